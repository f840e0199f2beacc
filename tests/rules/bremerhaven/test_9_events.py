"""Chapter 13 of the specification: the events of the long game."""

from __future__ import annotations

import pytest

from roadstead.engine.game import CHANCE
from tests.rule import rule
from tests.rules.bremerhaven.position import RULES, bremerhaven, own_deck

# -- money -----------------------------------------------------------------------------------------------


@rule("BRE-991")
def test_gain_money_is_a_fixed_amount_for_each() -> None:
    position = bremerhaven(4, stage="event", news="harbour-subsidy", cash={2: 10})
    assert [position.cash(seat) for seat in range(4)] == [3, 3, 13, 3]


@rule("BRE-991", "BRE-656")
@pytest.mark.parametrize(
    ("cash", "balance", "left"), [(9, 4, (6, 4)), (2, 4, (0, 3)), (2, 0, (0, 0)), (0, 1, (0, 0))]
)
def test_pay_money_is_a_fixed_amount_cash_first_and_no_debt(
    cash: int, balance: int, left: tuple[int, int]
) -> None:
    rules = own_deck('harbour-subsidy: kind = "gain_money" -> kind = "pay_money"')
    position = bremerhaven(stage="event", news="harbour-subsidy", cash=cash, balance=balance, rules=rules)
    assert (position.cash(), position.balance()) == left


@rule("BRE-991")
@pytest.mark.parametrize(
    ("built", "money"),
    [
        ("", 0),
        ("bank", 1),
        ("bank refinery fish-market", 3),
        ("bank refinery fish-market warehouse dry-dock", 4),
    ],
)
def test_tax_rebate_brings_1_for_each_built_building_at_most_4(built: str, money: int) -> None:
    position = bremerhaven(stage="event", news="tax-rebate", built=built, gained="lighthouse signal-tower")
    assert position.cash() == money


@rule("BRE-991")
@pytest.mark.parametrize(
    ("built", "money"),
    [("", 9), ("bank", 8), ("bank refinery fish-market warehouse dry-dock", 5)],
)
def test_repair_bills_cost_1_for_each_built_building_at_most_4(built: str, money: int) -> None:
    position = bremerhaven(stage="event", news="repair-bills", built=built, gained="lighthouse", cash=9)
    assert position.cash() == money


@rule("BRE-991")
@pytest.mark.parametrize(("news", "step"), [("tourist-season", 1), ("harbour-dues", -1)])
def test_1_for_each_ship_in_dock(news: str, step: int) -> None:
    position = bremerhaven(
        3,
        stage="event",
        news=news,
        cash={0: 9, 1: 9, 2: 9},
        docks={0: {1: "heidi", 2: "wega", 3: "anna"}, 1: {2: "moewe 1 0 passenger"}},
    )
    assert [position.cash(seat) - 9 for seat in range(3)] == [3 * step, step, 0]


@rule("BRE-991", "BRE-E33")
@pytest.mark.parametrize(
    ("stored", "due"),
    [
        pytest.param("", 0, id="nothing stored"),
        pytest.param("1 barrel 2 crate", 3, id="each crate is one"),
        pytest.param("3 barrel 3 crate", 4, id="at most 4"),
    ],
)
def test_storage_levy_costs_1_for_each_stored_good_at_most_4(stored: str, due: int) -> None:
    """Goods on ships and contracts do not count."""
    position = bremerhaven(
        stage="event",
        news="storage-levy",
        stored=stored,
        cash=9,
        docks={1: "anna"},
        loads={1: "kk-2 2 +1 crate"},
    )
    assert position.cash() == 9 - due


@rule("BRE-991", "BRE-656")
def test_a_levy_is_paid_in_cash_first_then_from_the_bank() -> None:
    position = bremerhaven(stage="event", news="storage-levy", stored="6 barrel", cash=1, balance=2)
    assert (position.cash(), position.balance()) == (0, 0)


@rule("BRE-991")
@pytest.mark.parametrize(("cash", "due"), [(0, 0), (4, 0), (5, 1), (14, 2), (25, 5), (60, 5)])
def test_income_tax_costs_1_for_each_full_5_of_cash_at_most_5(cash: int, due: int) -> None:
    position = bremerhaven(stage="event", news="income-tax", cash=cash, balance=50)
    assert (position.cash(), position.balance()) == (cash - due, 50)


# -- prestige --------------------------------------------------------------------------------------------


