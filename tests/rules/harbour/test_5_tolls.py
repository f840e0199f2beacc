"""Chapter 5: tolls and symbols."""

import pytest

from roadstead.games.harbour.deck import GOODS
from tests.rule import rule
from tests.rules.harbour.position import BUILDINGS, harbour, own_deck

CERTAIN = (
    "abbey almshouse architectural-society bank clocktower commodity-exchange customs-house library lighthouse "
    "privateer-ship rumour-mill seaside-crane storehouse"
)
PER_ANCHOR = ["fish-market", "lumber-yard", "quarry", "ranch"]


# -- the toll


@rule("HAR-501", "HAR-D12")
@pytest.mark.parametrize("place", ["sushi-shop", "home-1"])
def test_using_a_building_of_another_player_costs_a_good_of_choice(place: str) -> None:
    p = harbour(
        goods={0: "1 wood 1 livestock", 1: "1 wood"}, owned={1: "sushi-shop"}, centre="pub ranch quarry"
    )
    p.play(f"go {place}", "toll before")
    assert p.legal() == ["pay livestock", "pay wood"]
    p.play("pay wood")
    assert p.goods(0) == {"livestock": 1}
    assert p.goods(1) == {"wood": 2}


@rule("HAR-501")
def test_the_toll_goes_to_the_owner_and_nobody_else() -> None:
    p = harbour(3, goods="2 fish", owned={2: "golem-crafters"}).play("go golem-crafters", "toll before")
    assert [p.goods(seat) for seat in range(3)] == [{"fish": 1}, {}, {"fish": 1}]


@rule("HAR-501", "HAR-514")
@pytest.mark.parametrize(("user", "owner"), [(0, 2), (1, 0), (2, 1)])
def test_a_toll_passes_between_any_two_seats_whoever_else_has_a_hat(user: int, owner: int) -> None:
    hatted = ({0, 1, 2} - {user, owner}).pop()
    owned = {owner: "golem-crafters abbey", hatted: "rumour-mill"}
    for place in ("golem-crafters", f"home-{owner}"):
        p = harbour(3, user=user, goods={user: "2 fish"}, owned=owned).play(f"go {place}", "toll before")
        assert [p.goods(user), p.goods(owner), p.goods(hatted)] == [{"fish": 1}, {"fish": 1}, {}]
    p = harbour(3, user=hatted, goods={hatted: "2 fish"}, owned=owned).play("go golem-crafters")
    assert [p.goods(user), p.goods(owner), p.goods(hatted)] == [{}, {}, {"fish": 2}]


@rule("HAR-502", "HAR-D12")
def test_the_toll_is_paid_before_or_after_the_action_as_the_user_chooses() -> None:
    p = harbour(goods="2 fish", owned={1: "feed-mill"}).play("go feed-mill")
    assert p.legal() == ["toll before", "toll after"]
    p.play("toll before")
    assert [p.goods(0), p.goods(1)] == [{"fish": 1}, {"fish": 1}]
    p = harbour(goods="2 fish", owned={1: "feed-mill"}).play("go feed-mill", "toll after")
    assert [p.goods(0), p.goods(1)] == [{"livestock": 3}, {"livestock": 1}]


@rule("HAR-503")
def test_a_toll_cannot_be_evaded() -> None:
    """With a good in hand the Sushi Shop is open, without one it is not; and the turn ends with the toll paid."""
    assert "sushi-shop" not in harbour(owned={1: "sushi-shop"}, centre="pub ranch").choices("go")
    p = harbour(goods="1 stone", owned={1: "sushi-shop"}, centre="pub ranch").play(
        "go sushi-shop", "toll after"
    )
    assert (p.actor, p.goods(0), p.goods(1)) == (1, {}, {"stone": 1})


@rule("HAR-504")
@pytest.mark.parametrize("good", GOODS)
@pytest.mark.parametrize("held", [5, 6])
def test_any_good_pays_a_toll_even_if_it_is_lost_to_the_limit_of_the_owner(good: str, held: int) -> None:
    p = harbour(
        goods={0: "1 fish 1 livestock 1 wood 1 stone", 1: f"{held} {good}"}, owned={1: "golem-crafters"}
    )
    p.play("go golem-crafters", "toll before")
    assert p.legal() == [f"pay {each}" for each in GOODS]
    p.play(f"pay {good}")
    assert (p.actor, p.goods(1)) == (1, {good: 6})
    assert p.goods(0) == {each: 1 for each in GOODS if each != good}


