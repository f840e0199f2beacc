"""Plays a script on a running server, all seats by clients of their own, and records every byte a reader gets."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random

from msgspec import Raw, Struct, json, msgpack
from websockets.asyncio.client import ClientConnection

from roadstead.client import Client
from roadstead.engine.game import CHANCE
from roadstead.engine.table import Table
from roadstead.engine.trial import Dice
from roadstead.protocol import AskMove, AskPing, AskPreview, Choice, Fork, FromClient, Move, UndoBody
from roadstead.server import rows
from roadstead.server.bot_pool import bot_request, hint_request
from roadstead.server.clock import FixedClock
from roadstead.server.forks import redeal_position
from roadstead.server.log import logger
from roadstead.server.replay import decision_from, replay_path
from roadstead.server.transport import MAX_AHEAD
from tests.server.running import PATIENCE, Running
from tests.server.twins import Event, Setup

TABLE = "twins"
START = 1_800_000_000_000
NEVER = 2**31 - 1
"""A position no game comes to."""
LANGUAGES = ("en", "de", "fr", "")

Viewer = int | None


@dataclass(frozen=True)
class Step:
    """Something a seat does at the table. `at`: its event; `reach`: how many events stand afterwards."""

    do: str
    who: int
    at: int
    reach: int


def plan(setup: Setup, played: Table, dice: Dice) -> list[Step]:
    """The steps that lead through a game; now and then a move is taken back and played again."""
    table = setup.table()
    steps: list[Step] = []
    for at, event in enumerate(played.log):
        if event.who == CHANCE:
            table.deal(event.code)
            continue
        table.play(event.who, event.code)
        reach = at + 1
        while reach < len(played.log) and played.log[reach].who == CHANCE:
            reach += 1
        steps.append(Step("play", event.who, at, reach))
        if dice.random() < 1 / 8 and reach < len(played.log):
            alone = reach == at + 1 and table.undoable(event.who) is not None
            steps += detour(alone, steps[-1], setup.seats, dice)
    return steps


def detour(alone: bool, play: Step, seats: int, dice: Dice) -> list[Step]:
    """Take a move back and play it again, alone or with the others' consent; or ask in vain."""
    who, at, reach = play.who, play.at, play.reach
    if alone:
        return [Step("undo", who, at, reach), Step("redo", who, at, reach)]
    others = [seat for seat in range(seats) if seat != who]
    if dice.random() < 1 / 2:
        return [Step("undo", who, at, reach), Step("decline", others[0], at, reach)]
    return [Step("undo", who, at, reach), *(Step("agree", seat, at, reach) for seat in others), play]


@dataclass(frozen=True)
class Heard:
    """Something that reached a reader: after which step, how, and its bytes."""

    step: int
    how: str
    data: bytes


Tape = list[Heard]


class Frame(Struct):
    """What has to be known of a message to go on."""

    kind: str
    id: str = ""
    position: int = 0
    text: str = ""
    options: list[Choice] = []
    table: Raw = Raw(b"")


FRAME = json.Decoder(Frame)


