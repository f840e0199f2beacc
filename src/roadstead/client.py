"""An async, typed client of a Roadstead server: the HTTP API as methods, a table as a live connection.

async with await Client.guest("http://127.0.0.1:8620", "Ann") as client:
    table = await client.create("harbour", me=1, bots=["greedy", "greedy"])
    async with client.live(table.id, seat=0) as live:
        while not live.over():
            if live.choices:
                await live.play(live.choices[0].move)
            else:
                await live.news()
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Final, TypeVar, cast
from urllib.parse import urlencode

import httpx
from msgspec import Struct, json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from roadstead import protocol
from roadstead.protocol import (
    VERSION,
    VERSION_HEADER,
    Accepted,
    Chair,
    Chat,
    ChatLine,
    Choice,
    Done,
    FromServer,
    GameInfo,
    Happened,
    Hinted,
    Key,
    Me,
    Move,
    NewTable,
    Pong,
    Position,
    Previewed,
    Refusal,
    Replayed,
    Scores,
    SeatsChanged,
    TableInfo,
    TableList,
    Token,
    WhyNotSaid,
)
from roadstead.refusal import Reason, Refused

T = TypeVar("T")

DECODER: Final = json.Decoder(FromServer)
ANSWER_SECONDS: Final = 30.0
BYTES_PER_SECOND: Final = 16_000
"""An answer that arrives at least this fast may take as long as its size needs."""
POLICY: Final = 1008
"""The WebSocket close code of a refused connection."""
MAX_MESSAGE_BYTES: Final = 32_000_000
"""Large enough for the first position of a long game with all its texts; answers over HTTP are smaller."""
MAX_VERSION_DIGITS: Final = 9
MAX_REVISION: Final = 2**31 - 1
REDIRECTS: Final = (301, 302, 303, 307, 308)
NOT_A_SERVER: Final = "what answers there is not a Roadstead server"


class Disconnected(Exception):
    """The live connection was lost; connect again to continue."""


@dataclass(frozen=True)
class Answer:
    """The whole answer to an HTTP request."""

    status: int
    headers: httpx.Headers
    body: bytes


class Client:
    """A connection to a server: anonymous, signed in by cookie, or with a token."""

    def __init__(self, server: str, token: str = "") -> None:
        self.server = server.rstrip("/")
        headers = {"accept-encoding": "identity"}  # what is packed may be any size once unpacked
        if token:
            headers["authorization"] = f"Bearer {token}"
        self.http = httpx.AsyncClient(base_url=self.server, headers=headers, timeout=ANSWER_SECONDS)
        self.token = token

    @classmethod
    async def guest(cls, server: str, name: str) -> Client:
        """Sign in as a new guest."""
        client = cls(server)
        await client.post("/api/guests", protocol.NewGuest(name), Me)
        return client

    @classmethod
    async def with_key(cls, server: str, key: str) -> Client:
        """Sign in with a key created on another device."""
        client = cls(server)
        await client.post("/api/sessions", protocol.Continue(key), Me)
        return client

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        await self.http.aclose()

    # -- requests ------------------------------------------------------------------------------------------

    async def get(self, path: str, kind: type[T], **query: str | int) -> T:
        return decode(await self.request("GET", path, params=query), kind)

    async def post(self, path: str, body: object, kind: type[T]) -> T:
        return decode(await self.send("POST", path, body), kind)

    async def send(self, method: str, path: str, body: object = None) -> Answer:
        headers = {"content-type": "application/json"}
        content = json.encode(body) if body is not None else None
        return check_answer(await self.request(method, path, content=content, headers=headers))

    async def request(self, method: str, path: str, **more: Any) -> Answer:
        """Send a request and read the answer, whatever answers there: neither for ever nor without end."""
        try:
            async with (
                asyncio.timeout(ANSWER_SECONDS) as limit,
                self.http.stream(method, path, **more) as response,
            ):
                return Answer(response.status_code, response.headers, await read_body(response, limit))
        except TimeoutError as error:
            raise httpx.ReadTimeout("the answer did not arrive in time") from error
        except UnicodeEncodeError as error:  # a cookie that cannot be sent back
            raise Refused("failed", NOT_A_SERVER) from error

    # -- people --------------------------------------------------------------------------------------------

    async def me(self) -> Me:
        return await self.get("/api/me", Me)

    async def rename(self, name: str) -> Me:
        return decode(await self.send("PATCH", "/api/me", protocol.Rename(name)), Me)

    async def name_table(self, table_id: str, name: str) -> TableInfo:
        """Name my table."""
        sent = await self.send("PATCH", f"/api/tables/{table_id}", protocol.NameTable(name))
        return decode(sent, TableInfo)

    async def leave_no_trace(self) -> None:
        await self.send("DELETE", "/api/me")

    async def sign_out_everywhere(self) -> Me:
        """End my other sessions, my tokens and my live connections; this client stays signed in."""
        return decode(await self.send("DELETE", "/api/me/sessions"), Me)

    async def new_key(self) -> str:
        """Create a key to sign in with elsewhere. The old key and all other cookies become invalid."""
        return (await self.post("/api/me/key", None, Key)).key

    async def new_token(self, label: str) -> str:
        return (await self.post("/api/tokens", protocol.NewToken(label), Token)).token

    # -- tables --------------------------------------------------------------------------------------------

    async def games(self, lang: str = "en") -> list[GameInfo]:
        return await self.get("/api/games", list[GameInfo], lang=lang)

    async def create(
        self,
        game: protocol.GameName,
        me: int = 1,
        friends: int = 0,
        anyone: int = 0,
        bots: list[protocol.Level] | None = None,
        **more: Any,
    ) -> TableInfo:
        """Create a table: seats for me, friends and anyone, then bots. `more`: other fields of `NewTable`."""
        chairs = [Chair("me")] * me + [Chair("friend")] * friends + [Chair("anyone")] * anyone
        chairs += [Chair("bot", bot=level) for level in bots or []]
        return await self.post("/api/tables", NewTable(game=game, chairs=chairs, **more), TableInfo)

    async def tables(self, show: str = "open", **query: str | int) -> TableList:
        return await self.get("/api/tables", TableList, show=show, **query)

    async def table(self, table_id: str, invite: str = "") -> TableInfo:
        return await self.get(f"/api/tables/{table_id}", TableInfo, invite=invite)

    async def join(self, table_id: str, invite: str = "", seat: int | None = None) -> TableInfo:
        return await self.post(f"/api/tables/{table_id}/join", protocol.Join(seat, invite), TableInfo)

    async def leave(self, table_id: str) -> None:
        await self.send("POST", f"/api/tables/{table_id}/leave")

    async def stand_up(self, table_id: str) -> TableInfo:
        """Give up my seat before the start; a host keeps the table."""
        return decode(await self.send("POST", f"/api/tables/{table_id}/stand-up"), TableInfo)

    async def start(self, table_id: str, fill: protocol.Level | None = None) -> TableInfo:
        return await self.post(f"/api/tables/{table_id}/start", protocol.Start(fill), TableInfo)

    async def rematch(self, table_id: str) -> TableInfo:
        return await self.post(f"/api/tables/{table_id}/rematch", None, TableInfo)

    async def position(self, table_id: str, seat: int | None = None, **query: str | int) -> Position:
        if seat is not None:
            query["seat"] = seat
        return await self.get(f"/api/tables/{table_id}/position", Position, **query)

    async def play(self, table_id: str, seat: int, move: str, revision: int, then: Sequence[str] = ()) -> int:
        """Play a move chosen at a revision, without a live connection; returns the new revision.

        The moves of `then` follow as long as they are legal and nothing new is revealed.
        """
        body = Move(seat, move, revision, list(then))
        return (await self.post(f"/api/tables/{table_id}/moves", body, Done)).position

    async def hint(self, table_id: str, seat: int, revision: int, lang: str = "") -> Hinted:
        """The best choices of the seat, according to a bot that knows only what the seat knows."""
        path = f"/api/tables/{table_id}/hint" + (f"?lang={lang}" if lang else "")
        return await self.post(path, protocol.HintBody(seat, revision), Hinted)

    async def record(self, table_id: str, seat: int | None = None, invite: str = "") -> str:
        query: dict[str, str | int] = {"invite": invite}
        if seat is not None:
            query["seat"] = seat
        answer = check_answer(await self.request("GET", f"/api/tables/{table_id}/record", params=query))
        try:
            return answer.body.decode()
        except UnicodeDecodeError as error:
            raise Refused("failed", NOT_A_SERVER) from error

    async def keep_record(self, text: str) -> TableInfo:
        return await self.post("/api/tables/records", protocol.NewRecord(text), TableInfo)

    async def chat(self, table_id: str, invite: str = "") -> list[ChatLine]:
        return (await self.get(f"/api/tables/{table_id}/chat", Chat, invite=invite)).lines

    async def say(self, table_id: str, text: str, invite: str = "") -> ChatLine:
        return await self.post(f"/api/tables/{table_id}/chat", protocol.Say(text, invite), ChatLine)

    async def replay(self, table_id: str, at: int, seat: int | None = None, **query: str | int) -> Replayed:
        """The table after the first `at` events. `query`: `since`, `lang` and `invite`."""
        if seat is not None:
            query["seat"] = seat
        return await self.get(f"/api/tables/{table_id}/replay/{at}", Replayed, **query)

    async def scores(self, table_id: str, invite: str = "", lang: str = "") -> Scores:
        """After the end: the results and the points over time."""
        query = {"lang": lang} if lang else {}
        return await self.get(f"/api/tables/{table_id}/scores", Scores, invite=invite, **query)

    async def fork(
        self, table_id: str, at: int, seat: int, bots: protocol.Level = "greedy", invite: str = ""
    ) -> TableInfo:
        """Create a table of my own that continues from a past position against bots."""
        body = protocol.Fork(at, seat, bots, invite)
        return await self.post(f"/api/tables/{table_id}/fork", body, TableInfo)

    @asynccontextmanager
    async def live(
        self,
        table_id: str,
        seat: int | None = None,
        lang: str = "",
        invite: str = "",
        after: int = -1,
        before: Live | None = None,
        means: bool = False,
        stages: bool = False,
    ) -> AsyncIterator[Live]:
        """A live connection to a table, with a seat of one's own or as a watcher.

        With `after` (a known revision) or `before` (a lost connection) the server sends only what changed since.
        With `means` every choice comes with what it means, as after `tell_means`; with `stages` every position
        comes with the stages on the way to it, as after `tell_stages`.
        """
        known = before.position if before is not None and before.seat == seat else None
        if known is not None and known.seat == seat:
            after = known.position
        live = Live(await self.connect(table_id, seat, lang, invite, after, means, stages), seat)
        if before is not None and known is not None:
            live.events = before.events[:]
        try:
            yield live
        finally:
            await live.close()

    async def connect(
        self,
        table_id: str,
        seat: int | None,
        lang: str,
        invite: str,
        after: int,
        means: bool = False,
        stages: bool = False,
    ) -> ClientConnection:
        query: dict[str, str | int] = {"after": after, "lang": lang, "invite": invite}
        if seat is not None:
            query["seat"] = seat
        if means:
            query["means"] = "true"
        if stages:
            query["stages"] = "true"
        address = self.server.replace("http", "ws", 1)
        headers = {"authorization": self.http.headers["authorization"]} if self.token else {}
        cookies = self.http.build_request("GET", "/api/tables").headers.get("cookie")
        if cookies:
            headers["cookie"] = cookies
        return await connect(
            f"{address}/api/tables/{table_id}/live?{urlencode(query)}",
            additional_headers=headers,
            max_size=MAX_MESSAGE_BYTES,
            compression=None,
        )


class Live:
    """A live connection to a table. `table` and `position` are the newest known; `events` is the whole log."""

    def __init__(self, socket: ClientConnection, seat: int | None) -> None:
        self.socket = socket
        self.seat = seat
        self.table: TableInfo | None = None
        self.position: Position | None = None
        self.events: list[Happened] = []
        self.chat: list[ChatLine] = []
        self.requests = 0
        self.answers: dict[str, asyncio.Future[FromServer]] = {}
        self.changed = asyncio.Event()
        self.closed = False
        self.why = ""
        self.refused = False
        """Whether the server refused the connection, so that reconnecting is useless; `why` is the reason."""
        self.reading = asyncio.create_task(self.read())

    # -- state ---------------------------------------------------------------------------------------------

    @property
    def choices(self) -> list[Choice]:
        return self.position.options if self.position is not None else []

    def over(self) -> bool:
        return self.table is not None and self.table.status in ("finished", "ended")

    async def news(self, patience: float | None = None) -> None:
        """Wait for a change; return at once if there was one since the last call."""
        if not self.closed:
            async with asyncio.timeout(patience):
                await self.changed.wait()
            self.changed.clear()
        if self.closed:
            raise Disconnected(self.why)

    async def first_position(self) -> Position:
        """Wait for the first position."""
        while self.position is None:
            await self.news(ANSWER_SECONDS)
        return self.position

    # -- requests ------------------------------------------------------------------------------------------

    async def play(self, move: str, revision: int | None = None, then: Sequence[str] = ()) -> int:
        """Play a move chosen at `revision` (default: the newest known); returns the new revision.

        The moves of `then` follow as long as they are legal and nothing new is revealed.
        """
        position = self.revision_or_latest(revision)
        return await self.act({"do": "move", "move": move, "then": list(then), "position": position})

    async def undo(self, revision: int | None = None) -> int:
        return await self.act({"do": "undo", "position": self.revision_or_latest(revision)})

    async def undo_moves(self, moves: int, revision: int | None = None) -> int:
        """Undo my last moves, as many of them as I can take back alone."""
        position = self.revision_or_latest(revision)
        return await self.act({"do": "undo-moves", "moves": moves, "position": position})

    async def redo(self, revision: int | None = None) -> int:
        return await self.act({"do": "redo", "position": self.revision_or_latest(revision)})

    async def restart(self, revision: int | None = None) -> int:
        return await self.act({"do": "restart", "position": self.revision_or_latest(revision)})

    async def consent(self, agree: bool, revision: int | None = None) -> int:
        """Answer an undo request. It arrives with the table, shortly before the position of the same revision."""
        requested = self.table.position if self.table is not None else 0
        known = max(self.revision(), requested) if revision is None else revision
        return await self.act({"do": "consent", "agree": agree, "position": known})

    async def vote_end(self, end: bool = True) -> int:
        return await self.act({"do": "vote-end", "end": end})

    async def resign(self) -> int:
        return await self.act({"do": "resign"})

    async def take_over(self, seat: int, bot: str = "greedy") -> int:
        return await self.act({"do": "take-over", "seat": seat, "bot": bot})

    async def hand_back(self) -> int:
        return await self.act({"do": "hand-back"})

    async def sit(self, seat: int | None) -> int:
        """Switch to another seat of one's own, or with None to the public view."""
        self.seat = seat
        return await self.act({"do": "seat", "seat": seat})

    async def tell_in_words(self, on: bool = True) -> int:
        """Have the table in words with every position, or no longer."""
        return await self.act({"do": "words", "on": on})

    async def tell_means(self, on: bool = True) -> int:
        """Have with every choice what it means, or no longer."""
        return await self.act({"do": "means", "on": on})

    async def tell_stages(self, on: bool = True) -> int:
        """Have with every position the stages on the way to it, or no longer."""
        return await self.act({"do": "stages", "on": on})

    async def preview(self, move: str, then: Sequence[str] = ()) -> protocol.View | None:
        """The view after a move, or a line of moves; None if it would reveal something."""
        answer = await self.ask({"do": "preview", "move": move, "then": list(then)})
        assert isinstance(answer, Previewed)
        view: protocol.View | None = answer.view
        return view

    async def why_not(self, target: str) -> WhyNotSaid:
        """Why a thing cannot be chosen now."""
        answer = await self.ask({"do": "why-not", "target": target})
        assert isinstance(answer, WhyNotSaid)
        return answer

    async def hint(self, revision: int | None = None) -> Hinted:
        """The best choices of my seat, according to a bot that may think for a few seconds."""
        answer = await self.ask({"do": "hint", "position": self.revision_or_latest(revision)})
        assert isinstance(answer, Hinted)
        return answer

    async def say(self, text: str) -> None:
        """Send a chat message."""
        await self.act({"do": "chat", "text": text})

    async def act(self, request: dict[str, Any]) -> int:
        answer = await self.ask(request)
        assert isinstance(answer, Accepted)
        return answer.position

    async def ask(self, request: dict[str, Any]) -> FromServer:
        self.requests += 1
        request_id = str(self.requests)
        waiting: asyncio.Future[FromServer] = asyncio.get_running_loop().create_future()
        self.answers[request_id] = waiting
        try:
            await self.socket.send(json.encode({**request, "id": request_id}).decode())
            async with asyncio.timeout(ANSWER_SECONDS):
                answer = await waiting
        except ConnectionClosed as error:
            raise Disconnected(self.why) from error
        finally:
            self.answers.pop(request_id, None)
        if isinstance(answer, Refusal):
            raise refused_by_server(answer.reason, answer.text, answer.field)
        return answer

    def revision(self) -> int:
        """The newest revision known."""
        return self.position.position if self.position is not None else 0

    def revision_or_latest(self, revision: int | None) -> int:
        return self.revision() if revision is None else revision

    # -- receiving -----------------------------------------------------------------------------------------

    async def read(self) -> None:
        given_up = ""
        try:
            async for data in self.socket:
                if self.table is None:  # another version may not even decode
                    check_version(json.decode(data, type=Greeting).version)
                self.receive(DECODER.decode(data))
        except ConnectionClosed:
            pass
        except Refused as refused:
            given_up = refused.reason
        except (ValueError, RecursionError):  # the same would come again
            given_up = "failed"
        finally:
            self.closed = True
            self.why = given_up or self.socket.close_reason or ""
            self.refused = bool(given_up) or self.socket.close_code == POLICY
            for waiting in self.answers.values():
                if not waiting.done():
                    waiting.set_exception(Disconnected(self.why))
            self.changed.set()

    def receive(self, message: FromServer) -> None:
        if isinstance(message, Position):
            self.accept_position(message)
        elif isinstance(message, SeatsChanged):
            self.table = message.table
        elif isinstance(message, Chat):
            self.chat = message.lines if message.whole else self.chat + message.lines
        elif isinstance(message, Accepted | Refusal | Previewed | Hinted | WhyNotSaid | Pong):
            waiting = self.answers.get(message.id)
            if waiting is not None and not waiting.done():
                waiting.set_result(message)
        self.changed.set()

    def accept_position(self, position: Position) -> None:
        """Take over a position. A server that counts backwards would otherwise be waited for until it has caught up."""
        if not self.revision() <= position.position <= MAX_REVISION or position.since < 0:
            raise ValueError("a position that cannot follow")
        self.position = position
        self.events[position.since :] = position.events

    async def close(self) -> None:
        self.reading.cancel()
        await asyncio.gather(self.reading, return_exceptions=True)
        await self.socket.close()


