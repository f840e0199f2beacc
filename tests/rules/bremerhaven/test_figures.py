"""What the view says beside the cards themselves: spaces with their bids, harbours, what an evening brings."""

from __future__ import annotations

import pytest

from roadstead.games.bremerhaven import figures
from roadstead.games.bremerhaven.deck import BUILDING, CAREER, INFLUENCE, LAND, PARKING, PERMIT, PRICES, SEA
from roadstead.games.bremerhaven.view import SpaceView, space_at
from tests.rule import rule
from tests.rules.bremerhaven.position import (
    BUILDING_IDS,
    CONTRACT_IDS,
    SHIP_IDS,
    Position,
    bremerhaven,
    start,
)


def at(position: Position, space: int, seat: int | None = None) -> SpaceView:
    return space_at(position.view(seat), space)


def cards_on(space: SpaceView) -> list[tuple[int, int, int]]:
    return [(laid.bidder, laid.at, laid.value) for laid in space.laid]


def to_come(position: Position) -> list[str]:
    return [space.number for space in position.view().spaces if space.to_come]


# -- the phase ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stage", "phase", "more"),
    [
        ("bidding", "bidding", {}),
        ("permit", "permits", {"bids": "5 permit", "cash": 9}),
        ("influence", "influence", {"bids": {0: "3 influence", 1: "4 influence"}, "cash": 9}),
        ("prices", "prices", {"bids": "3 prices"}),
        ("career", "career", {"bids": "3 career"}),
        ("sea", "sea", {"bids": "3 sea-1", "sea": "heidi"}),
        ("land", "land", {"bids": "3 land-1"}),
        ("harbour", "harbour", {"built": "fish-market"}),
        ("event", "event", {"news": "public-works"}),
    ],
)
def test_the_view_names_the_phase_of_the_decision(stage: str, phase: str, more: dict[str, str]) -> None:
    position = bremerhaven(2, stage, walls="1 1 1 1", **more)  # type: ignore[arg-type]
    assert figures.PHASES[position.view().phase] == phase


def test_while_cards_are_dealt_the_phase_is_dealing() -> None:
    assert figures.PHASES[start().view().phase] == "dealing"


# -- the spaces ------------------------------------------------------------------------------------------


@rule("BRE-202")
@pytest.mark.parametrize(
    ("seats", "last"), [(1, ["2.2", "3.1", "3.2"]), (2, ["2.2", "3.1", "3.2"]), (4, ["3.2", "3.3", "3.4"])]
)
def test_the_spaces_in_use_stand_in_the_order_of_resolution(seats: int, last: list[str]) -> None:
    numbers = [space.number for space in bremerhaven(seats).view().spaces]
    assert numbers[:7] == ["1.0", "1.1", "1.2", "1.3", "1.4", "1.5", "2.1"]
    assert numbers[-3:] == last
    assert len(numbers) == 6 + 2 * max(2, seats)


def test_a_space_names_the_card_on_offer() -> None:
    position = bremerhaven(2, sea="heidi lotte", land="kk-2 bk-3", buildings="bank")
    cards = [space.card for space in position.view().spaces]
    assert cards[:2] == [-1, BUILDING_IDS.index("bank")]
    assert cards[4] == position.view().price
    assert cards[6:8] == [SHIP_IDS.index("heidi"), SHIP_IDS.index("lotte")]
    assert cards[8:] == [CONTRACT_IDS.index("kk-2"), CONTRACT_IDS.index("bk-3")]


@rule("BRE-204", "BRE-205")
def test_cards_lie_face_down_for_others_until_the_reveal() -> None:
    bids = {0: "5 permit, 1 permit, 2 sea-1", 1: "3 permit"}
    before = bremerhaven(2, bids=bids)
    assert cards_on(at(before, PERMIT, 0)) == [(0, 0, 5), (0, 1, 1), (1, 0, 0)]
    assert at(before, PERMIT, 0).sums == (6, 0)
    assert cards_on(at(before, PERMIT, 1)) == [(0, 0, 0), (0, 1, 0), (1, 0, 3)]
    assert at(before, PERMIT).sums == (0, 0)
    assert {space.outcome for space in before.view(0).spaces} == {figures.HIDDEN}
    after = at(bremerhaven(2, "permit", bids=bids, cash={1: 9}), PERMIT)
    assert cards_on(after) == [(0, 0, 5), (0, 1, 1), (1, 0, 3)]
    assert (after.sums, after.highest) == ((6, 3), 6)


