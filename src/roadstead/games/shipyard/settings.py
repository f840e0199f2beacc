"""Where each option stands in a state's settings."""

from typing import Final

FIRST_GAME: Final = 0
START_SEAT: Final = 1
