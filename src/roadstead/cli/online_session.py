"""A game at a server's table: what a person sees of it, and what they type."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from msgspec import json
from msgspec.structs import replace
from rich.rule import Rule
from rich.text import Text

from roadstead.cli import online_commands, seat_news
from roadstead.cli.address import Address
from roadstead.cli.connection import Connection, Lost, TableSnapshot
from roadstead.cli.console import NEVER, RECENT, GameConsole
from roadstead.cli.errors import Failed
from roadstead.cli.keyboard import BusyTerminal, News
from roadstead.cli.menu import MenuChoice, NumberedChoice
from roadstead.cli.read_commands import offer_to_save
from roadstead.cli.result import show_result
from roadstead.client import Live, refused_by_server
from roadstead.client_views import decode_view
from roadstead.engine.game import Rules, View
from roadstead.engine.record import RecordError, read_record
from roadstead.engine.table import replay, verify
from roadstead.engine.words import Message
from roadstead.protocol import Happened, Position, Said, TableInfo
from roadstead.refusal import Refused
from roadstead.text.voice import Voice

TALK = 5
"""So many lines of what was said are told at most at once."""
QUIET = 1.0
"""Seconds of silence after which one is told who is thinking."""


class OnlineSession(GameConsole):
    """Plays a seat, or several of one's own, or looks on. The server says what there is; this shows it."""

    commands = online_commands.COMMANDS

    def __init__(
        self, rules: Rules, voice: Voice, terminal: BusyTerminal, wire: Connection, at: Address
    ) -> None:
        super().__init__(rules, voice, terminal)
        self.busy = terminal
        self.wire = wire
        self.at = at
        self.table: TableInfo | None = None
        self.seen: TableSnapshot
        self.now: Position
        self.told: list[Happened] = []
        """The events as they were told to the person, for the seat `told_to`."""
        self.told_to: int | None = None
        self.choices: list[NumberedChoice] = []
        self.decision: tuple[str, ...] = ()
        """What was offered last: seat, question and moves."""
        self.others = 0
        self.thinking: list[int] = []
        self.hinted = False
        self.heard = 0
        """The number of the last line of talk that was told."""
        self.lost = False
        self.record = ""

    # -- what there is -----------------------------------------------------------------------------------

    def take(self, seen: TableSnapshot) -> None:
        """Look at the table as it is now; nothing of it changes until the next look."""
        assert seen.position is not None
        self.seen = seen
        self.now = seen.position

    @property
    def seat(self) -> int | None:
        return self.now.seat

    @property
    def live(self) -> Live:
        return self.seen.live

    def view(self, seat: int | None) -> View:
        return decode_view(self.rules.game.name, self.now.view)

    def prompt(self, seat: int) -> Message:
        assert self.now.prompt is not None
        return message(self.now.prompt)

    def options(self, seat: int) -> list[MenuChoice]:
        view, words, codebook = self.view(seat), self.rules.words, self.rules.codebook
        return [
            MenuChoice(
                choice.move,
                message(choice.said),
                choice.targets,
                words.rank(view, codebook.code(choice.move)),
                [message(warning) for warning in choice.warnings],
            )
            for choice in self.now.options
        ]

    def events(self) -> int:
        return len(self.told)

    def event(self, at: int, seat: int | None) -> tuple[int, int]:
        return self.told[at].who, self.rules.codebook.code(self.told[at].move)

    def words_of(self, at: int, seat: int | None) -> list[Message]:
        return [message(said) for said in self.told[at].said]

    def moment(self) -> tuple[int, int]:
        """Changes with a new turn, and with everything that is not one's own doing."""
        return self.view(self.seat).turn, self.others

    def position(self) -> int:
        return self.now.position

    def over(self) -> bool:
        return self.table is not None and self.table.status in ("finished", "ended")

    def record_text(self) -> str:
        return self.record

    def mine(self) -> list[int]:
        return [seat.seat for seat in self.table.seats if seat.mine] if self.table else []

    # -- the game ----------------------------------------------------------------------------------------

    def run(self) -> None:
        while not self.left:
            seen = self.wire.seen()
            if seen is not None and seen.position is not None:
                self.take(seen)
                if self.look():
                    continue
                if self.over():
                    return self.finish()
            self.attend(self.wait())

    def ready(self) -> bool:
        """Whether there is a table to look at, and word of it comes in."""
        return self.table is not None and not self.lost

    def wait(self) -> News | None:
        """Wait for a line or for word from the server, where nothing was missed."""
        asked = self.asked_to_agree()
        listening = bool(self.choices) or asked or self.busy.is_live()
        if self.choices and not self.busy.prompted:
            self.busy.prompt("> ")
        silent = self.ready() and not self.choices and self.waiting_for() != self.thinking
        return self.busy.next(listening, QUIET if silent else None)

    def attend(self, news: News | None) -> None:
        if news is None:
            self.tell_who_thinks()
        elif news.kind == "line":
            self.typed(news.text)
        elif news.kind == "gone":
            raise Failed(self.voice.refused(refused_by_server(news.text or "gone")))
        elif news.kind == "lost" and not self.lost:
            self.lost = True
            self.busy.break_line()
            self.say("connection-lost")
        elif news.kind == "back" and self.lost:
            self.lost = False
            self.busy.break_line()
            self.say("connection-back")

    def look(self) -> bool:
        """Tell what is new, and show a decision that is; true if the seat was changed instead."""
        if self.table is None:
            self.arrive(self.seen.table)
        self.tell_around(self.seen.table)
        self.tell_talk()
        if self.change_seat():
            return True
        self.tell_news(self.seen.events)
        if self.over():
            return False
        decision = self.due()
        if decision and decision != self.decision:
            self.busy.break_line()
            assert self.seat is not None
            self.choices = self.show_decision(self.seat)
            self.thinking = []
        elif not decision:
            self.choices = []
        self.decision = decision
        return False

    def due(self) -> tuple[str, ...]:
        """What the seat in front has to decide: equal if it is the same decision."""
        now = self.now
        if now.prompt is None or not now.options:
            return ()
        own = sum(event.who == now.seat for event in self.seen.events)
        return (f"{now.seat}/{own}", repr(now.prompt), *(choice.move for choice in now.options))

    def arrive(self, table: TableInfo) -> None:
        """What is said first; of a game that goes on the last events are told again."""
        self.table = table
        self.voice.players = [seat_news.name_of(seat, self.voice) for seat in table.seats]
        self.greet([seat_news.full_name(seat, self.voice) for seat in table.seats], table.commitment)
        if self.seat is None:
            self.say("looking-on")
        self.told_to, self.told = self.seat, self.old_events()
        quiet = [replace(seat, votes_end=seat.votes_end and seat.mine) for seat in table.seats]
        self.table = replace(table, undo=None, seats=quiet)  # what somebody asks for is news

    def old_events(self) -> list[Happened]:
        return self.seen.events[: max(0, len(self.seen.events) - RECENT)]

    def tell_around(self, table: TableInfo) -> None:
        assert self.table is not None
        texts = seat_news.changes(self.table, table, self.voice)
        before, self.table = self.table, table
        self.voice.players = [seat_news.name_of(seat, self.voice) for seat in table.seats]
        for text in texts:
            self.busy.break_line()
            self.terminal.show(Text.assemble(("◦ ", "magenta"), self.terminal.hanging(text)))
        if before.undo is not None and table.undo is None and not self.taken_back():
            self.busy.break_line()
            self.say("undo-refused")

    def tell_talk(self) -> None:
        """What others have said since."""
        lines = [line for line in self.seen.talk if line.number > self.heard]
        for line in [line for line in lines if not line.mine][-TALK:]:
            if line.seat is not None:
                text = self.voice.ui("says", name=line.name, text=line.text)
            else:
                text = self.voice.ui("says-looking-on", name=line.name, text=line.text)
            self.busy.break_line()
            self.terminal.show(Text.assemble(("» ", "magenta"), self.terminal.hanging(text)))
        self.heard = lines[-1].number if lines else self.heard

    def taken_back(self) -> bool:
        return common(self.told, self.seen.events) < len(self.told)

    def tell_news(self, events: list[Happened]) -> None:
        """What happened since, as this seat heard it; and whether something was taken back."""
        if self.told_to != self.seat:
            self.told_to, self.told = self.seat, self.old_events()
        stands = common(self.told, events)
        if stands < len(self.told):
            self.busy.break_line()
            self.forget_table()
            self.decision = ()
            self.notice = self.voice.ui("undone")
            if not self.due():
                self.terminal.show(self.notice)
                self.notice = ""
        before, self.told = stands, list(events)
        if before < len(events):
            self.busy.break_line()
            self.thinking = []
        self.tell_events(before, self.seat)
        self.others += sum(event.who != self.seat for event in events[before:])

    def change_seat(self) -> bool:
        """At a table with several seats of one's own, hand the keyboard to one that has to decide."""
        mine = self.mine()
        if len(mine) < 2 or self.over() or self.seat in self.now.due:
            return False
        seat = next((seat for seat in mine if seat in self.now.due), None)
        if seat is None or seat == self.seat:
            return False
        name = self.voice.player(seat)
        self.busy.break_line()
        self.terminal.clear()
        self.terminal.ask(self.voice.ui("curtain", name=name) + " ")
        self.terminal.clear()
        self.terminal.show(Rule(self.voice.ui("turn-of-player", name=name)))
        self.forget_table()
        self.decision = ()
        return self.ask_server(self.live.sit(seat))

    def waiting_for(self) -> list[int]:
        return [] if self.over() else [seat for seat in self.now.due if seat not in self.mine()]

    def tell_who_thinks(self) -> None:
        """Nothing has happened for a while: say whose move it is."""
        if self.lost or not self.ready():
            return
        if self.drawn == NEVER or (self.seat is None and self.moment() != self.drawn):
            self.draw(self.seat)
            self.terminal.line()
        self.thinking = self.waiting_for()
        names = [self.voice.player(seat) for seat in self.thinking]
        if names:
            self.terminal.show(self.voice.ui("thinking", names=self.voice.join(names)), style="dim")
            if not self.hinted and self.busy.is_live():
                self.hinted = True
                self.terminal.show(
                    self.voice.ui("meanwhile-looking-on" if self.seat is None else "meanwhile"), style="dim"
                )

    def asked_to_agree(self) -> bool:
        """Whether somebody waits for my consent."""
        request = self.table.undo if self.table is not None else None
        mine = self.mine()
        return (
            request is not None
            and request.seat not in mine
            and not set(mine) & set(request.agreed)
            and bool(mine)
        )

    # -- what is typed -----------------------------------------------------------------------------------

    def typed(self, text: str) -> None:
        if self.table is not None and self.seat is not None and self.table.seats[self.seat].away:
            self.ask_server(self.live.hand_back())  # who types is here again
        if self.table is None:
            self.say("connection-lost")
        elif self.choices:
            assert self.seat is not None
            self.answer(self.seat, text, self.choices)
        elif not text:
            self.draw(self.seat)
            self.thinking = []
        elif not self.obey(self.seat, text):
            if text.isdecimal() or text in self.rules.codebook.by_notation:
                self.say("not-your-turn")
            else:
                self.advise(text, [])

    def offer_again(self, seat: int | None) -> None:
        if self.choices and seat is not None:
            self.offer(seat)
        self.thinking = []

    def play(self, seat: int, choice: NumberedChoice) -> None:
        self.ask_server(self.live.play(choice.notation, self.now.position))

    def hint(self) -> None:
        """What the server's bot would do."""
        if not self.choices:
            self.say("not-your-turn")
            return
        try:
            told = self.wire.act(self.live.hint(self.now.position))
        except Refused as refused:
            self.terminal.show(self.voice.refused(refused))
        except Lost:
            self.say("connection-lost")
        else:
            best = next(choice for choice in self.choices if choice.notation == told.moves[0].move)
            self.say("hint", number=best.label, option=best.words)

    def ask_server(self, work: Coroutine[Any, Any, object]) -> bool:
        """Have something done; a refusal is said in words."""
        try:
            self.wire.act(work)
        except Refused as refused:
            self.terminal.show(self.voice.refused(refused))
            return False
        except Lost:
            self.say("connection-lost")
            return False
        return True

    def usable(self) -> list[str]:
        return list(online_commands.LOOKING_ON if self.seat is None else self.commands)

    def help_of(self, name: str) -> str:
        if name == "quit":
            return self.voice.ui("help-quit-looking-on" if self.seat is None else "help-quit-online")
        return self.voice.ui("help-undo-online") if name == "undo" else super().help_of(name)

    # -- leaving -----------------------------------------------------------------------------------------

    def finish(self) -> None:
        """The result, and that the deal was fair; from the record, in which all is open now."""
        assert self.table is not None
        self.busy.break_line()
        if self.table.status == "ended":
            self.say("ended-by-vote")
            return
        self.record = self.wire.do(self.wire.client.record(self.at.table, invite=self.at.invite))
        try:
            record = read_record(self.record)
            played = replay(self.rules, record)
            dealt = verify(self.rules, record) if self.table.commitment else 0  # none: a record sent in
        except RecordError as error:
            raise Failed(f"the server's record of this game is wrong: {error}") from error
        self.terminal.line()
        self.terminal.show(self.screen.draw(played.view(None), self.voice, self.rules))
        ranking = places(self.table) or played.state.ranking()
        show_result(played.state.scores(), ranking, self.voice, self.terminal)
        for seat in self.table.seats:
            if seat.resigned:
                self.say("resigned-is-last", name=seat_news.name_of(seat, self.voice))
        if dealt and record.commitment == self.table.commitment:
            self.terminal.show(self.voice.ui("deal-checked", count=dealt), style="dim")
        if self.seat is not None:
            offer_to_save(self)


def message(said: Said) -> Message:
    return Message(said.key, tuple(said.args))


def common(told: list[Happened], events: list[Happened]) -> int:
    """How many of the events told stand as they were."""
    for at, (one, other) in enumerate(zip(told, events, strict=False)):
        if one is not other and json.encode(one) != json.encode(other):
            return at
    return min(len(told), len(events))


def places(table: TableInfo) -> list[list[int]]:
    """The seats by their places: the server ranks last who resigned."""
    found: dict[int, list[int]] = {}
    for seat in table.seats:
        found.setdefault(seat.place, []).append(seat.seat)
    return [found[place] for place in sorted(found)] if 0 not in found else []
