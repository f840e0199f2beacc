"""Guards between TCP and the application: caps on connections, headers and frames, and deadlines.

They apply before a request or message is complete, so that a client that sends only a part of one, or nothing, or does
not read its answers, costs little and not for long.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from ipaddress import ip_address, ip_network
from threading import Timer
from types import FrameType
from typing import Any, Final

import uvicorn
from litestar import Litestar
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from roadstead.protocol import MAX_MESSAGE
from roadstead.server.context import Server, Settings
from roadstead.server.limits import Bucket, Counts, address_key
from roadstead.server.log import note

BYTES_PER_SECOND: Final = 16_000
"""Bytes per second: a body sent, or an answer read, at least this fast may take as long as its size needs."""
MAX_HEAD: Final = 65_536
"""Most bytes of a request besides its body: request line, headers, chunk frames, trailers."""
MAX_AHEAD: Final = 32
"""Most requests that a connection may send while earlier ones wait for their answers; each is kept in memory."""
SLICE: Final = 1_024
"""Bytes of a WebSocket read at once: a few hundred frames at most, so that other connections are served soon."""
MAX_PARTS: Final = 64
"""Most frames of one message: empty ones do not count towards its size, but each is kept in memory."""
NO_UPGRADE: Final = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
LOOPBACK: Final = ("127.0.0.1", "::1")
"""Addresses of this machine: a proxy, or a local user."""


FAULTS_OF_CLIENTS: Final = (
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    "Unsupported upgrade request.",
)
"""Log messages of uvicorn that are dropped: clients could fill the disk with them."""


def is_worth_a_line(record: logging.LogRecord) -> bool:
    """Neither faults of clients nor requests that a stop has cancelled are."""
    cancelled = record.exc_info is not None and record.exc_info[0] is asyncio.CancelledError
    return not cancelled and record.msg not in FAULTS_OF_CLIENTS


class TrustedAddresses:
    """Trusted proxies, as `FORWARDED_ALLOW_IPS` lists them for uvicorn: each forwards requests of many clients."""

    def __init__(self, listed: str) -> None:
        entries = [entry.strip() for entry in listed.split(",") if entry.strip()]
        self.everybody = "*" in entries
        self.networks = [
            ip_network(entry, strict=False) for entry in (*entries, *LOOPBACK) if is_network(entry)
        ]

    def __contains__(self, host: str) -> bool:
        return self.everybody or any(ip_address(host) in network for network in self.networks)


def is_network(text: str) -> bool:
    try:
        ip_network(text, strict=False)
    except ValueError:  # "*", or the path of a socket
        return False
    return True


class GuardedConfig(uvicorn.Config):
    """uvicorn's configuration: our protocol classes, their shared state, and no log lines of its own."""

    def __init__(self, app: Litestar, settings: Settings, **more: Any) -> None:
        super().__init__(
            app,
            http=GuardedHttp,
            ws=GuardedWebSocket,
            log_config=None,
            log_level="warning",
            access_log=False,
            server_header=False,
            ws_max_size=4 * MAX_MESSAGE,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=settings.timeouts.farewell_seconds,
            **more,
        )
        self.timeouts = settings.timeouts
        self.max_connections = settings.rates.connections
        self.frames = settings.rates.frames
        self.trusted = TrustedAddresses(os.environ.get("FORWARDED_ALLOW_IPS", ""))
        self.open = Counts()

    def configure_logging(self) -> None:
        super().configure_logging()
        logging.getLogger("uvicorn.error").addFilter(is_worth_a_line)

    def count_key(self, client: tuple[str, int] | None) -> str:
        """The key under which a connection counts towards the cap; empty if it does not count."""
        if client is None or not self.max_connections or client[0] in self.trusted:
            return ""
        return address_key(client[0])


class GuardedServer(uvicorn.Server):
    """A server whose shutdown has a time limit, whatever its clients and its database do."""

    def __init__(self, config: GuardedConfig, app: Litestar) -> None:
        super().__init__(config)
        self.app = app
        self.timeouts = config.timeouts

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.should_exit:
            return  # at a second Ctrl-C uvicorn would leave out the rest, though it is done in a moment
        last = Timer(self.timeouts.stop_seconds, end_at_once)
        last.daemon = True
        last.start()
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        server: Server = self.app.state.server
        server.store.patience.hurry(self.timeouts.last_writes_seconds)
        await super().shutdown(sockets)


def end_at_once() -> None:
    """Exit as if killed; everything acknowledged is committed."""
    note("stop-forced")
    os._exit(1)