@rule("HAR-505")
@pytest.mark.parametrize("place", ["golem-crafters", "sawmill", "home-0"])
def test_centre_buildings_and_own_ones_cost_no_toll(place: str) -> None:
    p = harbour(goods="1 fish", owned="sawmill", centre="golem-crafters pub").play(f"go {place}")
    assert p.choices("toll") == []
    assert p.goods() == {"fish": 1}
    assert p.goods(1) == {}


@rule("HAR-506")
@pytest.mark.parametrize("building", BUILDINGS)
def test_without_goods_only_an_action_that_is_certain_to_bring_one_may_be_used(building: str) -> None:
    centre = "bait-shop sawmill".replace(building, "").strip()
    without_anchor = harbour(boards="broker", owned={1: building}, centre=centre)
    assert (building in without_anchor.choices("go")) is (building in [*CERTAIN.split(), "tax-office"])
    with_anchor = harbour(owned={1: building}, centre=centre)
    assert (building in with_anchor.choices("go")) is (
        building in [*CERTAIN.split(), "tax-office", *PER_ANCHOR]
    )


@rule("HAR-506")
@pytest.mark.parametrize("building", [*BUILDINGS, "home-1"])
def test_with_a_good_every_building_may_be_used_and_the_moment_is_chosen(building: str) -> None:
    p = harbour(goods="1 fish", owned={1: building.replace("home-1", "pub")}, centre="")
    assert p.play(f"go {building}").legal() == ["toll before", "toll after"]


@rule("HAR-506")
@pytest.mark.parametrize(("goods", "certain"), [({}, False), ({1: "1 fish"}, True), ({2: "1 fish"}, True)])
def test_the_tax_office_of_three_players_brings_a_good_only_if_an_opponent_has_one(
    goods: dict[int, str], certain: bool
) -> None:
    p = harbour(3, goods=goods, owned={1: "tax-office"})
    assert ("tax-office" in p.choices("go")) is certain


@rule("HAR-506", "HAR-D12")
def test_without_goods_the_toll_is_paid_after_and_the_moment_is_not_asked() -> None:
    p = harbour().play("go home-1")
    assert len(p.choices("gain")) == len(p.legal()) == 10
    p.play("gain fish+wood")
    assert p.legal() == ["pay fish", "pay wood"]
    p.play("pay wood")
    assert [p.goods(0), p.goods(1)] == [{"fish": 1}, {"wood": 1}]


# -- a toll outstanding while buying


@rule("HAR-507")
@pytest.mark.parametrize(
    ("goods", "owned", "offered"),
    [
        ("5 wood", "", False),  # all would be shipped
        ("5 wood 1 fish", "", True),  # the fish is not shipped
        ("5 wood", "storehouse", True),  # a wood can be kept
        ("2 fish", "sushi-shop tax-office bank", False),
        ("2 fish", "sushi-shop tax-office salvage-yard", True),  # with its warehouse
    ],
)
@pytest.mark.parametrize("user", [0, 1])
def test_a_shipment_must_leave_a_good_for_the_toll(user: int, goods: str, owned: str, offered: bool) -> None:
    p = harbour(user=user, goods={user: goods}, owned={user: owned}, centre="feed-mill")
    p.play(f"go home-{1 - user}", "toll after")
    assert ("trade" in p.legal()) is offered


@rule("HAR-507")
def test_only_shipments_that_leave_a_good_are_offered() -> None:
    p = harbour(goods="5 wood 4 stone", boards="miser", centre="feed-mill pub")
    p.play("go home-1", "toll after", "trade")
    assert p.legal() == ["ship wood", "ship stone"]


@rule("HAR-507", "HAR-D23")
@pytest.mark.parametrize(
    ("goods", "first", "last", "building"),
    [
        ("3 livestock 4 stone", "livestock", "stone", "canal-lock"),
        ("5 wood 4 stone", "wood", "stone", "abbey"),
    ],
)
def test_the_last_keeping_decision_must_keep_one_if_nothing_else_is_left(
    goods: str, first: str, last: str, building: str
) -> None:
    p = harbour(goods=goods, owned="storehouse butchers-block", centre=building)
    p.play("go home-1", "toll after", "trade")
    assert p.legal() == [f"keep {first} 0", f"keep {first} 1", f"keep {first} 2"]
    p.play(f"keep {first} 0")
    assert p.legal() == [f"keep {last} 1", f"keep {last} 2"]


