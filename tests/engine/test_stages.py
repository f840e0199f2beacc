"""Stages: what follows from a move without a choice can be seen one thing after the other."""

import pytest

from roadstead.engine.stages import stages
from roadstead.engine.table import Table
from roadstead.games import NAMES
from tests.server.twins import Setup, random_game


@pytest.mark.parametrize("game", NAMES)
def test_the_last_stage_of_each_event_is_the_position_after_it(game: str) -> None:
    table = random_game(Setup(game, 3), 4)
    for viewer in (None, 1):
        for at in range(0, len(table.log), 7):
            seen = stages(shortened(table, at + 1), viewer, at)
            after = table.state_at(at + 1).view(viewer)
            assert not seen or seen[-1].view == after


@pytest.mark.parametrize("game", NAMES)
def test_stages_tell_every_message_and_go_on(game: str) -> None:
    table = random_game(Setup(game, 2), 9)
    found = stages(table, 0, 0)
    for at in range(len(table.log)):
        told = [stage.told for stage in found if stage.at == at]
        assert told == sorted(set(told))
        assert (told or [0])[-1] == len(table.words_of(at, 0))
    assert [stage.at for stage in found] == sorted(stage.at for stage in found)


def test_the_pawn_goes_then_the_action_works_then_the_turn_ends() -> None:
    table = random_game(Setup("harbour", 3), 0)
    wanted = ["did-go", "exchanges", "gains", "turn-of"]
    at = next(
        at for at in range(len(table.log)) if [message.key for message in table.words_of(at, None)] == wanted
    )
    seen = stages(shortened(table, at + 1), None, at)
    assert [stage.told for stage in seen] == [1, 3, 4]
    before, after = table.state_at(at).view(None), table.state_at(at + 1).view(None)
    assert len({str(view) for view in (before, *(stage.view for stage in seen))}) == 4
    assert seen[-1].view == after


def shortened(table: Table, events: int) -> Table:
    """The same game after its first events."""
    part = Table(table.rules, table.seats, table.settings)
    for event in table.log[:events]:
        part.append(event.who, event.code, -1)
    return part
