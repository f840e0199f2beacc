"""Chapters 2 to 4 and 7: the turn, the action track, income, the bonus action, and the end of a lap."""

from __future__ import annotations

from typing import Final

from roadstead.engine.game import Decision, Step
from roadstead.games.shipyard import messages, tasks
from roadstead.games.shipyard.actions import can_perform
from roadstead.games.shipyard.deck import (
    BLUE,
    BUILD,
    CANAL,
    EXCHANGE,
    GREEN,
    HIRE,
    MANUFACTURE,
    NONE,
    RECRUIT,
    SUBSIDY,
    TRAIN,
)
from roadstead.games.shipyard.state import OPENING, PLAY, ShipyardState


class BeginTurn(Step[ShipyardState]):
    """SHY-201: puts the tasks of a turn on the agenda, the last one first."""

    def run(self, s: ShipyardState, seat: int, arg: int) -> None:
        s.turn += 1
        s.user = seat
        s.main = NONE
        s.main_done = 0
        s.bonus_done = 0
        s.lap_done = 0
        s.say(messages.TURN, seat)
        if s.stage == PLAY:  # SHY-202
            advance(s, seat)
        s.then(tasks.END_TURN, seat)
        s.then(tasks.REFILL)
        s.then(tasks.CRUISES, seat)  # SHY-204, SHY-407
        s.then(tasks.NEXT_STEP, seat)  # SHY-204
        s.then(tasks.CHOOSE, seat)


def advance(s: ShipyardState, seat: int) -> None:
    card = s.marks[seat][0]  # SHY-303
    s.marks[seat] = s.marks[seat][1:]
    s.moved_from = s.position[card]
    s.lead += 1  # SHY-302
    move_to_front(s, s.position, card, s.lead)
    s.say(messages.ADVANCES, seat, card)
    if s.lead % s.deck.spaces == 0:  # SHY-701, SHY-R07
        s.lap_done = 1


def move_to_front(s: ShipyardState, position: list[int], card: int, lead: int) -> None:
    """SHY-305: of positions by action, which are changed; `lead` is the new one."""
    position[card] = lead  # SHY-301
    bound = lead - (s.deck.spaces - 2)  # SHY-304
    for action in sorted(s.actions, key=position.__getitem__):
        if position[action] < bound:
            position[action] = bound
        bound = position[action] + 1  # SHY-304


def free_cards(s: ShipyardState) -> list[int]:
    """SHY-202, SHY-306, SHY-307, SHY-R29: cards without a figure; in full turns not the lead."""
    return [
        action
        for action in s.actions
        if s.owner(action) == NONE and (s.stage == OPENING or s.position[action] != s.lead)
    ]


def income(s: ShipyardState, card: int) -> int:
    """SHY-308: a card counts once, regardless of whose and how many figures stand on it."""
    here = s.position[card]
    ahead = 0
    behind = False
    for marks in s.marks:
        for action in marks:
            if s.position[action] > here:
                ahead += 1  # SHY-206, SHY-311
            elif s.position[action] < here:
                behind = True  # SHY-310
    if s.stage == OPENING or behind:  # SHY-203, SHY-R22
        return ahead
    return ahead + gap_ahead(s, s.position, here, s.lead) // s.deck.gap_spaces  # SHY-309


def gap_ahead(s: ShipyardState, position: list[int], here: int, lead: int) -> int:
    """The empty spaces up to the next card ahead; none ahead of the lead."""
    following = lead + 1
    for action in s.actions:
        if here < position[action] < following:
            following = position[action]
    return following - here - 1 if here < lead else 0


class Choose(Decision[ShipyardState]):
    """SHY-D01."""

    def legal(self, s: ShipyardState, seat: int, arg: int) -> list[int]:
        cards = free_cards(s)
        # SHY-R03: with the guilders after income
        able = [card for card in cards if can_perform(s, seat, card, s.guilders[seat] + income(s, card))]
        return s.codes.choose.each(able or cards)  # SHY-R04

    def play(self, s: ShipyardState, seat: int, arg: int, code: int) -> None:
        card = s.codes.choose.index(code)
        guilders = income(s, card)
        s.guilders[seat] += guilders  # SHY-312
        s.marks[seat] = [*s.marks[seat], card]
        s.main = card
        if guilders:
            s.say(messages.INCOME, seat, guilders)
        if not can_perform(s, seat, card, s.guilders[seat]):
            s.main_done = 1
            s.say(messages.CANNOT, seat, card)


