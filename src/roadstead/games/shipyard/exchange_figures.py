"""Figures of the exchange: its settings, and what each train brings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from roadstead.games.shipyard import tasks
from roadstead.games.shipyard.actions import trader_bonus
from roadstead.games.shipyard.deck import COMMODITIES
from roadstead.games.shipyard.market_figures import next_settings, price_at, sale_of
from roadstead.games.shipyard.state import ShipyardState


@dataclass(frozen=True)
class RateView:
    """What a load of a commodity sells for."""

    price: int
    trader: int
    """What own traders add."""
    total: int


@dataclass(frozen=True)
class ComboView:
    """What may be done with all loads of a commodity at once."""

    move: str
    """The choice, in notation."""
    pieces: tuple[int, ...]
    """Bartered for."""
    sold: int
    """Loads sold."""
    guilders: int


@dataclass(frozen=True)
class LoadsView:
    """The loads of a commodity on a train."""

    commodity: int
    loads: int
    combos: tuple[ComboView, ...]
    """In the order of the engine. No line of two commodities has a piece in common, unless a deck of one's own says
    so."""


@dataclass(frozen=True)
class WagonView:
    """A train that the player holds."""

    train: int
    same: int
    """The train with equal loads that is offered instead, or itself."""
    move: str
    """The choice, in notation."""
    sale: int
    """The guilders for all its loads."""
    loads: tuple[LoadsView, ...]


@dataclass(frozen=True)
class ExchangeView:
    """The exchange: as the marker stands, and for the exchange under way or the next one."""

    settings: tuple[tuple[int, ...], ...]
    """By setting and commodity: the prices, without traders."""
    prices: tuple[tuple[int, ...], ...]
    """The same with the viewer's traders."""
    marker: int
    """Where it stands, counted from 0: the setting of the latest exchange; before the first one, the last setting."""
    started: bool
    """There was an exchange in this game."""
    under_way: bool
    was: int
    """The setting before the one that counts now, counted from 0."""
    now: int
    """The setting that counts, counted from 0: of the exchange under way, or the next one."""
    rates: tuple[RateView, ...]
    """By commodity, at that setting, with the viewer's traders."""
    barter: tuple[tuple[int, ...], ...]
    """By commodity: the pieces of its line."""
    wagons: tuple[WagonView, ...]
    """The viewer's trains."""
    unloading: tuple[LoadsView, ...]
    """The loads of the train that is being unloaded that are still to be traded."""
    rest: int
    """The guilders for all of these."""


UNLOADING: Final = (tasks.EXCHANGE, tasks.LOAD, tasks.LOADS)


def exchange_of(s: ShipyardState, seat: int) -> ExchangeView:
    """SHY-571, SHY-572, SHY-573, SHY-574, SHY-575."""
    deck = s.deck
    under_way = any(due.kind in UNLOADING for due in s.dues())
    setting = s.setting if under_way else next_settings(s)[0]
    loads = [
        s.loads[commodity] if under_way and seat == s.user else 0 for commodity in range(len(COMMODITIES))
    ]
    unloading = tuple(
        loads_of(s, commodity, loads[commodity], seat, setting, s.bartered)
        for commodity in range(len(COMMODITIES))
        if loads[commodity]
    )
    return ExchangeView(
        settings=tuple(
            tuple(prices[setting] for prices in deck.prices) for setting in range(deck.settings_count)
        ),
        prices=tuple(
            tuple(price_at(s, seat, commodity, setting + 1) for commodity in range(len(COMMODITIES)))
            for setting in range(deck.settings_count)
        ),
        marker=(s.setting - 1) % deck.settings_count,
        started=s.setting > 0,
        under_way=under_way,
        was=(setting - 2) % deck.settings_count,
        now=setting - 1,
        rates=tuple(rate_of(s, seat, commodity, setting) for commodity in range(len(COMMODITIES))),
        barter=tuple(tuple(dict.fromkeys(line)) for line in deck.barter),
        wagons=tuple(wagon_of(s, seat, train, setting) for train in s.wagons[seat]),
        unloading=unloading,
        rest=sum(
            loads[commodity] * price_at(s, seat, commodity, setting) for commodity in range(len(COMMODITIES))
        ),
    )


def rate_of(s: ShipyardState, seat: int, commodity: int, setting: int) -> RateView:
    trader = trader_bonus(s, seat, commodity)
    price = s.deck.prices[commodity][setting - 1]
    return RateView(price, trader, price + trader)


def wagon_of(s: ShipyardState, seat: int, train: int, setting: int) -> WagonView:
    loads = s.deck.loads[train]
    same = next(other for other in s.wagons[seat] if s.deck.loads[other] == loads)  # SHY-D09
    return WagonView(
        train=train,
        same=same,
        move=s.codes.book.notation(s.codes.exchange.at(same)),
        sale=sale_of(s, seat, train, setting),
        loads=tuple(
            loads_of(s, commodity, loads[commodity], seat, setting, 0)
            for commodity in range(len(COMMODITIES))
            if loads[commodity]
        ),
    )


def loads_of(
    s: ShipyardState, commodity: int, count: int, seat: int, setting: int, bartered: int
) -> LoadsView:
    codes = s.codes
    price = price_at(s, seat, commodity, setting)
    combos = [
        ComboView(
            move=codes.book.notation(codes.trade.at(trade)),
            pieces=tuple(codes.traded[trade]),
            sold=codes.sold[trade],
            guilders=codes.sold[trade] * price,
        )
        for trade in codes.trades[commodity][count]
        if not codes.traded_bits[trade] & bartered  # SHY-574
    ]
    return LoadsView(commodity, count, tuple(combos))
