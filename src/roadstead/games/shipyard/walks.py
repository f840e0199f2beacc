"""All walks of a ship figure up to a length, with what lies on them: how far it can sail, and the best way to do so."""

from __future__ import annotations

from typing import Final

from roadstead.games.shipyard.canals import NONE, SITES, Waterway
from roadstead.games.shipyard.deck import RIBAND

FARTHEST: Final = 15
"""How far walks are searched; hardly any ship is as fast."""
BITS: Final = 5
"""A tally has so many bits for each icon, in their order; those of the riband name its last move."""
MASK: Final = (1 << BITS) - 1
RIBAND_BITS: Final = BITS * RIBAND


class Walk:
    """A walk, as its last step and the walk before it. A tally counts the landings by icon."""

    def __init__(
        self, before: Walk | None, place: int, site: int, came: int, gone: int, space: int, tally: int
    ) -> None:
        self.before = before
        self.place = place
        self.site = site
        self.came = came
        self.gone = gone
        self.space = space
        self.tally = tally

    def spaces(self) -> list[int]:
        """From the first step on; the space where the figure starts is none."""
        found: list[int] = []
        at: Walk | None = self
        while at is not None and at.before is not None:
            found.append(at.space)
            at = at.before
        found.reverse()
        return found


def walks_from(way: Waterway, most: int, start: int = 0, riband: int = 0) -> list[list[Walk]]:
    """By length from 0, up to the longest one or `most`. `start` moves are made already, the last riband at `riband`.

    Of walks that lead to the same position with the same tally one is kept.
    """
    if way.space == NONE:
        return []
    first = Walk(None, way.here(), way.space % len(SITES), way.came, 0, way.space, riband << RIBAND_BITS)
    levels = [[first]]
    while levels[-1] and len(levels) <= most:
        levels.append(longer(way, levels[-1], start + len(levels)))
    if not levels[-1]:
        levels.pop()
    return levels


def longer(way: Waterway, walks: list[Walk], move: int) -> list[Walk]:
    """All walks with one step more, which is the move of this number."""
    found: list[Walk] = []
    seen: set[tuple[int, int, int]] = set()
    for walk in walks:
        for place, site, came, gone in way.steps(walk.place, walk.site, walk.came, walk.gone):
            canal = way.canals[place]
            icon = way.tiles[canal].icons[way.turned[place]][site]
            tally = walk.tally
            if icon == RIBAND:
                tally = tally & (1 << RIBAND_BITS) - 1 | move << RIBAND_BITS
            elif icon != NONE:
                tally += 1 << BITS * icon
            space = len(SITES) * canal + site
            key = (space << 8 | came, gone, tally)
            if key not in seen:
                seen.add(key)
                found.append(Walk(walk, place, site, came, gone, space, tally))
    return found


def points_of(tally: int, pays: list[int]) -> int:
    """SHY-612, SHY-613: what a walk brings a ship; `pays` is by icon."""
    points = tally >> RIBAND_BITS
    for icon in range(RIBAND):
        points += pays[icon] * (tally >> BITS * icon & MASK)
    return points


def best_points(walks: list[Walk], pays: list[int]) -> int:
    return max(points_of(walk.tally, pays) for walk in walks)


def best_walk(way: Waterway, walks: list[Walk], pays: list[int]) -> Walk:
    """For most points; of equal ones that which leaves most canals, of these the first."""
    most = best_points(walks, pays)
    best = [walk for walk in walks if points_of(walk.tally, pays) == most]
    return max(best, key=lambda walk: canals_after(way, walk)) if len(best) > 1 else best[0]


def canals_after(way: Waterway, walk: Walk) -> int:
    """How many canals are laid after a walk (SHY-615, SHY-616)."""
    if not walk.gone:
        return len(way.canals)
    left = way.clone()
    for space in walk.spaces():
        left.move(space)
    return len(left.canals)
