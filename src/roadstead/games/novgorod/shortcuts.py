"""Lines of moves of phase 2 that a player may want to make at once, and cards dragged onto what they go into."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from roadstead.engine.codes import Codebook
from roadstead.engine.words import Message, Shortcut
from roadstead.games.novgorod import messages, tasks
from roadstead.games.novgorod.codes import name_of
from roadstead.games.novgorod.deck import LOWER, NONE, ROWS, UPPER, NovgorodDeck, set_of
from roadstead.games.novgorod.deeds import WayView
from roadstead.games.novgorod.reach import cities_of
from roadstead.games.novgorod.view import NovgorodView

Saying: TypeAlias = Callable[[int], Message]
"""What a choice means."""


def shortcuts_of(v: NovgorodView, deck: NovgorodDeck, codebook: Codebook, says: Saying) -> list[Shortcut]:
    due = v.due_of(v.seat)
    if due is None or due.kind != tasks.EVALUATE:
        return []
    found = [
        line
        for card in v.traders[v.user].known
        if has_both_rows(v, deck, card)
        for line in both_rows(deck, codebook, card)
    ]
    return [*found, *end_of_phase(v, deck, codebook), *gestures(v, deck, codebook, says)]


def has_both_rows(v: NovgorodView, deck: NovgorodDeck, card: int) -> bool:
    """All goods of an order that everybody knows are at hand, and nothing is left to choose about them."""
    upper, lower = deck.row_goods[2 * card + UPPER], deck.row_goods[2 * card + LOWER]
    goods = upper | lower
    if not goods or upper & lower or v.route.fees > v.traders[v.user].money:
        return False
    return not goods & ~(v.route.up | v.route.cargo) and not goods & v.route.both


def both_rows(deck: NovgorodDeck, codebook: Codebook, card: int) -> list[Shortcut]:
    """NOV-454: as a line, and by touching what the order shows between its rows."""
    wares = (deck.wares(card, UPPER), deck.wares(card, LOWER))
    order = deck.names("order")[card].id
    codes = tuple(codebook.code(f"fulfil {order} {ROWS[row]}") for row in (UPPER, LOWER))
    message = Message(messages.LINE_BOTH_ROWS, (*wares, deck.both_seals))
    return [Shortcut(message, codes), Shortcut(message, codes, targets=(f"both:{order}",))]


def end_of_phase(v: NovgorodView, deck: NovgorodDeck, codebook: Codebook) -> list[Shortcut]:
    """NOV-493: orders begun stay open, nothing is stored, open kontors bring income, and fees are paid of it."""
    funds = v.route.funds
    income = funds.income
    if funds.money + income < v.route.fees:  # a privilege or a luxury good would be needed
        return []
    begun = len(v.route.halves)
    moves = ["end", *["left"] * begun]
    if any(can_be_stored(v, deck, city) for city in cities_of(v)):
        moves.append("store-nothing")
    if len(moves) == 1:
        return []
    message = Message(messages.LINE_END, (begun, income, v.route.fees))
    return [Shortcut(message, tuple(codebook.code(move) for move in moves))]


def can_be_stored(v: NovgorodView, deck: NovgorodDeck, city: int) -> bool:
    """NOV-D08: an open kontor of one's own whose income the port fees do not need."""
    if not v.route.up & v.route.own & 1 << deck.good_of[city]:
        return False
    return v.route.fees <= max(v.route.funds.money, v.route.funds.have - v.incomes[city])


# -- gestures -----------------------------------------------------------------------------------------------


def gestures(v: NovgorodView, deck: NovgorodDeck, codebook: Codebook, says: Saying) -> list[Shortcut]:
    """A card of the route, or the hold, dropped on a row, a special order or a manufactory that takes its good."""
    found: list[Shortcut] = []

    def add(good: int, held: bool, target: str, moves: list[str]) -> None:
        source = f"hold:{v.user}" if held else f"route:{deck.city_ids[deck.good_of.index(good)]}"
        codes = tuple(codebook.code(move) for move in moves)
        found.append(Shortcut(says(codes[0]), codes, targets=(source, target)))

    for order in v.traders[v.user].orders:
        name = deck.names("order")[order.card].id
        for row, view in enumerate((order.upper, order.lower)):
            for good, held in goods_of(view.ways):
                rest = (
                    recipe_for(deck, view.ways, good) if order.open else []
                )  # else the first move reveals it
                add(good, held, f"row:{name}:{row}", [f"fulfil {name} {ROWS[row]}", *rest])
    for position, special in enumerate(v.specials):
        for good, held in goods_of(special.ways if special.possible else ()):
            add(good, held, f"column:{position + 1}", [f"special {position + 1}"])
    for place in v.route.places:
        for good, held in goods_of(place.makes) if place.card != "placeholder" else ():
            name = deck.city_ids[place.city]
            add(good, held, f"workshop:{name}", [f"make {name}", *recipe_for(deck, place.makes, good)])
    return found


def goods_of(ways: Sequence[WayView]) -> list[tuple[int, bool]]:
    """The goods that go into something, and whether they lie in the hold."""
    return sorted(
        {(good, False) for way in ways for good in way.goods}
        | {(good, True) for way in ways for good in way.held}
    )


def recipe_for(deck: NovgorodDeck, ways: Sequence[WayView], good: int) -> list[str]:
    """The choices of manufactory and recipe, if the good leaves but one of each."""
    made = {(way.city, set_of([*way.goods, *way.held])) for way in ways if way.city != NONE}
    meant = [(city, goods) for city, goods in made if goods >> good & 1]
    if len(meant) != 1:
        return []
    ((city, goods),) = meant
    moves = [f"at {deck.city_ids[city]}"] if any(other != city for other, _ in made) else []
    if sum(other == city for other, _ in made) > 1:
        moves.append(f"recipe {name_of(goods, deck.good_ids)}")
    return moves
