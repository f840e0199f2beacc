"""Shipyard's markets and markers in words, from a view alone; prices are the viewer's own."""

from __future__ import annotations

from typing import Final

from roadstead.engine.words import EMPTY_CELL, Message, TableLine, TableSection, number_cell, sentence, tally
from roadstead.games.shipyard import messages, tasks
from roadstead.games.shipyard.building import has_room
from roadstead.games.shipyard.canal_words import SITE_COLUMNS, site_cells
from roadstead.games.shipyard.codes import trades_of
from roadstead.games.shipyard.deck import (
    BOW,
    CANAL_COLUMN,
    COMMODITIES,
    ENGINEER,
    FREE_STEPS,
    HIRE,
    KIND_OF_COLUMN,
    KINDS,
    MANUFACTURE,
    MIDDLE,
    NONE,
    PIECES,
    RECRUIT,
    RECRUITER,
    STAND_IN,
    STERN,
    TRADER,
    TRAIN_COLUMN,
    YARD,
    Employee,
    ShipyardDeck,
)
from roadstead.games.shipyard.view import ShipyardView

EMPTY: Final = Message(EMPTY_CELL)
EXCHANGING: Final = (tasks.EXCHANGE, tasks.LOAD, tasks.LOADS)


def own_employees(v: ShipyardView, deck: ShipyardDeck) -> list[Employee]:
    """None for somebody who looks on."""
    return [deck.employees[card] for card in v.builders[v.seat].employees] if v.seat is not None else []


def price_column(v: ShipyardView) -> Message:
    return Message(messages.COLUMN_PRICE if v.seat is None else messages.COLUMN_OWN_PRICE)


def price_cell(price: int) -> Message:
    return Message(messages.CELL_PRICE, (price,))


# -- ship cards, trains, canals -----------------------------------------------------------------------------


def ship_cards(v: ShipyardView, deck: ShipyardDeck) -> TableSection:
    """Column by column, as choices name them, the free row first; then where one has room for each kind."""
    lines: list[TableLine] = []
    names = deck.names("ship-card")
    for column in range(len(KIND_OF_COLUMN)):
        for row, card in enumerate(v.market[column]):
            if card != NONE:
                cells = (
                    Message(messages.CELL_SHELF, (column + 1, row + 1)),
                    price_cell(deck.row_prices[row]),
                    Message(messages.CELL_SHIP_CARD, (deck.kind[card], tally(deck.features[card]))),
                )
                lines.append(TableLine(cells, (f"card:{names[card].id}",)))
    for card in v.stand_ins:
        kind = card - STAND_IN
        lines.append(sentence(messages.TABLE_STAND_IN, kind, things=(f"stand-in:{KINDS[kind]}",)))
    bows, middles, sterns = v.deck_sizes[:TRAIN_COLUMN][:3]
    return TableSection(
        "ship-cards",
        Message(messages.TABLE_SHIP_CARDS, (bows, middles, v.first_middles, sterns)),
        (*lines, *(room_line(v, deck, kind) for kind in range(len(KINDS)) if v.seat is not None)),
        (
            Message(messages.COLUMN_PLACE),
            Message(messages.COLUMN_PRICE),
            Message(messages.COLUMN_SHIP_CARD),
        ),
    )


def kind_at(deck: ShipyardDeck, yard: tuple[int, ...], column: int) -> int:
    if not 0 <= column < YARD or yard[column] == NONE:
        return NONE
    return deck.kind[yard[column]]


def may_lie(deck: ShipyardDeck, yard: tuple[int, ...], kind: int, column: int) -> bool:
    """SHY-508."""
    if yard[column] != NONE or not has_room(kind, column):
        return False
    if kind == BOW:
        return kind_at(deck, yard, column + 1) != STERN
    return kind != STERN or kind_at(deck, yard, column - 1) != BOW


def completes(deck: ShipyardDeck, yard: tuple[int, ...], kind: int, column: int) -> bool:
    """SHY-504: whether a card of this kind in an empty place completes a ship."""
    bow = stern = column
    if kind != BOW:
        bow = past_middles(deck, yard, column, -1)
        if kind_at(deck, yard, bow) != BOW:
            return False
    if kind != STERN:
        stern = past_middles(deck, yard, column, 1)
        if kind_at(deck, yard, stern) != STERN:
            return False
    return stern - bow > 1


def past_middles(deck: ShipyardDeck, yard: tuple[int, ...], column: int, step: int) -> int:
    column += step
    while kind_at(deck, yard, column) == MIDDLE:
        column += step
    return column


def room_line(v: ShipyardView, deck: ShipyardDeck, kind: int) -> TableLine:
    """Where a card of this kind may go in one's own yard, and where it completes a ship."""
    yard = v.builders[v.seat or 0].yard
    places = [column for column in range(YARD) if may_lie(deck, yard, kind, column)]
    if not places:
        return sentence(messages.TABLE_NO_ROOM, kind)
    ends = [column for column in places if completes(deck, yard, kind, column)]
    return sentence(messages.TABLE_ROOM, kind, set_of(places), set_of(ends))


