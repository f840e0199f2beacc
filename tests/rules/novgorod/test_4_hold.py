"""Chapter 4, phase 2: d) store one good, e) take income, and the end of the phase."""

from itertools import permutations

import pytest

from roadstead.games.novgorod import tasks
from tests.rule import rule
from tests.rules.novgorod.position import CITY_IDS, GOOD_IDS, RULES, Position, novgorod

NO_PRIVILEGE = "1 front 4"


def docked(route: str, **more: object) -> Position:
    """Own kontors in Lübeck, Visby, Novgorod and Danzig; speed 4."""
    given: dict[str, object] = {"kontors": "luebeck visby novgorod danzig", "speed": 4}
    return novgorod(**(given | more)).sail(route)  # type: ignore[arg-type]


def good_of(city: str) -> str:
    return GOOD_IDS[RULES.deck.good_of[CITY_IDS.index(city)]]


def opposite(city: str) -> str:
    return CITY_IDS[CITY_IDS.index(city) - 4]


# -- storing


@rule("NOV-471")
def test_one_good_of_the_route_is_stored_and_brings_no_income() -> None:
    p = docked("luebeck visby").end(store="visby")
    assert (p.hold(), p.ducats()) == ("visby", 20 + 2)
    assert docked("luebeck visby").end().ducats() == 20 + 2 + 3


@rule("NOV-471")
@pytest.mark.parametrize("city", CITY_IDS)
def test_the_good_of_any_city_can_be_stored(city: str) -> None:
    p = docked(city, kontors=f"{city} {opposite(city)}").end(store=city)
    assert (p.hold(), p.ducats()) == (city, 20)
    assert p.rounds().cargo == [good_of(city)]


@rule("NOV-471")
def test_it_stays_under_the_ship_and_can_be_used_from_the_next_turn_on() -> None:
    p = docked("luebeck visby", hand="order-17").end(store="visby").finish()
    assert (p.actor, p.hold()) == (1, "visby")
    p.finish()
    assert p.cargo == ["glass"]
    assert p.sail("luebeck").play("fulfil order-17 upper").seals() == 1 + 2, (
        "1 seal by privilege the turn before"
    )


@rule("NOV-471", "NOV-D08")
def test_only_goods_still_available_can_be_stored() -> None:
    p = docked("luebeck visby novgorod", manufactories={"luebeck": "provisions-salt"})
    p.play("make luebeck", "income visby", "end")
    assert p.legal() == ["store novgorod", "store-nothing"]


@rule("NOV-472")
def test_goods_of_a_base_kontor_cannot_be_stored() -> None:
    p = docked("luebeck antwerp").play("end")
    assert p.legal() == ["store luebeck", "store-nothing"]
    p = docked("antwerp").play("end")
    assert p.asked == tasks.PURCHASE, "nothing to store"


@rule("NOV-472", "NOV-447")
def test_luxury_goods_cannot_be_stored() -> None:
    p = docked("luebeck visby", manufactories={"visby": "jewellery-glass"}).play("make visby", "end")
    assert p.legal() == ["store luebeck", "store-nothing"]


@rule("NOV-473")
@pytest.mark.parametrize(("old", "new"), list(permutations(CITY_IDS, 2)))
def test_a_second_good_replaces_the_first_without_compensation(old: str, new: str) -> None:
    p = docked(new, kontors=f"{old} {new}", hold=old)
    (good,) = p.goods
    p.end(store=new)
    assert (p.hold(), p.ducats()) == (new, 20)
    p.rounds()
    assert p.cargo == [good]
    p.play(f"sail {old}")
    assert (p.route, p.fees) == (old, 0), "its kontor is back in the hand"


ORDERS_FOR = {
    "amber": ("order-03", "salt"),
    "cloth": ("order-07", "wool"),
    "fish": ("order-09", "glass"),
    "fur": ("order-15", "grain"),
    "glass": ("order-06", "grain"),
    "grain": ("order-14", "salt"),
    "salt": ("order-05", "cloth"),
    "wool": ("order-11", "fish"),
}
"""For each good an order whose upper row takes it, and the other good that the row takes."""


