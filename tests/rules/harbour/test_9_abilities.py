"""Chapter 9, the characters: what each ability does, for whom, how often, and what it leaves alone."""

from __future__ import annotations

import pytest

from roadstead.engine.game import CHANCE
from roadstead.games.harbour.deck import GOODS
from roadstead.games.harbour.view import HarbourView
from tests.rule import rule
from tests.rules.harbour.position import BUILDINGS, PLAIN_CENTRE, RULES, Position, harbour, start

THREE = "bait-shop fish-market lumber-yard"
FULL = "6 fish 6 livestock 6 wood 6 stone"
BUY = ("go home-0", "trade")


def with_card(card: str) -> str:
    return f"{card} {PLAIN_CENTRE}"


def turn_is_over(position: Position) -> bool:
    """The next player is to move."""
    return position.state.turn == 2 and bool(position.choices("go"))


# -- Alchemist -----------------------------------------------------------------------------------------


@rule("HAR-921")
def test_alchemist_spends_one_good_and_turns_two_of_a_type_into_two_of_another() -> None:
    position = harbour(boards="alchemist", goods="1 fish 2 wood")
    assert position.legal() == [
        "pass",
        "convert fish wood fish",
        "convert fish wood livestock",
        "convert fish wood stone",
    ]
    assert position.play("convert fish wood stone").goods() == {"stone": 2}


@rule("HAR-921")
@pytest.mark.parametrize(
    ("goods", "convert", "left"),
    [
        pytest.param("3 wood", "wood wood stone", {"stone": 2}, id="spent of the type converted"),
        pytest.param("1 fish 2 wood", "fish wood fish", {"fish": 2}, id="spent of the type gained"),
        pytest.param("6 fish 2 wood", "fish wood fish", {"fish": 6}, id="cost first, then cut at 6"),
        pytest.param("5 fish 3 wood", "wood wood fish", {"fish": 6}, id="cut at 6"),
    ],
)
def test_alchemist_pays_first_and_gains_then(goods: str, convert: str, left: dict[str, int]) -> None:
    assert harbour(boards="alchemist", goods=goods).play(f"convert {convert}").goods() == left


@rule("HAR-921")
@pytest.mark.parametrize("goods", ["2 wood", "1 fish 1 livestock 1 wood 1 stone", ""])
def test_alchemist_is_not_asked_where_no_conversion_is_possible(goods: str) -> None:
    assert harbour(boards="alchemist", goods=goods).choices("go")


@rule("HAR-921")
def test_alchemist_converts_once_a_turn() -> None:
    position = harbour(boards="alchemist", goods="6 fish 6 wood").play(
        "convert fish wood stone", "go sushi-shop"
    )
    assert position.actor == 1
    assert "convert fish wood stone" in position.take_turn().legal()


@rule("HAR-921")
def test_alchemist_has_a_window_after_the_action() -> None:
    position = harbour(boards="alchemist", goods="2 wood").play("go lighthouse", "gain fish+livestock")
    assert position.actor == 0
    position.play("convert fish wood stone")
    assert position.goods() == {"livestock": 1, "stone": 2}
    assert turn_is_over(position)


@rule("HAR-921")
def test_alchemist_has_a_window_between_two_parts_before_the_second_is_judged() -> None:
    position = harbour(boards="alchemist", goods="1 livestock 3 wood 4 stone", centre=with_card("bank"))
    position.play("pass", "go bank")
    assert position.goods() == {"livestock": 2, "wood": 3, "stone": 4}
    position.play("convert wood wood livestock")
    assert position.goods() == {}
    assert position.choices("buy") == ["quarry", "ranch"]


@rule("HAR-921")
def test_alchemist_has_no_window_in_the_turn_of_another() -> None:
    position = harbour(boards={1: "alchemist"}, goods={0: "6 fish 6 wood", 1: "6 fish 6 wood"})
    assert position.choices("go")
    assert position.play("go lighthouse", "gain livestock+stone").actor == 1


# -- Bookkeeper ----------------------------------------------------------------------------------------


@rule("HAR-922")
def test_bookkeeper_ships_no_more_than_the_minimum() -> None:
    position = harbour(boards="bookkeeper", goods="3 fish 6 wood").play(*BUY)
    assert (position.money, position.goods()) == (7, {"fish": 1, "wood": 1})


