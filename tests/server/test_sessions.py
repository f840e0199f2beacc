"""Each cookie is a session of its own: who ends all others keeps access, whether the answer arrives or not."""

from __future__ import annotations

import hmac
import shutil
import sqlite3
from base64 import urlsafe_b64encode
from contextlib import suppress
from hashlib import sha256
from itertools import cycle
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from roadstead.client import Client, Disconnected
from roadstead.server.context import Settings
from roadstead.server.limits import Timeouts
from roadstead.server.people import MAX_REPLACEMENTS
from tests.luck import SOAK
from tests.server.running import (
    FREELY,
    PATIENCE,
    Nursery,
    Running,
    free_port,
    go,
    guests,
    heard,
    locked,
    refused,
    running,
)

ASKS = {"new key": ("POST", "/api/me/key"), "sign out everywhere": ("DELETE", "/api/me/sessions")}
KILLS = (0.01, PATIENCE, *(each / 1000 for each in range(1, 40 if SOAK else 1)))
"""How long a request is waited for before the server is killed."""


def ask(url: str, what: str, cookie: str) -> str:
    """The new cookie that the answer brings; nobody uses it unless the test does."""
    method, path = ASKS[what]
    answer = httpx.request(method, url + path, headers=with_cookie(cookie), timeout=PATIENCE)
    assert answer.is_success, answer.text
    return answer.cookies["roadstead"]


def with_cookie(value: str) -> dict[str, str]:
    return {"cookie": f"roadstead={value}"}


def name_of(url: str, cookie: str) -> str:
    """Who this cookie is; empty if nobody."""
    answer = httpx.get(f"{url}/api/me", headers=with_cookie(cookie), timeout=PATIENCE)
    assert answer.status_code in (200, 401), answer.text
    return str(answer.json().get("name", ""))


def cookie_of(client: Client) -> str:
    return str(client.http.cookies["roadstead"])


@pytest.mark.parametrize("what", ASKS)
def test_who_never_gets_the_answer_keeps_access_and_the_others_have_lost_it(
    shared: Running, what: str
) -> None:
    async def scenario() -> None:
        async with (
            guests(shared, "Ann") as [ann],
            await Client.with_key(shared.url, await ann.new_key()) as phone,
        ):
            await ann.me()
            old = cookie_of(ann)
            lost = ask(shared.url, what, old)
            assert [name_of(shared.url, each) for each in (old, cookie_of(phone))] == ["Ann", ""]
            new = ask(shared.url, what, old)
            assert name_of(shared.url, new) == "Ann"
            assert [name_of(shared.url, each) for each in (old, lost, new)] == ["", "", "Ann"]

    go(scenario())


def test_whenever_the_server_is_killed_who_asks_keeps_access(database: str, tmp_path: Path) -> None:
    """Nobody gets an answer: they have the cookie they asked with."""
    nursery = Nursery(tmp_path / "log")
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    try:
        nursery.start(port, database)
        mine = httpx.post(f"{url}/api/guests", json={"name": "Ann"}).cookies["roadstead"]
        for seconds, (method, path) in zip(KILLS, cycle(ASKS.values()), strict=False):
            with suppress(httpx.HTTPError), httpx.Client(timeout=seconds) as dialled:
                dialled.request(method, url + path, headers=with_cookie(mine))
            nursery.kill()
            nursery.start(port, database)
            assert name_of(url, mine) == "Ann"
    finally:
        nursery.close()


def test_asking_twice_at_once_leaves_the_newest_cookie_valid(shared: Running) -> None:
    """A browser keeps what arrives last, and may have used what arrived before it."""

    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            old = cookie_of(ann)
            first, second, third = (ask(shared.url, what, old) for what in (*ASKS, "new key"))
            assert name_of(shared.url, second) == "Ann"
            assert [name_of(shared.url, each) for each in (old, first, third)] == ["", "", "Ann"]
            assert [name_of(shared.url, each) for each in (second, third)] == ["", "Ann"]

    go(scenario())


