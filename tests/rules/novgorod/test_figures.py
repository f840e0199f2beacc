"""What the view says beside the cards themselves: the next card of a route, fees, orders, purchases, the turn's end."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

from roadstead.engine.game import CHANCE
from roadstead.games.novgorod import figures, stalls, tasks
from roadstead.games.novgorod.deeds import OrderView, WayView
from roadstead.games.novgorod.figures import NextView
from roadstead.games.novgorod.forecast import ForecastLine, ForecastView
from roadstead.games.novgorod.route_cards import PlaceView, UseView
from roadstead.games.novgorod.state import NovgorodState
from roadstead.games.novgorod.view import NovgorodView, TraderView
from tests.rule import rule
from tests.rules.novgorod.position import (
    BONUS_IDS,
    CITY_IDS,
    GAME,
    GOOD_IDS,
    ORDER_IDS,
    PRIVILEGE_IDS,
    RULES,
    Position,
    novgorod,
    start,
)

WARES = [*GOOD_IDS, "provisions", "clothing", "jewellery"]
COVERED = "1 front 4"
"""A career card without privileges."""


def orders(*numbers: int) -> str:
    return " ".join(f"order-{number:02d}" for number in numbers)


GOTLAND: dict[str, Any] = {
    "manufactories": {
        "bergen": "clothing-wool",
        "visby": "jewellery-amber",
        "novgorod": "clothing-fur",
        "riga": "provisions-salt",
        "danzig": "provisions-grain",
        "luebeck": "clothing-cloth",
        "antwerp": "jewellery-glass",
        "london": "provisions-fish",
    },
    "bonus": "five-city-route luxury-trader:low",
    "won": {2: "luxury-trader"},
}


def gotland() -> Position:
    """London, Antwerp (fees 3 and 3) and Luebeck are laid; 7 ducats, speed 4, extra income covered."""
    position = novgorod(
        3,
        **GOTLAND,
        round=8,
        ducats={0: 7, 1: 6, 2: 5},
        seals={0: 17, 1: 16, 2: 19},
        speed={0: 4, 1: 3, 2: 4},
        kontors={
            0: "luebeck visby novgorod bergen",
            1: "visby riga luebeck antwerp",
            2: "bergen riga danzig luebeck",
        },
        known={0: orders(22)},
        hand={0: orders(10), 1: orders(2, 3), 2: orders(4)},
        left={0: orders(5)},
        under={0: orders(13), 1: orders(7, 8), 2: orders(6, 9, 12)},
        career={0: "3 front 1", 1: "1 front 2", 2: "4 front 0"},
        display=orders(1, 14, 19, 11),
    )
    return position.play("sail london", "sail antwerp", "sail luebeck")


def market() -> Position:
    """The same player one round before, with 13 ducats to buy something."""
    return novgorod(
        3,
        **GOTLAND,
        round=7,
        phase=3,
        ducats={0: 13, 1: 11, 2: 8},
        seals={0: 15, 1: 13, 2: 16},
        speed={0: 4, 1: 3, 2: 4},
        kontors={
            0: "luebeck visby novgorod bergen",
            1: "visby riga luebeck antwerp",
            2: "riga danzig luebeck",
        },
        hand={0: orders(10), 1: orders(2, 3), 2: orders(4, 6)},
        left={0: orders(5)},
        under={0: orders(13), 1: orders(7, 8), 2: orders(9, 12)},
        career={0: "3 front 1", 1: "1 front 1", 2: "4 front 0"},
        display=orders(1, 14, 19, 22),
    )


def everything() -> Position:
    """Both modules: 9 ducats, the route Novgorod, Riga, Danzig, Luebeck of own kontors."""
    position = novgorod(
        4,
        manufactories={
            "bergen": "provisions-salt",
            "visby": "jewellery-glass",
            "novgorod": "clothing-wool",
            "riga": "clothing-fur",
            "danzig": "provisions-grain",
            "luebeck": "jewellery-amber",
            "antwerp": "clothing-cloth",
            "london": "provisions-fish",
        },
        round=9,
        ducats={0: 9, 1: 12, 2: 3, 3: 7},
        seals={0: 18, 1: 22, 2: 24, 3: 15},
        speed={0: 4, 1: 4, 2: 5, 3: 3},
        kontors={
            0: "bergen novgorod riga danzig luebeck",
            1: "visby novgorod riga luebeck antwerp",
            2: "visby novgorod danzig luebeck london",
            3: "bergen danzig luebeck antwerp",
        },
        known={0: orders(14, 15)},
        left={0: orders(5), 2: orders(2)},
        hand={1: orders(3), 2: orders(16), 3: orders(4, 6)},
        under={0: orders(9), 1: orders(7, 8), 2: orders(11), 3: orders(13)},
        counters={0: orders(19), 1: orders(20), 2: orders(23)},
        career={0: "2 back 1", 1: "4 front 2", 2: "1 back 1", 3: "3 back 2"},
        display=orders(1, 22, 10, 12),
        bonus="three-orders:low variety",
        won={1: "three-orders"},
        column="special-3:A special-1:D special-2:B special-4:C",
        merchant="danzig back",
        pirate="visby",
    )
    return position.sail("novgorod riga danzig luebeck")


def next_to(position: Position, city: str, seat: int | None = 0) -> NextView:
    found = position.view(seat).cities[CITY_IDS.index(city)].next
    assert found is not None
    return found


def verdicts(position: Position) -> dict[str, str]:
    return {city: next_to(position, city).verdict for city in CITY_IDS}


def me(position: Position, viewer: int | None = 0) -> TraderView:
    return position.view(viewer).traders[0]


def order(trader: TraderView, number: int) -> OrderView:
    return next(order for order in trader.orders if ORDER_IDS[order.card] == f"order-{number:02d}")


def names(wares: tuple[int, ...]) -> str:
    return " ".join(WARES[ware] for ware in wares)


def ways(found: tuple[WayView, ...]) -> list[str]:
    """Each as "city: goods of the route, hold: goods, lost: good"."""
    told = []
    for way in found:
        city = f"{CITY_IDS[way.city]}: " if way.city >= 0 else ""
        hold = f", hold: {names(way.held)}" if way.held else ""
        lost = f", lost: {names(way.lost)}" if way.lost else ""
        told.append(f"{city}{names(way.goods)}{hold}{lost}")
    return told


def place(position: Position, city: str, seat: int | None = 0) -> PlaceView:
    return next(
        place
        for place in position.view(seat).route.places
        if place.city == CITY_IDS.index(city) and place.card != "placeholder"
    )


def possible(uses: tuple[UseView, ...]) -> list[tuple[str, str, int, int]]:
    """What can be done: kind, goods, seals, ducats."""
    return [(use.kind, names(use.goods), use.seals, use.ducats) for use in uses if use.possible]


def forecast(position: Position, seat: int | None = 0) -> ForecastView:
    found = position.view(seat).forecast
    assert found is not None
    return found


def where(line: ForecastLine) -> str:
    """The city or the bonus card."""
    if line.card >= 0:
        return BONUS_IDS[line.card]
    return CITY_IDS[line.city] if line.city >= 0 else ""


def lines(found: tuple[ForecastLine, ...]) -> list[tuple[str, str, int, int]]:
    return [(line.cause, where(line), line.ducats, line.seals) for line in found]


# -- the next card of the route -------------------------------------------------------------------------------


@rule("NOV-413", "NOV-416", "NOV-R14")
def test_each_city_says_whether_the_route_can_go_on_there_or_why_not() -> None:
    assert verdicts(gotland()) == {
        "bergen": figures.NO_LINK,
        "visby": figures.CAN,
        "novgorod": figures.NO_LINK,
        "riga": figures.NO_LINK,
        "danzig": figures.SHORT,
        "luebeck": figures.HERE,
        "antwerp": figures.HERE,
        "london": figures.HERE,
    }


@rule("NOV-414", "NOV-415", "NOV-R14")
def test_what_pays_the_port_fees_now_and_with_each_next_card() -> None:
    position = gotland()
    now = position.view(0).route.funds
    assert (now.money, now.income, now.extra, now.have, now.fees, now.left) == (7, 2, 0, 9, 6, 3)
    visby = next_to(position, "visby")
    assert (visby.card, visby.fee, visby.income, visby.funds.left) == ("own", 0, 3, 6)
    danzig = next_to(position, "danzig")
    assert (danzig.card, danzig.fee, danzig.funds.fees, danzig.funds.short) == ("base", 4, 10, 1)
    placeholder = position.view(0).route.placeholder
    assert placeholder is not None
    assert (placeholder.next.verdict, placeholder.next.funds.left) == (figures.CAN, 3)
    luebeck = place(position, "luebeck").without
    assert luebeck is not None
    assert (luebeck.have, luebeck.left, luebeck.short) == (7, 1, 0)


@rule("NOV-412", "NOV-D04")
def test_a_full_route_goes_on_with_the_privilege_speed() -> None:
    position = gotland().play("sail visby")
    route = position.view(0).route
    assert (route.cities, route.room, route.fast_room) == (4, 0, 1)
    found = verdicts(position)
    assert (found["bergen"], found["novgorod"], found["riga"]) == (
        figures.FAST,
        figures.FAST,
        figures.NO_LINK,
    )
    assert next_to(position, "bergen").limit == 5
    position.play("sail-fast bergen")
    assert position.asked == tasks.EVALUATE


@rule("NOV-412", "NOV-R14")
def test_a_card_of_the_privilege_speed_is_not_paid_by_the_privilege_extra_income() -> None:
    # Danzig is the fourth card of a ship of three: fees 3 and 4, incomes 4 and 2, 2 more by the privilege
    position = novgorod(
        ducats={0: 0}, speed={0: 3}, kontors={0: "novgorod riga london"}, career={0: "2 back 0"}
    ).play("sail visby", "sail novgorod", "sail riga")
    danzig = next_to(position, "danzig")
    assert danzig.verdict == figures.SHORT
    assert (danzig.limit, danzig.funds.extra) == (4, 0)
    assert danzig.funds.short == danzig.funds.fees - danzig.funds.have > 0


@rule("NOV-411")
def test_a_full_route_without_the_privilege_goes_nowhere() -> None:
    """The placeholder would be the third card, too."""
    position = novgorod(speed=2, kontors="luebeck visby novgorod", privilege_used=True)
    position.play("sail luebeck")
    assert verdicts(position)["visby"] == figures.CAN
    position.state.speed[0] = 1
    assert verdicts(position)["visby"] == figures.FULL
    placeholder = position.view(0).route.placeholder
    assert placeholder is not None
    assert placeholder.next.verdict == figures.FULL


@rule("NOV-831", "NOV-E25")
def test_the_pirates_card_fewer_is_told_apart_from_a_full_route() -> None:
    position = novgorod(speed=3, pirate="visby", career=COVERED, kontors="novgorod riga danzig visby luebeck")
    position.play("pass", "sail riga", "sail novgorod")
    assert next_to(position, "visby").verdict == figures.SLOWED
    assert next_to(position, "visby").limit == 2


@rule("NOV-841", "NOV-E36")
def test_the_pirates_back_takes_a_city_off_the_map() -> None:
    view = novgorod(pirate="visby back", merchant="riga").view()
    links = {tuple(CITY_IDS[city] for city in link.cities): link.kind for link in view.links}
    assert [pair for pair, kind in links.items() if kind == "dead"] == [
        ("bergen", "visby"),
        ("visby", "novgorod"),
        ("visby", "luebeck"),
    ]
    assert [pair for pair, kind in links.items() if kind == "bridge"] == [
        ("bergen", "novgorod"),
        ("bergen", "luebeck"),
        ("novgorod", "luebeck"),
    ]
    assert len([kind for kind in links.values() if kind == "sea"]) == 9 - 3
    assert [city.ignored for city in view.cities].index(True) == CITY_IDS.index("visby")


@rule("NOV-I12")
def test_without_a_pirate_the_map_has_nine_links_and_the_sailed_ones_are_marked() -> None:
    found = gotland().view(0).links
    assert [link.kind for link in found] == ["sea"] * 9
    sailed = [tuple(CITY_IDS[city] for city in link.cities) for link in found if link.sailed]
    assert sorted(sailed) == [("antwerp", "london"), ("luebeck", "antwerp")]


@rule("NOV-R13", "NOV-418", "NOV-E24")
def test_a_city_of_ones_own_needs_its_kontor_in_the_hand() -> None:
    position = novgorod(speed=3, kontors="luebeck visby").play("sail luebeck")
    assert (me(position).hand, me(position).spare) == ((CITY_IDS.index("visby"),), 1)
    position.play("placeholder")
    assert (me(position).hand, me(position).spare) == ((CITY_IDS.index("visby"),), 0)
    assert verdicts(position)["visby"] == figures.NO_KONTOR
    placeholder = position.view(0).route.placeholder
    assert placeholder is not None
    assert placeholder.next.verdict == figures.HERE


@rule("NOV-419")
def test_a_city_whose_kontor_is_in_the_hold_is_swapped() -> None:
    position = novgorod(kontors="visby novgorod", hold="novgorod").play("sail visby")
    found = next_to(position, "novgorod")
    assert (found.verdict, found.card, found.fee) == (figures.CAN, "swap", 0)
    held = position.view(0).route.hold
    assert held is not None
    assert (held.card, held.state, WARES[held.good]) == ("own", "open", "fur")
    position.play("sail novgorod")
    held = position.view(0).route.hold
    assert held is not None
    assert held.card == "base"


@rule("NOV-E31")
def test_e31_a_city_may_wait_for_the_income_of_the_next_one() -> None:
    position = novgorod(kontors="novgorod riga", ducats=0, career=COVERED, speed=2)
    found = next_to(position, "visby")
    assert (found.verdict, found.funds.have, found.funds.short) == (figures.CAN, 0, 3)
    position.play("sail visby")
    assert position.route == "*visby novgorod", "the only way on is taken"
    assert (forecast(position).money_then, forecast(position).short) == (1, 0)


@rule("NOV-E32")
def test_e32_a_luxury_good_pays_the_fee() -> None:
    position = novgorod(
        kontors="visby riga",
        hold="visby",
        ducats=1,
        career=COVERED,
        manufactories={"danzig": "jewellery-amber"},
    )
    found = next_to(position, "danzig")
    assert (found.verdict, found.funds.short) == (figures.CAN, 3)
    position.sail("danzig")
    recipes = position.view(0).cities[CITY_IDS.index("danzig")].recipes
    told = {names(recipe.goods): (recipe.possible, recipe.missing) for recipe in recipes}
    assert told == {"amber": (False, ()), "glass amber": (True, ())}
    assert forecast(position).short == 3


# -- manufactories --------------------------------------------------------------------------------------------


@rule("NOV-443", "NOV-417")
def test_what_a_manufactory_can_make_and_what_a_placeholder_is_for() -> None:
    position = gotland()
    view = position.view(0)
    luebeck = view.cities[CITY_IDS.index("luebeck")]
    assert (WARES[8 + luebeck.luxury], luebeck.workshop) == ("clothing", "can")
    told = {names(recipe.goods): (names(recipe.missing), recipe.seals) for recipe in luebeck.recipes}
    assert told == {
        "cloth": ("", 1),
        "fur cloth": ("fur", 2),
        "cloth wool": ("", 2),
        "fur cloth wool": ("fur", 4),
    }
    assert [recipe.possible for recipe in luebeck.recipes] == [True, False, True, False]
    assert view.cities[CITY_IDS.index("antwerp")].workshop == "lacks"
    assert view.cities[CITY_IDS.index("riga")].workshop == ""
    placeholder = view.route.placeholder
    assert placeholder is not None
    assert (placeholder.city, WARES[placeholder.keeps], placeholder.useful) == (5, "salt", True)


@rule("NOV-821", "NOV-823")
@pytest.mark.parametrize(("side", "worth"), [("front", (1, 4)), ("back", (2, 1))])
def test_a_recipe_is_worth_more_where_the_merchant_stands(side: str, worth: tuple[int, int]) -> None:
    position = novgorod(
        kontors="novgorod riga", manufactories={"novgorod": "clothing-fur"}, merchant=f"novgorod {side}"
    ).sail("novgorod")
    recipe = position.view(0).cities[CITY_IDS.index("novgorod")].recipes[0]
    assert (recipe.seals, recipe.ducats) == worth
    (way,) = [use for use in place(position, "novgorod").uses if use.kind == "make"]
    assert (way.seals, way.ducats) == worth


@rule("NOV-E09")
def test_e09_a_manufactory_covers_the_good_of_its_card() -> None:
    position = novgorod(
        kontors="luebeck visby novgorod",
        speed=3,
        manufactories={"novgorod": "provisions-salt"},
        known="order-13",
    ).sail("luebeck visby novgorod")
    assert [use.kind for use in place(position, "luebeck").uses] == ["make", "level", "income", "store"]
    position.play("make novgorod")
    states = [(place.state, place.workshop, place.income) for place in position.view(0).route.places]
    assert states == [("used", False, 0), ("open", False, 3), ("covered", True, 0)]


# -- orders and the career ------------------------------------------------------------------------------------


@rule("NOV-452", "NOV-453")
def test_orders_say_what_they_still_need_and_which_cards_they_would_use() -> None:
    trader = me(gotland())
    assert [(order.where, order.open) for order in trader.orders] == [
        ("hand", False),
        ("hand", True),
        ("left", True),
    ]
    ten = order(trader, 10)
    assert (ten.upper.possible, ways(ten.upper.ways), ten.upper.seals) == (True, ["salt wool"], 2)
    assert (names(ten.lower.missing), ten.lower.possible, ten.both) == ("glass fish", False, 0)
    clothing = order(trader, 22)
    assert ways(clothing.upper.ways) == ["luebeck: cloth, lost: salt", "luebeck: cloth wool, lost: salt"]
    assert [way.bonus for way in clothing.upper.ways] == [0, 1], "the Luxury Trader"
    assert names(clothing.lower.missing) == "provisions"
    five = order(trader, 5)
    assert (five.upper.done, names(five.lower.missing)) == (True, "amber")
    wanted = {WARES[ware]: count for ware, count in enumerate(trader.needs) if count}
    assert wanted == {"salt": 1, "wool": 2, "fish": 1, "glass": 1, "amber": 1, "clothing": 1, "provisions": 1}


@rule("NOV-454", "NOV-455", "NOV-456")
def test_both_rows_in_one_turn_are_foretold() -> None:
    position = novgorod(
        kontors="bergen visby novgorod riga", speed=4, known="order-13", bonus="career variety"
    )
    position.sail("bergen visby novgorod riga")
    both = order(me(position), 13)
    assert (both.upper.seals, both.lower.seals, both.both) == (2, 2, 5)
    position.play("fulfil order-13 upper")
    begun = order(me(position), 13)
    assert (begun.where, begun.upper.done, begun.lower.seals, begun.both) == ("begun", True, 3, 0)
    position.play("end", "left", "store-nothing")
    left = order(me(position), 13)
    assert (left.where, left.lower.seals) == ("left", 2)


@rule("NOV-454")
def test_two_rows_that_need_the_same_card_do_not_go_together() -> None:
    """Jewellery and clothing of a luxury order: one manufactory can be laid, the other one has no card left."""
    position = novgorod(
        kontors="visby novgorod",
        manufactories={"visby": "jewellery-glass", "novgorod": "clothing-fur"},
        known="order-19",
    ).sail("visby novgorod")
    assert order(me(position), 19).both == 5
    alone = novgorod(
        kontors="luebeck visby",
        hold="luebeck",
        manufactories={"visby": "provisions-salt", "bergen": "jewellery-glass"},
        known="order-14",
    ).sail("visby")
    assert order(me(alone), 14).both == 0


@rule("NOV-461", "NOV-464", "NOV-465")
def test_the_next_level_says_what_is_missing() -> None:
    rise = me(gotland()).rise
    assert rise is not None
    assert (rise.level, rise.ducats, rise.short, rise.possible) == (2, 13, 6, False)
    assert (PRIVILEGE_IDS[rise.covers], rise.seals, rise.red_x) == ("speed", 2, False)
    assert me(gotland()).fields == (-1, 1, 2, 3, 4)
    inge = me(everything())
    assert (inge.fields, inge.level, inge.x_levels, inge.red_x) == ((-1, -1, 2, 3, 5), 1, 1, True)
    assert inge.rise is not None
    assert (inge.rise.goods, inge.rise.goods_missing, inge.rise.possible) == (3, 0, True)
    assert names(inge.rise.kinds) == "fur salt amber grain"
    free = [(PRIVILEGE_IDS[card.privilege], card.covered, card.free) for card in inge.privilege_cards]
    assert free == [
        ("extra-income", True, False),
        ("seal", False, True),
        ("speed", False, True),
        ("order-discount", False, True),
    ]


@rule("NOV-461")
def test_a_complete_card_has_no_next_level() -> None:
    trader = me(novgorod(career="1 front 4"))
    assert (trader.rise, trader.ends, trader.x_levels) == (None, True, 0)


# -- the cards of the route -----------------------------------------------------------------------------------


@rule("NOV-431", "NOV-472")
def test_each_card_says_what_it_can_still_do() -> None:
    position = gotland().play("stop")
    assert possible(place(position, "luebeck").uses) == [
        ("row", "salt wool", 2, 0),
        ("income", "salt", 0, 2),
        ("store", "salt", 0, 0),
    ]
    assert place(position, "london").fee == 3
    cloth = place(position, "antwerp")
    assert [use for use in possible(cloth.uses) if use[0] == "make"] == [
        ("make", "cloth", 1, 1),
        ("make", "cloth wool", 2, 2),
    ]
    assert (cloth.card, cloth.income, cloth.without) == ("base", 0, None)
    (amber,) = [use for use in place(position, "london").uses if not use.possible and use.at == 4]
    assert (amber.kind, names(amber.missing)) == ("row", "amber")


@rule("NOV-R14", "NOV-D08")
def test_storing_is_not_possible_where_the_fees_need_the_income() -> None:
    position = novgorod(kontors="novgorod riga", ducats=0, career=COVERED).sail("visby novgorod")
    stores = [use.possible for use in place(position, "novgorod").uses if use.kind == "store"]
    assert stores == [False]


@rule("NOV-451")
@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_hidden_orders_do_not_show_in_what_the_cards_can_do(viewer: int | None) -> None:
    position = gotland().play("stop")
    hidden = ORDER_IDS.index("order-10")
    for place_ in position.view(viewer).route.places:
        assert all(use.at != hidden for use in place_.uses if use.kind == "row")
    assert [order.card for order in me(position, viewer).orders] == [ORDER_IDS.index("order-22"), 4]
    assert any(use.at == hidden for use in place(position, "luebeck", 0).uses)


# -- purchases ------------------------------------------------------------------------------------------------


@rule("NOV-501", "NOV-502", "NOV-511", "NOV-516", "NOV-527")
def test_the_stalls_say_what_can_be_bought_and_what_is_missing() -> None:
    view = market().view(0)
    found = view.stalls
    kontors = {
        city: (stall.price, stall.verdict) for city, stall in zip(CITY_IDS, found.kontors, strict=True)
    }
    assert {city: told for city, told in kontors.items() if told[1] == stalls.CAN} == {
        "riga": (5, "can"),
        "danzig": (6, "can"),
        "antwerp": (5, "can"),
        "london": (4, "can"),
    }
    assert {
        told[1] for city, told in kontors.items() if city in ("bergen", "visby", "novgorod", "luebeck")
    } == {stalls.OWNED}
    assert (found.ship.price, found.ship.verdict, found.ship.short, found.speed) == (15, stalls.SHORT, 2, 5)
    assert (found.order.price, found.order.verdict, found.order.money) == (6, stalls.CAN, 7)
    assert (found.cheap.price, found.cheap.verdict, found.forgone) == (3, stalls.CAN, 1)
    assert (found.in_progress, found.most) == (2, 3)


@rule("NOV-601", "NOV-602")
def test_phase_4_is_foretold_while_buying() -> None:
    position = market()
    now = forecast(position)
    assert (now.money, now.seals, now.seals_after) == (13, 15, 17)
    assert lines(now.turn) == [("career", "", 0, 1), ("privilege", "", 0, 1)]
    position.play("cheap order-22").deal()
    assert lines(forecast(position).turn) == [("career", "", 0, 1)]
    rise = me(position).rise
    assert rise is not None
    assert rise.short == 3
    assert me(position).privilege_cards[2].free is False


@rule("NOV-526", "NOV-501", "NOV-464", "NOV-403")
def test_why_an_order_cannot_be_bought() -> None:
    full = novgorod(phase=3, hand=orders(1, 2), left=orders(3)).view(0).stalls
    assert (full.order.verdict, full.cheap.verdict) == (stalls.ENOUGH, stalls.ENOUGH)
    covered = novgorod(phase=3, career=COVERED).view(0).stalls
    assert (covered.order.verdict, covered.cheap.verdict) == (stalls.CAN, stalls.COVERED)
    used = novgorod(phase=3, privilege_used=True).view(0).stalls
    assert used.cheap.verdict == stalls.USED
    bought = novgorod(phase=3, hand=orders(1)).play("ship").view(0).stalls
    assert (bought.order.verdict, bought.ship.verdict, bought.cheap.verdict) == ("bought", "bought", "can")
    assert {stall.verdict for stall in bought.kontors} <= {"bought", "owned", "empty"}
    later = novgorod().view(0).stalls
    assert (later.order.verdict, later.ship.verdict) == (stalls.LATER, stalls.LATER)
    poor = novgorod(phase=3, ducats=4).view(0).stalls
    assert (poor.order.verdict, poor.order.short, poor.cheap.verdict) == (stalls.SHORT, 2, stalls.CAN)


@rule("NOV-516")
def test_the_last_speed_has_no_further_step() -> None:
    found = novgorod(phase=3, speed=5).view(0).stalls
    assert (found.ship.verdict, found.speed) == (stalls.OWNED, 0)


@rule("NOV-302", "NOV-306", "NOV-R08")
def test_the_introduction_says_what_is_still_to_be_chosen_and_to_be_paid() -> None:
    position = start(3, {"first_game": "on"}).deal()
    assert position.view().phase == "introduction"
    picker = position.actor
    found = position.view(picker).stalls
    assert (found.seat, found.order.verdict) == (picker, stalls.CAN)
    assert {stall.verdict for stall in found.kontors} == {stalls.CAN}
    price = position.price("danzig")
    position.play("kontor danzig")
    assert position.view().traders[picker].to_pay == price + 6


# -- the rest of the turn -------------------------------------------------------------------------------------


@rule("NOV-493", "NOV-491")
def test_the_end_of_the_phase_is_foretold_as_it_stands() -> None:
    position = gotland().play("stop")
    found = forecast(position)
    assert lines(found.phase) == [
        ("income", "luebeck", 2, 0),
        ("fee", "london", -3, 0),
        ("fee", "antwerp", -3, 0),
    ]
    assert (found.phase_ducats, found.money_then, found.seals_then) == (-4, 3, 17)
    assert lines(found.turn) == [("career", "", 0, 1), ("privilege", "", 0, 1)]
    assert found.seals_after == 19
    position.finish()
    assert (position.ducats(0), position.seals(0)) == (3, 19)


@rule("NOV-R14")
def test_extra_income_is_foretold_where_the_fees_need_it() -> None:
    position = novgorod(kontors="bergen riga", ducats=1, bonus="career variety").sail("antwerp")
    found = forecast(position)
    assert lines(found.phase) == [("extra-income", "", 2, 0), ("fee", "antwerp", -3, 0)]
    assert (found.money_then, lines(found.turn)) == (0, [])
    position.finish()
    assert (position.ducats(0), position.seals(0)) == (0, 0)


@rule("NOV-420")
def test_a_route_of_five_cities_is_foretold() -> None:
    position = novgorod(speed=5, kontors="bergen visby novgorod riga danzig", ducats=9)
    position.play("sail bergen", "sail visby", "sail novgorod", "sail riga")
    assert position.view(0).bonuses[1].players[0].count == 4
    assert "bonus" not in [line.cause for line in forecast(position).phase]
    position.play("sail danzig")
    assert ("bonus", "five-city-route", 0, 4) in lines(forecast(position).phase)


@rule("NOV-825", "NOV-E26")
def test_e26_the_merchants_way() -> None:
    position = novgorod(merchant="novgorod", speed=3)
    way = [CITY_IDS[city] for city in forecast(position).merchant]
    assert way == ["riga", "danzig", "luebeck"]


@rule("NOV-E35")
def test_e35_the_merchant_walks_past_an_ignored_city() -> None:
    position = novgorod(merchant="visby", pirate="novgorod back", speed=2)
    assert [CITY_IDS[city] for city in forecast(position).merchant] == ["riga", "danzig"]


def test_between_games_nothing_is_foretold() -> None:
    assert start().deal().view().forecast is None
    ended = novgorod(2, seat=1, first=0, last_round=True).finish()
    assert (ended.over, ended.view().forecast) == (True, None)


# -- special orders, merchant and pirate ----------------------------------------------------------------------


@rule("NOV-853", "NOV-854", "NOV-855", "NOV-857")
def test_special_orders_say_what_they_cost_bring_and_lack() -> None:
    found = everything().view(0).specials
    assert [special.price for special in found] == [1, 3, 6, 6]
    assert [special.cheap for special in found] == [0, 0, 3, 3]
    second = found[1]
    assert (second.printed, second.skipped, second.surcharge, second.seals) == (2, 1, 1, 3)
    assert (second.possible, second.possible_cheap, ways(second.ways)) == (True, True, ["salt amber grain"])
    assert (second.counter, second.bonus) == (3, 2)
    assert (found[0].state, names(found[0].missing), found[0].possible) == ("open", "wool", False)
    assert second.next_part == 0, "after D comes A"


@rule("NOV-857", "NOV-460", "NOV-602")
def test_the_forecast_goes_on_from_a_special_order_before_its_counter_is_drawn() -> None:
    position = everything().play("special 2")
    assert position.actor == CHANCE
    found = forecast(position)
    assert (found.money, found.seals) == (6, 21)
    assert lines(found.phase) == [("bonus", "three-orders", 0, 2), ("income", "novgorod", 4, 0)]
    assert (found.money_then, found.seals_then, found.seals_after) == (10, 23, 24)
    position.deal().finish()
    assert (position.ducats(0), position.seals(0)) == (10, 24)


@rule("NOV-862")
def test_special_orders_above_one_that_was_fulfilled_have_lapsed() -> None:
    position = everything().play("special 2").deal()
    assert [special.state for special in position.view(0).specials] == ["lapsed", "done", "open", "open"]


@rule("NOV-854")
def test_a_special_order_says_how_many_ducats_are_missing() -> None:
    position = everything()
    position.state.money[0] = 1
    found = position.view(0).specials
    assert [special.short for special in found] == [0, 0, 2, 2], "with order -3"
    position.state.privilege = 1
    assert [special.short for special in position.view(0).specials] == [0, 2, 5, 5]


@rule("NOV-E27")
def test_e27_everybodys_price_for_moving_the_pirate() -> None:
    position = novgorod(4, seals={0: 12, 1: 12, 2: 8, 3: 5}, pirate="riga")
    assert [trader.pirate_price for trader in position.view().traders] == [6, 6, 3, 0]


# -- bonus cards ----------------------------------------------------------------------------------------------


@rule("NOV-611", "NOV-612", "NOV-614")
def test_bonus_cards_say_how_far_everybody_is() -> None:
    view = gotland().view(0)
    route, trader = view.bonuses
    assert BONUS_IDS[route.card] == "five-city-route"
    assert (route.state, route.worth, route.then, route.threshold) == ("high", 4, 2, 5)
    assert [player.count for player in route.players] == [3, 0, 0]
    assert (trader.state, trader.worth, trader.then) == ("low", 1, 0)
    assert [(player.count, player.won, player.worth) for player in trader.players] == [
        (2, False, 1),
        (0, False, 1),
        (0, True, 0),
    ]


@rule("NOV-616", "NOV-857")
def test_kinds_on_hidden_counters_are_counted_at_least() -> None:
    def kinds(viewer: int | None) -> list[tuple[int, bool, int]]:
        variety = everything().view(viewer).bonuses[1]
        assert variety.state == "end"
        return [(player.count, player.more, player.worth) for player in variety.players]

    assert kinds(0) == [(6, False, 2), (5, True, 1), (4, True, 0), (4, False, 0)]
    assert kinds(1)[:2] == [(4, True, 0), (7, False, 3)]
    orders_ = everything().view(0).bonuses[0]
    assert [(player.count, player.won) for player in orders_.players] == [
        (2, False),
        (3, True),
        (2, False),
        (1, False),
    ]


# -- the end --------------------------------------------------------------------------------------------------


@rule("NOV-703", "NOV-704", "NOV-R28")
def test_places_as_things_stand_leave_out_who_shows_the_red_x() -> None:
    position = novgorod(
        4,
        seat=1,
        first=2,
        round=12,
        last_round=True,
        phase=4,
        ducats=5,
        seals={0: 36, 1: 35, 2: 39, 3: 31},
        kontors="luebeck visby",
        career={0: "2 back 3", 1: "4 front 3", 2: "1 back 1", 3: "3 back 3"},
        bonus="three-orders:gone eight-kontors",
    ).finish()
    view = position.view()
    assert [trader.place for trader in view.traders] == [2, 1, 0, 3]
    third = view.traders[2]
    assert (third.red_x, third.x_levels, third.ends) == (True, 1, True)
    assert third.rise is not None
    assert third.rise.luxuries == 2


@rule("NOV-701")
def test_who_has_set_the_end_off() -> None:
    assert [trader.ends for trader in novgorod(3, seals={1: 30, 2: 29}).view().traders] == [
        False,
        True,
        False,
    ]
    assert novgorod().view().end_seals == 30


# -- all of it ------------------------------------------------------------------------------------------------


def told_is_true(position: Position, view: NovgorodView) -> None:
    """What the figures say can be done is what is legal."""
    legal = position.legal()
    if view.phase == "route":
        for city in CITY_IDS:
            verdict = next_to(position, city, position.actor).verdict
            assert (f"sail {city}" in legal) == (verdict == figures.CAN), city
            assert (f"sail-fast {city}" in legal) == (verdict == figures.FAST), city
        placeholder = view.route.placeholder
        assert placeholder is not None
        assert ("placeholder" in legal) == (placeholder.next.verdict == figures.CAN)
        assert ("placeholder-fast" in legal) == (placeholder.next.verdict == figures.FAST)
    trader = view.traders[view.user]
    if position.asked == tasks.EVALUATE:
        for order_ in trader.orders:
            name = ORDER_IDS[order_.card]
            assert (f"fulfil {name} upper" in legal) == order_.upper.possible
            assert (f"fulfil {name} lower" in legal) == order_.lower.possible
        for at, special in enumerate(view.specials):
            assert (f"special {at + 1}" in legal) == special.possible
            assert (f"special-cheap {at + 1}" in legal) == special.possible_cheap
        assert ("rise" in legal) == (trader.rise is not None and trader.rise.possible)
        for city, told in zip(CITY_IDS, view.cities, strict=True):
            assert (f"make {city}" in legal) == any(recipe.possible for recipe in told.recipes)
    if view.phase in ("purchase", "introduction") and not position.can("pirate riga"):
        for city, stall in zip(CITY_IDS, view.stalls.kontors, strict=True):
            assert (f"kontor {city}" in legal) == (stall.verdict == stalls.CAN), city
        assert any(text.startswith("order ") for text in legal) == (view.stalls.order.verdict == stalls.CAN)
        if view.phase == "purchase":
            assert ("ship" in legal) == (view.stalls.ship.verdict == stalls.CAN)
            cheap = any(text.startswith("cheap ") for text in legal)
            assert cheap == (view.stalls.cheap.verdict == stalls.CAN)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"first_game": "on"}),
        (3, {}),
        (4, {"merchant_and_pirate": "on", "special_orders": "on"}),
        (
            3,
            {
                "merchant_and_pirate": "on",
                "merchant_side": "back",
                "pirate_side": "back",
                "special_orders": "on",
            },
        ),
    ],
)
def test_what_is_told_to_be_possible_is_legal_and_telling_changes_nothing(
    seats: int, options: dict[str, str]
) -> None:
    rng = Random(18)
    for _ in range(2):
        state = cast(NovgorodState, RULES.start(seats, GAME.settings(seats, options)))
        position = Position(state)
        for _ in range(250):
            if position.over:
                break
            actor = position.actor
            if actor == CHANCE:
                position.deal(seed=rng.randrange(1000))
                continue
            before = state.pack()
            told_is_true(position, position.view(actor))
            assert state.pack() == before
            foretold = position.view(actor).forecast
            code = rng.choice(state.legal(actor))
            notation = position.codebook.notation(code)
            state.play(actor, code)
            if notation == "store-nothing" and foretold is not None:
                assert (state.money[actor], state.seals[actor]) >= (foretold.money_then, 0)
