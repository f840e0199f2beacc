"""Work spread over processes, with results in order."""

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
"""How many tasks per process are submitted at once; with fewer, processes idle while an earlier task takes long."""


def in_order(
    jobs: int,
    begin: Callable[..., None],
    order: tuple[Any, ...],
    work: Callable[[Task], Result],
    tasks: Iterable[Task],
) -> Generator[Result, None, None]:
    """The results of the tasks, in their order. Tasks are taken as needed, so they may be infinite.

    Each process calls `begin(*order)` first. Closing the generator waits for running tasks and drops the others.
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
    """Processes started in this context ignore Ctrl-C, which a terminal sends to all; only the parent handles it."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
