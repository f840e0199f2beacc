"""Rows of tables, seats and journals, and the statements that read and write them."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Final, TypeVar

from msgspec import json
from sqlalchemy import (
    Connection,
    RowMapping,
    and_,
    case,
    delete,
    func,
    insert,
    literal_column,
    select,
    true,
    update,
)

from roadstead.bots.registry import BOT_NAMES
from roadstead.engine.edition import Edition
from roadstead.server import schema
from roadstead.server.match import JournalEntry, Snapshot

R = TypeVar("R")

NO_TIME: Final = 4_102_444_800_000
"""Milliseconds until the year 2100: a later time, or text, which SQLite sorts after numbers, is a damaged row."""


@dataclass(frozen=True)
class TableRow:
    """A table, without its events."""

    id: str
    game: str
    rules: int
    deck: str
    cards: str
    options: str
    status: str
    open: bool
    pace: str
    clock: int
    autostart: bool
    invite: str
    host: str | None
    seed: str
    commitment: str
    created: int
    started: int = 0
    changed: int = 0
    position: int = 0
    due: int = 0
    bot_due: bool = False
    deadline: int | None = None
    rematch: str | None = None
    result: str = ""
    notice: str = ""
    start: bytes | None = None
    origin: str | None = None
    name: str = ""

    def edition(self) -> Edition:
        """The edition it is played by; a waiting table takes the newest one when it starts."""
        return Edition(self.game, self.rules, self.deck, self.cards)

    def named_settings(self) -> dict[str, str]:
        return json.decode(self.options, type=dict[str, str])

    def places(self) -> list[tuple[int, int]]:
        return json.decode(self.result, type=list[tuple[int, int]]) if self.result else []


@dataclass(frozen=True)
class SeatRow:
    table_id: str
    seat: int
    kind: str
    person: str | None
    name: str
    bot: str
    waits_for: str

    def is_free(self) -> bool:
        return self.kind in ("friend", "anyone")


@dataclass(frozen=True)
class Found:
    """A table with its seats."""

    row: TableRow
    seats: list[SeatRow]

    def seats_of(self, person: str) -> list[int]:
        return [seat.seat for seat in self.seats if seat.person == person]


def load_row(kind: type[R], row: RowMapping) -> R:
    return kind(**{field.name: row[field.name] for field in fields(kind)})  # type: ignore[arg-type]


# -- tables and seats ------------------------------------------------------------------------------------------------


def has_person(db: Connection, person: str) -> bool:
    """Whether a person has not been deleted; nothing else stops what they asked for before."""
    return db.scalar(select(schema.person.c.id).where(schema.person.c.id == person)) is not None


def name_of_person(db: Connection, person: str) -> str | None:
    return db.scalar(select(schema.person.c.name).where(schema.person.c.id == person))


def add_table(db: Connection, found: Found) -> None:
    db.execute(insert(schema.game_table), asdict(found.row))
    db.execute(insert(schema.seat), [asdict(seat) for seat in found.seats])


def find_table(db: Connection, table_id: str) -> Found | None:
    rows = tables_where(db, select(schema.game_table).where(schema.game_table.c.id == table_id))
    return rows[0] if rows else None


def change_table(db: Connection, row: TableRow) -> None:
    """Update the columns that change during play."""
    changing = {
        name: getattr(row, name)
        for name in (
            "rules",
            "deck",
            "status",
            "started",
            "changed",
            "position",
            "due",
            "bot_due",
            "deadline",
            "result",
            "notice",
        )
    }
    db.execute(update(schema.game_table).where(schema.game_table.c.id == row.id).values(changing))


def remove_table(db: Connection, table_id: str) -> None:
    """Delete a table, and the reference to it as a rematch."""
    t = schema.game_table
    db.execute(update(t).where(t.c.rematch == table_id).values(rematch=None))
    db.execute(delete(schema.game_table).where(schema.game_table.c.id == table_id))


def take_seat(db: Connection, seat: SeatRow) -> bool:
    """Take a free seat; False if somebody was quicker."""
    free = and_(at_seat(seat), schema.seat.c.kind.in_(("friend", "anyone")))
    values = {"kind": seat.kind, "person": seat.person, "name": seat.name, "bot": seat.bot}
    return db.execute(update(schema.seat).where(free).values(values)).rowcount == 1


def change_seat(db: Connection, seat: SeatRow) -> None:
    values = {"kind": seat.kind, "person": seat.person, "name": seat.name, "bot": seat.bot}
    db.execute(update(schema.seat).where(at_seat(seat)).values(values))


def at_seat(seat: SeatRow) -> Any:
    return and_(schema.seat.c.table_id == seat.table_id, schema.seat.c.seat == seat.seat)


def count_running(db: Connection, host: str) -> int:
    t = schema.game_table
    running = select(func.count()).select_from(t).where(t.c.host == host, t.c.status == "running")
    return db.scalar(running) or 0


def set_rematch(db: Connection, table_id: str, rematch: str) -> bool:
    """Link a table to its rematch; False if it has one already."""
    none_yet = and_(schema.game_table.c.id == table_id, schema.game_table.c.rematch.is_(None))
    return db.execute(update(schema.game_table).where(none_yet).values(rematch=rematch)).rowcount == 1


def name_table(db: Connection, table_id: str, name: str) -> None:
    db.execute(update(schema.game_table).where(schema.game_table.c.id == table_id).values(name=name))


def forget_host(db: Connection, table_id: str, person: str) -> None:
    hosts = and_(schema.game_table.c.id == table_id, schema.game_table.c.host == person)
    db.execute(update(schema.game_table).where(hosts).values(host=None))


# -- lists -----------------------------------------------------------------------------------------------------------


def tables_where(db: Connection, query: Any) -> list[Found]:
    rows = [load_row(TableRow, row) for row in db.execute(query).mappings()]
    seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    s = schema.seat
    chosen = select(s).where(s.c.table_id.in_(list(seats))).order_by(s.c.table_id, s.c.seat)
    for row in db.execute(chosen).mappings():
        seats[row["table_id"]].append(load_row(SeatRow, row))
    return [Found(row, seats[row.id]) for row in rows]


def select_without_deck() -> Any:
    """All columns of a table, but of its deck, which may be large, only the first character."""
    t = schema.game_table
    return select(
        *(func.substr(column, 1, 1).label("cards") if column is t.c.cards else column for column in t.c)
    )


def my_tables(db: Connection, person: str, game: str, status: str, limit: int, offset: int) -> list[Found]:
    """A person's tables: first those where they are due, then by last change."""
    t, s = schema.game_table, schema.seat
    waits = and_(
        t.c.due != 0,
        select(s.c.table_id)
        .where(s.c.person == person, s.c.table_id == t.c.id, t.c.due.op(">>")(s.c.seat).op("&")(1) == 1)
        .exists(),
    )
    order = (waits.desc(), t.c.changed.desc(), t.c.id.desc())
    ids = filter_tables(select(t.c.id).where(t.c.id.in_(ids_of_person(person))), game, status)
    page = ids.order_by(*order).limit(limit).offset(offset)  # sort narrow rows first, then fetch whole ones
    return tables_where(db, select_without_deck().where(t.c.id.in_(page)).order_by(*order))


