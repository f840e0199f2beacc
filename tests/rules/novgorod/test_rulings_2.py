"""The rulings of the later chapters: where the rulebook is silent or in doubt, what is played here."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from roadstead.cli.result import places
from roadstead.engine.game import CHANCE
from roadstead.games.novgorod import tasks
from tests.rule import rule
from tests.rules.novgorod.position import (
    CITY_IDS,
    COLUMN,
    ORDER_IDS,
    RULES,
    Position,
    novgorod,
    start,
)

OPEN = "order-21 order-22 order-23 order-24"


# -- orders and bonus cards --------------------------------------------------------------------------------------


@rule("NOV-R20", "NOV-522")
def test_with_an_empty_stack_nothing_is_refilled_drawn_or_shuffled_back() -> None:
    position = novgorod(phase=3, ducats=99, display=OPEN, stack=0)
    fulfilled = position.under(1)
    assert (position.choices("order"), position.choices("cheap")) == (OPEN.split(), OPEN.split())
    position.play("order order-21", "cheap order-22")
    assert (position.display, position.hand()) == (["order-23", "order-24"], ["order-21", "order-22"])
    position.play("1: stop", "end", "order order-23", "cheap order-24")
    assert (position.display, position.stack) == ([], 0)
    position.play("0: stop", "end")
    assert position.choices("order", "cheap") == []
    assert position.under(1) == fulfilled


@rule("NOV-R21", "NOV-522")
@pytest.mark.parametrize(("first", "second"), [("order", "cheap"), ("cheap", "order")])
def test_the_display_is_refilled_between_two_purchases(first: str, second: str) -> None:
    position = novgorod(phase=3, ducats=9, display=OPEN).play(f"{first} order-22")
    assert position.actor == CHANCE
    position.play("open order-03", f"{second} order-03")
    assert position.hand() == ["order-03", "order-22"]


@rule("NOV-R22", "NOV-613")
def test_all_who_meet_three_orders_in_the_round_gain_it() -> None:
    position = novgorod(
        kontors={0: "luebeck antwerp", 1: "luebeck visby"},
        left={0: "order-06", 1: "order-18"},
        under={0: "order-01 order-02", 1: "order-03 order-04"},
        bonus="three-orders variety",
    )
    position.sail("luebeck antwerp").play("fulfil order-06 lower").finish()
    position.sail("luebeck visby").play("fulfil order-18 lower").finish()
    assert [position.score(seat)["bonus-cards"] for seat in (0, 1)] == [4, 4]
    assert position.bonus["three-orders"] == "gone"


@rule("NOV-R22", "NOV-613")
def test_all_who_meet_career_in_the_round_gain_it() -> None:
    position = novgorod(
        career={0: "2 front 2", 1: "4 front 2"}, ducats={0: 13, 1: 13}, bonus="career variety"
    )
    position.sail().play("rise").finish().sail().play("rise").finish()
    assert [position.score(seat)["bonus-cards"] for seat in (0, 1)] == [4, 4]
    assert position.bonus["career"] == "gone"


@rule("NOV-R22", "NOV-612")
def test_who_has_gained_a_card_does_not_gain_its_lower_number() -> None:
    """Whoever rises to a field of 3 gains Career; rising to 4 later brings nothing more."""
    position = novgorod(
        first=0,
        career="2 front 2",
        kontors="danzig luebeck visby riga",
        speed=4,
        ducats=40,
        manufactories={"luebeck": "provisions-salt", "visby": "jewellery-glass"},
        bonus="career variety",
    )
    position.sail().play("rise").rounds()
    assert (position.field(), position.bonus["career"], position.score()["bonus-cards"]) == ("3", "low", 4)
    position.sail("riga danzig luebeck visby").play("rise")
    assert (position.field(), position.score()["bonus-cards"]) == ("4", 4)


def luxury_for_an_order() -> Position:
    position = novgorod(
        kontors="danzig visby",
        hold="visby",
        hand="order-19",
        manufactories={"danzig": "jewellery-amber"},
        bonus="luxury-trader variety",
    )
    return position.sail("danzig").play("fulfil order-19 upper", "recipe glass+amber")


def luxury_for_a_special_order() -> Position:
    position = novgorod(
        kontors="danzig visby",
        hold="visby",
        manufactories={"danzig": "jewellery-amber"},
        column=COLUMN,
        bonus="luxury-trader variety",
    )
    return position.sail("danzig").play("special 3").deal()


def luxury_for_the_career() -> Position:
    position = novgorod(
        kontors="danzig luebeck visby",
        hold="visby",
        career="2 front 1",
        manufactories={"danzig": "jewellery-amber", "luebeck": "provisions-salt"},
        bonus="luxury-trader variety",
    )
    return position.sail("danzig luebeck").play("rise", "recipe glass+amber")


@rule("NOV-R23", "NOV-449")
@pytest.mark.parametrize("make", [luxury_for_an_order, luxury_for_a_special_order, luxury_for_the_career])
def test_the_luxury_trader_asks_for_no_purpose(make: Callable[[], Position]) -> None:
    position = make()
    assert (position.won(), position.score()["bonus-cards"]) == (["luxury-trader"], 3)
    assert "luxury-goods" not in position.score()


@rule("NOV-R24", "NOV-420")
@pytest.mark.parametrize(
    ("route", "won"),
    [
        pytest.param("bergen visby novgorod riga danzig", ["five-city-route"], id="base kontors are kontors"),
        pytest.param("luebeck visby novgorod riga danzig", ["five-city-route"], id="own and base kontors"),
        pytest.param("luebeck + visby novgorod riga", [], id="a placeholder is no city"),
    ],
)
def test_the_five_city_route_counts_cities(route: str, won: list[str]) -> None:
    position = novgorod(kontors="luebeck visby antwerp", speed=5, ducats=20).sail(route)
    assert (len(position.route.split()), position.won()) == (5, won)


@rule("NOV-R24", "NOV-841")
@pytest.mark.parametrize(
    ("route", "won"),
    [("bergen novgorod riga danzig", []), ("bergen novgorod riga danzig luebeck", ["five-city-route"])],
)
def test_a_city_ignored_by_the_pirate_is_not_in_the_route(route: str, won: list[str]) -> None:
    assert novgorod(pirate="visby back", speed=5, ducats=20).sail(route).won() == won


@rule("NOV-R25", "NOV-857")
@pytest.mark.parametrize("stack", [5, 0])
def test_a_special_order_counts_for_three_orders_even_with_an_empty_stack(stack: int) -> None:
    position = novgorod(
        kontors="bergen visby novgorod",
        speed=3,
        under="order-01 order-02",
        column=COLUMN,
        stack=stack,
        bonus="three-orders variety",
    )
    position.sail("bergen visby novgorod").play("special 1").deal()
    assert (position.won(), position.score()) == (["three-orders"], {"special-orders": 2, "bonus-cards": 4})
    assert len(position.counters()) == (1 if stack else 0)
    assert position.view().traders[0].counter_count == 1


@rule("NOV-R25", "NOV-864")
def test_without_a_counter_no_kinds_are_added_to_variety() -> None:
    position = novgorod(
        first=1,
        last_round=True,
        kontors="bergen visby novgorod",
        speed=3,
        under="order-01 order-15",
        column=COLUMN,
        stack=0,
        bonus="variety career",
    )
    position.sail("bergen visby novgorod").play("special 1").finish()
    assert (position.over, position.score()["variety"]) == (True, 1)


# -- phase 4 and the end ---------------------------------------------------------------------------------------


@rule("NOV-R26", "NOV-601")
def test_career_seals_come_in_phase_4_of_each_own_turn() -> None:
    """Not at the end of the round for all."""
    position = novgorod(3, career={0: "1 front 3", 1: "2 front 3", 2: "3 front 3"})
    seals = []
    for _ in range(6):
        position.finish()
        seals.append([position.score(seat).get("career", 0) for seat in range(3)])
    assert seals == [[3, 0, 0], [3, 3, 0], [3, 3, 3], [6, 3, 3], [6, 6, 3], [6, 6, 6]]


@rule("NOV-R27", "NOV-701")
def test_the_last_round_is_not_prolonged() -> None:
    """Somebody else reaches 30 seals in the last round."""
    position = novgorod(career={0: "1 front 3", 1: "2 front 3"}, seals={0: 30, 1: 24}).rounds()
    assert (position.last_round, position.seals(1)) == (True, 27)
    position.rounds()
    assert (position.over, position.seals(1)) == (True, 30)


@rule("NOV-R27", "NOV-701")
def test_the_top_level_is_reached_when_all_four_are_covered() -> None:
    position = novgorod(
        first=1,
        career="1 front 3",
        speed=4,
        kontors="danzig luebeck visby riga",
        manufactories={"luebeck": "provisions-salt", "visby": "jewellery-glass"},
    )
    position.sail("riga danzig luebeck visby").play("rise")
    assert (position.level(), position.last_round) == (4, False)
    assert position.finish().last_round


def with_three_red_crosses() -> Position:
    """The end of a game of four in which only seat 2, with the fewest seals, shows no red X."""
    return novgorod(
        4,
        seat=3,
        first=0,
        phase=4,
        last_round=True,
        privilege_used=True,
        seals={0: 10, 1: 40, 2: 5, 3: 10},
        ducats={0: 3, 1: 3, 2: 3, 3: 9},
        career={0: "1 front 0", 1: "2 back 1", 2: "3 front 1", 3: "4 front 0"},
    )


@rule("NOV-R28", "NOV-703")
def test_players_with_an_x_share_the_last_place() -> None:
    position = with_three_red_crosses()
    assert [sorted(place) for place in position.ranking] == [[2], [0, 1, 3]]
    assert [score.verdict for score in position.state.scores()] == ["lost", "lost", "", "lost"]


@rule("NOV-R28", "NOV-704", "NOV-705")
def test_players_with_an_x_are_listed_by_seals_and_ties() -> None:
    """Places and seats as the result shows them."""
    position = with_three_red_crosses()
    by_seat = {score.seat: score for score in position.state.scores()}
    assert places(position.ranking, by_seat) == [(1, 2), (2, 1), (2, 3), (2, 0)]


@rule("NOV-R28")
def test_if_all_show_an_x_nobody_wins() -> None:
    position = novgorod(
        seat=1, first=0, phase=4, last_round=True, seals={0: 40, 1: 3}, career={0: "1 front 0", 1: "2 back 1"}
    )
    assert position.over
    assert position.ranking == [[0, 1]]
    assert [score.verdict for score in position.state.scores()] == ["lost", "lost"]


@rule("NOV-R29", "NOV-705")
@pytest.mark.parametrize(
    ("first", "ranking"), [(0, [[2], [1], [0]]), (1, [[0], [2], [1]]), (2, [[1], [0], [2]])]
)
def test_moved_last_means_the_later_seat_of_the_turn_order(first: int, ranking: list[list[int]]) -> None:
    last = (first + 2) % 3
    position = novgorod(
        3,
        seat=last,
        first=first,
        phase=4,
        last_round=True,
        privilege_used=True,
        seals={seat: 32 if seat == last else 33 for seat in range(3)},
        ducats=dict.fromkeys(range(3), 5),
        kontors=dict.fromkeys(range(3), "riga danzig"),
        career={0: "1 front 1", 1: "2 front 1", 2: "3 front 1"},
    )
    assert [position.seals(seat) for seat in range(3)] == [33, 33, 33]
    assert position.ranking == ranking


@rule("NOV-R38", "NOV-602")
def test_the_privilege_seal_is_used_by_itself() -> None:
    position = novgorod(phase=3, ducats=0, career="1 front 0")
    assert (position.actor, position.score()) == (1, {"privilege": 1})


@rule("NOV-R41")
def test_a_game_is_stopped_at_the_end_of_round_60() -> None:
    position = novgorod(round=58, career={0: "1 front 1", 1: "2 front 0"}, seals=0).rounds(2)
    assert (position.round, position.over) == (60, False)
    position.finish()
    assert (position.over, position.state.turn) == (False, 120)
    position.finish()
    assert (position.over, position.state.turn) == (True, 120)
    assert position.ranking == [[0], [1]]
    assert [(score.verdict, score.lost) for score in position.state.scores()] == [
        ("stopped", False),
        ("stopped", True),
    ]


@rule("NOV-R41", "NOV-702")
def test_a_game_that_is_stopped_is_scored_as_usual() -> None:
    position = novgorod(
        seat=1, first=0, options={"round_stop": 2}, under={0: "order-01 order-18"}, bonus="variety career"
    ).finish()
    assert (position.over, position.round) == (True, 2)
    assert position.score()["variety"] == 3


@rule("NOV-R41")
def test_a_last_round_that_is_the_sixtieth_ends_as_usual() -> None:
    position = novgorod(seat=1, first=0, round=60, last_round=True, career={0: "1 front 1", 1: "2 front 1"})
    position.finish()
    assert position.over
    assert [score.verdict for score in position.state.scores()] == ["", ""]


@rule("NOV-R42", "NOV-616")
def test_kinds_of_all_orders_under_the_ship_are_eleven_at_most() -> None:
    under, counters = " ".join(ORDER_IDS[:10]), " ".join(ORDER_IDS[10:20])
    position = novgorod(
        seat=1,
        first=0,
        phase=4,
        last_round=True,
        column=COLUMN,
        under={0: under},
        counters={0: counters},
        bonus="variety career",
    )
    assert (position.view(0).traders[0].variety, position.score()["variety"]) == (11, 7)


@rule("NOV-R42", "NOV-860")
def test_counters_add_their_kinds() -> None:
    position = novgorod(column=COLUMN, under="order-01", counters="order-18")
    assert position.view(0).traders[0].variety == 7
    assert novgorod(column=COLUMN, under="order-01").view(0).traders[0].variety == 4


# -- merchant and pirate ---------------------------------------------------------------------------------------


def in_the_merchants_city(side: str) -> Position:
    """Lübeck with a placeholder, its manufactory can use the fish of the hold."""
    position = novgorod(
        merchant=f"luebeck {side}",
        kontors="luebeck bergen visby",
        hold="bergen",
        manufactories={"luebeck": "provisions-fish"},
        ducats=20,
    )
    return position.sail("luebeck +")


@rule("NOV-R30", "NOV-821")
def test_the_merchant_pays_once_per_turn() -> None:
    income_first = in_the_merchants_city("front").play("income luebeck")
    assert income_first.ducats() == 20 + 2 + 3
    assert income_first.play("make luebeck").ducats() == 25 + 1
    luxury_first = in_the_merchants_city("front").play("make luebeck", "recipe fish")
    assert luxury_first.ducats() == 20 + 1 + 3
    assert luxury_first.play("income luebeck").ducats() == 24 + 2


@rule("NOV-R30")
def test_next_turn_the_merchant_pays_again() -> None:
    position = novgorod(merchant="luebeck", speed={0: 4, 1: 4}, ducats=20).sail("luebeck").end().rounds()
    assert position.merchant == "luebeck"
    before = position.ducats()
    assert position.sail("luebeck").play("income luebeck").ducats() == before + 5


@rule("NOV-R30", "NOV-825")
def test_the_merchant_moves_by_the_printed_speed() -> None:
    """Neither speed +1 nor the pirate changes it, and an unused merchant moves too."""
    fast = novgorod(merchant="novgorod", pirate="riga", kontors="luebeck visby bergen", speed=2)
    assert fast.sail("luebeck visby bergen!").end().merchant == "danzig"
    slowed = novgorod(merchant="novgorod", pirate="visby", kontors="luebeck visby bergen", speed=3)
    assert slowed.sail("luebeck visby").end().merchant == "luebeck"
    assert novgorod(phase=2, merchant="novgorod", speed=2).play("end").merchant == "danzig"


@rule("NOV-R30", "NOV-I17")
@pytest.mark.parametrize("speed", [2, 3, 4, 5])
@pytest.mark.parametrize("pirate", [city for city in CITY_IDS if city != "bergen"])
def test_the_ignored_city_is_no_step_and_no_end_of_the_merchants_move(pirate: str, speed: int) -> None:
    position = novgorod(phase=2, merchant="bergen", pirate=f"{pirate} back", speed=speed).play("end")
    ring = [city for city in CITY_IDS if city != pirate]
    assert position.merchant == ring[speed]


@rule("NOV-R30", "NOV-831")
def test_with_the_pirates_front_its_city_is_an_ordinary_step() -> None:
    position = novgorod(phase=2, merchant="bergen", pirate="novgorod", speed=2).play("end")
    assert position.merchant == "novgorod"


@rule("NOV-R31", "NOV-832")
def test_the_pirate_is_moved_once_per_turn() -> None:
    """Even a free move: with four players, one with the fewest seals."""
    position = novgorod(4, pirate="visby", seals={0: 0, 1: 9, 2: 5}, ducats=20).play("pirate riga")
    assert (position.asked, position.ducats()) == (tasks.ROUTE, 20)
    position.sail("luebeck")
    assert position.choices("pirate") == []
    position.end().play("pass")
    assert position.actor == 1


@rule("NOV-R31", "NOV-832")
def test_in_phase_2_the_price_goes_by_the_seals_of_the_moment() -> None:
    """With 4 seals to 5 the move costs 3, with 6 to 5 it costs 6."""
    position = novgorod(
        pirate="riga", kontors="luebeck antwerp", hand="order-05", seals={0: 4, 1: 5}, ducats=20
    ).sail("luebeck antwerp")
    assert position.copy().play("pirate bergen").ducats() == 20 - 3
    position.play("fulfil order-05 upper", "pirate bergen")
    assert position.ducats() == 20 - 6


@rule("NOV-R31", "NOV-832")
def test_in_phase_2_income_may_pay_for_the_move() -> None:
    position = novgorod(pirate="riga", ducats=3, kontors="luebeck visby").sail("luebeck visby")
    assert position.choices("pirate") == []
    position.play("income visby", "pirate bergen")
    assert (position.ducats(), position.pirate) == (0, "bergen")


@rule("NOV-R31", "NOV-R14")
def test_a_move_in_phase_2_leaves_the_port_fees_payable() -> None:
    """A move for 6 and a fee of 4; extra income can pay 2 of it, unless it is covered."""

    def moves(ducats: int, career: str) -> list[str]:
        return novgorod(pirate="riga", ducats=ducats, career=career).sail("novgorod").choices("pirate")

    assert (moves(9, "1 front 1"), len(moves(10, "1 front 1"))) == ([], 7)
    assert (moves(7, "1 front 0"), len(moves(8, "1 front 0"))) == ([], 7)


@rule("NOV-R32", "NOV-841")
@pytest.mark.parametrize(
    ("pirate", "three"),
    [("visby", ["bergen", "novgorod", "luebeck"]), ("luebeck", ["visby", "danzig", "antwerp"])],
)
def test_all_three_neighbours_of_visby_or_luebeck_become_neighbours(pirate: str, three: list[str]) -> None:
    for city in three:
        position = novgorod(pirate=f"{pirate} back", ducats=20).play("pass", f"sail {city}")
        assert {other for other in three if other != city} <= set(position.choices("sail"))


@rule("NOV-R32", "NOV-841")
def test_a_good_stored_from_the_ignored_city_stays_usable() -> None:
    position = novgorod(
        pirate="visby back",
        kontors="visby danzig",
        hold="visby",
        manufactories={"danzig": "jewellery-amber"},
    )
    position.sail("danzig").play("make danzig", "recipe glass+amber")
    assert position.score() == {"luxury-goods": 3}


@rule("NOV-R32", "NOV-511")
def test_a_kontor_in_the_ignored_city_can_be_bought() -> None:
    position = novgorod(phase=3, pirate="riga back", ducats=20).play("kontor riga")
    assert "riga" in position.kontors()


@rule("NOV-R32", "NOV-417")
def test_the_own_kontor_of_the_ignored_city_may_be_a_placeholder() -> None:
    position = novgorod(pirate="visby back", kontors="luebeck visby", privilege_used=True)
    assert position.sail("luebeck +").route == "luebeck +"


@rule("NOV-R32", "NOV-825")
def test_a_merchant_in_the_ignored_city_pays_nobody_and_leaves_it_clockwise() -> None:
    position = novgorod(
        merchant="visby", pirate="visby back", kontors="luebeck visby bergen", speed=3, ducats=20
    )
    position.sail("bergen luebeck").end()
    assert (position.ducats(), position.merchant) == (20 + 2 + 2, "danzig")


@rule("NOV-R40", "NOV-811")
def test_merchant_and_pirate_may_be_in_the_same_city() -> None:
    """Each city is drawn independently of the other."""
    position = start(2, {"merchant_and_pirate": True, "cities": "random"})
    while not position.legal()[0].startswith("merchant-at"):
        position.play(position.legal()[0])
    assert position.weights() == {f"merchant-at {city}": 1 for city in CITY_IDS}
    position.play("merchant-at riga")
    assert position.weights() == {f"pirate-at {city}": 1 for city in CITY_IDS}
    position.play("pirate-at riga")
    assert (position.merchant, position.pirate) == ("riga", "riga")
    moved = novgorod(pirate="visby", merchant="riga", ducats=6).play("pirate riga")
    assert (moved.merchant, moved.pirate) == ("riga", "riga")


# -- special orders --------------------------------------------------------------------------------------------

NORTH = "bergen visby novgorod riga"


def north(ducats: int = 20) -> Position:
    """The goods of the two upper special orders."""
    return novgorod(kontors=NORTH, speed=4, ducats=ducats, column=COLUMN).sail(NORTH)


@rule("NOV-R33", "NOV-859", "NOV-862")
@pytest.mark.parametrize(
    ("column", "offered"),
    [
        pytest.param("special-1:B special-4:B special-2:B special-3:B", ["2"], id="another card"),
        pytest.param("special-1:B special-2:B special-3:B special-4:D", [], id="the same card"),
    ],
)
def test_a_special_order_is_fulfilled_once_per_turn(column: str, offered: list[str]) -> None:
    """Provisions of two goods can be made twice: of fish and the salt in the hold, of grain and the salt laid."""
    position = novgorod(
        kontors="bergen visby luebeck danzig riga",
        hold="luebeck",
        speed=5,
        manufactories={"visby": "provisions-fish", "riga": "provisions-grain"},
        column=column,
    )
    position.sail("bergen visby luebeck danzig riga").play("special 1", "at visby").deal()
    assert (position.goods, position.cargo) == (["salt", "amber", "grain"], [])
    assert position.choices("special") == offered
    assert position.column == column


@rule("NOV-R33", "NOV-854")
def test_paying_one_by_one_makes_the_same_total() -> None:
    """1 + 1 for the two upper ones; 2 ducats are enough."""
    position = north(ducats=2).play("special 1").deal().play("special 2").deal()
    assert (position.ducats(), position.score()) == (0, {"special-orders": 4})


@rule("NOV-R33", "NOV-858")
def test_the_fulfilled_ones_go_to_the_bottom_highest_first() -> None:
    column = "special-3:B special-1:A special-4:C special-2:A"
    position = novgorod(kontors=NORTH, speed=4, column=column).sail(NORTH)
    position.play("special 2").deal().play("special 4").deal().end()
    assert position.column == "special-3:B special-4:C special-1:B special-2:B"


@rule("NOV-R34", "NOV-855", "NOV-527")
def test_order_minus_three_serves_special_orders_or_the_further_order() -> None:
    used = north().play("special-cheap 1").deal().end()
    assert used.choices("cheap") == []
    kept = north().play("special 1").deal().end()
    assert kept.play("cheap stack").deal().choices("cheap") == []


@rule("NOV-R34", "NOV-863")
@pytest.mark.parametrize(
    ("column", "sum_of_costs"),
    [
        ("special-1:A special-2:A special-3:B special-4:C", 1 + 1),
        ("special-3:B special-1:A special-2:A special-4:C", 2 + 2),
        ("special-3:B special-4:C special-1:A special-2:A", 3 + 3),
    ],
)
def test_from_the_first_one_on_it_takes_three_ducats_off_the_total(column: str, sum_of_costs: int) -> None:
    at = column.split().index("special-1:A") + 1
    position = novgorod(kontors=NORTH, speed=4, ducats=20, column=column).sail(NORTH)
    position.play(f"special-cheap {at}").deal().play(f"special {at + 1}").deal()
    assert position.ducats() == 20 - max(0, sum_of_costs - 3)


# -- the introduction ------------------------------------------------------------------------------------------


@rule("NOV-R48", "NOV-306")
def test_seven_ducats_for_a_kontor_when_others_took_the_cheaper_ones() -> None:
    """Three players take Danzig for 5, 6 and 7; the last also takes a kontor for 4 and pays 23 in all."""
    careers = ["career 0 career-1", "career 1 career-2", "career 2 career-3"]
    position = start(3, {"first_game": True}).deal(*careers)
    for seat, price in ((2, 5), (1, 6), (0, 7)):
        assert (position.actor, position.price("danzig")) == (seat, price)
        position.play(f"{seat}: kontor danzig")
    position.play("2: kontor riga", "1: kontor bergen", "0: kontor london")
    position.play("2: order stack", "1: order stack", "0: order stack").deal()
    assert (position.ducats(0), position.seals(0)) == (27 - (7 + 4 + 6 + 6), 0)


@rule("NOV-R48", "NOV-203")
@pytest.mark.parametrize(
    ("seats", "cities"), [(2, []), (3, ["visby", "novgorod", "danzig"]), (4, ["visby", "novgorod", "danzig"])]
)
def test_seven_is_the_highest_price_of_visby_novgorod_and_danzig(seats: int, cities: list[str]) -> None:
    position = start(seats).deal()
    assert max(position.price(city) for city in CITY_IDS) == 5
    highest = [max(RULES.deck.price[kontor] for kontor in stack) for stack in RULES.deck.stacks[seats]]
    assert [city for city, price in zip(CITY_IDS, highest, strict=True) if price == 7] == cities
    assert max(highest) == (7 if cities else 6)
