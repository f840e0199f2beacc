"""What may be fitted to a ship with the store of its owner, which moves choose it, and what brings most points."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from roadstead.games.shipyard.canals import NONE
from roadstead.games.shipyard.codes import (
    BUSINESSMEN,
    CANNONS,
    CRANES,
    HELM,
    OFFICERS,
    PAIRS,
    PROPELLERS,
    SAILS,
    SMOKESTACKS,
    SOLDIERS,
)
from roadstead.games.shipyard.cruise import (
    PIECE_OF,
    allowance,
    cabins_left,
    element_of,
    features_of,
    masts_left,
    pays_for,
    pieces_of,
    room_for,
    speed_of,
    stock_of,
)
from roadstead.games.shipyard.deck import MOUNTS, PIECES
from roadstead.games.shipyard.state import ShipyardState
from roadstead.games.shipyard.walks import best_points, walks_from

DRIVE: Final = (SAILS, SMOKESTACKS, PROPELLERS, HELM, PAIRS)
CREW: Final = (OFFICERS, BUSINESSMEN, SOLDIERS)
GROUPS: Final[tuple[tuple[int, ...], ...]] = (DRIVE, (CRANES,), (CANNONS,), CREW)
"""Fittings whose numbers limit each other, in the order in which they are asked."""
TOO_FAST: Final = 6
"""Drives so much faster than the canals allow are left out: one piece hardly ever adds as much."""


class Outfitter:
    """A ship, complete or not, with what its owner has for it. Numbers are by fitting; those before `first` are
    settled."""

    def __init__(self, s: ShipyardState, seat: int, cards: list[int], settled: list[int], first: int) -> None:
        self.s = s
        self.seat = seat
        self.cards = cards
        self.settled = [number if fitting < first else 0 for fitting, number in enumerate(settled)]
        self.first = first
        self.features = features_of(s, cards)
        self.levels = walks_from(s.ways[seat], self.fastest())
        self.reach = len(self.levels) - 1
        """How far the figure can sail, as far as this ship is concerned; -1 without canals."""
        self.drives = self.rows(DRIVE)

    def fastest(self) -> int:
        """An upper bound of its speed: with all that it could have of each."""
        numbers = self.settled[:]
        for fitting in DRIVE:
            if fitting >= self.first:
                numbers[fitting] = self.most(self.settled, fitting)
        if self.first <= PAIRS and stock_of(self.s, self.seat, numbers, PAIRS):
            numbers[PAIRS] = numbers[SAILS] // 2
        return speed_of(self.s, numbers)

    def most(self, numbers: list[int], fitting: int) -> int:
        """SHY-D11: of a fitting, beside the numbers of those before it."""
        stock = stock_of(self.s, self.seat, numbers, fitting)
        if PIECE_OF[fitting] == NONE:
            return stock
        return max(0, min(stock, room_for(self.s, self.seat, self.features, numbers, fitting)))

    def rows(self, group: tuple[int, ...]) -> list[list[int]]:
        """All numbers of a group, the settled ones given, and none of the other groups; of drives those that are not
        far too fast."""
        found = [self.settled]
        for fitting in group:
            if fitting >= self.first:
                found = [
                    with_number(numbers, fitting, number)
                    for numbers in found
                    for number in range(self.most(numbers, fitting) + 1)
                ]
                if group == DRIVE:
                    found = [
                        numbers for numbers in found if speed_of(self.s, numbers) <= self.reach + TOO_FAST
                    ]
        return found

    def line(self, numbers: list[int], group: tuple[int, ...]) -> tuple[str, ...]:
        """The moves that choose the numbers of a group: only what has a choice is asked."""
        s = self.s
        found: list[str] = []
        so_far = self.settled
        for fitting in group:
            if fitting >= self.first and self.is_asked(so_far, fitting):
                found.append(s.codes.book.notation(s.codes.fit.at2(fitting, numbers[fitting])))
            so_far = with_number(so_far, fitting, numbers[fitting])
        return tuple(found)

    def is_asked(self, numbers: list[int], fitting: int) -> bool:
        """Whether another number than 0 may be chosen; speed never falls with a number."""
        if not self.most(numbers, fitting):
            return False
        return fitting > PAIRS or speed_of(self.s, with_number(numbers, fitting, 1)) <= self.reach  # SHY-607

    def whole_line(self, numbers: list[int]) -> tuple[str, ...]:
        return tuple(move for group in GROUPS for move in self.line(numbers, group))

    # -- the best fitting

    def pays(self, numbers: list[int]) -> list[int]:
        return pays_for(self.features, pieces_of(numbers))

    def best(self, kept: int) -> list[int]:
        """For most points of ship and cruise, with fewest pieces for speed; `kept` captains stay for other ships."""
        drives = self.by_speed()
        cargoes = self.cargoes(kept)
        best = self.settled
        most = NONE
        for speed in sorted(drives):
            for cargo in cargoes:
                points = self.s.deck.speed_points * speed + self.cargo_points(cargo)
                points += best_points(self.levels[speed], self.pays(cargo))
                if points > most:
                    most = points
                    best = [*drives[speed][:CRANES], *cargo[CRANES:]]
        return best

    def by_speed(self) -> dict[int, list[int]]:
        """By each speed that the canals allow, the drive with the fewest pieces."""
        found: dict[int, list[int]] = {}
        for numbers in self.drives:
            speed = speed_of(self.s, numbers)
            if speed <= self.reach and (speed not in found or sum(numbers[:HELM]) < sum(found[speed][:HELM])):
                found[speed] = numbers
        return found

    def cargoes(self, kept: int) -> list[list[int]]:
        """All cranes and cannons, and crews taken aboard in each order, as many as can be of each: for any worth of
        each one of them is best."""
        full = self.settled
        for fitting in (CRANES, CANNONS):
            if fitting >= self.first:
                full = with_number(full, fitting, self.most(full, fitting))
        found: list[list[int]] = []
        for order in permutations(reversed(CREW)):  # officers last: another ship may need them
            crew = full
            for fitting in order:
                if fitting >= self.first:
                    stock = stock_of(self.s, self.seat, crew, fitting) - (kept if fitting == OFFICERS else 0)
                    crew = with_number(crew, fitting, max(0, min(stock, self.room(crew, fitting))))
            if crew not in found:
                found.append(crew)
        return found

    def room(self, numbers: list[int], fitting: int) -> int:
        """How many more of a fitting the free mounts or cabins and the builders would take."""
        s, seat, features, number = self.s, self.seat, self.features, numbers[fitting]
        allowed = allowance(s, seat, element_of(fitting))
        if fitting in CREW:
            places = cabins_left(s, seat, features, numbers)
        elif fitting in (SAILS, SMOKESTACKS):
            places = masts_left(s, seat, features, numbers)
        else:
            places = features[MOUNTS[PIECE_OF[fitting]]] - max(0, number - allowed)
        return places + max(0, allowed - number)

    def free(self, numbers: list[int], fitting: int) -> int:
        """How many more of a fitting could be fitted, the speed aside."""
        stock = stock_of(self.s, self.seat, numbers, fitting) - numbers[fitting]
        if PIECE_OF[fitting] == NONE:
            return stock
        return max(0, min(stock, self.room(numbers, fitting)))

    def cargo_points(self, numbers: list[int]) -> int:
        pieces = pieces_of(numbers)
        return sum(self.s.deck.piece_points[piece] * pieces[piece] for piece in range(len(PIECES)))


def with_number(numbers: list[int], fitting: int, number: int) -> list[int]:
    return [*numbers[:fitting], number, *numbers[fitting + 1 :]]
