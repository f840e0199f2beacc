"""Figures of the map and the route: where it can go, what pays the port fees, what can be made of its goods."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from roadstead.engine.game import Due, kind_of
from roadstead.games.novgorod import settings, tasks
from roadstead.games.novgorod.deck import (
    CITIES,
    EXTRA_INCOME,
    GOODS,
    NONE,
    SPEED,
    Recipe,
)
from roadstead.games.novgorod.lookahead import (
    can_complete_by,
    can_lay,
    has_goods_for,
    merchant_income,
    merchant_rewards,
)
from roadstead.games.novgorod.route import (
    can_be_finished_fast_with,
    can_be_finished_with,
    lay,
    limit,
    neighbours,
    spare,
    take_back,
)
from roadstead.games.novgorod.settings import BACK, FRONT
from roadstead.games.novgorod.state import GONE, LOW, NO_TARGET, PLACEHOLDER, SEALS, NovgorodState

PHASES: Final = [
    "dealing",
    "sides",
    "introduction",
    "pirate",
    "route",
    "evaluation",
    "storing",
    "purchase",
]
PHASE_OF: Final[dict[int, int]] = {
    tasks.CHOOSE_SIDE: 1,
    tasks.PICK: 2,
    tasks.PIRATE: 3,
    tasks.ROUTE: 4,
    tasks.EVALUATE: 5,
    tasks.FILE_ORDER: 5,
    tasks.CLOSE: 5,
    tasks.STORE: 6,
    tasks.PURCHASE: 7,
    tasks.END_TURN: 7,
}
"""The phase of each task that has one of its own; what it brings about belongs to it."""
DEALING: Final = 0

CAN: Final = "can"
FAST: Final = "fast"
"""Only with the privilege speed (NOV-412)."""
HERE: Final = "here"
"""In the route already (NOV-416), or has its placeholder (NOV-418)."""
NO_LINK: Final = "no-link"
"""NOV-413; of a placeholder: there is no city yet (NOV-417)."""
IGNORED: Final = "ignored"
"""By the back of the pirate (NOV-841)."""
NO_KONTOR: Final = "no-kontor"
"""None is left in the hand (NOV-R13)."""
FULL: Final = "full"
"""NOV-411."""
SLOWED: Final = "slowed"
"""Only the pirate's card fewer is in the way (NOV-831)."""
SHORT: Final = "short"
"""The port fees could not be paid (NOV-R14)."""

MADE: Final = "made"
"""Of a manufactory, besides CAN: it was used in this turn (NOV-442)."""
NO_PLACE: Final = "no-place"
"""The card of its city is used (NOV-R36)."""
LACKS: Final = "lacks"
"""The goods of every recipe are incomplete."""

SEA: Final = "sea"
DEAD: Final = "dead"
"""A link that leads to an ignored city."""
BRIDGE: Final = "bridge"
"""One that leads past it (NOV-841)."""


def phase_of(s: NovgorodState) -> int:
    """The phase of what is next on the table."""
    for stack in (*s.pending, s.agenda):
        for due in reversed(stack):
            if kind_of(due) in PHASE_OF:
                return PHASE_OF[kind_of(due)]
    return DEALING


def listed(bits: int) -> tuple[int, ...]:
    """The members of a set, in their order."""
    return tuple(place for place in range(bits.bit_length()) if bits >> place & 1)


# -- the port fees ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class FundsView:
    """What the port fees of the turn can be paid with (NOV-R14)."""

    money: int
    income: int
    """Of the open kontors of the route, the merchant's ducats included."""
    extra: int
    """The privilege extra income, while it can be used."""
    have: int
    """All of these."""
    fees: int
    left: int
    """What would be left after the fees."""
    short: int
    """What is missing for the fees; a luxury good may still earn it."""


def funds_of(s: NovgorodState) -> FundsView:
    user = s.user
    money = s.money[user]
    income = sum(income_at(s, city) for city in open_cities(s))
    extra = s.deck.amounts[EXTRA_INCOME] if s.turn and s.may_use(user, EXTRA_INCOME) else 0
    have = money + income + extra
    return FundsView(money, income, extra, have, s.fees, max(0, have - s.fees), max(0, s.fees - have))


def open_cities(s: NovgorodState) -> list[int]:
    """NOV-481: the cities of the route with an open kontor of one's own."""
    usable = s.up & s.own
    return [card for card in s.route if card < PLACEHOLDER and usable >> s.deck.good_of[card] & 1]


