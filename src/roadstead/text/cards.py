"""Describes the fields of a card as they are in the card file."""

from __future__ import annotations

from roadstead.engine.cards import Card
from roadstead.text.voice import Argument, Voice


def describe_fields(card: Card, voice: Voice) -> list[str]:
    """The plain fields: "cost 9", "top hat". A field `cost` uses the game's text `field-cost` with `$value`.

    A list is a tally there, in `$names` a list of names.
    """
    texts = [
        describe_field(name, value, voice)
        for name, value in card.fields.items()
        if not isinstance(value, dict)
    ]
    return [text for text in texts if text]


def describe_field(name: str, value: object, voice: Voice) -> str:
    if value is False:
        return ""
    key = f"field-{name.replace('_', '-')}"
    if voice.has(key):
        return voice.format(key, {"value": format_value(value, voice), "names": format_names(value, voice)})
    label = name.replace("_", " ")
    return label if value is True else f"{label} {format_value(value, voice)}"


def format_value(value: object, voice: Voice) -> Argument:
    """Numbers as they are, ids by the game's names for them."""
    if isinstance(value, int):
        return value
    if isinstance(value, list):
        if all(isinstance(entry, list) for entry in value):
            return ", ".join("→".join(str(number) for number in entry) for entry in value)
        return format_counts(value, voice) or voice.join([str(format_value(entry, voice)) for entry in value])
    for domain, ids in voice.rules.words.domains.items():
        if value in ids:
            return voice.name_of(domain, str(value))
    return str(value)


def format_names(value: object, voice: Voice) -> Argument:
    """A list without counts, for fields that are sets: "Cannon and Soldier"."""
    if not isinstance(value, list):
        return format_value(value, voice)
    return voice.join([str(format_value(entry, voice)) for entry in value])


def format_counts(value: list[object], voice: Voice) -> str:
    """A list of things with counts: "2 barrels and 1 crate"; empty if the game has no such text."""
    for domain, ids in voice.rules.words.domains.items():
        if voice.has(f"{domain}-count") and all(entry in ids for entry in value):
            return voice.tally(domain, [value.count(name) for name in ids])
    return ""


def describe_tables(card: Card) -> list[str]:
    """The fields that are tables, flattened, for games without texts for them."""
    return [f"{name}: {flatten(value)}" for name, value in card.fields.items() if isinstance(value, dict)]


def flatten(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {flatten(entry)}" for name, entry in value.items())
    if isinstance(value, list):
        return "; ".join(flatten(entry) for entry in value)
    return str(value)


def describe_source(card: Card, voice: Voice) -> str:
    """Where the card comes from, and which parts of it are better known: "reconstructed · from the rulebook: name"."""
    better: dict[str, list[str]] = {}
    for entry in card.known:
        name, _, source = entry.partition(":")
        better.setdefault(source, []).append(voice.label("known", name))
    parts = [voice.ui(f"source-{card.source}")]
    for source, names in better.items():
        parts.append(voice.ui("source-of", source=voice.ui(f"source-{source}"), names=", ".join(names)))
    return " · ".join(parts)
