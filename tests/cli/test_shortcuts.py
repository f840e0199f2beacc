"""Lines of several moves in the terminal: shown below the choices, typed as +1."""

from random import Random

import pytest

from roadstead.cli.session import Session
from roadstead.cli.terminal import Terminal
from roadstead.engine.table import Table
from roadstead.games import load
from roadstead.text.voice import StrictVoice


def session_with_a_shortcut(game: str) -> tuple[Session, int]:
    """A game in which somebody is offered a line of moves, and the seat."""
    rng = Random(2)
    rules = load(game).rules()
    table = Table(rules, 2, rules.game.settings(2, {}), ["Ann", "Ben"], "4", "shortcuts")
    table.deal_all()
    while not rules.words.shortcuts(table.view(table.state.actors()[0])):
        seat = table.state.actors()[0]
        table.play(seat, rng.choice(table.legal(seat)))
        table.deal_all()
    return Session(table, StrictVoice(rules, "en", table.players), {}, Terminal()), table.state.actors()[0]


@pytest.mark.parametrize("game", ["bremerhaven", "novgorod", "shipyard"])
def test_a_line_of_moves_is_offered_and_played(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    session, seat = session_with_a_shortcut(game)
    shortcuts = session.shortcuts(seat)
    before = len(session.table.log)
    choices = session.show_choices(seat)
    assert f"+{len(shortcuts)}  " in capsys.readouterr().out
    session.answer(seat, f"+{len(shortcuts) + 1}", choices)
    session.answer(seat, "+0", choices)
    assert len(session.table.log) == before
    session.answer(seat, "+1", choices)
    assert [event.code for event in session.table.log[before:]] == list(shortcuts[0].codes)
