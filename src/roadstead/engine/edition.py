"""Which rules a game is played by, for other processes and later installations to load again."""

from __future__ import annotations

from typing import NamedTuple


class Edition(NamedTuple):
    """A game, the version of its rules and its deck: a built-in one by digest, somebody's own with its TOML text."""

    game: str
    version: int
    deck: str
    cards: str = ""
