"""The same source compiled and interpreted plays the same games: equal digests at every event of 200 records."""

import json
import os
import shutil
import subprocess
import sys
from typing import Any

import pytest

import roadstead
from roadstead.games import NAMES
from tests.luck import SOAK

COUNT = 1000 if SOAK else 200


def run(pure: bool, *arguments: str, text: str = "") -> Any:
    environment = {**os.environ, "ROADSTEAD_PURE": "1" if pure else ""}
    command = [sys.executable, "-m", "tests.games_to_replay", *arguments]
    done = subprocess.run(command, input=text, env=environment, capture_output=True, text=True, check=True)
    answer = json.loads(done.stdout)
    assert answer["compiled"] is not pure
    return answer["answer"]


@pytest.mark.skipif(shutil.which("cc") is None and not roadstead.compiled, reason="there is no C compiler")
@pytest.mark.parametrize("game", NAMES)
def test_compiled_and_interpreted_agree(game: str) -> None:
    records = json.dumps(run(False, "play", game, str(COUNT)))
    compiled = run(False, "replay", game, text=records)
    interpreted = run(True, "replay", game, text=records)
    assert len(compiled) == COUNT
    assert compiled == interpreted
