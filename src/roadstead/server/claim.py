"""One server per database: tables live in its memory, so a second server would work on stale data.

The claim ends with the process, even on a crash: the operating system or PostgreSQL releases the lock.
"""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from secrets import token_hex
from typing import Any, Final

from sqlalchemy import Connection, Engine, event, insert, update
from sqlalchemy.exc import SQLAlchemyError

from roadstead.server import schema
from roadstead.server.log import note

LOCK_SUFFIX: Final = "-lock"
ADVISORY_LOCK_CLASS: Final = 0x0AD57EAD
"""The first half of our advisory locks in PostgreSQL; the second half names the schema."""
WAIT_MS: Final = 3_000
"""PostgreSQL needs a moment to notice that a server was killed."""
LOCK_NOT_AVAILABLE: Final = "55P03"
MARK: Final = "server"
"""The name of the row that tells which server claimed the database last."""
READ_MARK: Final = f"SELECT value FROM secret WHERE name = '{MARK}'"
CLAIM_POSTGRESQL: Final = (
    f"SET LOCAL lock_timeout = {WAIT_MS}",
    # a machine that vanished loses its claim within half a minute
    "SET tcp_keepalives_idle = 10",
    "SET tcp_keepalives_interval = 5",
    "SET tcp_keepalives_count = 4",
    f"SELECT pg_advisory_lock({ADVISORY_LOCK_CLASS}, hashtext(coalesce(current_schema(), '')))",
)


class DatabaseInUse(SQLAlchemyError):
    """Another server has claimed the database."""


def claim(engine: Engine) -> None:
    """Claim the database of a new engine until the engine is disposed of."""
    if engine.dialect.name == "sqlite":
        claim_file(engine)
    else:
        claim_sessions(engine)


def claim_file(engine: Engine) -> None:
    """SQLite: lock an empty database beside the real one; locking the real one would block our own writes, too."""
    lock_file = Path(f"{Path(engine.url.database or '').resolve()}{LOCK_SUFFIX}")
    lock_file.touch(0o600)
    holder = sqlite3.connect(lock_file, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        holder.execute("PRAGMA journal_mode = OFF")  # avoids a third file
        holder.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        holder.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise DatabaseInUse("another server has locked it") from error
        raise SQLAlchemyError(str(error)) from error

    @event.listens_for(engine, "engine_disposed")
    def release(_: Engine) -> None:
        holder.close()


def claim_sessions(engine: Engine) -> None:
    """PostgreSQL: an advisory lock held by the session that writes.

    A lost connection releases the lock; its replacement must acquire it again before it can write.
    """

    @event.listens_for(engine, "connect")
    def hold(connection: Any, _: Any) -> None:
        try:
            for statement in CLAIM_POSTGRESQL:
                connection.execute(statement)
            connection.commit()
        except Exception as error:
            connection.close()
            if getattr(error, "sqlstate", "") == LOCK_NOT_AVAILABLE:
                raise DatabaseInUse("another server has locked it") from error
            raise

    with engine.connect():
        pass


def mark(engine: Engine) -> None:
    """Leave our mark in a claimed database, and look for it on every new connection.

    While the connection was lost another server may have had the database. What we remember of its tables is outdated
    then, and would overwrite what that server acknowledged; so this process ends, and a new one reads everything anew.
    A lock on a file is not lost while the process lives.
    """
    if engine.dialect.name == "sqlite":
        return
    ours = token_hex(16)
    with engine.begin() as db:
        set_mark(db, ours)

    @event.listens_for(engine, "connect")
    def look(connection: Any, _: Any) -> None:
        try:
            [found] = connection.execute(READ_MARK).fetchone()
            connection.commit()
        except Exception:
            connection.close()
            raise
        if found != ours:
            note("database-lost", why="another server has used it since")
            os._exit(1)  # as if killed: everything acknowledged is committed


def set_mark(db: Connection, value: str) -> None:
    s = schema.secret
    if not db.execute(update(s).where(s.c.name == MARK).values(value=value)).rowcount:
        db.execute(insert(s).values(name=MARK, value=value))
