"""The worked examples of the rules for the turn, the action track, the yard and the actions, to the digit."""

from __future__ import annotations

import pytest

from roadstead.games.shipyard.building import can_place
from roadstead.games.shipyard.deck import NONE, YARD
from tests.rule import rule
from tests.rules.shipyard.position import CARD_IDS, LETTERS, doing, shipyard, start

CARDS = {"B": CARD_IDS.index("sb01"), "M": CARD_IDS.index("sm101"), "S": CARD_IDS.index("ss01"), ".": NONE}
E03 = "hire:14 exchange:13 build:12 recruit:10 manufacture:8 rent:5 purchase:1"


def is_legal(row: str) -> bool:
    """Whether each card of a yard could have been placed last."""
    s = shipyard().state
    for column, sign in enumerate(row):
        if sign != ".":
            others = f"{row[:column]}.{row[column + 1 :]}"
            s.yard[:YARD] = [CARDS[other] for other in others]
            if not can_place(s, 0, LETTERS.index(sign), column):
                return False
    return True


# -- income and the action track


@rule("SHY-E01")
@pytest.mark.parametrize("seats", [3, 4])
def test_income_in_the_opening(seats: int) -> None:
    p = shipyard(seats, phase="opening", seat=2, figures={0: "build", 1: "purchase"}, guilders={2: 6})
    assert p.track["build-ships"] > p.track["recruit-crew"] > p.track["purchase-commodities"]
    assert p.play("choose recruit-crew").guilders(2) == 7


@rule("SHY-E02")
def test_income_in_the_opening_of_two_players() -> None:
    p = shipyard(2, phase="opening", seat=1, figures={0: "hire build", 1: "rent"}, guilders={1: 6})
    assert all(p.track[card] > p.track["recruit-crew"] for card in p.figures(0) + p.figures(1))
    assert p.play("choose recruit-crew").guilders(1) == 9


@rule("SHY-E03")
@pytest.mark.parametrize(
    ("name", "income"),
    [
        ("exchange-commodities", 0),
        ("manufacture-equipment", 2),
        ("rent-canal", 2),
        ("purchase-commodities", 3),
    ],
)
def test_income_in_a_full_turn(name: str, income: int) -> None:
    p = shipyard(track=E03, advanced=True, figures={0: "", 1: "build", 2: "recruit"}, guilders=1)
    assert not p.can("choose hire-employee")
    assert len(p.choices("choose")) == 4
    assert p.play(f"choose {name}").guilders() == 1 + income


