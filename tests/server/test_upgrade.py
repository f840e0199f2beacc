"""The trial upgrade: games that were begun with this version go on with the next one, as if nothing had happened.

The next version (`next_version.py`) has another deck and another rule of Harbour. New tables are played by it.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import json

from roadstead.cli.app import run
from roadstead.client import Client
from roadstead.engine.record import read_record
from roadstead.protocol import Cards, Chair, NewTable, Position, TableInfo
from roadstead.server.context import Settings
from tests.server.audit import audit
from tests.server.next_version import (
    CARDS,
    COST,
    DECK,
    FORBIDDEN,
    HARBOUR,
    NEXT_COST,
    SUSHI_SHOP,
    VERSION,
    NextVersion,
)
from tests.server.running import FREELY, PATIENCE, Process, go, heard, refused, running

NOW = HARBOUR.version
CUSTOM_COST = 7


@dataclass
class Before:
    """The tables that the earlier version left, and the tokens of those who play there."""

    tokens: list[str]
    begun: TableInfo
    fresh: TableInfo
    with_bots: TableInfo
    fork: TableInfo
    custom: TableInfo
    finished: TableInfo
    waiting: TableInfo
    position: Position
    record: str


async def due_at(client: Client, table: str, seat: int) -> Position:
    """The position in which a seat is due, after others have moved."""
    async with client.live(table, seat, lang="en") as live:
        told = await live.first_position()
        while seat not in told.due:
            await live.news(PATIENCE)
            told = live.position or told
        return told


async def play_at(client: Client, table: str, seat: int, move: str = "") -> Position:
    """Play this move or the first legal one as soon as the seat is due; returns the position after it."""
    async with client.live(table, seat, lang="en") as live:
        told = await live.first_position()
        while seat not in told.due:
            await live.news(PATIENCE)
            told = live.position or told
        revision = await live.play(move or told.options[0].move)
        while live.revision() < revision:
            await live.news(PATIENCE)
        return live.position or told


async def play_by_turns(people: list[Client], table: str, moves: int, move: str = "") -> None:
    """Whoever is due moves."""
    for _ in range(moves):
        seat = (await people[0].position(table)).due[0]
        await play_at(people[seat], table, seat, move)


async def begin_all(url: str) -> Before:
    """Games in all states: each seat that has chosen starts with three fish, which the next version forbids."""
    async with AsyncExitStack() as stack:
        ann, ben = [await stack.enter_async_context(await Client.guest(url, name)) for name in ("Ann", "Ben")]
        two = {"start_seat": "0"}
        begun = await ann.create("harbour", friends=1, options=two)
        await ben.join(begun.id, begun.invite)
        fresh = await ann.create("harbour", friends=1, options=two)
        await ben.join(fresh.id, fresh.invite)
        await play_by_turns([ann, ben], begun.id, 2, FORBIDDEN)
        await play_by_turns([ann, ben], begun.id, 3)
        with_bots = await ann.create("harbour", bots=["greedy"], options=two)
        await play_at(ann, with_bots.id, 0, FORBIDDEN)
        await due_at(ann, with_bots.id, 0)
        cards = CARDS.replace(f"{SUSHI_SHOP}{COST}\n", f"{SUSHI_SHOP}{CUSTOM_COST}\n")
        asked = NewTable("harbour", [Chair("me"), Chair("bot")], two, cards=cards)
        custom = await ann.post("/api/tables", asked, TableInfo)
        await play_at(ann, custom.id, 0, FORBIDDEN)
        finished = await ann.create("harbour", bots=["random"], options={**two, "turn_stop": "2"})
        await play_at(ann, finished.id, 0, FORBIDDEN)
        async with ann.live(finished.id, 0) as live:
            await live.take_over(0, "random")
            while not live.over():
                await live.news()
        return Before(
            tokens=[await client.new_token("upgrade") for client in (ann, ben)],
            begun=begun,
            fresh=fresh,
            with_bots=with_bots,
            fork=await ann.fork(begun.id, len((await ann.position(begun.id)).events), 0),
            custom=custom,
            finished=finished,
            waiting=await ann.create("harbour", friends=1, options=two),
            position=await ann.position(begun.id, 0, lang="en"),
            record=await ann.record(finished.id),
        )


async def earlier_games_go_on(ann: Client, ben: Client, before: Before) -> None:
    told = await ann.table(before.begun.id)
    assert (told.rules, told.deck, told.unknown_rules) == (NOW, DECK, False)
    assert await ann.position(before.begun.id, 0, lang="en") == before.position
    await play_by_turns([ann, ben], before.fresh.id, 2, FORBIDDEN)
    await play_by_turns([ann, ben], before.fresh.id, 2)
    await take_back(ann, ben, before.begun.id)
    for table in (before.with_bots, before.fork, before.custom):
        await play_at(ann, table.id, 0)
        assert (await ann.table(table.id)).rules == NOW
        due = await due_at(ann, table.id, 0)
        hinted = await ann.hint(table.id, 0, due.position, lang="en")
        assert {advised.move for advised in hinted.moves} <= {option.move for option in due.options}


async def take_back(ann: Client, ben: Client, table: str) -> None:
    """Play on until a move can be taken back alone, and take it back."""
    async with ann.live(table, 0) as mine, ben.live(table, 1) as his:
        for live in (mine, his):
            await live.first_position()
        for _ in range(40):
            live = mine if mine.choices else his
            while not live.choices:
                await live.news(PATIENCE)
            assert live.position is not None
            before = live.position.digest
            choice = next((each for each in live.choices if not each.final), live.choices[0])
            revision = await live.play(choice.move)
            for each in (mine, his):
                await heard(each, lambda each=each, revision=revision: each.revision() >= revision)  # type: ignore[misc]
            if live.position.undo == "alone":
                revision = await live.undo()
                await heard(live, lambda live=live, revision=revision: live.revision() >= revision)  # type: ignore[misc]
                assert live.position.digest == before
                return
    raise AssertionError("no move could be taken back")


async def past_games_can_be_looked_at(ann: Client, before: Before) -> None:
    assert await ann.record(before.finished.id) == before.record
    last = (await ann.replay(before.finished.id, 0)).last
    assert (await ann.replay(before.finished.id, last, 1, lang="en")).events[-1].said
    assert (await ann.scores(before.finished.id)).results
    stocked = next(
        event.at for event in (await ann.position(before.finished.id)).events if event.move == FORBIDDEN
    )
    again = await ann.fork(before.finished.id, stocked + 1, 0)
    redealt = await ann.fork(before.begun.id, stocked + 1, 0)
    assert [(fork.rules, fork.deck) for fork in (again, redealt)] == [(NOW, DECK)] * 2
    for fork in (again, redealt):
        await play_at(ann, fork.id, 0)


async def new_games_are_played_by_the_next_version(ann: Client, ben: Client, before: Before) -> list[str]:
    started = await ben.join(before.waiting.id, before.waiting.invite)
    made = await ann.create("harbour", friends=1, options={"start_seat": "0"})
    made = await ben.join(made.id, made.invite)
    for table in (started, made):
        assert (table.status, table.rules, table.deck == DECK) == ("running", VERSION, False)
        seat = (await ann.position(table.id)).due[0]
        client = (ann, ben)[seat]
        due = await client.position(table.id, seat)
        assert {option.move[:6] for option in due.options} == {"stock "}
        with refused("illegal"):
            await client.play(table.id, seat, FORBIDDEN, due.position)
        await play_at(client, table.id, seat)
    rematch = await ann.rematch(before.finished.id)
    assert (rematch.rules, rematch.deck) == (VERSION, made.deck)
    return [started.id, made.id, rematch.id]


async def cards_are_those_of_the_table(url: str, ann: Client, before: Before) -> None:
    newest = (await ann.table(before.waiting.id)).deck
    async with httpx.AsyncClient(base_url=url) as http:
        for path, cost in (
            (f"/api/tables/{before.begun.id}/cards?invite={before.begun.invite}", COST),
            (f"/api/tables/{before.custom.id}/cards?invite={before.custom.invite}", CUSTOM_COST),
            (f"/api/tables/{before.waiting.id}/cards?invite={before.waiting.invite}", NEXT_COST),
            (f"/api/games/harbour/cards?rules={NOW}&deck={DECK}", COST),
            (f"/api/games/harbour/cards?rules={VERSION}&deck={newest}", NEXT_COST),
            ("/api/games/harbour/cards", NEXT_COST),
        ):
            cards = json.decode((await http.get(path)).content, type=Cards)
            (found,) = [card for card in cards.cards if card.id == "sushi-shop"]
            assert found.fields["cost"] == cost
            assert cards.deck == {COST: DECK, NEXT_COST: newest, CUSTOM_COST: before.custom.deck}[cost]


async def with_token(
    url: str, token: str, work: Callable[[Client], Coroutine[Any, Any, Position]]
) -> Position:
    async with Client(url, token) as client:
        return await work(client)


def the_terminal_plays_on(later: NextVersion, url: str, before: Before) -> None:
    """Ann's game against a bot, in the terminal of the next version, and the deal of a finished one verified."""
    table = before.with_bots.id
    due = go(with_token(url, before.tokens[0], lambda ann: due_at(ann, table, 0)))
    move = due.options[0].move
    way = ("play", "--server", url, "--table", table, "--token", before.tokens[0], "--lang", "en")
    code, said = later.run(*way, typed=f"{move}\nquit\n")
    assert (code, f"play --server {url} --table {table}" in said) == (0, True), said
    now = go(with_token(url, before.tokens[0], lambda ann: ann.position(table, 0)))
    played = [event.move for event in now.events[len(due.events) :] if event.who == 0]
    assert played[:1] == [move]
    link = f"{url}/tables/{before.finished.id}?invite={before.finished.invite}"
    code, said = later.run("verify", link)
    assert (code, "follow from the seed" in said) == (0, True), said
    file = later.folder / "finished.txt"
    file.write_text(before.record, "utf-8")
    assert later.run("verify", str(file))[0] == 0
    assert later.run("replay", str(file), "--lang", "en")[0] == 0


