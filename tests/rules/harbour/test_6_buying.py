"""Chapter 6: buying, shipping, the market."""

import pytest

from roadstead.engine.game import CHANCE
from roadstead.engine.pile import Pile
from tests.rule import rule
from tests.rules.harbour.position import BUILDINGS, RULES, Position, harbour, own_deck

BUY_ACTIONS = ["architectural-society", "bank", "library", "seaside-crane", "traders-guild"]
RICH = "6 fish 6 livestock 6 wood 6 stone"
MARKET = "fish livestock stone wood"
COINS = "sushi-shop tax-office bank"
"""Three coins and no warehouse: a building of cost 5 costs $2."""
SETS = (
    "fish livestock fish+livestock wood fish+wood livestock+wood fish+livestock+wood stone fish+stone livestock+stone "
    "fish+livestock+stone wood+stone fish+wood+stone livestock+wood+stone fish+livestock+wood+stone"
)


def begin_to_buy(
    goods: str, centre: str, boards: str = "wharfs", owned: str = "", traders: bool = False
) -> Position:
    """Seat 0 chooses to buy at its starting building."""
    p = harbour(goods=goods, centre=centre, boards=boards, owned=owned, options={"inland_traders": traders})
    return p.play("go home-0", "trade")


def finish_turn(p: Position) -> list[str]:
    """Play on to the next player's move, buying where possible; the verbs of all choices seen."""
    seen: list[str] = []
    while not p.deal().choices("go"):
        seen += [text.split()[0] for text in p.legal()]
        p.play(next((text for text in p.legal() if text in ("trade", "begin buy")), p.legal()[-1]))
    return seen


# -- shipping


@rule("HAR-601")
def test_buying_and_shipping_happen_only_through_a_buy_action() -> None:
    found = []
    for place in [*BUILDINGS, "home-0"]:
        centre = " ".join(dict.fromkeys([place.replace("home-0", "abbey"), "pub", "quarry", "ranch"]))
        p = harbour(goods=RICH, centre=centre).play(f"go {place}")
        verbs = finish_turn(p)
        assert ("ship" in verbs) is ("buy" in verbs) is bool(p.tableau()), place
        if p.tableau():
            found.append(place)
    assert found == [*BUY_ACTIONS, "home-0"]


@rule("HAR-602")
@pytest.mark.parametrize("square", [2, 3, 4, 5])
@pytest.mark.parametrize("good", ["fish", "livestock", "wood", "stone"])
def test_a_good_needs_the_number_of_its_square_and_pays_it_once(good: str, square: int) -> None:
    others = [name for name in ("fish", "livestock", "wood", "stone") if name != good]
    others.insert(square - 2, good)
    for held in range(7):
        p = harbour(
            goods=f"{held} {good}", market=" ".join(others), owned=COINS, centre="sawmill feed-mill ranch"
        ).play("go home-0")
        assert ("trade" in p.legal()) is (held >= square), held
        if held >= square:
            assert p.play("trade").money == square


@rule("HAR-603")
def test_the_dollars_of_all_goods_shipped_add_up() -> None:
    p = begin_to_buy(RICH, "feed-mill sawmill", owned=COINS)
    assert p.play("ship fish+livestock+wood+stone").money == 14
    p = begin_to_buy(RICH, "feed-mill sawmill", owned=COINS)
    assert p.play("ship livestock+stone").money == 7


@rule("HAR-603", "HAR-D22")
def test_any_set_of_goods_that_meet_their_minimum_may_be_shipped() -> None:
    p = begin_to_buy(RICH, "feed-mill sawmill", owned=COINS)
    assert p.choices("ship") == SETS.split()
    assert len(p.legal()) == 15
    p = begin_to_buy("2 fish 2 livestock 4 stone 4 wood", "feed-mill sawmill", owned=COINS)
    assert p.legal() == ["ship fish", "ship stone", "ship fish+stone"]


@rule("HAR-604")
@pytest.mark.parametrize("held", [5, 6])
def test_a_shipped_good_goes_to_zero_and_the_rest_stays(held: int) -> None:
    p = begin_to_buy(f"{held} wood 1 fish", "feed-mill sawmill")
    assert p.money == 5
    assert p.goods() == {"fish": 1}


