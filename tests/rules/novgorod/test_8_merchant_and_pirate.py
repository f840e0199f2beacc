"""The expert game and its module A: the merchant and the pirate."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations, product

import pytest

from roadstead.engine.game import CHANCE
from roadstead.engine.options import OptionError
from roadstead.games.novgorod import tasks
from tests.rule import rule
from tests.rules.novgorod.position import CITY_IDS, GAME, Position, novgorod, own_deck, start

FRONT = {"merchant_and_pirate": True}


# -- the modules -----------------------------------------------------------------------------------------------


@rule("NOV-801")
@pytest.mark.parametrize(("first", "a", "b"), list(product([False, True], repeat=3)))
def test_the_modules_are_used_alone_or_together_in_either_mode(first: bool, a: bool, b: bool) -> None:
    options = {"first_game": first, "merchant_and_pirate": a, "special_orders": b}
    view = start(2, options).deal().view()
    assert (view.merchant >= 0, view.pirate >= 0) == (a, a)
    assert len(view.column) == (4 if b else 0)


@rule("NOV-811")
def test_the_merchant_starts_in_novgorod_and_the_pirate_in_antwerp() -> None:
    position = start(3, FRONT).deal()
    assert (position.merchant, position.pirate) == ("novgorod", "antwerp")


@rule("NOV-811")
def test_or_both_cities_are_drawn() -> None:
    position = start(2, {**FRONT, "cities": "random"})
    while not position.legal()[0].startswith("merchant-at"):
        position.play(position.legal()[0])
    assert position.actor == CHANCE
    assert position.weights() == {f"merchant-at {city}": 1 for city in CITY_IDS}
    position.play("merchant-at riga")
    assert position.weights() == {f"pirate-at {city}": 1 for city in CITY_IDS}
    position.play("pirate-at bergen")
    assert (position.merchant, position.pirate) == ("riga", "bergen")


@rule("NOV-811")
@pytest.mark.parametrize(("merchant", "pirate"), list(product(["front", "back"], repeat=2)))
def test_the_sides_are_agreed_on_beforehand(merchant: str, pirate: str) -> None:
    """The merchant's front pays for income; the pirate's back asks for no ducats."""
    position = novgorod(
        ducats=20, options={**FRONT, "merchant_side": merchant, "pirate_side": pirate}, merchant="luebeck"
    )
    position.play("pirate riga")
    assert position.ducats() == (14 if pirate == "front" else 20)
    before = position.ducats()
    position.sail("luebeck").play("income luebeck")
    assert position.ducats() == before + (5 if merchant == "front" else 2)


@rule("NOV-811")
@pytest.mark.parametrize("option", ["merchant_side", "pirate_side", "cities"])
def test_sides_and_cities_belong_to_the_module(option: str) -> None:
    value = "random" if option == "cities" else "back"
    assert GAME.settings(2, {**FRONT, option: value})
    with pytest.raises(OptionError, match="merchant_and_pirate"):
        GAME.settings(2, {option: value})


# -- the merchant's front --------------------------------------------------------------------------------------


@rule("NOV-821")
def test_income_in_the_merchants_city_brings_three_more() -> None:
    position = novgorod(merchant="luebeck", ducats=20).sail("luebeck visby")
    assert position.play("income visby").ducats() == 20 + 3
    assert position.play("income luebeck").ducats() == 23 + 2 + 3


@rule("NOV-821", "NOV-823")
@pytest.mark.parametrize("city", CITY_IDS)
def test_the_merchant_pays_in_any_city(city: str) -> None:
    """Compared with a merchant on the other side of the ring; a good in the hold becomes a luxury good."""
    opposite = CITY_IDS[CITY_IDS.index(city) - 4]
    hold, make = ("novgorod", "clothing-fur") if city in ("visby", "danzig") else ("visby", "jewellery-glass")

    def after(merchant: str, move: str) -> tuple[int, int]:
        position = novgorod(
            merchant=merchant, kontors=f"{city} {hold}", hold=hold, manufactories={city: make}, ducats=20
        )
        position.sail(city).play(f"{move} {city}")
        return position.ducats(), position.seals()

    for move in ("income", "make"):
        ducats, seals = after(opposite, move)
        assert after(city, move) == (ducats + 3, seals)
        assert after(f"{city} back", move) == (ducats, seals + (move == "make"))


@rule("NOV-821", "NOV-493")
def test_income_taken_by_itself_at_the_end_of_phase_2_counts() -> None:
    position = novgorod(merchant="luebeck", ducats=20).sail("luebeck visby").end()
    assert position.ducats() == 20 + 2 + 3 + 3


@rule("NOV-821")
def test_a_luxury_good_made_for_seals_in_the_merchants_city_brings_three_more() -> None:
    position = novgorod(merchant="luebeck", manufactories={"luebeck": "provisions-salt"}, ducats=20)
    position.sail("luebeck").play("make luebeck")
    assert (position.ducats(), position.score()) == (20 + 1 + 3, {"luxury-goods": 1})


@rule("NOV-821")
def test_it_is_the_city_of_the_manufactory_that_counts() -> None:
    """The salt of the merchant's city goes into the provisions made in another one."""
    position = novgorod(merchant="luebeck", manufactories={"visby": "provisions-salt"}, ducats=20)
    position.sail("luebeck visby").play("make visby")
    assert position.ducats() == 20 + 1


