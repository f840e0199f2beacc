"""Chapters 2 and 3: the set-up and the introductory rounds."""

from __future__ import annotations

from bisect import insort

from roadstead.engine.codes import Family
from roadstead.engine.draw import Draw
from roadstead.engine.game import Chance, Decision, Step
from roadstead.engine.pile import Pile
from roadstead.games.novgorod import messages, settings, tasks
from roadstead.games.novgorod.codes import STACK
from roadstead.games.novgorod.deck import CITIES, NONE, SIDES
from roadstead.games.novgorod.state import NovgorodState


def lay_out(s: NovgorodState) -> None:
    """NOV-D00: put the chance events of the set-up on the agenda, the last one first."""
    s.then(tasks.TAKE_PLACES)
    if s.settings[settings.MERCHANT_AND_PIRATE]:  # NOV-801
        place_merchant_and_pirate(s)
    if s.settings[settings.SPECIAL_ORDERS]:  # NOV-801
        for _ in range(len(s.specials)):
            s.then(tasks.DEAL_SPECIAL)
    for seat in reversed(range(s.seats)):
        s.then(tasks.DEAL_CAREER, seat)
    if s.settings[settings.FIRST_GAME]:
        s.bonus = s.deck.first_game_bonus[:]  # NOV-207
    else:
        for _ in range(s.deck.bonus_in_play):  # NOV-207
            s.then(tasks.DEAL_BONUS)
    for _ in range(s.seats + s.deck.open_extra):  # NOV-205
        s.then(tasks.OPEN_ORDER)
    for seat in reversed(range(s.seats)):
        s.then(tasks.DEAL_ORDER, seat)
    for city in reversed(range(CITIES)):
        s.then(tasks.DEAL_MANUFACTORY, arg=city)


def place_merchant_and_pirate(s: NovgorodState) -> None:
    """NOV-811, NOV-R40."""
    if s.settings[settings.CITIES]:
        s.then(tasks.DEAL_PIRATE)
        s.then(tasks.DEAL_MERCHANT)
    else:
        s.merchant = s.deck.merchant_start
        s.pirate = s.deck.pirate_start


class DealManufactory(Draw[NovgorodState]):
    """NOV-202."""

    def pile(self, s: NovgorodState, arg: int) -> Pile:
        return s.manufactories

    def family(self, s: NovgorodState, arg: int) -> Family:
        return s.codes.manufactory

    def place(self, s: NovgorodState, seat: int, arg: int) -> int:
        return arg

    def put_card(self, s: NovgorodState, seat: int, arg: int, card: int) -> None:
        s.manufactory[arg] = card


class DealOrder(Draw[NovgorodState]):
    """NOV-205, NOV-304, NOV-521: an order that only its owner sees."""

    def pile(self, s: NovgorodState, arg: int) -> Pile:
        return s.orders

    def family(self, s: NovgorodState, arg: int) -> Family:
        return s.codes.draw

    def place(self, s: NovgorodState, seat: int, arg: int) -> int:
        return seat

    def put_card(self, s: NovgorodState, seat: int, arg: int, card: int) -> None:
        insort(s.closed[seat], card)
        s.reveals += 1


class OpenOrder(Draw[NovgorodState]):
    """NOV-205, NOV-307, NOV-522."""

    def pile(self, s: NovgorodState, arg: int) -> Pile:
        return s.orders

    def family(self, s: NovgorodState, arg: int) -> Family:
        return s.codes.open

    def put_card(self, s: NovgorodState, seat: int, arg: int, card: int) -> None:
        insort(s.display, card)
        s.reveals += 1  # no hand holds it


def fill_display(s: NovgorodState) -> None:
    """NOV-522, NOV-R20: up to four again, as long as the stack lasts."""
    for _ in range(min(s.deck.open_orders - len(s.display), s.stack_size())):
        s.then(tasks.OPEN_ORDER)


class DealBonus(Draw[NovgorodState]):
    """NOV-207."""

    def pile(self, s: NovgorodState, arg: int) -> Pile:
        return s.bonus_deck

    def family(self, s: NovgorodState, arg: int) -> Family:
        return s.codes.bonus

    def put_card(self, s: NovgorodState, seat: int, arg: int, card: int) -> None:
        insort(s.bonus, card)


class DealCareer(Draw[NovgorodState]):
    """NOV-209."""

    def pile(self, s: NovgorodState, arg: int) -> Pile:
        return s.career_deck

    def family(self, s: NovgorodState, arg: int) -> Family:
        return s.codes.career

    def place(self, s: NovgorodState, seat: int, arg: int) -> int:
        return seat

    def put_card(self, s: NovgorodState, seat: int, arg: int, card: int) -> None:
        s.career[seat] = card


class DealSpecial(Draw[NovgorodState]):
    """NOV-851."""

    def pile(self, s: NovgorodState, arg: int) -> Pile:
        return s.specials

    def family(self, s: NovgorodState, arg: int) -> Family:
        return s.codes.column

    def put_card(self, s: NovgorodState, seat: int, arg: int, card: int) -> None:
        s.part[card] = s.deck.shown_parts[len(s.column)]
        s.column.append(card)


