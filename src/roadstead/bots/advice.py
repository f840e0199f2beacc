"""Advice: the best choices of a seat by a bot's scores, and how the bot would go on in the same turn."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from roadstead.bots.bot import Bot, Budget, Question
from roadstead.bots.reason import Way, main_reasons
from roadstead.engine.codes import Code
from roadstead.engine.game import State
from roadstead.engine.words import Message

ROUNDS: Final = 3
"""How many imagined positions are scored; what is hidden differs between them."""
MAX_FOLLOW_UPS: Final = 4
"""The most further decisions that advice lists."""
MAX_LINE: Final = 30
"""The most further decisions to the end of a personal phase."""
QUICK: Final = Budget(nodes=40)
"""For what follows beyond the listed decisions."""


@dataclass(frozen=True)
class Advice:
    """A choice, its score scaled between the worst (0) and the best (1), and the decisions that would follow.

    `line` has the decisions of `then`, and in a personal phase the rest of it. `why` says in a sentence what speaks for
    it, where something certain can be said.
    """

    code: Code
    share: float
    then: list[Message]
    line: list[Code]
    why: Message | None = None


def advise(bot: Bot, state: State, seat: int, rng: Random, budget: Budget, count: int) -> list[Advice]:
    """The best choices, at most `count`, best first; if the bot does not score choices, the one it makes."""
    part = Budget(budget.milliseconds // (ROUNDS + count * MAX_FOLLOW_UPS), budget.nodes)
    codes = state.legal(seat)[:]
    worth = [0.0] * len(codes)
    for _ in range(ROUNDS):
        round_worth = bot.weigh(Question(state, seat, rng, part))
        if not round_worth:
            return [Advice(bot.decide(Question(state, seat, rng, budget)), 1.0, [], [])]
        for at in range(len(codes)):
            worth[at] += round_worth[at]
    low, high = min(worth), max(worth)
    span = high - low
    order = sorted(range(len(codes)), key=lambda at: -worth[at])
    shares = [(worth[at] - low) / span if span > 0.0 else 1.0 for at in order]
    shown = max(1, len([share for share in shares[:count] if share > 0.0]))  # the worst choice is no advice
    lines: list[tuple[list[Message], list[Code]]] = []
    ways: list[Way] = []
    for rank in range(min(len(codes), max(shown, 2))):  # reasons compare
        limit = part if rank < shown else QUICK
        then, line, path = foresee(bot, state, seat, codes[order[rank]], rng, limit)
        finish_turn(bot, path, seat, state, rng)
        lines.append((then, line))
        ways.append(Way(shares[rank], path))
    whys = main_reasons(state, seat, ways, shown, span == 0.0 and len(codes) > 1)
    return [Advice(codes[order[at]], shares[at], *lines[at], whys[at]) for at in range(shown)]


def foresee(
    bot: Bot, state: State, seat: int, code: Code, rng: Random, budget: Budget
) -> tuple[list[Message], list[Code], list[State]]:
    """How the bot would go on after `code` in the same turn, up to the first reveal, and the positions on its way."""
    then = state.clone()
    turn, reveals = then.turn, then.reveals
    finishing = in_personal_phase(then, seat)
    then.play(seat, code)
    path = [then]
    messages: list[Message] = []
    line: list[Code] = []
    while then.turn == turn and then.reveals == reveals and seat in then.actors() and len(line) < MAX_LINE:
        listed = len(line) < MAX_FOLLOW_UPS
        if not listed and not (finishing and in_personal_phase(then, seat)):
            break
        follows = bot.decide(Question(then, seat, rng, budget if listed else QUICK))
        if listed:
            messages.append(bot.rules.words.choice(then.view(seat), follows))
        line.append(follows)
        then = go_on(path, seat, follows)
    return messages, line, path


def finish_turn(bot: Bot, path: list[State], seat: int, start: State, rng: Random) -> None:
    """Play on to the end of the turn or the first reveal, so that reasons speak of what the turn brings."""
    for _ in range(MAX_LINE):
        then = path[-1]
        if then.turn != start.turn or then.reveals != start.reveals or seat not in then.actors():
            break
        go_on(path, seat, bot.decide(Question(then, seat, rng, QUICK)))


def go_on(path: list[State], seat: int, code: Code) -> State:
    then = path[-1].clone()
    then.play(seat, code)
    path.append(then)
    return then


def in_personal_phase(state: State, seat: int) -> bool:
    """Whether the seat has to decide something of a phase that a bot may finish for it."""
    return any(due.seat == seat and due.kind in state.rules.finishable for due in state.dues())
