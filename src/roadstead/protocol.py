"""The protocol between server and clients: bodies of the HTTP API and messages of the live connection."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from roadstead.refusal import Reason, Refused

VERSION = 1
"""Rises when a client of an older version would misunderstand the server."""
VERSION_HEADER = "roadstead-protocol"
"""Every HTTP response carries the server's version in this header."""

MAX_NAME = 24
MAX_SEATS = 8
MAX_RECORD = 2_000_000
MAX_DECK = 200_000
MAX_MESSAGE = 4_096
MAX_CHAT = 300
MAX_NOTATION = 100
"""The engine makes no longer ones."""
DAY_SECONDS = 24 * 3600
GRACE_SECONDS = 30
"""How long a person must be disconnected before others may hand the seat to a bot."""

Language: TypeAlias = Literal["en", "de", "fr"]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=MAX_NAME, examples=["Ann"])]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
Revision: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Notation: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=MAX_NOTATION, description="A move in notation, as in records.")
]
GameName: TypeAlias = Literal["bremerhaven", "harbour", "novgorod", "shipyard"]
Level: TypeAlias = Literal["random", "landlubber", "greedy"]
Status: TypeAlias = Literal["waiting", "running", "finished", "ended"]
Pace: TypeAlias = Literal["live", "days"]


class Body(Struct, forbid_unknown_fields=True):
    """Base of what a client sends. Unknown fields are refused."""


class Answer(Struct, omit_defaults=True):
    """Base of what the server sends. Fields at their default are left out."""


class Refusal(Answer, tag_field="kind", tag="refused"):
    """Why a request was refused: `reason` for programs, `text` for people, `field` names the invalid field.

    `reason` is a string because a newer server may send reasons that this client does not know.
    """

    reason: str
    text: str
    field: str = ""
    id: str = ""
    """The id of the refused request (live connection only)."""


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


# -- people ----------------------------------------------------------------------------------------------------------


class NewGuest(Body):
    name: Name


class Rename(Body):
    name: Name


class Continue(Body):
    """Sign in on another device with a key created on the first one."""

    key: Annotated[str, Meta(min_length=1, max_length=100)]


class Me(Answer):
    id: str
    name: str


class Key(Answer):
    """A key that signs in as this person. Sent once, when it is created."""

    key: str


class NewToken(Body):
    label: Name


class Token(Answer):
    id: str
    label: str
    created: int
    token: str = ""
    """The secret. Sent once, when it is created."""


# -- games -----------------------------------------------------------------------------------------------------------


class OptionChoice(Answer):
    value: str
    text: str


class GameOption(Answer):
    """An option of a game with its texts: a flag (on, off), a choice, or a number from `low` to `high`."""

    name: str
    kind: Literal["flag", "choice", "number"]
    default: str
    title: str
    help: str
    rule: str
    choices: list[OptionChoice] = []
    low: int = 0
    high: int = 0
    start: bool = False
    """How long or how hard a game is for newcomers: a page that asks for little asks for this."""


class BotLevel(Answer):
    """A bot with its title and description."""

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
    """The bots with their texts, from weak to strong."""


class Argument(Answer):
    """An argument of a message. Kinds: `seat`, `number`, a domain (`good`), a tally (`good*`) or a set (`good+`)."""

    name: str
    kind: str


class GameWords(Answer):
    """The messages of a game with their arguments, and the ids that make up each domain."""

    game: str
    deck: str
    messages: dict[str, list[Argument]]
    domains: dict[str, list[str]]
    rules: dict[str, str] = {}
    """The rule number of each prompt and of other keys (`tie-…`, `score-…`, `verdict-…`)."""
    followers: dict[str, tuple[str, ...]] = {}
    """By kind of target, the kinds that follow it: whoever touches a building moves the pawn there, too."""
    with_subject: list[str] = []
    """Parts of actions that name their own subject, so that they are a sentence of their own."""
    deeds: list[str] = []
    """Parts of actions that are deeds themselves, so that a turn in one line tells them, too."""


