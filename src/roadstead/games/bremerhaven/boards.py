"""Chapters 5 and 6: the Sea board and the Land board, space by space."""

from __future__ import annotations

from roadstead.engine.game import Decision, Step
from roadstead.games.bremerhaven import deck, messages, tasks
from roadstead.games.bremerhaven.bidding import winner_of
from roadstead.games.bremerhaven.deck import BERTH_REDUCTION, EXTRA_TIME
from roadstead.games.bremerhaven.money import pay_penalty
from roadstead.games.bremerhaven.state import DOCKS, LOADS, NONE, TIME, TYPE, WALL, BremerhavenState


class Sea(Step[BremerhavenState]):
    """BRE-401, BRE-404, BRE-407, BRE-956; the argument is the space."""

    def run(self, s: BremerhavenState, seat: int, arg: int) -> None:
        ship = s.sea[arg]
        winner = winner_of(s, deck.SEA + arg)
        if winner == NONE or ship == NONE:
            return
        if winner < s.seats and fitting_docks(s, winner, ship):
            s.say(messages.WINS_SHIP, winner, ship)
            s.then(tasks.DOCK, winner, arg)
            return
        s.sea[arg] = NONE
        s.ship_discards.append(ship)
        if winner < s.seats:
            s.say(messages.NO_DOCK, winner, ship)
        else:
            s.say(messages.SHIP_LOST, ship)


def fitting_docks(s: BremerhavenState, seat: int, ship: int) -> list[int]:
    """BRE-403, BRE-981: the smaller of the two walls counts."""
    h = s.harbours[seat]
    berth = s.deck.berth[ship] - s.amount_of(seat, BERTH_REDUCTION)
    return [
        dock
        for dock in range(3)
        if h[DOCKS[dock]] == NONE  # BRE-406
        and min(h[WALL + dock], h[WALL + dock + 1]) >= berth  # BRE-131, BRE-I07
    ]


class Dock(Decision[BremerhavenState]):
    """BRE-403, BRE-405, BRE-D09; the argument is the space of the ship."""

    def legal(self, s: BremerhavenState, seat: int, arg: int) -> list[int]:
        return s.codes.dock.each(fitting_docks(s, seat, s.sea[arg]))

    def play(self, s: BremerhavenState, seat: int, arg: int, code: int) -> None:
        ship = s.sea[arg]
        s.sea[arg] = NONE
        dock = s.codes.dock.index(code)
        at = DOCKS[dock]
        s.say(messages.DID_DOCK, seat, ship, dock + 1)
        h = s.harbours[seat]
        h[at : at + 4] = [ship, s.deck.lay_time[ship], s.deck.cargo[ship], s.deck.cargo_count[ship]]
        if s.built(seat, EXTRA_TIME) != NONE:  # BRE-985
            s.then(tasks.SHIP_TIME, seat, at)
        if s.deck.cargo[ship] == deck.WILD:
            s.then(tasks.WILD, seat, at)


class Wild(Decision[BremerhavenState]):
    """BRE-405, BRE-D10: one type for the whole cargo."""

    def legal(self, s: BremerhavenState, seat: int, arg: int) -> list[int]:
        return [s.codes.name.at(good) for good in range(4)]

    def play(self, s: BremerhavenState, seat: int, arg: int, code: int) -> None:
        s.harbours[seat][arg + TYPE] = s.codes.name.index(code)


class ExtraTime(Decision[BremerhavenState]):
    """BRE-984, BRE-D11: the Signal Tower may add one marker; the argument is the dock of the card."""

    def legal(self, s: BremerhavenState, seat: int, arg: int) -> list[int]:
        return [s.codes.time.at(0), s.codes.time.at(1)]

    def play(self, s: BremerhavenState, seat: int, arg: int, code: int) -> None:
        s.harbours[seat][arg + TIME] += s.codes.time.index(code)


class Land(Step[BremerhavenState]):
    """BRE-501, BRE-504, BRE-956; the argument is the space."""

    def run(self, s: BremerhavenState, seat: int, arg: int) -> None:
        contract = s.land[arg]
        winner = winner_of(s, deck.LAND + arg)
        if winner == NONE or contract == NONE:
            return
        if winner < s.seats:
            s.say(messages.WINS_CONTRACT, winner, s.symbols_of(contract))
            s.then(tasks.LOAD, winner, arg)
            return
        s.land[arg] = NONE
        s.contract_discards.append(contract)
        s.say(messages.CONTRACT_LOST, s.symbols_of(contract))


class Load(Decision[BremerhavenState]):
    """BRE-503, BRE-504, BRE-D12: an empty loading dock, or refuse and pay; the argument is the space."""

    def legal(self, s: BremerhavenState, seat: int, arg: int) -> list[int]:
        codes = s.codes
        h = s.harbours[seat]
        empty = [codes.load.at(load) for load in range(4) if h[LOADS[load]] == NONE]
        return sorted([codes.refuse.code, *empty])  # BRE-R04

    def play(self, s: BremerhavenState, seat: int, arg: int, code: int) -> None:
        codes = s.codes
        contract = s.land[arg]
        s.land[arg] = NONE
        if code == codes.refuse.code:
            s.contract_discards.append(contract)
            s.say(messages.DID_REFUSE, seat, s.symbols_of(contract))
            pay_penalty(s, seat, contract)
            return
        load = codes.load.index(code)
        at = LOADS[load]
        s.say(messages.DID_LOAD, seat, s.symbols_of(contract), load + 1)
        h = s.harbours[seat]
        h[at : at + 6] = [contract, s.deck.delivery_time[contract], 0, 0, 0, 0]  # BRE-506
        if s.built(seat, EXTRA_TIME) != NONE:  # BRE-985
            s.then(tasks.CONTRACT_TIME, seat, at)
