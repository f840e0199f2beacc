"""How much random play the tests do, and by what luck."""

import os
import secrets
from collections.abc import Callable
from random import Random

SOAK = os.environ.get("ROADSTEAD_SOAK", "") not in ("", "0")
"""Many more random games, and those at a server or in the terminal dealt anew each time."""


def luck(name: str) -> Callable[[int], str]:
    """Gives tokens of so many bytes, as `secrets.token_hex` does: the same for a name in every run but the soak."""
    drawn = Random(name)
    return secrets.token_hex if SOAK else lambda count: drawn.randbytes(count).hex()
