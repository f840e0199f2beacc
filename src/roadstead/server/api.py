"""The HTTP API: people, tokens, games, tables, moves and records."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, Final, Literal, TypeAlias

from litestar import Controller, MediaType, Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from roadstead.protocol import (
    MAX_SEATS,
    AskConsent,
    AskHandBack,
    AskMove,
    AskRedo,
    AskResign,
    AskRestart,
    AskUndo,
    AskUndoMoves,
    AskVote,
    Consent,
    Continue,
    Done,
    FromClient,
    GameName,
    HintBody,
    Hinted,
    Join,
    Key,
    Language,
    Me,
    Move,
    NameTable,
    NewGuest,
    NewRecord,
    NewTable,
    NewToken,
    Position,
    Refusal,
    Rename,
    SeatBody,
    Start,
    Status,
    TableInfo,
    TableList,
    TakeOver,
    Token,
    UndoBody,
    UndoMoves,
    VoteEnd,
)
from roadstead.refusal import Refused
from roadstead.server.connections import apply_request, take_over
from roadstead.server.context import Server, client_address, cookie_in, is_secure
from roadstead.server.hints import hint
from roadstead.server.match import JournalEntry, Match
from roadstead.server.people import COOKIE, COOKIE_AGE_SECONDS, SECURE_COOKIE, Person, new_cookie
from roadstead.server.presenter import Wishes
from roadstead.server.rows import Found
from roadstead.server.turns import Asker

MAX_RECORD_LINES: Final = 10_000
"""Most lines of an uploaded record: some five times the longest game. All are played again, and kept in memory."""

HttpRequest: TypeAlias = Request[Any, Any, Any]
TableId: TypeAlias = Annotated[str, PathParameter(max_length=32, description="The id of a table.")]
Invite: TypeAlias = Annotated[str, QueryParameter(max_length=40, description="The code of an invite link.")]
Page: TypeAlias = Annotated[int, QueryParameter(ge=0, le=1000)]

ViewedSeat: TypeAlias = Annotated[
    int | None, QueryParameter(ge=0, lt=MAX_SEATS, description="A seat of mine.")
]

TableInWords: TypeAlias = Annotated[bool, QueryParameter(description="With the table in words.")]
Means: TypeAlias = Annotated[bool, QueryParameter(description="With what each choice means.")]

TheServer: TypeAlias = NamedDependency[Server]
ThePerson: TypeAlias = NamedDependency[Person]
Viewer: TypeAlias = NamedDependency[str]


def server_of(request: HttpRequest) -> Server:
    server = request.app.state.server
    assert isinstance(server, Server)
    return server


async def require_person(request: HttpRequest, server: Server) -> Person:
    person = await server.person(request)
    if person is None:
        raise Refused("not-signed-in")
    return person


async def provide_person(request: HttpRequest) -> Person:
    return await require_person(request, server_of(request))


async def provide_viewer(request: HttpRequest) -> str:
    """The id of the signed-in person; empty if nobody is signed in."""
    person = await server_of(request).person(request)
    return person.id if person else ""


async def provide_server(request: HttpRequest) -> Server:
    return server_of(request)


def session_cookies(request: HttpRequest, value: str, age: int = COOKIE_AGE_SECONDS) -> list[Cookie]:
    """The session cookie under its name for this scheme; over https also expires one with the plain name."""
    secure = is_secure(request)
    name = SECURE_COOKIE if secure else COOKIE
    cookie = Cookie(name, value=value, max_age=age, httponly=True, samesite="lax", secure=secure, path="/")
    return [
        cookie,
        *([replace(cookie, key=COOKIE, value="", max_age=0)] if COOKIE in request.cookies and secure else []),
    ]


def renewed_cookies(request: HttpRequest, person: Person, value: str) -> list[Cookie]:
    """A new cookie for a browser; none for a program, which keeps using its token."""
    return [] if person.is_program else session_cookies(request, value)


def expired_cookies(request: HttpRequest) -> list[Cookie]:
    return session_cookies(request, "", 0)


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The possible refusals of a request, for the API description."""
    kinds = sorted({400, 403, 413, 429, 507, *statuses})
    return {status: ResponseSpec(Refusal, generate_examples=False, description="Refused") for status in kinds}


