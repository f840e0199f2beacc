"""The application: routes, limits, headers and errors around the server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from typing import Annotated, Any, Final

from litestar import Litestar, MediaType, Request, Response, Router, WebSocket, get, websocket
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import (
    HTTPException,
    MethodNotAllowedException,
    ValidationException,
    WebSocketDisconnect,
)
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath
from litestar.response.base import ASGIResponse
from litestar.status_codes import HTTP_204_NO_CONTENT, HTTP_404_NOT_FOUND, HTTP_426_UPGRADE_REQUIRED
from litestar.types import Message
from msgspec import Meta, Struct, ValidationError, convert, json

import roadstead
from roadstead.protocol import (
    MAX_DECK,
    MAX_RECORD,
    MAX_SEATS,
    STATUS,
    VERSION,
    VERSION_HEADER,
    Refusal,
    refusal,
)
from roadstead.refusal import Reason, Refused
from roadstead.server.api import (
    PeopleApi,
    TablesApi,
    TheServer,
    provide_person,
    provide_server,
    provide_viewer,
)
from roadstead.server.bodies import StrictDescription, StrictRequest
from roadstead.server.chat_api import ChatApi
from roadstead.server.connections import GOING_AWAY, POLICY, TRY_AGAIN, Allowance, Reader, serve
from roadstead.server.content import ContentApi, GamesApi
from roadstead.server.context import SAFE_METHODS, Server, Settings, check_host, check_origin, client_address
from roadstead.server.log import note
from roadstead.server.network import is_from_here
from roadstead.server.page import page
from roadstead.server.presenter import Wishes
from roadstead.server.replay_api import ReplayApi

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
    VERSION_HEADER: str(VERSION),
}
CLOSE_SECONDS: Final = 1.0
"""How long to wait for a reader to close its connection."""
MAX_BODY: Final = 2 * (MAX_RECORD + MAX_DECK)
BODY_PER_REQUEST: Final = 65_536
"""So many bytes of a body count as a request more: they wait in memory until the body is complete."""
LITESTAR_BODY: Final = "data"
"""Litestar's name for a whole body; clients must not read it as the name of a field."""
LIST_METHODS: Final = "WHICH"
"""Stands in for OPTIONS: no path has this method, so the 405 lists all methods. Litestar's OPTIONS omits some."""
PASSING: Final[tuple[Reason, ...]] = ("too-fast", "storage", "not-known", "failed")
"""Refusals of a live connection that may be gone in a moment: the client is to try again."""
REASONS: Final[dict[int, Reason]] = {404: "gone", 413: "too-large", 429: "too-fast"}


class Roadstead(Litestar):
    """The application: limits and origin before every request, strict headers with every answer, also with a 404."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != ScopeType.HTTP:
            await super().__call__(scope, receive, send)
            return

        bodiless = scope["method"] == "HEAD"
        if bodiless:  # every GET path answers HEAD; uvicorn keeps its own scope
            scope = {**scope, "method": "GET"}

        started = False

        async def send_with_headers(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.body" and bodiless:
                message["body"] = b""
            if message["type"] == "http.response.start":
                started = True
                given = {name for name, _ in message["headers"]}
                added = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
                message["headers"] = [*message["headers"], *(pair for pair in added if pair[0] not in given)]
            await send(message)

        async def send_refusal(refused: Refused) -> None:
            body, status = json.encode(refusal(refused)), STATUS[refused.reason]
            answer = ASGIResponse(body=body, media_type=MediaType.JSON, status_code=status)
            await answer(scope, receive, send_with_headers)

        try:
            self.admit(Request(scope))
        except Refused as refused:
            await send_refusal(refused)
            return
        safe = scope["method"] in SAFE_METHODS
        if scope["method"] == "OPTIONS":
            scope = {**scope, "method": LIST_METHODS}
        try:
            await super().__call__(scope, receive, send_with_headers)
        except asyncio.CancelledError:  # a stop does not wait any longer; a change may still be stored
            if started:
                raise
            await send_refusal(Refused("storage" if safe else "not-known"))

    def admit(self, request: Request[Any, Any, Any]) -> None:
        server: Server = self.state.server
        price = 1 + announced_body(request) // BODY_PER_REQUEST
        server.limits.take(server.rates.requests, f"request:{client_address(request)}", price)
        check_host(request, server.settings.known_as)
        check_origin(request, request.method)


def announced_body(request: Request[Any, Any, Any]) -> int:
    """How many bytes a request's body may have, by its head."""
    if "transfer-encoding" in request.headers:
        return MAX_BODY
    return min(int(request.headers.get("content-length", 0)), MAX_BODY)