@rule("HAR-604")
def test_abilities_and_warehouses_soften_it() -> None:
    assert begin_to_buy("6 wood", "feed-mill sawmill", "bookkeeper").goods() == {"wood": 1}
    assert begin_to_buy("6 wood", "feed-mill sawmill", "wholesaler").goods() == {"wood": 1}
    assert begin_to_buy("6 wood", "feed-mill sawmill", "sea-captain").play("keep wood 1").goods() == {
        "wood": 1
    }


@rule("HAR-605")
def test_shipped_markers_stand_on_the_ships_until_the_market_adjusts() -> None:
    p = begin_to_buy("5 wood 4 stone", "feed-mill sawmill", "sea-captain").play("ship wood+stone")
    assert p.choices("keep")
    assert p.market == MARKET
    assert p.view().shipped == 0b1100
    p.play("keep wood 0", "keep stone 0")
    assert p.market == "wood stone fish livestock"
    assert p.play("buy feed-mill", "refill pub").view().shipped == 0


# -- the market


@rule("HAR-606", "HAR-607", "HAR-608")
@pytest.mark.parametrize(
    ("shipped", "market"),
    [
        ("fish", "fish livestock stone wood"),
        ("livestock", "livestock fish stone wood"),
        ("stone", "stone fish livestock wood"),
        ("wood", "wood fish livestock stone"),
        ("fish+livestock", "livestock fish stone wood"),
        ("fish+stone", "stone fish livestock wood"),
        ("fish+wood", "wood fish livestock stone"),
        ("livestock+stone", "stone livestock fish wood"),
        ("livestock+wood", "wood livestock fish stone"),
        ("wood+stone", "wood stone fish livestock"),
        ("fish+livestock+stone", "stone livestock fish wood"),
        ("fish+livestock+wood", "wood livestock fish stone"),
        ("fish+wood+stone", "wood stone fish livestock"),
        ("livestock+wood+stone", "wood stone livestock fish"),
        ("fish+livestock+wood+stone", "wood stone livestock fish"),
    ],
)
def test_goods_not_shipped_move_right_and_shipped_ones_come_in_reversed(shipped: str, market: str) -> None:
    p = begin_to_buy(RICH, "feed-mill sawmill", owned=COINS).play(f"ship {shipped}")
    assert p.market == market


@rule("HAR-608")
@pytest.mark.parametrize(
    ("shipped", "market"),
    [
        ("stone", "stone fish livestock wood"),
        ("fish+stone", "fish stone livestock wood"),
        ("livestock+wood", "livestock wood fish stone"),
        ("livestock+wood+stone", "livestock stone wood fish"),
        ("fish+livestock+wood+stone", "fish livestock stone wood"),
    ],
)
def test_with_refill_in_the_same_order_shipped_goods_keep_theirs(shipped: str, market: str) -> None:
    p = harbour(goods=RICH, owned=COINS, centre="feed-mill sawmill", options={"refill": "same_order"})
    assert p.play("go home-0", "trade", f"ship {shipped}").market == market


# -- the purchase


@rule("HAR-609", "HAR-D24")
@pytest.mark.parametrize(
    ("shipped", "affordable"),
    [
        ("fish+wood", ["bait-shop", "canal-lock"]),
        ("wood+stone", ["bait-shop", "canal-lock", "lighthouse", "pub"]),
        ("fish+livestock+stone", ["bait-shop", "canal-lock", "lighthouse", "pub"]),
        ("livestock+wood+stone", ["bait-shop", "canal-lock", "clocktower", "lighthouse", "pub"]),
    ],
)
def test_the_money_buys_a_centre_building_that_costs_no_more(shipped: str, affordable: list[str]) -> None:
    p = begin_to_buy(RICH, "bait-shop canal-lock lighthouse pub clocktower").play(f"ship {shipped}")
    assert p.legal() == [f"buy {building}" for building in affordable]


@rule("HAR-609")
def test_a_coin_is_taken_off_the_cost() -> None:
    p = begin_to_buy(RICH, "feed-mill bait-shop canal-lock", "miser").play("ship wood")
    assert p.legal() == ["buy bait-shop", "buy feed-mill"]


@rule("HAR-610")
def test_money_left_over_is_lost() -> None:
    p = begin_to_buy("5 wood 4 stone 3 livestock", "feed-mill sawmill pub quarry").play("ship wood+stone")
    p.play("buy feed-mill", "refill ranch")
    assert p.told("money-lost") == [(0, 4)]
    assert p.money == p.view().money == 0
    p.play("go pub", "go sawmill", "go ranch", "go home-0")
    assert p.choices("gain"), "$3 for livestock and $4 of the last turn would buy a building"


