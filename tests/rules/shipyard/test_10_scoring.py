"""Chapter 10: contracts, traders and the winner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.rule import rule
from tests.rules.shipyard.position import EMPLOYEE_IDS, Position, roomy_deck, shipyard

ROOMY = roomy_deck()

BUOYS = ["sb19", "sb20", "sb21", "sm105", "sm106", "sm107", "sm122", "sm123", "ss12", "ss13", "ss17", "ss23"]
BOATS = ["sb22", "sb23", "sm108", "sm109", "sm124", "sm128", "ss14", "ss22", "ss24"]
LANTERNS = ["sb24", "sb25", "sm110", "sm111", "sm125", "sm127", "ss15", "ss16"]
DARK = (
    [f"sb{n:02}" for n in range(1, 19)],
    [f"sm{n}" for n in (101, 102, 103, 104, 112, 113, 114, 115)],
    [f"ss{n:02}" for n in range(1, 12)],
)
"""Bows, middles and sterns without any safety feature."""


def scored(contracts: str, fleet: Sequence[str] = (), **given: Any) -> dict[str, int]:
    """The parts of the score of a game that is over."""
    p = shipyard(phase="last", contracts=contracts, fleet=fleet, rules=ROOMY, **given)
    assert p.over
    return p.parts()


def points(contract: str, fleet: Sequence[str] = (), **given: Any) -> int:
    """What a contract pays; the other one held is for a fleet that nobody has here."""
    if contract.startswith("b"):
        return scored(f"{contract} g08", fleet, **given).get("blue-contract", 0)
    return scored(f"b12 {contract}", fleet, **given).get("green-contract", 0)


def ships(*lengths: int) -> list[str]:
    return [f"B{'M' * (length - 2)}S" for length in lengths]


def with_features(cards: list[str]) -> list[str]:
    """Ships that have these cards and others without any safety feature."""
    bows, middles, sterns = (list(kind) for kind in DARK)
    named = {kind: [card for card in cards if card.startswith(kind)] for kind in ("sb", "sm", "ss")}
    found = []
    while any(named.values()):
        bow = named["sb"].pop() if named["sb"] else bows.pop()
        between = [named["sm"].pop() for _ in range(min(2, len(named["sm"])))] or [middles.pop()]
        stern = named["ss"].pop() if named["ss"] else sterns.pop()
        found.append(" ".join([bow, *between, stern]))
    return found


# -- what contracts look at ----------------------------------------------------------------------------------------


@rule("SHY-1001")
def test_pieces_in_the_store_score_nothing() -> None:
    assert points("b11", store="propeller:5") == 0
    assert points("b11", ["BMS propeller"], store="propeller:5") == 3
    assert points("b09", store="captain:2 sail smokestack propeller crane cannon businessman soldier") == 0


@rule("SHY-1001")
def test_ships_in_the_yard_and_dismantled_ships_score_nothing() -> None:
    p = shipyard(
        phase="last", yard="BM......S", contracts="b12 g10", fleet=ships(4), lost="sb01 sm101 ss01", first=0
    )
    p.play(f"finish {p.market('stern')[0]} 3")
    assert p.deal().over, "without a captain the ship is dismantled"
    assert p.parts() == {"green-contract": 1}
    assert points("g03", ships(8), yard="B.M.....S") == 0


@rule("SHY-1001")
def test_the_fleets_of_others_score_nothing() -> None:
    p = shipyard(
        phase="last", contracts={0: "b11 g10", 1: "b05 g03"}, fleet={1: ["BMS propeller", *ships(6)]}
    )
    assert p.parts(0) == {}
    assert p.parts(1) == {"green-contract": 3}


# -- blue contracts ------------------------------------------------------------------------------------------------

BLUE = [
    ("b01", ["BMS businessman:2 crane"], 3),
    ("b01", ["BMS businessman:2 crane:3"], 6),
    ("b01", ["BMS businessman:2", "BMS crane:2"], 0),
    ("b01", ["BMS businessman crane", "BMMS businessman:3 crane:2"], 9),
    ("b02", [], 0),
    ("b02", ["BMS businessman"], 0),
    ("b02", ["BMS businessman:2"], 2),
    ("b02", ["BMS businessman", "BMS businessman:3"], 6),
    ("b03", ["BMS sail smokestack propeller"], 6),
    ("b03", ["BMS sail smokestack", "BMS propeller"], 0),
    ("b03", ["BMS sail:2 smokestack propeller", "BMS sail smokestack:2 propeller:2"], 12),
    ("b04", ["BMS soldier:2 cannon"], 3),
    ("b04", ["BMS soldier:2", "BMS cannon:2"], 0),
    ("b04", ["BMS soldier:2 cannon:2", "BMS soldier cannon:2"], 9),
    ("b05", ["BMS soldier"], 0),
    ("b05", ["BMS soldier:2", "BMS soldier"], 4),
    ("b06", ["BMS businessman soldier crane cannon"], 8),
    ("b06", ["BMS businessman soldier crane"], 0),
    ("b06", ["BMS businessman:2 soldier:2 crane:2 cannon:2"], 8),
    ("b07", ["BMS sail"], 0),
    ("b07", ["BMS sail:2"], 3),
    ("b07", ["BMS sail:3", "BMS sail"], 3),
    ("b07", ["BMS sail:5", "BMS sail:2"], 9),
    ("b08", ["BMS captain"], 0),
    ("b08", ["BMS captain:2"], 3),
    ("b08", ["BMS captain:3", "BMS captain", "BMS captain:2"], 9),
    ("b10", ["BMS smokestack"], 0),
    ("b10", ["BMS smokestack", "BMS smokestack"], 0),
    ("b10", ["BMS smokestack:2", "BMS smokestack:5"], 9),
    ("b11", ["BMS propeller"], 3),
    ("b11", ["BMS propeller:2", "BMS propeller"], 9),
]


@rule("SHY-1002", "SHY-1003", "SHY-1004", "SHY-1102")
@pytest.mark.parametrize(("contract", "fleet", "expected"), BLUE)
def test_blue_contracts(contract: str, fleet: list[str], expected: int) -> None:
    assert points(contract, fleet) == expected


ELEMENTS = ["propeller", "smokestack", "sail", "crane", "cannon", "businessman", "soldier", "captain:2"]


@rule("SHY-1002", "SHY-1102")
@pytest.mark.parametrize(("count", "expected"), list(enumerate([0, 0, 1, 2, 4, 6, 9, 12, 16])))
def test_the_all_rounder_counts_different_elements(count: int, expected: int) -> None:
    chosen = ELEMENTS[:count]
    assert points("b09", [f"BMS {' '.join(chosen)}"]) == expected
    spread = [f"BMS {element}" for element in chosen]
    assert points("b09", [*spread, *spread][:8]) == expected, "anywhere in the fleet, each counted once"
    assert points("b09", [f"BMS {' '.join(ELEMENTS[8 - count :])}"]) == expected


@rule("SHY-1002", "SHY-1004")
def test_a_captain_is_no_officer() -> None:
    """Two captains on two ships are no officers; the element is missing."""
    assert points("b09", ["BMS captain sail", "BMS captain"]) == 0
    assert points("b09", ["BMS captain:2 sail", "BMS captain"]) == 1
    assert points("b08", ["BMS captain:2", "BMS captain:2"]) == 6


@rule("SHY-1002", "SHY-536")
@pytest.mark.parametrize(("count", "expected"), [(0, 0), (1, 4), (7, 28)])
def test_used_canals(count: int, expected: int) -> None:
    assert points("b12", used_count=count) == expected


@rule("SHY-1002", "SHY-1010")
def test_laid_and_discarded_canals_are_not_used() -> None:
    assert "blue-contract" not in scored("b12 g08", canals="c01 c02@c01:E", discards="c05 c06")
    assert scored("b12 g08", canals="c01 c02@c01:E", used="c03")["blue-contract"] == 4


@rule("SHY-1003")
def test_pairs_are_counted_ship_by_ship() -> None:
    assert points("b01", ["BMS businessman:3 crane", "BMS businessman crane:3"]) == 6
    assert points("b07", ["BMS sail:3", "BMS sail:3", "BMS sail:3"]) == 9
    assert points("b10", ["BMS smokestack", "BMS smokestack:3"]) == 3


@rule("SHY-1005")
@pytest.mark.parametrize(
    ("contract", "fleet", "each"),
    [
        ("b03", "sail:2 smokestack:2 propeller:2", 6),
        ("b06", "businessman:3 soldier:3 crane:3 cannon:3", 8),
    ],
)
def test_once_for_each_ship(contract: str, fleet: str, each: int) -> None:
    assert points(contract, [f"BMS {fleet}"]) == each
    assert points(contract, [f"BMS {fleet}", f"BMMS {fleet}"]) == 2 * each


# -- green contracts -----------------------------------------------------------------------------------------------


@rule("SHY-1006", "SHY-1103")
@pytest.mark.parametrize(("count", "expected"), list(enumerate([0, 1, 2, 4, 6, 9, 12, 13, 14, 15])))
def test_lifebuoys(count: int, expected: int) -> None:
    assert points("g01", with_features(BUOYS[:count])) == expected


@rule("SHY-1006", "SHY-1103")
@pytest.mark.parametrize(("count", "expected"), list(enumerate([0, 1, 3, 5, 8, 11, 12, 13])))
def test_lanterns(count: int, expected: int) -> None:
    assert points("g04", with_features(LANTERNS[:count])) == expected


@rule("SHY-1006", "SHY-1103")
@pytest.mark.parametrize(("count", "expected"), list(enumerate([0, 1, 3, 6, 9, 12, 13, 14])))
def test_lifeboats(count: int, expected: int) -> None:
    assert points("g07", with_features(BOATS[:count])) == expected


@rule("SHY-1006")
def test_safety_contracts_look_at_their_own_feature() -> None:
    fleet = with_features(BUOYS[:3]) + with_features([])
    assert [points(contract, fleet) for contract in ("g01", "g04", "g07")] == [4, 0, 0]
    assert [points(contract, with_features(BOATS[:3])) for contract in ("g01", "g04", "g07")] == [0, 0, 6]


@rule("SHY-1006", "SHY-1103")
@pytest.mark.parametrize(
    ("contract", "length", "table"),
    [
        ("g02", 5, [0, 3, 8, 15, 24, 35, 48, 63]),
        ("g05", 6, [0, 4, 10, 18, 28, 40, 54, 68]),
    ],
)
def test_ships_of_exactly_so_many_cards(contract: str, length: int, table: list[int]) -> None:
    for count, expected in enumerate(table):
        assert points(contract, ships(*[length] * count)) == expected
    assert points(contract, ships(*(other for other in range(3, 10) if other != length))) == 0


@rule("SHY-1006")
def test_ships_of_at_least_seven_cards() -> None:
    assert [scored("b12 g08", ships(length)).get("green-contract", 0) for length in range(3, 10)] == [
        0,
        0,
        0,
        0,
        5,
        5,
        5,
    ]
    for lengths, expected in [((7, 8), 12), ((7, 8, 9), 21), ((9, 9, 9, 9), 32), ((7, 7, 7, 7, 7), 45)]:
        assert scored("b12 g08", ships(*lengths))["green-contract"] == expected


@rule("SHY-1006", "SHY-1104")
@pytest.mark.parametrize(
    ("lengths", "expected"),
    [
        ((), 0),
        ((8,), 0),
        ((9,), 3),
        ((6, 5), 3),
        ((6, 6), 6),
        ((7, 7), 6),
        ((7, 8), 9),
        ((9, 8), 9),
        ((9, 9), 12),
        ((9, 9, 3), 15),
        ((9, 9, 5), 15),
        ((8, 8, 8), 18),
        ((9, 9, 8), 18),
        ((9, 9, 9), 21),
        ((9, 9, 8, 3), 21),
        ((9, 9, 9, 3), 24),
    ],
)
def test_ship_cards_in_the_fleet(lengths: tuple[int, ...], expected: int) -> None:
    assert points("g03", ships(*lengths)) == expected


@rule("SHY-1006", "SHY-1105")
@pytest.mark.parametrize(("count", "expected"), list(enumerate([0, 1, 2, 3, 4, 6, 8, 10, 12])))
def test_employees(count: int, expected: int) -> None:
    assert points("g06", employees=" ".join(EMPLOYEE_IDS[:count])) == expected


@rule("SHY-1006", "SHY-1105")
@pytest.mark.parametrize(
    ("employees", "expected"),
    [
        ("engineer-cannon recruiter-captain", 0),
        ("builder-crane", 2),
        ("helmsman rigger", 4),
        ("accountant foreman", 4),
        ("trader-coal-1 trader-coal-2", 4),
        ("engineer-sail recruiter-soldier trader-coal-1 builder-crane accountant", 6),
    ],
)
def test_blue_yellow_and_orange_employees(employees: str, expected: int) -> None:
    assert points("g09", employees=employees) == expected


@rule("SHY-1006", "SHY-1103")
@pytest.mark.parametrize(("count", "expected"), list(enumerate([0, 1, 3, 6, 10, 15, 19, 23])))
def test_number_of_ships(count: int, expected: int) -> None:
    assert points("g10", ships(*([3, 4, 5] * 3)[:count])) == expected


@rule("SHY-1006", "SHY-1005")
@pytest.mark.parametrize(
    ("fleet", "expected"),
    [
        (["sb19 sm108 ss15"], 5),
        (["sb19 sm108 sm109 ss14"], 0),
        (["sb19 sm108 ss01", "sb24 sm101 ss02"], 0),
        (["sb19 sm105 sm108 sm109 sm110 sm111 ss02"], 5),
        (["sb19 sm108 ss15", "sb22 sm105 ss16"], 10),
    ],
)
def test_ships_with_all_three_safety_features(fleet: list[str], expected: int) -> None:
    assert points("g11", fleet) == expected


@rule("SHY-1006", "SHY-1007", "SHY-1105")
@pytest.mark.parametrize(
    ("employees", "expected"),
    [
        ("", 0),
        ("accountant foreman", 1),
        ("helmsman rigger builder-crane", 1),
        ("trader-coal-1 trader-steel-1", 1),
        ("trader-coal-1 trader-coal-2", 2),
        ("trader-coal-1 helmsman", 2),
        ("trader-coal-1 trader-coal-2 helmsman", 4),
        ("engineer-sail recruiter-soldier accountant helmsman", 7),
        ("engineer-sail recruiter-soldier accountant helmsman trader-grain-1", 10),
        ("engineer-sail recruiter-soldier accountant helmsman trader-grain-1 trader-steel-1", 10),
        ("engineer-sail recruiter-soldier accountant helmsman trader-grain-1 trader-grain-2", 14),
    ],
)
def test_different_types_of_employees(employees: str, expected: int) -> None:
    assert points("g12", employees=employees) == expected


@rule("SHY-1008")
@pytest.mark.parametrize(
    ("contract", "fleet", "expected"),
    [
        ("g02", ["BmmmS"], 3),
        ("g02", ["BMmS"], 0),
        ("g05", ["bMMmMs"], 4),
        ("g08", ["bmmmmms"], 5),
        ("g03", ["bmmms", "bmms"], 3),
        ("g10", ["bms"], 1),
        ("g01", ["bmmmms"], 0),
    ],
)
def test_stand_ins_count_as_cards(contract: str, fleet: list[str], expected: int) -> None:
    empty = {"bow": 0, "middle": 0, "stern": 0}
    assert scored(f"b11 {contract}", fleet, decks=empty).get("green-contract", 0) == expected


@rule("SHY-621")
@pytest.mark.parametrize(
    ("contract", "cards"), [("g01", BUOYS[:4]), ("g04", LANTERNS[:4]), ("g07", BOATS[:4])]
)
def test_contracts_count_the_safety_features_of_the_cards_only(contract: str, cards: list[str]) -> None:
    fleet = with_features(cards)
    pieces = "captain:3 soldier businessman crane cannon sail smokestack propeller"
    expected = points(contract, fleet)
    assert expected
    assert (
        points(contract, [f"{ship} {pieces}" for ship in fleet], employees=" ".join(EMPLOYEE_IDS)) == expected
    )
    empty = {"bow": 0, "middle": 0, "stern": 0}
    assert points(contract, ["bmmmms", "bms"], decks=empty) == 0


@rule("SHY-1009", "SHY-832")
@pytest.mark.parametrize("contracts", [f"b{number:02} g{number:02}" for number in range(1, 13)])
def test_traders_score_whatever_contracts_are_held(contracts: str) -> None:
    assert scored(contracts, employees="trader-coal-1 trader-steel-1 trader-steel-2")["traders"] == 5


@rule("SHY-1010")
def test_nothing_else_gives_points() -> None:
    p = shipyard(
        phase="last",
        contracts="b11 g08",
        guilders=99,
        store="captain:9 crane:9 cannon:9 propeller:9",
        trains="t05 t06 t07",
        canals="c01 c02@c01:E",
        yard="BM.......",
        first=0,
    ).play("pass")
    assert p.over
    assert p.parts() == {}
    assert p.score() == 0


# -- the winner ----------------------------------------------------------------------------------------------------


def ended(score: dict[int, int], guilders: dict[int, int]) -> Position:
    none = {0: "b01 g05", 1: "b02 g08", 2: "b03 g11"}
    p = shipyard(3, phase="last", score=score, guilders=guilders, contracts=none)
    assert p.over
    return p


@rule("SHY-1011")
def test_the_most_points_win() -> None:
    p = ended({0: 20, 1: 31, 2: 30}, {0: 99, 1: 0, 2: 50})
    assert p.ranking == [[1], [2], [0]]


@rule("SHY-1011")
def test_contracts_and_traders_count_for_the_winner() -> None:
    contracts = {0: "b11 g05", 1: "b02 g08", 2: "b03 g11"}
    p = shipyard(
        3,
        phase="last",
        score={0: 10, 1: 12, 2: 8},
        guilders={0: 0, 1: 0, 2: 0},
        contracts=contracts,
        fleet={0: ["BMS propeller"]},
        employees={2: "trader-coal-1 trader-coal-2"},
    )
    assert [p.score(seat) for seat in range(3)] == [13, 12, 12]
    assert p.ranking == [[0], [1, 2]]


@rule("SHY-1012")
def test_ties_go_to_more_guilders_and_else_are_shared() -> None:
    assert ended({0: 20, 1: 20, 2: 20}, {0: 3, 1: 5, 2: 4}).ranking == [[1], [2], [0]]
    assert ended({0: 20, 1: 20, 2: 20}, {0: 5, 1: 5, 2: 4}).ranking == [[0, 1], [2]]
    assert ended({0: 20, 1: 21, 2: 20}, {0: 7, 1: 0, 2: 7}).ranking == [[1], [0, 2]]
