"""Chapter 12 of the specification: what each building does, from when on, and what it leaves alone."""

from __future__ import annotations

import pytest

from roadstead.engine.game import CHANCE
from tests.rule import rule
from tests.rules.bremerhaven.position import BUILDING_IDS, RULES, bremerhaven


@rule("BRE-971")
def test_the_lighthouse_brings_prestige_and_nothing_else() -> None:
    position = bremerhaven(
        stage="prices", through="harbour", built="lighthouse", stored="1 barrel", bids={1: "5 prices"}
    )
    position.play("choose price-1234")
    assert position.over
    assert (position.prestige(), position.cash(), position.stored()) == (3, 4, {"barrel": 1})


@rule("BRE-971", "BRE-978", "BRE-979", "BRE-983")
def test_abilities_work_by_themselves() -> None:
    position = bremerhaven(
        stage="due",
        built="customs-house insurance-office maritime-museum",
        docks={1: "heidi"},
        loads={1: "kk-2 1 +2 crate", 2: "pp-3 1"},
    )
    assert position.over
    assert (position.cash(), position.prestige()) == (6 + 2, 2 + 1 + 1)


# -- Commodity Exchange ------------------------------------------------------------------------------------


@rule("BRE-972", "BRE-342", "BRE-R16")
@pytest.mark.parametrize(("choice", "price"), [("price-4321", "4321"), ("price-1234", "1234")])
def test_exchange_chooses_any_price_card_or_keeps_the_present_one_if_nobody_bids(
    choice: str, price: str
) -> None:
    position = bremerhaven(stage="prices", built={1: "commodity-exchange"}, price="1234")
    assert position.actor == 1
    assert len(position.choices("choose")) == 24
    position.play(f"choose {choice}")
    assert position.over
    assert position.price == price
    assert position.view().prices_bottom == ()


@rule("BRE-972")
def test_exchange_does_nothing_when_somebody_bids() -> None:
    position = bremerhaven(stage="prices", bids={0: "1 prices"}, built={1: "commodity-exchange"})
    assert position.actor == 0


@rule("BRE-972", "BRE-311")
def test_exchange_does_nothing_before_it_is_built() -> None:
    assert bremerhaven(stage="prices", gained="commodity-exchange").actor == CHANCE


# -- Bank --------------------------------------------------------------------------------------------------


@rule("BRE-973")
@pytest.mark.parametrize(
    ("balance", "interest"), [(0, 0), (4, 0), (5, 1), (9, 1), (12, 2), (15, 3), (20, 3), (50, 3)]
)
def test_bank_adds_1_for_each_full_5_on_it_at_most_3(balance: int, interest: int) -> None:
    position = bremerhaven(stage="harbour", built="bank", cash=1, balance=balance)
    assert position.play("produce bank").balance() == balance + interest


@rule("BRE-973", "BRE-E32")
def test_bank_interest_comes_before_the_deposit() -> None:
    position = bremerhaven(stage="harbour", built="bank", cash=9, balance=4)
    position.play("produce bank", "deposit 5")
    assert (position.cash(), position.balance()) == (4, 9)


@rule("BRE-973", "BRE-D13")
@pytest.mark.parametrize(
    ("cash", "balance", "able"), [(0, 0, False), (0, 4, False), (0, 5, True), (1, 0, True)]
)
def test_bank_can_act_with_interest_or_cash(cash: int, balance: int, able: bool) -> None:
    position = bremerhaven(stage="harbour", built={0: "bank", 1: "fish-market"}, cash=cash, balance=balance)
    assert position.choices("produce", 0) == (["bank"] if able else [])


@rule("BRE-973")
def test_bank_is_used_once_a_round_and_gives_nothing_back() -> None:
    position = bremerhaven(stage="harbour", built="bank fish-market", cash=9, balance=10)
    position.play("produce bank", "deposit 0")
    assert position.legal() == ["done", "produce fish-market"]
    position.play("produce fish-market")
    assert position.over
    assert (position.cash(), position.balance()) == (11, 12)


# -- production ---------------------------------------------------------------------------------------------


