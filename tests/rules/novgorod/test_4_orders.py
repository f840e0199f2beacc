"""Chapter 4, phase 2: b) fulfil an order."""

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from roadstead.games.novgorod import tasks
from tests.rule import rule
from tests.rules.novgorod.position import ORDER_IDS, Position, novgorod

CARDS: dict[str, Any] = tomllib.loads(
    files("roadstead.games.novgorod").joinpath("cards.toml").read_text("utf-8")
)
FOUR = "riga novgorod visby luebeck"


def docked(route: str = FOUR, **more: object) -> Position:
    """Own kontors in Riga, Novgorod, Visby and Lübeck; in hand 'grain + salt, fur + glass' (order-14)."""
    given: dict[str, object] = {
        "kontors": FOUR,
        "speed": 5,
        "hand": "order-14",
        "bonus": "eight-kontors variety",
        "career": "1 front 2",
    }
    return novgorod(**(given | more)).sail(route)  # type: ignore[arg-type]


@rule("NOV-451", "NOV-D05")
def test_upper_or_lower_row_of_an_order_in_hand() -> None:
    p = docked()
    assert p.choices("fulfil") == ["order-14 upper", "order-14 lower"]
    assert docked("riga novgorod visby").choices("fulfil") == ["order-14 lower"]
    assert docked("visby luebeck", hold="riga").choices("fulfil") == ["order-14 upper"]
    assert docked(hand="").choices("fulfil") == []


@rule("NOV-451")
def test_orders_of_others_or_on_the_table_cannot_be_fulfilled() -> None:
    p = docked(hand={1: "order-14"}, display="order-13 order-17 order-01 order-02")
    assert p.choices("fulfil") == []


@rule("NOV-451", "NOV-454")
def test_both_rows_in_one_turn_the_upper_first() -> None:
    p = docked().play("fulfil order-14 upper")
    assert p.choices("fulfil") == ["order-14 lower"]
    p.play("fulfil order-14 lower")
    assert (p.score(), p.under(), p.hand(), p.left()) == ({"orders": 5}, ["order-14"], [], [])
    p.end()
    assert p.asked == tasks.PURCHASE, "nothing to decide about the order"


@rule("NOV-451")
def test_several_orders_in_one_turn() -> None:
    p = docked(hand="order-13 order-02 order-18", kontors=f"{FOUR} london", hold="london")
    p.play("fulfil order-13 upper")
    assert p.choices("fulfil") == ["order-02 upper"], "salt and the stored wool"
    p.play("fulfil order-02 upper")
    assert p.seals() == 4


@rule("NOV-452")
def test_exactly_the_goods_shown_are_used_up() -> None:
    p = docked().play("fulfil order-14 upper")
    assert p.goods == ["fur", "glass"]
    p.play("fulfil order-14 lower")
    assert p.goods == []


@rule("NOV-452")
@pytest.mark.parametrize(
    "route", ["visby luebeck danzig riga", "riga danzig luebeck visby", "luebeck danzig riga"]
)
def test_goods_come_from_any_place_of_the_route(route: str) -> None:
    p = docked(route)
    assert "order-14 upper" in p.choices("fulfil")
    assert p.play("fulfil order-14 upper").seals() == 2


@rule("NOV-452")
def test_goods_come_from_the_hold_too() -> None:
    p = docked("visby luebeck", hold="riga").play("fulfil order-14 upper")
    assert (p.goods, p.cargo, p.seals()) == (["glass"], [], 2)


def ready_for(order: dict[str, Any], row: str, **more: object) -> Position:
    """One good is in the hold, the other in the route; a luxury good is made from a good in the hold alone."""
    cities = {city["good"]: city["id"] for city in CARDS["cities"]}
    main = {"provisions": "fish", "clothing": "fur", "jewellery": "amber"}
    shown = order[row]
    luxury = shown[0] if order["kind"] == "luxury" else "jewellery"
    covered = "glass" if luxury == "provisions" else "salt"
    stored, other = (main[luxury], covered) if order["kind"] == "luxury" else shown
    given: dict[str, object] = {
        "kontors": " ".join(cities.values()),
        "hold": cities[stored],
        "hand": order["id"],
        "manufactories": {cities[covered]: f"{luxury}-{main[luxury]}"},
    }
    return docked(cities[other], **(given | more))


