"""Phase 3: one thing may be bought, and one more order with the privilege."""

from __future__ import annotations

import pytest

from roadstead.engine.game import CHANCE
from roadstead.games.novgorod import tasks
from tests.rule import rule
from tests.rules.novgorod.position import CITY_IDS, ORDER_IDS, novgorod, own_deck

NO_DISCOUNT = "1 front 2"
"""A career card on which order -3 is covered."""
OPEN = "order-21 order-22 order-23 order-24"


@rule("NOV-501")
@pytest.mark.parametrize(
    ("buy", "ducats"), [("kontor riga", 17), ("ship", 15), ("order order-24", 14), ("order stack", 14)]
)
def test_one_thing_is_bought_and_the_turn_is_over(buy: str, ducats: int) -> None:
    position = novgorod(phase=3, career=NO_DISCOUNT, ducats=20)
    position.play(buy).deal()
    assert (position.ducats(), position.actor) == (ducats, 1)


@rule("NOV-521", "NOV-522")
@pytest.mark.parametrize("order", ORDER_IDS)
def test_any_open_order_is_bought_and_all_know_it(order: str) -> None:
    others = [other for other in ORDER_IDS if other != order][:3]
    position = novgorod(phase=3, career=NO_DISCOUNT, display=" ".join([order, *others]))
    position.play(f"order {order}").deal()
    assert (position.known(), position.ducats()) == ([order], 14)
    assert order not in position.display
    assert len(position.display) == 4


@rule("NOV-521", "NOV-522")
@pytest.mark.parametrize("order", ORDER_IDS)
def test_any_order_may_come_from_the_stack(order: str) -> None:
    others = [other for other in ORDER_IDS if other != order][:4]
    position = novgorod(phase=3, career=NO_DISCOUNT, display=" ".join(others))
    position.play("order stack", f"draw 0 {order}")
    assert (position.hand(), position.known(), position.ducats()) == ([order], [], 14)
    opened = novgorod(phase=3, career=NO_DISCOUNT, display=" ".join(others))
    opened.play(f"order {others[0]}", f"open {order}")
    assert sorted(opened.display) == sorted([*others[1:], order])


@rule("NOV-501")
def test_buying_nothing_is_allowed() -> None:
    position = novgorod(phase=3, ducats=20).play("pass")
    assert (position.ducats(), position.actor) == (20, 1)
    assert (position.kontors(), position.speed(), position.hand()) == (["visby", "luebeck"], 2, [])


@rule("NOV-501")
def test_in_the_next_turn_another_thing_can_be_bought() -> None:
    position = novgorod(phase=3, career=NO_DISCOUNT, ducats=20).play("kontor riga").rounds()
    position.play("stop", "end", "ship")
    assert (position.kontors(), position.speed()) == (["visby", "riga", "luebeck"], 3)


@rule("NOV-502")
@pytest.mark.parametrize(
    ("ducats", "offers"),
    [
        (3, ["kontor riga", "pass"]),
        (4, ["kontor bergen", "kontor riga", "kontor antwerp", "pass"]),
        (
            5,
            [
                "kontor bergen",
                "kontor novgorod",
                "kontor riga",
                "kontor danzig",
                "kontor antwerp",
                "kontor london",
                "ship",
                "pass",
            ],
        ),
    ],
)
def test_there_is_no_credit(ducats: int, offers: list[str]) -> None:
    assert novgorod(phase=3, career=NO_DISCOUNT, ducats=ducats).legal() == offers


@rule("NOV-502", "NOV-521")
def test_an_order_needs_six_ducats() -> None:
    assert novgorod(phase=3, ducats=5).choices("order") == []
    assert novgorod(phase=3, ducats=6, display=OPEN).choices("order") == [*OPEN.split(), "stack"]


@rule("NOV-502")
def test_who_can_pay_for_nothing_is_not_asked() -> None:
    assert novgorod(phase=3, ducats=2).actor == 1


# -- a kontor ------------------------------------------------------------------------------------------------


