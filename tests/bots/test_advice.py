"""Advice: the best choices by a bot's reckoning, and how it would go on."""

from __future__ import annotations

from random import Random

import pytest

from roadstead.bots.advice import MAX_FOLLOW_UPS, advise
from roadstead.bots.bot import Budget
from roadstead.bots.registry import make
from roadstead.engine.game import CHANCE, Rules, State
from roadstead.games import NAMES, load


def play_moves(game: str, seed: int, moves: int) -> tuple[Rules, State]:
    """A game of two in which a seat has to decide."""
    rules = load(game).rules()
    state = rules.start(2, rules.game.settings(2, {}))
    rng = Random(seed)
    while moves or state.actors() == [CHANCE]:
        seat = state.actors()[0]
        moves -= seat != CHANCE
        state.play(seat, state.draw(rng) if seat == CHANCE else rng.choice(state.legal(seat)))
    return rules, state


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("moves", [2, 17, 40])
def test_advice_is_legal_and_in_order(game: str, moves: int) -> None:
    rules, state = play_moves(game, moves, moves)
    seat = state.actors()[0]
    before = state.pack()
    found = advise(make("greedy", rules), state, seat, Random(1), Budget(), 3)
    assert 1 <= len(found) <= 3
    assert {each.code for each in found} <= set(state.legal(seat))
    assert len({each.code for each in found}) == len(found)
    shares = [each.share for each in found]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] == 1.0
    assert shares[-1] > 0.0
    assert all(len(each.then) <= MAX_FOLLOW_UPS for each in found)
    assert state.pack() == before
    again = advise(make("greedy", rules), state, seat, Random(1), Budget(), 3)
    assert [each.code for each in again] == [each.code for each in found]


def test_a_bot_without_scores_gives_no_reason() -> None:
    rules, state = play_moves("harbour", 3, 3)
    (only,) = advise(make("random", rules), state, state.actors()[0], Random(1), Budget(), 3)
    assert only.why is None


def test_what_follows_tells_of_the_same_turn() -> None:
    rules, state = play_moves("harbour", 3, 3)
    seat = state.actors()[0]
    found = advise(make("greedy", rules), state, seat, Random(1), Budget(), 3)
    assert any(each.then for each in found)
    for each in found:
        then = state.clone()
        then.play(seat, each.code)
        for said in each.then:
            choices = {rules.words.choice(then.view(seat), code): code for code in then.legal(seat)}
            then.play(seat, choices[said])


def test_a_bot_that_does_not_reckon_names_what_it_takes() -> None:
    rules, state = play_moves("harbour", 3, 3)
    [only] = advise(make("random", rules), state, state.actors()[0], Random(1), Budget(), 3)
    assert (only.share, only.then) == (1.0, [])
