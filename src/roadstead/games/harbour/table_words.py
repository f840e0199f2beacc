"""The table of Harbour in words, from a view alone."""

from __future__ import annotations

from typing import Final

from roadstead.engine.words import EMPTY_CELL, Message, TableLine, TableSection, seats_cell, sentence, tally
from roadstead.games.harbour import messages
from roadstead.games.harbour.deck import GOODS, HOME, SYMBOLS, HarbourDeck
from roadstead.games.harbour.ending import ending_of
from roadstead.games.harbour.settings import INLAND_TRADERS
from roadstead.games.harbour.view import HarbourView, Quay, Square

SQUARE_COLUMNS: Final = (Message(messages.COLUMN_SQUARE), Message(messages.COLUMN_GOOD))
BUILDING_COLUMNS: Final = (
    Message(messages.COLUMN_BUILDING),
    Message(messages.COLUMN_PRICE),
    Message(messages.COLUMN_POINTS),
    Message(messages.COLUMN_SYMBOLS),
    Message(messages.COLUMN_PAWNS),
    Message(messages.COLUMN_DOES),
)


def table_of(v: HarbourView, deck: HarbourDeck) -> list[TableSection]:
    """What one needs for a decision comes first: the market, the centre, one's own quay."""
    first = 0 if v.seat is None else v.seat
    return [
        market(v, deck),
        centre(v, deck),
        *(quay_section(v, deck, quay) for quay in v.quays[first:] + v.quays[:first]),
        symbols(),
        supply(),
    ]


def market(v: HarbourView, deck: HarbourDeck) -> TableSection:
    alone = v.seats == 1 and v.turn > 0
    heading = (
        Message(messages.TABLE_MARKET_ALONE, (v.turn, deck.solo_moves))
        if alone
        else Message(messages.TABLE_MARKET, (v.turn,))
    )
    lines = [square_row(v, square) for square in v.squares]
    own = () if v.seat is None else (Message(messages.COLUMN_SHIPPING),)
    return TableSection("market", heading, (*lines, *notes(v, deck)), (*SQUARE_COLUMNS, *own))


def square_row(v: HarbourView, square: Square) -> TableLine:
    cells = [
        Message(messages.CELL_DOLLARS, (square.dollars,)),
        Message(messages.CELL_GOOD, (square.good,)),
    ]
    if v.seat is not None:
        short = square.short
        cells.append(
            Message(messages.CELL_SHORT, (short,)) if short else Message(messages.CELL_PAYS, (square.pays,))
        )
    return TableLine(tuple(cells), (f"market:{GOODS[square.good]}",))


def notes(v: HarbourView, deck: HarbourDeck) -> list[TableLine]:
    """What else is to be known now."""
    found = [sentence(messages.TABLE_SHIPPING)]
    if v.settings[INLAND_TRADERS]:
        found.append(sentence(messages.TABLE_TRADERS, deck.package_pays))
    if v.buying:
        found.append(sentence(messages.TABLE_MONEY, v.user, v.money))
    if v.toll_to >= 0:
        found.append(sentence(messages.OWES, v.user, v.toll_to))
    ending = ending_of(v, deck)
    if v.over:
        found.append(sentence(messages.GAME_OVER))
    elif ending is not None:
        found.append(TableLine((ending.text,)))
    return found


def centre(v: HarbourView, deck: HarbourDeck) -> TableSection:
    rows = [
        building_row(v, deck, building, price_cell(deck, building, v.prices[at]))
        for at, building in enumerate(v.centre)
        if building >= 0
    ]
    looked = [
        building_row(v, deck, building, price_cell(deck, building, deck.cost[building]))
        for building in v.looked
    ]
    if looked:
        looked.insert(0, sentence(messages.TABLE_LOOKED))
    return TableSection(
        "centre", Message(messages.TABLE_CENTRE, (v.deck_size,)), (*rows, *looked), BUILDING_COLUMNS
    )


def price_cell(deck: HarbourDeck, building: int, price: int) -> Message:
    if price == deck.cost[building]:
        return Message(messages.CELL_DOLLARS, (price,))
    return Message(messages.CELL_PRICE, (price, deck.cost[building]))


