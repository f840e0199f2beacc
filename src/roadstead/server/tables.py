"""All tables: create, find, join, leave, start, list; and the cache of live tables."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial, wraps
from itertools import accumulate
from typing import TYPE_CHECKING, Any, Concatenate, Final, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from msgspec import MsgspecError, json
from sqlalchemy import Connection

from roadstead.bots.registry import BOT_NAMES
from roadstead.engine.cards import CardError
from roadstead.engine.codes import NotationError
from roadstead.engine.game import Game, UnknownRules
from roadstead.engine.options import OptionError
from roadstead.engine.record import Record, RecordError, read_record
from roadstead.engine.seed import commitment
from roadstead.engine.table import Table, replay
from roadstead.games import NAMES, load
from roadstead.protocol import MAX_DECK, Chair, NewTable, TableInfo, TableList
from roadstead.refusal import Refused
from roadstead.server import rows
from roadstead.server.bot_pool import BotPool
from roadstead.server.clock import Clock
from roadstead.server.limits import Limits, Rates
from roadstead.server.live_table import STAND_IN, LiveTable, begin_match, snapshot_fingerprint
from roadstead.server.log import note
from roadstead.server.match import Dealer, JournalEntry, Match, deal_committed, snapshot
from roadstead.server.people import Person, is_id, normalize_name
from roadstead.server.presenter import newest_rules, rules_of_edition, rules_of_table, table_info
from roadstead.server.rows import Found, SeatRow, TableRow
from roadstead.server.store import Store
from roadstead.server.turns import Rounds

if TYPE_CHECKING:
    from roadstead.server.connections import Reader

T = TypeVar("T")
P = ParamSpec("P")

PAGE_SIZE: Final = 50
"""Tables per page of a list."""
MAX_WAITING: Final = 20
"""Tables of a person that have not started."""
MAX_RUNNING: Final = 100
"""Running games that a person hosts."""
IDLE_MS: Final = 60_000
"""A table without readers leaves memory after this time."""


def run_to_completion(
    work: Callable[Concatenate[Tables, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[Tables, P], Coroutine[Any, Any, T]]:
    """Complete the work once started, even if the client disconnects or the server is told to stop."""

    @wraps(work)
    async def whole(tables: Tables, /, *args: P.args, **named: P.kwargs) -> T:
        return await asyncio.shield(tables.start_task(work(tables, *args, **named)))

    return whole


class Tables:
    """The tables of a server. Tests may replace the attributes that make ids, seeds, invite codes and deals."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        bot_pool: BotPool,
        limits: Limits | None = None,
        rates: Rates | None = None,
    ) -> None:
        self.store = store
        self.clock = clock
        self.bot_pool = bot_pool
        self.limits = limits or Limits()
        self.rates = rates or Rates()
        self.in_memory: dict[str, LiveTable] = {}
        self.opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Locks of tables being loaded; each lives as long as somebody waits for it."""
        self.new_id: Callable[[], str] = partial(secrets.token_hex, 6)
        self.new_seed: Callable[[], str] = partial(secrets.token_hex, 16)
        self.new_invite: Callable[[], str] = partial(secrets.token_urlsafe, 9)
        self.dealer: Dealer = deal_committed
        self.closing = False
        self.rounds = Rounds()
        self.replaying = asyncio.Lock()
        self.newcomers: list[set[str]] = []
        """For each connection that is not among the readers yet: who has been dismissed since it came."""
        self.under_way: set[asyncio.Task[Any]] = set()
        """Running tasks: commits and requests to bots."""

    # -- beginning and ending ----------------------------------------------------------------------------

    def start_task(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a task that shutdown waits for; refused while the server stops."""
        if self.closing:
            work.close()
            raise Refused("storage")
        task = asyncio.create_task(work)
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)
        return task

    async def close(self) -> None:
        """Start nothing more, stop the bots, and wait for running tasks."""
        self.closing = True
        await self.bot_pool.stop()
        await asyncio.gather(*self.under_way, return_exceptions=True)

    async def replay_apart(self, work: Callable[[], T]) -> T:
        """Play a game again in a thread, one at a time: several would hardly let the event loop work between them."""
        async with self.replaying:
            return await asyncio.to_thread(work)

    def dismiss(self, whom: str) -> None:
        """Close all live connections of a person, or of a cookie (its hash); those still signed in reconnect."""
        for dismissed in self.newcomers:
            dismissed.add(whom)
        for reader in self.readers_of(whom):
            reader.drop()

    @contextmanager
    def coming(self) -> Iterator[set[str]]:
        """Who is dismissed meanwhile, for a connection that is not among the readers yet."""
        dismissed: set[str] = set()
        self.newcomers.append(dismissed)
        try:
            yield dismissed
        finally:
            self.newcomers = [each for each in self.newcomers if each is not dismissed]

    def readers_of(self, whom: str) -> list[Reader]:
        """The live connections of a person, or of a cookie, at all tables."""
        return [
            reader
            for live_table in self.in_memory.values()
            for reader in live_table.readers
            if whom in reader.signed_in_as
        ]

    # -- finding -----------------------------------------------------------------------------------------

    async def get(self, table_id: str) -> LiveTable:
        """A table, loaded into memory if necessary; refused as `gone` if there is none."""
        live_table = self.in_memory.get(table_id)
        if live_table is None:
            async with self.opening.setdefault(table_id, asyncio.Lock()):
                live_table = self.in_memory.get(table_id) or await self.open(table_id)
        live_table.last_used = self.clock.now()
        return live_table

    async def open(self, table_id: str) -> LiveTable:
        found = await self.store.read(lambda db: rows.find_table(db, table_id)) if is_id(table_id) else None
        if found is None:
            raise Refused("gone", "there is no such table")
        live_table = LiveTable(self, found)
        await live_table.load()
        self.in_memory[table_id] = live_table
        with suppress(Refused):  # if it cannot be stored now, the table stays waiting
            async with live_table.lock:  # the server may have ended between filling the seats and the start
                await self.start_if_full(live_table)
        live_table.start_bots()
        return live_table

    async def visible(self, table_id: str, person: str, invite: str) -> LiveTable:
        """A table that a person may see: a public one, their own, or with its invite code."""
        live_table = await self.get(table_id)
        invited = secrets.compare_digest(live_table.row.invite.encode(), invite.encode())
        if not invited and not live_table.admits(person):
            raise Refused("gone", "there is no such table")
        return live_table

    def drop(self, live_table: LiveTable) -> None:
        if self.in_memory.get(live_table.row.id) is live_table:
            del self.in_memory[live_table.row.id]

    def sweep(self) -> None:
        """Drop idle tables from memory."""
        before = self.clock.now() - IDLE_MS
        for live_table in list(self.in_memory.values()):
            thinking = live_table.bots_task is not None and not live_table.bots_task.done()
            if (
                live_table.last_used < before
                and not live_table.readers
                and not thinking
                and not live_table.lock.locked()
            ):
                self.drop(live_table)

    async def list_tables(self, person: str, show: str, game: str, status: str, page: int) -> TableList:
        at = page * PAGE_SIZE
        if show == "mine":
            work = partial(
                rows.my_tables, person=person, game=game, status=status, limit=PAGE_SIZE + 1, offset=at
            )
        else:
            work = partial(rows.open_tables, game=game, status=status, limit=PAGE_SIZE + 1, offset=at)
        found = await self.store.read(work)
        told = [info for table in found[:PAGE_SIZE] if (info := self.readable_info(table, person))]
        return TableList(told, len(found) > PAGE_SIZE)

    def readable_info(self, found: Found, person: str) -> TableInfo | None:
        """A table for a list; None if its rows are damaged, for they must not make the others unreadable."""
        live_table = self.in_memory.get(found.row.id)
        here = live_table.connected_people() if live_table else set()
        try:
            return json.decode(json.encode(table_info(found, person, False, here)), type=TableInfo)
        except (MsgspecError, LookupError, TypeError, ValueError) as error:
            note("table-damaged", table=found.row.id, error=str(error)[:200])
            return None

    async def require_room(self, person: Person) -> None:
        """Refuse whoever hosts as many running games as one may."""
        refused = await self.store.read(lambda db: lack_of_room(db, person))
        if refused is not None:
            raise refused

    async def require_room_to_wait(self, person: Person) -> None:
        """The same, also for tables that wait to be started."""
        refused = await self.store.read(lambda db: lack_of_room_to_wait(db, person))
        if refused is not None:
            raise refused

    # -- making ------------------------------------------------------------------------------------------

    @run_to_completion
    async def create(self, person: Person, asked: NewTable) -> LiveTable:
        await self.require_room_to_wait(person)
        game = load(asked.game)
        deck = await asyncio.to_thread(check_deck, game, asked.cards)
        settings = check_options(game, len(asked.chairs), asked.options)
        table_id, seed, now = self.new_id(), self.new_seed(), self.clock.now()
        row = TableRow(
            id=table_id,
            game=game.name,
            rules=game.version,
            deck=deck,
            cards=asked.cards,
            options=json.encode(game.named_settings(settings)).decode(),
            status="waiting",
            open=asked.open,
            pace=asked.pace,
            clock=asked.clock,
            autostart=asked.start,
            invite=self.new_invite(),
            host=person.id,
            seed=seed,
            commitment=commitment(seed, table_id),
            created=now,
            changed=now,
        )
        found = Found(row, seats_for(table_id, person, asked.chairs))
        return await self.add(person, table_id, lambda db: rows.add_table(db, found), lack_of_room_to_wait)

    async def add(
        self,
        person: Person,
        table_id: str,
        work: Callable[[Connection], None],
        lack: Callable[[Connection, Person], Refused | None] | None = None,
    ) -> LiveTable:
        """Store a new table of a person; refused if they have been deleted meanwhile, or have made too many."""

        def add_for_person(db: Connection) -> Refused | None:
            if not rows.has_person(db, person.id):
                return Refused("not-signed-in", "this person is gone")
            refused = lack(db, person) if lack else None
            if refused is None:
                work(db)
            return refused

        refused = await self.store.write(add_for_person)
        if refused is not None:
            raise refused
        await self.call_by_newest_name(person, table_id)
        try:
            return await self.get(table_id)
        except Refused as error:  # the table is stored
            raise (Refused("not-known") if error.reason == "storage" else error) from error

    async def call_by_newest_name(self, person: Person, table_id: str) -> None:
        """Rename a person at a table if they have been renamed since they asked for their seat.

        Their seat is stored: if this fails, it keeps the older name until they are renamed again.
        """
        with suppress(Refused):
            if await self.store.read(lambda db: rows.name_of_person(db, person.id)) not in (
                person.name,
                None,
            ):
                await self.reseat(table_id, partial(with_newest_name, person))

    async def start_if_full(self, live_table: LiveTable) -> None:
        if (
            live_table.row.autostart
            and live_table.row.status == "waiting"
            and not any(seat.is_free() for seat in live_table.seats)
        ):
            await live_table.start()

    @run_to_completion
    async def start(self, live_table: LiveTable, person: Person, fill: str | None) -> None:
        """Start the game, as the host; free seats are filled with bots on request."""
        async with live_table.changing():
            self.require_waiting(live_table)
            if live_table.row.host != person.id:
                raise Refused("forbidden", "only the host can start this game")
            free = [seat for seat in live_table.seats if seat.is_free()]
            if free and fill is None:
                raise Refused("too-early", "some seats are still free; fill them with bots or wait")
            filled: list[SeatRow] = []
            for seat in free:
                name = bot_name(live_table.seats + filled)
                filled.append(replace(seat, kind="bot", bot=fill or "", name=name))
            await live_table.start(*filled)
        live_table.notify_position()
        live_table.notify_seats()
        live_table.start_bots()

    def require_waiting(self, live_table: LiveTable) -> None:
        live_table.must_be_current()
        if live_table.row.status != "waiting":
            raise Refused("too-late")

    @run_to_completion
    async def name(self, live_table: LiveTable, person: Person, wanted: str) -> None:
        """Give a table a name, as its host."""
        name = normalize_name(wanted)
        async with live_table.changing():
            live_table.must_be_current()
            if live_table.row.host != person.id:
                raise Refused("forbidden", "only the host can name this table")
            await live_table.write(lambda db: rows.name_table(db, live_table.row.id, name))
            live_table.row = replace(live_table.row, name=name)
        live_table.notify_seats()

    # -- seats -------------------------------------------------------------------------------------------

    @run_to_completion
    async def join(self, live_table: LiveTable, person: Person, wanted: int | None, invite: str) -> None:
        """Take a free seat; a friend's seat needs the invite code."""
        async with live_table.changing():
            self.require_waiting(live_table)
            invited = secrets.compare_digest(live_table.row.invite.encode(), invite.encode())
            if not any(seat.person == person.id for seat in live_table.seats):
                await self.sit_down(live_table, person, wanted, invited)
            await self.start_if_full(live_table)
        await self.call_by_newest_name(person, live_table.row.id)
        live_table.notify_position()
        live_table.notify_seats()
        live_table.start_bots()

    async def sit_down(
        self, live_table: LiveTable, person: Person, wanted: int | None, invited: bool
    ) -> None:
        if wanted is not None and wanted >= len(live_table.seats):
            raise Refused("invalid", f"this table has {len(live_table.seats)} seats, from 0", "seat")
        free = [
            seat
            for seat in live_table.seats
            if seat.is_free() and (invited or seat.kind == "anyone") and wanted in (None, seat.seat)
        ]
        if not free:
            raise Refused("taken")
        # of two kinds of free seats, one that nobody else could take
        seat = sorted(free, key=lambda seat: seat.kind != "friend")[0]
        await self.store_seat(
            live_table, rows.seat_person(seat, person.id, unique_name(person.name, live_table.seats))
        )

    async def store_seat(self, live_table: LiveTable, seat: SeatRow) -> None:
        def work(db: Connection) -> bool:
            return rows.has_person(db, seat.person or "") and rows.take_seat(db, seat)

        if not await live_table.write(work):
            await live_table.reload()
            raise Refused("taken", "somebody else was quicker")
        seats = [seat if other.seat == seat.seat else other for other in live_table.seats]
        live_table.reseat(seats)

    @run_to_completion
    async def leave(self, live_table: LiveTable, person: Person) -> None:
        """Leave a table before the start; if the host leaves, the table is deleted."""
        async with live_table.changing():
            self.require_waiting(live_table)
            if live_table.row.host == person.id:
                await live_table.write(lambda db: rows.remove_table(db, live_table.row.id))
                live_table.removed = live_table.diverged = True
                self.drop(live_table)
                for other in self.in_memory.values():
                    if other.row.rematch == live_table.row.id:
                        other.row = replace(other.row, rematch=None)
                        other.notify_seats()
                for reader in list(live_table.readers):
                    reader.drop()
                return
            await self.free(live_table, seats_at(live_table, person))
        live_table.notify_seats()

    @run_to_completion
    async def stand_up(self, live_table: LiveTable, person: Person) -> None:
        """Give up one's seats before the start; the host keeps the table."""
        async with live_table.changing():
            self.require_waiting(live_table)
            await self.free(live_table, seats_at(live_table, person))
        live_table.notify_seats()

    async def free(self, live_table: LiveTable, seats: list[SeatRow]) -> None:
        freed = {
            seat.seat: replace(seat, kind=seat.waits_for, person=None, name="", bot="") for seat in seats
        }

        def work(db: Connection) -> None:
            for seat in freed.values():
                rows.change_seat(db, seat)

        await live_table.write(work)
        live_table.reseat([freed.get(seat.seat, seat) for seat in live_table.seats])

    @run_to_completion
    async def rename(self, person: Person) -> None:
        """Update a person's name at their tables, and at those they only watch; to the newest, if two come at once."""
        name = await self.store.read(lambda db: rows.name_of_person(db, person.id))
        person = replace(person, name=name or person.name)
        for reader in self.readers_of(person.id):
            reader.person = person
        for found in await self.store.read(lambda db: rows.tables_of_person(db, person.id)):
            await self.reseat(found.row.id, partial(with_newest_name, person))

    async def reseat(
        self, table_id: str, change: Callable[[Connection, list[SeatRow]], list[SeatRow]]
    ) -> None:
        """Change the seats of a table without loading it: a person may have very many."""

        def work(db: Connection) -> list[SeatRow]:
            seats = change(db, rows.seats_of_table(db, table_id))
            for seat in seats:
                rows.change_seat(db, seat)
            return seats

        async with self.opening.setdefault(table_id, asyncio.Lock()):
            live_table = self.in_memory.get(table_id)
            if live_table is None:
                await self.store.write(work)
                return
            async with live_table.changing():
                live_table.reseat(await live_table.write(work))
        live_table.notify_position()
        live_table.notify_seats()

    @run_to_completion
    async def leave_no_trace(self, person: Person) -> None:
        """Leave waiting tables, resign running games, and become anonymous in all of them and in their forks."""
        left: list[str] = []
        for found in await self.store.read(lambda db: rows.tables_of_person(db, person.id)):
            if found.row.status == "waiting" and await self.leave_if_waiting(found, person):
                continue
            if found.row.status in ("waiting", "running"):
                await self.resign(found, person)
            await self.reseat(
                found.row.id, partial(without_name, person)
            )  # new forks do not copy it any more
            left.append(found.row.id)
        await self.forget_in_forks(person)
        for table_id in left:  # last: by their seats the forks are found, also if the server ends before this
            await self.reseat(table_id, partial(without_person, person))
            await self.forget_host(table_id, person)

    async def forget_in_forks(self, person: Person) -> None:
        """Rename bots that go by a person's name, until there are none: a fork may just have been forked."""
        while named := await self.store.read(lambda db: rows.names_in_forks(db, person.id)):
            for fork, at in named:
                await self.reseat(fork, partial(rename_bot, at))

    async def leave_if_waiting(self, found: Found, person: Person) -> bool:
        """Leave a table that was waiting when it was read; false if its game has started since."""
        try:
            await self.leave(await self.get(found.row.id), person)
        except Refused as refused:
            if refused.reason == "too-late":
                return False
            if refused.reason not in ("gone", "forbidden"):  # already deleted by its host, or left
                raise
        return True

    async def resign(self, found: Found, person: Person) -> None:
        try:
            live_table = await self.get(found.row.id)
            for seat in found.seats_of(person.id):
                await live_table.act(lambda match, now, at=seat: match.resign(at, STAND_IN, now))  # type: ignore[misc]
        except Refused as refused:  # a finished game must not prevent deletion
            if refused.reason in ("storage", "not-known"):
                raise
        except Exception as error:  # nor must an unreadable table
            note("table-failed", table=found.row.id, error=type(error).__name__)

    async def forget_host(self, table_id: str, person: Person) -> None:
        await self.store.write(lambda db: rows.forget_host(db, table_id, person.id))
        live_table = self.in_memory.get(table_id)
        if live_table is not None:
            async with live_table.lock:  # a change that is being committed still has the host
                if live_table.row.host == person.id:
                    live_table.row = replace(live_table.row, host=None)

    async def forget_lines(self, person: Person) -> None:
        """Remove a deleted person's chat lines from memory; the database deletes them by cascade."""
        for live_table in list(self.in_memory.values()):
            await live_table.forget_lines(person.id)

    # -- after the game ------------------------------------------------------------------------------------

    @run_to_completion
    async def rematch(self, live_table: LiveTable, person: Person) -> LiveTable:
        """The rematch of a table, created by the first who asks, with its bots and free seats for its people."""
        async with live_table.changing():
            if live_table.row.status not in ("finished", "ended"):
                raise Refused("too-early", "this game is not over")
            if not any(seat.person == person.id for seat in live_table.seats):
                raise Refused("forbidden", "you did not play here")
            if live_table.row.rematch is None:
                await self.require_room_to_wait(person)
                await self.make_rematch(live_table, person)
            rematch = live_table.row.rematch or ""
        live_table.notify_seats()
        made = await self.get(rematch)
        await self.sit_again(made, person, [seat for seat in live_table.seats if seat.person == person.id])
        return made

    async def sit_again(self, made: LiveTable, person: Person, seats: list[SeatRow]) -> None:
        """Take one's old seats at the rematch."""
        async with made.changing():
            made.must_be_current()
            for seat in seats:
                if made.row.status == "waiting" and made.seats[seat.seat].is_free():
                    await self.store_seat(made, rows.seat_person(made.seats[seat.seat], person.id, seat.name))
            await self.start_if_full(made)
        await self.call_by_newest_name(person, made.row.id)
        made.notify_position()
        made.notify_seats()
        made.start_bots()

    async def make_rematch(self, live_table: LiveTable, person: Person) -> None:
        old = live_table.row
        table_id, seed, now = self.new_id(), self.new_seed(), self.clock.now()
        row = replace(
            old,
            id=table_id,
            status="waiting",
            autostart=True,
            invite=self.new_invite(),
            host=person.id,
            seed=seed,
            commitment=commitment(seed, table_id),
            created=now,
            started=0,
            changed=now,
            position=0,
            due=0,
            bot_due=False,
            deadline=None,
            rematch=None,
            result="",
            notice="",
            start=None,
            origin=None,
        )
        rules = rules_of_table(row)
        row = replace(row, rules=rules.version, deck=rules.cards.digest)
        seats = [rematch_seat(seat, table_id, person.id) for seat in live_table.seats]
        for at in range(len(seats)):  # bots of a fork have the names of people, who may want to be forgotten
            seats = with_bot_name(at, seats)

        def work(db: Connection) -> bool:
            if not rows.has_person(db, person.id) or not rows.set_rematch(db, old.id, table_id):
                return False
            rows.add_table(db, Found(row, seats))
            return True

        if not await live_table.write(work):
            await live_table.reload()
            raise Refused("stale", "somebody else has just made the rematch; look again")
        live_table.row = replace(old, rematch=table_id)

    @run_to_completion
    async def keep_record(self, person: Person, text: str) -> LiveTable:
        """Store an uploaded record as a finished table."""
        record, table = await asyncio.to_thread(replay_record, text)
        now = self.clock.now()
        table_id = self.new_id()
        seats = [
            SeatRow(table_id, seat, "person", None, normalize_name(name[:24], "record"), "", "friend")
            for seat, name in enumerate(table.players)
        ]
        row = TableRow(
            id=table_id,
            game=record.game,
            rules=record.rules,
            deck=record.deck,
            cards=record.cards,
            options=json.encode(record.options).decode(),
            status="finished",
            open=False,
            pace="live",
            clock=0,
            autostart=False,
            invite=self.new_invite(),
            host=person.id,
            seed="",  # dealt elsewhere: this server cannot prove it
            commitment="",
            created=now,
            started=now,
            changed=now,
        )
        match, entries = await asyncio.to_thread(play_again, Found(row, seats), table)
        result = match.result()
        row = replace(
            row,
            status="ended" if match.ended else "finished",
            position=match.table.revision,
            result=json.encode(result).decode() if result else "",
        )
        steps = rows.Steps(row, entries, snapshot_fingerprint(table.rules), snapshot(match, 0))

        def work(db: Connection) -> None:
            rows.add_table(db, Found(row, seats))
            if entries:
                rows.write_steps(db, steps)

        return await self.add(person, table_id, work)

    # -- what happens by itself ------------------------------------------------------------------------------

    async def wake_bots(self) -> None:
        """Start bots at tables that wait for them, after a restart or a failure."""
        for table_id in await self.store.read(rows.tables_for_bots):
            try:
                (await self.get(table_id)).start_bots()
            except Exception as error:
                note("table-failed", table=table_id, error=type(error).__name__)

    async def watch_clocks(self) -> None:
        """Let a bot take over every seat whose clock has run out."""
        now, begun = self.clock.now(), time.monotonic()
        for table_id in await self.store.read(lambda db: rows.tables_late(db, now)):
            self.store.refuse_if_overloaded_since(begun)
            try:
                live_table = await self.get(table_id)
                if not live_table.unknown_rules:
                    await live_table.act(partial(take_over_late, 1000 * live_table.row.clock))
            except Exception as error:  # one table must not stop the clocks of others
                note("table-failed", table=table_id, error=type(error).__name__)


