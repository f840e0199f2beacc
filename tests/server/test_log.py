"""The log: a line of JSON for each event, and the same line once a minute."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from io import StringIO
from typing import Any

import pytest

from roadstead.server import log
from roadstead.server.log import note

LIBRARY = logging.getLogger("some.library")


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[StringIO]:
    """What a server writes to standard error."""
    stream = StringIO()
    root = logging.getLogger()
    handlers, levels = root.handlers[:], (root.level, log.logger.level)
    root.handlers.clear()
    monkeypatch.setattr("sys.stderr", stream)
    log.to_standard_error()
    yield stream
    root.handlers[:] = handlers
    root.setLevel(levels[0])
    log.logger.setLevel(levels[1])


def lines_in(written: StringIO) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert all(line.pop("at").endswith("Z") for line in lines)
    return lines


def test_the_same_is_said_once_a_minute_with_how_often_it_happened(
    written: StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> None:
        note("storage-failed", error="OperationalError", why="disk full")
        note("table-failed", table="a33af719603c", error="ValueError")
        LIBRARY.warning("it fails %s", "again")

    for _ in range(500):
        fail()
    note("table-failed", table="b33af719603c", error="ValueError")
    once = [
        {"event": "storage-failed", "error": "OperationalError", "why": "disk full"},
        {"event": "table-failed", "table": "a33af719603c", "error": "ValueError"},
        {"event": "warned", "by": "some.library", "text": "it fails again"},
    ]
    assert lines_in(written) == [*once, {**once[1], "table": "b33af719603c"}]
    monkeypatch.setattr(log, "SAME_LINE_SECONDS", 0.0)  # later
    for _ in range(2):
        fail()
    assert lines_in(written)[4:] == [{**line, "left_out": 499} for line in once] + once


def test_lines_are_remembered_up_to_a_number(written: StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "MAX_REMEMBERED", 3)
    for number in (1, 2, 3, 1, 4, 1):
        note("failed", number=number)
    assert [line["number"] for line in lines_in(written)] == [1, 2, 3, 4, 1]
