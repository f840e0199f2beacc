"""Tables: made, joined, left, started, watched, played, resigned, ended and played again."""

from __future__ import annotations

import asyncio
from importlib.resources import files
from typing import Any

import pytest

from roadstead.client import Client, Disconnected
from roadstead.engine.record import read_record
from roadstead.engine.seed import commitment
from roadstead.engine.table import verify
from roadstead.games import load
from roadstead.protocol import Chair, Done, NewTable, TableInfo
from roadstead.server import connections as live_connections
from roadstead.server import tables
from tests.server.running import Running, eventually, go, guests, heard, refused


def test_a_game_against_bots_is_played_to_its_end(shared: Running) -> None:
    async def scenario() -> None:
        async with await Client.guest(shared.url, "Ann") as ann:
            table = await ann.create("harbour", bots=["random", "greedy"])
            async with ann.live(table.id, seat=0, lang="en") as live:
                await live.first_position()
                while not live.over():
                    if live.choices:
                        await live.play(live.choices[-1].move)
                    else:
                        await live.news()
            finished = await ann.table(table.id)
            assert sorted(seat.place for seat in finished.seats) == [1, 2, 3]
            assert table.commitment == finished.commitment == commitment(finished.seed, table.id)
            assert not table.seed
            record = read_record(await ann.record(table.id))
            assert record.players == ["Ann", "Mira (random)", "Piet (greedy)"]
            assert verify(load("harbour").rules(), record) > 0
            kept = await ann.keep_record(record.text())
            assert (kept.status, kept.seed, kept.commitment) == ("finished", "", "")
            assert [seat.total for seat in kept.seats] == [seat.total for seat in finished.seats]
            again = read_record(await ann.record(kept.id))
            assert again.events == record.events

    go(scenario())


def test_a_table_has_a_name_that_its_host_may_change(site: Running) -> None:
    """A drawn one at first; a chosen one is stored; nobody else may choose."""

    async def scenario() -> None:
        async with guests(site, "Ann", "Ben") as (ann, ben):
            table = await ann.create("harbour", anyone=1, open=True)
            assert table.name
            assert (await ben.table(table.id)).name == table.name
            with refused("forbidden"):
                await ben.name_table(table.id, "Mine")
            with refused("invalid", "name"):
                await ann.name_table(table.id, " \u200b ")
            private = await ann.create("harbour", friends=1)
            with refused("gone"):
                await ben.name_table(private.id, "Mine")
            assert (await ann.name_table(table.id, " Friday  evening ")).name == "Friday evening"
            (listed,) = (await ben.tables("open")).tables
            assert listed.name == "Friday evening"
            site.forget(table.id)
            assert (await ben.table(table.id)).name == "Friday evening"

    go(scenario())


def test_the_games_and_their_options_are_explained(shared: Running) -> None:
    async def scenario() -> None:
        async with Client(shared.url) as anybody:
            for lang in ("en", "de", "fr"):
                games = await anybody.games(lang)
                assert [game.name for game in games] == ["bremerhaven", "harbour", "novgorod", "shipyard"]
                for game in games:
                    assert game.title
                    assert game.summary
                    assert game.bots == ["random", "landlubber", "greedy"]
                    for option in game.options:
                        assert option.title != option.name
                        assert option.help
                        assert all(choice.text for choice in option.choices)

    go(scenario())


