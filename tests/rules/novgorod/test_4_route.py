"""Chapter 4: the course of a turn and phase 1, lay a route."""

import pytest

from roadstead.games.novgorod import tasks
from tests.rule import rule
from tests.rules.novgorod.position import CITY_IDS, COLUMN, novgorod, own_deck

RING = ["bergen", "visby", "novgorod", "riga", "danzig", "luebeck"]
NO_PRIVILEGE = "1 front 4"


def along(count: int) -> str:
    return " ".join(RING[:count])


# -- the turn


@rule("NOV-401")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_turns_go_round_clockwise_from_the_start_player_and_all_have_the_same_number(first: int) -> None:
    p = novgorod(3, seat=first, first=first, round=1, seals={2: 30})
    turns = []
    while not p.over:
        turns.append((p.actor, p.round))
        p.finish()
    order = [(first + step) % 3 for step in range(3)]
    assert turns == [(seat, 1) for seat in order] + [(seat, 2) for seat in order]


@rule("NOV-402")
def test_a_turn_has_four_phases_in_this_order() -> None:
    p = novgorod(career="1 front 2")
    assert p.asked == tasks.ROUTE
    p.play("sail luebeck", "stop")
    assert p.asked == tasks.EVALUATE
    p.play("end")
    assert p.asked == tasks.STORE
    p.play("store-nothing")
    assert p.asked == tasks.PURCHASE
    assert p.seals() == 0
    p.play("ship")
    assert p.seals() == 2 + 1, "seals for the career come last"
    assert (p.actor, p.asked) == (1, tasks.ROUTE)


# -- privileges


@rule("NOV-403", "NOV-I08")
def test_only_one_privilege_is_used_in_a_turn() -> None:
    def left_after(*moves: str) -> set[str]:
        """The privileges offered or used by itself after these moves, until the end of the turn."""
        p = novgorod(kontors="luebeck visby novgorod").play(*moves)
        found = set()
        while p.actor == 0:
            found |= {choice.split()[0] for choice in p.choices("sail-fast", "extra-income", "cheap")}
            p.play(next(move for move in ("stop", "end", "store-nothing", "pass") if p.can(move)))
        return found | ({"seal"} if p.seals() else set())

    assert left_after("sail luebeck", "sail visby") == {"sail-fast", "extra-income", "cheap", "seal"}
    assert left_after("sail luebeck", "sail visby", "sail-fast novgorod") == set()
    assert left_after("stop", "extra-income") == set()
    assert left_after("stop", "end", "cheap order-21") == set()
    assert left_after("stop", "end") == {"cheap", "seal"}


@rule("NOV-403")
def test_a_covered_privilege_cannot_be_used() -> None:
    p = novgorod(career="3 front 2")
    assert p.privileges() == ["order-discount", "seal"]
    p.play("sail luebeck", "sail visby")
    assert p.asked == tasks.EVALUATE, "no third card: speed +1 is covered"
    assert "extra-income" not in p.legal()
    p.end()
    assert "cheap" in {choice.split()[0] for choice in p.legal()}
    assert p.finish().score() == {"career": 2, "privilege": 1}


@rule("NOV-403")
def test_the_next_turn_has_its_own_privilege() -> None:
    p = novgorod().sail().play("extra-income").finish().finish()
    assert "extra-income" in p.sail().legal()


@rule("NOV-404")
def test_what_the_four_privileges_do() -> None:
    assert novgorod().sail("luebeck visby novgorod!").route == "luebeck visby *novgorod"
    assert novgorod().sail().play("extra-income").ducats() == 22
    p = novgorod(phase=3).play("cheap order-21")
    assert (p.ducats(), p.hand()) == (17, ["order-21"])
    p = novgorod().finish()
    assert (p.score(), p.told("privilege-seal")) == ({"privilege": 1}, [(0, 1)])


@rule("NOV-404")
def test_with_special_orders_order_minus_3_may_be_used_in_phase_2_instead() -> None:
    p = novgorod(kontors="novgorod bergen", hold="bergen", column=COLUMN).sail("novgorod")
    p.play("special-cheap 1")
    assert p.ducats() == 20, "a cost of 1, less 3"
    p.deal().end()
    assert p.choices("cheap") == []


