"""Bremerhaven's lines of moves in the harbour phase: given a position, these lines and these words."""

from roadstead.text.voice import StrictVoice
from tests.rule import rule
from tests.rules.bremerhaven.position import RULES, Position, bremerhaven

VOICE = StrictVoice(RULES, "en", ["Ann", "Ben"])
FINISH = ", then finish work"


def lines_of(position: Position) -> dict[str, str]:
    """What each line says to the seat asked, and its moves."""
    assert 0 in position.actors
    found = [each for each in RULES.words.shortcuts(position.view(0)) if not each.targets]
    notation = position.codebook.notation
    return {VOICE.say(each.message): ", ".join(notation(code) for code in each.codes) for each in found}


def is_done_after(position: Position, moves: str) -> bool:
    """Whether the seat has finished its work after a line; each move is checked to be legal."""
    position.play(*(f"0: {move}" for move in moves.split(", ")))
    return 0 not in position.actors


def test_all_production_buildings_are_used_at_once() -> None:
    position = bremerhaven(2, "harbour", built="refinery fish-market packing-house lighthouse")
    moves = "produce refinery, produce fish-market, produce packing-house"
    assert lines_of(position) == {"Use Refinery, Packing House and Fish Market": moves}
    position.play("0: produce refinery", "0: produce packing-house")
    assert lines_of(position) == {}


def test_the_bank_asks_for_itself() -> None:
    position = bremerhaven(2, "harbour", built="refinery bank fish-market", cash=3)
    assert lines_of(position) == {"Use Refinery and Fish Market": "produce refinery, produce fish-market"}


def test_production_without_room_for_all_is_a_choice() -> None:
    built = "refinery emigration-hall"
    assert lines_of(bremerhaven(2, "harbour", built=built, stored="2 barrel"))
    assert lines_of(bremerhaven(2, "harbour", built=built, stored="3 barrel")) == {}


def test_everything_is_unloaded_and_the_work_ends_by_itself() -> None:
    position = bremerhaven(2, "harbour", docks={1: "heidi", 2: "moewe"})
    moves = "unload 1, unload 1, unload 2, unload 2"
    assert lines_of(position) == {f"Unload 2 barrels and 2 passengers{FINISH}": moves}
    assert is_done_after(position, moves)


def test_with_crates_and_cash_one_may_go_on() -> None:
    position = bremerhaven(2, "harbour", docks={1: "anna"}, cash=1)
    moves = "unload 1, unload 1, unload 1"
    assert lines_of(position) == {"Unload 3 crates": moves, f"Unload 3 crates{FINISH}": f"{moves}, done"}
    assert not is_done_after(bremerhaven(2, "harbour", docks={1: "anna"}, cash=1), moves)
    assert is_done_after(position, f"{moves}, done")


def test_free_conversions_may_have_run_out() -> None:
    position = bremerhaven(2, "harbour", docks={1: "anna"}, built="freight-depot")
    assert lines_of(position) == {"Unload 3 crates": "unload 1, unload 1, unload 1"}


def test_wanted_goods_are_delivered_those_of_the_ship_that_leaves_first() -> None:
    position = bremerhaven(
        2, "harbour", stored="1 barrel", docks={1: "heidi 2", 2: "emma 1"}, loads={1: "bb-2"}
    )
    moves = "deliver barrel 1, unload 2, deliver barrel 1, unload 1, unload 1, unload 2, unload 2"
    only = "unload 1, unload 1, unload 2, unload 2, unload 2"
    assert lines_of(position) == {
        f"Unload 5 barrels, deliver 2 barrels{FINISH}": moves,
        "Only unload 5 barrels": only,
    }
    assert is_done_after(position, moves)


def test_delivering_makes_room() -> None:
    position = bremerhaven(
        2, "harbour", stored="5 passenger", docks={2: "emma"}, loads={1: "bb-2", 2: "pp-3"}
    )
    moves = "unload 2, deliver barrel 1, unload 2, deliver barrel 1, deliver passenger 2, deliver passenger 2, unload 2"
    assert lines_of(position) == {f"Unload 3 barrels, deliver 2 barrels and 2 passengers{FINISH}": moves}
    assert is_done_after(position, moves)


def test_contracts_that_compete_for_goods_are_left_to_the_player() -> None:
    loads = {1: "bb-2", 2: "b-2"}
    assert lines_of(bremerhaven(2, "harbour", stored="2 barrel", loads=loads)) == {}
    enough = bremerhaven(2, "harbour", stored="3 barrel", loads=loads)
    moves = "deliver barrel 1, deliver barrel 1, deliver barrel 2"
    assert lines_of(enough) == {f"Deliver 3 barrels{FINISH}": moves}


