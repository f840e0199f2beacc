"""Options are typed, checked when given, and told back in words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roadstead.engine.options import Option, OptionError, Value, choice, flag, number
from tests.toy import Ferries

bonus = flag("bonus", "X-1")
boards = choice("boards", "X-2", "plain", "characters")
rounds = number("rounds", "X-3", 4, 1, 12)


@pytest.mark.parametrize(
    ("value", "expected"), [(True, 1), ("on", 1), ("YES", 1), ("0", 0), (False, 0), (" no ", 0)]
)
def test_flags(value: Value, expected: int) -> None:
    assert bonus.parse(value) == expected


@pytest.mark.parametrize(("value", "expected"), [(7, 7), ("12", 12), (" 1 ", 1)])
def test_numbers(value: Value, expected: int) -> None:
    assert rounds.parse(value) == expected


def test_choices() -> None:
    assert boards.parse("Characters") == 1
    assert boards.default == 0


@pytest.mark.parametrize("value", [0, 13, -5, "--5", "five", "", "²", "1.5", "9" * 5000, True])
def test_numbers_that_are_refused(value: Value) -> None:
    with pytest.raises(OptionError) as refused:
        rounds.parse(value)
    assert refused.value.option == "rounds"


@pytest.mark.parametrize(
    ("option", "value", "reason"),
    [
        (bonus, "maybe", "'maybe' is neither on nor off"),
        (boards, "fancy", "'fancy' is none of: plain, characters"),
        (rounds, 13, "13 is not between 1 and 12"),
    ],
)
def test_a_refusal_says_why(option: Option, value: Value, reason: str) -> None:
    with pytest.raises(OptionError) as refused:
        option.parse(value)
    assert refused.value.reason == reason


@given(st.data())
def test_values_are_told_and_read_back(data: st.DataObject) -> None:
    option = data.draw(st.sampled_from([bonus, boards, rounds]))
    value = data.draw(st.integers(option.low, option.low + option.values() - 1))
    assert option.parse(option.text(value)) == value


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    for option in (bonus, boards, rounds):
        try:
            value = option.parse(text)
        except OptionError:
            continue
        assert option.low <= value < option.low + option.values()


def test_a_game_fills_in_defaults_and_tells_only_what_differs() -> None:
    game = Ferries()
    assert game.settings(3, {}) == [2, 0]
    assert game.settings(3, {"ties": "first"}) == [2, 1]
    assert game.named_settings([2, 1]) == {"ties": "first"}


@pytest.mark.parametrize(
    ("seats", "given_options", "option"),
    [(5, {}, "players"), (3, {"weather": "on"}, "weather"), (4, {"rounds": 4}, "rounds")],
)
def test_a_game_refuses(seats: int, given_options: dict[str, Value], option: str) -> None:
    with pytest.raises(OptionError) as refused:
        Ferries().settings(seats, given_options)
    assert refused.value.option == option