class NextStep(Decision[ShipyardState]):
    """SHY-D02."""

    def legal(self, s: ShipyardState, seat: int, arg: int) -> list[int]:
        codes = s.codes
        found: list[int] = []
        able = not s.main_done and can_perform(s, seat, s.main, s.guilders[seat])  # SHY-R05
        if able:
            found.append(codes.main.code)
        if not s.bonus_done:  # SHY-402
            left = s.guilders[seat] - s.deck.bonus_cost
            if left >= 0:  # SHY-404
                for action in s.actions:  # SHY-R28
                    # SHY-403, SHY-406, SHY-408, SHY-R41
                    if action != s.main and can_perform(s, seat, action, left):
                        found.append(codes.bonus.at(action))
        if not able:  # SHY-401
            found.append(codes.end.code)
        found.sort()
        return found

    def play(self, s: ShipyardState, seat: int, arg: int, code: int) -> None:
        codes = s.codes
        if code == codes.end.code:
            if not s.main_done:
                s.say(messages.CANNOT, seat, s.main)  # SHY-R05
            return
        s.then(self.kind, seat)
        s.then(tasks.REFILL)
        if code == codes.main.code:
            s.main_done = 1
            s.then(tasks.ACT, seat, s.main)
        else:
            s.bonus_done = 1
            s.guilders[seat] -= s.deck.bonus_cost  # SHY-404
            s.then(tasks.ACT, seat, codes.bonus.index(code))  # SHY-405, SHY-409


class Act(Step[ShipyardState]):
    """The argument is the action."""

    def run(self, s: ShipyardState, seat: int, arg: int) -> None:
        if arg == SUBSIDY:
            s.guilders[seat] += s.deck.subsidy  # SHY-581
            s.say(messages.SUBSIDY, seat, s.deck.subsidy)
        elif arg == EXCHANGE:
            s.setting = s.setting % s.deck.settings_count + 1  # SHY-571, SHY-I15
            s.say(messages.SETTING, s.setting)
            s.then(tasks.EXCHANGE, seat)
        else:
            s.built = 0
            s.then(FIRST_TASK[arg], seat)


FIRST_TASK: Final = {
    BUILD: tasks.BUILD,
    TRAIN: tasks.BUY_TRAIN,
    CANAL: tasks.BUY_CANAL,
    MANUFACTURE: tasks.MANUFACTURE,
    RECRUIT: tasks.RECRUIT,
    HIRE: tasks.HIRE,
}


class EndTurn(Step[ShipyardState]):
    """The countdown, the end of the game, and whose turn comes next."""

    def run(self, s: ShipyardState, seat: int, arg: int) -> None:
        following = s.next_seat(seat)
        last_lap = len(s.deck.give_up[s.seats - 2])  # SHY-702
        round_over = following == s.start
        if s.lap_done:  # SHY-701, SHY-R27
            s.laps += 1
            s.say(messages.LAP, s.laps)
        if s.laps == last_lap or (s.early and round_over):  # SHY-901, SHY-903, SHY-I14
            s.then(tasks.ENDING)
        else:
            if (
                s.stage == OPENING
                and round_over
                and all(len(marks) == (2 if s.seats == 2 else 1) for marks in s.marks)  # SHY-103, SHY-205
            ):
                s.stage = PLAY  # SHY-207
            s.then(tasks.BEGIN_TURN, following)
        if s.lap_done:
            give_up(s, s.deck.give_up[s.seats - 2][s.laps - 1])


def give_up(s: ShipyardState, count: int) -> None:
    """SHY-707: all seats give up contracts at the same time, blue ones first."""
    for seat in range(s.seats):
        for colour in (GREEN, BLUE):
            for _ in range(count):
                s.ask(tasks.GIVE_UP, seat, colour)


class GiveUp(Decision[ShipyardState]):
    """SHY-D13; the argument is the colour."""

    def legal(self, s: ShipyardState, seat: int, arg: int) -> list[int]:
        return s.codes.give.each(s.contracts_of(seat, arg))

    def play(self, s: ShipyardState, seat: int, arg: int, code: int) -> None:
        contract = s.codes.give.index(code)
        s.contracts[seat] = [held for held in s.contracts[seat] if held != contract]
        s.given[seat] = sorted([*s.given[seat], contract])
