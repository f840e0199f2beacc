"""What can be typed at the terminal besides a move: undo, hint, rules, save and so on, in any of our languages."""

from __future__ import annotations

import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from shlex import quote
from shutil import which
from typing import TYPE_CHECKING, TypeAlias

from rich.table import Table
from rich.text import Text

from roadstead.bots.bot import BotError
from roadstead.bots.finish import finish as finish_phase
from roadstead.bots.registry import make
from roadstead.cli.cards import show as show_card
from roadstead.cli.menu import choices_of, plain
from roadstead.cli.seating import ask_yes, words
from roadstead.engine.record import FORMAT
from roadstead.engine.table import Refused
from roadstead.text.rulebook import UnknownRule, rulebook

if TYPE_CHECKING:
    from roadstead.cli.session import Session

Command: TypeAlias = "Callable[[Session, int, str], None]"

LOG_LINES = 20
CARDS_SHOWN = 5
NAME = "roadstead"
ADVISER = "greedy"
FINISH = "finish"
"""A command for games with a personal phase only."""
READING = ("rules", "log", "cards", "help")
"""Commands with a lot to read: what is to be decided stands below it again."""


def obey(session: Session, seat: int, text: str) -> bool:
    """Carry out a typed command; false if it is none."""
    word, _, rest = text.partition(" ")
    for name, command in COMMANDS.items():
        if plain(word) in [name, *(plain(other) for other in words(session.voice.ui(f"command-{name}")))]:
            command(session, seat, rest.strip())
            if name in READING:
                session.offer(seat)
            return True
    return False


def undo(session: Session, seat: int, rest: str) -> None:
    """Take back one's last decision; beyond what the rules of undo allow alone, the others must agree."""
    table = session.table
    at = table.undoable(seat)
    if at is not None:
        table.undo(seat)
        session.heard = [count - (count > at) for count in session.heard]
    elif rewind(session):
        session.heard = [min(count, len(table.log)) for count in session.heard]
    else:
        return
    session.forget_table()
    session.notice = session.voice.ui("undone")


def rewind(session: Session) -> bool:
    """Go back to before the last decision of a person; bots always agree, people are asked."""
    table = session.table
    own = [at for at, event in enumerate(table.log) if event.who in session.people]
    if not own:
        session.say("nothing-to-undo")
        return False
    name = session.voice.player(table.log[own[-1]].who)
    if len(session.people) > 1:
        session.say("undo-consent", name=name)
        if not ask_yes(session.voice.ui("undo-agree"), session.voice, session.terminal, default=False):
            session.say("undo-refused")
            return False
    table.rewind(own[-1])
    return True


def redo(session: Session, seat: int, rest: str) -> None:
    try:
        session.table.redo(seat)
    except Refused:
        session.say("nothing-to-redo")


def hint(session: Session, seat: int, rest: str) -> None:
    """What a bot would do."""
    table = session.table
    try:
        bot = make(ADVISER, table.rules)
    except BotError:
        session.say("no-hint")
        return
    code = bot.decide(session.question(seat))
    choices = choices_of(table, seat, table.view(seat), session.voice)
    best = next(choice for choice in choices if choice.code == code)
    session.say("hint", number=best.number, option=best.words)


def finish(session: Session, seat: int, rest: str) -> None:
    """Let a bot play the seat's phase to its end."""
    table = session.table
    try:
        bot = make(ADVISER, table.rules)
    except BotError:
        session.say("no-hint")
        return
    count = finish_phase(table, seat, bot, session.luck(seat))
    if count:
        session.say("finished", count=count)
    else:
        session.say("nothing-to-finish")


