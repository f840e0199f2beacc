"""How much one person or address may ask for: buckets that fill up again with time."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass

from roadstead.server.refusals import Denied

REMEMBERED = 20_000
"""Buckets of so many people and addresses are kept; the one used longest ago goes first."""


@dataclass(frozen=True)
class Rate:
    """`burst` at once, then `per_second`."""

    burst: int
    per_second: float


@dataclass(frozen=True)
class Rates:
    """What a server allows."""

    requests: Rate = Rate(120, 20.0)
    """HTTP requests and new connections of an address."""
    arrivals: Rate = Rate(20, 0.2)
    """New guests and keys tried, of an address."""
    making: Rate = Rate(30, 0.5)
    """Tables, records, names, keys and tokens made by a person."""
    sandboxes: Rate = Rate(12, 0.05)
    """Forks made by a person."""
    messages: Rate = Rate(200, 50.0)
    """Messages of a live connection."""
    chat: Rate = Rate(8, 0.4)
    """Lines said by a person."""
    hints: Rate = Rate(6, 0.2)
    """Hints a person asks for: each costs a bot's time."""
    sockets: int = 40
    """Live connections of a person, or of an address that is nobody."""


class Limits:
    def __init__(self) -> None:
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, rate: Rate, whose: str) -> None:
        """Take one from a bucket, or refuse."""
        now = time.monotonic()
        level, at = self.buckets.pop(whose, (float(rate.burst), now))
        level = min(float(rate.burst), level + (now - at) * rate.per_second)
        if level < 1.0:
            self.buckets[whose] = (level, now)
            raise Denied("too-fast", "that was too much at once; please wait a moment")
        self.buckets[whose] = (level - 1.0, now)
        if len(self.buckets) > REMEMBERED:
            self.buckets.popitem(last=False)
