"""Figures of canals: how far a ship figure can sail, and what a canal that is being laid would change."""

from __future__ import annotations

from dataclasses import dataclass

from roadstead.games.shipyard import tasks
from roadstead.games.shipyard.canals import NONE, PORT, SIDES, SITES, WIDTH, Waterway
from roadstead.games.shipyard.deck import CANAL_COLUMN, RIBAND
from roadstead.games.shipyard.state import ShipyardState
from roadstead.games.shipyard.walks import FARTHEST, walks_from


@dataclass(frozen=True)
class CanalView:
    """A canal that is laid: cells count columns and rows from the first one, turns are quarter turns clockwise."""

    canal: int
    column: int
    row: int
    turns: int
    icons: tuple[int, ...]
    """By site, as the canal lies; -1 where there is none."""


@dataclass(frozen=True)
class FigureView:
    """A ship figure in its canals."""

    canal: int
    site: int
    column: int
    row: int
    side: int
    """The side of the canal over which it came and may not go back, or -1."""
    back: int
    """The site of the same canal from which it came and to which it may not go back, or -1."""


@dataclass(frozen=True)
class ReachView:
    """How far a ship figure can sail."""

    longest: int
    """The spaces of the longest way; ways are searched up to 15 spaces."""
    more: bool
    """There may be longer ones."""
    riband: int
    """The number of the last riband space on `way`; 0 if there is none."""
    way: tuple[tuple[int, int], ...]
    """A longest way: canal and site of each space, the first one is one move away."""


@dataclass(frozen=True)
class TurnView:
    """A canal in one of the rotations in which it may be laid on a cell."""

    turns: int
    reached: bool
    """The ship figure could sail onto it."""
    icons: tuple[int, ...]
    """By site, as it would lie."""
    reach: ReachView
    """With it."""


@dataclass(frozen=True)
class CellView:
    """An empty cell where the canal may be laid."""

    canal: int
    """The canal laid beside it that names it, as the choice does, and the side of that canal."""
    side: int
    column: int
    row: int
    longest: int
    """The longest way with the canal there, in its best rotation."""
    more: bool
    best: int
    """That rotation, of equal ones the first; -1 while the canal is bought."""
    turns: tuple[TurnView, ...]
    """Once the canal is bought."""


@dataclass(frozen=True)
class EdgeView:
    """A side of the first canal where the ship figure may begin (SHY-532)."""

    side: int
    reach: ReachView


@dataclass(frozen=True)
class ProspectView:
    """What a canal on offer could do."""

    canal: int
    longest: int
    """The longest way with it where it serves best."""
    more: bool


@dataclass(frozen=True)
class LayView:
    """A canal that is being bought or laid."""

    canal: int
    """-1 while it is bought."""
    now: ReachView
    """Without it."""
    cells: tuple[CellView, ...]
    """While a canal is bought, the cells where one of those on offer may lie, with the longest way of any; while its
    cell is chosen, those where it may lie; then the one chosen. None for the first canal."""
    edges: tuple[EdgeView, ...]
    """For the first canal."""
    offers: tuple[ProspectView, ...]
    """While a canal is bought, those on the market."""


def place_of(cell: int) -> tuple[int, int]:
    """The column and the row of a cell, counted from the first canal."""
    return cell % WIDTH - WIDTH // 2, cell // WIDTH - WIDTH // 2


def canals_of(way: Waterway) -> tuple[CanalView, ...]:
    return tuple(
        CanalView(canal, *place_of(cell), turns, tuple(way.tiles[canal].icons[turns]))
        for canal, cell, turns in zip(way.canals, way.cells, way.turned, strict=True)
    )


def figure_of(way: Waterway) -> FigureView | None:
    if way.space == NONE:
        return None
    column, row = place_of(way.laid_at(way.space)[0])
    over = way.came >= PORT
    return FigureView(
        canal=way.space // len(SITES),
        site=way.space % len(SITES),
        column=column,
        row=row,
        side=way.came - PORT if over else NONE,
        back=NONE if over else way.came,
    )


