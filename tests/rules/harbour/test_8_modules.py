"""Chapter 8: the Inland Traders, the promo characters and the solo challenge."""

from __future__ import annotations

import pytest

from roadstead.engine.game import CHANCE
from tests.rule import rule
from tests.rules.harbour.position import BOARDS, PLAIN_CENTRE, Position, harbour, start

TRADERS = {"inland_traders": True}
CHEAP = "feed-mill lighthouse pub ranch sushi-shop"
"""A centre with one building of $5 and none of the coins in it."""
THREE = "bait-shop fish-market lumber-yard"


def at_the_traders(goods: str, *, centre: str = CHEAP, owned: str = "", boards: str = "wharfs") -> Position:
    """The Inland Traders are in play; seat 0 begins to buy at home."""
    position = harbour(goods=goods, centre=centre, owned=owned, boards=boards, options=TRADERS)
    return position.play("go home-0", "trade")


# -- Inland Traders --------------------------------------------------------------------------------------


@rule("HAR-801")
def test_one_of_each_good_may_be_sold_before_shipping() -> None:
    position = at_the_traders("3 fish 4 livestock 1 wood 1 stone")
    assert position.legal() == ["pass", "package"]
    position.play("package")
    assert position.goods() == {"fish": 2, "livestock": 3}
    assert all(text.startswith("ship") for text in position.legal())


@rule("HAR-801")
def test_the_traders_buy_once_per_buy_action() -> None:
    position = at_the_traders("6 fish 6 livestock 6 wood 6 stone").play("package")
    assert "package" not in position.legal()
    assert position.goods() == {"fish": 5, "livestock": 5, "wood": 5, "stone": 5}


@rule("HAR-801")
@pytest.mark.parametrize("missing", ["fish", "livestock", "wood", "stone"])
def test_without_one_of_each_there_is_no_package(missing: str) -> None:
    goods = " ".join(f"6 {good}" for good in ("fish", "livestock", "wood", "stone") if good != missing)
    assert "package" not in at_the_traders(goods).legal()


@rule("HAR-801")
def test_without_the_option_there_are_no_traders() -> None:
    position = harbour(goods="6 fish 6 livestock 6 wood 6 stone").play("go home-0", "trade")
    assert "package" not in position.legal()
    assert "ship nothing" not in position.legal()


@rule("HAR-802")
def test_a_package_moves_no_marker_and_needs_no_minimum() -> None:
    position = at_the_traders("1 fish 1 livestock 1 wood 1 stone", owned="sawmill tax-office")
    assert position.tableau()[-1] == "feed-mill"
    assert position.market == "fish livestock stone wood"
    assert position.goods() == {}


@rule("HAR-802")
@pytest.mark.parametrize("board", ["innkeeper", "wholesaler", "bookkeeper"])
def test_neither_warehouses_nor_shipping_abilities_keep_goods_of_a_package(board: str) -> None:
    position = at_the_traders("3 fish 3 livestock 3 wood 3 stone", boards=board, owned="sawmill tax-office")
    position.play("package", "ship nothing")
    assert position.actor == CHANCE
    assert position.goods() == {"fish": 2, "livestock": 2, "wood": 2, "stone": 2}


@rule("HAR-802")
def test_a_square_bonus_is_for_shipping_only() -> None:
    position = at_the_traders(
        "3 fish 4 livestock 1 wood 1 stone", boards="clockwork-tradesman", owned="sawmill"
    ).play("package")
    assert position.money == 3
    assert "nothing" not in position.choices("ship")
    assert position.play("ship fish").money == 3 + 2 + 1


@rule("HAR-803")
def test_a_package_brings_three_dollars() -> None:
    position = at_the_traders("3 fish 4 livestock 1 wood 1 stone")
    assert position.play("package").money == 3


@rule("HAR-803")
def test_what_is_left_may_be_shipped_if_it_still_meets_its_minimum() -> None:
    position = at_the_traders("3 fish 3 livestock 1 wood 6 stone", centre=PLAIN_CENTRE).play("package")
    assert position.choices("ship") == ["stone", "fish+stone"]


@rule("HAR-803")
@pytest.mark.parametrize(("coins", "buyable"), [("sawmill tax-office", True), ("sawmill", False)])
def test_the_traders_money_alone_may_buy(coins: str, buyable: bool) -> None:
    position = at_the_traders("3 fish 4 livestock 1 wood 1 stone", owned=coins).play("package")
    assert ("nothing" in position.choices("ship")) == buyable


@rule("HAR-803")
def test_no_package_after_which_nothing_can_be_bought() -> None:
    position = at_the_traders("2 fish 3 livestock 1 wood 1 stone")
    assert position.tableau() == ["feed-mill"]
    assert position.goods() == {"wood": 1, "stone": 1}


# -- promo characters --------------------------------------------------------------------------------------


