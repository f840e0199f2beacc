"""Chapter 3: actions."""

import pytest

from tests.rule import rule
from tests.rules.harbour.position import BUILDINGS, Position, harbour, own_deck

TWO_PART = ["architectural-society", "bank", "library", "privateer-ship", "seaside-crane", "traders-guild"]
GAIN_AND_BUY = [
    ("library", "wood"),
    ("bank", "livestock"),
    ("architectural-society", "stone"),
    ("seaside-crane", "fish"),
]
PAIRS = ["fish-livestock", "fish-wood", "fish-stone", "livestock-wood", "livestock-stone", "wood-stone"]
REST = "pub quarry ranch lighthouse"
MARKET = "fish livestock stone wood"


def visit(
    building: str, goods: str, rest: str = REST, market: str = MARKET, boards: str = "wharfs"
) -> Position:
    """Seat 0 goes to a building of the centre."""
    return harbour(goods=goods, centre=f"{building} {rest}", market=market, boards=boards).play(
        f"go {building}"
    )


# -- what actions show


@rule("HAR-301")
@pytest.mark.parametrize(
    ("building", "spent", "gained"),
    [
        ("feed-mill", "2 fish", {"livestock": 4}),
        ("sawmill", "2 stone", {"wood": 4}),
        ("bait-shop", "2 livestock", {"fish": 4}),
        ("masoners-hall", "2 wood", {"stone": 4}),
        ("butchers-block", "1 livestock", {"fish": 1, "wood": 1, "stone": 1}),
        ("golem-crafters", "3 livestock", {"stone": 5}),
        ("sculptors-studio", "1 stone", {"fish": 1, "livestock": 1, "wood": 1}),
        ("sushi-shop", "1 fish", {"livestock": 1, "wood": 1, "stone": 1}),
        ("woodcarvers-shop", "1 wood", {"fish": 1, "livestock": 1, "stone": 1}),
        ("boatwrights-slip", "3 wood", {"fish": 5}),
        ("pub", "1 fish 1 livestock", {"wood": 2, "stone": 2}),
        ("scaffold-works", "3 stone", {"wood": 5}),
        ("shipbuilders-guild", "1 wood 1 stone", {"fish": 2, "livestock": 2}),
        ("fishmeal-farm", "3 fish", {"livestock": 5}),
    ],
)
def test_what_is_left_of_the_arrow_is_spent_and_what_is_right_of_it_gained(
    building: str, spent: str, gained: dict[str, int]
) -> None:
    assert visit(building, spent, "quarry ranch").goods() == gained


@rule("HAR-301")
def test_other_actions_gain_change_the_market_buy_or_do_what_their_text_says() -> None:
    assert visit("lighthouse", "", "pub quarry").play("gain fish+wood").goods() == {"fish": 1, "wood": 1}
    assert visit("commodity-exchange", "").play("swap fish-wood").market == "wood livestock stone fish"
    assert "ship wood" in visit("bank", "5 wood 5 stone", "sawmill quarry").play("begin buy").legal()
    assert visit("almshouse", "4 fish").goods() == {"fish": 4, "livestock": 1, "wood": 1, "stone": 1}


@rule("HAR-301")
@pytest.mark.parametrize("user", [0, 1, 2])
@pytest.mark.parametrize(
    ("building", "moves", "left"),
    [
        ("feed-mill", [], {"livestock": 4, "wood": 5}),
        ("lighthouse", ["gain fish+stone"], {"fish": 3, "stone": 1, "wood": 5}),
        ("ranch", [], {"fish": 2, "livestock": 1, "wood": 5}),
        ("almshouse", [], {"fish": 2, "livestock": 1, "wood": 5, "stone": 1}),
        ("wizards-traveling-imaginarium", ["pick fish"], {"fish": 4, "wood": 5}),
        ("canal-lock", ["spend fish 2", "pick stone"], {"wood": 5, "stone": 3}),
        ("salvage-yard", ["gain livestock+stone"], {"fish": 2, "livestock": 3, "stone": 3}),
        ("storehouse", ["pick fish"], {"fish": 3, "wood": 5}),
        ("commodity-exchange", ["swap fish-stone"], {"fish": 3, "wood": 5, "stone": 1}),
        ("commodity-exchange", ["swap livestock-wood"], {"fish": 2, "livestock": 1, "wood": 6}),
    ],
)
def test_an_action_concerns_the_goods_of_the_user_in_any_seat(
    user: int, building: str, moves: list[str], left: dict[str, int]
) -> None:
    p = harbour(3, user=user, goods={user: "2 fish 5 wood"}, centre=building).play(f"go {building}", *moves)
    assert [p.goods(seat) for seat in range(3)] == [left if seat == user else {} for seat in range(3)]


