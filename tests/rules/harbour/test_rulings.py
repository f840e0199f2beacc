"""The rulings: where the sources leave a doubt, what we play."""

from __future__ import annotations

import pytest

from roadstead.games.harbour.deck import GOODS
from roadstead.games.harbour.view import HarbourView
from tests.rule import rule
from tests.rules.harbour.position import PLAIN_CENTRE, RULES, Position, harbour, start

BUY = ("go home-0", "trade")
THREE = "bait-shop fish-market lumber-yard"
EVERYTHING = "2 fish 3 livestock 5 wood 4 stone"
IDLE = "go sushi-shop"
"""A turn that changes nothing for who has no fish."""


def with_card(card: str) -> str:
    return f"{card} {PLAIN_CENTRE}"


def seen_by_all(position: Position) -> HarbourView:
    view = position.state.view(None)
    assert isinstance(view, HarbourView)
    return view


@rule("HAR-R01")
def test_pawns_start_off_the_board_so_that_every_building_is_open_in_the_first_turn() -> None:
    position = start(2, {"start_seat": "0"}).deal().play("stock 3-fish", "stock 3-wood")
    assert sorted(position.choices("go")) == sorted([*position.centre, "home-0", "home-1"])


@rule("HAR-R03")
def test_nobody_has_to_trade_in_goods_for_bonus_points() -> None:
    position = harbour(goods="2 wood 2 stone", boards="miser", bonus={0: "wood"}, ender=1).play(IDLE)
    assert position.goods() == {"wood": 2, "stone": 2}
    assert position.score() == {"ability": 1}


@rule("HAR-R04")
@pytest.mark.parametrize(("good", "dollars"), [("fish", 2), ("livestock", 3), ("stone", 4), ("wood", 5)])
def test_a_square_needs_as_many_goods_as_it_pays_dollars(good: str, dollars: int) -> None:
    coins = "sawmill tax-office traders-guild"
    enough, too_few = (
        harbour(goods=f"{held} {good}", boards="miser", owned=coins, centre="feed-mill bait-shop").play(
            "go home-0"
        )
        for held in (dollars, dollars - 1)
    )
    assert enough.play("trade").money == dollars
    assert too_few.choices("gain")


@rule("HAR-R05")
@pytest.mark.parametrize(
    ("refill", "market"),
    [("reverse", "wood stone fish livestock"), ("same_order", "fish stone wood livestock")],
)
def test_shipped_markers_return_in_reverse_unless_set_otherwise(refill: str, market: str) -> None:
    position = harbour(goods="2 fish 5 wood 4 stone", options={"refill": refill})
    position.play(*BUY, "ship fish+wood+stone")
    assert position.market == market


@rule("HAR-R05")
@pytest.mark.parametrize("refill", ["reverse", "same_order"])
def test_the_order_makes_no_difference_for_one_marker(refill: str) -> None:
    position = harbour(goods="5 wood", boards="broker", options={"refill": refill}).play(*BUY)
    assert position.market == "wood fish livestock stone"


@rule("HAR-R06")
def test_shipping_empties_the_low_squares() -> None:
    position = harbour(goods="2 fish 5 wood").play(*BUY, "buy ranch").deal()
    pays = dict(zip(GOODS, seen_by_all(position).pays))
    assert pays == {"wood": 2, "fish": 3, "livestock": 4, "stone": 5}


@rule("HAR-R07")
def test_a_toll_is_due_for_a_starting_building() -> None:
    position = harbour(goods="1 fish").play("go home-1", "toll before")
    assert (position.goods(0), position.goods(1)) == ({}, {"fish": 1})


@rule("HAR-R08")
def test_a_building_may_be_visited_in_vain_to_block_it() -> None:
    position = harbour(goods="1 wood").play(IDLE)
    assert position.goods() == {"wood": 1}
    assert "sushi-shop" not in position.choices("go")


