"""What server and clients say to each other, typed: bodies of the HTTP API and messages of the live connection."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from roadstead.refusal import Reason, Refused

VERSION = 1
"""Rises when a client of an older version would misunderstand the server."""
VERSION_HEADER = "roadstead-protocol"
"""Tells the server's version with every HTTP answer."""

MAX_NAME = 24
MAX_SEATS = 8
MAX_RECORD = 2_000_000
MAX_DECK = 200_000
MAX_MESSAGE = 4_096
MAX_CHAT = 300
DAY_SECONDS = 24 * 3600
GRACE_SECONDS = 30
"""How long somebody must have been disconnected before others may let a bot play for them."""

Language: TypeAlias = Literal["en", "de", "fr"]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=MAX_NAME, examples=["Ann"])]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
Revision: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Notation: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=100, description="A move as records write it.")
]
GameName: TypeAlias = Literal["bremerhaven", "harbour", "novgorod", "shipyard"]
Level: TypeAlias = Literal["random", "greedy"]
Status: TypeAlias = Literal["waiting", "running", "finished", "ended"]
Pace: TypeAlias = Literal["live", "days"]


class Body(Struct, forbid_unknown_fields=True):
    """What a client sends: a field we do not know is an error, not a surprise."""


class Answer(Struct, omit_defaults=True):
    """What the server sends; fields at their default are left out."""


class Refusal(Answer, tag_field="kind", tag="refused"):
    """Why something was refused. `reason` is for programs, `text` for people, `field` says what to mend.

    A client may be older than the server: a reason that it does not know has a text all the same.
    """

    reason: str
    text: str
    field: str = ""
    id: str = ""
    """Of the live request that was refused."""


def refusal(refused: Refused, id: str = "") -> Refusal:
    return Refusal(refused.reason, refused.text, refused.field, id)


STATUS: Final[dict[Reason, int]] = {
    "malformed": 400,
    "not-signed-in": 401,
    "wrong-key": 401,
    "forbidden": 403,
    "cross-site": 403,
    "gone": 404,
    "not-your-turn": 409,
    "illegal": 409,
    "stale": 409,
    "nothing-to-undo": 409,
    "nothing-to-redo": 409,
    "no-record": 409,
    "no-hint": 409,
    "taken": 409,
    "too-late": 409,
    "too-early": 409,
    "too-large": 413,
    "invalid": 422,
    "too-fast": 429,
    "other-version": 426,
    "failed": 500,
    "not-known": 500,
    "storage": 507,
}
"""The HTTP status of each reason."""


# -- people --------------------------------------------------------------------------------------------------------


class NewGuest(Body):
    name: Name


class Rename(Body):
    name: Name


class Continue(Body):
    """Go on as somebody, on another device, with the key made on the first one."""

    key: Annotated[str, Meta(min_length=1, max_length=100)]


class Me(Answer):
    id: str
    name: str


class Key(Answer):
    """Shown once: it lets its bearer go on as this person."""

    key: str


class NewToken(Body):
    label: Name


class Token(Answer):
    id: str
    label: str
    created: int
    token: str = ""
    """Shown once, when it is made."""


# -- games -----------------------------------------------------------------------------------------------------------


class OptionChoice(Answer):
    value: str
    text: str


class GameOption(Answer):
    """One option of a game, explained: a flag (on, off), a choice, or a number between low and high."""

    name: str
    kind: Literal["flag", "choice", "number"]
    default: str
    title: str
    help: str
    rule: str
    choices: list[OptionChoice] = []
    low: int = 0
    high: int = 0


class BotLevel(Answer):
    """A bot, explained."""

    name: str
    title: str
    help: str


class GameInfo(Answer):
    name: str
    title: str
    summary: str
    version: int
    seats: list[int]
    options: list[GameOption]
    bots: list[str]
    levels: list[BotLevel] = []
    """The bots in words, from easy to strong."""


class Argument(Answer):
    """An argument of a message: `seat`, `number`, one of a domain (`good`), a tally (`good*`) or a set (`good+`)."""

    name: str
    kind: str


class GameWords(Answer):
    """The messages a game says, with their arguments, and the ids that arguments of its own kinds stand for."""

    game: str
    deck: str
    messages: dict[str, list[Argument]]
    domains: dict[str, list[str]]
    rules: dict[str, str] = {}
    """The numbered rule that a prompt belongs to, or another text of the game (`tie-…`, `score-…`, `verdict-…`)."""