@rule("HAR-302")
@pytest.mark.parametrize(
    ("building", "left"),
    [("feed-mill", {"fish": 4, "livestock": 4}), ("fishmeal-farm", {"fish": 3, "livestock": 5})],
)
def test_a_conversion_is_made_once_per_visit(building: str, left: dict[str, int]) -> None:
    p = visit(building, "6 fish")
    assert p.goods() == left
    assert p.actor == 1


@rule("HAR-303")
@pytest.mark.parametrize(
    ("building", "goods", "left"),
    [
        ("feed-mill", "1 fish", {"fish": 1}),
        ("golem-crafters", "2 livestock", {"livestock": 2}),
        ("shipbuilders-guild", "5 wood", {"wood": 5}),
        ("shipbuilders-guild", "5 stone", {"stone": 5}),
    ],
)
def test_a_conversion_is_all_or_nothing(building: str, goods: str, left: dict[str, int]) -> None:
    p = visit(building, goods)
    assert p.goods() == left
    assert p.actor == 1


@rule("HAR-304")
@pytest.mark.parametrize("building", ["traders-guild", "commodity-exchange"])
def test_a_swap_is_compulsory_and_one_of_six_pairs(building: str) -> None:
    p = visit(building, "1 fish")
    assert p.legal() == [f"swap {pair}" for pair in PAIRS]


@rule("HAR-304")
def test_a_swap_without_a_purchase_after_it_may_be_any_pair() -> None:
    """The purchase that a swap of fish and wood would allow is no matter of the Commodity Exchange."""
    p = visit("commodity-exchange", "6 fish", "feed-mill", boards="miser")
    assert p.choices("swap") == PAIRS


@rule("HAR-304")
@pytest.mark.parametrize(
    ("pair", "market"),
    [
        ("fish-livestock", "livestock fish stone wood"),
        ("fish-wood", "wood livestock stone fish"),
        ("fish-stone", "stone livestock fish wood"),
        ("livestock-wood", "fish wood stone livestock"),
        ("livestock-stone", "fish stone livestock wood"),
        ("wood-stone", "fish livestock wood stone"),
    ],
)
def test_a_swap_lets_two_markers_change_places(pair: str, market: str) -> None:
    assert visit("traders-guild", "1 fish").play(f"swap {pair}").market == market


@rule("HAR-305")
@pytest.mark.parametrize(
    ("owned", "livestock"),
    [("", 1), ("lighthouse", 2), ("lighthouse quarry", 3), ("lighthouse quarry abbey boatwrights-slip", 4)],
)
def test_anchors_on_all_owned_buildings_count_the_starting_building_included(
    owned: str, livestock: int
) -> None:
    p = harbour(owned=owned, centre="ranch pub sushi-shop").play("go ranch")
    assert p.goods() == {"livestock": livestock}


@rule("HAR-305")
def test_the_visited_building_counts_only_if_it_is_owned() -> None:
    assert harbour(centre="ranch pub").play("go ranch").goods() == {"livestock": 1}
    assert harbour(owned="ranch", centre="pub").play("go ranch").goods() == {"livestock": 2}


@rule("HAR-305")
def test_a_starting_building_without_anchor_counts_nothing() -> None:
    p = harbour(boards="broker", centre="ranch pub").play("go ranch")
    assert (p.actor, p.goods()) == (1, {})


@rule("HAR-306")
def test_the_symbols_of_the_visitor_count_and_not_those_of_the_owner() -> None:
    owner = {1: "quarry lighthouse canal-lock storehouse masoners-hall"}
    p = harbour(goods="1 wood", owned=owner, centre="pub ranch").play("go quarry", "toll before")
    assert p.goods() == {"stone": 1}
    for own, fish in [("pub", 1), ("feed-mill", 2)]:
        p = harbour(goods="1 wood", owned={0: own} | owner, centre="ranch abbey")
        assert p.play("go storehouse", "toll before", "pick fish").goods() == {"fish": fish}


