"""Bots: processes of their own, a budget, a position redealt for their seat, and a legal move whatever happens."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest
from sqlalchemy import text

from roadstead.engine.table import Table
from roadstead.games import NAMES, load
from roadstead.server import thinking
from roadstead.server.clock import FixedClock
from roadstead.server.context import Settings
from roadstead.server.thinking import Question, Thinker, Thinkers, question
from tests.server.running import FREELY, PATIENCE, Running, go, guests, heard, running


def table_of(game: str, moves: int = 30) -> Table:
    """A game of two that was played for a while."""
    rules = load(game).rules()
    table = Table(rules, 2, rules.game.settings(2, {}), None, "5eed" * 8, "table")
    rng = Random(1)
    table.deal_all()
    for _ in range(moves):
        seat = rng.choice(table.state.actors())
        table.play(seat, rng.choice(table.legal(seat)))
        table.deal_all()
    return table


def legal_of(table: Table, seat: int) -> list[str]:
    return [table.rules.codebook.notation(code) for code in table.legal(seat)]


@contextmanager
def thinkers(limit: float = PATIENCE, count: int = 1) -> Iterator[Thinkers]:
    yield Thinkers(count, limit)


@pytest.fixture
def notes(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    caplog.set_level(logging.INFO, "roadstead.server")
    return caplog


def noted(notes: pytest.LogCaptureFixture) -> list[str]:
    """What the server wrote to its log; others may write to theirs."""
    return [record.message for record in notes.records if record.name == "roadstead.server"]


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_worker_gets_what_its_seat_sees_and_not_the_truth(game: str, seat: int) -> None:
    table = table_of(game)
    asked = question(table, seat, "greedy")
    redealt = table.rules.unpack(asked.state)
    assert redealt.view(seat) == table.view(seat)
    assert asked.state == question(table, seat, "greedy").state
    hidden = {tuple(question(other, seat, "greedy").state) for other in dealt_differently(table, seat)}
    assert hidden == {tuple(asked.state)}, "what the seat cannot know makes no difference"
    assert table.seed not in str(asked)


def dealt_differently(table: Table, seat: int) -> Iterator[Table]:
    """The same table as far as a seat can know, with other truths."""
    for luck in range(5):
        other = Table(table.rules, 2, table.settings, None, table.seed, "table")
        other.log, other.commitment = table.log, table.commitment
        other.state = table.state.clone()
        other.state.redeal(seat, Random(luck))
        yield other


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_bot_answers_with_a_legal_move(bot: str, notes: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        with thinkers() as pool:
            for game in NAMES:
                table = table_of(game)
                seat = table.state.actors()[0]
                legal = legal_of(table, seat)
                moves = {await pool.decide(question(table, seat, bot), legal, "t") for _ in range(2)}
                assert len(moves) == 1, "its luck hangs on table and position"
                assert moves <= set(legal)
            await pool.stop()

    go(scenario())
    assert not noted(notes)


def test_a_crash_becomes_a_legal_move_and_a_note(notes: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        with thinkers() as pool:
            table = table_of("harbour")
            seat = table.state.actors()[0]
            legal = legal_of(table, seat)
            unknown = question(table, seat, "no such bot")
            assert await pool.decide(unknown, legal, "table-1") in legal
            assert await pool.decide(question(table, seat, "random"), legal, "table-1") in legal
            process = pool.all[0].process
            assert process is not None
            process.kill()
            await process.wait()
            assert await pool.decide(question(table, seat, "random"), legal, "table-1") in legal
            await pool.stop()

    go(scenario())
    [line] = noted(notes)
    assert '"event": "bot-failed"' in line
    assert '"table": "table-1"' in line
    assert "BotError" in line


def test_a_process_that_dies_while_it_thinks(
    notes: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = (
        "import os, sys; question = sys.stdin.buffer\n"
        "question.read(int.from_bytes(question.read(4), 'big')); os._exit(3)"
    )
    check_failure(code, "IncompleteReadError", notes, monkeypatch)


def test_a_bot_that_does_not_answer_is_ended(
    notes: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = "import time; time.sleep(600)"
    check_failure(code, "did not answer within 0.5 seconds", notes, monkeypatch, limit=0.5)


def test_an_answer_that_is_nonsense(notes: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    code = "import os, time; os.write(1, bytes([0, 0, 0, 3, 1, 2, 3])); time.sleep(600)"
    check_failure(code, "ValidationError", notes, monkeypatch)


def test_an_illegal_answer(notes: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    code = (
        "import os, time; from msgspec import msgpack; data = msgpack.encode(['win', ''])\n"
        "os.write(1, len(data).to_bytes(4, 'big') + data); time.sleep(600)"
    )
    check_failure(code, "its move is not legal", notes, monkeypatch)


def check_failure(
    code: str,
    why: str,
    notes: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    limit: float = PATIENCE,
) -> None:
    """A process that runs this code in the place of a bot."""
    start = asyncio.create_subprocess_exec

    async def other(program: str, *_: str, **more: int) -> asyncio.subprocess.Process:
        return await start(program, "-c", code, **more)  # type: ignore[arg-type]

    async def scenario() -> None:
        table = table_of("shipyard", 3)
        seat = table.state.actors()[0]
        legal = legal_of(table, seat)
        with thinkers(limit) as pool:
            monkeypatch.setattr(asyncio, "create_subprocess_exec", other)
            assert await pool.decide(question(table, seat, "random"), legal, "table-1") in legal
            monkeypatch.undo()
            if why != "its move is not legal":
                assert pool.all[0].process is None, "it was ended"
            await pool.stop()

    go(scenario())
    [line] = noted(notes)
    assert why in line


def test_a_bot_that_prints_does_not_disturb_its_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    start = asyncio.create_subprocess_exec
    code = (
        "import runpy; import roadstead.bots.registry as registry; from roadstead.bots.bot import Bot\n"
        "class Loud(Bot):\n"
        "    def decide(self, question):\n"
        "        print('thinking aloud', flush=True)\n"
        "        return question.legal[0]\n"
        "registry.make = lambda name, rules: Loud(rules, name)\n"
        "runpy.run_module('roadstead.server.thinker', run_name='__main__')\n"
    )

    async def other(program: str, *_: str, **more: int) -> asyncio.subprocess.Process:
        return await start(program, "-c", code, **more)  # type: ignore[arg-type]

    async def scenario() -> None:
        table = table_of("shipyard", 3)
        seat = table.state.actors()[0]
        monkeypatch.setattr(asyncio, "create_subprocess_exec", other)
        thinker = Thinker()
        thought = await asyncio.wait_for(thinker.ask(question(table, seat, "random")), PATIENCE)
        assert thought.move in legal_of(table, seat)
        await thinker.stop()

    go(scenario())


def test_a_budget_goes_with_the_question() -> None:
    asked = question(table_of("harbour"), 0, "greedy")
    assert isinstance(asked, Question)
    assert 0 < asked.milliseconds < 1000 * thinking.LIMIT


def test_many_tables_share_few_processes(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            tables = [await ann.create("novgorod", me=1, bots=["random"]) for _ in range(6)]
            for table in tables:
                async with ann.live(table.id, seat=0) as live:
                    await heard(live, lambda: bool(live.options))
            assert len(shared.server.thinkers.all) == 2

    go(scenario())


# -- clocks -------------------------------------------------------------------------------------------------------


NOON = 1_700_000_000_000


def test_a_bot_plays_for_who_is_late_and_hands_back(database: str) -> None:
    clock = FixedClock(NOON)

    async def scenario(site: Running) -> None:
        async with guests(site, "Ann", "Ben") as (ann, ben):
            table = await ann.create("harbour", friends=1, options={"start_seat": "0"}, clock=60)
            table = await ben.join(table.id, table.invite)
            assert table.deadline == NOON + 60_000
            other = await ann.create("harbour", me=2)
            assert other.deadline == 0
            async with ben.live(table.id, seat=1) as his, ann.live(table.id, seat=0) as hers:
                clock.at += 59_000
                site.inside(site.server.tables.watch_clocks())
                assert not (await ben.table(table.id)).seats[0].away
                clock.at += 1_000
                site.inside(site.server.tables.watch_clocks())
                await heard(his, lambda: bool(his.options))
                assert his.table is not None
                assert his.table.seats[0].away
                assert his.position is not None
                assert his.position.deadline == clock.at + 60_000
                with_position = await hers.hand_back()
                await heard(hers, lambda: hers.number() >= with_position)
                assert hers.table is not None
                assert not hers.table.seats[0].away

    with running(Settings(database, rates=FREELY, clock=clock)) as site:
        go(scenario(site))


def test_a_table_that_cannot_be_read_does_not_stop_the_clocks(database: str) -> None:
    clock = FixedClock(NOON)

    async def scenario(site: Running) -> None:
        async with guests(site, "Ann") as [ann]:
            broken = await ann.create("harbour", me=2, clock=60)
            good = await ann.create("harbour", me=2, clock=60)
            site.forget(broken.id)
            site.write(text(f"UPDATE journal SET kind = 'odd' WHERE table_id = '{broken.id}'"))
            clock.at += 61_000
            site.inside(site.server.tables.watch_clocks())
            assert any(seat.away for seat in (await ann.table(good.id)).seats)
            assert site.server.looking is not None
            assert not site.server.looking.done()

    with running(Settings(database, rates=FREELY, clock=clock)) as site:
        go(scenario(site))


def test_bots_go_on_after_a_restart(database: str) -> None:
    async def begin(site: Running) -> str:
        async with guests(site, "Ann") as [ann]:
            site.server.thinkers.limit = 30
            table = await ann.create("harbour", me=0, bots=["random", "random"], open=True)
            return table.id

    async def finish(site: Running, table_id: str) -> None:
        async with guests(site, "Ben") as [ben], ben.live(table_id) as live:
            await heard(live, live.over)

    with running(Settings(database, rates=FREELY)) as site:
        table_id = go(begin(site))
    with running(Settings(database, rates=FREELY)) as site:
        go(finish(site, table_id))