@rule("NOV-474")
@pytest.mark.parametrize("city", CITY_IDS)
def test_a_stored_good_remains_until_it_is_used_up(city: str) -> None:
    order, good = ORDERS_FOR[good_of(city)]
    (other,) = [place for place in CITY_IDS if good_of(place) == good]
    p = docked("", kontors=f"{city} {other}", hold=city, hand=order).end()
    assert p.hold() == city
    p.rounds()
    assert (p.hold(), p.cargo) == (city, [good_of(city)])
    p.sail(other).play(f"fulfil {order} upper")
    assert p.cargo == []
    p.play("end", "left")
    assert p.hold() == ""


@rule("NOV-474")
def test_a_stored_good_is_used_for_luxury_goods_and_orders_besides_those_of_the_route() -> None:
    p = docked("visby", hold="danzig", manufactories={"visby": "jewellery-glass"}).play("make visby")
    assert p.choices("recipe") == ["glass", "glass+amber"]
    assert p.play("recipe glass+amber").seals() == 3
    assert docked("luebeck", hold="danzig", hand="order-03").choices("fulfil") == ["order-03 upper"]


@rule("NOV-R16")
def test_a_stored_good_may_be_used_for_the_career_and_for_special_orders() -> None:
    p = docked("luebeck visby", hold="danzig").play("rise")
    assert (p.level(), p.cargo) == (1, [])
    column = "special-4:A special-1:A special-2:A special-3:B"
    p = docked("antwerp", hold="danzig", column=column).play("special 1")
    assert (p.cargo, p.seals()) == ([], 2)


@rule("NOV-R17")
def test_a_stored_good_cannot_be_given_up_at_will() -> None:
    p = docked("", hold="danzig")
    assert p.legal() == ["extra-income", "end"]
    p.play("end")
    assert p.asked == tasks.PURCHASE
    assert p.hold() == "danzig"
    p = docked("luebeck", hold="danzig").play("end")
    assert p.legal() == ["store luebeck", "store-nothing"]
    assert p.copy().play("store luebeck").hold() == "luebeck", "another one takes its place"
    assert p.play("store-nothing").hold() == "danzig"


@rule("NOV-R17", "NOV-475")
def test_passing_its_city_gives_it_up() -> None:
    p = docked("danzig", hold="danzig").end()
    assert (p.hold(), p.ducats()) == ("", 20 + 4)


@rule("NOV-475", "NOV-R15")
def test_the_base_kontor_in_the_hold_returns_to_the_table_used_or_not() -> None:
    used = docked("danzig luebeck", hold="danzig", hand="order-03").play("fulfil order-03 upper", "from hold")
    assert used.goods == ["amber"]
    used.play("end", "left", "store-nothing")
    assert (used.hold(), used.ducats()) == ("", 20 + 4)
    unused = docked("danzig luebeck", hold="danzig").end()
    assert unused.hold() == "", "what was not used is lost"
    assert unused.finish().can("sail danzig"), "and the base kontor is there for the next player"


@rule("NOV-475", "NOV-R15")
@pytest.mark.parametrize("city", CITY_IDS)
def test_the_good_of_a_city_passed_again_is_lost_if_it_is_not_used(city: str) -> None:
    p = docked(city, kontors=f"{city} {opposite(city)}", hold=city)
    assert (p.goods, p.cargo) == ([good_of(city)], [good_of(city)])
    assert p.end().hold() == ""


@rule("NOV-R15")
@pytest.mark.parametrize("city", CITY_IDS)
def test_the_kontor_laid_may_be_stored_again(city: str) -> None:
    p = docked(city, kontors=f"{city} {opposite(city)}", hold=city).end(store=city)
    assert (p.hold(), p.ducats()) == (city, 20)
    assert p.rounds().cargo == [good_of(city)]


@rule("NOV-R15")
def test_or_another_one_in_its_place() -> None:
    p = docked("danzig luebeck", hold="danzig").end(store="danzig")
    assert (p.hold(), p.ducats()) == ("danzig", 20 + 2)
    p = docked("danzig luebeck", hold="danzig").end(store="luebeck")
    assert (p.hold(), p.ducats()) == ("luebeck", 20 + 4)


