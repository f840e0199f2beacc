"""A table for any game, told in words."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from roadstead.cli.screens.lines import INDENT, Heading
from roadstead.engine.game import Rules, View
from roadstead.text.table import SpokenLine, SpokenSection, speak_table
from roadstead.text.voice import Voice


def draw(view: View, voice: Voice, rules: Rules) -> RenderableType:
    return Group(*(draw_section(section) for section in speak_table(view, voice)))


def brief(view: View, voice: Voice, rules: Rules) -> RenderableType | None:
    """Nothing: the story tells what has changed."""
    return None


def draw_section(section: SpokenSection) -> RenderableType:
    """Sentences as they come; consecutive rows form a table."""
    parts: list[RenderableType] = [Heading(section.heading)]
    rows: list[SpokenLine] = []
    for line in section.lines:
        if len(line.cells) > 1:
            rows.append(line)
            continue
        parts += draw_rows(section, rows)
        rows = []
        parts.append(Text(line.cells[0]))
    parts += draw_rows(section, rows)
    return Group(parts[0], Padding(Group(*parts[1:]), (0, 0, 0, INDENT)))


def draw_rows(section: SpokenSection, rows: list[SpokenLine]) -> list[RenderableType]:
    if not rows:
        return []
    table = Table(*section.columns, box=None, pad_edge=False, header_style="dim")
    for line in rows:
        table.add_row(*line.cells)
    return [table]