def test_an_upgrade_loses_no_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = str(tmp_path / "roadstead.db")
    with running(Settings(database, rates=FREELY)) as site:
        before = go(begin_all(site.url))
    assert read_record(before.record).scores
    later = NextVersion(tmp_path / "next")
    code, said = later.run("check-database", database)
    assert (code, "All of them can go on" in said) == (0, True), said
    assert f"  4  harbour {NOW}, deck {DECK}  earlier\n" in said
    assert f"  1  harbour {NOW}, custom decks  earlier\n" in said

    log, said_at_start = tmp_path / "log", tmp_path / "said"
    process = Process(database, log, said=said_at_start, environment=later.environment())
    try:
        made = go(everybody_comes_back(process.url, before))
        the_terminal_plays_on(later, process.url, before)
    finally:
        assert process.stop() == 0
    told = said_at_start.read_text("utf-8").splitlines()
    assert told[-1] == f"5 running tables go on by earlier rules (harbour {NOW}: 5)"
    assert "failed" not in log.read_text("utf-8")

    assert set(audit(database, but=set(made))) >= {
        table.id
        for table in (
            before.begun,
            before.fresh,
            before.with_bots,
            before.fork,
            before.custom,
            before.finished,
        )
    }
    assert later.run("check-database", database)[0] == 0
    assert run(["check-database", database]) == 3, "this version cannot go on with the tables of the next one"
    assert f"rules version {VERSION} of harbour is needed" in capsys.readouterr().out


async def everybody_comes_back(url: str, before: Before) -> list[str]:
    async with AsyncExitStack() as stack:
        ann, ben = [await stack.enter_async_context(Client(url, token)) for token in before.tokens]
        await earlier_games_go_on(ann, ben, before)
        await past_games_can_be_looked_at(ann, before)
        made = await new_games_are_played_by_the_next_version(ann, ben, before)
        await cards_are_those_of_the_table(url, ann, before)
        return made
