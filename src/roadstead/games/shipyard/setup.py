"""Chapter 1: the set-up."""

from __future__ import annotations

from bisect import insort

from roadstead.engine.draw import Draw
from roadstead.engine.game import Event, Step
from roadstead.engine.pile import Pile
from roadstead.games.shipyard import says, settings, tasks
from roadstead.games.shipyard.deck import (
    BLUE,
    CANAL_COLUMN,
    COLUMNS,
    EMPLOYEES,
    GREEN,
    KIND_OF_COLUMN,
    NONE,
    ROWS,
    TRAIN_COLUMN,
)
from roadstead.games.shipyard.state import FINAL, OFF_TRACK, Shipyard


def lay_out(s: Shipyard) -> None:
    """SHY-101 to SHY-118, the last task first."""
    s.then(tasks.BEGIN)
    deal_employees(s)
    s.then(tasks.DEAL_STAFF)
    s.then(tasks.DEAL_CIRCLE)
    s.then(tasks.DEAL_RING)
    for action in s.actions:
        if s.deck.start_space[action] != NONE:
            s.position[action] = start_position(s, s.deck.start_space[action])
    for space in reversed(s.deck.random_spaces):
        s.then(tasks.DEAL_ACTION, arg=space)
    for column in reversed(range(len(COLUMNS))):
        for _ in range(ROWS):
            s.then(tasks.TURN_UP, arg=column)
    for seat in reversed(range(s.seats)):
        for colour in (GREEN, BLUE):
            for _ in range(s.deck.dealt[colour]):
                s.then(tasks.DEAL_CONTRACT, seat, colour)
    if s.settings[settings.START_SEAT]:
        s.start = s.settings[settings.START_SEAT] - 1
    else:
        s.then(tasks.DEAL_START)


def start_position(s: Shipyard, space: int) -> int:
    """SHY-305: the lead stands on 0, the others behind it."""
    return space - s.deck.spaces if space else 0


def deal_employees(s: Shipyard) -> None:
    """SHY-117, SHY-118: three to each space; in a first game one of the three is an engineer or recruiter."""
    spread = bool(s.settings[settings.FIRST_GAME])
    free = s.deck.per_space - 1 if spread else s.deck.per_space
    for space in reversed(range(s.deck.track)):
        for _ in range(free):
            s.then(tasks.DEAL_EMPLOYEE, arg=2 * space)
    if spread:
        for space in reversed(range(s.deck.track)):
            s.then(tasks.DEAL_EMPLOYEE, arg=2 * space + 1)


class DealStart(Event[Shipyard]):
    """SHY-101."""

    def outcomes(self, s: Shipyard, seat: int, arg: int) -> list[tuple[int, int]]:
        return [(s.shipyard.families.first.at(other), 1) for other in range(s.seats)]

    def play(self, s: Shipyard, seat: int, arg: int, code: int) -> None:
        s.start = code - s.shipyard.families.first.base


class DealContract(Draw[Shipyard]):
    """SHY-106; the argument is the colour."""

    def pile(self, s: Shipyard, arg: int) -> Pile:
        return s.contract_decks[arg]

    def first(self, s: Shipyard, seat: int, arg: int) -> int:
        return s.shipyard.families.contract.at2(seat, 0)

    def turned(self, s: Shipyard, seat: int, arg: int, card: int) -> None:
        insort(s.contracts[seat], card)
        s.told += 1


class DealAction(Event[Shipyard]):
    """SHY-111; the argument is the space."""

    def outcomes(self, s: Shipyard, seat: int, arg: int) -> list[tuple[int, int]]:
        return [
            (s.shipyard.families.track.at(action), 1)
            for action in s.actions
            if s.position[action] == OFF_TRACK
        ]

    def play(self, s: Shipyard, seat: int, arg: int, code: int) -> None:
        s.position[code - s.shipyard.families.track.base] = start_position(s, arg)


class DealRing(Event[Shipyard]):
    """SHY-114."""

    def outcomes(self, s: Shipyard, seat: int, arg: int) -> list[tuple[int, int]]:
        return [(s.shipyard.families.ring.at(sector), 1) for sector in range(len(s.deck.ring))]

    def play(self, s: Shipyard, seat: int, arg: int, code: int) -> None:
        s.ring = code - s.shipyard.families.ring.base


