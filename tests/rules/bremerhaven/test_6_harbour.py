"""Chapter 7 of the specification: storage, production, moves, prestige, and what is due."""

from __future__ import annotations

import pytest

from roadstead.games.bremerhaven import tasks
from tests.rule import rule
from tests.rules.bremerhaven.position import Position, bremerhaven, own_deck

FULL = "6 container"
"""All a harbour of the long game holds before a cover is gone."""
PRODUCTION = "bank refinery packing-house container-works emigration-hall fish-market"


def verbs(position: Position) -> set[str]:
    return {choice.split()[0] for choice in position.legal()}


# -- the phase as a whole --------------------------------------------------------------------------------


@rule("BRE-601")
def test_first_produce_then_move_then_prestige_and_time() -> None:
    position = bremerhaven(stage="harbour", built="refinery", stored="1 crate", loads={1: "kk-2 1 +1 crate"})
    assert position.legal() == ["done", "produce refinery"]
    position.play("produce refinery")
    assert position.legal() == ["done", "deliver crate 1"]
    assert (position.prestige(), position.load(1)) == (0, "kk-2 1: 1 crate")
    position.play("deliver crate 1")
    assert position.over
    assert (position.prestige(), position.cash(), position.load(1)) == (1, 6, "")


@rule("BRE-601")
def test_producing_and_moving_are_optional_prestige_and_time_are_not() -> None:
    position = bremerhaven(stage="harbour", built="refinery", docks={1: "heidi 2"}).play("done", "done")
    assert position.over
    assert (position.stored(), position.dock(1), position.prestige()) == ({}, "heidi 1: 2 barrel", 2)


@rule("BRE-601")
def test_all_work_at_the_same_time_and_clean_up_waits_for_everybody() -> None:
    position = bremerhaven(
        stage="harbour", through="all", docks={0: {1: "heidi"}, 1: {1: "anna"}}, built={1: "refinery"}
    )
    assert position.actors == [0, 1]
    assert position.legal(1) == ["done", "produce refinery"]
    position.play("0: unload 1", "0: done")
    assert position.actors == [1]
    assert position.dock(1) == "heidi 2: 1 barrel"
    position.play("1: done", "1: done")
    assert (position.dock(1), position.dock(1, 1)) == ("heidi 1: 1 barrel", "anna 1: 3 crate")


@rule("BRE-601", "BRE-I14")
def test_what_one_player_does_leaves_the_choices_of_others_alone() -> None:
    position = bremerhaven(stage="harbour", docks={0: {1: "heidi"}, 1: {1: "anna"}}, cash={0: 5, 1: 5})
    before = position.legal(1)
    assert position.play("0: unload 1", "0: unload 1").legal(1) == before
    assert position.stored(1) == {}


# -- storage ---------------------------------------------------------------------------------------------


@rule("BRE-611")
@pytest.mark.parametrize(
    ("mode", "cleared", "reached"),
    [
        pytest.param("long", "", [1, 2], id="long game: docks 1 and 2"),
        pytest.param("long", "c3r1", [1, 2, 3], id="top of column 3 clear"),
        pytest.param("long", "c4r1", [1, 2, 4], id="top of column 4 clear"),
        pytest.param("long", "c3r2 c3r3 c4r2 c4r3", [1, 2], id="lower rows do not count"),
        pytest.param("short", "", [1, 2, 3, 4], id="short game: all"),
    ],
)
def test_a_loading_dock_is_reached_when_the_top_of_its_column_is_clear(
    mode: str, cleared: str, reached: list[int]
) -> None:
    position = bremerhaven(
        stage="harbour",
        mode=mode,
        cleared=cleared,
        stored="1 barrel",
        loads={1: "b-2", 2: "bb-2", 3: "bk-3", 4: "bww-3"},
    )
    assert position.choices("deliver") == [f"barrel {load}" for load in reached]