def test_symbols_of_any_type_are_filled_only_if_there_is_one_type() -> None:
    one = bremerhaven(2, "harbour", stored="3 barrel", loads={1: "ww-3"})
    assert lines_of(one) == {f"Deliver 2 barrels{FINISH}": "deliver barrel 1, deliver barrel 1"}
    assert lines_of(bremerhaven(2, "harbour", stored="1 barrel 1 passenger", loads={1: "ww-3"})) == {}
    assert lines_of(bremerhaven(2, "harbour", stored="3 barrel", loads={1: "ww-3", 2: "pw-2"})) == {}


def test_contracts_out_of_reach_get_nothing() -> None:
    assert lines_of(bremerhaven(2, "harbour", stored="2 barrel 2 crate", cash=1, loads={3: "bb-2"})) == {}


def test_ships_that_compete_for_room_are_left_to_the_player() -> None:
    docks = {1: "heidi", 2: "moewe"}
    assert lines_of(bremerhaven(2, "harbour", stored="3 passenger", docks=docks)) == {}
    single = bremerhaven(2, "harbour", stored="3 passenger", docks={2: "emma"})
    assert lines_of(single) == {f"Unload 3 barrels{FINISH}": "unload 2, unload 2, unload 2"}
    full = bremerhaven(2, "harbour", stored="4 passenger", docks={2: "emma"})
    assert lines_of(full) == {f"Unload 2 barrels{FINISH}": "unload 2, unload 2"}


def test_the_gantry_crane_delivers_straight() -> None:
    position = bremerhaven(
        2, "harbour", built="gantry-crane", stored="5 passenger", docks={1: "heidi"}, loads={1: "bb-2"}
    )
    moves = "direct 1 1, direct 1 1"
    assert lines_of(position) == {f"Deliver 2 barrels{FINISH}": moves}
    assert is_done_after(position, moves)


def steps_of(position: Position) -> list[str]:
    """What the first line does, one thing after the other."""
    return [VOICE.say(step) for step in RULES.words.shortcuts(position.view(0))[0].steps]


def gestures_of(position: Position) -> dict[str, str]:
    """The things that are touched together, and the moves that they mean."""
    notation = position.codebook.notation
    return {
        " ".join(each.targets): ", ".join(notation(code) for code in each.codes)
        for each in RULES.words.shortcuts(position.view(0))
        if each.targets
    }


def test_a_line_tells_its_steps() -> None:
    position = bremerhaven(
        2, "harbour", stored="1 barrel", docks={1: "heidi 2", 2: "emma 1"}, loads={1: "bb-2"}
    )
    assert steps_of(position) == [
        "Take 1 barrel from storage to loading dock 1",
        "Take 1 barrel from dock 2 to loading dock 1",
        "Take 2 barrels from dock 1 into storage",
        "Take 2 barrels from dock 2 into storage",
    ]


@rule("BRE-633")
def test_a_good_is_dragged_from_a_ship_through_storage_onto_a_contract() -> None:
    position = bremerhaven(
        2, "harbour", docks={1: "heidi 1", 2: "moewe"}, loads={1: "bb-2", 3: "b-2", 4: "c-2"}
    )
    assert gestures_of(position) == {
        "dock:0:1 storage:0": "unload 1",
        "dock:0:1 load:0:1": "unload 1, deliver barrel 1",
        "dock:0:2 storage:0": "unload 2",
    }
    assert said_of(position, "dock:0:1 load:0:1") == (
        "Take 1 barrel from dock 1 to loading dock 1",
        ["Sells for 1 money at the present prices."],
    )
    position.play("0: unload 1", "0: deliver barrel 1")


@rule("BRE-633")
def test_without_a_free_storage_place_nothing_is_dragged_from_a_ship() -> None:
    full = bremerhaven(2, "harbour", stored="6 passenger", docks={1: "heidi"}, loads={1: "bb-2"})
    assert gestures_of(full) == {}


@rule("BRE-976")
def test_with_the_gantry_crane_a_ship_delivers_by_a_single_move() -> None:
    position = bremerhaven(2, "harbour", built="gantry-crane", docks={1: "heidi"}, loads={1: "bb-2"})
    assert gestures_of(position) == {"dock:0:1 storage:0": "unload 1"}


def said_of(position: Position, targets: str) -> tuple[str, list[str]]:
    """The words of a gesture, and what it means."""
    found = next(
        each for each in RULES.words.shortcuts(position.view(0)) if " ".join(each.targets) == targets
    )
    return VOICE.say(found.message), [VOICE.say(each.message) for each in found.means]


def test_other_decisions_have_no_lines() -> None:
    assert lines_of(bremerhaven(2)) == {}
    assert RULES.words.shortcuts(bremerhaven(2, "harbour", docks={1: "heidi"}).view(None)) == []
