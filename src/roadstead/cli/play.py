"""`roadstead play`: a game in the terminal, against bots or on one keyboard with friends."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from roadstead.cli.errors import Failed, WrongUse
from roadstead.cli.loading import (
    CardsFile,
    Language,
    Options,
    game_named,
    given_options,
    names_in,
    read_text,
    record_in,
)

if TYPE_CHECKING:
    from roadstead.bots.bot import Bot
    from roadstead.cli.seating import Seating
    from roadstead.engine.game import Rules
    from roadstead.engine.table import Table

DEFAULT_GAME = "harbour"
TABLE = "terminal"
"""What the seed of every game played here is committed for."""


def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The name of the game.")] = DEFAULT_GAME,
    players: Annotated[
        str | None, typer.Option(metavar="Ann,Ben", help="Who plays at this keyboard; a number will do.")
    ] = None,
    bots: Annotated[
        str | None, typer.Option(metavar="greedy,random", help="Their opponents; none for no bots.")
    ] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same deal.")] = None,
    options: Options = None,
    lang: Language = None,
    cards: CardsFile = None,
    load: Annotated[
        Path | None, typer.Option("--load", metavar="FILE", help="Go on with a saved game.")
    ] = None,
) -> None:
    """Play a game. Without players and bots it asks who plays; in the game, help lists what you can type."""
    from roadstead.cli.seating import ask_for_seats, people_in, seats_from, spoken_name
    from roadstead.cli.session import Session
    from roadstead.cli.terminal import Leave, Terminal
    from roadstead.text.language import language
    from roadstead.text.voice import Phrases, Voice

    spoken = language(lang)
    terminal = Terminal()
    try:
        if load is not None:
            if players or bots or seed or options:
                raise WrongUse(
                    "a saved game says itself who plays, with which options and seed; leave these out"
                )
            table, sitting = loaded(load, cards)
        else:
            found = game_named(game)
            rules = found.rules(read_text(cards), str(cards)) if cards is not None else found.rules()
            given = given_options(options)
            if players is None and bots is None and terminal.is_live():
                seating = ask_for_seats(found, given, Phrases(spoken), terminal)
            else:
                people = people_in(players or "1", Phrases(spoken).ui("default-name"))
                seating = seats_from(found, people, names_in(bots) if bots else None, given)
            table, sitting = opened(rules, seating, seed)
        voice = Voice(table.rules, spoken, [spoken_name(player) for player in table.players])
        Session(table, voice, sitting, terminal).run()
    except Leave:
        terminal.show(Phrases(spoken).ui("goodbye"))


def opened(rules: Rules, seating: Seating, seed: str | None) -> tuple[Table, dict[int, Bot]]:
    """A new table, with the bots by seat."""
    from secrets import token_hex

    from roadstead.bots.registry import make
    from roadstead.engine.table import Table

    settings = rules.game.settings(len(seating.names), seating.options)
    sitting = {seat: make(name, rules) for seat, name in seating.bots.items()}
    return Table(rules, len(seating.names), settings, seating.names, seed or token_hex(16), TABLE), sitting


def loaded(file: Path, cards: Path | None) -> tuple[Table, dict[int, Bot]]:
    """The table of a saved game. A bot's seat is known by its name: "Mira (greedy)"."""
    from roadstead.bots.registry import make
    from roadstead.cli.seating import bot_in
    from roadstead.engine.record import RecordError
    from roadstead.engine.table import replay

    rules, record = record_in(file, cards)
    if not record.seed:
        raise Failed(f"{file}: this record holds no seed, so the game cannot go on; replay shows it")
    try:
        table = replay(rules, record)
    except RecordError as error:
        raise Failed(f"{file}: {error}") from error
    names = {seat: bot_in(player) for seat, player in enumerate(table.players)}
    return table, {seat: make(name, rules) for seat, name in names.items() if name}
