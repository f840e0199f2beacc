"""Chapter 4, phase 2: what goods are good for, and a) make a luxury good."""

from itertools import permutations

import pytest

from roadstead.games.novgorod import tasks
from tests.rule import rule
from tests.rules.novgorod.position import CITY_IDS, GOOD_IDS, MANUFACTORY_IDS, Position, novgorod

WORKSHOPS = {"luebeck": "provisions-salt", "visby": "jewellery-glass", "novgorod": "clothing-fur"}


def docked(route: str, **more: object) -> Position:
    """Own kontors in Lübeck, Visby, Novgorod and Riga, workshops for their own good; speed 4."""
    given: dict[str, object] = {
        "kontors": "luebeck visby novgorod riga",
        "speed": 4,
        "manufactories": WORKSHOPS,
        "bonus": "eight-kontors variety",
    }
    return novgorod(**(given | more)).sail(route)  # type: ignore[arg-type]


# -- one action for each card


@rule("NOV-431", "NOV-433")
def test_each_kontor_is_used_for_one_action_only() -> None:
    def left_after(*moves: str) -> set[str]:
        p = docked("luebeck visby", hand="order-17").play(*moves)
        return set(p.legal()) - {"extra-income", "end"}

    making, income = {"make luebeck", "make visby"}, {"income luebeck", "income visby"}
    assert left_after() == {*making, *income, "fulfil order-17 upper"}
    assert left_after("income luebeck") == {"make visby", "income visby"}
    assert left_after("make luebeck") == {"make visby", "income visby"}
    assert left_after("fulfil order-17 upper") == set()


@rule("NOV-431", "NOV-433")
def test_a_good_a_manufactory_used_up_can_do_nothing_else() -> None:
    p = docked("danzig luebeck visby", kontors="danzig luebeck visby").play(
        "make visby", "recipe glass+amber"
    )
    assert (p.goods, p.choices("income")) == (["salt"], ["luebeck"])


@rule("NOV-431")
def test_actions_are_done_in_any_order_and_number() -> None:
    for actions in permutations(["make luebeck", "income visby", "make novgorod", "extra-income"]):
        p = docked("luebeck visby novgorod").play(*actions).end()
        assert (p.ducats(), p.seals()) == (20 + 1 + 3 + 1 + 2, 2)
    assert docked("luebeck visby novgorod").play("make visby").end().ducats() == 20 + 1 + 2 + 4


@rule("NOV-432")
def test_goods_of_the_route_and_the_hold_are_available_as_long_as_they_lie_open() -> None:
    p = docked("luebeck visby", hold="riga")
    assert (p.goods, p.cargo) == (["glass", "salt"], ["grain"])
    p.play("make visby")
    assert p.goods == ["salt"]
    p.play("income luebeck")
    assert (p.goods, p.cargo) == ([], ["grain"])


@rule("NOV-432", "NOV-R15")
def test_a_good_stored_this_turn_is_available_only_in_the_next() -> None:
    p = docked("luebeck visby", hand="order-17")
    p.play("income visby", "end", "store luebeck")
    assert p.asked == tasks.PURCHASE, "phase 2 is over"
    p.finish().finish()
    assert p.cargo == ["salt"]
    assert p.sail("visby").choices("fulfil") == ["order-17 upper"]


@rule("NOV-432", "NOV-R12")
def test_the_good_of_a_base_kontor_is_available_like_any_other() -> None:
    p = docked("luebeck visby", kontors="novgorod riga", hand="order-17").play("fulfil order-17 upper")
    assert p.seals() == 2


@rule("NOV-433")
def test_a_used_up_good_is_gone() -> None:
    p = docked("luebeck visby", hand="order-17 order-10", hold="novgorod").play("fulfil order-17 upper")
    assert p.goods == []
    p.play("end", "left")
    assert p.asked == tasks.PURCHASE, "nothing can be stored"
    assert p.ducats() == 20, "nor was there any income"


@rule("NOV-433")
def test_a_luxury_good_serves_one_purpose_only() -> None:
    p = docked("luebeck visby", hand="order-19").play("make visby")
    assert p.choices("fulfil") == []
    p = docked("luebeck visby", hand="order-19").play("fulfil order-19 upper")
    assert p.choices("make") == ["luebeck"]


