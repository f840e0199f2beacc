"""Reasons for choices in Shipyard: points, ships, canals, employees, guilders and commodities."""

from __future__ import annotations

from typing import Final, cast

from roadstead.bots.reason import Reason
from roadstead.bots.values.shipyard import GUILDER, RICH, fleet, ships_in_yard, staff, turns_left
from roadstead.bots.values.shipyard import TRAIN as TRAIN_WORTH
from roadstead.engine.game import State
from roadstead.engine.words import Message
from roadstead.games.shipyard import messages, tasks
from roadstead.games.shipyard.deck import (
    BUILD,
    CANAL,
    EXCHANGE,
    HIRE,
    MANUFACTURE,
    NONE,
    PIECES,
    RECRUIT,
    TRAIN,
    YARD,
)
from roadstead.games.shipyard.scoring import trader_points
from roadstead.games.shipyard.state import ShipyardState

OF_TASK: Final = {
    tasks.BUILD: BUILD,
    tasks.PLACE: BUILD,
    tasks.BUY_TRAIN: TRAIN,
    tasks.BUY_CANAL: CANAL,
    tasks.CELL: CANAL,
    tasks.TURN: CANAL,
    tasks.EDGE: CANAL,
    tasks.MANUFACTURE: MANUFACTURE,
    tasks.RECRUIT: RECRUIT,
    tasks.HIRE: HIRE,
    tasks.EXCHANGE: EXCHANGE,
    tasks.LOAD: EXCHANGE,
    tasks.LOADS: EXCHANGE,
}
"""The action that a decision belongs to."""


def reasons(before: State, after: State, end: State, seat: int) -> list[Reason]:
    """What the turn's other action brings is no reason for this one, but for points and guilders."""
    was, s = cast(ShipyardState, before), cast(ShipyardState, end)
    left = turns_left(was)
    lasting = min(1.0, left / 4)
    points = s.score(seat) - was.score(seat)
    guilders = s.guilders[seat] - was.guilders[seat]
    trains = min(3, len(s.wagons[seat])) - min(3, len(was.wagons[seat]))
    helped = staff(s, seat, left) - staff(was, seat, left) + trader_points(s, seat) - trader_points(was, seat)
    spent = min(s.guilders[seat], RICH) - min(was.guilders[seat], RICH)
    actions = actions_of(was, cast(ShipyardState, after), seat)
    found = [
        Reason(Message(messages.HINT_POINTS, (points,)), float(points)),
        Reason(Message(messages.HINT_GUILDERS, (guilders,)), lasting * GUILDER * spent),
    ]
    if TRAIN in actions:
        found.append(Reason(Message(messages.HINT_TRAINS, ()), lasting * TRAIN_WORTH * trains))
    if HIRE in actions and len(s.employees(seat)) > len(was.employees(seat)):
        found.append(Reason(Message(messages.HINT_EMPLOYEE, ()), helped))
    grown = fleet_reason(was, s, seat, actions)
    if grown:
        gain = fleet(s, seat, left, lasting) - fleet(was, seat, left, lasting)
        found.append(Reason(Message(grown, ()), gain))
    return found


def actions_of(was: ShipyardState, after: ShipyardState, seat: int) -> list[int]:
    """The actions that the choice which led to `after` may belong to."""
    kind = next(due.kind for due in was.dues() if due.seat == seat)
    if kind in OF_TASK:
        return [OF_TASK[kind]]
    if kind == tasks.CHOOSE:
        return [after.marks[seat][-1]]
    if kind == tasks.NEXT_STEP and after.turn == was.turn:
        if after.bonus_done == was.bonus_done:
            return [was.main]
        return [action for action in was.actions if action != was.main]
    return list(was.actions)


def fleet_reason(was: ShipyardState, s: ShipyardState, seat: int, actions: list[int]) -> str:
    """What these actions let grow: the ships in the yard, the canals or the store; empty if none of them has."""
    if BUILD in actions and complete_ships(s, seat) > complete_ships(was, seat):
        return messages.HINT_COMPLETE
    if CANAL in actions and len(s.ways[seat].canals) > len(was.ways[seat].canals):
        return messages.HINT_CANAL
    if BUILD in actions and cards(s, seat) > cards(was, seat):
        return messages.HINT_CARDS
    outfits = any(action in actions for action in (MANUFACTURE, RECRUIT, HIRE, EXCHANGE))
    return messages.HINT_PIECES if outfits and pieces(s, seat) > pieces(was, seat) else ""


def complete_ships(s: ShipyardState, seat: int) -> int:
    return sum(ship.complete for ship in ships_in_yard(s, seat, 0.0))


def cards(s: ShipyardState, seat: int) -> int:
    return YARD - s.yard[YARD * seat : YARD * (seat + 1)].count(NONE)


def pieces(s: ShipyardState, seat: int) -> int:
    return sum(s.store[len(PIECES) * seat : len(PIECES) * (seat + 1)])
