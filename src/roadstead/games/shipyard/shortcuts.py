"""Lines of moves in Shipyard: a whole fitting, a whole cruise, all loads of a train; from a view alone.

A number that can only be one, and a space that is the only next one, is no decision and so no move of a line.
"""

from __future__ import annotations

from typing import Final

from roadstead.engine.words import Message, Shortcut, tally
from roadstead.games.shipyard import messages, tasks
from roadstead.games.shipyard.canal_words import allowed, features_of, waterway_of
from roadstead.games.shipyard.canals import Waterway
from roadstead.games.shipyard.codes import (
    BUSINESSMEN,
    CANNONS,
    CRANES,
    FITTINGS,
    HELM,
    OFFICERS,
    PAIRS,
    PROPELLERS,
    SAILS,
    SMOKESTACKS,
    SOLDIERS,
    ShipyardCodes,
)
from roadstead.games.shipyard.cruise import CABIN_FITTINGS, PIECE_OF, element_of
from roadstead.games.shipyard.deck import (
    CABIN,
    CAPTAIN,
    HELMSMAN,
    MOUNTS,
    NONE,
    PIECES,
    RIBAND,
    RIGGER,
    ShipyardDeck,
)
from roadstead.games.shipyard.market_words import load_price
from roadstead.games.shipyard.view import ShipyardView

MANY_WALKS: Final = 12
"""Longer cruises are not searched for the best one."""


def shortcuts(v: ShipyardView, deck: ShipyardDeck, codes: ShipyardCodes) -> list[Shortcut]:
    due = v.due_of(v.seat)
    if due is None or v.seat is None:
        return []
    found: list[Shortcut] = []
    if due.kind == tasks.LOADS:
        found = [sell_all(v, deck, codes, due.arg)]
    elif due.kind == tasks.FIT:
        found = Outfit(v, deck, codes, due.arg).shortcuts()
    elif due.kind == tasks.MOVE:
        found = best_cruise(v, deck, codes)
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


