"""Chapter 4, phase 2: c) rise one career level."""

import pytest

from roadstead.games.novgorod import tasks
from tests.rule import rule
from tests.rules.novgorod.position import Position, novgorod, own_deck

FIVE = "luebeck visby novgorod riga danzig"
WORKSHOPS = {"luebeck": "provisions-salt", "visby": "jewellery-glass", "novgorod": "clothing-fur"}


def docked(route: str, career: str, **more: object) -> Position:
    """Own kontors in Lübeck, Visby, Novgorod, Riga and Danzig, workshops for the goods of the first three; speed 5."""
    given: dict[str, object] = {
        "kontors": FIVE,
        "speed": 5,
        "manufactories": WORKSHOPS,
        "bonus": "eight-kontors variety",
    }
    return novgorod(career=career, **(given | more)).sail(route)  # type: ignore[arg-type]


# -- requirements: 3 goods; 2 luxury goods; 13 ducats; 2 goods and 2 luxury goods


@rule("NOV-461")
def test_three_different_goods() -> None:
    p = docked("luebeck visby novgorod", "1 front 0").play("rise")
    assert (p.level(), p.goods, p.ducats()) == (1, [], 20)
    assert not docked("luebeck visby", "1 front 0").can("rise")


@rule("NOV-461")
def test_two_different_luxury_goods() -> None:
    p = docked("luebeck visby", "2 front 1").play("rise")
    assert (p.level(), p.goods, p.ducats()) == (2, [], 20)
    assert not docked("luebeck", "2 front 1").can("rise")
    same = {"visby": "jewellery-glass", "danzig": "jewellery-amber"}
    assert not docked("visby luebeck danzig", "2 front 1", manufactories=same).can("rise"), "jewellery twice"


@rule("NOV-461", "NOV-R05")
def test_13_ducats() -> None:
    p = docked("", "1 front 1", ducats=13).play("rise")
    assert (p.level(), p.ducats()) == (2, 0)
    assert not docked("", "1 front 1", ducats=12).can("rise")


@rule("NOV-461")
def test_13_ducats_may_be_earned_in_the_same_phase() -> None:
    p = docked("novgorod visby", "1 front 1", ducats=9)
    assert not p.can("rise")
    assert p.play("income novgorod").can("rise")


@rule("NOV-461")
def test_two_goods_and_two_luxury_goods() -> None:
    p = docked("luebeck visby novgorod riga", "1 front 3")
    p.play("rise")
    assert p.choices("make-in") == ["visby+novgorod", "visby+luebeck", "novgorod+luebeck"]
    p.play("make-in visby+luebeck")
    assert (p.level(), p.goods, p.seals(), p.ducats()) == (4, [], 0, 20)


@rule("NOV-461")
def test_only_the_lowest_free_level_can_be_reached() -> None:
    p = docked("", "1 front 0", ducats=50)
    assert not p.can("rise"), "13 ducats are the second level's"
    p = docked("luebeck visby", "2 front 0")
    assert not p.can("rise"), "two luxury goods are the second level's"


@rule("NOV-461")
def test_there_is_nothing_above_the_top() -> None:
    assert not docked(FIVE, "1 front 4", ducats=50).can("rise")


# -- paid together


@rule("NOV-462")
def test_all_parts_of_a_requirement_are_paid_together() -> None:
    p = docked("luebeck visby novgorod", "1 front 3")
    assert not p.can("rise"), "two luxury goods and one good"
    p = docked("luebeck visby novgorod", "1 front 3", hold="riga").play("rise")
    assert p.choices("make-in"), "with the stored grain it is enough"


@rule("NOV-462")
def test_several_levels_in_one_turn_from_bottom_to_top() -> None:
    p = docked(FIVE, "1 front 0").play("rise", "give fur+amber+grain")
    assert (p.level(), p.goods) == (1, ["glass", "salt"])
    p.play("rise")
    assert (p.level(), p.ducats()) == (2, 7)
    p.play("rise")
    assert (p.level(), p.goods, p.asked) == (3, [], tasks.EVALUATE)
    assert p.finish().score() == {"career": 3}


@rule("NOV-462")
def test_each_level_of_a_turn_begins_anew() -> None:
    """A card of one's own: 2 luxury goods, 2 luxury goods, 3 goods, 3 goods."""
    asks = '["goods3", "money13", "lux2", "goods2lux2"]'
    lux = own_deck(f'career-1: requirements = {asks} -> requirements = ["lux2", "lux2", "goods3", "goods3"]')
    workshops = {
        "luebeck": "provisions-salt",
        "visby": "jewellery-glass",
        "novgorod": "clothing-fur",
        "riga": "provisions-grain",
    }
    p = docked("luebeck visby novgorod riga", "1 front 0", manufactories=workshops, rules=lux)
    p.play("rise", "make-in novgorod+riga", "recipe grain")
    assert (p.level(), p.goods) == (1, ["glass", "salt"])
    p.play("rise")
    assert (p.level(), p.goods) == (2, []), "provisions again, and left of those before"
    p = docked(FIVE, "1 front 2", hold="antwerp", kontors=f"{FIVE} antwerp", rules=lux)
    p.play("rise")
    assert len(p.choices("give")) == 20, "any 3 of 6 kinds"
    p.play("give salt+cloth+grain")
    assert (p.level(), p.goods, p.cargo) == (3, ["fur", "glass", "amber"], [])
    p.play("rise")
    assert (p.level(), p.goods) == (4, []), "kinds earlier in the list than those before"