def income_at(s: NovgorodState, city: int) -> int:
    """What the user's kontor of a city brings now, the merchant's ducats included; 0 without one."""
    kontor = s.kontor[CITIES * s.user + city]
    return s.deck.income[kontor] + merchant_income(s, city) if kontor != NONE else 0


# -- the cities -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class RecipeView:
    """A recipe of a manufactory, as the route lies, or would lie if it went on to the manufactory's city."""

    goods: tuple[int, ...]
    missing: tuple[int, ...]
    """Those that do not lie left of the manufactory, and not in the hold either."""
    possible: bool
    """For seals, now or once the route is complete."""
    seals: int
    """Made for seals, the merchant's included."""
    ducats: int


@dataclass(frozen=True)
class NextView:
    """How the route could go on with one more card."""

    verdict: str
    """"can", "fast" (with the privilege speed), or why not: one of the words of `figures`."""
    card: str
    """"own", "swap" (own, and the base kontor takes its place in the hold), "base" or "placeholder"."""
    fee: int
    """What the card adds to the port fees."""
    income: int
    """What it could bring at the end."""
    limit: int
    """How many cards the route may then have; with the privilege speed if it takes that, or not even that helps."""
    funds: FundsView
    """As they would be with this card."""


@dataclass(frozen=True)
class CityView:
    """A city as it lies on the table."""

    manufactory: int
    """-1 before they are dealt."""
    luxury: int
    """What it makes, or -1."""
    workshop: str
    """Of a city in the route: "can" (make something), "made", "no-place" or "lacks" (goods); else empty."""
    recipes: tuple[RecipeView, ...]
    kontor: int
    """The top of its stack, or -1; with its price and income."""
    price: int
    income: int
    stack: int
    fee: int
    """The port fee of its base kontor."""
    owners: tuple[int, ...]
    """The seats with a kontor here."""
    ignored: bool
    """NOV-841."""
    next: NextView | None
    """While a route is laid."""


@dataclass(frozen=True)
class LinkView:
    """Two cities that are neighbours, or would be without the pirate."""

    cities: tuple[int, int]
    kind: str
    """"sea", "dead" or "bridge"."""
    sailed: bool
    """By the route of the turn."""


def is_laying(due: Sequence[Due]) -> bool:
    return any(one.kind == tasks.ROUTE for one in due)


def ignored_city(s: NovgorodState) -> int:
    """NOV-841."""
    return s.pirate if s.pirate_side() == BACK else NONE


def links_of(s: NovgorodState) -> tuple[LinkView, ...]:
    ignored = ignored_city(s)
    sailed: set[tuple[int, int]] = set()
    cities = [card for card in s.route if card < PLACEHOLDER]
    for place in range(1, len(cities)):
        sailed.add((min(cities[place - 1 : place + 1]), max(cities[place - 1 : place + 1])))
    found: list[LinkView] = []
    for one in range(CITIES):
        for other in range(one + 1, CITIES):
            printed = bool(s.deck.neighbours[one] >> other & 1)
            if printed and ignored in (one, other):
                found.append(LinkView((one, other), DEAD, False))
            elif printed:
                found.append(LinkView((one, other), SEA, (one, other) in sailed))
            elif ignored not in (NONE, one, other) and neighbours(s, one, ignored) >> other & 1:
                found.append(LinkView((one, other), BRIDGE, (one, other) in sailed))
    return tuple(found)


def city_of(s: NovgorodState, city: int, laying: bool, ready: bool) -> CityView:
    """`laying`: the next card is asked for; `ready`: nothing is begun. Changes the position for a moment."""
    manufactory = s.manufactory[city]
    top = s.top_kontor(city)
    return CityView(
        manufactory=manufactory,
        luxury=s.deck.luxury[manufactory] if manufactory != NONE else NONE,
        workshop=workshop_at(s, city),
        recipes=recipes_at(s, city, ready) if manufactory != NONE else (),
        kontor=top,
        price=s.deck.price[top] if top != NONE else 0,
        income=s.deck.income[top] if top != NONE else 0,
        stack=s.stack[city],
        fee=s.deck.fee[city],
        owners=tuple(seat for seat in range(s.seats) if s.owned[seat] >> city & 1),
        ignored=city == ignored_city(s),
        next=next_city(s, city) if laying else None,
    )


