"""Reasons for choices in Bremerhaven: what a bid may win, and what the work in the harbour brings."""

from __future__ import annotations

from typing import cast

from roadstead.bots.reason import Reason
from roadstead.bots.values.bremerhaven import Outlook
from roadstead.engine.game import State
from roadstead.engine.words import Message
from roadstead.games.bremerhaven import deck, messages
from roadstead.games.bremerhaven.deck import CELLS
from roadstead.games.bremerhaven.harbour import harbour_value
from roadstead.games.bremerhaven.state import CASH, CELL, DELIVERED, LOADS, NONE, TRACK, BremerhavenState


def reasons(before: State, after: State, end: State, seat: int) -> list[Reason]:
    was, s = cast(BremerhavenState, before), cast(BremerhavenState, after)
    if not was.revealed:  # what the reveal brings depends on hidden bids, which are only imagined
        bids = s.bid_spaces[seat][len(was.bid_spaces[seat]) :]
        why = bid_reason(Outlook(was, seat), bids[0]) if bids else ""
        return [Reason(Message(why, ()), 1.0)] if why else []
    return work_reasons(was, cast(BremerhavenState, end), seat)


def work_reasons(was: BremerhavenState, s: BremerhavenState, seat: int) -> list[Reason]:
    """What is built and delivered; money comes in by itself too, and is no reason."""
    outlook = Outlook(was, seat)
    prestige = best_prestige(s, seat) - best_prestige(was, seat)
    built = occupied(s, seat) > occupied(was, seat)
    delivered = deliveries(s, seat) > deliveries(was, seat) or has_sold(was, s, seat)
    return [
        Reason(Message(messages.HINT_PRESTIGE, (prestige,)), prestige * outlook.money),
        Reason(Message(messages.HINT_BUILDING, ()), outlook.prestige if built else 0.0),
        Reason(Message(messages.HINT_DELIVERED, ()), outlook.prestige if delivered else 0.0),
    ]


def bid_reason(outlook: Outlook, space: int) -> str:
    """What winning a space is good for; empty where nothing short and certain can be said."""
    s = outlook.s
    if space == deck.PARKING:
        return messages.HINT_PARKING
    money, prestige = outlook.prize(space)
    if money * outlook.prestige + prestige * outlook.money <= 0.0:
        return ""
    if deck.SEA <= space < deck.SEA + s.bidders:
        raises = prestige * outlook.money > money * outlook.prestige
        return messages.HINT_SHIP_PRESTIGE if raises else messages.HINT_SHIP_GOODS
    if deck.LAND <= space < deck.LAND + s.bidders:
        return contract_reason(outlook, s.land[space - deck.LAND])
    if space == deck.BUILDING:
        return messages.HINT_NEW_BUILDING if prestige > 0.0 else ""
    if space == deck.PERMIT:
        return messages.HINT_PERMIT if s.gained[outlook.seat] else ""
    if space == deck.INFLUENCE:
        return messages.HINT_INFLUENCE
    return messages.HINT_CAREER if space == deck.CAREER and s.rank(outlook.seat) else ""


def contract_reason(outlook: Outlook, contract: int) -> str:
    need = outlook.s.deck.need[contract]
    spare = 0
    for good in range(4):
        if outlook.free[good] < need[good]:
            return messages.HINT_CONTRACT_TIME if outlook.s.deck.delivery_time[contract] > 1 else ""
        spare += outlook.free[good] - need[good]
    return messages.HINT_CONTRACT_GOODS if spare >= need[4] else ""


def best_prestige(s: BremerhavenState, seat: int) -> int:
    return max(s.harbours[seat][TRACK], harbour_value(s, seat))


def occupied(s: BremerhavenState, seat: int) -> int:
    """How many buildings stand in the harbour."""
    return sum(building >= 0 for building in s.harbours[seat][CELL : CELL + CELLS])


def deliveries(s: BremerhavenState, seat: int) -> int:
    h = s.harbours[seat]
    return sum(sum(h[at + DELIVERED : at + DELIVERED + 4]) for at in LOADS if h[at] != NONE)


def has_sold(was: BremerhavenState, s: BremerhavenState, seat: int) -> bool:
    """Whether a contract was settled with a gain."""
    h, earlier = s.harbours[seat], was.harbours[seat]
    return h[CASH] > earlier[CASH] and any(earlier[at] != NONE and h[at] != earlier[at] for at in LOADS)
