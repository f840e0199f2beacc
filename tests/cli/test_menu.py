"""The menus of all games, in random positions: what stands before a choice, and in what order choices stand."""

import re
from collections.abc import Iterator
from io import StringIO
from random import Random

import pytest
from rich.console import Console

from roadstead.cli import commands, online_commands
from roadstead.cli.menu import NumberedChoice, draw, find_choice, is_grid, numbered_choices
from roadstead.cli.seating import split_words
from roadstead.cli.session import Session
from roadstead.cli.terminal import Terminal
from roadstead.engine.cards import LANGUAGES
from roadstead.engine.game import NamedSettings
from roadstead.engine.table import Table
from roadstead.games import NAMES, load
from roadstead.text.voice import StrictVoice
from tests.rules.bremerhaven.position import RULES as BREMERHAVEN
from tests.rules.bremerhaven.position import bremerhaven
from tests.rules.shipyard.position import RULES as SHIPYARD
from tests.rules.shipyard.position import doing

HARMFUL = {
    "bremerhaven": {
        "refuse",
        "refuse-paying",
        "refuse-losing",
        "stop-permits",
        "stop-further-permits",
        "stop-producing",
        "done",
        "decline",
    },
    "harbour": {"pass-alchemy", "pass-buying", "pass-crier", "pass-traders", "pass-second"},
    "novgorod": {
        "pass-purchase",
        "pass-pirate",
        "stop-route",
        "stay",
        "end-evaluation",
        "end-evaluation-paying",
    },
    "shipyard": {"scrap-ship", "end-actions", "pass-final", "pass-last", "stop-building"},
}
"""What gives something up or ends something."""
OPTIONS: dict[str, NamedSettings] = {
    "harbour": {"boards": "characters", "promo": True, "inland_traders": True},
    "novgorod": {"merchant_and_pirate": True},
}
"""So that there is something to give up."""
THINGS = {
    "en": r"(?:(?:[Pp]lace|[Rr]ow|[Ww]all|[Dd]ock|Canal|[Ss]peed:) |^\d+/)(\d+)",
    "de": r"(?:(?:Platz|Reihe|Kaimauer|Dock|Kanal) |^\d+/)(\d+)",
    "fr": r"(?:(?:[Pp]lace|[Rr]angée|quai|[Dd]ock|Canal) |^\d+/)(\d+)",
}
"""A thing of the table with its number; of a ship card "2/3" that of its row."""


def menu_of(table: Table, language: str) -> list[NumberedChoice]:
    return numbered_choices(
        table, 0, table.view(0), StrictVoice(table.rules, language, ["Ann", "Ben", "Cleo"])
    )


def menus(game: str, language: str) -> Iterator[list[NumberedChoice]]:
    """The menus of random games, a few for each kind of decision."""
    rules = load(game).rules()
    voice = StrictVoice(rules, language, ["Ann", "Ben"])
    for seed in range(3):
        rng = Random(seed)
        table = Table(rules, 2, rules.game.settings(2, OPTIONS.get(game, {})), seed=str(seed), table="menus")
        seen: dict[str, int] = {}
        table.deal_all()
        while not table.over():
            seat = table.state.actors()[0]
            kind = rules.words.prompt(table.view(seat), seat).key
            seen[kind] = seen.get(kind, 0) + 1
            if seen[kind] % 5 == 1:
                yield numbered_choices(table, seat, table.view(seat), voice)
            table.play(seat, rng.choice(table.legal(seat)))
            table.deal_all()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_what_stands_before_a_choice_never_contradicts_what_it_is_about(game: str, language: str) -> None:
    for choices in menus(game, language):
        labels = [choice.label for choice in choices]
        assert len(set(labels)) == len(labels)
        for choice in choices:
            assert find_choice(choice.label, choices) == choice
            if choice.label.isdecimal() and not is_on_a_shelf(choice):
                assert numbers_of(choice, language) <= {choice.label}, f"{choice.label}  {choice.words}"


def is_on_a_shelf(choice: NumberedChoice) -> bool:
    """Whether its column and row make its label: 23 for 2/3."""
    return choice.words.startswith("/".join(choice.label))


def test_a_ship_card_keeps_its_label_whatever_else_can_be_chosen() -> None:
    rules = load("shipyard").rules()
    table = Table(rules, 2, rules.game.settings(2, {"start_seat": "0"}), seed="3", table="menus")
    table.deal_all()
    for notation in ("choose build-ships", "main"):
        table.play(0, rules.codebook.code(notation))
    before = {choice.notation: choice.label for choice in menu_of(table, "en")}
    assert sorted(before.values())[:6] == ["11", "12", "13", "14", "15", "21"]
    bow = next(choice for choice in menu_of(table, "en") if choice.label == "11")
    table.play(0, rules.codebook.code(bow.notation))
    table.play(0, table.legal(0)[0])
    after = {choice.notation: choice.label for choice in menu_of(table, "en")}
    assert after.pop("stop") == "a"
    assert len(after) == 19
    assert after.items() <= before.items()


