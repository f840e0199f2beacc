"""An online game in the terminal: shows the server's messages and sends what is typed."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from typing import Any, TypeVar

from msgspec import json
from msgspec.structs import replace
from rich.rule import Rule
from rich.text import Text

from roadstead.cli import online_commands, seat_news
from roadstead.cli.address import Address
from roadstead.cli.connection import Connection, ConnectionLost, TableSnapshot
from roadstead.cli.console import NEVER, RECENT_EVENTS, GameConsole
from roadstead.cli.errors import Failed, Nonsense
from roadstead.cli.keyboard import BusyTerminal, News
from roadstead.cli.menu import MenuChoice, NumberedChoice
from roadstead.cli.read_commands import offer_to_save
from roadstead.cli.result import show_result
from roadstead.client import Live, refused_by_server
from roadstead.client_views import decode_view
from roadstead.engine.game import Rules, View
from roadstead.engine.record import RecordError, read_record
from roadstead.engine.table import replay, verify
from roadstead.engine.words import Consequence, Message, WhyNot
from roadstead.protocol import Advised, Happened, Position, Said, TableInfo
from roadstead.refusal import Refused
from roadstead.text.voice import Phrases, Voice

T = TypeVar("T")

MAX_CHAT_LINES = 5
"""The most chat lines shown at once."""
QUIET_SECONDS = 1.0
"""After this long without news, show whose move it is."""


class OnlineSession(GameConsole):
    """Plays one or several seats of the user, or watches. The state is the server's; this only shows it."""

    commands = online_commands.COMMANDS

    def __init__(
        self, rules: Rules, voice: Voice, terminal: BusyTerminal, connection: Connection, at: Address
    ) -> None:
        super().__init__(rules, voice, terminal)
        self.busy = terminal
        self.connection = connection
        self.at = at
        self.table: TableInfo | None = None
        self.snapshot: TableSnapshot
        self.now: Position
        self.shown: list[Happened] = []
        """The events as they were shown, for the seat `shown_to`."""
        self.shown_to: int | None = None
        self.choices: list[NumberedChoice] = []
        self.decision: tuple[str, ...] = ()
        """The decision shown last: seat, question and moves."""
        self.events_of_others = 0
        self.thinking: list[int] = []
        self.is_help_shown = False
        self.last_chat = 0
        """The number of the last chat line shown."""
        self.is_lost = False
        self.record = ""

    # -- the position -----------------------------------------------------------------------------------

    def set_snapshot(self, snapshot: TableSnapshot) -> None:
        """Use a new snapshot of the table; it does not change until the next call."""
        assert snapshot.position is not None
        self.snapshot = snapshot
        self.now = snapshot.position

    @property
    def seat(self) -> int | None:
        return self.now.seat

    @property
    def live(self) -> Live:
        return self.snapshot.live

    def view(self, seat: int | None) -> View:
        return decode_view(self.rules.game.name, self.now.view)

    def prompt(self, seat: int) -> Message:
        assert self.now.prompt is not None
        return decode_message(self.now.prompt)

    def legal_choices(self, seat: int) -> list[MenuChoice]:
        view, words, codebook = self.view(seat), self.rules.words, self.rules.codebook
        among_people = self.has_other_people()
        return [
            MenuChoice(
                choice.move,
                decode_message(choice.said),
                choice.targets,
                words.rank(view, codebook.code(choice.move)),
                [decode_message(warning) for warning in choice.warnings],
                [Consequence(each.kind, decode_message(each.said)) for each in choice.means],
                choice.final and among_people,
            )
            for choice in self.now.options
        ]

    def why_not(self, seat: int, target: str) -> WhyNot | None:
        told = self.answer_of(self.live.why_not(target))
        return WhyNot(decode_message(told.said), told.rule) if told is not None and told.said else None

    def events(self) -> int:
        return len(self.shown)

    def event(self, at: int, seat: int | None) -> tuple[int, int]:
        return self.shown[at].who, self.rules.codebook.code(self.shown[at].move)

    def actors_at(self, at: int) -> tuple[int, ...]:
        return (self.shown[at].who, *self.shown[at].beside)

    def turn_of(self, at: int) -> int:
        return self.shown[at].turn

    def words_of(self, at: int, seat: int | None) -> list[Message]:
        return [decode_message(said) for said in self.shown[at].said]

    def moment(self) -> tuple[int, int]:
        """Changes with a new turn, and with every event of another seat."""
        return self.view(self.seat).turn, self.events_of_others

    def revision(self) -> int:
        return self.now.position

    def over(self) -> bool:
        return self.table is not None and self.table.status in ("finished", "ended")

    def record_text(self) -> str:
        return self.record

    def own_seats(self) -> list[int]:
        return [seat.seat for seat in self.table.seats if seat.mine] if self.table else []

    def has_other_people(self) -> bool:
        return any(
            seat.kind == "person" and not seat.mine and not seat.resigned
            for seat in self.snapshot.table.seats
        )

    # -- the game ----------------------------------------------------------------------------------------

    def run(self) -> None:
        while not self.left:
            snapshot = self.connection.snapshot()
            if snapshot is not None and snapshot.position is not None:
                self.set_snapshot(snapshot)
                if self.show_changes():
                    continue
                if self.over():
                    return self.finish()
            self.handle_news(self.wait())

    def ready(self) -> bool:
        """Whether a table is shown and the connection is up."""
        return self.table is not None and not self.is_lost

    def wait(self) -> News | None:
        """Wait for a line or for news from the server."""
        asked = self.asked_to_agree()
        listening = bool(self.choices) or asked or self.busy.is_interactive()
        if self.choices and not self.busy.prompted:
            self.busy.prompt("> ")
        silent = self.ready() and not self.choices and self.waiting_for() != self.thinking
        return self.busy.next(listening, QUIET_SECONDS if silent else None)

    def handle_news(self, news: News | None) -> None:
        if news is None:
            self.show_who_thinks()
        elif news.kind == "line":
            self.handle_line(news.text)
        elif news.kind == "gone":
            raise why_gone(news.text, self.at.server, self.voice)
        elif news.kind == "lost" and not self.is_lost:
            self.is_lost = True
            self.busy.break_line()
            self.say("connection-lost")
        elif news.kind == "back" and self.is_lost:
            self.is_lost = False
            self.busy.break_line()
            self.say("connection-back")

    def show_changes(self) -> bool:
        """Show what is new and a new decision, if any; true if the user's seat was changed instead."""
        if self.table is None:
            self.show_welcome(self.snapshot.table)
        self.show_seat_news(self.snapshot.table)
        self.show_chat()
        if self.change_seat():
            return True
        self.show_news(self.snapshot.events)
        if self.over():
            return False
        decision = self.due_decision()
        if decision and decision != self.decision:
            self.busy.break_line()
            assert self.seat is not None
            self.choices = self.show_decision(self.seat)
            self.thinking = []
        elif not decision:
            self.choices = []
        self.decision = decision
        return False

    def due_decision(self) -> tuple[str, ...]:
        """A key of the decision the seat has to make, equal for the same decision; empty if there is none."""
        now = self.now
        if now.prompt is None or not now.options:
            return ()
        own = sum(event.who == now.seat for event in self.snapshot.events)
        return (f"{now.seat}/{own}", repr(now.prompt), *(choice.move for choice in now.options))

    def show_welcome(self, table: TableInfo) -> None:
        """Greet the user; of a running game, the last events are shown again."""
        self.table = table
        self.voice.players = [seat_news.name_of(seat, self.voice) for seat in table.seats]
        self.greet([seat_news.full_name(seat, self.voice) for seat in table.seats], table.commitment)
        if self.seat is None:
            self.say("looking-on")
        self.shown_to, self.shown = self.seat, self.old_events()
        quiet = [replace(seat, votes_end=seat.votes_end and seat.mine) for seat in table.seats]
        self.table = replace(table, undo=None, seats=quiet)  # so that open requests are shown as news

    def old_events(self) -> list[Happened]:
        return self.snapshot.events[: max(0, len(self.snapshot.events) - RECENT_EVENTS)]

    def show_seat_news(self, table: TableInfo) -> None:
        assert self.table is not None
        texts = seat_news.describe_changes(self.table, table, self.voice)
        before, self.table = self.table, table
        self.voice.players = [seat_news.name_of(seat, self.voice) for seat in table.seats]
        for text in texts:
            self.busy.break_line()
            self.terminal.show(Text.assemble(("◦ ", "magenta"), self.terminal.wrap_hanging(text)))
        if before.undo is not None and table.undo is None and not self.was_undone():
            self.busy.break_line()
            self.say("undo-refused")

    def show_chat(self) -> None:
        """Show new chat lines of others."""
        lines = [line for line in self.snapshot.chat if line.number > self.last_chat]
        for line in [line for line in lines if not line.mine][-MAX_CHAT_LINES:]:
            if line.seat is not None:
                text = self.voice.ui("says", name=line.name, text=line.text)
            else:
                text = self.voice.ui("says-looking-on", name=line.name, text=line.text)
            self.busy.break_line()
            self.terminal.show(Text.assemble(("» ", "magenta"), self.terminal.wrap_hanging(text)))
        self.last_chat = lines[-1].number if lines else self.last_chat

    def was_undone(self) -> bool:
        return common_prefix(self.shown, self.snapshot.events) < len(self.shown)

    def show_news(self, events: list[Happened]) -> None:
        """Show new events as this seat sees them, and whether events were undone."""
        if self.shown_to != self.seat:
            self.shown_to, self.shown = self.seat, self.old_events()
        stands = common_prefix(self.shown, events)
        if stands < len(self.shown):
            self.busy.break_line()
            self.forget_table()
            self.decision = ()
            self.notice = self.voice.ui("undone")
            if not self.due_decision():
                self.terminal.show(self.notice)
                self.notice = ""
        before, self.shown = stands, list(events)
        if before < len(events):
            self.busy.break_line()
            self.thinking = []
        self.show_events(before, self.seat)
        self.events_of_others += sum(event.who != self.seat for event in events[before:])

    def change_seat(self) -> bool:
        """If the user has several seats, switch to one that has to decide."""
        mine = self.own_seats()
        if len(mine) < 2 or self.over() or self.seat in self.now.due:
            return False
        seat = next((seat for seat in mine if seat in self.now.due), None)
        if seat is None or seat == self.seat:
            return False
        name = self.voice.player(seat)
        self.busy.break_line()
        if self.now.secrets:
            self.terminal.clear()
            self.terminal.ask(self.voice.ui("curtain", name=name) + " ")
            self.terminal.clear()
        self.terminal.show(Rule(self.voice.ui("turn-of-player", name=name)))
        self.forget_table()
        self.decision = ()
        return self.ask_server(self.live.sit(seat))

    def waiting_for(self) -> list[int]:
        return [] if self.over() else [seat for seat in self.now.due if seat not in self.own_seats()]

    def show_who_thinks(self) -> None:
        """After a while without news, show whose move it is."""
        if self.is_lost or not self.ready():
            return
        if self.drawn_at == NEVER or (self.seat is None and self.moment() != self.drawn_at):
            self.draw(self.seat)
            self.terminal.line()
        self.thinking = self.waiting_for()
        names = [self.voice.player(seat) for seat in self.thinking]
        if names:
            self.terminal.show(self.voice.ui("thinking", names=self.voice.join(names)), style="dim")
            if not self.is_help_shown and self.busy.is_interactive():
                self.is_help_shown = True
                self.terminal.show(
                    self.voice.ui("meanwhile-looking-on" if self.seat is None else "meanwhile"), style="dim"
                )

    def asked_to_agree(self) -> bool:
        """Whether another seat waits for the user's consent."""
        request = self.table.undo if self.table is not None else None
        mine = self.own_seats()
        return (
            request is not None
            and request.seat not in mine
            and not set(mine) & set(request.agreed)
            and bool(mine)
        )

    # -- what is typed -----------------------------------------------------------------------------------

    def handle_line(self, text: str) -> None:
        if self.table is not None and self.seat is not None and self.table.seats[self.seat].away:
            self.ask_server(self.live.hand_back())  # a typed line ends the take-over by a bot
        if self.table is None:
            self.say("connection-lost")
        elif self.choices:
            assert self.seat is not None
            self.answer(self.seat, text, self.choices)
        elif not text:
            self.draw(self.seat)
            self.thinking = []
        elif not self.run_command(self.seat, text):
            if text.isdecimal() or text in self.rules.codebook.by_notation:
                self.say("not-your-turn")
            else:
                self.suggest(text, [])

    def show_choices_again(self, seat: int | None) -> None:
        if self.choices and seat is not None:
            self.show_choices(seat)
        self.thinking = []

    def play(self, seat: int, choice: NumberedChoice) -> None:
        self.ask_server(self.live.play(choice.notation, self.now.position))

    def play_line(self, seat: int, codes: Sequence[int]) -> None:
        first, *then = [self.rules.codebook.notation(code) for code in codes]
        self.ask_server(self.live.play(first, self.now.position, then))

    def hint(self) -> None:
        """What the server's bot would do."""
        best = self.advice()
        if best is None:
            return
        choice = next(choice for choice in self.choices if choice.notation == best.move)
        why = decode_message(best.why) if best.why is not None else None
        self.show_hint(choice, why, [decode_message(said) for said in best.then], self.line_of(best))

    def advice(self) -> Advised | None:
        """The choice that the server's bot would make; None, with a message, if there is no answer."""
        if not self.choices:
            self.say("not-your-turn")
            return None
        hinted = self.answer_of(self.live.hint(self.now.position))
        return hinted.moves[0] if hinted is not None else None

    def line_of(self, best: Advised) -> list[int]:
        return [self.rules.codebook.code(move) for move in (best.move, *best.line)]

    def finish_phase(self, seat: int) -> None:
        """Let the server's bot finish the seat's phase: its advice goes to the end of it."""
        due = self.view(seat).due_of(seat)
        if due is None or due.kind not in self.rules.finishable:
            self.say("nothing-to-finish")
            return
        best = self.advice()
        if best is not None:
            self.say("finishing")
            self.play_line(seat, self.line_of(best))

    def ask_server(self, work: Coroutine[Any, Any, object]) -> bool:
        """Send a request; a refusal is printed. Returns whether it succeeded."""
        return self.answer_of(work) is not None

    def answer_of(self, work: Coroutine[Any, Any, T]) -> T | None:
        """The answer to a request; None, with a message, if it was refused or the connection is lost."""
        try:
            return self.connection.call_live(work)
        except Refused as refused:
            self.terminal.show(self.voice.refusal_text(refused))
        except ConnectionLost:
            self.say("connection-lost")
        return None

    def usable_commands(self) -> list[str]:
        return list(online_commands.LOOKING_ON if self.seat is None else self.commands)

    def help_of(self, name: str) -> str:
        if name == "quit":
            return self.voice.ui("help-quit-looking-on" if self.seat is None else "help-quit-online")
        return self.voice.ui("help-undo-online") if name == "undo" else super().help_of(name)

    # -- leaving -----------------------------------------------------------------------------------------

    def finish(self) -> None:
        """Show the result and whether the deal was fair, from the record, in which nothing is hidden now."""
        assert self.table is not None
        self.busy.break_line()
        if self.table.status == "ended":
            self.say("ended-by-vote")
            return
        self.record = self.connection.call(
            self.connection.client.record(self.at.table, invite=self.at.invite)
        )
        try:
            record = read_record(self.record)
            played = replay(self.rules, record)
            dealt = (
                verify(self.rules, record) if self.table.commitment else 0
            )  # no commitment: an imported record
        except RecordError as error:
            raise Nonsense(f"the server's record of this game is wrong: {error}") from error
        self.terminal.line()
        self.terminal.show(self.screen.draw(played.view(None), self.voice, self.rules))
        ranking = seats_by_place(self.table) or played.state.ranking()
        show_result(played.state.scores(), ranking, self.voice, self.terminal)
        for seat in self.table.seats:
            if seat.resigned:
                self.say("resigned-is-last", name=seat_news.name_of(seat, self.voice))
        if dealt and record.commitment == self.table.commitment:
            self.terminal.show(self.voice.ui("deal-checked", count=dealt), style="dim")
        if self.seat is not None:
            offer_to_save(self)


def why_gone(reason: str, server: str, phrases: Phrases) -> Failed:
    """Why a live connection has ended for good."""
    if reason == "failed":
        return Nonsense(phrases.ui("server-nonsense", server=server))
    return Failed(phrases.refusal_text(refused_by_server(reason or "gone")))


def decode_message(message: Said) -> Message:
    return Message(message.key, tuple(message.args))


def common_prefix(shown: list[Happened], events: list[Happened]) -> int:
    """How many of the events shown are unchanged."""
    for at, (one, other) in enumerate(zip(shown, events, strict=False)):
        if one is not other and json.encode(one) != json.encode(other):
            return at
    return min(len(shown), len(events))


def seats_by_place(table: TableInfo) -> list[list[int]]:
    """The seats by their places: the server ranks those who resigned last."""
    found: dict[int, list[int]] = {}
    for seat in table.seats:
        found.setdefault(seat.place, []).append(seat.seat)
    return [found[place] for place in sorted(found)] if 0 not in found else []
