"""The table of Novgorod in words: given a position, these sentences and rows."""

import pytest

from roadstead.text.table import SpokenSection, speak_table
from roadstead.text.voice import StrictVoice
from tests.rule import rule
from tests.rules.novgorod.position import COLUMN, Position, novgorod, own_deck, start

PLAYERS = ["Ann", "Ben", "Chloé", "Éric"]
MAKERS = {"luebeck": "provisions-salt", "visby": "jewellery-amber", "novgorod": "clothing-fur"}


def table_of(position: Position, seat: int | None = 0, language: str = "en") -> dict[str, SpokenSection]:
    voice = StrictVoice(position.state.novgorod, language, PLAYERS)
    return {section.name: section for section in speak_table(position.view(seat), voice)}


def rows_of(section: SpokenSection) -> list[tuple[str, ...]]:
    return [line.cells for line in section.lines if len(line.cells) > 1]


def sentences_of(section: SpokenSection) -> list[str]:
    return [line.cells[0] for line in section.lines if len(line.cells) == 1]


def things_of(section: SpokenSection) -> list[tuple[str, ...]]:
    return [line.things for line in section.lines]


# -- the turn ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "heading"),
    [
        (0, "Round 2, your turn: phase 1 of 4, the route is laid"),
        (1, "Round 2, Ann's turn: phase 1 of 4, the route is laid"),
        (None, "Round 2, Ann's turn: phase 1 of 4, the route is laid"),
    ],
)
def test_the_turn_and_who_decides(seat: int | None, heading: str) -> None:
    turn = table_of(novgorod(first=0), seat)["turn"]
    assert turn.heading == heading
    assert sentences_of(turn) == [
        "Now deciding: Ann.",
        "The start player is Ann.",
        "After a round in which somebody has 30 seals or a complete career, one last round is played.",
    ]


def test_a_round_limit_of_the_table_is_told() -> None:
    last = sentences_of(table_of(novgorod(options={"round_stop": 6}))["turn"])[-1]
    assert last == "After round 6 at the latest the game stops and is scored as it stands."


def test_the_last_round_is_told() -> None:
    assert sentences_of(table_of(novgorod(last_round=True))["turn"])[-1] == "This is the last round."


@rule("NOV-R41")
def test_the_round_of_the_limit_is_told_as_the_last_one() -> None:
    sentences = sentences_of(table_of(novgorod(round=3, options={"round_stop": 3}))["turn"])
    assert sentences[-1] == "This is the last round."
    assert not any("seals or a complete career" in each for each in sentences)


def test_each_phase_begins_with_what_it_is_about() -> None:
    position = novgorod(kontors="luebeck visby novgorod", manufactories=MAKERS)
    names = [list(table_of(position))[1:3]]
    position.sail("luebeck visby")
    names.append(list(table_of(position))[1:4])
    position.end()
    names.append(list(table_of(position))[1:4])
    assert names == [["route", "cities"], ["route", "own", "own-orders"], ["cities", "orders", "own"]]
    assert list(table_of(position, None))[-2:] == ["trader-0", "trader-1"]


def test_at_the_start_both_sides_of_the_career_card_are_told() -> None:
    table = table_of(start(2).deal(), 0)
    assert table["turn"].heading == "Set-up: the sides of the career cards are chosen"
    career = table["career"]
    assert [things for things in things_of(career) if things] == [("side:front",), ("side:back",)]
    assert len(career.lines) == 2 * 6
    assert table_of(start(2).deal(), 1)["trader-0"].lines[-1].cells[0].endswith("its side not yet chosen.")


def test_in_the_introductory_rounds_what_will_be_paid_is_told() -> None:
    position = start(2, {"first_game": "on"}).deal()
    chooser = position.actor
    position.play("kontor danzig")
    table = table_of(position, chooser)
    assert table["turn"].heading == "Set-up: introductory rounds"
    assert "You have 27 ducats; what you have so far will cost 11 ducats." in sentences_of(table["own"])


@pytest.mark.parametrize(
    ("careers", "told"),
    [
        (
            {0: "1 front 1", 1: "2 front 0"},
            [
                "Ann wins with 12 seals.",
                "Not scored, because the career card shows a red X: Ben.",
            ],
        ),
        ({0: "1 front 1", 1: "2 front 1"}, ["Ben wins with 12 seals."]),
        (
            {0: "1 front 0", 1: "2 front 0"},
            [
                "Nobody has won: every career card shows a red X.",
                "Not scored, because the career card shows a red X: Ann and Ben.",
            ],
        ),
    ],
)
def test_the_end_names_the_winner_by_red_x_seals_and_ducats(careers: dict[int, str], told: list[str]) -> None:
    position = novgorod(
        seat=1,
        first=0,
        last_round=True,
        privilege_used=True,
        career=careers,
        ducats={0: 3, 1: 4},
        seals={0: 12, 1: 11},
    )
    position.state.gain(1, 0, 1 - position.state.seals_per_turn(1))
    position.finish()
    assert position.over
    table = table_of(position)
    assert table["turn"].heading == "The game is over after round 2"
    assert sentences_of(table["turn"]) == told


