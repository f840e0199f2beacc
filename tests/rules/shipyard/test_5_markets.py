"""Chapter 5: Purchase Commodities and Rent Canal, and how columns and decks are filled."""

from __future__ import annotations

import pytest

from roadstead.games.shipyard import tasks
from tests.rule import rule
from tests.rules.shipyard.position import CONTRACT_IDS, Position, doing, own_deck, shipyard

TRAINS = "t05 t06 t07 t08 t09"
CANALS = "c01 c02 c03 c04 c05"


# -- Purchase Commodities


@rule("SHY-521", "SHY-D04")
@pytest.mark.parametrize("row", range(5))
def test_one_train_at_the_price_of_its_row(row: int) -> None:
    p = doing("purchase", guilders=5, trains="t01", market={"train": TRAINS})
    assert p.choices("train") == TRAINS.split()
    train = TRAINS.split()[row]
    p.play(f"train {train}")
    assert p.trains() == ["t01", train]
    assert p.guilders() == 5 - [0, 1, 1, 2, 2][row]
    p.deal("train-up t13")
    assert p.market("train") == [*(name for name in TRAINS.split() if name != train), "t13"]
    assert p.actor == 1


@rule("SHY-521", "SHY-D04")
def test_only_trains_that_can_be_paid_for_are_offered() -> None:
    p = doing("purchase", guilders=1, market={"train": TRAINS})
    assert p.choices("train") == TRAINS.split()[:3]


@rule("SHY-522", "SHY-R39", "SHY-D00")
def test_used_trains_make_a_new_deck() -> None:
    p = doing("purchase", guilders=1, market={"train": TRAINS}, decks={"train": 0}, used_trains="t10 t11 t12")
    assert p.deck("train") == 0
    p.play("train t05")
    assert p.weights() == {"train-up t10": 1, "train-up t11": 1, "train-up t12": 1}
    p.play("train-up t11")
    assert p.market("train") == ["t06", "t07", "t08", "t09", "t11"]
    assert p.deck("train") == 2
    assert p.used_trains == []


@rule("SHY-522", "SHY-524")
def test_without_used_trains_the_place_stays_empty() -> None:
    p = doing("purchase", guilders=1, market={"train": TRAINS}, decks={"train": 0})
    p.play("train t05")
    assert p.actor == 1
    assert p.market("train") == ["t06", "t07", "t08", "t09"]


@rule("SHY-523", "SHY-R33")
def test_there_is_no_limit_on_trains() -> None:
    p = doing("purchase", guilders=1, trains="t01 t02 t03 t04 t10 t11 t12 t13", market={"train": TRAINS})
    p.play("train t05")
    assert len(p.trains()) == 9


@rule("SHY-524", "SHY-R39")
def test_the_deck_is_renewed_when_a_card_is_needed_and_not_before() -> None:
    """The last card of the deck is dealt: the used trains stay where they are."""
    p = doing("purchase", guilders=1, market={"train": TRAINS}, decks={"train": 1}, used_trains="t10 t11")
    p.play("train t05")
    assert len(p.weights()) == 1
    p.deal()
    assert p.deck("train") == 0
    assert p.used_trains == ["t10", "t11"]
    assert p.told("new-trains") == []
    assert not p.early  # and this ends nothing (SHY-904)


@rule("SHY-524", "SHY-522")
def test_a_new_deck_may_be_too_small() -> None:
    """Two places, one used train: it fills one of them."""
    p = doing(
        "purchase", guilders=1, market={"train": "t05 t06 t07 t08"}, decks={"train": 0}, used_trains="t10"
    )
    assert p.market("train") == ["t05", "t06", "t07", "t08"]
    p.play("train t05").deal()
    assert p.market("train") == ["t06", "t07", "t08", "t10"]
    assert p.used_trains == []


@rule("SHY-524", "SHY-522")
def test_a_new_deck_fills_all_empty_places() -> None:
    p = doing(
        "purchase",
        guilders=1,
        market={"train": "t05 t06 t07 t08"},
        decks={"train": 0},
        used_trains="t10 t11 t12",
    )
    p.play("train t05")
    assert p.weights() == {"train-up t10": 1, "train-up t11": 1, "train-up t12": 1}
    p.play("train-up t11")
    assert p.weights() == {"train-up t10": 1, "train-up t12": 1}
    p.play("train-up t12")
    assert p.market("train") == ["t06", "t07", "t08", "t11", "t12"]
    assert (p.deck("train"), p.used_trains) == (1, [])


