"""Chapters 4 to 6: the turn with its four phases, the end of a round, the bonus cards."""

from __future__ import annotations

from roadstead.engine.game import Decision, Step
from roadstead.games.novgorod import messages, settings, tasks
from roadstead.games.novgorod.deck import CITIES, EXTRA_INCOME, NONE, SEAL, VARIETY
from roadstead.games.novgorod.settings import FRONT
from roadstead.games.novgorod.state import (
    CAREER,
    GONE,
    HIGH,
    LEVEL_TURNS,
    LOW,
    PRIVILEGE,
    NovgorodState,
)


class BeginTurn(Step[NovgorodState]):
    """NOV-402: the phases are put on the agenda, the last one first."""

    def run(self, s: NovgorodState, seat: int, arg: int) -> None:
        if seat == s.start:
            s.say(messages.ROUND, s.round() + 1)
        s.turn += 1
        s.user = seat
        s.privilege = 0  # NOV-403
        s.pirate_moved = 0
        s.bought = 0  # NOV-501
        s.fast = 0
        s.cargo = 1 << s.deck.good_of[s.hold[seat]] if s.hold[seat] != NONE else 0  # NOV-432, NOV-R15
        s.say(messages.TURN, seat)
        s.then(tasks.END_TURN, seat)
        if s.pirate != NONE:
            s.then(tasks.PIRATE, seat, 1)
        s.then(tasks.PURCHASE, seat)
        s.then(tasks.EVALUATE, seat)
        s.then(tasks.ROUTE, seat)
        if s.pirate != NONE:
            s.then(tasks.PIRATE, seat)


class Pirate(Decision[NovgorodState]):
    """NOV-D03, NOV-D10; argument 1 at the end of the turn."""

    def legal(self, s: NovgorodState, seat: int, arg: int) -> list[int]:
        skip = s.codes.skip.code
        return sorted([skip, *pirate_moves(s)]) if can_move_pirate(s, seat) else [skip]

    def play(self, s: NovgorodState, seat: int, arg: int, code: int) -> None:
        codes = s.codes
        if code != codes.skip.code:
            move_pirate(s, seat, codes.move_pirate.index(code))


def can_move_pirate(s: NovgorodState, seat: int) -> bool:
    """NOV-832, NOV-842."""
    if s.pirate_moved:  # NOV-R31
        return False
    if s.pirate_side() == FRONT:
        return s.money[seat] >= pirate_price(s, seat)
    return s.may_use(seat, EXTRA_INCOME)  # NOV-R07


def pirate_price(s: NovgorodState, seat: int) -> int:
    """NOV-832, NOV-R31: by the rank among the different numbers of seals."""
    above = {seals for seals in s.seals if seals > s.seals[seat]}
    return s.deck.pirate_cost[min(len(above), len(s.deck.pirate_cost) - 1)]


def pirate_moves(s: NovgorodState) -> list[int]:
    family = s.codes.move_pirate
    return [family.at(city) for city in range(CITIES) if city != s.pirate]


def move_pirate(s: NovgorodState, seat: int, city: int) -> None:
    if s.pirate_side() == FRONT:
        price = pirate_price(s, seat)
        s.money[seat] -= price
        tell_price(s, seat, price)
    else:
        s.privilege = 1  # NOV-842, NOV-R07
    s.pirate = city
    s.pirate_moved = 1


def tell_price(s: NovgorodState, seat: int, price: int) -> None:
    if price:
        s.say(messages.PAYS, seat, price)


def move_merchant(s: NovgorodState, seat: int) -> None:
    """NOV-825, NOV-R30, NOV-I17: a city ignored by the pirate's back side does not count as a step."""
    ignored = s.pirate if s.pirate_side() == settings.BACK else NONE
    for _ in range(s.speed[seat]):
        s.merchant = (s.merchant + 1) % CITIES
        if s.merchant == ignored:
            s.merchant = (s.merchant + 1) % CITIES
    s.say(messages.MERCHANT_MOVES, s.merchant)


class EndTurn(Step[NovgorodState]):
    """Phase 4."""

    def run(self, s: NovgorodState, seat: int, arg: int) -> None:
        seals = s.seals_per_turn(seat)
        s.gain(seat, CAREER, seals)  # NOV-601, NOV-R26
        s.note(seat, LEVEL_TURNS + s.level[seat])
        if seals:
            s.say(messages.CAREER_SEALS, seat, seals)
        if s.may_use(seat, SEAL):  # NOV-602, NOV-R35, NOV-R38
            s.privilege = 1
            s.gain(seat, PRIVILEGE, s.deck.amounts[SEAL])
            s.say(messages.PRIVILEGE_SEAL, seat, s.deck.amounts[SEAL])
        following = s.next_seat(seat)  # NOV-401, NOV-603
        s.then(tasks.END_ROUND if following == s.start else tasks.BEGIN_TURN, following)


class EndRound(Step[NovgorodState]):
    """NOV-618: the bonus cards, then the end condition."""

    def run(self, s: NovgorodState, seat: int, arg: int) -> None:
        for place in range(len(s.bonus)):
            change_bonus(s, place)  # NOV-613
        if s.last_round:  # NOV-701, NOV-I10
            s.then(tasks.FINISH)
            return
        if s.round() >= s.settings[settings.ROUND_STOP]:  # NOV-R41
            s.stopped = 1
            s.say(messages.STOPPED, s.round())
            s.then(tasks.FINISH)
            return
        if any(meets_end_condition(s, other) for other in range(s.seats)):  # NOV-701
            s.last_round = 1
            s.say(messages.LAST_ROUND)
        s.then(tasks.BEGIN_TURN, s.start)


def change_bonus(s: NovgorodState, place: int) -> None:
    """NOV-I09: only at the end of a round."""
    gained = s.bonus_gained[place]
    s.bonus_gained[place] = 0
    if not gained or s.deck.bonus[s.bonus[place]].condition == VARIETY:
        return
    if s.bonus_state[place] == HIGH and gained == 1:  # NOV-614
        s.bonus_state[place] = LOW
        s.say(messages.BONUS_DROPS, s.bonus[place], s.deck.bonus[s.bonus[place]].low)
    else:
        s.bonus_state[place] = GONE  # NOV-614, NOV-615
        s.say(messages.BONUS_GONE, s.bonus[place])


def meets_end_condition(s: NovgorodState, seat: int) -> bool:
    """NOV-701, NOV-R27."""
    return s.seals[seat] >= s.deck.end_seals or s.level[seat] == len(s.career_side(seat).requirements)
