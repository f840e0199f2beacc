"""Phases 1 and 2 against brute force: the routes and the results that the rules allow are those of enumerator.py.

The rules look ahead so that fees can always be paid (NOV-R14); the enumerator tries all and sorts out at the end.
ROADSTEAD_SEED sets other positions.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from importlib.resources import files
from random import Random
from typing import cast

import pytest

from roadstead.engine.game import CHANCE, kind_of, task
from roadstead.engine.options import Value
from roadstead.engine.pile import Pile
from roadstead.games import load
from roadstead.games.novgorod import settings, tasks
from roadstead.games.novgorod.deck import BONUS_CARDS, CITIES, GOODS, NONE, PARTS, SPECIALS
from roadstead.games.novgorod.rules import NovgorodRules
from roadstead.games.novgorod.settings import BACK, FRONT
from roadstead.games.novgorod.state import CAREER, GONE, HIGH, LOW, PLACEHOLDER, SCORE_PARTS, NovgorodState
from tests.luck import SOAK
from tests.rule import rule
from tests.rules.novgorod import enumerator
from tests.rules.novgorod.enumerator import Cards, Evaluation, Position, Result, Route, TooLarge

SEED = int(os.environ.get("ROADSTEAD_SEED", "1"))
POSITIONS = 2000 if SOAK else 150
ROUTES = 500 if SOAK else 400
MOST = 40_000 if SOAK else 1_000
"""States of one phase 2; a route with more is left out."""

GAME = load("novgorod")
VERSIONS = range(1, GAME.version + 1)
CARDS = files("roadstead.games.novgorod").joinpath("cards.toml").read_text("utf-8")
ROUTE_LAID = task(tasks.DEAL_PIRATE)
EVALUATED = task(tasks.DEAL_MERCHANT)
"""Chance events put on the agenda at the ends of phases 1 and 2, where the rules then have to wait."""


# -- decks --------------------------------------------------------------------------------------------------


class Deck:
    """A deck as the rules and as the enumerator read it."""

    def __init__(self, text: str, version: int) -> None:
        self.rules = cast(NovgorodRules, GAME.rules(text, version=version))
        self.cards = Cards(text)


def odd_deck(rng: Random, version: int) -> Deck:
    """An own deck whose recipes, fees, incomes, requirements and special orders follow no pattern."""
    goods = ["fur", "glass", "salt", "amber", "cloth", "fish", "grain", "wool"]
    luxuries = ["provisions", "clothing", "jewellery"]

    def number(least: int, most: int) -> str:
        return str(rng.randint(least, most))

    def some(least: int, most: int) -> str:
        return "[" + ", ".join(f'"{good}"' for good in rng.sample(goods, rng.randint(least, most))) + "]"

    def recipes(_: re.Match[str]) -> str:
        sets = {frozenset(rng.sample(goods, rng.choice((1, 1, 2, 2, 3)))) for _ in range(rng.randint(2, 4))}
        lines = [
            "{ goods = [" + ", ".join(f'"{good}"' for good in sorted(goods)) + f"], seals = {number(0, 5)} }}"
            for goods in sorted(sets, key=sorted)
        ]
        return "recipes = [" + ", ".join(lines) + "]\n"

    def part(_: re.Match[str]) -> str:
        luxury = rng.choice(("none", *luxuries))
        asked = some(1, rng.randint(1, 3)) if luxury == "none" else some(0, 1)
        inputs = number(0, 2)
        return f'cost = {number(0, 4)}, seals = 2, goods = {asked}, luxury = "{luxury}", luxury_min_inputs = {inputs}'

    def requirement(_: re.Match[str]) -> str:
        asked, luxury, ducats = rng.choice(
            ((3, 0, 0), (2, 0, 3), (0, 2, 0), (0, 0, 7), (1, 1, 2), (2, 2, 0), (0, 1, 4), (1, 2, 1))
        )
        return f"different_goods = {asked}\ndifferent_luxuries = {luxury}\nducats = {ducats}\n"

    def merchant(_: re.Match[str]) -> str:
        kind = rng.choice(("ducats", "seals"))
        triggers = ['"luxury_for_seals"']
        if kind == "ducats":  # no rule gives seals for income
            triggers = rng.choice((triggers, ['"income"'], ['"income"', *triggers]))
        return f'kind = "{kind}"\namount = {number(0, 4)}\ntriggers = [{", ".join(triggers)}]\n'

    text = CARDS
    for pattern, new in (
        (r"port_fee = \d+", lambda _: f"port_fee = {number(0, 7)}"),
        (r"\nincome = \d+", lambda _: f"\nincome = {number(0, 5)}"),
        (r"recipes = \[\n(  .*\n)+\]\n", recipes),
        (r"cost = \d+, seals = .*, luxury_min_inputs = \d", part),
        (r"different_goods = \d\ndifferent_luxuries = \d\nducats = \d+\n", requirement),
        (r'kind = "\w+"\namount = \d\ntriggers = .*\n', merchant),
        (r'kind = "ducats", amount = 2', lambda _: f'kind = "ducats", amount = {number(1, 4)}'),
        (r'kind = "extra_order", amount = 3', lambda _: f'kind = "extra_order", amount = {number(1, 5)}'),
        (r"move_cost = .*", lambda _: f"move_cost = [{number(2, 6)}, {number(1, 3)}, {number(0, 1)}]"),
        (r"skip_cost = \d", lambda _: f"skip_cost = {number(0, 2)}"),
        (r"threshold = [35]", lambda _: f"threshold = {number(2, 4)}"),
    ):
        text, count = re.subn(pattern, new, text)
        assert count, pattern
    return Deck(text, version)


PRINTED = {version: Deck(CARDS, version) for version in VERSIONS}


@dataclass(frozen=True)
class Start:
    """The start of a phase 1."""

    state: NovgorodState
    cards: Cards

    @property
    def position(self) -> Position:
        return position_of(self.state)


# -- positions ----------------------------------------------------------------------------------------------


def starts(rng: Random, version: int = GAME.version) -> Iterator[Start]:
    """Starts of phase 1 without end: some as random play brings them, most changed at random."""
    decks = [odd_deck(rng, version) for _ in range(20 if SOAK else 4)]
    while True:
        deck = rng.choice(decks) if rng.random() < 0.4 else PRINTED[version]
        s = new_game(deck, rng)
        turns = rng.randrange(1, 25 * s.seats)
        while s.acting and (s.turn < turns or not lays_route(s)):
            play_at_random(s, rng)
        if not s.acting:
            continue
        yield Start(with_ends(s), deck.cards)
        for _ in range(4):
            yield Start(with_ends(changed(s, rng)), deck.cards)


def new_game(deck: Deck, rng: Random) -> NovgorodState:
    given: dict[str, Value] = {"first_game": rng.random() < 0.3, "special_orders": rng.random() < 0.5}
    if rng.random() < 0.7:
        given["merchant_and_pirate"] = True
        given["merchant_side"] = rng.choice(("front", "back"))
        given["pirate_side"] = rng.choice(("front", "back"))
        given["cities"] = rng.choice(("printed", "random"))
    seats = rng.choice((2, 3, 4))
    return cast(NovgorodState, deck.rules.start(seats, GAME.settings(seats, given)))


def play_at_random(s: NovgorodState, rng: Random) -> None:
    seat = s.acting[0]
    s.play(seat, s.draw(rng) if seat == CHANCE else rng.choice(s.legal(seat)))


def lays_route(s: NovgorodState) -> bool:
    return s.dues() != () and s.dues()[0].kind == tasks.ROUTE and not s.route


def with_ends(s: NovgorodState) -> NovgorodState:
    """The same, but the rules stop where phases 1 and 2 end."""
    s = s.clone()
    evaluate = s.agenda.pop()
    assert kind_of(evaluate) == tasks.EVALUATE
    s.agenda += [EVALUATED, evaluate, ROUTE_LAID]
    return s


def changed(old: NovgorodState, rng: Random) -> NovgorodState:
    """A poor trader with a slow ship or a rich one with a fast ship, and anything between."""
    s = old.clone()
    seat = s.user
    s.money[seat] = rng.choice(((0, 0, 1, 2, 3, 4), (5, 6, 8, 10, 13, 16, 25))[rng.random() < 0.4])
    s.speed[seat] = rng.choice((2, 3, 3, 4, 4, 5, 5))
    s.level[seat] = rng.choice((0, 0, 0, 1, 1, 2, 3, 4))
    s.manufactory = rng.sample(s.manufactory, CITIES)
    s.bonus = rng.sample(range(BONUS_CARDS), s.deck.bonus_in_play)
    s.bonus_state = [rng.choice((HIGH, HIGH, LOW, GONE)) for _ in s.bonus]
    s.won[seat] = rng.choice((0, 0, 0, 1, 2))
    if not s.settings[settings.FIRST_GAME]:
        s.side[seat] = rng.randrange(2)
    for other in range(s.seats):
        s.gain(other, CAREER, rng.randrange(4))
    change_kontors(s, rng)
    change_orders(s, rng)
    change_modules(s, rng)
    if rng.random() < 0.2:
        make_tight(s, rng)
    s.reconsider()
    s.check()
    return s


def make_tight(s: NovgorodState, rng: Random) -> None:
    """One fee can just be paid, or just not: by a luxury good of one good, with the merchant's ducats."""
    ways = [
        (city, manufactory, recipe.seals)
        for city in range(CITIES)
        if not s.owned[s.user] >> city & 1
        for manufactory, recipes in enumerate(s.deck.recipes)
        for recipe in recipes
        if recipe.goods == 1 << s.deck.good_of[city]
    ]
    if not ways:
        return
    city, manufactory, ducats = rng.choice(ways)
    at = s.manufactory.index(manufactory)
    s.manufactory[at], s.manufactory[city] = s.manufactory[city], manufactory
    if s.merchant != NONE:
        s.merchant = city
        ducats += s.deck.merchant[s.settings[settings.MERCHANT_SIDE]].ducats
    s.level[s.user] = len(s.career_side(s.user).requirements)
    s.money[s.user] = max(0, s.deck.fee[city] - ducats - (rng.random() < 0.3))


