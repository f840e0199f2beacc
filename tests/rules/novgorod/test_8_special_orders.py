"""The module B of the expert game: special orders.

The column of the worked examples, from top to bottom: fur + fish; grain + glass; jewellery of two goods; jewellery
and cloth.
"""

from __future__ import annotations

import pytest

from roadstead.engine.game import CHANCE
from tests.rule import rule
from tests.rules.novgorod.position import CITY_IDS, COLUMN, Position, novgorod, start

WHOLE_NORTH = "bergen visby novgorod riga"
"""Fish, glass, fur, grain: what the two upper special orders ask for."""


def north(
    ducats: int = 20, career: str = "1 front 0", column: str = COLUMN, stack: int | None = None
) -> Position:
    position = novgorod(
        kontors=WHOLE_NORTH, speed=4, ducats=ducats, career=career, column=column, stack=stack
    )
    return position.sail(WHOLE_NORTH)


def south(ducats: int = 20, merchant: str = "", hold: str = "visby", jewellery: str = "danzig") -> Position:
    """Amber, salt and cloth, glass in the hold, and a manufactory for jewellery of amber."""
    position = novgorod(
        kontors="danzig luebeck antwerp visby",
        hold=hold,
        speed=3,
        ducats=ducats,
        manufactories={jewellery: "jewellery-amber"},
        column=COLUMN,
        merchant=merchant,
        pirate="riga" if merchant else "",
    )
    return position.sail("danzig luebeck antwerp")


# -- set-up ----------------------------------------------------------------------------------------------------


def before_the_column(seats: int = 2) -> Position:
    position = start(seats, {"special_orders": True})
    while not position.legal()[0].startswith("column"):
        position.play(position.legal()[0])
    return position


@rule("NOV-851")
def test_the_shuffled_cards_show_a_a_b_c_from_top_to_bottom() -> None:
    position = before_the_column()
    assert (position.actor, position.weights()) == (
        CHANCE,
        {"column special-1": 1, "column special-2": 1, "column special-3": 1, "column special-4": 1},
    )
    position.play("column special-3")
    assert position.weights() == {"column special-1": 1, "column special-2": 1, "column special-4": 1}
    position.play("column special-1", "column special-4", "column special-2")
    assert position.column == "special-3:A special-1:A special-4:B special-2:C"


@rule("NOV-852")
@pytest.mark.parametrize(("seats", "stack"), [(2, 24 - 2 - 4 - 1), (3, 24 - 3 - 5 - 1), (4, 24 - 4 - 6 - 1)])
def test_one_order_covers_the_last_card(seats: int, stack: int) -> None:
    position = before_the_column(seats).deal()
    assert (position.stack, position.view().stack_size) == (stack, stack)
    assert start(seats).deal().stack == stack + 1


@rule("NOV-852")
def test_the_covering_order_is_drawn_unseen_and_never_comes_into_play() -> None:
    """Any order nobody has seen may be the one that covers; the last one left is it."""
    position = novgorod(phase=3, column=COLUMN, stack=1, ducats=20).play("order stack")
    assert sorted(position.weights().values()) == [1, 1]
    position.deal()
    assert position.stack == 0
    assert "cheap stack" not in position.legal()
    position = novgorod(phase=3, column=COLUMN, stack=0, ducats=20)
    position.play(f"order {position.display[0]}")
    assert (position.actor, len(position.display)) == (0, 3)


# -- fulfilling ------------------------------------------------------------------------------------------------


@rule("NOV-853")
def test_special_orders_cannot_be_bought() -> None:
    position = novgorod(phase=3, column=COLUMN, ducats=99)
    assert {choice.split()[0] for choice in position.legal()} == {"kontor", "order", "cheap", "ship", "pass"}
    assert not any("special" in choice for choice in position.legal())


@rule("NOV-853")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_they_are_open_to_all(seat: int) -> None:
    position = novgorod(3, seat=seat, column=COLUMN, kontors=WHOLE_NORTH, speed=3)
    assert position.sail("bergen visby novgorod").choices("special") == ["1"]


@rule("NOV-853")
def test_only_the_visible_part_can_be_fulfilled() -> None:
    """Part D of the first card asks for amber, grain and salt."""
    for part, can in (("A", False), ("D", True)):
        column = f"special-1:{part} special-2:B special-3:B special-4:D"
        position = novgorod(kontors="riga danzig luebeck", speed=3, column=column).sail("riga danzig luebeck")
        assert position.can("special 1") == can


