"""Chapter 1: the set-up."""

from __future__ import annotations

from roadstead.engine.codes import Family
from roadstead.engine.draw import Draw
from roadstead.engine.game import Chance, Step
from roadstead.engine.pile import Pile
from roadstead.games.shipyard import messages, settings, tasks
from roadstead.games.shipyard.deck import (
    BLUE,
    COLUMNS,
    EMPLOYEES,
    GREEN,
    NONE,
    ROWS,
)
from roadstead.games.shipyard.state import OFF_TRACK, ShipyardState


def lay_out(s: ShipyardState) -> None:
    """Put the tasks of the set-up on the agenda, the last one first."""
    s.then(tasks.BEGIN)
    deal_employees(s)
    s.then(tasks.DEAL_STAFF)  # SHY-116
    s.then(tasks.DEAL_CIRCLE)  # SHY-114
    s.then(tasks.DEAL_RING)  # SHY-114
    for action in s.actions:
        if s.deck.start_space[action] != NONE:
            s.position[action] = start_position(s, s.deck.start_space[action])  # SHY-111
    for space in reversed(s.deck.random_spaces):
        s.then(tasks.DEAL_ACTION, arg=space)
    for column in reversed(range(len(COLUMNS))):
        for _ in range(ROWS):
            s.then(tasks.TURN_UP, arg=column)  # SHY-108, SHY-109
    for seat in reversed(range(s.seats)):
        for colour in (GREEN, BLUE):
            for _ in range(s.deck.dealt[colour]):
                s.then(tasks.DEAL_CONTRACT, seat, colour)  # SHY-106
    if s.settings[settings.START_SEAT]:
        s.start = s.settings[settings.START_SEAT] - 1  # SHY-D00
    else:
        s.then(tasks.DEAL_START)


def start_position(s: ShipyardState, space: int) -> int:
    """SHY-305: the lead stands on 0, the others behind it."""
    return space - s.deck.spaces if space else 0


def deal_employees(s: ShipyardState) -> None:
    """SHY-117, SHY-118: three to each space; in a first game one of the three is an engineer or recruiter."""
    spread = bool(s.settings[settings.FIRST_GAME])
    free = s.deck.per_space - 1 if spread else s.deck.per_space
    for space in reversed(range(s.deck.track)):
        for _ in range(free):
            s.then(tasks.DEAL_EMPLOYEE, arg=2 * space)
    if spread:
        for space in reversed(range(s.deck.track)):
            s.then(tasks.DEAL_EMPLOYEE, arg=2 * space + 1)


class DealStart(Chance[ShipyardState]):
    """SHY-101."""

    def outcomes(self, s: ShipyardState, seat: int, arg: int) -> list[tuple[int, int]]:
        return [(s.codes.first.at(other), 1) for other in range(s.seats)]

    def play(self, s: ShipyardState, seat: int, arg: int, code: int) -> None:
        s.start = s.codes.first.index(code)


class DealContract(Draw[ShipyardState]):
    """SHY-106; the argument is the colour."""

    def pile(self, s: ShipyardState, arg: int) -> Pile:
        return s.contract_decks[arg]

    def family(self, s: ShipyardState, arg: int) -> Family:
        return s.codes.contract

    def place(self, s: ShipyardState, seat: int, arg: int) -> int:
        return seat

    def put_card(self, s: ShipyardState, seat: int, arg: int, card: int) -> None:
        s.contracts[seat] = sorted([*s.contracts[seat], card])
        s.reveals += 1


class DealAction(Chance[ShipyardState]):
    """SHY-111; the argument is the space."""

    def outcomes(self, s: ShipyardState, seat: int, arg: int) -> list[tuple[int, int]]:
        return [(s.codes.track.at(action), 1) for action in s.actions if s.position[action] == OFF_TRACK]

    def play(self, s: ShipyardState, seat: int, arg: int, code: int) -> None:
        s.position[s.codes.track.index(code)] = start_position(s, arg)


class DealRing(Chance[ShipyardState]):
    """SHY-114."""

    def outcomes(self, s: ShipyardState, seat: int, arg: int) -> list[tuple[int, int]]:
        return [(s.codes.ring.at(sector), 1) for sector in range(len(s.deck.ring))]

    def play(self, s: ShipyardState, seat: int, arg: int, code: int) -> None:
        s.ring = s.codes.ring.index(code)


class DealCircle(Chance[ShipyardState]):
    """SHY-114."""

    def outcomes(self, s: ShipyardState, seat: int, arg: int) -> list[tuple[int, int]]:
        return [(s.codes.circle.at(sector), 1) for sector in range(len(s.deck.circle))]

    def play(self, s: ShipyardState, seat: int, arg: int, code: int) -> None:
        s.circle = s.codes.circle.index(code)


class DealStaff(Chance[ShipyardState]):
    """SHY-116."""

    def outcomes(self, s: ShipyardState, seat: int, arg: int) -> list[tuple[int, int]]:
        return [(s.codes.staff.at(space), 1) for space in range(s.deck.track)]

    def play(self, s: ShipyardState, seat: int, arg: int, code: int) -> None:
        s.staff = s.codes.staff.index(code)


class DealEmployee(Chance[ShipyardState]):
    """SHY-117, SHY-118; the argument is 2 * space, and 1 more for one of the employees that are spread."""

    def outcomes(self, s: ShipyardState, seat: int, arg: int) -> list[tuple[int, int]]:
        family = s.codes.employee
        cards = s.deck.first_game if arg & 1 else range(EMPLOYEES)
        return [(family.at2(arg >> 1, card), 1) for card in cards if s.employee_at[card] == NONE]

    def play(self, s: ShipyardState, seat: int, arg: int, code: int) -> None:
        family = s.codes.employee
        card = family.last(code)
        s.employee_at[card] = arg >> 1
        s.employee_left[card] = s.deck.copies[s.seats - 2]  # SHY-117


class Begin(Step[ShipyardState]):
    """SHY-202, SHY-205: the opening turns, then full turns."""

    def run(self, s: ShipyardState, seat: int, arg: int) -> None:
        s.user = s.start
        s.say(messages.STARTS, s.start)
        s.then(tasks.BEGIN_TURN, s.start)
