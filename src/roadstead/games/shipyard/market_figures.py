"""Figures of the markets: what things cost and are good for, the rings of equipment and crew, employees.

Prices are for the viewer; for somebody who looks on, for the player of the turn.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from roadstead.games.shipyard.actions import (
    can_hire,
    free_steps,
    price_with,
    steps_price,
    trader_bonus,
)
from roadstead.games.shipyard.building import has_place
from roadstead.games.shipyard.deck import (
    COLUMNS,
    COMMODITIES,
    EMPLOYEES,
    ENGINEER,
    HIRE,
    MANUFACTURE,
    NONE,
    PIECES,
    RECRUIT,
    RECRUITER,
    TRAIN_COLUMN,
)
from roadstead.games.shipyard.state import ShipyardState

FINE: Final = ""
TOO_DEAR: Final = "too-dear"
NO_PLACE: Final = "no-place"
"""No place of the yard takes this kind (SHY-508)."""
OWNED: Final = "owned"
"""SHY-563."""
NEEDS: Final = "needs"
"""Another employee must be hired first (SHY-564)."""


@dataclass(frozen=True)
class OfferView:
    """A place of the markets."""

    card: int
    """-1 where a card was taken in the action under way."""
    price: int
    left: int
    """The guilders of the buyer after it; 0 if it is too dear."""
    bars: str
    """Why it could not be bought: "too-dear" or "no-place"; empty if it could."""
    sale: int
    """Of a train: the guilders for all its loads at the setting of the next exchange, own traders included."""
    later: int
    """The same at the setting after that."""


@dataclass(frozen=True)
class SectorView:
    """A sector of a ring."""

    sector: int
    piece: int
    price: int
    left: int
    """The guilders after it; 0 if it is too dear."""
    bars: str
    """ "too-dear", or empty."""
    have: int
    """Of this piece in the store."""
    then: int
    """In the store afterwards, with what employees add."""


@dataclass(frozen=True)
class RingView:
    """The ring of equipment or the circle of crew."""

    marker: int
    """The sector where the marker stands."""
    sectors: tuple[SectorView, ...]
    """As the marker reaches them: the next one first, the last one is where it stands."""
    as_well: tuple[int, ...]
    """By piece: what employees add to each action."""


@dataclass(frozen=True)
class ApplicantView:
    """An employee on the track."""

    employee: int
    left: int
    """Copies that lie there."""
    price: int
    """Steps and surcharge."""
    surcharge: int
    after: int
    """The guilders after hiring; 0 if it is too dear."""
    bars: str
    """Why the employee cannot be hired: "owned", "needs" or "too-dear"; empty otherwise."""
    needs: int
    """The employee that must be hired first, or -1."""


@dataclass(frozen=True)
class DeskView:
    """A space of the employee track."""

    space: int
    steps: int
    """Steps of the marker to it."""
    price: int
    """Of these steps."""
    applicants: tuple[ApplicantView, ...]
    """Those of whom copies are left."""


def eyes(s: ShipyardState, viewer: int | None) -> int:
    """Whose prices are told."""
    return s.user if viewer is None else viewer


# -- ship cards, trains, canals -----------------------------------------------------------------------------


def shelves_of(s: ShipyardState, seat: int) -> tuple[tuple[OfferView, ...], ...]:
    """By column, from row 1 up."""
    room = [has_place(s, seat, kind) for kind in range(3)]
    settings = next_settings(s)
    return tuple(
        tuple(offer_of(s, seat, column, row, room, settings) for row in range(len(s.market[column])))
        for column in range(len(COLUMNS))
    )


def offer_of(
    s: ShipyardState, seat: int, column: int, row: int, room: list[bool], settings: list[int]
) -> OfferView:
    card, price = s.market[column][row], s.deck.row_prices[row]
    left = s.guilders[seat] - price
    bars = FINE
    if card != NONE and column < TRAIN_COLUMN and not room[s.deck.kind[card]]:
        bars = NO_PLACE
    elif card != NONE and left < 0:
        bars = TOO_DEAR
    sales = [0, 0]
    if column == TRAIN_COLUMN and card != NONE:
        sales = [sale_of(s, seat, card, setting) for setting in settings]
    return OfferView(card, price, max(0, left), bars, *sales)


def next_settings(s: ShipyardState) -> list[int]:
    """The setting of the next exchange and the one after it, counted from 1."""
    first = s.setting % s.deck.settings_count
    return [first + 1, (first + 1) % s.deck.settings_count + 1]


def price_at(s: ShipyardState, seat: int, commodity: int, setting: int) -> int:
    """SHY-572, SHY-831."""
    return s.deck.prices[commodity][setting - 1] + trader_bonus(s, seat, commodity)


def sale_of(s: ShipyardState, seat: int, train: int, setting: int) -> int:
    loads = s.deck.loads[train]
    return sum(
        loads[commodity] * price_at(s, seat, commodity, setting)
        for commodity in range(len(COMMODITIES))
        if loads[commodity]
    )


# -- equipment and crew -------------------------------------------------------------------------------------


def ring_of(s: ShipyardState, seat: int) -> RingView:
    return sectors_of(s, seat, MANUFACTURE, s.deck.ring, s.ring, s.deck.ring_cost, ENGINEER)


def circle_of(s: ShipyardState, seat: int) -> RingView:
    return sectors_of(s, seat, RECRUIT, s.deck.circle, s.circle, s.deck.circle_cost, RECRUITER)


def sectors_of(
    s: ShipyardState, seat: int, action: int, pieces: list[int], marker: int, each: int, effect: int
) -> RingView:
    """SHY-541, SHY-551, SHY-811, SHY-821; no sectors before the marker is placed."""
    as_well = [s.amount_of(seat, effect, piece) for piece in range(len(PIECES))]
    sectors: list[SectorView] = []
    for extra in range(len(pieces)) if marker != NONE else ():
        sector = (marker + 1 + extra) % len(pieces)
        piece = pieces[sector]
        price = steps_price(s, seat, action, extra, each)
        left = s.guilders[seat] - price
        have = s.store[len(PIECES) * seat + piece]
        sectors.append(
            SectorView(
                sector=sector,
                piece=piece,
                price=price,
                left=max(0, left),
                bars=TOO_DEAR if left < 0 else FINE,
                have=have,
                then=have + 1 + as_well[piece],
            )
        )
    return RingView(marker, tuple(sectors), tuple(as_well))


# -- employees ----------------------------------------------------------------------------------------------


def desks_of(s: ShipyardState, seat: int) -> tuple[DeskView, ...]:
    """As the marker reaches them; none before the employees are dealt."""
    if s.staff == NONE or NONE in s.employee_at:
        return ()
    free = free_steps(s, seat, HIRE)
    desks: list[DeskView] = []
    for extra in range(s.deck.track):
        space = (s.staff + 1 + extra) % s.deck.track
        waiting = [
            card for card in range(EMPLOYEES) if s.employee_at[card] == space and s.employee_left[card]
        ]
        desks.append(
            DeskView(
                space=space,
                steps=extra + 1,
                price=s.deck.track_cost * max(0, extra - free),
                applicants=tuple(applicant_of(s, seat, employee, free) for employee in waiting),
            )
        )
    return tuple(desks)


def applicant_of(s: ShipyardState, seat: int, employee: int, free: int) -> ApplicantView:
    price = price_with(s, employee, free)
    requires = s.deck.employees[employee].requires
    bars = FINE
    if s.hired[seat] >> employee & 1:
        bars = OWNED
    elif requires != NONE and not s.hired[seat] >> requires & 1:
        bars = NEEDS
    elif not can_hire(s, seat, employee, free, s.guilders[seat]):
        bars = TOO_DEAR
    return ApplicantView(
        employee=employee,
        left=s.employee_left[employee],
        price=price,
        surcharge=s.deck.employees[employee].surcharge,
        after=max(0, s.guilders[seat] - price),
        bars=bars,
        needs=requires if bars == NEEDS else NONE,
    )
