"""Replays of earlier positions and the score over time. Slow parts run in a thread, on a copy of the log."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Final

from roadstead.engine.game import CHANCE, Rules, Score, State, View
from roadstead.engine.table import Logged, Table
from roadstead.protocol import Replayed, ScorePoint, Scores
from roadstead.refusal import Refused
from roadstead.server.live_table import LiveTable
from roadstead.server.presenter import Wishes
from roadstead.server.results import results

SNAPSHOT_AFTER_EVENTS: Final = 64
"""In finished games, a position that took this many events to reach is cached as a snapshot."""


@dataclass(frozen=True)
class ReplayPath:
    """The path to an earlier position: the nearest snapshot before it, and the events since."""

    rules: Rules
    packed: list[int]
    events: list[Logged]

    def state(self) -> State:
        state = self.rules.unpack(self.packed)
        for event in self.events:
            state.play(event.who, event.code)
        return state


def replay_path(table: Table, at: int) -> ReplayPath:
    """The path to the position after `at` events."""
    if at > len(table.log):
        raise Refused("invalid", f"this game has {len(table.log)} events so far", "at")
    base = max(kept for kept in table.snapshots if kept <= at)
    return ReplayPath(table.rules, table.snapshots[base], table.log[base:at])


def may_look_from(live_table: LiveTable, viewer: str, seat: int | None) -> None:
    """Anybody may take the public view; while the game runs only one's own seat, afterwards any."""
    if seat is None:
        return
    if seat >= len(live_table.seats):
        raise Refused("invalid", f"this table has {len(live_table.seats)} seats, from 0", "seat")
    if not live_table.started_match().over() and (not viewer or live_table.seats[seat].person != viewer):
        raise Refused("forbidden", "this is not your seat", "seat")


async def replay_position(
    live_table: LiveTable, seat: int | None, at: int, since: int | None, wishes: Wishes
) -> Replayed:
    """A table as a seat, or the public, saw it after `at` events, with the events from `since` on."""
    async with live_table.lock:
        match, presenter = live_table.started_match(), live_table.presenter
        assert presenter is not None
        log, over = match.table.log, match.over()
        path, last = replay_path(match.table, at), len(log)
        begin = turn_starts([event.turn for event in log] + [match.table.state.turn])
        before = replay_path(match.table, at - 1) if at in begin else None
        first = max(0, at - 1) if since is None else min(since, at)
        await live_table.phrase_events(seat, first, at, wishes.language)
        events = [presenter.present_event(event, seat, wishes.language) for event in range(first, at)]
        actions = presenter.present_actions(seat, first, at, wishes.language)
    state = await asyncio.to_thread(path.state)
    if over and len(path.events) >= SNAPSHOT_AFTER_EVENTS:
        match.table.snapshots[at] = state.pack()
    seen = presenter.past_position(state, seat, wishes)
    during = None
    if before is not None:
        ended = await asyncio.to_thread(before.state)
        during = presenter.present_progress(ended.view(seat), wishes.language)
    return Replayed(
        table=live_table.row.id,
        at=at,
        last=last,
        seat=seat,
        since=first,
        events=events,
        turns=begin,
        view=seen.view,
        digest=seen.digest,
        due=seen.due,
        prompts=seen.prompts,
        words=seen.words,
        actions=actions,
        progress=seen.progress,
        during=during,
    )


def turn_starts(turns: list[int]) -> list[int]:
    """After how many events each turn begins, given the turn at each position. Turn numbers are public."""
    return [at for at in range(1, len(turns)) if turns[at] != turns[at - 1]]


async def scores(live_table: LiveTable, language: str) -> Scores:
    """The points of each seat after each turn, once the game is over, and the result explained."""
    async with live_table.lock:
        match, presenter = live_table.started_match(), live_table.presenter
        assert presenter is not None
        if not match.over():
            raise Refused("too-early", "this game is not over")
        explained = results(match, presenter.voice(language) if language else None)
    if live_table.score_graph is None:
        table = match.table
        live_table.score_graph = await asyncio.to_thread(
            score_graph, ReplayPath(table.rules, table.snapshots[0], table.log)
        )
    return Scores(live_table.row.id, live_table.score_graph, explained)


def score_graph(path: ReplayPath) -> list[ScorePoint]:
    """The points of all seats over time, up to the end."""
    ends = set(turn_starts([event.turn for event in path.events]))
    state = path.rules.unpack(path.packed)
    found: list[ScorePoint] = []
    for at, event in enumerate(path.events):
        if at in ends:
            found.append(ScorePoint(at, state.turn, live_totals(state)))
        state.play(event.who, event.code)
    totals = live_totals(state) if state.actors() else [score.total for score in state.scores()]
    return [*found, ScorePoint(len(path.events), state.turn, totals)]


def live_totals(state: State) -> list[int]:
    """Each seat's score now, from its own view."""
    return [own_score(state.view(seat)).total for seat in range(state.seats)]


def own_score(view: View) -> Score:
    """The present score of a view's own seat: every view has one for each player."""
    for field in fields(view):
        for score in scores_in(getattr(view, field.name)):
            if score.seat == view.seat:
                return score
    raise LookupError("this view holds no scores")


def scores_in(value: object) -> Iterable[Score]:
    if isinstance(value, tuple | list):
        for player in value:
            score = getattr(player, "score", None)
            if isinstance(score, Score):
                yield score


def decision_from(log: list[Logged], at: int) -> int:
    """The first position from `at` on in which chance is not due."""
    while at < len(log) and log[at].who == CHANCE:
        at += 1
    return at
