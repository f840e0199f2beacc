"""What a position is worth to a seat: the hand-made value a game gives its bots."""

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
