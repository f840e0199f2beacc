"""Work in several processes: the same results in the same order, failures told, and Ctrl-C ends it all."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from importlib.resources import files
from itertools import count
from pathlib import Path

import pytest

from roadstead.arena import fuzz as arena
from roadstead.arena.workers import TASKS_PER_PROCESS, in_order
from roadstead.engine.conformance import Report, fuzz, game_seeds, sum_up
from roadstead.games import load
from tests.engine.test_conformance import CardsAreLost, game_with

PATIENCE = 120.0


def nothing() -> None:
    """A worker that needs no preparation."""


def interrupt_oneself(number: int) -> int:
    os.kill(os.getpid(), signal.SIGINT)
    return number


def use_broken_rules() -> None:
    arena.worker = game_with(CardsAreLost)[1]


def test_results_come_in_order_and_tasks_without_end_are_taken_as_needed() -> None:
    tasks = count()
    with closing(in_order(2, nothing, (), abs, tasks)) as results:
        assert [next(results) for _ in range(5)] == [0, 1, 2, 3, 4]
    assert next(tasks) <= 5 + 2 * TASKS_PER_PROCESS


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no mask of signals")
def test_workers_do_not_hear_ctrl_c() -> None:
    assert list(in_order(2, nothing, (), interrupt_oneself, range(3))) == [0, 1, 2]


def test_a_fuzz_report_does_not_depend_on_the_number_of_processes() -> None:
    deck = files("roadstead.games.harbour").joinpath("cards.toml").read_text("utf-8")
    rules = load("harbour").rules(f"# my own\n{deck}")
    told: list[int] = []
    alone = arena.fuzz(rules, 600, seed=5)
    assert alone.games > 1
    assert (
        arena.fuzz(rules, 600, seed=5, jobs=3, progress=lambda report: told.append(report.decisions)) == alone
    )
    assert len(told) == alone.games
    assert told[-1] == alone.decisions
    assert arena.fuzz(rules, 600, seed=6) != alone


def test_what_a_worker_finds_broken_is_told_as_if_it_was_found_here() -> None:
    game, rules = game_with(CardsAreLost)
    with closing(in_order(2, use_broken_rules, (), arena.play, game_seeds(4))) as games:
        found = sum_up(Report(game.name), games, 5_000)
    here = fuzz(game, rules, 5_000, seed=4)
    assert found.violation is not None
    assert str(found.violation) == str(here.violation)
    assert here.violation is not None
    assert found.violation.record == here.violation.record
    assert (found.seed, found.games, found.tried) == (here.seed, here.games, here.tried)


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="looks for processes as Linux shows them")
def test_ctrl_c_ends_all_processes_without_noise() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "roadstead", "fuzz", "harbour", "--decisions=1000000000", "--jobs=2"],
        start_new_session=True,
        preexec_fn=hear_ctrl_c,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        eventually(lambda: busy_children(process.pid) == 2)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does
        out, err = process.communicate(timeout=PATIENCE)
        assert (out, err.strip(), process.returncode) == ("", "", 128 + signal.SIGINT)
        eventually(lambda: not group_lives(process.pid))
    finally:
        if group_lives(process.pid):
            os.killpg(process.pid, signal.SIGKILL)


def hear_ctrl_c() -> None:
    """A shell lets what it starts in the background ignore it, and so all that is started from there."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def eventually(what: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end
        time.sleep(0.02)


def busy_children(pid: int) -> int:
    """How many processes that this one started have used 0.2 s of CPU time: more than a start takes."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    stats = [Path(f"/proc/{child}/stat").read_text().rpartition(")")[2].split() for child in children]
    ticks = 0.2 * os.sysconf("SC_CLK_TCK")
    return sum(int(stat[11]) + int(stat[12]) >= ticks for stat in stats)


def group_lives(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
