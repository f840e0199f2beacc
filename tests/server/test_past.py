"""Replays, the score over time, and forks."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import msgpack
from sqlalchemy import select

from roadstead.bots.registry import BOT_NAMES
from roadstead.client import Client
from roadstead.engine.game import State
from roadstead.engine.record import read_record
from roadstead.engine.table import SNAPSHOT_EVERY, replay
from roadstead.games import load
from roadstead.protocol import Done, GameName, Position, Replayed, SaidAction, ScorePoint, TableInfo
from roadstead.server import live_table, schema, tables
from roadstead.server.context import Settings
from roadstead.server.limits import Rate
from roadstead.server.presenter import Presenter, newest_rules
from roadstead.server.replay import ReplayPath, score_graph
from tests.server.audit import audit
from tests.server.playing import GAMES
from tests.server.running import FREELY, Running, eventually, go, guests, refused, running
from tests.server.twins import Setup, random_game


def seen(told: Replayed) -> Any:
    return json.loads(bytes(told.view))


async def some_moves(client: Client, table: str, moves: int, seats: int = 2) -> None:
    """Play so many moves for all seats of one person."""
    while moves:
        for seat in range(seats):
            told = await client.position(table, seat)
            if told.options and moves:
                await client.play(table, seat, told.options[len(told.options) // 2].move, told.position)
                moves -= 1


async def until_due(client: Client, table: str, seat: int) -> None:
    """Wait until the bots have done their part."""

    async def due() -> bool:
        return (await client.position(table, seat)).due == [seat]

    await eventually(due)


async def uploaded(client: Client, setup: Setup, seed: int) -> TableInfo:
    """A game played by dice, kept as a finished table."""
    played = random_game(setup, seed)
    played.players = ["Ann", "Ben", "Cleo", "Dora"][: setup.seats]
    return await client.keep_record(played.save().text())


def test_an_uploaded_record_is_kept_like_a_game_played_here(site: Running, database: str) -> None:
    async def scenario() -> list[str]:
        async with guests(site, "Ann") as [ann]:
            whole = await uploaded(ann, Setup("harbour", 2), 1)
            table = await ann.create("harbour", me=2)
            await some_moves(ann, table.id, 8)
            await ann.post(f"/api/tables/{table.id}/votes", {"seat": 0, "end": True}, Done)
            *lines, last = (await ann.record(table.id)).splitlines()
            lines[-3] = lines[-3].split(" @")[0] + " @3600000"  # an hour after the others
            cut = await ann.keep_record("\n".join([*lines, last]))
            return [whole.id, cut.id]

    whole, cut = go(scenario())
    kept = audit(database)
    assert [kept[table].found.row.status for table in (whole, cut)] == ["finished", "ended"]
    first, *_, end = kept[cut].journal
    assert end.at - first.at >= 3_600_000 - 60_000


def places(actions: list[SaidAction]) -> list[tuple[int, ...]]:
    """Whose action it was, and its events."""
    return [(action.who, *(action.events or (action.at, action.last))) for action in actions]


@pytest.mark.parametrize("game", GAMES)
def test_each_position_is_told_as_it_was_seen(shared: Running, game: GameName) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as (ann,):
            table = await ann.create(game, me=2)
            seats = (None, 0, 1)
            known: dict[tuple[int, int | None], tuple[str, list[int], list[tuple[int, ...]]]] = {}
            for _ in range(12):
                for seat in seats:
                    now = await ann.position(table.id, seat)
                    known[len(now.events), seat] = (now.digest, now.due, places(now.actions))
                await some_moves(ann, table.id, 1)
            for (at, seat), (digest, due, actions) in known.items():
                told = await ann.replay(table.id, at, seat, lang="de", since=0)
                assert (told.digest, told.due, told.at, told.seat) == (digest, due, at, seat)
                assert places(told.actions) == actions
                assert all(action.text for action in told.actions)
                assert len(told.events) == at
                assert all(message.text for message in told.prompts.values())
                assert set(told.prompts) == {str(other) for other in due}
            last = await ann.position(table.id, 0)
            told = await ann.replay(table.id, len(last.events), 0, since=0)
            assert (told.events, told.last) == (last.events, len(last.events))
            assert told.actions == last.actions
            assert (await ann.replay(table.id, told.last, 0)).actions == last.actions[-1:]
            assert (await ann.replay(table.id, 5, 0)).events == last.events[4:5]
            assert (await ann.replay(table.id, 0, 0)).events == []
            assert told.turns == sorted(set(told.turns))
            assert [event.at for event in last.events] == list(range(told.last))
            turns = [event.turn for event in last.events] + [seen(told)["turn"]]
            assert told.turns == [at for at in range(1, len(turns)) if turns[at] != turns[at - 1]]
            for event in last.events[::7]:
                before = await ann.replay(table.id, event.at, 0)
                assert seen(before)["turn"] == event.turn
                after = await ann.replay(table.id, event.at + 1, 0)
                assert after.events == [event]

    go(scenario())


def test_a_turn_begins_though_nothing_has_happened_in_it(shared: Running) -> None:
    """The last position was counted as one of the turn before, which shifted the numbers of all turns."""

    async def scenario() -> None:
        async with guests(shared, "Ann") as (ann,):
            table = await ann.create("harbour", me=2)
            told = await ann.replay(table.id, 0)
            while seen(told)["turn"] == 0:
                await some_moves(ann, table.id, 1)
                told = await ann.replay(table.id, (await ann.replay(table.id, 0)).last)
            assert told.turns == [told.last]
            assert told.during is None  # the set-up
            while seen(told)["turn"] == 1:
                await some_moves(ann, table.id, 1)
                told = await ann.replay(table.id, (await ann.replay(table.id, 0)).last)
            assert told.during
            assert told.progress
            assert [*told.during.args, *told.progress.args] == [1, 2]

    go(scenario())


def test_while_a_game_runs_only_my_own_seats_are_replayed(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben", "Eve") as (ann, ben, eve):
            table = await ann.create("harbour", friends=1, options={"bonus_cards": "on"})
            with refused("too-early"):
                await ann.replay(table.id, 0)
            await ben.join(table.id, table.invite)
            last = (await ann.replay(table.id, 0)).last
            for client, seat in ((ann, 1), (ben, 0), (eve, 0)):
                with refused("forbidden", "seat"):
                    await client.replay(table.id, last, seat, invite=table.invite)
            with refused("gone"):
                await eve.replay(table.id, last)
            with refused("invalid", "at"):
                await ann.replay(table.id, last + 1, 0)
            with refused("invalid", "seat"):
                await ann.replay(table.id, last, 2)
            with refused("malformed", "at"):
                await ann.replay(table.id, -1, 0)
            with refused("too-early"):
                await ann.scores(table.id)
            public = await eve.replay(table.id, last, invite=table.invite)
            assert seen(public)["seat"] is None

    go(scenario())


@pytest.mark.parametrize("game", GAMES)
def test_after_the_end_all_seats_and_scores_are_open(shared: Running, game: GameName) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Eve") as (ann, eve):
            table = await uploaded(ann, Setup(game, 2), 3)
            invited = await eve.table(table.id, table.invite)
            record = read_record(await eve.record(table.id, invite=table.invite))
            last = len(record.events)
            for seat in (None, 0, 1):
                for at in (0, last // 2, last - 1, last):
                    told = await eve.replay(table.id, at, seat, invite=table.invite)
                    assert seen(told)["seat"] == seat
            told = await eve.replay(table.id, last, 1, invite=table.invite)
            assert (told.due, seen(told)["over"]) == ([], True)
            scores = (await eve.scores(table.id, table.invite)).points
            assert [point.at for point in scores] == [*told.turns, last]
            assert scores[-1].totals == [seat.total for seat in invited.seats]
            assert await eve.scores(table.id, table.invite) == await ann.scores(table.id)
            shared.forget(table.id)
            assert (await ann.scores(table.id)).points == scores

    go(scenario())


@pytest.mark.parametrize("game", GAMES)
def test_the_score_over_time_is_what_a_seat_saw_of_itself(game: GameName) -> None:
    table = random_game(Setup(game, 3), 5)
    points = score_graph(ReplayPath(table.rules, table.snapshots[0], table.log))
    assert len(points) > 5
    assert [score.total for score in table.state.scores()] == points[-1].totals
    assert any(one.totals != other.totals for one, other in pairwise(points))


def test_a_long_game_is_replayed_once_and_by_one_thread(
    site: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hundred requests for positions of an uploaded game made everybody wait for seconds."""
    under_way, most, played = 0, 0, 0

    def slow(path: ReplayPath, *kept: dict[int, list[int]]) -> State:
        nonlocal under_way, most, played
        under_way += 1
        most, played = max(most, under_way), played + len(path.events)
        time.sleep(0.05)
        under_way -= 1
        return play_again(path, *kept)

    async def scenario() -> None:
        async with guests(site, "Ann") as [ann]:
            tables = [await uploaded(ann, Setup("harbour", 2), seed) for seed in (1, 2)]
            last = {table.id: len(read_record(await ann.record(table.id)).events) for table in tables}
            asked = [(table.id, last[table.id] - back) for back in range(1, 7) for table in tables]
            whole = await asyncio.gather(*(ann.replay(*each) for each in asked))
            assert most == 1
            assert played < sum(last.values()) + 2 * len(asked) * SNAPSHOT_EVERY
            for table in tables:
                site.forget(table.id)
            assert await asyncio.gather(*(ann.replay(*each) for each in reversed(asked))) == whole[::-1]

    play_again = ReplayPath.state
    monkeypatch.setattr(ReplayPath, "state", slow)
    go(scenario())


