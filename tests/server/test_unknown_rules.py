"""Tables whose rules this installation does not have: everybody is told so plainly, and nothing of them is lost."""

from __future__ import annotations

import asyncio
import json
import logging
from importlib.resources import files

import httpx
import pytest
from sqlalchemy import update

from roadstead.client import Client, Disconnected
from roadstead.engine.record import Record, read_record
from roadstead.protocol import Chair, NewTable, TableInfo
from roadstead.server import schema
from tests.server.running import Running, go, guests, refused

TABLE = schema.game_table
LATER = {"rules": 99}
OTHER_CARDS = {"deck": "0" * 16}
NEEDED = {
    "rules": "rules version 99 of harbour is needed",
    "deck": "deck 0000000000000000 of harbour is needed",
}


def set_columns(site: Running, table_id: str, **values: object) -> None:
    """Change a table as another installation would have stored it, and let it be read again."""
    site.write(update(TABLE).where(TABLE.c.id == table_id).values(**values))
    site.forget(table_id)


async def begin(ann: Client, ben: Client, moves: int = 6) -> TableInfo:
    """A game of Ann and Ben with characters, which are dealt face down, and a few moves."""
    table = await ann.create("harbour", friends=1, options={"start_seat": "0", "boards": "characters"})
    await ben.join(table.id, table.invite)
    for _ in range(moves):
        seat = (await ann.position(table.id)).due[0]
        client = (ann, ben)[seat]
        told = await client.position(table.id, seat)
        await client.play(table.id, seat, told.options[0].move, told.position)
    return await ann.table(table.id)


@pytest.mark.parametrize("unknown", [LATER, OTHER_CARDS], ids=["version", "deck"])
def test_what_a_table_of_unknown_rules_tells(shared: Running, unknown: dict[str, object]) -> None:
    (needed,) = (NEEDED[name] for name in unknown)

    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            table = await begin(ann, ben)
            before = await ann.position(table.id, 0)
            await asyncio.to_thread(set_columns, shared, table.id, **unknown)
            told = await ann.table(table.id)
            assert (told.unknown_rules, told.status, told.position) == (True, "running", table.position)
            assert [seat.name for seat in told.seats] == ["Ann", "Ben"]
            assert table.id in {each.id for each in (await ann.tables("mine")).tables}
            for ask in (
                ann.position(table.id, 0),
                ann.play(table.id, 0, before.options[0].move if before.options else "pass", before.position),
                ann.hint(table.id, 0, before.position),
                ann.replay(table.id, 0, 0),
                ann.fork(table.id, 0, 0),
            ):
                with refused("gone") as why:
                    await ask
                assert needed in str(why.value)
            async with httpx.AsyncClient(base_url=shared.url) as http:
                for what in ("words", "cards"):
                    answer = await http.get(f"/api/tables/{table.id}/{what}?invite={table.invite}")
                    assert needed in answer.json()["text"]
            await ann.say(table.id, "What now?")
            async with ann.live(table.id, 0) as live:
                with pytest.raises(Disconnected, match="gone"):
                    await live.first_position()
                assert live.table is not None
                assert live.table.unknown_rules
            await asyncio.to_thread(set_columns, shared, table.id, rules=table.rules, deck=table.deck)
            assert await ann.position(table.id, 0) == before

    go(scenario())


def test_a_running_game_of_unknown_rules_has_a_record_that_tells_nothing_hidden(shared: Running) -> None:
    async def scenario() -> tuple[Record, Record, Record]:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            table = await begin(ann, ben)
            seen = read_record(await ann.record(table.id, 0))
            await asyncio.to_thread(set_columns, shared, table.id, **LATER)
            return seen, read_record(await ann.record(table.id, 0)), read_record(await ben.record(table.id))

    seen, mine, public = go(scenario())
    assert (mine.game, mine.rules, mine.seed, mine.commitment) == ("harbour", 99, "", seen.commitment)
    assert (mine.players, mine.options) == (seen.players, seen.options)
    assert [(event.who, event.when) for event in mine.events] == [
        (event.who, event.when) for event in seen.events
    ]
    for known, told, anybody in zip(seen.events, mine.events, public.events, strict=True):
        verb, _, rest = known.notation.partition(" ")
        veiled = f"{verb} ?" if rest else verb
        assert told.notation == (known.notation if known.who == 0 else veiled)
        assert anybody.notation == veiled
    assert any(event.notation.startswith("offer ") for event in public.events)


