"""What the buildings, newspapers and contracts of Bremerhaven do."""

from __future__ import annotations

from typing import cast

from roadstead.engine.cards import Card
from roadstead.engine.game import Rules
from roadstead.games.bremerhaven.deck import MONEY, NOTHING
from roadstead.games.bremerhaven.rules import BremerhavenRules
from roadstead.games.bremerhaven.words import BremerhavenWords
from roadstead.text.voice import Voice


def effects(card: Card, voice: Voice, rules: Rules) -> list[str]:
    """What a building does or a newspaper reports; what a contract brings."""
    bremen = cast(BremerhavenRules, rules)
    words = cast(BremerhavenWords, rules.words)
    if card.kind not in ("building", "newspaper", "contract"):
        return []
    index = [other.id for other in rules.cards.names(card.kind)].index(card.id)
    if card.kind == "building":
        return [voice.say(words.ability(index))]
    if card.kind == "newspaper":
        return [voice.say(words.news(index))]
    return [", ".join(Payments(voice, bremen).both(index)) or voice.ui("nothing")]


class Payments:
    """What a contract brings or costs, in few letters."""

    def __init__(self, voice: Voice, rules: BremerhavenRules) -> None:
        self.voice = voice
        self.deck = rules.deck

    def both(self, contract: int) -> list[str]:
        """ "reward +2 money", "penalty −1 prestige", as far as there are any."""
        texts: list[str] = []
        if self.deck.reward_kind[contract] != NOTHING:
            texts.append(self.voice.format("screen-reward-of", {"pay": self.reward(contract)}))
        if self.deck.penalty_kind[contract] != NOTHING:
            texts.append(self.voice.format("screen-penalty-of", {"pay": self.penalty(contract)}))
        return texts

    def reward(self, contract: int) -> str:
        return self.describe_reward(self.deck.reward_kind[contract], "+", self.deck.reward[contract])

    def penalty(self, contract: int) -> str:
        return self.describe_reward(self.deck.penalty_kind[contract], "−", self.deck.penalty[contract])

    def describe_reward(self, kind: int, sign: str, count: int) -> str:
        if kind == NOTHING:
            return "–"
        key = "screen-pay-money" if kind == MONEY else "screen-pay-prestige"
        return self.voice.format(key, {"sign": sign, "count": count})