@rule("BRE-992", "BRE-642")
@pytest.mark.parametrize(
    ("news", "before", "after"),
    [
        ("port-jubilee", 0, 1),
        ("port-jubilee", 7, 8),
        ("smear-campaign", 7, 6),
        ("smear-campaign", 1, 0),
        ("smear-campaign", 0, 0),
    ],
)
def test_prestige_goes_one_step_up_or_down_for_all_not_below_0(news: str, before: int, after: int) -> None:
    position = bremerhaven(
        stage="event", news=news, prestige={0: before, 1: before}, docks={1: "europa-star"}
    )
    assert (position.prestige(), position.prestige(1)) == (after, after)


# -- goods -----------------------------------------------------------------------------------------------


@rule("BRE-993", "BRE-D17")
def test_flotsam_offers_each_a_good_of_their_choice() -> None:
    position = bremerhaven(stage="event", news="flotsam")
    assert position.actors == [0, 1]
    choices = ["decline", "take barrel", "take container", "take crate", "take passenger"]
    assert position.legal(0) == position.legal(1) == choices
    for good in ("barrel", "container", "crate", "passenger"):
        for seat in (0, 1):
            position = bremerhaven(stage="event", news="flotsam")
            position.play(f"{seat}: take {good}", f"{1 - seat}: decline")
            assert position.over
            assert (position.stored(seat), position.stored(1 - seat)) == ({good: 1}, {})


@rule("BRE-993", "BRE-D17")
def test_flotsam_only_if_it_can_be_stored() -> None:
    position = bremerhaven(stage="event", news="flotsam", stored={0: "5 barrel 1 crate", 1: "6 barrel"})
    assert position.actors == [0]
    assert position.legal() == ["decline", "take crate"]


@rule("BRE-993", "BRE-D17")
def test_a_fire_takes_a_stored_good_of_ones_choice_from_those_who_have_any() -> None:
    position = bremerhaven(
        3,
        stage="event",
        news="warehouse-fire",
        stored={0: "2 barrel 1 crate", 2: "3 passenger"},
        docks={1: {1: "heidi"}},
        loads={1: {1: "kk-2 2 +1 crate"}},
    )
    assert position.actors == [0]
    assert position.legal() == ["lose barrel", "lose crate"]
    position.play("lose barrel")
    assert position.over
    assert position.stored(0) == {"barrel": 1, "crate": 1}
    assert (position.stored(1), position.stored(2)) == ({}, {"passenger": 2})
    assert (position.dock(1, 1), position.load(1, 1)) == ("heidi 2: 2 barrel", "kk-2 2: 1 crate")


# -- time ------------------------------------------------------------------------------------------------


@rule("BRE-994")
@pytest.mark.parametrize(
    ("news", "ships", "contracts"),
    [
        pytest.param("truck-jam", [1, 3], [2, 5], id="contracts: one more"),
        pytest.param("dense-fog", [2, 4], [1, 4], id="ships: one more"),
        pytest.param("impatient-hauliers", [1, 3], [1, 3], id="contracts: one less, not the last"),
    ],
)
def test_events_change_time_markers_in_all_harbours(
    news: str, ships: list[int], contracts: list[int]
) -> None:
    position = bremerhaven(
        stage="event",
        news=news,
        docks={0: {1: "heidi 1"}, 1: {2: "wega 3"}},
        loads={0: {1: "kk-2 1"}, 1: {4: "cc-4 4"}},
    )
    one, two = position.view().harbours
    assert [one.docks[0].time, two.docks[1].time] == ships
    assert [one.loads[0].time, two.loads[3].time] == contracts


@rule("BRE-994")
@pytest.mark.parametrize(("before", "after"), [(1, 1), (2, 1), (3, 2)])
def test_no_contract_becomes_due_through_an_event(before: int, after: int) -> None:
    rules = own_deck('impatient-hauliers: target = "contracts" -> target = "ships"')
    position = bremerhaven(stage="event", news="impatient-hauliers", loads={2: f"cc-4 {before}"})
    assert position.load(2) == f"cc-4 {after}: empty"
    position = bremerhaven(
        stage="event", news="impatient-hauliers", docks={2: f"heidi {before}"}, rules=rules
    )
    assert position.dock(2) == f"heidi {after}: 2 barrel"


# -- bollards and influence ------------------------------------------------------------------------------------


@rule("BRE-995", "BRE-D17")
def test_public_works_offer_each_a_free_bollard_on_a_wall_with_fewer_than_3() -> None:
    position = bremerhaven(stage="event", news="public-works", walls={0: "3 1 3 2", 1: "3 3 3 3"})
    assert position.actors == [0]
    assert position.legal() == ["bollard 2", "bollard 4", "decline"]
    position.play("bollard 4")
    assert (position.walls(), position.cash()) == ([3, 1, 3, 3], 0)


