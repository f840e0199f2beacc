"""Chapter 5: the actions, except Build Ships, which is in building.py."""

from __future__ import annotations

from roadstead.engine.game import Decision
from roadstead.games.shipyard import messages, tasks
from roadstead.games.shipyard.building import can_build
from roadstead.games.shipyard.canals import SIDES
from roadstead.games.shipyard.deck import (
    BUILD,
    CANAL,
    CANAL_COLUMN,
    COMMODITIES,
    EMPLOYEES,
    ENGINEER,
    EXCHANGE,
    FREE_STEPS,
    HIRE,
    MANUFACTURE,
    NONE,
    RECRUIT,
    RECRUITER,
    TRADER,
    TRAIN,
    TRAIN_COLUMN,
)
from roadstead.games.shipyard.markets import affordable, buy
from roadstead.games.shipyard.state import ShipyardState


def can_perform(s: ShipyardState, seat: int, action: int, guilders: int) -> bool:
    """SHY-306, SHY-406: whether a seat could perform an action with so many guilders."""
    if action == BUILD:
        return can_build(s, seat, guilders)
    if action == TRAIN:
        return bool(s.market[TRAIN_COLUMN])  # SHY-R25
    if action == CANAL:
        return bool(s.market[CANAL_COLUMN])  # SHY-R25
    if action == HIRE:
        return can_hire_any(s, seat, guilders)
    if action == EXCHANGE:
        return bool(s.wagons[seat])  # SHY-571
    return True


# -- Purchase Commodities -----------------------------------------------------------------------------------


class BuyTrain(Decision[ShipyardState]):
    """SHY-D04: SHY-521."""

    def legal(self, s: ShipyardState, seat: int, arg: int) -> list[int]:
        return sorted(s.codes.train.each(affordable(s, TRAIN_COLUMN, s.guilders[seat])))

    def play(self, s: ShipyardState, seat: int, arg: int, code: int) -> None:
        train = s.codes.train.index(code)
        buy(s, seat, TRAIN_COLUMN, train)
        s.wagons[seat] = sorted([*s.wagons[seat], train])  # SHY-523, SHY-R33


# -- Rent Canal ---------------------------------------------------------------------------------------------


class BuyCanal(Decision[ShipyardState]):
    """SHY-D05: SHY-531."""

    def legal(self, s: ShipyardState, seat: int, arg: int) -> list[int]:
        return sorted(s.codes.canal.each(affordable(s, CANAL_COLUMN, s.guilders[seat])))

    def play(self, s: ShipyardState, seat: int, arg: int, code: int) -> None:
        s.canal = s.codes.canal.index(code)
        buy(s, seat, CANAL_COLUMN, s.canal)
        s.then(tasks.CELL if s.ways[seat].canals else tasks.EDGE, seat)


class Edge(Decision[ShipyardState]):
    """SHY-532: where the ship figure stands on the first canal."""

    def legal(self, s: ShipyardState, seat: int, arg: int) -> list[int]:
        ports = s.deck.tiles[s.canal].ports[0]
        return [s.codes.edge.at(side) for side in range(SIDES) if ports >> side & 1]

    def play(self, s: ShipyardState, seat: int, arg: int, code: int) -> None:
        s.ways[seat] = way = s.ways[seat].clone()
        way.lay_first(s.canal, s.codes.edge.index(code))
        s.canal = NONE


class Cell(Decision[ShipyardState]):
    """SHY-533: the cell, named by a canal beside it and the side."""

    def legal(self, s: ShipyardState, seat: int, arg: int) -> list[int]:
        family = s.codes.cell
        way = s.ways[seat]
        return [
            family.at2(canal, side)
            for canal, side in way.free_cells()
            if way.rotations(s.canal, way.cell_beyond(canal, side))
        ]

    def play(self, s: ShipyardState, seat: int, arg: int, code: int) -> None:
        family = s.codes.cell
        s.cell = s.ways[seat].cell_beyond(family.word(code, 0), family.last(code))
        s.then(tasks.TURN, seat)


class Turn(Decision[ShipyardState]):
    """SHY-533, SHY-R11: the rotation; equivalent ones are offered once."""

    def legal(self, s: ShipyardState, seat: int, arg: int) -> list[int]:
        return s.codes.turn.each(s.ways[seat].rotations(s.canal, s.cell))

    def play(self, s: ShipyardState, seat: int, arg: int, code: int) -> None:
        s.ways[seat] = way = s.ways[seat].clone()
        way.lay(s.canal, s.cell, s.codes.turn.index(code))
        s.canal = NONE
        s.cell = NONE


