"""Evaluates positions of Shipyard: a seat's points, and those that yard, store, canals and staff may bring.

A ship in the yard is worth what it would score with the pieces in the store on the laid canals, plus its potential:
empty mounts and cabins, and places for more cards. Sailing too early forfeits that potential.
"""

from __future__ import annotations

from typing import Final, cast

from roadstead.bots.value import Value
from roadstead.engine.game import Rules, State
from roadstead.games.shipyard.building import kind_at
from roadstead.games.shipyard.canals import score_of_walk
from roadstead.games.shipyard.cruise import allowance, features_of
from roadstead.games.shipyard.deck import (
    BOW,
    BUSINESSMAN,
    CABIN,
    CANNON,
    CAPTAIN,
    CRANE,
    HELMSMAN,
    LANTERN,
    LIFEBOAT,
    LIFEBUOY,
    MAST,
    MOUNTS,
    NONE,
    OFFICER,
    PIECES,
    PROPELLER,
    RIBAND,
    RIGGER,
    SAIL,
    SMOKESTACK,
    SOLDIER,
    STERN,
    YARD,
)
from roadstead.games.shipyard.scoring import contract_points, trader_points
from roadstead.games.shipyard.state import FINAL, PLAY, ShipyardState

TURNS: Final = 23
SUPPLY: Final = [21, 42, 21]
"""Number of bows, middles and sterns bought until the last one is turned up (SHY-R40)."""
GUILDER: Final = 0.25
RICH: Final = 12
"""The price of two bonus actions; more guilders than this are worth little."""
TRAIN: Final = 1.5
STAFF: Final = [0.13, 0.13, 0.03, 0.06, 0.08, 0.05, 0.05]
"""Value of an employee per remaining turn, by effect: an engineer brings about one piece in eight turns."""
PIECE: Final = [0.35, 0.35, 0.35, 0.7, 0.7, 0.9, 0.3, 0.3]
"""Value of a piece in the store that the best ship cannot carry: a third of what it scores."""
STEP: Final = 0.3
"""Value of a space of the canals left for later ships, up to SPARE spaces."""
SPARE: Final = 6
MISSING: Final = 0.95
"""Probability that a ship is finished, per missing card."""
COMPLETE: Final = 0.99
NO_CAPTAIN: Final = 0.85
OPEN: Final = 0.6
"""Value of an empty mount or cabin of an unfinished ship: a piece scores 1 or 2, and about half get filled."""
ROOM: Final = 0.5
"""Value of a place where an unfinished ship can grow, up to LENGTH cards; longer ones take too long."""
LENGTH: Final = 6
HOPE: Final = 0.8
"""Share of the speed expected from empty masts and propeller mounts that is used to evaluate the canals."""
TOO_FAST: Final = 0.6
"""Value of a step of speed for which the canals are still too short."""
RIPE: Final = 8.0
"""Number of remaining turns from which on all empty mounts and cabins may be filled."""
LATER: Final = 0.2
"""Share of the value of each ship in the yard besides the best one; they share store and canals."""
LOOSE: Final = 0.4
"""Value of a card that has no bow yet."""


def make(rules: Rules) -> Value:
    return ShipyardValue(rules)


class ShipyardValue(Value):
    def of(self, state: State, seat: int) -> float:
        s = cast(ShipyardState, state)
        value = float(s.score(seat))
        if s.finished:
            return value + 0.01 * s.guilders[seat]
        left = turns_left(s)
        lasting = min(1.0, left / 4)
        value += trader_points(s, seat) + staff(s, seat, left) + fleet(s, seat, left, lasting)
        value += lasting * (GUILDER * min(s.guilders[seat], RICH) + TRAIN * min(3, len(s.wagons[seat])))
        return value + 0.02 * s.guilders[seat]


