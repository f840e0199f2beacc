"""The table in words, as text: a game's own words, or the fields of its view."""

from __future__ import annotations

from dataclasses import dataclass, fields

from roadstead.engine.game import View
from roadstead.engine.words import TableSection
from roadstead.text.voice import Voice

ENGINE_FIELDS = ("seat", "seats", "turn", "due", "over")


@dataclass(frozen=True)
class SpokenLine:
    """A sentence (one cell) or a row, and the things on the table that it speaks of."""

    cells: tuple[str, ...]
    things: tuple[str, ...] = ()


@dataclass(frozen=True)
class SpokenSection:
    name: str
    heading: str
    lines: tuple[SpokenLine, ...]
    columns: tuple[str, ...] = ()


def speak_table(view: View, voice: Voice) -> list[SpokenSection]:
    """The whole table in the voice's language."""
    sections = voice.rules.words.table(view)
    return [speak_section(section, voice) for section in sections] or list_fields(view)


def speak_section(section: TableSection, voice: Voice) -> SpokenSection:
    lines = tuple(
        SpokenLine(tuple(voice.say(cell) for cell in line.cells), line.things) for line in section.lines
    )
    columns = tuple(voice.say(column) for column in section.columns)
    return SpokenSection(section.name, voice.say(section.heading), lines, columns)


def list_fields(view: View) -> list[SpokenSection]:
    """One section per field of the view, for a game without words of its own."""
    return [
        SpokenSection(field.name, field.name.replace("_", " "), list_values(getattr(view, field.name)))
        for field in fields(view)
        if field.name not in ENGINE_FIELDS
    ]


def list_values(value: object) -> tuple[SpokenLine, ...]:
    """One line per entry of a list of things with fields of their own, otherwise a single line."""
    if isinstance(value, tuple) and value and all(hasattr(entry, "__dataclass_fields__") for entry in value):
        return tuple(SpokenLine((describe_entry(entry),)) for entry in value)
    return (SpokenLine((describe_value(value),)),)


def describe_entry(entry: object) -> str:
    names = [field.name for field in fields(entry)]  # type: ignore[arg-type]
    return ", ".join(f"{name.replace('_', ' ')} {describe_value(getattr(entry, name))}" for name in names)


def describe_value(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)
