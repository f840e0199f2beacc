"""Version 1, by which games that were begun with it go on: an exchange asks load by load."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import cast

import pytest

from roadstead.engine.game import digest_of
from roadstead.engine.record import read_record
from roadstead.games.shipyard import tasks
from roadstead.games.shipyard.rules import ShipyardRules
from roadstead.games.shipyard.state import OFF_TRACK, ShipyardState
from tests.rules.shipyard.position import GAME, doing

RULES = cast(ShipyardRules, GAME.rules(version=1))
RECORDS = Path(__file__).parents[2] / "golden" / "shipyard"


def test_each_load_is_asked_by_itself() -> None:
    p = doing("exchange", guilders=0, trains="t11", rules=RULES)
    assert p.asked == tasks.LOAD
    assert p.legal() == ["barter sail", "barter cannon", "barter soldier", "sell"]
    p.play("barter soldier")
    assert p.legal() == ["barter sail", "barter cannon", "sell"]
    p.play("barter sail")
    assert p.legal() == ["barter cannon", "sell"]
    p.play("sell")
    assert (p.guilders(), p.store()) == (2, {"sail": 1, "soldier": 1})


def test_of_equal_loads_the_later_one_does_not_come_before_the_earlier() -> None:
    p = doing("exchange", guilders=0, trains="t05", rules=RULES).play("barter smokestack")
    assert p.actor == 1  # the other two are sold
    assert p.guilders() == 4
    q = doing("exchange", guilders=0, trains="t14", rules=RULES).play("barter businessman")
    assert q.legal() == ["barter crane", "sell"]


@pytest.mark.parametrize(
    ("name", "digest"),
    [
        ("normal-2", "10955220b461b542"),
        ("first-game-3", "632e3ccae5f05078"),
        ("normal-4", "5f95b4ce12dcfde4"),
    ],
)
def test_packed_positions_stay_as_they_were(name: str, digest: str) -> None:
    """Games that were played on from a position keep it packed for good; what is packed last may be missing."""
    record = read_record((RECORDS / f"{name}.txt").read_text(encoding="utf-8"))
    state = RULES.start(record.seats, GAME.settings(record.seats, record.options))
    found = blake2b(digest_size=8)
    sailing = 0
    for entry in record.events:
        state.play(entry.who, RULES.codebook.code(entry.notation))
        earlier = packed_earlier(cast(ShipyardState, state))
        found.update(digest_of(earlier).to_bytes(8, "big"))
        if cast(ShipyardState, state).wake:
            again = cast(ShipyardState, RULES.unpack(earlier))
            assert (again.moved_from, again.wake) == (OFF_TRACK, [])
            assert again.actors() == state.actors()
            sailing += 1
    assert found.hexdigest() == digest
    assert sailing, "positions in the middle of a cruise were among them"


def packed_earlier(state: ShipyardState) -> list[int]:
    """As positions were packed before it was kept where the lead came from, and the wake of a cruise."""
    return state.pack()[: -3 - len(state.wake) - 4 * len(state.sailors)]
