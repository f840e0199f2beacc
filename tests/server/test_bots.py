"""Bots: processes of their own, a budget, a position redealt for their seat, and a legal move whatever happens."""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
from asyncio.subprocess import PIPE
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from random import Random

import pytest
from sqlalchemy import text

from roadstead.engine.table import Table
from roadstead.games import NAMES, load
from roadstead.refusal import Refused
from roadstead.server import bot_pool
from roadstead.server.bot_pool import BotPool, BotWorker, bot_request
from roadstead.server.bot_worker import BotRequest, think, think_quickly
from roadstead.server.clock import FixedClock
from roadstead.server.context import Settings
from roadstead.server.turns import NOBODY, Asker
from tests.server.running import FREELY, PATIENCE, Running, eventually, go, guests, heard, running

SLEEPS = "import time; time.sleep(600)"


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
def running_pool(limit: float = PATIENCE, count: int = 1) -> Iterator[BotPool]:
    yield BotPool(count, limit)


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
    asked = bot_request(table, seat, "greedy")
    redealt = table.rules.unpack(asked.state)
    assert redealt.view(seat) == table.view(seat)
    assert asked.state == bot_request(table, seat, "greedy").state
    hidden = {tuple(bot_request(other, seat, "greedy").state) for other in dealt_differently(table, seat)}
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
        with running_pool() as pool:
            for game in NAMES:
                table = table_of(game)
                seat = table.state.actors()[0]
                legal = legal_of(table, seat)
                moves = {await pool.decide(bot_request(table, seat, bot), legal, "t") for _ in range(2)}
                assert len(moves) == 1, "its luck hangs on table and position"
                assert moves <= set(legal)
            await pool.stop()

    go(scenario())
    assert not noted(notes)


ANN, BEN, CAS = Asker("here", "Ann"), Asker("there", "Ben"), Asker("there", "Cas")
CROWD = [Asker("here", f"guest {number}") for number in range(3)]


@pytest.mark.parametrize(
    ("asking", "served"),
    [
        ([ANN, ANN, ANN, ANN, BEN, CAS], [ANN, ANN, BEN, ANN, CAS, ANN]),
        ([BEN, BEN, BEN, CAS], [BEN, BEN, CAS, BEN]),
        ([ANN, *CROWD, ANN, BEN, CAS], [ANN, CROWD[0], BEN, CROWD[1], CAS, CROWD[2], ANN]),
        ([ANN, ANN, NOBODY, NOBODY], [ANN, ANN, NOBODY, NOBODY]),
    ],
    ids=["people with many tables", "people of an address", "a crowd at an address", "nobody"],
)
def test_addresses_take_turns_with_a_worker_and_then_people(asking: list[Asker], served: list[Asker]) -> None:
    """However many guests somebody is, others wait for one of them at a time. The first finds an idle worker."""
    assert served_in_turn(asking) == served


def served_in_turn(askers: list[Asker]) -> list[Asker]:
    """Who is answered in which order if all ask one worker, one after the other."""

    async def scenario() -> list[Asker]:
        served: list[Asker] = []
        table = table_of("harbour")
        seat = table.state.actors()[0]
        question = bot_request(table, seat, "random")

        async def ask(asker: Asker) -> None:
            await pool.ask(question, asker)
            served.append(asker)

        def count_waiting() -> int:
            return sum(len(turns) for people in pool.idle.queue.waiting.values() for turns in people.values())

        with running_pool() as pool:
            asking = [asyncio.create_task(ask(asker)) for asker in askers]
            gone = asyncio.create_task(ask(BEN))
            while count_waiting() < len(askers):
                await asyncio.sleep(0)
            gone.cancel()
            await asyncio.gather(*asking)
            await pool.stop()
        return served

    return go(scenario())