def take_over_late(limit: int, match: Match, now: int) -> list[JournalEntry]:
    """Let a bot take over every seat that has been due for more than `limit` milliseconds."""
    entries: list[JournalEntry] = []
    for seat in match.due():
        if not match.over() and not match.bot_of(seat) and now >= match.since[seat] + limit:
            entries += match.time_out(seat, STAND_IN, now)
    return entries


# -- making rows -------------------------------------------------------------------------------------------------------


def check_deck(game: Game, cards: str, field: str = "cards") -> str:
    """The digest of the deck; a custom deck is validated."""
    if len(cards) > MAX_DECK:
        raise Refused("too-large", f"a deck has at most {MAX_DECK} characters", field)
    try:
        return newest_rules(game.name, cards).cards.digest
    except (CardError, NotationError) as error:
        raise Refused("invalid", str(error), field) from error
    except (RecursionError, ValueError) as error:  # raised by the TOML parser for extreme input
        raise Refused("invalid", "this deck cannot be read", field) from error


def check_options(game: Game, seats: int, given: dict[str, str]) -> list[int]:
    try:
        return game.settings(seats, given)
    except OptionError as error:
        field = "chairs" if error.option == "players" else f"options.{error.option}"
        raise Refused("invalid", error.reason, field) from error


def seats_for(table_id: str, person: Person, chairs: list[Chair]) -> list[SeatRow]:
    seats: list[SeatRow] = []
    mine = sum(chair.who == "me" for chair in chairs)
    for at, chair in enumerate(chairs):
        waits_for = chair.who if chair.who in ("friend", "anyone") else "friend"
        if chair.who == "me":
            wanted = (
                normalize_name(chair.name, f"chairs[{at}].name") if chair.name and mine > 1 else person.name
            )
            seats.append(
                SeatRow(table_id, at, "person", person.id, unique_name(wanted, seats), "", waits_for)
            )
        elif chair.who == "bot":
            seats.append(SeatRow(table_id, at, "bot", None, bot_name(seats), chair.bot, waits_for))
        else:
            seats.append(SeatRow(table_id, at, chair.who, None, "", "", waits_for))
    return seats