@rule("HAR-922")
def test_bookkeeper_keeps_goods_out_of_the_minimum_by_warehouses_and_not_more() -> None:
    position = harbour(
        boards="bookkeeper", goods="3 fish 6 wood", owned="feed-mill golem-crafters masoners-hall"
    )
    position.play(*BUY)
    assert position.choices("keep") == ["fish 0", "fish 1", "fish 2"]
    position.play("keep fish 2", "keep wood 1")
    assert position.goods() == {"fish": 3, "wood": 2}


@rule("HAR-922")
def test_bookkeeper_serves_himself_alone() -> None:
    position = harbour(boards={1: "bookkeeper"}, goods="3 fish 6 wood").play(*BUY)
    assert position.goods() == {}


# -- Clockwork Tradesman and Broker --------------------------------------------------------------------


@rule("HAR-923")
@pytest.mark.parametrize(
    ("board", "market", "goods", "money"),
    [
        ("clockwork-tradesman", "fish livestock stone wood", "2 fish 4 stone", 2 + 1 + 4),
        ("clockwork-tradesman", "wood fish livestock stone", "2 wood 4 livestock", 2 + 1 + 4),
        ("clockwork-tradesman", "fish livestock stone wood", "3 livestock 4 stone", 3 + 4),
        ("broker", "fish livestock stone wood", "5 wood", 5 + 1),
        ("broker", "wood fish livestock stone", "5 stone", 5 + 1),
        ("broker", "fish livestock stone wood", "2 fish 4 stone", 2 + 4),
        ("wharfs", "fish livestock stone wood", "2 fish 5 wood", 2 + 5),
    ],
)
def test_a_square_pays_its_friend_one_dollar_more(board: str, market: str, goods: str, money: int) -> None:
    position = harbour(boards={0: board, 1: "miser"}, market=market, goods=goods).play(*BUY)
    assert position.money == money


@rule("HAR-923")
def test_the_extra_dollar_is_for_shipping_not_for_holding() -> None:
    position = harbour(boards="clockwork-tradesman", goods="2 fish 3 livestock 4 stone").play(*BUY)
    assert position.play("ship livestock+stone").money == 3 + 4


@rule("HAR-923")
@pytest.mark.parametrize("board", ["clockwork-tradesman", "broker"])
def test_the_extra_dollar_serves_its_own_player_alone(board: str) -> None:
    assert harbour(boards={1: board}, goods="2 fish 5 wood").play(*BUY).money == 7


# -- Diplomat ------------------------------------------------------------------------------------------


@rule("HAR-924")
def test_diplomat_may_go_where_another_pawn_stands_but_not_where_his_own_does() -> None:
    position = harbour(boards="diplomat", pawns={0: "pub", 1: "ranch"})
    assert "ranch" in position.choices("go")
    assert "pub" not in position.choices("go")


@rule("HAR-924", "HAR-D30")
def test_diplomat_brings_a_good_of_choice_to_the_player_he_meets_before_his_action() -> None:
    position = harbour(3, boards="diplomat", pawns={2: "quarry"}).play("go quarry")
    assert (position.actor, position.choices("gain")) == (2, GOODS)
    assert position.goods(0) == {}
    position.play("gain wood")
    assert (position.goods(0), position.goods(1), position.goods(2)) == ({"stone": 1}, {}, {"wood": 1})
    assert turn_is_over(position)


@rule("HAR-924")
def test_diplomat_meets_nobody_on_a_vacant_building() -> None:
    position = harbour(boards="diplomat", pawns={1: "pub"}).play("go quarry")
    assert position.goods(1) == {}
    assert turn_is_over(position)


@rule("HAR-924")
@pytest.mark.parametrize("place", ["abbey", "home-1"])
def test_diplomat_may_go_to_an_occupied_building_of_another_and_his_hat_saves_the_toll(place: str) -> None:
    position = harbour(boards="diplomat", owned={1: "abbey"}, pawns={1: place}, goods="1 fish")
    position.play(f"go {place}", "gain wood")
    assert position.actor == 0
    assert position.choices("toll") == []
    assert (position.goods(0), position.goods(1)) == ({"fish": 1}, {"wood": 1})


