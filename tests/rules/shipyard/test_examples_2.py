"""The worked examples SHY-E23 to SHY-E46 of the later chapters, to the digit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from roadstead.games.shipyard import tasks
from tests.rule import rule
from tests.rules.shipyard import walker
from tests.rules.shipyard.position import Position, roomy_deck, shipyard
from tests.rules.shipyard.test_6_cruise import numbers, offered_fittings, ready, sail_on, sailing
from tests.rules.shipyard.test_7_countdown import course, lap_end

ROOMY = roomy_deck()
MASTS = "sb01 sm206 sm101 sm102 ss05"
"""Six masts, three cabins, a propeller mount, no safety feature."""
LONG = "c01 c02@c01:E c03@c02:E c04@c03:E"


def points(contract: str, fleet: Sequence[str] = (), **given: Any) -> int:
    """What a contract pays at the end."""
    other = "g08" if contract.startswith("b") else "b12"
    p = shipyard(phase="last", contracts=f"{contract} {other}", fleet=fleet, rules=ROOMY, **given)
    assert p.over
    return p.parts().get("blue-contract" if contract.startswith("b") else "green-contract", 0)


# -- speed ---------------------------------------------------------------------------------------------------------


@rule("SHY-E23")
@pytest.mark.parametrize(
    ("stacks", "propellers", "sails", "speed"),
    [
        (1, 1, 0, 4),
        (2, 1, 1, 6),
        (1, 2, 0, 5),
        (0, 0, 3, 4),
        (3, 0, 0, 2),
        (4, 0, 0, 3),
        (0, 1, 0, 2),
        (3, 0, 2, 4),
        (0, 0, 0, 1),
    ],
)
def test_speeds(stacks: int, propellers: int, sails: int, speed: int) -> None:
    p = sailing(MASTS, store="captain sail:3 smokestack:4 propeller:2", employees="builder-propeller")
    p.fit(smokestacks=stacks, propellers=propellers, sails=sails)
    assert sail_on(p).parts()["ships"] == 1 + speed


@rule("SHY-E24")
def test_the_rigger_with_four_and_five_sails() -> None:
    p = sailing(MASTS, store="captain sail:5", employees="rigger").play("fit sails 4")
    assert numbers(p, "rigger") == [0, 1, 2]
    for pairs, speed in [(0, 5), (1, 6), (2, 7)]:
        done = sail_on(p.copy().play(f"fit rigger {pairs}"))
        assert done.parts()["ships"] == 1 + speed
    five = sailing(MASTS, store="captain sail:5", employees="rigger").play("fit sails 5")
    assert numbers(five, "rigger") == [0, 1, 2]


@rule("SHY-E25")
@pytest.mark.parametrize(("store", "canals"), [("sail:3 soldier", LONG), ("captain:2 sail:3", "")])
def test_no_captain_or_no_canal(store: str, canals: str) -> None:
    p = ready(MASTS, store=store, canals=canals)
    assert p.store() == ({"captain": 2, "sail": 3} if not canals else {"sail": 3, "soldier": 1})
    assert (p.actor, p.asked) == (1, tasks.CHOOSE), "the ship is gone already"
    assert p.yard() == "........."
    assert (p.score(), p.fleet(), p.lost) == (0, [], sorted(MASTS.split()))


# -- cruises -------------------------------------------------------------------------------------------------------

GRAND = "sb24 sm101 sm102 sm103 sm105 sm129 sm126 ss12"
GRAND_CANALS = "c01 c14@c01:E/3 c16@c14:S/2"


@rule("SHY-E26")
def test_a_grand_cruise() -> None:
    p = shipyard(
        phase="cruises",
        yard=f"BMMMMMMS. {GRAND}",
        store="captain businessman:2 soldier cannon crane smokestack sail:3 propeller",
        canals=GRAND_CANALS,
        figure="c01 NE N",
    )
    laid = p.canals()
    assert laid == {"c01": (0, 0, 0), "c14": (1, 0, 3), "c16": (1, 1, 2)}
    system, figure = walker.system_of(laid), walker.figure_of(laid, p.figure())
    assert walker.longest(system, figure) == 11
    p.play("sail 1")
    assert p.view().cruise.reach == 11
    p.fit(sails=3, smokestacks=1, propellers=1, cranes=1, cannons=1, businessmen=2, soldiers=1)
    assert p.parts() == {"ships": 4 + 4 + 7, "cruises": 3 + 4 + 4 + 6}
    assert p.score() == 32
    assert p.fleet() == [
        (
            "BMMMMMMS",
            {
                "sail": 3,
                "smokestack": 1,
                "propeller": 1,
                "crane": 1,
                "cannon": 1,
                "captain": 1,
                "businessman": 2,
                "soldier": 1,
            },
        )
    ]
    assert (p.stack(), p.used(), p.discards) == (["c01", "c14"], 2, [])
    assert p.figure() == "c16 N"
    assert p.canals() == {"c16": (1, 1, 2)}
    best = walker.walks(system, figure, 7, {"commerce": 3, "lifebuoy": 4, "lantern": 1, "military": 2})
    assert max(walk.points for walk in best) == 17


@rule("SHY-E26")
def test_the_features_of_the_grand_ship() -> None:
    total: dict[str, int] = {}
    for card in walker.CARDS["ship_cards"]:
        if card["id"] in GRAND.split():
            for feature, number in card["features"].items():
                total[feature] = total.get(feature, 0) + number
    assert total == {
        "mast": 4,
        "cabin": 3,
        "cannon": 1,
        "crane": 1,
        "propeller": 1,
        "lifebuoy": 4,
        "lantern": 1,
    }


@rule("SHY-E26")
def test_afterwards_the_figure_is_barred_from_going_north() -> None:
    p = ready("sb06 sm116 ss20", canals="c16/2 c05@c16:N", figure="c16 N").play("sail 1")
    assert p.figure().split()[0] == "c16"
    assert set(p.canals()) == {"c16", "c05"}


@rule("SHY-E27")
def test_a_riband_on_the_last_of_seven_moves() -> None:
    p = sailing(MASTS, store="captain sail:6", canals="c01 c02@c01:E").fit(sails=6)
    assert p.figure() == "c02 E SE"
    assert p.parts() == {"ships": 1 + 7, "cruises": 7}


@rule("SHY-E28")
def test_two_horseshoes() -> None:
    p = sailing(
        MASTS, store="captain smokestack:6 propeller:2", canals="c01 c02@c01:E", employees="builder-propeller"
    )
    assert p.view().cruise.reach == 9
    p.play("fit smokestacks 6")
    assert numbers(p, "propellers") == [0, 1], "speeds 4 and 9; a second propeller would make it 10"
    p.play("fit propellers 1")
    assert (p.figure(), p.stack()) == ("c02 N NE", ["c01"]), "the way east is forced"
    within = sailing(MASTS, store="captain sail:5", canals="c01 c02@c01:E").fit(sails=5)
    within.play("move c01 SE")
    assert (within.figure(), within.stack()) == ("c01 W SW", []), "six moves within the first canal"


@rule("SHY-E28")
def test_after_a_cruise_of_three() -> None:
    p = sailing(MASTS, store="captain sail:2", canals="c01 c02@c01:E").fit(sails=2).play("move c02 W")
    assert (p.figure(), p.stack(), p.used()) == ("c02 W", ["c01"], 1)
    after = ready("sb06 sm116 ss20", canals="c02 c05@c02:W", figure="c02 W").play("sail 1")
    assert after.figure() == "c02 SW W"


@rule("SHY-E29")
def test_three_canals_in_a_row() -> None:
    p = ready("sb06 sm116 ss20", canals="c17 c18@c17:E c19@c18:E", figure="c18 E C").play("sail 1")
    assert p.figure() == "c19 W"
    assert (p.stack(), p.used(), p.discards) == (["c18"], 1, ["c17"])
    assert set(p.canals()) == {"c19"}


@rule("SHY-E45")
@pytest.mark.parametrize(("sails", "other"), [(1, 4), (4, 1)])
def test_two_ships_and_one_captain(sails: int, other: int) -> None:
    p = shipyard(phase="cruises", yard="BMSBMS...", store="captain", canals="c01")
    assert p.legal() == ["sail 1", "sail 4", "scrap 1", "scrap 4"]
    cards = p.cards()
    p.play(f"sail {sails}")
    assert p.actor == 1, "the other one is scrapped by itself"
    assert len(p.fleet()) == 1
    assert p.lost == sorted(cards[other - 1 : other + 2])
    assert (
        shipyard(phase="cruises", yard="BMSBMS...", store="captain", canals="c01")
        .play("scrap 1")
        .can("sail 4")
    )


@rule("SHY-E46")
def test_builders_of_officers_and_soldiers() -> None:
    p = sailing(
        "sb11 sm101 ss18",
        store="captain:4 soldier:3 businessman:2",
        employees="builder-officer builder-soldier",
    )
    crews = {fitting[-3:] for fitting in offered_fittings(p)}
    most = max(map(sum, crews))
    assert 1 + most == 6
    assert {crew for crew in crews if sum(crew) == most} == {(3, 0, 2), (2, 1, 2), (2, 0, 3)}
    p.fit(officers=2, businessmen=1, soldiers=2)
    assert p.parts()["ships"] == 6 + 1


@rule("SHY-E46")
def test_the_builder_of_a_propeller() -> None:
    assert numbers(
        sailing("sb11 sm101 ss18", store="captain propeller:3", employees="builder-propeller"), "propellers"
    ) == [0, 1]


# -- contracts -----------------------------------------------------------------------------------------------------


@rule("SHY-E30")
def test_businessmen_after_the_first() -> None:
    assert points("b02", ["BMS businessman:3", "BMS businessman:2"]) == 8
    assert points("b02", ["BMS businessman"]) == 0


@rule("SHY-E31")
def test_pairs_of_sails() -> None:
    assert points("b07", ["BMS sail:3", "BMS sail"]) == 3
    assert points("b07", ["BMS sail:2", "BMS sail:2"]) == 6
    assert points("b07", ["BMS sail:4"]) == 6
    assert points("b07", ["BMS sail:5", "BMS sail:4"]) == 12


@rule("SHY-E32")
def test_officers() -> None:
    assert points("b08", ["BMS captain:3", "BMS captain:2", "BMS captain:2"]) == 12


@rule("SHY-E33")
def test_lifebuoys_and_lengths() -> None:
    six = ["sb19 sm105 ss12", "sb20 sm106 ss13"]
    assert points("g01", six) == 12
    assert points("g01", [*six, "sb21 sm107 ss01"]) == 14
    assert points("g02", ["BMMMS"] * 3) == 15
    assert points("g05", ["BMMMMS"] * 2) == 10


@rule("SHY-E34")
def test_seven_and_three_employees() -> None:
    seven = "engineer-sail recruiter-captain trader-coal-1 builder-crane helmsman rigger foreman"
    assert points("g06", employees=seven) == 10
    assert points("g06", employees="helmsman rigger foreman") == 3


@rule("SHY-E35")
def test_three_traders() -> None:
    p = shipyard(phase="last", contracts="b11 g08", employees="trader-steel-1 trader-steel-2 trader-coal-1")
    assert p.parts() == {"traders": 5}


@rule("SHY-E36")
def test_all_that_is_added_at_the_end() -> None:
    p = shipyard(
        phase="last",
        first=0,
        yard="BM.......",
        score=40,
        contracts="b07 g05",
        fleet=["BMMMMS sail:5", "BMMMMS sail:4"],
        rules=ROOMY,
        employees="trader-steel-1 trader-steel-2 trader-coal-1",
    )
    assert p.score() == 40
    p.play("pass")
    assert p.parts() == {"ships": 40, "blue-contract": 12, "green-contract": 10, "traders": 5}
    assert p.score() == 67


@rule("SHY-E37")
def test_once_for_a_ship_with_two_of_each() -> None:
    assert points("g11", ["sb19 sm105 sm108 sm109 sm110 sm111 ss01"]) == 5
    assert points("b03", ["BMS sail:2 smokestack:2 propeller:2"]) == 6


@rule("SHY-E42")
def test_cards_ships_lanterns_and_types() -> None:
    for cards, expected in [
        ((8,), 0),
        ((9,), 3),
        ((7, 7), 6),
        ((8, 8, 8), 18),
        ((9, 9, 9), 21),
        ((9, 9, 8, 3), 21),
    ]:
        assert points("g03", [f"B{'M' * (length - 2)}S" for length in cards]) == expected
    assert points("g10", ["BMS"] * 3) == 6
    assert points("g10", ["BMS"] * 6) == 19
    assert points("g04", ["sb24 sm110 ss15", "sb25 sm111 ss16", "sb26 sm101 ss01"]) == 13
    assert points("g12", employees="trader-steel-1 trader-steel-2 helmsman rigger") == 4


# -- the countdown -------------------------------------------------------------------------------------------------

COUNTDOWN = {
    2: [(23, "unmarked", 2), (46, "end", 0)],
    3: [(23, "2", 1), (46, "unmarked", 1), (69, "end", 0)],
    4: [(23, "3", 0), (46, "2", 2), (69, "unmarked", 0), (92, "end", 0)],
}
SPACES = ["4", "3", "2", "unmarked", "end"]


@rule("SHY-E38")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_countdown(seats: int) -> None:
    """Full turns of all players are counted; `laps` is how far the marker has gone from the number of players."""
    turns = [turn for turn in course(seats) if turn.stage]
    start = SPACES.index(str(seats))
    held = 3
    for number, space, given in COUNTDOWN[seats]:
        before, after = turns[number - 1], turns[number]
        assert SPACES[start + after.laps] == space
        assert after.laps == before.laps + 1
        assert before.held == ((held, held),) * seats
        held -= given
        assert after.held == ((held, held),) * seats
    assert held == 1


@rule("SHY-E38")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_is_asked_after_each_lap(seats: int) -> None:
    for lap, (_, _, given) in enumerate(COUNTDOWN[seats], 1):
        p = lap_end(seats, lap)
        assert (p.asked == tasks.GIVE_UP) == (given > 0)
        if given:
            assert p.actors == list(range(seats))
            assert asked(p, 0) == 2 * given


def asked(p: Position, seat: int) -> int:
    count = 0
    while seat in p.actors and p.asked == tasks.GIVE_UP:
        p.play(f"{seat}: {p.legal(seat)[0]}")
        count += 1
    return count
