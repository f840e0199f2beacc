"""Chapter 7: the harbour phase. All players act at the same time, each in their own harbour."""

from __future__ import annotations

from roadstead.engine.game import Decision, Step
from roadstead.games.bremerhaven import ledger, messages, tasks
from roadstead.games.bremerhaven.deck import (
    BANK,
    CELLS,
    CONTAINER,
    CRATE,
    DIRECT_DELIVERY,
    FREE_CONVERSION,
    FREE_CONVERSIONS,
    PRESTIGE_PER_SHIP,
    PRODUCE_GOOD,
    PRODUCE_MONEY,
)
from roadstead.games.bremerhaven.money import get_money, pay, settle_contract
from roadstead.games.bremerhaven.state import (
    BALANCE,
    CASH,
    CELL,
    CONVERTED,
    COUNT,
    COVERED,
    DELIVERED,
    DOCKS,
    LOADS,
    NONE,
    PRODUCED,
    STORED,
    TIME,
    TRACK,
    TYPE,
    BremerhavenState,
)


class Harbours(Step[BremerhavenState]):
    """BRE-601."""

    def run(self, s: BremerhavenState, seat: int, arg: int) -> None:
        s.then(tasks.DUE)
        for other in range(s.seats):
            s.harbours[other][PRODUCED] = 0
            s.harbours[other][CONVERTED] = 0
            s.ask(tasks.WORK, other)
            s.ask(tasks.PRODUCE, other)  # BRE-622


# -- produce (4.1) ----------------------------------------------------------------------------------------


class Produce(Decision[BremerhavenState]):
    """BRE-621, BRE-D13: each production building once, in any order."""

    def legal(self, s: BremerhavenState, seat: int, arg: int) -> list[int]:
        codes = s.codes
        h = s.harbours[seat]
        able = [
            codes.produce.at(h[at])
            for at in range(CELL, CELL + CELLS)
            if h[at] >= 0 and not h[PRODUCED] >> h[at] & 1 and can_produce(s, seat, h[at])
        ]
        return sorted([codes.done.code, *able]) if able else [codes.done.code]

    def play(self, s: BremerhavenState, seat: int, arg: int, code: int) -> None:
        if code == s.codes.done.code:
            return
        building = s.codes.produce.index(code)
        s.ask(tasks.PRODUCE, seat)
        h = s.harbours[seat]
        h[PRODUCED] |= 1 << building
        ability = s.deck.ability[building]
        if ability.kind == PRODUCE_GOOD:  # BRE-974
            h[STORED + ability.good] += 1
            s.say(messages.PRODUCES, seat, ability.good)
        elif ability.kind == PRODUCE_MONEY:  # BRE-974
            get_money(s, seat, ability.amount, ledger.PRODUCTION)
        else:
            interest = interest_on(s, seat, building)
            h[BALANCE] += interest
            ledger.note(s, ledger.INTEREST, interest)
            s.say(messages.INTEREST, seat, interest)
            s.ask(tasks.DEPOSIT, seat, building)


def can_produce(s: BremerhavenState, seat: int, building: int) -> bool:
    ability = s.deck.ability[building]
    if ability.kind == PRODUCE_GOOD:
        return s.can_store(seat, ability.good)
    if ability.kind == BANK:
        return interest_on(s, seat, building) >= 1 or s.harbours[seat][CASH] > 0
    return ability.kind == PRODUCE_MONEY


