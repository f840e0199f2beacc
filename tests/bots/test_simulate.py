"""Many games: the same seed gives the same games, however many processes play them."""

from dataclasses import replace

import pytest

from roadstead.arena.simulate import SimulationResult, simulate
from roadstead.bots.bot import Budget
from roadstead.engine.game import Rules
from roadstead.games import load
from tests.toy import Ferries


@pytest.fixture(scope="module")
def harbour() -> Rules:
    return load("harbour").rules()


def run(rules: Rules, bots: list[str], games: int, seed: int = 1, jobs: int = 1) -> SimulationResult:
    settings = rules.game.settings(len(bots), {})
    return simulate(rules, settings, bots, games, seed, jobs, budget=Budget(nodes=20))


def timeless(result: SimulationResult) -> SimulationResult:
    return replace(result, seconds=0.0, decisions_per_second=0.0)


def test_the_outcomes_do_not_depend_on_the_number_of_processes(harbour: Rules) -> None:
    alone = run(harbour, ["random", "greedy"], games=6)
    assert timeless(run(harbour, ["random", "greedy"], games=6, jobs=2)) == timeless(alone)
    assert timeless(run(harbour, ["random", "greedy"], games=6)) == timeless(alone)
    assert timeless(run(harbour, ["random", "greedy"], games=6, seed=2)) != timeless(alone)


def test_what_a_simulation_counts() -> None:
    rules = Ferries().rules()
    told: list[int] = []
    settings = rules.game.settings(3, {})
    result = simulate(rules, settings, ["random"] * 3, 20, seed=1, progress=told.append)
    assert result.games == sum(told) == 20
    assert sum(result.wins) == pytest.approx(20)
    assert result.stopped == 0
    assert result.decisions > 20
    assert result.mean_length > 0
    assert result.decisions_per_second == pytest.approx(result.decisions / result.seconds)
    assert result.by_bot["random"].seats == 3
    assert result.by_bot["random"].wins == pytest.approx(20)
    assert result.by_bot["random"].mean_score == pytest.approx(sum(result.mean_scores) / 3)


def test_a_game_stopped_by_the_turn_limit_is_counted(harbour: Rules) -> None:
    settings = harbour.game.settings(2, {"turn_stop": 2})
    result = simulate(harbour, settings, ["random", "random"], 5, seed=1)
    assert result.stopped == 5


def test_a_lost_challenge_is_no_win(harbour: Rules) -> None:
    result = run(harbour, ["random"], games=10)
    assert result.wins[0] < 10
