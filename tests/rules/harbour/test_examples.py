"""The worked examples of the specification, to the digit."""

import pytest

from tests.rule import rule
from tests.rules.harbour.position import harbour, own_deck, start

MARKET = "fish livestock stone wood"


@rule("HAR-E01")
def test_three_players_have_6_buildings_in_the_centre_and_30_in_the_deck() -> None:
    p = start(3).play(*[f"centre {card}" for card in ("pub", "ranch", "abbey", "quarry", "bank", "sawmill")])
    assert p.choices("market")
    assert len(p.centre) == 6
    assert p.view().deck_size == 30


@rule("HAR-E02")
def test_4_fish_and_2_more_are_6() -> None:
    assert harbour(goods="4 fish").play("go home-0", "gain 2-fish").goods() == {"fish": 6}


@rule("HAR-E03")
@pytest.mark.parametrize(("stone", "shippable"), [(3, False), (4, True)])
def test_stone_on_4_is_shipped_with_4_and_not_with_3(stone: int, shippable: bool) -> None:
    p = harbour(goods=f"5 wood {stone} stone", market=MARKET, centre="feed-mill").play("go home-0", "trade")
    assert ("ship wood+stone" in p.legal()) is shippable


@rule("HAR-E04")
def test_6_stone_on_4_pay_4_dollars_and_2_are_wasted() -> None:
    p = harbour(goods="6 stone", market=MARKET, boards="miser", centre="feed-mill sawmill").play(
        "go home-0", "trade"
    )
    assert (p.money, p.goods()) == (4, {})


@rule("HAR-E05")
def test_fish_and_stone_make_6_dollars_and_leave_stone_fish_livestock_wood() -> None:
    p = harbour(goods="2 fish 4 stone", market=MARKET, centre="bait-shop storehouse").play(
        "go home-0", "trade"
    )
    assert (p.money, p.market) == (6, "stone fish livestock wood")


@rule("HAR-E06")
def test_gaining_first_makes_the_fourth_stone_that_can_be_shipped() -> None:
    p = harbour(goods="3 stone 5 wood", market=MARKET, centre="architectural-society feed-mill pub")
    p.play("go architectural-society", "begin gain")
    assert p.goods() == {"stone": 4, "wood": 5}
    p.play("ship wood+stone")
    assert (p.money, p.goods()) == (9, {})


@rule("HAR-E06")
def test_buying_first_is_as_legal_if_another_shipment_pays() -> None:
    p = harbour(goods="3 stone 5 wood", market=MARKET, centre="architectural-society feed-mill pub")
    p.play("go architectural-society", "begin buy", "refill abbey")
    assert (p.tableau(), p.goods()) == (["feed-mill"], {"stone": 4})


@rule("HAR-E07")
def test_3_anchors_and_4_livestock_make_6_in_the_ranch_and_1_is_lost() -> None:
    p = harbour(goods="4 livestock", owned="lighthouse quarry", centre="ranch")
    assert p.symbols() == {"anchor": 3}
    assert p.play("go ranch").goods() == {"livestock": 6}
    assert p.told("lost-to-limit") == [(0, 1)]


@rule("HAR-E08")
@pytest.mark.parametrize(("building", "most"), [("library", 2), ("bank", 1)])
def test_one_shipment_pays_for_two_buildings_in_the_library_and_for_one_elsewhere(
    building: str, most: int
) -> None:
    p = harbour(goods="5 wood 4 stone 3 livestock", centre=f"{building} feed-mill sawmill")
    p.play(f"go {building}", "begin buy", "ship livestock+wood+stone", "buy feed-mill")
    assert ("sawmill" in p.choices("buy")) is (most == 2)
    p.play(*["buy sawmill"][: most - 1], *["refill pub", "refill quarry"][:most])
    assert p.tableau() == ["feed-mill", "sawmill"][:most]
    assert p.actor == 1


