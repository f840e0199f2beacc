"""Packed positions and decks of earlier days: what a new version must still be able to read."""

from __future__ import annotations

import pytest

from roadstead.engine.game import UnknownRules
from roadstead.games import load

SEATS = 2


def test_an_option_added_since_a_position_was_packed_has_its_default() -> None:
    game = load("harbour")
    rules = game.rules()
    settings = game.settings(SEATS, {"first_game": True})
    packed = rules.start(SEATS, settings).pack()
    count = len(settings)
    assert packed[: 2 + count] == [SEATS, count, *settings]
    before = [SEATS, count - 1, *settings[:-1], *packed[2 + count :]]
    assert settings[-1] == game.options[-1].default
    assert rules.unpack(before).pack() == packed


@pytest.mark.parametrize("change", [[7], [7, 7]])
def test_a_position_that_was_packed_differently_is_refused(change: list[int]) -> None:
    game = load("harbour")
    rules = game.rules()
    packed = rules.start(SEATS, game.settings(SEATS, {})).pack()
    assert rules.unpack(packed).pack() == packed
    with pytest.raises(ValueError, match=f"a packed position has {len(packed) + len(change)} numbers"):
        rules.unpack(packed + change)


def test_a_game_that_is_not_here_is_unknown() -> None:
    with pytest.raises(UnknownRules, match="there is no game 'lighthouse'"):
        load("lighthouse")
