"""A view that went over the wire is the view it was."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random

import pytest
from msgspec import json

import roadstead
from roadstead.client_views import ViewError, decode_view
from roadstead.engine.game import CHANCE
from roadstead.games import NAMES, load


@pytest.mark.parametrize("game", NAMES)
def test_a_view_comes_back_as_it_was(game: str) -> None:
    found = load(game)
    rules = found.rules()
    for seats in found.seats:
        rng = Random(f"{game}/{seats}")
        state = rules.start(seats, found.settings(seats, {}))
        step = 0
        while actors := state.actors():
            if step % 29 == 0 or step < 40:
                for seat in (None, *range(seats)):
                    view = state.view(seat)
                    assert decode_view(game, json.encode(view)) == view
            seat = actors[int(rng.random() * len(actors))]
            legal = [] if seat == CHANCE else state.legal(seat)
            state.play(seat, legal[int(rng.random() * len(legal))] if legal else state.draw(rng))
            step += 1
        for viewer in (None, *range(seats)):
            view = state.view(viewer)
            assert decode_view(game, json.encode(view)) == view


@pytest.mark.skipif(not roadstead.compiled, reason="this is the interpreted run")
def test_the_same_without_the_compiled_modules() -> None:
    """The classes remember their types then; the sources say the same."""
    environment = {**os.environ, "ROADSTEAD_PURE": "1"}
    command = [sys.executable, "-m", "pytest", __file__, "-k", "comes_back", "-p", "no:cacheprovider"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    "data",
    [b"", b"[]", b"{}", b'{"seat": 0, "seats": 2}', b"null", b'{"seat": "Ann"}'],
)
def test_what_is_no_view_is_refused(data: bytes) -> None:
    with pytest.raises(ViewError):
        decode_view("harbour", data)


def test_a_field_of_the_wrong_type_is_refused() -> None:
    view = load("harbour").rules().start(2, load("harbour").settings(2, {})).view(0)
    plain = json.decode(json.encode(view))
    for name, wrong in (("market", [1, "2"]), ("stopped", 1), ("turn", True), ("quays", [[]]), ("seat", "0")):
        with pytest.raises(ViewError):
            decode_view("harbour", json.encode({**plain, name: wrong}))


def test_numbers_that_cannot_be_are_refused() -> None:
    view = load("harbour").rules().start(2, load("harbour").settings(2, {})).view(0)
    plain = json.decode(json.encode(view))
    for name, wrong in (("turn", 10**9), ("money", -(10**9)), ("market", [10**30]), ("lost", [0] * 100_000)):
        with pytest.raises(ViewError):
            decode_view("harbour", json.encode({**plain, name: wrong}))
    with pytest.raises(ViewError):
        decode_view("harbour", b"[" * 100_000)
