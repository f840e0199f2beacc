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
    names = [voice.thing("symbol", symbol) for symbol in range(4)]
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


def test_the_market_is_for_nobody_once_nobody_is_asked() -> None:
    market = table_of(harbour(goods="2 fish"), None)["market"]
    assert rows_of(market)[0] == ("$2", "fish")
    assert len(market.columns) == 2


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Ben has bought a fourth building. After this turn the game is over."),
        ("de", "Ben hat das vierte Gebäude gekauft. Nach diesem Zug ist die Partie zu Ende."),
        ("fr", "Ben a acheté un quatrième bâtiment. Après ce tour, la partie est finie."),
    ],
)
def test_the_market_tells_how_many_turns_are_left(language: str, told: str) -> None:
    """It said only that somebody had called the end, also when the game was over."""
    position = harbour(ender=1, centre="sushi-shop pub")
    assert sentences_of(table_of(position, language=language)["market"])[-1] == told
    position.play("go sushi-shop")
    assert sentences_of(table_of(position, None)["market"])[-1] == "The game is over."


def test_a_good_out_of_anothers_turn_is_asked_for_with_its_reason() -> None:
    position = harbour(centre="abbey pub").play("go abbey")
    own = RULES.words.prompt(position.view(0), 0)
    assert StrictVoice(RULES, "en", PLAYERS).say(own) == "Which 3 goods do you want to take?"
    position.play("gain fish+livestock+wood")
    other = RULES.words.prompt(position.view(1), 1)
    assert StrictVoice(RULES, "en", PLAYERS).say(other) == (
        "Ann's turn brings you 1 good. Which one do you want to take?"
    )
