"""The yard: Build Ships, where cards may be placed, and which ships are complete."""

from __future__ import annotations

from roadstead.engine.game import Decision
from roadstead.games.shipyard import tasks
from roadstead.games.shipyard.deck import (
    BOW,
    KIND_OF_COLUMN,
    MIDDLE,
    NONE,
    SHORTEST,
    STAND_IN,
    STERN,
    YARD,
)
from roadstead.games.shipyard.markets import affordable, buy, can_afford
from roadstead.games.shipyard.state import ShipyardState


def kind_at(s: ShipyardState, seat: int, column: int) -> int:
    """The kind of the card in a place of the yard, or NONE."""
    if not 0 <= column < YARD:
        return NONE
    card = s.yard[YARD * seat + column]
    return s.deck.kind[card] if card != NONE else NONE


def has_room(kind: int, column: int) -> bool:
    """Whether the shortest ship with a card of this kind in this column has room: one place for each other kind."""
    return kind <= column <= YARD - SHORTEST + kind


def can_place(s: ShipyardState, seat: int, kind: int, column: int) -> bool:
    """SHY-506, SHY-507, SHY-508, SHY-R01."""
    if s.yard[YARD * seat + column] != NONE or not has_room(kind, column):  # SHY-505
        return False
    if kind == BOW:
        return kind_at(s, seat, column + 1) != STERN
    return kind != STERN or kind_at(s, seat, column - 1) != BOW


def places(s: ShipyardState, seat: int, kind: int) -> list[int]:
    return [column for column in range(YARD) if can_place(s, seat, kind, column)]  # SHY-509


def has_place(s: ShipyardState, seat: int, kind: int) -> bool:
    for column in range(YARD):
        if can_place(s, seat, kind, column):
            return True
    return False


def stand_ins(s: ShipyardState) -> list[int]:
    """SHY-905: kinds with no card face up and none in the deck, as stand-in cards."""
    found: list[int] = []
    for kind in (BOW, MIDDLE, STERN):
        if not len(s.pile(KIND_OF_COLUMN.index(kind))) and not is_shown(s, kind):
            found.append(STAND_IN + kind)
    return found


def is_shown(s: ShipyardState, kind: int) -> bool:
    """Whether a card of this kind lies face up."""
    for column in range(len(KIND_OF_COLUMN)):
        if KIND_OF_COLUMN[column] == kind:
            for card in s.market[column]:
                if card != NONE:
                    return True
    return False


def offers(s: ShipyardState, guilders: int) -> list[int]:
    """SHY-501: the cards that can be paid for."""
    found: list[int] = []
    for column in range(len(KIND_OF_COLUMN)):
        found += affordable(s, column, guilders)
    return found + stand_ins(s)  # SHY-512, SHY-909


def can_build(s: ShipyardState, seat: int, guilders: int) -> bool:
    """SHY-511."""
    for column in range(len(KIND_OF_COLUMN)):
        if can_afford(s, column, guilders) and has_place(s, seat, KIND_OF_COLUMN[column]):
            return True
    for card in stand_ins(s):
        if has_place(s, seat, s.deck.kind[card]):
            return True
    return False


def buy_ship_card(s: ShipyardState, seat: int, card: int) -> None:
    """Stand-ins are free (SHY-905)."""
    for column in range(len(KIND_OF_COLUMN)):
        if card in s.market[column]:
            buy(s, seat, column, card)


class Build(Decision[ShipyardState]):
    """SHY-D03."""

    def legal(self, s: ShipyardState, seat: int, arg: int) -> list[int]:
        codes = s.codes
        room = [bool(places(s, seat, kind)) for kind in (BOW, MIDDLE, STERN)]
        found = [codes.build.at(card) for card in offers(s, s.guilders[seat]) if room[s.deck.kind[card]]]
        if s.built:  # SHY-511
            found.append(codes.stop.code)
        found.sort()
        return found

    def play(self, s: ShipyardState, seat: int, arg: int, code: int) -> None:
        codes = s.codes
        if code == codes.stop.code:
            return
        s.card = codes.build.index(code)
        buy_ship_card(s, seat, s.card)
        s.built += 1
        if s.built < s.deck.build_most:  # SHY-501
            s.then(self.kind, seat)
        s.then(tasks.PLACE, seat)


class Place(Decision[ShipyardState]):
    """SHY-502, SHY-508."""

    def legal(self, s: ShipyardState, seat: int, arg: int) -> list[int]:
        return s.codes.place.each(places(s, seat, s.deck.kind[s.card]))

    def play(self, s: ShipyardState, seat: int, arg: int, code: int) -> None:
        s.yard[YARD * seat + s.codes.place.index(code)] = s.card
        s.card = NONE


def complete_ships(s: ShipyardState, seat: int) -> list[int]:
    """SHY-504: the columns of the bows of complete ships."""
    return [column for column in range(YARD - SHORTEST + 1) if ship_length(s, seat, column)]


def ship_length(s: ShipyardState, seat: int, bow: int) -> int:
    """How many cards the complete ship has whose bow lies in a column; 0 if there is none."""
    if kind_at(s, seat, bow) != BOW or kind_at(s, seat, bow + 1) != MIDDLE:
        return 0
    stern = past_middles(s, seat, bow, 1)
    return stern - bow + 1 if kind_at(s, seat, stern) == STERN else 0


def completes_ship(s: ShipyardState, seat: int, card: int, column: int) -> bool:
    """Whether a card in an empty place completes a ship (SHY-908)."""
    bow = stern = column
    if s.deck.kind[card] != BOW:
        bow = past_middles(s, seat, column, -1)
        if kind_at(s, seat, bow) != BOW:
            return False
    if s.deck.kind[card] != STERN:
        stern = past_middles(s, seat, column, 1)
        if kind_at(s, seat, stern) != STERN:
            return False
    return stern - bow + 1 >= SHORTEST


def past_middles(s: ShipyardState, seat: int, column: int, step: int) -> int:
    """The first column without a middle, on one side of this one; it may be outside the yard."""
    column += step
    while kind_at(s, seat, column) == MIDDLE:
        column += step
    return column
