"""The index of each option in `state.settings`."""

from typing import Final

FIRST_GAME: Final = 0
MERCHANT_AND_PIRATE: Final = 1
MERCHANT_SIDE: Final = 2
PIRATE_SIDE: Final = 3
CITIES: Final = 4
SPECIAL_ORDERS: Final = 5
ROUND_STOP: Final = 6

USUAL_ROUND_STOP: Final = 60

FRONT: Final = 0
BACK: Final = 1
