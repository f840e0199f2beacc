"""Actions: runs of events that are told in one line."""

from __future__ import annotations

from roadstead.engine.game import CHANCE
from roadstead.engine.table import Table
from roadstead.engine.words import Happening, Words


def split_actions(words: Words, events: list[Happening]) -> list[list[int]]:
    """The places of the events of each action, in order; chance before the first decision forms one of its own."""
    actions: list[list[int]] = []
    before: Happening | None = None
    for at, event in enumerate(events):
        begins = event.who != CHANCE and (before is None or not words.joins(before, event))
        if begins or not actions:
            actions.append([])
        actions[-1].append(at)
        if event.who != CHANCE:
            before = event
        elif before is not None:
            before = continued(before, event)
    return actions


def action_start(table: Table, seat: int | None, at: int) -> int:
    """The place of the first event of the action that event `at` belongs to, or would belong to as the next one."""
    for first in range(min(at, len(table.log) - 1), 0, -1):
        if begins_action(table, seat, first):
            return first
    return 0


def begins_action(table: Table, seat: int | None, at: int) -> bool:
    if table.log[at].who == CHANCE:
        return False
    for earlier in range(at - 1, -1, -1):
        if table.log[earlier].who != CHANCE:
            before = table.happening(earlier, seat)
            for place in range(earlier + 1, at):
                before = continued(before, table.happening(place, seat))
            return not table.rules.words.joins(before, table.happening(at, seat))
    return True


def continued(decision: Happening, chance: Happening) -> Happening:
    """A decision with what was told of the chance event after it."""
    return Happening(decision.who, decision.code, decision.told + chance.told)
