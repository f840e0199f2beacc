"""Reasons for choices in Shipyard: points, ships, canals, employees, guilders and commodities."""

from __future__ import annotations

from typing import cast

from roadstead.bots.reason import Reason
from roadstead.bots.values.shipyard import GUILDER, RICH, TRAIN, fleet, ships_in_yard, staff, turns_left
from roadstead.engine.game import State
from roadstead.engine.words import Message
from roadstead.games.shipyard import messages
from roadstead.games.shipyard.deck import NONE, PIECES, YARD
from roadstead.games.shipyard.scoring import trader_points
from roadstead.games.shipyard.state import ShipyardState


def reasons(before: State, after: State, end: State, seat: int) -> list[Reason]:
    was, s = cast(ShipyardState, before), cast(ShipyardState, end)
    left = turns_left(was)
    lasting = min(1.0, left / 4)
    points = s.score(seat) - was.score(seat)
    guilders = s.guilders[seat] - was.guilders[seat]
    trains = min(3, len(s.wagons[seat])) - min(3, len(was.wagons[seat]))
    helped = staff(s, seat, left) - staff(was, seat, left) + trader_points(s, seat) - trader_points(was, seat)
    spent = min(s.guilders[seat], RICH) - min(was.guilders[seat], RICH)
    found = [
        Reason(Message(messages.HINT_POINTS, (points,)), float(points)),
        Reason(Message(messages.HINT_GUILDERS, (guilders,)), lasting * GUILDER * spent),
        Reason(Message(messages.HINT_TRAINS, ()), lasting * TRAIN * trains),
    ]
    if len(s.employees(seat)) > len(was.employees(seat)):
        found.append(Reason(Message(messages.HINT_EMPLOYEE, ()), helped))
    grown = fleet_reason(was, s, seat)
    if grown:
        gain = fleet(s, seat, left, lasting) - fleet(was, seat, left, lasting)
        found.append(Reason(Message(grown, ()), gain))
    return found


def fleet_reason(was: ShipyardState, s: ShipyardState, seat: int) -> str:
    """What has grown: the ships in the yard, the canals or the store; empty if none of them has."""
    if complete_ships(s, seat) > complete_ships(was, seat):
        return messages.HINT_COMPLETE
    if len(s.ways[seat].canals) > len(was.ways[seat].canals):
        return messages.HINT_CANAL
    if cards(s, seat) > cards(was, seat):
        return messages.HINT_CARDS
    return messages.HINT_PIECES if pieces(s, seat) > pieces(was, seat) else ""


def complete_ships(s: ShipyardState, seat: int) -> int:
    return sum(ship.complete for ship in ships_in_yard(s, seat, 0.0))


def cards(s: ShipyardState, seat: int) -> int:
    return YARD - s.yard[YARD * seat : YARD * (seat + 1)].count(NONE)


def pieces(s: ShipyardState, seat: int) -> int:
    return sum(s.store[len(PIECES) * seat : len(PIECES) * (seat + 1)])
