"""Reasons for choices in Harbour: points, the end of the game, and goods that can be shipped."""

from __future__ import annotations

from typing import Final, cast

from roadstead.bots.reason import Reason
from roadstead.bots.values.harbour import SPARE, goods_of, is_ending, lead, points_of
from roadstead.engine.game import State
from roadstead.engine.words import Message
from roadstead.games.harbour import messages
from roadstead.games.harbour.buying import payment
from roadstead.games.harbour.gains import tally_of
from roadstead.games.harbour.state import HarbourState

VICTORY: Final = 100.0
"""Nothing else counts as much as calling the end while being ahead."""


def reasons(before: State, after: State, end: State, seat: int) -> list[Reason]:
    was, s = cast(HarbourState, before), cast(HarbourState, end)
    points = points_of(s, seat) - points_of(was, seat)
    found = [Reason(Message(messages.HINT_POINTS, (points,)), float(points))]
    if is_ending(s):
        if not is_ending(was) and lead(s, seat, 0.0) > 0:
            found.append(Reason(Message(messages.HINT_END, ()), VICTORY))
        return found
    return [*found, goods_reason(was, s, seat)]


def goods_reason(was: HarbourState, s: HarbourState, seat: int) -> Reason:
    gain = goods_of(s, seat) - goods_of(was, seat)
    earlier, dollars = shipping(was, seat), shipping(s, seat)
    if earlier < dollars and cheapest(s) <= dollars:
        return Reason(shipment(earlier, dollars), gain)
    spare = SPARE * max(0, held(s, seat) - held(was, seat))  # what buys nothing is no more than a step
    return Reason(step(was, s, seat) or shipment(earlier, dollars), gain - spare)


def shipment(earlier: int, dollars: int) -> Message:
    if dollars <= earlier:
        return Message(messages.HINT_GOODS, ())
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
