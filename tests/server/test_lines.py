"""Lines of moves at a server: one request, an early stop, previews, and taken back at once."""

from roadstead.bots import advice
from roadstead.client import Client, Live
from roadstead.protocol import MAX_LINE, Done, Previewed, UndoMoves
from tests.server.running import Running, go, guests, heard, refused


def test_a_hint_is_never_longer_than_a_line() -> None:
    assert advice.MAX_LINE <= MAX_LINE


def test_a_preview_tells_what_one_could_choose_then(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as (ann,):
            table = await alone_at_harbour(ann)
            async with ann.live(table, 0) as live:
                await live.first_position()
                told = await live.ask({"do": "preview", "move": "go home-0", "choices": True})
                assert isinstance(told, Previewed)
                await live.play("go home-0")
                await heard(live, lambda: moves_of(live) == ["stock 3-fish", "go home-0"])
                now = await ann.position(table, 0)
                assert told.options
                assert {choice.move for choice in told.options} == {choice.move for choice in now.options}
                plain = await live.ask({"do": "preview", "move": now.options[0].move})
                assert isinstance(plain, Previewed)
                assert not plain.options

    go(scenario())


async def alone_at_harbour(ann: Client) -> str:
    """A solo game after its starting goods: home brings two goods of one's choice."""
    table = await ann.create("harbour", me=1)
    told = await ann.position(table.id, 0)
    await ann.play(table.id, 0, "stock 3-fish", told.position)
    return table.id


def moves_of(live: Live) -> list[str]:
    return [event.move for event in live.events if event.who == 0]


def test_a_line_over_a_live_connection(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as (ann,):
            table = await alone_at_harbour(ann)
            async with ann.live(table, 0) as live:
                first = await live.first_position()
                shown = await live.preview("go home-0", ["gain 2-wood"])
                assert shown is not None
                assert shown["quays"][0]["goods"] == [3, 0, 2, 0]
                shown = await live.preview("go home-0", ["gain 3-wood"])
                assert shown is not None
                assert shown["quays"][0]["goods"] == [3, 0, 0, 0]
                with refused("illegal"):
                    await live.preview("gain 2-wood", ["go home-0"])
                await live.play("go home-0", then=["fly to the moon", "gain 2-wood"])
                await heard(live, lambda: moves_of(live) == ["stock 3-fish", "go home-0"])
                with refused("stale"):
                    await live.play("go home-0", first.position, ["gain 2-wood"])
                await live.undo_moves(1)
                await heard(live, lambda: moves_of(live) == ["stock 3-fish"])
                await live.play("go home-0", then=["gain 2-wood"])
                await heard(live, lambda: moves_of(live) == ["stock 3-fish", "go home-0", "gain 2-wood"])
                with refused("nothing-to-undo"):
                    await live.undo_moves(2)

    go(scenario())


def test_a_line_by_http(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as (ann,):
            table = await alone_at_harbour(ann)
            told = await ann.position(table, 0)
            revision = await ann.play(table, 0, "go home-0", told.position, ["gain 3-wood"])
            path = f"/api/tables/{table}/undo-moves"
            done = await ann.post(path, UndoMoves(0, revision, 2), Done)
            now = await ann.position(table, 0)
            assert (now.position, now.events[-1].move) == (done.position, "stock 3-fish")
            await ann.play(table, 0, "go home-0", now.position, ["gain 2-wood"])
            assert (await ann.position(table, 0)).events[-1].move == "gain 2-wood"
            with refused("malformed", "then"):
                await ann.play(table, 0, "go home-0", now.position, ["gain 2-wood"] * (MAX_LINE + 1))

    go(scenario())
