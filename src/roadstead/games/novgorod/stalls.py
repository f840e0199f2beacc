"""What is to be had: kontors, ship steps and orders with their prices; bonus cards with everybody's progress."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from roadstead.engine.game import Due
from roadstead.games.novgorod import tasks
from roadstead.games.novgorod.deck import (
    CAREER_SEALS,
    CITIES,
    LUXURY_INPUTS,
    NONE,
    ORDER_DISCOUNT,
    ORDERS_UNDER_SHIP,
    OWN_KONTORS,
    ROUTE_CITIES,
    SEAL,
    VARIETY,
)
from roadstead.games.novgorod.figures import bonus_for, worth_of
from roadstead.games.novgorod.lookahead import has_goods_for, workshops
from roadstead.games.novgorod.purchase import cheap_price
from roadstead.games.novgorod.scoring import worth_of_variety
from roadstead.games.novgorod.setup import money_for_kontor
from roadstead.games.novgorod.state import GONE, HIGH, NovgorodState

CAN = "can"
OWNED = "owned"
"""NOV-303, NOV-511; of a ship: it is at its last speed (NOV-516)."""
EMPTY = "empty"
"""No card is left (NOV-R20)."""
BOUGHT = "bought"
"""The purchase of the turn is made (NOV-501), or in the introduction: enough are chosen (NOV-302)."""
ENOUGH = "enough"
"""As many orders as can be worked on (NOV-526)."""
COVERED = "covered"
"""The privilege is covered (NOV-464)."""
USED = "used"
"""The privilege of the turn is used (NOV-403)."""
SHORT = "short"
"""NOV-502, NOV-R08."""
LATER = "later"
"""Not in this phase (NOV-402); nothing else is in the way now."""


@dataclass(frozen=True)
class StallView:
    """Something that can be bought: what it costs, and whether the player can have it now, or why not."""

    price: int
    verdict: str
    """One of the words of `stalls`."""
    short: int
    """Ducats that are missing, whatever else is in the way."""
    money: int
    """What would be left."""


@dataclass(frozen=True)
class StallsView:
    """The purchases of phase 3, or the choices of the introductory rounds, for the player who is or will be asked."""

    seat: int
    kontors: tuple[StallView, ...]
    """By city."""
    kontor_bonus: int
    """The seals of a bonus card for one more kontor (NOV-512)."""
    ship: StallView
    speed: int
    """After the step; 0 if there is none."""
    order: StallView
    cheap: StallView
    """One more order with the privilege (NOV-527)."""
    forgone: int
    """The seals of phase 4 that the privilege gives up (NOV-602)."""
    in_progress: int
    """NOV-526."""
    most: int
    row_seals: int
    """What a row of an order brings, and both rows in one turn."""
    both_seals: int


def stalls_of(s: NovgorodState, due: Sequence[Due]) -> StallsView:
    picking = any(one.kind == tasks.PICK for one in due)
    buying = any(one.kind == tasks.PURCHASE for one in due)
    seat = due[0].seat if picking else s.user
    money = s.money[seat]
    order = s.deck.order_price
    cost = s.deck.upgrade_cost[s.speed[seat]]
    return StallsView(
        seat=seat,
        kontors=tuple(kontor_stall(s, seat, city, picking, buying) for city in range(CITIES)),
        kontor_bonus=bonus_for(s, seat, OWN_KONTORS, s.owned[seat].bit_count() + 1) if s.turn else 0,
        ship=stall(cost, money, when(s, buying, "" if cost else OWNED)),
        speed=s.speed[seat] + 1 if cost else 0,
        order=stall(order, order if picking else money, order_verdict(s, seat, picking, buying)),
        cheap=cheap_stall(s, seat, buying),
        forgone=s.deck.amounts[SEAL] if s.turn and s.may_use(seat, SEAL) else 0,
        in_progress=s.in_progress(seat),
        most=s.deck.in_progress,
        row_seals=s.deck.row_seals,
        both_seals=s.deck.both_seals,
    )


def stall(price: int, money: int, verdict: str) -> StallView:
    short = max(0, price - money)
    if verdict == CAN and short:
        verdict = SHORT
    return StallView(price, verdict, short, max(0, money - price))


def when(s: NovgorodState, buying: bool, barred: str) -> str:
    """What bars a purchase, or that it can be made, now or later in the turn."""
    if barred:
        return barred
    if s.bought:
        return BOUGHT
    return CAN if buying else LATER


def kontor_stall(s: NovgorodState, seat: int, city: int, picking: bool, buying: bool) -> StallView:
    top = s.top_kontor(city)
    if s.owned[seat] >> city & 1:
        return StallView(s.deck.price[top] if top != NONE else 0, OWNED, 0, s.money[seat])
    if top == NONE:
        return StallView(0, EMPTY, 0, s.money[seat])
    price = s.deck.price[top]
    if picking:
        enough = s.owned[seat].bit_count() >= s.deck.intro_kontors
        return stall(price, money_for_kontor(s, seat), BOUGHT if enough else CAN)
    return stall(price, s.money[seat], when(s, buying, ""))


def order_verdict(s: NovgorodState, seat: int, picking: bool, buying: bool) -> str:
    if picking:
        return CAN if s.in_progress(seat) < 2 else BOUGHT
    return when(s, buying, no_more_orders(s, seat))


def no_more_orders(s: NovgorodState, seat: int) -> str:
    if s.in_progress(seat) + (len(s.halves) if seat == s.user else 0) >= s.deck.in_progress:
        return ENOUGH
    return "" if s.display or s.stack_size() else EMPTY


def cheap_stall(s: NovgorodState, seat: int, buying: bool) -> StallView:
    verdict = no_more_orders(s, seat)
    if not verdict and s.turn and not s.may_use(seat, ORDER_DISCOUNT):
        free = s.career_side(seat).uncovered[s.level[seat]] >> ORDER_DISCOUNT & 1
        verdict = USED if free else COVERED
    return stall(cheap_price(s), s.money[seat], verdict or (CAN if buying else LATER))


# -- bonus cards ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class BonusCountView:
    """How far a player is with a bonus card."""

    count: int
    """Kontors, cities of this turn's route, the most goods that could go into a luxury good now, orders under the ship,
    seals a turn, or kinds."""
    more: bool
    """At least so many: hidden counters may add to it."""
    won: bool
    worth: int
    """What the player would gain, or for kinds would gain at the end; 0 once it is won or gone."""


@dataclass(frozen=True)
class BonusView:
    """A bonus card in play."""

    card: int
    state: str
    """"high", "low", "gone"; of the one that is scored at the end "end"."""
    worth: int
    """What it offers now."""
    then: int
    """What it will offer once somebody has gained it (NOV-614); 0: nothing."""
    threshold: int
    """0 where a table says it."""
    gained: int
    """How many gained it in this round; the card changes at its end (NOV-613)."""
    players: tuple[BonusCountView, ...]


def bonuses_of(s: NovgorodState, kinds: Sequence[tuple[int, bool]]) -> tuple[BonusView, ...]:
    """`kinds`: by player, those on the orders under the ship, as far as known, and whether there may be more."""
    return tuple(bonus_at(s, place, kinds) for place in range(len(s.bonus)))


def bonus_at(s: NovgorodState, place: int, kinds: Sequence[tuple[int, bool]]) -> BonusView:
    bonus = s.deck.bonus[s.bonus[place]]
    state = s.bonus_state[place]
    if bonus.condition == VARIETY:
        counts = [
            BonusCountView(count, more, False, worth_of_variety(s, s.bonus[place], count))
            for count, more in kinds
        ]
        return BonusView(s.bonus[place], "end", 0, 0, 0, 0, tuple(counts))
    return BonusView(
        card=s.bonus[place],
        state="gone" if state == GONE else "high" if state == HIGH else "low",
        worth=worth_of(s, place),
        then=bonus.low if state == HIGH else 0,
        threshold=bonus.threshold,
        gained=s.bonus_gained[place],
        players=tuple(count_of(s, place, seat) for seat in range(s.seats)),
    )


def count_of(s: NovgorodState, place: int, seat: int) -> BonusCountView:
    won = bool(s.won[seat] >> place & 1)
    count = amount_of(s, seat, s.deck.bonus[s.bonus[place]].condition)
    return BonusCountView(count, False, won, 0 if won else worth_of(s, place))


def amount_of(s: NovgorodState, seat: int, condition: int) -> int:
    if condition == OWN_KONTORS:
        return s.owned[seat].bit_count()
    if condition == ROUTE_CITIES:
        return s.cities.bit_count() if seat == s.user else 0
    if condition == ORDERS_UNDER_SHIP:
        return s.orders_under_ship(seat)
    if condition == CAREER_SEALS:
        return s.seals_per_turn(seat) if s.side[seat] != NONE else 0
    most = 0
    if condition == LUXURY_INPUTS and seat == s.user:
        for city in workshops(s):
            for recipe in s.deck.recipes[s.manufactory[city]]:
                if has_goods_for(s, city, recipe.goods):
                    most = max(most, recipe.count)
    return most
