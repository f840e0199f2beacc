"""Chapter 8: what employees do."""

from __future__ import annotations

from typing import Any

import pytest

from roadstead.games.shipyard import tasks
from tests.rule import rule
from tests.rules.shipyard import walker
from tests.rules.shipyard.position import EMPLOYEE_IDS, Position, doing, shipyard

LONG = "c01 c02@c01:E c03@c02:E c04@c03:E"
BARE = "sb19 sm129 ss25"
"""Two cannon mounts, no cabin, no mast, no propeller mount, no crane mount."""
SAILS = "sb01 sm205 sm206 ss05"
"""Six masts, a propeller mount, a cabin."""
ALL = "captain:9 sail:9 smokestack:9 propeller:9 crane:9 cannon:9 businessman:9 soldier:9"
ENGINEERS = ["cannon", "smokestack", "crane", "sail"]
RECRUITERS = ["captain", "soldier", "propeller", "businessman"]
PRICES = {"coal": [2, 1, 3, 2, 1, 4], "steel": [2, 3, 2, 3, 1, 2], "grain": [2, 3, 1, 2, 4, 1]}


def sailing(ship: str, employees: str = "", store: str = ALL, **given: Any) -> Position:
    """A ship that is being fitted out."""
    kinds = f"B{'M' * (len(ship.split()) - 2)}S".ljust(9, ".")
    p = shipyard(
        phase="cruises", yard=f"{kinds} {ship}", canals=LONG, store=store, employees=employees, **given
    )
    return p.play("sail 1")


def numbers(p: Position, name: str) -> list[int]:
    """The numbers offered for a fitting; those before it stay 0. None where it is not asked."""
    while not p.over and p.choices("fit"):
        words = [choice.split() for choice in p.choices("fit")]
        if words[0][0] == name:
            return [int(number) for _, number in words]
        p.play(f"fit {words[0][0]} 0")
    return []


def sold(commodity: str, setting: int, employees: str) -> int:
    """What three equal loads bring at a setting, all sold."""
    train = {"coal": "t05", "steel": "t11", "grain": "t14"}[commodity]
    p = doing("exchange", trains=train, setting=(setting - 2) % 6 + 1, employees=employees, guilders=0)
    assert p.setting == setting
    return p.play("trade sell+sell+sell").guilders()


# -- engineers and recruiters --------------------------------------------------------------------------------------


@rule("SHY-811")
@pytest.mark.parametrize("piece", ENGINEERS)
@pytest.mark.parametrize("extra", [0, 1, 2, 3])
def test_an_engineer_brings_one_piece_more_with_every_manufacture(piece: str, extra: int) -> None:
    p = doing("manufacture", ring="cannon", guilders=3, employees=f"engineer-{piece}").play(
        f"manufacture {extra}"
    )
    made = ["smokestack", "crane", "sail", "cannon"][extra]
    expected = {made: 1}
    expected[piece] = expected.get(piece, 0) + 1
    assert p.store() == expected
    assert p.guilders() == 3 - extra


@rule("SHY-821")
@pytest.mark.parametrize("piece", RECRUITERS)
@pytest.mark.parametrize("extra", [0, 1, 2, 3])
def test_a_recruiter_brings_one_piece_more_with_every_recruit_crew(piece: str, extra: int) -> None:
    p = doing("recruit", circle="captain", guilders=3, employees=f"recruiter-{piece}").play(
        f"recruit {extra}"
    )
    expected = {["soldier", "propeller", "businessman", "captain"][extra]: 1}
    expected[piece] = expected.get(piece, 0) + 1
    assert p.store() == expected
    assert p.guilders() == 3 - extra


@rule("SHY-811", "SHY-821")
def test_engineers_do_not_recruit_nor_recruiters_manufacture() -> None:
    both = "engineer-sail engineer-crane recruiter-captain recruiter-propeller"
    made = doing("manufacture", ring="cannon", guilders=0, employees=both)
    assert made.store() == {"smokestack": 1, "crane": 1, "sail": 1}
    hired = doing("recruit", circle="captain", guilders=0, employees=both)
    assert hired.store() == {"soldier": 1, "captain": 1, "propeller": 1}


@rule("SHY-801")
def test_effects_of_one_class_add_up() -> None:
    engineers = " ".join(f"engineer-{piece}" for piece in ENGINEERS)
    p = doing("manufacture", ring="cannon", guilders=0, employees=engineers)
    assert p.store() == {"cannon": 1, "smokestack": 2, "crane": 1, "sail": 1}


@rule("SHY-801")
def test_an_effect_works_every_time_and_to_the_end_of_the_game() -> None:
    """As the chosen action, as the bonus action, and as the final action."""
    p = shipyard(
        main="recruit",
        employees="engineer-cannon recruiter-soldier",
        guilders=6,
        ring="sail",
        circle="captain",
    )
    p.play("bonus manufacture-equipment")
    assert p.store() == {"cannon": 2, "soldier": 2}, "without a guilder left both markers go one step"
    final = shipyard(phase="final", employees="engineer-cannon", guilders=0, ring="sail", store="cannon:2")
    final.play("final manufacture-equipment")
    assert final.store() == {"cannon": 4}


