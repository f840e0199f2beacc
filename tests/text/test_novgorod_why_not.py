"""Why a thing of Novgorod cannot be chosen, with the rule that says so; and what a choice is known to bring about."""

from random import Random
from typing import cast

import pytest

from roadstead.engine.game import Due
from roadstead.engine.table import Table
from roadstead.games.novgorod.state import NovgorodState
from roadstead.text.voice import StrictVoice
from tests.rules.novgorod.position import COLUMN, GAME, RULES, Position, novgorod, own_deck, start

PLAYERS = ["Ann", "Ben", "Chloé"]
SHORT_OF_DUCATS = ("why-fees", "why-price")
MAKERS = {"luebeck": "provisions-salt", "visby": "jewellery-amber", "novgorod": "clothing-fur"}


def why(p: Position, target: str) -> tuple[str, str]:
    """The rule and the reason, of a thing that lies on the table and that no choice touches."""
    words = p.state.novgorod.words
    view = p.view(p.actor)
    assert any(target in line.things for section in words.table(view) for line in section.lines), target
    assert not any(target in words.targets(view, code) for code in p.state.legal(p.actor)), target
    found = words.why_not(view, target)
    assert found is not None
    return found.rule, StrictVoice(p.state.novgorod, "en", PLAYERS).say(found.message)


def brings(p: Position, move: str) -> list[tuple[str, str]]:
    words = p.state.novgorod.words
    found = words.consequences(p.view(p.actor), p.codebook.code(move))
    voice = StrictVoice(p.state.novgorod, "en", PLAYERS)
    return [(consequence.kind, voice.say(consequence.message)) for consequence in found]


# -- introductory rounds -----------------------------------------------------------------------------------


def picking(*moves: str, **deck: object) -> Position:
    """The introductory rounds, after these choices of the last seat in turn order."""
    p = start(2, {"first_game": "on"}, **deck).deal()  # type: ignore[arg-type]
    first = p.actor
    for move in moves:
        p.play(move).deal()
        while p.actor != first:
            p.play(p.legal()[0]).deal()
    return p


def test_what_has_been_chosen_is_not_chosen_again() -> None:
    p = picking("kontor danzig")
    assert why(p, "kontor:danzig") == ("NOV-303", "You have a kontor in Danzig already.")
    p = picking("kontor danzig", "kontor riga")
    assert why(p, "kontor:visby") == (
        "NOV-302",
        "You have chosen all 2 kontors; an order is still to be chosen.",
    )
    own = p.hand(p.actor)[0]
    assert why(p, f"order:{own}") == ("NOV-302", "This order is yours already.")
    p = picking("order stack")
    chosen = "You have chosen your order; kontors are still to be chosen."
    assert why(p, "stack:orders") == ("NOV-302", chosen)
    assert why(p, f"order:{p.display[0]}") == ("NOV-302", chosen)


def test_a_kontor_too_dear_to_be_paid_with_everything_else() -> None:
    rules = own_deck(
        "kontor-danzig-low: price = 5 -> price = 9", "kontor-danzig-mid1: price = 6 -> price = 9"
    )
    assert why(picking(rules=rules), "kontor:danzig") == (
        "NOV-R08",
        "It costs 9 ducats; with everything else to be paid you can spend 6 ducats on it.",
    )


# -- the route ---------------------------------------------------------------------------------------------


def test_a_city_out_of_reach() -> None:
    p = novgorod(kontors="luebeck visby riga", speed=3).play("sail luebeck", "sail visby")
    assert why(p, "city:luebeck") == ("NOV-416", "Lübeck is in your route already.")
    assert why(p, "city:riga") == ("NOV-413", "No sea link leads from Visby to Riga.")


def test_a_city_for_which_no_card_is_left() -> None:
    p = novgorod(kontors="luebeck visby", speed=3).play("sail luebeck", "placeholder")
    assert why(p, "city:visby") == ("NOV-R13", "No kontor is left in your hand.")
    assert why(p, "step:2") == ("NOV-418", "Lübeck has a placeholder already.")
    p.play("sail danzig")
    assert why(p, "step:3") == ("NOV-418", "No kontor is left in your hand.")


