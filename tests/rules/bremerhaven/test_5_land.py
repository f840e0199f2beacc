"""Chapter 5: the Land board."""

import pytest

from roadstead.engine.cards import CardError
from roadstead.games.bremerhaven.deck import MONEY, NOTHING, PRESTIGE
from tests.rule import rule
from tests.rules.bremerhaven.position import RULES, bremerhaven, own_deck

FULL = {1: "kk-2", 2: "b-2", 3: "pp-3", 4: "c-2"}


@rule("BRE-501", "BRE-208")
@pytest.mark.parametrize("space", [1, 2, 3, 4])
def test_the_winner_takes_the_contract_and_a_space_without_bids_keeps_it(space: int) -> None:
    contracts = ["kk-2", "pp-3", "c-2"]
    contracts.insert(space - 1, "b-2")
    p = bremerhaven(4, "land", bids={1: f"1 land-{space}"}, land=" ".join(contracts)).play("load 1")
    assert p.land == ["" if contract == "b-2" else contract for contract in contracts]
    assert p.load(1, 1) == "b-2 2: empty"
    assert p.load(1, 0) == ""


@rule("BRE-501")
def test_the_left_contract_is_placed_before_the_right_one() -> None:
    loads = {1: "pp-3", 2: "c-2", 3: "ww-3"}
    p = bremerhaven(2, "land", bids="1 land-1, 2 land-2", land="kk-2 b-2", loads=loads).play("load 4")
    assert p.load(4).startswith("kk-2")
    assert p.discards == ["b-2"]


@rule("BRE-502")
def test_the_values_of_contracts_lie_within_their_ranges() -> None:
    deck = RULES.deck
    assert {*deck.delivery_time} == {1, 2, 3, 4, 5}
    assert {sum(need) for need in deck.need} == {1, 2, 3, 4}
    for kinds, numbers, most in ((deck.penalty_kind, deck.penalty, 5), (deck.reward_kind, deck.reward, 4)):
        for kind, number in zip(kinds, numbers, strict=True):
            allowed = {NOTHING: {0}, MONEY: set(range(1, most + 1)), PRESTIGE: {1}}[kind]
            assert number in allowed
    assert deck.penalty_kind.count(NOTHING) < deck.reward_kind.count(NOTHING) < len(deck.reward_kind)


@rule("BRE-502")
@pytest.mark.parametrize(
    "change",
    [
        "delivery_time = 2 -> delivery_time = 6",
        "delivery_time = 2 -> delivery_time = 0",
        'goods = ["barrel", "barrel"] -> goods = []',
        'goods = ["barrel", "barrel"] -> goods = ["barrel", "barrel", "wild", "crate", "crate"]',
        'goods = ["barrel", "barrel"] -> goods = ["barrel", "sand"]',
        'penalty = { kind = "money", amount = 2 } -> penalty = { kind = "money", amount = 6 }',
        'penalty = { kind = "money", amount = 2 } -> penalty = { kind = "prestige", amount = 2 }',
        'reward = { kind = "money", amount = 1 } -> reward = { kind = "money", amount = 5 }',
        'reward = { kind = "money", amount = 1 } -> reward = { kind = "money", amount = 0 }',
        'reward = { kind = "money", amount = 1 } -> reward = { kind = "prestige", amount = 2 }',
    ],
)
def test_a_contract_out_of_range_is_refused(change: str) -> None:
    with pytest.raises(CardError):
        own_deck(f"bb-2: {change}")


@rule("BRE-503", "BRE-D12")
@pytest.mark.parametrize("load", [1, 2, 3, 4])
def test_a_contract_goes_into_any_empty_loading_dock_even_a_closed_one(load: int) -> None:
    p = bremerhaven(2, "land", bids="5 land-1", land="bck-3")
    assert p.legal() == ["refuse", "load 1", "load 2", "load 3", "load 4"]
    assert p.covers() == ["c3r1", "c4r1", "c3r2", "c4r2", "c3r3", "c4r3"]
    assert p.play(f"load {load}").load(load) == "bck-3 3: empty"


