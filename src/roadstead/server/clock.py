"""The server's clock: monotonic, and unaffected by changes of the system time."""

from __future__ import annotations

import sys
import time
from typing import Final

from roadstead.server.log import note

TOLERANCE_MS: Final = 60_000
"""How far the system time may be behind the last stored time before it is logged."""

CLOCK_THAT_COUNTS_SLEEP: Final[int | None] = getattr(
    time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", None) if sys.platform == "darwin" else None
)
"""A clock that also runs while the computer sleeps: BOOTTIME on Linux, MONOTONIC on macOS; on Windows any does."""


def ticks_ns() -> int:
    """Nanoseconds on a monotonic clock that, where available, also runs while the computer sleeps.

    Python's own monotonic clock stops during sleep on Linux and macOS: deadlines would be late by that much.
    """
    return (
        time.monotonic_ns()
        if CLOCK_THAT_COUNTS_SLEEP is None
        else time.clock_gettime_ns(CLOCK_THAT_COUNTS_SLEEP)
    )


class Clock:
    """Milliseconds since 1970: the system time at start, advanced by `ticks_ns`."""

    def __init__(self) -> None:
        self.base_ms = time.time_ns() // 1_000_000
        self.started_ns = ticks_ns()

    def now(self) -> int:
        return self.base_ms + (ticks_ns() - self.started_ns) // 1_000_000

    def not_before(self, latest: int) -> None:
        """Continue from the latest stored time if the system time is behind it."""
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
    """For tests: stands still until set."""

    def __init__(self, at: int) -> None:
        super().__init__()
        self.at = at

    def now(self) -> int:
        return self.at

    def not_before(self, latest: int) -> None:
        self.at = max(self.at, latest)
