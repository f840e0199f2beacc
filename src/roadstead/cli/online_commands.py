"""The commands of an online game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roadstead.cli import seat_news
from roadstead.cli.read_commands import FINISH, Command, cards, help_, log, rules, table, words
from roadstead.cli.seating import ask_yes
from roadstead.cli.why import why
from roadstead.client import Live
from roadstead.protocol import MAX_LINE

if TYPE_CHECKING:
    from roadstead.cli.online_session import OnlineSession


def require_seat(session: OnlineSession) -> Live | None:
    """The live connection; None, with a message, if it is lost or the user has no seat."""
    if not session.ready():
        session.say("connection-lost")
        return None
    if session.seat is None:
        session.say("looking-on")
        return None
    return session.live


def undo(session: OnlineSession, seat: int | None, rest: str) -> None:
    """Undo the last moves, as many as `rest` says; where a seat may not undo alone, the server asks the others."""
    live = require_seat(session)
    if live is None:
        return
    moves = min(int(rest), MAX_LINE) if rest.isdecimal() else 1
    if session.now.undo == "alone" and moves > 1:
        session.ask_server(live.undo_moves(moves, session.now.position))
    elif session.now.undo:
        session.ask_server(live.undo(session.now.position))
    else:
        session.say("nothing-to-undo")


def redo(session: OnlineSession, seat: int | None, rest: str) -> None:
    live = require_seat(session)
    if live is None:
        return
    if session.now.redo:
        session.ask_server(live.redo(session.now.position))
    else:
        session.say("nothing-to-redo")


def restart(session: OnlineSession, seat: int | None, rest: str) -> None:
    live = require_seat(session)
    if live is not None:
        session.ask_server(live.restart(session.now.position))


def agree(session: OnlineSession, seat: int | None, rest: str) -> None:
    answer_request(session, agrees=True)


def decline(session: OnlineSession, seat: int | None, rest: str) -> None:
    answer_request(session, agrees=False)


def answer_request(session: OnlineSession, agrees: bool) -> None:
    live = require_seat(session)
    if live is None:
        return
    if not session.asked_to_agree():
        session.say("nobody-asks")
        return
    assert session.table is not None
    shown = max(
        session.now.position, session.table.position
    )  # the request may have arrived before the position
    if session.ask_server(live.consent(agrees, shown)) and agrees:
        session.say("you-agreed")


def players(session: OnlineSession, seat: int | None, rest: str) -> None:
    """Who sits here, who is connected and whose move it is."""
    assert session.table is not None
    for info in session.table.seats:
        name = seat_news.full_name(info, session.voice)
        facts: list[str] = []
        if info.kind == "person" and not info.mine:
            facts.append(session.voice.ui("seat-here" if info.here else "seat-not-here"))
        if info.resigned:
            facts.append(session.voice.ui("seat-resigned", bot=info.bot))
        elif info.away:
            facts.append(session.voice.ui("seat-away", bot=info.bot))
        if info.due and session.table.status == "running":
            facts.append(session.voice.ui("seat-due"))
        if info.votes_end and session.table.status == "running":
            facts.append(session.voice.ui("seat-votes-end"))
        line = session.voice.ui("seat-facts", name=name, facts=", ".join(facts)) if facts else name
        session.terminal.show(f"  {line}")


def resign(session: OnlineSession, seat: int | None, rest: str) -> None:
    """Resign after a confirmation: it cannot be undone."""
    live = require_seat(session)
    if live is None:
        return
    if ask_yes(session.voice.ui("resign-sure"), session.voice, session.terminal, default=False):
        session.ask_server(live.resign())
    else:
        session.say("undo-refused")


def end(session: OnlineSession, seat: int | None, rest: str) -> None:
    """Vote to end the game without a result."""
    live = require_seat(session)
    if live is None:
        return
    if ask_yes(session.voice.ui("end-sure"), session.voice, session.terminal, default=False):
        session.ask_server(live.vote_end())


def hint(session: OnlineSession, seat: int | None, rest: str) -> None:
    if require_seat(session) is not None:
        session.hint()


def finish(session: OnlineSession, seat: int | None, rest: str) -> None:
    """Let a bot play the seat's phase to its end."""
    if require_seat(session) is not None and seat is not None:
        session.finish_phase(seat)


def say(session: OnlineSession, seat: int | None, rest: str) -> None:
    """Send a chat line; watchers may too."""
    if not session.ready():
        session.say("connection-lost")
    elif rest:
        session.ask_server(session.live.say(rest))
    else:
        session.say("say-what")


def quit_(session: OnlineSession, seat: int | None, rest: str) -> None:
    session.left = True


COMMANDS: dict[str, Command[OnlineSession]] = {
    "undo": undo,
    "redo": redo,
    "restart": restart,
    "agree": agree,
    "decline": decline,
    "hint": hint,
    FINISH: finish,
    "why": why,
    "say": say,
    "rules": rules,
    "log": log,
    "cards": cards,
    "table": table,
    "words": words,
    "players": players,
    "resign": resign,
    "end": end,
    "help": help_,
    "quit": quit_,
}
LOOKING_ON: tuple[str, ...] = ("say", "rules", "log", "cards", "table", "players", "help", "quit")
"""The commands for watchers."""
