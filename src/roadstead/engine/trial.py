"""One random game under test: its table, its dice, and how a violation is reported."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from random import Random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from roadstead.engine.codes import Code
from roadstead.engine.game import CHANCE, Rules, State, View
from roadstead.engine.record import Record, RecordLine, read_record
from roadstead.engine.story import Story
from roadstead.engine.table import Table
from roadstead.engine.words import Message

PROPERTIES: Final = {
    "codebook": "codes, notations and structured forms can be converted into each other, also in a record",
    "options": "settings can be written by name and read back",
    "legal": "lists of choices are sorted and unique, never veiled, and empty only for seats that do not act",
    "seen": "an event is seen as it is or veiled; the acting seat sees it, and everybody does if the public does",
    "check": "the invariants of the game hold after every event",
    "progress": "the turn and `reveals` never decrease",
    "length": "the game ends",
    "table": "a table refuses what is not legal, and does not change",
    "clone": "clones are independent of each other",
    "pack": "a position packed and unpacked is the same position, and continues the same way",
    "replay": "the record leads through the same positions again, from the start, from snapshots and from its text",
    "chance": "outcomes are unique and never veiled, with whole weights above 0",
    "draw": "`draw` follows the weights",
    "rng": "random numbers come only from rng.random()",
    "simultaneous": "seats that act at the same time do not affect each other",
    "view": "what a seat sees and may do depends only on what it may know",
    "redeal": "`redeal` keeps the invariants, and does not depend on the true hidden cards",
    "asked": "which seat is asked does not depend on anything hidden",
    "frequency": "`redeal` deals each hidden card to each place with the right frequency",
    "counterpart": "an event that reveals nothing could have happened with other hidden cards, and would look the same",
    "twins": "two games that look the same to a seat keep looking the same until something is revealed",
    "undo": "undo removes one event and changes nothing for the other seats",
    "words": "choices, prompts, targets, events and the story use declared messages",
    "scores": "each seat has one score, the sum of its parts, and one place in the ranking",
    "error": "no exception is raised",
    "order": "a choice rules out no other one by an order that nobody can see afterwards",
}
"""The properties of a game, by the name under which a violation is reported."""


@mypyc_attr(native_class=False)
class Violation(AssertionError):
    """A game violated a property: which one, why, after how many events, and the record so far."""

    def __init__(self, property: str, why: str, events: int, record: Record) -> None:
        self.property = property
        self.why = why
        self.events = events
        self.record = record
        last = "at the start"
        if record.events:
            entry = record.events[-1]
            last = f"after event {events}, '{'*' if entry.who < 0 else entry.who} {entry.notation}'"
        super().__init__(f"{property}: {why} ({last})")

    def __reduce__(self) -> tuple[Any, ...]:
        return read_violation, (self.property, self.why, self.events, self.record.text())


def read_violation(property: str, why: str, events: int, record: str) -> Violation:
    """A violation found by another process; its record is sent as text."""
    return Violation(property, why, events, read_record(record))


class RngError(Exception):
    """A game used another source of randomness than rng.random()."""


@mypyc_attr(native_class=False)
class Dice(Random):
    """Random numbers by random() only: other methods differ between versions of Python."""

    def getrandbits(self, k: int, /) -> int:
        raise RngError("only rng.random() gives the same game with every version of Python")


def below(rng: Random, count: int) -> int:
    return int(rng.random() * count)


class Trial:
    """A random game at a table. Each property has its own dice, so that leaving one out does not change the others."""

    def __init__(
        self,
        rules: Rules,
        seats: int,
        settings: list[int],
        seed: int,
        expensive: float,
        tried: dict[str, int],
        only: tuple[str, ...],
    ) -> None:
        self.rules = rules
        self.seats = seats
        self.expensive = expensive
        self.tried = tried
        self.moves = Dice(seed)
        self.dice = {name: Dice(seed + 1 + at) for at, name in enumerate(PROPERTIES) if name in only}
        self.table = Table(rules, seats, settings)
        self.digests = [self.table.state.digest()]
        self.kept: list[Portrait] = []
        self.met: dict[int, int] = {}
        """How many decisions of each kind the property `order` has seen."""
        self.decisions = 0
        self.given_up = 0

    def due(self, name: str, rate: float) -> bool:
        """Whether to check an expensive property now; the rate is relative to `expensive`."""
        return name in self.dice and self.dice[name].random() < self.expensive * rate

    def attempt(self, name: str) -> None:
        self.tried[name] += 1

    def seed(self, name: str) -> int:
        """A seed, for several dice that must give the same numbers."""
        return below(self.dice[name], 1 << 53)

    def viewers(self) -> list[int | None]:
        return [*range(self.seats), None]

    def viewer(self, name: str) -> int | None:
        at = below(self.dice[name], self.seats + 1)
        return None if at == self.seats else at

    def column(self, viewer: int | None) -> int:
        """The index of a viewer in `Logged.seen`."""
        return self.seats if viewer is None else viewer

    def random_step(self, state: State, rng: Random) -> tuple[int, Code]:
        """A random actor and one of its legal codes."""
        actors = state.actors()
        who = actors[below(rng, len(actors))]
        if who == CHANCE:
            return who, state.draw(rng)
        legal = state.legal(who)
        if not legal:
            raise self.violation("legal", f"some events ahead seat {who} acts and has no choice")
        code = legal[below(rng, len(legal))]
        if self.rules.codebook.is_veiled(code):
            raise self.violation("legal", f"seat {who} may play the veiled '{self.notation(code)}'")
        return who, code

    def notation(self, code: Code) -> str:
        book = self.rules.codebook
        return book.notation(code) if 0 <= code < len(book) else f"code {code}"

    def violation(self, name: str, why: str) -> Violation:
        return Violation(name, why, len(self.table.log), self.record())

    def record(self) -> Record:
        table = self.table
        game = self.rules.game
        return Record(
            game=game.name,
            rules=self.rules.version,
            deck=self.rules.cards.digest,
            seats=table.seats,
            options=game.named_settings(table.settings),
            events=[RecordLine(event.who, self.notation(event.code)) for event in table.log],
            cards=self.rules.cards.text,
        )


class Portrait:
    """Everything that can be asked of a position, stored for comparison."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.digest = state.digest()
        self.actors = list(state.actors())
        self.menus = [list(state.legal(seat)) for seat in range(state.seats)]
        self.views = [state.view(seat) for seat in range(state.seats)]
        self.views.append(state.view(None))

    def difference(self, now: State) -> str:
        """The first difference to the portrait; empty if there is none."""
        if now.digest() != self.digest:
            return "its digest differs"
        if now.actors() != self.actors:
            return f"{now.actors()} act, not {self.actors}"
        for seat in range(now.seats):
            if now.legal(seat) != self.menus[seat]:
                return f"the choices of seat {seat} are {now.legal(seat)}, not {self.menus[seat]}"
        for viewer, view in enumerate(self.views):
            again = now.view(viewer if viewer < now.seats else None)
            if again != view:
                return view_difference(view, again)
        return ""


