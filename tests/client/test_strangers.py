"""What answers at the address of a server may be something else, or mean ill."""

from __future__ import annotations

import asyncio
import gzip
import re
import socket
import time
import unicodedata
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from threading import Event, Thread
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.server import ServerConnection, serve
from websockets.utils import accept_key

from roadstead.cli.app import run
from roadstead.cli.connection import Connection
from roadstead.cli.keyboard import News
from roadstead.cli.page import is_roadstead
from roadstead.cli.terminal import Terminal
from roadstead.client import Client, Disconnected
from roadstead.protocol import VERSION_HEADER
from tests.server.running import PATIENCE, go, refused

COMMANDS = "\x1b[2J\x1b]52;c;aGk=\x07\x9b2J\x7f\r"
"""Clears the screen, fills the clipboard, goes back to the start of the line."""


@contextmanager
def stranger(
    body: bytes, status: int = 200, headers: dict[str, str] | None = None, slowly: bool = False
) -> Iterator[str]:
    """Answers every request in the same way; yields its address. `slowly`: a little more for half a minute."""
    lengths = {} if slowly else {"content-length": str(len(body))}

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.rfile.read(int(self.headers.get("content-length", 0)))
            self.send_response(status)
            for name, value in {**lengths, **(headers or {})}.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(body)
            with suppress(ConnectionError):  # the other side should have had enough before
                for _ in range(3_000 if slowly else 0):
                    self.wfile.write(b" ")
                    time.sleep(0.01)

        do_POST = do_GET

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            thread.join()


