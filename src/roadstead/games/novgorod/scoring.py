"""Chapter 6: the end and the winner."""

from __future__ import annotations

from roadstead.engine.game import Score, Step
from roadstead.games.novgorod import messages
from roadstead.games.novgorod.deck import LOWER, UPPER, VARIETY
from roadstead.games.novgorod.state import SCORE_PARTS, VARIETY_OF_GOODS, NovgorodState


class Finish(Step[NovgorodState]):
    """NOV-702; the face-down orders under the ships are turned over."""

    def run(self, s: NovgorodState, seat: int, arg: int) -> None:
        s.finished = 1
        for other in range(s.seats):
            for card in s.counters[other]:
                s.reveals += 1
                s.say(messages.COUNTER_SHOWN, other, s.deck.wares(card, UPPER), s.deck.wares(card, LOWER))
        for card in s.bonus:
            if s.deck.bonus[card].condition == VARIETY:
                for other in range(s.seats):
                    score_variety(s, other, card)
        for other in range(s.seats):
            if s.shows_red_x(other):  # NOV-703
                s.say(messages.RED_X, other)
        s.say(messages.GAME_OVER)


def score_variety(s: NovgorodState, seat: int, card: int) -> None:
    """NOV-616."""
    kinds = variety(s, seat)
    seals = worth_of_variety(s, card, kinds)
    s.gain(seat, VARIETY_OF_GOODS, seals)
    s.say(messages.VARIETY, seat, kinds, seals)


def worth_of_variety(s: NovgorodState, card: int, kinds: int) -> int:
    """By the table of the bonus card."""
    return max((worth for least, worth in s.deck.bonus[card].table if kinds >= least), default=0)


def variety(s: NovgorodState, seat: int, counters: bool = True) -> int:
    """The number of kinds on the orders under the ship, with or without the face-down counters."""
    kinds = 0
    for card in s.under[seat] + (s.counters[seat] if counters else []):  # NOV-860, NOV-864, NOV-R42
        kinds |= s.deck.kinds[card]
    return kinds.bit_count()


def score_of(s: NovgorodState, seat: int) -> Score:
    count = len(SCORE_PARTS)
    values = s.score_parts[count * seat : count * (seat + 1)]
    parts = tuple(zip(SCORE_PARTS, values, strict=True))  # NOV-706
    turn = (seat - s.start) % s.seats + 1  # NOV-R29
    ties = (  # NOV-705
        ("ducats", s.money[seat]),
        ("levels", s.level[seat]),
        ("kontors", s.owned[seat].bit_count()),
        ("moved-later", turn),
    )
    lost = s.shows_red_x(seat)  # NOV-703
    verdict = "stopped" if s.stopped else "lost" if lost else ""
    return Score(seat, parts, s.seals[seat], ties, verdict, lost=lost)  # NOV-704