# -- two parts


@rule("HAR-307")
def test_exactly_six_buildings_have_two_parts() -> None:
    rich = "6 fish 6 livestock 6 wood 6 stone"
    found = []
    for building in BUILDINGS:
        rest = " ".join(card for card in ("pub", "quarry") if card != building)
        p = harbour(goods={0: rich, 1: "1 fish"}, centre=f"{building} {rest}").play(f"go {building}")
        if p.choices("begin"):
            found.append(building)
    assert found == TWO_PART


@rule("HAR-308", "HAR-311", "HAR-D14")
@pytest.mark.parametrize(("building", "good"), GAIN_AND_BUY)
def test_gain_and_buy_may_be_done_in_either_order(building: str, good: str) -> None:
    goods = "5 fish 5 livestock 5 wood 5 stone"
    p = visit(building, goods)
    assert p.legal() == ["begin gain", "begin buy"]
    p.play("begin gain")
    assert p.goods()[good] == 6
    assert p.choices("ship")
    p = visit(building, goods)
    p.play("begin buy", "ship wood+stone", "buy pub", "refill abbey")
    left = {"fish": 5, "livestock": 5, "wood": 0, "stone": 0}
    left[good] += 1
    assert p.goods() == {name: count for name, count in left.items() if count}


@rule("HAR-308", "HAR-311")
@pytest.mark.parametrize(("building", "good"), GAIN_AND_BUY)
def test_a_purchase_that_is_not_possible_is_left_out(building: str, good: str) -> None:
    p = visit(building, "")
    assert (p.actor, p.goods(), p.tableau()) == (1, {good: 1}, [])


@rule("HAR-308", "HAR-311")
@pytest.mark.parametrize(("building", "good"), GAIN_AND_BUY)
def test_after_gaining_first_a_plain_purchase_is_a_duty(building: str, good: str) -> None:
    p = visit(building, "5 fish 5 livestock 5 wood 5 stone", "feed-mill quarry").play("begin gain")
    assert [text for text in p.legal() if not text.startswith("ship ")] == []


@rule("HAR-308")
def test_a_part_may_be_begun_with_only_if_it_can_be_done_now() -> None:
    """The fourth livestock makes the purchase possible, so it must come first."""
    p = visit("bank", "3 livestock", "feed-mill quarry", market="fish wood livestock stone", boards="miser")
    assert (p.tableau(), p.goods()) == (["feed-mill"], {})


@rule("HAR-308")
def test_no_choice_may_dodge_the_purchase() -> None:
    """The seventh livestock is lost; the Scavenger must take the fourth stone for it, which pays for the Canal Lock."""
    p = visit("bank", "6 livestock 3 stone", "canal-lock", boards="scavenger")
    assert p.tableau() == []
    assert p.choices("keep") == ["livestock 0", "livestock 1"]
    p.play("keep livestock 1", "refill abbey")
    assert (p.tableau(), p.goods()) == (["canal-lock"], {"livestock": 1})


@rule("HAR-308")
def test_without_a_purchase_to_dodge_the_choice_is_free() -> None:
    p = visit("bank", "6 livestock 2 stone", "canal-lock", boards="scavenger")
    assert p.choices("pick") == ["fish", "wood", "stone"]


@rule("HAR-311")
def test_buying_first_by_optional_means_is_legal_but_no_duty() -> None:
    """3 livestock and 3 stone make $7 for the Smuggler alone."""
    p = visit("seaside-crane", "3 livestock 3 stone", boards="smuggler")
    assert p.legal() == ["begin gain", "begin buy"]
    assert p.play("begin gain").legal() == ["pass", "trade"]


@rule("HAR-311")
@pytest.mark.parametrize("user", [0, 1])
def test_with_a_toll_outstanding_gaining_first_may_not_forbid_the_purchase(user: int) -> None:
    """Shipping all stone is legal before the gain, which pays the toll, and not after it."""
    owned = {1 - user: "architectural-society"}
    p = harbour(user=user, goods={user: "4 stone"}, boards={user: "miser"}, owned=owned, centre="feed-mill")
    p.play("go architectural-society", "toll after", "refill pub")
    assert p.tableau(user) == ["feed-mill"]
    assert [p.goods(user), p.goods(1 - user)] == [{}, {"stone": 1}]


