"""The table of Harbour in words: given a position, these sentences and rows."""

import pytest

from roadstead.engine.cards import LANGUAGES
from roadstead.text.table import SpokenSection, speak_table
from roadstead.text.voice import StrictVoice
from tests.rules.harbour.position import RULES, Position, harbour

PLAYERS = ["Ann", "Ben", "Chloé", "Éric"]


def table_of(position: Position, seat: int | None = 0, language: str = "en") -> dict[str, SpokenSection]:
    voice = StrictVoice(RULES, language, PLAYERS)
    return {section.name: section for section in speak_table(position.view(seat), voice)}


def sentences_of(section: SpokenSection) -> list[str]:
    return [line.cells[0] for line in section.lines if len(line.cells) == 1]


def rows_of(section: SpokenSection) -> list[tuple[str, ...]]:
    return [line.cells for line in section.lines if len(line.cells) > 1]


def test_the_table_says_what_each_symbol_does_for_its_owner() -> None:
    assert sentences_of(table_of(harbour())["symbols"]) == [
        "Anchor: some buildings bring more for each anchor you own.",
        "Coin: each building you buy costs $1 less for each coin you own.",
        "Top hat: you pay no tolls; one is enough.",
        "Warehouse: when you ship, you may keep 1 good for each warehouse you own; "
        "some buildings also bring more for each.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_names_all_symbols(language: str) -> None:
    voice = StrictVoice(RULES, language, PLAYERS)
    names = [voice.tally("symbol", [int(other == symbol) for other in range(4)]) for symbol in range(4)]
    for seat in (0, None):
        said = sentences_of(table_of(harbour(), seat, language)["symbols"])
        assert [text.partition(":")[0].strip().lower() for text in said] == [name.lower() for name in names]


def test_the_market_says_how_shipping_works_and_what_it_brings_the_viewer() -> None:
    market = table_of(harbour(goods="2 fish 1 stone"))["market"]
    assert rows_of(market) == [
        ("$2", "fish", "pays $2"),
        ("$3", "livestock", "3 short"),
        ("$4", "stone", "3 short"),
        ("$5", "wood", "5 short"),
    ]
    assert sentences_of(market) == [
        "Shipping takes at least as many of a good as its square says and brings that many dollars; "
        "all you have of the good goes.",
    ]
