"""Rate limits per person and address: token buckets."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network

from roadstead.refusal import Refused

MAX_BUCKETS = 20_000
"""The least recently used bucket is dropped first."""

EVENTS_PER_REQUEST = 100
"""So many events of a game's history, in one answer, count as a request more."""


@dataclass(frozen=True)
class Rate:
    """`burst` at once, then `per_second`."""

    burst: int
    per_second: float


@dataclass(frozen=True)
class Rates:
    """The limits of a server."""

    requests: Rate = Rate(120, 20.0)
    """HTTP requests and new connections of an address."""
    arrivals: Rate = Rate(20, 0.2)
    """New guests and sign-ins by key, of an address."""
    making: Rate = Rate(30, 0.5)
    """Tables, records, names, keys and tokens made by a person."""
    sandboxes: Rate = Rate(12, 0.05)
    """Forks made by a person."""
    messages: Rate = Rate(200, 50.0)
    """Messages over all live connections of a person, or of an address if nobody is signed in; some count more."""
    address_messages: Rate = Rate(800, 200.0)
    """Messages over all live connections of an address."""
    chat: Rate = Rate(8, 0.4)
    """Chat messages of a person."""
    hints: Rate = Rate(6, 0.2)
    """Hints requested by a person: each costs a bot's time."""
    sockets: int = 40
    """Live connections of a person, or of an address if nobody is signed in."""
    address_sockets: int = 160
    """Live connections of an address."""
    connections: int = 256
    """Open connections of any kind of an address that is not a trusted proxy; 0: unlimited."""
    frames: Rate = Rate(500, 100.0)
    """Frames of one live connection: messages and parts of them, pings and pongs."""
    address_tables: Rate = Rate(120, 1.0)
    """Tables and records made from an address, where anybody may be many guests."""
    address_chat: Rate = Rate(60, 3.0)
    """Chat messages from an address."""


NO_LIMIT = Rate(10**9, 1e9)
UNLIMITED = Rates(
    NO_LIMIT,
    NO_LIMIT,
    NO_LIMIT,
    NO_LIMIT,
    NO_LIMIT,
    NO_LIMIT,
    NO_LIMIT,
    NO_LIMIT,
    10**9,
    10**9,
    0,
    NO_LIMIT,
    NO_LIMIT,
    NO_LIMIT,
)
"""For tests and measurements that are not about limits."""


@dataclass(frozen=True)
class Timeouts:
    """How many seconds a server waits for others."""

    request_seconds: float = 10.0
    """For a whole request, or for the first byte of one; a large body may take longer."""
    health_seconds: float = 2.0
    """For the database, in a health check."""
    database_seconds: float = 10.0
    """For an answer of the database."""
    return_seconds: float = 30.0
    """For players to come back after a start or a pause of the server, before their clocks can run out."""
    farewell_seconds: int = 3
    """For clients to read their answers when the server stops."""
    last_writes_seconds: float = 2.5
    """For all remaining database work when the server stops."""
    stop_seconds: float = 9.5
    """For the whole shutdown; then the process exits as if killed, which loses nothing acknowledged."""


class Counts:
    """How many of something each person or address has at present."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self.counts)

    def add(self, whose: str, most: int) -> bool:
        """Count one more, unless there are `most` already."""
        count = self.counts.get(whose, 0)
        if count >= most:
            return False
        self.counts[whose] = count + 1
        return True

    def remove(self, whose: str) -> None:
        self.counts[whose] -= 1
        if not self.counts[whose]:
            del self.counts[whose]


def address_key(host: str) -> str:
    """The address that limits count by: a whole /64 of IPv6, which is what one customer has."""
    try:
        address = ip_address(host)
    except ValueError:  # not an IP address, but a name given by a proxy
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((int(address) >> 64 << 64, 64)))


class Bucket:
    """What is left of a rate; full at first."""

    __slots__ = ("at", "level")

    def __init__(self, rate: Rate) -> None:
        self.level = float(rate.burst)
        self.at = time.monotonic()

    def take(self, rate: Rate, count: int = 1) -> bool:
        """Take `count`, if that many are left."""
        now = time.monotonic()
        self.level = min(float(rate.burst), self.level + (now - self.at) * rate.per_second)
        self.at = now
        if self.level < count:
            return False
        self.level -= count
        return True


class Limits:
    def __init__(self) -> None:
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, rate: Rate, whose: str, count: int = 1) -> None:
        """Take `count` from a bucket, or refuse."""
        bucket = self.buckets.setdefault(whose, Bucket(rate))
        self.buckets.move_to_end(whose)
        if len(self.buckets) > MAX_BUCKETS:
            self.buckets.popitem(last=False)
        if not bucket.take(rate, count):
            raise Refused("too-fast")

    def take_history(self, rates: Rates, address: str, events: int) -> None:
        """Count a long history as several requests: whoever asks may have made us put each event into words anew."""
        self.take(rates.requests, f"request:{address}", events // EVENTS_PER_REQUEST)
