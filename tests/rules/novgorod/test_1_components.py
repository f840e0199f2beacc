"""Chapter 1: components and table."""

from importlib.resources import files
from itertools import combinations

import pytest

from roadstead.engine.cards import CardError
from tests.rule import rule
from tests.rules.novgorod.position import (
    CITY_IDS,
    GAME,
    GOOD_IDS,
    MANUFACTORY_IDS,
    ORDER_IDS,
    PRIVILEGE_IDS,
    RULES,
    goods,
    novgorod,
    own_deck,
    start,
)

DECK = RULES.deck
LUXURIES = ["provisions", "clothing", "jewellery"]
NEIGHBOURS = {
    "bergen": {"london", "visby"},
    "visby": {"bergen", "novgorod", "luebeck"},
    "novgorod": {"visby", "riga"},
    "riga": {"novgorod", "danzig"},
    "danzig": {"riga", "luebeck"},
    "luebeck": {"danzig", "antwerp", "visby"},
    "antwerp": {"luebeck", "london"},
    "london": {"antwerp", "bergen"},
}
CLOCKWISE = ["bergen", "visby", "novgorod", "riga", "danzig", "luebeck", "antwerp", "london"]
GOOD_OF = {
    "bergen": "fish",
    "visby": "glass",
    "novgorod": "fur",
    "riga": "grain",
    "danzig": "amber",
    "luebeck": "salt",
    "antwerp": "cloth",
    "london": "wool",
}
INPUTS = {
    "provisions": {"grain", "fish", "salt"},
    "clothing": {"fur", "cloth", "wool"},
    "jewellery": {"amber", "glass"},
}


def refused(*changes: str) -> str:
    """The reason why a deck of one's own with these changes is refused."""
    with pytest.raises(CardError) as error:
        own_deck(*changes)
    return str(error.value)


# -- the cards


@rule("NOV-101", "NOV-R02")
def test_there_are_120_cards() -> None:
    counts = {
        kind: len(DECK.names(kind))
        for kind in ("base-kontor", "kontor", "manufactory", "order", "bonus", "career", "special")
    }
    assert counts == {
        "base-kontor": 8,
        "kontor": 32,
        "manufactory": 8,
        "order": 24,
        "bonus": 6,
        "career": 4,
        "special": 4,
    }
    each = {kind: len(DECK.names(kind)) for kind in ("money", "seals", "ship")}
    assert each == {"money": 3, "seals": 3, "ship": 2}, "one set for each of 4 players"
    assert len(DECK.names("merchant")) == len(DECK.names("pirate")) == 1
    assert sum(counts.values()) + 4 * sum(each.values()) + 2 == 120


@rule("NOV-101")
def test_a_deck_with_a_card_too_few_is_refused() -> None:
    text = files("roadstead.games.novgorod").joinpath("cards.toml").read_text("utf-8")
    first, last = (
        text.index('[[orders]]\nid = "order-24"'),
        text.index('[[bonus_cards]]\nid = "eight-kontors"'),
    )
    with pytest.raises(CardError, match="24"):
        GAME.rules(text[:first] + text[last:])


@rule("NOV-101", "NOV-R02")
def test_four_players_use_four_kontors_of_each_city_and_all_career_cards() -> None:
    p = start(4).deal()
    assert p.view().stacks == (4,) * 8
    assert sorted(p.career(seat)[0] for seat in range(4)) == ["1", "2", "3", "4"]


# -- cities, links and goods


@rule("NOV-102", "NOV-103", "NOV-R01")
@pytest.mark.parametrize("city", CITY_IDS)
def test_two_cities_are_neighbours_exactly_if_a_link_joins_them(city: str) -> None:
    p = novgorod(speed=3, ducats=30).play(f"sail {city}")
    assert set(p.choices("sail")) == NEIGHBOURS[city]


@rule("NOV-103")
def test_only_visby_and_luebeck_have_three_neighbours() -> None:
    counts = {city: len(novgorod(ducats=30).play(f"sail {city}").choices("sail")) for city in CITY_IDS}
    assert {city for city, count in counts.items() if count == 3} == {"visby", "luebeck"}
    assert set(counts.values()) == {2, 3}


@rule("NOV-102")
@pytest.mark.parametrize("at", range(8))
def test_the_ring_is_walked_clockwise_from_bergen_to_london_and_back(at: int) -> None:
    p = novgorod(merchant=CLOCKWISE[at], speed=3).sail().end()
    assert p.merchant == CLOCKWISE[(at + 3) % 8]