def change_kontors(s: NovgorodState, rng: Random) -> None:
    seat = s.user
    wanted = rng.sample(range(CITIES), rng.choice((2, 3, 4, 4, 5, 5, 6, 7, 8, 8)))
    for city in range(CITIES):
        if s.owned[seat] >> city & 1 and city not in wanted:
            s.kontor[CITIES * seat + city] = NONE
            s.owned[seat] &= ~(1 << city)
            s.stack[city] += 1
        elif not s.owned[seat] >> city & 1 and city in wanted:
            s.own_kontor(seat, city)
    s.hold[seat] = rng.choice((NONE, rng.choice(wanted)))
    s.cargo = 0 if s.hold[seat] == NONE else 1 << s.deck.good_of[s.hold[seat]]


def change_orders(s: NovgorodState, rng: Random, liked: NovgorodState | None = None) -> None:
    """All orders that are neither open nor anybody else's are dealt anew, to the hand those that a route likes."""
    seat = s.user
    cards = [card for part in s.orders.middle for card in part]
    for row in (s.closed[seat], s.known[seat], s.left[seat], s.under[seat], s.counters[seat]):
        cards += row
        row.clear()
    rng.shuffle(cards)
    if liked is not None:
        cards.sort(key=lambda card: sum(likes(liked, s.deck.wares(card, row)) for row in range(2)))
    least = s.settings[settings.SPECIAL_ORDERS]
    for rows, most in ((s.closed, 3), (s.left, 3), (s.under, 3), (s.counters, 1)):
        if rows is s.left:
            most -= len(s.closed[seat])
        while len(rows[seat]) < most and len(cards) > least and rng.random() < 0.7:
            rows[seat].append(cards.pop())
        rows[seat].sort()
    while len(s.display) < s.deck.open_orders and len(cards) > least:
        s.display.append(cards.pop())
    s.display.sort()
    if rng.random() < 0.1:  # NOV-R25: an empty stack
        s.under[s.next_seat(seat)] += cards[least:]
        del cards[least:]
    s.orders = Pile(cards)


