"""What the view says of canals, fittings, cruises and contracts; numbers of the drawings, and of a slow walker."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from roadstead.engine.game import CHANCE
from roadstead.games.shipyard import tasks
from roadstead.games.shipyard.canal_figures import CellView
from roadstead.games.shipyard.canals import SITES
from roadstead.games.shipyard.codes import FITTINGS
from roadstead.games.shipyard.contract_figures import PartView
from roadstead.games.shipyard.cruise_figures import StepView
from roadstead.games.shipyard.deck import ELEMENTS, ICONS, NONE, PIECES
from roadstead.games.shipyard.fitting_figures import FittingView, OutfitView
from roadstead.games.shipyard.scoring import contract_points
from roadstead.games.shipyard.state import CRUISE, SCORE_PARTS, SHIPS
from roadstead.games.shipyard.view import ShipyardView
from tests.rule import rule
from tests.rules.shipyard import walker
from tests.rules.shipyard.position import (
    CANAL_IDS,
    CARD_IDS,
    CONTRACT_IDS,
    EMPLOYEE_IDS,
    Position,
    doing,
    roomy_deck,
    shipyard,
    start,
)

GRAND = "sb24 sm101 sm102 sm103 sm105 sm129 sm126 ss12"
GRAND_FLEET = f"{GRAND} captain businessman:2 soldier cannon crane smokestack sail:3 propeller"
SIX = "sb11 sm104 sm106 sm119 sm113 ss05"
ROOMY = roomy_deck()
STORE = "sail:2 smokestack:2 propeller crane:2 cannon captain:2 businessman soldier:2"
WAY = "c16 NW,c16 W,c16 C,c16 S,c03 N,c03 NW,c03 W,c03 SW,c03 S,c13 N,c13 C,c13 S,c13 SE,c13 E"


def laying(**given: Any) -> Position:
    """Canals 16 and 3, both turned by half, one above the other; canal 13 is being laid."""
    p = doing(
        "rent",
        3,
        guilders=5,
        canals="c16/2 c03@c16:S/2",
        figure="c16 N",
        used="c01 c14",
        market={"canal": "c05 c02 c13"},
        **given,
    )
    return p.play("canal c13")


def fitting(**given: Any) -> Position:
    """A ship of six cards is complete; canal 13 is laid south of canal 3, a quarter turned."""
    p = shipyard(
        3,
        phase="cruises",
        yard=f".BMMMMS.. {SIX}",
        **{
            "store": STORE,
            "employees": "engineer-crane helmsman trader-steel-1 builder-soldier",
            "fleet": [GRAND_FLEET],
            "contracts": "b01 g05",
            "held": 1,
            "canals": "c16/2 c03@c16:S/2 c13@c03:S/1",
            "figure": "c16 N",
            **given,
        },
    )
    return p.play("sail 2")


def spaces(way: tuple[tuple[int, int], ...]) -> list[str]:
    return [f"{CANAL_IDS[canal]} {SITES[site]}" for canal, site in way]


def steps(walk: tuple[StepView, ...]) -> list[tuple[str, str, int, int]]:
    return [
        (
            f"{CANAL_IDS[step.canal]} {SITES[step.site]}",
            ICONS[step.icon] if step.icon != NONE else "",
            step.points,
            step.total,
        )
        for step in walk
    ]


def fit_view(p: Position, seat: int = 0) -> FittingView:
    told = p.view(seat).fitting
    assert told is not None
    return told


# -- canals --------------------------------------------------------------------------------------------------------


@rule("SHY-532", "SHY-617")
def test_how_far_the_figure_can_sail() -> None:
    builder = laying().view(0).builders[0]
    assert builder.figure is not None
    assert (CANAL_IDS[builder.figure.canal], SITES[builder.figure.site]) == ("c16", "N")
    assert (builder.figure.side, builder.figure.back) == (SITES.index("N"), NONE), (
        "back to the north is barred"
    )
    assert builder.reach.longest == 9
    assert spaces(builder.reach.way) == WAY.split(",")[:9]
    assert builder.reach.riband == 5
    assert [ICONS[icon] if icon != NONE else "" for icon in builder.canals[0].icons[:4]] == [
        "lifeboat",
        "commerce",
        "lantern",
        "lifebuoy",
    ], "as it lies, turned by half"


@rule("SHY-533")
def test_what_a_canal_would_add() -> None:
    lay = laying().view(0).lay
    assert lay is not None
    assert (CANAL_IDS[lay.canal], lay.now.longest) == ("c13", 9)
    told = {(cell.column, cell.row): cell.longest for cell in lay.cells}
    assert told == {(0, -1): 9, (-1, 0): 9, (1, 0): 9, (-1, 1): 12, (1, 1): 12, (0, 2): 14}
    south = next(cell for cell in lay.cells if (cell.column, cell.row) == (0, 2))
    assert [turn.reach.longest for turn in south.turns] == [14, 14, 14, 12]
    assert spaces(south.turns[1].reach.way) == WAY.split(",")
    assert south.turns[1].reach.riband == 11
    assert (CANAL_IDS[south.canal], SITES[south.side], south.best) == ("c03", "S", 0)


def test_the_cells_are_those_that_are_asked_for() -> None:
    p = laying()
    lay = p.view(0).lay
    assert lay is not None
    assert [name_of(cell) for cell in lay.cells] == p.choices("cell")
    for cell in lay.cells:
        q = p.copy().play(f"cell {name_of(cell)}")
        then = q.view(0).lay
        assert then is not None
        assert then.cells == (cell,)
        assert [str(turn.turns) for turn in cell.turns] == q.choices("turn")
        for turn in cell.turns:
            after = q.copy().play(f"turn {turn.turns}").view(0).builders[0]
            assert after.reach == turn.reach
            assert after.canals[-1].icons == turn.icons


def name_of(cell: CellView) -> str:
    return f"{CANAL_IDS[cell.canal]} {SITES[cell.side]}"


def test_what_canals_on_offer_could_do() -> None:
    p = doing("rent", 3, guilders=5, canals="c16/2 c03@c16:S/2", figure="c16 N", market={"canal": "c13 c01"})
    bought = p.view(0).lay
    assert bought is not None
    assert (bought.canal, bought.edges) == (NONE, ())
    for offer in bought.offers:
        lay = p.copy().play(f"canal {CANAL_IDS[offer.canal]}").view(0).lay
        assert lay is not None
        assert offer.longest == max(cell.longest for cell in lay.cells)
    assert max(cell.longest for cell in bought.cells) == max(offer.longest for offer in bought.offers)
    assert len(bought.cells) == 6


@rule("SHY-532", "SHY-E28")
def test_where_the_figure_may_begin() -> None:
    p = doing("rent", 3, guilders=5, market={"canal": "c01 c02"})
    offers = p.view(0).lay
    assert offers is not None
    assert not offers.cells
    assert offers.offers[0].longest == 6
    p.play("canal c01")
    lay = p.view(0).lay
    assert lay is not None
    assert [SITES[edge.side] for edge in lay.edges] == p.choices("edge")
    assert [edge.reach.longest for edge in lay.edges] == [6, 4, 4, 6], (
        "a horseshoe, open between north and west"
    )
    for edge in lay.edges:
        after = p.copy().play(f"edge {SITES[edge.side]}").view(0).builders[0]
        assert after.reach == edge.reach


# -- fitting out ---------------------------------------------------------------------------------------------------


@rule("SHY-604", "SHY-606", "SHY-610", "SHY-612", "SHY-613")
def test_the_best_fitting() -> None:
    best = fit_view(fitting()).best
    assert (best.speed, best.total) == (8, 28)
    assert best.worth.points + best.walk_points == 28
    assert best.contracts == (
        (CONTRACT_IDS.index("b01"), 3),
        (CONTRACT_IDS.index("g05"), 4),
    ), "a pair of businessman and crane, and a ship of six cards"
    told = fitting().view(1).fitting
    assert told is not None
    assert (told.best.total, told.best.contracts) == (28, ()), "contracts are the owner's"


def outfit(p: Position, **numbers: int) -> OutfitView:
    """As the board asks for it: the line of the groups without its last move, and the number tried then."""
    told = fit_view(p)
    wanted = [numbers.get(name, 0) for name in FITTINGS]
    line: list[str] = []
    for group in told.groups:
        (row,) = [row for row in group.rows if list(row.numbers) == [wanted[at] for at in group.fittings]]
        assert row.allowed
        line += row.line
    p.play(*line[:-1])
    return fit_view(p).tries[int(line[-1].split()[-1])]


@rule("SHY-604", "SHY-610")
def test_each_piece_counts_at_once() -> None:
    some = {"sails": 1, "smokestacks": 1, "propellers": 1, "cranes": 1, "businessmen": 1}
    told = outfit(fitting(), **some)
    assert (told.steam, told.engine, told.from_sails, told.speed) == (True, 4, 1, 5)
    worth = told.worth
    assert (worth.crew, worth.crew_points, worth.crane_points, worth.cannon_points) == (2, 2, 2, 0)
    assert (worth.speed_points, worth.points, told.walk_points, told.total) == (5, 9, 8, 17)
    assert steps(told.walk) == [
        ("c16 NW", "", 0, 0),
        ("c16 W", "lifebuoy", 1, 1),
        ("c16 C", "commerce", 2, 3),
        ("c16 S", "lantern", 0, 3),
        ("c03 N", "riband", 5, 8),
    ]
    more = outfit(fitting(), **{**some, "sails": 2})
    assert (more.speed, more.walk_points, more.total) == (6, 8, 18)
    assert (more.masts, more.free[0], more.left[0]) == (1, 0, 0)
    assert more.contracts == ((CONTRACT_IDS.index("b01"), 3), (CONTRACT_IDS.index("g05"), 4))


@rule("SHY-D11", "SHY-607")
def test_a_fitting_is_told_as_it_is_played() -> None:
    """Every number of every group: what the moves lead to is what was told."""
    p = fitting(canals="c16/2", store="sail:2 smokestack:2 propeller captain:3 soldier:3")
    told = fit_view(p)
    assert told.reach < 9
    rng = Random(3)
    allowed = [[row for row in group.rows if row.allowed] for group in told.groups]
    assert any(not row.allowed for row in told.groups[0].rows), "some are too fast for these canals"
    for _ in range(12):
        rows = [rng.choice(group) for group in allowed]
        numbers = [number for row in rows for number in row.numbers]
        line = [move for row in rows for move in row.line]
        q = p.copy().play(*line[:-1])
        promised = fit_view(q).tries[int(line[-1].split()[-1])]
        assert list(promised.numbers) == numbers
        state = q.state
        q.play(line[-1])
        assert state.score_parts[SHIPS] - p.state.score_parts[SHIPS] == promised.worth.points
        while not q.over and q.asked == tasks.MOVE:
            voyage = q.view(0).voyage
            assert voyage is not None
            step = voyage.course[0]
            q.play(f"move {CANAL_IDS[step.canal]} {SITES[step.site]}")
        assert q.state.score_parts[CRUISE] == promised.walk_points


@rule("SHY-841")
def test_what_can_be_fitted_besides() -> None:
    told = fit_view(fitting())
    assert told.mounts == (4, 4, 1, 2, 1, 2, 2, 2)
    assert told.builders[PIECES.index("soldier")] == 2
    first = told.tries[0]
    free = dict(zip(FITTINGS, first.free, strict=True))
    assert free == {
        "sails": 2,
        "smokestacks": 2,
        "propellers": 1,
        "helmsman": 1,
        "rigger": 0,
        "cranes": 2,
        "cannons": 1,
        "officers": 1,
        "businessmen": 1,
        "soldiers": 2,
    }
    assert (first.masts, first.cabins, told.helmsman, told.rigger) == (4, 2, True, False)


@rule("SHY-607", "SHY-E45")
def test_what_a_ship_would_score_now() -> None:
    p = shipyard(
        3, yard=f".BMMMM... {SIX[:-5]}", store=STORE, canals="c16/2 c03@c16:S/2 c13@c03:S/1", figure="c16 N"
    )
    (ship,) = p.view(0).ahead
    assert (ship.column, ship.cards, ship.complete, ship.lacks) == (1, 5, False, ())
    assert ship.best is not None
    assert ship.best.numbers == (2, 0, 0, 0, 0, 2, 1, 0, 1, 1)
    assert (ship.best.speed, ship.best.worth.points, ship.best.walk_points, ship.best.total) == (3, 12, 4, 16)
    assert p.view(1).ahead == () == p.view(None).ahead
    bare = shipyard(3, yard="BM.......", store="").view(0).ahead[0]
    assert (bare.lacks, bare.best) == (("captain", "canal"), None)


# -- cruises -------------------------------------------------------------------------------------------------------


@rule("SHY-E26")
def test_the_grand_cruise_step_by_step() -> None:
    p = shipyard(
        3,
        phase="cruises",
        yard=f"BMMMMMMS. {GRAND}",
        store="captain businessman:2 soldier cannon crane smokestack sail:3 propeller",
        canals="c01 c14@c01:E/3 c16@c14:S/2",
        figure="c01 NE N",
    )
    assert p.view(0).ahead[0].best is not None
    p.play("sail 1")
    best = fit_view(p).best
    assert (best.speed, best.worth.points, best.walk_points, best.total) == (7, 15, 17, 32)
    p.fit(sails=3, smokestacks=1, propellers=1, cranes=1, cannons=1, businessmen=2, soldiers=1)
    last = p.view(1).last_voyage
    assert last is not None
    assert last.fitted == (3, 1, 1, 0, 0, 1, 1, 0, 2, 1)
    assert (last.worth.points, last.officials, last.riband, last.points, last.total) == (15, 11, 6, 17, 32)
    assert steps(last.wake) == [
        ("c01 E", "riband", 0, 0),
        ("c14 W", "commerce", 3, 3),
        ("c14 NW", "", 0, 3),
        ("c14 N", "lifebuoy", 4, 7),
        ("c14 C", "lifebuoy", 4, 11),
        ("c14 S", "riband", 6, 17),
        ("c16 N", "lifeboat", 0, 17),
    ]
    (ship,) = p.view(2).builders[0].fleet
    assert (ship.speed, ship.ship_points, ship.cruise_points, ship.total) == (7, 15, 17, 32)


def sailing_on() -> Position:
    """A ship of speed 7 on canals with many forks, which it need not leave in one way."""
    p = shipyard(
        3,
        phase="cruises",
        yard="BMS......",
        store="captain sail:6 soldier:2",
        canals="c17 c18@c17:E c19@c17:N c20@c17:S c21@c18:N c22@c18:S c23@c18:E",
        figure="c17 W",
        rules=ROOMY,
    )
    return p.play("sail 1").fit(sails=6, soldiers=2)


@rule("SHY-611", "SHY-612", "SHY-615", "SHY-616")
@pytest.mark.parametrize("seed", [1, 2])
def test_the_next_spaces_with_the_best_way_from_there(seed: int) -> None:
    rng = Random(seed)
    p = sailing_on()
    looked = 0
    while not p.over and p.actor == 0 and p.asked == tasks.MOVE:
        voyage = p.view(0).voyage
        assert voyage is not None
        assert [
            f"{CANAL_IDS[move.step.canal]} {SITES[move.step.site]}" for move in voyage.moves
        ] == p.choices("move")
        assert voyage.left == len(voyage.course) == 7 - voyage.sailed
        assert (voyage.course or voyage.wake)[-1].total <= voyage.best
        for move in voyage.moves:
            q = p.copy().play(f"move {CANAL_IDS[move.step.canal]} {SITES[move.step.site]}")
            then = q.view(0).voyage or q.view(0).last_voyage
            assert then is not None
            if then.left:
                assert then.best == move.best
            else:
                assert then.points == move.best, "all that follows was forced"
            step = then.wake[voyage.sailed]
            assert (step.number, step.canal, step.site) == (
                move.step.number,
                move.step.canal,
                move.step.site,
            )
            laid = {canal.canal for canal in p.view(0).builders[0].canals}
            left = {canal.canal for canal in q.view(0).builders[0].canals}
            assert {move.used, *move.cut_off} - {NONE} <= laid - left
            looked += 1
        assert voyage.best == max(move.best for move in voyage.moves)
        p.play(rng.choice(p.legal()))
    assert looked >= 2


@rule("SHY-611")
def test_ways_against_a_slow_walker() -> None:
    """Longest way and best walk of ships in random games."""
    compared = 0
    for seats in (2, 3):
        p, rng = start(seats).deal(seed=seats), Random(seats)
        for _ in range(250):
            if p.over:
                break
            seat = p.actor
            laid = p.canals(seat)
            view = p.view(seat)
            if len(laid) > 1:
                system, figure = walker.system_of(laid), walker.figure_of(laid, p.figure(seat))
                assert view.builders[seat].reach.longest == min(15, walker.longest(system, figure))
                for ship in view.ahead:
                    if ship.best is not None:
                        values = dict(zip(ICONS, ship.best.worth.pays, strict=True))
                        best = walker.walks(system, figure, ship.best.speed, values)
                        assert ship.best.walk_points == max(walk.points for walk in best)
                        compared += 1
            p.play(rng.choice(p.legal()))
            if not p.over and p.actor == CHANCE:
                p.deal(seed=rng.randrange(99))
    assert compared > 20


# -- contracts -----------------------------------------------------------------------------------------------------


def own(v: ShipyardView, name: str) -> Any:
    return next(each for each in v.own if CONTRACT_IDS[each.contract] == name)


@rule("SHY-1002", "SHY-1006")
def test_own_contracts_with_their_parts() -> None:
    v = shipyard(
        3,
        fleet=[GRAND_FLEET],
        employees="engineer-crane helmsman trader-steel-1 builder-soldier",
        contracts="b01 b07 b12 g05 g06 g03",
        used="c01 c14",
        market={"bow": "sb11 sb22"},
    ).view(0)
    assert [own(v, name).count.points for name in ("b01", "b07", "g05", "g06")] == [3, 3, 0, 4]
    assert own(v, "b01").count.parts == (PartView("ship", 0, 1),)
    assert own(v, "b01").count.each == 3
    assert (own(v, "b12").count.count, own(v, "b12").canals) == (2, True)
    assert own(v, "g06").count.parts == (PartView("employees", 1, 4), PartView("employees", 2, 0))
    assert all(points == 2 for _, points in own(v, "g06").employees)
    assert (own(v, "g03").count.count, own(v, "g03").count.parts) == (8, (PartView("ship", 0, 8),))
    assert {PIECES[piece] for piece in own(v, "b01").pieces} == {"businessman", "crane"}
    assert CARD_IDS.index("sb11") in own(v, "b01").cards, "it has a crane mount"
    assert CARD_IDS.index("sb22") not in own(v, "b01").cards, "it has neither crane mount nor cabin"
    assert v.own_points == sum(each.count.points for each in v.own)
    assert v.own_points == 3 + 3 + 8 + 0 + 4 + own(v, "g03").count.points


def test_different_elements_and_types() -> None:
    v = shipyard(
        3, fleet=[GRAND_FLEET], contracts="b09 g12", employees="trader-steel-1 trader-steel-2 helmsman rigger"
    ).view(0)
    elements = {ELEMENTS[part.at]: part.count for part in own(v, "b09").count.parts}
    assert (elements["officer"], own(v, "b09").count.count) == (0, 7)
    assert own(v, "b09").pieces == (PIECES.index("captain"),), "an officer is missing"
    assert (own(v, "g12").count.count, own(v, "g12").count.points) == (3, 4)
    gains = dict(own(v, "g12").employees)
    assert EMPLOYEE_IDS.index("foreman") in gains
    assert EMPLOYEE_IDS.index("builder-crane") not in gains, "blue is there already"


@pytest.mark.parametrize("contract", CONTRACT_IDS)
def test_what_is_counted_is_what_is_paid(contract: str) -> None:
    fleet = [GRAND_FLEET, f"{SIX} captain:2 sail:2 smokestack:2 propeller crane cannon businessman"]
    other = "g08" if contract.startswith("b") else "b12"
    if contract == other:
        other = "g07" if contract.startswith("b") else "b11"
    p = shipyard(
        3, fleet=fleet, contracts=f"{contract} {other}", employees="foreman rigger trader-coal-1", used="c01"
    )
    count = own(p.view(0), contract).count
    assert count.points == contract_points(p.state, 0, CONTRACT_IDS.index(contract))
    counted = sum(part.count for part in count.parts)
    if contract in ("b02", "b05"):
        assert count.count == max(0, counted - 1)
    elif contract != "b12":
        assert count.count == counted
    if count.each:
        assert count.points == count.each * count.count
    else:
        card = p.state.deck.contracts[CONTRACT_IDS.index(contract)]
        if card.thresholds:
            assert count.points == max(
                [points for at, points in zip(card.thresholds, card.table, strict=True) if at <= count.count],
                default=0,
            )
        elif card.table:
            assert count.points == card.table[min(count.count, len(card.table) - 1)]
        else:
            assert count.points == sum(part.at * part.count for part in count.parts)


@rule("SHY-009", "SHY-910")
def test_nobody_sees_what_anothers_contracts_count() -> None:
    p = fitting()
    assert (p.view(None).own, p.view(None).own_points) == ((), 0)
    for viewer in (None, 1, 2):
        told = p.view(viewer).fitting
        assert told is not None
        assert [each.contracts for each in (told.best, *told.tries)] == [()] * (1 + len(told.tries))
    assert p.view(0).final is None


@rule("SHY-706", "SHY-832", "SHY-910")
def test_the_end_step_by_step() -> None:
    p = shipyard(
        3,
        phase="last",
        fleet={0: [GRAND_FLEET], 1: [f"{SIX} captain propeller"], 2: []},
        score={0: 32, 1: 9, 2: 0},
        contracts={0: "b01 g05", 1: "b11 g06", 2: "b12 g08"},
        employees={0: "trader-steel-1", 1: "trader-coal-1 trader-coal-2 helmsman"},
        used={2: "c01 c02"},
        guilders={0: 1, 1: 1, 2: 1},
    )
    while not p.over:
        p.quiet()
    final = p.view(None).final
    assert final is not None
    assert final.before == (32, 9, 0)
    assert [
        (
            step.seat,
            step.part,
            CONTRACT_IDS[step.contract] if step.contract != NONE else "",
            step.points,
            step.total,
        )
        for step in final.steps
    ] == [
        (2, "blue", "b12", 8, 8),
        (1, "blue", "b11", 3, 12),
        (0, "blue", "b01", 3, 35),
        (2, "green", "g08", 0, 8),
        (1, "green", "g06", 3, 15),
        (0, "green", "g05", 0, 35),
        (2, "traders", "", 0, 8),
        (1, "traders", "", 4, 19),
        (0, "traders", "", 1, 36),
    ]
    assert final.steps[1].count.parts == (PartView("ship", 0, 1),)
    assert final.steps[7].count.parts == (PartView("employees", 1, 1), PartView("employees", 3, 1))
    totals = [p.state.score(seat) for seat in range(3)]
    assert [final.steps[8].total, final.steps[7].total, final.steps[6].total] == totals
    assert len(SCORE_PARTS) == 5
