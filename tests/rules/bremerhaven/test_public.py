"""Section 16: what lies open may be seen at any time."""

from random import Random
from typing import cast

from roadstead.engine.game import CHANCE
from roadstead.games import load
from roadstead.games.bremerhaven.view import BremerhavenView

GAME = load("bremerhaven")
RULES = GAME.rules()


def test_discards_backs_and_used_symbols_are_open_to_all() -> None:
    rng = Random(3)
    state = RULES.start(1, GAME.settings(1, {}))
    while state.turn < 3:
        seat = state.actors()[0]
        codes = state.legal(0)
        state.play(seat, state.draw(rng) if seat == CHANCE else codes[int(rng.random() * len(codes))])
    view = cast(BremerhavenView, state.view(None))
    assert len(view.ship_discards) >= 2
    assert len(view.contract_discards) >= 2
    assert view.next_ship_stack in (1, 2)
    assert view.next_contract_stack in (1, 2)
    assert 7 <= sum(space.papers for space in view.spaces) <= 8
