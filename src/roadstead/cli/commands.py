"""The commands of a local game: undo, hint, save and so on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roadstead.bots.advice import advise
from roadstead.bots.bot import BotError, Budget
from roadstead.bots.finish import finish as finish_phase
from roadstead.bots.registry import make
from roadstead.cli.menu import numbered_choices
from roadstead.cli.read_commands import (
    FINISH,
    Command,
    cards,
    help_,
    log,
    offer_to_save,
    rules,
    save,
    table,
    words,
)
from roadstead.cli.seating import ask_yes
from roadstead.cli.why import why
from roadstead.refusal import Refused

if TYPE_CHECKING:
    from roadstead.cli.session import Session

ADVISER = "greedy"


def undo(session: Session, seat: int, rest: str) -> None:
    """Undo the seat's last decisions, as many as `rest` says; only for the first of them others are asked."""
    wanted = int(rest) if rest.isdecimal() else 1
    count = 0
    while count < wanted and undo_one(session, seat, may_ask=not count):
        count += 1
    if count:
        session.forget_table()
        session.notice = session.voice.ui("undone" if wanted < 2 else "undone-moves", count=count)


def undo_one(session: Session, seat: int, may_ask: bool) -> bool:
    """Undo the seat's last decision; where a seat may not undo alone, ask the others to agree to a rewind."""
    table = session.table
    at = table.undoable(seat)
    if at is not None:
        table.undo(seat)
        session.heard = [count - (count > at) for count in session.heard]
        return True
    if not may_ask and (
        len(session.people) > 1 or not any(event.who in session.people for event in table.log)
    ):
        return False
    if not rewind(session):
        return False
    session.heard = [min(count, len(table.log)) for count in session.heard]
    return True


def rewind(session: Session) -> bool:
    """Rewind to before the last decision of a person; bots always agree, people are asked."""
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
    rng = session.bot_rng(seat)
    advice = advise(bot, session.question(seat).imagine(rng), seat, rng, Budget(), 1)[0]
    choices = numbered_choices(table, seat, table.view(seat), session.voice)
    notation = table.rules.codebook.notation(advice.code)
    best = next(choice for choice in choices if choice.notation == notation)
    session.show_hint(best, advice.why, advice.then, [advice.code, *advice.line])


def finish(session: Session, seat: int, rest: str) -> None:
    """Let a bot play the seat's phase to its end."""
    table = session.table
    try:
        bot = make(ADVISER, table.rules)
    except BotError:
        session.say("no-hint")
        return
    count = finish_phase(table, seat, bot, session.bot_rng(seat))
    if count:
        session.say("finished", count=count)
    else:
        session.say("nothing-to-finish")


def quit_(session: Session, seat: int, rest: str) -> None:
    if session.table.log and session.saved_at != session.table.revision:
        offer_to_save(session)
    session.say("goodbye")
    session.left = True


COMMANDS: dict[str, Command[Session]] = {
    "undo": undo,
    "redo": redo,
    "hint": hint,
    FINISH: finish,
    "why": why,
    "rules": rules,
    "log": log,
    "cards": cards,
    "save": save,
    "table": table,
    "words": words,
    "help": help_,
    "quit": quit_,
}
