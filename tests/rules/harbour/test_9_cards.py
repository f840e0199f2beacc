"""Chapter 9, the buildings: what each of them does, and what it does not."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from roadstead.engine.game import CHANCE
from roadstead.games.harbour.deck import GOODS
from tests.rule import rule
from tests.rules.harbour.position import PLAIN_CENTRE, Position, harbour, own_deck

EVERYTHING = "2 fish 3 livestock 5 wood 4 stone"
"""$14 in the market that lies as fish, livestock, stone, wood."""
NO_ANCHOR = "bookkeeper"


def visit(
    card: str,
    seats: int = 2,
    *,
    goods: Mapping[int, str] | str = "",
    boards: Mapping[int, str] | str = "wharfs",
    owned: str = "",
    user: int = 0,
    pawns: Mapping[int, str] | None = None,
    centre: str = PLAIN_CENTRE,
) -> Position:
    """The user has just gone to this building, which lies in the centre."""
    position = harbour(
        seats, goods=goods, boards=boards, owned=owned, user=user, pawns=pawns, centre=f"{card} {centre}"
    )
    return position.play(f"go {card}")


def turn_is_over(position: Position) -> bool:
    """The next player is to move."""
    return position.state.turn == 2 and bool(position.choices("go"))


# -- Abbey ---------------------------------------------------------------------------------------------


@rule("HAR-901", "HAR-D31")
def test_abbey_gives_three_types_to_the_user_and_one_good_to_each_opponent_clockwise() -> None:
    position = visit("abbey", 3, user=1)
    combinations = ["fish+livestock+wood", "fish+livestock+stone", "fish+wood+stone", "livestock+wood+stone"]
    assert position.choices("gain") == combinations
    position.play("gain fish+wood+stone")
    assert (position.actor, position.choices("gain")) == (2, GOODS)
    position.play("gain wood")
    assert (position.actor, position.choices("gain")) == (0, GOODS)
    position.play("gain stone")
    assert [position.goods(seat) for seat in (0, 2)] == [{"stone": 1}, {"wood": 1}]
    assert position.goods(1) == {"fish": 1, "wood": 1, "stone": 1}


@rule("HAR-901")
def test_abbey_lets_an_opponent_choose_a_type_at_six() -> None:
    position = visit("abbey", goods={1: "6 fish"}).play("gain fish+wood+stone", "gain fish")
    assert position.goods(1) == {"fish": 6}
    assert turn_is_over(position)


# -- Tax Office ----------------------------------------------------------------------------------------


@rule("HAR-902", "HAR-D32")
def test_tax_office_takes_a_good_of_their_choice_from_each_opponent_clockwise() -> None:
    position = visit("tax-office", 3, goods={0: "1 fish 2 wood", 2: "1 wood 1 stone"}, user=1)
    assert (position.actor, position.choices("give")) == (2, ["wood", "stone"])
    position.play("give stone")
    assert position.goods(1) == {"stone": 1}
    assert (position.actor, position.choices("give")) == (0, ["fish", "wood"])
    position.play("give wood")
    assert position.goods(1) == {"wood": 1, "stone": 1}
    assert [position.goods(0), position.goods(2)] == [{"fish": 1, "wood": 1}, {"wood": 1}]


@rule("HAR-902")
def test_tax_office_leaves_those_without_goods_alone() -> None:
    position = visit("tax-office", 3, goods={2: "1 wood"})
    assert position.goods() == {"wood": 1}
    assert turn_is_over(position)


@rule("HAR-902")
def test_tax_office_takes_a_good_even_from_a_full_warehouse() -> None:
    position = visit("tax-office", 3, goods={0: "6 wood", 2: "1 wood"})
    assert (position.goods(0), position.goods(2)) == ({"wood": 6}, {})


@rule("HAR-902")
@pytest.mark.parametrize("held", ["", "1 wood"])
def test_tax_office_brings_a_good_of_choice_with_two_players(held: str) -> None:
    position = visit("tax-office", goods={1: held})
    assert (position.actor, position.choices("gain")) == (0, GOODS)
    position.play("gain fish")
    assert position.goods() == ({"fish": 1, "wood": 1} if held else {"fish": 1})
    assert turn_is_over(position)


@rule("HAR-902")
def test_tax_office_with_two_players_takes_the_levy_before_the_good_of_choice() -> None:
    position = visit("tax-office", goods={0: "5 wood", 1: "1 fish 1 wood"})
    assert (position.actor, position.choices("give")) == (1, ["fish", "wood"])
    position.play("give wood")
    assert (position.goods(0), position.goods(1)) == ({"wood": 6}, {"fish": 1})
    assert (position.actor, position.choices("gain")) == (0, GOODS)
    position.play("gain stone")
    assert position.goods() == {"stone": 1, "wood": 6}


@rule("HAR-902")
def test_tax_is_no_toll() -> None:
    position = visit("tax-office", 3, goods={2: "1 wood"}, boards="landlord")
    assert position.goods() == {"wood": 1}
    assert turn_is_over(position)


# -- Clocktower ----------------------------------------------------------------------------------------


@rule("HAR-903")
@pytest.mark.parametrize("board", ["wharfs", "diplomat"])
def test_clocktower_copies_a_vacant_centre_building_that_is_no_clocktower(board: str) -> None:
    position = visit("clocktower", pawns={1: "pub"}, boards=board)
    assert position.legal() == ["copy lighthouse", "copy quarry", "copy ranch"]


@rule("HAR-903")
def test_clocktower_carries_out_the_other_action_then_brings_a_good() -> None:
    position = visit("clocktower").play("copy lighthouse", "gain fish+wood")
    assert position.choices("gain") == GOODS
    position.play("gain stone")
    assert position.goods() == {"fish": 1, "wood": 1, "stone": 1}


@rule("HAR-903")
def test_clocktower_keeps_the_pawn_and_leaves_the_copied_building_vacant() -> None:
    position = visit("clocktower").play("copy quarry", "gain fish")
    assert "quarry" in position.choices("go")
    assert "clocktower" not in position.choices("go")


@rule("HAR-903")
def test_clocktower_may_buy_the_building_whose_buying_it_copies() -> None:
    position = visit("clocktower", goods=EVERYTHING, centre="bank").play("copy bank", "begin buy")
    position.play("ship fish+livestock+wood+stone", "buy bank", "refill abbey")
    assert position.tableau() == ["bank"]
    assert position.goods() == {"livestock": 1}
    assert position.choices("gain") == GOODS


@rule("HAR-903")
def test_clocktower_may_copy_an_action_that_cannot_be_carried_out() -> None:
    position = visit("clocktower", goods="1 wood", centre="sushi-shop").play("copy sushi-shop")
    assert position.goods() == {"wood": 1}
    assert position.choices("gain") == GOODS


@rule("HAR-903")
def test_clocktower_only_brings_a_good_where_there_is_nothing_to_copy() -> None:
    rules = own_deck(
        'lighthouse: kind = "gain", any = 2, rule = "different" -> kind = "copy_then_gain", any = 1',
        'quarry: kind = "gain_per_symbol", good = "stone", symbol = "anchor", base = 0, per = 1'
        ' -> kind = "copy_then_gain", any = 1',
        'storehouse: kind = "gain_choice_per_symbol", symbol = "warehouse", base = 1, per = 1, max = 6, rule = "same"'
        ' -> kind = "copy_then_gain", any = 1',
    )
    centre = "clocktower lighthouse quarry storehouse pub"
    position = harbour(rules=rules, centre=centre, pawns={1: "pub"}).play("go clocktower")
    assert position.choices("gain") == GOODS


@rule("HAR-903")
def test_toll_for_a_clocktower_goes_to_its_owner_and_the_copy_costs_none() -> None:
    position = harbour(3, owned={2: "clocktower"}, goods="2 fish").play("go clocktower", "toll before")
    assert (position.goods(0), position.goods(2)) == ({"fish": 1}, {"fish": 1})
    position.play("copy quarry", "gain wood")
    assert position.goods(0) == {"fish": 1, "wood": 1, "stone": 1}
    assert turn_is_over(position)


# -- Privateer Ship ------------------------------------------------------------------------------------


@rule("HAR-904")
def test_privateer_takes_from_an_opponent_with_goods_a_type_that_is_held() -> None:
    position = visit("privateer-ship", 4, goods={1: "2 fish 1 wood", 3: "1 stone"})
    position.play("begin take")
    assert position.choices("rob") == ["1", "3"]
    position.play("rob 1")
    assert position.choices("pick") == ["fish", "wood"]
    position.play("pick fish", "gain stone")
    assert position.goods(0) == {"fish": 1, "stone": 1}
    assert position.goods(1) == {"fish": 1, "wood": 1}
    assert turn_is_over(position)


@rule("HAR-904")
def test_privateer_may_gain_first_and_must_take_then() -> None:
    position = visit("privateer-ship", goods={1: "1 fish 1 wood"}).play(
        "begin gain", "gain stone", "pick wood"
    )
    assert position.goods(0) == {"wood": 1, "stone": 1}
    assert position.goods(1) == {"fish": 1}


@rule("HAR-904")
def test_privateer_robs_even_for_a_full_warehouse() -> None:
    position = visit("privateer-ship", goods={0: "6 fish", 1: "1 fish"}).play("begin take", "gain wood")
    assert position.goods(0) == {"fish": 6, "wood": 1}
    assert position.goods(1) == {}


@rule("HAR-904")
def test_privateer_only_gains_where_nobody_holds_goods() -> None:
    position = visit("privateer-ship", goods="1 fish")
    assert position.choices("gain") == GOODS
    assert turn_is_over(position.play("gain wood"))


# -- buildings for goods -------------------------------------------------------------------------------


@rule("HAR-905")
@pytest.mark.parametrize(("held", "doubled"), [(1, 2), (2, 4), (3, 6), (4, 6), (6, 6)])
def test_imaginarium_doubles_a_type_held(held: int, doubled: int) -> None:
    position = visit("wizards-traveling-imaginarium", goods=f"1 fish {held} wood")
    assert position.choices("pick") == ["fish", "wood"]
    assert position.play("pick wood").goods() == {"fish": 1, "wood": doubled}


@rule("HAR-905")
def test_imaginarium_does_nothing_without_goods() -> None:
    position = visit("wizards-traveling-imaginarium")
    assert position.goods() == {}
    assert turn_is_over(position)


@rule("HAR-906")
@pytest.mark.parametrize("held", [5, 6])
def test_salvage_yard_turns_five_of_a_type_into_three_each_of_two_others(held: int) -> None:
    position = visit("salvage-yard", goods=f"{held} wood 1 fish")
    assert position.legal() == ["gain fish+livestock", "gain fish+stone", "gain livestock+stone"]
    position.play("gain fish+stone")
    assert position.goods().get("wood", 0) == held - 5
    assert (position.goods()["fish"], position.goods()["stone"]) == (4, 3)


@rule("HAR-906")
@pytest.mark.parametrize("good", GOODS)
def test_salvage_yard_takes_five_of_any_type_for_any_two_others(good: str) -> None:
    others = [other for other in GOODS if other != good]
    for left_out in others:
        one, two = [other for other in others if other != left_out]
        position = visit("salvage-yard", goods=f"5 {good}").play(f"gain {one}+{two}")
        assert position.goods() == {one: 3, two: 3}


@rule("HAR-906")
def test_salvage_yard_lets_choose_among_the_types_of_five() -> None:
    position = visit("salvage-yard", goods="5 wood 6 fish 4 stone")
    assert position.legal() == ["pick fish", "pick wood"]
    position.play("pick fish", "gain livestock+wood")
    assert position.goods() == {"fish": 1, "livestock": 3, "wood": 6, "stone": 4}


@rule("HAR-906")
def test_salvage_yard_does_nothing_with_four() -> None:
    position = visit("salvage-yard", goods="4 fish 4 livestock 4 wood 4 stone")
    assert position.goods() == dict.fromkeys(GOODS, 4)
    assert turn_is_over(position)


@rule("HAR-907")
def test_canal_lock_asks_for_one_to_three_of_a_type_held_and_cannot_be_declined() -> None:
    position = visit("canal-lock", goods="2 fish 5 wood")
    assert position.legal() == [
        "spend fish 1",
        "spend fish 2",
        "spend wood 1",
        "spend wood 2",
        "spend wood 3",
    ]


@rule("HAR-907")
@pytest.mark.parametrize(
    ("amount", "into", "goods"),
    [
        (1, "fish", {"fish": 6, "wood": 4}),
        (2, "stone", {"fish": 5, "wood": 3, "stone": 3}),
        (3, "livestock", {"fish": 5, "livestock": 4, "wood": 2}),
    ],
)
def test_canal_lock_brings_one_more_of_another_type(amount: int, into: str, goods: dict[str, int]) -> None:
    position = visit("canal-lock", goods="5 fish 5 wood").play(f"spend wood {amount}")
    assert position.choices("pick") == ["fish", "livestock", "stone"]
    assert position.play(f"pick {into}").goods() == goods


@rule("HAR-907")
def test_canal_lock_does_nothing_without_goods() -> None:
    assert turn_is_over(visit("canal-lock"))


@rule("HAR-908")
@pytest.mark.parametrize(
    ("held", "filled"),
    [
        ("", {"fish": 1, "livestock": 1, "wood": 1, "stone": 1}),
        ("3 wood 1 fish", {"fish": 1, "livestock": 1, "wood": 3, "stone": 1}),
        ("1 fish 2 livestock 3 wood 6 stone", {"fish": 1, "livestock": 2, "wood": 3, "stone": 6}),
    ],
)
def test_almshouse_brings_one_of_every_type_at_zero(held: str, filled: dict[str, int]) -> None:
    assert visit("almshouse", goods=held).goods() == filled


WAREHOUSES = "feed-mill golem-crafters masoners-hall scaffold-works butchers-block"


@rule("HAR-909")
@pytest.mark.parametrize(("warehouses", "types", "choices"), [(0, 1, 4), (1, 2, 6), (2, 3, 4)])
def test_customs_house_brings_one_type_and_one_more_per_warehouse(
    warehouses: int, types: int, choices: int
) -> None:
    position = visit("customs-house", owned=" ".join(WAREHOUSES.split()[:warehouses]))
    assert len(position.choices("gain")) == choices
    position.play(position.legal()[0])
    assert position.goods() == dict.fromkeys(GOODS[:types], 1)


@rule("HAR-909")
@pytest.mark.parametrize("warehouses", [3, 4])
def test_customs_house_brings_four_types_at_most(warehouses: int) -> None:
    position = visit("customs-house", owned=" ".join(WAREHOUSES.split()[:warehouses]))
    assert position.goods() == dict.fromkeys(GOODS, 1)


@rule("HAR-909")
@pytest.mark.parametrize(("warehouses", "amount"), [(0, 1), (1, 2), (4, 5), (5, 6)])
def test_storehouse_brings_one_of_a_type_and_one_more_per_warehouse(warehouses: int, amount: int) -> None:
    position = visit("storehouse", owned=" ".join(WAREHOUSES.split()[:warehouses]))
    assert position.choices("pick") == GOODS
    assert position.play("pick stone").goods() == {"stone": amount}


@rule("HAR-909")
def test_storehouse_brings_six_at_most_so_that_nothing_is_lost_to_the_limit() -> None:
    position = visit("storehouse", owned=WAREHOUSES, boards="scavenger").play("pick stone")
    assert position.goods() == {"stone": 6}
    assert turn_is_over(position)


PER_ANCHOR = [("fish-market", "fish"), ("ranch", "livestock"), ("lumber-yard", "wood"), ("quarry", "stone")]


@rule("HAR-909")
@pytest.mark.parametrize(("card", "good"), PER_ANCHOR)
def test_one_good_for_each_anchor(card: str, good: str) -> None:
    position = visit(card, owned="bait-shop seaside-crane", centre="pub")
    assert position.goods() == {good: 3}


@rule("HAR-909")
@pytest.mark.parametrize("card", [card for card, _ in PER_ANCHOR])
def test_nothing_without_an_anchor(card: str) -> None:
    position = visit(card, boards=NO_ANCHOR, centre="pub")
    assert position.goods() == {}
    assert turn_is_over(position)


# -- buildings for the market --------------------------------------------------------------------------


@rule("HAR-910")
def test_commodity_exchange_swaps_two_markers_and_brings_both_goods() -> None:
    position = visit("commodity-exchange", goods="1 wood")
    assert len(position.legal()) == len(position.choices("swap")) == 6
    position.play("swap fish-wood")
    assert position.market == "wood livestock stone fish"
    assert position.goods() == {"fish": 1, "wood": 2}


@rule("HAR-910")
def test_rumour_mill_mirrors_the_market_and_brings_a_good() -> None:
    position = visit("rumour-mill")
    assert position.market == "wood stone livestock fish"
    assert position.choices("gain") == GOODS
    assert position.play("gain stone").goods() == {"stone": 1}


# -- Library -------------------------------------------------------------------------------------------


@rule("HAR-911")
def test_library_brings_wood_and_two_buildings_out_of_one_shipment() -> None:
    position = visit("library", goods=EVERYTHING).play("begin buy", "ship fish+livestock+wood+stone")
    position.play("buy ranch")
    assert position.legal() == ["pass", "buy quarry"]
    position.play("buy quarry").deal()
    assert position.tableau() == ["ranch", "quarry"]
    assert position.goods() == {"wood": 1}


@rule("HAR-911")
def test_library_second_purchase_is_optional() -> None:
    position = visit("library", goods=EVERYTHING).play("begin buy", "ship fish+livestock+wood+stone")
    position.play("buy ranch", "pass").deal()
    assert position.tableau() == ["ranch"]
    assert position.goods() == {"wood": 1}


@rule("HAR-911")
def test_library_first_purchase_is_a_duty() -> None:
    position = visit("library", goods="2 fish 4 wood")
    assert position.goods() == {}
    assert position.choices("buy") == ["quarry", "ranch"]
    assert "pass" not in position.legal()


@rule("HAR-911")
def test_library_second_building_must_be_paid_with_what_the_first_left() -> None:
    position = visit(
        "library", goods="2 fish 4 stone 5 wood", owned="sawmill", centre="feed-mill bait-shop ranch pub"
    )
    position.play("begin buy", "ship fish+wood+stone")
    assert (position.money, position.choices("buy")) == (
        11,
        ["bait-shop", "feed-mill", "library", "pub", "ranch"],
    )
    position.play("buy bait-shop")
    assert (position.money, position.choices("buy")) == (6, ["feed-mill", "ranch"])


@rule("HAR-911")
def test_library_counts_only_the_coins_owned_at_the_start_of_the_buy_action() -> None:
    position = visit("library", goods=EVERYTHING, centre="tax-office ranch")
    position.play("begin buy", "ship fish+livestock+wood+stone", "buy tax-office")
    assert (position.tableau(), position.actor) == (["tax-office"], CHANCE)


@rule("HAR-911")
def test_library_buys_no_third_building() -> None:
    position = visit(
        "library", goods=EVERYTHING, owned="sawmill tax-office", centre="feed-mill bait-shop masoners-hall"
    )
    position.play("begin buy", "ship fish+livestock+wood+stone", "buy feed-mill", "buy bait-shop")
    assert (position.tableau()[2:], position.actor) == (["feed-mill", "bait-shop"], CHANCE)