@rule("HAR-924")
def test_a_building_with_the_diplomat_is_occupied_for_all_others() -> None:
    position = harbour(3, boards={0: "diplomat"}, pawns={0: "pub", 2: "pub", 1: "ranch"}, user=1)
    assert "pub" not in position.choices("go")


@rule("HAR-924")
def test_only_the_diplomat_shares_a_building() -> None:
    position = harbour(boards={1: "diplomat"}, pawns={1: "ranch"})
    assert "ranch" not in position.choices("go")


# -- Investor ------------------------------------------------------------------------------------------


@rule("HAR-925", "HAR-D27")
def test_investor_gains_a_good_of_choice_after_buying() -> None:
    position = harbour(boards="investor", goods="3 livestock 4 stone")
    position.play(*BUY, "keep livestock 0", "keep stone 0", "buy ranch")
    assert position.actor == CHANCE
    position.play("refill abbey")
    assert (position.actor, position.choices("gain")) == (0, GOODS)
    assert position.play("gain wood").goods() == {"wood": 1}
    assert turn_is_over(position)


@rule("HAR-925", "HAR-D27")
def test_investor_gains_once_for_each_building() -> None:
    goods = "2 fish 3 livestock 5 wood 4 stone"
    position = harbour(boards="investor", goods=goods, centre=with_card("library"))
    position.play("go library", "begin buy", "ship fish+livestock+wood+stone")
    position.play("keep fish 1", "buy ranch", "buy quarry").deal()
    position.play("gain stone", "gain stone")
    assert position.goods() == {"fish": 1, "wood": 1, "stone": 2}
    assert turn_is_over(position)


@rule("HAR-925")
def test_investor_gains_nothing_when_another_buys() -> None:
    position = harbour(boards={1: "investor"}, goods="2 fish 5 wood").play(*BUY, "buy ranch").deal()
    assert position.goods(1) == {}
    assert turn_is_over(position)


# -- Innkeeper -----------------------------------------------------------------------------------------


@rule("HAR-926")
def test_innkeeper_may_stay_on_a_building_he_has_bought_and_use_it_again() -> None:
    position = harbour(boards="innkeeper", owned="bait-shop", pawns={0: "bait-shop"}, goods="2 livestock")
    assert position.play("go bait-shop").goods() == {"fish": 4}


@rule("HAR-926")
def test_innkeeper_may_stay_while_the_diplomat_is_his_guest() -> None:
    boards = {0: "innkeeper", 1: "diplomat"}
    position = harbour(boards=boards, owned="bait-shop", pawns={0: "bait-shop", 1: "bait-shop"})
    assert "bait-shop" in position.choices("go")


@rule("HAR-926")
def test_innkeeper_has_no_way_into_an_occupied_building_of_his_own() -> None:
    boards = {0: "innkeeper", 1: "diplomat"}
    position = harbour(boards=boards, owned="bait-shop", pawns={0: "pub", 1: "bait-shop"})
    assert "bait-shop" not in position.choices("go")


@rule("HAR-926")
@pytest.mark.parametrize(
    ("board", "place"),
    [("innkeeper", "home-0"), ("innkeeper", "pub"), ("innkeeper", "abbey"), ("investor", "bait-shop")],
)
def test_nobody_stays_elsewhere(board: str, place: str) -> None:
    owned = {0: "bait-shop", 1: "abbey"}
    position = harbour(boards={0: board, 1: "innkeeper"}, owned=owned, pawns={0: place}, goods="1 fish")
    assert place not in position.choices("go")


# -- Landlord ------------------------------------------------------------------------------------------


@rule("HAR-927", "HAR-952", "HAR-D33")
@pytest.mark.parametrize("place", ["abbey", "home-1"])
def test_landlord_gains_a_good_of_choice_right_after_a_toll(place: str) -> None:
    position = harbour(boards={1: "landlord"}, owned={1: "abbey"}, goods="1 fish")
    position.play(f"go {place}", "toll before")
    assert (position.actor, position.choices("gain")) == (1, GOODS)
    assert position.play("gain wood").goods(1) == {"fish": 1, "wood": 1}
    assert position.actor == 0
    assert position.goods(0) == {}


@rule("HAR-927")
def test_landlord_gains_even_if_the_toll_is_lost_to_the_limit() -> None:
    position = harbour(boards={1: "landlord"}, goods={0: "1 fish", 1: "6 fish"})
    position.play("go home-1", "toll before", "gain wood")
    assert position.goods(1) == {"fish": 6, "wood": 1}