@rule("SHY-524")
def test_an_empty_place_is_filled_at_the_end_of_the_next_action_that_allows_it() -> None:
    """The train just exchanged is the only used one: it comes up at once."""
    p = doing("exchange", guilders=0, trains="t01", market={"train": "t05 t06 t07 t08"}, decks={"train": 0})
    p.play("trade sell", "trade sell", "trade sell")
    assert p.market("train") == ["t05", "t06", "t07", "t08"]
    assert p.weights() == {"train-up t01": 1}
    p.deal()
    assert p.market("train") == ["t05", "t06", "t07", "t08", "t01"]
    assert p.told("new-trains") == [()]


@rule("SHY-524")
@pytest.mark.parametrize("bonus", [True, False])
def test_every_column_is_filled_after_each_action(bonus: bool) -> None:
    """After Manufacture Equipment too, chosen or bonus."""
    p = shipyard(
        main="recruit" if bonus else "manufacture",
        guilders=9,
        market={"train": "t05 t06"},
        decks={"train": 0},
        used_trains="t10 t11 t12",
    )
    p.play("bonus manufacture-equipment" if bonus else "main", "manufacture 0")
    assert p.legal()[0].startswith("train-up ")
    p.deal()
    assert len(p.market("train")) == 5
    assert p.asked == (tasks.RECRUIT if bonus else tasks.NEXT_STEP)


@rule("SHY-524", "SHY-535", "SHY-616")
def test_columns_are_filled_at_the_end_of_step_five_too() -> None:
    """Two canals become free by the cruise and come up at its end."""
    p = shipyard(
        phase="cruises",
        yard="BMS...... sb01 sm101 ss01",
        canals="c17 c18@c17:E c19@c17:W",
        figure="c17 C W",
        store="captain sail:2",
        market={"canal": "c01 c02"},
        decks={"canal": 0},
    )
    p.play("sail 1").fit(sails=1)  # E is the only way that is long enough
    assert p.used() == 1
    assert sorted(p.weights()) == ["canal-up c17", "canal-up c19"]
    p.deal()
    assert sorted(p.market("canal")[2:]) == ["c17", "c19"]
    assert p.actor == 1


# -- Rent Canal


@rule("SHY-531", "SHY-D05")
@pytest.mark.parametrize("row", range(5))
def test_one_canal_at_the_price_of_its_row(row: int) -> None:
    p = doing("rent", guilders=5, market={"canal": CANALS})
    assert p.choices("canal") == CANALS.split()
    canal = CANALS.split()[row]
    p.play(f"canal {canal}")
    assert p.guilders() == 5 - [0, 1, 1, 2, 2][row]
    assert p.asked == tasks.EDGE  # it is laid at once
    p.play("edge N").deal("canal-up c20")
    assert list(p.canals()) == [canal]
    assert p.market("canal") == [*(name for name in CANALS.split() if name != canal), "c20"]
    assert p.actor == 1


@rule("SHY-531", "SHY-D05")
def test_only_canals_that_can_be_paid_for_are_offered() -> None:
    p = doing("rent", guilders=1, market={"canal": CANALS})
    assert p.choices("canal") == CANALS.split()[:3]


@rule("SHY-532", "SHY-R24", "SHY-R32", "SHY-D05")
@pytest.mark.parametrize("edge", ["N", "E", "S", "W"])
def test_the_ship_figure_comes_in_over_an_edge_of_the_first_canal(edge: str) -> None:
    p = doing("rent", guilders=1, market={"canal": CANALS}).play("canal c01")
    assert p.choices("edge") == ["N", "E", "S", "W"]
    p.play(f"edge {edge}").deal()
    assert p.figure() == f"c01 {edge}"  # with its stern to that side
    assert p.canals() == {"c01": (0, 0, 0)}
    view = p.view(1).builders[0]
    assert view.came == 9 + "NESW".index(edge)


@rule("SHY-532", "SHY-611")
def test_the_first_cruise_may_not_leave_over_the_stern_side() -> None:
    """A crossing with a canal to the north: from N with the stern north the only way leads to C."""
    p = shipyard(
        phase="cruises",
        yard="BMS......",
        canals="c17 c18@c17:N",
        figure="c17 N",
        store="captain",
    )
    p.play("sail 1")
    assert p.figure() == "c17 C N"
    free = shipyard(
        phase="cruises",
        yard="BMS......",
        canals="c17 c18@c17:N",
        figure="c17 N C",
        store="captain",
    )
    free.play("sail 1")
    assert free.figure() == "c18 S"


