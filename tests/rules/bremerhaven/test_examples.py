"""The worked examples, to the digit. Seats: Red 0, Green 1, Blue 2, Yellow 3, unless said otherwise."""

import pytest

from tests.rule import rule
from tests.rules.bremerhaven.position import PAPER_IDS, SHIP_IDS, bremerhaven, own_deck, start

PRICES = "4132"
"""Barrel 4, container 1, crate 3."""
REWARDS = own_deck(
    'bb-2: penalty = { kind = "money", amount = 2 } -> penalty = { kind = "money", amount = 3 }',
    'kk-2: reward = { kind = "none", amount = 0 } -> reward = { kind = "prestige", amount = 1 }',
)


@rule("BRE-E01")
@pytest.mark.parametrize("value", [1, 3, 5])
def test_one_card_on_the_parking_lot(value: int) -> None:
    assert bremerhaven(2, "parking", bids=f"{value} parking").cash() == 1


@rule("BRE-E02")
@pytest.mark.parametrize(("ladder", "red"), [([0, 1], 0), ([1, 0], 1)])
def test_a_tie_for_the_lighthouse(ladder: list[int], red: int) -> None:
    bids = {0: "4 building", 1: "4 building"}
    p = bremerhaven(
        2, "building", bids=bids, ladder=ladder, buildings="lighthouse bank", through="harbour"
    ).deal()
    p.skip()
    assert p.gained(red) == ["lighthouse"]
    assert p.built(red) == []
    assert p.prestige(red) == 0
    assert p.gained(1 - red) == []


@rule("BRE-E03")
@pytest.mark.parametrize("ladder", [[0, 1, 2, 3], [3, 2, 1, 0]])
def test_permits_for_5_2_and_2(ladder: list[int]) -> None:
    bids = {0: "5 permit", 1: "2 permit", 2: "2 permit"}
    p = bremerhaven(4, "permit", bids=bids, cash=dict.fromkeys(range(4), 40), ladder=ladder)
    assert p.actors == [0, 1, 2]
    assert [p.view().harbours[seat].permit_price for seat in range(3)] == [0, 3, 3]
    p.play("2: done", "0: bollard 1", "1: bollard 1")
    assert [p.cash(seat) for seat in range(4)] == [38, 35, 40, 40]
    assert [p.view().harbours[seat].permit_price for seat in range(2)] == [5, 5]
    p.play("0: bollard 4", "1: bollard 4")
    assert [p.cash(seat) for seat in range(4)] == [31, 28, 40, 40]


@rule("BRE-E04")
def test_the_first_use_of_grow_influence() -> None:
    bids = {0: "4 influence", 1: "3 influence"}
    p = bremerhaven(2, "influence", through="all", bids=bids, cash={1: 1})
    assert p.told("grows")[0][:2] == (0, 5)
    assert p.actor == 1
    p.play("grow")
    assert p.cash(1) == 0
    p.skip()
    assert p.hand(0) == p.hand(1) == [2, 3, 4, 5, 5]


@rule("BRE-E05")
def test_after_seven_upgrades_there_is_no_eighth() -> None:
    p = bremerhaven(2, mode="short")
    other = ", ".join(f"{value} parking" for value in (1, 2, 3, 4, 5))
    for _ in range(8):
        hand = p.hand()[:]
        p.bid({0: ", ".join(f"{value} influence" for value in hand), 1: other}).skip()
    assert hand == p.hand() == [6, 7, 7, 8, 9]
    assert p.state.upgrades[0] == 7


@rule("BRE-E06")
def test_no_bids_for_the_prices() -> None:
    p = bremerhaven(2, "prices", price="1234", next_price="3412")
    assert p.over
    assert p.price == "3412"
    assert p.view().prices_bottom == (0,)


@rule("BRE-E07")
def test_the_mate_becomes_first_mate() -> None:
    p = bremerhaven(3, "career", through="income", bids={2: "1 career"}).play("swap 2")
    assert p.ladder == [0, 2, 1]
    assert (p.cash(2), p.cash(1)) == (3, 2)


@rule("BRE-E08")
def test_the_captain_changes_nothing() -> None:
    p = bremerhaven(3, "career", through="income", bids="5 career").play("keep")
    assert p.ladder == [0, 1, 2]
    assert p.cash() == 4


