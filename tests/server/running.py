"""A server under test: the real one, on a port of its own, in a thread or in a process of its own."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import parse_qs
from urllib.request import urlopen

import httpx
import pytest
from litestar import Litestar
from sqlalchemy import Executable, text

from roadstead.client import Client, Live
from roadstead.refusal import Refused
from roadstead.server.app import create_app
from roadstead.server.context import Server, Settings
from roadstead.server.limits import UNLIMITED
from roadstead.server.store import engine_for
from roadstead.server.transport import GuardedConfig, GuardedServer
from tests.luck import luck

T = TypeVar("T")

FREELY = UNLIMITED
PATIENCE = 120.0
"""Seconds to wait for what must come; a machine may be busy with other things."""
HELD: list[socket.socket] = []
"""Ports that were given out: each stays ours, though nobody listens there yet, or not any more."""


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

    def deal_as(self, name: str) -> None:
        """Tables made from now on are dealt by what `name` gives: the same games in every run, but for the soak."""
        self.server.tables.new_seed = partial(luck(name), 16)

    def inside(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something in the server's own thread, where there is no way from outside."""
        assert self.server.housekeeping is not None
        return asyncio.run_coroutine_threadsafe(work, self.server.housekeeping.get_loop()).result(PATIENCE)

    def write(self, statement: Executable) -> None:
        """Change the database behind the server's back."""
        self.inside(self.server.store.write(lambda db: db.execute(statement)))

    def read(self, query: Executable) -> list[Any]:
        return self.inside(self.server.store.read(lambda db: list(db.execute(query))))

    def forget(self, table_id: str) -> None:
        """Let a table leave memory, as one does that nobody looks at; it will be read again."""

        async def drop() -> None:
            self.server.tables.in_memory.pop(table_id, None)

        self.inside(drop())


def free_port() -> int:
    """A port that nobody else gets as long as this process lives, however often a server there ends and starts."""
    HELD.append(own_socket())
    port: int = HELD[-1].getsockname()[1]
    return port


def own_socket() -> socket.socket:
    """A socket at a port of its own; a server may listen at that port beside it."""
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    made.bind(("127.0.0.1", 0))
    return made


class Tap:
    """An application around another one: notes in which order it sends what to which seat, watcher or request."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.sent: list[tuple[str, Any]] = []

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        seat = parse_qs(scope.get("query_string", b"").decode()).get("seat", ["watcher"])[0]
        whom = seat if scope["type"] == "websocket" else "http"

        async def noted(message: Any) -> None:
            if message["type"] == "websocket.send":
                self.sent.append((whom, message["text"]))
            elif message["type"] == "http.response.body":
                self.sent.append((whom, message["body"]))
            await send(message)

        await self.app(scope, receive, noted)


@contextmanager
def running(settings: Settings, around: Callable[[Litestar], Any] = lambda app: app) -> Iterator[Running]:
    """Start a server, and stop it cleanly afterwards."""
    app = create_app(settings)
    listening = own_socket()
    port: int = listening.getsockname()[1]
    server = GuardedServer(GuardedConfig(around(app), settings, port=port), app)
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
    thread.start()
    while not server.started:
        if not thread.is_alive():
            raise RuntimeError("the server did not start")
        time.sleep(0.01)
    try:
        site = Running(f"http://127.0.0.1:{port}", app)
        site.deal_as("any test")
        yield site
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listening.close()


class Process:
    """A server in a process of its own, as `roadstead serve` starts it; it can be killed."""

    def __init__(
        self,
        database: str,
        log: Path,
        port: int = 0,
        said: Path = Path(os.devnull),
        environment: dict[str, str] | None = None,
    ) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        command = [sys.executable, "-m", "roadstead", *serving(self.port, database)]
        with log.open("ab") as errors, said.open("ab") as out:
            self.process = subprocess.Popen(command, stdout=out, stderr=errors, env=environment)
        wait_until_up(self.url, lambda: self.process.poll() is None)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        self.process.terminate()
        return self.process.wait(PATIENCE)


def serving(port: int, database: str) -> list[str]:
    return ["serve", "--port", str(port), "--database", database]


def wait_until_up(url: str, lives: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            with urlopen(f"{url}/healthz", timeout=5) as answer:
                if answer.status == 200:
                    return
        except OSError:
            pass
        if not lives():
            raise RuntimeError("the server ended")
        time.sleep(0.02)
    raise RuntimeError("the server did not start")


def health(site: Running) -> tuple[int, str]:
    """What the server says of itself."""
    answer = httpx.get(f"{site.url}/healthz", timeout=PATIENCE)
    return answer.status_code, answer.json()["status"]


NURSERY = """
import os, signal, sys
from roadstead.cli.app import run
from roadstead.server.context import Settings
from roadstead.server.run import create_app
create_app(Settings("nowhere"))  # whatever is prepared once is prepared here
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for line in sys.stdin:
    child = os.fork()
    if child == 0:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        nothing = os.open(os.devnull, os.O_RDWR)
        os.dup2(nothing, 0)
        os.dup2(nothing, 1)
        sys.stdin = open(0)
        os._exit(run(line.split()))
    print(child, flush=True)
"""


class Nursery:
    """Starts servers quickly: a process that has loaded all the code and forks one that serves, again and again."""

    def __init__(self, log: Path) -> None:
        with log.open("ab") as file:
            self.process = subprocess.Popen(
                [sys.executable, "-c", NURSERY], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=file
            )
        self.child: int | None = None

    def start(self, port: int, database: str) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(" ".join(serving(port, database)).encode() + b"\n")
        self.process.stdin.flush()
        child = self.child = int(self.process.stdout.readline())
        wait_until_up(f"http://127.0.0.1:{port}", lambda: exists(child))

    def kill(self) -> None:
        """End the server as a power cut would."""
        assert self.child is not None
        os.kill(self.child, signal.SIGKILL)
        while exists(self.child):
            time.sleep(0.002)
        self.child = None

    def close(self) -> None:
        if self.child is not None and exists(self.child):
            self.kill()
        self.process.kill()
        self.process.wait()


def exists(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def go(scenario: Coroutine[object, object, T], patience: float = 300) -> T:
    """Run a scenario of clients to its end."""
    return asyncio.run(asyncio.wait_for(scenario, patience))


@asynccontextmanager
async def guests(site: Running, *names: str) -> AsyncIterator[list[Client]]:
    """New guests of these names."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(await Client.guest(site.url, name)) for name in names]


@contextmanager
def refused(reason: str, field: str = "") -> Iterator[pytest.ExceptionInfo[Refused]]:
    """The server refuses what is asked, for this reason and because of this field."""
    with pytest.raises(Refused) as caught:
        yield caught
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


@contextmanager
def locked(database: str) -> Iterator[None]:
    """Nothing can be written meanwhile."""
    engine = engine_for(database)
    with engine.connect() as db:
        if engine.dialect.name == "postgresql":
            db.execute(text("LOCK TABLE journal IN EXCLUSIVE MODE"))
        else:
            db.execute(text("UPDATE journal SET number = number"))
        yield
    engine.dispose()
