"""Harbour: why a thing cannot be chosen, in positions built for each reason."""

from roadstead.games.harbour import tasks
from roadstead.text.voice import StrictVoice
from tests.rules.harbour.position import RULES, Position, harbour, own_deck, start

PLAYERS = ["Ann", "Ben", "Chloé", "Éric"]


def why_not(position: Position, thing: str, seat: int = 0, language: str = "en") -> tuple[str, str]:
    """The sentence and the rule."""
    rules = position.state.harbour
    view = position.view(seat)
    assert any(thing in line.things for section in rules.words.table(view) for line in section.lines), thing
    targets = [rules.words.targets(view, code) for code in position.state.legal(seat)]
    assert targets, f"seat {seat} is not asked"
    assert not any(thing in touched for touched in targets), f"{thing} can be chosen"
    found = rules.words.why_not(view, thing)
    assert found is not None
    return StrictVoice(rules, language, PLAYERS).say(found.message), found.rule


def test_nobody_else_is_given_a_reason() -> None:
    position = harbour(2, goods="1 fish", pawns={1: "pub"})
    assert RULES.words.why_not(position.view(0), "building:pub") is not None
    assert RULES.words.why_not(position.view(1), "building:pub") is None
    assert RULES.words.why_not(position.view(None), "building:pub") is None
    assert RULES.words.why_not(position.view(0), "market:fish") is None


# -- where to go -------------------------------------------------------------------------------------------


def test_a_pawn_moves_to_a_vacant_building() -> None:
    position = harbour(2, goods="1 fish", pawns={0: "lighthouse", 1: "pub"})
    assert why_not(position, "building:lighthouse") == (
        "Your pawn stands there; it has to move on.",
        "HAR-203",
    )
    assert why_not(position, "building:pub") == ("Ben stands there.", "HAR-201")
    assert why_not(position, "pawn:1") == ("That is the pawn of Ben.", "HAR-201")


def test_starting_buildings_are_occupied_too() -> None:
    position = harbour(3, goods="1 fish", pawns={0: "home-0", 1: "home-2"})
    assert why_not(position, "home:0")[0] == "Your pawn stands there; it has to move on."
    assert why_not(position, "home:2")[0] == "Ben stands there."


def test_a_toll_that_cannot_be_paid() -> None:
    position = harbour(2, owned={1: "sushi-shop"})
    assert why_not(position, "building:sushi-shop") == (
        "You cannot pay Ben a toll: you have no goods, and a visit there is not sure to bring one.",
        "HAR-503",
    )


def test_a_diplomat_is_not_kept_out_by_a_pawn_but_by_the_toll() -> None:
    rules = own_deck('diplomat: symbols = ["anchor", "top-hat"] -> symbols = ["anchor"]')
    position = harbour(
        2, boards="diplomat", owned={1: "sushi-shop"}, pawns={0: "pub", 1: "sushi-shop"}, rules=rules
    )
    assert why_not(position, "building:sushi-shop")[1] == "HAR-503"
    assert why_not(position, "building:pub")[1] == "HAR-203"


# -- buildings ---------------------------------------------------------------------------------------------


def test_the_noble_places_one_of_the_two_cards_seen() -> None:
    position = start(2, {"boards": "characters", "promo": True, "start_seat": "0"})
    while not position.choices("offer"):
        position.play(position.legal()[0])
    position.play("offer noble", "offer collector", "offer miser", "offer broker")
    position.play("board noble", "board miser", "look pub", "look library")
    assert why_not(position, f"building:{position.centre[0]}") == (
        "Choose one of the two cards that only you see.",
        "HAR-944",
    )


def test_what_may_be_copied() -> None:
    position = harbour(
        2,
        goods="1 fish",
        centre="clocktower pub ranch quarry sushi-shop",
        pawns={1: "pub"},
        owned={1: "lighthouse"},
    ).play("go clocktower")
    assert position.asked == tasks.COPY
    assert why_not(position, "building:pub") == ("Ben stands there.", "HAR-903")
    assert why_not(position, "building:clocktower") == (
        "A building of this kind cannot be chosen.",
        "HAR-903",
    )
    assert why_not(position, "building:lighthouse") == (
        "Lighthouse belongs to Ben; only buildings in the centre can be chosen.",
        "HAR-903",
    )


