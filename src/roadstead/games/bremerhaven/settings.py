"""The index of each option in `state.settings`."""

from typing import Final

MODE: Final = 0
TIES: Final = 1

LONG: Final = 0
SHORT: Final = 1
AT_THE_REVEAL: Final = 1