@rule("SHY-E04")
@pytest.mark.parametrize(("gap", "bonus"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_the_gap_bonus(gap: int, bonus: int) -> None:
    track = f"hire:14 exchange:13 build:12 recruit:10 manufacture:8 rent:7 purchase:{6 - gap}"
    p = shipyard(track=track, advanced=True, figures={0: "", 1: "build", 2: "recruit"}, guilders=0)
    assert p.play("choose purchase-commodities").guilders() == 2 + bonus


@rule("SHY-E05")
def test_a_figure_behind_takes_the_gap_bonus_away() -> None:
    figures = {0: "", 1: "build", 2: "recruit", 3: "receive"}
    p = shipyard(4, track=f"{E03} receive:0", advanced=True, figures=figures, guilders=0)
    assert p.play("choose purchase-commodities").guilders() == 2


@rule("SHY-E06")
def test_the_starting_player_on_the_lead() -> None:
    p = start(3, {"start_seat": "0"}).deal()
    foremost, *others = p.track
    p.play(f"choose {foremost}").finish()
    p.finish().finish()
    assert p.actor == 0
    assert p.track[foremost] == 1
    assert [p.track[name] for name in others] == [-1, -2, -3, -4, -5, -7]


@rule("SHY-E07")
def test_falling_behind() -> None:
    track = "hire:30 exchange:28 build:25 rent:20 manufacture:14 recruit:10 purchase:9"
    p = shipyard(track=track, figures={0: "build", 1: "hire", 2: "exchange"})
    assert p.lead == 31
    assert p.positions == [31, 30, 28, 20, 14, 11, 10]
    assert (p.track["recruit-crew"], p.track["purchase-commodities"]) == (11, 10)


@rule("SHY-E08")
def test_the_advance_with_two_players() -> None:
    p = shipyard(2, figures={0: "build rent", 1: "hire exchange"}, guilders=18)
    assert p.track["build-ships"] == p.lead
    assert p.figures(0) == ["rent-canal"]
    assert p.choices("choose") == ["purchase-commodities", "manufacture-equipment", "recruit-crew"]
    p.play("choose recruit-crew")
    assert {"build-ships", "rent-canal"} < set(p.choices("bonus"))
    assert p.figures(0) == ["rent-canal", "recruit-crew"]


@rule("SHY-E09")
@pytest.mark.parametrize(("seats", "cards", "free"), [(4, 8, 4), (3, 7, 4), (2, 7, 3)])
def test_how_many_cards_are_free(seats: int, cards: int, free: int) -> None:
    p = shipyard(seats)
    assert len(p.track) == cards
    assert len(p.choices("choose")) == free


@rule("SHY-E40")
def test_the_start_positions_with_four_players() -> None:
    assert start(4).deal().positions == [0, -1, -2, -3, -4, -5, -6, -7]


@rule("SHY-E40")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_start_positions_with_fewer_players(seats: int) -> None:
    assert start(seats).deal().positions == [0, -1, -2, -3, -4, -5, -7]


@rule("SHY-E40")
def test_the_opening_of_a_game_of_three() -> None:
    """The first takes the card at -2, the second that at -7, the third that at -1."""
    p = start(3, {"start_seat": "0"}).deal()
    at = {position: name for name, position in p.track.items()}
    incomes = []
    for seat, position in enumerate((-2, -7, -1)):
        before = p.guilders(seat)
        p.play(f"{seat}: choose {at[position]}")
        incomes.append(p.guilders(seat) - before)
        p.finish()
    assert incomes == [0, 1, 0]


@rule("SHY-E41")
def test_falling_behind_with_a_chain() -> None:
    track = "hire:30 exchange:29 build:28 rent:12 manufacture:11 recruit:10 purchase:9"
    p = shipyard(track=track, figures={0: "build", 1: "hire", 2: "exchange"})
    assert p.track == {
        "build-ships": 31,
        "hire-employee": 30,
        "exchange-commodities": 29,
        "rent-canal": 13,
        "manufacture-equipment": 12,
        "recruit-crew": 11,
        "purchase-commodities": 10,
    }


# -- the bonus action


@rule("SHY-E10")
def test_a_bonus_action_paid_by_the_chosen_one() -> None:
    """5 guilders; Exchange Commodities earns 4, by two loads for 2 each."""
    p = shipyard(main="exchange", guilders=5, trains="t01", setting=0)
    assert not p.choices("bonus")  # the exchange began by itself: nothing could be bought before it
    p.play("trade sell", "trade sell", "trade crane")
    assert p.guilders() == 9
    p.play("bonus manufacture-equipment")
    assert p.guilders() == 3


@rule("SHY-E10")
def test_the_exchange_as_a_bonus_cannot_pay_for_itself() -> None:
    p = shipyard(main="manufacture", guilders=5, trains="t01").play("manufacture 0")
    assert p.actor == 1
    enough = shipyard(main="manufacture", guilders=6, trains="t01").play("main", "manufacture 0")
    assert enough.can("bonus exchange-commodities")


@rule("SHY-E44")
def test_a_bonus_action_first() -> None:
    """7 guilders: 1 is left for hiring; helmsman on the next space, rigger one further, foreman two further."""
    spaces = {"helmsman": 1, "engineer-crane": 1, "rigger": 2, "recruiter-captain": 2, "foreman": 3}
    p = shipyard(main="build", guilders=7, spaces=spaces).play("bonus hire-employee")
    assert p.guilders() == 1
    offered = p.choices("hire")
    assert {"helmsman", "engineer-crane", "rigger"} <= set(offered)
    assert not {"recruiter-captain", "foreman"} & set(offered)
    p.play("hire engineer-crane")
    assert p.guilders() == 0
    free = [p.market(column)[0] for column in ("bow", "middle-a", "middle-b", "stern")]
    assert sorted(p.choices("build")) == sorted(free)


# -- the yard


@rule("SHY-E11", "SHY-506")
def test_a_middle_in_column_one() -> None:
    assert not is_legal("MS.......")
    assert is_legal(".MS......")
    assert "1" not in doing("build", guilders=0).play("build sm101").choices("place")
    stern = doing("build", guilders=0, yard=".M.......").play("build ss01")
    assert stern.choices("place") == ["3", "4", "5", "6", "7", "8", "9"]


@rule("SHY-E12")
def test_no_room_for_a_middle() -> None:
    assert not is_legal("...BS....")
    p = doing("build", guilders=0, yard="...B.....").play("build ss01")
    assert "5" not in p.choices("place")
    assert "6" in p.choices("place")


@rule("SHY-E13")
def test_no_room_for_a_bow() -> None:
    assert not is_legal(".......BM")
    assert not is_legal(".......B.")
    assert not is_legal("........M")
    p = doing("build", guilders=0).play("build sb01")
    assert "8" not in p.choices("place")
    q = doing("build", guilders=0).play("build sm101")
    assert "9" not in q.choices("place")


@rule("SHY-E14")
def test_the_legal_cases_of_the_rulebook() -> None:
    assert is_legal("BB.SMB.SS")
    p = doing("build", guilders=0, yard="BB.SMB.SS", market={"middle-a": "sm101", "middle-b": "sm106"})
    p.play("build sm101")
    assert p.choices("place") == ["3", "7"]
    p.play("place 3", "build sm106")  # column 7 is the only place
    p.deal()
    assert p.yard() == "BBMSMBMSS"
    p.play("scrap 2")
    assert p.yard() == "B...M...S"  # the last one was scrapped without a question


@rule("SHY-E15", "SHY-507")
def test_the_last_place_of_a_full_yard() -> None:
    p = doing("build", guilders=5, yard="BMMMMMMM.")
    assert p.choices("build") == p.market("stern")
    p.play(f"build {p.market('stern')[0]}").deal()
    assert p.yard() == "........."  # a ship of nine cards, scrapped for want of a captain
    assert len(p.lost) == 9
    assert not is_legal("BMMMMMMMM")


@rule("SHY-E16", "SHY-505")
def test_a_complete_ship_keeps_its_places() -> None:
    p = doing("build", guilders=9, yard="BM.......", store="captain", canals="c01")
    stern, bow = p.market("stern")[0], p.market("bow")[0]
    p.play(f"build {stern}", "place 3", f"build {bow}")
    assert p.choices("place") == ["4", "5", "6", "7"]
    p.play("place 4", "stop").play("end")
    assert p.yard() == "BMSB....."
    p.play("sail 1").deal()
    assert p.yard() == "...B....."
    later = doing("build", guilders=0, yard="...B.....").play("build sb01")
    assert later.choices("place") == ["1", "2", "3", "5", "6", "7"]


@rule("SHY-E18", "SHY-R34")
def test_three_cards_from_one_column() -> None:
    market = {"middle-a": "sm101 sm102 sm103 sm104 sm105", "middle-b": "sm106 sm107 sm108 sm109 sm110"}
    p = doing("build", guilders=3, market=market).build("sm104 2", "sm101 3", "sm102 4")
    assert p.guilders() == 0
    p.play("ship-card sm120", "ship-card sm121", "ship-card sm122")
    assert p.market("middle-a") == ["sm103", "sm105", "sm120", "sm121", "sm122"]
    assert p.market("middle-b") == market["middle-b"].split()


# -- markers


@rule("SHY-E19")
def test_manufacture_with_engineers() -> None:
    p = doing("manufacture", guilders=1, ring="cannon", employees="engineer-crane engineer-sail")
    free = p.copy().play("manufacture 0")
    assert free.store() == {"smokestack": 1, "crane": 1, "sail": 1}
    assert free.guilders() == 1
    p.play("manufacture 1")
    assert p.store() == {"crane": 2, "sail": 1}
    assert p.guilders() == 0


@rule("SHY-E20")
@pytest.mark.parametrize(("employees", "prices"), [("", [0, 1, 2, 3]), ("accountant", [0, 0, 0, 1])])
def test_what_the_sectors_cost(employees: str, prices: list[int]) -> None:
    for extra, piece in enumerate(["smokestack", "crane", "sail", "cannon"]):
        p = doing("manufacture", guilders=5, ring="cannon", employees=employees).play(f"manufacture {extra}")
        assert p.store() == {piece: 1}
        assert p.guilders() == 5 - prices[extra]


@rule("SHY-E39")
@pytest.mark.parametrize("name", ["helmsman", "engineer-crane"])
def test_the_foreman(name: str) -> None:
    """The marker stands on space 3 of 1 to 8."""
    surcharge = int(name == "engineer-crane")
    prices = {4: 0, 5: 0, 6: 0, 7: 0, 8: 1, 1: 2, 2: 3, 3: 4}
    for space, price in prices.items():
        p = doing("hire", guilders=5, staff=2, employees="foreman", spaces={name: space - 1})
        assert p.play(f"hire {name}").guilders() == 5 - price - surcharge
        assert p.staff == space - 1


# -- the exchange


@rule("SHY-E21")
def test_a_train_with_two_coal() -> None:
    """t06 carries coal, coal and steel."""
    p = doing("exchange", guilders=0, trains="t06", setting=0)
    assert p.choices("trade") == ["propeller+smokestack", "propeller+sell", "smokestack+sell", "sell+sell"]
    both = p.copy().play("trade propeller+smokestack")
    assert (both.store(), both.guilders()) == ({"smokestack": 1, "propeller": 1}, 0)
    for piece in ("propeller", "smokestack"):
        one = p.copy().play(f"trade {piece}+sell")
        assert (one.store(), one.guilders()) == ({piece: 1}, 2)
    none = p.copy().play("trade sell+sell")
    assert (none.store(), none.guilders()) == ({}, 4)


@rule("SHY-E22")
@pytest.mark.parametrize(
    ("employees", "price"), [("", 2), ("trader-steel-1", 3), ("trader-steel-1 trader-steel-2", 4)]
)
def test_traders(employees: str, price: int) -> None:
    """t11 carries three steel; at setting 1 each is worth 2."""
    p = doing("exchange", guilders=0, trains="t11", setting=0, employees=employees).play(
        "trade sell+sell+sell"
    )
    assert p.guilders() == 3 * price


@rule("SHY-E22")
def test_hiring_a_level_two_trader() -> None:
    assert "trader-steel-2" not in doing("hire", guilders=9).choices("hire")
    assert "trader-steel-2" in doing("hire", guilders=9, employees="trader-steel-1").choices("hire")


@rule("SHY-E43")
def test_a_train_with_three_coal() -> None:
    p = doing("exchange", guilders=0, trains="t05", setting=0).play("trade propeller+smokestack+sell")
    assert p.store() == {"smokestack": 1, "propeller": 1}
    assert p.guilders() == 2


@rule("SHY-E43")
def test_one_load_of_each_sold_at_setting_one() -> None:
    p = doing("exchange", guilders=0, trains="t01", setting=0).play("trade sell", "trade sell", "trade sell")
    assert p.guilders() == 6
