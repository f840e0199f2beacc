"""People: guests, their cookie, key, name and tokens, and leaving no trace."""

from __future__ import annotations

import asyncio

import httpx
import pytest
from sqlalchemy import text

from roadstead.client import Client, Disconnected, Live
from roadstead.engine.record import read_record
from roadstead.protocol import Chair, NewTable, TableInfo, Token
from roadstead.refusal import Refused
from roadstead.server.people import hash_secret
from tests.server.running import Running, eventually, go, guests, heard, refused

HTTPS = {"x-forwarded-proto": "https"}


def test_a_guest_has_a_name_and_a_signed_cookie_at_once(shared: Running) -> None:
    answer = httpx.post(f"{shared.url}/api/guests", json={"name": "Ann"})
    assert answer.status_code == 201
    assert answer.json()["name"] == "Ann"
    flags = answer.headers["set-cookie"].lower().split("; ")
    assert {"httponly", "samesite=lax", "path=/"} <= set(flags)
    assert "secure" not in flags, "it would be lost on a plain connection"


def test_behind_a_proxy_that_speaks_https_the_cookie_is_secure(shared: Running) -> None:
    answer = httpx.post(f"{shared.url}/api/guests", json={"name": "Ann"}, headers=HTTPS)
    cookie, *flags = answer.headers["set-cookie"].lower().split("; ")
    assert cookie.startswith("__host-roadstead=")
    assert {"secure", "path=/"} <= set(flags)
    assert not any(flag.startswith("domain") for flag in flags), "a browser would not take it"
    for name, headers, status in (("__Host-roadstead", HTTPS, 200), ("__Host-roadstead", {}, 401)):
        cookies = {"cookie": f"{name}={answer.cookies[name]}"}
        assert httpx.get(f"{shared.url}/api/me", headers=headers | cookies).status_code == status


def test_a_cookie_of_the_plain_name_is_exchanged_behind_https(shared: Running) -> None:
    plain = httpx.post(f"{shared.url}/api/guests", json={"name": "Ann"}).cookies["roadstead"]
    ben = httpx.post(f"{shared.url}/api/guests", json={"name": "Ben"}, headers=HTTPS)
    answer = httpx.get(f"{shared.url}/api/me", headers=HTTPS | {"cookie": f"roadstead={plain}"})
    assert answer.json()["name"] == "Ann"
    made, gone = answer.headers.get_list("set-cookie")
    assert made.startswith(f"__Host-roadstead={plain};")
    assert gone.startswith(('roadstead=""', "roadstead=;"))
    assert "max-age=0" in gone.lower()
    both = f"roadstead={plain}; __Host-roadstead={ben.cookies['__Host-roadstead']}"
    assert httpx.get(f"{shared.url}/api/me", headers=HTTPS | {"cookie": both}).json()["name"] == "Ben"


