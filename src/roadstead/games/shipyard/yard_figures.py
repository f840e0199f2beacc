"""Figures of a yard: the ships that grow in it, where a card may lie, and what the places would hold."""

from __future__ import annotations

from dataclasses import dataclass

from roadstead.games.shipyard.building import can_place, completes_ship, kind_at, past_middles
from roadstead.games.shipyard.cruise import allowance, features_of
from roadstead.games.shipyard.deck import (
    BOW,
    CAPTAIN,
    ELEMENTS,
    KINDS,
    MIDDLE,
    MOUNTS,
    NONE,
    PIECES,
    STAND_IN,
    STERN,
    YARD,
)
from roadstead.games.shipyard.state import ShipyardState


@dataclass(frozen=True)
class SpotView:
    """A place of the yard where a card of a kind may lie (SHY-508)."""

    column: int
    ship: int
    """The cards of the ship that is complete with it; 0 if none is."""
    joins: bool
    """It would lie beside another card of its ship."""


@dataclass(frozen=True)
class HullView:
    """Cards that lie side by side and may become one ship, or are one."""

    column: int
    """Of the first card."""
    cards: int
    complete: bool
    wants: tuple[int, ...]
    """Kinds of cards it still lacks."""
    features: tuple[int, ...]
    """By feature."""


@dataclass(frozen=True)
class YardView:
    """A player's yard."""

    hulls: tuple[HullView, ...]
    empty: int
    """Empty places."""
    cards: int
    features: tuple[int, ...]
    """By feature, of all cards that lie in it."""
    places: tuple[int, ...]
    """By piece: the mounts or cabins for it on these cards. Sails and smokestacks share masts, crew shares cabins."""
    builders: tuple[int, ...]
    """By element: pieces that may be fitted to each ship without mount or cabin (SHY-841)."""
    spots: tuple[tuple[SpotView, ...], ...]
    """By kind: bow, middle, stern."""
    captains_short: int
    """Complete ships without a captain in the store."""


def yard_of(s: ShipyardState, seat: int) -> YardView:
    cards = s.yard[YARD * seat : YARD * (seat + 1)]
    laid = [card for card in cards if card != NONE]
    features = features_of(s, laid)
    hulls = hulls_of(s, cards)
    complete = sum(hull.complete for hull in hulls)
    return YardView(
        hulls=hulls,
        empty=YARD - len(laid),
        cards=len(laid),
        features=tuple(features),
        places=tuple(features[mount] for mount in MOUNTS),
        builders=tuple(allowance(s, seat, element) for element in range(len(ELEMENTS))),
        spots=tuple(spots_for(s, seat, kind) for kind in range(len(KINDS))),
        captains_short=max(0, complete - s.store[len(PIECES) * seat + CAPTAIN]),
    )


def hulls_of(s: ShipyardState, cards: list[int]) -> tuple[HullView, ...]:
    """SHY-504, SHY-509: a ship begins with a bow and ends with a stern."""
    found: list[HullView] = []
    column = 0
    while column < YARD:
        if cards[column] == NONE:
            column += 1
            continue
        end = column + 1
        while end < YARD and follows(s, cards[end - 1], cards[end]):
            end += 1
        found.append(hull_of(s, column, cards[column:end]))
        column = end
    return tuple(found)


def follows(s: ShipyardState, before: int, card: int) -> bool:
    """Whether a card belongs to the same ship as the one on its left."""
    return card != NONE and s.deck.kind[card] != BOW and s.deck.kind[before] != STERN


def hull_of(s: ShipyardState, column: int, cards: list[int]) -> HullView:
    kinds = [s.deck.kind[card] for card in cards]
    wants = tuple(kind for kind in range(len(KINDS)) if kind not in kinds)
    return HullView(column, len(cards), not wants, wants, tuple(features_of(s, cards)))


def spots_for(s: ShipyardState, seat: int, kind: int) -> tuple[SpotView, ...]:
    return tuple(spot_of(s, seat, kind, column) for column in range(YARD) if can_place(s, seat, kind, column))


def spot_of(s: ShipyardState, seat: int, kind: int, column: int) -> SpotView:
    joins = kind != BOW and kind_at(s, seat, column - 1) in (BOW, MIDDLE)
    joins = joins or (kind != STERN and kind_at(s, seat, column + 1) in (MIDDLE, STERN))
    if not completes_ship(s, seat, STAND_IN + kind, column):
        return SpotView(column, 0, joins)
    bow = column if kind == BOW else past_middles(s, seat, column, -1)
    stern = column if kind == STERN else past_middles(s, seat, column, 1)
    return SpotView(column, stern - bow + 1, joins)