def test_new_cookies_that_nobody_uses_do_not_pile_up(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            made = [ask(shared.url, "new key", cookie_of(ann)) for _ in range(MAX_REPLACEMENTS + 2)]
            me = (await ann.me()).id
            rows = shared.read(text("SELECT hash FROM session WHERE person = :me").bindparams(me=me))
            assert len(rows) == 1 + MAX_REPLACEMENTS
            assert [name_of(shared.url, each) for each in (made[0], made[-1])] == ["", "Ann"]

    go(scenario())


def test_a_live_connection_of_the_old_cookie_ends_with_the_first_use_of_the_new(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            table = await ann.create("harbour", me=2)
            new = ask(shared.url, "new key", cookie_of(ann))
            async with ann.live(table.id, seat=0) as copied:
                await copied.first_position()
                ann.http.cookies.set("roadstead", new, domain="127.0.0.1")
                async with ann.live(table.id, seat=0) as mine:
                    await mine.first_position()
                    with pytest.raises(Disconnected):
                        await heard(copied, lambda: False)
                    await mine.ask({"do": "ping"})

    go(scenario())


def test_signing_out_here_ends_this_cookie_and_no_other(shared: Running) -> None:
    async def scenario() -> None:
        async with (
            guests(shared, "Ann") as [ann],
            await Client.with_key(shared.url, await ann.new_key()) as phone,
        ):
            copy = cookie_of(phone)
            table = await phone.create("harbour", me=2)
            async with phone.live(table.id, seat=0) as live:
                await live.first_position()
                await phone.send("DELETE", "/api/sessions")
                with pytest.raises(Disconnected):
                    await heard(live, lambda: False)
            assert name_of(shared.url, copy) == ""
            assert (await ann.me()).name == "Ann"

    go(scenario())


def test_signing_out_that_cannot_be_stored_is_refused_and_can_be_repeated(tmp_path: Path) -> None:
    file = str(tmp_path / "roadstead.db")

    async def scenario(site: Running) -> None:
        async with guests(site, "Ann") as [ann]:
            mine = cookie_of(ann)
            with locked(file), refused("storage"):
                await ann.send("DELETE", "/api/sessions")
            assert cookie_of(ann) == mine
            await ann.send("DELETE", "/api/sessions")
            assert name_of(site.url, mine) == ""

    with running(Settings(file, rates=FREELY, timeouts=Timeouts(database_seconds=0.5))) as site:
        go(scenario(site))


@pytest.mark.parametrize("session", [0, 3])
def test_cookies_of_an_earlier_version_stay_valid(tmp_path: Path, session: int) -> None:
    """They were signed, and all browsers of a person had the same; `session` is how often they had been ended."""
    file = tmp_path / "roadstead.db"
    shutil.copy(Path(__file__).parent / "data" / "issue7.db", file)
    with running(Settings(str(file), rates=FREELY)):
        pass
    with sqlite3.connect(file) as db:  # as version 0005 left it
        [[person]] = db.execute("SELECT id FROM person WHERE name = 'Ann'")
        db.execute("DROP TABLE session")
        db.execute("DROP INDEX ix_game_table_rematch")
        db.execute("DROP INDEX ix_game_table_origin")
        db.execute("ALTER TABLE person ADD COLUMN session INTEGER NOT NULL DEFAULT 0")
        db.execute("UPDATE person SET session = ?", [session])
        db.execute("INSERT INTO secret VALUES ('signing', 'a key')")
        db.execute("UPDATE alembic_version SET version_num = '0005'")
    signed = f"person:{person}" + (f":{session}" if session else "")
    digest = hmac.new(b"a key", signed.encode(), sha256).digest()
    old = f"{person}.{urlsafe_b64encode(digest).decode().rstrip('=')}"
    with running(Settings(str(file), rates=FREELY)) as site:
        assert name_of(site.url, old) == "Ann"
        httpx.delete(f"{site.url}/api/sessions", headers=with_cookie(old))
        assert name_of(site.url, old) == "Ann", "another browser has the same"
        new = ask(site.url, "sign out everywhere", old)
        assert [name_of(site.url, each) for each in (new, old)] == ["Ann", ""]
        assert site.read(text("SELECT * FROM secret WHERE name = 'signing'")) == []
