"""The rest of a turn on paper: what is sure to come at the end of phase 2 and at the end of the turn."""

from __future__ import annotations

from dataclasses import dataclass

from roadstead.engine.game import kind_of
from roadstead.games.novgorod import tasks
from roadstead.games.novgorod.deck import (
    CITIES,
    EXTRA_INCOME,
    NONE,
    ORDERS_UNDER_SHIP,
    ROUTE_CITIES,
    SEAL,
)
from roadstead.games.novgorod.figures import bonuses_gained, merchant_way, open_cities, worth_of
from roadstead.games.novgorod.lookahead import merchant_income
from roadstead.games.novgorod.state import PLACEHOLDER, NovgorodState


@dataclass(frozen=True)
class ForecastLine:
    """One thing that comes without a further choice."""

    cause: str
    """"income" and "merchant" (of a city), "extra-income", "fee" (of a city), "bonus" (a condition met by what was done
    already), "career" and "privilege" (phase 4)."""
    city: int
    """-1 for none."""
    card: int
    """The bonus card, or -1."""
    ducats: int
    seals: int


@dataclass(frozen=True)
class ForecastView:
    """What the player of the turn will have if nothing more is done, stored or bought."""

    money: int
    seals: int
    """As they are now."""
    phase: tuple[ForecastLine, ...]
    """Up to the end of phase 2."""
    phase_ducats: int
    """By how much these lines change the ducats, and the seals."""
    phase_seals: int
    money_then: int
    """After phase 2."""
    seals_then: int
    short: int
    """The ducats that the fees still lack (NOV-R14)."""
    turn: tuple[ForecastLine, ...]
    """Phase 4."""
    turn_seals: int
    seals_after: int
    """At the end of the turn; the ducats are those after phase 2."""
    merchant: tuple[int, ...]
    """The cities the merchant walks through, the goal last; empty once that is done."""


def forecast_of(s: NovgorodState) -> ForecastView | None:
    """None outside of turns."""
    kinds = {kind_of(due) for due in s.agenda}
    for stack in s.pending:
        kinds |= {kind_of(due) for due in stack}
    if not s.turn or tasks.END_TURN not in kinds:
        return None
    seat = s.user
    phase = phase_lines(s, kinds)
    money = s.money[seat] + sum(line.ducats for line in phase)
    forced = money < s.fees and s.may_use(seat, EXTRA_INCOME)  # NOV-R14
    if forced:
        phase.append(ForecastLine("extra-income", NONE, NONE, s.deck.amounts[EXTRA_INCOME], 0))
        money += s.deck.amounts[EXTRA_INCOME]
    for card in s.route:
        if card < PLACEHOLDER and not s.own >> s.deck.good_of[card] & 1 and s.deck.fee[card]:
            phase.append(ForecastLine("fee", card, NONE, -s.deck.fee[card], 0))
    short = max(0, s.fees - money)
    seals = s.seals[seat] + sum(line.seals for line in phase)
    turn = turn_lines(s, forced)
    turn_seals = sum(line.seals for line in turn)
    walks = tasks.PURCHASE in kinds and bool(kinds & {tasks.ROUTE, tasks.EVALUATE, tasks.CLOSE})
    return ForecastView(
        money=s.money[seat],
        seals=s.seals[seat],
        phase=tuple(phase),
        phase_ducats=sum(line.ducats for line in phase),
        phase_seals=sum(line.seals for line in phase),
        money_then=max(0, money - s.fees),
        seals_then=seals,
        short=short,
        turn=tuple(turn),
        turn_seals=turn_seals,
        seals_after=seals + turn_seals,
        merchant=merchant_way(s) if walks else (),
    )


def phase_lines(s: NovgorodState, kinds: set[int]) -> list[ForecastLine]:
    """NOV-493: the income, and bonus cards that wait for the end of the route or for a counter."""
    seat = s.user
    found: list[ForecastLine] = []
    if tasks.ROUTE in kinds:
        found += bonus_lines(s, ROUTE_CITIES, s.cities.bit_count())  # NOV-420
    if tasks.COUNTER in kinds:
        found += bonus_lines(s, ORDERS_UNDER_SHIP, s.orders_under_ship(seat) + 1)  # NOV-857
    for city in open_cities(s):
        printed = s.deck.income[s.kontor[CITIES * seat + city]]
        found.append(ForecastLine("income", city, NONE, printed, 0))
        extra = merchant_income(s, city)
        if extra:
            found.append(ForecastLine("merchant", city, NONE, extra, 0))
    return found


def bonus_lines(s: NovgorodState, condition: int, amount: int) -> list[ForecastLine]:
    gains = bonuses_gained(s, s.user, condition, amount)
    return [ForecastLine("bonus", NONE, s.bonus[place], 0, worth_of(s, place)) for place in gains]


def turn_lines(s: NovgorodState, forced: bool) -> list[ForecastLine]:
    """NOV-601, NOV-602."""
    seat = s.user
    found: list[ForecastLine] = []
    seals = s.seals_per_turn(seat)
    if seals:
        found.append(ForecastLine("career", NONE, NONE, 0, seals))
    if s.may_use(seat, SEAL) and not forced:
        found.append(ForecastLine("privilege", NONE, NONE, 0, s.deck.amounts[SEAL]))
    return found