def turns_left(s: ShipyardState) -> float:
    """An estimate of a seat's remaining full turns; ship cards may run out first (SHY-902)."""
    if s.stage >= FINAL or s.early:
        return 0.0
    if s.stage < PLAY:
        return float(TURNS)
    gone = s.lead / s.seats
    left = TURNS - gone
    for kind, pile in enumerate((s.bows, s.middles, s.sterns)):
        left = min(left, len(pile) * (gone + 2) / (SUPPLY[kind] - len(pile) + 2))
    return max(0.0, left)


def staff(s: ShipyardState, seat: int, left: float) -> float:
    value = 0.0
    for employee in s.employees(seat):
        value += STAFF[employee.effect] * left
    return value


def contracts(s: ShipyardState, seat: int) -> int:
    """Points of the best contract of each colour, for the ships that have sailed."""
    best = [0, 0]
    for contract in s.contracts[seat]:
        colour = s.deck.colour[contract]
        best[colour] = max(best[colour], contract_points(s, seat, contract))
    return sum(best)


def fleet(s: ShipyardState, seat: int, left: float, lasting: float) -> float:
    """Value of contracts, of ships in the yard, and of what the best ship leaves in store and canals."""
    met = contracts(s, seat)
    value = float(met)
    ships = ships_in_yard(s, seat, left)
    store = s.store[len(PIECES) * seat : len(PIECES) * (seat + 1)]
    loose = YARD - s.yard[YARD * seat : YARD * (seat + 1)].count(NONE)
    speed = 0
    if ships:
        best = ships[0]
        for ship in ships:
            loose -= len(ship.cards)
            if ship.complete > best.complete or (ship.complete == best.complete and ship.worth > best.worth):
                best = ship
        for ship in ships:
            if ship is best:
                value += ship.worth
            elif not ship.complete or store[CAPTAIN] > 1:
                value += LATER * ship.worth
        s.fleet[seat].append(best.pieces + best.cards)
        value += best.likely * (contracts(s, seat) - met)
        s.fleet[seat].pop()
        speed = best.speed
        for piece in range(len(PIECES)):
            store[piece] = max(0, store[piece] - best.pieces[piece])
    for piece in range(len(PIECES)):
        value += lasting * PIECE[piece] * (min(store[piece], 2) + 0.3 * max(0, store[piece] - 2))
    value += lasting * STEP * (s.ways[seat].longest(speed + SPARE) - speed)
    return value + (LOOSE * loose if left > 3 else 0.0)


def ships_in_yard(s: ShipyardState, seat: int, left: float) -> list[Ship]:
    """The cards from each bow up to a stern or the next bow, if they can become a ship without being moved."""
    found: list[Ship] = []
    column = 0
    while column < YARD:
        bow = column
        column += 1
        if kind_at(s, seat, bow) != BOW:
            continue
        cards = [s.yard[YARD * seat + bow]]
        missing = empty = 0
        while column < YARD and kind_at(s, seat, column) != BOW:
            kind = kind_at(s, seat, column)
            column += 1
            if kind == NONE:
                empty += 1
                continue
            cards.append(s.yard[YARD * seat + column - 1])
            missing += empty
            empty = 0
            if kind == STERN:
                found.append(Ship(s, seat, cards, missing, 0, left))
                break
        else:
            end = 1 if len(cards) > 1 else 2
            if empty >= end:
                found.append(Ship(s, seat, cards, missing + end, empty - end, left))
    return found