def test_a_placeholder_needs_a_city() -> None:
    assert why(novgorod(), "step:0") == ("NOV-417", "A placeholder belongs to a city; lay the city first.")


def test_a_city_whose_fee_could_not_be_paid() -> None:
    p = novgorod(kontors="bergen london", ducats=1, privilege_used=True)
    assert why(p, "city:danzig") == (
        "NOV-R14",
        "The port fees would be 4 ducats; with all income you would have 1, so 3 would be missing.",
    )


def test_the_pirate_in_the_way() -> None:
    p = novgorod(kontors="luebeck visby riga", pirate="antwerp", privilege_used=True).play(
        "pass", "sail luebeck"
    )
    assert why(p, "city:antwerp") == (
        "NOV-831",
        "With the pirate's city Antwerp your route may have 1 card at most.",
    )
    p = novgorod(kontors="luebeck visby", hold="visby", pirate="visby", privilege_used=True).play(
        "pass", "sail luebeck"
    )
    assert why(p, "city:visby") == (
        "NOV-831",
        "With the pirate's city Visby your route may have 1 card at most.",
    )
    p = novgorod(pirate="antwerp back").play("pass")
    assert why(p, "city:antwerp") == ("NOV-841", "The pirate is in Antwerp; routes ignore this city.")


@pytest.mark.parametrize(
    ("privilege", "used", "career", "reason"),
    [
        ("speed", False, "1 front 0", ("NOV-412", "Your route has room for 2 more cards without it.")),
        (
            "speed",
            True,
            "1 front 0",
            ("NOV-403", "You have used a privilege this turn, and there is only one per turn."),
        ),
        ("extra-income", True, "1 front 1", ("NOV-464", "This privilege is covered by your career.")),
        ("order-discount", False, "1 front 0", ("NOV-404", "This privilege is used in phase 3.")),
        (
            "seal",
            False,
            "1 front 0",
            (
                "NOV-602",
                "The seal comes by itself at the end of your turn, if you use no other privilege.",
            ),
        ),
    ],
)
def test_a_privilege_that_does_not_serve(
    privilege: str, used: bool, career: str, reason: tuple[str, str]
) -> None:
    p = novgorod(career=career, privilege_used=used)
    assert why(p, f"privilege:{privilege}") == reason


# -- the pirate --------------------------------------------------------------------------------------------


def test_the_pirate_moves_once_to_another_city_for_its_price() -> None:
    p = novgorod(pirate="antwerp", ducats=6)
    assert why(p, "city:antwerp") == ("NOV-832", "The pirate is in Antwerp already.")
    p.play("pirate riga").sail("luebeck")
    assert why(p, "figure:pirate") == ("NOV-R31", "The pirate has been moved this turn.")
    assert why(p, "city:antwerp") == ("NOV-R31", "The pirate has been moved this turn.")
    p = novgorod(pirate="antwerp", ducats=5).sail("luebeck")
    assert why(p, "figure:pirate") == ("NOV-832", "It costs 6 ducats; you have 5 ducats.")
    p = novgorod(pirate="antwerp", ducats=6, kontors="bergen london", privilege_used=True).sail("luebeck")
    assert why(p, "city:riga") == (
        "NOV-R14",
        "After that you could not pay the port fees of 2 ducats; you have 6 ducats.",
    )


def test_the_pirates_back_waits_for_the_start_or_end_of_a_turn() -> None:
    p = novgorod(pirate="antwerp back").sail("luebeck")
    assert why(p, "figure:pirate") == (
        "NOV-842",
        "The pirate can be moved only at the start or the end of your turn.",
    )
    assert why(p, "city:riga") == ("NOV-402", "Your route is laid; now its cards are used.")


