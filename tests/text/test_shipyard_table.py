"""Shipyard's table in words: given a position, these sentences and rows."""

import pytest

from roadstead.text.table import SpokenSection, speak_table
from roadstead.text.voice import StrictVoice
from tests.rules.shipyard.position import Position, doing, shipyard, start

PLAYERS = ["Ann", "Ben", "Chloé", "Éric"]


def table_of(position: Position, seat: int | None = 0, language: str = "en") -> dict[str, SpokenSection]:
    voice = StrictVoice(position.state.shipyard, language, PLAYERS)
    return {section.name: section for section in speak_table(position.view(seat), voice)}


def rows_of(section: SpokenSection) -> list[tuple[str, ...]]:
    return [line.cells for line in section.lines if len(line.cells) > 1]


def sentences_of(section: SpokenSection) -> list[str]:
    return [line.cells[0] for line in section.lines if len(line.cells) == 1]


# -- the turn and the action track -------------------------------------------------------------------------

TRACK = "hire:14 build:13 exchange:12 recruit:10 manufacture:8 rent:5 purchase:1"


def test_the_track_tells_the_income_of_every_free_card() -> None:
    """SHY-E03."""
    position = shipyard(3, track=TRACK, advanced=True, figures={1: "exchange", 2: "recruit"})
    track = table_of(position)["track"]
    assert track.columns == ("action", "empty spaces ahead", "figures", "income")
    assert rows_of(track) == [
        ("Hire Employee", "the lead", "–", "–"),
        ("Build Ships", "0", "–", "no guilders"),
        ("Exchange Commodities", "0", "Ben", "–"),
        ("Recruit Crew", "1", "Chloé", "–"),
        ("Manufacture Equipment", "1", "–", "2 guilders"),
        ("Rent Canal", "2", "–", "2 guilders"),
        ("Purchase Commodities", "3", "–", "3 guilders"),
    ]


def test_with_two_players_the_older_card_has_two_figures() -> None:
    position = shipyard(2, figures={0: "hire rent", 1: "build exchange"})
    figures = {row[0]: row[2] for row in rows_of(table_of(position)["track"])}
    assert figures["Rent Canal"] == "Ann, two figures"
    assert figures["Build Ships"] == "Ben, two figures"
    assert figures["Exchange Commodities"] == "Ben"
    assert figures["Hire Employee"] == "–"


def test_in_an_opening_turn_the_lead_can_be_chosen() -> None:
    position = shipyard(3, phase="opening", figures={0: "exchange"}, seat=1)
    rows = rows_of(table_of(position, 1)["track"])
    assert rows[0] == ("Hire Employee", "the lead", "–", "no guilders")
    assert rows[1] == ("Exchange Commodities", "0", "Ann", "–")
    assert rows[2] == ("Build Ships", "0", "–", "1 guilder")


def test_the_turn_tells_the_countdown_and_who_decides() -> None:
    turn = table_of(shipyard(3, lead=20, seat=2, guilders=4), 2)["turn"]
    assert turn.heading == "Lap 1 of 3: 2 more turns after this one"
    assert sentences_of(turn) == [
        "Now deciding: Chloé.",
        "A bonus action costs 6 guilders; at hand: 4 guilders.",
        "After this lap everybody gives up 1 blue and 1 green contract.",
        "You have 17 full turns left, this one included.",
    ]
    assert (
        sentences_of(table_of(shipyard(3, lead=20, seat=2), 0)["turn"])[-1] == "You have 16 full turns left."
    )


def test_before_the_deal_and_after_the_end() -> None:
    assert list(table_of(start(2), None)) == ["turn", "builder-0", "builder-1"]
    over = shipyard(2, phase="last", score={0: 5, 1: 5}, guilders={0: 3, 1: 4}).to_end()
    turn = table_of(over, None)["turn"]
    assert turn.heading == "The game is over"
    assert sentences_of(turn) == ["Highest score: Ben, 5 points."]


