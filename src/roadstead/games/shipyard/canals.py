"""The geometry of canals: tiles as graphs of spaces, their rotation, how they join, and the walks of a ship figure.

Sites of a tile are N, E, S, W (edge spaces), NE, SE, SW, NW (corners) and C (the centre). A space is 9 * canal + site.
"""

from __future__ import annotations

from typing import Final

NONE: Final = -1
SITES: Final = ["N", "E", "S", "W", "NE", "SE", "SW", "NW", "C"]
SIDES: Final = 4
CENTRE: Final = 8
PORT: Final = 9
"""Where the figure came from: a site of the same tile, or PORT + the side over which it entered."""
WIDTH: Final = 128
"""Width of the grid of cells, such that no waterway that starts in the middle reaches its edge.

A seat lays at most one canal per turn (SHY-403), next to another one. With the longest possible countdown, four laps
for two players, these are 2 opening turns, 46 full turns and the final action: the last of 49 canals is at most 48
cells away, and the cells beside it 49."""
ORIGIN: Final = WIDTH * WIDTH // 2 + WIDTH // 2
BEYOND: Final = [-WIDTH, 1, WIDTH, -1]
"""The difference from a cell to the adjacent one, by side."""


def turned_site(site: int, turns: int) -> int:
    """The site after quarter turns clockwise."""
    if site == CENTRE:
        return site
    ring = site & 4
    return ring + (site + turns) % SIDES


class Tile:
    """A canal in each of its four rotations."""

    def __init__(self, links: list[tuple[int, int]], ports: list[int], icons: list[int]) -> None:
        self.links: list[list[list[int]]] = []
        self.ports: list[int] = []
        """One bit for each side with a channel through it."""
        self.icons: list[list[int]] = []
        for turns in range(4):
            self.links.append(self.turn_links(links, turns))
            self.ports.append(sum(1 << turned_site(port, turns) for port in ports))
            placed = [NONE] * len(SITES)
            for site, icon in enumerate(icons):
                placed[turned_site(site, turns)] = icon
            self.icons.append(placed)
        self.turns = [turns for turns in range(4) if self.first_like(turns) == turns]
        """Rotations that differ from each other."""

    def turn_links(self, links: list[tuple[int, int]], turns: int) -> list[list[int]]:
        near: list[list[int]] = [[] for _ in SITES]
        for one, other in links:
            near[turned_site(one, turns)].append(turned_site(other, turns))
            near[turned_site(other, turns)].append(turned_site(one, turns))
        for sites in near:
            sites.sort()
        return near

    def first_like(self, turns: int) -> int:
        for other in range(turns):
            if (
                self.links[other] == self.links[turns]
                and self.ports[other] == self.ports[turns]
                and self.icons[other] == self.icons[turns]
            ):
                return other
        return turns