def likes(laid: NovgorodState, wares: int) -> bool:
    """Goods and luxury goods that the route has, or may make."""
    there = laid.up | laid.cargo
    for city in range(CITIES):
        if laid.cities >> city & 1:
            there |= 1 << GOODS + laid.deck.luxury[laid.manufactory[city]]
    return not wares & ~there


def fitted(s: NovgorodState, laid: NovgorodState, rng: Random) -> NovgorodState:
    """The same start with orders, special orders, bonus cards, merchant and ducats for the route that was laid."""
    s = s.clone()
    s.money[s.user] += rng.choice((0, 1, 3, 7))
    s.bonus = rng.sample(range(BONUS_CARDS), s.deck.bonus_in_play)
    if s.merchant != NONE and laid.route:
        s.merchant = rng.choice(laid.route) % CITIES
    change_orders(s, rng, laid)
    spent = 0
    for card in s.column:
        parts: dict[int, int] = {}
        for part, asked in enumerate(s.deck.parts[len(PARTS) * card : len(PARTS) * (card + 1)]):
            wares = asked.goods | (1 << GOODS + asked.luxury if asked.luxury != NONE else 0)
            if likes(laid, wares) and not wares & spent:
                parts[part] = wares
        if parts:
            s.part[card] = rng.choice(list(parts))
            spent |= parts[s.part[card]]
    s.reconsider()
    s.check()
    return s


