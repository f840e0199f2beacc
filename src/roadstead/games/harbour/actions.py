"""Chapters 3 and 9: the actions of the buildings, one small class per effect, followed by its decisions."""

from __future__ import annotations

from typing import Final

from roadstead.engine.game import Decision, Step
from roadstead.engine.words import tally
from roadstead.games.harbour import messages, tasks
from roadstead.games.harbour.buying import (
    after_swap,
    begin_to_buy,
    plain_purchase,
    purchase,
    swap_markers,
    tell_market,
)
from roadstead.games.harbour.codes import OPENINGS, PAIRS, TALLIES
from roadstead.games.harbour.deck import (
    ALCHEMIST,
    BUY,
    CHOICE,
    COPY_THEN_GAIN,
    DIFFERENT,
    FISHERMAN,
    HOME,
    MOST,
    SAME,
    SCAVENGER,
    SINGLE,
    STEAL,
    SWAP_MARKET,
    TWO_PART,
    Action,
    Part,
)
from roadstead.games.harbour.gains import choose_goods, only, tally_of
from roadstead.games.harbour.state import NO_CARD, HarbourState

BEGIN_GAIN: Final = OPENINGS.index("gain")
BEGIN_BUY: Final = OPENINGS.index("buy")
BEGIN_SWAP: Final = OPENINGS.index("swap")
BEGIN_TAKE: Final = OPENINGS.index("take")

# -- an action and its parts ----------------------------------------------------------------------------


def action_at(s: HarbourState, place: int) -> Action:
    if place >= HOME:
        return s.deck.board_actions[s.board[place - HOME]]
    return s.deck.actions[place]


def brings_a_good(s: HarbourState, user: int, place: int) -> bool:
    """HAR-506: whether the action is certain to bring a good to a user who holds none."""
    action = action_at(s, place)
    if action.mode == CHOICE:
        return True
    for part in action.parts:
        if EFFECT_TABLE[part.effect].certain(s, user, part):
            return True
    return False


class Act(Step[HarbourState]):
    """HAR-204, HAR-307, HAR-309; the argument is the place."""

    def run(self, s: HarbourState, seat: int, arg: int) -> None:
        mode = action_at(s, arg).mode
        if mode == SINGLE:
            do_part(s, seat, arg, 0)
        elif mode == TWO_PART:
            s.then(tasks.PART_ORDER, seat, arg)
        else:
            s.then(tasks.HOME_CHOICE, seat, arg)


def do_part(s: HarbourState, user: int, place: int, index: int) -> None:
    part = action_at(s, place).parts[index]
    EFFECT_TABLE[part.effect].carry_out(s, user, part, place)  # HAR-301


class HomeChoice(Decision[HarbourState]):
    """HAR-309: the goods or a purchase."""

    def legal(self, s: HarbourState, seat: int, arg: int) -> list[int]:
        codes = s.codes
        if purchase(s, seat, action_at(s, arg).parts[1].bonus):
            return sorted([codes.goods.code, codes.trade.code])
        return [codes.goods.code]

    def play(self, s: HarbourState, seat: int, arg: int, code: int) -> None:
        if code == s.codes.trade.code:
            begin_to_buy(s, seat, action_at(s, arg).parts[1])
            return
        s.at_home = int(arg == HOME + seat)  # HAR-941, HAR-R21
        do_part(s, seat, arg, 0)


