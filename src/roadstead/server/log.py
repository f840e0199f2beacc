"""The server's log: JSON lines on standard error. No names, no keys, no hidden information."""

from __future__ import annotations

import json
import logging
import time

logger = logging.getLogger("roadstead.server")


def note(event: str, **facts: str | int | float | bool) -> None:
    """Log an event."""
    at = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    logger.info(json.dumps({"at": at, "event": event, **facts}, ensure_ascii=False))


class JsonFormatter(logging.Formatter):
    """Passes our lines through and formats messages of libraries the same way."""

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
