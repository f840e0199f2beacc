"""Chapter 7: the countdown and giving up contracts (SHY-D13)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pytest

from roadstead.games.shipyard import tasks
from roadstead.games.shipyard.state import FINAL, OPENING, PLAY
from tests.rule import rule
from tests.rules.shipyard.position import Position, shipyard, start

GIVEN = [
    (2, 1, 2),
    (2, 2, 0),
    (3, 1, 1),
    (3, 2, 1),
    (3, 3, 0),
    (4, 1, 0),
    (4, 2, 2),
    (4, 3, 0),
    (4, 4, 0),
]
"""Players, lap, and contracts of each colour to give up at its end."""


class Turn(NamedTuple):
    user: int
    stage: int
    laps: int
    held: tuple[tuple[int, int], ...]
    """By seat: blue and green contracts."""


def colours(p: Position, seat: int) -> tuple[int, int]:
    held = p.contracts(seat)
    return sum(name[0] == "b" for name in held), sum(name[0] == "g" for name in held)


@cache
def course(seats: int) -> list[Turn]:
    """A whole game of quiet turns: how things stand when each of them begins, and at last the final actions."""
    p = start(seats).deal(seed=seats)
    found: list[Turn] = []
    turn = 0
    while p.state.stage < FINAL:
        if p.state.turn > turn:
            turn = p.state.turn
            held = tuple(colours(p, seat) for seat in range(seats))
            found.append(Turn(p.state.user, p.state.stage, p.laps, held))
        p.quiet()
    assert not p.early
    held = tuple(colours(p, seat) for seat in range(seats))
    return [*found, Turn(p.state.user, p.state.stage, p.laps, held)]


def lap_end(seats: int, lap: int) -> Position:
    """The last turn of a lap, played until the marker has moved."""
    p = shipyard(seats, lead=23 * lap - 1, guilders=0)
    while p.laps < lap:
        p.quiet()
    return p


# -- the countdown -------------------------------------------------------------------------------------------------


@rule("SHY-701")
def test_the_marker_moves_when_the_turn_that_ends_the_lap_is_over() -> None:
    p = shipyard(
        3, lead=22, main="build", yard="BM.......", store="captain", canals="c17", figure="c17 W", guilders=0
    )
    assert (p.lead, p.laps) == (23, 0)
    p.build("ss01 3").deal()
    assert (p.choices("sail"), p.laps) == (["1"], 0), "the ship sails first"
    p.play("sail 1")
    assert p.figure() == "c17 C W"
    assert (p.laps, p.asked) == (1, tasks.GIVE_UP)


@rule("SHY-701")
@pytest.mark.parametrize(("lead", "laps"), [(20, 0), (21, 0), (22, 1), (23, 1), (44, 1), (45, 2)])
def test_only_the_turn_that_puts_the_lead_on_the_starting_space_ends_a_lap(lead: int, laps: int) -> None:
    """The next turn has begun with its advance, which moves no marker yet."""
    p = shipyard(4, lead=lead, laps=lead // 23).finish()
    assert (p.lead, p.laps) == (lead + 2, laps)


@rule("SHY-701", "SHY-702")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_lap_lasts_23_full_turns(seats: int) -> None:
    turns = [turn for turn in course(seats) if turn.stage == PLAY]
    assert [turn.laps for turn in turns] == [number // 23 for number in range(23 * seats)]
    assert all(turn.laps == 0 for turn in course(seats) if turn.stage == OPENING)


@rule("SHY-702", "SHY-901")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_end_comes_after_23_full_turns_of_each_player(seats: int) -> None:
    turns = course(seats)
    assert (turns[-1].stage, turns[-1].laps) == (FINAL, seats)
    for seat in range(seats):
        own = [turn.stage for turn in turns[:-1] if turn.user == seat]
        assert own == [OPENING] * (2 if seats == 2 else 1) + [PLAY] * 23


# -- giving up -----------------------------------------------------------------------------------------------------


@rule("SHY-703", "SHY-704", "SHY-705", "SHY-707")
@pytest.mark.parametrize(("seats", "lap", "count"), GIVEN)
def test_how_many_contracts_are_given_up_after_each_lap(seats: int, lap: int, count: int) -> None:
    before = 3 - sum(number for players, earlier, number in GIVEN if players == seats and earlier < lap)
    p = lap_end(seats, lap)
    assert p.laps == lap
    for seat in range(seats):
        assert colours(p, seat) == (before, before)
    if not count:
        assert p.asked == (tasks.FINAL_ACTION if lap == seats else tasks.CHOOSE)
        return
    for seat in range(seats):
        for colour in ("b", "g"):
            for number in range(count):
                choices = [name for name in p.contracts(seat) if name[0] == colour]
                assert len(choices) == before - number
                assert p.legal(seat) == [f"give {name}" for name in choices]
                p.play(f"{seat}: give {choices[0]}")
    for seat in range(seats):
        assert colours(p, seat) == (before - count, before - count)
        assert len(p.given(seat)) == 2 * (3 - before + count)
    assert p.asked == tasks.CHOOSE


@rule("SHY-706")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_plays_the_last_lap_with_one_contract_of_each_colour(seats: int) -> None:
    turns = [turn for turn in course(seats) if turn.stage == PLAY]
    last = [turn for turn in turns if turn.laps == seats - 1]
    assert len(last) == 23
    assert {held for turn in last for held in turn.held} == {(1, 1)}
    first = [turn for turn in turns if turn.laps == 0]
    assert {held for turn in first for held in turn.held} == {(3, 3)}


@rule("SHY-707", "SHY-D13")
def test_all_players_give_up_before_the_next_turn_side_by_side() -> None:
    p = lap_end(3, 1)
    assert p.actors == [0, 1, 2]
    mine = p.legal(0)
    for seat in (2, 1):
        for _ in range(2):
            assert seat in p.actors
            p.play(f"{seat}: {p.legal(seat)[0]}")
    assert p.actors == [0]
    assert p.legal(0) == mine, "what the others did changes nothing"
    p.play(f"0: {mine[0]}", f"0: give {green(p, 0)}")
    assert p.asked == tasks.CHOOSE


def green(p: Position, seat: int) -> str:
    return next(name for name in p.contracts(seat) if name[0] == "g")


@rule("SHY-D13")
def test_one_contract_at_a_time_and_blue_ones_first() -> None:
    p = lap_end(4, 2)
    sizes = []
    while p.asked == tasks.GIVE_UP and 1 in p.actors:
        choices = p.legal(1)
        sizes.append((choices[0].split()[1][0], len(choices)))
        p.play(f"1: {choices[-1]}")
    assert sizes == [("b", 3), ("b", 2), ("g", 3), ("g", 2)]
    assert p.actors == [0, 2, 3]


@rule("SHY-707")
@pytest.mark.parametrize(("seats", "lap", "ended"), [(2, 1, 0), (3, 1, 1), (3, 2, 0), (4, 2, 1)])
def test_a_lap_need_not_end_with_a_round(seats: int, lap: int, ended: int) -> None:
    """The starting player is seat 0; the next turn is that of the player after the one whose turn ended the lap."""
    turns = [turn for turn in course(seats) if turn.stage == PLAY]
    first = turns[0].user
    assert (turns[23 * lap - 1].user - first) % seats == ended
    assert (turns[23 * lap].user - first) % seats == (ended + 1) % seats


@rule("SHY-706", "SHY-707")
def test_which_contracts_others_give_up_is_told_to_nobody() -> None:
    p = lap_end(3, 1)
    p.story()
    p.play("1: give " + next(name for name in p.contracts(1) if name[0] == "b"))
    code = p.codebook.code("give " + green(p, 1))
    for viewer in (None, 0, 2):
        assert p.codebook.notation(p.state.seen(viewer, 1, code)) == "give ?"
        assert p.view(viewer).builders[1].given == ()
        assert p.view(viewer).builders[1].contracts == ()
    assert p.codebook.notation(p.state.seen(1, 1, code)) == "give " + green(p, 1)
    assert p.story() == []
