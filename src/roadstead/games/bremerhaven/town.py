"""Chapter 4: the Town board, space by space."""

from __future__ import annotations

from roadstead.engine.game import Decision, Step
from roadstead.games.bremerhaven import ledger, messages, tasks
from roadstead.games.bremerhaven.bidding import bid_of, highest_bid, winner_of
from roadstead.games.bremerhaven.deck import (
    BUILDING,
    CAREER,
    CELLS,
    EXCHANGE,
    EXPANSION_DISCOUNT,
    HAND,
    INFLUENCE,
    MOST_UPGRADES,
    PARKING,
    PERMIT,
    PRICE_CARDS,
    PRICES,
)
from roadstead.games.bremerhaven.money import earn, pay
from roadstead.games.bremerhaven.setup import put_building, rotate_prices, tell_prices
from roadstead.games.bremerhaven.state import CASH, CELL, COVERED, NONE, PERMITS, WALL, BremerhavenState


class ParkingLot(Step[BremerhavenState]):
    """BRE-301."""

    def run(self, s: BremerhavenState, seat: int, arg: int) -> None:
        for other in range(s.seats):  # BRE-208
            money = s.bid_spaces[other].count(PARKING) * s.deck.money_per_card
            if money:
                earn(s, other, money, ledger.PARKING)
                s.say(messages.PARKS, other, money)


class NewBuilding(Step[BremerhavenState]):
    """BRE-311, BRE-312, BRE-956."""

    def run(self, s: BremerhavenState, seat: int, arg: int) -> None:
        building = s.buildings.top.pop(0)
        winner = winner_of(s, BUILDING)
        if 0 <= winner < s.seats:
            s.gained[winner].append(building)
            s.say(messages.WINS_BUILDING, winner, building)
        else:
            s.lost_buildings.append(building)
            s.say(messages.BUILDING_LOST, building)
        if len(s.buildings):
            s.then(tasks.DEAL_TOP)


# -- building permits (1.2) -----------------------------------------------------------------------------


class Permits(Step[BremerhavenState]):
    """BRE-327: all bidders act at the same time."""

    def run(self, s: BremerhavenState, seat: int, arg: int) -> None:
        for other in range(s.seats):  # BRE-957
            s.harbours[other][PERMITS] = 0
            if bid_of(s, other, PERMIT):  # BRE-321
                s.ask(tasks.PERMIT, other)


def permit_price(s: BremerhavenState, seat: int) -> int:
    """BRE-207, BRE-321, BRE-R11: the first one costs the difference, a further one the highest bid."""
    best = highest_bid(s, PERMIT)
    return best if s.harbours[seat][PERMITS] else best - bid_of(s, seat, PERMIT)


def bollard_cost(s: BremerhavenState, seat: int, wall: int) -> int:
    """BRE-323, BRE-R12, BRE-982."""
    standing = s.harbours[seat][WALL + wall]
    return max(0, s.deck.bollard_cost[wall][standing] - s.amount_of(seat, EXPANSION_DISCOUNT))


def cover_cost(s: BremerhavenState, seat: int, cell: int) -> int:
    """BRE-324, BRE-982."""
    return max(0, s.deck.cover_cost[cell] - s.amount_of(seat, EXPANSION_DISCOUNT))


def can_build(s: BremerhavenState, seat: int) -> bool:
    """BRE-325, BRE-613: an empty space to build on."""
    return NONE in s.harbours[seat][CELL : CELL + CELLS] and s.spare_spaces(seat) >= 1


class Permit(Decision[BremerhavenState]):
    """BRE-322, BRE-328, BRE-D05: one permit at a time, for a bollard, a cover or a building."""

    def legal(self, s: BremerhavenState, seat: int, arg: int) -> list[int]:
        codes = s.codes
        h = s.harbours[seat]
        cash = h[CASH] - permit_price(s, seat)
        found = [codes.done.code]  # BRE-327
        if cash < 0:
            return found
        for wall in range(4):
            if h[WALL + wall] < 3 and bollard_cost(s, seat, wall) <= cash:  # BRE-323
                found.append(codes.bollard.at(wall))
        for cell in range(CELLS):
            if h[CELL + cell] == COVERED and cover_cost(s, seat, cell) <= cash:  # BRE-324
                found.append(codes.clear.at(cell))
        if s.gained[seat] and can_build(s, seat):  # BRE-325, BRE-R13
            found += codes.build.each(s.gained[seat])
        found.sort()
        return found

    def play(self, s: BremerhavenState, seat: int, arg: int, code: int) -> None:
        codes = s.codes
        h = s.harbours[seat]
        if code == codes.done.code:
            if not h[PERMITS]:
                s.say(messages.NO_PERMIT, seat)
            return
        s.ask(tasks.PERMIT, seat)
        price = permit_price(s, seat)
        cost = 0
        h[PERMITS] += 1
        if codes.bollard.has(code):
            wall = codes.bollard.index(code)
            cost = bollard_cost(s, seat, wall)
            h[WALL + wall] += 1
        elif codes.clear.has(code):
            cell = codes.clear.index(code)
            cost = cover_cost(s, seat, cell)
            h[CELL + cell] = NONE  # BRE-324
        else:
            building = codes.build.index(code)
            s.gained[seat].remove(building)
            put_building(s, seat, building)  # BRE-326
        pay(s, seat, price + cost, ledger.PERMITS)
        ledger.move(s, ledger.PERMITS, ledger.BOLLARDS, cost)