@rule("HAR-R09")
def test_a_conversion_is_made_once_per_visit() -> None:
    position = harbour(goods="4 livestock", centre=with_card("bait-shop")).play("go bait-shop")
    assert position.goods() == {"fish": 4, "livestock": 2}


@rule("HAR-R10")
def test_a_purchase_that_is_possible_is_a_duty() -> None:
    position = harbour(goods="2 fish 5 wood", centre=with_card("bank")).play("go bank")
    assert position.legal() == ["begin gain", "begin buy"]
    position.play("begin gain")
    assert position.choices("buy") == ["quarry", "ranch"]
    assert "pass" not in position.legal()


@rule("HAR-R10")
def test_no_order_may_dodge_the_purchase() -> None:
    """Gained first, the wood would be shipped with the rest, and nothing be left for the toll."""
    position = harbour(goods="5 wood", owned={1: "library"}, centre="feed-mill pub")
    assert position.play("go library", "toll after").tableau() == ["feed-mill"]


@rule("HAR-R10")
def test_no_swap_may_dodge_the_purchase() -> None:
    position = harbour(goods="2 fish 4 livestock 5 wood", centre=with_card("traders-guild"))
    position.play("go traders-guild", "begin swap")
    assert position.choices("swap") == ["fish-livestock", "fish-stone", "livestock-stone", "wood-stone"]


@rule("HAR-R10")
def test_an_optional_ability_is_never_forced() -> None:
    position = harbour(goods="1 fish 5 wood", boards="smuggler", centre=with_card("bank")).play("go bank")
    position.play("begin gain")
    assert position.legal() == ["pass", "trade"]
    position.play("pass")
    assert position.goods() == {"fish": 1, "livestock": 1, "wood": 5}


@rule("HAR-R11")
def test_with_no_goods_no_building_is_open_whose_toll_could_stay_unpaid() -> None:
    position = harbour(owned={1: "bait-shop fish-market"}, boards="miser")
    assert {"home-1", "bait-shop", "fish-market"} & set(position.choices("go")) == {"home-1"}


@rule("HAR-R11")
def test_no_purchase_that_would_leave_a_toll_unpaid() -> None:
    coins = "sawmill tax-office"
    position = harbour(goods="3 livestock", owned=coins, centre="feed-mill").play("go home-1", "toll after")
    assert position.choices("gain")
    position = harbour(goods="3 livestock", owned=f"{coins} golem-crafters", centre="feed-mill")
    position.play("go home-1", "toll after", "trade").deal()
    assert (position.goods(0), position.goods(1)) == ({}, {"livestock": 1})


@rule("HAR-R12")
def test_warehouses_keep_as_many_goods_in_all_as_there_are_symbols() -> None:
    position = harbour(goods="2 fish 5 wood", owned="golem-crafters masoners-hall").play(*BUY)
    assert position.choices("keep") == ["fish 0", "fish 1", "fish 2"]
    position.play("keep fish 1")
    assert position.choices("keep") == ["wood 0", "wood 1"]
    assert position.play("keep wood 1").goods() == {"fish": 1, "wood": 1}


@rule("HAR-R12")
def test_once_all_symbols_are_used_nothing_more_is_kept() -> None:
    position = harbour(goods="2 fish 5 wood", owned="golem-crafters masoners-hall").play(*BUY, "keep fish 2")
    assert position.choices("buy")
    assert position.goods() == {"fish": 2}


@rule("HAR-R12")
def test_a_good_to_be_kept_must_be_held_first() -> None:
    position = harbour(goods="1 fish 5 wood", owned="golem-crafters masoners-hall").play("go home-0")
    assert position.choices("gain")


@rule("HAR-R13")
def test_nothing_is_shipped_without_buying() -> None:
    assert harbour(goods="5 wood").play("go home-0").choices("gain")
    position = harbour(goods="2 fish 3 livestock 5 wood").play(*BUY)
    assert position.choices("ship") == ["fish+wood", "livestock+wood", "fish+livestock+wood"]
    assert position.play("ship fish+wood").legal() == ["buy quarry", "buy ranch"]


