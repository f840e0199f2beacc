"""The server is killed in the midst of play, again and again: nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from roadstead.client import Client
from tests.luck import SOAK
from tests.server.audit import audit
from tests.server.playing import GAMES, Acknowledged, Player, is_kept
from tests.server.running import Nursery, free_port, go

ROUNDS = {"sqlite": 400 if SOAK else 40, "postgresql": 60 if SOAK else 6}


class Evening:
    """Two people at tables of all four games, each with a bot, and a table where only bots play."""

    def __init__(self, database: str, log: Path) -> None:
        self.database = database
        self.nursery = Nursery(log)
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.rng = Random(7)
        self.players: list[Player] = []
        self.acknowledged: list[Acknowledged] = []
        self.left_alone = ""
        self.through: set[str] = set()
        """Tables that were over and checked already."""

    async def arrive(self) -> None:
        self.ann = await Client.guest(self.url, "Ann")
        self.ben = await Client.guest(self.url, "Ben")

    async def leave(self) -> None:
        await self.ann.close()
        await self.ben.close()

    async def fill_tables(self) -> None:
        """A new table for each that is over."""
        playing = {player.table for player in self.players if not player.over}
        self.players = [player for player in self.players if player.table in playing]
        games = {(await self.ann.table(table)).game for table in playing}
        for game in GAMES:
            if game not in games:
                table = await self.ann.create(game, friends=1, bots=["random"])
                await self.ben.join(table.id, table.invite)
                self.players += [
                    Player(client, table.id, seat, self.rng)
                    for seat, client in enumerate((self.ann, self.ben))
                ]
        if not self.left_alone or (await self.alone())[1]:
            table = await self.ann.create("shipyard", bots=["random", "random", "random"])
            async with self.ann.live(table.id, seat=0) as live:
                await live.take_over(0, "random")
            self.left_alone = table.id

    async def alone(self) -> tuple[int, bool]:
        """How far the bots are that play alone, and whether they are through; looking on does not wake them."""
        page, more = 0, True
        while more:
            listed = await self.ann.tables("mine", page=page)
            for table in listed.tables:
                if table.id == self.left_alone:
                    return table.position, table.status == "finished"
            page, more = page + 1, listed.more
        raise AssertionError("a table is gone")

    async def round(self, moment: float) -> None:
        """Play, and at some moment after all tables have gone on the server is dead."""
        await self.fill_tables()
        began, through = await self.alone()
        before = len(self.acknowledged)
        playing = [asyncio.create_task(self.play(player)) for player in self.players]
        waiting = {player.table for player in self.players}
        while waiting:
            waiting -= {done.table for done in self.acknowledged[before:]}
            waiting -= {player.table for player in self.players if player.over}
            await asyncio.sleep(0.005)
            for task in playing:
                if task.done():
                    task.result()
        reached = began
        while reached <= began and not through:
            await asyncio.sleep(0.1)  # who asks more often is refused in the end
            reached, through = await self.alone()
        await asyncio.sleep(moment)
        self.nursery.kill()
        await asyncio.gather(*playing)

    async def play(self, player: Player) -> None:
        player.acknowledged = self.acknowledged
        await player.play_on()

    def check(self) -> None:
        """With the server dead: all is there and fits together."""
        tables = audit(self.database, self.through)
        assert self.left_alone in tables
        lost = [
            done for done in self.acknowledged if done.table not in self.through and not is_kept(done, tables)
        ]
        assert lost == []
        self.through |= {table.found.row.id for table in tables.values() if table.match.over()}


def test_nothing_acknowledged_is_lost(database: str, tmp_path: Path) -> None:
    evening = Evening(database, tmp_path / "log")
    kind = "sqlite" if database.startswith("sqlite") else "postgresql"

    async def scenario() -> None:
        for number in range(ROUNDS[kind]):
            evening.nursery.start(evening.port, evening.database)
            if number == 0:
                await evening.arrive()
            await evening.round(evening.rng.random() * 0.1)
            evening.check()
        evening.nursery.start(evening.port, evening.database)
        for player in evening.players:
            await player.sees_what_a_fresh_connection_sees()
        await evening.leave()

    try:
        go(scenario(), 3600 if SOAK else 900)
    finally:
        evening.nursery.close()
    print(
        f"{kind}: {ROUNDS[kind]} kills, {len(evening.acknowledged)} acknowledged, {len(evening.through)} games over"
    )