@rule("NOV-404")
def test_with_the_back_of_the_pirate_extra_income_may_be_used_at_the_start_or_the_end_instead() -> None:
    p = novgorod(pirate="antwerp back").play("pirate riga")
    assert (p.pirate, p.ducats()) == ("riga", 20)
    assert "extra-income" not in p.sail().legal()
    p = novgorod(pirate="antwerp back").play("pass").sail().end().play("pass", "pirate riga")
    assert (p.pirate, p.ducats()) == ("riga", 20)
    assert p.score() == {}, "the privilege of the turn is used"


@rule("NOV-R35")
def test_a_privilege_used_before_its_level_is_covered_is_fine() -> None:
    p = novgorod(speed=3, kontors="luebeck visby novgorod").sail("luebeck visby novgorod")
    p.play("extra-income", "rise")
    assert (p.level(), p.ducats()) == (1, 22)
    assert "extra-income" not in p.privileges()


@rule("NOV-R35", "NOV-464")
def test_a_covered_privilege_is_gone_at_once() -> None:
    p = novgorod(speed=3, kontors="luebeck visby novgorod").sail("luebeck visby novgorod")
    assert "extra-income" in p.legal()
    p.play("rise")
    assert "extra-income" not in p.legal()


@rule("NOV-R35")
def test_a_privilege_cannot_pay_the_fees_once_its_level_is_covered() -> None:
    """3 ducats, a fee of 4 and no other income: the 2 of the privilege must come before the level that covers it."""
    p = novgorod(speed=3, kontors="luebeck visby", ducats=3).sail("luebeck visby novgorod")
    assert (p.fees, "rise" in p.legal()) == (4, False)
    assert p.play("extra-income", "rise").end().ducats() == 3 + 2 - 4


@rule("NOV-R35")
def test_the_1_seal_of_phase_4_is_looked_at_after_the_career_steps() -> None:
    p = novgorod(career="2 front 2").sail().play("rise").finish()
    assert p.score() == {"career": 3}, "the level covers 1 seal"
    p = novgorod(career="1 front 1").sail().play("rise").finish()
    assert p.score() == {"career": 2, "privilege": 1}, "the level covers order -3"


# -- how long the route is


@rule("NOV-411")
@pytest.mark.parametrize("speed", [2, 3, 4, 5])
def test_a_route_has_no_more_cards_than_the_speed(speed: int) -> None:
    p = novgorod(speed=speed, ducats=40, career=NO_PRIVILEGE)
    for city in RING[: speed - 1]:
        p.play(f"sail {city}")
        assert p.choices("sail")
    p.play(f"sail {RING[speed - 1]}")
    assert p.asked == tasks.EVALUATE
    assert p.route.replace("*", "") == along(speed)


@rule("NOV-411", "NOV-417")
def test_the_cards_of_a_route_lie_from_left_to_right() -> None:
    p = novgorod(speed=4, kontors="luebeck visby danzig riga").sail("danzig luebeck + visby")
    danzig, luebeck, visby = (CITY_IDS.index(city) for city in ("danzig", "luebeck", "visby"))
    assert p.view().route.cards == (danzig, luebeck, 8 + luebeck, visby)


@rule("NOV-R10")
@pytest.mark.parametrize("cards", range(5))
def test_a_route_may_have_fewer_cards_than_the_speed_even_none(cards: int) -> None:
    p = novgorod(speed=5, ducats=40).sail(along(cards))
    assert p.asked == tasks.EVALUATE
    assert len(p.view().route.cards) == cards


@rule("NOV-412")
@pytest.mark.parametrize("speed", [2, 3, 4, 5])
def test_with_speed_plus_1_the_row_may_have_one_card_more(speed: int) -> None:
    p = novgorod(speed=speed, ducats=40, kontors="bergen london").play(
        *(f"sail {city}" for city in RING[:speed])
    )
    assert p.choices("sail") == []
    more = p.choices("sail-fast")
    assert more
    p.play(f"sail-fast {more[0]}")
    assert p.asked == tasks.EVALUATE, "just one card more"
    assert len(p.view().route.cards) == speed + 1
    assert p.privilege_used


