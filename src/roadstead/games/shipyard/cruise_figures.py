"""Figures of a cruise: the way so far, the next spaces, and the best way on."""

from __future__ import annotations

from dataclasses import dataclass

from roadstead.games.shipyard.outfits import StepView


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
    """While a move is asked, the legal ones; also one that is forced."""
    course: tuple[StepView, ...]
    """The best way on from here."""
    best: int
    """The points of the whole cruise on it."""
    contracts: tuple[tuple[int, int], ...]
    """For the owner only: own contracts that this ship adds to, and by how many points, on the best way."""
