"""Taking back: alone, by consent, and playing again, seen from the seats."""

from __future__ import annotations

from msgspec import structs

from roadstead.client import Client, Live
from roadstead.engine.record import read_record
from roadstead.protocol import Done, TableInfo
from tests.server.running import Running, go, guests, heard, refused


async def two_people(ann: Client, ben: Client, game: str = "novgorod") -> TableInfo:
    table = await ann.create(game, friends=1)  # type: ignore[arg-type]
    return await ben.join(table.id, table.invite)


async def play_one(live: Live) -> None:
    """The first choice that can be taken back, or else the first."""
    assert live.position is not None
    chosen = next((choice for choice in live.choices if not choice.final), live.choices[0])
    number = await live.play(chosen.move)
    assert live.revision() >= number, "an answer comes after the position it speaks of"


def test_undo_redo_and_restart_of_ones_own_turn(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            table = await ann.create("shipyard", friends=1, options={"start_seat": "0"})
            await ben.join(table.id, table.invite)
            async with ann.live(table.id, seat=0) as live:
                start = await live.first_position()
                assert (start.undo, start.redo) == ("", False)
                with refused("nothing-to-undo"):
                    await live.undo()
                with refused("nothing-to-redo"):
                    await live.redo()
                await play_one(live)
                assert live.position is not None
                moved = live.position
                assert moved.undo == "alone"
                await live.undo()
                assert (live.position.digest, live.position.redo) == (start.digest, True)
                assert len(live.events) == len(start.events)
                await live.redo()
                assert live.position.digest == moved.digest
                await play_one(live)
                await live.restart()
                assert live.position.digest == start.digest
                with refused("nothing-to-undo"):
                    await live.restart()
                stale = {"do": "undo", "position": start.position}
                await play_one(live)
                with refused("stale"):
                    await live.act(stale)

    go(scenario())


def test_what_others_did_is_taken_back_by_consent_of_all(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            table = await two_people(ann, ben)
            async with ann.live(table.id, seat=0) as hers, ben.live(table.id, seat=1) as his:
                await hers.first_position()
                await his.first_position()
                while not (hers.position and hers.position.undo == "consent"):
                    await play_one(hers if hers.choices else his)
                    await heard(hers, lambda: hers.revision() >= his.revision())
                    await heard(his, lambda: his.revision() >= hers.revision())
                last = max(event.at for event in hers.events if event.who == 0)
                events = len(hers.events)
                await hers.undo()
                await heard(his, lambda: his.table is not None and his.table.undo is not None)
                assert his.table is not None
                assert his.table.undo is not None
                assert (his.table.undo.seat, his.table.undo.events) == (0, last)
                await heard(his, lambda: his.revision() >= hers.revision())
                assert his.position is not None
                before = his.revision() - 1
                his.position = structs.replace(his.position, position=before)  # as if told of the table alone
                await his.consent(False)
                assert his.revision() > before
                assert len(his.events) == events
                await heard(hers, lambda: hers.table is not None and hers.table.undo is None)
                await hers.undo()
                await heard(his, lambda: his.revision() >= hers.revision())
                await his.consent(True)
                assert len(his.events) == last
                await heard(hers, lambda: len(hers.events) == last)
                assert hers.choices
                assert [(e.who, e.move) for e in hers.events if e.who >= 0] == [
                    (e.who, e.move) for e in his.events if e.who >= 0
                ]
                with refused("stale"):
                    await his.consent(True)

    go(scenario())


def test_bots_consent_to_every_undo(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            table = await ann.create("novgorod", bots=["random", "greedy"])
            async with ann.live(table.id, seat=0) as live:
                await live.first_position()
                while not (live.choices and live.position and live.position.undo == "consent"):
                    if live.choices:
                        await play_one(live)
                    else:
                        await live.news()
                last = max(event.at for event in live.events if event.who == 0)
                await live.undo()
                assert len(live.events) == last
                assert live.choices
                record = read_record(await ann.record(table.id, 0))
                assert len(record.events) == last, "it holds the events that stand"

    go(scenario())


def test_undo_without_a_live_connection(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            table = await ann.create("shipyard", me=2, options={"start_seat": "0"})
            told = await ann.position(table.id, 0)
            first = await ann.play(table.id, 0, told.options[0].move, told.position)
            for path in ("undo", "redo", "restart"):
                body = {"seat": 0, "position": first}
                first = (await ann.post(f"/api/tables/{table.id}/{path}", body, Done)).position
            again = await ann.position(table.id, 0, after=told.position)
            assert (again.digest, again.since) == (told.digest, len(told.events))
            with refused("stale"):
                await ann.post(
                    f"/api/tables/{table.id}/consent", {"seat": 1, "position": first, "agree": True}, Done
                )

    go(scenario())
