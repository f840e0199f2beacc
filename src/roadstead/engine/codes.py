"""Codes: every decision and chance outcome of a game as one int, with its notation and its structured form."""

from __future__ import annotations

from typing import Final, TypeAlias

Code: TypeAlias = int

VEIL = "?"
UNKNOWN: Final = -1
"""Stands for what is no code; it is never legal."""


class NotationError(ValueError):
    """A text is not the notation of any code."""


class Family:
    """Codes that share a verb: `go <building>`, `keep <good> <number>`. The last word of a domain varies fastest."""

    def __init__(self, verb: str, domains: tuple[list[str], ...], base: int) -> None:
        self.verb = verb
        self.domains = domains
        self.base = base
        self.size = 1
        for domain in domains:
            self.size *= len(domain)
        self.stride = len(domains[-1]) if domains else 1

    def at(self, index: int) -> Code:
        return self.base + index

    def at2(self, first: int, second: int) -> Code:
        return self.base + first * self.stride + second

    def has(self, code: Code) -> bool:
        return self.base <= code < self.base + self.size

    def veiled(self) -> Code:
        """The code of this family whose last word is the veil."""
        return self.base + self.size - 1


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
        family = Family(verb, domains, len(self.notations))
        for index in range(family.size):
            words = [verb]
            for domain, place in zip(domains, split(index, domains), strict=True):
                words.append(domain[place])
            text = " ".join(words)
            if text in self.by_notation:
                raise ValueError(f"two codes have the notation '{text}'")
            self.by_notation[text] = family.base + index
            self.notations.append(text)
            self.owner.append(family)
        self.families.append(family)
        return family

    def notation(self, code: Code) -> str:
        return self.notations[code]

    def find(self, notation: str) -> Code:
        """The code with exactly this notation, or `UNKNOWN`."""
        return self.by_notation.get(notation, UNKNOWN)

    def code(self, notation: str) -> Code:
        """The code with this notation, however it is spaced."""
        code = self.find(" ".join(notation.split()))
        if code == UNKNOWN:
            raise NotationError(f"'{notation}' is not a move of this game")
        return code

    def parts(self, code: Code) -> tuple[str, tuple[int, ...]]:
        """The verb and the place of each word in its domain."""
        family = self.owner[code]
        return family.verb, split(code - family.base, family.domains)

    def is_veiled(self, code: Code) -> bool:
        return VEIL in self.notations[code].split()


def split(index: int, domains: tuple[list[str], ...]) -> tuple[int, ...]:
    places: list[int] = []
    for domain in reversed(domains):
        places.append(index % len(domain))
        index //= len(domain)
    return tuple(reversed(places))
