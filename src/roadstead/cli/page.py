"""`roadstead` without a command: a server for this machine, and its page in the browser."""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files
from typing import TYPE_CHECKING

import typer

from roadstead.cli.errors import Failed, report
from roadstead.cli.serve import listening_at, make_server, try_address
from roadstead.server.network import EVERYWHERE, network_hosts

if TYPE_CHECKING:
    from roadstead.text.voice import Phrases

HOST = "127.0.0.1"
PORTS_TRIED = 100
"""How many ports are tried, from the default one."""
START_SECONDS = 30.0
"""How long a server may take until it answers."""
ANSWER_SECONDS = 2.0
MAX_ANSWER = 10_000
"""Most bytes of an answer that says whether a server is there."""


def open_page(port: int | None = None, browser: bool = True, address_at: Callable[[str], str] = str) -> None:
    """Host tables for this machine and open the page, until Ctrl-C; if a server is running already, open its page.

    `address_at` gives the address to open at the server, once it answers.
    """
    from roadstead.server.context import Settings
    from roadstead.server.run import PORT, default_database, run
    from roadstead.text.language import detect_language
    from roadstead.text.voice import Phrases

    phrases = Phrases(detect_language())
    if not files("roadstead").joinpath("web", "index.html").is_file():
        raise Failed(phrases.ui("page-not-built"))
    host = EVERYWHERE[0] if network_hosts() else HOST
    port, is_up = find_port(PORT, host) if port is None else check_port(port, host)
    url = f"http://{HOST}:{port}"
    opens = browser and has_browser()
    if is_up:
        address = address_at(url)
        print_address(phrases, address, opens, phrases.ui("page-running"))
        if opens:
            webbrowser.open(address)
        return
    at = listening_at(host, port)
    server = make_server(Settings(default_database(), listening=at))
    print_address(phrases, url, opens, phrases.ui("page-stop"))
    typer.echo(
        "\n".join(phrases.ui("page-friends", url=url) for url in at.addresses()) or phrases.ui("page-alone")
    )
    sys.stdout.flush()
    visit = Visit(url, opens, address_at)
    threading.Thread(target=visit.go_when_up, daemon=True).start()
    run(host, port, server)
    typer.echo(phrases.ui("page-stopped"))


def print_address(phrases: Phrases, url: str, opens: bool, more: str) -> None:
    """Print where the page is, and `more`."""
    here = phrases.ui("page-opens" if opens else "page-here", url=url)
    typer.echo(f"{here} {more}")


def find_port(first: int, host: str = HOST) -> tuple[int, bool]:
    """A port, and whether a Roadstead server answers there already; ports taken by other programs are skipped."""
    for port in range(first, min(first + PORTS_TRIED, 65536)):
        if is_roadstead(f"http://{HOST}:{port}"):
            return port, True
        try:
            socket.create_server((host, port)).close()
        except OSError:
            continue
        return port, False
    raise Failed(f"no port from {first} on is free at {host}")


def check_port(port: int, host: str = HOST) -> tuple[int, bool]:
    """The port that was asked for, and whether a Roadstead server answers there already."""
    if is_roadstead(f"http://{HOST}:{port}"):
        return port, True
    try_address(host, port)
    return port, False


def is_roadstead(url: str) -> bool:
    """Whether a Roadstead server answers there in time; another program may answer anything, and without an end."""
    import httpx
    from msgspec import json

    until = time.monotonic() + ANSWER_SECONDS
    body = b""
    plain = {"accept-encoding": "identity"}
    try:
        with httpx.stream(
            "GET", f"{url}/healthz", headers=plain, timeout=ANSWER_SECONDS, trust_env=False
        ) as answer:
            for part in answer.iter_raw():
                body += part
                if len(body) > MAX_ANSWER or time.monotonic() > until:
                    return False
        health = json.decode(body)
    except (httpx.HTTPError, ValueError, RecursionError):
        return False
    return isinstance(health, dict) and health.get("status") == "good" and "version" in health


@dataclass(frozen=True)
class Visit:
    """The visit of the browser to a server that is about to start."""

    url: str
    opens: bool
    address_at: Callable[[str], str]

    def go_when_up(self) -> None:
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until:
            if is_roadstead(self.url):
                return self.go()
            time.sleep(0.1)

    def go(self) -> None:
        try:
            address = self.address_at(self.url)
        except Exception as error:  # in a thread of its own: the server runs on
            report(error)
            return
        if self.opens:
            webbrowser.open(address)
        elif address != self.url:
            typer.echo(address)


def has_browser() -> bool:
    """Whether there is a browser with a window; a text browser would only get in the way."""
    if sys.platform == "linux" and not any(map(os.environ.get, ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"))):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True
