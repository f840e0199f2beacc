"""Checks that nothing leaks: what a seat is sent depends only on what it may know."""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Final

from roadstead.engine.codes import Code
from roadstead.engine.game import CHANCE, Hidden, State, Task, kind_of
from roadstead.engine.trial import (
    Dice,
    Trial,
    below,
    drain_heard,
    lookalikes,
    sight_difference,
    view_difference,
    with_story,
)

REDEALS: Final = 300
"""Sample size of the test of redeal frequencies."""

REACH: Final = 60
"""How many last events of twins are all compared; earlier ones only if something is revealed or differs."""

DOUBT: Final = 24.0
"""A count is wrong if its probability is less than 2 / e^24 (Bernstein's bound)."""


def is_beyond_chance(count: int, trials: int, probability: float) -> bool:
    expected = trials * probability
    spread = 2.0 * DOUBT * expected * (1.0 - probability)
    return abs(count - expected) > DOUBT / 3.0 + sqrt(DOUBT * DOUBT / 9.0 + spread)


def redeal_clone(trial: Trial, state: State, viewer: int | None, rng: Random) -> State:
    """A redealt clone; checks that everybody's choices were recomputed for the new cards."""
    dealt = state.clone()
    dealt.redeal(viewer, rng)
    for seat in dealt.actors():
        if seat != CHANCE and dealt.legal(seat) != dealt.choices_of(seat):
            why = (
                f"redealt for {name_of(viewer)}, the choices of seat {seat} are still those of the old cards"
            )
            raise trial.violation("redeal", f"{why} (see State.reconsider)")
    return dealt


def task_of(state: State, seat: int) -> Task[State]:
    return state.rules.tasks[kind_of(state.pending[seat][-1])]


def name_of(viewer: int | None) -> str:
    return "the public" if viewer is None else f"seat {viewer}"


# -- view, redeal, asked -------------------------------------------------------------------------------------------


def try_view(trial: Trial) -> None:
    """A position redealt for a viewer looks the same to it; nothing is hidden in one that keeps no secrets."""
    state = trial.table.state
    if not state.keeps_secrets() and state.hidden(None):
        raise trial.violation("view", "something is hidden, but the position says that it keeps no secrets")
    for viewer in trial.viewers():
        other = redeal_clone(trial, state, viewer, trial.dice["view"])
        trial.attempt("view")
        difference = sight_difference(state, other, viewer)
        if difference:
            raise trial.violation("view", f"redealt for {name_of(viewer)}, {difference}")


def try_redeal(trial: Trial) -> None:
    """A redeal does not depend on the hidden cards: the same dice give the same result."""
    state = trial.table.state
    viewer = trial.viewer("redeal")
    dice = trial.dice["redeal"]
    one, other = redeal_clone(trial, state, viewer, dice), redeal_clone(trial, state, viewer, dice)
    trial.attempt("redeal")
    for dealt in (one, other):
        try:
            dealt.check()
        except AssertionError as error:
            raise trial.violation(
                "redeal", f"redealt for {name_of(viewer)}, the invariants break: {error}"
            ) from error
    seed = trial.seed("redeal")
    truth = state.clone()
    for dealt in (one, other, truth):
        dealt.redeal(viewer, Dice(seed))
    if not one.digest() == other.digest() == truth.digest():
        raise trial.violation(
            "redeal", f"redealt for {name_of(viewer)} with the same dice, two positions differ"
        )


def try_asked(trial: Trial) -> None:
    """Every seat that is asked would also be asked with other hidden cards."""
    state = trial.table.state
    viewer = trial.viewer("asked")
    dealt = redeal_clone(trial, state, viewer, trial.dice["asked"])
    for seat in dealt.actors():
        if seat == CHANCE:
            continue
        trial.attempt("asked")
        task = task_of(dealt, seat)
        if not task.always_asked and len(dealt.choices_of(seat)) < 2:
            why = f"seat {seat} has choices, but for all {name_of(viewer)} knows it might not be asked"
            raise trial.violation("asked", f"{why}: set `always_asked` in {type(task).__name__}")


# -- frequency -----------------------------------------------------------------------------------------------------


