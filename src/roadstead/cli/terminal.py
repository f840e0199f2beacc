"""The terminal: prints, and reads what a person types."""

from __future__ import annotations

import re
import sys
from textwrap import wrap

import rich._wrap
import rich.control
from rich.console import Console, RenderableType

from roadstead.cli.controls import CONTROLS, without_controls

rich._wrap.re_word = re.compile(r"[^\S\xa0]*(?:\S|\xa0)+[^\S\xa0]*")
"""Rich breaks lines at no-break spaces; this pattern prevents it, so that "4 $" stays together."""
rich.control._CONTROL_STRIP_TRANSLATE.update(CONTROLS)
"""Rich removes a few control characters from what it prints, but lets escape sequences pass."""


class Leave(Exception):
    """The user has left: end of input, or Ctrl-C."""


class Terminal:
    """Prints without markup, so that a name may contain any character."""

    def __init__(self) -> None:
        self.console = Console(markup=False, emoji=False, highlight=False)

    def show(self, what: RenderableType, style: str | None = None) -> None:
        self.console.print(what, style=style)

    def wrap_hanging(self, text: str, indent: int = 2) -> str:
        """Wrap a text that follows a mark of so many characters: further lines are indented to match."""
        return f"\n{' ' * indent}".join(wrap(text, self.console.width - indent, break_long_words=False))

    def line(self) -> None:
        self.console.print()

    def ask(self, prompt: str) -> str:
        """One typed line, stripped."""
        prompt = without_controls(prompt)
        *above, last = wrap(prompt, self.console.width - 1) or [prompt]
        for line in above:
            self.console.print(line)
        try:
            return input(last + prompt[len(prompt.rstrip()) :]).strip()
        except (EOFError, KeyboardInterrupt) as error:
            self.console.print()
            raise Leave from error

    def clear(self) -> None:
        """Clear the screen and, where possible, the scrollback."""
        if self.is_interactive():
            self.console.clear()
            print("\x1b[3J", end="", flush=True)
        else:
            self.console.print("\n" * self.console.height)

    def is_interactive(self) -> bool:
        """Whether input and output are a terminal."""
        return sys.stdin.isatty() and self.console.is_terminal

    def markdown(self, text: str) -> None:
        """Render Markdown; print the source if the output is not a terminal."""
        if not self.console.is_terminal:
            print(text)
            return
        from rich.markdown import Markdown

        self.console.print(Markdown(text))