@rule("NOV-102", "NOV-103")
def test_a_deck_whose_links_break_the_ring_or_lead_one_way_only_is_refused() -> None:
    broken = refused(
        'riga: "novgorod"] -> "visby"]',
        'visby: "novgorod"] -> "novgorod", "riga"]',
        'novgorod: ["riga", -> ["bergen",',
        'bergen: "visby"] -> "novgorod", "visby"]',
    )
    assert "in the ring" in broken, "nothing joins Riga and Novgorod, though all links lead both ways"
    one_way = 'riga: neighbours = ["danzig", "novgorod"] -> neighbours = ["danzig", "novgorod", "visby"]'
    assert "both ways" in refused(one_way)


@rule("NOV-104", "NOV-R01", "NOV-R04")
@pytest.mark.parametrize("city", CITY_IDS)
def test_each_city_has_one_good_of_its_own(city: str) -> None:
    p = novgorod(kontors="bergen riga", ducats=30).sail(city)
    assert p.goods == [GOOD_OF[city]]


@rule("NOV-104")
def test_two_cities_cannot_have_the_same_good() -> None:
    assert sorted(GOOD_OF.values()) == sorted(GOOD_IDS)
    assert "fish has a city already" in refused('riga: good = "grain" -> good = "fish"')


# -- luxury goods and manufactories


@rule("NOV-105", "NOV-107", "NOV-R45")
@pytest.mark.parametrize("name", MANUFACTORY_IDS)
def test_a_manufactory_makes_one_luxury_good_from_all_sets_of_inputs_with_its_main_good(name: str) -> None:
    _, luxury, main = name.split("-")
    at = MANUFACTORY_IDS.index(name)
    assert LUXURIES[DECK.luxury[at]] == luxury
    others = sorted(INPUTS[luxury] - {main})
    wanted = {
        frozenset({main, *more}): {1: 1, 2: 3 if luxury == "jewellery" else 2, 3: 4}[len(more) + 1]
        for count in range(len(others) + 1)
        for more in combinations(others, count)
    }
    assert {frozenset(goods(recipe.goods)): recipe.seals for recipe in DECK.recipes[at]} == wanted


@rule("NOV-105")
def test_no_good_is_an_input_of_two_luxury_goods() -> None:
    assert sorted(good for inputs in INPUTS.values() for good in inputs) == sorted(GOOD_IDS)
    change = 'jewellery: inputs = ["amber", "glass"] -> inputs = ["amber", "glass", "fur"]'
    assert "two luxury goods" in refused(change)


@rule("NOV-105")
def test_a_manufactory_for_one_luxury_good_is_no_use_for_another() -> None:
    def orders_for(manufactory: str) -> list[str]:
        p = novgorod(hand="order-19 order-21 order-23", manufactories={"visby": manufactory})
        return p.sail("luebeck visby").choices("fulfil")

    assert orders_for("provisions-salt") == ["order-23 upper"]
    assert orders_for("jewellery-glass") == ["order-19 upper", "order-21 lower", "order-23 lower"]
    assert orders_for("clothing-fur") == []


@rule("NOV-107", "NOV-R45")
def test_recipes_are_data_and_no_main_good_is_assumed() -> None:
    rules = own_deck('manu-clothing-fur: goods = ["fur"], seals = 1 -> goods = ["grain", "salt"], seals = 7')
    p = novgorod(
        rules=rules, kontors="luebeck danzig riga", speed=3, manufactories={"riga": "clothing-fur"}
    ).sail("luebeck danzig riga")
    p.play("make riga")
    assert (p.seals(), p.ducats()) == (7, 27)


@rule("NOV-107", "NOV-R43")
def test_a_recipe_is_a_set_of_different_goods() -> None:
    assert "different" in refused('manu-clothing-fur: goods = ["fur"] -> goods = ["fur", "fur"]')


# -- kontors


@rule("NOV-106", "NOV-R12")
def test_a_kontor_shows_city_good_price_and_income() -> None:
    p = novgorod(phase=3, kontors="luebeck visby")
    danzig, amber = CITY_IDS.index("danzig"), GOOD_IDS.index("amber")
    assert p.words("kontor danzig") == ("buy-kontor", (danzig, 5, 4, amber))


@rule("NOV-106", "NOV-R12")
def test_a_base_kontor_shows_city_good_and_port_fee_and_brings_no_income() -> None:
    p = novgorod(kontors="luebeck visby")
    danzig, amber = CITY_IDS.index("danzig"), GOOD_IDS.index("amber")
    assert p.words("sail danzig") == ("sail-base", (danzig, amber, 4))
    p.sail("danzig luebeck")
    assert p.goods == ["salt", "amber"]
    assert p.choices("income") == ["luebeck"]
    assert p.end().ducats() == 20 + 2 - 4


# -- orders


