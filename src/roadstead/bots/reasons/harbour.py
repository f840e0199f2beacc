"""Reasons for choices in Harbour: points, the end of the game, and goods that can be shipped."""

from __future__ import annotations

from typing import Final, cast

from roadstead.bots.reason import LEAST, Case, Reason
from roadstead.bots.values.harbour import SPARE, SYMBOLS, goods_of, is_ending, lead, points_of, sure_points
from roadstead.engine.words import Message
from roadstead.games.harbour import messages, tasks
from roadstead.games.harbour.buying import payment
from roadstead.games.harbour.gains import tally_of
from roadstead.games.harbour.state import HarbourState

VICTORY: Final = 100.0
"""Nothing else counts as much as calling the end while being ahead."""


def reasons(case: Case) -> list[Reason]:
    was, s, seat = cast(HarbourState, case.before), cast(HarbourState, case.way.end), case.seat
    after = cast(HarbourState, case.way.after)
    found = [*gains(was, after, s, seat), *thefts(was, s, seat)]
    if is_ending(s):
        if not is_ending(was) and lead(s, seat, 0.0) > 0:
            found.append(Reason(Message(messages.HINT_END, ()), VICTORY))
        if is_ending(was) and not case.rank and points_of(s, seat) <= points_of(was, seat):
            found.append(Reason(Message(messages.HINT_LAST, ()), LEAST))
        return found
    found += [goods_reason(was, s, seat), *stores(was, s, seat), *prices(was, s, seat)]
    kind = next(due.kind for due in was.dues() if due.seat == seat)
    if kind == tasks.GO:
        found += idle(was, s, seat)
    if kind in (tasks.PAY_TOLL, tasks.GIVE):
        found += payments(was, after, seat)
    if kind == tasks.WHETHER_TO_BUY and not after.money and shipping(s, seat) == shipping(was, seat):
        if case.is_better():
            found.append(Reason(Message(messages.HINT_NO_BUY, ()), 2 * LEAST))
        found.append(Reason(Message(messages.HINT_KEEP_GOODS, (shipping(s, seat),)), LEAST))
    if kind == tasks.KEEP and after.room == was.room and any(due.kind == tasks.KEEP for due in after.dues()):
        found.append(Reason(Message(messages.HINT_ROOM, ()), LEAST))
    return found


def gains(was: HarbourState, after: HarbourState, s: HarbourState, seat: int) -> list[Reason]:
    """Points, and what a building bought on the way is good for."""
    points = sure_points(s, seat) - sure_points(was, seat)
    bonus = points_of(s, seat) - points_of(was, seat) - points
    found = [
        Reason(Message(messages.HINT_POINTS, (points,)), float(points)),
        Reason(Message(messages.HINT_BONUS, (bonus,)), 0.5 * bonus),
    ]
    for building in s.tableau[seat]:
        if building not in after.tableau[seat] and points > 0:
            found.append(Reason(Message(messages.HINT_BUYS, (building, points)), points + LEAST))
    if not is_ending(s):
        for symbol in range(4):
            if s.symbols[4 * seat + symbol] > was.symbols[4 * seat + symbol]:
                found.append(Reason(Message(messages.HINT_SYMBOL, (symbol,)), SYMBOLS[symbol]))
    return found


def thefts(was: HarbourState, s: HarbourState, seat: int) -> list[Reason]:
    """Whose goods are taken: those of whoever is ahead, or has the most."""
    others = [other for other in range(s.seats) if other != seat]
    robbed = [other for other in others if held(s, other) < held(was, other)]
    if len(robbed) == 1 < len(others):
        found: list[Reason] = []
        if points_of(was, robbed[0]) == max(points_of(was, other) for other in others):
            found.append(Reason(Message(messages.HINT_ROB_LEADER, (robbed[0],)), LEAST))
        if held(was, robbed[0]) == max(held(was, other) for other in others):
            found.append(Reason(Message(messages.HINT_ROB_RICH, (robbed[0],)), LEAST / 2))
        return found
    seats = sum(1 << other for other in robbed)
    return [Reason(Message(messages.HINT_ROB_COSTS, (seats,)), LEAST)] if robbed else []


