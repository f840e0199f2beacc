"""Reasons for choices in Novgorod: what the turn brings, and what kontors, orders and privileges are good for."""

from __future__ import annotations

from typing import Final, cast

from roadstead.bots.reason import LEAST, Case, Reason, Way
from roadstead.bots.values.novgorod import DUCAT, KONTOR, STEP, STORED, career, money, rounds_left
from roadstead.engine.words import Message
from roadstead.games.novgorod import messages, tasks
from roadstead.games.novgorod.deck import CITIES, GOODS, LOWER, NONE, ROWS, UPPER
from roadstead.games.novgorod.evaluation import open_kontors
from roadstead.games.novgorod.state import (
    BONUS,
    FULFILLED_ORDERS,
    LUXURY_GOODS,
    MERCHANT,
    PRIVILEGE,
    SCORE_PARTS,
    SPECIAL_ORDERS,
    NovgorodState,
)

BROUGHT: Final = {
    LUXURY_GOODS: messages.HINT_LUXURIES,
    FULFILLED_ORDERS: messages.HINT_FULFIL,
    SPECIAL_ORDERS: messages.HINT_SPECIALS,
    BONUS: messages.HINT_BONUS,
    MERCHANT: messages.HINT_MERCHANT,
}
"""What a turn may bring seals by; the seals of the career come by themselves."""
SIDE_BY_SIDE: Final = (
    tasks.RECIPE,
    tasks.SOURCE,
    tasks.KIND,
    tasks.GIVE,
    tasks.MAKE_AT,
    tasks.MAKE_IN_CITIES,
)
"""Decisions about what is used up for one purpose."""


def reasons(case: Case) -> list[Reason]:
    was, s, seat = cast(NovgorodState, case.before), cast(NovgorodState, case.way.after), case.seat
    kind = next(due.kind for due in was.dues() if due.seat == seat)
    if kind == tasks.CHOOSE_SIDE:
        return side_reasons(s, seat)
    if kind == tasks.PICK:
        return purchases(was, s, seat)
    found = [*seals(case), *ducats(case, kind), *rise(was, end_of(case.way), seat)]
    if kind == tasks.PURCHASE:
        return found + (purchases(was, s, seat) or savings(case))
    found += later_purchases(case)
    if kind == tasks.ROUTE:
        found += route_reasons(case)
    if kind == tasks.FILE_ORDER:
        found += filing(was, s, seat)
    if kind in SIDE_BY_SIDE:
        found += spares(case)
    if s.pirate != was.pirate:
        found += pirate_reasons(case)
    if kind == tasks.EVALUATE:
        found += evaluation_reasons(was, s, seat)
    found += storing(was, end_of(case.way), seat, kind == tasks.STORE)
    acts = s.pirate != was.pirate or s.route != was.route or s.up != was.up
    if kind == tasks.EVALUATE:
        acts = acts or not ends_evaluation(was, s, seat)
    if case.is_better() and not acts:
        found.append(Reason(Message(messages.HINT_REST, ()), LEAST))
    return found


def end_of(way: Way) -> NovgorodState:
    return cast(NovgorodState, way.end)


def sold(way: Way, seat: int) -> NovgorodState:
    """The position at the end of phase 2, before anything is bought."""
    for then in way.path:
        if any(due.seat == seat and due.kind == tasks.PURCHASE for due in then.dues()):
            return cast(NovgorodState, then)
    return end_of(way)


def part_of(s: NovgorodState, seat: int, part: int) -> int:
    return s.score_parts[len(SCORE_PARTS) * seat + part]


def tells_of(key: str, *args: int, weight: float = LEAST) -> Reason:
    return Reason(Message(key, args), weight)


# -- what the turn brings


def seals(case: Case) -> list[Reason]:
    was, seat = cast(NovgorodState, case.before), case.seat
    found: list[Reason] = []
    for part, key in [*BROUGHT.items(), (PRIVILEGE, messages.HINT_PRIVILEGE)]:
        before = part_of(was, seat, part)
        gain = part_of(end_of(case.way), seat, part) - before
        other = part_of(end_of(case.rival), seat, part) - before if case.rival is not None else 0
        weight = float(gain - other) if part == PRIVILEGE else case.surplus(gain, other)
        if part != PRIVILEGE or case.rival is not None:
            found.append(tells_of(key, gain, weight=weight))
    return found


