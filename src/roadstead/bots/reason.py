"""A reason for a choice, and the strongest one that a game finds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from roadstead.engine.game import State
from roadstead.engine.words import HINT_ANY, HINT_AS_GOOD, HINT_SAME_END, HINT_TIED, Message

LEAST: Final = 0.001
"""The weight of a reason that holds, but counts for next to nothing."""
LITTLE: Final = 0.1
"""A reason of less than this share of the strongest one, which was said of a choice as good, is not worth saying."""


@dataclass(frozen=True)
class Reason:
    """A sentence that holds for a choice, and how much it counts for; without weight it is none."""

    message: Message
    weight: float


@dataclass(frozen=True)
class Way:
    """A choice and how the bot would go on to the end of the turn: the positions after each move."""

    share: float
    """Its score scaled between the worst choice (0) and the best (1)."""
    path: list[State]

    @property
    def after(self) -> State:
        return self.path[0]

    @property
    def end(self) -> State:
        return self.path[-1]


@dataclass(frozen=True)
class Case:
    """What reasons are drawn from: where a seat stands, a way on from there, and the one to compare it with."""

    before: State
    seat: int
    way: Way
    rival: Way | None
    """The best way; for that one the next best. None if there is no other choice."""
    rank: int
    """The place of the way among all, 0 for the best."""

    def surplus(self, gain: float, rival_gain: float) -> float:
        """What a gain counts for: for the best choice mostly what it has before the next one."""
        return gain if self.rank else gain - (1.0 - LITTLE) * max(0.0, min(gain, rival_gain))

    def is_better(self) -> bool:
        """Whether this is the best choice, and no other is as good."""
        return not self.rank and self.rival is not None and self.way.share > self.rival.share


def main_reasons(
    before: State, seat: int, ways: Sequence[Way], shown: int, alike: bool
) -> list[Message | None]:
    """What speaks most for each of the first `shown` ways, best first; each is told something of its own.

    What holds for several of them counts less: it does not tell one from the others. `alike`: all choices, these and
    any others, are worth the same.
    """
    found = [reasons_for(before, seat, ways, rank) for rank in range(shown)]
    sharers = Counter(message for reasons in found for message in {reason.message for reason in reasons})
    said: list[Message | None] = []
    for rank, reasons in enumerate(found):
        new = [reason for reason in reasons if reason.message not in said]
        best = max(new, key=lambda reason: reason.weight / sharers[reason.message], default=None)
        if best is None or (rank and is_same(ways, rank, reasons, best)):
            said.append(Message(HINT_ANY, ()) if alike and not rank else comparison(ways, rank))
        else:
            said.append(best.message)
    return said


def is_same(ways: Sequence[Way], rank: int, reasons: list[Reason], best: Reason) -> bool:
    """Whether a way is as good as a better-placed one, and what is left to say of it is next to nothing."""
    if any(better.end.pack() == ways[rank].end.pack() for better in ways[:rank]):
        return True
    little = best.weight < LITTLE * max(reason.weight for reason in reasons)
    return little and is_equal(ways[rank], ways[rank - 1])


def reasons_for(before: State, seat: int, ways: Sequence[Way], rank: int) -> list[Reason]:
    module = f"roadstead.bots.reasons.{before.rules.game.name}"
    if find_spec(module) is None:
        return []
    rival = ways[1 if not rank else 0] if len(ways) > 1 else None
    found: list[Reason] = import_module(module).reasons(Case(before, seat, ways[rank], rival, rank))
    return [reason for reason in found if reason.weight > 0.0]


def comparison(ways: Sequence[Way], rank: int) -> Message | None:
    """That nothing which counts tells a way from another one, where that is so."""
    if not rank:
        return Message(HINT_TIED, ()) if len(ways) > 1 and is_equal(ways[1], ways[0]) else None
    for better in reversed(range(rank)):
        if ways[better].end.pack() == ways[rank].end.pack():
            return Message(HINT_SAME_END, (better + 1,))
    if is_equal(ways[rank], ways[rank - 1]):
        return Message(HINT_AS_GOOD, (rank,))
    return None


def is_equal(way: Way, other: Way) -> bool:
    """Whether the same share is shown for both."""
    return round(100 * way.share) == round(100 * other.share)