# -- grow influence (1.3) ---------------------------------------------------------------------------------


def growth_price(s: BremerhavenState, seat: int) -> int:
    """BRE-207."""
    return highest_bid(s, INFLUENCE) - bid_of(s, seat, INFLUENCE)


def has_reserve(s: BremerhavenState, bidder: int) -> bool:
    """BRE-332."""
    return s.upgrades[bidder] + s.grown[bidder] < MOST_UPGRADES


def next_card(s: BremerhavenState, bidder: int) -> int:
    """BRE-331: the value of the lowest card of the reserve; 0 if it is empty."""
    return s.deck.influence[HAND + s.upgrades[bidder] + s.grown[bidder]] if has_reserve(s, bidder) else 0


def grow(s: BremerhavenState, bidder: int) -> None:
    """BRE-331: the lowest card of the reserve; it joins the hand in BRE-723."""
    if bidder < s.seats:
        s.say(messages.GROWS, bidder, next_card(s, bidder))
    else:
        s.say(messages.DUMMY_GROWS)
    s.grown[bidder] += 1


class Growth(Step[BremerhavenState]):
    """BRE-333; BRE-R14: at no cost it is done without asking; BRE-958 for the dummy."""

    def run(self, s: BremerhavenState, seat: int, arg: int) -> None:
        for bidder in range(s.bidders):
            if not bid_of(s, bidder, INFLUENCE) or not has_reserve(s, bidder):
                continue
            if bidder >= s.seats or growth_price(s, bidder) == 0:
                grow(s, bidder)
            elif growth_price(s, bidder) <= s.harbours[bidder][CASH]:
                s.ask(tasks.GROW, bidder)


class Grow(Decision[BremerhavenState]):
    """BRE-D06."""

    def legal(self, s: BremerhavenState, seat: int, arg: int) -> list[int]:
        return sorted([s.codes.decline.code, s.codes.grow.code])

    def play(self, s: BremerhavenState, seat: int, arg: int, code: int) -> None:
        if code == s.codes.grow.code:
            pay(s, seat, growth_price(s, seat), ledger.INFLUENCE)
            grow(s, seat)


# -- prices (1.4) and the career ladder (1.5) ---------------------------------------------------------------


class Price(Step[BremerhavenState]):
    """BRE-341, BRE-959."""

    def run(self, s: BremerhavenState, seat: int, arg: int) -> None:
        winner = winner_of(s, PRICES)
        if winner == NONE:  # BRE-342, BRE-R16
            for other in range(s.seats):
                if s.built(other, EXCHANGE) != NONE:  # BRE-972
                    winner = other
        if 0 <= winner < s.seats:
            s.then(tasks.CHOOSE_PRICE, winner)
        else:
            rotate_prices(s)


class ChoosePrice(Decision[BremerhavenState]):
    """BRE-341, BRE-D07: any of the 24; the top one keeps the prices."""

    def legal(self, s: BremerhavenState, seat: int, arg: int) -> list[int]:
        return [s.codes.choose.at(card) for card in range(PRICE_CARDS)]  # BRE-344

    def play(self, s: BremerhavenState, seat: int, arg: int, code: int) -> None:
        card = s.codes.choose.index(code)
        if card != s.top_price():
            s.prices.remove(card)
            s.prices.put_top(card)
        tell_prices(s)


class Career(Step[BremerhavenState]):
    """BRE-351, BRE-960."""

    def run(self, s: BremerhavenState, seat: int, arg: int) -> None:
        winner = winner_of(s, CAREER)
        if 0 <= winner < s.seats:
            s.then(tasks.LADDER, winner)
        elif winner != NONE and s.ladder[0] != winner:
            s.ladder.reverse()
            s.say(messages.DUMMY_CAPTAIN)


class Ladder(Decision[BremerhavenState]):
    """BRE-351, BRE-D08."""

    def legal(self, s: BremerhavenState, seat: int, arg: int) -> list[int]:
        codes = s.codes
        return sorted([codes.keep.code, *codes.swap.each(list(range(s.bidders - 1)))])

    def play(self, s: BremerhavenState, seat: int, arg: int, code: int) -> None:
        codes = s.codes
        if code == codes.keep.code:
            return
        rank = codes.swap.index(code)
        s.ladder[rank], s.ladder[rank + 1] = s.ladder[rank + 1], s.ladder[rank]


class Income(Step[BremerhavenState]):
    """BRE-352."""

    def run(self, s: BremerhavenState, seat: int, arg: int) -> None:
        for rank, bidder in enumerate(s.ladder):
            if bidder < s.seats:
                earn(s, bidder, s.deck.income[rank], ledger.INCOME)
                s.say(messages.INCOME, bidder, rank, s.deck.income[rank])