@rule("HAR-507", "HAR-D23")
def test_keeping_is_free_with_one_good_left_and_one_to_come() -> None:
    p = harbour(goods="5 wood 1 fish", owned={0: "storehouse", 1: "bank"}, centre="feed-mill")
    p.play("go bank", "toll after", "begin buy")
    assert p.legal() == ["keep wood 0", "keep wood 1"]


@rule("HAR-507")
def test_the_last_keeping_decision_is_free_if_a_good_is_left() -> None:
    p = harbour(goods="3 livestock 4 stone", owned="storehouse butchers-block", centre="canal-lock pub")
    p.play("go home-1", "toll after", "trade", "keep livestock 1")
    assert p.legal() == ["keep stone 0", "keep stone 1"]


@rule("HAR-507")
def test_a_gain_part_not_yet_done_is_a_good_to_come() -> None:
    p = harbour(goods="5 wood", owned={1: "bank"}, centre="feed-mill pub").play("go bank", "toll after")
    p.play("begin buy", "refill ranch")
    assert (p.tableau(), p.goods(0), p.goods(1)) == (["feed-mill"], {}, {"livestock": 1})


@rule("HAR-507")
def test_a_gain_part_already_done_is_no_good_to_come() -> None:
    """The fifth wood comes first; then all wood would be shipped, so nothing is bought."""
    p = harbour(goods="4 wood", owned={1: "library"}, centre="feed-mill pub").play("go library", "toll after")
    assert (p.actor, p.tableau(), p.goods(0), p.goods(1)) == (1, [], {"wood": 4}, {"wood": 1})


@rule("HAR-507")
def test_the_good_of_the_investor_is_a_good_to_come() -> None:
    p = harbour(goods="5 wood", boards="investor", centre="feed-mill pub").play(
        "go home-1", "toll after", "trade"
    )
    assert p.legal() == ["keep wood 0", "keep wood 1"]
    p.play("keep wood 0", "refill ranch", "gain fish")
    assert [p.goods(0), p.goods(1)] == [{}, {"fish": 1}]


@rule("HAR-507")
def test_the_good_of_the_clocktower_is_a_good_to_come() -> None:
    p = harbour(goods="5 wood", owned={1: "clocktower"}, centre="traders-guild feed-mill")
    p.play("go clocktower", "toll after", "copy traders-guild", "begin buy", "refill pub", "swap fish-wood")
    p.play("gain stone")
    assert (p.tableau(), p.goods(0), p.goods(1)) == (["feed-mill"], {}, {"stone": 1})


@rule("HAR-507")
def test_without_a_good_to_come_the_traders_guild_does_not_buy() -> None:
    p = harbour(goods="5 wood", owned={1: "traders-guild"}, centre="feed-mill pub").play("go traders-guild")
    p.play("toll after", "swap fish-livestock")
    assert (p.actor, p.tableau(), p.goods(0), p.goods(1)) == (1, [], {"wood": 4}, {"wood": 1})


@rule("HAR-507")
@pytest.mark.parametrize(
    ("board", "fish", "owned", "offered"),
    [
        ("wharfs", 1, "sushi-shop tax-office", False),
        ("wharfs", 2, "sushi-shop tax-office", True),  # a fish is left
        ("wharfs", 1, "sushi-shop tax-office storehouse", False),  # a warehouse keeps nothing of a package
        ("investor", 1, "sushi-shop tax-office", True),  # his good is still to come
    ],
)
def test_a_package_for_the_inland_traders_must_leave_a_good_too(
    board: str, fish: int, owned: str, offered: bool
) -> None:
    """2 coins make a building of cost 5 as cheap as the $3 of the package."""
    p = harbour(
        goods=f"{fish} fish 1 livestock 1 wood 1 stone",
        boards=board,
        owned=owned,
        market="livestock wood stone fish",
        centre="feed-mill",
        options={"inland_traders": True},
    ).play("go home-1", "toll after")
    assert ("trade" in p.legal()) is offered