class Tally:
    """Counts how often each card was dealt to a place, or to a hand."""

    def __init__(self, name: str, pool: tuple[int, ...], size: int) -> None:
        self.name = name
        self.pool = pool
        self.size = size
        self.counts: dict[int, int] = dict.fromkeys(pool, 0)

    def count(self, cards: tuple[int, ...]) -> bool:
        """Count the cards that are there now; False if they are not of the pool or too few or too many."""
        for card in cards:
            if card not in self.counts:
                return False
            self.counts[card] += 1
        return len(cards) == self.size

    def fault(self) -> str:
        """The first card that was dealt too often or too seldom; empty if none was."""
        for card, count in self.counts.items():
            probability = self.pool.count(card) / len(self.pool)
            if is_beyond_chance(count, REDEALS * self.size, probability):
                expected = REDEALS * self.size * probability
                return f"card {card} came to {self.name} {count} times in {REDEALS} redeals, expected {expected:.0f}"
        return ""


def try_frequency(trial: Trial) -> None:
    """Over many redeals each place gets each card of its pool with the right frequency."""
    viewer = trial.viewer("frequency")
    dealt = trial.table.state.clone()
    digest = dealt.digest()
    groups = [group for hidden in dealt.hidden(viewer) for group in groups_of(hidden)]
    tallies = [
        Tally(f"hidden place {at + 1}", group.pool, len(group.places)) for at, group in enumerate(groups)
    ]
    trial.attempt("frequency")
    for _ in range(REDEALS if groups else 3):
        dealt.redeal(viewer, trial.dice["frequency"])
        fault = count_places(dealt.hidden(viewer), tallies)
        if not groups and dealt.digest() != digest:
            fault = "the position changes, but hidden() names no place"
        if fault:
            raise trial.violation("frequency", f"redealt for {name_of(viewer)}, {fault}")
    for tally in tallies:
        fault = tally.fault()
        if fault:
            raise trial.violation("frequency", f"redealt for {name_of(viewer)}, {fault}")


def groups_of(hidden: Hidden) -> list[Hidden]:
    """A hand is one group, other places are one group each."""
    return [hidden] if hidden.hand else [Hidden((card,), hidden.pool) for card in hidden.places]


def count_places(found: list[Hidden], tallies: list[Tally]) -> str:
    groups = [group for hidden in found for group in groups_of(hidden)]
    if len(groups) != len(tallies):
        return f"there are {len(groups)} hidden places, not {len(tallies)}"
    for group, tally in zip(groups, tallies, strict=True):
        if len(group.pool) != len(tally.pool) or not tally.count(group.places):
            return f"{tally.name} holds {group.places}, of a pool of {len(tally.pool)} cards {sorted(tally.counts)}"
    return ""


# -- counterpart ---------------------------------------------------------------------------------------------------


def try_counterpart(trial: Trial, before: State) -> None:
    """If the last event revealed nothing, an event with other hidden cards must look the same."""
    table = trial.table
    event = table.log[-1]
    viewer = trial.viewer("counterpart")
    if event.revealing or viewer == event.who:
        return
    trial.attempt("counterpart")
    dealt = redeal_clone(trial, before, viewer, trial.dice["counterpart"])
    lines = [line.message for line in event.lines if line.heard_by(viewer)]
    faults: list[str] = []
    for code in lookalikes(dealt, viewer, event.who, event.seen[trial.column(viewer)], event.code):
        after = with_story(dealt)
        after.play(event.who, code)
        fault = sight_difference(table.state, after, viewer)
        if not fault and drain_heard(after, viewer) != lines:
            fault = "the story differs"
        if not fault:
            return
        faults.append(fault)
    why = faults[0] if faults else "nothing that looks the same is legal"
    told = "the event raised no `reveals`, but with other cards hidden from"
    raise trial.violation("counterpart", f"{told} {name_of(viewer)}: {why}")


# -- twins ---------------------------------------------------------------------------------------------------------


