"""docs/protocol.md leaves nothing out, and its bot plays."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from examples.bot import play
from roadstead import protocol
from roadstead.client import Client
from roadstead.protocol import STATUS, FromClient, FromServer
from roadstead.refusal import Reason
from roadstead.server.app import create_app
from roadstead.server.context import Settings
from tests.server.running import FREELY, go, running

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")


@pytest.mark.parametrize("reason", STATUS)
def test_every_reason_is_explained_with_its_status(reason: Reason) -> None:
    (line,) = [
        line for line in PAGE.splitlines() if line.startswith("| `") and f"`{reason}`" in line.split(" | ")[0]
    ]
    assert f"| {STATUS[reason]} |" in line


@pytest.mark.parametrize("kind", get_args(FromServer) + get_args(FromClient))
def test_every_message_is_shown(kind: type[msgspec.Struct]) -> None:
    config = kind.__struct_config__
    assert f'"{config.tag_field}":"{config.tag}"' in PAGE


def test_every_request_is_named(tmp_path: Path) -> None:
    schema = create_app(Settings(str(tmp_path / "r.db"))).openapi_schema.to_schema()
    for path, operations in schema["paths"].items():
        for method in operations:
            assert f"`{method.upper()} {path}" in PAGE
    assert "/api/tables/{table_id}/live" in PAGE


def test_the_requests_shown_are_ones_the_server_reads() -> None:
    decoder = msgspec.json.Decoder(FromClient)
    shown = re.findall(r'^\{"do":.*\}$', PAGE, re.MULTILINE)
    assert {type(decoder.decode(line)) for line in shown} == set(get_args(FromClient))


def test_the_numbers_are_those_of_the_program() -> None:
    for number in (protocol.MAX_MESSAGE, protocol.MAX_RECORD, protocol.MAX_DECK):
        assert f"{number:,}" in PAGE


def test_the_bot_joins_a_table_and_plays_to_the_end(tmp_path: Path) -> None:
    with running(Settings(f"sqlite:///{tmp_path}/r.db", rates=FREELY)) as site:

        async def scenario() -> list[int]:
            async with await Client.guest(site.url, "Ann") as ann:
                table = await ann.create("harbour", me=0, friends=1, bots=["random"])
                return await play(site.url, table.id, table.invite)

        assert sorted(go(scenario())) == [1, 2]
