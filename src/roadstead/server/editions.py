"""By which rules and decks the tables of a database are played, seen from the ones that are installed."""

from __future__ import annotations

from typing import Literal, TypeAlias

from roadstead.games import NAMES, load
from roadstead.server.presenter import newest_rules
from roadstead.server.rows import EditionCount

Standing: TypeAlias = Literal["newest", "earlier", "unknown"]


def standing(count: EditionCount) -> Standing:
    """Whether an edition is the newest, an earlier one, or one that is not installed."""
    if count.game not in NAMES or not isinstance(count.rules, int):  # SQLite stores text as a version, too
        return "unknown"
    game = load(count.game)
    if not 1 <= count.rules <= game.version:
        return "unknown"
    if count.deck and count.deck != newest_rules(game.name, "").cards.digest:
        return "earlier" if count.deck in game.earlier_decks() else "unknown"
    return "newest" if count.rules == game.version else "earlier"


def describe_earlier(counts: list[EditionCount]) -> list[str]:
    """What a host should know of the running tables: how many go on by earlier rules, how many cannot go on."""
    lines: list[str] = []
    for which, one, many in (
        ("earlier", "running table goes on by earlier rules", "running tables go on by earlier rules"),
        (
            "unknown",
            "running table cannot go on: its rules are not installed",
            "running tables cannot go on: their rules are not installed",
        ),
    ):
        found = [count for count in counts if standing(count) == which]
        total = sum(count.tables for count in found)
        if total:
            lines.append(f"{total} {one if total == 1 else many} ({describe(found)})")
    return lines


def describe(counts: list[EditionCount]) -> str:
    """ "shipyard 1: 2, harbour 1: 1", the decks of a version together."""
    tables: dict[tuple[str, int], int] = {}
    for count in counts:
        edition = (count.game, count.rules)
        tables[edition] = tables.get(edition, 0) + count.tables
    return ", ".join(f"{game} {rules}: {total}" for (game, rules), total in tables.items())


def unneeded(counts: list[EditionCount]) -> list[tuple[str, int]]:
    """The earlier versions by which none of these tables is played."""
    needed = {(count.game, count.rules) for count in counts}
    return [
        (name, version)
        for name in NAMES
        for version in range(1, load(name).version)
        if (name, version) not in needed
    ]
