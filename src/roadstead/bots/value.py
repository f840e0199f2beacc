"""The value of a position to a seat: each game has a hand-written evaluation for its bots."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from roadstead.engine.game import Rules, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """Higher is better for the seat; only differences count. It reads imagined positions, never the true one."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def of(self, state: State, seat: int) -> float:
        raise NotImplementedError