def change_modules(s: NovgorodState, rng: Random) -> None:
    if s.pirate != NONE:
        s.pirate = rng.randrange(CITIES)
        s.merchant = rng.randrange(CITIES)
        s.pirate_moved = int(rng.random() < 0.2)
        s.privilege = int(s.pirate_moved and s.pirate_side() == BACK)
    if s.settings[settings.SPECIAL_ORDERS]:
        s.column = rng.sample(range(SPECIALS), SPECIALS)
        s.part = [rng.randrange(len(PARTS)) for _ in range(SPECIALS)]


def position_of(s: NovgorodState) -> Position:
    """What the enumerator is told."""
    seat = s.user
    return Position(
        ducats=s.money[seat],
        speed=s.speed[seat],
        kontors=tuple(
            None if kontor == NONE else kontor for kontor in s.kontor[CITIES * seat : CITIES * (seat + 1)]
        ),
        hold=None if s.hold[seat] == NONE else s.hold[seat],
        hand=frozenset(s.closed[seat] + s.known[seat]),
        left=frozenset(s.left[seat]),
        under=frozenset(s.under[seat]),
        counters=len(s.counters[seat]) + s.blanks[seat],
        career=s.career[seat],
        side=s.side[seat],
        level=s.level[seat],
        privilege_used=bool(s.privilege),
        seals=parts_of(s),
        seals_of_others=tuple(seals for other, seals in enumerate(s.seals) if other != seat),
        bonus=tuple(zip(s.bonus, s.bonus_state)),
        won=won_of(s),
        manufactories=tuple(s.manufactory),
        merchant=None if s.merchant == NONE else (s.settings[settings.MERCHANT_SIDE], s.merchant),
        pirate=None if s.pirate == NONE else (s.settings[settings.PIRATE_SIDE], s.pirate),
        pirate_moved=bool(s.pirate_moved),
        column=column_of(s),
    )


def parts_of(s: NovgorodState) -> tuple[int, ...]:
    return tuple(s.score_parts[len(SCORE_PARTS) * s.user : len(SCORE_PARTS) * (s.user + 1)])


def won_of(s: NovgorodState) -> frozenset[int]:
    return frozenset(card for place, card in enumerate(s.bonus) if s.won[s.user] >> place & 1)


def column_of(s: NovgorodState) -> tuple[tuple[int, int], ...]:
    return tuple((card, s.part[card]) for card in s.column)