class CardInfo(Answer):
    """A card: its values as they stand in the card file, in words, and where they come from."""

    kind: str
    id: str
    name: str
    source: Literal["rulebook", "public", "reconstructed"]
    provenance: str
    """Where the values come from, in words."""
    fields: dict[str, Any]
    facts: list[str]
    """Its plain values in words."""
    effects: list[str]
    """What it does, in words."""
    known: list[str] = []
    """What of it is better known than the rest, as "name:rulebook"."""
    rules: list[str] = []
    """The numbered rules that concern it, the most telling one first."""


class Cards(Answer):
    game: str
    deck: str
    kinds: dict[str, str]
    """What each kind of card is called."""
    cards: list[CardInfo]


class RuleBlock(Answer):
    """A numbered rule, or (without a number) text between rules; Markdown."""

    text: str
    rule: str = ""


class RuleSection(Answer):
    """A heading of the rules and what stands under it, up to the next heading."""

    level: int
    title: str
    number: str = ""
    blocks: list[RuleBlock] = []


class RulesText(Answer):
    game: str
    sections: list[RuleSection]


# -- tables ----------------------------------------------------------------------------------------------------------


class Chair(Body):
    """A seat of a new table: for me, a friend with the link, anyone, or a bot.

    Several seats may be mine (hot-seat); each then has a name of its own.
    """

    who: Literal["me", "friend", "anyone", "bot"]
    name: Annotated[str, Meta(max_length=MAX_NAME)] = ""
    bot: Level = "greedy"


OptionValue: TypeAlias = Annotated[str, Meta(max_length=40)]
OptionName: TypeAlias = Annotated[str, Meta(max_length=40)]


class NewTable(Body):
    game: GameName
    chairs: Annotated[list[Chair], Meta(min_length=1, max_length=MAX_SEATS)]
    options: Annotated[dict[OptionName, OptionValue], Meta(max_length=20)] = {}
    open: bool = False
    """Listed for everybody; else only who has the link finds it."""
    pace: Pace = "live"
    clock: Annotated[int, Meta(ge=0, le=30 * DAY_SECONDS)] = 0
    """Seconds for a move, after which a bot takes over; 0: no clock."""
    start: bool = True
    """Start by itself as soon as all seats are taken."""
    cards: Annotated[str, Meta(max_length=MAX_DECK)] = ""
    """A deck of one's own (TOML)."""


class SeatInfo(Answer):
    """Who sits where. A free seat waits for `friend` or `anyone`; an empty name is somebody who left no trace."""

    seat: int
    name: str
    kind: Literal["person", "bot", "friend", "anyone"]
    bot: str = ""
    """The level of the bot that plays this seat now: its own, or for somebody away or resigned."""
    mine: bool = False
    here: bool = False
    """Whether the person is connected."""
    away: bool = False
    resigned: bool = False
    due: bool = False
    """Whether this seat has something to decide."""
    votes_end: bool = False
    place: int = 0
    """From 1, after the end."""
    total: int | UnsetType = UNSET
    """Points, after the end."""


class UndoRequest(Answer):
    """A seat asks the table to take back all from its last move on; who has agreed so far."""

    seat: int
    events: int
    """How many events would stand."""
    agreed: list[int]


class TableInfo(Answer):
    id: str
    game: str
    options: dict[str, str]
    status: Status
    open: bool
    pace: Pace
    clock: int
    seats: list[SeatInfo]
    position: int
    created: int
    changed: int
    commitment: str
    deck: str
    """The digest of the deck."""
    own_deck: bool = False
    seed: str = ""
    """Told after the end."""
    mine: bool = False
    """Whether I sit here."""
    due: bool = False
    """Whether I have something to decide here."""
    host: bool = False
    """Whether the table is mine to start and to change."""
    invite: str = ""
    """The code of the invite link, for those who sit here or came by it."""
    deadline: int = 0
    """When the next clock runs out (milliseconds since 1970), where there is one."""
    undo: UndoRequest | None = None
    rematch: str = ""
    """The table where the same people play again."""
    origin: str = ""
    """The table this one was forked from."""
    redealt: bool = False
    """Whether what was hidden was dealt anew for the fork; such a table has no record."""


class TableList(Answer):
    tables: list[TableInfo]
    more: bool = False


class Join(Body):
    seat: SeatNumber | None = None
    """The first free one if left out."""
    invite: Annotated[str, Meta(max_length=40)] = ""


