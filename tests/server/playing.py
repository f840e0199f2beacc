"""People who play as fast as they can, remember what was acknowledged, and come back when they are thrown out."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from random import Random

from websockets.exceptions import WebSocketException

from roadstead.client import Client, Disconnected, Live
from roadstead.protocol import GameName
from roadstead.refusal import Refused
from tests.server.audit import Audited

GAMES: tuple[GameName, ...] = ("bremerhaven", "harbour", "novgorod", "shipyard")


@dataclass(frozen=True)
class Acknowledged:
    """What the server said is done: a move, or one taken back, and the position it led to."""

    table: str
    seat: int
    kind: str
    move: str
    position: int


class Player:
    """Somebody at a seat. Now and then a move is taken back."""

    def __init__(self, client: Client, table: str, seat: int, rng: Random) -> None:
        self.client = client
        self.table = table
        self.seat = seat
        self.rng = rng
        self.known: Live | None = None
        self.acknowledged: list[Acknowledged] = []
        self.over = False

    async def play_on(self) -> None:
        """Play until the game is over or the connection is lost."""
        try:
            async with self.client.live(self.table, self.seat, before=self.known) as live:
                before = self.known.revision() if self.known is not None else 0
                told = await live.first_position()
                assert told.position >= before, "something that was told is gone"
                self.known = live
                await self.play_at(live)
                self.over = True
        except (Disconnected, OSError, WebSocketException):
            pass

    async def play_at(self, live: Live) -> None:
        while not live.over():
            if not live.choices:
                await live.news()
                continue
            undo = live.position is not None and live.position.undo == "alone" and self.rng.random() < 0.05
            move = "" if undo else self.rng.choice(live.choices).move
            try:
                position = await (live.restart() if undo else live.play(move))
            except Refused as refused:
                if refused.reason not in ("stale", "not-your-turn", "nothing-to-undo", "too-fast"):
                    raise
                await asyncio.sleep(0.01)
                continue
            kind = "undo" if undo else "play"
            self.acknowledged.append(Acknowledged(self.table, self.seat, kind, move, position))

    async def sees_what_a_fresh_connection_sees(self) -> None:
        """Come back with what is known: the same view, the same events as for somebody who comes anew."""
        async with self.client.live(self.table, self.seat, before=self.known) as live:
            told = await live.first_position()
            fresh = await self.client.position(self.table, self.seat)
            while live.revision() < fresh.position:
                await live.news()
            if live.revision() == fresh.position:
                assert (live.position or told).digest == fresh.digest
                assert live.events == fresh.events


def is_kept(done: Acknowledged, tables: dict[str, Audited]) -> bool:
    """Whether the journal holds what was acknowledged."""
    entry = tables[done.table].did(done.position)
    return (entry.kind, entry.seat, entry.what) == (done.kind, done.seat, done.move)
