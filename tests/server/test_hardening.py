"""What a hostile or unlucky client must not bring about: a standing server, a stolen seat, a silent start."""

from __future__ import annotations

import time
from importlib.resources import files
from typing import Any

import pytest
from sqlalchemy import text, update
from sqlalchemy.exc import SQLAlchemyError

from roadstead.engine import codes
from roadstead.games import load
from roadstead.protocol import DAY_SECONDS, MAX_DECK, MAX_NOTATION, Cards, Done
from roadstead.refusal import Refused
from roadstead.server import rows, schema
from roadstead.server.clock import FixedClock
from roadstead.server.context import Settings
from roadstead.server.live_table import LiveTable
from roadstead.server.match import Match
from tests.server.running import FREELY, Running, go, guests, heard, refused, running

NOON = 1_800_000_000_000


def test_a_deck_with_an_endless_key_is_refused_at_once(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            for quoted in ("a", '"\u2028"'):
                began = time.monotonic()
                parts = MAX_DECK // (len(quoted) + 1) - 10
                with refused("invalid", "cards"):
                    await ann.create("harbour", me=2, cards=".".join([quoted] * parts) + " = 1")
                assert time.monotonic() - began < 10  # to read it takes minutes

    go(scenario())


def test_a_deck_whose_moves_could_not_be_sent_is_refused(shared: Running) -> None:
    assert codes.MAX_NOTATION == MAX_NOTATION
    cards = files("roadstead.games.harbour").joinpath("cards.toml").read_text("utf-8")

    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            for letters in (MAX_NOTATION, 5_000):
                with refused("invalid", "cards"):
                    await ann.create("harbour", me=2, cards=cards.replace('"abbey"', f'"{"x" * letters}"'))

    go(scenario())


def test_a_table_whose_deck_is_no_longer_taken_says_so(shared: Running) -> None:
    t = schema.game_table

    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            for table in (await ann.create("harbour", friends=1), await ann.create("harbour", me=2)):
                shared.write(update(t).where(t.c.id == table.id).values(cards="game = 'harbour'"))
                shared.forget(table.id)
                with refused("gone"):
                    await ann.get(f"/api/tables/{table.id}/cards", Cards)

    go(scenario())


def test_at_a_table_by_days_nobody_is_replaced_who_waits_for_others(database: str) -> None:
    clock = FixedClock(NOON)

    async def scenario(site: Running) -> None:
        async with guests(site, "Ann", "Ben") as (ann, ben):
            table = await ann.create("harbour", friends=1, options={"start_seat": "0"}, pace="days")
            await ben.join(table.id, table.invite)
            clock.at += 2000 * DAY_SECONDS
            with refused("too-early", "seat"):
                await ann.post(f"/api/tables/{table.id}/take-over", {"seat": 1}, Done)
            await ben.post(f"/api/tables/{table.id}/take-over", {"seat": 0}, Done)

    with running(Settings(database, rates=FREELY, clock=clock)) as site:
        go(scenario(site))


def test_who_resigned_does_not_replace_others(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            table = await ann.create("harbour", friends=1, options={"start_seat": "0"})
            await ben.join(table.id, table.invite)
            await ben.post(f"/api/tables/{table.id}/resign", {"seat": 1}, Done)
            with refused("forbidden"):
                await ben.post(f"/api/tables/{table.id}/take-over", {"seat": 0}, Done)

    go(scenario())


def test_a_start_that_failed_is_made_up_for_and_told(
    shared: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: LiveTable) -> None:
        raise Refused("storage", "not now")

    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            table = await ann.create("harbour", friends=1)
            async with ann.live(table.id, seat=0) as live:
                await heard(live, lambda: live.table is not None)
                with monkeypatch.context() as patched, refused("storage"):
                    patched.setattr(LiveTable, "start", fail)
                    await ben.join(table.id, table.invite)
                assert (await ben.join(table.id, table.invite)).status == "running"
                await live.first_position()

    go(scenario())


def test_a_start_that_failed_has_filled_no_seat(shared: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise SQLAlchemyError("the disk is full")

    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            table = await ann.create("harbour", friends=2)
            with monkeypatch.context() as patched, refused("storage"):
                patched.setattr(rows, "write_steps", fail)
                await ann.start(table.id, fill="random")
            for info in (await ben.join(table.id, table.invite), await ann.table(table.id)):
                assert [seat.kind for seat in info.seats] == ["person", "person", "friend"]
            started = await ann.start(table.id, fill="random")
            assert (started.status, started.seats[2].bot) == ("running", "random")
            shared.forget(table.id)
            assert (await ann.table(table.id)).seats[2].bot == "random"

    go(scenario())


def test_a_start_that_cannot_be_leaves_the_table_waiting(
    shared: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ValueError("these rules have a fault")

    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            table = await ann.create("harbour", friends=1)
            with monkeypatch.context() as patched, refused("failed"):
                patched.setattr(Match, "start", fail)
                await ann.start(table.id, fill="random")
            assert (await ann.table(table.id)).status == "waiting"
            assert (await ann.start(table.id, fill="random")).status == "running"

    go(scenario())


def test_lists_and_renames_do_not_read_whole_decks(shared: Running) -> None:
    deck = load("harbour").rules().cards.text or "# own\n"

    async def scenario() -> str:
        async with guests(shared, "Ann") as [ann]:
            await ann.create("harbour", me=2)
            return (await ann.me()).id

    person = go(scenario())
    shared.write(text("UPDATE game_table SET cards = :cards, open = true").bindparams(cards=deck * 50))

    def listed(db: Any) -> list[rows.Found]:
        return [
            *rows.my_tables(db, person, "", "", 10, 0),
            *rows.open_tables(db, "", "", 10, 0),
            *rows.tables_of_person(db, person),
        ]

    found = shared.inside(shared.server.store.read(listed))
    assert found
    assert {len(table.row.cards) for table in found} == {1}


def test_an_error_of_the_database_does_not_tell_what_was_to_be_stored(shared: Running) -> None:
    query = text("SELECT :secret FROM nowhere").bindparams(secret="hush")
    with pytest.raises(SQLAlchemyError) as failed, shared.server.store.read_engine.connect() as db:
        db.execute(query)
    assert "hush" not in str(failed.value)


def test_a_task_that_failed_does_not_keep_the_server_from_ending(settings: Settings) -> None:
    async def fail() -> None:
        raise RuntimeError

    async def scenario(site: Running) -> str:
        async with guests(site, "Ann") as [ann]:
            return (await ann.create("harbour", me=2)).id

    with running(settings) as site:
        live_table = site.server.tables.in_memory[go(scenario(site))]

        async def put() -> None:
            live_table.bots_task = site.server.tables.start_task(fail())

        site.inside(put())
    assert not site.server.store.writer.is_alive()
