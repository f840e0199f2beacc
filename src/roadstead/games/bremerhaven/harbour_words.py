"""A player's harbour in words, from a view alone; one's own with what building costs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from roadstead.engine.words import Message, TableLine, TableSection, sentence, tally
from roadstead.games.bremerhaven import messages
from roadstead.games.bremerhaven.deck import (
    COLUMNS,
    CRATE,
    GOODS,
    SPECIAL_STORAGE,
    WILD,
    BremerhavenDeck,
)
from roadstead.games.bremerhaven.state import COVERED, NONE
from roadstead.games.bremerhaven.view import BremerhavenView, LoadView, PlayerHarbourView

BOLLARDS: Final = 3
"""So many fit on a quay wall (BRE-323)."""


def harbour_section(v: BremerhavenView, deck: BremerhavenDeck, harbour: PlayerHarbourView) -> TableSection:
    own = harbour.seat == v.seat
    key = messages.TABLE_OWN_HARBOUR if own else messages.TABLE_HARBOUR
    money = harbour.cash + harbour.balance
    heading = Message(key, (harbour.seat, money, harbour.prestige, harbour.score.total))
    lines = [
        *riches(v, harbour),
        *docks(deck, harbour),
        *(loads(v, deck, harbour) if own else loads_in_brief(v, deck, harbour)),
        *storage(deck, harbour, own),
        *buildings(deck, harbour),
        sentence(messages.TABLE_VALUE, harbour.value, things=(f"tonight:{harbour.seat}",) if own else ()),
        *(walls(harbour) if own else [sentence(messages.TABLE_WALLS, *harbour.walls)]),
        *(covers(harbour) if own else covers_in_brief(harbour)),
    ]
    return TableSection(f"harbour-{harbour.seat}", heading, tuple(lines), seat=harbour.seat)


# -- what a harbour comes to --------------------------------------------------------------------------------


def amount_of(deck: BremerhavenDeck, harbour: PlayerHarbourView, kind: int) -> int:
    """The sum of the amounts of the buildings with this ability."""
    built = [deck.ability[cell] for cell in harbour.cells if cell >= 0]
    return sum(ability.amount for ability in built if ability.kind == kind)


def has_built(deck: BremerhavenDeck, harbour: PlayerHarbourView, kind: int) -> bool:
    return any(cell >= 0 and deck.ability[cell].kind == kind for cell in harbour.cells)


def takes_good(load: LoadView, good: int) -> bool:
    """BRE-632: whether a contract lies there that still needs the good; whether it can be reached or not."""
    return load.contract != NONE and load.lacking[good] + load.lacking[WILD] > 0


def contracts_in_full(harbour: PlayerHarbourView) -> list[int]:
    """The goods that lie on all contracts once they are complete, by symbol."""
    total = [0] * (WILD + 1)
    for load in harbour.loads:
        if load.contract != NONE:
            there = [*load.delivered, 0]
            total = [total[symbol] + load.lacking[symbol] + there[symbol] for symbol in range(WILD + 1)]
    return total


def contracts_need(harbour: PlayerHarbourView) -> list[int]:
    """The open symbols of all contracts."""
    total = [0] * (WILD + 1)
    for load in harbour.loads:
        if load.contract != NONE:
            total = [total[symbol] + load.lacking[symbol] for symbol in range(WILD + 1)]
    return total


def spaces_needed(deck: BremerhavenDeck, harbour: PlayerHarbourView, stored: Sequence[int]) -> int:
    """BRE-613, BRE-975: how many spaces these goods take beside the special room of buildings."""
    over = list(stored)
    for cell in harbour.cells:
        if cell >= 0 and deck.ability[cell].kind == SPECIAL_STORAGE:
            over[deck.ability[cell].good] -= deck.ability[cell].amount
    spaces = [max(0, count) for count in over]
    spaces[CRATE] = (spaces[CRATE] + 1) // 2
    return sum(spaces)


def still_fits(deck: BremerhavenDeck, harbour: PlayerHarbourView) -> int:
    """BRE-612, BRE-975: the goods that need no further space, as buildings or a single crate leave room; as a set."""
    found = 0
    for good in range(len(GOODS)):
        more = list(harbour.stored)
        more[good] += 1
        if spaces_needed(deck, harbour, more) == spaces_needed(deck, harbour, harbour.stored):
            found |= 1 << good
    return found


def has_room(deck: BremerhavenDeck, harbour: PlayerHarbourView, good: int) -> bool:
    """BRE-613: whether one more good of this type can be stored."""
    return harbour.spare > 0 or bool(still_fits(deck, harbour) >> good & 1)


# -- its lines ----------------------------------------------------------------------------------------------


def riches(v: BremerhavenView, harbour: PlayerHarbourView) -> list[TableLine]:
    """Money in the Bank; alone the grade that the score makes."""
    lines: list[TableLine] = []
    if harbour.balance:
        lines.append(sentence(messages.TABLE_BANK, harbour.cash, harbour.balance))
    grade = v.grade
    if grade is not None and not v.over:
        if grade.next != NONE:
            lines.append(sentence(messages.TABLE_GRADE, grade.grade, grade.next, grade.at))
        else:
            lines.append(sentence(messages.TABLE_TOP_GRADE, grade.grade))
    return lines


def docks(deck: BremerhavenDeck, harbour: PlayerHarbourView) -> list[TableLine]:
    lines: list[TableLine] = []
    for at, dock in enumerate(harbour.docks):
        things = (f"dock:{harbour.seat}:{at + 1}",)
        berth = harbour.berths[at]
        if dock.ship == NONE:
            lines.append(sentence(messages.TABLE_DOCK_FREE, at + 1, berth, things=things))
            continue
        cargo = [0] * (WILD + 1)
        cargo[dock.good] = dock.count
        facts = (dock.ship, tally(cargo), dock.time, deck.ship_prestige[dock.ship])
        lines.append(sentence(messages.TABLE_DOCK, at + 1, berth, *facts, things=things))
    return lines


def loads(v: BremerhavenView, deck: BremerhavenDeck, harbour: PlayerHarbourView) -> list[TableLine]:
    """Every loading dock, whether it is free and whether it can be reached (BRE-611)."""
    lines: list[TableLine] = []
    for at, load in enumerate(harbour.loads):
        if load.contract == NONE:
            things = (f"load:{harbour.seat}:{at + 1}",)
            key = (
                messages.TABLE_LOAD_FREE_CLOSED if harbour.cells[at] == COVERED else messages.TABLE_LOAD_FREE
            )
            lines.append(sentence(key, at + 1, things=things))
        else:
            lines += contract_lines(v, deck, harbour, at)
    return lines


def loads_in_brief(v: BremerhavenView, deck: BremerhavenDeck, harbour: PlayerHarbourView) -> list[TableLine]:
    """The contracts, and which loading docks are free."""
    lines: list[TableLine] = []
    free = 0
    for at, load in enumerate(harbour.loads):
        if load.contract == NONE:
            free |= 1 << at
        else:
            lines += contract_lines(v, deck, harbour, at)
    return [*lines, sentence(messages.TABLE_FREE_LOADS, free)] if free else lines


def contract_lines(
    v: BremerhavenView, deck: BremerhavenDeck, harbour: PlayerHarbourView, at: int
) -> list[TableLine]:
    load = harbour.loads[at]
    contract = load.contract
    things = (f"load:{harbour.seat}:{at + 1}",)
    numbers = (
        at + 1,
        tally(deck.need[contract]),
        sum(load.delivered),
        tally(list(load.lacking)),
        load.time,
        deck.reward_kind[contract],
        deck.reward[contract],
        deck.penalty_kind[contract],
        deck.penalty[contract],
        load.sale,
    )
    lines = [sentence(messages.TABLE_LOAD, *numbers, things=things)]
    if harbour.cells[at] == COVERED:
        lines.append(sentence(messages.TABLE_LOAD_CLOSED, at + 1, things=things))
    return lines


def storage(deck: BremerhavenDeck, harbour: PlayerHarbourView, own: bool) -> list[TableLine]:
    """What is stored, and where one's own crates and containers are packed and unpacked."""
    things = tuple(f"stored:{harbour.seat}:{good}" for good in GOODS)
    if own:
        things += (f"convert:{harbour.seat}",)
    lines = [sentence(messages.TABLE_STORAGE, tally(list(harbour.stored)), harbour.spare, things=things)]
    fits = still_fits(deck, harbour)
    if not harbour.spare and fits:
        lines.append(sentence(messages.TABLE_STILL_FITS, fits))
    return lines


