"""One random game under test: its table, its dice, and how a broken promise is told."""

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
    "codebook": "codes, notations and structured forms stand for each other, also in a record",
    "options": "settings can be told in words and read back",
    "legal": "lists of choices are sorted and unique, never veiled, and empty just for seats that do not act",
    "seen": "an event is seen as it is or veiled; the one who acts sees it, and so do all if the public does",
    "check": "the invariants of the game hold after every event",
    "progress": "the turn and `reveals` never fall",
    "length": "the game comes to an end",
    "table": "a table refuses what is not legal, and stays as it was",
    "clone": "copies live their own lives",
    "pack": "a position packed and unpacked is the same position, and goes on the same way",
    "replay": "the record leads through the same positions again: from the start, from snapshots, from its text",
    "chance": "outcomes are unique and never veiled, with whole weights above 0",
    "draw": "`draw` follows the weights",
    "rng": "random numbers come from rng.random() alone",
    "simultaneous": "seats that act side by side do not touch each other",
    "view": "what a seat sees and may do depends on nothing it cannot know",
    "redeal": "`redeal` keeps the rules, and nothing of the true hidden cards survives it",
    "asked": "who is asked depends on nothing hidden",
    "frequency": "`redeal` deals each hidden card to each place as often as it should",
    "counterpart": "an event that tells nothing could have happened with other hidden cards, and would look the same",
    "twins": "two games that look the same to a seat go on looking the same until something is told",
    "undo": "a seat takes back what it may, and nobody else's game changes",
    "words": "choices, prompts, targets, events and the story are said in declared words",
    "scores": "each seat has one score, the sum of its parts, and one place in the ranking",
    "error": "nothing breaks",
}
"""What a game promises, by the name under which a broken promise is reported."""


@mypyc_attr(native_class=False)
class Violation(AssertionError):
    """A game broke a promise: which property, why, after how many events, and the record so far."""

    def __init__(self, property: str, why: str, position: int, record: Record) -> None:
        self.property = property
        self.why = why
        self.position = position
        self.record = record
        last = "at the start"
        if record.events:
            entry = record.events[-1]
            last = f"after event {position}, '{'*' if entry.who < 0 else entry.who} {entry.notation}'"
        super().__init__(f"{property}: {why} ({last})")

    def __reduce__(self) -> tuple[Any, ...]:
        return read_violation, (self.property, self.why, self.position, self.record.text())


def read_violation(property: str, why: str, position: int, record: str) -> Violation:
    """A violation that another process found; its record travels as text."""
    return Violation(property, why, position, read_record(record))


class RngError(Exception):
    """A game used another source of randomness than rng.random()."""


@mypyc_attr(native_class=False)
class Dice(Random):
    """Random numbers by random() only: the other methods differ between versions of Python."""

    def getrandbits(self, k: int, /) -> int:
        raise RngError("only rng.random() gives the same game with every version of Python")


def below(rng: Random, count: int) -> int:
    return int(rng.random() * count)


class Trial:
    """A random game at a table. Each property has dice of its own, so that leaving one out changes no other."""

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
        self.decisions = 0
        self.given_up = 0

    def due(self, name: str, rate: float) -> bool:
        """Whether to try an expensive property now; the rate is relative to `expensive`."""
        return name in self.dice and self.dice[name].random() < self.expensive * rate

    def attempt(self, name: str) -> None:
        self.tried[name] += 1

    def seed(self, name: str) -> int:
        """A seed for dice of which several are to fall alike."""
        return below(self.dice[name], 1 << 53)

    def viewers(self) -> list[int | None]:
        return [*range(self.seats), None]

    def viewer(self, name: str) -> int | None:
        at = below(self.dice[name], self.seats + 1)
        return None if at == self.seats else at

    def column(self, viewer: int | None) -> int:
        """The place of a viewer in `Logged.seen`."""
        return self.seats if viewer is None else viewer

    def random_step(self, state: State, rng: Random) -> tuple[int, Code]:
        """Somebody who may act, and something to do."""
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
    """All that can be asked of a position, kept to be compared."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.digest = state.digest()
        self.actors = list(state.actors())
        self.menus = [list(state.legal(seat)) for seat in range(state.seats)]
        self.views = [state.view(seat) for seat in range(state.seats)]
        self.views.append(state.view(None))

    def difference(self, now: State) -> str:
        """What is not as in the portrait, or nothing."""
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
    """Where two positions do not look the same to a viewer, or nothing."""
    if one.actors() != other.actors():
        return f"{one.actors()} act in one and {other.actors()} in the other"
    if one.reveals != other.reveals:
        return f"`reveals` is {one.reveals} in one and {other.reveals} in the other"
    if viewer is not None and one.legal(viewer) != other.legal(viewer):
        return f"the choices of seat {viewer} are {one.legal(viewer)} in one and {other.legal(viewer)} in the other"
    here, there = one.view(viewer), other.view(viewer)
    return view_difference(here, there) if here != there else ""


def with_story(state: State) -> State:
    """A clone that tells its story."""
    other = state.clone()
    other.story = Story(state.rules.words.keys)
    return other


def heard(state: State, viewer: int | None) -> list[Message]:
    """What a viewer heard of the story since it was last asked for."""
    if state.story is None:
        return []
    return [line.message for line in state.story.drain() if line.heard_by(viewer)]


def lookalikes(state: State, viewer: int | None, who: int, seen: Code, first: Code) -> list[Code]:
    """What `who` could play that a viewer would see as `seen`; `first` comes first if it is among them."""
    codes: Sequence[Code] = [code for code, _ in state.chance()] if who == CHANCE else state.legal(who)
    found = [code for code in codes if state.seen(viewer, who, code) == seen]
    if first in found:
        found.remove(first)
        found.insert(0, first)
    return found
