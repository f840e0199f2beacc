"""Stages: the table on the way from one position to the next, one for each thing that happened without a choice."""

from __future__ import annotations

from dataclasses import dataclass

from roadstead.engine.game import State, View
from roadstead.engine.story import Story
from roadstead.engine.table import Table
from roadstead.engine.words import Keys


@dataclass(frozen=True)
class Stage:
    """The view of a seat in the middle of what an event brought about."""

    at: int
    """The number of events before that event."""
    told: int
    """How many of the event's messages, as `Table.words_of` has them, tell what has happened by now."""
    view: View


class Watcher(Story):
    """A story that looks at the table, from one seat, whenever a task has told something."""

    def __init__(self, keys: Keys, seat: int | None, at: int, first: int) -> None:
        super().__init__(keys)
        self.seat = seat
        self.at = at
        self.told = 0
        self.first = first
        """How many messages tell the event itself: none or one."""
        self.stages: list[Stage] = []

    def pause(self, state: State) -> None:
        told = self.first + sum(line.heard_by(self.seat) for line in self.lines)
        if told > self.told:
            self.told = told
            self.stages.append(Stage(self.at, told, state.view(self.seat)))


def stages(table: Table, seat: int | None, since: int) -> list[Stage]:
    """How the table changed with the events from `since` on; the last stage is the present position."""
    words = table.rules.words
    state = table.state_at(since)
    found: list[Stage] = []
    for at in range(since, len(table.log)):
        event = table.log[at]
        seen = event.seen[table.seats if seat is None else seat]
        first = 0 if words.event(event.who, seen) is None else 1
        watcher = Watcher(words.keys, seat, at, first)
        state.story = watcher
        state.play(event.who, event.code)
        if watcher.stages:  # tasks that tell nothing belong to what was told before
            watcher.stages[-1] = Stage(at, watcher.told, state.view(seat))
        found += watcher.stages
    return found
