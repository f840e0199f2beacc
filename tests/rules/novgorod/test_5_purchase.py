"""Phase 3: one thing may be bought, and one more order with the privilege."""

from __future__ import annotations

import pytest

from roadstead.engine.game import CHANCE
from roadstead.games.novgorod import tasks
from tests.rule import rule
from tests.rules.novgorod.position import novgorod, own_deck

NO_DISCOUNT = "1 front 2"
"""A career card on which order -3 is covered."""


@rule("NOV-501")
@pytest.mark.parametrize(
    ("buy", "ducats"), [("kontor riga", 17), ("ship", 15), ("order order-24", 14), ("order stack", 14)]
)
def test_one_thing_is_bought_and_the_turn_is_over(buy: str, ducats: int) -> None:
    position = novgorod(phase=3, career=NO_DISCOUNT, ducats=20)
    position.play(buy).deal()
    assert position.ducats() == ducats
    assert (position.actor, position.state.user) == (1, 1)


@rule("NOV-501", "NOV-D09")
def test_buying_nothing_is_allowed() -> None:
    position = novgorod(phase=3, ducats=20)
    before = (position.kontors(), position.speed(), position.hand())
    position.play("pass")
    assert (position.kontors(), position.speed(), position.hand()) == before
    assert (position.ducats(), position.actor) == (20, 1)


@rule("NOV-501")
def test_what_was_bought_in_an_earlier_turn_does_not_count() -> None:
    position = novgorod(phase=3, career=NO_DISCOUNT, ducats=20).play("kontor riga").rounds().sail().end()
    assert position.actor == 0
    assert position.can("ship")


@rule("NOV-502")
@pytest.mark.parametrize(
    ("ducats", "offers"),
    [
        (3, ["kontor riga"]),
        (4, ["kontor bergen", "kontor riga", "kontor antwerp"]),
        (5, ["kontor bergen", "kontor novgorod", "kontor riga", "kontor danzig"]),
    ],
)
def test_there_is_no_credit(ducats: int, offers: list[str]) -> None:
    position = novgorod(phase=3, career=NO_DISCOUNT, ducats=ducats, display="order-21 order-22 order-23 order-24")
    assert set(offers) <= set(position.legal())
    assert all(position.price(city) <= ducats for city in position.options("kontor"))
    assert position.can("ship") == (ducats >= 5)
    assert position.options("order") == []
    assert position.play(offers[-1]).ducats() == 0 + ducats - int(position.state.deck.price[0] * 0) - {
        3: 3,
        4: 4,
        5: 5,
    }[ducats]