@rule("HAR-E09")
def test_after_the_fourth_purchase_of_b_c_and_a_take_one_turn_each() -> None:
    p = harbour(
        3,
        user=1,
        goods={1: "5 wood"},
        owned={1: "abbey bank library"},
        centre="sawmill pub quarry golem-crafters",
    )
    p.play("go home-1", "trade", "refill ranch")
    assert p.actor == 2
    assert p.play("go pub").actor == 0
    assert p.play("go golem-crafters").over


@rule("HAR-E10")
@pytest.mark.parametrize(
    ("shipped", "money", "market"),
    [
        ("stone", 4, "stone fish livestock wood"),
        ("fish+livestock+wood+stone", 14, "wood stone livestock fish"),
    ],
)
def test_the_market_after_stone_alone_and_after_all_four(shipped: str, money: int, market: str) -> None:
    p = harbour(
        goods="2 fish 3 livestock 4 stone 5 wood", market=MARKET, boards="miser", centre="feed-mill sawmill"
    )
    p.play("go home-0", "trade", f"ship {shipped}")
    assert (p.money, p.market) == (money, market)


@rule("HAR-E11")
def test_with_2_coins_a_cost_of_8_needs_6_dollars_and_of_7_made_1_is_lost() -> None:
    goods = "2 fish 3 livestock 4 stone"
    p = harbour(goods=goods, owned="tax-office bank", market=MARKET, centre="lighthouse golem-crafters pub")
    p.play("go home-0", "trade")
    assert p.choices("ship") == ["fish+stone", "livestock+stone", "fish+livestock+stone"]
    p.play("ship livestock+stone")
    assert p.money == 7
    p.play("buy lighthouse")
    assert p.told("money-lost") == [(0, 1)]
    assert p.money == 0


@rule("HAR-E12")
def test_2_warehouses_keep_up_to_2_of_5_wood() -> None:
    p = harbour(goods="5 wood", owned="storehouse golem-crafters", market=MARKET, centre="feed-mill")
    p.play("go home-0", "trade")
    assert p.legal() == ["keep wood 0", "keep wood 1", "keep wood 2"]
    assert p.play("keep wood 2").goods() == {"wood": 2}


@rule("HAR-E13")
def test_toll_before_spoils_the_sushi_and_toll_after_pays_with_what_it_brings() -> None:
    p = harbour(goods="1 fish", owned={1: "sushi-shop"}).play("go sushi-shop", "toll before")
    assert (p.actor, p.goods(0), p.goods(1)) == (1, {}, {"fish": 1})
    p = harbour(goods="1 fish", owned={1: "sushi-shop"}).play("go sushi-shop", "toll after")
    assert p.goods() == {"livestock": 1, "wood": 1, "stone": 1}
    assert p.legal() == ["pay livestock", "pay wood", "pay stone"]
    p.play("pay wood")
    assert [p.goods(0), p.goods(1)] == [{"livestock": 1, "stone": 1}, {"wood": 1}]


@rule("HAR-E14")
def test_sushi_shop_golem_crafters_and_salvage_yard() -> None:
    centre = "sushi-shop golem-crafters salvage-yard"
    assert harbour(goods="1 fish", centre=centre).play("go sushi-shop").goods() == {
        "livestock": 1,
        "wood": 1,
        "stone": 1,
    }
    assert harbour(goods="3 livestock", centre=centre).play("go golem-crafters").goods() == {"stone": 5}
    p = harbour(goods="5 wood", centre=centre).play("go salvage-yard", "gain fish+stone")
    assert p.goods() == {"fish": 3, "stone": 3}


@rule("HAR-E14")
@pytest.mark.parametrize(("goods", "affordable"), [("3 livestock 5 wood", True), ("2 fish 5 wood", False)])
def test_the_sushi_shop_costs_8_and_is_worth_7(goods: str, affordable: bool) -> None:
    p = harbour(goods=goods, market=MARKET, centre="sushi-shop").play("go home-0")
    assert ("trade" in p.legal()) is affordable
    if affordable:
        assert p.play("trade", "refill pub").score() == {"buildings": 7}


