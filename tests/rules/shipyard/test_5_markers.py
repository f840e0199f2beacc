"""Chapter 5: Manufacture Equipment, Recruit Crew and Hire Employee."""

from __future__ import annotations

from typing import Any

import pytest

from roadstead.games.shipyard.deck import PIECES
from tests.rule import rule
from tests.rules.shipyard.position import EMPLOYEE_IDS, doing, own_deck, shipyard

RING = ["cannon", "smokestack", "crane", "sail"]
CIRCLE = ["captain", "soldier", "propeller", "businessman"]
BOARDS = {"manufacture": RING, "recruit": CIRCLE}
ON_ONE = {"helmsman": 1, "rigger": 1, "engineer-crane": 1}
"""Three employees on space 1, next to the marker."""


# -- Manufacture Equipment and Recruit Crew


@rule("SHY-541", "SHY-542", "SHY-551", "SHY-D06", "SHY-D07")
@pytest.mark.parametrize("action", BOARDS)
@pytest.mark.parametrize("sector", range(4))
def test_the_marker_moves_one_sector_free_and_further_ones_for_a_guilder(action: str, sector: int) -> None:
    board = BOARDS[action]
    marker: dict[str, Any] = {"ring" if action == "manufacture" else "circle": board[sector]}
    for extra in range(4):
        p = doing(action, guilders=3, **marker)
        assert p.choices(action) == ["0", "1", "2", "3"]
        assert p.tells(f"{action} {extra}", "price") == extra
        p.play(f"{action} {extra}")
        piece = board[(sector + 1 + extra) % 4]
        assert p.store() == {piece: 1}
        assert p.guilders() == 3 - extra
        assert (p.ring if action == "manufacture" else p.circle) == piece


@rule("SHY-541", "SHY-551")
@pytest.mark.parametrize("action", BOARDS)
def test_the_dearest_piece_is_the_one_where_the_marker_stood(action: str) -> None:
    p = doing(action, guilders=5, ring="cannon", circle="captain").play(f"{action} 3")
    assert p.store() == {BOARDS[action][0]: 1}
    assert p.guilders() == 2


@rule("SHY-541", "SHY-551", "SHY-D06", "SHY-D07")
@pytest.mark.parametrize("action", BOARDS)
@pytest.mark.parametrize("guilders", [1, 2])
def test_only_sectors_that_can_be_paid_for_are_offered(action: str, guilders: int) -> None:
    p = doing(action, guilders=guilders)
    assert p.choices(action) == [str(extra) for extra in range(guilders + 1)]


@rule("SHY-541", "SHY-551")
@pytest.mark.parametrize("action", BOARDS)
def test_without_guilders_the_free_piece_is_taken(action: str) -> None:
    p = doing(action, guilders=0)
    assert p.actor == 1
    assert p.store() == {BOARDS[action][1]: 1}


@rule("SHY-541", "SHY-551")
def test_each_action_moves_its_own_marker() -> None:
    p = doing("manufacture", guilders=2).play("manufacture 1")
    assert (p.ring, p.circle) == ("crane", "captain")
    p = doing("recruit", guilders=2).play("recruit 1")
    assert (p.ring, p.circle) == ("cannon", "propeller")


@rule("SHY-551", "SHY-R35", "SHY-R32")
def test_the_crew_circle_gives_three_kinds_of_crew_and_a_propeller() -> None:
    taken = [next(iter(doing("recruit", guilders=3).play(f"recruit {extra}").store())) for extra in range(4)]
    assert sorted(taken) == ["businessman", "captain", "propeller", "soldier"]


@rule("SHY-543", "SHY-R42")
def test_pieces_stay_in_the_store_until_a_ship_uses_them() -> None:
    p = doing("manufacture", guilders=0, store="crane:2 captain")
    assert p.actor == 1
    p.turns(2)
    assert p.store() == {"smokestack": 1, "crane": 2, "captain": 1}


@rule("SHY-543", "SHY-618", "SHY-R42")
def test_a_piece_on_a_ship_stays_on_it() -> None:
    p = shipyard(
        phase="cruises",
        yard="BMS...... sb01 sm101 ss01",
        canals="c01",
        store="captain:2 sail:2 crane",
    )
    p.play("sail 1").fit(sails=1, officers=1).deal()
    assert p.store() == {"sail": 1, "crane": 1}
    assert p.fleet() == [("BMS", {"sail": 1, "captain": 2})]
    p.turns(6)
    assert p.fleet()[0] == ("BMS", {"sail": 1, "captain": 2})


@rule("SHY-R14", "SHY-811", "SHY-821", "SHY-D06", "SHY-D07")
@pytest.mark.parametrize("action", BOARDS)
def test_extra_pieces_are_taken_without_asking(action: str) -> None:
    names = {
        "manufacture": "engineer-cannon engineer-sail",
        "recruit": "recruiter-captain recruiter-propeller",
    }
    others = {"manufacture": "recruiter-captain", "recruit": "engineer-sail"}
    p = doing(action, guilders=1, employees=f"{names[action]} {others[action]}").play(f"{action} 0")
    extra = {"manufacture": {"cannon": 1, "sail": 1}, "recruit": {"captain": 1, "propeller": 1}}[action]
    assert p.store() == {BOARDS[action][1]: 1, **extra}
    assert p.actor == 1


