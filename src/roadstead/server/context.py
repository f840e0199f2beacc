"""The parts of a running server, and who sent a request."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from roadstead.refusal import Refused
from roadstead.server import rows
from roadstead.server.bot_pool import BotPool
from roadstead.server.clock import Clock, ticks_ns
from roadstead.server.limits import Counts, Limits, Rates, Timeouts, address_key
from roadstead.server.log import note
from roadstead.server.network import Listening, strange_name
from roadstead.server.people import COOKIE, SECURE_COOKIE, People, Person
from roadstead.server.store import Store
from roadstead.server.tables import Tables

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
CHECK_SECONDS: Final = 1.0
"""Interval of the checks of clocks and idle tables."""
PAUSE_SECONDS: Final = 5.0
"""Checks further apart than this mean that the server could not serve: it was suspended, or its database was."""
CHECKS_PER_BOT_CHECK: Final = 15
"""Every so many checks, also look for tables whose bots are not running."""

OWN_DECK_PRICE: Final = 5
"""How many requests it counts as to ask for the words or the cards of a custom deck, which takes up to 0.2 seconds."""

FAILED_WRITE_SECONDS: Final = 60.0
"""How long a failed write makes the server unhealthy, unless a later one succeeds."""

Health: TypeAlias = Literal["good", "read-only", "unreachable"]
Connection = ASGIConnection[Any, Any, Any, Any]


@dataclass
class Settings:
    """How a server is run."""

    database: str
    bot_workers: int = 2
    rates: Rates = field(default_factory=Rates)
    timeouts: Timeouts = field(default_factory=Timeouts)
    clock: Clock = field(default_factory=Clock)
    page: Path | None = None
    """Folder of the built page, if not the package's own."""
    listening: Listening | None = None
    """Where it listens; None if that is nobody's concern."""
    known_as: frozenset[str] = frozenset()
    """Names by which browsers on this machine may reach it, beside those that can only mean this machine."""


