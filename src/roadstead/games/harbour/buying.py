"""Chapter 6: shipping, the market, and buying buildings."""

from __future__ import annotations

from typing import Final

from roadstead.engine.codes import Family
from roadstead.engine.draw import Draw
from roadstead.engine.game import Decision, Step
from roadstead.engine.pile import Pile
from roadstead.engine.words import tally
from roadstead.games.harbour import messages, settings, tasks
from roadstead.games.harbour.codes import PAIRS
from roadstead.games.harbour.deck import (
    BOOKKEEPER,
    COIN,
    INVESTOR,
    MARKET_CRIER,
    MASON,
    SMUGGLER,
    SQUARE_BONUS,
    WAREHOUSE,
    WHOLESAILER,
    Part,
)
from roadstead.games.harbour.state import NO_CARD, NOBODY, HarbourState

SUBSETS: Final = 16
OUT_OF_REACH: Final = 1000

# -- whether a purchase is possible -----------------------------------------------------------------------


def price(s: HarbourState, building: int, coins: int) -> int:
    """HAR-512; HAR-516: in a buy action `s.coins` count, those that were there when it began."""
    return max(0, s.deck.cost[building] - coins)


def cheapest(s: HarbourState, user: int) -> int:
    lowest = OUT_OF_REACH
    for building in s.centre:
        lowest = min(lowest, s.deck.cost[building])
    return max(0, lowest - s.symbols[4 * user + COIN])


def payment(s: HarbourState, user: int, square: int) -> int:
    """What shipping the good on a square brings: HAR-602, HAR-923."""
    dollars = s.deck.squares[square]
    board = s.board[user]
    if s.deck.ability[board] == SQUARE_BONUS and s.deck.ability_object[board] == dollars:
        return dollars + s.deck.ability_amount[board]
    return dollars


def loss(s: HarbourState, user: int, square: int) -> int:
    """How much of the good on a square leaves the warehouse when shipped: HAR-604, HAR-922, HAR-943."""
    held = s.goods[4 * user + s.market[square]]
    ability = s.ability(user)
    if ability == BOOKKEEPER:
        return min(held, s.deck.squares[square])
    if ability == WHOLESAILER:
        return held - 1
    return held


def shortage(s: HarbourState, user: int, square: int) -> int:
    """How many goods are missing for the square's minimum (HAR-602, HAR-R12)."""
    return s.deck.squares[square] - s.goods[4 * user + s.market[square]]


def can_smuggle(s: HarbourState, user: int, square: int) -> bool:
    """HAR-929: exactly one short, at least one held."""
    return shortage(s, user, square) == 1 and s.goods[4 * user + s.market[square]] >= 1


def can_ship(s: HarbourState, user: int, money: int, smuggle: bool) -> bool:
    """Whether some legal shipment, together with the money at hand, buys a centre building."""
    if s.toll_to != NOBODY:
        return bool(shipments(s, user, money, smuggle))
    short = 0
    for square in range(4):
        if shortage(s, user, square) <= 0:
            money += payment(s, user, square)
        elif smuggle and can_smuggle(s, user, square):
            short = max(short, payment(s, user, square))
    return money + short >= cheapest(s, user)


def shipments(s: HarbourState, user: int, money: int, smuggle: bool) -> list[int]:
    """The sets of goods that may be shipped (HAR-602)."""
    allowed = 0
    short = 0
    pays = [0, 0, 0, 0]
    leaves = [0, 0, 0, 0]
    for square in range(4):
        good = s.market[square]
        if shortage(s, user, square) <= 0:
            allowed |= 1 << good
        elif smuggle and can_smuggle(s, user, square):
            short |= 1 << good
        pays[good] = payment(s, user, square)
        leaves[good] = loss(s, user, square)
    needed = cheapest(s, user)
    found: list[int] = []
    for subset in range(SUBSETS):  # HAR-603, HAR-615
        smuggled = subset & ~allowed
        if smuggled & ~short or smuggled & (smuggled - 1):  # HAR-929
            continue
        total = money
        left = s.total(user)
        for good in range(4):
            if subset >> good & 1:
                total += pays[good]
                left -= leaves[good]
        if total >= needed and toll_stays_payable(s, user, left, subset):  # HAR-614, HAR-R13
            found.append(subset)
    return found


def toll_stays_payable(s: HarbourState, user: int, left: int, subset: int) -> bool:
    """HAR-507, HAR-R11."""
    if s.toll_to == NOBODY or left + certain_to_come(s, user) >= 1:
        return True
    return subset != 0 and s.symbols[4 * user + WAREHOUSE] >= 1


def certain_to_come(s: HarbourState, user: int) -> int:
    return s.goods_coming + (1 if s.ability(user) == INVESTOR else 0)


def has_package(s: HarbourState, user: int) -> bool:
    """HAR-801: the Inland Traders are in play and one of each good is held."""
    if not s.settings[settings.INLAND_TRADERS]:  # HAR-104
        return False
    return all(s.goods[4 * user + good] >= s.deck.package[good] for good in range(4))