@rule("BRE-611")
def test_a_building_on_the_top_space_does_not_block_the_loading_dock() -> None:
    """The third building stands on the top of column 3."""
    position = bremerhaven(
        stage="harbour",
        mode="short",
        built="lighthouse dry-dock warehouse",
        stored="1 barrel",
        loads={3: "b-2"},
    )
    assert position.choices("deliver") == ["barrel 3"]


ROOM = [
    pytest.param("", "5 barrel", "barrel", True, id="a sixth barrel"),
    pytest.param("", "6 barrel", "barrel", False, id="no seventh barrel"),
    pytest.param("", "2 barrel 2 container 2 passenger", "passenger", False, id="one good a space"),
    pytest.param("", "5 passenger", "container", True, id="a container on the last space"),
    pytest.param("", "5 barrel 1 crate", "crate", True, id="two crates share a space"),
    pytest.param("", "5 barrel 2 crate", "crate", False, id="three crates do not"),
    pytest.param("", "5 barrel 1 crate", "barrel", False, id="a crate and a barrel do not share"),
    pytest.param("", "11 crate", "crate", True, id="twelve crates"),
    pytest.param("", "12 crate", "crate", False, id="no thirteenth crate"),
    pytest.param("lighthouse", "5 barrel", "barrel", False, id="a building takes a space"),
    pytest.param("lighthouse", "4 barrel", "barrel", True, id="five spaces beside a building"),
    pytest.param("tank-farm", "8 barrel", "barrel", True, id="tank farm: four of nine barrels"),
    pytest.param("tank-farm", "9 barrel", "barrel", False, id="tank farm: no tenth barrel"),
    pytest.param("tank-farm", "5 passenger", "barrel", True, id="tank farm: empty while all else is full"),
    pytest.param("tank-farm", "5 passenger", "passenger", False, id="tank farm: no passengers"),
    pytest.param("passenger-terminal", "7 passenger", "passenger", True, id="terminal: three of eight"),
    pytest.param("passenger-terminal", "8 passenger", "passenger", False, id="terminal: no ninth"),
    pytest.param("passenger-terminal", "4 crate 3 barrel", "barrel", False, id="terminal: no barrels"),
    pytest.param(
        "warehouse", "7 container", "container", True, id="warehouse: three places more than it takes"
    ),
    pytest.param("warehouse", "8 container", "container", False, id="warehouse: no ninth"),
    pytest.param("warehouse", "7 container 1 crate", "crate", True, id="warehouse: two crates a place"),
    pytest.param("warehouse tank-farm", "11 barrel", "barrel", False, id="both: four, three and four"),
    pytest.param("warehouse tank-farm", "10 barrel", "barrel", True, id="both: the last place"),
]
SHIPS = {"barrel": "heidi", "container": "wega", "crate": "anna", "passenger": "moewe"}


@rule("BRE-612", "BRE-613", "BRE-631")
@pytest.mark.parametrize(("built", "stored", "good", "fits"), ROOM)
def test_a_good_is_unloaded_only_if_it_can_be_stored(built: str, stored: str, good: str, fits: bool) -> None:
    position = bremerhaven(
        stage="harbour", built={0: built, 1: "refinery"}, stored=stored, docks={1: SHIPS[good]}
    )
    assert position.choices("unload", 0) == (["1"] if fits else [])


@rule("BRE-612")
@pytest.mark.parametrize(
    ("mode", "cleared", "most"),
    [("long", "", 6), ("long", "c3r2", 7), ("long", "all", 12), ("short", "", 12)],
)
def test_covered_spaces_hold_nothing(mode: str, cleared: str, most: int) -> None:
    def unload(barrels: int) -> list[str]:
        stored = f"{barrels} barrel"
        return bremerhaven(
            stage="harbour",
            mode=mode,
            cleared=cleared,
            stored={0: stored, 1: "2 crate"},
            cash={1: 1},
            docks={1: "heidi"},
        ).choices("unload", 0)

    assert unload(most - 1) == ["1"]
    assert unload(most) == []


