"""`roadstead check-database`: it finds every running table that could not go on, and changes nothing."""

from __future__ import annotations

import json
import shutil
import stat
from pathlib import Path

import pytest
from msgspec import msgpack
from sqlalchemy import Table, literal_column, select, text, update

from roadstead.cli.app import run
from roadstead.client import Client
from roadstead.engine.record import read_record
from roadstead.games import NAMES, load
from roadstead.protocol import TableInfo
from roadstead.server import schema
from roadstead.server.editions import describe_earlier, standing, unneeded
from roadstead.server.journal_record import standing_events
from roadstead.server.rows import EditionCount, read_journal
from roadstead.server.store import Store, engine_for
from tests.server.running import Running, go, guests
from tests.server.test_sample import DATA
from tests.server.test_unknown_rules import begin, set_columns

TABLE, JOURNAL = schema.game_table, schema.journal
NEWEST = load("harbour").rules().cards.digest


def said_by(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """The exit code of `check-database`, and all that it says."""
    code = run(["check-database", *arguments])
    said = capsys.readouterr()
    return code, said.out + said.err


def all_rows(database: str) -> list[list[tuple[object, ...]]]:
    """All that stands in a database."""
    engine = engine_for(database)
    with engine.connect() as db:
        tables = [TABLE, JOURNAL, schema.seat, schema.snapshot, schema.person, schema.chat]
        found = [
            [tuple(row) for row in db.execute(select(table).order_by(*table.primary_key))] for table in tables
        ]
    engine.dispose()
    return found


async def four_tables(ann: Client, ben: Client) -> list[TableInfo]:
    """Three games of two people, and a fork of one of them."""
    tables = [await begin(ann, ben) for _ in range(3)]
    events = len((await ann.position(tables[0].id)).events)
    return [*tables, await ann.fork(tables[0].id, events, 0, bots="random")]


def test_all_tables_that_could_not_go_on_are_found_beside_a_running_server(
    site: Running, database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def scenario() -> list[TableInfo]:
        async with guests(site, "Ann", "Ben") as (ann, ben):
            return await four_tables(ann, ben)

    later, other_cards, illegal, fork = go(scenario())
    code, said = said_by(capsys, database)
    assert (code, "4 running tables\n" in said, "All of them can go on" in said) == (0, True, True), said
    assert f"  4  harbour {load('harbour').version}, deck {NEWEST}\n" in said

    (played,) = site.read(
        select(JOURNAL.c.number).where(JOURNAL.c.table_id == illegal.id, JOURNAL.c.kind == "play").limit(1)
    )[0]
    ((packed,),) = site.read(select(TABLE.c.start).where(TABLE.c.id == fork.id))
    short = msgpack.encode(msgpack.decode(packed)[:-1])
    set_columns(site, later.id, rules=99)
    set_columns(site, other_cards.id, deck="0" * 16)
    set_columns(site, fork.id, start=short)
    this = (JOURNAL.c.table_id == illegal.id, JOURNAL.c.number == played)
    site.write(update(JOURNAL).where(*this).values(what="go nowhere"))
    before = all_rows(database)
    folder = tmp_path / "broken"
    code, said = said_by(capsys, database, "--export", str(folder), "--json")
    assert code == 3
    told = json.loads(said)
    why = {each["table"]: each["why"] for each in told["broken"]}
    assert why[later.id].startswith("rules version 99 of harbour is needed; ")
    assert why[other_cards.id].startswith("deck 0000000000000000 of harbour is needed; ")
    assert why[illegal.id] == (
        f"entry {played} of the journal (play 'go nowhere') cannot be played: that is not possible now"
    )
    assert why[fork.id].startswith("the position it was forked from cannot be read: ")
    assert (told["running"], len(why), told["schema"]) == (4, 4, "newest")
    assert all_rows(database) == before
    exported = {each["table"]: Path(each["file"]) for each in told["broken"]}
    assert {file.parent for file in exported.values()} == {folder}
    assert {stat.S_IMODE(file.stat().st_mode) for file in exported.values()} == {0o600}
    begun = dict(site.read(select(TABLE.c.id, TABLE.c.started)))
    for table, file in exported.items():
        record = read_record(file.read_text("utf-8"))
        journal = site.inside(site.server.store.read(lambda db, table=table: read_journal(db, table, 0)))  # type: ignore[misc]
        assert record.events == standing_events(journal, begun[table])
    assert read_record(exported[later.id].read_text("utf-8")).rules == 99
    numbers = " ".join(str(number) for number in msgpack.decode(short))
    assert f"it begins in the packed position {numbers}\n" in exported[fork.id].read_text("utf-8")
    code, said = said_by(capsys, database)
    assert (code, "4 running tables could not go on with this version." in said) == (3, True), said


@pytest.mark.parametrize(
    ("values", "why"),
    [
        ({"position": 7}, "it stands at 7"),
        ({"due": 0b10}, "its journal leads to a decision of seat 0, it waits for seat 1"),
        ({"options": '{"boards":"of gold"}'}, "its set-up cannot be read: OptionError: boards"),
        ({"cards": "[of another day]"}, "cards.toml"),
        ({"game": "lighthouse"}, "there is no game 'lighthouse'"),
    ],
)
def test_a_table_that_would_go_on_differently_is_found(
    shared: Running, capsys: pytest.CaptureFixture[str], values: dict[str, object], why: str
) -> None:
    async def scenario() -> TableInfo:
        async with guests(shared, "Ann", "Ben") as (ann, ben):
            return await begin(ann, ben, moves=2)

    table = go(scenario())
    database = shared.server.settings.database
    assert said_by(capsys, database)[0] == 0
    set_columns(shared, table.id, **values)
    code, said = said_by(capsys, database, "--json")
    (broken,) = json.loads(said)["broken"]
    assert (code, broken["table"]) == (3, table.id)
    assert why in broken["why"]
    set_columns(shared, table.id, status="ended")


@pytest.mark.parametrize("name", ["issue6.db", "issue7.db"])
def test_databases_of_earlier_days_are_read_as_they_are(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / name
    shutil.copy(DATA / name, file)
    code, said = said_by(capsys, str(file))
    assert (code, "The database is of an earlier version" in said) == (0, True), said
    assert file.read_bytes() == (DATA / name).read_bytes()
    assert [left.name for left in tmp_path.iterdir()] == [name]


def test_what_is_not_a_database_of_ours_is_told(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = tmp_path / "missing.db"
    assert said_by(capsys, str(missing)) == (1, f"roadstead: there is no database {missing}\n")
    assert not missing.exists()
    engine = engine_for(database)
    engine.connect().close()
    code, said = said_by(capsys, database)
    assert (code, "holds no tables of Roadstead" in said) == (1, True), said
    Store(database).close()
    assert said_by(capsys, database)[0] == 0
    with engine.begin() as db:
        db.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    code, said = said_by(capsys, database)
    assert (code, "belongs to a newer Roadstead; update" in said) == (1, True), said


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "broken.db"
    shutil.copy(DATA / "issue7.db", file)
    engine = engine_for(str(file))
    with engine.begin() as db:
        db.execute(update(TABLE).values(rules=99))
    engine.dispose()
    code, said = said_by(capsys, str(file), "--export", str(file))
    assert (code, f"{file}: File exists" in said) == (1, True), said


@pytest.mark.parametrize(
    ("where", "column", "value", "why"),
    [
        (TABLE, "rules", "'two'", "its row cannot be read: Expected `int`, got `str` - at `$.rules`"),
        (TABLE, "due", "'two'", "its row cannot be read: Expected `int`, got `str` - at `$.due`"),
        (TABLE, "deck", "x'ff'", "its row cannot be read: Expected `str`, got `bytes` - at `$.deck`"),
        (JOURNAL, "at", "'noon'", "its journal cannot be read: Expected `int`, got `str` - at `$.at`"),
    ],
)
def test_a_column_of_another_type_is_told(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    where: Table,
    column: str,
    value: str,
    why: str,
) -> None:
    file = tmp_path / "damaged.db"
    shutil.copy(DATA / "issue7.db", file)
    Store(str(file)).close()
    engine = engine_for(str(file))
    with engine.begin() as db:
        running = select(TABLE.c.id).where(TABLE.c.status == "running").limit(1).scalar_subquery()
        this = TABLE.c.id if where is TABLE else JOURNAL.c.table_id
        db.execute(update(where).where(this == running).values({column: literal_column(value)}))
    engine.dispose()
    code, said = said_by(capsys, str(file), "--json", "--export", str(tmp_path / "records"))
    assert code == 3, said
    assert [each["why"].partition(";")[0] for each in json.loads(said)["broken"]] == [why]
    code, said = said_by(capsys, str(file))
    assert (code, why in said) == (3, True), said


# -- editions --------------------------------------------------------------------------------------------------------


def count(game: str, rules: int, tables: int, deck: str = "", status: str = "running") -> EditionCount:
    return EditionCount(game, rules, deck, status, tables)


def test_editions_are_the_newest_earlier_or_unknown() -> None:
    newest = load("harbour").version
    assert standing(count("harbour", newest, 1, NEWEST)) == "newest"
    assert standing(count("harbour", newest, 1)) == "newest", "a custom deck"
    assert standing(count("harbour", newest + 1, 1, NEWEST)) == "unknown"
    assert standing(count("harbour", newest, 1, "0" * 16)) == "unknown"
    assert standing(count("lighthouse", 1, 1)) == "unknown"
    assert standing(count("harbour", "two", 1)) == "unknown", "a damaged row"  # type: ignore[arg-type]
    assert standing(count("bremerhaven", 1, 1)) == "earlier"


def test_a_host_is_told_of_earlier_and_unknown_rules_in_a_line_each() -> None:
    newest = load("bremerhaven").version
    assert describe_earlier([count("bremerhaven", newest, 5)]) == []
    told = describe_earlier(
        [
            count("bremerhaven", 1, 2),
            count("bremerhaven", 1, 1, load("bremerhaven").rules(version=1).cards.digest),
            count("bremerhaven", newest, 5),
            count("harbour", 99, 1),
        ]
    )
    assert told == [
        "3 running tables go on by earlier rules (bremerhaven 1: 3)",
        "1 running table cannot go on: its rules are not installed (harbour 99: 1)",
    ]


def test_earlier_versions_that_no_running_table_needs() -> None:
    earlier = [(name, version) for name in NAMES for version in range(1, load(name).version)]
    assert unneeded([]) == earlier
    assert ("bremerhaven", 1) in earlier
    assert unneeded([count(name, version, 1) for name, version in earlier]) == []
