"""The rulings: where the rulebook is silent or in doubt, what is played here. Some are held by tests elsewhere too."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from roadstead.engine.cards import CardError
from roadstead.engine.game import CHANCE
from roadstead.games.bremerhaven.deck import SPACES
from tests.rule import rule
from tests.rules.bremerhaven.position import (
    CONTRACT_IDS,
    RULES,
    SHIP_IDS,
    bremerhaven,
    own_deck,
    start,
)

DECK = RULES.deck


@rule("BRE-R01", "BRE-104")
def test_the_track_and_the_newspapers_allow_the_rounds_of_the_rulebook() -> None:
    assert Counter(DECK.progress) == {1: 8, 2: 10}
    rising, falling = sorted(DECK.progress), sorted(DECK.progress, reverse=True)

    def rounds(steps: list[int], room: int) -> int:
        return next(count for count in range(19) if sum(steps[:count]) >= room)

    rooms = {seats: start(seats).left for seats in (2, 3, 4)}
    assert rooms == {2: 20, 3: 18, 4: 16}
    assert [(rounds(falling, room), rounds(rising, room)) for room in rooms.values()] == [
        (10, 14),
        (9, 13),
        (8, 12),
    ]
    assert [-(-room // DECK.short_step) for room in rooms.values()] == [10, 9, 8]


@rule("BRE-R02", "BRE-111", "BRE-D00")
def test_goods_chits_are_dealt_at_random() -> None:
    position = start(3)
    while "chit" not in position.legal()[0]:
        position.deal_one()
    for left in (4, 3, 2):
        assert (position.actor, list(position.weights().values())) == (CHANCE, [1] * left)
        position.deal_one(Random(left))


@rule("BRE-R03", "BRE-206", "BRE-E28")
@pytest.mark.parametrize(
    ("ties", "winner"),
    [
        pytest.param("moment", 2, id="ladder of the moment"),
        pytest.param("reveal", 1, id="ladder of the reveal"),
    ],
)
def test_ties_at_sea_and_on_land_after_a_swap(ties: str, winner: int) -> None:
    """Green and Blue tie; Blue swaps with Green before."""
    bids = {1: "3 sea-1, 2 land-1", 2: "3 sea-1, 2 land-1, 5 career"}
    position = bremerhaven(
        3,
        stage="career",
        through="land",
        bids=bids,
        sea="wega anna heidi",
        land="b-2 c-2 kk-2",
        options={"ties": ties},
    )
    position.play("swap 2", "load 1")
    assert [position.dock(2, seat) for seat in (1, 2)].index("wega 3: 2 container") == winner - 1
    assert position.load(1, winner) == "b-2 2: empty"


@rule("BRE-R03")
@pytest.mark.parametrize("ties", ["moment", "reveal"])
def test_ties_in_town_go_by_the_old_ranks(ties: str) -> None:
    position = bremerhaven(stage="career", bids={0: "3 career", 1: "3 career"}, options={"ties": ties})
    assert position.actor == 0


@rule("BRE-R04", "BRE-504")
@pytest.mark.parametrize("contract", ["pppp-4", "bck-3"])
def test_a_contract_may_be_refused_at_the_price_of_its_penalty(contract: str) -> None:
    position = bremerhaven(stage="land", bids="1 land-1", land=f"{contract} b-2", cash=9, prestige=5)
    assert position.legal() == ["refuse", "load 1", "load 2", "load 3", "load 4"]
    position.play("refuse")
    assert (position.cash(), position.prestige()) == ((4, 5) if contract == "pppp-4" else (9, 4))
    assert position.discards == [contract]
    full = {1: "b-2", 2: "c-2", 3: "kk-2", 4: "pp-3"}
    forced = bremerhaven(
        stage="land", bids="1 land-1", land=f"{contract} bk-3", cash=9, prestige=5, loads=full
    )
    assert (forced.cash(), forced.prestige()) == (position.cash(), position.prestige())


@rule("BRE-R04", "BRE-407")
def test_a_ship_that_fits_cannot_be_refused() -> None:
    position = bremerhaven(stage="sea", bids="1 sea-1", sea="heidi anna")
    assert position.legal() == ["dock 1", "dock 2", "dock 3"]


@rule("BRE-R05", "BRE-621")
def test_a_crate_that_is_produced_joins_a_single_one() -> None:
    position = bremerhaven(stage="harbour", built="packing-house", stored="4 barrel 1 crate")
    assert position.play("produce packing-house").stored() == {"barrel": 4, "crate": 2}


@rule("BRE-R05")
def test_a_storage_building_takes_goods_over_at_once() -> None:
    position = bremerhaven(
        stage="permit", bids="1 permit", cash=1, stored="5 barrel", gained="tank-farm lighthouse"
    )
    position.play("build tank-farm")
    assert position.play("build lighthouse").built() == ["tank-farm", "lighthouse"]


@rule("BRE-R08")
def test_money_goods_and_time_markers_never_run_out() -> None:
    """More money than coins (568), more barrels than chits (40), more markers than there are (60)."""
    rich = bremerhaven(stage="income", cash={0: 600, 1: 600})
    assert (rich.cash(0), rich.cash(1)) == (604, 603)
    seats = range(4)
    full = bremerhaven(
        4,
        stage="harbour",
        cleared=dict.fromkeys(seats, "all"),
        built={0: "refinery"},
        stored={0: "10 barrel", 1: "12 barrel", 2: "12 barrel", 3: "12 barrel"},
    )
    assert full.play("produce refinery").stored() == {"barrel": 11}
    markers = bremerhaven(
        stage="sea",
        bids="1 sea-1",
        sea="wega anna",
        docks={0: {1: "geeste 7", 3: "atlas 7"}, 1: {1: "roland 7", 2: "carla 7", 3: "jupiter 7"}},
        loads={0: {1: "cc-4 7", 2: "cck-4 7", 3: "ppp-4 7", 4: "ccc-4 7"}, 1: {1: "bbpp-4 7", 2: "bcpw-4 7"}},
    )
    assert markers.dock(2) == "wega 3: 2 container"


@rule("BRE-R08", "BRE-R25")
def test_bollards_suffice_for_four_full_harbours() -> None:
    walls = dict.fromkeys(range(4), "3 3 3 3")
    position = bremerhaven(4, stage="event", news="public-works", walls={**walls, 3: "3 3 3 2"})
    assert position.actor == 3
    position.play("bollard 4")
    assert sum(sum(position.walls(seat)) for seat in range(4)) == 48


@rule("BRE-R09", "BRE-E11", "BRE-E12")
@pytest.mark.parametrize(
    ("goods", "money", "prestige"),
    [
        pytest.param("1 crate 1 container 1 barrel", 3 + 1 + 4 + 1, 5, id="complete"),
        pytest.param("1 crate 1 barrel", 3 + 4, 4, id="without the container"),
        pytest.param("1 crate 1 container", 3 + 1, 4, id="without the barrel"),
        pytest.param("1 container 1 barrel", 1 + 4, 4, id="without the crate"),
    ],
)
def test_the_rulebooks_example_of_a_sale(goods: str, money: int, prestige: int) -> None:
    position = bremerhaven(stage="due", price="4132", prestige=5, loads={1: f"bck-3 1 +{goods}"})
    assert (position.cash(), position.prestige()) == (money, prestige)


@rule("BRE-R10")
def test_only_stored_goods_are_converted() -> None:
    """There is room and money all along: what is missing at first is two crates, or a container, in storage."""
    position = bremerhaven(
        stage="harbour",
        cash=9,
        docks={1: "anna", 2: "wega"},
        loads={1: "kkkk-3 3 +3 crate", 2: "cc-4 4 +1 container"},
    )
    assert position.legal() == ["done", "unload 1", "unload 2"]
    position.play("unload 1")
    assert "pack" not in position.legal()
    position.play("unload 1", "pack")
    assert (position.stored(), position.dock(1)) == ({"container": 1}, "anna 2: 1 crate")
    position.play("unpack")
    assert (position.stored(), position.dock(2)) == ({"crate": 2}, "wega 3: 2 container")
    assert (position.load(1), position.load(2)) == ("kkkk-3 3: 3 crate", "cc-4 4: 1 container")


@rule("BRE-R11", "BRE-321", "BRE-E03")
def test_a_lower_bidder_pays_the_difference_for_the_first_permit_or_gets_none() -> None:
    position = bremerhaven(stage="permit", bids={0: "5 permit", 1: "2 permit"}, cash={0: 0, 1: 20})
    assert position.actor == 1
    declined = bremerhaven(stage="permit", bids={0: "5 permit", 1: "2 permit"}, cash={1: 20}).play("1: done")
    assert declined.over
    assert position.play("bollard 1").cash(1) == 20 - 3 - 2
    assert position.play("bollard 1").cash(1) == 15 - 5 - 3


@rule("BRE-R12", "BRE-323")
@pytest.mark.parametrize(("wall", "costs"), [(1, [2, 3, 5]), (2, [3, 5]), (3, [3, 5]), (4, [2, 3, 5])])
def test_the_places_of_a_wall_are_filled_from_the_first_on(wall: int, costs: list[int]) -> None:
    position = bremerhaven(stage="permit", bids="1 permit", cash=50)
    spent = []
    for number, _ in enumerate(costs):
        before = position.cash()
        spent.append(before - position.play(f"bollard {wall}").cash() - (1 if number else 0))
    assert spent == costs == sorted(costs)
    assert str(wall) not in position.choices("bollard")


@rule("BRE-R13", "BRE-325")
@pytest.mark.parametrize(
    ("bids", "cash", "left"), [({0: "5 permit"}, 0, 0), ({0: "2 permit", 1: "5 permit"}, 3, 0)]
)
def test_building_costs_nothing_but_the_permit(bids: dict[int, str], cash: int, left: int) -> None:
    position = bremerhaven(stage="permit", bids=bids, cash=cash, gained="lighthouse")
    assert position.play("build lighthouse").cash() == left


@rule("BRE-R14", "BRE-D06")
def test_growing_without_a_difference_happens_by_itself() -> None:
    bids = {0: "3 influence", 1: "1 influence, 2 influence", 2: "2 influence"}
    position = bremerhaven(3, stage="influence", bids=bids, cash={0: 5, 1: 5, 2: 5})
    assert position.actor == 2
    assert position.state.grown == [1, 1, 0]
    assert (position.cash(0), position.cash(1)) == (5, 5)


@rule("BRE-R15", "BRE-332")
def test_with_the_last_hand_you_may_still_bid_on_1_3_to_hinder_others() -> None:
    position = bremerhaven(upgrades=7)
    assert position.hand() == [6, 7, 7, 8, 9]
    assert "bid 6 influence" in position.legal()
    hindered = bremerhaven(
        stage="influence", bids={0: "6 influence", 1: "5 influence"}, upgrades=7, cash={1: 1}
    )
    assert (hindered.actor, hindered.state.grown) == (1, [0, 0])
    assert hindered.play("grow").cash(1) == 0


@rule("BRE-R18", "BRE-654")
def test_the_prestige_track_has_no_upper_end() -> None:
    position = bremerhaven(stage="due", prestige=199, loads={1: "ppp-4 1 +3 passenger"})
    assert position.prestige() == 200


@rule("BRE-R18")
@pytest.mark.parametrize("field", ["penalty", "reward"])
def test_a_deck_with_more_than_one_step_of_prestige_is_refused(field: str) -> None:
    contract = "bck-3" if field == "penalty" else "ppp-4"
    old = f'{field} = {{ kind = "prestige", amount = 1 }}'
    with pytest.raises(CardError, match="amount"):
        own_deck(f"{contract}: {old} -> {old.replace('1', '2')}")


@rule("BRE-R19", "BRE-I16")
@pytest.mark.parametrize(
    ("seats", "mode"), [(2, "long"), (3, "long"), (4, "long"), (2, "short"), (3, "short"), (4, "short")]
)
def test_the_decks_suffice_for_the_longest_game(seats: int, mode: str) -> None:
    rounds = {"long": {2: 14, 3: 13, 4: 12}, "short": {2: 10, 3: 9, 4: 8}}[mode][seats]
    state = start(seats, mode).state
    assert len(state.ships) >= rounds * seats
    assert len(state.contracts) >= rounds * seats + seats


@rule("BRE-R19")
@pytest.mark.parametrize(("card", "old"), [("heidi", 'p2 = "both"'), ("kk-2", 'p4 = "both"')])
def test_a_deck_that_could_run_out_is_refused(card: str, old: str) -> None:
    """Five cards fewer for some number of players are too few."""
    ids = SHIP_IDS if card in SHIP_IDS else CONTRACT_IDS
    no = old.replace("both", "no")
    with pytest.raises(CardError, match="do not suffice"):
        own_deck(*(f"{other}: {old} -> {no}" for other in ids[ids.index(card) : ids.index(card) + 5]))


@rule("BRE-R20", "BRE-802")
def test_the_bank_balance_counts_as_money_at_the_end() -> None:
    assert bremerhaven(stage="finish", cash=3, balance=7, prestige=4).score() == 40


@rule("BRE-R21")
def test_each_of_nine_symbols_is_on_two_newspapers_and_none_is_the_parking_lot() -> None:
    spaces = Counter(SPACES[space] for space in DECK.dummy_space)
    assert set(spaces.values()) == {2}
    assert len(spaces) == 9
    assert "parking" not in spaces


@rule("BRE-R21")
@pytest.mark.parametrize("space", ["parking", "sea-3", "sea-4", "land-3", "land-4"])
def test_no_deck_sends_the_dummy_to_the_parking_lot_or_to_a_space_out_of_use(space: str) -> None:
    with pytest.raises(CardError, match="other than the parking lot"):
        own_deck(f'flotsam: dummy_space = "permit" -> dummy_space = "{space}"')


@rule("BRE-R22")
def test_no_starting_contract_shows_all_four_types() -> None:
    first = [need for need, stack in zip(DECK.need, DECK.contract_stack, strict=True) if stack == 0]
    assert len(first) == 14
    assert all(0 in need[:4] for need in first)
    for seats in (2, 3, 4):
        starting = start(seats, "short")
        assert len(starting.state.contracts.middle[0]) >= 2 * seats


@rule("BRE-R23")
def test_ships_and_contracts_gone_in_4_4_do_not_meet_the_event() -> None:
    position = bremerhaven(
        stage="harbour", through="event", news="harbour-dues", cash=9, docks={1: "heidi 1", 2: "anna 2"}
    )
    assert position.skip().cash() == 8
    position = bremerhaven(
        stage="harbour", through="event", news="truck-jam", loads={1: "kk-2 1", 2: "c-2 2"}
    )
    assert (position.load(1), position.load(2)) == ("", "c-2 2: empty")


@rule("BRE-R24")
def test_neither_rank_nor_building_protects_from_an_event() -> None:
    every = dict.fromkeys(range(3), 5)
    position = bremerhaven(
        3,
        stage="event",
        news="smear-campaign",
        built={0: "insurance-office"},
        prestige=every,
        ladder=[2, 1, 0],
    )
    assert [position.prestige(seat) for seat in range(3)] == [4, 4, 4]
    position = bremerhaven(
        3,
        stage="event",
        news="storage-levy",
        built={0: "insurance-office"},
        cash=every,
        stored=dict.fromkeys(range(3), "1 barrel"),
    )
    assert [position.cash(seat) for seat in range(3)] == [4, 4, 4]


@rule("BRE-R25", "BRE-403")
@pytest.mark.parametrize(
    ("walls", "docks"),
    [
        pytest.param("3 3 1 0", ["1"], id="dock 1: walls 1 and 2"),
        pytest.param("0 3 3 0", ["2"], id="dock 2: walls 2 and 3"),
        pytest.param("0 1 3 3", ["3"], id="dock 3: walls 3 and 4"),
        pytest.param("3 3 3 3", ["1", "2", "3"], id="four walls of three"),
        pytest.param("3 2 3 2", [], id="no wall is longer for one dock"),
    ],
)
def test_three_docks_share_four_walls_of_three_places(walls: str, docks: list[str]) -> None:
    position = bremerhaven(stage="sea", bids="1 sea-1", sea="herkules anna", walls=walls)
    fit = position.choices("dock") if not position.over else [d for d in "123" if position.dock(int(d))]
    assert fit == docks


@rule("BRE-R25")
@pytest.mark.parametrize(
    ("walls", "costs"),
    [
        ("0 1 1 0", (2, 3, 3, 2)),
        ("1 1 1 1", (3, 3, 3, 3)),
        ("2 2 2 2", (5, 5, 5, 5)),
        ("3 3 3 3", (0, 0, 0, 0)),
    ],
)
def test_each_of_the_four_walls_has_costs_of_its_own(walls: str, costs: tuple[int, ...]) -> None:
    assert bremerhaven(walls=walls).view(0).harbours[0].bollard_costs == costs


@rule("BRE-R27")
def test_effects_the_rulebook_only_names_are_marked_as_ours() -> None:
    for card in [*RULES.cards.names("building"), *RULES.cards.names("newspaper")]:
        assert card.source == "reconstructed"
        assert ("effect:rulebook" in card.known) is (card.id == "refinery")


@rule("BRE-R28", "BRE-102")
@pytest.mark.parametrize(("seats", "mode"), [(2, "long"), (3, "short"), (4, "long"), (1, "short")])
def test_stack_1_is_drawn_first_then_2_3_and_4(seats: int, mode: str) -> None:
    position = start(seats, mode)
    rng = Random(seats)
    stacks: dict[str, list[int]] = {"ship": [], "contract": []}
    while not position.over:
        who = position.actors[0]
        code = position.state.draw(rng) if who == CHANCE else rng.choice(position.state.legal(who))
        verb, _, card = position.codebook.notation(code).partition(" ")
        if who == CHANCE and verb == "ship":
            stacks["ship"].append(DECK.ship_stack[SHIP_IDS.index(card)])
        elif who == CHANCE and verb in ("contract", "first-contract"):
            stacks["contract"].append(DECK.contract_stack[CONTRACT_IDS.index(card)])
        position.state.play(who, code)
    for drawn in stacks.values():
        assert drawn == sorted(drawn)
        assert set(drawn) >= {0, 1, 2}


@rule("BRE-R31", "BRE-136")
@pytest.mark.parametrize("seats", [1, 2])
def test_the_signal_tower_comes_too_late_for_the_starting_contract(seats: int) -> None:
    position = start(seats, "short")
    while "top" not in position.legal()[0].split():
        position.deal_one()
    position.play("top signal-tower").deal()
    owner = next(seat for seat in range(seats) if position.built(seat) == ["signal-tower"])
    contract, time = position.load(1, owner).removesuffix(": empty").split()
    assert int(time) == DECK.delivery_time[CONTRACT_IDS.index(contract)]
    assert {choice.split()[0] for choice in position.legal()} == {"start"}


@rule("BRE-R32")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_cash_and_goods_lie_open(viewer: int | None) -> None:
    position = bremerhaven(cash={0: 7, 1: 9}, balance={1: 3}, stored={0: "2 crate", 1: "1 barrel"})
    one, two = position.view(viewer).harbours
    assert (one.cash, two.cash, two.balance) == (7, 9, 3)
    assert (one.stored, two.stored) == ((0, 0, 2, 0), (1, 0, 0, 0))


@rule("BRE-R33", "BRE-502")
def test_53_contracts_carry_a_penalty_and_37_a_reward() -> None:
    assert sum(kind != 0 for kind in DECK.penalty_kind) == 53
    assert sum(kind != 0 for kind in DECK.reward_kind) == 37
