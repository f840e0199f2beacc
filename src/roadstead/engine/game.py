"""The protocol of every game: Game, Rules, State, and the tasks a state works through."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from importlib.resources import files
from random import Random
from typing import Any, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from roadstead.engine.cards import Deck
from roadstead.engine.codes import Code, Codebook
from roadstead.engine.edition import Edition
from roadstead.engine.options import Option, OptionError, Value
from roadstead.engine.story import Story
from roadstead.engine.words import Words

CHANCE: Final = -1
"""The actor of chance events; seats are 0 .. n-1."""

S = TypeVar("S", bound="State")

BY_ITSELF: Final = 0
BY_SEAT: Final = 1
BY_CHANCE: Final = 2

NO_CODES: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Task(Generic[S]):
    """Something that is due. A state stores it as one int: see `task`."""

    def __init__(self, kind: int, role: int) -> None:
        self.kind = kind
        self.role = role
        self.always_asked = False

    def run(self, s: S, seat: int, arg: int) -> None:
        raise NotImplementedError

    def legal(self, s: S, seat: int, arg: int) -> list[Code]:
        raise NotImplementedError

    def outcomes(self, s: S, seat: int, arg: int) -> list[tuple[Code, int]]:
        raise NotImplementedError

    def draw(self, s: S, seat: int, arg: int, rng: Random) -> Code:
        return sample(self.outcomes(s, seat, arg), rng)

    def play(self, s: S, seat: int, arg: int, code: Code) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Task[S]):
    """A task that runs without a choice: override `run`."""

    def __init__(self, kind: int) -> None:
        super().__init__(kind, BY_ITSELF)


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Task[S]):
    """A choice of one seat: override `legal` (sorted, never empty) and `play`.

    A single choice is taken without asking, unless `always_asked`: set it where the number of choices
    depends on something hidden, otherwise skipping the question leaks information.
    """

    def __init__(self, kind: int) -> None:
        super().__init__(kind, BY_SEAT)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Task[S]):
    """A chance event: override `outcomes` and `play`, and `draw` where there is a faster way."""

    def __init__(self, kind: int) -> None:
        super().__init__(kind, BY_CHANCE)


KINDS: Final = 256
SEATS: Final = 16
KIND_MASK: Final = KINDS - 1
SEAT_MASK: Final = SEATS - 1
SEAT_SHIFT: Final = 8
ARG_SHIFT: Final = 12
"""Where kind, seat and argument stand in the int of a task. The hot path of `State` uses them itself."""


def task(kind: int, seat: int = 0, arg: int = 0) -> int:
    """A task as it stands in a state: one int made of its kind, the seat it is for and its argument."""
    return kind + KINDS * (seat + SEATS * arg)


def kind_of(due: int) -> int:
    return due & KIND_MASK


def seat_of(due: int) -> int:
    return due >> SEAT_SHIFT & SEAT_MASK


def arg_of(due: int) -> int:
    return due >> ARG_SHIFT


def sample(outcomes: list[tuple[Code, int]], rng: Random) -> Code:
    total = 0
    for _, weight in outcomes:
        total += weight
    point = rng.random() * total
    for code, weight in outcomes:
        point -= weight
        if point < 0:
            return code
    return outcomes[-1][0]


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Score:
    """A seat's result: named parts, their total, and the keys that break ties, the first one first.

    The total is the sum of the parts, or their product where `how` says so.
    """

    seat: int
    parts: tuple[tuple[str, int], ...]
    total: int
    ties: tuple[tuple[str, int], ...] = ()
    verdict: str = ""
    how: str = "sum"
    lost: bool = False
    """True if this seat has lost regardless of its total."""


@dataclass(frozen=True)
class Due:
    """A decision that is due now, as everybody sees it."""

    seat: int
    kind: int
    arg: int


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class View:
    """What one seat (or the public: None) may see or remember. Games add their own fields."""

    seat: int | None
    seats: int
    turn: int
    due: tuple[Due, ...]
    over: bool

    def due_of(self, seat: int | None) -> Due | None:
        """What a seat has to decide now."""
        for due in self.due:
            if due.seat == seat:
                return due
        return None


@dataclass(frozen=True)
class Hidden:
    """Places a seat cannot see into: each holds some card of the `pool`, and every deal is equally likely.

    `places` has the card that is in each now. In a `hand` the order of the places has no meaning (it may be kept
    sorted), so they are counted together; other places are counted one by one.
    """

    places: tuple[int, ...]
    pool: tuple[int, ...]
    hand: bool = False


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. `agenda` has the remaining tasks of the table, `pending` those of each seat; the next task is last.

    Seats with pending tasks act independently; the agenda continues when all of them are done.
    """

    rules: Rules
    seats: int
    settings: list[int]
    turn: int
    reveals: int
    story: Story | None
    agenda: list[int]
    pending: list[list[int]]
    choices: list[list[Code]]
    acting: list[int]

    def __init__(self, rules: Rules, seats: int, settings: list[int]) -> None:
        self.rules = rules
        self.seats = seats
        self.settings = settings
        self.turn = 0
        self.reveals = 0
        self.story = None

    # -- for players, bots, tables ---------------------------------------------------------------

    def actors(self) -> list[int]:
        """Seats that may decide now; [CHANCE]; or [] when the game is over. Do not change the list."""
        return self.acting

    def legal(self, seat: int) -> list[Code]:
        """Sorted; empty for a seat that is not an actor. Do not change the list."""
        return self.choices[seat]

    def play(self, seat: int, code: Code) -> None:
        """Play one decision or chance outcome and everything that follows without a choice. Trusts its caller."""
        if seat == CHANCE:
            due = self.agenda.pop()
        else:
            due = self.pending[seat].pop()
            self.choices[seat] = NO_CODES
        self.rules.tasks[due & KIND_MASK].play(self, due >> SEAT_SHIFT & SEAT_MASK, due >> ARG_SHIFT, code)
        if self.story is not None:
            self.story.pause(self)
        self.settle()

    def chance(self) -> list[tuple[Code, int]]:
        due = self.agenda[-1]
        return self.rules.tasks[due & KIND_MASK].outcomes(
            self, due >> SEAT_SHIFT & SEAT_MASK, due >> ARG_SHIFT
        )

    def draw(self, rng: Random) -> Code:
        due = self.agenda[-1]
        return self.rules.tasks[due & KIND_MASK].draw(
            self, due >> SEAT_SHIFT & SEAT_MASK, due >> ARG_SHIFT, rng
        )

    def seen(self, seat: int | None, who: int, code: Code) -> Code:
        """The event as `seat` sees it: the code itself or a veiled one. Must be called before the event is played."""
        return code

    def clone(self) -> State:
        raise NotImplementedError

    def redeal(self, seat: int | None, rng: Random) -> None:
        """Redeal, in place, what `seat` cannot know; the result depends only on what the seat knows and on `rng`."""

    def hidden(self, seat: int | None) -> list[Hidden]:
        """The places that `redeal` fills; the conformance kit tests its frequencies with them."""
        return []

    def keeps_secrets(self) -> bool:
        """Whether a seat knows, or is about to decide, what others may not see; a shared screen has a curtain then."""
        return True

    def view(self, seat: int | None) -> View:
        return self.rules.view_of(self, seat)

    def scores(self) -> list[Score]:
        return self.rules.scores_of(self)

    def pack(self) -> list[int]:
        raise NotImplementedError

    def fill(self, ints: Unpacker) -> None:
        """Read back what `pack` wrote after seats and settings."""
        raise NotImplementedError

    def check(self) -> None:
        """Raise AssertionError if an invariant of the rules does not hold."""

    def digest(self) -> int:
        return digest_of(self.pack())

    def ranking(self) -> list[list[int]]:
        """Seats from first to last; seats that share a place are in one list."""
        return ranking_of(self.scores())

    # -- for rules ---------------------------------------------------------------------------------

    def next_seat(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def seats_from(self, first: int) -> list[int]:
        """All seats clockwise, beginning with `first`."""
        return [(first + step) % self.seats for step in range(self.seats)]

    def then(self, kind: int, seat: int = 0, arg: int = 0) -> None:
        """Push a task onto the agenda; the last one pushed runs first."""
        self.agenda.append(kind + KINDS * (seat + SEATS * arg))

    def ask(self, kind: int, seat: int, arg: int = 0) -> None:
        """Push a task onto a seat's own stack; several seats may be asked at the same time."""
        self.pending[seat].append(kind + KINDS * (seat + SEATS * arg))

    def say(self, key: str, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Add a line to the story that everybody hears."""
        if self.story is not None:
            self.story.say(key, a, b, c, d)

    def begin(self) -> None:
        """Clear all tasks; `Rules.start` then puts the first ones on the agenda and settles."""
        self.agenda = []
        self.pending = [[] for _ in range(self.seats)]
        self.choices = [NO_CODES] * self.seats
        self.acting = NO_CODES

    def settle(self) -> None:
        """Run tasks that need no choice until a seat or chance must decide, or the game is over."""
        tasks = self.rules.tasks
        agenda = self.agenda
        while True:
            acting: list[int] = []
            for seat in range(self.seats):
                if self.choices[seat] or (self.pending[seat] and self.consider(seat)):
                    acting.append(seat)
            if acting:
                self.acting = acting
                return
            if not agenda:
                self.acting = NO_CODES
                return
            due = agenda[-1]
            at = tasks[due & KIND_MASK]
            if at.role == BY_CHANCE:
                self.acting = [CHANCE]
                return
            agenda.pop()
            if at.role == BY_ITSELF:
                at.run(self, due >> SEAT_SHIFT & SEAT_MASK, due >> ARG_SHIFT)
                if self.story is not None:
                    self.story.pause(self)
            else:
                self.pending[due >> SEAT_SHIFT & SEAT_MASK].append(due)

    def consider(self, seat: int) -> bool:
        """Work through a seat's own tasks; True if the seat has to be asked."""
        tasks = self.rules.tasks
        stack = self.pending[seat]
        while stack:
            due = stack[-1]
            at = tasks[due & KIND_MASK]
            arg = due >> ARG_SHIFT
            if at.role == BY_ITSELF:
                stack.pop()
                at.run(self, seat, arg)
                if self.story is not None:
                    self.story.pause(self)
                continue
            legal = at.legal(self, seat, arg)
            if len(legal) != 1 or at.always_asked:
                self.choices[seat] = legal
                return True
            stack.pop()
            if self.story is not None:
                self.story.add(self.rules.words.forced(seat, legal[0]))
            at.play(self, seat, arg, legal[0])
            if self.story is not None:
                self.story.pause(self)
        return False

    def choices_of(self, seat: int) -> list[Code]:
        """The choices of an acting seat, computed anew."""
        due = self.pending[seat][-1]
        return self.rules.tasks[kind_of(due)].legal(self, seat, arg_of(due))

    def reconsider(self) -> None:
        """Recompute the choices of the acting seats; the last step of `redeal` where they depend on hidden cards."""
        for seat in range(self.seats):
            if self.choices[seat]:
                self.choices[seat] = self.choices_of(seat)

    def dues(self) -> tuple[Due, ...]:
        found: list[Due] = []
        for seat in range(self.seats):
            if self.choices[seat]:
                due = self.pending[seat][-1]
                found.append(Due(seat, kind_of(due), arg_of(due)))
        return tuple(found)

    def copy_tasks(self, other: State) -> None:
        """The engine's share of `clone`."""
        other.turn = self.turn
        other.reveals = self.reveals
        other.agenda = self.agenda[:]
        other.pending = [stack[:] for stack in self.pending]
        other.choices = self.choices[:]
        other.acting = self.acting

    def pack_tasks(self) -> list[int]:
        """The engine's share of `pack`."""
        ints = [
            self.seats,
            len(self.settings),
            *self.settings,
            self.turn,
            self.reveals,
            len(self.agenda),
            *self.agenda,
        ]
        for stack in self.pending:
            ints.append(len(stack))
            ints.extend(stack)
        return ints

    def unpack_tasks(self, ints: Unpacker) -> None:
        """The engine's share of `unpack`, after seats and settings were taken; `settle` afterwards."""
        self.turn = ints.one()
        self.reveals = ints.one()
        self.agenda = ints.many()
        self.pending = [ints.many() for _ in range(self.seats)]
        self.choices = [NO_CODES] * self.seats
        self.acting = NO_CODES


def digest_of(ints: list[int]) -> int:
    """A 64-bit hash of a position. Never sent to anybody: hidden cards could be guessed and checked against it."""
    return int.from_bytes(blake2b(array("q", ints).tobytes(), digest_size=8).digest(), "big")


def ranking_of(scores: list[Score]) -> list[list[int]]:
    def key(score: Score) -> tuple[int, ...]:
        return (score.total, *(value for _, value in score.ties))

    places: list[list[int]] = []
    last: tuple[int, ...] = ()
    for score in sorted(scores, key=key, reverse=True):
        if places and key(score) == last:
            places[-1].append(score.seat)
        else:
            places.append([score.seat])
        last = key(score)
    return places


class Unpacker:
    """Reads a packed position from front to back."""

    def __init__(self, ints: list[int]) -> None:
        self.ints = ints
        self.at = 0

    def one(self) -> int:
        value = self.ints[self.at]
        self.at += 1
        return value

    def more(self) -> bool:
        """Whether anything is left to read; what a game packs last may be missing in positions packed earlier."""
        return self.at < len(self.ints)

    def some(self, count: int) -> list[int]:
        values = self.ints[self.at : self.at + count]
        if len(values) != count:
            raise ValueError(f"packed position ends after {len(self.ints)} numbers, {self.at + count} needed")
        self.at += count
        return values

    def many(self) -> list[int]:
        """A list, preceded by its length."""
        return self.some(self.one())

    def rows(self, count: int) -> list[list[int]]:
        """`count` lists written by `pack_rows`."""
        return [self.many() for _ in range(count)]


def pack_rows(rows: list[list[int]]) -> list[int]:
    """All rows in one list, each preceded by its length."""
    ints: list[int] = []
    for row in rows:
        ints.append(len(row))
        ints.extend(row)
    return ints


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """The rules of one game with one deck: its cards, codes, tasks and words."""

    game: Game
    version: int
    """The version these rules play by; `game.version` is the newest one."""
    cards: Deck
    codebook: Codebook
    words: Words
    tasks: list[Task[Any]]
    finishable: list[int]
    """The kinds of tasks of a personal phase that a bot may finish for a seat; often none."""

    def edition(self) -> Edition:
        """The edition by which these rules can be loaded again."""
        return Edition(self.game.name, self.version, self.cards.digest, self.cards.text)

    def before(self, version: int) -> bool:
        """True if these rules are older than `version`. Call it when the rules are made, not during play."""
        return self.version < version

    def empty(self, seats: int, settings: list[int]) -> State:
        """An empty table, before anything is on the agenda."""
        raise NotImplementedError

    def set_up(self, state: State) -> None:
        """Put the first tasks on the agenda of an empty table."""
        raise NotImplementedError

    def start(self, seats: int, settings: list[int]) -> State:
        """The position before the first event; `settings` as made by `Game.settings`."""
        state = self.empty(seats, settings)
        self.set_up(state)
        state.settle()
        return state

    def unpack(self, ints: list[int]) -> State:
        """A packed position; ValueError if it was packed differently. Options added since then have their defaults."""
        packed = Unpacker(ints)
        seats, settings = packed.one(), packed.many()
        for option in self.game.options[len(settings) :]:
            settings.append(option.default)
        state = self.empty(seats, settings)
        state.fill(packed)
        if packed.at != len(ints):
            raise ValueError(f"a packed position has {len(ints)} numbers, {packed.at} were expected")
        state.settle()
        return state

    def view_of(self, state: State, seat: int | None) -> View:
        """What a seat, or the public, may see."""
        raise NotImplementedError

    def scores_of(self, state: State) -> list[Score]:
        raise NotImplementedError

    def table_of(self, tasks: list[Task[Any]], finishable: list[int] = NO_CODES) -> None:
        """Set the task table: each task at the index of its kind."""
        for kind, entry in enumerate(tasks):
            if entry.kind != kind:
                raise ValueError(f"task {type(entry).__name__} has kind {entry.kind} but stands at {kind}")
        self.tasks = tasks
        self.finishable = finishable


EARLIER_DECKS: Final = "earlier"
"""The folder of a game with earlier built-in decks, each named by its digest."""

NamedSettings: TypeAlias = Mapping[str, Value]


class UnknownRules(ValueError):
    """The requested rules have a version or a built-in deck that this installation does not have."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What a lobby needs to know of a game; the rules are loaded on request.

    `version` rises with every change that could end a running game differently. All versions from 1 on can be played:
    a game is played to its end by the version it was started with.
    """

    def __init__(self, name: str, version: int, seats: tuple[int, ...], options: list[Option]) -> None:
        self.name = name
        self.version = version
        self.seats = seats
        self.options = options

    def rules(
        self, cards: str | None = None, file: str = "cards.toml", version: int | None = None, deck: str = ""
    ) -> Rules:
        """The rules with the built-in deck, or with the deck in the TOML text `cards` (`file` names it in errors).

        They are of the newest version unless an older one is named. `deck` is the digest that the deck must have: it
        selects among the newest built-in deck and the earlier ones.
        """
        chosen = self.version if version is None else version
        if not 1 <= chosen <= self.version:
            known = "version 1" if self.version == 1 else f"versions 1 to {self.version}"
            raise UnknownRules(f"rules version {chosen} of {self.name} is needed; {known} can be played here")
        rules = self.make(
            self.built_in_deck(deck) if cards is None else cards, file, cards is not None, chosen
        )
        if deck and deck != rules.cards.digest:
            which = "the deck" if cards is not None else "the newest deck"
            raise UnknownRules(f"deck {deck} of {self.name} is needed; {which} here is {rules.cards.digest}")
        return rules

    def make(self, cards: str, file: str, own: bool, version: int) -> Rules:
        """The rules of a version with the deck in `cards`: a custom one (`own`) or a built-in one."""
        raise NotImplementedError

    def built_in_deck(self, digest: str) -> str:
        """The earlier deck with this digest, otherwise the newest one."""
        package = files(type(self).__module__)
        if digest in self.earlier_decks():
            return (package / EARLIER_DECKS / f"{digest}.toml").read_text("utf-8")
        return (package / "cards.toml").read_text("utf-8")

    def earlier_decks(self) -> list[str]:
        """The digests of the built-in decks of earlier days."""
        folder = files(type(self).__module__) / EARLIER_DECKS
        if not folder.is_dir():
            return []
        return sorted(file.name[: -len(".toml")] for file in folder.iterdir() if file.name.endswith(".toml"))

    def check(self, seats: int, settings: list[int]) -> None:
        """Raise OptionError if options are not valid together."""

    def settings(self, seats: int, given: NamedSettings) -> list[int]:
        """Validated values in the order of `options`; options not named take their default."""
        if seats not in self.seats:
            allowed = ", ".join(str(count) for count in self.seats)
            raise OptionError("players", f"{self.name} is for {allowed} players, not {seats}")
        known = {option.name for option in self.options}
        for name in given:
            if name not in known:
                raise OptionError(name, f"{self.name} has no such option; it has: {', '.join(sorted(known))}")
        settings = [
            option.parse(given[option.name]) if option.name in given else option.default
            for option in self.options
        ]
        self.check(seats, settings)
        return settings

    def named_settings(self, settings: list[int]) -> dict[str, str]:
        """The settings that differ from their defaults, by name; `settings` reads them back."""
        return {
            option.name: option.text(value)
            for option, value in zip(self.options, settings, strict=True)
            if value != option.default
        }
