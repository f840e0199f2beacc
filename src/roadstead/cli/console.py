"""A table in the terminal: what is shown and asked is the same for local and online games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, ClassVar

from rich.text import Text

from roadstead.cli import menu
from roadstead.cli.menu import MenuChoice, NumberedChoice, fold_case
from roadstead.cli.screens import screen_of
from roadstead.cli.screens.words import draw_sections
from roadstead.cli.seating import split_words
from roadstead.cli.terminal import Terminal
from roadstead.engine.actions import split_actions
from roadstead.engine.game import CHANCE, Rules, View
from roadstead.engine.words import HEAVIEST, ActionLine, Happening, Message, Shortcut, WhyNot
from roadstead.text.table import SpokenSection, speak_table
from roadstead.text.voice import Voice

NEVER = (-1, -1)
LONG_COMMANDS = ("rules", "log", "cards", "help")
"""Commands with long output: the choices are shown again below it."""
LINE_MARK = "+"
"""Begins what is typed for a line of several moves."""
RECENT_EVENTS = 12
"""How many past events are shown when a game is resumed."""


@dataclass(frozen=True)
class Action:
    """The events of an action, its turn, and its line, if the game has one."""

    turn: int
    events: list[Happening]
    line: ActionLine | None


class GameConsole(ABC):
    """Shows a table and handles typed lines. Subclasses provide the position and play the moves.

    A `notice` is printed below the table, so that it does not scroll away.
    """

    commands: ClassVar[Mapping[str, Callable[[Any, Any, str], None]]]
    """The commands by their English names."""

    def __init__(self, rules: Rules, voice: Voice, terminal: Terminal) -> None:
        self.rules = rules
        self.voice = voice
        self.terminal = terminal
        self.in_words = False
        self.screen = screen_of(rules)
        self.drawn_at = NEVER
        self.told: dict[int | None, list[SpokenSection]] = {}
        """The table in words, as each reader was last told it."""
        self.notice = ""
        self.saved_as = ""
        self.saved_at = -1
        self.left = False
        self.hinted: tuple[int, list[int]] = (-1, [])
        """The line of the last hint, and the revision it is for."""

    # -- the position -----------------------------------------------------------------------------------

    @abstractmethod
    def view(self, seat: int | None) -> View: ...

    @abstractmethod
    def prompt(self, seat: int) -> Message:
        """What a seat has to decide."""

    @abstractmethod
    def legal_choices(self, seat: int) -> list[MenuChoice]: ...

    @abstractmethod
    def why_not(self, seat: int, target: str) -> WhyNot | None:
        """Why a seat cannot choose a thing now; None if it can, or the thing has no part in it."""

    @abstractmethod
    def events(self) -> int:
        """The number of events, without those undone."""

    @abstractmethod
    def event(self, at: int, seat: int | None) -> tuple[int, int]:
        """The actor of an event, and its code as a seat saw it."""

    @abstractmethod
    def actors_at(self, at: int) -> tuple[int, ...]:
        """The seats that could act before an event."""

    @abstractmethod
    def turn_of(self, at: int) -> int:
        """The turn that an event belongs to."""

    @abstractmethod
    def words_of(self, at: int, seat: int | None) -> list[Message]:
        """The messages of an event as a seat sees them."""

    @abstractmethod
    def moment(self) -> tuple[int, int]:
        """Changes when the whole table should be shown again."""

    @abstractmethod
    def revision(self) -> int:
        """A counter that rises with every change of the table."""

    @abstractmethod
    def over(self) -> bool: ...

    @abstractmethod
    def record_text(self) -> str:
        """The record to save."""

    @abstractmethod
    def play(self, seat: int, choice: NumberedChoice) -> None: ...

    @abstractmethod
    def play_line(self, seat: int, codes: Sequence[int]) -> None:
        """Play several moves, as long as they are legal and nothing new comes up."""

    # -- what is shown -----------------------------------------------------------------------------------

    def greet(self, names: list[str], commitment: str) -> None:
        self.terminal.show(self.voice.ui("at-the-table", names=self.voice.join(names)))
        self.terminal.show(self.voice.format("game-summary", {}))
        self.terminal.show(self.voice.ui("help-first"))
        self.terminal.show(self.voice.ui("deal-fixed", fingerprint=commitment[:16]), style="dim")

    def show_decision(self, seat: int) -> list[NumberedChoice]:
        """Show the whole table if it changed enough, otherwise a summary; then the choices.

        In words the whole table is told once; it is too long to be heard again every turn.
        """
        if self.in_words and seat in self.told:
            self.tell_changes(seat)
        elif self.moment() != self.drawn_at:
            self.draw(seat)
        elif (brief := self.screen.brief(self.view(seat), self.voice, self.rules)) is not None:
            self.terminal.line()
            self.terminal.show(brief)
        if self.notice:
            self.terminal.line()
            self.terminal.show(self.notice)
            self.notice = ""
        return self.show_choices(seat)

    def show_choices(self, seat: int) -> list[NumberedChoice]:
        """Print the question and its choices."""
        choices = menu.label_choices(self.legal_choices(seat), self.voice)
        self.terminal.line()
        self.terminal.show(self.voice.say(self.prompt(seat)), style="bold")
        self.terminal.show(menu.draw(choices, self.voice, self.in_words))
        for number, shortcut in enumerate(self.shortcuts(seat), 1):
            self.terminal.show(
                Text.assemble((f"{LINE_MARK}{number}", "bold"), f"  {self.voice.say(shortcut.message)}")
            )
        return choices

    def shortcuts(self, seat: int) -> list[Shortcut]:
        """Lines of several moves that are offered as one; typed as +1, +2 and so on."""
        return [each for each in self.rules.words.shortcuts(self.view(seat)) if not each.targets]

    def show_hint(
        self, best: NumberedChoice, why: Message | None, then: list[Message], line: list[int]
    ) -> None:
        """Show what a bot would choose and how it would go on; `line` can be played with the mark alone."""
        self.say("hint", number=best.label, option=best.words)
        if why is not None:
            self.terminal.show(self.voice.say(why))
        steps = self.voice.ui("action-parts-mark").join(self.voice.say(message) for message in then)
        self.say("hint-line" if steps else "hint-move", mark=LINE_MARK, then=steps)
        self.hinted = (self.revision(), line)

    def show_choices_again(self, seat: int | None) -> None:
        """Repeat the question after long output."""
        if seat is not None:
            self.show_choices(seat)

    def tell_in_words(self, in_words: bool) -> None:
        """From now on tell the table in words, or draw it."""
        self.in_words = in_words
        self.screen = screen_of(self.rules, in_words)

    def forget_table(self) -> None:
        """Show the whole table before the next decision."""
        self.drawn_at = NEVER

    def draw(self, seat: int | None) -> None:
        self.drawn_at = self.moment()
        if self.in_words:
            self.told[seat] = speak_table(self.view(seat), self.voice)
        self.terminal.line()
        view = self.view(seat)
        self.terminal.show(self.screen.draw(view, self.voice, self.rules))
        ending = self.rules.words.ending(view)
        if ending is not None:
            self.terminal.line()
            title = f"{self.voice.say(ending.title)}. "
            self.terminal.show(Text.assemble((title, "bold"), self.voice.say(ending.text)))

    def tell_changes(self, seat: int) -> None:
        """Tell what a reader has not heard: what has changed since the last turn; during a turn what has been added."""
        sections = speak_table(self.view(seat), self.voice)
        heard = {section.name: section for section in self.told[seat]}
        if self.moment() == self.drawn_at:
            sections = [heard.get(section.name, section) for section in sections]
        self.told[seat] = sections
        news = [section for section in sections if heard.get(section.name) != section]
        if news:
            self.terminal.line()
            self.terminal.show(draw_sections(news, self.voice))
        if self.moment() != self.drawn_at and len(news) < len(sections):
            self.terminal.show(self.voice.ui("rest-unchanged"), style="dim")
        self.drawn_at = self.moment()

    def show_events(self, first: int, seat: int | None) -> None:
        """Show the events from `first` on as a seat sees them; the set-up as a summary, if the game has one."""
        start = first or self.show_setup(seat)
        self.show_actions(start, seat)

    def show_actions(self, first: int, seat: int | None, details: bool = False) -> None:
        """Show the events from `first` on, one line per action; on request with its details below."""
        for action in self.actions(first, seat):
            if action.line is None:
                for event in action.events:
                    self.show_messages(list(event.told))
                continue
            self.show_line(self.voice.say_action(action.line), heavy=action.line.weight >= HEAVIEST)
            for event in action.events if details else ():
                for message in event.told:
                    self.show_detail(message)

    def show_turns(self, first: int, seat: int | None) -> None:
        """Show what the players did from event `first` on, one line per turn."""
        told = [action for action in self.actions(first, seat) if action.line is not None]
        for _, turn in groupby(told, lambda action: (action.turn, action.events[0].who)):
            self.show_line(self.voice.say_turn([action.line for action in turn if action.line is not None]))

    def actions(self, first: int, seat: int | None) -> list[Action]:
        """The actions from event `first` on, as a seat saw them."""
        words = self.rules.words
        events = [
            Happening(*self.event(at, seat), tuple(self.words_of(at, seat)), self.actors_at(at))
            for at in range(first, self.events())
        ]
        found: list[Action] = []
        for places in split_actions(words, events):
            part = [events[place] for place in places]
            found.append(Action(self.turn_of(first + places[0]), part, words.action(part)))
        return found

    def show_setup(self, seat: int | None) -> int:
        """Show a summary of the set-up and its consequences; returns how many events it covers."""
        codes: list[int] = []
        while len(codes) < self.events() and self.event(len(codes), seat)[0] == CHANCE:
            codes.append(self.event(len(codes), seat)[1])
        words = self.rules.words
        setup = words.setup(codes)
        if not setup:
            return 0
        for message in setup:
            self.show_messages([message])
        for at, code in enumerate(codes):
            messages = self.words_of(at, seat)
            self.show_messages(messages if words.event(CHANCE, code) is None else messages[1:])
        return len(codes)

    def show_messages(self, messages: list[Message]) -> None:
        """The first one after a bullet, the others indented below it."""
        for at, message in enumerate(messages):
            if at:
                self.show_detail(message)
            else:
                self.show_line(self.voice.say(message))

    def show_line(self, text: str, heavy: bool = False) -> None:
        wrapped = (self.terminal.wrap_hanging(text), "bold" if heavy else "")
        self.terminal.show(Text.assemble(("• ", "cyan"), wrapped))

    def show_detail(self, message: Message) -> None:
        self.show_detail_text(self.voice.say(message))

    def show_detail_text(self, text: str) -> None:
        self.terminal.show(Text.assemble("  ", self.terminal.wrap_hanging(text)), style="dim")

    def say(self, key: str, **args: str | int | float) -> None:
        self.terminal.show(self.voice.format(key, args))

    # -- what is typed -----------------------------------------------------------------------------------

    def answer(self, seat: int, text: str, choices: list[NumberedChoice]) -> None:
        """Handle a typed line: play a choice given by label or notation, run a command, or suggest what was meant."""
        if not text:
            self.draw(seat)
            self.show_choices(seat)
        elif choice := menu.find_choice(text, choices):
            self.play(seat, choice)
        elif line := self.find_line(seat, text):
            self.play_line(seat, line)
        elif not self.run_command(seat, text):
            self.suggest(text, choices)

    def find_line(self, seat: int, text: str) -> Sequence[int]:
        """The line of moves that is typed: +1 and so on, or the mark alone for that of the last hint."""
        mark, number = text[:1], text[1:]
        if text == LINE_MARK and self.hinted[0] == self.revision():
            return self.hinted[1]
        if mark != LINE_MARK or not number.isdecimal():
            return ()
        found = self.shortcuts(seat)
        return found[int(number) - 1].codes if 1 <= int(number) <= len(found) else ()

    def run_command(self, seat: int | None, text: str) -> bool:
        """Run a typed command; false if there is no such command."""
        word, _, rest = text.partition(" ")
        for name, command in self.commands.items():
            translations = split_words(self.voice.ui(f"command-{name}"))
            if fold_case(word) in [name, *map(fold_case, translations)]:
                command(self, seat, rest.strip())
                if name in LONG_COMMANDS:
                    self.show_choices_again(seat)
                return True
        return False

    def usable_commands(self) -> list[str]:
        """The commands that help lists."""
        return list(self.commands)

    def help_of(self, name: str) -> str:
        """What a command does."""
        return self.voice.ui(f"help-{name}")

    def suggest(self, text: str, choices: list[NumberedChoice]) -> None:
        counted = [str(number) for number in range(1, len(choices) + 1)]
        if text.isdecimal() and choices and {choice.label for choice in choices} == set(counted):
            self.say("number-between", low=1, high=len(choices))
            return
        self.say("not-now" if text in self.rules.codebook.by_notation else "not-understood", text=text)
        for choice in menu.similar_choices(text, choices):
            self.terminal.show(Text.assemble("  ", menu.choice_line(choice, 1)))
