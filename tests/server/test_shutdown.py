"""A server that is told to stop: soon, cleanly, with nothing lost; and what it writes to its log."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from random import Random

import httpx

from roadstead.client import Client
from tests.server.audit import audit
from tests.server.playing import GAMES, Player, is_kept
from tests.server.running import Process, go


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