def refuse(_: Request[Any, Any, Any], refused: Refused) -> Response[Refusal]:
    return Response(refusal(refused), status_code=STATUS[refused.reason])


def refuse_malformed(request: Request[Any, Any, Any], error: ValidationException) -> Response[Refusal]:
    """Say what was malformed, and in which field."""
    first: dict[str, Any] = next(iter(error.extra), {}) if isinstance(error.extra, list) else {}
    text = str(first.get("message") or error.detail)
    if text == repr(LITESTAR_BODY):
        text = "this request needs a body"
    field = str(first.get("key", ""))
    return refuse(request, Refused("malformed", text, "" if field == LITESTAR_BODY else field))


def refuse_http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Refusal]:
    """Keep the framework's status code: it has more of them than we have reasons."""
    refused = Refused(REASONS.get(error.status_code, "malformed"), error.detail)
    return Response(refusal(refused), status_code=error.status_code, headers=error.headers)


def refuse_method(
    request: Request[Any, Any, Any], error: MethodNotAllowedException
) -> Response[Refusal | None]:
    """Answer OPTIONS and 405 with the methods of a path: HEAD wherever GET is, and no pseudo-method for WebSockets."""
    methods = {*(error.headers or {})["allow"].split(", ")} - {"websocket"}
    if "GET" in methods:
        methods.add("HEAD")
    allow = {"allow": ", ".join(sorted(methods))}
    if request.method == LIST_METHODS:
        return Response(None, status_code=HTTP_204_NO_CONTENT, headers=allow)
    return Response(refusal(Refused("malformed", error.detail)), status_code=error.status_code, headers=allow)


def refuse_unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    """A bug of ours: logged without the request's content, answered without the error's details."""
    note("failed", path=request.scope["path"][:100], error=type(error).__name__)
    return refuse(request, Refused("failed"))


async def refuse_unknown_description(response: Response[Any]) -> Response[Any]:
    """Refuse API descriptions in other formats, for which Litestar would send an HTML page."""
    if response.status_code != HTTP_404_NOT_FOUND:
        return response
    return Response(refusal(Refused("gone")), status_code=HTTP_404_NOT_FOUND, media_type=MediaType.JSON)


@get("/healthz", tags=["server"], include_in_schema=False)
async def healthz(request: Request[Any, Any, Any], server: TheServer) -> Response[dict[str, Any]]:
    """Whether the server can use its database; on its own machine also how others reach it."""
    health = await server.health()
    told: dict[str, Any] = {"status": health, "version": roadstead.__version__}
    client = request.client.host if request.client else ""
    if is_from_here(client, request.headers.get("host", "")):
        told |= server.reached_by()
    return Response(told, status_code=503 if health == "unreachable" else 200)


class LiveQuery(Struct):
    """The query of a live connection."""

    seat: Annotated[int, Meta(ge=0, lt=MAX_SEATS)] | None = None
    after: Annotated[int, Meta(ge=-1)] = -1
    lang: str = ""
    words: bool = False
    means: bool = False
    stages: bool = False
    invite: str = ""

    def wishes(self) -> Wishes:
        language = self.lang if self.lang in ("en", "de", "fr") else ""
        return Wishes(language, self.words, self.means, self.stages)


