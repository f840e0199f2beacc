"""`roadstead play`: a game in the terminal, against bots, on one keyboard with friends, or at a server's table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from roadstead.cli.errors import Failed, WrongUse
from roadstead.cli.loading import (
    CardsFile,
    Language,
    Options,
    find_game,
    load_record,
    parse_settings,
    read_text,
    split_names,
)

if TYPE_CHECKING:
    from roadstead.bots.bot import Bot
    from roadstead.cli.seating import Seating
    from roadstead.engine.game import Rules
    from roadstead.engine.table import Table

DEFAULT_GAME = "harbour"
TABLE_ID = "terminal"
"""The table id in the commitment of every local game."""


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="Asked for, or harbour, if you leave it out.")
    ] = None,
    players: Annotated[
        str | None, typer.Option(metavar="Ann,Ben", help="Who plays at this keyboard; a number will do.")
    ] = None,
    bots: Annotated[
        str | None, typer.Option(metavar="greedy,random", help="Their opponents; none for no bots.")
    ] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same deal.")] = None,
    options: Options = None,
    lang: Language = None,
    words: Annotated[
        bool, typer.Option("--words", help="Tell the table in words instead of drawing it.")
    ] = False,
    cards: CardsFile = None,
    load: Annotated[
        Path | None, typer.Option("--load", metavar="FILE", help="Go on with a saved game.")
    ] = None,
    server: Annotated[
        str | None,
        typer.Option(metavar="URL", help="Play at this server's table; a table's invite link will do."),
    ] = None,
    table: Annotated[
        str | None, typer.Option(metavar="ID", help="Online: join or return to this table.")
    ] = None,
    invite: Annotated[
        str | None, typer.Option(metavar="CODE", help="Online: the code of its invite link.")
    ] = None,
    name: Annotated[str | None, typer.Option(help="Online: your name; you are remembered by it.")] = None,
    key: Annotated[
        str | None, typer.Option(help="Online: go on as the one who made this key on another device.")
    ] = None,
    token: Annotated[
        str | None, typer.Option(help="Online: a token of yours; or set ROADSTEAD_TOKEN.", show_default=False)
    ] = None,
    friends: Annotated[
        int, typer.Option(min=0, max=7, help="Online: seats for friends with the invite link.")
    ] = 0,
    anyone: Annotated[
        int, typer.Option(min=0, max=7, help="Online: seats for anyone; the table is listed.")
    ] = 0,
) -> None:
    """Play a game. Without players and bots it asks who plays; in the game, help lists what you can type."""
    from roadstead.cli.seating import ask_for_game, ask_for_seats, assign_seats, parse_people, spoken_name
    from roadstead.cli.session import Session
    from roadstead.cli.terminal import Leave, Terminal
    from roadstead.games import NAMES
    from roadstead.text.language import choose_language
    from roadstead.text.voice import Phrases, Voice, game_texts

    language_code = choose_language(lang)
    if server is not None:
        from roadstead.cli.online import OnlineArguments, play_online

        if players or seed or load:
            raise WrongUse("--players, --seed and --load are for games here, not at a server")
        arguments = OnlineArguments(
            server,
            game or "",
            table or "",
            invite or "",
            name or "",
            key or "",
            token or "",
            split_names(bots) if bots else None,
            friends,
            anyone,
            parse_settings(options),
            read_text(cards) if cards is not None else "",
            words,
        )
        return play_online(arguments, language_code)
    if table or invite or name or key or token or friends or anyone:
        raise WrongUse("this needs a server: --server URL")
    terminal = Terminal()
    try:
        if load is not None:
            if players or bots or seed or options:
                raise WrongUse(
                    "a saved game says itself who plays, with which options and seed; leave these out"
                )
            game_table, bots_by_seat = load_table(load, cards)
        else:
            asking = players is None and bots is None and terminal.is_interactive()
            if game is None:
                game = ask_for_game(NAMES, DEFAULT_GAME, language_code, terminal) if asking else DEFAULT_GAME
            found = find_game(game)
            rules = found.rules(read_text(cards), str(cards)) if cards is not None else found.rules()
            settings = parse_settings(options)
            if asking:
                phrases = Phrases(language_code, game_texts(found, language_code))
                seating = ask_for_seats(found, settings, phrases, terminal)
            else:
                people = parse_people(players or "1", Phrases(language_code).ui("default-name"))
                seating = assign_seats(found, people, split_names(bots) if bots else None, settings)
            game_table, bots_by_seat = open_table(rules, seating, seed)
        names = [spoken_name(player) for player in game_table.players]
        session = Session(game_table, Voice(game_table.rules, language_code, names), bots_by_seat, terminal)
        session.tell_in_words(words)
        session.run()
    except Leave:
        terminal.show(Phrases(language_code).ui("goodbye"))


def open_table(rules: Rules, seating: Seating, seed: str | None) -> tuple[Table, dict[int, Bot]]:
    """A new table, with the bots by seat."""
    from secrets import token_hex

    from roadstead.bots.registry import make
    from roadstead.engine.table import Table

    settings = rules.game.settings(len(seating.names), seating.settings)
    bots_by_seat = {seat: make(name, rules) for seat, name in seating.bots.items()}
    table = Table(rules, len(seating.names), settings, seating.names, seed or token_hex(16), TABLE_ID)
    return table, bots_by_seat


def load_table(file: Path, cards: Path | None) -> tuple[Table, dict[int, Bot]]:
    """The table of a saved game. A bot's seat is known by its name: "Mira (greedy)"."""
    from roadstead.bots.registry import make
    from roadstead.cli.seating import bot_in_name
    from roadstead.engine.record import RecordError
    from roadstead.engine.table import replay

    rules, record = load_record(file, cards)
    if not record.seed:
        raise Failed(f"{file}: this record holds no seed, so the game cannot go on; replay shows it")
    try:
        table = replay(rules, record)
    except RecordError as error:
        raise Failed(f"{file}: {error}") from error
    names = {seat: bot_in_name(player) for seat, player in enumerate(table.players)}
    return table, {seat: make(name, rules) for seat, name in names.items() if name}