class PartOrder(Decision[HarbourState]):
    """HAR-308, HAR-311: only orders in which neither part can be avoided."""

    def legal(self, s: HarbourState, seat: int, arg: int) -> list[int]:
        first, second = action_at(s, arg).parts
        if first.effect == STEAL:
            openings = [BEGIN_GAIN, BEGIN_TAKE] if victims(s, seat) else [BEGIN_GAIN]
        elif first.effect == SWAP_MARKET:
            openings = swap_or_buy(s, seat, second)
        else:
            openings = gain_or_buy(s, seat, first, second)
        return s.codes.begin.each(openings)

    def play(self, s: HarbourState, seat: int, arg: int, code: int) -> None:
        opening = s.codes.begin.index(code)
        first, second = action_at(s, arg).parts
        begins = int(opening == BEGIN_BUY or (opening == BEGIN_GAIN and first.effect == STEAL))
        if first.effect != STEAL or victims(s, seat):
            s.then(tasks.PART, seat, 2 * arg + 1 - begins)
            if s.ability(seat) == ALCHEMIST:  # HAR-208 (5)
                s.then(tasks.ALCHEMY, seat)
        if opening == BEGIN_BUY:
            s.goods_coming += sum(first.goods)
            begin_to_buy(s, seat, second)
            return
        if second.effect == BUY:
            s.buy_follows = 1 + second.bonus
        do_part(s, seat, arg, begins)


def gain_or_buy(s: HarbourState, user: int, gain: Part, buy: Part) -> list[int]:
    s.goods_coming += sum(gain.goods)
    plain_now = plain_purchase(s, user, buy.bonus)
    now = plain_now or purchase(s, user, buy.bonus)
    s.goods_coming -= sum(gain.goods)
    openings = [BEGIN_GAIN]
    if plain_now and not plain_after_gain(s, user, gain.goods, buy.bonus):  # HAR-R10
        openings = []
    if now:
        openings.append(BEGIN_BUY)
    return openings


def plain_after_gain(s: HarbourState, user: int, amounts: list[int], bonus: int) -> bool:
    """Whether a plain purchase is possible after these goods are gained, with the Scavenger's best choice."""
    held = s.goods[4 * user : 4 * user + 4]
    over = 0
    for good in range(4):
        amount = amounts[good]
        if amount and s.ability(user) == FISHERMAN and good == s.deck.ability_object[s.board[user]]:
            amount += s.deck.ability_amount[s.board[user]]
        over += s.add(4 * user + good, amount)
    possible = plain_purchase(s, user, bonus)
    if not possible and over and s.ability(user) == SCAVENGER:
        for good in range(4):
            if s.goods[4 * user + good] < MOST and not possible:
                possible = plain_after_gain(s, user, only(good, over), bonus)
    s.goods[4 * user : 4 * user + 4] = held
    return possible


def swap_or_buy(s: HarbourState, user: int, buy: Part) -> list[int]:
    openings: list[int] = []
    if purchase(s, user, buy.bonus):
        openings.append(BEGIN_BUY)
    if dutiful_pairs(s, user, buy.bonus) or not plain_purchase(s, user, buy.bonus):
        openings.append(BEGIN_SWAP)
    return openings


def dutiful_pairs(s: HarbourState, user: int, bonus: int) -> list[int]:
    """The swaps after which a plain purchase is possible."""
    return [pair for pair in range(len(PAIRS)) if after_swap(s, user, pair, bonus, False)]