def test_what_a_decision_needs_comes_first() -> None:
    orders = {
        "build": ["ship-cards", "builder-0"],
        "rent": ["canals", "canals-0", "builder-0"],
        "hire": ["employees", "builder-0"],
        "purchase": ["trains", "exchange", "builder-0"],
    }
    for action, order in orders.items():
        figures = {1: "exchange", 2: "recruit"}
        position = doing(action, guilders=3, canals="c01", figures={0: "manufacture", **figures})
        assert list(table_of(position))[: len(order) + 1] == ["turn", *order], action
        assert list(table_of(position, 1))[1:4] == ["track", "builder-1", "ship-cards"]


# -- markets and markers -----------------------------------------------------------------------------------


def test_ship_cards_with_prices_and_where_one_has_room() -> None:
    position = doing("build", guilders=9, market={"bow": "sb01 sb06"}, yard="BM.......")
    cards = table_of(position)["ship-cards"]
    assert rows_of(cards)[:2] == [
        ("1/1", "free", "bow with 1 mast"),
        ("1/2", "1 guilder", "bow with 1 cabin"),
    ]
    assert cards.lines[1].things == ("card:sb06",)
    assert sentences_of(cards) == [
        "Your places for a bow: 3, 4, 5, 6 and 7.",
        "Your places for a middle: 3, 4, 5, 6, 7 and 8.",
        "Your places for a stern: 3, 4, 5, 6, 7, 8 and 9; place 3 completes a ship.",
    ]
    assert sentences_of(table_of(position, None)["ship-cards"]) == []


@pytest.mark.parametrize(
    ("employees", "prices"),
    [("", ["free", "1 guilder", "2 guilders", "3 guilders"]), ("accountant", ["free"] * 3 + ["1 guilder"])],
)
def test_equipment_at_ones_own_price(employees: str, prices: list[str]) -> None:
    """SHY-E20; the others see their own prices."""
    position = doing("manufacture", employees=employees, store="crane:2", ring="cannon")
    ring = table_of(position)["ring"]
    assert [row[0] for row in rows_of(ring)] == ["Smokestack", "Crane", "Sail", "Cannon"]
    assert [row[1] for row in rows_of(ring)] == prices
    assert [row[2] for row in rows_of(ring)] == ["0", "2", "0", "0"]
    assert [row[1] for row in rows_of(table_of(position, 1)["ring"])][3] == "3 guilders"
    assert table_of(position, None)["ring"].columns == ("piece", "price")


def test_engineers_add_their_pieces() -> None:
    position = doing("manufacture", employees="engineer-crane engineer-sail recruiter-captain")
    assert rows_of(table_of(position)["ring"])[0][3] == "1 sail and 1 crane"
    assert rows_of(table_of(position)["circle"])[0][3] == "1 captain"


def test_an_exchange_at_the_prices_of_now_with_ones_own_traders() -> None:
    position = doing("exchange", trains="t05 t01", setting=0, employees="trader-coal-1")
    table = table_of(position)
    assert table["exchange"].heading == "Exchange: price setting 1"
    assert rows_of(table["exchange"])[0] == (
        "Coal",
        "3 guilders",
        "2 guilders",
        "a propeller or a smokestack",
    )
    assert table["exchange"].lines[0].things == ("piece:propeller", "piece:smokestack")
    loads = table_of(position.play("exchange t01"))["exchange"].lines[0].things
    assert loads[:3] == ("trade:coal:propeller", "trade:coal:smokestack", "trade:coal:sell")
    assert "Train with 3 coal; all sold at the prices of setting 1: 9 guilders." in sentences_of(
        table["builder-0"]
    )
    assert rows_of(table_of(position, 1)["exchange"])[0][1] == "2 guilders"
    later = table_of(shipyard(3, setting=6))["exchange"]
    assert later.heading == "Exchange: the next price setting is 1"


