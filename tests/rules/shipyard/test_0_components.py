"""Chapter 0: components and general rules."""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import replace
from importlib.resources import files
from typing import Any

import pytest

from roadstead.games.shipyard.deck import PIECES
from tests.rule import rule
from tests.rules.shipyard.position import (
    CANAL_IDS,
    CARD_IDS,
    CONTRACT_IDS,
    EMPLOYEE_IDS,
    TRAIN_IDS,
    Position,
    doing,
    shipyard,
    start,
)

CARDS: dict[str, Any] = tomllib.loads(
    files("roadstead.games.shipyard").joinpath("cards.toml").read_text("utf-8")
)
LONG = "c01 c02@c01:E c03@c02:E c04@c03:E"
"""Four horseshoes in a row: from the first side every ship finds a way."""


def fitting(ship: str, store: str, **given: Any) -> Position:
    """A ship that is being fitted out, with enough canals."""
    cards = ship.split()
    yard = f"B{'M' * (len(cards) - 2)}S".ljust(9, ".")
    p = shipyard(phase="cruises", yard=f"{yard} {ship}", canals=LONG, store=f"captain {store}", **given)
    return p.play("sail 1")


def most(p: Position, name: str) -> int:
    """The greatest number of a fitting that is offered; those before it stay 0."""
    while p.choices("fit"):
        numbers = [choice.split() for choice in p.choices("fit")]
        if numbers[0][0] == name:
            return max(int(number) for _, number in numbers)
        p.play(f"fit {numbers[0][0]} 0")
    return 0


# -- what there is


@rule("SHY-001")
def test_the_box_holds_what_the_rules_say() -> None:
    counts = {name: value for name, value in CARDS["counts"].items() if name != "source"}
    assert counts == {
        "board_halves": 2,
        "yards": 4,
        "action_cards": 8,
        "ship_cards": 104,
        "equipment": 24,
        "crew": 24,
        "canals": 24,
        "blue_contracts": 12,
        "green_contracts": 12,
        "employees": 48,
        "trains": 14,
        "figures": 3,
        "score_counters": 1,
        "ship_figures": 1,
        "markers": 5,
        "coins": 40,
        "coin_values": [1, 5],
    }


@rule("SHY-001")
def test_the_cards_are_as_many_as_the_box_holds() -> None:
    assert len(CARDS["actions"]) == 8
    assert len(CARD_IDS) - 3 == 104
    assert len(CANAL_IDS) == 24
    assert len(TRAIN_IDS) == 14
    assert sum(card["copies"] for card in CARDS["employees"]) == 48
    assert Counter(name[0] for name in CONTRACT_IDS) == {"b": 12, "g": 12}
    p = start(4).deal()
    assert len(p.positions) == 8
    assert sum(sum(p.space(number).values()) for number in range(8)) == 48


@rule("SHY-002")
def test_bows_middles_and_sterns() -> None:
    cards = [CARDS["ship_cards"][place] for place in range(104)]
    assert Counter(card["kind"] for card in cards) == {"bow": 26, "middle": 52, "stern": 26}
    backs = Counter(card["deck"] for card in cards if card["kind"] == "middle")
    assert sorted(backs) == ["middle-1", "middle-2"]
    assert backs["middle-1"] != backs["middle-2"]
    p = shipyard()
    assert p.deck("bow") == 26 - 5
    assert p.deck("middle") == 52 - 10
    assert p.deck("stern") == 26 - 5


@rule("SHY-003")
def test_equipment_and_crew() -> None:
    kinds: dict[str, list[str]] = {"equipment": [], "crew": []}
    for card in CARDS["pieces"]:
        kinds[card["type"]].append(card["id"])
    assert kinds["equipment"] == ["sail", "smokestack", "propeller", "crane", "cannon"]
    assert kinds["crew"] == ["captain", "businessman", "soldier"]
    assert kinds["equipment"] + kinds["crew"] == PIECES


@rule("SHY-003", "SHY-610")
def test_crew_pays_one_point_each_and_sails_none() -> None:
    """A soldier counts as crew, a sail as equipment: 1 captain, 1 soldier, speed 2."""
    p = fitting("sb01 sm132 ss01", "soldier sail").fit(sails=1, soldiers=1)
    assert p.told("sails") == [(0, 2, 4, 3)]


@rule("SHY-004")
def test_the_features_of_ship_cards() -> None:
    kinds: dict[str, list[str]] = {}
    for card in CARDS["features"]:
        kinds.setdefault(card["type"], []).append(card["id"])
    assert kinds == {
        "mount": ["mast", "propeller", "crane", "cannon"],
        "cabin": ["cabin"],
        "safety": ["lifebuoy", "lifeboat", "lantern"],
    }
    shown = {feature for card in CARDS["ship_cards"] for feature in card["features"]}
    assert shown == {name for names in kinds.values() for name in names}


@rule("SHY-004", "SHY-621")
def test_safety_features_take_no_piece() -> None:
    store = " ".join(f"{piece}:3" for piece in PIECES)
    p = fitting("sb24 sm126 ss15", store)  # a crane mount, a propeller mount, a lifebuoy and two lanterns
    names = []
    while p.choices("fit"):
        names.append(p.choices("fit")[0].split()[0])
        p.play(f"fit {names[-1]} 0")
    assert names == ["propellers", "cranes"]


# -- where pieces go