@rule("NOV-853", "NOV-854", "NOV-857", "NOV-858")
@pytest.mark.parametrize(
    ("shown", "cost", "seals", "route", "manufactories"),
    [
        ("special-1:A", 1, 2, "bergen visby novgorod", {}),
        ("special-1:B", 4, 5, "riga danzig luebeck", {"luebeck": "provisions-salt"}),
        ("special-1:C", 3, 4, "luebeck antwerp", {"antwerp": "clothing-cloth"}),
        ("special-1:D", 2, 3, "riga danzig luebeck", {}),
        ("special-2:A", 1, 2, "visby novgorod riga", {}),
        ("special-2:B", 4, 5, "london antwerp", {"antwerp": "clothing-cloth"}),
        ("special-2:C", 3, 4, "visby luebeck", {"luebeck": "provisions-salt"}),
        ("special-2:D", 2, 3, "london bergen visby novgorod", {}),
        ("special-3:A", 1, 2, "london antwerp luebeck", {}),
        ("special-3:B", 4, 5, "danzig luebeck visby", {"visby": "jewellery-glass"}),
        ("special-3:C", 3, 4, "bergen london", {"london": "clothing-wool"}),
        ("special-3:D", 2, 3, "riga danzig luebeck antwerp", {}),
        ("special-4:A", 1, 2, "danzig luebeck antwerp", {}),
        ("special-4:B", 4, 5, "luebeck visby bergen", {"bergen": "provisions-fish"}),
        ("special-4:C", 3, 4, "antwerp luebeck danzig", {"danzig": "jewellery-amber"}),
        ("special-4:D", 2, 3, "novgorod visby bergen london", {}),
    ],
)
def test_each_part_of_each_special_order(
    shown: str, cost: int, seals: int, route: str, manufactories: dict[str, str]
) -> None:
    card, part = shown.split(":")
    others = [f"special-{number}:{part}" for number in (1, 2, 3, 4) if f"special-{number}" != card]
    position = novgorod(
        kontors=" ".join(CITY_IDS),
        speed=4,
        manufactories=manufactories,
        column=" ".join([shown, *others]),
        bonus="eight-kontors variety",
    )
    position.sail(route).play("special 1").deal()
    assert (position.ducats(), position.score()) == (20 - cost, {"special-orders": seals})
    assert position.end().column == " ".join([*others, f"{card}:{'BCDA'['ABCD'.index(part)]}"])


@rule("NOV-854")
@pytest.mark.parametrize(("position_in_column", "cost"), [(1, 1), (2, 1 + 1), (3, 1 + 2), (4, 1 + 3)])
def test_each_special_order_skipped_costs_one_ducat_more(position_in_column: int, cost: int) -> None:
    others = ["special-2:B", "special-3:B", "special-4:B"]
    others.insert(position_in_column - 1, "special-1:A")
    position = north(column=" ".join(others)).play(f"special {position_in_column}")
    assert position.ducats() == 20 - cost


@rule("NOV-854")
def test_the_ducats_must_be_at_hand_at_that_moment() -> None:
    """The income of a kontor is at hand only when it has been taken."""
    position = north(ducats=0, career="1 front 2")
    assert position.choices("special") == []
    position.play("income visby")
    assert position.choices("special") == ["1"]
    assert north(ducats=1, career="1 front 2").choices("special") == ["1"]
    assert north(ducats=2, career="1 front 2").choices("special") == ["1", "2"]


@rule("NOV-854")
def test_its_goods_are_used_up() -> None:
    position = north().play("special 1").deal()
    assert position.goods == ["glass", "grain"]
    assert position.choices("special") == ["2"]
    assert position.choices("income") == ["visby", "riga"]


@rule("NOV-854", "NOV-446")
def test_its_luxury_good_is_made_and_its_good_used_up() -> None:
    """Jewellery of amber, in Danzig, and the cloth of Antwerp; the manufactory brings no seals or ducats."""
    position = south().play("special 4", "recipe amber").deal()
    assert (position.goods, position.cargo) == (["salt"], ["glass"])
    assert (position.ducats(), position.score()) == (20 - 3 - 3, {"special-orders": 4})
    assert not position.can("make danzig")


@rule("NOV-854")
def test_all_it_asks_for_must_be_there() -> None:
    position = novgorod(kontors="danzig luebeck", manufactories={"danzig": "jewellery-amber"}, column=COLUMN)
    assert position.sail("danzig luebeck").choices("special") == []


@rule("NOV-854", "NOV-R16")
def test_a_stored_good_may_be_used() -> None:
    position = novgorod(kontors="bergen novgorod", hold="bergen", column=COLUMN).sail("novgorod")
    position.play("special 1").deal()
    assert (position.goods, position.cargo, position.seals()) == ([], [], 2)
    assert position.end().hold() == ""


# -- the discount ----------------------------------------------------------------------------------------------


