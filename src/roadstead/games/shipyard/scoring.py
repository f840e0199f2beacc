"""Chapters 9 and 10: the end of the game, contracts and traders."""

from __future__ import annotations

from roadstead.engine.game import Decision, Score, Step
from roadstead.games.shipyard import messages, tasks
from roadstead.games.shipyard.actions import can_perform
from roadstead.games.shipyard.building import buy_ship_card, can_place, completes_ship, offers
from roadstead.games.shipyard.deck import (
    BEYOND_FIRST,
    BLUE,
    CAPTAIN,
    CARDS_TABLE,
    DISTINCT_ELEMENTS,
    ELEMENTS,
    EMPLOYEE_COLOURS,
    EMPLOYEE_COUNT,
    EMPLOYEES_OF_COLOUR,
    FEATURE_TABLE,
    GREEN,
    LIFEBUOY,
    PAIR_SAME_SHIP,
    PAIRS_PER_SHIP,
    PER_PIECE,
    PER_USED_CANAL,
    PIECES,
    SHIP_COUNT_TABLE,
    SHIP_WITH_ALL,
    SIZE_TABLE,
    TYPES,
    YARD,
    Contract,
    Employee,
)
from roadstead.games.shipyard.state import (
    BLUE_CONTRACT,
    FINAL,
    GREEN_CONTRACT,
    LAST,
    SCORE_PARTS,
    TRADERS,
    ShipyardState,
)
from roadstead.games.shipyard.turn import give_up


class Ending(Step[ShipyardState]):
    """SHY-911: puts the tasks of the end on the agenda, the last one first."""

    def run(self, s: ShipyardState, seat: int, arg: int) -> None:
        s.stage = FINAL
        s.say(messages.LAST_ACTIONS)
        order = s.seats_from(s.start)
        s.then(tasks.FINISH)
        for stage in (LAST, FINAL):
            for other in reversed(order):
                s.then(tasks.LAST_TURN, other, stage)  # SHY-906, SHY-908
        give_up(s, len(s.contracts_of(s.start, BLUE)) - 1)  # SHY-R17


class LastTurn(Step[ShipyardState]):
    """A final action or, in the stage LAST, a last chance; the argument is the stage."""

    def run(self, s: ShipyardState, seat: int, arg: int) -> None:
        s.user = seat
        s.stage = arg
        s.then(tasks.FINAL_ACTION if arg == FINAL else tasks.LAST_CHANCE, seat)


class FinalAction(Decision[ShipyardState]):
    """SHY-D14: SHY-906, SHY-907, SHY-R18."""

    def legal(self, s: ShipyardState, seat: int, arg: int) -> list[int]:
        codes = s.codes
        able = [action for action in s.actions if can_perform(s, seat, action, s.guilders[seat])]
        return sorted([*codes.final.each(able), codes.skip.code])

    def play(self, s: ShipyardState, seat: int, arg: int, code: int) -> None:
        codes = s.codes
        if code == codes.skip.code:
            return
        s.then(tasks.REFILL)
        s.then(tasks.CRUISES, seat)
        s.then(tasks.REFILL)
        s.then(tasks.ACT, seat, codes.final.index(code))


class LastChance(Decision[ShipyardState]):
    """SHY-D15: SHY-908, SHY-R19; a card and the column where it completes a ship."""

    def legal(self, s: ShipyardState, seat: int, arg: int) -> list[int]:
        codes = s.codes
        found: list[int] = []
        for card in offers(s, s.guilders[seat]):
            for column in range(YARD):
                if can_place(s, seat, s.deck.kind[card], column) and completes_ship(s, seat, card, column):
                    found.append(codes.finish.at2(card, column))
        found.append(codes.skip.code)
        found.sort()
        return found

    def play(self, s: ShipyardState, seat: int, arg: int, code: int) -> None:
        codes = s.codes
        if code == codes.skip.code:
            return
        card = codes.finish.word(code, 0)
        buy_ship_card(s, seat, card)
        s.yard[YARD * seat + codes.finish.last(code)] = card
        s.then(tasks.REFILL)
        s.then(tasks.CRUISES, seat)
        s.then(tasks.REFILL)


class Finish(Step[ShipyardState]):
    """SHY-910."""

    def run(self, s: ShipyardState, seat: int, arg: int) -> None:
        s.finished = 1
        for other in s.seats_from(s.start):
            for contract in s.contracts[other]:
                s.reveals += 1
                points = contract_points(s, other, contract)
                part = BLUE_CONTRACT if s.deck.colour[contract] == BLUE else GREEN_CONTRACT
                s.gain(other, part, points)
                s.say(messages.CONTRACT, other, contract, points)
            traders = trader_points(s, other)  # SHY-1009
            s.gain(other, TRADERS, traders)
            if traders:
                s.say(messages.TRADERS, other, traders)
        s.say(messages.GAME_OVER)


# -- contracts ----------------------------------------------------------------------------------------------


