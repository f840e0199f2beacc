"""The server's log: JSON lines on standard error. No names, no keys, no hidden information."""

from __future__ import annotations

import json
import logging
import time
from typing import Any, Final

SAME_LINE_SECONDS: Final = 60.0
"""A line that says the same again is left out for so long, and counted: whatever fails may fail for every request."""
MAX_REMEMBERED: Final = 1_000
"""Most lines remembered; beyond that the oldest is forgotten."""

logger = logging.getLogger("roadstead.server")


def note(event: str, **facts: str | int | float | bool) -> None:
    """Log an event."""
    line = {"at": written(time.time()), "event": event, **facts}
    logger.info(json.dumps(line, ensure_ascii=False), extra={"line": line})


def written(at: float) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(at))


def line_of(record: logging.LogRecord) -> dict[str, Any]:
    """What a record says: our own events as they are, messages of libraries the same way."""
    if record.name == logger.name:
        return {**vars(record)["line"]}
    line = {"at": written(record.created), "event": "warned", "by": record.name, "text": record.getMessage()}
    if record.exc_info and record.exc_info[0] is not None:
        line["error"] = record.exc_info[0].__name__
    return line


class JsonFormatter(logging.Formatter):
    """A line of JSON; `left_out` is how often the same was not written since it was the last time."""

    def format(self, record: logging.LogRecord) -> str:
        line = line_of(record)
        if left_out := getattr(record, "left_out", 0):
            line["left_out"] = left_out
        return json.dumps(line, ensure_ascii=False)


class Repetitions(logging.Filter):
    """Lets the same line through once a minute."""

    def __init__(self) -> None:
        super().__init__()
        self.written: dict[str, tuple[float, int]] = {}
        """For each line when it was last written, and how often it has been left out since; the oldest first."""

    def filter(self, record: logging.LogRecord) -> bool:
        same = json.dumps({**line_of(record), "at": ""})
        at, left_out = self.written.get(same, (-SAME_LINE_SECONDS, 0))
        now = time.monotonic()
        if now < at + SAME_LINE_SECONDS:
            self.written[same] = (at, left_out + 1)
            return False
        record.left_out = left_out
        self.written.pop(same, None)
        self.written[same] = (now, 0)
        if len(self.written) > MAX_REMEMBERED:
            self.written.pop(next(iter(self.written)), None)
        return True


def to_standard_error() -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter())
    handler.addFilter(Repetitions())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logger.setLevel(logging.INFO)