@rule("NOV-412")
def test_how_many_cards_more_is_told_by_the_privilege() -> None:
    rules = own_deck("speed: amount = 1 -> amount = 2")
    p = novgorod(ducats=40, rules=rules).play("sail bergen", "sail visby", "sail-fast novgorod", "sail riga")
    assert len(p.view().route.cards) == 4
    assert p.asked == tasks.EVALUATE


@rule("NOV-412")
def test_a_placeholder_can_be_the_card_more() -> None:
    p = novgorod(kontors="luebeck visby riga").sail("luebeck visby +!")
    assert (p.route, p.privilege_used) == ("luebeck visby +", True)


@rule("NOV-412")
def test_speed_plus_1_is_offered_only_where_it_is_needed() -> None:
    p = novgorod(kontors="luebeck visby riga").play("sail luebeck")
    assert p.choices("sail-fast", "placeholder-fast") == []
    assert p.choices("placeholder") == [""]


# -- where the route goes


@rule("NOV-413")
def test_the_first_city_is_free_to_choose_also_in_the_next_turn() -> None:
    p = novgorod(ducats=30)
    assert p.choices("sail") == CITY_IDS
    p.sail("luebeck").finish().finish()
    assert p.choices("sail") == CITY_IDS, "the ship has no place on the table"


@rule("NOV-413")
def test_each_city_is_a_neighbour_of_the_one_before() -> None:
    p = novgorod(speed=4, ducats=30).play("sail bergen", "sail visby")
    assert set(p.choices("sail")) == {"novgorod", "luebeck"}
    p.play("sail luebeck")
    assert set(p.choices("sail")) == {"danzig", "antwerp"}, "from Lübeck, not from the ship's first city"


@rule("NOV-413", "NOV-417")
def test_a_placeholder_does_not_move_the_ship() -> None:
    p = novgorod(speed=4, ducats=30, kontors="luebeck visby riga").play("sail luebeck", "placeholder")
    assert set(p.choices("sail")) == {"danzig", "antwerp", "visby"}


@rule("NOV-414")
@pytest.mark.parametrize("city", CITY_IDS)
def test_the_own_kontor_is_laid_where_there_is_one(city: str) -> None:
    p = novgorod(kontors=f"{city} {CITY_IDS[CITY_IDS.index(city) - 4]}")
    assert p.words(f"sail {city}")[0] == "sail-own"
    p.sail(city)
    assert (p.route, p.fees) == (city, 0)