def test_what_may_be_bought() -> None:
    position = harbour(2, goods="3 livestock 4 stone", owned={1: "lighthouse"})
    position.play("go home-0", "trade")
    assert position.choices("buy") == ["quarry", "ranch"]
    assert why_not(position, "building:sushi-shop") == ("Costs $8, you have $7.", "HAR-609")
    assert why_not(position, "building:lighthouse") == (
        "Lighthouse belongs to Ben; only buildings in the centre can be chosen.",
        "HAR-609",
    )


def test_the_price_told_is_less_by_the_coins() -> None:
    position = harbour(2, goods="2 fish 4 stone", owned="tax-office", centre="ranch quarry pub")
    position.play("go home-0", "trade")
    assert why_not(position, "building:clocktower")[0] == "Costs $11, you have $6."


# -- the market --------------------------------------------------------------------------------------------


def test_too_few_of_a_good_to_ship_it() -> None:
    position = harbour(2, goods="2 fish 1 stone 5 wood", centre="feed-mill ranch pub")
    position.play("go home-0", "trade")
    assert position.asked == tasks.SHIP
    assert why_not(position, "market:stone") == (
        "4 stone are needed to ship from there; you have 1.",
        "HAR-602",
    )
    assert why_not(position, "market:livestock")[0].endswith("you have 0.")


def test_a_smuggler_may_ship_one_short_good_only_where_it_pays() -> None:
    position = harbour(2, goods="1 fish 3 livestock 3 stone 4 wood", boards="smuggler")
    position.play("go home-0", "trade")
    assert position.choices("ship") == ["livestock+wood", "livestock+stone"]
    assert why_not(position, "market:fish") == (
        "No building can be paid for with a shipment of fish.",
        "HAR-614",
    )


def test_a_market_crier_swaps_for_a_purchase_only() -> None:
    position = harbour(2, goods="2 fish 5 stone", boards="market-crier").play("go home-0", "trade")
    assert position.legal() == ["pass", "swap wood-stone"]
    told = ("After that swap you could not buy anything.", "HAR-928")
    assert [why_not(position, f"market:{good}") for good in ("fish", "livestock")] == [told, told]


def test_a_swap_may_not_avoid_a_purchase() -> None:
    position = harbour(
        2, goods="5 fish", centre="traders-guild feed-mill quarry", market="stone livestock wood fish"
    ).play("go traders-guild", "begin swap")
    assert why_not(position, "market:fish") == (
        "After that you could not buy, and you have to if you can.",
        "HAR-308",
    )


# -- goods -------------------------------------------------------------------------------------------------


def test_five_of_a_good_are_spent_and_others_gained() -> None:
    position = harbour(2, goods={0: "5 fish 5 wood 1 stone", 1: "6 fish"}, centre="salvage-yard pub")
    position.play("go salvage-yard")
    assert why_not(position, "goods:0:stone") == ("5 stone are needed; you have 1.", "HAR-906")
    assert why_not(position, "goods:1:fish") == ("These goods belong to Ben.", "HAR-906")
    position.play("pick fish")
    assert why_not(position, "supply:fish") == ("You are spending fish; take other goods.", "HAR-906")


def test_at_the_canal_lock() -> None:
    position = harbour(2, goods="5 wood", centre="canal-lock pub").play("go canal-lock")
    assert why_not(position, "goods:0:fish") == ("You have no fish.", "HAR-907")
    position.play("spend wood 2")
    assert why_not(position, "supply:wood") == ("You are spending wood; take other goods.", "HAR-907")


