"""What the money and the prestige of a solo game came from. Only its end shows it; no rule reads it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from roadstead.games.bremerhaven.state import BremerhavenState

# What money came from or went to,
START: Final = 0
INCOME: Final = 1
PARKING: Final = 2
SALES: Final = 3
REWARDS: Final = 4
PRODUCTION: Final = 5
INTEREST: Final = 6
PERMITS: Final = 7
BOLLARDS: Final = 8
INFLUENCE: Final = 9
PACKING: Final = 10
PENALTIES: Final = 11
# and where the steps of the prestige track come from.
SHIPS: Final = 12
BUILDINGS: Final = 13
PRESTIGE_REWARDS: Final = 14
PRESTIGE_PENALTIES: Final = 15
RISEN: Final = 16
"""The round in which the harbour last raised the track."""
SIZE: Final = 17
NEWS: Final = 17
"""Only in long games, which keep no ledger (BRE-954)."""


@dataclass(frozen=True)
class LedgerView:
    """Each with its causes and what they brought or took."""

    money: tuple[tuple[int, int], ...]
    prestige: tuple[tuple[int, int], ...]
    """What counted when the harbour last raised the track, and what came since (BRE-642)."""
    risen: int
    """The round in which it did; 0 for never."""


def ledger_of(ledger: list[int], money: int, prestige: int) -> LedgerView | None:
    """None where it does not add up: for several players, and where a game was stored before one was kept."""
    if not ledger or sum(ledger[:SHIPS]) != money or sum(ledger[SHIPS:RISEN]) != prestige:
        return None
    return LedgerView(causes(ledger, 0, SHIPS), causes(ledger, SHIPS, RISEN), ledger[RISEN])


def causes(ledger: list[int], first: int, end: int) -> tuple[tuple[int, int], ...]:
    """Those that brought or took anything."""
    return tuple((cause, ledger[cause]) for cause in range(first, end) if ledger[cause])


def new_ledger(seats: int) -> list[int]:
    """Empty for several players."""
    return [0] * SIZE if seats == 1 else []


def note(s: BremerhavenState, cause: int, amount: int) -> None:
    """Clones share a ledger: it is replaced, never changed."""
    if s.ledger:
        s.ledger = s.ledger[:]
        s.ledger[cause] += amount


def move(s: BremerhavenState, cause: int, other: int, amount: int) -> None:
    """Part of what was noted for one cause belongs to another one."""
    note(s, cause, amount)
    note(s, other, -amount)


def note_rise(s: BremerhavenState, ships: int, buildings: int) -> None:
    """BRE-641: all steps of the track now come from the harbour."""
    if s.ledger:
        s.ledger = [*s.ledger[:SHIPS], ships, buildings, 0, 0, s.turn]
