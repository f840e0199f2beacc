"""Connections that are dropped, messages sent twice, late, out of order or again: the game does not notice."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from itertools import cycle
from random import Random
from threading import Event
from typing import Any

import pytest
from litestar import WebSocket
from msgspec import json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from roadstead import protocol
from roadstead.client import DECODER, Client, Disconnected
from roadstead.protocol import Accepted, GameName, Happened, Position
from roadstead.server import connections as live_module
from tests.luck import SOAK
from tests.server.audit import Audited, audit, new_match
from tests.server.playing import GAMES
from tests.server.running import PATIENCE, Running, eventually, go

MOVES = 400 if SOAK else 25
"""How many moves each table gets on under chaos."""
DROPS = 4
"""How many connections are lost meanwhile, at least, however quick the machine is."""
LIFE = 12
"""A connection is lost after fewer messages than this: so it is lost often, however quick the machine is."""


class Wild:
    """A page on a bad line: it loses its connection at any moment, and what it says arrives twice, late or never."""

    def __init__(self, client: Client, table: str, seat: int, rng: Random) -> None:
        self.client = client
        self.table = table
        self.seat = seat
        self.rng = rng
        self.position: Position | None = None
        self.events: list[Happened] = []
        self.intents: set[tuple[str, str, int]] = set()
        """All it ever wanted: to move or to take back, and in which position."""
        self.sent: list[str] = []
        self.held: list[str] = []
        self.drops = 0
        self.accepted = 0

    async def play_on(self) -> None:
        while True:
            with suppress(OSError, WebSocketException):
                await self.one_connection()
            self.drops += 1

    async def one_connection(self) -> None:
        after = self.position.position if self.position is not None else -1
        line = await self.client.connect(self.table, self.seat, "", "", after)
        seconds, messages = self.rng.random() * 0.5, self.rng.randrange(LIFE)
        try:
            async with asyncio.timeout(seconds):
                for _ in range(messages):
                    message = DECODER.decode(await line.recv())
                    for _ in range(self.rng.choice((1, 1, 2))):
                        self.hear(message)
                    await self.speak(line)
        except TimeoutError:
            pass
        finally:
            line.transport.abort()

    def hear(self, message: protocol.FromServer) -> None:
        if isinstance(message, Accepted):
            self.accepted += 1
        if not isinstance(message, Position):
            return
        if self.position is not None and message.position < self.position.position:
            return
        assert message.since <= len(self.events), "events are missing"
        self.position = message
        self.events[message.since :] = message.events

    async def speak(self, line: ClientConnection) -> None:
        """Say what it wants now, or not yet, or twice; or something from long ago."""
        rng = self.rng
        told = self.position
        if told is not None and told.options:
            if told.undo == "alone" and rng.random() < 0.15:
                self.intend("undo", "", told.position)
            else:
                self.intend("move", rng.choice(told.options).move, told.position)
        if self.sent and rng.random() < 0.3:
            self.held.append(rng.choice(self.sent))
        rng.shuffle(self.held)
        while self.held and rng.random() < 0.8:
            text = self.held.pop()
            self.sent.append(text)
            for _ in range(rng.choice((1, 1, 2, 3))):
                await line.send(text)

    def intend(self, kind: str, move: str, position: int) -> None:
        self.intents.add((kind, move, position))
        what = {"do": kind, "move": move, "position": position}
        if kind == "undo":
            what = {"do": "restart", "position": position}
        self.held.append(json.encode(what).decode())


def nothing_was_done_twice(table: Audited, players: list[Wild]) -> int:
    """Each move in the journal was wanted, in a position since which the seat had not acted: so it was done once."""
    match = new_match(table.found)
    wanted = {player.seat: player.intents for player in players}
    done = 0
    batch = 0
    """Where a whole turn was taken back at once, its first entry."""
    for entry in table.journal:
        fresh = match.table.choices_since[max(entry.seat, 0)]
        if entry.seat in wanted and entry.kind in ("play", "undo"):
            kind = "move" if entry.kind == "play" else "undo"
            began = batch if kind == "undo" and batch else fresh
            assert any(
                (kind, entry.what, position) in wanted[entry.seat] for position in range(began, entry.number)
            ), f"entry {entry.number} was not asked for"
            done += 1
            batch = began if kind == "undo" else 0
        else:
            batch = 0
        match.replay(entry)
    return done


@pytest.mark.parametrize("game", GAMES)
def test_a_bad_line_loses_and_doubles_nothing(site: Running, database: str, game: GameName) -> None:
    async def scenario() -> tuple[str, list[Wild]]:
        async with await Client.guest(site.url, "Ann") as ann, await Client.guest(site.url, "Ben") as ben:
            table = await ann.create(game, friends=1, bots=["random"])
            await ben.join(table.id, table.invite)
            players = [
                Wild(client, table.id, seat, Random(f"{game}{seat}"))
                for seat, client in enumerate((ann, ben))
            ]
            tasks = [asyncio.create_task(player.play_on()) for player in players]
            while (now := await ann.table(table.id)).status == "running":
                if sum(p.accepted for p in players) >= MOVES and sum(p.drops for p in players) >= DROPS:
                    break
                await asyncio.sleep(0.02)
                for task in tasks:
                    if task.done():
                        task.result()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            assert now.position > 0
            for player in players:
                await comes_to_rest(player)
            return table.id, players

    table, players = go(scenario())
    assert sum(player.drops for player in players) >= DROPS
    assert nothing_was_done_twice(audit(database)[table], players) > 0


async def comes_to_rest(player: Wild) -> None:
    """On a good line again, a page has in the end what a fresh one gets."""
    while True:
        after = player.position.position if player.position is not None else -1
        line = await player.client.connect(player.table, player.seat, "", "", after)
        fresh = await player.client.position(player.table, player.seat)
        try:
            async with asyncio.timeout(PATIENCE):
                while player.position is None or player.position.position < fresh.position:
                    player.hear(DECODER.decode(await line.recv()))
        finally:
            await line.close()
        if player.position.position == fresh.position:
            assert player.position.digest == fresh.digest
            assert player.events == fresh.events
            return


def test_coming_back_brings_exactly_what_was_missed(site: Running, database: str) -> None:
    """Whatever was taken back in between: what is still known, and the rest."""

    site.server.tables.new_seed = lambda: "5eed" * 8  # the same game each time

    async def scenario() -> None:
        async with await Client.guest(site.url, "Ann") as ann:
            table = await ann.create("bremerhaven", me=2)
            rng = Random(5)
            known: dict[int, list[Happened]] = {}
            rewinds = 0
            for _ in range(120 if SOAK else 40):
                for seat in (0, 1):
                    told = await ann.position(table.id, seat)
                    if seat == 0:
                        known[told.position] = told.events
                    if told.undo and rng.random() < 0.25:
                        body = protocol.UndoBody(seat, told.position)
                        await ann.send("POST", f"/api/tables/{table.id}/undo", body)
                        rewinds += 1
                    elif told.options:
                        await ann.play(table.id, seat, rng.choice(told.options).move, told.position)
            assert rewinds > 5
            now = await ann.position(table.id, 0)
            journal = audit(database)[table.id].journal
            for position, events in known.items():
                kept = min([entry.kept for entry in journal[position:]], default=len(now.events))
                told = await ann.position(table.id, 0, after=position)
                assert told.since == kept
                assert events[: told.since] + told.events == now.events
                async with ann.live(table.id, seat=0, after=position) as live:
                    first = await live.first_position()
                    assert (first.since, first.events) == (told.since, told.events)

    go(scenario())


def test_a_client_comes_back_with_what_it_knows(site: Running) -> None:
    async def scenario() -> None:
        async with await Client.guest(site.url, "Ann") as ann:
            table = await ann.create("harbour", me=2)
            async with ann.live(table.id, seat=0) as known:
                await known.first_position()
            for _ in range(4):
                for seat in (0, 1):
                    told = await ann.position(table.id, seat)
                    if told.options:
                        await ann.play(table.id, seat, told.options[0].move, told.position)
            async with ann.live(table.id, seat=0, before=known) as live:
                told = await live.first_position()
                assert told.since > 0
                assert live.events == (await ann.position(table.id, 0)).events

    go(scenario())


async def deaf(client: Client, url: str, table: str) -> ClientConnection:
    """A connection whose other end takes next to nothing, and is not read."""
    plug = socket.socket()
    plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    host, port = url.removeprefix("http://").split(":")
    plug.setblocking(False)
    await asyncio.get_running_loop().sock_connect(plug, (host, int(port)))
    cookie = "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())
    line = await connect(
        f"ws://{host}:{port}/api/tables/{table}/live?lang=de",
        sock=plug,
        additional_headers={"cookie": cookie},
        compression=None,
        max_queue=1,
        max_size=None,
    )
    line.transport.pause_reading()
    return line


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_reader_who_takes_nothing_is_dropped_and_delays_nobody(
    site: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_module, "SLOW_SECONDS", 2.0)
    send = WebSocket.send_data
    sending: set[object] = set()
    """What somebody is being sent at this moment."""

    async def noticed(line: WebSocket[Any, Any, Any], *what: Any) -> None:
        this = object()
        sending.add(this)
        try:
            await send(line, *what)
        finally:
            sending.discard(this)

    monkeypatch.setattr(WebSocket, "send_data", noticed)

    async def scenario() -> None:
        async with await Client.guest(site.url, "Ann") as ann, await Client.guest(site.url, "Ben") as ben:
            table = await ann.create("bremerhaven", me=2, open=True)
            line = await deaf(ben, site.url, table.id)
            readers = site.server.tables.in_memory[table.id].readers
            loop = asyncio.get_running_loop()
            beside = 0
            rng = Random(3)
            languages = cycle(['{"do":"language","language":"fr"}', '{"do":"language","language":"de"}'])
            async with ann.live(table.id, seat=0) as live:
                await live.first_position()
                await eventually(lambda: holds(len(readers) == 2))
                until = loop.time() + PATIENCE
                while len(readers) == 2 and loop.time() < until:
                    await line.send(next(languages))  # all of it again, in other words
                    if live.choices:
                        before = set(sending)
                        await live.play(rng.choice(live.choices).move)
                        beside += bool(before & sending)  # he still had not taken it
                    else:
                        other = 1 - (live.seat or 0)
                        await live.sit(other)
                        while live.position is None or live.position.seat != other:
                            await live.news()
                assert len(readers) == 1
                assert beside > 0
                async with ben.live(table.id) as again:
                    assert (await again.first_position()).position == live.revision()
            await eventually(lambda: holds(not site.server.sockets))
            line.transport.abort()

    go(scenario())


async def holds(what: bool) -> bool:
    return what


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_burst_is_told_in_fewer_messages(site: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a reader takes a message, all that happens becomes the next one."""
    monkeypatch.setattr(live_module, "SLOW_SECONDS", 2 * PATIENCE)
    send = WebSocket.send_data
    takes = Event()

    async def slowly(line: WebSocket[Any, Any, Any], *what: Any) -> None:
        while not takes.is_set():
            await asyncio.sleep(0.01)
        await send(line, *what)

    monkeypatch.setattr(WebSocket, "send_data", slowly)

    async def scenario() -> None:
        async with await Client.guest(site.url, "Ann") as ann:
            table = await ann.create("bremerhaven", me=2)
            line = await ann.connect(table.id, 0, "", "", -1)
            moves = 0
            while moves < 60:
                for seat in (0, 1):
                    told = await ann.position(table.id, seat)
                    if told.options:
                        await ann.play(table.id, seat, told.options[0].move, told.position)
                        moves += 1
            newest = await ann.position(table.id, 0)
            takes.set()
            known: list[Position] = []
            events: list[Happened] = []
            while not known or known[-1].position < newest.position:
                message = DECODER.decode(await asyncio.wait_for(line.recv(), PATIENCE))
                if isinstance(message, Position):
                    known.append(message)
                    events[message.since :] = message.events
            assert known[-1].digest == newest.digest
            assert events == newest.events
            assert len(known) == 2  # the one he was taking, and the newest
            await line.close()

    go(scenario())


def test_what_is_sent_over_a_lost_connection_is_an_error(site: Running) -> None:
    async def scenario() -> None:
        async with await Client.guest(site.url, "Ann") as ann:
            table = await ann.create("harbour", me=2)
            async with ann.live(table.id, seat=0) as live:
                await live.first_position()
                live.socket.transport.abort()
                with pytest.raises(Disconnected):
                    await live.play("pass")

    go(scenario())
