"""SHY-508: where cards may be placed, held against a slow search of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

from roadstead.games.shipyard.building import can_place, complete_ships
from roadstead.games.shipyard.deck import NONE, YARD
from tests.luck import SOAK
from tests.rule import rule
from tests.rules.shipyard.position import CARD_IDS, LETTERS, doing, shipyard

SHIP = re.compile("BM+S")
COUNTS = {3: 7, 4: 27, 5: 99, 6: 360, 7: 1305, 8: 4725, 9: 17100}
STATE = shipyard().state
CARDS = {"B": CARD_IDS.index("sb01"), "M": CARD_IDS.index("sm101"), "S": CARD_IDS.index("ss01"), ".": NONE}


# -- the slow search


def before(row: str) -> Iterator[str]:
    """The rows from which this one comes by placing a card, or by the departure of a complete ship."""
    for at, sign in enumerate(row):
        if sign != ".":
            yield f"{row[:at]}.{row[at + 1 :]}"
    for at in range(len(row) - 2):
        for end in range(at + 3, len(row) + 1):
            if row[end - 1] != ".":
                break
            if row[at:end] == "." * (end - at):
                yield f"{row[:at]}B{'M' * (end - at - 2)}S{row[end:]}"


@cache
def can_be_emptied(places: int) -> frozenset[str]:
    """All rows that can be emptied by placing cards and by ships that leave."""
    found = {"." * places}
    waiting = list(found)
    while waiting:
        for row in before(waiting.pop()):
            if row not in found:
                found.add(row)
                waiting.append(row)
    return frozenset(found)


def search(row: str) -> Iterator[str]:
    """The row after each card that could be placed."""
    for at, sign in enumerate(row):
        if sign == ".":
            for kind in LETTERS:
                yield f"{row[:at]}{kind}{row[at + 1 :]}"


# -- the rules


def rules_allow(row: str, kind: str, at: int) -> bool:
    STATE.yard[:YARD] = [CARDS[sign] for sign in row]
    return can_place(STATE, 0, LETTERS.index(kind), at)


def rules_say(row: str) -> set[str]:
    """The rows after each card that may be placed.

    A shorter row is laid into a yard of nine at its left end, for the edge on the left, and at its right end, for the
    other; both must allow the card.
    """
    rest = "." * (YARD - len(row))
    allowed = set()
    for at, sign in enumerate(row):
        for kind in LETTERS:
            if (
                sign == "."
                and rules_allow(row + rest, kind, at)
                and rules_allow(rest + row, kind, at + len(rest))
            ):
                allowed.add(f"{row[:at]}{kind}{row[at + 1 :]}")
    return allowed


@cache
def built_up(places: int) -> frozenset[str]:
    """All rows without a complete ship that come up card by card."""
    found = {"." * places}
    waiting = list(found)
    while waiting:
        for row in rules_say(waiting.pop()):
            if row not in found and not SHIP.search(row):
                found.add(row)
                waiting.append(row)
    return frozenset(found)


@rule("SHY-506", "SHY-507", "SHY-508", "SHY-R01", "SHY-E17")
@pytest.mark.parametrize("places", COUNTS)
def test_the_rows_that_come_up_are_those_that_can_be_emptied(places: int) -> None:
    wanted = {row for row in can_be_emptied(places) if not SHIP.search(row)}
    assert built_up(places) == wanted
    assert len(wanted) == COUNTS[places]


@rule("SHY-506", "SHY-507", "SHY-508", "SHY-R01")
@pytest.mark.parametrize("places", [3, 4, 5, 6, 7])
def test_a_card_may_be_placed_if_the_row_can_be_emptied_afterwards(places: int) -> None:
    """Complete ships that lie in the row block their places and count as lying there."""
    good = can_be_emptied(places)
    for row in good:
        assert rules_say(row) == {after for after in search(row) if after in good}, row


@rule("SHY-R01", "SHY-505", "SHY-508")
def test_complete_ships_make_no_difference_to_the_other_cards() -> None:
    """The rule on each row as it lies, against the row after its complete ships have left."""
    rows = ["".join(signs) for signs in product(".BMS", repeat=9) if SHIP.search("".join(signs))]
    assert len(rows) == 35538
    for row in rows[:: 1 if SOAK else 6]:
        left = SHIP.sub(lambda ship: "." * len(ship.group()), row)
        assert is_legal(row) == is_legal(left) == (row in can_be_emptied(9)), row


def is_legal(row: str) -> bool:
    """Whether each card of a row could have been placed last."""
    return all(
        rules_allow(f"{row[:at]}.{row[at + 1 :]}", sign, at) for at, sign in enumerate(row) if sign != "."
    )


@rule("SHY-507", "SHY-R01")
def test_a_row_is_full_only_with_a_complete_ship() -> None:
    full = [row for row in can_be_emptied(9) if "." not in row]
    assert full
    assert all(SHIP.search(row) for row in full)
    assert all("." in row for row in built_up(9))


@rule("SHY-R01")
@pytest.mark.parametrize("row", [".MS......", "B.......S", "BB.SMB.SS", "..B.M.S..", "BMMM.MMMS"])
def test_the_order_in_which_cards_are_placed_does_not_matter(row: str) -> None:
    """Every card is legal with any of the others lying already."""
    cards = [at for at, sign in enumerate(row) if sign != "."]
    for chosen in range(1 << len(cards)):
        lying = {at for bit, at in enumerate(cards) if chosen >> bit & 1}
        some = "".join(sign if at in lying else "." for at, sign in enumerate(row))
        for at in cards:
            if at not in lying:
                assert rules_allow(some, row[at], at)


# -- the pictures of the rulebook


@rule("SHY-504")
@pytest.mark.parametrize(
    ("row", "bows"),
    [
        ("BMS......", [0]),
        ("......BMS", [6]),
        ("BMMMMMMMS", [0]),
        (".BMMS.BMS", [1, 6]),
        ("BMSBMSBMS", [0, 3, 6]),
        ("B.MS.....", []),
        ("BM.......", []),
        (".MS......", []),
        ("B.S......", []),
        ("BBMS.....", [1]),
        ("BMSS.....", [0]),
        ("BMBMS....", [2]),
        ("BM.S.MS..", []),
    ],
)
def test_when_a_ship_is_complete(row: str, bows: list[int]) -> None:
    STATE.yard[:YARD] = [CARDS[sign] for sign in row]
    assert complete_ships(STATE, 0) == bows


@rule("SHY-503", "SHY-508", "SHY-R02", "SHY-D03")
def test_an_empty_yard_has_nine_places() -> None:
    wanted = {"bow": range(1, 8), "middle-a": range(2, 9), "stern": range(3, 10)}
    for column, columns in wanted.items():
        p = doing("build", guilders=0)
        p.play(f"build {p.market(column)[0]}")
        assert p.choices("place") == [str(place) for place in columns]


@rule("SHY-508", "SHY-E12")
def test_a_bow_and_a_stern_may_not_lie_next_to_each_other() -> None:
    p = doing("build", guilders=0, yard="...B.....").play("build ss01")
    assert p.choices("place") == ["3", "6", "7", "8", "9"]
    p = doing("build", guilders=0, yard="....S....").play("build sb01")
    assert p.choices("place") == ["1", "2", "3", "6", "7"]
    p = doing("build", guilders=0, yard="...S.....").play("build sb01")
    assert p.choices("place") == ["1", "2", "5", "6", "7"]


@rule("SHY-508", "SHY-E12")
def test_a_middle_may_lie_between_any_cards() -> None:
    p = doing("build", guilders=0, yard="B.S.S.B..").play("build sm101")
    assert p.choices("place") == ["2", "4", "6", "8"]


@rule("SHY-506")
def test_a_stern_left_of_a_bow_is_no_harm() -> None:
    p = doing("build", guilders=0, yard="....B....").play("build ss01")
    assert "4" in p.choices("place")


@rule("SHY-512", "SHY-508", "SHY-905")
def test_a_stand_in_is_placed_by_the_same_rule() -> None:
    p = doing("build", guilders=0, yard="B.S.b.s..", decks={"bow": 0})
    p.play("build stand-in-bow")
    assert p.yard() == "B.Sbb.s.."  # the only place