# -- the route ---------------------------------------------------------------------------------------------


def test_a_route_with_own_and_base_kontors_and_a_placeholder() -> None:
    position = novgorod(kontors="luebeck novgorod riga", speed=4, ducats=2, hold="riga", manufactories=MAKERS)
    position.play("sail luebeck", "placeholder", "sail visby")
    route = table_of(position)["route"]
    assert route.heading == "Your route: 3 of 4 cards"
    assert rows_of(route) == [
        ("1", "kontor Lübeck", "salt", "income of 2 ducats", "–"),
        ("2", "placeholder for Lübeck", "–", "–", "Provisions manufactory (salt)"),
        ("3", "base kontor Visby", "glass", "port fee 3 ducats", "Jewellery manufactory (amber)"),
    ]
    assert sentences_of(route) == [
        "In the hold: grain, available.",
        "From Visby the sea leads on to Bergen and Novgorod.",
        "No kontor is left in hand, so there is no placeholder either.",
        "Port fees due at the end of phase 2: 3 ducats; 1 of them must still be earned.",
    ]
    assert things_of(route)[:5] == [
        ("route:luebeck", "good:salt"),
        ("workshop:luebeck",),
        ("route:visby", "good:glass", "workshop:visby"),
        ("hold:0", "good:grain"),
        ("step:3",),
    ]
    assert table_of(position, 1)["route"].heading == "Ann's route: 3 of 4 cards"


def test_what_is_used_or_covered() -> None:
    position = novgorod(
        kontors="luebeck visby novgorod danzig", speed=3, manufactories=MAKERS, hold="danzig"
    ).sail("luebeck visby novgorod")
    route = table_of(position.play("income luebeck", "make visby", "recipe amber"))["route"]
    assert rows_of(route) == [
        (
            "1",
            "kontor Lübeck",
            "salt, used",
            "–",
            "Provisions manufactory (salt), not usable: the card below it has been used",
        ),
        ("2", "kontor Visby", "glass, covered", "–", "Jewellery manufactory (amber), used"),
        ("3", "kontor Novgorod", "fur", "income of 4 ducats", "Clothing manufactory (fur)"),
    ]
    assert sentences_of(route) == ["In the hold: amber, used."]


def test_a_manufactory_on_a_placeholder_outlasts_the_good_of_its_city() -> None:
    position = novgorod(kontors="luebeck visby novgorod", speed=3, manufactories=MAKERS)
    position.sail("luebeck + visby").play("income luebeck")
    assert [row[2:] for row in rows_of(table_of(position)["route"])[:2]] == [
        ("salt, used", "–", "–"),
        ("–", "–", "Provisions manufactory (salt)"),
    ]


def test_a_route_that_has_come_full_circle() -> None:
    cities = "visby luebeck antwerp london bergen"
    position = novgorod(kontors=f"{cities} riga", speed=5)
    position.play(*(f"sail {city}" for city in cities.split()))
    assert sentences_of(table_of(position)["route"]) == [
        "The hold is empty.",
        "The route has all the cards that the ship allows.",
        "From Bergen the sea leads to no other city.",
        "1 kontor is left in hand, for its own city or as a placeholder.",
    ]


def test_a_kontor_from_the_hold_in_the_route() -> None:
    position = novgorod(kontors="luebeck visby", hold="visby").sail("luebeck visby")
    assert sentences_of(table_of(position, 0, "de")["route"]) == [
        "Im Lager: Glas, in diesem Spielzug verfügbar und danach verloren, weil das Kontor in der Route liegt."
    ]


def test_the_pirates_back_joins_the_neighbours_of_its_city() -> None:
    position = novgorod(kontors="london luebeck", pirate="antwerp back", speed=3).play("pass", "sail london")
    table = table_of(position)
    assert sentences_of(table["route"])[1] == "From London the sea leads on to Bergen and Lübeck."
    assert [row[:3] for row in rows_of(table["cities"]) if row[0].startswith(("London", "Antwerp"))] == [
        ("Antwerp, with the pirate", "cloth", "Lübeck and London"),
        ("London", "wool", "Bergen and Lübeck"),
    ]


# -- the cities --------------------------------------------------------------------------------------------