@rule("HAR-927")
def test_landlord_gains_nothing_from_a_top_hat() -> None:
    position = harbour(boards={1: "landlord"}, goods="1 fish", owned="rumour-mill")
    position.play("go home-1", "gain wood")
    assert turn_is_over(position)
    assert position.goods(1) == {}


@rule("HAR-927")
def test_landlord_gains_nothing_from_the_toll_of_another() -> None:
    position = harbour(3, boards={2: "landlord"}, goods="1 fish").play("go home-1", "toll before")
    assert position.actor == 0
    assert position.goods(2) == {}


@rule("HAR-927")
def test_landlord_gains_nothing_from_gifts_and_thefts() -> None:
    position = harbour(boards={1: "landlord"}, centre=with_card("abbey")).play(
        "go abbey", "gain fish+wood+stone"
    )
    assert turn_is_over(position.play("gain wood"))
    position = harbour(boards={0: "landlord"}, centre=with_card("privateer-ship"), goods={1: "1 fish"})
    position.play("go privateer-ship", "begin gain", "gain wood")
    assert turn_is_over(position)
    assert position.goods(0) == {"fish": 1, "wood": 1}


# -- Market Crier --------------------------------------------------------------------------------------


@rule("HAR-928")
def test_market_crier_may_swap_two_neighbours_before_shipping() -> None:
    position = harbour(boards="market-crier", goods=FULL).play(*BUY)
    assert position.legal() == ["pass", "swap fish-livestock", "swap livestock-stone", "swap wood-stone"]
    position.play("swap fish-livestock")
    assert position.market == "livestock fish stone wood"


@rule("HAR-928")
def test_market_crier_swaps_once_per_buy_action() -> None:
    position = harbour(boards="market-crier", goods=FULL).play(*BUY, "swap wood-stone")
    assert not position.choices("swap")
    assert position.choices("ship")


@rule("HAR-928")
def test_market_crier_ships_at_the_new_prices() -> None:
    position = harbour(boards="market-crier", goods="4 wood 3 livestock").play(*BUY)
    assert position.market == "wood livestock fish stone"
    assert position.money == 3 + 4


@rule("HAR-928")
def test_market_crier_may_not_swap_a_purchase_away() -> None:
    position = harbour(boards="market-crier", goods="2 fish 4 stone").play(*BUY)
    assert position.market == "stone fish livestock wood"
    assert position.choices("buy") == ["quarry", "ranch"]


@rule("HAR-928")
def test_market_crier_serves_himself_alone_and_only_when_buying() -> None:
    assert harbour(boards={1: "market-crier"}, goods=FULL).play(*BUY).choices("swap") == []
    position = harbour(boards="market-crier", goods=FULL).play("go home-0", "goods")
    assert position.choices("gain")


# -- Smuggler ------------------------------------------------------------------------------------------


@rule("HAR-929")
def test_smuggler_ships_one_good_that_is_one_short_for_its_full_price() -> None:
    position = harbour(boards="smuggler", goods="1 fish 5 wood").play(*BUY)
    assert (position.money, position.goods()) == (7, {})


@rule("HAR-929")
def test_smuggler_ships_one_short_good_at_most() -> None:
    position = harbour(boards="smuggler", goods="1 fish 2 livestock 5 wood").play(*BUY)
    assert position.choices("ship") == ["fish+wood", "livestock+wood"]


@rule("HAR-929")
@pytest.mark.parametrize("goods", ["5 wood 1 livestock", "5 wood 2 stone", "5 wood"])
def test_smuggler_ships_nothing_that_is_two_short(goods: str) -> None:
    position = harbour(boards="smuggler", goods=goods).play("go home-0")
    assert position.choices("gain")


@rule("HAR-929")
def test_smuggler_keeps_of_the_short_good_as_usual() -> None:
    position = harbour(boards="smuggler", goods="1 fish 5 wood", owned="golem-crafters").play(*BUY)
    assert position.choices("keep") == ["fish 0", "fish 1"]
    assert position.play("keep fish 1").goods() == {"fish": 1}


@rule("HAR-929")
def test_smuggler_serves_himself_alone() -> None:
    position = harbour(boards={1: "smuggler"}, goods="1 fish 5 wood").play("go home-0")
    assert position.choices("gain")


