"""Chapter 4: the Sea board."""

import pytest

from roadstead.engine.cards import CardError
from tests.rule import rule
from tests.rules.bremerhaven.position import RULES, bremerhaven, own_deck

OPEN = "3 3 3 3"


@rule("BRE-401", "BRE-208")
@pytest.mark.parametrize("space", [1, 2, 3, 4])
def test_the_winner_takes_the_ship_and_a_space_without_bids_keeps_its_ship(space: int) -> None:
    ships = ["heidi", "anna", "moewe"]
    ships.insert(space - 1, "wega")
    p = bremerhaven(4, "sea", bids=f"1 sea-{space}", sea=" ".join(ships))
    assert p.sea == ["" if ship == "wega" else ship for ship in ships]
    assert p.dock(2) == "wega 3: 2 container"


@rule("BRE-401")
def test_the_left_ship_is_placed_before_the_right_one() -> None:
    p = bremerhaven(2, "sea", bids="1 sea-1, 2 sea-2", sea="wega moewe")
    assert p.dock(2).startswith("wega")
    assert p.discards == ["moewe"]


@rule("BRE-402")
def test_the_values_of_ships_lie_within_their_ranges() -> None:
    deck = RULES.deck
    assert {*deck.lay_time} == {*deck.ship_prestige} == {*deck.cargo_count} == {1, 2, 3, 4, 5}
    assert {*deck.berth} == {0, 1, 2, 3}


@rule("BRE-402")
@pytest.mark.parametrize(
    "change",
    [
        "lay_time = 2 -> lay_time = 6",
        "lay_time = 2 -> lay_time = 0",
        "berth = 0 -> berth = 4",
        "prestige = 1 -> prestige = 0",
        "prestige = 1 -> prestige = 6",
        "count = 2 -> count = 0",
        "count = 2 -> count = 6",
        'cargo = "barrel" -> cargo = "sand"',
    ],
)
def test_a_ship_out_of_range_is_refused(change: str) -> None:
    with pytest.raises(CardError):
        own_deck(f"heidi: {change}")


@rule("BRE-403", "BRE-D09")
@pytest.mark.parametrize(
    ("ship", "walls", "docks"),
    [
        ("heidi", "0 0+1 1 0", "1 2 3"),
        ("wega", "1 1 1 0", "1 2"),
        ("wega", "1 1 1 1", "1 2 3"),
        ("geeste", "2 2 3 2", "1 2 3"),
        ("geeste", "3 2 2 1", "1 2"),
        ("geeste", "3 3 1 3", "1"),
        ("geeste", "1 3 3 3", "2 3"),
        ("europa-star", "3 3 3 2", "1 2"),
        ("europa-star", "3 3 3 3", "1 2 3"),
    ],
)
def test_both_walls_of_a_dock_need_as_many_bollards_as_the_ship(ship: str, walls: str, docks: str) -> None:
    p = bremerhaven(2, "sea", bids="5 sea-1", sea=ship, walls=walls.replace("0+1", "1"))
    found = p.choices("dock") if not p.over else [str(dock) for dock in (1, 2, 3) if p.dock(dock)]
    assert found == docks.split()


@rule("BRE-403", "BRE-D09")
def test_only_empty_docks_take_a_ship() -> None:
    p = bremerhaven(2, "sea", bids="5 sea-1", sea="heidi", docks={2: "anna"})
    assert p.legal() == ["dock 1", "dock 3"]
    p.play("dock 3")
    assert p.dock(3) == "heidi 2: 2 barrel"
    assert p.dock(2) == "anna 2: 3 crate"


@rule("BRE-403")
def test_the_ship_goes_into_the_winners_own_dock() -> None:
    p = bremerhaven(2, "sea", bids={1: "5 sea-1"}, sea="wega", walls="3 3 3 3")
    assert p.dock(2, 1) == "wega 3: 2 container"
    assert [p.dock(dock) for dock in (1, 2, 3)] == ["", "", ""]


@rule("BRE-404", "BRE-407", "BRE-D09")
@pytest.mark.parametrize(
    ("ship", "docks"), [("geeste", {}), ("moewe", {2: "wega"}), ("heidi", {1: "anna", 2: "wega", 3: "lloyd"})]
)
def test_a_ship_that_fits_no_empty_dock_is_discarded_without_penalty(
    ship: str, docks: dict[int, str]
) -> None:
    p = bremerhaven(2, "sea", bids="5 sea-1", sea=ship, docks=docks, cash=7, prestige=2)
    assert p.over
    assert p.discards == [ship]
    assert p.sea[0] == ""
    assert (p.cash(), p.prestige(), p.stored()) == (7, 2, {})


