"""The rules text of a game: numbered rules and sections, found by number or by title."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Final

from roadstead.engine.game import Game
from roadstead.text.language import DEFAULT
from roadstead.text.voice import game_source

RULE = re.compile(r"^(?:[-*]|\d+\.)\s+(?:\*\*)?([A-Z]{2,4}-[A-Z]?\d+[a-z]?)\b")
SECTION = re.compile(r"^(#+)\s+(?:(\d+)\.\s+)?(.*)$")
FOR_DEVELOPERS: Final = "<!-- for developers -->"
"""Stands under the heading of a chapter that players do not read."""
ASIDE = re.compile(r"\s\((?=[^()]*(?:`|\b[A-Z]{2,4}-[DI]\d))[^()]*\)")
"""A parenthesis with a name of code, a decision point or an invariant: it helps developers and card writers only."""


class UnknownRule(LookupError):
    """There is no such rule; `near` lists what may have been meant."""

    def __init__(self, asked: str, near: list[str]) -> None:
        hint = f"; did you mean {', '.join(near)}?" if near else ""
        super().__init__(f"there is no rule '{asked}'{hint}")
        self.near = near


@dataclass
class Block:
    """A numbered rule, or the text between two of them."""

    rule: str
    lines: list[str] = field(default_factory=list)

    def text(self) -> str:
        return "\n".join(self.lines).strip()


@dataclass
class Section:
    """A heading and the lines under it, those of deeper headings included; `blocks` are its own alone."""

    level: int
    number: str
    title: str
    lines: list[str] = field(default_factory=list)
    blocks: list[Block] = field(default_factory=list)

    def text(self) -> str:
        return "\n".join(self.lines).strip()


class Rulebook:
    """One language of a game's rules text (Markdown)."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.sections: list[Section] = []
        self.rules: dict[str, list[str]] = {}
        self.read(text)

    def read(self, text: str) -> None:
        open_sections: list[Section] = []
        rule: list[str] = []
        for line in text.splitlines():
            heading = SECTION.match(line)
            found = None if heading else RULE.match(line)
            if heading:
                level = len(heading[1])
                open_sections = [section for section in open_sections if section.level < level]
                open_sections.append(Section(level, heading[2] or "", heading[3]))
                self.sections.append(open_sections[-1])
                rule = []
            elif found:
                rule = self.rules.setdefault(found[1], [])
            elif not line.strip() or not line.startswith(" "):
                rule = []
            if not heading:
                if open_sections:
                    add_line(open_sections[-1].blocks, line, found[1] if found else "", bool(rule))
                rule.append(line)
            for section in open_sections:
                section.lines.append(line)

    def find(self, asked: str) -> str:
        """A rule by its id ("HAR-607", "607"), or a section by its number or a part of its title."""
        wanted = asked.strip()
        for name in self.ids_like(wanted):
            if name in self.rules:
                return "\n".join(self.rules[name])
        number = wanted.removeprefix(self.prefix()).rstrip(".")
        if number.isdigit() and len(number) == 3 and number.endswith("00"):
            number = number[0]
        for section in self.sections:
            if number and section.number == number:
                return section.text()
        for section in self.sections[1:]:
            if wanted and wanted.casefold() in section.title.casefold():
                return section.text()
        raise UnknownRule(asked, self.near(wanted))

    def ids_like(self, asked: str) -> list[str]:
        name = asked.upper().replace(" ", "")
        return [name, self.prefix() + name.removeprefix(self.prefix().rstrip("-"))]

    def prefix(self) -> str:
        """What all ids of a game begin with: "HAR-"."""
        return next(iter(self.rules), "").partition("-")[0] + "-"

    def near(self, asked: str) -> list[str]:
        return get_close_matches(self.ids_like(asked)[1], list(self.rules), 3, 0.75)

    def for_players(self) -> Rulebook:
        """The rules without chapters for developers and without names of code."""
        chapters = re.split(r"^(?=##? )", self.text, flags=re.MULTILINE)
        return Rulebook(ASIDE.sub("", "".join(each for each in chapters if FOR_DEVELOPERS not in each)))

    def contents(self) -> list[Section]:
        """The numbered sections, for a table of contents."""
        return [section for section in self.sections if section.number]


def add_line(blocks: list[Block], line: str, rule: str, goes_on: bool) -> None:
    """Add a line to the last block, or begin a new one: at a rule, and after a rule that does not go on."""
    begins = rule or not blocks or (blocks[-1].rule and not goes_on)
    if begins:
        blocks.append(Block(rule))
    blocks[-1].lines.append(line)


def rulebook(game: Game, language: str) -> Rulebook | None:
    """The rules text in this language, else in the default one; None if a game has none."""
    text = game_source(game, f"rules.{language}.md") or game_source(game, f"rules.{DEFAULT}.md")
    return Rulebook(text) if text else None
