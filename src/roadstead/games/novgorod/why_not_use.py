"""Why a thing cannot be chosen in phase 2, while the route is used."""

from __future__ import annotations

from roadstead.engine.words import Message, WhyNot
from roadstead.games.novgorod import messages, tasks
from roadstead.games.novgorod.career_words import side_of
from roadstead.games.novgorod.deck import (
    GOODS,
    LOWER,
    NONE,
    ORDER_DISCOUNT,
    PARTS,
    UPPER,
    NovgorodDeck,
    Recipe,
)
from roadstead.games.novgorod.reach import (
    can_lay,
    can_make,
    cities_of,
    goods_for,
    has_placeholder,
    luxuries_within_reach,
)
from roadstead.games.novgorod.trader_words import wares_at_hand
from roadstead.games.novgorod.view import NovgorodView


def fees_unpayable(v: NovgorodView) -> WhyNot:
    """NOV-R14."""
    money = v.traders[v.user].money
    return WhyNot(Message(messages.WHY_FEES, (v.route.fees, money)), "NOV-R14")


def owed(v: NovgorodView, price: int = 0) -> int:
    """The port fees, if they would not be at hand after a price is paid; otherwise 0."""
    return v.route.fees if v.route.fees > v.traders[v.user].money - price else 0


def not_at_once(v: NovgorodView, rule: str, price: int = 0) -> WhyNot:
    """Each part could be had, but not all of them together, the port fees included."""
    fees = owed(v, price)
    return WhyNot(Message(messages.WHY_AT_ONCE, (fees,)), "NOV-R14" if fees else rule)


def breaks_the_rest(v: NovgorodView) -> WhyNot:
    """NOV-D06: what was begun must be completed, and the port fees be paid."""
    fees = owed(v)
    return WhyNot(Message(messages.WHY_REST, (fees,)), "NOV-R14" if fees else "NOV-D06")


# -- manufactories ------------------------------------------------------------------------------------------


def why_not_workshop(v: NovgorodView, deck: NovgorodDeck, city: int) -> WhyNot:
    wanted = v.route.luxury_due
    making = v.due[0].kind != tasks.EVALUATE
    reason = why_not_lay(v, deck, city)
    if reason is not None:
        return reason
    luxury = deck.luxury[v.manufactories[city]]
    if making and wanted not in (NONE, luxury):
        wares = (city, GOODS + luxury, GOODS + wanted)
        return WhyNot(Message(messages.WHY_OTHER_LUXURY, wares), "NOV-453")
    inputs = v.route.inputs_due if making else 0
    if not can_make(v, deck, city, inputs):
        return why_not_make(v, deck, city, inputs)
    return breaks_the_rest(v) if making else fees_unpayable(v)


def why_not_lay(v: NovgorodView, deck: NovgorodDeck, city: int) -> WhyNot | None:
    """NOV-441, NOV-442; None if the manufactory can be laid."""
    if city not in v.route.cards:
        return WhyNot(Message(messages.WHY_NOT_IN_ROUTE, (city,)), "NOV-441")
    if v.route.made >> city & 1:
        return WhyNot(Message(messages.WHY_MADE, (city,)), "NOV-442")
    if not can_lay(v, city):
        return WhyNot(Message(messages.WHY_NO_PLACE, (city,)), "NOV-R36")
    return None


def why_not_make(v: NovgorodView, deck: NovgorodDeck, city: int, inputs: int) -> WhyNot:
    """NOV-443: too few goods, or those that the easiest recipe lacks, or that they lie on the wrong side."""
    luxury = GOODS + deck.luxury[v.manufactories[city]]
    if can_make(v, deck, city):
        return WhyNot(Message(messages.WHY_INPUTS, (luxury, inputs)), "NOV-856")
    missing = least_missing(deck.recipes[v.manufactories[city]], goods_for(v, deck, city))
    if not missing & ~v.route.up:
        return WhyNot(Message(messages.WHY_RIGHT_OF, (city, missing)), "NOV-443")
    return WhyNot(Message(messages.WHY_LACKS, (luxury, city, missing)), "NOV-441")


def least_missing(recipes: list[Recipe], at_hand: int) -> int:
    """The fewest goods that some recipe lacks."""
    return min((recipe.goods & ~at_hand for recipe in recipes), key=int.bit_count)


def why_not_luxury(v: NovgorodView, deck: NovgorodDeck, luxury: int, inputs: int) -> WhyNot:
    """NOV-453: no manufactory of the route can make it now."""
    makers = [city for city in cities_of(v) if deck.luxury[v.manufactories[city]] == luxury]
    if not makers:
        return WhyNot(Message(messages.WHY_NO_MAKER, (GOODS + luxury,)), "NOV-453")
    usable = [city for city in makers if can_lay(v, city)]
    if usable:
        return why_not_make(v, deck, usable[0], inputs)
    return why_not_lay(v, deck, makers[0]) or breaks_the_rest(v)


# -- orders, special orders, the career ---------------------------------------------------------------------


def why_not_order(v: NovgorodView, deck: NovgorodDeck, card: int) -> WhyNot:
    """An order of one's own of which no row can be fulfilled."""
    trader = v.traders[v.user]
    if card not in trader.known + trader.closed:
        return why_not_row(v, deck, card, LOWER)
    at_hand = wares_at_hand(v, deck)
    upper, lower = (deck.wares(card, row) & ~at_hand for row in (UPPER, LOWER))
    if upper and lower:
        return WhyNot(Message(messages.WHY_ROWS_LACK, (upper, lower)), "NOV-452")
    return fees_unpayable(v)