def cells(p: Position) -> set[tuple[int, int]]:
    """Where each of the offered cells lies."""
    found = set()
    for name in p.choices("cell"):
        other = p.copy().play(f"cell {name}")
        other.play("turn 0")
        newest = other.view().builders[0].canals[-1]
        found.add((newest.column, newest.row))
    return found


@rule("SHY-533", "SHY-D05")
def test_a_later_canal_goes_beside_an_own_one() -> None:
    p = doing("rent", guilders=1, canals="c11 c12@c11:E", market={"canal": CANALS}).play("canal c01")
    assert cells(p) == {(0, -1), (0, 1), (-1, 0), (1, -1), (1, 1), (2, 0)}
    assert len(p.choices("cell")) == 6
    first = doing("rent", guilders=1, canals="c11", market={"canal": CANALS}).play("canal c01")
    assert first.choices("cell") == ["c11 N", "c11 E", "c11 S", "c11 W"]


@rule("SHY-533", "SHY-D05")
def test_a_cell_that_borders_on_two_canals_is_one_choice() -> None:
    p = doing("rent", guilders=1, canals="c11 c12@c11:E c13@c12:S", market={"canal": CANALS}).play(
        "canal c01"
    )
    assert len(p.choices("cell")) == 7
    assert cells(p) == {(0, -1), (1, -1), (2, 0), (2, 1), (1, 2), (0, 1), (-1, 0)}


@rule("SHY-533", "SHY-R11", "SHY-D05")
@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize(("side", "cell"), [("N", (0, -1)), ("E", (1, 0)), ("S", (0, 1)), ("W", (-1, 0))])
def test_any_rotation_on_any_side(side: str, cell: tuple[int, int], turns: int) -> None:
    p = doing("rent", guilders=1, canals="c11", market={"canal": CANALS}).play(
        "canal c01", f"cell c11 {side}"
    )
    assert p.choices("turn") == ["0", "1", "2", "3"]
    p.play(f"turn {turns}").deal()
    assert p.canals() == {"c11": (0, 0, 0), "c01": (*cell, turns)}


@rule("SHY-533", "SHY-R11")
def test_with_closed_sides_channels_must_meet_on_one_side() -> None:
    """Crossings open to the east and west only: beside each other, or turned together, but never on closed sides."""
    rules = own_deck('crossing: ports = ["N", "E", "S", "W"] -> ports = ["E", "W"]')
    p = doing("rent", guilders=1, canals="c17", figure="c17 E", market={"canal": "c18"}, rules=rules)
    p.play("canal c18")
    assert p.choices("cell") == ["c17 E", "c17 W"]
    p.play("cell c17 E")
    assert p.choices("turn") == ["0", "2"]
    # a tile with all sides open may lie beside it, though a third canal on another side has a closed side there
    other = doing(
        "rent",
        guilders=1,
        canals="c17 c01@c17:E c18@c01:N/1",
        figure="c17 E",
        market={"canal": "c02"},
        rules=rules,
    )
    other.play("canal c02")
    assert "c17 N" not in other.choices("cell")
    assert "c01 E" in other.choices("cell")
    assert "c18 N" in other.choices("cell")
    assert "c18 E" not in other.choices("cell")


@rule("SHY-R11")
def test_with_closed_sides_the_figure_starts_on_an_open_one() -> None:
    rules = own_deck('crossing: ports = ["N", "E", "S", "W"] -> ports = ["E", "W"]')
    p = doing("rent", guilders=1, market={"canal": "c17"}, rules=rules).play("canal c17")
    assert p.choices("edge") == ["E", "W"]


@rule("SHY-D05")
def test_rotations_that_come_to_the_same_are_one_choice() -> None:
    """A crossing with the same icon north and south, and east and west."""
    rules = own_deck('c19: S = "military" -> S = "commerce"')
    p = doing("rent", guilders=1, canals="c11", market={"canal": "c19"}, rules=rules)
    p.play("canal c19", "cell c11 N")
    assert p.choices("turn") == ["0", "1"]


