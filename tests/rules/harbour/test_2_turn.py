"""Chapter 2: the turn."""

import pytest

from tests.rule import rule
from tests.rules.harbour.position import harbour

CENTRE = "lighthouse pub ranch quarry sushi-shop abbey feed-mill"


def centre_for(seats: int) -> str:
    return " ".join(CENTRE.split()[: seats + 3])


# -- where a pawn may go


@rule("HAR-201")
def test_a_building_with_a_pawn_on_it_is_not_vacant() -> None:
    p = harbour(3, pawns={1: "pub", 2: "home-2"}, goods="1 fish", centre=centre_for(3))
    assert "pub" not in p.choices("go")
    assert "home-2" not in p.choices("go")
    assert {"lighthouse", "home-1"} <= set(p.choices("go"))


@rule("HAR-201")
def test_a_turn_is_a_move_and_cannot_be_passed() -> None:
    p = harbour(goods="6 fish 6 wood", pawns={0: "pub"})
    assert [text for text in p.legal() if not text.startswith("go ")] == []
    assert p.play("go sushi-shop").pawn() == "sushi-shop"


@rule("HAR-202", "HAR-D11")
def test_a_destination_is_any_centre_building_and_any_owned_one_whoever_owns_it() -> None:
    centre = "lighthouse pub ranch quarry sushi-shop feed-mill"
    p = harbour(3, goods="1 fish", owned={0: "bank", 1: "library abbey"}, centre=centre)
    places = [*centre.split(), "bank", "library", "abbey", "home-0", "home-1", "home-2"]
    assert sorted(p.legal()) == sorted(f"go {place}" for place in places)


@rule("HAR-202")
@pytest.mark.parametrize("user", [0, 1])
def test_the_card_of_the_noble_is_a_destination_like_any_other(user: int) -> None:
    p = harbour(goods={1: "1 fish"}, boards={0: "noble"}, free={0: "bank"}, user=user)
    assert "bank" in p.choices("go")


@rule("HAR-D11")
def test_there_are_at_most_32_destinations() -> None:
    cards = "abbey almshouse bank library clocktower storehouse ranch quarry pub sawmill feed-mill bait-shop"
    cards += " masoners-hall rumour-mill canal-lock customs-house fish-market lumber-yard butchers-block sushi-shop"
    rows = [" ".join(cards.split()[5 * seat : 5 * seat + 5]) for seat in range(4)]
    rest = (
        "golem-crafters lighthouse privateer-ship sculptors-studio tax-office salvage-yard woodcarvers-shop"
    )
    p = harbour(
        4,
        goods="1 fish",
        boards={3: "noble"},
        owned=dict(enumerate(rows)),
        free={3: "scaffold-works"},
        centre=rest,
    )
    assert len(set(p.choices("go"))) == len(p.legal()) == 32


@rule("HAR-203")
@pytest.mark.parametrize("place", ["pub", "abbey", "home-0", "library", "home-1"])
def test_a_pawn_may_not_stay_where_it_stands(place: str) -> None:
    p = harbour(goods="1 fish", pawns={0: place}, owned={0: "abbey", 1: "library"})
    assert place not in p.choices("go")
    assert "lighthouse" in p.choices("go")


@rule("HAR-205")
def test_a_pawn_blocks_its_building_for_everybody_until_it_moves_on() -> None:
    p = harbour(owned="pub", goods={1: "1 wood"}, centre="sushi-shop ranch quarry feed-mill lighthouse")
    p.play("go pub")
    assert p.pawn(0) == "pub"
    assert "pub" not in p.choices("go")
    p.play("go sushi-shop")
    assert "pub" not in p.choices("go")
    p.play("go feed-mill")
    assert "pub" in p.choices("go")


@rule("HAR-209")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_centre_buildings_are_always_open_even_without_goods(seats: int) -> None:
    centre = centre_for(seats).split()
    p = harbour(seats, centre=" ".join(centre), pawns=dict(enumerate(centre[:seats])))
    assert [place for place in p.choices("go") if place in centre] == sorted(centre[seats:])
    assert len(centre[seats:]) == 3
    assert p.play(f"go {centre[seats]}").pawn() == centre[seats]


# -- what happens there


