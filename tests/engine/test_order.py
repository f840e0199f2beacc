"""The check of hidden order at a position that random games seldom reach."""

import pytest

from roadstead.engine.order import try_order
from roadstead.engine.table import Table
from roadstead.engine.trial import PROPERTIES, Trial, Violation
from tests.rules.novgorod.position import Position, novgorod

CITIES = "visby luebeck danzig"
MANUFACTORIES = {"visby": "jewellery-glass", "luebeck": "provisions-salt", "danzig": "jewellery-amber"}


def try_all_pairs(position: Position) -> None:
    """With enough seeds for every pair."""
    state = position.state
    for seed in range(20):
        tried = dict.fromkeys(PROPERTIES, 0)
        trial = Trial(state.rules, state.seats, state.settings, seed, 1.0, tried, ("order",))
        trial.table = Table(state.rules, state.seats, state.settings, start=state.clone())
        try_order(trial)


def test_the_order_of_two_manufactories_is_found() -> None:
    """Until version 2 of Novgorod the second one of a career step had to lie further right (NOV-D06)."""
    position = novgorod(career="2 back 0", kontors=CITIES, manufactories=MANUFACTORIES, speed=4, version=1)
    position.sail(CITIES).play("rise")
    assert position.legal() == ["at visby", "at luebeck"]
    with pytest.raises(Violation, match="'at luebeck' rules out 'at visby'"):
        try_all_pairs(position)