def ducats(case: Case, kind: int) -> list[Reason]:
    """What the route brings, and what is left in comparison."""
    was, seat = cast(NovgorodState, case.before), case.seat
    found: list[Reason] = []
    if kind != tasks.PURCHASE:
        gain = sold(case.way, seat).money[seat] - was.money[seat]
        found.append(tells_of(messages.HINT_EARNS, gain, weight=worth_of_route(case)))
    if case.rival is not None:
        more = end_of(case.way).money[seat] - end_of(case.rival).money[seat]
        found.append(tells_of(messages.HINT_MORE_DUCATS, more, int(case.rank > 0), weight=0.5 * DUCAT * more))
    return found


def worth_of_route(case: Case) -> float:
    """What the ducats of the route count for."""
    was, seat = cast(NovgorodState, case.before), case.seat
    rounds = rounds_left(was)
    gains = [
        money(sold(way, seat), seat, rounds) - money(was, seat, rounds)
        for way in (case.way, case.rival)
        if way is not None
    ]
    return case.surplus(gains[0], gains[1] if len(gains) > 1 else 0.0)


def rise(was: NovgorodState, s: NovgorodState, seat: int) -> list[Reason]:
    level, earlier = s.level[seat], was.level[seat]
    if level <= earlier:
        return []
    side, rounds = s.career_side(seat), rounds_left(was)
    gain = career(s, seat, rounds) - career(was, seat, rounds)
    if earlier < side.red_x:
        return [tells_of(messages.HINT_RED_X, weight=gain)]
    if side.seals_per_turn[level] > side.seals_per_turn[earlier]:
        return [tells_of(messages.HINT_CAREER, side.seals_per_turn[level], weight=gain)]
    return []


def later_purchases(case: Case) -> list[Reason]:
    """What the turn earns the ducats for, and the bot would buy at its end."""
    was, seat = cast(NovgorodState, case.before), case.seat
    s, last = sold(case.way, seat), end_of(case.way)
    if s.money[seat] - last.money[seat] <= was.money[seat] - was.fees:
        return []
    rounds = rounds_left(s)
    found = [
        tells_of(messages.HINT_BUYS_KONTOR, city, weight=KONTOR * rounds)
        for city in range(CITIES)
        if (last.owned[seat] & ~s.owned[seat]) >> city & 1
    ]
    if last.speed[seat] > s.speed[seat]:
        found.append(tells_of(messages.HINT_BUYS_SPEED, last.speed[seat], weight=STEP * rounds))
    if last.in_progress(seat) > s.in_progress(seat):
        found.append(tells_of(messages.HINT_BUYS_ORDER, weight=0.5))
    return found


def storing(was: NovgorodState, s: NovgorodState, seat: int, asked: bool) -> list[Reason]:
    """A good that lies in the hold at the end of the turn, and what for."""
    if s.hold[seat] == NONE or (s.hold[seat] == was.hold[seat] and not was.swapped):
        return []
    if s.turn == was.turn and not asked:
        return []
    good = s.deck.good_of[s.hold[seat]]
    asks = wanted(was, seat) >> good & 1
    if not asked:
        return [tells_of(messages.HINT_STORES, good, weight=STORED if asks else 0.5 * STORED)]
    found = [tells_of(messages.HINT_STORE_WANTED, good, weight=STORED)] if asks else []
    for manufactory, recipes in enumerate(s.deck.recipes):
        if any(recipe.goods >> good & 1 for recipe in recipes):
            luxury = GOODS + s.deck.luxury[manufactory]
            return [*found, tells_of(messages.HINT_BECOMES, good, luxury, weight=0.25 * STORED)]
    return found


def wanted(s: NovgorodState, seat: int) -> int:
    """The goods that the orders of a seat still ask for."""
    goods = 0
    for order in s.closed[seat] + s.known[seat]:
        goods |= s.deck.row_goods[2 * order + UPPER] | s.deck.row_goods[2 * order + LOWER]
    for order in s.left[seat]:
        goods |= s.deck.row_goods[2 * order + LOWER]
    return goods


