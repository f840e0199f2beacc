"""The bot `greedy`: searches its own turn to the end and takes the best outcome."""

from __future__ import annotations

import time

from roadstead.bots.bot import Bot, Question
from roadstead.bots.value import Value
from roadstead.engine.codes import Code
from roadstead.engine.game import Rules, State


class Greedy(Bot):
    """Looks at its own turn only: it stops at chance, at the next turn and at another seat's decision."""

    def __init__(self, rules: Rules, value: Value, name: str = "greedy") -> None:
        super().__init__(rules, name)
        self.value = value

    def decide(self, question: Question) -> Code:
        if len(question.legal) == 1:
            return question.legal[0]
        worth = self.weigh(question)
        highest = max(worth)
        best = [code for at, code in enumerate(question.legal) if worth[at] == highest]
        return best[int(question.rng.random() * len(best))]

    def weigh(self, question: Question) -> list[float]:
        """The best value at the end of the turn after each choice, in one imagined position."""
        start = question.imagine(question.rng)
        search = Search(self.value, question, start.turn)
        worth: list[float] = []
        nodes = question.budget.nodes
        codes = question.legal
        for at, code in enumerate(codes):
            value, spent = search.after(start, code, max(1, nodes // (len(codes) - at)))
            nodes -= spent
            worth.append(value)
        return worth


class Search:
    """Searches the ends of a seat's turn. Nodes are divided evenly; what one choice leaves goes to the next ones."""

    def __init__(self, value: Value, question: Question, turn: int) -> None:
        self.value = value
        self.seat = question.seat
        self.rng = question.rng
        self.turn = turn
        milliseconds = question.budget.milliseconds
        self.deadline = time.monotonic() + milliseconds / 1000.0 if milliseconds > 0 else 0.0

    def after(self, state: State, code: Code, nodes: int) -> tuple[float, int]:
        """The best value reachable after `code`, and the nodes spent."""
        then = state.clone()
        then.play(self.seat, code)
        if then.turn != self.turn or self.seat not in then.actors():
            return self.value.of(then, self.seat), 1
        best = 0.0
        spent = 1
        looked = False
        codes = self.sample(then.legal(self.seat), nodes - 1)
        for at, further in enumerate(codes):
            value, cost = self.after(then, further, max(1, (nodes - spent) // (len(codes) - at)))
            spent += cost
            if not looked or value > best:
                best = value
                looked = True
        return best, spent

    def sample(self, codes: list[Code], nodes: int) -> list[Code]:
        """A random sample of the choices: as many as there are nodes, at least one."""
        if self.deadline and time.monotonic() > self.deadline:
            nodes = 1
        if nodes >= len(codes):
            return codes
        left = codes[:]
        picked: list[Code] = []
        for _ in range(max(1, nodes)):
            picked.append(left.pop(int(self.rng.random() * len(left))))
        return picked