def rules(session: Session, seat: int, rest: str) -> None:
    book = rulebook(session.table.rules.game, session.voice.language)
    if book is None:
        session.say("no-rules")
    elif rest:
        try:
            session.terminal.markdown(book.find(rest))
        except UnknownRule as error:
            session.say("no-such-rule", asked=rest)
            if error.near:
                session.say("did-you-mean", near=session.voice.join(error.near))
    else:
        for section in book.contents():
            session.terminal.show(f"{section.number:>3}. {section.title}")
        session.say("rules-usage", example=next(iter(book.rules), ""))


def log(session: Session, seat: int, rest: str) -> None:
    """The last events as this seat heard them; all with a number large enough."""
    count = int(rest) if rest.isdecimal() else LOG_LINES
    events = len(session.table.log)
    for at in range(max(0, events - count), events):
        session.tell(session.table.words_of(at, seat))


def cards(session: Session, seat: int, rest: str) -> None:
    deck = session.table.rules.cards.cards
    wanted = plain(rest)
    found = [
        card
        for card in deck
        if wanted and (wanted in plain(card.name(session.voice.language)) or wanted == card.id)
    ]
    for card in found[:CARDS_SHOWN]:
        show_card(card, session.voice, session.terminal)
    if not wanted:
        session.say("cards-usage")
    elif not found:
        session.say("no-such-card", asked=rest)
    elif len(found) > CARDS_SHOWN:
        session.say("more-cards", count=len(found) - CARDS_SHOWN)


def save(session: Session, seat: int, rest: str) -> None:
    write(session, rest or session.saved_as or proposed_file(session))


def write(session: Session, name: str) -> bool:
    """Save the game; never over a file that is no record."""
    file = Path(name).expanduser()
    try:
        if file.exists() and not file.read_text(encoding="utf-8", errors="replace").startswith(FORMAT):
            session.say("not-over-that", file=name)
            return False
        file.write_text(session.table.save().text(), encoding="utf-8")
    except OSError as error:
        session.say("not-saved", file=name, reason=error.strerror or str(error))
        return False
    session.saved_as, session.saved_at = name, session.table.position
    if session.table.over():
        session.say("saved-at-end", program=program(), file=quote(name))
    else:
        session.say("saved", program=program(), file=quote(name))
    return True


def program() -> str:
    """How `roadstead` is called here: by its name where the shell finds it, else by its path."""
    called = sys.argv[0]
    return quote(called) if Path(called).name == NAME and not which(NAME) else NAME


def proposed_file(session: Session) -> str:
    return f"{session.table.rules.game.name}-{datetime.now():%Y-%m-%d-%H%M}.txt"


def offer_to_save(session: Session) -> None:
    """Ask for the name of a file; Enter means that nothing is saved. A bare number is no name but a slip."""
    yes, no = words(session.voice.ui("yes-words")), words(session.voice.ui("no-words"))
    while True:
        name = session.terminal.ask(session.voice.ui("ask-save", proposed=proposed_file(session)) + " ")
        if plain(name) in yes:
            name = proposed_file(session)
        if not name or plain(name) in no or (not name.isdecimal() and write(session, name)):
            return


def table(session: Session, seat: int, rest: str) -> None:
    session.draw(seat)
    session.offer(seat)


def help_(session: Session, seat: int, rest: str) -> None:
    session.say("help-moves")
    grid = Table.grid(padding=(0, 2))
    for name in COMMANDS:
        if name == FINISH and not session.table.rules.phase:
            continue
        word = words(session.voice.ui(f"command-{name}"))[0]
        grid.add_row(Text(f"  {word}", style="bold"), session.voice.ui(f"help-{name}"))
    session.terminal.show(grid)


def quit_(session: Session, seat: int, rest: str) -> None:
    if session.table.log and session.saved_at != session.table.position:
        offer_to_save(session)
    session.say("goodbye")
    session.left = True


COMMANDS: dict[str, Command] = {
    "undo": undo,
    "redo": redo,
    "hint": hint,
    FINISH: finish,
    "rules": rules,
    "log": log,
    "cards": cards,
    "save": save,
    "table": table,
    "help": help_,
    "quit": quit_,
}
