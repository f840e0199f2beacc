"""Races: of two who want the same, exactly one gets it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Literal, TypeVar

import pytest
from sqlalchemy import Connection, select

from roadstead.client import Client
from roadstead.protocol import Chair, Done, Fork, NewTable
from roadstead.refusal import Refused
from roadstead.server import connections, rows, schema
from roadstead.server.forks import fork
from roadstead.server.live_table import LiveTable
from roadstead.server.people import MAX_TOKENS, Person
from roadstead.server.presenter import Wishes
from roadstead.server.tables import MAX_WAITING, Tables
from tests.server.running import Running, go, guests

T = TypeVar("T")

ROUNDS = 4


async def outcomes(*asked: Coroutine[Any, Any, Any]) -> list[str]:
    """What became of things asked at once: "" for done, or the reason of the refusal."""
    done = await asyncio.gather(*asked, return_exceptions=True)
    for answer in done:
        if isinstance(answer, BaseException) and not isinstance(answer, Refused):
            raise answer
    return [answer.reason if isinstance(answer, Refused) else "" for answer in done]


@asynccontextmanager
async def two_devices(site: Running) -> AsyncIterator[tuple[Client, Client]]:
    """The same person twice."""
    async with guests(site, "Ann") as [ann]:
        phone = await Client.with_key(site.url, await ann.new_key())
        async with phone:
            yield ann, phone


def test_two_race_for_one_seat(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben", "Cas", "Dan") as (ann, *others):
            for _ in range(ROUNDS):
                table = await ann.create("harbour", friends=1)
                done = await outcomes(*(other.join(table.id, table.invite) for other in others))
                assert sorted(done) in (["", "too-late", "too-late"], ["", "gone", "gone"])
                assert (await ann.table(table.id)).seats[1].name == ["Ben", "Cas", "Dan"][done.index("")]

    go(scenario())


def test_whoever_was_renamed_meanwhile_is_called_so_at_every_table(shared: Running) -> None:
    """Each request knows its sender's name from when it came in."""
    tables, people = shared.server.tables, shared.server.people

    async def scenario() -> list[list[str]]:
        ann, ben = await people.add_guest("Ann"), await people.add_guest("Ben")
        chairs = [Chair("me"), Chair("anyone")]
        joined = await tables.create(ben, NewTable(game="harbour", chairs=chairs, start=False, open=True))
        kim, zoe = await people.rename(ann, "Kim"), await people.rename(ann, "Zoe")
        await tables.join(joined, ann, None, "")
        made = await tables.create(ann, NewTable(game="harbour", chairs=chairs))
        names = [[seat.name for seat in table.seats] for table in (joined, made)]
        await tables.rename(zoe)
        await tables.rename(kim)
        return [*names, *([seat.name for seat in table.seats] for table in (joined, made))]

    assert shared.inside(scenario()) == [["Ben", "Zoe"], ["Zoe", ""]] * 2