@rule("BRE-974")
@pytest.mark.parametrize(
    ("building", "good"),
    [
        ("refinery", "barrel"),
        ("packing-house", "crate"),
        ("container-works", "container"),
        ("emigration-hall", "passenger"),
    ],
)
def test_production_brings_one_good_of_its_type(building: str, good: str) -> None:
    position = bremerhaven(stage="harbour", built=building).play(f"produce {building}")
    assert position.stored() == {good: 1}


@rule("BRE-974")
def test_fish_market_brings_2_money() -> None:
    assert bremerhaven(stage="harbour", built="fish-market", cash=1).play("produce fish-market").cash() == 3


@rule("BRE-313", "BRE-974")
def test_only_production_buildings_produce() -> None:
    for building in BUILDING_IDS:
        position = bremerhaven(stage="harbour", built=building, cash=1)
        marked = bool(RULES.deck.production[BUILDING_IDS.index(building)])
        assert bool(position.choices("produce")) is marked


# -- storage ------------------------------------------------------------------------------------------------


@rule("BRE-975")
@pytest.mark.parametrize(
    ("building", "stored", "load"),
    [
        pytest.param("tank-farm", "9 barrel", "bb-2", id="tank farm: 5 spaces and 4"),
        pytest.param("passenger-terminal", "8 passenger", "pp-3", id="passenger terminal: 5 spaces and 3"),
        pytest.param("warehouse", "8 container", "cc-4", id="warehouse: 5 spaces and 3"),
        pytest.param("warehouse", "16 crate", "kk-2", id="warehouse: crates in pairs"),
    ],
)
def test_goods_in_storage_buildings_are_stored_goods(building: str, stored: str, load: str) -> None:
    """The position would not be allowed without the room; they are delivered and counted like any."""
    position = bremerhaven(stage="harbour", built=building, stored=stored, loads={1: load})
    good = stored.split()[1]
    count = int(stored.split()[0])
    position.play(f"deliver {good} 1", f"deliver {good} 1")
    assert position.stored() == {good: count - 2}
    levied = bremerhaven(stage="event", news="storage-levy", built=building, stored=stored, cash=9)
    assert levied.cash() == 9 - 4


@rule("BRE-975")
@pytest.mark.parametrize(
    ("building", "stored"),
    [("tank-farm", "10 barrel"), ("passenger-terminal", "9 passenger"), ("warehouse", "9 container")],
)
def test_storage_buildings_hold_no_more(building: str, stored: str) -> None:
    with pytest.raises(AssertionError, match="stores more than fits"):
        bremerhaven(stage="harbour", built=building, stored=stored)


# -- Gantry Crane, Freight Depot -----------------------------------------------------------------------------


@rule("BRE-976", "BRE-D15")
def test_gantry_crane_moves_goods_straight_from_a_ship_to_a_contract() -> None:
    position = bremerhaven(
        stage="harbour",
        built="gantry-crane",
        stored="5 container",
        docks={1: "heidi", 3: "anna"},
        loads={1: "bb-2", 2: "kk-2", 3: "bk-3"},
    )
    assert position.legal() == ["done", "direct 1 1", "direct 3 2"]
    position.play("direct 1 1", "direct 3 2")
    assert (position.load(1), position.load(2)) == ("bb-2 2: 1 barrel", "kk-2 2: 1 crate")
    assert (position.dock(1), position.stored()) == ("heidi 2: 1 barrel", {"container": 5})


@rule("BRE-976", "BRE-D15")
def test_gantry_crane_fills_symbols_of_the_type_before_wild_ones() -> None:
    position = bremerhaven(
        stage="harbour", built="gantry-crane", docks={1: "moewe"}, stored="1 barrel", loads={1: "pw-2"}
    )
    position.play("direct 1 1")
    assert position.choices("deliver") == ["barrel 1"]


@rule("BRE-976")
def test_gantry_crane_is_an_offer_and_an_empty_ship_has_nothing_to_move() -> None:
    position = bremerhaven(
        stage="harbour",
        built="gantry-crane",
        docks={1: "heidi", 2: "anna 2 0 crate"},
        loads={1: "bb-2", 2: "kk-2"},
    )
    assert position.legal() == ["done", "unload 1", "direct 1 1"]
    assert position.play("unload 1", "deliver barrel 1", "done").load(1) == "bb-2 1: 1 barrel"