@rule("NOV-434")
def test_a_good_in_the_hold_stands_left_of_the_whole_route() -> None:
    p = docked("luebeck visby", hold="novgorod", manufactories={"luebeck": "clothing-fur"})
    assert "luebeck" in p.choices("make")
    p.play("make luebeck")
    assert p.cargo == []


@rule("NOV-434")
def test_a_good_in_the_hold_never_brings_income() -> None:
    p = docked("luebeck", hold="novgorod")
    assert p.choices("income") == ["luebeck"]
    assert p.end().ducats() == 20 + 2
    assert p.hold() == "novgorod"
    p = docked("luebeck", hold="luebeck").play("income luebeck")
    assert (p.cargo, p.choices("income")) == (["salt"], []), "not even that of the kontor laid in the route"
    assert p.end().ducats() == 20 + 2


# -- where a manufactory is laid


@rule("NOV-441")
def test_only_the_manufactories_of_the_route_can_be_used() -> None:
    p = docked("visby", hold="novgorod", manufactories=WORKSHOPS)
    assert p.choices("make") == ["visby"], "fur is there, but not Novgorod's manufactory"


@rule("NOV-441")
@pytest.mark.parametrize("kontors", ["luebeck visby novgorod", "luebeck novgorod"])
def test_it_is_laid_on_the_own_or_the_base_kontor(kontors: str) -> None:
    p = docked("luebeck visby", kontors=kontors, manufactories={"visby": "provisions-salt"}).play(
        "make visby"
    )
    assert p.goods == [], "salt is used up, glass is covered"


@rule("NOV-441", "NOV-R47")
def test_with_a_placeholder_it_is_always_laid_there() -> None:
    p = docked("luebeck visby +", manufactories={"visby": "provisions-salt"}).play("make visby")
    assert p.goods == ["glass"]
    assert p.choices("income") == ["visby"]


@rule("NOV-R47", "NOV-444")
def test_on_the_placeholder_it_can_use_the_same_goods() -> None:
    p = docked("luebeck visby +", manufactories={"visby": "jewellery-glass"}).play("make visby")
    assert p.goods == ["salt"]
    assert p.seals() == 1


@rule("NOV-442", "NOV-R36")
def test_a_used_card_cannot_carry_a_manufactory() -> None:
    hold = {"hold": "novgorod", "manufactories": {"luebeck": "clothing-fur"}, "hand": "order-17"}
    assert docked("luebeck visby", **hold).can("make luebeck")
    assert not docked("luebeck visby", **hold).play("income luebeck").can("make luebeck")
    assert not docked("luebeck visby", **hold).play("fulfil order-17 upper").can("make luebeck")


@rule("NOV-R36", "NOV-442")
def test_with_a_placeholder_the_kontor_may_have_had_its_action() -> None:
    hold = {"hold": "novgorod", "manufactories": {"luebeck": "clothing-fur"}, "hand": "order-17"}
    assert docked("luebeck + visby", **hold).play("income luebeck").can("make luebeck")
    assert docked("luebeck + visby", **hold).play("fulfil order-17 upper").can("make luebeck")


@rule("NOV-442")
def test_a_covered_card_is_no_longer_open() -> None:
    """Lübeck's manufactory takes Visby's place of glass; Visby's own one can then not be laid on it."""
    p = docked(
        "visby luebeck",
        manufactories={"luebeck": "jewellery-glass", "visby": "clothing-fur"},
        hold="novgorod",
    )
    assert p.choices("make") == ["visby", "luebeck"]
    assert p.play("make luebeck").choices("make") == [], "the card of Visby is face down"


@rule("NOV-442", "NOV-I07")
def test_a_manufactory_is_used_once_per_turn() -> None:
    p = docked("luebeck +", hold="luebeck").play("make luebeck", "from hold")
    assert p.goods == ["salt"], "enough for a second one"
    assert p.choices("make") == []


@rule("NOV-448")
def test_it_stays_on_its_card_until_the_end_of_phase_2_and_then_returns_to_its_city() -> None:
    kontors = {0: "luebeck visby", 1: "luebeck visby"}
    p = novgorod(2, kontors=kontors, manufactories=WORKSHOPS).sail("luebeck visby").play("make luebeck")
    assert p.view().route.made == 1 << CITY_IDS.index("luebeck")
    assert "luebeck" not in p.choices("make", "income")
    p.end()
    assert p.view().route.made == 0
    p.finish()
    assert p.actor == 1
    assert "make luebeck" in p.sail("luebeck visby").legal(), "the next player finds it there"
    assert "make luebeck" in p.finish().sail("luebeck visby").legal()