class Start(Body):
    fill: Level | None = None
    """A bot for each seat that is still free; without it all seats must be taken."""


class SeatBody(Body):
    seat: SeatNumber


class Move(Body):
    seat: SeatNumber
    move: Notation
    position: Revision


class UndoBody(Body):
    seat: SeatNumber
    position: Revision


class HintBody(Body):
    seat: SeatNumber
    position: Revision


class Consent(Body):
    seat: SeatNumber
    position: Revision
    agree: bool


class VoteEnd(Body):
    seat: SeatNumber
    end: bool


class TakeOver(Body):
    seat: SeatNumber
    bot: Level = "greedy"


ChatText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=MAX_CHAT, examples=["Good luck!"])]


class Say(Body):
    """Say something at a table, in plain text."""

    text: ChatText
    invite: Annotated[str, Meta(max_length=40)] = ""


class NewRecord(Body):
    """A record to keep and look at, in its text form."""

    record: Annotated[str, Meta(min_length=1, max_length=MAX_RECORD)]


class Fork(Body):
    """Play on by myself from a position: I sit on `seat`, bots of a level on all others."""

    at: Revision
    """After how many events."""
    seat: SeatNumber
    bots: Level = "greedy"
    invite: Annotated[str, Meta(max_length=40)] = ""


class Done(Answer):
    """It is done and kept; the table now is in this position."""

    position: int


# -- what a seat sees ------------------------------------------------------------------------------------------------


class Said(Answer):
    """A message: its key with arguments, and in words for clients that named a language."""

    key: str
    args: tuple[int, ...] = ()
    text: str = ""


class Choice(Answer):
    """A legal option. `final`: it cannot be taken back alone, or there is a warning.

    `warnings`: what it brings about by itself that nobody would choose unasked.
    """

    move: str
    said: Said
    targets: list[str]
    final: bool = False
    warnings: list[Said] = []


class Happened(Answer):
    """An event as this reader saw it, with the story heard. `who` is -1 for chance; `when` counts milliseconds."""

    at: int
    """So many events stood before it: `replay/{at + 1}` is the table right after it."""
    who: int
    move: str
    when: int
    said: list[Said]
    turn: int = 0
    """The turn it was made in, as views count them."""


class Position(Answer, tag_field="kind", tag="position"):
    """All that a reader may know of a table now.

    `events` follow the first `since` events, which stand as they were told before: a client keeps so many and
    appends these. Of two positions the one with the higher number holds.
    """

    table: str
    position: int
    seat: int | None
    since: int
    events: list[Happened]
    view: Raw
    digest: str
    """Stands for the view: equal digests, equal views."""
    due: list[int]
    """Seats that have something to decide."""
    deadline: int = 0
    """When the next clock runs out (milliseconds since 1970), where there is one."""
    prompt: Said | None = None
    options: list[Choice] = []
    undo: Literal["", "alone", "consent"] = ""
    redo: bool = False
    prompts: dict[str, Said] = {}
    """What each seat has to decide, as this reader may know it."""


class Replayed(Answer):
    """A table as a seat, or the public, saw it after the first `at` of its `last` events."""

    table: str
    at: int
    last: int
    seat: int | None
    since: int
    events: list[Happened]
    """The events from `since` up to `at`."""
    turns: list[int]
    """After how many events each turn but the first begins."""
    view: Raw
    digest: str
    due: list[int] = []
    prompts: dict[str, Said] = {}


class ScorePoint(Answer):
    """What each seat would have scored after the first `at` events, when the turn `turn` began."""

    at: int
    turn: int
    totals: list[int]


class ScorePart(Answer):
    """A named part of a score, or a key that breaks ties; `rule` tells of it."""

    name: str
    points: int
    rule: str = ""
    text: str = ""
    """The name in words, for clients that named a language."""


class Decided(Answer):
    """What puts a place before the next one: more points, a tie-break, or that those there have lost or resigned."""

    by: Literal["total", "tie", "lost", "resigned"]
    over: list[int]
    """The seats of the next place."""
    name: str = ""
    """The tie-break that decided, as in `ties`."""
    more: int = 0
    less: int = 0
    rule: str = ""
    text: str = ""
    """The tie-break in words."""


