"""Nothing depends on the order in which a game names its families of codes: golden games with the codes turned round.

Families in reverse: whatever comes before another one elsewhere comes after it here.
"""

from pathlib import Path

import pytest

from roadstead.engine.edition import Edition
from roadstead.engine.game import CHANCE, Rules, State
from roadstead.engine.record import read_record
from roadstead.games import NAMES, rules_of

RECORDS = Path(__file__).parent


def turned_round(rules: Rules) -> Rules:
    rules.codebook.arrange(rules.codebook.families[::-1])
    return rules


def choices(state: State, who: int) -> set[str]:
    codes = [code for code, _ in state.chance()] if who == CHANCE else state.legal(who)
    if who != CHANCE:
        assert codes == sorted(codes)
    return {state.rules.codebook.notation(code) for code in codes}


@pytest.mark.parametrize("game", NAMES)
def test_no_rule_depends_on_the_order_of_families(game: str) -> None:
    made: dict[Edition, tuple[Rules, Rules]] = {}
    for path in sorted((RECORDS / game).glob("*.txt")):
        record = read_record(path.read_text(encoding="utf-8"))
        edition = record.edition()
        if edition not in made:
            made[edition] = rules_of(edition), turned_round(rules_of(edition))
        rules, turned = made[edition]
        settings = rules.game.settings(record.seats, record.options)
        state, other = (each.start(record.seats, settings) for each in (rules, turned))
        for entry in record.events:
            assert other.actors() == state.actors()
            assert choices(other, entry.who) == choices(state, entry.who)
            for each in (state, other):
                each.play(entry.who, each.rules.codebook.code(entry.notation))
            assert other.pack() == state.pack()
        assert other.scores() == state.scores()
        assert [score.total for score in other.scores()] == record.scores
