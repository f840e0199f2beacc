"""What the view says beside the cards: track, income, countdown, markets, yards and the exchange."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from roadstead.engine.game import CHANCE
from roadstead.games.shipyard import tasks
from roadstead.games.shipyard.actions import can_perform
from roadstead.games.shipyard.deck import ACTIONS, CAPTAIN, KINDS, NONE, PIECES
from roadstead.games.shipyard.exchange_figures import ComboView, RateView
from roadstead.games.shipyard.market_figures import SectorView
from roadstead.games.shipyard.track_figures import IncomeView, TrackCardView
from roadstead.games.shipyard.turn import income
from roadstead.games.shipyard.turn_figures import FiguresView
from roadstead.games.shipyard.view import ShipyardView
from tests.rule import rule
from tests.rules.shipyard.position import (
    EMPLOYEE_IDS,
    RULES,
    TRAIN_IDS,
    Position,
    action,
    doing,
    shipyard,
    start,
)

FIRST_SHIP = "sb24 sm101 sm102 sm103 sm105 sm129 sm126 ss12"
LEITH: dict[str, Any] = {
    "guilders": {0: 4, 1: 3, 2: 9},
    "store": "smokestack sail crane:2 cannon captain businessman soldier:2",
    "employees": "engineer-crane helmsman trader-steel-1 builder-soldier",
    "fleet": [f"{FIRST_SHIP} captain businessman:2 soldier cannon crane smokestack sail:3 propeller"],
    "contracts": "b01 b07 g05 g06",
    "trains": {0: "", 1: "t05", 2: "t06 t07"},
    "yard": ".BMMM.... sb11 sm104 sm106 sm119",
    "ring": "smokestack",
    "circle": "soldier",
    "setting": 3,
}


def leith(**given: Any) -> Position:
    """Turn 37: Recruit Crew has just moved from space 5 to the front; Inge stands on Canal, Tidewater on Equip."""
    return shipyard(
        3,
        first=0,
        track="hire:36 manufacture:35 build:34 rent:33 exchange:30 recruit:28 purchase:24",
        figures={0: "recruit", 1: "rent", 2: "manufacture"},
        **{**LEITH, **given},
    )


def gravesend() -> Position:
    """Two players: Build Ships has just moved from the starting space to space 8, one figure joins on Canal."""
    return shipyard(
        2,
        first=0,
        track="recruit:30 manufacture:29 hire:28 rent:27 exchange:26 build:23 purchase:17",
        figures={0: "build rent", 1: "exchange manufacture"},
        guilders={0: 3},
    )


def card(v: ShipyardView, name: str) -> TrackCardView:
    return next(each for each in v.track if each.action == action(name))


def names(actions: tuple[int, ...]) -> list[str]:
    return [ACTIONS[each] for each in actions]


def ring_row(sectors: tuple[SectorView, ...]) -> list[tuple[str, int]]:
    return [(PIECES[sector.piece], sector.price) for sector in sectors]


# -- the track -----------------------------------------------------------------------------------------------------


@rule("SHY-301", "SHY-306")
def test_the_track_from_the_lead_backwards() -> None:
    v = leith().view(0)
    assert [(ACTIONS[each.action].split("-")[0], each.space, each.empty) for each in v.track] == [
        ("recruit", 14, 0),
        ("hire", 13, 0),
        ("manufacture", 12, 0),
        ("build", 11, 0),
        ("rent", 10, 0),
        ("exchange", 7, 2),
        ("purchase", 1, 5),
    ]
    assert [each.lead for each in v.track] == [True] + [False] * 6
    assert [(each.seat, each.figures) for each in v.track] == [
        (-1, 0),
        (-1, 0),
        (2, 1),
        (-1, 0),
        (1, 1),
        (-1, 0),
        (-1, 0),
    ]
    assert v.advance is not None
    assert (v.advance.seat, ACTIONS[v.advance.action]) == (0, "recruit-crew")
    assert (v.advance.space, v.advance.to_space) == (5, 14)


@rule("SHY-308", "SHY-309", "SHY-310")
def test_income_with_its_parts() -> None:
    v = leith().view(0)
    trains, build, hire = (card(v, name).income for name in ("purchase", "build", "hire"))
    assert trains == IncomeView(
        guilders=3,
        ahead=(action("rent"), action("manufacture")),
        ahead_guilders=2,
        gap=5,
        gap_guilders=1,
        behind=-1,
        after=7,
        bonus=True,
    )
    assert build == IncomeView(1, (action("manufacture"),), 1, 0, 0, action("rent"), 5, False)
    assert hire == IncomeView(0, (), 0, 0, 0, action("manufacture"), 4, False)
    assert card(v, "rent").income is None, "a figure stands on it"


@rule("SHY-306", "SHY-511", "SHY-566", "SHY-571")
def test_why_a_card_is_closed() -> None:
    v = leith().view(0)
    assert {ACTIONS[each.action].split("-")[0]: (each.closed, each.rule) for each in v.track} == {
        "recruit": ("lead", "SHY-306"),
        "hire": ("", ""),
        "manufacture": ("taken", "SHY-306"),
        "build": ("", ""),
        "rent": ("taken", "SHY-306"),
        "exchange": ("no-train", "SHY-571"),
        "purchase": ("", ""),
    }
    full = leith().fill_yard().view(0)
    assert (card(full, "build").closed, card(full, "build").rule) == ("no-place", "SHY-511")


def test_nobody_to_hire_and_nobody_to_pay() -> None:
    every = leith(employees=" ".join(EMPLOYEE_IDS))
    assert (card(every.view(0), "hire").closed, card(every.view(0), "hire").rule) == ("nobody", "SHY-566")
    last = [name for name in EMPLOYEE_IDS if name != "engineer-sail"]
    dear = leith(employees=" ".join(last), guilders=0, spaces={"engineer-sail": 1}, staff=0)
    assert card(dear.view(0), "hire").closed == "too-dear", "the surcharge cannot be paid"


@rule("SHY-402", "SHY-403", "SHY-408")
def test_cards_closed_to_a_bonus_action() -> None:
    p = leith(guilders=9, spaces={"foreman": 1}).play("choose hire-employee")
    v = p.view(0)
    assert p.asked == tasks.NEXT_STEP
    assert {name: card(v, name).closed for name in ("hire", "recruit", "rent", "exchange")} == {
        "hire": "",
        "recruit": "",
        "rent": "",  # whoever stands on it
        "exchange": "no-train",
    }
    after = p.copy().play("main", "hire foreman")
    assert after.asked == tasks.NEXT_STEP
    assert (card(after.view(0), "hire").closed, card(after.view(0), "rent").closed) == ("chosen", "")
    taken = p.play("bonus manufacture-equipment")
    assert taken.asked == tasks.MANUFACTURE
    assert card(taken.view(0), "rent").closed == "taken", "as in a choice of an action, while none is asked"


@rule("SHY-301", "SHY-308")
def test_income_of_the_next_turn_as_the_track_stands() -> None:
    p = leith()
    assert all(each.next is None for each in p.view(0).track), "the choice is now"
    inge = p.view(1)
    assert card(inge, "rent").next is None, "a figure still stands there"
    build = card(inge, "build").next
    assert build == IncomeView(1, (action("manufacture"),), 1, 0, 0, -1, 4, False), (
        "her own card is ahead, and free"
    )
    assert card(inge, "exchange").next == IncomeView(2, (action("manufacture"),), 1, 3, 1, -1, 5, False)
    assert card(inge, "recruit").next == IncomeView(0, (), 0, 0, 0, action("manufacture"), 3, False), (
        "the lead of now is not that of then"
    )
    assert card(p.view(None), "build").next is None


@rule("SHY-303", "SHY-311")
def test_two_players_move_two_figures() -> None:
    v = gravesend().view(0)
    assert v.advance is not None
    assert (ACTIONS[v.advance.action], v.advance.space, v.advance.to_space) == ("build-ships", 0, 8)
    assert {
        ACTIONS[each.action].split("-")[0]: (each.seat, each.figures, each.turns)
        for each in v.track
        if each.figures
    } == {"rent": (0, 2, 2), "exchange": (1, 2, 1), "manufacture": (1, 1, 3)}
    assert v.figures == (
        FiguresView(0, action("build"), 8, action("rent"), 2, -1, 0, 1),
        FiguresView(1, action("recruit"), 7, action("exchange"), 1, action("manufacture"), 3, 0),
    )
    trains = card(v, "purchase").income
    assert trains is not None
    assert (trains.guilders, trains.ahead_guilders, trains.gap, trains.gap_guilders) == (5, 3, 8, 2)
    assert [card(v, name).income.guilders for name in ("recruit", "hire")] == [0, 1]  # type: ignore[union-attr]
    assert (v.countdown.lap, v.countdown.laps, v.countdown.left, v.countdown.to_end) == (2, 2, 15, 15)


@rule("SHY-205")
def test_the_opening_of_two() -> None:
    p = start(2, {"start_seat": "0"}).deal()
    assert p.view(0).figures[0] == FiguresView(0, -1, -1, -1, 0, -1, 0, 3)
    assert p.view(0).advance is None
    p.play("choose recruit-crew").finish()
    after = p.view(1).figures
    assert (after[0].next, after[0].next_turns, after[0].hand) == (action("recruit"), 3, 1)
    assert card(p.view(1), "recruit").figures == 2
    assert card(p.view(1), "recruit").rule == "SHY-202"


@rule("SHY-308", "SHY-311")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_income_is_told_as_it_is_paid(seats: int) -> None:
    """In whole games: what is told, paid, closed and moved."""
    rng = Random(seats)
    p = start(seats).deal()
    choices = 0
    for _ in range(260):
        if p.over:
            break
        s, seat = p.state, p.actor
        if p.asked == tasks.CHOOSE:
            choices += 1
            v = p.view(seat)
            for each in v.track:
                if each.income is not None:
                    assert each.income.guilders == income(s, each.action)
                    assert each.income.after == s.guilders[seat] + each.income.guilders
                open_now = f"choose {ACTIONS[each.action]}" in p.legal()
                able = can_perform(s, seat, each.action, s.guilders[seat] + income(s, each.action))
                assert open_now == (each.closed == "") or not able
            moved = v.figures[seat].moved
            if v.advance is not None:
                assert v.advance.action == moved == v.track[0].action
        p.play(rng.choice(p.legal()))
        if p.actor == CHANCE if not p.over else False:
            p.deal(seed=rng.randrange(99))
    assert choices > 20


# -- the countdown -------------------------------------------------------------------------------------------------


@rule("SHY-113", "SHY-704")
def test_the_countdown() -> None:
    at = leith().view(0).countdown
    assert (at.spaces, at.gives, at.at) == (("3", "2", "unmarked", "end"), (0, 1, 1, 0), 1)
    assert (at.lap, at.laps, at.gone, at.length, at.left, at.to_end, at.give_up) == (2, 3, 14, 23, 9, 32, 1)
    last = shipyard(4, lead=91).view(0).countdown
    assert (last.lap, last.left, last.to_end, last.give_up) == (4, 0, 0, 0), (
        "this turn completes the last lap"
    )
    assert shipyard(4, phase="final").view(0).countdown.to_end == 0
    early = leith(decks={"stern": 0}, market={"stern": ""}, early=True).view(0).countdown
    assert early.to_end == 2, "the round is played out"


# -- markets -------------------------------------------------------------------------------------------------------


@rule("SHY-541", "SHY-551", "SHY-811")
def test_the_next_pieces_with_their_prices() -> None:
    v = leith().view(0)
    assert ring_row(v.equipment.sectors) == [("crane", 0), ("sail", 1), ("cannon", 2), ("smokestack", 3)]
    assert ring_row(v.crew.sectors) == [("propeller", 0), ("businessman", 1), ("captain", 2), ("soldier", 3)]
    assert [(each.have, each.then) for each in v.equipment.sectors] == [(2, 4), (1, 2), (1, 2), (1, 2)]
    assert [(each.left, each.bars) for each in v.crew.sectors] == [(4, ""), (3, ""), (2, ""), (1, "")]
    poor = leith(guilders=1, employees="accountant").view(0).equipment.sectors
    assert [(each.price, each.bars) for each in poor] == [(0, ""), (0, ""), (0, ""), (1, "")]
    broke = leith(guilders=1).view(0).equipment.sectors
    assert [each.bars for each in broke] == ["", "", "too-dear", "too-dear"]


@rule("SHY-110", "SHY-508", "SHY-831")
def test_offers() -> None:
    p = leith(guilders=1, market={"train": "t05 t06 t07 t08 t09"}, trains={0: "", 1: "t01", 2: ""})
    v = p.view(0)
    assert [[each.price for each in column] for column in v.shelves] == [[0, 1, 1, 2, 2]] * 6
    assert [(each.left, each.bars) for each in v.shelves[0]] == [
        (1, ""),
        (0, ""),
        (0, ""),
        (0, "too-dear"),
        (0, "too-dear"),
    ]
    loads = [RULES.deck.loads[TRAIN_IDS.index(name)] for name in ["t05", "t06", "t07", "t08", "t09"]]
    now, later = [2, 4, 2], [1, 2, 4]  # settings 4 and 5, a steel trader
    assert [(each.sale, each.later) for each in v.shelves[4]] == [
        (
            sum(a * b for a, b in zip(row, now, strict=True)),
            sum(a * b for a, b in zip(row, later, strict=True)),
        )
        for row in loads
    ]
    row_of_three = leith(yard="BMMMMMMM.").view(0)
    assert {each.bars for each in row_of_three.shelves[0]} == {"no-place"}
    assert {each.bars for each in row_of_three.shelves[1]} == {"no-place"}


@rule("SHY-561", "SHY-562", "SHY-563", "SHY-564", "SHY-871")
def test_employees_in_their_arc() -> None:
    spaces = {"foreman": 1, "engineer-sail": 1, "trader-steel-1": 2, "trader-coal-2": 2}
    v = leith(spaces=spaces, staff=0, guilders=2).view(0)
    assert [desk.space for desk in v.desks] == [1, 2, 3, 4, 5, 6, 7, 0]
    assert [desk.price for desk in v.desks] == [0, 1, 2, 3, 4, 5, 6, 7]
    told = {EMPLOYEE_IDS[each.employee]: each for desk in v.desks for each in desk.applicants}
    assert (told["foreman"].price, told["foreman"].after, told["foreman"].bars) == (0, 2, "")
    assert (told["engineer-sail"].price, told["engineer-sail"].surcharge) == (1, 1)
    assert (told["trader-steel-1"].bars, told["trader-steel-1"].left) == ("owned", 1)
    assert told["trader-coal-2"].bars == "needs"
    assert EMPLOYEE_IDS[told["trader-coal-2"].needs] == "trader-coal-1"
    assert {each.bars for desk in v.desks[4:] for each in desk.applicants} <= {"too-dear", "owned", "needs"}
    helped = leith(spaces=spaces, staff=0, employees="foreman").view(0)
    assert [desk.price for desk in helped.desks] == [0, 0, 0, 0, 1, 2, 3, 4]


@rule("SHY-861")
def test_prices_are_the_viewers_own() -> None:
    p = leith(employees={0: "accountant", 1: "foreman"}, guilders={0: 1, 1: 9})
    assert [each.price for each in p.view(0).equipment.sectors] == [0, 0, 0, 1]
    assert [each.price for each in p.view(1).equipment.sectors] == [0, 1, 2, 3]
    assert p.view(None).equipment == p.view(0).equipment, "who looks on sees those of the turn"
    assert p.view(1).shelves[0][4].left == 7


# -- the yard ------------------------------------------------------------------------------------------------------


@rule("SHY-508", "SHY-504")
def test_what_lies_in_the_yard_and_where_more_may_lie() -> None:
    v = leith(yard=".BMMM.... sb11 sm104 sm106 sm119").view(0)
    dock = v.builders[0].dock
    (hull,) = dock.hulls
    assert (hull.column, hull.cards, hull.complete, hull.wants) == (1, 4, False, (KINDS.index("stern"),))
    assert (dock.empty, dock.cards) == (5, 4)
    # masts 2, crane 1, cannon 1, cabins 2, lifebuoy 1
    assert dock.features == (2, 0, 1, 1, 2, 1, 0, 0) == hull.features
    assert dock.places == (2, 2, 0, 1, 1, 2, 2, 2)
    assert dock.builders == (0, 0, 0, 0, 0, 0, 0, 2, 0), "two soldiers"
    bows, middles, sterns = ([(spot.column, spot.ship, spot.joins) for spot in spots] for spots in dock.spots)
    assert bows == [(0, 0, False), (5, 0, False), (6, 0, False)]
    assert middles == [(5, 0, True), (6, 0, False), (7, 0, False)]
    assert sterns == [(5, 5, True), (6, 0, False), (7, 0, False), (8, 0, False)]


def test_two_ships_side_by_side() -> None:
    dock = shipyard(3, phase="cruises", yard="BMSMSBMS.", store="captain").view(0).builders[0].dock
    assert [(hull.column, hull.cards, hull.complete) for hull in dock.hulls] == [
        (0, 3, True),
        (3, 2, False),
        (5, 3, True),
    ]
    assert dock.captains_short == 1


def test_others_see_no_contracts_in_the_parts_of_a_score() -> None:
    v = leith().view(0)
    parts = dict(v.builders[0].score.parts)
    assert (parts["blue-contract"], parts["green-contract"]) == (3, 4)
    seen = dict(v.builders[0].seen.parts)
    assert (seen["blue-contract"], seen["green-contract"], seen["traders"]) == (0, 0, 1)
    assert v.builders[0].seen == leith().view(1).builders[0].score


# -- the exchange --------------------------------------------------------------------------------------------------


def exchange() -> Position:
    """The marker goes from setting 3 to 4; the trains are two coal and a steel, and a coal and two steel."""
    return doing(
        "exchange",
        3,
        guilders=4,
        trains=f"{train_with(2, 1, 0)} {train_with(1, 2, 0)}",
        setting=3,
        employees="trader-steel-1",
        store="smokestack sail crane:2 cannon captain businessman soldier:2",
        yard="BMMM..... sb11 sm104 sm106 sm119",
    )


def train_with(*loads: int) -> str:
    return next(name for at, name in enumerate(TRAIN_IDS) if RULES.deck.loads[at] == list(loads))


@rule("SHY-571", "SHY-572", "SHY-831")
def test_the_exchange() -> None:
    told = exchange().view(0).exchange
    assert told.settings == ((2, 2, 2), (1, 3, 3), (3, 2, 1), (2, 3, 2), (1, 1, 4), (4, 2, 1))
    assert (told.was, told.now, told.marker, told.under_way, told.started) == (2, 3, 3, True, True)
    assert told.rates == (RateView(2, 0, 2), RateView(3, 1, 4), RateView(2, 0, 2))
    assert [wagon.sale for wagon in told.wagons] == [8, 10]
    first = leith(setting=0).view(0).exchange
    assert (first.was, first.now, first.started) == (5, 0, False)


@rule("SHY-573", "SHY-574", "SHY-E21")
def test_the_combinations_of_a_train() -> None:
    told = exchange().view(0).exchange
    coal, steel = told.wagons[0].loads
    smokestack, propeller = PIECES.index("smokestack"), PIECES.index("propeller")
    assert {frozenset(combo.pieces): (combo.sold, combo.guilders) for combo in coal.combos} == {
        frozenset({smokestack, propeller}): (0, 0),
        frozenset({propeller}): (1, 2),
        frozenset({smokestack}): (1, 2),
        frozenset(): (2, 4),
    }
    assert steel.combos[-1] == ComboView("trade sell", (), 1, 4)
    assert len(steel.combos) == 4


def test_the_moves_of_a_train_are_those_of_the_engine() -> None:
    p = exchange()
    told = p.view(0).exchange
    assert [wagon.move for wagon in told.wagons] == p.legal()
    for wagon in told.wagons:
        q = p.copy().play(wagon.move)
        for loads in wagon.loads:
            assert sorted(combo.move for combo in loads.combos) == sorted(q.legal())
            assert q.view(0).exchange.unloading[0].combos == loads.combos
            q.play(loads.combos[-1].move)
        assert q.guilders() == 4 + wagon.sale
    under_way = p.play(told.wagons[1].move).view(0).exchange
    assert under_way.rest == 10


def test_trains_with_equal_loads_are_offered_once() -> None:
    same = [name for at, name in enumerate(TRAIN_IDS) if RULES.deck.loads[at] == [1, 1, 1]][:2]
    p = doing("exchange", 3, guilders=0, trains=" ".join(same), setting=3)
    one, other = (
        p.view(0).exchange.wagons if p.asked == tasks.EXCHANGE else p.copy().view(0).exchange.wagons * 2
    )
    assert one.same == other.same


def test_nothing_is_told_before_it_lies_on_the_table() -> None:
    v = start(3).view(None)
    assert (v.track, v.figures, v.desks, v.equipment.sectors) == ((), (), (), ())
    assert v.equipment.marker == NONE
    assert v.builders[0].dock.captains_short == 0
    assert v.builders[0].store[CAPTAIN] == 0
