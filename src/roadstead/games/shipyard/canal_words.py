"""Canals in words, from a view alone: those of a player, one that is being laid, and a cruise."""

from __future__ import annotations

from typing import Final

from roadstead.engine.words import (
    EMPTY_CELL,
    Message,
    TableLine,
    TableSection,
    number_cell,
    sentence,
    tally,
)
from roadstead.games.shipyard import messages, tasks
from roadstead.games.shipyard.canals import BEYOND, CENTRE, PORT, SIDES, SITES, Tile, Waterway
from roadstead.games.shipyard.codes import FITTINGS
from roadstead.games.shipyard.cruise import PIECE_OF
from roadstead.games.shipyard.deck import (
    BUILDER,
    ELEMENTS,
    FEATURES,
    ICONS,
    NONE,
    PIECES,
    RIBAND,
    ShipyardDeck,
)
from roadstead.games.shipyard.view import BuilderView, ShipyardView, cell_at

EMPTY: Final = Message(EMPTY_CELL)
PLAIN: Final = len(ICONS)
"""The sight of a space without an icon."""
SEEN_SITES: Final = (*range(SIDES), CENTRE)
"""Only these spaces have icons (SHY-R38), and every corner lies between two of them."""
SITE_COLUMNS: Final = tuple(Message(messages.COLUMN_SITE, (site,)) for site in SEEN_SITES)
FARTHEST: Final = 15
"""How far the longest cruise is searched for; hardly any ship is as fast."""


def waterway_of(v: ShipyardView, deck: ShipyardDeck, seat: int) -> Waterway:
    """The canals of a player, as they are seen."""
    builder = v.builders[seat]
    way = Waterway(deck.tiles)
    for laid in builder.canals:
        way.lay(laid.canal, cell_at(laid.column, laid.row), laid.turns)
    way.space, way.came = builder.space, builder.came
    return way


def can_reach(v: ShipyardView, deck: ShipyardDeck, cell: int, turns: int) -> bool:
    """Whether the ship figure of the user could sail onto the canal that is being laid."""
    way = waterway_of(v, deck, v.user)
    way.lay(v.canal, cell, turns)
    return way.can_reach(v.canal)


def reached_at(v: ShipyardView, deck: ShipyardDeck, cell: int) -> int:
    """0: in no rotation, 1: in some, 2: in all."""
    turns = waterway_of(v, deck, v.user).rotations(v.canal, cell)
    reached = {can_reach(v, deck, cell, turn) for turn in turns}
    return 2 if reached == {True} else int(True in reached)


def space_target(deck: ShipyardDeck, canal: int, site: int) -> str:
    return f"space:{deck.names('canal')[canal].id}:{SITES[site]}"


# -- a tile -------------------------------------------------------------------------------------------------


def has_site(tile: Tile, turns: int, site: int) -> bool:
    return bool(tile.links[turns][site])


def site_cells(tile: Tile, turns: int) -> tuple[Message, ...]:
    """Each space that may have an icon: which, and where the channel leads from it."""
    return tuple(site_cell(tile, turns, site, NONE) for site in SEEN_SITES)


def site_cell(tile: Tile, turns: int, site: int, canal: int) -> Message:
    """`canal` is the one beyond the edge, or NONE."""
    if not has_site(tile, turns, site):
        return EMPTY
    icon = tile.icons[turns][site]
    sight = PLAIN if icon == NONE else icon
    leads = sum(1 << to for to in tile.links[turns][site])
    if canal == NONE:
        return Message(messages.CELL_SITE, (sight, leads))
    return Message(messages.CELL_SITE_CANAL, (sight, leads, canal))


# -- the canals of a player ---------------------------------------------------------------------------------


def waterway_section(v: ShipyardView, deck: ShipyardDeck, builder: BuilderView) -> list[TableSection]:
    """Nothing for a player without canals."""
    if not builder.canals:
        return []
    way = waterway_of(v, deck, builder.seat)
    own = builder.seat == v.seat
    key = messages.TABLE_OWN_WATERWAY if own else messages.TABLE_WATERWAY
    heading = Message(key, (builder.seat, len(builder.canals), builder.used))
    west = min(laid.column for laid in builder.canals)
    north = min(laid.row for laid in builder.canals)
    rows: list[TableLine] = []
    for place, laid in enumerate(builder.canals):
        cells = (
            Message(messages.CELL_CANAL, (laid.canal,)),
            Message(messages.CELL_PLACE, (laid.column - west + 1, laid.row - north + 1)),
            *laid_cells(way, place),
        )
        rows.append(TableLine(cells, spaces_of(deck, laid.canal, laid.turns) if own else ()))
    columns = (Message(messages.COLUMN_CANAL), Message(messages.COLUMN_CANAL_AT), *SITE_COLUMNS)
    lines = (*rows, figure_line(builder), reach_line(way))
    return [TableSection(f"canals-{builder.seat}", heading, lines, columns)]


