"""What answers at the address of a server may be something else, or mean ill."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import pytest

from roadstead.cli.app import run
from roadstead.cli.terminal import Terminal
from roadstead.client import Client
from tests.server.running import go, refused

COMMANDS = "\x1b[2J\x1b]52;c;aGk=\x07\x9b2J\x7f\r"
"""Clears the screen, fills the clipboard, goes back to the start of the line."""


@contextmanager
def stranger(body: bytes, status: int = 200, location: str = "") -> Iterator[str]:
    """Answers every request in the same way; yields its address."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.rfile.read(int(self.headers.get("content-length", 0)))
            self.send_response(status)
            self.send_header("content-length", str(len(body)))
            if location:
                self.send_header("location", location)
            self.end_headers()
            self.wfile.write(body)

        do_POST = do_GET

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
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


def test_a_server_that_has_moved_is_told_with_its_new_address(capsys: pytest.CaptureFixture[str]) -> None:
    """A proxy sends those who come by http to https."""
    with stranger(b"", 308, "https://games.example.org/") as url:
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