@rule("NOV-511")
@pytest.mark.parametrize(
    ("city", "price"),
    [
        ("bergen", 3),
        ("visby", 5),
        ("novgorod", 5),
        ("riga", 3),
        ("danzig", 5),
        ("luebeck", 4),
        ("antwerp", 4),
        ("london", 4),
    ],
)
def test_a_kontor_can_be_bought_in_any_city_without_one(city: str, price: int) -> None:
    others = dict.fromkeys(
        range(2), f"{CITY_IDS[CITY_IDS.index(city) - 4]} {CITY_IDS[CITY_IDS.index(city) - 3]}"
    )
    position = novgorod(phase=3, kontors=others, ducats=price).play(f"kontor {city}")
    assert (position.ducats(), city in position.kontors()) == (0, True)
    assert not novgorod(phase=3, kontors=others, ducats=price - 1).can(f"kontor {city}")


@rule("NOV-511")
def test_the_top_kontor_of_a_city_is_bought_at_its_printed_price() -> None:
    """Danzig with three players: 5, then 6, then 7."""
    owners = {0: "luebeck visby", 1: "danzig riga", 2: "bergen london"}
    position = novgorod(3, phase=3, kontors=owners, ducats={0: 20, 2: 20}, privilege_used=True)
    assert position.price("danzig") == 6
    position.play("kontor danzig")
    assert (position.ducats(), position.kontors()) == (14, ["visby", "danzig", "luebeck"])
    assert position.price("danzig") == 7
    position.finish().sail().end().play("kontor danzig")
    assert (position.ducats(2), position.price("danzig")) == (13, 0)


@rule("NOV-511")
@pytest.mark.parametrize("city", CITY_IDS)
def test_no_second_kontor_in_a_city_of_ones_own(city: str) -> None:
    opposite = CITY_IDS[CITY_IDS.index(city) - 4]
    position = novgorod(phase=3, kontors=f"{city} {opposite}", ducats=20)
    assert position.choices("kontor") == [other for other in CITY_IDS if other not in (city, opposite)]


@rule("NOV-511")
def test_the_kontor_goes_to_the_hand_and_is_laid_in_the_next_turn() -> None:
    position = novgorod(phase=3, ducats=3).play("kontor riga").rounds()
    position.play("sail riga")
    assert (position.route, position.fees) == ("riga", 0)


@rule("NOV-512")
@pytest.mark.parametrize("city", CITY_IDS)
def test_eight_kontors_are_met_by_buying_the_eighth_whichever_it_is(city: str) -> None:
    others = [other for other in CITY_IDS if other != city]
    for kontors, won, seals in ((others, ["eight-kontors"], 6), (others[1:], [], 0)):
        position = novgorod(phase=3, kontors=" ".join(kontors), ducats=20, privilege_used=True)
        position.play(f"kontor {city}")
        assert (position.won(), position.seals()) == (won, seals)


@rule("NOV-512")
def test_a_stored_kontor_counts_among_the_eight() -> None:
    kontors = "bergen visby novgorod riga danzig luebeck antwerp"
    position = novgorod(phase=3, kontors=kontors, hold="riga", ducats=20).play("kontor london")
    assert (position.hold(), position.won()) == ("riga", ["eight-kontors"])


# -- a ship step ---------------------------------------------------------------------------------------------


@rule("NOV-516")
@pytest.mark.parametrize(("speed", "price"), [(2, 5), (3, 10), (4, 15)])
def test_a_ship_step_costs_five_ten_or_fifteen_ducats(speed: int, price: int) -> None:
    position = novgorod(phase=3, speed=speed, ducats=price, privilege_used=True).play("ship")
    assert (position.speed(), position.ducats()) == (speed + 1, 0)
    assert not novgorod(phase=3, speed=speed, ducats=price - 1).can("ship")


@rule("NOV-516")
def test_speed_five_is_the_end() -> None:
    assert not novgorod(phase=3, speed=5, ducats=99).can("ship")


@rule("NOV-516")
def test_a_faster_ship_sails_further_in_the_next_turn() -> None:
    position = novgorod(phase=3, ducats=20, privilege_used=True, kontors="luebeck visby novgorod").play(
        "ship"
    )
    position.rounds().sail("luebeck visby novgorod")
    assert position.route == "luebeck visby novgorod"


