"""Every thing that a choice touches has a name in every language: the board in words labels its buttons with it."""

import re
from importlib.resources import files
from random import Random

import pytest

from roadstead.engine.game import CHANCE, Rules
from roadstead.engine.words import CONTROLS
from roadstead.games import NAMES, load
from roadstead.text.voice import Voice
from tests.luck import SOAK

ROW_HEADED = {"shipyard": {"ring", "circle"}}
"""Kinds of things whose row names them: the piece that lies at this place of the track now."""


def touched_kinds(rules: Rules, seats: int, games: int) -> dict[str, set[str]]:
    """The kinds of targets of random games, with the ids of each."""
    found: dict[str, set[str]] = {}
    for seed in range(games):
        rng = Random(seed)
        state = rules.start(seats, rules.game.settings(seats, {}))
        while actors := state.actors():
            seat = actors[0]
            if seat == CHANCE:
                state.play(seat, state.draw(rng))
                continue
            legal = state.legal(seat)
            view = state.view(seat)
            for code in rng.sample(legal, min(3, len(legal))):
                for target in rules.words.targets(view, code):
                    kind, *_, identity = target.split(":")
                    found.setdefault(kind, set()).add(identity)
            state.play(seat, rng.choice(legal))
    return found


@pytest.mark.parametrize("game", NAMES)
def test_every_kind_of_thing_has_a_name(game: str) -> None:
    rules = load(game).rules()
    kinds = touched_kinds(rules, 2, 20 if SOAK else 2)
    known = {identity for domain in rules.words.domains.values() for identity in domain}
    for language in ("en", "de", "fr"):
        voice = Voice(rules, language, ["Ann", "Ben"])
        for kind, ids in kinds.items():
            if kind in (*CONTROLS, "pawn", "player", *ROW_HEADED.get(game, ())) or voice.has(f"thing-{kind}"):
                continue
            own = rules.words.domains.get(kind, [])
            unknown = {
                each for each in ids if each not in known and not (each.isdigit() and int(each) < len(own))
            }
            assert not unknown, f"{language}: {game} has no text thing-{kind}, and no domain names {unknown}"


@pytest.mark.parametrize("game", NAMES)
def test_a_name_by_number_asks_for_the_number(game: str) -> None:
    """`$id` is text, so that no variant with a number ever fits it; `$a` and `$b` are the numbers in it."""
    texts = [
        each
        for each in files(f"roadstead.games.{game}").joinpath("text").iterdir()
        if each.name.endswith(".ftl")
    ]
    assert texts
    for text in texts:
        found = re.findall(r"^(thing-\S+) = \{ \$id ->\n +\*?\[\d", text.read_text("utf-8"), re.MULTILINE)
        assert not found, f"{text.name}: {found}"