@rule("BRE-E09")
@pytest.mark.parametrize("good", ["barrel", "container", "crate", "passenger"])
def test_three_wild_symbols_are_of_one_type(good: str) -> None:
    p = bremerhaven(2, "sea", bids="5 sea-1", sea="fortuna", walls="0 2 2 0")
    assert p.legal() == ["name barrel", "name container", "name crate", "name passenger"]
    assert p.play(f"name {good}").dock(2) == f"fortuna 2: 3 {good}"
    assert p.over


@rule("BRE-E10")
def test_berths_at_the_start_of_the_game() -> None:
    assert bremerhaven(2, "sea", bids="5 sea-1", sea="heidi").legal() == ["dock 1", "dock 2", "dock 3"]
    assert bremerhaven(2, "sea", bids="5 sea-1", sea="wega").dock(2) == "wega 3: 2 container"
    assert bremerhaven(2, "sea", bids="5 sea-1", sea="geeste").discards == ["geeste"]
    assert bremerhaven(2, "sea", bids="5 sea-1", sea="geeste", walls="0 3 1 0").discards == ["geeste"]
    assert bremerhaven(2, "sea", bids="5 sea-1", sea="geeste", walls="0 2 2 0").dock(2) == "geeste 3: 5 crate"


@rule("BRE-E11")
def test_a_complete_contract_of_three_goods() -> None:
    loads = {1: "bck-3 1 +1 barrel 1 container 1 crate"}
    p = bremerhaven(2, "due", loads=loads, price=PRICES, prestige=2)
    assert p.cash() == 9
    assert p.prestige() == 2


@rule("BRE-E12")
def test_the_same_contract_without_the_container() -> None:
    p = bremerhaven(2, "due", loads={1: "bck-3 1 +1 barrel 1 crate"}, price=PRICES, prestige=2)
    assert p.cash() == 7
    assert p.prestige() == 1


@rule("BRE-E13")
@pytest.mark.parametrize("step", [1, 2])
def test_the_progress_card_moves_the_token(step: int) -> None:
    assert bremerhaven(2, "progress", step=step, left=11).left == 11 - step


@rule("BRE-E14")
def test_refill_after_the_ship_on_space_2_was_won() -> None:
    p = bremerhaven(3, "refill", sea="heidi - anna").play("ship moewe", "ship lotte")
    assert p.sea == ["lotte", "moewe", "heidi"]
    assert p.discards[:1] == ["anna"]


@rule("BRE-E15", "BRE-E16")
@pytest.mark.parametrize(("cash", "prestige", "score"), [(65, 15, 975), (0, 15, 0), (0, 1, 0)])
def test_the_score_is_money_times_prestige(cash: int, prestige: int, score: int) -> None:
    assert bremerhaven(2, "finish", cash=cash, prestige=prestige).score() == score


@rule("BRE-E17")
@pytest.mark.parametrize(("seats", "rounds"), [(1, 10), (2, 10), (3, 9), (4, 8)])
def test_the_last_round_of_the_short_game(seats: int, rounds: int) -> None:
    p = start(seats, "short")
    while not p.over:
        if p.actors == [-1]:
            p.deal_one()
        else:
            p.play(f"{p.actors[0]}: {p.legal(p.actors[0])[0]}")
    assert p.state.turn == rounds