# -- which goods it uses


@rule("NOV-443")
def test_only_goods_to_its_left_can_be_used() -> None:
    workshops = {"visby": "clothing-fur"}
    assert docked("novgorod visby", manufactories=workshops).can("make visby")
    assert not docked("visby novgorod", manufactories=workshops).can("make visby")
    assert docked("visby novgorod", manufactories=workshops, hold="novgorod").can("make visby"), (
        "the hold is left"
    )


@rule("NOV-443")
def test_a_placeholder_does_not_reach_the_next_city() -> None:
    assert not docked("visby + novgorod", manufactories={"visby": "clothing-fur"}).can("make visby")


@rule("NOV-443")
def test_all_goods_to_the_left_can_be_used_however_far() -> None:
    p = docked("luebeck visby novgorod riga", manufactories={"riga": "provisions-salt"})
    p.play("make riga")
    assert p.choices("recipe") == ["salt", "salt+grain"]


@rule("NOV-444")
def test_the_good_of_the_card_under_it_may_be_used() -> None:
    p = docked("luebeck visby", manufactories={"visby": "jewellery-glass"}).play("make visby")
    assert p.goods == ["salt"]
    assert p.seals() == 1


@rule("NOV-444")
def test_a_good_under_it_that_is_not_used_is_lost_with_its_income() -> None:
    p = docked("luebeck visby", manufactories={"visby": "provisions-salt"}, hand="order-17").play(
        "make visby"
    )
    assert p.choices("income") == []
    assert p.choices("fulfil") == []
    p.play("end")
    assert p.asked == tasks.PURCHASE, "nothing can be stored"
    assert p.ducats() == 20 + 1


@rule("NOV-R43")
def test_a_second_piece_of_a_good_cannot_enlarge_a_recipe() -> None:
    p = docked("luebeck +", hold="luebeck")
    p.play("make luebeck")
    assert p.legal() == ["from hold", "from route"], "salt is the only recipe: one salt"
    p.play("from route")
    assert (p.seals(), p.cargo, p.goods) == (1, ["salt"], [])


# -- what a luxury good brings


@rule("NOV-445")
@pytest.mark.parametrize(
    ("recipe", "seals"),
    [("salt", 1), ("salt+grain", 2), ("salt+fish", 2), ("salt+fish+grain", 4)],
)
def test_a_luxury_good_for_seals_brings_the_printed_seals_and_as_many_ducats(recipe: str, seals: int) -> None:
    workshop = {"bergen": "provisions-salt"}
    p = docked(
        "luebeck visby bergen", kontors="luebeck visby bergen riga", hold="riga", manufactories=workshop
    )
    p.play("make bergen", f"recipe {recipe}")
    assert (p.seals(), p.ducats(), p.score()) == (seals, 20 + seals, {"luxury-goods": seals})
    assert p.told("for-seals") == [(0, seals, seals)]


@rule("NOV-445")
def test_amber_and_glass_bring_three() -> None:
    p = docked(
        "danzig luebeck visby", kontors="danzig luebeck visby", manufactories={"visby": "jewellery-amber"}
    )
    p.play("make visby", "recipe glass+amber")
    assert (p.seals(), p.ducats()) == (3, 23)


@rule("NOV-445", "NOV-433")
@pytest.mark.parametrize("name", MANUFACTORY_IDS)
def test_each_recipe_of_each_manufactory_can_be_made(name: str) -> None:
    _, luxury, main = name.split("-")
    route, hold = {
        "provisions": ("riga danzig luebeck", "bergen"),
        "clothing": ("novgorod visby bergen london", "antwerp"),
        "jewellery": ("visby luebeck danzig", ""),
    }[luxury]
    last = route.split()[-1]
    p = docked(
        f"{route} +", kontors=" ".join(CITY_IDS), hold=hold, speed=5, manufactories={last: f"{luxury}-{main}"}
    )
    before = {*p.goods, *p.cargo}
    p.play(f"make {last}")
    recipes = p.choices("recipe")
    assert len(recipes) == (2 if luxury == "jewellery" else 4)
    for recipe in recipes:
        used = set(recipe.split("+"))
        seals = {1: 1, 2: 3 if luxury == "jewellery" else 2, 3: 4}[len(used)]
        made = p.copy().play(f"recipe {recipe}")
        assert main in used
        assert (made.seals(), made.ducats()) == (seals, 20 + seals)
        assert {*made.goods, *made.cargo} == before - used


