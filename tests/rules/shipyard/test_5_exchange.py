"""Chapter 5: Exchange Commodities and Receive Subsidy."""

from __future__ import annotations

from itertools import product

import pytest

from roadstead.games.shipyard import tasks
from roadstead.games.shipyard.deck import PIECES
from tests.rule import rule
from tests.rules.shipyard.position import TRAIN_IDS, Position, doing, own_deck, shipyard, start

PRICES = {"coal": [2, 1, 3, 2, 1, 4], "steel": [2, 3, 2, 3, 1, 2], "grain": [2, 3, 1, 2, 4, 1]}
BARTER = {
    "coal": ["propeller", "smokestack"],
    "steel": ["soldier", "sail", "cannon"],
    "grain": ["captain", "businessman", "crane"],
}
THREE = {"coal": "t05", "steel": "t11", "grain": "t14"}
"""Trains with three loads of one commodity."""


CROSSED = (
    'coal: ["propeller", "smokestack"] -> ["sail"]',
    'grain: ["captain", "businessman", "crane"] -> ["cannon", "captain", "sail", "soldier"]',
)
"""Changes of a deck whose barter lines have pieces in common, in another order."""

Outcome = tuple[tuple[str, ...], int]


def outcomes(p: Position) -> list[Outcome]:
    """All ways to deal with the loads: the pieces and the guilders they bring."""
    if p.actor or p.asked != tasks.LOADS:
        store = tuple(piece for piece, count in p.store().items() for _ in range(count))
        return [(tuple(sorted(store)), p.guilders())]
    return [found for move in p.legal() for found in outcomes(p.copy().play(move))]


def load_by_load(loads: list[str], barter: dict[str, list[str]], prices: dict[str, int]) -> list[Outcome]:
    """The same, worked out from single loads: each is sold or bartered, no piece twice, equal loads are alike."""
    ways: set[tuple[tuple[str, str], ...]] = set()
    for chosen in product(*([*barter[load], "sell"] for load in loads)):
        pieces = [choice for choice in chosen if choice != "sell"]
        if len(set(pieces)) == len(pieces):
            ways.add(tuple(sorted(zip(loads, chosen, strict=True))))
    return [
        (
            tuple(sorted(choice for _, choice in way if choice != "sell")),
            sum(prices[load] for load, choice in way if choice == "sell"),
        )
        for way in ways
    ]


# -- the train and the marker


@rule("SHY-571", "SHY-575", "SHY-R08", "SHY-I15")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 1)])
def test_the_marker_moves_one_setting_before_the_train_is_chosen(before: int, after: int) -> None:
    p = doing("exchange", guilders=0, setting=before, trains="t05 t06")
    assert p.asked == tasks.EXCHANGE
    assert p.setting == after
    p.play("exchange t05")
    assert p.setting == after


@rule("SHY-572", "SHY-R35")
@pytest.mark.parametrize("commodity", PRICES)
@pytest.mark.parametrize("setting", range(6))
def test_the_prices_of_the_settings(commodity: str, setting: int) -> None:
    p = doing("exchange", guilders=0, setting=setting, trains=THREE[commodity])
    p.play("trade sell+sell+sell")
    assert p.guilders() == 3 * PRICES[commodity][setting]


@rule("SHY-572", "SHY-D09")
def test_one_own_train_is_exchanged_and_goes_to_the_used_pile() -> None:
    p = doing("exchange", guilders=0, trains={0: "t05 t06 t13", 1: "t07"}, used_trains="t14")
    assert p.choices("exchange") == ["t05", "t06", "t13"]
    p.play("exchange t13", "trade sell", "trade sell+sell")
    assert p.trains() == ["t05", "t06"]
    assert p.used_trains == ["t13", "t14"]
    assert p.asked == tasks.NEXT_STEP


@rule("SHY-D09")
def test_trains_with_equal_loads_are_one_choice() -> None:
    p = doing("exchange", guilders=0, trains="t01 t02 t09 t05")
    assert p.choices("exchange") == ["t01", "t05"]


@rule("SHY-571")
def test_an_exchange_needs_a_train() -> None:
    p = shipyard(trains="", figures={1: "hire", 2: "build"})
    assert not p.can("choose exchange-commodities")
    assert shipyard(trains="t05", figures={1: "hire", 2: "build"}).can("choose exchange-commodities")


# -- the loads


@rule("SHY-573", "SHY-R35")
@pytest.mark.parametrize(("train", "commodity"), [("t08", "coal"), ("t13", "steel"), ("t12", "grain")])
def test_what_a_single_load_can_be_bartered_for(train: str, commodity: str) -> None:
    p = doing("exchange", guilders=0, trains=train)
    while p.choices("trade")[-1] != "sell":
        p.play(f"trade {p.choices('trade')[-1]}")
    before = p.guilders()
    assert p.choices("trade") == [*BARTER[commodity], "sell"]
    for piece in BARTER[commodity]:
        assert p.copy().play(f"trade {piece}").store() == {piece: 1}
    assert p.play("trade sell").guilders() == before + 2