class PatientWriter(asyncio.Protocol):
    """Drops a connection whose peer does not read what it is sent, also while it is being closed."""

    config: GuardedConfig
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    write_timer: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        seconds = self.transport.get_write_buffer_size() / BYTES_PER_SECOND
        self.write_timer = self.loop.call_later(
            self.config.timeouts.request_seconds + seconds, self.transport.abort
        )

    def resume_writing(self) -> None:
        super().resume_writing()
        self.cancel_write_timer()

    def cancel_write_timer(self) -> None:
        if self.write_timer is not None:
            self.write_timer.cancel()
            self.write_timer = None


class TooFarAhead(Exception):
    """A client sends requests without waiting for the answers."""


class GuardedHttp(PatientWriter, HttpToolsProtocol):
    """HTTP that closes connections beyond the cap, and those that send too much at once or no whole request in time."""

    config: GuardedConfig

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.head = 0
        """Bytes of the current request outside its body."""
        self.deadline = 0.0
        self.timer: asyncio.TimerHandle | None = None
        self.cycles: list[RequestResponseCycle] = []
        """Requests whose answers are not complete."""
        self.counted = self.config.count_key(self.client)
        if self.counted and not self.config.open.add(self.counted, self.config.max_connections):
            self.counted = ""
            transport.abort()
            return
        self.expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self.release()
        self.silence()
        super().connection_lost(exc)

    def silence(self) -> None:
        """Write no more answers; uvicorn itself remembers only the newest request."""
        for cycle in self.cycles:
            cycle.disconnected = True

    def drop(self) -> None:
        """Close the connection at once."""
        self.silence()
        self.transport.abort()

    def release(self) -> None:
        self.cancel_timer()
        self.cancel_write_timer()
        if self.counted:
            self.config.open.remove(self.counted)
            self.counted = ""

    def handle_websocket_upgrade(self) -> None:
        self.release()  # from here on it is counted as a WebSocket
        super().handle_websocket_upgrade()

    # -- the deadline --------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if (
            self.timer is None
        ):  # also after line ends between requests, for which on_message_begin is not called
            self.expect_request()
        self.head += len(data)
        super().data_received(data)
        if self.head > MAX_HEAD:
            self.drop()

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MAX_AHEAD:
            self.drop()
            raise TooFarAhead  # ends the parsing of what was read at once, which may be thousands of requests
        super().on_message_begin()
        self.expect_request()

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        newest: RequestResponseCycle | None = self.cycle
        self.cycles = [cycle for cycle in self.cycles if not cycle.response_complete and cycle is not newest]
        if newest is not None:
            self.cycles.append(newest)

    def send_400_response(self, msg: str) -> None:
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        self.head -= len(body)
        self.deadline += len(body) / BYTES_PER_SECOND

    def on_message_complete(self) -> None:
        self.cancel_timer()
        self.head = 0
        super().on_message_complete()

    def expect_request(self) -> None:
        self.deadline = self.loop.time() + self.config.timeouts.request_seconds
        if self.timer is None:
            self.timer = self.loop.call_at(self.deadline, self.check_deadline)

    def check_deadline(self) -> None:
        now = self.loop.time()
        self.timer = None
        if self.flow.read_paused:  # the rest was sent, but we do not read at present
            self.expect_request()
        elif now < self.deadline:
            self.timer = self.loop.call_at(self.deadline, self.check_deadline)
        else:
            self.drop()

    def cancel_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class GuardedWebSocket(PatientWriter, WebSocketsSansIOProtocol):
    """A WebSocket that counts as an open connection while it lasts and is closed if it sends too many frames.

    Pings, pongs and fragments are not counted anywhere else, and each costs as much as a message.
    """

    config: GuardedConfig

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.allowance = Bucket(self.config.frames)
        self.counted = self.config.count_key(self.client)
        if self.counted:
            self.config.open.add(self.counted, self.config.max_connections)

    def connection_lost(self, exc: Exception | None) -> None:
        self.cancel_write_timer()
        super().connection_lost(exc)
        if self.counted:
            self.config.open.remove(self.counted)

    def data_received(self, data: bytes) -> None:
        if (
            self.handshake_initiated and not self.handshake_complete
        ):  # uvicorn cannot refuse what comes so early
            self.transport.abort()
            return
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])
        if (
            not self.handshake_initiated
        ):  # the whole request was given; uvicorn would wait for another one for ever
            self.handshake_complete = self.close_sent = True
            self.transport.write(NO_UPGRADE)
            self.transport.close()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > MAX_PARTS:
            self.transport.abort()

    def handle_events(self) -> None:
        if self.allowance.take(self.config.frames, len(self.conn.events)):
            super().handle_events()
        else:
            self.transport.abort()
