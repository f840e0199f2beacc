"""A table: the log of a game being played, with undo, redo, forks, previews and the record."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from roadstead.engine.codes import NotationError
from roadstead.engine.game import CHANCE, Rules, State, View
from roadstead.engine.options import OptionError
from roadstead.engine.record import Record, RecordError, RecordLine
from roadstead.engine.seed import commitment, pick
from roadstead.engine.story import Story, StoryLine
from roadstead.engine.words import Consequence, Happening, Message, WhyNot
from roadstead.refusal import Refused

SNAPSHOT_EVERY: Final = 32


@dataclass(frozen=True)
class Logged:
    """An event of the log, with what undo needs to know of it."""

    who: int
    code: int
    when: int
    turn: int
    actors: tuple[int, ...]
    """The turn and the actors before it was played."""
    revealing: bool
    """Whether it raised `reveals`."""
    seen: tuple[int, ...]
    """The event as each seat saw it, and last as the public saw it."""
    lines: tuple[StoryLine, ...]


@dataclass(frozen=True)
class Foresight:
    """What a choice leads to before the seat can choose again."""

    final: bool
    """Whether it cannot be taken back alone."""
    warnings: list[Message]
    """Harm that nobody would choose unasked, such as the loss of a ship."""
    consequences: list[Consequence]
    over: bool
    """Whether the game is over with it, as far as that is known: chance may still end it."""


class Table:
    """One game being played. The log is the truth; snapshots are a cache.

    `revision` rises with every change. `choices_since[seat]` is the revision at which a seat's choices last
    changed: a move chosen at an earlier one is stale.
    """

    def __init__(
        self,
        rules: Rules,
        seats: int,
        settings: list[int],
        players: list[str] | None = None,
        seed: str = "",
        table: str = "",
        start: State | None = None,
    ) -> None:
        self.rules = rules
        self.seats = seats
        self.settings = settings
        self.players = players or [f"Player {seat + 1}" for seat in range(seats)]
        self.seed = seed
        self.table = table
        self.commitment = commitment(seed, table) if seed else ""
        self.log: list[Logged] = []
        self.undone: list[list[int]] = [[] for _ in range(seats)]
        self.revision = 0
        self.choices_since = [0] * seats
        self.forked = start is not None
        first = start.pack() if start is not None else rules.start(seats, settings).pack()
        self.snapshots: dict[int, list[int]] = {0: first}
        self.state = self.load(first)

    # -- playing -----------------------------------------------------------------------------------

    def play(self, seat: int, code: int, revision: int | None = None, when: int = -1) -> None:
        """Play a seat's move, chosen at `revision`; refuse it, changing nothing, if it is stale or not legal."""
        sits = 0 <= seat < self.seats
        if sits and revision is not None and self.is_stale(seat, revision):
            raise Refused("stale")
        if not sits or seat not in self.state.actors():
            raise Refused("not-your-turn")
        if code not in self.state.legal(seat):
            raise Refused("illegal")
        self.undone[seat] = []
        self.append(seat, code, when)

    def is_stale(self, seat: int, revision: int) -> bool:
        """Whether the seat has acted, undone or become an actor since `revision`."""
        return not self.choices_since[seat] <= revision <= self.revision

    def deal(self, code: int | None = None, when: int = -1) -> None:
        """Play one chance event: `code`, or what the committed seed says."""
        if self.state.actors() != [CHANCE]:
            raise Refused("not-your-turn", "chance has nothing to decide now")
        outcomes = self.state.chance()
        if code is None:
            if not self.seed:
                raise Refused("illegal", "this table has no seed; name the outcome")
            dealt = sum(1 for event in self.log if event.who == CHANCE)
            code = pick(self.seed, dealt, outcomes)
        elif all(code != outcome for outcome, _ in outcomes):
            raise Refused("illegal", "this is not one of the outcomes")
        self.append(CHANCE, code, when)

    def deal_all(self, when: int = -1) -> None:
        """Play chance events until a seat must decide or the game is over."""
        while self.state.actors() == [CHANCE]:
            self.deal(when=when)

    def over(self) -> bool:
        return not self.state.actors()

    def legal(self, seat: int) -> list[int]:
        return self.state.legal(seat)

    def view(self, seat: int | None) -> View:
        return self.state.view(seat)

    def play_line(self, seat: int, codes: Sequence[int]) -> None:
        """Play a line of moves as far as it goes; the first one is refused if it is not legal."""
        for code in follow_line(self.state, seat, codes):
            self.play(seat, code)

    def preview(self, seat: int, codes: Sequence[int]) -> View | None:
        """The seat's view after a line of moves as far as it goes, before any chance that follows.

        None if it would reveal something.
        """
        after = self.try_out(seat, codes)
        return after.view(seat) if after is not None else None

    def try_out(self, seat: int, codes: Sequence[int]) -> State | None:
        """The position after a line of moves as far as it goes; None if it would reveal something."""
        after = self.state.clone()
        for code in follow_line(after, seat, codes):
            if code not in after.legal(seat):
                raise Refused("illegal")
            after.play(seat, code)
        return after if after.reveals == self.state.reveals else None

    def can_take_back(self, seat: int, code: int, bots: Collection[int] = ()) -> bool:
        """Whether the seat could undo the code once it was played and no person has acted since.

        `bots` move at once, so a move that gives one of them the turn is final.
        """
        after = self.state.clone()
        after.play(seat, code)
        return not self.is_final(after, bots)

    def is_final(self, after: State, bots: Collection[int]) -> bool:
        """Whether a move that leads to `after` cannot be taken back."""
        before = self.state
        return (
            after.reveals != before.reveals
            or after.turn != before.turn
            or after.actors() in ([CHANCE], [])
            or any(other in bots and other not in before.actors() for other in after.actors())
        )

    def foresee(
        self, seat: int, code: int, bots: Collection[int] = (), view: View | None = None
    ) -> Foresight:
        """What the code would lead to; `bots` as in `can_take_back`, `view` is the seat's, if it is at hand.

        Consequences are told up to the next decision or chance, and only if nothing hidden comes out. For warnings,
        chance on the way takes its first outcome: which card comes is not known yet.
        """
        words, before = self.rules.words, self.state
        after = before.clone()
        after.story = story = Story(words.keys)
        after.play(seat, code)
        final = self.is_final(after, bots)
        lines = story.drain()
        over = not after.actors()
        told = self.outcomes_in(seat, [] if after.reveals != before.reveals else lines)
        while words.warnings and after.turn == before.turn and after.actors() == [CHANCE]:
            after.play(CHANCE, after.chance()[0][0])
            lines += story.drain()
        warnings = self.warnings_in(seat, lines)
        return Foresight(
            final or bool(warnings),
            warnings,
            [*words.consequences(view or before.view(seat), code), *told],
            over,
        )

    def outcomes_in(self, seat: int, lines: Sequence[StoryLine]) -> list[Consequence]:
        words = self.rules.words
        return [
            Consequence(words.outcomes[line.message.key], words.foretell(line.message, seat))
            for line in lines
            if line.message.key in words.outcomes and line.heard_by(seat)
        ]

    def warnings_in(self, seat: int, lines: Sequence[StoryLine]) -> list[Message]:
        warnings = self.rules.words.warnings
        return [
            Message(warnings[line.message.key], line.message.args)
            for line in lines
            if line.message.key in warnings and line.message.args == (seat,)
        ]

    def foresee_line(self, seat: int, codes: Sequence[int], bots: Collection[int] = ()) -> Foresight:
        """What a line of moves would lead to; it is final where one of its moves is.

        Its own words tell what it brings, so only losses and ends are its consequences.
        """
        before = self.state
        after = before.clone()
        after.story = story = Story(self.rules.words.keys)
        final = False
        for code in follow_line(after, seat, codes):
            after.play(seat, code)
            final = final or self.is_final(after, bots)
        lines = story.drain()
        told = self.outcomes_in(seat, [] if after.reveals != before.reveals else lines)
        warnings = self.warnings_in(seat, lines)
        grave = [each for each in told if each.kind in ("loss", "ends")]
        return Foresight(final or bool(warnings), warnings, grave, not after.actors())

    def why_not(self, seat: int, target: str) -> WhyNot | None:
        """Why a seat cannot choose a thing now; None if it can, is not asked, or the thing has no part in it."""
        words = self.rules.words
        view = self.view(seat)
        if any(target in words.targets(view, code) for code in self.legal(seat)):
            return None
        on_the_table = any(target in line.things for section in words.table(view) for line in section.lines)
        return words.why_not(view, target) if on_the_table else None

    # -- undo and redo -------------------------------------------------------------------------------

    def undoable(self, seat: int) -> int | None:
        """The index of the event that `seat` may undo alone, or None.

        It is the seat's last event, of the present turn; neither it nor a later event was chance or revealed
        anything; and every later event is by a seat that could already act before it, and is legal without it.
        Nothing can be undone once the game is over.
        """
        if self.over():
            return None
        for at in range(len(self.log) - 1, -1, -1):
            event = self.log[at]
            if event.revealing or event.who == CHANCE:
                return None
            if event.who == seat:
                if event.turn != self.state.turn:
                    return None
                return at if self.stands_without(at) else None
        return None

    def stands_without(self, at: int) -> bool:
        """Whether all events after `at` are by seats that could act before it, and are legal without it."""
        later = self.log[at + 1 :]
        if not all(event.who in self.log[at].actors for event in later):
            return False
        state = self.state_at(at) if later else self.state
        for event in later:
            if event.code not in state.legal(event.who):
                return False
            state.play(event.who, event.code)
        return True

    def undo(self, seat: int) -> int:
        """Undo the seat's last event and keep later events of other seats; returns its code."""
        at = self.undoable(seat)
        if at is None:
            raise Refused("nothing-to-undo")
        code = self.log[at].code
        later = self.log[at + 1 :]
        self.truncate(at)
        for event in later:
            self.append(event.who, event.code, event.when, quiet=True)
        self.undone[seat].append(code)
        self.count_change([seat])
        return code

    def redo(self, seat: int, when: int = -1) -> int:
        """Play again what `seat` undid last."""
        if not self.redoable(seat):
            raise Refused("nothing-to-redo")
        code = self.undone[seat].pop()
        self.append(seat, code, when)
        return code

    def redoable(self, seat: int) -> bool:
        return bool(self.undone[seat]) and self.undone[seat][-1] in self.state.legal(seat)

    def rewind(self, events: int) -> None:
        """Keep only the first `events` events, by consent of the table. Chance then repeats the same outcomes."""
        self.truncate(events)
        self.undone = [[] for _ in range(self.seats)]
        self.count_change(list(range(self.seats)))

    def fork(self, seat: int | None, seed: str, rng: Random, at: int | None = None) -> Table:
        """A new table that continues from this position or an earlier one, with a new seed.

        A running game is forked from a clone redealt for `seat`, so that a fork reveals nothing; it has no record.
        """
        events = len(self.log) if at is None else at
        table = f"{self.table}-fork"
        if not self.over():
            state = self.state_at(events)
            state.redeal(seat, rng)
            return Table(self.rules, self.seats, self.settings, self.players, seed, table, state)
        fork = Table(self.rules, self.seats, self.settings, self.players, seed, table)
        fork.commitment = ""  # the events before the fork are not of this seed
        for event in self.log[:events]:
            fork.append(event.who, event.code, event.when)
        return fork

    # -- the log ---------------------------------------------------------------------------------------

    def state_at(self, events: int) -> State:
        """The position after so many events, from the nearest snapshot."""
        base = max(at for at in self.snapshots if at <= events)
        state = self.rules.unpack(self.snapshots[base])
        for event in self.log[base:events]:
            state.play(event.who, event.code)
        return state

    def words_of(self, at: int, seat: int | None) -> list[Message]:
        """The messages of an event for `seat`: the event itself, then its story; empty if later events cover it."""
        event = self.log[at]
        seen = event.seen[self.seats if seat is None else seat]
        told = [line.message for line in event.lines if line.heard_by(seat)]
        done = self.rules.words.event(event.who, seen)
        return told if done is None else [done, *told]

    def happening(self, at: int, seat: int | None) -> Happening:
        """An event as `seat` saw it."""
        event = self.log[at]
        seen = event.seen[self.seats if seat is None else seat]
        return Happening(event.who, seen, tuple(self.words_of(at, seat)), event.actors)

    def record(self, seat: int | None = None) -> Record:
        """The record: complete after the end; before, as `seat` has seen it and without the seed."""
        if self.forked:
            raise Refused(
                "no-record", "a fork of a running game has no record: it did not begin at the beginning"
            )
        over = self.over()
        book = self.rules.codebook
        events = [
            RecordLine(
                event.who,
                book.notation(event.code if over else event.seen[self.seats if seat is None else seat]),
                event.when,
            )
            for event in self.log
        ]
        game = self.rules.game
        return Record(
            game=game.name,
            rules=self.rules.version,
            deck=self.rules.cards.digest,
            seats=self.seats,
            options=game.named_settings(self.settings),
            players=self.players,
            table=self.table,
            commitment=self.commitment,
            seed=self.seed if over else "",
            scores=[score.total for score in self.state.scores()] if over else [],
            events=events,
            cards=self.rules.cards.text,
        )

    def save(self) -> Record:
        """The complete record with secrets and seed, for storage."""
        book = self.rules.codebook
        record = self.record()
        record.events = [RecordLine(event.who, book.notation(event.code), event.when) for event in self.log]
        record.seed = self.seed
        return record

    # -- inside --------------------------------------------------------------------------------------

    def resume(
        self,
        log: list[Logged],
        snapshots: dict[int, list[int]],
        revision: int,
        choices_since: list[int],
        undone: list[list[int]],
    ) -> None:
        """Continue from a stored log. The last snapshot is the position at its end."""
        self.log = log
        self.snapshots.update(snapshots)
        self.revision = revision
        self.choices_since = choices_since
        self.undone = undone
        self.state = self.load(self.snapshots[len(log)])

    def load(self, packed: list[int]) -> State:
        state = self.rules.unpack(packed)
        state.story = Story(self.rules.words.keys)
        return state

    def append(self, who: int, code: int, when: int, quiet: bool = False) -> None:
        state = self.state
        seen = [state.seen(seat, who, code) for seat in range(self.seats)]
        seen.append(state.seen(None, who, code))
        turn, reveals, actors = state.turn, state.reveals, tuple(state.actors())
        state.play(who, code)
        lines = tuple(state.story.drain()) if state.story is not None else ()
        self.log.append(Logged(who, code, when, turn, actors, state.reveals != reveals, tuple(seen), lines))
        if len(self.log) % SNAPSHOT_EVERY == 0:
            self.snapshots[len(self.log)] = state.pack()
        if not quiet:
            self.count_change([seat for seat in range(self.seats) if seat == who or seat not in actors])

    def count_change(self, seats: list[int]) -> None:
        """Count a change that gave `seats` new choices."""
        self.revision += 1
        for seat in seats:
            self.choices_since[seat] = self.revision

    def truncate(self, events: int) -> None:
        state = self.state_at(events)
        del self.log[events:]
        self.snapshots = {at: packed for at, packed in self.snapshots.items() if at <= events}
        state.story = Story(self.rules.words.keys)
        self.state = state


