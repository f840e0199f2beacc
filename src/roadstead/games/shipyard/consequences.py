"""What a choice in Shipyard is known to bring about before it is taken, as far as the story does not say it."""

from __future__ import annotations

from typing import Final

from roadstead.engine.words import Consequence, Message
from roadstead.games.shipyard import messages
from roadstead.games.shipyard.canal_words import waterway_of
from roadstead.games.shipyard.deck import (
    BOW,
    CAPTAIN,
    EXCHANGE,
    KIND_OF_COLUMN,
    NONE,
    STAND_IN,
    STERN,
    SUBSIDY,
    ShipyardDeck,
)
from roadstead.games.shipyard.market_words import completes, may_lie, past_middles
from roadstead.games.shipyard.state import FINAL
from roadstead.games.shipyard.view import ShipyardView
from roadstead.games.shipyard.why_not import why_unable

OUTCOMES: Final[dict[str, str]] = {
    messages.PAYS: "cost",
    messages.INCOME: "gain",
    messages.SUBSIDY: "gain",
    messages.TAKES: "gain",
    messages.TAKES_AS_WELL: "gain",
    messages.SELLS: "gain",
    messages.BARTERS: "gain",
    messages.SAILS: "gain",
    messages.RIBAND: "gain",
    messages.OFFICIAL: "gain",
    messages.SCRAPPED: "loss",
    messages.CANAL_USED: "loss",
    messages.CUT_OFF: "loss",
    messages.LAP: "ends",
    messages.LAST_ACTIONS: "ends",
    messages.GAME_OVER: "ends",
}
FORETOLD: Final[dict[str, str]] = {
    messages.GAME_OVER: messages.MEANS_END,
}
FORETOLD_OWN: Final[dict[str, str]] = {
    messages.PAYS: messages.YOU_PAY,
    messages.INCOME: messages.YOUR_INCOME,
    messages.SUBSIDY: messages.YOUR_SUBSIDY,
    messages.TAKES: messages.YOU_TAKE,
    messages.TAKES_AS_WELL: messages.YOU_TAKE_AS_WELL,
    messages.SELLS: messages.YOU_SELL,
    messages.BARTERS: messages.YOU_BARTER,
    messages.SAILS: messages.YOUR_SHIP_SAILS,
    messages.RIBAND: messages.YOUR_RIBAND,
    messages.OFFICIAL: messages.YOUR_OFFICIAL,
    messages.SCRAPPED: messages.YOU_SCRAP,
    messages.CANAL_USED: messages.YOUR_CANAL_USED,
    messages.CUT_OFF: messages.YOUR_CUT_OFF,
}
SAYS: Final[dict[str, tuple[str, ...]]] = {
    messages.CHOOSE: (messages.YOUR_INCOME,),
    messages.BONUS: (messages.COSTS,),
    messages.BUILD: (messages.YOU_PAY,),
    messages.FINISH: (messages.YOU_PAY,),
    messages.TRAIN: (messages.YOU_PAY,),
    messages.CANAL: (messages.YOU_PAY,),
    messages.MANUFACTURE: (messages.COSTS, messages.YOU_TAKE),
    messages.RECRUIT: (messages.COSTS, messages.YOU_TAKE),
    messages.BARTER: (messages.YOU_BARTER,),
    messages.SELL: (messages.YOU_SELL,),
    messages.TRADE: (messages.YOU_BARTER, messages.YOU_SELL),
    messages.SELL_ALL: (messages.YOU_SELL,),
    messages.MOVE_ICON: (messages.YOUR_OFFICIAL, messages.YOUR_RIBAND),
    messages.HIRE: (messages.YOU_PAY,),
    messages.SCRAP: (messages.YOU_SCRAP,),
}
"""By choice, the consequences that its own words tell already."""


