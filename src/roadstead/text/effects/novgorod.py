"""What the cards of Novgorod do and ask for."""

from __future__ import annotations

from typing import cast

from roadstead.engine.cards import Card
from roadstead.engine.game import Rules
from roadstead.games.novgorod.words import NovgorodWords
from roadstead.text.voice import Voice


def effects(card: Card, voice: Voice, rules: Rules) -> list[str]:
    """What a card does or asks for, line by line."""
    words = cast(NovgorodWords, rules.words)
    index = [other.id for other in rules.cards.names(card.kind)].index(card.id)
    return [voice.say(message) for message in words.card(card.kind, index)]