class CardInfo(Answer):
    """A card: its values as in the card file and as text, and where they come from."""

    kind: str
    id: str
    name: str
    source: Literal["rulebook", "public", "reconstructed"]
    provenance: str
    """Where the values come from, as text."""
    fields: dict[str, Any]
    facts: list[str]
    """Its plain values as text."""
    effects: list[str]
    """Its effects as text."""
    known: list[str] = []
    """Fields with a better source than the card as a whole, as `field:source`."""
    rules: list[str] = []
    """The numbers of the rules that concern it, the most specific first."""


class Cards(Answer):
    game: str
    deck: str
    kinds: dict[str, str]
    """The title of each kind of card."""
    cards: list[CardInfo]


class RuleBlock(Answer):
    """A rule, or text between rules if `rule` is empty. Markdown."""

    text: str
    rule: str = ""


class RuleSection(Answer):
    """A heading of the rules and its text, up to the next heading."""

    level: int
    title: str
    number: str = ""
    blocks: list[RuleBlock] = []


class RulesText(Answer):
    game: str
    sections: list[RuleSection]


# -- tables ----------------------------------------------------------------------------------------------------------


class Chair(Body):
    """A seat of a new table: for me, for a friend with the invite link, for anyone, or for a bot.

    Several seats may be mine (hot-seat); each then needs a name of its own.
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
    """Listed for everybody; otherwise one needs the invite link."""
    pace: Pace = "live"
    clock: Annotated[int, Meta(ge=0, le=30 * DAY_SECONDS)] = 0
    """Seconds per move, after which a bot takes over. 0: no clock."""
    start: bool = True
    """Start automatically once all seats are taken."""
    cards: Annotated[str, Meta(max_length=MAX_DECK)] = ""
    """A custom deck (TOML)."""


class SeatInfo(Answer):
    """A seat and who holds it. `friend` and `anyone` are free seats; the name is empty if the person was deleted."""

    seat: int
    name: str
    kind: Literal["person", "bot", "friend", "anyone"]
    bot: str = ""
    """The level of the bot that plays this seat now, also while its person is away or has resigned."""
    mine: bool = False
    here: bool = False
    """Whether the person is connected."""
    away: bool = False
    resigned: bool = False
    due: bool = False
    """Whether this seat has a decision to make."""
    votes_end: bool = False
    place: int = 0
    """After the end: the place, from 1."""
    total: int | UnsetType = UNSET
    """After the end: the points."""


class UndoRequest(Answer):
    """A seat's request to rewind to before its last move, and the seats that have agreed so far."""

    seat: int
    events: int
    """How many events would remain."""
    agreed: list[int]


class TableInfo(Answer):
    id: str
    game: str
    options: dict[str, str]
    """The settings: option name to chosen value."""
    status: Status
    open: bool
    pace: Pace
    clock: int
    seats: list[SeatInfo]
    position: int
    """The revision of the table."""
    created: int
    changed: int
    commitment: str
    deck: str
    """The digest of the deck's content."""
    rules: int = 1
    """The version of the rules it is played by."""
    own_deck: bool = False
    seed: str = ""
    """After the end: the seed of all chance."""
    mine: bool = False
    """Whether I hold a seat here."""
    due: bool = False
    """Whether I have a decision to make here."""
    host: bool = False
    """Whether I may start and change the table."""
    invite: str = ""
    """The code of the invite link; sent only to seated people and to those who used it."""
    deadline: int = 0
    """When the next clock runs out, in milliseconds since 1970. 0: no clock."""
    undo: UndoRequest | None = None
    rematch: str = ""
    """The id of the rematch."""
    origin: str = ""
    """The id of the table this one was forked from."""
    redealt: bool = False
    """Whether hidden information was redealt for the fork. Such a table has no record."""
    name: str = ""
    """What the table is called: drawn, unless its host has named it."""
    unknown_rules: bool = False
    """Whether this server lacks the rules or cards of this game: only its record can be had. Not told in lists."""


