"""The server's addresses in the network: told on its own machine, and to nobody else."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import httpx
import pytest

from roadstead.cli.serve import listening_at
from roadstead.server import network
from roadstead.server.context import Settings
from roadstead.server.network import Listening, is_loopback, network_hosts
from tests.server.running import FREELY, Running, running

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