EACH_ORDER = pytest.mark.parametrize("order", CARDS["orders"], ids=ORDER_IDS)


@rule("NOV-452", "NOV-453")
@pytest.mark.parametrize("row", ["upper", "lower"])
@EACH_ORDER
def test_each_row_of_each_order_takes_what_it_shows(order: dict[str, Any], row: str) -> None:
    p = ready_for(order, row)
    assert p.choices("fulfil") == [f"{order['id']} {row}"]
    p.play(f"fulfil {order['id']} {row}")
    assert (p.goods, p.cargo, p.score()) == ([], [], {"orders": 2})


@rule("NOV-455", "NOV-493", "NOV-R18")
@pytest.mark.parametrize("place", ["left", "under"])
@EACH_ORDER
def test_each_order_half_done_goes_left_of_the_ship_or_under_it(order: dict[str, Any], place: str) -> None:
    name = order["id"]
    p = ready_for(order, "upper").play(f"fulfil {name} upper", "end")
    assert p.legal() == ["left", "under"]
    p.play(place)
    assert (p.left(), p.under()) == (([name], []) if place == "left" else ([], [name]))
    assert (p.hand(), p.score()["orders"]) == ([], 2)


@rule("NOV-456", "NOV-R19")
@EACH_ORDER
def test_each_order_left_of_the_ship_takes_its_lower_row_later(order: dict[str, Any]) -> None:
    name = order["id"]
    p = ready_for(order, "lower", hand="", left=name)
    assert p.choices("fulfil") == [f"{name} lower"]
    p.play(f"fulfil {name} lower")
    assert (p.left(), p.under(), p.score()) == ([], [name], {"orders": 2})


@rule("NOV-457")
@EACH_ORDER
def test_each_order_with_its_lower_row_done_is_finished(order: dict[str, Any]) -> None:
    name = order["id"]
    p = ready_for(order, "lower").play(f"fulfil {name} lower")
    assert (p.hand(), p.left(), p.under()) == ([], [], [name])


def route_through(cities: set[str], so_far: tuple[str, ...] = ()) -> tuple[str, ...]:
    """A route of at most five cities that calls at these; () if there is none."""
    if cities <= set(so_far):
        return so_far
    links = {city["id"]: city["neighbours"] for city in CARDS["cities"]}
    for city in links[so_far[-1]] if so_far else links:
        if city not in so_far and len(so_far) < 5:
            found = route_through(cities, (*so_far, city))
            if found:
                return found
    return ()


@rule("NOV-454")
@pytest.mark.parametrize("order", [order for order in CARDS["orders"] if order["kind"] == "goods"])
def test_both_rows_of_each_order_in_one_turn(order: dict[str, Any]) -> None:
    """One of the four goods is in the hold, the others in the route."""
    name = order["id"]
    cities = {city["good"]: city["id"] for city in CARDS["cities"]}
    wanted = {cities[good] for good in order["upper"] + order["lower"]}
    hold, route = next(
        (city, route)
        for city in sorted(wanted)
        if city not in (route := route_through(wanted - {city})) != ()
    )
    p = docked(" ".join(route), kontors=" ".join(cities.values()), hold=hold, hand=name)
    p.play(f"fulfil {name} upper", f"fulfil {name} lower")
    assert (p.hand(), p.left(), p.under(), p.score()["orders"]) == ([], [], [name], 5)
    p.play("end")
    assert p.asked in (tasks.STORE, tasks.PURCHASE), "nothing to decide about the order"


@rule("NOV-452")
def test_a_row_needs_all_its_goods_in_the_same_turn() -> None:
    assert docked("luebeck visby").choices("fulfil") == []
    p = docked("luebeck visby").end().finish().finish().sail("riga")
    assert p.choices("fulfil") == []


@rule("NOV-453", "NOV-R44")
@pytest.mark.parametrize("recipe", ["salt", "salt+grain", "salt+fish", "salt+fish+grain"])
def test_any_recipe_makes_the_luxury_good_of_a_row(recipe: str) -> None:
    p = docked(
        "bergen visby luebeck",
        kontors="bergen visby luebeck riga",
        hold="riga",
        hand="order-23",
        manufactories={"luebeck": "provisions-salt", "visby": "clothing-fur", "bergen": "clothing-wool"},
    )
    p.play("fulfil order-23 upper")
    assert p.choices("recipe") == ["salt", "salt+fish", "salt+grain", "salt+fish+grain"]
    p.play(f"recipe {recipe}")
    assert (p.score(), p.ducats()) == ({"orders": 2}, 20), "the number of goods does not matter"


