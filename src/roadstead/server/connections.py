"""Live connections: each reader is sent its seat's newest position and the answers to its requests."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Final

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import DecodeError, Struct, json

from roadstead.protocol import (
    DAY_SECONDS,
    GRACE_SECONDS,
    MAX_MESSAGE,
    VERSION,
    Accepted,
    AskChat,
    AskConsent,
    AskHandBack,
    AskHint,
    AskLanguage,
    AskMeans,
    AskMove,
    AskPing,
    AskPreview,
    AskRedo,
    AskResign,
    AskRestart,
    AskSeat,
    AskStages,
    AskTakeOver,
    AskUndo,
    AskUndoMoves,
    AskVote,
    AskWhyNot,
    AskWords,
    Chat,
    FromClient,
    FromServer,
    Pong,
    Previewed,
    RequestId,
    SeatsChanged,
    refusal,
)
from roadstead.refusal import Reason, Refused
from roadstead.server.bodies import read_json
from roadstead.server.hints import hint
from roadstead.server.limits import Limits, Rates
from roadstead.server.live_table import STAND_IN, LiveTable
from roadstead.server.log import note
from roadstead.server.match import JournalEntry, Match
from roadstead.server.people import Person
from roadstead.server.presenter import Wishes
from roadstead.server.rows import Found
from roadstead.server.turns import Asker

SLOW_SECONDS: Final = 10.0
"""A reader that takes longer than this for one message is dropped; it can reconnect."""
MAX_WAITING_ANSWERS: Final = 64
"""A reader with more unsent answers than this is dropped."""

POSITION_PRICE: Final = 5
"""How many messages a request counts as that makes the server build a position, which takes up to 10 ms."""
LIGHT: Final = (AskPing, AskMove, AskChat, AskHint)
"""Requests that count as one: a game has only so many moves, and lines and hints have limits of their own."""

WHOLE: Final = (AskSeat, AskLanguage, AskWords, AskMeans)
"""Requests that are followed by a complete position, with all events."""

DECODER: Final[json.Decoder[FromClient]] = json.Decoder(FromClient)
ENCODER: Final = json.Encoder()

GOING_AWAY: Final = 1001
POLICY: Final = 1008
TRY_AGAIN: Final = 1013


class Allowance:
    """The rate limits of a live connection, shared with all others of its person and of its address."""

    def __init__(self, limits: Limits, rates: Rates, person: str, address: str) -> None:
        self.limits = limits
        self.rates = rates
        self.address = address
        self.shares = (
            (rates.messages, f"message:{person or address}"),
            (rates.address_messages, f"address-message:{address}"),
        )

    def take(self, count: int = 1) -> None:
        for rate, whose in self.shares:
            self.limits.take(rate, whose, count)

    def take_history(self, events: int) -> None:
        self.limits.take_history(self.rates, self.address, events)


class Reader:
    """One connection: whose it is, its seat and language, and what it was last sent.

    There is no queue of positions: whenever the socket is writable it gets the newest position with all events
    since the last one, so a burst becomes one message.
    """

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        live_table: LiveTable,
        person: Person | None,
        invite: bool,
        address: str,
    ) -> None:
        self.socket = socket
        self.live_table = live_table
        self.person = person
        self.person_id = person.id if person else ""
        self.signed_in_as = {person.id, person.by} if person else set()
        """The person and the hash of their cookie or token: if either is dismissed, this ends."""
        self.asker = Asker(address, self.person_id)
        self.by_invite = invite
        self.seat: int | None = None
        self.wishes = Wishes()
        self.known_revision = -1
        self.answers: deque[FromServer] = deque()
        self.position_changed = True
        self.seats_changed = True
        self.chat_changed = True
        self.last_line = -1
        """Number of the last chat line sent; -1 if none was, or all must be sent again."""
        self.chat_was_sent = False
        self.dropped = False
        self.hinting: asyncio.Task[None] | None = None
        self.news = asyncio.Event()
        self.news.set()

    # -- sending ----------------------------------------------------------------------------------------

    def mark_chat_changed(self, anew: bool) -> None:
        self.chat_changed = True
        if anew:
            self.last_line = -1

    def answer(self, message: FromServer) -> None:
        self.answers.append(message)
        if len(self.answers) > MAX_WAITING_ANSWERS:
            self.dropped = True
        self.news.set()

    def drop(self) -> None:
        """Close this connection; the client may reconnect."""
        self.dropped = True
        self.news.set()

    async def round(self) -> None:
        """Wait until it is our turn: one position is made at a time."""
        await self.live_table.tables.rounds.take(self.asker)

    def makes_position(self) -> bool:
        """Whether a position is to be made for us; that of the public mostly is at hand."""
        if not self.position_changed or self.live_table.match is None:
            return False
        return self.seat is not None or not self.live_table.is_encoded(self.known_revision, self.wishes)

    async def send_all(self) -> None:
        """Send whatever is new until the reader is dropped."""
        while not self.dropped:
            await self.news.wait()
            if self.makes_position():
                await self.round()
            self.news.clear()
            for data in await self.messages():
                try:
                    async with asyncio.timeout(SLOW_SECONDS):
                        await self.socket.send_data(data, "text")
                except RuntimeError:
                    return  # closed in the meantime, because of what it sent

    async def messages(self) -> list[str]:
        """What is due now: seats, position, then answers, which may refer to that position."""
        messages: list[str] = []
        async with self.live_table.lock:  # only committed changes are sent
            self.stand_up()
            if not self.by_invite and not self.live_table.admits(self.person_id):
                self.drop()
                return []
            await self.phrase_position()
            if self.dropped:
                return []
            if self.seats_changed:
                self.seats_changed = False
                messages.append(
                    encode(SeatsChanged(self.live_table.info(self.person_id, self.by_invite), VERSION))
                )
            if self.position_changed and self.live_table.match is not None:
                self.position_changed = False
                messages.append(self.live_table.encoded_position(self.seat, self.known_revision, self.wishes))
                self.known_revision = self.live_table.match.table.revision
            if self.chat_changed:
                messages += await self.chat_messages()
            while self.answers:
                messages.append(encode(self.answers.popleft()))
        return messages

    async def phrase_position(self) -> None:
        """Prepare the words of the position that is due, or of another one asked for meanwhile."""
        phrased = None
        while self.position_changed and self.live_table.match is not None:
            asked = (self.seat, self.known_revision, self.wishes.language)
            if asked == phrased:
                return
            await self.live_table.phrase_position(*asked)
            phrased = asked

    async def chat_messages(self) -> list[str]:
        """The chat lines since the last call; empty if there are none."""
        self.chat_changed = False
        whole = self.last_line < 0
        lines = await self.live_table.lines_for(self.person_id, max(0, self.last_line))
        self.last_line = lines[-1].number if lines else max(0, self.last_line)
        if not lines and not (whole and self.chat_was_sent):
            return []
        self.chat_was_sent = True
        return [encode(Chat(lines, whole))]

    # -- receiving ----------------------------------------------------------------------------------------------

    async def listen(self, allowance: Allowance) -> None:
        while not self.dropped:
            data = await self.receive()
            name = ""
            try:
                name = request_id_in(data)
                allowance.take()
                ask = decode(data)
                if not isinstance(ask, LIGHT):
                    allowance.take(POSITION_PRICE - 1)
                if isinstance(ask, WHOLE):
                    allowance.take_history(self.live_table.events_since(-1))
                if not isinstance(ask, LIGHT):
                    await self.round()
                if isinstance(ask, AskHint):
                    self.start_hint(ask)
                else:
                    self.answer(await self.answer_to(ask))
            except Refused as refused:
                self.answer(refusal(refused, name))
                if refused.reason == "too-fast":
                    await asyncio.sleep(1.0)

    async def receive(self) -> str | bytes:
        """The next message, which a client may also send as bytes."""
        message: Any = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="closed", code=message["code"])
        data: str | bytes = message.get("text") or message.get("bytes") or ""
        return data

    async def answer_to(self, ask: FromClient) -> FromServer:
        """Handle a request and return its answer."""
        if isinstance(ask, AskPing):
            return Pong(ask.id)
        if isinstance(ask, AskSeat):
            self.look_from(ask.seat)
            if ask.seat is not None:
                await self.live_table.return_to_seat(ask.seat)
            return Accepted(ask.id, self.live_table.row.position)
        if isinstance(ask, AskLanguage):
            self.change_wishes(self.wishes._replace(language=ask.language or ""))
            return Accepted(ask.id, self.live_table.row.position)
        if isinstance(ask, AskWords):
            self.change_wishes(self.wishes._replace(words=ask.on))
            return Accepted(ask.id, self.live_table.row.position)
        if isinstance(ask, AskMeans):
            self.change_wishes(self.wishes._replace(means=ask.on))
            return Accepted(ask.id, self.live_table.row.position)
        if isinstance(ask, AskStages):  # they belong to the next position, so this one need not be sent again
            self.wishes = self.wishes._replace(stages=ask.on)
            return Accepted(ask.id, self.live_table.row.position)
        if isinstance(ask, AskPreview):
            return await self.preview(ask)
        if isinstance(ask, AskWhyNot):
            return await self.why_not(ask)
        if isinstance(ask, AskChat):
            if self.person is None:
                raise Refused("not-signed-in")
            await self.live_table.say(self.person, ask.text, self.asker.address)
            return Accepted(ask.id, self.live_table.row.position)
        return Accepted(ask.id, await self.act(ask))

    def look_from(self, seat: int | None) -> None:
        """Switch to the view of one's own seat, or to the public view if None."""
        if seat is not None and not self.owns(seat):
            raise Refused("forbidden", "this is not your seat", "seat")
        self.seat = seat
        self.resend_position()

    def stand_up(self) -> None:
        """Fall back to the public view if the seat is no longer ours: somebody else may have it now."""
        if self.seat is not None and not self.owns(self.seat):
            self.look_from(None)

    def change_wishes(self, wishes: Wishes) -> None:
        if wishes != self.wishes:
            self.wishes = wishes
            self.resend_position()

    def resend_position(self) -> None:
        self.known_revision = -1
        self.position_changed = True
        self.news.set()

    def owns(self, seat: int) -> bool:
        return self.live_table.owns(self.person_id, seat)

    def own_seat(self) -> int:
        if self.seat is None or not self.owns(self.seat):
            raise Refused("forbidden", "you only look on at this table")
        return self.seat

    async def preview(self, ask: AskPreview) -> FromServer:
        async with self.live_table.lock:
            seat = self.own_seat()
            table = self.live_table.started_match().table
            after = table.try_out(seat, [table.rules.codebook.find(move) for move in (ask.move, *ask.then)])
            presenter = self.live_table.presenter
            if after is None or presenter is None:
                return Previewed(ask.id)
            view = after.view(seat)
            words = presenter.present_table(view, self.wishes)
            options = presenter.present_plan(after, view, seat, self.wishes.language) if ask.choices else []
        return Previewed(ask.id, view, words, options)

    async def why_not(self, ask: AskWhyNot) -> FromServer:
        async with self.live_table.lock:
            seat = self.own_seat()
            self.live_table.started_match()
            presenter = self.live_table.presenter
            assert presenter is not None
            return presenter.present_why_not(seat, ask.target, self.wishes.language, ask.id)

    def start_hint(self, ask: AskHint) -> None:
        """Compute a hint in the background; the reader may send other requests meanwhile."""
        if self.hinting is not None and not self.hinting.done():
            raise Refused("too-fast", "the bot is still thinking about the last hint")
        self.hinting = asyncio.create_task(self.hint(ask, self.own_seat()))

    async def hint(self, ask: AskHint, seat: int) -> None:
        try:
            hinted = await hint(self.live_table, self.asker, seat, ask.position, self.wishes.language, ask.id)
            if self.seat != seat:
                raise Refused("stale", "you look from another seat now")
            self.answer(hinted)
        except Refused as refused:
            self.answer(refusal(refused, ask.id))

    async def act(self, ask: FromClient) -> int:
        self.own_seat()
        if isinstance(ask, AskTakeOver):
            return await self.live_table.act(
                lambda match, now: take_over(self.live_table, match, self.person_id, ask.seat, ask.bot, now)
            )
        return await self.live_table.act(lambda match, now: apply_request(match, self.own_seat(), ask, now))