@rule("BRE-977", "BRE-R07", "BRE-D15")
def test_freight_depot_converts_for_free_up_to_20_times() -> None:
    position = bremerhaven(
        stage="harbour", built="freight-depot", stored="2 crate 1 barrel", loads={1: "b-2"}
    )
    position.play(*["pack", "unpack"] * 10)
    assert position.legal() == ["done", "deliver barrel 1"]
    assert (position.cash(), position.stored()) == (0, {"barrel": 1, "crate": 2})


@rule("BRE-977")
def test_freight_depot_costs_nothing_though_there_is_cash() -> None:
    position = bremerhaven(stage="harbour", built="freight-depot", stored="2 crate", cash=5)
    assert position.play("pack", "done").cash() == 5


@rule("BRE-977")
def test_players_who_pay_convert_as_often_as_they_can_pay() -> None:
    position = bremerhaven(stage="harbour", stored="2 crate", cash=25)
    position.play(*["pack", "unpack"] * 12, "pack")
    assert position.over
    assert (position.cash(), position.stored()) == (0, {"container": 1})


# -- contracts -----------------------------------------------------------------------------------------------


@rule("BRE-978")
@pytest.mark.parametrize(
    ("loads", "cash"),
    [
        pytest.param({1: "b-2 1 +1 barrel"}, 5 + 1 + 1 + 2, id="after its reward"),
        pytest.param({1: "kk-2 1 +2 crate"}, 5 + 6 + 2, id="without a reward"),
        pytest.param({1: "kk-2 1 +2 crate", 2: "b-2 1 +1 barrel"}, 5 + 6 + 2 + 2 + 2, id="for each"),
        pytest.param({1: "kk-2 1 +1 crate"}, 5 + 3 - 1, id="not for a failed one"),
        pytest.param({1: "kk-2 2 +2 crate"}, 5, id="only when settled"),
    ],
)
def test_customs_house_brings_2_for_each_completed_contract(loads: dict[int, str], cash: int) -> None:
    assert bremerhaven(stage="due", built="customs-house", cash=5, loads=loads).cash() == cash


@rule("BRE-979")
@pytest.mark.parametrize("load", ["pppp-4 1", "bck-3 1"])
def test_insurance_office_waives_penalties_of_due_contracts(load: str) -> None:
    position = bremerhaven(
        stage="due", built={0: "insurance-office"}, cash={0: 9, 1: 9}, prestige={0: 5, 1: 5}, loads={1: load}
    )
    assert (position.cash(), position.prestige(), position.load(1)) == (9, 5, "")
    bare = bremerhaven(stage="due", cash=9, prestige=5, loads={1: load})
    assert (bare.cash(), bare.prestige()) in ((4, 5), (9, 4))


@rule("BRE-979", "BRE-504")
@pytest.mark.parametrize(("built", "left"), [("insurance-office", (9, 5)), ("", (9, 4))])
def test_insurance_office_waives_the_penalty_of_a_refused_contract(built: str, left: tuple[int, int]) -> None:
    position = bremerhaven(
        stage="land", bids="1 land-1", land="bck-3 b-2", built=built, cash=9, prestige=5
    ).play("refuse")
    assert (position.cash(), position.prestige()) == left


# -- Pilot Station, Dry Dock, Building Authority ---------------------------------------------------------------


@rule("BRE-980")
def test_pilot_station_wins_ties_on_sea_and_land_whatever_the_rank() -> None:
    bids = {0: "3 sea-2, 2 land-1", 1: "3 sea-2, 1 land-2", 2: "3 sea-2, 2 land-1"}
    position = bremerhaven(
        3,
        stage="sea",
        through="land",
        bids=bids,
        built={2: "pilot-station"},
        sea="anna heidi wega",
        land="b-2 c-2 kk-2",
    )
    position.play("2: dock 2", "2: load 1", "1: load 1")
    assert (position.dock(2, 2), position.load(1, 2)) == ("heidi 2: 2 barrel", "b-2 2: empty")