class TableList(Answer):
    tables: list[TableInfo]
    more: bool = False


class NameTable(Body):
    name: Annotated[str, Meta(max_length=100)]


class Join(Body):
    seat: SeatNumber | None = None
    """If left out, the first free seat."""
    invite: Annotated[str, Meta(max_length=40)] = ""


class Start(Body):
    fill: Level | None = None
    """The bot for each free seat. If left out, all seats must be taken."""


class SeatBody(Body):
    seat: SeatNumber


MAX_LINE = 30
Line: TypeAlias = Annotated[list[Notation], Meta(max_length=MAX_LINE)]


class Move(Body):
    """A move, and further ones that are played as long as they are legal and nothing new is revealed."""

    seat: SeatNumber
    move: Notation
    position: Revision
    then: Line = []


class UndoMoves(Body):
    """How many of my last moves to undo: as many of them as I can take back alone."""

    seat: SeatNumber
    position: Revision
    moves: Annotated[int, Meta(ge=1, le=1 + MAX_LINE)]


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
    """A chat message, in plain text."""

    text: ChatText
    invite: Annotated[str, Meta(max_length=40)] = ""


class NewRecord(Body):
    """A record to store for replay, in its text form."""

    record: Annotated[str, Meta(min_length=1, max_length=MAX_RECORD)]


class Fork(Body):
    """A new table of my own that continues from a past position: I play `seat`, bots play the others."""

    at: Revision
    """The number of events before that position."""
    seat: SeatNumber
    bots: Level = "greedy"
    invite: Annotated[str, Meta(max_length=40)] = ""


class Done(Answer):
    """The request was carried out and saved; `position` is the table's revision."""

    position: int


# -- what a reader sees ----------------------------------------------------------------------------------------------


class Said(Answer):
    """A message: its key and arguments, and the formatted text if the client chose a language.

    `opens`: it opens a turn or a round, so it is a heading of the log.
    """

    key: str
    args: tuple[int, ...] = ()
    text: str = ""
    opens: bool = False


ConsequenceKind: TypeAlias = Literal["nothing", "toll", "cost", "gain", "loss", "excludes", "ends"]


class Meaning(Answer):
    """A consequence of a choice: no effect, something owed, paid, gained or lost, other choices ruled out, an end.

    `brief`: a cost or a loss in a few words, to stand on the thing itself; none where the thing shows it anyway.
    """

    kind: ConsequenceKind
    said: Said
    brief: Said | None = None


class Choice(Answer):
    """A legal choice. `final`: it cannot be undone alone, or it has warnings.

    `warnings`: harmful consequences that follow without a further decision. `means`: all that is known to follow,
    for a reader that asked for it (`means`). `answers`: touching any of these things means this choice; the touch
    then counts for the decision that follows.
    """

    move: str
    said: Said
    targets: list[str]
    final: bool = False
    over: bool = False
    """The game is over with it, as far as that is known beforehand."""
    warnings: list[Said] = []
    means: list[Meaning] = []
    answers: list[str] = []


class Happened(Answer):
    """An event as this reader may see it, with its story in `said`. `who` is a seat, or -1 for chance."""

    at: int
    """The number of events before it: `replay/{at + 1}` is the table right after it."""
    who: int
    move: str
    when: int
    """Milliseconds since the start of the game."""
    said: list[Said]
    turn: int = 0
    """The turn it belongs to, counted as in views."""
    beside: list[int] = []
    """Other seats that could decide at the same time."""


