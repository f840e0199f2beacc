"""What can be typed at a server's table besides a move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roadstead.cli import seat_news
from roadstead.cli.read_commands import Command, cards, help_, log, rules, table
from roadstead.cli.seating import ask_yes
from roadstead.client import Live

if TYPE_CHECKING:
    from roadstead.cli.online_session import OnlineSession


def seated(visit: OnlineSession) -> Live | None:
    """The connection, for somebody who plays."""
    if not visit.ready():
        visit.say("connection-lost")
        return None
    if visit.seat is None:
        visit.say("looking-on")
        return None
    return visit.live


def undo(visit: OnlineSession, seat: int | None, rest: str) -> None:
    """Take back one's last move; where one may not alone, the others are asked."""
    live = seated(visit)
    if live is None:
        return
    if visit.now.undo:
        visit.ask_server(live.undo(visit.now.position))
    else:
        visit.say("nothing-to-undo")


def redo(visit: OnlineSession, seat: int | None, rest: str) -> None:
    live = seated(visit)
    if live is None:
        return
    if visit.now.redo:
        visit.ask_server(live.redo(visit.now.position))
    else:
        visit.say("nothing-to-redo")


def restart(visit: OnlineSession, seat: int | None, rest: str) -> None:
    live = seated(visit)
    if live is not None:
        visit.ask_server(live.restart(visit.now.position))


def agree(visit: OnlineSession, seat: int | None, rest: str) -> None:
    answer(visit, agrees=True)


def decline(visit: OnlineSession, seat: int | None, rest: str) -> None:
    answer(visit, agrees=False)


def answer(visit: OnlineSession, agrees: bool) -> None:
    live = seated(visit)
    if live is None:
        return
    if not visit.asked_to_agree():
        visit.say("nobody-asks")
        return
    assert visit.table is not None
    shown = max(
        visit.now.position, visit.table.position
    )  # that somebody asks may be all that was told as yet
    if visit.ask_server(live.consent(agrees, shown)) and agrees:
        visit.say("you-agreed")


def players(visit: OnlineSession, seat: int | None, rest: str) -> None:
    """Who sits here, who is connected and whose move it is."""
    assert visit.table is not None
    for info in visit.table.seats:
        name = seat_news.full_name(info, visit.voice)
        facts: list[str] = []
        if info.kind == "person" and not info.mine:
            facts.append(visit.voice.ui("seat-here" if info.here else "seat-not-here"))
        if info.resigned:
            facts.append(visit.voice.ui("seat-resigned", bot=info.bot))
        elif info.away:
            facts.append(visit.voice.ui("seat-away", bot=info.bot))
        if info.due and visit.table.status == "running":
            facts.append(visit.voice.ui("seat-due"))
        if info.votes_end and visit.table.status == "running":
            facts.append(visit.voice.ui("seat-votes-end"))
        told = visit.voice.ui("seat-facts", name=name, facts=", ".join(facts)) if facts else name
        visit.terminal.show(f"  {told}")


def resign(visit: OnlineSession, seat: int | None, rest: str) -> None:
    """Give up, after a question: it cannot be taken back."""
    live = seated(visit)
    if live is None:
        return
    if ask_yes(visit.voice.ui("resign-sure"), visit.voice, visit.terminal, default=False):
        visit.ask_server(live.resign())
    else:
        visit.say("undo-refused")


def end(visit: OnlineSession, seat: int | None, rest: str) -> None:
    """Vote to end the game without a result."""
    live = seated(visit)
    if live is None:
        return
    if ask_yes(visit.voice.ui("end-sure"), visit.voice, visit.terminal, default=False):
        visit.ask_server(live.vote_end())


def hint(visit: OnlineSession, seat: int | None, rest: str) -> None:
    if seated(visit) is not None:
        visit.hint()


def say(visit: OnlineSession, seat: int | None, rest: str) -> None:
    """Say something at the table, also as somebody who looks on."""
    if not visit.ready():
        visit.say("connection-lost")
    elif rest:
        visit.ask_server(visit.live.say(rest))
    else:
        visit.say("say-what")


def quit_(visit: OnlineSession, seat: int | None, rest: str) -> None:
    visit.left = True


COMMANDS: dict[str, Command[OnlineSession]] = {
    "undo": undo,
    "redo": redo,
    "restart": restart,
    "agree": agree,
    "decline": decline,
    "hint": hint,
    "say": say,
    "rules": rules,
    "log": log,
    "cards": cards,
    "table": table,
    "players": players,
    "resign": resign,
    "end": end,
    "help": help_,
    "quit": quit_,
}
LOOKING_ON: tuple[str, ...] = ("say", "rules", "log", "cards", "table", "players", "help", "quit")
"""What somebody without a seat can use."""
