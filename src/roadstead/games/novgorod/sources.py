"""Where a player's seals came from, part by part."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from roadstead.games.novgorod.deck import GOODS, LUXURIES, NONE, SEAL
from roadstead.games.novgorod.scoring import variety
from roadstead.games.novgorod.state import (
    BONUS,
    BONUS_SEALS,
    CAREER,
    FULFILLED_ORDERS,
    LEVEL_TURNS,
    LUXURY_GOODS,
    LUXURY_SEALS,
    PAIR_COUNT,
    PRIVILEGE,
    ROW_COUNT,
    SCORE_PARTS,
    SOURCES,
    SPECIAL_ORDERS,
    VARIETY_OF_GOODS,
    NovgorodState,
)


@dataclass(frozen=True)
class SourceView:
    """Something that brought seals."""

    part: str
    """The part of the score."""
    kind: str
    """"luxury" (for seals), "row" and "both" of orders, "level" (phase 4), "special", "privilege", "bonus", "merchant",
    "variety", and "earlier": before this was noted."""
    of: int
    """The ware, level or bonus card; -1 for none."""
    count: int
    """How often, or of how many kinds; 0 where it is not told."""
    seals: int


def sources_of(s: NovgorodState, seat: int) -> tuple[SourceView, ...]:
    """In the order of the parts; what brought nothing is left out."""
    noted = s.sources[SOURCES * seat : SOURCES * (seat + 1)]
    parts = s.score_parts[len(SCORE_PARTS) * seat : len(SCORE_PARTS) * (seat + 1)]
    found: list[SourceView] = []
    for part, name in enumerate(SCORE_PARTS):
        rest = parts[part]
        for source in of_part(s, seat, part, noted, rest):
            if source.seals:
                rest -= source.seals
                found.append(source)
        if rest:
            found.append(SourceView(name, "earlier", NONE, 0, rest))
    return tuple(found)


def of_part(s: NovgorodState, seat: int, part: int, noted: list[int], seals: int) -> Iterator[SourceView]:
    name = SCORE_PARTS[part]
    if part == LUXURY_GOODS:
        for luxury in range(LUXURIES):
            yield SourceView(name, "luxury", GOODS + luxury, 0, noted[LUXURY_SEALS + luxury])
    elif part == FULFILLED_ORDERS:
        pairs = noted[PAIR_COUNT]
        rows = noted[ROW_COUNT] - pairs
        yield SourceView(name, "both", NONE, pairs, s.deck.both_seals * pairs)
        yield SourceView(name, "row", NONE, rows, s.deck.row_seals * rows)
    elif part == CAREER:
        if s.side[seat] != NONE:
            for level, worth in enumerate(s.career_side(seat).seals_per_turn):
                turns = noted[LEVEL_TURNS + level]
                yield SourceView(name, "level", level, turns, worth * turns)
    elif part == BONUS:
        for place, card in enumerate(s.bonus):
            yield SourceView(name, "bonus", card, 0, noted[BONUS_SEALS + place])
    elif part == SPECIAL_ORDERS:
        yield SourceView(name, "special", NONE, len(s.counters[seat]) + s.blanks[seat], seals)
    elif part == PRIVILEGE:
        yield SourceView(name, "privilege", NONE, seals // max(1, s.deck.amounts[SEAL]), seals)
    elif part == VARIETY_OF_GOODS:
        yield SourceView(name, "variety", NONE, variety(s, seat), seals)
    else:
        yield SourceView(name, "merchant", NONE, 0, seals)
