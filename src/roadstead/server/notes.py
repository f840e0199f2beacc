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


def to_standard_error() -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(message)s"))
    logger.handlers = [handler]
    logger.setLevel(logging.INFO)
    logger.propagate = False
