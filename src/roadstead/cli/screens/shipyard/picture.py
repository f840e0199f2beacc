"""The canals of Shipyard as a picture."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.table import Table
from rich.text import Text

from roadstead.cli.screens.lines import BETWEEN, Flow
from roadstead.cli.screens.shipyard.letters import ICON_COLOURS, SEAT_COLOURS, Letters
from roadstead.games.shipyard.canal_figures import CanalView
from roadstead.games.shipyard.canals import CENTRE, PORT, SIDES, SITES, Tile
from roadstead.games.shipyard.deck import ICONS, NONE
from roadstead.games.shipyard.view import BuilderView
from roadstead.text.effects.shipyard import number_of

PLAIN = "○"
BESIDE = "│"
SITE_AT = ((1, 0), (2, 1), (1, 2), (0, 1), (2, 0), (2, 2), (0, 2), (0, 0), (1, 1))
"""Column and row of each site in a tile."""
SITE_WIDE = 3
ACROSS, DOWN = SITE_WIDE + 2, 2
"""The distance from one site to the next."""
TILE_WIDE, TILE_HIGH = 2 * ACROSS + SITE_WIDE, 2 * DOWN + 1
NEXT_ACROSS, NEXT_DOWN = TILE_WIDE + 2, TILE_HIGH + 1
"""The distance from one tile to the next."""
LEAST_BESIDE = 26
"""The least width for lines of text beside a picture."""
FOR_NUMBER = (7, 4, 6, 5, CENTRE)
"""Where the number of a tile may be written, if there is no space: a corner, else the centre."""
ARROWS = {
    (0, -1): "↑",
    (1, -1): "↗",
    (1, 0): "→",
    (1, 1): "↘",
    (0, 1): "↓",
    (-1, 1): "↙",
    (-1, 0): "←",
    (-1, -1): "↖",
}


class Picture:
    """Canals that are offered or being turned; below or beside them those that are laid; then some lines of text.

    A canal shows its spaces with the channels between them; a double line joins two canals. The figure is an arrow
    that points away from where it came from.
    """

    def __init__(
        self,
        letters: Letters,
        builder: BuilderView,
        loose: list[tuple[str, int, int]],
        lines: list[Text | Flow],
    ) -> None:
        self.letters = letters
        self.tiles = letters.deck.tiles
        self.builder = builder
        self.loose = loose
        self.lines = lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        drawn = self.draw(options.max_width)
        wide = max((line.cell_len for line in drawn), default=0) + len(BETWEEN)
        room = options.max_width - wide
        if self.lines and room >= LEAST_BESIDE:
            beside = console.render_lines(Group(*self.lines), options.update(width=room), pad=False)
            below = console.render_lines(Group(*self.lines), options, pad=False)
            if max(len(beside), len(drawn)) < len(below) + len(drawn):
                grid = Table.grid(padding=(0, len(BETWEEN), 0, 0))
                grid.add_column(no_wrap=True, width=wide - len(BETWEEN))
                grid.add_row(Text("\n").join(drawn), Group(*self.lines))
                yield grid
                return
        yield from drawn
        yield from self.lines

    def draw(self, width: int) -> list[Text]:
        """The loose canals above or beside the laid ones, whichever hides fewer canals and needs fewer lines."""
        most = tiles_across(width)
        laid, hidden = self.draw_laid(width)
        above = self.draw_loose(most).lines()
        blank = [Text("")] if above and self.builder.canals else []
        best, lines = hidden, [*above, *blank, *laid.lines()]
        for columns in range(1, 1 + min(len(self.loose), most)):
            left = self.draw_loose(columns)
            wide = NEXT_ACROSS * (columns - 1) + TILE_WIDE
            room = width - wide - len(BETWEEN)
            if room < TILE_WIDE or not self.builder.canals:
                break
            laid, hidden = self.draw_laid(room)
            height = max(left.height, laid.height)
            if (hidden, height) < (best, len(lines)):
                both = zip(left.lines(height), laid.lines(height), strict=True)
                best, lines = hidden, [beside(one, wide, other) for one, other in both]
        return [*lines, Text(self.letters.label("hidden", count=best), "dim")] if best else lines

    def draw_loose(self, columns: int) -> Plan:
        """The loose canals, each below its caption, `columns` of them side by side."""
        plan = Plan()
        top = 1 if any(caption for caption, _, _ in self.loose) else 0
        for at, (caption, canal, turns) in enumerate(self.loose):
            x, y = NEXT_ACROSS * (at % columns), (TILE_HIGH + top) * (at // columns)
            plan.put(x, y, caption, "dim")
            self.tile(plan, x, y + top, canal, turns)
        return plan

    def draw_laid(self, width: int) -> tuple[Plan, int]:
        """The laid canals, as many as fit around the figure, and the number of those that do not fit."""
        plan = Plan()
        if not self.builder.canals:
            return plan, 0
        canals = self.tiles_in_sight(tiles_across(width))
        at = {(laid.column, laid.row): laid for laid in canals}
        first = min(column for column, _ in at)
        top = min(row for _, row in at)
        for (column, row), laid in at.items():
            x, y = NEXT_ACROSS * (column - first), NEXT_DOWN * (row - top)
            self.tile(plan, x, y, laid.canal, laid.turns)
            if self.are_joined(laid, 1, at.get((column + 1, row))):
                plan.put(x + TILE_WIDE, y + DOWN, "══", "bold")
            if self.are_joined(laid, 2, at.get((column, row + 1))):
                plan.put(x + ACROSS + 1, y + TILE_HIGH, "║", "bold")
        return plan, len(self.builder.canals) - len(canals)

    def tiles_in_sight(self, columns: int) -> list[CanalView]:
        """The canals within so many adjacent columns: as many as possible, with the figure near the middle."""
        every = self.builder.canals
        here = next(laid.column for laid in every if laid.canal == self.builder.space // len(SITES))
        found: dict[tuple[int, int], list[CanalView]] = {}
        for first in range(here - columns + 1, here + 1):
            shown = [laid for laid in every if first <= laid.column < first + columns]
            found[len(shown), -abs(2 * (here - first) + 1 - columns)] = shown
        return found[max(found)]

    def are_joined(self, one: CanalView, side: int, other: CanalView | None) -> bool:
        if other is None:
            return False
        here, there = self.tiles[one.canal].ports[one.turns], self.tiles[other.canal].ports[other.turns]
        return bool(here >> side & 1 and there >> (side + 2) % SIDES & 1)

    def tile(self, plan: Plan, x: int, y: int, canal: int, turns: int) -> None:
        tile = self.tiles[canal]
        there = sites_of(tile, turns)
        for site in there:
            for other in tile.links[turns][site]:
                plan.link(x, y, SITE_AT[site], SITE_AT[other])
        for site in there:
            column, row = SITE_AT[site]
            plan.put(x + ACROSS * column, y + DOWN * row, *self.site(canal, turns, site))
        free = [SITE_AT[site] for site in FOR_NUMBER if site not in there]
        at = (ACROSS * free[0][0], DOWN * free[0][1]) if free else (SITE_WIDE, 1)
        plan.put(x + at[0], y + at[1], f"#{number_of(canal, self.letters.voice)}"[:SITE_WIDE], "bold")

    def site(self, canal: int, turns: int, site: int) -> tuple[str, str]:
        """The contents of a space: the figure, an icon, or nothing."""
        builder = self.builder
        laid = any(one.canal == canal for one in builder.canals)
        if laid and builder.space == len(SITES) * canal + site:
            return f"[{heading_of(site, builder.came)}]", f"bold {SEAT_COLOURS[builder.seat]}"
        icon = self.tiles[canal].icons[turns][site]
        if icon != NONE:
            return self.letters.code(ICONS[icon]).center(SITE_WIDE), ICON_COLOURS[icon]
        column, row = SITE_AT[site]
        level = [
            SITE_AT[other][0] for other in self.tiles[canal].links[turns][site] if SITE_AT[other][1] == row
        ]
        left = "─" if min(level, default=column) < column else " "
        right = "─" if max(level, default=column) > column else " "
        return f"{left}{PLAIN}{right}", ""


class Plan:
    """A grid of characters with their styles."""

    def __init__(self) -> None:
        self.places: dict[tuple[int, int], tuple[str, str]] = {}
        self.height = 0

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        for at, letter in enumerate(text):
            self.places[x + at, y] = (letter, style)
        self.height = max(self.height, y + 1)

    def link(self, x: int, y: int, one: tuple[int, int], other: tuple[int, int]) -> None:
        """Draw a channel between two sites of a tile (column and row); only from the left or upper one."""
        (column, row), (to, down) = one, other
        left, top = x + ACROSS * column, y + DOWN * row
        if row == down and column < to:
            length = ACROSS * (to - column) - SITE_WIDE
            self.put(left + SITE_WIDE, top, "─" * length, "dim")
        elif column == to and row < down:
            for step in range(1, DOWN * (down - row)):
                self.put(left + 1, top + step, "│", "dim")
        elif column < to and abs(row - down) == 1 == to - column:
            self.put(left + SITE_WIDE, top + (1 if down > row else -1), " ╲" if down > row else "╱ ", "dim")

    def lines(self, height: int = 0) -> list[Text]:
        found: list[Text] = []
        for y in range(max(height, self.height)):
            wide = max((x for x, row in self.places if row == y), default=-1) + 1
            line = Text("")
            for x in range(wide):
                letter, style = self.places.get((x, y), (" ", ""))
                line.append(letter, style)
            found.append(line)
        return found


def tiles_across(width: int) -> int:
    """How many tiles fit side by side into a width."""
    return max(1, (width + NEXT_ACROSS - TILE_WIDE) // NEXT_ACROSS)


def beside(line: Text, wide: int, other: Text) -> Text:
    """Two lines with a border between them."""
    line.pad_right(wide - line.cell_len)
    return Text.assemble(line, (f" {BESIDE} ", "dim"), other)


def sites_of(tile: Tile, turns: int) -> list[int]:
    """The spaces of a canal: those with a channel, and a single one with a port."""
    ports = tile.ports[turns]
    return [
        site for site in range(len(SITES)) if tile.links[turns][site] or (site < SIDES and ports >> site & 1)
    ]


def heading_of(site: int, came: int) -> str:
    """The arrow that points away from where the figure came from."""
    here = SITE_AT[site]
    if came >= PORT:
        side = SITE_AT[came - PORT]
        return ARROWS[1 - side[0], 1 - side[1]]
    before = SITE_AT[came]
    step = (here[0] - before[0], here[1] - before[1])
    return ARROWS[(step[0] > 0) - (step[0] < 0), (step[1] > 0) - (step[1] < 0)]
