"""A database that says nothing any more: the server answers, refuses and stops all the same."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from roadstead.client import Client
from roadstead.refusal import Refused
from roadstead.server.context import Settings
from roadstead.server.limits import Timeouts
from tests.server.audit import audit
from tests.server.proxy import Proxy, proxied
from tests.server.running import (
    FREELY,
    PATIENCE,
    Process,
    Running,
    eventually,
    free_port,
    go,
    guests,
    health,
    refused,
    running,
    wait_until_up,
)

HASTY = Timeouts(database_seconds=1.0, health_seconds=0.5)

POSTGRESQL = pytest.mark.parametrize("database", ["postgresql"], indirect=True)


@pytest.fixture
def proxy(database: str) -> Iterator[Proxy]:
    with proxied(database) as proxy:
        yield proxy


@pytest.fixture
def distant(proxy: Proxy) -> Iterator[Running]:
    """A server whose database is behind a proxy."""
    with running(Settings(proxy.url, rates=FREELY, timeouts=HASTY)) as site:
        yield site
        proxy.thaw()


async def is_good(site: Running) -> bool:
    return await asyncio.to_thread(health, site) == (200, "good")


@POSTGRESQL
def test_while_the_database_is_frozen_all_is_refused_and_then_goes_on(distant: Running, proxy: Proxy) -> None:
    async def scenario() -> None:
        async with guests(distant, "Ann") as [ann]:
            table = await ann.create("harbour", me=2)
            told = await ann.position(table.id, 0)
            proxy.freeze()
            assert await asyncio.to_thread(health, distant) == (503, "unreachable")
            with refused("storage"):
                await ann.me()
            proxy.thaw()
            await eventually(lambda: is_good(distant))
            assert (await ann.position(table.id, 0)).position == told.position

    go(scenario())


@POSTGRESQL
def test_writes_that_wait_for_a_frozen_database_are_refused_together(distant: Running, proxy: Proxy) -> None:
    """One time-out for all that wait, not one for each."""

    async def scenario() -> None:
        proxy.freeze()
        dialled = proxy.dialled
        newcomers = [Client.guest(distant.url, f"Guest {number}") for number in range(60)]
        answers = await asyncio.gather(*newcomers, return_exceptions=True)
        assert [error.reason for error in answers if isinstance(error, Refused)] == ["storage"] * 60
        assert proxy.dialled - dialled < 30

    go(scenario())


@POSTGRESQL
def test_a_move_whose_commit_was_lost_but_done_is_told_as_done(distant: Running, proxy: Proxy) -> None:
    async def scenario() -> None:
        async with guests(distant, "Ann") as [ann]:
            table = await ann.create("harbour", me=2, options={"start_seat": "0"})
            async with ann.live(table.id, seat=0) as live:
                told = await live.first_position()
                proxy.lose_commit()
                position = await live.play(live.choices[0].move)
                assert proxy.lost == 1
                assert position > told.position
                assert live.revision() == position
        assert audit(proxy.url)[table.id].position == position

    go(scenario())


@POSTGRESQL
def test_a_commit_of_which_nobody_knows_is_told_as_not_known(distant: Running, proxy: Proxy) -> None:
    async def scenario() -> None:
        proxy.lose_commit()
        with refused("not-known"):
            await Client.guest(distant.url, "Ann")
        assert proxy.lost == 1

    go(scenario())
    assert [row.name for row in distant.read(text("SELECT name FROM person"))] == ["Ann"]


@POSTGRESQL
def test_a_frozen_database_does_not_keep_the_server_from_stopping(proxy: Proxy, tmp_path: Path) -> None:
    log = tmp_path / "log"
    server = Process(proxy.url, log)

    async def scenario() -> int:
        async with await Client.guest(server.url, "Ann") as ann:
            table = await ann.create("harbour", me=2)
            async with ann.live(table.id, seat=0) as live:
                await live.first_position()
                proxy.freeze()
                asked = asyncio.create_task(ann.me())
                began = time.monotonic()
                code = await asyncio.to_thread(server.stop)
                assert time.monotonic() - began < 10
                await asyncio.gather(asked, return_exceptions=True)
                return code

    assert go(scenario()) == 0
    events = [json.loads(line)["event"] for line in log.read_text().splitlines()]
    assert events[-1] == "stopped"


ENDLESS = """
import sys
from roadstead.server.context import Server, Settings
from roadstead.server.limits import Timeouts
from roadstead.server.log import to_standard_error
from roadstead.server.run import run
to_standard_error()
settings = Settings(sys.argv[2], timeouts=Timeouts(stop_seconds=1.0))
run("127.0.0.1", int(sys.argv[1]), Server(settings))
"""


def test_a_stop_that_takes_too_long_is_cut_short(tmp_path: Path) -> None:
    log, database, port = tmp_path / "log", tmp_path / "r.db", free_port()
    with log.open("wb") as file:
        server = subprocess.Popen([sys.executable, "-c", ENDLESS, str(port), str(database)], stderr=file)
    url = f"http://127.0.0.1:{port}"
    wait_until_up(url, lambda: server.poll() is None)
    lock = sqlite3.connect(database, isolation_level=None)
    lock.execute("BEGIN IMMEDIATE")  # somebody else writes, for much longer than the second a stop has here

    async def scenario() -> int:
        guest = asyncio.create_task(Client.guest(url, "Ann"))
        await asyncio.sleep(0.2)
        server.terminate()
        code = await asyncio.to_thread(server.wait, PATIENCE)
        await asyncio.gather(guest, return_exceptions=True)
        return code

    assert go(scenario()) == 1
    lock.close()
    assert json.loads(log.read_text().splitlines()[-1])["event"] == "stop-forced"


HASTY_STOP = """
import os, signal, sys
from roadstead.server.context import Server, Settings
from roadstead.server.log import to_standard_error
from roadstead.server.run import run

heed = signal.signal

def heed_and_send(number, handler):
    heed(number, handler)
    if number == signal.SIGTERM:
        signal.signal = heed
        os.kill(os.getpid(), signal.SIGTERM)

signal.signal = heed_and_send
to_standard_error()
run("127.0.0.1", int(sys.argv[1]), Server(Settings(sys.argv[2])))
"""


def test_a_stop_before_the_server_is_up_is_heeded(tmp_path: Path) -> None:
    command = [sys.executable, "-c", HASTY_STOP, str(free_port()), str(tmp_path / "r.db")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0
    assert [json.loads(line)["event"] for line in done.stderr.splitlines()] == ["started", "stopped"]
