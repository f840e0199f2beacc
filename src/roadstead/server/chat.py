"""Chat at a table: plain text, the last few hundred lines, and who may read which."""

from __future__ import annotations

import unicodedata
from dataclasses import asdict, dataclass
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from roadstead.protocol import ChatLine
from roadstead.refusal import Refused
from roadstead.server import schema
from roadstead.server.rows import Found, has_person, load_row
from roadstead.server.shown import is_blank, limit_marks

KEPT_LINES: Final = 300
"""Lines of players, and as many of watchers, that each table keeps: strangers cannot push out what players said."""
JOINERS: Final = "\u200c\u200d"
"""Zero-width joiners: invisible, but part of some scripts and emoji."""


@dataclass(frozen=True)
class ChatRow:
    """A chat line, from a seat or from a watcher."""

    table_id: str
    number: int
    person: str
    seat: int | None
    name: str
    text: str
    at: int


def normalize_text(text: str) -> str:
    """Normalize to NFC, one line, no invisible characters; refused if nothing visible is left."""
    shown = [
        letter if unicodedata.category(letter)[0] != "Z" and letter not in "\t\n\r" else " "
        for letter in unicodedata.normalize("NFC", text)
        if unicodedata.category(letter)[0] != "C" or letter in JOINERS or letter in "\t\n\r"
    ]
    clean = limit_marks(" ".join("".join(shown).split()))
    if all(map(is_blank, clean)):
        raise Refused("invalid", "there is nothing to be seen in this line", "text")
    return clean


def may_read(line: ChatRow, found: Found, person: str) -> bool:
    """Players may not read what watchers write while the game runs."""
    plays = bool(person) and bool(found.seats_of(person))
    aside = line.seat is None and line.at >= found.row.started
    return not (plays and aside and found.row.status == "running")


def line_for(line: ChatRow, found: Found, person: str) -> ChatLine:
    """A line as a person reads it; an author who still has the seat is shown by their present name."""
    name = line.name
    if line.seat is not None and found.seats[line.seat].person == line.person:
        name = found.seats[line.seat].name
    return ChatLine(line.number, name, line.text, line.at, line.seat, line.person == person)


def read_lines(db: Connection, table_id: str) -> list[ChatRow]:
    c = schema.chat.c
    query = select(schema.chat).where(c.table_id == table_id).order_by(c.number)
    return [load_row(ChatRow, row) for row in db.execute(query).mappings()]


def newest_lines(lines: list[ChatRow]) -> list[ChatRow]:
    """The lines within the limit."""
    of_players = [line for line in lines if line.seat is not None][-KEPT_LINES:]
    of_watchers = [line for line in lines if line.seat is None][-KEPT_LINES:]
    return sorted(of_players + of_watchers, key=lambda line: line.number)


def add_line(db: Connection, line: ChatRow, beyond: list[int]) -> bool:
    """Store a line and delete those beyond the limit, by their numbers; false if its author has been deleted."""
    if not has_person(db, line.person):
        return False
    c = schema.chat.c
    db.execute(insert(schema.chat), asdict(line))
    if beyond:
        db.execute(delete(schema.chat).where(c.table_id == line.table_id, c.number.in_(beyond)))
    return True
