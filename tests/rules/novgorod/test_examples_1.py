"""The worked examples of chapters 1 to 4 and what hangs on them, to the digit."""

import pytest

from roadstead.games.novgorod import tasks
from tests.rule import rule
from tests.rules.novgorod.position import CITY_IDS, novgorod, start

FIRST_GAME = {"first_game": "on"}
QUIET = "eight-kontors variety"
"""Bonus cards that nobody meets on the way."""


@rule("NOV-E01")
@pytest.mark.parametrize(("seats", "prices"), [(4, [5, 6, 6, 7]), (3, [5, 6, 7]), (2, [5, 6])])
def test_e01_the_kontors_of_danzig(seats: int, prices: list[int]) -> None:
    p = start(seats, FIRST_GAME).deal()
    found = []
    for _ in range(seats):
        found.append(p.price("danzig"))
        p.play("kontor danzig")
    assert found == prices
    assert p.price("danzig") == 0


@rule("NOV-E02")
def test_e02_three_players_have_five_open_orders() -> None:
    assert len(start(3).deal().display) == 5


@rule("NOV-E03")
def test_e03_the_start() -> None:
    p = start(2).deal()
    assert (p.ducats(), p.seals(), p.speed()) == (27, 0, 2)


@rule("NOV-E04")
def test_e04_volker_pays_23_ducats() -> None:
    careers = [f"career {seat} career-{seat + 1}" for seat in range(4)]
    p = start(4, FIRST_GAME).deal(*careers)
    volker = 0
    p.play("kontor danzig", "kontor danzig", "kontor danzig")
    assert (p.actor, p.price("danzig"), p.price("luebeck")) == (volker, 7, 4)
    p.play("kontor danzig", "order stack", "order stack", "order stack", "kontor luebeck")
    p.play("kontor riga", "kontor riga", "kontor riga", "order stack").deal()
    assert p.told("pays-start")[0] == (volker, 7 + 4 + 6 + 6, 4)
    assert (p.ducats(volker), p.seals(volker), len(p.hand(volker))) == (4, 0, 2)


@rule("NOV-E05")
def test_e05_heike_uses_speed_plus_1() -> None:
    p = novgorod(speed=2, kontors="luebeck visby novgorod").play("sail luebeck", "sail visby")
    assert p.choices("sail") == []
    p.play("sail-fast novgorod")
    assert p.route == "luebeck visby novgorod"
    p = novgorod(speed=2, kontors="luebeck visby novgorod", career="1 front 4").play(
        "sail luebeck", "sail visby"
    )
    assert p.asked == tasks.EVALUATE, "without the privilege there is no third card"


@rule("NOV-E06")
def test_e06_the_neighbours_of_london() -> None:
    p = novgorod(ducats=30).play("sail london")
    assert p.choices("sail") == ["bergen", "antwerp"]
    assert "london" not in novgorod(ducats=30).play("sail danzig").choices("sail")


@rule("NOV-E07")
def test_e07_one_fur_makes_clothing() -> None:
    p = novgorod(kontors="novgorod riga", manufactories={"novgorod": "clothing-fur"}).sail("novgorod")
    p.play("make novgorod")
    assert (p.seals(), p.ducats()) == (1, 21)


@rule("NOV-E08")
@pytest.mark.parametrize("manufactory", ["provisions-grain", "provisions-fish", "provisions-salt"])
def test_e08_grain_fish_and_salt_make_provisions(manufactory: str) -> None:
    p = novgorod(
        kontors="luebeck visby bergen riga",
        hold="riga",
        speed=3,
        manufactories={"bergen": manufactory},
        bonus=QUIET,
    ).sail("luebeck visby bergen")
    p.play("make bergen", "recipe salt+fish+grain")
    assert (p.seals(), p.ducats()) == (4, 24)


@rule("NOV-E09")
def test_e09_salt_goes_to_novgorod() -> None:
    p = novgorod(
        kontors="luebeck visby novgorod",
        speed=3,
        manufactories={"novgorod": "provisions-salt"},
        hand="order-13",
    ).sail("luebeck visby novgorod")
    assert p.choices("fulfil") == ["order-13 upper"], "fur and glass"
    p.play("make novgorod")
    assert (p.seals(), p.ducats()) == (1, 21)
    assert p.goods == ["glass"], "salt is used up, fur is covered"
    assert p.choices("fulfil") == []
    assert p.choices("income") == ["visby"]
    assert p.end().ducats() == 21 + 3


@rule("NOV-E10")
def test_e10_extra_income_without_any_kontor() -> None:
    p = novgorod().sail().play("extra-income").end()
    assert p.ducats() == 22


@rule("NOV-E11")
def test_e11_heike_fulfils_a_lower_row() -> None:
    """Order-04: glass + wool above, amber + salt below."""
    p = novgorod(kontors="danzig luebeck", hand="order-04").sail("danzig luebeck")
    p.play("fulfil order-04 lower")
    assert (p.seals(), p.under(), p.hand()) == (2, ["order-04"], [])
    p.finish().finish()
    assert p.sail("visby").choices("fulfil") == [], "its upper row is void"