@rule("NOV-855")
def test_order_minus_three_lowers_the_cost_but_not_below_nothing() -> None:
    assert north(ducats=5).play("special-cheap 1").ducats() == 5
    assert north(ducats=5).play("special-cheap 2").ducats() == 5
    assert south(ducats=5).play("special-cheap 3").ducats() == 5 - 3


@rule("NOV-855")
def test_with_the_discount_fewer_ducats_are_enough() -> None:
    position = south(ducats=3)
    assert (position.choices("special"), position.choices("special-cheap")) == ([], ["3", "4"])
    assert south(ducats=2).choices("special-cheap") == []


@rule("NOV-855", "NOV-403")
def test_it_is_the_privilege_of_the_turn() -> None:
    position = north().play("special-cheap 1").deal()
    assert position.privilege_used
    assert (position.choices("special-cheap"), position.can("extra-income")) == ([], False)
    position.end()
    assert position.choices("cheap") == []
    assert position.finish().score() == {"special-orders": 2}


@rule("NOV-855", "NOV-403")
def test_no_discount_with_the_privilege_covered_or_used() -> None:
    assert north(career="1 front 1").choices("special-cheap") == ["1", "2"]
    assert north(career="1 front 2").choices("special-cheap") == []
    assert north().play("extra-income").choices("special-cheap") == []


# -- two crates, seals and counters ----------------------------------------------------------------------------


@rule("NOV-856")
def test_a_luxury_good_with_two_crates_is_made_of_two_goods_at_least() -> None:
    """Position 3 asks for two crates, position 4 does not."""
    assert south(hold="").choices("special") == ["4"]
    position = south()
    assert position.choices("special") == ["3", "4"]
    position.play("special 3").deal()
    assert (position.goods, position.cargo) == (["salt", "cloth"], [])
    assert sorted(south().play("special 4").legal()) == ["recipe amber", "recipe glass+amber"]


@rule("NOV-857")
def test_it_brings_its_seals_and_an_order_drawn_unseen_as_a_counter() -> None:
    position = north()
    unseen = position.stack + 1
    position.play("special 1")
    assert (position.score(), position.actor) == ({"special-orders": 2}, CHANCE)
    assert len(position.weights()) == unseen
    assert set(position.weights().values()) == {1}
    assert all(draw.startswith("counter 0 order-") for draw in position.legal())
    position.play("counter 0 order-07")
    assert (position.counters(), position.under(), position.stack) == (["order-07"], [], unseen - 2)
    assert position.actor == 0


@rule("NOV-857")
def test_a_counter_counts_as_a_fulfilled_order_and_brings_no_other_seals() -> None:
    position = north().play("special 1", "counter 0 order-07", "special 2", "counter 0 order-19")
    assert position.state.orders_under_ship(0) == 2
    assert position.view().traders[0].counter_count == 2
    assert position.score() == {"special-orders": 4}


# -- the column ------------------------------------------------------------------------------------------------


@rule("NOV-858")
@pytest.mark.parametrize(
    ("part", "after", "route", "manufactories"),
    [
        ("A", "B", "bergen visby novgorod", {"visby": "jewellery-glass"}),
        ("B", "C", "riga danzig luebeck", {"luebeck": "provisions-salt"}),
        ("C", "D", "antwerp luebeck visby", {"visby": "clothing-cloth"}),
        ("D", "A", "riga danzig luebeck", {"luebeck": "provisions-salt"}),
    ],
)
def test_the_card_goes_to_the_bottom_and_shows_its_next_part(
    part: str, after: str, route: str, manufactories: dict[str, str]
) -> None:
    position = novgorod(
        kontors=route,
        speed=3,
        manufactories=manufactories,
        column=f"special-1:{part} special-2:B special-3:B special-4:D",
    )
    position.sail(route).play("special 1").deal().end()
    assert position.column == f"special-2:B special-3:B special-4:D special-1:{after}"


@rule("NOV-858")
def test_the_others_keep_their_part_and_move_up() -> None:
    position = south().play("special 4", "recipe amber").deal().end()
    assert position.column == "special-1:A special-2:A special-3:B special-4:D"
    assert position.view().special_prices == (1, 1 + 1, 4 + 2, 2 + 3)


@rule("NOV-859")
def test_cards_stay_in_place_until_the_end_of_phase_2() -> None:
    position = north().play("special 1").deal()
    assert position.column == COLUMN
    position.play("special 2").deal()
    assert (position.column, position.ducats()) == (COLUMN, 20 - 1 - 1)
    position.end()
    assert position.column == "special-3:B special-4:C special-1:B special-2:B"


