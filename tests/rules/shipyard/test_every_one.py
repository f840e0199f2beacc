"""Rules that speak of any ship card, train, canal, employee or place of the yard, tried on every one."""

from __future__ import annotations

from itertools import combinations

import pytest

from roadstead.games.shipyard.deck import ACTIONS
from tests.rule import rule
from tests.rules.shipyard.position import (
    CANAL_IDS,
    CARD_IDS,
    CONTRACT_IDS,
    TRAIN_IDS,
    doing,
    shipyard,
    start,
)

BOWS = [card for card in CARD_IDS if card.startswith("sb")]
MIDDLES = [card for card in CARD_IDS if card.startswith("sm")]
STERNS = [card for card in CARD_IDS if card.startswith("ss")]
COLUMNS = {"bow": BOWS, "middle-a": MIDDLES, "stern": STERNS}


@rule("SHY-501", "SHY-502")
@pytest.mark.parametrize("column", COLUMNS)
def test_any_ship_card_is_built(column: str) -> None:
    for card in COLUMNS[column]:
        p = doing("build", guilders=0, market={column: card})
        p.play(f"build {card}", "place 5")
        assert p.cards() == ["", "", "", "", card, "", "", "", ""]
        assert p.market(column)[0] == "-"


@rule("SHY-502", "SHY-508")
@pytest.mark.parametrize(
    ("letter", "column", "card", "places"),
    [
        ("B", "bow", "sb01", range(1, 8)),
        ("M", "middle-a", "sm101", range(2, 9)),
        ("S", "stern", "ss01", range(3, 10)),
    ],
)
def test_a_card_goes_to_any_empty_place_it_fits_and_to_no_taken_one(
    letter: str, column: str, card: str, places: range
) -> None:
    for place in places:
        p = doing("build", guilders=0, market={column: card}).play(f"build {card}")
        assert p.choices("place") == [str(number) for number in places]
        p.play(f"place {place}")
        row = letter.rjust(place, ".").ljust(9, ".")
        assert p.yard() == row
        taken = doing("build", guilders=0, market={column: card}, yard=row).play(f"build {card}")
        assert str(place) not in taken.choices("place")


@rule("SHY-521", "SHY-523")
@pytest.mark.parametrize("train", TRAIN_IDS)
def test_any_train_is_bought_and_kept(train: str) -> None:
    p = doing("purchase", guilders=1, trains="", market={"train": train}).play(f"train {train}")
    assert p.trains() == [train]
    assert train not in p.deal().market("train")


@rule("SHY-531", "SHY-532")
@pytest.mark.parametrize("edge", "NESW")
def test_any_canal_is_rented_and_laid(edge: str) -> None:
    for canal in CANAL_IDS:
        p = doing("rent", guilders=1, market={"canal": canal}).play(f"canal {canal}")
        if p.choices("edge"):
            edge_here = edge if edge in p.choices("edge") else p.choices("edge")[0]
            p.play(f"edge {edge_here}")
        assert list(p.canals()) == [canal]
        assert canal not in p.deal().market("canal")


@rule("SHY-306", "SHY-307")
@pytest.mark.parametrize("own", ACTIONS[:7])
def test_any_card_without_a_figure_but_the_lead_may_be_chosen(own: str) -> None:
    """The own card has just become the lead."""
    others = [name for name in ACTIONS[:7] if name != own]
    for one, two in combinations(others, 2):
        p = shipyard(3, guilders=9, trains="t01", figures={0: own, 1: one, 2: two})
        free = [name for name in others if name not in (one, two)]
        assert p.choices("choose") == free
        for name in free:
            chosen = p.copy().play(f"choose {name}")
            assert [chosen.figures(seat) for seat in range(3)] == [[name], [one], [two]]


@rule("SHY-106")
def test_any_contract_may_be_dealt() -> None:
    for contract in CONTRACT_IDS:
        p = start(2)
        while not any(text.endswith(f" {contract}") for text in p.legal()):
            p.play(p.legal()[0])
        move = next(text for text in p.legal() if text.endswith(f" {contract}"))
        p.play(move)
        assert contract in p.contracts(int(move.split()[1]))


@rule("SHY-504", "SHY-601", "SHY-608")
@pytest.mark.parametrize(
    ("bow", "length"), [(bow, length) for length in range(3, 10) for bow in range(1, 11 - length)]
)
def test_a_ship_of_any_length_sails_from_any_place(bow: int, length: int) -> None:
    ship = "B" + "M" * (length - 2) + "S"
    row = ship.rjust(bow + length - 1, ".").ljust(9, ".")
    p = shipyard(
        phase="cruises", yard=row, canals="c17 c18@c17:E c19@c18:E", figure="c17 C W", store="captain"
    )
    assert p.choices("sail") == [str(bow)]
    p.play(f"sail {bow}").quiet()
    assert p.yard() == "........."
    assert [len(name) for name, _ in p.fleet()] == [length]
    scrapped = shipyard(phase="cruises", yard=row, store="")
    assert scrapped.yard() == "........."
    assert scrapped.fleet() == []
