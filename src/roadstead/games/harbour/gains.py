"""Chapter 4: gaining goods, choosing them, and losing those above the limit."""

from __future__ import annotations

from typing import Final

from roadstead.engine.game import Decision, Step
from roadstead.engine.words import tally, untally
from roadstead.games.harbour import messages, tasks
from roadstead.games.harbour.buying import plain_purchase
from roadstead.games.harbour.codes import TALLIES
from roadstead.games.harbour.deck import DIFFERENT, MOST
from roadstead.games.harbour.state import HarbourState


def matches_choice(counts: list[int], count: int, rule: int) -> bool:
    return sum(counts) == count and (rule != DIFFERENT or max(counts) == 1)


CHOICES: Final[list[list[list[int]]]] = [
    [
        [at for at, counts in enumerate(TALLIES) if matches_choice(counts, count, rule)]
        for rule in (0, DIFFERENT)
    ]
    for count in range(5)
]
"""The tallies that may be chosen, by number of goods and rule (HAR-310)."""

FIXED: Final = 64


def choose_goods(s: HarbourState, seat: int, count: int, rule: int = 0, fixed: int = 0) -> None:
    """Ask a seat for goods of its choice; fixed goods (a tally) come with them in one event (HAR-951)."""
    s.then(tasks.GAIN_CHOICE, seat, count + 8 * rule + FIXED * fixed)


class GainChoice(Decision[HarbourState]):
    """HAR-310: a type at 6 may be chosen."""

    def legal(self, s: HarbourState, seat: int, arg: int) -> list[int]:
        return s.codes.gain.each(CHOICES[arg & 7][arg >> 3 & 7])

    def play(self, s: HarbourState, seat: int, arg: int, code: int) -> None:
        amounts = TALLIES[s.codes.gain.index(code)]
        if arg >= FIXED:
            s.say(messages.GAINS, seat, arg // FIXED)
            amounts = amounts[:]
            for good, amount in enumerate(untally(arg // FIXED)):
                amounts[good] += amount
        s.gain(seat, amounts)


class Receive(Step[HarbourState]):
    """A gain without a choice; the argument is a tally."""

    def run(self, s: HarbourState, seat: int, arg: int) -> None:
        amounts = untally(arg)
        s.receive(seat, amounts + [0] * (4 - len(amounts)))


class Scavenge(Step[HarbourState]):
    """HAR-930: one by one, as long as there is a type below 6."""

    def run(self, s: HarbourState, seat: int, arg: int) -> None:
        if min(s.goods[4 * seat : 4 * seat + 4]) == MOST:
            return
        if arg > 1:
            s.then(tasks.SCAVENGE, seat, arg - 1)
        s.then(tasks.SCAVENGE_TYPE, seat, arg)


class ScavengeType(Decision[HarbourState]):
    def legal(self, s: HarbourState, seat: int, arg: int) -> list[int]:
        below = [good for good in range(4) if s.goods[4 * seat + good] < MOST]
        if s.buy_follows and arg == 1 and seat == s.user:  # HAR-308: no choice may avoid the purchase
            below = [good for good in below if purchase_after(s, seat, good)] or below
        return s.codes.pick.each(below)

    def play(self, s: HarbourState, seat: int, arg: int, code: int) -> None:
        good = s.codes.pick.index(code)
        s.say(messages.GAINS, seat, tally_of(good, 1))
        s.add(4 * seat + good, 1)


def purchase_after(s: HarbourState, seat: int, good: int) -> bool:
    """Whether one more of a good makes a plain purchase possible."""
    at = 4 * seat + good
    s.goods[at] += 1
    possible = plain_purchase(s, seat, s.buy_follows - 1)
    s.goods[at] -= 1
    return possible


def tally_of(good: int, amount: int) -> int:
    """Some of one good as an argument of a message."""
    return tally(only(good, amount))


def only(good: int, amount: int) -> list[int]:
    """Amounts by good: some of one good, none of the others."""
    amounts = [0, 0, 0, 0]
    amounts[good] = amount
    return amounts
