"""What can be typed at any table besides a move, in any of our languages: to read, to look, to save."""

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
from roadstead.cli.menu import plain
from roadstead.cli.seating import words
from roadstead.engine.record import FORMAT
from roadstead.text.rulebook import UnknownRule, rulebook

SomeDesk = TypeVar("SomeDesk", bound=GameConsole)
Command: TypeAlias = Callable[[SomeDesk, int, str], None]

LOG_LINES = 20
CARDS_SHOWN = 5
NAME = "roadstead"
FINISH = "finish"
"""A command for games with a personal phase only."""


def rules(desk: GameConsole, seat: int | None, rest: str) -> None:
    book = rulebook(desk.rules.game, desk.voice.language)
    if book is None:
        desk.say("no-rules")
    elif rest:
        try:
            desk.terminal.markdown(book.find(rest))
        except UnknownRule as error:
            desk.say("no-such-rule", asked=rest)
            if error.near:
                desk.say("did-you-mean", near=desk.voice.join(error.near))
    else:
        for section in book.contents():
            desk.terminal.show(f"{section.number:>3}. {section.title}")
        desk.say("rules-usage", example=next(iter(book.rules), ""))


def log(desk: GameConsole, seat: int | None, rest: str) -> None:
    """The last events as this seat heard them; all with a number large enough."""
    count = int(rest) if rest.isdecimal() else LOG_LINES
    events = desk.events()
    for at in range(max(0, events - count), events):
        desk.tell(desk.words_of(at, seat))


def cards(desk: GameConsole, seat: int | None, rest: str) -> None:
    deck = desk.rules.cards.cards
    wanted = plain(rest)
    found = [
        card
        for card in deck
        if wanted and (wanted in plain(card.name(desk.voice.language)) or wanted == card.id)
    ]
    for card in found[:CARDS_SHOWN]:
        show_card(card, desk.voice, desk.terminal)
    if not wanted:
        desk.say("cards-usage")
    elif not found:
        desk.say("no-such-card", asked=rest)
    elif len(found) > CARDS_SHOWN:
        desk.say("more-cards", count=len(found) - CARDS_SHOWN)


def table(desk: GameConsole, seat: int | None, rest: str) -> None:
    desk.draw(seat)
    desk.offer_again(seat)


def help_(desk: GameConsole, seat: int | None, rest: str) -> None:
    desk.say("looking-on" if seat is None else "help-moves")
    grid = Table.grid(padding=(0, 2))
    for name in desk.usable():
        if name == FINISH and not desk.rules.finishable:
            continue
        word = words(desk.voice.ui(f"command-{name}"))[0]
        grid.add_row(Text(f"  {word}", style="bold"), desk.help_of(name))
    desk.terminal.show(grid)


# -- saving ------------------------------------------------------------------------------------------


def save(desk: GameConsole, seat: int | None, rest: str) -> None:
    write(desk, rest or desk.saved_as or proposed_file(desk))


def write(desk: GameConsole, name: str) -> bool:
    """Save the game; never over a file that is no record."""
    file = Path(name).expanduser()
    try:
        if file.exists() and not file.read_text(encoding="utf-8", errors="replace").startswith(FORMAT):
            desk.say("not-over-that", file=name)
            return False
        file.write_text(desk.record_text(), encoding="utf-8")
    except OSError as error:
        desk.say("not-saved", file=name, reason=error.strerror or str(error))
        return False
    desk.saved_as, desk.saved_at = name, desk.position()
    if desk.over():
        desk.say("saved-at-end", program=program(), file=quote(name))
    else:
        desk.say("saved", program=program(), file=quote(name))
    return True


def program() -> str:
    """How `roadstead` is called here: by its name where the shell finds it, else by its path."""
    called = sys.argv[0]
    return quote(called) if Path(called).name == NAME and not which(NAME) else NAME


def proposed_file(desk: GameConsole) -> str:
    return f"{desk.rules.game.name}-{datetime.now():%Y-%m-%d-%H%M}.txt"


def offer_to_save(desk: GameConsole) -> None:
    """Ask for the name of a file; Enter means that nothing is saved. What could be an option is no name but a slip."""
    yes, no = words(desk.voice.ui("yes-words")), words(desk.voice.ui("no-words"))
    while True:
        name = desk.terminal.ask(desk.voice.ui("ask-save", proposed=proposed_file(desk)) + " ")
        if plain(name) in yes:
            name = proposed_file(desk)
        if not name or plain(name) in no or (not name.isdecimal() and len(name) > 2 and write(desk, name)):
            return
