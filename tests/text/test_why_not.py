"""Why a thing cannot be chosen is said in all modes and languages, with a rule that the rulebook has."""

from random import Random

import pytest

from roadstead.engine.cards import LANGUAGES
from roadstead.engine.table import Table
from roadstead.engine.words import CONSEQUENCES, CONTROLS, WhyNot
from roadstead.games import load
from roadstead.text.rulebook import Rulebook, rulebook
from roadstead.text.voice import StrictVoice

MODES: list[tuple[str, int, dict[str, str]]] = [
    ("bremerhaven", 3, {}),
    ("bremerhaven", 4, {"mode": "short", "ties": "reveal"}),
    ("bremerhaven", 2, {"mode": "short"}),
    ("bremerhaven", 1, {}),
    ("harbour", 3, {}),
    ("harbour", 2, {"first_game": "on", "inland_traders": "on"}),
    ("harbour", 4, {"boards": "characters", "promo": "on", "bonus_cards": "on", "inland_traders": "on"}),
    ("harbour", 3, {"boards": "characters", "refill": "same_order"}),
    ("harbour", 1, {"bonus_cards": "on"}),
    ("novgorod", 3, {}),
    ("novgorod", 2, {"first_game": "on"}),
    ("novgorod", 4, {"merchant_and_pirate": "on"}),
    ("novgorod", 3, {"special_orders": "on"}),
    (
        "novgorod",
        2,
        {
            "merchant_and_pirate": "on",
            "merchant_side": "back",
            "pirate_side": "back",
            "cities": "random",
            "special_orders": "on",
        },
    ),
    ("shipyard", 3, {}),
    ("shipyard", 2, {"first_game": "on"}),
    ("shipyard", 4, {"first_game": "on"}),
    ("shipyard", 4, {}),
]
PLAYERS = ["Ann", "Ben", "Chloé", "Dana"]
LOOKED_AT = {"bremerhaven": 1 / 4, "harbour": 1.0, "novgorod": 1 / 6, "shipyard": 1 / 6}
"""The share of a game's positions that are looked at closely: all of them would take long."""


def mode_name(mode: tuple[str, int, dict[str, str]]) -> str:
    game, seats, options = mode
    return "-".join([game, str(seats), *(f"{name}={value}" for name, value in options.items())])


def random_table(game: str, seats: int, options: dict[str, str], seed: int) -> Table:
    rules = load(game).rules()
    settings = rules.game.settings(seats, options)
    table = Table(rules, seats, settings, PLAYERS[:seats], str(seed), "why-not")
    table.deal_all()
    return table


SHORT = 40
"""The most letters that stand on a thing before it is chosen; nearly all have half as many."""


def closed_things(table: Table, seat: int) -> list[WhyNot]:
    """The reasons of all things on the table that the seat cannot choose now; those that it can choose have none."""
    words, view = table.rules.words, table.view(seat)
    due = view.due_of(seat)
    assert due is not None
    kinds = words.touches.get(due.kind, ())
    lines = [line for section in words.table(view) for line in section.lines]
    on_the_table = {thing for line in lines for thing in line.things}
    open_ones = {target for code in table.legal(seat) for target in words.targets(view, code)}
    assert {thing for thing in open_ones if kind_of(thing) not in CONTROLS} <= on_the_table
    found: list[WhyNot] = []
    for thing in sorted(thing for thing in on_the_table if kind_of(thing) in kinds):
        why_not = table.why_not(seat, thing)
        assert (why_not is None) == (thing in open_ones), thing
        if why_not is not None:
            found.append(why_not)
    return found


def kind_of(thing: str) -> str:
    return thing.partition(":")[0]


@pytest.mark.parametrize("mode", MODES, ids=mode_name)
def test_reasons_and_consequences_can_be_said_and_name_a_rule(mode: tuple[str, int, dict[str, str]]) -> None:
    rng = Random(5)
    table = random_table(*mode, seed=0)
    numbers = set(rulebook_of(mode[0]).rules)
    voices = [StrictVoice(table.rules, language, PLAYERS[: mode[1]]) for language in LANGUAGES]
    kinds: set[str] = set()
    reasons: set[str] = set()
    while not table.over():
        seat = rng.choice(table.state.actors())
        code = rng.choice(table.legal(seat))
        if rng.random() < LOOKED_AT[mode[0]]:
            for why_not in closed_things(table, seat):
                assert why_not.rule in numbers
                if why_not.message.key not in reasons:
                    assert all(voice.say(why_not.message).endswith(".") for voice in voices)
                reasons.add(why_not.message.key)
            for consequence in table.foresee(seat, code).consequences:
                kinds.add(consequence.kind)
                assert all(voice.say(consequence.message) for voice in voices)
                brief = table.rules.words.keys.brief(consequence.message)
                if brief is not None:
                    assert consequence.kind in ("cost", "loss")
                    assert all(0 < len(voice.say(brief)) <= SHORT for voice in voices), brief
        table.play(seat, code)
        table.deal_all()
    assert len(reasons) >= 4
    assert {"cost", "gain"} & kinds
    assert kinds <= set(CONSEQUENCES)


def rulebook_of(game: str) -> Rulebook:
    book = rulebook(load(game), "en")
    assert book is not None
    return book
