"""Looks at a database from outside: whether all that stands in it fits together, to the last journal entry."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass

from msgspec import json, msgpack
from sqlalchemy import Connection, select

from roadstead.engine.game import CHANCE
from roadstead.engine.record import read_record
from roadstead.engine.table import Table, replay
from roadstead.server import rows, schema
from roadstead.server.journal_record import standing_events
from roadstead.server.live_table import snapshot_fingerprint
from roadstead.server.match import JournalEntry, Match, resume
from roadstead.server.presenter import due_bits, notice_of, rules_of_table
from roadstead.server.rows import Found
from roadstead.server.store import engine_for


@dataclass
class Audited:
    """A table as it is kept, and its match, played again from the journal alone."""

    found: Found
    journal: list[JournalEntry]
    match: Match

    @property
    def position(self) -> int:
        return self.found.row.position

    def did(self, position: int) -> JournalEntry:
        """What a seat did that led to `position`: the last entry but for deals and coming back that followed."""
        at = position - 1
        while self.journal[at].kind in ("deal", "hand-back"):
            at -= 1
        return self.journal[at]


def audit(database: str, but: Set[str] = frozenset()) -> dict[str, Audited]:
    """All tables that have begun (`but` some), by id; fails where anything is half-written or does not fit."""
    engine = engine_for(database)
    one_moment = "SERIALIZABLE" if engine.dialect.name == "sqlite" else "REPEATABLE READ"
    try:
        with engine.connect().execution_options(isolation_level=one_moment) as db:
            ids = db.scalars(select(schema.game_table.c.id)).all()
            assert set(db.scalars(select(schema.journal.c.table_id).distinct())) <= set(ids)
            found = [rows.find_table(db, table_id) for table_id in ids]
            return {
                table.row.id: audit_table(db, table)
                for table in found
                if table is not None and table.row.status != "waiting" and table.row.id not in but
            }
    finally:
        engine.dispose()


def audit_table(db: Connection, found: Found) -> Audited:
    row = found.row
    journal = rows.read_journal(db, row.id, 0)
    match = new_match(found)
    assert [entry.number for entry in journal] == list(range(1, len(journal) + 1))
    assert [entry.at for entry in journal] == sorted(entry.at for entry in journal)
    for entry in journal:
        match.replay(entry)
    assert list(match.table.state.actors()) != [CHANCE], "a move without the deals that follow it"
    match.table.state.check()
    assert row.position == len(journal) == match.table.revision
    if journal and row.started:  # a record from elsewhere has times of its own
        assert row.changed >= journal[-1].at or row.status in ("finished", "ended")
    assert row.status == ("ended" if match.ended else "finished" if match.over() else "running")
    if row.status == "running":
        assert row.due == due_bits(match)
        assert row.bot_due == bool(match.bots_due())
        assert row.notice == json.encode(notice_of(match)).decode()
    audit_snapshots(db, found, journal, match)
    if not match.table.forked:
        saved = match.table.save()
        again = replay(match.table.rules, read_record(saved.text()))
        assert again.state.pack() == match.table.state.pack()
        assert standing_events(journal, row.started) == saved.events
    return Audited(found, journal, match)


def audit_snapshots(db: Connection, found: Found, journal: list[JournalEntry], match: Match) -> None:
    """With its snapshots a table is the same as without."""
    kept = rows.read_snapshots(db, found.row.id, snapshot_fingerprint(match.table.rules))
    if not kept:
        return
    resumed = new_match(found)
    resume(resumed, kept)
    for entry in journal[kept[-1].number :]:
        resumed.replay(entry)
    assert resumed.table.state.pack() == match.table.state.pack()
    assert resumed.table.log == match.table.log
    assert (resumed.table.choices_since, resumed.table.undone) == (
        match.table.choices_since,
        match.table.undone,
    )
    assert resumed.returned == match.returned
    assert (resumed.since, resumed.reached, resumed.kept) == (match.since, match.reached, match.kept)
    assert notice_of(resumed) == notice_of(match)


def new_match(found: Found) -> Match:
    row, seats = found.row, found.seats
    rules = rules_of_table(row)
    names = [seat.name or "anonymous" for seat in seats]
    settings = rules.game.settings(len(seats), row.named_settings())
    start = rules.unpack(msgpack.decode(row.start, type=list[int])) if row.start else None
    table = Table(rules, len(seats), settings, names, row.seed, row.id, start)
    table.commitment = row.commitment
    return Match(table, [seat.person or "" for seat in seats], [seat.bot for seat in seats], row.started)