@rule("BRE-407")
def test_a_ship_that_cannot_be_placed_brings_neither_goods_nor_prestige() -> None:
    p = bremerhaven(2, "sea", bids="5 sea-1", sea="geeste", through="harbour")
    assert p.over
    assert p.prestige() == 0
    assert p.stored() == {}


@rule("BRE-405")
@pytest.mark.parametrize(
    ("ship", "placed"),
    [
        ("heidi", "heidi 2: 2 barrel"),
        ("geeste", "geeste 3: 5 crate"),
        ("europa-star", "europa-star 3: 4 passenger"),
    ],
)
def test_a_placed_ship_gets_its_lay_time_and_its_goods(ship: str, placed: str) -> None:
    p = bremerhaven(2, "sea", bids="5 sea-1", sea=ship, walls=OPEN).play("dock 1")
    assert p.dock(1) == placed
    assert p.stored() == {}


@rule("BRE-405", "BRE-D10")
@pytest.mark.parametrize("good", ["barrel", "container", "crate", "passenger"])
def test_all_wild_goods_of_a_ship_are_of_the_one_type_named(good: str) -> None:
    p = bremerhaven(2, "sea", bids="5 sea-1", sea="fortuna", walls=OPEN, through="harbour").play("dock 1")
    assert p.legal() == ["name barrel", "name container", "name crate", "name passenger"]
    p.play(f"name {good}")
    assert p.dock(1) == f"fortuna 2: 3 {good}"
    p.play("unload 1", "unload 1", "unload 1")
    assert p.stored() == {good: 3}


@rule("BRE-D10")
def test_a_ship_without_wild_symbols_is_not_asked_for_a_type() -> None:
    assert bremerhaven(2, "sea", bids="5 sea-1", sea="heidi").play("dock 1").over


@rule("BRE-D11")
@pytest.mark.parametrize("more", [0, 1])
def test_with_the_signal_tower_a_ship_gets_0_or_1_more_marker(more: int) -> None:
    p = bremerhaven(2, "sea", bids="5 sea-1", sea="lotte", built="signal-tower").play("name crate")
    assert p.legal() == ["time 0", "time 1"]
    p.play(f"time {more}")
    assert p.dock(2) == f"lotte {2 + more}: 2 crate"


@rule("BRE-D11")
@pytest.mark.parametrize("more", [0, 1])
def test_with_the_signal_tower_a_contract_gets_0_or_1_more_marker(more: int) -> None:
    p = bremerhaven(2, "land", bids="5 land-1", land="kk-2", built="signal-tower").play("load 3")
    assert p.legal() == ["time 0", "time 1"]
    assert p.play(f"time {more}").load(3) == f"kk-2 {2 + more}: empty"


@rule("BRE-D11")
def test_nobody_else_may_add_a_marker_nor_does_a_refused_contract_get_one() -> None:
    bids = {0: "5 land-1", 1: "5 land-2, 4 sea-1"}
    p = bremerhaven(2, "sea", bids=bids, built="signal-tower", through="land", sea="heidi").play("dock 1")
    p.play("refuse", "load 1")
    assert p.over


@rule("BRE-406")
def test_a_placed_ship_is_never_moved_and_stays_until_its_last_marker_goes() -> None:
    p = bremerhaven(2, "harbour", docks={1: "heidi 2"}, walls=OPEN, through="event")
    p.play("unload 1", "unload 1")
    assert p.over
    assert p.dock(1) == "heidi 1: empty"
    p = bremerhaven(2, "harbour", docks={1: "heidi 1 0"}, walls=OPEN, through="event")
    assert p.dock(1) == ""
    assert p.discards == ["heidi"]


@rule("BRE-406")
def test_a_ship_is_not_moved_to_make_room_for_another() -> None:
    p = bremerhaven(2, "sea", bids="5 sea-1", sea="moewe", docks={2: "heidi"})
    assert p.over
    assert p.dock(2).startswith("heidi")
    assert p.discards == ["moewe"]


@rule("BRE-407")
def test_a_won_ship_cannot_be_refused() -> None:
    p = bremerhaven(2, "sea", bids="5 sea-1", sea="heidi")
    assert p.legal() == ["dock 1", "dock 2", "dock 3"]
    assert bremerhaven(2, "sea", bids="5 sea-1", sea="wega").dock(2)


@rule("BRE-407")
def test_an_earlier_ship_can_take_the_dock_a_later_one_needs() -> None:
    p = bremerhaven(2, "sea", bids="1 sea-1, 2 sea-2", sea="heidi wega").play("dock 2")
    assert p.discards == ["wega"]
    p = bremerhaven(2, "sea", bids="1 sea-1, 2 sea-2", sea="heidi wega").play("dock 1")
    assert p.dock(2).startswith("wega")
