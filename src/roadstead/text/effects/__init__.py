"""What a card does, in words: one module per game, found by its name."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from roadstead.engine.cards import Card
from roadstead.text.cards import describe_tables
from roadstead.text.voice import Voice


def effects(card: Card, voice: Voice) -> list[str]:
    """Line by line; for a game that has no better words, the fields that are tables."""
    name = f"{__name__}.{voice.rules.game.name}"
    if not find_spec(name):
        return describe_tables(card)
    said: list[str] = import_module(name).effects(card, voice, voice.rules)
    return said
