"""Records made from the journal alone, for tables whose rules this installation does not have or cannot follow."""

from __future__ import annotations

from typing import Final

from msgspec import msgpack

from roadstead.engine.game import CHANCE
from roadstead.engine.record import Record, RecordLine
from roadstead.refusal import Refused
from roadstead.server.match import JournalEntry
from roadstead.server.presenter import recorded_names
from roadstead.server.rows import Found

VEIL: Final = "?"


def standing_events(journal: list[JournalEntry], started: int) -> list[RecordLine]:
    """The events that stand after all undos, as the journal has them."""
    events: list[RecordLine] = []
    undone: dict[int, list[str]] = {}
    for entry in journal:
        when = entry.at - started
        if entry.kind == "play":
            undone[entry.seat] = []
            events.append(RecordLine(entry.seat, entry.what, when))
        elif entry.kind == "deal":
            events.append(RecordLine(CHANCE, entry.what, when))
        elif entry.kind == "undo":
            undone.setdefault(entry.seat, []).append(events.pop(entry.kept).notation)
        elif entry.kind == "redo":
            events.append(RecordLine(entry.seat, undone[entry.seat].pop(), when))
        elif entry.kind == "rewind":
            del events[int(entry.what) :]
            undone = {}
    return events


def whole_record(found: Found, journal: list[JournalEntry]) -> Record:
    """The complete record with secrets and seed, for storage; of a redealt fork, only its events."""
    row = found.row
    return Record(
        game=row.game,
        rules=row.rules,
        deck=row.deck,
        seats=len(found.seats),
        options=row.named_settings(),
        players=recorded_names(found.seats),
        table=row.id,
        commitment=row.commitment,
        seed=row.seed if row.commitment else "",  # a fork: earlier deals came from another seed
        scores=[total for _, total in row.places()],
        events=standing_events(journal, row.started),
        cards=row.cards,
    )


def record_for(found: Found, journal: list[JournalEntry], seat: int | None) -> Record:
    """The record for a seat or the public. Without rules nobody knows what a running game has shown to whom.

    So of others' events, and of chance, it contains only the first word, which is never hidden.
    """
    if found.row.start is not None:
        raise Refused("no-record")
    record = whole_record(found, journal)
    if found.row.status not in ("finished", "ended"):
        record.seed = ""
        record.events = [event if event.who == seat else veiled(event) for event in record.events]
    return record


def veiled(event: RecordLine) -> RecordLine:
    verb, _, rest = event.notation.partition(" ")
    return RecordLine(event.who, f"{verb} {VEIL}" if rest else verb, event.when)


def exported_text(found: Found, journal: list[JournalEntry]) -> str:
    """Everything stored of a game, as a record; the initial position of a fork is in a comment."""
    text = whole_record(found, journal).text()
    if found.row.start is None:
        return text
    first, _, rest = text.partition("\n")
    start = " ".join(str(number) for number in msgpack.decode(found.row.start, type=list[int]))
    return f"{first}\n# a fork of a running game: it begins in the packed position {start}\n{rest}"