@rule("NOV-R15")
@pytest.mark.parametrize("city", CITY_IDS)
def test_a_good_stored_this_turn_is_not_usable_this_turn(city: str) -> None:
    p = docked(city, kontors=f"{city} {opposite(city)}").end(store=city)
    assert (p.asked, p.cargo) == (tasks.PURCHASE, [])


@rule("NOV-R15")
def test_storing_comes_last_in_phase_2() -> None:
    p = docked("luebeck visby")
    assert p.choices("store") == [], "it is no part of the menu"
    p.play("income luebeck", "end", "store visby")
    assert p.asked == tasks.PURCHASE


@rule("NOV-D08")
def test_store_nothing_or_any_own_kontor_still_open() -> None:
    p = docked("danzig luebeck visby bergen").play("income danzig", "end")
    assert p.legal() == ["store visby", "store luebeck", "store-nothing"]


@rule("NOV-D08", "NOV-R14")
def test_what_must_pay_the_fees_cannot_be_stored() -> None:
    def stores(ducats: int) -> list[str]:
        p = docked("luebeck visby bergen", ducats=ducats, career=NO_PRIVILEGE).play("end")
        return p.choices("store") if p.asked == tasks.STORE else []

    assert stores(2) == ["visby", "luebeck"], "2 ducats for Bergen"
    assert stores(0) == ["visby", "luebeck"], "or the 3 of Visby or the 2 of Lübeck"
    p = docked("visby bergen", ducats=0, career=NO_PRIVILEGE).play("end")
    assert (p.hold(), p.ducats()) == ("", 3 - 2), "Visby itself must pay"


@rule("NOV-D08", "NOV-R37")
def test_all_other_open_kontors_then_bring_income() -> None:
    p = docked("danzig luebeck visby").end(store="luebeck")
    assert p.ducats() == 20 + 4 + 3


# -- income


@rule("NOV-481")
@pytest.mark.parametrize(
    ("city", "income"),
    [
        ("bergen", 2),
        ("visby", 3),
        ("novgorod", 4),
        ("riga", 2),
        ("danzig", 4),
        ("luebeck", 2),
        ("antwerp", 3),
        ("london", 3),
    ],
)
def test_a_kontor_brings_its_printed_ducats(city: str, income: int) -> None:
    other = "riga" if city != "riga" else "visby"
    p = docked(city, kontors=f"{city} {other}").play(f"income {city}")
    assert p.ducats() == 20 + income
    assert p.goods == [], "its good is no longer available"
    assert p.told("gets-income") == [(0, CITY_IDS.index(city), income)]


@rule("NOV-481")
def test_income_is_taken_once() -> None:
    p = docked("luebeck visby").play("income visby")
    assert p.choices("income") == ["luebeck"]
    assert p.end().ducats() == 20 + 3 + 2


@rule("NOV-481")
def test_a_covered_used_or_stored_kontor_and_a_placeholder_bring_none() -> None:
    p = docked("luebeck visby +", manufactories={"luebeck": "jewellery-glass"})
    assert p.choices("income") == ["visby", "luebeck"], "the placeholder lies face down"
    p = docked("bergen + visby", kontors="bergen visby riga")
    assert p.choices("income") == ["bergen", "visby"]
    assert p.end().ducats() == 20 + 2 + 3
    p = docked("visby luebeck", manufactories={"luebeck": "jewellery-glass"}).play("make luebeck")
    assert p.choices("income") == []
    assert p.end().ducats() == 20 + 1
    assert docked("luebeck").end(store="luebeck").ducats() == 20


@rule("NOV-482")
@pytest.mark.parametrize(
    ("route", "cashed"), [("", []), ("luebeck", []), ("luebeck visby", ["luebeck", "visby"])]
)
def test_extra_income_brings_2_ducats_however_many_kontors_are_cashed(route: str, cashed: list[str]) -> None:
    p = docked(route).play(*(f"income {city}" for city in cashed))
    before = p.ducats()
    p.play("extra-income")
    assert p.ducats() == before + 2
    assert p.told("gets-extra-income") == [(0, 2)]


