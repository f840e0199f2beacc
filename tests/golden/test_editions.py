"""Every edition that was ever played can be played for good: its version of the rules with its built-in deck.

Whoever changes a `cards.toml` so that its digest changes, or raises a version, adds a line to `editions.txt`; the line
of the edition before stays, and so its deck must be in the game's folder `earlier/`.
"""

from __future__ import annotations

import sqlite3
from importlib.resources import files
from pathlib import Path

import pytest

from roadstead.engine.edition import Edition
from roadstead.engine.game import EARLIER_DECKS
from roadstead.engine.record import read_record
from roadstead.engine.table import Table
from roadstead.games import NAMES, load, rules_of
from tests.golden.test_golden import RECORDS

FOLDER = Path(__file__).parent
SAMPLES = sorted((FOLDER.parent / "server" / "data").glob("*.db"))


def read_editions() -> list[Edition]:
    lines = (FOLDER / "editions.txt").read_text("utf-8").splitlines()
    words = [line.split() for line in lines if line and not line.startswith("#")]
    return [Edition(game, int(version), deck) for game, version, deck in words]


EDITIONS = read_editions()


@pytest.mark.parametrize(
    "edition", EDITIONS, ids=lambda edition: f"{edition.game}-{edition.version}-{edition.deck}"
)
def test_an_edition_can_be_played(edition: Edition) -> None:
    rules = rules_of(edition)
    assert rules.edition() == edition
    for seats in rules.game.seats:
        table = Table(rules, seats, rules.game.settings(seats, {}), seed="edition", table="edition")
        table.deal_all()
        assert not table.over()


@pytest.mark.parametrize("name", NAMES)
def test_the_newest_edition_is_listed(name: str) -> None:
    edition = load(name).rules().edition()
    assert edition in EDITIONS, (
        f"add '{edition.game} {edition.version} {edition.deck}' to tests/golden/editions.txt, and if cards.toml has "
        f"changed, keep the one before as src/roadstead/games/{name}/{EARLIER_DECKS}/<its digest>.toml"
    )


@pytest.mark.parametrize("name", NAMES)
def test_earlier_decks_are_named_by_their_digest_and_listed(name: str) -> None:
    game = load(name)
    listed = {edition.deck for edition in EDITIONS if edition.game == name}
    newest = game.rules().cards.digest
    assert set(game.earlier_decks()) == listed - {newest}
    folder = files(type(game).__module__) / EARLIER_DECKS
    for edition in EDITIONS:
        if edition.game == name and edition.deck != newest:
            text = (folder / f"{edition.deck}.toml").read_text("utf-8")
            assert game.rules(text, version=edition.version).cards.digest == edition.deck


def test_versions_are_listed_without_a_gap() -> None:
    for name in NAMES:
        versions = {edition.version for edition in EDITIONS if edition.game == name}
        assert versions == set(range(1, load(name).version + 1))


def test_the_editions_of_golden_records_and_sample_databases_are_listed() -> None:
    played = {read_record(path.read_text("utf-8")).edition() for path in RECORDS}
    for sample in SAMPLES:
        with sqlite3.connect(f"file:{sample}?immutable=1", uri=True) as db:
            played |= {
                Edition(*row)
                for row in db.execute("SELECT DISTINCT game, rules, deck FROM game_table WHERE cards = ''")
            }
    assert len(SAMPLES) == 2
    assert {edition for edition in played if not edition.cards} <= set(EDITIONS)