@rule("NOV-446", "NOV-463")
def test_for_an_order_a_special_order_or_the_career_the_manufactory_brings_nothing() -> None:
    p = docked("visby", hand="order-19").play("fulfil order-19 upper")
    assert (p.score(), p.ducats()) == ({"orders": 2}, 20)
    column = "special-4:C special-1:A special-2:A special-3:B"
    p = docked("visby", kontors="visby antwerp", hold="antwerp", column=column).play("special 1").deal()
    assert (p.score(), p.ducats()) == ({"special-orders": 4}, 20 - 3)
    p = docked("visby luebeck", career="2 back 0").play("rise")
    assert (p.level(), p.score(), p.ducats()) == (1, {}, 20)


@rule("NOV-447")
def test_a_luxury_good_cannot_be_kept_or_stored() -> None:
    p = docked("luebeck visby", hand="order-19").play("make visby")
    assert p.play("end").legal() == ["store luebeck", "store-nothing"]
    p.play("store-nothing").finish().finish()
    assert p.cargo == []
    assert p.sail("luebeck").choices("fulfil") == [], "the jewellery of the last turn is gone"


@rule("NOV-449")
def test_a_luxury_good_from_two_goods_meets_luxury_trader_whatever_it_is_for() -> None:
    def trade(*moves: str, **more: object) -> tuple[dict[str, int], list[str]]:
        p = docked(
            "luebeck visby bergen",
            kontors="luebeck visby bergen",
            bonus="luxury-trader variety",
            manufactories={"bergen": "provisions-salt", "visby": "jewellery-glass"},
            **more,
        ).play(*moves)
        return p.score(), p.won()

    assert trade("make bergen", "recipe salt") == ({"luxury-goods": 1}, [])
    assert trade("make bergen", "recipe salt+fish") == (
        {"luxury-goods": 2, "bonus-cards": 3},
        ["luxury-trader"],
    )
    order = ("fulfil order-23 upper", "recipe salt+fish")
    assert trade(*order, hand="order-23") == ({"orders": 2, "bonus-cards": 3}, ["luxury-trader"])
    career = ("rise", "recipe salt+fish")
    assert trade(*career, career="2 back 0") == ({"bonus-cards": 3}, ["luxury-trader"])


@rule("NOV-449")
def test_luxury_trader_is_met_only_the_first_time() -> None:
    p = docked(
        "luebeck visby bergen london",
        kontors="luebeck visby bergen london antwerp",
        hold="antwerp",
        bonus="luxury-trader variety",
        manufactories={"bergen": "provisions-salt", "london": "clothing-cloth"},
    )
    p.play("make bergen", "recipe salt+fish", "make london", "recipe cloth+wool")
    assert p.score() == {"luxury-goods": 4, "bonus-cards": 3}


# -- the choices within a target


@rule("NOV-D06")
def test_the_city_of_the_manufactory_then_the_recipe() -> None:
    p = docked(
        "visby luebeck danzig",
        kontors="visby luebeck danzig",
        hand="order-19",
        manufactories={"visby": "jewellery-glass", "danzig": "jewellery-amber"},
    )
    p.play("fulfil order-19 upper")
    assert p.legal() == ["at visby", "at danzig"]
    p.play("at danzig")
    assert p.legal() == ["recipe amber", "recipe glass+amber"]
    p.play("recipe amber")
    assert (p.goods, p.seals()) == (["glass", "salt"], 2)


@rule("NOV-D06")
def test_a_single_way_is_taken_without_asking() -> None:
    p = docked("visby luebeck", hand="order-19").play("fulfil order-19 upper")
    assert p.asked == tasks.EVALUATE
    assert p.told("makes") == [(0, len(GOOD_IDS) + 2, CITY_IDS.index("visby"), 1 << GOOD_IDS.index("glass"))]


@rule("NOV-D06")
def test_only_ways_are_offered_that_complete_the_target() -> None:
    """Jewellery could be made in Lübeck from the stored glass, but that covers the salt Riga needs."""
    p = docked(
        "luebeck danzig riga",
        kontors="luebeck danzig riga visby",
        hold="visby",
        career="2 back 0",
        manufactories={"luebeck": "jewellery-glass", "danzig": "jewellery-amber", "riga": "provisions-salt"},
    )
    p.play("rise")
    assert p.legal() == ["recipe amber", "recipe glass+amber"], "in Danzig, not in Lübeck"
    p.play("recipe amber")
    assert p.legal() == ["recipe salt", "recipe salt+grain"]
    p.play("recipe salt+grain")
    assert (p.level(), p.goods, p.cargo) == (1, [], ["glass"])


