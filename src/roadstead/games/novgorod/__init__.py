"""Novgorod: sail a route of cities and turn its goods into ducats, luxury goods, fulfilled orders and a career."""

from roadstead.engine.game import Game, Rules
from roadstead.engine.options import OptionError, choice, flag, number
from roadstead.games.novgorod.settings import (
    CITIES,
    MERCHANT_AND_PIRATE,
    MERCHANT_SIDE,
    PIRATE_SIDE,
    USUAL_ROUND_STOP,
)

OPTIONS = [
    flag("first_game", "NOV-207", start=True),
    flag("merchant_and_pirate", "NOV-811"),  # NOV-801: with or without special_orders
    choice("merchant_side", "NOV-811", "front", "back"),
    choice("pirate_side", "NOV-811", "front", "back"),
    choice("cities", "NOV-811", "printed", "random"),
    flag("special_orders", "NOV-851"),
    number("round_stop", "NOV-R41", USUAL_ROUND_STOP, 1, 200),
]


class Novgorod(Game):
    """2 to 4 players."""

    def __init__(self) -> None:
        super().__init__("novgorod", 2, (2, 3, 4), OPTIONS)

    def check(self, seats: int, settings: list[int]) -> None:
        if settings[MERCHANT_AND_PIRATE]:
            return
        for option in (MERCHANT_SIDE, PIRATE_SIDE, CITIES):
            if settings[option]:
                name = self.options[option].name
                raise OptionError(name, "belongs to the merchant and the pirate; add merchant_and_pirate=on")

    def make(self, cards: str, file: str, own: bool, version: int) -> Rules:
        from roadstead.games.novgorod.rules import NovgorodRules

        return NovgorodRules(self, cards, file, own, version)


GAME = Novgorod()
