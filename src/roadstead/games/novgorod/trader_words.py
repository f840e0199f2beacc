"""The players of Novgorod in words: one's own ship and orders in full, the others in brief."""

from __future__ import annotations

from typing import Final

from roadstead.engine.words import Message, TableLine, TableSection, sentence
from roadstead.games.novgorod import messages
from roadstead.games.novgorod.career_words import career_in_brief
from roadstead.games.novgorod.deck import GOODS, LOWER, NONE, UPPER, VARIETY, NovgorodDeck
from roadstead.games.novgorod.reach import kontors_of, luxuries_within_reach, shows_route
from roadstead.games.novgorod.view import NovgorodView, TraderView

ORDER_COLUMNS: Final = (
    Message(messages.COLUMN_WHERE),
    Message(messages.COLUMN_UPPER),
    Message(messages.COLUMN_LOWER),
)


def in_hand(trader: TraderView) -> int:
    """How many orders."""
    return trader.closed_count + len(trader.known)


def halves_of(v: NovgorodView, seat: int) -> tuple[int, ...]:
    """The orders whose upper row was fulfilled in this turn."""
    return v.route.halves if seat == v.user else ()


# -- oneself ------------------------------------------------------------------------------------------------


def own_section(v: NovgorodView, deck: NovgorodDeck) -> TableSection:
    seat = 0 if v.seat is None else v.seat
    trader = v.traders[seat]
    heading = Message(messages.TABLE_OWN, (seat, trader.money, trader.seals, trader.speed))
    lines = [money_line(v, deck, trader), ship_line(deck, trader), kontors_line(trader)]
    if not (shows_route(v) and seat == v.user):
        lines += hold_lines(deck, trader, f"hold:{seat}")
    return TableSection("own", heading, tuple(lines), seat=seat)


def money_line(v: NovgorodView, deck: NovgorodDeck, trader: TraderView) -> TableLine:
    """NOV-306: what was chosen in the introductory rounds is paid at their end."""
    things = (f"purse:{trader.seat}",)
    income = v.route.funds.income if trader.seat == v.user else 0
    if income:
        return sentence(messages.TABLE_MONEY_OPEN, trader.money, income, things=things)
    if v.turn:
        return sentence(messages.TABLE_MONEY, trader.money, things=things)
    kontors = sum(deck.price[kontor] for kontor in trader.kontors if kontor != NONE)
    price = kontors + deck.order_price * in_hand(trader)
    return sentence(messages.TABLE_TO_PAY, trader.money, price, things=things)


def ship_line(deck: NovgorodDeck, trader: TraderView) -> TableLine:
    things = (f"ship:{trader.seat}",)
    price = deck.upgrade_cost[trader.speed]
    if not price:
        return sentence(messages.TABLE_SHIP_LAST, trader.speed, things=things)
    return sentence(messages.TABLE_SHIP, trader.speed, trader.speed + 1, price, things=things)


def kontors_line(trader: TraderView) -> TableLine:
    owned = kontors_of(trader)
    return sentence(messages.TABLE_KONTORS, owned) if owned else sentence(messages.TABLE_NO_KONTORS)


def hold_lines(deck: NovgorodDeck, trader: TraderView, *things: str) -> list[TableLine]:
    if trader.hold == NONE:
        return [sentence(messages.TABLE_HOLD_EMPTY, things=things)]
    return [sentence(messages.TABLE_HOLD, deck.good_of[trader.hold], trader.hold, things=things)]


def own_orders(v: NovgorodView, deck: NovgorodDeck) -> TableSection:
    """In hand, left of the ship and begun in this turn, then those under the ship."""
    seat = 0 if v.seat is None else v.seat
    trader = v.traders[seat]
    begun = halves_of(v, seat)
    hand = sorted(trader.known + trader.closed)
    rows = [order_row(v, deck, card, messages.CELL_IN_HAND) for card in hand]
    rows += [order_row(v, deck, card, messages.CELL_BEGUN) for card in begun]
    rows += [order_row(v, deck, card, messages.CELL_LEFT) for card in trader.left]
    lines = [
        *rows,
        sentence(messages.TABLE_ROW_SEALS, deck.row_seals, deck.both_seals),
        sentence(messages.TABLE_LEFT, len(trader.left), things=(f"left:{seat}",)),
        under_line(v, deck, trader, f"under:{seat}"),
    ]
    heading = Message(
        messages.TABLE_OWN_ORDERS, (len(hand) + len(begun) + len(trader.left), deck.in_progress)
    )
    return TableSection("own-orders", heading, tuple(lines), ORDER_COLUMNS if rows else ())


