"""The story: messages about what happens without a choice, collected while a game is played at a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from roadstead.engine.words import Keys, Message

if TYPE_CHECKING:
    from roadstead.engine.game import State

ALL: Final = -1
"""The audience mask for everybody, watchers included; otherwise bit s admits seat s."""


@dataclass(frozen=True)
class StoryLine:
    message: Message
    hearers: int = ALL

    def heard_by(self, seat: int | None) -> bool:
        return self.hearers == ALL or (seat is not None and bool(self.hearers >> seat & 1))


@mypyc_attr(allow_interpreted_subclasses=True)
class Story:
    """Collects lines; a clone has none, so simulation pays one comparison."""

    def __init__(self, keys: Keys) -> None:
        self.keys = keys
        self.lines: list[StoryLine] = []

    def say(self, key: str, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        self.whisper(ALL, key, a, b, c, d)

    def whisper(self, hearers: int, key: str, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        self.lines.append(StoryLine(self.keys.message(key, a, b, c, d), hearers))

    def add(self, message: Message | None) -> None:
        if message is not None:
            self.lines.append(StoryLine(message))

    def pause(self, state: State) -> None:
        """Called after every task: what was told so far has happened."""

    def drain(self) -> list[StoryLine]:
        lines = self.lines
        self.lines = []
        return lines