class DealMerchant(Chance[NovgorodState]):
    """NOV-811, NOV-R40."""

    def outcomes(self, s: NovgorodState, seat: int, arg: int) -> list[tuple[int, int]]:
        return [(s.codes.merchant.at(city), 1) for city in range(CITIES)]

    def play(self, s: NovgorodState, seat: int, arg: int, code: int) -> None:
        s.merchant = s.codes.merchant.index(code)


class DealPirate(Chance[NovgorodState]):
    """NOV-811, NOV-R40."""

    def outcomes(self, s: NovgorodState, seat: int, arg: int) -> list[tuple[int, int]]:
        return [(s.codes.pirate.at(city), 1) for city in range(CITIES)]

    def play(self, s: NovgorodState, seat: int, arg: int, code: int) -> None:
        s.pirate = s.codes.pirate.index(code)


class TakePlaces(Step[NovgorodState]):
    """Determines the start player and everything that depends on the turn order."""

    def run(self, s: NovgorodState, seat: int, arg: int) -> None:
        numbers = [s.deck.career_number[card] for card in s.career]
        s.start = numbers.index(min(numbers))  # NOV-211
        s.user = s.start
        if s.settings[settings.FIRST_GAME]:
            s.side = [settings.FRONT] * s.seats  # NOV-210
            s.say(messages.BONUS_IN_PLAY, s.bonus[0], s.bonus[1])
        if s.pirate != NONE and not s.settings[settings.CITIES]:
            s.say(messages.THEY_STAND, s.merchant, s.pirate)
        s.say(messages.STARTS, s.start)
        order = s.seats_from(s.start)
        s.then(tasks.PAY)
        for _ in range(s.deck.intro_kontors + 1):
            for other in order:  # NOV-301: the last task put comes first
                s.then(tasks.PICK, other)
        if not s.settings[settings.FIRST_GAME]:
            for other in reversed(order):  # NOV-210, NOV-R09
                s.then(tasks.CHOOSE_SIDE, other)


class ChooseSide(Decision[NovgorodState]):
    """NOV-D01."""

    def legal(self, s: NovgorodState, seat: int, arg: int) -> list[int]:
        return [s.codes.side.at(side) for side in range(len(SIDES))]

    def play(self, s: NovgorodState, seat: int, arg: int, code: int) -> None:
        s.side[seat] = s.codes.side.index(code)


# -- introductory rounds ------------------------------------------------------------------------------------


class Pick(Decision[NovgorodState]):
    """NOV-D02."""

    def legal(self, s: NovgorodState, seat: int, arg: int) -> list[int]:
        codes = s.codes
        found: list[int] = []
        if s.owned[seat].bit_count() < s.deck.intro_kontors:  # NOV-302
            most = money_for_kontor(s, seat)
            for city in range(CITIES):
                kontor = s.top_kontor(city)
                owns = s.owned[seat] >> city & 1  # NOV-303
                if kontor != NONE and not owns and s.deck.price[kontor] <= most:
                    found.append(codes.kontor.at(city))
        if s.in_progress(seat) < 2:  # NOV-302: one dealt, one chosen
            found += codes.order.each(s.display)
            found.append(codes.order.at(STACK))
        found.sort()
        return found

    def play(self, s: NovgorodState, seat: int, arg: int, code: int) -> None:
        codes = s.codes
        if codes.kontor.has(code):
            s.own_kontor(seat, codes.kontor.index(code))
        else:
            take_order(s, seat, codes.order.index(code))  # NOV-305: and the display is not filled up


def money_for_kontor(s: NovgorodState, seat: int) -> int:
    """NOV-R08: the money left for this kontor after the orders and the other kontor are paid."""
    money = s.deck.start_ducats - 2 * s.deck.order_price
    if not s.owned[seat]:
        highest = max(s.deck.price[stack[-1]] for stack in s.deck.stacks[s.seats])
        return money - highest
    return money - price_of_kontors(s, seat)


def price_of_kontors(s: NovgorodState, seat: int) -> int:
    total = 0
    for city in range(CITIES):
        kontor = s.kontor[CITIES * seat + city]
        if kontor != NONE:
            total += s.deck.price[kontor]
    return total


def take_order(s: NovgorodState, seat: int, card: int) -> None:
    """NOV-304, NOV-521: an open order, which all know, or the top card of the stack."""
    if card == STACK:
        s.then(tasks.DEAL_ORDER, seat)
    else:
        s.display.remove(card)
        insort(s.known[seat], card)


class Pay(Step[NovgorodState]):
    """The end of the introductory rounds."""

    def run(self, s: NovgorodState, seat: int, arg: int) -> None:
        for other in s.seats_from(s.start):
            total = price_of_kontors(s, other) + 2 * s.deck.order_price  # NOV-306, NOV-R48
            s.money[other] -= total
            s.say(messages.PAYS_START, other, total, s.money[other])
        s.then(tasks.BEGIN_TURN, s.start)
        fill_display(s)  # NOV-307