@rule("SHY-801")
def test_the_employees_of_others_do_nothing() -> None:
    p = doing("manufacture", ring="cannon", guilders=0, employees={1: "engineer-sail accountant"})
    assert p.store() == {"smokestack": 1}


# -- traders -------------------------------------------------------------------------------------------------------


@rule("SHY-831")
@pytest.mark.parametrize("commodity", ["coal", "steel", "grain"])
@pytest.mark.parametrize("setting", [1, 2, 3, 4, 5, 6])
def test_each_load_sold_brings_one_more_for_each_trader(commodity: str, setting: int) -> None:
    price = PRICES[commodity][setting - 1]
    first, second = f"trader-{commodity}-1", f"trader-{commodity}-2"
    assert sold(commodity, setting, "") == 3 * price
    assert sold(commodity, setting, first) == 3 * (price + 1)
    assert sold(commodity, setting, f"{first} {second}") == 3 * (price + 2)


@rule("SHY-831")
def test_a_trader_is_for_one_commodity() -> None:
    others = "trader-steel-1 trader-steel-2 trader-grain-1"
    assert sold("coal", 1, others) == 3 * 2
    assert sold("grain", 1, others) == 3 * 3
    assert sold("steel", 1, others) == 3 * 4


@rule("SHY-831")
def test_a_trader_brings_nothing_for_a_load_that_is_bartered() -> None:
    p = doing("exchange", trains="t05", setting=0, employees="trader-coal-1 trader-coal-2", guilders=0)
    p.play("trade propeller+smokestack+sell")
    assert p.guilders() == 2 + 2
    assert p.store() == {"propeller": 1, "smokestack": 1}


@rule("SHY-832")
@pytest.mark.parametrize("commodity", ["coal", "steel", "grain"])
def test_points_of_traders_at_the_end(commodity: str) -> None:
    for traders, points in [("1", 1), ("1 2", 4)]:
        names = " ".join(f"trader-{commodity}-{level}" for level in traders.split())
        p = shipyard(phase="last", employees=names, contracts="b01 g11")
        assert p.over
        assert p.parts() == {"traders": points}


@rule("SHY-832")
def test_no_other_employee_has_points_of_its_own() -> None:
    others = " ".join(name for name in EMPLOYEE_IDS if not name.startswith("trader"))
    assert shipyard(phase="last", employees=others, contracts="b01 g11").parts() == {}


# -- builders ------------------------------------------------------------------------------------------------------


@rule("SHY-841")
@pytest.mark.parametrize(
    ("builder", "fitting", "most"),
    [
        ("builder-officer", "officers", 2),
        ("builder-businessman", "businessmen", 2),
        ("builder-soldier", "soldiers", 2),
        ("builder-propeller", "propellers", 1),
        ("builder-crane", "cranes", 2),
        ("builder-cannon", "cannons", 4),
    ],
)
def test_a_builder_needs_neither_cabin_nor_mount(builder: str, fitting: str, most: int) -> None:
    """The ship has two mounts for cannons and nothing else."""
    without = 2 if fitting == "cannons" else 0
    assert numbers(sailing(BARE), fitting) == (list(range(without + 1)) if without else [])
    assert numbers(sailing(BARE, builder), fitting) == list(range(most + 1))
    others = [name for name, other in FITTINGS.items() if name != fitting]
    for name in others:
        mounts = [0, 1, 2] if name == "cannons" else []
        assert numbers(sailing(BARE, builder), name) == mounts


FITTINGS = {
    "sails": "sail",
    "smokestacks": "smokestack",
    "propellers": "propeller",
    "cranes": "crane",
    "cannons": "cannon",
    "officers": "captain",
    "businessmen": "businessman",
    "soldiers": "soldier",
}


@rule("SHY-841")
def test_a_builder_works_on_every_ship() -> None:
    p = shipyard(
        phase="cruises",
        yard=f"BMSBMS... {BARE} sb20 sm130 ss23",
        canals=LONG,
        store="captain:2 crane:4",
        employees="builder-crane",
    )
    for ship in ("sail 1", "sail 4"):
        p.play(ship)
        assert numbers(p, "cranes") == [0, 1, 2]
        p.fit(cranes=2)
    assert [pieces["crane"] for _, pieces in p.fleet()] == [2, 2]


@rule("SHY-841")
def test_pieces_of_a_builder_leave_the_cabins_to_others() -> None:
    """One cabin: 2 soldiers outside it, and in it a third soldier or a businessman."""
    for soldiers, businessmen in [([0, 1, 2, 3], 0), ([0, 1, 2], 1)]:
        p = sailing(SAILS, "builder-soldier", store="captain businessman:2 soldier:9")
        assert numbers(p, "businessmen") == [0, 1]
        p.play(f"fit businessmen {businessmen}")
        assert numbers(p, "soldiers") == soldiers