# -- Scavenger -----------------------------------------------------------------------------------------


@rule("HAR-930", "HAR-D35")
def test_scavenger_replaces_each_good_lost_to_the_limit_one_by_one() -> None:
    position = harbour(boards="scavenger", goods="3 livestock 3 stone", centre=with_card("golem-crafters"))
    position.play("go golem-crafters")
    assert position.choices("pick") == ["fish", "livestock", "wood"]
    position.play("pick fish")
    assert position.choices("pick") == ["fish", "livestock", "wood"]
    position.play("pick wood")
    assert position.goods() == {"fish": 1, "wood": 1, "stone": 6}
    assert turn_is_over(position)


@rule("HAR-930")
def test_scavenger_gains_nothing_where_all_types_are_full() -> None:
    position = harbour(boards="scavenger", goods=FULL).play("go lighthouse", "gain fish+wood")
    assert position.goods() == dict.fromkeys(GOODS, 6)
    assert turn_is_over(position)


@rule("HAR-930")
def test_scavenger_replaces_only_while_a_type_is_below_six() -> None:
    position = harbour(boards="scavenger", goods="6 fish 6 livestock 6 wood 5 stone")
    position.play("go lighthouse", "gain fish+wood")
    assert position.goods() == dict.fromkeys(GOODS, 6)
    assert turn_is_over(position)


@rule("HAR-930")
def test_scavenger_does_not_replace_goods_shipped_above_the_minimum() -> None:
    position = harbour(boards="scavenger", goods="6 livestock 6 stone")
    position.play(*BUY, "keep livestock 0", "keep stone 0", "buy ranch").deal()
    assert position.goods() == {}
    assert turn_is_over(position)


@rule("HAR-930")
def test_scavenger_does_not_replace_what_others_lose() -> None:
    position = harbour(boards={1: "scavenger"}, goods="6 fish").play("go lighthouse", "gain fish+wood")
    assert position.goods(1) == {}
    assert turn_is_over(position)


# -- points at the end ---------------------------------------------------------------------------------


@rule("HAR-931")
@pytest.mark.parametrize(
    ("board", "goods", "owned", "points"),
    [
        ("miser", "3 wood", "", 0),
        ("miser", "1 fish 1 livestock 1 wood 1 stone", "", 1),
        ("miser", "6 wood 5 stone", "", 2),
        ("collector", "", "", 1),
        ("collector", "", "bait-shop fish-market", 2),
        ("collector", "", "bait-shop fishmeal-farm", 4),
        ("sea-captain", "", "", 0),
        ("sea-captain", "", "bait-shop abbey boatwrights-slip", 2),
        ("wharfs", "6 wood 6 stone", "bait-shop fishmeal-farm abbey", 0),
    ],
)
def test_points_for_goods_kinds_of_symbols_and_anchors(
    board: str, goods: str, owned: str, points: int
) -> None:
    position = harbour(boards={0: board, 1: "noble"}, goods=goods, owned=owned, ender=1).play("go sushi-shop")
    assert position.score().get("ability", 0) == points


@rule("HAR-946")
@pytest.mark.parametrize(
    ("market", "points"),
    [
        ("stone fish livestock wood", 2),
        ("fish stone livestock wood", 3),
        ("fish livestock stone wood", 4),
        ("fish livestock wood stone", 5),
    ],
)
def test_speculator_scores_the_square_of_stone(market: str, points: int) -> None:
    position = harbour(boards={0: "speculator"}, market=market, ender=1).play("go sushi-shop")
    assert [position.score(0), position.score(1)] == [{"ability": points}, {}]


@rule("HAR-946")
def test_speculator_counts_the_market_at_the_end() -> None:
    position = harbour(boards="speculator", centre=with_card("rumour-mill"), ender=1)
    assert position.play("go rumour-mill", "gain fish").score() == {"ability": 3}


# -- Beggar --------------------------------------------------------------------------------------------


@rule("HAR-941", "HAR-D34")
def test_beggar_gains_a_good_of_choice_when_another_takes_goods_at_home() -> None:
    position = harbour(3, boards={2: "beggar"}).play("go home-0", "gain 2-wood")
    assert (position.actor, position.choices("gain")) == (2, GOODS)
    assert position.play("gain fish").goods(2) == {"fish": 1}
    assert turn_is_over(position)


