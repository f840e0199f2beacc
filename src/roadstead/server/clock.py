"""The server's time: it never goes back, and a jump of the machine's clock does not make anybody late."""

from __future__ import annotations

import sys
import time
from typing import Final

from roadstead.server.log import note

TOLERANCE_MS: Final = 60_000
"""Milliseconds by which the machine's clock may be behind what is stored before it is worth a word."""

CLOCK_THAT_COUNTS_SLEEP: Final[int | None] = getattr(
    time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", None) if sys.platform == "darwin" else None
)
"""The clock that counts a sleep, too: BOOTTIME on Linux, MONOTONIC on macOS; on Windows any does."""


def ticks_ns() -> int:
    """Nanoseconds by a clock that nobody sets and that goes on while the computer sleeps, where there is one.

    Python's monotonic clock stands still meanwhile on Linux and macOS: deadlines would be late by the whole sleep.
    """
    return (
        time.monotonic_ns()
        if CLOCK_THAT_COUNTS_SLEEP is None
        else time.clock_gettime_ns(CLOCK_THAT_COUNTS_SLEEP)
    )


class Clock:
    """Milliseconds since 1970, counted on from the start by `ticks`."""

    def __init__(self) -> None:
        self.base_ms = time.time_ns() // 1_000_000
        self.started_ns = ticks_ns()

    def now(self) -> int:
        return self.base_ms + (ticks_ns() - self.started_ns) // 1_000_000

    def not_before(self, latest: int) -> None:
        """Go on from the latest time that is stored, where the machine's clock is behind it."""
        behind = latest - self.now()
        if behind <= 0:
            return
        self.base_ms += behind
        if behind > TOLERANCE_MS:
            note(
                "clock-behind",
                seconds=behind // 1000,
                hint="times go on from the last event",
            )


class FixedClock(Clock):
    """For tests: time stands still unless it is told to pass."""

    def __init__(self, at: int) -> None:
        super().__init__()
        self.at = at

    def now(self) -> int:
        return self.at

    def not_before(self, latest: int) -> None:
        self.at = max(self.at, latest)
