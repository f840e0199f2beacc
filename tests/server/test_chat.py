"""What is said at tables: who reads it, what is kept of it, and for how long."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy import select

from roadstead.client import Client, Live
from roadstead.protocol import MAX_CHAT
from roadstead.refusal import Refused
from roadstead.server import chat, schema
from roadstead.server.chat import normalize_text
from roadstead.server.context import Settings
from roadstead.server.limits import Rate
from tests.server.running import FREELY, Running, go, guests, heard, refused, running

SHOWN = {
    " Good\tluck!\n": "Good luck!",
    "<b>Ann</b> & 'co' \"x\"": "<b>Ann</b> & 'co' \"x\"",
    "a\u202eb\u0000c\ud800": "abc",
    "e\u0301": "\u00e9",
    "e" + "\u0301" * 9: "\u00e9\u0301\u0301\u0301\u0301",
    "\u2764\ufe0f": "\u2764\ufe0f",
    "\U0001f469\u200d\U0001f680": "\U0001f469\u200d\U0001f680",
    "\u00a0zwei\u2028Zeilen": "zwei Zeilen",
}


@pytest.mark.parametrize(("text", "shown"), SHOWN.items(), ids=range(len(SHOWN)))
def test_a_line_is_plain_text(text: str, shown: str) -> None:
    assert normalize_text(text) == shown


@pytest.mark.parametrize("text", ["", " ", "\u200b", "\u200d", "\n\t", "\u0301", "\u2800"], ids=range(7))
def test_a_line_nobody_can_see_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="nothing to be seen"):
        normalize_text(text)


def texts(live: Live) -> list[str]:
    return [line.text for line in live.chat]


def test_what_is_said_is_heard_at_once_and_kept(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben", "Eve") as (ann, ben, eve):
            table = await ann.create("harbour", friends=1)
            first = await ann.say(table.id, "  Come in! ")
            assert (first.number, first.name, first.text) == (1, "Ann", "Come in!")
            assert (first.seat, first.mine) == (0, True)
            await ben.join(table.id, table.invite)
            async with ben.live(table.id, 1) as his, ann.live(table.id, 0) as mine:
                await his.say("Here <i>I</i> am")
                await heard(mine, lambda: len(mine.chat) == 2)
                await heard(his, lambda: len(his.chat) == 2)
                assert [(line.name, line.seat, line.mine) for line in his.chat] == [
                    ("Ann", 0, False),
                    ("Ben", 1, True),
                ]
                assert texts(mine) == ["Come in!", "Here <i>I</i> am"]
                shared.forget(table.id)
                assert await ann.chat(table.id) == mine.chat
            with refused("gone"):
                await eve.say(table.id, "hello")
            with refused("gone"):
                await eve.chat(table.id)
            async with Client(shared.url) as nobody:
                with refused("not-signed-in"):
                    await nobody.say(table.id, "hello", table.invite)
                async with nobody.live(table.id, invite=table.invite) as live:
                    with refused("not-signed-in"):
                        await live.say("hello")
            for wrong, reason in (
                ("x" * (MAX_CHAT + 1), "malformed"),
                ("", "malformed"),
                ("\u200b", "invalid"),
            ):
                with refused(reason, "text"):
                    await ann.say(table.id, wrong)

    go(scenario())


def test_players_do_not_read_what_others_say_while_they_play(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Eve", "Fay") as (ann, eve, fay):
            table = await ann.create("harbour", me=2, open=True, start=False)
            await eve.say(table.id, "before the start")
            await asyncio.sleep(0.01)
            await ann.start(table.id)
            async with (
                ann.live(table.id, 0) as mine,
                ann.live(table.id) as looking,
                eve.live(table.id) as hers,
            ):
                await hers.say("she has the wood for it")
                await fay.say(table.id, "no")
                await mine.say("my turn")
                for live in (mine, looking):
                    await heard(live, lambda live=live: "my turn" in texts(live))  # type: ignore[misc]
                    assert texts(live) == ["before the start", "my turn"]
                await heard(hers, lambda: "my turn" in texts(hers))
                assert texts(hers) == ["before the start", "she has the wood for it", "no", "my turn"]
                assert [line.text for line in await ann.chat(table.id)] == texts(mine)
                await mine.vote_end()
                await heard(mine, lambda: len(mine.chat) == 4)
                assert texts(mine) == texts(hers)
            assert len(await ann.chat(table.id)) == 4

    go(scenario())


def test_what_somebody_said_goes_with_them(shared: Running) -> None:
    async def scenario() -> str:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            table = await ann.create("harbour", friends=1)
            await ben.join(table.id, table.invite)
            async with ann.live(table.id, 0) as mine:
                await ben.say(table.id, "my address is ...")
                await heard(mine, lambda: len(mine.chat) == 1)
                await ben.leave_no_trace()
                await heard(mine, lambda: not mine.chat)
                await mine.say("gone")
                await heard(mine, lambda: texts(mine) == ["gone"])
            assert [line.name for line in await ann.chat(table.id)] == ["Ann"]
            return table.id

    table = go(scenario())
    kept = shared.read(select(schema.chat.c.text).where(schema.chat.c.table_id == table))
    assert [text for (text,) in kept] == ["gone"]


def test_a_new_name_is_told_and_a_table_that_goes_takes_its_lines_along(shared: Running) -> None:
    async def scenario() -> str:
        async with guests(shared, "Ann") as (ann,):
            table = await ann.create("harbour", friends=1)
            await ann.say(table.id, "hello")
            await ann.rename("Anna")
            assert [line.name for line in await ann.chat(table.id)] == ["Anna"]
            await ann.leave(table.id)
            return table.id

    table = go(scenario())
    assert shared.read(select(schema.chat.c.text).where(schema.chat.c.table_id == table)) == []


def test_who_looks_on_speaks_under_a_new_name_at_once(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Eve") as (ann, eve):
            table = await ann.create("harbour", friends=1, open=True)
            async with eve.live(table.id) as looking_on:
                await eve.rename("Eva")
                await looking_on.say("hello")
                assert [line.name for line in await ann.chat(table.id)] == ["Eva"]

    go(scenario())


def test_only_the_last_lines_are_kept(shared: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "KEPT_LINES", 5)

    async def scenario() -> None:
        async with guests(shared, "Ann") as (ann,):
            table = await ann.create("harbour", me=2)
            for number in range(8):
                await ann.say(table.id, f"line {number}")
            lines = await ann.chat(table.id)
            assert [line.text for line in lines] == [f"line {number}" for number in range(3, 8)]
            shared.forget(table.id)
            assert await ann.chat(table.id) == lines

    go(scenario())


def test_watchers_do_not_push_out_what_players_said(shared: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "KEPT_LINES", 3)

    async def scenario() -> None:
        async with guests(shared, "Ann", "Eve") as (ann, eve):
            table = await ann.create("harbour", friends=1, open=True)
            await ann.say(table.id, "Good luck!")
            for number in range(5):
                await eve.say(table.id, f"spam {number}")
            said = ["Good luck!", "spam 2", "spam 3", "spam 4"]
            assert [line.text for line in await ann.chat(table.id)] == said
            shared.forget(table.id)
            lines = await ann.chat(table.id)
            assert [line.text for line in lines] == said
            assert [line.number for line in lines] == [1, 4, 5, 6]

    go(scenario())


def test_lines_said_at_the_same_time_are_all_kept(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            table = await ann.create("harbour", friends=1, open=True)
            await asyncio.gather(*(client.say(table.id, "x") for client in (ann, ben) for _ in range(10)))
            assert [line.number for line in await ben.chat(table.id)] == list(range(1, 21))

    go(scenario())


def test_nobody_talks_too_fast(database: str) -> None:
    with running(Settings(database, rates=replace(FREELY, chat=Rate(3, 0.001)))) as site:

        async def scenario() -> None:
            async with guests(site, "Ann", "Ben") as (ann, ben):
                table = await ann.create("harbour", me=2, open=True)
                async with ann.live(table.id, 0) as live:
                    for _ in range(3):
                        await live.say("x")
                    with refused("too-fast"):
                        await ann.say(table.id, "x")
                    with refused("too-fast"):
                        await live.say("x")
                    await ben.say(table.id, "x")

        go(scenario())
