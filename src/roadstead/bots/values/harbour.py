"""Evaluates positions of Harbour, in victory points."""

from __future__ import annotations

from typing import Final, cast

from roadstead.bots.value import Value
from roadstead.engine.game import Rules, State
from roadstead.games.harbour.scoring import ability_points, best_trade, building_points
from roadstead.games.harbour.state import NO_CARD, NOBODY, HarbourState

DOLLAR: Final = 0.55
"""Value of goods per dollar they would ship for, as long as dollars are useful."""
USEFUL: Final = 12.0
"""No building costs more. Dollars beyond it are worth only SURPLUS; otherwise a full warehouse is never spent."""
SURPLUS: Final = 0.1
SPARE: Final = 0.1
"""Value of a good above its square's minimum, or still below it, in addition to its dollars."""
SYMBOLS: Final = [0.5, 1.1, 0.8, 0.7]
"""Value of an anchor, a coin, a top hat and a warehouse while buildings can still be bought."""
SLOT: Final = 1.5
"""Value of the room for one more building: a cheap one takes the place of a better one."""
PATIENCE: Final = 30.0
"""Number of rounds after which waiting for a better building, or for the lead, has no value."""
LEAD: Final = 0.35
"""Value of a point of lead once the end has been called."""
WIN: Final = 4.0


def make(rules: Rules) -> Value:
    return HarbourValue(rules)


class HarbourValue(Value):
    def of(self, state: State, seat: int) -> float:
        s = cast(HarbourState, state)
        points = float(points_of(s, seat))
        patience = max(0.0, 1.0 - s.turn / s.seats / PATIENCE)
        if is_ending(s) or not s.acting:
            return points + lead(s, seat, patience)
        left = s.deck.end_at - s.bought[seat]
        value = points + SLOT * left * patience + goods_of(s, seat)
        for symbol in range(4):
            value += SYMBOLS[symbol] * min(3, s.symbols[4 * seat + symbol]) * left / 3
        return value


def is_ending(s: HarbourState) -> bool:
    """HAR-701: whether the end is called, or will be when this turn ends."""
    return s.ender != NOBODY or s.bought[s.user] >= s.deck.end_at


def points_of(s: HarbourState, seat: int) -> int:
    """The score if the game ended now."""
    points = sure_points(s, seat)
    good = s.bonus[seat]
    if good != NO_CARD:
        traded, bonus = best_trade(s, seat, good)
        points += bonus - ability_points(s, seat, 0) + ability_points(s, seat, traded)
    return points


def sure_points(s: HarbourState, seat: int) -> int:
    """What buildings score; the goods for a bonus point card may be gone by the end."""
    return building_points(s, seat) + ability_points(s, seat, 0)


def lead(s: HarbourState, seat: int, patience: float) -> float:
    """Value of being ahead or behind at the end; late in the game being behind matters less."""
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, sure_points(s, other))
    ahead = points_of(s, seat) - best
    return LEAD * ahead + (WIN if ahead > 0 else -WIN * patience if ahead < 0 else 0.0)


def goods_of(s: HarbourState, seat: int) -> float:
    """Value of the goods by what they would ship for; below the minimum they count by their share of it, squared."""
    dollars = 0.0
    spare = 0
    for square in range(4):
        price = s.deck.squares[square]
        held = s.goods[4 * seat + s.market[square]]
        if held >= price:
            dollars += price
            spare += held - price
        else:
            dollars += held * held / price
            spare += held
    return DOLLAR * min(dollars, USEFUL) + SURPLUS * max(0.0, dollars - USEFUL) + SPARE * spare