class SaidAction(Answer):
    """What a player did in one action, in one line: `said` is what they did, `parts` what came of it.

    Both are fragments without their subject, `who`. It covers the events from `at` to `last`, or those of `events`.
    """

    at: int
    last: int
    who: int
    said: Said
    turn: int = 0
    parts: list[Said] = []
    weight: int = 0
    """How much it matters to the others, from 0; 100 brings the end of the game."""
    text: str = ""
    """The whole line, if the client chose a language."""
    events: list[int] = []
    """Its events, if others between `at` and `last` belong to somebody who acted at the same time."""


class SaidEnding(Answer):
    """The end of the game is in sight: after the turns of the seats in `left` it is over."""

    title: Said
    """What that means for this reader, in a few words."""
    said: Said
    """Why, and what is still to come."""
    left: list[int] = []
    """The seats that still have something to do, whoever is next first."""
    by: int = -1
    """The seat that brought it about; -1 if no single one did."""


class SaidShortcut(Answer):
    """Several moves offered as one choice: send the first as `move`, the others as `then`.

    `final`: one of them is, so that the line cannot be undone alone as a whole.
    """

    moves: list[str]
    said: Said
    final: bool = False
    over: bool = False
    """The game is over with it, as far as that is known beforehand."""
    means: list[Meaning] = []
    """What its words do not tell: losses, and what it ends. For a reader that asked for `means`."""
    steps: list[Said] = []
    """What is done, one thing after the other, where `said` only sums it up."""
    targets: list[str] = []
    """For a board: things that, touched together, mean it."""


class SaidLine(Answer):
    """A line of the table in words: a sentence, or a row with one cell per column.

    `things` are the things on the table that it speaks of, named as in the targets of choices.
    """

    cells: list[Said]
    things: list[str] = []


class SaidSection(Answer):
    """A part of the table in words. Its `name` is the same in every position of the game."""

    name: str
    heading: Said
    lines: list[SaidLine]
    columns: list[Said] = []
    seat: int | None = None
    """Of the one section about a seat itself, whose heading sums up what that seat has, money first."""


class Staged(Answer):
    """The table on the way to a position: in the middle of what an event brought about."""

    at: int
    """The number of events before that event."""
    told: int
    """How many messages of the event's `said` tell what has happened by now."""
    view: Raw


class Position(Answer, tag_field="kind", tag="position"):
    """Everything a reader may know about a table now.

    The first `since` events are unchanged since the last position sent: a client keeps those and appends `events`.
    Of two positions the one with the higher revision is current.
    """

    table: str
    position: int
    """The revision of the table; a move names the one it was chosen in."""
    seat: int | None
    since: int
    events: list[Happened]
    view: Raw
    digest: str
    """A hash of the view."""
    due: list[int]
    """Seats that have a decision to make."""
    deadline: int = 0
    """When the next clock runs out, in milliseconds since 1970. 0: no clock."""
    prompt: Said | None = None
    options: list[Choice] = []
    """The legal choices of this reader's seat."""
    undo: Literal["", "alone", "consent"] = ""
    """Whether this seat can undo alone, only with the consent of the others, or not at all."""
    redo: bool = False
    prompts: dict[str, Said] = {}
    """The prompt of each seat in `due`, as far as this reader may know it."""
    words: list[SaidSection] = []
    """The table in words, for a reader that asked for it (`words`)."""
    actions: list[SaidAction] = []
    """Actions in one line each: those with an event of `events`; docs/protocol.md says which ones they replace."""
    shortcuts: list[SaidShortcut] = []
    """Lines of moves of this reader's seat that are offered as one choice."""
    progress: Said | None = None
    """How far the game has come, as it counts itself: "Turn 4", "Round 3". None during the set-up."""
    ending: SaidEnding | None = None
    """Once the end of the game is in sight: whose last turns are left."""
    secrets: bool = True
    """Whether a seat knows, or is about to decide, what others may not see; a shared screen has a curtain then."""
    stages: list[Staged] = []
    """How it came about, one thing after the other, for a reader that asked for it (`stages`)."""