def workshop_at(s: NovgorodState, city: int) -> str:
    if not s.cities >> city & 1:
        return ""
    if s.made >> city & 1:
        return MADE
    if not can_lay(s, city):
        return NO_PLACE
    recipes = s.deck.recipes[s.manufactory[city]]
    return CAN if any(has_goods_for(s, city, recipe.goods) for recipe in recipes) else LACKS


def recipes_at(s: NovgorodState, city: int, ready: bool) -> tuple[RecipeView, ...]:
    there = bool(s.cities >> city & 1)
    at_hand = s.up & s.reach[city] | s.cargo if there else s.up | 1 << s.deck.good_of[city] | s.cargo
    lies = ready and there and can_lay(s, city)
    return tuple(recipe_of(s, city, recipe, at_hand, lies) for recipe in s.deck.recipes[s.manufactory[city]])


def recipe_of(s: NovgorodState, city: int, recipe: Recipe, at_hand: int, ready: bool) -> RecipeView:
    missing = recipe.goods & ~at_hand
    possible = False
    if ready and not missing:
        s.target = SEALS
        possible = can_complete_by(s, city, recipe)
        s.target = NO_TARGET
    seals, ducats = seals_for(s, city, recipe)
    return RecipeView(listed(recipe.goods), listed(missing), possible, seals, ducats)


def seals_for(s: NovgorodState, city: int, recipe: Recipe) -> tuple[int, int]:
    """NOV-445, NOV-821, NOV-823: the seals and the ducats of a luxury good made for seals."""
    if not merchant_rewards(s, city):
        return (recipe.seals, recipe.seals)
    merchant = s.deck.merchant[s.settings[settings.MERCHANT_SIDE]]
    return (recipe.seals + merchant.seals, recipe.seals + merchant.ducats)


# -- the next card ----------------------------------------------------------------------------------------------


def next_city(s: NovgorodState, city: int) -> NextView:
    seat = s.user
    own = bool(s.owned[seat] >> city & 1)
    verdict = verdict_on_city(s, city)
    if verdict in (HERE, IGNORED):
        return NextView(verdict, "own" if own else "base", 0, 0, limit(s, seat, NONE), funds_of(s))
    card = "swap" if s.hold[seat] == city else "own" if own else "base"
    return with_card(s, city, verdict, card)


def with_card(s: NovgorodState, added: int, verdict: str, card: str) -> NextView:
    seat = s.user
    privilege = s.privilege
    room = limit(s, seat, added)
    takes_speed = verdict == FAST or (verdict == SHORT and room <= len(s.route))
    faster = takes_speed or (s.may_use(seat, SPEED) and verdict in (FULL, SLOWED))
    most = room + (s.deck.amounts[SPEED] if faster else 0)
    if takes_speed:  # so the extra income does not pay for it
        s.privilege = 1
    lay(s, seat, added)
    funds = funds_of(s)
    take_back(s, seat)
    s.privilege = privilege
    fee = s.deck.fee[added] if card == "base" else 0
    income = income_at(s, added) if card in ("own", "swap") else 0
    return NextView(verdict, card, fee, income, most, funds)


def verdict_on_city(s: NovgorodState, city: int) -> str:
    """NOV-D04: whether a city can be the next card."""
    seat = s.user
    ignored = ignored_city(s)
    if s.cities >> city & 1:
        return HERE
    if city == ignored:
        return IGNORED
    if s.route and not neighbours(s, s.route[-1] % CITIES, ignored) >> city & 1:
        return NO_LINK
    if s.owned[seat] >> city & 1 and spare(s, seat) <= 0 and s.hold[seat] != city:
        return NO_KONTOR
    return verdict_on_card(s, city)


def verdict_on_placeholder(s: NovgorodState) -> str:
    if not s.route:
        return NO_LINK
    if s.route[-1] >= PLACEHOLDER:
        return HERE
    if spare(s, s.user) <= 0:
        return NO_KONTOR
    return verdict_on_card(s, PLACEHOLDER + s.route[-1])