# -- what the rules allow -----------------------------------------------------------------------------------


def stands_at(s: NovgorodState, end: int) -> bool:
    return s.acting == [CHANCE] and s.agenda[-1] == end


def choices(s: NovgorodState) -> list[int]:
    """The codes of the player to move; every position has one, and debts are unknown."""
    assert s.acting == [s.user], f"seats {s.acting} are to move"
    assert s.money[s.user] >= 0
    found = s.legal(s.user)
    assert found, "no choice is left"
    return found


def after(s: NovgorodState, code: int) -> NovgorodState:
    s = s.clone()
    s.play(s.user, code)
    while s.acting == [CHANCE] and kind_of(s.agenda[-1]) == tasks.COUNTER:
        s.play(CHANCE, s.chance()[0][0])  # any card will do: only their number matters
    s.reveals = 0
    return s


def route_of(s: NovgorodState) -> tuple[Route, bool]:
    route = tuple(card if card < PLACEHOLDER else enumerator.PLACEHOLDER for card in s.route)
    return route, bool(s.fast)


def all_routes(s: NovgorodState) -> set[tuple[Route, bool]]:
    found: set[tuple[Route, bool]] = set()
    todo = [s]
    while todo:
        s = todo.pop()
        if stands_at(s, ROUTE_LAID):
            assert route_of(s) not in found, "two ways lead to one route"
            found.add(route_of(s))
        else:
            todo += [after(s, code) for code in choices(s)]
    return found


def lay_at_random(s: NovgorodState, rng: Random) -> tuple[NovgorodState, list[int]]:
    """A route is laid, mostly as long as it may be; and how. Some are slow, some have more placeholders."""
    codes = s.codes
    slow = rng.random() < 0.5
    straight = rng.choice((0.4, 0.8))
    played: list[int] = []
    while not stands_at(s, ROUTE_LAID):
        found = choices(s)
        further = [code for code in found if code != codes.stop.code and not (slow and is_fast(s, code))]
        cities = [code for code in further if codes.sail.has(code) or codes.sail_fast.has(code)]
        luck = rng.random()
        played.append(rng.choice((luck < straight and cities) or (luck < 0.9 and further) or found))
        s = after(s, played[-1])
    return s, played


def is_fast(s: NovgorodState, code: int) -> bool:
    return s.codes.sail_fast.has(code) or code == s.codes.placeholder_fast.code


def laid_again(s: NovgorodState, played: list[int]) -> NovgorodState | None:
    """The same route from another start; None if it cannot be paid there."""
    for code in played:
        if stands_at(s, ROUTE_LAID) or code not in choices(s):
            return None
        s = after(s, code)
    return s if stands_at(s, ROUTE_LAID) else None


def laid_routes(rng: Random, version: int) -> Iterator[tuple[Start, NovgorodState]]:
    for start in starts(rng, version):
        laid, played = lay_at_random(start.state, rng)
        if rng.random() < 0.6:
            fit = fitted(start.state, laid, rng)
            again = laid_again(fit, played)
            if again is not None:
                start, laid = Start(fit, start.cards), again
        yield start, laid


def all_results(s: NovgorodState, targets: list[int]) -> set[Result]:
    """All that phase 2 can lead to, the pirate moving to `targets` only."""
    s = s.clone()
    s.agenda.pop()
    s.settle()
    codes = s.codes
    others = [codes.move_pirate.at(city) for city in range(CITIES) if city != s.pirate]
    left_out = {code for code in others if codes.move_pirate.index(code) not in targets}
    found: set[Result] = set()
    seen: set[int] = set()
    todo = [s]
    while todo:
        s = todo.pop()
        if stands_at(s, EVALUATED):
            found.add(result_of(s))
            continue
        offered = choices(s)
        assert [code for code in offered if code in others] in ([], others)
        for code in offered:
            if code in left_out:
                continue
            then = after(s, code)
            digest = then.digest()
            if digest not in seen:
                seen.add(digest)
                todo.append(then)
        if len(seen) > MOST:
            raise TooLarge
    return found


