"""What a position of Shipyard is worth to a seat: its points, and what yard, store, canals and staff may bring."""

from __future__ import annotations

from typing import Final, cast

from roadstead.bots.value import Value
from roadstead.engine.game import Rules, State
from roadstead.games.shipyard.building import kind_at
from roadstead.games.shipyard.cruise import allowance, features_of
from roadstead.games.shipyard.deck import (
    BOW,
    BUSINESSMAN,
    CABIN,
    CANNON,
    CAPTAIN,
    CRANE,
    EMPLOYEES,
    HELMSMAN,
    LIFEBUOY,
    MOUNTS,
    NONE,
    OFFICER,
    PIECES,
    PROPELLER,
    SAIL,
    SMOKESTACK,
    SOLDIER,
    STERN,
    YARD,
)
from roadstead.games.shipyard.scoring import contract_points, trader_points
from roadstead.games.shipyard.state import FINAL, PLAY, Shipyard

TURNS: Final = 23
GUILDER: Final = 0.3
TRAIN: Final = 1.3
STEP: Final = 0.5
"""What a space of the longest walk is worth, up to FAR."""
FAR: Final = 9
STAFF: Final = [0.1, 0.1, 0.04, 0.05, 0.08, 0.05, 0.06]
"""What an employee brings for each turn to come, by effect."""
PIECE: Final = [0.5, 0.5, 0.6, 0.7, 0.7, 0.8, 0.5, 0.5]
"""A piece in the store that some ship to come may carry."""
STEAM: Final = 0.5
"""A smokestack and a propeller together."""
MISSING: Final = 0.6
"""How likely a ship is finished, for each card that is missing."""
OPEN: Final = 0.45
"""An empty mount or cabin of a ship under way, which may still be filled."""
SECOND: Final = 0.4
"""What a second ship under way counts beside the best one."""
CONTRACT: Final = 0.5
"""A contract held counts for so much before the end."""


def make(rules: Rules) -> Value:
    return ShipyardValue(rules)


class ShipyardValue(Value):
    def of(self, state: State, seat: int) -> float:
        s = cast(Shipyard, state)
        value = float(s.score(seat))
        if s.finished:
            return value + 0.01 * s.guilders[seat]
        value += trader_points(s, seat) + contracts(s, seat)
        left = turns_left(s)
        lasting = min(1.0, left / 4)
        value += yard(s, seat, left) + store(s, seat, lasting) + staff(s, seat, left)
        value += lasting * (GUILDER * min(s.guilders[seat], 12) + TRAIN * min(3, len(s.wagons[seat])))
        value += lasting * STEP * s.ways[seat].longest(FAR)
        return value + 0.02 * s.guilders[seat]


def turns_left(s: Shipyard) -> float:
    """Full turns a seat has still to come, at a guess."""
    if s.stage >= FINAL:
        return 0.0
    if s.stage < PLAY:
        return float(TURNS)
    return max(0.0, float(TURNS - (s.lead + s.seats - 1) // s.seats))


def contracts(s: Shipyard, seat: int) -> float:
    best = [0, 0]
    for contract in s.contracts[seat]:
        colour = s.deck.colour[contract]
        best[colour] = max(best[colour], contract_points(s, seat, contract))
    return CONTRACT * sum(best) if s.stage < FINAL else float(sum(best))


def staff(s: Shipyard, seat: int, left: float) -> float:
    value = 0.0
    for employee in range(EMPLOYEES):
        if s.hired[seat] >> employee & 1:
            value += STAFF[s.deck.employees[employee].effect] * left
    return value


def store(s: Shipyard, seat: int, lasting: float) -> float:
    """Pieces that a ship to come may carry; too many of a kind are worth little."""
    at = len(PIECES) * seat
    value = 0.0
    for piece in range(len(PIECES)):
        count = s.store[at + piece]
        value += PIECE[piece] * (min(count, 2) + 0.3 * max(0, count - 2))
    if s.store[at + CAPTAIN]:
        value += 1.0
    if s.store[at + SMOKESTACK] and s.store[at + PROPELLER]:
        value += STEAM
    return lasting * value


def yard(s: Shipyard, seat: int, left: float) -> float:
    """Ships under way: the cards from each bow on, by what the ship may score and how much of it is missing."""
    best = second = finished = loose = 0.0
    column = 0
    while column < YARD:
        kind = kind_at(s, seat, column)
        if kind != BOW:
            loose += 0.4 if kind != NONE and left > 3 else 0.0
            column += 1
            continue
        cards = [s.yard[YARD * seat + column]]
        gaps = between = 0
        closed = False
        column += 1
        while column < YARD and not closed and kind_at(s, seat, column) != BOW:
            following = kind_at(s, seat, column)
            if following == NONE:
                between += 1
            else:
                gaps += between
                between = 0
                cards.append(s.yard[YARD * seat + column])
                closed = following == STERN
            column += 1
        missing = gaps + (0 if closed else 1) + (1 if len(cards) == 1 else 0)
        value = ship(s, seat, cards, missing, left)
        if not missing:
            finished += value
        elif value > best:
            best, second = value, best
        else:
            second = max(second, value)
    return finished + best + SECOND * second + loose


def ship(s: Shipyard, seat: int, cards: list[int], missing: int, left: float) -> float:
    """What a ship may score with the pieces in the store, and what it may gain until it is finished."""
    at = len(PIECES) * seat
    captains = s.store[at + CAPTAIN]
    reach = s.ways[seat].longest(FAR + 2)
    if (missing + 2) // 3 > left + 1:
        return 0.0
    if not missing and (not captains or not reach):
        return 0.0
    if missing and left > 2:
        reach = max(reach, 4)
    features = features_of(s, cards)
    points, filled = outfit(s, seat, features, captains, reach)
    if not missing:
        return 0.97 * points
    points += OPEN * max(0, sum(features[:LIFEBUOY]) - filled) * min(1.0, left / 6)
    if not captains:
        points *= 0.85
    return points * MISSING**missing


def outfit(s: Shipyard, seat: int, features: list[int], captains: int, reach: int) -> tuple[float, int]:
    """The points of a ship with these features, fitted out from the store, and how many pieces it takes."""
    at = len(PIECES) * seat
    masts = features[MOUNTS[SAIL]]
    propellers = min(s.store[at + PROPELLER], features[MOUNTS[PROPELLER]] + allowance(s, seat, PROPELLER))
    stacks = min(s.store[at + SMOKESTACK], masts)
    sails = min(s.store[at + SAIL], masts - stacks)
    speed = 2 + stacks + propellers + sails if stacks and propellers else 1 + sails + propellers + stacks // 2
    if s.has(seat, HELMSMAN):
        speed += 1
    speed = min(speed, reach)
    crew = 1 + min(features[CABIN], s.store[at + SOLDIER] + s.store[at + BUSINESSMAN] + max(0, captains - 1))
    for piece, element in ((CAPTAIN, OFFICER), (SOLDIER, SOLDIER), (BUSINESSMAN, BUSINESSMAN)):
        crew += min(allowance(s, seat, element), s.store[at + piece])
    gear = 0
    for piece in (CRANE, CANNON):
        gear += min(s.store[at + piece], features[MOUNTS[piece]] + allowance(s, seat, piece))
    officials = 0.25 * (sum(features[LIFEBUOY:]) + gear + 0.5 * (crew - 1))
    filled = stacks + sails + propellers + gear + crew - 1
    return crew + 2 * gear + speed + 0.5 * speed * officials + 0.3 * speed, filled