ANYBODY = refusals(401)
PERSON = refusals(401, 422)
TABLE = refusals(401, 404)
CHANGE = refusals(401, 404, 409, 422)
DONE = {HTTP_204_NO_CONTENT: ResponseSpec(None, description="Done; nothing follows")}


class PeopleApi(Controller):
    """Guests, keys and tokens."""

    path = "/api"
    tags = ["people"]  # noqa: RUF012

    @post("/guests", responses=PERSON)
    async def add_guest(
        self, request: HttpRequest, server: TheServer, data: JSONBody[NewGuest]
    ) -> Response[Me]:
        """Sign in as a new guest."""
        server.limits.take(server.rates.arrivals, f"arrival:{client_address(request)}")
        cookie = new_cookie()
        person = await server.people.add_guest(data.name, cookie)
        return Response(person.me(), cookies=session_cookies(request, cookie))

    @post("/sessions", status_code=HTTP_200_OK, responses=PERSON)
    async def go_on(self, request: HttpRequest, server: TheServer, data: JSONBody[Continue]) -> Response[Me]:
        """Sign in with a key created on another device."""
        server.limits.take(server.rates.arrivals, f"arrival:{client_address(request)}")
        cookie = new_cookie()
        person = await server.people.sign_in(data.key, cookie)
        return Response(person.me(), cookies=session_cookies(request, cookie))

    @delete("/sessions", status_code=HTTP_204_NO_CONTENT, responses=DONE | ANYBODY)
    async def sign_out(self, request: HttpRequest, server: TheServer) -> Response[None]:
        """Sign out in this browser."""
        person = await server.person(request)
        if person is not None and not person.is_program:
            await server.people.sign_out(person)
            server.tables.dismiss(person.by)
        return Response(None, cookies=expired_cookies(request), status_code=HTTP_204_NO_CONTENT)

    @delete("/me/sessions", status_code=HTTP_200_OK, responses=PERSON)
    async def sign_out_everywhere(
        self, request: HttpRequest, server: TheServer, person: ThePerson
    ) -> Response[Me]:
        """End all my other cookies, tokens and live connections.

        This request's sender stays signed in: with the new cookie, or with the old one until the new one is used.
        """
        server.limits.take(server.rates.making, f"making:{person.id}")
        cookie = new_cookie()
        try:
            await server.people.end_other_sessions(person, cookie)
        finally:  # also if it is not known whether it has happened
            server.tables.dismiss(person.id)
        return Response(person.me(), cookies=renewed_cookies(request, person, cookie))

    @get("/me", responses=PERSON)
    async def me(self, request: HttpRequest, person: ThePerson) -> Response[Me]:
        """Who I am."""
        plain = is_secure(request) and COOKIE in request.cookies
        cookies = renewed_cookies(request, person, cookie_in(request)) if plain else []
        return Response(person.me(), cookies=cookies)

    @patch("/me", responses=PERSON)
    async def rename(self, server: TheServer, person: ThePerson, data: JSONBody[Rename]) -> Me:
        """Change my name."""
        server.limits.take(server.rates.making, f"making:{person.id}")
        renamed = await server.people.rename(person, data.name)
        await server.tables.rename(renamed)
        return renamed.me()

    @delete("/me", status_code=HTTP_204_NO_CONTENT, responses=DONE | PERSON)
    async def leave_no_trace(
        self, request: HttpRequest, server: TheServer, person: ThePerson
    ) -> Response[None]:
        """Delete me: seats become anonymous, running games are resigned."""
        await server.tables.leave_no_trace(person)
        await server.people.remove(person)
        server.tables.dismiss(person.id)
        await server.tables.leave_no_trace(person)  # again: they may have joined a table in the meantime
        await server.tables.forget_lines(person)
        return Response(None, cookies=expired_cookies(request), status_code=HTTP_204_NO_CONTENT)

    @post("/me/key", responses=PERSON)
    async def new_key(self, request: HttpRequest, server: TheServer, person: ThePerson) -> Response[Key]:
        """Create a key to sign in with on another device; the older key and other cookies become invalid.

        The cookie of this request is replaced: it is valid until the new one is used.
        """
        server.limits.take(server.rates.making, f"making:{person.id}")
        cookie = new_cookie()
        try:
            key = await server.people.new_key(person, cookie)
        finally:
            server.tables.dismiss(person.id)
        return Response(Key(key), cookies=renewed_cookies(request, person, cookie))

    @get("/tokens", responses=PERSON)
    async def tokens(self, server: TheServer, person: ThePerson) -> list[Token]:
        """My tokens, without their secrets."""
        return await server.people.tokens(person)

    @post("/tokens", responses=PERSON)
    async def new_token(self, server: TheServer, person: ThePerson, data: JSONBody[NewToken]) -> Token:
        """Create a token for a program that acts for me."""
        server.limits.take(server.rates.making, f"making:{person.id}")
        return await server.people.new_token(person, data.label)

    @delete("/tokens/{token_id:str}", status_code=HTTP_204_NO_CONTENT, responses=TABLE)
    async def remove_token(
        self, server: TheServer, person: ThePerson, token_id: Annotated[str, PathParameter(max_length=32)]
    ) -> None:
        """Invalidate a token; live connections are closed and may reconnect."""
        await server.people.remove_token(person, token_id)
        server.tables.dismiss(person.id)