@rule("BRE-206")
def test_equal_bids_are_won_by_rank_as_in_the_example_of_the_lighthouse() -> None:
    """BRE-E02."""
    position = bremerhaven(
        2, "building", through="permit", bids={0: "4 building, 2 permit", 1: "4 building"}, ladder=[1, 0]
    )
    building = at(position, BUILDING)
    assert building.ties == (1, 0)
    assert (building.outcome, building.winner) == (figures.TIED, 1)
    assert position.gained(1) == ["lighthouse"]


@rule("BRE-207")
def test_bidders_pay_what_they_are_short_of_the_highest_bid() -> None:
    """BRE-E03: red 5, green 2, blue 2, yellow none."""
    position = bremerhaven(4, "permit", bids={0: "5 permit", 1: "2 permit", 2: "2 permit"}, cash={0: 9, 1: 9})
    permits = at(position, PERMIT)
    assert permits.costs == (0, 3, 3, -1)
    assert (permits.highest, permits.outcome, permits.winner) == (5, figures.EVERYBODY, -1)
    assert at(position, SEA).costs == ()


@rule("BRE-207")
def test_equal_highest_bids_pay_nothing_whatever_the_rank() -> None:
    """BRE-E25."""
    bids = {0: "4 permit", 1: "4 permit", 2: "1 permit"}
    assert at(bremerhaven(3, "permit", bids=bids, cash=9), PERMIT).costs == (0, 0, 3)


@rule("BRE-331", "BRE-332")
def test_growing_costs_the_difference_and_needs_a_reserve() -> None:
    """BRE-E04, BRE-E05."""
    bids = {0: "4 influence", 1: "3 influence", 2: "9 influence"}
    short = bremerhaven(3, "influence", bids={0: "4 influence", 1: "3 influence"}, cash={1: 9})
    assert at(short, INFLUENCE).costs == (0, 1, -1)
    full = bremerhaven(3, "influence", bids=bids, upgrades={2: 7}, cash={0: 9, 1: 9})
    assert at(full, INFLUENCE).costs == (5, 6, -1)


@rule("BRE-964")
def test_alone_one_pays_the_difference_to_the_dummy() -> None:
    """BRE-E36."""
    position = bremerhaven(1, "permit", bids={0: "2 permit", 1: "3 permit"}, cash=9)
    assert at(position, PERMIT).costs == (1, 0)
    assert at(position, PERMIT).highest == 3


@rule("BRE-301")
def test_the_parking_lot_brings_money_for_every_card() -> None:
    """BRE-E01; how many cards lie there everybody knows."""
    position = bremerhaven(3, bids={0: "1 parking", 2: "2 parking, 5 parking"})
    assert at(position, PARKING).parked == (1, 0, 2)
    assert at(position, PERMIT).parked == ()


@rule("BRE-206", "BRE-208")
def test_a_space_is_won_by_the_highest_bid_or_by_nobody() -> None:
    position = bremerhaven(2, "career", bids={0: "3 career, 2 prices", 1: "4 prices"})
    assert (at(position, PRICES).outcome, at(position, PRICES).winner) == (figures.WON, 1)
    assert (at(position, BUILDING).outcome, at(position, BUILDING).winner) == (figures.NOBODY, -1)


def of_green_and_blue(**more: object) -> Position:
    """BRE-E28: both have bid 3 on the first ship, and blue wins the career ladder."""
    bids = {1: "3 sea-1, 2 prices", 2: "3 sea-1, 5 career"}
    return bremerhaven(3, "career", through="all", bids=bids, sea="heidi", **more)  # type: ignore[arg-type]


@rule("BRE-005", "BRE-206")
def test_a_tie_for_a_ship_is_open_until_the_career_ladder_is_done() -> None:
    """BRE-E28."""
    position = of_green_and_blue()
    ship = at(position, SEA)
    assert (ship.outcome, ship.winner, ship.ties) == (figures.OPEN, 1, (0, 1, 2))
    position.play("swap 2")
    ship = at(position, SEA)
    assert (ship.outcome, ship.winner, ship.ties) == (figures.TIED, 2, (0, 2, 1))


