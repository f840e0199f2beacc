"""Messages as keys with arguments, independent of any language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from roadstead.engine.game import Due, View


LAST: Final = 1 << 20
"""The rank of choices that give something up or end something: they are shown below all others."""

FIRST: Final = -1
"""The rank of a choice that leaves things as they are, shown above all others."""


@dataclass(frozen=True)
class Message:
    """A declared key and its arguments, in the order of their declaration."""

    key: str
    args: tuple[int, ...] = ()


@dataclass(frozen=True)
class TableLine:
    """A line of the table in words: a sentence, or a row with one cell for each column of its section.

    `things` are the things on the table that it speaks of, named as in the targets of choices.
    """

    cells: tuple[Message, ...]
    things: tuple[str, ...] = ()


@dataclass(frozen=True)
class TableSection:
    """A part of the table in words. Lines with a single cell are sentences, also in a section with columns."""

    name: str
    """The same for every view of the game, so that a reader finds the section again."""
    heading: Message
    lines: tuple[TableLine, ...]
    columns: tuple[Message, ...] = ()
    seat: int | None = None
    """Of the one section about a seat itself, whose heading sums up what that seat has, money first."""


@dataclass(frozen=True)
class WhyNot:
    """Why a thing cannot be chosen now, and the number of the rule that says so."""

    message: Message
    rule: str


CONSEQUENCES: Final = ("nothing", "toll", "cost", "gain", "loss", "excludes", "ends")
"""Kinds of consequences: no effect, something owed to a player, something paid, gained or lost, other choices ruled
out, the end of the game or of a phase."""


@dataclass(frozen=True)
class Consequence:
    """Something that a choice is known to bring about, before it is taken. Kinds: CONSEQUENCES."""

    kind: str
    message: Message


@dataclass(frozen=True)
class Shortcut:
    """Several moves offered as one choice: the first is legal now, each further one after those before it."""

    message: Message
    codes: tuple[int, ...]
    steps: tuple[Message, ...] = ()
    """What is done in words, where the message only sums it up."""
    targets: tuple[str, ...] = ()
    """Things that, touched together, mean it: then it is a gesture for a board, and no line for a menu."""
    means: tuple[Consequence, ...] = ()
    """What it is known to bring about, besides what the engine finds."""


@dataclass(frozen=True)
class Happening:
    """An event as a viewer saw it: the code as seen, and the messages that it brought, the event's own first."""

    who: int
    code: int
    told: tuple[Message, ...]
    actors: tuple[int, ...] = ()
    """The seats that could act before it, as far as that is known."""


HEAVIEST: Final = 100
"""The weight of an action that brings the end of the game."""


@dataclass(frozen=True)
class ActionLine:
    """What a player did in one action, in one line: "visits Sushi Shop" and what came of it.

    All messages are fragments: `who` does the `head`, and the `parts` follow it, without their subject. Parts that
    are declared with a subject of their own are told in a sentence of their own.
    """

    who: int
    head: Message
    parts: tuple[Message, ...] = ()
    weight: int = 0
    """How much it matters to the others, from 0 to HEAVIEST."""


@dataclass(frozen=True)
class Ending:
    """The end of the game is in sight: after the turns of the seats in `left` it is over."""

    title: Message
    """What that means for the viewer, in a few words: "Your last turn"."""
    text: Message
    """Why, and what is still to come."""
    left: tuple[int, ...]
    """The seats that still have something to do, whoever is next first."""
    by: int = -1
    """The seat that brought it about; -1 if no single one did."""


CONTROLS: Final = ("button", "amount")
"""Kinds of targets that do not lie on the table: the prompt offers them."""
NUMBER_CELL: Final = "cell-number"
SEATS_CELL: Final = "cell-seats"
EMPTY_CELL: Final = "cell-empty"
"""Messages that every game has, for cells of the table in words."""
HINT_ANY: Final = "hint-any"
HINT_TIED: Final = "hint-tied"
HINT_SAME_END: Final = "hint-same-end"
HINT_AS_GOOD: Final = "hint-as-good"
"""Messages that every game has, for advice between choices that nothing tells apart."""


class UndeclaredError(ValueError):
    """A message was said whose key is not declared."""