class DealCircle(Event[Shipyard]):
    """SHY-114."""

    def outcomes(self, s: Shipyard, seat: int, arg: int) -> list[tuple[int, int]]:
        return [(s.shipyard.families.circle.at(sector), 1) for sector in range(len(s.deck.circle))]

    def play(self, s: Shipyard, seat: int, arg: int, code: int) -> None:
        s.circle = code - s.shipyard.families.circle.base


class DealStaff(Event[Shipyard]):
    """SHY-116."""

    def outcomes(self, s: Shipyard, seat: int, arg: int) -> list[tuple[int, int]]:
        return [(s.shipyard.families.staff.at(space), 1) for space in range(s.deck.track)]

    def play(self, s: Shipyard, seat: int, arg: int, code: int) -> None:
        s.staff = code - s.shipyard.families.staff.base


class DealEmployee(Event[Shipyard]):
    """SHY-117, SHY-118; the argument is 2 * space, and 1 more for one of the employees that are spread."""

    def outcomes(self, s: Shipyard, seat: int, arg: int) -> list[tuple[int, int]]:
        family = s.shipyard.families.employee
        cards = s.deck.first_game if arg & 1 else range(EMPLOYEES)
        return [(family.at2(arg >> 1, card), 1) for card in cards if s.employee_at[card] == NONE]

    def play(self, s: Shipyard, seat: int, arg: int, code: int) -> None:
        family = s.shipyard.families.employee
        card = (code - family.base) % family.stride
        s.employee_at[card] = arg >> 1
        s.employee_left[card] = s.deck.copies[s.seats - 2]


class Begin(Step[Shipyard]):
    """SHY-202, SHY-205: the opening turns, then full turns."""

    def run(self, s: Shipyard, seat: int, arg: int) -> None:
        s.user = s.start
        s.say(says.STARTS, s.start)
        s.then(tasks.BEGIN_TURN, s.start)


# -- the markets --------------------------------------------------------------------------------------------


class TurnUp(Draw[Shipyard]):
    """SHY-108, SHY-109, SHY-510, SHY-522, SHY-535; the argument is the column."""

    def pile(self, s: Shipyard, arg: int) -> Pile:
        """SHY-R39: a deck is renewed when a card must be turned up, not before."""
        pile = s.pile(arg)
        return pile if len(pile) else Pile(renewal(s, arg))

    def first(self, s: Shipyard, seat: int, arg: int) -> int:
        codes = s.shipyard.families
        if arg == TRAIN_COLUMN:
            return codes.train_up.base
        return codes.canal_up.base if arg == CANAL_COLUMN else codes.ship_card.base

    def play(self, s: Shipyard, seat: int, arg: int, code: int) -> None:
        renew(s, arg)
        super().play(s, seat, arg, code)

    def turned(self, s: Shipyard, seat: int, arg: int, card: int) -> None:
        s.market[arg].append(card)
        if arg < TRAIN_COLUMN and not len(s.pile(arg)) and s.stage < FINAL and not s.early:  # SHY-902
            s.early = 1
            s.say(says.EARLY_END, KIND_OF_COLUMN[arg])


def renewal(s: Shipyard, column: int) -> list[int]:
    """The cards a new deck is made of: SHY-522, SHY-535."""
    if column == TRAIN_COLUMN:
        return s.used_trains[:]
    if column != CANAL_COLUMN:
        return []
    cards = s.discards[:]
    for used in s.used:
        cards += used
    return cards


def renew(s: Shipyard, column: int) -> None:
    if len(s.pile(column)):
        return
    cards = renewal(s, column)
    if column == TRAIN_COLUMN:
        s.trains = Pile(cards)
        s.used_trains = []
        s.say(says.NEW_TRAINS)
    elif column == CANAL_COLUMN:
        s.canals = Pile(cards)
        s.discards = []
        s.used = [[] for _ in range(s.seats)]
        s.say(says.NEW_CANALS)


class Refill(Step[Shipyard]):
    """SHY-510, SHY-524, SHY-R21: every column slides down and is filled from its deck."""

    def run(self, s: Shipyard, seat: int, arg: int) -> None:
        middles = len(s.middles)
        wanted: list[int] = []
        for column in range(len(COLUMNS)):
            if NONE in s.market[column]:
                s.market[column] = [card for card in s.market[column] if card != NONE]
            gaps = ROWS - len(s.market[column])
            if not gaps:
                continue
            if column in (1, 2):
                count = min(gaps, middles)
                middles -= count
            else:
                count = min(gaps, len(s.pile(column)) + len(renewal(s, column)))
            wanted += [column] * count
        for column in reversed(wanted):
            s.then(tasks.TURN_UP, arg=column)