@rule("BRE-995")
def test_public_works_may_be_declined() -> None:
    position = bremerhaven(stage="event", news="public-works").play("0: decline", "1: decline")
    assert (position.walls(0), position.walls(1)) == ([0, 1, 1, 0], [0, 1, 1, 0])


@rule("BRE-996", "BRE-D17")
@pytest.mark.parametrize(
    ("cash", "upgrades", "grown", "asked"),
    [
        pytest.param(2, 0, 0, True, id="just the cash"),
        pytest.param(1, 0, 0, False, id="too little cash"),
        pytest.param(9, 7, 0, False, id="no reserve"),
        pytest.param(9, 6, 1, False, id="the last card was taken on 1.3"),
        pytest.param(9, 5, 1, True, id="one card left after 1.3"),
    ],
)
def test_who_is_offered_an_upgrade(cash: int, upgrades: int, grown: int, asked: bool) -> None:
    position = bremerhaven(stage="event", news="seamens-school", cash=cash, upgrades=upgrades, grown=grown)
    assert position.legal() == (["decline", "grow"] if asked else [])


@rule("BRE-996", "BRE-723", "BRE-E34")
@pytest.mark.parametrize(
    ("move", "grown", "cash", "hand"),
    [
        ("grow", 0, 3, [2, 3, 4, 5, 5]),
        ("grow", 1, 3, [3, 4, 5, 5, 6]),
        ("decline", 1, 5, [2, 3, 4, 5, 5]),
        ("decline", 0, 5, [1, 2, 3, 4, 5]),
    ],
)
def test_an_upgrade_is_a_step_beside_that_of_1_3(move: str, grown: int, cash: int, hand: list[int]) -> None:
    position = bremerhaven(stage="event", through="all", news="seamens-school", cash=5, grown=grown)
    position.play(move)
    assert position.cash() == cash
    assert position.deal().hand() == hand


@rule("BRE-996", "BRE-E34")
@pytest.mark.parametrize(("grown", "value"), [(0, 5), (1, 6)])
def test_the_card_offered_is_the_one_that_would_be_taken(grown: int, value: int) -> None:
    position = bremerhaven(stage="event", news="seamens-school", cash=5, grown=grown)
    assert position.view(0).bids[0].next_card == value
    assert RULES.words.prompt(position.view(0), 0).args == (2, value)
    assert position.play("grow").told("grows") == [(0, value)]


# -- boards ----------------------------------------------------------------------------------------------


@rule("BRE-997")
def test_a_storm_tide_sweeps_both_boards_before_the_refill() -> None:
    position = bremerhaven(
        3, stage="event", through="all", news="storm-tide", sea="heidi - anna", land="kk-2 b-2 -"
    )
    assert (position.sea, position.land) == (["", "", ""], ["", "", ""])
    assert sorted(position.discards) == ["anna", "b-2", "heidi", "kk-2"]
    position.deal()
    assert not {"heidi", "anna", "kk-2", "b-2", ""} & {*position.sea, *position.land}


@rule("BRE-997")
def test_a_storm_tide_leaves_the_harbours_alone() -> None:
    position = bremerhaven(stage="event", news="storm-tide", docks={1: "heidi"}, loads={1: "kk-2"})
    assert (position.dock(1), position.load(1)) == ("heidi 2: 2 barrel", "kk-2 2: empty")


@rule("BRE-997")
def test_a_market_panic_moves_the_top_price_card_to_the_bottom() -> None:
    position = bremerhaven(stage="event", news="market-panic", price="1234")
    assert position.actor == CHANCE
    assert len(position.legal()) == 23
    position.play("price price-4321")
    assert (position.price, position.view().prices_bottom) == ("4321", (0,))


@rule("BRE-997", "BRE-801")
def test_a_market_panic_in_the_last_round_changes_the_prices_of_the_last_contracts() -> None:
    position = bremerhaven(
        stage="event",
        through="progress",
        news="market-panic",
        left=2,
        price="1234",
        loads={1: "kk-2 2 +2 crate"},
    )
    assert position.play("price price-2413").cash() == 2


# -- order -----------------------------------------------------------------------------------------------


@rule("BRE-D17", "BRE-I14")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 0, 2)])
def test_choices_of_an_event_are_independent_of_each_other(order: tuple[int, ...]) -> None:
    position = bremerhaven(3, stage="event", news="flotsam", ladder=[1, 2, 0])
    goods = ["barrel", "crate", "passenger"]
    position.play(*(f"{seat}: take {goods[seat]}" for seat in order))
    assert position.over
    assert [position.stored(seat) for seat in range(3)] == [{good: 1} for good in goods]
