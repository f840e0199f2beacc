"""Chapter 2: set-up."""

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from tests.rule import rule
from tests.rules.novgorod.position import (
    BONUS_IDS,
    CAREER_IDS,
    CITY_IDS,
    MANUFACTORY_IDS,
    ORDER_IDS,
    Position,
    novgorod,
    start,
)

CARDS: dict[str, Any] = tomllib.loads(
    files("roadstead.games.novgorod").joinpath("cards.toml").read_text("utf-8")
)
FIRST_GAME = {"first_game": "on"}


def until(p: Position, verb: str) -> Position:
    """Let chance decide until it comes to a draw with this verb."""
    while not p.legal()[0].startswith(verb + " "):
        p.play(p.legal()[0])
    return p


def prices(city: str, tiers: str) -> list[int]:
    """The prices of a city's kontors of these tiers, straight from the card file."""
    return [
        next(card["price"] for card in CARDS["kontors"] if (card["city"], card["tier"]) == (city, tier))
        for tier in tiers.split()
    ]


def prices_from_the_top(seats: int, city: str) -> list[int]:
    """What a city's kontors cost one after the other when everybody takes one."""
    found = []
    for owners in range(seats):
        elsewhere = [other for other in CITY_IDS if other != city][:2]
        kontors = {
            seat: " ".join([city, elsewhere[0]] if seat < owners else elsewhere) for seat in range(seats)
        }
        found.append(novgorod(seats, kontors=kontors).price(city))
    return found


# -- the table


@rule("NOV-201")
def test_all_eight_base_kontors_lie_on_the_table_whoever_owns_what() -> None:
    p = novgorod(4, kontors=dict.fromkeys(range(4), "luebeck visby"), ducats=30)
    assert p.choices("sail") == CITY_IDS
    fees = {"bergen": 2, "novgorod": 4, "riga": 2, "danzig": 4, "antwerp": 3, "london": 3}
    for city, fee in fees.items():
        assert p.words(f"sail {city}")[0] == "sail-base"
        assert p.copy().sail(city).fees == fee


@rule("NOV-201")
def test_the_arrangement_is_the_same_in_every_game() -> None:
    for seed in range(3):
        p = start(2, FIRST_GAME).deal(seed=seed)
        p.play(
            "kontor luebeck", "kontor danzig", "order stack", "order stack", "kontor visby", "kontor visby"
        )
        p.deal().play("sail visby")
        assert {"bergen", "novgorod", "luebeck"} == set(p.choices("sail"))


@rule("NOV-202")
def test_each_city_gets_one_of_the_eight_manufactories_at_random() -> None:
    p = start(2)
    for place, city in enumerate(CITY_IDS):
        outcomes = p.weights()
        assert len(outcomes) == 8 - place
        assert set(outcomes.values()) == {1}
        assert all(outcome.startswith(f"manufactory {city} manu-") for outcome in outcomes)
        p.play(list(outcomes)[-1])
    assert [p.manufactory(city) for city in CITY_IDS] == MANUFACTORY_IDS[::-1]


@rule("NOV-202")
def test_a_manufactory_lies_open_and_stays_at_its_city_for_the_whole_game() -> None:
    p = novgorod(manufactories={"luebeck": "provisions-salt"})
    before = p.view().manufactories
    assert before[CITY_IDS.index("luebeck")] == MANUFACTORY_IDS.index("manu-provisions-salt")
    p.sail("luebeck visby").play("make luebeck").finish().rounds(2)
    assert p.view().manufactories == before


# -- kontors


@rule("NOV-203", "NOV-204")
@pytest.mark.parametrize("city", CITY_IDS)
def test_kontors_in_use_lie_with_the_cheapest_on_top(city: str) -> None:
    assert prices_from_the_top(4, city) == prices(city, "low mid mid high")
    assert prices_from_the_top(3, city) == prices(city, "low mid high")
    assert prices_from_the_top(2, city) == prices(city, "low mid")


@rule("NOV-203")
@pytest.mark.parametrize("city", CITY_IDS)
def test_a_city_has_one_low_two_equal_middle_and_one_high_price(city: str) -> None:
    cards = sorted(card["price"] for card in CARDS["kontors"] if card["city"] == city)
    low, middle, high = prices(city, "low mid high")
    assert cards == [low, middle, middle, high]
    assert low < middle < high


