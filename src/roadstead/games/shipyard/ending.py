"""What is said once the end of Shipyard is in sight: the last turns, final actions, last chances."""

from __future__ import annotations

from roadstead.engine.words import Ending, Message, seats_between
from roadstead.games.shipyard import messages
from roadstead.games.shipyard.deck import ShipyardDeck
from roadstead.games.shipyard.state import FINAL, LAST, PLAY
from roadstead.games.shipyard.table_words import is_giving
from roadstead.games.shipyard.view import ShipyardView


def ending_of(v: ShipyardView, deck: ShipyardDeck) -> Ending | None:
    if v.over or v.stage < PLAY:
        return None
    if v.stage == LAST:
        left = seats_between(v.user, v.start, v.seats)
        return Ending(Message(messages.ENDING_CHANCES), Message(messages.ENDING_THEN_POINTS), left)
    after = turns_after_this(v, deck)
    if v.stage == FINAL or (after == 0 and is_giving(v)):
        return final_actions(v)
    return last_turns(v, after) if after < v.seats else None


def turns_after_this(v: ShipyardView, deck: ShipyardDeck) -> int:
    """SHY-901; SHY-903: after an early end only those of the round."""
    after = deck.spaces * len(deck.give_up[v.seats - 2]) - v.lead
    return min(after, (v.start - v.user - 1) % v.seats) if v.early else after


def last_turns(v: ShipyardView, after: int) -> Ending:
    """Final actions follow for everybody (SHY-906): nobody is done yet."""
    left = seats_between(v.user, v.user + after + 1, v.seats)
    first = (v.user + is_giving(v)) % v.seats
    key = messages.ENDING_ROUND
    if v.seat == v.user and not is_giving(v):
        key = messages.ENDING_YOUR_TURN
    elif v.seat in left[1:]:
        key = messages.ENDING_ONE_MORE
    return Ending(
        Message(key), Message(messages.ENDING_AFTER, (after,)), seats_between(first, first, v.seats)
    )


def final_actions(v: ShipyardView) -> Ending:
    """SHY-906; everybody may have a last chance after them (SHY-908)."""
    acting = v.stage == FINAL and not is_giving(v)
    key = messages.ENDING_YOUR_ACTION if acting and v.seat == v.user else messages.ENDING_ACTIONS
    first = v.user if acting else v.start
    return Ending(Message(key), Message(messages.ENDING_THEN_CHANCES), seats_between(first, first, v.seats))