@rule("BRE-503", "BRE-D12")
def test_only_empty_loading_docks_are_offered() -> None:
    p = bremerhaven(2, "land", bids="5 land-1", land="ww-3", loads={1: "kk-2", 3: "c-2"})
    assert p.legal() == ["refuse", "load 2", "load 4"]


@rule("BRE-503")
def test_a_contract_is_never_moved() -> None:
    p = bremerhaven(2, "harbour", loads={3: "kk-2 2"}, stored="1 barrel", docks={2: "heidi 2"})
    while not p.over:
        assert all(choice.split()[0] in ("done", "unload") for choice in p.legal())
        p.play(p.legal()[-1])
    assert p.load(3) == "kk-2 1: empty"


@rule("BRE-504", "BRE-D12")
@pytest.mark.parametrize(
    ("contract", "cash", "prestige"),
    [("bk-3", 8, 5), ("ckk-3", 7, 5), ("bck-3", 9, 4), ("b-2", 9, 5), ("cc-4", 6, 5)],
)
def test_a_refused_contract_is_discarded_and_its_penalty_paid_at_once(
    contract: str, cash: int, prestige: int
) -> None:
    p = bremerhaven(2, "land", bids="5 land-1", land=contract, cash=9, prestige=5).play("refuse")
    assert (p.cash(), p.prestige()) == (cash, prestige)
    assert p.discards == [contract]
    assert p.land[0] == ""


@rule("BRE-504", "BRE-D12")
@pytest.mark.parametrize(("contract", "cash", "prestige"), [("ckk-3", 7, 5), ("bck-3", 9, 4)])
def test_with_all_loading_docks_taken_a_contract_is_refused_by_itself(
    contract: str, cash: int, prestige: int
) -> None:
    p = bremerhaven(2, "land", bids="5 land-1", land=contract, cash=9, prestige=5, loads=FULL)
    assert p.over
    assert (p.cash(), p.prestige()) == (cash, prestige)
    assert p.discards == [contract]


@rule("BRE-504")
def test_a_placed_contract_costs_nothing() -> None:
    p = bremerhaven(2, "land", bids="5 land-1", land="ckk-3", cash=9, prestige=5).play("load 1")
    assert (p.cash(), p.prestige(), p.discards) == (9, 5, [])


@rule("BRE-505")
def test_wild_symbols_take_any_types_also_different_ones() -> None:
    p = bremerhaven(4, "harbour", loads={1: "www-4"}, stored="1 barrel 1 container 1 crate 1 passenger")
    p.play("deliver barrel 1", "deliver passenger 1", "deliver crate 1")
    assert p.over or not p.choices("deliver")
    assert p.load(1) == "www-4 3: 1 barrel 1 crate 1 passenger"


@rule("BRE-505")
@pytest.mark.parametrize("good", ["barrel", "container", "crate", "passenger"])
@pytest.mark.parametrize("load", [1, 2])
def test_wild_symbols_take_the_same_type_several_times(good: str, load: int) -> None:
    p = bremerhaven(4, "harbour", loads={load: "www-4"}, stored=f"4 {good}")
    p.play(*[f"deliver {good} {load}"] * 3).skip()
    assert p.load(load) == f"www-4 3: 3 {good}"


@rule("BRE-506")
def test_nothing_is_named_when_a_contract_with_wild_symbols_is_placed() -> None:
    p = bremerhaven(2, "land", through="harbour", bids="5 land-1", land="ww-3", stored="1 barrel 1 crate")
    p.play("load 1")
    assert p.legal() == ["done", "deliver barrel 1", "deliver crate 1"]
    p.play("deliver crate 1")
    assert p.legal() == ["done", "deliver barrel 1"]