def apply_request(match: Match, seat: int, ask: FromClient, now: int) -> list[JournalEntry]:
    """Apply a seat's request; any request also hands the seat back from its stand-in bot."""
    if seat in match.resigned:
        raise Refused("forbidden", "you have resigned; a bot plays on for you")
    if isinstance(ask, AskResign):
        return match.resign(seat, STAND_IN, now)
    if isinstance(ask, AskMove):
        entries = match.play_line(seat, ask.move, ask.then, ask.position, now)
    elif isinstance(ask, AskUndo):
        entries = match.undo(seat, ask.position, now)
    elif isinstance(ask, AskUndoMoves):
        entries = match.undo_line(seat, ask.moves, ask.position, now)
    elif isinstance(ask, AskRedo):
        entries = match.redo(seat, ask.position, now)
    elif isinstance(ask, AskRestart):
        entries = match.restart(seat, ask.position, now)
    elif isinstance(ask, AskConsent):
        entries = match.consent(seat, ask.position, ask.agree, now)
    elif isinstance(ask, AskVote):
        entries = match.vote_end(seat, ask.end, now)
    else:
        entries = []
    if isinstance(ask, AskHandBack) and match.must_wait(seat):
        raise Refused("too-early", "your time has run out again; the bot makes this move")
    return entries + match.hand_back(seat, now)