@rule("SHY-R14", "SHY-811", "SHY-821")
@pytest.mark.parametrize(("action", "name"), [("manufacture", "engineer"), ("recruit", "recruiter")])
@pytest.mark.parametrize("sector", range(4))
def test_an_extra_piece_is_taken_however_many_there_are_already(action: str, name: str, sector: int) -> None:
    piece = BOARDS[action][sector]
    p = doing(action, guilders=3, store=f"{piece}:4", employees=f"{name}-{piece}")
    p.play(f"{action} {(sector - 1) % 4}")  # to the very sector of the piece
    assert p.store() == {piece: 6}


@rule("SHY-R15", "SHY-861")
@pytest.mark.parametrize("action", BOARDS)
def test_free_steps_come_before_paid_ones(action: str) -> None:
    p = doing(action, guilders=1, employees="accountant foreman")
    assert p.choices(action) == ["0", "1", "2", "3"]
    assert p.copy().play(f"{action} 2").guilders() == 1
    assert p.play(f"{action} 3").guilders() == 0


# -- Hire Employee


@rule("SHY-561", "SHY-D08")
@pytest.mark.parametrize("marker", range(8))
def test_each_space_beyond_the_next_costs_a_guilder(marker: int) -> None:
    """Helmsmen have no surcharge; wherever one lies, up to seven extra spaces lead there."""
    for extra in range(8):
        space = (marker + 1 + extra) % 8
        p = doing("hire", guilders=7, staff=marker, spaces={"helmsman": space})
        assert p.tells("hire helmsman", "price") == extra
        p.play("hire helmsman")
        assert p.guilders() == 7 - extra
        assert p.staff == space
        assert p.employees() == ["helmsman"]
        if extra:
            poor = doing("hire", guilders=extra - 1, staff=marker, spaces={"helmsman": space})
            assert "helmsman" not in poor.choices("hire")


@rule("SHY-561")
def test_one_employee_is_taken_from_the_track() -> None:
    p = doing("hire", guilders=5, spaces=ON_ONE)
    assert p.space(1) == {"engineer-crane": 2, "helmsman": 2, "rigger": 2}
    p.play("hire helmsman")
    assert p.space(1) == {"engineer-crane": 2, "helmsman": 1, "rigger": 2}
    assert p.actor == 1
    two = doing("hire", 2, guilders=5, spaces=ON_ONE).play("hire helmsman")
    assert two.space(1) == {"engineer-crane": 1, "rigger": 1}


@rule("SHY-561", "SHY-566", "SHY-D08")
def test_the_marker_does_not_end_where_nobody_can_be_taken() -> None:
    """Two players: the opponent has all three of space 1; those of space 2 cost a guilder."""
    p = doing(
        "hire",
        2,
        guilders=1,
        employees={1: "helmsman rigger foreman"},
        spaces={
            "helmsman": 1,
            "rigger": 1,
            "foreman": 1,
            "accountant": 2,
            "trader-coal-1": 2,
            "trader-coal-2": 2,
        },
    )
    assert p.choices("hire") == ["trader-coal-1", "accountant"]
    p.play("hire accountant")
    assert p.guilders() == 0
    assert p.staff == 2


@rule("SHY-562", "SHY-E44")
@pytest.mark.parametrize("name", [name for name in EMPLOYEE_IDS if "-2" not in name])
def test_an_engineer_or_recruiter_costs_a_guilder_more(name: str) -> None:
    p = doing("hire", guilders=3, spaces={name: 1})
    p.play(f"hire {name}")
    paid = name.startswith(("engineer", "recruiter"))
    assert p.guilders() == 3 - paid


@rule("SHY-562", "SHY-D08")
def test_without_the_surcharge_somebody_else_must_be_taken() -> None:
    p = doing("hire", guilders=0, spaces={"helmsman": 1, "engineer-crane": 1, "recruiter-captain": 1})
    assert p.employees() == ["helmsman"]  # the only one that is for nothing
    assert p.guilders() == 0


@rule("SHY-562")
def test_the_surcharge_is_tested_together_with_the_steps() -> None:
    spaces = {"engineer-crane": 3, "helmsman": 3}
    p = doing("hire", guilders=2, spaces=spaces)
    assert "helmsman" in p.choices("hire")
    assert "engineer-crane" not in p.choices("hire")
    assert "engineer-crane" in doing("hire", guilders=3, spaces=spaces).choices("hire")


@rule("SHY-563", "SHY-I10")
def test_nobody_owns_the_same_employee_twice() -> None:
    p = doing("hire", guilders=5, spaces=ON_ONE, employees="helmsman engineer-sail")
    assert p.space(1)["helmsman"] == 1
    assert "helmsman" not in p.choices("hire")
    assert "engineer-crane" in p.choices("hire")  # of the same class but for another piece
    other = doing("hire", guilders=5, spaces=ON_ONE, employees={1: "helmsman"})
    assert "helmsman" in other.choices("hire")