def set_of(places: list[int]) -> int:
    return sum(1 << place for place in places)


def trains(v: ShipyardView, deck: ShipyardDeck) -> TableSection:
    """With what all loads sell for at the next setting, and the one after it."""
    names = deck.names("train")
    settings = next_settings(v, deck)
    rows: list[TableLine] = []
    for row, train in enumerate(v.market[TRAIN_COLUMN]):
        if train != NONE:
            cells = (
                number_cell(row + 1),
                price_cell(deck.row_prices[row]),
                Message(messages.CELL_LOADS, (tally(deck.loads[train]),)),
                *(sale_cell(v, deck, deck.loads[train], setting) for setting in settings),
            )
            rows.append(TableLine(cells, (f"train:{names[train].id}",)))
    columns = (
        Message(messages.COLUMN_ROW),
        Message(messages.COLUMN_PRICE),
        Message(messages.COLUMN_LOADS),
        *(Message(messages.COLUMN_SALE, (setting + 1,)) for setting in settings),
    )
    heading = Message(messages.TABLE_TRAINS, (v.deck_sizes[3], len(v.used_trains)))
    return TableSection("trains", heading, tuple(rows), columns)


def sale_cell(v: ShipyardView, deck: ShipyardDeck, loads: list[int], setting: int) -> Message:
    return Message(messages.CELL_GUILDERS, (sale_of(v, deck, loads, setting),))


def canals(v: ShipyardView, deck: ShipyardDeck) -> TableSection:
    names = deck.names("canal")
    rows: list[TableLine] = []
    for row, canal in enumerate(v.market[CANAL_COLUMN]):
        if canal != NONE:
            cells = (
                Message(messages.CELL_CANAL, (canal,)),
                price_cell(deck.row_prices[row]),
                *site_cells(deck.tiles[canal], 0),
            )
            rows.append(TableLine(cells, (f"canal:{names[canal].id}",)))
    columns = (Message(messages.COLUMN_CANAL), Message(messages.COLUMN_PRICE), *SITE_COLUMNS)
    gone = len(v.used_canals) + len(v.discards)
    heading = Message(messages.TABLE_CANALS, (v.deck_sizes[4], gone))
    return TableSection("canals", heading, tuple(rows), columns)


# -- equipment and crew -------------------------------------------------------------------------------------


def free_steps(own: list[Employee], action: int) -> int:
    """SHY-861, SHY-871."""
    return sum(card.amount for card in own if card.effect == FREE_STEPS and action in card.markers)


def sector_price(own: list[Employee], action: int, extra: int, each: int) -> int:
    """SHY-541, SHY-R15."""
    return each * max(0, extra - free_steps(own, action))


def ring(v: ShipyardView, deck: ShipyardDeck) -> TableSection:
    heading = Message(messages.TABLE_RING)
    return sectors(v, deck, "ring", heading, MANUFACTURE, deck.ring, v.ring, deck.ring_cost)


def circle(v: ShipyardView, deck: ShipyardDeck) -> TableSection:
    heading = Message(messages.TABLE_CIRCLE)
    return sectors(v, deck, "circle", heading, RECRUIT, deck.circle, v.circle, deck.circle_cost)


def sectors(
    v: ShipyardView,
    deck: ShipyardDeck,
    name: str,
    heading: Message,
    action: int,
    pieces: list[int],
    marker: int,
    each: int,
) -> TableSection:
    """The pieces in the order in which the marker reaches them, and what employees add."""
    own = own_employees(v, deck)
    effect = ENGINEER if action == MANUFACTURE else RECRUITER
    more = [0] * len(PIECES)
    for card in own:
        if card.effect == effect:
            more[card.piece] += card.amount
    rows: list[TableLine] = []
    for extra in range(len(pieces)):
        sector = (marker + 1 + extra) % len(pieces)
        piece = pieces[sector]
        cells = [
            Message(messages.CELL_PIECE, (piece,)),
            price_cell(sector_price(own, action, extra, each)),
        ]
        if v.seat is not None:
            cells.append(number_cell(v.builders[v.seat].store[piece]))
            cells.append(Message(messages.CELL_PIECES, (tally(more),)) if any(more) else EMPTY)
        rows.append(TableLine(tuple(cells), (f"{name}:{sector}",)))
    columns = [Message(messages.COLUMN_PIECE), price_column(v)]
    if v.seat is not None:
        columns += [Message(messages.COLUMN_STORE), Message(messages.COLUMN_AS_WELL)]
    return TableSection(name, heading, tuple(rows), tuple(columns))


# -- the exchange -------------------------------------------------------------------------------------------


def next_settings(v: ShipyardView, deck: ShipyardDeck) -> list[int]:
    """The setting of the exchange under way, or the next one, and the one after it; counted from 0."""
    under_way = any(due.kind in EXCHANGING for due in v.due)
    first = v.setting - 1 if under_way else v.setting % deck.settings_count
    return [first, (first + 1) % deck.settings_count]


