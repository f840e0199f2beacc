"""Lists of tables: mine, open and finished ones."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, text

from roadstead.client import Client
from roadstead.protocol import Done
from roadstead.server import rows
from roadstead.server.context import Settings
from roadstead.server.migrations import migrate
from roadstead.server.store import engine_for
from tests.server.running import FREELY, Running, go, guests, refused, running


async def ids(client: Client, show: str, **query: str | int) -> list[str]:
    return [table.id for table in (await client.tables(show, **query)).tables]


async def a_moment() -> None:
    """Lists are sorted by time, which is kept in milliseconds."""
    await asyncio.sleep(0.005)


async def end(client: Client, table_id: str) -> None:
    await client.post(f"/api/tables/{table_id}/votes", {"seat": 0, "end": True}, Done)


def test_my_games_that_wait_for_me_come_first(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            waiting = await ann.create("harbour", friends=1)
            await a_moment()
            mine = await ann.create("harbour", friends=1, options={"start_seat": "0"})
            await ben.join(mine.id, mine.invite)
            await a_moment()
            theirs = await ann.create("harbour", friends=1, options={"start_seat": "1"})
            await ben.join(theirs.id, theirs.invite)
            assert await ids(ann, "mine") == [mine.id, theirs.id, waiting.id]
            assert await ids(ben, "mine") == [theirs.id, mine.id]
            assert [table.due for table in (await ann.tables("mine")).tables] == [True, False, False]
            assert await ids(ann, "mine", status="waiting") == [waiting.id]

    go(scenario())


def test_a_move_changes_whom_a_table_waits_for(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            table = await ann.create("harbour", friends=1, options={"start_seat": "0"})
            await ben.join(table.id, table.invite)
            while (await ann.tables("mine")).tables[0].due:
                told = await ann.position(table.id, 0)
                await ann.play(table.id, 0, told.options[0].move, told.position)
            assert (await ben.tables("mine")).tables[0].due

    go(scenario())


def test_open_tables_by_game_and_status(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann], Client(shared.url) as nobody:
            waiting = await ann.create("novgorod", anyone=1, open=True)
            await a_moment()
            running = await ann.create("novgorod", me=2, open=True)
            other = await ann.create("shipyard", me=2, open=True)
            private = await ann.create("novgorod", me=2)
            await a_moment()
            ended = await ann.create("novgorod", me=2, open=True)
            await end(ann, ended.id)
            assert await ids(nobody, "open", game="novgorod") == [ended.id, running.id, waiting.id]
            assert await ids(nobody, "open", game="novgorod", status="waiting") == [waiting.id]
            assert await ids(nobody, "open", game="novgorod", status="running") == [running.id]
            assert await ids(nobody, "open", game="novgorod", status="ended") == [ended.id]
            assert await ids(nobody, "open", status="finished") == []
            assert other.id in await ids(nobody, "open")
            assert private.id not in await ids(nobody, "open")
            assert private.id in await ids(ann, "mine")
            for table in (await nobody.tables()).tables:
                assert not table.invite
                assert table.seed == "" or table.status in ("finished", "ended")

    go(scenario())


def test_my_tables_are_for_people_with_a_name(shared: Running) -> None:
    async def scenario() -> None:
        async with Client(shared.url) as nobody:
            with refused("not-signed-in"):
                await nobody.tables("mine")
            for query in ({"show": "all"}, {"game": "chess"}, {"status": "lost"}, {"page": -1}):
                answer = await nobody.http.get("/api/tables", params=query)
                assert answer.status_code == 400, query
                assert answer.json()["field"] == next(iter(query))

    go(scenario())


def test_long_lists_come_in_pages(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            made = [(await ann.create("bremerhaven", me=2, open=True)).id for _ in range(52)]
            first, second = [await ann.tables("mine", page=page) for page in range(2)]
            assert (len(first.tables), first.more) == (50, True)
            assert (len(second.tables), second.more) == (2, False)
            listed = [table.id for table in first.tables + second.tables]
            assert sorted(listed) == sorted(made)

    go(scenario())


def test_the_number_of_waiting_tables_is_limited(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            for _ in range(20):
                table = await ann.create("harbour", friends=1)
            with refused("invalid"):
                await ann.create("harbour", friends=1)
            await ann.leave(table.id)
            await ann.create("harbour", friends=1)

    go(scenario())


LISTS: dict[str, Callable[[Connection], object]] = {
    "open": partial(rows.open_tables, game="", status="", limit=51, offset=0),
    "open of a status": partial(rows.open_tables, game="", status="waiting", limit=51, offset=0),
    "open of a game": partial(rows.open_tables, game="harbour", status="", limit=51, offset=0),
    "mine": partial(rows.my_tables, person="ann", game="", status="", limit=51, offset=0),
    "mine of a status": partial(rows.my_tables, person="ann", game="", status="waiting", limit=51, offset=0),
    "all of a person": partial(rows.tables_of_person, person="ann"),
    "running": partial(rows.count_running, host="ann"),
    "for bots": rows.tables_for_bots,
    "late": partial(rows.tables_late, now=1),
    "forks of a person's tables": partial(rows.names_in_forks, person="ann"),
    "a deleted table's original": partial(rows.remove_table, table_id="rematch"),
}
WHOLE = ("SCAN game_table", "SCAN seat")
ALWAYS_BY_INDEX = ("SET enable_seqscan = off", "SET enable_bitmapscan = off", "SET enable_sort = off")
"""PostgreSQL reads a small table as a whole unless it is told not to, where it can."""


@pytest.mark.parametrize("name", LISTS)
def test_lists_are_read_by_index(database: str, name: str) -> None:
    """However many tables there are, a list costs what it holds; that of open tables is not even sorted."""
    engine = engine_for(database)
    migrate(engine)
    with engine.connect() as db:
        if db.dialect.name == "postgresql":
            for setting in ALWAYS_BY_INDEX:
                db.exec_driver_sql(setting)
        steps = plan(db, LISTS[name])
    assert steps
    assert not [step for step in steps if step.startswith(WHOLE) or "Seq Scan" in step]
    if name.startswith("open"):
        assert not [
            step for step in steps if "TEMP B-TREE FOR ORDER" in step or "Sort Key: game_table" in step
        ]
    engine.dispose()


def plan(db: Connection, work: Callable[[Connection], object]) -> list[str]:
    """How the database goes about the statements of some work."""
    told: list[tuple[str, Any]] = []

    def note(_: Any, __: Any, statement: str, values: Any, *___: Any) -> None:
        told.append((statement, values))

    event.listen(db, "before_cursor_execute", note)
    work(db)
    event.remove(db, "before_cursor_execute", note)
    explain = "EXPLAIN" if db.dialect.name == "postgresql" else "EXPLAIN QUERY PLAN"
    return [
        row[-1] for statement, values in told for row in db.exec_driver_sql(f"{explain} {statement}", values)
    ]


DAMAGED = [
    "due = 'abc'",
    "notice = '[1]'",
    "status = 'odd'",
    "name = CAST(x'ff41' AS TEXT)",
    "changed = 'abc'",
]


def test_a_damaged_table_does_not_break_the_lists_nor_the_start(tmp_path: Path) -> None:
    settings = Settings(str(tmp_path / "damaged.db"), bot_workers=1, rates=FREELY)

    async def make(site: Running) -> list[str]:
        async with guests(site, "Ann") as [ann]:
            return [(await ann.create("harbour", me=2, open=True)).id for _ in range(len(DAMAGED) + 1)]

    async def listed(site: Running) -> list[str]:
        async with Client(site.url) as nobody:
            return await ids(nobody, "open")

    with running(settings) as site:
        good, *bad = go(make(site))
        for table, damage in zip(bad, DAMAGED, strict=True):
            site.write(text(f"UPDATE game_table SET {damage} WHERE id = '{table}'"))
        assert set(go(listed(site))) == {good, bad[3]}, "one letter of a name may be wrong"
        site.write(text(f"UPDATE game_table SET changed = {2**62} WHERE id = '{bad[0]}'"))
    with running(settings) as site:
        assert set(go(listed(site))) == {good, bad[3]}
        assert site.server.clock.now() < 2**42, "times go on from those that can be"
