"""Live connections: positions, words, previews, and coming back after a lost connection."""

from __future__ import annotations

from msgspec import json

from roadstead.client import Live
from tests.server.running import Running, go, guests, heard, refused


def test_all_readers_are_told_of_a_move_each_from_its_seat(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            table = await ann.create("bremerhaven", friends=1, open=True)
            await ben.join(table.id, table.invite)
            async with (
                ann.live(table.id, seat=0) as hers,
                ben.live(table.id, seat=1) as his,
                ben.live(table.id) as public,
            ):
                lives = (hers, his, public)
                for live in lives:
                    await live.first_position()
                mover = hers if hers.choices else his
                number = await mover.play(mover.choices[0].move)
                for live in lives:
                    await heard(live, lambda: live.revision() >= number)  # noqa: B023
                for live, client, seat in ((hers, ann, 0), (his, ben, 1), (public, ben, None)):
                    fresh = await client.position(table.id, seat)
                    assert live.position is not None
                    assert (live.position.digest, live.events) == (fresh.digest, fresh.events)
                hidden = next(event for event in public.events[::-1] if event.who >= 0)
                assert "?" in hidden.move, "a bid is veiled for the others"

    go(scenario())


def test_a_lost_connection_loses_nothing(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            table = await ann.create("novgorod", friends=1)
            await ben.join(table.id, table.invite)
            clients = (ann, ben)
            async with ann.live(table.id, seat=0) as live:
                await live.first_position()
                events, known = list(live.events), live.revision()
            for _ in range(8):
                seat = (await ann.position(table.id)).due[0]
                told = await clients[seat].position(table.id, seat)
                await clients[seat].play(table.id, seat, told.options[0].move, told.position)
            async with ann.live(table.id, seat=0, after=known) as live:
                told = await live.first_position()
                assert told.since == len(events)
                events[told.since :] = told.events
                fresh = await ann.position(table.id, 0)
                assert (events, told.digest) == (fresh.events, fresh.digest)

    go(scenario())


def test_words_come_in_the_language_of_the_reader(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            table = await ann.create("harbour", me=2, options={"start_seat": "0"})
            async with ann.live(table.id, seat=0, lang="de") as live:
                await live.first_position()
                words = {"de": prompt(live)}
                for lang in ("fr", "en", None):
                    await live.act({"do": "language", "language": lang})
                    words[lang or ""] = prompt(live)
                assert len(set(words.values())) == 4
                assert words[""] == ""
                with refused("malformed", "language"):
                    await live.act({"do": "language", "language": "tlh"})

    go(scenario())


def prompt(live: Live) -> str:
    assert live.position is not None
    assert live.position.prompt is not None
    return live.position.prompt.text


def test_a_preview_shows_what_a_move_would_do_and_does_nothing(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            table = await ann.create("shipyard", me=2, options={"start_seat": "0"})
            async with ann.live(table.id, seat=0) as live:
                told = await live.first_position()
                choice = next(choice for choice in told.options if not choice.final)
                shown = await live.preview(choice.move)
                assert (await ann.position(table.id, 0)) == told
                await live.play(choice.move)
                assert live.position is not None
                assert shown == json.decode(live.position.view)
                await live.undo()
                with refused("illegal"):
                    await live.preview("no such thing")

    go(scenario())


def test_who_is_here_is_told(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            table = await ann.create("harbour", friends=1)
            await ben.join(table.id, table.invite)
            async with ann.live(table.id, seat=0) as live:
                await heard(live, lambda: here(live) == [True, False])
                async with ben.live(table.id, seat=1):
                    await heard(live, lambda: here(live) == [True, True])
                await heard(live, lambda: here(live) == [True, False])

    go(scenario())


def here(live: Live) -> list[bool]:
    return [seat.here for seat in live.table.seats] if live.table is not None else []