@rule("SHY-842")
def test_two_propellers_at_most() -> None:
    assert numbers(sailing(SAILS), "propellers") == [0, 1]
    assert numbers(sailing(SAILS, "builder-propeller"), "propellers") == [0, 1, 2]
    assert numbers(sailing(BARE, "builder-propeller"), "propellers") == [0, 1]


@rule("SHY-842")
def test_no_ship_has_more_than_one_mount_for_a_propeller() -> None:
    mounts = [(card["kind"], card["features"].get("propeller", 0)) for card in walker.CARDS["ship_cards"]]
    assert {kind for kind, number in mounts if number} == {"stern"}
    assert max(number for _, number in mounts) == 1


# -- helmsman and rigger -------------------------------------------------------------------------------------------


def ship_points(p: Position) -> int:
    while not p.over and p.actor == 0 and p.asked == tasks.MOVE:
        p.play(p.legal()[0])
    return p.parts()["ships"]


@rule("SHY-851")
@pytest.mark.parametrize("ship", [BARE, SAILS])
def test_the_helmsman_adds_one_to_the_speed_of_each_ship(ship: str) -> None:
    assert numbers(sailing(ship), "helmsman") == []
    assert numbers(sailing(ship, "helmsman"), "helmsman") == [0, 1]
    for used in (0, 1):
        assert ship_points(sailing(ship, "helmsman").fit(helmsman=used)) == 2 + used


@rule("SHY-852")
@pytest.mark.parametrize(("sails", "pairs"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_the_rigger_adds_one_for_each_pair_of_sails(sails: int, pairs: int) -> None:
    p = sailing(SAILS, "rigger").play(f"fit sails {sails}")
    assert numbers(p, "rigger") == (list(range(pairs + 1)) if pairs else [])
    for used in range(pairs + 1):
        p = sailing(SAILS, "rigger").fit(sails=sails, rigger=used)
        assert ship_points(p) == 1 + 1 + sails + used


@rule("SHY-852")
def test_the_rigger_adds_after_normal_speed_is_found() -> None:
    """Steam: 4 for one smokestack and one propeller, 4 sails, 2 pairs."""
    p = sailing(SAILS, "rigger helmsman").fit(sails=4, smokestacks=1, propellers=1, helmsman=1, rigger=2)
    assert ship_points(p) == 1 + 4 + 4 + 1 + 2


@rule("SHY-802")
def test_an_effect_may_be_left_unused_or_used_in_part() -> None:
    p = sailing(SAILS, "helmsman rigger builder-soldier builder-crane")
    p.fit(sails=4, helmsman=0, rigger=1, cranes=1, soldiers=1)
    assert ship_points(p) == 1 + (1 + 4 + 1) + 2 + 1
    assert p.fleet()[0][1] == {"captain": 1, "sail": 4, "crane": 1, "soldier": 1}


@rule("SHY-802", "SHY-861", "SHY-871")
def test_free_steps_need_not_be_gone() -> None:
    p = doing("manufacture", ring="cannon", guilders=0, employees="accountant")
    assert p.choices("manufacture") == ["0", "1", "2"]
    p.play("manufacture 0")
    assert (p.ring, p.store()) == ("smokestack", {"smokestack": 1})


# -- accountant and foreman ----------------------------------------------------------------------------------------


@rule("SHY-861")
@pytest.mark.parametrize("action", ["manufacture", "recruit"])
@pytest.mark.parametrize("guilders", [0, 1, 3])
def test_the_accountant_makes_two_sectors_free(action: str, guilders: int) -> None:
    for extra, price in enumerate([0, 0, 0, 1]):
        p = doing(action, guilders=guilders, employees="accountant")
        assert p.can(f"{action} {extra}") == (price <= guilders)
        if price <= guilders:
            assert p.play(f"{action} {extra}").guilders() == guilders - price
    for extra in range(4):
        other = doing(action, guilders=3, employees="foreman").play(f"{action} {extra}")
        assert other.guilders() == 3 - extra


@rule("SHY-861")
def test_the_accountant_is_of_no_use_with_the_employee_marker() -> None:
    for employees, price in [("accountant", 3), ("foreman", 0)]:
        p = doing("hire", staff=0, guilders=5, spaces={"helmsman": 4}, employees=employees).play(
            "hire helmsman"
        )
        assert p.guilders() == 5 - price


@rule("SHY-871", "SHY-R15")
@pytest.mark.parametrize(("space", "price"), [(1, 0), (2, 0), (3, 0), (4, 0), (5, 1), (6, 2), (7, 3), (0, 4)])
def test_the_foreman_makes_three_spaces_free(space: int, price: int) -> None:
    for guilders in range(6):
        p = doing("hire", staff=0, guilders=guilders, spaces={"helmsman": space}, employees="foreman")
        assert p.can("hire helmsman") == (price <= guilders)
        if price <= guilders:
            assert p.play("hire helmsman").guilders() == guilders - price
