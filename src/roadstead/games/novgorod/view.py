"""What a seat, or the public, may see of a position."""

from __future__ import annotations

from dataclasses import dataclass

from roadstead.engine.game import Score, View
from roadstead.games.novgorod import figures
from roadstead.games.novgorod.deck import CITIES, GOODS, LUXURIES, NONE, SPECIALS, SPEED, Side
from roadstead.games.novgorod.deeds import (
    OrderView,
    RiseView,
    SpecialView,
    is_open,
    makes_of,
    orders_of,
    prices_at,
    rise_of,
    special_of,
)
from roadstead.games.novgorod.figures import CityView, FundsView, LinkView, PlaceholderView, income_at
from roadstead.games.novgorod.forecast import ForecastView, forecast_of
from roadstead.games.novgorod.route import limit
from roadstead.games.novgorod.route_cards import PlaceView, hold_of, places_of, uses_of
from roadstead.games.novgorod.scoring import score_of, variety
from roadstead.games.novgorod.settings import FRONT, ROUND_STOP
from roadstead.games.novgorod.setup import price_of_kontors
from roadstead.games.novgorod.sources import SourceView, sources_of
from roadstead.games.novgorod.stalls import BonusView, StallsView, bonuses_of, stalls_of
from roadstead.games.novgorod.state import NovgorodState
from roadstead.games.novgorod.turn import meets_end_condition, pirate_price


@dataclass(frozen=True)
class PrivilegeView:
    """A privilege of a career card."""

    privilege: int
    """The card that names it."""
    level: int
    """The level that covers it, from 1."""
    covered: bool
    free: bool
    """It can still be used in this turn, or in the next own one."""


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
    finished: int
    """Orders under the ship, the face-down ones of special orders included."""
    variety: int
    """Kinds on the orders under the ship, as far as the viewer knows them."""
    variety_more: bool
    """There may be more, on hidden counters."""
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
    hand: tuple[int, ...]
    """The cities of the kontors that lie neither in the route nor in the hold; one of them may be a placeholder."""
    spare: int
    """How many of them can still be laid."""
    orders: tuple[OrderView, ...]
    """Those somebody works on, as far as the viewer knows them: in hand, begun in this turn, left of the ship."""
    needs: tuple[int, ...]
    """By ware, in how many rows of these orders it is still needed."""
    rise: RiseView | None
    """The next level; none before the side is chosen, and after the last one."""
    fields: tuple[int, ...]
    """The seals a turn by level, -1 where the red X shows; `level` counts."""
    x_levels: int
    """How many levels are missing until the red X is gone."""
    privilege_cards: tuple[PrivilegeView, ...]
    """All of the career card, from the bottom to the top."""
    pirate_price: int
    """What moving the pirate would cost this player now (front)."""
    to_pay: int
    """In the introduction: what is chosen so far, and the dealt order; 0 once it is paid."""
    place: int
    """As things stand, from 1; 0 for those who show the red X."""
    ends: bool
    """Has set the end off, or would at the end of the round (NOV-701)."""
    score: Score
    sources: tuple[SourceView, ...]
    """Where the seals of each part came from."""


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
    places: tuple[PlaceView, ...]
    """The cards of the route with what each can still do."""
    hold: PlaceView | None
    """What lies in the hold of the player of the turn."""
    placeholder: PlaceholderView | None
    """While the route is laid."""
    funds: FundsView
    """What pays the port fees."""
    cities: int
    """How many different ones it has."""
    room: int
    """How many cards can still be laid."""
    fast_room: int
    """The same with the privilege speed, if it can be used."""
    target_at: int
    """Of the thing that is begun: 2 * order + row, or the position of a special order."""
    done: int
    """Positions of the special orders fulfilled this turn."""
    bought: bool


@dataclass(frozen=True)
class NovgorodView(View):
    settings: tuple[int, ...]
    phase: str
    """One of PHASES of `figures`."""
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
    cities: tuple[CityView, ...]
    links: tuple[LinkView, ...]
    specials: tuple[SpecialView, ...]
    bonuses: tuple[BonusView, ...]
    stalls: StallsView
    forecast: ForecastView | None
    """The rest of the turn; none outside of turns."""
    merchant_paid: bool
    """The merchant's reward of this turn is gained."""
    end_seals: int
    """NOV-701."""
    route: RouteView
    traders: tuple[TraderView, ...]


def view_of(s: NovgorodState, seat: int | None) -> NovgorodView:
    due = s.dues()
    dealt = s.side[s.user] != NONE
    full = len(s.column) == SPECIALS
    laying = figures.is_laying(due)
    ready = is_open(s, due)
    places = places_by_seals(s)
    traders = tuple(trader_of(s, other, seat, ready, places[other]) for other in range(s.seats))
    specials = tuple(special_of(s, position, ready) for position in range(SPECIALS)) if full else ()
    return NovgorodView(
        seat=seat,
        seats=s.seats,
        turn=s.turn,
        due=due,
        over=not s.acting,
        settings=tuple(s.settings),
        phase=figures.PHASES[figures.phase_of(s)],
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
        special_prices=tuple(prices_at(s, position)[0] for position in range(SPECIALS)) if full else (),
        discount_left=s.rest,
        merchant=s.merchant,
        pirate=s.pirate,
        pirate_price=pirate_price(s, s.user) if s.pirate_side() == FRONT else 0,
        pirate_moved=bool(s.pirate_moved),
        incomes=tuple(income_at(s, city) for city in range(CITIES)),
        cities=tuple(figures.city_of(s, city, laying, ready) for city in range(CITIES)),
        links=figures.links_of(s),
        specials=specials,
        bonuses=bonuses_of(s, [(trader.variety, trader.variety_more) for trader in traders]),
        stalls=stalls_of(s, due),
        forecast=forecast_of(s),
        merchant_paid=bool(s.merchant_paid),
        end_seals=s.deck.end_seals,
        route=route_of(s, dealt, laying, ready, traders[s.user], specials),
        traders=traders,
    )