def result_of(s: NovgorodState) -> Result:
    seat = s.user
    return Result(
        ducats=s.money[seat],
        seals=parts_of(s),
        level=s.level[seat],
        hand=frozenset(s.closed[seat] + s.known[seat]),
        left=frozenset(s.left[seat]),
        under=frozenset(s.under[seat]),
        counters=len(s.counters[seat]) + s.blanks[seat],
        hold=None if s.hold[seat] == NONE else s.hold[seat],
        privilege_used=bool(s.privilege),
        won=won_of(s),
        column=column_of(s),
        merchant=None if s.merchant == NONE else s.merchant,
        pirate=None if s.pirate == NONE else s.pirate,
        pirate_moved=bool(s.pirate_moved),
    )


# -- the tests ----------------------------------------------------------------------------------------------


def differing(
    rules: set[tuple[Route, bool]] | set[Result], brute: set[tuple[Route, bool]] | set[Result]
) -> str:
    """Some of what only one of the two has."""
    only = [sorted(map(str, mine - others))[:3] for mine, others in ((rules, brute), (brute, rules))]
    return f"only the rules: {only[0]}\nonly brute force: {only[1]}"


@rule("NOV-R14", "NOV-D04", "NOV-I05")
def test_the_routes_are_those_of_brute_force() -> None:
    rng = Random(SEED)
    for _, start in zip(range(POSITIONS), starts(rng)):
        rules, brute = all_routes(start.state), enumerator.routes(start.cards, start.position)
        assert rules == brute, f"{start.position}\n{differing(rules, brute)}"


@rule("NOV-R14", "NOV-D05", "NOV-D06", "NOV-D07", "NOV-D08", "NOV-I15")
@pytest.mark.parametrize("version", VERSIONS)
def test_the_results_of_phase_2_are_those_of_brute_force(version: int) -> None:
    rng = Random(1000 + SEED)
    too_large = 0
    for _, (start, laid) in zip(range(ROUTES), laid_routes(rng, version)):
        route, fast = route_of(laid)
        targets = list(range(CITIES)) if SOAK else [rng.randrange(CITIES)]
        try:
            brute = Evaluation(start.cards, start.position, route, fast).results(MOST)
            rules = all_results(laid, targets)
        except TooLarge:
            too_large += 1
            continue
        brute = {end for end in brute if end.pirate in (laid.pirate, None, *targets)}
        assert rules == brute, f"{start.position}\n{route}, fast: {fast}\n{differing(rules, brute)}"
    print(f"{too_large} of {ROUTES} routes were too large.")
    assert too_large * 10 <= ROUTES


def test_nothing_else_pays_fees_that_luxury_goods_do_not_pay() -> None:
    """What `can_pay` of the enumerator leaves out brings no ducats."""
    rng = Random(2000 + SEED)
    tried = 0
    for start in starts(rng):
        for route in rng.sample(enumerator.rows_of_cards(start.cards, start.position), 10):
            fast = enumerator.in_reach(start.cards, start.position, route)
            if (
                fast is not None
                and not (laid := Evaluation(start.cards, start.position, route, fast)).can_pay()
            ):
                tried += 1
                assert not laid.results(400_000)
        if tried >= (300 if SOAK else 50):
            break


# -- the enumerator itself ----------------------------------------------------------------------------------

BERGEN, VISBY, NOVGOROD, RIGA, DANZIG, LUEBECK = range(6)
TRADER = Position(
    ducats=0,
    speed=2,
    kontors=(None,) * CITIES,
    hold=None,
    hand=frozenset(),
    left=frozenset(),
    under=frozenset(),
    counters=0,
    career=0,
    side=0,
    level=4,
    privilege_used=False,
    seals=(0,) * len(SCORE_PARTS),
    seals_of_others=(0,),
    bonus=(),
    won=frozenset(),
    manufactories=(0, 3, 7, 1, 6, 2, 4, 5),
    merchant=None,
    pirate=None,
    pirate_moved=False,
    column=(),
)
"""Has nothing, and a career card that is complete: no privilege is left."""


