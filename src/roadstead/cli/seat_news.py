"""Describes changes of the seats of an online table: who joins, leaves, asks for an undo or resigns."""

from __future__ import annotations

from roadstead.protocol import SeatInfo, TableInfo
from roadstead.text.voice import Phrases


def full_name(seat: SeatInfo, phrases: Phrases) -> str:
    """ "Ann", "Mira (greedy)" for a bot, and what a free seat is called."""
    if seat.kind in ("friend", "anyone"):
        return phrases.ui(f"free-{seat.kind}")
    if not seat.name:
        return phrases.ui("somebody")
    return f"{seat.name} ({seat.bot})" if seat.kind == "bot" else seat.name


def name_of(seat: SeatInfo, phrases: Phrases) -> str:
    return seat.name or phrases.ui("somebody")


def describe_changes(before: TableInfo, after: TableInfo, phrases: Phrases) -> list[str]:
    """Texts for the changes between two states of a table."""
    texts: list[str] = []
    for old, new in zip(before.seats, after.seats, strict=False):
        texts += describe_seat(old, new, phrases)
        if new.votes_end and not old.votes_end:
            texts.append(describe_vote(after, new, phrases))
    return texts + describe_undo(before, after, phrases)


def describe_seat(old: SeatInfo, new: SeatInfo, phrases: Phrases) -> list[str]:
    name = name_of(new, phrases)
    free = ("friend", "anyone")
    if old.kind in free and new.kind not in free:
        return [phrases.ui("joined", name=full_name(new, phrases))]
    if old.kind not in free and new.kind in free:
        return [phrases.ui("stood-up", name=name_of(old, phrases))]
    texts: list[str] = []
    if new.kind == "person" and old.name and new.name and old.name != new.name:
        texts.append(phrases.ui("renamed", old=old.name, name=new.name))
    if new.resigned and not old.resigned:
        texts.append(phrases.ui("has-resigned", name=name))
    elif new.away != old.away and not new.resigned:
        texts.append(phrases.ui("away" if new.away else "plays-again", name=name))
    elif new.here != old.here and not new.mine and new.kind == "person":
        texts.append(phrases.ui("is-here" if new.here else "has-gone", name=name))
    return texts


def describe_vote(table: TableInfo, voter: SeatInfo, phrases: Phrases) -> str:
    """Describe a vote to end the game; to a player, also how to agree."""
    if voter.mine:
        return phrases.ui("you-voted-to-end")
    asked = any(seat.mine and not seat.resigned for seat in table.seats)
    return phrases.ui("votes-to-end" if asked else "votes-to-end-here", name=name_of(voter, phrases))


def describe_undo(before: TableInfo, after: TableInfo, phrases: Phrases) -> list[str]:
    """A new request to undo."""
    old, new = before.undo, after.undo
    if new is not None and (old is None or old.seat != new.seat):
        asking = after.seats[new.seat]
        if asking.mine:
            return [phrases.ui("undo-asked")]
        mine = any(seat.mine for seat in after.seats)
        return [phrases.ui("undo-wanted" if mine else "undo-wanted-here", name=name_of(asking, phrases))]
    return []