class Keys:
    """The declared messages of a game: each key with the names and kinds of its arguments.

    An argument is written "name:kind". Kinds: `seat`, `number`, and the game's own domains: `good` is one of
    them, `good*` a tally (how many of each, 16 to a place), `good+` a set (one bit each); `seat+` is a set of seats,
    `building~` what a card does.
    """

    def __init__(self) -> None:
        self.declared: dict[str, tuple[tuple[str, str], ...]] = {}
        self.with_subject: set[str] = set()
        """Parts of an action that name their own subject: somebody else, or something for all."""
        self.deeds: set[str] = set()
        """Parts of an action that are as much as its head: a turn in one line tells them, too."""
        self.openings: set[str] = set()
        """What opens a turn or a round: a heading of the log."""
        self.briefs: dict[str, str] = {}
        self.declare(NUMBER_CELL, "number")
        self.declare(SEATS_CELL, "seats:seat+")
        self.declare(EMPTY_CELL)
        self.declare(HINT_ANY)
        self.declare(HINT_TIED)
        self.declare(HINT_SAME_END, "number")
        self.declare(HINT_AS_GOOD, "number")

    def declare(self, key: str, *arguments: str) -> str:
        if key in self.declared:
            raise ValueError(f"message '{key}' is declared twice")
        pairs: list[tuple[str, str]] = []
        for argument in arguments:
            name, _, kind = argument.partition(":")
            pairs.append((name, kind or name))
        self.declared[key] = tuple(pairs)
        return key

    def declare_with_subject(self, key: str, *arguments: str) -> str:
        """A part of an action that does not go on with whoever acts."""
        self.with_subject.add(self.declare(key, *arguments))
        return key

    def declare_opening(self, key: str, *arguments: str) -> str:
        """What opens a turn or a round."""
        self.openings.add(self.declare(key, *arguments))
        return key

    def mark_deeds(self, *keys: str) -> None:
        """Heads that may also be a part of an action: what follows without a choice."""
        self.deeds.update(keys)

    def shorten(self, *keys: str) -> None:
        """Give costs and losses a short form, `brief-...` with the same arguments: it stands on the thing itself."""
        for key in keys:
            self.briefs[key] = f"brief-{key}"
            self.declared[self.briefs[key]] = self.declared[key]

    def brief(self, message: Message) -> Message | None:
        """The short form of a message, if it has one."""
        key = self.briefs.get(message.key)
        return Message(key, message.args) if key is not None else None

    def message(self, key: str, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> Message:
        """A message with as many of the arguments as its key declares."""
        if key not in self.declared:
            raise UndeclaredError(key)
        return Message(key, (a, b, c, d)[: len(self.declared[key])])


NO_WARNINGS: Final[dict[str, str]] = {}
NO_OUTCOMES: Final[dict[str, str]] = {}
NO_FORETOLD: Final[dict[str, str]] = {}
NO_SAYS: Final[dict[str, tuple[str, ...]]] = {}
NO_TOUCHES: Final[dict[int, tuple[str, ...]]] = {}
NO_FOLLOWERS: Final[dict[str, tuple[str, ...]]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Words:
    """The words for a game's views and codes. It never gets a state, so it cannot leak what a view does not hold."""

    keys: Keys
    domains: dict[str, list[str]]
    """The ids of each kind of argument that is the game's own."""
    warnings: dict[str, str] = NO_WARNINGS
    """Lines of the story that nobody would choose unasked, each with what a choice that leads to it says beforehand.

    Both declare a seat, the one that is harmed.
    """

    outcomes: dict[str, str] = NO_OUTCOMES
    """Lines of the story that are consequences of the choice that leads to them, each with its kind."""
    foretold: dict[str, str] = NO_FORETOLD
    """Outcomes that read oddly before they happen, each with what is said then, of the same arguments."""
    foretold_own: dict[str, str] = NO_FORETOLD
    """The same for outcomes whose first argument is the seat that is asked: "you" instead of its name."""
    says: dict[str, tuple[str, ...]] = NO_SAYS
    """By choice, the consequences that its own words tell already."""
    touches: dict[int, tuple[str, ...]] = NO_TOUCHES
    """By kind of decision, the kinds of things that its choices may touch."""
    followers: dict[str, tuple[str, ...]] = NO_FOLLOWERS
    """By kind of thing, the kinds that follow it: whoever touches a building moves the pawn there, too."""

    def prompt(self, view: View, seat: int) -> Message:
        """What `seat` has to decide now."""
        raise NotImplementedError

    def choice(self, view: View, code: int) -> Message:
        """What playing `code` would mean."""
        raise NotImplementedError

    def rank(self, view: View, code: int) -> int:
        """The order of a choice among others of its sort, as on the table; equal ranks are ordered by code.

        FIRST for a choice that leaves things as they are, LAST for one that gives something up or ends something.
        """
        return 0

    def event(self, who: int, code: int) -> Message | None:
        """What `who` (or CHANCE) did, `code` as it was seen; None if the following events cover it."""
        raise NotImplementedError

    def setup(self, codes: list[int]) -> list[Message]:
        """The events of a set-up, as seen, in a few lines; empty if each event has its own line."""
        return []

    def forced(self, who: int, code: int) -> Message | None:
        """The message for a decision with a single choice, taken without asking; None if it needs none."""
        return self.event(who, code)

    def targets(self, view: View, code: int) -> list[str]:
        """The things on the table that `code` touches."""
        raise NotImplementedError

    def answers(self, view: View, code: int) -> list[str]:
        """Things that belong to what `code` begins: touching any of them answers a question of order."""
        return []

    def joins(self, before: Happening, event: Happening) -> bool:
        """Whether a decision belongs to the same action as the decision before it; otherwise it begins one.

        Where seats act side by side, `before` is the seat's own last decision. Chance events always belong to the
        action before them; `before` holds what was told of them, too.
        """
        return False

    def action(self, events: list[Happening]) -> ActionLine | None:
        """One line for the events of an action; None if each event is told by itself."""
        return None

    def progress(self, view: View) -> Message | None:
        """How far the game has come, as it counts itself: "Turn 4", "Round 3"; None during the set-up."""
        return None

    def ending(self, view: View) -> Ending | None:
        """That the game is about to end, once it can no longer go on; None before that, and after the end."""
        return None

    def consequences(self, view: View, code: int) -> list[Consequence]:
        """What `code` is known to bring about, as far as its words and `outcomes` do not say it."""
        return []

    def foretell(self, outcome: Message, seat: int) -> Message:
        """What is said of an outcome beforehand to the seat that is asked."""
        if outcome.key in self.foretold_own and outcome.args[0] == seat:
            return Message(self.foretold_own[outcome.key], outcome.args)
        return Message(self.foretold.get(outcome.key, outcome.key), outcome.args)

    def shortcuts(self, view: View) -> list[Shortcut]:
        """Lines of moves that the viewer may want to make at once, and gestures; they reveal nothing on their way."""
        return []

    def why_not(self, view: View, target: str) -> WhyNot | None:
        """Why the viewer cannot choose a thing in the decision due. Asked only of things that no legal choice touches.

        None for a viewer who is not asked, and for things that have no part in the decision.
        """
        due = view.due_of(view.seat)
        kind, _, name = target.partition(":")
        if due is None or kind not in self.touches.get(due.kind, ()):
            return None
        return self.why_not_thing(view, due, kind, name)

    def why_not_thing(self, view: View, due: Due, kind: str, name: str) -> WhyNot | None:
        """Why the viewer cannot choose `kind:name` in the decision `due`, which is theirs.

        There is an answer for every thing on the table of a kind that `touches` names for the decision.
        """
        return None

    def table(self, view: View) -> list[TableSection]:
        """The whole table in words; empty for a game that has none of its own: then its view's fields are listed.

        Every thing that a choice of the viewer touches, CONTROLS aside, stands in a line.
        """
        return []


def menu_place(rank: int, warned: bool) -> int:
    """-1 for a choice above all others, 1 for one below them: what gives something up, or is warned of."""
    if warned or rank >= LAST:
        return 1
    return -1 if rank <= FIRST else 0


def sentence(key: str, *args: int, things: tuple[str, ...] = ()) -> TableLine:
    """A line of a single cell."""
    return TableLine((Message(key, args),), things)


def number_cell(number: int) -> Message:
    return Message(NUMBER_CELL, (number,))


def seats_cell(seats: list[int]) -> Message:
    """The players with these seats; an empty cell for nobody."""
    packed = 0
    for seat in seats:
        packed |= 1 << seat
    return Message(SEATS_CELL, (packed,)) if packed else Message(EMPTY_CELL)


def seats_between(first: int, end: int, seats: int) -> tuple[int, ...]:
    """The seats in turn order from `first` on, before `end`; all of them if that is `first`."""
    count = (end - first - 1) % seats + 1
    return tuple((first + at) % seats for at in range(count))


def tally(counts: list[int]) -> int:
    """Counts packed into one argument of kind `domain*`."""
    packed = 0
    for count in reversed(counts):
        packed = packed * 16 + min(count, 15)
    return packed


def untally(packed: int) -> list[int]:
    counts: list[int] = []
    while packed > 0:  # a server may send any number, and a negative one would have no end
        counts.append(packed % 16)
        packed //= 16
    return counts