@rule("NOV-821")
def test_extra_income_is_no_income_of_a_city() -> None:
    position = novgorod(merchant="luebeck", ducats=20).sail("luebeck").play("extra-income")
    assert position.ducats() == 20 + 2
    assert position.play("income luebeck").ducats() == 22 + 2 + 3


@rule("NOV-821")
def test_a_base_kontor_in_the_merchants_city_has_no_income_to_add_to() -> None:
    position = novgorod(merchant="riga", ducats=20).sail("riga").end()
    assert position.ducats() == 20 - 2


@rule("NOV-821", "NOV-823")
def test_what_the_merchant_pays_for_is_on_its_card() -> None:
    """With a deck of one's own, for instance not for income."""
    deck = own_deck(
        '[merchant.front]: triggers = ["income", "luxury_for_seals"] -> triggers = ["luxury_for_seals"]'
    )
    position = novgorod(
        merchant="luebeck", manufactories={"luebeck": "provisions-salt"}, ducats=20, rules=deck
    ).sail("luebeck")
    assert position.copy().play("income luebeck").ducats() == 20 + 2
    assert position.play("make luebeck").ducats() == 20 + 1 + 3


def fulfil_with_goods(merchant: str) -> Position:
    """The salt of Lübeck and the cloth of Antwerp for the upper row of order-05."""
    position = novgorod(
        merchant=merchant,
        pirate="riga",
        speed=3,
        kontors="luebeck antwerp bergen",
        hold="bergen",
        hand="order-05",
        manufactories={"antwerp": "provisions-fish"},
    )
    return position.sail("luebeck antwerp").play("fulfil order-05 upper")


def fulfil_with_a_luxury_good(merchant: str) -> Position:
    position = novgorod(
        merchant=merchant,
        hand="order-23",
        manufactories={"luebeck": "provisions-salt"},
        kontors="luebeck riga",
    )
    return position.sail("luebeck").play("fulfil order-23 upper")


def rise_with_goods(merchant: str) -> Position:
    position = novgorod(merchant=merchant, speed=3, kontors="luebeck visby bergen", career="1 front 0")
    return position.sail("luebeck visby bergen").play("rise")


def rise_with_luxury_goods(merchant: str) -> Position:
    position = novgorod(
        merchant=merchant,
        kontors="luebeck visby",
        career="2 front 1",
        manufactories={"luebeck": "provisions-salt", "visby": "jewellery-glass"},
    )
    return position.sail("luebeck visby").play("rise")


