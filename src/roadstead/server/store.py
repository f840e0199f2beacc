"""The store: one thread writes, in groups that are committed together; others read.

A change is acknowledged only after its commit, so whoever was told that something happened can rely on it. On SQLite a
commit reaches the disk (synchronous=FULL); many changes share one, so that this stays cheap.
"""

from __future__ import annotations

import asyncio
import queue
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from threading import Thread
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from roadstead.refusal import Refused
from roadstead.server.migrations import migrate
from roadstead.server.notes import note

T = TypeVar("T")

GROUP: Final = 200
"""At most so many changes share a commit."""
READERS: Final = 4
BUSY_MS: Final = 5_000


class Job:
    """Something to do with a connection, and where its result goes."""

    def __init__(self, work: Callable[[Connection], Any]) -> None:
        self.work = work
        self.done: Future[Any] = Future()


class Store:
    """A database by its URL. `write` and `read` run a function with a connection, away from the event loop."""

    def __init__(self, url: str) -> None:
        self.engine = engine_for(url)
        migrate(self.engine)
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
        except SQLAlchemyError as error:
            raise storage_refused(error) from error

    async def read(self, work: Callable[[Connection], T]) -> T:
        self.must_be_open()
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.readers, self.reading, work)
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
        self.readers.shutdown()
        self.engine.dispose()

    # -- in the threads --------------------------------------------------------------------------------

    def reading(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
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
                if len(jobs) >= GROUP or self.jobs.empty():
                    break
                job = self.jobs.get()
            if jobs and not self.together(jobs):
                for job in jobs:
                    self.alone(job)

    def together(self, jobs: list[Job]) -> bool:
        """Do all in one transaction; false if any of it failed, and then nothing is done."""
        results: list[Any] = []
        try:
            with self.engine.begin() as connection:
                for job in jobs:
                    results.append(job.work(connection))
        except Exception as error:
            if len(jobs) == 1:
                jobs[0].done.set_exception(error)
                return True
            return False
        for job, result in zip(jobs, results, strict=True):
            job.done.set_result(result)
        return True

    def alone(self, job: Job) -> None:
        self.together([job])


def storage_refused(error: SQLAlchemyError) -> Refused:
    """What a client reads when the database fails: that nothing was changed, and nothing of the database."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    note(
        "storage-failed",
        error=type(cause).__name__,
        why=str(cause).splitlines()[0][:200] if str(cause) else "",
    )
    return Refused("storage")


def engine_for(url: str) -> Engine:
    """The engine of a database; `postgresql://` means our driver for it, a bare path an SQLite file."""
    if "://" not in url:
        url = f"sqlite:///{Path(url).expanduser()}"
    parsed = make_url(url)
    if parsed.drivername == "postgresql":
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.get_backend_name() == "sqlite":
        return sqlite_engine(parsed.render_as_string(hide_password=False))
    return create_engine(parsed, pool_size=READERS + 1, pool_pre_ping=True, hide_parameters=True)


def sqlite_engine(url: str) -> Engine:
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
        connection.exec_driver_sql("BEGIN")

    return engine
