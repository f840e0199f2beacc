"""A refusal is the same from the engine to the client: one class, one list of reasons, one sentence for each."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import httpx
import pytest

from roadstead.client import Client
from roadstead.engine.cards import LANGUAGES
from roadstead.protocol import STATUS
from roadstead.refusal import SENTENCES, Reason, Refused
from roadstead.server.context import Settings
from roadstead.text.voice import Phrases
from tests.server.running import FREELY, go, running
from tests.server.test_match import blank_match

REASONS: tuple[Reason, ...] = get_args(Reason)


def test_every_reason_has_a_sentence_and_a_status() -> None:
    assert tuple(SENTENCES) == REASONS
    assert tuple(STATUS) == REASONS


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_read_why_in_their_language(language: str) -> None:
    told = {reason: Phrases(language).refusal_text(Refused(reason, "detail")) for reason in REASONS}
    assert [reason for reason, text in told.items() if text == "detail"] == []
    detailed = {reason for reason, text in told.items() if text.endswith("detail")}
    assert detailed == {"malformed", "invalid"}, "these mean nothing without what the server says"
    assert all(text.endswith(".") for reason, text in told.items() if reason not in detailed)
    assert len(set(told.values())) == len(REASONS)


@pytest.mark.parametrize("reason", REASONS)
def test_the_english_sentence_is_the_same_for_people_and_programs(reason: Reason) -> None:
    text = Phrases("en").refusal_text(Refused(reason, "detail")).removesuffix(": detail").removesuffix(".")
    assert SENTENCES[reason] == text[0].lower() + text[1:]


def test_a_reason_of_a_newer_server_is_told_in_its_own_words() -> None:
    newer = Refused("asleep", "the server sleeps")  # type: ignore[arg-type]
    assert Phrases("de").refusal_text(newer) == "the server sleeps"


def test_a_refusal_says_the_sentence_of_its_reason_or_a_detail() -> None:
    assert str(Refused("stale")) == SENTENCES["stale"]
    assert str(Refused("invalid", "a name has at most 24 letters", "name")).startswith("name: a name has")


def test_what_the_engine_refuses_reaches_the_client_as_it_was_raised(tmp_path: Path) -> None:
    """The sentence of a reason is said by the engine and carried by server, protocol and client."""

    async def scenario(url: str) -> list[Refused]:
        async with await Client.guest(url, "Ann") as ann:
            table = await ann.create("harbour", me=2)
            async with ann.live(table.id, 0) as live:
                told = await live.first_position()
                due, idle = told.due[0], 1 - told.due[0]
                caught = [await refused_over_http(ann, table.id, due, "fly", told.position)]
                caught += [await refused_over_http(ann, table.id, due, "fly", told.position + 1)]
                caught += [await refused_over_http(ann, table.id, idle, "fly", told.position)]
                await live.sit(due)
                with pytest.raises(Refused) as refused:
                    await live.play("fly", told.position)
                return [*caught, refused.value]

    with running(Settings(f"sqlite:///{tmp_path}/r.db", rates=FREELY)) as site:
        caught = go(scenario(site.url))
    reasons: list[Reason] = ["illegal", "stale", "not-your-turn", "illegal"]
    assert [refused.reason for refused in caught] == reasons
    assert [str(refused) for refused in caught] == [SENTENCES[reason] for reason in reasons]


async def refused_over_http(client: Client, table: str, seat: int, move: str, position: int) -> Refused:
    with pytest.raises(Refused) as refused:
        await client.play(table, seat, move, position)
    body = {"seat": seat, "move": move, "position": position}
    answer: httpx.Response = await client.http.post(f"/api/tables/{table}/moves", json=body)
    assert answer.status_code == STATUS[refused.value.reason]
    assert answer.json() == {
        "kind": "refused",
        "reason": refused.value.reason,
        "text": refused.value.text,
    }
    return refused.value


def test_a_journal_that_cannot_be_played_is_no_refusal_of_whoever_opens_the_table() -> None:
    entries = blank_match("harbour", ["ann", "ben"]).start(0)
    match = blank_match("harbour", ["ann", "ben"])
    match.replay(entries[0])
    with pytest.raises(ValueError, match="entry 1 of the journal"):
        match.replay(entries[0])