def unique_name(name: str, seats: list[SeatRow]) -> str:
    """A name that nobody else at the table has: "Ann", "Ann 2"."""
    names = {seat.name for seat in seats}
    number, found = 1, name
    while found in names:
        number += 1
        found = f"{name} {number}"
    return found


def seats_at(live_table: LiveTable, person: Person) -> list[SeatRow]:
    """A person's seats at a table; refused if there are none."""
    mine = [seat for seat in live_table.seats if seat.person == person.id]
    if not mine:
        raise Refused("forbidden", "you do not sit at this table")
    return mine


def lack_of_room(db: Connection, person: Person) -> Refused | None:
    """Why somebody may not host one more running game."""
    if rows.count_running(db, person.id) >= MAX_RUNNING:
        return Refused("invalid", f"{MAX_RUNNING} games of yours are under way; finish one first")
    return None


def lack_of_room_to_wait(db: Connection, person: Person) -> Refused | None:
    """The same, also for tables that wait to be started."""
    if len(rows.my_tables(db, person.id, "", "waiting", MAX_WAITING, 0)) >= MAX_WAITING:
        return Refused("invalid", f"{MAX_WAITING} tables of yours wait to be started; leave one first")
    return lack_of_room(db, person)


def with_newest_name(person: Person, db: Connection, seats: list[SeatRow]) -> list[SeatRow]:
    """The seats with a person's name as it is now.

    Names of a hot-seat stay, and so do seats that have lost their name because the person is being deleted.
    """
    name = rows.name_of_person(db, person.id)
    others = [seat for seat in seats if seat.person != person.id]
    if name is None or len(others) != len(seats) - 1:
        return seats
    name = unique_name(name, others)
    return [replace(seat, name=name) if seat.person == person.id and seat.name else seat for seat in seats]


