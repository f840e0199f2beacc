"""Forks: a private table against bots that continues from a position of another table, with a new seed."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass, replace
from random import Random

from msgspec import msgpack
from sqlalchemy import Connection

from roadstead.engine.game import CHANCE, Rules
from roadstead.engine.table import Logged, Table
from roadstead.protocol import Fork
from roadstead.refusal import Refused
from roadstead.server import rows
from roadstead.server.live_table import LiveTable, snapshot_fingerprint
from roadstead.server.match import Dealer, JournalEntry, Match, snapshot
from roadstead.server.people import Person
from roadstead.server.replay import ReplayPath, decision_from, replay_path
from roadstead.server.rows import Found, SeatRow, TableRow
from roadstead.server.tables import Tables, bot_name, lack_of_room, run_to_completion


@dataclass(frozen=True)
class Beginning:
    """Where a fork begins: a packed state (None: the start of the game) and the events after it."""

    start: bytes | None
    events: list[Logged]


def redeal_position(path: ReplayPath, seat: int, rng: Random) -> list[int]:
    """An earlier state with everything hidden from the seat dealt anew, packed."""
    state = path.state()
    state.redeal(seat, rng)
    return state.pack()


@run_to_completion
async def fork(tables: Tables, live_table: LiveTable, person: Person, request: Fork) -> LiveTable:
    """Fork a finished game from any position, a running one from a position redealt for one's own seat."""
    if request.seat >= len(live_table.seats):
        raise Refused("invalid", f"this table has {len(live_table.seats)} seats, from 0", "seat")
    await tables.require_room(person)
    async with live_table.lock:
        match = live_table.started_match()
        path = replay_path(match.table, request.at)
        if match.over():
            beginning = Beginning(live_table.row.start, match.table.log[: request.at])
        else:
            live_table.require_own_seat(person.id, request.seat)
            path = replay_path(match.table, decision_from(match.table.log, request.at))
    if not match.over():
        packed = await asyncio.to_thread(redeal_position, path, request.seat, Random(secrets.token_hex(16)))
        beginning = Beginning(msgpack.encode(packed), [])
    found = new_table(tables, live_table, person, request)
    forked, entries = await asyncio.to_thread(
        play_beginning, found, match.table.rules, match.table.settings, beginning, tables.dealer
    )
    if forked.over():
        raise Refused("invalid", "the game is over there; choose an earlier position", "at")
    found = replace(found, row=replace(found.row, start=beginning.start))
    row = LiveTable(tables, found).updated_row(forked)
    steps = rows.Steps(row, entries, snapshot_fingerprint(forked.table.rules), snapshot(forked, 0))

    def work(db: Connection) -> None:
        now = rows.seats_of_table(db, live_table.row.id)  # somebody may just have been deleted there
        rows.add_table(db, replace(found, seats=fork_seats(found.row.id, now, person, request)))
        rows.write_steps(db, steps)

    return await tables.add(person, found.row.id, work, lack_of_room)


def new_table(tables: Tables, live_table: LiveTable, person: Person, request: Fork) -> Found:
    """The row and the seats of a fork."""
    table_id, now = tables.new_id(), tables.clock.now()
    row = TableRow(
        id=table_id,
        game=live_table.row.game,
        rules=live_table.row.rules,
        deck=live_table.row.deck,
        cards=live_table.row.cards,
        options=live_table.row.options,
        status="running",
        open=False,
        pace="live",
        clock=0,
        autostart=False,
        invite=tables.new_invite(),
        host=person.id,
        seed=tables.new_seed(),
        commitment="",  # the deals before the fork came from another seed
        created=now,
        started=now,
        changed=now,
        origin=live_table.row.id,
    )
    return Found(row, fork_seats(table_id, live_table.seats, person, request))


def fork_seats(table_id: str, earlier: list[SeatRow], person: Person, request: Fork) -> list[SeatRow]:
    """I on one seat, bots on the others, by the names of those who sat there."""
    seats = [SeatRow(table_id, seat.seat, "bot", None, seat.name, request.bots, "friend") for seat in earlier]
    seats[request.seat] = SeatRow(table_id, request.seat, "person", person.id, person.name, "", "friend")
    for seat, row_of_bot in enumerate(seats):  # a deleted person has no name, and mine is taken
        if seat != request.seat and row_of_bot.name in ("", person.name):
            seats[seat] = replace(row_of_bot, name=bot_name(seats))
    return seats


def play_beginning(
    found: Found, rules: Rules, settings: list[int], beginning: Beginning, dealer: Dealer
) -> tuple[Match, list[JournalEntry]]:
    """Create the match of a fork and replay its beginning, with the deals that follow."""
    row, seats = found.row, found.seats
    start = rules.unpack(msgpack.decode(beginning.start, type=list[int])) if beginning.start else None
    table = Table(rules, len(seats), settings, [seat.name for seat in seats], row.seed, row.id, start)
    table.commitment = row.commitment
    match = Match(
        table, [seat.person or "" for seat in seats], [seat.bot for seat in seats], row.started, dealer
    )
    book = rules.codebook
    entries = [
        match.enter(
            "deal" if event.who == CHANCE else "play", event.who, book.notation(event.code), row.started
        )
        for event in beginning.events
    ]
    return match, entries + match.start(row.started)