class Waterway:
    """A player's canals and ship figure."""

    def __init__(self, tiles: list[Tile]) -> None:
        self.tiles = tiles
        self.canals: list[int] = []
        self.cells: list[int] = []
        self.turned: list[int] = []
        self.space = NONE
        self.came = NONE

    def clone(self) -> Waterway:
        other = Waterway(self.tiles)
        other.canals = self.canals[:]
        other.cells = self.cells[:]
        other.turned = self.turned[:]
        other.space = self.space
        other.came = self.came
        return other

    # -- laying ----------------------------------------------------------------------------------------

    def lay_first(self, canal: int, edge: int) -> None:
        """SHY-532, SHY-R24, SHY-R32: the figure stands on an edge space as if it had just come in there."""
        self.canals = [canal]
        self.cells = [ORIGIN]
        self.turned = [0]
        self.space = len(SITES) * canal + edge
        self.came = PORT + edge

    def at_cell(self, cell: int) -> int:
        """The place of the canal on a cell, or NONE."""
        for place in range(len(self.cells)):
            if self.cells[place] == cell:
                return place
        return NONE

    def free_cells(self) -> list[tuple[int, int]]:
        """Empty cells that share a side with a canal, each named once: by canal and side (SHY-533)."""
        found: list[tuple[int, int]] = []
        seen: list[int] = []
        for canal in sorted(self.canals):
            cell = self.cells[self.canals.index(canal)]
            for side in range(SIDES):
                there = cell + BEYOND[side]
                if there not in seen and self.at_cell(there) == NONE:
                    seen.append(there)
                    found.append((canal, side))
        return found

    def cell_beyond(self, canal: int, side: int) -> int:
        return self.cells[self.canals.index(canal)] + BEYOND[side]

    def rotations(self, canal: int, cell: int) -> list[int]:
        """SHY-R11: the rotations in which a channel meets a channel on at least one side."""
        return [turns for turns in self.tiles[canal].turns if self.meets_channel(canal, cell, turns)]

    def meets_channel(self, canal: int, cell: int, turns: int) -> bool:
        for side in range(SIDES):
            place = self.at_cell(cell + BEYOND[side])
            if place != NONE and self.tiles[canal].ports[turns] >> side & 1:
                facing = (side + 2) % SIDES
                if self.tiles[self.canals[place]].ports[self.turned[place]] >> facing & 1:
                    return True
        return False

    def lay(self, canal: int, cell: int, turns: int) -> None:
        """SHY-534: canals already laid, and the figure, are not changed."""
        self.canals.append(canal)
        self.cells.append(cell)
        self.turned.append(turns)

    def joined_canal(self, place: int, side: int) -> int:
        """The place of the canal that is joined by channels over a side, or NONE."""
        if not self.tiles[self.canals[place]].ports[self.turned[place]] >> side & 1:
            return NONE
        there = self.at_cell(self.cells[place] + BEYOND[side])
        if there == NONE:
            return NONE
        facing = (side + 2) % SIDES
        return there if self.tiles[self.canals[there]].ports[self.turned[there]] >> facing & 1 else NONE

    # -- sailing ---------------------------------------------------------------------------------------

    def here(self) -> int:
        """The place of the canal on which the figure stands."""
        return self.canals.index(self.space // len(SITES))

    def icon(self, space: int) -> int:
        """The icon of a space of a canal that is laid, or NONE."""
        place = self.canals.index(space // len(SITES))
        return self.tiles[self.canals[place]].icons[self.turned[place]][space % len(SITES)]

    def laid_at(self, space: int) -> tuple[int, int]:
        """The cell and the turns of the canal of a space."""
        place = self.canals.index(space // len(SITES))
        return self.cells[place], self.turned[place]

    def longest(self, most: int) -> int:
        """How far the figure can sail, searched up to `most`."""
        if self.space == NONE:
            return 0
        return self.longest_from(self.here(), self.space % len(SITES), self.came, 0, most)

    def carries(self, speed: int) -> bool:
        """Whether the figure can sail as many spaces."""
        return self.longest(speed) == speed

    def longest_from(self, place: int, site: int, came: int, gone: int, most: int) -> int:
        """The length of the longest walk from a site, searched up to `most`; `gone`: places of canals left behind."""
        if not most:
            return 0
        best = 0
        for there, to, back, left in self.steps(place, site, came, gone):
            length = 1 + self.longest_from(there, to, back, left, most - 1)
            if length == most:
                return length
            best = max(best, length)
        return best

    def steps(self, place: int, site: int, came: int, gone: int) -> list[tuple[int, int, int, int]]:
        """SHY-611: the possible next steps: place of the canal, site, and then `came` and `gone` after the step."""
        links = self.tiles[self.canals[place]].links[self.turned[place]][site]
        found = [(place, to, site, gone) for to in links if to != came]  # SHY-I19
        if site < SIDES and came != PORT + site:  # SHY-R13
            there = self.joined_canal(place, site)
            if there != NONE and not gone >> there & 1:  # SHY-615, SHY-I19
                facing = (site + 2) % SIDES
                found.append((there, facing, PORT + facing, gone | 1 << place))
        return found

    def can_reach(self, canal: int) -> bool:
        """Whether the figure could sail onto a laid canal at any speed."""
        there = self.canals.index(canal)
        waiting = [(self.here(), self.space % len(SITES), self.came, 0)]
        while waiting:
            step = waiting.pop()
            if step[0] == there:
                return True
            waiting += self.steps(*step)
        return False

    def next_spaces(self, left: int) -> list[int]:
        """The spaces to which the figure may move so that `left` moves can be made in all."""
        found: list[int] = []
        for there, to, back, gone in self.steps(self.here(), self.space % len(SITES), self.came, 0):
            if self.longest_from(there, to, back, gone, left - 1) == left - 1:
                found.append(len(SITES) * self.canals[there] + to)
        found.sort()
        return found

    def move(self, space: int) -> tuple[int, list[int]]:
        """Make one move; returns the canal used by it (or NONE), and the canals cut off by it."""
        before = self.space // len(SITES)
        site = self.space % len(SITES)
        self.space = space
        if space // len(SITES) == before:
            self.came = site  # SHY-617
            return NONE, []
        self.came = PORT + space % len(SITES)  # SHY-617, SHY-R13
        self.take_up(self.canals.index(before))  # SHY-615
        attached = self.connected_canals(self.here())
        # SHY-616
        cut_off = [canal for place, canal in enumerate(self.canals) if not attached >> place & 1]
        for canal in cut_off:
            self.take_up(self.canals.index(canal))
        return before, cut_off

    def take_up(self, place: int) -> None:
        del self.canals[place]
        del self.cells[place]
        del self.turned[place]

    def connected_canals(self, place: int) -> int:
        """SHY-R12: the places of all canals joined to one, directly or indirectly, one bit each."""
        found = 1 << place
        waiting = [place]
        while waiting:
            here = waiting.pop()
            for side in range(SIDES):
                there = self.joined_canal(here, side)
                if there != NONE and not found >> there & 1:
                    found |= 1 << there
                    waiting.append(there)
        return found

    def find_walks(self, length: int) -> list[list[int]]:
        """All walks of exactly this length, each as a list of spaces."""
        if self.space == NONE:
            return []
        found: list[list[int]] = []
        self.walk_on(self.here(), self.space % len(SITES), self.came, 0, length, [], found)
        return found

    def walk_on(
        self,
        place: int,
        site: int,
        came: int,
        gone: int,
        left: int,
        so_far: list[int],
        found: list[list[int]],
    ) -> None:
        if not left:
            found.append(so_far)
            return
        for there, to, back, behind in self.steps(place, site, came, gone):
            walked = [*so_far, len(SITES) * self.canals[there] + to]
            self.walk_on(there, to, back, behind, left - 1, walked, found)


def score_of_walk(way: Waterway, walk: list[int], pays: list[int], riband: int) -> int:
    """SHY-612, SHY-613: `pays` is what each icon pays on a landing; the last `riband` pays the moves made so far."""
    total = 0
    last = 0
    for moves, space in enumerate(walk, 1):
        icon = way.icon(space)
        if icon == riband:
            last = moves
        elif icon != NONE:
            total += pays[icon]
    return total + last
