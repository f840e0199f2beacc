"""What is said in the last round of Novgorod."""

from __future__ import annotations

from roadstead.engine.words import Ending, Message, seats_between
from roadstead.games.novgorod import messages
from roadstead.games.novgorod.view import NovgorodView


def ending_of(v: NovgorodView) -> Ending | None:
    """NOV-701: the last round is played to its end."""
    if v.over or not v.last_round:
        return None
    left = seats_between(v.user, v.start, v.seats)
    after = len(left) - 1
    reached = [trader.seat for trader in v.traders if trader.ends]
    if not reached:
        return Ending(title(v, left), Message(messages.ENDING_AFTER, (after,)), left)
    if len(reached) == 1:
        told = Message(messages.ENDING_REACHED, (reached[0], v.end_seals, after))
        return Ending(title(v, left), told, left, reached[0])
    seats = sum(1 << seat for seat in reached)
    return Ending(title(v, left), Message(messages.ENDING_REACHED_BOTH, (seats, v.end_seals, after)), left)


def title(v: NovgorodView, left: tuple[int, ...]) -> Message:
    if v.seat == left[0]:
        return Message(messages.ENDING_YOUR_TURN)
    return Message(messages.ENDING_ONE_MORE if v.seat in left else messages.ENDING_ROUND)
