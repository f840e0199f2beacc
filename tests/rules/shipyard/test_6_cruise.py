"""Chapter 6: shakedown cruises, with the decisions they ask for (SHY-D10 to SHY-D12)."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from roadstead.games.shipyard import tasks
from tests.rule import rule
from tests.rules.shipyard import walker
from tests.rules.shipyard.position import CARD_IDS, EMPLOYEE_IDS, Position, own_deck, shipyard

LONG = "c01 c02@c01:E c03@c02:E c04@c03:E"
"""Four horseshoes in a row; from the north side of the first one the longest walk has 19 moves."""
FAST = "sb01 sm205 sm206 ss05"
"""Six masts, a propeller mount, a cabin, a lifebuoy."""
PLAIN = "sb06 sm116 ss20"
"""Three cabins, two crane mounts, nothing that drives a ship and no safety feature."""
SAFE = "sb22 sm208 sm125 sm203 sm105 ss14"
"""1 lifebuoy, 2 lanterns, 3 lifeboats; 3 masts, a propeller mount, a crane mount, 2 cabins."""
ALL = "captain:9 sail:9 smokestack:9 propeller:9 crane:9 cannon:9 businessman:9 soldier:9"


def row(*ships: str) -> str:
    """A yard with ships side by side, each given by its cards."""
    kinds = "".join(f"B{'M' * (len(ship.split()) - 2)}S" for ship in ships)
    return " ".join([kinds.ljust(9, "."), *ships])


def ready(
    *ships: str, store: str | dict[int, str] = "captain", canals: str | dict[int, str] = LONG, **given: Any
) -> Position:
    """Step 5 of a turn with complete ships."""
    return shipyard(phase="cruises", yard=row(*ships), store=store, canals=canals, **given)


def sailing(ship: str, store: str | dict[int, str] = "captain", **given: Any) -> Position:
    """A ship that is being fitted out."""
    return ready(ship, store=store, **given).play("sail 1")


def numbers(p: Position, name: str) -> list[int]:
    """The numbers offered for a fitting; those before it stay 0. None where it is not asked."""
    while not p.over and p.choices("fit"):
        words = [choice.split() for choice in p.choices("fit")]
        if words[0][0] == name:
            return [int(number) for _, number in words]
        p.play(f"fit {words[0][0]} 0")
    return []


def sail_on(p: Position) -> Position:
    """The rest of the cruise, the first space each time."""
    while not p.over and p.asked == tasks.MOVE:
        p.play(p.legal()[0])
    return p


def lengths(p: Position, seat: int = 0) -> dict[str, set[int]]:
    """By the place where a cruise from here may end: how many moves lead there."""
    laid = p.canals(seat)
    system, figure = walker.system_of(laid), walker.figure_of(laid, p.figure(seat))
    found: dict[str, set[int]] = {}
    for length in range(1, walker.longest(system, figure) + 1):
        for walk in walker.walks(system, figure, length, {}):
            found.setdefault(walker.words_of(walk.end), set()).add(length)
    return found


# -- complete ships leave the yard ---------------------------------------------------------------------------------


@rule("SHY-601", "SHY-D10")
def test_every_complete_ship_leaves_in_the_order_its_owner_likes() -> None:
    p = shipyard(phase="cruises", yard="BMSBMSB..", store="captain:2", canals=LONG)
    assert p.legal() == ["sail 1", "sail 4", "scrap 1", "scrap 4"]
    p.play("sail 4")
    assert p.yard() == "BMS...B.."
    assert p.legal() == ["sail 1", "scrap 1"]
    p.play("sail 1")
    assert p.yard() == "......B.."
    assert (p.actor, p.asked) == (1, tasks.CHOOSE)
    assert [kinds for kinds, _ in p.fleet()] == ["BMS", "BMS"]


@rule("SHY-601")
@pytest.mark.parametrize("yard", [".........", "BM.S.....", ".MS......", "B.M.S....", "BMM......"])
def test_unfinished_ships_stay(yard: str) -> None:
    p = shipyard(phase="cruises", yard=yard, store="captain", canals=LONG)
    assert (p.actor, p.asked) == (1, tasks.CHOOSE)
    assert p.yard() == yard


@rule("SHY-601")
def test_a_ship_made_complete_in_the_turn_sails_at_the_end_of_it() -> None:
    p = shipyard(main="build", yard="BM.......", store="captain", canals=LONG, guilders=5)
    p.build("ss01 3").deal()
    assert p.legal() == ["sail 1", "scrap 1"]


@rule("SHY-D10")
def test_at_most_three_ships_to_choose_from() -> None:
    p = shipyard(phase="cruises", yard="BMSBMSBMS", store="captain:3", canals=LONG)
    assert p.legal() == ["sail 1", "sail 4", "sail 7", "scrap 1", "scrap 4", "scrap 7"]


@rule("SHY-607", "SHY-D10")
def test_without_a_captain_no_ship_sails() -> None:
    p = shipyard(phase="cruises", yard="BMSBMS...", store="businessman soldier", canals=LONG)
    assert p.legal() == ["scrap 1", "scrap 4"]
    assert ready(PLAIN, store="soldier:2").fleet() == []


@rule("SHY-607", "SHY-D10")
@pytest.mark.parametrize(
    ("canals", "figure", "sails"),
    [
        ("", "", False),
        ("c01", "c01 W SW", False),
        ("c01", "c01 W", True),
        ("c17", "c17 E C", False),
        ("c01 c02@c01:W", "c01 W SW", True),
        ("c01 c02@c01:E", "c01 W SW", False),
    ],
)
def test_without_a_move_no_ship_sails(canals: str, figure: str, sails: bool) -> None:
    p = shipyard(phase="cruises", yard="BMSBMS...", store="captain:2", canals=canals, figure=figure)
    assert p.can("sail 1") == sails == p.can("sail 4")
    assert p.choices("scrap") == ["1", "4"]


@rule("SHY-607", "SHY-D10")
def test_without_canals_for_the_least_speed_no_ship_sails() -> None:
    """With a deck in which this is more than 1, a ship that had sailed would find no fitting."""
    rules = own_deck("[speed]: steam = 4 -> steam = 9", "[speed]: other = 1 -> other = 9")
    short = ready(PLAIN, canals="c01", figure="c01 W", rules=rules)
    assert not short.can("sail 1")
    assert ready(PLAIN, canals=LONG, rules=rules).can("sail 1")


@rule("SHY-608", "SHY-R26")
def test_a_scrapped_ship_is_gone_with_nothing_else() -> None:
    p = ready(FAST, store="captain sail:3", guilders=4).play("scrap 1")
    assert p.yard() == "........."
    assert p.store() == {"captain": 1, "sail": 3}
    assert p.figure() == "c01 N"
    assert (p.fleet(), p.score(), p.guilders()) == ([], 0, 4)
    assert p.lost == FAST.split()


@rule("SHY-608")
@pytest.mark.parametrize("store", ["sail:3", ""])
def test_a_ship_that_cannot_sail_is_scrapped_without_a_question(store: str) -> None:
    p = ready(FAST, store=store)
    assert p.actor == 1
    assert (p.fleet(), p.score(), p.lost) == ([], 0, FAST.split())
    assert p.figure() == "c01 N"


# -- fitting -------------------------------------------------------------------------------------------------------


@rule("SHY-602")
def test_pieces_are_fitted_freely_within_mounts_and_cabins() -> None:
    """Masts 2, propeller 1, crane 1, cannon 1, cabins 2."""
    p = sailing("sb01 sm116 sm119 ss05", store=ALL, guilders=0)
    for name, most in [("sails", 2), ("smokestacks", 2), ("propellers", 1), ("cranes", 1), ("cannons", 1)]:
        assert numbers(p, name) == list(range(most + 1))
    assert numbers(p, "officers") == [0, 1, 2]
    p.play("fit officers 1")
    assert numbers(p, "businessmen") == [0, 1]
    p.play("fit businessmen 0")
    assert numbers(p, "soldiers") == [0, 1]
    assert p.guilders() == 0


@rule("SHY-602")
def test_sails_and_smokestacks_share_the_masts() -> None:
    for sails in range(7):
        p = sailing(FAST, store=ALL).play(f"fit sails {sails}")
        assert numbers(p, "smokestacks") == ([] if sails == 6 else list(range(7 - sails)))


@rule("SHY-602")
def test_pieces_may_be_kept_back() -> None:
    p = sail_on(sailing(FAST, store="captain:2 sail:3 soldier").fit(sails=1))
    assert p.store() == {"captain": 1, "sail": 2, "soldier": 1}
    assert p.fleet() == [("BMMS", {"captain": 1, "sail": 1})]


@rule("SHY-603")
def test_pieces_come_from_the_store_only() -> None:
    p = sailing(FAST, store="captain sail:2 smokestack")
    assert numbers(p, "sails") == [0, 1, 2]
    p.play("fit sails 2")
    assert numbers(p, "smokestacks") == [0, 1]
    p.play("fit smokestacks 1")
    assert not p.choices("fit"), "no propeller, no crew: nothing to ask"
    sail_on(p)
    assert p.store() == {}
    assert p.fleet() == [("BMMS", {"captain": 1, "sail": 2, "smokestack": 1})]


@rule("SHY-603")
def test_the_pieces_of_others_do_not_count() -> None:
    p = sailing(FAST, store={0: "captain", 1: ALL}, canals={0: LONG, 1: "c17"})
    assert p.asked != tasks.FIT


@rule("SHY-D11")
def test_what_is_asked_in_which_order() -> None:
    p = sailing("sb01 sm206 sm219 ss05", store=ALL, employees="helmsman rigger builder-soldier")
    asked = []
    while p.choices("fit"):
        name = p.choices("fit")[0].split()[0]
        asked.append(name)
        p.play(f"fit {name} {2 if name == 'sails' else 0}")
    assert asked == [
        "sails",
        "smokestacks",
        "propellers",
        "helmsman",
        "rigger",
        "cranes",
        "cannons",
        "officers",
        "businessmen",
        "soldiers",
    ]


FITTINGS = [
    ("sails", "sail"),
    ("smokestacks", "smokestack"),
    ("propellers", "propeller"),
    ("helmsman", ""),
    ("rigger", ""),
    ("cranes", "crane"),
    ("cannons", "cannon"),
    ("officers", "captain"),
    ("businessmen", "businessman"),
    ("soldiers", "soldier"),
]
BUILDERS = {
    "builder-propeller": ("propellers", 1),
    "builder-crane": ("cranes", 2),
    "builder-cannon": ("cannons", 2),
    "builder-officer": ("officers", 2),
    "builder-businessman": ("businessmen", 2),
    "builder-soldier": ("soldiers", 2),
}
FEATURES: dict[str, dict[str, int]] = {card["id"]: card["features"] for card in walker.CARDS["ship_cards"]}


def features(ship: str) -> dict[str, int]:
    total: dict[str, int] = {}
    for card in ship.split():
        for feature, number in FEATURES[card].items():
            total[feature] = total.get(feature, 0) + number
    return total


def speed(fitted: dict[str, int]) -> int:
    """SHY-604 to SHY-606, in the words of the rules."""
    stacks, propellers, sails = fitted["smokestacks"], fitted["propellers"], fitted["sails"]
    if stacks > 0 and propellers > 0:
        found = 4 + (stacks - 1) + (propellers - 1) + sails
    else:
        found = 1 + sails + propellers + stacks // 2
    return found + fitted["helmsman"] + fitted["rigger"]


def all_fittings(ship: str, store: dict[str, int], employees: list[str], reach: int) -> set[tuple[int, ...]]:
    """Every fitting the rules allow, tried out one by one."""
    has = features(ship)
    free = {name: 0 for name, _ in FITTINGS}
    for employee, (name, number) in BUILDERS.items():
        free[name] = number if employee in employees else 0
    ranges = []
    for name, piece in FITTINGS:
        stock = store.get(piece, 0) - (name == "officers")
        if name == "helmsman":
            stock = 1 if "helmsman" in employees else 0
        elif name == "rigger":
            stock = store.get("sail", 0) // 2 if "rigger" in employees else 0
        ranges.append(range(stock + 1))
    found = set()
    for chosen in product(*ranges):
        fitted = dict(zip((name for name, _ in FITTINGS), chosen, strict=True))
        in_cabins = sum(max(0, fitted[name] - free[name]) for name in ("officers", "businessmen", "soldiers"))
        if (
            fitted["sails"] + fitted["smokestacks"] <= has.get("mast", 0)
            and fitted["propellers"] <= has.get("propeller", 0) + free["propellers"]
            and fitted["cranes"] <= has.get("crane", 0) + free["cranes"]
            and fitted["cannons"] <= has.get("cannon", 0) + free["cannons"]
            and in_cabins <= has.get("cabin", 0)
            and fitted["rigger"] <= fitted["sails"] // 2
            and speed(fitted) <= reach
        ):
            found.add(chosen)
    return found


def offered_fittings(p: Position) -> set[tuple[int, ...]]:
    """Every fitting that can be chosen, number by number; what is not asked is 0."""
    names = [name for name, _ in FITTINGS]
    found = set()

    def go(at: Position, chosen: dict[str, int]) -> None:
        if at.over or at.actor != 0 or at.asked != tasks.FIT:
            found.add(tuple(chosen.get(name, 0) for name in names))
            return
        for code in at.state.legal(0):
            _, name, number = at.codebook.notation(code).split()
            after = at.copy()
            after.state.play(0, code)
            go(after, {**chosen, name: int(number)})

    go(p, {})
    return found


@rule("SHY-602", "SHY-606", "SHY-607", "SHY-841", "SHY-D11")
@pytest.mark.parametrize("seed", range(30))
def test_every_legal_fitting_can_be_chosen_and_no_other(seed: int) -> None:
    rng = Random(seed)
    kinds = [[card for card in CARD_IDS if card.startswith(kind)] for kind in ("sb", "sm", "ss")]
    ship = " ".join(
        [rng.choice(kinds[0]), *rng.sample(kinds[1], rng.choice([1, 2, 4])), rng.choice(kinds[2])]
    )
    pieces = rng.sample([piece for _, piece in FITTINGS if piece], 5)
    store = {piece: rng.choice([1, 2, 3]) for piece in {*pieces, "captain"}}
    able = [name for name in EMPLOYEE_IDS if name in BUILDERS or name in ("helmsman", "rigger")]
    employees = rng.sample(able, rng.choice([0, 2, 4]))
    canals = rng.choice(["c01", "c17", "c01 c09@c01:E/1", "c05 c06@c05:E", LONG])
    p = sailing(
        ship,
        store=" ".join(f"{piece}:{number}" for piece, number in store.items()),
        employees=" ".join(employees),
        canals=canals,
    )
    before = ready(ship, canals=canals)
    laid = before.canals()
    reach = walker.longest(walker.system_of(laid), walker.figure_of(laid, before.figure()))
    assert offered_fittings(p) == all_fittings(ship, store, employees, reach)


@rule("SHY-607", "SHY-D11")
def test_no_number_is_offered_that_makes_the_ship_too_fast() -> None:
    """One horseshoe: 6 moves. Speed 1 with nothing, 1 more for each sail."""
    p = sailing(FAST, store="captain sail:6 smokestack:2 propeller", canals="c01")
    assert numbers(p, "sails") == [0, 1, 2, 3, 4, 5]
    p.play("fit sails 3")
    assert numbers(p, "smokestacks") == [0, 1, 2], "speed 4, 4 or 5 as yet"
    p.play("fit smokestacks 1")
    assert p.asked == tasks.CHOOSE, "a propeller would make it 7, so there is nothing to ask"
    assert p.parts()["ships"] == 1 + 4


@rule("SHY-607")
def test_a_ship_too_fast_for_its_canals_is_fitted_with_less() -> None:
    """Two moves are left on this canal."""
    p = sailing(FAST, store="captain sail:6", canals="c01", figure="c01 S SE")
    assert numbers(p, "sails") == [0, 1]
    p.play("fit sails 1")
    assert p.figure() == "c01 W SW"


# -- speed ---------------------------------------------------------------------------------------------------------

STEAM = [
    ((stacks, propellers, sails), 4 + stacks - 1 + propellers - 1 + sails)
    for stacks in (1, 2, 3)
    for propellers in (1, 2)
    for sails in (0, 1, 3)
]
OTHER = [
    ((0, 0, 0), 1),
    ((0, 0, 1), 2),
    ((0, 0, 6), 7),
    ((0, 1, 0), 2),
    ((0, 2, 0), 3),
    ((0, 2, 2), 5),
    ((1, 0, 0), 1),
    ((2, 0, 0), 2),
    ((3, 0, 0), 2),
    ((4, 0, 0), 3),
    ((5, 0, 1), 4),
    ((1, 0, 5), 6),
]


def cruised(stacks: int, propellers: int, sails: int, **fitted: int) -> tuple[int, int]:
    """The points of speed and the moves of a cruise."""
    p = sailing(FAST, store=ALL, employees="builder-propeller helmsman rigger")
    ends = lengths(p)
    p.fit(smokestacks=stacks, propellers=propellers, sails=sails, **fitted)
    sail_on(p)
    (moves,) = ends[p.figure()]
    return p.parts()["ships"] - 1, moves


@rule("SHY-604")
@pytest.mark.parametrize(("fitted", "expected"), STEAM)
def test_speed_under_steam(fitted: tuple[int, int, int], expected: int) -> None:
    assert cruised(*fitted) == (expected, expected)


@rule("SHY-605")
@pytest.mark.parametrize(("fitted", "expected"), OTHER)
def test_speed_without_steam(fitted: tuple[int, int, int], expected: int) -> None:
    assert cruised(*fitted) == (expected, expected)


@rule("SHY-606", "SHY-611")
@pytest.mark.parametrize(
    ("sails", "helmsman", "rigger", "expected"),
    [
        (0, 0, 0, 1),
        (0, 1, 0, 2),
        (2, 0, 0, 3),
        (2, 1, 0, 4),
        (2, 0, 1, 4),
        (2, 1, 1, 5),
        (5, 1, 2, 9),
        (5, 0, 1, 7),
    ],
)
def test_helmsman_and_rigger_are_used_or_not(sails: int, helmsman: int, rigger: int, expected: int) -> None:
    assert cruised(0, 0, sails, helmsman=helmsman, rigger=rigger) == (expected, expected)


@rule("SHY-609")
def test_a_ship_with_no_propulsion_sails_one_space_and_scores() -> None:
    p = ready(PLAIN).play("sail 1")
    assert p.figure() == "c01 NE N"
    assert p.parts() == {"ships": 2}
    assert p.fleet() == [("BMS", {"captain": 1})]


# -- points of the ship --------------------------------------------------------------------------------------------


@rule("SHY-610")
@pytest.mark.parametrize(
    ("fitted", "points"),
    [
        ({}, 0),
        ({"officers": 1}, 1),
        ({"businessmen": 2}, 2),
        ({"soldiers": 3}, 3),
        ({"cranes": 1}, 2),
        ({"cannons": 2}, 4),
        ({"sails": 2}, 2),
        ({"officers": 1, "businessmen": 1, "soldiers": 1, "cranes": 1, "cannons": 2, "sails": 1}, 10),
    ],
)
def test_points_at_once(fitted: dict[str, int], points: int) -> None:
    """The captain and speed 1 bring 2 to every ship; officials and ribands are no part of these points."""
    p = sailing("sb01 sm132 sm219 sm101 ss23", store=ALL)
    p.fit(**fitted)
    sail_on(p)
    assert p.parts()["ships"] == 2 + points


@rule("SHY-610", "SHY-619")
def test_the_points_of_the_ship_come_before_the_first_move() -> None:
    p = sailing(PLAIN, store="captain:2", canals="c17", figure="c17 C W").fit(officers=1)
    assert p.choices("move") == ["c17 N", "c17 E", "c17 S"]
    assert p.score() == 3
    assert p.view().builders[0].score.total == 3


@rule("SHY-619")
def test_points_are_marked_without_an_upper_limit() -> None:
    p = sailing(PLAIN, canals="c17", figure="c17 C W", score=998)
    assert p.score() == 1000
    p.play("move c17 N")
    assert p.score() == 1000


# -- moving --------------------------------------------------------------------------------------------------------


@rule("SHY-611", "SHY-D12")
@pytest.mark.parametrize(
    ("figure", "spaces", "end"),
    [
        ("c17 C W", ["c17 N", "c17 E", "c17 S"], "c17 N C"),
        ("c17 C N", ["c17 E", "c17 S", "c17 W"], "c17 E C"),
        ("c17 E C", [], "c05 W"),
        ("c05 E NE", [], "c05 SE E"),
    ],
)
def test_never_back_to_the_space_it_came_from(figure: str, spaces: list[str], end: str) -> None:
    """c17 is a crossing; where there is one way only, the figure takes it by itself."""
    p = sailing(PLAIN, canals="c17 c05@c17:E", figure=figure)
    if spaces:
        assert p.legal() == [f"move {space}" for space in spaces]
        p.play(f"move {spaces[0]}")
    assert p.figure() == end


@rule("SHY-611", "SHY-D12")
def test_only_moves_from_which_the_rest_can_be_sailed() -> None:
    """From the centre of c17: the other canal lies in the east, so only that way has room for three moves or more."""
    for sails, ways in [(0, "NES"), (1, "E"), (2, "E")]:
        p = sailing(FAST, store="captain sail:2", canals="c17 c05@c17:E", figure="c17 C W").fit(sails=sails)
        if len(ways) > 1:
            assert p.choices("move") == [f"c17 {way}" for way in ways]
        else:
            assert p.figure() == {1: "c05 W", 2: "c05 SW W"}[sails]


@rule("SHY-611")
def test_always_the_full_speed() -> None:
    """There is no way to stop early, and every walk that is offered has its full length."""
    p = sailing(FAST, store="captain sail:4", canals="c17 c18@c17:E c20@c18:S").fit(sails=4)
    ends = lengths(ready(FAST, canals="c17 c18@c17:E c20@c18:S"))
    seen = set()

    def go(at: Position) -> None:
        if at.actor == 0 and at.asked == tasks.MOVE:
            assert all(choice.startswith("move ") for choice in at.legal())
            for choice in at.legal():
                go(at.copy().play(choice))
        else:
            seen.add(at.figure())

    go(p)
    assert seen == {end for end, moves in ends.items() if moves == {5}}
    assert len(seen) == 3


@rule("SHY-611")
def test_the_figure_may_not_leave_over_the_side_it_came_from() -> None:
    p = sailing(PLAIN, canals="c01 c02@c01:N", figure="c01 N")
    assert p.figure() == "c01 NE N"
    other = sailing(PLAIN, canals="c01 c02@c01:N", figure="c01 N NE")
    assert other.figure() == "c02 S"


# -- officials and ribands -----------------------------------------------------------------------------------------


@rule("SHY-612")
@pytest.mark.parametrize(
    ("figure", "move", "points"),
    [
        ("c08 E", "c08 SE", 1 + 2),
        ("c08 E", "c08 NE", 1 + 1),
        ("c08 S", "c08 SW", 0),
        ("c08 S", "c08 SE", 1),
        ("c04 E", "c04 SE", 1),
        ("c04 E", "c04 NE", 1 + 1),
    ],
)
def test_what_each_official_counts(figure: str, move: str, points: int) -> None:
    """Two moves to military, commerce, lantern, lifeboat, lifebuoy, commerce of a ship with 2 cannons and 1 crane."""
    p = sailing(
        "sb01 sm132 sm219 ss23",
        store="captain sail crane cannon:2 businessman soldier",
        canals=figure[:3],
        figure=figure,
    )
    p.fit(sails=1, cranes=1, cannons=2, businessmen=1, soldiers=1)
    p.play(f"move {move}")
    assert p.parts().get("cruises", 0) == points


@rule("SHY-612")
@pytest.mark.parametrize(
    ("figure", "move", "points"),
    [("c08 S", "c08 SW", 2), ("c08 S", "c08 SE", 3), ("c04 E", "c04 SE", 1)],
)
def test_safety_officials_count_the_features_of_the_cards(figure: str, move: str, points: int) -> None:
    p = sailing(SAFE, store="captain sail", canals=figure[:3], figure=figure).fit(sails=1)
    p.play(f"move {move}")
    assert p.parts()["cruises"] == points


@rule("SHY-612")
def test_military_pays_each_soldier_and_each_cannon() -> None:
    """c17 has military on its west and on its centre."""
    for soldiers, cannons in product((0, 1, 2), (0, 1)):
        p = sailing("sb15 sm132 ss17", store="captain soldier:2 cannon", canals="c17", figure="c17 N")
        p.fit(soldiers=soldiers, cannons=cannons)
        assert p.parts().get("cruises", 0) == soldiers + cannons


@rule("SHY-612")
def test_officers_and_captains_are_no_business_of_officials() -> None:
    p = sailing("sb15 sm132 ss17", store="captain:3 soldier", canals="c17", figure="c17 N").fit(officers=2)
    assert p.figure() == "c17 C N"
    assert "cruises" not in p.parts()


@rule("SHY-612", "SHY-613")
def test_an_official_pays_every_time() -> None:
    """c03 from the north: lantern at 2, riband at 4, lantern at 6; the ship has two lanterns."""
    p = sailing(SAFE, store="captain sail:2 smokestack propeller", canals="c03")
    p.fit(sails=2, smokestacks=1, propellers=1)
    assert p.figure() == "c03 W SW"
    assert p.parts() == {"ships": 1 + 6, "cruises": 2 + 4 + 2}


@rule("SHY-613")
@pytest.mark.parametrize(("sails", "points"), [(0, 0), (1, 2), (2, 2), (3, 2), (4, 2), (5, 6)])
def test_only_the_last_riband_counts_and_pays_its_move(sails: int, points: int) -> None:
    """c05 from the north: ribands at moves 2 and 6."""
    p = sailing("sb01 sm205 sm206 ss05", store="captain sail:5", canals="c05").fit(sails=sails)
    assert p.parts().get("cruises", 0) == points


@rule("SHY-613")
def test_the_moves_of_an_earlier_cruise_do_not_count_for_a_riband() -> None:
    """c05 has a riband in the east, 2 moves from the north; the second ship reaches it with its first move."""
    p = ready(PLAIN, "sb07 sm117 ss17", store="captain:2", canals="c05")
    p.play("sail 1").fit().play("sail 4").fit()
    assert p.figure() == "c05 E NE"
    assert p.parts() == {"ships": 4, "cruises": 1}


@rule("SHY-614")
@pytest.mark.parametrize(("canal", "ship"), [("c01", "sb19 sm105 ss12"), ("c03", SAFE)])
def test_the_first_space_pays_nothing(canal: str, ship: str) -> None:
    """Both canals have a lifebuoy in the north, and the ships have lifebuoys."""
    p = sailing(ship, canals=canal)
    assert p.figure() == f"{canal} NE N"
    assert p.parts() == {"ships": 2}


@rule("SHY-614")
def test_the_space_where_the_last_cruise_ended_pays_nothing_to_the_next() -> None:
    """The first ship ends its cruise on the lifebuoy of the east side of c14; both ships have lifebuoys."""
    p = ready("sb19 sm105 ss12", "sb20 sm106 ss13", store="captain:2", canals="c14", figure="c14 C W")
    p.play("sail 1", "move c14 E")
    assert p.parts() == {"ships": 2, "cruises": 3}
    p.play("sail 4")
    assert p.figure() == "c14 NE E"
    assert p.parts() == {"ships": 4, "cruises": 3}


@rule("SHY-622")
def test_plain_spaces_and_icons_the_ship_has_nothing_for_pay_nothing() -> None:
    """c08 from the north: plain, lifeboat, plain, military, plain, lantern; this ship has none of these."""
    p = sailing(FAST, store="captain sail:5", canals="c08").fit(sails=5)
    assert p.figure() == "c08 W SW"
    assert p.parts() == {"ships": 1 + 6}


@rule("SHY-621")
@pytest.mark.parametrize(
    ("figure", "end"), [("c04 NE N", "c04 E NE"), ("c04 SE E", "c04 S SE"), ("c04 SW S", "c04 W SW")]
)
def test_a_stand_in_has_no_feature(figure: str, end: str) -> None:
    """c04: a lifeboat in the east, a lifebuoy in the south, a lantern in the west."""
    p = shipyard(
        phase="cruises",
        yard="bms......",
        canals="c04",
        figure=figure,
        store=ALL,
        decks={"bow": 0, "middle": 0, "stern": 0},
    )
    p.play("sail 1")
    assert p.figure() == end, "nothing to fit, one move"
    assert p.parts() == {"ships": 2}, "the official pays nothing"


@rule("SHY-621")
@pytest.mark.parametrize(
    ("figure", "move", "points"),
    [("c08 S", "c08 SW", 2), ("c08 S", "c08 SE", 3), ("c04 E", "c04 SE", 1)],
)
def test_nothing_adds_to_safety_features(figure: str, move: str, points: int) -> None:
    """All employees and pieces of every kind change nothing: 2 lanterns, 3 lifeboats, 1 lifebuoy."""
    everybody = " ".join(EMPLOYEE_IDS)
    p = sailing(SAFE, store=ALL, canals=figure[:3], figure=figure, employees=everybody)
    p.fit(sails=1, cranes=2, cannons=2, officers=2, businessmen=2, soldiers=2).play(f"move {move}")
    assert p.parts()["cruises"] == points


# -- canals left behind --------------------------------------------------------------------------------------------


@rule("SHY-615", "SHY-I17")
def test_a_canal_is_used_as_soon_as_the_figure_has_left_it() -> None:
    """Three moves: over the border, to the centre of the crossing, and there a choice."""
    p = sailing(FAST, store="captain sail:2", canals="c01 c17@c01:E", figure="c01 E NE").fit(sails=2)
    assert p.legal() == ["move c01 SE", "move c17 W"]
    assert (p.used(), p.stack()) == (0, [])
    p.play("move c17 W")
    assert p.choices("move") == ["c17 N", "c17 E", "c17 S"]
    assert (p.used(), p.stack()) == (1, ["c01"])
    assert p.canals() == {"c17": (1, 0, 0)}


@rule("SHY-615")
def test_a_canal_that_is_not_left_is_not_used() -> None:
    p = sailing(FAST, store="captain sail:2", canals="c01 c17@c01:E", figure="c01 E NE").fit(sails=2)
    p.play("move c01 SE")
    assert (p.used(), p.stack(), p.discards) == (0, [], [])
    assert set(p.canals()) == {"c01", "c17"}


@rule("SHY-616", "SHY-R12")
def test_what_is_cut_off_is_discarded_at_once_and_not_used() -> None:
    """The figure leaves c17 for c18; c01 hung on c17 only, c02 on c18."""
    p = sailing(
        FAST, store="captain sail:2", canals="c17 c01@c17:S c18@c17:E c02@c18:N c03@c01:W", figure="c17 E C"
    )
    p.fit(sails=2)
    assert p.choices("move") == ["c18 N", "c18 E", "c18 S"], (
        "over the border, to the centre, and there a choice"
    )
    assert (p.used(), p.stack(), p.discards) == (1, ["c17"], ["c01", "c03"])
    assert set(p.canals()) == {"c18", "c02"}


@rule("SHY-615")
@pytest.mark.parametrize(("canals", "helmsman"), [("", []), (" c05@c20:W", [0, 1])])
def test_a_canal_left_in_this_cruise_cannot_be_sailed_again(canals: str, helmsman: list[int]) -> None:
    """Four crossings in a ring: nine moves, and then the figure stands where the first canal lay."""
    ring = f"c17 c18@c17:E c19@c18:S c20@c17:S{canals}"
    p = sailing(
        FAST, store="captain smokestack:6 propeller", canals=ring, figure="c17 E C", employees="helmsman"
    )
    p.play("fit smokestacks 6", "fit propellers 1")
    assert numbers(p, "helmsman") == helmsman, "speed 9 as yet"
    sail_on(p.fit())
    assert p.used() == 3
    assert set(p.canals()) == set(canals.split("@")[0].split()) | {"c20"}


@rule("SHY-616")
def test_a_canal_cut_off_in_this_cruise_cannot_be_sailed() -> None:
    """c01 lies in the south of c17, which the figure leaves: W, C and a side of c18 are all there is."""
    p = sailing(FAST, store="captain sail:6", canals="c17 c01@c17:S c18@c17:E", figure="c17 E C")
    assert numbers(p, "sails") == [0, 1, 2]


@rule("SHY-617")
def test_the_figure_stays_and_remembers_where_it_came_from() -> None:
    p = ready(PLAIN, "sb07 sm117 ss17", store="captain:2", canals="c17 c18@c17:E", figure="c17 E C")
    p.play("sail 1").fit()
    assert p.figure() == "c18 W"
    p.play("sail 4").fit()
    assert p.figure() == "c18 C W"


@rule("SHY-617")
def test_the_way_at_a_fork_is_chosen_when_the_next_ship_sails() -> None:
    p = ready(PLAIN, "sb07 sm117 ss17", store="captain:2", canals="c17", figure="c17 W")
    p.play("sail 1").fit()
    assert (p.figure(), p.asked) == ("c17 C W", tasks.LAUNCH), "no choice yet"
    p.play("sail 4").fit()
    assert p.choices("move") == ["c17 N", "c17 E", "c17 S"]


# -- the fleet, and several ships ----------------------------------------------------------------------------------


@rule("SHY-618")
def test_the_ship_joins_the_fleet_with_its_pieces() -> None:
    p = sailing(FAST, store="captain:2 sail:2 smokestack propeller").fit(
        sails=2, smokestacks=1, propellers=1, officers=1
    )
    sail_on(p)
    pieces = {"sail": 2, "smokestack": 1, "propeller": 1, "captain": 2}
    assert p.fleet() == [("BMMS", pieces)]
    assert [CARD_IDS[card] for card in p.view().builders[0].fleet[0].cards] == FAST.split()
    assert p.yard() == "........."
    assert p.store() == {}


@rule("SHY-620", "SHY-D10")
def test_the_second_ship_has_what_is_left_in_the_store() -> None:
    for first, second, left in [("sail 1", "sail 4", 1), ("sail 4", "sail 1", 1)]:
        p = ready("sb01 sm206 ss01", "sb02 sm205 ss02", store="captain:2 sail:3")
        p.play(first)
        assert numbers(p, "sails") == [0, 1, 2, 3]
        sail_on(p.fit(sails=2))
        assert p.score() == p.parts()["ships"] + p.parts().get("cruises", 0) >= 4
        assert p.legal() == [second, second.replace("sail", "scrap")]
        p.play(second)
        assert numbers(p, "sails") == list(range(left + 1))


@rule("SHY-620")
def test_the_second_ship_finds_the_canals_as_the_first_left_them() -> None:
    """Two moves are left; the first ship takes one or both of them."""
    for sails, able in [(0, True), (1, False)]:
        p = ready(
            "sb01 sm206 ss01", "sb02 sm205 ss02", store="captain:2 sail", canals="c01", figure="c01 S SE"
        )
        p.play("sail 1").fit(sails=sails)
        assert (p.actor == 0 and p.can("sail 4")) == able
        if not able:
            assert [kinds for kinds, _ in p.fleet()] == ["BMS"]
            assert p.lost == ["sb02", "sm205", "ss02"], "scrapped, as it cannot sail"


@rule("SHY-620")
def test_a_scrapped_ship_leaves_everything_to_the_next() -> None:
    p = ready("sb01 sm206 ss01", "sb02 sm205 ss02", store="captain sail:2", canals="c01").play(
        "scrap 1", "sail 4"
    )
    assert numbers(p, "sails") == [0, 1, 2]
