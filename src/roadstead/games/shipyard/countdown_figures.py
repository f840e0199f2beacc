"""Figures of the countdown: how far the lap and the game are, and what is given up."""

from __future__ import annotations

from dataclasses import dataclass

from roadstead.games.shipyard.deck import COUNTDOWN
from roadstead.games.shipyard.state import PLAY, ShipyardState


@dataclass(frozen=True)
class CountdownView:
    """The countdown track and the lap."""

    spaces: tuple[str, ...]
    """From the space where the marker starts to the end."""
    gives: tuple[int, ...]
    """By space: contracts of each colour that all give up when the marker gets there."""
    at: int
    """The marker's place among `spaces`."""
    lap: int
    """From 1."""
    laps: int
    gone: int
    """Spaces of this lap that the lead has gone."""
    length: int
    """Spaces of a lap."""
    left: int
    """Turns after this one until the lap is complete."""
    to_end: int
    """Turns after this one until the countdown is at its end."""
    give_up: int
    """Contracts of each colour that all give up at the end of this lap."""


def countdown_of(s: ShipyardState) -> CountdownView:
    """SHY-113, SHY-701, SHY-702, SHY-703, SHY-704, SHY-705."""
    gives = s.deck.give_up[s.seats - 2]
    laps = len(gives)
    length = s.deck.spaces
    at = min(s.laps, laps)
    in_lap = s.lead - length * at
    to_end = max(0, length * laps - s.lead)
    if s.stage > PLAY:
        to_end = 0
    elif s.early:  # SHY-903
        to_end = min(to_end, (s.start - s.user - 1) % s.seats)
    return CountdownView(
        spaces=tuple(COUNTDOWN[len(COUNTDOWN) - 1 - laps :]),
        gives=(0, *gives),
        at=at,
        lap=min(at + 1, laps),
        laps=laps,
        gone=max(0, min(in_lap, length)),
        length=length,
        left=max(0, length - in_lap) if at < laps else 0,
        to_end=to_end,
        give_up=gives[at] if at < laps else 0,
    )