def buildings(deck: BremerhavenDeck, harbour: PlayerHarbourView) -> list[TableLine]:
    built = [building_line(deck, messages.TABLE_BUILT, cell) for cell in harbour.cells if cell >= 0]
    return [
        *built,
        *(building_line(deck, messages.TABLE_GAINED, building) for building in harbour.gained),
    ]


def building_line(deck: BremerhavenDeck, key: str, building: int) -> TableLine:
    things = (f"building:{deck.names('building')[building].id}",)
    return sentence(key, building, deck.building_prestige[building], building, things=things)


def walls(harbour: PlayerHarbourView) -> list[TableLine]:
    """Each quay wall, and what its next bollard costs (BRE-323)."""
    lines: list[TableLine] = []
    for at, bollards in enumerate(harbour.walls):
        things = (f"wall:{harbour.seat}:{at + 1}",)
        if bollards < BOLLARDS:
            lines.append(
                sentence(messages.TABLE_WALL, at + 1, bollards, harbour.bollard_costs[at], things=things)
            )
        else:
            lines.append(sentence(messages.TABLE_WALL_FULL, at + 1, bollards, things=things))
    return lines


def covers(harbour: PlayerHarbourView) -> list[TableLine]:
    """Each covered space, and what clearing it costs (BRE-324)."""
    lines: list[TableLine] = []
    for at, cell in enumerate(harbour.cells):
        if cell == COVERED:
            column, row = at % COLUMNS + 1, at // COLUMNS + 1
            things = (f"cell:{harbour.seat}:c{column}r{row}",)
            lines.append(sentence(messages.TABLE_COVER, column, row, harbour.cover_costs[at], things=things))
    return lines


def covers_in_brief(harbour: PlayerHarbourView) -> list[TableLine]:
    covered = harbour.cells.count(COVERED)
    return [sentence(messages.TABLE_COVERS, covered, len(harbour.cells))] if covered else []
