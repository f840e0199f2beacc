"""The process in which bots think: questions come in on standard input, moves go out on standard output."""

from __future__ import annotations

import signal
import sys
from functools import lru_cache
from random import Random
from typing import BinaryIO

from msgspec import msgpack

from roadstead.bots.advice import advise
from roadstead.bots.bot import Bot, Budget
from roadstead.bots.bot import Question as BotQuestion
from roadstead.bots.registry import make
from roadstead.engine.game import Rules
from roadstead.games import load
from roadstead.server.thinking import Hint, Question, Thought


@lru_cache(16)
def rules_of(game: str, cards: str) -> Rules:
    return load(game).rules(cards or None)


@lru_cache(32)
def bot_of(name: str, game: str, cards: str) -> Bot:
    return make(name, rules_of(game, cards))


def think(asked: Question) -> Thought:
    rules = rules_of(asked.game, asked.cards)
    state = rules.unpack(asked.state)
    budget = Budget(milliseconds=asked.milliseconds)
    bot, rng = bot_of(asked.bot, asked.game, asked.cards), Random(asked.luck)
    if asked.hints:
        found = advise(bot, state, asked.seat, rng, budget, asked.hints)
        hints = [
            Hint(
                rules.codebook.notation(each.code),
                round(each.share, 3),
                [(said.key, said.args) for said in each.then],
            )
            for each in found
        ]
        return Thought("", hints=hints)
    code = bot.decide(BotQuestion(state, asked.seat, rng, budget))
    return Thought(rules.codebook.notation(code))


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    while size := questions.read(4):
        asked = msgpack.decode(questions.read(int.from_bytes(size, "big")), type=Question)
        try:
            thought = think(asked)
        except Exception as error:  # whatever a bot does wrong, the table goes on
            thought = Thought("", type(error).__name__)
        data = msgpack.encode(thought)
        answers.write(len(data).to_bytes(4, "big") + data)
        answers.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends us
    answers, sys.stdout = sys.stdout.buffer, sys.stderr  # a bot that prints does not disturb its answer
    serve(sys.stdin.buffer, answers)