def consequences(v: ShipyardView, deck: ShipyardDeck, verb: str, at: int, to: int) -> list[Consequence]:
    """Of a choice with this verb and words, for the viewer who is asked."""
    if v.seat is None:
        return []
    if verb == "choose":
        return without_effect(v, deck, v.seat, at)
    if verb == "bonus":
        return [cost(deck.bonus_cost), *bonus_first(v, deck, at)]
    if verb == "end" and not v.main_done:
        return [Consequence("loss", Message(messages.YOU_CANNOT, (v.seat, v.main)))]
    if verb in ("manufacture", "recruit"):
        prices = v.ring_prices if verb == "manufacture" else v.circle_prices
        return [cost(prices[at])] if prices[at] else []
    if verb == "build":
        return [*may_complete(v, deck, at), *ends_early(v, deck, at)]
    if verb == "place":
        return completed(v, deck, deck.kind[v.card], at)
    if verb == "finish":
        return completed(v, deck, deck.kind[at], to)
    return last_captain(v) if verb == "sail" else []


def cost(guilders: int) -> Consequence:
    return Consequence("cost", Message(messages.COSTS, (guilders,)))


def without_effect(v: ShipyardView, deck: ShipyardDeck, seat: int, action: int) -> list[Consequence]:
    """SHY-R04: no card can be performed, so that any may be chosen for its income alone."""
    unable = why_unable(v, deck, action, v.builders[seat].guilders + v.incomes[action])
    return (
        [Consequence("nothing", Message(messages.YOU_CANNOT, (seat, action)))] if unable is not None else []
    )


def bonus_first(v: ShipyardView, deck: ShipyardDeck, action: int) -> list[Consequence]:
    """SHY-R05: a bonus action that leaves too few guilders for the action chosen, if it earns none itself."""
    if v.main_done or v.seat is None or action in (EXCHANGE, SUBSIDY):
        return []
    unable = why_unable(v, deck, v.main, v.builders[v.seat].guilders - deck.bonus_cost)
    return [Consequence("loss", unable.message)] if unable is not None else []


def may_complete(v: ShipyardView, deck: ShipyardDeck, card: int) -> list[Consequence]:
    """SHY-504: of a card that is placed next, in which place is still open."""
    if v.seat is None:
        return []
    yard, kind = v.builders[v.seat].yard, deck.kind[card]
    if not any(may_lie(deck, yard, kind, at) and completes(deck, yard, kind, at) for at in range(len(yard))):
        return []
    return [Consequence("gain", Message(messages.MAY_COMPLETE))]


def ends_early(v: ShipyardView, deck: ShipyardDeck, card: int) -> list[Consequence]:
    """SHY-902: the last card of a kind is turned up when this one is replaced."""
    kind = deck.kind[card]
    if card >= STAND_IN or v.early or v.stage >= FINAL:
        return []
    taken = sum(
        v.market[column].count(NONE)
        for column in range(len(KIND_OF_COLUMN))
        if KIND_OF_COLUMN[column] == kind
    )
    if taken + 1 < v.deck_sizes[kind]:
        return []
    return [Consequence("ends", Message(messages.ENDS_EARLY, (kind,)))]


def completed(v: ShipyardView, deck: ShipyardDeck, kind: int, column: int) -> list[Consequence]:
    """SHY-601, SHY-607: a complete ship leaves the yard this turn, and is scrapped if it lacks a captain or a canal."""
    if v.seat is None:
        return []
    own = v.builders[v.seat]
    if not completes(deck, own.yard, kind, column):
        return []
    bow = column if kind == BOW else past_middles(deck, own.yard, column, -1)
    stern = column if kind == STERN else past_middles(deck, own.yard, column, 1)
    found = [Consequence("gain", Message(messages.COMPLETES, (stern - bow + 1,)))]
    if own.store[CAPTAIN] <= len(own.ships):
        found.append(Consequence("loss", Message(messages.LACKS_CAPTAIN)))
    if not waterway_of(v, deck, v.seat).carries(deck.plain_speed):
        found.append(Consequence("loss", Message(messages.LACKS_CANAL)))
    return found


def last_captain(v: ShipyardView) -> list[Consequence]:
    """SHY-E45."""
    if v.seat is None:
        return []
    own = v.builders[v.seat]
    others = len(own.ships) - 1
    if not others or own.store[CAPTAIN] > 1:
        return []
    return [Consequence("excludes", Message(messages.LAST_CAPTAIN, (others,)))]