def ids_of_person(person: str) -> Any:
    """The tables where a person sits or that they host, each found by its own index."""
    t, s = schema.game_table, schema.seat
    sits = select(s.c.table_id).where(s.c.person == person)
    return sits.union_all(select(t.c.id).where(t.c.host == person))


def open_tables(db: Connection, game: str, status: str, limit: int, offset: int) -> list[Found]:
    """Public tables, last changed first."""
    t = schema.game_table
    query = filter_tables(select_without_deck().where(t.c.open == true()), game, status)
    return tables_where(db, query.order_by(t.c.changed.desc(), t.c.id.desc()).limit(limit).offset(offset))


def filter_tables(query: Any, game: str, status: str) -> Any:
    t = schema.game_table
    if game:
        query = query.where(t.c.game == game)
    if status:
        query = query.where(t.c.status == status)
    return query


def tables_of_person(db: Connection, person: str) -> list[Found]:
    return tables_where(db, select_without_deck().where(schema.game_table.c.id.in_(ids_of_person(person))))


def names_in_forks(db: Connection, person: str) -> list[tuple[str, int]]:
    """A person's seats in the forks of their tables, and in the forks of these, where a bot goes by their name."""
    t, s = schema.game_table, schema.seat
    of_tables = select(t.c.id, s.c.seat).join(s, t.c.origin == s.c.table_id).where(s.c.person == person)
    forks = of_tables.cte(recursive=True)
    of_forks = select(t.c.id, forks.c.seat).join(forks, t.c.origin == forks.c.id)
    forks = forks.union_all(of_forks)
    at_seat = and_(s.c.table_id == forks.c.id, s.c.seat == forks.c.seat)
    named = and_(s.c.kind == "bot", s.c.name.not_in(BOT_NAMES))
    return [(table, seat) for table, seat in db.execute(select(forks).join(s, at_seat).where(named))]


