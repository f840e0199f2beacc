"""What a view tells beside the pieces, so that whoever draws it needs no rule: squares, prices, goal and limit."""

from importlib.resources import files
from typing import cast

from roadstead.games.harbour.deck import HOME
from roadstead.games.harbour.rules import HarbourRules
from tests.rule import rule
from tests.rules.harbour.position import GAME, harbour, start

MARKET = "fish livestock stone wood"


def squares(goods: str, board: str = "wharfs", seat: int | None = 0) -> list[tuple[int, int, int]]:
    view = harbour(goods=goods, market=MARKET, boards=board).view(seat)
    return [(square.dollars, square.pays, square.short) for square in view.squares]


@rule("HAR-602")
def test_a_square_tells_what_it_pays_and_how_many_goods_are_lacking() -> None:
    assert squares("3 fish 1 livestock 4 stone") == [(2, 2, 0), (3, 3, 2), (4, 4, 0), (5, 5, 5)]
    assert squares("", seat=None) == [(2, 2, 0), (3, 3, 0), (4, 4, 0), (5, 5, 0)]


@rule("HAR-923", "HAR-929")
def test_a_square_knows_the_board_of_the_seat_that_looks() -> None:
    assert [pays for _, pays, _ in squares("", "broker")] == [2, 3, 4, 6]
    assert [short for _, _, short in squares("1 fish 1 livestock", "smuggler")] == [0, 2, 4, 5]


@rule("HAR-512", "HAR-516")
def test_prices_are_those_of_the_seat_that_looks() -> None:
    position = harbour(
        goods={0: "6 fish 6 wood 6 stone"}, owned="sushi-shop tax-office", centre="library pub ranch"
    )
    cost = [position.state.deck.cost[building] for building in position.state.centre]
    own = position.view(0)
    assert own.discount == 2
    assert own.prices == tuple(max(0, dollars - 2) for dollars in cost)
    assert position.view(None).prices == position.view(1).prices == tuple(cost)
    position.play("go home-0", "trade", "ship wood+stone")
    view = position.view(0)
    choices = [position.state.harbour.words.choice(view, code).args for code in position.state.legal(0)]
    assert choices
    for building, price in choices:
        assert view.prices[view.centre.index(building)] == price


@rule("HAR-911")
def test_a_gap_in_the_centre_has_no_price() -> None:
    position = harbour(goods="6 fish 6 livestock 6 wood 6 stone", centre="library quarry ranch")
    position.play("go library", "begin buy", "ship fish+livestock+wood+stone", "buy ranch")
    view = position.view(0)
    assert [price < 0 for price in view.prices] == [building < 0 for building in view.centre]
    assert any(price < 0 for price in view.prices)


@rule("HAR-701")
def test_goods_in_all_and_buildings_still_to_come() -> None:
    view = harbour(goods={0: "6 fish 2 wood", 1: "1 stone"}, owned={1: "library pub"}).view(1)
    assert [quay.held for quay in view.quays] == [8, 1]
    assert [quay.bought for quay in view.quays] == [0, 2]
    assert [quay.to_come for quay in view.quays] == [(1, 2, 3, 4), (3, 4)]


@rule("HAR-402", "HAR-701")
def test_goal_limit_and_homes_stand_in_the_view() -> None:
    view = harbour(3).view(1)
    assert (view.goal, view.limit) == (4, 6)
    assert [quay.home for quay in view.quays] == [HOME, HOME + 1, HOME + 2]
    deck = files("roadstead.games.harbour").joinpath("cards.toml").read_text("utf-8")
    short = deck.replace("end_trigger_bought = 4", "end_trigger_bought = 3")
    assert start(rules=cast(HarbourRules, GAME.rules(short))).view(0).goal == 3


@rule("HAR-105")
def test_a_market_without_markers_has_no_squares() -> None:
    assert start(2, {"boards": "characters"}).view(0).squares == ()