OTHER_USES: dict[Callable[[str], Position], dict[str, int]] = {
    fulfil_with_goods: {"orders": 2},
    fulfil_with_a_luxury_good: {"orders": 2},
    rise_with_goods: {},
    rise_with_luxury_goods: {},
}
"""Uses of Lübeck that do not count, and the seals they bring."""


@rule("NOV-822")
@pytest.mark.parametrize("use", OTHER_USES)
def test_an_order_or_the_career_brings_no_ducats(use: Callable[[str], Position]) -> None:
    position = use("luebeck")
    assert (position.actor, position.ducats()) == (0, 20)


@rule("NOV-822")
def test_what_does_not_count_leaves_the_merchants_ducats_for_something_else() -> None:
    """Lübeck's salt goes to an order, then its manufactory on the placeholder makes provisions for seals."""
    position = novgorod(
        merchant="luebeck",
        pirate="riga",
        speed=3,
        kontors="luebeck antwerp bergen visby",
        hold="bergen",
        hand="order-05",
        manufactories={"luebeck": "provisions-fish"},
    )
    position.sail("luebeck + antwerp").play("fulfil order-05 upper", "make luebeck")
    assert (position.ducats(), position.score()) == (20 + 1 + 3, {"orders": 2, "luxury-goods": 1})


# -- the merchant's back ---------------------------------------------------------------------------------------


@rule("NOV-823")
@pytest.mark.parametrize(
    ("recipe", "printed"), [("salt", 1), ("salt+grain", 2), ("salt+fish", 2), ("salt+fish+grain", 4)]
)
def test_a_luxury_good_for_seals_brings_one_seal_more_and_no_more_ducats(recipe: str, printed: int) -> None:
    position = novgorod(
        merchant="luebeck back",
        kontors="riga danzig luebeck bergen",
        hold="bergen",
        speed=3,
        manufactories={"luebeck": "provisions-salt"},
        ducats=20,
    )
    position.sail("riga danzig luebeck").play("make luebeck", f"recipe {recipe}")
    assert position.score() == {"luxury-goods": printed, "merchant": 1}
    assert position.ducats() == 20 + printed


@rule("NOV-823")
def test_in_another_city_there_is_no_seal_more() -> None:
    position = novgorod(merchant="luebeck back", manufactories={"visby": "jewellery-glass"})
    assert position.sail("luebeck visby").play("make visby").score() == {"luxury-goods": 1}


@rule("NOV-823")
def test_income_brings_nothing_more_with_the_back() -> None:
    position = novgorod(merchant="luebeck back", ducats=20).sail("luebeck").play("income luebeck")
    assert (position.ducats(), position.score()) == (22, {})


@rule("NOV-824")
@pytest.mark.parametrize("use", OTHER_USES)
def test_an_order_or_the_career_brings_no_seal(use: Callable[[str], Position]) -> None:
    position = use("luebeck back")
    assert position.score() == OTHER_USES[use]


# -- the merchant's move ---------------------------------------------------------------------------------------


@rule("NOV-825")
@pytest.mark.parametrize("side", ["front", "back"])
@pytest.mark.parametrize("city", CITY_IDS)
def test_the_merchant_moves_clockwise_by_the_speed_of_the_ship(side: str, city: str) -> None:
    for speed in (2, 3, 4, 5):
        position = novgorod(phase=2, merchant=f"{city} {side}", speed=speed)
        assert position.merchant == city
        assert position.play("end").merchant == CITY_IDS[(CITY_IDS.index(city) + speed) % 8]


@rule("NOV-825")
def test_the_merchant_moves_every_turn_after_it_has_paid_and_before_the_purchase() -> None:
    position = novgorod(merchant="luebeck", ducats=20, speed={0: 2, 1: 4}).sail("luebeck")
    assert position.merchant == "luebeck"
    position.end()
    assert (position.asked, position.ducats(), position.merchant) == (tasks.PURCHASE, 25, "london")
    position.play("ship").finish()
    assert position.merchant == "london"
    assert position.sail().end().merchant == "riga"


