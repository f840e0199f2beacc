"""The codes of Novgorod: every decision and chance outcome with its notation."""

from __future__ import annotations

from typing import Final

from roadstead.engine.codes import VEIL, Codebook
from roadstead.games.novgorod.deck import ORDERS, ROWS, SIDES, NovgorodDeck

SEATS: Final = ["0", "1", "2", "3"]
POSITIONS: Final = ["1", "2", "3", "4"]
HIDDEN: Final = ORDERS
"""The order nobody else sees, in the notation "?"."""
STACK: Final = ORDERS
"""The top card of the stack, where an order is taken."""


class NovgorodCodes:
    """The families of the codebook; `at` of a family makes a code from the index of its word."""

    def __init__(self, deck: NovgorodDeck, one_by_one: bool) -> None:
        """`one_by_one`: so a career level asks for its goods; else for sets of goods and of cities."""
        book = Codebook()
        self.book = book
        cities = deck.city_ids
        orders = [card.id for card in deck.names("order")]
        # chance
        self.manufactory = book.family("manufactory", cities, [card.id for card in deck.names("manufactory")])
        self.bonus = book.family("bonus", [card.id for card in deck.names("bonus")])
        self.career = book.family("career", SEATS, [card.id for card in deck.names("career")])
        self.draw = book.family("draw", SEATS, [*orders, VEIL])
        self.counter = book.family("counter", SEATS, [*orders, VEIL])
        self.open = book.family("open", orders)
        self.column = book.family("column", [card.id for card in deck.names("special")])
        self.merchant = book.family("merchant-at", cities)
        self.pirate = book.family("pirate-at", cities)
        # set-up and purchases
        self.side = book.family("side", SIDES)
        self.kontor = book.family("kontor", cities)
        self.order = book.family("order", [*orders, "stack"])
        self.cheap = book.family("cheap", [*orders, "stack"])
        self.ship = book.family("ship")
        self.skip = book.family("pass")
        # the route
        self.sail = book.family("sail", cities)
        self.sail_fast = book.family("sail-fast", cities)
        self.placeholder = book.family("placeholder")
        self.placeholder_fast = book.family("placeholder-fast")
        self.stop = book.family("stop")
        # the evaluation
        self.make = book.family("make", cities)
        self.fulfil = book.family("fulfil", orders, ROWS)
        self.rise = book.family("rise")
        self.special = book.family("special", POSITIONS)
        self.special_cheap = book.family("special-cheap", POSITIONS)
        self.income = book.family("income", cities)
        self.extra_income = book.family("extra-income")
        self.move_pirate = book.family("pirate", cities)
        self.end = book.family("end")
        self.at = book.family("at", cities)
        self.recipe = book.family("recipe", [name_of(goods, deck.good_ids) for goods in deck.sets])
        self.use = book.family("use", deck.good_ids if one_by_one else [])
        self.source = book.family("from", ["hold", "route"])
        self.left = book.family("left")
        self.under = book.family("under")
        self.store = book.family("store", cities)
        self.store_nothing = book.family("store-nothing")
        chosen_cities = [] if one_by_one else deck.career_cities
        self.make_in = book.family("make-in", [name_of(chosen, cities) for chosen in chosen_cities])
        chosen_goods = [] if one_by_one else deck.career_goods
        self.give = book.family("give", [name_of(goods, deck.good_ids) for goods in chosen_goods])


def name_of(places: int, ids: list[str]) -> str:
    """A set in notation: fur+salt."""
    return "+".join(name for place, name in enumerate(ids) if places >> place & 1)
