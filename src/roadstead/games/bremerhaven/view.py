"""What a seat, or the public, may see of a position."""

from __future__ import annotations

from dataclasses import dataclass

from roadstead.engine.game import Score, View
from roadstead.engine.pile import Pile
from roadstead.games.bremerhaven.bidding import bid_of, highest_bid, winner_of
from roadstead.games.bremerhaven.deck import BUILDINGS, CELLS, INFLUENCE, PERMIT, SPACES
from roadstead.games.bremerhaven.harbour import conversion_price
from roadstead.games.bremerhaven.scoring import score_of
from roadstead.games.bremerhaven.state import (
    BALANCE,
    CASH,
    CELL,
    COUNT,
    DELIVERED,
    DOCKS,
    LOADS,
    NONE,
    PERMITS,
    PRODUCED,
    STORED,
    TIME,
    TRACK,
    TYPE,
    WALL,
    BremerhavenState,
)
from roadstead.games.bremerhaven.town import bollard_cost, cover_cost, growth_price, next_card, permit_price


@dataclass(frozen=True)
class DockView:
    """A dock: -1 for no ship."""

    ship: int
    time: int
    good: int
    count: int


@dataclass(frozen=True)
class LoadView:
    """A loading dock: -1 for no contract."""

    contract: int
    time: int
    delivered: tuple[int, ...]


@dataclass(frozen=True)
class BidsView:
    """A bidder's cards: the space of each, and its value if the viewer knows it."""

    spaces: tuple[int, ...]
    """The space of each card, in the order they were placed."""
    values: tuple[int, ...]
    """Its value, 0 where it is not known."""
    hand: tuple[int, ...]
    """The cards still in hand, as far as the viewer knows."""
    cards: tuple[int, ...]
    """The five values of this round, known to all."""
    next_card: int
    """The lowest card of the reserve that was not taken yet; 0 for none."""


@dataclass(frozen=True)
class PlayerHarbourView:
    """A player's harbour. Cells hold -1 (free), -2 (covered) or a building."""

    seat: int
    cash: int
    balance: int
    prestige: int
    walls: tuple[int, ...]
    cells: tuple[int, ...]
    stored: tuple[int, ...]
    docks: tuple[DockView, ...]
    loads: tuple[LoadView, ...]
    gained: tuple[int, ...]
    spare: int
    bollard_costs: tuple[int, ...]
    cover_costs: tuple[int, ...]
    permits: int
    """Permits used on the Town board, in this round or the last one."""
    permit_price: int
    growth_price: int
    conversion_price: int
    produced: tuple[int, ...]
    """Production buildings used in 4.1, in this round or the last one."""
    score: Score


@dataclass(frozen=True)
class BremerhavenView(View):
    settings: tuple[int, ...]
    round: int
    token: int
    left: int
    step: int
    news: int
    ladder: tuple[int, ...]
    sea: tuple[int, ...]
    land: tuple[int, ...]
    building: int
    buildings_left: int
    ships_left: int
    contracts_left: int
    next_ship_stack: int
    """The number on the back of the next ship, and of the next contract; 0 for an empty deck."""
    next_contract_stack: int
    ship_discards: tuple[int, ...]
    contract_discards: tuple[int, ...]
    dummy_used: tuple[int, ...]
    """In a solo game: the spaces that the dummy's newspapers have named since the last shuffle."""
    price: int
    prices_top: tuple[int, ...]
    prices_bottom: tuple[int, ...]
    highest: tuple[int, ...]
    """The highest bid on each space after the reveal, else 0."""
    winners: tuple[int, ...]
    """Who wins each space as things stand, the dummy after all seats; -1 for nobody and before the reveal."""
    revealed: bool
    bids: tuple[BidsView, ...]
    harbours: tuple[PlayerHarbourView, ...]


def bid_on(v: BremerhavenView, bidder: int, space: int) -> int:
    """The sum of a bidder's cards on a space, as far as the viewer knows them."""
    bids = v.bids[bidder]
    return sum(bids.values[at] for at in range(len(bids.spaces)) if bids.spaces[at] == space)


