"""Connections before and beside whole requests: half-sent ones, idle ones, and too many at once."""

from __future__ import annotations

import asyncio
import logging
import socket
import struct
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from roadstead.server.context import Settings
from roadstead.server.limits import UNLIMITED, Rate, Timeouts, address_key
from roadstead.server.transport import MAX_AHEAD, MAX_HEAD, MAX_PARTS, TrustedAddresses
from tests.server.running import PATIENCE, Running, go, guests, running

STRANGER = "127.0.0.2"
"""An address of this machine that is not the one proxies and owners come from."""
SOON = 0.3
SOON_ENOUGH = 15.0
"""Shorter than the 20 seconds after which a ping ends a live connection that does not answer it."""
HEAD = b"POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
GAMES = b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n"
HEALTH = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"


def settings(folder: Path, connections: int = 0, seconds: float = SOON) -> Settings:
    rates = replace(UNLIMITED, connections=connections)
    return Settings(str(folder / "r.db"), rates=rates, timeouts=Timeouts(request_seconds=seconds))


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that waits for nobody for long."""
    with running(settings(tmp_path_factory.mktemp("hasty"))) as site:
        yield site


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that waits, but takes only a few frames of a live connection."""
    made = settings(tmp_path_factory.mktemp("patient"), seconds=10 * PATIENCE)
    made.rates = replace(made.rates, frames=Rate(20, 0.001))
    with running(made) as site:
        yield site


def dial(site: Running, source: str = "127.0.0.1") -> socket.socket:
    port = int(site.url.rpartition(":")[2])
    return socket.create_connection(("127.0.0.1", port), PATIENCE, (source, 0))


def is_closed(line: socket.socket) -> bool:
    """Whether the other side hangs up without another word."""
    try:
        return line.recv(1000) == b""
    except ConnectionResetError:
        return True


def answer(line: socket.socket) -> bytes:
    line.sendall(HEALTH)
    return line.recv(1000)


HALVES = {
    "nothing": b"",
    "half a request line": b"GET /hea",
    "half a header": HEAD + b"x-long: aaaa",
    "no body": HEAD + b"content-length: 14\r\n\r\n",
    "half a body": HEAD + b'content-length: 14\r\n\r\n{"name',
    "half a chunk": HEAD + b'transfer-encoding: chunked\r\n\r\ne\r\n{"name',
    "line ends": b"\r\n\r\n",
}


def test_half_of_a_request_is_dropped_in_time_and_in_nobodys_way(hasty: Running) -> None:
    with ExitStack() as stack:
        lines = [stack.enter_context(dial(hasty)) for _ in range(10 * len(HALVES))]
        for line, half in zip(lines, list(HALVES.values()) * 10, strict=True):
            line.sendall(half)
        assert httpx.get(f"{hasty.url}/healthz").json()["status"] == "good"
        assert all(is_closed(line) for line in lines)


def test_line_ends_do_not_keep_a_connection_that_was_used_before(hasty: Running) -> None:
    with dial(hasty) as line:
        assert b"200 OK" in answer(line)
        line.sendall(b"\r\n")
        assert is_closed(line)


def test_a_connection_is_used_again_and_a_large_body_may_take_longer(hasty: Running) -> None:
    body = b'{"name":"' + b" " * 60_000 + b'Ann"}'  # at 16,000 bytes a second it may take almost 4 seconds
    with dial(hasty) as line:
        for _ in range(2):
            assert b"200 OK" in answer(line)
        line.sendall(HEAD + b"content-length: %d\r\n\r\n" % len(body) + body[:-5])
        time.sleep(2 * SOON)
        line.sendall(body[-5:])
        assert b"400 Bad Request" in line.recv(1000)  # the name is too long; but it was read


def test_open_connections_of_an_address_are_capped_before_anything_is_read(tmp_path: Path) -> None:
    with running(settings(tmp_path, connections=2, seconds=PATIENCE)) as site, ExitStack() as stack:
        first, second, third = (stack.enter_context(dial(site, STRANGER)) for _ in range(3))
        assert is_closed(third)
        own = [stack.enter_context(dial(site)) for _ in range(5)]  # a proxy brings many people
        for line in (first, second, *own):
            assert b"200 OK" in answer(line)
        first.close()
        wait_for_a_place(site)