def boards_in_the_draw(promo: bool) -> list[str]:
    position = start(2, {"boards": "characters", "promo": promo, "start_seat": "0"})
    while not position.choices("offer"):
        position.play(position.legal()[0])
    return position.choices("offer")


@rule("HAR-810")
def test_six_promo_boards_join_the_fourteen_in_the_draw() -> None:
    promos = ["beggar", "fisherman", "wholesaler", "noble", "mason", "speculator"]
    assert boards_in_the_draw(promo=False) == BOARDS[1:15]
    assert boards_in_the_draw(promo=True) == BOARDS[1:15] + promos


# -- solo --------------------------------------------------------------------------------------------------


@rule("HAR-820")
def test_solo_is_set_up_as_for_two_with_a_choice_of_two_boards() -> None:
    position = start(1, {"boards": "characters"}).deal()
    assert len(position.centre) == 5
    assert len(position.choices("board")) == 2
    position.play(position.legal()[0])
    assert len(position.choices("stock")) == 20


@rule("HAR-820")
def test_solo_with_the_wharfs_has_no_choice_of_board() -> None:
    position = start(1).deal()
    assert len(position.centre) == 5
    assert len(position.choices("stock")) == 20


@rule("HAR-820")
def test_solo_has_no_opponent() -> None:
    position = start(1).deal().play("stock 3-fish")
    assert {place for place in position.choices("go") if place.startswith("home")} == {"home-0"}
    position.play("go home-0", "gain 2-wood").deal()
    assert position.actor == 0
    assert "home-0" not in position.choices("go")


@rule("HAR-820", "HAR-821")
def test_solo_is_lost_after_move_20() -> None:
    position = harbour(1, turn=18).take_turn()
    assert position.actor == 0
    assert position.take_turn().over
    assert "solo-lost" in position.story()
    assert position.state.scores()[0].verdict == "lost"


@rule("HAR-821")
@pytest.mark.parametrize("move", [5, 20])
def test_solo_is_won_with_the_turn_of_the_fourth_purchase(move: int) -> None:
    position = harbour(1, goods="2 fish 5 wood", owned=THREE, turn=move - 1)
    position.play("go home-0", "trade", "buy ranch").deal()
    assert position.over
    assert "solo-won" in position.story()
    assert position.state.scores()[0].verdict == "won"
    assert position.score() == {"buildings": 5 + 6 + 6 + 6}


@rule("HAR-821")
def test_solo_loss_still_shows_its_score() -> None:
    position = harbour(1, owned=THREE, turn=19, goods="6 fish", bonus={0: "fish"}).take_turn()
    assert position.score() == {"buildings": 5 + 6 + 6, "bonus": 3}


@rule("HAR-821")
def test_solo_has_one_bonus_card() -> None:
    position = start(1, {"bonus_cards": True})
    dealt = 0
    while position.actor == CHANCE:
        dealt += bool(position.choices("bonus"))
        position.play(position.legal()[0])
    assert dealt == 1


@rule("HAR-822")
def test_solo_privateer_only_gains() -> None:
    position = harbour(1, goods="2 fish", centre="privateer-ship " + PLAIN_CENTRE)
    position.play("go privateer-ship", "gain wood")
    assert position.goods() == {"fish": 2, "wood": 1}
    assert position.choices("go")


@rule("HAR-822")
def test_solo_tax_office_brings_nothing() -> None:
    position = harbour(1, centre="tax-office " + PLAIN_CENTRE).play("go tax-office")
    assert position.goods() == {}
    assert position.choices("go")


@rule("HAR-822")
def test_solo_abbey_gives_nothing_away() -> None:
    position = harbour(1, centre="abbey " + PLAIN_CENTRE).play("go abbey", "gain fish+wood+stone")
    assert position.goods() == {"fish": 1, "wood": 1, "stone": 1}
    assert position.choices("go")


SHIP_STONE = ["go home-0", "trade", "keep livestock 0", "keep stone 0", "buy ranch", "refill abbey"]


@rule("HAR-822")
@pytest.mark.parametrize(
    ("board", "moves", "goods"),
    [
        ("diplomat", ["go lighthouse", "gain fish+wood"], {"fish": 1, "livestock": 3, "wood": 1, "stone": 4}),
        ("landlord", ["go home-0", "goods", "gain wood"], {"livestock": 3, "wood": 1, "stone": 5}),
        ("beggar", ["go home-0", "goods", "gain wood"], {"livestock": 3, "wood": 1, "stone": 4}),
        ("mason", SHIP_STONE, {}),
    ],
)
def test_solo_abilities_that_need_others_never_trigger(
    board: str, moves: list[str], goods: dict[str, int]
) -> None:
    position = harbour(1, boards=board, goods="3 livestock 4 stone").play(*moves)
    assert position.goods() == goods
    assert position.choices("go")
