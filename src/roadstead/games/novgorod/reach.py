"""What a view tells about the route of the turn: where it can go, and what its goods and manufactories can do."""

from __future__ import annotations

from roadstead.games.novgorod import tasks
from roadstead.games.novgorod.deck import CITIES, NONE, NovgorodDeck
from roadstead.games.novgorod.figures import CAN, DEAD, HERE, IGNORED, LACKS, NO_LINK
from roadstead.games.novgorod.state import PLACEHOLDER
from roadstead.games.novgorod.view import NovgorodView, TraderView


def shows_route(v: NovgorodView) -> bool:
    """A route is being laid or used."""
    return bool(v.route.cards) or any(due.kind == tasks.ROUTE for due in v.due)


def cities_of(v: NovgorodView) -> list[int]:
    """The cities of the route, from left to right."""
    return [card for card in v.route.cards if card < PLACEHOLDER]


def neighbours(v: NovgorodView, city: int) -> int:
    """NOV-103, NOV-841: a set of cities; of an ignored city those on the table."""
    found = 0
    for link in v.links:
        if city in link.cities and (link.kind != DEAD or v.cities[city].ignored):
            found |= sum(1 << other for other in link.cities if other != city)
    return found


def next_cities(v: NovgorodView) -> int:
    """NOV-413, NOV-416: the cities where the sea leads next, whether or not a card can be laid for them."""
    return sum(
        1 << city
        for city, told in enumerate(v.cities)
        if told.next is not None and told.next.verdict not in (HERE, NO_LINK, IGNORED)
    )


def kontors_of(trader: TraderView) -> int:
    """The cities where somebody owns a kontor, as a set."""
    return sum(1 << city for city in range(CITIES) if trader.kontors[city] != NONE)


def has_placeholder(v: NovgorodView, city: int) -> bool:
    return PLACEHOLDER + city in v.route.cards


def can_lay(v: NovgorodView, city: int) -> bool:
    """NOV-442, NOV-R36: the manufactory of a city of the route still has a card to lie on."""
    return v.cities[city].workshop in (CAN, LACKS)


def goods_for(v: NovgorodView, deck: NovgorodDeck, city: int) -> int:
    """NOV-443, NOV-434: the goods available to the left of a manufactory, the hold included."""
    found = 0
    for other in cities_of(v):
        found |= 1 << deck.good_of[other]
        if other == city:
            break
    return found & v.route.up | v.route.cargo


def can_make(v: NovgorodView, deck: NovgorodDeck, city: int, inputs: int = 0) -> bool:
    """The manufactory of a city can be laid and has a recipe of at least so many goods, all at hand."""
    if not can_lay(v, city):
        return False
    at_hand = goods_for(v, deck, city)
    return any(
        recipe.count >= inputs and not recipe.goods & ~at_hand
        for recipe in deck.recipes[v.manufactories[city]]
    )


def luxuries_within_reach(v: NovgorodView, deck: NovgorodDeck, inputs: int = 0) -> int:
    """The luxury goods, one bit each, that some manufactory of the route can make."""
    found = 0
    for city in cities_of(v):
        if can_make(v, deck, city, inputs):
            found |= 1 << deck.luxury[v.manufactories[city]]
    return found