def laid_cells(way: Waterway, place: int) -> tuple[Message, ...]:
    tile = way.tiles[way.canals[place]]
    cells: list[Message] = []
    for site in SEEN_SITES:
        there = way.joined_canal(place, site) if site < SIDES else NONE
        cells.append(site_cell(tile, way.turned[place], site, way.canals[there] if there != NONE else NONE))
    return tuple(cells)


def spaces_of(deck: ShipyardDeck, canal: int, turns: int) -> tuple[str, ...]:
    tile = deck.tiles[canal]
    return tuple(space_target(deck, canal, site) for site in range(len(SITES)) if has_site(tile, turns, site))


def figure_line(builder: BuilderView) -> TableLine:
    canal, site = builder.space // len(SITES), builder.space % len(SITES)
    if builder.came >= PORT:
        return sentence(messages.TABLE_FIGURE_SIDE, builder.seat, canal, site, builder.came - PORT)
    return sentence(messages.TABLE_FIGURE, builder.seat, canal, site, builder.came)


def reach_line(way: Waterway) -> TableLine:
    reach = way.longest(FARTHEST)
    return sentence(messages.TABLE_REACH if reach < FARTHEST else messages.TABLE_REACH_MORE, reach)


# -- a canal that is being laid -----------------------------------------------------------------------------


def laying_section(v: ShipyardView, deck: ShipyardDeck) -> list[TableSection]:
    """Where it may go, or how it may be turned; for the first one, where the ship figure begins."""
    asked = [due.kind for due in v.due]
    if tasks.CELL in asked:
        return [free_cells(v, deck)]
    if tasks.TURN in asked:
        return [rotations(v, deck)]
    return [edges(v, deck)] if tasks.EDGE in asked else []


def free_cells(v: ShipyardView, deck: ShipyardDeck) -> TableSection:
    way = waterway_of(v, deck, v.user)
    rows: list[TableLine] = []
    for canal, side in way.free_cells():
        cell = way.cell_beyond(canal, side)
        if way.rotations(v.canal, cell):
            cells = (
                Message(messages.CELL_BESIDE, (canal, side)),
                Message(messages.CELL_REACHED, (reached_at(v, deck, cell),)),
            )
            rows.append(TableLine(cells, (f"cell:{deck.names('canal')[canal].id}:{SITES[side]}",)))
    columns = (Message(messages.COLUMN_CELL), Message(messages.COLUMN_REACH))
    return TableSection("laying", Message(messages.TABLE_CELLS, (v.user, v.canal)), tuple(rows), columns)


def rotations(v: ShipyardView, deck: ShipyardDeck) -> TableSection:
    way = waterway_of(v, deck, v.user)
    cell = cell_at(*v.cell)
    rows: list[TableLine] = []
    for turns in way.rotations(v.canal, cell):
        cells = (
            Message(messages.CELL_TURN, (turns,)),
            *site_cells(deck.tiles[v.canal], turns),
            Message(messages.CELL_REACHED, (2 * int(can_reach(v, deck, cell, turns)),)),
        )
        rows.append(TableLine(cells, (f"turn:{turns}",)))
    columns = (Message(messages.COLUMN_TURN), *SITE_COLUMNS, Message(messages.COLUMN_REACH))
    heading = Message(messages.TABLE_TURNS, (v.user, v.canal))
    lines = (beside_line(way, cell), *rows)
    return TableSection("laying", heading, lines, columns)


def beside_line(way: Waterway, cell: int) -> TableLine:
    """The first canal beside a cell, and on which side of that canal the cell lies."""
    side = next(side for side in range(SIDES) if way.at_cell(cell + BEYOND[side]) != NONE)
    canal = way.canals[way.at_cell(cell + BEYOND[side])]
    return sentence(messages.TABLE_BESIDE, canal, (side + 2) % SIDES)


def edges(v: ShipyardView, deck: ShipyardDeck) -> TableSection:
    tile = deck.tiles[v.canal]
    rows = [
        TableLine(
            (Message(messages.CELL_EDGE, (site,)), site_cell(tile, 0, site, NONE)),
            (space_target(deck, v.canal, site),) if site < SIDES else (),
        )
        for site in SEEN_SITES
        if has_site(tile, 0, site)
    ]
    columns = (Message(messages.COLUMN_EDGE), Message(messages.COLUMN_LEADS))
    return TableSection("laying", Message(messages.TABLE_EDGES, (v.user, v.canal)), tuple(rows), columns)


# -- a cruise -----------------------------------------------------------------------------------------------


def features_of(deck: ShipyardDeck, cards: tuple[int, ...]) -> list[int]:
    """The features of a ship."""
    return [sum(deck.features[card][feature] for card in cards) for feature in range(len(FEATURES))]


