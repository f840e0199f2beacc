"""How far a game has come, as each game counts itself."""

from random import Random

import pytest

from roadstead.engine.cards import LANGUAGES
from roadstead.engine.game import CHANCE
from roadstead.engine.table import Table
from roadstead.games import NAMES, load
from roadstead.text.voice import StrictVoice

BEGINS = {
    "bremerhaven": ("Round 1", "Runde 1", "Manche 1"),
    "harbour": ("Turn 1", "Zug 1", "Tour 1"),
    "novgorod": ("Round 1", "Runde 1", "Manche 1"),
    "shipyard": ("Turn 1", "Spielzug 1", "Tour 1"),
}


@pytest.mark.parametrize("name", NAMES)
def test_a_game_counts_turns_or_rounds_in_its_own_words(name: str) -> None:
    rules = load(name).rules()
    dice, table = Random(4), Table(rules, 2, rules.game.settings(2, {}), seed="4")
    voices = [StrictVoice(rules, language, ["Ann", "Ben"]) for language in ("en", "de", "fr")]
    assert set(LANGUAGES) == {"en", "de", "fr"}
    told: list[tuple[str, ...]] = []
    while not table.over() and len(told) < 3:
        actors = table.state.actors()
        if actors[0] == CHANCE:
            table.deal(table.state.draw(dice))
        else:
            table.play(actors[0], dice.choice(table.legal(actors[0])))
        progress = rules.words.progress(table.view(None))
        said = () if progress is None else tuple(voice.say(progress) for voice in voices)
        if said and said not in told:
            told.append(said)
    assert told[0] == BEGINS[name]
    assert told[1] != told[0]
