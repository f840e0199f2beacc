"""Rulings of the first chapters that no chapter's tests show by the way."""

import pytest

from tests.rule import rule
from tests.rules.novgorod.position import CITY_IDS, novgorod, own_deck

NO_PRIVILEGE = "1 front 4"


@rule("NOV-R01")
@pytest.mark.parametrize(
    "link",
    [
        "london bergen",
        "london antwerp",
        "luebeck visby",
        "antwerp luebeck",
        "visby novgorod",
        "visby bergen",
        "danzig luebeck",
    ],
)
def test_the_links_that_the_text_shows(link: str) -> None:
    """Each can be sailed both ways."""
    one, other = link.split()
    assert other in novgorod(ducats=30).play(f"sail {one}").choices("sail")
    assert one in novgorod(ducats=30).play(f"sail {other}").choices("sail")


@rule("NOV-R01")
def test_riga_lies_between_novgorod_and_danzig_and_has_grain() -> None:
    p = novgorod(ducats=30).play("sail riga")
    assert p.goods == ["grain"]
    assert set(p.choices("sail")) == {"novgorod", "danzig"}
    assert novgorod(ducats=30).play("sail london").goods == ["wool"]


@rule("NOV-R04")
def test_the_cloth_of_a_special_order_is_the_good_of_antwerp() -> None:
    """Part C of the fourth card: jewellery and cloth."""
    column = "special-4:C special-1:A special-2:A special-3:B"
    workshop = {"visby": "jewellery-glass"}
    p = novgorod(kontors="visby antwerp", hold="antwerp", manufactories=workshop, column=column).sail("visby")
    assert p.choices("special") == ["1"]
    p.play("special 1")
    assert (p.cargo, p.goods) == ([], []), "the stored cloth and the glass of Visby"
    p = novgorod(kontors="visby luebeck", hold="luebeck", manufactories=workshop, column=column).sail("visby")
    assert p.choices("special") == []


@rule("NOV-R05", "NOV-461")
@pytest.mark.parametrize("career", ["1 front 1", "2 front 2", "3 back 2", "4 back 2"])
def test_the_requirement_of_ducats_is_13_on_every_card(career: str) -> None:
    p = novgorod(career=career, ducats=13).sail()
    assert p.play("rise").ducats() == 0
    assert not novgorod(career=career, ducats=12).sail().can("rise")


@rule("NOV-R07")
def test_the_pirates_back_needs_extra_income_and_uses_it_up() -> None:
    p = novgorod(pirate="riga back", speed=2).play("pirate danzig")
    assert p.ducats() == 20, "the 2 ducats are not gained"
    assert not p.sail().can("extra-income")
    for career in ("1 front 1", "3 front 1", "2 back 1"):
        assert novgorod(pirate="riga back", career=career).choices("pirate") == [], "it is covered"
    for career in ("2 front 3", "1 back 3"):
        assert len(novgorod(pirate="riga back", career=career).choices("pirate")) == 7


@rule("NOV-R12")
def test_a_base_kontor_carries_its_manufactory_like_a_kontor() -> None:
    p = novgorod(kontors="luebeck visby", manufactories={"riga": "provisions-grain"}).sail("riga")
    p.play("make riga")
    assert (p.seals(), p.goods) == (1, [])
    assert p.end().ducats() == 20 + 1 - 2


@rule("NOV-R14")
def test_several_luxury_goods_may_be_needed_for_the_fees() -> None:
    """Fees of 3 + 2; the glass of Visby makes 1 ducat, the stored fur 1, Novgorod's kontor is not there."""
    workshops = {"visby": "jewellery-glass", "bergen": "clothing-fur"}
    given = {
        "kontors": "novgorod riga",
        "hold": "novgorod",
        "career": NO_PRIVILEGE,
        "manufactories": workshops,
    }
    p = novgorod(ducats=3, **given).sail("visby bergen")  # type: ignore[arg-type]
    assert p.legal() == ["make bergen", "make visby"]
    p.play("make visby")
    assert p.legal() == ["make bergen"]
    p.play("make bergen")
    assert (p.legal(), p.end().ducats()) == (["end"], 0)
    p = novgorod(ducats=2, **given).play("sail visby")  # type: ignore[arg-type]
    assert "bergen" not in p.choices("sail"), "2 + 1 + 1 for 5"


