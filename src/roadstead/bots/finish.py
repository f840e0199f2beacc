"""`finish`: a bot decides for a seat to the end of its personal phase."""

from __future__ import annotations

from random import Random

from roadstead.bots.advice import in_personal_phase
from roadstead.bots.bot import Bot, Budget, Question
from roadstead.engine.table import Table


def finish(table: Table, seat: int, bot: Bot, rng: Random) -> int:
    """Play for `seat` until its phase or the turn ends; returns how many moves were made.

    They are ordinary moves: logged and undone one by one.
    """
    turn = table.state.turn
    moves = 0
    while table.state.turn == turn and in_personal_phase(table.state, seat):
        table.play(seat, bot.decide(Question(table.state, seat, rng, Budget())))
        moves += 1
    return moves
