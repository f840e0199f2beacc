"""Chapter 4: performing actions, and the bonus action."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from roadstead.games.shipyard import tasks
from roadstead.games.shipyard.deck import ACTIONS
from tests.rule import rule
from tests.rules.shipyard.position import shipyard

ALL = ACTIONS[:7]


@rule("SHY-401", "SHY-D02")
def test_the_chosen_action_must_be_performed() -> None:
    p = shipyard(main="manufacture", guilders=9)
    assert not p.can("end")
    p.play("bonus recruit-crew", "recruit 0")
    assert p.asked == tasks.MANUFACTURE  # after a bonus action it follows by itself
    p.play("manufacture 0")
    assert p.store() == {"smokestack": 1, "soldier": 1}
    poor = shipyard(main="manufacture", guilders=5)
    assert poor.asked == tasks.MANUFACTURE  # with nothing else to do it begins by itself


@rule("SHY-402", "SHY-D02")
def test_a_bonus_action_before_or_after_the_chosen_one() -> None:
    before = shipyard(main="manufacture", guilders=7)
    assert before.can("bonus recruit-crew")
    before.play(
        "bonus recruit-crew", "recruit 1"
    )  # with no guilders left the free piece is taken without asking
    assert before.store() == {"smokestack": 1, "propeller": 1}
    assert before.guilders() == 0
    after = shipyard(main="manufacture", guilders=7).play("main", "manufacture 0")
    assert after.can("end")
    after.play("bonus recruit-crew", "recruit 1")
    assert after.store() == {"smokestack": 1, "propeller": 1}
    assert after.guilders() == 0


@rule("SHY-402", "SHY-D02")
def test_one_bonus_action_in_a_turn() -> None:
    p = shipyard(main="manufacture", guilders=40)
    p.play("bonus recruit-crew", "recruit 0", "manufacture 0")
    assert p.actor == 1
    other = shipyard(main="manufacture", guilders=40)
    other.play("main", "manufacture 0", "bonus recruit-crew", "recruit 0")
    assert other.actor == 1


@rule("SHY-402")
def test_the_next_turn_has_a_bonus_action_of_its_own() -> None:
    p = shipyard(main="manufacture", guilders={0: 12, 1: 12}).play(
        "bonus recruit-crew", "recruit 0", "manufacture 0"
    )
    p.play("1: choose build-ships")
    assert p.can("bonus recruit-crew")


@rule("SHY-402", "SHY-D02")
def test_a_bonus_action_is_a_choice() -> None:
    p = shipyard(main="manufacture", guilders=12).play("main", "manufacture 0")
    assert p.can("end")
    assert not p.can("main")
    p.play("end")
    assert p.actor == 1
    assert p.guilders() == 12


@rule("SHY-402", "SHY-404")
def test_a_bonus_action_costs_six() -> None:
    assert shipyard(main="manufacture", guilders=5).asked == tasks.MANUFACTURE
    p = shipyard(main="manufacture", guilders=6)
    assert p.tells("bonus recruit-crew", "price") == 6
    assert p.can("bonus recruit-crew")
    assert p.play("bonus recruit-crew").guilders() == 0


@rule("SHY-403", "SHY-D02")
@pytest.mark.parametrize("name", ALL)
def test_any_action_but_the_chosen_one(name: str) -> None:
    """One of the others is the lead, two carry figures of other players."""
    p = shipyard(main=name, guilders=20)
    assert p.choices("bonus") == [other for other in ALL if other != name]
    foremost = next(card for card in p.track if card != name)
    assert p.can(f"bonus {foremost}")
    taken = p.figures(1) + p.figures(2)
    assert set(taken) < set(p.choices("bonus"))


@rule("SHY-403", "SHY-R28")
def test_with_four_players_the_subsidy_too() -> None:
    p = shipyard(4, main="manufacture", guilders=6)
    assert p.choices("bonus") == [
        name for name in ACTIONS if name not in ("manufacture-equipment", "hire-employee")
    ]
    assert p.play("bonus receive-subsidy").guilders() == 2
    assert "receive-subsidy" not in shipyard(3, main="manufacture", guilders=6).choices("bonus")


@rule("SHY-403", "SHY-E08")
def test_with_two_players_the_own_card_with_two_figures_too() -> None:
    p = shipyard(2, figures={0: "build rent", 1: "hire exchange"}, guilders=20).play("choose recruit-crew")
    assert p.figures(0)[0] == "rent-canal"
    assert p.can("bonus rent-canal")
    assert p.can("bonus build-ships")
    assert not p.can("bonus recruit-crew")


@rule("SHY-404", "SHY-E10")
def test_what_the_chosen_action_has_earned_may_pay() -> None:
    p = shipyard(main="exchange", guilders=2, trains="t01", setting=0)
    p.play("trade sell", "trade sell", "trade sell")
    assert p.guilders() == 8
    assert p.can("bonus manufacture-equipment")


@rule("SHY-404", "SHY-408", "SHY-E10")
def test_what_the_bonus_action_earns_comes_too_late() -> None:
    p = shipyard(main="manufacture", guilders=5, trains="t01").play("manufacture 0")
    assert p.actor == 1
    assert p.trains() == ["t01"]


@rule("SHY-404")
def test_the_six_guilders_are_paid_when_the_bonus_action_begins() -> None:
    p = shipyard(main="manufacture", guilders=9).play("bonus recruit-crew")
    assert p.asked == tasks.RECRUIT
    assert p.guilders() == 3
    other = shipyard(main="manufacture", guilders=9).play("main")
    assert other.guilders() == 9


@rule("SHY-405")
@pytest.mark.parametrize(
    ("seats", "main", "bonus"),
    [(seats, *pair) for seats in (2, 3, 4) for pair in permutations(ACTIONS if seats == 4 else ALL, 2)],
)
def test_for_a_bonus_action_no_card_and_no_figure_moves_and_there_is_no_income(
    seats: int, main: str, bonus: str
) -> None:
    p = shipyard(seats, main=main, guilders=20, trains="t01 t02")
    track, figures = p.track, [p.figures(seat) for seat in range(seats)]
    p.play(f"bonus {bonus}")
    assert p.guilders() == (16 if bonus == "receive-subsidy" else 14)
    while p.actor == 0:
        assert (p.track, [p.figures(seat) for seat in range(seats)]) == (track, figures)
        p.play(p.legal()[0])


IMPOSSIBLE: dict[str, dict[str, Any]] = {
    "exchange-commodities": {"trains": ""},
    "rent-canal": {"decks": {"canal": 0}},
    "purchase-commodities": {"decks": {"train": 0}},
    "build-ships": {"yard": "BMMMMMMMS"},
    "hire-employee": {"guilders": 6},
}


@rule("SHY-406", "SHY-408", "SHY-D02")
@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_a_bonus_action_must_be_possible(name: str) -> None:
    given: dict[str, Any] = {"guilders": 20, **IMPOSSIBLE[name]}
    p = shipyard(main="manufacture", **given)
    assert p.choices("bonus") == [other for other in ALL if other not in (name, "manufacture-equipment")]
    assert f"bonus {name}" in shipyard(main="manufacture", guilders=20).legal()


@rule("SHY-407", "SHY-505")
@pytest.mark.parametrize("bonus_first", [True, False])
def test_ships_sail_after_both_actions(bonus_first: bool) -> None:
    p = shipyard(main="build", guilders=6, yard="BM.......", canals="c01", store="")
    if bonus_first:
        p.play("bonus recruit-crew").build("ss01 3").deal()
    else:
        p.play("main").build("ss01 3").deal()
        assert p.asked == tasks.NEXT_STEP
        assert p.yard() == "BMS......"
        p.play("bonus recruit-crew")
    # from the circle comes a soldier: no captain, the ship is scrapped without a question
    assert p.store() == {"soldier": 1}
    assert p.yard() == "........."
    assert p.actor == 1


@rule("SHY-407", "SHY-565")
def test_what_the_bonus_action_brings_may_sail() -> None:
    p = shipyard(main="build", guilders=6, yard="BM.......", canals="c01", circle="businessman")
    p.play("main").build("ss01 3").play("bonus recruit-crew")
    assert p.store() == {"captain": 1}
    assert p.legal() == ["sail 1", "scrap 1"]


@rule("SHY-408", "SHY-E44")
def test_costs_of_the_bonus_action_come_on_top() -> None:
    p = shipyard(main="build", guilders=8, trains="t01").play("bonus manufacture-equipment")
    assert p.legal() == ["manufacture 0", "manufacture 1", "manufacture 2"]
    assert p.play("manufacture 2").guilders() == 0


@rule("SHY-408")
@pytest.mark.parametrize(("guilders", "able"), [(6, False), (7, True)])
def test_the_bonus_action_is_tested_with_what_is_left(guilders: int, able: bool) -> None:
    """Hiring costs at least 1 here: on space 1 the surcharge, elsewhere a step."""
    p = shipyard(main="manufacture", guilders=guilders)
    assert p.can("bonus hire-employee") == able


@rule("SHY-409")
def test_employees_work_in_a_bonus_action() -> None:
    p = shipyard(main="recruit", guilders=6, employees="engineer-sail accountant")
    p.play("bonus manufacture-equipment", "manufacture 2")
    assert p.guilders() == 0
    assert p.store()["sail"] == 2


@rule("SHY-409", "SHY-105")
def test_the_six_guilders_of_the_start_are_enough() -> None:
    p = shipyard(phase="opening").play("choose recruit-crew")
    assert p.guilders() == 6
    assert len(p.choices("bonus")) == 5  # all but the chosen one and Hire Employee, which costs 1 here
