"""Chapter 7: the end of the game, the scores, the bonus trade and the ties."""

from __future__ import annotations

import pytest

from roadstead.games.harbour.deck import GOODS
from roadstead.games.harbour.state import NO_CARD
from roadstead.games.harbour.view import HarbourView
from tests.rule import rule
from tests.rules.harbour.position import Position, harbour

THREE = "bait-shop fish-market lumber-yard"
SEVEN_DOLLARS = "2 fish 5 wood"
IDLE = "go sushi-shop"
"""A turn that changes nothing for who has no fish."""


def about_to_buy(seats: int, buyer: int) -> Position:
    """The buyer is to move and has three buildings and $7."""
    return harbour(seats, goods={buyer: SEVEN_DOLLARS}, owned={buyer: THREE}, user=buyer)


def buy(position: Position, building: str) -> Position:
    """Whoever is to move buys a building for $7 at home."""
    return position.play(f"go home-{position.actor}", "trade", f"buy {building}").deal()


def seen_by(position: Position, seat: int | None) -> HarbourView:
    view = position.state.view(seat)
    assert isinstance(view, HarbourView)
    return view


# -- the end -------------------------------------------------------------------------------------------


@rule("HAR-701")
def test_the_fourth_purchase_triggers_the_end() -> None:
    position = buy(about_to_buy(2, 0), "ranch")
    assert position.tableau() == [*THREE.split(), "ranch"]
    assert "last-turns" in position.story()
    assert position.take_turn().over


@rule("HAR-701")
def test_the_third_purchase_does_not_though_four_buildings_are_owned() -> None:
    position = buy(harbour(goods=SEVEN_DOLLARS, owned="bait-shop fish-market"), "ranch")
    assert "last-turns" not in position.story()
    assert not position.take_turn().over
    assert position.actor == 0


@rule("HAR-702")
@pytest.mark.parametrize(
    ("seats", "ender", "last"),
    [(2, 0, [1]), (2, 1, [0]), (3, 0, [1, 2]), (3, 1, [2, 0]), (4, 2, [3, 0, 1]), (4, 3, [0, 1, 2])],
)
def test_every_other_player_has_exactly_one_more_turn_clockwise(
    seats: int, ender: int, last: list[int]
) -> None:
    position = buy(about_to_buy(seats, ender), "ranch")
    users = []
    while not position.over:
        users.append(position.actor)
        position.take_turn()
    assert users == last


@rule("HAR-703")
def test_another_fourth_purchase_in_the_last_turns_changes_nothing() -> None:
    owned = {0: THREE, 1: "seaside-crane shipbuilders-guild sculptors-studio"}
    position = buy(harbour(3, goods={0: SEVEN_DOLLARS, 1: "2 wood 5 stone"}, owned=owned), "ranch")
    assert position.market == "wood fish livestock stone"
    position.story()
    position.play("go home-1", "trade").take_turn()
    assert len(position.tableau(1)) == 4
    assert "last-turns" not in position.story()
    assert position.actor == 2
    assert position.take_turn().over


@rule("HAR-704")
def test_by_the_library_a_player_may_reach_five_and_all_of_them_score() -> None:
    goods = "2 fish 3 livestock 5 wood 4 stone"
    position = harbour(goods=goods, owned=THREE, centre="library ranch quarry pub lighthouse")
    position.play(
        "go library", "begin buy", "ship fish+livestock+wood+stone", "buy ranch", "buy quarry"
    ).deal()
    assert position.tableau() == [*THREE.split(), "ranch", "quarry"]
    assert position.score() == {"buildings": 5 + 6 + 6 + 6 + 6}


# -- the score -----------------------------------------------------------------------------------------


@rule("HAR-705")
def test_a_score_is_buildings_and_ability_and_bonus() -> None:
    position = harbour(
        goods="5 fish", boards="sea-captain", owned="bait-shop abbey", bonus={0: "fish"}, ender=1
    ).play("go quarry")
    assert position.over
    assert position.score() == {"buildings": 5 + 8, "ability": 1, "bonus": 2}
    assert position.state.scores()[0].total == 16


@rule("HAR-705")
def test_a_starting_building_is_worth_nothing() -> None:
    assert harbour().state.scores()[0].total == 0


@rule("HAR-706")
@pytest.mark.parametrize(
    ("owned", "goods", "first"),
    [
        pytest.param(("clocktower", "feed-mill sawmill"), ("", "6 wood"), 0, id="points before buildings"),
        pytest.param(("clocktower", "bait-shop fish-market"), ("6 wood", ""), 1, id="then buildings"),
        pytest.param(("abbey", "scaffold-works"), ("2 wood 1 stone", "2 wood 2 stone"), 1, id="then goods"),
        pytest.param(
            ("abbey", "scaffold-works"), ("6 wood", "1 livestock 2 wood 2 stone"), 0, id="any goods"
        ),
    ],
)
def test_ties_go_to_buildings_then_to_goods(
    owned: tuple[str, str], goods: tuple[str, str], first: int
) -> None:
    position = harbour(owned=dict(enumerate(owned)), goods=dict(enumerate(goods)), ender=1).play(IDLE)
    assert position.state.ranking() == [[first], [1 - first]]