# -- ways ---------------------------------------------------------------------------------------------------


def reach_of(way: Waterway) -> ReachView:
    levels = walks_from(way, FARTHEST)
    if len(levels) < 2:
        return ReachView(0, False, 0, ())
    longest = len(levels) - 1
    spaces = levels[-1][0].spaces()
    riband = max((at for at, space in enumerate(spaces, 1) if way.icon(space) == RIBAND), default=0)
    steps = tuple((space // len(SITES), space % len(SITES)) for space in spaces)
    return ReachView(longest, longest == FARTHEST, riband, steps)


def lay_of(s: ShipyardState) -> LayView | None:
    """While a canal is bought, or its cell, rotation or the first edge chosen."""
    asked = [due.kind for due in s.dues()]
    way = s.ways[s.user]
    if tasks.BUY_CANAL in asked:
        return prospects_of(s, way)
    if tasks.EDGE in asked:
        ports = s.deck.tiles[s.canal].ports[0]
        edges = tuple(edge_of(s, side) for side in range(SIDES) if ports >> side & 1)
        return LayView(s.canal, reach_of(way), (), edges, ())
    if tasks.CELL not in asked and tasks.TURN not in asked:
        return None
    cells: list[CellView] = []
    for canal, side in way.free_cells():
        cell = way.cell_beyond(canal, side)
        if (tasks.CELL in asked or cell == s.cell) and way.rotations(s.canal, cell):
            cells.append(cell_of(s, canal, side, cell))
    return LayView(s.canal, reach_of(way), tuple(cells), (), ())


def prospects_of(s: ShipyardState, way: Waterway) -> LayView:
    offered = [canal for canal in s.market[CANAL_COLUMN] if canal != NONE]
    best = dict.fromkeys(offered, 0)
    cells: list[CellView] = []
    for canal in offered if not way.canals else ():
        best[canal] = max(longest_first(s, canal, side) for side in range(SIDES))
    for beside, side in way.free_cells():
        cell = way.cell_beyond(beside, side)
        longest = NONE
        for canal in offered:
            for turned in way.rotations(canal, cell):
                found = longest_with(way, canal, cell, turned)
                best[canal] = max(best[canal], found)
                longest = max(longest, found)
        if longest != NONE:
            more = longest == FARTHEST
            cells.append(CellView(beside, side, *place_of(cell), longest, more, NONE, ()))
    offers = tuple(ProspectView(canal, best[canal], best[canal] == FARTHEST) for canal in offered)
    return LayView(NONE, reach_of(way), tuple(cells), (), offers)


def longest_first(s: ShipyardState, canal: int, side: int) -> int:
    """SHY-532; 0 where there is no open side."""
    if not s.deck.tiles[canal].ports[0] >> side & 1:
        return 0
    way = Waterway(s.deck.tiles)
    way.lay_first(canal, side)
    return way.longest(FARTHEST)


def longest_with(way: Waterway, canal: int, cell: int, turned: int) -> int:
    """The longest way if a canal were laid; the waterway is as before afterwards."""
    way.lay(canal, cell, turned)
    found = way.longest(FARTHEST)
    way.take_up(len(way.canals) - 1)
    return found


def edge_of(s: ShipyardState, side: int) -> EdgeView:
    way = Waterway(s.deck.tiles)
    way.lay_first(s.canal, side)
    return EdgeView(side, reach_of(way))


def cell_of(s: ShipyardState, canal: int, side: int, cell: int) -> CellView:
    turns = tuple(turn_of(s, cell, turned) for turned in s.ways[s.user].rotations(s.canal, cell))
    best = max(turns, key=lambda turn: turn.reach.longest)
    return CellView(canal, side, *place_of(cell), best.reach.longest, best.reach.more, best.turns, turns)


def turn_of(s: ShipyardState, cell: int, turned: int) -> TurnView:
    way = s.ways[s.user].clone()
    way.lay(s.canal, cell, turned)
    return TurnView(turned, way.can_reach(s.canal), tuple(s.deck.tiles[s.canal].icons[turned]), reach_of(way))
