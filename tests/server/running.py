"""A server under test: the real one, on a port of its own, in a thread or in a process of its own."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
import uvicorn
from litestar import Litestar
from sqlalchemy import Executable

from roadstead.client import Client, Live, ServerRefused
from roadstead.protocol import MAX_MESSAGE
from roadstead.server.app import create_app
from roadstead.server.context import Server, Settings
from roadstead.server.limits import Rate, Rates

T = TypeVar("T")

FREELY = Rates(
    requests=Rate(10**6, 1e6),
    arrivals=Rate(10**6, 1e6),
    making=Rate(10**6, 1e6),
    messages=Rate(10**6, 1e6),
    sockets=10**6,
)
"""No limits, for tests that are not about them."""
PATIENCE = 60.0
"""Seconds to wait for what must come; a machine may be busy with other things."""


@dataclass
class Running:
    """A server in a thread of this process. Its inside may be looked at while it rests."""

    url: str
    app: Litestar

    @property
    def server(self) -> Server:
        server = self.app.state.server
        assert isinstance(server, Server)
        return server

    def inside(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something in the server's own thread, where there is no way from outside."""
        assert self.server.looking is not None
        return asyncio.run_coroutine_threadsafe(work, self.server.looking.get_loop()).result(60)

    def write(self, statement: Executable) -> None:
        """Change the database behind the server's back."""
        self.inside(self.server.store.write(lambda db: db.execute(statement)))

    def read(self, query: Executable) -> list[Any]:
        return self.inside(self.server.store.read(lambda db: list(db.execute(query))))

    def forget(self, table_id: str) -> None:
        """Let a table leave memory, as one does that nobody looks at; it will be read again."""

        async def drop() -> None:
            self.server.tables.hosted.pop(table_id, None)

        self.inside(drop())


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def running(settings: Settings) -> Iterator[Running]:
    """Start a server, and stop it cleanly afterwards."""
    app = create_app(settings)
    port = free_port()
    config = uvicorn.Config(
        app, port=port, log_level="error", ws_max_size=4 * MAX_MESSAGE, timeout_graceful_shutdown=3
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        if not thread.is_alive():
            raise RuntimeError("the server did not start")
        time.sleep(0.01)
    try:
        yield Running(f"http://127.0.0.1:{port}", app)
    finally:
        server.should_exit = True
        thread.join(20)


class Process:
    """A server in a process of its own, as `roadstead serve` starts it; it can be killed."""

    def __init__(self, database: str, log: Path) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        command = [
            sys.executable,
            "-m",
            "roadstead",
            "serve",
            "--port",
            str(self.port),
            "--database",
            database,
        ]
        with log.open("ab") as file:
            self.process = subprocess.Popen(command, stdout=file, stderr=file)
        self.wait_until_up()

    def wait_until_up(self) -> None:
        for _ in range(600):
            try:
                if httpx.get(f"{self.url}/healthz", timeout=1).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended with {self.process.returncode}")
            time.sleep(0.05)
        raise RuntimeError("the server did not start")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        self.process.terminate()
        return self.process.wait(20)


def go(scenario: Coroutine[object, object, T]) -> T:
    """Run a scenario of clients to its end."""
    return asyncio.run(asyncio.wait_for(scenario, 300))


@asynccontextmanager
async def guests(site: Running, *names: str) -> AsyncIterator[list[Client]]:
    """New guests of these names."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(await Client.guest(site.url, name)) for name in names]


@contextmanager
def refused(reason: str, field: str = "") -> Iterator[None]:
    """The server refuses what is asked, for this reason and because of this field."""
    with pytest.raises(ServerRefused) as caught:
        yield
    assert (caught.value.reason, caught.value.field) == (reason, field), str(caught.value)


async def heard(live: Live, what: Callable[[], bool]) -> None:
    """Wait until a live connection has told something."""
    async with asyncio.timeout(PATIENCE):
        while not what():
            await live.news(PATIENCE)


async def eventually(what: Callable[[], Coroutine[Any, Any, bool]]) -> None:
    """Wait until something holds that nobody tells."""
    async with asyncio.timeout(PATIENCE):
        while not await what():
            await asyncio.sleep(0.02)