def test_the_alchemist_needs_two_of_another_good() -> None:
    position = harbour(2, goods="2 fish 1 wood", boards="alchemist")
    assert why_not(position, "supply:fish") == (
        "You have too few other goods to turn into fish.",
        "HAR-921",
    )
    assert why_not(position, "goods:0:stone") == ("You have no stone.", "HAR-921")
    assert why_not(position, "goods:1:fish") == ("These goods belong to Ben.", "HAR-921")


def test_a_good_that_is_doubled_paid_or_given_is_held() -> None:
    double = harbour(2, goods="1 fish 2 wood", centre="wizards-traveling-imaginarium pub")
    double.play("go wizards-traveling-imaginarium")
    assert why_not(double, "goods:0:stone") == ("You have no stone.", "HAR-905")
    toll = harbour(2, goods="1 fish 2 wood", owned={1: "sushi-shop"}).play("go sushi-shop", "toll before")
    assert why_not(toll, "goods:0:stone") == ("You have no stone.", "HAR-501")
    assert why_not(toll, "goods:1:stone") == ("These goods belong to Ben.", "HAR-501")
    give = harbour(2, goods={0: "1 stone", 1: "1 fish 2 wood"}, centre="tax-office pub").play("go tax-office")
    assert why_not(give, "goods:1:stone", 1) == ("You have no stone.", "HAR-902")
    assert why_not(give, "goods:0:stone", 1) == ("These goods belong to Ann.", "HAR-902")


def test_whom_to_take_from() -> None:
    goods = {0: "1 fish", 1: "2 wood 1 stone", 3: "1 wood"}
    position = harbour(4, goods=goods, centre="privateer-ship pub").play("go privateer-ship", "begin take")
    assert position.asked == tasks.ROB
    assert why_not(position, "player:0") == ("You take from an opponent.", "HAR-904")
    assert why_not(position, "player:2") == ("Chloé has no goods.", "HAR-904")
    position.play("rob 1")
    assert why_not(position, "goods:1:fish") == ("Ben has no fish.", "HAR-904")
    assert why_not(position, "goods:3:wood") == ("You take from Ben.", "HAR-904")


def test_goods_are_kept_type_after_type() -> None:
    position = harbour(2, goods="3 livestock 4 stone", owned="golem-crafters").play("go home-0", "trade")
    assert position.asked == tasks.KEEP
    assert why_not(position, "goods:0:stone") == ("First say how many livestock you keep.", "HAR-515")
    assert why_not(position, "goods:1:stone") == ("These goods belong to Ben.", "HAR-515")


def test_a_scavenger_replaces_goods_by_others() -> None:
    position = harbour(2, goods="3 livestock 3 stone", boards="scavenger", centre="golem-crafters pub")
    position.play("go golem-crafters")
    assert why_not(position, "supply:stone") == (
        "You already have 6 stone, and there is no room for more.",
        "HAR-930",
    )


def test_a_scavenger_may_not_avoid_a_purchase() -> None:
    position = harbour(
        2,
        goods="2 livestock 4 wood 6 stone",
        boards="scavenger",
        centre="architectural-society ranch pub quarry",
    ).play("go architectural-society")
    assert position.choices("pick") == ["livestock", "wood"]
    assert why_not(position, "supply:fish") == (
        "After that you could not buy, and you have to if you can.",
        "HAR-308",
    )


# -- other languages ---------------------------------------------------------------------------------------


def test_german_and_french_decline_the_goods() -> None:
    position = harbour(2, goods="5 wood", centre="canal-lock pub").play("go canal-lock")
    assert why_not(position, "goods:0:fish", language="de")[0] == "Du hast keinen Fisch."
    assert why_not(position, "goods:0:livestock", language="de")[0] == "Du hast kein Vieh."
    shipping = harbour(2, goods="2 fish 1 stone 5 wood", centre="feed-mill ranch pub")
    shipping.play("go home-0", "trade")
    assert why_not(shipping, "market:livestock", language="fr")[0].endswith(
        "il faut 3 têtes de bétail\u00a0; vous en avez 0."
    )