def elements_of(ship: list[int]) -> list[int]:
    """By element: the pieces, and officers after them (SHY-1004)."""
    return [*ship[: len(PIECES)], ship[CAPTAIN] - 1]


def contract_points(s: ShipyardState, seat: int, contract: int) -> int:
    """SHY-1002, SHY-1006, SHY-1102: by the kind of scoring."""
    card = s.deck.contracts[contract]
    fleet = s.fleet[seat]  # SHY-1001
    scoring = card.scoring
    if scoring == PAIR_SAME_SHIP:
        ships = [elements_of(ship) for ship in fleet]
        return card.points * sum(min(ship[card.one], ship[card.other]) for ship in ships)  # SHY-1003
    if scoring == PAIRS_PER_SHIP:
        return card.points * sum(elements_of(ship)[card.one] // 2 for ship in fleet)  # SHY-1003
    if scoring in (PER_PIECE, BEYOND_FIRST):
        count = sum(elements_of(ship)[card.one] for ship in fleet)
        return card.points * (max(0, count - 1) if scoring == BEYOND_FIRST else count)
    if scoring == SHIP_WITH_ALL:
        return card.points * sum(has_all(s, ship, card.needs) for ship in fleet)
    if scoring == DISTINCT_ELEMENTS:
        ships = [elements_of(ship) for ship in fleet]
        return table_points(card, sum(any(ship[element] for ship in ships) for element in card.needs))
    if scoring == PER_USED_CANAL:
        return card.points * s.used_count[seat]  # SHY-536
    if scoring == FEATURE_TABLE:
        return table_points(card, sum(feature_count(s, ship, card.one) for ship in fleet))
    if scoring == SIZE_TABLE:
        sizes = [len(ship) - len(PIECES) for ship in fleet]  # SHY-1008
        return table_points(card, sum(card.least <= size <= card.most for size in sizes))
    if scoring == CARDS_TABLE:
        return threshold_points(card, sum(len(ship) - len(PIECES) for ship in fleet))  # SHY-1008
    if scoring == SHIP_COUNT_TABLE:
        return table_points(card, len(fleet))
    return employee_points(s, seat, card)


def feature_count(s: ShipyardState, ship: list[int], feature: int) -> int:
    return sum(s.deck.features[card][feature] for card in ship[len(PIECES) :])  # SHY-621


def has_all(s: ShipyardState, ship: list[int], needs: list[int]) -> bool:
    """SHY-1005: elements, and safety features numbered after them."""
    elements = elements_of(ship)
    for need in needs:
        if need < len(ELEMENTS):
            if not elements[need]:
                return False
        elif not feature_count(s, ship, LIFEBUOY + need - len(ELEMENTS)):
            return False
    return True


def table_points(card: Contract, count: int) -> int:
    """SHY-1103."""
    last = len(card.table) - 1
    return card.table[count] if count <= last else card.table[last] + card.beyond * (count - last)


def threshold_points(card: Contract, count: int) -> int:
    """SHY-1104."""
    points = 0
    for threshold, worth in zip(card.thresholds, card.table, strict=True):
        if count >= threshold:
            points = worth
    over = count - card.thresholds[-1]
    return points + card.beyond * (over // card.step) if over > 0 else points


def employee_points(s: ShipyardState, seat: int, card: Contract) -> int:
    """SHY-1007, SHY-1105."""
    own = s.employees(seat)
    if card.scoring == EMPLOYEE_COUNT:
        count = len(own)
        return min(count, card.least) * card.points + max(0, count - card.least) * card.after
    if card.scoring == EMPLOYEES_OF_COLOUR:
        return card.points * sum(employee.colour in card.needs for employee in own)
    types = types_of(own)
    return table_points(card, sum(TYPES[need] in types for need in card.needs))


def types_of(employees: list[Employee]) -> set[str]:
    """SHY-1007."""
    types: set[str] = set()
    for employee in employees:
        colour = EMPLOYEE_COLOURS[employee.colour]
        types.add(f"{colour}-{employee.level}" if employee.level else colour)
    return types


def trader_points(s: ShipyardState, seat: int) -> int:
    """SHY-832."""
    return sum(card.end_points for card in s.employees(seat))


def score_of(s: ShipyardState, seat: int, viewer: int | None) -> Score:
    """SHY-1011; before the end with the contracts and traders that the viewer knows."""
    count = len(SCORE_PARTS)
    values = s.score_parts[count * seat : count * (seat + 1)]
    if not s.finished:
        values[TRADERS] = trader_points(s, seat)
        if seat == viewer:
            for colour, part in ((BLUE, BLUE_CONTRACT), (GREEN, GREEN_CONTRACT)):
                held = [contract_points(s, seat, contract) for contract in s.contracts_of(seat, colour)]
                values[part] = max(held, default=0)  # SHY-R17
    parts = tuple(zip(SCORE_PARTS, values, strict=True))
    return Score(seat, parts, sum(values), (("guilders", s.guilders[seat]),))  # SHY-1012, SHY-R37
