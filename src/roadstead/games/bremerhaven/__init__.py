"""Bremerhaven: bid for ships, contracts and buildings, and make money and prestige grow together."""

from roadstead.engine.game import Game, Rules
from roadstead.engine.options import choice

OPTIONS = [
    choice("mode", "BRE-001", "long", "short", start=True),
    choice("ties", "BRE-R03", "moment", "reveal"),
]


class Bremerhaven(Game):
    """2 to 4 players, long or short; 1 player: the solo game against the dummy, whatever the mode (BRE-951)."""

    def __init__(self) -> None:
        super().__init__("bremerhaven", 2, (1, 2, 3, 4), OPTIONS)

    def make(self, cards: str, file: str, own: bool, version: int) -> Rules:
        from roadstead.games.bremerhaven.rules import BremerhavenRules

        return BremerhavenRules(self, cards, file, own, version)


GAME = Bremerhaven()
