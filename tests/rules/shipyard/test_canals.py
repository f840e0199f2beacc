"""The geometry of canals against a slow walker that was written from the rules alone (walker.py).

Quick runs take a part of the systems, the same every time; ROADSTEAD_SOAK=1 takes all pairs and many more systems.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import cast

import pytest

from roadstead.games.shipyard import GAME
from roadstead.games.shipyard.canal_figures import place_of
from roadstead.games.shipyard.canals import (
    BEYOND,
    NONE,
    ORIGIN,
    PORT,
    SITES,
    WIDTH,
    Tile,
    Waterway,
    score_of_walk,
    turned_site,
)
from roadstead.games.shipyard.deck import ICONS, RIBAND
from roadstead.games.shipyard.rules import ShipyardRules
from tests.luck import SOAK
from tests.rule import rule
from tests.rules.shipyard import walker
from tests.rules.shipyard.walker import CANALS, MADE_UP, SHAPES, Cell, Figure, Stop, System

RULES = cast(ShipyardRules, GAME.rules())
IDS = list(CANALS)
REAL = [canal for canal in IDS if canal not in MADE_UP]
ONE_OF_EACH_SHAPE = [
    next(canal for canal in REAL if CANALS[canal]["shape"] == shape)
    for shape in SHAPES
    if shape not in MADE_UP
]
SIDES = list("NESW")
PAYS = [100, 10_000, 1_000_000, 100_000_000, 10_000_000_000, 0]
"""Points that tell how often each icon paid."""
VALUES = dict(zip(ICONS, PAYS, strict=True))


def made_up_tile(canal: str) -> Tile:
    shape = SHAPES[CANALS[canal]["shape"]]
    icons = CANALS[canal]["icons"]
    return Tile(
        [(SITES.index(one), SITES.index(other)) for one, other in shape["links"]],
        [SITES.index(port) for port in shape["ports"]],
        [ICONS.index(icons[site]) if site in icons else NONE for site in SITES],
    )


TILES = RULES.deck.tiles + [made_up_tile(canal) for canal in MADE_UP]


# -- from one language to the other ------------------------------------------------------------------------------


def number_of(cell: Cell) -> int:
    return ORIGIN + cell[0] + WIDTH * cell[1]


def space_of(system: System, cell: Cell, site: str) -> int:
    return len(SITES) * IDS.index(system[cell][0]) + SITES.index(site)


def came_of(came: str) -> int:
    return PORT + SITES.index(came[5:]) if came.startswith("over ") else SITES.index(came)


def waterway(system: System, figure: Figure, seed: int = 0) -> Waterway:
    """The canals of a system in any order, and the figure."""
    way = Waterway(TILES)
    cells = list(system)
    Random(seed).shuffle(cells)
    for cell in cells:
        way.lay(IDS.index(system[cell][0]), number_of(cell), system[cell][1])
    way.space = space_of(system, figure.cell, figure.site)
    way.came = came_of(figure.came)
    return way


def lies_as(way: Waterway, stop: Stop) -> bool:
    """Whether the canals lie and the figure stands as the walker says."""
    laid = sorted((IDS.index(canal), number_of(cell), turns) for cell, (canal, turns) in stop.laid.items())
    return (
        sorted(zip(way.canals, way.cells, way.turned, strict=True)) == laid
        and way.space == space_of(stop.laid, stop.figure.cell, stop.figure.site)
        and way.came == came_of(stop.figure.came)
    )


# -- comparing ---------------------------------------------------------------------------------------------------


def compare(system: System, figure: Figure, seed: int = 0) -> tuple[int, int]:
    """All of a figure's walks, move by move; gives the longest walk and how many canals can be cut off at most."""
    way = waterway(system, figure, seed)
    depth, cut_off = compare_moves(way, Stop(figure, system, (), frozenset()))
    for length in range(depth + 2):
        expected = {}
        for walk in walker.walks(system, figure, length, VALUES):
            spaces = tuple(space_of(system, cell, site) for cell, site in walk.spaces)
            expected[spaces] = walk.points
        found = [tuple(walk) for walk in way.find_walks(length)]
        assert len(found) == len(set(found)) == len(expected)
        assert {walk: score_of_walk(way, list(walk), PAYS, RIBAND) for walk in found} == expected
        if length <= depth:
            assert all(len(set(walk)) == length for walk in found), "a space is visited twice"
        else:
            assert not found
    return depth, cut_off


