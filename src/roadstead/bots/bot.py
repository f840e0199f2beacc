"""A bot and the question it is asked: what a seat sees, never the state."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from mypy_extensions import mypyc_attr

from roadstead.engine.codes import Code
from roadstead.engine.game import Rules, State, View


class BotError(LookupError):
    """There is no such bot, or it cannot play this game."""


@dataclass(frozen=True)
class Budget:
    """Limits of the search for one decision; 0 milliseconds means no time limit."""

    milliseconds: int = 0
    nodes: int = 400


class Question:
    """A decision a seat has to make. It depends only on what the seat knows: twins ask the same question."""

    def __init__(self, state: State, seat: int, rng: Random, budget: Budget) -> None:
        self._state = state
        self.seat = seat
        self.legal: list[Code] = state.legal(seat)[:]
        self.rng = rng
        self.budget = budget

    def view(self) -> View:
        return self._state.view(self.seat)

    def imagine(self, rng: Random) -> State:
        """A position that may be the true one, as far as the seat knows; a copy that the bot may change."""
        state = self._state.clone()
        state.redeal(self.seat, rng)
        return state


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Decides for a seat. It keeps no state between decisions, so one bot may sit on several seats at once."""

    def __init__(self, rules: Rules, name: str) -> None:
        self.rules = rules
        self.name = name

    def decide(self, question: Question) -> Code:
        raise NotImplementedError

    def weigh(self, question: Question) -> list[float]:
        """The score of each legal choice, of which only differences count; empty if the bot does not score choices."""
        return []
