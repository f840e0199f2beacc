"""What each card of a route, and the good in the hold, can still do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from roadstead.games.novgorod.deck import CITIES, GOODS, LOWER, NONE, UPPER
from roadstead.games.novgorod.deeds import OrderView, RiseView, SpecialView, WayView
from roadstead.games.novgorod.evaluation import can_store
from roadstead.games.novgorod.figures import FundsView, funds_of, income_at, open_cities
from roadstead.games.novgorod.state import PLACEHOLDER, NovgorodState


@dataclass(frozen=True)
class UseView:
    """Something that the good of a card could still do."""

    kind: Literal["row", "make", "special", "level", "income", "store"]
    """`make`: a luxury good for seals."""
    at: int
    """The order, city, position or level."""
    row: int
    """-1 if it is none."""
    city: int
    """Whose manufactory takes it; -1 without one."""
    goods: tuple[int, ...]
    """All goods that go into it together."""
    possible: bool
    missing: tuple[int, ...]
    """What it lacks if it is not possible."""
    seals: int
    ducats: int


@dataclass(frozen=True)
class PlaceView:
    """A card of the route, or what lies in the hold."""

    city: int
    card: Literal["own", "base", "placeholder"]
    good: int
    """-1 for a placeholder."""
    state: Literal["open", "used", "covered", "free"]
    """Covered by the manufactory; a placeholder is free or covered."""
    workshop: bool
    """The manufactory of its city lies on it."""
    fee: int
    income: int
    """What it brings at the end if nothing else is done with it."""
    without: FundsView | None
    """What pays the fees if its income is not taken; for cards with income."""
    uses: tuple[UseView, ...]
    makes: tuple[WayView, ...]
    """What the manufactory of a city's card can make for seals."""


def places_of(
    s: NovgorodState, uses: Sequence[UseView], makes: Sequence[tuple[WayView, ...]]
) -> tuple[PlaceView, ...]:
    """`makes`: by city."""
    return tuple(place_of(s, card, uses, makes[card % CITIES]) for card in s.route)


def place_of(s: NovgorodState, card: int, uses: Sequence[UseView], makes: tuple[WayView, ...]) -> PlaceView:
    city = card % CITIES
    made = bool(s.made >> city & 1)
    if card >= PLACEHOLDER:
        return PlaceView(city, "placeholder", NONE, "covered" if made else "free", made, 0, 0, None, (), ())
    good = s.deck.good_of[city]
    own = bool(s.own >> good & 1)
    laid = made and not s.spots >> city & 1
    up = bool(s.up >> good & 1)
    income = income_at(s, city) if own and up else 0
    return PlaceView(
        city=city,
        card="own" if own else "base",
        good=good,
        state="open" if up else "covered" if laid else "used",
        workshop=laid,
        fee=0 if own else s.deck.fee[city],
        income=income,
        without=without(s, good) if income else None,
        uses=tuple(use for use in uses if good in use.goods) if up else (),
        makes=makes,
    )


def without(s: NovgorodState, good: int) -> FundsView:
    """What pays the fees if the income of a good's card is not taken."""
    up = s.up
    s.up &= ~(1 << good)
    found = funds_of(s)
    s.up = up
    return found


def hold_of(s: NovgorodState, uses: Sequence[UseView]) -> PlaceView | None:
    """What lies in the hold of the player of the turn; under NOV-419 it is the base kontor."""
    city = s.hold[s.user]
    if city == NONE:
        return None
    good = s.deck.good_of[city]
    held = tuple(use for use in uses if good in use.goods and use.kind not in ("income", "store"))
    return PlaceView(
        city=city,
        card="base" if s.swapped else "own",
        good=good,
        state="open" if s.cargo else "used",
        workshop=False,
        fee=0,
        income=0,
        without=None,
        uses=held if s.cargo else (),
        makes=(),
    )


def uses_of(
    s: NovgorodState,
    orders: Sequence[OrderView],
    specials: Sequence[SpecialView],
    rise: RiseView | None,
    makes: Sequence[tuple[WayView, ...]],
) -> list[UseView]:
    """Everything the goods at hand could do next, with what it lacks where it is not possible."""
    found: list[UseView] = []
    for order in orders:
        for row, view in ((UPPER, order.upper), (LOWER, order.lower)):
            found += uses_for("row", order.card, row, view.wares, view.missing, view.seals, view.ways)
    for position, special in enumerate(specials):
        if special.state == "open":
            wares = special.goods if special.luxury == NONE else (*special.goods, GOODS + special.luxury)
            found += uses_for("special", position, NONE, wares, special.missing, special.seals, special.ways)
    for city, there in enumerate(makes):
        for way in there:
            goods = tuple(sorted({*way.goods, *way.held}))
            found.append(UseView("make", city, NONE, city, goods, True, (), way.seals, way.ducats))
    if rise is not None and rise.possible and rise.goods:
        found.append(UseView("level", rise.level, NONE, NONE, rise.kinds, True, (), 0, 0))
    for city in open_cities(s):
        goods = (s.deck.good_of[city],)
        found.append(UseView("income", city, NONE, NONE, goods, True, (), 0, income_at(s, city)))
        found.append(UseView("store", city, NONE, NONE, goods, can_store(s, city), (), 0, 0))
    return found


def uses_for(
    kind: Literal["row", "special"],
    at: int,
    row: int,
    wares: Sequence[int],
    missing: Sequence[int],
    seals: int,
    ways: Sequence[WayView],
) -> list[UseView]:
    if not ways:
        return [UseView(kind, at, row, NONE, tuple(wares), False, tuple(missing), seals, 0)]
    found: list[UseView] = []
    for way in ways:
        goods = tuple(sorted({*way.goods, *way.held}))
        found.append(UseView(kind, at, row, way.city, goods, True, (), way.seals, way.ducats))
    return found
