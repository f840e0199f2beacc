"""A pile of cards: a known top, an unknown middle (one multiset or several in sequence), a known bottom."""

from __future__ import annotations

from bisect import insort
from random import Random

from mypy_extensions import mypyc_attr

from roadstead.engine.game import Unpacker


@mypyc_attr(allow_interpreted_subclasses=True)
class Pile:
    """Cards are ints. A card of the middle is decided only when somebody first sees it.

    `top` and `bottom` list their cards from the top down; each multiset of `middle` is kept sorted, so that
    two piles about which the same is known are equal.
    """

    def __init__(self, *middle: list[int]) -> None:
        self.top: list[int] = []
        self.middle: list[list[int]] = [sorted(part) for part in middle if part]
        self.bottom: list[int] = []

    def __len__(self) -> int:
        count = len(self.top) + len(self.bottom)
        for part in self.middle:
            count += len(part)
        return count

    def cards(self) -> list[int]:
        """All cards of the pile."""
        found = self.top + self.bottom
        for part in self.middle:
            found = found + part
        return found

    def outcomes(self) -> list[tuple[int, int]]:
        """The possible next cards with their weights."""
        if self.top:
            return [(self.top[0], 1)]
        if not self.middle:
            return [(self.bottom[0], 1)]
        found: list[tuple[int, int]] = []
        last = -1
        count = 0
        for card in self.middle[0]:
            if card == last:
                count += 1
                continue
            if count:
                found.append((last, count))
            last = card
            count = 1
        found.append((last, count))
        return found

    def sample(self, rng: Random) -> int:
        if self.top:
            return self.top[0]
        if not self.middle:
            return self.bottom[0]
        part = self.middle[0]
        return part[int(rng.random() * len(part))]

    def take(self, card: int) -> None:
        """Take the next card, which is `card`."""
        if self.top:
            source = self.top
        elif self.middle:
            source = self.middle[0]
            source.remove(card)
            if not source:
                del self.middle[0]
            return
        else:
            source = self.bottom
        if source[0] != card:
            raise ValueError(f"card {source[0]} lies next, not {card}")
        del source[0]

    def remove(self, card: int) -> None:
        """Remove a given card from wherever it is in the pile, the upper copy first."""
        if card in self.top:
            self.top.remove(card)
            return
        for at, part in enumerate(self.middle):
            if card in part:
                part.remove(card)
                if not part:
                    del self.middle[at]
                return
        self.bottom.remove(card)

    def put_top(self, card: int) -> None:
        self.top.insert(0, card)

    def put_bottom(self, card: int) -> None:
        self.bottom.append(card)

    def shuffle_in(self, card: int) -> None:
        """Shuffle a card into the last part of the middle."""
        if not self.middle:
            self.middle.append([])
        insort(self.middle[-1], card)

    def known(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The top and the bottom, which everybody may remember."""
        return tuple(self.top), tuple(self.bottom)

    def clone(self) -> Pile:
        other = Pile()
        other.top = self.top[:]
        other.middle = [part[:] for part in self.middle]
        other.bottom = self.bottom[:]
        return other

    def pack(self) -> list[int]:
        ints = [len(self.top), *self.top, len(self.bottom), *self.bottom, len(self.middle)]
        for part in self.middle:
            ints.append(len(part))
            ints.extend(part)
        return ints


def unpack_pile(ints: Unpacker) -> Pile:
    """Read back what `Pile.pack` wrote."""
    pile = Pile()
    pile.top = ints.many()
    pile.bottom = ints.many()
    pile.middle = [ints.many() for _ in range(ints.one())]
    return pile


def shuffle(cards: list[int], rng: Random) -> None:
    """Shuffle cards in place, using only rng.random()."""
    for last in range(len(cards) - 1, 0, -1):
        at = int(rng.random() * (last + 1))
        cards[last], cards[at] = cards[at], cards[last]