def order_row(v: NovgorodView, deck: NovgorodDeck, card: int, where: str) -> TableLine:
    order = deck.names("order")[card].id
    upper = Message(messages.CELL_DONE)
    if where == messages.CELL_IN_HAND:
        upper = row_cell(v, deck, deck.wares(card, UPPER))
    lower = row_cell(v, deck, deck.wares(card, LOWER))
    things = (f"order:{order}", f"row:{order}:{UPPER}", f"row:{order}:{LOWER}")
    return TableLine((Message(where), upper, lower), things)


def row_cell(v: NovgorodView, deck: NovgorodDeck, wares: int) -> Message:
    """What a row asks for; in one's own turn also what of it the route does not have."""
    if not is_using(v):
        return Message(messages.CELL_WARES, (wares,))
    missing = wares & ~wares_at_hand(v, deck)
    if missing:
        return Message(messages.CELL_MISSING, (wares, missing))
    return Message(messages.CELL_WITHIN_REACH, (wares,))


def is_using(v: NovgorodView) -> bool:
    """The viewer has a route, so that wares are at hand or missing."""
    return v.user == v.seat and bool(v.route.cards)


def wares_at_hand(v: NovgorodView, deck: NovgorodDeck, inputs: int = 0) -> int:
    """The goods available, and the luxury goods that some manufactory of the route can make of them."""
    return v.route.up | v.route.cargo | luxuries_within_reach(v, deck, inputs) << GOODS


def under_line(v: NovgorodView, deck: NovgorodDeck, trader: TraderView, *things: str) -> TableLine:
    """The kinds on them count only with the bonus card for variety; hidden counters may add to those one knows."""
    count = len(trader.under) + trader.counter_count
    counts = any(deck.bonus[card].condition == VARIETY for card in v.bonus)
    if counts and trader.variety:
        more = int(trader.variety_more)
        return sentence(messages.TABLE_UNDER_KINDS, count, trader.variety, more, things=things)
    return sentence(messages.TABLE_UNDER, count, things=things)


# -- another player -----------------------------------------------------------------------------------------


def trader_section(v: NovgorodView, deck: NovgorodDeck, trader: TraderView) -> TableSection:
    heading = Message(messages.TABLE_TRADER, (trader.seat, trader.money, trader.seals, trader.speed))
    lines = [kontors_line(trader)]
    if not (shows_route(v) and trader.seat == v.user):
        lines += hold_lines(deck, trader)
    lines += orders_in_brief(v, deck, trader)
    lines += career_in_brief(deck, trader)
    return TableSection(f"trader-{trader.seat}", heading, tuple(lines), seat=trader.seat)


def orders_in_brief(v: NovgorodView, deck: NovgorodDeck, trader: TraderView) -> list[TableLine]:
    """Hidden ones are counted; of an order begun only the lower row is left."""
    lines: list[TableLine] = []
    if trader.closed_count:
        lines.append(sentence(messages.TABLE_HIDDEN_ORDERS, trader.closed_count))
    for card in trader.known:
        lines.append(sentence(messages.TABLE_KNOWN_ORDER, deck.wares(card, UPPER), deck.wares(card, LOWER)))
    for card in halves_of(v, trader.seat):
        lines.append(sentence(messages.TABLE_BEGUN_ORDER, deck.wares(card, LOWER)))
    for card in trader.left:
        lines.append(sentence(messages.TABLE_LEFT_ORDER, deck.wares(card, LOWER)))
    if trader.under or trader.counter_count:
        lines.append(under_line(v, deck, trader))
    return lines
