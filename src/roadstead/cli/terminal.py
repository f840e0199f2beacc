"""The terminal: prints, and reads what a person types."""

from __future__ import annotations

import re
import sys
from textwrap import wrap

import rich._wrap
from rich.console import Console, RenderableType

rich._wrap.re_word = re.compile(r"[^\S\xa0]*(?:\S|\xa0)+[^\S\xa0]*")
"""To rich a no-break space is a place for a break like any other: "4 $" was torn apart, a line could begin with "?"."""


class Leave(Exception):
    """The person has left: end of input, or Ctrl-C."""


class Terminal:
    """Texts are printed as they are: no markup, so that a name may hold any character."""

    def __init__(self) -> None:
        self.console = Console(markup=False, emoji=False, highlight=False)

    def show(self, what: RenderableType, style: str | None = None) -> None:
        self.console.print(what, style=style)

    def wrap_hanging(self, text: str) -> str:
        """A text behind a mark of two letters: its further lines stand below the first one."""
        return "\n  ".join(wrap(text, self.console.width - 2, break_long_words=False))

    def line(self) -> None:
        self.console.print()

    def ask(self, prompt: str) -> str:
        """One line of what is typed, without blanks around it."""
        *above, last = wrap(prompt, self.console.width - 1) or [prompt]
        for line in above:
            self.console.print(line)
        try:
            return input(last + prompt[len(prompt.rstrip()) :]).strip()
        except (EOFError, KeyboardInterrupt) as error:
            self.console.print()
            raise Leave from error

    def clear(self) -> None:
        """Nothing of what was shown can be seen any more, not even by scrolling back a screen."""
        if self.is_interactive():
            self.console.clear()
            print("\x1b[3J", end="", flush=True)
        else:
            self.console.print("\n" * self.console.height)

    def is_interactive(self) -> bool:
        """Whether a person sits here."""
        return sys.stdin.isatty() and self.console.is_terminal

    def markdown(self, text: str) -> None:
        """Laid out for a terminal; as it stands where the output goes to a file."""
        if not self.console.is_terminal:
            print(text)
            return
        from rich.markdown import Markdown

        self.console.print(Markdown(text))