def live_query(socket: WebSocket[Any, Any, Any]) -> LiveQuery:
    """Refuses what does not fit itself: the framework would do so before the connection can be told why."""
    try:
        return convert(dict(socket.query_params), LiveQuery, strict=False)
    except ValidationError as error:
        raise Refused("malformed", str(error)) from error


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """A live connection; docs/protocol.md describes its messages."""
    server: Server = socket.app.state.server
    where = client_address(socket)
    try:
        server.limits.take(server.rates.requests, f"request:{where}")
        check_host(socket, server.settings.known_as)
        check_origin(socket, "POST")
        asked = live_query(socket)
        with ExitStack() as counted:
            with server.tables.coming() as dismissed:
                person = await server.person(socket)
                counted.enter_context(server.count_live(person.id if person else "", where))
                live_table = await server.tables.visible(table_id, person.id if person else "", asked.invite)
                server.charge_history(socket, live_table.events_since(asked.after))
                by_invite = bool(asked.invite) and live_table.row.invite == asked.invite
                reader = Reader(socket, live_table, person, by_invite, where)
                if asked.seat is not None:
                    reader.look_from(asked.seat)
                reader.known_revision = asked.after
                reader.wishes = asked.wishes()
                await socket.accept()
                if dismissed & reader.signed_in_as:
                    reader.drop()
            why: str = (
                await serve(reader, Allowance(server.limits, server.rates, reader.person_id, where)) or ""
            )
        code = POLICY if why else GOING_AWAY
    except (WebSocketDisconnect, OSError):  # the client is gone
        return
    except Exception as error:
        reason: Reason = error.reason if isinstance(error, Refused) else "failed"
        if reason == "failed":
            note("failed", path=socket.scope["path"][:100], error=type(error).__name__)
        await socket.accept()
        code, why = TRY_AGAIN if reason in PASSING else POLICY, reason
    try:
        async with asyncio.timeout(CLOSE_SECONDS):
            await socket.close(code, why)
    except (RuntimeError, TimeoutError):
        pass  # already closed, or the reader stopped reading


@get("/api/tables/{table_id:str}/live", include_in_schema=False)
async def live_only(table_id: FromPath[str]) -> None:
    raise HTTPException(
        f"this is the live connection of table {table_id}; it needs a WebSocket",
        status_code=HTTP_426_UPGRADE_REQUIRED,
        headers={"upgrade": "websocket", "connection": "upgrade"},
    )


def create_app(settings: Settings, ready: Server | None = None) -> Litestar:
    """The application. It creates its server on start, unless it is given one that has opened its database."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        server = ready or Server(settings)
        app.state.server = server
        await server.open()
        try:
            yield
        finally:
            await server.close()

    return Roadstead(
        route_handlers=[
            healthz,
            PeopleApi,
            GamesApi,
            ContentApi,
            TablesApi,
            ReplayApi,
            ChatApi,
            live,
            live_only,
            *page(settings.page),
        ],
        dependencies={
            "server": Provide(provide_server),
            "person": Provide(provide_person),
            "viewer": Provide(provide_viewer),
        },
        exception_handlers={
            Refused: refuse,
            ValidationException: refuse_malformed,
            HTTPException: refuse_http_error,
            MethodNotAllowedException: refuse_method,
            Exception: refuse_unexpected,
        },
        lifespan=[lifespan],
        logging_config=None,
        request_class=StrictRequest,
        request_max_body_size=MAX_BODY,
        openapi_config=OpenAPIConfig(
            title="Roadstead",
            version=roadstead.__version__,
            openapi_router=Router(
                "/api/openapi",
                route_handlers=[],
                include_in_schema=False,
                after_request=refuse_unknown_description,
            ),
            render_plugins=[StrictDescription(path="/openapi.json")],
        ),
    )