@rule("HAR-941")
def test_beggar_gains_nothing_from_a_visitor() -> None:
    position = harbour(3, boards={2: "beggar"}, goods="1 fish")
    position.play("go home-1", "toll before", "gain 2-wood")
    assert position.goods(2) == {}
    assert turn_is_over(position)


@rule("HAR-941")
def test_beggar_gains_nothing_when_another_buys_at_home() -> None:
    position = harbour(boards={1: "beggar"}, goods="2 fish 5 wood").play(*BUY, "buy ranch").deal()
    assert position.goods(1) == {}
    assert turn_is_over(position)


@rule("HAR-941")
@pytest.mark.parametrize("moves", [["go home-0", "gain wood"], ["go quarry"]])
def test_beggar_gains_nothing_at_his_own_home_or_elsewhere(moves: list[str]) -> None:
    position = harbour(boards={0: "beggar"}).play(*moves)
    assert sum(position.goods().values()) == 1
    assert turn_is_over(position)


@rule("HAR-941")
def test_beggar_gains_nothing_when_another_takes_goods_elsewhere() -> None:
    position = harbour(3, boards={2: "beggar"}).play("go home-0", "gain 2-wood", "gain fish")
    position.play("go lighthouse", "gain fish+wood")
    assert position.goods(2) == {"fish": 1}
    assert position.choices("go")


# -- Fisherman -----------------------------------------------------------------------------------------


@rule("HAR-942", "HAR-951")
@pytest.mark.parametrize(
    ("gain", "goods"),
    [("fish", {"fish": 3}), ("wood", {"fish": 2, "wood": 1})],
)
def test_fisherman_gains_one_fish_more_in_an_event_with_fish(gain: str, goods: dict[str, int]) -> None:
    assert harbour(boards="fisherman").play("go home-0", f"gain {gain}").goods() == goods


@rule("HAR-942")
def test_fisherman_gains_no_fish_in_an_event_without() -> None:
    position = harbour(boards="fisherman").play("go lighthouse", "gain wood+stone")
    assert position.goods() == {"wood": 1, "stone": 1}


@rule("HAR-942")
def test_fisherman_is_no_help_to_others() -> None:
    assert harbour(boards={1: "fisherman"}).play("go lighthouse", "gain fish+wood").goods(0)["fish"] == 1


@rule("HAR-942")
def test_fisherman_does_not_gain_the_fish_he_keeps() -> None:
    position = harbour(boards="fisherman", goods="2 fish 5 wood", owned="golem-crafters").play(*BUY)
    position.play("keep fish 1", "buy ranch").deal()
    assert position.goods() == {"fish": 1}


@rule("HAR-942")
def test_fisherman_does_not_gain_his_starting_goods() -> None:
    position = chosen_boards("fisherman", "miser").play("stock 3-fish")
    assert position.goods() == {"fish": 3}


# -- Wholesailer ---------------------------------------------------------------------------------------


@rule("HAR-943")
def test_wholesailer_keeps_one_of_each_good_shipped() -> None:
    position = harbour(boards="wholesaler", goods="2 fish 6 wood").play(*BUY)
    assert (position.money, position.goods()) == (7, {"fish": 1, "wood": 1})


@rule("HAR-943")
def test_wholesailer_keeps_by_warehouses_as_well() -> None:
    position = harbour(boards="wholesaler", goods="2 fish 6 wood", owned="golem-crafters masoners-hall")
    position.play(*BUY)
    assert position.choices("keep") == ["fish 0", "fish 1"]
    position.play("keep fish 0", "keep wood 2")
    assert position.goods() == {"fish": 1, "wood": 3}


@rule("HAR-943")
def test_wholesailer_serves_himself_alone() -> None:
    assert harbour(boards={1: "wholesaler"}, goods="2 fish 5 wood").play(*BUY).goods() == {}


# -- Noble ---------------------------------------------------------------------------------------------


def chosen_boards(first: str, second: str) -> Position:
    """Two players have been offered and have kept these boards; seat 0 begins."""
    position = start(2, {"boards": "characters", "promo": True, "start_seat": "0"})
    while not position.choices("offer"):
        position.play(position.legal()[0])
    position.play(f"offer {first}", "offer collector", f"offer {second}", "offer broker")
    return position.play(f"board {first}", f"board {second}")


