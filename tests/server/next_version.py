"""The version after this one: a copy of the package in which Harbour has another deck and another rule.

It is a whole installation, loaded as any other is, by processes with its folder first on their path.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import roadstead
from roadstead.engine.game import EARLIER_DECKS
from roadstead.games import load
from tests.server.running import PATIENCE

PACKAGE = Path(roadstead.__file__).parent
HARBOUR = load("harbour")
VERSION = HARBOUR.version + 1
DECK = HARBOUR.rules().cards.digest
"""The deck that is an earlier one in the next version."""
CARDS = (PACKAGE / "games" / "harbour" / "cards.toml").read_text("utf-8")
SUSHI_SHOP = 'fr = "Échoppe à sushis" }\ncost = '
COST, NEXT_COST = 8, 9
FORBIDDEN = "stock 3-fish"
"""Legal up to this version, not in the next one."""

RULE = f'''

class MixedStock(setup.Stock):
    """From version {VERSION} on nobody starts with three goods of one type."""

    def legal(self, s: HarbourState, seat: int, arg: int) -> list[int]:
        return [code for code in super().legal(s, seat, arg) if "3-" not in self.book.notation(code)]


class NextRules(HarbourRules):
    def __init__(self, game: Game, cards: str, file: str, own: bool, version: int) -> None:
        super().__init__(game, cards, file, own, version)
        if not self.before({VERSION}):
            stock = MixedStock(tasks.STOCK)
            stock.book = self.codebook
            self.tasks[tasks.STOCK] = stock


HarbourRules = NextRules
'''


class NextVersion:
    """An installation of the next version; its commands run in processes of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(PACKAGE, folder / "roadstead", ignore=shutil.ignore_patterns("__pycache__", "web"))
        harbour = folder / "roadstead" / "games" / "harbour"
        assert CARDS.count(f"{SUSHI_SHOP}{COST}\n") == 1
        changed = CARDS.replace(f"{SUSHI_SHOP}{COST}\n", f"{SUSHI_SHOP}{NEXT_COST}\n")
        (harbour / EARLIER_DECKS).mkdir(exist_ok=True)
        (harbour / EARLIER_DECKS / f"{DECK}.toml").write_text(CARDS, "utf-8")
        (harbour / "cards.toml").write_text(changed, "utf-8")
        append(harbour / "rules.py", RULE)
        append(harbour / "__init__.py", f"GAME.version = {VERSION}\n")

    def environment(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith("ROADSTEAD_")}
        data = str(self.folder / "data")
        return {**kept, "PYTHONPATH": str(self.folder), "LC_ALL": "C.UTF-8", "XDG_DATA_HOME": data}

    def run(self, *arguments: str, typed: str = "") -> tuple[int, str]:
        """Run `roadstead` to its end; returns the exit code and all that it says."""
        command = [sys.executable, "-m", "roadstead", *arguments]
        done = subprocess.run(
            command,
            input=typed,
            capture_output=True,
            text=True,
            env=self.environment(),
            cwd=self.folder,
            timeout=PATIENCE,
            check=False,
        )
        return done.returncode, done.stdout + done.stderr


def append(file: Path, text: str) -> None:
    file.write_text(file.read_text("utf-8") + text, "utf-8")
