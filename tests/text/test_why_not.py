"""Why a thing cannot be chosen is said in every language, with a rule that the rulebook has."""

from random import Random

import pytest

from roadstead.engine.cards import LANGUAGES
from roadstead.engine.table import Table
from roadstead.engine.words import CONSEQUENCES, WhyNot
from roadstead.games import load
from roadstead.text.rulebook import Rulebook, rulebook
from roadstead.text.voice import StrictVoice

GAMES = ("harbour", "bremerhaven", "novgorod", "shipyard")
PLAYERS = ["Ann", "Ben", "Chloé"]


def random_table(game: str, seed: int) -> Table:
    rules = load(game).rules()
    table = Table(rules, 3, rules.game.settings(3, {}), PLAYERS, str(seed), "why-not")
    table.deal_all()
    return table


def closed_things(table: Table, seat: int) -> list[WhyNot]:
    """The reasons of all things on the table that the seat cannot choose now."""
    words, view = table.rules.words, table.view(seat)
    due = view.due_of(seat)
    kinds = words.touches.get(due.kind, ()) if due is not None else ()
    lines = [line for section in words.table(view) for line in section.lines]
    things = {thing for line in lines for thing in line.things if thing.partition(":")[0] in kinds}
    open_ones = {target for code in table.legal(seat) for target in words.targets(view, code)}
    found = [words.why_not(view, thing) for thing in sorted(things - open_ones)]
    return [why_not for why_not in found if why_not is not None]


@pytest.mark.parametrize("game", GAMES)
def test_reasons_and_consequences_can_be_said_and_name_a_rule(game: str) -> None:
    rng = Random(5)
    numbers = set(rulebook_of(game).rules)
    kinds: set[str] = set()
    reasons: set[str] = set()
    for seed in range(2):
        table = random_table(game, seed)
        voices = [StrictVoice(table.rules, language, PLAYERS) for language in LANGUAGES]
        while not table.over():
            seat = table.state.actors()[0]
            for why_not in closed_things(table, seat):
                assert why_not.rule in numbers
                if why_not.message.key not in reasons:
                    assert all(voice.say(why_not.message).endswith(".") for voice in voices)
                reasons.add(why_not.message.key)
            code = rng.choice(table.legal(seat))
            for consequence in table.foresee(seat, code).consequences:
                kinds.add(consequence.kind)
                assert all(voice.say(consequence.message) for voice in voices)
            table.play(seat, code)
            table.deal_all()
    assert len(reasons) >= 6
    assert {"cost", "gain"} <= kinds <= set(CONSEQUENCES)


def rulebook_of(game: str) -> Rulebook:
    book = rulebook(load(game), "en")
    assert book is not None
    return book