def test_a_city_with_its_owners_and_what_is_for_sale() -> None:
    kontors = {0: "danzig luebeck", 1: "danzig visby", 2: "danzig riga"}
    position = novgorod(3, kontors=kontors, manufactories={"visby": "clothing-fur"})
    table = table_of(position)
    rows = {row[0]: row for row in rows_of(table["cities"])}
    assert table["cities"].columns[3:8] == ("kontors", "your income", "for sale", "price", "income")
    assert rows["Danzig"][:9] == (
        "Danzig",
        "amber",
        "Riga and Lübeck",
        "Ann, Ben and Chloé",
        "4",
        "0",
        "–",
        "–",
        "4",
    )
    assert rows["Visby"][3:] == ("Ben", "–", "2", "6", "3", "3", "clothing (fur)")
    watched = table_of(position, None)["cities"]
    assert "your income" not in watched.columns
    assert len(rows_of(watched)[0]) == len(watched.columns)


@pytest.mark.parametrize(
    ("merchant", "pirate", "told"),
    [
        (
            "novgorod",
            "antwerp",
            [
                "The merchant is in Novgorod: once per turn 3 ducats more for income or for a luxury good made for "
                "seals there.",
                "At the end of phase 2 of this turn the merchant moves on to Lübeck.",
                "The pirate is in Antwerp: a route with this city may have 1 card fewer.",
                "Ann may move the pirate for 6 ducats, once per turn.",
            ],
        ),
        (
            "novgorod back",
            "riga back",
            [
                "The merchant is in Novgorod: once per turn 1 seal more for a luxury good made for seals there.",
                "At the end of phase 2 of this turn the merchant moves on to Antwerp.",
                "The pirate is in Riga: routes ignore this city, and its neighbours are neighbours of each other. "
                "Whoever has extra income as a privilege may move the pirate instead.",
            ],
        ),
    ],
)
def test_merchant_and_pirate(merchant: str, pirate: str, told: list[str]) -> None:
    position = novgorod(speed=3, merchant=merchant, pirate=pirate, seals={0: 2, 1: 1})
    figures = table_of(position)["merchant-and-pirate"]
    assert sentences_of(figures) == told
    position.sail("luebeck").end()
    assert position.merchant == ("luebeck" if merchant == "novgorod" else "antwerp")


# -- orders and bonus cards --------------------------------------------------------------------------------


def test_own_orders_and_what_they_lack() -> None:
    position = novgorod(
        kontors="luebeck visby novgorod",
        speed=3,
        manufactories=MAKERS,
        hand="order-14",
        known="order-22",
        left="order-17",
    ).sail("luebeck visby novgorod")
    orders = table_of(position)["own-orders"]
    assert orders.heading == "Your orders: 3 of at most 3 in progress"
    assert rows_of(orders) == [
        ("in hand", "salt and grain; missing: grain", "fur and glass, all at hand"),
        ("in hand", "clothing, all at hand", "provisions, all at hand"),
        ("left of the ship", "done", "amber and cloth; missing: amber and cloth"),
    ]
    assert things_of(orders)[0] == ("order:order-14", "row:order-14:0", "row:order-14:1")
    position.play("fulfil order-22 upper")
    assert rows_of(table_of(position)["own-orders"])[1] == (
        "begun this turn",
        "done",
        "provisions, all at hand",
    )


def test_a_hidden_order_is_counted_for_the_others() -> None:
    position = novgorod(hand="order-14 order-15", known="order-22", under="order-01")
    assert sentences_of(table_of(position, 1)["trader-0"])[1:5] == [
        "2 orders in hand that the others do not know.",
        "In hand, known to all: clothing above, provisions below.",
        "1 order lies under the ship.",
        "Career level 0 of 4, still with a red X.",
    ]
    assert table_of(position, 1)["trader-0"].lines == table_of(position, None)["trader-0"].lines


def test_kinds_under_the_ship_count_with_the_bonus_card_for_variety() -> None:
    position = novgorod(bonus="variety career", under={1: "order-01 order-09"}, counters={1: "order-22"})
    assert "3 orders lie under the ship, with at least 5 kinds of goods." in sentences_of(
        table_of(position, 0)["trader-1"]
    )
    assert "3 orders lie under the ship, with 7 kinds of goods." in sentences_of(
        table_of(position, 1)["own-orders"]
    )
    assert sentences_of(table_of(position)["bonus-cards"])[1:4] == [
        "Variety of Goods: at the end, seals for the different goods and luxury goods on the orders under the ship.",
        "5 kinds: 1 seal.",
        "6 kinds: 2 seals.",
    ]


@pytest.mark.parametrize(
    ("state", "told"),
    [
        (
            "high",
            "Reach a career field with at least 3 seals per turn. 4 seals in the first round in which somebody does; "
            "2 later, if only one did.",
        ),
        ("low", "Reach a career field with at least 3 seals per turn. 2 seals, for the last time."),
        ("gone", "out of the game."),
    ],
)
def test_what_a_bonus_card_offers_and_who_has_it(state: str, told: str) -> None:
    position = novgorod(bonus=f"career:{state} five-city-route", won={1: "career"})
    assert sentences_of(table_of(position)["bonus-cards"])[1:] == [
        f"Career: {told}",
        "Career was gained by Ben.",
    ]