def follow_line(state: State, seat: int, codes: Sequence[int]) -> Iterator[int]:
    """The moves of a line, each to be played before the next one is asked for.

    A line ends before the first move that is not legal, which none is while chance is due, and after one that
    reveals something. Its first move is always among them: whoever plays it refuses it.
    """
    reveals = state.reveals
    for at, code in enumerate(codes):
        if at and (state.reveals != reveals or code not in state.legal(seat)):
            return
        yield code


def replay(rules: Rules, record: Record) -> Table:
    """The table of a record, with every event checked; an error names the line."""
    game = rules.game
    if record.game != game.name:
        raise RecordError(0, f"the record is of {record.game}, not of {game.name}")
    if record.rules != rules.version:
        raise RecordError(
            0,
            f"the record needs rules version {record.rules} of {game.name}; this is version {rules.version}",
        )
    if record.deck != rules.cards.digest:
        raise RecordError(0, f"the record was played with deck {record.deck}, not {rules.cards.digest}")
    try:
        settings = game.settings(record.seats, record.options)
    except OptionError as error:
        raise RecordError(0, f"option {error}") from error
    table = Table(rules, record.seats, settings, record.players or None, record.seed, record.table)
    table.commitment = record.commitment
    for entry in record.events:
        try:
            code = rules.codebook.code(entry.notation)
            if entry.who == CHANCE:
                table.deal(code, entry.when)
            else:
                table.play(entry.who, code, when=entry.when)
        except (NotationError, Refused) as refused:  # compiled, a name holds exceptions of one type
            raise RecordError(entry.line, f"'{entry.notation}': {refused}") from refused
    return table


def verify(rules: Rules, record: Record) -> int:
    """Check a finished record against its committed seed; returns how many chance events were checked."""
    if not record.seed or not record.commitment:
        raise RecordError(
            0, "the record holds no seed and commitment; only the record of a finished table does"
        )
    if commitment(record.seed, record.table) != record.commitment:
        raise RecordError(0, "the seed does not fit the commitment shown at the start")
    played = replay(rules, record)
    state = rules.start(played.seats, played.settings)
    dealt = 0
    for entry, event in zip(record.events, played.log, strict=True):
        if event.who == CHANCE:
            code = pick(record.seed, dealt, state.chance())
            if code != event.code:
                due = rules.codebook.notation(code)
                raise RecordError(
                    entry.line, f"chance event {dealt + 1} is '{entry.notation}', the seed says '{due}'"
                )
            dealt += 1
        state.play(event.who, event.code)
    return dealt