def interest_on(s: BremerhavenState, seat: int, building: int) -> int:
    """BRE-973."""
    ability = s.deck.ability[building]
    return min(ability.most, s.harbours[seat][BALANCE] // ability.interest_per)


class Deposit(Decision[BremerhavenState]):
    """BRE-973, BRE-D14; the argument is the Bank."""

    def legal(self, s: BremerhavenState, seat: int, arg: int) -> list[int]:
        most = min(s.deck.ability[arg].amount, s.harbours[seat][CASH])
        return [s.codes.deposit.at(amount) for amount in range(most + 1)]

    def play(self, s: BremerhavenState, seat: int, arg: int, code: int) -> None:
        amount = s.codes.deposit.index(code)
        h = s.harbours[seat]
        h[CASH] -= amount
        h[BALANCE] += amount


# -- convert and move (4.2) ---------------------------------------------------------------------------------


class Work(Decision[BremerhavenState]):
    """BRE-D15: one move at a time, until done; goods are never thrown away (BRE-636, BRE-R06)."""

    def legal(self, s: BremerhavenState, seat: int, arg: int) -> list[int]:
        codes = s.codes
        h = s.harbours[seat]
        found = [codes.done.code]
        found += [codes.unload.at(dock) for dock in range(3) if can_unload(s, seat, dock)]
        for good in range(4):
            if h[STORED + good]:
                found += [
                    codes.deliver.at2(good, load) for load in range(4) if accepts_good(s, seat, load, good)
                ]
        if s.built(seat, DIRECT_DELIVERY) != NONE:  # BRE-633, BRE-976
            for dock in range(3):
                at = DOCKS[dock]
                if h[at] != NONE and h[at + COUNT]:
                    found += [
                        codes.direct.at2(dock, load)
                        for load in range(4)
                        if accepts_good(s, seat, load, h[at + TYPE])
                    ]
        if can_convert(s, seat):
            if h[STORED + CRATE] >= 2 and has_room_after(s, seat, CRATE, -2, CONTAINER, 1):  # BRE-R10
                found.append(codes.pack.code)
            if h[STORED + CONTAINER] and has_room_after(s, seat, CONTAINER, -1, CRATE, 2):  # BRE-R10
                found.append(codes.unpack.code)
        if len(found) > 1:
            found.sort()
        return found

    def play(self, s: BremerhavenState, seat: int, arg: int, code: int) -> None:
        codes = s.codes
        if code == codes.done.code:
            return
        s.ask(tasks.WORK, seat)  # BRE-635
        h = s.harbours[seat]
        if code == codes.pack.code:
            convert(s, seat, CRATE, -2, CONTAINER, 1)
        elif code == codes.unpack.code:
            convert(s, seat, CONTAINER, -1, CRATE, 2)
        elif codes.unload.has(code):
            dock = codes.unload.index(code)
            good = h[DOCKS[dock] + TYPE]
            h[DOCKS[dock] + COUNT] -= 1
            h[STORED + good] += 1
            s.say(messages.DID_UNLOAD, seat, good, dock + 1)
        elif codes.deliver.has(code):
            good, load = codes.deliver.word(code, 0), codes.deliver.last(code)
            h[STORED + good] -= 1
            h[LOADS[load] + DELIVERED + good] += 1
        else:
            dock, load = codes.direct.word(code, 0), codes.direct.last(code)
            good = h[DOCKS[dock] + TYPE]
            h[DOCKS[dock] + COUNT] -= 1
            h[LOADS[load] + DELIVERED + good] += 1
            s.say(messages.DID_DIRECT, seat, good, dock + 1, load + 1)


def can_unload(s: BremerhavenState, seat: int, dock: int) -> bool:
    """BRE-631."""
    h = s.harbours[seat]
    at = DOCKS[dock]
    return h[at] != NONE and h[at + COUNT] > 0 and s.can_store(seat, h[at + TYPE])


def accepts_good(s: BremerhavenState, seat: int, load: int, good: int) -> bool:
    """BRE-632, BRE-611: an accessible contract with an unfilled symbol of the type, else an unfilled wild one."""
    h = s.harbours[seat]
    at = LOADS[load]
    if h[at] == NONE or h[CELL + load] == COVERED:
        return False
    need = s.deck.need[h[at]]
    if h[at + DELIVERED + good] < need[good]:
        return True
    wild = need[4]  # BRE-505
    for other in range(4):
        wild -= max(0, h[at + DELIVERED + other] - need[other])
    return wild > 0


def conversion_price(s: BremerhavenState, seat: int) -> int:
    return 0 if s.built(seat, FREE_CONVERSION) != NONE else 1  # BRE-634, BRE-977


def can_convert(s: BremerhavenState, seat: int) -> bool:
    """BRE-634, BRE-977."""
    h = s.harbours[seat]
    if conversion_price(s, seat):
        return h[CASH] >= 1
    return h[CONVERTED] < FREE_CONVERSIONS


def has_room_after(s: BremerhavenState, seat: int, one: int, change: int, other: int, gain: int) -> bool:
    h = s.harbours[seat]
    h[STORED + one] += change
    h[STORED + other] += gain
    fits = s.spare_spaces(seat) >= 0
    h[STORED + one] -= change
    h[STORED + other] -= gain
    return fits


def convert(s: BremerhavenState, seat: int, one: int, change: int, other: int, gain: int) -> None:
    h = s.harbours[seat]
    pay(s, seat, conversion_price(s, seat), ledger.PACKING)
    h[CONVERTED] += 1
    h[STORED + one] += change
    h[STORED + other] += gain


# -- prestige (4.3) and time (4.4) --------------------------------------------------------------------------


def harbour_value(s: BremerhavenState, seat: int) -> int:
    """BRE-641, BRE-983."""
    h = s.harbours[seat]
    per_ship = s.amount_of(seat, PRESTIGE_PER_SHIP)
    value = 0
    for at in DOCKS:
        if h[at] != NONE:
            value += s.deck.ship_prestige[h[at]] + per_ship
    return value + value_of_buildings(s, seat)


def value_of_buildings(s: BremerhavenState, seat: int) -> int:
    h = s.harbours[seat]
    value = 0
    for at in range(CELL, CELL + CELLS):
        if h[at] >= 0:
            value += s.deck.building_prestige[h[at]]
    return value


class WhatIsDue(Step[BremerhavenState]):
    """BRE-D16: prestige first, then time."""

    def run(self, s: BremerhavenState, seat: int, arg: int) -> None:
        for other in range(s.seats):
            raise_prestige(s, other)
            remove_time(s, other)


def raise_prestige(s: BremerhavenState, seat: int) -> None:
    """BRE-641."""
    h = s.harbours[seat]
    value = harbour_value(s, seat)
    if value > h[TRACK]:  # BRE-642, BRE-I11
        h[TRACK] = value
        buildings = value_of_buildings(s, seat)
        ledger.note_rise(s, value - buildings, buildings)
        s.say(messages.PRESTIGE_IS, seat, value)


def remove_time(s: BremerhavenState, seat: int) -> None:
    """BRE-657: every card loses a marker, then due ships leave, then due contracts are settled."""
    h = s.harbours[seat]
    for at in DOCKS + LOADS:
        if h[at] != NONE:
            h[at + TIME] -= 1  # BRE-651
    for at in DOCKS:
        if h[at] != NONE and h[at + TIME] == 0:  # BRE-406
            s.say(messages.SHIP_SAILS, seat, h[at], h[at + COUNT])
            s.ship_discards.append(h[at])
            h[at : at + 4] = [NONE, 0, 0, 0]  # BRE-652
    for load in range(4):  # BRE-R17
        at = LOADS[load]
        if h[at] != NONE and h[at + TIME] == 0:  # BRE-655
            settle_contract(s, seat, load)