def without_name(person: Person, _: Connection, seats: list[SeatRow]) -> list[SeatRow]:
    return [replace(seat, name="") if seat.person == person.id else seat for seat in seats]


def without_person(person: Person, _: Connection, seats: list[SeatRow]) -> list[SeatRow]:
    """The seats with a person removed from them."""
    return [replace(seat, person=None, name="") if seat.person == person.id else seat for seat in seats]


def with_bot_name(at: int, seats: list[SeatRow]) -> list[SeatRow]:
    """The seats in which the bot at a seat no longer goes by the name of the person who sat there."""
    return [
        replace(seat, name=bot_name(seats))
        if seat.seat == at and seat.kind == "bot" and seat.name not in BOT_NAMES
        else seat
        for seat in seats
    ]


def rename_bot(at: int, _: Connection, seats: list[SeatRow]) -> list[SeatRow]:
    return with_bot_name(at, seats)


def bot_name(seats: list[SeatRow]) -> str:
    names = {seat.name for seat in seats}
    return next(name for name in BOT_NAMES if name not in names)


def rematch_seat(seat: SeatRow, table_id: str, host: str) -> SeatRow:
    """The seat at a rematch: reserved for the person who had it, or for anybody with the link."""
    if seat.kind == "person" and seat.person != host:
        return replace(seat, table_id=table_id, kind="friend", waits_for="friend", person=None, name="")
    return replace(seat, table_id=table_id)