def seats_of_table(db: Connection, table_id: str) -> list[SeatRow]:
    s = schema.seat
    query = select(s).where(s.c.table_id == table_id).order_by(s.c.seat)
    return [load_row(SeatRow, row) for row in db.execute(query).mappings()]


def tables_for_bots(db: Connection) -> list[str]:
    t = schema.game_table
    return list(db.scalars(select(t.c.id).where(t.c.status == "running", t.c.bot_due.is_(True))))


def tables_late(db: Connection, now: int) -> list[str]:
    t = schema.game_table
    return list(db.scalars(select(t.c.id).where(t.c.status == "running", t.c.deadline <= now)))


@dataclass(frozen=True)
class EditionCount:
    """How many tables of a status are played by a version of a game and a deck; custom decks are counted together."""

    game: str
    rules: int
    deck: str
    """The digest of a built-in deck; empty for custom decks."""
    status: str
    tables: int


def count_editions(db: Connection, *statuses: str) -> list[EditionCount]:
    t = schema.game_table
    nothing: Any = literal_column(
        "''"
    )  # PostgreSQL does not recognise an expression with a parameter when it groups
    deck = case((t.c.cards == nothing, t.c.deck), else_=nothing)
    edition = (t.c.game, t.c.rules, deck, t.c.status)
    query = (
        select(*edition, func.count()).where(t.c.status.in_(statuses)).group_by(*edition).order_by(*edition)
    )
    return [EditionCount(*row) for row in db.execute(query)]


def latest_time(db: Connection) -> int:
    changed = schema.game_table.c.changed
    return db.scalar(select(changed).where(changed < NO_TIME).order_by(changed.desc()).limit(1)) or 0


# -- journals --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Steps:
    """What an action writes: journal entries, the table's row, snapshots, and seats that it fills."""

    row: TableRow
    entries: list[JournalEntry]
    fingerprint: str
    snapshot: Snapshot | None = None
    invalid_above: int | None = None
    """Snapshots with more events than this are deleted."""
    seats: tuple[SeatRow, ...] = ()


def write_steps(db: Connection, steps: Steps) -> None:
    table_id = steps.row.id
    if steps.entries:
        db.execute(
            insert(schema.journal), [{"table_id": table_id, **asdict(entry)} for entry in steps.entries]
        )
    change_table(db, steps.row)
    for seat in steps.seats:
        change_seat(db, seat)
    snap = schema.snapshot
    if steps.invalid_above is not None:
        db.execute(delete(snap).where(snap.c.table_id == table_id, snap.c.events > steps.invalid_above))
    if steps.snapshot is not None:
        db.execute(insert(snap), {"table_id": table_id, "fits": steps.fingerprint, **asdict(steps.snapshot)})


def read_snapshots(db: Connection, table_id: str, fits: str) -> list[Snapshot]:
    """All snapshots in order; none if any has another fingerprint."""
    snap = schema.snapshot
    rows = (
        db.execute(select(snap).where(snap.c.table_id == table_id).order_by(snap.c.number)).mappings().all()
    )
    if any(row["fits"] != fits for row in rows):
        return []
    return [load_row(Snapshot, row) for row in rows]


def replace_snapshots(db: Connection, table_id: str, fits: str, snapshot: Snapshot) -> None:
    db.execute(delete(schema.snapshot).where(schema.snapshot.c.table_id == table_id))
    db.execute(insert(schema.snapshot), {"table_id": table_id, "fits": fits, **asdict(snapshot)})


def read_journal(db: Connection, table_id: str, after: int) -> list[JournalEntry]:
    j = schema.journal
    query = select(j).where(j.c.table_id == table_id, j.c.number > after).order_by(j.c.number)
    return [load_row(JournalEntry, row) for row in db.execute(query).mappings()]


def seat_person(seat: SeatRow, person: str, name: str) -> SeatRow:
    return replace(seat, kind="person", person=person, name=name, bot="")
