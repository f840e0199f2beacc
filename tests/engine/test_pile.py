"""A pile behaves like real cards of which only the known parts are laid out."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from roadstead.engine.game import Unpacker
from roadstead.engine.pile import Pile, shuffle, unpack_pile

cards = st.integers(0, 5)


def test_the_known_top_comes_first_then_the_middle_then_the_bottom() -> None:
    pile = Pile([7, 7, 8], [9])
    pile.put_top(1)
    pile.put_top(2)
    pile.put_bottom(3)
    assert pile.known() == ((2, 1), (3,))
    taken = []
    while len(pile):
        card = pile.outcomes()[0][0]
        pile.take(card)
        taken.append(card)
    assert taken == [2, 1, 7, 7, 8, 9, 3]


def test_outcomes_of_the_middle_are_weighted_by_their_number() -> None:
    assert Pile([8, 7, 7], [9]).outcomes() == [(7, 2), (8, 1)]


def test_a_part_comes_only_after_the_part_above_it() -> None:
    pile = Pile([4], [5, 6])
    assert pile.outcomes() == [(4, 1)]
    pile.take(4)
    assert pile.outcomes() == [(5, 1), (6, 1)]


def test_a_card_that_does_not_lie_next_cannot_be_taken() -> None:
    pile = Pile([7])
    with pytest.raises(ValueError, match="not in list"):
        pile.take(8)
    pile.put_top(1)
    with pytest.raises(ValueError, match="card 1 lies next, not 7"):
        pile.take(7)


def test_a_card_is_removed_from_wherever_it_lies() -> None:
    pile = Pile([7], [8])
    pile.put_top(1)
    pile.put_bottom(2)
    for card in (8, 2, 1, 7):
        pile.remove(card)
    assert len(pile) == 0


def test_a_card_is_shuffled_into_the_last_part() -> None:
    pile = Pile([1], [3, 5])
    pile.shuffle_in(4)
    assert pile.middle == [[1], [3, 4, 5]]
    empty = Pile()
    empty.shuffle_in(4)
    assert empty.outcomes() == [(4, 1)]


def test_a_clone_lives_its_own_life() -> None:
    pile = Pile([1, 2], [3])
    other = pile.clone()
    other.take(1)
    other.put_top(9)
    assert pile.pack() == Pile([1, 2], [3]).pack()


@given(
    st.lists(cards, max_size=4),
    st.lists(st.lists(cards, max_size=3), max_size=3),
    st.lists(cards, max_size=4),
)
def test_a_pile_is_packed_and_unpacked(top: list[int], middle: list[list[int]], bottom: list[int]) -> None:
    pile = Pile(*middle)
    for card in top:
        pile.put_top(card)
    for card in bottom:
        pile.put_bottom(card)
    reader = Unpacker([*pile.pack(), 99])
    assert unpack_pile(reader).pack() == pile.pack()
    assert reader.one() == 99


@given(st.lists(cards), st.integers())
def test_a_shuffle_keeps_the_cards(given_cards: list[int], seed: int) -> None:
    shuffled = given_cards[:]
    shuffle(shuffled, Random(seed))
    assert sorted(shuffled) == sorted(given_cards)


def test_a_shuffle_gives_every_order_its_share() -> None:
    rng = Random(1)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        hand = [1, 2, 3]
        shuffle(hand, rng)
        counts[tuple(hand)] = counts.get(tuple(hand), 0) + 1
    assert len(counts) == 6
    assert all(800 < count < 1200 for count in counts.values())


class RealPile(RuleBasedStateMachine):
    """A pile beside real cards in a fixed order; whatever is drawn must be among the outcomes."""

    def __init__(self) -> None:
        super().__init__()
        self.rng = Random(5)
        parts = [[1, 2, 2, 3], [4, 4, 5]]
        self.pile = Pile(*parts)
        for part in parts:
            shuffle(part, self.rng)
        self.real = parts[0] + parts[1]

    @rule(card=cards)
    def put_top(self, card: int) -> None:
        self.pile.put_top(card)
        self.real.insert(0, card)

    @rule(card=cards)
    def put_bottom(self, card: int) -> None:
        self.pile.put_bottom(card)
        self.real.append(card)

    @precondition(lambda self: self.real)
    @rule()
    def take(self) -> None:
        card = self.real.pop(0)
        outcomes = self.pile.outcomes()
        assert card in [outcome for outcome, _ in outcomes]
        assert self.pile.sample(self.rng) in [outcome for outcome, _ in outcomes]
        self.pile.take(card)

    @invariant()
    def same_cards(self) -> None:
        assert len(self.pile) == len(self.real)
        assert sorted(sum(self.pile.middle, self.pile.top + self.pile.bottom)) == sorted(self.real)

    @invariant()
    def known_cards_lie_where_they_are_known(self) -> None:
        top, bottom = self.pile.known()
        assert list(top) == self.real[: len(top)]
        assert list(bottom) == self.real[len(self.real) - len(bottom) :]


TestRealPile = RealPile.TestCase
