"""The process in which bots think: questions come in on standard input, moves go out on standard output."""

from __future__ import annotations

import signal
import sys
from functools import lru_cache
from random import Random
from typing import BinaryIO, Final

from msgspec import Struct, msgpack

from roadstead.bots.advice import advise
from roadstead.bots.bot import Bot, Budget
from roadstead.bots.bot import Question as BotQuestion
from roadstead.bots.registry import make
from roadstead.engine.game import Rules
from roadstead.games import load

QUICK: Final = "greedy"
"""The bot that decides where another one fails."""
QUICK_BUDGET: Final = Budget(nodes=40)
"""Some milliseconds' worth; without a limit of time its move depends on the position and its luck alone."""


class BotRequest(Struct, array_like=True):
    """A decision for a bot. The state was redealt for the seat: it holds nothing the seat cannot know."""

    game: str
    cards: str
    state: list[int]
    seat: int
    bot: str
    rng_seed: str
    budget_ms: int
    hints: int = 0
    """So many of the best options are wanted, instead of one move."""


class Hint(Struct, array_like=True):
    """An option a bot advises, with the messages of how it would go on."""

    move: str
    share: float
    then: list[tuple[str, tuple[int, ...]]]


class BotReply(Struct, array_like=True):
    move: str
    error: str = ""
    hints: list[Hint] = []


@lru_cache(16)
def rules_of(game: str, cards: str) -> Rules:
    return load(game).rules(cards or None)


@lru_cache(32)
def bot_of(name: str, game: str, cards: str) -> Bot:
    return make(name, rules_of(game, cards))


def think(asked: BotRequest) -> BotReply:
    budget = Budget(milliseconds=asked.budget_ms)
    if asked.hints:
        return BotReply("", hints=best_hints(asked, budget))
    return BotReply(decide(asked, asked.bot, budget))


def think_quickly(asked: BotRequest) -> str:
    """What the quick bot plays, whichever bot was asked."""
    return decide(asked, QUICK, QUICK_BUDGET)


def decide(asked: BotRequest, bot: str, budget: Budget) -> str:
    rules = rules_of(asked.game, asked.cards)
    question = BotQuestion(rules.unpack(asked.state), asked.seat, Random(asked.rng_seed), budget)
    return rules.codebook.notation(bot_of(bot, asked.game, asked.cards).decide(question))


def best_hints(asked: BotRequest, budget: Budget) -> list[Hint]:
    rules = rules_of(asked.game, asked.cards)
    bot = bot_of(asked.bot, asked.game, asked.cards)
    found = advise(bot, rules.unpack(asked.state), asked.seat, Random(asked.rng_seed), budget, asked.hints)
    return [
        Hint(
            rules.codebook.notation(each.code),
            round(each.share, 3),
            [(said.key, said.args) for said in each.then],
        )
        for each in found
    ]


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    while size := questions.read(4):
        asked = msgpack.decode(questions.read(int.from_bytes(size, "big")), type=BotRequest)
        try:
            thought = think(asked)
        except Exception as error:  # whatever a bot does wrong, the table goes on
            thought = BotReply("", type(error).__name__)
        data = msgpack.encode(thought)
        answers.write(len(data).to_bytes(4, "big") + data)
        answers.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends us
    answers, sys.stdout = sys.stdout.buffer, sys.stderr  # a bot that prints does not disturb its answer
    serve(sys.stdin.buffer, answers)