@rule("HAR-944")
def test_noble_places_one_of_two_cards_free_before_the_starting_goods() -> None:
    position = chosen_boards("miser", "noble").play("look pub", "look library")
    assert (position.actor, position.legal()) == (1, ["place library", "place pub"])
    position.play("place pub")
    assert (position.tableau(0), position.tableau(1)) == ([], ["pub"])
    assert position.symbols(1) == {"coin": 1, "top-hat": 1}
    assert len(position.choices("stock")) == 20


@rule("HAR-944")
def test_noble_shuffles_the_other_card_back() -> None:
    position = chosen_boards("noble", "miser").play("look pub", "look library", "place pub")
    assert len(position.state.pile) == 36 - 5 - 1
    assert BUILDINGS.index("library") in [card for card, _ in position.state.pile.outcomes()]
    assert len(position.state.pile.outcomes()) == 36 - 5 - 1


@rule("HAR-944")
def test_noble_alone_sees_the_two_cards() -> None:
    position = chosen_boards("noble", "miser")
    look = RULES.codebook.code("look pub")
    assert [position.state.seen(seat, CHANCE, look) == look for seat in (0, 1, None)] == [True, False, False]
    position.play("look pub", "look library")
    views = [position.state.view(seat) for seat in (0, 1, None)]
    assert [len(view.looked) for view in views if isinstance(view, HarbourView)] == [2, 0, 0]


@rule("HAR-944")
def test_nobles_board_returned_brings_no_card() -> None:
    position = start(2, {"boards": "characters", "promo": True, "start_seat": "0"})
    while not position.choices("offer"):
        position.play(position.legal()[0])
    position.play("offer noble", "offer miser", "offer mason", "offer broker", "board miser", "board mason")
    assert position.choices("stock")


@rule("HAR-944")
def test_nobles_card_has_its_action_and_costs_a_toll() -> None:
    position = harbour(boards={1: "noble"}, free={1: "butchers-block"}, goods="2 livestock")
    position.play("go butchers-block", "toll before")
    assert position.goods(0) == {"fish": 1, "wood": 1, "stone": 1}
    assert position.goods(1) == {"livestock": 1}


@rule("HAR-944")
def test_nobles_card_is_worth_nothing() -> None:
    position = harbour(boards="noble", free={0: "clocktower"}, owned="bait-shop")
    assert position.score() == {"buildings": 5}


@rule("HAR-944")
def test_nobles_card_does_not_count_for_the_end() -> None:
    position = harbour(
        boards="noble", free={0: "seaside-crane"}, owned="bait-shop fish-market", goods="2 fish 5 wood"
    )
    position.play(*BUY, "buy ranch").deal()
    assert "last-turns" not in position.story()


@rule("HAR-944")
def test_nobles_card_does_not_count_for_the_tie() -> None:
    owned = {0: "clocktower", 1: "bait-shop fish-market"}
    position = harbour(boards="noble", free={0: "abbey"}, owned=owned, ender=1, goods="6 wood")
    assert position.play("go sushi-shop").state.ranking() == [[1], [0]]


# -- Mason ---------------------------------------------------------------------------------------------


@rule("HAR-945")
def test_mason_gains_a_stone_when_another_ships_stone() -> None:
    position = harbour(3, boards={2: "mason"}, goods="3 livestock 6 stone").play(*BUY, "buy ranch").deal()
    assert [position.goods(seat) for seat in range(3)] == [{}, {}, {"stone": 1}]


@rule("HAR-945")
def test_mason_gains_once_per_buy_action() -> None:
    goods = "2 fish 3 livestock 5 wood 4 stone"
    position = harbour(boards={1: "mason"}, goods=goods, centre=with_card("library"))
    position.play(
        "go library", "begin buy", "ship fish+livestock+wood+stone", "buy ranch", "buy quarry"
    ).deal()
    assert position.goods(1) == {"stone": 1}


@rule("HAR-945")
def test_mason_gains_nothing_when_other_goods_are_shipped() -> None:
    position = harbour(boards={1: "mason"}, goods="2 fish 5 wood 4 stone")
    position.play(*BUY, "ship fish+wood", "buy ranch").deal()
    assert position.goods(1) == {}


