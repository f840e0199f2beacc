"""Our games: compiled, compiled but driven from interpreted Python, and interpreted."""

import time
from collections.abc import Callable, Iterator
from importlib import import_module
from random import Random
from statistics import fmean
from typing import Any

from bench.timing import Position, Subject, Unavailable, main

GAMES = ("bremerhaven", "harbour", "novgorod", "shipyard")
MODES = ("compiled", "driven", "interpreted")  # driven: compiled, but the loop is interpreted Python
CHANCE = -1
SEATS = 4
TRIED = 24  # choices a greedy seat looks at


class Ours(Subject):
    """One game, with as many seats as it takes, up to four."""

    packages = ("roadstead",)

    def __init__(self, name: str, mode: str) -> None:
        compiled = import_module("roadstead").compiled
        if compiled and mode == "interpreted":
            raise Unavailable("only with ROADSTEAD_PURE=1 do the compiled sources run interpreted")
        if not compiled and mode != "interpreted":
            raise Unavailable("there is no compiled build that fits the sources")
        game = import_module("roadstead.games").load(name)
        self.mode = mode
        self.rules: Any = game.rules()
        self.seats = min(SEATS, max(game.seats))
        self.settings: Any = game.settings(self.seats, {})
        self.random_game: Callable[..., int] = driven_game
        if mode == "compiled":
            self.random_game = import_module("roadstead.bots.playout").random_game

    def start(self) -> Any:
        return self.rules.start(self.seats, self.settings)

    def play(self, rng: Random) -> float:
        return self.random_game(self.start(), rng)

    def walk(self, rng: Random) -> Iterator[Position]:
        state = self.start()
        while actors := state.actors():
            seat = actors[0]
            if seat == CHANCE:
                state.play(CHANCE, state.draw(rng))
            else:
                codes = state.legal(seat)
                yield Position(len(codes), state.clone)
                state.play(seat, rng.choice(codes))

    def more(self, rng: Random, seconds: float) -> dict[str, object]:
        facts: dict[str, object] = {"mode": self.mode, "seats": self.seats}
        if self.mode == "driven":  # the rules are those of "compiled"
            return facts
        times = self.greedy_times(rng, seconds)
        return facts | {"legal_mean_seconds": fmean(times) / 1e9, "legal_worst_seconds": max(times) / 1e9}

    def greedy_times(self, rng: Random, seconds: float) -> list[int]:
        """Nanoseconds for computing each list of legal codes, in greedy games.

        `State.legal` returns the list that `play` has cached, so the due task computes it again to be timed.
        The clock is this thread's, so that other processes do not affect the worst case.
        """
        clock = time.thread_time_ns
        idle = min(clock_cost(clock) for _ in range(1000))
        times: list[int] = []
        end = time.process_time() + seconds
        state = self.start()
        while time.process_time() < end:
            actors = state.actors()
            if not actors:
                state = self.start()
            elif actors[0] == CHANCE:
                state.play(CHANCE, state.draw(rng))
            else:
                seat = actors[0]
                due = state.pending[seat][-1]
                make, arg = self.rules.tasks[due & 255].legal, due >> 12
                before = clock()
                codes = make(state, seat, arg)
                times.append(max(0, clock() - before - idle))
                state.play(seat, greedy_choice(state, seat, codes, rng))
        return times


def driven_game(state: Any, rng: Random) -> int:
    """Play a random game to its end from interpreted Python; returns the number of decisions."""
    decisions = 0
    while actors := state.actors():
        seat = actors[0]
        if seat == CHANCE:
            state.play(CHANCE, state.draw(rng))
        else:
            codes = state.legal(seat)
            state.play(seat, codes[int(rng.random() * len(codes))])
            decisions += 1
    return decisions


def greedy_choice(state: Any, seat: int, codes: list[int], rng: Random) -> int:
    """The code with the best score right after it, of a random sample; the first of equals."""

    def score_after(code: int) -> int:
        after = state.clone()
        after.play(seat, code)
        return next(int(score.total) for score in after.scores() if score.seat == seat)

    return max(rng.sample(codes, min(TRIED, len(codes))), key=score_after)


def clock_cost(clock: Callable[[], int]) -> int:
    before = clock()
    return clock() - before


def subject(name: str, mode: str) -> Callable[[], Subject]:
    return lambda: Ours(name, mode)


OURS = {f"{name}-{mode}": subject(name, mode) for name in GAMES for mode in MODES}

if __name__ == "__main__":
    main(OURS)
