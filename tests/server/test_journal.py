"""The journal is the truth: what is refused leaves no entry, and what is read again is what was there."""

from __future__ import annotations

import asyncio
from random import Random
from threading import Event
from time import perf_counter

import pytest
from msgspec import json
from sqlalchemy import delete, func, select, update

from roadstead.client import Client
from roadstead.engine.record import read_record
from roadstead.engine.table import replay
from roadstead.games import NAMES, load
from roadstead.protocol import Done, TableInfo
from roadstead.server import schema
from roadstead.server.match import JournalEntry, Match
from tests.server.running import Running, eventually, go, guests, refused

SNAPSHOT, JOURNAL = schema.snapshot, schema.journal


@pytest.fixture(autouse=True)
def same_deal(shared: Running) -> None:
    """All tables of these tests are dealt alike."""
    shared.server.tables.new_seed = lambda: "5eed" * 8


def entries(site: Running, table_id: str) -> list[tuple[int, str]]:
    query = select(JOURNAL.c.number, JOURNAL.c.kind).where(JOURNAL.c.table_id == table_id)
    return [(number, kind) for number, kind in site.read(query.order_by(JOURNAL.c.number))]


def snapshots(site: Running, table_id: str) -> int:
    return int(site.read(select(func.count()).where(SNAPSHOT.c.table_id == table_id))[0][0])


async def all_told(client: Client, table: TableInfo) -> list[bytes]:
    """All that the seats of one person, and the public, are told of a table."""
    seats = [seat.seat for seat in table.seats if seat.mine]
    told = [json.encode(await client.position(table.id, seat, lang="en")) for seat in seats]
    told.append(json.encode(await client.position(table.id)))
    told.append(json.encode(await client.table(table.id)))
    told.append((await client.record(table.id, 0)).encode())
    return told


async def wander(client: Client, table: TableInfo, rng: Random, steps: int) -> None:
    """Play at a hot seat, with takebacks: own ones, and beyond them, to which the other seat need not agree."""
    for _ in range(steps):
        told = await client.position(table.id)
        if not told.due:
            return
        seat = rng.choice(told.due)
        mine = await client.position(table.id, seat)
        body = {"seat": seat, "position": mine.position}
        if rng.random() < 0.15 and mine.undo:
            await client.post(f"/api/tables/{table.id}/undo", body, Done)
        elif rng.random() < 0.3 and mine.redo:
            await client.post(f"/api/tables/{table.id}/redo", body, Done)
        else:
            await client.play(table.id, seat, rng.choice(mine.options).move, mine.position)


async def take_back_alone(client: Client, table: TableInfo) -> None:
    """Play until there is a move that one may take back alone; take it back."""
    while True:
        seat = (await client.position(table.id)).due[0]
        told = await client.position(table.id, seat)
        choice = next((choice for choice in told.options if not choice.final), told.options[0])
        here = await client.play(table.id, seat, choice.move, told.position)
        if not choice.final:
            await client.post(f"/api/tables/{table.id}/undo", {"seat": seat, "position": here}, Done)
            return


@pytest.mark.parametrize("game", NAMES)
def test_a_table_read_again_from_its_journal_alone_is_the_same(shared: Running, game: str) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            table = await ann.create(game, me=2)  # type: ignore[arg-type]
            rng = Random(game)
            await wander(ann, table, rng, 45)
            due = (await ann.position(table.id)).due[0]
            before = (await ann.table(table.id)).position
            await ann.post(f"/api/tables/{table.id}/take-over", {"seat": due, "bot": "random"}, Done)
            await eventually(lambda: is_done(ann, table.id, due))  # else the game would hang on its haste
            assert (await ann.table(table.id)).position > before + 1
            await ann.post(f"/api/tables/{table.id}/hand-back", {"seat": due}, Done)
            await wander(ann, table, rng, 25)
            await take_back_alone(ann, table)
            told = (await ann.position(table.id, 0), await ann.position(table.id, 1))
            seat = 0 if told[0].undo else 1
            await ann.post(
                f"/api/tables/{table.id}/undo", {"seat": seat, "position": told[seat].position}, Done
            )

            written = entries(shared, table.id)
            assert [number for number, _ in written] == list(range(1, len(written) + 1))
            assert {"play", "deal", "undo", "ask-undo", "rewind", "take-over", "hand-back"} <= {
                kind for _, kind in written
            }
            known = await all_told(ann, table)
            assert snapshots(shared, table.id)
            shared.forget(table.id)
            assert await all_told(ann, table) == known, "from snapshots"
            shared.forget(table.id)
            shared.write(delete(SNAPSHOT).where(SNAPSHOT.c.table_id == table.id))
            assert await all_told(ann, table) == known, "from the journal"
            assert snapshots(shared, table.id) == 1, "made anew, since there was much to read"
            shared.forget(table.id)
            assert await all_told(ann, table) == known, "from the new snapshot"
            await wander(ann, table, rng, 3)

    go(scenario())


async def is_done(client: Client, table_id: str, seat: int) -> bool:
    """Whether a seat has done all it has to do for now."""
    return seat not in (await client.position(table_id)).due


