"""Phase 3: buy a kontor, a ship step or an order."""

from __future__ import annotations

from roadstead.engine.codes import Family
from roadstead.engine.game import Decision
from roadstead.games.novgorod import messages
from roadstead.games.novgorod.codes import STACK
from roadstead.games.novgorod.deck import CITIES, ORDER_DISCOUNT, OWN_KONTORS
from roadstead.games.novgorod.setup import fill_display, take_order
from roadstead.games.novgorod.state import NovgorodState
from roadstead.games.novgorod.turn import tell_price


class Purchase(Decision[NovgorodState]):
    """NOV-D09."""

    def legal(self, s: NovgorodState, seat: int, arg: int) -> list[int]:
        codes = s.codes
        found: list[int] = []
        money = s.money[seat]  # NOV-502
        if not s.bought:  # NOV-501
            for city in range(CITIES):
                if not s.owned[seat] >> city & 1 and s.deck.price[s.top_kontor(city)] <= money:  # NOV-511
                    found.append(codes.kontor.at(city))
            if s.deck.order_price <= money:
                found += orders_on_offer(s, seat, codes.order)
        if s.may_use(seat, ORDER_DISCOUNT) and cheap_price(s) <= money:  # NOV-527, NOV-R34
            found += orders_on_offer(s, seat, codes.cheap)
        if not s.bought and 0 < s.deck.upgrade_cost[s.speed[seat]] <= money:  # NOV-501, NOV-516
            found.append(codes.ship.code)
        found.append(codes.skip.code)  # NOV-501
        found.sort()
        return found

    def play(self, s: NovgorodState, seat: int, arg: int, code: int) -> None:
        codes = s.codes
        if code == codes.skip.code:
            return
        s.then(self.kind, seat)
        if codes.kontor.has(code):
            city = codes.kontor.index(code)
            s.bought = 1  # NOV-501
            pay(s, seat, s.deck.price[s.top_kontor(city)])
            s.own_kontor(seat, city)
            s.meet(seat, OWN_KONTORS, s.owned[seat].bit_count())  # NOV-512, NOV-617
        elif codes.order.has(code):
            s.bought = 1  # NOV-501
            buy_order(s, seat, codes.order.index(code), s.deck.order_price)
        elif codes.cheap.has(code):
            s.privilege = 1  # NOV-403, NOV-R34
            buy_order(s, seat, codes.cheap.index(code), cheap_price(s))
        else:
            s.bought = 1  # NOV-501
            pay(s, seat, s.deck.upgrade_cost[s.speed[seat]])
            s.speed[seat] += 1  # NOV-516
            s.say(messages.SPEED_NOW, seat, s.speed[seat])


def pay(s: NovgorodState, seat: int, price: int) -> None:
    s.money[seat] -= price
    tell_price(s, seat, price)


def cheap_price(s: NovgorodState) -> int:
    return max(0, s.deck.order_price - s.deck.amounts[ORDER_DISCOUNT])


def orders_on_offer(s: NovgorodState, seat: int, family: Family) -> list[int]:
    """NOV-521. Special orders are none of them (NOV-853)."""
    if s.in_progress(seat) >= s.deck.in_progress:  # NOV-526
        return []
    found = family.each(s.display)
    if s.stack_size():  # NOV-R20
        found.append(family.at(STACK))
    return found


def buy_order(s: NovgorodState, seat: int, card: int, price: int) -> None:
    """NOV-521."""
    pay(s, seat, price)
    take_order(s, seat, card)
    fill_display(s)  # NOV-522, NOV-R21