def owning(*cities: int) -> tuple[int | None, ...]:
    return tuple(4 * city if city in cities else None for city in range(CITIES))


def may_sail(position: Position, *route: int) -> bool:
    return route in {found for found, _ in enumerator.routes(PRINTED[GAME.version].cards, position)}


def ends_of(position: Position, *route: int) -> set[Result]:
    return Evaluation(PRINTED[GAME.version].cards, position, route, fast=False).results(MOST)


def test_brute_force_knows_the_worked_examples_of_routes() -> None:
    rich = replace(TRADER, ducats=9, speed=3)
    row = (LUEBECK, enumerator.PLACEHOLDER, VISBY)  # NOV-E24
    assert may_sail(replace(rich, kontors=owning(LUEBECK, VISBY, BERGEN)), *row)
    assert not may_sail(replace(rich, kontors=owning(LUEBECK, VISBY)), *row)
    assert may_sail(replace(rich, kontors=owning(LUEBECK, RIGA)), *row)
    chased = replace(rich, pirate=(FRONT, VISBY))  # NOV-E25
    assert may_sail(chased, LUEBECK, VISBY)
    assert not may_sail(chased, LUEBECK, VISBY, NOVGOROD)
    assert may_sail(replace(chased, level=3), LUEBECK, VISBY, NOVGOROD)
    hidden = replace(rich, pirate=(BACK, VISBY))  # NOV-E36
    assert may_sail(hidden, BERGEN, NOVGOROD, RIGA)
    assert may_sail(hidden, BERGEN, LUEBECK)
    assert not may_sail(hidden, BERGEN, RIGA)


def test_brute_force_knows_the_worked_examples_of_solvency() -> None:
    poor = replace(TRADER, kontors=owning(NOVGOROD), hand=frozenset({12, 13}))  # NOV-E31
    assert not may_sail(poor, VISBY)
    assert may_sail(poor, VISBY, NOVGOROD)
    (only,) = ends_of(poor, VISBY, NOVGOROD)
    assert (only.ducats, only.hold) == (1, None)
    jeweller = replace(
        TRADER, ducats=1, kontors=owning(VISBY), hold=VISBY, hand=frozenset({18, 20})
    )  # NOV-E32
    assert may_sail(jeweller, DANZIG)
    (only,) = ends_of(jeweller, DANZIG)
    assert (only.ducats, sum(only.seals), only.hold) == (0, 3, None)


def test_brute_force_knows_the_worked_examples_of_the_modules() -> None:
    column = ((0, 0), (1, 0), (2, 1), (3, 2))  # NOV-E33
    kontors = owning(BERGEN, VISBY, NOVGOROD, RIGA, DANZIG)
    route = (BERGEN, VISBY, NOVGOROD, RIGA, DANZIG)
    buyer = replace(TRADER, ducats=6, speed=5, kontors=kontors, column=column)
    twice = {end for end in ends_of(buyer, *route) if end.counters == 2 and end.seals[2] == 7}
    assert {(end.ducats, end.hold) for end in twice} == {(2, None), (0, RIGA)}
    assert {end.column for end in twice} == {((1, 0), (3, 2), (0, 1), (2, 2))}
    cheap = {end for end in ends_of(replace(buyer, level=1), *route) if end.seals[2] == 7}
    assert {(end.ducats, end.privilege_used) for end in cheap if end.hold is None and end.level == 1} == {
        (2, False),
        (5, True),
    }
    trader = replace(  # NOV-E38
        TRADER,
        kontors=owning(LUEBECK, BERGEN, RIGA),
        hold=RIGA,
        merchant=(FRONT, LUEBECK),
        pirate=(FRONT, BERGEN),
    )
    salt = replace(trader, manufactories=(2, 3, 7, 1, 6, 0, 4, 5))
    assert max(end.ducats for end in ends_of(salt, LUEBECK, enumerator.PLACEHOLDER)) == 2 + 3 + 1