ALL_FITTINGS = [
    "sails",
    "smokestacks",
    "propellers",
    "cranes",
    "cannons",
    "officers",
    "businessmen",
    "soldiers",
]
MOUNTS = {
    "mast": ("sb01", ["sails", "smokestacks"]),
    "crane": ("sb11", ["cranes"]),
    "cannon": ("sb15", ["cannons"]),
    "cabin": ("sb06", ["officers", "businessmen", "soldiers"]),
    "lifebuoy": ("sb19", []),
}


@rule("SHY-005", "SHY-006")
@pytest.mark.parametrize("feature", MOUNTS)
def test_a_piece_fits_its_own_place_only(feature: str) -> None:
    bow, fitting_names = MOUNTS[feature]
    store = " ".join(f"{piece}:3" for piece in PIECES)
    # the middle has a lifebuoy and a crane mount, the stern a lifeboat and a crane mount
    base = {"cranes": 2}
    for name in ALL_FITTINGS:
        wanted = base.get(name, 0) + (name in fitting_names)
        assert most(fitting(f"{bow} sm126 ss24", store), name) == wanted, name


@rule("SHY-005")
def test_a_propeller_needs_a_propeller_mount() -> None:
    assert most(fitting("sb01 sm101 ss05", "propeller:3"), "propellers") == 1
    assert most(fitting("sb01 sm101 ss22", "propeller:3"), "propellers") == 0


@rule("SHY-005", "SHY-006")
def test_sails_and_smokestacks_share_the_masts() -> None:
    p = fitting("sb01 sm101 ss05", "sail:3 smokestack:3")  # three masts
    assert p.choices("fit") == [f"sails {number}" for number in range(4)]
    p.play("fit sails 2")
    assert p.choices("fit") == ["smokestacks 0", "smokestacks 1"]


@rule("SHY-006")
def test_a_cabin_holds_any_one_crew_member() -> None:
    p = fitting("sb06 sm102 ss22", "captain:2 businessman:3 soldier:3")  # two cabins
    p.play("fit officers 1")
    assert p.choices("fit") == ["businessmen 0", "businessmen 1"]
    p.play("fit businessmen 0")
    assert p.choices("fit") == ["soldiers 0", "soldiers 1"]


@rule("SHY-007")
def test_the_first_captain_needs_no_cabin() -> None:
    p = fitting("sb01 sm105 ss22", "captain:3")  # no cabin
    assert p.fleet() == [("BMS", {"captain": 1})]
    assert p.store() == {"captain": 3}


@rule("SHY-007")
def test_further_captains_need_a_cabin_each() -> None:
    p = fitting("sb06 sm102 ss22", "captain:5")  # two cabins
    assert p.choices("fit") == ["officers 0", "officers 1", "officers 2"]
    p.play("fit officers 2")
    assert p.fleet() == [("BMS", {"captain": 3})]


# -- no limits


@rule("SHY-008", "SHY-R33")
@pytest.mark.parametrize("action", ["manufacture", "recruit"])
def test_pieces_never_run_out(action: str) -> None:
    everything = " ".join(f"{piece}:24" for piece in PIECES)
    p = doing(action, guilders=3, store={0: everything, 1: everything})
    wanted = {"manufacture": "cannon", "recruit": "captain"}[action]
    assert p.play(f"{action} 3").store()[wanted] == 25


@rule("SHY-008", "SHY-R33")
def test_guilders_never_run_out() -> None:
    p = shipyard(4, main="receive", guilders=dict.fromkeys(range(4), 120)).play("main")
    assert p.guilders() == 122


# -- what is public


@rule("SHY-009")
@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_everything_but_contracts_is_public(viewer: int | None) -> None:
    p = shipyard(
        3,
        lead=30,
        store="captain:2 sail",
        employees="helmsman",
        yard="BM.......",
        canals="c01",
        fleet=["BMS captain sail"],
        used="c05",
        trains="t01 t07",
    )
    own, other = p.view(0).builders[0], p.view(viewer).builders[0]
    assert len(own.contracts) == 4
    assert len(own.given) == 2
    assert other.contracts == other.given == ()
    assert other == replace(own, contracts=(), contract_points=(), given=(), score=other.score)
    assert (other.contract_count, other.guilders, other.trains) == (4, p.guilders(), (0, 6))
    assert sum(other.store) == 3
    assert other.yard[:2] != (-1, -1)
    assert len(other.employees) == len(other.canals) == len(other.fleet) == other.used == 1


@rule("SHY-010")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_everybody_may_look_at_their_own_contracts_at_any_time(seat: int) -> None:
    p = shipyard(seat=seat, contracts={2: "b07 g05"})
    for _ in range(3):
        assert {CONTRACT_IDS.index("b07"), CONTRACT_IDS.index("g05")} < set(p.view(2).builders[2].contracts)
        p.finish()


@rule("SHY-009", "SHY-010", "SHY-106")
def test_contracts_given_up_are_seen_by_their_owner_only() -> None:
    p = shipyard(lead=30, given={1: "b03 g03"})
    seen = [p.view(viewer).builders[1].given for viewer in (None, 0, 1, 2)]
    assert seen == [(), (), (CONTRACT_IDS.index("b03"), CONTRACT_IDS.index("g03")), ()]


@rule("SHY-001", "SHY-563")
def test_there_are_two_of_every_employee_at_most() -> None:
    p = doing("hire", 3, guilders=20, employees={1: "helmsman", 2: "helmsman"})
    assert "helmsman" not in p.choices("hire")
    assert set(p.choices("hire")) < set(EMPLOYEE_IDS)
