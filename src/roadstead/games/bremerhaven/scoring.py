"""Chapter 9: the end. Money times prestige."""

from __future__ import annotations

from roadstead.engine.game import Score, Step
from roadstead.games.bremerhaven import messages
from roadstead.games.bremerhaven.money import settle_contract
from roadstead.games.bremerhaven.state import BALANCE, CASH, LOADS, NONE, TRACK, BremerhavenState


class Finish(Step[BremerhavenState]):
    """BRE-801, BRE-805: all contracts in harbours are settled as if due."""

    def run(self, s: BremerhavenState, seat: int, arg: int) -> None:
        for other in range(s.seats):
            for load in range(4):
                if s.harbours[other][LOADS[load]] != NONE:
                    settle_contract(s, other, load)
        s.finished = 1
        s.say(messages.GAME_OVER)
        if s.seats == 1:
            points = score_of(s, 0).total
            s.say(messages.GRADE_IS, grade_of(s, points), points)


def grade_of(s: BremerhavenState, points: int) -> int:
    """BRE-963."""
    grade = 0
    for at, least in enumerate(s.deck.grade_from):
        if points >= least:
            grade = at
    return grade


def score_of(s: BremerhavenState, seat: int) -> Score:
    """BRE-802, BRE-803: the ladder breaks ties."""
    h = s.harbours[seat]
    money = h[CASH] + h[BALANCE]  # BRE-804, BRE-R20
    parts = (("money", money), ("prestige", h[TRACK]))
    verdict = ""
    if s.seats == 1 and s.finished:
        verdict = s.deck.names("grade")[grade_of(s, money * h[TRACK])].id
    ties = (("rank", s.bidders - s.rank(seat)),)
    return Score(seat, parts, money * h[TRACK], ties, verdict, "product")