def test_scores_are_computed_once(site: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    computed: list[ReplayPath] = []

    def slow(path: ReplayPath) -> list[ScorePoint]:
        computed.append(path)
        time.sleep(0.05)
        return score_graph(path)

    async def scenario() -> None:
        async with guests(site, "Ann") as [ann]:
            table = await uploaded(ann, Setup("harbour", 2), 1)
            one, *others = await asyncio.gather(*(ann.scores(table.id) for _ in range(5)))
            assert others == [one] * 4
            assert len(computed) == 1

    monkeypatch.setattr("roadstead.server.replay.score_graph", slow)
    go(scenario())


def test_a_position_that_was_undone_meanwhile_is_not_kept() -> None:
    """Its events are others now."""
    table = random_game(Setup("harbour", 2), 1)
    end, half = len(table.log), SNAPSHOT_EVERY * 2
    path = ReplayPath(table.rules, table.snapshots[0], table.log[:], 0)
    kept: dict[int, list[int]] = {}
    path.state(kept)
    assert sorted(kept) == list(range(SNAPSHOT_EVERY, end + 1, SNAPSHOT_EVERY))
    assert path.from_nearest(kept).state().pack() == table.state.pack()
    table.rewind(half)
    table.snapshots = {0: table.snapshots[0]}
    path.keep(table, kept)
    assert sorted(table.snapshots) == list(range(0, half + 1, SNAPSHOT_EVERY))
    assert table.state_at(half).pack() == table.state.pack()


def test_a_long_way_to_a_position_counts_as_several_requests(tmp_path: Path) -> None:
    rates = replace(FREELY, requests=Rate(20, 0.0001))
    with running(Settings(f"sqlite:///{tmp_path}/r.db", rates=rates)) as site:

        async def scenario() -> None:
            async with guests(site, "Ann") as [ann]:
                table = await uploaded(ann, Setup("bremerhaven", 2), 1)
                last = len(read_record(await ann.record(table.id)).events)
                assert last > 300
                left = 20 - 3 - last // 100  # a guest, the record to keep, and to read
                await ann.replay(table.id, last - 1)
                left -= 1 + (last - 1) // 100
                await ann.replay(table.id, last - 2)
                left -= 1
                for _ in range(left):
                    await ann.me()
                with refused("too-fast"):
                    await ann.me()

        go(scenario())


# -- forks -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_forked_from_any_position(shared: Running, game: GameName) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Eve") as (ann, eve):
            table = await uploaded(ann, Setup(game, 3), 2)
            record = read_record(await ann.record(table.id))
            last = len(record.events)
            decision = max(at for at, event in enumerate(record.events) if event.who >= 0)
            for at, seat in ((0, 0), (last // 3, 1), (decision, record.events[decision].who)):
                fork = await eve.fork(table.id, at, seat, "random", invite=table.invite)
                assert (fork.origin, fork.redealt, fork.commitment, fork.open) == (table.id, False, "", False)
                assert [(other.kind, other.mine) for other in fork.seats] == [
                    ("person", True) if other == seat else ("bot", False) for other in range(3)
                ]
                assert [other.name for other in fork.seats] == [
                    "Eve" if other.seat == seat else other.name for other in table.seats
                ]
                async with eve.live(fork.id, seat, lang="en") as live:
                    await live.first_position()
                    assert all(line.text for event in live.events for line in event.said)
                    await (live.take_over(seat, "random") if at == decision else live.vote_end())
                    while not live.over():
                        await live.news()
                played = read_record(await eve.record(fork.id))
                assert played.events[:at] == [replace(event, when=0) for event in record.events[:at]]
                assert (played.seed, (await eve.table(fork.id)).seed) == ("", "")
                assert replay(load(game).rules(), played).over() == (at == decision)
            with refused("invalid", "at"):
                await eve.fork(table.id, last, 0, invite=table.invite)
            with refused("invalid", "at"):
                await eve.fork(table.id, last + 1, 0, invite=table.invite)
            with refused("invalid", "seat"):
                await eve.fork(table.id, 0, 3, invite=table.invite)
            with refused("gone"):
                await eve.fork(table.id, 0, 0)

    go(scenario())


def test_whoever_leaves_no_trace_goes_from_forks_too(shared: Running) -> None:
    """Also from a fork of a fork, and under the name they had then."""

    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            table = await ann.create("harbour", friends=1, bots=["random"])
            await ben.join(table.id, table.invite)
            events = (await ann.position(table.id, 0)).events
            fork = await ann.fork(table.id, len(events), 0, "random")
            again = await ann.fork(fork.id, 0, 0, "random")
            names = ["Ann", "Ben", fork.seats[2].name]
            assert [seat.name for seat in again.seats] == names
            shared.forget(again.id)
            await ben.rename("Benno")
            await ben.leave_no_trace()
            for each in (fork, again):
                left = [seat.name for seat in (await ann.table(each.id)).seats]
                assert left[::2] == names[::2]
                assert left[1] in BOT_NAMES
                assert "Ben" not in str(await ann.replay(each.id, 0, 0, lang="en", words="true"))

    go(scenario())


def test_a_rematch_of_a_fork_has_no_names_of_people_who_are_not_there(shared: Running) -> None:
    """Nobody could find them there, once one of them leaves no trace."""

    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            table = await ann.create("harbour", friends=1, bots=["random"])
            await ben.join(table.id, table.invite)
            fork = await ann.fork(table.id, 3, 0, "random")
            assert [seat.name for seat in fork.seats] == ["Ann", "Ben", "Mira"]
            await ann.post(f"/api/tables/{fork.id}/votes", {"seat": 0, "end": True}, Done)
            again = await ann.rematch(fork.id)
            assert [seat.name for seat in again.seats] == ["Ann", "Piet", "Mira"]

    go(scenario())


@pytest.mark.parametrize("game", GAMES)
def test_a_running_game_is_forked_from_a_redealt_clone(site: Running, database: str, game: GameName) -> None:
    async def scenario() -> tuple[str, str]:
        async with guests(site, "Ann", "Ben") as (ann, ben):
            table = await ann.create(game, friends=1)
            await ben.join(table.id, table.invite)
            for _ in range(8):
                for seat, client in enumerate((ann, ben)):
                    told = await client.position(table.id, seat)
                    if told.options:
                        await client.play(table.id, seat, told.options[0].move, told.position)
            mine = await ann.position(table.id, 0)
            with refused("forbidden", "seat"):
                await ann.fork(table.id, len(mine.events), 1)
            fork = await ann.fork(table.id, len(mine.events), 0, "random")
            assert (fork.status, fork.origin, fork.redealt) == ("running", table.id, True)
            begun = await ann.replay(fork.id, 0, 0)
            assert seen(begun) == json.loads(bytes(mine.view))
            with refused("no-record"):
                await ann.record(fork.id, 0)
            with refused("gone"):
                await ben.table(fork.id)
            assert (await ann.position(table.id, 0)).view == mine.view  # the game itself knows nothing of it
            await until_due(ann, fork.id, 0)
            return fork.id, await ann.new_key()

    fork, key = go(scenario())
    (packed,) = site.read(select(schema.game_table.c.start).where(schema.game_table.c.id == fork))
    assert newest_rules(game, "").unpack(msgpack.decode(packed[0], type=list[int])).seats == 2
    audit(database)
    site.forget(fork)
    site.write(schema.snapshot.delete())

    async def afterwards() -> None:
        async with await Client.with_key(site.url, key) as ann:
            async with ann.live(fork, 0) as live:
                await live.first_position()
                for _ in range(3):
                    while not live.choices:
                        await live.news()
                    await live.play(live.choices[0].move)
                await live.vote_end()
            with refused("no-record"):
                await ann.record(fork)
            again = await ann.fork(fork, 1, 1, "random")
            assert (again.origin, again.redealt) == (fork, True)
            assert (await ann.scores(fork)).points

    go(afterwards())
    audit(database)


def test_a_fork_goes_on_after_a_restart(database: str) -> None:
    settings = Settings(database, rates=FREELY)
    with running(settings) as site:

        async def before() -> tuple[str, str, str]:
            async with guests(site, "Ann") as (ann,):
                table = await ann.create("novgorod", me=2)
                await some_moves(ann, table.id, 6)
                fork = await ann.fork(table.id, 20, 0)
                return fork.id, await ann.new_key(), (await ann.replay(fork.id, 0, 0)).digest

        fork, key, digest = go(before())
    with running(Settings(database, rates=FREELY)) as site:

        async def after() -> None:
            async with await Client.with_key(site.url, key) as ann:
                assert (await ann.replay(fork, 0, 0)).digest == digest
                async with ann.live(fork, 0) as live:
                    await live.first_position()
                    dice = Random(1)
                    for _ in range(5):
                        while not live.choices:
                            await live.news()
                        await live.play(dice.choice(live.choices).move)

        go(after())
    audit(database)


def test_hidden_things_are_dealt_anew(shared: Running) -> None:
    """Many forks of one position hold different bonus cards of the other seat, and always my own."""

    async def scenario() -> list[str]:
        async with guests(shared, "Ann") as (ann,):
            table = await ann.create("harbour", me=2, options={"bonus_cards": "on"})
            at = (await ann.replay(table.id, 0)).last
            return [(await ann.fork(table.id, at, 0)).id for _ in range(12)]

    forks = go(scenario())
    column = schema.game_table.c
    starts = shared.read(select(column.start).where(column.id.in_(forks)))
    states = [
        newest_rules("harbour", "").unpack(msgpack.decode(start, type=list[int])) for (start,) in starts
    ]
    assert len({state.digest() for state in states}) > 1
    assert len({json.dumps(msgpack.decode(msgpack.encode(state.view(0)))) for state in states}) == 1


def test_a_rematch_of_a_fork_is_a_game_from_the_start(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as (ann,):
            table = await ann.create("harbour", me=2)
            await some_moves(ann, table.id, 4)
            fork = await ann.fork(table.id, 10, 1, "random")
            async with ann.live(fork.id, 1) as live:
                await live.vote_end()
            rematch = await ann.rematch(fork.id)
            assert (rematch.origin, rematch.redealt, bool(rematch.commitment)) == ("", False, True)
            assert read_record(await ann.record(rematch.id, 1)).events

    go(scenario())


def test_sandboxes_are_limited(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(site: Running) -> None:
        async with guests(site, "Ann", "Ben") as (ann, ben):
            table = await uploaded(ann, Setup("harbour", 2), 3)
            await ann.fork(table.id, 5, 0)
            await ann.fork(table.id, 5, 0)
            with refused("too-fast"):
                await ann.fork(table.id, 5, 0)
            monkeypatch.setattr(tables, "MAX_RUNNING", 1)
            await ben.fork(table.id, 5, 0, invite=table.invite)
            with refused("invalid"):
                await ben.fork(table.id, 5, 0, invite=table.invite)

    rates = replace(FREELY, sandboxes=Rate(2, 0.0))
    with running(Settings(database, rates=rates)) as site:
        go(scenario(site))


def test_a_long_history_is_put_into_words_piece_by_piece(
    shared: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others are served in between, however the history is asked for."""
    turn = 0
    in_turn: Counter[int] = Counter()
    presenting = Presenter.present_message

    def next_turn() -> None:
        nonlocal turn
        turn += 1

    def present(presenter: Presenter, *given: Any) -> Any:
        if not in_turn[turn]:
            asyncio.get_running_loop().call_soon(next_turn)
        in_turn[turn] += 1
        return presenting(presenter, *given)

    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            table = await ann.create("harbour", me=2, options={"turn_stop": "30"})
            await play_to_the_end(ann, table.id)
            events = (await ann.table(table.id)).position
            asks: list[Callable[[], Coroutine[Any, Any, Position | Replayed]]] = [
                lambda: ann.position(table.id, lang="en"),
                lambda: ann.replay(table.id, events, lang="de", since=0),
                lambda: first_position(ann, table.id, "fr"),
            ]
            monkeypatch.setattr(live_table, "PHRASED_AT_ONCE", 5)
            monkeypatch.setattr(Presenter, "present_message", present)
            for ask in asks:
                in_turn.clear()
                assert len((await ask()).events) == events > 50
                assert max(in_turn.values()) < in_turn.total() / 4

    go(scenario())


async def first_position(client: Client, table_id: str, lang: str) -> Position:
    async with client.live(table_id, lang=lang) as live:
        return await live.first_position()


async def play_to_the_end(client: Client, table_id: str) -> None:
    """The first choice of whoever is due, again and again."""
    while due := (position := await client.position(table_id)).due:
        position = await client.position(table_id, due[0])
        await client.play(table_id, due[0], position.options[0].move, position.position)