@rule("HAR-204")
def test_the_action_is_carried_out_and_cannot_be_declined() -> None:
    p = harbour(goods="1 fish").play("go sushi-shop")
    assert p.goods() == {"livestock": 1, "wood": 1, "stone": 1}
    assert p.actor == 1
    p = harbour(goods="1 fish").play("go lighthouse")
    assert [text for text in p.legal() if not text.startswith("gain ")] == []


@rule("HAR-204")
def test_the_whole_action_is_carried_out() -> None:
    p = harbour(goods="5 wood", centre="bank feed-mill pub quarry ranch").play("go bank", "begin buy")
    p.play("refill sawmill")
    assert p.tableau() == ["feed-mill"]
    assert p.goods() == {"livestock": 1}


@rule("HAR-206")
@pytest.mark.parametrize(
    ("building", "goods"),
    [
        ("sushi-shop", "1 wood 2 livestock"),
        ("golem-crafters", "1 wood 2 livestock"),
        ("pub", "1 wood 2 livestock"),
        ("salvage-yard", "4 wood"),
        ("ranch", "1 wood"),  # without an anchor
        ("canal-lock", ""),
        ("wizards-traveling-imaginarium", ""),
        ("almshouse", "1 fish 1 livestock 1 wood 1 stone"),
    ],
)
def test_a_building_of_no_use_may_be_visited_and_nothing_happens(building: str, goods: str) -> None:
    p = harbour(goods=goods, centre=building, boards="broker")
    before = p.goods()
    p.play(f"go {building}")
    assert "cannot" in p.story()
    assert (p.pawn(), p.goods(), p.actor) == (building, before, 1)


@rule("HAR-206")
def test_a_toll_is_due_even_where_the_action_cannot_be_carried_out() -> None:
    p = harbour(goods="2 wood", owned={1: "golem-crafters"}).play("go golem-crafters", "toll after")
    assert p.goods(0) == {"wood": 1}
    assert p.goods(1) == {"wood": 1}


@rule("HAR-207")
def test_a_pawn_on_a_building_that_is_bought_stays_on_it_without_toll() -> None:
    p = harbour(3, goods={0: "5 wood", 2: "2 fish"}, centre=f"feed-mill {CENTRE}", pawns={2: "feed-mill"})
    p.play("go home-0", "trade", "refill sawmill")
    assert p.tableau() == ["feed-mill"]
    assert p.pawn(2) == "feed-mill"
    assert "feed-mill" not in p.choices("go")
    assert "feed-mill" not in p.play("go pub").choices("go")
    assert [p.goods(0), p.goods(2)] == [{}, {"fish": 2}]


# -- the order of a turn


@rule("HAR-208", "HAR-D10")
def test_the_alchemist_has_a_window_before_the_move_between_the_parts_and_after_the_toll() -> None:
    p = harbour(goods="3 fish", boards="alchemist", owned={1: "bank"})
    assert "pass" in p.legal()
    assert "convert fish fish wood" in p.legal()
    p.play("pass", "go bank", "toll after")
    assert p.goods() == {"fish": 3, "livestock": 1}
    assert "pass" in p.legal()
    p.play("pass")
    assert p.legal() == ["pay fish", "pay livestock"]
    p.play("pay livestock")
    assert "pass" in p.legal()
    assert p.play("convert fish fish wood").actor == 1
    assert p.goods() == {"wood": 2}


@rule("HAR-208")
def test_a_toll_paid_before_comes_after_the_move_and_before_the_action() -> None:
    p = harbour(goods="1 fish 1 wood", owned={1: "sushi-shop"}, centre=CENTRE.replace("sushi-shop ", ""))
    p.play("go sushi-shop", "toll before")
    assert p.goods() == {"fish": 1, "wood": 1}
    p.play("pay wood")
    assert p.goods(0) == {"livestock": 1, "wood": 1, "stone": 1}
    assert p.goods(1) == {"wood": 1}


