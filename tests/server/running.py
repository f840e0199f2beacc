"""A server under test: the real one, on a port of its own, in a thread or in a process of its own."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import httpx
import uvicorn
from litestar import Litestar

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

    def __init__(self, database: str, log: Path, port: int = 0) -> None:
        self.port = port or free_port()
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