# -- Manufacture Equipment and Recruit Crew -----------------------------------------------------------------


def free_steps(s: ShipyardState, seat: int, action: int) -> int:
    """SHY-861, SHY-871."""
    total = 0
    for card in s.helpers(seat, FREE_STEPS):
        if action in card.markers:
            total += card.amount
    return total


def steps_price(s: ShipyardState, seat: int, action: int, extra: int, each: int) -> int:
    """SHY-541, SHY-R15."""
    return each * max(0, extra - free_steps(s, seat, action))


def steps_within(s: ShipyardState, seat: int, action: int, sectors: list[int], each: int) -> list[int]:
    """How many sectors further than the first a seat can pay for."""
    free = free_steps(s, seat, action)
    return [extra for extra in range(len(sectors)) if each * (extra - free) <= s.guilders[seat]]  # SHY-541


def take_pieces(s: ShipyardState, seat: int, piece: int, price: int, effect: int) -> None:
    """The piece of the sector, and what employees of this effect add: SHY-811, SHY-821, SHY-R14."""
    s.guilders[seat] -= price
    s.give_piece(seat, piece, 1)
    s.say(messages.TAKES, seat, piece, price)
    for card in s.helpers(seat, effect):
        s.give_piece(seat, card.piece, card.amount)
        s.say(messages.TAKES_AS_WELL, seat, card.piece, card.number, card.amount)


class Manufacture(Decision[ShipyardState]):
    """SHY-D06: SHY-541; how many sectors further than the first."""

    def legal(self, s: ShipyardState, seat: int, arg: int) -> list[int]:
        return s.codes.manufacture.each(steps_within(s, seat, MANUFACTURE, s.deck.ring, s.deck.ring_cost))

    def play(self, s: ShipyardState, seat: int, arg: int, code: int) -> None:
        extra = s.codes.manufacture.index(code)
        s.ring = (s.ring + 1 + extra) % len(s.deck.ring)  # SHY-541
        price = steps_price(s, seat, MANUFACTURE, extra, s.deck.ring_cost)
        take_pieces(s, seat, s.deck.ring[s.ring], price, ENGINEER)


class Recruit(Decision[ShipyardState]):
    """SHY-D07: SHY-551."""

    def legal(self, s: ShipyardState, seat: int, arg: int) -> list[int]:
        return s.codes.recruit.each(steps_within(s, seat, RECRUIT, s.deck.circle, s.deck.circle_cost))

    def play(self, s: ShipyardState, seat: int, arg: int, code: int) -> None:
        extra = s.codes.recruit.index(code)
        s.circle = (s.circle + 1 + extra) % len(s.deck.circle)  # SHY-551
        price = steps_price(s, seat, RECRUIT, extra, s.deck.circle_cost)
        take_pieces(s, seat, s.deck.circle[s.circle], price, RECRUITER)


# -- Hire Employee ------------------------------------------------------------------------------------------


def hire_price(s: ShipyardState, seat: int, employee: int) -> int:
    """SHY-561, SHY-562, SHY-871."""
    return price_with(s, employee, free_steps(s, seat, HIRE))


def price_with(s: ShipyardState, employee: int, free: int) -> int:
    """The price of an employee for a seat with so many free steps."""
    extra = (s.employee_at[employee] - s.staff - 1) % s.deck.track
    return s.deck.track_cost * max(0, extra - free) + s.deck.employees[employee].surcharge  # SHY-562


def can_hire(s: ShipyardState, seat: int, employee: int, free: int, guilders: int) -> bool:
    """Whether a seat with so many free steps and guilders may hire an employee."""
    if not s.employee_left[employee] or s.hired[seat] >> employee & 1:  # SHY-563
        return False
    requires = s.deck.employees[employee].requires
    if requires != NONE and not s.hired[seat] >> requires & 1:  # SHY-564
        return False
    return price_with(s, employee, free) <= guilders  # SHY-561, SHY-562


def can_hire_any(s: ShipyardState, seat: int, guilders: int) -> bool:
    """SHY-566."""
    free = free_steps(s, seat, HIRE)
    for employee in range(EMPLOYEES):
        if can_hire(s, seat, employee, free, guilders):
            return True
    return False


