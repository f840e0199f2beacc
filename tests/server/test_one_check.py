"""A move is translated once and checked once on its way in, from the request to the engine's table."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable
from pathlib import Path
from types import FrameType
from typing import Any, ClassVar

from roadstead.client import Client
from roadstead.engine.codes import Code, Codebook
from roadstead.engine.table import Table
from roadstead.server.context import Settings
from roadstead.server.limits import UNLIMITED
from roadstead.server.match import Match
from tests.server.running import Running, go, running
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


class Translations:
    """A profiler that counts how often a notation is looked up, by a codebook or past it; compiled or not."""

    def __init__(self, book: Codebook) -> None:
        self.book = book
        self.made = 0

    def __call__(self, frame: FrameType, event: str, arg: Any) -> None:
        if event == "call":
            own = frame.f_code.co_qualname in ("Codebook.find", "Codebook.code")
            asker = frame.f_back
        else:
            whose = getattr(arg, "__self__", None) if event == "c_call" else None
            looked_up = whose is self.book and arg.__name__ in ("find", "code")
            own = looked_up or whose is self.book.by_notation
            asker = frame
        if own and (asker is None or not asker.f_code.co_qualname.startswith("Codebook.")):
            self.made += 1


def test_a_move_is_checked_once() -> None:
    rules = CountingRules(Ferries())
    table = Table(rules, 3, rules.game.settings(3, {}), seed="5eed", table="t")
    match = Match(table, ["ann", "ben", "cas"], [""] * 3, 0)
    match.start(0)
    move = rules.codebook.notation(table.legal(0)[0])
    CountingFerry.asked.clear()
    match.play(0, move, table.revision, 0)
    assert CountingFerry.asked == [0]


def test_a_move_is_translated_once(tmp_path: Path) -> None:
    """Over HTTP and over a live connection, where a preview is a translation of its own."""

    async def scenario() -> tuple[int, int, int]:
        async with await Client.guest(site.url, "Ann") as ann:
            table = await ann.create("harbour", me=1, bots=[], options={"start_seat": "0"})
            told = await ann.position(table.id, 0)
            by_http = await counted(site, ann.play(table.id, 0, told.options[0].move, told.position))
            async with ann.live(table.id, 0) as live:
                move = (await live.first_position()).options[0].move
                return by_http, await counted(site, live.preview(move)), await counted(site, live.play(move))

    with running(Settings(f"sqlite:///{tmp_path}/r.db", rates=UNLIMITED)) as site:
        assert go(scenario()) == (1, 1, 1)


async def counted(site: Running, work: Awaitable[object]) -> int:
    """How many translations the server makes while a client's request is done."""
    (live_table,) = site.server.tables.in_memory.values()
    assert live_table.match is not None
    translations = Translations(live_table.match.table.rules.codebook)
    await profiled(site, translations)
    try:
        await work
    finally:
        await profiled(site, None)
    return translations.made


async def profiled(site: Running, profiler: Translations | None) -> None:
    """Set the profiler of the server's own thread."""

    async def install() -> None:
        sys.setprofile(profiler)

    await asyncio.to_thread(lambda: site.inside(install()))