# -- the pirate's front ----------------------------------------------------------------------------------------


@rule("NOV-831")
@pytest.mark.parametrize("city", CITY_IDS)
def test_a_route_with_the_pirates_city_may_have_one_card_fewer(city: str) -> None:
    before = CITY_IDS[CITY_IDS.index(city) - 1]
    position = novgorod(pirate=city, speed=3, kontors=" ".join(CITY_IDS), privilege_used=True)
    position.play("pass", f"sail {before}", f"sail {city}")
    assert position.asked == tasks.EVALUATE
    assert position.route == f"{before} {city}"


@rule("NOV-831")
@pytest.mark.parametrize("city", CITY_IDS)
def test_the_city_may_not_be_entered_if_the_route_would_be_too_long(city: str) -> None:
    position = novgorod(pirate=city, kontors=" ".join(CITY_IDS), privilege_used=True).play("pass")
    assert position.can(f"sail {city}")
    position.play(f"sail {CITY_IDS[CITY_IDS.index(city) - 1]}")
    assert position.choices("sail")
    assert not position.can(f"sail {city}")


@rule("NOV-831")
def test_a_route_without_the_pirates_city_has_its_full_length() -> None:
    position = novgorod(pirate="riga", speed=3, kontors="luebeck visby novgorod", privilege_used=True)
    assert position.sail("luebeck visby novgorod").route == "luebeck visby novgorod"


@rule("NOV-831", "NOV-412")
def test_it_holds_with_speed_plus_one_too() -> None:
    position = novgorod(pirate="visby", kontors="luebeck visby novgorod").play("pass", "sail luebeck")
    assert position.choices("sail-fast") == ["visby"]
    position.play("sail-fast visby")
    assert (position.asked, position.route) == (tasks.EVALUATE, "luebeck visby")


@rule("NOV-831")
def test_placeholders_count() -> None:
    """Speed 3: Lübeck with a placeholder leaves no room for Visby, Visby with one no room for more."""
    position = novgorod(pirate="visby", speed=3, kontors="luebeck visby novgorod", privilege_used=True)
    position.play("pass", "sail luebeck", "placeholder")
    assert position.choices("sail") == ["danzig", "antwerp"]
    position = novgorod(pirate="visby", speed=3, kontors="luebeck visby novgorod", privilege_used=True)
    position.play("pass", "sail visby", "placeholder")
    assert (position.asked, position.route) == (tasks.EVALUATE, "visby +")


@rule("NOV-832", "NOV-842")
@pytest.mark.parametrize(("side", "cost"), [("front", 6), ("back", 0)])
@pytest.mark.parametrize("city", CITY_IDS)
def test_the_pirate_may_be_moved_to_any_other_city_at_the_start_of_the_turn(
    city: str, side: str, cost: int
) -> None:
    others = [other for other in CITY_IDS if other != city]
    for other in others:
        position = novgorod(pirate=f"{city} {side}", ducats=20)
        assert position.legal() == ["pass", *(f"pirate {place}" for place in others)]
        position.play(f"pirate {other}")
        assert (position.pirate, position.ducats(), position.asked) == (other, 20 - cost, tasks.ROUTE)


@rule("NOV-832")
@pytest.mark.parametrize(
    ("seals", "costs"),
    [
        pytest.param((5, 3, 1), (6, 3, 0), id="most, second, fewer"),
        pytest.param((4, 4, 4), (6, 6, 6), id="all tied"),
        pytest.param((4, 4, 2), (6, 6, 3), id="two tied for the most"),
        pytest.param((9, 2, 2), (6, 3, 3), id="two tied for the second most"),
    ],
)
def test_the_cost_goes_by_the_seals(seals: tuple[int, ...], costs: tuple[int, ...]) -> None:
    for seat in range(3):
        position = novgorod(3, seat=seat, pirate="visby", ducats=6, seals=dict(enumerate(seals)))
        assert position.play("pirate riga").ducats(seat) == 6 - costs[seat]