def test_a_forged_cookie_is_nobody(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            mine, other = ann.http.cookies["roadstead"], ben.http.cookies["roadstead"]
            forged = mine[:20] + other[20:]
            for cookie in (forged, other[:-1], f"{other}=", f"{other}.", hash_secret(other), "", ".", "ü.ü"):
                answer = httpx.get(
                    f"{shared.url}/api/me", headers={b"cookie": f"roadstead={cookie}".encode()}
                )
                assert answer.status_code == 401, cookie
                assert answer.json()["reason"] == "not-signed-in"

    go(scenario())


def test_a_key_goes_on_as_the_same_person_elsewhere(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            old = await ann.new_key()
            key = await ann.new_key()
            with refused("wrong-key", "key"):
                await Client.with_key(shared.url, old)
            async with await Client.with_key(shared.url, f" {key.upper()} ") as phone:
                assert await phone.me() == await ann.me()
            with refused("wrong-key", "key"):
                await Client.with_key(shared.url, "0" * len(key))

    go(scenario())


def test_signing_out_everywhere_leaves_the_one_who_asks(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            key = await ann.new_key()
            table = await ann.create("harbour", me=2)
            async with (
                await Client.with_key(shared.url, key) as phone,
                Client(shared.url, await ann.new_token("bot")) as program,
                phone.live(table.id, seat=0) as live,
                program.live(table.id, seat=0) as watching,
            ):
                await live.first_position()
                await watching.first_position()
                await ann.sign_out_everywhere()
                for other in (live, watching):
                    with pytest.raises(Disconnected):
                        await heard(other, lambda: False)
                for client in (phone, program):
                    with refused("not-signed-in"):
                        await client.me()
                assert (await ann.me()).name == "Ann"
                assert await ann.get("/api/tokens", list[Token]) == []
            async with await Client.with_key(shared.url, key) as again:
                assert await again.me() == await ann.me()

    go(scenario())


def test_a_program_that_signs_out_everywhere_keeps_its_token(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            await ann.new_token("other")
            async with Client(shared.url, await ann.new_token("mine")) as program:
                await program.sign_out_everywhere()
                assert [token.label for token in await program.get("/api/tokens", list[Token])] == ["mine"]
                assert not program.http.cookies
            with refused("not-signed-in"):
                await ann.me()

    go(scenario())


def test_a_new_key_ends_cookies_from_before_it(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            token = await ann.new_token("bot")
            stolen = f"roadstead={ann.http.cookies['roadstead']}"
            await ann.new_key()
            assert (await ann.me()).name == "Ann"
            answer = httpx.get(f"{shared.url}/api/me", headers={"cookie": stolen})
            assert answer.json()["reason"] == "not-signed-in"
            async with Client(shared.url, token) as program:
                assert (await program.me()).name == "Ann"

    go(scenario())


def test_what_came_in_before_signing_out_everywhere_makes_neither_key_nor_token_after_it(
    shared: Running,
) -> None:
    people = shared.server.people

    async def scenario() -> list[str]:
        phone = await people.add_guest("Ann", "of the phone")
        key = await people.new_key(phone, "of the phone, new")
        laptop = await people.sign_in(key, "of the laptop")
        await people.end_other_sessions(laptop, "of the laptop, new")
        done = await asyncio.gather(
            people.new_token(phone, "thief"),
            people.new_key(phone, "of a thief"),
            people.end_other_sessions(phone, "of a thief"),
            return_exceptions=True,
        )
        assert await people.tokens(laptop) == []
        assert await people.by_cookie("of a thief") is None
        assert await people.by_cookie("of the laptop") == laptop
        assert await people.sign_in(key, "of a tablet")
        return [answer.reason if isinstance(answer, Refused) else "" for answer in done]

    assert shared.inside(scenario()) == ["not-signed-in"] * 3


def test_signing_out_forgets_who_uses_the_browser(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            await ann.send("DELETE", "/api/sessions")
            with refused("not-signed-in"):
                await ann.me()

    go(scenario())


NAMES = [
    ("  Ann \t  Lee ", "Ann Lee"),
    ("A\u030angstr\u00f6m", "\u00c5ngstr\u00f6m"),
    ("A\u200bn\u202en", "Ann"),
    ("\uff21nn", "Ann"),
    ("A\u034fn\ufe0fn\U000e0100", "Ann"),
    ("A" + "\u0300" * 23, "\u00c0\u0300\u0300\u0300\u0300"),
    ("<b>Ann</b>", "<b>Ann</b>"),
    ("\u13a0\U0001f6a2", "\u13a0\U0001f6a2"),
]


@pytest.mark.parametrize(("given", "shown"), NAMES)
def test_names_are_normalised(shared: Running, given: str, shown: str) -> None:
    async def scenario() -> None:
        async with guests(shared, given) as [ann]:
            assert (await ann.me()).name == shown

    go(scenario())


@pytest.mark.parametrize(
    "name", [" ", "\u200b", "\u3164", "\u2800\u00a0", "\u0301", "\ufdfa\ufdfa", "\u202e", "\U0001d159"]
)
def test_names_that_show_nothing_or_too_much_are_refused(shared: Running, name: str) -> None:
    async def scenario() -> None:
        with refused("invalid", "name"):
            await Client.guest(shared.url, name)

    go(scenario())


def test_a_name_too_long_or_missing_is_malformed(shared: Running) -> None:
    odd: list[object] = [{"name": ""}, {"name": "a" * 25}, {"name": 7}, {}, {"name": "Ann", "admin": True}]
    for body in [*odd, [], "Ann", None]:
        answer = httpx.post(f"{shared.url}/api/guests", json=body)
        assert answer.status_code == 400, body
        assert answer.json()["reason"] == "malformed"
        assert "set-cookie" not in answer.headers


def test_a_new_name_is_seen_at_the_tables(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Bea") as (ann, bea):
            table = await ann.create("harbour", friends=1)
            await bea.join(table.id, table.invite)
            async with bea.live(table.id, seat=1, lang="en") as live:
                await live.first_position()
                await ann.rename("Zoe")
                await eventually(lambda: seat_is_called(bea, table.id, 0, "Zoe"))
            await bea.rename("Zoe")
            assert [seat.name for seat in (await ann.table(table.id)).seats] == ["Zoe", "Zoe 2"]
            assert read_record(await ann.record(table.id)).players == ["Zoe", "Zoe 2"]

    go(scenario())


def test_a_new_name_is_told_to_who_looks_on(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Bea") as (ann, bea):
            table = await ann.create("harbour", friends=1, start=False)
            await bea.join(table.id, table.invite)
            async with bea.live(table.id, seat=1) as live:
                await heard(live, lambda: called(live) == ["Ann", "Bea"])
                await ann.rename("Zoe")
                await heard(live, lambda: called(live) == ["Zoe", "Bea"])
                await ann.start(table.id)
                await live.first_position()
                await ann.rename("Kim")
                await heard(live, lambda: called(live) == ["Kim", "Bea"])

    go(scenario())


def called(live: Live) -> list[str]:
    return [seat.name for seat in live.table.seats] if live.table is not None else []


async def seat_is_called(client: Client, table_id: str, seat: int, name: str) -> bool:
    return (await client.table(table_id)).seats[seat].name == name


def test_a_new_name_reaches_tables_that_are_not_in_memory_and_does_not_read_them(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            table = await ann.create("harbour", bots=["random"], options={"start_seat": "0"})
            shared.forget(table.id)
            await ann.rename("Zoe")
            assert table.id not in shared.server.tables.in_memory
            assert (await ann.table(table.id)).seats[0].name == "Zoe"

    go(scenario())


def test_names_of_a_hot_seat_stay(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            chairs = [Chair("me", name="Opa"), Chair("me")]
            table = await ann.post("/api/tables", NewTable(game="harbour", chairs=chairs), TableInfo)
            await ann.rename("Zoe")
            assert [seat.name for seat in (await ann.table(table.id)).seats] == ["Opa", "Ann"]

    go(scenario())


def test_a_token_acts_for_its_person_until_it_is_removed(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            token = await ann.new_token("my bot")
            async with Client(shared.url, token) as program:
                assert await program.me() == await ann.me()
                table = await program.create("harbour", me=2)
                async with program.live(table.id, seat=0) as live:
                    await live.first_position()
                [kept] = await ann.get("/api/tokens", list[Token])
                assert (kept.label, kept.token) == ("my bot", "")
                with refused("gone"):
                    await ben.send("DELETE", f"/api/tokens/{kept.id}")
                async with program.live(table.id, seat=0) as live:
                    await live.first_position()
                    await ann.send("DELETE", f"/api/tokens/{kept.id}")
                    with pytest.raises(Disconnected):
                        await heard(live, lambda: False)
                with refused("not-signed-in"):
                    await program.me()

    go(scenario())


def test_a_token_that_does_not_hold_is_not_replaced_by_a_cookie(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            for header in ("Bearer nonsense", "Basic nonsense", "nonsense"):
                ann.http.headers["authorization"] = header
                with refused("not-signed-in"):
                    await ann.me()

    go(scenario())


def test_the_number_of_tokens_is_limited(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            for number in range(20):
                await ann.new_token(f"bot {number}")
            with refused("invalid"):
                await ann.new_token("one more")

    go(scenario())


# -- leaving no trace ---------------------------------------------------------------------------------------------


def test_who_leaves_no_trace_is_anonymous_everywhere(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Hortense", "Ben") as (ann, ben):
            who = (await ann.me()).id
            key, token = await ann.new_key(), await ann.new_token("bot")
            running = await ann.create("harbour", friends=1)
            await ben.join(running.id, running.invite)
            ended = await ann.create("shipyard", friends=1)
            await ben.join(ended.id, ended.invite)
            for client, seat in ((ann, 0), (ben, 1)):
                await client.send("POST", f"/api/tables/{ended.id}/votes", {"seat": seat, "end": True})
            hosts = await ann.create("novgorod", friends=1, anyone=1)
            await ben.join(hosts.id, hosts.invite)
            sits = await ben.create("novgorod", friends=1, anyone=1)
            await ann.join(sits.id, sits.invite)

            await ann.leave_no_trace()

            with refused("not-signed-in"):
                await ann.me()
            with refused("wrong-key", "key"):
                await Client.with_key(shared.url, key)
            async with Client(shared.url, token) as program:
                with refused("not-signed-in"):
                    await program.me()
            mine = (await ben.table(running.id)).seats[0]
            assert (mine.name, mine.kind, mine.resigned, mine.bot) == ("", "person", True, "greedy")
            assert (await ben.table(ended.id)).seats[0].name == ""
            assert read_record(await ben.record(ended.id)).players == ["anonymous", "Ben"]
            with refused("gone"):
                await ben.table(hosts.id)
            assert [seat.kind for seat in (await ben.table(sits.id)).seats] == ["person", "friend", "anyone"]
            for name, table in (("person", "seat"), ("host", "game_table"), ("id", "person")):
                assert who not in {row[0] for row in everything(shared, table, name)}
            assert "Hortense" not in {row[0] for row in everything(shared, "seat", "name")}

    go(scenario())


def everything(site: Running, table: str, column: str) -> list[tuple[str]]:
    return site.read(text(f"SELECT {column} FROM {table}"))


def test_the_game_goes_on_with_a_bot_for_who_left_no_trace(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            table = await ann.create("harbour", friends=1, options={"start_seat": "0"})
            await ben.join(table.id, table.invite)
            await ann.leave_no_trace()
            await eventually(lambda: is_due(ben, table.id))

    go(scenario())


async def is_due(client: Client, table_id: str) -> bool:
    return (await client.table(table_id)).due


def test_a_table_that_cannot_be_read_holds_nobody(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            table = await ann.create("harbour", me=2, open=True)
            shared.forget(table.id)
            shared.write(text(f"UPDATE journal SET kind = 'odd' WHERE table_id = '{table.id}'"))
            await ann.leave_no_trace()
            async with Client(shared.url) as nobody:
                [left] = [other for other in (await nobody.tables()).tables if other.id == table.id]
                assert [seat.name for seat in left.seats] == ["", ""]

    go(scenario())


def test_an_open_connection_of_who_is_deleted_ends(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            table = await ann.create("bremerhaven", friends=1)
            await ben.join(table.id, table.invite)
            async with ann.live(table.id, seat=0) as live:
                await live.first_position()
                await ann.leave_no_trace()
                with pytest.raises(Disconnected):
                    await heard(live, lambda: False)

    go(scenario())