@rule("NOV-453")
def test_goods_alone_do_not_make_a_luxury_row() -> None:
    names = ["clothing-wool", "clothing-cloth", "jewellery-amber", "provisions-fish"]
    workshops = dict(zip(FOUR.split(), names))
    assert docked(hand="order-23 order-21 order-19", manufactories=workshops).choices("fulfil") == []


@rule("NOV-R46")
def test_what_serves_the_upper_row_need_not_lie_left_of_what_serves_the_lower() -> None:
    """order-24: provisions above, clothing below."""
    workshops = {"novgorod": "clothing-fur", "luebeck": "provisions-salt"}
    p = docked(hand="order-24", manufactories=workshops)
    p.play("fulfil order-24 upper", "recipe salt", "fulfil order-24 lower")
    assert (p.score(), p.under()) == ({"orders": 5}, ["order-24"])


@rule("NOV-455", "NOV-D07")
@pytest.mark.parametrize("place", ["left", "under"])
def test_the_upper_row_alone_brings_2_seals_and_the_order_goes_under_or_left_of_the_ship(place: str) -> None:
    p = docked().play("fulfil order-14 upper", "end")
    assert p.asked == tasks.FILE_ORDER
    assert p.legal() == ["left", "under"]
    p.play(place)
    assert p.score() == {"orders": 2}
    assert (p.left(), p.under()) == ((["order-14"], []) if place == "left" else ([], ["order-14"]))
    assert p.hand() == []


@rule("NOV-455", "NOV-R18")
def test_the_choice_is_made_at_the_end_of_phase_2() -> None:
    p = docked().play("fulfil order-14 upper")
    assert p.asked == tasks.EVALUATE
    assert (p.left(), p.under(), p.view().route.halves) == ([], [], (ORDER_IDS.index("order-14"),))


@rule("NOV-R18")
def test_the_choice_is_final() -> None:
    p = docked().play("fulfil order-14 upper", "end", "under").finish().finish()
    assert p.sail("novgorod visby").choices("fulfil") == [], "under the ship it is finished"
    p = docked().play("fulfil order-14 upper", "end", "left").finish().finish()
    p.sail(FOUR)
    assert p.choices("fulfil") == ["order-14 lower"], "left of the ship only the lower row is open"
    p.play("end", "store-nothing")
    assert p.asked == tasks.PURCHASE, "it is not asked for again"
    assert p.left() == ["order-14"]


@rule("NOV-D07")
def test_orders_half_done_are_filed_by_rising_number() -> None:
    p = docked(hand="order-13 order-02", kontors=f"{FOUR} london", hold="london")
    p.play("fulfil order-13 upper", "fulfil order-02 upper", "end")
    p.play("left", "under")
    assert (p.left(), p.under()) == (["order-02"], ["order-13"])


@rule("NOV-D07")
def test_only_orders_whose_upper_row_was_done_this_turn_are_filed() -> None:
    p = docked(hand="order-13 order-14", left="order-09").play("fulfil order-14 lower", "end")
    assert p.asked == tasks.STORE


@rule("NOV-456", "NOV-R19")
def test_the_lower_row_of_an_open_order_brings_2_more_in_a_later_turn() -> None:
    p = docked(hand="", left="order-14", seals=2).play("fulfil order-14 lower")
    assert (p.seals(), p.left(), p.under()) == (4, [], ["order-14"])


@rule("NOV-457")
def test_the_lower_row_alone_brings_2_and_closes_the_order() -> None:
    p = docked().play("fulfil order-14 lower")
    assert (p.seals(), p.under(), p.hand()) == (2, ["order-14"], [])
    assert p.goods == ["salt", "grain"]
    assert p.choices("fulfil") == [], "its upper row is void"


@rule("NOV-R19")
def test_rewards_as_steps() -> None:
    p = docked().play("fulfil order-14 upper")
    assert p.told("row-done")[0][2] == 2
    p.play("fulfil order-14 lower")
    assert p.told("row-done")[0][2] == 3
    assert p.seals() == 5