def take_over(
    live_table: LiveTable, match: Match, person: str, seat: int, bot: str, now: int
) -> list[JournalEntry]:
    """Let a bot play for a seat: one's own, or one whose person has been disconnected for a while.

    At a table with pace `days` nobody need be connected; there the seat must have been due for a day.
    """
    if seat >= len(live_table.seats):
        raise Refused("invalid", f"this table has {len(live_table.seats)} seats, from 0", "seat")
    if all(other in match.resigned for other in Found(live_table.row, live_table.seats).seats_of(person)):
        raise Refused("forbidden", "you have resigned; a bot plays on for you")
    owner = live_table.seats[seat].person
    if owner != person and owner in live_table.connected_people():
        raise Refused("forbidden", "this player is here", "seat")
    if owner != person and owner and now < live_table.absent_since(owner) + 1000 * GRACE_SECONDS:
        raise Refused("too-early", "this player has only just gone; wait a moment", "seat")
    waits = seat in match.due() and now >= match.since[seat] + 1000 * DAY_SECONDS
    if owner != person and live_table.row.pace == "days" and not waits:
        raise Refused("too-early", "this player has had less than a day to decide", "seat")
    return match.take_over(seat, bot, now)


class RequestHead(Struct):
    """The id of a request, readable even if the rest is malformed."""

    id: RequestId = ""


