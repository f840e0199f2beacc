"""Random positions of a game in one page: every choice can be reached, seen and touched, and leads where it should.

A game only has to be named (`Mode`). Its random games are uploaded as records and forked at random decisions, which is
what any person may do; the page goes from fork to fork without being loaded again.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from playwright.sync_api import Page

from roadstead.engine.game import CHANCE
from roadstead.engine.table import Table
from roadstead.games import load
from roadstead.server.presenter import digest_of
from tests.browser.looking import ROOT, run_script
from tests.browser.people import SIZES, Size
from tests.browser.playing import Advice, Player
from tests.luck import SOAK
from tests.server.running import Running

HERE = ROOT / "tests" / "browser"
REACHING = (HERE / "reaching.js").read_text("utf-8")
TOUCHING = (HERE / "touching.js").read_text("utf-8")
WALK = 5
"""How many decisions are made at each fork: each leads to another position, which is cheaper than another fork."""
FORKS = 4
"""How many forks a random game has."""
GO = """async (path) => {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
TO_SCRIPT = """
const { transpileModule } = require('typescript');
const compilerOptions = { module: 'CommonJS', target: 'ES2022' };
const source = require('fs').readFileSync('src/lib/targets.ts', 'utf8');
process.stdout.write(transpileModule(source, { compilerOptions }).outputText);
"""


@dataclass(frozen=True)
class Mode:
    """A way to play a game, whose positions are looked at."""

    game: str
    name: str = ""
    options: dict[str, str] = field(default_factory=dict)
    seats: tuple[int, ...] = ()
    """How many players; any number the game allows if left out."""
    positions: int = 20
    """How many in a usual run; the soak looks at twenty times as many."""
    sizes: tuple[Size, ...] = ("desktop", "phone")

    def __str__(self) -> str:
        return "-".join(filter(None, (self.game, self.name)))


class Visit:
    """Goes through positions of a mode in one page and looks at each; `faults` tells what was wrong."""

    def __init__(self, page: Page, site: Running, mode: Mode) -> None:
        self.page = page
        self.site = site
        self.mode = mode
        self.luck = Random() if SOAK else Random(str(mode))
        self.faults: list[str] = []
        self.left: tuple[str, int] | None = None
        """The fork that was looked at last, to be ended."""
        run_script(page, targets_script())

    def look_at_all(self) -> int:
        """Look at as many positions as wanted; returns at how many."""
        wanted = self.mode.positions * (20 if SOAK else 1)
        seen = 0
        while seen < wanted:
            forks = min(FORKS, -(-(wanted - seen) // WALK))
            seen += sum(self.walk(table, seat) for table, seat in self.forks(forks))
        return seen

    def forks(self, count: int) -> Iterator[tuple[str, int]]:
        """Tables, and my seat there, that go on from decisions of a random game against bots."""
        game = random_game(self.mode, self.luck)
        finished = self.post("/api/tables/records", record=game.record().text())["id"]
        decisions = [(at, event.who) for at, event in enumerate(game.log) if event.who != CHANCE]
        for at, seat in self.luck.sample(decisions, min(count, len(decisions))):
            yield self.post(f"/api/tables/{finished}/fork", at=at, seat=seat, bots="random")["id"], seat

    def walk(self, table: str, seat: int) -> int:
        """Look at the positions of some decisions in a row; returns how many there were."""
        self.page.evaluate(GO, f"/tables/{table}")
        if self.left:
            self.post(f"/api/tables/{self.left[0]}/votes", seat=self.left[1], end=True)
        self.left = table, seat
        player = Player(self.page, self.site, bot="random")
        advice = player.next_decision()
        looked = 0
        while advice.move and looked < WALK:
            player.wait_for_position(advice.position)
            self.look(table, seat, advice)
            player.decide(advice)
            looked += 1
            advice = player.next_decision(after=advice.decided)
        if advice.move:
            player.wait_for_position(advice.position)
            self.compare(table, seat)
        else:
            self.left = None  # it is over by itself
        return looked

    def look(self, table: str, seat: int, advice: Advice) -> None:
        """Every choice can be reached and seen in every size, and touched; the page shows what the engine knows."""
        self.compare(table, seat)
        found = self.page.evaluate(TOUCHING, self.offered(table, seat))
        for size in reversed(self.mode.sizes):  # it is played in the first one
            width, height = SIZES[size]
            self.page.set_viewport_size({"width": width, "height": height})
            found += [f"{size}: {fault}" for fault in self.page.evaluate(REACHING, list(advice.all_targets))]
        self.faults += [f"{table} at {advice.position}, seat {seat}: {fault}" for fault in found]

    def compare(self, table: str, seat: int) -> None:
        """The page shows the view that the engine has after the same events."""
        shown = self.page.locator("[data-part=table]")
        # both at once: others may be at it, too
        position, digest = shown.evaluate("({ dataset }) => [dataset.position, dataset.digest]")
        expected = self.site.inside(engine_digest(self.site, table, seat, int(position or -1)))
        if digest != expected:
            self.faults.append(f"{table} at {position}: the page shows another view than the engine has")

    def offered(self, table: str, seat: int) -> dict[str, Any]:
        """The choices of the position, and what follows what without a touch."""
        words = self.get(f"/api/tables/{table}/words")
        now = self.get(f"/api/tables/{table}/position?seat={seat}")
        return {"choices": now.get("options", []), "followers": words.get("followers", {})}

    def get(self, path: str) -> dict[str, Any]:
        told: dict[str, Any] = self.page.request.get(path, max_retries=2).json()
        return told

    def post(self, path: str, **body: object) -> dict[str, Any]:
        # a server closes a connection that rests; what was sent on it just then is sent once more
        answer = self.page.request.post(path, data=body, max_retries=2)
        assert answer.ok, answer.text()
        told: dict[str, Any] = answer.json()
        return told


def unreached(page: Page, targets: Iterable[str]) -> list[str]:
    """What is wrong with those of these targets that nobody could reach and see."""
    faults: list[str] = page.evaluate(REACHING, list(targets))
    return faults


def random_game(mode: Mode, luck: Random) -> Table:
    """A game of random moves, played to its end."""
    game = load(mode.game)
    rules = game.rules()
    seats = luck.choice(mode.seats or game.seats)
    table = Table(
        rules, seats, game.settings(seats, mode.options), seed=f"{luck.random()}", table="positions"
    )
    while not table.over():
        seat = table.state.actors()[0]
        if seat == CHANCE:
            table.deal()
        else:
            table.play(seat, luck.choice(table.legal(seat)))
    return table


async def engine_digest(site: Running, table_id: str, seat: int, position: int) -> str:
    """The digest of the seat's view after so many events, played anew from the start."""
    live_table = await site.server.tables.get(table_id)
    async with live_table.lock:
        table = live_table.started_match().table
        assert table.revision == len(table.log), "nothing has been taken back"
        state = table.rules.start(table.seats, table.settings)
        for event in table.log[:position]:
            state.play(event.who, event.code)
    return digest_of(msgspec.json.encode(state.view(seat)))


@cache
def targets_script() -> str:
    """The page's own functions of touching, as a script that gives them as `targets`."""
    node = Path(sys.executable).with_name("node")
    made = subprocess.run(
        [node, "-e", TO_SCRIPT], cwd=ROOT / "web", check=True, capture_output=True, text=True
    )
    return f"globalThis.targets = ((exports) => {{ {made.stdout}; return exports; }})({{}});"
