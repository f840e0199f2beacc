"""Figures of the action track: who stands where, what a card brings and why it is closed, and how far the game is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from roadstead.games.shipyard import tasks
from roadstead.games.shipyard.actions import can_hire, can_perform, free_steps
from roadstead.games.shipyard.deck import (
    CANAL,
    COUNTDOWN,
    EMPLOYEES,
    EXCHANGE,
    HIRE,
    NONE,
    TRAIN,
)
from roadstead.games.shipyard.state import OFF_TRACK, OPENING, PLAY, ShipyardState
from roadstead.games.shipyard.turn import gap_ahead, move_to_front

OPEN: Final = ""
LEAD: Final = "lead"
TAKEN: Final = "taken"
"""Figures stand on it."""
CHOSEN: Final = "chosen"
"""It is the action of this turn."""
NO_TRAIN: Final = "no-train"
"""The player has none."""
NO_TRAINS: Final = "no-trains"
"""None lies on the market."""
NO_CANALS: Final = "no-canals"
NO_PLACE: Final = "no-place"
"""No card that can be had has a place in the yard."""
NOBODY: Final = "nobody"
"""No employee on the track may be hired."""
TOO_DEAR: Final = "too-dear"
"""Somebody may be hired, but not with these guilders."""
ANY: Final = 999
"""More guilders than anybody needs."""
RULE_OF: Final[dict[str, str]] = {
    OPEN: "",
    LEAD: "SHY-306",
    TAKEN: "SHY-306",
    CHOSEN: "SHY-403",
    NO_TRAIN: "SHY-571",
    NO_TRAINS: "SHY-R25",
    NO_CANALS: "SHY-R25",
    NO_PLACE: "SHY-511",
    NOBODY: "SHY-566",
    TOO_DEAR: "SHY-566",
}


@dataclass(frozen=True)
class IncomeView:
    """What choosing an action card brings, with its parts."""

    guilders: int
    ahead: tuple[int, ...]
    """The action cards with figures ahead of it, the nearest first; each brings 1 guilder."""
    ahead_guilders: int
    gap: int
    """The empty spaces ahead of it that count; 0 in opening turns and with a figure behind it."""
    gap_guilders: int
    behind: int
    """The nearest action card with figures behind it, so that empty spaces do not count; -1 if there is none."""
    after: int
    """The guilders of the player with this income."""
    bonus: bool
    """They would pay for a bonus action, before what the action itself costs."""


@dataclass(frozen=True)
class TrackCardView:
    """An action card on the track."""

    action: int
    position: int
    """Absolute: the greater, the further ahead."""
    space: int
    """0 is the starting space."""
    lead: bool
    empty: int
    """Empty spaces between it and the next card ahead; 0 for the lead."""
    seat: int
    """Whose figures stand on it, or -1."""
    figures: int
    turns: int
    """In how many turns of the table the card moves to the front; 0 without figures."""
    closed: str
    """Why the player of the turn cannot choose it in the decision due, or otherwise in a choice of an action: one
    of the words of `track_figures`; empty if it is open. If none can be performed, any may be chosen (SHY-R04)."""
    rule: str
    """The rule of that reason."""
    income: IncomeView | None
    """For the player of the turn, if figures do not stand on it; only while an action card is chosen."""
    next: IncomeView | None
    """For the viewer in the next own turn, as the track stands now, with the own card moved to the front; none while
    the viewer chooses, for a card that will be the lead, and for one with figures."""


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


class Track:
    """The action cards as they lie, or would lie."""

    def __init__(self, s: ShipyardState) -> None:
        self.s = s
        self.position = s.position[:]
        self.lead = s.lead
        self.marked = [card for marks in s.marks for card in marks]

    def advance(self, card: int) -> None:
        """SHY-301, SHY-303: with 2 players the second figure joins one that stands there already."""
        self.lead += 1
        move_to_front(self.s, self.position, card, self.lead)
        self.marked.remove(card)

    def income(self, seat: int, action: int, opening: bool) -> IncomeView:
        """SHY-203, SHY-308, SHY-309, SHY-310, SHY-311, as `turn.income` counts it."""
        position, here = self.position, self.position[action]
        ahead = sorted((card for card in self.marked if position[card] > here), key=position.__getitem__)
        before = [card for card in self.marked if position[card] < here]
        gap = 0 if opening or before else gap_ahead(self.s, position, here, self.lead)
        gap_guilders = gap // self.s.deck.gap_spaces
        after = self.s.guilders[seat] + len(ahead) + gap_guilders
        return IncomeView(
            guilders=len(ahead) + gap_guilders,
            ahead=tuple(ahead),
            ahead_guilders=len(ahead),
            gap=gap,
            gap_guilders=gap_guilders,
            behind=max(before, key=position.__getitem__, default=NONE),
            after=after,
            bonus=after >= self.s.deck.bonus_cost,
        )


def track_of(s: ShipyardState, viewer: int | None) -> tuple[TrackCardView, ...]:
    """The action cards from the lead backwards; none before they are laid out."""
    if not is_laid(s):
        return ()
    asked = asked_for_action(s)
    now = Track(s) if asked == tasks.CHOOSE else None
    planned = next_track(s, viewer, asked)
    order = sorted(s.actions, key=s.position.__getitem__, reverse=True)
    return tuple(card_of(s, action, viewer, asked, now, planned) for action in order)


def is_laid(s: ShipyardState) -> bool:
    """Whether all action cards are on the track."""
    return OFF_TRACK not in [s.position[action] for action in s.actions]


def asked_for_action(s: ShipyardState) -> int:
    """The kind of the decision due if it is one about actions, else NONE."""
    for due in s.dues():
        if due.kind in (tasks.CHOOSE, tasks.NEXT_STEP, tasks.FINAL_ACTION):
            return due.kind
    return NONE


def next_track(s: ShipyardState, viewer: int | None, asked: int) -> Track | None:
    """As the track will lie for the viewer's next choice, if nothing but the own card moves until then."""
    if viewer is None or s.stage > PLAY or (asked == tasks.CHOOSE and viewer == s.user):
        return None
    if turns_until(s, viewer) > countdown_of(s).to_end:
        return None
    track = Track(s)
    if not opens(s, viewer):
        if len(s.marks[viewer]) < marks_each(s):  # while the turn of the viewer is told, a figure is in hand
            return None
        track.advance(s.marks[viewer][0])
    return track


