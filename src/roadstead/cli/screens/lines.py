"""Lines of text that fill a terminal of any width: headings, flowing lists, indented paragraphs."""

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
    """A title with a line behind it; where it is too long for that, in several lines."""

    def __init__(self, title: str, colour: str = "") -> None:
        self.title = Text(title, f"bold {colour}".strip())

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if self.title.cell_len + 2 <= options.max_width:
            yield Rule(self.title, align="left", style="dim", characters="─")
        else:
            yield self.title


class Flow:
    """Groups of items, as many in a line as there is room for; none is cut in two where it can be helped."""

    def __init__(self, groups: list[list[Text]], lead: Text | None = None, between: str = BETWEEN) -> None:
        self.groups = groups
        self.lead = Text.assemble(lead, " ") if lead is not None else Text("")
        self.between = between
        self.at_end = "" if between == BETWEEN else between.rstrip()
        """What stands at the end of a line that goes on with another group."""

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


def led(lead: Text | str, items: list[Text]) -> list[Text]:
    """Items, the first one behind a word; none without items."""
    word = Text(lead, "bold") if isinstance(lead, str) else lead
    return [Text.assemble(word, " ", item) if not at else item for at, item in enumerate(items)]


def indented(what: RenderableType) -> Padding:
    """A little to the right, and on a wide terminal no wider than the eye follows."""
    return Padding(Constrain(what, WIDEST), (0, 0, 0, INDENT))