def idle(was: HarbourState, s: HarbourState, seat: int) -> list[Reason]:
    """A move that leaves things as they are."""
    if held(s, seat) != held(was, seat) or points_of(s, seat) != points_of(was, seat):
        return []
    if shipping(s, seat) and shipping(s, seat) == shipping(was, seat):
        return [Reason(Message(messages.HINT_KEEP_GOODS, (shipping(s, seat),)), LEAST / 10)]
    return [Reason(Message(messages.HINT_COSTS_NOTHING, ()), LEAST / 20)]


def stores(was: HarbourState, s: HarbourState, seat: int) -> list[Reason]:
    """Goods that ship for nothing now, but may do so later."""
    found = [Reason(Message(messages.HINT_MORE_GOODS, (held(s, seat) - held(was, seat),)), LEAST)]
    if held(s, seat) <= held(was, seat):
        found.clear()
    for square, good in enumerate(s.market):
        count = s.goods[4 * seat + good]
        if s.deck.squares[square] < count <= max(s.deck.squares) and count > was.goods[4 * seat + good]:
            found.append(Reason(Message(messages.HINT_SPARE, (tally_of(good, count), count)), 2 * LEAST))
    return found


def prices(was: HarbourState, s: HarbourState, seat: int) -> list[Reason]:
    """Goods at hand whose price has risen, though nothing was shipped."""
    found: list[Reason] = []
    for square, good in enumerate(s.market):
        rise = s.deck.squares[square] - s.deck.squares[was.market.index(good)]
        if (
            rise > 0
            and s.goods[4 * seat + good] >= s.deck.squares[square]
            and s.bought[seat] == was.bought[seat]
        ):
            money = s.deck.squares[square]
            found.append(Reason(Message(messages.HINT_PRICE, (good, money, money - rise)), LEAST * rise))
    return found


def payments(was: HarbourState, after: HarbourState, seat: int) -> list[Reason]:
    """How little a good that is handed over is missed."""
    found: list[Reason] = []
    for square, good in enumerate(after.market):
        money, left = after.deck.squares[square], after.goods[4 * seat + good]
        count = was.goods[4 * seat + good]
        if left >= count:
            continue
        if left >= money:
            found.append(Reason(Message(messages.HINT_KEEP_ENOUGH, (tally_of(good, left), money)), 2 * LEAST))
        elif count < money:
            found.append(Reason(Message(messages.HINT_TOO_FEW, (tally_of(good, count), money)), 2 * LEAST))
        else:
            found.append(Reason(Message(messages.HINT_GIVES_UP, (money,)), LEAST / 2))
        if left < money and shipping(after, seat):
            found.append(Reason(Message(messages.HINT_STILL, (shipping(after, seat),)), LEAST))
    return found


def goods_reason(was: HarbourState, s: HarbourState, seat: int) -> Reason:
    gain = goods_of(s, seat) - goods_of(was, seat)
    earlier, dollars = shipping(was, seat), shipping(s, seat)
    if earlier < dollars and cheapest(s) <= dollars:
        return Reason(shipment(earlier, dollars), gain)
    spare = SPARE * max(0, held(s, seat) - held(was, seat))  # what buys nothing is no more than a step
    nearer = step(was, s, seat)
    if nearer is None and dollars <= earlier:
        gain = 0.0
    return Reason(nearer or shipment(earlier, dollars), gain - spare)


def shipment(earlier: int, dollars: int) -> Message:
    if earlier:
        return Message(messages.HINT_MORE_DOLLARS, (dollars, earlier))
    return Message(messages.HINT_DOLLARS, (dollars,))


def step(was: HarbourState, s: HarbourState, seat: int) -> Message | None:
    """The dearest shipment that fewer goods are missing to than before."""
    for square in reversed(range(4)):
        good, dollars = s.market[square], s.deck.squares[square]
        short = dollars - s.goods[4 * seat + good]
        if 0 < short < was.deck.squares[was.market.index(good)] - was.goods[4 * seat + good]:
            return Message(messages.HINT_STEP, (tally_of(good, short), dollars))
    return None


def cheapest(s: HarbourState) -> int:
    return min([s.deck.cost[card] for card in s.centre], default=0)


def held(s: HarbourState, seat: int) -> int:
    return sum(s.goods[4 * seat : 4 * seat + 4])


def shipping(s: HarbourState, seat: int) -> int:
    """What a seat's goods would ship for now, in dollars."""
    dollars = 0
    for square in range(4):
        if s.goods[4 * seat + s.market[square]] >= s.deck.squares[square]:
            dollars += payment(s, seat, square)
    return dollars
