"""`roadstead` alone: the server for this machine, and the page in the browser."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import httpx
import pytest

from roadstead.cli import credentials, page, serve
from roadstead.cli.record_page import RecordPage
from roadstead.engine.game import CHANCE
from roadstead.engine.record import Record, RecordLine
from roadstead.engine.table import Table
from roadstead.games import load
from roadstead.refusal import Refused
from roadstead.server import network
from roadstead.server import run as running
from roadstead.server.context import Settings
from roadstead.server.limits import UNLIMITED, Rate
from tests.cli.conftest import Roadstead
from tests.server.running import Process, free_port, wait_until_up
from tests.server.running import running as serving

NOT_BUILT = "the page has not been built. In a checkout, build it with: make page."
STARTED = """
import roadstead.cli.page, roadstead.server.run, sys
roadstead.server.run.PORT = int(sys.argv.pop())
from roadstead.cli import main
main()
"""
"""`roadstead` as a person starts it, but at a port of its own."""


def hosts(monkeypatch: pytest.MonkeyPatch, *found: str) -> None:
    """A machine that has these addresses in its networks."""
    for module in (page, network):
        monkeypatch.setattr(module, "network_hosts", lambda family=None: list(found))


@pytest.fixture
def opened_urls(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A machine with a browser; the addresses that it was sent to."""
    addresses: list[str] = []
    monkeypatch.setattr(page, "has_browser", lambda: True)
    monkeypatch.setattr("webbrowser.open", addresses.append)
    return addresses


