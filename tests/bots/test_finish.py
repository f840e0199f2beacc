"""Finish for me: a bot ends a seat's personal phase by ordinary moves."""

from random import Random

import pytest

from roadstead.bots.advice import in_personal_phase
from roadstead.bots.finish import finish
from roadstead.bots.registry import make
from roadstead.engine.game import CHANCE, Rules
from roadstead.engine.table import Table
from roadstead.games import load


@pytest.fixture(scope="module")
def rules() -> Rules:
    return load("bremerhaven").rules()


def at_the_harbours(rules: Rules, seats: int, seed: int) -> Table:
    """A short game in which every seat has something to do in its harbour, and none has begun."""
    settings = rules.game.settings(seats, {"mode": "short"})
    table = Table(rules, seats, settings, seed=str(seed))
    rng = Random(seed)
    while not all(in_personal_phase(table.state, seat) for seat in range(seats)):
        actors = table.state.actors()
        if actors == [CHANCE]:
            table.deal()
        else:
            seat = next((seat for seat in actors if not in_personal_phase(table.state, seat)), actors[0])
            table.play(seat, rng.choice(table.legal(seat)))
        assert not table.over()
    return table


@pytest.mark.parametrize("bot", ["greedy", "random"])
@pytest.mark.parametrize("seats", [2, 3])
def test_it_plays_one_seat_to_the_end_of_its_phase(rules: Rules, seats: int, bot: str) -> None:
    table = at_the_harbours(rules, seats, seed=4)
    events = len(table.log)
    others = [table.legal(seat) for seat in range(1, seats)]
    count = finish(table, 0, make(bot, rules), Random(1))
    assert count > 0
    assert [event.who for event in table.log[events:]] == [0] * count
    assert not in_personal_phase(table.state, 0)
    assert [table.legal(seat) for seat in range(1, seats)] == others


def test_undo_takes_it_back_step_by_step(rules: Rules) -> None:
    table = at_the_harbours(rules, 3, seed=5)
    twin = at_the_harbours(rules, 3, seed=5)
    events = len(table.log)
    count = finish(table, 0, make("greedy", rules), Random(1))
    positions = [table.state_at(events + moves).pack() for moves in range(count + 1)]
    for moves in range(count, 0, -1):
        assert table.state.pack() == positions[moves]
        table.undo(0)
    assert table.state.pack() == positions[0] == twin.state.pack()
    assert table.undoable(0) is None or table.log[-1].who == 0


def test_undo_takes_it_back_from_among_the_moves_of_others(rules: Rules) -> None:
    table = at_the_harbours(rules, 3, seed=6)
    alone = at_the_harbours(rules, 3, seed=6)
    rng = Random(2)
    count = finish(table, 0, make("greedy", rules), Random(1))
    code = rng.choice(table.legal(1))
    table.play(1, code)
    alone.play(1, code)
    for _ in range(count):
        table.undo(0)
    assert table.state.pack() == alone.state.pack()
    assert table.log[-1].who == 1


def test_the_same_luck_finishes_the_same_way(rules: Rules) -> None:
    ends = []
    for _ in range(2):
        table = at_the_harbours(rules, 2, seed=7)
        finish(table, 1, make("greedy", rules), Random(3))
        ends.append(table.state.pack())
    assert ends[0] == ends[1]


def test_there_is_nothing_to_finish_outside_the_phase(rules: Rules) -> None:
    table = Table(rules, 2, rules.game.settings(2, {}), seed="1")
    table.deal_all()
    seat = table.state.actors()[0]
    before = table.state.pack()
    assert finish(table, seat, make("greedy", rules), Random(1)) == 0
    assert table.state.pack() == before


def test_a_game_without_a_phase_has_nothing_to_finish() -> None:
    harbour = load("harbour").rules()
    table = Table(harbour, 2, harbour.game.settings(2, {}), seed="1")
    table.deal_all()
    assert finish(table, table.state.actors()[0], make("greedy", harbour), Random(1)) == 0
