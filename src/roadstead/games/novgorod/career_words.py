"""A career card in words: its sides, what is reached, what comes next, and the privileges."""

from __future__ import annotations

from roadstead.engine.words import Message, TableLine, TableSection, sentence
from roadstead.games.novgorod import messages
from roadstead.games.novgorod.deck import NONE, ORDER_DISCOUNT, SIDES, NovgorodDeck, Side
from roadstead.games.novgorod.view import NovgorodView, TraderView


def side_of(deck: NovgorodDeck, trader: TraderView) -> Side:
    return deck.careers[2 * trader.career + trader.side]


def side_in_full(deck: NovgorodDeck, card: int, side: int) -> list[Message]:
    """One side of a career card from the bottom to the top."""
    levels = deck.careers[2 * card + side]
    found: list[Message] = []
    for level, requirement in enumerate(levels.requirements):
        privilege = deck.privilege_order.index(levels.privileges[level])
        if level < levels.red_x:
            found.append(Message(messages.CARD_LEVEL_X, (level + 1, requirement, privilege, side)))
        else:
            seals = levels.seals_per_turn[level]
            found.append(Message(messages.CARD_LEVEL, (level + 1, requirement, privilege, seals, side)))
    found.append(Message(messages.CARD_TOP, (levels.seals_per_turn[-1], side)))
    return found


def career_section(v: NovgorodView, deck: NovgorodDeck) -> list[TableSection]:
    """The viewer's own career card; nothing before it is dealt."""
    trader = v.traders[0 if v.seat is None else v.seat]
    if trader.career == NONE:
        return []
    if trader.side == NONE:
        lines = [line for side in range(len(SIDES)) for line in side_lines(deck, trader, side)]
        return [TableSection("career", Message(messages.TABLE_CAREER_CARD, (trader.career,)), tuple(lines))]
    top = len(side_of(deck, trader).requirements)
    heading = Message(messages.TABLE_OWN_CAREER, (trader.level, top))
    lines = [field_line(trader), *level_lines(deck, trader), *privilege_lines(v, deck, trader)]
    return [TableSection("career", heading, tuple(lines))]


def side_lines(deck: NovgorodDeck, trader: TraderView, side: int) -> list[TableLine]:
    levels = [TableLine((message,)) for message in side_in_full(deck, trader.career, side)]
    return [sentence(messages.TABLE_SIDES[side], things=(f"side:{SIDES[side]}",)), *levels]


def field_line(trader: TraderView) -> TableLine:
    """NOV-465, NOV-703."""
    if trader.red_x:
        return sentence(messages.TABLE_RED_X)
    return sentence(messages.TABLE_FIELD, trader.seals_per_turn)


def level_lines(deck: NovgorodDeck, trader: TraderView) -> list[TableLine]:
    """The levels still free, from the next one to the top."""
    side = side_of(deck, trader)
    here = (f"rise:{trader.seat}",)
    if trader.level == len(side.requirements):
        return [sentence(messages.TABLE_COMPLETE, things=here)]
    lines: list[TableLine] = []
    for level in range(trader.level, len(side.requirements)):
        privilege = deck.privilege_order.index(side.privileges[level])
        red_x = int(level + 1 < side.red_x)
        facts = (level + 1, side.requirements[level], side.seals_per_turn[level + 1], red_x, privilege)
        lines.append(sentence(messages.TABLE_LEVEL, *facts, things=() if lines else here))
    return lines


def privilege_lines(v: NovgorodView, deck: NovgorodDeck, trader: TraderView) -> list[TableLine]:
    """NOV-403: those not covered with what they do, then those covered."""
    lines: list[TableLine] = []
    if trader.privileges:
        used = trader.seat == v.user and v.route.privilege_used
        lines.append(sentence(messages.TABLE_PRIVILEGE_USED if used else messages.TABLE_PRIVILEGE_FREE))
    covered: list[TableLine] = []
    side = side_of(deck, trader)
    for place, card in enumerate(deck.names("privilege")):
        things = (f"privilege:{card.id}",)
        if deck.privilege_order[place] in trader.privileges:
            lines.append(privilege_line(v, deck, place, things))
        elif deck.privilege_order[place] in side.privileges:
            covered.append(sentence(messages.TABLE_PRIVILEGE_COVERED, place, things=things))
    return lines + covered


def privilege_line(v: NovgorodView, deck: NovgorodDeck, place: int, things: tuple[str, ...]) -> TableLine:
    """Special orders are told of only where the game has them."""
    if deck.privilege_order[place] == ORDER_DISCOUNT and not v.special_prices:
        amount = deck.amounts[ORDER_DISCOUNT]
        return sentence(messages.TABLE_ORDER_DISCOUNT, place, amount, things=things)
    return sentence(messages.TABLE_PRIVILEGE, place, place, things=things)


def career_in_brief(deck: NovgorodDeck, trader: TraderView) -> list[TableLine]:
    """Another player's career."""
    if trader.career == NONE:
        return []
    if trader.side == NONE:
        return [sentence(messages.TABLE_CAREER_DEALT, trader.career)]
    side = side_of(deck, trader)
    top = len(side.requirements)
    lines = [sentence(messages.TABLE_CAREER, trader.level, top, trader.seals_per_turn)]
    if trader.red_x:
        lines = [sentence(messages.TABLE_CAREER_X, trader.level, top)]
    if trader.level < top:
        lines.append(sentence(messages.TABLE_NEXT_LEVEL, side.requirements[trader.level]))
    if trader.privileges:
        free = sum(1 << deck.privilege_order.index(privilege) for privilege in trader.privileges)
        lines.append(sentence(messages.TABLE_PRIVILEGES, free))
    return lines
