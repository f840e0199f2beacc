"""The bot pool: bots decide in worker processes, within a budget, on a state redealt for their seat."""

from __future__ import annotations

import asyncio
import hmac
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from hashlib import sha256
from random import Random
from typing import Final

from msgspec import MsgspecError, msgpack

from roadstead.engine.table import Table
from roadstead.refusal import Refused
from roadstead.server.bot_worker import BotReply, BotRequest, think_quickly
from roadstead.server.log import note
from roadstead.server.turns import NOBODY, Asker, TurnQueue

ANSWER_SECONDS: Final = 10.0
"""A worker that has not answered by then is killed."""
DECISION_MS: Final = 3_000
"""A bot's time budget for one decision."""
ADVISER: Final = "greedy"
"""The strongest bot, used for hints."""
MAX_HINTS: Final = 3
PROCESS_FAILED: Final = (OSError, EOFError, MsgspecError, RuntimeError)
"""RuntimeError is uvloop's, for a process that has closed its pipe but is not known to have ended yet."""
HINT_MS: Final = 2_000


def bot_request(table: Table, seat: int, bot: str) -> BotRequest:
    """The request for a bot's decision."""
    luck = rng_seed_of(table, seat)
    state = pack_redealt(table, seat, luck)
    return BotRequest(table.rules.edition(), state, seat, bot, luck, DECISION_MS)


def hint_request(table: Table, seat: int) -> BotRequest:
    """The request for hints, with its own rng seed: otherwise a hint could predict a bot at the same table."""
    luck = rng_seed_of(table, seat, "hint")
    state = pack_redealt(table, seat, luck)
    return BotRequest(table.rules.edition(), state, seat, ADVISER, luck, HINT_MS, MAX_HINTS)


def rng_seed_of(table: Table, seat: int, what: str = "bot") -> str:
    """The seed of a bot's random numbers: stable across restarts, unpredictable without the table's seed.

    Otherwise anybody could compute a hidden choice, such as a bid. The table's seed cannot be derived from it.
    """
    return hmac.new(table.seed.encode(), f"{what}/{seat}/{len(table.log)}".encode(), sha256).hexdigest()


def pack_redealt(table: Table, seat: int, luck: str) -> list[int]:
    """The state with everything hidden from the seat dealt anew, packed."""
    state = table.state.clone()
    state.redeal(seat, Random(luck))
    return state.pack()


class BotWorker:
    """One worker process. It handles one request at a time and ends with the server."""

    def __init__(self) -> None:
        self.process: Process | None = None

    async def ask(self, asked: BotRequest) -> BotReply:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "roadstead.server.bot_worker", stdin=PIPE, stdout=PIPE, stderr=DEVNULL
            )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        data = msgpack.encode(asked)
        self.process.stdin.write(len(data).to_bytes(4, "big") + data)
        await self.process.stdin.drain()
        size = int.from_bytes(await self.process.stdout.readexactly(4), "big")
        return msgpack.decode(await self.process.stdout.readexactly(size), type=BotReply)

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        await process.wait()


class IdleWorkers:
    """Workers without a request, and those who wait for one."""

    def __init__(self, workers: list[BotWorker]) -> None:
        self.idle = list(workers)
        self.queue: TurnQueue[BotWorker] = TurnQueue()

    async def take(self, asker: Asker) -> BotWorker:
        if self.idle:
            return self.idle.pop()
        turn = self.queue.add(asker)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back(turn.result())
            raise

    def give_back(self, worker: BotWorker) -> None:
        if not self.queue.give(worker):
            self.idle.append(worker)


class BotPool:
    """A few worker processes, shared by all tables."""

    def __init__(self, count: int, limit: float = ANSWER_SECONDS) -> None:
        self.limit_seconds = limit
        self.workers = [BotWorker() for _ in range(count)]
        self.stopped = False
        self.asking: set[asyncio.Task[BotReply]] = set()
        self.idle = IdleWorkers(self.workers)

    async def decide(self, asked: BotRequest, legal: list[str], table: str, asker: Asker = NOBODY) -> str:
        """A legal move for a seat: the bot's own or, if the bot fails, the quick bot's and a line in the log."""
        answer = await self.ask(asked, asker)
        if answer.move in legal:
            return answer.move
        why = answer.error or "its move is not legal"
        note("bot-failed", table=table, seat=asked.seat, bot=asked.bot, why=why)
        return await quick_move(asked, legal, table)

    async def ask(self, asked: BotRequest, asker: Asker = NOBODY) -> BotReply:
        """A bot's reply or its error, when it is the asker's turn; refused if the server stops first."""
        if self.stopped:
            raise Refused("storage")
        asking = asyncio.create_task(self.ask_idle_worker(asked, asker))
        self.asking.add(asking)
        asking.add_done_callback(self.asking.discard)
        try:
            return await asking
        except asyncio.CancelledError:
            if self.stopped:
                raise Refused("storage") from None
            raise

    async def ask_idle_worker(self, asked: BotRequest, asker: Asker) -> BotReply:
        """Ask an idle worker; if it dies, retry once in a fresh process: the death may not be the bot's fault."""
        worker = await self.idle.take(asker)
        try:
            try:
                return await self.ask_once(worker, asked)
            except PROCESS_FAILED:
                return await self.ask_once(worker, asked)
        except PROCESS_FAILED as error:
            return BotReply("", f"its process failed twice ({type(error).__name__})")
        finally:
            self.idle.give_back(worker)

    async def ask_once(self, worker: BotWorker, asked: BotRequest) -> BotReply:
        """On any failure the process is killed: a late reply must not be taken for the answer to the next request."""
        try:
            async with asyncio.timeout(self.limit_seconds):
                return await worker.ask(asked)
        except TimeoutError:
            await worker.stop()
            return BotReply("", f"it did not answer within {self.limit_seconds:g} seconds")
        except BaseException:
            await worker.stop()
            raise

    async def stop(self) -> None:
        """Cancel all requests, then end all workers."""
        self.stopped = True
        for asking in self.asking:
            asking.cancel()
        await asyncio.gather(*self.asking, return_exceptions=True)
        for worker in self.workers:
            await worker.stop()


async def quick_move(asked: BotRequest, legal: list[str], table: str) -> str:
    """The quick bot's move. It runs in the server's own process, so that dying workers do not affect it."""
    try:
        move = await asyncio.to_thread(think_quickly, asked)
    except Exception as error:  # a game it cannot evaluate, or a bug that both bots share
        note("quick-bot-failed", table=table, seat=asked.seat, why=type(error).__name__)
        return legal[0]
    return move if move in legal else legal[0]