@rule("BRE-613")
@pytest.mark.parametrize(("crates", "fits"), [(11, True), (12, True), (13, False)])
def test_odd_crates_are_rounded_up_after_the_special_room_is_taken_off(crates: int, fits: bool) -> None:
    """Special room for 3 crates and 5 spaces: 13 crates."""
    rules = own_deck('tank-farm: good = "barrel", count = 4 -> good = "crate", count = 3')
    position = bremerhaven(
        stage="harbour",
        built={0: "tank-farm", 1: "refinery"},
        stored=f"{crates} crate",
        docks={1: "anna"},
        rules=rules,
    )
    assert position.choices("unload", 0) == (["1"] if fits else [])


@rule("BRE-613", "BRE-325", "BRE-R05")
@pytest.mark.parametrize(
    ("built", "stored", "gained", "able"),
    [
        pytest.param("", "5 barrel", "lighthouse", True, id="one space left"),
        pytest.param("", "6 barrel", "lighthouse", False, id="full"),
        pytest.param("", "3 barrel 4 crate", "lighthouse", True, id="crates are stacked"),
        pytest.param("", "3 barrel 5 crate", "lighthouse", False, id="an odd crate needs a space"),
        pytest.param("tank-farm", "3 barrel 5 crate", "lighthouse", True, id="barrels in the tank farm"),
        pytest.param("", "6 barrel", "tank-farm", False, id="the new building's own room does not count"),
        pytest.param("warehouse", "5 barrel", "lighthouse", True, id="goods move into the warehouse"),
        pytest.param("warehouse", "8 barrel", "lighthouse", False, id="a full warehouse"),
        pytest.param(
            "warehouse tank-farm dry-dock signal-tower fish-market bank",
            "",
            "lighthouse",
            False,
            id="no open space",
        ),
    ],
)
def test_an_empty_space_to_build_on(built: str, stored: str, gained: str, able: bool) -> None:
    position = bremerhaven(stage="permit", bids="1 permit", built=built, stored=stored, gained=gained)
    assert position.choices("build") == ([gained] if able else [])


# -- produce ---------------------------------------------------------------------------------------------


@rule("BRE-621", "BRE-D13")
def test_each_production_building_is_used_once_in_any_order() -> None:
    position = bremerhaven(stage="harbour", mode="short", built=PRODUCTION, cash=3)
    names = PRODUCTION.split()
    assert position.legal() == ["done", *(f"produce {name}" for name in names)]
    position.play(
        "produce fish-market", "produce packing-house", "produce refinery", "produce emigration-hall"
    )
    assert position.legal() == ["done", "produce bank", "produce container-works"]
    position.play("produce container-works", "produce bank", "deposit 0")
    assert position.stored() == {"barrel": 1, "container": 1, "crate": 1, "passenger": 1}
    assert position.cash() == 5
    assert "produce" not in verbs(position)


@rule("BRE-621")
def test_a_production_building_is_used_again_in_the_next_round() -> None:
    position = bremerhaven(stage="harbour", built="fish-market").play("produce fish-market")
    position.state.then(tasks.HARBOURS)
    position.state.settle()
    assert position.play("produce fish-market").cash() == 4


@rule("BRE-621", "BRE-D13")
@pytest.mark.parametrize(
    ("stored", "able"),
    [
        pytest.param("4 container", ["refinery"], id="a space left for the barrel"),
        pytest.param("5 container", [], id="no room: not produced"),
    ],
)
def test_a_good_that_cannot_be_stored_is_not_produced(stored: str, able: list[str]) -> None:
    position = bremerhaven(stage="harbour", built={0: "refinery", 1: "fish-market"}, stored=stored)
    assert position.choices("produce", 0) == able


@rule("BRE-621", "BRE-D13")
def test_money_needs_no_room() -> None:
    position = bremerhaven(stage="harbour", built="fish-market", stored="5 container")
    assert position.play("produce fish-market").cash() == 2


@rule("BRE-621", "BRE-311")
def test_a_gained_building_produces_nothing_before_it_is_built() -> None:
    assert bremerhaven(stage="harbour", gained="refinery").over


@rule("BRE-621", "BRE-985")
def test_a_building_built_in_this_round_already_produces() -> None:
    position = bremerhaven(stage="permit", through="harbour", bids="1 permit", gained="refinery")
    assert position.play("build refinery").deal().legal() == ["done", "produce refinery"]


@rule("BRE-622", "BRE-E23")
def test_room_made_in_4_2_comes_too_late_for_production() -> None:
    position = bremerhaven(stage="harbour", built="refinery", stored="5 container", loads={1: "cc-4"})
    assert position.legal() == ["done", "deliver container 1"]
    position.play("deliver container 1")
    assert position.legal() == ["done", "deliver container 1"]
    assert position.play("done").stored() == {"container": 4}
    assert position.over


@rule("BRE-973", "BRE-D14")
@pytest.mark.parametrize(("cash", "most"), [(0, None), (2, 2), (5, 5), (9, 5)])
def test_a_deposit_is_0_up_to_5_or_the_cash(cash: int, most: int | None) -> None:
    position = bremerhaven(stage="harbour", built="bank", cash=cash, balance=5).play("produce bank")
    assert position.choices("deposit") == ([] if most is None else [str(money) for money in range(most + 1)])


# -- convert and move ------------------------------------------------------------------------------------


@rule("BRE-631")
def test_goods_are_unloaded_one_by_one_and_never_return_to_a_ship() -> None:
    position = bremerhaven(stage="harbour", docks={2: "heidi"})
    assert position.legal() == ["done", "unload 2"]
    assert position.play("unload 2").dock(2) == "heidi 2: 1 barrel"
    assert position.stored() == {"barrel": 1}
    assert position.legal() == ["done", "unload 2"]
    assert position.play("unload 2").over
    assert (position.dock(2), position.stored()) == ("heidi 1: empty", {"barrel": 2})


@rule("BRE-632")
@pytest.mark.parametrize(
    ("stored", "load", "goods"),
    [
        pytest.param("1 barrel 1 crate", "b-2", ["barrel"], id="its own type"),
        pytest.param("1 barrel 1 crate", "bk-3", ["barrel", "crate"], id="either type"),
        pytest.param("1 barrel 1 crate", "bk-3 3 +1 barrel", ["crate"], id="what is still open"),
        pytest.param("2 barrel", "b-2 2 +1 barrel", [], id="complete"),
        pytest.param("1 container 1 passenger", "ww-3", ["container", "passenger"], id="wild: any type"),
        pytest.param("1 container", "ww-3 3 +1 container 1 crate", [], id="wild symbols all filled"),
        pytest.param(
            "1 barrel 1 crate", "bww-3 3 +1 barrel 1 crate", ["barrel", "crate"], id="one wild symbol left"
        ),
        pytest.param(
            "1 barrel 1 crate", "bww-3 3 +2 crate", ["barrel"], id="only the barrel's own symbol left"
        ),
        pytest.param("1 passenger", "bk-3", [], id="not wanted"),
    ],
)
def test_a_contract_takes_what_it_still_needs(stored: str, load: str, goods: list[str]) -> None:
    position = bremerhaven(
        stage="harbour", stored={0: stored, 1: "1 barrel"}, loads={0: {2: load}, 1: {1: "bb-2"}}
    )
    assert position.choices("deliver", 0) == [f"{good} 2" for good in goods]


@rule("BRE-632", "BRE-E37", "BRE-D15")
def test_a_good_fills_the_symbol_of_its_type_before_a_wild_one() -> None:
    """Passenger and wild: the first passenger leaves the wild symbol open for a barrel."""
    position = bremerhaven(stage="harbour", stored="2 passenger 1 barrel", loads={1: "pw-2"})
    position.play("deliver passenger 1")
    assert position.choices("deliver") == ["barrel 1", "passenger 1"]
    assert position.play("deliver barrel 1").load(1) == "pw-2 1: 1 barrel 1 passenger"


@rule("BRE-632")
def test_goods_never_leave_a_contract() -> None:
    position = bremerhaven(
        stage="harbour", stored="1 crate", cash=9, loads={1: "bk-3 3 +1 barrel", 2: "bb-2 2 +1 barrel"}
    )
    assert position.legal() == ["done", "deliver crate 1"]


@rule("BRE-633", "BRE-D15")
def test_a_good_on_a_ship_cannot_go_straight_to_a_contract() -> None:
    position = bremerhaven(stage="harbour", stored=FULL, docks={1: "heidi"}, loads={1: "b-2"})
    assert position.over
    assert position.load(1) == "b-2 1: empty"


@rule("BRE-633")
def test_with_room_for_one_good_it_goes_by_way_of_the_storage() -> None:
    position = bremerhaven(stage="harbour", stored="5 container", docks={1: "heidi"}, loads={1: "bb-2"})
    assert position.legal() == ["done", "unload 1"]
    position.play("unload 1")
    assert position.legal() == ["done", "deliver barrel 1"]
    position.play("deliver barrel 1", "unload 1", "deliver barrel 1")
    assert position.load(1) == "bb-2 1: 2 barrel"


@rule("BRE-634", "BRE-D15")
def test_packing_turns_two_stored_crates_into_a_container_for_1_money() -> None:
    position = bremerhaven(stage="harbour", stored="3 crate", cash=1)
    assert position.legal() == ["done", "pack"]
    position.play("pack")
    assert (position.stored(), position.cash()) == ({"container": 1, "crate": 1}, 0)


@rule("BRE-634", "BRE-D15")
def test_unpacking_turns_a_stored_container_into_two_crates_for_1_money() -> None:
    position = bremerhaven(stage="harbour", stored="1 container", cash=1)
    assert position.legal() == ["done", "unpack"]
    position.play("unpack")
    assert (position.stored(), position.cash()) == ({"crate": 2}, 0)


@rule("BRE-634", "BRE-D15")
@pytest.mark.parametrize(
    ("stored", "cash", "choices"),
    [
        pytest.param("2 crate 1 container", 0, [], id="no money"),
        pytest.param("1 crate", 1, [], id="a single crate"),
        pytest.param("2 crate 1 container", 1, ["pack", "unpack"], id="both"),
        pytest.param("6 container", 1, ["unpack"], id="two crates take the container's space"),
        pytest.param("4 container 4 crate", 1, ["pack", "unpack"], id="full of pairs"),
    ],
)
def test_when_goods_can_be_converted(stored: str, cash: int, choices: list[str]) -> None:
    position = bremerhaven(stage="harbour", stored={0: stored, 1: "2 crate"}, cash={0: cash, 1: 1})
    assert [choice for choice in position.legal(0) if choice in ("pack", "unpack")] == choices


@rule("BRE-634", "BRE-613", "BRE-D15")
@pytest.mark.parametrize(
    ("good", "stored", "choices"),
    [
        pytest.param("container", "4 container 4 barrel", ["unpack"], id="room for the crates"),
        pytest.param("container", "4 container 5 barrel", [], id="no room for the crates"),
        pytest.param("crate", "4 crate 4 barrel", ["pack"], id="room for the container"),
        pytest.param("crate", "4 crate 5 barrel", [], id="no room for the container"),
    ],
)
def test_what_is_converted_must_fit_once_it_leaves_its_special_room(
    good: str, stored: str, choices: list[str]
) -> None:
    rules = own_deck(f'tank-farm: good = "barrel" -> good = "{good}"')
    position = bremerhaven(
        stage="harbour", built={0: "tank-farm", 1: "refinery"}, stored=stored, cash=1, rules=rules
    )
    assert [choice for choice in position.legal(0) if choice in ("pack", "unpack")] == choices


@rule("BRE-635")
def test_moves_and_conversions_come_in_any_order_and_number() -> None:
    position = bremerhaven(
        stage="harbour", cash=4, stored="1 crate", docks={1: "anna", 2: "wega"}, loads={1: "cc-4", 2: "kk-2"}
    )
    position.play(
        "unload 1", "pack", "deliver container 1", "unload 2", "unpack", "deliver crate 2", "unload 1"
    )
    position.play("pack", "unpack", "deliver crate 2", "unload 2", "deliver container 1", "done")
    assert (position.load(1), position.load(2)) == ("cc-4 3: 2 container", "kk-2 1: 2 crate")
    assert (position.cash(), position.stored()) == (0, {"crate": 1})


@rule("BRE-636", "BRE-R06")
def test_goods_cannot_be_thrown_away() -> None:
    position = bremerhaven(stage="harbour", stored="1 barrel 5 passenger", docks={1: "anna 1"})
    assert position.over
    assert position.stored() == {"barrel": 1, "passenger": 5}


@rule("BRE-D15")
def test_the_moves_of_4_2_are_at_most_34() -> None:
    position = bremerhaven(
        4,
        stage="harbour",
        mode="long",
        cleared="all",
        built="gantry-crane",
        stored="1 barrel 2 container 2 crate 1 passenger",
        cash=1,
        docks={1: "heidi", 2: "wega", 3: "anna"},
        loads={1: "www-4", 2: "www-2", 3: "wwww-3", 4: "bckp-5"},
    )
    assert len(position.legal()) == 34
    assert [len(position.choices(verb)) for verb in ("unload", "deliver", "direct")] == [3, 16, 12]
    assert {"done", "pack", "unpack"} <= set(position.legal())


# -- prestige --------------------------------------------------------------------------------------------


@rule("BRE-641", "BRE-D16")
@pytest.mark.parametrize(
    ("track", "after"),
    [
        pytest.param(0, 8, id="raised to the harbour value"),
        pytest.param(7, 8, id="raised by one"),
        pytest.param(8, 8, id="equal"),
        pytest.param(9, 9, id="stays above it"),
    ],
)
def test_the_track_rises_to_the_prestige_of_ships_and_built_buildings(track: int, after: int) -> None:
    """Heidi 1, Orion 2; Lighthouse 3, Pilot Station 2; the gained Terminal and ships at sea count nothing."""
    position = bremerhaven(
        stage="due",
        prestige=track,
        docks={1: "heidi", 3: "orion"},
        built="lighthouse pilot-station",
        gained="passenger-terminal",
        sea="europa-star aurora",
    )
    assert (position.prestige(), position.prestige(1)) == (after, 0)


@rule("BRE-642")
@pytest.mark.parametrize(("track", "after"), [(3, 2), (1, 0), (0, 0)])
def test_the_track_falls_by_a_penalty_but_never_below_0(track: int, after: int) -> None:
    assert bremerhaven(stage="due", prestige=track, loads={1: "bck-3 1"}).prestige() == after


@rule("BRE-642")
def test_the_track_does_not_fall_when_a_ship_leaves() -> None:
    position = bremerhaven(stage="due", docks={1: "orion 1"})
    assert (position.dock(1), position.prestige()) == ("", 2)
    position.state.then(tasks.DUE)
    position.state.settle()
    assert position.prestige() == 2


@rule("BRE-642")
def test_a_later_4_3_makes_a_loss_good() -> None:
    position = bremerhaven(stage="due", prestige=5, docks={1: "europa-star 3"}, loads={1: "bck-3 1"})
    assert position.prestige() == 4
    position.state.then(tasks.DUE)
    position.state.settle()
    assert position.prestige() == 5


# -- time ------------------------------------------------------------------------------------------------


@rule("BRE-651")
def test_every_ship_and_contract_loses_a_marker() -> None:
    position = bremerhaven(
        stage="due",
        docks={0: {1: "heidi", 2: "wega", 3: "anna"}, 1: {1: "moewe"}},
        loads={0: {1: "kk-2", 2: "pp-3", 3: "cc-4", 4: "b-2"}, 1: {3: "c-2"}},
    )
    assert [position.view().harbours[0].docks[at].time for at in range(3)] == [1, 2, 1]
    assert [position.view().harbours[0].loads[at].time for at in range(4)] == [1, 2, 3, 1]
    assert (position.dock(1, 1), position.load(3, 1)) == ("moewe 1: 2 passenger", "c-2 1: empty")


@rule("BRE-651", "BRE-E22")
def test_cards_of_this_round_lose_a_marker_too() -> None:
    """The launch stays 1 round: it comes and goes in the same one."""
    position = bremerhaven(
        stage="sea", through="harbour", bids="1 sea-1, 5 land-1", sea="seute-deern heidi", land="b-2 c-2"
    )
    position.play("dock 1", "load 1", "done")
    assert (position.dock(1), position.load(1)) == ("", "b-2 1: empty")
    assert "seute-deern" in position.discards


@rule("BRE-652")
def test_a_due_ship_leaves_with_the_goods_still_on_it() -> None:
    position = bremerhaven(stage="due", docks={1: "heidi 1", 2: "wega 2"})
    assert (position.dock(1), position.dock(2)) == ("", "wega 1: 2 container")
    assert (position.stored(), position.discards, position.cash()) == ({}, ["heidi"], 0)


@rule("BRE-653", "BRE-343", "BRE-R09")
@pytest.mark.parametrize(
    ("price", "money"), [("4132", 8 + 1), ("1234", 6 + 1), ("1342", 8 + 1), ("3214", 6 + 1)]
)
def test_a_due_contract_sells_its_goods_at_the_prices_of_the_top_card(price: str, money: int) -> None:
    """One crate, one container and one barrel, and a reward of 1."""
    position = bremerhaven(stage="due", price=price, loads={2: "bck-3 1 +1 barrel 1 container 1 crate"})
    assert position.cash() == money
    assert (position.load(2), position.discards) == ("", ["bck-3"])


@rule("BRE-653", "BRE-654")
def test_the_goods_of_a_failed_contract_are_sold_before_its_penalty() -> None:
    """3 passengers at 4, then a penalty of 5 with no cash before."""
    position = bremerhaven(stage="due", loads={1: "pppp-4 1 +3 passenger"})
    assert position.cash() == 12 - 5


@rule("BRE-654")
@pytest.mark.parametrize(
    ("load", "cash", "prestige"),
    [
        pytest.param("b-2 1 +1 barrel", 10 + 1 + 1, 5, id="reward in money"),
        pytest.param("kk-2 1 +2 crate", 10 + 6, 5, id="no reward"),
        pytest.param("ppp-4 1 +3 passenger", 10 + 12, 6, id="reward in prestige"),
        pytest.param("ww-3 1 +1 barrel 1 crate", 10 + 4, 5, id="complete with wild goods"),
        pytest.param("pp-3 1 +1 passenger", 10 + 4 - 2, 5, id="penalty in money"),
        pytest.param("bck-3 1 +1 crate", 10 + 3, 4, id="penalty in prestige"),
        pytest.param("b-2 1", 10, 5, id="no penalty"),
    ],
)
def test_reward_or_penalty_of_a_due_contract(load: str, cash: int, prestige: int) -> None:
    position = bremerhaven(stage="due", cash=10, prestige=5, loads={1: load})
    assert (position.cash(), position.prestige(), position.load(1)) == (cash, prestige, "")
    assert position.discards == [load.split()[0]]


@rule("BRE-654", "BRE-641")
def test_prestige_of_a_reward_comes_on_top_of_the_harbour_value() -> None:
    position = bremerhaven(
        stage="due", prestige=2, docks={1: "europa-star 1"}, loads={1: "ppp-4 1 +3 passenger"}
    )
    assert position.prestige() == 5 + 1


@rule("BRE-655")
def test_a_complete_contract_waits_for_its_last_marker_in_its_dock() -> None:
    position = bremerhaven(stage="due", loads={1: "b-2 2 +1 barrel"})
    assert (position.cash(), position.load(1)) == (0, "b-2 1: 1 barrel")


@rule("BRE-656")
@pytest.mark.parametrize(
    ("cash", "balance", "left"),
    [
        pytest.param(9, 10, (4, 10), id="cash is enough"),
        pytest.param(3, 10, (0, 8), id="cash first, then the bank"),
        pytest.param(0, 2, (0, 0), id="all there is"),
        pytest.param(3, 0, (0, 0), id="all the cash"),
    ],
)
def test_a_penalty_takes_what_there_is_cash_first(cash: int, balance: int, left: tuple[int, int]) -> None:
    position = bremerhaven(stage="due", cash=cash, balance=balance, loads={1: "pppp-4 1"})
    assert (position.cash(), position.balance()) == left


@rule("BRE-656")
def test_the_bank_balance_pays_for_no_permit_bollard_or_cover() -> None:
    assert bremerhaven(stage="permit", bids="5 permit", balance=50).over
    bids = {0: "1 permit", 1: "5 permit"}
    position = bremerhaven(stage="permit", bids=bids, balance={0: 50}, gained={0: "lighthouse", 1: "bank"})
    assert position.actors == [1]


@rule("BRE-656")
def test_the_bank_balance_pays_for_no_influence_conversion_or_upgrade() -> None:
    assert bremerhaven(stage="influence", bids={0: "1 influence", 1: "5 influence"}, balance=50).over
    assert bremerhaven(stage="harbour", stored="2 crate 1 container", balance=50).over
    position = bremerhaven(stage="event", news="seamens-school", cash={1: 2}, balance=50)
    assert position.actors == [1]


@rule("BRE-657", "BRE-R17", "BRE-E30")
@pytest.mark.parametrize(
    ("loads", "prestige", "cash"),
    [
        pytest.param({1: "bck-3 1", 2: "ppp-4 1 +3 passenger"}, 1, 12, id="prestige: penalty first"),
        pytest.param({1: "ppp-4 1 +3 passenger", 2: "bck-3 1"}, 0, 12, id="prestige: reward first"),
        pytest.param({1: "pp-3 1", 2: "kk-2 1 +2 crate"}, 0, 6, id="money: penalty first"),
        pytest.param({3: "kk-2 1 +2 crate", 4: "pp-3 1"}, 0, 4, id="money: sale first"),
        pytest.param({2: "pp-3 1 +1 passenger"}, 0, 2, id="the sale pays the penalty"),
    ],
)
def test_due_contracts_are_settled_from_dock_1_to_4_each_completely(
    loads: dict[int, str], prestige: int, cash: int
) -> None:
    position = bremerhaven(stage="due", loads=loads)
    assert (position.prestige(), position.cash()) == (prestige, cash)


@rule("BRE-657", "BRE-D16")
def test_the_order_in_4_4_is_ships_then_contracts() -> None:
    position = bremerhaven(
        stage="due", docks={1: "heidi 1", 2: "orion 1"}, loads={2: "b-2 1 +1 barrel", 1: "pp-3 1"}, cash=5
    )
    told = [
        key
        for key in position.story()
        if key in ("prestige-is", "ship-sails", "sells", "gets-money", "pays-money")
    ]
    assert told == ["prestige-is", "ship-sails", "ship-sails", "sells", "pays-money", "sells", "gets-money"]


@rule("BRE-D16")
def test_4_3_and_4_4_ask_nobody() -> None:
    position = bremerhaven(
        stage="due", docks={1: "heidi 1"}, loads={1: "kk-2 1", 2: "b-2 1 +1 barrel"}, cash=3
    )
    assert position.over
    assert position.cash() == 3 - 1 + 2