@pytest.mark.parametrize(
    "body", [b"<html>Welcome</html>", b"", b"[]", b'{"a":1}', b'{"id":"\xff","name":""}', b"[" * 100_000]
)
def test_what_is_not_a_server_is_told_as_such(body: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    async def scenario(url: str) -> None:
        async with Client(url) as client:
            with refused("failed"):
                await client.me()

    with stranger(body) as url:
        go(scenario(url))
        assert run(["play", "--server", url, "harbour", "--name", "Ann"]) == 1
    told = capsys.readouterr().err
    assert "not a Roadstead server" in told
    assert "fault of the program" not in told


STRANGE = {
    "not packed as it says": {"content-encoding": "gzip"},
    "a version without end": {VERSION_HEADER: "9" * 5_000},
    "a cookie that cannot be sent back": {"set-cookie": "a=\x80; path=/"},
}


@pytest.mark.parametrize("headers", STRANGE.values(), ids=STRANGE.keys())
def test_strange_headers_are_no_fault_of_ours(
    headers: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    with stranger(b'{"id":"a","name":"Ann"}', headers=headers) as url:
        assert run(["play", "--server", url, "harbour", "--name", "Ann"]) == 1
    told = capsys.readouterr().err
    assert "not a Roadstead server" in told
    assert "fault of the program" not in told


def test_an_answer_that_does_not_end_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roadstead.client.ANSWER_SECONDS", 0.3)

    async def scenario(url: str) -> None:
        async with Client(url) as client:
            client.http.timeout = httpx.Timeout(PATIENCE)  # for each part of an answer
            with pytest.raises(httpx.ReadTimeout):
                await client.me()

    with stranger(b"", slowly=True) as url:
        go(scenario(url), patience=30)


@pytest.mark.parametrize("headers", [{}, {"content-encoding": "gzip"}], ids=["plain", "packed"])
def test_an_answer_is_read_only_so_far(headers: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roadstead.client.MAX_MESSAGE_BYTES", 5_000)
    body = b'{"id":"a","name":"Ann"}' + b" " * 100_000

    async def scenario(url: str) -> None:
        async with Client(url) as client:
            with refused("failed"):
                await client.me()

    with stranger(gzip.compress(body) if headers else body, headers=headers) as url:
        go(scenario(url))


@asynccontextmanager
async def live_stranger(message: str) -> AsyncIterator[str]:
    """Says one thing to everybody who connects, and is silent then."""

    async def speak(connection: ServerConnection) -> None:
        await connection.send(message)
        await connection.wait_closed()

    async with serve(speak, "127.0.0.1", 0) as server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"


@pytest.mark.parametrize("message", ["", "{", "[]", "[" * 100_000, '{"kind":"table","table":7}'])
def test_nonsense_over_a_live_connection_ends_it_for_good(message: str) -> None:
    async def scenario() -> None:
        async with live_stranger(message) as url, Client(url) as client, client.live("t") as live:
            with pytest.raises(Disconnected, match="failed"):
                await live.news(PATIENCE)
            assert live.refused, "to come back is no use"

    go(scenario())


def test_a_cookie_that_was_set_twice_is_sent_as_browsers_do() -> None:
    async def scenario() -> None:
        async with live_stranger("") as url, Client(url) as client:
            for path in ("/", "/api"):
                client.http.cookies.set("roadstead", path, path=path)
            async with client.live("t") as live:
                assert live.socket.request is not None
                assert live.socket.request.headers["cookie"] == "roadstead=/api; roadstead=/"

    go(scenario())


def test_who_waits_for_a_table_hears_that_it_cannot_be_followed() -> None:
    class Broken(Client):
        async def connect(self, *_: Any, **__: Any) -> ClientConnection:
            raise LookupError

    inbox: Queue[News] = Queue()
    connection = Connection(Broken("http://127.0.0.1:1"), inbox)
    connection.follow("t", None, "")
    assert inbox.get(timeout=PATIENCE) == News("gone", "failed")
    connection.close()


@contextmanager
def silent_server() -> Iterator[tuple[str, Event]]:
    """Opens live connections, and neither says nor hears anything then."""
    lines: list[socket.socket] = []
    opened = Event()
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def listen() -> None:
            with suppress(OSError):
                line, _ = listening.accept()
                lines.append(line)
                [key] = re.findall(rb"(?i)sec-websocket-key: (\S+)", line.recv(65_536))
                upgraded = b"HTTP/1.1 101 Yes\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
                line.sendall(
                    upgraded + b"sec-websocket-accept: %s\r\n\r\n" % accept_key(key.decode()).encode()
                )
                opened.set()

        thread = Thread(target=listen)
        thread.start()
        yield f"http://127.0.0.1:{listening.getsockname()[1]}", opened
        thread.join()
    for line in lines:
        line.close()


def test_nothing_is_left_waiting_for_a_server_that_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roadstead.cli.connection.CLOSE_SECONDS", 0.5)
    with silent_server() as (url, opened):
        connection = Connection(Client(url), Queue())
        connection.follow("t", None, "")
        assert opened.wait(PATIENCE)
        live = asyncio.run_coroutine_threadsafe(following(connection), connection.loop)
        live.result(PATIENCE)
        connection.close()
        assert asyncio.all_tasks(connection.loop) == set()


async def following(connection: Connection) -> None:
    """Until the live connection is read."""
    async with asyncio.timeout(PATIENCE):
        while not any("Live.read" in repr(task) for task in asyncio.all_tasks()):
            await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    ("body", "slowly"),
    [(b'{"status":"good","version":"1"}', True), (b"[" * 100_000, False), (b'"good"', False)],
    ids=["slow", "deep", "else"],
)
def test_another_program_at_our_port_is_not_waited_for(body: bytes, slowly: bool) -> None:
    with stranger(body, slowly=slowly) as url:
        assert not is_roadstead(url)
    with stranger(b'{"status":"good","version":"1"}') as url:
        assert is_roadstead(url)


def test_a_server_that_has_moved_is_told_with_its_new_address(capsys: pytest.CaptureFixture[str]) -> None:
    """A proxy sends those who come by http to https."""
    with stranger(b"", 308, {"location": "https://games.example.org/"}) as url:
        assert run(["play", "--server", url, "harbour", "--name", "Ann"]) == 1
    assert "use https://games.example.org" in capsys.readouterr().err


def test_texts_of_a_server_do_not_command_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    refusal = (
        b'{"kind":"refused","reason":"forbidden","text":"\\u001b[2Jno\\u001b]52;c;aGk=\\u0007\\u009b\\r"}'
    )
    with stranger(refusal, 403) as url:
        assert run(["play", "--server", url, "harbour", "--name", "Ann"]) == 1
    Terminal().show(f"Ann{COMMANDS}!")
    told = capsys.readouterr()
    assert "[2Jno" in told.err
    assert "Ann[2J" in told.out
    shown = (told.err + told.out).replace("\n", "")
    assert [letter for letter in shown if unicodedata.category(letter) == "Cc"] == []