@rule("HAR-706")
def test_a_tie_is_broken_among_the_tied_only() -> None:
    owned = {0: "abbey", 1: "scaffold-works", 2: "feed-mill"}
    position = harbour(3, owned=owned, goods={1: "1 wood", 2: "6 wood"}, ender=1).play(IDLE)
    assert position.state.ranking() == [[1], [0], [2]]


@rule("HAR-707")
def test_who_is_still_tied_shares_the_victory() -> None:
    goods = {0: "1 wood 1 stone", 1: "2 livestock", 2: "1 stone"}
    owned = {0: "abbey", 1: "scaffold-works", 2: "woodcarvers-shop"}
    position = harbour(3, owned=owned, goods=goods, ender=1).play(IDLE)
    assert position.state.ranking() == [[0, 1], [2]]


# -- bonus cards ---------------------------------------------------------------------------------------


@rule("HAR-708")
@pytest.mark.parametrize("good", GOODS)
@pytest.mark.parametrize(("held", "traded", "points"), [(0, 0, 0), (1, 0, 0), (2, 2, 1), (3, 2, 1)])
def test_goods_of_the_card_are_traded_for_its_points(good: str, held: int, traded: int, points: int) -> None:
    other = "wood" if good == "stone" else "stone"
    position = harbour(goods=f"{held} {good} 6 {other}", bonus={0: good}, ender=1).play("go lighthouse")
    position.play("gain fish+livestock" if good in ("wood", "stone") else "gain wood+stone")
    assert position.over
    assert position.goods().get(good, 0) == held - traded
    assert position.score() == ({"bonus": points} if points else {})


@rule("HAR-708")
@pytest.mark.parametrize(("held", "traded", "points"), [(4, 4, 2), (5, 4, 2), (6, 6, 3)])
def test_one_row_of_the_card_is_used_once(held: int, traded: int, points: int) -> None:
    position = harbour(goods=f"{held} wood", bonus={0: "wood"}, ender=1).play(IDLE)
    assert position.goods() == ({"wood": held - traded} if held > traded else {})
    assert position.score() == {"bonus": points}


@rule("HAR-708")
def test_bonus_cards_are_revealed_at_the_end_and_not_before() -> None:
    position = harbour(bonus={0: "wood", 1: "stone"}, ender=1, goods={1: "2 wood 2 stone"})
    assert [quay.bonus for quay in seen_by(position, 1).quays] == [NO_CARD, GOODS.index("stone")]
    assert [quay.bonus for quay in seen_by(position, None).quays] == [NO_CARD, NO_CARD]
    position.play(IDLE)
    assert [GOODS[quay.bonus] for quay in seen_by(position, None).quays] == ["wood", "stone"]
    assert position.goods(1) == {"wood": 2}


@rule("HAR-708")
def test_without_a_bonus_card_nothing_is_traded() -> None:
    position = harbour(goods="6 wood", ender=1).play(IDLE)
    assert position.goods() == {"wood": 6}
    assert position.score() == {}


@rule("HAR-709")
def test_the_trade_comes_after_the_last_turn() -> None:
    position = harbour(goods="1 wood", bonus={0: "wood"}, ender=1)
    assert position.goods() == {"wood": 1}
    position.play("go lighthouse", "gain wood+stone")
    assert position.goods() == {"stone": 1}
    assert position.score() == {"bonus": 1}


@rule("HAR-709")
def test_the_miser_counts_what_the_trade_has_left() -> None:
    position = harbour(goods="6 wood", boards="miser", bonus={0: "wood"}, ender=1).play(IDLE)
    assert position.goods() == {}
    assert position.score() == {"bonus": 3}


@rule("HAR-709")
def test_ties_count_the_goods_the_trade_has_left() -> None:
    position = harbour(
        goods={0: "3 wood", 1: "2 stone"},
        owned={0: "bait-shop", 1: "fish-market"},
        bonus={0: "wood"},
        ender=1,
    ).play(IDLE)
    assert [score.total for score in position.state.scores()] == [6, 6]
    assert position.state.ranking() == [[1], [0]]


@rule("HAR-D40")
@pytest.mark.parametrize(
    ("goods", "traded", "points"),
    [
        pytest.param("2 wood 2 stone", 0, 0, id="1 + 0 is no more than 0 + 1"),
        pytest.param("4 wood", 4, 2, id="2 + 0 is more than 0 + 1"),
        pytest.param("4 wood 3 stone", 2, 1, id="1 + 1 trades fewer goods than 2 + 0"),
        pytest.param("6 wood 2 stone", 4, 2, id="2 + 1 trades fewer goods than 3 + 0"),
        pytest.param("6 wood 1 stone", 6, 3, id="3 + 0 is the most"),
        pytest.param("5 wood 3 stone", 4, 2, id="2 + 1"),
    ],
)
def test_the_trade_is_made_for_the_best_total_with_the_fewest_goods(
    goods: str, traded: int, points: int
) -> None:
    position = harbour(goods=goods, boards="miser", bonus={0: "wood"}, ender=1)
    held = position.goods()["wood"]
    position.play(IDLE)
    assert position.over
    assert held - position.goods().get("wood", 0) == traded
    assert position.score().get("bonus", 0) == points
