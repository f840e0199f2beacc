"""Chapter 3: the introductory rounds."""

import pytest

from roadstead.engine.cards import CardError
from roadstead.games.novgorod.rules import NovgorodRules
from tests.rule import rule
from tests.rules.novgorod.position import CITY_IDS, ORDER_IDS, RULES, Position, own_deck, start

FIRST_GAME = {"first_game": "on"}


def intro(seats: int = 2, *wanted: str, first: int = 0, rules: NovgorodRules = RULES) -> Position:
    """The beginning of the introductory rounds; the turn order begins with seat `first`."""
    numbers = [1 + (seat - first) % seats for seat in range(seats)]
    careers = [f"career {seat} career-{number}" for seat, number in enumerate(numbers)]
    return start(seats, FIRST_GAME, rules if isinstance(rules, type(RULES)) else RULES).deal(
        *careers, *wanted
    )


def choose(p: Position, *picks: str) -> Position:
    """Choices of all players in the order they are asked: 'danzig', 'order-07', 'stack'."""
    for pick in picks:
        p.play(f"kontor {pick}" if pick in CITY_IDS else f"order {pick}")
    return p


@rule("NOV-301")
@pytest.mark.parametrize(("first", "wanted"), [(0, "3210"), (1, "0321"), (2, "1032"), (3, "2103")])
def test_the_right_hand_neighbour_of_the_start_player_begins_and_all_choose_counter_clockwise(
    first: int, wanted: str
) -> None:
    p = intro(4, first=first)
    chosen = ""
    while p.view().turn == 0:
        chosen += str(p.actor)
        p.play(p.legal()[0]).deal()
    assert chosen == wanted * 3
    assert p.actor == first, "the first turn is the start player's"


@rule("NOV-302", "NOV-D02")
def test_a_choice_is_the_top_kontor_of_a_city_or_an_order() -> None:
    p = intro(2, "open order-03", "open order-08", "open order-11", "open order-20")
    assert p.choices("kontor") == CITY_IDS
    assert p.choices("order") == ["order-03", "order-08", "order-11", "order-20", "stack"]
    assert len(p.legal()) == 8 + 4 + 1


@rule("NOV-D02")
def test_with_four_players_there_are_at_most_15_choices() -> None:
    assert len(intro(4).legal()) == 8 + 6 + 1


@rule("NOV-302")
@pytest.mark.parametrize("order_at", [0, 1, 2])
def test_two_kontors_and_one_order_are_chosen_in_any_sequence(order_at: int) -> None:
    p = intro(2)
    mine = ["danzig", "riga"]
    mine.insert(order_at, "stack")
    for pick in mine:
        choose(p, pick).deal()
        p.play(p.choices("kontor", "order")[0]).deal()
    assert p.kontors(1) == ["riga", "danzig"]
    assert len(p.hand(1)) == 2
    assert p.view().turn == 1


@rule("NOV-302")
def test_nobody_chooses_a_second_order_or_a_third_kontor() -> None:
    p = choose(intro(2), "stack", "luebeck")
    assert p.choices("order") == []
    assert p.choices("kontor") == CITY_IDS
    choose(p, "luebeck", "visby")
    assert "order" not in {choice.split()[0] for choice in p.legal()}
    choose(p, "danzig")
    assert p.actor == 0
    assert p.choices("kontor") == [], "two are chosen"
    assert p.choices("order")


@rule("NOV-302", "NOV-204")
def test_whoever_takes_the_top_kontor_uncovers_the_next_dearer_one() -> None:
    p = intro(3)
    assert p.price("danzig") == 5
    assert choose(p, "danzig").price("danzig") == 6
    assert choose(p, "danzig").price("danzig") == 7
    assert choose(p, "danzig").price("danzig") == 0


@rule("NOV-303", "NOV-302")
@pytest.mark.parametrize("city", CITY_IDS)
def test_nobody_has_two_kontors_of_a_city(city: str) -> None:
    other = CITY_IDS[CITY_IDS.index(city) - 4]
    p = choose(intro(2), city, other)
    assert p.actor == 1
    assert set(p.choices("kontor")) == set(CITY_IDS) - {city}
    assert p.price(city) > 0, "one is left, for the other player"
    choose(p, other)
    assert set(p.choices("kontor")) == set(CITY_IDS) - {other}
    assert set(p.kontors(1)) == {city, other}


@rule("NOV-304")
@pytest.mark.parametrize("order", ["order-03", "order-08", "order-11", "order-20"])
def test_any_open_order_can_be_chosen_and_is_known_to_all(order: str) -> None:
    p = choose(intro(2, "open order-03", "open order-08", "open order-11", "open order-20"), order)
    assert p.known(1) == [order]
    assert p.view(0).traders[1].known == (ORDER_IDS.index(order),)
    assert order not in p.display


@rule("NOV-304")
def test_an_order_from_the_stack_need_not_be_shown() -> None:
    p = intro(2, "draw 1 order-05")
    before = p.stack
    choose(p, "stack").play("draw 1 order-17")
    assert p.stack == before - 1
    assert p.hand(1) == ["order-05", "order-17"]
    assert p.view(1).traders[1].closed == (ORDER_IDS.index("order-05"), ORDER_IDS.index("order-17"))
    for seat in (0, None):
        assert p.view(seat).traders[1].closed == ()
        assert p.view(seat).traders[1].closed_count == 2