@rule("NOV-E12")
def test_e12_volker_fulfils_an_order_in_two_turns() -> None:
    """Order-19: jewellery above, clothing below."""
    p = novgorod(
        kontors="danzig luebeck novgorod",
        hand="order-19",
        manufactories={"luebeck": "jewellery-amber", "novgorod": "clothing-fur"},
        career="2 front 3",
    ).sail("danzig luebeck")
    p.play("fulfil order-19 upper")
    assert (p.seals(), p.ducats(), p.goods) == (2, 20, []), "the salt of Lübeck is covered"
    p.play("end", "left")
    assert (p.left(), p.under()) == (["order-19"], [])
    p.finish().finish()
    before = p.seals()
    p.sail("novgorod").play("fulfil order-19 lower")
    assert p.seals() == before + 2
    assert p.score()["orders"] == 4
    assert (p.left(), p.under()) == ([], ["order-19"])


@rule("NOV-E13")
def test_e13_volker_fulfils_an_order_in_one_turn() -> None:
    p = novgorod(
        kontors="visby bergen london antwerp novgorod",
        hold="novgorod",
        speed=4,
        hand="order-19",
        manufactories={"bergen": "jewellery-glass", "london": "clothing-fur"},
        bonus=QUIET,
    ).sail("visby bergen london antwerp")
    p.play("fulfil order-19 upper", "fulfil order-19 lower", "recipe fur")
    assert [line[2] for line in p.told("makes")] == [CITY_IDS.index("bergen"), CITY_IDS.index("london")]
    assert (p.seals(), p.under(), p.cargo) == (5, ["order-19"], [])
    assert p.goods == ["cloth"], "the cloth of Antwerp is unused"
    assert p.copy().end(store="antwerp").hold() == "antwerp"
    assert p.copy().play("income antwerp").ducats() == 23


@rule("NOV-E13")
def test_e13_the_cloth_of_antwerp_lies_right_of_london() -> None:
    p = novgorod(
        kontors="visby bergen london antwerp novgorod",
        hold="novgorod",
        speed=4,
        manufactories={"bergen": "jewellery-glass", "london": "clothing-fur"},
    ).sail("visby bergen london antwerp")
    p.play("make london")
    assert p.choices("recipe") == ["fur", "fur+wool"], "never cloth"


@rule("NOV-E14")
def test_e14_a_field_that_shows_2() -> None:
    p = novgorod(career="1 front 2", privilege_used=True)
    assert p.field() == "2"
    assert p.finish().score() == {"career": 2}


@rule("NOV-E15")
def test_e15_ship_steps_cost_5_10_and_15() -> None:
    p = novgorod(ducats=30)
    paid = []
    for _ in range(3):
        before = p.ducats()
        p.sail().end().play("ship")
        paid.append(before - p.ducats())
        p.rounds() if p.actor == 0 else p.finish()
    assert (paid, p.speed(), p.ducats()) == ([5, 10, 15], 5, 0)


@rule("NOV-E16")
def test_e16_the_back_of_the_pirate_in_antwerp() -> None:
    p = novgorod(ducats=30, pirate="antwerp back", kontors="luebeck london").play("pass", "sail london")
    assert set(p.choices("sail")) == {"bergen", "luebeck"}
    p = novgorod(ducats=30, pirate="antwerp back", kontors="luebeck london").play("pass", "sail luebeck")
    assert set(p.choices("sail")) == {"visby", "danzig", "london"}
    p = novgorod(ducats=30, pirate="antwerp back", kontors="luebeck london").play("pass", "sail novgorod")
    assert set(p.choices("sail")) == {"visby", "riga"}, "far from Antwerp nothing changes"


@rule("NOV-E16")
def test_e16_the_back_of_the_pirate_in_bergen() -> None:
    p = novgorod(ducats=30, pirate="bergen back", kontors="luebeck london").play("pass")
    assert "bergen" not in p.choices("sail")
    p.play("sail london")
    assert set(p.choices("sail")) == {"visby", "antwerp"}


@rule("NOV-E24")
def test_e24_a_placeholder_between_luebeck_and_visby() -> None:
    p = novgorod(speed=3, kontors="luebeck visby riga").sail("luebeck + visby")
    assert p.route == "luebeck + visby"
    p = novgorod(speed=3, kontors="luebeck visby").play("sail luebeck", "placeholder")
    assert "visby" not in p.choices("sail", "sail-fast"), "no spare card for the placeholder"
    p = novgorod(speed=3, kontors="luebeck riga").sail("luebeck + visby")
    assert (p.route, p.fees) == ("luebeck + *visby", 3)