def compare_moves(way: Waterway, stop: Stop) -> tuple[int, int]:
    """From here on: the moves offered, how far they lead, and what each of them takes up."""
    depths = {}
    most_cut_off = len(stop.discarded)
    for after in walker.steps(stop):
        space = space_of(stop.laid, after.figure.cell, after.figure.site)
        moved = way.clone()
        used, cut_off = moved.move(space)
        assert ((used,) if used != NONE else ()) == tuple(map(IDS.index, after.used[len(stop.used) :]))
        assert len(cut_off) == len(set(cut_off))
        assert {IDS[canal] for canal in cut_off} == after.discarded - stop.discarded
        assert lies_as(moved, after)
        assert space not in depths
        depths[space], lost = compare_moves(moved, after)
        most_cut_off = max(most_cut_off, lost)
    assert lies_as(way, stop), "trying a move changed the canals"
    depth = max((1 + far for far in depths.values()), default=0)
    for most in range(depth + 3):
        assert way.longest(most) == min(depth, most)
    for left in range(1, depth + 2):
        assert way.next_spaces(left) == sorted(space for space, far in depths.items() if far >= left - 1)
    return depth, most_cut_off


# -- one canal ---------------------------------------------------------------------------------------------------


def test_every_card_is_known_to_both() -> None:
    assert len(REAL) == len(RULES.deck.tiles) == 24
    assert len(ONE_OF_EACH_SHAPE) == 7
    assert [card.id for card in RULES.deck.names("canal")] == REAL


@pytest.mark.parametrize("turns", range(4))
def test_a_quarter_turn_moves_a_site_clockwise(turns: int) -> None:
    for site in range(len(SITES)):
        assert SITES[turned_site(site, turns)] == walker.turned(SITES[site], turns)


@rule("SHY-R38")
@pytest.mark.parametrize("canal", IDS)
def test_links_ports_and_icons_of_a_canal(canal: str) -> None:
    tile = TILES[IDS.index(canal)]
    for turns in range(4):
        links = [
            frozenset((SITES[site], SITES[other]))
            for site in range(len(SITES))
            for other in tile.links[turns][site]
        ]
        assert len(links) == 2 * len(set(links))
        assert set(links) == walker.links(canal, turns)
        assert {side for at, side in enumerate(SIDES) if tile.ports[turns] >> at & 1} == walker.ports(
            canal, turns
        )
        icons = {SITES[site]: ICONS[icon] for site, icon in enumerate(tile.icons[turns]) if icon != NONE}
        assert icons == walker.icons(canal, turns)


@rule("SHY-R38")
@pytest.mark.parametrize("canal", REAL)
def test_icons_lie_on_the_four_edge_spaces_and_on_the_centre_only(canal: str) -> None:
    for turns in range(4):
        icons = RULES.deck.tiles[IDS.index(canal)].icons[turns]
        with_icon = {SITES[site] for site in range(len(SITES)) if icons[site] != NONE}
        assert with_icon == walker.sites(canal, turns) & {*SIDES, "C"} >= set(SIDES)


@pytest.mark.parametrize("canal", IDS)
def test_rotations_that_look_the_same_are_one(canal: str) -> None:
    different = TILES[IDS.index(canal)].turns
    looks = [walker.looks(canal, turns) for turns in range(4)]
    assert [looks.index(looks[turns]) for turns in different] == different
    assert {looks[turns] for turns in different} == set(looks)


