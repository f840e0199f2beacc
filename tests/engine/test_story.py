"""Stories and messages: declared keys, their arguments, and who hears them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roadstead.engine.story import Story
from roadstead.engine.words import Keys, Message, UndeclaredError, tally, untally


@pytest.fixture
def keys() -> Keys:
    keys = Keys()
    keys.declare("wins", "seat", "points:number")
    keys.declare("sold", "seat", "goods:good*")
    keys.declare("over")
    return keys


def test_arguments_have_a_name_and_a_kind(keys: Keys) -> None:
    assert keys.declared["wins"] == (("seat", "seat"), ("points", "number"))


def test_a_message_has_as_many_arguments_as_declared(keys: Keys) -> None:
    assert keys.message("wins", 1, 5, 7) == Message("wins", (1, 5))
    assert keys.message("over") == Message("over")


def test_a_key_is_declared_once(keys: Keys) -> None:
    with pytest.raises(ValueError, match="message 'over' is declared twice"):
        keys.declare("over")


def test_an_undeclared_key_is_refused(keys: Keys) -> None:
    with pytest.raises(UndeclaredError, match="sinks"):
        Story(keys).say("sinks", 1)


def test_everybody_hears_what_is_said_and_few_what_is_whispered(keys: Keys) -> None:
    story = Story(keys)
    story.say("over")
    story.whisper(1 << 2 | 1 << 0, "wins", 2, 5)
    said, whispered = story.drain()
    assert [said.heard_by(seat) for seat in (0, 1, 2, None)] == [True, True, True, True]
    assert [whispered.heard_by(seat) for seat in (0, 1, 2, None)] == [True, False, True, False]
    assert story.drain() == []


@given(st.lists(st.integers(0, 15), max_size=12))
def test_a_tally_is_packed_and_unpacked(counts: list[int]) -> None:
    unpacked = untally(tally(counts))
    assert unpacked + [0] * (len(counts) - len(unpacked)) == counts


def test_what_is_no_tally_counts_nothing() -> None:
    """A server that means ill may send it to a terminal."""
    assert untally(-1) == []