@rule("HAR-611", "HAR-D25")
@pytest.mark.parametrize("place", [*BUY_ACTIONS[:2], "seaside-crane", "traders-guild", "home-0"])
def test_a_buy_action_buys_one_building(place: str) -> None:
    rest = "feed-mill sawmill bait-shop ranch"
    p = harbour(goods=RICH, centre=rest if place == "home-0" else f"{place} {rest}").play(f"go {place}")
    p.play("trade" if place == "home-0" else "begin buy", "ship livestock+wood+stone", "buy feed-mill")
    assert p.choices("refill")
    p.play("refill pub")
    assert p.choices("buy") == []
    assert p.tableau() == ["feed-mill"]


@rule("HAR-611", "HAR-D25")
def test_the_library_buys_up_to_two_out_of_one_sum() -> None:
    p = harbour(
        goods="5 wood 4 stone 3 livestock", centre="library feed-mill bait-shop canal-lock lighthouse"
    )
    p.play("go library", "begin buy", "ship livestock+wood+stone", "buy feed-mill")
    assert p.money == 7
    assert p.legal() == ["pass", "buy bait-shop", "buy canal-lock"]
    p.play("buy canal-lock")
    assert p.choices("refill")
    p.play("refill pub", "refill ranch")
    assert p.tableau() == ["feed-mill", "canal-lock"]
    assert p.choices("go")


@rule("HAR-D25")
def test_the_second_building_of_the_library_may_be_declined() -> None:
    p = harbour(goods=RICH, centre="library feed-mill bait-shop").play("go library", "begin buy")
    p.play("ship livestock+wood+stone", "buy feed-mill", "pass", "refill pub")
    assert (p.actor, p.tableau()) == (1, ["feed-mill"])


@rule("HAR-612")
def test_the_bought_card_joins_the_tableau_with_its_symbols_and_its_toll() -> None:
    p = harbour(goods={0: "5 wood", 1: "3 fish"}, centre="sawmill pub").play(
        "go home-0", "trade", "refill quarry"
    )
    assert p.tableau() == ["sawmill"]
    assert p.symbols() == {"anchor": 1, "coin": 1}
    p.play("go sawmill", "toll before")
    assert [p.goods(0), p.goods(1)] == [{"fish": 1}, {"fish": 2}]


@rule("HAR-613", "HAR-D26")
def test_the_gap_in_the_centre_is_filled_from_the_deck() -> None:
    p = begin_to_buy("5 wood", "feed-mill pub quarry ranch abbey")
    deck = [card for card in BUILDINGS if card not in ("feed-mill", "pub", "quarry", "ranch", "abbey")]
    assert p.weights() == {f"refill {card}": 1 for card in deck}
    assert p.view().deck_size == 31
    p.play("refill sawmill")
    assert sorted(p.centre) == ["abbey", "pub", "quarry", "ranch", "sawmill"]
    assert p.view().deck_size == 30


@rule("HAR-613", "HAR-D26")
def test_after_two_purchases_the_centre_is_filled_at_the_end_one_card_at_a_time() -> None:
    p = harbour(goods=RICH, centre="library feed-mill bait-shop pub abbey")
    p.play("go library", "begin buy", "ship livestock+wood+stone", "buy feed-mill")
    assert p.centre == ["library", "bait-shop", "pub", "abbey"]
    p.play("buy bait-shop", "refill ranch")
    assert "refill ranch" not in p.legal()
    p.play("refill quarry")
    assert sorted(p.centre) == ["abbey", "library", "pub", "quarry", "ranch"]


@rule("HAR-614", "HAR-D22")
def test_only_a_shipment_that_buys_something_is_legal() -> None:
    p = begin_to_buy(RICH, "clocktower pub")
    assert p.legal() == [
        *["ship wood+stone", "ship fish+livestock+wood", "ship fish+livestock+stone", "ship fish+wood+stone"][
            :0
        ],
        "ship fish+livestock+wood",
        "ship fish+livestock+stone",
        "ship wood+stone",
        "ship fish+wood+stone",
        "ship livestock+wood+stone",
        "ship fish+livestock+wood+stone",
    ]


@rule("HAR-614")
def test_who_has_shipped_must_buy() -> None:
    p = begin_to_buy(RICH, "clocktower pub shipbuilders-guild").play("ship wood+stone")
    assert p.legal() == ["buy pub", "buy shipbuilders-guild"]