def test_employees_as_the_marker_reaches_them() -> None:
    spaces = {"helmsman": 4, "engineer-crane": 4, "trader-steel-2": 5, "trader-coal-1": 3}
    position = doing("hire", guilders=9, staff=3, spaces=spaces, employees="trader-coal-1 foreman")
    rows = {row[0]: row[1:4] for row in rows_of(table_of(position)["employees"])}
    assert rows["Helmsman"] == ("1", "free", "2")
    assert rows["Engineer (crane)"] == ("1", "1 guilder", "2")
    assert rows["Trader (steel 2)"] == ("2", "free, only after Trader (steel 1)", "2")
    assert rows["Trader (coal 1)"] == ("8", "you have one", "1")
    prices = {row[0]: row[2] for row in rows_of(table_of(position, 1)["employees"])}
    assert prices["Trader (coal 1)"] == "7 guilders"


# -- canals and cruises ------------------------------------------------------------------------------------


def test_canals_where_they_lead_and_how_far() -> None:
    """SHY-E28."""
    position = shipyard(3, canals="c01 c02@c01:E", used_count=3)
    canals = table_of(position)["canals-0"]
    assert canals.heading == "Ann, your canals: 2 laid, 3 used"
    assert rows_of(canals)[0] == (
        "canal 1",
        "column 1, row 1",
        "lifebuoy; on to: north-east corner",
        "riband; on to: north-east corner and south-east corner; across: canal 2",
        "lifebuoy; on to: south-east corner and south-west corner",
        "lifeboat; on to: south-west corner",
        "–",
    )
    assert rows_of(canals)[1][:2] == ("canal 2", "column 2, row 1")
    assert sentences_of(canals) == [
        "The ship figure is on canal 1, north edge; it came in over the north side.",
        "It can sail up to 9 spaces.",
    ]
    assert table_of(position, 1)["canals-0"].lines[0].things == ()


def test_where_a_canal_may_go_and_how_it_may_be_turned() -> None:
    position = doing("rent", guilders=1, canals="c01", market={"canal": "c14"}).play("canal c14")
    laying = table_of(position)["laying"]
    assert rows_of(laying) == [
        ("north of canal 1", "cannot reach it"),
        ("east of canal 1", "can reach it"),
        ("south of canal 1", "can reach it"),
        ("west of canal 1", "can reach it"),
    ]
    assert laying.lines[1].things == ("cell:c01:E",)
    position.play("cell c01 E")
    laying = table_of(position)["laying"]
    assert sentences_of(laying) == ["It goes east of canal 1."]
    assert [row[0] for row in rows_of(laying)][1] == "a quarter clockwise"
    as_it_is, turned = rows_of(laying)[:2]
    assert [cell.split(";")[0] for cell in turned[1:5]] == [
        as_it_is[4].split(";")[0],
        *(cell.split(";")[0] for cell in as_it_is[1:4]),
    ]


def test_the_first_canal_has_edges_to_begin_on() -> None:
    position = doing("rent", guilders=1, market={"canal": "c01"}).play("canal c01")
    laying = table_of(position, 1)["laying"]
    assert laying.heading == "On which edge of canal 1 Ann's ship figure may begin"
    assert [line.things for line in laying.lines] == [(f"space:c01:{side}",) for side in "NESW"]


def test_a_ship_that_is_fitted_out() -> None:
    position = shipyard(
        3,
        phase="cruises",
        yard="BMS...... sb24 sm101 ss12",
        store="captain:3 sail:2 soldier",
        employees="builder-officer",
        canals="c01 c02@c01:E",
    ).play("sail 1")
    cruise = table_of(position, 1)["cruise"]
    assert cruise.heading == "Ann fits out a ship of 3 cards"
    assert sentences_of(cruise)[1:4] == [
        "Builders allow outside mounting points and cabins: 2 officers.",
        "Speed 1 so far, at most 8.",
        "Fitted so far: 1 captain. As it is, the ship brings 2 points.",
    ]
    assert rows_of(cruise)[0] == ("sails, asked now", "–", "2")
    assert rows_of(cruise)[7] == ("officers", "–", "2")
    position.play("fit sails 1")
    cruise = table_of(position)["cruise"]
    assert rows_of(cruise)[0] == ("sails", "1", "1")
    assert "Fitted so far: 1 sail and 1 captain. As it is, the ship brings 3 points." in sentences_of(cruise)
    assert "Store: 1 sail, 2 captains and 1 soldier." in sentences_of(table_of(position)["builder-0"])