@rule("BRE-980")
@pytest.mark.parametrize("owner", range(4))
@pytest.mark.parametrize("space", [f"{board}-{space}" for board in ("sea", "land") for space in range(1, 5)])
def test_pilot_station_wins_a_tie_on_every_space_of_sea_and_land(space: str, owner: int) -> None:
    bids = dict.fromkeys(range(4), f"3 {space}")
    ladder = [seat for seat in range(4) if seat != owner] + [owner]
    ships = ["wega", "heidi", "moewe"]
    ships.insert(int(space[-1]) - 1, "anna")
    position = bremerhaven(
        4, stage=space[:-2], bids=bids, ladder=ladder, built={owner: "pilot-station"}, sea=" ".join(ships)
    )
    assert position.actor == owner


@rule("BRE-980")
def test_pilot_station_does_not_win_against_a_higher_bid() -> None:
    bids = {0: "4 sea-1", 1: "3 sea-1", 2: "4 sea-1"}
    position = bremerhaven(3, stage="sea", bids=bids, built={1: "pilot-station"}, sea="heidi anna wega")
    assert position.actor == 0


@rule("BRE-980")
@pytest.mark.parametrize("space", ["building", "prices", "career"])
def test_pilot_station_wins_no_ties_in_town(space: str) -> None:
    bids = {0: f"3 {space}", 1: f"3 {space}"}
    position = bremerhaven(stage=space, bids=bids, built={1: "pilot-station"})
    if space == "building":
        assert (position.gained(0), position.gained(1)) == (["lighthouse"], [])
    else:
        assert position.actor == 0


@rule("BRE-981")
@pytest.mark.parametrize(
    ("ship", "bare", "reduced"),
    [
        pytest.param("heidi", ["1", "2", "3"], ["1", "2", "3"], id="berth 0: not below 0"),
        pytest.param("sirius", ["2"], ["1", "2", "3"], id="berth 1"),
        pytest.param("orion", [], ["2"], id="berth 2"),
        pytest.param("herkules", [], [], id="berth 3"),
    ],
)
def test_dry_dock_lowers_the_berth_of_ships_by_1(ship: str, bare: list[str], reduced: list[str]) -> None:
    for built, docks in (("", bare), ("dry-dock", reduced)):
        position = bremerhaven(stage="sea", bids="1 sea-1", sea=f"{ship} anna", built=built)
        fit = position.choices("dock") if not position.over else [d for d in "123" if position.dock(int(d))]
        assert fit == docks


@rule("BRE-982")
@pytest.mark.parametrize(
    ("move", "bare", "cheaper"),
    [
        pytest.param("bollard 1", 2, 0, id="first bollard"),
        pytest.param("bollard 2", 3, 1, id="second bollard"),
        pytest.param("clear c4r1", 4, 2, id="expensive cover"),
        pytest.param("clear c3r2", 2, 0, id="cheap cover"),
    ],
)
def test_building_authority_makes_bollards_and_covers_2_cheaper(move: str, bare: int, cheaper: int) -> None:
    for built, cost in (("", bare), ("building-authority", cheaper)):
        position = bremerhaven(stage="permit", bids="1 permit", cash=20, built=built)
        assert position.play(move).cash() == 20 - cost


@rule("BRE-982")
def test_building_authority_never_pays_and_makes_no_permit_cheaper() -> None:
    """A bollard of cost 2 is free; the permits cost 3, then 5; building costs just the permit."""
    position = bremerhaven(
        stage="permit",
        bids={0: "2 permit", 1: "5 permit"},
        cash=20,
        built="building-authority",
        gained="lighthouse",
    )
    assert position.play("0: bollard 1").cash() == 17
    assert position.play("0: bollard 4").cash() == 12
    assert position.play("0: build lighthouse").cash() == 7


# -- Maritime Museum, Signal Tower ---------------------------------------------------------------------------------


