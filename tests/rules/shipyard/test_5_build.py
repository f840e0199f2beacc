"""Chapter 5: Build Ships."""

from __future__ import annotations

import pytest

from roadstead.games.shipyard import tasks
from tests.rule import rule
from tests.rules.shipyard.position import doing, shipyard

MARKET = {
    "bow": "sb01 sb02 sb03 sb04 sb05",
    "middle-a": "sm101 sm102 sm103 sm104 sm105",
    "middle-b": "sm106 sm107 sm108 sm109 sm110",
    "stern": "ss01 ss02 ss03 ss04 ss05",
}


# -- buying


@rule("SHY-501", "SHY-D03")
def test_up_to_three_cards_in_any_mix() -> None:
    p = doing("build", guilders=5, market=MARKET)
    p.play("build sb01", "place 1")
    assert p.can("stop")
    p.play("build sm106", "place 2", "build ss01", "place 5")
    assert p.choices("build") == []
    assert p.yard() == "BM..S...."
    same = doing("build", guilders=5, market=MARKET)
    same.build("sb01 1", "sb02 2", "sb03 3")
    assert same.yard() == "BBB......"


@rule("SHY-501", "SHY-D03")
@pytest.mark.parametrize("count", [1, 2])
def test_one_or_two_cards_are_enough(count: int) -> None:
    p = doing("build", guilders=5, market=MARKET)
    cards = ["sb01 1", "sm101 2"][:count]
    assert not p.can("stop")
    p.build(*cards).deal()
    assert p.yard() == "BM......."[:count].ljust(9, ".")
    assert p.actor == 1


@rule("SHY-501", "SHY-511")
def test_every_build_ships_begins_anew() -> None:
    """Seat 0 buys two cards; whoever builds next must buy one and may buy three."""
    p = doing("build", guilders={0: 5, 1: 5}, market=MARKET).build("sb01 1", "sm101 2")
    p.deal().turns(3)
    while not (p.asked == tasks.CHOOSE and p.can("choose build-ships")):
        p.finish()
    seat = p.actor
    p.play("choose build-ships")
    if p.can("main"):
        p.play("main")
    assert not p.can("stop")
    before = p.yard(seat).count(".")
    for _ in range(3):
        p.play(next(move for move in p.legal() if move.startswith("build ")))
        if p.choices("place"):
            p.play(p.legal()[0])
    assert p.yard(seat).count(".") == before - 3


@rule("SHY-501", "SHY-R34", "SHY-E18")
def test_prices_are_those_of_the_rows_when_the_action_began() -> None:
    """The cards of one column: rows 1, 2 and 3 cost 0, 1 and 1, though rows below have become free."""
    p = doing("build", guilders=5, market=MARKET)
    p.play("build sm101", "place 2")
    assert p.guilders() == 5
    assert p.market("middle-a") == ["-", "sm102", "sm103", "sm104", "sm105"]
    p.play("build sm102", "place 3")
    assert p.guilders() == 4
    p.play("build sm103", "place 4")
    assert p.guilders() == 3


@rule("SHY-501", "SHY-110", "SHY-510")
@pytest.mark.parametrize(("row", "price"), list(enumerate([0, 1, 1, 2, 2])))
@pytest.mark.parametrize("column", MARKET)
def test_any_card_of_the_market_at_the_price_of_its_row(column: str, row: int, price: int) -> None:
    cards = MARKET[column].split()
    p = doing("build", guilders=5, market=MARKET).build(f"{cards[row]} 5").deal()
    assert (p.guilders(), p.cards()[4]) == (5 - price, cards[row])
    assert p.market(column)[:4] == cards[:row] + cards[row + 1 :]
    assert len(p.market(column)) == 5
    assert all(p.market(other) == MARKET[other].split() for other in MARKET if other != column)


@rule("SHY-501", "SHY-110", "SHY-D03")
def test_only_cards_that_can_be_paid_for_are_offered() -> None:
    p = doing("build", guilders=1, market=MARKET)
    rows = [name for column in MARKET.values() for name in column.split()[:3]]
    assert sorted(p.choices("build")) == sorted(rows)
    p.play("build sb02", "place 1")
    assert sorted(p.choices("build")) == ["sb01", "sm101", "sm106", "ss01"]