@rule("HAR-945")
def test_mason_gains_nothing_from_his_own_shipment() -> None:
    position = harbour(boards="mason", goods="3 livestock 4 stone")
    position.play(*BUY, "keep livestock 0", "keep stone 0", "buy ranch").deal()
    assert position.goods() == {}


@rule("HAR-945")
def test_mason_gains_nothing_from_the_inland_traders() -> None:
    goods = "1 fish 1 livestock 1 wood 1 stone"
    position = harbour(
        boards={1: "mason"},
        goods=goods,
        owned="sawmill tax-office",
        centre="feed-mill lighthouse",
        options={"inland_traders": True},
    )
    position.play(*BUY).deal()
    assert position.tableau()[-1] == "feed-mill"
    assert position.goods(1) == {}


# -- gain events and their order -----------------------------------------------------------------------


@rule("HAR-951")
@pytest.mark.parametrize(
    ("card", "goods", "moves", "fish"),
    [
        pytest.param("bait-shop", {0: "2 livestock"}, [], 5, id="one exchange"),
        pytest.param("tax-office", {1: "1 fish", 2: "1 fish"}, [], 4, id="one levy from each opponent"),
        pytest.param(
            "privateer-ship", {1: "1 fish"}, ["begin take", "gain fish"], 4, id="a theft and a part"
        ),
        pytest.param("rumour-mill", {}, ["gain fish"], 2, id="one part"),
        pytest.param("almshouse", {}, [], 2, id="one part, several types"),
        pytest.param("bait-shop", {0: "2 livestock 3 fish"}, [], 6, id="cut at 6"),
    ],
)
def test_each_gain_event_brings_the_fisherman_one_fish(
    card: str, goods: dict[int, str], moves: list[str], fish: int
) -> None:
    position = harbour(3, boards={0: "fisherman"}, goods=goods, centre=with_card(card))
    assert position.play(f"go {card}", *moves).goods()["fish"] == fish


@rule("HAR-951")
def test_all_goods_of_an_event_are_added_before_a_lost_one_is_replaced() -> None:
    goods = "5 fish 4 livestock 1 wood 1 stone"
    position = harbour(boards="scavenger", goods=goods, centre=with_card("shipbuilders-guild"))
    position.play("go shipbuilders-guild")
    assert position.goods() == {"fish": 6, "livestock": 6}
    assert position.choices("pick") == ["wood", "stone"]


@rule("HAR-952")
def test_a_triggered_ability_is_resolved_before_the_next_player_chooses() -> None:
    position = harbour(3, boards={1: "scavenger"}, goods={1: "6 fish"}, centre=with_card("abbey"))
    position.play("go abbey", "gain fish+wood+stone")
    assert position.actor == 1
    position.play("gain fish")
    assert (position.actor, position.choices("pick")) == (1, ["livestock", "wood", "stone"])
    position.play("pick wood")
    assert (position.actor, position.choices("gain")) == (2, GOODS)


@rule("HAR-952")
def test_several_players_react_clockwise_from_the_user() -> None:
    position = harbour(4, user=2, centre=with_card("abbey")).play("go abbey", "gain fish+wood+stone")
    order = []
    while position.choices("gain"):
        order.append(position.actor)
        position.play("gain wood")
    assert order == [3, 0, 1]


@rule("HAR-952")
def test_a_toll_paid_before_is_answered_before_the_action() -> None:
    position = harbour(boards={1: "scavenger"}, goods={0: "1 fish", 1: "6 fish"})
    position.play("go home-1", "toll before")
    assert (position.actor, position.choices("pick")) == (1, ["livestock", "wood", "stone"])
    position.play("pick wood")
    assert (position.actor, len(position.choices("gain"))) == (0, 4)


@rule("HAR-952")
def test_a_good_for_buying_comes_before_the_clocktowers() -> None:
    position = harbour(
        boards="investor", goods="3 livestock 4 stone", centre="clocktower bank ranch quarry pub"
    )
    position.play(
        "go clocktower", "copy bank", "begin buy", "keep livestock 0", "keep stone 0", "buy ranch"
    ).deal()
    assert position.goods() == {}
    position.play("gain wood")
    assert position.goods() == {"livestock": 1, "wood": 1}
    position.play("gain fish")
    assert turn_is_over(position)
