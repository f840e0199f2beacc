"""The commands that local and online games share: rules, log, cards, table, words, help, save."""

from __future__ import annotations

import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from shlex import quote
from shutil import which
from typing import TypeAlias, TypeVar

from rich.table import Table
from rich.text import Text

from roadstead.cli.cards import show as show_card
from roadstead.cli.console import GameConsole
from roadstead.cli.menu import fold_case
from roadstead.cli.seating import split_words
from roadstead.engine.record import FORMAT
from roadstead.text.rulebook import UnknownRule, rulebook

SomeConsole = TypeVar("SomeConsole", bound=GameConsole)
Command: TypeAlias = Callable[[SomeConsole, int, str], None]

LOG_LINES = 20
CARDS_SHOWN = 5
NAME = "roadstead"
FINISH = "finish"
"""A command for games with a personal phase only."""


def rules(console: GameConsole, seat: int | None, rest: str) -> None:
    book = rulebook(console.rules.game, console.voice.language)
    if book is None:
        console.say("no-rules")
    elif rest:
        try:
            console.terminal.markdown(book.find(rest))
        except UnknownRule as error:
            console.say("no-such-rule", asked=rest)
            if error.near:
                console.say("did-you-mean", near=console.voice.join(error.near))
    else:
        for section in book.contents():
            console.terminal.show(f"{section.number:>3}. {section.title}")
        console.say("rules-usage", example=next(iter(book.rules), ""))


def log(console: GameConsole, seat: int | None, rest: str) -> None:
    """The last events as this seat sees them; `rest` may say how many, or ask for one line per turn."""
    count = int(rest) if rest.isdecimal() else LOG_LINES
    events = console.events()
    if fold_case(rest) in map(fold_case, split_words(console.voice.ui("log-turns"))):
        console.show_turns(0, seat)
    else:
        console.show_actions(max(0, events - count), seat, details=True)


def cards(console: GameConsole, seat: int | None, rest: str) -> None:
    deck = console.rules.cards.cards
    wanted = fold_case(rest)
    found = [
        card
        for card in deck
        if wanted and (wanted in fold_case(card.name(console.voice.language)) or wanted == card.id)
    ]
    for card in found[:CARDS_SHOWN]:
        show_card(card, console.voice, console.terminal)
    if not wanted:
        console.say("cards-usage")
    elif not found:
        console.say("no-such-card", asked=rest)
    elif len(found) > CARDS_SHOWN:
        console.say("more-cards", count=len(found) - CARDS_SHOWN)


def table(console: GameConsole, seat: int | None, rest: str) -> None:
    console.draw(seat)
    console.show_choices_again(seat)


def words(console: GameConsole, seat: int | None, rest: str) -> None:
    """Tell the table in words instead of drawing it; once more: draw it again."""
    console.tell_in_words(not console.in_words)
    table(console, seat, rest)


def help_(console: GameConsole, seat: int | None, rest: str) -> None:
    console.say("looking-on" if seat is None else "help-moves")
    grid = Table.grid(padding=(0, 2))
    for name in console.usable_commands():
        if name == FINISH and not console.rules.finishable:
            continue
        word = split_words(console.voice.ui(f"command-{name}"))[0]
        grid.add_row(Text(f"  {word}", style="bold"), console.help_of(name))
    console.terminal.show(grid)


# -- saving ------------------------------------------------------------------------------------------


def save(console: GameConsole, seat: int | None, rest: str) -> None:
    write(console, rest or console.saved_as or proposed_file(console))


def write(console: GameConsole, name: str) -> bool:
    """Save the game; never overwrite a file that is not a record."""
    file = Path(name).expanduser()
    try:
        if file.exists() and not file.read_text(encoding="utf-8", errors="replace").startswith(FORMAT):
            console.say("not-over-that", file=name)
            return False
        file.write_text(console.record_text(), encoding="utf-8")
    except OSError as error:
        console.say("not-saved", file=name, reason=error.strerror or str(error))
        return False
    console.saved_as, console.saved_at = name, console.revision()
    if console.over():
        console.say("saved-at-end", program=program(), file=quote(name))
    else:
        console.say("saved", program=program(), file=quote(name))
    return True


def program() -> str:
    """How `roadstead` is called here: by its name where the shell finds it, else by its path."""
    called = sys.argv[0]
    return quote(called) if Path(called).name == NAME and not which(NAME) else NAME


def proposed_file(console: GameConsole) -> str:
    return f"{console.rules.game.name}-{datetime.now():%Y-%m-%d-%H%M}.txt"


def offer_to_save(console: GameConsole) -> None:
    """Ask for a file name; Enter saves nothing. A number, or one or two letters, is a mistyped choice, not a file."""
    yes, no = split_words(console.voice.ui("yes-words")), split_words(console.voice.ui("no-words"))
    while True:
        name = console.terminal.ask(console.voice.ui("ask-save", proposed=proposed_file(console)) + " ")
        if fold_case(name) in yes:
            name = proposed_file(console)
        if (
            not name
            or fold_case(name) in no
            or (not name.isdecimal() and len(name) > 2 and write(console, name))
        ):
            return