@rule("HAR-508")
def test_a_top_hat_bought_by_the_very_action_does_not_cancel_the_toll() -> None:
    p = harbour(3, goods="5 wood 2 fish", owned={1: "bank"}, centre="rumour-mill pub").play(
        "go bank", "toll after"
    )
    p.play("begin buy", "refill ranch")
    assert (p.tableau(), p.symbols()) == (["rumour-mill"], {"anchor": 1, "top-hat": 1})
    assert (p.actor, [p.goods(seat) for seat in range(3)]) == (1, [{}, {"livestock": 1}, {}])


# -- symbols


@rule("HAR-511")
def test_every_building_has_one_or_two_symbols() -> None:
    for building in BUILDINGS:
        assert sum(harbour(owned=building, boards="broker", centre="").symbols().values()) in (2, 3), building
    for symbols in ("[]", '["coin", "anchor", "coin"]'):
        with pytest.raises(ValueError, match="one or two"):
            own_deck(f'abbey: symbols = ["top-hat"] -> symbols = {symbols}')


@rule("HAR-511")
def test_symbols_serve_the_buyer_from_the_moment_of_purchase_and_nobody_else() -> None:
    p = harbour(goods="5 wood 5 stone", centre="almshouse quarry ranch").play("go home-0", "trade")
    assert p.symbols() == {"anchor": 1}
    p.play("buy ranch")
    assert p.choices("refill")
    assert [p.symbols(0), p.symbols(1)] == [{"anchor": 2}, {"anchor": 1}]


@rule("HAR-512")
@pytest.mark.parametrize(
    ("owned", "affordable"),
    [
        ("sushi-shop", "feed-mill bait-shop"),
        ("sushi-shop tax-office", "feed-mill bait-shop canal-lock"),
        ("sushi-shop tax-office bank", "feed-mill bait-shop canal-lock lighthouse"),
    ],
)
def test_each_coin_makes_every_building_a_dollar_cheaper(owned: str, affordable: str) -> None:
    p = harbour(goods="5 wood", owned=owned, centre="feed-mill bait-shop canal-lock lighthouse abbey")
    p.play("go home-0", "trade")
    assert set(p.choices("buy")) == set(affordable.split())


@rule("HAR-512")
def test_the_coins_of_others_do_not_help() -> None:
    p = harbour(goods="5 wood", owned={1: "sushi-shop tax-office"}, centre="bait-shop pub").play("go home-0")
    assert p.choices("gain")


@rule("HAR-512")
def test_a_cost_is_never_below_0() -> None:
    """3 coins: the Feed Mill of cost 2 is free, and leaves no $1 for a Sawmill of cost 4."""
    rules = own_deck("feed-mill: cost = 5 -> cost = 2", "sawmill: cost = 5 -> cost = 4")
    p = harbour(owned="sushi-shop tax-office bank", centre="library feed-mill sawmill", rules=rules)
    p.play("go library", "begin buy", "refill pub")
    assert p.tableau() == ["sushi-shop", "tax-office", "bank", "feed-mill"]
    assert p.goods() == {"wood": 1}


@rule("HAR-513")
@pytest.mark.parametrize("building", PER_ANCHOR)
@pytest.mark.parametrize(
    ("owned", "gained"),
    [("pub", 1), ("lighthouse", 2), ("lighthouse canal-lock", 3), ("lighthouse canal-lock bait-shop", 4)],
)
def test_anchors_raise_the_yield_one_by_one(building: str, owned: str, gained: int) -> None:
    p = harbour(owned=owned, centre=building).play(f"go {building}")
    good = {"fish-market": "fish", "lumber-yard": "wood", "quarry": "stone", "ranch": "livestock"}[building]
    assert p.goods() == {good: gained}


@rule("HAR-514")
@pytest.mark.parametrize("hats", ["rumour-mill", "rumour-mill abbey"])
@pytest.mark.parametrize("place", ["golem-crafters", "home-1"])
def test_a_top_hat_spares_every_toll_and_one_is_enough(hats: str, place: str) -> None:
    p = harbour(owned={0: hats, 1: "golem-crafters"}, goods="1 fish").play(f"go {place}")
    assert p.choices("toll") == []
    assert [p.goods(0), p.goods(1)] == [{"fish": 1}, {}]


