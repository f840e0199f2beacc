"""One game at the terminal: whose move it is, what they see, and what they type."""

from __future__ import annotations

from random import Random

from rich.rule import Rule
from rich.text import Text

from roadstead.bots.bot import Bot, Budget, Question
from roadstead.cli import commands, menu
from roadstead.cli.menu import Choice
from roadstead.cli.result import show_result
from roadstead.cli.screens import screen_of
from roadstead.cli.terminal import Terminal
from roadstead.engine.game import CHANCE, Hidden
from roadstead.engine.table import Table
from roadstead.engine.words import Message
from roadstead.text.voice import Voice

NOBODY = -1
NEVER = (-1, -1)
RECENT = 12
"""How many events of a game that goes on are told again."""


class Session:
    """Plays a table to its end. `heard[seat]` is how many events a seat has been told of.

    A `notice` is said below the table, so that it is not scrolled away.
    """

    def __init__(self, table: Table, voice: Voice, bots: dict[int, Bot], terminal: Terminal) -> None:
        self.table = table
        self.voice = voice
        self.bots = bots
        self.terminal = terminal
        self.screen = screen_of(table.rules)
        self.people = [seat for seat in range(table.seats) if seat not in bots]
        self.heard = [max(0, len(table.log) - RECENT)] * table.seats
        self.in_front = NOBODY
        self.drawn = NEVER
        self.notice = ""
        self.saved_as = ""
        self.saved_at = -1
        self.left = False

    def run(self) -> None:
        self.greet()
        while not self.left:
            self.table.deal_all()
            if self.table.over():
                return self.finish()
            seat = self.next_seat()
            if seat in self.bots:
                self.table.play(seat, self.bots[seat].decide(self.question(seat)))
            else:
                self.step(seat)

    def greet(self) -> None:
        names = self.voice.join(self.table.players)
        self.terminal.show(self.voice.ui("at-the-table", names=names))
        self.terminal.show(self.voice.format("game-summary", {}))
        self.terminal.show(self.voice.ui("help-first"))
        self.terminal.show(self.voice.ui("deal-fixed", fingerprint=self.table.commitment[:16]), style="dim")

    def next_seat(self) -> int:
        """Of seats that decide side by side: bots first, then whoever sits in front already."""
        actors = self.table.state.actors()
        for seat in actors:
            if seat in self.bots:
                return seat
        return self.in_front if self.in_front in actors else actors[0]

    def question(self, seat: int) -> Question:
        """What a bot is asked. Its luck hangs on the position alone: an undone move comes back the same."""
        return Question(self.table.state, seat, self.luck(seat), Budget())

    def luck(self, seat: int) -> Random:
        return Random(f"{self.table.seed}/{seat}/{len(self.table.log)}")

    # -- a person's decision ---------------------------------------------------------------------------

    def step(self, seat: int) -> None:
        """Show a person what there is to decide, until they have decided or changed the position."""
        self.curtain(seat)
        self.tell_news(seat)
        if self.moment() != self.drawn:
            self.draw(seat)
        elif (brief := self.screen.brief(self.table.view(seat), self.voice, self.table.rules)) is not None:
            self.terminal.line()
            self.terminal.show(brief)
        if self.notice:
            self.terminal.line()
            self.terminal.show(self.notice)
            self.notice = ""
        choices = self.offer(seat)
        position = self.table.position
        while self.table.position == position and not self.left:
            self.answer(seat, self.terminal.ask("> "), choices)

    def answer(self, seat: int, text: str, choices: list[Choice]) -> None:
        """Do what was typed: an option by number or notation, a command, or a word of advice."""
        if not text:
            self.draw(seat)
            self.offer(seat)
        elif choice := menu.chosen(text, choices):
            self.table.play(seat, choice.code)
        elif not commands.obey(self, seat, text):
            self.advise(text, choices)

    def advise(self, text: str, choices: list[Choice]) -> None:
        if text.isdecimal():
            self.say("number-between", low=1, high=len(choices))
            return
        self.say("not-understood", text=text)
        if text in self.table.rules.codes.codes:
            self.say("not-now")
        for choice in menu.similar(text, choices):
            self.terminal.show(Text.assemble("  ", menu.line(choice, 1)))

    def say(self, key: str, **args: str | int | float) -> None:
        self.terminal.show(self.voice.format(key, args))

    # -- what is shown ---------------------------------------------------------------------------------

    def offer(self, seat: int) -> list[Choice]:
        """Print what is to be decided and the options."""
        view = self.table.view(seat)
        choices = menu.choices_of(self.table, seat, view, self.voice)
        self.terminal.line()
        self.terminal.show(self.voice.say(self.table.rules.words.prompt(view, seat)), style="bold")
        self.terminal.show(menu.draw(choices, self.voice))
        return choices

    def moment(self) -> tuple[int, int]:
        """Changes when the whole table should be shown again: with a new turn, or when secrets came out."""
        return self.table.state.turn, self.table.state.told

    def forget_table(self) -> None:
        """The table that was shown is not what there is now."""
        self.drawn = NEVER

    def draw(self, seat: int | None) -> None:
        self.drawn = self.moment()
        self.terminal.line()
        self.terminal.show(self.screen.draw(self.table.view(seat), self.voice, self.table.rules))

    def tell_news(self, seat: int) -> None:
        """What happened since this seat last looked, as it heard it."""
        if not self.heard[seat]:
            self.tell_setup(seat)
        for at in range(self.heard[seat], len(self.table.log)):
            self.tell(self.table.words_of(at, seat))
        self.heard[seat] = len(self.table.log)

    def tell_setup(self, seat: int) -> None:
        """The set-up in a few lines, where the game can tell it so; then what followed of it by itself."""
        events = [event for event in self.table.log if event.turn == 0 and event.who == CHANCE]
        told = self.table.rules.words.setup([event.seen[seat] for event in events])
        if told:
            for message in told:
                self.tell([message])
            for event in events:
                self.tell([line.message for line in event.lines if line.heard_by(seat)])
            self.heard[seat] = len(events)

    def tell(self, messages: list[Message]) -> None:
        """The first one behind a mark, the others below it."""
        for at, message in enumerate(messages):
            text = self.terminal.hanging(self.voice.say(message))
            if at:
                self.terminal.show(Text.assemble("  ", text), style="dim")
            else:
                self.terminal.show(Text.assemble(("• ", "cyan"), text))

    def curtain(self, seat: int) -> None:
        """Hand the keyboard over; where there are secrets, nobody sees two players' at once."""
        before, self.in_front = self.in_front, seat
        if len(self.people) == 1 or before == seat:
            return
        self.forget_table()
        name = self.voice.player(seat)
        if any(self.has_secret(person) for person in self.people):
            self.terminal.clear()
            self.terminal.ask(self.voice.ui("curtain", name=name) + " ")
            self.terminal.clear()
        self.terminal.show(Rule(self.voice.ui("turn-of-player", name=name)))

    def has_secret(self, seat: int) -> bool:
        """Whether a seat sees into places that are hidden from the public."""
        return unseen(self.table.state.hidden(seat)) < unseen(self.table.state.hidden(None))

    # -- the end ---------------------------------------------------------------------------------------

    def finish(self) -> None:
        seat = self.in_front if self.in_front != NOBODY else self.people[0]
        self.tell_news(seat)
        self.draw(None)
        state = self.table.state
        show_result(state.scores(), state.ranking(), self.voice, self.terminal)
        commands.offer_to_save(self)


def unseen(hidden: list[Hidden]) -> int:
    return sum(len(entry.places) for entry in hidden)