def test_bots_that_nobody_waits_for_share_one_turn(site: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    turns: list[tuple[str, Asker]] = []
    decide = site.server.bot_pool.decide

    async def noting(asked: BotRequest, legal: list[str], table: str, asker: Asker) -> str:
        turns.append((table, asker))
        return await decide(asked, legal, table, asker)

    monkeypatch.setattr(site.server.bot_pool, "decide", noting)

    async def scenario() -> None:
        async with guests(site, "Ann") as [ann]:
            asker = Asker("127.0.0.1", (await ann.me()).id)
            alone = await ann.create("harbour", me=0, bots=["random", "random"])
            mine = await ann.create("harbour", me=1, bots=["random"], options={"start_seat": "0"})
            async with ann.live(mine.id, 0) as live:
                while (mine.id, asker) not in turns:
                    await heard(live, lambda: bool(live.choices) or (mine.id, asker) in turns)
                    if live.choices:
                        await live.play(live.choices[0].move)
            assert (alone.id, NOBODY) in turns
            assert (alone.id, asker) not in turns

    go(scenario())


def test_who_comes_back_while_the_bot_thinks_is_nothing_for_the_log(
    site: Running, monkeypatch: pytest.MonkeyPatch, notes: pytest.LogCaptureFixture
) -> None:
    asked, back = threading.Event(), threading.Event()
    answered: list[str] = []
    decide = site.server.bot_pool.decide

    async def slow(question: BotRequest, legal: list[str], table: str, asker: Asker) -> str:
        asked.set()
        await asyncio.to_thread(back.wait, PATIENCE)
        answered.append(await decide(question, legal, table, asker))
        return answered[-1]

    monkeypatch.setattr(site.server.bot_pool, "decide", slow)

    async def scenario() -> None:
        async with guests(site, "Ann") as [ann]:
            table = await ann.create("harbour", me=2, options={"start_seat": "0"})
            async with ann.live(table.id, 0) as live:
                await live.take_over(0, "random")
                await asyncio.to_thread(asked.wait, PATIENCE)
                await live.hand_back()
                back.set()
                played = site.server.tables.in_memory[table.id].bots_task
                assert played is not None

                async def is_through() -> bool:
                    return played.done()

                await eventually(is_through)
            assert answered

    go(scenario())
    assert "bot-late" not in notes.text


def test_a_crash_becomes_a_move_of_the_quick_bot_and_a_note(notes: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        with running_pool() as pool:
            table = table_of("harbour")
            seat = table.state.actors()[0]
            legal = legal_of(table, seat)
            unknown = bot_request(table, seat, "no such bot")
            assert await pool.decide(unknown, legal, "table-1") == think_quickly(unknown)
            await pool.stop()

    go(scenario())
    [line] = noted(notes)
    assert '"event": "bot-failed"' in line
    assert '"table": "table-1"' in line
    assert "BotError" in line


def test_bots_that_cannot_be_asked_are_noted_in_one_line(
    shared: Running, notes: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not as a trace of a task whose error nobody looked at, every time it is tried again."""

    async def fail(*_: object) -> str:
        raise IndexError

    async def has_been_noted() -> bool:
        return any("bots-failed" in line for line in noted(notes))

    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            monkeypatch.setattr(shared.server.bot_pool, "decide", fail)
            table = await ann.create("harbour", bots=["random"], options={"start_seat": "1"})
            await eventually(has_been_noted)
            [line] = [line for line in noted(notes) if table.id in line]
            assert '"error": "IndexError"' in line

    go(scenario())


DIES = (
    "import os, sys; question = sys.stdin.buffer\n"
    "question.read(int.from_bytes(question.read(4), 'big')); os._exit(3)"
)


def test_a_process_that_dies_while_it_thinks(
    notes: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    check_failure(DIES, "its process failed twice (IncompleteReadError)", notes, monkeypatch)


def test_a_bot_whose_process_is_killed_is_asked_once_more(
    notes: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        asked, legal = hard_question()
        with running_pool() as pool:
            started = replace_processes(monkeypatch, DIES, 1)
            assert await pool.decide(asked, legal, "table-1") == think(asked).move
            assert len(started) == 2
            started[1].kill()  # while it has nothing to do
            assert await pool.decide(asked, legal, "table-1") == think(asked).move
            await pool.stop()

    go(scenario())
    assert not noted(notes)


def test_a_process_that_ended_unnoticed_is_replaced(shared: Running, notes: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        asked, legal = hard_question()
        pool = BotPool(1)
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", SLEEPS, stdin=PIPE, stdout=PIPE)
        pool.workers[0].process = process
        assert process.stdin is not None
        process.stdin.transport.abort()
        await asyncio.sleep(0.01)
        assert await pool.decide(asked, legal, "table-1") == think(asked).move
        await pool.stop()

    shared.inside(scenario())
    assert not noted(notes)


def test_a_bot_that_does_not_answer_is_ended(
    notes: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    check_failure(SLEEPS, "did not answer within 0.5 seconds", notes, monkeypatch, limit=0.5)


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
    """A process that runs this code in the place of a bot; the quick bot plays for it."""

    async def scenario() -> None:
        asked, legal = hard_question()
        with running_pool(limit) as pool:
            started = replace_processes(monkeypatch, code)
            assert await pool.decide(asked, legal, "table-1") == think_quickly(asked)
            if why != "its move is not legal":
                assert pool.workers[0].process is None, "it was ended"
            await pool.stop()
            assert all(process.returncode is not None for process in started)

    go(scenario())
    [line] = noted(notes)
    assert why in line


@cache
def hard_question() -> tuple[BotRequest, list[str]]:
    """A decision that the bot, the quick bot, luck and whoever takes the first choice would all take differently."""
    for moves in range(2, 100):
        table = table_of("novgorod", moves)
        seat = table.state.actors()[0]
        asked, legal = bot_request(table, seat, "greedy"), legal_of(table, seat)
        by_luck = legal[int(Random(asked.rng_seed).random() * len(legal))]
        if len({think(asked).move, think_quickly(asked), by_luck, legal[0]}) == 4:
            return asked, legal
    raise AssertionError("no such position")


def replace_processes(
    monkeypatch: pytest.MonkeyPatch, code: str, count: int = 10**6
) -> list[asyncio.subprocess.Process]:
    """The first `count` processes run this code in the place of a bot; returns all that are started from now on."""
    start, started = asyncio.create_subprocess_exec, list[asyncio.subprocess.Process]()

    async def other(program: str, *rest: str, **more: int) -> asyncio.subprocess.Process:
        command = ("-c", code) if len(started) < count else rest
        started.append(await start(program, *command, **more))  # type: ignore[arg-type]
        return started[-1]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", other)
    return started


def test_a_stop_leaves_questions_without_an_answer(
    notes: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        asked, legal = hard_question()
        with running_pool() as pool:
            started = replace_processes(monkeypatch, SLEEPS)
            deciding = [asyncio.create_task(pool.decide(asked, legal, "table-1")) for _ in range(3)]
            while not started:
                await asyncio.sleep(0.01)
            await pool.stop()
            outcomes = await asyncio.gather(*deciding, return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [Refused] * 3
            with pytest.raises(Refused):
                await pool.decide(asked, legal, "table-1")
            assert [process.returncode is not None for process in started] == [True], "none outlives us"

    go(scenario())
    assert not noted(notes)


def test_a_bot_that_prints_does_not_disturb_its_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    code = (
        "import runpy; import roadstead.bots.registry as registry; from roadstead.bots.bot import Bot\n"
        "class Loud(Bot):\n"
        "    def decide(self, question):\n"
        "        print('thinking aloud', flush=True)\n"
        "        return question.legal[0]\n"
        "registry.make = lambda name, rules: Loud(rules, name)\n"
        "runpy.run_module('roadstead.server.bot_worker', run_name='__main__', alter_sys=True)\n"
    )

    async def scenario() -> None:
        table = table_of("shipyard", 3)
        seat = table.state.actors()[0]
        replace_processes(monkeypatch, code)
        worker = BotWorker()
        thought = await asyncio.wait_for(worker.ask(bot_request(table, seat, "random")), PATIENCE)
        assert thought.move in legal_of(table, seat)
        await worker.stop()

    go(scenario())


def test_a_budget_goes_with_the_question() -> None:
    asked = bot_request(table_of("harbour"), 0, "greedy")
    assert isinstance(asked, BotRequest)
    assert 0 < asked.budget_ms < 1000 * bot_pool.ANSWER_SECONDS


def test_many_tables_share_few_processes(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            tables = [await ann.create("novgorod", me=1, bots=["random"]) for _ in range(6)]
            for table in tables:
                async with ann.live(table.id, seat=0) as live:
                    await heard(live, lambda: bool(live.choices))
            assert len(shared.server.bot_pool.workers) == 2

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
                await heard(his, lambda: bool(his.choices))
                assert his.table is not None
                assert his.table.seats[0].away
                assert his.position is not None
                assert his.position.deadline == clock.at + 60_000
                with_position = await hers.hand_back()
                await heard(hers, lambda: hers.revision() >= with_position)
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
            assert site.server.housekeeping is not None
            assert not site.server.housekeeping.done()

    with running(Settings(database, rates=FREELY, clock=clock)) as site:
        go(scenario(site))


def test_bots_go_on_after_a_restart(database: str) -> None:
    async def begin(site: Running) -> str:
        async with guests(site, "Ann") as [ann]:
            site.server.bot_pool.limit_seconds = 30
            table = await ann.create("harbour", me=0, bots=["random", "random"], open=True)
            return table.id

    async def finish(site: Running, table_id: str) -> None:
        async with guests(site, "Ben") as [ben], ben.live(table_id) as live:
            await heard(live, live.over)

    with running(Settings(database, rates=FREELY)) as site:
        table_id = go(begin(site))
    with running(Settings(database, rates=FREELY)) as site:
        go(finish(site, table_id))