def test_a_canal_that_looks_the_same_after_a_turn() -> None:
    cross = [(SITES.index(side), SITES.index("C")) for side in SIDES]
    assert Tile(cross, [0, 1, 2, 3], [1] * 4 + [NONE] * 5).turns == [0]
    assert Tile(cross, [0, 1, 2, 3], [1, 2, 1, 2] + [NONE] * 5).turns == [0, 1]
    assert Tile(cross, [0, 2], [1] * 4 + [NONE] * 5).turns == [0, 1]
    assert Tile(cross, [0, 1, 2, 3], [1, 1, 1, 2] + [NONE] * 5).turns == [0, 1, 2, 3]


@pytest.mark.parametrize("canal", REAL)
def test_how_far_it_is_from_side_to_side(canal: str) -> None:
    for turns in range(4):
        lengths = {}
        for start in walker.starts(canal, turns):
            way = waterway({(0, 0): (canal, turns)}, start)
            for length in range(1, 8):
                for walk in way.find_walks(length):
                    site = SITES[walk[-1] % len(SITES)]
                    if site in SIDES:
                        lengths[start.site, site] = length
        assert lengths == walker.port_to_port(canal, turns)
        assert len(lengths) == 12, "every side leads to every other"


@pytest.mark.parametrize("canal", IDS)
def test_all_walks_on_one_canal(canal: str) -> None:
    for turns in range(4):
        for figure in walker.stands((0, 0), canal, turns):
            compare({(0, 0): (canal, turns)}, figure)


@pytest.mark.parametrize("canal", REAL)
def test_the_first_canal_lies_unturned_and_the_figure_has_just_come_in(canal: str) -> None:
    for start in walker.starts(canal):
        way = Waterway(TILES)
        way.lay_first(IDS.index(canal), SIDES.index(start.site))
        assert lies_as(way, Stop(start, {(0, 0): (canal, 0)}, (), frozenset()))
        way.lay(IDS.index("c01" if canal != "c01" else "c02"), ORIGIN + BEYOND[SIDES.index(start.site)], 0)
        assert [space // len(SITES) for space in way.next_spaces(1)] == [IDS.index(canal)] * len(
            way.next_spaces(1)
        )


def test_without_a_canal_there_is_no_walk() -> None:
    way = Waterway(TILES)
    assert way.longest(5) == 0
    assert way.find_walks(1) == []


# -- laying ------------------------------------------------------------------------------------------------------


def systems(count: int, seed: int, sizes: tuple[int, ...], canals: list[str]) -> Iterator[System]:
    """Random systems of joined canals, crowded enough for rings."""
    rng = Random(seed)
    made = 0
    while made < count:
        size = sizes[made % len(sizes)]
        drawn = rng.sample(canals, size)
        cells: list[Cell] = [(0, 0)]
        while len(cells) < size:
            x, y = rng.choice(cells)
            side = rng.choice(list(walker.SIDES.values()))
            cell = (x + side[0], y + side[1])
            if cell not in cells and abs(cell[0]) <= 2 and abs(cell[1]) <= 1:
                cells.append(cell)
        system = {cell: (canal, rng.randrange(4)) for cell, canal in zip(cells, drawn, strict=True)}
        if walker.attached(system, (0, 0)) == set(cells):
            made += 1
            yield system


def test_free_cells_and_the_rotations_that_fit_there() -> None:
    closed = 0
    for number, system in enumerate(systems(1500 if SOAK else 150, 7, (1, 2, 3, 4, 5, 6), IDS)):
        way = waterway(system, walker.stands((0, 0), *system[0, 0])[0], number)
        cells = [way.cell_beyond(canal, side) for canal, side in way.free_cells()]
        expected = walker.free_cells(system)
        assert sorted(cells) == sorted(map(number_of, expected))
        new = next(canal for canal in reversed(IDS) if canal not in {name for name, _ in system.values()})
        for cell in expected:
            fits = []
            for turns in range(4):
                laid = {**system, cell: (new, turns)}
                if any(walker.joined(laid, cell, side) for side in SIDES):
                    fits.append(walker.looks(new, turns))
            found = way.rotations(IDS.index(new), number_of(cell))
            assert len(found) == len(set(found))
            assert {walker.looks(new, turns) for turns in found} == set(fits)
            assert len({walker.looks(new, turns) for turns in found}) == len(found)
            closed += len(set(fits)) < len(TILES[IDS.index(new)].turns)
    assert closed, "some rotations turn a closed side"


