"""What touching a thing of Harbour means, where that is more than the targets of the choices say."""

from tests.rule import rule
from tests.rules.harbour.position import RULES, Position, harbour


def answers(p: Position, move: str) -> list[str]:
    return RULES.words.answers(p.view(0), RULES.codebook.code(move))


def choice(p: Position, move: str) -> tuple[str, tuple[int, ...]]:
    said = RULES.words.choice(p.view(0), RULES.codebook.code(move))
    return said.key, said.args


@rule("HAR-309")
def test_the_only_building_in_reach_is_named_with_its_price() -> None:
    centre = "storehouse clocktower almshouse abbey fishmeal-farm"
    goods = "2 fish 4 wood"
    p = harbour(goods=goods, centre=centre, market="fish livestock wood stone").play("go home-0")
    storehouse = RULES.words.domains["building"].index("storehouse")
    assert choice(p, "trade") == ("buy", (storehouse, 6))


@rule("HAR-309")
def test_no_building_is_named_where_there_are_several() -> None:
    p = harbour(goods="6 fish 6 livestock 6 wood 6 stone", centre="pub quarry ranch").play("go home-0")
    assert choice(p, "trade") == ("start-buying", ())


@rule("HAR-309")
def test_what_one_touches_at_home_tells_goods_from_a_purchase() -> None:
    goods = "6 fish 2 livestock 6 wood 6 stone"
    p = harbour(goods=goods, market="fish wood livestock stone").play("go home-0")
    assert answers(p, "goods") == ["supply:fish", "supply:livestock", "supply:wood", "supply:stone"]
    assert answers(p, "trade") == ["market:fish", "market:wood", "market:stone"]


@rule("HAR-614")
def test_one_square_does_not_stand_for_a_purchase_that_needs_all_of_them() -> None:
    centre = "storehouse clocktower almshouse abbey fishmeal-farm"
    p = harbour(goods="2 fish 4 wood", centre=centre, market="fish livestock wood stone").play("go home-0")
    assert answers(p, "trade") == []


@rule("HAR-502")
def test_touching_goods_pays_the_toll_before_the_action_and_the_building_uses_it_first() -> None:
    p = harbour(goods="3 fish 2 wood", owned={1: "sushi-shop"}).play("go sushi-shop")
    assert answers(p, "toll before") == ["goods:0:fish", "goods:0:wood"]
    assert answers(p, "toll after") == ["building:sushi-shop"]


@rule("HAR-308")
def test_what_one_touches_tells_which_part_comes_first() -> None:
    goods = {0: "5 fish 5 livestock 5 wood 5 stone", 1: "1 wood"}
    p = harbour(goods=goods, centre="bank pub quarry ranch").play("go bank")
    assert answers(p, "begin gain") == ["supply:fish", "supply:livestock", "supply:wood", "supply:stone"]
    assert answers(p, "begin buy") == ["market:fish", "market:livestock", "market:stone", "market:wood"]
    p = harbour(goods={1: "1 wood"}, centre="privateer-ship pub").play("go privateer-ship")
    assert answers(p, "begin take") == ["goods:1:wood"]