@rule("NOV-304")
def test_the_others_are_told_that_an_order_was_drawn_but_not_which() -> None:
    p = choose(intro(2), "stack")
    code = p.codebook.code("draw 1 order-17") if p.can("draw 1 order-17") else p.state.chance()[0][0]
    assert p.state.seen(1, -1, code) == code
    for seat in (0, None):
        assert p.codebook.notation(p.state.seen(seat, -1, code)) == "draw 1 ?"


@rule("NOV-305")
def test_the_open_orders_are_not_refilled() -> None:
    p = intro(3, "open order-03", "open order-08", "open order-11")
    choose(p, "order-03", "order-08", "order-11")
    assert len(p.display) == 2
    choose(p, "danzig", "danzig", "danzig", "riga", "riga")
    assert len(p.display) == 2


@rule("NOV-306")
def test_all_pay_for_two_kontors_and_two_orders_when_the_last_has_chosen() -> None:
    p = choose(intro(2), "danzig", "danzig", "riga", "luebeck", "stack")
    assert [p.ducats(seat) for seat in range(2)] == [27, 27], "nobody has paid yet"
    choose(p, "stack").deal()
    assert p.ducats(1) == 27 - 5 - 3 - 6 - 6
    assert p.ducats(0) == 27 - 6 - 4 - 6 - 6
    assert p.told("pays-start") == [(0, 22, 5), (1, 20, 7)]


@rule("NOV-306")
def test_an_open_order_and_one_from_the_stack_cost_the_same() -> None:
    p = intro(2, "open order-11")
    choose(p, "order-11", "stack", "bergen", "london", "riga", "antwerp").deal()
    assert p.ducats(1) == 27 - 3 - 3 - 12
    assert p.ducats(0) == 27 - 4 - 4 - 12


@rule("NOV-307")
def test_the_open_orders_are_filled_up_to_four() -> None:
    p = intro(2, "open order-03", "open order-08")
    choose(p, "order-03", "order-08", "danzig", "danzig", "riga", "riga")
    assert len(p.display) == 2
    assert p.actor == -1
    before = p.stack
    p.deal()
    assert len(p.display) == 4
    assert p.stack == before - 2


@rule("NOV-307")
def test_the_cards_go_to_the_hand() -> None:
    p = intro(2, "open order-03", "draw 1 order-19")
    choose(p, "order-03", "stack", "danzig", "danzig", "riga", "riga").deal()
    assert p.hand(1) == ["order-03", "order-19"]
    p.finish().sail("riga danzig")
    assert p.route == "riga danzig", "they are there to be laid"


@rule("NOV-307", "NOV-R08")
def test_more_than_four_open_orders_stay_and_are_refilled_only_below_four() -> None:
    p = intro(4)
    choose(
        p, *["stack"] * 4, "bergen", "riga", "riga", "bergen", "luebeck", "london", "london", "luebeck"
    ).deal()
    assert len(p.display) == 6
    for seat, left in enumerate((5, 4, 4)):
        p.sail().end().play(f"{seat}: order {p.display[0]}").deal()
        assert len(p.display) == left
        if p.can("pass"):
            p.play("pass")


@rule("NOV-R08")
def test_a_first_kontor_must_leave_enough_for_the_dearest_one() -> None:
    """15 ducats are left for two kontors; with a kontor for 10 in play a first one may cost 5 at most."""
    rules = own_deck("kontor-danzig-high: price = 7 -> price = 10")
    p = choose(intro(3, rules=rules), "visby")
    assert p.price("visby") == 6
    assert set(p.choices("kontor")) == set(CITY_IDS) - {"visby"}


@rule("NOV-R08")
def test_a_second_kontor_needs_only_be_payable() -> None:
    rules = own_deck("kontor-danzig-high: price = 7 -> price = 10")
    p = choose(intro(3, rules=rules), "danzig", "novgorod", "riga", "riga", "danzig")
    assert p.actor == 0
    assert p.price("danzig") == 10
    assert set(p.choices("kontor")) == set(CITY_IDS) - {"riga"}
    choose(p, "danzig", "stack", "stack", "stack").deal()
    assert p.ducats(0) == 27 - 12 - 3 - 10


@rule("NOV-R08")
def test_a_kontor_that_is_not_in_play_binds_nobody() -> None:
    rules = own_deck("kontor-danzig-high: price = 7 -> price = 10")
    p = choose(intro(2, rules=rules), "visby")
    assert p.price("visby") == 6
    assert p.choices("kontor") == CITY_IDS, "with two players the dearest kontor costs 6"


@rule("NOV-R08")
def test_with_our_prices_every_kontor_can_be_chosen() -> None:
    p = choose(intro(4), "visby", "visby", "visby")
    assert p.price("visby") == 7
    assert p.choices("kontor") == CITY_IDS
    choose(p, "visby", "danzig", "danzig", "danzig", "danzig", "stack", "stack", "stack", "stack").deal()
    assert p.ducats(0) == 27 - 7 - 7 - 12


@rule("NOV-R08")
def test_a_deck_in_which_a_pick_could_lack_a_choice_is_refused() -> None:
    own_deck("kontor-danzig-high: price = 7 -> price = 10")
    with pytest.raises(CardError, match="cost more than 15"):
        own_deck("kontor-danzig-high: price = 7 -> price = 11")
