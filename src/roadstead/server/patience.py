"""How long the server waits for its database."""

from __future__ import annotations

from math import inf
from time import monotonic


class Patience:
    """A time-out for each answer, and a deadline for all of them that is set when the server stops."""

    def __init__(self, seconds: float = 10.0) -> None:
        self.seconds = seconds
        self.until = inf

    def hurry(self, seconds: float) -> None:
        """Set the deadline for everything: no more than this many seconds from now."""
        self.until = min(self.until, monotonic() + seconds)

    def left(self, began: float) -> float:
        """Seconds left for an answer that has been waited for since `began`."""
        return min(began + self.seconds, self.until) - monotonic()
