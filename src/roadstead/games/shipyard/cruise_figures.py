"""Figures of a cruise: the way so far, the next spaces, and the best way on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from roadstead.games.shipyard.canal_figures import place_of
from roadstead.games.shipyard.canals import NONE, SITES, Tile, Waterway
from roadstead.games.shipyard.contract_figures import added_by
from roadstead.games.shipyard.cruise import features_of, fitted_of, pays_for, pieces_fitted, ship_cards
from roadstead.games.shipyard.deck import (
    BUSINESSMAN,
    CANNON,
    CAPTAIN,
    CRANE,
    PIECES,
    RIBAND,
    SOLDIER,
    ShipyardDeck,
)
from roadstead.games.shipyard.state import ShipyardState
from roadstead.games.shipyard.walks import Walk, best_walk, points_of, walks_from

CREW: Final = (CAPTAIN, BUSINESSMAN, SOLDIER)


@dataclass(frozen=True)
class StepView:
    """A space of a cruise, sailed or ahead."""

    number: int
    """Of the move, from 1."""
    canal: int
    site: int
    column: int
    row: int
    turns: int
    """Of the canal, which may have been taken up since."""
    icon: int
    """-1 on open water."""
    points: int
    """What it pays: an official, or a riband if no other follows in these steps."""
    total: int
    """The sum of the points up to here."""


@dataclass(frozen=True)
class WorthView:
    """What a ship with its pieces is worth at its speed."""

    crew: int
    """Crew members."""
    crew_points: int
    crane_points: int
    cannon_points: int
    speed_points: int
    points: int
    """At once, the sum of these four."""
    pays: tuple[int, ...]
    """What each icon pays this ship; a riband pays by the move."""


@dataclass(frozen=True)
class ShipView:
    """A ship of the fleet: its cards from bow to stern, and its pieces by kind."""

    cards: tuple[int, ...]
    pieces: tuple[int, ...]
    features: tuple[int, ...]
    """By feature."""
    speed: int
    """-1 where its cruise is not known: in a game played on from a position of earlier rules. So are the points."""
    ship_points: int
    cruise_points: int
    total: int


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
    """A ship that sails, or the last one that has sailed."""

    seat: int
    column: int
    """Of its bow in the yard; -1 once it has left."""
    cards: tuple[int, ...]
    pieces: tuple[int, ...]
    fitted: tuple[int, ...]
    """By fitting, as they were chosen."""
    speed: int
    sailed: int
    left: int
    """Moves."""
    worth: WorthView
    """Its points are counted already."""
    officials: int
    """Points of officials so far."""
    riband: int
    """The number of the last riband space so far, which is its points."""
    points: int
    """Of the cruise so far."""
    total: int
    """Ship and cruise so far."""
    wake: tuple[StepView, ...]
    """The spaces sailed."""
    moves: tuple[MoveView, ...]
    """The spaces to which it may go, also if there is only one."""
    course: tuple[StepView, ...]
    """The best way on from here."""
    best: int
    """The points of the whole cruise on it."""
    best_total: int
    """Of the ship and that cruise."""
    contracts: tuple[tuple[int, int], ...]
    """For the owner only: own contracts that this ship adds to, and by how many points, on the best way."""


def steps_of(
    way: Waterway, spaces: list[int], pays: Sequence[int], sailed: int = 0, points: int = 0
) -> tuple[StepView, ...]:
    """The steps of a way over canals that are laid now; `sailed` moves with these points were made before."""
    wake: list[int] = []
    for space in spaces:
        wake += [space, *way.laid_at(space)]
    return tell_steps(way.tiles, wake, pays, sailed, points)


def tell_steps(
    tiles: list[Tile], wake: list[int], pays: Sequence[int], sailed: int = 0, points: int = 0
) -> tuple[StepView, ...]:
    """Steps as `wake` of a state keeps them."""
    steps = [step_at(tiles, sailed + at // 3 + 1, *wake[at : at + 3]) for at in range(0, len(wake), 3)]
    last = max((step.number for step in steps if step.icon == RIBAND), default=0)
    found: list[StepView] = []
    for step in steps:
        paid = 0
        if step.icon == RIBAND:
            paid = step.number if step.number == last else 0  # SHY-613
        elif step.icon != NONE:
            paid = pays[step.icon]  # SHY-612
        points += paid
        found.append(replace(step, points=paid, total=points))
    return tuple(found)


def step_at(tiles: list[Tile], number: int, space: int, cell: int, turns: int) -> StepView:
    """Without points."""
    canal, site = space // len(SITES), space % len(SITES)
    return StepView(number, canal, site, *place_of(cell), turns, tiles[canal].icons[turns][site], 0, 0)


def worth_of(deck: ShipyardDeck, pieces: list[int], speed: int, pays: list[int]) -> WorthView:
    """SHY-610."""
    crew_points = sum(deck.piece_points[piece] * pieces[piece] for piece in CREW)
    crane_points = deck.piece_points[CRANE] * pieces[CRANE]
    cannon_points = deck.piece_points[CANNON] * pieces[CANNON]
    speed_points = deck.speed_points * speed
    return WorthView(
        crew=sum(pieces[piece] for piece in CREW),
        crew_points=crew_points,
        crane_points=crane_points,
        cannon_points=cannon_points,
        speed_points=speed_points,
        points=crew_points + crane_points + cannon_points + speed_points,
        pays=tuple(pays),
    )


# -- a ship that sails, or has sailed -----------------------------------------------------------------------


class Ship:
    """A ship with its pieces on a cruise."""

    def __init__(self, s: ShipyardState, seat: int, cards: list[int], pieces: list[int], speed: int) -> None:
        self.seat = seat
        self.cards = cards
        self.pieces = pieces
        self.speed = speed
        self.pays = pays_for(features_of(s, cards), pieces)


def voyage_of(s: ShipyardState, viewer: int | None) -> VoyageView | None:
    if s.bow == NONE or not s.speed:
        return None
    seat, way, left = s.user, s.ways[s.user], s.speed - s.sailed
    ship = Ship(s, seat, ship_cards(s, seat, s.bow), pieces_fitted(s), s.speed)
    walks = walks_from(way, left, s.sailed, s.riband)[left]
    course = best_walk(way, walks, ship.pays)
    contracts: tuple[tuple[int, int], ...] = ()
    if seat == viewer:
        contracts = added_by(s, seat, [*ship.pieces, *ship.cards], course.gone.bit_count())
    so_far = told(s, ship, s.sailed, s.cruise, s.riband)
    best = s.cruise + points_of(course.tally, ship.pays)
    return replace(
        so_far,
        column=s.bow,
        moves=moves_of(s, walks, ship.pays) if left else (),
        course=steps_of(way, course.spaces(), ship.pays, s.sailed, s.cruise),
        best=best,
        best_total=so_far.worth.points + best,
        contracts=contracts,
    )


def last_voyage_of(s: ShipyardState) -> VoyageView | None:
    """While the next ship does not sail."""
    if not s.wake or s.sailed or not s.sailors:
        return None
    seat = s.sailors[-1]
    speed, officials, riband = s.sailings[-3:]
    last = s.fleet[seat][-1]
    ship = Ship(s, seat, last[len(PIECES) :], last[: len(PIECES)], speed)
    return told(s, ship, speed, officials, riband)


def told(s: ShipyardState, ship: Ship, sailed: int, officials: int, riband: int) -> VoyageView:
    """As far as it is sailed."""
    deck = s.deck
    worth = worth_of(deck, ship.pieces, ship.speed, ship.pays)
    points = officials + riband
    return VoyageView(
        seat=ship.seat,
        column=NONE,
        cards=tuple(ship.cards),
        pieces=tuple(ship.pieces),
        fitted=tuple(fitted_of(ship.pieces)),
        speed=ship.speed,
        sailed=sailed,
        left=ship.speed - sailed,
        worth=worth,
        officials=officials,
        riband=riband,
        points=points,
        total=worth.points + points,
        wake=tell_steps(deck.tiles, s.wake, ship.pays),
        moves=(),
        course=(),
        best=points,
        best_total=worth.points + points,
        contracts=(),
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
    number = s.sailed + 1
    step = step_at(way.tiles, number, space, *way.laid_at(space))
    officials, riband = s.cruise, s.riband
    if step.icon == RIBAND:
        riband = number
    elif step.icon != NONE:
        officials += paid[step.icon]
    points = number if step.icon == RIBAND else officials - s.cruise
    used, cut_off = way.clone().move(space)
    return MoveView(
        step=replace(step, points=points, total=officials + riband),
        used=used,
        cut_off=tuple(cut_off),
        best=best,
        more=best - s.cruise - s.riband,
    )


# -- the fleet ----------------------------------------------------------------------------------------------


def fleet_of(s: ShipyardState, seat: int) -> tuple[ShipView, ...]:
    """SHY-618; of games played on from an earlier position cruises may be unknown."""
    fleet = s.fleet[seat]
    sailings = [s.sailings[3 * at : 3 * at + 3] for at, sailor in enumerate(s.sailors) if sailor == seat]
    unknown = len(fleet) - len(sailings)
    return tuple(
        ship_of(s, seat, ship, sailings[place - unknown] if place >= unknown else [])
        for place, ship in enumerate(fleet)
    )


def ship_of(s: ShipyardState, seat: int, ship: list[int], sailing: list[int]) -> ShipView:
    pieces, cards = ship[: len(PIECES)], ship[len(PIECES) :]
    features = tuple(features_of(s, cards))
    if not sailing:
        return ShipView(tuple(cards), tuple(pieces), features, NONE, NONE, NONE, NONE)
    speed, officials, riband = sailing
    worth = s.deck.speed_points * speed
    worth += sum(s.deck.piece_points[piece] * pieces[piece] for piece in range(len(PIECES)))
    points = officials + riband
    return ShipView(tuple(cards), tuple(pieces), features, speed, worth, points, worth + points)
