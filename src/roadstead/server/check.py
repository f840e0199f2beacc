"""Checks whether the installed rules can continue the running tables of a database, one at a time. It only reads."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any, Final

from msgspec import ValidationError, convert
from sqlalchemy import Connection, Engine, inspect, literal, null, select

from roadstead.engine.game import CHANCE
from roadstead.server import rows, schema
from roadstead.server.live_table import begin_match
from roadstead.server.match import JournalEntry, Match
from roadstead.server.presenter import due_bits, rules_of_edition
from roadstead.server.rows import Found

IDS_AT_ONCE: Final = 500
OVER: Final = ("finished", "ended")


@dataclass(frozen=True)
class CheckedTable:
    """A running table as it is stored, and why it could not go on; empty if it can."""

    found: Found
    journal: list[JournalEntry]
    why: str


def as_added(column: Any) -> Any:
    """What a migration writes into the rows that were there before the column."""
    return null() if column.server_default is None else literal(column.server_default.arg)


class Check:
    """The running tables of a database, read with an engine that cannot write."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        present = {column["name"] for column in inspect(engine).get_columns(schema.game_table.name)}
        self.columns: list[Any] = [
            column if column.name in present else as_added(column).label(column.name)
            for column in schema.game_table.c
        ]
        """Those of the newest schema; one that an earlier database does not have is read as it will be added."""
        with engine.connect() as db:
            self.running = rows.count_editions(db, "running")
            self.over = rows.count_editions(db, *OVER)

    def tables(self) -> Iterator[CheckedTable]:
        """All running tables, one after the other; those that end meanwhile are left out."""
        for table_id in self.ids():
            with self.engine.connect() as db:
                found = self.find(db, table_id)
                journal = rows.read_journal(db, table_id, 0) if found else []
            if found is not None:
                yield CheckedTable(found, journal, why_broken(found, journal))

    def ids(self) -> Iterator[str]:
        t = schema.game_table
        last = ""
        while True:
            query = select(t.c.id).where(t.c.status == "running", t.c.id > last).order_by(t.c.id)
            with self.engine.connect() as db:
                found = list(db.scalars(query.limit(IDS_AT_ONCE)))
            if not found:
                return
            yield from found
            last = found[-1]

    def find(self, db: Connection, table_id: str) -> Found | None:
        t = schema.game_table
        query = select(*self.columns).select_from(t).where(t.c.id == table_id, t.c.status == "running")
        found = rows.tables_where(db, query)
        return found[0] if found else None


def why_broken(found: Found, journal: list[JournalEntry]) -> str:
    """Why the installed rules cannot continue a table; empty if they can."""
    if why := why_not_read(found, journal):
        return why
    try:
        rules = rules_of_edition(found.row.edition())
    except ValueError as unknown:  # unknown, or a custom deck that is refused now
        return str(unknown)
    try:
        match = begin_match(found, rules)
        match.table.state.check()
    except Exception as error:  # whatever a changed layout of packed positions leads to
        what = "the position it was forked from" if found.row.start else "its set-up"
        return f"{what} cannot be read: {explain(error)}"
    return why_not_replayed(match, journal) or why_other_position(match, found)


def why_not_read(found: Found, journal: list[JournalEntry]) -> str:
    """Why a row is not what the schema says: SQLite stores text in a column of numbers, too."""
    for what, stored in (("its row", [found.row]), ("a seat", found.seats), ("its journal", journal)):
        for row in stored:
            try:
                convert(asdict(row), type(row))
            except ValidationError as error:
                return f"{what} cannot be read: {error}"
    return ""


def why_not_replayed(match: Match, journal: list[JournalEntry]) -> str:
    for entry in journal:
        try:
            match.replay(entry)
        except ValueError as error:
            return str(error)
        except Exception as error:  # rules that fail altogether
            return (
                f"entry {entry.number} of the journal ({entry.kind} '{entry.what}') fails: {explain(error)}"
            )
    return ""


def why_other_position(match: Match, found: Found) -> str:
    """Why the end of the journal is not where the table stands."""
    row = found.row
    if match.table.revision != row.position:
        return f"its journal leads to position {match.table.revision}, it stands at {row.position}"
    if match.over():
        return "its journal leads to the end of the game, but it runs"
    if match.table.state.actors() == [CHANCE]:
        return "after its journal chance is due, but it waits for players"
    if due_bits(match) != row.due:
        return f"its journal leads to a decision of {seats_in(due_bits(match))}, it waits for {seats_in(row.due)}"
    try:
        match.table.state.check()
    except AssertionError as error:
        return f"its journal leads to a position that cannot be: {error}"
    return ""


def seats_in(bits: int) -> str:
    seats = [str(seat) for seat in range(bits.bit_length()) if bits >> seat & 1]
    return f"seat {' and '.join(seats)}" if seats else "nobody"


def explain(error: Exception) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
