"""Races: of two who want the same, exactly one gets it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from roadstead.client import Client
from roadstead.protocol import Done
from roadstead.refusal import Refused
from roadstead.server.context import Settings
from tests.server.running import FREELY, Running, go, guests, running

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


def test_two_devices_race_for_one_position(shared: Running) -> None:
    async def scenario() -> None:
        async with two_devices(shared) as (ann, phone):
            table = await ann.create("harbour", me=2)
            for number in range(ROUNDS):
                seat = (await ann.position(table.id)).due[0]
                told = await ann.position(table.id, seat)
                plays = [
                    client.play(table.id, seat, option.move, told.position)
                    for client, option in zip((ann, phone, ann), told.options[:1] * 3)
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


# -- two servers on one database ----------------------------------------------------------------------------------


@pytest.fixture
def twins(database: str) -> Iterator[tuple[Running, Running]]:
    with running(Settings(database, rates=FREELY)) as one, running(Settings(database, rates=FREELY)) as two:
        yield one, two


def test_on_two_servers_one_database_keeps_one_of_two(twins: tuple[Running, Running]) -> None:
    async def scenario() -> None:
        one, two = twins
        async with guests(one, "Ann", "Ben") as (ann, ben):
            key = await ann.new_key()
            async with await Client.with_key(two.url, key) as phone, guests(two, "Cas") as [cas]:
                table = await ann.create("harbour", friends=1, options={"start_seat": "0"})
                await cas.table(table.id, table.invite)
                done = await outcomes(ben.join(table.id, table.invite), cas.join(table.id, table.invite))
                assert done.count("") == 1
                assert set(done) <= {"", "taken", "too-late"}
                for site in twins:
                    site.forget(table.id)
                told = [await client.position(table.id, 0) for client in (ann, phone)]
                assert told[0].digest == told[1].digest
                done = await outcomes(
                    ann.play(table.id, 0, told[0].options[0].move, told[0].position),
                    phone.play(table.id, 0, told[0].options[1].move, told[0].position),
                )
                assert sorted(done) == ["", "stale"]
                after = [await client.position(table.id, 0) for client in (ann, phone)]
                assert after[0].events == after[1].events
                assert len(after[0].events) >= len(told[0].events) + 1

    go(scenario())
