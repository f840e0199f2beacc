"""Figures of contracts: what they count, what they pay now, what would add to them, and the end of the game."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class PartView:
    """A part of what a contract counts."""

    of: str
    """What it is: "ship", "element", "type", "colour", "employees" or "canals"."""
    at: int
    """Which one: the place of the ship in the fleet, the element, the place of the type among yellow, orange-1,
    orange-2, blue, green and brown, the colour; for employees the points for each."""
    count: int


@dataclass(frozen=True)
class CountView:
    """What a contract counts for a player."""

    count: int
    """In all: what the table or the points are for."""
    parts: tuple[PartView, ...]
    each: int
    """Points for each that is counted; 0 where a table says them, or where they differ."""
    points: int


@dataclass(frozen=True)
class ContractView:
    """A contract the viewer holds. Nobody else sees any of this before the end."""

    contract: int
    count: CountView
    cards: tuple[int, ...]
    """Ship cards on offer that serve it: a feature it counts, or a mount or cabin for a piece it counts."""
    pieces: tuple[int, ...]
    """Pieces that it counts."""
    employees: tuple[tuple[int, int], ...]
    """Employees on the track that would add to it, and by how many points at once."""
    canals: bool
    """Canals serve it."""


@dataclass(frozen=True)
class FinalStepView:
    """A step of the final scoring."""

    seat: int
    part: str
    """"blue", "green" or "traders"."""
    contract: int
    """-1 for traders."""
    count: CountView
    points: int
    total: int
    """Of the seat, with this step."""


@dataclass(frozen=True)
class FinalView:
    """The final scoring, contract by contract; only after the end."""

    before: tuple[int, ...]
    """By seat: the points of ships and cruises."""
    steps: tuple[FinalStepView, ...]
    """Blue contracts from the last seat to the first, as the points were before, then green ones, then traders."""
