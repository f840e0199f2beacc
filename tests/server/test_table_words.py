"""The table in words: sent to readers that ask for it, with positions, previews and replays."""

import re

import pytest

from roadstead.engine.words import CONTROLS
from roadstead.protocol import GameName, Previewed, SaidSection
from tests.server.running import Running, go, guests, heard, refused


def things_in(words: list[SaidSection]) -> set[str]:
    return {thing for section in words for line in section.lines for thing in line.things}


def texts_in(words: list[SaidSection]) -> list[str]:
    return [cell.text for section in words for line in section.lines for cell in line.cells]


def test_a_reader_has_the_table_in_words_when_it_asks(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as (ann,):
            table = await ann.create("harbour", bots=["greedy"])
            async with ann.live(table.id, 0, lang="en") as live:
                assert (await live.first_position()).words == []
                await live.tell_in_words()
                await heard(live, lambda: live.position is not None and bool(live.position.words))
                assert live.position is not None
                words = live.position.words
                assert [section.name for section in words] == [
                    "market",
                    "centre",
                    "quay-0",
                    "quay-1",
                    "symbols",
                    "supply",
                ]
                assert words[2].heading.text.startswith("Ann, your quay: ")
                assert [section.seat for section in words] == [None, None, 0, 1, None, None]
                await heard(live, lambda: bool(live.choices))
                touched = {target for choice in live.choices for target in choice.targets}
                assert {each for each in touched if each.partition(":")[0] not in CONTROLS} <= things_in(
                    words
                )
                answer = await live.ask({"do": "preview", "move": "stock 3-fish"})
                assert isinstance(answer, Previewed)
                assert "Goods, at most 6 of each: 3 fish." in texts_in(answer.words)
                await live.tell_in_words(False)
                await heard(live, lambda: live.position is not None and not live.position.words)

    go(scenario())


def test_positions_and_replays_have_the_table_in_words_on_request(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as (ann,):
            table = await ann.create("harbour", bots=["greedy"])
            now = await ann.position(table.id, 0, lang="de", words="true")
            assert now.words[0].columns[0].text == "Feld"
            assert (await ann.position(table.id, 0, lang="de")).words == []
            public = await ann.position(table.id, lang="en", words="true")
            assert public.words[2].heading.text.startswith("Ann: ")
            past = await ann.replay(table.id, 0, 0, lang="fr", words="true")
            assert past.words[0].heading.text == "Marché"
            assert [line.cells[0].key for line in past.words[0].lines] == ["table-shipping"]
            assert (await ann.replay(table.id, 0, 0, lang="fr")).words == []

    go(scenario())


def test_a_thing_says_why_it_cannot_be_chosen(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            table = await ann.create("harbour", bots=["greedy"])
            async with ann.live(table.id, 0, lang="en") as live:
                await heard(live, lambda: any(choice.move == "stock 3-fish" for choice in live.choices))
                await live.play("stock 3-fish")
                await heard(live, lambda: any(choice.move.startswith("go ") for choice in live.choices))
                answer = await live.why_not("pawn:1")
                assert answer.said is not None
                assert (answer.said.key, answer.said.args, answer.rule) == ("not-your-pawn", (1,), "HAR-201")
                open_now = live.choices[0].targets[-1]
                for target in (open_now, "market:fish", "nothing", "building:nowhere:at:all", "pawn:9"):
                    assert (await live.why_not(target)).said is None, target
            async with ben.live(table.id, lang="en", invite=table.invite) as watching:
                with refused("forbidden"):
                    await watching.why_not("pawn:1")

    go(scenario())


@pytest.mark.parametrize(
    ("game", "money"),
    [("bremerhaven", r"\d+ money"), ("novgorod", r"\d+ ducats"), ("shipyard", r"\d+ guilders")],
)
def test_one_section_is_about_each_seat_and_names_its_money_first(
    shared: Running, game: GameName, money: str
) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as (ann,):
            table = await ann.create(game, bots=["random"])
            for seat in (0, None):
                words = (await ann.position(table.id, seat, lang="en", words="true")).words
                about = {section.seat: section.heading.text for section in words if section.seat is not None}
                assert sorted(about) == [0, 1]
                assert all(re.match(money, text.split(": ")[1]) for text in about.values()), about

    go(scenario())
