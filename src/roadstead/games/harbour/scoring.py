"""Chapter 7: the end, the trade for bonus points, the scores."""

from __future__ import annotations

from roadstead.engine.game import Score, Step
from roadstead.games.harbour import messages
from roadstead.games.harbour.deck import COLLECTOR, MISER, SEA_CAPTAIN, SPECULATOR
from roadstead.games.harbour.state import NO_CARD, NOBODY, HarbourState


class Finish(Step[HarbourState]):
    """HAR-709: reveal the bonus cards and trade (HAR-708)."""

    def run(self, s: HarbourState, seat: int, arg: int) -> None:
        s.revealed = 1
        for other in range(s.seats):
            good = s.bonus[other]
            if good == NO_CARD:
                continue
            s.reveals += 1
            traded, points = best_trade(s, other, good)
            s.goods[4 * other + good] -= traded
            s.traded[other] = traded
            s.points[other] = points
            if traded:
                s.say(messages.BONUS_TRADE, other, good, traded, points)
            else:
                s.say(messages.BONUS_KEPT, other, good)
        if s.seats == 1 and not s.stopped:
            s.say(messages.SOLO_WON, s.turn)
        s.say(messages.GAME_OVER)


def best_trade(s: HarbourState, seat: int, good: int) -> tuple[int, int]:
    """HAR-D40, HAR-R16: the row with the highest total, of equals the fewest goods; (0, 0): none."""
    traded = points = 0
    best = ability_points(s, seat, 0)  # HAR-R03
    for goods, brings in s.deck.bonus_table[good]:
        if goods > s.goods[4 * seat + good]:
            continue
        total = brings + ability_points(s, seat, goods)
        if total > best or (total == best and goods < traded):
            best, traded, points = total, goods, brings
    return traded, points


def ability_points(s: HarbourState, seat: int, traded: int) -> int:
    """HAR-931, HAR-946; `traded` goods are gone already (HAR-709)."""
    board = s.board[seat]
    if board == NO_CARD:
        return 0
    ability = s.deck.ability[board]
    amount = s.deck.ability_amount[board]
    if ability == MISER:
        return (s.total(seat) - traded) // amount
    if ability == COLLECTOR:
        return amount * sum(1 for symbol in range(4) if s.symbols[4 * seat + symbol])
    if ability == SEA_CAPTAIN:
        return amount * s.symbols[4 * seat + s.deck.ability_object[board]]
    if ability == SPECULATOR:
        return s.deck.squares[s.market.index(s.deck.ability_object[board])]
    return 0


def building_points(s: HarbourState, seat: int) -> int:
    """HAR-704, HAR-705; HAR-944: the Noble's card is worth nothing."""
    return sum(s.deck.vp[building] for building in s.tableau[seat] if building != s.free[seat])


def score_of(s: HarbourState, seat: int, bonus: int) -> Score:
    parts = [  # HAR-705
        ("buildings", building_points(s, seat)),
        ("ability", ability_points(s, seat, 0)),
        ("bonus", bonus),
    ]
    verdict = ""
    if s.stopped:
        verdict = "lost" if s.seats == 1 else "stopped"
    elif s.seats == 1 and s.ender != NOBODY:
        verdict = "won"
    # HAR-706, HAR-R24; HAR-707: no more than these
    ties = (("buildings-owned", s.bought[seat] + 1), ("goods-left", s.total(seat)))
    total = sum(value for _, value in parts)
    return Score(seat, tuple(parts), total, ties, verdict, lost=verdict == "lost")


def live_score(s: HarbourState, seat: int, viewer: int | None) -> Score:
    """The score if the game ended now, as far as the viewer knows."""
    if s.revealed:
        return score_of(s, seat, s.points[seat])
    good = s.bonus[seat]
    if seat != viewer or good == NO_CARD:
        return score_of(s, seat, 0)
    traded, points = best_trade(s, seat, good)
    s.goods[4 * seat + good] -= traded
    score = score_of(s, seat, points)
    s.goods[4 * seat + good] += traded
    return score
