"""Chapter 4: goods."""

import pytest

from tests.rule import rule
from tests.rules.harbour.position import harbour


@rule("HAR-401")
def test_gains_and_losses_move_the_marker_to_the_new_quantity() -> None:
    p = harbour(goods="3 fish 1 livestock", centre="feed-mill pub")
    p.play("go feed-mill")
    assert p.goods() == {"fish": 1, "livestock": 5}
    assert p.view(1).quays[0].goods == (1, 5, 0, 0)


@rule("HAR-402")
@pytest.mark.parametrize(("held", "after"), [(1, 5), (2, 6), (3, 6), (6, 6)])
def test_no_good_exceeds_6_and_the_excess_is_lost(held: int, after: int) -> None:
    p = harbour(goods=f"2 fish {held} livestock", centre="feed-mill pub").play("go feed-mill")
    assert p.goods() == {"livestock": after}


@rule("HAR-402")
def test_an_action_that_brings_too_much_is_allowed_and_told() -> None:
    p = harbour(goods="6 fish 6 livestock 6 wood 6 stone", centre="ranch pub", owned="quarry")
    p.story()
    p.play("go ranch")
    assert p.goods() == {"fish": 6, "livestock": 6, "wood": 6, "stone": 6}
    assert "lost-to-limit" in p.story()


@rule("HAR-403")
def test_a_toll_is_paid_only_with_a_good_that_is_held() -> None:
    p = harbour(goods="1 fish 2 wood", owned={1: "abbey"}).play("go abbey", "toll before")
    assert p.legal() == ["pay fish", "pay wood"]
    assert p.play("pay fish").goods() == {"wood": 2}


@rule("HAR-403")
def test_no_more_is_spent_than_is_held() -> None:
    p = harbour(goods="2 fish 1 stone", centre="canal-lock pub").play("go canal-lock")
    assert p.legal() == ["spend fish 1", "spend fish 2", "spend stone 1"]


@rule("HAR-403")
@pytest.mark.parametrize("goods", ["1 fish", "1 livestock"])
def test_a_conversion_that_would_go_below_0_is_not_made(goods: str) -> None:
    number, good = goods.split()
    p = harbour(goods=goods, centre="pub golem-crafters").play("go pub")
    assert p.goods() == {good: int(number)}


@rule("HAR-405")
@pytest.mark.parametrize("good", ["fish", "livestock", "wood", "stone"])
def test_the_supply_never_runs_out(good: str) -> None:
    """All four players may hold 6 of the same good, more than there are markers."""
    p = harbour(4, goods={0: f"4 {good}", 1: f"6 {good}", 2: f"6 {good}", 3: f"6 {good}"})
    p.play("go home-0", f"gain 2-{good}")
    assert [p.goods(seat) for seat in range(4)] == [{good: 6}] * 4


@rule("HAR-406")
def test_the_cost_of_an_exchange_is_paid_before_the_gain_is_cut_at_6() -> None:
    """1 of 6 wood is spent, then 2 wood come for 2 fish: 5 + 2, cut to 6."""
    p = harbour(goods="2 fish 6 wood", boards="alchemist").play("convert wood fish wood")
    assert p.goods() == {"wood": 6}