def view_difference(one: View, other: View) -> str:
    whose = "the public view" if one.seat is None else f"the view of seat {one.seat}"
    if type(one) is not type(other):
        return f"{whose} is of another type"
    for field in fields(one):
        here, there = getattr(one, field.name), getattr(other, field.name)
        if here != there:
            return f"{whose} differs in `{field.name}`: {here} and {there}"
    return f"{whose} differs"


def sight_difference(one: State, other: State, viewer: int | None) -> str:
    """The first difference between two positions as a viewer sees them; empty if there is none."""
    if one.actors() != other.actors():
        return f"{one.actors()} act in one and {other.actors()} in the other"
    if one.reveals != other.reveals:
        return f"`reveals` is {one.reveals} in one and {other.reveals} in the other"
    if viewer is not None and one.legal(viewer) != other.legal(viewer):
        return f"the choices of seat {viewer} are {one.legal(viewer)} in one and {other.legal(viewer)} in the other"
    here, there = one.view(viewer), other.view(viewer)
    return view_difference(here, there) if here != there else ""


def with_story(state: State) -> State:
    """A clone that collects its story."""
    other = state.clone()
    other.story = Story(state.rules.words.keys)
    return other


def drain_heard(state: State, viewer: int | None) -> list[Message]:
    """The story since the last call, as far as a viewer may hear it."""
    if state.story is None:
        return []
    return [line.message for line in state.story.drain() if line.heard_by(viewer)]


def lookalikes(state: State, viewer: int | None, who: int, seen: Code, first: Code) -> list[Code]:
    """The codes that `who` could play and a viewer would see as `seen`; `first` comes first if it is among them."""
    codes: Sequence[Code] = [code for code, _ in state.chance()] if who == CHANCE else state.legal(who)
    found = [code for code in codes if state.seen(viewer, who, code) == seen]
    if first in found:
        found.remove(first)
        found.insert(0, first)
    return found
