"""The worker process of bots: reads requests from standard input, writes replies to standard output."""

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
from roadstead.engine.edition import Edition
from roadstead.games import rules_of

QUICK: Final = "greedy"
"""The fallback when another bot fails."""
QUICK_BUDGET: Final = Budget(nodes=40)
"""A few milliseconds; limited by nodes, not time, so that the move depends only on the state and the rng seed."""


class BotRequest(Struct, array_like=True):
    """A decision for a bot. The state is redealt for the seat, so it holds nothing the seat cannot know."""

    edition: Edition
    state: list[int]
    seat: int
    bot: str
    rng_seed: str
    budget_ms: int
    hints: int = 0
    """If not 0, return up to this many of the best choices instead of one move."""


class Hint(Struct, array_like=True):
    """A choice the bot recommends, why, and the messages and the moves of how it would continue."""

    move: str
    share: float
    then: list[tuple[str, tuple[int, ...]]]
    line: list[str] = []
    why: tuple[str, tuple[int, ...]] | None = None


class BotReply(Struct, array_like=True):
    move: str
    error: str = ""
    hints: list[Hint] = []


cached_rules = lru_cache(16)(rules_of)


@lru_cache(32)
def bot_of(name: str, edition: Edition) -> Bot:
    return make(name, cached_rules(edition))


def think(asked: BotRequest) -> BotReply:
    budget = Budget(milliseconds=asked.budget_ms)
    if asked.hints:
        return BotReply("", hints=best_hints(asked, budget))
    return BotReply(decide(asked, asked.bot, budget))


def think_quickly(asked: BotRequest) -> str:
    """The quick bot's move, whichever bot the request names."""
    return decide(asked, QUICK, QUICK_BUDGET)


def decide(asked: BotRequest, bot: str, budget: Budget) -> str:
    rules = cached_rules(asked.edition)
    question = BotQuestion(rules.unpack(asked.state), asked.seat, Random(asked.rng_seed), budget)
    return rules.codebook.notation(bot_of(bot, asked.edition).decide(question))


def best_hints(asked: BotRequest, budget: Budget) -> list[Hint]:
    rules = cached_rules(asked.edition)
    bot = bot_of(asked.bot, asked.edition)
    found = advise(bot, rules.unpack(asked.state), asked.seat, Random(asked.rng_seed), budget, asked.hints)
    return [
        Hint(
            rules.codebook.notation(each.code),
            round(each.share, 3),
            [(message.key, message.args) for message in each.then],
            [rules.codebook.notation(code) for code in each.line],
            (each.why.key, each.why.args) if each.why is not None else None,
        )
        for each in found
    ]


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    while size := questions.read(4):
        asked = msgpack.decode(questions.read(int.from_bytes(size, "big")), type=BotRequest)
        try:
            reply = think(asked)
        except Exception as error:  # a failing bot must not stop the table
            reply = BotReply("", type(error).__name__)
        data = msgpack.encode(reply)
        answers.write(len(data).to_bytes(4, "big") + data)
        answers.flush()


if __name__ == "__main__":
    signal.signal(
        signal.SIGINT, signal.SIG_IGN
    )  # the server kills us; Ctrl-C reaches the whole process group
    answers, sys.stdout = sys.stdout.buffer, sys.stderr  # a bot that prints must not corrupt the replies
    serve(sys.stdin.buffer, answers)
