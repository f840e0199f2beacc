"""How long the server waits for its database."""

from __future__ import annotations

from math import inf
from time import monotonic


class Patience:
    """So many seconds for one answer; and none past `until`, which is set when the server stops."""

    def __init__(self, seconds: float = 10.0) -> None:
        self.seconds = seconds
        self.until = inf

    def hurry(self, seconds: float) -> None:
        """From now on wait no longer than this, all in all."""
        self.until = min(self.until, monotonic() + seconds)

    def left(self, began: float) -> float:
        """Seconds left for an answer that has been waited for since `began`."""
        return min(began + self.seconds, self.until) - monotonic()
