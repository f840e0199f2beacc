"""Safety: other sites, limits, headers, errors and secrets."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from importlib.resources import files
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import json
from sqlalchemy import Connection, text
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from roadstead.client import Client, Disconnected
from roadstead.protocol import MAX_MESSAGE, Done
from roadstead.refusal import Refused
from roadstead.server import rows
from roadstead.server.context import Settings
from roadstead.server.limits import Rate, Rates
from tests.server.running import FREELY, PATIENCE, Running, go, guests, refused, running


@contextmanager
def socket(site: Running, path: str, **headers: str) -> Iterator[ClientConnection]:
    with connect(site.url.replace("http", "ws") + path, additional_headers=headers) as connection:
        yield connection


def closing(connection: ClientConnection) -> tuple[int, str]:
    """Why the server closes a connection."""
    with pytest.raises(ConnectionClosed) as closed:
        read_on(connection)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


def read_on(connection: ClientConnection) -> None:
    while True:
        connection.recv(PATIENCE)


def cookie_of(client: Client) -> str:
    return f"roadstead={client.http.cookies['roadstead']}"


# -- other sites -----------------------------------------------------------------------------------------------------

FOREIGN = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": "http://127.0.0.1:1"},
    {"origin": "http://["},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
]


def test_who_left_a_table_that_is_not_open_hears_no_more_of_it(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            table = await ann.create("harbour", friends=1, start=False)
            await ben.join(table.id, table.invite)
            path, cookie = f"/api/tables/{table.id}/live", cookie_of(ben)
            with socket(shared, path + "?seat=1", cookie=cookie) as live:
                live.recv(timeout=PATIENCE)
                await ben.leave(table.id)
                closing(live)
            with socket(shared, path, cookie=cookie) as again:
                assert closing(again) == (1008, "gone")
            with socket(shared, f"{path}?invite={table.invite}", cookie=cookie) as invited:
                assert invited.recv(timeout=PATIENCE)

    go(scenario())


@pytest.mark.parametrize("headers", FOREIGN)
def test_other_sites_cannot_act_in_my_name(shared: Running, headers: dict[str, str]) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            for method, path in (
                ("POST", "/api/tables"),
                ("POST", "/api/me/key"),
                ("DELETE", "/api/me"),
                ("PATCH", "/api/me"),
                ("POST", "/api/guests"),
            ):
                answer = await ann.http.request(method, path, json={"name": "Eve"}, headers=headers)
                assert (answer.status_code, answer.json()["reason"]) == (403, "cross-site"), path
            assert (await ann.me()).name == "Ann"
            table = await ann.create("harbour", me=2)
            with socket(shared, f"/api/tables/{table.id}/live", cookie=cookie_of(ann), **headers) as live:
                assert closing(live) == (1008, "cross-site")

    go(scenario())


def test_our_own_page_may(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            own = {"origin": shared.url, "sec-fetch-site": "same-origin"}
            answer = await ann.http.patch("/api/me", json={"name": "Bea"}, headers=own)
            assert answer.status_code == 200
            table = await ann.create("harbour", me=2)
            with socket(shared, f"/api/tables/{table.id}/live", cookie=cookie_of(ann), **own) as live:
                assert b'"kind":"table"' in str(live.recv(PATIENCE)).encode()

    go(scenario())


# -- headers and errors ----------------------------------------------------------------------------------------------

ANSWERS = [
    ("GET", "/healthz", 200),
    ("GET", "/api/tables", 200),
    ("GET", "/api/me", 401),
    ("GET", "/api/tables/nothing", 404),
    ("GET", "/no/such/page", 404),
    ("PUT", "/api/me", 405),
    ("POST", "/api/guests", 400),
    ("GET", "/api/tables?page=many", 400),
    ("GET", "/api/tables/" + "x" * 40, 400),
    ("GET", "/api/games/chess", 400),
]


@pytest.mark.parametrize(("method", "path", "status"), ANSWERS)
def test_every_answer_has_strict_headers_and_a_clear_body(
    shared: Running, method: str, path: str, status: int
) -> None:
    answer = httpx.request(method, shared.url + path)
    assert answer.status_code == status, answer.text
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["content-type"].startswith("application/json")
    if status >= 400:
        problem = answer.json()
        assert set(problem) <= {"kind", "reason", "text", "field"}
        assert problem["reason"]
        assert problem["text"]
        assert "Traceback" not in answer.text


def test_our_own_mistakes_tell_nothing(
    shared: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def wrong(*_: object) -> None:
        raise RuntimeError("secret inside")

    def broken(*_: object) -> None:
        raise RuntimeError("secret inside")

    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            table = await ann.create("harbour", me=2)
            told = await ann.position(table.id)
            live_table = shared.server.tables.in_memory[table.id]
            assert live_table.match is not None
            with monkeypatch.context() as patch:
                patch.setattr(shared.server.people, "sign_in", wrong)
                answer = await ann.http.post("/api/sessions", json={"key": "abc"})
                assert answer.status_code == 500
                assert answer.json()["reason"] == "failed"
                assert "secret" not in answer.text
            # what fails half-way is not kept, and the table is read again
            seat = told.due[0]
            move = (await ann.position(table.id, seat)).options[0].move
            with monkeypatch.context() as patch:
                patch.setattr(live_table.match, "deal_all", broken)
                with refused("failed"):
                    await ann.play(table.id, seat, move, told.position)
            assert await ann.position(table.id) == told
            await ann.play(table.id, seat, move, told.position)

    caplog.set_level(logging.INFO, "roadstead.server")
    go(scenario())
    assert "secret inside" not in caplog.text
    assert '"event": "failed"' in caplog.text


def test_a_database_that_fails_changes_nothing(shared: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(db: Connection, steps: rows.Steps) -> None:
        db.execute(text("SELECT secret FROM nowhere"))

    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            table = await ann.create("harbour", me=2)
            told = await ann.position(table.id)
            seat = told.due[0]
            mine = await ann.position(table.id, seat)
            async with ann.live(table.id, seat=seat) as live:
                await live.first_position()
                with monkeypatch.context() as patch:
                    patch.setattr(rows, "write_steps", fails)
                    answer = await ann.http.post(
                        f"/api/tables/{table.id}/moves",
                        json={"seat": seat, "move": mine.options[0].move, "position": mine.position},
                    )
                assert (answer.status_code, answer.json()["reason"]) == (507, "storage")
                assert "nowhere" not in answer.text
                assert (live.revision(), live.closed) == (mine.position, False)
            assert await ann.position(table.id, seat) == mine
            await ann.play(table.id, seat, mine.options[0].move, mine.position)

    go(scenario())


# -- sizes and shapes ------------------------------------------------------------------------------------------------


def test_a_body_that_is_too_large_is_refused(shared: Running) -> None:
    answer = httpx.post(f"{shared.url}/api/guests", json={"name": "x" * 6_000_000})
    assert (answer.status_code, answer.json()["reason"]) == (413, "too-large")


def test_odd_messages_are_refused_and_the_connection_goes_on(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            table = await ann.create("harbour", me=2)
            path = f"/api/tables/{table.id}/live?seat=0"
            with socket(shared, path, cookie=cookie_of(ann)) as live:
                for message, reason in (
                    ("", "malformed"),
                    ("{", "malformed"),
                    ("null", "malformed"),
                    ("[" * 4000, "malformed"),
                    ('{"do": "dance"}', "malformed"),
                    ('{"do": "move"}', "malformed"),
                    ('{"do": "ping", "id": 7}', "malformed"),
                    ('{"do": "move", "move": "x", "position": 1e99}', "malformed"),
                    ('{"do": "ping", "more": 1}', "malformed"),
                    ('{"do": "take-over", "seat": 0, "bot": "genius"}', "malformed"),
                    (b"\xff\xfe", "malformed"),
                    ('{"do": "preview", "move": "win"}', "illegal"),
                    ("x" * (MAX_MESSAGE + 1), "too-large"),
                ):
                    live.send(message)
                    told: dict[str, object] = {}
                    while told.get("kind") not in ("refused", "done"):
                        told = json.decode(live.recv(PATIENCE))
                    assert told["reason"] == reason, message
                live.send('{"do": "ping", "id": "still here"}')
                assert json.decode(live.recv(PATIENCE)) == {"kind": "pong", "id": "still here"}
                live.send("x" * (5 * MAX_MESSAGE))
                assert closing(live)[0] == 1009

    go(scenario())


def test_a_message_may_come_as_bytes(shared: Running) -> None:
    async def scenario() -> str:
        async with guests(shared, "Ann") as [ann]:
            return (await ann.create("harbour", me=2, open=True)).id

    with socket(shared, f"/api/tables/{go(scenario())}/live?after=5&words=true&lang=xx") as connection:
        connection.send(b'{"do":"ping","id":"as bytes"}')
        while (told := json.decode(connection.recv(PATIENCE)))["kind"] != "pong":
            pass
        assert told["id"] == "as bytes"
        connection.send(b'{"do":"ping","id":"half a letter \xc3"}')
        while (told := json.decode(connection.recv(PATIENCE)))["kind"] != "refused":
            pass
        assert told["reason"] == "malformed"


@pytest.mark.parametrize(
    "query",
    ["seat=9", "seat=x", "seat=-1", "after=x", "after=-9", f"after={'9' * 5000}", "words=maybe", "stages="],
    ids=lambda query: query[:10],
)
def test_an_odd_address_of_a_connection_is_refused(shared: Running, query: str) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            table = await ann.create("harbour", me=2)
            with socket(shared, f"/api/tables/{table.id}/live?{query}", cookie=cookie_of(ann)) as live:
                assert closing(live) == (1008, "malformed")

    go(scenario())


def test_asking_for_tables_that_are_not_there_costs_no_memory(shared: Running) -> None:
    for number in range(20):
        assert httpx.get(f"{shared.url}/api/tables/nothing{number}").status_code == 404
    assert len(shared.server.tables.opening) == 0
    assert not any(name.startswith("nothing") for name in shared.server.tables.in_memory)


# -- limits ----------------------------------------------------------------------------------------------------------

FEW = Rate(5, 0.001)


@contextmanager
def limited(database: str, **rates: Rate | int) -> Iterator[Running]:
    free = {name: getattr(FREELY, name) for name in FREELY.__dataclass_fields__}
    with running(Settings(database, rates=Rates(**{**free, **rates}))) as site:
        yield site


def test_requests_arrivals_and_makings_are_limited(database: str) -> None:
    async def scenario(site: Running) -> None:
        async with guests(site, "Ann", "Ben") as (ann, ben):
            for name in ("Bea", "Cleo", "Dora"):
                await ann.rename(name)
            await ann.new_key()
            await ann.create("harbour", me=2)
            for asked in (
                ann.create("harbour", me=2),
                ann.rename("Eva"),
                ann.new_key(),
                ann.new_token("one"),
                ann.keep_record("x"),
            ):
                with refused("too-fast"):
                    await asked
            await ben.create("harbour", me=2)
            await Client.with_key(site.url, await ben.new_key())
            for key in ("a", "b"):
                with refused("wrong-key", "key"):
                    await Client.with_key(site.url, key)
            with refused("too-fast"):
                await Client.with_key(site.url, "c")
            with refused("too-fast"):
                await Client.guest(site.url, "Cas")
            site.server.rates = Rates(requests=Rate(3, 0.001))
            site.server.limits.buckets.clear()
            table = (await ann.tables("mine")).tables[0]
            await ann.me()
            await ann.me()
            with refused("too-fast"):
                await ann.me()
            answer = await ann.http.get("/no/such/page")
            assert answer.status_code == 429
            with socket(site, f"/api/tables/{table.id}/live", cookie=cookie_of(ann)) as live:
                assert closing(live) == (1013, "too-fast")

    with limited(database, making=FEW, arrivals=FEW) as site:
        go(scenario(site))


def test_many_guests_of_an_address_make_no_more_tables_than_it_may(database: str) -> None:
    """Nor do they say more."""

    async def scenario(site: Running) -> None:
        async with guests(site, "Ann", "Ben", "Cleo") as (ann, ben, cleo):
            table = await ann.create("harbour", friends=1, open=True)
            await ben.create("harbour", friends=1, open=True)
            record = await cleo.record((await cleo.create("harbour", me=2)).id)
            for asked in (ann.create("harbour", me=2), ben.keep_record(record)):
                with refused("too-fast"):
                    await asked
            await ann.new_token("one")
            await ann.say(table.id, "one")
            async with cleo.live(table.id) as live:
                await live.say("two")
                with refused("too-fast"):
                    await live.say("three")
            with refused("too-fast"):
                await ben.say(table.id, "four")

    with limited(database, address_tables=Rate(3, 0.001), address_chat=Rate(2, 0.001)) as site:
        go(scenario(site))


def test_connections_and_their_messages_are_limited(database: str) -> None:
    async def scenario(site: Running) -> None:
        async with guests(site, "Ann") as [ann]:
            table = await ann.create("harbour", me=2)
            async with ann.live(table.id, seat=0) as live, ann.live(table.id) as other:
                await live.first_position()
                await other.first_position()
                async with ann.live(table.id) as third:
                    with pytest.raises(Disconnected, match="too-fast"):
                        await third.first_position()
                for _ in range(5):
                    await live.ask({"do": "ping"})
                with refused("too-fast"):
                    await live.ask({"do": "ping"})
                with refused("too-fast"):
                    await other.ask({"do": "ping"})

    with limited(database, messages=FEW, sockets=2) as site:
        go(scenario(site))


def test_an_address_is_limited_whoever_comes_from_it(database: str) -> None:
    async def scenario(site: Running) -> None:
        async with guests(site, "Ann", "Ben") as (ann, ben), Client(site.url) as nobody:
            table = await ann.create("harbour", me=2, open=True)
            async with ann.live(table.id, seat=0) as hers, ben.live(table.id) as his:
                async with nobody.live(table.id) as third:
                    with pytest.raises(Disconnected, match="too-fast"):
                        await third.first_position()
                for live in (hers, his, hers, his, hers):
                    await live.ask({"do": "ping"})
                with refused("too-fast"):
                    await his.ask({"do": "ping"})

    with limited(database, address_messages=FEW, address_sockets=2) as site:
        go(scenario(site))


def test_a_record_without_end_is_refused(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            with refused("too-large", "record"):
                await ann.keep_record("roadstead record 1\n" + "# more\n" * 10_000)

    go(scenario())


WHOLE: list[dict[str, Any]] = [
    {"do": "seat", "seat": None},
    {"do": "language", "language": "de"},
    {"do": "words", "on": True},
    {"do": "means", "on": True},
]
"""Live requests that are followed by a complete position."""


def test_a_long_history_counts_as_several_requests(database: str) -> None:
    async def scenario(site: Running) -> None:
        async with guests(site, "Ann") as [ann]:
            table = await ann.create("shipyard", me=0, bots=["random", "random"])
            while (await ann.table(table.id)).status == "running":
                await asyncio.sleep(0.05)
            events = (await ann.position(table.id)).events
            assert len(events) > 100, "more than one request's worth"
            record = await ann.record(table.id)
            asks: list[Callable[[], Coroutine[Any, Any, Any]]] = [
                lambda: ann.position(table.id),
                lambda: ann.replay(table.id, len(events), since=0),
                lambda: ann.keep_record(record),
                lambda: ann.fork(table.id, 100, 0),
            ]
            one, more = Rate(1, 0.000001), Rate(1 + record.count("\n") // 100, 0.000001)
            for ask in asks:
                site.server.limits.buckets.clear()
                site.server.rates = site.server.settings.rates = Rates(requests=one)
                with refused("too-fast"):
                    await ask()
                site.server.limits.buckets.clear()
                site.server.rates = site.server.settings.rates = Rates(requests=more)
                await ask()
            site.server.limits.buckets.clear()
            site.server.rates = site.server.settings.rates = Rates(requests=one)
            await ann.replay(table.id, len(events))
            for ask_whole in WHOLE:
                site.server.limits.buckets.clear()
                twice = Rate(1 + 2 * (len(events) // 100), 0.000001)
                site.server.rates = site.server.settings.rates = Rates(requests=twice)
                async with ann.live(table.id) as live:
                    await live.first_position()
                    await live.ask(ask_whole)
                    with refused("too-fast"):
                        await live.ask(ask_whole)
                    await live.ask({"do": "ping"})

    with running(Settings(database, rates=FREELY)) as site:
        go(scenario(site))


def test_a_large_body_counts_as_several_requests(tmp_path: Path) -> None:
    """Anybody may send one, and it waits in memory until it is complete."""
    large = b'{"name":"' + b"x" * 9 * 65_536

    async def parts() -> AsyncIterator[bytes]:
        yield large

    async def scenario(site: Running) -> None:
        async with httpx.AsyncClient(base_url=site.url, timeout=PATIENCE) as nobody:
            for content in (large, parts()):
                site.server.limits.buckets.clear()
                first = await nobody.post("/api/guests", content=content)
                assert first.status_code == (400 if content is large else 429)
                assert (await nobody.get("/api/games")).status_code == (429 if content is large else 200)

    with limited(f"sqlite:///{tmp_path}/roadstead.db", requests=Rate(10, 0.001)) as site:
        go(scenario(site))


def test_a_deck_of_ones_own_counts_as_several_requests(database: str) -> None:
    deck = files("roadstead.games.harbour").joinpath("cards.toml").read_text("utf-8")
    own = deck.replace("Lighthouse", "Tall Lamp")

    async def scenario(site: Running) -> None:
        async with guests(site, "Ann") as [ann]:
            for cards, price in ((own, 5), ("", 1)):
                table = await ann.create("harbour", friends=1, cards=cards)
                for what in ("words", "cards"):
                    for allowed, status in ((price - 1, 429), (price, 200)):
                        site.server.limits.buckets.clear()
                        site.server.rates = Rates(requests=Rate(allowed, 0.000001))
                        answer = await ann.http.get(f"/api/tables/{table.id}/{what}")
                        assert answer.status_code == status, (what, price)
                site.server.rates = FREELY

    with running(Settings(database, rates=FREELY)) as site:
        go(scenario(site))


def test_malformed_messages_count_as_messages(database: str) -> None:
    async def scenario(site: Running) -> None:
        async with guests(site, "Ann") as [ann]:
            table = await ann.create("harbour", me=2)
            async with ann.live(table.id, seat=0) as live:
                for _ in range(5):
                    with refused("malformed", "do"):
                        await live.ask({"do": "nothing that there is"})
                with refused("too-fast"):
                    await live.ask({"do": "ping"})

    with limited(database, messages=FEW) as site:
        go(scenario(site))


def test_what_makes_the_server_build_a_position_counts_as_several_messages(database: str) -> None:
    dear: list[dict[str, Any]] = [
        {"do": "language", "language": "de"},
        {"do": "words", "on": True},
        {"do": "means", "on": True},
        {"do": "stages", "on": True},
        {"do": "seat", "seat": 0},
        {"do": "why-not", "target": "nothing"},
        {"do": "undo", "position": 0},
    ]

    async def scenario(site: Running) -> None:
        async with guests(site, *(each["do"] for each in dear)) as people:
            for person, ask in zip(people, dear, strict=True):
                table = await person.create("harbour", me=2)
                async with person.live(table.id, seat=0) as live:
                    with suppress(Refused):  # stale: it is paid for all the same
                        await live.ask(ask)
                    await live.ask({"do": "ping"})
                    with refused("too-fast"):
                        await live.ask(ask)

    with limited(database, messages=Rate(10, 0.001)) as site:
        go(scenario(site))


def test_somebody_who_explores_is_not_too_fast(database: str) -> None:
    """Thirty questions as quick as they can be asked: more than a hand can do."""

    async def scenario(site: Running) -> None:
        async with guests(site, "Ann") as [ann]:
            table = await ann.create("harbour", me=2)
            async with ann.live(table.id, seat=0) as live:
                for number in range(30):
                    await live.ask({"do": "why-not", "target": f"thing:{number}"})
                    await live.ask({"do": "ping"})

    with limited(database, messages=Rates().messages) as site:
        go(scenario(site))


# -- secrets ---------------------------------------------------------------------------------------------------------


def test_secrets_are_nowhere(shared: Running, caplog: pytest.LogCaptureFixture) -> None:
    """The seed, other people's invites, keys and hands: in no answer, no error, no log line."""
    caplog.set_level(logging.DEBUG, "roadstead.server")

    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben), Client(shared.url) as nobody:
            key, token = await ann.new_key(), await ann.new_token("bot")
            table = await ann.create("bremerhaven", friends=1, open=True)
            await ben.join(table.id, table.invite)
            seed = shared.server.tables.in_memory[table.id].row.seed
            person = (await ann.me()).id
            said: list[str] = []
            for client, seat in ((ann, 0), (ben, 1), (nobody, None)):
                said.append(json.encode(await client.table(table.id)).decode())
                said.append(json.encode(await client.position(table.id, seat, lang="en")).decode())
                said.append(await client.record(table.id, seat))
                async with client.live(table.id, seat=seat) as live:
                    said.append(json.encode(await live.first_position()).decode())
            public = [said[8], said[9], said[10], said[11]]
            for body in ({"seat": 0, "move": "x", "position": 1}, {"seat": 9}):
                said.append((await ben.http.post(f"/api/tables/{table.id}/moves", json=body)).text)
            said.append(caplog.text)
            for words in said:
                for secret in (seed, key, token, person, ann.http.cookies["roadstead"]):
                    assert secret not in words
            for words in public:
                assert table.invite not in words
            digests = {
                seat: (await client.position(table.id, seat)).digest for client, seat in ((ann, 0), (ben, 1))
            }
            assert digests[0] != digests[1], "hands differ, so that this test can fail"

    go(scenario())


def test_keys_tokens_and_cookies_are_not_kept_as_they_are(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            key, token = await ann.new_key(), await ann.new_token("bot")
            kept = shared.read(text("SELECT key_hash FROM person")) + shared.read(
                text("SELECT hash FROM token")
            )
            assert key not in str(kept)
            assert token not in str(kept)

    go(scenario())


def test_a_name_cannot_forge_lines_of_a_record_or_a_log(shared: Running) -> None:
    async def scenario() -> None:
        name = "Ann\nseed 00\r\n\x1b[31m"
        async with guests(shared, name) as [ann]:
            table = await ann.create("harbour", me=1, bots=["random"])
            record = await ann.record(table.id, 0)
            assert "player 0 Annseed 00[31m" in record.splitlines()
            await ann.post(f"/api/tables/{table.id}/votes", {"seat": 0, "end": True}, Done)

    go(scenario())