@rule("HAR-311")
def test_with_the_toll_paid_the_same_purchase_may_come_first_or_last() -> None:
    p = harbour(
        goods="4 stone 1 wood", boards="miser", owned={1: "architectural-society"}, centre="feed-mill quarry"
    )
    p.play("go architectural-society", "toll before", "pay wood")
    assert p.legal() == ["begin gain", "begin buy"]


@rule("HAR-308", "HAR-311", "HAR-D14")
def test_traders_guild_may_swap_first_only_a_pair_that_leaves_the_purchase_possible() -> None:
    p = visit("traders-guild", "5 fish", "feed-mill quarry", market="stone livestock wood fish")
    assert p.legal() == ["begin buy", "begin swap"]
    p.play("begin swap")
    assert p.choices("swap") == ["livestock-wood", "livestock-stone", "wood-stone"]
    p.play("swap wood-stone", "refill pub")
    assert (p.tableau(), p.goods()) == (["feed-mill"], {})


@rule("HAR-308", "HAR-311")
def test_traders_guild_must_buy_first_where_every_swap_would_forbid_the_purchase() -> None:
    """$2 + $4 + $5 just pay for the cheapest building, and every swap takes at least $1 away."""
    p = harbour(
        goods="2 fish 4 stone 6 wood",
        owned={1: "traders-guild"},
        centre="clocktower library commodity-exchange wizards-traveling-imaginarium salvage-yard",
        rules=own_deck("salvage-yard: cost = 10 -> cost = 11"),
    ).play("go traders-guild", "toll before", "pay wood")
    assert p.goods() == {}
    assert p.choices("buy") == ["commodity-exchange", "salvage-yard", "wizards-traveling-imaginarium"]


@rule("HAR-308", "HAR-311")
def test_traders_guild_buying_first_leaves_any_swap_for_afterwards() -> None:
    p = visit("traders-guild", "5 fish", "feed-mill quarry", market="stone livestock wood fish")
    p.play("begin buy", "refill pub")
    assert p.market == "fish stone livestock wood"
    assert p.legal() == [f"swap {pair}" for pair in PAIRS]


@rule("HAR-308", "HAR-311")
def test_traders_guild_must_swap_a_pair_that_makes_the_purchase_possible() -> None:
    p = visit("traders-guild", "5 fish", "feed-mill quarry", boards="miser")
    assert p.legal() == ["swap fish-wood", "swap fish-stone"]
    p.play("swap fish-stone")
    assert p.tableau() == ["feed-mill"]


@rule("HAR-311")
def test_the_bonus_money_of_a_swap_and_buy_counts_when_its_pairs_are_judged() -> None:
    rules = own_deck("traders-guild: bonus_money = 0 -> bonus_money = 1")
    p = harbour(goods="5 fish", centre="traders-guild feed-mill", rules=rules).play("go traders-guild")
    assert p.legal() == ["swap fish-wood", "swap fish-stone"]


@rule("HAR-308", "HAR-311")
def test_traders_guild_swaps_any_pair_where_none_helps_and_the_purchase_is_left_out() -> None:
    p = visit("traders-guild", "1 fish 1 wood")
    assert p.choices("swap") == PAIRS
    p.play("swap fish-wood")
    assert (p.actor, p.tableau(), p.goods()) == (1, [], {"fish": 1, "wood": 1})


@rule("HAR-311")
def test_traders_guild_may_buy_first_by_optional_means_or_swap_any_pair() -> None:
    p = visit(
        "traders-guild", "4 fish", "feed-mill quarry", market="stone livestock wood fish", boards="smuggler"
    )
    assert p.legal() == ["begin buy", "begin swap"]
    p.play("begin swap")
    assert p.choices("swap") == PAIRS
    assert p.play("swap wood-stone").legal() == ["pass", "trade"]


