"""Actions: events that are told in one line. Where seats act side by side, their actions overlap."""

from __future__ import annotations

from collections.abc import Sequence

from roadstead.engine.game import CHANCE
from roadstead.engine.table import Logged, Table
from roadstead.engine.words import Happening, Words


def split_actions(words: Words, events: list[Happening]) -> list[list[int]]:
    """The places of the events of each action, by their first; chance before the first decision is one of its own."""
    actions: list[list[int]] = []
    action_at: list[int] = []
    for at, event in enumerate(events):
        before = at - 1 if event.who == CHANCE else preceding_decision(events, at)
        if before >= 0 and (event.who == CHANCE or words.joins(with_chance(events, before), event)):
            action_at.append(action_at[before])
        else:
            action_at.append(len(actions))
            actions.append([])
        actions[action_at[at]].append(at)
    return actions


def preceding_decision(events: Sequence[Logged | Happening], at: int) -> int:
    """The decision that the one at `at` may go on with: the last one; -1 if there is none.

    It is the seat's own last one, whatever others did meanwhile, if the seat could act all the time since.
    """
    seat = events[at].who
    last = at - 1
    while last >= 0 and events[last].who == CHANCE:
        last -= 1
    if last < at - 1:
        return last
    for place in range(last, -1, -1):
        event = events[place]
        if event.who == seat:
            return place
        if event.who == CHANCE or seat not in event.actors:
            break
    return last


def with_chance(events: list[Happening], at: int) -> Happening:
    """A decision with what was told of the chance events after it."""
    told = events[at].told
    for event in events[at + 1 :]:
        if event.who != CHANCE:
            break
        told += event.told
    return Happening(events[at].who, events[at].code, told, events[at].actors)


def action_start(table: Table, seat: int | None, at: int) -> int:
    """A place at or before `at` where an action begins, and none that began earlier may have an event from `at` on.

    Also none that may have had one before events were undone.
    """
    log = table.log
    for first in range(min(at, len(log) - 1), 0, -1):
        others = [other for other in log[first].actors if other != log[first].who]
        if begins_action(table, seat, first) and not any(
            is_open(table, seat, other, first, at) for other in others
        ):
            return first
    return 0


def begins_action(table: Table, seat: int | None, at: int) -> bool:
    if table.log[at].who == CHANCE:
        return False
    before = preceding_decision(table.log, at)
    if before < 0:
        return True
    events = [table.happening(place, seat) for place in range(before, at + 1)]
    return not table.rules.words.joins(with_chance(events, 0), events[-1])


def is_open(table: Table, seat: int | None, actor: int, first: int, end: int) -> bool:
    """Whether an action of `actor`, who could act at event `first`, may have events both before it and after it.

    The events from `end` on may have been others.
    """
    for place in range(first - 1, -1, -1):
        event = table.log[place]
        if event.who == actor:
            break
        if event.who == CHANCE or actor not in event.actors:
            return False
    else:
        return False
    for place in range(first + 1, min(end, len(table.log))):
        if table.log[place].who == actor:
            return not begins_action(table, seat, place)
    return True
