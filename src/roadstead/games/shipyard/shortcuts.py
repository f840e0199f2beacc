"""Lines of moves in Shipyard: a whole fitting, a whole cruise, all loads of a train, and gestures of a board.

From a view alone, as all words. A number that can only be one, and a space that is the only next one, is no decision
and so no move of a line.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from roadstead.engine.words import Message, Shortcut, tally
from roadstead.games.shipyard import messages, tasks
from roadstead.games.shipyard.canal_words import waterway_of
from roadstead.games.shipyard.canals import SITES
from roadstead.games.shipyard.codes import ShipyardCodes
from roadstead.games.shipyard.deck import CANAL_COLUMN, KIND_OF_COLUMN, KINDS, NONE, STAND_IN, ShipyardDeck
from roadstead.games.shipyard.fitting_figures import FittingView
from roadstead.games.shipyard.market_words import load_price
from roadstead.games.shipyard.view import ShipyardView

Saying: TypeAlias = Callable[[int], Message]
"""How a choice reads."""


def shortcuts(v: ShipyardView, deck: ShipyardDeck, codes: ShipyardCodes, says: Saying) -> list[Shortcut]:
    due = v.due_of(v.seat)
    if due is None or v.seat is None:
        return []
    found: list[Shortcut] = []
    if due.kind == tasks.LOADS:
        found = [sell_all(v, deck, codes, due.arg)]
    elif due.kind == tasks.FIT and v.fitting is not None:
        found = fittings(v.fitting, codes)
    elif due.kind == tasks.MOVE:
        found = best_cruise(v, deck, codes)
    elif due.kind == tasks.BUILD:
        return placings(v, deck, codes, says)
    elif due.kind == tasks.BUY_CANAL:
        return layings(v, deck, codes, says)
    return [line for line in found if len(line.codes) > 1]


# -- the exchange -------------------------------------------------------------------------------------------


def sell_all(v: ShipyardView, deck: ShipyardDeck, codes: ShipyardCodes, first: int) -> Shortcut:
    """The loads left on the train, commodity by commodity (SHY-D09)."""
    guilders = 0
    line: list[int] = []
    for commodity in range(first, len(v.loads)):
        loads = v.loads[commodity]
        if loads:
            guilders += loads * load_price(v, deck, commodity, v.setting - 1)
            trades = codes.trades[commodity][loads]
            line.append(codes.trade.at(next(trade for trade in trades if codes.sold[trade] == loads)))
    return Shortcut(Message(messages.SHORTCUT_SELL, (guilders,)), tuple(line))


# -- fitting out --------------------------------------------------------------------------------------------


def fittings(fitting: FittingView, codes: ShipyardCodes) -> list[Shortcut]:
    """For most points of the ship and its cruise, and with nothing more."""
    best, least = fitting.best, fitting.tries[0]
    most = Message(
        messages.SHORTCUT_FIT, (tally(list(best.pieces)), best.speed, best.worth.points, best.total)
    )
    none = Message(
        messages.SHORTCUT_FIT_NO_MORE, (tally(list(least.pieces)), least.speed, least.worth.points)
    )
    lines = [Shortcut(none, moves_of(fitting.none_line, codes))]
    if best.numbers != least.numbers:
        lines.insert(0, Shortcut(most, moves_of(fitting.best_line, codes)))
    return lines


def moves_of(line: tuple[str, ...], codes: ShipyardCodes) -> tuple[int, ...]:
    return tuple(codes.book.code(move) for move in line)


# -- a cruise -----------------------------------------------------------------------------------------------


def best_cruise(v: ShipyardView, deck: ShipyardDeck, codes: ShipyardCodes) -> list[Shortcut]:
    """The rest of the cruise for most points; of equal ones that which leaves most canals."""
    voyage = v.voyage
    if voyage is None:
        return []
    way = waterway_of(v, deck, v.user)
    line: list[int] = []
    for at, step in enumerate(voyage.course):
        space = len(SITES) * step.canal + step.site
        if len(way.next_spaces(voyage.left - at)) > 1:
            line.append(codes.move.at(space))
        way.move(space)
    return [Shortcut(Message(messages.SHORTCUT_SAIL, (voyage.best,)), tuple(line))]


# -- gestures -----------------------------------------------------------------------------------------------


def placings(v: ShipyardView, deck: ShipyardDeck, codes: ShipyardCodes, says: Saying) -> list[Shortcut]:
    """A ship card dropped on a place of the yard; the only place of a kind is no choice (SHY-D03)."""
    names = deck.names("ship-card")
    offered = [
        (offer.card, f"card:{names[offer.card].id}")
        for column in v.shelves[: len(KIND_OF_COLUMN)]
        for offer in column
        if offer.card != NONE and not offer.bars
    ]
    offered += [(card, f"stand-in:{KINDS[card - STAND_IN]}") for card in v.stand_ins]
    found: list[Shortcut] = []
    for card, thing in offered:
        spots = v.builders[v.user].dock.spots[deck.kind[card]]
        buys = codes.build.at(card)
        for spot in spots:
            line = (buys, codes.place.at(spot.column)) if len(spots) > 1 else (buys,)
            place = f"yard:{v.user}:{spot.column + 1}"
            steps = (Message(messages.PLACE, (spot.column + 1,)),)
            found.append(Shortcut(says(buys), line, steps, (thing, place)))
    return found


def layings(v: ShipyardView, deck: ShipyardDeck, codes: ShipyardCodes, says: Saying) -> list[Shortcut]:
    """A canal on offer dropped on an empty cell; how it is turned is asked then."""
    names = deck.names("canal")
    way = waterway_of(v, deck, v.user)
    found: list[Shortcut] = []
    for canal in [offer.card for offer in v.shelves[CANAL_COLUMN] if offer.card != NONE and not offer.bars]:
        cells = [
            (beside, side)
            for beside, side in way.free_cells()
            if way.rotations(canal, way.cell_beyond(beside, side))
        ]
        for beside, side in cells if len(cells) > 1 else ():
            line = (codes.canal.at(canal), codes.cell.at2(beside, side))
            things = (f"canal:{names[canal].id}", f"cell:{names[beside].id}:{SITES[side]}")
            found.append(Shortcut(says(line[0]), line, targets=things))
    return found