@rule("SHY-502", "SHY-D03")
def test_a_card_is_placed_before_the_next_one_is_bought() -> None:
    p = doing("build", guilders=5, market=MARKET).play("build sb01")
    assert p.asked == tasks.PLACE
    assert {choice.split()[0] for choice in p.legal()} == {"place"}


@rule("SHY-502", "SHY-508")
def test_only_empty_places_take_a_card() -> None:
    p = doing("build", guilders=5, market=MARKET, yard="BM..M.M..").play("build sm101")
    assert p.choices("place") == ["3", "4", "6", "8"]


@rule("SHY-502")
def test_cards_in_the_yard_stay_where_they_lie() -> None:
    p = doing("build", guilders=0, market=MARKET, yard="B..M..... sb20 sm130")
    p.build("ss01 9", "sm101 2").deal()
    assert p.cards() == ["sb20", "sm101", "", "sm130", "", "", "", "", "ss01"]
    p.turns(6)
    assert p.cards()[0] == "sb20"
    assert p.cards()[3] == "sm130"


@rule("SHY-504", "SHY-505")
def test_a_complete_ship_blocks_its_places_until_step_five() -> None:
    p = doing("build", guilders=5, market=MARKET, yard="BM.......")
    p.play("build ss01", "place 3", "build sb01")
    assert p.choices("place") == ["4", "5", "6", "7"]
    p.play("place 4", "stop").deal()
    assert p.yard() == "...B....."  # no captain: the ship is scrapped in step 5


@rule("SHY-505", "SHY-601")
def test_a_complete_ship_leaves_in_step_five_and_unfinished_ones_stay() -> None:
    p = shipyard(phase="cruises", yard="BMSBM.B..", store="captain", canals="c01")
    p.play("sail 1")
    p.deal()
    assert p.yard() == "...BM.B.."


@rule("SHY-509")
def test_cards_need_not_touch() -> None:
    p = doing("build", guilders=5, market=MARKET).build("sb01 1", "ss01 9", "sm101 5")
    assert p.yard() == "B...M...S"


# -- slide and refill


@rule("SHY-510", "SHY-524", "SHY-E18")
def test_columns_slide_down_and_are_filled_after_the_action() -> None:
    p = doing("build", guilders=5, market=MARKET)
    p.build("sb01 1", "sb03 2", "ss05 9")
    assert p.legal()[0].startswith("ship-card sb")
    p.play("ship-card sb20", "ship-card sb21", "ship-card ss20")
    assert p.market("bow") == ["sb02", "sb04", "sb05", "sb20", "sb21"]
    assert p.market("stern") == ["ss01", "ss02", "ss03", "ss04", "ss20"]
    assert p.market("middle-a") == MARKET["middle-a"].split()
    assert p.deck("bow") == 26 - 5 - 2


@rule("SHY-510", "SHY-R21", "SHY-E18")
def test_the_middle_columns_slide_by_themselves_and_share_a_deck() -> None:
    p = doing("build", guilders=5, market=MARKET)
    p.build("sm106 2", "sm102 3", "sm107 4")
    p.play("ship-card sm120", "ship-card sm121", "ship-card sm122")
    assert p.market("middle-a") == ["sm101", "sm103", "sm104", "sm105", "sm120"]
    assert p.market("middle-b") == ["sm108", "sm109", "sm110", "sm121", "sm122"]


@rule("SHY-510", "SHY-R21")
def test_with_too_few_middles_column_a_is_filled_first() -> None:
    p = doing("build", guilders=5, market=MARKET, decks={"middle": 2}, early=True)
    p.build("sm106 2", "sm102 3", "sm101 4").deal()
    assert len(p.market("middle-a")) == 5
    assert p.market("middle-b") == ["sm107", "sm108", "sm109", "sm110"]
    assert p.deck("middle") == 0


@rule("SHY-510", "SHY-I11")
def test_with_an_empty_deck_the_gaps_at_the_top_stay() -> None:
    """A deck of 0 with five cards face up: the last of them was turned up, the game is about to end."""
    p = doing("build", guilders=5, market=MARKET, decks={"bow": 0}, early=True)
    p.build("sb02 1", "sb03 2").deal()
    assert p.market("bow") == ["sb01", "sb04", "sb05"]


