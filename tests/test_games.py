"""Every game keeps what the conformance kit asks of it, over random options and numbers of players."""

from pathlib import Path

import pytest

from roadstead.cli.fuzz import describe_violation
from roadstead.engine.conformance import Report, fuzz
from roadstead.engine.trial import PROPERTIES
from roadstead.games import NAMES, load
from tests.luck import SOAK

DECISIONS = 1_000_000 if SOAK else 8_000
EARLIER_DECISIONS = 250_000 if SOAK else 2_000
"""For each version that running games still go on by."""
IN_FIXED_ORDER = [("bremerhaven", 1), ("novgorod", 1), ("shipyard", 1)]
"""Versions that ask in a fixed order (BRE-D02, NOV-D06, SHY-D09): they keep it, without the property `order`."""
EARLIER = [(name, version) for name in NAMES for version in range(1, load(name).version)]
SIDE_BY_SIDE = ("bremerhaven", "shipyard")
"""Games in which several seats may act at once."""
VIOLATIONS = Path("build/violations")


def describe(report: Report) -> str:
    """Keeps the record of a violation where it can be looked at."""
    VIOLATIONS.mkdir(parents=True, exist_ok=True)
    return describe_violation(report, None, VIOLATIONS)


@pytest.mark.parametrize("name", NAMES)
def test_the_game_passes_the_conformance_kit(name: str) -> None:
    game = load(name)
    report = fuzz(game, game.rules(), DECISIONS, seed=7)
    assert report.violation is None, describe(report)
    assert report.decisions >= DECISIONS
    untried = [kind for kind, count in report.tried.items() if not count]
    assert untried == ([] if name in SIDE_BY_SIDE else ["simultaneous"])


@pytest.mark.parametrize(("name", "version"), EARLIER)
def test_an_earlier_version_passes_the_conformance_kit(name: str, version: int) -> None:
    game = load(name)
    left_out = "order" if (name, version) in IN_FIXED_ORDER else ""
    tried = tuple(kind for kind in PROPERTIES if kind != left_out)
    report = fuzz(game, game.rules(version=version), EARLIER_DECISIONS, seed=7, only=tried)
    assert report.violation is None, describe(report)
    assert report.decisions >= EARLIER_DECISIONS


@pytest.mark.parametrize(("name", "version"), IN_FIXED_ORDER)
def test_the_kit_finds_a_fixed_order(name: str, version: int) -> None:
    game = load(name)
    report = fuzz(game, game.rules(version=version), 10_000, seed=8, only=("order",))
    assert report.violation is not None
    assert report.violation.property == "order"
