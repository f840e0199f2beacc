"""`roadstead check-database`: whether the installed rules can continue the running tables of a database."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from roadstead.cli.errors import Failed
from roadstead.cli.loading import Json
from roadstead.cli.progress import progress_bar
from roadstead.cli.serve import explaining_database, without_password

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from roadstead.server.check import Check, CheckedTable
    from roadstead.server.migrations import Schema
    from roadstead.server.rows import EditionCount

SOME_BREAK = 3
"""The exit code if a running table could not go on; 1 means that the database could not be checked."""


@dataclass(frozen=True)
class Broken:
    """A table that could not go on, why, and the file it was exported to."""

    table: str
    game: str
    rules: int
    deck: str
    why: str
    file: str = ""


def check_database(
    database: Annotated[
        str | None,
        typer.Argument(metavar="URL", help="A file, or any SQLAlchemy URL. Default: a file among your data."),
    ] = None,
    export: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="Write the games that could not go on there, each as a record with its secrets.",
        ),
    ] = None,
    json: Json = False,
) -> None:
    """Replay all running tables of a server's database with this version, and say which of them could not go on.

    It only reads, also while the server runs. Exit code: 0 if all can go on, 3 if some cannot, 1 if it is not known.
    """
    from roadstead.server.check import Check
    from roadstead.server.run import default_database

    place = database or default_database()
    broken: list[Broken] = []
    with explaining_database(place, "the database"), open_for_reading(place) as (engine, schema):
        check = Check(engine)
        with progress_bar(sum(count.tables for count in check.running), "tables") as advance:
            for table in check.tables():
                if table.why:
                    broken.append(describe_broken(table, export))
                advance(1)
    if json:
        from json import dumps

        typer.echo(dumps(facts_of(place, schema, check, broken), indent=2, ensure_ascii=False, default=str))
    else:
        show(place, schema, check, broken, export)
    if broken:
        raise typer.Exit(SOME_BREAK)


@contextmanager
def open_for_reading(place: str) -> Iterator[tuple[Engine, Schema]]:
    """A database for reading, and its schema; fails if it holds no tables, or those of a newer Roadstead."""
    from roadstead.server.migrations import schema_of
    from roadstead.server.read_only import read_only_engine

    try:
        engine = read_only_engine(place)
    except FileNotFoundError as error:
        raise Failed(f"there is no database {without_password(place)}") from error
    try:
        with engine.connect() as db:
            schema = schema_of(db)
        if schema == "none":
            raise Failed(f"the database {without_password(place)} holds no tables of Roadstead")
        if schema == "later":
            raise Failed(f"the database {without_password(place)} belongs to a newer Roadstead; update")
        yield engine, schema
    finally:
        engine.dispose()


def describe_broken(table: CheckedTable, export: Path | None) -> Broken:
    row = table.found.row
    why, file = table.why, ""
    if export is not None:
        try:
            file = str(write_record(table, export))
        except OSError as error:
            raise Failed(f"{error.filename or export}: {error.strerror or error}") from error
        except (LookupError, TypeError, ValueError) as error:  # it contradicts itself, or cannot be read
            why += f"; it has no record: {type(error).__name__}"
    return Broken(row.id, row.game, row.rules, row.deck, why, file)


def write_record(table: CheckedTable, folder: Path) -> Path:
    """Write all that is stored of a game as a record, readable by oneself alone: it tells hands and seed."""
    from roadstead.server.journal_record import exported_text

    text = exported_text(table.found, table.journal)
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{table.found.row.game}-{table.found.row.id}.txt"
    file.touch(0o600)
    file.write_text(text, encoding="utf-8")
    return file


# -- what is said --------------------------------------------------------------------------------------------------


def show(place: str, schema: Schema, check: Check, broken: list[Broken], export: Path | None) -> None:
    from roadstead.server.editions import standing

    if schema == "earlier":
        typer.echo("The database is of an earlier version; the server brings it up to date when it starts.")

    total = sum(count.tables for count in check.running)
    typer.echo(f"{without_password(place)}: {count_of(total, 'running table')}")
    for count in check.running:
        kind = standing(count)
        deck = f"deck {count.deck}" if count.deck else "custom decks"
        mark = "" if kind == "newest" else f"  {kind}"
        typer.echo(f"  {count.tables:>6}  {count.game} {count.rules}, {deck}{mark}")
    for table in broken:
        typer.echo(f"Table {table.table} ({table.game} {table.rules}) could not go on: {table.why}")
    if broken:
        typer.echo(f"{count_of(len(broken), 'running table')} could not go on with this version.")
        typer.echo(
            f"The records are in {export}; they hold secrets of the games."
            if export is not None
            else "With --export FOLDER their records are written."
        )
    elif total:
        typer.echo("All of them can go on with this version.")
    for line in describe_unneeded(check):
        typer.echo(line)


def describe_unneeded(check: Check) -> list[str]:
    """Which earlier versions no running table needs, and how many finished games are still replayed by them."""
    from roadstead.server.editions import unneeded

    lines: list[str] = []
    for game, version in unneeded(check.running):
        over = sum(count.tables for count in check.over if (count.game, count.rules) == (game, version))
        replayed = f"; {count_of(over, 'game')} that ended can be looked at by it" if over else ""
        lines.append(f"No running table needs version {version} of {game}{replayed}.")
    return lines


def count_of(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def facts_of(place: str, schema: Schema, check: Check, broken: list[Broken]) -> dict[str, object]:
    from dataclasses import asdict

    from roadstead.server.editions import unneeded

    return {
        "database": without_password(place),
        "schema": schema,
        "running": sum(count.tables for count in check.running),
        "editions": [edition_facts(count) for count in [*check.running, *check.over]],
        "broken": [asdict(table) for table in broken],
        "unneeded": [{"game": game, "rules": version} for game, version in unneeded(check.running)],
    }


def edition_facts(count: EditionCount) -> dict[str, object]:
    from dataclasses import asdict

    from roadstead.server.editions import standing

    return {**asdict(count), "standing": standing(count)}
