"""Identifies the rules of a game, so that other processes and later installations can load them."""

from __future__ import annotations

from typing import NamedTuple


class Edition(NamedTuple):
    """A game, the version of its rules and its deck: a built-in deck by digest, a custom one with its TOML text."""

    game: str
    version: int
    deck: str
    cards: str = ""
