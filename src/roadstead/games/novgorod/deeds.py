"""What somebody works on: orders, special orders and the career, and all ways to do it with the goods at hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from roadstead.engine.game import Due
from roadstead.games.novgorod import tasks
from roadstead.games.novgorod.deck import (
    CAREER_SEALS,
    CITIES,
    GOODS,
    LOWER,
    LUXURY_INPUTS,
    NONE,
    ORDER_DISCOUNT,
    ORDERS_UNDER_SHIP,
    PARTS,
    UPPER,
)
from roadstead.games.novgorod.evaluation import (
    begin_row,
    begin_special,
    can_fulfil,
    can_rise,
    clear_target,
    shown_part,
    special_price,
    use_discount,
)
from roadstead.games.novgorod.figures import (
    bonus_for,
    listed,
    seals_for,
    wares_at_hand,
)
from roadstead.games.novgorod.lookahead import (
    from_hold,
    goods_from_hold,
    has_goods_for,
    is_safe,
    make_for_target,
    makers,
    use_up,
    workshops,
)
from roadstead.games.novgorod.state import NO_TARGET, SEALS, Memo, NovgorodState

HAND = "hand"
BEGUN = "begun"
"""The upper row was fulfilled in this turn."""
LEFT = "left"
"""It was fulfilled in an earlier one; the order lies left of the ship."""


@dataclass(frozen=True)
class WayView:
    """One way to do a thing with what lies in the route and the hold."""

    city: int
    """Whose manufactory makes the luxury good; -1 without one."""
    goods: tuple[int, ...]
    """Those used up of the route."""
    held: tuple[int, ...]
    """Those used up of the hold."""
    lost: tuple[int, ...]
    """The good that the manufactory covers without need (NOV-444)."""
    seals: int
    ducats: int
    bonus: int
    """The seals of bonus cards that it gains at once (NOV-612)."""


@dataclass(frozen=True)
class RowView:
    """A row of an order."""

    wares: tuple[int, ...]
    """Goods, and luxury goods after them."""
    done: bool
    missing: tuple[int, ...]
    """What is not at hand: goods that lie nowhere, luxury goods that no manufactory of the route can make."""
    seals: int
    """What it brings next."""
    possible: bool
    """Now, or once the route is complete."""
    ways: tuple[WayView, ...]


@dataclass(frozen=True)
class OrderView:
    """An order somebody works on, as far as the viewer knows it."""

    card: int
    where: str
    """"hand", "begun" (the upper row done in this turn) or "left" of the ship."""
    open: bool
    """Known to all."""
    upper: RowView
    lower: RowView
    both: int
    """The seals of both rows together, if they can both be fulfilled now; else 0."""


@dataclass(frozen=True)
class SpecialView:
    """A special order of the column, from top to bottom."""

    card: int
    part: int
    next_part: int
    """What it shows after it was fulfilled (NOV-858)."""
    goods: tuple[int, ...]
    luxury: int
    """-1 for none."""
    inputs: int
    """The least number of goods in the luxury good (NOV-856)."""
    printed: int
    skipped: int
    """How many special orders are skipped above it (NOV-854)."""
    surcharge: int
    """The ducats for them."""
    price: int
    """What it costs now, the rest of a discount taken off; -1 if it can no longer be chosen this turn."""
    cheap: int
    """With the privilege order -3; -1 if that cannot be used."""
    seals: int
    bonus: int
    """The seals of a bonus card for the counter (NOV-460)."""
    counter: int
    """The number of fulfilled orders with its counter."""
    state: str
    """"open", "done" in this turn, "lapsed" (NOV-862)."""
    missing: tuple[int, ...]
    """Wares that are not at hand."""
    short: int
    """Ducats that are missing, with the privilege if it can be used."""
    possible: bool
    possible_cheap: bool
    ways: tuple[WayView, ...]


@dataclass(frozen=True)
class RiseView:
    """The next level of a career card."""

    level: int
    """From 1."""
    requirement: int
    """The card that names it."""
    goods: int
    luxuries: int
    ducats: int
    kinds: tuple[int, ...]
    """The different goods at hand."""
    makes: tuple[int, ...]
    """The different luxury goods that can be made of them."""
    goods_missing: int
    luxuries_missing: int
    short: int
    """Ducats."""
    possible: bool
    """Now, or once the route is complete."""
    covers: int
    """The privilege that is lost with it."""
    seals: int
    """A turn, once it is reached."""
    red_x: bool
    """Whether the red X still shows then."""
    bonus: int
    """The seals of a bonus card that it gains (NOV-466)."""
    ends: bool
    """It is the top level (NOV-701)."""


def is_open(s: NovgorodState, due: Sequence[Due]) -> bool:
    """The route is laid or used, and nothing is begun."""
    asked = any(one.kind in (tasks.ROUTE, tasks.EVALUATE) for one in due)
    return asked and s.target == NO_TARGET


# -- ways -------------------------------------------------------------------------------------------------------


class Way:
    """A way to complete a target, and the position after it."""

    def __init__(self, view: WayView, after: Memo) -> None:
        self.view = view
        self.after = after


def ways_of(s: NovgorodState, seals: int, bonus: int) -> list[Way]:
    """NOV-D06: all ways to complete the target in progress, which are none if the fees could not be paid then."""
    if s.luxuries_due:
        return ways_in(s, makers(s), seals, bonus)
    found: list[Way] = []
    add_ways(s, found, NONE, s.remember(), seals, bonus)
    return found


def ways_in(s: NovgorodState, cities: Sequence[int], seals: int, bonus: int) -> list[Way]:
    """With a luxury good made in one of these cities."""
    found: list[Way] = []
    before = s.remember()
    for city in cities:
        for recipe in s.deck.recipes[s.manufactory[city]]:
            if recipe.count < s.inputs_due or not has_goods_for(s, city, recipe.goods):
                continue
            gained = bonus + bonus_for(s, s.user, LUXURY_INPUTS, recipe.count)
            worth = seals_for(s, city, recipe)[0] if s.target == SEALS else seals
            for held in from_hold(s, city, recipe.goods):
                make_for_target(s, city, recipe, held)
                add_ways(s, found, city, before, worth, gained, recipe.goods & ~held)
                s.recall(before)
    return found


def makes_of(s: NovgorodState) -> list[tuple[WayView, ...]]:
    """NOV-445: by city, what its manufactory can make for seals now. Changes the position for a moment."""
    found: list[tuple[WayView, ...]] = [()] * CITIES
    s.target = SEALS
    for city in workshops(s):
        found[city] = tuple(way.view for way in ways_in(s, [city], 0, 0))
    clear_target(s)
    return found


def add_ways(
    s: NovgorodState, found: list[Way], city: int, before: Memo, seals: int, bonus: int, taken: int = 0
) -> None:
    """With what goods are still due; `taken`: those that went into the luxury good out of the route."""
    if s.goods_due & ~(s.up | s.cargo):
        return
    due = s.goods_due
    made = s.remember()
    for held in goods_from_hold(s):
        use_up(s, held)
        if is_safe(s):
            gone = before[0] & ~s.up
            used = taken | due & ~held
            view = WayView(
                city=city,
                goods=listed(used),
                held=listed(before[1] & ~s.cargo),
                lost=listed(gone & ~used),
                seals=seals,
                ducats=s.money[s.user] - before[3],
                bonus=bonus,
            )
            found.append(Way(view, s.remember()))
        s.recall(made)


# -- orders -----------------------------------------------------------------------------------------------------


def orders_of(s: NovgorodState, seat: int, viewer: int | None, ready: bool) -> tuple[OrderView, ...]:
    """Those in hand, as far as the viewer knows them, then those begun and those left of the ship.

    `ready`: the route of this seat is open for them. Changes the position for a moment.
    """
    hand = s.known[seat] + (s.closed[seat] if seat == viewer else [])
    found = [order_of(s, seat, card, HAND, ready) for card in sorted(hand)]
    if seat == s.user:
        found += [order_of(s, seat, card, BEGUN, ready) for card in s.halves]
    return (*found, *(order_of(s, seat, card, LEFT, ready) for card in s.left[seat]))


def order_of(s: NovgorodState, seat: int, card: int, where: str, ready: bool) -> OrderView:
    fresh = where == HAND
    row_seals = s.deck.row_seals
    second = s.deck.both_seals - row_seals  # NOV-454
    under = bonus_for(s, seat, ORDERS_UNDER_SHIP, s.orders_under_ship(seat) + 1)
    upper, after = row_of(s, seat, card, UPPER, not fresh, row_seals, 0, ready and fresh)
    lower, _ = row_of(s, seat, card, LOWER, False, second if where == BEGUN else row_seals, under, ready)
    both = fresh and any(can_follow(s, card, way) for way in after)
    return OrderView(
        card=card,
        where=where,
        open=card not in s.closed[seat],
        upper=upper,
        lower=lower,
        both=s.deck.both_seals if both else 0,
    )


def row_of(
    s: NovgorodState, seat: int, card: int, row: int, done: bool, seals: int, bonus: int, ready: bool
) -> tuple[RowView, list[Way]]:
    wares = s.deck.wares(card, row)
    ways: list[Way] = []
    if ready:
        begin_row(s, 2 * card + row)
        ways = ways_of(s, seals, bonus)
        clear_target(s)
    return (
        RowView(
            wares=listed(wares),
            done=done,
            missing=() if done else listed(wares & ~at_hand(s, seat)),
            seals=0 if done else seals,
            possible=bool(ways),
            ways=tuple(way.view for way in ways),
        ),
        ways,
    )


def can_follow(s: NovgorodState, card: int, way: Way) -> bool:
    """NOV-454: whether the lower row can be fulfilled after the upper one."""
    before = s.remember()
    s.recall(way.after)
    clear_target(s)
    possible = can_fulfil(s, card, LOWER)
    s.recall(before)
    clear_target(s)
    return possible


def at_hand(s: NovgorodState, seat: int, inputs: int = 0) -> int:
    """The wares that a player has: of the route, or between turns the good in the hold."""
    if seat == s.user:
        return wares_at_hand(s, inputs)
    return 1 << s.deck.good_of[s.hold[seat]] if s.hold[seat] != NONE else 0


# -- special orders ---------------------------------------------------------------------------------------------


def special_of(s: NovgorodState, position: int, ready: bool) -> SpecialView:
    """Changes the position for a moment."""
    seat = s.user
    card = s.column[position]
    part = shown_part(s, position)
    done = bool(s.done >> position & 1)
    price, cheap = prices_at(s, position)
    under = s.orders_under_ship(seat) + 1
    dear: list[Way] = []
    off: list[Way] = []
    if ready and price != NONE:
        dear = special_ways(s, position, False)
        off = special_ways(s, position, True) if cheap != NONE else []
    skipped = position - (s.done & (1 << position) - 1).bit_count()
    return SpecialView(
        card=card,
        part=s.part[card],
        next_part=(s.part[card] + 1) % len(PARTS),
        goods=listed(part.goods),
        luxury=part.luxury,
        inputs=part.inputs,
        printed=part.cost,
        skipped=skipped,
        surcharge=s.deck.skip_cost * skipped,
        price=price,
        cheap=cheap,
        seals=part.seals,
        bonus=bonus_for(s, seat, ORDERS_UNDER_SHIP, under),
        counter=under,
        state="done" if done else "lapsed" if price == NONE else "open",
        missing=listed(part.wares & ~wares_at_hand(s, part.inputs)),
        short=max(0, (price if cheap == NONE else cheap) - s.money[seat]) if price != NONE else 0,
        possible=bool(dear),
        possible_cheap=bool(off),
        ways=tuple(way.view for way in dear or off),
    )


def prices_at(s: NovgorodState, position: int) -> tuple[int, int]:
    """What a special order costs now, and with the privilege; NONE if it cannot be chosen so."""
    if position < s.done.bit_length():  # NOV-862
        return (NONE, NONE)
    full = special_price(s, position)
    cheap = NONE
    if s.turn and s.may_use(s.user, ORDER_DISCOUNT):
        cheap = max(0, full - s.deck.amounts[ORDER_DISCOUNT])  # NOV-855
    return (max(0, full - s.rest), cheap)  # NOV-863


def special_ways(s: NovgorodState, position: int, discount: bool) -> list[Way]:
    seat = s.user
    memo = s.remember()
    if discount:
        use_discount(s)
    ways: list[Way] = []
    if s.money[seat] >= special_price(s, position) - s.rest:
        begin_special(s, seat, position)
        under = bonus_for(s, seat, ORDERS_UNDER_SHIP, s.orders_under_ship(seat) + 1)
        ways = ways_of(s, shown_part(s, position).seals, under)
        clear_target(s)
    s.recall(memo)
    return ways


# -- the career -------------------------------------------------------------------------------------------------


def rise_of(s: NovgorodState, seat: int, ready: bool) -> RiseView | None:
    """None if the card is complete, or its side not chosen yet. Changes the position for a moment."""
    if s.side[seat] == NONE:
        return None
    side = s.career_side(seat)
    level = s.level[seat]
    if level == len(side.requirements):
        return None
    wanted = s.deck.requirements[side.requirements[level]]
    wares = at_hand(s, seat)
    goods, luxuries = wares & (1 << GOODS) - 1, wares >> GOODS
    return RiseView(
        level=level + 1,
        requirement=side.requirements[level],
        goods=wanted.goods,
        luxuries=wanted.luxuries,
        ducats=wanted.ducats,
        kinds=listed(goods),
        makes=listed(luxuries),
        goods_missing=max(0, wanted.goods - goods.bit_count()),
        luxuries_missing=max(0, wanted.luxuries - luxuries.bit_count()),
        short=max(0, wanted.ducats - s.money[seat]),
        possible=ready and can_rise(s, seat),
        covers=s.deck.privilege_order.index(side.privileges[level]),
        seals=side.seals_per_turn[level + 1],
        red_x=level + 1 < side.red_x,
        bonus=bonus_for(s, seat, CAREER_SEALS, side.seals_per_turn[level + 1]),
        ends=level + 1 == len(side.requirements),
    )
