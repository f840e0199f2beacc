"""A slow second opinion on canals: every walk of a ship figure, step by step, from the data of the cards alone.

It follows the canal model of the rules and knows nothing of the rules code. A system of canals is a map from the cell
(x, y), x growing to the east and y to the south, to (canal, quarter turns clockwise). A figure is (cell, site, came):
`came` is where it may not go, either "C", a site of its tile, or "over N", the side of its tile it came in by.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

import roadstead

Cell = tuple[int, int]
System = Mapping[Cell, tuple[str, int]]

CARDS = tomllib.loads((Path(roadstead.__file__).parent / "games/shipyard/cards.toml").read_text("utf-8"))
CANALS = {canal["id"]: canal for canal in CARDS["canals"]}
SHAPES = {shape["id"]: shape for shape in CARDS["canal_shapes"]}
SHAPES["closed-1"] = {**SHAPES["hook-a"], "ports": ["N", "E", "S"]}
SHAPES["closed-2"] = {**SHAPES["crossing"], "ports": ["E", "W"]}
SHAPES["closed-3"] = {**SHAPES["horseshoe"], "ports": ["W"]}
MADE_UP = {
    name: {"shape": name, "icons": {"N": "riband", "E": "lantern"}} for name in SHAPES if "closed" in name
}
"""Canals with closed sides, which the model speaks of and no card shows."""
CANALS |= MADE_UP

AROUND = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
SIDES = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
FACING = {"N": "S", "S": "N", "E": "W", "W": "E"}


class Figure(NamedTuple):
    cell: Cell
    site: str
    came: str


class Stop(NamedTuple):
    """After a move: where the figure stands, and which canals lie, are used, are discarded."""

    figure: Figure
    laid: System
    used: tuple[str, ...]
    discarded: frozenset[str]


class Walk(NamedTuple):
    spaces: tuple[tuple[Cell, str], ...]
    points: int
    end: Stop


def turned(site: str, turns: int) -> str:
    return site if site == "C" else AROUND[(AROUND.index(site) + 2 * turns) % 8]


@cache
def links(canal: str, turns: int) -> set[frozenset[str]]:
    shape = SHAPES[CANALS[canal]["shape"]]
    return {frozenset((turned(a, turns), turned(b, turns))) for a, b in shape["links"]}


@cache
def sites(canal: str, turns: int) -> set[str]:
    return {turned(site, turns) for site in SHAPES[CANALS[canal]["shape"]]["sites"]}


@cache
def ports(canal: str, turns: int) -> set[str]:
    return {turned(side, turns) for side in SHAPES[CANALS[canal]["shape"]]["ports"]}


@cache
def icons(canal: str, turns: int) -> dict[str, str]:
    return {turned(site, turns): icon for site, icon in CANALS[canal]["icons"].items()}


@cache
def looks(canal: str, turns: int) -> object:
    """Two turns of a canal that look the same are the same."""
    return (
        frozenset(links(canal, turns)),
        frozenset(ports(canal, turns)),
        frozenset(icons(canal, turns).items()),
    )


def beside(cell: Cell, side: str) -> Cell:
    return cell[0] + SIDES[side][0], cell[1] + SIDES[side][1]


def joined(system: System, cell: Cell, side: str) -> bool:
    """Do the channels of a canal and of the one beside it meet?"""
    other = beside(cell, side)
    return other in system and side in ports(*system[cell]) and FACING[side] in ports(*system[other])


def attached(system: System, cell: Cell) -> set[Cell]:
    """The cells of all canals joined to this one by a chain of canals."""
    found: set[Cell] = set()
    to_do = [cell]
    while to_do:
        at = to_do.pop()
        if at not in found:
            found.add(at)
            to_do += [beside(at, side) for side in SIDES if joined(system, at, side)]
    return found


def free_cells(system: System) -> set[Cell]:
    return {beside(cell, side) for cell in system for side in SIDES} - set(system)


def steps(stop: Stop) -> Iterator[Stop]:
    """Every move the figure can make."""
    (cell, site, came), laid, used, discarded = stop
    for link in links(*laid[cell]):
        if site in link:
            (other,) = link - {site}
            if other != came:
                yield Stop(Figure(cell, other, site), laid, used, discarded)
    if site in SIDES and came != f"over {site}" and joined(laid, cell, site):
        there = beside(cell, site)
        without = {at: tile for at, tile in laid.items() if at != cell}
        kept = attached(without, there)
        yield Stop(
            Figure(there, FACING[site], f"over {FACING[site]}"),
            {at: tile for at, tile in without.items() if at in kept},
            (*used, laid[cell][0]),
            discarded | {tile[0] for at, tile in without.items() if at not in kept},
        )


def pay(stop: Stop, values: Mapping[str, int]) -> tuple[int, bool]:
    """What the space under the figure pays: the value of its icon, and whether it is a riband."""
    icon = icons(*stop.laid[stop.figure.cell]).get(stop.figure.site, "")
    return (0, True) if icon == "riband" else (values.get(icon, 0), False)


def walks(laid: System, figure: Figure, length: int, values: Mapping[str, int]) -> list[Walk]:
    """All walks of so many moves. `values`: what an icon is worth to the ship; a riband is worth its move number."""
    found: list[Walk] = []

    def go(stop: Stop, spaces: tuple[tuple[Cell, str], ...], officials: int, riband: int) -> None:
        if len(spaces) == length:
            found.append(Walk(spaces, officials + riband, stop))
            return
        for after in steps(stop):
            points, is_riband = pay(after, values)
            move = len(spaces) + 1
            here = (after.figure.cell, after.figure.site)
            go(after, (*spaces, here), officials + points, move if is_riband else riband)

    go(Stop(figure, laid, (), frozenset()), (), 0, 0)
    return found


def longest(laid: System, figure: Figure) -> int:
    def depth(stop: Stop) -> int:
        return max((1 + depth(after) for after in steps(stop)), default=0)

    return depth(Stop(figure, laid, (), frozenset()))


def starts(canal: str, turns: int = 0) -> list[Figure]:
    """Where a figure may be put on its first canal."""
    return [Figure((0, 0), side, f"over {side}") for side in SIDES if side in ports(canal, turns)]


def stands(cell: Cell, canal: str, turns: int) -> list[Figure]:
    """Every way a figure may stand on a canal."""
    found = [Figure(cell, side, f"over {side}") for side in sorted(ports(canal, turns))]
    for a, b in sorted(sorted(link) for link in links(canal, turns)):
        found += [Figure(cell, a, b), Figure(cell, b, a)]
    return found


def port_to_port(canal: str, turns: int) -> dict[tuple[str, str], int]:
    """How many moves it takes from each side of a canal to each other one, by going all ways there are."""
    found = {}
    for start in starts(canal, turns):
        far = 0
        stops = [Stop(start, {(0, 0): (canal, turns)}, (), frozenset())]
        while stops:
            for stop in stops:
                if stop.figure.site in SIDES and far:
                    found[start.site, stop.figure.site] = far
            stops = [after for stop in stops for after in steps(stop)]
            far += 1
    return found


# -- positions in words, as the tests tell them


def system_of(laid: Mapping[str, tuple[int, int, int]]) -> System:
    """From {"c01": (column, row, quarter turns)}."""
    return {(column, row): (canal, turns) for canal, (column, row, turns) in laid.items()}


def figure_of(laid: Mapping[str, tuple[int, int, int]], text: str) -> Figure:
    """From "c01 NE N", or "c01 N" for a figure that came in over the side of its space."""
    canal, site, *came = text.split()
    return Figure(laid[canal][:2], site, came[0] if came else f"over {site}")


def words_of(stop: Stop) -> str:
    """The figure as such a text."""
    cell, site, came = stop.figure
    canal = stop.laid[cell][0]
    return f"{canal} {site}" if came.startswith("over ") else f"{canal} {site} {came}"
