"""Chapters 2 and 5: the turn, the move, the toll, and the reactions around them, in the order of HAR-208."""

from __future__ import annotations

from typing import Final

from roadstead.engine.game import Decision, Step
from roadstead.games.harbour import messages, settings, tasks
from roadstead.games.harbour.actions import brings_a_good
from roadstead.games.harbour.codes import MOMENTS
from roadstead.games.harbour.deck import ALCHEMIST, BEGGAR, DIPLOMAT, HOME, INNKEEPER, LANDLORD, TOP_HAT
from roadstead.games.harbour.gains import choose_goods, only
from roadstead.games.harbour.state import NOBODY, HarbourState

BEFORE: Final = MOMENTS.index("before")
AFTER: Final = MOMENTS.index("after")


class BeginTurn(Step[HarbourState]):
    def run(self, s: HarbourState, seat: int, arg: int) -> None:
        s.turn += 1
        s.user = seat
        s.say(messages.TURN, seat, s.turn)
        s.then(tasks.GO, seat)
        if s.ability(seat) == ALCHEMIST:
            s.then(tasks.ALCHEMY, seat)


class Alchemy(Decision[HarbourState]):
    """HAR-921: once a turn, spend one good and turn two of a type into two of another."""

    def legal(self, s: HarbourState, seat: int, arg: int) -> list[int]:
        codes = s.codes
        found = [codes.skip.code]
        if s.alchemy_used:
            return found
        for spent in range(4):
            for source in range(4):
                if can_convert(s, seat, spent, source):
                    found += [
                        codes.convert.at3(spent, source, target) for target in range(4) if target != source
                    ]
        found.sort()
        return found

    def play(self, s: HarbourState, seat: int, arg: int, code: int) -> None:
        codes = s.codes
        if code == codes.skip.code:
            return
        s.alchemy_used = 1
        s.goods[4 * seat + codes.convert.word(code, 0)] -= 1
        s.goods[4 * seat + codes.convert.word(code, 1)] -= 2
        s.gain(seat, only(codes.convert.last(code), 2))  # HAR-406, HAR-R22


def can_convert(s: HarbourState, seat: int, spent: int, source: int) -> bool:
    if spent == source:
        return s.goods[4 * seat + spent] >= 3
    return s.goods[4 * seat + spent] >= 1 and s.goods[4 * seat + source] >= 2


class Go(Decision[HarbourState]):
    """HAR-201, HAR-203, HAR-924, HAR-926: see `blocked_places`."""

    def legal(self, s: HarbourState, seat: int, arg: int) -> list[int]:
        blocked = blocked_places(s, seat)
        free_of_toll = s.symbols[4 * seat + TOP_HAT] > 0 or s.total(seat) > 0
        places = [building for building in s.centre if building not in blocked]  # HAR-209, HAR-R08
        for owner in range(s.seats):
            for place in (*s.tableau[owner], HOME + owner):  # HAR-202
                # HAR-207; HAR-503, HAR-R11: only where the toll can be paid
                if place not in blocked and (owner == seat or free_of_toll or brings_a_good(s, seat, place)):
                    places.append(place)
        places.sort()
        return s.codes.go.each(places)

    def play(self, s: HarbourState, seat: int, arg: int, code: int) -> None:
        place = s.codes.go.index(code)
        s.pawn[seat] = place
        s.then(tasks.END_TURN, seat)
        if s.ability(seat) == ALCHEMIST:
            s.then(tasks.ALCHEMY, seat)
        s.then(tasks.BEGGARS, seat)
        owner = s.owner(place)
        # HAR-501, HAR-505, HAR-514, HAR-R18; HAR-508: settled on arrival
        if owner not in (NOBODY, seat) and not s.symbols[4 * seat + TOP_HAT]:
            s.toll_to = owner
            s.say(messages.OWES, seat, owner)
            s.then(tasks.TOLL_MOMENT, seat, place)
        else:
            s.then(tasks.ACT, seat, place)
        if s.ability(seat) == DIPLOMAT:
            for other in reversed(s.seats_from(seat)[1:]):
                if s.pawn[other] == place:  # HAR-924, HAR-D30, HAR-R23
                    choose_goods(s, other, s.deck.ability_amount[s.board[seat]])


def blocked_places(s: HarbourState, seat: int) -> list[int]:
    """HAR-201, HAR-203; a Diplomat may share a place, an Innkeeper may stay on a building of his own."""
    here = s.pawn[seat]
    blocked = [here] if s.ability(seat) == DIPLOMAT else s.pawn  # HAR-205, HAR-924
    if s.ability(seat) == INNKEEPER and here in s.tableau[seat]:  # HAR-926
        return [place for place in blocked if place != here]
    return blocked


class TollMoment(Decision[HarbourState]):
    """HAR-502, HAR-506."""

    def legal(self, s: HarbourState, seat: int, arg: int) -> list[int]:
        family = s.codes.toll
        return [family.at(BEFORE), family.at(AFTER)] if s.total(seat) else [family.at(AFTER)]

    def play(self, s: HarbourState, seat: int, arg: int, code: int) -> None:
        if code == s.codes.toll.at(BEFORE):
            s.then(tasks.ACT, seat, arg)
            s.then(tasks.PAY_TOLL, seat)
        else:
            s.then(tasks.PAY_TOLL, seat)
            s.then(tasks.ACT, seat, arg)


class PayToll(Decision[HarbourState]):
    """HAR-501, HAR-504."""

    def legal(self, s: HarbourState, seat: int, arg: int) -> list[int]:
        return [s.codes.pay.at(good) for good in range(4) if s.goods[4 * seat + good]]  # HAR-403

    def play(self, s: HarbourState, seat: int, arg: int, code: int) -> None:
        good = s.codes.pay.index(code)
        owner = s.toll_to
        s.toll_to = NOBODY
        s.goods[4 * seat + good] -= 1
        if s.ability(owner) == LANDLORD:  # HAR-927, HAR-D33
            choose_goods(s, owner, s.deck.ability_amount[s.board[owner]])
        s.gain(owner, only(good, 1))  # HAR-R19


class Beggars(Step[HarbourState]):
    """HAR-941, HAR-D34."""

    def run(self, s: HarbourState, seat: int, arg: int) -> None:
        if s.at_home:
            for other in reversed(s.seats_from(seat)[1:]):
                if s.ability(other) == BEGGAR:
                    choose_goods(s, other, s.deck.ability_amount[s.board[other]])


class EndTurn(Step[HarbourState]):
    """HAR-208 (9) and (10)."""

    def run(self, s: HarbourState, seat: int, arg: int) -> None:
        s.at_home = s.alchemy_used = s.goods_coming = s.buy_follows = 0
        if s.ender == NOBODY and s.bought[seat] >= s.deck.end_at:  # HAR-701, HAR-703
            s.ender = seat
            if s.seats > 1:
                s.say(messages.LAST_TURNS, seat, s.seats - 1)
        following = s.next_seat(seat)
        if following == s.ender:  # HAR-702, HAR-821
            s.then(tasks.FINISH)
        elif s.ender == NOBODY and s.turn >= most_turns(s):  # HAR-821, HAR-R27
            s.stopped = 1
            s.say(messages.STOPPED if s.seats > 1 else messages.SOLO_LOST, s.turn)
            s.then(tasks.FINISH)
        else:
            s.then(tasks.BEGIN_TURN, following)  # HAR-R25


def most_turns(s: HarbourState) -> int:
    if s.seats == 1:
        return s.deck.solo_moves  # HAR-820
    return s.settings[settings.TURN_STOP] * s.seats  # HAR-R27
