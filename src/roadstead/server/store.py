"""The store: one thread writes, in groups that are committed together; others read.

A change is acknowledged only after its commit, so whoever was told that something happened can rely on it. On SQLite a
commit reaches the disk (synchronous=FULL); many changes share one, so that this stays cheap.
"""

from __future__ import annotations

import asyncio
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
from roadstead.server.claim import claim
from roadstead.server.log import note
from roadstead.server.migrations import migrate
from roadstead.server.patience import Patience

T = TypeVar("T")

MAX_GROUP: Final = 200
"""At most so many changes share a commit."""
READERS: Final = 4
BUSY_MS: Final = 5_000
MIGRATION_SECONDS: Final = 600
OVERLOADED: Final = {"55P03", "57014", sqlite3.SQLITE_BUSY}
"""What PostgreSQL says when a lock, or all of a statement, takes too long; and SQLite when its file stays locked."""


class Job:
    """Something to do with a connection, and where its result goes."""

    def __init__(self, work: Callable[[Connection], Any]) -> None:
        self.work = work
        self.done: Future[Any] = Future()


class CommitLost(Exception):
    """The connection was lost while a commit was under way: nobody knows whether it came to pass."""


class Store:
    """A database by its URL. `write` and `read` run a function with a connection, away from the event loop."""

    def __init__(self, url: str, seconds: float = 10.0) -> None:
        self.patience = Patience(seconds)
        self.write_engine = engine_for(url, self.patience)
        claim(self.write_engine)
        migrating = engine_for(url, Patience(MIGRATION_SECONDS))
        migrate(migrating)
        migrating.dispose()
        self.read_engine = engine_for(url, self.patience)
        self.failed_at: float | None = None
        """When a write failed, if none has succeeded since."""
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.closed = False
        self.readers = ThreadPoolExecutor(READERS, "read")
        self.writer = Thread(target=self.write_all, name="write", daemon=True)
        self.writer.start()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do `work` in a transaction; returns once it is committed. On an error nothing of it is kept."""
        job = Job(work)
        self.must_be_open()
        self.jobs.put(job)
        try:
            return await asyncio.shield(asyncio.wrap_future(job.done))
        except CommitLost as lost:
            raise Refused("not-known") from lost
        except SQLAlchemyError as error:
            raise storage_refused(error) from error

    async def read(self, work: Callable[[Connection], T]) -> T:
        self.must_be_open()
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(2 * self.patience.seconds):  # it may have to wait for other readers
                return await loop.run_in_executor(self.readers, self.run_read, work)
        except TimeoutError as error:
            note("storage-failed", error="TimeoutError", why="no reader became free")
            raise Refused("storage") from error
        except SQLAlchemyError as error:
            raise storage_refused(error) from error

    def must_be_open(self) -> None:
        if self.closed:
            raise Refused("storage")

    def close(self) -> None:
        """Finish what is under way."""
        self.closed = True
        self.jobs.put(None)
        self.writer.join()
        self.readers.shutdown(cancel_futures=True)
        self.read_engine.dispose()
        self.write_engine.dispose()

    async def try_to_write(self) -> None:
        """Write something that nobody needs, to see whether it can be done."""
        await self.write(touch)

    # -- in the threads --------------------------------------------------------------------------------

    def run_read(self, work: Callable[[Connection], T]) -> T:
        with self.read_engine.connect() as connection:
            return work(connection)

    def write_all(self) -> None:
        """The writer: take what is waiting, do it, commit once."""
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
            if jobs and not self.write_group(jobs):
                for job in jobs:
                    self.write_alone(job)

    def write_group(self, jobs: list[Job]) -> bool:
        """Do all in one transaction; false if any of it failed, and then nothing is done."""
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
            for job in jobs:
                job.done.set_exception(CommitLost() if lost else error)
            return True
        if needed:  # there may be room for a touch and for nothing else
            self.failed_at = None
        for job, result in zip(jobs, results, strict=True):
            job.done.set_result(result)
        return True

    def write_alone(self, job: Job) -> None:
        self.write_group([job])


def touch(db: Connection) -> None:
    s = schema.secret
    values = {"value": str(time.time_ns())}
    if not db.execute(update(s).where(s.c.name == "touched").values(values)).rowcount:
        db.execute(insert(s).values(name="touched", **values))


def storage_refused(error: SQLAlchemyError) -> Refused:
    """What a client reads when the database fails: that nothing was changed, and nothing of the database."""
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
    """Whether others would wait as long and in vain: nobody is to be tried again by themselves."""
    if not isinstance(error, DBAPIError):
        return False
    primary_code = getattr(error.orig, "sqlite_errorcode", 0) & 0xFF
    return is_disconnect(error) or bool({getattr(error.orig, "sqlstate", ""), primary_code} & OVERLOADED)


def engine_for(url: str, patience: Patience | None = None) -> Engine:
    """The engine of a database; `postgresql://` means our driver for it, a bare path an SQLite file."""
    if "://" not in url:
        url = f"sqlite:///{Path(url).expanduser()}"
    parsed = make_url(url)
    if parsed.drivername == "postgresql":
        parsed = parsed.set(drivername="postgresql+psycopg")
    patience = patience or Patience()
    if parsed.get_backend_name() == "sqlite":
        return sqlite_engine(parsed.render_as_string(hide_password=False), patience)
    from roadstead.server.postgresql import postgresql_engine  # its driver is loaded only where it is used

    return postgresql_engine(parsed, READERS + 1, patience)


def sqlite_engine(url: str, patience: Patience) -> Engine:
    file = make_url(url).database
    if not file or file == ":memory:":
        raise ValueError("the database must be a file: tables that lose nothing cannot live in memory")
    Path(file).parent.mkdir(parents=True, exist_ok=True)
    Path(file).touch(0o600)  # for us alone: it holds the seeds of running games
    engine = create_engine(
        url,
        pool_size=READERS + 1,
        connect_args={"timeout": BUSY_MS / 1000, "check_same_thread": False},
        hide_parameters=True,  # seeds and hashes are among them, and errors may be logged
    )

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions are begun below, by us
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MS}"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        if patience.until < inf:  # the server stops: wait for a lock no longer than there is time
            left = max(1, int(1000 * patience.left(time.monotonic())))
            connection.exec_driver_sql(f"PRAGMA busy_timeout={min(BUSY_MS, left)}")
        connection.exec_driver_sql("BEGIN")

    return engine
