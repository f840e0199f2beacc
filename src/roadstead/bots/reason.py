"""A reason for a choice, and the strongest one that a game finds."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

from roadstead.engine.game import State
from roadstead.engine.words import Message


@dataclass(frozen=True)
class Reason:
    """A sentence that holds for a choice, and how much it counts for; without weight it is none."""

    message: Message
    weight: float


def main_reason(
    before: State, after: State, end: State, seat: int, said: Collection[Message | None] = ()
) -> Message | None:
    """What speaks most for the choice that led to `after`, and with the rest of the turn to `end`; maybe nothing.

    What was `said` of better choices does not tell this one from them.
    """
    module = f"roadstead.bots.reasons.{before.rules.game.name}"
    if find_spec(module) is None:
        return None
    found: list[Reason] = import_module(module).reasons(before, after, end, seat)
    new = [reason for reason in found if reason.message not in said]
    best = max(new, key=lambda reason: reason.weight, default=None)
    return best.message if best is not None and best.weight > 0.0 else None