@rule("NOV-R37")
def test_kontors_still_open_are_cashed_by_themselves() -> None:
    p = docked("danzig luebeck visby").play("end")
    assert p.ducats() == 20
    p.play("store-nothing")
    assert p.ducats() == 20 + 4 + 2 + 3
    assert p.finish().seals() == 1, "no privilege was used"


# -- the end of the phase


@rule("NOV-491")
def test_the_fee_of_each_base_kontor_is_paid() -> None:
    p = docked("riga", kontors="visby luebeck").end()
    assert p.ducats() == 20 - 2
    p = docked("london antwerp luebeck danzig", kontors="visby luebeck").end()
    assert p.ducats() == 20 + 2 - 3 - 3 - 4
    assert p.told("pays-fees") == [(0, 10)]
    p = docked("luebeck visby").end()
    assert p.told("pays-fees") == []


@rule("NOV-491", "NOV-448", "NOV-I07")
def test_base_kontors_and_manufactories_are_back_for_the_next_player() -> None:
    p = docked(
        "antwerp", kontors={0: "luebeck visby", 1: "bergen riga"}, manufactories={"antwerp": "clothing-cloth"}
    )
    p.play("make antwerp").finish()
    assert p.actor == 1
    p.sail("antwerp")
    assert (p.route, p.choices("make")) == ("*antwerp", ["antwerp"])


@rule("NOV-492")
def test_own_kontors_return_to_the_hand_placeholders_too() -> None:
    """First from a route with two of them as placeholders, then from one that shows all four."""
    p = docked("luebeck + visby +")
    for _ in range(2):
        p.end().finish().finish().sail("danzig luebeck visby novgorod")
        assert (p.route, p.fees) == ("danzig luebeck visby novgorod", 0)


@rule("NOV-492")
def test_a_used_up_stored_kontor_returns_to_the_hand() -> None:
    p = docked("luebeck", kontors="luebeck danzig", hold="danzig", hand="order-03")
    p.play("fulfil order-03 upper", "end", "left").finish().finish()
    p.play("sail luebeck")
    assert p.choices("placeholder"), "Danzig is in the hand again"
    assert p.cargo == []


@rule("NOV-493")
def test_orders_are_filed_before_a_good_is_stored() -> None:
    p = docked("luebeck danzig", hold="visby", hand="order-17")
    p.play("fulfil order-17 upper", "end")
    assert p.asked == tasks.FILE_ORDER
    p.play("left")
    assert p.legal() == ["store danzig", "store-nothing"]


@rule("NOV-493")
def test_a_good_is_stored_before_the_income_and_the_income_comes_before_the_fees() -> None:
    p = docked("visby bergen", ducats=0, career=NO_PRIVILEGE)
    p.end()
    assert p.ducats() == 3 - 2
    assert [key for key in p.story() if key in ("gets-income", "pays-fees")] == ["gets-income", "pays-fees"]


@rule("NOV-493", "NOV-R14")
def test_extra_income_is_used_by_itself_only_if_the_fees_could_not_be_paid_otherwise() -> None:
    def pay(route: str, ducats: int) -> tuple[int, bool]:
        """What is left, and whether extra income was used."""
        p = docked(route, ducats=ducats).end()
        keys = p.story()
        return p.ducats(), "gets-extra-income" in keys[: keys.index("pays-fees")]

    assert pay("bergen", 0) == (0, True)
    assert pay("bergen", 1) == (1, True)
    assert pay("bergen", 2) == (0, False)
    assert pay("visby bergen", 0) == (1, False), "the income of Visby comes first"


@rule("NOV-493", "NOV-R14")
def test_extra_income_used_by_itself_is_the_privilege_of_the_turn() -> None:
    p = docked("bergen", ducats=1).end()
    assert p.actor == 1, "nothing can be bought for 1 ducat"
    assert p.seals() == 0, "no 1 seal in phase 4"
    p = docked("riga", kontors="visby luebeck", ducats=6, career="1 front 0").end()
    assert p.choices("cheap"), "while 6 ducats pay 2 without it"


@rule("NOV-493")
def test_storing_may_make_extra_income_necessary() -> None:
    p = docked("visby bergen", ducats=0).end(store="visby")
    assert (p.ducats(), p.hold()) == (0, "visby")
    assert p.told("gets-extra-income") == [(0, 2)]