def wait_for_a_place(site: Running) -> None:
    """Until one of the stranger's connections does not count any more."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with dial(site, STRANGER) as again, suppress(OSError):
            if b"200 OK" in answer(again):
                return
    raise AssertionError("a place that became free was given to nobody")


async def open_table(site: Running) -> str:
    async with guests(site, "Ann") as [ann]:
        return (await ann.create("harbour", me=2, open=True)).id


def test_live_connections_count_as_open_ones(tmp_path: Path) -> None:
    with running(settings(tmp_path, connections=1, seconds=PATIENCE)) as site, dial(site, STRANGER) as live:
        live.sendall(upgrade(go(open_table(site))))
        assert b"101 Switching" in live.recv(100)
        with dial(site, STRANGER) as other:
            assert is_closed(other)


def upgrade(table: str, query: str = "") -> bytes:
    return (
        f"GET /api/tables/{table}/live?{query} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
        "sec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nsec-websocket-version: 13\r\n\r\n"
    ).encode()


def test_clients_that_go_or_talk_nonsense_leave_no_line_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with running(settings(tmp_path, seconds=PATIENCE)) as site:
        table = go(open_table(site))
        caplog.clear()
        caplog.set_level(logging.INFO)
        masked_text = b"\x81\x82\0\0\0\0"
        frames = [b"", masked_text + b"\xff\xfe", masked_text + b"{}", b"\x81\x01x", b"\x88\x82\0\0\0\0\0\1"]
        said = [
            *HALVES.values(),
            HEALTH,
            b"\x16\x03\x01\x02\x00\x01\x00",
            b"GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n",
            upgrade("nothing"),
            upgrade(table, "seat=9"),
        ]
        for data in said:
            for heard in (False, True):
                with dial(site) as line:
                    line.sendall(data)
                    if heard and data not in HALVES.values():
                        line.recv(1000)
                    hang_up(line)
        for frame in frames:
            with dial(site) as line:
                line.sendall(upgrade(table))
                assert b"101 Switching" in line.recv(1000)
                line.sendall(frame)
                hang_up(line)
    assert [record.getMessage() for record in caplog.records if "stopped" not in record.getMessage()] == []


def test_frames_ahead_of_the_answer_to_the_upgrade_end_the_connection(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(settings(tmp_path, seconds=PATIENCE)) as site:
        table = go(open_table(site))
        caplog.clear()
        caplog.set_level(logging.INFO)
        asked, answer_now = threading.Event(), threading.Event()

        async def who(_: Any) -> None:
            asked.set()
            while not answer_now.is_set():
                await asyncio.sleep(0.01)

        monkeypatch.setattr(site.server, "person", who)
        for frame in (b"\x81\x01x", b"\x81\x82\0\0\0\0\xff\xfe", b"\x81\x82\0\0\0\0{}"):
            asked.clear()
            with dial(site) as line:
                line.sendall(upgrade(table))
                assert asked.wait(PATIENCE)
                line.sendall(frame)
                assert is_closed(line)
        answer_now.set()
    assert [record.getMessage() for record in caplog.records if "stopped" not in record.getMessage()] == []


def hang_up(line: socket.socket) -> None:
    """Go without a goodbye."""
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line.close()


CHUNKED = HEAD + b"transfer-encoding: chunked\r\n\r\n"
OVERLONG = {
    "line": b"GET /" + b"a" * MAX_HEAD,
    "header": HEAD + b"x: " + b"a" * MAX_HEAD,
    "headers": HEAD + b"a: b\r\n" * (MAX_HEAD // 6),
    "trailers": CHUNKED + b"0\r\n" + b"a: b\r\n" * (MAX_HEAD // 6),
    "chunks": CHUNKED + b"1\r\n \r\n" * (MAX_HEAD // 5),
}


@pytest.mark.parametrize("data", OVERLONG.values(), ids=OVERLONG.keys())
def test_a_head_without_end_is_dropped(patient: Running, data: bytes) -> None:
    with dial(patient) as line, suppress(ConnectionError):
        line.sendall(data)
        assert is_closed(line)


def test_who_sends_requests_far_ahead_of_the_answers_is_dropped(patient: Running) -> None:
    assert answers_to(patient, 5_000) < 5_000
    assert answers_to(patient, MAX_AHEAD) == MAX_AHEAD


def test_whoever_is_dropped_leaves_no_line_in_the_log(
    patient: Running, caplog: pytest.LogCaptureFixture
) -> None:
    """Whether they send too much ahead, or leave before the first of several answers."""
    for _ in range(20):
        answers_to(patient, 2 * MAX_AHEAD)
        with dial(patient) as line:
            line.sendall(MAX_AHEAD * GAMES)
    assert answers_to(patient, 1) == 1
    assert not [record for record in caplog.records if record.name.startswith("uvicorn")]


def answers_to(site: Running, requests: int) -> int:
    """How many of so many requests sent at once are answered before the connection is closed."""
    got = b""
    with dial(site) as line, suppress(ConnectionError):
        line.sendall(requests * HEALTH)
        while got.count(b"200 OK") < requests and (more := line.recv(100_000)):
            got += more
    return got.count(b"200 OK")


def test_a_large_body_has_a_small_head(patient: Running) -> None:
    chunk = b"1000\r\n" + b" " * 4096 + b"\r\n"
    with dial(patient) as line:
        line.sendall(CHUNKED + 50 * chunk + b"0\r\n\r\n")
        assert b"400 Bad Request" in line.recv(1000)
        assert b"200 OK" in answer(line)


FRAMES = {
    "pings": b"\x89\x80\0\0\0\0",
    "pongs": b"\x8a\x80\0\0\0\0",
    "messages": b"\x81\x80\0\0\0\0",
    "a message in parts": b"\x01\x80\0\0\0\0" + 30 * b"\0\x80\0\0\0\0",
}


@pytest.mark.parametrize("frame", FRAMES.values(), ids=FRAMES.keys())
def test_frames_of_a_live_connection_are_limited(patient: Running, frame: bytes) -> None:
    with dial(patient) as line, suppress(ConnectionError):
        line.sendall(upgrade(go(open_table(patient))))
        assert b"101 Switching" in line.recv(1000)
        line.sendall(30 * frame)
        while line.recv(1000):
            pass


def test_a_message_in_endless_parts_is_dropped(tmp_path: Path) -> None:
    """Even if the frames are few enough: those that are empty add nothing to the size of the message."""
    with running(settings(tmp_path, seconds=PATIENCE)) as site, dial(site) as line:
        line.sendall(upgrade(go(open_table(site))))
        assert b"101 Switching" in line.recv(1000)
        line.sendall(b"\x01\x80\0\0\0\0")
        for _ in range(2 * MAX_PARTS):
            with suppress(ConnectionError):
                line.sendall(b"\0\x80\0\0\0\0")
        line.settimeout(SOON_ENOUGH)
        with suppress(ConnectionError):
            while line.recv(1000):
                pass


NO_UPGRADES = {
    "a body": (b"host: x", b"host: x\r\ncontent-length: 9"),
    "a long header": (b"host: x", b"host: x\r\nx: " + 9_000 * b"a"),
    "many headers": (b"host: x", b"host: x" + 200 * b"\r\nx: a"),
}


@pytest.mark.parametrize(("usual", "odd"), NO_UPGRADES.values(), ids=NO_UPGRADES.keys())
def test_an_upgrade_that_cannot_be_is_refused_at_once(patient: Running, usual: bytes, odd: bytes) -> None:
    with dial(patient) as line:
        line.settimeout(SOON_ENOUGH)
        line.sendall(upgrade("table").replace(usual, odd))
        assert b"400 Bad Request" in line.recv(1000)
        assert is_closed(line)


def test_who_takes_no_answer_is_dropped(tmp_path: Path) -> None:
    made = settings(tmp_path, connections=1)
    made.page = tmp_path
    (tmp_path / "index.html").write_bytes(b" " * 2_000_000)
    with running(made) as site, dial(site, STRANGER) as line:
        line.sendall(
            MAX_AHEAD * b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"
        )  # more than any buffer on the way holds
        wait_for_a_place(site)


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("unknown", "unknown"),
    ],
)
def test_an_ipv6_customer_is_one_address(host: str, key: str) -> None:
    assert address_key(host) == key


def test_trusted_proxies_are_not_capped() -> None:
    assert "::1" in TrustedAddresses("")
    assert "127.0.0.1" in TrustedAddresses("10.0.0.0/8")
    assert "10.1.2.3" in TrustedAddresses("192.0.2.1, 10.0.0.0/8")
    assert "192.0.2.2" not in TrustedAddresses("192.0.2.1,/run/proxy.sock")
    assert "192.0.2.2" in TrustedAddresses("*")
