"""One server for one database: tables live in its memory, and a second one would not know what the first one does.

A claim ends with the process, however it ends: the operating system or PostgreSQL lets go of the lock behind it.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, event
from sqlalchemy.exc import SQLAlchemyError

LOCK_SUFFIX: Final = "-lock"
ADVISORY_LOCK_CLASS: Final = 0x0AD57EAD
"""The first half of our advisory locks in PostgreSQL; the second half names the schema."""
WAIT_MS: Final = 3_000
"""PostgreSQL needs a moment to notice that a server was killed."""
LOCK_NOT_AVAILABLE: Final = "55P03"
CLAIM_POSTGRESQL: Final = (
    f"SET LOCAL lock_timeout = {WAIT_MS}",
    # a machine that is gone without a word holds its claim no longer than half a minute
    "SET tcp_keepalives_idle = 10",
    "SET tcp_keepalives_interval = 5",
    "SET tcp_keepalives_count = 4",
    f"SELECT pg_advisory_lock({ADVISORY_LOCK_CLASS}, hashtext(coalesce(current_schema(), '')))",
)


class DatabaseInUse(SQLAlchemyError):
    """Another server has claimed the database."""


def claim(engine: Engine) -> None:
    """Let nobody else claim the database of an engine, which is new, until the engine is disposed of."""
    if engine.dialect.name == "sqlite":
        claim_file(engine)
    else:
        claim_sessions(engine)


def claim_file(engine: Engine) -> None:
    """SQLite: a lock on an empty database beside the true one, on which the lock would keep us from writing, too."""
    beside = Path(f"{Path(engine.url.database or '').resolve()}{LOCK_SUFFIX}")
    beside.touch(0o600)
    holder = sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        holder.execute("PRAGMA journal_mode = OFF")  # or there would be one more file
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
    """PostgreSQL: an advisory lock of the session in which we write.

    A connection that is lost takes the lock along, and one that replaces it must get the lock before it can write.
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