class SeatResult(Answer):
    """How a seat came out. The total is the sum of the parts, or their product where `how` says so."""

    seat: int
    place: int
    total: int
    parts: list[ScorePart]
    ties: list[ScorePart]
    """The keys that break ties, the first one first."""
    how: Literal["sum", "product"] = "sum"
    verdict: str = ""
    verdict_text: str = ""
    lost: bool = False
    """Whatever the total, this seat has not won."""
    resigned: bool = False
    decided: Decided | None = None
    """What puts it before the next place; none at the last one."""


class Scores(Answer):
    table: str
    points: list[ScorePoint]
    results: list[SeatResult] = []
    """By place, after a game that was played to its end."""


class SeatsChanged(Answer, tag_field="kind", tag="table"):
    """Who sits where, who is here, votes and requests: sent first, and when any of it changes."""

    table: TableInfo
    version: int = 0
    """The server's version of the protocol."""


class ChatLine(Answer):
    """Something said at a table, plain text. Without a seat: by somebody who looks on."""

    number: int
    name: str
    text: str
    at: int
    """Milliseconds since 1970."""
    seat: int | None = None
    mine: bool = False


class Chat(Answer, tag_field="kind", tag="chat"):
    """What was said since the last of these; `whole`: these are all the lines there are to read."""

    lines: list[ChatLine]
    whole: bool = False


class Accepted(Answer, tag_field="kind", tag="done"):
    """The answer to a request with this `id`."""

    id: str
    position: int


class Previewed(Answer, tag_field="kind", tag="preview"):
    """The view after a move, if it tells nothing new and meets no chance; else none."""

    id: str
    view: Any = None


class Advised(Answer):
    """An option a bot advises."""

    move: str
    share: float
    """Where it lies, by the bot's reckoning, between the worst of all options (0) and the best (1)."""
    then: list[Said] = []
    """How the bot would go on in the same turn, as far as that can be foreseen."""


class Hinted(Answer, tag_field="kind", tag="hint"):
    """What a bot that knows what my seat knows thinks of my options in a position: the best ones, the best first."""

    id: str
    position: int
    seat: int
    bot: str
    moves: list[Advised]


class Pong(Answer, tag_field="kind", tag="pong"):
    id: str


FromServer: TypeAlias = Position | SeatsChanged | Accepted | Refusal | Previewed | Hinted | Pong | Chat


# -- what a client asks over the live connection ---------------------------------------------------------------------

RequestId: TypeAlias = Annotated[str, Meta(max_length=40)]


class Ask(Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """A request; its answer (`done`, `refused`, ...) carries the same id."""

    id: RequestId = ""


class AskMove(Ask, tag="move"):
    move: Notation
    position: Revision


class AskPreview(Ask, tag="preview"):
    move: Notation


class AskHint(Ask, tag="hint"):
    """What would a bot do here? The answer may come after those to later requests."""

    position: Revision


class AskUndo(Ask, tag="undo"):
    """Take back one's last move; beyond what one may alone, it asks the table."""

    position: Revision


class AskRedo(Ask, tag="redo"):
    position: Revision


class AskRestart(Ask, tag="restart"):
    """Take back one's whole turn, as far as one may alone."""

    position: Revision


class AskConsent(Ask, tag="consent"):
    position: Revision
    agree: bool


class AskVote(Ask, tag="vote-end"):
    end: bool


class AskResign(Ask, tag="resign"):
    pass


class AskHandBack(Ask, tag="hand-back"):
    """I am here again: the bot gives me back my seat."""


class AskTakeOver(Ask, tag="take-over"):
    """Let a bot play for a seat: my own, or one whose person is not here."""

    seat: SeatNumber
    bot: Level = "greedy"


class AskSeat(Ask, tag="seat"):
    """Lift the curtain of another seat of mine (hot-seat); none to look as the public does."""

    seat: SeatNumber | None


class AskLanguage(Ask, tag="language"):
    language: Language | None


class AskChat(Ask, tag="chat"):
    """Say something at the table."""

    text: ChatText


class AskPing(Ask, tag="ping"):
    pass


FromClient: TypeAlias = (
    AskMove
    | AskPreview
    | AskHint
    | AskUndo
    | AskRedo
    | AskRestart
    | AskConsent
    | AskVote
    | AskResign
    | AskHandBack
    | AskTakeOver
    | AskSeat
    | AskLanguage
    | AskChat
    | AskPing
)

View: TypeAlias = dict[str, Any]
"""A view as plain data; what stands in it is the game's."""
