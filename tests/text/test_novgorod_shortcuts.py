"""Lines of moves that Novgorod offers as one choice."""

import pytest

from roadstead.text.voice import StrictVoice
from tests.rules.novgorod.position import Position, novgorod


def lines(p: Position, language: str = "en") -> dict[str, list[str]]:
    """Each line with its moves; they are played on a copy, which must end where they say."""
    words = p.state.novgorod.words
    voice = StrictVoice(p.state.novgorod, language, ["Ann", "Ben"])
    found: dict[str, list[str]] = {}
    for shortcut in words.shortcuts(p.view(p.actor)):
        moves = [p.codebook.notation(code) for code in shortcut.codes]
        p.copy().play(*moves)
        found[voice.say(shortcut.message)] = moves
    return found


def test_the_phase_ends_with_income_and_without_storing() -> None:
    p = novgorod(kontors="luebeck visby", speed=3, ducats=3).sail("luebeck visby novgorod")
    (line,) = lines(p)
    assert line == (
        "End the phase at once, without further questions: store nothing; 5 ducats of income, "
        "4 ducats of port fees"
    )
    assert lines(p)[line] == ["end", "store-nothing"]
    p.play("end", "store-nothing")
    assert p.ducats() == 3 + 5 - 4


def test_orders_begun_are_left_open() -> None:
    p = novgorod(kontors="luebeck visby", hand="order-17").sail("luebeck visby").play("fulfil order-17 upper")
    assert lines(p) == {
        "End the phase at once, without further questions: store nothing, leave 1 order open; no income": [
            "end",
            "left",
        ]
    }
    assert lines(p, "fr").keys() == {
        "Terminer la phase d'un coup, sans autre question\u00a0: "
        "ne rien stocker, laisser 1 commande ouverte\u00a0; aucun revenu"
    }


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
        assert p.play(*lines(p)[line]).seals() == 5