def view_of(s: BremerhavenState, seat: int | None) -> BremerhavenView:
    return BremerhavenView(
        seat=seat,
        seats=s.seats,
        turn=s.turn,
        due=s.dues(),
        over=not s.acting,
        settings=tuple(s.settings),
        round=s.turn,
        token=s.token,
        left=s.deck.track_end - s.token,
        step=s.step,
        news=s.news,
        ladder=tuple(s.ladder),
        sea=tuple(s.sea),
        land=tuple(s.land),
        building=s.buildings.top[0] if s.buildings.top else NONE,
        buildings_left=len(s.buildings),
        ships_left=len(s.ships),
        contracts_left=len(s.contracts),
        next_ship_stack=stack_number(s.ships, s.deck.ship_stack),
        next_contract_stack=stack_number(s.contracts, s.deck.contract_stack),
        ship_discards=tuple(s.ship_discards),
        contract_discards=tuple(s.contract_discards),
        dummy_used=dummy_used(s),
        price=s.prices.top[0] if s.prices.top else NONE,
        prices_top=tuple(s.prices.top),  # BRE-344, BRE-R30
        prices_bottom=tuple(s.prices.bottom),  # BRE-344, BRE-R30
        highest=tuple(highest_bid(s, space) if s.revealed else 0 for space in range(len(SPACES))),
        winners=tuple(winner_of(s, space) if s.revealed else NONE for space in range(len(SPACES))),
        revealed=bool(s.revealed),
        bids=tuple(bids_of(s, bidder, seat) for bidder in range(s.bidders)),
        harbours=tuple(harbour_of(s, other) for other in range(s.seats)),
    )


def stack_number(pile: Pile, stacks: list[int]) -> int:
    return stacks[pile.middle[0][0]] + 1 if pile.middle else 0


def dummy_used(s: BremerhavenState) -> tuple[int, ...]:
    if s.seats > 1:
        return ()
    used = [space for paper, space in enumerate(s.deck.dummy_space) if paper not in s.papers]
    return tuple(sorted(used))


def bids_of(s: BremerhavenState, bidder: int, viewer: int | None) -> BidsView:
    """BRE-204, BRE-I18: other bidders' values are hidden until the reveal, and so are their remaining cards."""
    known = bidder == viewer or bool(s.revealed)  # BRE-209
    spaces = tuple(s.bid_spaces[bidder])
    return BidsView(
        spaces=spaces,
        values=tuple(s.bid_values[bidder]) if known else (0,) * len(spaces),
        hand=tuple(s.hands[bidder]) if known else (),
        cards=tuple(s.hand_of(bidder)),
        next_card=next_card(s, bidder),
    )


def harbour_of(s: BremerhavenState, seat: int) -> PlayerHarbourView:
    h = s.harbours[seat]
    return PlayerHarbourView(
        seat=seat,
        cash=h[CASH],  # BRE-R32
        balance=h[BALANCE],
        prestige=h[TRACK],
        walls=tuple(h[WALL : WALL + 4]),
        cells=tuple(h[CELL : CELL + CELLS]),
        stored=tuple(h[STORED : STORED + 4]),  # BRE-R32
        docks=tuple(DockView(h[at], h[at + TIME], h[at + TYPE], h[at + COUNT]) for at in DOCKS),
        loads=tuple(
            LoadView(h[at], h[at + TIME], tuple(h[at + DELIVERED : at + DELIVERED + 4])) for at in LOADS
        ),
        gained=tuple(s.gained[seat]),
        spare=s.spare_spaces(seat),
        bollard_costs=tuple(bollard_cost(s, seat, wall) if h[WALL + wall] < 3 else 0 for wall in range(4)),
        cover_costs=tuple(cover_cost(s, seat, cell) for cell in range(CELLS)),
        permits=h[PERMITS],
        permit_price=permit_price(s, seat) if s.revealed and bid_of(s, seat, PERMIT) else 0,
        growth_price=growth_price(s, seat) if s.revealed and bid_of(s, seat, INFLUENCE) else 0,
        conversion_price=conversion_price(s, seat),
        produced=tuple(building for building in range(BUILDINGS) if h[PRODUCED] >> building & 1),
        score=score_of(s, seat),
    )
