"""Text that adapts to the width of the terminal: headings, flowing lists, indented paragraphs."""

from __future__ import annotations

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.constrain import Constrain
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

INDENT = 2
WIDEST = 94
BETWEEN = " · "


class Heading:
    """A title followed by a rule; a title that is too long for one line is wrapped instead."""

    def __init__(self, title: str, colour: str = "") -> None:
        self.title = Text(title, f"bold {colour}".strip())

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if self.title.cell_len + 2 <= options.max_width:
            yield Rule(self.title, align="left", style="dim", characters="─")
        else:
            yield self.title


class Flow:
    """Groups of items, as many per line as fit; an item is not broken unless it is too long for a line."""

    def __init__(self, groups: list[list[Text]], lead: Text | None = None, between: str = BETWEEN) -> None:
        self.groups = groups
        self.lead = Text.assemble(lead, " ") if lead is not None else Text("")
        self.between = between
        self.at_end = "" if between == BETWEEN else between.rstrip()
        """The end of a line that is continued with another group."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = min(options.max_width, WIDEST) - max(len(","), cell_len(self.at_end))
        line = self.lead.copy()
        begun = False
        for group in self.groups:
            for at, item in enumerate(group):
                between = ", " if at else self.between
                if begun and line.cell_len + cell_len(between) + item.cell_len > width:
                    yield line.append("," if at else self.at_end)
                    line = Text(" " * INDENT if self.lead else "")
                elif begun:
                    line.append(between)
                line.append_text(item)
                begun = True
        yield line


def with_lead(lead: Text | str, items: list[Text]) -> list[Text]:
    """The items, with a bold word before the first one; empty without items."""
    word = Text(lead, "bold") if isinstance(lead, str) else lead
    return [Text.assemble(word, " ", item) if not at else item for at, item in enumerate(items)]


def indent(what: RenderableType) -> Padding:
    """Indented, and limited in width on a wide terminal, for readability."""
    return Padding(Constrain(what, WIDEST), (0, 0, 0, INDENT))
