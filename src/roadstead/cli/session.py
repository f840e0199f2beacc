"""A local game in the terminal: bots, and people who share the keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rich.rule import Rule

from roadstead.bots.bot import Bot, Budget, Question
from roadstead.cli import commands, menu
from roadstead.cli.console import RECENT_EVENTS, GameConsole
from roadstead.cli.menu import MenuChoice, NumberedChoice
from roadstead.cli.read_commands import offer_to_save
from roadstead.cli.result import show_result
from roadstead.cli.terminal import Terminal
from roadstead.engine.game import View
from roadstead.engine.table import Table
from roadstead.engine.words import Message, WhyNot
from roadstead.text.voice import Voice

NOBODY = -1


class Session(GameConsole):
    """Plays a table to its end. `heard[seat]` is how many events a seat has been shown."""

    commands = commands.COMMANDS

    def __init__(self, table: Table, voice: Voice, bots: dict[int, Bot], terminal: Terminal) -> None:
        super().__init__(table.rules, voice, terminal)
        self.table = table
        self.bots = bots
        self.people = [seat for seat in range(table.seats) if seat not in bots]
        self.heard = [max(0, len(table.log) - RECENT_EVENTS)] * table.seats
        self.in_front = NOBODY

    # -- the position -----------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        return self.table.view(seat)

    def prompt(self, seat: int) -> Message:
        return self.rules.words.prompt(self.view(seat), seat)

    def legal_choices(self, seat: int) -> list[MenuChoice]:
        return menu.legal_choices(self.table, seat, self.view(seat), self.people)

    def why_not(self, seat: int, target: str) -> WhyNot | None:
        return self.table.why_not(seat, target)

    def events(self) -> int:
        return len(self.table.log)

    def event(self, at: int, seat: int | None) -> tuple[int, int]:
        event = self.table.log[at]
        return event.who, event.seen[self.table.seats if seat is None else seat]

    def actors_at(self, at: int) -> tuple[int, ...]:
        return self.table.log[at].actors

    def turn_of(self, at: int) -> int:
        return self.table.log[at].turn

    def words_of(self, at: int, seat: int | None) -> list[Message]:
        return self.table.words_of(at, seat)

    def moment(self) -> tuple[int, int]:
        """Changes with a new turn, and when something hidden was revealed."""
        return self.table.state.turn, self.table.state.reveals

    def revision(self) -> int:
        return self.table.revision

    def over(self) -> bool:
        return self.table.over()

    def record_text(self) -> str:
        return self.table.save().text()

    def play(self, seat: int, choice: NumberedChoice) -> None:
        self.table.play(seat, self.rules.codebook.code(choice.notation))

    def play_line(self, seat: int, codes: Sequence[int]) -> None:
        self.table.play_line(seat, codes)

    # -- the game ----------------------------------------------------------------------------------------

    def run(self) -> None:
        self.greet(self.table.players, self.table.commitment)
        while not self.left:
            self.table.deal_all()
            if self.over():
                return self.finish()
            seat = self.next_seat()
            if seat in self.bots:
                self.table.play(seat, self.bots[seat].decide(self.question(seat)))
            else:
                self.step(seat)

    def next_seat(self) -> int:
        """Of seats that may decide at the same time: bots first, then the person at the keyboard."""
        actors = self.table.state.actors()
        for seat in actors:
            if seat in self.bots:
                return seat
        return self.in_front if self.in_front in actors else actors[0]

    def question(self, seat: int) -> Question:
        """The question for a bot. Its rng depends only on the position: after an undo the bot repeats its move."""
        return Question(self.table.state, seat, self.bot_rng(seat), Budget())

    def bot_rng(self, seat: int) -> Random:
        return Random(f"{self.table.seed}/{seat}/{len(self.table.log)}")

    def step(self, seat: int) -> None:
        """Ask a person until the position has changed."""
        self.curtain(seat)
        self.show_news(seat)
        choices = self.show_decision(seat)
        revision = self.revision()
        while self.revision() == revision and not self.left:
            self.answer(seat, self.terminal.ask("> "), choices)

    def show_news(self, seat: int) -> None:
        """Show what happened since this seat last looked."""
        self.show_events(self.heard[seat], seat)
        self.heard[seat] = self.events()

    def curtain(self, seat: int) -> None:
        """Hand the keyboard over; where there are secrets, clear the screen in between."""
        before, self.in_front = self.in_front, seat
        if len(self.people) == 1 or before == seat:
            return
        self.forget_table()
        name = self.voice.player(seat)
        if self.table.state.keeps_secrets():
            self.terminal.clear()
            self.terminal.ask(self.voice.ui("curtain", name=name) + " ")
            self.terminal.clear()
        self.terminal.show(Rule(self.voice.ui("turn-of-player", name=name)))

    # -- the end ---------------------------------------------------------------------------------------

    def finish(self) -> None:
        seat = self.in_front if self.in_front != NOBODY else self.people[0]
        self.show_news(seat)
        self.draw(None)
        state = self.table.state
        show_result(state.scores(), state.ranking(), self.voice, self.terminal)
        offer_to_save(self)
