"""Bots think here: in processes of their own, with a budget, on a position redealt for their seat."""

from __future__ import annotations

import asyncio
import hmac
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from hashlib import sha256
from random import Random
from typing import Final

from msgspec import MsgspecError, Struct, msgpack

from roadstead.engine.table import Table
from roadstead.server.notes import note

LIMIT: Final = 10.0
"""Seconds after which a process that has not answered is ended."""
MILLISECONDS: Final = 3_000
"""What a bot may spend on a decision."""
ADVISER: Final = "greedy"
"""The strongest bot: it gives the hints."""
HINTS: Final = 3
HINT_MILLISECONDS: Final = 2_000


class Question(Struct, array_like=True):
    """A decision for a bot. The state was redealt for the seat: it holds nothing the seat cannot know."""

    game: str
    cards: str
    state: list[int]
    seat: int
    bot: str
    luck: str
    milliseconds: int
    hints: int = 0
    """So many of the best options are wanted, instead of one move."""


class Hint(Struct, array_like=True):
    """An option a bot advises, with the messages of how it would go on."""

    move: str
    share: float
    then: list[tuple[str, tuple[int, ...]]]


class Thought(Struct, array_like=True):
    move: str
    error: str = ""
    hints: list[Hint] = []


def question(table: Table, seat: int, bot: str) -> Question:
    """What a bot is asked."""
    luck = luck_of(table, seat)
    rules = table.rules
    return Question(
        rules.game.name, rules.cards.text, imagined(table, seat, luck), seat, bot, luck, MILLISECONDS
    )


def hint_question(table: Table, seat: int) -> Question:
    """What the adviser is asked, with dice of its own: it may not foretell what a bot at the table does."""
    luck = luck_of(table, seat, "hint")
    rules = table.rules
    state = imagined(table, seat, luck)
    return Question(rules.game.name, rules.cards.text, state, seat, ADVISER, luck, HINT_MILLISECONDS, HINTS)


def luck_of(table: Table, seat: int, what: str = "bot") -> str:
    """What a bot's dice hang on: the same after a restart, but nobody who lacks the seed can foretell them.

    Else a hidden choice, such as a bid, could be worked out by anybody. It tells nothing of the seed.
    """
    return hmac.new(table.seed.encode(), f"{what}/{seat}/{len(table.log)}".encode(), sha256).hexdigest()


def imagined(table: Table, seat: int, luck: str) -> list[int]:
    """The position as the seat may imagine it, packed."""
    state = table.state.clone()
    state.redeal(seat, Random(luck))
    return state.pack()


class Thinker:
    """One process. It answers one question at a time and is ended with us."""

    def __init__(self) -> None:
        self.process: Process | None = None

    async def ask(self, asked: Question) -> Thought:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "roadstead.server.thinker", stdin=PIPE, stdout=PIPE, stderr=DEVNULL
            )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        data = msgpack.encode(asked)
        self.process.stdin.write(len(data).to_bytes(4, "big") + data)
        await self.process.stdin.drain()
        size = int.from_bytes(await self.process.stdout.readexactly(4), "big")
        return msgpack.decode(await self.process.stdout.readexactly(size), type=Thought)

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        await process.wait()


class Thinkers:
    """A few processes that all tables share."""

    def __init__(self, count: int, limit: float = LIMIT) -> None:
        self.limit = limit
        self.all = [Thinker() for _ in range(count)]
        self.stopped = False
        self.idle: asyncio.Queue[Thinker] = asyncio.Queue()
        for thinker in self.all:
            self.idle.put_nowait(thinker)

    async def decide(self, asked: Question, legal: list[str], table: str) -> str:
        """A legal move for a seat. A crash, an illegal answer or a time-out becomes any legal move and a note."""
        answer = await self.answer(asked)
        if answer.move in legal:
            return answer.move
        why = answer.error or "its move is not legal"
        note("bot-failed", table=table, seat=asked.seat, bot=asked.bot, why=why)
        return legal[int(Random(asked.luck).random() * len(legal))]

    async def answer(self, asked: Question) -> Thought:
        thinker = await self.idle.get()
        try:
            if self.stopped:  # a process started now would outlive us
                return Thought("", "the server stops")
            async with asyncio.timeout(self.limit):
                return await thinker.ask(asked)
        except TimeoutError:
            await thinker.stop()
            return Thought("", f"it did not answer within {self.limit:g} seconds")
        except (OSError, EOFError, MsgspecError) as error:
            await thinker.stop()
            return Thought("", f"its process failed ({type(error).__name__})")
        except asyncio.CancelledError:
            await thinker.stop()
            raise
        finally:
            self.idle.put_nowait(thinker)

    async def stop(self) -> None:
        self.stopped = True
        for thinker in self.all:
            await thinker.stop()
