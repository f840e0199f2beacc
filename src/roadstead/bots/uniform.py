"""The bot `random`: every legal code is equally likely."""

from __future__ import annotations

from roadstead.bots.bot import Bot, Question
from roadstead.engine.codes import Code
from roadstead.engine.game import Rules


class Uniform(Bot):
    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "random")

    def decide(self, question: Question) -> Code:
        return question.legal[int(question.rng.random() * len(question.legal))]
