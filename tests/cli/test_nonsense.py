"""A server that tells impossible things of a table: who plays there hears that, and may choose another one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from msgspec import json

from roadstead.client import Disconnected
from roadstead.server.context import Settings
from tests.cli.conftest import Roadstead
from tests.cli.person import Person
from tests.server.running import FREELY, Running, go, guests, heard, running

Position = dict[str, Any]
Alter = Callable[[Position], None]


class Liar:
    """An application around a server: alters each position before it is sent."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        async def lie(message: Any) -> None:
            if message["type"] == "websocket.send":
                told = json.decode(message["text"])
                if told["kind"] == "position":
                    Liar.alter(told)
                    message = {**message, "text": json.encode(told).decode()}
            await send(message)

        await self.app(scope, receive, lie)

    @staticmethod
    def alter(told: Position) -> None:
        """Replaced by each test."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("site")

    def around(app: Litestar) -> Liar:
        return Liar(app)

    with running(Settings(f"sqlite:///{folder}/roadstead.db", rates=FREELY), around) as site:
        yield site


def in_view(**fields: object) -> Alter:
    return lambda told: told["view"].update(fields)


IMPOSSIBLE: dict[str, Alter] = {
    "a good that there is not": in_view(market=[7, 7, 7, 7]),
    "a number without end": in_view(goal=10**18),
    "a number below all": in_view(goal=-(10**18)),
    "a word for a number": in_view(turn="x"),
    "a list for a number": in_view(turn=[]),
    "a field too many": in_view(more=1),
    "a seat that there is not": lambda told: told.update(seat=6),
    "a move that there is not": lambda told: told["options"][0].update(move="go nowhere"),
    "a position below all": lambda told: told.update(position=-1),
    "a position above all": lambda told: told.update(position=2**31),
}


@pytest.mark.parametrize("alter", IMPOSSIBLE.values(), ids=IMPOSSIBLE.keys())
def test_what_cannot_be_is_told_as_the_servers(
    site: Running, roadstead: Roadstead, monkeypatch: pytest.MonkeyPatch, alter: Alter
) -> None:
    monkeypatch.setattr(Liar, "alter", staticmethod(alter))
    options = ("--bots", "random", "--options", "start_seat=0")
    answer = roadstead("play", "--server", site.url, "harbour", *options, typed="1\n" * 3)
    assert answer.code == 1
    assert f"What {site.url} says about this table makes no sense" in answer.err
    assert "fault of the program" not in answer.err


def test_who_chose_the_table_may_choose_another(
    site: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Liar, "alter", staticmethod(in_view(turn="x")))
    with Person(tmp_path, "play", "--server", site.url, "--name", "Ann") as ann:
        for sees in ("makes no sense", "makes no sense", r"\n> $"):
            chosen = ann.sees(r"\d+(?=  a new game of Harbour)")
            ann.sees(r"Which table\? \[\d+\] $")
            if sees != "makes no sense":
                monkeypatch.setattr(Liar, "alter", staticmethod(in_view()))
            ann.types(chosen)
            ann.sees(sees)
        ann.types("quit")
        ann.sees("Come back to this table with")
        assert ann.ends() == 0


@pytest.mark.parametrize("position", [0, -(10**9)], ids=["back", "far back"])
def test_a_server_that_counts_backwards_is_not_waited_for(
    site: Running, monkeypatch: pytest.MonkeyPatch, position: int
) -> None:
    """What it says from now on would be older than what is known, for ever."""

    first: list[int] = []

    def count_backwards(told: Position) -> None:
        if told["position"] > first[0]:
            told["position"] = position

    async def scenario() -> None:
        async with guests(site, "Ann") as [ann]:
            table = await ann.create("harbour", options={"start_seat": "0"})
            first.append((await ann.position(table.id, 0)).position)
            async with ann.live(table.id, 0) as live:
                position = await live.first_position()
                await ann.play(table.id, 0, position.options[0].move, position.position)
                with pytest.raises(Disconnected, match="failed"):
                    await heard(live, lambda: False)
                assert live.refused, "to come back is no use"

    monkeypatch.setattr(Liar, "alter", staticmethod(count_backwards))
    go(scenario())