@rule("SHY-534")
def test_canals_laid_and_the_figure_stay_as_they_are() -> None:
    p = doing(
        "rent",
        guilders=1,
        canals="c11 c12@c11:E/1 c13@c12:S/2",
        figure="c12 C N",
        market={"canal": CANALS},
    )
    laid = p.canals()
    p.play("canal c01", "cell c11 W", "turn 1").deal()
    assert p.canals() == {**laid, "c01": (-1, 0, 1)}
    assert p.figure() == "c12 C N"
    p.turns(5)
    assert {name: place for name, place in p.canals().items() if name in laid} == laid
    assert p.figure() == "c12 C N"


@rule("SHY-535", "SHY-536", "SHY-R39", "SHY-D00")
def test_used_and_discarded_canals_make_a_new_deck() -> None:
    p = doing(
        "rent",
        3,
        guilders=1,
        canals={0: "c11", 1: "c12 c13@c12:E"},
        used={0: "c06", 1: "c07 c08"},
        discards="c09 c10",
        market={"canal": CANALS},
        decks={"canal": 0},
        contracts="b12",
    )
    assert p.deck("canal") == 0
    b12 = p.contracts().index("b12")
    assert p.view(0).builders[0].contract_points[b12] == 4
    p.play("canal c01", "cell c11 E", "turn 0")
    assert sorted(p.weights()) == [f"canal-up c{number:02}" for number in (6, 7, 8, 9, 10)]
    p.play("canal-up c06")
    assert p.deck("canal") == 4
    assert [p.stack(seat) for seat in range(3)] == [[], [], []]
    assert p.discards == []
    # the noted numbers still count
    assert [p.used(seat) for seat in range(3)] == [1, 2, 0]
    assert p.view(0).builders[0].contract_points[b12] == 4
    # canals laid stay with their owners
    assert list(p.canals(1)) == ["c12", "c13"]


@rule("SHY-535", "SHY-522", "SHY-R39")
def test_the_canal_deck_is_not_renewed_before_a_card_is_needed() -> None:
    p = doing(
        "rent",
        guilders=1,
        used="c06",
        discards="c09 c10",
        market={"canal": CANALS},
        decks={"canal": 1},
    )
    p.play("canal c01", "edge N")
    assert len(p.weights()) == 1
    p.deal()
    assert p.deck("canal") == 0
    assert p.discards == ["c09", "c10"]
    assert p.stack() == ["c06"]


@rule("SHY-536", "SHY-615", "SHY-I17")
def test_the_count_of_used_canals_rises_by_sailing_and_never_falls() -> None:
    p = shipyard(
        phase="cruises",
        yard="BMS......",
        canals="c17 c18@c17:E",
        figure="c17 E C",
        store="captain",
        used="",
        used_count=3,
        contracts="b12",
    )
    p.play("sail 1").deal()
    assert p.figure() == "c18 W"
    assert p.used() == 4
    assert p.stack() == ["c17"]
    builder = p.view(0).builders[0]
    assert builder.contract_points[builder.contracts.index(CONTRACT_IDS.index("b12"))] == 16


@rule("SHY-R33")
def test_there_is_no_limit_on_canals() -> None:
    row = "c01" + "".join(f" c{number:02}@c{number - 1:02}:E" for number in range(2, 13))
    p = doing("rent", guilders=1, canals=row, market={"canal": "c20"}).play(
        "canal c20", "cell c12 E", "turn 0"
    )
    assert len(p.canals()) == 13


@rule("SHY-R25", "SHY-524")
@pytest.mark.parametrize(("name", "deck"), [("purchase-commodities", "train"), ("rent-canal", "canal")])
def test_nothing_can_be_bought_from_an_empty_column(name: str, deck: str) -> None:
    """Neither chosen nor as a bonus action, but one card is enough."""
    track = f"recruit:14 {name}:13 hire:12 exchange:11 manufacture:10 build:9 "
    track += "rent:8" if deck == "train" else "purchase:8"
    for card, able in (("", False), ({"train": "t05", "canal": "c01"}[deck], True)):
        p = shipyard(
            track=track,
            advanced=True,
            figures={0: "", 1: "hire", 2: "exchange"},
            market={deck: card},
            decks={deck: 0},
            guilders=9,
        )
        assert p.can(f"choose {name}") == able
        p.play("choose manufacture-equipment")
        assert p.can(f"bonus {name}") == able
