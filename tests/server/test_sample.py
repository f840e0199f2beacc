"""Databases of earlier days open: every table is read, with and without its snapshots, and goes on.

`tools/database_sample.py` made each, and they are kept as they were: when the schema or a game's version changes, these
files must still open.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from roadstead.client import Client
from roadstead.engine.record import read_record
from roadstead.engine.table import replay, verify
from roadstead.games import NAMES, load, rules_of
from roadstead.protocol import TableInfo
from roadstead.server.context import Settings
from roadstead.server.people import hash_secret
from tests.server.audit import audit
from tests.server.playing import Player
from tests.server.running import FREELY, Running, go, refused, running

DATA = Path(__file__).parent / "data"
TABLES = {"issue6.db": 16, "issue7.db": 24}
"""How many tables of Ann's each file holds; since issue 7 some of them are forks, and people talk."""
FIRST_VERSION = 1
"""Both were made when every game had its first rules."""
TALK = {"Good luck!", "Viel Glück, <b>Ann</b>", "Bonne chance à tous"}
KINDS = ("play", "deal", "undo", "rewind", "take-over", "hand-back", "resign", "vote-end", "end")


@pytest.fixture(params=TABLES)
def copy(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A copy in which Ann and Ben have keys."""
    file = tmp_path / str(request.param)
    shutil.copy(DATA / file.name, file)
    with sqlite3.connect(file) as db:
        for name in ("Ann", "Ben"):
            db.execute(
                "UPDATE person SET key_hash = ? WHERE name = ?", (hash_secret(f"key of {name}".lower()), name)
            )
    return file


@pytest.mark.parametrize("name", TABLES)
def test_the_sample_holds_all_that_happens_at_tables(name: str) -> None:
    sample = DATA / name
    with sqlite3.connect(f"file:{sample}?mode=ro", uri=True) as db:
        kinds = Counter(kind for (kind,) in db.execute("SELECT kind FROM journal"))
        states = Counter(db.execute("SELECT game, status FROM game_table"))
    assert all(kinds[kind] for kind in KINDS)
    assert set(states) == {
        (game, status) for game in NAMES for status in ("waiting", "running", "finished", "ended")
    }
    assert sample.stat().st_size < 1_500_000


def test_the_sample_of_issue_7_holds_forks_and_talk() -> None:
    with sqlite3.connect(f"file:{DATA / 'issue7.db'}?mode=ro", uri=True) as db:
        forks = Counter(db.execute("SELECT game, start IS NOT NULL FROM game_table WHERE origin IS NOT NULL"))
        lines = Counter(text for (text,) in db.execute("SELECT text FROM chat"))
    assert forks == {(game, redealt): 1 for game in NAMES for redealt in (0, 1)}
    assert set(lines) == TALK


@pytest.mark.parametrize("snapshots", ["with their snapshots", "from the journal alone"])
def test_every_table_opens_and_goes_on(copy: Path, snapshots: str) -> None:
    if snapshots == "from the journal alone":
        with sqlite3.connect(copy) as db:
            db.execute("DELETE FROM snapshot")
    with running(Settings(str(copy), rates=FREELY)) as site:
        go(all_open_and_go_on(site, TABLES[copy.name]))
    audit(str(copy))


async def all_open(ann: Client, count: int) -> list[TableInfo]:
    """Every table is there, and the record of each replays, where it has one."""
    tables = (await ann.tables("mine")).tables
    assert len(tables) == count
    for table in tables:
        if table.status == "waiting":
            continue
        lines = {line.text for line in await ann.chat(table.id)}
        if count > 16 and not table.origin and table.status == "finished":
            assert lines == TALK
        if table.redealt:
            with refused("no-record"):
                await ann.record(table.id, 0)
            assert (await ann.replay(table.id, 0, 0)).events == []
            continue
        record = read_record(await ann.record(table.id, 0))
        rules = rules_of(record.edition())
        if table.status == "finished":
            assert replay(rules, record).over()
            assert verify(rules, record) > 0
            assert [seat.place for seat in table.seats if seat.resigned] == [3]
        assert len((await ann.position(table.id, 0, lang="de")).events) == len(record.events)
    return tables


async def all_open_and_go_on(site: Running, count: int) -> None:
    ann = await Client.with_key(site.url, "key of Ann")
    ben = await Client.with_key(site.url, "key of Ben")
    tables = await all_open(ann, count)
    for table in tables:
        if table.status == "waiting":
            begun = await ben.join(table.id, table.invite)
            newest = load(table.game).rules()
            assert (begun.status, begun.rules, begun.deck) == ("running", newest.version, newest.cards.digest)
    running_tables = [table for table in tables if table.status in ("waiting", "running")]
    players = [
        Player(client, table.id, seat, Random(seat))
        for table in running_tables
        for seat, client in enumerate((ann, ben))
        if not (table.origin and seat)
    ]
    tasks = [asyncio.create_task(player.play_on()) for player in players]
    waiting = {table.id for table in running_tables}
    while waiting:
        waiting -= {player.table for player in players if len(player.acknowledged) > 2 or player.over}
        await asyncio.sleep(0.02)
        for task in tasks:
            if task.done():
                task.result()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for table in tables:
        if table.status != "waiting":
            assert table.rules == FIRST_VERSION, "begun with it, and played on by it"
            now = await ann.table(table.id)
            assert (now.rules, now.deck) == (table.rules, table.deck)
    await ann.close()
    await ben.close()


def test_snapshots_of_other_rules_are_not_read(copy: Path) -> None:
    with sqlite3.connect(copy) as db:
        db.execute("UPDATE snapshot SET fits = 'of long ago', state = x'00', log = x'00', rest = x'00'")
    with running(Settings(str(copy), rates=FREELY)) as site:

        async def look() -> None:
            async with await Client.with_key(site.url, "key of Ann") as ann:
                await all_open(ann, TABLES[copy.name])

        go(look())


def test_snapshots_of_these_rules_are_used(copy: Path) -> None:
    """After a table was opened from the journal alone, the next time its snapshot is read."""
    with sqlite3.connect(copy) as db:
        db.execute("DELETE FROM snapshot")
    for _ in range(2):
        with running(Settings(str(copy), rates=FREELY)) as site:

            async def look(site: Running = site) -> None:
                async with await Client.with_key(site.url, "key of Ann") as ann:
                    for table in (await ann.tables("mine", status="finished")).tables:
                        await ann.position(table.id)

            go(look())
    with sqlite3.connect(copy) as db:
        ends = db.execute(
            "SELECT count(*) FROM snapshot JOIN game_table ON table_id = id WHERE number = position"
        ).fetchone()
    assert ends == (4,)
    audit(str(copy))
