"""A match: the engine's table with a journal, votes and stand-ins. No I/O, no clock.

The journal holds everything that happened, in numbered entries: moves, deals, undos, take-overs, resignations,
requests and votes. The number of the last entry is the table's revision.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from msgspec import Struct, msgpack

from roadstead.engine.game import CHANCE
from roadstead.engine.story import StoryLine
from roadstead.engine.table import Logged, Table, follow_line
from roadstead.engine.words import Message
from roadstead.refusal import Refused

REMEMBERED_ENTRIES: Final = 256
"""For how many of the last entries a match remembers how many events they left unchanged."""


@dataclass(frozen=True)
class JournalEntry:
    """A line of the journal. `kept`: how many events it left unchanged."""

    number: int
    kind: str
    seat: int
    what: str
    at: int
    kept: int


@dataclass
class Request:
    """A request to rewind to the first `events` events, made at revision `number`."""

    seat: int
    events: int
    number: int
    agreed: set[int] = field(default_factory=set)


Dealer = Callable[[Table], str]
"""Returns the next chance outcome in notation; empty for the one of the committed seed."""


def deal_committed(_: Table) -> str:
    """Deal by the committed seed, which the table does itself."""
    return ""


class Match:
    """Validates actions and applies them, one journal entry at a time.

    `owners` has the person at each seat, `bots` the level of its bot; either may be empty.
    """

    def __init__(
        self, table: Table, owners: list[str], bots: list[str], started: int, dealer: Dealer = deal_committed
    ) -> None:
        self.table = table
        self.dealer = dealer
        self.owners = owners
        self.bots = bots
        self.started = started
        self.stand_in = [""] * table.seats
        self.resigned: set[int] = set()
        self.late: set[int] = set()
        """Seats whose clock ran out and whose person has not returned since."""
        self.returned: set[int] = set()
        """Seats that got a new clock on their return, and have not made a new move since."""
        self.votes: set[int] = set()
        self.request: Request | None = None
        self.ended = False
        self.since = [started] * table.seats
        """When each seat last had something new to decide; taking back a move gives nothing new."""
        self.reached = [0] * table.seats
        """The most moves that each seat has made at any time; playing them again gives nothing new."""
        self.kept: deque[int] = deque(maxlen=REMEMBERED_ENTRIES)
        self.last = started
        """Time of the last entry; it never decreases."""

    # -- who plays -------------------------------------------------------------------------------------

    def bot_of(self, seat: int) -> str:
        """The level of the bot that plays this seat now; empty if its person does."""
        return self.bots[seat] or self.stand_in[seat]

    def bot_seats(self) -> list[int]:
        """Seats that a bot plays now."""
        return [seat for seat in range(self.table.seats) if self.bot_of(seat)]

    def due(self) -> list[int]:
        """Seats that have something to decide."""
        return [] if self.ended else [seat for seat in self.table.state.actors() if seat != CHANCE]

    def bots_due(self) -> list[int]:
        """Seats whose bot has to decide; none while an undo request is open."""
        if self.request is not None:
            return []
        return [seat for seat in self.due() if self.bot_of(seat)]

    def people(self) -> set[str]:
        """People who still play themselves."""
        return {owner for seat, owner in enumerate(self.owners) if owner and not self.stand_in[seat]}

    def electorate(self) -> set[str]:
        """People who may vote on ending the game: also those away, unless their clock ran out."""
        gone = self.resigned | self.late
        return {owner for seat, owner in enumerate(self.owners) if owner and seat not in gone}

    def over(self) -> bool:
        return self.ended or self.table.over()

    def result(self) -> list[tuple[int, int]]:
        """Place and points by seat; seats that resigned are ranked last."""
        if not self.table.over():
            return []
        ranking = self.table.state.ranking()
        stayed = [[seat for seat in shared if seat not in self.resigned] for shared in ranking]
        left = [[seat for seat in shared if seat in self.resigned] for shared in ranking]
        totals = {score.seat: score.total for score in self.table.state.scores()}
        places: dict[int, tuple[int, int]] = {}
        for shared in stayed + left:
            place = len(places) + 1
            places.update({seat: (place, totals[seat]) for seat in shared})
        return [places[seat] for seat in range(self.table.seats)]

    # -- actions of seats ---------------------------------------------------------------------------------

    def start(self, at: int) -> list[JournalEntry]:
        return self.deal_all(at)

    def play(self, seat: int, move: str, revision: int, at: int) -> list[JournalEntry]:
        """Play a move chosen at `revision`, and deal all chance that follows. The table validates it."""
        self.require_running()
        return [self.enter("play", seat, move, at, revision), *self.deal_all(at)]

    def play_line(self, seat: int, move: str, then: list[str], revision: int, at: int) -> list[JournalEntry]:
        """Play a move and further ones as far as the line goes, and deal all chance that follows."""
        if not then:
            return self.play(seat, move, revision, at)
        self.require_running()
        table, moves = self.table, [move, *then]
        codes = follow_line(table.state, seat, [table.rules.codebook.find(each) for each in moves])
        entries: list[JournalEntry] = []
        for each, _ in zip(moves, codes, strict=False):
            entries.append(self.enter("play", seat, each, at, None if entries else revision))
        return entries + self.deal_all(at)

    def undo_line(self, seat: int, moves: int, revision: int, at: int) -> list[JournalEntry]:
        """Undo the seat's last moves, as many of them as it can take back alone."""
        self.require_running()
        if self.table.is_stale(seat, revision):
            raise Refused("stale")
        entries: list[JournalEntry] = []
        while len(entries) < moves and self.table.undoable(seat) is not None:
            entries.append(self.enter("undo", seat, "", at))
        if not entries:
            raise Refused("nothing-to-undo")
        return entries

    def undo(self, seat: int, revision: int, at: int) -> list[JournalEntry]:
        """Undo the seat's last move, or request the others' consent if that is needed; bots always agree."""
        self.require_running()
        if self.table.is_stale(seat, revision):
            raise Refused("stale")
        if self.table.undoable(seat) is not None:
            return [self.enter("undo", seat, "", at)]
        if self.request is not None:
            raise Refused("stale", "somebody has already asked to go back")
        events = self.events_before_last_move(seat)
        if events is None:
            raise Refused("nothing-to-undo", "you have not moved yet")
        return [self.enter("ask-undo", seat, str(events), at), *self.settle_votes(at)]

    def consent(self, seat: int, revision: int, agree: bool, at: int) -> list[JournalEntry]:
        self.require_running()
        if self.request is None or revision < self.request.number:
            raise Refused("stale", "nobody asks to go back now")
        if not agree:
            return [self.enter("decline", seat, "", at)]
        if seat in self.request.agreed:
            return []
        return [self.enter("agree", seat, "", at), *self.settle_votes(at)]

    def redo(self, seat: int, revision: int, at: int) -> list[JournalEntry]:
        self.require_running()
        if self.table.is_stale(seat, revision):
            raise Refused("stale")
        if not self.table.redoable(seat):
            raise Refused("nothing-to-redo")
        return [self.enter("redo", seat, "", at), *self.deal_all(at)]

    def restart(self, seat: int, revision: int, at: int) -> list[JournalEntry]:
        """Undo as much of the seat's turn as needs no consent."""
        return self.undo_line(seat, len(self.table.log), revision, at)

    def vote_end(self, seat: int, end: bool, at: int) -> list[JournalEntry]:
        """Vote for ending the game without a result, which takes all who may vote."""
        self.require_running()
        if end == (seat in self.votes):
            return []
        entries = [self.enter("vote-end", seat, "yes" if end else "no", at)]
        return entries + self.settle_votes(at)

    def resign(self, seat: int, bot: str, at: int) -> list[JournalEntry]:
        """A bot plays on for this seat, which is ranked last."""
        self.require_running()
        if seat in self.resigned:
            return []
        return [self.enter("resign", seat, bot, at), *self.settle_votes(at)]

    def take_over(self, seat: int, bot: str, at: int) -> list[JournalEntry]:
        """A bot plays for this seat until its person comes back."""
        return self.let_bot_play("take-over", seat, bot, at)

    def time_out(self, seat: int, bot: str, at: int) -> list[JournalEntry]:
        """The clock of this seat has run out: a bot plays, and its person cannot vote until they return."""
        return self.let_bot_play("late", seat, bot, at)

    def let_bot_play(self, kind: str, seat: int, bot: str, at: int) -> list[JournalEntry]:
        self.require_running()
        if self.bot_of(seat):
            return []
        return [self.enter(kind, seat, bot, at), *self.settle_votes(at)]

    def hand_back(self, seat: int, at: int) -> list[JournalEntry]:
        if self.over() or seat in self.resigned or not self.stand_in[seat] or self.must_wait(seat):
            return []
        return [self.enter("hand-back", seat, "", at)]

    def must_wait(self, seat: int) -> bool:
        """Whether the bot moves first: the clock of this seat ran out again after its person had come back."""
        return seat in self.late and seat in self.returned

    # -- rules of the table ----------------------------------------------------------------------------

    def require_running(self) -> None:
        if self.over():
            raise Refused("not-your-turn", "the game is over")

    def events_before_last_move(self, seat: int) -> int | None:
        """Number of events before the seat's last move."""
        for at in range(len(self.table.log) - 1, -1, -1):
            if self.table.log[at].who == seat:
                return at
        return None

    def settle_votes(self, at: int) -> list[JournalEntry]:
        """End the game or rewind if everybody entitled agrees."""
        if self.votes and self.voters() >= self.electorate():
            return [self.enter("end", min(self.votes), "", at)]
        if self.request is None:
            return []
        agreed = {self.owners[seat] for seat in (self.request.seat, *self.request.agreed)}
        if not agreed >= self.people():
            return []
        return [self.enter("rewind", self.request.seat, str(self.request.events), at)]

    def voters(self) -> set[str]:
        """People who voted to end the game."""
        return {self.owners[seat] for seat in self.votes}

    def deal_all(self, at: int) -> list[JournalEntry]:
        """Deal all chance that is due."""
        entries: list[JournalEntry] = []
        table = self.table
        while table.state.actors() == [CHANCE]:
            entries.append(self.enter("deal", CHANCE, self.dealer(table), at))
        return entries

    # -- the journal -----------------------------------------------------------------------------------

    def enter(self, kind: str, seat: int, what: str, at: int, revision: int | None = None) -> JournalEntry:
        """Apply an action and return its journal entry."""
        at = max(at, self.last)
        kept = self.apply(kind, seat, what, at, revision)
        if kind == "deal" and not what:
            what = self.table.rules.codebook.notation(self.table.log[-1].code)
        return JournalEntry(self.table.revision, kind, seat, what, at, kept)

    def replay(self, entry: JournalEntry) -> None:
        """Apply an entry read from the journal."""
        try:
            self.apply(entry.kind, entry.seat, entry.what, entry.at)
        except Refused as refused:  # a corrupt journal is not the reader's mistake
            raise ValueError(
                f"entry {entry.number} of the journal ({entry.kind} '{entry.what}') cannot be played: {refused}"
            ) from refused
        if self.table.revision != entry.number:
            raise ValueError(f"entry {entry.number} of the journal led to revision {self.table.revision}")

    def apply(self, kind: str, seat: int, what: str, at: int, revision: int | None = None) -> int:
        """Change the table, or refuse and leave it untouched; returns how many events are unchanged."""
        table = self.table
        fresh = table.choices_since[:]
        kept = len(table.log)
        when = at - self.started
        if kind == "play":
            table.play(seat, table.rules.codebook.find(what), revision, when)
        elif kind == "deal":
            table.deal(table.rules.codebook.find(what) if what else None, when)
        elif kind == "undo":
            kept = table.undoable(seat) or 0
            if seat not in self.due():  # its clock stood still
                self.since[seat] = min(at, self.since[seat] + when - table.log[kept].when)
            table.undo(seat)
        elif kind == "redo":
            table.redo(seat, when)
        elif kind == "rewind":
            kept = int(what)
            table.rewind(kept)
            self.reached = self.moves_made()
        else:
            self.apply_to_seats(kind, seat, what)
            table.count_change([])
        if kind in GAME_KINDS:
            self.request = None
        self.kept.append(kept)
        self.last = at
        by_itself = seat if kind in ("play", "undo", "redo") else None
        for other in range(table.seats):
            if table.choices_since[other] != fresh[other] and other != by_itself:
                self.since[other] = at
        if kind == "play" and (made := self.moves_made()[seat]) > self.reached[seat]:
            self.since[seat], self.reached[seat] = at, made
            self.returned.discard(seat)
        if kind == "hand-back" and seat in self.late:  # restart the clock that had run out
            self.late.discard(seat)
            if seat not in self.returned and self.since[seat] < at:  # else a move has restarted it
                self.since[seat] = at
                self.returned.add(seat)
        return kept

    def moves_made(self) -> list[int]:
        """How many moves of each seat stand."""
        made = [0] * self.table.seats
        for event in self.table.log:
            if event.who != CHANCE:
                made[event.who] += 1
        return made

    def apply_to_seats(self, kind: str, seat: int, what: str) -> None:
        """Apply what concerns seats and votes, not the game."""
        if kind in ("take-over", "late"):
            self.stand_in[seat] = what
            if kind == "late":
                self.late.add(seat)
        elif kind == "hand-back":
            self.stand_in[seat] = ""
        elif kind == "resign":
            self.stand_in[seat] = what
            self.resigned.add(seat)
        elif kind == "ask-undo":
            self.request = Request(seat, int(what), self.table.revision + 1)
        elif kind == "agree" and self.request is not None:
            self.request.agreed.add(seat)
        elif kind == "decline":
            self.request = None
        elif kind == "vote-end":
            (self.votes.add if what == "yes" else self.votes.discard)(seat)
        elif kind == "end":
            self.ended = True
        else:
            raise ValueError(f"the journal holds an entry of an unknown kind '{kind}'")

    def unchanged_events(self, revision: int) -> int:
        """How many events are unchanged since `revision`."""
        missed = self.table.revision - revision
        if missed < 0 or missed > len(self.kept):
            return 0
        newest = [self.kept[-1 - back] for back in range(missed)]
        return min(newest, default=len(self.table.log))

    def has_only_grown(self, revision: int) -> bool:
        """Whether nothing but new events has changed the table since `revision`."""
        missed = self.table.revision - revision
        return 0 <= missed <= len(self.kept) and missed == len(self.table.log) - self.unchanged_events(
            revision
        )


