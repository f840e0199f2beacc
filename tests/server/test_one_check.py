"""A move is translated once and checked once on its way in, from the request to the engine's table."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from roadstead.client import Client
from roadstead.engine.codes import Code
from roadstead.engine.table import Table
from roadstead.server.context import Settings
from roadstead.server.limits import UNLIMITED
from roadstead.server.match import Match
from tests.server.running import go, running
from tests.toy import Ferries, Ferry, FerryRules


class CountingFerry(Ferry):
    """A state with a list of the seats whose legal codes somebody asked for."""

    asked: ClassVar[list[int]] = []

    def legal(self, seat: int) -> list[Code]:
        self.asked.append(seat)
        return super().legal(seat)


class CountingRules(FerryRules):
    def blank(self, seats: int, settings: list[int]) -> Ferry:
        return CountingFerry(self, seats, settings)


class CountingIndex(dict[str, Code]):
    """The index of a codebook, with a list of what was looked up in it."""

    def __init__(self, index: dict[str, Code]) -> None:
        super().__init__(index)
        self.looked_up: list[str] = []

    def get(self, notation: str, default: Code | None = None) -> Code | None:  # type: ignore[override]
        self.looked_up.append(notation)
        return super().get(notation, default)

    def __getitem__(self, notation: str) -> Code:
        self.looked_up.append(notation)
        return super().__getitem__(notation)


def test_a_move_is_checked_once() -> None:
    rules = CountingRules(Ferries())
    table = Table(rules, 3, rules.game.settings(3, {}), seed="5eed", table="t")
    match = Match(table, ["ann", "ben", "cas"], [""] * 3, 0)
    match.start(0)
    move = rules.codebook.notation(table.legal(0)[0])
    CountingFerry.asked.clear()
    match.play(0, move, table.position, 0)
    assert CountingFerry.asked == [0]


def test_a_move_is_translated_once(tmp_path: Path) -> None:
    async def played(client: Client, table: str) -> str:
        told = await client.position(table, 0)
        move = told.options[0].move
        await client.play(table, 0, move, told.position)
        return move

    async def live(client: Client, table: str) -> str:
        async with client.live(table, 0) as live:
            while not live.options:
                await live.news()
            move = live.options[0].move
            await live.preview(move)
            await live.play(move)
        return move

    async def scenario(way: object) -> tuple[str, list[str]]:
        async with await Client.guest(site.url, "Ann") as ann:
            table = await ann.create("harbour", me=2, options={"start_seat": "0"})
            book = site.server.tables.hosted[table.id].match.table.rules.codebook  # type: ignore[union-attr]
            index, book.by_notation = book.by_notation, CountingIndex(book.by_notation)
            try:
                move = await way(ann, table.id)  # type: ignore[operator]
                return move, book.by_notation.looked_up
            finally:
                book.by_notation = index

    with running(Settings(f"sqlite:///{tmp_path}/r.db", rates=UNLIMITED)) as site:
        move, looked_up = go(scenario(played))
        assert looked_up == [move]
        move, looked_up = go(scenario(live))
        assert looked_up == [move, move], "once for the preview, once for the move"
