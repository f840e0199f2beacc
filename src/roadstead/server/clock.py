"""The server's time: it never goes back, and a jump of the machine's clock does not make anybody late."""

from __future__ import annotations

import time
from typing import Final

from roadstead.server.notes import note

TOLERANCE: Final = 60_000
"""Milliseconds by which the machine's clock may be behind what is stored before it is worth a word."""


class Clock:
    """Milliseconds since 1970, counted on from the start by a clock that nobody sets."""

    def __init__(self) -> None:
        self.base = time.time_ns() // 1_000_000
        self.begun = time.monotonic_ns()

    def now(self) -> int:
        return self.base + (time.monotonic_ns() - self.begun) // 1_000_000

    def not_before(self, latest: int) -> None:
        """Go on from the latest time that is stored, where the machine's clock is behind it."""
        behind = latest - self.now()
        if behind <= 0:
            return
        self.base += behind
        if behind > TOLERANCE:
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
