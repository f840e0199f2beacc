"""Twin games: two games that look the same to a reader, though what it has not seen differs.

As in engine/leaks.py, but for a whole table: an event that the reader saw veiled is changed, what it saw is replayed,
and whatever it does not see on the way is changed, too. It ends where something is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from roadstead.engine.codes import Code
from roadstead.engine.game import CHANCE, Rules, State
from roadstead.engine.table import Logged, Table
from roadstead.engine.trial import Dice, below, drain_heard, lookalikes, sight_difference, with_story
from roadstead.server.presenter import newest_rules

Event = tuple[int, Code]


@dataclass(frozen=True)
class Setup:
    """What a table is made with."""

    game: str
    seats: int
    options: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *self.options])

    def rules(self) -> Rules:
        return newest_rules(self.game, "")

    def table(self) -> Table:
        rules = self.rules()
        return Table(rules, self.seats, rules.game.settings(self.seats, self.options))


def random_game(setup: Setup, seed: int) -> Table:
    """A game played to its end by dice."""
    table, dice = setup.table(), Dice(seed)
    while not table.over():
        actors = table.state.actors()
        who = actors[below(dice, len(actors))]
        if who == CHANCE:
            table.deal(table.state.draw(dice))
        else:
            table.play(who, any_of(table.legal(who), dice))
    return table


def any_of(codes: Sequence[Code], dice: Dice) -> Code:
    return codes[below(dice, len(codes))]


def shuffled(codes: list[Code], dice: Dice) -> list[Code]:
    """In any order, by random() alone."""
    return [code for _, code in sorted((dice.random(), code) for code in codes)]


@dataclass(frozen=True)
class Twin:
    """A game that looks to `viewer` like another one until the event `end`; `at` is the first that differs."""

    viewer: int | None
    at: int
    end: int
    events: list[Event]
    differing: int
    """How many events differ."""


class Lookalike:
    """Makes a twin of a game that was played."""

    def __init__(self, table: Table, viewer: int | None, dice: Dice) -> None:
        self.table = table
        self.viewer = viewer
        self.column = table.seats if viewer is None else viewer
        self.dice = dice

    def unseen(self) -> list[int]:
        """The events that the viewer saw veiled."""
        return [at for at, event in enumerate(self.table.log) if event.seen[self.column] != event.code]

    def twin(self, at: int) -> Twin | None:
        """A twin that differs from the event `at` on; None if nothing else could have happened there."""
        log = self.table.log
        one = with_story(self.table.state_at(at))
        other = with_story(one)
        events = [(event.who, event.code) for event in log[:at]]
        differing = 0
        for event in log[at:]:
            codes = self.codes(other, event)
            if len(events) == at:
                codes = [code for code in codes if code != event.code]
            one.play(event.who, event.code)
            lines = drain_heard(one, self.viewer)
            found = self.after(one, lines, other, event, codes) if one.actors() else None
            if found is None:
                break
            code, other = found
            differing += code != event.code
            events.append((event.who, code))
        return Twin(self.viewer, at, len(events), events, differing) if len(events) > at else None

    def codes(self, other: State, event: Logged) -> list[Code]:
        """What the viewer would see as the same; something else than in the first game if there is a choice."""
        alike = lookalikes(other, self.viewer, event.who, event.seen[self.column], event.code)
        if event.seen[self.column] == event.code:
            return alike
        rest = [code for code in alike if code != event.code]
        return shuffled(rest, self.dice) + alike[: len(alike) - len(rest)]

    def after(
        self, one: State, lines: Sequence[object], other: State, event: Logged, codes: list[Code]
    ) -> tuple[Code, State] | None:
        """The first code after which both look the same, and the position; None where their ways part."""
        faults: list[str] = []
        for code in codes:
            after = with_story(other)
            after.play(event.who, code)
            fault = sight_difference(one, after, self.viewer)
            if not fault and drain_heard(after, self.viewer) == lines:
                return code, after
            faults.append(fault or "they hear different stories")
        assert event.revealing or not faults, f"the engine leaks to {self.viewer}: {faults[0]}"
        return None


def twins(table: Table, viewer: int | None, count: int, dice: Dice) -> list[Twin]:
    """Twins for a viewer, of different kinds of secrets as far as there are; long and early ones first."""
    maker = Lookalike(table, viewer, dice)
    places = shuffled(maker.unseen() * 2, dice)[: 6 * count]
    start = first_move(table)
    found = [twin for twin in (maker.twin(at) for at in places) if twin is not None and twin.end > start]
    found.sort(key=lambda twin: (-((twin.end - twin.at) // 8), twin.at))
    kinds: set[tuple[int, str]] = set()
    chosen: list[Twin] = []
    for twin in found:
        kind = kind_of(table, twin)
        if kind not in kinds:
            kinds.add(kind)
            chosen.append(twin)
    return (chosen + [twin for twin in found if twin not in chosen])[:count]


def first_twin(table: Table, viewer: int | None, length: int, dice: Dice) -> Twin:
    """The earliest twin that goes on for so many events after the deal."""
    maker = Lookalike(table, viewer, dice)
    start = first_move(table)
    found = (maker.twin(at) for at in maker.unseen())
    return next(twin for twin in found if twin is not None and twin.end >= max(twin.at, start) + length)


def first_move(table: Table) -> int:
    return next(at for at, event in enumerate(table.log) if event.who != CHANCE)


def kind_of(table: Table, twin: Twin) -> tuple[int, str]:
    """Whose secret it is, and what the event is called."""
    event = table.log[twin.at]
    return event.who, table.rules.codebook.notation(event.code).split()[0]
