"""A table as a person at the keyboard sees it: shown, told and asked alike, wherever the game is played."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from rich.text import Text

from roadstead.cli import menu
from roadstead.cli.menu import MenuChoice, NumberedChoice, plain
from roadstead.cli.screens import screen_of
from roadstead.cli.seating import words
from roadstead.cli.terminal import Terminal
from roadstead.engine.game import CHANCE, Rules, View
from roadstead.engine.words import Message
from roadstead.text.voice import Voice

NEVER = (-1, -1)
READING = ("rules", "log", "cards", "help")
"""Commands with a lot to read: what is to be decided stands below it again."""
RECENT = 12
"""How many events of a game that goes on are told again."""


class GameConsole(ABC):
    """Shows a table and reads what is typed. What there is to see, and what a move does, its kinds say.

    A `notice` is said below the table, so that it is not scrolled away.
    """

    commands: ClassVar[Mapping[str, Callable[[Any, Any, str], None]]]
    """What can be typed besides a move, by its name in English."""

    def __init__(self, rules: Rules, voice: Voice, terminal: Terminal) -> None:
        self.rules = rules
        self.voice = voice
        self.terminal = terminal
        self.screen = screen_of(rules)
        self.drawn = NEVER
        self.notice = ""
        self.saved_as = ""
        self.saved_at = -1
        self.left = False

    # -- what there is -----------------------------------------------------------------------------------

    @abstractmethod
    def view(self, seat: int | None) -> View: ...

    @abstractmethod
    def prompt(self, seat: int) -> Message:
        """What a seat has to decide."""

    @abstractmethod
    def options(self, seat: int) -> list[MenuChoice]: ...

    @abstractmethod
    def events(self) -> int:
        """How many events stand."""

    @abstractmethod
    def event(self, at: int, seat: int | None) -> tuple[int, int]:
        """Who did an event, and its code as a seat saw it."""

    @abstractmethod
    def words_of(self, at: int, seat: int | None) -> list[Message]:
        """What a seat heard of an event."""

    @abstractmethod
    def moment(self) -> tuple[int, int]:
        """Changes when the whole table should be shown again."""

    @abstractmethod
    def position(self) -> int:
        """Rises with every change."""

    @abstractmethod
    def over(self) -> bool: ...

    @abstractmethod
    def record_text(self) -> str:
        """The record to save."""

    @abstractmethod
    def play(self, seat: int, choice: NumberedChoice) -> None: ...

    # -- what is shown -----------------------------------------------------------------------------------

    def greet(self, names: list[str], commitment: str) -> None:
        self.terminal.show(self.voice.ui("at-the-table", names=self.voice.join(names)))
        self.terminal.show(self.voice.format("game-summary", {}))
        self.terminal.show(self.voice.ui("help-first"))
        self.terminal.show(self.voice.ui("deal-fixed", fingerprint=commitment[:16]), style="dim")

    def show_decision(self, seat: int) -> list[NumberedChoice]:
        """The table where it should be seen again, else what matters of it; then what there is to decide."""
        if self.moment() != self.drawn:
            self.draw(seat)
        elif (brief := self.screen.brief(self.view(seat), self.voice, self.rules)) is not None:
            self.terminal.line()
            self.terminal.show(brief)
        if self.notice:
            self.terminal.line()
            self.terminal.show(self.notice)
            self.notice = ""
        return self.offer(seat)

    def offer(self, seat: int) -> list[NumberedChoice]:
        """Print what is to be decided and the options."""
        choices = menu.labelled(self.options(seat), self.voice)
        self.terminal.line()
        self.terminal.show(self.voice.say(self.prompt(seat)), style="bold")
        self.terminal.show(menu.draw(choices, self.voice))
        return choices

    def offer_again(self, seat: int | None) -> None:
        """What is to be decided, after a lot to read."""
        if seat is not None:
            self.offer(seat)

    def forget_table(self) -> None:
        """The table that was shown is not what there is now."""
        self.drawn = NEVER

    def draw(self, seat: int | None) -> None:
        self.drawn = self.moment()
        self.terminal.line()
        self.terminal.show(self.screen.draw(self.view(seat), self.voice, self.rules))

    def tell_events(self, first: int, seat: int | None) -> None:
        """What a seat heard of the events from `first` on; the set-up in a few lines, where the game can tell it so."""
        told = first or self.tell_setup(seat)
        for at in range(told, self.events()):
            self.tell(self.words_of(at, seat))

    def tell_setup(self, seat: int | None) -> int:
        """The set-up, and what followed of it by itself; returns how many events that was."""
        codes: list[int] = []
        while len(codes) < self.events() and self.event(len(codes), seat)[0] == CHANCE:
            codes.append(self.event(len(codes), seat)[1])
        words = self.rules.words
        told = words.setup(codes)
        if not told:
            return 0
        for message in told:
            self.tell([message])
        for at, code in enumerate(codes):
            said = self.words_of(at, seat)
            self.tell(said if words.event(CHANCE, code) is None else said[1:])
        return len(codes)

    def tell(self, messages: list[Message]) -> None:
        """The first one behind a mark, the others below it."""
        for at, message in enumerate(messages):
            text = self.terminal.hanging(self.voice.say(message))
            if at:
                self.terminal.show(Text.assemble("  ", text), style="dim")
            else:
                self.terminal.show(Text.assemble(("• ", "cyan"), text))

    def say(self, key: str, **args: str | int | float) -> None:
        self.terminal.show(self.voice.format(key, args))

    # -- what is typed -----------------------------------------------------------------------------------

    def answer(self, seat: int, text: str, choices: list[NumberedChoice]) -> None:
        """Do what was typed: an option by number or notation, a command, or a word of advice."""
        if not text:
            self.draw(seat)
            self.offer(seat)
        elif choice := menu.chosen(text, choices):
            self.play(seat, choice)
        elif not self.obey(seat, text):
            self.advise(text, choices)

    def obey(self, seat: int | None, text: str) -> bool:
        """Carry out a typed command; false if it is none."""
        word, _, rest = text.partition(" ")
        for name, command in self.commands.items():
            if plain(word) in [name, *(plain(other) for other in words(self.voice.ui(f"command-{name}")))]:
                command(self, seat, rest.strip())
                if name in READING:
                    self.offer_again(seat)
                return True
        return False

    def usable(self) -> list[str]:
        """The commands that help lists."""
        return list(self.commands)

    def help_of(self, name: str) -> str:
        """What a command does."""
        return self.voice.ui(f"help-{name}")

    def advise(self, text: str, choices: list[NumberedChoice]) -> None:
        if text.isdecimal() and choices:
            self.say("number-between", low=1, high=len(choices))
            return
        self.say("not-now" if text in self.rules.codebook.by_notation else "not-understood", text=text)
        for choice in menu.similar(text, choices):
            self.terminal.show(Text.assemble("  ", menu.line(choice, 1)))
