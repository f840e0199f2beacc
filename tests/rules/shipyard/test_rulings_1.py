"""Rulings on the turn, the yard, the markets and the actions that no chapter has tested already."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from roadstead.engine.options import OptionError
from roadstead.games.shipyard import tasks
from roadstead.games.shipyard.deck import ACTIONS
from tests.rule import rule
from tests.rules.shipyard.position import EMPLOYEE_IDS, GAME, Position, doing, shipyard, start

CARDS: dict[str, Any] = tomllib.loads(
    files("roadstead.games.shipyard").joinpath("cards.toml").read_text("utf-8")
)


# -- able to perform


def stuck(guilders: int = 0, **given: Any) -> Position:
    """Free are Build Ships, Rent Canal, Hire Employee and Exchange Commodities, and none of them is possible."""
    p = shipyard(
        track="manufacture:14 build:13 hire:12 recruit:11 purchase:10 exchange:9 rent:8",
        advanced=True,
        figures={0: "", 1: "recruit", 2: "purchase"},
        trains="t01",
        decks={"canal": 0},
        employees={1: " ".join(EMPLOYEE_IDS), 2: " ".join(EMPLOYEE_IDS)},
        guilders=guilders,
        **given,
    )
    p.state.used_trains, p.state.wagons[0] = p.state.wagons[0], []
    return p.fill_yard()


@rule("SHY-R04", "SHY-D01")
def test_if_nothing_can_be_performed_any_free_card_is_chosen() -> None:
    p = stuck()
    assert p.choices("choose") == ["build-ships", "rent-canal", "hire-employee", "exchange-commodities"]


@rule("SHY-R04", "SHY-D02")
def test_then_there_is_the_income_and_the_action_is_skipped() -> None:
    p = stuck().play("choose exchange-commodities")
    assert p.guilders() == 2
    assert p.actor == 1
    assert "cannot" in p.story()
    assert p.figures(0) == ["exchange-commodities"]
    assert p.setting == 0
    assert p.yard() == "........."  # the cruises come all the same


@rule("SHY-R04", "SHY-D02")
def test_even_then_a_bonus_action_may_be_bought() -> None:
    p = stuck(guilders=6).play("choose rent-canal")
    bonus = ["purchase-commodities", "manufacture-equipment", "recruit-crew"]
    assert p.legal() == [*(f"bonus {name}" for name in bonus), "end"]
    p.play("bonus purchase-commodities")
    assert p.guilders() == 2  # income 2, bonus action 6
    assert p.asked == tasks.BUY_TRAIN


@rule("SHY-R04", "SHY-D02")
def test_the_bonus_action_does_not_bring_the_skipped_action_back() -> None:
    """A train bought as the bonus would make the exchange possible, but that was impossible from the outset."""
    p = stuck(guilders=6).play("choose exchange-commodities", "bonus purchase-commodities")
    p.play(f"train {p.market('train')[0]}").deal()
    assert len(p.trains()) == 1
    assert p.actor == 1


@rule("SHY-R03")
def test_a_bonus_action_does_not_count_for_the_ability() -> None:
    """A train could be bought as the bonus action first; still the exchange cannot be chosen."""
    p = shipyard(
        track="manufacture:14 build:13 hire:12 recruit:11 purchase:10 exchange:9 rent:8",
        advanced=True,
        figures={0: "", 1: "recruit", 2: "purchase"},
        trains="",
        guilders=20,
    )
    assert p.choices("choose") == ["build-ships", "rent-canal", "hire-employee"]


@rule("SHY-R05", "SHY-R41", "SHY-D02")
def test_a_bonus_action_may_make_the_chosen_one_impossible() -> None:
    """Hiring costs at least 1 guilder here; the bonus action takes the last one."""
    p = shipyard(main="hire", guilders=7).play("bonus manufacture-equipment", "manufacture 1")
    assert p.guilders() == 0
    assert p.actor == 1  # Hire Employee was skipped
    assert p.employees() == []
    assert "cannot" in p.story()


@rule("SHY-R05", "SHY-R41")
def test_a_bonus_action_may_leave_the_chosen_one_possible() -> None:
    p = shipyard(main="hire", guilders=7).play("bonus manufacture-equipment", "manufacture 0")
    assert p.asked == tasks.HIRE
    assert p.guilders() == 1


@rule("SHY-R41", "SHY-406")
def test_the_bonus_action_itself_must_be_possible() -> None:
    p = shipyard(main="hire", guilders=9, trains="")
    assert "exchange-commodities" not in p.choices("bonus")


@rule("SHY-R28")
def test_the_subsidy_as_a_bonus_action() -> None:
    p = shipyard(4, main="manufacture", guilders=6).play("main", "manufacture 0", "bonus receive-subsidy")
    assert p.guilders() == 2
    assert p.actor == 1


# -- the boards


@rule("SHY-R07", "SHY-I07")
@pytest.mark.parametrize(("lead", "laps"), [(0, 0), (1, 0), (21, 0), (22, 1), (23, 1), (44, 1), (45, 2)])
def test_a_lap_is_complete_when_the_lead_is_a_multiple_of_23(lead: int, laps: int) -> None:
    p = shipyard(4, lead=lead)
    p.finish()
    assert p.laps == laps


@rule("SHY-R06", "SHY-112")
def test_the_marked_spaces_of_the_action_track() -> None:
    track = start(4).deal().track
    marked = {
        "hire-employee": 0,
        "exchange-commodities": 22,
        "receive-subsidy": 17,
        "purchase-commodities": 16,
    }
    assert {name: position % 23 for name, position in track.items() if name in marked} == marked
    assert {position % 23 for name, position in track.items() if name not in marked} == {21, 20, 19, 18}


@rule("SHY-R08", "SHY-115", "SHY-I15")
def test_the_settings_go_round() -> None:
    """Eight exchanges one after the other."""
    settings: list[int] = []
    p = shipyard(trains={0: "t05 t06 t07 t08 t09 t10 t11 t12", 1: "", 2: ""})
    while len(settings) < 8:
        if p.actor == 0 and p.asked == tasks.CHOOSE and p.can("choose exchange-commodities"):
            p.play("choose exchange-commodities")
            if p.can("main"):
                p.play("main")
            settings.append(p.setting)
        p.finish()
    assert settings == [1, 2, 3, 4, 5, 6, 1, 2]


OFFICIALS = {
    "military": ("c17", 1),
    "commerce": ("c24", 2),
    "lantern": ("c18", 3),
    "lifeboat": ("c11", 4),
    "lifebuoy": ("c21", 0),
}


@rule("SHY-R31", "SHY-612")
@pytest.mark.parametrize("official", OFFICIALS)
def test_the_icons_of_the_officials(official: str) -> None:
    """A ship with a soldier, two businessmen, three lanterns, four lifeboats and no lifebuoy sails to the centre."""
    canal, points = OFFICIALS[official]
    p = shipyard(
        phase="cruises",
        yard="BMMMMMMMS sb24 sm110 sm111 sm108 sm109 sm124 sm130 sm132 ss05",
        canals=canal,
        figure=f"{canal} N",
        store="captain soldier businessman:2",
    )
    p.play("sail 1").fit(soldiers=1, businessmen=2).sail(f"{canal} C")
    assert p.figure() == f"{canal} C N"
    assert p.parts().get("cruises", 0) == points
    assert [card["id"] for card in CARDS["icons"]] == [*OFFICIALS, "riband"]


@rule("SHY-R35", "SHY-542", "SHY-551", "SHY-573")
def test_the_values_of_the_second_edition_agree_with_the_rulebook() -> None:
    assert CARDS["equipment_ring"]["sectors"] == ["cannon", "smokestack", "crane", "sail"]
    assert CARDS["crew_circle"]["sectors"] == ["captain", "soldier", "propeller", "businessman"]
    coal = CARDS["commodities"][0]
    assert (coal["id"], coal["barter"]) == ("coal", ["propeller", "smokestack"])
    assert {"engineer-crane", "engineer-sail"} < set(EMPLOYEE_IDS)


# -- what is not used


@rule("SHY-R32", "SHY-R02", "SHY-504")
def test_a_ship_may_have_nine_cards() -> None:
    p = shipyard(phase="cruises", yard="BMMMMMMMS", canals="c01", store="captain").play("sail 1")
    assert [cards for cards, _ in p.fleet()] == ["BMMMMMMMS"]


@rule("SHY-R32")
def test_there_is_no_game_for_one() -> None:
    assert GAME.seats == (2, 3, 4)
    with pytest.raises(OptionError):
        GAME.settings(1, {})


@rule("SHY-R32", "SHY-305")
def test_there_may_be_gaps_between_action_cards() -> None:
    p = shipyard(figures={0: "rent", 1: "hire", 2: "build"}, lead=9)
    assert p.positions == [10, 9, 8, 7, 5, 4, 3]


# -- what is kept


@rule("SHY-R42")
def test_nothing_but_an_exchange_takes_a_train_and_nothing_throws_pieces_away() -> None:
    """At the start of a turn and between two actions there is nothing else to do."""
    p = shipyard(store="sail:9 crane:9", trains="t05 t06", employees="helmsman", canals="c01", guilders=9)
    assert {move.split()[0] for move in p.legal()} == {"choose"}
    p.play("choose manufacture-equipment")
    assert {move.split()[0] for move in p.legal()} == {"main", "bonus"}
    p.play("main", "manufacture 0")
    assert {move.split()[0] for move in p.legal()} == {"bonus", "end"}
    p.finish()
    assert p.trains() == ["t05", "t06"]
    assert p.employees() == ["helmsman"]
    assert p.store() == {"sail": 9, "crane": 9, "smokestack": 1}


@rule("SHY-R42")
def test_pieces_that_do_not_fit_stay_in_the_store() -> None:
    p = shipyard(
        phase="cruises",
        yard="BMS...... sb19 sm126 ss17",
        canals="c01",
        store="captain sail:2 cannon:3 crane:3",
    )
    p.play("sail 1").fit(cranes=1)
    assert p.fleet() == [("BMS", {"crane": 1, "captain": 1})]
    assert p.store() == {"sail": 2, "cannon": 3, "crane": 2}


@rule("SHY-R33", "SHY-008")
def test_guilders_have_no_limit() -> None:
    p = doing("exchange", guilders=100, trains="t01").play("trade sell", "trade sell", "trade sell")
    assert p.guilders() == 106


@rule("SHY-D02")
def test_the_next_step_lists_every_other_action() -> None:
    p = shipyard(4, main="build", guilders=20)
    assert p.legal() == ["main", *(f"bonus {name}" for name in ACTIONS if name != "build-ships")]