@rule("NOV-108")
@pytest.mark.parametrize("order", ORDER_IDS)
def test_a_goods_order_asks_for_two_goods_in_each_row_a_luxury_order_for_one_luxury_good(order: str) -> None:
    at = ORDER_IDS.index(order)
    for row in range(2):
        wares = [*GOOD_IDS, *LUXURIES]
        asked = [ware for place, ware in enumerate(wares) if DECK.wares(at, row) >> place & 1]
        if order < "order-19":
            assert len(asked) == 2
            assert set(asked) <= set(GOOD_IDS)
        else:
            assert len(asked) == 1
            assert set(asked) <= set(LUXURIES)


@rule("NOV-108")
def test_an_order_with_other_rows_is_refused() -> None:
    assert "different" in refused('order-01: upper = ["amber", "grain"] -> upper = ["amber"]')
    assert "one luxury good" in refused(
        'order-19: upper = ["jewellery"] -> upper = ["jewellery", "clothing"]'
    )


@rule("NOV-108")
def test_the_two_rows_of_an_order_are_fulfilled_one_by_one() -> None:
    p = novgorod(kontors="visby riga novgorod", hand="order-14", hold="riga").sail("visby novgorod")
    assert p.choices("fulfil") == ["order-14 lower"]
    p.play("fulfil order-14 lower")
    assert p.goods == []
    assert p.cargo == ["grain"]


# -- career cards


@rule("NOV-109", "NOV-R06")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize(("side", "fields"), [("front", "X1234"), ("back", "XX235")])
def test_a_side_has_four_levels_and_five_fields(number: int, side: str, fields: str) -> None:
    levels = [novgorod(career=f"{number} {side} {level}") for level in range(5)]
    assert "".join(p.field() for p in levels) == fields
    assert [len(p.privileges()) for p in levels] == [4, 3, 2, 1, 0]
    assert levels[0].privileges() == sorted(PRIVILEGE_IDS)


@rule("NOV-109")
@pytest.mark.parametrize(
    ("number", "level", "front", "back"), [(2, 0, (3, 0, 0), (0, 2, 0)), (1, 1, (0, 0, 13), (0, 2, 0))]
)
def test_front_and_back_ask_for_different_things(
    number: int, level: int, front: tuple[int, ...], back: tuple[int, ...]
) -> None:
    """Goods, luxury goods, ducats."""
    workshops = {"luebeck": "provisions-salt", "visby": "jewellery-glass"}
    for side, wanted in (("front", front), ("back", back)):
        p = novgorod(
            career=f"{number} {side} {level}", kontors="luebeck visby riga", speed=4, manufactories=workshops
        ).sail("luebeck + visby novgorod")
        assert p.words("rise")[1][:4] == (level + 1, *wanted)
        p.play("rise")
        made = p.can("at luebeck") or "makes" in p.story()
        assert made == (wanted[1] == 2)
        assert p.ducats() == 20 - wanted[2]


# -- money, seals, ship


@rule("NOV-110")
def test_nobody_can_spend_below_0() -> None:
    assert "ship" in novgorod(phase=3, ducats=5).legal()
    assert "ship" not in novgorod(phase=3, ducats=4).legal()
    assert novgorod(phase=3, ducats=5).play("ship").ducats() == 0
    p = novgorod(ducats=0, career="1 front 4")
    assert set(p.choices("sail")) == {"visby", "luebeck", "bergen"}, "only where the fee can be earned"


@rule("NOV-110", "NOV-R03")
def test_ducats_and_seals_have_no_upper_end() -> None:
    p = novgorod(ducats=500, seals=300, manufactories={"luebeck": "provisions-salt"}).sail("luebeck visby")
    p.play("make luebeck", "income visby").end()
    assert (p.ducats(), p.seals()) == (500 + 1 + 3, 300 + 1)


@rule("NOV-111")
def test_the_speed_is_2_to_5() -> None:
    p = novgorod(ducats=100)
    for speed in (2, 3, 4):
        assert p.speed() == speed
        p.sail().end().play("ship").finish().finish()
    assert p.speed() == 5
    assert "ship" not in p.sail().end().legal()


@rule("NOV-111")
def test_the_two_ship_cards_show_2_and_3_and_4_and_5() -> None:
    assert "2, 3, 4 and 5" in refused("ship-1: speed = 3 -> speed = 4")


@rule("NOV-112")
def test_the_hold_has_one_place() -> None:
    p = novgorod(hold="visby", kontors="luebeck visby danzig").sail("luebeck danzig")
    assert p.cargo == ["glass"]
    p.end(store="danzig")
    assert p.hold() == "danzig"
    assert p.finish().finish().cargo == ["amber"]
