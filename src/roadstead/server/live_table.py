"""A table in memory: its match, its readers, and the lock behind which it changes."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from hashlib import blake2b
from itertools import islice
from typing import TYPE_CHECKING, Final, TypeVar

from msgspec import json, msgpack
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from roadstead._compiled import fingerprint
from roadstead.engine.game import Rules
from roadstead.engine.record import Record
from roadstead.engine.table import Table
from roadstead.protocol import ChatLine, Position, ScorePoint, TableInfo
from roadstead.refusal import Reason, Refused
from roadstead.server import rows
from roadstead.server.bot_pool import bot_request
from roadstead.server.bot_worker import BotReply
from roadstead.server.chat import (
    ChatRow,
    add_line,
    line_for,
    may_read,
    newest_lines,
    normalize_text,
    read_lines,
)
from roadstead.server.journal_record import record_for
from roadstead.server.log import note
from roadstead.server.match import Dealer, JournalEntry, Match, Snapshot, deal_committed, resume, snapshot
from roadstead.server.people import Person
from roadstead.server.presenter import (
    ANONYMOUS,
    EncodedKey,
    Presenter,
    Wishes,
    due_bits,
    notice_of,
    recorded_names,
    rules_of_table,
    table_info,
)
from roadstead.server.rows import Found, SeatRow, TableRow
from roadstead.server.turns import NOBODY, Asker

if TYPE_CHECKING:
    from roadstead.server.connections import Reader
    from roadstead.server.tables import Tables

SNAPSHOT_EVERY: Final = 64
"""A snapshot is made at least every so many journal entries."""
STAND_IN: Final = "greedy"
"""The bot that plays for somebody who is late or has resigned."""

PHRASED_AT_ONCE: Final = 100
"""So many events are put into words before others are served again."""

MAX_STAGED_EVENTS: Final = 12
"""A reader that missed more events than this is not shown the stages between."""

WAVE_SIZE: Final = 16
"""How many watchers are woken at once."""
WAVE_PAUSE_SECONDS: Final = 0.001
"""Between two waves, so that the event loop serves other tables and the store's threads get the GIL."""
OVERTAKEN: Final[tuple[Reason, ...]] = ("stale", "not-your-turn", "illegal")
"""Why a bot's move may be refused without anybody's fault: a person has moved, undone or come back meanwhile."""

FURTHER_PAUSE_SECONDS: Final = 0.01
"""After each further connection of a player: unlike the watchers', its position is made for it alone."""

T = TypeVar("T")
Action = Callable[[Match, int], list[JournalEntry]]


@dataclass(frozen=True)
class Change:
    """The revision after an action, and the table's row before it (None if nothing changed)."""

    revision: int
    before: TableRow | None


@lru_cache(1)
def source_fingerprint() -> str:
    return fingerprint()


def snapshot_fingerprint(rules: Rules) -> str:
    """Identifies rules, cards and source code; a snapshot made by others is not read."""
    facts = f"{source_fingerprint()}/{rules.game.name}/{rules.version}/{rules.cards.digest}"
    return blake2b(facts.encode(), digest_size=16).hexdigest()


def begin_match(found: Found, rules: Rules, dealer: Dealer = deal_committed) -> Match:
    """The match of a table before the first entry of its journal."""
    row, seats = found.row, found.seats
    settings = rules.game.settings(len(seats), row.named_settings())
    start = rules.unpack(msgpack.decode(row.start, type=list[int])) if row.start else None
    names = [seat.name or ANONYMOUS for seat in seats]
    table = Table(rules, len(seats), settings, names, row.seed, row.id, start)
    table.commitment = row.commitment
    owners = [seat.person or "" for seat in seats]
    return Match(table, owners, [seat.bot for seat in seats], row.started, dealer)


def catch_up(match: Match, kept: list[Snapshot], entries: list[JournalEntry]) -> None:
    """Bring a new match to the end of its journal, from its snapshots and the entries after them."""
    if kept:
        resume(match, kept)
    for entry in entries:
        match.replay(entry)