@rule("HAR-R14")
def test_library_takes_both_buildings_from_the_centre_as_it_stood() -> None:
    position = harbour(goods=EVERYTHING, centre=with_card("library"))
    position.play("go library", "begin buy", "ship fish+livestock+wood+stone", "buy ranch")
    assert position.choices("buy") == ["quarry"]
    assert position.centre == ["library", "lighthouse", "pub", "quarry"]
    position.play("buy quarry", "refill bait-shop", "refill feed-mill")
    assert position.tableau() == ["ranch", "quarry"]
    assert {"bait-shop", "feed-mill"} < set(position.centre)


@rule("HAR-R15")
def test_library_pays_both_reduced_costs_out_of_one_total() -> None:
    centre = "library feed-mill bait-shop ranch"
    position = harbour(goods="2 fish 5 wood", owned="sawmill tax-office", centre=centre)
    position.play("go library", "begin buy", "ship fish+wood", "buy feed-mill")
    assert (position.money, position.choices("buy")) == (7 - 3, ["bait-shop"])
    assert position.play("buy bait-shop").tableau()[2:] == ["feed-mill", "bait-shop"]


@rule("HAR-R16", "HAR-708")
def test_the_bonus_trade_takes_one_row_once_and_asks_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RULES.deck, "bonus_table", [[[2, 3], [4, 4]]] * 4)
    position = harbour(goods="6 wood", bonus={0: "wood"}, ender=1).play(IDLE)
    assert position.over
    assert position.goods() == {"wood": 2}
    assert position.score() == {"bonus": 4}


@rule("HAR-R17")
def test_the_inland_traders_pay_three_dollars() -> None:
    goods = "3 fish 3 livestock 1 wood 6 stone"
    position = harbour(goods=goods, options={"inland_traders": True}).play(*BUY, "package")
    assert position.money == 3


@rule("HAR-R18")
def test_a_top_hat_means_no_toll_at_all() -> None:
    position = harbour(goods="1 fish", owned="rumour-mill").play("go home-1", "gain 2-wood")
    assert (position.goods(0), position.goods(1)) == ({"fish": 1, "wood": 2}, {})
    assert position.actor == 1


@rule("HAR-R19")
def test_abilities_for_gains_react_to_tolls_received() -> None:
    position = harbour(boards={1: "fisherman"}, goods="1 fish").play("go home-1", "toll before")
    assert position.goods(1) == {"fish": 2}
    position = harbour(boards={1: "scavenger"}, goods={0: "1 fish", 1: "6 fish"})
    position.play("go home-1", "toll before", "pick wood")
    assert position.goods(1) == {"fish": 6, "wood": 1}


@rule("HAR-R20")
@pytest.mark.parametrize(("mason", "stones"), [(0, 0), (1, 1)])
def test_the_mason_gains_from_other_players_only(mason: int, stones: int) -> None:
    position = harbour(boards={mason: "mason"}, goods="3 livestock 4 stone").play(*BUY)
    while position.choices("keep"):
        position.play(position.legal()[0])
    position.play("buy ranch").deal()
    assert position.goods(mason).get("stone", 0) == stones


@rule("HAR-R21")
@pytest.mark.parametrize(("place", "gains"), [("home-0", True), ("home-1", False)])
def test_the_beggar_gains_from_goods_taken_at_the_takers_own_home(place: str, gains: bool) -> None:
    position = harbour(3, boards={2: "beggar"}, owned="rumour-mill").play(f"go {place}", "gain 2-wood")
    assert (position.actor == 2) == gains


@rule("HAR-R22")
def test_the_alchemist_turns_two_into_two() -> None:
    position = harbour(boards="alchemist", goods="1 fish 3 wood").play("convert fish wood stone")
    assert position.goods() == {"wood": 1, "stone": 2}


