"""Where seals came from: what is told adds up to the parts of the score, at any time."""

from random import Random
from typing import cast

import pytest

from roadstead.engine.game import CHANCE
from roadstead.games.novgorod.sources import SourceView, sources_of
from roadstead.games.novgorod.state import SCORE_PARTS, SOURCES, NovgorodState
from tests.rule import rule
from tests.rules.novgorod.position import GAME, RULES, novgorod

EVERYTHING = {"merchant_and_pirate": "on", "special_orders": "on", "merchant_side": "back"}


def by_part(sources: tuple[SourceView, ...]) -> dict[str, int]:
    found = dict.fromkeys(SCORE_PARTS, 0)
    for source in sources:
        found[source.part] += source.seals
    return found


@rule("NOV-706")
@pytest.mark.parametrize("options", [{"first_game": "on"}, {}, EVERYTHING])
def test_what_is_told_adds_up_in_whole_games(options: dict[str, str]) -> None:
    rng = Random(5)
    state = cast(NovgorodState, RULES.start(3, GAME.settings(3, options)))
    while actors := state.actors():
        code = state.draw(rng) if actors[0] == CHANCE else rng.choice(state.legal(actors[0]))
        state.play(actors[0], code)
        for score in state.scores():
            told = sources_of(state, score.seat)
            assert by_part(told) == dict(score.parts)
            assert all(source.kind != "earlier" for source in told)
    assert any(state.seals)


def test_positions_packed_earlier_tell_no_more_than_they_know() -> None:
    """They go on, and what they bring from then on is told."""
    p = novgorod(seals=7, career="1 front 4", kontors="luebeck visby")
    packed = p.state.pack()
    again = cast(NovgorodState, RULES.unpack(packed[: -SOURCES * p.state.seats]))
    assert again.pack() == packed
    again.note(0, 0)
    assert again.pack() != packed
    told = sources_of(p.state, 0)
    assert [(source.kind, source.seals) for source in told] == [("earlier", 7)]