@rule("SHY-R12")
def test_which_canals_are_attached() -> None:
    apart = 0
    rng = Random(3)
    for number, system in enumerate(systems(1000 if SOAK else 150, 11, (3, 4, 5, 6), IDS)):
        left = dict(system)
        del left[rng.choice(list(left))]
        cell = rng.choice(list(left))
        way = waterway(left, walker.stands(cell, *left[cell])[0], number)
        found = way.connected_canals(way.canals.index(IDS.index(left[cell][0])))
        names = {IDS[canal] for place, canal in enumerate(way.canals) if found >> place & 1}
        expected = {left[at][0] for at in walker.attached(left, cell)}
        assert names == expected
        apart += len(expected) < len(left)
    assert apart > 20


# -- two canals --------------------------------------------------------------------------------------------------


@rule("SHY-611", "SHY-615", "SHY-616", "SHY-I19")
@pytest.mark.parametrize("one", ONE_OF_EACH_SHAPE)
def test_all_pairs_of_shapes(one: str) -> None:
    """Every relative place and all rotations; quick runs take the part of them that a number picks."""
    number = 0
    for other in ONE_OF_EACH_SHAPE:
        if other == one:
            other = next(
                canal for canal in REAL if canal != one and CANALS[canal]["shape"] == CANALS[one]["shape"]
            )
        for side, turns, other_turns in product(SIDES, range(4), range(4)):
            system = {(0, 0): (one, turns), walker.beside((0, 0), side): (other, other_turns)}
            for figure in walker.stands((0, 0), one, turns):
                number += 1
                if SOAK or number % 29 == 0:
                    compare(system, figure, number)
    assert number == 7 * 64 * len(walker.stands((0, 0), one, 0))


# -- three canals and more ---------------------------------------------------------------------------------------

QUICK = 40