# -- phase 2 -----------------------------------------------------------------------------------------------


def evaluating(**more: object) -> Position:
    """Lübeck, Visby and Novgorod, with provisions, jewellery and clothing made in them."""
    facts: dict[str, object] = {"kontors": "luebeck visby novgorod", "speed": 3, "manufactories": MAKERS}
    return novgorod(**(facts | more)).sail("luebeck visby novgorod")  # type: ignore[arg-type]


def test_a_manufactory_that_cannot_be_used() -> None:
    p = evaluating()
    assert why(p, "workshop:riga") == ("NOV-441", "Riga is not in your route.")
    assert why(p, "workshop:visby") == ("NOV-441", "Missing for jewellery in Visby: amber.")
    p.play("make luebeck", "income novgorod")
    assert why(p, "workshop:luebeck") == ("NOV-442", "The manufactory in Lübeck has been used this turn.")
    assert why(p, "workshop:novgorod") == (
        "NOV-R36",
        "The manufactory in Novgorod has no unused card to lie on.",
    )


def test_goods_on_the_wrong_side_of_a_manufactory() -> None:
    p = evaluating(manufactories={"luebeck": "jewellery-glass", "novgorod": "clothing-fur"})
    assert why(p, "workshop:luebeck") == (
        "NOV-443",
        "On the wrong side of the manufactory in Lübeck, to its right: glass.",
    )


def test_a_row_and_what_it_lacks() -> None:
    p = evaluating(hand="order-14 order-01", left="order-23")
    assert why(p, "row:order-14:0") == ("NOV-452", "Missing: grain.")
    assert why(p, "order:order-01") == (
        "NOV-452",
        "Missing for the upper row: amber and grain; for the lower row: fish.",
    )
    assert why(p, "row:order-23:0") == ("NOV-456", "This row is fulfilled already.")
    assert why(p, "row:order-23:1") == ("NOV-441", "Missing for jewellery in Visby: amber.")
    assert why(p, f"order:{p.display[0]}") == ("NOV-402", "Orders are bought in phase 3.")
    p = evaluating(hand="order-22", manufactories={**MAKERS, "novgorod": "jewellery-glass"})
    assert why(p, "row:order-22:0") == ("NOV-453", "No manufactory in your route makes clothing.")


def test_what_would_leave_a_port_fee_unpaid() -> None:
    """NOV-E31: the income of Novgorod is needed for the fee of Visby."""
    p = novgorod(
        kontors="novgorod bergen",
        ducats=0,
        career="1 front 1",
        hold="bergen",
        hand="order-08",
        manufactories={"visby": "clothing-fur"},
    ).sail("visby novgorod")
    unpaid = ("NOV-R14", "After that you could not pay the port fees of 3 ducats; you have no ducats.")
    assert why(p, "row:order-08:0") == unpaid
    assert why(p, "order:order-08") == unpaid
    assert why(p, "route:visby") == ("NOV-R12", "A base kontor brings no income.")


@pytest.mark.parametrize(
    ("career", "reason"),
    [
        ("1 front 1", "It costs 13 ducats; you have 12 ducats."),
        ("1 front 2", "It takes 2 different luxury goods; your route can make 1."),
        ("1 front 4", "Your career is complete."),
    ],
)
def test_a_career_level_out_of_reach(career: str, reason: str) -> None:
    p = evaluating(career=career, ducats=10).play("income luebeck")
    assert why(p, "rise:0") == ("NOV-461", reason)


def test_too_few_goods_for_a_career_level() -> None:
    p = evaluating(career="1 front 0").play("income luebeck")
    assert why(p, "rise:0") == ("NOV-461", "It takes 3 different goods; 2 are available.")


def test_goods_that_do_not_suffice_for_everything_at_once() -> None:
    """The salt makes provisions or counts as a good, not both."""
    p = evaluating(career="1 front 3").play("income visby")
    assert why(p, "rise:0") == ("NOV-462", "The goods are not enough for all of it at once.")