@rule("NOV-832")
def test_with_two_players_nobody_moves_it_for_nothing() -> None:
    assert novgorod(pirate="visby", seals={0: 0, 1: 30}, ducats=9).play("pirate riga").ducats() == 6


@rule("NOV-832", "NOV-502")
@pytest.mark.parametrize(("seals", "cost"), [({0: 5, 1: 3}, 6), ({0: 3, 1: 5}, 3)])
def test_the_cost_must_be_at_hand(seals: dict[int, int], cost: int) -> None:
    assert novgorod(pirate="visby", seals=seals, ducats=cost).asked == tasks.PIRATE
    assert novgorod(pirate="visby", seals=seals, ducats=cost - 1).asked == tasks.ROUTE


@rule("NOV-832", "NOV-R31")
def test_the_pirate_may_be_moved_while_the_route_is_evaluated() -> None:
    position = novgorod(pirate="riga", ducats=6).sail("luebeck visby")
    assert position.choices("pirate") == [city for city in CITY_IDS if city != "riga"]
    position.play("pirate bergen")
    assert (position.pirate, position.ducats(), position.asked) == ("bergen", 0, tasks.EVALUATE)


@rule("NOV-833")
def test_a_move_after_the_route_was_laid_changes_nothing_in_it() -> None:
    position = novgorod(pirate="riga", ducats=6).sail("luebeck visby").play("pirate visby")
    assert (position.route, position.goods) == ("luebeck visby", ["glass", "salt"])
    position.play("income visby", "income luebeck", "end")
    assert position.ducats() == 0 + 3 + 2


@rule("NOV-833", "NOV-831")
def test_it_matters_for_the_next_route() -> None:
    position = novgorod(pirate="riga", ducats=6, speed={0: 2, 1: 2}).sail().play("pirate visby").finish()
    position.play("1: pass", "sail bergen")
    assert "visby" not in position.choices("sail")


# -- the pirate's back -----------------------------------------------------------------------------------------


@rule("NOV-841")
@pytest.mark.parametrize("city", CITY_IDS)
def test_no_route_visits_the_pirates_city(city: str) -> None:
    everywhere = " ".join(CITY_IDS)
    for kontors in (everywhere, " ".join(other for other in CITY_IDS if other != city)):
        position = novgorod(pirate=f"{city} back", kontors=kontors, speed=5, ducats=40).play("pass")
        assert position.choices("sail") == [other for other in CITY_IDS if other != city]
        position.play(f"sail {CITY_IDS[CITY_IDS.index(city) - 1]}")
        assert city not in position.choices("sail")


@rule("NOV-841")
@pytest.mark.parametrize("city", CITY_IDS)
def test_the_neighbours_of_the_pirates_city_are_neighbours_of_each_other(city: str) -> None:
    links: dict[str, set[str]] = {place: set() for place in CITY_IDS}
    for at, place in enumerate(CITY_IDS):
        links[place] |= {CITY_IDS[at - 1], CITY_IDS[(at + 1) % 8]}
    links["visby"].add("luebeck")
    links["luebeck"].add("visby")
    for place in CITY_IDS:
        if place == city:
            continue
        wanted = links[place] | (links[city] if city in links[place] else set())
        position = novgorod(pirate=f"{city} back", ducats=40).play("pass", f"sail {place}")
        assert set(position.choices("sail")) == wanted - {city, place}


@rule("NOV-841")
def test_the_route_is_not_shorter_for_it() -> None:
    position = novgorod(pirate="visby back", speed=3, kontors="bergen novgorod riga", privilege_used=True)
    assert position.sail("bergen novgorod riga").route == "bergen novgorod riga"


