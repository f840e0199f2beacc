"""The options of a decision, numbered and in words, and what a typed line means among them."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches
from itertools import groupby
from unicodedata import combining, normalize

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from roadstead.engine.game import View
from roadstead.engine.table import Table
from roadstead.text.voice import Voice

MANY = 6
"""More options than this stand in columns."""


@dataclass(frozen=True)
class Choice:
    """One legal option as it is offered."""

    number: int
    code: int
    key: str
    words: str
    notation: str


def choices_of(table: Table, seat: int, view: View, voice: Voice) -> list[Choice]:
    """The legal options, numbered; those of the same sort stand together."""
    codes = table.rules.codes
    messages = [(code, table.rules.words.option(view, code)) for code in table.legal(seat)]
    sorts = list(dict.fromkeys(message.key for _, message in messages))
    messages.sort(key=lambda entry: sorts.index(entry[1].key))
    return [
        Choice(number, code, message.key, voice.say(message), codes.notation(code))
        for number, (code, message) in enumerate(messages, 1)
    ]


def draw(choices: list[Choice]) -> RenderableType:
    """Few options a line each; many in columns, in groups of the same sort."""
    wide = len(str(len(choices)))
    if len(choices) <= MANY:
        return Group(*(line(choice, wide) for choice in choices))
    groups: list[RenderableType] = []
    for _, same in groupby(choices, lambda choice: choice.key):
        groups.append(Columns([line(choice, wide) for choice in same], column_first=True, padding=(0, 3)))
    return Group(*groups)


def line(choice: Choice, wide: int) -> Text:
    return Text.assemble((f"{choice.number:>{wide}}", "bold cyan"), "  ", choice.words)


def chosen(text: str, choices: list[Choice]) -> Choice | None:
    """The option a typed number or notation names."""
    if text.isdecimal():
        number = int(text)
        return choices[number - 1] if 1 <= number <= len(choices) else None
    notation = " ".join(text.lower().split())
    return next((choice for choice in choices if choice.notation == notation), None)


def similar(text: str, choices: list[Choice]) -> list[Choice]:
    """Options that a line may have meant: their words or notation hold it, or look like it."""
    wanted = plain(text)
    holding = [choice for choice in choices if wanted in plain(choice.words) or wanted in choice.notation]
    if holding:
        return holding[:3]
    near = get_close_matches(wanted, [choice.notation for choice in choices], 3)
    return [choice for choice in choices if choice.notation in near]


def plain(text: str) -> str:
    """Small letters without accents: "Règles" and "regles" are the same."""
    return "".join(letter for letter in normalize("NFKD", text.casefold()) if not combining(letter)).strip()
