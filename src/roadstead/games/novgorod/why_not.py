"""Why a thing of Novgorod cannot be chosen in the decision due. Asked only of things that no legal choice touches."""

from __future__ import annotations

from typing import Final

from roadstead.engine.game import Due
from roadstead.engine.words import Message, WhyNot
from roadstead.games.novgorod import messages, settings, tasks
from roadstead.games.novgorod.deck import (
    CITIES,
    EXTRA_INCOME,
    LOWER,
    NONE,
    ORDER_DISCOUNT,
    SEAL,
    SPEED,
    UPPER,
    NovgorodDeck,
)
from roadstead.games.novgorod.figures import HERE, IGNORED, NO_KONTOR, NO_LINK, SHORT, FundsView
from roadstead.games.novgorod.trader_words import in_hand
from roadstead.games.novgorod.view import NovgorodView, TraderView
from roadstead.games.novgorod.why_not_use import (
    fees_unpayable,
    why_not_column,
    why_not_good,
    why_not_order,
    why_not_rise,
    why_not_route_card,
    why_not_row,
    why_not_workshop,
)

TOUCHES: Final[dict[int, tuple[str, ...]]] = {
    tasks.CHOOSE_SIDE: ("side",),
    tasks.PICK: ("kontor", "order", "stack"),
    tasks.PIRATE: ("figure", "city"),
    tasks.ROUTE: ("city", "privilege", "step"),
    tasks.EVALUATE: (
        "figure",
        "city",
        "workshop",
        "order",
        "row",
        "rise",
        "column",
        "route",
        "purse",
        "privilege",
    ),
    tasks.MAKE_AT: ("workshop",),
    tasks.MAKE_IN_CITIES: ("workshop",),
    tasks.RECIPE: ("good",),
    tasks.SOURCE: ("hold", "good"),
    tasks.KIND: ("good",),
    tasks.GIVE: ("good",),
    tasks.FILE_ORDER: ("order", "left", "under"),
    tasks.STORE: ("route", "hold"),
    tasks.PURCHASE: ("kontor", "order", "stack", "privilege", "ship"),
}
PHASE_OF: Final = {SPEED: 1, EXTRA_INCOME: 2, ORDER_DISCOUNT: 3}
"""NOV-404: the phase in which each privilege is used."""


def why_not_thing(v: NovgorodView, deck: NovgorodDeck, due: Due, kind: str, name: str) -> WhyNot | None:
    if kind in ("city", "kontor", "workshop", "route"):
        return why_not_place(v, deck, kind, deck.city_ids.index(name))
    if kind == "order":
        return why_not_order_card(v, deck, order_of(deck, name))
    if kind == "row":
        order, _, row = name.rpartition(":")
        return why_not_row(v, deck, order_of(deck, order), int(row))
    if kind == "good":
        return why_not_good(v, deck, due.kind, due.arg, deck.good_ids.index(name))
    if kind == "privilege":
        place = [card.id for card in deck.names("privilege")].index(name)
        return why_not_privilege(v, deck, due.kind, deck.privilege_order[place])
    if kind == "column":
        return why_not_column(v, deck, int(name) - 1)
    if kind == "stack":
        return why_not_choose_order(v, deck) if due.kind == tasks.PICK else why_not_buy_order(v, deck, True)
    return why_not_own(v, deck, kind)


def order_of(deck: NovgorodDeck, name: str) -> int:
    return next(at for at, card in enumerate(deck.names("order")) if card.id == name)


def why_not_place(v: NovgorodView, deck: NovgorodDeck, kind: str, city: int) -> WhyNot:
    """A city, its kontor or its manufactory."""
    asked = v.due[0].kind
    if kind == "workshop":
        return why_not_workshop(v, deck, city)
    if kind == "route":
        return why_not_route_card(v, deck, city, asked == tasks.STORE)
    if kind == "kontor":
        return why_not_kontor(v, deck, city)
    return why_not_sail(v, city) if asked == tasks.ROUTE else why_not_pirate(v, city)


def why_not_own(v: NovgorodView, deck: NovgorodDeck, kind: str) -> WhyNot | None:
    """Things of which the viewer has one."""
    if kind == "step":
        return why_not_placeholder(v)
    if kind == "figure":
        return why_not_pirate(v, NONE)
    if kind == "ship":
        return why_not_ship(v, deck)
    if kind == "rise":
        return why_not_rise(v, deck)
    if kind == "purse":
        return WhyNot(Message(messages.WHY_NO_INCOME), "NOV-481")
    return None


