"""What a seat, or the public, may see of a position."""

from __future__ import annotations

from dataclasses import dataclass

from roadstead.engine.game import Score, View
from roadstead.games.shipyard import tasks
from roadstead.games.shipyard.actions import hire_price, sell_price, steps_price, trader_bonus
from roadstead.games.shipyard.building import complete_ships, ship_length, stand_ins
from roadstead.games.shipyard.canal_figures import (
    CanalView,
    FigureView,
    LayView,
    ReachView,
    canals_of,
    figure_of,
    lay_of,
    place_of,
    reach_of,
)
from roadstead.games.shipyard.canals import WIDTH
from roadstead.games.shipyard.codes import OFFICERS
from roadstead.games.shipyard.contract_figures import ContractView, FinalView, final_of, own_of
from roadstead.games.shipyard.countdown_figures import CountdownView, countdown_of
from roadstead.games.shipyard.cruise import (
    cabins_left,
    features_of,
    masts_left,
    most_of,
    pays,
    pieces_fitted,
    ship_cards,
    speed_of,
)
from roadstead.games.shipyard.cruise_figures import ShipView, VoyageView, fleet_of, last_voyage_of, voyage_of
from roadstead.games.shipyard.deck import (
    COMMODITIES,
    EMPLOYEES,
    ICONS,
    MANUFACTURE,
    NONE,
    PIECES,
    RECRUIT,
    YARD,
)
from roadstead.games.shipyard.exchange_figures import ExchangeView, exchange_of
from roadstead.games.shipyard.fitting_figures import FittingView, SailNowView, ahead_of, fitting_of
from roadstead.games.shipyard.market_figures import (
    DeskView,
    OfferView,
    RingView,
    circle_of,
    desks_of,
    eyes,
    ring_of,
    shelves_of,
)
from roadstead.games.shipyard.scoring import contract_points, score_of
from roadstead.games.shipyard.state import OFF_TRACK, ShipyardState
from roadstead.games.shipyard.track_figures import TrackCardView, track_of
from roadstead.games.shipyard.turn import income
from roadstead.games.shipyard.turn_figures import AdvanceView, FiguresView, advance_of, figures_of
from roadstead.games.shipyard.yard_figures import YardView, yard_of


@dataclass(frozen=True)
class BuilderView:
    """A player."""

    seat: int
    guilders: int
    marks: tuple[int, ...]
    """Action cards with the player's figures, the oldest first."""
    trains: tuple[int, ...]
    store: tuple[int, ...]
    employees: tuple[int, ...]
    yard: tuple[int, ...]
    """The card in each place, or -1."""
    ships: tuple[tuple[int, int], ...]
    """Complete ships in the yard: the place of the bow and the number of cards."""
    canals: tuple[CanalView, ...]
    space: int
    """Where the ship figure stands: 9 * canal + site, or -1."""
    came: int
    """Where it came from: a site of the same canal, or 9 + side."""
    used: int
    fleet: tuple[ShipView, ...]
    contracts: tuple[int, ...]
    """Contracts held; for others empty until the end."""
    contract_points: tuple[int, ...]
    """What each of them would score now."""
    contract_count: int
    given: tuple[int, ...]
    """Contracts given up, for their owner only."""
    score: Score
    seen: Score
    """The score as others see it."""
    dock: YardView
    """What the cards of the yard make, and where more may lie."""
    figure: FigureView | None
    """None before the first canal."""
    reach: ReachView


@dataclass(frozen=True)
class CruiseView:
    """The ship that is being fitted out or sails."""

    bow: int
    """The column of its bow; -1 while no ship sails."""
    length: int
    fitted: tuple[int, ...]
    pieces: tuple[int, ...]
    """What is fitted, by kind of piece, the captain with it."""
    speeds: tuple[int, ...]
    """While something is fitted: the speed with 0, 1, ... of it."""
    room: tuple[int, ...]
    """While something is fitted: the masts, for crew the cabins, left with 0, 1, ... of it."""
    reach: int
    speed: int
    sailed: int
    riband: int
    points: int
    pays: tuple[int, ...]
    """What each icon pays this ship."""


