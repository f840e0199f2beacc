"""Reads a database beside a running server: no lock, no migration, no file that was not there before."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final
from urllib.parse import quote

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.pool import NullPool

from roadstead.server.store import engine_for

WAL_SUFFIX: Final = "-wal"
BUSY_SECONDS: Final = 5.0


def read_only_engine(url: str) -> Engine:
    """An engine whose transactions each see one moment and can change nothing."""
    if "://" not in url:
        return sqlite_reader(Path(url).expanduser())
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        if not parsed.database:
            raise ValueError("the database must be a file")
        return sqlite_reader(Path(parsed.database))
    return engine_for(url).execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


def sqlite_reader(file: Path) -> Engine:
    whole = file.resolve(strict=True)

    def connect() -> sqlite3.Connection:
        # Without a write-ahead log nobody uses the file. Opened as usual, it would get one, and perhaps one that
        # belongs to another user than the server's.
        used = Path(f"{whole}{WAL_SUFFIX}").exists()
        address = f"file:{quote(str(whole))}?{'mode=ro' if used else 'immutable=1'}"
        return sqlite3.connect(
            address, uri=True, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
        )

    engine = create_engine("sqlite://", creator=connect, poolclass=NullPool, hide_parameters=True)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine
