"""Lines of moves of phase 2 that a player may want to make at once, from a view alone."""

from __future__ import annotations

from roadstead.engine.codes import Codebook
from roadstead.engine.words import Message, Shortcut
from roadstead.games.novgorod import messages, tasks
from roadstead.games.novgorod.deck import LOWER, ROWS, UPPER, NovgorodDeck
from roadstead.games.novgorod.reach import cities_of
from roadstead.games.novgorod.view import NovgorodView


def shortcuts_of(v: NovgorodView, deck: NovgorodDeck, codebook: Codebook) -> list[Shortcut]:
    due = v.due_of(v.seat)
    if due is None or due.kind != tasks.EVALUATE:
        return []
    found = [
        both_rows(deck, codebook, card) for card in v.traders[v.user].known if has_both_rows(v, deck, card)
    ]
    return [*found, *end_of_phase(v, deck, codebook)]


def has_both_rows(v: NovgorodView, deck: NovgorodDeck, card: int) -> bool:
    """All goods of an order that everybody knows are at hand, and nothing is left to choose about them."""
    upper, lower = deck.row_goods[2 * card + UPPER], deck.row_goods[2 * card + LOWER]
    goods = upper | lower
    if not goods or upper & lower or v.route.fees > v.traders[v.user].money:
        return False
    return not goods & ~(v.route.up | v.route.cargo) and not goods & v.route.both


def both_rows(deck: NovgorodDeck, codebook: Codebook, card: int) -> Shortcut:
    """NOV-454."""
    wares = (deck.wares(card, UPPER), deck.wares(card, LOWER))
    order = deck.names("order")[card].id
    codes = tuple(codebook.code(f"fulfil {order} {ROWS[row]}") for row in (UPPER, LOWER))
    return Shortcut(Message(messages.LINE_BOTH_ROWS, (*wares, deck.both_seals)), codes)


def end_of_phase(v: NovgorodView, deck: NovgorodDeck, codebook: Codebook) -> list[Shortcut]:
    """NOV-493: orders begun stay open, nothing is stored, open kontors bring income, and fees are paid of it."""
    funds = v.route.funds
    income = funds.income
    if funds.money + income < v.route.fees:  # a privilege or a luxury good would be needed
        return []
    begun = len(v.route.halves)
    moves = ["end", *["left"] * begun]
    if any(can_be_stored(v, deck, city) for city in cities_of(v)):
        moves.append("store-nothing")
    if len(moves) == 1:
        return []
    message = Message(messages.LINE_END, (begun, income, v.route.fees))
    return [Shortcut(message, tuple(codebook.code(move) for move in moves))]


def can_be_stored(v: NovgorodView, deck: NovgorodDeck, city: int) -> bool:
    """NOV-D08: an open kontor of one's own whose income the port fees do not need."""
    if not v.route.up & v.route.own & 1 << deck.good_of[city]:
        return False
    return v.route.fees <= max(v.route.funds.money, v.route.funds.have - v.incomes[city])
