"""Chapter 9 of the specification: the end of the game, the score and the places."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.bremerhaven.position import bremerhaven


@rule("BRE-801", "BRE-E35")
def test_at_the_end_nothing_is_turned_over_or_refilled() -> None:
    position = bremerhaven(stage="progress", through="all", left=1, step=2, sea="heidi -", land="- kk-2")
    assert position.over
    assert (position.news, len(position.state.papers)) == ("", 18)
    assert (position.sea, position.land, position.discards) == (["heidi", ""], ["", "kk-2"], [])


@rule("BRE-801", "BRE-E29")
def test_contracts_left_are_settled_whatever_their_markers() -> None:
    """The specification's example: sale, penalty and reward at present prices."""
    position = bremerhaven(
        stage="progress",
        through="all",
        left=2,
        cash=10,
        prestige=8,
        price="4132",
        loads={1: "bbp-3 3 +1 barrel", 2: "ppp-4 4 +3 passenger"},
    )
    assert position.cash() == 10 + 4 - 3 + 6
    assert (position.prestige(), position.score()) == (9, 17 * 9)
    assert [position.load(load) for load in (1, 2)] == ["", ""]


@rule("BRE-801", "BRE-611")
def test_a_contract_in_a_closed_loading_dock_is_settled_too() -> None:
    assert bremerhaven(stage="finish", cash=5, loads={4: "pp-3"}).cash() == 3


@rule("BRE-802", "BRE-E15", "BRE-E16")
@pytest.mark.parametrize(
    ("cash", "balance", "prestige", "score"),
    [(65, 0, 15, 975), (40, 25, 15, 975), (0, 65, 15, 975), (0, 0, 30, 0), (30, 0, 0, 0)],
)
def test_the_score_is_cash_and_balance_times_prestige(
    cash: int, balance: int, prestige: int, score: int
) -> None:
    assert bremerhaven(stage="finish", cash=cash, balance=balance, prestige=prestige).score() == score


@rule("BRE-802")
def test_prestige_is_not_updated_at_the_end() -> None:
    position = bremerhaven(stage="finish", cash=10, prestige=2, docks={1: "europa-star"}, built="lighthouse")
    assert (position.prestige(), position.score()) == (2, 20)


@rule("BRE-803", "BRE-805")
@pytest.mark.parametrize(
    ("cash", "ladder", "places"),
    [
        pytest.param({0: 5, 1: 9, 2: 7}, [0, 1, 2], [[1], [2], [0]], id="by score"),
        pytest.param({0: 5, 1: 9, 2: 9}, [0, 2, 1], [[2], [1], [0]], id="a tie for the first place: by rank"),
        pytest.param({0: 5, 1: 9, 2: 9}, [0, 1, 2], [[1], [2], [0]], id="the other way round"),
        pytest.param({0: 5, 1: 5, 2: 9}, [1, 2, 0], [[2], [1], [0]], id="a tie for the second place"),
        pytest.param({0: 0, 1: 0, 2: 0}, [2, 0, 1], [[2], [0], [1]], id="all have nothing"),
    ],
)
def test_places_by_score_then_by_rank(
    cash: dict[int, int], ladder: list[int], places: list[list[int]]
) -> None:
    position = bremerhaven(3, stage="finish", cash=cash, prestige={0: 2, 1: 2, 2: 2}, ladder=ladder)
    assert position.state.ranking() == places


@rule("BRE-803")
def test_the_rank_of_the_end_breaks_the_tie_not_that_of_the_reveal() -> None:
    position = bremerhaven(
        stage="career", through="all", bids={1: "5 career"}, left=2, cash={0: 8, 1: 7}, prestige={0: 3, 1: 3}
    )
    position.play("swap 1").skip()
    assert (position.score(0), position.score(1)) == (33, 33)
    assert position.state.ranking() == [[1], [0]]


@rule("BRE-804")
def test_goods_ships_and_gained_buildings_are_worth_nothing() -> None:
    position = bremerhaven(
        stage="finish",
        cash=10,
        prestige=2,
        stored="3 barrel 2 crate",
        docks={1: "europa-star"},
        gained="lighthouse bank",
        upgrades=4,
        grown=1,
    )
    assert position.score() == 20
    assert dict(position.state.scores()[0].parts) == {"money": 10, "prestige": 2}


@rule("BRE-805", "BRE-978")
def test_the_customs_house_works_at_the_end() -> None:
    position = bremerhaven(
        stage="finish", built="customs-house", loads={1: "b-2 2 +1 barrel", 2: "kk-2"}, cash=5
    )
    assert position.cash() == 5 + 1 + 1 + 2 - 1


@rule("BRE-805", "BRE-979")
def test_the_insurance_office_works_at_the_end() -> None:
    position = bremerhaven(
        stage="finish", built="insurance-office", loads={1: "bck-3", 2: "pp-3"}, cash=5, prestige=2
    )
    assert (position.cash(), position.prestige()) == (5, 2)


@rule("BRE-805", "BRE-657")
@pytest.mark.parametrize(
    ("loads", "cash"),
    [({1: "pp-3", 2: "kk-2 2 +2 crate"}, 6), ({1: "kk-2 2 +2 crate", 2: "pp-3"}, 4)],
)
def test_the_last_contracts_are_settled_from_dock_1_to_4(loads: dict[int, str], cash: int) -> None:
    assert bremerhaven(stage="finish", loads=loads).cash() == cash


@rule("BRE-805")
def test_at_the_end_ships_stay_with_their_markers_and_nothing_moves() -> None:
    position = bremerhaven(
        stage="finish",
        docks={1: "heidi 1"},
        built="refinery",
        stored="1 passenger",
        loads={1: "pp-3 3 +1 passenger"},
    )
    assert position.over
    assert position.dock(1) == "heidi 1: 2 barrel"
    assert position.stored() == {"passenger": 1}
    assert position.cash() == 4 - 2