@rule("BRE-R03", "BRE-980")
def test_a_tie_is_not_open_where_the_ladder_cannot_change_it() -> None:
    assert at(of_green_and_blue(options={"ties": "reveal"}), SEA).outcome == figures.TIED
    pilots = at(of_green_and_blue(built={2: "pilot-station"}), SEA)
    assert (pilots.outcome, pilots.winner, pilots.ties) == (figures.TIED, 2, (2, 0, 1))
    nobody = bremerhaven(2, "prices", through="all", bids={0: "3 sea-1, 2 prices", 1: "3 sea-1"})
    assert at(nobody, SEA).outcome == figures.TIED


@rule("BRE-005")
def test_ties_in_the_town_stay_as_they_were_won_when_the_ladder_changes() -> None:
    bids = {0: "3 building, 5 sea-1, 2 land-1", 1: "3 building, 4 career, 2 land-1"}
    position = bremerhaven(2, "building", through="all", bids=bids, sea="heidi")
    position.deal().play("swap 1")
    assert position.gained(0) == ["lighthouse"]
    assert at(position, BUILDING).winner == 0
    assert at(position, LAND).winner == 1


@rule("BRE-002")
def test_the_spaces_still_to_come() -> None:
    all_spaces = ["1.0", "1.1", "1.2", "1.3", "1.4", "1.5", "2.1", "2.2", "3.1", "3.2"]
    assert to_come(bremerhaven(2)) == all_spaces
    bids = {0: "3 permit, 2 sea-2, 1 land-1"}
    position = bremerhaven(2, "permit", through="all", bids=bids, sea="lotte heidi", cash=9)
    assert to_come(position) == all_spaces[2:]
    position.play("done").deal()
    assert to_come(position) == all_spaces[7:]
    position.play("dock 1").deal()
    assert to_come(position) == ["3.1", "3.2"]
    position.play("refuse")
    assert to_come(position) == []


@rule("BRE-403", "BRE-503")
def test_a_ship_or_contract_on_offer_fits_into_these_docks() -> None:
    """BRE-E10: at the start a ship that needs 1 fits into the second dock only, one that needs nothing into all."""
    small, large = bremerhaven(2, sea="heidi lotte"), bremerhaven(2, sea="heidi lotte", walls="1 1 1 3")
    assert at(small, SEA, 0).fits == (0, 1, 2)
    berth = small.state.deck.berth[SHIP_IDS.index("lotte")]
    assert berth == 1
    assert at(small, SEA + 1, 0).fits == (1,)
    assert at(large, SEA + 1, 0).fits == (0, 1, 2)
    assert at(small, SEA).fits == ()
    assert at(bremerhaven(2, loads={1: "kk-2", 3: "bk-3"}), LAND, 0).fits == (1, 3)


@rule("BRE-955", "BRE-R21")
def test_alone_each_space_tells_how_many_newspapers_still_name_it() -> None:
    """BRE-E19."""
    position = start(1).deal()
    while not position.state.turn:
        position.play(position.legal()[0]).deal()
    papers = {space.number: space.papers for space in position.view().spaces}
    laid = position.state.bid_spaces[1]
    assert sum(papers.values()) == 18 - len(laid) == 17
    assert papers["1.0"] == 0
    assert at(position, laid[0]).papers == 1
    assert {space.papers for space in bremerhaven(2).view().spaces} == {0}


# -- a harbour -------------------------------------------------------------------------------------------


@rule("BRE-403")
@pytest.mark.parametrize(
    ("walls", "berths"), [("0 1 1 0", (0, 1, 0)), ("3 1 2 2", (1, 1, 2)), ("3 3 2 3", (3, 2, 2))]
)
def test_a_berth_is_as_large_as_the_smaller_of_its_walls(walls: str, berths: tuple[int, ...]) -> None:
    """BRE-E10."""
    assert bremerhaven(2, walls=walls).view().harbours[0].berths == berths


def test_the_printed_costs_of_all_bollard_places_are_told() -> None:
    view = bremerhaven(2).view()
    assert view.mooring_costs[0][:2] == (2, 3)  # BRE-E24
    assert all(len(costs) == 3 for costs in view.mooring_costs)
    assert bremerhaven(3).view().incomes == (4, 3, 2)  # BRE-352
    assert CAREER == 5
