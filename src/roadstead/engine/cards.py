"""Decks: card data read from TOML field by field, with errors that name file, card and field."""

from __future__ import annotations

import json
import tomllib
import unicodedata
from dataclasses import dataclass
from hashlib import sha256
from typing import TypeAlias, cast

from mypy_extensions import mypyc_attr

LANGUAGES = ("en", "de", "fr")
SOURCES = ("rulebook", "public", "reconstructed")
REMARKS = ("name", "source", "known", "ref", "note")
"""Fields that describe a card but do not change play; they are not part of a deck's digest."""
MAX_NAME = 80
"""Most letters of a card's id and of its name: both are repeated with every event that tells of the card."""
MAX_TEXT = 200_000
"""Most characters of a deck."""
MAX_LIST = 120
"""Most entries of a list in a deck, more than any game needs: some lists are told whole with every position."""
MAX_DOTS = 20
"""Most dots in a line of a deck: the TOML parser takes minutes for a key of thousands of parts."""
SOFT_HYPHEN = "\xad"

Data: TypeAlias = dict[str, object]


class CardError(ValueError):
    """A card file was refused."""

    def __init__(self, file: str, card: str, field: str, reason: str) -> None:
        place = ", ".join(part for part in (file, card, field) if part)
        super().__init__(f"{place}: {reason}")


@dataclass(frozen=True)
class Card:
    """A card as shown to people: id, names, source of its values, and its fields as in the file."""

    kind: str
    id: str
    names: dict[str, str]
    source: str
    known: tuple[str, ...]
    fields: Data

    def name(self, language: str) -> str:
        """The name in this language, else in the first one the deck has, else the id."""
        return self.names.get(language) or next(iter(self.names.values()), self.id)


@mypyc_attr(allow_interpreted_subclasses=True)
class Deck:
    """The cards of one game. Games add their data as lists of ints; all states of a table share one deck."""

    cards: list[Card]
    digest: str
    text: str
    """The TOML of a custom deck; empty for a built-in deck."""

    def names(self, kind: str) -> list[Card]:
        return [card for card in self.cards if card.kind == kind]