def try_twins(trial: Trial) -> None:
    """Change an event that a viewer did not see, and replay what it saw."""
    table = trial.table
    viewer = trial.viewer("twins")
    column = trial.column(viewer)
    unseen = [at for at, event in enumerate(table.log) if event.seen[column] != event.code]
    if not unseen:
        return
    at = unseen[below(trial.dice["twins"], len(unseen))]
    event = table.log[at]
    one = with_story(table.state_at(at))
    choices = [
        code
        for code in lookalikes(one, viewer, event.who, event.seen[column], event.code)
        if code != event.code
    ]
    if not choices:
        return
    trial.attempt("twins")
    Twins(trial, viewer, one, at, choices[below(trial.dice["twins"], len(choices))]).walk()


class Twins:
    """Two games that look the same to a viewer: `one` as it was played, the `other` with something unseen changed."""

    def __init__(self, trial: Trial, viewer: int | None, one: State, at: int, changed: Code) -> None:
        self.trial = trial
        self.viewer = viewer
        self.one = one
        self.other = one.clone()
        self.at = at
        self.changed = changed

    def walk(self) -> None:
        log = self.trial.table.log
        for at in range(self.at, len(log)):
            if not self.follow(at):
                return
        if self.one.actors():
            self.compare_redealt()

    def follow(self, at: int) -> bool:
        """Play the next event in both; False once they may look different.

        That is where something is revealed, except by the unseen outcome of the changed chance event alone.
        """
        log = self.trial.table.log
        event = log[at]
        seen = event.seen[self.trial.column(self.viewer)]
        codes = [self.changed]
        if at != self.at:
            codes = lookalikes(self.other, self.viewer, event.who, seen, event.code)
        if not codes:
            self.trial.given_up += 1
            return False
        self.one.play(event.who, event.code)
        if at > self.at and at < len(log) - REACH and not event.revealing and codes[0] == event.code:
            self.other.play(event.who, event.code)
            drain_heard(self.one, self.viewer)
            return True
        faults = self.play_other(event.who, codes)
        if not faults:
            return True
        if event.revealing and not (at == self.at and event.who == CHANCE and self.one.actors()):
            return False
        raise self.violation(at, faults[0])

    def play_other(self, who: int, codes: list[Code]) -> list[str]:
        """Play the first code after which both look the same; otherwise returns why there is none."""
        lines = drain_heard(self.one, self.viewer)
        faults: list[str] = []
        for code in codes:
            after = with_story(self.other)
            after.play(who, code)
            fault = sight_difference(self.one, after, self.viewer)
            if not fault and drain_heard(after, self.viewer) != lines:
                fault = "they hear different stories"
            if not fault:
                self.other = after
                return []
            faults.append(fault)
        return faults

    def compare_redealt(self) -> None:
        """The remaining difference must not survive a redeal, nor show in words."""
        fault = words_difference(self.one, self.other, self.viewer)
        if fault:
            raise self.violation(len(self.trial.table.log) - 1, fault)
        seed = self.trial.seed("twins")
        self.one.redeal(self.viewer, Dice(seed))
        self.other.redeal(self.viewer, Dice(seed))
        if self.one.digest() != self.other.digest():
            why = "redealt with the same dice, the two still differ"
            raise self.violation(len(self.trial.table.log) - 1, why)

    def violation(self, at: int, fault: str) -> AssertionError:
        trial = self.trial
        log = trial.table.log
        whom = name_of(self.viewer)
        changed = f"'{trial.notation(log[self.at].code)}' to '{trial.notation(self.changed)}'"
        where = f"event {at + 1} '{trial.notation(log[at].code)}'"
        why = (
            f"change event {self.at + 1} from {changed}, which {whom} cannot tell, and after {where} {fault}"
        )
        return trial.violation("twins", why)


def words_difference(one: State, other: State, viewer: int | None) -> str:
    """The first difference in prompts, choices or targets of equal views; empty if there is none."""
    words = one.rules.words
    here, there = one.view(viewer), other.view(viewer)
    for seat in one.actors():
        if seat == CHANCE:
            continue
        if words.prompt(here, seat) != words.prompt(there, seat):
            return f"the prompts for seat {seat} differ"
        if seat != viewer:
            continue
        for code in one.legal(seat):
            if words.choice(here, code) != words.choice(there, code):
                return f"the words for code {code} differ"
            if words.targets(here, code) != words.targets(there, code):
                return f"the targets of code {code} differ"
    return view_difference(here, there) if here != there else ""
