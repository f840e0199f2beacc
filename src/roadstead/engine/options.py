"""Typed options of a game: a flag, a choice or a number, validated when they are parsed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

Value: TypeAlias = str | int | bool

YES = ("on", "yes", "true")
NO = ("off", "no", "false")


class OptionError(ValueError):
    """An option was refused; `option` names it."""

    def __init__(self, option: str, reason: str) -> None:
        super().__init__(f"{option}: {reason}")
        self.option = option
        self.reason = reason


@dataclass(frozen=True)
class Option:
    """One option; its value is an int: 0 or 1, the index of a choice, or the number itself.

    `start` says that it decides how long or how hard a game is for newcomers: it is asked for even where a game begins
    with few questions.
    """

    name: str
    kind: str
    default: int
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    rule: str = ""
    start: bool = False

    def parse(self, value: Value) -> int:
        text = str(value).strip().lower()
        if self.kind == "flag":
            if text in YES or text == "1":
                return 1
            if text in NO or text == "0":
                return 0
            raise OptionError(self.name, f"'{value}' is neither on nor off")
        if self.kind == "choice":
            if text in self.choices:
                return self.choices.index(text)
            raise OptionError(self.name, f"'{value}' is none of: {', '.join(self.choices)}")
        if not is_whole(text):
            raise OptionError(self.name, f"'{value}' is not a whole number")
        number = int(text)
        if not self.low <= number <= self.high:
            raise OptionError(self.name, f"{number} is not between {self.low} and {self.high}")
        return number

    def values(self) -> int:
        """How many values there are; the first is `low`."""
        if self.kind == "flag":
            return 2
        return len(self.choices) if self.kind == "choice" else self.high - self.low + 1

    def text(self, value: int) -> str:
        if self.kind == "flag":
            return "on" if value else "off"
        if self.kind == "choice":
            return self.choices[value]
        return str(value)


def is_whole(text: str) -> bool:
    """Whether a text is a whole number, of at most 18 plain digits."""
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) <= 18


def flag(name: str, rule: str, default: bool = False, start: bool = False) -> Option:
    return Option(name, "flag", int(default), rule=rule, start=start)


def choice(name: str, rule: str, *choices: str, start: bool = False) -> Option:
    """The first choice is the default."""
    return Option(name, "choice", 0, choices=choices, rule=rule, start=start)


def number(name: str, rule: str, default: int, low: int, high: int) -> Option:
    return Option(name, "number", default, low=low, high=high, rule=rule)
