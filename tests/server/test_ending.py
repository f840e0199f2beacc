"""A position says that the end of the game is in sight, whose last turns are left, and who brought it about."""

from dataclasses import replace

from roadstead.engine.table import replay
from roadstead.games import rules_of
from roadstead.server.presenter import Presenter, Wishes
from tests.server.test_final import sight_of
from tests.text.test_endings import golden


def presented(events: int) -> Presenter:
    """A finished game of Harbour as it was some events before its end."""
    record = golden("harbour/wharfs-2")
    record = replace(record, events=record.events[: len(record.events) - events], seed="")
    return sight_of(replay(rules_of(record.edition()), record), ["Ann", "Ben"])


def test_a_position_says_whose_last_turns_are_left() -> None:
    position = presented(2).present_position(1, 0, Wishes("en"))
    assert position.ending is not None
    assert position.ending.title.text == "Your last turn"
    assert position.ending.said.text == "Ann has bought a fourth building. After this turn the game is over."
    assert (position.ending.left, position.ending.by) == ([1], 0)
    ann = presented(2).present_position(0, 0, Wishes("en"))
    assert ann.ending is not None
    assert ann.ending.title.text == "Ann ends the game: 1 more turn"


def test_it_says_nothing_of_the_end_before_and_after() -> None:
    assert presented(60).present_position(1, 0, Wishes("en")).ending is None
    assert presented(0).present_position(1, 0, Wishes("en")).ending is None