class PartStep(Step[HarbourState]):
    """The second part of an action; the argument is 2 * place + index."""

    def run(self, s: HarbourState, seat: int, arg: int) -> None:
        s.buy_follows = 0
        do_part(s, seat, arg // 2, arg % 2)


# -- the effects ----------------------------------------------------------------------------------------


class Effect:
    def certain(self, s: HarbourState, user: int, part: Part) -> bool:
        """HAR-506."""
        return False

    def carry_out(self, s: HarbourState, user: int, part: Part, place: int) -> None:
        raise NotImplementedError


def cannot(s: HarbourState, user: int, place: int) -> None:
    """HAR-206, HAR-R08."""
    s.say(messages.CANNOT, user, place)


class Gain(Effect):
    def certain(self, s: HarbourState, user: int, part: Part) -> bool:
        return True

    def carry_out(self, s: HarbourState, user: int, part: Part, place: int) -> None:
        if part.any:
            choose_goods(s, user, part.any, part.rule, tally(part.goods))
        else:
            s.receive(user, part.goods)


class Exchange(Effect):
    """HAR-406: first the cost, then the gain."""

    def carry_out(self, s: HarbourState, user: int, part: Part, place: int) -> None:
        at = 4 * user
        for good in range(4):
            if s.goods[at + good] < part.cost[good]:  # HAR-303, HAR-403
                cannot(s, user, place)
                return
        for good in range(4):
            s.goods[at + good] -= part.cost[good]  # HAR-302, HAR-R09
        s.say(messages.EXCHANGES, user, tally(part.cost))
        s.receive(user, part.goods)


class ExchangeAny(Effect):
    """HAR-906."""

    def carry_out(self, s: HarbourState, user: int, part: Part, place: int) -> None:
        if max(s.goods[4 * user : 4 * user + 4]) < part.spend:
            cannot(s, user, place)
            return
        s.then(tasks.SALVAGE, user, part.spend + 8 * part.types + 64 * part.each)


class Salvage(Decision[HarbourState]):
    def legal(self, s: HarbourState, seat: int, arg: int) -> list[int]:
        family = s.codes.pick
        return [family.at(good) for good in range(4) if s.goods[4 * seat + good] >= arg & 7]

    def play(self, s: HarbourState, seat: int, arg: int, code: int) -> None:
        good = s.codes.pick.index(code)
        s.goods[4 * seat + good] -= arg & 7
        s.say(messages.EXCHANGES, seat, tally_of(good, arg & 7))
        s.then(tasks.SALVAGE_INTO, seat, good + 4 * (arg >> 3))


class SalvageInto(Decision[HarbourState]):
    def legal(self, s: HarbourState, seat: int, arg: int) -> list[int]:
        family = s.codes.gain
        return [
            family.at(at)
            for at, counts in enumerate(TALLIES)
            if sum(counts) == arg >> 2 & 7 and max(counts) == 1 and not counts[arg & 3]
        ]

    def play(self, s: HarbourState, seat: int, arg: int, code: int) -> None:
        each = arg >> 5
        s.receive(seat, [count * each for count in TALLIES[s.codes.gain.index(code)]])


class ConvertUp(Effect):
    """HAR-907."""

    def carry_out(self, s: HarbourState, user: int, part: Part, place: int) -> None:
        if s.total(user) == 0:
            cannot(s, user, place)
            return
        s.then(tasks.CANAL, user, part.most + 8 * part.bonus)


class Canal(Decision[HarbourState]):
    def legal(self, s: HarbourState, seat: int, arg: int) -> list[int]:
        family = s.codes.spend
        found: list[int] = []
        for good in range(4):
            for amount in range(1, min(arg & 7, s.goods[4 * seat + good]) + 1):  # HAR-403
                found.append(family.at2(good, amount))
        return found

    def play(self, s: HarbourState, seat: int, arg: int, code: int) -> None:
        good, amount = s.codes.spend.word(code, 0), s.codes.spend.last(code)
        s.goods[4 * seat + good] -= amount
        s.then(tasks.CANAL_INTO, seat, good + 4 * (amount + (arg >> 3)))


class CanalInto(Decision[HarbourState]):
    def legal(self, s: HarbourState, seat: int, arg: int) -> list[int]:
        return [s.codes.pick.at(good) for good in range(4) if good != arg & 3]

    def play(self, s: HarbourState, seat: int, arg: int, code: int) -> None:
        receive_of(s, seat, s.codes.pick.index(code), arg >> 2)


def receive_of(s: HarbourState, seat: int, good: int, amount: int) -> None:
    s.receive(seat, only(good, amount))


def symbol_count(s: HarbourState, user: int, part: Part) -> int:
    """HAR-305, HAR-306, HAR-513: the user's own symbols."""
    return part.base + part.per * s.symbols[4 * user + part.symbol]


class GainPerSymbol(Effect):
    def certain(self, s: HarbourState, user: int, part: Part) -> bool:
        return symbol_count(s, user, part) >= 1

    def carry_out(self, s: HarbourState, user: int, part: Part, place: int) -> None:
        count = symbol_count(s, user, part)
        if count:
            receive_of(s, user, part.good, count)
        else:
            cannot(s, user, place)


class GainChoicePerSymbol(Effect):
    """HAR-909."""

    def certain(self, s: HarbourState, user: int, part: Part) -> bool:
        return True

    def carry_out(self, s: HarbourState, user: int, part: Part, place: int) -> None:
        count = min(part.most, symbol_count(s, user, part))
        if part.rule == SAME:
            s.then(tasks.STORE, user, count)
        else:
            choose_goods(s, user, count, DIFFERENT)


class Store(Decision[HarbourState]):
    def legal(self, s: HarbourState, seat: int, arg: int) -> list[int]:
        return [s.codes.pick.at(good) for good in range(4)]

    def play(self, s: HarbourState, seat: int, arg: int, code: int) -> None:
        receive_of(s, seat, s.codes.pick.index(code), arg)


class DoubleUp(Effect):
    """HAR-905."""

    def carry_out(self, s: HarbourState, user: int, part: Part, place: int) -> None:
        if s.total(user):
            s.then(tasks.DOUBLE, user)
        else:
            cannot(s, user, place)


class Double(Decision[HarbourState]):
    def legal(self, s: HarbourState, seat: int, arg: int) -> list[int]:
        return [s.codes.pick.at(good) for good in range(4) if s.goods[4 * seat + good]]

    def play(self, s: HarbourState, seat: int, arg: int, code: int) -> None:
        good = s.codes.pick.index(code)
        receive_of(s, seat, good, s.goods[4 * seat + good])


class FillEmpty(Effect):
    """HAR-908."""

    def certain(self, s: HarbourState, user: int, part: Part) -> bool:
        return True

    def carry_out(self, s: HarbourState, user: int, part: Part, place: int) -> None:
        amounts = [int(s.goods[4 * user + good] == 0) for good in range(4)]
        if sum(amounts):
            s.receive(user, amounts)
        else:
            cannot(s, user, place)


class SwapMarket(Effect):
    """HAR-304."""

    def carry_out(self, s: HarbourState, user: int, part: Part, place: int) -> None:
        s.then(tasks.SWAP, user)


class SwapMarketGain(Effect):
    """HAR-910."""

    def certain(self, s: HarbourState, user: int, part: Part) -> bool:
        return True

    def carry_out(self, s: HarbourState, user: int, part: Part, place: int) -> None:
        s.then(tasks.SWAP, user, part.each)


class Swap(Decision[HarbourState]):
    """The argument is how much of both goods is gained. Before a buy part only dutiful swaps (HAR-311)."""

    def legal(self, s: HarbourState, seat: int, arg: int) -> list[int]:
        family = s.codes.swap
        pairs = dutiful_pairs(s, seat, s.buy_follows - 1) if s.buy_follows else []  # HAR-R10
        return [family.at(pair) for pair in pairs or range(len(PAIRS))]

    def play(self, s: HarbourState, seat: int, arg: int, code: int) -> None:
        pair = s.codes.swap.index(code)
        swap_markers(s, pair)
        tell_market(s)
        if arg:
            amounts = [0, 0, 0, 0]
            for good in PAIRS[pair]:
                amounts[good] = arg
            s.receive(seat, amounts)


class ReverseMarketGain(Effect):
    """HAR-910."""

    def certain(self, s: HarbourState, user: int, part: Part) -> bool:
        return True

    def carry_out(self, s: HarbourState, user: int, part: Part, place: int) -> None:
        s.market.reverse()
        tell_market(s)
        choose_goods(s, user, part.any)


def victims(s: HarbourState, user: int) -> list[int]:
    return [seat for seat in range(s.seats) if seat != user and s.total(seat)]


class Steal(Effect):
    """HAR-904."""

    def carry_out(self, s: HarbourState, user: int, part: Part, place: int) -> None:
        if victims(s, user):
            s.then(tasks.ROB, user)


class Rob(Decision[HarbourState]):
    def legal(self, s: HarbourState, seat: int, arg: int) -> list[int]:
        return s.codes.rob.each(victims(s, seat))

    def play(self, s: HarbourState, seat: int, arg: int, code: int) -> None:
        s.then(tasks.ROB_TYPE, seat, s.codes.rob.index(code))


class RobType(Decision[HarbourState]):
    def legal(self, s: HarbourState, seat: int, arg: int) -> list[int]:
        return [s.codes.pick.at(good) for good in range(4) if s.goods[4 * arg + good]]

    def play(self, s: HarbourState, seat: int, arg: int, code: int) -> None:
        good = s.codes.pick.index(code)
        s.goods[4 * arg + good] -= 1
        s.say(messages.ROBBED, seat, arg, good)
        s.gain(seat, only(good, 1))


class Levy(Effect):
    """HAR-902; HAR-822: alone it brings nothing."""

    def certain(self, s: HarbourState, user: int, part: Part) -> bool:
        return s.seats == 2 or bool(victims(s, user))

    def carry_out(self, s: HarbourState, user: int, part: Part, place: int) -> None:
        if s.seats == 2:
            choose_goods(s, user, part.any)
        for seat in reversed(s.seats_from(user)[1:]):
            if s.total(seat):
                s.then(tasks.GIVE, seat, user)
        if not victims(s, user) and s.seats != 2:
            cannot(s, user, place)


class Give(Decision[HarbourState]):
    """The argument is the user who gets the good."""

    def legal(self, s: HarbourState, seat: int, arg: int) -> list[int]:
        return [s.codes.give.at(good) for good in range(4) if s.goods[4 * seat + good]]  # HAR-D32

    def play(self, s: HarbourState, seat: int, arg: int, code: int) -> None:
        good = s.codes.give.index(code)
        s.goods[4 * seat + good] -= 1
        receive_of(s, arg, good, 1)


class Gift(Effect):
    """HAR-901."""

    def certain(self, s: HarbourState, user: int, part: Part) -> bool:
        return True

    def carry_out(self, s: HarbourState, user: int, part: Part, place: int) -> None:
        for seat in reversed(s.seats_from(user)[1:]):
            choose_goods(s, seat, part.each)  # HAR-D31
        choose_goods(s, user, part.any, part.rule)


class CopyThenGain(Effect):
    """HAR-903."""

    def certain(self, s: HarbourState, user: int, part: Part) -> bool:
        return True

    def carry_out(self, s: HarbourState, user: int, part: Part, place: int) -> None:
        choose_goods(s, user, part.any)
        if copyable(s):
            s.goods_coming += part.any
            s.then(tasks.COPY, user)


def copyable(s: HarbourState) -> list[int]:
    """Vacant centre buildings of another kind; the Diplomat's ability does not apply here."""
    return [
        building
        for building in s.centre
        if building != NO_CARD
        and building not in s.pawn
        and s.deck.actions[building].parts[0].effect != COPY_THEN_GAIN
    ]


class Copy(Decision[HarbourState]):
    def legal(self, s: HarbourState, seat: int, arg: int) -> list[int]:
        return sorted(s.codes.copy.each(copyable(s)))

    def play(self, s: HarbourState, seat: int, arg: int, code: int) -> None:
        s.then(tasks.ACT, seat, s.codes.copy.index(code))


class BuyPart(Effect):
    """HAR-621: a duty if a plain purchase is possible, a choice if only optional means allow it."""

    def carry_out(self, s: HarbourState, user: int, part: Part, place: int) -> None:
        if plain_purchase(s, user, part.bonus):  # HAR-R10
            begin_to_buy(s, user, part)
        elif purchase(s, user, part.bonus):
            s.then(tasks.WHETHER_TO_BUY, user, place)  # HAR-D19, HAR-R10
        else:
            s.say(messages.NO_PURCHASE, user)


EFFECT_TABLE: Final[list[Effect]] = [
    Gain(),
    Exchange(),
    ExchangeAny(),
    ConvertUp(),
    GainPerSymbol(),
    GainChoicePerSymbol(),
    DoubleUp(),
    FillEmpty(),
    SwapMarket(),
    SwapMarketGain(),
    ReverseMarketGain(),
    Steal(),
    Levy(),
    Gift(),
    CopyThenGain(),
    BuyPart(),
]
"""In the order of deck.EFFECTS."""