class TablesApi(Controller):
    """Tables: create, find, join, play, watch."""

    path = "/api/tables"
    tags = ["tables"]  # noqa: RUF012

    @get("/", responses=ANYBODY)
    async def tables(
        self,
        server: TheServer,
        viewer: Viewer,
        show: FromQuery[Literal["open", "mine"]] = "open",
        game: FromQuery[GameName | None] = None,
        status: FromQuery[Status | None] = None,
        page: Page = 0,
    ) -> TableList:
        """Open tables, or mine; of mine, those that wait for me come first."""
        if show == "mine" and not viewer:
            raise Refused("not-signed-in")
        return await server.tables.list_tables(viewer, show, game or "", status or "", page)

    @post("/", responses=PERSON)
    async def create(
        self, request: HttpRequest, server: TheServer, person: ThePerson, data: JSONBody[NewTable]
    ) -> TableInfo:
        """Create a table. If `start` is set, the game starts once all seats are taken."""
        server.charge_table(request, person)
        return (await server.tables.create(person, data)).info(person.id)

    @get("/{table_id:str}", responses=TABLE)
    async def table(
        self, server: TheServer, viewer: Viewer, table_id: TableId, invite: Invite = ""
    ) -> TableInfo:
        """A table: its seats, settings and status."""
        live_table = await server.tables.visible(table_id, viewer, invite)
        return live_table.info(viewer, by_invite=live_table.row.invite == invite)

    @patch("/{table_id:str}", responses=CHANGE)
    async def name_table(
        self, server: TheServer, person: ThePerson, table_id: TableId, data: JSONBody[NameTable]
    ) -> TableInfo:
        """Name a table, as its host."""
        server.limits.take(server.rates.making, f"making:{person.id}")
        live_table = await server.tables.visible(table_id, person.id, "")
        await server.tables.name(live_table, person, data.name)
        return live_table.info(person.id)

    @post("/{table_id:str}/join", status_code=HTTP_200_OK, responses=CHANGE)
    async def join(
        self, server: TheServer, person: ThePerson, table_id: TableId, data: JSONBody[Join]
    ) -> TableInfo:
        """Take a free seat."""
        live_table = await server.tables.visible(table_id, person.id, data.invite)
        await server.tables.join(live_table, person, data.seat, data.invite)
        return live_table.info(person.id)

    @post("/{table_id:str}/leave", status_code=HTTP_204_NO_CONTENT, responses=CHANGE)
    async def leave(self, server: TheServer, person: ThePerson, table_id: TableId) -> None:
        """Give up my seat before the start; if the host leaves, the table is deleted."""
        await server.tables.leave(await server.tables.visible(table_id, person.id, ""), person)

    @post("/{table_id:str}/stand-up", status_code=HTTP_200_OK, responses=CHANGE)
    async def stand_up(self, server: TheServer, person: ThePerson, table_id: TableId) -> TableInfo:
        """Give up my seat before the start and stay in the room; the host keeps the table."""
        live_table = await server.tables.visible(table_id, person.id, "")
        await server.tables.stand_up(live_table, person)
        return live_table.info(person.id)

    @post("/{table_id:str}/start", status_code=HTTP_200_OK, responses=CHANGE)
    async def start(
        self, server: TheServer, person: ThePerson, table_id: TableId, data: JSONBody[Start]
    ) -> TableInfo:
        """Start the game, as the host; free seats may be filled with bots."""
        live_table = await server.tables.visible(table_id, person.id, "")
        await server.tables.start(live_table, person, data.fill)
        return live_table.info(person.id)

    @get("/{table_id:str}/position", responses=CHANGE)
    async def position(
        self,
        request: HttpRequest,
        server: TheServer,
        viewer: Viewer,
        table_id: TableId,
        seat: ViewedSeat = None,
        after: Annotated[int, QueryParameter(ge=-1, le=2**31 - 1)] = -1,
        lang: FromQuery[Language | None] = None,
        words: TableInWords = False,
        means: Means = False,
        invite: Invite = "",
    ) -> Response[Position]:
        """Everything my seat, or the public, may know now; the same as over a live connection."""
        live_table = await server.tables.visible(table_id, viewer, invite)
        server.charge_history(request, live_table.events_since(after))
        await server.tables.rounds.take(Asker(client_address(request), viewer))
        async with live_table.lock:
            if seat is not None:
                live_table.require_own_seat(viewer, seat)
            await live_table.phrase_position(seat, after, lang or "")
            encoded = live_table.encoded_position(seat, after, Wishes(lang or "", words, means))
        return Response(encoded.encode(), media_type=MediaType.JSON)  # type: ignore[arg-type]

    @post("/{table_id:str}/moves", status_code=HTTP_200_OK, responses=CHANGE)
    async def move(
        self, server: TheServer, person: ThePerson, table_id: TableId, data: JSONBody[Move]
    ) -> Done:
        """Play a move chosen at the revision `position`, and the moves that follow it in `then`."""
        return await act(
            server,
            person,
            table_id,
            data.seat,
            AskMove(move=data.move, then=data.then, position=data.position),
        )

    @post("/{table_id:str}/hint", status_code=HTTP_200_OK, responses=CHANGE)
    async def hint(
        self,
        request: HttpRequest,
        server: TheServer,
        person: ThePerson,
        table_id: TableId,
        data: JSONBody[HintBody],
        lang: FromQuery[Language | None] = None,
    ) -> Hinted:
        """The best choices of my seat, best first, according to a bot that knows only what the seat knows."""
        live_table = await server.tables.visible(table_id, person.id, "")
        asker = Asker(client_address(request), person.id)
        return await hint(live_table, asker, data.seat, data.position, lang or "")

    @post("/{table_id:str}/undo", status_code=HTTP_200_OK, responses=CHANGE)
    async def undo(
        self, server: TheServer, person: ThePerson, table_id: TableId, data: JSONBody[UndoBody]
    ) -> Done:
        """Undo my last move; where I may not do so alone, the others are asked."""
        return await act(server, person, table_id, data.seat, AskUndo(position=data.position))

    @post("/{table_id:str}/undo-moves", status_code=HTTP_200_OK, responses=CHANGE)
    async def undo_moves(
        self, server: TheServer, person: ThePerson, table_id: TableId, data: JSONBody[UndoMoves]
    ) -> Done:
        """Undo my last moves, as many of them as I can take back alone."""
        ask = AskUndoMoves(position=data.position, moves=data.moves)
        return await act(server, person, table_id, data.seat, ask)

    @post("/{table_id:str}/redo", status_code=HTTP_200_OK, responses=CHANGE)
    async def redo(
        self, server: TheServer, person: ThePerson, table_id: TableId, data: JSONBody[UndoBody]
    ) -> Done:
        """Redo what I undid last."""
        return await act(server, person, table_id, data.seat, AskRedo(position=data.position))

    @post("/{table_id:str}/restart", status_code=HTTP_200_OK, responses=CHANGE)
    async def restart(
        self, server: TheServer, person: ThePerson, table_id: TableId, data: JSONBody[UndoBody]
    ) -> Done:
        """Undo my whole turn, as far as I may alone."""
        return await act(server, person, table_id, data.seat, AskRestart(position=data.position))

    @post("/{table_id:str}/consent", status_code=HTTP_200_OK, responses=CHANGE)
    async def consent(
        self, server: TheServer, person: ThePerson, table_id: TableId, data: JSONBody[Consent]
    ) -> Done:
        """Agree to somebody's request to undo, or decline it."""
        ask = AskConsent(position=data.position, agree=data.agree)
        return await act(server, person, table_id, data.seat, ask)

    @post("/{table_id:str}/votes", status_code=HTTP_200_OK, responses=CHANGE)
    async def vote(
        self, server: TheServer, person: ThePerson, table_id: TableId, data: JSONBody[VoteEnd]
    ) -> Done:
        """Vote to end the game without a result; everybody who still plays must agree."""
        return await act(server, person, table_id, data.seat, AskVote(end=data.end))

    @post("/{table_id:str}/resign", status_code=HTTP_200_OK, responses=CHANGE)
    async def resign(
        self, server: TheServer, person: ThePerson, table_id: TableId, data: JSONBody[SeatBody]
    ) -> Done:
        """Resign: a bot plays on, and I am ranked last."""
        return await act(server, person, table_id, data.seat, AskResign())

    @post("/{table_id:str}/take-over", status_code=HTTP_200_OK, responses=CHANGE)
    async def take_over(
        self, server: TheServer, person: ThePerson, table_id: TableId, data: JSONBody[TakeOver]
    ) -> Done:
        """Let a bot play my seat, or that of a disconnected person at my table."""
        live_table = await server.tables.visible(table_id, person.id, "")
        if not Found(live_table.row, live_table.seats).seats_of(person.id):
            raise Refused("forbidden", "you do not sit at this table")
        revision = await live_table.act(
            lambda match, now: take_over(live_table, match, person.id, data.seat, data.bot, now)
        )
        return Done(revision)

    @post("/{table_id:str}/hand-back", status_code=HTTP_200_OK, responses=CHANGE)
    async def hand_back(
        self, server: TheServer, person: ThePerson, table_id: TableId, data: JSONBody[SeatBody]
    ) -> Done:
        """Take my seat back from the bot."""
        return await act(server, person, table_id, data.seat, AskHandBack())

    @post("/{table_id:str}/rematch", status_code=HTTP_200_OK, responses=CHANGE)
    async def rematch(
        self, request: HttpRequest, server: TheServer, person: ThePerson, table_id: TableId
    ) -> TableInfo:
        """A new table for the same players."""
        server.charge_table(request, person)
        live_table = await server.tables.visible(table_id, person.id, "")
        return (await server.tables.rematch(live_table, person)).info(person.id)

    @get("/{table_id:str}/record", media_type=MediaType.TEXT, responses=CHANGE)
    async def record(
        self,
        server: TheServer,
        viewer: Viewer,
        table_id: TableId,
        seat: ViewedSeat = None,
        invite: Invite = "",
    ) -> str:
        """The record as my seat, or the public, has seen it; complete and with the seed after the end."""
        live_table = await server.tables.visible(table_id, viewer, invite)
        async with live_table.lock:
            if seat is not None:
                live_table.require_own_seat(viewer, seat)
            return (await live_table.record(seat)).text()

    @post("/records", responses=CHANGE)
    async def keep_record(
        self, request: HttpRequest, server: TheServer, person: ThePerson, data: JSONBody[NewRecord]
    ) -> TableInfo:
        """Store a record from elsewhere, for replay."""
        lines = data.record.count("\n")
        if lines > MAX_RECORD_LINES:
            raise Refused("too-large", f"a record has at most {MAX_RECORD_LINES} lines", "record")
        server.charge_history(request, lines)
        server.charge_table(request, person)
        return (await server.tables.keep_record(person, data.record)).info(person.id)


async def act(server: Server, person: Person, table_id: str, seat: int, ask: FromClient) -> Done:
    """Carry out a seat's request; whose seat it is, is known only when its turn has come."""
    live_table = await server.tables.visible(table_id, person.id, "")
    live_table.require_own_seat(person.id, seat)

    def apply(match: Match, now: int) -> list[JournalEntry]:
        live_table.require_own_seat(person.id, seat)
        return apply_request(match, seat, ask, now)

    return Done(await live_table.act(apply))
