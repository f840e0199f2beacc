"""Evaluates positions of Novgorod: a seat's seals, and those that its possessions may still bring."""

from __future__ import annotations

from typing import Final, cast

from roadstead.bots.value import Value
from roadstead.engine.game import Rules, State
from roadstead.games.novgorod.deck import CITIES, GOODS, LOWER, NONE, SEAL, UPPER
from roadstead.games.novgorod.state import NovgorodState

PACE: Final = 2.8
"""Seals that the leader gains per round, which bring the end nearer."""
LONGEST: Final = 9.0
"""Number of rounds a game is expected to last."""
DUCAT: Final = 0.15
KONTOR: Final = 0.28
STEP: Final = 0.4
"""Value of a ducat, and of a kontor and a step of ship speed per remaining round."""
SPARE_DUCATS: Final = 16
"""Ducats beyond this are worth less."""
STORED: Final = 0.8
ROW: Final = 1.2
"""Value of a row of an order in hand whose goods are all near."""
SEAL_PRIVILEGE: Final = 0.6
"""Value per remaining round."""
RED_X: Final = 9.0


def make(rules: Rules) -> Value:
    return NovgorodValue(rules)


class NovgorodValue(Value):
    def of(self, state: State, seat: int) -> float:
        s = cast(NovgorodState, state)
        if s.finished:
            return float(s.seals[seat]) - (1000.0 if s.shows_red_x(seat) else 0.0)
        if not s.turn:
            return beginning(s, seat)
        rounds = rounds_left(s)
        value = float(s.seals[seat])
        value += career(s, seat, rounds)
        value += money(s, seat, rounds)
        if s.hold[seat] != NONE:
            value += STORED * min(1.0, rounds / 3)
        value += KONTOR * rounds * s.owned[seat].bit_count() + STEP * rounds * s.speed[seat]
        for order in s.closed[seat] + s.known[seat]:
            value += order_hope(s, seat, order, UPPER, rounds) + order_hope(s, seat, order, LOWER, rounds)
        for order in s.left[seat]:
            value += order_hope(s, seat, order, LOWER, rounds)
        return value


def rounds_left(s: NovgorodState) -> float:
    """An estimate of the rounds that follow this turn."""
    if s.last_round:
        return 0.0
    return 1.0 + min(LONGEST, max(0.0, s.deck.end_seals - max(s.seals)) / PACE)


def beginning(s: NovgorodState, seat: int) -> float:
    """Value during the introductory rounds: neighbouring kontors with a good income."""
    value = 0.0
    for city in range(CITIES):
        if s.owned[seat] >> city & 1:
            kontor = s.kontor[CITIES * seat + city]
            value += s.deck.income[kontor] - 0.6 * s.deck.price[kontor]
            value += 0.75 * (s.owned[seat] & s.deck.neighbours[city]).bit_count()
    for order in s.known[seat]:
        value += order_hope(s, seat, order, UPPER, 4.0) + order_hope(s, seat, order, LOWER, 4.0)
    return value


def career(s: NovgorodState, seat: int, rounds: float) -> float:
    side = s.career_side(seat)
    level = s.level[seat]
    value = rounds * side.seals_per_turn[level]
    if SEAL in side.privileges[level:]:
        value += SEAL_PRIVILEGE * rounds
    if level < side.red_x:
        value -= RED_X * (side.red_x - level) * (1.0 if rounds > 2 else 3.0)
    if level < len(side.requirements):
        wanted = s.deck.requirements[side.requirements[level]]
        if wanted.ducats:
            worth = rounds * (side.seals_per_turn[level + 1] - side.seals_per_turn[level])
            if level < side.red_x:
                worth += RED_X
            value += 0.5 * worth * min(1.0, s.money[seat] / wanted.ducats)
    return value


def money(s: NovgorodState, seat: int, rounds: float) -> float:
    useful = min(s.money[seat], SPARE_DUCATS) + 0.3 * max(0, s.money[seat] - SPARE_DUCATS)
    return DUCAT * useful * min(1.0, rounds / 3) + 0.01 * s.money[seat]


def order_hope(s: NovgorodState, seat: int, order: int, row: int, rounds: float) -> float:
    """Expected value of an order's row: higher the more of its goods come from own kontors."""
    wares = s.deck.wares(order, row)
    owned = 0
    for city in range(CITIES):
        if s.owned[seat] >> city & 1:
            owned |= 1 << s.deck.good_of[city]
    near = (wares & owned).bit_count()
    hope = 0.35 + 0.15 * near if wares < 1 << GOODS else 0.5
    return ROW * hope * min(1.0, rounds / 3)