def places_by_seals(s: NovgorodState) -> list[int]:
    """The place of each seat as things stand, from 1; 0 for those who show the red X (NOV-703)."""
    found = [0] * s.seats
    place = 1
    for seats in s.ranking():
        for seat in seats:
            if not s.shows_red_x(seat):
                found[seat] = place
        place += len(seats)
    return found


def route_of(
    s: NovgorodState,
    dealt: bool,
    laying: bool,
    ready: bool,
    trader: TraderView,
    specials: tuple[SpecialView, ...],
) -> RouteView:
    makes = makes_of(s) if ready else [()] * CITIES
    uses = uses_of(s, trader.orders, specials, trader.rise, makes) if ready else []
    most = limit(s, s.user, NONE) if dealt else s.deck.start_speed
    faster = s.deck.amounts[SPEED] if s.turn and s.may_use(s.user, SPEED) else 0
    return RouteView(
        cards=tuple(s.route),
        own=s.own,
        up=s.up,
        cargo=s.cargo,
        made=s.made,
        swapped=bool(s.swapped),
        fees=s.fees,
        limit=most,
        privilege_used=bool(s.privilege),
        target=s.target,
        luxury_due=s.luxury_due,
        luxuries_due=s.luxuries_due,
        kinds_due=s.kinds_due,
        inputs_due=s.inputs_due,
        both=s.up & s.cargo,
        halves=tuple(s.halves),
        places=places_of(s, uses, makes),
        hold=hold_of(s, uses),
        placeholder=figures.placeholder_of(s) if laying else None,
        funds=figures.funds_of(s),
        cities=s.cities.bit_count(),
        room=max(0, most - len(s.route)),
        fast_room=max(0, most + faster - len(s.route)),
        target_at=s.target_at,
        done=s.done,
        bought=bool(s.bought),
    )


def trader_of(s: NovgorodState, seat: int, viewer: int | None, ready: bool, place: int) -> TraderView:
    own = seat == viewer
    counters = s.counters[seat]
    open_counters = own or bool(s.finished)  # NOV-860
    side = s.career_side(seat) if s.side[seat] != NONE else None
    orders = orders_of(s, seat, viewer, ready and seat == s.user)
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
        finished=s.orders_under_ship(seat),
        variety=variety(s, seat, open_counters),
        variety_more=bool(counters) and not open_counters,
        career=s.career[seat],
        side=s.side[seat],
        level=s.level[seat],
        seals_per_turn=side.seals_per_turn[s.level[seat]] if side else 0,
        red_x=s.shows_red_x(seat),
        privileges=tuple(side.privileges[s.level[seat] :]) if side else (),
        won=tuple(card for place, card in enumerate(s.bonus) if s.won[seat] >> place & 1),
        hand=figures.hand_of(s, seat),
        spare=figures.spare_of(s, seat),
        orders=orders,
        needs=needs_of(orders),
        rise=rise_of(s, seat, ready and seat == s.user),
        fields=fields_of(side) if side else (),
        x_levels=max(0, side.red_x - s.level[seat]) if side else 0,
        privilege_cards=tuple(privilege_of(s, seat, level) for level in range(len(side.privileges)))
        if side
        else (),
        pirate_price=pirate_price(s, seat) if s.pirate_side() == FRONT else 0,
        to_pay=to_pay(s, seat),
        place=place,
        ends=bool(s.turn) and meets_end_condition(s, seat),
        score=score_of(s, seat),
        sources=sources_of(s, seat),
    )


def needs_of(orders: tuple[OrderView, ...]) -> tuple[int, ...]:
    found = [0] * (GOODS + LUXURIES)
    for order in orders:
        for row in (order.upper, order.lower):
            for ware in row.wares:
                found[ware] += not row.done
    return tuple(found)


def fields_of(side: Side) -> tuple[int, ...]:
    """NOV-109."""
    return tuple(NONE if level < side.red_x else seals for level, seals in enumerate(side.seals_per_turn))


def privilege_of(s: NovgorodState, seat: int, level: int) -> PrivilegeView:
    privilege = s.career_side(seat).privileges[level]
    covered = level < s.level[seat]
    free = s.may_use(seat, privilege) if s.turn and seat == s.user else not covered
    return PrivilegeView(s.deck.privilege_order.index(privilege), level + 1, covered, free)


def to_pay(s: NovgorodState, seat: int) -> int:
    """NOV-306."""
    return 0 if s.turn else price_of_kontors(s, seat) + s.deck.order_price * s.in_progress(seat)
