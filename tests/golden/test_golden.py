"""Finished games played again from their records: same scores, same text, and the seed that was committed to.

`tools/golden.py` wrote them. A record that fails here shows a change of the rules, or of the notation. Those of earlier
versions stay for good, so that tables go on by the version they were begun with.
"""

from pathlib import Path

import pytest

from roadstead.engine.record import read_record
from roadstead.engine.table import replay, verify
from roadstead.games import load, rules_of

RECORDS = sorted(Path(__file__).parent.glob("*/*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_replays(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    rules = rules_of(record.edition())
    table = replay(rules, record)
    assert table.over()
    assert [score.total for score in table.state.scores()] == record.scores
    assert table.record().text() == text
    assert verify(rules, record) == sum(entry.who < 0 for entry in record.events)


KINDS = {
    "harbour": "package place convert copy keep pay give rob swap spend",
    "bremerhaven": "start bid bollard clear build grow choose swap dock name time refuse load produce deposit unload "
    "deliver direct pack unpack take lose news progress dummy dummy-card",
    "novgorod": "side kontor order cheap ship pass pirate sail sail-fast placeholder placeholder-fast stop make fulfil "
    "rise special special-cheap income extra-income end at make-in recipe use give from left under store store-nothing "
    "manufactory bonus career draw counter open column merchant-at pirate-at",
    "shipyard": "choose main bonus end final pass build place stop train canal edge cell turn manufacture recruit hire "
    "exchange barter sell trade sail scrap fit move give finish first contract track ship-card train-up canal-up "
    "ring-at circle-at staff-at employee",
}
"""Events that occur in the records of each game, in those of one version or another."""


@pytest.mark.parametrize("game", KINDS)
def test_the_golden_games_are_of_every_kind(game: str) -> None:
    records = [read_record(path.read_text(encoding="utf-8")) for path in RECORDS if path.parent.name == game]
    assert {record.seats for record in records} == set(load(game).seats)
    options = {name for record in records for name in record.options}
    assert options == {option.name for option in load(game).options}
    moves = {entry.notation.split()[0] for record in records for entry in record.events}
    assert set(KINDS[game].split()) <= moves


@pytest.mark.parametrize("game", KINDS)
def test_there_are_golden_games_of_every_version(game: str) -> None:
    records = [read_record(path.read_text(encoding="utf-8")) for path in RECORDS if path.parent.name == game]
    assert {record.rules for record in records} == set(range(1, load(game).version + 1))