@rule("HAR-514")
def test_a_top_hat_opens_every_building_to_its_owner_without_goods() -> None:
    assert "sushi-shop" in harbour(owned={0: "abbey", 1: "sushi-shop"}, centre="pub").choices("go")
    assert "sushi-shop" not in harbour(owned={1: "abbey sushi-shop"}, centre="pub").choices("go")


@rule("HAR-515", "HAR-D23")
def test_each_warehouse_keeps_one_shipped_good_in_all() -> None:
    p = harbour(goods="3 livestock 5 wood", owned="storehouse feed-mill", centre="lighthouse pub")
    p.play("go home-0", "trade")
    assert p.legal() == ["keep livestock 0", "keep livestock 1", "keep livestock 2"]
    p.play("keep livestock 1")
    assert p.legal() == ["keep wood 0", "keep wood 1"]
    p.play("keep wood 1", "refill quarry")
    assert p.goods() == {"livestock": 1, "wood": 1}


@rule("HAR-515", "HAR-D23")
def test_keeping_is_optional_and_not_asked_when_no_warehouse_is_left() -> None:
    p = harbour(goods="3 livestock 5 wood", owned="storehouse feed-mill", centre="lighthouse pub")
    p.play("go home-0", "trade", "keep livestock 2")
    assert p.choices("refill")
    assert p.goods() == {"livestock": 2}
    p = harbour(goods="3 livestock 5 wood", owned="storehouse feed-mill", centre="lighthouse pub")
    p.play("go home-0", "trade", "keep livestock 0", "keep wood 0", "refill quarry")
    assert p.goods() == {}


@rule("HAR-515", "HAR-D23")
def test_no_more_of_a_type_is_kept_than_it_lost() -> None:
    p = harbour(goods="2 fish 5 wood", owned="storehouse feed-mill masoners-hall", centre="canal-lock pub")
    p.play("go home-0", "trade")
    assert p.legal() == ["keep fish 0", "keep fish 1", "keep fish 2"]


@rule("HAR-512", "HAR-515")
@pytest.mark.parametrize("user", [0, 1, 2])
def test_coins_and_warehouses_serve_their_owner_in_any_seat(user: int) -> None:
    """A coin makes the Bait Shop payable with $5; a warehouse keeps one wood of five."""
    p = harbour(3, user=user, goods={user: "5 wood"}, owned={user: "pub storehouse"}, centre="bait-shop")
    p.play(f"go home-{user}", "trade")
    assert p.legal() == ["keep wood 0", "keep wood 1"]
    p.play("keep wood 1")
    assert (p.tableau(user), p.goods(user)) == (["pub", "storehouse", "bait-shop"], {"wood": 1})
    other = (user + 1) % 3
    p = harbour(3, user=other, goods={other: "5 wood"}, owned={user: "pub storehouse"}, centre="bait-shop")
    assert p.play(f"go home-{other}").choices("gain")


@rule("HAR-515")
@pytest.mark.parametrize(("owned", "gained"), [("pub", 1), ("feed-mill", 2), ("feed-mill masoners-hall", 3)])
def test_warehouses_raise_the_yield_of_some_buildings(owned: str, gained: int) -> None:
    p = harbour(owned=owned, centre="storehouse customs-house").play("go storehouse", "pick stone")
    assert p.goods() == {"stone": gained}
    p = harbour(owned=owned, centre="storehouse customs-house").play("go customs-house")
    assert {text.count("+") + 1 for text in p.choices("gain")} == {gained}


@rule("HAR-516")
def test_a_coin_bought_in_this_action_does_not_lower_the_price_of_the_next_building() -> None:
    """$5 + $4 + $2 = $11: the Sawmill for $5 brings a coin, but the Canal Lock still costs $7."""
    p = harbour(goods="2 fish 5 wood 4 stone", centre="library sawmill bait-shop canal-lock")
    p.play("go library", "begin buy", "ship fish+wood+stone", "buy sawmill")
    assert p.symbols() == {"anchor": 1, "coin": 1}
    assert p.legal() == ["pass", "buy bait-shop"]


@rule("HAR-516")
def test_a_warehouse_bought_in_this_action_keeps_nothing_of_its_shipment() -> None:
    p = harbour(goods="5 wood", centre="feed-mill pub").play("go home-0", "trade", "refill ranch")
    assert p.symbols() == {"anchor": 1, "warehouse": 1}
    assert (p.actor, p.goods()) == (1, {})