GAME_KINDS: Final = ("play", "deal", "undo", "redo", "rewind")


# -- snapshots: a cache of the journal -----------------------------------------------------------------------------


class SnapshotRest(Struct, array_like=True):
    """The part of a snapshot beside state and events."""

    revision: int
    choices_since: list[int]
    undone: list[list[int]]
    stand_in: list[str]
    resigned: list[int]
    votes: list[int]
    request: tuple[int, int, int, list[int]] | None
    ended: bool
    since: list[int]
    kept: list[int]
    last: int
    late: list[int] = []
    reached: list[int] = []
    returned: list[int] = []


@dataclass(frozen=True)
class Snapshot:
    """A match after entry `number`, packed. Its log has only the events since the previous snapshot."""

    number: int
    events: int
    state: bytes
    log: bytes
    rest: bytes


def snapshot(match: Match, first: int) -> Snapshot:
    """A snapshot of a match, with the events from `first` on."""
    table, request = match.table, match.request
    rest = SnapshotRest(
        table.revision,
        table.choices_since,
        table.undone,
        match.stand_in,
        sorted(match.resigned),
        sorted(match.votes),
        (request.seat, request.events, request.number, sorted(request.agreed)) if request else None,
        match.ended,
        match.since,
        list(match.kept),
        match.last,
        sorted(match.late),
        match.reached,
        sorted(match.returned),
    )
    log = [pack_event(event) for event in table.log[first:]]
    return Snapshot(
        table.revision,
        len(table.log),
        msgpack.encode(table.state.pack()),
        msgpack.encode(log),
        msgpack.encode(rest),
    )


