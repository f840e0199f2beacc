"""Figures of fitting out: what each number would bring, the best fitting, and what a ship would score now."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Final

from roadstead.games.shipyard import tasks
from roadstead.games.shipyard.building import complete_ships
from roadstead.games.shipyard.canals import NONE
from roadstead.games.shipyard.codes import FITTINGS, HELM, PAIRS, PROPELLERS, SAILS, SMOKESTACKS
from roadstead.games.shipyard.contract_figures import added_by
from roadstead.games.shipyard.cruise import (
    allowance,
    cabins_left,
    masts_left,
    pieces_of,
    ship_cards,
    speed_of,
)
from roadstead.games.shipyard.cruise_figures import StepView, WorthView, steps_of, worth_of
from roadstead.games.shipyard.deck import (
    CAPTAIN,
    ELEMENTS,
    HELMSMAN,
    MOUNTS,
    PIECES,
    RIGGER,
    YARD,
)
from roadstead.games.shipyard.outfits import DRIVE, GROUPS, Outfitter, with_number
from roadstead.games.shipyard.state import ShipyardState
from roadstead.games.shipyard.walks import best_walk, points_of
from roadstead.games.shipyard.yard_figures import HullView, hulls_of

MANY_ROWS: Final = 600
"""Longer lists of numbers are not told; no ship of the built-in deck has so many."""
MANY: Final = 20 * MANY_ROWS
"""Nor are such numbers tried."""


@dataclass(frozen=True)
class FitRowView:
    """Numbers of a group of fittings that store, mounts and cabins allow."""

    numbers: tuple[int, ...]
    speed: int
    """That the drive makes; 0 for other groups."""
    allowed: bool
    """The canals allow this speed."""
    line: tuple[str, ...]
    """The moves to choose them, in notation; only those that are asked. Empty if it is not allowed."""


@dataclass(frozen=True)
class FitGroupView:
    """Fittings whose numbers limit each other: the drive, cranes, cannons, and the crew."""

    fittings: tuple[int, ...]
    rows: tuple[FitRowView, ...]
    """All that are possible; none where they are too many to tell."""


@dataclass(frozen=True)
class OutfitView:
    """A whole fitting with what it brings."""

    numbers: tuple[int, ...]
    """By fitting, all ten."""
    pieces: tuple[int, ...]
    """By piece, what is aboard, the captain with it."""
    left: tuple[int, ...]
    """By piece, what is left in the store."""
    masts: int
    """Left free."""
    cabins: int
    """Left free."""
    free: tuple[int, ...]
    """By fitting: how many more of it could be fitted, with store, mounts, cabins and builders; the speed aside."""
    steam: bool
    """A smokestack and a propeller make an engine (SHY-604)."""
    engine: int
    """The speed of the engine, or of a ship without one; the five below add to it."""
    from_sails: int
    from_smokestacks: int
    from_propellers: int
    from_helmsman: int
    from_rigger: int
    speed: int
    worth: WorthView
    walk_points: int
    """Of the best cruise at this speed."""
    total: int
    """Ship and best cruise."""
    walk: tuple[StepView, ...]
    """That cruise."""
    contracts: tuple[tuple[int, int], ...]
    """For the owner only: own contracts that this ship adds to with the best cruise, and by how many points."""


@dataclass(frozen=True)
class FittingView:
    """A ship that is being fitted out."""

    seat: int
    column: int
    """Of its bow."""
    cards: tuple[int, ...]
    features: tuple[int, ...]
    reach: int
    """The longest way, as far as this ship could use it."""
    helmsman: bool
    """The player has one."""
    rigger: bool
    mounts: tuple[int, ...]
    """By piece: mounts or cabins on the cards. Sails and smokestacks share masts, crew shares cabins."""
    builders: tuple[int, ...]
    """By element: pieces that need neither mount nor cabin (SHY-841)."""
    due: int
    """The fitting that is asked now; those before it are settled."""
    groups: tuple[FitGroupView, ...]
    """The numbers that can still be chosen, with the settled ones."""
    tries: tuple[OutfitView, ...]
    """With 0, 1, ... of the fitting that is due; of those that follow, none."""
    none_line: tuple[str, ...]
    """The moves to fit nothing more."""
    best: OutfitView
    """For most points of the ship and its cruise, from the fitting due on."""
    best_line: tuple[str, ...]
    """Its moves."""


@dataclass(frozen=True)
class SailNowView:
    """What a ship of the viewer's yard would score if it sailed now, fitted for most points."""

    column: int
    """Of its first card."""
    cards: int
    complete: bool
    lacks: tuple[str, ...]
    """Why it could not sail: "captain", "canal"; empty if it could, were it complete."""
    best: OutfitView | None
    """None if it could not."""