WRONG = [
    ({"options": {"promo": "perhaps"}}, 422, "options.promo"),
    ({"options": {"colour": "red"}}, 422, "options.colour"),
    ({"chairs": [{"who": "me"}] * 5}, 422, "chairs"),
    ({"chairs": []}, 400, "chairs"),
    ({"chairs": [{"who": "me"}] * 9}, 400, "chairs"),
    ({"chairs": [{"who": "king"}]}, 400, "chairs[0].who"),
    ({"chairs": [{"who": "bot", "bot": "genius"}]}, 400, "chairs[0].bot"),
    ({"chairs": [{"who": "me", "name": "\u200b"}, {"who": "me"}]}, 422, "chairs[0].name"),
    ({"game": "chess"}, 400, "game"),
    ({"clock": -1}, 400, "clock"),
    ({"clock": 10**9}, 400, "clock"),
    ({"pace": "slow"}, 400, "pace"),
    ({"cards": "this is no deck"}, 422, "cards"),
    ({"cards": "a = " + "[" * 100_000}, 422, "cards"),
    ({"cards": "a = " + "9" * 10_000}, 422, "cards"),
    ({"cards": "a = 2026-11-18"}, 422, "cards"),
    ({"cards": "x" * 500_001}, 400, "cards"),
    ({"cheat": True}, 400, ""),
]


@pytest.mark.parametrize(("change", "status", "field"), WRONG, ids=[field for *_, field in WRONG])
def test_a_table_that_cannot_be_is_refused(
    shared: Running, change: dict[str, object], status: int, field: str
) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            body = {"game": "harbour", "chairs": [{"who": "me"}, {"who": "bot"}], **change}
            answer = await ann.http.post("/api/tables", json=body)
            assert (answer.status_code, answer.json().get("field", "")) == (status, field), answer.text
            assert answer.json()["text"]
            assert not (await ann.tables("mine")).tables

    go(scenario())


# -- seats --------------------------------------------------------------------------------------------------------