# -- orders and purchases -----------------------------------------------------------------------------------


def is_own_order(v: NovgorodView, card: int) -> bool:
    trader = v.traders[v.user if v.seat is None else v.seat]
    return card in trader.known + trader.closed + trader.left + v.route.halves


def why_not_order_card(v: NovgorodView, deck: NovgorodDeck, card: int) -> WhyNot:
    asked = v.due[0].kind
    if asked == tasks.FILE_ORDER:
        order = v.due[0].arg
        wares = (deck.wares(order, UPPER), deck.wares(order, LOWER))
        return WhyNot(Message(messages.WHY_OTHER_ORDER, wares), "NOV-D07")
    own = is_own_order(v, card)
    if asked == tasks.EVALUATE:
        if own:
            return why_not_order(v, deck, card)
        return WhyNot(Message(messages.WHY_ORDERS_LATER), "NOV-402")
    if own:
        rule = "NOV-302" if asked == tasks.PICK else "NOV-521"
        return WhyNot(Message(messages.WHY_OWN_ORDER), rule)
    return why_not_choose_order(v, deck) if asked == tasks.PICK else why_not_buy_order(v, deck, False)


def why_not_choose_order(v: NovgorodView, deck: NovgorodDeck) -> WhyNot:
    return WhyNot(Message(messages.WHY_ORDER_CHOSEN), "NOV-302")


def why_not_buy_order(v: NovgorodView, deck: NovgorodDeck, from_stack: bool) -> WhyNot:
    trader = v.traders[v.user]
    if in_hand(trader) + len(trader.left) >= deck.in_progress:
        return WhyNot(Message(messages.WHY_ENOUGH_ORDERS, (deck.in_progress,)), "NOV-526")
    if from_stack and not v.stack_size:
        return WhyNot(Message(messages.WHY_STACK_EMPTY), "NOV-R20")
    cheap = may_use(v, ORDER_DISCOUNT)
    if v.route.bought and not cheap:
        return WhyNot(Message(messages.WHY_BOUGHT), "NOV-501")
    return too_expensive(trader, cheap_price(deck) if cheap else deck.order_price)


def cheap_price(deck: NovgorodDeck) -> int:
    """NOV-527."""
    return max(0, deck.order_price - deck.amounts[ORDER_DISCOUNT])


def too_expensive(trader: TraderView, price: int, rule: str = "NOV-502") -> WhyNot:
    return WhyNot(Message(messages.WHY_PRICE, (price, trader.money)), rule)


def why_not_kontor(v: NovgorodView, deck: NovgorodDeck, city: int) -> WhyNot:
    trader = v.traders[v.user if v.seat is None else v.seat]
    picking = v.due[0].kind == tasks.PICK
    if trader.kontors[city] != NONE:
        return WhyNot(Message(messages.WHY_OWN_KONTOR, (city,)), "NOV-303" if picking else "NOV-511")
    price = deck.price[v.tops[city]]
    if not picking:
        if v.route.bought:
            return WhyNot(Message(messages.WHY_BOUGHT), "NOV-501")
        return too_expensive(trader, price)
    chosen = [kontor for kontor in trader.kontors if kontor != NONE]
    if len(chosen) >= deck.intro_kontors:
        return WhyNot(Message(messages.WHY_KONTORS_CHOSEN, (len(chosen),)), "NOV-302")
    money = deck.start_ducats - 2 * deck.order_price - sum(deck.price[kontor] for kontor in chosen)
    if not chosen:
        money -= max(deck.price[stack[-1]] for stack in deck.stacks[v.seats])
    return WhyNot(Message(messages.WHY_TOO_DEAR, (price, money)), "NOV-R08")


def why_not_ship(v: NovgorodView, deck: NovgorodDeck) -> WhyNot:
    trader = v.traders[v.user]
    price = deck.upgrade_cost[trader.speed]
    if not price:
        return WhyNot(Message(messages.WHY_TOP_SPEED, (trader.speed,)), "NOV-516")
    if v.route.bought:
        return WhyNot(Message(messages.WHY_BOUGHT), "NOV-501")
    return too_expensive(trader, price)


# -- privileges and the pirate ------------------------------------------------------------------------------


