"""A server that is told to stop: soon, cleanly, with nothing lost; and what it writes to its log."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import time
from pathlib import Path
from random import Random

import httpx
import pytest
from sqlalchemy import func, select

from roadstead.client import Client, Disconnected
from roadstead.protocol import Chair, NewTable
from roadstead.refusal import Refused
from roadstead.server import schema
from roadstead.server.bot_pool import bot_request
from roadstead.server.bot_worker import think
from roadstead.server.context import Server, Settings
from tests.server.audit import Audited, audit, new_match
from tests.server.playing import GAMES, Player, is_kept
from tests.server.running import FREELY, PATIENCE, Process, Running, eventually, go, guests, locked, running


def test_a_stop_under_load_is_clean(database: str, tmp_path: Path) -> None:
    log = tmp_path / "log"
    server = Process(database, log)

    async def scenario() -> tuple[list[Player], int, float]:
        health = httpx.get(f"{server.url}/healthz")
        assert health.json()["status"] == "good"
        ann = await Client.guest(server.url, "Ann")
        tables = [await ann.create(game, me=2, bots=["random"]) for game in GAMES]
        players = [Player(ann, table.id, seat, Random(seat)) for table in tables for seat in range(2)]
        tasks = [asyncio.create_task(player.play_on()) for player in players]
        while sum(len(player.acknowledged) for player in players) < 40:
            await asyncio.sleep(0.01)
        began = time.monotonic()
        code = await asyncio.to_thread(server.stop)
        took = time.monotonic() - began
        await asyncio.gather(*tasks)
        await ann.close()
        return players, code, took

    players, code, took = go(scenario())
    assert code == 0
    assert took < 30  # it lets nobody keep it waiting: players on their lines never leave by themselves
    kept = audit(database)
    assert all(is_kept(done, kept) for player in players for done in player.acknowledged)
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert all({"at", "event"} <= set(line) for line in lines)
    events = [line["event"] for line in lines]
    assert (events[0], events[-1]) == ("started", "stopped")
    assert not {"failed", "bot-failed", "socket-failed", "storage-failed", "warned"} & set(events), lines


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_second_signal_does_not_cut_the_stop_short(database: str, tmp_path: Path) -> None:
    log = tmp_path / "log"
    server = Process(database, log)

    async def scenario() -> int:
        async with await Client.guest(server.url, "Ann") as ann:
            with locked(database):
                writing = asyncio.create_task(ann.create("harbour", me=2))
                await asyncio.sleep(0.5)
                for _ in range(2):
                    server.process.send_signal(signal.SIGINT)
                    await asyncio.sleep(0.5)
                code = await asyncio.to_thread(server.process.wait, PATIENCE)
            with pytest.raises((Refused, httpx.TransportError)):
                await writing
            return code

    try:
        assert go(scenario()) == 0
    finally:
        server.kill()
    assert json.loads(log.read_text().splitlines()[-1])["event"] == "stopped"


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_stop_tells_whoever_waits_that_nothing_is_known(database: str, tmp_path: Path) -> None:
    """Somebody else has locked the file for longer than a stop waits."""
    log = tmp_path / "log"
    server = Process(database, log)

    async def scenario() -> None:
        async with await Client.guest(server.url, "Ann") as ann:
            table = await ann.create("harbour", me=2, options={"start_seat": "0"})
            async with ann.live(table.id, seat=0) as live:
                move = (await live.first_position()).options[0].move
                with locked(database):
                    making = asyncio.create_task(ann.create("harbour", me=2))
                    playing = asyncio.create_task(live.play(move))
                    renaming = asyncio.create_task(ann.rename("Anna"))
                    await asyncio.sleep(0.5)
                    assert await asyncio.to_thread(server.stop) == 0
                    asked = (playing, making, renaming)
                    told = await asyncio.gather(*asked, return_exceptions=True)
            for why in told:
                assert isinstance(why, Refused | Disconnected)
                if isinstance(why, Refused):
                    assert why.reason in ("not-known", "storage"), "a slow machine has given up before"

    try:
        go(scenario())
    finally:
        server.kill()
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert not [line for line in lines if line["event"] == "warned" and "error" in line]


BUSY_TABLES = 50


def test_a_stop_leaves_no_move_that_the_bot_would_not_have_played(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)

    async def set_up(site: Running) -> None:
        async with guests(site, "Ann") as [ann]:
            for number in range(BUSY_TABLES):
                await ann.create(GAMES[number % len(GAMES)], me=0, bots=["greedy", "greedy"], open=True)
        before = entries_kept(site)
        await eventually(lambda: asyncio.to_thread(lambda: entries_kept(site) >= before + 50))

    with running(Settings(database, rates=FREELY)) as site:
        go(set_up(site))
    tables = audit(database)
    assert len(tables) == BUSY_TABLES
    assert [move for table in tables.values() for move in not_of_the_bot(table)] == []
    check_log(caplog)


def check_log(caplog: pytest.LogCaptureFixture) -> None:
    """The server has nothing to tell but its start and its stop, and no library has an error."""
    notes = [json.loads(record.message) for record in caplog.records if record.name == "roadstead.server"]
    assert [line["event"] for line in notes] == ["started", "stopped"]
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


def entries_kept(site: Running) -> int:
    [(kept,)] = site.read(select(func.sum(schema.game_table.c.position)))
    return int(kept)


def not_of_the_bot(table: Audited) -> list[str]:
    """The moves kept for bots that they, asked again, would not make."""
    match, found = new_match(table.found), []
    for entry in table.journal:
        if entry.kind == "play" and match.bot_of(entry.seat):
            meant = think(bot_request(match.table, entry.seat, match.bot_of(entry.seat))).move
            if entry.what != meant:
                found.append(f"{table.found.row.game} {entry.number}: {entry.what} instead of {meant}")
        match.replay(entry)
    return found


def test_what_is_being_kept_is_finished_and_nothing_begins(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)

    async def scenario() -> tuple[str, int]:
        server = Server(Settings(database, rates=FREELY))
        await server.open()
        ann = await server.people.add_guest("Ann")
        chairs = [Chair("me"), Chair("me"), Chair("me"), Chair("bot", bot="greedy")]
        asked = NewTable(game="shipyard", chairs=chairs, options={"start_seat": "0"})
        live_table = await server.tables.create(ann, asked)
        assert live_table.bots_task is None, "a person begins"

        def resigning(seat: int) -> asyncio.Task[int]:
            return asyncio.create_task(live_table.act(lambda match, now: match.resign(seat, "greedy", now)))

        with locked(database):
            acting = [resigning(0), resigning(1)]  # one is being kept, the other waits for it
            while not live_table.lock.locked():
                await asyncio.sleep(0)
            closing = asyncio.create_task(server.close())
            while not server.tables.closing:
                await asyncio.sleep(0)
        await closing
        assert all(act.done() for act in acting), "they were waited for"
        for late in (resigning(2), server.people.add_guest("Ben"), server.people.by_id(ann.id)):
            with pytest.raises(Refused):
                await late
        return live_table.row.id, await acting[1]

    table, position = go(scenario())
    kept = audit(database)[table]
    assert [entry.what for entry in kept.journal if entry.kind == "resign"] == ["greedy", "greedy"]
    assert kept.position == position
    assert kept.found.row.bot_due, "a bot's turn has come, but it was not asked"
    check_log(caplog)


def test_who_sits_down_last_has_sat_down_before_a_stop(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)

    async def scenario() -> str:
        server = Server(Settings(database, rates=FREELY))
        await server.open()
        ann, ben = await server.people.add_guest("Ann"), await server.people.add_guest("Ben")
        chairs = [Chair("me"), Chair("friend")]
        live_table = await server.tables.create(ann, NewTable(game="harbour", chairs=chairs))
        row = live_table.row
        with locked(database):
            joining = asyncio.create_task(server.tables.join(live_table, ben, None, row.invite))
            while not live_table.lock.locked():
                await asyncio.sleep(0)
            joining.cancel()  # as requests are that outlast the patience of a stop
            closing = asyncio.create_task(server.close())
            while not server.tables.closing:
                await asyncio.sleep(0)
        await closing
        return row.id

    table = go(scenario())
    kept = audit(database)[table].found
    assert (kept.row.status, [seat.name for seat in kept.seats]) == ("running", ["Ann", "Ben"])
    check_log(caplog)