@rule("NOV-842")
def test_extra_income_moves_the_pirate_at_the_start_of_the_turn() -> None:
    position = novgorod(pirate="visby back", ducats=20, career="1 front 0")
    others = [city for city in CITY_IDS if city != "visby"]
    assert position.legal() == ["pass", *(f"pirate {city}" for city in others)]
    position.play("pirate riga")
    assert (position.pirate, position.ducats(), position.privilege_used) == ("riga", 20, True)
    position.sail("luebeck")
    assert not position.can("extra-income")
    assert position.finish().score() == {}


@rule("NOV-842")
@pytest.mark.parametrize(("city", "other"), list(permutations(CITY_IDS, 2)))
def test_or_at_the_end_of_the_turn(city: str, other: str) -> None:
    position = novgorod(pirate=f"{city} back", ducats=20, career="1 front 0").sail().end().play("pass")
    others = [place for place in CITY_IDS if place != city]
    assert (position.actor, position.asked) == (0, tasks.PIRATE)
    assert position.legal() == ["pass", *(f"pirate {place}" for place in others)]
    position.play(f"pirate {other}")
    assert (position.pirate, position.ducats(), position.score(), position.actor) == (other, 20, {}, 1)


@rule("NOV-842")
def test_only_at_the_start_or_the_end() -> None:
    assert novgorod(pirate="visby back", ducats=20).sail("luebeck").choices("pirate") == []


@rule("NOV-842", "NOV-403")
def test_extra_income_must_be_uncovered_and_no_privilege_used() -> None:
    assert novgorod(pirate="visby back", career="1 front 1").asked == tasks.ROUTE
    assert novgorod(pirate="visby back", career="2 front 3").asked == tasks.PIRATE
    position = novgorod(pirate="visby back", career="1 front 0").sail().play("extra-income", "end", "pass")
    assert position.actor == 1


# -- the pirate at the end of the turn -------------------------------------------------------------------------


@rule("NOV-D10")
@pytest.mark.parametrize(("city", "other"), list(permutations(CITY_IDS, 2)))
def test_the_pirate_may_be_moved_at_the_end_of_the_turn(city: str, other: str) -> None:
    position = novgorod(pirate=city, ducats=20).sail().end()
    assert position.asked == tasks.PURCHASE
    position.play("pass")
    others = [place for place in CITY_IDS if place != city]
    assert (position.actor, position.asked) == (0, tasks.PIRATE)
    assert position.legal() == ["pass", *(f"pirate {place}" for place in others)]
    position.play(f"pirate {other}")
    assert (position.pirate, position.ducats(), position.actor) == (other, 14, 1)


@rule("NOV-D10", "NOV-832")
def test_it_comes_before_phase_4_is_scored() -> None:
    """With 4 seals to 5 it costs 3; with the 2 seals of the career field it would cost 6."""
    position = novgorod(phase=3, pirate="visby", seals={0: 4, 1: 5}, career="1 front 2", ducats=3).play(
        "pass"
    )
    assert (position.asked, position.seals()) == (tasks.PIRATE, 4)
    position.play("pirate riga")
    assert (position.ducats(), position.seals()) == (0, 4 + 2 + 1)


@rule("NOV-D10")
def test_a_pirate_moved_this_turn_is_not_moved_again() -> None:
    at_start = novgorod(pirate="visby", ducats=20).play("pirate riga", "stop", "end", "pass")
    in_phase_2 = novgorod(pirate="visby", ducats=20).sail().play("pirate riga", "end", "pass")
    assert (at_start.actor, in_phase_2.actor) == (1, 1)
    next_turn = at_start.rounds()
    assert (next_turn.actor, next_turn.asked) == (0, tasks.PIRATE)


@rule("NOV-D10")
def test_with_the_back_a_used_privilege_leaves_no_choice() -> None:
    free = novgorod(pirate="visby back").sail().end().play("pass")
    assert (free.actor, free.asked) == (0, tasks.PIRATE)
    used = novgorod(pirate="visby back").sail().end().play("cheap order-24", "pass")
    assert used.actor == 1