class Place:
    """A seat or the public: a live connection, a plain one for HTTP, and what was heard there."""

    def __init__(self, viewer: Viewer, client: Client) -> None:
        self.viewer = viewer
        self.client = client
        self.tape: Tape = []
        self.step = 0
        self.how = "live"
        self.asked = 0
        self.position = 0
        self.choices: list[str] = []
        self.socket: ClientConnection

    async def connect(self, lang: str) -> None:
        self.socket = await self.client.connect(TABLE, self.viewer, lang, "", -1, stages=True)

    # -- the live connection -------------------------------------------------------------------------------

    async def hear(self) -> Frame:
        """The next message."""
        data = await asyncio.wait_for(self.socket.recv(decode=False), PATIENCE)
        self.tape.append(Heard(self.step, self.how, data))
        frame = FRAME.decode(data)
        if frame.kind == "position":
            self.position = frame.position
            self.choices = [choice.move for choice in frame.options]
        return frame

    async def hear_until(self, kind: str, name: str = "") -> Frame:
        while True:
            frame = await self.hear()
            if frame.kind == kind and frame.id == name:
                return frame
            assert frame.kind != "refused" or kind == "pong", frame.text

    async def say(self, ask: FromClient | dict[str, object]) -> None:
        await self.socket.send(json.encode(ask).decode())

    async def do(self, do: str, move: str) -> int:
        """Do something and wait for the answer, which comes after the new position; returns its number."""
        self.asked += 1
        name = str(self.asked)
        ask: dict[str, object] = {"do": do, "position": self.position, "id": name}
        if do in ("agree", "decline"):
            ask |= {"do": "consent", "agree": do == "agree"}
        elif do == "play":
            ask |= {"do": "move", "move": move}
        await self.say(ask)
        return (await self.hear_until("done", name)).position

    async def hear_position(self, number: int) -> None:
        while self.position != number:
            await self.hear_until("position")

    async def ask_all(self, tried: list[str]) -> None:
        """Previews, moves that are not legal, a message that is none: all over the live connection."""
        self.how = "live, asked"
        for move in {*self.choices[:1], *self.choices[-1:]}:
            await self.say(AskPreview(id=f"preview {move}", move=move))
        for move in self.illegal(tried):
            await self.say(AskPreview(id=f"preview {move}", move=move))
            await self.say(AskMove(id=f"move {move}", move=move, position=self.position))
        await self.socket.send('{"do": "move", "move": ""}')
        await self.rest()
        self.how = "live"

    async def rest(self) -> None:
        """Hear all that there is."""
        await self.say(AskPing(id="rest"))
        await self.hear_until("pong", "rest")
        self.tape.pop()

    def illegal(self, tried: list[str]) -> list[str]:
        """Moves to try: none of them is a choice, some of them are what was hidden in one of the twins."""
        return [move for move in ("no such move", *tried) if move not in self.choices]

    # -- HTTP ----------------------------------------------------------------------------------------------

    async def request_all(self, tried: list[str], seats: int, events: int) -> None:
        """All that can be read of a table, and refusals of all kinds. One request waits behind the other.

        Of earlier positions the first, the newest ones and one between.
        """
        seat = "" if self.viewer is None else f"seat={self.viewer}"
        mine = self.viewer or 0
        other = (mine + 1) % seats
        table = f"/api/tables/{TABLE}"
        asked: list[tuple[str, str, Struct | None]] = [
            ("GET", table, None),
            (
                "GET",
                f"{table}/position?{seat}&after={max(0, self.position - 4)}&lang=en&words=true&means=true",
                None,
            ),
            ("GET", f"{table}/position?after={self.position}", None),
            ("GET", f"{table}/position?seat={other}", None),
            ("GET", f"{table}/record?{seat}", None),
            *(
                ("GET", f"{table}/replay/{at}?{seat}&lang=en&words=true&since={max(0, at - 3)}", None)
                for at in sorted({0, events // 2, *range(max(0, events - 3), events + 2)})
            ),
            ("GET", f"{table}/replay/{events}?seat={other}", None),
            ("GET", f"{table}/replay/{events}", None),
            ("GET", f"{table}/scores", None),
            ("POST", f"{table}/fork", Fork(events, other)),
            ("GET", "/api/tables?show=open", None),
            ("GET", "/api/tables?show=mine", None),
            ("POST", f"{table}/moves", Move(mine, (self.choices or ["x"])[0], NEVER)),
            ("POST", f"{table}/undo", UndoBody(mine, NEVER)),
            ("POST", f"{table}/redo", UndoBody(mine, NEVER)),
        ]
        for move in self.illegal(tried):
            asked.append(("POST", f"{table}/moves", Move(mine, move, self.position)))
            asked.append(("POST", f"{table}/moves", Move(other, move, self.position)))
        host, port = self.client.server.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        for first in range(0, len(asked), MAX_AHEAD):
            some = asked[first : first + MAX_AHEAD]
            writer.write(b"".join(self.request(method, path, body) for method, path, body in some))
            for method, path, _ in some:
                self.tape.append(Heard(self.step, f"{method} {path}", await answer(reader)))
        writer.close()
        await writer.wait_closed()

    def request(self, method: str, path: str, body: Struct | None) -> bytes:
        content = json.encode(body) if body is not None else b""
        lines = [f"{method} {path} HTTP/1.1", "host: roadstead", f"content-length: {len(content)}"]
        lines += ["content-type: application/json"] if content else []
        lines += [f"cookie: {name}={value}" for name, value in self.client.http.cookies.items()]
        return "\r\n".join([*lines, "", ""]).encode() + content


async def answer(reader: asyncio.StreamReader) -> bytes:
    """One answer, all of it but the line with the date."""
    head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
    lines = [line for line in head.split(b"\r\n") if not line.startswith(b"date:")]
    sizes = [line for line in lines if line.startswith(b"content-length:")]
    return b"\r\n".join(lines) + await reader.readexactly(int(sizes[0].partition(b":")[2]))


class Notes(logging.Handler):
    """The server's log, without its times."""

    def __init__(self) -> None:
        super().__init__()
        self.tape: Tape = []
        self.step = 0

    def emit(self, record: logging.LogRecord) -> None:
        facts = json.decode(record.getMessage())
        del facts["at"]
        self.tape.append(Heard(self.step, "note", json.encode(facts)))


@contextmanager
def noting() -> Iterator[Notes]:
    notes, level = Notes(), logger.level
    logger.addHandler(notes)
    logger.setLevel(logging.INFO)
    try:
        yield notes
    finally:
        logger.removeHandler(notes)
        logger.setLevel(level)


@dataclass(frozen=True)
class Recording:
    """What each viewer heard, and what the server noted."""

    tapes: dict[Viewer, Tape]
    notes: Tape


class Stage:
    """A server on which scripts are played, one after the other, each as if nothing had been before."""

    def __init__(self, site: Running, clock: FixedClock) -> None:
        self.site = site
        self.clock = clock
        self.people: list[Client] = []
        self.nobody = Client(site.url)

    async def open(self) -> None:
        for name in ("Ann", "Ben", "Cleo", "Dora"):
            self.people.append(await Client.guest(self.site.url, name))

    async def close(self) -> None:
        for client in (*self.people, self.nobody):
            await client.close()

    async def record(
        self,
        setup: Setup,
        events: list[Event],
        steps: list[Step],
        asked: Mapping[Viewer, Collection[int]],
        tried: list[str],
    ) -> Recording:
        """Play these steps of a script. `asked` says after which steps which viewers ask for all they can get."""
        book = setup.rules().codebook
        tables = self.site.server.tables
        tables.new_id = lambda: TABLE
        tables.new_seed = lambda: "seed"
        tables.new_invite = lambda: "invite"
        tables.dealer = lambda table: book.notation(events[len(table.log)][1])
        self.clock.at = START
        places: list[Place] = []
        try:
            with noting() as notes:
                await self.seat(setup, places, asked)
                for number in range(len(steps) + 1):
                    if number:
                        step = steps[number - 1]
                        await self.take(step, book.notation(events[step.at][1]), places, notes, number)
                    for place in places:
                        if number in asked.get(place.viewer, ()):
                            await self.ask(place, tried, setup.seats)
                for place in places:
                    await place.rest()
        finally:
            await self.clear(places)
        return Recording({place.viewer: place.tape for place in places}, notes.tape)

    async def seat(self, setup: Setup, places: list[Place], readers: Collection[Viewer]) -> None:
        """Make the table, sit down, connect one after the other, each noticed by those before, but not who looks on.

        Seats that are recorded hear words in their languages; the others only keys, which is quicker.
        """
        people = self.people[: setup.seats]
        await people[0].create(
            setup.game,  # type: ignore[arg-type]
            anyone=setup.seats - 1,
            open=True,
            clock=100_000,
            options=setup.options,
        )
        for seat, client in enumerate(people[1:], 1):
            await client.join(TABLE, seat=seat)
        for viewer, client in (*enumerate(people), (None, self.nobody)):
            place = Place(viewer, client)
            await place.connect(LANGUAGES[viewer] if viewer is not None and viewer in readers else "")
            for before in places if viewer is not None else ():
                await before.hear_until("table")
            await place.hear_until("position")
            places.append(place)

    async def take(self, step: Step, move: str, places: list[Place], notes: Notes, number: int) -> None:
        """Let a seat do something, and wait until everybody knows."""
        self.clock.at += 1000
        notes.step = number
        for place in places:
            place.step = number
        position = await places[step.who].do(step.do, move)
        for place in places:
            await place.hear_position(position)

    async def ask(self, place: Place, tried: list[str], seats: int) -> None:
        match = self.site.server.tables.in_memory[TABLE].match
        assert match is not None
        events = len(match.table.log)
        await place.ask_all(tried)
        await place.request_all(tried, seats, events)
        if place.viewer is not None:
            for at in {events // 2, events}:
                way = replay_path(match.table, decision_from(match.table.log, at))
                start = redeal_position(way, place.viewer, Random(at))
                place.tape.append(Heard(place.step, f"fork {at}", msgpack.encode(start)))
            for asked in (
                bot_request(match.table, place.viewer, "greedy"),
                hint_request(match.table, place.viewer),
            ):
                place.tape.append(Heard(place.step, "question", msgpack.encode(asked)))

    async def clear(self, places: list[Place]) -> None:
        """Let everybody go and forget the table."""
        for place in places:
            await place.socket.close()
        server = self.site.server
        live_table = server.tables.in_memory.get(TABLE)
        if live_table is not None:
            while live_table.readers:
                await asyncio.sleep(0.001)
            server.tables.drop(live_table)
        await server.store.write(lambda db: rows.remove_table(db, TABLE))
