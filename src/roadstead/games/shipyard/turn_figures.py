"""Figures of the turns: who stands on which action card, when it moves, and how the card of the turn moved."""

from __future__ import annotations

from dataclasses import dataclass

from roadstead.games.shipyard.deck import NONE
from roadstead.games.shipyard.state import OFF_TRACK, OPENING, PLAY, ShipyardState


@dataclass(frozen=True)
class AdvanceView:
    """How the card of the turn moved to the front."""

    seat: int
    action: int
    position: int
    """Where it was, absolute."""
    space: int
    to_position: int
    to_space: int


@dataclass(frozen=True)
class FiguresView:
    """A seat's figures on the track."""

    seat: int
    moved: int
    """The action card that it moved in its latest turn, or -1."""
    moved_to: int
    """The space where that card went."""
    next: int
    """The action card that it moves next, or -1."""
    next_turns: int
    """In how many turns of the table, 0: in this one."""
    after: int
    """With two players: the card it moves after that, or -1."""
    after_turns: int
    hand: int
    """Figures that are not on the track."""


def is_laid(s: ShipyardState) -> bool:
    """Whether all action cards are on the track."""
    return OFF_TRACK not in [s.position[action] for action in s.actions]


def opens(s: ShipyardState, seat: int) -> bool:
    """Whether the next turn of a seat is an opening turn (SHY-202, SHY-205)."""
    return s.stage == OPENING and len(s.marks[seat]) < marks_each(s)


def marks_each(s: ShipyardState) -> int:
    """On how many cards the figures of a seat stand between turns (SHY-103)."""
    return 2 if s.seats == 2 else 1


def figures_at(s: ShipyardState, place: int) -> int:
    """With 2 players two figures stand on the card that a player chose first (SHY-303)."""
    return 2 if s.seats == 2 and not place else 1


def turns_until(s: ShipyardState, seat: int) -> int:
    """In how many turns of the table the next turn of a seat begins."""
    return (seat - s.user - 1) % s.seats + 1


def turns_to(s: ShipyardState, seat: int, place: int) -> int:
    """In how many turns of the table a card of a seat moves to the front."""
    turns = turns_until(s, seat) + s.seats * place
    chooses = seat == s.user and s.main == NONE
    return turns + s.seats if opens(s, seat) and not chooses else turns


def figures_of(s: ShipyardState) -> tuple[FiguresView, ...]:
    return tuple(figures_of_seat(s, seat) for seat in range(s.seats)) if is_laid(s) else ()


def figures_of_seat(s: ShipyardState, seat: int) -> FiguresView:
    marks = s.marks[seat]
    moved = moved_card(s, seat)
    return FiguresView(
        seat=seat,
        moved=moved,
        moved_to=s.position[moved] % s.deck.spaces if moved != NONE else NONE,
        next=marks[0] if marks else NONE,
        next_turns=turns_to(s, seat, 0) if marks else 0,
        after=marks[1] if len(marks) > 1 else NONE,
        after_turns=turns_to(s, seat, 1) if len(marks) > 1 else 0,
        hand=(3 if s.seats == 2 else 1) - sum(figures_at(s, place) for place in range(len(marks))),
    )


def last_mover(s: ShipyardState) -> int:
    """Whose turn it is, or after the last turn, was."""
    return s.user if s.stage <= PLAY else (s.start - 1) % s.seats


def moved_card(s: ShipyardState, seat: int) -> int:
    """SHY-301: each turn moved its card one space further than the turn before."""
    position = s.lead - (last_mover(s) - seat) % s.seats
    if s.stage == OPENING or position < 1:
        return NONE
    return next((action for action in s.actions if s.position[action] == position), NONE)


def advance_of(s: ShipyardState) -> AdvanceView | None:
    if s.stage == OPENING or s.moved_from == OFF_TRACK:
        return None
    seat = last_mover(s)
    spaces = s.deck.spaces
    return AdvanceView(
        seat, moved_card(s, seat), s.moved_from, s.moved_from % spaces, s.lead, s.lead % spaces
    )