@rule("SHY-563", "SHY-I10")
@pytest.mark.parametrize("name", EMPLOYEE_IDS)
def test_none_of_the_employees_can_be_hired_twice(name: str) -> None:
    before = name.replace("-2", "-1") if name.endswith("-2") else ""
    p = doing("hire", guilders=9, employees=before)
    assert name in p.choices("hire")
    p.play(f"hire {name}")
    assert name in p.employees()
    assert name not in doing("hire", guilders=9, employees=" ".join(p.employees())).choices("hire")


@rule("SHY-564", "SHY-E22", "SHY-I10")
@pytest.mark.parametrize("commodity", ["coal", "steel", "grain"])
def test_a_level_two_trader_needs_the_level_one_trader_of_the_same_commodity(commodity: str) -> None:
    two = f"trader-{commodity}-2"
    others = " ".join(f"trader-{other}-1" for other in ("coal", "steel", "grain") if other != commodity)
    assert two not in doing("hire", guilders=9).choices("hire")
    assert two not in doing("hire", guilders=9, employees=others).choices("hire")
    assert two not in doing("hire", guilders=9, employees={1: f"trader-{commodity}-1"}).choices("hire")
    p = doing("hire", guilders=9, employees=f"trader-{commodity}-1")
    assert two in p.choices("hire")
    p.play(f"hire {two}")
    assert p.employees() == [f"trader-{commodity}-1", two]


@rule("SHY-565")
def test_an_employee_works_in_the_same_turn() -> None:
    p = doing("hire", guilders=7, spaces={"engineer-crane": 1}).play("hire engineer-crane")
    assert p.guilders() == 6
    p.play("bonus manufacture-equipment")
    assert p.store() == {"smokestack": 1, "crane": 1}


@rule("SHY-565", "SHY-801")
def test_an_employee_stays_to_the_end() -> None:
    p = doing("hire", guilders=0, spaces={"helmsman": 1})
    assert p.employees() == ["helmsman"]
    p.turns(30)
    assert "helmsman" in p.employees()


@rule("SHY-566", "SHY-306")
@pytest.mark.parametrize(("guilders", "able"), [(0, False), (1, True)])
def test_hiring_is_possible_if_somebody_can_be_taken_and_paid_for(guilders: int, able: bool) -> None:
    """On space 1 only employees with a surcharge; Hire Employee lies ahead of all figures."""
    p = shipyard(
        track="recruit:14 hire:13 exchange:12 build:11 rent:10 manufacture:9 purchase:8",
        advanced=True,
        figures={0: "", 1: "exchange", 2: "build"},
        spaces={"engineer-crane": 1, "engineer-sail": 1, "recruiter-captain": 1},
        guilders=guilders,
    )
    assert p.can("choose hire-employee") == able


@rule("SHY-566")
def test_hiring_is_impossible_when_all_employees_are_gone() -> None:
    """Two players who share all 24 of them."""
    p = shipyard(
        2,
        track="recruit:14 hire:13 exchange:12 build:11 rent:10 manufacture:9 purchase:8",
        advanced=True,
        figures={0: "purchase", 1: "exchange build"},
        employees={1: " ".join(EMPLOYEE_IDS)},
        guilders=30,
    )
    assert not p.can("choose hire-employee")
    assert p.can("choose manufacture-equipment")


@rule("SHY-D08")
def test_at_most_all_employees_are_offered() -> None:
    p = doing("hire", guilders=20, employees="trader-coal-1 trader-steel-1 trader-grain-1")
    assert p.choices("hire") == [name for name in EMPLOYEE_IDS if not name.endswith("-1")]
    free = doing("hire", guilders=20)
    assert free.choices("hire") == [name for name in EMPLOYEE_IDS if not name.endswith("-2")]


@rule("SHY-R33")
def test_there_is_no_limit_on_employees() -> None:
    p = doing("hire", guilders=20, employees=" ".join(name for name in EMPLOYEE_IDS if name != "rigger"))
    assert p.employees() == EMPLOYEE_IDS  # the only one left is hired without asking


@rule("SHY-R10", "SHY-1101")
def test_there_are_six_builders() -> None:
    builders = [name for name in EMPLOYEE_IDS if name.startswith("builder-")]
    assert builders == [
        f"builder-{piece}" for piece in ("officer", "businessman", "soldier", "propeller", "crane", "cannon")
    ]
    assert {name.removeprefix("builder-") for name in builders} - set(PIECES) == {"officer"}


@rule("SHY-541", "SHY-561")
def test_the_costs_are_read_from_the_deck() -> None:
    rules = own_deck(
        "[equipment_ring]: step_cost = 1 -> step_cost = 2", "[employee_track]: step_cost = 1 -> step_cost = 2"
    )
    p = doing("manufacture", guilders=5, rules=rules)
    assert p.choices("manufacture") == ["0", "1", "2"]
    assert p.play("manufacture 2").guilders() == 1
    hiring = doing("hire", guilders=5, spaces={"helmsman": 3}, rules=rules).play("hire helmsman")
    assert hiring.guilders() == 1
