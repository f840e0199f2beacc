"""Checks text that people type and others see (names, chat): no stacks of combining marks, no invisible text."""

from __future__ import annotations

import unicodedata
from typing import Final

MAX_MARKS: Final = 4
"""Most combining marks on a letter: more than any language needs. A stack of them covers other lines."""
BLANK: Final = frozenset("\u115f\u1160\u2800\U0001d159")
"""Letters and symbols that render as blank."""
UNSEEN_MARKS: Final = frozenset(
    map(
        chr,
        [0x034F, 0x17B4, 0x17B5, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)],
    )
)
"""Marks that do not render: joiners, variation selectors, vowels that are inherent."""


def limit_marks(text: str) -> str:
    """The text with at most `MAX_MARKS` marks on each letter."""
    kept: list[str] = []
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks <= MAX_MARKS:
            kept.append(letter)
    return "".join(kept)


def is_blank(letter: str) -> bool:
    """Whether a character renders as blank."""
    return letter in BLANK or unicodedata.category(letter)[0] in "CMZ"