def load_price(v: ShipyardView, deck: ShipyardDeck, commodity: int, setting: int) -> int:
    """SHY-572, SHY-831: with one's own traders."""
    traders = [
        card.amount for card in own_employees(v, deck) if card.effect == TRADER and card.piece == commodity
    ]
    return deck.prices[commodity][setting] + sum(traders)


def sale_of(v: ShipyardView, deck: ShipyardDeck, loads: list[int], setting: int) -> int:
    return sum(
        loads[commodity] * load_price(v, deck, commodity, setting) for commodity in range(len(COMMODITIES))
    )


def exchange(v: ShipyardView, deck: ShipyardDeck, along_the_lines: list[int]) -> TableSection:
    settings = next_settings(v, deck)
    rows: list[TableLine] = []
    for commodity in range(len(COMMODITIES)):
        pieces = list(dict.fromkeys(deck.barter[commodity]))
        cells = (
            Message(messages.CELL_COMMODITY, (commodity,)),
            *(
                Message(messages.CELL_GUILDERS, (load_price(v, deck, commodity, setting),))
                for setting in settings
            ),
            Message(messages.CELL_BARTER, (set_of([along_the_lines.index(piece) for piece in pieces]),)),
        )
        rows.append(TableLine(cells, traded(v, deck, commodity)))
    columns = (
        Message(messages.COLUMN_COMMODITY),
        *(Message(messages.COLUMN_SETTING, (setting + 1,)) for setting in settings),
        Message(messages.COLUMN_BARTER),
    )
    now = int(any(due.kind in EXCHANGING for due in v.due))
    heading = Message(messages.TABLE_EXCHANGE, (settings[0] + 1, now))
    moves = sentence(messages.TABLE_SETTINGS, deck.settings_count)
    return TableSection("exchange", heading, (*rows, moves), columns)


def traded(v: ShipyardView, deck: ShipyardDeck, commodity: int) -> tuple[str, ...]:
    """What may be done with the loads of a commodity while they are due, and the pieces of its line."""
    line = deck.barter[commodity]
    pieces = [f"piece:{PIECES[piece]}" for piece in dict.fromkeys(line)]
    if not any(due.kind == tasks.LOADS and due.arg == commodity for due in v.due):
        return tuple(pieces)
    trades = [f"trade:{COMMODITIES[commodity]}:{name}" for name in trades_of(line, v.loads[commodity])]
    return (*trades, *pieces)


# -- employees ----------------------------------------------------------------------------------------------


def hire_price(v: ShipyardView, deck: ShipyardDeck, employee: int) -> int:
    """SHY-561, SHY-562, SHY-871."""
    extra = steps_to(v, deck, employee) - 1
    steps = deck.track_cost * max(0, extra - free_steps(own_employees(v, deck), HIRE))
    return steps + deck.employees[employee].surcharge


def steps_to(v: ShipyardView, deck: ShipyardDeck, employee: int) -> int:
    """How many spaces the marker goes to an employee."""
    return (v.employee_at[employee] - v.staff - 1) % deck.track + 1


def employees(v: ShipyardView, deck: ShipyardDeck) -> TableSection:
    """As the marker reaches them."""
    waiting = [card for card in range(len(deck.employees)) if v.employee_left[card]]
    rows: list[TableLine] = []
    names = deck.names("employee")
    for card in sorted(waiting, key=lambda card: (steps_to(v, deck, card), card)):
        cells = (
            Message(messages.CELL_EMPLOYEE, (card,)),
            number_cell(steps_to(v, deck, card)),
            hire_cell(v, deck, card),
            number_cell(v.employee_left[card]),
            does_cell(deck, card),
        )
        rows.append(TableLine(cells, (f"employee:{names[card].id}",)))
    columns = (
        Message(messages.COLUMN_EMPLOYEE),
        Message(messages.COLUMN_STEPS),
        price_column(v),
        Message(messages.COLUMN_LEFT),
        Message(messages.COLUMN_DOES),
    )
    return TableSection("employees", Message(messages.TABLE_EMPLOYEES), tuple(rows), columns)


def hire_cell(v: ShipyardView, deck: ShipyardDeck, card: int) -> Message:
    """SHY-563, SHY-564."""
    own = v.builders[v.seat].employees if v.seat is not None else ()
    if card in own:
        return Message(messages.CELL_YOURS)
    price = hire_price(v, deck, card)
    requires = deck.employees[card].requires
    if v.seat is not None and requires != NONE and requires not in own:
        return Message(messages.CELL_AFTER, (requires, price))
    return price_cell(price)


def does_cell(deck: ShipyardDeck, card: int) -> Message:
    points = deck.employees[card].end_points
    if points:
        return Message(messages.CELL_DOES_SCORING, (card, points))
    return Message(messages.CELL_DOES, (card,))