# -- an order ------------------------------------------------------------------------------------------------


@rule("NOV-521", "NOV-527")
@pytest.mark.parametrize(("buy", "price"), [("order", 6), ("cheap", 3)])
@pytest.mark.parametrize("order", OPEN.split())
def test_any_open_order_can_be_taken_to_the_hand(order: str, buy: str, price: int) -> None:
    position = novgorod(phase=3, ducats=20, display=OPEN)
    assert position.choices(buy) == [*OPEN.split(), "stack"]
    position.play(f"{buy} {order}").deal()
    assert (position.ducats(), position.hand(), position.known()) == (20 - price, [order], [order])
    assert order not in position.display


@rule("NOV-521")
def test_the_top_card_of_the_stack_goes_to_the_hand_without_being_shown() -> None:
    position = novgorod(phase=3, ducats=20, display=OPEN)
    size = position.stack
    position.play("order stack")
    assert position.actor == CHANCE
    assert len(position.legal()) == size
    assert all(draw.startswith("draw 0 order-") for draw in position.legal())
    position.play("draw 0 order-05")
    assert (position.ducats(), position.hand(), position.known()) == (14, ["order-05"], [])
    assert (position.stack, position.display) == (size - 1, OPEN.split())


@rule("NOV-522")
def test_the_open_orders_are_filled_up_to_four_at_once() -> None:
    position = novgorod(phase=3, ducats=20, display=OPEN).play("order order-22")
    assert position.actor == CHANCE
    position.play("open order-03")
    assert position.display == ["order-03", "order-21", "order-23", "order-24"]
    assert position.asked == tasks.PURCHASE


@rule("NOV-522")
def test_four_are_filled_up_to_and_not_the_number_of_the_start() -> None:
    """With 4 players 6 orders may lie open after the introduction; only the third one bought is replaced."""
    six = "order-19 order-20 order-21 order-22 order-23 order-24"
    position = novgorod(4, phase=3, display=six, ducats=dict.fromkeys(range(4), 20), privilege_used=True)
    position.play("order order-19")
    assert len(position.display) == 5
    position.play("1: stop", "end", "order order-20", "pass")
    assert len(position.display) == 4
    position.play("2: stop", "end", "order order-21")
    assert (position.actor, len(position.display)) == (CHANCE, 3)
    assert len(position.deal().display) == 4


@rule("NOV-522")
def test_as_long_as_the_stack_lasts() -> None:
    position = novgorod(phase=3, ducats=20, display=OPEN, stack=1).play("order order-22").deal()
    assert (len(position.display), position.stack) == (4, 0)
    assert len(position.play("cheap order-21").display) == 3


@rule("NOV-526")
@pytest.mark.parametrize(
    ("hand", "known", "left"),
    [
        pytest.param("order-01 order-02 order-03", "", "", id="in the hand"),
        pytest.param("order-01", "order-02 order-03", "", id="known or not"),
        pytest.param("order-01", "", "order-02 order-03", id="left of the ship"),
        pytest.param("", "", "order-01 order-02 order-03", id="all left of the ship"),
    ],
)
def test_with_three_orders_in_progress_no_order_can_be_bought(hand: str, known: str, left: str) -> None:
    position = novgorod(phase=3, hand=hand, known=known, left=left, ducats=20)
    assert position.choices("order", "cheap") == []
    assert position.can("ship")


@rule("NOV-526")
def test_orders_under_the_ship_are_not_in_progress() -> None:
    position = novgorod(phase=3, hand="order-01", left="order-02", under="order-03 order-04", ducats=20)
    assert position.can("order stack")


@rule("NOV-526", "NOV-527")
def test_two_in_progress_leave_room_for_one_more() -> None:
    position = novgorod(phase=3, hand="order-01", left="order-02", ducats=20, display=OPEN)
    assert position.can("cheap order-21")
    position.play("order order-22").deal()
    assert position.actor == 1


# -- one further order ---------------------------------------------------------------------------------------


