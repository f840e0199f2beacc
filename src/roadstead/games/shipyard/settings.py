"""The index of each option in `state.settings`."""

from typing import Final

FIRST_GAME: Final = 0
START_SEAT: Final = 1
