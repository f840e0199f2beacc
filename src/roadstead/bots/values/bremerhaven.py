"""Evaluates positions of Bremerhaven: the money times the prestige that a seat can expect at the end."""

from __future__ import annotations

from typing import Final, cast

from roadstead.bots.value import Value
from roadstead.engine.game import Rules, State, kind_of
from roadstead.games.bremerhaven import deck, tasks
from roadstead.games.bremerhaven.boards import fitting_docks
from roadstead.games.bremerhaven.deck import CELLS
from roadstead.games.bremerhaven.harbour import harbour_value
from roadstead.games.bremerhaven.state import (
    BALANCE,
    CASH,
    CELL,
    COUNT,
    COVERED,
    DELIVERED,
    DOCKS,
    LOADS,
    NONE,
    STORED,
    TIME,
    TRACK,
    TYPE,
    WALL,
    BremerhavenState,
)
from roadstead.games.bremerhaven.town import can_build, has_reserve

MONEY_AHEAD: Final = 4.0
"""Money that each remaining round brings, regardless of the position."""
PRESTIGE_AHEAD: Final = 0.25
PRICE: Final = 2.5
"""The mean price of a good."""
LONG_STEP: Final = 1.55
"""The mean progress of a round in the long game."""
USES: Final = [0.0, 0.7, 1.4, 1.8, 1.6, 1.0, 0.6, 0.8, 0.5, 1.2, 0.8, 0.6, 0.5, 0.6, 0.5, 0.5]
"""Money per round that a building's ability brings, by kind of ability."""
OVERLAP: Final = 0.5
"""Share of a ship's prestige that counts where it does not raise the track now; later ships may add to it."""


def make(rules: Rules) -> Value:
    return BremerhavenValue(rules)


class BremerhavenValue(Value):
    def of(self, state: State, seat: int) -> float:
        s = cast(BremerhavenState, state)
        h = s.harbours[seat]
        if s.finished:
            return float((h[CASH] + h[BALANCE]) * h[TRACK])
        outlook = Outlook(s, seat)
        value = outlook.money * outlook.prestige
        if not s.revealed:
            value += outlook.bids()
        return value


def has_worked(s: BremerhavenState, seat: int) -> bool:
    """Whether a seat has finished its harbour phase while others have not: it can move nothing more this round."""
    return bool(s.agenda) and kind_of(s.agenda[-1]) == tasks.DUE and not s.pending[seat]


def rounds_left(s: BremerhavenState) -> float:
    room = s.deck.track_end - s.token
    return room / LONG_STEP if s.is_long() else room / s.deck.short_step