def allowed(deck: ShipyardDeck, builder: BuilderView) -> list[int]:
    """SHY-841: by element, what builders allow outside mounts and cabins."""
    found = [0] * len(ELEMENTS)
    for employee in builder.employees:
        card = deck.employees[employee]
        if card.effect == BUILDER:
            found[card.piece] += card.amount
    return found


def ship_points(v: ShipyardView, deck: ShipyardDeck) -> int:
    """SHY-610: the points of the ship itself, as it is fitted now."""
    pieces = v.cruise.pieces
    worth = sum(deck.piece_points[piece] * pieces[piece] for piece in range(len(PIECES)))
    return deck.speed_points * v.cruise.speed + worth


def cruise_section(v: ShipyardView, deck: ShipyardDeck) -> list[TableSection]:
    cruise = v.cruise
    if cruise.bow == NONE:
        return []
    builder = v.builders[v.user]
    cards = builder.yard[cruise.bow : cruise.bow + cruise.length]
    told = [sentence(messages.TABLE_SHIP, tally(features_of(deck, cards)))]
    if any(due.kind == tasks.MOVE for due in v.due):
        columns, rows = moves(v, deck)
        points = cruise.points + cruise.riband
        heading = Message(messages.TABLE_CRUISE, (v.user, cruise.length, cruise.speed, points))
        left = cruise.speed - cruise.sailed
        told = [
            sentence(messages.TABLE_SAILED, cruise.sailed, left),
            sentence(messages.TABLE_SO_FAR, cruise.points, cruise.riband),
            pays_line(v),
        ]
        return [TableSection("cruise", heading, (*rows, *told), columns)]
    extra = allowed(deck, builder)
    if any(extra):
        told.append(sentence(messages.TABLE_BUILDERS, tally(extra)))
    told += [
        sentence(messages.TABLE_SPEED, cruise.speed, cruise.reach),
        sentence(messages.TABLE_SHIP_WORTH, tally(list(cruise.pieces)), ship_points(v, deck)),
        pays_line(v),
    ]
    columns = (
        Message(messages.COLUMN_FITTING),
        Message(messages.COLUMN_ABOARD),
        Message(messages.COLUMN_LEFT_OVER),
    )
    heading = Message(messages.TABLE_FITTING, (v.user, cruise.length))
    return [TableSection("cruise", heading, (*told, *fittings(v)), columns)]


def pays_line(v: ShipyardView) -> TableLine:
    return sentence(messages.TABLE_PAYS, *v.cruise.pays[:RIBAND])


def fittings(v: ShipyardView) -> list[TableLine]:
    """Each number of a ship's fitting in the order in which it is asked (SHY-D11), and what is left in the store."""
    due = next((due.arg for due in v.due if due.kind == tasks.FIT), NONE)
    rows: list[TableLine] = []
    for fitting, name in enumerate(FITTINGS):
        key = messages.CELL_FITTING_NOW if fitting == due else messages.CELL_FITTING
        piece = PIECE_OF[fitting]
        store = EMPTY
        if piece != NONE:
            store = number_cell(v.builders[v.user].store[piece] - v.cruise.pieces[piece])
        aboard = number_cell(v.cruise.fitted[fitting]) if fitting < due or due == NONE else EMPTY
        rows.append(TableLine((Message(key, (fitting,)), aboard, store), (f"fitting:{name}",)))
    return rows


def moves(v: ShipyardView, deck: ShipyardDeck) -> tuple[tuple[Message, ...], list[TableLine]]:
    """The spaces to which the ship figure may go, with what they bring and the canals that go with the move."""
    rows: list[TableLine] = []
    for space in waterway_of(v, deck, v.user).next_spaces(v.cruise.speed - v.cruise.sailed):
        way = waterway_of(v, deck, v.user)
        canal, site = space // len(SITES), space % len(SITES)
        icon = way.icon(space)
        used, cut_off = way.move(space)
        gone = Message(messages.CELL_USED, (used, len(cut_off))) if used != NONE else EMPTY
        cells = (
            Message(messages.CELL_SPACE, (canal, site)),
            Message(messages.CELL_ICON, (icon,)) if icon != NONE else EMPTY,
            brings(v, icon),
            gone,
        )
        rows.append(TableLine(cells, (space_target(deck, canal, site),)))
    columns = (
        Message(messages.COLUMN_SPACE),
        Message(messages.COLUMN_ICON),
        Message(messages.COLUMN_BRINGS),
        Message(messages.COLUMN_CANALS_GO),
    )
    return columns, rows


def brings(v: ShipyardView, icon: int) -> Message:
    """SHY-612, SHY-613."""
    if icon == RIBAND:
        return Message(messages.CELL_RIBAND, (v.cruise.sailed + 1,))
    return Message(messages.CELL_POINTS, (v.cruise.pays[icon],)) if icon != NONE else EMPTY