class Fields:
    """One table of a card file. Every field must be read; `done` refuses those that were not."""

    def __init__(self, data: Data, file: str, card: str, path: str = "") -> None:
        self.data = data
        self.file = file
        self.card = card
        self.path = path
        self.asked: set[str] = set()

    def error(self, field: str, reason: str) -> CardError:
        return CardError(self.file, self.card, self.path + field, reason)

    def has(self, field: str) -> bool:
        return field in self.data

    def get(self, field: str) -> object:
        self.asked.add(field)
        if field not in self.data:
            raise self.error(field, "is missing")
        value = self.data[field]
        if isinstance(value, list) and len(value) > MAX_LIST:
            raise self.error(field, f"has at most {MAX_LIST} entries, not {len(value)}")
        return value

    def whole(self, field: str, low: int, high: int, default: int | None = None) -> int:
        if default is not None and field not in self.data:
            return default
        value = self.get(field)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.error(field, f"must be a whole number, not {value!r}")
        if not low <= value <= high:
            raise self.error(field, f"must be between {low} and {high}, not {value}")
        return value

    def flag(self, field: str, default: bool = False) -> bool:
        if field not in self.data:
            return default
        value = self.get(field)
        if not isinstance(value, bool):
            raise self.error(field, f"must be true or false, not {value!r}")
        return value

    def string(self, field: str) -> str:
        value = self.get(field)
        if not isinstance(value, str) or not value:
            raise self.error(field, f"must be a text, not {value!r}")
        return value

    def shown(self, field: str) -> str:
        """A short text in one line, of nothing that moves the cursor of a terminal or turns the line around."""
        value = self.string(field)
        if len(value) > MAX_NAME:
            raise self.error(field, f"has at most {MAX_NAME} letters, not {len(value)}")
        for letter in value:
            if letter != SOFT_HYPHEN and unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Zl", "Zp"):
                raise self.error(field, f"must be a text in one line, without {letter!r}")
        return value

    def word(self, field: str, choices: list[str], default: str = "") -> int:
        """The index of a word among the allowed ones."""
        if default and field not in self.data:
            return choices.index(default)
        value = self.get(field)
        if value not in choices:
            raise self.error(field, f"must be one of {', '.join(choices)}, not {value!r}")
        return choices.index(value)

    def strings(self, field: str) -> list[str]:
        value = self.get(field)
        if not isinstance(value, list) or not all(isinstance(entry, str) for entry in value):
            raise self.error(field, "must be a list of texts")
        return cast(list[str], value)

    def words(self, field: str, choices: list[str]) -> list[int]:
        places: list[int] = []
        for entry in self.strings(field):
            if entry not in choices:
                raise self.error(field, f"must name only {', '.join(choices)}, not {entry!r}")
            places.append(choices.index(entry))
        return places

    def wholes(self, field: str, low: int, high: int, count: int) -> list[int]:
        value = self.get(field)
        if not isinstance(value, list) or len(value) != count:
            raise self.error(field, f"must be a list of {count} whole numbers")
        for entry in value:
            if isinstance(entry, bool) or not isinstance(entry, int) or not low <= entry <= high:
                raise self.error(field, f"must hold whole numbers between {low} and {high}, not {entry!r}")
        return cast(list[int], value)

    def amounts(self, field: str, names: list[str], low: int, high: int) -> list[int]:
        """A table {name = amount} as one amount per name; missing names, or a missing table, count as 0."""
        if field not in self.data:
            return [0] * len(names)
        entry = self.table(field)
        amounts = [entry.whole(name, low, high, 0) for name in names]
        entry.done()
        return amounts

    def table(self, field: str) -> Fields:
        value = self.get(field)
        if not isinstance(value, dict):
            raise self.error(field, "must be a table")
        return Fields(cast(Data, value), self.file, self.card, f"{self.path}{field}.")

    def tables(self, field: str) -> list[Fields]:
        value = self.get(field)
        if not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
            raise self.error(field, "must be a list of tables")
        path = f"{self.path}{field}"
        return [
            Fields(cast(Data, entry), self.file, self.card, f"{path}[{at + 1}].")
            for at, entry in enumerate(value)
        ]

    def cards(self, field: str, count: int) -> list[Fields]:
        """The cards of one kind: tables with unique ids."""
        entries = self.tables(field)
        if len(entries) != count:
            raise CardError(self.file, "", field, f"must be {count} cards, not {len(entries)}")
        seen: set[str] = set()
        for at, entry in enumerate(entries):
            entry.card = f"{field} {at + 1}"
            entry.path = ""
            name = entry.string("id")
            if not name.replace("-", "").isalnum() or name != name.lower():
                raise entry.error("id", f"must be of small letters, digits and hyphens, not {name!r}")
            if len(name) > MAX_NAME:
                raise entry.error("id", f"has at most {MAX_NAME} letters, not {len(name)}")
            if name in seen:
                raise entry.error("id", f"'{name}' stands twice")
            seen.add(name)
            entry.card = f"{field} '{name}'"
        return entries

    def describe(self, kind: str) -> Card:
        """The card of this table: its names, source and fields."""
        names = self.table("name")
        found = {language: names.shown(language) for language in LANGUAGES if names.has(language)}
        names.done()
        if not found:
            raise self.error("name", f"must be given in at least one of {', '.join(LANGUAGES)}")
        return self.make_card(kind, found)

    def make_card(self, kind: str, names: dict[str, str]) -> Card:
        """The card of this table with these names; none for a card without a name."""
        source = SOURCES[self.word("source", list(SOURCES))]
        known = tuple(self.strings("known")) if self.has("known") else ()
        for remark in ("ref", "note"):
            if self.has(remark):
                self.string(remark)
        fields: Data = {key: value for key, value in self.data.items() if key not in REMARKS and key != "id"}
        return Card(kind, self.string("id"), names, source, known, fields)

    def done(self) -> None:
        for field in self.data:
            if field not in self.asked:
                raise self.error(field, f"is not a field here; known: {', '.join(sorted(self.asked))}")


def parse_deck(text: str, file: str) -> Fields:
    if len(text) > MAX_TEXT:
        raise CardError(file, "", "", f"a deck has at most {MAX_TEXT} characters")
    if any(line.count(".") > MAX_DOTS for line in text.split("\n")):
        raise CardError(file, "", "", f"a line of a deck has at most {MAX_DOTS} dots")
    try:
        return Fields(cast(Data, tomllib.loads(text)), file, "")
    except tomllib.TOMLDecodeError as error:
        raise CardError(file, "", "", f"is not TOML: {error}") from error
    except RecursionError as error:
        raise CardError(file, "", "", "is nested too deep") from error
    except ValueError as error:  # a number of thousands of digits
        raise CardError(file, "", "", f"cannot be read: {error}") from error


def digest_of_deck(data: object) -> str:
    """Identifies a deck by all data that can change play."""
    facts = json.dumps(without_remarks(data), sort_keys=True, separators=(",", ":"), default=str)
    return sha256(facts.encode()).hexdigest()[:16]


def without_remarks(data: object) -> object:
    if isinstance(data, dict):
        return {key: without_remarks(value) for key, value in data.items() if key not in REMARKS}
    if isinstance(data, list):
        return [without_remarks(entry) for entry in data]
    return data
