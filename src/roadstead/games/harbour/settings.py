"""The index of each option in `state.settings`."""

from typing import Final

BOARDS: Final = 0
FIRST_GAME: Final = 1
BONUS_CARDS: Final = 2
INLAND_TRADERS: Final = 3
PROMO: Final = 4
START_SEAT: Final = 5
REFILL: Final = 6
TURN_STOP: Final = 7