@rule("NOV-D06")
def test_the_cities_of_the_career_are_one_choice() -> None:
    p = docked(
        "visby luebeck danzig",
        kontors="visby luebeck danzig",
        career="2 back 0",
        manufactories={"visby": "jewellery-glass", "luebeck": "provisions-salt", "danzig": "jewellery-amber"},
    )
    p.play("rise")
    assert p.legal() == ["make-in visby+luebeck", "make-in danzig+luebeck"], "not jewellery twice"
    p.play("make-in danzig+luebeck")
    assert p.told("makes")[-1][2] == CITY_IDS.index("luebeck"), "the only recipe there"
    assert p.legal() == ["recipe amber", "recipe glass+amber"], "then Danzig's"
    p.play("recipe amber")
    assert (p.level(), p.goods) == (1, ["glass"])


@rule("NOV-D06")
def test_a_good_in_hold_and_route_asks_for_its_source() -> None:
    p = docked("luebeck + visby", hold="luebeck", hand="order-17").play("fulfil order-17 upper")
    assert p.legal() == ["from hold", "from route"]
    p.play("from hold")
    assert (p.goods, p.cargo) == (["salt"], [])
    p = docked("luebeck + visby", hold="luebeck", hand="order-17").play("fulfil order-17 upper", "from route")
    assert (p.goods, p.cargo) == ([], ["salt"])


@rule("NOV-D06")
def test_a_manufactory_on_a_card_takes_that_good_from_the_card_itself() -> None:
    p = docked("luebeck visby", hold="luebeck").play("make luebeck")
    assert p.asked == tasks.EVALUATE
    assert (p.goods, p.cargo) == (["glass"], ["salt"]), "the salt of the card would be lost otherwise"


@rule("NOV-D06")
def test_a_good_that_only_the_hold_has_comes_from_there() -> None:
    p = docked("visby", hold="luebeck", hand="order-17").play("fulfil order-17 upper")
    assert (p.asked, p.cargo) == (tasks.EVALUATE, [])


@rule("NOV-D06")
def test_different_goods_are_one_choice() -> None:
    p = docked("novgorod visby luebeck danzig", kontors="novgorod visby luebeck danzig").play("rise")
    assert p.choices("give") == ["fur+glass+salt", "fur+glass+amber", "fur+salt+amber", "glass+salt+amber"]
    p.play("give fur+salt+amber")
    assert (p.level(), p.goods) == (1, ["glass"])


@rule("NOV-D06", "NOV-R14")
def test_goods_after_which_the_fees_could_not_be_paid_are_not_offered() -> None:
    """One of the own kontors must earn the fee of Riga."""
    p = docked(
        "luebeck visby novgorod riga",
        ducats=0,
        career="4 front 0",
        kontors="novgorod luebeck visby",
        privilege_used=True,
    )
    p.play("rise")
    assert p.choices("give") == ["fur+glass+grain", "fur+salt+grain", "glass+salt+grain"]


@rule("NOV-D06")
def test_a_source_after_which_the_fees_could_not_be_paid_is_not_offered() -> None:
    p = docked(
        "visby novgorod",
        ducats=0,
        career="3 front 2",
        kontors="novgorod riga",
        hold="novgorod",
        hand="order-13",
    ).play("fulfil order-13 upper")
    assert (p.goods, p.cargo) == (["fur"], []), "the kontor must earn Visby's fee, so the stored fur goes"
    assert p.play("end", "left").ducats() == 4 - 3


@rule("NOV-D06")
def test_a_good_that_the_manufactory_would_cover_is_not_there_for_the_rest_of_the_target() -> None:
    """Jewellery and cloth: the jewellery is made in Antwerp, on the very card that has the cloth."""
    given: dict[str, object] = {
        "kontors": "antwerp visby luebeck",
        "hold": "visby",
        "manufactories": {"antwerp": "jewellery-glass"},
        "column": "special-4:C special-1:A special-2:A special-3:B",
    }
    assert docked("antwerp", **given).choices("special") == []
    p = docked("antwerp +", **given)
    assert p.choices("special") == ["1"], "on the placeholder it covers nothing"
    assert p.play("special 1").goods == []