@dataclass(frozen=True)
class ShipyardView(View):
    settings: tuple[int, ...]
    stage: int
    early: bool
    start: int
    user: int
    laps: int
    actions: tuple[int, ...]
    positions: tuple[int, ...]
    """By action, absolute; -1000 while a card is not on the track."""
    lead: int
    incomes: tuple[int, ...]
    """By action: what the user would earn by choosing it."""
    main: int
    main_done: bool
    bonus_done: bool
    market: tuple[tuple[int, ...], ...]
    """Columns from row 1 up; -1 where a card was taken in the action under way."""
    stand_ins: tuple[int, ...]
    deck_sizes: tuple[int, ...]
    """Bows, middles, sterns, trains, canals."""
    first_middles: int
    """How many middles of the upper deck are left."""
    used_trains: tuple[int, ...]
    discards: tuple[int, ...]
    used_canals: tuple[int, ...]
    ring: int
    circle: int
    staff: int
    setting: int
    ring_prices: tuple[int, ...]
    """For the user, by sectors further than the first."""
    circle_prices: tuple[int, ...]
    employee_at: tuple[int, ...]
    employee_left: tuple[int, ...]
    hire_prices: tuple[int, ...]
    """For the user, by employee."""
    sell_prices: tuple[int, ...]
    """For the user, by commodity, at the setting now; 0 before the first exchange."""
    trader_bonus: tuple[int, ...]
    """For the user, by commodity: what traders add to a price."""
    built: int
    card: int
    canal: int
    cell: tuple[int, ...]
    """Column and row of the cell chosen for the canal; empty before."""
    loads: tuple[int, ...]
    cruise: CruiseView
    builders: tuple[BuilderView, ...]
    track: tuple[TrackCardView, ...]
    """The action cards from the lead backwards."""
    figures: tuple[FiguresView, ...]
    """By seat."""
    advance: AdvanceView | None
    """Of the turn; after the last turn, of that one. None in opening turns."""
    countdown: CountdownView
    shelves: tuple[tuple[OfferView, ...], ...]
    """As `market`, with prices."""
    equipment: RingView
    crew: RingView
    desks: tuple[DeskView, ...]
    """The employee track, as the marker reaches its spaces."""
    exchange: ExchangeView
    lay: LayView | None
    """While a canal is laid."""
    fitting: FittingView | None
    """While a ship is fitted out."""
    voyage: VoyageView | None
    """While a ship sails."""
    last_voyage: VoyageView | None
    """The last ship that sailed, until the next one does."""
    ahead: tuple[SailNowView, ...]
    """For each ship in the viewer's yard."""
    own: tuple[ContractView, ...]
    """The viewer's contracts; for nobody else."""
    own_points: int
    """What all of these would score now."""
    final: FinalView | None
    """After the end."""


def view_of(s: ShipyardState, seat: int | None) -> ShipyardView:
    user = s.user
    dealt = s.staff != NONE and NONE not in s.employee_at
    who = eyes(s, seat)
    own = own_of(s, seat)
    on_track = OFF_TRACK not in [s.position[action] for action in s.actions]
    return ShipyardView(
        seat=seat,
        seats=s.seats,
        turn=s.turn,
        due=s.dues(),
        over=not s.acting,
        settings=tuple(s.settings),
        stage=s.stage,
        early=bool(s.early),
        start=s.start,
        user=user,
        laps=s.laps,
        actions=tuple(s.actions),
        positions=tuple(s.position),
        lead=s.lead,
        incomes=tuple(income(s, action) if on_track and action in s.actions else 0 for action in range(8)),
        main=s.main,
        main_done=bool(s.main_done),
        bonus_done=bool(s.bonus_done),
        market=tuple(tuple(column) for column in s.market),
        stand_ins=tuple(stand_ins(s)),
        deck_sizes=(len(s.bows), len(s.middles), len(s.sterns), len(s.trains), len(s.canals)),
        first_middles=first_middles(s),
        used_trains=tuple(s.used_trains),
        discards=tuple(s.discards),
        used_canals=tuple(sorted(canal for used in s.used for canal in used)),
        ring=s.ring,
        circle=s.circle,
        staff=s.staff,
        setting=s.setting,
        ring_prices=tuple(
            steps_price(s, user, MANUFACTURE, extra, s.deck.ring_cost) for extra in range(len(s.deck.ring))
        ),
        circle_prices=tuple(
            steps_price(s, user, RECRUIT, extra, s.deck.circle_cost) for extra in range(len(s.deck.circle))
        ),
        employee_at=tuple(s.employee_at),
        employee_left=tuple(s.employee_left),
        hire_prices=tuple(hire_price(s, user, employee) if dealt else 0 for employee in range(EMPLOYEES)),
        sell_prices=tuple(
            sell_price(s, user, commodity) if s.setting else 0 for commodity in range(len(COMMODITIES))
        ),
        trader_bonus=tuple(trader_bonus(s, user, commodity) for commodity in range(len(COMMODITIES))),
        built=s.built,
        card=s.card,
        canal=s.canal,
        cell=place_of(s.cell) if s.cell != NONE else (),
        loads=tuple(s.loads),
        cruise=cruise_of(s),
        builders=tuple(builder_of(s, other, seat) for other in range(s.seats)),
        track=track_of(s, seat),
        figures=figures_of(s),
        advance=advance_of(s),
        countdown=countdown_of(s),
        shelves=shelves_of(s, who),
        equipment=ring_of(s, who),
        crew=circle_of(s, who),
        desks=desks_of(s, who),
        exchange=exchange_of(s, who),
        lay=lay_of(s),
        fitting=fitting_of(s, seat),
        voyage=voyage_of(s, seat),
        last_voyage=last_voyage_of(s),
        ahead=ahead_of(s, seat),
        own=own,
        own_points=sum(contract.count.points for contract in own),
        final=final_of(s),
    )


