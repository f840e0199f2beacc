"""Forks: a sandbox of one's own against bots, from a position of another table, always with a new seed."""

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
from roadstead.server.tables import Tables, bot_name


@dataclass(frozen=True)
class Beginning:
    """Where a fork begins: a packed position, or nothing for the start of the game; and the events after it."""

    start: bytes | None
    events: list[Logged]


def redeal_position(way: ReplayPath, seat: int, rng: Random) -> list[int]:
    """An earlier position with all that the seat could not know dealt anew, packed."""
    state = way.state()
    state.redeal(seat, rng)
    return state.pack()


async def fork(tables: Tables, live_table: LiveTable, person: Person, asked: Fork) -> LiveTable:
    """Of a game that is over from any position; of a running one from a redealt clone of one's own seat."""
    if asked.seat >= len(live_table.seats):
        raise Refused("invalid", f"this table has {len(live_table.seats)} seats, from 0", "seat")
    await tables.require_room(person)
    async with live_table.lock:
        match = live_table.started_match()
        way = replay_path(match.table, asked.at)
        if match.over():
            beginning = Beginning(live_table.row.start, match.table.log[: asked.at])
        else:
            tables.require_own_seat(live_table, person, asked.seat)
            way = replay_path(match.table, decision_from(match.table.log, asked.at))
    if not match.over():
        packed = await asyncio.to_thread(redeal_position, way, asked.seat, Random(secrets.token_hex(16)))
        beginning = Beginning(msgpack.encode(packed), [])
    found = new_table(tables, live_table, person, asked)
    made, entries = await asyncio.to_thread(
        play_beginning, found, match.table.rules, match.table.settings, beginning, tables.dealer
    )
    if made.over():
        raise Refused("invalid", "the game is over there; choose an earlier position", "at")
    found = replace(found, row=replace(found.row, start=beginning.start))
    row = LiveTable(tables, found).updated_row(made)
    steps = rows.Steps(row, entries, snapshot_fingerprint(made.table.rules), snapshot(made, 0))

    def work(db: Connection) -> None:
        rows.add_table(db, found)
        rows.write_steps(db, steps)

    await tables.store.write(work)
    return await tables.get(found.row.id)


def new_table(tables: Tables, live_table: LiveTable, person: Person, asked: Fork) -> Found:
    """The row and the seats of a fork: I on one seat, bots on the others."""
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
        commitment="",  # not all that was dealt is of this seed
        created=now,
        started=now,
        changed=now,
        origin=live_table.row.id,
    )
    seats: list[SeatRow] = []
    for seat in range(len(live_table.seats)):
        if seat == asked.seat:
            seats.append(SeatRow(table_id, seat, "person", person.id, person.name, "", "friend"))
        else:
            seats.append(SeatRow(table_id, seat, "bot", None, bot_name(seats), asked.bots, "friend"))
    return Found(row, seats)


def play_beginning(
    found: Found, rules: Rules, settings: list[int], beginning: Beginning, dealer: Dealer
) -> tuple[Match, list[JournalEntry]]:
    """The match of a fork, played as far as its beginning goes and the deals that follow."""
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
