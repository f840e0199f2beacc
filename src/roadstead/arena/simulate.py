"""Simulation: many games between bots, and their results."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from random import Random

from roadstead.arena.workers import in_order
from roadstead.bots.bot import Bot, Budget
from roadstead.bots.playout import bot_game
from roadstead.bots.registry import make
from roadstead.engine.edition import Edition
from roadstead.engine.game import Rules, Score, State
from roadstead.games import rules_of

Progress = Callable[[int], None]
"""Called with the number of games done since the last call."""


@dataclass(frozen=True)
class Outcome:
    """How one game ended; all lists are by seat."""

    decisions: int
    turns: int
    wins: list[float]
    scores: list[int]
    stopped: bool


@dataclass
class Standing:
    """The result of one bot over all its seats."""

    seats: int = 0
    wins: float = 0.0
    mean_score: float = 0.0


@dataclass
class SimulationResult:
    """The result of a simulation; lists are by seat. A shared victory counts as a fraction for each winner."""

    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    wins: list[float]
    mean_scores: list[float]
    mean_length: float
    stopped: int
    bots: list[str]
    by_bot: dict[str, Standing] = field(default_factory=dict)


@dataclass(frozen=True)
class Pairing:
    """What a worker needs to play any game of a simulation."""

    rules: Rules
    settings: list[int]
    bots: list[Bot]
    seed: int
    budget: Budget

    def play(self, index: int) -> Outcome:
        """Game `index`. Its rngs, one for chance and one for each seat, depend only on the seed and the index."""
        seats = len(self.bots)
        state = self.rules.start(seats, self.settings)
        chance = Random(f"{self.seed}/{index}/chance")
        rngs = [Random(f"{self.seed}/{index}/{seat}") for seat in range(seats)]
        decisions = bot_game(state, self.bots, chance, rngs, self.budget)
        scores = state.scores()
        return Outcome(
            decisions=decisions,
            turns=state.turn,
            wins=wins_of(state, scores),
            scores=[score.total for score in sorted(scores, key=lambda score: score.seat)],
            stopped=any(score.verdict == "stopped" for score in scores),
        )


def wins_of(state: State, scores: list[Score]) -> list[float]:
    """One win, shared by all seats in first place; none if a solo challenge was lost."""
    first = state.ranking()[0]
    lost = {score.seat for score in scores if score.lost}
    return [1 / len(first) if seat in first and seat not in lost else 0.0 for seat in range(state.seats)]


def simulate(
    rules: Rules,
    settings: list[int],
    bots: list[str],
    games: int,
    seed: int,
    jobs: int = 1,
    progress: Progress | None = None,
    budget: Budget | None = None,
) -> SimulationResult:
    """Play `games` games, the bots sitting as they are named: the first on seat 0, and seats do not rotate.

    The outcomes do not depend on `jobs`.
    """
    pairing = Pairing(rules, settings, [make(name, rules) for name in bots], seed, budget or Budget())
    begun = time.perf_counter()
    done: list[Outcome] = []
    for outcome in outcomes_of(pairing, bots, games, jobs):
        done.append(outcome)
        if progress is not None:
            progress(1)
    return summary(done, bots, time.perf_counter() - begun)


def outcomes_of(pairing: Pairing, bots: list[str], games: int, jobs: int) -> Iterator[Outcome]:
    """The outcomes in the order of the games, from this process or from several."""
    jobs = min(jobs, games)
    if jobs <= 1:
        yield from map(pairing.play, range(games))
        return
    rules, budget = pairing.rules, pairing.budget
    order = (
        rules.edition(),
        pairing.settings,
        bots,
        pairing.seed,
        budget.milliseconds,
        budget.nodes,
    )
    size = max(1, min(8, games // (jobs * 4)))
    parts = (range(first, min(first + size, games)) for first in range(0, games, size))
    with closing(in_order(jobs, start_worker, order, play, parts)) as found:
        for outcomes in found:
            yield from outcomes


def start_worker(
    edition: Edition, settings: list[int], bots: list[str], seed: int, milliseconds: int, nodes: int
) -> None:
    """Initialize a worker process: rules and bots cannot be pickled, so it makes its own."""
    global worker
    rules = rules_of(edition)
    budget = Budget(milliseconds, nodes)
    worker = Pairing(rules, settings, [make(name, rules) for name in bots], seed, budget)


def play(part: range) -> list[Outcome]:
    return [worker.play(index) for index in part]


worker: Pairing


def summary(outcomes: list[Outcome], bots: list[str], seconds: float) -> SimulationResult:
    games = len(outcomes)
    decisions = sum(outcome.decisions for outcome in outcomes)
    wins = [sum(outcome.wins[seat] for outcome in outcomes) for seat in range(len(bots))]
    scores = [mean([outcome.scores[seat] for outcome in outcomes]) for seat in range(len(bots))]
    return SimulationResult(
        games=games,
        decisions=decisions,
        seconds=seconds,
        decisions_per_second=decisions / seconds if seconds > 0 else 0.0,
        wins=wins,
        mean_scores=scores,
        mean_length=mean([outcome.turns for outcome in outcomes]),
        stopped=sum(outcome.stopped for outcome in outcomes),
        bots=bots,
        by_bot=standings(bots, wins, scores),
    )


def standings(bots: list[str], wins: list[float], scores: list[float]) -> dict[str, Standing]:
    found: dict[str, Standing] = {}
    for name, won, score in zip(bots, wins, scores, strict=True):
        standing = found.setdefault(name, Standing())
        standing.seats += 1
        standing.wins += won
        standing.mean_score += (score - standing.mean_score) / standing.seats
    return found


def mean(values: list[int]) -> float:
    return sum(values) / len(values) if values else 0.0