def test_goods_that_do_not_suffice_for_a_level_and_the_port_fees() -> None:
    """The fur of Novgorod is needed for the level, its income for the fee of Visby."""
    p = novgorod(
        kontors="novgorod bergen", ducats=0, career="1 front 0", hold="bergen", privilege_used=True
    ).sail("visby novgorod")
    assert why(p, "rise:0") == (
        "NOV-R14",
        "The goods are not enough for all of it and for the port fees of 3 ducats.",
    )


def test_a_special_order_out_of_reach() -> None:
    p = novgorod(
        kontors="visby riga novgorod bergen",
        speed=4,
        ducats=2,
        column=COLUMN,
        privilege_used=True,
        manufactories={"novgorod": "jewellery-glass"},
    ).sail("bergen visby novgorod riga")
    assert why(p, "column:3") == ("NOV-856", "The jewellery must be made from at least 2 goods.")
    assert why(p, "column:4") == ("NOV-854", "Missing: cloth.")
    p.play("special 2").deal()
    assert why(p, "column:1") == (
        "NOV-862",
        "You have fulfilled one further down this turn, so this one is skipped.",
    )
    assert why(p, "column:2") == ("NOV-R33", "You have fulfilled this special order this turn.")
    p = novgorod(kontors="visby riga novgorod", speed=3, ducats=1, column=COLUMN, privilege_used=True)
    assert why(p.sail("visby novgorod riga"), "column:2") == (
        "NOV-854",
        "It costs 2 ducats; you have 1 ducat.",
    )


def test_a_special_order_too_expensive_even_with_the_privilege() -> None:
    p = novgorod(
        kontors="visby danzig",
        hold="danzig",
        ducats=2,
        column=COLUMN,
        career="1 front 0",
        manufactories={"visby": "jewellery-glass"},
    ).sail("visby")
    assert why(p, "column:3") == ("NOV-854", "It costs 3 ducats; you have 2 ducats.")


def test_a_discount_without_a_special_order() -> None:
    p = novgorod(kontors="luebeck visby", column=COLUMN, career="1 front 0").sail("luebeck")
    assert why(p, "privilege:order-discount") == (
        "NOV-855",
        "It helps with no special order now; in phase 3 it makes an order cheaper.",
    )


def test_cards_that_bring_no_income_any_more() -> None:
    p = evaluating(kontors="luebeck visby novgorod danzig", hold="danzig")
    p.play("make visby", "recipe amber", "income luebeck", "income novgorod")
    assert why(p, "route:visby") == ("NOV-444", "Covered by the manufactory: glass.")
    assert why(p, "route:luebeck") == ("NOV-433", "This card has been used: salt.")
    assert why(p, "purse:0") == ("NOV-481", "No kontor of your route can bring income now.")


def test_what_cannot_be_stored() -> None:
    p = novgorod(kontors="luebeck visby", speed=3).sail("luebeck visby novgorod").play("income visby", "end")
    assert why(p, "route:novgorod") == ("NOV-472", "The good of a base kontor cannot be stored.")
    assert why(p, "route:visby") == ("NOV-433", "This card has been used: glass.")


def test_a_good_that_a_recipe_does_not_use() -> None:
    p = evaluating(
        kontors="luebeck visby novgorod bergen", hold="bergen", manufactories={"visby": "provisions-salt"}
    ).play("make visby")
    assert why(p, "good:glass") == ("NOV-441", "In Visby no recipe uses glass.")
    rules = own_deck('manu-provisions-salt: ["grain", "salt"] -> ["fur"]')
    p = novgorod(
        kontors="luebeck danzig riga novgorod",
        speed=4,
        rules=rules,
        manufactories={"novgorod": "provisions-salt"},
    ).sail("luebeck danzig riga novgorod")
    p.play("make novgorod")
    assert why(p, "good:grain") == ("NOV-441", "With grain the recipe also needs fish.")


