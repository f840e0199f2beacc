"""What a seat, or the public, may see of a position."""

from __future__ import annotations

from dataclasses import dataclass

from roadstead.engine.game import Score, View
from roadstead.engine.pile import Pile
from roadstead.games.bremerhaven import figures, tasks
from roadstead.games.bremerhaven.bidding import bid_of
from roadstead.games.bremerhaven.boards import fitting_docks
from roadstead.games.bremerhaven.deck import (
    BUILDING,
    BUILDINGS,
    CELLS,
    INFLUENCE,
    LAND,
    PERMIT,
    PRICES,
    SEA,
)
from roadstead.games.bremerhaven.evening import TonightView, tonight_of
from roadstead.games.bremerhaven.figures import GradeView, UseView
from roadstead.games.bremerhaven.harbour import conversion_price, harbour_value
from roadstead.games.bremerhaven.ledger import LedgerView, ledger_of
from roadstead.games.bremerhaven.scoring import score_of
from roadstead.games.bremerhaven.state import (
    BALANCE,
    CASH,
    CELL,
    COUNT,
    COVERED,
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
    prestige: int
    """What the ship counts for in this harbour."""
    until: int
    """The round at whose end it leaves."""


@dataclass(frozen=True)
class LoadView:
    """A loading dock: -1 for no contract."""

    contract: int
    time: int
    until: int
    """The round at whose end it is due."""
    delivered: tuple[int, ...]
    closed: bool
    """Takes no goods, as a cover lies below (BRE-611)."""
    symbols: tuple[tuple[int, int], ...]
    """Each symbol, those of any type (4) last, with the good that lies there or -1."""
    lacking: tuple[int, ...]
    """The open symbols by type, any type last."""
    sale: int
    """What the goods delivered sell for at the prices of now."""
    complete: tuple[int, int]
    """The money it brings once it is complete, reward included: at least and at most, at the prices of now."""
    missed: tuple[int, int]
    """What is lost if goods are missing: nothing (0), money (1) or prestige (2), and the amount."""


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
    places: tuple[int, ...]
    """The space of each of these, -1 in hand; empty where the viewer does not know."""
    next_card: int
    """The lowest card of the reserve that was not taken yet; 0 for none."""


@dataclass(frozen=True)
class LaidView:
    """An influence card on a space, face down for those who do not know its value."""

    bidder: int
    at: int
    """Which of the bidder's cards it is, the first one 0."""
    value: int
    """0 where it is not known."""


@dataclass(frozen=True)
class SpaceView:
    """A bidding space in use, with what is to be had there and what was bid."""

    space: int
    number: str
    """Its number in the rulebook, such as 2.1."""
    card: int
    """The building, price card, ship or contract that lies there; -1 for none."""
    to_come: bool
    """Not settled yet in this round."""
    laid: tuple[LaidView, ...]
    """The cards that lie there, bidder by bidder."""
    sums: tuple[int, ...]
    """The bid of each bidder, 0 where there is none or it is not known."""
    highest: int
    """The highest bid after the reveal, else 0."""
    ties: tuple[int, ...]
    """All bidders, the one who wins a tie first."""
    outcome: int
    """One of HIDDEN, NOBODY, EVERYBODY, WON, TIED and OPEN of `figures`, 0 to 5."""
    winner: int
    """Who acts there alone as things stand, the dummy after all seats; -1 for nobody, and where everybody acts."""
    costs: tuple[int, ...]
    """1.2 and 1.3 after the reveal: what each bidder pays for the first permit or card; -1: may not act."""
    parked: tuple[int, ...]
    """1.0: the money that each bidder gets for the cards there."""
    fits: tuple[int, ...]
    """The viewer's docks or loading docks, from 0, that could take the ship or contract."""
    until: int
    """The round at whose end the ship or contract taken now leaves or is due; 0 elsewhere."""
    complete: tuple[int, int]
    """The money that a contract brings the viewer once it is complete: at least and at most, at the prices of now."""
    symbols: tuple[tuple[int, int], ...]
    """Each symbol of a contract, and where the viewer has a good for it: 0 nowhere, 1 in storage, 2 on a ship."""
    papers: int
    """In a solo game: how many newspapers still name this space for the dummy."""


@dataclass(frozen=True)
class PlayerHarbourView:
    """A player's harbour. Cells hold -1 (free), -2 (covered) or a building."""

    seat: int
    cash: int
    balance: int
    prestige: int
    walls: tuple[int, ...]
    cells: tuple[int, ...]
    goods: tuple[tuple[int, ...], ...]
    """The stored goods as they may be drawn, on each of the twelve spaces."""
    site: int
    """The space on which the next building will stand; -1 if there is no empty one."""
    stored: tuple[int, ...]
    docks: tuple[DockView, ...]
    berths: tuple[int, ...]
    """The size of each dock: the smaller number of bollards on its two walls."""
    loads: tuple[LoadView, ...]
    gained: tuple[int, ...]
    places: int
    """The storage places for any good in all."""
    spare: int
    """How many of them are free."""
    bollard_costs: tuple[int, ...]
    cover_costs: tuple[int, ...]
    bollard_prices: tuple[int, ...]
    """With the permit, while this player may use one; else empty, as the prices of covers are."""
    cover_prices: tuple[int, ...]
    least_bollard: int
    """The cheapest one to be had with the permit, -1 if there is none; so for covers."""
    least_cover: int
    permits: int
    """Permits used on the Town board, in this round or the last one."""
    permit_price: int
    growth_price: int
    conversion_price: int
    produced: tuple[int, ...]
    """Production buildings used in 4.1, in this round or the last one."""
    value: int
    """The prestige of all ships and buildings, to which the track rises in 4.3."""
    uses: tuple[UseView, ...]
    """What each good could do if it is delivered next."""
    tonight: TonightView
    score: Score


@dataclass(frozen=True)
class BremerhavenView(View):
    settings: tuple[int, ...]
    round: int
    phase: int
    """The index of one of the phases of `figures`."""
    rounds: int
    """How many there are; 0 if nobody knows."""
    lap: int
    """Of the bidding, from 1; else 0."""
    track: int
    """How many spaces the ship token has to go in all, how many it has gone, and how many are left."""
    gone: int
    left: int
    step: int
    news: int
    ladder: tuple[int, ...]
    incomes: tuple[int, ...]
    """By rank."""
    mooring_costs: tuple[tuple[int, ...], ...]
    """The printed costs of the bollard places of each wall."""
    spaces: tuple[SpaceView, ...]
    """In the order of resolution."""
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
    building_discards: tuple[int, ...]
    ships_unseen: tuple[int, ...]
    """The ships still in the deck, in no order; so for contracts, buildings and, in a long game, newspapers."""
    contracts_unseen: tuple[int, ...]
    buildings_unseen: tuple[int, ...]
    papers_unseen: tuple[int, ...]
    grade: GradeView | None
    """In a solo game."""
    ledger: LedgerView | None
    """At its end, unless it began before one was kept."""
    price: int
    prices_top: tuple[int, ...]
    prices_bottom: tuple[int, ...]
    revealed: bool
    bids: tuple[BidsView, ...]
    harbours: tuple[PlayerHarbourView, ...]


def space_at(v: BremerhavenView, space: int) -> SpaceView:
    """A space in use."""
    return next(found for found in v.spaces if found.space == space)


def view_of(s: BremerhavenState, seat: int | None) -> BremerhavenView:
    due = s.dues()
    evening = figures.last_evening(s)
    return BremerhavenView(
        seat=seat,
        seats=s.seats,
        turn=s.turn,
        due=due,
        over=not s.acting,
        settings=tuple(s.settings),
        round=s.turn,
        phase=figures.phase_of(due),
        rounds=figures.rounds_of(s),
        lap=next((len(s.bid_spaces[one.seat]) + 1 for one in due if one.kind == tasks.BID), 0),
        track=s.deck.track_end - s.deck.track_start[s.bidders],
        gone=s.token - s.deck.track_start[s.bidders] if s.turn else 0,
        left=s.deck.track_end - s.token,
        step=s.step,
        news=s.news,
        ladder=tuple(s.ladder),
        incomes=tuple(s.deck.income[: s.bidders]),
        mooring_costs=tuple(tuple(costs) for costs in s.deck.bollard_cost),
        spaces=spaces_of(s, seat, evening),
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
        building_discards=tuple(s.lost_buildings),
        ships_unseen=unseen(s.ships),
        contracts_unseen=unseen(s.contracts),
        buildings_unseen=unseen(s.buildings),
        papers_unseen=tuple(sorted(s.papers)) if s.is_long() else (),
        grade=grade_of(s),
        ledger=ledger_of(s.ledger, *parts_of(s)) if s.finished else None,
        price=s.prices.top[0] if s.prices.top else NONE,
        prices_top=tuple(s.prices.top),  # BRE-344, BRE-R30
        prices_bottom=tuple(s.prices.bottom),  # BRE-344, BRE-R30
        revealed=bool(s.revealed),
        bids=tuple(bids_of(s, bidder, seat) for bidder in range(s.bidders)),
        harbours=tuple(harbour_of(s, other, evening) for other in range(s.seats)),
    )


def stack_number(pile: Pile, stacks: list[int]) -> int:
    return stacks[pile.middle[0][0]] + 1 if pile.middle else 0


def unseen(pile: Pile) -> tuple[int, ...]:
    """Everybody can tell, as all other cards of the deck lie open."""
    return tuple(sorted(card for part in pile.middle for card in part))


def grade_of(s: BremerhavenState) -> GradeView | None:
    if s.seats > 1:
        return None
    money, prestige = parts_of(s)
    return figures.grade_of(s.deck.grade_from, money, prestige)


def parts_of(s: BremerhavenState) -> tuple[int, int]:
    """What a solo game's score is the product of."""
    h = s.harbours[0]
    return h[CASH] + h[BALANCE], h[TRACK]


def spaces_of(s: BremerhavenState, viewer: int | None, evening: int) -> tuple[SpaceView, ...]:
    to_come = figures.spaces_to_come(s)
    return tuple(
        space_of(s, viewer, space, space in to_come, evening) for space in figures.spaces_in_use(s.bidders)
    )


def space_of(s: BremerhavenState, viewer: int | None, space: int, to_come: bool, evening: int) -> SpaceView:
    laid: list[LaidView] = []
    sums = [0] * s.bidders
    for bidder in range(s.bidders):
        known = knows_bids(s, bidder, viewer)
        spaces, values = s.bid_spaces[bidder], s.bid_values[bidder]
        for at in range(len(spaces)):
            if spaces[at] == space:
                value = values[at] if known else 0
                laid.append(LaidView(bidder, at, value))
                sums[bidder] += value
    card = card_on(s, space, to_come)
    contract = card if space >= LAND else NONE
    time = time_of(s, space, card)
    return SpaceView(
        space=space,
        number=figures.number_of(space),
        card=card,
        to_come=to_come,
        laid=tuple(laid),
        sums=tuple(sums),
        highest=max(sums) if s.revealed else 0,
        ties=tuple(figures.by_tie(s, space)),
        outcome=figures.outcome_of(s, space),
        winner=figures.winner_of(s, space),
        costs=tuple(figures.costs_of(s, space)),
        parked=tuple(figures.parked_of(s, space)),
        until=evening + time if time else 0,
        complete=(0, 0) if contract == NONE else figures.money_when_complete(s, viewer, contract),
        symbols=() if contract == NONE or viewer is None else tuple(figures.whereabouts(s, viewer, contract)),
        fits=() if viewer is None or card == NONE else tuple(fitting(s, viewer, space, card)),
        papers=figures.papers_left(s, space),
    )


def card_on(s: BremerhavenState, space: int, to_come: bool) -> int:
    if space == BUILDING:  # once it is gained, the top card is that of the next round
        there = s.buildings.top and (to_come or not s.revealed)
        return s.buildings.top[0] if there else NONE
    if space == PRICES:
        return s.prices.top[0] if s.prices.top else NONE
    if space >= LAND:
        return s.land[space - LAND]
    return s.sea[space - SEA] if space >= SEA else NONE


def time_of(s: BremerhavenState, space: int, card: int) -> int:
    """The printed time of a ship or contract on offer."""
    if space < SEA or card == NONE:
        return 0
    return s.deck.delivery_time[card] if space >= LAND else s.deck.lay_time[card]


def fitting(s: BremerhavenState, seat: int, space: int, card: int) -> list[int]:
    """BRE-403, BRE-503: where a seat could put the ship or the contract."""
    if space >= LAND:
        return [load for load in range(4) if s.harbours[seat][LOADS[load]] == NONE]
    return fitting_docks(s, seat, card) if space >= SEA else []


def knows_bids(s: BremerhavenState, bidder: int, viewer: int | None) -> bool:
    """BRE-204, BRE-209."""
    return bidder == viewer or bool(s.revealed)


def bids_of(s: BremerhavenState, bidder: int, viewer: int | None) -> BidsView:
    """BRE-204, BRE-I18: other bidders' values are hidden until the reveal, and so are their remaining cards."""
    known = knows_bids(s, bidder, viewer)
    spaces = tuple(s.bid_spaces[bidder])
    return BidsView(
        spaces=spaces,
        values=tuple(s.bid_values[bidder]) if known else (0,) * len(spaces),
        hand=tuple(s.hands[bidder]) if known else (),
        cards=tuple(s.hand_of(bidder)),
        places=tuple(places_of_cards(s, bidder)) if known else (),
        next_card=next_card(s, bidder),
    )


def places_of_cards(s: BremerhavenState, bidder: int) -> list[int]:
    """The space of each card of this round, NONE for one in hand; of equal cards the first one was laid first."""
    left = list(zip(s.bid_values[bidder], s.bid_spaces[bidder], strict=True))
    found: list[int] = []
    for value in s.hand_of(bidder):
        laid = next((card for card in left if card[0] == value), None)
        found.append(NONE if laid is None else laid[1])
        if laid is not None:
            left.remove(laid)
    return found


def harbour_of(s: BremerhavenState, seat: int, evening: int) -> PlayerHarbourView:
    h = s.harbours[seat]
    bollards = tuple(bollard_cost(s, seat, wall) if h[WALL + wall] < 3 else 0 for wall in range(4))
    free_walls = [wall for wall in range(4) if h[WALL + wall] < 3]
    covered = [cell for cell in range(CELLS) if h[CELL + cell] == COVERED]
    covers = tuple(cover_cost(s, seat, cell) for cell in range(CELLS))
    asked = [due for due in s.dues() if due.seat == seat and due.kind == tasks.PERMIT]
    permit = permit_price(s, seat) if asked else NONE
    return PlayerHarbourView(
        seat=seat,
        cash=h[CASH],  # BRE-R32
        balance=h[BALANCE],
        prestige=h[TRACK],
        walls=tuple(h[WALL : WALL + 4]),
        cells=tuple(h[CELL : CELL + CELLS]),
        goods=tuple(tuple(goods) for goods in figures.goods_on_cells(s, seat)),
        site=figures.site_of(s, seat),
        stored=tuple(h[STORED : STORED + 4]),  # BRE-R32
        berths=tuple(figures.berths_of(s, seat)),
        docks=tuple(dock_of(s, seat, at, evening) for at in DOCKS),
        loads=tuple(load_of(s, seat, load, evening) for load in range(4)),
        gained=tuple(s.gained[seat]),
        places=figures.places_of(s, seat),
        spare=s.spare_spaces(seat),
        bollard_costs=bollards,
        cover_costs=covers,
        bollard_prices=tuple(cost + permit for cost in bollards) if permit != NONE else (),
        cover_prices=tuple(cost + permit for cost in covers) if permit != NONE else (),
        least_bollard=least_price(permit, bollards, free_walls),
        least_cover=least_price(permit, covers, covered),
        permits=h[PERMITS],
        permit_price=permit_price(s, seat) if s.revealed and bid_of(s, seat, PERMIT) else 0,
        growth_price=growth_price(s, seat) if s.revealed and bid_of(s, seat, INFLUENCE) else 0,
        conversion_price=conversion_price(s, seat),
        produced=tuple(building for building in range(BUILDINGS) if h[PRODUCED] >> building & 1),
        value=harbour_value(s, seat),
        uses=tuple(figures.uses_of(s, seat)),
        tonight=tonight_of(s, seat),
        score=score_of(s, seat),
    )


def least_price(permit: int, costs: tuple[int, ...], places: list[int]) -> int:
    if permit == NONE or not places:
        return NONE
    return permit + min(costs[place] for place in places)


def dock_of(s: BremerhavenState, seat: int, at: int, evening: int) -> DockView:
    h = s.harbours[seat]
    prestige = figures.prestige_of(s, seat, h[at]) if h[at] != NONE else 0
    until = evening + h[at + TIME] if h[at] != NONE else 0
    return DockView(h[at], h[at + TIME], h[at + TYPE], h[at + COUNT], prestige, until)


def load_of(s: BremerhavenState, seat: int, load: int, evening: int) -> LoadView:
    h = s.harbours[seat]
    contract = h[LOADS[load]]
    closed = h[CELL + load] == COVERED
    if contract == NONE:
        return LoadView(NONE, 0, 0, (0, 0, 0, 0), closed, (), (), 0, (0, 0), (0, 0))
    delivered = figures.delivered_to(s, seat, load)
    return LoadView(
        contract=contract,
        time=h[LOADS[load] + TIME],
        until=evening + h[LOADS[load] + TIME],
        delivered=tuple(delivered),
        closed=closed,
        symbols=tuple(figures.filled(s.deck.need[contract], delivered)),
        lacking=tuple(figures.lacking(s, seat, load)),
        sale=figures.sale_of(s, seat, load),
        complete=figures.money_when_complete(s, seat, contract, delivered),
        missed=figures.penalty_of(s, seat, contract),
    )