def resume(match: Match, snapshots: list[Snapshot]) -> None:
    """Bring a new match to the state of its last snapshot."""
    log = [event for part in snapshots for event in unpack_events(part.log)]
    states = {part.events: msgpack.decode(part.state, type=list[int]) for part in snapshots}
    rest = msgpack.decode(snapshots[-1].rest, type=SnapshotRest)
    match.table.resume(log, states, rest.revision, rest.choices_since, rest.undone)
    match.stand_in = rest.stand_in
    match.resigned = set(rest.resigned)
    match.votes = set(rest.votes)
    if rest.request is not None:
        seat, events, number, agreed = rest.request
        match.request = Request(seat, events, number, set(agreed))
    match.ended = rest.ended
    match.since = rest.since
    match.kept.extend(rest.kept)
    match.last = rest.last
    match.late = set(rest.late)
    match.reached = rest.reached or match.moves_made()
    match.returned = set(rest.returned)


PackedEvent = tuple[
    int,
    int,
    int,
    int,
    tuple[int, ...],
    bool,
    tuple[int, ...],
    list[tuple[str, tuple[int, ...], int]],
]


def pack_event(event: Logged) -> PackedEvent:
    lines = [(line.message.key, line.message.args, line.hearers) for line in event.lines]
    return (event.who, event.code, event.when, event.turn, event.actors, event.revealing, event.seen, lines)


def unpack_events(log: bytes) -> list[Logged]:
    return [
        Logged(
            who,
            code,
            when,
            turn,
            actors,
            told,
            seen,
            tuple(StoryLine(Message(key, args), hearers) for key, args, hearers in lines),
        )
        for who, code, when, turn, actors, told, seen, lines in msgpack.decode(log, type=list[PackedEvent])
    ]