def opens(s: ShipyardState, seat: int) -> bool:
    """Whether the next turn of a seat is an opening turn (SHY-202, SHY-205)."""
    return s.stage == OPENING and len(s.marks[seat]) < marks_each(s)


def marks_each(s: ShipyardState) -> int:
    """On how many cards the figures of a seat stand between turns (SHY-103)."""
    return 2 if s.seats == 2 else 1


def card_of(
    s: ShipyardState, action: int, viewer: int | None, asked: int, now: Track | None, planned: Track | None
) -> TrackCardView:
    seat, position = s.owner(action), s.position[action]
    free = seat == NONE
    income = now.income(s.user, action, s.stage == OPENING) if now is not None and free else None
    following: IncomeView | None = None
    if planned is not None and viewer is not None and free:
        opening = opens(s, viewer)
        if opening or planned.position[action] != planned.lead:
            following = planned.income(viewer, action, opening)
    closed = why_closed(s, action, asked, income)
    return TrackCardView(
        action=action,
        position=position,
        space=position % s.deck.spaces,
        lead=position == s.lead,
        empty=gap_ahead(s, s.position, position, s.lead),
        seat=seat,
        figures=0 if free else figures_at(s, s.marks[seat].index(action)),
        turns=0 if free else turns_to(s, seat, s.marks[seat].index(action)),
        closed=closed,
        rule="SHY-202" if closed == TAKEN and s.stage == OPENING else RULE_OF[closed],
        income=income,
        next=following,
    )


# -- why a card is closed -----------------------------------------------------------------------------------


def why_closed(s: ShipyardState, action: int, asked: int, income: IncomeView | None) -> str:
    """For the player of the turn, in the decision due; otherwise as it would be in a choice of an action now."""
    guilders = s.guilders[s.user]
    if asked == tasks.FINAL_ACTION:
        return why_unable(s, action, guilders)
    if asked == tasks.NEXT_STEP:
        if action == s.main:
            return CHOSEN if s.main_done else why_unable(s, action, guilders)
        return why_unable(s, action, guilders - s.deck.bonus_cost)  # SHY-408: it is asked only with enough
    if s.owner(action) != NONE:
        return TAKEN
    if s.position[action] == s.lead and s.stage != OPENING:
        return LEAD
    return why_unable(s, action, guilders if income is None else income.after)  # SHY-R03


def why_unable(s: ShipyardState, action: int, guilders: int) -> str:
    """SHY-306, SHY-406: why the player of the turn could not perform an action with so many guilders."""
    if can_perform(s, s.user, action, guilders):
        return OPEN
    if action == TRAIN:
        return NO_TRAINS
    if action == CANAL:
        return NO_CANALS
    if action == HIRE:
        free = free_steps(s, s.user, HIRE)
        for employee in range(EMPLOYEES):
            if can_hire(s, s.user, employee, free, ANY):
                return TOO_DEAR
        return NOBODY
    return NO_TRAIN if action == EXCHANGE else NO_PLACE


# -- figures and turns --------------------------------------------------------------------------------------


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


# -- the countdown ------------------------------------------------------------------------------------------


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
