"""The bot `landlubber`: a beginner, for first games. It plays by simple ideas and makes the mistakes of first games."""

from __future__ import annotations

from typing import Final

from roadstead.bots.bot import Budget, Question
from roadstead.bots.greedy import Greedy
from roadstead.bots.value import Value
from roadstead.engine.codes import Code
from roadstead.engine.game import Rules

HASTE: Final = 0.5
"""The share of its decisions that it takes without a look at what they bring."""
SIGHT: Final = 40
"""Positions it looks at for one of the others: the first steps of a turn, seldom its end."""
DOUBT: Final = 4.0
"""How much it misjudges a choice, in standard deviations of what the choices bring: a measure for every game."""


class Landlubber(Greedy):
    """Sees what may come of a choice as `greedy` does, but not far, and takes nearly as good for better.

    So it overlooks how a turn could end, and forgets by the next decision what it meant to do in the last one.
    Its constants are set so that it beats `random` in 60 to 80 % of the games of two, in every game.
    """

    def __init__(self, rules: Rules, value: Value) -> None:
        super().__init__(rules, value, "landlubber")

    def decide(self, question: Question) -> Code:
        legal = question.legal
        if len(legal) == 1:
            return legal[0]
        if question.rng.random() < HASTE:
            return legal[int(question.rng.random() * len(legal))]
        question.budget = Budget(question.budget.milliseconds, min(SIGHT, question.budget.nodes))
        worth = self.weigh(question)
        doubt = DOUBT * deviation(worth)
        guesses = [each + question.rng.gauss(0.0, doubt) for each in worth]
        return legal[guesses.index(max(guesses))]


def deviation(numbers: list[float]) -> float:
    """The standard deviation."""
    mean = sum(numbers) / len(numbers)
    variance = sum([(each - mean) ** 2 for each in numbers]) / len(numbers)
    return float(variance**0.5)
