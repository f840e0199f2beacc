"""Shipyard: build ships, fit them out, and let them score on a shakedown cruise through your canals."""

from roadstead.engine.game import Game, Rules
from roadstead.engine.options import OptionError, choice, flag
from roadstead.games.shipyard.settings import START_SEAT

OPTIONS = [
    flag("first_game", "SHY-118", start=True),
    choice("start_seat", "SHY-101", "random", "0", "1", "2", "3"),
]


class Shipyard(Game):
    """2 to 4 players; with 2, each has three figures."""

    def __init__(self) -> None:
        super().__init__("shipyard", 2, (2, 3, 4), OPTIONS)  # SHY-R32: no game for one

    def check(self, seats: int, settings: list[int]) -> None:
        if settings[START_SEAT] > seats:
            raise OptionError(
                "start_seat", f"there is no seat {settings[START_SEAT] - 1} with {seats} players"
            )

    def make(self, cards: str, file: str, own: bool, version: int) -> Rules:
        from roadstead.games.shipyard.rules import ShipyardRules

        return ShipyardRules(self, cards, file, own, version)


GAME = Shipyard()
