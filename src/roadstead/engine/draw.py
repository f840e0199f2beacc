"""Cards turned over from a pile, as chance events."""

from __future__ import annotations

from random import Random

from mypy_extensions import mypyc_attr

from roadstead.engine.codes import Code, Family
from roadstead.engine.game import Event, S
from roadstead.engine.pile import Pile


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Event[S]):
    """The next card of a pile: override `pile`, `turned`, and `family` or `first`."""

    def pile(self, s: S, arg: int) -> Pile:
        raise NotImplementedError

    def family(self, s: S) -> Family:
        """The codes of this draw, one for each card."""
        raise NotImplementedError

    def first(self, s: S, seat: int, arg: int) -> Code:
        """The code of card 0; that of another card follows by its number. It may name whom the card is for."""
        return self.family(s).base

    def turned(self, s: S, seat: int, arg: int, card: int) -> None:
        """What happens with the card, which has left the pile."""
        raise NotImplementedError

    def outcomes(self, s: S, seat: int, arg: int) -> list[tuple[Code, int]]:
        first = self.first(s, seat, arg)
        return [(first + card, weight) for card, weight in self.pile(s, arg).outcomes()]

    def draw(self, s: S, seat: int, arg: int, rng: Random) -> Code:
        return self.first(s, seat, arg) + self.pile(s, arg).sample(rng)

    def play(self, s: S, seat: int, arg: int, code: Code) -> None:
        card = code - self.first(s, seat, arg)
        self.pile(s, arg).take(card)
        self.turned(s, seat, arg, card)
