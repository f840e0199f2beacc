"""Records: a game as plain text, one event per line in notation, which people can read, diff and edit."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from roadstead.engine.edition import Edition
from roadstead.engine.options import is_whole

FORMAT: Final = "roadstead record 1"
DECK_MARK: Final = "--- deck"
CHANCE_MARK: Final = "*"
HEADER: Final = (
    "game",
    "rules",
    "deck",
    "seats",
    "options",
    "player",
    "table",
    "commitment",
    "seed",
    "scores",
)


class RecordError(ValueError):
    """A record was refused; `line` counts from 1, 0 if the error has no line."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line
        self.reason = reason


@dataclass(frozen=True)
class RecordLine:
    """One event: who (-1: chance), what in notation, and when (milliseconds since the start; -1: not known)."""

    who: int
    notation: str
    when: int = -1
    line: int = field(default=0, compare=False)


@dataclass
class Record:
    """The header and the events, without those undone."""

    game: str
    rules: int
    deck: str
    seats: int
    options: dict[str, str] = field(default_factory=dict)
    players: list[str] = field(default_factory=list)
    table: str = ""
    commitment: str = ""
    seed: str = ""
    scores: list[int] = field(default_factory=list)
    events: list[RecordLine] = field(default_factory=list)
    cards: str = ""

    def edition(self) -> Edition:
        return Edition(self.game, self.rules, self.deck, self.cards)

    def text(self) -> str:
        lines = [
            FORMAT,
            f"game {self.game}",
            f"rules {self.rules}",
            f"deck {self.deck}",
            f"seats {self.seats}",
        ]
        if self.options:
            lines.append("options " + " ".join(f"{name}={value}" for name, value in self.options.items()))
        lines += [f"player {seat} {name}" for seat, name in enumerate(self.players)]
        for name, value in (("table", self.table), ("commitment", self.commitment), ("seed", self.seed)):
            if value:
                lines.append(f"{name} {value}")
        if self.scores:
            lines.append("scores " + " ".join(str(score) for score in self.scores))
        lines.append("")
        for entry in self.events:
            who = CHANCE_MARK if entry.who < 0 else str(entry.who)
            when = f" @{entry.when}" if entry.when >= 0 else ""
            lines.append(f"{who} {entry.notation}{when}")
        text = "\n".join(lines) + "\n"
        return f"{text}{DECK_MARK}\n{self.cards}" if self.cards else text


class Field:
    """A line of the header, with its number."""

    def __init__(self, line: int, name: str, value: str) -> None:
        self.line = line
        self.name = name
        self.value = value

    def whole(self) -> int:
        return self.number(self.value)

    def wholes(self) -> list[int]:
        return [self.number(word) for word in self.value.split()]

    def number(self, word: str) -> int:
        if not is_whole(word):
            raise RecordError(self.line, f"'{self.name}' must be a whole number, not '{word}'")
        return int(word)

    def options(self) -> dict[str, str]:
        options: dict[str, str] = {}
        for word in self.value.split():
            name, equals, value = word.partition("=")
            if not equals or not name or not value:
                raise RecordError(self.line, f"option '{word}' does not read <name>=<value>")
            if name in options:
                raise RecordError(self.line, f"option '{name}' stands twice")
            options[name] = value
        return options


def read_record(text: str) -> Record:
    """Read a record back; comments begin with # at the start of a line. Notation is not checked here."""
    body, _, cards = text.replace("\r\n", "\n").partition(f"\n{DECK_MARK}\n")
    lines = body.split("\n")
    if not lines or lines[0].strip() != FORMAT:
        raise RecordError(1, f"a record begins with '{FORMAT}'")
    header: dict[str, Field] = {}
    players: dict[int, str] = {}
    at = 1
    while at < len(lines) and lines[at].strip():
        read_header(at + 1, lines[at].strip(), header, players)
        at += 1
    events: list[RecordLine] = []
    for number in range(at, len(lines)):
        line = lines[number].strip()
        if line and not line.startswith("#"):
            events.append(read_event(number + 1, line))
    for name in ("game", "rules", "deck", "seats"):
        if name not in header:
            raise RecordError(0, f"the header has no '{name}' line")
    seats = header["seats"].whole()
    for entry in events:
        if entry.who >= seats:
            raise RecordError(
                entry.line, f"there is no seat {entry.who}; the record has {seats} seats, from 0"
            )
    if players and (len(players) != seats or max(players) >= seats):
        raise RecordError(0, f"there must be one 'player' line for each of the {seats} seats, or none")
    return Record(
        game=header["game"].value,
        rules=header["rules"].whole(),
        deck=header["deck"].value,
        seats=seats,
        options=header["options"].options() if "options" in header else {},
        players=[players[seat] for seat in sorted(players)],
        table=header["table"].value if "table" in header else "",
        commitment=header["commitment"].value if "commitment" in header else "",
        seed=header["seed"].value if "seed" in header else "",
        scores=header["scores"].wholes() if "scores" in header else [],
        events=events,
        cards=cards,
    )


def read_header(number: int, line: str, header: dict[str, Field], players: dict[int, str]) -> None:
    if line.startswith("#"):
        return
    name, _, value = line.partition(" ")
    value = value.strip()
    if name not in HEADER:
        raise RecordError(
            number,
            f"'{name}' is not a header line; known: {', '.join(HEADER)}; events follow after an empty line",
        )
    if not value:
        raise RecordError(number, f"'{name}' has no value")
    if name == "player":
        seat, _, player = value.partition(" ")
        if not is_count(seat) or not player.strip():
            raise RecordError(number, "a player line reads 'player <seat> <name>'")
        if int(seat) in players:
            raise RecordError(number, f"seat {seat} has two players")
        players[int(seat)] = player.strip()
        return
    if name in header:
        raise RecordError(number, f"'{name}' stands twice")
    header[name] = Field(number, name, value)


def read_event(number: int, line: str) -> RecordLine:
    who, _, rest = line.partition(" ")
    words = rest.split()
    when = -1
    if words and words[-1].startswith("@"):
        if not is_count(words[-1][1:]):
            raise RecordError(number, f"'{words[-1]}' is not a time; it reads @<milliseconds>")
        when = int(words.pop()[1:])
    if not words:
        raise RecordError(number, "an event reads '<seat or *> <move>'")
    if who != CHANCE_MARK and not is_count(who):
        raise RecordError(number, f"'{who}' is neither a seat nor {CHANCE_MARK} for chance")
    return RecordLine(-1 if who == CHANCE_MARK else int(who), " ".join(words), when, number)


def is_count(text: str) -> bool:
    return is_whole(text) and not text.startswith("-")