def replay_record(text: str) -> tuple[Record, Table]:
    """Parse an uploaded record and replay its table, checking every event."""
    try:
        record = read_record(text)
        if record.game not in NAMES:
            raise RecordError(0, f"there is no game '{record.game}'")
        check_deck(load(record.game), record.cards, "record")
        return record, replay(rules_of_edition(record.edition()), record)
    except (RecordError, UnknownRules) as error:
        raise Refused("invalid", str(error), "record") from error


def play_again(found: Found, table: Table) -> tuple[Match, list[JournalEntry]]:
    """The match of an uploaded record and the journal that leads to it, ended where the record breaks off."""
    match = begin_match(found, table.rules)
    entries = journal_of(table, found.row.started)
    for entry in entries:
        match.replay(entry)
    if not match.over():
        entries.append(match.enter("end", 0, "", found.row.started))
    return match, entries


def journal_of(table: Table, now: int) -> list[JournalEntry]:
    """Journal entries that lead to this table; their times never decrease, whatever the record says."""
    book = table.rules.codebook
    times = accumulate((now + max(0, event.when) for event in table.log), max)
    return [
        JournalEntry(
            number,
            "play" if event.who >= 0 else "deal",
            event.who,
            book.notation(event.code),
            at,
            number - 1,
        )
        for number, (event, at) in enumerate(zip(table.log, times, strict=True), 1)
    ]
