"""Hints: the best choices by a bot that knows what the seat knows, of which nothing is kept."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy import func, select

from roadstead.engine.table import Table
from roadstead.games import NAMES
from roadstead.server import schema
from roadstead.server.bot_pool import hint_request
from roadstead.server.bot_worker import BotReply, BotRequest, think
from roadstead.server.context import Settings
from roadstead.server.limits import Rate
from roadstead.server.turns import Asker
from tests.server.running import FREELY, Running, go, guests, heard, refused, running
from tests.server.test_bots import dealt_differently, legal_of, table_of


def entries(site: Running) -> int:
    [row] = site.read(select(func.count()).select_from(schema.journal))
    return int(row[0])


@pytest.mark.parametrize("game", NAMES)
def test_what_a_seat_cannot_know_makes_no_difference(game: str) -> None:
    table = table_of(game, 24)
    seat = table.state.actors()[0]
    thoughts = [think(without_time_limit(other, seat)) for other in dealt_differently(table, seat)]
    assert all(thought == thoughts[0] for thought in thoughts)
    assert {found.move for found in thoughts[0].hints} <= set(legal_of(table, seat))


def without_time_limit(table: Table, seat: int) -> BotRequest:
    """The hint depends on the nodes alone, not on how busy the machine is."""
    request = hint_request(table, seat)
    request.budget_ms = 0
    return request


def test_a_hint_does_not_tell_what_a_bot_here_would_do() -> None:
    table = table_of("bremerhaven", 3)
    assert hint_request(table, 0).rng_seed not in (hint_request(table, 1).rng_seed, table.seed)


def test_the_best_choices_in_order_and_in_words(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            table = await ann.create("harbour", me=1, bots=["greedy"], options={"start_seat": "0"})
            async with ann.live(table.id, 0, lang="de") as live:
                await heard(live, lambda: bool(live.choices))
                before, kept = live.revision(), entries(shared)
                told = await live.hint()
                assert (told.position, told.seat, told.bot) == (before, 0, "greedy")
                assert 1 <= len(told.moves) <= 3
                assert {found.move for found in told.moves} <= {choice.move for choice in live.choices}
                assert [found.share for found in told.moves] == sorted(
                    (found.share for found in told.moves), reverse=True
                )
                assert told.moves[0].share == 1.0
                assert all(said.text for found in told.moves for said in found.then)
                reasons = [found.why for found in told.moves if found.why is not None]
                assert reasons
                assert all(reason.text for reason in reasons)
                plain = await ann.hint(table.id, 0, before)
                assert [found.move for found in plain.moves] == [found.move for found in told.moves]
                assert not any(said.text for found in plain.moves for said in found.then)
                assert [found.why and found.why.key for found in plain.moves] == [
                    found.why and found.why.key for found in told.moves
                ]
                assert live.revision() == before
                assert entries(shared) == kept
                await live.play(told.moves[0].move)

    go(scenario())


def test_only_who_has_to_decide_gets_one(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben", "Eve") as (ann, ben, eve):
            table = await ann.create("harbour", friends=1, open=True, options={"start_seat": "0"})
            with refused("too-early"):
                await ann.hint(table.id, 0, 0)
            await ben.join(table.id, table.invite)
            async with (
                ann.live(table.id, 0) as hers,
                ben.live(table.id, 1) as his,
                eve.live(table.id) as looking,
            ):
                for live in (hers, his, looking):
                    await live.first_position()
                mine, other = (hers, his) if hers.choices else (his, hers)
                with refused("not-your-turn"):
                    await other.hint()
                with refused("forbidden"):
                    await looking.hint()
                with refused("forbidden", "seat"):
                    await eve.hint(table.id, 0, 0)
                with refused("stale"):
                    await mine.hint(10_000)
                before = mine.revision()
                await mine.play(mine.choices[0].move)
                with refused("stale"):
                    await mine.hint(before)

    go(scenario())


def test_a_bot_thinks_once_and_nobody_waits(site: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[BotRequest] = []
    askers: list[Asker] = []
    go_on = asyncio.Event()

    async def slow(question: BotRequest, asker: Asker) -> BotReply:
        asked.append(question)
        askers.append(asker)
        await go_on.wait()
        return await answer(question, asker)

    answer = site.server.bot_pool.ask
    monkeypatch.setattr(site.server.bot_pool, "ask", slow)

    async def let_go() -> None:
        go_on.set()

    async def scenario() -> None:
        async with guests(site, "Ann") as [ann]:
            table = await ann.create("harbour", me=2, options={"start_seat": "0"})
            async with ann.live(table.id, 0) as live, ann.live(table.id, 0) as again:
                await heard(live, lambda: bool(live.choices))
                await heard(again, lambda: bool(again.choices))
                first = asyncio.create_task(live.hint())
                second = asyncio.create_task(again.hint())
                while not asked:
                    await asyncio.sleep(0.01)
                with refused("too-fast"):
                    await live.hint()
                before = live.revision()
                await live.play(live.choices[0].move)
                assert live.revision() > before
                await again.sit(1)
                site.inside(let_go())
                assert (await first).position == before
                with refused("stale"):
                    await second
                assert len(asked) == 1
                assert askers == [Asker("127.0.0.1", (await ann.me()).id)]

    go(scenario())


def test_a_bot_that_fails_says_nothing(site: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def failing(_: BotRequest, __: Asker) -> BotReply:
        return BotReply("", "it did not answer")

    monkeypatch.setattr(site.server.bot_pool, "ask", failing)

    async def scenario() -> None:
        async with guests(site, "Ann") as [ann]:
            table = await ann.create("harbour", me=2, options={"start_seat": "0"})
            position = (await ann.position(table.id, 0)).position
            with refused("no-hint"):
                await ann.hint(table.id, 0, position)

    go(scenario())


def test_hints_are_limited(database: str) -> None:
    async def scenario(site: Running) -> None:
        async with guests(site, "Ann") as [ann]:
            table = await ann.create("harbour", me=2, options={"start_seat": "0"})
            seat = (await ann.position(table.id)).due[0]
            position = (await ann.position(table.id, seat)).position
            await ann.hint(table.id, seat, position)
            await ann.hint(table.id, seat, position)
            with refused("too-fast"):
                await ann.hint(table.id, seat, position)

    rates = replace(FREELY, hints=Rate(2, 0.0))
    with running(Settings(database, rates=rates)) as site:
        go(scenario(site))