# -- when it is possible


@rule("SHY-511")
def test_without_money_only_cards_of_row_one() -> None:
    p = doing("build", guilders=0, market=MARKET)
    assert sorted(p.choices("build")) == ["sb01", "sm101", "sm106", "ss01"]


@rule("SHY-511", "SHY-D03")
def test_at_least_one_card_must_be_bought() -> None:
    p = doing("build", guilders=0, market=MARKET)
    assert not p.can("stop")
    p.play("build sb01", "place 1")
    assert p.can("stop")


@rule("SHY-511", "SHY-D03")
def test_cards_that_fit_nowhere_are_not_offered() -> None:
    p = doing("build", guilders=9, market=MARKET, yard="BBBBBBB.S")
    assert {name[:2] for name in p.choices("build")} == {"sm"}  # column 8 takes only a middle
    last = doing("build", guilders=9, market=MARKET, yard="BMMMMMMM.")
    assert {name[:2] for name in last.choices("build")} == {"ss"}


@rule("SHY-511", "SHY-D03")
def test_the_action_ends_by_itself_when_nothing_more_fits() -> None:
    p = doing("build", guilders=5, market=MARKET, yard="BMMMMMMM.")
    p.play("build ss01").deal()
    assert p.yard() == "........."
    assert p.actor == 1


@rule("SHY-511", "SHY-D03")
def test_the_action_ends_by_itself_when_nothing_more_can_be_paid() -> None:
    """Only middles fit, and two of them are free."""
    p = doing("build", guilders=0, market=MARKET, yard="B.SB.SB.S")
    p.play("build sm101", "place 2", "build sm106", "place 5")
    p.deal()
    assert p.asked == tasks.LAUNCH
    assert p.yard() == "BMSBMSB.S"


# -- stand-ins


@rule("SHY-512", "SHY-905", "SHY-D03")
@pytest.mark.parametrize(("kind", "column"), [("bow", "1"), ("middle", "4"), ("stern", "7")])
def test_a_kind_that_has_run_out_can_be_had_as_a_stand_in(kind: str, column: str) -> None:
    p = doing("build", guilders=0, decks={kind: 0})
    assert f"stand-in-{kind}" in p.choices("build")
    assert sum(name.startswith("stand-in") for name in p.choices("build")) == 1
    p.play(f"build stand-in-{kind}", f"place {column}", "stop").deal()
    assert p.guilders() == 0
    assert p.yard()[int(column) - 1] == kind[0]


@rule("SHY-512", "SHY-905")
@pytest.mark.parametrize("kind", ["bow", "middle", "stern"])
def test_no_stand_in_while_there_is_a_card(kind: str) -> None:
    """One card in the deck, or one face up, is enough."""
    column = "middle-b" if kind == "middle" else kind
    assert not any("stand-in" in name for name in doing("build", decks={kind: 1}).choices("build"))
    name = {"bow": "sb01", "middle": "sm101", "stern": "ss01"}[kind]
    p = doing("build", decks={kind: 0}, market={column: name})
    assert not any("stand-in" in choice for choice in p.choices("build"))
    p.play(f"build {name}", "place 4")
    assert p.can(f"build stand-in-{kind}")  # it was the last one


@rule("SHY-512")
def test_a_stand_in_is_one_of_the_three_cards() -> None:
    p = doing("build", guilders=5, decks={"bow": 0}, market=MARKET | {"bow": ""})
    p.build("stand-in-bow 1", "stand-in-bow 2", "sm101 3")
    assert p.yard() == "bbM......"
    assert p.legal()[0].startswith("ship-card")  # the action is over


@rule("SHY-512", "SHY-511")
def test_a_stand_in_makes_the_action_possible() -> None:
    """Only a middle fits, and no middle is left."""
    p = shipyard(
        track="recruit:14 hire:13 exchange:12 rent:11 purchase:10 manufacture:9 build:8",
        advanced=True,
        figures={0: "", 1: "hire", 2: "exchange"},
        yard="BBBBBBB.S",
        decks={"middle": 0},
        early=True,
    )
    p.play("choose build-ships", "main")
    assert p.yard() == "BBBBBBBmS"  # by the only card that fits