def fitting_of(s: ShipyardState, viewer: int | None) -> FittingView | None:
    due = next((due for due in s.dues() if due.kind == tasks.FIT), None)
    if due is None:
        return None
    seat, first = due.seat, due.arg
    cards = ship_cards(s, seat, s.bow)
    ship = Outfitter(s, seat, cards, s.fitted, first)
    waiting = len(complete_ships(s, seat)) - 1  # each needs a captain
    best = ship.best(waiting)
    tries = range(ship.most(ship.settled, first) + 1)
    return FittingView(
        seat=seat,
        column=s.bow,
        cards=tuple(cards),
        features=tuple(ship.features),
        reach=ship.reach,
        helmsman=s.has(seat, HELMSMAN),
        rigger=s.has(seat, RIGGER),
        mounts=tuple(ship.features[mount] for mount in MOUNTS),
        builders=tuple(allowance(s, seat, element) for element in range(len(ELEMENTS))),
        due=first,
        groups=tuple(group_of(ship, group) for group in GROUPS),
        tries=tuple(
            outfit_of(ship, numbers, viewer)
            for numbers in (with_number(ship.settled, first, number) for number in tries)
            if speed_of(s, numbers) <= ship.reach
        ),
        none_line=ship.whole_line(ship.settled),
        best=outfit_of(ship, best, viewer),
        best_line=ship.whole_line(best),
    )


def group_of(ship: Outfitter, group: tuple[int, ...]) -> FitGroupView:
    if group == DRIVE:
        found = ship.drives
    else:
        found = (
            ship.rows(group) if prod(ship.most(ship.settled, fitting) + 1 for fitting in group) < MANY else []
        )
    rows = [row_of(ship, numbers, group) for numbers in found] if len(found) <= MANY_ROWS else []
    return FitGroupView(group, tuple(rows))


def row_of(ship: Outfitter, numbers: list[int], group: tuple[int, ...]) -> FitRowView:
    speed = speed_of(ship.s, numbers) if group == DRIVE else 0
    allowed = speed <= ship.reach
    return FitRowView(
        numbers=tuple(numbers[group[0] : group[-1] + 1]),
        speed=speed,
        allowed=allowed,
        line=ship.line(numbers, group) if allowed else (),
    )


def outfit_of(ship: Outfitter, numbers: list[int], viewer: int | None) -> OutfitView:
    """The speed must be one that the canals allow."""
    s, seat, deck = ship.s, ship.seat, ship.s.deck
    pieces = pieces_of(numbers)
    sails, smokestacks, propellers = numbers[SAILS], numbers[SMOKESTACKS], numbers[PROPELLERS]
    steam = smokestacks > 0 and propellers > 0
    speed = speed_of(s, numbers)
    pays = ship.pays(numbers)
    way = s.ways[seat]
    walk = best_walk(way, ship.levels[speed], pays)
    walk_points = points_of(walk.tally, pays)
    worth = worth_of(deck, pieces, speed, pays)
    ship_after = [*pieces, *ship.cards]
    return OutfitView(
        numbers=tuple(numbers),
        pieces=tuple(pieces),
        left=tuple(s.store[len(PIECES) * seat + piece] - pieces[piece] for piece in range(len(PIECES))),
        masts=masts_left(s, seat, ship.features, numbers),
        cabins=cabins_left(s, seat, ship.features, numbers),
        free=tuple(ship.free(numbers, fitting) for fitting in range(len(FITTINGS))),
        steam=steam,
        engine=deck.steam_speed if steam else deck.plain_speed,
        from_sails=sails,
        from_smokestacks=smokestacks - 1 if steam else smokestacks // 2,
        from_propellers=propellers - 1 if steam else propellers,
        from_helmsman=numbers[HELM],
        from_rigger=numbers[PAIRS],
        speed=speed,
        worth=worth,
        walk_points=walk_points,
        total=worth.points + walk_points,
        walk=steps_of(way, walk.spaces(), pays),
        contracts=added_by(s, seat, ship_after, walk.gone.bit_count()) if seat == viewer else (),
    )


def ahead_of(s: ShipyardState, viewer: int | None) -> tuple[SailNowView, ...]:
    """For the viewer only, while no ship of the table sails."""
    if viewer is None or s.bow != NONE:
        return ()
    cards = s.yard[YARD * viewer : YARD * (viewer + 1)]
    return tuple(sail_now(s, viewer, hull) for hull in hulls_of(s, cards))


def sail_now(s: ShipyardState, seat: int, hull: HullView) -> SailNowView:
    """SHY-607."""
    lacks: list[str] = []
    if not s.store[len(PIECES) * seat + CAPTAIN]:
        lacks.append("captain")
    if not s.ways[seat].carries(s.deck.plain_speed):
        lacks.append("canal")
    best: OutfitView | None = None
    if not lacks:
        first = YARD * seat + hull.column
        ship = Outfitter(s, seat, s.yard[first : first + hull.cards], [0] * len(FITTINGS), SAILS)
        best = outfit_of(ship, ship.best(0), seat)
    return SailNowView(hull.column, hull.cards, hull.complete, tuple(lacks), best)