class Outlook:
    """The money and prestige a seat can expect at the end. Their product counts, so each values the other."""

    def __init__(self, s: BremerhavenState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.h = s.harbours[seat]
        self.left = rounds_left(s)
        self.worked = has_worked(s, seat)
        self.wanted = [0, 0, 0, 0]
        """Goods that contracts in the harbour still need, beyond those at hand."""
        self.free = [0, 0, 0, 0]
        """Goods at hand that no contract in the harbour needs."""
        self.money = self.h[CASH] + self.h[BALANCE] + self.cargo() + MONEY_AHEAD * self.left
        self.money += self.abilities() + 0.6 * self.left * (s.upgrades[seat] + s.grown[seat])
        self.money += s.deck.income[s.rank(seat)] * self.left * 0.8
        self.prestige = max(self.h[TRACK], harbour_value(s, seat)) + PRESTIGE_AHEAD * self.left
        self.prestige += self.unbuilt() + self.berths()

    # -- the harbour

    def abilities(self) -> float:
        total = 0.0
        for at in range(CELL, CELL + CELLS):
            if self.h[at] >= 0:
                total += USES[self.s.deck.ability[self.h[at]].kind] * self.left
        return total

    def unbuilt(self) -> float:
        """Prestige expected from gained buildings that are not built yet."""
        if self.left < 1:
            return 0.0
        total = 0.0
        for building in self.s.gained[self.seat]:
            total += 0.55 * self.s.deck.building_prestige[building]
        return min(total, 3.0)

    def berths(self) -> float:
        """Prestige expected from larger berths, while there are rounds to use them."""
        total = 0.0
        for dock in range(3):
            total += min(self.h[WALL + dock], self.h[WALL + dock + 1])
        return 0.45 * total * min(1.0, self.left / 5)

    def cargo(self) -> float:
        """Money expected from contracts, with the goods at hand, and from the goods left over."""
        h = self.h
        at_hand = [0, 0, 0, 0]
        for good in range(4):
            at_hand[good] = h[STORED + good]
        for at in DOCKS:
            if h[at] != NONE and h[at + COUNT] and h[at + TYPE] < 4 and not self.is_over(at):
                at_hand[h[at + TYPE]] += h[at + COUNT]
        total = 0.0
        for load in range(4):
            if h[LOADS[load]] != NONE:
                total += self.contract(load, at_hand)
        self.free = at_hand
        lasting = min(1.0, self.left / 3)
        for good in range(4):
            total += 0.9 * lasting * min(at_hand[good], 4)
        return total

    def is_over(self, at: int) -> bool:
        """Whether nothing more can be moved from this ship or to this contract before it leaves."""
        return self.worked and self.h[at + TIME] <= 1

    def prices(self, soon: bool) -> list[float]:
        """The expected price of each good, in this round or later."""
        s = self.s
        if not s.prices.top:
            return [PRICE] * 4
        return [price if soon else 0.5 * (price + PRICE) for price in s.deck.price[s.prices.top[0]]]

    def contract(self, load: int, at_hand: list[int]) -> float:
        """Money expected from a contract. It uses up goods at hand; they count for less than delivered ones."""
        s, h, at = self.s, self.h, LOADS[load]
        need = s.deck.need[h[at]]
        soon = h[at + TIME] <= 1
        price = self.prices(soon)
        sure = 0.6 if h[CELL + load] == COVERED else 0.9
        total = 0.0
        for good in range(4):
            total += h[at + DELIVERED + good] * price[good]
        if self.is_over(at):
            at_hand = [0, 0, 0, 0]
        missing = found = 0
        wild = need[4]
        for good in range(4):
            short = need[good] - h[at + DELIVERED + good]
            if short < 0:
                wild += short
                continue
            taken = min(short, at_hand[good])
            at_hand[good] -= taken
            found += taken
            total += taken * price[good] * sure
            missing += short - taken
            self.wanted[good] += short - taken
        for _ in range(wild):
            best = at_hand.index(max(at_hand))
            if at_hand[best]:
                at_hand[best] -= 1
                found += 1
                total += price[best] * sure
            else:
                missing += 1
        hope = 0.0 if soon else 0.35
        total += missing * PRICE * hope
        done = sure if found else 1.0
        for _ in range(missing):
            done *= hope
        return total + self.settlement(h[at], done)

    def settlement(self, contract: int, done: float) -> float:
        """Reward and penalty, weighted by the probability `done`, in money; a step of prestige counts as five."""
        cards = self.s.deck
        reward = cards.reward[contract] * (5 if cards.reward_kind[contract] == deck.PRESTIGE else 1)
        penalty = cards.penalty[contract] * (5 if cards.penalty_kind[contract] == deck.PRESTIGE else 1)
        if self.s.built(self.seat, deck.WAIVE_PENALTIES) != NONE:
            penalty = 0
        return done * reward - (1 - done) * penalty

    # -- bidding

    def bids(self) -> float:
        """The value of what the cards placed so far may win."""
        total = 0.0
        s = self.s
        spaces = s.bid_spaces[self.seat]
        for space in sorted(set(spaces)):
            total += self.worth(space, own_bid(s, self.seat, space))
        return total

    def worth(self, space: int, bid: int) -> float:
        if space == deck.PARKING:
            return self.s.bid_spaces[self.seat].count(space) * self.prestige
        money, prestige = self.prize(space)
        gain = money * self.prestige + prestige * self.money
        if space in (deck.PERMIT, deck.INFLUENCE):
            return max(0.0, gain - self.shortfall(space, bid) * self.prestige)
        return gain * self.chance(space, bid)

    def prize(self, space: int) -> tuple[float, float]:
        """The money and prestige expected from winning a space."""
        s = self.s
        if deck.SEA <= space < deck.SEA + s.bidders and s.sea[space - deck.SEA] != NONE:
            return self.ship(s.sea[space - deck.SEA])
        if deck.LAND <= space < deck.LAND + s.bidders and s.land[space - deck.LAND] != NONE:
            return self.offer(s.land[space - deck.LAND])
        if space == deck.BUILDING:
            building = s.buildings.top[0]
            worth = 0.5 if self.left > 2 else 0.1
            return worth * self.use(building), worth * s.deck.building_prestige[building]
        if space == deck.PERMIT:
            return self.permit()
        if space == deck.INFLUENCE:
            return (0.6 * self.left, 0.0) if has_reserve(s, self.seat) else (0.0, 0.0)
        if space == deck.CAREER:
            return (0.9 * self.left if s.rank(self.seat) else 0.3 * self.left), 0.0
        delivered = sum(
            sum(self.h[at + DELIVERED : at + DELIVERED + 4]) for at in LOADS if self.h[at] != NONE
        )
        return 0.4 + 0.8 * delivered, 0.0

    def use(self, building: int) -> float:
        return USES[self.s.deck.ability[building].kind] * self.left

    def permit(self) -> tuple[float, float]:
        s, h = self.s, self.h
        best = (0.0, 0.0)
        if s.gained[self.seat] and can_build(s, self.seat):
            for building in s.gained[self.seat]:
                prestige = 0.45 * s.deck.building_prestige[building] + 0.4
                best = max(best, (self.use(building), prestige), key=lambda pair: pair[0] + 5 * pair[1])
        if h[CASH] >= 3 and self.left > 1:
            best = max(best, (-3.0, 0.9 * min(1.0, self.left / 5)), key=lambda pair: pair[0] + 5 * pair[1])
        return best

    def ship(self, ship: int) -> tuple[float, float]:
        s = self.s
        if not fitting_docks(s, self.seat, ship):
            return 0.0, 0.0
        now = max(self.h[TRACK], harbour_value(s, self.seat))
        step = s.deck.ship_prestige[ship]
        risen = max(0, harbour_value(s, self.seat) + step - now)
        count, good = s.deck.cargo_count[ship], s.deck.cargo[ship]
        useful = min(count, max(self.wanted) if good == deck.WILD else self.wanted[good])
        rest = count - useful
        lasting = min(1.0, self.left / 3)
        room = max(0, s.spare_spaces(self.seat))
        money = useful * PRICE * 0.8 + lasting * (0.9 * min(rest, room) + 0.2 * max(0, rest - room))
        return money, risen + OVERLAP * (step - risen)

    def offer(self, contract: int) -> tuple[float, float]:
        """Money and prestige expected from a contract on the Land board, with goods that no other contract needs."""
        s, h = self.s, self.h
        open_loads = [load for load in range(4) if h[LOADS[load]] == NONE and h[CELL + load] != COVERED]
        if not open_loads:
            return -1.0, 0.0
        need = s.deck.need[contract]
        left = self.free[:]
        found = missing = 0
        for good in range(4):
            taken = min(need[good], left[good])
            left[good] -= taken
            found += taken
            missing += need[good] - taken
        wild = min(need[4], sum(left))
        found += wild
        missing += need[4] - wild
        hope = 0.35 if s.deck.delivery_time[contract] > 1 else 0.0
        if s.deck.delivery_time[contract] > 2:
            hope = 0.5
        done = 0.9
        for _ in range(missing):
            done *= hope
        money = found * (PRICE - 0.9) + missing * PRICE * hope * 0.7 + self.settlement(contract, done)
        return money, 0.0

    def chance(self, space: int, bid: int) -> float:
        """The probability that a bid wins, from the cards placed there and those still in hand."""
        s = self.s
        sure = 1.0
        for other in range(s.bidders):
            if other == self.seat:
                continue
            cards = s.hand_of(other)
            mean = sum(cards) / len(cards)
            lie = s.bid_spaces[other].count(space)
            to_come = len(cards) - len(s.bid_spaces[other])
            if lie:
                sure *= win_probability(bid, lie * mean + 0.1 * to_come * mean)
            else:
                sure *= 1.0 - min(0.8, 0.1 * to_come) * (1.0 - win_probability(bid, mean))
        return sure

    def shortfall(self, space: int, bid: int) -> float:
        """The expected difference to the highest bid, which has to be paid."""
        s = self.s
        highest = float(bid)
        for other in range(s.bidders):
            if other != self.seat:
                cards = s.hand_of(other)
                mean = sum(cards) / len(cards)
                to_come = len(cards) - len(s.bid_spaces[other])
                highest = max(highest, s.bid_spaces[other].count(space) * mean + 0.1 * to_come * mean)
        return highest - bid


def win_probability(bid: int, other: float) -> float:
    return min(1.0, max(0.0, 0.5 + (bid - other) / 6))


def own_bid(s: BremerhavenState, seat: int, space: int) -> int:
    total = 0
    for at in range(len(s.bid_spaces[seat])):
        if s.bid_spaces[seat][at] == space:
            total += s.bid_values[seat][at]
    return total


assert len(USES) == len(deck.ABILITIES)
