"""What a seat, or the public, may see of a position."""

from __future__ import annotations

from dataclasses import dataclass

from roadstead.engine.game import Score, View
from roadstead.games.novgorod.deck import CITIES, NONE, SPECIALS
from roadstead.games.novgorod.evaluation import special_price
from roadstead.games.novgorod.lookahead import merchant_income
from roadstead.games.novgorod.route import limit
from roadstead.games.novgorod.scoring import score_of, variety
from roadstead.games.novgorod.settings import FRONT, ROUND_STOP
from roadstead.games.novgorod.state import NovgorodState
from roadstead.games.novgorod.turn import pirate_price


@dataclass(frozen=True)
class TraderView:
    """A player. Kontors are by city: the card, or -1."""

    seat: int
    money: int
    seals: int
    speed: int
    kontors: tuple[int, ...]
    hold: int
    """The city whose good is stored, or -1."""
    known: tuple[int, ...]
    """Orders in hand that all know."""
    closed: tuple[int, ...]
    """Orders in hand that only their owner knows; for others empty."""
    closed_count: int
    left: tuple[int, ...]
    under: tuple[int, ...]
    counters: tuple[int, ...]
    """Face-down orders under the ship; for others empty until the end."""
    counter_count: int
    """How many special orders are fulfilled."""
    variety: int
    """Kinds on the orders under the ship, as far as the viewer knows; -1 if some of them are hidden."""
    career: int
    side: int
    """-1 until it is chosen."""
    level: int
    seals_per_turn: int
    red_x: bool
    privileges: tuple[int, ...]
    """Those not covered."""
    won: tuple[int, ...]
    """The bonus cards gained."""
    score: Score


@dataclass(frozen=True)
class RouteView:
    """The route of the turn. Cards are cities, or 8 + city for its placeholder; sets are one bit each."""

    cards: tuple[int, ...]
    own: int
    up: int
    """Goods face up and uncovered in the route."""
    cargo: int
    """The good in the hold, while it can be used."""
    made: int
    """Cities whose manufactory was used."""
    swapped: bool
    fees: int
    limit: int
    """How many cards it may have; the privilege speed may add to it."""
    privilege_used: bool
    target: int
    luxury_due: int
    luxuries_due: int
    kinds_due: int
    inputs_due: int
    """The least number of goods in the luxury good that is due."""
    both: int
    """Goods that lie in the route and in the hold."""
    halves: tuple[int, ...]
    done: int
    """Positions of the special orders fulfilled this turn."""
    bought: bool


@dataclass(frozen=True)
class NovgorodView(View):
    settings: tuple[int, ...]
    round: int
    last_round: bool
    """By NOV-701, or by the limit of NOV-R41."""
    start: int
    user: int
    manufactories: tuple[int, ...]
    """By city; -1 before they are dealt."""
    tops: tuple[int, ...]
    """The kontor on top of each stack, or -1."""
    stacks: tuple[int, ...]
    display: tuple[int, ...]
    stack_size: int
    bonus: tuple[int, ...]
    bonus_state: tuple[int, ...]
    column: tuple[int, ...]
    parts: tuple[int, ...]
    """The part each position of the column shows."""
    special_prices: tuple[int, ...]
    """By position: what it costs now, the rest of a discount taken off; -1 if it can no longer be chosen this turn."""
    discount_left: int
    merchant: int
    pirate: int
    pirate_price: int
    pirate_moved: bool
    """In this turn."""
    incomes: tuple[int, ...]
    """By city: what the user's kontor brings now, the merchant's ducats included."""
    route: RouteView
    traders: tuple[TraderView, ...]


def view_of(s: NovgorodState, seat: int | None) -> NovgorodView:
    dealt = s.side[s.user] != NONE
    full = len(s.column) == SPECIALS
    return NovgorodView(
        seat=seat,
        seats=s.seats,
        turn=s.turn,
        due=s.dues(),
        over=not s.acting,
        settings=tuple(s.settings),
        round=s.round(),
        last_round=s.last_round > 0 or s.round() >= s.settings[ROUND_STOP],
        start=s.start,
        user=s.user,
        manufactories=tuple(s.manufactory),
        tops=tuple(s.top_kontor(city) for city in range(CITIES)),
        stacks=tuple(s.stack),
        display=tuple(s.display),
        stack_size=s.stack_size(),
        bonus=tuple(s.bonus),
        bonus_state=tuple(s.bonus_state[: len(s.bonus)]),
        column=tuple(s.column),
        parts=tuple(s.part[card] for card in s.column),
        special_prices=tuple(price_now(s, position) for position in range(SPECIALS)) if full else (),
        discount_left=s.rest,
        merchant=s.merchant,
        pirate=s.pirate,
        pirate_price=pirate_price(s, s.user) if s.pirate_side() == FRONT else 0,
        pirate_moved=bool(s.pirate_moved),
        incomes=tuple(income_of(s, city) for city in range(CITIES)),
        route=route_of(s, dealt),
        traders=tuple(trader_of(s, other, seat) for other in range(s.seats)),
    )


def price_now(s: NovgorodState, position: int) -> int:
    if position < s.done.bit_length():  # NOV-862
        return NONE
    return max(0, special_price(s, position) - s.rest)  # NOV-863


def income_of(s: NovgorodState, city: int) -> int:
    kontor = s.kontor[CITIES * s.user + city]
    return s.deck.income[kontor] + merchant_income(s, city) if kontor != NONE else 0


def route_of(s: NovgorodState, dealt: bool) -> RouteView:
    return RouteView(
        cards=tuple(s.route),
        own=s.own,
        up=s.up,
        cargo=s.cargo,
        made=s.made,
        swapped=bool(s.swapped),
        fees=s.fees,
        limit=limit(s, s.user, NONE) if dealt else s.deck.start_speed,
        privilege_used=bool(s.privilege),
        target=s.target,
        luxury_due=s.luxury_due,
        luxuries_due=s.luxuries_due,
        kinds_due=s.kinds_due,
        inputs_due=s.inputs_due,
        both=s.up & s.cargo,
        halves=tuple(s.halves),
        done=s.done,
        bought=bool(s.bought),
    )


def trader_of(s: NovgorodState, seat: int, viewer: int | None) -> TraderView:
    own = seat == viewer
    counters = s.counters[seat]
    open_counters = own or bool(s.finished)  # NOV-860
    side = s.career_side(seat) if s.side[seat] != NONE else None
    return TraderView(
        seat=seat,
        money=s.money[seat],
        seals=s.seals[seat],
        speed=s.speed[seat],
        kontors=tuple(s.kontor[CITIES * seat : CITIES * (seat + 1)]),
        hold=s.hold[seat],
        known=tuple(s.known[seat]),
        closed=tuple(s.closed[seat]) if own else (),
        closed_count=len(s.closed[seat]),
        left=tuple(s.left[seat]),
        under=tuple(s.under[seat]),
        counters=tuple(counters) if open_counters else (),
        counter_count=len(counters) + s.blanks[seat],
        variety=variety(s, seat) if open_counters or not counters else NONE,
        career=s.career[seat],
        side=s.side[seat],
        level=s.level[seat],
        seals_per_turn=side.seals_per_turn[s.level[seat]] if side else 0,
        red_x=s.shows_red_x(seat),
        privileges=tuple(side.privileges[s.level[seat] :]) if side else (),
        won=tuple(card for place, card in enumerate(s.bonus) if s.won[seat] >> place & 1),
        score=score_of(s, seat),
    )
