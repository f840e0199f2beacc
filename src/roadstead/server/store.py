"""The store: one thread writes, in groups that share a commit; others read.

A change is acknowledged only after its commit, so clients can rely on it. On SQLite a commit is flushed to disk
(synchronous=FULL); sharing it among many changes keeps that cheap.
"""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from math import inf
from pathlib import Path
from threading import Thread
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, insert, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from roadstead.refusal import Refused
from roadstead.server import schema
from roadstead.server.claim import claim, mark
from roadstead.server.log import note
from roadstead.server.migrations import migrate
from roadstead.server.patience import Patience

T = TypeVar("T")

MAX_GROUP: Final = 200
"""Most changes that share a commit."""
READERS: Final = 4
BUSY_MS: Final = 5_000
WAL_SUFFIXES: Final = ("-wal", "-shm")
"""The files beside an SQLite database; what was stored last is in the first of them alone."""
MIGRATION_SECONDS: Final = 600
OVERLOADED: Final = {"55P03", "57014", sqlite3.SQLITE_BUSY}
"""Error codes of PostgreSQL for lock and statement time-outs, and of SQLite for a locked file."""


class Job:
    """A function to run with a connection, and the future of its result."""

    def __init__(self, work: Callable[[Connection], Any]) -> None:
        self.work = work
        self.asked = time.monotonic()
        self.done: Future[Any] = Future()


class CommitLost(Exception):
    """The connection was lost during a commit: it is unknown whether it succeeded."""


class FileMoved(SQLAlchemyError):
    """The file of the database is no longer in its place: what we write now would be lost with this process."""


class Store:
    """A database by its URL. `write` and `read` run a function with a connection, away from the event loop."""

    def __init__(self, url: str, seconds: float = 10.0) -> None:
        self.patience = Patience(seconds)
        self.write_engine = engine_for(url, self.patience).execution_options(writes=True)
        claim(self.write_engine)
        migrating = engine_for(url, Patience(MIGRATION_SECONDS))
        migrate(migrating)
        migrating.dispose()
        mark(self.write_engine)
        self.read_engine = engine_for(url, self.patience)
        self.failed_at: float | None = None
        """When a write last failed; None if one has succeeded since."""
        self.overloaded_at = -inf
        """When the database last was locked, gone or too slow."""
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.closed = False
        self.readers = ThreadPoolExecutor(READERS, "read")
        self.writer = Thread(target=self.write_all, name="write", daemon=True)
        self.writer.start()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a transaction; returns once it is committed. On an error it is rolled back."""
        job = Job(work)
        self.must_be_open()
        self.jobs.put(job)
        stored = asyncio.wrap_future(job.done)
        stored.add_done_callback(look_at_error)
        try:
            return await asyncio.shield(stored)
        except CommitLost as lost:
            raise Refused("not-known") from lost
        except SQLAlchemyError as error:
            raise storage_refused(error) from error

    async def read(self, work: Callable[[Connection], T]) -> T:
        self.must_be_open()
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(2 * self.patience.seconds):  # it may have to wait for a free reader
                return await loop.run_in_executor(self.readers, self.run_read, work)
        except TimeoutError as error:
            note("storage-failed", error="TimeoutError", why="no reader became free")
            raise Refused("storage") from error
        except SQLAlchemyError as error:
            raise storage_refused(error) from error

    def must_be_open(self) -> None:
        if self.closed:
            raise Refused("storage")

    def refuse_if_overloaded_since(self, asked: float) -> None:
        """Refuse what waited while others found the database locked, gone or too slow: it would wait as long again."""
        if self.overloaded_at > asked:
            raise Refused("storage")

    def close(self) -> None:
        """Finish pending work and close."""
        self.closed = True
        self.jobs.put(None)
        self.writer.join()
        self.readers.shutdown(cancel_futures=True)
        self.read_engine.dispose()
        self.write_engine.dispose()

    async def try_to_write(self) -> None:
        """A test write, for the health check."""
        await self.write(touch)

    # -- in the threads --------------------------------------------------------------------------------

    def run_read(self, work: Callable[[Connection], T]) -> T:
        with self.read_engine.connect() as connection:
            return work(connection)

    def write_all(self) -> None:
        """The writer thread: run all waiting jobs, commit once."""
        running = True
        while running:
            jobs: list[Job] = []
            job = self.jobs.get()
            while True:
                if job is None:
                    running = False
                    break
                jobs.append(job)
                if len(jobs) >= MAX_GROUP or self.jobs.empty():
                    break
                job = self.jobs.get()
            jobs = [job for job in jobs if self.is_wanted(job)]
            if jobs and not self.write_group(jobs):
                for job in jobs:
                    self.write_alone(job)

    def is_wanted(self, job: Job) -> bool:
        """Whether a job is to be run; one that waited for a group that was refused is refused with it."""
        try:
            self.refuse_if_overloaded_since(job.asked)
        except Refused as refused:
            job.done.set_exception(refused)
            return False
        return True

    def write_group(self, jobs: list[Job]) -> bool:
        """Run jobs in one transaction; False if one failed and all were rolled back, to be run one by one."""
        results: list[Any] = []
        needed = any(job.work is not touch for job in jobs)
        connected = committing = False
        try:
            with self.write_engine.begin() as connection:
                connected = True
                for job in jobs:
                    results.append(job.work(connection))
                committing = True
        except Exception as error:
            lost = committing and is_disconnect(error)
            if connected and len(jobs) > 1 and not lost and not is_overload(error):
                return False
            if needed and not isinstance(error, IntegrityError):
                self.failed_at = time.monotonic()
            if is_overload(error):
                self.overloaded_at = time.monotonic()
            for job in jobs:
                job.done.set_exception(CommitLost() if lost else error)
            return True
        if needed:  # a full disk may have room for the test write and nothing else
            self.failed_at = None
        for job, result in zip(jobs, results, strict=True):
            job.done.set_result(result)
        return True

    def write_alone(self, job: Job) -> None:
        self.write_group([job])


def look_at_error(stored: asyncio.Future[Any]) -> None:
    """If whoever waited has been cancelled, nobody else looks at it, and asyncio would log a trace."""
    if not stored.cancelled():
        stored.exception()


def touch(db: Connection) -> None:
    s = schema.secret
    values = {"value": str(time.time_ns())}
    if not db.execute(update(s).where(s.c.name == "touched").values(values)).rowcount:
        db.execute(insert(s).values(name="touched", **values))


def storage_refused(error: SQLAlchemyError) -> Refused:
    """The refusal for a database error; the details go to the log only."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    note(
        "storage-failed",
        error=type(cause).__name__,
        why=str(cause).splitlines()[0][:200] if str(cause) else "",
    )
    return Refused("storage")


