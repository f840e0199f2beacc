"""A table for any game, told in words."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from roadstead.cli.screens.lines import INDENT, Heading
from roadstead.engine.game import Rules, View
from roadstead.engine.words import EMPTY_CELL, Message
from roadstead.text.table import SpokenLine, SpokenSection, speak_table
from roadstead.text.voice import Voice

CUT = "…"
"""Ends what a column is too narrow for."""


def draw(view: View, voice: Voice, rules: Rules) -> RenderableType:
    return draw_sections(speak_table(view, voice), voice)


def draw_sections(sections: Sequence[SpokenSection], voice: Voice) -> RenderableType:
    return Group(*(draw_section(section, voice) for section in sections))


def brief(view: View, voice: Voice, rules: Rules) -> RenderableType | None:
    """Nothing: the story tells what has changed."""
    return None


def draw_section(section: SpokenSection, voice: Voice) -> RenderableType:
    """Sentences as they come; consecutive rows form a table."""
    parts: list[RenderableType] = [Heading(section.heading)]
    rows: list[SpokenLine] = []
    for line in section.lines:
        if len(line.cells) > 1:
            rows.append(line)
            continue
        parts += [Rows(section.columns, rows, voice)] if rows else []
        rows = []
        parts.append(Text(line.cells[0]))
    parts += [Rows(section.columns, rows, voice)] if rows else []
    return Group(parts[0], Padding(Group(*parts[1:]), (0, 0, 0, INDENT)))


class Rows:
    """Rows as a table; as a paragraph each, where narrow columns would cut words or make the table longer."""

    def __init__(self, columns: tuple[str, ...], rows: list[SpokenLine], voice: Voice) -> None:
        self.columns = columns
        self.rows = rows
        self.voice = voice

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        table = Table(*self.columns, box=None, pad_edge=False, header_style="dim")
        for line in self.rows:
            table.add_row(*line.cells)
        paragraphs = Group(*(Text(self.paragraph(line)) for line in self.rows))
        in_columns = console.render_lines(table, options)
        is_cut = any(CUT in part.text for line in in_columns for part in line)
        is_longer = len(in_columns) > len(console.render_lines(paragraphs, options)) + 1
        yield paragraphs if is_cut or is_longer else table

    def paragraph(self, line: SpokenLine) -> str:
        """Bergen. Good: fish. Port fee: 2. What is empty needs no words."""
        first, *others = line.cells
        empty = self.voice.say(Message(EMPTY_CELL))
        named = zip(self.columns[1:], others, strict=True)
        told = [
            self.voice.ui("cell-told", column=column, cell=cell) for column, cell in named if cell != empty
        ]
        return " ".join(f"{part[:1].upper()}{part[1:].removesuffix('.')}." for part in (first, *told))
