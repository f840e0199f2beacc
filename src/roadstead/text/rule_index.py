"""Which numbered rules concern a card or a message, by the file `text/rules.toml` of each game."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from roadstead.engine.cards import Card
from roadstead.engine.game import Game
from roadstead.text.voice import game_source

FILE: Final = "rules.toml"
EVERY: Final = "*"


@dataclass(frozen=True)
class RuleIndex:
    """`cards`: rules by kind of card and word; `messages`: the rule a prompt, a tie-break or the like belongs to."""

    cards: dict[str, dict[str, list[str]]]
    messages: dict[str, str]

    def of_card(self, card: Card) -> list[str]:
        """The rules of a card, the most specific one first."""
        words = {EVERY, card.id, *words_in(card)}
        by_word = self.cards.get(card.kind, {})
        return list(dict.fromkeys(rule for word, rules in by_word.items() if word in words for rule in rules))


def rule_index(game: Game) -> RuleIndex:
    """The index of a game; empty if it has no file."""
    return parse_index(game_source(game, FILE) or "")


@cache
def parse_index(text: str) -> RuleIndex:
    data = tomllib.loads(text)
    return RuleIndex(data.get("cards", {}), data.get("messages", {}))


def words_in(card: Card) -> Iterator[str]:
    """All strings in a card's fields, alone and prefixed with the name of their field."""
    for name, value in card.fields.items():
        for word in strings(value):
            yield word
            yield f"{name}:{word}"


def strings(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from strings(part)
    elif isinstance(value, list):
        for part in value:
            yield from strings(part)
