"""Hidden order: a choice must not rule out another one for no reason that a player can see.

Where a seat decides several times in a row, rules may ask in a fixed order, by type or from left to right. Then a
first choice of "passenger" rules out "barrel", and the player is not told why. Order may also matter by the rules of a
game: a ship sails on from where it is. The check tells the two apart by the result: if two choices lead to the same
position in either order, as everybody sees it, and one order is legal, then the other must be legal too.

Only answers to the same question are compared: decisions of the same kind whose prompts name the same things. Dock 1
for one ship and dock 2 for the next is not the same as dock 2 for the first ship and dock 1 for the next.
"""

from __future__ import annotations

from typing import Final

from roadstead.engine.codes import Code
from roadstead.engine.game import CHANCE, State, kind_of
from roadstead.engine.trial import Trial, below

FIRST: Final = 20.0
"""The rate for the first decision of a kind in a game, relative to `expensive`."""

PAIRS: Final = 2
"""How many pairs are compared at a decision."""

STEPS: Final = 6
"""How many other decisions may follow from a choice before one of the same kind is due again."""


def try_order(trial: Trial) -> None:
    """Check a decision; the n-th of its kind in a game with a probability of 1/n, so that rare kinds are not missed."""
    state = trial.table.state
    seat = state.actors()[below(trial.dice["order"], len(state.actors()))]
    if seat == CHANCE or len(state.legal(seat)) < 2:
        return
    kind = kind_of(state.pending[seat][-1])
    trial.met[kind] = trial.met.get(kind, 0) + 1
    if not trial.due("order", FIRST / trial.met[kind]):
        return
    trial.attempt("order")
    task = trial.rules.tasks[kind]
    asked = task.always_asked
    task.always_asked = True  # a seat that is not asked because one choice is left has lost the others too
    try:
        try_pairs(trial, seat, kind)
    finally:
        task.always_asked = asked


def try_pairs(trial: Trial, seat: int, kind: int) -> None:
    """Play one choice; take others that are still legal when the question comes again, and play them first instead."""
    state = trial.table.state
    dice = trial.dice["order"]
    family = trial.rules.codebook.owner
    legal = state.legal(seat)
    last = legal[below(dice, len(legal))]
    legal_order = state.clone()
    after_last = play_until(trial, legal_order, seat, kind, last)
    if not after_last or question(state, seat) != question(legal_order, seat):
        return
    then = legal_order.legal(seat)
    others = [code for code in legal if code != last and family[code] is family[last] and code in then]
    for _ in range(min(PAIRS, len(others))):
        first = others.pop(below(dice, len(others)))
        other_order = state.clone()
        after_first = play_until(trial, other_order, seat, kind, first)
        if not after_first or last in other_order.legal(seat):
            continue
        if lead_to_the_same(legal_order.clone(), after_first, other_order, after_last, seat):
            one, other = trial.notation(first), trial.notation(last)
            raise trial.violation(
                "order",
                f"'{one}' rules out '{other}' for seat {seat}; '{other}' and then '{one}' may be played",
            )


def question(state: State, seat: int) -> list[object]:
    """The prompt of a seat without its numbers: they count down, or are prices."""
    words = state.rules.words
    prompt = words.prompt(state.view(seat), seat)
    arguments = zip(words.keys.declared[prompt.key], prompt.args, strict=True)
    return [prompt.key, *(value for (_, kind), value in arguments if kind != "number")]


def play_until(trial: Trial, state: State, seat: int, kind: int, code: Code) -> list[Code]:
    """Play a code and what the seat decides next, at random, until a decision of this kind is due again.

    Returns what was played, or [] if chance, another seat, a new turn or a reveal comes first.
    """
    turn, reveals, actors = state.turn, state.reveals, state.actors()
    played = [code]
    state.play(seat, code)
    while (state.turn, state.reveals, state.actors()) == (turn, reveals, actors):
        if kind_of(state.pending[seat][-1]) == kind:
            return played
        if len(played) > STEPS:
            break
        legal = state.legal(seat)
        played.append(legal[below(trial.dice["order"], len(legal))])
        state.play(seat, played[-1])
    return []


def lead_to_the_same(
    legal_order: State, after_first: list[Code], other_order: State, after_last: list[Code], seat: int
) -> bool:
    """Finish both orders, the other one with the choice that is not legal there, and compare all views."""
    try:
        other_order.play(seat, after_last[0])
    except Exception:  # it cannot be done, so there is a reason for not allowing it
        return False
    if not play_on(legal_order, after_first, seat) or not play_on(other_order, after_last[1:], seat):
        return False
    viewers = [*range(legal_order.seats), None]
    return all(legal_order.view(viewer) == other_order.view(viewer) for viewer in viewers)


def play_on(state: State, codes: list[Code], seat: int) -> bool:
    for code in codes:
        if seat not in state.actors() or code not in state.legal(seat):
            return False
        state.play(seat, code)
    return True
