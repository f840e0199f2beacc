"""Loads what commands work on: a game, its rules with a deck, a record."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from roadstead.cli.errors import Failed, WrongUse

if TYPE_CHECKING:
    from roadstead.engine.game import Game, Rules
    from roadstead.engine.record import Record

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The name of the game, such as harbour.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record, as saved by play or fuzz.")]
CardsFile = Annotated[Path | None, typer.Option("--cards", metavar="FILE", help="A deck of your own (TOML).")]
Language = Annotated[
    str | None, typer.Option("--lang", metavar="en|de|fr", help="Default: your system's language.")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--options", metavar="NAME=VALUE,...", help="Options of the game; may be given several times."
    ),
]


def find_game(name: str) -> Game:
    from roadstead.games import NAMES, load

    if name.lower() not in NAMES:
        raise WrongUse(f"there is no game '{name}'; games: {', '.join(NAMES)}")
    return load(name.lower())


def load_rules(game: str, cards: Path | None) -> Rules:
    """The rules of a game, with the deck in a file if one is named."""
    found = find_game(game)
    return found.rules(read_text(cards), str(cards)) if cards is not None else found.rules()


def read_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise Failed(f"{file}: is not a text in UTF-8 (byte {error.start + 1})") from error


def load_record(file: Path, cards: Path | None) -> tuple[Rules, Record]:
    """The record in a file and the rules it was played by; its own deck, if it has one, or the one named."""
    from roadstead.engine.game import UnknownRules
    from roadstead.engine.record import RecordError, read_record

    try:
        record = read_record(read_text(file))
    except RecordError as error:
        raise Failed(f"{file}: {error}") from error
    game = find_game(record.game)
    own = read_text(cards) if cards is not None else record.cards or None
    try:
        return game.rules(own, str(cards or file), record.rules, record.deck), record
    except UnknownRules as unknown:
        raise Failed(f"{file}: {unknown}") from unknown


def parse_settings(texts: list[str] | None) -> dict[str, str]:
    """ "boards=characters,promo=on" as names and values."""
    settings: dict[str, str] = {}
    for text in texts or []:
        for word in text.replace(",", " ").split():
            name, equals, value = word.partition("=")
            if not equals or not name or not value:
                raise WrongUse(f"option '{word}' does not read <name>=<value>")
            settings[name] = value
    return settings


def split_names(text: str) -> list[str]:
    """ "Ann, Ben" as names."""
    return [name.strip() for name in text.split(",") if name.strip()]