def first_middles(s: ShipyardState) -> int:
    """How many middles of the first deck come next; their backs show it."""
    lower = len(s.deck.ship_decks[2])
    return max(0, len(s.middles) - lower)


def cruise_of(s: ShipyardState) -> CruiseView:
    sailing = s.bow != NONE
    fitting = next((due.arg for due in s.dues() if due.kind == tasks.FIT), NONE)
    tries = possible_fittings(s, fitting) if fitting != NONE else []
    return CruiseView(
        bow=s.bow,
        length=ship_length(s, s.user, s.bow) if sailing else 0,
        fitted=tuple(s.fitted),
        pieces=tuple(pieces_fitted(s)) if sailing else (0,) * len(PIECES),
        speeds=tuple(speed_of(s, fitted) for fitted in tries),
        room=tuple(room_left(s, fitting, fitted) for fitted in tries),
        reach=s.reach,
        speed=(s.speed or speed_of(s, s.fitted)) if sailing else 0,
        sailed=s.sailed,
        riband=s.riband,
        points=s.cruise,
        pays=tuple(pays(s, s.user)) if sailing else (0,) * len(ICONS),
    )


def possible_fittings(s: ShipyardState, fitting: int) -> list[list[int]]:
    """The fittings so far, with 0, 1, ... of the one that is due."""
    return [
        [*s.fitted[:fitting], number, *s.fitted[fitting + 1 :]]
        for number in range(most_of(s, s.user, fitting) + 1)
    ]


def room_left(s: ShipyardState, fitting: int, fitted: list[int]) -> int:
    features = features_of(s, ship_cards(s, s.user, s.bow))
    if fitting >= OFFICERS:
        return cabins_left(s, s.user, features, fitted)
    return masts_left(s, s.user, features, fitted)


def builder_of(s: ShipyardState, seat: int, viewer: int | None) -> BuilderView:
    own = seat == viewer
    way = s.ways[seat]
    contracts = tuple(s.contracts[seat]) if own or s.finished else ()  # SHY-009, SHY-010, SHY-910
    return BuilderView(
        seat=seat,
        guilders=s.guilders[seat],
        marks=tuple(s.marks[seat]),
        trains=tuple(s.wagons[seat]),
        store=tuple(s.store[len(PIECES) * seat : len(PIECES) * (seat + 1)]),
        employees=tuple(card.number for card in s.employees(seat)),
        yard=tuple(s.yard[YARD * seat : YARD * (seat + 1)]),
        ships=tuple((bow, ship_length(s, seat, bow)) for bow in complete_ships(s, seat)),
        canals=canals_of(way),
        space=way.space,
        came=way.came,
        used=s.used_count[seat],
        fleet=fleet_of(s, seat),
        contracts=contracts,
        contract_points=tuple(contract_points(s, seat, contract) for contract in contracts),
        contract_count=len(s.contracts[seat]),
        given=tuple(s.given[seat]) if own else (),  # SHY-009, SHY-010, SHY-706
        score=score_of(s, seat, viewer),
        seen=score_of(s, seat, None),
        dock=yard_of(s, seat),
        figure=figure_of(way),
        reach=reach_of(way),
    )


def cell_at(column: int, row: int) -> int:
    return WIDTH * (row + WIDTH // 2) + column + WIDTH // 2