@rule("SHY-D09", "SHY-573", "SHY-574")
def test_all_loads_of_a_commodity_are_one_choice_in_the_order_of_the_barter_line() -> None:
    p = doing("exchange", guilders=0, trains="t12")
    assert p.choices("trade") == [
        "soldier+sail",
        "soldier+cannon",
        "soldier+sell",
        "sail+cannon",
        "sail+sell",
        "cannon+sell",
        "sell+sell",
    ]
    assert doing("exchange", guilders=0, trains="t14").choices("trade") == [
        "captain+businessman+crane",
        "captain+businessman+sell",
        "captain+crane+sell",
        "captain+sell+sell",
        "businessman+crane+sell",
        "businessman+sell+sell",
        "crane+sell+sell",
        "sell+sell+sell",
    ]


@rule("SHY-572", "SHY-575", "SHY-D09")
def test_the_loads_in_the_order_coal_steel_grain() -> None:
    p = doing("exchange", guilders=0, trains="t01", setting=1)  # prices 1, 3, 3
    assert p.choices("trade") == [*BARTER["coal"], "sell"]
    p.play("trade sell")
    assert p.guilders() == 1
    assert p.choices("trade") == [*BARTER["steel"], "sell"]
    p.play("trade sail")
    assert p.choices("trade") == [*BARTER["grain"], "sell"]
    p.play("trade sell")
    assert (p.guilders(), p.store()) == (4, {"sail": 1})
    assert p.actor == 1


@rule("SHY-574")
@pytest.mark.parametrize("train", TRAIN_IDS)
@pytest.mark.parametrize("changes", [(), CROSSED])
def test_no_piece_twice_in_one_exchange(train: str, changes: tuple[str, ...]) -> None:
    found = outcomes(doing("exchange", guilders=0, trains=train, rules=own_deck(*changes)))
    assert all(len(set(pieces)) == len(pieces) for pieces, _ in found)


@rule("SHY-574")
def test_no_piece_twice_from_loads_of_different_commodities_either() -> None:
    """A deck of its own, in which grain can be bartered for a sail as steel can."""
    rules = own_deck('grain: "businessman" -> "sail"')
    p = doing("exchange", guilders=0, trains="t01", rules=rules).play("trade sell")
    assert set(p.copy().play("trade sell").choices("trade")) == {"captain", "sail", "crane", "sell"}
    assert set(p.play("trade sail").choices("trade")) == {"captain", "crane", "sell"}


@rule("SHY-574")
def test_what_one_commodity_took_is_in_no_choice_of_the_next() -> None:
    p = doing("exchange", guilders=0, trains="t13", rules=own_deck(*CROSSED)).play("trade sail")
    assert set(p.choices("trade")) == {
        "cannon+captain",
        "cannon+soldier",
        "cannon+sell",
        "captain+soldier",
        "captain+sell",
        "soldier+sell",
        "sell+sell",
    }


@rule("SHY-574")
def test_a_piece_that_stands_twice_on_a_line_is_offered_once() -> None:
    rules = own_deck('coal: ["propeller", "smokestack"] -> ["sail", "sail"]')
    p = doing("exchange", guilders=0, trains="t06", rules=rules)
    assert p.choices("trade") == ["sail+sell", "sell+sell"]


@rule("SHY-574")
def test_the_next_exchange_begins_anew() -> None:
    p = doing("exchange", guilders=0, trains="t11 t12").play("exchange t11", "trade sail+sell+sell")
    while not (p.actor == 0 and p.can("choose exchange-commodities")):
        p.finish()
    p.play("choose exchange-commodities")
    if p.can("main"):
        p.play("main")
    assert p.can("trade soldier+sail")


@rule("SHY-574")
@pytest.mark.parametrize("train", TRAIN_IDS)
def test_any_number_of_loads_may_be_sold(train: str) -> None:
    p = doing("exchange", guilders=0, trains=train)
    while p.actor == 0 and p.asked == tasks.LOADS:
        p.play(f"trade {p.choices('trade')[-1]}")
    assert p.guilders() == 6  # at setting 1 each load is worth 2
    assert p.store() == {}