class Ship:
    """A ship in the yard, complete or unfinished, as it would be fitted out from the store."""

    def __init__(
        self, s: ShipyardState, seat: int, cards: list[int], missing: int, room: int, left: float
    ) -> None:
        store = s.store[len(PIECES) * seat : len(PIECES) * (seat + 1)]
        features = features_of(s, cards)
        pieces = pieces_to_fit(s, seat, store, features)
        sails, stacks, propellers = pieces[SAIL], pieces[SMOKESTACK], pieces[PROPELLER]
        if stacks and propellers:
            speed = s.deck.steam_speed + stacks + propellers - 2 + sails
        else:
            speed = s.deck.plain_speed + stacks // 2 + propellers + sails
        speed += (1 if s.has(seat, HELMSMAN) else 0) + (sails // 2 if s.has(seat, RIGGER) else 0)
        ripening = min(1.0, left / RIPE) if missing else 0.0
        idle = max(0, features[MAST] - sails - stacks) + max(0, features[MOUNTS[PROPELLER]] - propellers)
        hoped = speed + int(HOPE * ripening * idle + 0.5)
        reach = s.ways[seat].longest(hoped)
        points = float(s.deck.speed_points * min(speed, reach))
        points += cruise(s, seat, features, pieces, min(hoped, reach))
        for piece in range(len(PIECES)):
            points += s.deck.piece_points[piece] * pieces[piece]
        idle = max(0, sum(features[:LIFEBUOY]) + 1 - sum(pieces))
        room = min(room, max(0, LENGTH - len(cards) - missing))
        points += ripening * (OPEN * idle + ROOM * room + TOO_FAST * max(0, speed - reach))
        self.cards = cards
        self.pieces = pieces
        self.speed = min(speed, reach)
        self.missing = missing
        self.complete = not missing
        self.likely = sail_probability(missing, store[CAPTAIN] > 0, reach > 0, left)
        self.worth = self.likely * points


def sail_probability(missing: int, captain: bool, canal: bool, left: float) -> float:
    """Probability that a ship is finished in time and sails (SHY-607)."""
    if not missing:
        return COMPLETE if captain and canal else 0.0
    turns = (missing + 2) // 3 + (0 if captain else 1) + (0 if canal else 1)
    if turns > left + 1:
        return 0.0
    return MISSING**missing * (1.0 if captain else NO_CAPTAIN) * min(1.0, (left + 2 - turns) / 2)


def pieces_to_fit(s: ShipyardState, seat: int, store: list[int], features: list[int]) -> list[int]:
    """The pieces of the store that a ship can carry, always including a captain."""
    pieces = [0] * len(PIECES)
    for piece in (PROPELLER, CRANE, CANNON):
        pieces[piece] = min(store[piece], features[MOUNTS[piece]] + allowance(s, seat, piece))
    free_sails, free_stacks = allowance(s, seat, SAIL), allowance(s, seat, SMOKESTACK)
    steam = min(1, store[SMOKESTACK], features[MAST] + free_stacks) if pieces[PROPELLER] else 0
    pieces[SAIL] = min(store[SAIL], features[MAST] - max(0, steam - free_stacks) + free_sails)
    masts = features[MAST] - max(0, pieces[SAIL] - free_sails)
    pieces[SMOKESTACK] = min(store[SMOKESTACK], masts + free_stacks)
    if not steam:
        pieces[SMOKESTACK] -= pieces[SMOKESTACK] % 2
    cabins = features[CABIN]
    for piece, element in ((BUSINESSMAN, BUSINESSMAN), (SOLDIER, SOLDIER), (CAPTAIN, OFFICER)):
        stock = max(0, store[piece] - 1) if piece == CAPTAIN else store[piece]
        outside = min(stock, allowance(s, seat, element))
        inside = min(stock - outside, cabins)
        cabins -= inside
        pieces[piece] = outside + inside
    pieces[CAPTAIN] += 1
    return pieces


def cruise(s: ShipyardState, seat: int, features: list[int], pieces: list[int], speed: int) -> int:
    """The most points a cruise of this speed brings (SHY-612, SHY-613)."""
    pays = [pieces[SOLDIER] + pieces[CANNON], pieces[BUSINESSMAN] + pieces[CRANE]]
    pays += [features[LANTERN], features[LIFEBOAT], features[LIFEBUOY]]
    way = s.ways[seat]
    best = 0
    if speed:
        for walk in way.find_walks(speed):
            best = max(best, score_of_walk(way, walk, pays, RIBAND))
    return best