def test_a_friend_needs_the_link(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            table = await ann.create("harbour", friends=1)
            assert [seat.kind for seat in table.seats] == ["person", "friend"]
            for wrong in ("", table.invite[:-1], "\u00e9"):
                with refused("gone"):
                    await ben.join(table.id, wrong)
                with refused("gone"):
                    await ben.table(table.id, wrong)
            assert (await ben.table(table.id, table.invite)).invite == table.invite
            joined = await ben.join(table.id, table.invite)
            assert joined.status == "running"
            assert [seat.name for seat in joined.seats] == ["Ann", "Ben"]
            assert [seat.mine for seat in joined.seats] == [False, True]

    go(scenario())


def test_anyone_may_join_an_open_table_but_not_on_a_friends_seat(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben", "Cas") as (ann, ben, cas):
            table = await ann.create("harbour", friends=1, anyone=1, open=True)
            assert not (await ben.table(table.id)).invite
            with refused("taken"):
                await ben.join(table.id, seat=1)
            with refused("invalid", "seat"):
                await ben.join(table.id, seat=4)
            joined = await ben.join(table.id)
            assert [seat.name for seat in joined.seats] == ["Ann", "", "Ben"]
            assert await ben.join(table.id) == joined, "who sits already stays"
            with refused("taken"):
                await cas.join(table.id)
            assert (await cas.join(table.id, table.invite)).status == "running"

    go(scenario())


def test_who_sat_down_by_mistake_stands_up(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            table = await ann.create("novgorod", friends=2, start=False)
            await ben.join(table.id, table.invite, seat=1)
            left = await ben.stand_up(table.id)
            assert [(seat.kind, seat.name) for seat in left.seats[1:]] == [("friend", ""), ("friend", "")]
            with refused("gone"):
                await ben.stand_up(table.id)
            await ben.join(table.id, table.invite, seat=2)
            kept = await ann.stand_up(table.id)
            assert (kept.host, kept.mine) == (True, False)
            assert [seat.name for seat in kept.seats] == ["", "", "Ben"]
            with refused("forbidden"):
                await ann.stand_up(table.id)
            await ann.join(table.id, table.invite, seat=1)
            started = await ann.start(table.id, "random")
            assert [seat.name for seat in started.seats[1:]] == ["Ann", "Ben"]
            with refused("too-late"):
                await ben.stand_up(table.id)

    go(scenario())


def test_a_table_can_wait_for_its_host_to_start(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            table = await ann.create("shipyard", friends=2, start=False)
            await ben.join(table.id, table.invite, seat=2)
            with refused("forbidden"):
                await ben.start(table.id, "random")
            with refused("too-early"):
                await ann.start(table.id)
            with refused("too-early"):
                await ann.position(table.id, 0)
            with refused("too-early"):
                await ann.play(table.id, 0, "pass", 0)
            with refused("too-early"):
                await ann.record(table.id)
            started = await ann.start(table.id, "random")
            assert [(seat.kind, seat.name) for seat in started.seats] == [
                ("person", "Ann"),
                ("bot", "Mira"),
                ("person", "Ben"),
            ]
            with refused("too-late"):
                await ann.start(table.id)
            with refused("too-late"):
                await ben.leave(table.id)

    go(scenario())


def test_a_seat_that_is_left_is_free_again(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben", "Cas") as (ann, ben, cas):
            table = await ann.create("harbour", friends=1, anyone=1, open=True)
            await ben.join(table.id, table.invite)
            with refused("forbidden"):
                await cas.leave(table.id)
            await ben.leave(table.id)
            assert [seat.kind for seat in (await ann.table(table.id)).seats] == ["person", "friend", "anyone"]
            await ann.leave(table.id)
            with refused("gone"):
                await ann.table(table.id)

    go(scenario())


def test_who_left_a_seat_does_not_see_what_the_next_one_sees(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben", "Cas") as (ann, ben, cas):
            table = await ann.create("bremerhaven", friends=1, start=False)
            await ben.join(table.id, table.invite)
            async with ben.live(table.id, seat=1, invite=table.invite) as live:
                await heard(live, lambda: live.table is not None)
                await ben.leave(table.id)
                await cas.join(table.id, table.invite)
                await ann.start(table.id)
                told = await live.first_position()
                public = await ben.position(table.id, invite=table.invite)
                assert (told.seat, told.digest) == (None, public.digest)
                assert told.digest != (await cas.position(table.id, 1)).digest

    go(scenario())


def test_a_hot_seat_shows_one_seat_at_a_time(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            chairs = [Chair("me", name="Opa"), Chair("me"), Chair("friend"), Chair("bot", bot="random")]
            asked = NewTable(game="bremerhaven", chairs=chairs)
            table = await ann.post("/api/tables", asked, TableInfo)
            assert [seat.name for seat in table.seats] == ["Opa", "Ann", "", "Mira"]
            await ben.join(table.id, table.invite)
            while 3 in (await ann.position(table.id)).due:  # the bot bids beside them
                await asyncio.sleep(0.02)
            async with ann.live(table.id) as live:
                public = await live.first_position()
                assert (public.seat, public.options) == (None, [])
                with refused("forbidden"):
                    await live.play("bid 1 parking")
                for seat in (1, 0):
                    await live.sit(seat)
                    assert live.position is not None
                    assert live.position.seat == seat
                    assert live.position.digest == (await ann.position(table.id, seat)).digest
                with refused("forbidden", "seat"):
                    await live.sit(2)
                with refused("forbidden", "seat"):
                    await live.sit(7)
                await live.sit(None)
                assert live.position is not None
                assert live.position.digest == (await ben.position(table.id)).digest
            with refused("forbidden", "seat"):
                await ben.position(table.id, 0)
            with refused("forbidden", "seat"):
                await ben.record(table.id, 0)

    go(scenario())


def test_a_spectator_sees_the_public_view_and_does_nothing(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben), Client(shared.url) as nobody:
            table = await ann.create("bremerhaven", me=2, open=True)
            async with nobody.live(table.id, lang="en") as live:
                told = await live.first_position()
                assert (told.options, told.undo, told.prompt) == ([], "", None)
                for act in (live.undo, live.resign, live.vote_end, live.hand_back):
                    with refused("forbidden"):
                        await act()
                with refused("forbidden"):
                    await live.take_over(0)
                with refused("forbidden", "seat"):
                    await live.sit(0)
                seat = told.due[0]
                move = (await ann.position(table.id, seat)).options[0].move
                await ann.play(table.id, seat, move, told.position)
                await heard(live, lambda: live.revision() > told.position)
            for path, body in (
                ("moves", {"seat": 0, "move": "pass", "position": 1}),
                ("resign", {"seat": 0}),
                ("take-over", {"seat": 0}),
                ("votes", {"seat": 0, "end": True}),
                ("hand-back", {"seat": 0}),
                ("undo", {"seat": 0, "position": 1}),
            ):
                with refused("forbidden", "" if path == "take-over" else "seat"):
                    await ben.post(f"/api/tables/{table.id}/{path}", body, Done)
                with refused("not-signed-in"):
                    await nobody.post(f"/api/tables/{table.id}/{path}", body, Done)

    go(scenario())


def test_a_private_table_is_not_there_for_strangers(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben), Client(shared.url) as nobody:
            table = await ann.create("harbour", me=2)
            for stranger in (ben, nobody):
                for ask in (stranger.table(table.id), stranger.position(table.id), stranger.record(table.id)):
                    with refused("gone"):
                        await ask
                async with stranger.live(table.id) as live:
                    with pytest.raises(Disconnected, match="gone"):
                        await live.first_position()
            for path in ("leave", "rematch"):
                with refused("gone"):
                    await ben.send("POST", f"/api/tables/{table.id}/{path}")
            with refused("gone"):
                await ben.play(table.id, 0, "pass", 1)
            assert table.id not in {other.id for other in (await nobody.tables()).tables}

    go(scenario())


# -- going away and coming back -----------------------------------------------------------------------------------


async def two_people(ann: Client, ben: Client, **more: Any) -> TableInfo:
    """A game of Harbour in which Ann, then Ben, moves first."""
    table = await ann.create("harbour", friends=1, options={"start_seat": "0"}, **more)
    return await ben.join(table.id, table.invite)


def test_a_bot_plays_for_somebody_away_and_hands_back(
    shared: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            table = await two_people(ann, ben)
            async with ann.live(table.id, seat=0) as live:
                await live.first_position()
                with refused("forbidden", "seat"):
                    await ben.post(f"/api/tables/{table.id}/take-over", {"seat": 0}, Done)
                with refused("invalid", "seat"):
                    await ben.post(f"/api/tables/{table.id}/take-over", {"seat": 5}, Done)
            await eventually(lambda: nobody_here(ben, table.id))
            with refused("too-early", "seat"):
                await ben.post(f"/api/tables/{table.id}/take-over", {"seat": 0}, Done)
            monkeypatch.setattr(live_connections, "GRACE_SECONDS", 0)
            await ben.post(f"/api/tables/{table.id}/take-over", {"seat": 0}, Done)
            await eventually(lambda: is_due(ben, table.id))
            seat = (await ben.table(table.id)).seats[0]
            assert (seat.away, seat.bot, seat.name) == (True, "greedy", "Ann")
            async with ann.live(table.id, seat=0) as live:
                await heard(live, lambda: live.table is not None and not live.table.seats[0].away)

    go(scenario())


async def nobody_here(client: Client, table_id: str) -> bool:
    return not any(seat.here for seat in (await client.table(table_id)).seats)


async def is_due(client: Client, table_id: str) -> bool:
    return (await client.table(table_id)).due


def test_who_acts_has_come_back(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            table = await two_people(ann, ben)
            await ben.post(f"/api/tables/{table.id}/take-over", {"seat": 1}, Done)
            assert (await ann.table(table.id)).seats[1].away
            await ben.post(f"/api/tables/{table.id}/votes", {"seat": 1, "end": True}, Done)
            seat = (await ann.table(table.id)).seats[1]
            assert (seat.away, seat.votes_end) == (False, True)

    go(scenario())


def test_a_lifted_curtain_brings_the_seat_back(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            table = await ann.create("harbour", me=2, options={"start_seat": "0"})
            async with ann.live(table.id, seat=0) as live:
                await live.first_position()
                await live.take_over(1)
                await heard(live, lambda: live.table is not None and live.table.seats[1].away)
                await live.sit(1)
                await heard(live, lambda: live.table is not None and not live.table.seats[1].away)

    go(scenario())


def test_at_a_table_by_days_nobody_is_replaced_within_a_day(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            table = await two_people(ann, ben, pace="days")
            with refused("too-early", "seat"):
                await ben.post(f"/api/tables/{table.id}/take-over", {"seat": 0}, Done)
            await ann.post(f"/api/tables/{table.id}/take-over", {"seat": 0}, Done)

    go(scenario())


def test_who_resigns_is_played_on_by_a_bot_and_ranked_last(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            table = await two_people(ann, ben)
            async with ann.live(table.id, seat=0) as live:
                told = await live.first_position()
                await live.resign()
                assert live.choices == []
                with refused("forbidden"):
                    await live.play(told.options[0].move)
                for act in (live.undo, live.vote_end, live.hand_back, live.resign):
                    with refused("forbidden"):
                        await act()
            async with ann.live(table.id, seat=0) as live:
                await live.first_position()
            seat = (await ben.table(table.id)).seats[0]
            assert (seat.resigned, seat.away, seat.bot) == (True, False, "greedy")
            await eventually(lambda: is_due(ben, table.id))
            await ben.post(f"/api/tables/{table.id}/resign", {"seat": 1}, Done)
            await eventually(lambda: is_finished(ben, table.id))

    go(scenario())


async def is_finished(client: Client, table_id: str) -> bool:
    return (await client.table(table_id)).status == "finished"


def test_all_people_vote_to_end(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            table = await two_people(ann, ben)
            votes = f"/api/tables/{table.id}/votes"
            await ann.post(votes, {"seat": 0, "end": True}, Done)
            assert (await ben.table(table.id)).seats[0].votes_end
            assert "seed" not in await ann.record(table.id, 0)
            await ben.post(votes, {"seat": 1, "end": True}, Done)
            ended = await ann.table(table.id)
            assert (ended.status, ended.seats[0].place) == ("ended", 0)
            assert commitment(ended.seed, table.id) == ended.commitment
            assert f"seed {ended.seed}" in await ann.record(table.id)
            with refused("not-your-turn"):
                await ann.play(table.id, 0, "pass", ended.position)
            assert (await ann.keep_record(await ann.record(table.id))).status == "ended"

    go(scenario())


def test_a_rematch_has_the_same_people_and_a_new_deal(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben", "Cas") as (ann, ben, cas):
            table = await ann.create("harbour", friends=1, bots=["random"], open=True)
            await ben.join(table.id, table.invite)
            with refused("too-early"):
                await ann.rematch(table.id)
            for client, seat in ((ann, 0), (ben, 1)):
                await client.post(f"/api/tables/{table.id}/votes", {"seat": seat, "end": True}, Done)
            with refused("forbidden"):
                await cas.rematch(table.id)
            again = await ben.rematch(table.id)
            assert again.id != table.id
            assert again.commitment != table.commitment
            assert [(seat.name, seat.kind) for seat in again.seats] == [
                ("", "friend"),
                ("Ben", "person"),
                ("Mira", "bot"),
            ]
            assert (again.status, again.invite != table.invite) == ("waiting", True)
            assert (await ann.table(table.id)).rematch == again.id
            joined = await ann.rematch(table.id)
            assert (joined.id, joined.status) == (again.id, "running")
            assert [seat.name for seat in joined.seats] == ["Ann", "Ben", "Mira"]

    go(scenario())


def test_a_rematch_that_its_maker_leaves_can_be_made_again(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            table = await two_people(ann, ben)
            for client, seat in ((ann, 0), (ben, 1)):
                await client.post(f"/api/tables/{table.id}/votes", {"seat": seat, "end": True}, Done)
            async with ben.live(table.id, seat=1) as live:
                first = await ann.rematch(table.id)
                await heard(live, lambda: live.table is not None and live.table.rematch == first.id)
                await ann.leave(first.id)
                await heard(live, lambda: live.table is not None and live.table.rematch == "")
            second = await ben.rematch(table.id)
            assert (second.id != first.id, second.status) == (True, "waiting")

    go(scenario())


def test_a_rematch_waits_for_somebody_in_the_place_of_who_left_no_trace(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            table = await two_people(ann, ben)
            for client, seat in ((ann, 0), (ben, 1)):
                await client.post(f"/api/tables/{table.id}/votes", {"seat": seat, "end": True}, Done)
            await ben.leave_no_trace()
            again = await ann.rematch(table.id)
            assert (again.status, [seat.kind for seat in again.seats]) == ("waiting", ["person", "friend"])

    go(scenario())


@pytest.mark.parametrize(("limit", "friends"), [("MAX_RUNNING", 0), ("MAX_WAITING", 1)])
def test_a_rematch_counts_like_any_new_table(
    shared: Running, monkeypatch: pytest.MonkeyPatch, limit: str, friends: int
) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            ended = []
            for _ in range(2):
                table = await ann.create("harbour", friends=friends, bots=["random"])
                ended.append(table.id)
                if friends:
                    await ben.join(table.id, table.invite)
                for client, seat in ((ann, 0), (ben, 1))[: 1 + friends]:
                    await client.post(f"/api/tables/{table.id}/votes", {"seat": seat, "end": True}, Done)
            monkeypatch.setattr(tables, limit, 1)
            again = await ann.rematch(ended[0])
            with refused("invalid"):
                await ann.rematch(ended[1])
            assert (await ann.rematch(ended[0])).id == again.id

    go(scenario())


# -- decks and records --------------------------------------------------------------------------------------------


def test_a_deck_of_ones_own_is_played_and_stands_in_the_record(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            cards = (files("roadstead.games.harbour") / "cards.toml").read_text("utf-8")
            table = await ann.create("harbour", bots=["random"], cards=cards)
            assert table.own_deck
            await ann.post(f"/api/tables/{table.id}/resign", {"seat": 0}, Done)
            await eventually(lambda: is_finished(ann, table.id))
            record = read_record(await ann.record(table.id))
            assert record.cards == cards
            assert (await ann.keep_record(record.text())).own_deck

    go(scenario())


BAD_RECORDS = [
    "nonsense",
    "roadstead record 1\ngame chess\nrules 1\ndeck x\nseats 2\n",
    "roadstead record 1\ngame harbour\nrules 1\ndeck x\nseats 2\n",
    "roadstead record 1\ngame harbour\nrules 999\ndeck x\nseats 2\n",
    "roadstead record 1\ngame harbour\nrules 0\ndeck x\nseats 2\n",
    "roadstead record 1\ngame harbour\nrules -1\ndeck x\nseats 2\n",
    "roadstead record 1\ngame harbour\nrules 1\ndeck ../cards\nseats 2\n",
    f"roadstead record 1\ngame harbour\nrules 1\ndeck {'x' * 10_000}\nseats 2\n",
    "roadstead record 1\ngame harbour\nrules 1\ndeck x\nseats 2\n\n--- deck\na = " + "[" * 50_000,
]


@pytest.mark.parametrize("record", BAD_RECORDS)
def test_a_record_that_cannot_be_is_refused(shared: Running, record: str) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            with refused("invalid", "record"):
                await ann.keep_record(record)
            assert not (await ann.tables("mine")).tables

    go(scenario())


def test_a_record_with_an_illegal_move_names_its_line(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            table = await ann.create("harbour", me=2)
            lines = (await ann.record(table.id, 0)).splitlines()
            lines.append("0 pass")
            answer = await ann.http.post("/api/tables/records", json={"record": "\n".join(lines)})
            assert answer.status_code == 422
            assert f"line {len(lines)}" in answer.json()["text"]

    go(scenario())
