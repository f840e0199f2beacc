"""The server's log: one JSON object a line, on standard error. No names, no keys, nothing hidden of a game."""

from __future__ import annotations

import json
import logging
import time

logger = logging.getLogger("roadstead.server")


def note(event: str, **facts: str | int | float | bool) -> None:
    """Write a line about something that happened."""
    at = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    logger.info(json.dumps({"at": at, "event": event, **facts}, ensure_ascii=False))


class JsonFormatter(logging.Formatter):
    """Our notes as they are; what a library has to say becomes a line of the same kind."""

    def format(self, record: logging.LogRecord) -> str:
        if record.name == logger.name:
            return record.getMessage()
        at = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created))
        line = {"at": at, "event": "warned", "by": record.name, "text": record.getMessage()}
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
        return json.dumps(line, ensure_ascii=False)


def to_standard_error() -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logger.setLevel(logging.INFO)
