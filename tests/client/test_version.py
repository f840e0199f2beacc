"""Server and clients tell when they speak different versions of the protocol. The newer server is a stand-in."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Event, Thread

import httpx
import pytest
from msgspec import json
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.http11 import Request, Response

from roadstead.cli.app import run
from roadstead.client import Client, Disconnected
from roadstead.protocol import VERSION, VERSION_HEADER
from roadstead.refusal import Refused
from roadstead.server.context import Settings
from tests.server.running import PATIENCE, go, running


@asynccontextmanager
async def newer_server() -> AsyncIterator[str]:
    """Speaks the next version, in which a table is something else."""

    def answer(connection: ServerConnection, request: Request) -> Response | None:
        if request.headers.get("upgrade"):
            return None
        response = connection.respond(200, '{"identity":["ann"]}')
        response.headers[VERSION_HEADER] = str(VERSION + 1)
        return response

    async def greet(connection: ServerConnection) -> None:
        await connection.send(json.encode({"kind": "table", "version": VERSION + 1, "board": []}).decode())
        await connection.wait_closed()

    async with serve(greet, "127.0.0.1", 0, process_request=answer) as server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"


def test_the_server_tells_its_version_with_every_answer_and_first_of_all_when_live(tmp_path: Path) -> None:
    async def scenario(url: str) -> tuple[set[str | None], int]:
        async with await Client.guest(url, "Ann") as ann, httpx.AsyncClient(base_url=url) as http:
            paths = ("/healthz", "/api/games", "/api/me", "/api/nothing")
            told = {(await http.get(path)).headers.get(VERSION_HEADER) for path in paths}
            table = await ann.create("harbour", me=1, bots=["random"], open=True)
            address = url.replace("http", "ws", 1)
            async with connect(f"{address}/api/tables/{table.id}/live") as live:
                first = json.decode(await live.recv())
            return told, first["version"]

    with running(Settings(f"sqlite:///{tmp_path}/r.db")) as site:
        assert go(scenario(site.url)) == ({str(VERSION)}, VERSION)


def test_a_client_says_that_the_server_is_newer() -> None:
    async def scenario() -> None:
        async with newer_server() as url, Client(url) as client:
            with pytest.raises(Refused, match="version 2 of the protocol, this program version 1") as refused:
                await client.me()
            assert refused.value.reason == "other-version"

    go(scenario())


def test_a_live_connection_to_a_newer_server_is_given_up() -> None:
    async def scenario() -> None:
        async with newer_server() as url, Client(url) as client, client.live("t") as live:
            with pytest.raises(Disconnected, match="other-version"):
                await live.news(PATIENCE)
            assert live.refused, "to come back is no use"

    go(scenario())


def test_the_terminal_says_that_the_server_is_newer(capsys: pytest.CaptureFixture[str]) -> None:
    assert beside_newer_server(lambda url: run(["play", "--server", url, "--token", "t"])) == 1
    assert "update this program" in capsys.readouterr().err


def beside_newer_server(work: Callable[[str], int]) -> int:
    """Do something while a newer server listens in a thread of its own."""
    found: list[str] = []
    up, done = Event(), Event()

    async def listen() -> None:
        async with newer_server() as url:
            found.append(url)
            up.set()
            await asyncio.to_thread(done.wait)

    thread = Thread(target=lambda: asyncio.run(listen()))
    thread.start()
    up.wait(PATIENCE)
    try:
        return work(found[0])
    finally:
        done.set()
        thread.join(PATIENCE)