@rule("NOV-E24")
def test_e24_the_manufactory_on_the_placeholder() -> None:
    kontors = "luebeck visby riga"
    salt = {"luebeck": "provisions-salt"}
    p = novgorod(speed=3, kontors=kontors, manufactories=salt).sail("luebeck + visby").play("make luebeck")
    assert p.goods == ["glass"], "the salt of Lübeck is used"
    glass = {"luebeck": "jewellery-glass"}
    p = novgorod(speed=3, kontors=kontors, manufactories=glass).sail("luebeck + visby")
    assert "luebeck" not in p.choices("make"), "not the glass of Visby"


@rule("NOV-E31")
def test_e31_solvency_by_own_income() -> None:
    p = novgorod(
        ducats=0,
        career="3 front 2",
        kontors="novgorod riga",
        manufactories={"visby": "clothing-fur"},
        hand="order-13",
    )
    assert "extra-income" not in p.privileges()
    p.play("sail visby")
    assert p.route == "*visby novgorod", "stop was not legal, 0 < 3; there is no other way on"
    assert (p.asked, p.fees) == (tasks.EVALUATE, 3)
    assert p.legal() == ["income novgorod", "end"], "fur and glass are there, but not for the order"
    p.play("end")
    assert p.hold() == "", "nor can the fur be stored"
    assert p.ducats() == 1


@rule("NOV-E31")
def test_e31_with_another_way_on_stop_is_still_not_legal() -> None:
    p = novgorod(ducats=0, career="3 front 2", kontors="novgorod luebeck", speed=3).play("sail visby")
    assert p.legal() == ["sail novgorod", "placeholder"], "Lübeck earns 2 only"
    p.play("sail novgorod")
    assert p.can("stop"), "4 >= 3"


@rule("NOV-E32")
def test_e32_solvency_by_a_luxury_good() -> None:
    p = novgorod(
        ducats=1,
        career="3 front 2",
        kontors="visby bergen",
        hold="visby",
        manufactories={"danzig": "jewellery-amber"},
        hand="order-19 order-09",
        bonus=QUIET,
    )
    assert p.can("sail danzig")
    p.play("sail danzig", "stop")
    assert p.legal() == ["make danzig"], "no end, no jewellery for the order"
    p.play("make danzig")
    assert p.asked == tasks.EVALUATE, "amber and glass, as amber alone is not enough"
    assert (p.seals(), p.ducats(), p.cargo) == (3, 1 + 3, [])
    p.play("end")
    assert p.ducats() == 0


@rule("NOV-E37")
def test_e37_two_furs_are_one_kind() -> None:
    p = novgorod(kontors="novgorod visby", hold="novgorod", ducats=0).sail("visby novgorod")
    assert (p.fees, p.goods, p.cargo) == (0, ["fur", "glass"], ["fur"])
    assert not p.can("rise"), "3 goods, but 2 kinds"


@rule("NOV-E37")
def test_e37_one_fur_is_used_from_the_hold() -> None:
    p = novgorod(kontors="novgorod visby", hold="novgorod", hand="order-13").sail("visby novgorod")
    p.play("fulfil order-13 upper", "from hold")
    assert p.copy().play("income novgorod").ducats() == 24
    assert p.copy().play("end", "left", "store novgorod").hold() == "novgorod"
    p.play("end", "left", "store-nothing")
    assert (p.hold(), p.ducats()) == ("", 24)


@rule("NOV-E37")
def test_e37_the_stored_fur_is_not_used() -> None:
    p = novgorod(kontors="novgorod visby", hold="novgorod").sail("visby novgorod")
    assert p.copy().end().hold() == "", "it is lost"
    assert p.copy().end(store="visby").hold() == "visby"
    assert p.copy().end(store="novgorod").hold() == "novgorod"


@rule("NOV-E38")
def test_e38_the_merchant_pays_once() -> None:
    p = novgorod(
        kontors="luebeck visby novgorod",
        hold="novgorod",
        manufactories={"luebeck": "clothing-fur"},
        merchant="luebeck",
    ).sail("luebeck +")
    other_way_round = p.copy().play("make luebeck")
    assert other_way_round.ducats() == 20 + 1 + 3
    assert other_way_round.play("income luebeck").ducats() == 24 + 2
    p.play("income luebeck")
    assert p.ducats() == 20 + 2 + 3
    assert p.told("gets-income") == [(0, CITY_IDS.index("luebeck"), 2)]
    p.play("make luebeck")
    assert (p.ducats(), p.seals()) == (25 + 1, 1), "no further 3"


@rule("NOV-E39")
def test_e39_a_level_reached_counts_in_the_same_turn() -> None:
    p = novgorod(speed=3, kontors="luebeck visby novgorod", career="1 front 0").sail("luebeck visby novgorod")
    assert {"seal", "extra-income"} <= set(p.privileges())
    p.play("rise")
    assert "extra-income" not in p.privileges()
    assert p.finish().score() == {"career": 1, "privilege": 1}
