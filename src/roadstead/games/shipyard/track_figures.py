"""Figures of the action track: what a card brings, now and next turn, and why it is closed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from roadstead.games.shipyard import tasks
from roadstead.games.shipyard.actions import can_hire, can_perform, free_steps
from roadstead.games.shipyard.countdown_figures import countdown_of
from roadstead.games.shipyard.deck import (
    CANAL,
    EMPLOYEES,
    EXCHANGE,
    HIRE,
    NONE,
    TRAIN,
)
from roadstead.games.shipyard.state import OPENING, PLAY, ShipyardState
from roadstead.games.shipyard.turn import gap_ahead, move_to_front
from roadstead.games.shipyard.turn_figures import (
    figures_at,
    is_laid,
    marks_each,
    opens,
    turns_to,
    turns_until,
)

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
