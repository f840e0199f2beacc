"""The invariants NOV-I01 to NOV-I08: watched over random games, and State.check() shown what breaks them.

What the games are held to is worked out here from the cards' own file, not with the code of the rules.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.resources import files
from itertools import groupby, pairwise
from random import Random
from typing import Any, cast

import pytest

from roadstead.engine.game import CHANCE
from roadstead.engine.options import Value
from roadstead.engine.pile import Pile
from roadstead.engine.story import Story
from roadstead.games.novgorod.state import NovgorodState
from roadstead.games.novgorod.view import NovgorodView, TraderView
from tests.luck import SOAK
from tests.rule import rule
from tests.rules.novgorod.position import COLUMN, GAME, RULES, novgorod

GAMES = 500 if SOAK else 10
DECK: dict[str, Any] = tomllib.loads(
    files("roadstead.games.novgorod").joinpath("cards.toml").read_text("utf-8")
)
CITIES = [card["id"] for card in DECK["cities"]]
GOODS = [card["id"] for card in DECK["goods"]]
KONTORS = DECK["kontors"]
LINKS = {frozenset((card["id"], other)) for card in DECK["cities"] for other in card["neighbours"]}
GOOD_OF = [GOODS.index(card["good"]) for card in DECK["cities"]]
KINDS: list[tuple[int, dict[str, Value]]] = [
    (2, {}),
    (3, {"first_game": True}),
    (4, {"special_orders": True}),
    (2, {"merchant_and_pirate": True, "pirate_side": "back", "special_orders": True}),
    (3, {"merchant_and_pirate": True, "special_orders": True}),
]
EAGER = (
    ("rise", "fulfil", "ship"),
    ("sail", "sail-fast", "placeholder", "make", "kontor", "order"),
)
"""What is done before anything else, mostly."""
SPEED, EXTRA_INCOME, ORDER_DISCOUNT, SEAL = range(4)


@dataclass(frozen=True)
class Moment:
    """What lies on the table when somebody must decide, the event that led to it and what was told on the way."""

    who: int
    event: str
    told: tuple[tuple[str, tuple[int, ...]], ...]
    actor: int
    view: NovgorodView
    hidden: tuple[tuple[int, ...], ...]
    """The orders that others cannot see: hands and counters of each seat."""

    @property
    def verb(self) -> str:
        return self.event.partition(" ")[0]

    def tells(self, key: str) -> list[tuple[int, ...]]:
        return [args for name, args in self.told if name == key]


@dataclass(frozen=True)
class Played:
    seats: int
    options: dict[str, Value]
    moments: list[Moment]

    def turns(self) -> Iterator[list[tuple[Moment, Moment]]]:
        """The steps of each turn: what lay there and what came of it; the last step leads to the next turn."""
        steps = (step for step in pairwise(self.moments) if step[0].view.turn)
        for _, turn in groupby(steps, key=lambda step: step[0].view.turn):
            yield list(turn)


def play(seed: int) -> Played:
    """A random game in which much of what can be done is done."""
    rng = Random(seed)
    seats, options = KINDS[seed % len(KINDS)]
    s = cast(NovgorodState, RULES.start(seats, GAME.settings(seats, options)))
    story = s.story = Story(RULES.words.keys)
    moments: list[Moment] = []
    who, event = CHANCE, ""
    while True:
        told = tuple((line.message.key, line.message.args) for line in story.drain())
        actor = s.actors()[0] if s.actors() else CHANCE
        hidden = tuple(tuple(cards) for rows in (s.closed, s.counters) for cards in rows)
        moments.append(Moment(who, event, told, actor, cast(NovgorodView, s.view(None)), hidden))
        if not s.actors():
            return Played(seats, options, moments)
        who = actor
        code = s.draw(rng) if who == CHANCE else choose(s.legal(who), rng)
        event = RULES.codebook.notation(code)
        s.play(who, code)
        s.check()


def choose(legal: list[int], rng: Random) -> int:
    if rng.random() < 0.7:
        for verbs in EAGER:
            eager = [code for code in legal if RULES.codebook.parts(code)[0] in verbs]
            if eager:
                return rng.choice(eager)
    return rng.choice(legal)


@pytest.fixture(scope="module")
def games() -> list[Played]:
    return [play(seed) for seed in range(GAMES)]


def moments(games: list[Played]) -> Iterator[tuple[Played, Moment]]:
    return ((game, moment) for game in games for moment in game.moments)


def owned(trader: TraderView) -> set[int]:
    return {city for city, kontor in enumerate(trader.kontors) if kontor >= 0}


# -- cards ---------------------------------------------------------------------------------------------------------


@rule("NOV-I01")
def test_no_kontor_is_lost(games: list[Played]) -> None:
    for game, moment in moments(games):
        view = moment.view
        for city, left in enumerate(view.stacks):
            of_city = [card for card, entry in enumerate(KONTORS) if entry["city"] == CITIES[city]]
            used = [card for card in of_city if KONTORS[card]["min_players"] <= game.seats]
            used.sort(key=lambda card: KONTORS[card]["price"])
            taken = sorted(trader.kontors[city] for trader in view.traders if trader.kontors[city] >= 0)
            assert left + len(taken) == game.seats
            assert taken == sorted(used[: len(taken)]), "the cheapest are taken first"
            assert view.tops[city] == (used[len(taken)] if left else -1)


@rule("NOV-I01")
def test_everybody_has_two_kontors_after_the_introduction(games: list[Played]) -> None:
    most = 0
    for _, moment in moments(games):
        counts = [len(owned(trader)) for trader in moment.view.traders]
        assert not moment.view.turn or min(counts) >= 2
        most = max(most, *counts)
    assert most >= 5


@rule("NOV-I02")
def test_there_are_always_24_orders(games: list[Played]) -> None:
    for game, moment in moments(games):
        view = moment.view
        rows = [view.display, view.route.halves, *moment.hidden]
        for trader in view.traders:
            rows += [trader.known, trader.left, trader.under]
        seen = [card for row in rows for card in row]
        assert len(set(seen)) == len(seen)
        cover = 1 if game.options.get("special_orders") else 0
        assert len(seen) + view.stack_size + cover == 24


@rule("NOV-I03")
def test_three_orders_at_most_are_in_progress(games: list[Played]) -> None:
    most = 0
    for _, moment in moments(games):
        for trader in moment.view.traders:
            halves = len(moment.view.route.halves) if trader.seat == moment.view.user else 0
            count = trader.closed_count + len(trader.known) + len(trader.left) + halves
            assert count <= 3
            most = max(most, count)
    assert most == 3


@rule("NOV-I03")
def test_four_to_six_orders_lie_open_unless_the_stack_is_empty(games: list[Played]) -> None:
    for _, moment in moments(games):
        assert len(moment.view.display) <= 6
        if moment.view.turn and moment.actor != CHANCE:
            assert len(moment.view.display) >= 4 or moment.view.stack_size == 0


# -- numbers -------------------------------------------------------------------------------------------------------


@rule("NOV-I04")
def test_what_never_falls(games: list[Played]) -> None:
    for game in games:
        for before, now in pairwise(game.moments):
            for old, new in zip(before.view.traders, now.view.traders, strict=True):
                assert new.money >= 0
                assert new.seals >= old.seals >= 0
                assert 5 >= new.speed >= old.speed >= 2
                assert 4 >= new.level >= old.level >= 0
    ends = [trader for game in games for trader in game.moments[-1].view.traders]
    assert {trader.speed for trader in ends} >= {2, 3, 4}
    assert {trader.level for trader in ends} >= {0, 1}


# -- routes --------------------------------------------------------------------------------------------------------


@rule("NOV-I05")
def test_routes_are_chains_of_different_cities_within_the_speed(games: list[Played]) -> None:
    longest = 0
    for game, moment in moments(games):
        view = moment.view
        cities = [CITIES[card] for card in view.route.cards if card < 8]
        assert len(view.route.cards) <= view.traders[view.user].speed + 1
        assert len(set(cities)) == len(cities)
        for one, other in pairwise(cities):
            links = [frozenset((one, other))]
            if game.options.get("pirate_side") == "back":
                pirate = CITIES[view.pirate]
                if frozenset((one, pirate)) in LINKS and frozenset((other, pirate)) in LINKS:
                    links = [*links, frozenset((one, pirate))]
            assert any(link in LINKS for link in links)
        longest = max(longest, len(view.route.cards))
    assert longest >= 5


@rule("NOV-I05")
def test_a_placeholder_stands_right_of_its_city_and_needs_a_kontor_in_hand(games: list[Played]) -> None:
    laid = 0
    for _, moment in moments(games):
        view, route = moment.view, moment.view.route
        if not route.cards:
            continue
        for left, right in zip((-1, *route.cards), route.cards, strict=False):
            if right >= 8:
                assert left == right - 8
                laid += 1
        user = view.traders[view.user]
        in_row = [card for card in route.cards if card in owned(user)]
        placeholders = [card for card in route.cards if card >= 8]
        stored = 1 if user.hold >= 0 and not route.swapped else 0
        assert len(in_row) + len(placeholders) + stored <= len(owned(user))
    assert laid


@rule("NOV-I06")
def test_the_hold_has_one_good_of_an_own_kontor(games: list[Played]) -> None:
    stored = swapped = 0
    for game in games:
        for _, moment in moments([game]):
            for trader in moment.view.traders:
                assert trader.hold == -1 or trader.hold in owned(trader)
            assert moment.view.route.cargo.bit_count() <= 1
            stored += any(trader.hold >= 0 for trader in moment.view.traders)
            swapped += moment.view.route.swapped
        for turn in game.turns():
            assert not turn[0][0].view.route.swapped, "no base kontor is in the hold between turns"
            assert not turn[-1][1].view.route.swapped or not turn[-1][1].view.route.cards
    assert stored
    assert swapped


@rule("NOV-I07")
def test_each_card_and_each_manufactory_is_used_once_per_turn(games: list[Played]) -> None:
    makers = 0
    for game in games:
        for turn in game.turns():
            cities = [args[2] for _, now in turn for args in now.tells("makes")]
            cashed = [args[1] for _, now in turn for args in now.tells("gets-income")]
            assert len(set(cities)) == len(cities)
            assert len(set(cashed)) == len(cashed)
            makers = max(makers, len(cities))
            for before, now in turn:
                route = before.view.route
                if before.view.turn == now.view.turn and route.cards == now.view.route.cards:
                    assert now.view.route.up & ~route.up == 0, "a card once used is turned up again"
                    assert now.view.route.cargo & ~route.cargo == 0
                for _, city, _ in now.tells("gets-income"):
                    assert route.up >> GOOD_OF[city] & 1
                    assert city in owned(before.view.traders[before.view.user])
    assert makers >= 2


@rule("NOV-I07")
def test_all_is_back_between_turns(games: list[Played]) -> None:
    for game in games:
        for turn in game.turns():
            route = turn[0][0].view.route
            assert (route.cards, route.made, route.up, route.own, route.fees) == ((), 0, 0, 0, 0)
        dealt = {moment.view.manufactories for moment in game.moments if moment.view.turn}
        assert len(dealt) == 1


@rule("NOV-I08")
def test_one_privilege_per_turn_and_never_a_covered_one(games: list[Played]) -> None:
    kinds = set()
    for game in games:
        for turn in game.turns():
            used: list[int] = []
            for before, now in turn:
                level_before = before.view.traders[before.view.user]
                step = privileges_of(game, now)
                if SEAL in step:  # looked at after the career steps, which come before it
                    level_before = now.view.traders[before.view.user]
                assert set(step) <= set(level_before.privileges)
                used += step
            assert len(used) <= 1
            kinds |= set(used)
    assert kinds == {SPEED, EXTRA_INCOME, ORDER_DISCOUNT, SEAL}


def privileges_of(game: Played, moment: Moment) -> list[int]:
    """The privileges used by an event and what followed from it."""
    used = [EXTRA_INCOME for _ in moment.tells("gets-extra-income")]
    used += [SEAL for _ in moment.tells("privilege-seal")]
    if moment.verb in ("sail-fast", "placeholder-fast"):
        used.append(SPEED)
    if moment.verb in ("cheap", "special-cheap"):
        used.append(ORDER_DISCOUNT)
    if moment.verb == "pirate" and game.options.get("pirate_side") == "back":
        used.append(EXTRA_INCOME)
    return used


# -- State.check() -------------------------------------------------------------------------------------------------


def a_kontor_too_few(s: NovgorodState) -> None:
    s.stack[0] -= 1


def a_kontor_that_nobody_took(s: NovgorodState) -> None:
    s.owned[0] |= 1 << CITIES.index("riga")
    s.stack[CITIES.index("riga")] -= 1


def one_kontor_only(s: NovgorodState) -> None:
    city = CITIES.index("bergen")
    s.owned[1] = 1 << CITIES.index("london")
    s.kontor[8 + city] = -1
    s.stack[city] += 1


def an_order_too_few(s: NovgorodState) -> None:
    s.display.pop()


def an_order_twice(s: NovgorodState) -> None:
    s.under[1].append(s.display[0])


def four_orders_in_progress(s: NovgorodState) -> None:
    s.known[0] = [s.orders.middle[0].pop() for _ in range(4)]
    s.known[0].sort()


def three_open_orders(s: NovgorodState) -> None:
    s.under[1].append(s.display.pop())


def seven_open_orders(s: NovgorodState) -> None:
    s.display = sorted(s.display + [s.orders.middle[0].pop() for _ in range(3)])


def debt(s: NovgorodState) -> None:
    s.money[1] = -1


def lost_seals(s: NovgorodState) -> None:
    s.seals[0] = -1


def a_ship_too_fast(s: NovgorodState) -> None:
    s.speed[1] = 6


def a_ship_too_slow(s: NovgorodState) -> None:
    s.speed[1] = 1


def a_level_too_high(s: NovgorodState) -> None:
    s.level[0] = 5


def a_city_twice(s: NovgorodState) -> None:
    s.route = [5, 5]


def a_route_too_long(s: NovgorodState) -> None:
    s.route = [0, 1, 2, 3]


def placeholders_of_nothing(s: NovgorodState) -> None:
    s.spots = 0b111


def a_stored_good_of_another(s: NovgorodState) -> None:
    s.hold[0] = CITIES.index("bergen")


def two_goods_in_the_hold(s: NovgorodState) -> None:
    s.cargo = 0b11


def a_good_of_no_card(s: NovgorodState) -> None:
    s.up = 1


def a_manufactory_of_no_city_of_the_route(s: NovgorodState) -> None:
    s.made = 1


CORRUPTIONS: dict[Callable[[NovgorodState], None], str] = {
    a_kontor_too_few: "NOV-I01",
    a_kontor_that_nobody_took: "NOV-I01",
    one_kontor_only: "NOV-I01",
    an_order_too_few: "NOV-I02",
    an_order_twice: "NOV-I02",
    four_orders_in_progress: "NOV-I03",
    three_open_orders: "NOV-I03",
    seven_open_orders: "NOV-I03",
    debt: "NOV-I04",
    lost_seals: "NOV-I04",
    a_ship_too_fast: "NOV-I04",
    a_ship_too_slow: "NOV-I04",
    a_level_too_high: "NOV-I04",
    a_city_twice: "NOV-I05",
    a_route_too_long: "NOV-I05",
    placeholders_of_nothing: "NOV-I05",
    a_stored_good_of_another: "NOV-I06",
    two_goods_in_the_hold: "NOV-I06",
    a_good_of_no_card: "NOV-I07",
    a_manufactory_of_no_city_of_the_route: "NOV-I07",
}


@rule("NOV-I01", "NOV-I02", "NOV-I03", "NOV-I04", "NOV-I05", "NOV-I06", "NOV-I07")
@pytest.mark.parametrize(
    "corrupt", CORRUPTIONS, ids=lambda corrupt: f"{CORRUPTIONS[corrupt]} {corrupt.__name__}"
)
def test_check_refuses_a_position_with(corrupt: Callable[[NovgorodState], None]) -> None:
    s = novgorod(column=COLUMN).state
    s.orders = Pile([card for part in s.orders.middle for card in part])
    s.check()
    corrupt(s)
    with pytest.raises(AssertionError):
        s.check()
