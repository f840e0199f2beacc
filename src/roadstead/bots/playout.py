"""Plays games to their end in compiled loops, by random decisions or by bots."""

from __future__ import annotations

from random import Random

from roadstead.bots.bot import Bot, Budget, Question
from roadstead.engine.game import CHANCE, State


def random_game(state: State, rng: Random) -> int:
    """Play `state` to its end by random decisions; returns how many decisions seats took.

    Of seats that may decide at the same time the first one does.
    """
    decisions = 0
    actors = state.actors()
    while actors:
        seat = actors[0]
        if seat == CHANCE:
            state.play(CHANCE, state.draw(rng))
        else:
            codes = state.legal(seat)
            state.play(seat, codes[int(rng.random() * len(codes))])
            decisions += 1
        actors = state.actors()
    return decisions


def play_out(state: State, rng: Random) -> State:
    """A final position reached from `state` by random decisions; `state` itself does not change."""
    end = state.clone()
    random_game(end, rng)
    return end


def bot_game(state: State, bots: list[Bot], chance: Random, rngs: list[Random], budget: Budget) -> int:
    """Play `state` to its end, bot `i` on seat `i`, each with its own rng; returns how many decisions they took."""
    decisions = 0
    actors = state.actors()
    while actors:
        seat = actors[0]
        if seat == CHANCE:
            state.play(CHANCE, state.draw(chance))
        else:
            state.play(seat, bots[seat].decide(Question(state, seat, rngs[seat], budget)))
            decisions += 1
        actors = state.actors()
    return decisions
