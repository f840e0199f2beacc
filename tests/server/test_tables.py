"""Tables: made, joined, started, played to the end."""

from __future__ import annotations

import pytest

from roadstead.client import Client, ServerRefused
from tests.server.running import Running, go


def test_a_game_against_bots_is_played_to_its_end(site: Running) -> None:
    async def scenario() -> None:
        async with await Client.guest(site.url, "Ann") as ann:
            table = await ann.create("harbour", bots=["random", "greedy"])
            async with ann.live(table.id, seat=0, lang="en") as live:
                await live.until_told()
                while not live.over():
                    if live.options:
                        await live.play(live.options[-1].move)
                    else:
                        await live.news()
            finished = await ann.table(table.id)
            assert sorted(seat.place for seat in finished.seats) == [1, 2, 3]
            assert finished.seed

    go(scenario())


def test_a_friend_needs_the_link(site: Running) -> None:
    async def scenario() -> None:
        async with await Client.guest(site.url, "Ann") as ann, await Client.guest(site.url, "Ben") as ben:
            table = await ann.create("harbour", friends=1)
            with pytest.raises(ServerRefused) as refused:
                await ben.join(table.id)
            assert refused.value.reason == "gone"
            joined = await ben.join(table.id, table.invite)
            assert joined.status == "running"
            assert [seat.name for seat in joined.seats] == ["Ann", "Ben"]

    go(scenario())
