"""What all measurements share: a subject to time, how it is timed, and a command line to do it once."""

import argparse
import gc
import json
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from importlib import metadata
from random import Random
from statistics import fmean

COPIES = 50  # copies of one position timed together, so that reading the clock does not matter


class Unavailable(Exception):
    """The subject is not installed or not built."""


@dataclass(frozen=True)
class Position:
    """A position in which a seat decides."""

    options: int
    copy: Callable[[], object] | None


class Subject:
    """Something that plays games: one peer, or one of our games in one mode."""

    packages: tuple[str, ...] = ()

    def play(self, rng: Random) -> float:
        """Play one whole random game, set-up included, as fast as possible; returns the number of decisions."""
        raise NotImplementedError

    def walk(self, rng: Random) -> Iterator[Position]:
        """Play one random game slowly, stopping at every decision."""
        raise NotImplementedError

    def more(self, rng: Random, seconds: float) -> dict[str, object]:
        """Further figures of this subject."""
        return {}


@dataclass(frozen=True)
class Run:
    """One timed run of whole games."""

    games: int
    decisions: float
    cpu: float
    wall: float


def time_games(subject: Subject, rng: Random, seconds: float) -> Run:
    gc.collect()
    games, decisions = 0, 0.0
    wall, cpu = time.perf_counter(), time.process_time()
    end = cpu + seconds
    while time.process_time() < end:
        decisions += subject.play(rng)
        games += 1
    return Run(games, decisions, time.process_time() - cpu, time.perf_counter() - wall)


def time_copies(subject: Subject, rng: Random, seconds: float) -> float | None:
    """Seconds for one copy, over positions from whole random games."""
    spent, copies = 0.0, 0
    while spent < seconds:
        for number, position in enumerate(subject.walk(rng)):
            if position.copy is None:
                return None
            if number % 10 == 0:
                spent += cpu_time_of(position.copy, COPIES)
                copies += COPIES
    return spent / copies


def cpu_time_of(action: Callable[[], object], times: int) -> float:
    start = time.process_time()
    for _ in range(times):
        action()
    return time.process_time() - start


def sample_choice_counts(subject: Subject, rng: Random, decisions: int) -> list[int]:
    """The number of choices of each decision, in whole random games with at least `decisions` in total."""
    options: list[int] = []
    while len(options) < decisions:
        options += [position.options for position in subject.walk(rng)]
    return options


def measure(subject: Subject, seed: int, seconds: float) -> dict[str, object]:
    time_games(subject, Random(0), seconds / 5)  # warm-up
    run = time_games(subject, Random(seed), seconds)
    options = sample_choice_counts(subject, Random(seed), 2000)
    return {
        **asdict(run),
        "share_with_choice": sum(number > 1 for number in options) / len(options),
        "mean_options": fmean(options),
        "clone_seconds": time_copies(subject, Random(seed), seconds),
        **subject.more(Random(seed), seconds),
        "versions": {package: metadata.version(package) for package in subject.packages},
    }


def main(subjects: dict[str, Callable[[], Subject]]) -> None:
    """The command line of one suite: measure one subject once, in this process, and print JSON."""
    parser = argparse.ArgumentParser(description="Measure one subject.")
    parser.add_argument("name", choices=list(subjects))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=3.0)
    args = parser.parse_args()
    try:
        subject = subjects[args.name]()
    except (ImportError, Unavailable) as error:
        sys.exit(f"{type(error).__name__}: {error}")
    print(json.dumps(measure(subject, args.seed, args.seconds)))