@rule("HAR-615")
def test_more_may_be_shipped_than_is_needed() -> None:
    p = begin_to_buy(RICH, "feed-mill sawmill")
    assert {"wood", "wood+stone", "fish+livestock+wood+stone"} <= set(p.choices("ship"))
    p.play("ship fish+livestock+wood+stone", "buy feed-mill", "refill pub")
    assert (p.goods(), p.tableau()) == ({}, ["feed-mill"])


@rule("HAR-616")
@pytest.mark.parametrize(("building", "pawn"), [("bank", 0), ("quarry", 1)])
def test_a_building_with_a_pawn_on_it_may_be_bought(building: str, pawn: int) -> None:
    p = harbour(goods=RICH, centre="bank pub quarry", pawns={1: "quarry"})
    p.play("go bank", "begin buy", "ship livestock+wood+stone")
    assert {"bank", "quarry", "pub"} <= set(p.choices("buy"))
    p.play(f"buy {building}", "refill ranch")
    assert (p.tableau(), p.pawn(pawn)) == ([building], building)


@rule("HAR-617")
def test_prices_are_those_before_the_market_adjusts() -> None:
    """Wood pays $5 from its square, though at the purchase it lies on $2."""
    p = begin_to_buy("5 wood", "feed-mill sawmill")
    assert p.market == "wood fish livestock stone"
    assert p.money == 5


@rule("HAR-618")
def test_an_empty_deck_does_not_refill_the_centre() -> None:
    """No game comes to that, so all cards lie in the centre here."""
    p = harbour(goods="5 wood")
    p.state.centre, p.state.pile = list(range(len(BUILDINGS))), Pile()
    p.play("go home-0", "trade", "buy feed-mill")
    assert p.actor == 1
    assert p.centre == [card for card in BUILDINGS if card != "feed-mill"]
    assert len(p.view().centre) == 35
    assert "go pub" in p.legal()


@rule("HAR-618")
def test_the_last_card_of_the_deck_fills_one_of_two_gaps() -> None:
    p = harbour(goods=RICH, centre="library feed-mill sawmill")
    p.play("go library", "begin buy", "ship livestock+wood+stone", "buy feed-mill")
    p.state.pile = Pile([BUILDINGS.index("pub")])
    p.state.play(0, RULES.codebook.code("buy sawmill"))
    assert p.legal() == ["refill pub"]
    p.state.play(CHANCE, RULES.codebook.code("refill pub"))
    assert p.choices("go")
    assert len(p.view().centre) == len(p.centre) == 4


# -- the order inside a buy action


@rule("HAR-619")
def test_a_swap_then_a_package_then_the_shipment_then_what_is_kept_then_the_market_then_the_building() -> (
    None
):
    goods = "1 fish 1 livestock 6 wood 6 stone"
    p = begin_to_buy(goods, "feed-mill sawmill pub", "market-crier", "storehouse", traders=True)
    assert [text.split()[0] for text in p.legal()] == ["pass", "swap", "swap", "swap"]
    assert p.play("swap wood-stone").legal() == ["pass", "package"]
    p.play("package")
    assert (p.money, p.market, p.choices("ship")) == (
        3,
        "fish livestock wood stone",
        ["wood", "stone", "wood+stone"],
    )
    p.play("ship wood")
    assert (p.money, p.market, p.choices("keep")) == (7, "fish livestock wood stone", ["wood 0", "wood 1"])
    p.play("keep wood 1")
    assert (p.goods(), p.market) == ({"wood": 1, "stone": 5}, "wood fish livestock stone")
    assert p.choices("buy") == ["feed-mill", "sawmill"]
    assert p.play("buy sawmill").choices("refill")


@rule("HAR-619")
def test_refill_then_the_goods_of_the_investor_then_the_stone_of_the_mason() -> None:
    p = harbour(
        3, goods="5 wood 4 stone", boards={0: "investor", 1: "mason"}, centre="library feed-mill sawmill pub"
    )
    p.play("go library", "begin buy", "ship wood+stone", "keep wood 0", "keep stone 0", "buy feed-mill")
    assert p.choices("refill")
    p.play("refill quarry")
    assert (p.actor, len(p.choices("gain")), p.goods(1)) == (0, 4, {})
    p.play("gain fish")
    assert p.goods(1) == {"stone": 1}