def test_special_orders_with_what_they_cost_now() -> None:
    position = novgorod(
        kontors="novgorod bergen visby",
        hold="visby",
        speed=3,
        column=COLUMN,
        manufactories={"bergen": "jewellery-glass"},
    ).sail("visby bergen")
    assert rows_of(table_of(position, 1)["special-orders"]) == [
        ("1", "fur and fish", "1 ducat", "2"),
        ("2", "glass and grain", "2 ducats", "2"),
        ("3", "jewellery from at least 2 goods", "6 ducats", "5"),
        ("4", "cloth and jewellery", "6 ducats", "4"),
    ]
    assert [row[4] for row in rows_of(table_of(position)["special-orders"])] == [
        "fur",
        "grain",
        "jewellery",
        "cloth",
    ]


def test_special_orders_fulfilled_and_lapsed_in_a_turn() -> None:
    position = novgorod(kontors="visby riga novgorod", speed=3, ducats=9, column=COLUMN, career="1 front 0")
    position.sail("visby novgorod riga").play("special-cheap 2").deal()
    specials = table_of(position)["special-orders"]
    assert [row[2] for row in rows_of(specials)] == [
        "no longer possible this turn",
        "fulfilled this turn",
        "4 ducats",
        "4 ducats",
    ]
    assert sentences_of(specials)[1:] == ["1 ducat of the privilege is left and already taken off."]


# -- a player ----------------------------------------------------------------------------------------------


def test_oneself_with_open_income() -> None:
    position = novgorod(kontors="luebeck visby novgorod", ducats=7, seals=1, speed=5).sail("luebeck visby")
    own = table_of(position)["own"]
    assert own.heading == "Ann, you: 7 ducats, 1 seal, speed 5"
    assert sentences_of(own) == [
        "You have 7 ducats; the kontors still open in your route bring 5 ducats.",
        "Your ship has speed 5, the highest.",
        "Kontors: Visby, Novgorod and Lübeck.",
    ]


def test_ones_career_from_the_next_level_on() -> None:
    position = novgorod(career="1 back 1", privilege_used=True)
    career = table_of(position)["career"]
    assert career.heading == "Your career: level 1 of 4"
    assert sentences_of(career) == [
        "The career card shows a red X: no seals at the end of a turn, and at the end of the game a defeat.",
        'Level 2 requires 2 different luxury goods: then 2 seals per turn, without the privilege "1 Seal".',
        'Level 3 requires 13 ducats: then 3 seals per turn, without the privilege "Speed +1".',
        "Level 4 requires 2 different goods and 2 different luxury goods: then 5 seals per turn, without the privilege "
        '"Extra income (2)".',
        "The privilege of this turn is used. On later turns:",
        "Speed +1: Your route may have 1 more card.",
        "Extra income (2): You get 2 ducats.",
        "1 Seal: You gain 1 seal if you have used no other privilege this turn.",
        "Order -3 ducats: covered, no longer at hand.",
    ]
    assert career.lines[1].things == ("rise:0",)
    assert sentences_of(table_of(novgorod(career="1 back 0"))["career"])[1] == (
        'Level 1 requires 3 different goods: then still a red X, without the privilege "Order -3 ducats".'
    )
    complete = sentences_of(table_of(novgorod(career="1 back 4"))["career"])
    assert complete[:2] == ["The career brings 5 seals at the end of each turn.", "The career is complete."]


def test_a_port_may_be_free_in_a_deck_of_ones_own() -> None:
    rules = own_deck("base-riga: port_fee = 2 -> port_fee = 0")
    position = novgorod(rules=rules).play("sail riga")
    assert rows_of(table_of(position)["route"])[0][3] == "no port fee"


@pytest.mark.parametrize(
    ("language", "reach", "recipe"),
    [
        ("en", "only goods to its left", "From fur: clothing, 1 seal."),
        ("de", "nur Waren links von ihr", "Für Pelz: Kleidung, 1 Siegel."),
        ("fr", "que des marchandises à sa gauche", "vêtements, 1 sceau."),
    ],
)
def test_the_manufactories_say_which_goods_they_reach_and_use_no_arrows(
    language: str, reach: str, recipe: str
) -> None:
    first, *makers = sentences_of(table_of(start(2).deal(), language=language)["manufactories"])
    assert reach in first
    assert any(recipe in maker for maker in makers), makers
    assert not any("→" in maker for maker in makers)


def test_special_orders_are_told_of_only_where_the_game_has_them() -> None:
    told = " ".join(line for section in table_of(novgorod()).values() for line in sentences_of(section))
    assert "more order, " in told
    assert "special" not in told