def why_not_row(v: NovgorodView, deck: NovgorodDeck, card: int, row: int) -> WhyNot:
    trader = v.traders[v.user]
    if row == UPPER and card not in trader.known + trader.closed:
        return WhyNot(Message(messages.WHY_ROW_DONE), "NOV-456")
    missing = deck.wares(card, row) & ~wares_at_hand(v, deck)
    if not missing:
        return fees_unpayable(v)
    luxury = deck.row_luxury[2 * card + row]
    if luxury != NONE:
        return why_not_luxury(v, deck, luxury, 0)
    return WhyNot(Message(messages.WHY_ROW_LACKS, (missing,)), "NOV-452")


def why_not_column(v: NovgorodView, deck: NovgorodDeck, position: int) -> WhyNot:
    """NOV-854."""
    if v.route.done >> position & 1:
        return WhyNot(Message(messages.WHY_SPECIAL_DONE), "NOV-R33")
    price = v.special_prices[position]
    if price == NONE:
        return WhyNot(Message(messages.WHY_SPECIAL_LAPSED), "NOV-862")
    part = deck.parts[len(PARTS) * v.column[position] + v.parts[position]]
    missing = part.goods & ~(v.route.up | v.route.cargo)
    if missing:
        return WhyNot(Message(messages.WHY_ROW_LACKS, (missing,)), "NOV-854")
    if part.luxury != NONE and not luxuries_within_reach(v, deck, part.inputs) >> part.luxury & 1:
        return why_not_luxury(v, deck, part.luxury, part.inputs)
    trader = v.traders[v.user]
    if ORDER_DISCOUNT in trader.privileges and not v.route.privilege_used:
        price = max(0, price - deck.amounts[ORDER_DISCOUNT])
    if price > trader.money:
        return WhyNot(Message(messages.WHY_PRICE, (price, trader.money)), "NOV-854")
    return not_at_once(v, "NOV-854", price)


def why_not_rise(v: NovgorodView, deck: NovgorodDeck) -> WhyNot:
    """NOV-461, NOV-462."""
    trader = v.traders[v.user]
    side = side_of(deck, trader)
    if trader.level == len(side.requirements):
        return WhyNot(Message(messages.WHY_COMPLETE), "NOV-461")
    wanted = deck.requirements[side.requirements[trader.level]]
    if wanted.ducats > trader.money:
        return WhyNot(Message(messages.WHY_PRICE, (wanted.ducats, trader.money)), "NOV-461")
    goods = (v.route.up | v.route.cargo).bit_count()
    if wanted.goods > goods:
        return WhyNot(Message(messages.WHY_FEW_GOODS, (wanted.goods, goods)), "NOV-461")
    luxuries = luxuries_within_reach(v, deck).bit_count()
    if wanted.luxuries > luxuries:
        return WhyNot(Message(messages.WHY_FEW_LUXURIES, (wanted.luxuries, luxuries)), "NOV-461")
    return not_at_once(v, "NOV-462", wanted.ducats)


# -- cards of the route and goods ---------------------------------------------------------------------------


def why_not_route_card(v: NovgorodView, deck: NovgorodDeck, city: int, storing: bool) -> WhyNot:
    """Income, or storing at the end of the phase."""
    good = deck.good_of[city]
    if not v.route.own >> good & 1:
        if storing:
            return WhyNot(Message(messages.WHY_BASE_STORE), "NOV-472")
        return WhyNot(Message(messages.WHY_BASE_INCOME), "NOV-R12")
    if v.route.up >> good & 1:
        return fees_unpayable(v)
    return why_used(v, city, good)


def why_used(v: NovgorodView, city: int, good: int) -> WhyNot:
    if v.route.made >> city & 1 and not has_placeholder(v, city):
        return WhyNot(Message(messages.WHY_COVERED, (good,)), "NOV-444")
    return WhyNot(Message(messages.WHY_USED, (good,)), "NOV-433")


def why_not_good(v: NovgorodView, deck: NovgorodDeck, asked: int, arg: int, good: int) -> WhyNot:
    """A good of the route or the hold, asked for what was begun."""
    if asked == tasks.SOURCE:
        wanted = v.route.both.bit_length() - 1
        return WhyNot(Message(messages.WHY_OTHER_GOOD, (wanted,)), "NOV-D06")
    if asked == tasks.RECIPE and not goods_of_recipes(v, deck, arg) >> good & 1:
        return WhyNot(Message(messages.WHY_NOT_IN_RECIPE, (good, arg)), "NOV-441")
    if not (v.route.up | v.route.cargo) >> good & 1:
        return why_used(v, deck.good_of.index(good), good)
    return why_not_recipe(v, deck, arg, good) if asked == tasks.RECIPE else breaks_the_rest(v)


def goods_of_recipes(v: NovgorodView, deck: NovgorodDeck, city: int) -> int:
    found = 0
    for recipe in deck.recipes[v.manufactories[city]]:
        found |= recipe.goods
    return found


def why_not_recipe(v: NovgorodView, deck: NovgorodDeck, city: int, good: int) -> WhyNot:
    """An available good that stands in recipes, none of which can be chosen."""
    at_hand = goods_for(v, deck, city)
    if not at_hand >> good & 1:
        return WhyNot(Message(messages.WHY_RIGHT_OF, (city, 1 << good)), "NOV-443")
    recipes = [recipe for recipe in deck.recipes[v.manufactories[city]] if recipe.goods >> good & 1]
    missing = least_missing(recipes, at_hand)
    if missing:
        return WhyNot(Message(messages.WHY_RECIPE_LACKS, (good, missing)), "NOV-441")
    return breaks_the_rest(v)