@rule("NOV-R14")
def test_the_merchants_ducats_for_a_luxury_good_count() -> None:
    def can_sail(merchant: str) -> bool:
        p = novgorod(
            ducats=0,
            kontors="riga bergen",
            career=NO_PRIVILEGE,
            manufactories={"danzig": "jewellery-amber"},
            merchant=merchant,
            pirate="riga back",
        )
        return p.can("sail danzig")

    assert can_sail("danzig"), "1 + 3 ducats for a fee of 4"
    assert not can_sail("danzig back")


@rule("NOV-R14")
def test_the_extra_income_is_not_counted_twice() -> None:
    p = novgorod(ducats=0, kontors="luebeck visby").play("sail riga")
    assert p.can("stop")
    p.play("stop", "extra-income")
    assert (p.ducats(), p.legal()) == (2, ["end"])


@rule("NOV-R43", "NOV-107")
def test_a_recipe_of_an_own_deck_uses_each_good_once() -> None:
    rules = own_deck('manu-provisions-salt: goods = ["salt"], seals = 1 -> goods = ["salt"], seals = 5')
    p = novgorod(
        rules=rules,
        kontors="luebeck visby riga",
        hold="luebeck",
        manufactories={"luebeck": "provisions-salt"},
    ).sail("luebeck +")
    p.play("make luebeck", "from hold")
    assert (p.seals(), p.goods) == (5, ["salt"])


@rule("NOV-R44")
def test_the_number_of_goods_does_not_matter_for_the_career() -> None:
    workshops = {"bergen": "provisions-fish", "visby": "jewellery-glass"}
    given = {
        "kontors": "bergen visby luebeck",
        "hold": "luebeck",
        "career": "2 back 0",
        "manufactories": workshops,
    }
    for recipe in ("fish", "salt+fish"):
        p = novgorod(**given).sail("bergen visby").play("rise", f"recipe {recipe}")  # type: ignore[arg-type]
        assert (p.level(), p.ducats()) == (1, 20)


@rule("NOV-R44")
def test_the_number_matters_only_for_special_orders_with_two_crates() -> None:
    """Part B of the third card: jewellery from two goods; then provisions for an order from one."""
    p = novgorod(
        kontors="danzig luebeck visby riga",
        speed=5,
        hand="order-23",
        manufactories={"luebeck": "provisions-salt", "visby": "jewellery-amber"},
        column="special-3:B special-1:A special-2:A special-4:C",
    ).sail("danzig luebeck visby")
    p.play("special 1").deal()
    assert p.goods == ["salt"], "amber and glass"
    assert p.choices("fulfil") == ["order-23 upper"]
    p.play("fulfil order-23 upper")
    assert p.score() == {"special-orders": 5, "orders": 2}


@rule("NOV-R45")
def test_the_recipes_that_are_printed() -> None:
    p = novgorod(kontors="luebeck riga", manufactories={"luebeck": "provisions-salt"}).sail("luebeck")
    assert p.play("make luebeck").seals() == 1
    p = novgorod(kontors="novgorod riga", manufactories={"novgorod": "clothing-fur"}).sail("novgorod")
    assert p.play("make novgorod").seals() == 1


@rule("NOV-R45")
def test_the_eight_manufactories_are_all_different() -> None:
    p = novgorod()
    assert len({p.manufactory(city) for city in CITY_IDS}) == 8
    found = {tuple((recipe.goods, recipe.seals) for recipe in recipes) for recipes in p.state.deck.recipes}
    assert len(found) == 8
