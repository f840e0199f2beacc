"""Chance events that turn over the next card of a pile."""

from __future__ import annotations

from random import Random

from mypy_extensions import mypyc_attr

from roadstead.engine.codes import Code, Family
from roadstead.engine.game import Chance, S
from roadstead.engine.pile import Pile


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Chance[S]):
    """The next card of a pile: override `pile`, `family`, `put_card`, and `place` if the code says where it goes."""

    def pile(self, s: S, arg: int) -> Pile:
        raise NotImplementedError

    def family(self, s: S, arg: int) -> Family:
        """The codes of this draw; the last word is the card."""
        raise NotImplementedError

    def place(self, s: S, seat: int, arg: int) -> int:
        """The word before the card, in a family that has one: the seat or place the card is for."""
        return 0

    def put_card(self, s: S, seat: int, arg: int, card: int) -> None:
        """Put the card, which has left the pile, where it goes."""
        raise NotImplementedError

    def outcomes(self, s: S, seat: int, arg: int) -> list[tuple[Code, int]]:
        family = self.family(s, arg)
        place = self.place(s, seat, arg)
        return [(family.at2(place, card), weight) for card, weight in self.pile(s, arg).outcomes()]

    def draw(self, s: S, seat: int, arg: int, rng: Random) -> Code:
        card = self.pile(s, arg).sample(rng)
        return self.family(s, arg).at2(self.place(s, seat, arg), card)

    def play(self, s: S, seat: int, arg: int, code: Code) -> None:
        card = self.family(s, arg).last(code)
        self.pile(s, arg).take(card)
        self.put_card(s, seat, arg, card)