class Greeting(Struct):
    """The part of the first message that is the same in all versions."""

    version: int = 0


def check_version(version: int) -> None:
    """Refuse a server of another version. One that sends no version is taken to have ours."""
    if version in (0, VERSION):
        return
    older = "this program" if version > VERSION else "the server"
    text = (
        f"the server speaks version {version} of the protocol, this program version {VERSION}; update {older}"
    )
    raise Refused("other-version", text)


async def read_body(response: httpx.Response, limit: asyncio.Timeout) -> bytes:
    """The body as it arrives: not too slowly, and no more of it than a server of ours sends."""
    body = bytearray()
    async for part in response.aiter_raw():
        body += part
        if len(body) > MAX_MESSAGE_BYTES:
            raise Refused("failed", NOT_A_SERVER)
        limit.reschedule((limit.when() or 0) + len(part) / BYTES_PER_SECOND)
    return bytes(body)


def check_answer(answer: Answer) -> Answer:
    version = answer.headers.get(VERSION_HEADER, "")
    check_version(int(version) if version.isdecimal() and len(version) <= MAX_VERSION_DIGITS else 0)
    if answer.status in REDIRECTS and "location" in answer.headers:
        raise Refused("failed", f"it is not here; use {answer.headers['location']}")
    if answer.status < 400:
        return answer
    try:
        refusal = json.decode(answer.body, type=Refusal)
    except (ValueError, RecursionError):
        refusal = Refusal("failed", f"the server answered {answer.status}")
    raise refused_by_server(refusal.reason, refusal.text, refusal.field)


def refused_by_server(reason: str, text: str = "", field: str = "") -> Refused:
    """The server's refusal as an exception. A newer server may send a reason that `Reason` does not list."""
    return Refused(cast(Reason, reason), text, field)


def decode(answer: Answer, kind: type[T]) -> T:
    checked = check_answer(answer)
    try:
        return json.decode(checked.body, type=kind)
    except (ValueError, RecursionError) as error:
        raise Refused("failed", NOT_A_SERVER) from error
