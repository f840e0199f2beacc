"""What is said in the last round of Bremerhaven."""

from __future__ import annotations

from roadstead.engine.words import Ending, Message
from roadstead.games.bremerhaven import messages
from roadstead.games.bremerhaven.view import BremerhavenView


def ending_of(v: BremerhavenView) -> Ending | None:
    """BRE-711: the ship token will enter the last space of the track, or would pass it."""
    if v.over or not v.turn or v.step < v.left:
        return None
    return Ending(Message(messages.ENDING_ROUND), Message(messages.ENDING_SETTLED), tuple(range(v.seats)))