def test_another_manufactory_or_order_than_the_one_asked_about() -> None:
    makers = {"luebeck": "provisions-salt", "visby": "jewellery-glass", "novgorod": "provisions-fish"}
    p = evaluating(
        kontors="luebeck visby novgorod bergen", hold="bergen", hand="order-24 order-14", manufactories=makers
    ).play("fulfil order-24 upper")
    assert why(p, "workshop:visby") == ("NOV-453", "Visby makes jewellery; wanted: provisions.")
    p.play("at luebeck")
    while not p.can("left"):
        p.play("end" if p.can("end") else p.legal()[0])
    assert why(p, "order:order-14") == (
        "NOV-D07",
        "You are asked about another order: provisions / clothing.",
    )


# -- purchases ---------------------------------------------------------------------------------------------


def test_purchases_that_cannot_be_made() -> None:
    p = novgorod(phase=3, ducats=4, hand="order-01", privilege_used=True)
    assert why(p, "kontor:luebeck") == ("NOV-511", "You have a kontor in Lübeck already.")
    assert why(p, "kontor:danzig") == ("NOV-502", "It costs 5 ducats; you have 4 ducats.")
    assert why(p, "ship:0") == ("NOV-502", "It costs 5 ducats; you have 4 ducats.")
    assert why(p, "stack:orders") == ("NOV-502", "It costs 6 ducats; you have 4 ducats.")
    assert why(p, "order:order-01") == ("NOV-521", "This order is yours already.")
    p = novgorod(phase=3, speed=5, hand="order-01 order-02 order-03")
    assert why(p, "ship:0") == ("NOV-516", "Speed 5 is the highest.")
    enough = ("NOV-526", "You have 3 orders in progress; more are not allowed.")
    assert why(p, "stack:orders") == enough
    assert why(p, f"order:{p.display[0]}") == enough
    assert why(p, "privilege:order-discount") == enough
    assert why(novgorod(phase=3, stack=0), "stack:orders") == ("NOV-R20", "The stack of orders is empty.")


def test_with_the_privilege_the_lower_price_counts() -> None:
    rules = own_deck("kontor-riga-low: price = 3 -> price = 1")
    p = novgorod(phase=3, ducats=2, career="1 front 0", rules=rules)
    assert why(p, "stack:orders") == ("NOV-502", "It costs 3 ducats; you have 2 ducats.")
    assert why(p, "privilege:order-discount") == ("NOV-502", "It costs 3 ducats; you have 2 ducats.")


def test_after_the_purchase_only_the_privilege_is_left() -> None:
    p = novgorod(phase=3, career="1 front 0").play("ship")
    assert why(p, "ship:0") == ("NOV-501", "You have made your purchase of this turn.")
    assert why(p, "kontor:danzig") == ("NOV-501", "You have made your purchase of this turn.")


# -- the reasons are true ----------------------------------------------------------------------------------


def touched(state: NovgorodState, due: Due) -> set[str]:
    """What the legal choices touch, as the position stands."""
    words = state.novgorod.words
    view = state.view(due.seat)
    legal = state.novgorod.tasks[due.kind].legal(state, due.seat, due.arg)
    return {target for code in legal for target in words.targets(view, code)}


@pytest.mark.parametrize("seed", range(2))
def test_what_lacks_ducats_could_be_chosen_with_more_of_them(seed: int) -> None:
    options = {"merchant_and_pirate": "on", "special_orders": "on"}
    table = Table(RULES, 3, GAME.settings(3, options), PLAYERS, str(seed), "why-not")
    table.deal_all()
    rng = Random(seed)
    tried = 0
    while not table.over() and tried < 100:
        (seat,) = table.state.actors()
        tried += try_with_more_ducats(table, seat)
        table.play(seat, rng.choice(table.legal(seat)))
        table.deal_all()
    assert tried >= 100