class Outfit:
    """The ship that is being fitted out, from the fitting that is asked now on."""

    def __init__(self, v: ShipyardView, deck: ShipyardDeck, codes: ShipyardCodes, first: int) -> None:
        self.deck = deck
        self.codes = codes
        self.first = first
        self.reach = v.cruise.reach
        self.fitted = list(v.cruise.fitted)
        own = v.builders[v.user]
        self.store = own.store
        self.features = features_of(deck, own.yard[v.cruise.bow : v.cruise.bow + v.cruise.length])
        self.extra = allowed(deck, own)
        effects = [deck.employees[card].effect for card in own.employees]
        self.has_helmsman = HELMSMAN in effects
        self.has_rigger = RIGGER in effects
        self.waiting = len(own.ships) - 1
        """Other complete ships, each of which needs a captain."""

    def shortcuts(self) -> list[Shortcut]:
        """With all that brings the ship points, and with nothing more."""
        best = self.with_crew(self.fastest())
        most = self.line(best, messages.SHORTCUT_FIT)
        least = self.line(self.fitted, messages.SHORTCUT_FIT_NO_MORE)
        return [most, least] if best != self.fitted else [least]

    def line(self, fitted: list[int], key: str) -> Shortcut:
        speed = self.speed_of(fitted)
        pieces = self.pieces_of(fitted)
        points = self.deck.speed_points * speed
        for piece in range(len(PIECES)):
            points += self.deck.piece_points[piece] * pieces[piece]
        found: list[int] = []
        so_far = self.fitted[: self.first] + [0] * (len(FITTINGS) - self.first)
        for fitting in range(self.first, len(FITTINGS)):
            if self.has_choice(so_far, fitting):
                found.append(self.codes.fit.at2(fitting, fitted[fitting]))
            so_far[fitting] = fitted[fitting]
        return Shortcut(Message(key, (tally(pieces), speed, points)), tuple(found))

    def pieces_of(self, fitted: list[int]) -> list[int]:
        pieces = [0] * len(PIECES)
        for fitting in range(len(FITTINGS)):
            if PIECE_OF[fitting] != NONE:
                pieces[PIECE_OF[fitting]] += fitted[fitting]
        pieces[CAPTAIN] += 1
        return pieces

    def speed_of(self, fitted: list[int]) -> int:
        """SHY-604, SHY-605, SHY-606."""
        sails, smokestacks, propellers = fitted[SAILS], fitted[SMOKESTACKS], fitted[PROPELLERS]
        if smokestacks and propellers:
            speed = self.deck.steam_speed + smokestacks - 1 + propellers - 1 + sails
        else:
            speed = self.deck.plain_speed + sails + propellers + smokestacks // 2
        return speed + fitted[HELM] + fitted[PAIRS]

    def most_of(self, fitted: list[int], fitting: int) -> int:
        """SHY-602, SHY-D11: by store, mounts and cabins."""
        if fitting == HELM:
            return int(self.has_helmsman)
        if fitting == PAIRS:
            return fitted[SAILS] // 2 if self.has_rigger else 0
        piece = PIECE_OF[fitting]
        stock = self.store[piece] - int(fitting == OFFICERS)
        if fitting in CABIN_FITTINGS:
            room = self.features[CABIN]
            for crew in CABIN_FITTINGS:
                room -= max(0, fitted[crew] - self.extra[element_of(crew)]) if crew < fitting else 0
            return min(stock, room + self.extra[element_of(fitting)])
        room = self.features[MOUNTS[piece]]
        if fitting == SMOKESTACKS:
            room -= max(0, fitted[SAILS] - self.extra[PIECE_OF[SAILS]])
        return min(stock, room + self.extra[piece])

    def has_choice(self, fitted: list[int], fitting: int) -> bool:
        """Whether more than none can be fitted after these."""
        if self.most_of(fitted, fitting) < 1:
            return False
        if fitting > PAIRS:
            return True
        for number in range(1, self.most_of(fitted, fitting) + 1):
            tried = [*fitted[:fitting], number, *fitted[fitting + 1 :]]
            if self.speed_of(tried) <= self.reach:
                return True
        return False

    def fastest(self) -> list[int]:
        """The greatest speed within reach, with the fewest pieces; those fitted before are settled."""
        best = self.fitted
        waiting = [self.fitted]
        for fitting in range(self.first, PAIRS + 1):
            waiting = [
                [*tried[:fitting], number, *tried[fitting + 1 :]]
                for tried in waiting
                for number in range(max(0, self.most_of(tried, fitting)) + 1)
            ]
            waiting = [tried for tried in waiting if self.speed_of(tried) <= self.reach]
        for tried in waiting:
            if (self.speed_of(tried), -sum(tried[:HELM])) > (self.speed_of(best), -sum(best[:HELM])):
                best = tried
        return best

    def with_crew(self, fitted: list[int]) -> list[int]:
        """Cranes, cannons and crew that bring points; officers last, and no captain that another ship needs."""
        full = fitted[:]
        for fitting in (CRANES, CANNONS):
            if fitting >= self.first and self.deck.piece_points[PIECE_OF[fitting]]:
                full[fitting] = max(0, self.most_of(full, fitting))
        cabins = self.features[CABIN]
        for crew in CABIN_FITTINGS:
            cabins -= max(0, full[crew] - self.extra[element_of(crew)])
        for crew in (BUSINESSMEN, SOLDIERS, OFFICERS):
            if crew >= self.first and self.deck.piece_points[PIECE_OF[crew]]:
                stock = self.store[PIECE_OF[crew]] - (1 + self.waiting if crew == OFFICERS else 0)
                full[crew] = max(0, min(stock, cabins + self.extra[element_of(crew)]))
                cabins -= max(0, full[crew] - self.extra[element_of(crew)])
        return full


# -- a cruise -----------------------------------------------------------------------------------------------


def best_cruise(v: ShipyardView, deck: ShipyardDeck, codes: ShipyardCodes) -> list[Shortcut]:
    """The rest of the cruise for most points; of equal ones that which leaves most canals."""
    left = v.cruise.speed - v.cruise.sailed
    if left > MANY_WALKS:
        return []
    best: tuple[int, int] = (-1, 0)
    spaces: list[int] = []
    for walk in waterway_of(v, deck, v.user).find_walks(left):
        worth = (points_of(v, deck, walk), canals_after(v, deck, walk))
        if worth > best:
            best, spaces = worth, walk
    way = waterway_of(v, deck, v.user)
    line: list[int] = []
    for at, space in enumerate(spaces):
        if len(way.next_spaces(left - at)) > 1:
            line.append(codes.move.at(space))
        way.move(space)
    return [Shortcut(Message(messages.SHORTCUT_SAIL, (best[0],)), tuple(line))]


def points_of(v: ShipyardView, deck: ShipyardDeck, walk: list[int]) -> int:
    """SHY-612, SHY-613: of the whole cruise, what is behind it too."""
    way: Waterway = waterway_of(v, deck, v.user)
    points, riband = v.cruise.points, v.cruise.riband
    for at, space in enumerate(walk):
        icon = way.icon(space)
        if icon == RIBAND:
            riband = v.cruise.sailed + at + 1
        elif icon != NONE:
            points += v.cruise.pays[icon]
    return points + riband


def canals_after(v: ShipyardView, deck: ShipyardDeck, walk: list[int]) -> int:
    way = waterway_of(v, deck, v.user)
    for space in walk:
        way.move(space)
    return len(way.canals)
