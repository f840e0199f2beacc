"""Lines of moves that Novgorod offers as one choice."""

import pytest

from roadstead.text.voice import StrictVoice
from tests.rules.novgorod.position import Position, novgorod

AWAY = {
    "bergen": "clothing-cloth",
    "visby": "clothing-wool",
    "novgorod": "jewellery-amber",
    "luebeck": "clothing-fur",
}
"""Manufactories that can do nothing with the goods of these cities."""


def lines(p: Position, language: str = "en") -> dict[str, list[str]]:
    """Each line with its moves; they are played on a copy, which must end where they say."""
    words = p.state.novgorod.words
    voice = StrictVoice(p.state.novgorod, language, ["Ann", "Ben"])
    found: dict[str, list[str]] = {}
    for shortcut in words.shortcuts(p.view(p.actor)):
        if shortcut.targets:
            continue
        moves = [p.codebook.notation(code) for code in shortcut.codes]
        p.copy().play(*moves)
        found[voice.say(shortcut.message)] = moves
    return found


def test_the_phase_ends_with_income_and_without_storing() -> None:
    p = novgorod(kontors="luebeck visby", speed=3, ducats=3).sail("luebeck visby novgorod")
    (line,) = lines(p)
    assert line == "End and store nothing (+5 ducats, fees 4 ducats)"
    assert lines(p)[line] == ["end", "store-nothing"]
    p.play("end", "store-nothing")
    assert p.ducats() == 3 + 5 - 4


def test_orders_begun_are_left_open() -> None:
    p = novgorod(kontors="luebeck visby", hand="order-17").sail("luebeck visby").play("fulfil order-17 upper")
    assert lines(p) == {
        "End and store nothing, leave 1 order open (no income)": [
            "end",
            "left",
        ]
    }
    assert lines(p, "fr").keys() == {"Terminer sans rien stocker, laisser 1 commande ouverte (aucun revenu)"}


def test_an_end_that_is_a_single_move_is_no_line() -> None:
    p = novgorod(kontors="luebeck visby").sail("luebeck")
    assert lines(p)
    assert lines(p.play("income luebeck")) == {}


@pytest.mark.parametrize(
    ("ducats", "used", "offered"), [(3, True, True), (2, True, False), (1, True, False), (1, False, True)]
)
def test_without_anything_to_store_the_end_is_a_single_move(ducats: int, used: bool, offered: bool) -> None:
    """Lübeck brings 2, the base kontor of Visby costs 3, the privilege would bring 2 more."""
    p = novgorod(kontors="luebeck bergen", ducats=ducats, privilege_used=used, career="1 front 0")
    p.play("sail luebeck", "sail visby")
    if p.can("stop"):
        p.play("stop")
    assert list(lines(p).values()) == ([["end", "store-nothing"]] if offered else [])


@pytest.mark.parametrize(
    ("facts", "offered"),
    [
        ({"known": "order-14"}, True),
        ({"hand": "order-14"}, False),
        ({"known": "order-14", "hold": "novgorod"}, False),
        ({"known": "order-16"}, False),
    ],
)
def test_both_rows_of_an_order_that_all_know(facts: dict[str, str], offered: bool) -> None:
    """Not if the order is hidden, if hold and route have the same good, or if a good is missing."""
    p = novgorod(kontors="luebeck visby novgorod riga", speed=4, **facts)  # type: ignore[arg-type]
    p.sail("luebeck visby novgorod riga")
    line = "Fulfil both rows of salt and grain / fur and glass (5 seals)"
    assert (line in lines(p)) == offered
    if offered:
        assert lines(p)[line] == ["fulfil order-14 upper", "fulfil order-14 lower"]
        assert gestures(p)["both:order-14"] == lines(p)[line]
        assert p.play(*lines(p)[line]).seals() == 5


# -- gestures ----------------------------------------------------------------------------------------------


def gestures(p: Position) -> dict[str, list[str]]:
    """What is dropped on what, with its moves; they are played on a copy, as far as they reveal nothing."""
    found: dict[str, list[str]] = {}
    for shortcut in p.state.novgorod.words.shortcuts(p.view(p.actor)):
        if shortcut.targets:
            moves = [p.codebook.notation(code) for code in shortcut.codes]
            p.copy().play(*moves)
            found[" > ".join(shortcut.targets)] = moves
    return found


def test_a_card_is_dropped_on_a_row_that_takes_its_good() -> None:
    p = novgorod(kontors="luebeck visby", known="order-17", manufactories=AWAY).sail("luebeck visby")
    assert gestures(p) == {
        "route:luebeck > row:order-17:0": ["fulfil order-17 upper"],
        "route:visby > row:order-17:0": ["fulfil order-17 upper"],
    }


def test_a_card_is_dropped_on_a_manufactory_with_the_recipe_it_leaves() -> None:
    """Salt alone or with fish; only the latter takes the fish of Bergen."""
    p = novgorod(
        speed=3,
        kontors="bergen visby luebeck",
        known="order-24",
        manufactories={**AWAY, "luebeck": "provisions-salt"},
    ).sail("bergen visby luebeck")
    assert gestures(p) == {
        "route:bergen > row:order-24:0": ["fulfil order-24 upper", "recipe salt+fish"],
        "route:luebeck > row:order-24:0": ["fulfil order-24 upper"],
        "route:bergen > workshop:luebeck": ["make luebeck", "recipe salt+fish"],
        "route:luebeck > workshop:luebeck": ["make luebeck"],
    }


def test_the_hold_is_dropped_too_and_a_hidden_order_is_revealed_first() -> None:
    p = novgorod(
        kontors="luebeck visby",
        hold="luebeck",
        hand="order-20",
        manufactories={**AWAY, "visby": "provisions-salt"},
    ).sail("visby")
    assert gestures(p) == {
        "hold:0 > row:order-20:1": ["fulfil order-20 lower"],
        "hold:0 > workshop:visby": ["make visby"],
    }


def test_a_card_is_dropped_on_a_special_order() -> None:
    p = novgorod(
        speed=3,
        kontors="bergen visby novgorod",
        column="special-1:A special-2:A special-3:B special-4:C",
        manufactories=AWAY,
    ).sail("bergen visby novgorod")
    assert gestures(p) == {
        "route:bergen > column:1": ["special 1"],
        "route:novgorod > column:1": ["special 1"],
    }