@pytest.fixture
def built_page(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A page that has been built, even if it is not built here."""
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "index.html").write_text("<!doctype html>")
    monkeypatch.setattr(page, "files", lambda package: tmp_path)


@pytest.fixture
def started_servers(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """The addresses of servers that would have been started; none is."""
    places: list[tuple[str, int]] = []
    monkeypatch.setattr(running, "run", lambda host, port, settings: places.append((host, port)))
    hosts(monkeypatch, "192.168.7.7")
    monkeypatch.setattr(page.Visit, "go_when_up", page.Visit.go)
    return places


@pytest.fixture
def port(monkeypatch: pytest.MonkeyPatch) -> int:
    port = free_port()
    monkeypatch.setattr(running, "PORT", port)
    return port


@pytest.fixture
def taken_port(port: int) -> Iterator[int]:
    """The usual port, which another program has taken: it listens and never answers."""
    with socket.create_server(("127.0.0.1", port)):
        yield port


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("en_GB", "Roadstead is at {url} and opens in your browser. Ctrl-C stops it; your games are kept."),
        ("de_DE", "Roadstead ist unter {url} und öffnet sich in deinem Browser. Strg-C beendet es;"),
        ("fr_FR", "Roadstead est à l'adresse {url} et s'ouvre dans votre navigateur. Ctrl-C l'arrête"),
    ],
)
@pytest.mark.usefixtures("built_page")
def test_it_says_where_the_page_is_and_how_friends_come(
    roadstead: Roadstead,
    monkeypatch: pytest.MonkeyPatch,
    started_servers: list[tuple[str, int]],
    opened_urls: list[str],
    port: int,
    lang: str,
    says: str,
) -> None:
    monkeypatch.setenv("LC_ALL", f"{lang}.UTF-8")
    answer = roadstead()
    url = f"http://127.0.0.1:{port}"
    assert answer.code == 0
    assert says.format(url=url) in answer.out
    assert f"http://192.168.7.7:{port}" in answer.out
    assert started_servers == [("0.0.0.0", port)]
    assert opened_urls == [url]


@pytest.mark.usefixtures("built_page", "opened_urls")
def test_without_a_network_it_is_for_this_machine_alone(
    roadstead: Roadstead, monkeypatch: pytest.MonkeyPatch, started_servers: list[tuple[str, int]], port: int
) -> None:
    hosts(monkeypatch)
    assert "it is for this machine alone" in roadstead().out
    assert started_servers == [("127.0.0.1", port)]


@pytest.mark.parametrize(
    ("arguments", "found", "lines"),
    [
        (
            ("--port", "8700", "--database", "club.db"),
            ["192.168.7.7"],
            [
                "Roadstead is at http://127.0.0.1:8700 and",
                "with: roadstead serve --host 0.0.0.0 --port 8700 --database club.db",
                "they then open http://192.168.7.7:8700",
            ],
        ),
        (("--host", "localhost"), [], ["with: roadstead serve --host 0.0.0.0\n"]),
        (
            ("--host", "0.0.0.0"),
            ["192.168.7.7", "10.8.0.3"],
            ["at http://127.0.0.1:8620", "open http://192.168.7.7:8620 or http://10.8.0.3:8620\n"],
        ),
        (("--host", "::"), ["fd12::7"], ["at http://[::1]:8620", "open http://[fd12::7]:8620\n"]),
        (("--host", "0.0.0.0"), [], ["This machine is in no network at present"]),
        (("--host", "192.0.2.7"), [], ["Friends in your network open http://192.0.2.7:8620\n"]),
    ],
)
def test_serve_says_what_friends_open_or_how_to_let_them(
    roadstead: Roadstead,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    arguments: tuple[str, ...],
    found: list[str],
    lines: list[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(running, "run", lambda host, port, server: None)
    monkeypatch.setattr(serve, "try_address", lambda host, port: None)
    hosts(monkeypatch, *found)
    said = roadstead("serve", *arguments).out
    assert [line for line in lines if line not in said] == []


@pytest.mark.usefixtures("built_page")
def test_without_a_browser_it_tells_the_address(
    roadstead: Roadstead, monkeypatch: pytest.MonkeyPatch, started_servers: list[tuple[str, int]], port: int
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("webbrowser.open", lambda url: pytest.fail("there is no browser"))
    assert f"Roadstead is at http://127.0.0.1:{port}. Open this address in a browser." in roadstead().out
    assert started_servers


@pytest.mark.usefixtures("built_page")
def test_a_taken_port_is_passed_over(
    roadstead: Roadstead, started_servers: list[tuple[str, int]], opened_urls: list[str], taken_port: int
) -> None:
    answer = roadstead()
    (_, port) = started_servers[0]
    assert taken_port < port < taken_port + page.PORTS_TRIED
    assert f"http://127.0.0.1:{port}" in answer.out
    assert opened_urls == [f"http://127.0.0.1:{port}"]


@pytest.mark.usefixtures("built_page")
def test_a_server_that_is_up_is_used(
    roadstead: Roadstead,
    started_servers: list[tuple[str, int]],
    opened_urls: list[str],
    port: int,
    tmp_path: Path,
) -> None:
    server = Process(str(tmp_path / "r.db"), tmp_path / "log", port)
    try:
        answer = roadstead()
    finally:
        server.stop()
    assert f"{server.url} and opens in your browser. It was running already." in answer.out
    assert opened_urls == [server.url]
    assert started_servers == []


@pytest.mark.usefixtures("built_page")
def test_a_port_of_ones_own_and_no_browser(
    roadstead: Roadstead, started_servers: list[tuple[str, int]], opened_urls: list[str]
) -> None:
    port = free_port()
    answer = roadstead("--port", str(port), "--no-browser")
    assert f"Roadstead is at http://127.0.0.1:{port}. Open this address in a browser." in answer.out
    assert started_servers == [("0.0.0.0", port)]
    assert opened_urls == []


@pytest.mark.usefixtures("built_page", "opened_urls")
def test_a_port_that_was_asked_for_is_not_passed_over(
    roadstead: Roadstead, started_servers: list[tuple[str, int]], taken_port: int
) -> None:
    answer = roadstead("--port", str(taken_port))
    assert answer.code == 1
    assert f"cannot listen at 0.0.0.0:{taken_port}" in answer.err
    assert started_servers == []


@pytest.mark.parametrize("arguments", [("--port", "8800"), ("--no-browser",)])
def test_the_options_of_the_page_do_not_go_with_a_command(
    roadstead: Roadstead, arguments: tuple[str, ...]
) -> None:
    answer = roadstead(*arguments, "rules", "harbour")
    assert answer.code == 2
    assert "stand after 'rules'" in answer.err


@pytest.mark.usefixtures("built_page")
def test_a_record_opens_in_the_page_at_its_last_position(
    roadstead: Roadstead, opened_urls: list[str], port: int, tmp_path: Path
) -> None:
    """As a fuzz run writes it: a game that breaks off somewhere."""
    rules = load("novgorod").rules()
    table = Table(rules, 2, rules.game.settings(2, {}))
    rng = Random(5)
    while len(table.log) < 40:
        seat = table.state.actors()[0]
        if seat == CHANCE:
            table.deal(table.state.draw(rng))
        else:
            table.play(seat, table.legal(seat)[0])
    file = tmp_path / "broken.txt"
    events = [RecordLine(event.who, rules.codebook.notation(event.code)) for event in table.log]
    record = Record("novgorod", rules.version, rules.cards.digest, 2, events=events)
    file.write_text(record.text())
    server = Process(str(tmp_path / "r.db"), tmp_path / "log", port)
    try:
        answer = roadstead("replay", "--page", str(file))
        (address,) = opened_urls
        found = httpx.get(address.replace("/tables/", "/api/tables/")).json()
        shown = httpx.get(
            f"{server.url}/api/tables/{found['id']}/replay/40", params={"invite": found["invite"]}
        ).json()
    finally:
        server.stop()
    assert answer.code == 0
    assert address == f"{server.url}/tables/{found['id']}?at=40&invite={found['invite']}"
    assert shown["at"] == shown["last"] == 40
    assert address in answer.out


def test_a_server_that_is_busy_does_not_cost_the_stored_token(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    busy = Settings(str(tmp_path / "r.db"), rates=replace(UNLIMITED, requests=Rate(0, 0.0)))
    with serving(busy) as site:
        credentials.remember(site.url, "Ann", "roadstead-token")
        with pytest.raises(Refused) as refused:
            RecordPage(Record("harbour", 1, "", 2)).address_at(site.url)
    assert refused.value.reason == "too-fast"
    assert credentials.token_for(site.url, "Ann") == "roadstead-token"


def test_a_page_that_was_not_built(
    roadstead: Roadstead,
    monkeypatch: pytest.MonkeyPatch,
    started_servers: list[tuple[str, int]],
    tmp_path: Path,
) -> None:
    monkeypatch.setattr(page, "files", lambda package: tmp_path)
    answer = roadstead()
    assert answer.code == 1
    assert NOT_BUILT in answer.err
    assert started_servers == []


def test_it_opens_the_browser_and_stops_at_ctrl_c(tmp_path: Path) -> None:
    """The whole command in its own process, with a browser that records its URLs."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    visited = tmp_path / "visited"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >{visited}\n')
    browser.chmod(0o755)
    environment = {"BROWSER": str(browser), "XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}
    process = subprocess.Popen(
        [sys.executable, "-c", STARTED, str(port)],
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        wait_until_up(url, lambda: process.poll() is None)
        until = time.monotonic() + 30
        while not (visited.exists() and visited.read_text()) and time.monotonic() < until:
            time.sleep(0.02)
        assert visited.read_text().strip() == url
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)
    finally:
        process.kill()
    assert process.returncode == 0
    assert out.endswith("Roadstead has stopped. Your games are kept.\n")
    assert err == ""
