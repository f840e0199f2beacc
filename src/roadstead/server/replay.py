"""Replays of earlier positions and the score over time. Slow parts run in a thread, on a copy of the log."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from functools import partial

from roadstead.engine.game import CHANCE, Rules, Score, State, View
from roadstead.engine.table import SNAPSHOT_EVERY, Logged, Table
from roadstead.protocol import Replayed, ScorePoint, Scores
from roadstead.refusal import Refused
from roadstead.server.live_table import LiveTable
from roadstead.server.presenter import Wishes
from roadstead.server.results import results


@dataclass(frozen=True)
class ReplayPath:
    """The path to an earlier position: the nearest snapshot before it, and the events since."""

    rules: Rules
    packed: list[int]
    events: list[Logged]
    base: int = 0
    """How many events were before the snapshot."""

    def state(self, kept: dict[int, list[int]] | None = None) -> State:
        """The position; `kept` gets snapshots on the way to it, by their number of events."""
        state = self.rules.unpack(self.packed)
        for at, event in enumerate(self.events, self.base + 1):
            state.play(event.who, event.code)
            if kept is not None and at % SNAPSHOT_EVERY == 0:
                kept[at] = state.pack()
        return state

    def from_nearest(self, kept: dict[int, list[int]]) -> ReplayPath:
        """The same path from a snapshot nearer to its end, if there is one."""
        end = self.base + len(self.events)
        base = max((at for at in kept if self.base < at <= end), default=self.base)
        if base == self.base:
            return self
        return ReplayPath(self.rules, kept[base], self.events[base - self.base :], base)

    def keep(self, table: Table, kept: dict[int, list[int]]) -> None:
        """Cache snapshots of this path in the table, but for those after an event that has been undone since."""
        for at, packed in kept.items():
            if at <= len(table.log) and table.log[at - 1] is self.events[at - 1 - self.base]:
                table.snapshots[at] = packed


def replay_path(table: Table, at: int) -> ReplayPath:
    """The path to the position after `at` events."""
    if at > len(table.log):
        raise Refused("invalid", f"this game has {len(table.log)} events so far", "at")
    base = max(kept for kept in table.snapshots if kept <= at)
    return ReplayPath(table.rules, table.snapshots[base], table.log[base:at], base)


def events_to_replay(live_table: LiveTable, at: int) -> int:
    """How many events are to be played again for the position after `at`; 0 if there is none."""
    match = live_table.match
    if match is None or at > len(match.table.log):
        return 0
    return len(replay_path(match.table, at).events)


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
    async with live_table.replaying:
        return await replay_alone(live_table, seat, at, since, wishes)


async def replay_alone(
    live_table: LiveTable, seat: int | None, at: int, since: int | None, wishes: Wishes
) -> Replayed:
    """The same, while no other position of the table is replayed: they share what they play again."""
    async with live_table.lock:
        match, presenter = live_table.started_match(), live_table.presenter
        assert presenter is not None
        log = match.table.log
        path, last = replay_path(match.table, at), len(log)
        begin = turn_starts([event.turn for event in log] + [match.table.state.turn])
        before = replay_path(match.table, at - 1) if at in begin else None
        first = max(0, at - 1) if since is None else min(since, at)
        await live_table.phrase_events(seat, first, at, wishes.language)
        events = [presenter.present_event(event, seat, wishes.language) for event in range(first, at)]
        actions = presenter.present_actions(seat, first, at, wishes.language)
    kept: dict[int, list[int]] = {}
    state = await live_table.tables.replay_apart(partial(path.state, kept))
    path.keep(match.table, kept)
    seen = presenter.past_position(state, seat, wishes)
    during = None
    if before is not None:
        ended = await live_table.tables.replay_apart(before.from_nearest(kept).state)
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
    async with live_table.replaying:
        if live_table.score_graph is None:
            table = match.table
            path = ReplayPath(table.rules, table.snapshots[0], table.log)
            live_table.score_graph = await live_table.tables.replay_apart(partial(score_graph, path))
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