@rule("NOV-R19", "NOV-454")
def test_a_choice_says_what_the_lower_row_brings() -> None:
    assert docked().words("fulfil order-14 lower")[1][-1] == 2
    p = docked().play("fulfil order-14 upper")
    assert p.words("fulfil order-14 lower")[1][-1] == 3
    assert docked(hand="", left="order-14").words("fulfil order-14 lower")[1][-1] == 2


@rule("NOV-458")
def test_any_number_of_half_fulfilled_orders_lie_left_of_the_ship() -> None:
    p = docked(left="order-01 order-02").play("fulfil order-14 upper", "end", "left")
    assert p.left() == ["order-01", "order-02", "order-14"]


@rule("NOV-458")
def test_open_orders_count_for_the_limit_of_three() -> None:
    assert novgorod(phase=3, left="order-01 order-02").choices("order")
    assert not novgorod(phase=3, left="order-01 order-02 order-03").choices("order")
    assert not novgorod(phase=3, left="order-01 order-02", hand="order-03").choices("order")
    assert not novgorod(phase=3, left="order-01", known="order-02", hand="order-03").choices("order")
    assert novgorod(phase=3, under="order-01 order-02", hand="order-03").choices("order"), (
        "fulfilled ones do not"
    )


@rule("NOV-459")
def test_an_order_counts_as_fulfilled_under_the_ship_even_if_half_done() -> None:
    for place, seals in (("under", 2 + 4), ("left", 2)):
        p = docked(under="order-01 order-02", bonus="three-orders variety")
        p.play("fulfil order-14 upper", "end", place)
        assert p.seals() == seals, "3 Orders counts it only under the ship"


@rule("NOV-459")
def test_orders_left_of_the_ship_do_not_count() -> None:
    p = docked(under="order-01", left="order-02", bonus="three-orders variety").play("fulfil order-14 lower")
    assert p.seals() == 2


@rule("NOV-460")
def test_three_orders_is_met_when_the_third_comes_to_lie_under_the_ship() -> None:
    p = docked(under="order-01 order-02", bonus="three-orders variety").play("fulfil order-14 upper")
    assert p.score() == {"orders": 2}
    p.play("fulfil order-14 lower")
    assert p.score() == {"orders": 5, "bonus-cards": 4}
    assert p.won() == ["three-orders"]


@rule("NOV-460")
def test_three_orders_is_not_met_by_the_second() -> None:
    p = docked(under="order-01", bonus="three-orders variety").play("fulfil order-14 lower")
    assert p.won() == []


@rule("NOV-D05")
def test_the_lower_row_is_offered_though_the_upper_is_undone_the_upper_only_in_hand() -> None:
    p = docked(hand="order-14", left="order-06")
    assert p.choices("fulfil") == ["order-14 upper", "order-14 lower"]
    p = docked(hand="", left="order-14 order-13")
    assert p.choices("fulfil") == ["order-14 lower"]


@rule("NOV-D05")
def test_the_menu_of_phase_2() -> None:
    """Everything that can be done with four cards, a stored wool, 20 ducats and a privilege."""
    p = docked(
        kontors=f"{FOUR} london",
        hold="london",
        hand="order-14",
        known="order-02",
        left="order-18",
        career="1 front 0",
        manufactories={"riga": "provisions-grain", "visby": "clothing-wool", "luebeck": "jewellery-amber"},
        column="special-4:A special-2:A special-3:A special-1:C",
        merchant="bergen",
        pirate="antwerp",
    )
    assert set(p.legal()) == {
        *(
            f"pirate {city}"
            for city in ("bergen", "visby", "novgorod", "riga", "danzig", "luebeck", "london")
        ),
        "make visby",
        "make riga",
        "fulfil order-02 upper",
        "fulfil order-14 upper",
        "fulfil order-14 lower",
        "fulfil order-18 lower",
        "rise",
        "special 2",
        "special 3",
        "special 4",
        "special-cheap 2",
        "special-cheap 3",
        "special-cheap 4",
        "income visby",
        "income novgorod",
        "income riga",
        "income luebeck",
        "extra-income",
        "end",
    }


@rule("NOV-D05")
def test_the_menu_comes_again_until_end() -> None:
    p = docked("")
    assert p.legal() == ["end"], (
        "asked even if there is nothing to do: what can be done hangs on hidden orders"
    )
    p = docked("riga").play("income riga")
    assert p.asked == tasks.EVALUATE
    p.play("end")
    assert p.asked == tasks.PURCHASE
