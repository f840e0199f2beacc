"""Figures of contracts: what they count, what they pay now, what would add to them, and the end of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from roadstead.games.shipyard.deck import (
    BEYOND_FIRST,
    BLUE,
    CAPTAIN,
    CARDS_TABLE,
    DISTINCT_ELEMENTS,
    ELEMENTS,
    EMPLOYEE_COUNT,
    EMPLOYEE_TYPES,
    EMPLOYEES,
    EMPLOYEES_OF_COLOUR,
    FEATURE_TABLE,
    GREEN,
    LIFEBUOY,
    MOUNTS,
    NONE,
    OFFICER,
    PAIR_SAME_SHIP,
    PAIRS_PER_SHIP,
    PER_PIECE,
    PER_USED_CANAL,
    PIECES,
    SHIP_WITH_ALL,
    SIZE_TABLE,
    TRAIN_COLUMN,
    TYPES,
    Contract,
)
from roadstead.games.shipyard.scoring import (
    contract_points,
    elements_of,
    feature_count,
    has_all,
    trader_points,
    types_of,
)
from roadstead.games.shipyard.state import CRUISE, SCORE_PARTS, SHIPS, ShipyardState

STAFF: Final = (EMPLOYEE_COUNT, EMPLOYEES_OF_COLOUR, EMPLOYEE_TYPES)
"""Contracts that look at employees."""


@dataclass(frozen=True)
class PartView:
    """A part of what a contract counts."""

    of: str
    """What it is: "ship", "element", "type", "colour" or "employees"."""
    at: int
    """Which one: the place of the ship in the fleet, the element, the place of the type among yellow, orange-1,
    orange-2, blue, green and brown, the colour of the employees; for employees their points each."""
    count: int


@dataclass(frozen=True)
class CountView:
    """What a contract counts for a player."""

    count: int
    """In all: what the table or the points are for. It is the sum of the parts, one less where the first one does not
    count."""
    parts: tuple[PartView, ...]
    each: int
    """Points for each that is counted; 0 where a table says them, or where they differ."""
    points: int


@dataclass(frozen=True)
class ContractView:
    """A contract the viewer holds. Nobody else sees any of this before the end."""

    contract: int
    count: CountView
    cards: tuple[int, ...]
    """Ship cards on offer that serve it: a feature it counts, or a mount or cabin for a piece it counts."""
    pieces: tuple[int, ...]
    """Pieces that it counts."""
    employees: tuple[tuple[int, int], ...]
    """Employees on the track that would add to it, and by how many points at once."""
    canals: bool
    """Canals serve it."""


@dataclass(frozen=True)
class FinalStepView:
    """A step of the final scoring."""

    seat: int
    part: str
    """"blue", "green" or "traders"."""
    contract: int
    """-1 for traders."""
    count: CountView
    points: int
    total: int
    """Of the seat, with this step."""


@dataclass(frozen=True)
class FinalView:
    """The final scoring, contract by contract; only after the end."""

    before: tuple[int, ...]
    """By seat: the points of ships and cruises."""
    steps: tuple[FinalStepView, ...]
    """Blue contracts from the last seat to the first, as the points were before, then green ones, then traders."""


# -- what a contract counts ---------------------------------------------------------------------------------


def count_of(s: ShipyardState, seat: int, contract: int) -> CountView:
    card = s.deck.contracts[contract]
    parts = staff_parts(s, seat, card) if card.scoring in STAFF else fleet_parts(s, seat, card)
    count = sum(part.count for part in parts)
    if card.scoring == PER_USED_CANAL:
        count = s.used_count[seat]
    elif card.scoring == BEYOND_FIRST:
        count = max(0, count - 1)
    each = 0 if card.table or card.scoring == EMPLOYEE_COUNT else card.points
    return CountView(count, parts, each, contract_points(s, seat, contract))


def fleet_parts(s: ShipyardState, seat: int, card: Contract) -> tuple[PartView, ...]:
    """By ship; by element where it does not matter on which ship it is."""
    fleet = s.fleet[seat]
    if card.scoring == PER_USED_CANAL:
        return ()
    if card.scoring == DISTINCT_ELEMENTS:
        ships = [elements_of(ship) for ship in fleet]
        return tuple(
            PartView("element", element, int(any(ship[element] for ship in ships))) for element in card.needs
        )
    return tuple(PartView("ship", place, count_on(s, ship, card)) for place, ship in enumerate(fleet))


def count_on(s: ShipyardState, ship: list[int], card: Contract) -> int:
    """SHY-1002, SHY-1003, SHY-1006: what a contract counts on a ship."""
    elements, size = elements_of(ship), len(ship) - len(PIECES)
    scoring = card.scoring
    if scoring == PAIR_SAME_SHIP:
        return min(elements[card.one], elements[card.other])
    if scoring == PAIRS_PER_SHIP:
        return elements[card.one] // 2
    if scoring in (PER_PIECE, BEYOND_FIRST):
        return elements[card.one]
    if scoring == SHIP_WITH_ALL:
        return int(has_all(s, ship, card.needs))
    if scoring == FEATURE_TABLE:
        return feature_count(s, ship, card.one)
    if scoring == SIZE_TABLE:
        return int(card.least <= size <= card.most)
    return size if scoring == CARDS_TABLE else 1


def staff_parts(s: ShipyardState, seat: int, card: Contract) -> tuple[PartView, ...]:
    """SHY-1006, SHY-1007."""
    own = s.employees(seat)
    if card.scoring == EMPLOYEE_COUNT:
        first = min(len(own), card.least)
        return (
            PartView("employees", card.points, first),
            PartView("employees", card.after, len(own) - first),
        )
    if card.scoring == EMPLOYEES_OF_COLOUR:
        colours = [employee.colour for employee in own]
        return tuple(PartView("colour", colour, colours.count(colour)) for colour in card.needs)
    types = types_of(own)
    return tuple(PartView("type", need, int(TYPES[need] in types)) for need in card.needs)


# -- own contracts ------------------------------------------------------------------------------------------


def own_of(s: ShipyardState, viewer: int | None) -> tuple[ContractView, ...]:
    """SHY-009, SHY-010: for nobody but their owner."""
    if viewer is None:
        return ()
    return tuple(contract_of(s, viewer, contract) for contract in s.contracts[viewer])


def contract_of(s: ShipyardState, seat: int, contract: int) -> ContractView:
    card = s.deck.contracts[contract]
    pieces = pieces_for(s, seat, card)
    return ContractView(
        contract=contract,
        count=count_of(s, seat, contract),
        cards=cards_for(s, card, pieces),
        pieces=tuple(pieces),
        employees=employees_for(s, seat, contract) if card.scoring in STAFF else (),
        canals=card.scoring == PER_USED_CANAL,
    )


def pieces_for(s: ShipyardState, seat: int, card: Contract) -> list[int]:
    """The pieces that count on a ship; of different elements those that the fleet lacks."""
    elements: list[int] = []
    if card.scoring in (PAIR_SAME_SHIP, PAIRS_PER_SHIP, PER_PIECE, BEYOND_FIRST):
        elements = [card.one, card.other]
    elif card.scoring == SHIP_WITH_ALL:
        elements = card.needs
    elif card.scoring == DISTINCT_ELEMENTS:
        ships = [elements_of(ship) for ship in s.fleet[seat]]
        elements = [element for element in card.needs if not any(ship[element] for ship in ships)]
    found = {CAPTAIN if element == OFFICER else element for element in elements if element < len(ELEMENTS)}
    return sorted(found - {NONE})


def features_for(card: Contract, pieces: list[int]) -> set[int]:
    """The features of ship cards that serve a contract."""
    found = {MOUNTS[piece] for piece in pieces}
    if card.scoring == FEATURE_TABLE:
        found.add(card.one)
    elif card.scoring == SHIP_WITH_ALL:
        found |= {LIFEBUOY + need - len(ELEMENTS) for need in card.needs if need >= len(ELEMENTS)}
    return found


def cards_for(s: ShipyardState, card: Contract, pieces: list[int]) -> tuple[int, ...]:
    """The ship cards on offer that serve a contract."""
    offered = [one for column in s.market[:TRAIN_COLUMN] for one in column if one != NONE]
    if card.scoring == CARDS_TABLE:
        return tuple(offered)
    features = features_for(card, pieces)
    return tuple(one for one in offered if any(s.deck.features[one][feature] for feature in features))


def employees_for(s: ShipyardState, seat: int, contract: int) -> tuple[tuple[int, int], ...]:
    """Those on the track who would add points at once."""
    before = contract_points(s, seat, contract)
    hired = s.hired[seat]
    found: list[tuple[int, int]] = []
    for employee in range(EMPLOYEES):
        if s.employee_left[employee] and not hired >> employee & 1:
            s.hired[seat] = hired | 1 << employee
            points = contract_points(s, seat, contract) - before
            s.hired[seat] = hired
            if points:
                found.append((employee, points))
    return tuple(found)


def added_by(s: ShipyardState, seat: int, ship: list[int], canals: int) -> tuple[tuple[int, int], ...]:
    """The own contracts to which a ship adds if it sails and uses so many canals, and by how many points."""
    held = s.contracts[seat]
    before = [contract_points(s, seat, contract) for contract in held]
    fleet = s.fleet[seat]
    s.fleet[seat] = [*fleet, ship]
    s.used_count[seat] += canals
    after = [contract_points(s, seat, contract) for contract in held]
    s.used_count[seat] -= canals
    s.fleet[seat] = fleet
    return tuple(
        (contract, after[at] - before[at]) for at, contract in enumerate(held) if after[at] != before[at]
    )


# -- the end ------------------------------------------------------------------------------------------------


def final_of(s: ShipyardState) -> FinalView | None:
    """SHY-910, SHY-1009: who had fewest points is told first."""
    if not s.finished:
        return None
    parts = [
        s.score_parts[len(SCORE_PARTS) * seat : len(SCORE_PARTS) * (seat + 1)] for seat in range(s.seats)
    ]
    before = [part[SHIPS] + part[CRUISE] for part in parts]
    order = sorted(s.seats_from(s.start), key=lambda seat: (before[seat], s.guilders[seat]))
    totals = before[:]
    steps: list[FinalStepView] = []
    for part, colour in (("blue", BLUE), ("green", GREEN)):
        for seat in order:
            for contract in s.contracts_of(seat, colour):
                count = count_of(s, seat, contract)
                totals[seat] += count.points
                steps.append(FinalStepView(seat, part, contract, count, count.points, totals[seat]))
    for seat in order:
        count = traders_of(s, seat)
        totals[seat] += count.points
        steps.append(FinalStepView(seat, "traders", NONE, count, count.points, totals[seat]))
    return FinalView(tuple(before), tuple(steps))


def traders_of(s: ShipyardState, seat: int) -> CountView:
    """SHY-832: the parts are the employees that score, with their points each."""
    scoring = [employee.end_points for employee in s.employees(seat) if employee.end_points]
    parts = tuple(PartView("employees", points, scoring.count(points)) for points in sorted(set(scoring)))
    return CountView(len(scoring), parts, 0, trader_points(s, seat))