class Replayed(Answer):
    """A table as a seat or the public saw it after `at` of its `last` events."""

    table: str
    at: int
    last: int
    seat: int | None
    since: int
    events: list[Happened]
    """The events after the first `since`, up to `at`."""
    turns: list[int]
    """The number of events before each turn but the first."""
    view: Raw
    digest: str
    due: list[int] = []
    prompts: dict[str, Said] = {}
    words: list[SaidSection] = []
    """The table in words, if asked for."""
    actions: list[SaidAction] = []
    """Actions in one line each, as far as they were known then: those with an event of `events`."""
    progress: Said | None = None
    during: Said | None = None
    """Where a turn begins: how far the game had come when the last event happened."""


class ScorePoint(Answer):
    """The score of each seat if the game had ended at the start of `turn`, after `at` events."""

    at: int
    turn: int
    totals: list[int]


class ScorePart(Answer):
    """A named part of a score, or a tie-break. `rule` is the number of its rule."""

    name: str
    points: int
    rule: str = ""
    text: str = ""
    """The name as text, if the client chose a language."""


class Decided(Answer):
    """Why a place ranks above the next one: more points, a tie-break, or the others lost or resigned."""

    by: Literal["total", "tie", "lost", "resigned"]
    over: list[int]
    """The seats on the next place."""
    name: str = ""
    """The deciding tie-break, as named in `ties`."""
    more: int = 0
    """The higher of the two compared values."""
    less: int = 0
    rule: str = ""
    text: str = ""
    """The tie-break as text, if the client chose a language."""


class SeatResult(Answer):
    """The result of a seat. The total is the sum or the product of the parts, as `how` says."""

    seat: int
    place: int
    total: int
    parts: list[ScorePart]
    ties: list[ScorePart]
    """The tie-breaks, in the order in which they are compared."""
    how: Literal["sum", "product"] = "sum"
    verdict: str = ""
    verdict_text: str = ""
    lost: bool = False
    """Whether this seat has lost regardless of its total."""
    resigned: bool = False
    decided: Decided | None = None
    """Why it ranks above the next place; none for the last place."""


class Scores(Answer):
    table: str
    points: list[ScorePoint]
    results: list[SeatResult] = []
    """Ordered by place; empty unless the game was played to its end."""


class SeatsChanged(Answer, tag_field="kind", tag="table"):
    """Seats, presence, votes and requests of a table. Sent first, and whenever any of it changes."""

    table: TableInfo
    version: int = 0
    """The protocol version of the server."""


class ChatLine(Answer):
    """A chat message, in plain text. A watcher's message has no seat."""

    number: int
    name: str
    text: str
    at: int
    """Milliseconds since 1970."""
    seat: int | None = None
    mine: bool = False


class Chat(Answer, tag_field="kind", tag="chat"):
    """Chat messages since the last `chat`. `whole`: these are all messages, replacing those known."""

    lines: list[ChatLine]
    whole: bool = False


class Accepted(Answer, tag_field="kind", tag="done"):
    """The request with this `id` was carried out; `position` is the table's revision."""

    id: str
    position: int


class Previewed(Answer, tag_field="kind", tag="preview"):
    """The view after a move or a line of moves, before any chance that follows; none if it would reveal something."""

    id: str
    view: Any = None
    words: list[SaidSection] = []
    """The table in words after the move, for a reader that asked for it."""
    options: list[Choice] = []
    """What one could choose then, if asked for: without what it would bring about and whether it is final."""


class WhyNotSaid(Answer, tag_field="kind", tag="why-not"):
    """Why a thing cannot be chosen now, with the number of its rule; nothing if it can be, or has no part in it."""

    id: str
    said: Said | None = None
    rule: str = ""


class Advised(Answer):
    """A choice that a bot recommends."""

    move: str
    share: float
    """The bot's score of it, scaled from 0 (the worst choice) to 1 (the best)."""
    then: list[Said] = []
    """How the bot would continue in the same turn, as far as that is certain."""
    line: list[str] = []
    """The same as moves, which can be sent as `then`; in a personal phase up to its end."""
    why: Said | None = None
    """What the bot likes about it most, in a sentence."""


