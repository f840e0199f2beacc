"""Makes a small database with tables of all four games in every state, to test that later servers can open it."""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
from functools import partial
from itertools import count
from pathlib import Path
from random import Random

from roadstead.games import NAMES
from roadstead.protocol import Chair, Fork, NewTable
from roadstead.server.bot_pool import BotPool
from roadstead.server.clock import FixedClock
from roadstead.server.forks import fork
from roadstead.server.live_table import LiveTable
from roadstead.server.match import JournalEntry, Match
from roadstead.server.people import People
from roadstead.server.store import Store
from roadstead.server.tables import Tables

BEGIN_MS = 1_790_000_000_000
MOVES = 24


class Sample:
    """Two people who play at many tables, and one watcher.

    Ids, seeds and times are reproducible; what a fork redeals is not.
    """

    def __init__(self, file: Path) -> None:
        self.store = Store(str(file))
        self.clock = FixedClock(BEGIN_MS)
        self.bot_pool = BotPool(2)
        self.tables = Tables(self.store, self.clock, self.bot_pool)
        self.people = People(self.store, self.clock)
        self.rng = Random("a sample")
        numbers = count(1)
        self.tables.new_id = lambda: f"{next(numbers):012x}"
        self.tables.new_seed = lambda: f"{self.rng.getrandbits(128):032x}"

    async def make(self) -> None:
        self.ann = await self.people.add_guest("Ann")
        self.ben = await self.people.add_guest("Ben")
        self.eve = await self.people.add_guest("Eve")
        for game in NAMES:
            await self.sit_down(game, wait=True)
            left, played = await self.sit_down(game), await self.sit_down(game)
            await self.leave_running(left)
            await self.finish(played)
            await self.end(await self.sit_down(game))
            await self.talk(left)
            await self.talk(played)
            for origin in (left, played):
                events = len(origin.started_match().table.log)
                await self.play(await fork(self.tables, origin, self.ann, Fork(events // 2, 0, "random")), 5)
        await self.bot_pool.stop()
        self.store.close()

    async def sit_down(self, game: str, wait: bool = False) -> LiveTable:
        chairs = [Chair("me"), Chair("friend"), Chair("bot", bot="random")]
        live_table = await self.tables.create(self.ann, NewTable(game=game, chairs=chairs, open=True))  # type: ignore[arg-type]
        if not wait:
            await self.tables.join(live_table, self.ben, None, live_table.row.invite)
        return live_table

    async def play(self, live_table: LiveTable, moves: int) -> None:
        """People and bots move in turn; now and then somebody undoes a move."""
        while moves and live_table.row.status == "running":
            self.clock.at += 1000
            match = live_table.started_match()
            people = [seat for seat in match.due() if not match.bot_of(seat)]
            if not people:
                live_table.start_bots()
                await asyncio.sleep(0.001)
                continue
            moves -= 1
            await live_table.act(partial(self.move, people[0]))

    def move(self, seat: int, match: Match, now: int) -> list[JournalEntry]:
        table = match.table
        if seat not in match.due() or match.bot_of(seat):
            return []
        if self.rng.random() < 0.1 and table.undoable(seat) is not None:
            return match.undo(seat, table.revision, now)
        code = self.rng.choice(table.legal(seat))
        return match.play(seat, table.rules.codebook.notation(code), table.revision, now)

    async def leave_running(self, live_table: LiveTable) -> None:
        """With a take-over, a hand-back and a rewind by consent in the journal."""
        await self.play(live_table, MOVES)
        await live_table.act(lambda match, now: match.take_over(1, "random", now))
        await self.play(live_table, 3)
        await live_table.act(lambda match, now: match.hand_back(1, now))
        await self.play(live_table, 3)
        await self.agree_to_go_back(live_table)
        await self.play(live_table, 6)

    async def agree_to_go_back(self, live_table: LiveTable) -> None:
        def both(match: Match, now: int) -> list[JournalEntry]:
            if match.events_before_last_move(0) is None:
                return []
            entries = match.undo(0, match.table.revision, now)
            return entries + (match.consent(1, match.table.revision, True, now) if match.request else [])

        await live_table.act(both)

    async def finish(self, live_table: LiveTable) -> None:
        """Ben resigns in the middle; a bot plays on for him."""
        await self.play(live_table, MOVES)
        await live_table.act(lambda match, now: match.resign(1, "random", now))
        await self.play(live_table, -1)

    async def talk(self, live_table: LiveTable) -> None:
        """Chat lines of players and of a watcher."""
        for person, text in (
            (self.ann, "Good luck!"),
            (self.ben, "Viel Glück, <b>Ann</b>"),
            (self.eve, "Bonne chance à tous"),
        ):
            self.clock.at += 1000
            await live_table.say(person, text)

    async def end(self, live_table: LiveTable) -> None:
        await self.play(live_table, 6)
        await live_table.act(lambda match, now: match.vote_end(0, True, now) + match.vote_end(1, True, now))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path, help="a new file")
    file: Path = parser.parse_args().file
    asyncio.run(Sample(file).make())
    with sqlite3.connect(file, isolation_level=None) as db:
        db.execute("PRAGMA journal_mode = DELETE")
        db.execute("VACUUM")
    print(f"{file}: {file.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