def test_a_cruise_tells_what_each_move_brings() -> None:
    position = shipyard(
        3, phase="cruises", yard="BMS......", store="captain sail", canals="c17 c01@c17:E", figure="c17 C W"
    )
    position.play("sail 1").fit()
    cruise = table_of(position)["cruise"]
    assert sentences_of(cruise)[0] == "0 sailed, 1 space to go."
    assert [line.things for line in cruise.lines[:3]] == [
        ("space:c17:N",),
        ("space:c17:E",),
        ("space:c17:S",),
    ]
    assert rows_of(cruise)[0][0] == "canal 17, north edge"


# -- a player ----------------------------------------------------------------------------------------------


def test_ones_own_yard_place_by_place_while_building() -> None:
    position = doing(
        "build", guilders=2, yard="BM....... sb01 sm101", store="sail:2 captain", contracts="b08 g01"
    )
    told = sentences_of(table_of(position)["builder-0"])
    assert told[:4] == [
        "Place 1: bow with 1 mast.",
        told[1],
        "Place 3: empty; open to: bow, middle or stern; completes a ship: stern.",
        "Place 4: empty; open to: bow, middle or stern.",
    ]
    assert told[8] == "Place 9: empty; open to: stern."
    assert "Store: 2 sails and 1 captain." in told
    assert 'Blue contract "Officers", now 0 points: 3 points per officer of your fleet.' in told


def test_another_player_in_brief() -> None:
    position = shipyard(
        3,
        guilders={0: 4},
        score={0: 9},
        yard={0: "BM.S..... sb01 sm101 ss01"},
        employees={0: "helmsman trader-coal-1"},
        fleet={0: ["BMS captain:2 sail"]},
        contracts={0: "b08 g01"},
        trains={0: "t05"},
    )
    builder = table_of(position, 1, "de")["builder-0"]
    assert builder.heading == "Ann: 4 Gulden, 9 Punkte"
    told = sentences_of(builder)
    assert told[0] == "Am Ende nach jetzigem Stand: 1 für Händler; die Aufträge sind geheim."
    assert told[1] == "Platz 1: Bug mit 1 Mast."
    assert "Leere Plätze: 3, 5, 6, 7, 8 und 9." in told
    assert "Güterzug mit 3 Kohle." in told
    assert "Angestellte: Händler (Kohle 1) und Steuermann." in told
    assert "6 geheime Aufträge." in told
    assert not any("Offiziere" in sentence for sentence in told)


def test_a_complete_ship_and_contracts_given_up_in_french() -> None:
    position = shipyard(
        3,
        phase="cruises",
        yard="BMS...... sb24 sm101 ss12",
        store="captain",
        canals="c01",
        lead=24,
        held=2,
        given="b08 g01",
    )
    builder = table_of(position, 0, "fr")["builder-0"]
    ship = next(line for line in builder.lines if "ship:0:1" in line.things)
    assert ship.cells[0].startswith("Achevé, places 1 à 3\u00a0: un navire de 3 cartes avec ")
    assert sentences_of(builder)[-2:] == [
        "Contrat bleu «\u00a0Officiers\u00a0» abandonné.",
        "Contrat vert «\u00a0Bouées\u00a0» abandonné.",
    ]
    assert not any("abandonné" in told for told in sentences_of(table_of(position, 1, "fr")["builder-0"]))