@rule("HAR-208")
def test_a_player_met_by_the_diplomat_gains_before_the_action() -> None:
    p = harbour(3, goods="1 fish", boards="diplomat", pawns={2: "sushi-shop"}, centre=centre_for(3))
    p.play("go sushi-shop")
    assert (p.actor, len(p.choices("gain"))) == (2, 4)
    assert p.goods(0) == {"fish": 1}
    p.play("gain wood")
    assert p.goods(2) == {"wood": 1}
    assert p.goods(0) == {"livestock": 1, "wood": 1, "stone": 1}


@rule("HAR-208")
def test_the_beggar_comes_after_the_action_and_before_the_last_window() -> None:
    p = harbour(goods="3 fish", boards={0: "alchemist", 1: "beggar"})
    p.play("pass", "go home-0", "gain fish")
    assert (p.actor, len(p.choices("gain"))) == (1, 4)
    assert p.goods(0) == {"fish": 4, "stone": 1}
    p.play("gain wood")
    assert (p.actor, "pass" in p.legal()) == (0, True)
    assert p.play("pass").actor == 1


@rule("HAR-208")
@pytest.mark.parametrize(
    ("user", "beggar"), [(user, beggar) for user in range(3) for beggar in range(3) if user != beggar]
)
def test_the_beggar_gains_from_the_starting_building_of_any_seat(user: int, beggar: int) -> None:
    p = harbour(3, user=user, boards={beggar: "beggar"}).play(f"go home-{user}", "gain 2-fish", "gain wood")
    goods = [p.goods(seat) for seat in range(3)]
    assert (goods.pop(max(user, beggar)), goods.pop(min(user, beggar))) == (
        ({"fish": 2}, {"wood": 1}) if user > beggar else ({"wood": 1}, {"fish": 2})
    )
    assert goods == [{}]


@rule("HAR-208")
def test_a_fourth_building_ends_the_game_only_after_the_last_window_of_its_turn() -> None:
    p = harbour(
        goods="5 wood 3 fish", boards="alchemist", owned="pub abbey bank", centre="feed-mill ranch quarry"
    )
    p.play("pass", "go home-0", "trade", "ship wood", "buy feed-mill", "refill sawmill")
    assert (p.actor, p.view().ender) == (0, -1)
    p.play("pass")
    assert (p.actor, p.view().ender) == (1, 0)


@rule("HAR-208")
def test_the_next_player_sits_clockwise() -> None:
    p = harbour(3, user=1, first=2, centre=centre_for(3))
    actors = []
    for place in ["pub", "sushi-shop", "ranch", "quarry"]:
        actors.append(p.actor)
        assert p.view().user == p.actor
        p.play(f"go {place}")
    assert actors == [1, 2, 0, 1]


# -- the Alchemist's window


@rule("HAR-D10")
def test_the_alchemist_has_at_most_48_conversions_and_may_pass() -> None:
    p = harbour(goods="6 fish 6 livestock 6 wood 6 stone", boards="alchemist")
    assert len(p.choices("convert")) == 48
    assert len(p.legal()) == 49


@rule("HAR-D10")
def test_the_alchemist_converts_once_a_turn() -> None:
    p = harbour(goods="6 fish", boards="alchemist", centre="pub abbey sawmill sushi-shop feed-mill")
    p.play("convert fish fish wood", "go pub")
    assert (p.actor, p.goods()) == (1, {"fish": 3, "wood": 2})
    p.play("go feed-mill")
    assert (p.actor, "convert fish fish wood" in p.legal()) == (0, True)


@rule("HAR-D10")
def test_the_alchemist_spends_and_converts_his_own_goods_in_any_seat() -> None:
    p = harbour(3, user=2, goods={0: "3 fish", 1: "3 fish", 2: "2 fish 1 wood"}, boards={2: "alchemist"})
    assert p.choices("convert") == ["wood fish livestock", "wood fish wood", "wood fish stone"]
    p.play("convert wood fish livestock")
    assert [p.goods(seat) for seat in range(3)] == [{"fish": 3}, {"fish": 3}, {"livestock": 2}]


@rule("HAR-D10")
@pytest.mark.parametrize("goods", ["2 fish", "1 fish 1 wood 1 stone 1 livestock", ""])
def test_the_alchemist_is_asked_only_if_a_conversion_is_possible(goods: str) -> None:
    p = harbour(goods=goods, boards="alchemist")
    assert p.choices("go")
    assert "pass" not in p.legal()