def request_id_in(data: str | bytes) -> str:
    try:
        return json.decode(data, type=RequestHead).id if len(data) <= MAX_MESSAGE else ""
    except (DecodeError, UnicodeError, RecursionError):
        return ""


def encode(message: FromServer) -> str:
    return ENCODER.encode(message).decode()


def decode(data: str | bytes) -> FromClient:
    if len(data) > MAX_MESSAGE:
        raise Refused("too-large", f"a message has at most {MAX_MESSAGE} characters")
    return read_json(data, DECODER)


async def serve(reader: Reader, allowance: Allowance) -> Reason | None:
    """Read and write until either side closes; returns why there is nothing more to say, if there is not."""
    live_table = reader.live_table
    if live_table.diverged:  # the table was dropped while the reader connected
        return None
    if live_table.unknown_rules:
        for data in await reader.messages():
            await reader.socket.send_data(data, "text")
        return "gone"
    live_table.add_reader(reader)
    try:  # from here on nobody else can give the seat to a bot
        if reader.seat is not None:
            await live_table.return_to_seat(reader.seat)
        await converse(reader, allowance)
    finally:
        live_table.remove_reader(reader)
    return None


async def converse(reader: Reader, allowance: Allowance) -> None:
    """Send and listen until either ends."""
    sending = asyncio.create_task(reader.send_all())
    listening = asyncio.create_task(reader.listen(allowance))
    try:
        finished, _ = await asyncio.wait((sending, listening), return_when=asyncio.FIRST_COMPLETED)
        for task in finished:
            error = task.exception()
            if error is not None and not isinstance(error, (WebSocketDisconnect, OSError)):
                note("socket-failed", table=reader.live_table.row.id, error=type(error).__name__)
    finally:
        tasks = [sending, listening, *([reader.hinting] if reader.hinting is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
