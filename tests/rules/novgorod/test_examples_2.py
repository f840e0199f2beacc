"""The worked examples NOV-E17 to NOV-E36 that belong to the later chapters, to the digit."""

from __future__ import annotations

import pytest

from roadstead.games.novgorod import tasks
from tests.rule import rule
from tests.rules.novgorod.position import COLUMN, Position, novgorod, start

FIVE = "bergen visby novgorod riga danzig"
RICH = {0: 99, 1: 99, 2: 99}
FAST = {0: 5, 1: 5, 2: 5}


def with_column(route: str, ducats: int = 6, hold: str = "", **manufactories: str) -> Position:
    """The column of NOV-E17 and a route of own kontors, with just as many ducats as are needed."""
    position = novgorod(
        kontors=f"{route} {hold}".strip(),
        hold=hold,
        speed=len(route.split()),
        ducats=ducats,
        manufactories=manufactories,
        column=COLUMN,
    )
    return position.sail(route)


@rule("NOV-E17")
def test_the_third_special_order_costs_six_and_brings_five_seals() -> None:
    position = with_column("visby luebeck danzig", danzig="jewellery-amber").play("special 3").deal()
    assert (position.ducats(), position.score()) == (6 - (1 + 1 + 4), {"special-orders": 5})
    assert position.goods == ["salt"]
    position.end()
    assert position.column == "special-1:A special-2:A special-4:C special-3:C"


@rule("NOV-E17")
def test_five_ducats_are_not_enough_for_the_third() -> None:
    assert not with_column("visby luebeck danzig", ducats=5, danzig="jewellery-amber").can("special 3")


@rule("NOV-E18")
def test_the_top_special_order_costs_one_and_brings_two_seals() -> None:
    position = with_column("bergen visby novgorod").play("special 1").deal()
    assert (position.ducats(), position.score()) == (5, {"special-orders": 2})


@rule("NOV-E19")
def test_the_last_special_order_costs_six_and_brings_four_seals() -> None:
    position = with_column("danzig luebeck antwerp", danzig="jewellery-amber").play("special 4").deal()
    assert (position.ducats(), position.score()) == (6 - (1 + 1 + 1 + 3), {"special-orders": 4})


@rule("NOV-E20")
def test_order_minus_three_on_a_special_order() -> None:
    assert with_column("bergen visby novgorod").play("special-cheap 1").ducats() == 6 - 0
    third = with_column("visby luebeck danzig", danzig="jewellery-amber").play("special-cheap 3")
    assert third.ducats() == 6 - 3


@rule("NOV-E21")
def test_a_bonus_card_from_four_to_two_to_gone() -> None:
    position = novgorod(3, round=5, speed=FAST, ducats=RICH, bonus="five-city-route career")
    position.finish().sail(FIVE)
    assert (position.round, position.score(1)["bonus-cards"]) == (5, 4)
    position.finish().finish()
    assert (position.round, position.bonus["five-city-route"]) == (6, "low")
    position.rounds()
    assert position.round == 7
    position.sail(FIVE).finish().finish().sail(FIVE)
    assert (position.score(0)["bonus-cards"], position.score(2)["bonus-cards"]) == (2, 2)
    assert position.bonus["five-city-route"] == "low"
    position.finish()
    assert (position.round, position.bonus["five-city-route"]) == (8, "gone")


@rule("NOV-E22")
def test_a_bonus_card_two_gain_in_the_same_round() -> None:
    position = novgorod(3, round=5, speed=FAST, ducats=RICH, bonus="five-city-route career")
    position.sail(FIVE).finish().finish().sail(FIVE)
    assert (position.score(0)["bonus-cards"], position.score(2)["bonus-cards"]) == (4, 4)
    position.finish()
    assert (position.round, position.bonus["five-city-route"]) == (6, "gone")
    position.finish().sail(FIVE)
    assert (position.won(1), "bonus-cards" in position.score(1)) == ([], False)


@rule("NOV-E23")
def test_a_ship_step_and_an_order_for_three() -> None:
    position = novgorod(phase=3, hand="order-01", left="order-02", ducats=9)
    position.play("ship", f"cheap {position.display[0]}")
    assert (position.ducats(), position.speed()) == (1, 3)
    assert len(position.hand()) + len(position.left()) == 3
    full = novgorod(phase=3, hand="order-01 order-03", left="order-02", ducats=9)
    assert full.can("ship")
    assert full.choices("cheap") == []


@rule("NOV-E25")
def test_the_pirates_front_in_visby() -> None:
    """Speed 3: Lübeck, Visby is legal; a third card needs speed +1."""
    position = novgorod(pirate="visby", speed=3, kontors="luebeck visby novgorod").play("pass")
    position.play("sail luebeck", "sail visby")
    assert position.choices("sail") == []
    assert position.can("sail-fast novgorod")
    assert position.copy().play("stop").asked == tasks.EVALUATE
    position.play("sail-fast novgorod")
    assert (position.route, position.privilege_used) == ("luebeck visby novgorod", True)
    slow = novgorod(pirate="visby", speed=3, kontors="luebeck visby novgorod", privilege_used=True)
    assert slow.play("pass", "sail luebeck", "sail visby").route == "luebeck visby"
    assert slow.asked == tasks.EVALUATE


@rule("NOV-E26")
def test_the_merchant_moves_over_riga_and_danzig_to_luebeck() -> None:
    position = novgorod(phase=2, merchant="novgorod", speed=3).play("end")
    assert position.merchant == "luebeck"


@rule("NOV-E27")
def test_what_moving_the_pirate_costs_with_12_12_8_and_5_seals() -> None:
    costs = []
    for seat in range(4):
        position = novgorod(4, seat=seat, seals={0: 12, 1: 12, 2: 8, 3: 5}, pirate="visby", ducats=9)
        assert position.view().pirate_price == 9 - position.play("pirate riga").ducats(seat)
        costs.append(9 - position.ducats(seat))
    assert costs == [6, 6, 3, 0]


@rule("NOV-E28")
def test_thirty_seals_in_the_middle_of_round_nine() -> None:
    """Seat 1 of three fulfils a row: round 9 is finished, and round 10 is the last."""
    position = novgorod(
        3, seat=1, first=0, round=9, seals=28, kontors="luebeck antwerp", hand="order-05", privilege_used=True
    )
    position.sail("luebeck antwerp").play("fulfil order-05 upper")
    assert (position.seals(1), position.round) == (30, 9)
    position.finish()
    assert (position.actor, position.round, position.last_round) == (2, 9, False)
    position.finish()
    assert (position.actor, position.round, position.last_round) == (0, 10, True)
    position.finish().finish()
    assert (position.actor, position.over) == (2, False)
    position.finish()
    assert (position.over, position.round) == (True, 10)


@rule("NOV-E29")
def test_a_tie_between_the_first_and_the_third_in_turn_order() -> None:
    position = novgorod(
        3,
        seat=2,
        first=0,
        phase=4,
        last_round=True,
        privilege_used=True,
        seals={0: 33, 1: 20, 2: 32},
        ducats={0: 5, 1: 5, 2: 5},
        career={0: "1 front 1", 1: "2 front 1", 2: "3 front 1"},
        kontors={0: "luebeck visby", 1: "luebeck visby", 2: "luebeck visby"},
    )
    assert [position.seals(seat) for seat in range(3)] == [33, 20, 33]
    assert position.ranking == [[2], [0], [1]]


@rule("NOV-E30")
@pytest.mark.parametrize(
    ("lowest", "choosing"), [(0, [3, 2, 1, 0]), (1, [0, 3, 2, 1]), (2, [1, 0, 3, 2]), (3, [2, 1, 0, 3])]
)
def test_the_order_of_choosing_in_the_introductory_rounds(lowest: int, choosing: list[int]) -> None:
    """The seat with the lowest career number is P1, the seats after it are P2, P3 and P4."""
    careers = [f"career {(lowest + step) % 4} career-{step + 1}" for step in range(4)]
    position = start(4, {"first_game": True}).deal(*careers)
    assert position.state.start == lowest
    chosen = []
    while not position.round:
        chosen.append(position.actor)
        position.play(position.legal()[0]).deal()
    assert chosen == choosing * 3


@rule("NOV-E33")
@pytest.mark.parametrize(
    ("first", "costs"), [("special 1", (1, 1 + 4)), ("special-cheap 1", (0, 5 - 2))], ids=["full", "discount"]
)
def test_positions_one_and_three_in_one_turn(first: str, costs: tuple[int, int]) -> None:
    """Fish of Bergen, glass of Visby, fur of Novgorod; amber in the hold."""
    position = with_column(
        "bergen visby novgorod", hold="danzig", ducats=sum(costs), visby="jewellery-glass"
    ).play(first)
    assert position.ducats() == sum(costs) - costs[0]
    position.deal().play("special 3").deal()
    assert (position.ducats(), position.score()) == (0, {"special-orders": 7})
    assert len(position.counters()) == 2
    position.end()
    assert position.column == "special-2:A special-4:C special-1:B special-3:C"


@rule("NOV-E34")
def test_positions_one_and_two_with_order_minus_three() -> None:
    position = with_column("bergen visby novgorod riga", ducats=0).play("special-cheap 1").deal()
    position.play("special 2").deal()
    assert (position.ducats(), position.score()) == (0, {"special-orders": 4})


@rule("NOV-E35")
def test_the_ignored_city_is_no_step_for_the_merchant() -> None:
    position = novgorod(phase=2, merchant="visby", pirate="novgorod back", speed=2).play("end")
    assert position.merchant == "danzig"


@rule("NOV-E36")
def test_the_pirates_back_in_visby() -> None:
    def neighbours(city: str) -> list[str]:
        position = novgorod(pirate="visby back", speed=3, ducats=20).play("pass", f"sail {city}")
        return position.choices("sail")

    assert neighbours("bergen") == ["novgorod", "luebeck", "london"]
    assert neighbours("novgorod") == ["bergen", "riga", "luebeck"]
    assert neighbours("luebeck") == ["bergen", "novgorod", "danzig", "antwerp"]
    position = novgorod(pirate="visby back", speed=3, ducats=20)
    assert position.sail("bergen novgorod riga").route == "*bergen *novgorod *riga"
    assert "riga" not in neighbours("bergen")
