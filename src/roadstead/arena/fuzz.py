"""A fuzz run spread over processes."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

from roadstead.arena.workers import in_order
from roadstead.engine import conformance
from roadstead.engine.conformance import Report, game_seeds, play_one, sum_up
from roadstead.engine.edition import Edition
from roadstead.engine.game import Rules
from roadstead.games import rules_of


def fuzz(
    rules: Rules, decisions: int, seed: int, jobs: int = 1, progress: Callable[[Report], None] | None = None
) -> Report:
    """As `conformance.fuzz`. The report does not depend on `jobs`: each game depends on its seed alone."""
    if jobs == 1:
        return conformance.fuzz(rules.game, rules, decisions, seed, progress=progress)
    with closing(in_order(jobs, start_worker, (rules.edition(),), play, game_seeds(seed))) as games:
        return sum_up(Report(rules.game.name), games, decisions, progress)


def start_worker(edition: Edition) -> None:
    """Initialize a worker process: rules cannot be pickled, so it makes its own."""
    global worker
    worker = rules_of(edition)


def play(seed: int) -> Report:
    return play_one(worker.game, worker, seed)


worker: Rules
