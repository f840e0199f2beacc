"""Reasons for choices in Novgorod: seals, the career, ducats, kontors and the ship."""

from __future__ import annotations

from typing import cast

from roadstead.bots.reason import Reason
from roadstead.bots.values.novgorod import KONTOR, STEP, STORED, career, money, order_hope, rounds_left
from roadstead.engine.game import State
from roadstead.engine.words import Message
from roadstead.games.novgorod import messages
from roadstead.games.novgorod.deck import CITIES, LOWER, NONE, SEAL, UPPER
from roadstead.games.novgorod.state import NovgorodState


def reasons(before: State, after: State, end: State, seat: int) -> list[Reason]:
    """What is bought at the end of a turn is no reason for what came before it; seals and the career are."""
    was, s, last = cast(NovgorodState, before), cast(NovgorodState, after), cast(NovgorodState, end)
    if not was.turn:
        return first_kontor(was, s, seat)
    rounds = rounds_left(was)
    kontors = s.owned[seat].bit_count() - was.owned[seat].bit_count()
    ducats = s.money[seat] - was.money[seat]
    found = [
        seals(was, last, seat),
        Reason(Message(messages.HINT_KONTOR, ()), KONTOR * rounds * kontors),
        Reason(Message(messages.HINT_SPEED, ()), STEP * rounds * (s.speed[seat] - was.speed[seat])),
    ]
    if last.level[seat] > was.level[seat]:
        found.append(rise(was, last, seat))
    if ducats > 0:
        gain = money(s, seat, rounds) - money(was, seat, rounds)
        found.append(Reason(Message(messages.HINT_DUCATS, (ducats,)), gain))
    if s.hold[seat] != NONE and was.hold[seat] == NONE:
        found.append(Reason(Message(messages.HINT_HOLD, ()), STORED))
    return found


def seals(was: NovgorodState, s: NovgorodState, seat: int) -> Reason:
    """The seals beyond those that every end of a turn brings."""
    gain = s.seals[seat] - was.seals[seat]
    if s.turn != was.turn:
        side, level = was.career_side(seat), was.level[seat]
        gain -= side.seals_per_turn[level] + side.privileges[level:].count(SEAL)
    return Reason(Message(messages.HINT_SEALS, (gain,)), float(gain))


def rise(was: NovgorodState, s: NovgorodState, seat: int) -> Reason:
    side = s.career_side(seat)
    level, earlier = s.level[seat], was.level[seat]
    rounds = rounds_left(was)
    gain = career(s, seat, rounds) - career(was, seat, rounds)
    if earlier < side.red_x:
        return Reason(Message(messages.HINT_RED_X, ()), gain)
    if side.seals_per_turn[level] > side.seals_per_turn[earlier]:
        return Reason(Message(messages.HINT_CAREER, (side.seals_per_turn[level],)), gain)
    return Reason(Message(messages.HINT_CAREER, (0,)), 0.0)


def first_kontor(was: NovgorodState, s: NovgorodState, seat: int) -> list[Reason]:
    """A kontor taken in the introductory rounds."""
    found: list[Reason] = []
    for city in range(CITIES):
        if (s.owned[seat] & ~was.owned[seat]) >> city & 1:
            found.append(Reason(Message(messages.HINT_ORDERS, ()), hopes(s, seat) - hopes(was, seat)))
            kontor = s.kontor[CITIES * seat + city]
            income = s.deck.income[kontor] - 0.6 * s.deck.price[kontor]
            near = (was.owned[seat] & s.deck.neighbours[city]).bit_count()
            found.append(Reason(Message(messages.HINT_INCOME, ()), income))
            found.append(Reason(Message(messages.HINT_NEAR, ()), 0.75 * near))
    return found


def hopes(s: NovgorodState, seat: int) -> float:
    """What the first orders may bring with the kontors at hand."""
    value = 0.0
    for order in s.known[seat]:
        value += order_hope(s, seat, order, UPPER, 4.0) + order_hope(s, seat, order, LOWER, 4.0)
    return value