def try_with_more_ducats(table: Table, seat: int) -> int:
    """How many things were tried."""
    words = RULES.words
    lines = [line for section in words.table(table.view(seat)) for line in section.lines]
    reasons = {thing: table.why_not(seat, thing) for line in lines for thing in line.things}
    short = [thing for thing, why in reasons.items() if why and why.message.key in SHORT_OF_DUCATS]
    rich = cast(NovgorodState, table.state.clone())
    rich.money[seat] += 100
    view = rich.view(seat)
    due = view.due_of(seat)
    assert due is not None
    for thing in set(short) - touched(rich, due):  # a special order may lack something else then
        why = words.why_not(view, thing)
        assert thing.startswith("column:")
        assert why is not None
        assert why.message.key not in SHORT_OF_DUCATS
    return len(short)


# -- what a choice brings about ----------------------------------------------------------------------------


def test_the_consequences_of_a_card_in_the_route() -> None:
    p = novgorod(kontors="luebeck visby", hold="visby", pirate="riga", career="1 front 0").play("pass")
    assert brings(p, "sail danzig") == [("cost", "Port fee at the end of phase 2: 4 ducats")]
    assert brings(p, "sail riga") == [
        ("cost", "Port fee at the end of phase 2: 2 ducats"),
        ("excludes", "With the pirate your route may have 1 card at most"),
    ]
    assert brings(p, "sail visby") == [("loss", "In the hold, lost unless you use it this turn: glass")]
    assert brings(p, "stop") == [("ends", "Your route is complete")]
    p.play("sail danzig")
    assert brings(p, "placeholder") == [("excludes", "Then no kontor is left in your hand")]
    p.play("sail luebeck")
    assert brings(p, "sail-fast antwerp") == [
        ("excludes", "No other privilege this turn"),
        ("loss", "Without the 1 seal of the privilege at the end of your turn"),
        ("cost", "Port fee at the end of phase 2: 3 ducats"),
    ]


def test_a_privilege_in_the_pirates_city() -> None:
    p = novgorod(kontors="luebeck visby riga", pirate="visby", career="1 front 3").play(
        "pass", "sail luebeck"
    )
    assert brings(p, "placeholder") == []
    assert brings(p, "sail-fast visby") == [
        ("excludes", "No other privilege this turn"),
        ("excludes", "With the pirate your route may have 2 cards at most"),
    ]


def test_the_consequences_of_actions_in_phase_2() -> None:
    p = evaluating(
        hand="order-14", career="1 front 3", kontors="luebeck visby novgorod danzig", hold="danzig"
    )
    assert brings(p, "fulfil order-14 lower") == [
        ("excludes", "The upper row can never be fulfilled then: salt and grain")
    ]
    assert brings(p, "rise") == [
        ("loss", 'The privilege "Speed +1" is covered'),
        ("ends", "Your career is complete: the next round is the last one"),
    ]
    p.state.last_round = 1
    assert brings(p, "rise") == [("loss", 'The privilege "Speed +1" is covered')]
    assert brings(p, "end") == [("ends", "Phase 2 ends")]
    p.play("make visby")
    assert brings(p, "recipe amber") == [("loss", "In Visby the manufactory covers glass")]
    assert brings(p, "recipe glass+amber") == []


def test_the_consequences_of_orders() -> None:
    p = novgorod(kontors="visby riga novgorod", speed=3, column=COLUMN).sail("visby novgorod riga")
    assert brings(p, "special 2") == [("excludes", "1 special order above is no longer possible this turn")]
    p = evaluating(hand="order-17", kontors="luebeck visby novgorod").play("fulfil order-17 upper", "end")
    assert brings(p, "left") == []
    assert brings(p, "under") == [("excludes", "The lower row can never be fulfilled then: amber and cloth")]
    p = picking()
    assert brings(p, "kontor danzig") == [
        ("cost", "To be paid at the end of the introductory rounds: 5 ducats")
    ]
    assert brings(p, "order stack") == [
        ("cost", "To be paid at the end of the introductory rounds: 6 ducats")
    ]
