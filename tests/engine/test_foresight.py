"""What is said of a move before it is made comes true: whether it can be taken back, and what harm it does."""

from random import Random

import pytest

from roadstead.engine.game import CHANCE
from roadstead.engine.table import Table
from roadstead.games import NAMES, load


def table_of(game: str, seed: int) -> Table:
    rules = load(game).rules()
    table = Table(rules, 2, rules.game.settings(2, {}), seed=str(seed), table="foresight")
    table.deal_all()
    return table


def settle(table: Table, bots: list[int], rng: Random) -> None:
    """Chance and the bots, who answer at once, until a person must decide."""
    while not table.over():
        due = [seat for seat in table.state.actors() if seat == CHANCE or seat in bots]
        if not due:
            return
        if due == [CHANCE]:
            table.deal_all()
        else:
            table.play(due[0], rng.choice(table.legal(due[0])))


@pytest.mark.parametrize("bots", [[], [1]], ids=["against a person", "against a bot"])
@pytest.mark.parametrize("game", NAMES)
def test_what_is_reported_as_final_cannot_be_taken_back_and_nothing_else(game: str, bots: list[int]) -> None:
    rng = Random(4)
    table = table_of(game, 4)
    met: set[bool] = set()
    for _ in range(150):
        settle(table, bots, rng)
        if table.over():
            break
        seat = table.state.actors()[0]
        code = rng.choice(table.legal(seat))
        revocable = table.can_take_back(seat, code, bots)
        table.play(seat, code)
        settle(table, bots, rng)
        assert (table.undoable(seat) is not None) == revocable, table.rules.codebook.notation(code)
        met.add(revocable)
    assert met == {True, False}


@pytest.mark.parametrize("game", ["bremerhaven", "shipyard"])
def test_a_line_is_final_if_it_cannot_be_taken_back_as_a_whole(game: str) -> None:
    rng = Random(4)
    table = table_of(game, 4)
    met: set[bool] = set()
    while met != {True, False}:
        settle(table, [1], rng)
        assert not table.over(), f"the lines of {game} were {met} only"
        for line in table.rules.words.shortcuts(table.view(0))[:1]:
            final = table.foresee_line(0, line.codes, [1]).final
            before = len(table.log)
            table.play_line(0, line.codes)
            settle(table, [1], rng)
            while len(table.log) > before and table.undoable(0) is not None:
                table.undo(0)
            assert (len(table.log) > before) == final, line.message.key
            met.add(final)
        if 0 in table.state.actors():
            table.play(0, rng.choice(table.legal(0)))


def test_a_choice_that_scraps_a_finished_ship_says_so() -> None:
    rng = Random(2)
    scrapped = 0
    for seed in range(10):
        table = table_of("shipyard", seed)
        known = table.rules.words.warnings
        while not table.over():
            seat = table.state.actors()[0]
            code = rng.choice(table.legal(seat))
            warned = [message.key for message in table.foresee(seat, code).warnings]
            events = len(table.log)
            table.play(seat, code)
            table.deal_all()
            told = [line.message for event in table.log[events:] for line in event.lines]
            happened = [known[each.key] for each in told if each.key in known and each.args == (seat,)]
            assert warned == happened, table.rules.codebook.notation(code)
            scrapped += len(happened)
    assert scrapped > 5


@pytest.mark.parametrize("game", NAMES)
def test_what_ends_the_game_says_so_beforehand_and_nothing_else(game: str) -> None:
    rng = Random(4)
    table = table_of(game, 4)
    ends = 0
    while not table.over():
        seat = table.state.actors()[0]
        code = table.legal(seat)[0] if rng.random() < 0.5 else rng.choice(table.legal(seat))
        foresight = table.foresee(seat, code)
        table.play(seat, code)
        chance = table.state.actors() == [CHANCE]
        table.deal_all()
        assert foresight.over == (table.over() and not chance), table.rules.codebook.notation(code)
        assert foresight.final or not foresight.over
        ends += foresight.over
    assert ends + chance == 1


def test_a_line_that_ends_the_game_says_so_and_who_loses_by_it() -> None:
    table = table_of("novgorod", 4)
    rng = Random(4)
    said: list[list[str]] = []
    while not table.over():
        seat = table.state.actors()[0]
        for line in table.rules.words.shortcuts(table.view(seat)):
            foresight = table.foresee_line(seat, line.codes)
            keys = [each.message.key for each in foresight.consequences]
            assert foresight.over == ("means-end" in keys)
            if foresight.over:
                said.append(keys)
        table.play(seat, rng.choice(table.legal(seat)))
        table.deal_all()
    assert said
    assert "means-red-x" in said[0]
