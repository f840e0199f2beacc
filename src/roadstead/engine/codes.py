"""Codes: every decision and chance outcome of a game as one int, with its notation and its structured form."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final, TypeAlias

Code: TypeAlias = int

VEIL = "?"
MAX_NOTATION: Final = 100
"""Letters of a notation: it is sent, stored and kept in records."""
UNKNOWN: Final = -1
"""Returned where there is no such code; never legal."""


class NotationError(ValueError):
    """A text is not the notation of any code, or cannot be one."""


class Family:
    """Codes that share a verb: `go <building>`, `keep <good> <number>`.

    A code is identified by the indexes of its words in their domains; its index in the family counts through all of
    them, the last word fastest. The codebook assigns the numbers of the codes, so rules never compute with them.
    """

    def __init__(self, verb: str, domains: tuple[list[str], ...]) -> None:
        self.verb = verb
        self.domains = domains
        self.sizes = [len(domain) for domain in domains]
        self.strides: list[int] = []
        """How far the index advances for each step of a word."""
        self.size = 1
        for size in reversed(self.sizes):
            self.strides.insert(0, self.size)
            self.size *= size
        self.last_size = self.sizes[-1] if domains else 1
        self._base = UNKNOWN
        self.code = UNKNOWN
        """The only code of a family without words."""

    def begin_at(self, base: Code) -> None:
        self._base = base
        if not self.domains:
            self.code = base

    def at(self, index: int) -> Code:
        return self._base + index

    def at2(self, first: int, second: int) -> Code:
        return self._base + first * self.last_size + second

    def at3(self, first: int, second: int, third: int) -> Code:
        return self._base + first * self.strides[0] + second * self.last_size + third

    def each(self, indexes: list[int]) -> list[Code]:
        """`at` of each place, faster than calls one by one."""
        base = self._base
        return [base + index for index in indexes]

    def extend2(self, found: list[Code], first: int, begin: int, end: int) -> None:
        """Append `at2` of the first word with all second ones from `begin` up to `end`."""
        start = self._base + first * self.last_size
        for code in range(start + begin, start + end):
            found.append(code)

    def has(self, code: Code) -> bool:
        return self._base <= code < self._base + self.size

    def index(self, code: Code) -> int:
        return code - self._base

    def word(self, code: Code, number: int) -> int:
        """The index in its domain of a code's first word (0), second word (1) and so on."""
        return (code - self._base) // self.strides[number] % self.sizes[number]

    def last(self, code: Code) -> int:
        """The index of the last word in its domain."""
        return (code - self._base) % self.last_size

    def veiled(self) -> Code:
        """The code of this family whose last word is the veil."""
        return self._base + self.size - 1


class Codebook:
    """All codes of a game: fixed by game, version and deck, never by options.

    A domain whose last word is "?" has a veiled code for what a seat does not see; veiled codes are never legal.
    """

    def __init__(self) -> None:
        self.families: list[Family] = []
        self.notations: list[str] = []
        self.by_notation: dict[str, Code] = {}
        self.owner: list[Family] = []

    def __len__(self) -> int:
        return len(self.notations)

    def family(self, verb: str, *domains: list[str]) -> Family:
        family = Family(verb, domains)
        self.append(family)
        return family

    def append(self, family: Family) -> None:
        family.begin_at(len(self.notations))
        for index in range(family.size):
            words = [family.verb]
            for domain, place in zip(family.domains, split(index, family.domains), strict=True):
                words.append(domain[place])
            text = " ".join(words)
            if len(text) > MAX_NOTATION:
                raise NotationError(
                    f"'{text[:MAX_NOTATION]}...' is too long: the move and the ids it names "
                    f"may have {MAX_NOTATION} letters together"
                )
            if text in self.by_notation:
                raise ValueError(f"two codes have the notation '{text}'")
            self.by_notation[text] = family.at(index)
            self.notations.append(text)
            self.owner.append(family)
        self.families.append(family)

    def arrange(self, families: list[Family]) -> None:
        """Renumber all codes in this order of families. Rules and notation do not depend on it."""
        self.families = []
        self.notations = []
        self.by_notation = {}
        self.owner = []
        for family in families:
            self.append(family)

    def notation(self, code: Code) -> str:
        return self.notations[code]

    def find(self, notation: str) -> Code:
        """The code with exactly this notation, or `UNKNOWN`."""
        return self.by_notation.get(notation, UNKNOWN)

    def code(self, notation: str) -> Code:
        """The code with this notation, with any spacing."""
        code = self.find(" ".join(notation.split()))
        if code == UNKNOWN:
            raise NotationError(f"'{notation}' is not a move of this game")
        return code

    def parts(self, code: Code) -> tuple[str, tuple[int, ...]]:
        """The verb, and the index of each word in its domain."""
        family = self.owner[code]
        return family.verb, split(family.index(code), family.domains)

    def is_veiled(self, code: Code) -> bool:
        return VEIL in self.notations[code].split()


def tallies(kinds: int, least: int, most: int) -> list[list[int]]:
    """All ways to take `least` to `most` things of so many kinds: how many of each."""
    return [
        [chosen.count(kind) for kind in range(kinds)]
        for size in range(least, most + 1)
        for chosen in combinations_with_replacement(range(kinds), size)
    ]


def tally_word(counts: list[int], names: list[str]) -> str:
    """A tally as one word of a notation: `2-fish+stone`."""
    return "+".join(
        name if count == 1 else f"{count}-{name}" for name, count in zip(names, counts, strict=True) if count
    )


def split(index: int, domains: tuple[list[str], ...]) -> tuple[int, ...]:
    places: list[int] = []
    for domain in reversed(domains):
        places.append(index % len(domain))
        index //= len(domain)
    return tuple(reversed(places))
