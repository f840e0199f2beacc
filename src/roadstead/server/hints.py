"""Hints: how the strongest bot rates a seat's choices. They change nothing and are not in the journal."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from roadstead.engine.words import Message
from roadstead.protocol import Advised, Hinted
from roadstead.refusal import Refused
from roadstead.server.bot_pool import ADVISER, hint_request
from roadstead.server.bot_worker import BotReply, Hint
from roadstead.server.log import note
from roadstead.server.match import Match
from roadstead.server.presenter import Presenter
from roadstead.server.turns import Asker

if TYPE_CHECKING:
    from roadstead.server.live_table import LiveTable


async def hint(
    live_table: LiveTable, asker: Asker, seat: int, revision: int, language: str, answers: str = ""
) -> Hinted:
    """The best choices of a seat, by a bot that knows what the seat knows.

    Computed once per revision, however often it is requested.
    """
    person = asker.person
    live_table.require_own_seat(person, seat)
    live_table.tables.limits.take(live_table.tables.rates.hints, f"hint:{person}")
    async with live_table.lock:
        live_table.require_own_seat(person, seat)
        match, presenter = live_table.started_match(), live_table.presenter
        assert presenter is not None
        check_may_ask(match, seat, revision)
        now = match.table.revision
        legal = {match.table.rules.codebook.notation(code) for code in match.table.legal(seat)}
        known = live_table.hints.get(seat)
        if known is None or known[0] != now:
            asked = hint_request(match.table, seat)
            known = now, live_table.tables.start_task(live_table.tables.bot_pool.ask(asked, asker))
            live_table.hints[seat] = known
    thought: BotReply = await asyncio.shield(known[1])
    hints = [each for each in thought.hints if each.move in legal]
    if not hints:
        live_table.hints.pop(seat, None)
        note("hint-failed", table=live_table.row.id, seat=seat, why=thought.error or "no move is legal")
        raise Refused("no-hint")
    moves = [present_hint(each, presenter, language) for each in hints]
    return Hinted(answers, now, seat, ADVISER, moves)


def check_may_ask(match: Match, seat: int, revision: int) -> None:
    if seat in match.resigned:
        raise Refused("forbidden", "you have resigned; a bot plays on for you")
    if match.table.is_stale(seat, revision):
        raise Refused("stale")
    if match.over() or seat not in match.due():
        raise Refused("not-your-turn")


def present_hint(found: Hint, presenter: Presenter, language: str) -> Advised:
    then = [presenter.present_message(Message(key, args), language) for key, args in found.then]
    why = presenter.present_message(Message(*found.why), language) if found.why is not None else None
    return Advised(found.move, found.share, then, found.line, why)
