"""Who has resigned only looks on: a bot plays the seat."""

from __future__ import annotations

import pytest

from roadstead.client import Client
from roadstead.refusal import Refused
from tests.server.running import Running, go


def test_who_has_resigned_neither_moves_nor_answers(site: Running) -> None:
    async def scenario() -> None:
        async with await Client.guest(site.url, "Ann") as ann, await Client.guest(site.url, "Ben") as ben:
            table = await ann.create("harbour", friends=1, options={"start_seat": "1"})
            await ben.join(table.id, table.invite)
            async with ann.live(table.id, seat=0) as live:
                known = await live.first_position()
                await live.resign()
                for ask in (live.play("stock 3-fish"), live.undo(), live.consent(False), live.vote_end()):
                    with pytest.raises(Refused) as refused:
                        await ask
                    assert refused.value.reason == "forbidden"
                assert live.position is not None
                assert live.position.position == known.position + 1
                assert live.choices == []

    go(scenario())


def test_a_malformed_message_is_refused_by_its_id(site: Running) -> None:
    async def scenario() -> None:
        async with await Client.guest(site.url, "Ann") as ann:
            table = await ann.create("harbour", bots=["random"])
            async with ann.live(table.id, seat=0) as live:
                await live.first_position()
                for wrong in ({"do": "fly"}, {"do": "move", "move": 3}, {"do": "ping", "what": "else"}):
                    with pytest.raises(Refused) as refused:
                        await live.ask(wrong)
                    assert refused.value.reason == "malformed"

    go(scenario())
