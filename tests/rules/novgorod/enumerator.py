"""Phases 1 and 2 of Novgorod by brute force: a second, slow reading of the specification without any code of the rules.

Nothing is looked at ahead: a route or a plan counts if at its end all port fees are paid and the ducats were never
negative on the way (NOV-R14, NOV-I15). Cards are told by their places in cards.toml, cities and goods too. Conventions
of the specification are kept where the result hangs on them: the place of a manufactory (NOV-R47), the good under it
(NOV-D06), storing and open income last (NOV-493), one merchant's bonus and one pirate's move a turn (NOV-R30, NOV-R31).
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product
from typing import Any, NamedTuple

PLACEHOLDER = -1
"""In a route: the placeholder of the city before it."""
FRONT, BACK = 0, 1
HIGH, LOW, GONE = 0, 1, 2
LUXURY_GOODS, ORDERS, SPECIAL_ORDERS, BONUS_CARDS, MERCHANT = 0, 1, 2, 5, 6
"""Score parts that phase 2 can raise, by their places in NOV-706."""

Route = tuple[int, ...]
Uses = tuple[frozenset[int], bool]
"""Places of the route that are still open, and whether the good of the hold is there."""


class TooLarge(Exception):
    """More states than the caller wants to see."""


class Row(NamedTuple):
    goods: tuple[int, ...]
    luxury: int | None


class Part(NamedTuple):
    cost: int
    seals: int
    goods: tuple[int, ...]
    luxury: int | None
    inputs: int


class Side(NamedTuple):
    requirements: list[tuple[int, int, int]]
    """Different goods, different luxury goods, ducats."""
    privileges: list[str]
    seals_per_turn: list[int]


class Cards:
    """What phases 1 and 2 need of cards.toml."""

    def __init__(self, text: str) -> None:
        data: dict[str, Any] = tomllib.loads(text)
        goods = [card["id"] for card in data["goods"]]
        luxuries = [card["id"] for card in data["luxury_goods"]]
        cities = [card["id"] for card in data["cities"]]
        self.cities = range(len(cities))
        self.links = [{cities.index(name) for name in card["neighbours"]} for card in data["cities"]]
        self.good = [goods.index(card["good"]) for card in data["cities"]]
        self.fee = {cities.index(card["city"]): int(card["port_fee"]) for card in data["base_kontors"]}
        self.income = [int(card["income"]) for card in data["kontors"]]
        self.luxury = [luxuries.index(card["luxury"]) for card in data["manufactories"]]
        self.recipes = [
            [
                ({goods.index(good) for good in recipe["goods"]}, int(recipe["seals"]))
                for recipe in card["recipes"]
            ]
            for card in data["manufactories"]
        ]
        self.rows = [
            [
                Row((), luxuries.index(card[row][0]))
                if card["kind"] == "luxury"
                else Row(tuple(goods.index(good) for good in card[row]), None)
                for row in ("upper", "lower")
            ]
            for card in data["orders"]
        ]
        self.bonus = [
            (str(card["kind"]), int(card["threshold"]), int(card["high"]), int(card["low"]))
            for card in data["bonus_cards"]
        ]
        kinds = {card["id"]: card["effect"]["kind"] for card in data["privileges"]}
        self.amount = {
            str(card["effect"]["kind"]): int(card["effect"]["amount"]) for card in data["privileges"]
        }
        asked = {
            card["id"]: (card["different_goods"], card["different_luxuries"], card["ducats"])
            for card in data["career_requirements"]
        }
        self.careers = [
            [
                Side(
                    [asked[name] for name in card[side]["requirements"]],
                    [kinds[name] for name in card[side]["privileges"]],
                    card[side]["seals_per_turn"],
                )
                for side in ("front", "back")
            ]
            for card in data["career_cards"]
        ]
        self.merchant = [
            (str(side["kind"]), int(side["amount"]), set(side["triggers"]))
            for side in (data["merchant"]["front"], data["merchant"]["back"])
        ]
        self.penalty = int(data["pirate"]["front"]["amount"])
        self.pirate_cost = [int(cost) for cost in data["pirate"]["front"]["move_cost"]]
        self.parts = [
            [
                Part(
                    int(part["cost"]),
                    int(part["seals"]),
                    tuple(goods.index(good) for good in part["goods"]),
                    None if part["luxury"] == "none" else luxuries.index(part["luxury"]),
                    int(part["luxury_min_inputs"]),
                )
                for part in card["parts"]
            ]
            for card in data["special_orders"]
        ]
        self.skip_cost = int(data["special_order_setup"]["skip_cost"])
        self.row_seals = int(data["play"]["row_seals"])
        self.both_seals = int(data["play"]["both_rows_seals"])


@dataclass(frozen=True)
class Position:
    """The player to move at the start of phase 1, and what of the table matters."""

    ducats: int
    speed: int
    kontors: tuple[int | None, ...]
    """The own kontor of each city."""
    hold: int | None
    """The city of the stored good."""
    hand: frozenset[int]
    left: frozenset[int]
    under: frozenset[int]
    counters: int
    career: int
    side: int
    level: int
    privilege_used: bool
    seals: tuple[int, ...]
    """By score part."""
    seals_of_others: tuple[int, ...]
    bonus: tuple[tuple[int, int], ...]
    """The cards in play, with what they offer: HIGH, LOW or GONE."""
    won: frozenset[int]
    manufactories: tuple[int, ...]
    """By city."""
    merchant: tuple[int, int] | None
    """Side and city; None without module A."""
    pirate: tuple[int, int] | None
    pirate_moved: bool
    column: tuple[tuple[int, int], ...]
    """Special orders from top to bottom, with the part each shows; empty without module B."""


class Now(NamedTuple):
    """All that changes in phase 2."""

    ducats: int
    open: frozenset[int]
    """Places of the route whose city card lies face up and uncovered."""
    cargo: bool
    """The good that was in the hold at the start of the turn is still there."""
    made: frozenset[int]
    merchant_paid: bool
    privilege_used: bool
    discount: int
    level: int
    seals: tuple[int, ...]
    hand: frozenset[int]
    halves: frozenset[int]
    """Orders whose upper row alone was done this turn."""
    left: frozenset[int]
    under: frozenset[int]
    done: frozenset[int]
    """Positions of the special orders fulfilled this turn."""
    counters: int
    won: frozenset[int]
    pirate_moved: bool
    """In this phase."""


class Result(NamedTuple):
    """The position after phase 2."""

    ducats: int
    seals: tuple[int, ...]
    level: int
    hand: frozenset[int]
    left: frozenset[int]
    under: frozenset[int]
    counters: int
    hold: int | None
    privilege_used: bool
    won: frozenset[int]
    column: tuple[tuple[int, int], ...]
    merchant: int | None
    pirate: int | None
    pirate_moved: bool


# -- phase 1 ------------------------------------------------------------------------------------------------


def routes(cards: Cards, position: Position) -> set[tuple[Route, bool]]:
    """Every route that may be stopped at, and whether it takes the privilege speed +1."""
    found: set[tuple[Route, bool]] = set()
    for route in rows_of_cards(cards, position):
        fast = in_reach(cards, position, route)
        if fast is not None and Evaluation(cards, position, route, fast).can_pay():
            found.add((route, fast))
    return found


def rows_of_cards(cards: Cards, position: Position) -> list[Route]:
    """All rows of neighbouring cities and placeholders, as long as any ship could ever sail."""
    links = [set(link) for link in cards.links]
    cities = list(cards.cities)
    if position.pirate is not None and position.pirate[0] == BACK:  # NOV-841, NOV-R32
        gone = position.pirate[1]
        cities.remove(gone)
        for city in links[gone]:
            links[city] |= links[gone] - {city}
            links[city].remove(gone)
    longest = position.speed + cards.amount["speed"]
    found: list[Route] = [()]
    grow: list[Route] = [()]
    while grow:
        row = grow.pop()
        if len(row) == longest:
            continue
        visited = [card for card in row if card != PLACEHOLDER]
        if not row:
            following = cities
        else:
            following = [city for city in links[visited[-1]] if city not in visited]
            if row[-1] != PLACEHOLDER:
                following.append(PLACEHOLDER)
        longer = [(*row, card) for card in following]
        found += longer
        grow += longer
    return found


def in_reach(cards: Cards, position: Position, route: Route) -> bool | None:
    """Whether the row needs the privilege; None if it is too long, or takes more kontors than the hand has."""
    own = sum(1 for card in route if card != PLACEHOLDER and position.kontors[card] is not None)
    placeholders = route.count(PLACEHOLDER)
    in_hand = sum(1 for kontor in position.kontors if kontor is not None)
    if position.hold is not None and position.hold not in route:  # NOV-419
        in_hand -= 1
    if own + placeholders > in_hand:  # NOV-418, NOV-R13
        return None
    limit = position.speed
    if position.pirate is not None and position.pirate[0] == FRONT and position.pirate[1] in route:
        limit -= cards.penalty  # NOV-831
    if len(route) <= limit:
        return False
    side = cards.careers[position.career][position.side]
    if position.privilege_used or "speed" not in side.privileges[position.level :]:
        return None
    return True if len(route) <= limit + cards.amount["speed"] else None


# -- phase 2 ------------------------------------------------------------------------------------------------


class Evaluation:
    """One route, laid."""

    def __init__(self, cards: Cards, position: Position, route: Route, fast: bool) -> None:
        self.cards = cards
        self.position = position
        self.side = cards.careers[position.career][position.side]
        self.city_at = {place: card for place, card in enumerate(route) if card != PLACEHOLDER}
        self.good_at = {place: cards.good[city] for place, city in self.city_at.items()}
        self.spots = {route[place - 1]: place for place, card in enumerate(route) if card == PLACEHOLDER}
        """Where a city's placeholder lies."""
        self.incomes = {
            place: cards.income[kontor]
            for place, city in self.city_at.items()
            if (kontor := position.kontors[city]) is not None
        }
        """Of the own kontors, by place; base kontors have none (NOV-R12)."""
        self.fees = sum(cards.fee[city] for place, city in self.city_at.items() if place not in self.incomes)
        self.stored_good = None if position.hold is None else cards.good[position.hold]
        start = Now(
            ducats=position.ducats,
            open=frozenset(self.city_at),
            cargo=position.hold is not None,
            made=frozenset(),
            merchant_paid=False,
            privilege_used=position.privilege_used or fast,
            discount=0,
            level=position.level,
            seals=position.seals,
            hand=position.hand,
            halves=frozenset(),
            left=position.left,
            under=position.under,
            done=frozenset(),
            counters=position.counters,
            won=position.won,
            pirate_moved=False,
        )
        self.start = self.meet(start, "route_cities", len(self.city_at))  # NOV-420

    def can_pay(self) -> bool:
        """Whether a plan pays the fees; only luxury goods for seals are tried, nothing else brings ducats early."""
        seen = {self.start}
        todo = [self.start]
        while todo:
            now = todo.pop()
            if any(True for _ in self.close(now, None)):
                return True
            for after in self.make_for_seals(now):
                if after not in seen:
                    seen.add(after)
                    todo.append(after)
        return False

    def results(self, most: int) -> set[Result]:
        """Every position after phase 2, by all sequences of all actions."""
        found: set[Result] = set()
        seen = {self.start}
        todo = [self.start]
        while todo:
            now = todo.pop()
            found.update(self.end(now))
            for after in self.actions(now):
                if after not in seen:
                    seen.add(after)
                    todo.append(after)
            if len(seen) > most:
                raise TooLarge
        return found

    def actions(self, now: Now) -> Iterator[Now]:
        yield from self.make_for_seals(now)
        yield from self.fulfil(now)
        yield from self.rise(now)
        yield from self.fulfil_special(now)
        yield from self.take_income(now)
        if self.may_use(now, "ducats"):  # NOV-482
            ducats = now.ducats + self.cards.amount["ducats"]
            yield now._replace(ducats=ducats, privilege_used=True)
        yield from self.move_pirate(now)

    # the parts of actions

    def may_use(self, now: Now, privilege: str) -> bool:
        """NOV-403, NOV-464."""
        return not now.privilege_used and privilege in self.side.privileges[now.level :]

    def gain(self, now: Now, part: int, seals: int) -> Now:
        parts = list(now.seals)
        parts[part] += seals
        return now._replace(seals=tuple(parts))

    def meet(self, now: Now, kind: str, amount: int) -> Now:
        """NOV-612."""
        for card, offer in self.position.bonus:
            wanted, threshold, high, low = self.cards.bonus[card]
            if wanted == kind and amount >= threshold and offer != GONE and card not in now.won:
                now = self.gain(now, BONUS_CARDS, high if offer == HIGH else low)
                now = now._replace(won=now.won | {card})
        return now

    def put_under(self, now: Now, order: int) -> Now:
        """NOV-459, NOV-460."""
        now = now._replace(under=now.under | {order})
        return self.meet(now, "orders_under_ship", len(now.under) + now.counters)

    def use(self, uses: Uses, goods: tuple[int, ...], left_of: float) -> Iterator[Uses]:
        """Use up these goods, all different, from the hold or from places left of one (NOV-432, NOV-443)."""
        sources: list[list[int | None]] = []
        for good in goods:
            at: list[int | None] = [
                place for place in uses[0] if place < left_of and self.good_at[place] == good
            ]
            if uses[1] and good == self.stored_good:
                at.append(None)
            sources.append(at)
        for chosen in product(*sources):
            yield uses[0] - {place for place in chosen if place is not None}, uses[1] and None not in chosen

    def use_anywhere(self, now: Now, goods: tuple[int, ...]) -> Iterator[Now]:
        for places, cargo in self.use((now.open, now.cargo), goods, float("inf")):
            yield now._replace(open=places, cargo=cargo)

    def make(self, now: Now) -> Iterator[tuple[Now, int, int, int, int]]:
        """All ways to make a luxury good; with its city, its kind, how many goods went into it and their seals."""
        for place, city in self.city_at.items():
            if city in now.made:  # NOV-442
                continue
            on_card = city not in self.spots  # NOV-441
            if on_card and place not in now.open:  # NOV-442, NOV-R36
                continue
            manufactory = self.position.manufactories[city]
            for goods, seals in self.cards.recipes[manufactory]:
                needed = goods - {self.good_at[place]} if on_card else goods  # NOV-444, NOV-D06
                left_of = place if on_card else self.spots[city]
                still_open = now.open - {place} if on_card else now.open
                for places, cargo in self.use((still_open, now.cargo), tuple(needed), left_of):
                    after = now._replace(open=places, cargo=cargo, made=now.made | {city})
                    after = self.meet(after, "luxury_inputs", len(goods))  # NOV-449
                    yield after, city, self.cards.luxury[manufactory], len(goods), seals

    def make_wanted(self, now: Now, luxury: int, inputs: int) -> Iterator[Now]:
        for after, _, made, count, _ in self.make(now):
            if made == luxury and count >= inputs:
                yield after

    # a) to e), the privilege and the pirate

    def make_for_seals(self, now: Now) -> Iterator[Now]:
        """NOV-445, NOV-821, NOV-823."""
        for made, city, _, _, seals in self.make(now):
            after = self.gain(made, LUXURY_GOODS, seals)
            after = after._replace(ducats=after.ducats + seals)
            yield self.pay_merchant(after, city, "luxury_for_seals")

    def pay_merchant(self, now: Now, city: int, trigger: str) -> Now:
        if now.merchant_paid or self.position.merchant is None or self.position.merchant[1] != city:
            return now
        kind, amount, triggers = self.cards.merchant[self.position.merchant[0]]
        if trigger not in triggers:
            return now
        now = now._replace(merchant_paid=True)
        if kind == "ducats":
            return now._replace(ducats=now.ducats + amount)
        return self.gain(now, MERCHANT, amount)

    def fulfil(self, now: Now) -> Iterator[Now]:
        """NOV-451 to NOV-460, NOV-R19."""
        one, both = self.cards.row_seals, self.cards.both_seals
        for order in now.hand:
            for after in self.fulfil_row(now, self.cards.rows[order][0]):
                after = self.gain(after, ORDERS, one)
                yield after._replace(hand=after.hand - {order}, halves=after.halves | {order})
            for after in self.fulfil_row(now, self.cards.rows[order][1]):
                after = self.gain(after, ORDERS, one)
                yield self.put_under(after._replace(hand=after.hand - {order}), order)
        for order in now.halves:
            for after in self.fulfil_row(now, self.cards.rows[order][1]):
                after = self.gain(after, ORDERS, both - one)
                yield self.put_under(after._replace(halves=after.halves - {order}), order)
        for order in now.left:
            for after in self.fulfil_row(now, self.cards.rows[order][1]):
                after = self.gain(after, ORDERS, one)
                yield self.put_under(after._replace(left=after.left - {order}), order)

    def fulfil_row(self, now: Now, row: Row) -> Iterator[Now]:
        if row.luxury is None:
            return self.use_anywhere(now, row.goods)
        return self.make_wanted(now, row.luxury, 1)

    def rise(self, now: Now) -> Iterator[Now]:
        """NOV-461 to NOV-466. The luxury goods are made in any sequence here."""
        if now.level == len(self.side.requirements):
            return
        goods, luxuries, ducats = self.side.requirements[now.level]
        if now.ducats < ducats:
            return
        ways: set[tuple[Now, frozenset[int]]] = {(now._replace(ducats=now.ducats - ducats), frozenset())}
        for _ in range(luxuries):
            ways = {
                (after, kinds | {luxury})
                for before, kinds in ways
                for after, _, luxury, _, _ in self.make(before)
                if luxury not in kinds
            }
        for before in {before for before, _ in ways}:
            kinds_there = {self.good_at[place] for place in before.open}
            if before.cargo and self.stored_good is not None:
                kinds_there.add(self.stored_good)  # NOV-R16
            for chosen in combinations(sorted(kinds_there), goods):
                for after in self.use_anywhere(before, chosen):
                    after = after._replace(level=after.level + 1)
                    yield self.meet(after, "career_seals_per_turn", self.side.seals_per_turn[after.level])

    def fulfil_special(self, now: Now) -> Iterator[Now]:
        """NOV-853 to NOV-863."""
        for at, (card, shown) in enumerate(self.position.column):
            if now.done and at <= max(now.done):  # NOV-862
                continue
            part = self.cards.parts[card][shown]
            skipped = sum(1 for above in range(at) if above not in now.done)
            cost = part.cost + self.cards.skip_cost * skipped
            before = now._replace(done=now.done | {at})
            payers = [before]
            if self.may_use(now, "extra_order"):  # NOV-855
                payers.append(before._replace(discount=self.cards.amount["extra_order"], privilege_used=True))
            for payer in payers:
                off = min(cost, payer.discount)
                if payer.ducats < cost - off:
                    continue
                paid = payer._replace(ducats=payer.ducats - (cost - off), discount=payer.discount - off)
                crafted = [paid] if part.luxury is None else self.make_wanted(paid, part.luxury, part.inputs)
                for made in crafted:
                    for after in self.use_anywhere(made, part.goods):
                        after = self.gain(after, SPECIAL_ORDERS, part.seals)
                        after = after._replace(counters=after.counters + 1)  # NOV-857, NOV-R25
                        yield self.meet(after, "orders_under_ship", len(after.under) + after.counters)

    def take_income(self, now: Now) -> Iterator[Now]:
        """NOV-481, NOV-821."""
        for place in now.open:
            if place in self.incomes:
                yield self.cash(now, place)

    def cash(self, now: Now, place: int) -> Now:
        now = now._replace(ducats=now.ducats + self.incomes[place], open=now.open - {place})
        return self.pay_merchant(now, self.city_at[place], "income")

    def move_pirate(self, now: Now) -> Iterator[Now]:
        """NOV-832, NOV-R31. Where it goes is told at the end: it matters to nobody in this phase (NOV-833)."""
        pirate = self.position.pirate
        if pirate is None or pirate[0] == BACK or self.position.pirate_moved or now.pirate_moved:
            return
        own = sum(now.seals)
        rank = len({seals for seals in self.position.seals_of_others if seals > own})
        price = self.cards.pirate_cost[min(rank, len(self.cards.pirate_cost) - 1)]
        if now.ducats >= price:
            yield now._replace(ducats=now.ducats - price, pirate_moved=True)

    # the end of phase 2

    def end(self, now: Now) -> Iterator[Result]:
        """NOV-493: orders half done left or under, storing, income, fees."""
        halves = sorted(now.halves)
        for goes_under in product((False, True), repeat=len(halves)):
            filed = now._replace(halves=frozenset())
            for order, under in zip(halves, goes_under):
                if under:
                    filed = self.put_under(filed, order)
                else:
                    filed = filed._replace(left=filed.left | {order})
            yield from self.close(filed, None)
            for place in now.open:
                if place in self.incomes:  # NOV-472
                    yield from self.close(filed, place)

    def close(self, now: Now, stored: int | None) -> Iterator[Result]:
        """NOV-493 from (2) on; nothing if the fees cannot be paid."""
        hold = self.position.hold if now.cargo and self.position.hold not in self.city_at.values() else None
        if stored is not None:
            hold = self.city_at[stored]
            now = now._replace(open=now.open - {stored})
        for place in now.open:
            if place in self.incomes:
                now = self.cash(now, place)
        if now.ducats < self.fees and self.may_use(now, "ducats"):
            now = now._replace(ducats=now.ducats + self.cards.amount["ducats"], privilege_used=True)
        if now.ducats < self.fees:
            return
        position = self.position
        here = None if position.pirate is None else position.pirate[1]
        places = [here] if not now.pirate_moved else [city for city in self.cards.cities if city != here]
        for pirate in places:
            yield Result(
                ducats=now.ducats - self.fees,
                seals=now.seals,
                level=now.level,
                hand=now.hand,
                left=now.left,
                under=now.under,
                counters=now.counters,
                hold=hold,
                privilege_used=now.privilege_used,
                won=now.won,
                column=self.column_after(now),
                merchant=self.merchant_after(),
                pirate=pirate,
                pirate_moved=position.pirate_moved or now.pirate_moved,
            )

    def column_after(self, now: Now) -> tuple[tuple[int, int], ...]:
        """NOV-858, NOV-859."""
        stay = [entry for at, entry in enumerate(self.position.column) if at not in now.done]
        moved = [self.position.column[at] for at in sorted(now.done)]
        return (*stay, *((card, (part + 1) % len(self.cards.parts[card])) for card, part in moved))

    def merchant_after(self) -> int | None:
        """NOV-825, NOV-R30: the city that the pirate's back hides is no step."""
        if self.position.merchant is None or self.position.pirate is None:
            return None
        side, pirate = self.position.pirate
        city = self.position.merchant[1]
        steps = self.position.speed
        while steps:
            city = (city + 1) % len(self.cards.cities)
            if side == FRONT or city != pirate:
                steps -= 1
        return city