@rule("NOV-415", "NOV-491")
@pytest.mark.parametrize(
    ("city", "fee"),
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
def test_the_base_kontor_of_any_city_can_be_laid_for_its_port_fee(city: str, fee: int) -> None:
    p = novgorod(kontors=" ".join(other for other in CITY_IDS if other != city)).sail(city)
    assert (p.route, p.fees, p.ducats(), len(p.goods)) == (f"*{city}", fee, 20, 1)
    assert p.end().ducats() == 20 - fee


@rule("NOV-415")
def test_a_base_kontor_is_laid_elsewhere_and_its_fee_is_due_at_the_end_of_phase_2() -> None:
    p = novgorod(kontors="luebeck danzig")
    assert p.words("sail visby")[0] == "sail-base"
    p.sail("visby novgorod")
    assert (p.route, p.fees, p.ducats()) == ("*visby *novgorod", 3 + 4, 20)
    assert p.goods == ["fur", "glass"]
    p.play("end")
    assert p.ducats() == 20 - 7


@rule("NOV-416", "NOV-R11")
def test_a_city_appears_only_once() -> None:
    p = novgorod(speed=5, ducats=40).play("sail visby", "sail luebeck")
    assert "visby" not in p.choices("sail")
    p.play("sail danzig")
    assert p.choices("sail") == ["riga"], "not back to Lübeck"
    p = novgorod(speed=5, ducats=40, kontors="bergen riga").play("sail visby", "sail luebeck")
    assert "visby" not in p.choices("sail"), "nor by its base kontor"


@rule("NOV-R11")
def test_no_base_kontor_is_laid_where_one_has_a_kontor() -> None:
    """Both kontors are spent: Lübeck is laid, Visby is the placeholder; Visby has a base kontor, but not for me."""
    p = novgorod(speed=4, ducats=40).play("sail luebeck", "placeholder")
    assert set(p.choices("sail")) == {"danzig", "antwerp"}


# -- placeholders


@rule("NOV-417")
def test_kontor_and_manufactory_of_a_city_are_both_used_only_with_a_placeholder() -> None:
    def left_after_making(route: str) -> list[str]:
        p = novgorod(
            kontors="luebeck visby novgorod", hold="novgorod", manufactories={"luebeck": "clothing-fur"}
        ).sail(route)
        return p.play("make luebeck").choices("income")

    assert left_after_making("luebeck") == []
    assert left_after_making("luebeck +") == ["luebeck"]


@rule("NOV-417")
def test_a_placeholder_counts_as_a_card_for_the_speed() -> None:
    p = novgorod(speed=3, kontors="luebeck visby riga", career=NO_PRIVILEGE)
    p.play("sail luebeck", "placeholder", "sail visby")
    assert p.asked == tasks.EVALUATE


@rule("NOV-417", "NOV-420")
def test_a_placeholder_is_no_city() -> None:
    p = novgorod(speed=5, kontors="luebeck visby bergen", ducats=40)
    assert p.sail("luebeck + visby novgorod riga").seals() == 0


@rule("NOV-418")
@pytest.mark.parametrize("city", CITY_IDS)
def test_a_city_has_one_placeholder_at_most(city: str) -> None:
    p = novgorod(speed=5, kontors=" ".join(CITY_IDS)).play(f"sail {city}")
    assert p.choices("placeholder")
    p.play("placeholder")
    assert not p.choices("placeholder")
    p.play(f"sail {CITY_IDS[CITY_IDS.index(city) - 1]}")
    assert p.choices("placeholder"), "but the next city can have its own"


@rule("NOV-418", "NOV-R13")
def test_a_placeholder_needs_a_kontor_in_hand() -> None:
    p = novgorod(speed=4, kontors="luebeck visby").play("sail luebeck", "sail visby")
    assert not p.choices("placeholder"), "both kontors lie in the row"
    p = novgorod(speed=4, kontors="luebeck visby", hold="visby").play("sail luebeck")
    assert not p.choices("placeholder"), "the other kontor is stored"
    p = novgorod(speed=4, kontors="luebeck bergen", hold="bergen").play("sail luebeck")
    assert not p.choices("placeholder"), "whatever its city"
    p = novgorod(speed=4, kontors="luebeck visby").play("sail luebeck")
    assert p.choices("placeholder")


@rule("NOV-418")
def test_a_placeholder_belongs_to_a_city() -> None:
    assert not novgorod().choices("placeholder"), "not before the first city"


@rule("NOV-418")
@pytest.mark.parametrize("city", CITY_IDS)
def test_any_city_visited_by_its_base_kontor_can_have_a_placeholder(city: str) -> None:
    p = novgorod(kontors=" ".join(other for other in CITY_IDS if other != city))
    assert p.sail(f"{city} +").route == f"*{city} +"


@rule("NOV-418")
def test_the_placeholder_beside_a_base_kontor_carries_the_manufactory() -> None:
    p = novgorod(kontors="luebeck visby", hold="luebeck", manufactories={"riga": "provisions-salt"})
    p.sail("riga +")
    assert p.route == "*riga +"
    p.play("make riga")
    assert p.goods == ["grain"], "the manufactory lies on the placeholder"


@rule("NOV-418", "NOV-R13")
def test_a_kontor_spent_as_a_placeholder_cannot_be_laid() -> None:
    p = novgorod(speed=5, kontors="luebeck visby", ducats=40).play("sail danzig", "placeholder")
    assert set(p.choices("sail")) == {"luebeck", "riga"}, "one kontor is left, for any own city"
    p.play("sail luebeck")
    assert p.choices("sail") == ["antwerp"], "not Visby: no kontor is left in hand"


@rule("NOV-R13")
def test_no_card_is_named_as_the_placeholder() -> None:
    p = novgorod(speed=5, kontors="luebeck visby riga", ducats=40).play("sail luebeck", "placeholder")
    assert {"visby", "danzig", "antwerp"} == set(p.choices("sail"))
    assert "riga" in p.copy().play("sail danzig").choices("sail"), "so Visby was the placeholder"
    assert p.copy().play("sail visby", "sail novgorod").choices("sail") == [], "or it was Riga"


# -- the stored kontor


@rule("NOV-419")
@pytest.mark.parametrize("city", CITY_IDS)
def test_the_base_kontor_takes_the_place_of_the_stored_kontor_in_the_hold(city: str) -> None:
    before = CITY_IDS[CITY_IDS.index(city) - 1]
    p = novgorod(kontors=f"{city} {before}", hold=city)
    (stored,) = p.cargo
    p.sail(f"{before} {city}")
    assert (p.route, p.fees) == (f"{before} {city}", 0)
    assert (len(p.goods), p.cargo) == (2, [stored]), "the stored good can be used besides"
    assert stored in p.goods
    assert p.told("swaps") == [(0, CITY_IDS.index(city))]


@rule("NOV-419", "NOV-475")
def test_the_exchange_costs_nothing_and_the_kontor_brings_its_income() -> None:
    p = novgorod(kontors="novgorod visby", hold="novgorod").sail("novgorod").end()
    assert p.ducats() == 20 + 4
    assert p.hold() == ""


@rule("NOV-419", "NOV-R13")
def test_with_no_card_left_in_hand_only_the_city_of_the_stored_kontor_can_be_entered() -> None:
    p = novgorod(speed=5, kontors="novgorod visby", hold="novgorod", ducats=40).play(
        "sail riga", "placeholder"
    )
    assert set(p.choices("sail")) == {"novgorod", "danzig"}
    p.play("sail novgorod")
    assert p.choices("sail") == [], "Visby is the placeholder"
    assert not p.choices("placeholder")


@rule("NOV-419", "NOV-R13")
def test_the_city_of_a_stored_kontor_may_be_bergen() -> None:
    p = novgorod(speed=5, kontors="bergen london", hold="bergen", ducats=40).play("sail visby", "placeholder")
    assert set(p.choices("sail")) == {"bergen", "novgorod", "luebeck"}
    p.play("sail bergen")
    assert (p.route, p.cargo) == ("*visby + bergen", ["fish"])
    assert p.choices("sail") == [], "London is the placeholder"


@rule("NOV-R13")
def test_a_stored_kontor_is_not_in_the_hand() -> None:
    p = novgorod(speed=5, kontors="novgorod visby luebeck", hold="novgorod", ducats=40)
    p.play("sail visby", "placeholder")
    assert set(p.choices("sail")) == {"novgorod", "bergen"}, "Lübeck is the placeholder"


# -- the bonus for long routes


@rule("NOV-420")
def test_five_cities_are_counted_when_the_route_is_complete() -> None:
    p = novgorod(speed=5, ducats=40, kontors="luebeck visby").play(*(f"sail {city}" for city in RING[:5]))
    assert p.seals() == 0, "a sixth card is still possible"
    p.play("stop")
    assert p.score() == {"bonus-cards": 4}
    assert p.won() == ["five-city-route"]


@rule("NOV-420")
def test_own_and_base_kontors_count_alike() -> None:
    own = novgorod(speed=5, kontors=along(5)).sail(along(5))
    base = novgorod(speed=5, ducats=40, kontors="bergen london").sail(along(5))
    assert own.score() == base.score() == {"bonus-cards": 4}
    assert novgorod(speed=5, ducats=40).sail(along(4)).score() == {}


@rule("NOV-420")
def test_five_cities_may_need_speed_plus_1() -> None:
    assert novgorod(speed=4, ducats=40).sail(along(5) + "!").seals() == 4


# -- decision points


@rule("NOV-D04")
def test_the_choices_of_a_route_step() -> None:
    p = novgorod(kontors="luebeck visby riga", ducats=30)
    assert p.legal() == [*(f"sail {city}" for city in CITY_IDS), "stop"]
    p.play("sail luebeck")
    assert p.legal() == ["sail visby", "sail danzig", "sail antwerp", "placeholder", "stop"]
    p.play("placeholder")
    assert p.legal() == ["sail-fast visby", "sail-fast danzig", "sail-fast antwerp", "stop"]
    p.play("sail-fast danzig")
    assert p.asked == tasks.EVALUATE


@rule("NOV-D04")
def test_stop_needs_a_route_whose_fees_can_be_paid() -> None:
    p = novgorod(ducats=0, career=NO_PRIVILEGE, kontors="luebeck danzig")
    assert "stop" in p.legal(), "the empty route always can"
    p.play("sail riga")
    assert p.route == "*riga danzig", "the only way on"


@rule("NOV-D03")
@pytest.mark.parametrize(
    ("ducats", "seals", "can"),
    [(6, {0: 9, 1: 3}, True), (5, {0: 9, 1: 3}, False), (3, {0: 3, 1: 9}, True), (2, {0: 3, 1: 9}, False)],
)
def test_the_pirate_can_be_moved_at_the_start_of_the_turn_if_its_price_is_at_hand(
    ducats: int, seals: dict[int, int], can: bool
) -> None:
    p = novgorod(pirate="riga", ducats=ducats, seals=seals)
    if not can:
        assert p.asked == tasks.ROUTE
        return
    assert p.legal() == ["pass", *(f"pirate {city}" for city in CITY_IDS if city != "riga")]
    p.play("pirate danzig")
    assert (p.pirate, p.ducats(), p.asked) == ("danzig", 0, tasks.ROUTE)


@rule("NOV-D03", "NOV-R07")
def test_with_the_back_it_needs_the_privilege_extra_income() -> None:
    p = novgorod(pirate="riga back", ducats=0)
    assert p.legal() == ["pass", *(f"pirate {city}" for city in CITY_IDS if city != "riga")]
    p.play("pirate danzig")
    assert p.privilege_used
    assert novgorod(pirate="riga back", career="1 front 1").asked == tasks.ROUTE, "extra income is covered"
    p = novgorod(pirate="riga back", career="2 front 3")
    assert p.privileges() == ["extra-income"], "no other privilege is needed"
    assert p.can("pirate danzig")


@rule("NOV-D03")
def test_without_the_pirate_the_turn_begins_with_the_route() -> None:
    assert novgorod().asked == tasks.ROUTE


# -- port fees must stay payable


@rule("NOV-R14")
def test_a_base_kontor_is_laid_only_if_its_fee_can_be_paid() -> None:
    p = novgorod(ducats=2, career=NO_PRIVILEGE, kontors="bergen riga")
    assert "antwerp" not in p.choices("sail"), "3 ducats; and no kontor beside it to earn them"
    assert "luebeck" in p.choices("sail")
    assert "antwerp" in novgorod(ducats=3, career=NO_PRIVILEGE, kontors="bergen riga").choices("sail")


@rule("NOV-R14")
def test_a_base_kontor_may_be_laid_before_the_own_kontor_that_pays_for_it() -> None:
    p = novgorod(ducats=2, career=NO_PRIVILEGE, kontors="bergen riga").play("sail visby")
    assert p.route == "*visby bergen", "the only way on, of three"
    assert p.end().ducats() == 2 + 2 - 3


@rule("NOV-R14")
def test_extra_income_counts_while_it_is_uncovered() -> None:
    p = novgorod(ducats=0, career="2 front 3", kontors="bergen riga").play("sail luebeck")
    assert p.can("stop"), "2 ducats of extra income for a fee of 2"
    assert not novgorod(ducats=0, career="2 front 4", kontors="bergen riga").can("sail luebeck")


@rule("NOV-R14")
def test_speed_plus_1_used_takes_extra_income_away() -> None:
    p = novgorod(ducats=6, kontors="bergen riga").play("sail danzig", "sail luebeck")
    assert p.choices("sail-fast") == [], "4 + 2 + 3 for 6 ducats and no privilege"
    p = novgorod(ducats=9, kontors="bergen riga").play("sail danzig", "sail luebeck")
    assert set(p.choices("sail-fast")) == {"visby", "antwerp"}


@rule("NOV-R14")
def test_the_merchants_ducats_count_for_an_open_kontor() -> None:
    def can_stop(merchant: str) -> bool:
        p = novgorod(ducats=0, kontors="luebeck riga", career=NO_PRIVILEGE, merchant=merchant, speed=2)
        p.play("sail luebeck")
        return p.can("sail danzig")

    assert can_stop("luebeck"), "2 + 3 ducats for a fee of 4"
    assert not can_stop("riga")
    assert not can_stop("luebeck back")