def hand_over_package(s: HarbourState, user: int, sign: int) -> None:
    """HAR-802: nothing is shipped, so no good is kept."""
    for good in range(4):
        s.goods[4 * user + good] -= sign * s.deck.package[good]


def can_ship_after_package(s: HarbourState, user: int, money: int, smuggle: bool) -> bool:
    hand_over_package(s, user, 1)
    possible = can_ship(s, user, money + s.deck.package_pays, smuggle)
    hand_over_package(s, user, -1)
    return possible


def can_trade(s: HarbourState, user: int, money: int) -> bool:
    """Whether a purchase is possible with the present market, by any means left."""
    smuggle = s.ability(user) == SMUGGLER
    if can_ship(s, user, money, smuggle):
        return True
    return has_package(s, user) and can_ship_after_package(s, user, money, smuggle)


def plain_purchase(s: HarbourState, user: int, bonus: int) -> bool:
    """HAR-620, without optional means."""
    return can_ship(s, user, bonus, False)


def purchase(s: HarbourState, user: int, bonus: int) -> bool:
    """HAR-620, with the user's optional means."""
    if can_trade(s, user, bonus):
        return True
    return s.ability(user) == MARKET_CRIER and bool(crier_pairs(s, user, bonus))


def crier_pairs(s: HarbourState, user: int, money: int) -> list[int]:
    """HAR-928: neighbouring markers after whose swap a purchase is possible."""
    found: list[int] = []
    for at in range(len(PAIRS)):
        one, other = s.market.index(PAIRS[at][0]), s.market.index(PAIRS[at][1])
        if abs(one - other) == 1 and after_swap(s, user, at, money, True):
            found.append(at)
    return found


def after_swap(s: HarbourState, user: int, pair: int, money: int, optional: bool) -> bool:
    """Whether a purchase is possible after a swap, counting optional means or not."""
    swap_markers(s, pair)
    possible = can_trade(s, user, money) if optional else can_ship(s, user, money, False)
    swap_markers(s, pair)
    return possible


def swap_markers(s: HarbourState, pair: int) -> None:
    """HAR-304."""
    one, other = s.market.index(PAIRS[pair][0]), s.market.index(PAIRS[pair][1])
    s.market[one], s.market[other] = s.market[other], s.market[one]


# -- the buy action, in the order of HAR-619 ----------------------------------------------------------------


def begin_to_buy(s: HarbourState, user: int, part: Part) -> None:
    s.money = part.bonus
    s.coins = s.symbols[4 * user + COIN]
    s.room = s.symbols[4 * user + WAREHOUSE]
    s.may_buy = part.buildings
    s.bought_now = 0
    s.shipped = 0
    s.then(tasks.SHIP, user)  # HAR-601
    if has_package(s, user):
        s.then(tasks.TRADERS, user)
    if s.ability(user) == MARKET_CRIER:
        s.then(tasks.CRIER, user)


class WhetherToBuy(Decision[HarbourState]):
    """HAR-621: a purchase that is possible by optional means alone is no duty."""

    def legal(self, s: HarbourState, seat: int, arg: int) -> list[int]:
        return sorted([s.codes.skip.code, s.codes.trade.code])

    def play(self, s: HarbourState, seat: int, arg: int, code: int) -> None:
        if code == s.codes.trade.code:
            begin_to_buy(s, seat, s.harbour.part_at(s, arg))


class Crier(Decision[HarbourState]):
    """HAR-928, HAR-621."""

    def legal(self, s: HarbourState, seat: int, arg: int) -> list[int]:
        codes = s.codes
        found = codes.swap.each(crier_pairs(s, seat, s.money))
        return sorted([codes.skip.code, *found]) if can_trade(s, seat, s.money) else found

    def play(self, s: HarbourState, seat: int, arg: int, code: int) -> None:
        if code != s.codes.skip.code:
            swap_markers(s, s.codes.swap.index(code))
            tell_market(s)


class Traders(Decision[HarbourState]):
    """HAR-801; HAR-803: only with a purchase after it."""

    def legal(self, s: HarbourState, seat: int, arg: int) -> list[int]:
        codes = s.codes
        smuggle = s.ability(seat) == SMUGGLER
        found: list[int] = []
        if can_ship(s, seat, s.money, smuggle):
            found.append(codes.skip.code)
        if can_ship_after_package(s, seat, s.money, smuggle):
            found.append(codes.package.code)
        found.sort()
        return found

    def play(self, s: HarbourState, seat: int, arg: int, code: int) -> None:
        if code == s.codes.package.code:
            hand_over_package(s, seat, 1)
            s.money += s.deck.package_pays


