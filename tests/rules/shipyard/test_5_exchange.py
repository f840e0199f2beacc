"""Chapter 5: Exchange Commodities and Receive Subsidy."""

from __future__ import annotations

import pytest

from roadstead.games.shipyard import tasks
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


def outcomes(p: Position) -> list[tuple[tuple[str, ...], int]]:
    """All ways to deal with the loads: the pieces and the guilders they bring."""
    if p.actor or p.asked != tasks.LOAD:
        store = tuple(piece for piece, count in p.store().items() for _ in range(count))
        return [(store, p.guilders())]
    return [found for move in p.legal() for found in outcomes(p.copy().play(move))]


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
    p.play("sell")  # the rest is sold without asking
    assert p.guilders() == 3 * PRICES[commodity][setting]


@rule("SHY-572", "SHY-D09")
def test_one_own_train_is_exchanged_and_goes_to_the_used_pile() -> None:
    p = doing("exchange", guilders=0, trains={0: "t05 t06 t13", 1: "t07"}, used_trains="t14")
    assert p.choices("exchange") == ["t05", "t06", "t13"]
    p.play("exchange t13", "sell", "sell")
    assert p.trains() == ["t05", "t06"]
    assert p.used_trains == ["t13", "t14"]
    assert p.asked == tasks.NEXT_STEP  # the last load could only be sold


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
@pytest.mark.parametrize("commodity", BARTER)
def test_what_a_load_can_be_bartered_for(commodity: str) -> None:
    for piece in BARTER[commodity]:
        p = doing("exchange", guilders=0, trains=THREE[commodity])
        assert set(p.choices("barter")) == set(BARTER[commodity])
        assert p.can("sell")
        p.play(f"barter {piece}")
        assert p.store() == {piece: 1}


@rule("SHY-572", "SHY-575", "SHY-D09")
def test_the_loads_in_the_order_coal_steel_grain() -> None:
    p = doing("exchange", guilders=0, trains="t01", setting=1)  # prices 1, 3, 3
    assert set(p.choices("barter")) == set(BARTER["coal"])
    p.play("sell")
    assert p.guilders() == 1
    assert set(p.choices("barter")) == set(BARTER["steel"])
    p.play("barter sail")
    assert set(p.choices("barter")) == set(BARTER["grain"])
    p.play("sell")
    assert (p.guilders(), p.store()) == (4, {"sail": 1})
    assert p.actor == 1


@rule("SHY-574")
def test_no_piece_twice_in_one_exchange() -> None:
    p = doing("exchange", guilders=0, trains="t11").play("barter soldier")
    assert p.choices("barter") == ["sail", "cannon"]
    p.play("barter sail")
    assert p.choices("barter") == ["cannon"]
    p.play("barter cannon")
    assert p.store() == {"sail": 1, "cannon": 1, "soldier": 1}


@rule("SHY-574")
def test_no_piece_twice_from_loads_of_different_commodities_either() -> None:
    """A deck of its own, in which grain can be bartered for a sail as steel can."""
    rules = own_deck('grain: "businessman" -> "sail"')
    p = doing("exchange", guilders=0, trains="t01", rules=rules).play("sell")
    assert set(p.copy().play("sell").choices("barter")) == {"captain", "sail", "crane"}
    assert set(p.play("barter sail").choices("barter")) == {"captain", "crane"}


@rule("SHY-574")
def test_the_next_exchange_begins_anew() -> None:
    p = doing("exchange", guilders=0, trains="t11 t12").play("exchange t11", "barter sail", "sell")
    while not (p.actor == 0 and p.can("choose exchange-commodities")):
        p.finish()
    p.play("choose exchange-commodities")
    if p.can("main"):
        p.play("main")
    assert p.choices("barter") == ["sail", "cannon", "soldier"]


@rule("SHY-574")
@pytest.mark.parametrize("train", TRAIN_IDS)
def test_any_number_of_loads_may_be_sold(train: str) -> None:
    p = doing("exchange", guilders=0, trains=train)
    while p.actor == 0 and p.asked == tasks.LOAD:
        assert p.can("sell")
        p.play("sell")
    assert p.guilders() == 6  # at setting 1 each load is worth 2
    assert p.store() == {}


@rule("SHY-572", "SHY-574", "SHY-575", "SHY-D09")
@pytest.mark.parametrize("train", TRAIN_IDS)
def test_every_way_to_deal_with_the_loads_comes_up_once(train: str) -> None:
    """Each commodity by itself: any set of pieces of its line, no more than its loads, the other loads are sold."""
    p = doing("exchange", guilders=0, setting=1, trains=train)
    found = outcomes(p)
    loads = p.state.deck.loads[TRAIN_IDS.index(train)]
    wanted: list[tuple[tuple[str, ...], int]] = [((), 0)]
    for place, commodity in enumerate(PRICES):
        line = BARTER[commodity]
        subsets = [
            [piece for bit, piece in enumerate(line) if chosen >> bit & 1] for chosen in range(1 << len(line))
        ]
        wanted = [
            (pieces + tuple(subset), guilders + PRICES[commodity][1] * (loads[place] - len(subset)))
            for pieces, guilders in wanted
            for subset in subsets
            if len(subset) <= loads[place]
        ]
    assert sorted((tuple(sorted(pieces)), guilders) for pieces, guilders in found) == sorted(
        (tuple(sorted(pieces)), guilders) for pieces, guilders in wanted
    )


@rule("SHY-D09")
def test_of_equal_loads_the_later_one_does_not_come_before_the_earlier() -> None:
    p = doing("exchange", guilders=0, trains="t05").play("barter smokestack")
    assert p.actor == 1  # the other two can only be sold
    assert p.guilders() == 4
    q = doing("exchange", guilders=0, trains="t14").play("barter businessman")
    assert q.legal() == ["barter crane", "sell"]


@rule("SHY-575", "SHY-E10")
def test_the_guilders_of_a_load_may_pay_for_a_bonus_action() -> None:
    p = doing("exchange", guilders=0, trains="t01", setting=0).play("sell", "sell", "sell")
    assert p.guilders() == 6
    assert p.can("bonus manufacture-equipment")


@rule("SHY-575")
def test_the_exchange_itself_costs_nothing() -> None:
    p = doing("exchange", guilders=0, trains="t01").play("barter smokestack", "barter sail", "barter crane")
    assert p.guilders() == 0
    assert p.store() == {"sail": 1, "smokestack": 1, "crane": 1}


@rule("SHY-R14", "SHY-831")
def test_the_guilders_of_traders_are_taken_without_asking() -> None:
    p = doing("exchange", guilders=0, trains="t01", employees="trader-steel-1 trader-coal-1 trader-coal-2")
    p.play("sell", "sell", "sell")
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
