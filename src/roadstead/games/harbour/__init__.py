"""Harbour: move your pawn, gather goods, ship them at the market's price, and buy buildings."""

from roadstead.engine.game import Game, Rules
from roadstead.engine.options import OptionError, choice, flag, number
from roadstead.games.harbour.settings import BOARDS, FIRST_GAME, PROMO, START_SEAT

OPTIONS = [  # HAR-131
    choice("boards", "HAR-108", "wharfs", "characters"),
    flag("first_game", "HAR-121", start=True),
    flag("bonus_cards", "HAR-111"),
    flag("inland_traders", "HAR-801"),
    flag("promo", "HAR-810"),
    choice("start_seat", "HAR-112", "random", "0", "1", "2", "3"),
    choice("refill", "HAR-R05", "reverse", "same_order"),
    number("turn_stop", "HAR-R27", 100, 1, 1000),
]


class Harbour(Game):
    """2 to 4 players, or 1 for the solo challenge (HAR-820)."""

    def __init__(self) -> None:
        super().__init__("harbour", 1, (1, 2, 3, 4), OPTIONS)  # HAR-101

    def check(self, seats: int, settings: list[int]) -> None:
        """HAR-131: options that are not valid together."""
        if settings[FIRST_GAME] and settings[BOARDS]:
            raise OptionError("first_game", "the first game is played with The Wharfs; leave boards=wharfs")
        if settings[PROMO] and not settings[BOARDS]:
            raise OptionError("promo", "the promo boards are characters; add boards=characters")
        if settings[START_SEAT] > seats:
            raise OptionError(
                "start_seat", f"there is no seat {settings[START_SEAT] - 1} with {seats} players"
            )

    def make(self, cards: str, file: str, own: bool, version: int) -> Rules:
        from roadstead.games.harbour.rules import HarbourRules

        return HarbourRules(self, cards, file, own, version)


GAME = Harbour()
