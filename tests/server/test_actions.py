"""Actions in one line, as positions carry them: a reader who was there all the time has the same as one who comes."""

from random import Random

import pytest

from roadstead.engine.table import Logged, Table
from roadstead.games import NAMES, load
from roadstead.protocol import Position, SaidAction
from roadstead.server.presenter import Wishes
from tests.server.test_final import sight_of


def follow(known: list[SaidAction], news: Position) -> list[SaidAction]:
    """What a reader has after a position, as docs/protocol.md says."""
    begin = news.actions[0].at if news.actions else news.since
    return [each for each in known if each.last < news.since and each.at < begin] + news.actions


@pytest.mark.parametrize("game", NAMES)
def test_who_follows_a_game_has_the_actions_of_who_comes_later(game: str) -> None:
    rng = Random(3)
    rules = load(game).rules()
    table = Table(rules, 2, rules.game.settings(2, {}), seed="6", table="actions")
    table.deal_all()
    sight = sight_of(table, ["", ""])
    known: dict[int | None, list[SaidAction]] = {None: [], 0: []}
    sent: list[Logged] = []
    for _ in range(150):
        if table.over():
            break
        seat = rng.choice(table.state.actors())
        table.play(seat, rng.choice(table.legal(seat)))
        back = rng.randrange(table.seats)
        if rng.random() < 0.2 and table.undoable(back) is not None:
            table.undo(back)
        else:
            table.deal_all()
        if rng.random() < 0.3:
            continue  # not every change is sent
        pairs = zip(sent, table.log, strict=False)
        since = next(
            (at for at, (old, new) in enumerate(pairs) if old is not new), min(len(sent), len(table.log))
        )
        sent = table.log[:]
        for viewer in known:
            known[viewer] = follow(known[viewer], sight.present_position(viewer, since, Wishes()))
            whole = sight.present_position(viewer, 0, Wishes()).actions
            assert known[viewer] == whole
            assert all(each.at <= each.last < len(table.log) for each in whole)
            told = [at for each in whole for at in each.events or range(each.at, each.last + 1)]
            assert len(told) == len(set(told)), "an event is told twice"


@pytest.mark.parametrize("game", NAMES)
def test_what_opens_a_turn_or_a_round_is_marked(game: str) -> None:
    """A page makes a heading of the log of it; of no other message, and never of what an action tells in its line."""
    rng = Random(7)
    rules = load(game).rules()
    table = Table(rules, 2, rules.game.settings(2, {}), seed="6", table="openings")
    table.deal_all()
    for _ in range(150):
        if not table.over():
            seat = rng.choice(table.state.actors())
            table.play(seat, rng.choice(table.legal(seat)))
            table.deal_all()
    position = sight_of(table, ["", ""]).present_position(None, 0, Wishes())
    opening = {said.key for event in position.events for said in event.said if said.opens}
    assert opening
    assert opening <= {"turn-of", "round"}
    told = [said for action in position.actions for said in (action.said, *action.parts)]
    assert not any(said.opens for said in told)