def test_a_seat_that_was_stored_is_told_of_whatever_fails_then(
    shared: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, people = shared.server.tables, shared.server.people

    def fail(*_: Any) -> None:
        raise Refused("storage")

    async def scenario() -> list[str]:
        ann, ben = await people.add_guest("Ann"), await people.add_guest("Ben")
        with monkeypatch.context() as broken:
            broken.setattr(rows, "name_of_person", fail)
            table = await tables.create(ann, NewTable(game="harbour", chairs=[Chair("me"), Chair("anyone")]))
            await tables.join(table, ben, None, table.row.invite)
        with monkeypatch.context() as broken:
            broken.setattr(rows, "find_table", fail)
            asked = NewTable(game="harbour", chairs=[Chair("me"), Chair("anyone")])
            assert await outcomes(tables.create(ann, asked)) == ["not-known"]
        return [seat.name for seat in table.seats]

    assert shared.inside(scenario()) == ["Ann", "Ben"]


def test_limits_hold_for_what_is_asked_for_at_once(shared: Running) -> None:
    tables, people = shared.server.tables, shared.server.people

    async def scenario() -> tuple[list[str], list[str]]:
        ann = await people.add_guest("Ann", "a cookie of Ann's")
        asked = NewTable(game="harbour", chairs=[Chair("me"), Chair("friend")])
        made = await outcomes(*(tables.create(ann, asked) for _ in range(MAX_WAITING + 5)))
        tokens = await outcomes(*(people.new_token(ann, "bot") for _ in range(MAX_TOKENS + 5)))
        return sorted(made), sorted(tokens)

    made, tokens = shared.inside(scenario())
    assert made == [""] * MAX_WAITING + ["invalid"] * 5
    assert tokens == [""] * MAX_TOKENS + ["invalid"] * 5


def test_a_host_leaves_while_the_game_is_to_start(shared: Running, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    tables = shared.server.tables

    async def scenario() -> list[str]:
        ann = await shared.server.people.add_guest("Ann")
        chairs = [Chair("me"), Chair("me")]
        table = await tables.create(ann, NewTable(game="harbour", chairs=chairs, start=False))
        return await outcomes(tables.leave(table, ann), tables.start(table, ann, None))

    assert shared.inside(scenario()) == ["", "gone"]
    assert "table-lost" not in caplog.text


def test_somebody_speaks_at_a_table_that_is_being_deleted(
    shared: Running, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    tables = shared.server.tables

    async def scenario() -> list[str]:
        ann = await shared.server.people.add_guest("Ann")
        chairs = [Chair("me"), Chair("friend")]
        table = await tables.create(ann, NewTable(game="harbour", chairs=chairs))
        return await outcomes(tables.leave(table, ann), table.say(ann, "is anybody there?"))

    assert shared.inside(scenario()) == ["", "gone"]
    assert "storage-failed" not in caplog.text


def test_a_game_starts_while_somebody_leaves_no_trace(site: Running) -> None:
    tables, people = site.server.tables, site.server.people

    async def scenario() -> tuple[str, list[str | None]]:
        ann, ben = await people.add_guest("Ann"), await people.add_guest("Ben")
        chairs = [Chair("me"), Chair("anyone")]
        table = await tables.create(ann, NewTable(game="harbour", chairs=chairs, start=False, open=True))
        await tables.join(table, ben, None, "")
        async with table.lock:
            racing = [
                asyncio.create_task(tables.start(table, ann, None)),
                asyncio.create_task(tables.leave_no_trace(ben)),
            ]
            while len(tables.under_way) < 3:  # until Ben is about to stand up
                await asyncio.sleep(0.001)
        await asyncio.gather(*racing)
        assert table.match is not None
        assert table.match.resigned == {1}
        return table.row.status, [seat.person and seat.name for seat in table.seats]

    assert site.inside(scenario()) == ("running", ["Ann", None])


def test_two_devices_race_for_one_position(shared: Running) -> None:
    async def scenario() -> None:
        async with two_devices(shared) as (ann, phone):
            table = await ann.create("harbour", me=2)
            for number in range(ROUNDS):
                seat = (await ann.position(table.id)).due[0]
                told = await ann.position(table.id, seat)
                plays = [
                    client.play(table.id, seat, choice.move, told.position)
                    for client, choice in zip((ann, phone, ann), told.options[:1] * 3)
                ]
                done = await outcomes(*plays)
                assert done.count("") == 1
                assert set(done) <= {"", "stale", "not-your-turn"}
                moves = [event for event in (await ann.position(table.id)).events if event.who >= 0]
                assert len(moves) == number + 1

    go(scenario())


def test_two_race_for_one_undo(shared: Running) -> None:
    async def scenario() -> None:
        async with two_devices(shared) as (ann, phone):
            table = await ann.create("shipyard", me=2, options={"start_seat": "0"})
            for _ in range(ROUNDS):
                told = await ann.position(table.id, 0)
                await ann.play(table.id, 0, told.options[0].move, told.position)
                body = {"seat": 0, "position": (await ann.position(table.id, 0)).position}
                path = f"/api/tables/{table.id}/undo"
                done = await outcomes(*(client.post(path, body, Done) for client in (ann, phone)))
                assert sorted(done) == ["", "stale"]
                assert (await ann.position(table.id, 0)).digest == told.digest

    go(scenario())


def test_two_people_ask_for_an_undo_at_once(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            table = await ann.create("harbour", friends=1, options={"start_seat": "0"})
            await ben.join(table.id, table.invite)
            clients = (ann, ben)
            undo = ["", ""]
            while undo != ["consent", "consent"]:
                seat = (await ann.position(table.id)).due[0]
                told = await clients[seat].position(table.id, seat)
                await clients[seat].play(table.id, seat, told.options[-1].move, told.position)
                undo = [(await clients[seat].position(table.id, seat)).undo for seat in (0, 1)]
            here = (await ann.table(table.id)).position
            path = f"/api/tables/{table.id}/undo"
            done = await outcomes(
                *(clients[seat].post(path, {"seat": seat, "position": here}, Done) for seat in (0, 1))
            )
            assert sorted(done) == ["", "stale"]
            request = (await ann.table(table.id)).undo
            assert request is not None
            assert request.seat == done.index("")

    go(scenario())


def test_a_move_races_with_an_undo_of_the_other_device(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            table = await ann.create("shipyard", me=2, options={"start_seat": "0"})
            told = await ann.position(table.id, 0)
            await ann.play(table.id, 0, told.options[0].move, told.position)
            here = await ann.position(table.id, 0)
            done = await outcomes(
                ann.play(table.id, 0, here.options[0].move, here.position),
                ann.post(f"/api/tables/{table.id}/undo", {"seat": 0, "position": here.position}, Done),
            )
            assert done.count("") == 1

    go(scenario())


def test_nobody_is_replaced_while_they_come_back(shared: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "GRACE_SECONDS", 0)
    returning = LiveTable.return_to_seat
    done: list[str] = []

    async def returned_and_replaced(live_table: LiveTable, seat: int) -> None:
        await returning(live_table, seat)
        ben = live_table.seats[1].person or ""
        replacing = live_table.act(
            lambda match, now: connections.take_over(live_table, match, ben, seat, "greedy", now)
        )
        done.extend(await outcomes(replacing))

    monkeypatch.setattr(LiveTable, "return_to_seat", returned_and_replaced)

    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            table = await ann.create("harbour", friends=1, options={"start_seat": "0"})
            await ben.join(table.id, table.invite)
            await ben.post(f"/api/tables/{table.id}/take-over", {"seat": 0}, Done)
            async with ann.live(table.id, seat=0) as live:
                await live.first_position()
                assert not (await ben.table(table.id)).seats[0].away

    go(scenario())
    assert done == ["forbidden"]


def test_all_ask_for_the_rematch_at_once(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            table = await ann.create("harbour", friends=1)
            await ben.join(table.id, table.invite)
            for client, seat in ((ann, 0), (ben, 1)):
                await client.post(f"/api/tables/{table.id}/votes", {"seat": seat, "end": True}, Done)
            made = await asyncio.gather(*(client.rematch(table.id) for client in (ann, ben, ann)))
            assert len({again.id for again in made}) == 1
            assert len((await ann.tables("mine")).tables) == 2

    go(scenario())


# -- a database that somebody else writes -------------------------------------------------------------------------


def test_what_somebody_else_has_kept_is_not_overwritten(shared: Running) -> None:
    """No second server can start on a database; should it be written all the same, the first to write wins."""

    async def elsewhere(table: str) -> None:
        server = shared.server
        live_table = await Tables(server.store, server.clock, server.bot_pool).get(table)
        choice = live_table.position(0, -1, Wishes()).options[0]
        await live_table.act(lambda match, now: match.play(0, choice.move, live_table.row.position, now))

    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            table = await ann.create("harbour", me=2, options={"start_seat": "0"})
            told = await ann.position(table.id, 0)
            await asyncio.to_thread(shared.inside, elsewhere(table.id))
            done = await outcomes(ann.play(table.id, 0, told.options[1].move, told.position))
            assert done == ["stale"]
            after = await ann.position(table.id, 0)
            assert after.events[len(told.events)].move == told.options[0].move

    go(scenario())


class Door(asyncio.Lock):
    """A table's lock that counts who has come to it."""

    came = 0

    async def acquire(self) -> Literal[True]:
        self.came += 1
        return await super().acquire()


def test_who_stands_up_while_the_game_starts_neither_looks_nor_acts_for_the_next(shared: Running) -> None:
    """What Ben asked for while the seat was his comes to its turn when it is Cas's."""
    tables, requests = shared.server.tables, 5

    async def scenario() -> list[str]:
        async with guests(shared, "Ann", "Ben", "Cas") as (ann, ben, cas):
            made = await ann.create("harbour", friends=1, start=False, options={"bonus_cards": "on"})
            await ben.join(made.id, made.invite)
            people = [Person(me.id, me.name) for me in [await each.me() for each in (ann, ben, cas)]]
            asking = asyncio.Event()

            async def change_hands() -> None:
                table = await tables.get(made.id)
                table.lock = door = Door()
                async with door:
                    passing = [
                        asyncio.create_task(tables.stand_up(table, people[1])),
                        asyncio.create_task(tables.join(table, people[2], 1, made.invite)),
                        asyncio.create_task(tables.start(table, people[0], None)),
                    ]
                    while door.came < 4:
                        await asyncio.sleep(0.001)
                    clients.call_soon_threadsafe(asking.set)
                    while door.came < 4 + requests:
                        await asyncio.sleep(0.001)
                await asyncio.gather(*passing)

            clients = asyncio.get_running_loop()
            async with ben.live(made.id, seat=1, invite=made.invite) as live:
                changing = clients.run_in_executor(None, shared.inside, change_hands())
                await asking.wait()
                path = f"/api/tables/{made.id}"
                asked = [
                    ben.position(made.id, 1),
                    ben.record(made.id, 1),
                    ben.post(f"{path}/resign", {"seat": 1}, Done),
                    ben.hint(made.id, 1, 0),
                    live.preview("stock 3-fish"),
                ]
                done = await outcomes(*asked)
                await changing
            assert [seat.name for seat in (await ann.table(made.id)).seats] == ["Ann", "Cas"]
            assert not (await ann.table(made.id)).seats[1].resigned
            return done

    assert go(scenario()) == ["forbidden"] * requests


async def delete(site: Running, person: Person) -> None:
    """As `DELETE /api/me` does it."""
    await site.server.tables.leave_no_trace(person)
    await site.server.people.remove(person)
    await site.server.tables.leave_no_trace(person)


def names_kept(site: Running) -> set[str]:
    return {name for (name,) in site.read(select(schema.seat.c.name))}


async def table_of_two(site: Running, host: Person, guest: Person) -> LiveTable:
    tables = site.server.tables
    chairs = [Chair("me"), Chair("anyone")]
    table = await tables.create(host, NewTable(game="harbour", chairs=chairs, open=True))
    await tables.join(table, guest, None, "")
    return table


async def end(table: LiveTable) -> None:
    """End a game of two by vote."""
    for seat in (0, 1):
        await table.act(lambda match, now, at=seat: match.vote_end(at, True, now))  # type: ignore[misc]


def test_who_is_deleted_while_somebody_forks_is_not_named_there(
    site: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, people = site.server.tables, site.server.people
    adding = Tables.add

    async def scenario() -> None:
        ann, ben = await people.add_guest("Ann"), await people.add_guest("Hortense")
        table = await table_of_two(site, ann, ben)

        async def add_at_last(*given: Any) -> LiveTable:
            await delete(site, ben)
            return await adding(*given)

        monkeypatch.setattr(Tables, "add", add_at_last)
        await fork(tables, table, ann, Fork(3, 0))

    site.inside(scenario())
    assert "Hortense" not in names_kept(site)


def test_a_fork_is_forked_while_somebody_is_being_deleted(
    site: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, people = site.server.tables, site.server.people
    reseating = Tables.reseat

    async def scenario() -> None:
        ann, ben = await people.add_guest("Ann"), await people.add_guest("Hortense")
        table = await table_of_two(site, ann, ben)
        first = await fork(tables, table, ann, Fork(3, 0))

        async def fork_then_reseat(self: Tables, table_id: str, change: Any) -> None:
            if table_id == first.row.id:
                monkeypatch.setattr(Tables, "reseat", reseating)
                await fork(tables, first, ann, Fork(0, 0))
            await reseating(self, table_id, change)

        monkeypatch.setattr(Tables, "reseat", fork_then_reseat)
        await delete(site, ben)

    site.inside(scenario())
    assert "Hortense" not in names_kept(site)


def test_a_rename_does_not_bring_back_the_name_of_somebody_who_is_being_deleted(
    site: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, people = site.server.tables, site.server.people
    forgetting = Tables.forget_in_forks

    async def scenario() -> None:
        ann, ben = await people.add_guest("Ann"), await people.add_guest("Hortense")
        table = await table_of_two(site, ann, ben)

        async def rename_forget_fork(self: Tables, person: Person) -> None:
            await self.rename(person)
            await forgetting(self, person)
            await fork(tables, table, ann, Fork(3, 0))

        monkeypatch.setattr(Tables, "forget_in_forks", rename_forget_fork)
        await delete(site, ben)

    site.inside(scenario())
    assert "Hortense" not in names_kept(site)


def test_a_deletion_that_broke_off_is_completed_by_the_next(
    site: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, people = site.server.tables, site.server.people

    async def fail(*_: Any) -> None:
        raise Refused("storage")

    async def scenario() -> None:
        ann, ben = await people.add_guest("Ann"), await people.add_guest("Hortense")
        await fork(tables, await table_of_two(site, ann, ben), ann, Fork(3, 0))
        with monkeypatch.context() as broken:
            broken.setattr(Tables, "forget_host", fail)
            assert await outcomes(delete(site, ben)) == ["storage"]
        await delete(site, ben)

    site.inside(scenario())
    assert "Hortense" not in names_kept(site)


def test_a_change_does_not_bring_back_a_host_who_is_being_deleted(
    site: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, people, store = site.server.tables, site.server.people, site.server.store
    writing = store.write

    async def scenario() -> str | None:
        ann, ben = await people.add_guest("Ann"), await people.add_guest("Ben")
        table = await table_of_two(site, ann, ben)
        forgetting: list[asyncio.Task[None]] = []

        async def forget_then_write(work: Callable[[Connection], T]) -> T:
            monkeypatch.setattr(store, "write", writing)
            forgetting.append(asyncio.create_task(tables.forget_host(table.row.id, ann)))
            await asyncio.wait(forgetting, timeout=0.5)
            return await writing(work)

        monkeypatch.setattr(store, "write", forget_then_write)
        await table.act(lambda match, now: match.vote_end(1, True, now))
        await asyncio.gather(*forgetting)
        return table.row.host

    assert site.inside(scenario()) is None


def test_who_is_deleted_meanwhile_neither_makes_a_table_nor_sits_down(
    site: Running, caplog: pytest.LogCaptureFixture
) -> None:
    tables, people = site.server.tables, site.server.people

    async def scenario() -> list[str]:
        ann, ben = await people.add_guest("Ann"), await people.add_guest("Hortense")
        chairs = [Chair("me"), Chair("anyone")]
        free = await tables.create(ann, NewTable(game="harbour", chairs=chairs, open=True))
        played = await table_of_two(site, ann, await people.add_guest("Cas"))
        await end(played)
        record = (await played.record(None)).text()
        await delete(site, ben)
        return await outcomes(
            tables.create(ben, NewTable(game="harbour", chairs=chairs)),
            fork(tables, played, ben, Fork(3, 0)),
            tables.keep_record(ben, record),
            tables.join(free, ben, None, ""),
            played.say(ben, "hello"),
        )

    caplog.set_level(logging.INFO)
    assert site.inside(scenario()) == [*["not-signed-in"] * 3, "taken", "not-signed-in"]
    assert "Hortense" not in names_kept(site)
    assert "storage-failed" not in caplog.text


def test_a_rematch_is_deleted_while_somebody_comes_to_it(
    site: Running, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    tables, people = site.server.tables, site.server.people

    async def scenario() -> list[str]:
        ann, ben = await people.add_guest("Ann"), await people.add_guest("Ben")
        table = await table_of_two(site, ann, ben)
        await end(table)
        rematch = await tables.rematch(table, ann)
        return await outcomes(tables.leave(rematch, ann), tables.rematch(table, ben))

    assert site.inside(scenario()) == ["", "gone"]
    assert "table-lost" not in caplog.text