def numbers_of(choice: NumberedChoice, language: str) -> set[str]:
    amounts = {name for kind, name in zip(choice.kinds, choice.names, strict=True) if kind == "amount"}
    return amounts | set(re.findall(THINGS[language], choice.words))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_about_two_numbers_goes_by_neither(language: str) -> None:
    position = bremerhaven(2, "harbour", built="gantry-crane", docks={2: "heidi"}, loads={1: "bb-2"})
    choices = menu_of(Table(BREMERHAVEN, 2, position.state.settings, start=position.state), language)
    assert any(choice.notation.startswith("direct") for choice in choices)
    for choice in choices:
        assert not choice.label.isdecimal() or numbers_of(choice, language) <= {choice.label}, choice


@pytest.mark.parametrize("game", NAMES)
def test_what_does_harm_never_stands_first(game: str) -> None:
    met: set[str] = set()
    for choices in menus(game, "en"):
        harms = [choice.key in HARMFUL[game] or "is scrapped" in choice.words for choice in choices]
        met |= {choice.key for choice, harm in zip(choices, harms, strict=True) if harm}
        assert harms == sorted(harms), [choice.words for choice in choices]
    assert met


def test_what_is_warned_of_stands_last_too() -> None:
    """A stern completes a ship without a captain in column 3 and nothing in the others."""
    position = doing("build", guilders=0, market={"bow": "sb01", "middle-a": "sm101", "stern": "ss01"}).play(
        "build sb01", "place 1", "build sm101", "place 2", "build ss01"
    )
    choices = menu_of(Table(SHIPYARD, 3, position.state.settings, start=position.state), "en")
    assert [choice.notation for choice in choices] == [f"place {column}" for column in (4, 5, 6, 7, 8, 9, 3)]
    assert "is scrapped" in choices[-1].words


def test_keeping_the_prices_stands_above_the_other_price_cards() -> None:
    state = bremerhaven(2, "prices", bids="1 prices").state
    choices = menu_of(Table(BREMERHAVEN, 2, state.settings, start=state), "en")
    assert len(choices) > 20
    assert choices[0].words == "Keep the present prices"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letter_before_a_choice_is_a_command(language: str) -> None:
    voice = StrictVoice(load("harbour").rules(), language, [])
    known = {*commands.COMMANDS, *online_commands.COMMANDS}
    said = {word for name in known for word in split_words(voice.ui(f"command-{name}"))} | known
    assert said.isdisjoint(voice.ui("option-letters"))


@pytest.mark.parametrize("game", NAMES)
def test_a_grid_shows_only_what_its_choices_say(game: str) -> None:
    """Where to move a pawn is no grid of pawns and buildings: the one pawn is not worth a word."""
    for choices in menus(game, "en"):
        if is_grid(choices):
            assert all(name in choice.words for choice in choices for name in choice.names), choices[0]


@pytest.mark.parametrize("game", NAMES)
def test_in_words_no_choice_stands_beside_another(game: str) -> None:
    """A screen reader reads from left to right, across columns. In a grid a row stands alone."""
    voice = StrictVoice(load(game).rules(), "en", ["Ann", "Ben"])
    for choices in menus(game, "en"):
        page = StringIO()
        Console(file=page, width=400).print(draw(choices, voice, in_words=True))
        lines = page.getvalue().splitlines()
        for choice in choices:
            begins = choice.names[1] if is_grid(choices) else f"{choice.label}  {choice.words}"
            assert any(line.strip().startswith(begins) for line in lines), begins


def test_a_choice_typed_in_its_own_words_is_that_choice() -> None:
    """Though its first word is a command, too: "Finish work"."""
    state = bremerhaven(2, "harbour", docks={2: "heidi 3 1 crate"}).state
    choices = menu_of(Table(BREMERHAVEN, 2, state.settings, start=state), "en")
    (done,) = (choice for choice in choices if choice.words == "Finish work")
    assert find_choice("finish work", choices) == done


def test_a_choice_without_effect_says_so() -> None:
    rules = load("harbour").rules()
    table = Table(rules, 2, rules.game.settings(2, {}), ["Ann", "Ben"], "5", "menu")
    table.deal_all()
    voice = StrictVoice(rules, "en", ["Ann", "Ben"])
    idle = 0
    while not table.over() and not idle:
        seat = table.state.actors()[0]
        for choice in numbered_choices(table, seat, table.view(seat), voice):
            foresight = table.foresee(seat, rules.codebook.code(choice.notation))
            nothing = any(each.kind == "nothing" for each in foresight.consequences)
            assert any(note.kind == "nothing" for note in choice.notes) == nothing
            idle += nothing
        table.play(seat, table.legal(seat)[0])
        table.deal_all()
    assert idle


def test_the_end_in_sight_is_told_below_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    state = bremerhaven(2, "harbour", mode="short", left=2, docks={2: "heidi 3 1 crate"}).state
    table = Table(BREMERHAVEN, 2, state.settings, start=state)
    Session(table, StrictVoice(BREMERHAVEN, "en", ["Ann", "Ben"]), {}, Terminal()).draw(0)
    assert "The last round. At its end the ship token" in " ".join(capsys.readouterr().out.split())