def may_use(v: NovgorodView, privilege: int) -> bool:
    """NOV-403."""
    return privilege in v.traders[v.user].privileges and not v.route.privilege_used


def why_not_privilege(v: NovgorodView, deck: NovgorodDeck, asked: int, privilege: int) -> WhyNot:
    if privilege not in v.traders[v.user].privileges:
        return WhyNot(Message(messages.WHY_PRIVILEGE_COVERED), "NOV-464")
    if v.route.privilege_used:
        return WhyNot(Message(messages.WHY_PRIVILEGE_USED), "NOV-403")
    if privilege == SEAL:
        return WhyNot(Message(messages.WHY_PRIVILEGE_SEAL), "NOV-602")
    if privilege == SPEED and asked == tasks.ROUTE:
        room = v.route.limit - len(v.route.cards)  # a full route is asked about only if the privilege helps
        return WhyNot(Message(messages.WHY_ROOM, (room,)), "NOV-412")
    if privilege == ORDER_DISCOUNT and asked == tasks.PURCHASE:
        return why_not_buy_order(v, deck, not v.display)
    if privilege == ORDER_DISCOUNT and asked == tasks.EVALUATE and v.special_prices:
        return WhyNot(Message(messages.WHY_DISCOUNT_LATER), "NOV-855")
    return WhyNot(Message(messages.WHY_PRIVILEGE_PHASE, (PHASE_OF[privilege],)), "NOV-404")


def why_not_pirate(v: NovgorodView, city: int) -> WhyNot:
    """Of the pirate itself, or of a city as its goal."""
    back = v.settings[settings.PIRATE_SIDE] == settings.BACK
    using = v.due[0].kind == tasks.EVALUATE
    if using and city != NONE and (back or v.pirate == NONE):
        return WhyNot(Message(messages.WHY_ROUTE_LAID), "NOV-402")
    if city != NONE and city == v.pirate:
        return WhyNot(Message(messages.WHY_PIRATE_THERE, (city,)), "NOV-842" if back else "NOV-832")
    if back:
        return WhyNot(Message(messages.WHY_PIRATE_LATER), "NOV-842")
    if v.pirate_moved:
        return WhyNot(Message(messages.WHY_PIRATE_MOVED), "NOV-R31")
    trader = v.traders[v.user]
    if v.pirate_price > trader.money:
        return too_expensive(trader, v.pirate_price, "NOV-832")
    return fees_unpayable(v)


# -- the route ----------------------------------------------------------------------------------------------


def why_not_sail(v: NovgorodView, city: int) -> WhyNot:
    """NOV-D04. A route that is full without the pirate's city is not asked about."""
    told = v.cities[city].next
    assert told is not None  # a route is being laid
    if told.verdict == HERE:
        return WhyNot(Message(messages.WHY_IN_ROUTE, (city,)), "NOV-416")
    if told.verdict == IGNORED:
        return WhyNot(Message(messages.WHY_IGNORED, (city,)), "NOV-841")
    if told.verdict == NO_LINK:
        return WhyNot(Message(messages.WHY_NO_LINK, (v.route.cards[-1] % CITIES, city)), "NOV-413")
    if told.verdict == NO_KONTOR:
        return WhyNot(Message(messages.WHY_NO_KONTOR), "NOV-R13")
    if told.verdict == SHORT:
        return unsafe(told.funds)
    return WhyNot(Message(messages.WHY_FULL_BY_PIRATE, (v.pirate, told.limit)), "NOV-831")


def why_not_placeholder(v: NovgorodView) -> WhyNot:
    told = v.route.placeholder
    assert told is not None  # a route is being laid
    verdict = told.next.verdict
    if verdict == NO_LINK:
        return WhyNot(Message(messages.WHY_NO_CITY), "NOV-417")
    if verdict == HERE:
        return WhyNot(Message(messages.WHY_PLACEHOLDER_THERE, (told.city,)), "NOV-418")
    if verdict == NO_KONTOR:
        return WhyNot(Message(messages.WHY_NO_KONTOR), "NOV-418")
    return unsafe(told.next.funds)


def unsafe(funds: FundsView) -> WhyNot:
    """NOV-R14: what would pay the port fees, and how much is missing."""
    return WhyNot(Message(messages.WHY_ROUTE_FEES, (funds.fees, funds.have, funds.short)), "NOV-R14")