@rule("NOV-493")
def test_the_merchant_adds_to_the_income_at_the_end_and_moves_last() -> None:
    p = docked("luebeck visby", speed=2, merchant="luebeck").end()
    assert p.ducats() == 20 + 2 + 3 + 3
    assert p.merchant == "london"
    keys = [key for key in p.story() if key in ("merchant-pays", "merchant-moves", "pays-fees")]
    assert keys == ["merchant-pays", "merchant-moves"]


@rule("NOV-493")
def test_fulfilled_special_orders_move_at_the_end() -> None:
    column = "special-4:A special-1:A special-2:A special-3:B"
    p = docked("antwerp", hold="danzig", column=column).play("special 1").deal()
    assert p.column == column
    p.end()
    assert p.column == "special-1:A special-2:A special-3:B special-4:B"


# -- port fees must stay payable


@rule("NOV-R14")
def test_end_needs_fees_that_can_be_paid() -> None:
    """Visby's fee is 3; Lübeck brings 2, or 3 by jewellery from the glass of Visby and the stored amber."""
    p = docked(
        "visby luebeck",
        kontors="luebeck danzig",
        hold="danzig",
        ducats=0,
        career=NO_PRIVILEGE,
        manufactories={"luebeck": "jewellery-amber"},
        hand="order-19 order-03 order-17",
    )
    assert p.legal() == ["make luebeck"], "no income of Lübeck, no order, no end"
    p.play("make luebeck")
    assert (p.ducats(), p.seals(), p.legal()) == (3, 3, ["end"])
    assert p.end().ducats() == 0


@rule("NOV-R14")
def test_a_card_cashed_may_be_a_good_less_for_the_luxury_good_that_pays_the_fee() -> None:
    def can_cash(ducats: int) -> bool:
        p = docked(
            "visby luebeck",
            kontors="luebeck danzig",
            hold="danzig",
            ducats=ducats,
            career=NO_PRIVILEGE,
            manufactories={"luebeck": "jewellery-amber"},
        )
        return p.can("income luebeck")

    assert can_cash(1), "1 + 2 for a fee of 3"
    assert not can_cash(0)


@rule("NOV-R14")
def test_goods_needed_for_the_fees_are_not_used_otherwise() -> None:
    def can_fulfil(ducats: int) -> bool:
        p = docked(
            "visby novgorod", kontors="novgorod riga", ducats=ducats, career=NO_PRIVILEGE, hand="order-13"
        )
        return p.can("fulfil order-13 upper")

    assert can_fulfil(3)
    assert not can_fulfil(2)


@rule("NOV-R14")
def test_the_privilege_for_a_special_order_is_not_offered_if_extra_income_must_pay() -> None:
    column = "special-2:A special-1:A special-3:B special-4:C"
    p = docked("visby novgorod riga", kontors="novgorod luebeck", ducats=6, column=column)
    assert p.fees == 3 + 2
    assert p.choices("special") == ["1"], "6 - 1 + 2 + 4 >= 5"
    assert p.choices("special-cheap") == ["1"], "6 - 0 + 4 >= 5"
    p = docked("visby novgorod riga", kontors="novgorod luebeck", ducats=1, column=column)
    assert p.choices("special") == ["1"], "1 - 1 + 2 + 4 >= 5"
    assert p.choices("special-cheap") == ["1"], "1 + 4 >= 5"
    p = docked("visby novgorod riga", kontors="novgorod luebeck", ducats=0, column=column)
    assert p.choices("special") == []
    assert p.choices("special-cheap") == [], "4 < 5, and extra income would be gone"


@rule("NOV-R14")
def test_the_pirate_is_not_moved_for_the_ducats_of_the_fees() -> None:
    def moves(ducats: int) -> list[str]:
        p = docked("bergen", ducats=ducats, seals={0: 5, 1: 9}, pirate="riga", career=NO_PRIVILEGE)
        return p.choices("pirate")

    assert moves(5), "3 for the pirate, 2 for Bergen"
    assert not moves(4)
    assert docked("", ducats=3, seals={0: 5, 1: 9}, pirate="riga").choices("pirate"), "no fees"