class Server:
    """The store and everything built on it; opened before the first request, closed after the last."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = Limits()
        self.rates = settings.rates
        self.clock = settings.clock
        self.store = Store(settings.database, settings.timeouts.database_seconds)
        self.bot_pool = BotPool(settings.bot_workers)
        self.tables = Tables(self.store, self.clock, self.bot_pool, self.limits, self.rates)
        self.people = People(self.store, self.clock)
        self.sockets = Counts()
        self.housekeeping: asyncio.Task[None] | None = None
        self.probing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.clock.not_before(await self.store.read(rows.latest_time))
        self.housekeeping = asyncio.create_task(self.keep_house())
        note("started", tables=len(await self.store.read(rows.tables_for_bots)))

    async def keep_house(self) -> None:
        """Regularly check clocks, idle tables and bots that are not running."""
        checks = 0
        checked_at, clocks_run_at = -inf, 0.0
        while True:
            now = ticks_ns() / 1e9
            if now > checked_at + PAUSE_SECONDS:  # nobody could play meanwhile
                clocks_run_at = now + self.settings.timeouts.return_seconds
            checked_at = now
            try:
                if checks % CHECKS_PER_BOT_CHECK == 0:
                    await self.tables.wake_bots()
                if now >= clocks_run_at:
                    await self.tables.watch_clocks()
                self.tables.sweep()
            except Refused as refused:
                note("look-failed", why=refused.reason)
            except Exception as error:  # the checks must go on
                note("look-failed", why=type(error).__name__)
            checks += 1
            await asyncio.sleep(CHECK_SECONDS)

    async def close(self) -> None:
        """Stop the bots, finish writes, close the connections."""
        if self.housekeeping is not None:
            self.housekeeping.cancel()
            await asyncio.gather(self.housekeeping, return_exceptions=True)
        await self.tables.close()
        for live_table in list(self.tables.in_memory.values()):
            for reader in list(live_table.readers):
                reader.drop()
        await asyncio.to_thread(self.store.close)
        note("stopped")

    async def health(self) -> Health:
        """The state of the database, determined within `health_seconds`."""
        until = asyncio.get_running_loop().time() + self.settings.timeouts.health_seconds
        try:
            async with asyncio.timeout_at(until):
                await self.people.by_id("")
        except (TimeoutError, Refused):
            return "unreachable"
        if self.probing is None or self.probing.done():  # one probe at a time, however many requests
            self.probing = asyncio.create_task(self.store.try_to_write())
        try:
            async with asyncio.timeout_at(until):
                await asyncio.shield(self.probing)
        except (TimeoutError, Refused):
            return "read-only"
        failed = self.store.failed_at
        return (
            "read-only" if failed is not None and time.monotonic() < failed + FAILED_WRITE_SECONDS else "good"
        )

    def reached_by(self) -> dict[str, Any]:
        """How other machines reach it, or the command with which they would."""
        listening = self.settings.listening
        if listening is None:
            return {}
        if listening.command:
            return {"command": listening.command}
        found = listening.addresses()
        return {"address": found[0], "addresses": found} if found else {"addresses": []}

    def charge_history(self, connection: Connection, events: int) -> None:
        self.limits.take_history(self.rates, client_address(connection), events)

    def charge_table(self, connection: Connection, person: Person) -> None:
        """Count a table or a record that a person makes."""
        self.limits.take(self.rates.making, f"making:{person.id}")
        self.limits.take(self.rates.address_tables, f"tables:{client_address(connection)}")

    def charge_own_deck(self, connection: Connection, cards: str) -> None:
        """Count a request that makes us describe a custom deck as several: there may be any number of such decks."""
        if cards:
            self.limits.take(self.rates.requests, f"request:{client_address(connection)}", OWN_DECK_PRICE - 1)

    @contextmanager
    def count_live(self, person: str, address: str) -> Iterator[None]:
        """Count a live connection for its person and its address, or refuse it."""
        caps = {f"person:{person or address}": self.rates.sockets, address: self.rates.address_sockets}
        counted: list[str] = []
        try:
            for whose, most in caps.items():
                if not self.sockets.add(whose, most):
                    raise Refused("too-fast", "you have too many connections")
                counted.append(whose)
            yield
        finally:
            for whose in counted:
                self.sockets.remove(whose)

    # -- who is asking -------------------------------------------------------------------------------------

    async def person(self, connection: Connection) -> Person | None:
        """Identify by token or cookie. An invalid token is refused; an invalid cookie is ignored."""
        if "authorization" in connection.headers:
            token = token_in(connection)
            person = await self.people.by_token(token) if token else None
            if person is None:
                raise Refused("not-signed-in", "this token is not valid")
            return person
        cookie = cookie_in(connection)
        person = await self.people.by_cookie(cookie) if cookie else None
        if person is not None and person.is_new:
            await self.end_replaced(person)
        return person

    async def end_replaced(self, person: Person) -> None:
        """End the sessions that a new cookie replaces; if that cannot be stored, its next use does."""
        with suppress(Refused):
            for ended in await self.people.confirm(person):
                self.tables.dismiss(ended)


def client_address(connection: Connection) -> str:
    """The client's address as rate limits count it."""
    return address_key(connection.client.host) if connection.client else "nowhere"


def is_secure(connection: Connection) -> bool:
    """Whether the browser speaks TLS, to us or to a proxy that we trust."""
    return connection.scope["scheme"] in ("https", "wss")


def cookie_in(connection: Connection) -> str:
    """The session cookie; empty if there is none."""
    plain = connection.cookies.get(COOKIE, "")  # over https: set before the secure name existed
    return connection.cookies.get(SECURE_COOKIE, plain) if is_secure(connection) else plain


def token_in(connection: Connection) -> str:
    """A program's token; empty if there is none."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def check_origin(connection: Connection, method: str) -> None:
    """Refuse cross-site requests of browsers (CSRF): they would carry our cookie."""
    if method in SAFE_METHODS:
        return
    if connection.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise Refused("cross-site")
    origin = connection.headers.get("origin", "")
    if origin and host_of(origin) != connection.headers.get("host", ""):
        raise Refused("cross-site")


def check_host(connection: Connection, known_as: frozenset[str]) -> None:
    """Refuse a page that a stranger's name server has led here (DNS rebinding)."""
    address, port = connection.scope.get("server") or ("", None)
    if port is None:  # a socket that no browser reaches
        return
    if (
        is_secure(connection) and "sec-fetch-site" in connection.headers
    ):  # pages cannot set it: by TLS, so by a proxy
        return
    name = strange_name(connection.headers.get("host", ""), (address, port), known_as)
    if name:
        raise Refused("cross-site", f"this server is not called {name}; if it is: serve --known-as {name}")


def host_of(origin: str) -> str:
    """Host and port of an origin; empty if it has none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:  # a truncated IPv6 address
        return ""
