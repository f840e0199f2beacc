"""What may be asked, and how: bodies as they are described, methods as OPTIONS names them, answers packed."""

from __future__ import annotations

from typing import Any

import pytest
import requests
from msgspec import json

from roadstead.protocol import Body, GameInfo
from tests.server.running import PATIENCE, Running, go, guests

pytestmark = pytest.mark.parametrize("shared", ["sqlite"], indirect=True, scope="module")
"""None of it comes as far as the database."""


def ask(site: Running, method: str, path: str, **more: Any) -> requests.Response:
    return requests.request(method, site.url + path, timeout=PATIENCE, **more)


@pytest.fixture(scope="module")
def table(shared: Running) -> str:
    async def scenario() -> str:
        async with guests(shared, "Ann") as [ann]:
            return (await ann.create("harbour", me=2, open=True)).id

    return go(scenario())


@pytest.fixture(scope="module")
def token(shared: Running) -> dict[str, str]:
    """The header of somebody who sits nowhere: whatever is well formed is refused for that."""

    async def scenario() -> str:
        async with guests(shared, "Ben") as [ben]:
            return await ben.new_token("for a program")

    return {"authorization": f"Bearer {go(scenario())}", "content-type": "application/json"}


NOT_UTF8 = (b'{"name":"\xff"}', b'{"\xff":1}', b'{"name":"\xed\xa0\x80"}', b"\xff", b'{"name":"Ann"}\xff')


@pytest.mark.parametrize("body", NOT_UTF8)
def test_what_is_not_utf8_is_malformed(shared: Running, body: bytes) -> None:
    answer = ask(shared, "POST", "/api/guests", data=body)
    assert (answer.status_code, answer.json()["reason"]) == (400, "malformed")


WRONG = {
    b'{"seat":"0","end":true}': "seat",
    b'{"seat":true,"end":true}': "seat",
    b'{"seat":0,"end":1}': "end",
    b'{"seat":0,"end":"true"}': "end",
    b'{"seat":0,"end":null}': "end",
    b'{"seat":0,"end":true,"why":"late"}': "",
    b"[" * 100_000: "",
    b"{": "",
}


@pytest.mark.parametrize(("body", "field"), WRONG.items(), ids=lambda what: what[:30])
def test_a_body_is_taken_as_it_is_described_or_not_at_all(
    shared: Running, table: str, token: dict[str, str], body: bytes, field: str
) -> None:
    answer = ask(shared, "POST", f"/api/tables/{table}/votes", data=body, headers=token)
    told = answer.json()
    assert (answer.status_code, told["reason"], told.get("field", "")) == (400, "malformed", field)
    right = ask(shared, "POST", f"/api/tables/{table}/votes", data=b'{"seat":0,"end":true}', headers=token)
    assert right.json()["reason"] == "forbidden"


def test_a_body_that_is_missing_is_named(shared: Running) -> None:
    answer = ask(shared, "POST", "/api/guests", data=b"")
    assert (answer.status_code, answer.json()["text"]) == (400, "this request needs a body")


def test_the_description_allows_no_other_fields(shared: Running) -> None:
    schemas = ask(shared, "GET", "/api/openapi/openapi.json").json()["components"]["schemas"]
    bodies = {body.__name__ for body in Body.__subclasses__()}
    assert bodies <= schemas.keys()
    closed = {name for name, schema in schemas.items() if schema.get("additionalProperties") is False}
    assert closed == bodies


METHODS = {
    "/": "GET, HEAD, OPTIONS",
    "/healthz": "GET, HEAD, OPTIONS",
    "/api/guests": "OPTIONS, POST",
    "/api/me": "DELETE, GET, HEAD, OPTIONS, PATCH",
    "/api/sessions": "DELETE, OPTIONS, POST",
    "/api/tables": "GET, HEAD, OPTIONS, POST",
    "/api/tables/0/chat": "GET, HEAD, OPTIONS, POST",
    "/api/tables/0/live": "GET, HEAD, OPTIONS",
    "/api/tables/0/moves": "OPTIONS, POST",
}


@pytest.mark.parametrize(("path", "methods"), METHODS.items())
def test_options_names_the_methods_there_are(shared: Running, path: str, methods: str) -> None:
    told = ask(shared, "OPTIONS", path)
    assert (told.status_code, told.headers["allow"], told.text) == (204, methods, "")
    refused = ask(shared, "PUT", path)
    assert (refused.status_code, refused.headers["allow"]) == (405, methods)
    for method in ("GET", "HEAD", "POST", "PATCH", "DELETE"):
        allowed = ask(shared, method, path).status_code != 405
        assert allowed == (method in methods.split(", ")), method


@pytest.mark.parametrize("path", ["/api/openapi/swagger", "/api/openapi/a/b", "/api/nowhere", "/nowhere/x"])
def test_what_is_not_there_is_refused_as_json(shared: Running, path: str) -> None:
    answer = ask(shared, "GET", path)
    assert (answer.status_code, answer.json()["reason"]) == (404, "gone")


@pytest.mark.parametrize("body", [b'{"name":"\\ud800"}', b'{"name":"Ann'])
def test_half_a_text_is_said_to_be_half(shared: Running, body: bytes) -> None:
    answer = ask(shared, "POST", "/api/guests", data=body)
    assert answer.json()["text"] == "this JSON ends too early, or holds half a surrogate pair"


def test_options_of_nothing_is_nothing(shared: Running) -> None:
    assert ask(shared, "OPTIONS", "/api/nowhere").status_code == 404


def test_a_live_connection_asked_for_by_http_says_what_it_is(shared: Running, table: str) -> None:
    answer = ask(shared, "GET", f"/api/tables/{table}/live")
    assert (answer.status_code, answer.headers["upgrade"]) == (426, "websocket")


@pytest.mark.parametrize("path", ["/api/games", "/api/games/shipyard"])
def test_games_are_packed_and_kept(shared: Running, path: str) -> None:
    plain = ask(shared, "GET", path, headers={"accept-encoding": "identity"})
    packed = ask(shared, "GET", path, headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.content == plain.content
    assert int(packed.headers["content-length"]) < len(plain.content)
    json.decode(plain.content, type=list[GameInfo] | GameInfo)
    again = ask(shared, "GET", path, headers={"if-none-match": packed.headers["etag"]})
    assert again.status_code == 304