@rule("NOV-527")
def test_order_minus_three_allows_a_further_order_besides_the_normal_purchase() -> None:
    position = novgorod(phase=3, ducats=20, display=OPEN).play("kontor riga")
    assert position.legal() == [*(f"cheap {order}" for order in OPEN.split()), "cheap stack", "pass"]
    position.play("cheap order-24").deal()
    assert (position.ducats(), position.hand(), position.actor) == (14, ["order-24"], 1)


@rule("NOV-527")
def test_the_further_order_may_come_first() -> None:
    position = novgorod(phase=3, ducats=20, display=OPEN).play("cheap order-24")
    assert len(position.deal().choices("order")) == 5
    assert position.choices("cheap") == []
    position.play("kontor riga")
    assert (position.ducats(), position.hand(), position.actor) == (14, ["order-24"], 1)


@rule("NOV-527")
def test_the_further_order_may_be_the_only_purchase() -> None:
    position = novgorod(phase=3, ducats=3, display=OPEN)
    assert position.choices("order") == []
    position.play("cheap order-24").deal()
    assert (position.ducats(), position.hand(), position.actor) == (0, ["order-24"], 1)


@rule("NOV-527")
@pytest.mark.parametrize(
    "buys", [("order order-21", "cheap order-22"), ("cheap order-22", "order order-21")], ids=" then ".join
)
def test_both_purchases_may_be_orders(buys: tuple[str, str]) -> None:
    position = novgorod(phase=3, ducats=9, display=OPEN).play(*buys).deal()
    assert (position.ducats(), position.hand()) == (0, ["order-21", "order-22"])


@rule("NOV-527")
def test_the_further_order_may_be_drawn_from_the_stack() -> None:
    position = novgorod(phase=3, ducats=20).play("cheap stack", "draw 0 order-05")
    assert (position.ducats(), position.hand(), position.known()) == (17, ["order-05"], [])


@rule("NOV-527", "NOV-403")
def test_it_is_the_privilege_of_the_turn() -> None:
    """So there is no seal for an unused one in phase 4."""
    position = novgorod(phase=3, ducats=20, display=OPEN).play("cheap order-24", "pass")
    assert position.seals() == 0
    assert novgorod(phase=3, ducats=20, display=OPEN).play("pass").seals() == 1


@rule("NOV-527", "NOV-403")
def test_no_further_order_with_the_privilege_covered_or_used() -> None:
    assert novgorod(phase=3, career="1 front 2").choices("cheap") == []
    assert novgorod(phase=3, privilege_used=True).choices("cheap") == []
    assert novgorod(phase=3, career="1 front 1").choices("cheap") != []


@rule("NOV-527")
def test_price_and_discount_are_those_of_the_cards() -> None:
    rules = own_deck("[play]: order_price = 6 -> order_price = 5", "order-discount: amount = 3 -> amount = 4")
    position = novgorod(phase=3, ducats=6, display=OPEN, rules=rules)
    position.play("cheap order-24", "order order-23")
    assert position.ducats() == 6 - 1 - 5


# -- the decision --------------------------------------------------------------------------------------------


@rule("NOV-D09")
def test_the_largest_menu_of_purchases_has_22_choices() -> None:
    six = [f"order-{number}" for number in range(19, 25)]
    position = novgorod(4, phase=3, ducats=20, display=" ".join(six))
    cities = ["bergen", "novgorod", "riga", "danzig", "antwerp", "london"]
    assert position.legal() == [
        *(f"kontor {city}" for city in cities),
        *(f"order {order}" for order in [*six, "stack"]),
        *(f"cheap {order}" for order in [*six, "stack"]),
        "ship",
        "pass",
    ]
    assert len(position.legal()) == 1 + 6 + 1 + 7 + 7


@rule("NOV-D09")
def test_the_menu_comes_again_until_the_player_passes() -> None:
    position = novgorod(phase=3, ducats=20, display=OPEN).play("ship")
    assert (position.actor, position.asked) == (0, tasks.PURCHASE)
    position.play("cheap stack").deal()
    assert position.actor == 1
    assert novgorod(phase=3, ducats=20).play("ship", "pass").actor == 1