class Hire(Decision[ShipyardState]):
    """SHY-D08: the employee determines how far the marker goes."""

    def legal(self, s: ShipyardState, seat: int, arg: int) -> list[int]:
        family = s.codes.hire
        free, guilders = free_steps(s, seat, HIRE), s.guilders[seat]
        return [
            family.at(employee)
            for employee in range(EMPLOYEES)
            if can_hire(s, seat, employee, free, guilders)
        ]

    def play(self, s: ShipyardState, seat: int, arg: int, code: int) -> None:
        employee = s.codes.hire.index(code)
        s.pay(seat, hire_price(s, seat, employee))
        s.staff = s.employee_at[employee]
        s.employee_left[employee] -= 1
        s.hired[seat] |= 1 << employee  # SHY-565


# -- Exchange Commodities -----------------------------------------------------------------------------------


class Exchange(Decision[ShipyardState]):
    """SHY-D09: SHY-572; of trains with equal loads one is offered."""

    def __init__(self, kind: int, loads: int) -> None:
        super().__init__(kind)
        self.loads = loads
        """The kind of task in which loads are sold or bartered."""

    def legal(self, s: ShipyardState, seat: int, arg: int) -> list[int]:
        family = s.codes.exchange
        found: list[int] = []
        seen: list[list[int]] = []
        for train in s.wagons[seat]:
            if s.deck.loads[train] not in seen:
                seen.append(s.deck.loads[train])
                found.append(family.at(train))
        return found

    def play(self, s: ShipyardState, seat: int, arg: int, code: int) -> None:
        train = s.codes.exchange.index(code)
        s.wagons[seat] = [other for other in s.wagons[seat] if other != train]
        s.used_trains = sorted([*s.used_trains, train])
        s.loads = s.deck.loads[train][:]
        s.bartered = 0
        for commodity in reversed(range(len(COMMODITIES))):
            if s.loads[commodity]:
                s.then(self.loads, seat, commodity)


def sell_price(s: ShipyardState, seat: int, commodity: int) -> int:
    """SHY-572."""
    return s.deck.prices[commodity][s.setting - 1] + trader_bonus(s, seat, commodity)


def trader_bonus(s: ShipyardState, seat: int, commodity: int) -> int:
    """SHY-831."""
    return s.amount_of(seat, TRADER, commodity)


def sell_load(s: ShipyardState, seat: int, commodity: int) -> None:
    price = sell_price(s, seat, commodity)
    s.guilders[seat] += price
    s.say(messages.SELLS, seat, commodity, price)


def barter_load(s: ShipyardState, seat: int, commodity: int, piece: int) -> None:
    s.bartered |= 1 << piece
    s.give_piece(seat, piece, 1)
    s.say(messages.BARTERS, seat, commodity, piece)


class Loads(Decision[ShipyardState]):
    """SHY-573, SHY-575: all loads of a commodity at once; the argument is the commodity."""

    def legal(self, s: ShipyardState, seat: int, arg: int) -> list[int]:
        codes = s.codes
        trades = codes.trades[arg][s.loads[arg]]
        return sorted(
            codes.trade.each([trade for trade in trades if not codes.traded_bits[trade] & s.bartered])
        )  # SHY-574

    def play(self, s: ShipyardState, seat: int, arg: int, code: int) -> None:
        trade = s.codes.trade.index(code)
        s.loads[arg] = 0
        for piece in s.codes.traded[trade]:
            barter_load(s, seat, arg, piece)
        for _ in range(s.codes.sold[trade]):
            sell_load(s, seat, arg)


class Load(Decision[ShipyardState]):
    """Until version 2: each load by itself, of equal ones the later from further along the line."""

    def legal(self, s: ShipyardState, seat: int, arg: int) -> list[int]:
        codes = s.codes
        line = s.deck.barter[arg]
        pieces = [piece for piece in line[s.barter_from :] if not s.bartered >> piece & 1]  # SHY-574
        return sorted([*codes.barter.each(pieces), codes.sell.code])

    def play(self, s: ShipyardState, seat: int, arg: int, code: int) -> None:
        codes = s.codes
        s.loads[arg] -= 1
        if code == codes.sell.code:
            s.barter_from = len(s.deck.barter[arg])
            sell_load(s, seat, arg)
        else:
            piece = codes.barter.index(code)
            s.barter_from = s.deck.barter[arg].index(piece) + 1
            barter_load(s, seat, arg, piece)
        if s.loads[arg]:  # SHY-575
            s.then(self.kind, seat, arg)
        else:
            s.barter_from = 0
