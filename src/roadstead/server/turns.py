"""Turns: whoever waits for what the server has little of gets it in turn, by address and then by person."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final, Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Asker(NamedTuple):
    """Who waits: an address, as the limits count it, and a person there. By default nobody."""

    address: str = ""
    person: str = ""


NOBODY: Final = Asker()
"""All tables where no player is connected: they share one turn."""


class TurnQueue(Generic[T]):
    """Those who wait for a `T`. Addresses take turns, and the people of an address among themselves.

    So many tables or connections of one person wait for each other, and anybody may be as many guests as they like.
    """

    def __init__(self) -> None:
        self.waiting: dict[str, dict[str, deque[asyncio.Future[T]]]] = {}
        """For each address and each person there, both in the order of their turns."""

    def add(self, asker: Asker) -> asyncio.Future[T]:
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(asker.address, {}).setdefault(asker.person, deque()).append(turn)
        return turn

    def give(self, what: T) -> bool:
        """Give it to whose turn it is; False if nobody waits any more."""
        while self.waiting:
            turn = self.next_turn()
            if not turn.done():
                turn.set_result(what)
                return True
        return False

    def next_turn(self) -> asyncio.Future[T]:
        """Take the first turn of the first person of the first address; who has more of them is last now."""
        address = next(iter(self.waiting))
        people = self.waiting.pop(address)
        person = next(iter(people))
        turns = people.pop(person)
        turn = turns.popleft()
        if turns:
            people[person] = turns
        if people:
            self.waiting[address] = people
        return turn


class Rounds:
    """The rounds of the event loop: in each it makes one position, or what is as much work, which takes up to 20 ms.

    Without them all that is due would be made in the same round, and nobody else would be served until it is done.
    """

    def __init__(self) -> None:
        self.queue: TurnQueue[None] = TurnQueue()
        self.is_taken = False

    async def take(self, asker: Asker) -> None:
        """Wait for a round of one's own: this one, if nobody has it."""
        if self.is_taken:
            await self.queue.add(asker)
        else:
            self.is_taken = True
            asyncio.get_running_loop().call_soon(self.begin_next)

    def begin_next(self) -> None:
        self.is_taken = self.queue.give(None)
        if self.is_taken:
            asyncio.get_running_loop().call_soon(self.begin_next)
