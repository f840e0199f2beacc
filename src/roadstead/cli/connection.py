"""A server connection for a program that blocks on the keyboard: it runs in a thread and reconnects automatically."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass
from queue import Queue
from threading import Thread
from typing import Any, TypeVar

import httpx
from websockets.exceptions import WebSocketException

from roadstead.cli.errors import Failed
from roadstead.cli.keyboard import News
from roadstead.client import Client, Disconnected, Live
from roadstead.protocol import ChatLine, Happened, Position, TableInfo

T = TypeVar("T")

FIRST_PAUSE_SECONDS = 0.5
LONGEST_PAUSE_SECONDS = 15.0
"""The pause between two attempts to reconnect; it doubles after each."""
CLOSE_SECONDS = 2.0
"""How long closing a connection may take."""


class ConnectionLost(Exception):
    """The connection is lost; reconnecting is under way."""


@dataclass(frozen=True)
class TableSnapshot:
    """A consistent copy of what is known of a table."""

    live: Live
    table: TableInfo
    position: Position | None
    events: list[Happened]
    chat: list[ChatLine]


class Connection:
    """Sends requests to a server and waits for the answer; follows a table and puts its news into the inbox."""

    def __init__(self, client: Client, inbox: Queue[News]) -> None:
        self.client = client
        self.inbox = inbox
        self.live: Live | None = None
        self.following: asyncio.Task[None] | None = None
        self.loop = asyncio.new_event_loop()
        Thread(target=self.loop.run_forever, daemon=True).start()

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Run an HTTP request of the client and wait for its result."""
        try:
            return asyncio.run_coroutine_threadsafe(work, self.loop).result()
        except httpx.TransportError as error:
            raise Failed(f"{self.client.server} cannot be reached ({describe_error(error)})") from error
        except (httpx.InvalidURL, httpx.UnsupportedProtocol) as error:
            raise Failed(f"{self.client.server} is not the address of a server") from error

    def call_live(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a request over the table's live connection and wait for its result."""
        try:
            return asyncio.run_coroutine_threadsafe(work, self.loop).result()
        except (Disconnected, TimeoutError) as error:
            raise ConnectionLost from error

    # -- a table -----------------------------------------------------------------------------------------

    def follow(self, table_id: str, seat: int | None, invite: str) -> None:
        """Subscribe to a table, instead of the one followed before."""
        self.stop_following()
        self.following = asyncio.run_coroutine_threadsafe(
            self.start_following(table_id, seat, invite), self.loop
        ).result()

    async def start_following(self, table_id: str, seat: int | None, invite: str) -> asyncio.Task[None]:
        return asyncio.create_task(self.keep_following(table_id, seat, invite))

    async def keep_following(self, table_id: str, seat: int | None, invite: str) -> None:
        pause = FIRST_PAUSE_SECONDS
        while True:
            live: Live | None = None
            try:
                before = self.live
                seat = before.seat if before is not None else seat
                async with self.client.live(table_id, seat, invite=invite, before=before, means=True) as live:
                    await self.pass_on_news(live, back=before is not None)
                    pause = FIRST_PAUSE_SECONDS
            except (Disconnected, OSError, TimeoutError, WebSocketException):
                pass
            except Exception:  # nobody else would hear of it, and the user would wait for ever
                self.inbox.put(News("gone", "failed"))
                raise
            if live is not None and live.refused:
                self.inbox.put(News("gone", live.why))
                return
            self.inbox.put(News("lost"))
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE_SECONDS, 2 * pause)

    def snapshot(self) -> TableSnapshot | None:
        """A consistent copy of the table as it is now; None before the first message."""
        return asyncio.run_coroutine_threadsafe(self.take_snapshot(), self.loop).result()

    async def take_snapshot(self) -> TableSnapshot | None:
        live = self.live
        if live is None or live.table is None:
            return None
        return TableSnapshot(live, live.table, live.position, list(live.events), list(live.chat))

    async def pass_on_news(self, live: Live, back: bool) -> None:
        """Put news into the inbox until the connection is lost."""
        while True:
            try:
                await live.news()
            except TimeoutError:
                continue  # nothing happened for a while; the client itself notices a dead connection
            table = live.table
            if table is not None and (table.status == "waiting" or live.position is not None):
                self.live = live
                self.inbox.put(News("back" if back else "changed"))
                back = False

    def stop_following(self) -> None:
        """Unsubscribe and close the live connection, so that the server sees that we left. No news come after that."""
        following, self.following = self.following, None
        if following is not None:
            self.close_quietly(end(following))
        self.live = None

    def close(self) -> None:
        self.stop_following()
        self.close_quietly(self.client.close())
        self.close_quietly(self.give_up_rest())
        self.loop.call_soon_threadsafe(self.loop.stop)

    async def give_up_rest(self) -> None:
        """End what still waits for the other side: the interpreter would complain of it as it exits."""
        rest = asyncio.all_tasks() - {asyncio.current_task()}
        for task in rest:
            task.cancel()
        await asyncio.gather(*rest, return_exceptions=True)

    def close_quietly(self, work: Coroutine[Any, Any, None]) -> None:
        """Close something, ignoring errors: the other side may be gone."""
        with suppress(Exception):
            asyncio.run_coroutine_threadsafe(work, self.loop).result(CLOSE_SECONDS)


async def end(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.wait([task])


def describe_error(error: httpx.TransportError) -> str:
    if isinstance(error, httpx.TimeoutException):
        return "it does not answer"
    return "nobody answers there" if isinstance(error, httpx.ConnectError) else type(error).__name__