@rule("NOV-204")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_stack_has_as_many_cards_as_there_are_players(seats: int) -> None:
    assert start(seats).deal().view().stacks == (seats,) * 8
    p = novgorod(seats, kontors=dict.fromkeys(range(seats), "danzig riga"))
    assert p.view().stacks[CITY_IDS.index("danzig")] == 0
    assert p.view().tops[CITY_IDS.index("danzig")] == -1


# -- orders


@rule("NOV-205")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_order_is_dealt_to_each_hand_and_two_more_than_players_lie_open(seats: int) -> None:
    p = start(seats).deal()
    assert [len(p.hand(seat)) for seat in range(seats)] == [1] * seats
    assert len(p.display) == 2 + seats
    assert p.stack == 24 - seats - (2 + seats)


@rule("NOV-205")
def test_the_orders_are_shuffled() -> None:
    p = until(start(2), "draw")
    assert p.weights() == {f"draw 0 {order}": 1 for order in ORDER_IDS}
    p.play("draw 0 order-07")
    assert p.weights() == {f"draw 1 {order}": 1 for order in ORDER_IDS if order != "order-07"}
    p.play("draw 1 order-20")
    assert p.weights() == {f"open {order}": 1 for order in ORDER_IDS if order not in ("order-07", "order-20")}


@rule("NOV-205")
def test_the_dealt_order_is_for_its_owners_eyes_the_display_for_all() -> None:
    p = start(2).deal("draw 0 order-07")
    at = ORDER_IDS.index("order-07")
    assert p.view(0).traders[0].closed == (at,)
    for seat in (1, None):
        trader = p.view(seat).traders[0]
        assert (trader.closed, trader.known, trader.closed_count) == ((), (), 1)
        assert len(p.view(seat).display) == 4


# -- players


@rule("NOV-206")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_gets_27_ducats_0_seals_and_a_ship_of_speed_2(seats: int) -> None:
    p = start(seats).deal()
    for trader in p.view().traders:
        assert (trader.money, trader.seals, trader.speed, trader.hold) == (27, 0, 2, -1)


@rule("NOV-207")
def test_the_first_game_has_two_fixed_bonus_cards() -> None:
    for seed in range(3):
        assert start(2, FIRST_GAME).deal(seed=seed).bonus == {
            "eight-kontors": "high",
            "five-city-route": "high",
        }


@rule("NOV-207")
def test_the_normal_game_reveals_two_of_the_six_bonus_cards() -> None:
    p = until(start(2), "bonus")
    assert p.weights() == {f"bonus {card}": 1 for card in BONUS_IDS}
    p.play("bonus variety")
    assert p.weights() == {f"bonus {card}": 1 for card in BONUS_IDS if card != "variety"}
    p.play("bonus luxury-trader")
    assert p.bonus == {"luxury-trader": "high", "variety": "high"}
    assert not p.legal()[0].startswith("bonus")


@rule("NOV-208", "NOV-212")
def test_a_bonus_card_that_is_not_in_play_has_no_effect() -> None:
    def seals(bonus: str) -> int:
        p = novgorod(speed=5, kontors="luebeck visby", ducats=30, bonus=bonus)
        return p.sail("luebeck visby novgorod riga danzig").seals()

    assert seals("five-city-route variety") == 4
    assert seals("eight-kontors variety") == 0


@rule("NOV-212")
def test_the_dearest_kontor_of_a_city_plays_no_part_with_two_players() -> None:
    p = novgorod(2, phase=3, kontors={0: "luebeck visby", 1: "danzig riga"}, ducats=50)
    assert p.price("danzig") == 6
    p.play("kontor danzig")
    assert p.price("danzig") == 0
    assert novgorod(3, phase=3, kontors={1: "danzig riga", 2: "danzig riga"}, ducats=50).price("danzig") == 7


@rule("NOV-212")
def test_career_cards_not_dealt_are_out_of_the_game() -> None:
    p = start(2).deal("career 0 career-4", "career 1 career-3")
    assert {p.career(0)[0], p.career(1)[0]} == {"4", "3"}
    assert p.state.start == 1, "number 3 is the lowest of those dealt"