# -- phase 1


def route_reasons(case: Case) -> list[Reason]:
    was, s, seat = cast(NovgorodState, case.before), cast(NovgorodState, case.way.after), case.seat
    found: list[Reason] = []
    if s.spots != was.spots:
        city = (s.spots & ~was.spots).bit_length() - 1
        return [tells_of(messages.HINT_BOTH, city, weight=0.2)]
    for city in range(CITIES):
        if (s.cities & ~was.cities) >> city & 1 and s.turn == was.turn:
            good = s.deck.good_of[city]
            if wanted(was, seat) >> good & 1:
                found.append(tells_of(messages.HINT_GOOD_WANTED, city, good, weight=0.3))
            reached = 0
            for then in case.way.path:
                reached |= cast(NovgorodState, then).cities if then.turn == was.turn else 0
            if reached & ~s.cities:
                found.append(tells_of(messages.HINT_VISITS, reached & ~s.cities))
    return found


# -- phase 2


def evaluation_reasons(was: NovgorodState, s: NovgorodState, seat: int) -> list[Reason]:
    more = s.money[seat] - was.money[seat]
    if more > 0 and not ends_evaluation(was, s, seat):
        if was.fees > was.money[seat]:
            return [tells_of(messages.HINT_FEES, was.fees, weight=0.2)]
        return [tells_of(messages.HINT_SPEND, more)]
    income = sum(was.deck.income[was.kontor[CITIES * seat + city]] for city in open_kontors(was))
    return (
        [tells_of(messages.HINT_OPEN, income, weight=3 * LEAST)]
        if income and ends_evaluation(was, s, seat)
        else []
    )


def ends_evaluation(was: NovgorodState, s: NovgorodState, seat: int) -> bool:
    """Whether nothing of the route is used any more."""
    if s.turn != was.turn:
        return True
    return not any(due.seat == seat and due.kind not in (tasks.STORE, tasks.PURCHASE) for due in s.dues())


def filing(was: NovgorodState, s: NovgorodState, seat: int) -> list[Reason]:
    for order in s.left[seat]:
        if order not in was.left[seat]:
            return [tells_of(messages.HINT_LOWER, s.deck.wares(order, LOWER))]
    return [tells_of(messages.HINT_UNDER)]


def spares(case: Case) -> list[Reason]:
    """Goods that stay free for something else, unlike after the choice it is compared with."""
    if case.rival is None:
        return []
    mine, other = cast(NovgorodState, case.way.after), cast(NovgorodState, case.rival.after)
    goods = mine.up & ~other.up
    return [tells_of(messages.HINT_SPARES, goods, weight=0.1)] if goods else []


def pirate_reasons(case: Case) -> list[Reason]:
    was, s, seat = cast(NovgorodState, case.before), cast(NovgorodState, case.way.after), case.seat
    found: list[Reason] = []
    reached = 0
    for then in case.way.path:
        reached |= cast(NovgorodState, then).cities if then.turn == was.turn else 0
    if reached & ~was.cities and reached >> was.pirate & 1:
        found.append(tells_of(messages.HINT_PIRATE_FREE, was.pirate, weight=0.5))
    if was.owned[seat] >> was.pirate & 1:
        found.append(tells_of(messages.HINT_PIRATE_AWAY, was.pirate, weight=0.2))
    if not was.owned[seat] >> s.pirate & 1:
        others = [other for other in range(s.seats) if s.owned[other] >> s.pirate & 1]
        if others:
            seats = sum(1 << other for other in others)
            found.append(tells_of(messages.HINT_PIRATE_HINDERS, s.pirate, seats, weight=0.1 * len(others)))
        else:
            found.append(tells_of(messages.HINT_PIRATE_NEUTRAL, s.pirate))
    return found


# -- phase 3, and the choices before the first turn


