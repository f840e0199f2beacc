"""Those who look on cost others nothing: no messages, no second encoding, no delay of the one who moves."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from roadstead.client import Client, Live
from roadstead.protocol import TableInfo
from roadstead.server.context import Settings
from roadstead.server.live_table import LiveTable
from roadstead.server.turns import Asker, Rounds
from tests.server.running import FREELY, Running, Tap, eventually, go, guests, heard, running

WATCHERS = 40


@dataclass
class Tapped:
    """A server, and all that it sends in the order in which it does."""

    site: Running
    tap: Tap


@pytest.fixture(scope="module")
def tapped(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tapped]:
    place: Path = tmp_path_factory.mktemp("watched") / "roadstead.db"
    taps: list[Tap] = []

    def around(app: object) -> Tap:
        taps.append(Tap(app))
        return taps[0]

    with running(Settings(str(place), rates=FREELY), around) as site:
        yield Tapped(site, taps[0])


@asynccontextmanager
async def watched(
    tapped: Tapped, ann: Client, ben: Client, lang: str = ""
) -> AsyncIterator[tuple[TableInfo, Live, Live, list[Live]]]:
    """A table of Ann and Ben, both connected, where many look on."""
    table = await ann.create("harbour", friends=1, open=True, options={"start_seat": "0"})
    await ben.join(table.id, table.invite)
    async with (
        Client(tapped.site.url) as nobody,
        ann.live(table.id, seat=0) as hers,
        ben.live(table.id, seat=1) as his,
        AsyncExitStack() as stack,
    ):
        await heard(hers, lambda: hers.table is not None and all(seat.here for seat in hers.table.seats))
        await heard(his, lambda: his.position is not None)
        tapped.tap.sent.clear()
        watchers = [
            await stack.enter_async_context(nobody.live(table.id, lang=lang)) for _ in range(WATCHERS)
        ]
        for watcher in watchers:
            await watcher.first_position()
        yield table, hers, his, watchers


def test_who_comes_to_look_on_and_goes_is_told_to_nobody_else(tapped: Tapped) -> None:
    async def scenario() -> None:
        async with (
            guests(tapped.site, "Ann", "Ben") as (ann, ben),
            watched(tapped, ann, ben) as (table, hers, _, watchers),
        ):
            assert len(tapped.tap.sent) == 2 * WATCHERS  # each hears of the table and of the position
            for watcher in watchers:
                await watcher.socket.close()
            readers = tapped.site.server.tables.in_memory[table.id].readers
            await eventually(lambda: holds(len(readers) == 2))
            await hers.ask({"do": "ping"})
            assert len(tapped.tap.sent) == 2 * WATCHERS + 1

    go(scenario())


async def holds(what: bool) -> bool:
    return what


def test_a_second_connection_of_a_player_is_told_to_nobody_else(tapped: Tapped) -> None:
    async def scenario() -> None:
        async with (
            guests(tapped.site, "Ann", "Ben") as (ann, ben),
            watched(tapped, ann, ben) as (table, _, his, _),
        ):
            tapped.tap.sent.clear()
            async with ann.live(table.id, seat=0) as again:
                await again.first_position()
            await his.ask({"do": "ping"})
            assert [whom for whom, _ in tapped.tap.sent] == ["0", "0", "1"]

    go(scenario())


def test_the_public_position_is_encoded_once_for_each_language(tapped: Tapped) -> None:
    async def scenario() -> None:
        async with (
            guests(tapped.site, "Ann", "Ben") as (ann, ben),
            Client(tapped.site.url) as nobody,
            watched(tapped, ann, ben, "de") as (table, hers, _, watchers),
            nobody.live(table.id, lang="fr") as other,
        ):
            await other.first_position()
            tapped.tap.sent.clear()
            number = await hers.play(hers.choices[0].move)
            await all_know(number, [other, *watchers])
            told = [text for whom, text in tapped.tap.sent if whom == "watcher"]
            assert len(told) == WATCHERS + 1
            assert len({id(text) for text in told}) == 2

    go(scenario())


def test_the_public_position_is_encoded_once_for_each_wish(tapped: Tapped) -> None:
    """However many there are, and in whatever order readers with different ones came."""
    wishes = [
        (lang, words, stages)
        for lang in ("", "en", "de", "fr")
        for words in (False, True)
        for stages in (False, True)
    ]

    async def scenario() -> None:
        async with (
            guests(tapped.site, "Ann", "Ben") as (ann, ben),
            Client(tapped.site.url) as nobody,
            watched(tapped, ann, ben) as (table, hers, _, _),
            AsyncExitStack() as stack,
        ):
            watchers: list[Live] = []
            for lang, words, stages in wishes * 2:
                live = nobody.live(table.id, lang=lang, stages=stages)
                watchers.append(await stack.enter_async_context(live))
                await watchers[-1].first_position()
                await watchers[-1].tell_in_words(words)
            tapped.tap.sent.clear()
            await all_know(await hers.play(hers.choices[0].move), watchers)
            told = [text for whom, text in tapped.tap.sent if whom == "watcher"]
            assert len(told) == WATCHERS + 2 * len(wishes)
            assert len({id(text) for text in told}) <= len(wishes)

    go(scenario())


def test_those_who_come_after_a_change_of_name_read_the_new_one(tapped: Tapped) -> None:
    async def scenario() -> None:
        async with (
            guests(tapped.site, "Ann", "Ben") as (ann, ben),
            Client(tapped.site.url) as nobody,
            watched(tapped, ann, ben, "en") as (table, hers, _, watchers),
        ):
            await all_know(await hers.play(hers.choices[0].move), watchers)
            for name in ("Ann", "Cleo"):
                await ann.rename(name)
                async with nobody.live(table.id, lang="en") as newcomer:
                    assert name in (await newcomer.first_position()).events[-1].said[0].text

    go(scenario())


@pytest.mark.parametrize("way", ["0", "http"])
def test_whoever_moves_is_answered_before_others_are_told(tapped: Tapped, way: str) -> None:
    async def scenario() -> None:
        async with (
            guests(tapped.site, "Ann", "Ben") as (ann, ben),
            watched(tapped, ann, ben) as (table, hers, his, watchers),
        ):
            tapped.tap.sent.clear()
            told = await hers.first_position()
            move = told.options[0].move
            by_http = way == "http"
            number = await (ann.play(table.id, 0, move, told.position) if by_http else hers.play(move))
            await all_know(number, [hers, his, *watchers])
            order = [whom for whom, body in tapped.tap.sent if body]
            answered = ["http"] if by_http else ["0", "0"]
            players = ["0", "1"] if by_http else ["1"]
            assert order[: len(answered)] == answered
            assert sorted(order[len(answered) : len(answered) + len(players)]) == players
            assert order[len(answered) + len(players) :] == ["watcher"] * WATCHERS

    go(scenario())


async def all_know(number: int, readers: list[Live]) -> None:
    for reader in readers:
        await heard(reader, lambda: reader.revision() >= number)  # noqa: B023


@contextmanager
def counted_rounds(site: Running, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """For each position that is made, the round of the event loop: nobody else is served meanwhile."""
    rounds = 0
    made_in: list[int] = []
    encode = LiveTable.encoded_position

    async def count_rounds() -> None:
        nonlocal rounds
        while True:
            rounds += 1
            await asyncio.sleep(0)

    def noted(table: LiveTable, *what: Any) -> str:
        made_in.append(rounds)
        return encode(table, *what)

    async def start_counting() -> asyncio.Task[None]:
        return asyncio.create_task(count_rounds())

    monkeypatch.setattr(LiveTable, "encoded_position", noted)
    counting = site.inside(start_counting())
    try:
        yield made_in
    finally:
        counting.get_loop().call_soon_threadsafe(counting.cancel)


def test_many_connections_of_a_player_are_told_one_by_one(
    tapped: Tapped, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with guests(tapped.site, "Ann") as [ann], AsyncExitStack() as stack:
            table = await ann.create("harbour", me=2, options={"start_seat": "0"})
            lives = [await stack.enter_async_context(ann.live(table.id, seat=0)) for _ in range(10)]
            for live in lives:
                await live.first_position()
            with counted_rounds(tapped.site, monkeypatch) as made_in:
                revision = await lives[0].play(lives[0].choices[0].move)
                for live in lives:
                    await heard(live, lambda live=live: live.revision() >= revision)  # type: ignore[misc]
            assert len(made_in) >= 10
            assert max(Counter(made_in).values()) == 1

    go(scenario())


def test_many_tables_are_told_one_by_one(tapped: Tapped, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with guests(tapped.site, "Ann") as [ann], AsyncExitStack() as stack:
            tables = [await ann.create("harbour", me=2) for _ in range(10)]
            lives = [await stack.enter_async_context(ann.live(table.id, seat=0)) for table in tables]
            for live in lives:
                await live.first_position()
            in_memory = tapped.site.server.tables.in_memory

            async def tell_all() -> None:
                for table in tables:
                    in_memory[table.id].notify_position()

            with counted_rounds(tapped.site, monkeypatch) as made_in:
                tapped.site.inside(tell_all())
                await eventually(lambda: holds(len(made_in) == 10))
            assert len(set(made_in)) == 10

    go(scenario())


def test_nobody_waits_for_more_than_one_connection_of_each_address() -> None:
    async def scenario() -> list[str]:
        rounds, order = Rounds(), list[str]()

        async def work(asker: Asker) -> None:
            await rounds.take(asker)
            order.append(asker.person)

        crowd = [Asker("there", f"guest {number % 4}") for number in range(100)]
        await asyncio.gather(*(work(asker) for asker in [*crowd, Asker("here", "Ann")]))
        return order

    order = go(scenario())
    assert len(order) == 101
    assert order.index("Ann") == 2, "after the one who was there first, and one who waits"