@rule("HAR-619")
def test_the_investor_gains_once_per_building_after_all_gaps_are_filled() -> None:
    p = harbour(goods=RICH, boards="investor", centre="library feed-mill sawmill pub").play(
        "go library", "begin buy"
    )
    p.play("ship livestock+wood+stone", "keep livestock 1")
    p.play("buy feed-mill", "buy sawmill", "refill quarry", "refill ranch", "gain fish", "gain stone")
    assert p.goods() == {"fish": 6, "livestock": 1, "wood": 1, "stone": 1}


# -- whether a purchase is possible


@rule("HAR-620")
@pytest.mark.parametrize(
    ("board", "goods"), [("clockwork-tradesman", "2 fish 3 livestock"), ("broker", "5 wood")]
)
def test_automatic_money_counts_for_a_plain_purchase(board: str, goods: str) -> None:
    """$5 and $1 more from the square (the Broker has a coin besides): enough for a Bait Shop, and then a duty."""
    centre = "architectural-society bait-shop" if board != "broker" else "architectural-society canal-lock"
    p = harbour(goods=goods, boards=board, centre=centre).play("go architectural-society", "begin gain")
    assert (p.tableau(), p.actor) == ([centre.split()[1]], -1)


@rule("HAR-620", "HAR-D22")
def test_bonus_money_counts_even_if_nothing_is_shipped() -> None:
    rules = own_deck("wharfs: bonus_money = 0 -> bonus_money = 5")
    p = harbour(goods="1 fish", centre="feed-mill sawmill", rules=rules).play("go home-0")
    assert p.legal() == ["goods", "trade"]
    p.play("trade")
    assert (p.money, p.market, p.goods()) == (5, MARKET, {"fish": 1})
    assert p.legal() == ["buy feed-mill", "buy sawmill"]


OPTIONAL = [
    ("smuggler", "4 wood", "feed-mill", "off"),  # wood is one short
    ("market-crier", "6 stone", "bait-shop", "off"),  # stone pays $5 after a swap
    ("wharfs", "1 fish 1 livestock 1 wood 6 stone", "canal-lock", "on"),  # a package pays $3 more
    ("market-crier", "1 fish 5 livestock 1 wood 1 stone", "lighthouse", "on"),  # a swap and a package
]
"""Board, goods, building and Inland Traders where only optional means buy the building."""


@rule("HAR-620")
@pytest.mark.parametrize(("board", "goods", "building", "traders"), OPTIONAL)
def test_optional_means_count_for_a_possible_purchase(
    board: str, goods: str, building: str, traders: str
) -> None:
    p = harbour(goods=goods, boards=board, centre=building, options={"inland_traders": traders})
    assert p.play("go home-0").legal() == ["goods", "trade"]
    assert p.play("trade").choices("refill")
    assert p.tableau() == [building]


@rule("HAR-621", "HAR-D19")
@pytest.mark.parametrize(("board", "goods", "building", "traders"), OPTIONAL)
def test_a_purchase_by_optional_means_alone_is_no_duty(
    board: str, goods: str, building: str, traders: str
) -> None:
    centre = f"seaside-crane {building}"
    p = harbour(goods=goods, boards=board, centre=centre, options={"inland_traders": traders})
    p.play("go seaside-crane", "begin gain")
    assert p.legal() == ["pass", "trade"]
    assert (p.play("pass").actor, p.tableau()) == (1, [])
    p = harbour(goods=goods, boards=board, centre=centre, options={"inland_traders": traders})
    p.play("go seaside-crane", "begin gain", "trade")
    assert p.choices("refill")
    assert p.tableau() == [building]


@rule("HAR-620")
def test_the_conversion_of_the_alchemist_does_not_count() -> None:
    """It would make 5 wood, but it lies outside the buy action."""
    p = harbour(goods="3 wood 2 livestock 1 stone", boards="alchemist", centre="feed-mill").play(
        "pass", "go home-0"
    )
    assert len(p.choices("gain")) == len(p.legal()) == 4


@rule("HAR-620")
def test_a_plain_purchase_must_leave_a_good_for_an_outstanding_toll() -> None:
    p = harbour(goods="5 wood", owned={1: "traders-guild"}, centre="feed-mill").play("go traders-guild")
    assert len(p.play("toll after").choices("swap")) == 6


@rule("HAR-621")
@pytest.mark.parametrize("building", [card for card in BUY_ACTIONS if card != "traders-guild"])
def test_a_buy_part_is_a_duty_if_a_plain_purchase_is_possible(building: str) -> None:
    p = harbour(goods="6 wood 5 stone", centre=f"{building} feed-mill sawmill").play(
        f"go {building}", "begin gain"
    )
    assert p.legal() == ["ship wood", "ship wood+stone"]
    assert p.play("ship wood").legal() == ["buy feed-mill", "buy sawmill"]


