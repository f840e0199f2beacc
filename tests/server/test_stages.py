"""Stages on the way to a position: sent to readers that ask for them."""

from __future__ import annotations

from roadstead.client import Client, Live
from roadstead.protocol import Position
from tests.server.running import Running, go, guests, heard


async def play_first_choice(seats: list[Live]) -> Position:
    """The position that the first choice of whoever is due leads to, as that seat is sent it."""
    now = max((live.position for live in seats if live.position), key=lambda position: position.position)
    live = seats[now.due[0]]
    await heard(live, lambda: bool(live.choices) and live.revision() == now.position)
    revision = await live.play(live.choices[0].move)
    await heard(live, lambda: live.revision() == revision)
    assert live.position is not None
    return live.position


def test_a_position_has_stages_for_a_reader_that_asks(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as (ann,):
            table = await ann.create("harbour", me=2)
            async with (
                ann.live(table.id, 0, lang="en", stages=True) as one,
                ann.live(table.id, 1, lang="en", stages=True) as other,
                ann.live(table.id, 0) as plain,
            ):
                assert (await one.first_position()).stages == []
                await other.first_position()
                while not (position := await play_first_choice([one, other])).stages:
                    pass
                views = [bytes(stage.view) for stage in position.stages]
                assert len({*views, bytes(position.view)}) == len(views) + 1
                for stage in position.stages:
                    event = next(event for event in position.events if event.at == stage.at)
                    assert 0 < stage.told <= len(event.said)
                await heard(plain, lambda: plain.revision() == position.position)
                assert plain.position is not None
                assert plain.position.stages == []

    go(scenario())


def test_stages_can_be_had_or_not_at_any_time(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as (ann,):
            table = await ann.create("harbour", me=2)
            async with ann.live(table.id, 0) as one, ann.live(table.id, 1, stages=True) as other:
                seats = [one, other]
                for live in seats:
                    await live.first_position()
                await one.tell_stages()
                await other.tell_stages(False)
                staged = {
                    position.seat for _ in range(40) if (position := await play_first_choice(seats)).stages
                }
                assert staged == {0}

    go(scenario())


def test_an_undo_has_no_stages(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as (ann,):
            while (position := await after_an_undo(ann)) is None:
                pass
            assert position.stages == []

    go(scenario())


async def after_an_undo(ann: Client) -> Position | None:
    """The position after the undo of a move with stages; None if the game had no such move to take back alone."""
    table = await ann.create("harbour", me=2)
    async with (
        ann.live(table.id, 0, stages=True) as one,
        ann.live(table.id, 1, stages=True) as other,
    ):
        seats = [one, other]
        for live in seats:
            await live.first_position()
        position = await play_first_choice(seats)
        while not (position.stages and position.undo == "alone"):
            if not position.due:
                return None
            position = await play_first_choice(seats)
        live = seats[position.seat or 0]
        revision = await live.undo()
        await heard(live, lambda: live.revision() == revision)
        return live.position


def test_watchers_who_missed_an_undo_have_no_stages(shared: Running) -> None:
    """The public position is encoded once for many; not for those who know less than the others."""

    async def scenario() -> None:
        async with guests(shared, "Ann") as (ann,):
            table = await ann.create("harbour", me=2, open=True)
            async with (
                ann.live(table.id, 0, stages=True) as one,
                ann.live(table.id, 1, stages=True) as other,
            ):
                seats = [one, other]
                for live in seats:
                    await live.first_position()
                while True:
                    position = await play_first_choice(seats)
                    if position.stages and position.undo == "alone":
                        break
                live = seats[position.seat or 0]
                undone = await live.undo()
                await heard(live, lambda: live.revision() == undone)
                await play_first_choice(seats)
                async with ann.live(table.id, after=undone, stages=True) as informed:
                    assert (await informed.first_position()).stages
                async with ann.live(table.id, after=position.position, stages=True) as late:
                    assert (await late.first_position()).stages == []

    go(scenario())