@rule("SHY-572", "SHY-574", "SHY-575", "SHY-D09")
@pytest.mark.parametrize("train", TRAIN_IDS)
@pytest.mark.parametrize("changes", [(), CROSSED])
def test_every_way_to_deal_with_the_loads_comes_up_once(train: str, changes: tuple[str, ...]) -> None:
    rules = own_deck(*changes)
    p = doing("exchange", guilders=0, setting=1, trains=train, rules=rules)
    counts = rules.deck.loads[TRAIN_IDS.index(train)]
    loads = [commodity for commodity, count in zip(PRICES, counts, strict=True) for _ in range(count)]
    barter = {
        commodity: [PIECES[piece] for piece in line]
        for commodity, line in zip(PRICES, rules.deck.barter, strict=True)
    }
    prices = {commodity: PRICES[commodity][1] for commodity in PRICES}
    assert sorted(outcomes(p)) == sorted(load_by_load(loads, barter, prices))


@rule("SHY-D09", "SHY-575")
@pytest.mark.parametrize("train", TRAIN_IDS)
def test_nothing_is_sold_unasked(train: str) -> None:
    """Each commodity of the train is asked once, and as many loads are sold as the choice says."""
    p = doing("exchange", guilders=0, trains=train)
    counts = p.state.deck.loads[TRAIN_IDS.index(train)]
    asked: list[int] = []
    while p.actor == 0 and p.asked == tasks.LOADS:
        asked.append(p.state.dues()[0].arg)
        for choice in p.legal():
            assert len(choice.split("+")) == counts[asked[-1]]
            assert len(p.copy().play(choice).told("sells")) == choice.count("sell")
        p.play(p.legal()[0])
    assert asked == [commodity for commodity, count in enumerate(counts) if count]


@rule("SHY-575")
def test_loads_that_can_only_be_sold_need_no_question() -> None:
    p = doing("exchange", guilders=0, trains="t06", rules=own_deck('coal: ["propeller", "smokestack"] -> []'))
    assert (p.guilders(), p.choices("trade")) == (4, [*BARTER["steel"], "sell"])


@rule("SHY-D09")
def test_four_loads_of_an_own_deck() -> None:
    rules = own_deck('t05: "coal", "coal", "coal" -> "coal", "coal", "coal", "coal"')
    p = doing("exchange", guilders=0, trains="t05", rules=rules)
    assert p.choices("trade") == [
        "propeller+smokestack+sell+sell",
        "propeller+sell+sell+sell",
        "smokestack+sell+sell+sell",
        "sell+sell+sell+sell",
    ]
    assert p.play("trade propeller+sell+sell+sell").guilders() == 6


@rule("SHY-575", "SHY-E10")
def test_the_guilders_of_a_load_may_pay_for_a_bonus_action() -> None:
    p = doing("exchange", guilders=0, trains="t01", setting=0)
    p.play("trade sell", "trade sell", "trade sell")
    assert p.guilders() == 6
    assert p.can("bonus manufacture-equipment")


@rule("SHY-575")
def test_the_exchange_itself_costs_nothing() -> None:
    p = doing("exchange", guilders=0, trains="t01").play("trade smokestack", "trade sail", "trade crane")
    assert p.guilders() == 0
    assert p.store() == {"sail": 1, "smokestack": 1, "crane": 1}


@rule("SHY-R14", "SHY-831")
def test_the_guilders_of_traders_are_taken_without_asking() -> None:
    p = doing("exchange", guilders=0, trains="t01", employees="trader-steel-1 trader-coal-1 trader-coal-2")
    p.play("trade sell", "trade sell", "trade sell")
    assert p.guilders() == (2 + 2) + (2 + 1) + 2


@rule("SHY-R09", "SHY-R36", "SHY-104")
def test_every_train_has_three_loads_of_coal_steel_and_grain() -> None:
    deck = start(3).state.deck
    assert [card.id for card in deck.names("commodity")] == ["coal", "steel", "grain"]
    assert [sum(loads) for loads in deck.loads] == [3] * 14
    kinds = {tuple(loads) for loads in deck.loads}
    assert len(kinds) == 10  # every mix of three loads once, and the mixed one four times more
    assert deck.loads.count([1, 1, 1]) == 5


# -- Receive Subsidy


@rule("SHY-581")
@pytest.mark.parametrize("seat", range(4))
def test_the_subsidy(seat: int) -> None:
    p = shipyard(4, seat=seat, main="receive", guilders={seat: 1})
    assert p.guilders(seat) == 3
    assert p.actor == (seat + 1) % 4


@rule("SHY-581", "SHY-112")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_subsidy_is_for_four_players(seats: int) -> None:
    figures = {0: "build purchase", 1: "hire exchange"}
    if seats > 2:
        figures = dict(enumerate(["build", "purchase", "hire", "exchange"][:seats]))
    p = shipyard(seats, guilders=20, figures=figures)
    chosen = p.choices("choose")
    assert ("receive-subsidy" in chosen) == (seats == 4)
    p.play(f"choose {chosen[0]}")
    assert ("receive-subsidy" in p.choices("bonus")) == (seats == 4)
