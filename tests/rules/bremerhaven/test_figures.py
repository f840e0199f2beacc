"""What the view says beside the cards themselves: spaces with their bids, harbours, what an evening brings."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

from roadstead.engine.game import CHANCE
from roadstead.games.bremerhaven import figures, ledger, tasks
from roadstead.games.bremerhaven.deck import (
    BARREL,
    BUILDING,
    CONTAINER,
    CRATE,
    INFLUENCE,
    LAND,
    MONEY,
    NOTHING,
    PARKING,
    PERMIT,
    PRESTIGE,
    PRICES,
    SEA,
    WILD,
)
from roadstead.games.bremerhaven.evening import MET, MISSED, NEWS, RISES, SAILS
from roadstead.games.bremerhaven.state import BALANCE, CASH, COVERED, TRACK, BremerhavenState
from roadstead.games.bremerhaven.view import LoadView, SpaceView, space_at, view_of
from tests.rule import rule
from tests.rules.bremerhaven.position import (
    BUILDING_IDS,
    CONTRACT_IDS,
    GAME,
    RULES,
    SHIP_IDS,
    Position,
    bremerhaven,
    own_deck,
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


@rule("BRE-957", "BRE-964")
def test_alone_one_pays_the_difference_to_the_dummy_which_builds_nothing() -> None:
    """BRE-E36."""
    position = bremerhaven(1, "permit", bids={0: "2 permit", 1: "3 permit"}, cash=9)
    assert at(position, PERMIT).costs == (1, -1)
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


@rule("BRE-311")
def test_a_gained_building_lies_on_its_space_no_more() -> None:
    position = bremerhaven(
        2, "building", through="all", bids={0: "3 building, 2 permit"}, buildings="lighthouse bank", cash=9
    )
    assert position.gained(0) == ["lighthouse"]
    assert at(position, BUILDING).card == -1
    before = bremerhaven(2, buildings="lighthouse bank")
    assert at(before, BUILDING).card == 0


@rule("BRE-405")
def test_a_space_is_settled_once_the_goods_of_its_ship_are_named() -> None:
    bids = {0: "3 sea-1, 2 land-1"}
    position = bremerhaven(2, "sea", through="all", bids=bids, sea="lotte heidi", walls="1 1 1 0")
    position.play("dock 1")
    assert position.view().due[0].kind == tasks.WILD
    assert to_come(position)[0] == "2.1"
    position.play("name crate").deal()
    assert to_come(position)[0] == "3.1"


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


# -- contracts and goods ---------------------------------------------------------------------------------

PRICES_OF_THE_EXAMPLE = "4132"
"""Barrel 4, container 1, crate 3 (BRE-E11)."""
REWARDS = own_deck(
    'bb-2: penalty = { kind = "money", amount = 2 } -> penalty = { kind = "money", amount = 3 }',
    'kk-2: reward = { kind = "none", amount = 0 } -> reward = { kind = "prestige", amount = 1 }',
)


def load_view(loads: str, **more: object) -> LoadView:
    """The first loading dock, as the round begins."""
    position = bremerhaven(4, loads={1: loads}, price=PRICES_OF_THE_EXAMPLE, **more)  # type: ignore[arg-type]
    return position.view().harbours[0].loads[0]


@rule("BRE-653", "BRE-654")
def test_a_contract_tells_what_it_brings_now_and_once_it_is_complete() -> None:
    """BRE-E11, BRE-E12: 3 + 4 without the container; 3 + 1 + 4 + 1 with it; else 1 prestige is lost."""
    short = load_view("bck-3 1 +1 barrel 1 crate")
    assert (short.sale, short.complete, short.missed) == (7, (9, 9), (PRESTIGE, 1))
    assert short.lacking == (0, 1, 0, 0, 0)
    assert short.symbols == ((BARREL, BARREL), (CONTAINER, -1), (CRATE, CRATE))
    full = load_view("bck-3 1 +1 barrel 1 container 1 crate")
    assert (full.sale, full.complete) == (8, (9, 9))
    assert full.lacking == (0, 0, 0, 0, 0)


@rule("BRE-632")
def test_a_second_barrel_fills_the_symbol_of_any_type() -> None:
    """BRE-E37."""
    first = load_view("bw-2 2 +1 barrel")
    assert first.symbols == ((BARREL, BARREL), (WILD, -1))
    assert (first.lacking, first.sale, first.complete) == ((0, 0, 0, 0, 1), 4, (5, 8))
    second = load_view("bw-2 2 +2 barrel")
    assert second.symbols == ((BARREL, BARREL), (WILD, BARREL))
    assert (second.lacking, second.sale, second.complete) == ((0, 0, 0, 0, 0), 8, (8, 8))
    other = load_view("bw-2 2 +1 crate")
    assert other.symbols == ((BARREL, -1), (WILD, CRATE))
    assert (other.lacking, other.complete) == ((1, 0, 0, 0, 0), (7, 7))


@rule("BRE-978", "BRE-979")
def test_buildings_add_to_a_contract_and_waive_its_penalty() -> None:
    assert load_view("kk-2", built="customs-house").complete == (8, 8)
    assert load_view("kk-2").complete == (6, 6)
    assert load_view("kk-2").missed == (MONEY, 1)
    assert load_view("kk-2", built="insurance-office").missed == (NOTHING, 0)


@rule("BRE-611")
def test_a_loading_dock_below_a_cover_is_closed() -> None:
    harbour = bremerhaven(2, cleared="c4r1").view().harbours[0]
    assert [load.closed for load in harbour.loads] == [False, False, True, False]


@rule("BRE-505", "BRE-654")
def test_a_contract_on_offer_tells_what_it_would_bring_and_what_one_has_for_it() -> None:
    more: Any = {"price": PRICES_OF_THE_EXAMPLE, "stored": "1 crate 1 container", "docks": {1: "heidi 2"}}
    position = bremerhaven(2, land="bck-3 bww-3", **more)
    exact, wild = at(position, LAND, 0), at(position, LAND + 1, 0)
    assert position.dock(1) == "heidi 2: 2 barrel"
    assert exact.symbols == ((BARREL, 2), (CONTAINER, 1), (CRATE, 1))
    assert wild.symbols == ((BARREL, 2), (WILD, 1), (WILD, 1))
    assert (exact.complete, wild.complete) == ((9, 9), (6, 12))
    assert at(position, LAND, 1).symbols == ((BARREL, 0), (CONTAINER, 0), (CRATE, 0))
    assert (at(position, LAND).symbols, at(position, LAND).complete) == ((), (9, 9))
    with_bonus = bremerhaven(2, land="bck-3 b-2", built="customs-house", price=PRICES_OF_THE_EXAMPLE)
    assert at(with_bonus, LAND, 0).complete == (11, 11)


@rule("BRE-612", "BRE-613")
def test_goods_are_drawn_on_the_open_spaces_two_crates_on_one() -> None:
    """BRE-E26: six spaces are full with 3 barrels and 5 crates."""
    goods = bremerhaven(2, stored="3 barrel 5 crate").view().harbours[0].goods
    assert [goods[cell] for cell in (0, 1, 4, 5, 8, 9)] == [(0,), (0,), (0,), (2, 2), (2, 2), (2,)]
    assert sum(len(there) for there in goods) == 8


@rule("BRE-975")
def test_goods_in_buildings_are_drawn_there() -> None:
    """BRE-E27."""
    goods = bremerhaven(2, stored="3 barrel 5 crate", built="tank-farm").view().harbours[0].goods
    assert goods[0] == (BARREL, BARREL, BARREL)
    assert [len(there) for there in goods] == [3, 0, 0, 0, 0, 2, 0, 0, 2, 1, 0, 0]
    full = bremerhaven(2, stored="8 barrel", built="warehouse").view().harbours[0].goods
    assert [len(there) for there in full] == [3, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0]


def test_a_good_keeps_its_place_when_another_type_leaves() -> None:
    """BRE-R05: any place is right; but what was not touched should not move."""
    before = bremerhaven(2, stored="1 barrel 1 container 1 crate").view().harbours[0].goods
    after = bremerhaven(2, stored="1 container 1 crate").view().harbours[0].goods
    assert [cell for cell in range(12) if before[cell] != after[cell]] == [0]


@rule("BRE-325")
def test_the_view_names_the_space_of_the_next_building() -> None:
    assert bremerhaven(2).view().harbours[0].site == 0
    assert bremerhaven(2, built="lighthouse bank", stored="1 barrel").view().harbours[0].site == 4
    assert bremerhaven(2, stored="6 barrel").view().harbours[0].site == -1


@rule("BRE-641", "BRE-983")
def test_ships_and_buildings_make_the_value_of_a_harbour() -> None:
    """BRE-E20: the example harbour counts 5."""
    places = {2: "heidi", 1: "wega"}
    assert bremerhaven(2, built="lighthouse", docks=places).view().harbours[0].value == 5
    museum = bremerhaven(2, built="lighthouse maritime-museum", docks=places).view().harbours[0]
    assert museum.value == 7
    assert [dock.prestige for dock in museum.docks] == [2, 2, 0]


@rule("BRE-632", "BRE-654", "BRE-978")
def test_each_good_tells_which_contract_takes_it_and_what_that_adds() -> None:
    loads = {1: "bck-3 1 +1 barrel 1 container", 2: "ww-3", 3: "kk-2"}
    position = bremerhaven(2, loads=loads, stored="1 crate", docks={1: "anna 2"}, price=PRICES_OF_THE_EXAMPLE)
    assert position.dock(1).startswith("anna 2: ")
    kind = position.state.deck.cargo[SHIP_IDS.index("anna")]
    uses = position.view().harbours[0].uses
    assert [(use.load, use.money, use.completes) for use in uses if use.good == CRATE] == [
        (0, 3 + 1, True),
        (1, 3, False),
    ]
    assert {use.good for use in uses} == {CRATE, kind}
    last = bremerhaven(
        2, loads={1: "kk-2 1 +1 crate"}, stored="1 crate", built="customs-house", rules=REWARDS
    )
    (use,) = last.view().harbours[0].uses
    assert (use.money, use.prestige, use.completes) == (3 + 2, 1, True)


# -- tonight ---------------------------------------------------------------------------------------------


def evening(position: Position) -> list[tuple[int, int, int, int]]:
    """Kind, place, change of money and of prestige of each line."""
    lines = position.view().harbours[0].tonight.lines
    return [(line.kind, line.place, line.money, line.prestige) for line in lines]


def results(position: Position, seat: int = 0) -> tuple[int, int, int]:
    tonight = position.view().harbours[seat].tonight
    return (tonight.money, tonight.prestige, tonight.total)


def tonight(**more: Any) -> Position:
    return bremerhaven(2, price=PRICES_OF_THE_EXAMPLE, **more)


@rule("BRE-653", "BRE-654")
def test_tonight_a_contract_is_settled() -> None:
    """BRE-E11, BRE-E12."""
    met = tonight(loads={1: "bck-3 1 +1 barrel 1 container 1 crate"}, prestige=2)
    assert evening(met) == [(MET, 0, 9, 0)]
    assert results(met) == (9, 2, 18)
    missed = tonight(loads={1: "bck-3 1 +1 barrel 1 crate"}, prestige=2)
    assert evening(missed) == [(MISSED, 0, 7, -1)]
    assert results(missed) == (7, 1, 7)
    (line,) = met.view().harbours[0].tonight.lines
    assert (line.sale, line.reward, line.paid, line.card) == (8, 1, 0, CONTRACT_IDS.index("bck-3"))


@rule("BRE-655")
def test_tonight_nothing_comes_of_a_contract_with_time_left() -> None:
    position = tonight(loads={1: "bck-3 2 +1 barrel 1 container 1 crate"}, cash=5, prestige=2)
    assert evening(position) == []
    assert results(position) == (5, 2, 10)


@rule("BRE-641", "BRE-642")
@pytest.mark.parametrize(("track", "lines", "then"), [(6, [], 6), (4, [(RISES, -1, 0, 1)], 5)])
def test_tonight_the_track_rises_to_the_value(track: int, lines: list[tuple[int, ...]], then: int) -> None:
    """BRE-E20."""
    position = tonight(built="lighthouse", docks={2: "heidi", 1: "wega"}, prestige=track, cash=2)
    assert evening(position) == lines
    assert results(position) == (2, then, 2 * then)


@rule("BRE-656")
@pytest.mark.parametrize(("balance", "paid", "left"), [(0, 3, 0), (10, 4, 9)])
def test_tonight_a_penalty_takes_what_there_is(balance: int, paid: int, left: int) -> None:
    """BRE-E21."""
    position = tonight(loads={1: "ppp-4 1"}, cash=3, balance=balance, built="bank")
    (line,) = position.view().harbours[0].tonight.lines
    assert (line.kind, line.paid, line.money) == (MISSED, paid, -paid)
    assert results(position)[0] == left


@rule("BRE-652")
def test_tonight_ships_sail_with_what_is_aboard() -> None:
    position = tonight(docks={1: "heidi 1", 2: "wega 2"}, prestige=9)
    (line,) = position.view().harbours[0].tonight.lines
    assert (line.kind, line.place, line.card, line.lost) == (SAILS, 0, SHIP_IDS.index("heidi"), 2)


@rule("BRE-657", "BRE-R17")
@pytest.mark.parametrize(
    ("loads", "lines"),
    [
        ({1: "bck-3 1", 2: "kk-2 1 +2 crate"}, [(MISSED, 0, 0, 0), (MET, 1, 6, 1)]),
        ({1: "kk-2 1 +2 crate", 2: "bck-3 1"}, [(MET, 0, 6, 1), (MISSED, 1, 0, -1)]),
    ],
)
def test_tonight_loading_docks_are_settled_in_their_order(
    loads: dict[int, str], lines: list[tuple[int, ...]]
) -> None:
    """BRE-E30."""
    assert evening(tonight(loads=loads, rules=REWARDS)) == lines


@rule("BRE-801")
def test_in_the_last_round_all_contracts_are_settled_tonight() -> None:
    """BRE-E29."""
    loads = {1: "bb-2 2 +1 barrel", 2: "kk-2 2 +2 crate"}
    more: Any = {"loads": loads, "cash": 10, "prestige": 8, "rules": REWARDS}
    position = tonight(left=2, **more)
    assert evening(position) == [(MISSED, 0, 4 - 3, 0), (MET, 1, 6, 1)]
    assert all(line.last for line in position.view().harbours[0].tonight.lines)
    assert results(position) == (10 + 4 - 3 + 6, 9, 153)
    assert evening(tonight(left=3, **more)) == []
    assert evening(tonight(left=2, news="market-panic", **more)) == []  # BRE-997: new prices come first


@rule("BRE-701", "BRE-991", "BRE-R23")
@pytest.mark.parametrize(
    ("news", "more", "reward", "paid", "step", "lost"),
    [
        ("storage-levy", {"stored": "3 barrel 3 crate", "cash": 1, "balance": 2}, 0, 3, 0, 0),  # BRE-E33
        ("harbour-subsidy", {}, 3, 0, 0, 0),
        ("tourist-season", {"docks": {1: "heidi 2", 2: "wega 2"}}, 2, 0, 0, 0),
        ("harbour-dues", {"docks": {1: "heidi 2"}, "cash": 5}, 0, 1, 0, 0),
        ("tax-rebate", {"built": "bank"}, 1, 0, 0, 0),
        ("income-tax", {"cash": 11}, 0, 2, 0, 0),
        ("smear-campaign", {"prestige": 1}, 0, 0, -1, 0),
        ("smear-campaign", {}, 0, 0, 0, 0),
        ("port-jubilee", {}, 0, 0, 1, 0),
        ("warehouse-fire", {"stored": "1 barrel"}, 0, 0, 0, 1),
    ],
)
def test_tonight_the_newspaper_comes(
    news: str, more: dict[str, Any], reward: int, paid: int, step: int, lost: int
) -> None:
    position = tonight(news=news, **{"prestige": 9 if "docks" in more else 0, **more})
    (line,) = position.view().harbours[0].tonight.lines
    assert (line.kind, line.card) == (NEWS, position.state.news)
    assert (line.reward, line.paid, line.prestige, line.lost) == (reward, paid, step, lost)


@rule("BRE-R23")
def test_tonight_ships_that_have_left_are_not_counted_by_the_newspaper() -> None:
    position = tonight(news="tourist-season", docks={1: "heidi 1", 2: "wega 2"}, prestige=9)
    assert [(line.kind, line.reward) for line in position.view().harbours[0].tonight.lines] == [
        (SAILS, 0),
        (NEWS, 1),
    ]


def test_what_has_passed_does_not_come_again_tonight() -> None:
    more: Any = {"loads": {1: "kk-2 1"}, "cash": 9}
    assert evening(bremerhaven(2, "event", through="all", news="public-works", **more)) == []
    assert evening(bremerhaven(2, "harbour", through="all", stored="1 crate", **more)) == [(MISSED, 0, -1, 0)]


@rule("BRE-601", "BRE-I14")
@pytest.mark.parametrize(("seats", "mode"), [(1, "solo"), (2, "short"), (3, "long"), (4, "long")])
def test_what_is_told_of_tonight_is_what_comes(seats: int, mode: str) -> None:
    """Random games: as often as goods are moved, all harbours are closed and the evening is compared."""
    rng = Random(seats)
    state = RULES.start(seats, GAME.settings(seats, {"mode": "long" if mode == "solo" else mode}))
    compared = 0
    while actors := state.actors():
        seat = actors[0]
        if seat == CHANCE:
            state.play(CHANCE, state.draw(rng))
            continue
        if all(due.kind == tasks.WORK for due in state.dues()):
            compare_evening(Position(cast(BremerhavenState, state.clone())))
            compared += 1
        codes = state.legal(seat)
        state.play(seat, codes[int(rng.random() * len(codes))])
    assert compared > 10


def compare_evening(position: Position) -> None:
    state = position.state
    foretold = [results(position, seat) for seat in range(state.seats)]
    while any(due.kind == tasks.WORK for due in state.dues()):
        position.play(f"{state.actors()[0]}: done")
    assert [results(position, seat) for seat in range(state.seats)] == foretold


# -- the course of the game ------------------------------------------------------------------------------


@rule("BRE-711", "BRE-906")
def test_the_view_tells_the_length_of_the_game_and_how_far_it_is() -> None:
    """BRE-E17: 10, 9 or 8 rounds in the short game; nobody knows in the long one."""
    assert [bremerhaven(seats, mode="short").view().rounds for seats in (1, 2, 3, 4)] == [10, 10, 9, 8]
    assert bremerhaven(3).view().rounds == 0
    view = bremerhaven(4, left=5).view()
    assert (view.track, view.gone, view.left) == (16, 11, 5)


@rule("BRE-201")
def test_the_lap_of_the_bidding() -> None:
    position = bremerhaven(2)
    assert position.view().lap == 1
    position.play("bid 1 parking")
    assert position.view().lap == 1
    position.play("bid 1 parking")
    assert position.view().lap == 2
    assert bremerhaven(2, "permit", bids="5 permit", cash=9).view().lap == 0


@rule("BRE-204")
def test_each_influence_card_tells_where_it_lies() -> None:
    position = bremerhaven(2, bids="5 permit, 2 sea-1", upgrades=1)
    assert position.hand() == [3, 4, 5]
    mine, theirs = position.view(0).bids[0], position.view(1).bids[0]
    assert mine.cards == (2, 3, 4, 5, 5)
    assert mine.places == (SEA, -1, -1, PERMIT, -1)
    assert theirs.places == ()
    both = bremerhaven(2, "permit", bids="5 permit, 5 sea-1", upgrades=1, cash=9)
    assert both.view(1).bids[0].places == (-1, -1, -1, PERMIT, SEA)


@rule("BRE-651")
def test_the_round_in_which_ships_and_contracts_are_due() -> None:
    """BRE-E22: a contract of time 1 is due in this very round."""
    more: Any = {"docks": {1: "heidi 1", 2: "wega 3"}, "loads": {1: "kk-2 2"}, "prestige": 9}
    before = bremerhaven(3, round=5, land="kk-1 b-2 cp-2", **more)
    harbour = before.view().harbours[0]
    assert [dock.until for dock in harbour.docks] == [5, 7, 0]
    assert [load.until for load in harbour.loads] == [6, 0, 0, 0]
    assert [space.until for space in before.view().spaces[9:]] == [5, 6, 6]
    assert before.view().spaces[0].until == 0
    after = bremerhaven(2, "event", round=5, news="public-works", **more).view().harbours[0]
    assert [dock.until for dock in after.docks] == [6, 8, 0]  # the markers of round 5 are gone already


@rule("BRE-342", "BRE-R16")
def test_without_bids_the_exchange_decides_on_the_prices() -> None:
    nobody = bremerhaven(2, "career", bids="3 career")
    assert (at(nobody, PRICES).outcome, at(nobody, PRICES).winner) == (figures.NOBODY, -1)
    owner = bremerhaven(2, "career", bids="3 career", built={1: "commodity-exchange"})
    assert (at(owner, PRICES).outcome, at(owner, PRICES).winner) == (figures.NOBODY, 1)


@rule("BRE-321", "BRE-323", "BRE-982")
def test_prices_of_building_hold_the_permit() -> None:
    """BRE-E24: 0 + 2, then 5 + 3; for the second player 3 more for the first permit."""
    position = bremerhaven(2, "permit", bids={0: "5 permit", 1: "2 permit"}, cash={0: 20, 1: 20})
    mine, theirs = position.view().harbours
    assert mine.bollard_prices == mine.bollard_costs
    assert mine.bollard_prices[0] == 2
    assert theirs.bollard_prices[0] == 2 + 3
    assert theirs.cover_prices[2] == theirs.cover_costs[2] + 3
    assert mine.least_bollard == min(mine.bollard_prices)
    assert theirs.least_cover == min(
        price for price, cell in zip(theirs.cover_prices, theirs.cells, strict=True) if cell == COVERED
    )
    position.play("0: bollard 1")
    assert position.view().harbours[0].bollard_prices[0] == 3 + 5
    position.play("0: done")
    assert position.view().harbours[0].bollard_prices == position.view().harbours[0].cover_prices == ()
    assert position.view().harbours[0].least_bollard == position.view().harbours[0].least_cover == -1


@rule("BRE-323")
def test_a_full_wall_has_no_cheapest_bollard() -> None:
    full = bremerhaven(2, "permit", bids={0: "5 permit", 1: "2 permit"}, cash={0: 20}, walls="3 3 3 3")
    assert full.view().harbours[0].least_bollard == -1
    assert full.view().harbours[0].least_cover > 0
    one = bremerhaven(2, "permit", bids={0: "5 permit", 1: "2 permit"}, cash={0: 20}, walls="3 3 2 3")
    assert one.view().harbours[0].least_bollard == one.view().harbours[0].bollard_prices[2]


@rule("BRE-613")
def test_storage_places_in_all_and_those_that_are_free() -> None:
    """BRE-E26, BRE-E27."""
    plain = bremerhaven(2, stored="3 barrel 5 crate").view().harbours[0]
    assert (plain.places, plain.spare) == (6, 0)
    tank = bremerhaven(2, stored="3 barrel 5 crate", built="tank-farm").view().harbours[0]
    assert (tank.places, tank.spare) == (5, 2)
    assert bremerhaven(2, built="warehouse").view().harbours[0].places == 5 + 3


@rule("BRE-101", "BRE-I01")
@pytest.mark.parametrize(("seats", "mode"), [(1, "short"), (2, "short"), (3, "long"), (4, "long")])
def test_what_is_left_in_each_deck_is_what_has_not_been_seen(seats: int, mode: str) -> None:
    rng = Random(7)
    state = cast(BremerhavenState, RULES.start(seats, GAME.settings(seats, {"mode": mode})))
    while state.turn < 4 and (actors := state.actors()):
        codes = state.legal(actors[0]) if actors[0] != CHANCE else []
        state.play(actors[0], codes[int(rng.random() * len(codes))] if codes else state.draw(rng))
    view = Position(state).view()
    docks = [dock.ship for harbour in view.harbours for dock in harbour.docks]
    loads = [load.contract for harbour in view.harbours for load in harbour.loads]
    ships = [*view.ships_unseen, *view.ship_discards, *(card for card in [*view.sea, *docks] if card >= 0)]
    assert sorted(ships) == RULES.ships_in_use(state)
    assert len(view.ships_unseen) == view.ships_left
    contracts = [*view.contracts_unseen, *view.contract_discards]
    contracts += [card for card in [*view.land, *loads] if card >= 0]
    assert sorted(contracts) == RULES.contracts_in_use(state)
    built = [cell for harbour in view.harbours for cell in [*harbour.cells, *harbour.gained] if cell >= 0]
    assert sorted([*view.buildings_unseen, view.building, *view.building_discards, *built]) == list(range(20))
    assert len(view.papers_unseen) == (18 - (view.turn - 1) if mode == "long" else 0)
    assert list(view.ships_unseen) == sorted(view.ships_unseen)


@rule("BRE-963")
@pytest.mark.parametrize(
    ("money", "prestige", "grade", "missing"),
    [
        (65, 15, "helmsman", (25, 2, 1005, 1, 1040)),  # BRE-E15
        (0, 9, "beachcomber", (500, 56, 504, -1, 0)),  # BRE-E16
        (50, 0, "beachcomber", (500, -1, 0, 10, 500)),
        (25, 20, "deckhand", (250, 13, 760, 10, 750)),
        (60, 30, "commodore", (0, 0, 1800, 0, 1800)),
    ],
)
def test_the_grade_and_what_is_missing_for_the_next(
    money: int, prestige: int, grade: str, missing: tuple[int, ...]
) -> None:
    told = bremerhaven(1, cash=money, prestige=prestige).view().grade
    assert told is not None
    grades = [card.id for card in RULES.cards.names("grade")]
    assert grades[told.grade] == grade
    assert told.next == (told.grade + 1 if grade != "commodore" else -1)
    assert (told.points, told.money, told.with_money, told.prestige, told.with_prestige) == missing
    assert bremerhaven(2).view().grade is None


# -- what a solo game's score came from ---------------------------------------------------------------------


def money_from(position: Position) -> dict[int, int]:
    kept = position.state.ledger
    return {cause: kept[cause] for cause in range(ledger.SHIPS) if kept[cause]}


@rule("BRE-321", "BRE-323")
def test_alone_what_money_comes_from_and_goes_to_is_kept() -> None:
    """The bollard itself apart from the permit for it."""
    position = bremerhaven(1, "permit", cash=9, bids={0: "2 permit", 1: "5 permit"})
    position.play("bollard 1")
    assert money_from(position) == {ledger.PERMITS: -3, ledger.BOLLARDS: -2}
    assert position.cash() == 4


@rule("BRE-641", "BRE-642")
def test_alone_prestige_comes_from_the_harbour_as_it_last_rose() -> None:
    position = bremerhaven(1, "due", built="lighthouse", docks={2: "wega"})
    kept = position.state.ledger
    assert kept[ledger.SHIPS : ledger.RISEN + 1] == [1, 3, 0, 0, position.state.turn]


@pytest.mark.parametrize("seed", range(3))
def test_alone_the_ledger_adds_up_to_money_and_prestige(seed: int) -> None:
    rng = Random(seed)
    state = cast(BremerhavenState, RULES.start(1, GAME.settings(1, {})))
    while actors := state.actors():
        code = state.draw(rng) if actors[0] == CHANCE else rng.choice(state.legal(actors[0]))
        state.play(actors[0], code)
        kept, h = state.ledger, state.harbours[0]
        assert sum(kept[: ledger.SHIPS]) == h[CASH] + h[BALANCE]
        assert sum(kept[ledger.SHIPS : ledger.RISEN]) == h[TRACK]
    told = view_of(state, 0).ledger
    assert told
    assert sum(amount for _, amount in told.money) == state.harbours[0][CASH] + state.harbours[0][BALANCE]
    before = state.clone()
    ledger.note(state, ledger.SALES, 1)
    assert before.ledger != state.ledger
    assert view_of(state, 0).ledger is None, "a ledger that does not add up is not shown"


def test_only_a_solo_game_keeps_a_ledger() -> None:
    assert not bremerhaven(2).state.ledger
