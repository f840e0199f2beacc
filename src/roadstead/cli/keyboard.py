"""Keyboard input that does not block other events: a thread reads one line at a time, on request."""

from __future__ import annotations

import io
import os
import sys
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, Queue
from textwrap import wrap
from threading import Semaphore, Thread
from typing import Literal, TextIO, TypeAlias

from roadstead.cli.controls import without_controls
from roadstead.cli.terminal import Leave, Terminal

NewsKind: TypeAlias = Literal["line", "end", "changed", "lost", "back", "gone"]
PULSE_SECONDS = 0.5
"""The longest single wait: between waits Ctrl-C gets through on every system."""


@dataclass(frozen=True)
class News:
    """An event to handle: a typed line, the end of input, or a change of the connection."""

    kind: NewsKind
    text: str = ""


class Keyboard:
    def __init__(self, inbox: Queue[News]) -> None:
        self.inbox = inbox
        self.stream = own_stream()
        self.is_reading = False
        self.requests = Semaphore(0)
        Thread(target=self.read, daemon=True).start()

    def request_line(self) -> None:
        """Request a line, unless one is being read or is in the inbox already."""
        if not self.is_reading:
            self.is_reading = True
            self.requests.release()

    def read(self) -> None:
        while True:
            self.requests.acquire()
            line = self.stream.readline()
            self.inbox.put(News("line", line.strip()) if line else News("end"))


def own_stream() -> TextIO:
    """A duplicate of standard input, so that the interpreter does not wait for the thread at exit."""
    try:
        return open(os.dup(sys.stdin.fileno()), encoding=sys.stdin.encoding, errors="replace")
    except (OSError, io.UnsupportedOperation):
        return sys.stdin


class BusyTerminal(Terminal):
    """A terminal that also waits for the server: all events arrive in one inbox."""

    def __init__(self) -> None:
        super().__init__()
        self.inbox: Queue[News] = Queue()
        self.keyboard = Keyboard(self.inbox)
        self.prompted = False

    def prompt(self, text: str) -> None:
        """Show the prompt."""
        print(without_controls(text), end="", flush=True)
        self.prompted = True

    def break_line(self) -> None:
        """End the line with the prompt before something else is printed."""
        if self.prompted:
            self.prompted = False
            self.console.print()

    def next(self, listening: bool, timeout_seconds: float | None = None) -> News | None:
        """The next event; None after `timeout_seconds`. Lines are read only while `listening`."""
        if listening:
            self.keyboard.request_line()
        waited = 0.0
        try:
            while timeout_seconds is None or waited < timeout_seconds:
                pulse = (
                    PULSE_SECONDS if timeout_seconds is None else min(PULSE_SECONDS, timeout_seconds - waited)
                )
                try:
                    return self.receive(self.inbox.get(timeout=pulse))
                except Empty:
                    waited += pulse
        except KeyboardInterrupt as error:
            self.break_line()
            raise Leave from error
        return None

    def receive(self, news: News) -> News:
        if news.kind == "line":
            self.prompted = self.keyboard.is_reading = False
        if news.kind == "end":
            self.console.print()
            raise Leave
        return news

    def forget_news(self) -> None:
        """Drop what a table said that is left now; what was typed stays."""
        kept: list[News] = []
        with suppress(Empty):
            while True:
                news = self.inbox.get_nowait()
                if news.kind in ("line", "end"):
                    kept.append(news)
        for news in kept:
            self.inbox.put(news)

    def ask(self, prompt: str) -> str:
        """One typed line; other events are put back into the inbox."""
        *above, last = wrap(prompt, self.console.width - 1) or [prompt]
        for line in above:
            self.console.print(line)
        self.prompt(last + prompt[len(prompt.rstrip()) :])
        meanwhile: list[News] = []
        while True:
            news = self.next(listening=True)
            if news is not None and news.kind == "line":
                break
            if news is not None:
                meanwhile.append(news)
        for other in meanwhile:
            self.inbox.put(other)
        return news.text