def test_a_finished_game_of_unknown_rules_has_its_whole_record(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            table = await begin(ann, ben)
            for client, seat in ((ann, 0), (ben, 1)):
                async with client.live(table.id, seat) as live:
                    await live.vote_end()
            whole = await ann.record(table.id)
            kept = await ann.keep_record(whole)
            assert (await ann.table(table.id)).status == kept.status == "ended"
            await asyncio.to_thread(set_columns, shared, table.id, **LATER)
            assert await ben.record(table.id) == whole.replace("rules 1\n", "rules 99\n")

    go(scenario())


def test_a_fork_of_unknown_rules_has_no_record(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            table = await begin(ann, ben)
            events = len((await ann.position(table.id)).events)
            fork = await ann.fork(table.id, events, 0)
            await asyncio.to_thread(set_columns, shared, fork.id, **LATER)
            assert (await ann.table(fork.id)).unknown_rules
            with refused("no-record"):
                await ann.record(fork.id, 0)

    go(scenario())


def test_clocks_and_bots_pass_over_tables_of_unknown_rules(
    shared: Running, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "roadstead.server")

    async def scenario() -> str:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            table = await begin(ann, ben)
            await asyncio.to_thread(set_columns, shared, table.id, **LATER, bot_due=True, deadline=1)
            shared.inside(shared.server.tables.wake_bots())
            shared.inside(shared.server.tables.watch_clocks())
            assert (await ann.table(table.id)).deadline == 1
            await asyncio.to_thread(set_columns, shared, table.id, bot_due=False, deadline=None)
            return table.id

    table = go(scenario())
    assert [line for line in caplog.messages if json.loads(line).get("table") == table] == []


def test_a_table_that_waits_takes_the_newest_rules(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            table = await ann.create("harbour", friends=1)
            await asyncio.to_thread(set_columns, shared, table.id, **LATER, **OTHER_CARDS)
            newest = await ann.table(table.id)
            assert (newest.rules, newest.deck, newest.unknown_rules) == (table.rules, table.deck, False)
            begun = await ben.join(table.id, table.invite)
            assert (begun.status, begun.rules, begun.deck) == ("running", table.rules, table.deck)

    go(scenario())


def test_a_table_that_waits_with_a_deck_that_is_not_read_any_more_does_not_start(shared: Running) -> None:
    cards = files("roadstead.games.harbour").joinpath("cards.toml").read_text("utf-8")

    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            asked = NewTable(game="harbour", chairs=[Chair("me"), Chair("friend")], cards=cards)
            table = await ann.post("/api/tables", asked, TableInfo)
            await asyncio.to_thread(set_columns, shared, table.id, cards="[of another day]")
            with refused("gone") as why:
                await ben.join(table.id, table.invite)
            assert "this table cannot be played here: cards.toml" in str(why.value)
            with refused("too-early"):
                await ann.record(table.id)

    go(scenario())


def test_a_table_of_an_unknown_game_is_listed_all_the_same(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            table = await begin(ann, ben)
            await asyncio.to_thread(set_columns, shared, table.id, game="lighthouse")
            assert (await ann.table(table.id)).unknown_rules
            (told,) = (await ann.tables("mine")).tables
            assert told.game == "lighthouse"
            with refused("gone") as why:
                await ann.position(table.id)
            assert "there is no game 'lighthouse'" in str(why.value)

    go(scenario())
