"""Figures of a cruise: the way so far, the next spaces, and the best way on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from roadstead.games.shipyard.canal_figures import place_of
from roadstead.games.shipyard.canals import NONE, SITES, Waterway
from roadstead.games.shipyard.contract_figures import added_by
from roadstead.games.shipyard.cruise import pays, pieces_fitted, ship_cards
from roadstead.games.shipyard.deck import BUSINESSMAN, CANNON, CAPTAIN, CRANE, RIBAND, SOLDIER
from roadstead.games.shipyard.state import ShipyardState
from roadstead.games.shipyard.walks import Walk, best_walk, points_of, walks_from


@dataclass(frozen=True)
class StepView:
    """A space of a cruise, sailed or ahead."""

    number: int
    """Of the move, from 1."""
    canal: int
    site: int
    column: int
    row: int
    icon: int
    """-1 on open water."""
    points: int
    """What it pays: an official, or a riband if no other follows in these steps."""
    total: int
    """The sum of the points up to here."""


@dataclass(frozen=True)
class MoveView:
    """A space to which the ship may go now."""

    step: StepView
    """With what it pays, and the points of the cruise then."""
    used: int
    """The canal that is used by the move, or -1."""
    cut_off: tuple[int, ...]
    """The canals that are discarded by it."""
    best: int
    """The points of the whole cruise, if it goes on the best way from there."""
    more: int
    """How many more than now."""


@dataclass(frozen=True)
class VoyageView:
    """A ship that sails."""

    seat: int
    column: int
    cards: tuple[int, ...]
    pieces: tuple[int, ...]
    speed: int
    sailed: int
    left: int
    """Moves."""
    crew: int
    crew_points: int
    crane_points: int
    cannon_points: int
    speed_points: int
    ship_points: int
    """Counted already."""
    officials: int
    """Points of officials so far."""
    riband: int
    """The number of the last riband space so far, which is its points."""
    points: int
    """Of the cruise so far."""
    total: int
    """Ship and cruise so far."""
    pays: tuple[int, ...]
    """What each icon pays this ship; a riband pays by the move."""
    wake: tuple[StepView, ...]
    """The spaces sailed."""
    moves: tuple[MoveView, ...]
    """The spaces to which it may go, also if there is only one."""
    course: tuple[StepView, ...]
    """The best way on from here."""
    best: int
    """The points of the whole cruise on it."""
    contracts: tuple[tuple[int, int], ...]
    """For the owner only: own contracts that this ship adds to, and by how many points, on the best way."""


def steps_of(
    way: Waterway, spaces: list[int], pays: Sequence[int], sailed: int = 0, points: int = 0
) -> tuple[StepView, ...]:
    """The steps of a way over canals that are laid now; `sailed` moves with these points were made before."""
    icons = [way.icon(space) for space in spaces]
    return tell_steps(spaces, [way.cell_of(space) for space in spaces], icons, pays, sailed, points)


def tell_steps(
    spaces: list[int], cells: list[int], icons: list[int], pays: Sequence[int], sailed: int, points: int
) -> tuple[StepView, ...]:
    last = max((at for at, icon in enumerate(icons) if icon == RIBAND), default=NONE)
    found: list[StepView] = []
    for at, icon in enumerate(icons):
        number = sailed + at + 1
        paid = 0
        if icon == RIBAND:
            paid = number if at == last else 0  # SHY-613
        elif icon != NONE:
            paid = pays[icon]  # SHY-612
        points += paid
        canal, site = spaces[at] // len(SITES), spaces[at] % len(SITES)
        found.append(StepView(number, canal, site, *place_of(cells[at]), icon, paid, points))
    return tuple(found)


def wake_of(s: ShipyardState, pays: Sequence[int]) -> tuple[StepView, ...]:
    """The spaces sailed; the canals left behind are gone."""
    return tell_steps(s.wake[::3], s.wake[1::3], s.wake[2::3], pays, 0, 0)


def voyage_of(s: ShipyardState, viewer: int | None) -> VoyageView | None:
    if s.bow == NONE or not s.speed:
        return None
    seat, deck, way = s.user, s.deck, s.ways[s.user]
    cards = ship_cards(s, seat, s.bow)
    pieces = pieces_fitted(s)
    paid = pays(s, seat)
    left = s.speed - s.sailed
    walks = walks_from(way, left, s.sailed, s.riband)[left]
    course = best_walk(way, walks, paid)
    best = s.cruise + points_of(course.tally, paid)
    crew = [CAPTAIN, BUSINESSMAN, SOLDIER]
    crew_points = sum(deck.piece_points[piece] * pieces[piece] for piece in crew)
    crane_points = deck.piece_points[CRANE] * pieces[CRANE]
    cannon_points = deck.piece_points[CANNON] * pieces[CANNON]
    speed_points = deck.speed_points * s.speed
    ship_points = crew_points + crane_points + cannon_points + speed_points
    so_far = s.cruise + s.riband
    contracts: tuple[tuple[int, int], ...] = ()
    if seat == viewer:
        contracts = added_by(s, seat, [*pieces, *cards], course.gone.bit_count())
    return VoyageView(
        seat=seat,
        column=s.bow,
        cards=tuple(cards),
        pieces=tuple(pieces),
        speed=s.speed,
        sailed=s.sailed,
        left=left,
        crew=sum(pieces[piece] for piece in crew),
        crew_points=crew_points,
        crane_points=crane_points,
        cannon_points=cannon_points,
        speed_points=speed_points,
        ship_points=ship_points,
        officials=s.cruise,
        riband=s.riband,
        points=so_far,
        total=ship_points + so_far,
        pays=tuple(paid),
        wake=wake_of(s, paid),
        moves=moves_of(s, walks, paid) if left else (),
        course=steps_of(way, course.spaces(), paid, s.sailed, s.cruise),
        best=best,
        contracts=contracts,
    )


def moves_of(s: ShipyardState, walks: list[Walk], paid: list[int]) -> tuple[MoveView, ...]:
    """SHY-611: the spaces from which the other moves can be made."""
    best: dict[int, int] = {}
    for walk in walks:
        space = walk.spaces()[0]
        best[space] = max(best.get(space, 0), s.cruise + points_of(walk.tally, paid))
    return tuple(move_of(s, space, best[space], paid) for space in sorted(best))


def move_of(s: ShipyardState, space: int, best: int, paid: list[int]) -> MoveView:
    way = s.ways[s.user]
    icon = way.icon(space)
    number = s.sailed + 1
    points = number if icon == RIBAND else paid[icon] if icon != NONE else 0
    riband = number if icon == RIBAND else s.riband
    total = s.cruise + riband + (points if icon not in (RIBAND, NONE) else 0)
    canal, site = space // len(SITES), space % len(SITES)
    step = StepView(number, canal, site, *place_of(way.cell_of(space)), icon, points, total)
    used, cut_off = way.clone().move(space)
    return MoveView(step, used, tuple(cut_off), best, best - s.cruise - s.riband)