def verdict_on_card(s: NovgorodState, card: int) -> str:
    """NOV-D04 (a) and (c)."""
    seat = s.user
    room = limit(s, seat, card) - len(s.route)
    faster = s.deck.amounts[SPEED] if s.may_use(seat, SPEED) else 0
    if room > 0:
        return CAN if can_be_finished_with(s, seat, card) else SHORT
    if room + faster > 0:
        return FAST if can_be_finished_fast_with(s, seat, card) else SHORT
    slows = s.pirate_side() == FRONT and card == s.pirate
    return SLOWED if slows and room + faster + s.deck.pirate_penalty > 0 else FULL


# -- the route --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class PlaceholderView:
    """A placeholder for the last city of the route (NOV-417)."""

    next: NextView
    city: int
    """-1 if there is none yet."""
    luxury: int
    """What the manufactory on it would make, or -1."""
    keeps: int
    """The good of the city's card, which stays free; -1 if it is of no city or used."""
    recipes: tuple[RecipeView, ...]
    useful: bool
    """The goods of some recipe lie there."""


def placeholder_of(s: NovgorodState) -> PlaceholderView:
    verdict = verdict_on_placeholder(s)
    seat = s.user
    if verdict in (NO_LINK, HERE):
        next = NextView(verdict, "placeholder", 0, 0, limit(s, seat, NONE), funds_of(s))
    else:
        next = with_card(s, PLACEHOLDER + s.route[-1], verdict, "placeholder")
    if not s.route:
        return PlaceholderView(next, NONE, NONE, NONE, (), False)
    city = s.route[-1] % CITIES
    recipes = recipes_at(s, city, True)
    useful = any(not recipe.missing for recipe in recipes)
    return PlaceholderView(
        next, city, s.deck.luxury[s.manufactory[city]], s.deck.good_of[city], recipes, useful
    )


def hand_of(s: NovgorodState, seat: int) -> tuple[int, ...]:
    """The cities of the kontors that lie neither in the route nor in the hold; one of them may be a placeholder."""
    away = s.cities if seat == s.user else 0
    if s.hold[seat] != NONE:
        away |= 1 << s.hold[seat]
    return listed(s.owned[seat] & ~away)


def spare_of(s: NovgorodState, seat: int) -> int:
    """NOV-R13: how many of them can still be laid."""
    return len(hand_of(s, seat)) - (s.spots.bit_count() if seat == s.user else 0)


# -- the merchant -----------------------------------------------------------------------------------------------


def merchant_way(s: NovgorodState) -> tuple[int, ...]:
    """NOV-825, NOV-R30: the cities the merchant will walk through at the end of phase 2, the goal last."""
    if s.merchant == NONE:
        return ()
    ignored = ignored_city(s)
    at = s.merchant
    found: list[int] = []
    for _ in range(s.speed[s.user]):
        at = (at + 1) % CITIES
        if at == ignored:
            at = (at + 1) % CITIES
        found.append(at)
    return tuple(found)


def luxuries_at_hand(s: NovgorodState, inputs: int = 0) -> int:
    """The luxury goods, one bit each, that some manufactory of the route can make now."""
    found = 0
    for city in s.route:
        if city < PLACEHOLDER and can_lay(s, city):
            for recipe in s.deck.recipes[s.manufactory[city]]:
                if recipe.count >= inputs and has_goods_for(s, city, recipe.goods):
                    found |= 1 << s.deck.luxury[s.manufactory[city]]
    return found


def wares_at_hand(s: NovgorodState, inputs: int = 0) -> int:
    return s.up | s.cargo | luxuries_at_hand(s, inputs) << GOODS


# -- bonus cards ------------------------------------------------------------------------------------------------


def bonuses_gained(s: NovgorodState, seat: int, condition: int, amount: int) -> list[int]:
    """NOV-612: the places of the bonus cards that a player would gain by this."""
    return [
        place
        for place, card in enumerate(s.bonus)
        if s.deck.bonus[card].condition == condition
        and amount >= s.deck.bonus[card].threshold
        and not s.won[seat] >> place & 1
        and s.bonus_state[place] != GONE
    ]


def bonus_for(s: NovgorodState, seat: int, condition: int, amount: int) -> int:
    """Their seals."""
    return sum(worth_of(s, place) for place in bonuses_gained(s, seat, condition, amount))


def worth_of(s: NovgorodState, place: int) -> int:
    """NOV-611: what a bonus card offers now."""
    bonus = s.deck.bonus[s.bonus[place]]
    state = s.bonus_state[place]
    return 0 if state == GONE else bonus.low if state == LOW else bonus.high