def building_row(v: HarbourView, deck: HarbourDeck, building: int, price: Message) -> TableLine:
    free = any(quay.free == building for quay in v.quays)
    symbols = tally(deck.symbols[building])
    cells = (
        Message(messages.CELL_BUILDING, (building,)),
        price,
        Message(messages.CELL_POINTS, (0 if free else deck.vp[building],)),
        Message(messages.CELL_SYMBOLS, (symbols,)) if symbols else Message(EMPTY_CELL),
        seats_cell([quay.seat for quay in v.quays if quay.pawn == building]),
        Message(messages.CELL_DOES, (building,)),
    )
    return TableLine(cells, (f"building:{deck.names('building')[building].id}",))


# -- a player -----------------------------------------------------------------------------------------------


def quay_section(v: HarbourView, deck: HarbourDeck, quay: Quay) -> TableSection:
    own = quay.seat == v.seat
    key = messages.TABLE_OWN_QUAY if own else messages.TABLE_QUAY
    symbols = [sentence(messages.TABLE_HAS_SYMBOLS, tally(list(quay.symbols)))] if any(quay.symbols) else []
    rows = [
        building_row(
            v, deck, building, price_cell(deck, building, 0 if building == quay.free else deck.cost[building])
        )
        for building in quay.buildings
    ]
    lines = [
        sentence(messages.TABLE_GOODS, tally(list(quay.goods)), v.limit, things=goods_of(quay)),
        *symbols,
        pawn_line(quay),
        *boards(deck, quay),
        *bonus(deck, quay),
        sentence(messages.TABLE_BOUGHT, quay.bought, v.goal),
        *rows,
    ]
    heading = Message(key, (quay.seat, quay.score.total))
    columns = BUILDING_COLUMNS if rows else ()
    return TableSection(f"quay-{quay.seat}", heading, tuple(lines), columns, quay.seat)


def goods_of(quay: Quay) -> tuple[str, ...]:
    return (f"player:{quay.seat}", *(f"goods:{quay.seat}:{good}" for good in GOODS))


def pawn_line(quay: Quay) -> TableLine:
    things = (f"pawn:{quay.seat}",)
    if quay.pawn < 0:
        return sentence(messages.TABLE_PAWN_NOWHERE, things=things)
    if quay.pawn == quay.home:
        return sentence(messages.TABLE_PAWN_HOME, things=things)
    if quay.pawn >= HOME:
        return sentence(messages.TABLE_PAWN_VISITING, quay.pawn - HOME, things=things)
    return sentence(messages.TABLE_PAWN_AT, quay.pawn, things=things)


def boards(deck: HarbourDeck, quay: Quay) -> list[TableLine]:
    """The starting building, or the boards to choose from."""
    if quay.board >= 0:
        return [sentence(messages.TABLE_BOARD, quay.board, quay.board, things=(f"home:{quay.seat}",))]
    cards = deck.names("board")
    return [
        sentence(messages.TABLE_OFFERED, board, board, things=(f"board:{cards[board].id}",))
        for board in quay.offered
        if board >= 0
    ]


def bonus(deck: HarbourDeck, quay: Quay) -> list[TableLine]:
    if quay.bonus < 0:
        return []
    rows = [sentence(messages.TABLE_TRADE, goods, points) for goods, points in deck.bonus_table[quay.bonus]]
    return [sentence(messages.TABLE_BONUS, quay.bonus), *rows]


def symbols() -> TableSection:
    """HAR-512, HAR-513, HAR-514, HAR-515."""
    lines = [sentence(messages.TABLE_SYMBOL, symbol) for symbol in range(len(SYMBOLS))]
    return TableSection("symbols", Message(messages.TABLE_SYMBOLS), tuple(lines))


def supply() -> TableSection:
    every = tuple(f"supply:{good}" for good in GOODS)
    line = sentence(messages.TABLE_EVERY_GOOD, (1 << len(GOODS)) - 1, things=every)
    return TableSection("supply", Message(messages.TABLE_SUPPLY), (line,))