class Ship(Decision[HarbourState]):
    def legal(self, s: HarbourState, seat: int, arg: int) -> list[int]:
        return s.codes.ship.each(shipments(s, seat, s.money, s.ability(seat) == SMUGGLER))

    def play(self, s: HarbourState, seat: int, arg: int, code: int) -> None:
        subset = s.codes.ship.index(code)
        s.shipped = subset  # HAR-605
        s.then(tasks.BUY, seat)
        s.then(tasks.ADJUST, seat)
        for good in range(3, -1, -1):
            if subset >> good & 1:
                s.then(tasks.KEEP, seat, good)
        for square in range(4):
            good = s.market[square]
            if subset >> good & 1:
                s.money += payment(s, seat, square)  # HAR-603; HAR-617: the market as it lies
                s.lost[good] = loss(s, seat, square)
                s.goods[4 * seat + good] -= s.lost[good]
        s.say(messages.EARNS, seat, s.money)


class Keep(Decision[HarbourState]):
    """HAR-515: as many goods in all as warehouses, never more of a type than it lost; HAR-507."""

    def legal(self, s: HarbourState, seat: int, arg: int) -> list[int]:
        family = s.codes.keep
        most = min(s.room, s.lost[arg])
        last = s.shipped >> (arg + 1) == 0
        stripped = s.toll_to != NOBODY and s.total(seat) + certain_to_come(s, seat) == 0
        least = 1 if last and stripped else 0
        return [family.at2(arg, amount) for amount in range(least, most + 1)]

    def play(self, s: HarbourState, seat: int, arg: int, code: int) -> None:
        amount = s.codes.keep.last(code)
        s.goods[4 * seat + arg] += amount
        s.room -= amount  # HAR-R12


class Adjust(Step[HarbourState]):
    """HAR-608."""

    def run(self, s: HarbourState, seat: int, arg: int) -> None:
        if not s.shipped:
            return
        gone = [good for good in s.market if s.shipped >> good & 1]
        if not s.settings[settings.REFILL]:
            gone.reverse()  # HAR-607, HAR-R05
        s.market = gone + [good for good in s.market if not s.shipped >> good & 1]  # HAR-606, HAR-R06
        tell_market(s)


def tell_market(s: HarbourState) -> None:
    s.say(messages.MARKET_IS, s.market[0], s.market[1], s.market[2], s.market[3])


class Buy(Decision[HarbourState]):
    """HAR-609, HAR-611, HAR-616; a further building (argument 1) is optional (HAR-911)."""

    def legal(self, s: HarbourState, seat: int, arg: int) -> list[int]:
        codes = s.codes
        found = [
            codes.buy.at(building)
            for building in s.centre
            if building != NO_CARD and price(s, building, s.coins) <= s.money
        ]
        if arg:  # HAR-614, HAR-911
            found.append(codes.skip.code)
        found.sort()
        return found

    def play(self, s: HarbourState, seat: int, arg: int, code: int) -> None:
        if code != s.codes.skip.code:
            building = s.codes.buy.index(code)
            s.money -= price(s, building, s.coins)  # HAR-R15
            s.centre[s.centre.index(building)] = NO_CARD
            s.own(seat, building)
            s.bought[seat] += 1
            s.bought_now += 1
            if s.bought_now < s.may_buy:
                s.then(tasks.BUY, seat, 1)
                return  # HAR-R14: without a refill
        end_buying(s, seat)


def end_buying(s: HarbourState, user: int) -> None:
    """HAR-619: refill, the Investor's goods, the Masons'. HAR-610: money left over is lost."""
    if s.money:
        s.say(messages.MONEY_LOST, user, s.money)
    for seat in reversed(s.seats_from(user)[1:]):  # HAR-R20
        good = s.deck.ability_object[s.board[seat]]
        if s.ability(seat) == MASON and s.shipped >> good & 1:  # HAR-945
            amounts = [0, 0, 0, 0]
            amounts[good] = s.deck.ability_amount[s.board[seat]]
            s.then(tasks.RECEIVE, seat, tally(amounts))
    if s.ability(user) == INVESTOR:  # HAR-925, HAR-D27
        for _ in range(s.bought_now):
            s.then(tasks.GAIN_CHOICE, user, s.deck.ability_amount[s.board[user]])
    for _ in range(min(s.bought_now, len(s.pile))):
        s.then(tasks.REFILL)  # HAR-613
    if not len(s.pile):
        close_gaps(s)
    s.money = s.coins = s.room = s.may_buy = s.bought_now = s.shipped = 0
    s.lost = [0, 0, 0, 0]


class Refill(Draw[HarbourState]):
    """HAR-613, HAR-D26."""

    def pile(self, s: HarbourState, arg: int) -> Pile:
        return s.pile

    def family(self, s: HarbourState, arg: int) -> Family:
        return s.codes.refill

    def put_card(self, s: HarbourState, seat: int, arg: int, card: int) -> None:
        s.centre[s.centre.index(NO_CARD)] = card
        if not len(s.pile):
            close_gaps(s)


def close_gaps(s: HarbourState) -> None:
    """HAR-618: an empty deck does not refill the centre."""
    s.centre = [building for building in s.centre if building != NO_CARD]
