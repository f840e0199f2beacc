"""What is said once the end of Harbour is in sight: the last turns."""

from __future__ import annotations

from roadstead.engine.words import Ending, Message, seats_between
from roadstead.games.harbour import messages
from roadstead.games.harbour.deck import HarbourDeck
from roadstead.games.harbour.view import HarbourView


def ending_of(v: HarbourView, deck: HarbourDeck) -> Ending | None:
    if v.over:
        return None
    if v.seats == 1:
        return solo_ending(v, deck)
    if v.ender < 0:
        return None
    left = seats_between(v.user, v.ender, v.seats)  # HAR-702
    return Ending(title(v, left), Message(messages.ENDING_BOUGHT, (v.ender, len(left) - 1)), left, v.ender)


def title(v: HarbourView, left: tuple[int, ...]) -> Message:
    if v.seat == left[0]:
        return Message(messages.ENDING_YOUR_TURN)
    if v.seat in left:
        return Message(messages.ENDING_EACH, (v.ender,))
    return Message(messages.ENDING_TURNS, (v.ender, len(left)))


def solo_ending(v: HarbourView, deck: HarbourDeck) -> Ending | None:
    """HAR-821."""
    if v.turn < deck.solo_moves:
        return None
    return Ending(Message(messages.ENDING_YOUR_TURN), Message(messages.ENDING_SOLO, (v.turn,)), (0,))