@rule("NOV-859", "NOV-863")
@pytest.mark.parametrize(
    ("moves", "paid"),
    [
        pytest.param(("special 1", "special 2"), 1 + 1, id="without the privilege"),
        pytest.param(("special-cheap 1", "special 2"), 0, id="from the first on"),
        pytest.param(("special 1", "special-cheap 2"), 1 + 0, id="on the second"),
    ],
)
def test_the_privilege_lowers_the_total_once(moves: tuple[str, str], paid: int) -> None:
    first, second = moves
    assert north().play(first).deal().play(second).ducats() == 20 - paid


@rule("NOV-860")
def test_face_down_orders_count_for_variety() -> None:
    """The counter, cloth + fish over glass + salt, joins amber + grain over fish + fur: 7 kinds."""
    position = novgorod(
        first=1,
        last_round=True,
        kontors=WHOLE_NORTH,
        speed=4,
        column=COLUMN,
        under="order-01",
        bonus="variety career",
    )
    position.sail(WHOLE_NORTH).play("special 1", "counter 0 order-18")
    assert position.view(0).traders[0].variety == 7
    assert position.finish().score()["variety"] == 3


@rule("NOV-860")
def test_players_may_look_at_their_own_fulfilled_orders() -> None:
    position = novgorod(column=COLUMN, counters={0: "order-07", 1: "order-08"}, under="order-01")
    own = position.view(0).traders[0]
    assert ([own.counters, own.under], position.view(0).traders[1].counters) == ([(6,), (0,)], ())


@rule("NOV-861", "NOV-R30")
@pytest.mark.parametrize("side", ["front", "back"])
def test_the_merchant_does_not_apply_to_special_orders(side: str) -> None:
    """Jewellery made in the merchant's city."""
    position = south(merchant=f"danzig {side}").play("special 3").deal()
    assert (position.ducats(), position.score()) == (20 - 6, {"special-orders": 5})
    for_seals = south(merchant=f"danzig {side}").play("make danzig", "recipe glass+amber")
    assert for_seals.ducats() == 20 + 3 + (3 if side == "front" else 0)
    assert for_seals.score().get("merchant", 0) == (0 if side == "front" else 1)


@rule("NOV-861")
def test_nor_to_goods_used_up_for_one() -> None:
    position = novgorod(
        kontors="bergen visby novgorod", speed=3, column=COLUMN, merchant="novgorod", pirate="riga", ducats=20
    )
    assert position.sail("bergen visby novgorod").play("special 1").deal().ducats() == 20 - 1


@rule("NOV-862")
def test_special_orders_are_fulfilled_from_top_to_bottom() -> None:
    position = north()
    assert position.choices("special") == ["1", "2"]
    position.play("special 2").deal()
    assert position.goods == ["fur", "fish"]
    assert position.choices("special", "special-cheap") == []
    assert north().play("special 1").deal().choices("special") == ["2"]


@rule("NOV-862")
def test_in_the_next_turn_all_are_open_again() -> None:
    position = north().play("special 2").deal().rounds().sail(WHOLE_NORTH)
    assert position.column == "special-1:A special-3:B special-4:C special-2:B"
    assert position.choices("special") == ["1"]


@rule("NOV-862", "NOV-854")
def test_one_that_was_fulfilled_is_not_skipped() -> None:
    position = north()
    assert position.view().special_prices == (1, 1 + 1, 4 + 2, 3 + 3)
    position.play("special 1").deal()
    assert position.view().special_prices[1:] == (1, 4 + 1, 3 + 2)
    assert position.play("special 2").ducats() == 20 - 1 - 1


@rule("NOV-863")
def test_what_is_left_of_the_discount_lowers_the_next_cost() -> None:
    column = "special-1:A special-3:B special-2:A special-4:C"
    position = north(column=column).play("special-cheap 1").deal()
    assert (position.ducats(), position.view().discount_left) == (20, 2)
    assert position.view().special_prices == (-1, 2, 0, 3)
    position.play("special 3")
    assert (position.ducats(), position.view().discount_left) == (20 - (1 + 1 - 2), 0)
    assert position.view().special_prices[:3] == (-1, -1, -1)


@rule("NOV-863")
def test_what_is_left_at_the_end_of_phase_2_is_gone() -> None:
    column = "special-1:A special-2:A special-3:B special-4:C"
    position = north(column=column).play("special-cheap 1").deal().end()
    assert position.view().discount_left == 0
    position.rounds().sail(WHOLE_NORTH)
    before = position.ducats()
    assert position.play("special 1").ducats() == before - 1


@rule("NOV-864")
def test_goods_printed_on_special_orders_never_count_for_variety() -> None:
    """Fur and fish were delivered; under the ship lies glass + salt over amber + cloth."""
    position = north().play("special 1", "counter 0 order-17")
    assert position.view(0).traders[0].variety == 4
    without = north(stack=0).play("special 1")
    assert (without.state.orders_under_ship(0), without.view(0).traders[0].variety) == (1, 0)
