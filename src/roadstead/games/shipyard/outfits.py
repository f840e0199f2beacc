"""Fitting out: what may be fitted to a ship, what each fitting brings, and the best one."""

from __future__ import annotations

from dataclasses import dataclass


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
    """What it pays: an official; a riband only if none follows on this way."""
    total: int
    """Points of the cruise with this space, counted like the line above."""


@dataclass(frozen=True)
class DriveView:
    """Numbers of the first five fittings: sails, smokestacks, propellers, helmsman, pairs used by the rigger."""

    numbers: tuple[int, ...]
    speed: int
    allowed: bool
    """The canals allow this speed; otherwise it cannot be fitted."""
    line: tuple[str, ...]
    """The moves to choose them, in notation; only those that are asked."""


@dataclass(frozen=True)
class CargoView:
    """Numbers of the other five fittings: cranes, cannons, officers, businessmen, soldiers."""

    numbers: tuple[int, ...]
    line: tuple[str, ...]


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
    propellers: int
    cranes: int
    cannons: int
    cabins: int
    engine: int
    """The speed of an engine, or of a ship without one, before the lines below add to it; these lines are the parts
    of the speed."""
    steam: bool
    """A smokestack and a propeller make an engine (SHY-604)."""
    from_sails: int
    from_smokestacks: int
    from_propellers: int
    from_helmsman: int
    from_rigger: int
    speed: int
    crew: int
    """Crew members, one point each."""
    crew_points: int
    crane_points: int
    cannon_points: int
    speed_points: int
    ship_points: int
    """At once, the sum of these."""
    pays: tuple[int, ...]
    """What each icon pays this ship."""
    walk_points: int
    """Of the best cruise at this speed."""
    total: int
    """Ship and best cruise."""
    walk: tuple[StepView, ...]
    """That cruise."""
    contracts: tuple[tuple[int, int], ...]
    """For the owner only: own contracts that this ship adds to, and by how many points, with the best cruise."""


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
    drives: tuple[DriveView, ...]
    """All that are still possible with the store, mounts and cabins."""
    cargoes: tuple[CargoView, ...]
    tries: tuple[OutfitView, ...]
    """With 0, 1, ... of the fitting that is due; of those that follow, none."""
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
    """Why it could not sail: "captain", "canal"; empty if it could, once it is complete."""
    best: OutfitView | None
    """None if it could not."""