@rule("NOV-209")
def test_each_player_is_dealt_a_career_card_at_random_face_up_with_no_level_reached() -> None:
    p = until(start(3), "career")
    assert p.weights() == {f"career 0 {card}": 1 for card in CAREER_IDS}
    p.play("career 0 career-3")
    assert p.weights() == {f"career 1 {card}": 1 for card in CAREER_IDS if card != "career-3"}
    p.play("career 1 career-2", "career 2 career-4")
    assert [trader.career for trader in p.view(None).traders] == [2, 1, 3]
    assert [p.level(seat) for seat in range(3)] == [0, 0, 0]
    assert [p.field(seat) for seat in range(3)] == ["X", "X", "X"]


@rule("NOV-210")
def test_the_first_game_uses_the_fronts_and_asks_nobody() -> None:
    p = start(3, FIRST_GAME).deal()
    assert p.choices("side") == []
    assert [trader.side for trader in p.view().traders] == [0, 0, 0]


@rule("NOV-210", "NOV-D01", "NOV-R09")
def test_in_the_normal_game_each_player_chooses_a_side_in_turn_order_for_all_to_see() -> None:
    p = start(3).deal("career 0 career-4", "career 1 career-2", "career 2 career-3")
    assert p.legal() == ["side front", "side back"]
    p.play("1: side back")
    assert p.view(None).traders[1].side == 1
    assert p.legal() == ["side front", "side back"]
    p.play("2: side front")
    assert p.legal() == ["side front", "side back"]
    p.play("0: side back")
    assert [p.career(seat) for seat in range(3)] == ["4 back 0", "2 back 0", "3 front 0"]
    assert p.choices("side") == [], "then the introductory rounds begin"
    assert p.choices("kontor")


@rule("NOV-D01", "NOV-210")
def test_the_chosen_side_counts_for_the_whole_game() -> None:
    p = start(2).deal("career 0 career-2", "career 1 career-3").play("side back", "side front")
    p.play("kontor luebeck", "kontor danzig", "order stack", "order stack", "kontor visby", "kontor riga")
    p.deal()
    assert (p.career(0), p.career(1)) == ("2 back 0", "3 front 0")
    p.rounds(2)
    assert (p.career(0), p.career(1)) == ("2 back 0", "3 front 0")


@rule("NOV-211")
@pytest.mark.parametrize(
    ("numbers", "first"), [((1, 2, 3, 4), 0), ((4, 3, 2, 1), 3), ((3, 1, 2, 4), 1), ((2, 4, 1, 3), 2)]
)
def test_the_lowest_career_number_starts_for_the_whole_game(numbers: tuple[int, ...], first: int) -> None:
    dealt = [f"career {seat} career-{number}" for seat, number in enumerate(numbers)]
    p = start(4, FIRST_GAME).deal(*dealt)
    for _ in range(12):
        p.play(p.legal()[0]).deal()
    assert p.round == 1
    turns = []
    for _ in range(8):
        turns.append(p.actor)
        p.finish()
    assert turns == [(first + step) % 4 for step in range(8)], "clockwise: by rising seat"


@rule("NOV-211")
def test_the_lowest_number_is_that_of_the_cards_dealt() -> None:
    p = start(2, FIRST_GAME).deal("career 0 career-4", "career 1 career-3")
    assert p.view().start == 1
    assert p.told("starts") == [(1,)]


@rule("NOV-D00")
def test_the_order_of_chance() -> None:
    options = {"merchant_and_pirate": "on", "cities": "random", "special_orders": "on"}
    p = start(3, options)
    verbs: list[str] = []
    while p.actor == -1:
        outcome = next(iter(p.weights()))
        verbs.append(outcome.split()[0])
        p.play(outcome)
    counts = [("manufactory", 8), ("draw", 3), ("open", 5), ("bonus", 2), ("career", 3), ("column", 4)]
    assert verbs == [verb for verb, count in counts for _ in range(count)] + ["merchant-at", "pirate-at"]


@rule("NOV-D00")
def test_later_only_orders_are_drawn() -> None:
    p = novgorod(phase=3, options={"merchant_and_pirate": "on", "special_orders": "on"}, ducats=30, stack=5)
    p.play("order stack")
    assert len(p.weights()) == 6, "5 in the stack and the one that covers: nobody knows which it is"
    assert all(outcome.startswith("draw 0 order-") for outcome in p.weights())
    p.deal().play(f"cheap {p.display[0]}")
    assert len(p.weights()) == 5
    assert all(outcome.startswith("open order-") for outcome in p.weights())
