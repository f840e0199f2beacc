"""The server's addresses in the network: told on its own machine, and to nobody else."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import httpx
import pytest
from websockets.asyncio.client import connect

from roadstead.cli.serve import listening_at
from roadstead.server import network
from roadstead.server.connections import POLICY
from roadstead.server.context import Settings
from roadstead.server.network import Listening, is_loopback, network_hosts, strange_name
from tests.server.running import FREELY, Running, go, running

PLAIN = {"status", "version"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(Settings(str(tmp_path_factory.mktemp("site") / "r.db"), rates=FREELY)) as site:
        yield site


@pytest.mark.parametrize(
    ("headers", "told"),
    [
        ({}, True),
        ({"host": "localhost:8620"}, True),
        ({"host": "[::1]:8620"}, True),
        ({"host": "192.168.7.7:8620"}, False),
        ({"host": "evil.example"}, False),  # a stranger's name that leads to this machine
        ({"host": "localhost.evil.example"}, False),
        ({"host": "[::1"}, False),
        ({"x-forwarded-for": "203.0.113.5"}, False),  # a proxy on this machine passes on a stranger's request
    ],
)
def test_addresses_are_told_on_this_machine_only(
    site: Running, monkeypatch: pytest.MonkeyPatch, headers: dict[str, str], told: bool
) -> None:
    monkeypatch.setattr(network, "network_hosts", lambda family: ["192.168.7.7", "10.8.0.3"])
    monkeypatch.setattr(site.server.settings, "listening", Listening("0.0.0.0", 8620))
    health = httpx.get(f"{site.url}/healthz", headers=headers).json()
    assert set(health) == (PLAIN | {"address", "addresses"} if told else PLAIN)
    if told:
        assert health["addresses"] == ["http://192.168.7.7:8620", "http://10.8.0.3:8620"]
        assert health["address"] == health["addresses"][0]


@pytest.mark.parametrize(
    "database",
    [
        "postgresql://ann:s3cret@db/games",
        "postgresql://ann@db/games?password=s3cret&sslmode=require",
        "postgresql://ann@db/games?sslpassword=s3cret",
    ],
)
def test_the_command_does_not_tell_the_password_of_the_database(database: str) -> None:
    command = listening_at("127.0.0.1", 8620, database).command
    assert "ann" in command
    assert "s3cret" not in command


def test_a_server_for_this_machine_alone_tells_the_command_there(
    site: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = Listening("127.0.0.1", 8620, "roadstead serve --host 0.0.0.0")
    monkeypatch.setattr(site.server.settings, "listening", at)
    here = httpx.get(f"{site.url}/healthz").json()
    passed_on = httpx.get(f"{site.url}/healthz", headers={"x-forwarded-for": "203.0.113.5"}).json()
    assert here["command"] == at.command
    assert set(passed_on) == PLAIN


STRANGE = [
    "evil.example:{port}",
    "evil.example.:{port}",
    "EVIL.example:{port}",
    "localhost.evil.example:{port}",
    "127.0.0.1.evil.example:{port}",
]
"""Names that a stranger may have led to 127.0.0.1, as browsers send them."""
OURS = [
    "localhost:{port}",
    "roadstead.localhost:{port}",
    "127.0.0.1:{port}",
    "[::1]:{port}",
    "192.168.7.7:{port}",
    "my-pc:{port}",
    "My-Pc.local:{port}",
    "fun.club.example:{port}",
    "games.example.org",  # by a proxy
    "games.example.org:8443",
    "[::1",
]
EVERYTHING = ["/", "/healthz", "/api/me", "/api/tables"]


@pytest.fixture
def called(site: Running, monkeypatch: pytest.MonkeyPatch) -> Running:
    monkeypatch.setattr(site.server.settings, "known_as", frozenset({"fun.club.example"}))
    return site


@pytest.mark.parametrize("host", STRANGE)
def test_a_page_that_was_led_here_by_a_strangers_name_gets_nothing(called: Running, host: str) -> None:
    port = called.url.rpartition(":")[2]
    headers = {"host": host.format(port=port)}
    spoofed = {"x-forwarded-for": "192.168.7.7", "x-forwarded-proto": "https"}  # as its script may send
    for sent in (headers, headers | spoofed):
        answers = [httpx.get(called.url + path, headers=sent) for path in EVERYTHING]
        answers.append(httpx.post(f"{called.url}/api/guests", json={"name": "Eve"}, headers=sent))
        assert {(answer.status_code, answer.json()["reason"]) for answer in answers} == {(403, "cross-site")}
        assert f"--known-as {host.lower().split(':')[0].rstrip('.')}" in answers[0].json()["text"]
    assert go(why_closed(headers["host"], int(port))) == (POLICY, "cross-site")


async def why_closed(host: str, port: int) -> tuple[int | None, str | None]:
    async with connect(f"ws://{host}/api/tables/x/live", host="127.0.0.1", port=port) as dialled:
        await dialled.wait_closed()
        return dialled.close_code, dialled.close_reason


@pytest.mark.parametrize("host", OURS)
def test_our_own_names_and_those_that_proxies_pass_on_are_served(called: Running, host: str) -> None:
    headers = {"host": host.format(port=called.url.rpartition(":")[2])}
    assert [httpx.get(called.url + path, headers=headers).status_code for path in EVERYTHING[1:]] == [
        200,
        401,
        200,
    ]


def test_who_comes_by_tls_has_come_by_a_proxy(site: Running) -> None:
    """Where the proxy listens at the same port as we do; browsers tell where a page is from if they speak TLS."""
    host = f"games.example.org:{site.url.rpartition(':')[2]}"
    headers = {"host": host, "x-forwarded-proto": "https", "sec-fetch-site": "same-origin"}
    assert httpx.get(f"{site.url}/healthz", headers=headers).status_code == 200


@pytest.mark.parametrize("address", ["192.168.7.7", "fd00::7", "10.0.0.4"])
def test_in_a_network_every_name_is_served(address: str) -> None:
    assert strange_name("games.example.org:8620", (address, 8620), ()) == ""


def test_this_machines_own_name_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    here = ("127.0.1.1", 8620)  # as Debian has it
    assert strange_name("pc.example.org:8620", here, ()) == "pc.example.org"
    monkeypatch.setattr(socket, "gethostname", lambda: "PC.example.org")
    assert strange_name("pc.example.org:8620", here, ()) == ""


def test_at_port_80_browsers_name_none() -> None:
    assert strange_name("evil.example", ("127.0.0.1", 80), ()) == "evil.example"
    assert strange_name("evil.example", ("127.0.0.1", 8620), ()) == ""


@pytest.mark.parametrize("family", [socket.AF_INET, socket.AF_INET6])
def test_this_machines_own_addresses_are_reachable_ones(family: socket.AddressFamily) -> None:
    """Whatever networks the machine of this test is in."""
    found = network_hosts(family)
    assert len(found) == len(set(found))
    for host in found:
        assert not is_loopback(host)
        socket.create_server((host, 0), family=family).close()  # it is our own


@pytest.mark.parametrize(
    ("host", "loopback"),
    [
        ("127.0.0.1", True),
        ("127.8.9.1", True),
        ("::1", True),
        ("::ffff:127.0.0.1", True),
        ("localhost", True),
        ("192.168.7.7", False),
        ("::ffff:192.168.7.7", False),
        ("0.0.0.0", False),
        ("notlocalhost", False),
        ("", False),
    ],
)
def test_loopback(host: str, loopback: bool) -> None:
    assert is_loopback(host) is loopback
