"""The effect kinds of the cards: each is read from its numbers, shown with decks of one's own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from roadstead.games.shipyard.rules import ShipyardRules
from tests.rule import rule
from tests.rules.shipyard.position import Position, doing, own_deck, roomy_deck, shipyard
from tests.rules.shipyard.test_6_cruise import sailing
from tests.rules.shipyard.test_examples_2 import MASTS

LONG = "c01 c02@c01:E c03@c02:E c04@c03:E"
BARE = "sb19 sm129 ss25"
"""Two cannon mounts and nothing else to mount on."""


@cache
def changed(change: str) -> ShipyardRules:
    return own_deck(change)


def points(change: str, fleet: Sequence[str] = (), rules: ShipyardRules | None = None, **given: Any) -> int:
    """What a contract with another text pays at the end."""
    contract = change.partition(":")[0]
    other = "g08" if contract.startswith("b") else "b12"
    p = shipyard(
        phase="last", contracts=f"{contract} {other}", fleet=fleet, rules=rules or changed(change), **given
    )
    assert p.over
    part = "blue-contract" if contract.startswith("b") else "green-contract"
    return p.parts().get(part, 0)


def most(p: Position, name: str) -> int:
    """The greatest number of a fitting that is offered; those before it stay 0."""
    p.play("sail 1")
    while p.choices("fit"):
        words = [choice.split() for choice in p.choices("fit")]
        if words[0][0] == name:
            return max(int(number) for _, number in words)
        p.play(f"fit {words[0][0]} 0")
    return 0


def ready(store: str, **given: Any) -> Position:
    return shipyard(phase="cruises", yard=f"BMS...... {BARE}", canals=LONG, store=store, **given)


def ships(*lengths: int) -> list[str]:
    return [f"B{'M' * (length - 2)}S" for length in lengths]


# -- employees -----------------------------------------------------------------------------------------------------


@rule("SHY-1101")
def test_extra_pieces() -> None:
    rules = own_deck("engineer-cannon: count = 1 -> count = 3", "recruiter-soldier: count = 1 -> count = 2")
    both = "engineer-cannon recruiter-soldier"
    made = doing("manufacture", ring="cannon", guilders=0, employees=both, rules=rules)
    assert made.store() == {"smokestack": 1, "cannon": 3}
    crew = doing("recruit", circle="soldier", guilders=0, employees=both, rules=rules)
    assert crew.store() == {"propeller": 1, "soldier": 2}


@rule("SHY-1101")
def test_sell_bonus_is_for_loads_sold_not_bartered() -> None:
    rules = own_deck("trader-coal-1: guilders = 1 -> guilders = 5")
    p = doing("exchange", trains="t05", guilders=0, employees="trader-coal-1", rules=rules)
    p.play("trade propeller+sell+sell")
    assert p.guilders() == 2 * (2 + 5)


@rule("SHY-1101")
@pytest.mark.parametrize(
    ("builder", "fitting", "store", "count"),
    [
        ("builder-officer", "officers", "captain:9", 4),
        ("builder-soldier", "soldiers", "captain soldier:9", 4),
        ("builder-crane", "cranes", "captain crane:9", 4),
        ("builder-propeller", "propellers", "captain propeller:9", 4),
    ],
)
def test_free_mount(builder: str, fitting: str, store: str, count: int) -> None:
    old = "count = 1" if builder == "builder-propeller" else "count = 2"
    rules = own_deck(f"{builder}: {old} -> count = {count}")
    assert most(ready(store, employees=builder, rules=rules), fitting) == count
    assert most(ready(store, employees=builder), fitting) == int(old[-1])


@rule("SHY-841", "SHY-R10", "SHY-1101")
@pytest.mark.parametrize(
    ("piece", "fitting", "store"),
    [
        ("sail", "sails", "captain sail:9"),
        ("smokestack", "smokestacks", "captain smokestack:9"),
        ("propeller", "propellers", "captain propeller:9"),
        ("crane", "cranes", "captain crane:9"),
        ("cannon", "cannons", "captain cannon:9"),
        ("captain", "officers", "captain:9"),
        ("officer", "officers", "captain:9"),
        ("businessman", "businessmen", "captain businessman:9"),
        ("soldier", "soldiers", "captain soldier:9"),
    ],
)
def test_a_deck_may_have_a_builder_of_any_piece(piece: str, fitting: str, store: str) -> None:
    """Which six of them there are is reconstructed; whoever knows better can say so."""
    rules = own_deck(f'builder-cannon: piece = "cannon" -> piece = "{piece}"')
    p = ready(store, employees="builder-cannon", rules=rules)
    assert most(p, fitting) == (4 if piece == "cannon" else 2), "two outside the mounts of the ship"


@rule("SHY-841", "SHY-602")
def test_free_sails_and_smokestacks_leave_the_masts_to_each_other() -> None:
    """Six masts: eight sails with the builder, and then no smokestack; with six sails two smokestacks."""
    rules = own_deck('builder-cannon: piece = "cannon" -> piece = "sail"')
    p = sailing(MASTS, store="captain sail:9 smokestack:9", employees="builder-cannon", rules=rules)
    assert p.choices("fit")[-1] == "sails 8"
    assert p.view(0).cruise.room[6:9] == (2, 1, 0)
    assert p.play("fit sails 6").choices("fit")[-1] == "smokestacks 2"
    p.play("fit smokestacks 2").state.check()


@rule("SHY-1101")
def test_officers_of_a_builder_are_captains_beyond_the_first() -> None:
    p = ready("captain:2", employees="builder-officer").play("sail 1")
    assert p.choices("fit") == ["officers 0", "officers 1"]
    p.play("fit officers 1")
    assert p.fleet() == [("BMS", {"captain": 2})]


@rule("SHY-1101")
def test_the_kind_says_what_adds_to_the_speed() -> None:
    """A helmsman that does what a rigger does: one more for the pair of sails, none without sails."""
    per_pair = 'kind = "speed_per_pair", piece = "sail", amount = 1'
    rules = own_deck(f'helmsman: kind = "speed_bonus", amount = 1 -> {per_pair}')
    yard = "BMS...... sb01 sm205 ss05"
    p = shipyard(
        phase="cruises", yard=yard, canals=LONG, store="captain sail:2", employees="helmsman", rules=rules
    )
    p.play("sail 1", "fit sails 2")
    assert p.choices("fit") == ["rigger 0", "rigger 1"]
    none = shipyard(
        phase="cruises", yard=yard, canals=LONG, store="captain", employees="helmsman", rules=rules
    )
    assert none.play("sail 1").parts() == {"ships": 2}, "nothing is asked"


@rule("SHY-1101")
def test_free_steps_are_for_the_named_markers() -> None:
    rules = own_deck(
        'accountant: "manufacture-equipment", "recruit-crew"], steps = 2 -> "recruit-crew"], steps = 3'
    )
    assert doing("recruit", guilders=0, employees="accountant", rules=rules).choices("recruit") == list(
        "0123"
    )
    other = doing("manufacture", guilders=2, employees="accountant", rules=rules)
    assert other.choices("manufacture") == list("012")


@rule("SHY-1101")
def test_requires_surcharge_and_end_points() -> None:
    rules = own_deck(
        'helmsman: requires = "" -> requires = "rigger"',
        "helmsman: surcharge = 0 -> surcharge = 3",
        "helmsman: end_points = 0 -> end_points = 7",
    )
    spaces = {"helmsman": 1}
    assert not doing("hire", spaces=spaces, guilders=5, rules=rules).can("hire helmsman")
    assert not doing("hire", spaces=spaces, guilders=2, employees="rigger", rules=rules).can("hire helmsman")
    p = doing("hire", spaces=spaces, guilders=5, employees="rigger", rules=rules).play("hire helmsman")
    assert p.guilders() == 2
    ended = shipyard(phase="last", contracts="b11 g08", employees="rigger helmsman", rules=rules)
    assert ended.parts() == {"traders": 7}


# -- contracts -----------------------------------------------------------------------------------------------------


@rule("SHY-1102")
@pytest.mark.parametrize(
    ("change", "fleet", "expected"),
    [
        ('b01: a = "businessman" -> a = "officer"', ["BMS captain:3 crane:5", "BMS captain crane:2"], 3 * 2),
        ("b01: points = 3 -> points = 11", ["BMS businessman:2 crane:3", "BMS businessman:3 crane"], 11 * 3),
        ('b07: piece = "sail" -> piece = "cannon"', ["BMS cannon:5", "BMS cannon:3"], 3 * 3),
        ("b07: points = 3 -> points = 10", ["BMS sail:5", "BMS sail:3"], 10 * 3),
        ('b11: piece = "propeller" -> piece = "crane"', ["BMS crane:2", "BMS crane"], 3 * 3),
        ("b08: points = 3 -> points = 13", ["BMS captain:2", "BMS captain"], 13),
        ('b02: piece = "businessman" -> piece = "sail"', ["BMS sail:2", "BMS sail:2"], 2 * 3),
        ("b02: points = 2 -> points = 9", ["BMS businessman:2", "BMS businessman"], 9 * 2),
        ('b03: needs = ["sail", -> needs = ["officer",', ["BMS captain smokestack propeller"], 0),
        ('b03: needs = ["sail", -> needs = ["officer",', ["BMS captain:2 smokestack propeller"], 6),
        ('b03: needs = ["sail", -> needs = ["lantern",', ["sb24 sm101 ss01 smokestack propeller"], 6),
        ('b03: needs = ["sail", -> needs = ["lantern",', ["sb19 sm101 ss01 smokestack propeller"], 0),
        ("b06: points = 8 -> points = 20", ["BMS businessman soldier crane cannon"], 20),
        ("b09: [0, 0, 1, 2, 4, 6, 9, 12, 16] -> [5, 7, 9, 2, 4, 6, 9, 12, 16]", ["BMS sail:3"], 7),
        ("b09: [0, 0, 1, 2, 4, 6, 9, 12, 16] -> [5, 7, 9, 2, 4, 6, 9, 12, 16]", [], 5),
    ],
)
def test_contracts_over_pieces(change: str, fleet: list[str], expected: int) -> None:
    assert points(change, fleet, roomy_deck(change)) == expected


@rule("SHY-1102")
def test_per_used_canal() -> None:
    assert points("b12: points = 4 -> points = 6", used_count=7) == 42


@rule("SHY-1103")
@pytest.mark.parametrize(
    ("change", "fleet", "expected"),
    [
        ("g10: [0, 1, 3, 6, 10, 15], beyond = 4 -> [2, 7], beyond = 10", [], 2),
        ("g10: [0, 1, 3, 6, 10, 15], beyond = 4 -> [2, 7], beyond = 10", ships(3), 7),
        ("g10: [0, 1, 3, 6, 10, 15], beyond = 4 -> [2, 7], beyond = 10", ships(3, 4, 5), 27),
        ("g10: beyond = 4 -> beyond = 0", ships(3, 3, 3, 3, 3, 3, 3), 15),
        ('g01: feature = "lifebuoy" -> feature = "mast"', ["sb01 sm205 ss05"], 6),
        ('g01: feature = "lifebuoy" -> feature = "cabin"', ["sb01 sm205 ss05"], 0),
        ("g02: min = 5, max = 5 -> min = 4, max = 6", ships(3, 4, 5, 6, 7), 15),
        ("g08: min = 7, max = 9 -> min = 8, max = 8", ships(7, 8, 9), 5),
    ],
)
def test_tables(change: str, fleet: list[str], expected: int) -> None:
    assert points(change, fleet) == expected


@rule("SHY-1104")
@pytest.mark.parametrize(
    ("lengths", "expected"),
    [((9,), 0), ((5, 5), 2), ((9, 6), 2), ((8, 8), 5), ((9, 9), 5), ((9, 9, 3), 5 + 7), ((9, 9, 9), 5 + 14)],
)
def test_thresholds(lengths: tuple[int, ...], expected: int) -> None:
    """Thresholds 10 and 16 with 2 and 5 points; beyond the last one 7 for every 5 cards."""
    change = (
        "g03: thresholds = [9, 12, 15, 18, 21, 24], points = [3, 6, 9, 12, 15, 18], beyond_step = 3, beyond_points = 3"
        " -> thresholds = [10, 16], points = [2, 5], beyond_step = 5, beyond_points = 7"
    )
    assert points(change, ships(*lengths)) == expected


@rule("SHY-1105")
@pytest.mark.parametrize(("count", "expected"), [(1, 10), (2, 20), (3, 21), (5, 23)])
def test_employee_count(count: int, expected: int) -> None:
    change = (
        "g06: first = 4, points_first = 1, points_after = 2 -> first = 2, points_first = 10, points_after = 1"
    )
    names = ["helmsman", "rigger", "accountant", "foreman", "builder-crane"]
    assert points(change, employees=" ".join(names[:count])) == expected


@rule("SHY-1105")
def test_employees_of_colour() -> None:
    change = 'g09: ["blue", "yellow", "orange"], points = 2 -> ["green"], points = 9'
    assert points(change, employees="recruiter-captain recruiter-soldier helmsman engineer-sail") == 18


@rule("SHY-1105", "SHY-1007")
@pytest.mark.parametrize(
    ("employees", "expected"),
    [
        ("trader-coal-1 helmsman", 0),
        ("trader-coal-1 trader-coal-2", 1),
        ("trader-coal-1 trader-coal-2 accountant", 2),
    ],
)
def test_employee_types(employees: str, expected: int) -> None:
    change = 'g12: ["yellow", "orange-1", "orange-2", "blue", "green", "brown"] -> ["yellow", "orange-2"]'
    assert points(change, employees=employees) == expected