class Hinted(Answer, tag_field="kind", tag="hint"):
    """The best choices of my seat, best first, according to a bot that knows only what the seat knows."""

    id: str
    position: int
    seat: int
    bot: str
    moves: list[Advised]


class Pong(Answer, tag_field="kind", tag="pong"):
    id: str


FromServer: TypeAlias = (
    Position | SeatsChanged | Accepted | Refusal | Previewed | Hinted | WhyNotSaid | Pong | Chat
)


# -- requests of a client over the live connection -------------------------------------------------------------------

RequestId: TypeAlias = Annotated[str, Meta(max_length=40)]


class Ask(Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """Base of a request. Its answer (`done`, `refused`, ...) carries the same id."""

    id: RequestId = ""


class AskMove(Ask, tag="move"):
    """Play a move and further ones: up to the first that is not legal, and none after one that reveals something."""

    move: Notation
    position: Revision
    then: Line = []


class AskPreview(Ask, tag="preview"):
    """Ask for the view after a move, or after a line of moves as far as it would be played."""

    move: Notation
    then: Line = []
    choices: bool = False
    """Also what one could choose then, to plan on."""


class AskWhyNot(Ask, tag="why-not"):
    """Ask why a thing cannot be chosen now."""

    target: Annotated[str, Meta(min_length=1, max_length=100)]


class AskHint(Ask, tag="hint"):
    """Ask for a bot's best choices. The answer may arrive after answers to later requests."""

    position: Revision


class AskUndo(Ask, tag="undo"):
    """Undo my last move; where I may not do so alone, ask the others for consent."""

    position: Revision


class AskUndoMoves(Ask, tag="undo-moves"):
    """Undo my last moves, as many of them as I can take back alone."""

    position: Revision
    moves: Annotated[int, Meta(ge=1, le=1 + MAX_LINE)]


class AskRedo(Ask, tag="redo"):
    position: Revision


class AskRestart(Ask, tag="restart"):
    """Undo my moves of this turn, as far as I may alone."""

    position: Revision


class AskConsent(Ask, tag="consent"):
    position: Revision
    agree: bool


class AskVote(Ask, tag="vote-end"):
    end: bool


class AskResign(Ask, tag="resign"):
    pass


class AskHandBack(Ask, tag="hand-back"):
    """Take my seat back from the bot that played for me."""


class AskTakeOver(Ask, tag="take-over"):
    """Let a bot play a seat: my own, or that of a disconnected person."""

    seat: SeatNumber
    bot: Level = "greedy"


class AskSeat(Ask, tag="seat"):
    """Switch to another seat of mine (hot-seat), or with none to the public view."""

    seat: SeatNumber | None


class AskLanguage(Ask, tag="language"):
    language: Language | None


class AskWords(Ask, tag="words"):
    """Receive the table in words with every position, or no longer."""

    on: bool


class AskMeans(Ask, tag="means"):
    """Receive with every choice what it means, or no longer."""

    on: bool


class AskStages(Ask, tag="stages"):
    """Receive with every position the stages on the way to it, or no longer."""

    on: bool


class AskChat(Ask, tag="chat"):
    """Send a chat message."""

    text: ChatText


class AskPing(Ask, tag="ping"):
    pass


FromClient: TypeAlias = (
    AskMove
    | AskPreview
    | AskWhyNot
    | AskHint
    | AskUndo
    | AskUndoMoves
    | AskRedo
    | AskRestart
    | AskConsent
    | AskVote
    | AskResign
    | AskHandBack
    | AskTakeOver
    | AskSeat
    | AskLanguage
    | AskWords
    | AskMeans
    | AskStages
    | AskChat
    | AskPing
)

View: TypeAlias = dict[str, Any]
"""A view as plain data; its fields depend on the game."""