def is_disconnect(error: Exception) -> bool:
    return isinstance(error, DBAPIError) and error.connection_invalidated


def is_overload(error: Exception) -> bool:
    """Whether a retry one by one would only time out again for each."""
    if not isinstance(error, DBAPIError):
        return False
    primary_code = getattr(error.orig, "sqlite_errorcode", 0) & 0xFF
    return is_disconnect(error) or bool({getattr(error.orig, "sqlstate", ""), primary_code} & OVERLOADED)


def engine_for(url: str, patience: Patience | None = None) -> Engine:
    """The engine for a URL; `postgresql://` selects psycopg, a bare path is an SQLite file."""
    if "://" not in url:
        url = f"sqlite:///{Path(url).expanduser()}"
    parsed = make_url(url)
    if parsed.drivername == "postgresql":
        parsed = parsed.set(drivername="postgresql+psycopg")
    patience = patience or Patience()
    if parsed.get_backend_name() == "sqlite":
        return sqlite_engine(parsed.render_as_string(hide_password=False), patience)
    if parsed.get_backend_name() != "postgresql":
        raise ValueError("a database is an SQLite file or postgresql://…")
    from roadstead.server.postgresql import postgresql_engine  # its driver is loaded only where it is used

    return postgresql_engine(parsed, READERS + 1, patience)


def text_of(stored: bytes) -> str:
    return str(stored, "utf-8", "replace")


def identity_of(file: str) -> tuple[int, int] | None:
    """Which file this is, whatever its name; None if there is none."""
    try:
        found = os.stat(file)
    except OSError:
        return None
    return found.st_dev, found.st_ino


class FilePlace:
    """Whether the files of a SQLite database are where they were, for the connections of one engine.

    SQLite does not notice if they are not, and would commit to a file without a name.
    """

    def __init__(self, file: str) -> None:
        self.file = file
        self.known = {file: identity_of(file)}
        self.connections: set[int] = set()

    def check(self) -> None:
        for name, identity in self.known.items():
            if identity_of(name) != identity:
                raise FileMoved(
                    f"{Path(name).name} was moved, deleted or replaced; put it back, or stop the server, which "
                    "then stores what it still has open, and start it anew"
                )
        if self.connections:
            self.learn()

    def learn(self) -> None:
        """Remember the files beside it, which are there from the first use of a connection to the end of the last."""
        for name in self.beside():
            if name not in self.known and (identity := identity_of(name)) is not None:
                self.known = {**self.known, name: identity}

    def close(self, connection: int) -> None:
        self.connections.discard(connection)
        if not self.connections:
            self.known = {self.file: self.known[self.file]}

    def beside(self) -> list[str]:
        return [f"{self.file}{suffix}" for suffix in WAL_SUFFIXES]


def sqlite_engine(url: str, patience: Patience) -> Engine:
    file = make_url(url).database
    if not file or file == ":memory:":
        raise ValueError("the database must be a file: tables that lose nothing cannot live in memory")
    Path(file).parent.mkdir(parents=True, exist_ok=True)
    Path(file).touch(0o600)  # private: it holds the seeds of running games
    place = FilePlace(file)

    engine = create_engine(
        url,
        pool_size=READERS + 1,
        connect_args={"timeout": BUSY_MS / 1000, "check_same_thread": False},
        hide_parameters=True,  # seeds and hashes are among them, and errors may be logged
    )

    @event.listens_for(engine, "do_connect")
    def look_before_connecting(*_: Any) -> None:
        place.check()

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions are begun below, by us
        connection.text_factory = text_of  # one damaged letter must not make a whole list unreadable
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MS}"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
        place.connections.add(id(connection))

    @event.listens_for(engine, "close")
    def forget(connection: Any, _: Any) -> None:
        place.close(id(connection))

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        place.check()
        if patience.until < inf:  # stopping: wait for a lock no longer than the deadline
            left = max(1, int(1000 * patience.left(time.monotonic())))
            connection.exec_driver_sql(f"PRAGMA busy_timeout={min(BUSY_MS, left)}")
        # a transaction that has read would be refused at once where another one writes, without waiting for it
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine
