"""Phase 4 and the bonus cards."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from roadstead.games.novgorod import tasks
from tests.rule import rule
from tests.rules.novgorod.position import Position, novgorod, own_deck, start

RICH = {0: 99, 1: 99, 2: 99}
FAST = {0: 5, 1: 5, 2: 5}
FIVE = "bergen visby novgorod riga danzig"


# -- phase 4 -------------------------------------------------------------------------------------------------


@rule("NOV-601")
@pytest.mark.parametrize(("side", "fields"), [("front", [0, 1, 2, 3, 4]), ("back", [0, 0, 2, 3, 5])])
@pytest.mark.parametrize("card", [1, 2, 3, 4])
def test_each_field_of_each_career_card_brings_its_seals(card: int, side: str, fields: list[int]) -> None:
    for level, seals in enumerate(fields):
        position = novgorod(phase=4, career=f"{card} {side} {level}", privilege_used=True)
        assert position.actor == 1
        assert position.seals() == seals
        assert position.score() == ({"career": seals} if seals else {})


@rule("NOV-601", "NOV-465")
def test_a_level_reached_this_turn_counts_in_phase_4() -> None:
    position = novgorod(phase=2, career="2 front 2", ducats=15, bonus="variety eight-kontors")
    position.play("rise", "end").finish()
    assert position.score() == {"career": 3}


@rule("NOV-602")
@pytest.mark.parametrize(
    ("career", "seals"),
    [
        pytest.param("1 front 0", 1, id="with an X"),
        pytest.param("1 front 2", 2 + 1, id="besides the field"),
        pytest.param("1 front 3", 3, id="covered on the front"),
        pytest.param("1 back 1", 1, id="not yet covered on the back"),
        pytest.param("1 back 2", 2, id="covered on the back"),
    ],
)
def test_one_more_seal_if_the_privilege_is_not_covered(career: str, seals: int) -> None:
    assert novgorod(phase=4, career=career).seals() == seals


@rule("NOV-602", "NOV-403")
@pytest.mark.parametrize(
    "moves",
    [
        pytest.param(("sail luebeck", "sail visby", "sail-fast bergen", "end"), id="speed"),
        pytest.param(("stop", "extra-income", "end"), id="extra income"),
        pytest.param(("stop", "end", "cheap order-24"), id="order -3"),
    ],
)
def test_no_seal_if_another_privilege_was_used(moves: tuple[str, ...]) -> None:
    assert novgorod().play(*moves).finish().seals() == 0
    assert novgorod().finish().seals() == 1


@rule("NOV-602")
def test_a_privilege_used_last_turn_does_not_matter() -> None:
    position = novgorod().play("stop", "extra-income", "end").finish().finish()
    assert (position.actor, position.seals()) == (0, 0)
    assert position.finish().seals() == 1


@rule("NOV-603")
@pytest.mark.parametrize(("seat", "following"), [(0, 1), (1, 2), (2, 0)])
@pytest.mark.parametrize("first", [0, 1, 2])
def test_then_the_next_player_clockwise_takes_a_turn(seat: int, following: int, first: int) -> None:
    position = novgorod(3, seat=seat, first=first, phase=4)
    assert (position.actor, position.state.user, position.asked) == (following, following, tasks.ROUTE)


# -- the five bonus cards gained on the way --------------------------------------------------------------------


def buy_the_eighth_kontor(bonus: str, won: str = "") -> Position:
    kontors = "bergen visby novgorod riga danzig luebeck antwerp"
    return novgorod(phase=3, kontors=kontors, bonus=bonus, won=won).play("kontor london")


def lay_five_cities(bonus: str, won: str = "") -> Position:
    return novgorod(speed=5, ducats=20, bonus=bonus, won=won).sail(FIVE)


def make_of_two_goods(bonus: str, won: str = "") -> Position:
    position = novgorod(
        kontors="danzig luebeck visby",
        speed=3,
        manufactories={"danzig": "jewellery-amber"},
        bonus=bonus,
        won=won,
    )
    return position.sail("visby luebeck danzig").play("make danzig", "recipe glass+amber")


def fulfil_a_third_order(bonus: str, won: str = "") -> Position:
    position = novgorod(
        kontors="luebeck antwerp", under="order-01 order-02", left="order-06", bonus=bonus, won=won
    )
    return position.sail("luebeck antwerp").play("fulfil order-06 lower")


def reach_a_field_of_three(bonus: str, won: str = "") -> Position:
    return novgorod(phase=2, career="2 front 2", ducats=13, bonus=bonus, won=won).play("rise")


MEET: dict[str, tuple[Callable[[str, str], Position], int, int]] = {
    "eight-kontors": (buy_the_eighth_kontor, 6, 3),
    "five-city-route": (lay_five_cities, 4, 2),
    "luxury-trader": (make_of_two_goods, 3, 1),
    "three-orders": (fulfil_a_third_order, 4, 2),
    "career": (reach_a_field_of_three, 4, 2),
}
"""How each card is met, its higher and its lower number."""


@rule("NOV-611")
@pytest.mark.parametrize("card", MEET)
def test_a_card_has_a_higher_and_a_lower_number(card: str) -> None:
    meet, high, low = MEET[card]
    assert meet(f"{card} variety", "").score()["bonus-cards"] == high
    assert meet(f"{card}:low variety", "").score()["bonus-cards"] == low
    assert high > low > 0


@rule("NOV-611")
def test_all_start_with_the_higher_number() -> None:
    seen = {}
    for seed in range(12):
        seen.update(start(2).deal(seed=seed).bonus)
    assert seen == dict.fromkeys([*MEET, "variety"], "high")


@rule("NOV-612")
@pytest.mark.parametrize("card", MEET)
def test_the_number_is_gained_at_once_and_once_per_game(card: str) -> None:
    meet, high, _ = MEET[card]
    position = meet(f"{card} variety", "")
    assert (position.actor, position.won(), position.score()["bonus-cards"]) == (0, [card], high)
    assert "bonus-cards" not in meet(f"{card} variety", card).score()


@rule("NOV-612")
@pytest.mark.parametrize("card", MEET)
def test_a_card_that_is_gone_brings_nothing(card: str) -> None:
    meet, _, _ = MEET[card]
    position = meet(f"{card}:gone variety", "")
    assert (position.won(), "bonus-cards" in position.score()) == ([], False)


@rule("NOV-612", "NOV-R22")
def test_who_gained_the_high_number_does_not_gain_the_low_one() -> None:
    position = novgorod(speed=5, ducats=99, privilege_used=True).sail(FIVE).rounds()
    assert (position.bonus["five-city-route"], position.score()["bonus-cards"]) == ("low", 4)
    position.sail(FIVE)
    assert position.score()["bonus-cards"] == 4


@rule("NOV-613")
def test_all_who_meet_it_in_the_same_round_gain_the_same() -> None:
    position = novgorod(3, speed=FAST, ducats=RICH)
    for seat in range(3):
        assert position.bonus["five-city-route"] == "high"
        position.sail(FIVE)
        assert position.score(seat)["bonus-cards"] == 4
        position.finish()
    assert position.bonus["five-city-route"] == "gone"


@rule("NOV-613")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_card_changes_when_the_start_player_is_to_move_again(first: int) -> None:
    position = novgorod(3, seat=first, first=first, speed=FAST, ducats=RICH).sail(FIVE)
    for _ in range(3):
        assert position.bonus["five-city-route"] == "high"
        position.finish()
    assert position.bonus["five-city-route"] == "low"
    assert position.actor == first


@rule("NOV-614", "NOV-615")
@pytest.mark.parametrize(
    ("before", "gained", "after"),
    [
        pytest.param("high", 0, "high", id="nobody"),
        pytest.param("high", 1, "low", id="exactly one gained the higher number"),
        pytest.param("high", 2, "gone", id="two gained the higher number"),
        pytest.param("high", 3, "gone", id="three gained the higher number"),
        pytest.param("low", 0, "low", id="nobody gained the lower number"),
        pytest.param("low", 1, "gone", id="one gained the lower number"),
        pytest.param("low", 2, "gone", id="two gained the lower number"),
    ],
)
def test_what_a_card_offers_after_a_round(before: str, gained: int, after: str) -> None:
    position = novgorod(
        3,
        bonus=f"eight-kontors five-city-route:{before}",
        speed={seat: 5 if seat < gained else 2 for seat in range(3)},
        ducats=RICH,
    )
    for seat in range(3):
        position.sail(FIVE if seat < gained else "").finish()
    assert position.bonus == {"eight-kontors": "high", "five-city-route": after}
    for card in MEET:
        position = novgorod(seat=1, first=0, bonus=f"{card}:{before} variety", gained={card: gained})
        assert position.finish().bonus == {card: after, "variety": "high"}


@rule("NOV-614")
def test_gains_of_an_earlier_round_do_not_count_again() -> None:
    position = novgorod(bonus="career five-city-route", gained={"career": 1}, won="career")
    assert position.rounds().bonus["career"] == "low"
    assert position.rounds(2).bonus["career"] == "low"


# -- Variety of Goods ------------------------------------------------------------------------------------------


def at_the_end(
    under: str, bonus: str = "variety career", left: str = "", hand: str = "", counters: str = ""
) -> Position:
    """The end of a game with these orders of seat 0."""
    return novgorod(
        seat=1,
        first=0,
        phase=4,
        last_round=True,
        bonus=bonus,
        under={0: under},
        left={0: left},
        hand={0: hand},
        counters={0: counters},
    )


@rule("NOV-616", "NOV-702")
@pytest.mark.parametrize(
    ("under", "kinds", "seals"),
    [
        ("", 0, 0),
        ("order-01", 4, 0),
        ("order-01 order-15", 5, 1),
        ("order-01 order-02", 6, 2),
        ("order-01 order-18", 7, 3),
        ("order-01 order-18 order-10", 8, 4),
        ("order-01 order-18 order-19", 9, 5),
        ("order-01 order-18 order-10 order-19", 10, 6),
        ("order-01 order-18 order-10 order-19 order-20", 11, 7),
    ],
)
def test_variety_counts_the_kinds_on_the_orders_under_the_ship(under: str, kinds: int, seals: int) -> None:
    position = at_the_end(under)
    assert position.over
    assert position.view().traders[0].variety == kinds
    assert position.score().get("variety", 0) == seals


@rule("NOV-616")
def test_only_orders_under_the_ship_count() -> None:
    position = at_the_end("order-01", left="order-18", hand="order-10")
    assert "variety" not in position.score()


@rule("NOV-616")
def test_both_rows_count_even_if_one_was_done() -> None:
    """Of order-06, glass + grain over cloth + salt, only the lower row is fulfilled."""
    position = novgorod(
        first=1,
        last_round=True,
        kontors="luebeck antwerp",
        hand="order-06",
        under="order-03",
        bonus="variety career",
    )
    position.sail("luebeck antwerp").play("fulfil order-06 lower")
    assert position.view().traders[0].variety == len(
        {"glass", "grain", "cloth", "salt"} | {"amber", "salt", "fur", "wool"}
    )
    assert position.finish().score()["variety"] == 3


@rule("NOV-616")
def test_variety_is_scored_at_the_end_only_and_does_not_change() -> None:
    position = novgorod(
        kontors="luebeck antwerp", left="order-06", under="order-01 order-10 order-19", bonus="variety career"
    )
    position.sail("luebeck antwerp").play("fulfil order-06 lower").rounds(2)
    assert "variety" not in position.score()
    assert position.bonus == {"career": "high", "variety": "high"}


# -- when they are tested --------------------------------------------------------------------------------------


@rule("NOV-617", "NOV-420")
def test_the_five_city_route_is_tested_when_the_route_is_complete() -> None:
    position = novgorod(speed=5, ducats=20)
    for city in FIVE.split():
        position.play(f"sail {city}")
    assert (position.asked, position.seals()) == (tasks.ROUTE, 0)
    assert position.play("stop").score() == {"bonus-cards": 4}


@rule("NOV-617", "NOV-449")
def test_the_luxury_trader_is_tested_at_each_luxury_good() -> None:
    """The first is made of one good, the second of two."""
    position = novgorod(
        kontors="danzig luebeck visby novgorod",
        speed=4,
        manufactories={"visby": "jewellery-glass", "novgorod": "clothing-fur"},
        bonus="luxury-trader career",
    )
    position.sail("danzig luebeck visby novgorod").play("make novgorod")
    assert (position.score(), position.won()) == ({"luxury-goods": 1}, [])
    position.play("make visby", "recipe glass+amber")
    assert (position.score(), position.won()) == ({"luxury-goods": 4, "bonus-cards": 3}, ["luxury-trader"])


@rule("NOV-617", "NOV-460")
@pytest.mark.parametrize(("file", "won"), [("under", ["three-orders"]), ("left", [])])
def test_three_orders_are_tested_when_a_half_finished_order_is_filed(file: str, won: list[str]) -> None:
    position = novgorod(
        kontors="luebeck antwerp", under="order-01 order-02", hand="order-05", bonus="three-orders career"
    )
    position.sail("luebeck antwerp").play("fulfil order-05 upper", "end")
    assert position.won() == []
    assert position.play(file).won() == won


@rule("NOV-617", "NOV-460")
@pytest.mark.parametrize("where", ["hand", "left"])
def test_three_orders_are_tested_when_a_lower_row_is_fulfilled(where: str) -> None:
    position = novgorod(
        kontors="luebeck antwerp",
        under="order-01 order-02",
        hand="order-06" if where == "hand" else "",
        left="order-06" if where == "left" else "",
        bonus="three-orders career",
    )
    position.sail("luebeck antwerp")
    assert position.won() == []
    assert position.play("fulfil order-06 lower").won() == ["three-orders"]


@rule("NOV-617", "NOV-857")
@pytest.mark.parametrize("stack", [pytest.param(None, id="an order"), pytest.param(0, id="empty stack")])
def test_three_orders_are_tested_when_a_counter_goes_under_the_ship(stack: int | None) -> None:
    position = novgorod(
        kontors="bergen novgorod visby",
        speed=3,
        under="order-01 order-02",
        bonus="three-orders career",
        column="special-1:A special-2:A special-3:B special-4:C",
        stack=stack,
    )
    position.sail("bergen visby novgorod").play("special 1").deal()
    assert (position.won(), position.score()) == (["three-orders"], {"special-orders": 2, "bonus-cards": 4})


@rule("NOV-617", "NOV-466")
def test_career_is_tested_after_each_level() -> None:
    """Level 2 shows 2, level 3 shows 3."""
    position = novgorod(phase=2, career="1 front 1", ducats=13, bonus="career variety").play("rise")
    assert (position.field(), position.won()) == ("2", [])
    position = novgorod(phase=2, career="2 front 2", ducats=13, bonus="career variety").play("rise")
    assert (position.field(), position.won()) == ("3", ["career"])


@rule("NOV-617")
def test_both_bonus_cards_may_be_gained_in_one_turn() -> None:
    position = novgorod(
        speed=5,
        ducats=20,
        kontors="danzig luebeck visby",
        manufactories={"danzig": "jewellery-amber"},
        bonus="luxury-trader five-city-route",
        privilege_used=True,
    )
    position.sail("bergen visby novgorod riga danzig").play("make danzig", "recipe glass+amber").finish()
    assert sorted(position.won()) == ["five-city-route", "luxury-trader"]
    assert position.score() == {"luxury-goods": 3, "bonus-cards": 3 + 4}


@rule("NOV-617")
def test_nothing_is_tested_in_the_introductory_rounds() -> None:
    """With a card that asks for two kontors, choosing two in the introduction is not enough."""
    rules = own_deck("eight-kontors: threshold = 8 -> threshold = 2")
    position = start(2, {"first_game": True}, rules).deal()
    while not position.round:
        position.play(position.legal()[0]).deal()
    seat = position.actor
    assert (len(position.kontors(seat)), position.won(seat), position.seals(seat)) == (2, [], 0)
    position.play("stop", "end", "kontor riga")
    assert (position.won(seat), position.score(seat)["bonus-cards"]) == (["eight-kontors"], 6)


@rule("NOV-618")
def test_first_the_bonus_cards_change_then_the_end_is_tested() -> None:
    position = novgorod(seat=1, first=0, seals=30, bonus="career variety", gained={"career": 1})
    story = position.finish().story()
    assert story.index("bonus-drops") < story.index("last-round") < story.index("round")
    position = novgorod(seat=1, first=0, last_round=True, bonus="career variety", gained={"career": 2})
    story = position.finish().story()
    assert story.index("bonus-gone") < story.index("game-over")
