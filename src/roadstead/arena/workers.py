"""Work spread over processes; its results come in order."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, Final, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")

TASKS_PER_PROCESS: Final = 2
"""So many tasks for each process are begun or wait; with fewer it is idle while an earlier one takes long."""


def in_order(
    jobs: int,
    begin: Callable[..., None],
    order: tuple[Any, ...],
    work: Callable[[Task], Result],
    tasks: Iterable[Task],
) -> Generator[Result, None, None]:
    """The results of the tasks, in their order. Tasks are taken as they are needed, so there may be no end of them.

    Each process calls `begin(*order)` first. Closing the generator waits for tasks under way and drops the others.
    """
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), begin, order)
    waiting: deque[Future[Result]] = deque()
    try:
        for task in tasks:
            with uninterrupted():
                waiting.append(pool.submit(work, task))
            if len(waiting) == TASKS_PER_PROCESS * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """A process started meanwhile never hears Ctrl-C, which a terminal sends to all: the parent alone ends the work."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