class LiveTable:
    """One table. All changes happen under its lock, one at a time, and are committed before anybody is notified."""

    def __init__(self, tables: Tables, found: Found) -> None:
        self.tables = tables
        self.row = found.row
        self.seats = found.seats
        self.lock = asyncio.Lock()
        self.readers: set[Reader] = set()
        self.connections: Counter[str] = Counter()
        """Number of readers of each person."""
        self.to_wake: dict[Reader, None] = {}
        """Watchers, and further connections of players, still to be woken, in order."""
        self.waking: asyncio.Task[None] | None = None
        self.snapshots: list[tuple[int, int]] = []
        """Number and event count of each valid snapshot."""
        self.unknown_rules = ""
        """Why a started game cannot go on here: its rules or cards are of another installation. Empty if it can."""
        self.match: Match | None = None
        self.presenter: Presenter | None = None
        self.bots_task: asyncio.Task[None] | None = None
        self.departures: dict[str, int] = {}
        """When players last disconnected."""
        self.opened_at = tables.clock.now()
        self.diverged = False
        """True if memory and database diverged and reloading failed; the next request opens the table anew."""
        self.removed = False
        """True if the table was deleted; whoever waited for it meanwhile finds it gone."""
        self.last_used = 0
        self.chat_lines: list[ChatRow] | None = None
        """The chat, read on first use."""
        self.hints: dict[int, tuple[int, asyncio.Task[BotReply]]] = {}
        """For each seat, the revision and the task of its last hint."""
        self.score_graph: list[ScorePoint] | None = None
        """The score over time, computed on first use after the end."""
        self.replaying = asyncio.Lock()
        """Held while earlier positions are computed, which takes a while in a long game."""

    # -- reading ---------------------------------------------------------------------------------------

    async def load(self) -> None:
        """Load the match of a started table from its snapshots and the journal entries after them.

        A table without a match stays readable: who sits there, what was said, its record.
        """
        table_id = self.row.id
        self.unknown_rules = ""
        try:
            rules = await asyncio.to_thread(rules_of_table, self.row)
        except Refused as refused:
            if self.row.status != "waiting":
                self.unknown_rules = refused.text
            return
        if self.row.status == "waiting":  # it will start with the newest
            self.row = replace(self.row, rules=rules.version, deck=rules.cards.digest)
            return
        made_by = snapshot_fingerprint(rules)
        kept, entries = await self.tables.store.read(
            lambda db: (
                (found := rows.read_snapshots(db, table_id, made_by)),
                rows.read_journal(db, table_id, found[-1].number if found else 0),
            )
        )
        match = self.new_match(rules)
        await asyncio.to_thread(
            catch_up, match, kept, entries
        )  # a journal may be long: nobody else is to wait
        self.snapshots = [(part.number, part.events) for part in kept]
        self.set_match(match)
        if len(entries) > SNAPSHOT_EVERY:
            whole = snapshot(match, 0)
            with suppress(Refused):  # only a cache: a full disk must not prevent reading
                await self.tables.store.write(lambda db: rows.replace_snapshots(db, table_id, made_by, whole))
                self.snapshots = [(whole.number, whole.events)]

    def new_match(self, rules: Rules) -> Match:
        return begin_match(Found(self.row, self.seats), rules, self.tables.dealer)

    def set_match(self, match: Match) -> None:
        self.match = match
        self.presenter = Presenter(self.row.id, match, self.names())

    def names(self) -> list[str]:
        return [seat.name or ANONYMOUS for seat in self.seats]

    def must_be_current(self) -> None:
        """Refuse whoever waited for the lock while the table was deleted or could not be read again."""
        if self.removed:
            raise Refused("gone", "there is no such table")
        if self.diverged:
            raise Refused(
                "storage", "this table cannot be read now; nothing was changed, please try again later"
            )

    def started_match(self) -> Match:
        self.must_be_current()
        if self.unknown_rules:
            raise Refused("gone", self.unknown_rules)
        if self.match is None:
            raise Refused("too-early", "this game has not started")
        return self.match

    def admits(self, person: str) -> bool:
        """Whether a person may see this table without its invite code."""
        row = self.row
        return row.open or row.host == person or any(seat.person == person for seat in self.seats if person)

    def owns(self, person: str, seat: int) -> bool:
        return bool(person) and seat < len(self.seats) and self.seats[seat].person == person

    def require_own_seat(self, person: str, seat: int) -> None:
        """Refuse whoever does not sit there. Ask with the lock held: before the start a seat may change hands."""
        if not self.owns(person, seat):
            raise Refused("forbidden", "this is not your seat", "seat")

    def connected_people(self) -> set[str]:
        """Players of this table who are connected."""
        return {seat.person for seat in self.seats if seat.person and self.connections[seat.person]}

    def absent_since(self, person: str) -> int:
        return self.departures.get(person, self.opened_at)

    def info(self, person: str, by_invite: bool = False) -> TableInfo:
        found, here = Found(self.row, self.seats), self.connected_people()
        return table_info(found, person, by_invite, here, bool(self.unknown_rules))

    def position(self, seat: int | None, after: int, wishes: Wishes) -> Position:
        """The position for a reader of `seat` that knows the table up to revision `after`."""
        match = self.started_match()
        assert self.presenter is not None
        since = match.unchanged_events(after) if after >= 0 else 0
        told = self.presenter.present_position(seat, since, wishes)
        if wishes.stages and self.has_stages(match, after):
            told.stages = self.presenter.present_stages(seat, since)
        told.deadline = self.row.deadline or 0
        return told

    @staticmethod
    def has_stages(match: Match, after: int) -> bool:
        """Whether a reader that knows the table up to revision `after` missed a few events and nothing else."""
        missed = match.table.revision - after
        return after >= 0 and missed <= MAX_STAGED_EVENTS and match.has_only_grown(after)

    async def phrase_position(self, seat: int | None, after: int, language: str) -> None:
        """Prepare the words of a position. The caller holds the lock."""
        events = len(self.started_match().table.log)
        await self.phrase_events(seat, events - self.events_since(after), events, language)

    async def phrase_events(self, seat: int | None, since: int, until: int, language: str) -> None:
        """Put a long history into words piece by piece: all at once, others would wait for a second or two."""
        presenter = self.presenter
        if presenter is None or not language or until - since <= PHRASED_AT_ONCE:
            return
        if presenter.has_phrased(since, seat, language) and presenter.has_phrased(until - 1, seat, language):
            return
        for first in range(since, until, PHRASED_AT_ONCE):
            presenter.phrase(seat, first, min(first + PHRASED_AT_ONCE, until), language)
            await asyncio.sleep(0)

    def events_since(self, after: int) -> int:
        """How many events a reader is told who knows the table up to revision `after`."""
        match = self.match
        return len(match.table.log) - (match.unchanged_events(after) if after >= 0 else 0) if match else 0

    def encoded_position(self, seat: int | None, after: int, wishes: Wishes) -> str:
        """The same as JSON; the public position is encoded once for all readers that know as much."""
        match = self.started_match()
        assert self.presenter is not None
        if seat is not None:
            return json.encode(self.position(seat, after, wishes)).decode()
        wishes = self.public_wishes(match, after, wishes)
        key = encoded_key(match, after, wishes)
        known = self.presenter.encoded.get(key)
        if known is None:
            known = json.encode(self.position(None, after, wishes)).decode()
            self.presenter.remember(key, known)
        return known

    def is_encoded(self, after: int, wishes: Wishes) -> bool:
        """Whether the public position is at hand for readers that know the table up to revision `after`."""
        match, presenter = self.match, self.presenter
        if match is None or presenter is None:
            return False
        return encoded_key(match, after, self.public_wishes(match, after, wishes)) in presenter.encoded

    def public_wishes(self, match: Match, after: int, wishes: Wishes) -> Wishes:
        """What of the wishes makes a difference for the public, which has no choices."""
        return wishes._replace(means=False, stages=wishes.stages and self.has_stages(match, after))

    async def record(self, seat: int | None) -> Record:
        """The record as a seat, or the public, has seen it; all of it after the end. The caller holds the lock."""
        if self.unknown_rules:
            table_id = self.row.id
            journal = await self.tables.store.read(lambda db: rows.read_journal(db, table_id, 0))
            return record_for(Found(self.row, self.seats), journal, seat)
        match = self.started_match()
        record = match.table.save() if match.over() else match.table.record(seat)
        if not match.table.commitment:
            record.seed = ""  # a fork: earlier deals came from another seed
        record.players = recorded_names(self.seats)
        return record

    # -- changing --------------------------------------------------------------------------------------

    async def act(self, do: Action) -> int:
        """Apply and commit an action; returns the revision. Once started it finishes, even if the client is gone."""
        acting = self.tables.start_task(self.act_locked(do))
        answer = asyncio.shield(acting)
        acting.add_done_callback(
            self.announce
        )  # after the shield's own callback: the mover is answered first
        return (await answer).revision

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[None]:
        """Hold the lock for a change; those who waited for it while the database failed are refused together."""
        asked = time.monotonic()
        async with self.lock:
            self.tables.store.refuse_if_overloaded_since(asked)
            yield

    async def act_locked(self, do: Action) -> Change:
        async with self.changing():
            match = self.started_match()
            try:
                entries = do(match, self.tables.clock.now())
            except Refused:
                raise
            except Exception:
                await self.reload()  # it may be half applied
                raise
            before = self.row
            if entries:
                await self.save(match, entries)
            return Change(match.table.revision, before if entries else None)

    def announce(self, acting: asyncio.Future[Change]) -> None:
        """Notify readers of a change, unless it failed or changed nothing."""
        if acting.cancelled() or acting.exception() is not None:
            return
        before = acting.result().before
        if before is None:
            return
        self.notify_position()
        if (before.status, before.notice) != (self.row.status, self.row.notice):
            self.notify_seats()
        if before.status != self.row.status:
            self.notify_chat(anew=True)
        self.start_bots()

    async def return_to_seat(self, seat: int) -> None:
        """A person who opens their seat takes it back from the stand-in bot."""
        async with self.lock:  # not while a take-over is being committed or the table is read again
            away = self.match is not None and bool(self.match.stand_in[seat])
        if away:
            await self.act(lambda match, now: match.hand_back(seat, now))

    async def save(self, match: Match, entries: list[JournalEntry], filled: tuple[SeatRow, ...] = ()) -> None:
        """Commit journal entries and filled seats; if that fails, the table is reloaded as it was."""
        steps: rows.Steps | None = None
        try:
            steps = made = replace(self.steps_for(match, entries), seats=filled)
            await self.tables.store.write(lambda db: rows.write_steps(db, made))
        except BaseException as error:
            await self.reload()
            if steps is not None and is_outcome_unknown(error) and self.row == steps.row:
                return  # now it is known: it was committed
            if isinstance(error.__cause__, IntegrityError):  # another server has written this entry
                raise Refused("stale") from error
            raise
        self.row = steps.row
        if steps.invalid_above is not None:
            above = steps.invalid_above
            self.snapshots = [(number, events) for number, events in self.snapshots if events <= above]
        if steps.snapshot is not None:
            self.snapshots.append((steps.snapshot.number, steps.snapshot.events))

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Commit a change of the table outside its game; the caller updates memory."""
        try:
            return await self.tables.store.write(work)
        except Refused as refused:
            if is_outcome_unknown(refused):
                await self.reload()
            raise

    async def reload(self) -> None:
        """Memory may differ from the database: read the table again or, if that fails, drop it from memory."""
        self.match = self.presenter = None
        try:
            found = await self.tables.store.read(lambda db: rows.find_table(db, self.row.id))
            if found is None:
                self.removed = True
                raise Refused("gone", "there is no such table")
            self.row, self.seats = found.row, found.seats
            await self.load()
        except Exception as error:
            note("table-lost", table=self.row.id, error=type(error).__name__)
            self.diverged = True
            self.tables.drop(self)
            for reader in self.readers:
                reader.drop()
        self.notify_position()

    def steps_for(self, match: Match, entries: list[JournalEntry]) -> rows.Steps:
        kept = min((entry.kept for entry in entries), default=0)
        holding = [(number, events) for number, events in self.snapshots if events <= kept]
        invalid_above = kept if len(holding) < len(self.snapshots) else None
        last_number, last_events = holding[-1] if holding else (0, 0)
        made: Snapshot | None = None
        if match.over() or match.table.revision - last_number >= SNAPSHOT_EVERY:
            made = snapshot(match, last_events)
        return rows.Steps(
            self.updated_row(match), entries, snapshot_fingerprint(match.table.rules), made, invalid_above
        )

    def updated_row(self, match: Match) -> TableRow:
        """The table's row as it stands now."""
        status = "ended" if match.ended else "finished" if match.over() else "running"
        result = match.result()
        return replace(
            self.row,
            status=status,
            started=match.started,
            changed=match.last,
            position=match.table.revision,
            due=due_bits(match),
            bot_due=bool(match.bots_due()),
            deadline=self.deadline(match),
            result=json.encode(result).decode() if result else "",
            notice=json.encode(notice_of(match)).decode(),
        )

    def deadline(self, match: Match) -> int | None:
        """When the first player's clock runs out."""
        if not self.row.clock:
            return None
        waiting = [match.since[seat] for seat in match.due() if not match.bot_of(seat)]
        return min(waiting) + 1000 * self.row.clock if waiting else None

    async def start(self, *filled: SeatRow) -> None:
        """Start the game, once the seats that are still free are filled, or do neither. The caller holds the lock."""
        rules = rules_of_table(self.row)
        now = self.tables.clock.now()
        self.row = replace(
            self.row,
            rules=rules.version,
            deck=rules.cards.digest,
            status="running",
            started=now,
            changed=now,
        )
        by_number = {seat.seat: seat for seat in filled}
        self.seats = [by_number.get(seat.seat, seat) for seat in self.seats]
        try:
            match = self.new_match(rules)
            entries = match.start(now)
        except Exception:
            await self.reload()
            raise
        self.set_match(match)
        await self.save(match, entries, filled)

    def reseat(self, seats: list[SeatRow]) -> None:
        """Replace the seats."""
        self.seats = seats
        if self.match is not None and self.presenter is not None:
            self.match.owners = [seat.person or "" for seat in seats]
            self.match.table.players = self.names()
            self.presenter.rename(self.names())

    # -- readers --------------------------------------------------------------------------------------

    def add_reader(self, reader: Reader) -> None:
        """Add a connection; others are notified only if a player came online."""
        before = self.connected_people()
        self.readers.add(reader)
        self.connections[reader.person_id] += 1
        if self.connected_people() != before:
            self.notify_seats()

    def remove_reader(self, reader: Reader) -> None:
        before = self.connected_people()
        self.readers.discard(reader)
        self.to_wake.pop(reader, None)
        self.connections[reader.person_id] -= 1
        if not self.connections[reader.person_id]:
            del self.connections[reader.person_id]
        self.last_used = self.tables.clock.now()
        if self.connected_people() != before:
            self.departures[reader.person_id] = self.last_used
            self.notify_seats()

    def notify_position(self) -> None:
        for reader in self.readers:
            reader.position_changed = True
        self.wake()

    def notify_seats(self) -> None:
        for reader in self.readers:
            reader.seats_changed = True
        self.wake()

    def notify_chat(self, anew: bool = False) -> None:
        for reader in self.readers:
            reader.mark_chat_changed(anew)
        self.wake()

    def wake(self) -> None:
        """Wake the readers: one of each player at once, then watchers in waves, then players' further ones."""
        loop = asyncio.get_running_loop()
        waiting = self.connected_people()
        for reader in self.readers:
            if reader.person_id in waiting:
                waiting.remove(reader.person_id)
                loop.call_soon(reader.news.set)
            else:
                self.to_wake[reader] = None
        if self.to_wake and (self.waking is None or self.waking.done()):
            self.waking = asyncio.create_task(self.wake_waiting())

    async def wake_waiting(self) -> None:
        while self.to_wake:
            players = self.connected_people()
            watchers = (reader for reader in self.to_wake if reader.person_id not in players)
            wave = list(islice(watchers, WAVE_SIZE))
            for reader in wave or [next(iter(self.to_wake))]:
                del self.to_wake[reader]
                reader.news.set()
            await asyncio.sleep(WAVE_PAUSE_SECONDS if wave else FURTHER_PAUSE_SECONDS)

    # -- chat --------------------------------------------------------------------------------------------

    async def say(self, person: Person, text: str, address: str = "nowhere") -> ChatLine:
        """Store a chat line, then send it."""
        clean = normalize_text(text)
        self.tables.limits.take(self.tables.rates.chat, f"chat:{person.id}")
        self.tables.limits.take(self.tables.rates.address_chat, f"address-chat:{address}")
        return await asyncio.shield(self.tables.start_task(self.save_line(person, clean)))

    async def save_line(self, person: Person, text: str) -> ChatLine:
        async with self.changing():
            self.must_be_current()
            lines = await self.all_lines()
            mine = Found(self.row, self.seats).seats_of(person.id)
            seat, name = (mine[0], self.seats[mine[0]].name) if mine else (None, person.name)
            number = lines[-1].number + 1 if lines else 1
            line = ChatRow(self.row.id, number, person.id, seat, name, text, self.tables.clock.now())
            kept = newest_lines([*lines, line])
            beyond = sorted({old.number for old in lines} - {old.number for old in kept})
            try:
                stored = await self.tables.store.write(lambda db: add_line(db, line, beyond))
            except Refused as refused:
                self.chat_lines = None  # another server may have stored a line with this number
                if isinstance(refused.__cause__, IntegrityError):
                    raise Refused("stale", "this could not be said just now; say it again") from refused
                raise
            if not stored:
                raise Refused("not-signed-in", "this person is gone")
            self.chat_lines = kept
        self.notify_chat()
        return line_for(line, Found(self.row, self.seats), person.id)

    async def lines_for(self, person: str, after: int = 0) -> list[ChatLine]:
        """The lines after a number that a person may read. The caller holds the lock."""
        found = Found(self.row, self.seats)
        return [
            line_for(line, found, person)
            for line in await self.all_lines()
            if line.number > after and may_read(line, found, person)
        ]

    async def all_lines(self) -> list[ChatRow]:
        if self.chat_lines is None:
            table_id = self.row.id
            self.chat_lines = await self.tables.store.read(lambda db: read_lines(db, table_id))
        return self.chat_lines

    async def forget_lines(self, person: str) -> None:
        """Remove a person's lines from memory."""
        async with self.lock:
            lines = self.chat_lines or []
            if not any(line.person == person for line in lines):
                return
            self.chat_lines = [line for line in lines if line.person != person]
        self.notify_chat(anew=True)

    # -- bots ----------------------------------------------------------------------------------------------

    def start_bots(self) -> None:
        """Start the bots' task if a bot is due and it is not running."""
        if self.tables.closing or self.match is None or self.match.over() or not self.match.bots_due():
            return
        if self.bots_task is None or self.bots_task.done():
            self.bots_task = self.tables.start_task(self.run_bots())

    def bots_asker(self) -> Asker:
        """Who waits for the bots, the host before others; nobody where no player is connected."""
        here = self.connected_people()
        waiting = [reader.asker for reader in self.readers if reader.person_id in here]
        return min(waiting, key=lambda asker: (asker.person != self.row.host, asker), default=NOBODY)

    async def run_bots(self) -> None:
        """Play for the bots until none is due."""
        while self.match is not None:
            async with self.lock:  # not while a move is being committed
                match = self.match
                if match is None or match.over() or not match.bots_due():
                    return
                seat, revision = match.bots_due()[0], match.table.revision
                asked = bot_request(match.table, seat, match.bot_of(seat))
                legal = [match.table.rules.codebook.notation(code) for code in match.table.legal(seat)]
            try:
                move = await self.tables.bot_pool.decide(asked, legal, self.row.id, self.bots_asker())
                await self.act(partial(play_bot_move, seat, move, revision))
            except Refused as refused:
                if refused.reason in ("storage", "not-known"):
                    return
                if refused.reason not in OVERTAKEN:
                    note("bot-late", table=self.row.id, seat=seat, why=refused.reason)
            except Exception as error:  # a fault of ours; it is tried again later
                note("bots-failed", table=self.row.id, seat=seat, error=type(error).__name__)
                return


def encoded_key(match: Match, after: int, wishes: Wishes) -> EncodedKey:
    return match.table.revision, match.unchanged_events(after) if after >= 0 else 0, wishes


def is_outcome_unknown(error: BaseException) -> bool:
    """True if the write failed but may have been committed."""
    return isinstance(error, Refused) and error.reason == "not-known"


def play_bot_move(seat: int, move: str, revision: int, match: Match, now: int) -> list[JournalEntry]:
    """Play a bot's move, unless the person has taken the seat back."""
    if not match.bot_of(seat):
        raise Refused("stale", "the seat was handed back")
    return match.play(seat, move, revision, now)
