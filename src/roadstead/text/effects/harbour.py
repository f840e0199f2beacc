"""What the buildings and boards of Harbour do."""

from __future__ import annotations

from typing import cast

from roadstead.engine.cards import Card
from roadstead.engine.game import Rules
from roadstead.games.harbour.deck import CHOICE, Action
from roadstead.games.harbour.rules import HarbourRules
from roadstead.games.harbour.words import HarbourWords
from roadstead.text.voice import Voice


def effects(card: Card, voice: Voice, rules: Rules) -> list[str]:
    """What a card does: its action, and a character's ability."""
    harbour = cast(HarbourRules, rules)
    if card.kind not in ("building", "board"):
        return []
    index = [other.id for other in rules.cards.names(card.kind)].index(card.id)
    said = [action_text(card.kind, index, voice, harbour)]
    if card.kind == "board" and "ability" in card.fields:
        said.append(ability_text(index, voice, harbour))
    return said


def action_text(kind: str, index: int, voice: Voice, rules: HarbourRules) -> str:
    """The action of a building or a board as one sentence."""
    words = cast(HarbourWords, rules.words)
    parts = [fragment(voice.say(message)) for message in words.card_parts(kind, index)]
    actions: list[Action] = rules.deck.actions if kind == "building" else rules.deck.board_actions
    text = parts[0]
    if len(parts) > 1:
        mode = "choice" if actions[index].mode == CHOICE else "two-part"
        text = voice.format(f"mode-{mode}", {"first": parts[0], "second": parts[1]})
    return sentence(text)


def ability_text(board: int, voice: Voice, rules: HarbourRules) -> str:
    return sentence(voice.say(cast(HarbourWords, rules.words).ability(board)))


def fragment(text: str) -> str:
    """A sentence as a part of a longer one."""
    return text[:1].lower() + text[1:].removesuffix(".")


def sentence(text: str) -> str:
    return text[:1].upper() + text[1:].removesuffix(".") + "."