@rule("BRE-983")
@pytest.mark.parametrize(
    ("docks", "prestige"),
    [({}, 0), ({1: "heidi"}, 2), ({1: "heidi", 2: "orion", 3: "europa-star"}, 2 + 3 + 6)],
)
def test_maritime_museum_adds_1_prestige_for_each_ship_in_dock(docks: dict[int, str], prestige: int) -> None:
    assert bremerhaven(stage="due", built="maritime-museum", docks=docks).prestige() == prestige


@rule("BRE-984", "BRE-D11")
@pytest.mark.parametrize(("more", "time"), [("0", 2), ("1", 3)])
def test_signal_tower_may_add_a_marker_to_a_ship(more: str, time: int) -> None:
    position = bremerhaven(stage="sea", bids="1 sea-1", sea="heidi anna", built="signal-tower")
    position.play("dock 2")
    assert position.legal() == ["time 0", "time 1"]
    assert position.play(f"time {more}").dock(2) == f"heidi {time}: 2 barrel"


@rule("BRE-984", "BRE-D11")
@pytest.mark.parametrize(("more", "time"), [("0", 2), ("1", 3)])
def test_signal_tower_may_add_a_marker_to_a_contract(more: str, time: int) -> None:
    position = bremerhaven(stage="land", bids="1 land-1", land="b-2 c-2", built="signal-tower")
    position.play("load 3")
    assert position.legal() == ["time 0", "time 1"]
    assert position.play(f"time {more}").load(3) == f"b-2 {time}: empty"


@rule("BRE-984")
def test_signal_tower_of_another_player_adds_nothing() -> None:
    position = bremerhaven(stage="sea", bids="1 sea-1", sea="heidi anna", built={1: "signal-tower"})
    assert position.play("dock 1").over


# -- from when on ------------------------------------------------------------------------------------------------


@rule("BRE-985")
def test_a_pilot_station_built_in_1_2_wins_ties_on_the_sea_board_of_this_round() -> None:
    bids = {0: "3 sea-1", 1: "3 sea-1, 1 permit"}
    position = bremerhaven(
        stage="permit",
        through="sea",
        bids=bids,
        gained={1: "pilot-station"},
        sea="wega anna",
        walls={1: "0 1 1 0"},
    )
    position.play("1: build pilot-station").deal()
    assert (position.dock(2, 0), position.dock(2, 1)) == ("", "wega 3: 2 container")


@rule("BRE-985")
def test_an_exchange_built_in_1_2_decides_in_1_4_of_this_round() -> None:
    position = bremerhaven(stage="permit", through="prices", bids="1 permit", gained="commodity-exchange")
    assert len(position.play("build commodity-exchange").choices("choose")) == 24


@rule("BRE-985", "BRE-328")
def test_a_building_authority_makes_the_next_permit_of_the_same_action_cheaper() -> None:
    position = bremerhaven(stage="permit", bids="1 permit", gained="building-authority", cash=10)
    assert position.play("build building-authority", "bollard 2").cash() == 10 - 1 - 1


@rule("BRE-985")
def test_a_signal_tower_built_in_1_2_serves_the_ship_and_the_contract_of_this_round() -> None:
    position = bremerhaven(
        stage="permit",
        through="land",
        bids="1 permit, 2 sea-1, 3 land-1",
        gained="signal-tower",
        sea="heidi anna",
        land="b-2 c-2",
    )
    position.play("build signal-tower", "dock 2", "time 1", "load 3", "time 1")
    assert (position.dock(2), position.load(3)) == ("heidi 3: 2 barrel", "b-2 3: empty")


@rule("BRE-985")
def test_signal_tower_and_dry_dock_do_nothing_for_cards_already_there() -> None:
    position = bremerhaven(
        stage="permit",
        bids="1 permit, 2 parking",
        gained="signal-tower dry-dock",
        cash=9,
        docks={2: "heidi"},
        loads={1: "b-2"},
    )
    position.play("build signal-tower", "build dry-dock", "done")
    assert position.over
    assert (position.dock(2), position.load(1)) == ("heidi 2: 2 barrel", "b-2 2: empty")
    discarded = bremerhaven(
        stage="permit", through="sea", bids="1 permit, 2 sea-1", gained="dry-dock", sea="orion anna"
    )
    assert discarded.play("build dry-dock").deal().dock(2) == "orion 2: 3 container"