@rule("HAR-R23")
def test_the_diplomat_gives_nothing_of_his_own() -> None:
    position = harbour(boards="diplomat", pawns={1: "sushi-shop"}, goods="2 wood")
    position.play(IDLE, "gain wood")
    assert (position.goods(0), position.goods(1)) == ({"wood": 2}, {"wood": 1})


@rule("HAR-R24")
def test_a_tie_counts_bought_buildings_and_the_starting_building() -> None:
    position = harbour(boards={1: "noble"}, owned={0: "abbey bank", 1: "library"}, free={1: "feed-mill"})
    assert [dict(score.ties)["buildings-owned"] for score in position.state.scores()] == [3, 2]


@rule("HAR-R25")
def test_a_last_turn_is_a_full_turn() -> None:
    position = harbour(goods="2 fish 5 wood", ender=1).play(*BUY, "buy ranch").deal()
    assert position.over
    assert position.score() == {"buildings": 6}


@rule("HAR-R25")
def test_a_last_turn_pays_its_toll() -> None:
    position = harbour(goods="1 fish", ender=1).play("go home-1", "toll before", "gain 2-wood")
    assert position.over
    assert (position.goods(0), position.goods(1)) == ({"wood": 2}, {"fish": 1})


@rule("HAR-R25")
def test_a_last_turn_has_all_abilities() -> None:
    position = harbour(boards={0: "alchemist", 1: "beggar"}, goods="3 fish", ender=1)
    position.play("convert fish fish wood", "go home-0", "gain stone")
    assert position.actor == 1
    assert position.play("gain fish").over
    assert position.goods(1) == {"fish": 1}


@rule("HAR-R25")
def test_a_last_turn_begins_like_any_other() -> None:
    position = harbour(3, boards={1: "alchemist"}, goods={1: "3 fish"}, ender=2).play(IDLE)
    assert (position.actor, len(position.choices("convert"))) == (1, 3)


@rule("HAR-R26")
def test_boards_then_goods_are_chosen_in_seat_order_and_open_at_once() -> None:
    position = start(3, {"boards": "characters", "start_seat": "1"}).deal()
    asked = []
    while not position.choices("go"):
        open_boards = [quay.seat for quay in seen_by_all(position).quays if quay.board >= 0]
        asked.append((position.actor, open_boards))
        position.play(position.legal()[0])
    assert asked[:3] == [(1, []), (2, [1]), (0, [1, 2])]
    assert [seat for seat, _ in asked[3:]] == [1, 2, 0]


@rule("HAR-R26")
def test_starting_goods_are_open_at_once() -> None:
    position = start(2, {"start_seat": "1"}).deal().play("stock 3-fish")
    assert position.actor == 0
    assert [sum(quay.goods) for quay in seen_by_all(position).quays] == [0, 3]


@rule("HAR-R27")
@pytest.mark.parametrize(("seats", "stop", "options"), [(2, 100, {}), (3, 100, {}), (2, 7, {"turn_stop": 7})])
def test_a_game_stops_after_so_many_turns_per_player(seats: int, stop: int, options: dict[str, int]) -> None:
    position = harbour(seats, turn=seats * stop - 2, owned="abbey", options=options).take_turn()
    assert position.choices("go")
    assert position.take_turn().over
    assert "stopped" in position.story()
    assert {score.verdict for score in position.state.scores()} == {"stopped"}
    assert position.score() == {"buildings": 8}


@rule("HAR-R27")
def test_a_game_that_ended_by_itself_is_not_marked_stopped() -> None:
    position = harbour(ender=1).play(IDLE)
    assert {score.verdict for score in position.state.scores()} == {""}


@rule("HAR-R27")
def test_the_technical_stop_does_not_cut_last_turns() -> None:
    p = harbour(3, owned={0: "pub ranch sushi-shop bank"}, turn=6, options={"turn_stop": 2}, ender=0, user=1)
    while p.actor == 1:
        p.play(p.legal()[0])
    assert p.actor == 2
    while not p.over:
        p.play(p.legal()[0])
    assert not p.state.stopped