@rule("NOV-462")
def test_goods_differ_from_each_other() -> None:
    p = docked("visby novgorod", "1 front 0", hold="novgorod")
    assert (p.goods, p.cargo) == (["fur", "glass"], ["fur"])
    assert not p.can("rise"), "three goods, but two kinds"
    assert docked("visby novgorod", "1 front 0", hold="riga").can("rise")


@rule("NOV-462")
def test_a_good_may_be_of_the_kind_that_went_into_a_luxury_good_but_each_card_is_used_once() -> None:
    """Clothing from the stored fur in Visby, provisions in Lübeck; the goods are grain and the fur of Novgorod."""
    workshops = {"luebeck": "provisions-salt", "visby": "clothing-fur"}
    p = docked("luebeck visby novgorod riga", "1 front 3", hold="novgorod", manufactories=workshops)
    p.play("rise")
    assert (p.level(), p.goods, p.cargo) == (4, [], [])
    p = docked("luebeck visby novgorod riga", "1 front 3", manufactories=workshops)
    assert not p.can("rise"), "the only fur lies right of Visby"


# -- what it brings and what it costs


@rule("NOV-463")
def test_what_is_spent_on_the_career_brings_nothing_else() -> None:
    p = docked("luebeck visby", "2 front 1", hand="order-19 order-23").play("rise")
    assert (p.seals(), p.ducats(), p.hand()) == (0, 20, ["order-19", "order-23"])
    assert p.legal() == ["rise", "extra-income", "end"], "no order was furthered, nothing is left to use"
    assert p.end().ducats() == 20


@rule("NOV-464")
@pytest.mark.parametrize(
    ("career", "covered"),
    [
        ("1 front 1", "order-discount"),
        ("2 front 2", "seal"),
        ("3 front 1", "speed"),
        ("3 back 2", "extra-income"),
    ],
)
def test_a_level_reached_covers_its_privilege_for_good(career: str, covered: str) -> None:
    p = docked("", career)
    assert covered in p.privileges()
    before = p.privileges()
    p.play("rise")
    assert p.privileges() == [privilege for privilege in before if privilege != covered]
    p.finish().finish()
    assert covered not in p.privileges()


@rule("NOV-464")
def test_a_covered_privilege_can_no_longer_be_used() -> None:
    p = docked("", "1 front 1").play("rise").end()
    assert p.choices("cheap") == [], "order -3 is covered"
    assert docked("", "1 front 1").end().choices("cheap")
    p = docked("", "3 front 1").play("rise").finish().finish()
    p.play(*(f"sail {city}" for city in FIVE.split()))
    assert p.asked == tasks.EVALUATE, "no sixth card: speed +1 is covered"


@rule("NOV-465")
@pytest.mark.parametrize(
    ("career", "seals"), [("2 front 2", 3), ("1 front 1", 2), ("1 back 2", 3), ("3 back 2", 3)]
)
def test_the_new_field_counts_in_phase_4_of_the_same_turn(career: str, seals: int) -> None:
    p = docked("", career).play("rise").finish()
    assert p.score()["career"] == seals


@rule("NOV-465")
def test_the_red_x_goes_with_the_levels() -> None:
    p = docked("luebeck visby novgorod", "1 front 0")
    assert p.field() == "X"
    assert p.play("rise").field() == "1"
    p = docked("luebeck visby novgorod", "1 back 0")
    assert p.field() == "X"
    assert p.play("rise").field() == "X", "the back shows it on two levels"
    p.finish()
    assert "career" not in p.score()


@rule("NOV-465", "NOV-R06")
@pytest.mark.parametrize(("side", "seals"), [("front", 4), ("back", 5)])
def test_with_all_levels_reached_the_field_at_the_top_edge_counts(side: str, seals: int) -> None:
    p = docked("luebeck visby novgorod riga", f"1 {side} 3").play("rise", "make-in visby+luebeck")
    assert (p.level(), p.field()) == (4, str(seals))
    assert p.finish().score() == {"career": seals}


@rule("NOV-466")
@pytest.mark.parametrize(
    ("career", "bonus"), [("2 front 2", 4), ("1 back 2", 4), ("1 front 1", 0), ("3 front 1", 0)]
)
def test_the_bonus_career_is_met_when_the_field_shows_3(career: str, bonus: int) -> None:
    p = docked("", career, bonus="career variety").play("rise")
    assert p.seals() == bonus
    assert p.won() == (["career"] if bonus else [])


@rule("NOV-466")
def test_the_bonus_career_is_met_only_the_first_time() -> None:
    p = docked("luebeck visby novgorod riga", "1 front 3", bonus="career variety", won="career")
    assert p.play("rise", "make-in visby+luebeck").seals() == 0
    p = docked("luebeck visby novgorod riga", "1 front 3", bonus="career variety")
    assert p.play("rise", "make-in visby+luebeck").seals() == 4, "or when it shows more than 3"


@rule("NOV-R14")
def test_a_level_is_not_offered_if_the_fees_could_not_be_paid_after_it() -> None:
    assert docked("bergen", "1 front 1", ducats=15).can("rise")
    assert not docked("bergen", "1 front 1", ducats=14).can("rise"), "1 ducat is left for a fee of 2"
    assert docked("bergen", "2 front 2", ducats=13).can("rise"), "extra income makes up for it"


@rule("NOV-R14")
def test_a_level_that_covers_the_extra_income_needed_for_the_fees_is_not_offered() -> None:
    def can_rise(career: str) -> bool:
        return docked("luebeck visby bergen", career, ducats=0).can("rise")

    assert can_rise("4 front 0"), "it covers order -3; extra income pays the 2 ducats of Bergen"
    assert not can_rise("1 front 0"), "it covers extra income"