# -- the decisions of a buy action


@rule("HAR-D20")
def test_the_market_crier_may_swap_one_of_three_neighbouring_pairs_or_none() -> None:
    p = begin_to_buy(RICH, "feed-mill", "market-crier")
    assert p.legal() == ["pass", "swap fish-livestock", "swap livestock-stone", "swap wood-stone"]
    assert p.play("swap livestock-stone").market == "fish stone livestock wood"


@rule("HAR-621", "HAR-D20")
def test_a_swap_of_the_market_crier_after_which_nothing_can_be_bought_is_left_out() -> None:
    """Wood on $5 buys the Bait Shop with the Crier's coin, on $4 it does not."""
    p = begin_to_buy("5 wood", "bait-shop", "market-crier")
    assert p.legal() == ["pass", "swap fish-livestock", "swap livestock-stone"]


@rule("HAR-621", "HAR-D20")
def test_the_market_crier_must_swap_if_nothing_can_be_bought_without() -> None:
    p = begin_to_buy("3 fish 6 stone", "lighthouse golem-crafters", "market-crier")
    assert p.legal() == ["swap fish-livestock", "swap wood-stone"]


@rule("HAR-D21")
@pytest.mark.parametrize("user", [0, 1])
def test_a_package_may_be_sold_or_not(user: int) -> None:
    goods, options = {user: "1 fish 1 livestock 6 wood 1 stone"}, {"inland_traders": True}
    p = harbour(user=user, goods=goods, centre="feed-mill lighthouse", options=options)
    p.play(f"go home-{user}", "trade")
    assert p.legal() == ["pass", "package"]
    assert p.play("package").money == 8
    assert (p.choices("buy"), p.goods(0), p.goods(1)) == (["feed-mill", "lighthouse"], {}, {})


@rule("HAR-621", "HAR-D21")
def test_a_package_after_which_nothing_can_be_bought_is_left_out() -> None:
    """It would take the fifth wood."""
    p = begin_to_buy("1 fish 1 livestock 5 wood 1 stone", "feed-mill sawmill", traders=True)
    assert (p.money, p.goods()) == (5, {"fish": 1, "livestock": 1, "stone": 1})


@rule("HAR-621", "HAR-D21")
def test_a_package_must_be_sold_if_nothing_can_be_bought_without() -> None:
    p = begin_to_buy("1 fish 1 livestock 6 wood 1 stone", "lighthouse golem-crafters", traders=True)
    assert (p.money, p.goods()) == (8, {})


@rule("HAR-D22")
def test_the_smuggler_ships_at_most_one_good_that_is_one_short() -> None:
    p = begin_to_buy("1 fish 2 livestock 5 wood 2 stone", "feed-mill", "smuggler")
    assert p.legal() == ["ship wood", "ship fish+wood", "ship livestock+wood"]
    p = harbour(user=1, goods={0: "6 fish", 1: "1 fish 5 wood"}, boards={1: "smuggler"}, centre="feed-mill")
    assert p.play("go home-1", "trade").legal() == ["ship wood", "ship fish+wood"]


@rule("HAR-D22")
def test_nothing_is_shipped_only_if_other_money_or_a_cost_of_0_suffices() -> None:
    assert "ship nothing" not in begin_to_buy(RICH, "feed-mill sawmill").legal()
    p = begin_to_buy(
        "6 fish 1 livestock 1 wood 1 stone", "feed-mill sawmill", owned="tax-office bank", traders=True
    )
    assert (p.money, p.legal()) == (3, ["ship nothing", "ship fish"])
    rules = own_deck("feed-mill: cost = 5 -> cost = 3")
    p = harbour(goods="2 fish", owned=COINS, centre="feed-mill", rules=rules).play("go home-0", "trade")
    assert p.legal() == ["ship nothing", "ship fish"]


@rule("HAR-D24")
def test_at_most_seven_buildings_are_for_sale() -> None:
    p = harbour(
        4, goods=RICH, centre="feed-mill sawmill bait-shop masoners-hall rumour-mill storehouse canal-lock"
    )
    p.play("go home-0", "trade", "ship wood+stone")
    assert len(set(p.choices("buy"))) == len(p.legal()) == 7