@rule("HAR-308", "HAR-311", "HAR-D14")
def test_privateer_ship_takes_and_gains_in_either_order() -> None:
    p = harbour(goods={1: "2 fish"}, centre="privateer-ship pub").play("go privateer-ship")
    assert p.legal() == ["begin gain", "begin take"]
    p.play("begin take")
    assert [p.goods(0), p.goods(1)] == [{"fish": 1}, {"fish": 1}]
    assert p.play("gain wood").goods() == {"fish": 1, "wood": 1}
    p = harbour(goods={1: "2 fish"}, centre="privateer-ship pub").play(
        "go privateer-ship", "begin gain", "gain wood"
    )
    assert [p.goods(0), p.goods(1)] == [{"fish": 1, "wood": 1}, {"fish": 1}]


@rule("HAR-308", "HAR-311")
def test_privateer_ship_only_gains_where_no_opponent_holds_goods() -> None:
    p = harbour(goods="1 fish", centre="privateer-ship pub").play("go privateer-ship")
    assert len(p.choices("gain")) == len(p.legal()) == 4
    p.play("gain wood")
    assert (p.actor, p.goods()) == (1, {"fish": 1, "wood": 1})


@rule("HAR-311")
def test_the_second_part_is_judged_after_the_window_of_the_alchemist() -> None:
    """Nothing to buy after the gain, but the conversion makes 5 wood of 3 and a purchase of them."""
    p = harbour(goods="3 wood 2 livestock 1 stone", boards="alchemist", centre="seaside-crane feed-mill pub")
    p.play("pass", "go seaside-crane")
    assert (p.goods()["fish"], p.legal()[0]) == (1, "pass")
    p.play("convert stone livestock wood", "refill quarry")
    assert p.tableau() == ["feed-mill"]


# -- starting buildings


@rule("HAR-309", "HAR-D13")
def test_a_starting_building_gives_its_goods_or_a_purchase() -> None:
    p = harbour(goods="5 wood", centre="feed-mill quarry").play("go home-0")
    assert p.legal() == ["goods", "trade"]
    p.play("goods", "gain 2-fish")
    assert (p.actor, p.goods(), p.tableau()) == (1, {"fish": 2, "wood": 5}, [])
    p = harbour(goods="5 wood", centre="feed-mill quarry").play("go home-0", "trade", "refill pub")
    assert (p.actor, p.goods(), p.tableau()) == (1, {}, ["feed-mill"])


@rule("HAR-309", "HAR-D13")
def test_buying_is_offered_only_if_a_purchase_is_possible() -> None:
    p = harbour(goods="4 wood", centre="feed-mill quarry").play("go home-0")
    assert len(p.choices("gain")) == len(p.legal()) == 10


@rule("HAR-309")
def test_buying_once_chosen_is_carried_through() -> None:
    p = harbour(goods="6 fish 6 livestock 6 wood 6 stone").play("go home-0", "trade")
    assert [text for text in p.legal() if not text.startswith("ship ")] == []
    p.play("ship wood+stone")
    assert [text for text in p.legal() if not text.startswith("buy ")] == []


@rule("HAR-309")
@pytest.mark.parametrize(
    ("board", "fixed"),
    [("alchemist", "stone"), ("bookkeeper", "wood"), ("broker", "stone"), ("diplomat", "livestock")],
)
def test_a_character_gives_one_certain_good_and_one_of_choice(board: str, fixed: str) -> None:
    p = harbour(boards=board).play("go home-0", "gain fish")
    assert p.goods() == {fixed: 1, "fish": 1}


@rule("HAR-310")
def test_goods_of_choice_may_repeat_unless_they_must_differ() -> None:
    assert "2-fish" in harbour().play("go home-0").choices("gain")
    assert visit("lighthouse", "", "pub quarry").choices("gain") == [pair.replace("-", "+") for pair in PAIRS]


@rule("HAR-310")
def test_a_type_at_6_may_be_chosen_and_the_good_is_lost() -> None:
    p = visit("lighthouse", "6 fish", "pub quarry").play("gain fish+wood")
    assert p.goods() == {"fish": 6, "wood": 1}


@rule("HAR-310")
def test_certain_and_chosen_goods_of_a_gain_are_one_event() -> None:
    """The Fisherman's extra fish comes once with the two fish of his board."""
    p = harbour(boards="fisherman").play("go home-0", "gain fish")
    assert p.goods() == {"fish": 3}