def purchases(was: NovgorodState, s: NovgorodState, seat: int) -> list[Reason]:
    """What is bought; a card from the stack is not known before."""
    for city in range(CITIES):
        if (s.owned[seat] & ~was.owned[seat]) >> city & 1:
            return kontor_reasons(was, s, seat, city)
    for order in s.known[seat]:
        if order not in was.known[seat]:
            return order_reasons(was, seat, order)
    if s.speed[seat] > was.speed[seat]:
        return [tells_of(messages.HINT_SPEED, weight=STEP * rounds_left(was))]
    if not was.turn or s.money[seat] < was.money[seat]:
        return [tells_of(messages.HINT_ORDER_SECRET)]
    return []


def kontor_reasons(was: NovgorodState, s: NovgorodState, seat: int, city: int) -> list[Reason]:
    deck, kontor, good = s.deck, s.kontor[CITIES * seat + city], s.deck.good_of[city]
    found = [tells_of(messages.HINT_FEE, city, deck.fee[city], weight=0.1 * deck.fee[city])]
    near = was.owned[seat] & deck.neighbours[city]
    if near:
        found.append(tells_of(messages.HINT_NEXT_TO, city, near, weight=0.5 * near.bit_count()))
    if wanted(was, seat) >> good & 1:
        found.append(tells_of(messages.HINT_GOOD_WANTED, city, good, weight=0.6))
    if deck.income[kontor]:
        visits = -(-deck.price[kontor] // deck.income[kontor])
        found.append(tells_of(messages.HINT_CHEAP, city, visits, weight=0.8 / visits))
    return found


def order_reasons(was: NovgorodState, seat: int, order: int) -> list[Reason]:
    deck = was.deck
    goods = deck.row_goods[2 * order + UPPER] | deck.row_goods[2 * order + LOWER]
    luxuries = sum(deck.wares(order, row) for row in range(len(ROWS)) if not deck.row_goods[2 * order + row])
    found: list[Reason] = []
    near = 0
    for city in range(CITIES):
        if was.owned[seat] >> city & 1 and goods >> deck.good_of[city] & 1:
            near |= 1 << deck.good_of[city]
    if near:
        found.append(tells_of(messages.HINT_ORDER_NEAR, near, weight=0.5 * near.bit_count()))
    if goods & wanted(was, seat):
        found.append(tells_of(messages.HINT_ORDER_TWO, goods & wanted(was, seat), weight=0.1))
    if luxuries:
        found.append(tells_of(messages.HINT_ORDER_LUXURY, luxuries, weight=0.4))
    for row in range(len(ROWS)):
        wares = deck.row_goods[2 * order + row]
        cities = [city for city in range(CITIES) if wares >> deck.good_of[city] & 1]
        if len(cities) == len(ROWS) and deck.neighbours[cities[0]] >> cities[1] & 1:
            found.append(tells_of(messages.HINT_ORDER_ROW, 1 << cities[0] | 1 << cities[1], weight=0.2))
    return found


def savings(case: Case) -> list[Reason]:
    """What ducats are kept for."""
    was, seat = cast(NovgorodState, case.before), case.seat
    left = was.money[seat]
    if was.last_round:
        return [tells_of(messages.HINT_LAST_ROUND)] if not case.rank else []
    found = [tells_of(messages.HINT_KEEPS, left)] if left else []
    side = was.career_side(seat)
    if was.level[seat] < len(side.requirements):
        asked = was.deck.requirements[side.requirements[was.level[seat]]].ducats
        if asked:
            found.append(tells_of(messages.HINT_NEXT_LEVEL, asked, weight=0.2))
    price = was.deck.upgrade_cost[was.speed[seat]]
    if price > left:
        found.append(tells_of(messages.HINT_NEXT_SPEED, was.speed[seat] + 1, price, weight=2 * LEAST))
    if case.is_better() and not left:
        found.append(tells_of(messages.HINT_REST))
    return found


def side_reasons(s: NovgorodState, seat: int) -> list[Reason]:
    side, other = (s.deck.careers[2 * s.career[seat] + face] for face in (s.side[seat], 1 - s.side[seat]))
    return [
        tells_of(messages.HINT_SIDE_SOON, side.red_x, weight=float(other.red_x - side.red_x)),
        tells_of(
            messages.HINT_SIDE_TOP,
            max(side.seals_per_turn),
            weight=float(max(side.seals_per_turn) - max(other.seals_per_turn)),
        ),
    ]
