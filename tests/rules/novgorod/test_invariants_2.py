"""The invariants NOV-I09 to NOV-I17: watched over random games of every kind, and State.check() shown what breaks them.

What the games are held to is worked out here from the cards' own file and from what is told, not with the code of the
rules.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.resources import files
from itertools import pairwise
from random import Random
from typing import Any, cast

import pytest

from roadstead.engine.game import CHANCE
from roadstead.engine.options import Value
from roadstead.engine.story import Story
from roadstead.games import load
from roadstead.games.novgorod.rules import NovgorodRules
from roadstead.games.novgorod.state import NovgorodState
from roadstead.games.novgorod.view import NovgorodView
from tests.luck import SOAK
from tests.rule import rule
from tests.rules.novgorod.position import CITY_IDS, COLUMN, novgorod

GAMES = 700 if SOAK else 14
GAME = load("novgorod")
RULES = cast(NovgorodRules, GAME.rules())
DECK: dict[str, Any] = tomllib.loads(
    files("roadstead.games.novgorod").joinpath("cards.toml").read_text("utf-8")
)
A: dict[str, Value] = {"merchant_and_pirate": True}
B: dict[str, Value] = {"special_orders": True}
KINDS: list[tuple[int, dict[str, Value]]] = [
    (2, {"first_game": True}),
    (3, {}),
    (4, B),
    (2, {**A, "pirate_side": "back"}),
    (3, {**A, "merchant_side": "back", "cities": "random"}),
    (4, {**A, **B, "merchant_side": "back", "pirate_side": "back", "cities": "random"}),
    (2, {**A, **B}),
]
EAGER = (
    ("rise", "special", "special-cheap", "fulfil", "at", "from"),
    ("sail", "sail-fast", "placeholder", "kontor", "ship", "order", "cheap", "make"),
)
"""What is done before anything else, mostly."""
VERBS = [RULES.codebook.notation(code).split()[0] for code in range(len(RULES.codebook))]
ENDS = ("end", "left", "under", "store", "store-nothing")
"""Events by which phase 2 may end."""


@dataclass(frozen=True)
class Moment:
    """What lies on the table when somebody must decide, the event that led to it and what was told on the way."""

    who: int
    event: str
    told: tuple[tuple[str, tuple[int, ...]], ...]
    view: NovgorodView

    def tells(self, key: str) -> list[tuple[int, ...]]:
        return [args for name, args in self.told if name == key]


@dataclass(frozen=True)
class Played:
    seats: int
    options: dict[str, Value]
    moments: list[Moment]

    def steps(self) -> Iterator[tuple[Moment, Moment]]:
        return pairwise(self.moments)

    @property
    def end(self) -> NovgorodView:
        return self.moments[-1].view

    def tells(self, key: str) -> list[tuple[int, ...]]:
        return [args for moment in self.moments for args in moment.tells(key)]


def play(seed: int) -> Played:
    """A random game in which most of what can be done is done."""
    rng = Random(seed)
    seats, options = KINDS[seed % len(KINDS)]
    s = cast(NovgorodState, RULES.start(seats, GAME.settings(seats, options)))
    story = s.story = Story(RULES.words.keys)
    moments: list[Moment] = []
    who, event = CHANCE, ""
    while True:
        told = tuple((line.message.key, line.message.args) for line in story.drain())
        moments.append(Moment(who, event, told, cast(NovgorodView, s.view(None))))
        if not s.actors():
            return Played(seats, options, moments)
        (who,) = s.actors()
        code = s.draw(rng) if who == CHANCE else choose(s.legal(who), rng)
        event = RULES.codebook.notation(code)
        s.play(who, code)
        s.check()


def choose(legal: list[int], rng: Random) -> int:
    if rng.random() < 0.85:
        for verbs in EAGER:
            eager = [code for code in legal if VERBS[code] in verbs]
            if eager:
                return rng.choice(eager)
    return rng.choice(legal)


@pytest.fixture(scope="module")
def games() -> list[Played]:
    return [play(seed) for seed in range(GAMES)]


def turns(game: Played) -> Iterator[tuple[Moment, Moment]]:
    """The event that begins each turn after the first, and what lay there before."""
    return ((before, now) for before, now in game.steps() if now.view.turn > before.view.turn > 0)


def test_the_random_games_do_nearly_everything(games: list[Played]) -> None:
    verbs = {moment.event.split()[0] for game in games for moment in game.moments[1:]}
    assert set(VERBS) - verbs <= {"at", "make-in", "from", "special-cheap"}
    told = Counter(key for game in games for moment in game.moments for key, _ in moment.told)
    for key in (
        "bonus-drops",
        "bonus-gone",
        "last-round",
        "pays-fees",
        "merchant-pays",
        "merchant-seals",
        "swaps",
    ):
        assert told[key], key


# -- bonus cards and rounds ----------------------------------------------------------------------------------------


@rule("NOV-I09")
def test_each_player_gains_each_bonus_card_once_at_most(games: list[Played]) -> None:
    for game in games:
        gained = [(seat, card) for seat, card, _ in game.tells("gains-bonus")]
        assert len(set(gained)) == len(gained)
        for trader in game.end.traders:
            assert sorted(trader.won) == sorted(card for seat, card in gained if seat == trader.seat)
    assert any(game.tells("gains-bonus") for game in games)


@rule("NOV-I09")
def test_a_bonus_card_goes_from_high_to_low_to_gone_at_the_end_of_a_round_only(games: list[Played]) -> None:
    """One who gained it makes it drop, two or more make it leave."""
    changes = Counter[tuple[str, str]]()
    for game in games:
        gained = Counter[int]()
        for before, now in game.steps():
            for _, card, _ in now.tells("gains-bonus"):
                gained[card] += 1
            over = now.view.over
            for at, card in enumerate(before.view.bonus[: len(before.view.bonus_state)]):
                was, now_is = before.view.bonus_state[at], now.view.bonus_state[at]
                if now.view.round == before.view.round and not over:
                    assert was == now_is
                elif before.view.round and gained[card]:
                    assert now_is == (1 if (was, gained[card]) == (0, 1) else 2)
                    changes[str(was), str(now_is)] += 1
                else:
                    assert was == now_is
            if now.view.round > before.view.round:
                gained.clear()
    assert {("0", "1"), ("1", "2"), ("0", "2")} <= set(changes)


@rule("NOV-I10")
def test_all_have_the_same_number_of_turns_and_one_round_follows_the_condition(games: list[Played]) -> None:
    stops = 0
    for game in games:
        order = [(game.end.start + step) % game.seats for step in range(game.seats)]
        rounds = game.end.round
        assert [seat for (seat, *_) in game.tells("turn-of")] == order * rounds
        met = 0
        for before, now in game.steps():
            if now.view.over or now.view.round > before.view.round > 0:
                top = any(trader.level == 4 or trader.seals >= 30 for trader in now.view.traders)
                if top and not met:
                    met = before.view.round
        stops += rounds == 60
        assert rounds in (met + 1, 60)
        assert met or rounds == 60
    assert stops < len(games)


# -- the table -----------------------------------------------------------------------------------------------------


@rule("NOV-I11")
def test_the_price_on_top_of_a_stack_never_falls(games: list[Played]) -> None:
    prices = [card["price"] for card in DECK["kontors"]]
    rises = 0
    for game in games:
        for before, now in game.steps():
            for old, new in zip(before.view.tops, now.view.tops, strict=True):
                if new >= 0:
                    assert prices[new] >= prices[old]
                    rises += prices[new] > prices[old]
                assert old >= 0 or new < 0
    assert rises


@rule("NOV-I12")
def test_the_cities_have_nine_links() -> None:
    links = set()
    for city in CITY_IDS:
        neighbours = novgorod(ducats=40).play(f"sail {city}").choices("sail")
        assert len(neighbours) == (3 if city in ("visby", "luebeck") else 2)
        links |= {frozenset((city, other)) for other in neighbours}
    assert (len(CITY_IDS), len(links)) == (8, 9)
    assert links == {
        frozenset((city["id"], other)) for city in DECK["cities"] for other in city["neighbours"]
    }


@rule("NOV-I13")
def test_the_ducats_of_a_luxury_good_are_its_printed_seals(games: list[Played]) -> None:
    made = Counter[int]()
    for game in games:
        for before, now in game.steps():
            for seat, seals, ducats in now.tells("for-seals"):
                _, _, city, goods = now.tells("makes")[0]
                manufactory = DECK["manufactories"][now.view.manufactories[city]]
                names = {good["id"] for at, good in enumerate(DECK["goods"]) if goods >> at & 1}
                (printed,) = [
                    recipe["seals"] for recipe in manufactory["recipes"] if set(recipe["goods"]) == names
                ]
                extra = sum(number for _, number in now.tells("merchant-pays"))
                gained = now.view.traders[seat].money - before.view.traders[seat].money
                assert (seals, ducats, gained) == (printed, printed, printed + extra)
                made[printed] += 1
    assert set(made) == {1, 2, 3, 4}


@rule("NOV-I14")
def test_the_column_has_four_special_orders_and_the_figures_are_somewhere(games: list[Played]) -> None:
    for game in games:
        for moment in game.moments:
            view = moment.view
            if not view.turn:
                continue
            assert sorted(view.column) == ([0, 1, 2, 3] if "special_orders" in game.options else [])
            assert all(part in range(4) for part in view.parts)
            assert len(view.parts) == len(view.column)
            cities = range(8) if "merchant_and_pirate" in game.options else (-1,)
            assert view.merchant in cities
            assert view.pirate in cities


@rule("NOV-I14", "NOV-858")
def test_the_column_changes_only_by_cards_that_go_to_the_bottom(games: list[Played]) -> None:
    moved = 0
    for game in games:
        for before, now in game.steps():
            old = list(zip(before.view.column, before.view.parts, strict=True))
            new = list(zip(now.view.column, now.view.parts, strict=True))
            if old == new or not before.view.turn:
                continue
            done = [card for at, card in enumerate(old) if before.view.route.done >> at & 1]
            kept = [card for card in old if card not in done]
            assert new == kept + [(card, (part + 1) % 4) for card, part in done]
            moved += len(done)
    assert moved


# -- money and seals -----------------------------------------------------------------------------------------------


@rule("NOV-I15")
def test_all_port_fees_are_paid_in_full(games: list[Played]) -> None:
    """After phase 2 a seat has what it had and all that it was told to get, less the fees of its base kontors."""
    fees = {CITY_IDS.index(card["city"]): card["port_fee"] for card in DECK["base_kontors"]}
    paid = 0
    for game in games:
        for before, now in game.steps():
            for trader in now.view.traders:
                assert trader.money >= 0
            cards = before.view.route.cards
            if not cards or now.view.route.cards:
                continue
            assert now.event.split()[0] in ENDS
            user = before.view.user
            had = before.view.traders[user]
            due = sum(fees[city] for city in cards if city < 8 and had.kontors[city] < 0)
            got = sum(
                args[-1]
                for key in ("gets-income", "gets-extra-income", "merchant-pays")
                for args in now.tells(key)
            )
            assert now.view.traders[user].money == had.money + got - due
            assert now.tells("pays-fees") == ([(user, due)] if due else [])
            paid += due > 0
    assert paid


@rule("NOV-I16", "NOV-706")
def test_seals_are_the_sum_of_their_parts_and_of_all_that_was_told(games: list[Played]) -> None:
    sources = {
        "for-seals": ("luxury-goods", 1),
        "row-done": ("orders", 2),
        "special-done": ("special-orders", 3),
        "career-seals": ("career", 1),
        "privilege-seal": ("privilege", 1),
        "gains-bonus": ("bonus-cards", 2),
        "merchant-seals": ("merchant", 1),
        "variety": ("variety", 2),
    }
    found = set()
    for game in games:
        told = Counter[tuple[int, str]]()
        for moment in game.moments:
            for key, (part, at) in sources.items():
                for args in moment.tells(key):
                    told[args[0], part] += args[at]
            for trader in moment.view.traders:
                parts = dict(trader.score.parts)
                assert sum(parts.values()) == trader.seals == trader.score.total
                assert parts == {part: told[trader.seat, part] for part in parts}
                found |= {part for part, seals in parts.items() if seals}
    assert found == {part for part, _ in sources.values()}


# -- between turns -------------------------------------------------------------------------------------------------


@rule("NOV-I17")
def test_between_turns_all_kontors_are_in_hand_but_one_in_the_hold(games: list[Played]) -> None:
    """No route lies, nothing is used; the good in the hold is of an own kontor."""
    held = 0
    for game in games:
        for _, now in turns(game):
            route, user = now.view.route, now.view.traders[now.view.user]
            assert (route.cards, route.own, route.up, route.made, route.fees) == ((), 0, 0, 0, 0)
            assert (route.swapped, route.halves, route.done, route.privilege_used) == (False, (), 0, False)
            for trader in now.view.traders:
                assert trader.hold < 0 or trader.kontors[trader.hold] >= 0
                held += trader.hold >= 0
            good = DECK["cities"][user.hold]["good"] if user.hold >= 0 else ""
            names = [card["id"] for card in DECK["goods"]]
            assert route.cargo == (1 << names.index(good) if good else 0)
    assert held


@rule("NOV-I17")
def test_all_kontors_can_be_laid_again_in_the_next_turn() -> None:
    """Whether they were laid, used up, covered or placeholders."""
    route = "luebeck + visby novgorod"
    position = novgorod(
        kontors="luebeck visby novgorod riga",
        speed=4,
        manufactories={"luebeck": "provisions-salt", "novgorod": "jewellery-glass"},
        ducats=20,
    )
    position.sail(route).play("make luebeck", "make novgorod").rounds()
    position.sail("luebeck visby novgorod riga")
    assert position.route == "luebeck visby novgorod riga"


@rule("NOV-I17", "NOV-825")
def test_with_the_pirates_back_the_merchant_never_moves_into_its_city(games: list[Played]) -> None:
    moves = 0
    for game in games:
        back = game.options.get("pirate_side") == "back"
        for before, now in game.steps():
            for (city,) in now.tells("merchant-moves"):
                assert city == now.view.merchant
                ring = [at for at in range(8) if not back or at != before.view.pirate]
                steps = before.view.traders[before.view.user].speed
                start = before.view.merchant
                if start not in ring:  # it leaves clockwise
                    start = (start - 1) % 8
                assert city == ring[(ring.index(start) + steps) % len(ring)]
                assert not back or city != before.view.pirate
                moves += back
    assert moves


# -- State.check() -------------------------------------------------------------------------------------------------


def a_bonus_card_that_is_not_in_play(s: NovgorodState) -> None:
    s.won[0] = 1 << len(s.bonus)


def a_special_order_twice(s: NovgorodState) -> None:
    s.column[0] = s.column[1]


def a_special_order_without_a_part(s: NovgorodState) -> None:
    s.part[0] = 4


def no_merchant(s: NovgorodState) -> None:
    s.merchant = -1


def no_pirate(s: NovgorodState) -> None:
    s.pirate = 8


def debt(s: NovgorodState) -> None:
    s.money[0] = -1


def a_seal_from_nowhere(s: NovgorodState) -> None:
    s.seals[0] += 1


def a_part_without_its_seals(s: NovgorodState) -> None:
    s.score_parts[0] += 1


def a_stored_good_of_no_own_kontor(s: NovgorodState) -> None:
    s.hold[1] = CITY_IDS.index("novgorod")


CORRUPTIONS: dict[Callable[[NovgorodState], None], str] = {
    a_bonus_card_that_is_not_in_play: "NOV-I09",
    a_special_order_twice: "NOV-I14",
    a_special_order_without_a_part: "NOV-I14",
    no_merchant: "NOV-I14",
    no_pirate: "NOV-I14",
    debt: "NOV-I15",
    a_seal_from_nowhere: "NOV-I16",
    a_part_without_its_seals: "NOV-I16",
    a_stored_good_of_no_own_kontor: "NOV-I17",
}


@rule("NOV-I09", "NOV-I14", "NOV-I15", "NOV-I16", "NOV-I17")
@pytest.mark.parametrize(
    "corrupt", CORRUPTIONS, ids=lambda corrupt: f"{CORRUPTIONS[corrupt]} {corrupt.__name__}"
)
def test_check_refuses_a_position_with(corrupt: Callable[[NovgorodState], None]) -> None:
    s = novgorod(column=COLUMN, merchant="riga", pirate="visby").state
    s.check()
    corrupt(s)
    with pytest.raises(AssertionError):
        s.check()