@rule("HAR-E15")
def test_architectural_society_gains_first_and_then_the_purchase_is_a_duty() -> None:
    p = harbour(goods="2 fish 3 stone", market=MARKET, centre="architectural-society bait-shop canal-lock")
    p.play("go architectural-society", "refill pub")
    assert (p.actor, p.tableau(), p.goods()) == (1, ["bait-shop"], {})


@rule("HAR-E16")
def test_on_the_wharfs_of_an_opponent_3_livestock_buy_nothing_without_a_warehouse() -> None:
    """2 coins: the Feed Mill costs $3."""
    p = harbour(goods="3 livestock", owned="tax-office bank", market=MARKET, centre="feed-mill")
    p.play("go home-1", "toll before")
    assert p.goods() == {"livestock": 2}
    assert len(p.choices("gain")) == len(p.legal()) == 10
    p = harbour(goods="3 livestock", owned="tax-office bank", market=MARKET, centre="feed-mill")
    p.play("go home-1", "toll after")
    assert p.goods() == {"livestock": 3}
    assert len(p.choices("gain")) == len(p.legal()) == 10


@rule("HAR-E16")
def test_with_a_warehouse_they_do_and_the_livestock_kept_is_the_toll() -> None:
    p = harbour(goods="3 livestock", owned="tax-office bank storehouse", market=MARKET, centre="feed-mill")
    p.play("go home-1", "toll after")
    assert p.legal() == ["goods", "trade"]
    p.play("trade")
    assert (p.tableau()[-1], p.goods()) == ("feed-mill", {"livestock": 1})
    p.play("refill pub")
    assert (p.actor, p.goods(0), p.goods(1)) == (1, {}, {"livestock": 1})


@rule("HAR-E17")
def test_without_goods_the_ranch_of_an_opponent_is_open_and_the_sushi_shop_is_not() -> None:
    p = harbour(owned={1: "ranch sushi-shop"})
    assert p.symbols() == {"anchor": 1}
    assert "go sushi-shop" not in p.legal()
    p.play("go ranch")
    assert (p.actor, p.goods(0), p.goods(1)) == (1, {}, {"livestock": 1})


@rule("HAR-E18")
def test_the_smuggler_ships_one_good_that_is_short_and_never_two() -> None:
    goods = "1 fish 3 livestock 3 stone"
    p = harbour(goods=goods, boards="smuggler", market=MARKET, centre="feed-mill sawmill").play(
        "go home-0", "trade"
    )
    assert p.choices("ship") == ["fish+livestock", "livestock+stone"]
    assert p.play("ship fish+livestock").money == 5
    p = harbour(goods=goods, boards="smuggler", market=MARKET, centre="feed-mill sawmill").play(
        "go home-0", "trade"
    )
    assert p.play("ship livestock+stone").money == 7


@rule("HAR-E19")
@pytest.mark.parametrize(
    ("goods", "score", "left"),
    [("2 fish 2 wood", {"ability": 1}, 4), ("4 fish", {"bonus": 2}, 0)],
)
def test_the_miser_trades_for_bonus_points_only_what_brings_more(
    goods: str, score: dict[str, int], left: int
) -> None:
    p = harbour(goods=goods, boards="miser", bonus={0: "fish"}, ender=1, options={"bonus_cards": True})
    assert p.play("go quarry").over
    assert p.score() == score
    assert p.state.scores()[0].ties[1] == ("goods-left", left)


@rule("HAR-E20")
@pytest.mark.parametrize("symbol", ["anchor", "coin"])
def test_library_with_1_coin_and_11_dollars(symbol: str) -> None:
    """A coin on the first building changes nothing in this action."""
    p = harbour(
        goods="2 fish 4 stone 5 wood",
        boards="miser",
        market=MARKET,
        centre="feed-mill bait-shop canal-lock pub library",
        rules=own_deck(f'bait-shop: symbols = ["anchor"] -> symbols = ["{symbol}"]'),
    )
    p.play("go library", "begin buy", "ship fish+wood+stone")
    assert p.money == 11
    p.play("buy bait-shop")
    assert p.money == 6
    assert p.legal() == ["pass", "buy canal-lock", "buy feed-mill"]