@rule("BRE-E18")
@pytest.mark.parametrize("mode", ["long", "short"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_ship_not_for_2_for_3_in_the_long_game_and_for_4(seats: int, mode: str) -> None:
    deck = [SHIP_IDS[ship] for part in start(seats, mode).state.ships.middle for ship in part]
    assert ("weserstolz" in deck) == ((seats, mode) in [(3, "long"), (4, "long"), (4, "short")])


@rule("BRE-E19")
def test_a_newspaper_with_symbol_1_2_places_the_dummys_card_on_the_permit() -> None:
    p = bremerhaven(1)
    p.state.papers = [PAPER_IDS.index("flotsam")]
    assert p.weights() == {"dummy permit": 1}
    p.play("dummy permit")
    assert p.view(0).bids[1].spaces == (2,)


@rule("BRE-E20")
@pytest.mark.parametrize(("track", "becomes"), [(6, 6), (4, 5)])
def test_the_track_is_a_high_water_mark(track: int, becomes: int) -> None:
    docks = {2: "heidi", 1: "wega"}
    p = bremerhaven(2, "due", built="lighthouse", docks=docks, prestige=track)
    assert p.prestige() == becomes


@rule("BRE-E21")
@pytest.mark.parametrize(("built", "balance", "cash", "left"), [("", 0, 0, 0), ("bank", 10, 0, 9)])
def test_a_penalty_of_4_with_3_cash(built: str, balance: int, cash: int, left: int) -> None:
    p = bremerhaven(2, "due", loads={1: "ppp-4 1"}, cash=3, balance=balance, built=built)
    assert (p.cash(), p.balance()) == (cash, left)


@rule("BRE-E22")
def test_a_contract_of_time_1_is_due_in_the_round_it_is_gained() -> None:
    p = bremerhaven(3, "land", through="harbour", bids="5 land-1", land="kk-1", cash=5, stored="2 crate")
    p.play("load 1", "deliver crate 1", "deliver crate 1")
    assert p.load(1) == ""
    assert p.discards == ["kk-1"]
    assert p.cash() == 5 + 3 + 3 + 2
    p = bremerhaven(3, "land", through="harbour", bids="5 land-1", land="kk-1", cash=5).play("load 1")
    assert p.cash() == 4
    assert p.load(1) == ""


@rule("BRE-E23")
def test_a_refinery_with_full_storage_produces_nothing() -> None:
    p = bremerhaven(2, "harbour", built="refinery", stored="5 barrel", loads={1: "b-2"})
    assert p.legal() == ["done", "deliver barrel 1"]
    p.play("deliver barrel 1")
    assert p.over
    assert p.stored() == {"barrel": 4}


@rule("BRE-E24")
def test_two_bollards_for_ten() -> None:
    p = bremerhaven(2, "permit", bids="5 permit", cash=20).play("bollard 1")
    assert p.cash() == 18
    assert p.play("bollard 1").cash() == 10
    assert p.walls() == [2, 1, 1, 0]


@rule("BRE-E25")
@pytest.mark.parametrize("ladder", [[0, 1, 2], [2, 1, 0]])
def test_permits_for_4_4_and_1(ladder: list[int]) -> None:
    bids = {0: "4 permit", 1: "4 permit", 2: "1 permit"}
    p = bremerhaven(3, "permit", bids=bids, cash=dict.fromkeys(range(3), 20), ladder=ladder)
    assert [harbour.permit_price for harbour in p.view().harbours] == [0, 0, 3]
    p.play(*(f"{seat}: bollard 1" for seat in range(3)))
    assert [p.cash(seat) for seat in range(3)] == [18, 18, 15]
    assert [harbour.permit_price for harbour in p.view().harbours] == [4, 4, 4]


@rule("BRE-E26")
def test_six_open_spaces_with_3_barrels_and_5_crates() -> None:
    stored = "3 barrel 5 crate"
    p = bremerhaven(2, "event", news="flotsam", stored=stored)
    assert p.view().harbours[0].spare == 0
    assert p.legal(0) == ["decline", "take crate"]
    p.play("0: take crate")
    assert p.stored() == {"barrel": 3, "crate": 6}
    assert bremerhaven(2, "permit", bids="5 permit", stored=stored, gained="bank").choices("build") == []


@rule("BRE-E27")
def test_the_same_goods_with_the_tank_farm() -> None:
    p = bremerhaven(2, "permit", bids="5 permit", stored="3 barrel 5 crate", built="tank-farm", gained="bank")
    assert p.view().harbours[0].spare == 5 - 3
    assert p.choices("build") == ["bank"]


@rule("BRE-E28")
def test_ties_at_sea_go_by_the_ladder_of_the_moment() -> None:
    bids = {1: "3 sea-1", 2: "3 sea-1, 5 career"}
    p = bremerhaven(3, "career", through="sea", bids=bids, sea="wega").play("swap 2")
    assert p.ladder == [0, 2, 1]
    assert p.dock(2, 2) == "wega 3: 2 container"
    p = bremerhaven(3, "career", through="sea", bids=bids, sea="wega").play("keep")
    assert p.dock(2, 1) == "wega 3: 2 container"


@rule("BRE-E29")
def test_the_end_with_two_contracts() -> None:
    loads = {1: "bb-2 2 +1 barrel", 2: "kk-2 2 +2 crate"}
    p = bremerhaven(2, "finish", loads=loads, cash=10, prestige=8, price=PRICES, rules=REWARDS)
    assert p.cash() == 10 + 4 - 3 + 6 == 17
    assert p.prestige() == 9
    assert p.score() == 153


@rule("BRE-E30")
@pytest.mark.parametrize(
    ("loads", "track"),
    [
        ({1: "bck-3 1", 2: "ppp-4 1 +3 passenger"}, 1),
        ({1: "ppp-4 1 +3 passenger", 2: "bck-3 1"}, 0),
    ],
)
def test_the_order_of_the_loading_docks_can_matter(loads: dict[int, str], track: int) -> None:
    assert bremerhaven(2, "due", loads=loads).prestige() == track


@rule("BRE-E31")
def test_refill_with_four_players() -> None:
    p = bremerhaven(4, "refill", sea="heidi wega anna moewe").play("ship lotte")
    assert p.sea == ["lotte", "heidi", "wega", "anna"]
    assert p.discards[:1] == ["moewe"]
    p = bremerhaven(4, "refill", sea="- - - -").play("ship heidi", "ship wega", "ship anna", "ship moewe")
    assert p.sea == ["moewe", "anna", "wega", "heidi"]


@rule("BRE-E32")
def test_the_bank_with_12_on_it() -> None:
    p = bremerhaven(2, "harbour", built="bank", balance=12, cash=4).play("produce bank")
    assert p.balance() == 14
    assert p.choices("deposit") == ["0", "1", "2", "3", "4"]
    p.play("deposit 4")
    assert (p.balance(), p.cash()) == (18, 0)


@rule("BRE-E33")
def test_the_storage_levy_takes_what_there_is() -> None:
    p = bremerhaven(
        2, "event", news="storage-levy", stored="3 barrel 3 crate", cash=1, balance=2, built="bank"
    )
    assert p.over
    assert (p.cash(), p.balance()) == (0, 0)
    p = bremerhaven(2, "event", news="storage-levy", stored="3 barrel 3 crate", cash=9)
    assert p.cash() == 5


@rule("BRE-E34")
def test_two_upgrades_in_one_round() -> None:
    p = bremerhaven(2, "influence", through="all", bids="5 influence", news="seamens-school", cash=2).deal()
    p.play("0: grow")
    p.skip("decline")
    assert p.hand() == [3, 4, 5, 5, 6]
    assert p.hand(1) == [1, 2, 3, 4, 5]


@rule("BRE-E35")
def test_the_token_stops_on_the_last_space() -> None:
    p = bremerhaven(2, "progress", left=1, step=2)
    assert p.left == 0
    assert p.over
    assert p.state.finished


@rule("BRE-E36")
def test_solo_permits_and_influence() -> None:
    p = bremerhaven(1, "permit", bids={0: "2 permit", 1: "3 permit"}, cash=10)
    assert p.view().harbours[0].permit_price == 1
    p.play("bollard 1")
    assert p.cash() == 7
    assert p.view().harbours[0].permit_price == 3
    p.play("bollard 4")
    assert p.cash() == 2
    p = bremerhaven(1, "influence", through="all", bids={0: "4 influence", 1: "2 influence"})
    p.play("price price-4321")
    assert p.cash() == 3
    p.deal()
    assert p.view(0).bids[0].cards == (2, 3, 4, 5, 5)
    assert p.view(0).bids[1].cards == (2, 3, 4, 5, 5)


@rule("BRE-E37")
def test_a_barrel_fills_the_barrel_symbol_before_the_wild_one() -> None:
    p = bremerhaven(4, "harbour", loads={1: "bw-2"}, stored="3 barrel 1 crate").play("deliver barrel 1")
    assert p.choices("deliver") == ["barrel 1", "crate 1"]
    p.play("deliver barrel 1")
    assert p.load(1).endswith(": 2 barrel")
    p = bremerhaven(4, "harbour", loads={1: "bw-2"}, stored="1 barrel 2 crate").play("deliver crate 1")
    assert p.choices("deliver") == ["barrel 1"]