def test_snapshots_of_other_rules_are_not_read(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            table = await ann.create("harbour", me=2)
            await wander(ann, table, Random(1), 70)
            known = await all_told(ann, table)
            shared.forget(table.id)
            spoilt = update(SNAPSHOT).where(SNAPSHOT.c.table_id == table.id)
            shared.write(spoilt.values(fits="other rules", state=b"\x90"))
            assert await all_told(ann, table) == known

    go(scenario())


def test_a_journal_has_each_number_once(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            table = await ann.create("harbour", me=2)
            number, kind = entries(shared, table.id)[0]
            row = {
                "table_id": table.id,
                "number": number,
                "kind": kind,
                "seat": 0,
                "what": "",
                "at": 0,
                "kept": 0,
            }
            with refused("storage"):
                shared.write(JOURNAL.insert().values(row))

    go(scenario())


def test_what_is_refused_leaves_nothing(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            table = await ann.create("harbour", friends=1, options={"start_seat": "0"}, open=True)
            await ben.join(table.id, table.invite)
            told = await ann.position(table.id, 0)
            move, here = told.options[0].move, told.position
            before = entries(shared, table.id)
            for reason, client, seat, what, position in (
                ("stale", ann, 0, move, here + 1),
                ("stale", ann, 0, move, 0),
                ("illegal", ann, 0, "no such thing", here),
                ("illegal", ann, 0, "buy warehouse", here),
                ("not-your-turn", ben, 1, move, here),
            ):
                with refused(reason):
                    await client.play(table.id, seat, what, position)
            for client, seat in ((ben, 0), (ann, 1), (ann, 5)):
                with refused("forbidden", "seat"):
                    await client.play(table.id, seat, move, here)
            moves = f"/api/tables/{table.id}/moves"
            good = {"seat": 0, "move": move, "position": here}
            for change in (
                {"seat": -1},
                {"seat": 8},
                {"move": ""},
                {"move": "x" * 101},
                {"move": 3},
                {"position": -1},
                {"position": 2**31},
                {"position": None},
                {"more": 1},
            ):
                answer = await ann.http.post(moves, json={**good, **change})
                assert (answer.status_code, answer.json()["reason"]) == (400, "malformed"), change
            for content in (b"", b"{", b"\xff", b'{"seat": 0, "seat": 0}', b"null", b"[" * 10_000):
                answer = await ann.http.post(moves, content=content)
                assert answer.status_code == 400, content[:20]
                assert answer.json()["reason"] == "malformed"
            assert entries(shared, table.id) == before
            assert await ann.position(table.id, 0) == told
            await ann.play(table.id, 0, move, here)
            with refused("stale"):
                await ann.play(table.id, 0, move, here)

    go(scenario())


def test_seats_that_decide_at_once_do_not_make_each_other_stale(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            table = await ann.create("bremerhaven", friends=1)
            await ben.join(table.id, table.invite)
            clients = [ann, ben]
            rng = Random(4)
            while len(due := (await ann.position(table.id)).due) < 2:
                told = await clients[due[0]].position(table.id, due[0])
                await clients[due[0]].play(table.id, due[0], rng.choice(told.options).move, told.position)
            both = [await clients[seat].position(table.id, seat) for seat in (0, 1)]
            for seat in (1, 0):
                await clients[seat].play(table.id, seat, both[seat].options[0].move, both[seat].position)

    go(scenario())


def test_a_reader_who_comes_back_gets_what_it_missed(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            table = await ann.create("novgorod", me=2)
            rng = Random(3)
            await wander(ann, table, rng, 10)
            kept = await ann.position(table.id, 0)
            events = list(kept.events)
            for _ in range(6):
                await wander(ann, table, rng, 3)
                news = await ann.position(table.id, 0, after=kept.position)
                events[news.since :] = news.events
                kept = news
            whole = await ann.position(table.id, 0)
            assert (whole.since, whole.events) == (0, events)
            async with ann.live(table.id, seat=0, after=whole.position) as live:
                told = await live.first_position()
                assert (told.since, told.events, told.digest) == (len(events), [], whole.digest)

    go(scenario())


def test_a_long_finished_game_opens_at_once(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            table = await ann.create("shipyard", me=0, bots=["random"] * 4)
            await eventually(lambda: is_finished(ann, table.id))
            record = read_record(await ann.record(table.id))
            assert len(record.events) > 300
            assert replay(load("shipyard").rules(), record).over()
            assert snapshots(shared, table.id) > 2
            times: list[float] = []
            for _ in range(12):
                shared.forget(table.id)
                begin = perf_counter()
                shared.inside(shared.server.tables.get(table.id))
                times.append(perf_counter() - begin)
            assert min(times) < 0.050, times
            assert len((await ann.position(table.id)).events) == len(record.events)

    go(scenario())


async def is_finished(client: Client, table_id: str) -> bool:
    return (await client.table(table_id)).status == "finished"


def test_nobody_waits_while_a_journal_is_read_again(shared: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """It may be very long: whoever likes can take back and redo a move for hours."""
    begun, answered = Event(), Event()
    in_time: list[bool] = []
    replaying = Match.replay

    def replay_slowly(match: Match, entry: JournalEntry) -> None:
        if not begun.is_set():
            begun.set()
            in_time.append(answered.wait(10))
        replaying(match, entry)

    async def has_begun() -> bool:
        return begun.is_set()

    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            table, other = await ann.create("harbour", me=2), await ann.create("harbour", me=2)
            shared.forget(table.id)
            monkeypatch.setattr(Match, "replay", replay_slowly)
            reading = asyncio.create_task(ann.position(table.id, 0))
            await eventually(has_begun)
            await ann.position(other.id, 0)
            answered.set()
            assert (await reading).position > 0

    go(scenario())
    assert in_time == [True]