# -- the choices of a part


@rule("HAR-D15")
@pytest.mark.parametrize(
    ("building", "owned", "count"),
    [
        ("rumour-mill", "", 4),
        ("home-0", "", 10),
        ("lighthouse", "", 6),
        ("abbey", "", 4),
        ("customs-house", "", 4),
        ("customs-house", "feed-mill", 6),
        ("customs-house", "feed-mill storehouse", 4),
    ],
)
def test_goods_of_choice_are_chosen_at_once(building: str, owned: str, count: int) -> None:
    p = harbour(owned=owned, centre="rumour-mill lighthouse abbey customs-house pub").play(f"go {building}")
    assert len(set(p.choices("gain"))) == len(p.legal()) == count


@rule("HAR-D15")
@pytest.mark.parametrize(
    "owned", ["feed-mill storehouse masoners-hall", "feed-mill storehouse masoners-hall golem-crafters"]
)
def test_four_different_goods_need_no_choice(owned: str) -> None:
    p = harbour(owned=owned, centre="customs-house pub").play("go customs-house")
    assert (p.actor, p.goods()) == (1, {"fish": 1, "livestock": 1, "wood": 1, "stone": 1})


@rule("HAR-D15")
@pytest.mark.parametrize(
    ("building", "goods"), [("storehouse", ""), ("wizards-traveling-imaginarium", "1 fish 1 wood")]
)
def test_the_storehouse_asks_for_any_type_and_doubling_for_a_type_held(building: str, goods: str) -> None:
    types = ["fish", "livestock", "wood", "stone"] if building == "storehouse" else ["fish", "wood"]
    assert visit(building, goods).legal() == [f"pick {good}" for good in types]


@rule("HAR-D15")
def test_the_salvage_yard_asks_for_a_type_and_then_for_two_others() -> None:
    p = visit("salvage-yard", "5 fish 6 wood 4 stone")
    assert p.legal() == ["pick fish", "pick wood"]
    p.play("pick wood")
    assert p.legal() == ["gain fish+livestock", "gain fish+stone", "gain livestock+stone"]
    assert p.play("gain livestock+stone").goods() == {"fish": 5, "livestock": 3, "wood": 1, "stone": 6}


@rule("HAR-D15")
def test_the_canal_lock_asks_for_type_and_amount_and_then_for_another_type() -> None:
    p = visit("canal-lock", "6 fish 6 livestock 6 wood 6 stone")
    assert len(p.choices("spend")) == len(p.legal()) == 12
    p = visit("canal-lock", "2 fish 1 wood")
    assert p.legal() == ["spend fish 1", "spend fish 2", "spend wood 1"]
    assert p.play("spend fish 2").legal() == ["pick livestock", "pick wood", "pick stone"]
    assert p.play("pick wood").goods() == {"wood": 4}


@rule("HAR-D15")
def test_the_clocktower_asks_for_a_building_then_for_its_action_then_for_a_good() -> None:
    seven = "pub quarry ranch lighthouse abbey bank almshouse"
    p = harbour(4, owned="clocktower", centre=seven).play("go clocktower")
    assert p.legal() == [f"copy {building}" for building in sorted(seven.split())]
    assert len(p.play("copy lighthouse").choices("gain")) == 6
    assert len(p.play("gain fish+wood").choices("gain")) == 4
    assert p.play("gain wood").goods() == {"fish": 1, "wood": 2}


@rule("HAR-D15")
def test_the_privateer_ship_asks_for_an_opponent_and_then_for_a_type() -> None:
    goods = {1: "1 fish", 2: "1 fish 1 livestock 1 wood 1 stone", 3: "2 wood"}
    p = harbour(4, goods=goods, centre="privateer-ship pub").play("go privateer-ship", "begin take")
    assert p.legal() == ["rob 1", "rob 2", "rob 3"]
    p.play("rob 2")
    assert p.legal() == ["pick fish", "pick livestock", "pick wood", "pick stone"]
    p.play("pick wood")
    assert [p.goods(0), p.goods(2)] == [{"wood": 1}, {"fish": 1, "livestock": 1, "stone": 1}]