@rule("SHY-611", "SHY-615", "SHY-616", "SHY-I19", "SHY-R12")
@pytest.mark.parametrize("size", [3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(20 if SOAK else 1))
def test_random_systems(size: int, seed: int) -> None:
    rng = Random(size)
    cut_off = rings = 0
    for number, system in enumerate(systems(QUICK, 100 * seed + size, (size,), IDS)):
        for _ in range(2):
            cell = rng.choice(list(system))
            figure = rng.choice(walker.stands(cell, *system[cell]))
            cut_off += compare(system, figure, number)[1] > 0
        rings += bool(ring_cells(system))
    assert cut_off > 3
    assert rings or size < 5


def ring_cells(system: System) -> set[Cell]:
    """The cells of canals that lie in a ring of joined canals."""
    left = dict(system)
    while True:
        ends = [at for at in left if sum(walker.joined(left, at, side) for side in SIDES) < 2]
        if not ends:
            return set(left)
        for at in ends:
            del left[at]


@rule("SHY-615", "SHY-I19")
@pytest.mark.parametrize("seed", range(60 if SOAK else 6))
def test_rings_of_canals_with_and_without_a_tail(seed: int) -> None:
    """Once round a ring the figure stands before the cell it left first, where no canal lies any more."""
    rng = Random(seed)
    cells: list[Cell] = [(0, 0), (1, 0), (1, 1), (0, 1)]
    if seed % 3 == 1:
        cells = [(0, 0), (1, 0), (2, 0), (2, 1), (1, 1), (0, 1)]
    elif seed % 3 == 2:
        cells += [(-1, 0), (1, -1)]
    drawn = rng.sample(REAL, len(cells))
    system = {cell: (canal, rng.randrange(4)) for cell, canal in zip(cells, drawn, strict=True)}
    assert len(ring_cells(system)) == (6 if seed % 3 == 1 else 4)
    for figure in walker.stands(cells[0], *system[cells[0]])[:: 1 if SOAK else 3]:
        compare(system, figure, seed)


@rule("SHY-616", "SHY-R12")
def test_a_canal_cut_off_on_the_way_can_still_hang_on_by_a_chain() -> None:
    """A ring keeps what a line would lose: leaving one canal of a ring cuts nothing off."""
    line = {(0, 0): ("c17", 0), (1, 0): ("c18", 0), (2, 0): ("c19", 0)}
    ring = line | {(0, 1): ("c20", 0), (1, 1): ("c21", 0), (2, 1): ("c22", 0)}
    east = space_of(line, (2, 0), "W")
    for system, cut_off in ((line, ["c17"]), (ring, [])):
        way = waterway(system, Figure((1, 0), "E", "C"))
        assert way.move(east) == (IDS.index("c18"), [IDS.index(canal) for canal in cut_off])


@rule("SHY-R13")
def test_a_canal_laid_where_the_last_one_lay_is_no_way_back_yet() -> None:
    """Barred is the side it came from; once it has moved on, a ring of canals may lead it there."""
    system = {(0, 0): ("c17", 0), (1, 0): ("c18", 0)}
    way = waterway(system, Figure((0, 0), "E", "C"))
    way.move(space_of(system, (1, 0), "W"))
    assert number_of((0, 0)) in [way.cell_beyond(canal, side) for canal, side in way.free_cells()]
    way.lay(IDS.index("c19"), number_of((0, 0)), 0)
    refilled = {(1, 0): ("c18", 0), (0, 0): ("c19", 0)}
    assert way.next_spaces(1) == [space_of(refilled, (1, 0), "C")]
    compare(refilled, Figure((1, 0), "W", "over W"))
    way.lay(IDS.index("c20"), number_of((1, 1)), 0)
    way.lay(IDS.index("c21"), number_of((0, 1)), 0)
    ring = refilled | {(1, 1): ("c20", 0), (0, 1): ("c21", 0)}
    for cell, site in [
        ((1, 0), "C"),
        ((1, 0), "S"),
        ((1, 1), "N"),
        ((1, 1), "C"),
        ((1, 1), "W"),
        ((0, 1), "E"),
    ]:
        assert space_of(ring, cell, site) in way.next_spaces(1)
        way.move(space_of(ring, cell, site))
    for site in ("C", "N"):
        way.move(space_of(ring, (0, 1), site))
    assert way.next_spaces(1) == [space_of(ring, (0, 0), "S")]


def test_sailing_far_from_the_first_canal() -> None:
    """Forty canals to the east and forty to the north: nothing changes with the distance."""
    way = Waterway(TILES)
    way.lay_first(IDS.index("c17"), SIDES.index("W"))
    at = (0, 0)
    for step in range(80):
        side = "E" if step < 40 else "N"
        canal = ["c17", "c18", "c19"][(step + 1) % 3]
        cell = walker.beside(at, side)
        way.lay(IDS.index(canal), number_of(cell), 0)
        before = {at: (["c17", "c18", "c19"][step % 3], 0), cell: (canal, 0)}
        sites = [("C", at), (side, at), (walker.FACING[side], cell)]
        assert way.longest(9) == 5
        for site, where in sites:
            used, cut_off = way.move(space_of(before, where, site))
        assert (used, cut_off) == (IDS.index(["c17", "c18", "c19"][step % 3]), [])
        assert len(way.free_cells()) == 4
        at = cell


def test_no_waterway_reaches_the_rim_of_the_grid() -> None:
    """A canal a turn, straight on: 4 laps of 23 turns for two players, two opening turns each and the final action."""
    canals = 4 * 23 // 2 + 2 + 1
    for side, (column, row) in enumerate([(0, -1), (1, 0), (0, 1), (-1, 0)]):
        for number in range(canals + 1):
            assert place_of(ORIGIN + number * BEYOND[side]) == (number * column, number * row)
