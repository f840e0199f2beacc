"""Shipyard's lines of moves: every move is legal, what they promise comes true, and the best is the best."""

import pytest

from roadstead.engine.words import Shortcut
from roadstead.games.shipyard import tasks
from roadstead.games.shipyard.state import CRUISE, SCORE_PARTS, SHIPS, ShipyardState
from roadstead.text.voice import StrictVoice
from tests.rules.shipyard.position import Position, doing, roomy_deck, shipyard
from tests.text.test_shipyard_texts import PLAYERS, WORDS, decisions, new_table


def offered(position: Position, seat: int = 0) -> dict[str, list[str]]:
    """What the lines promise, and their moves."""
    rules = position.state.shipyard
    voice = StrictVoice(rules, "en", PLAYERS)
    return {
        voice.say(line.message): [rules.codebook.notation(code) for code in line.codes]
        for line in rules.words.shortcuts(position.view(seat))
    }


def test_all_loads_are_sold() -> None:
    position = doing("exchange", trains="t01", setting=0, employees="trader-steel-1")
    assert offered(position) == {"Sell all loads for 7 guilders": ["trade sell"] * 3}
    position.play("trade sell", "trade sell")
    assert offered(position) == {}
    three = doing("exchange", trains="t05", setting=0)
    assert offered(three) == {}


SHIP = "BMS...... sb24 sm101 ss12"


def fitting(store: str, **given: object) -> Position:
    position = shipyard(3, phase="cruises", yard=SHIP, store=store, canals="c01 c02@c01:E", **given)  # type: ignore[arg-type]
    return position.play("sail 1")


def test_a_ship_is_fitted_for_most_points_or_no_more() -> None:
    position = fitting("captain:3 sail soldier businessman:2 cannon")
    assert offered(position) == {
        "Fit for most points: 1 sail, 1 captain and 1 soldier; speed 2, 4 at once, 6 points with its cruise": [
            "fit sails 1",
            "fit officers 0",
            "fit businessmen 0",
            "fit soldiers 1",
        ],
        "Fit nothing more: 1 captain; speed 1, the ship brings 2 points": [
            "fit sails 0",
            "fit officers 0",
            "fit businessmen 0",
            "fit soldiers 0",
        ],
    }
    position.play("fit sails 0")
    assert all("sail" not in told for told in offered(position))


@pytest.mark.parametrize(("yard", "officers"), [("BMS......", 1), ("BMSBMS...", 0)])
def test_officers_leave_a_captain_for_another_ship(yard: str, officers: int) -> None:
    position = shipyard(
        3,
        phase="cruises",
        yard=f"{yard} sb24 sm101 ss12",
        store="captain:2 soldier",
        employees="builder-officer",
        canals="c01 c02@c01:E",
    ).play("sail 1")
    best = next(moves for told, moves in offered(position).items() if "most points" in told)
    assert best == [f"fit officers {officers}", "fit soldiers 1"]


def test_the_rest_of_a_cruise_is_sailed_for_most_points() -> None:
    position = shipyard(
        3,
        phase="cruises",
        yard="BMS......",
        store="captain sail:6 soldier:2",
        canals="c17 c18@c17:E c19@c17:N c20@c17:S c21@c18:N c22@c18:S c23@c18:E",
        figure="c17 W",
        rules=roomy_deck(),
    )
    position.play("sail 1").fit(sails=6, soldiers=2)
    tried = 0
    while position.state.dues() and position.asked == tasks.MOVE:
        state = position.state
        for line in state.shipyard.words.shortcuts(position.view(0)):
            after = play_line(state, 0, line)
            assert (
                after.score_parts[CRUISE]
                == line.message.args[0]
                == most_points(state, 0, [tasks.MOVE], [CRUISE])
            )
            tried += 1
        position.play(position.legal()[-1])
    assert tried


def play_line(state: ShipyardState, seat: int, line: Shortcut) -> ShipyardState:
    after = state.clone()
    for code in line.codes:
        assert code in after.legal(seat)
        after.play(seat, code)
    assert isinstance(after, ShipyardState)
    return after


def points_of(state: ShipyardState, seat: int, parts: list[int]) -> int:
    return sum(state.score_parts[len(SCORE_PARTS) * seat + part] for part in parts)


def most_points(state: ShipyardState, seat: int, kinds: list[int], parts: list[int]) -> int:
    """The most that the decisions of some kinds can bring to parts of the score, tried one and all."""
    if not state.dues() or state.dues()[0].kind not in kinds or state.actors() != [seat]:
        return points_of(state, seat, parts)
    best = 0
    for code in state.legal(seat):
        after = state.clone()
        after.play(seat, code)
        assert isinstance(after, ShipyardState)
        best = max(best, most_points(after, seat, kinds, parts))
    return best


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 3), (4, 4)])
def test_the_best_is_the_best_of_all(seats: int, seed: int) -> None:
    """Of every ship of some games; what is told is what comes."""
    table = new_table(seats, {}, seed)
    tried = 0
    for seat, _ in decisions(table, seed):
        state = table.state
        assert isinstance(state, ShipyardState)
        for line in WORDS.shortcuts(state.view(seat)):
            after = play_line(state, seat, line)
            if state.dues()[0].kind != tasks.FIT:
                continue
            assert points_of(after, seat, [SHIPS]) - points_of(state, seat, [SHIPS]) == line.message.args[2]
            if line.message.key == "shortcut-fit":
                best = most_points(state, seat, [tasks.FIT, tasks.MOVE], [SHIPS, CRUISE])
                assert best - points_of(state, seat, [SHIPS, CRUISE]) == line.message.args[3]
                assert best == most_points(after, seat, [tasks.FIT, tasks.MOVE], [SHIPS, CRUISE])
                tried += 1
    assert tried


# -- gestures ------------------------------------------------------------------------------------------------------


def gestures(position: Position) -> dict[tuple[str, ...], list[str]]:
    rules = position.state.shipyard
    return {
        line.targets: [rules.codebook.notation(code) for code in line.codes]
        for line in rules.words.shortcuts(position.view(position.actor))
    }


def test_a_ship_card_is_dropped_on_any_place_that_takes_it() -> None:
    position = doing("build", 3, guilders=1, yard="BM.......")
    lines = gestures(position)
    expected: dict[tuple[str, ...], list[str]] = {}
    for card in position.choices("build"):
        laid = position.copy().play(f"build {card}")
        for place in laid.choices("place"):
            expected[f"card:{card}", f"yard:0:{place}"] = [f"build {card}", f"place {place}"]
    assert lines == expected
    assert {place for _, place in lines} == {f"yard:0:{place}" for place in range(3, 10)}


def test_the_only_place_is_no_move_of_its_own() -> None:
    position = doing("build", 3, guilders=1, yard="BMMMMMMM.")
    assert {targets[1]: line[1:] for targets, line in gestures(position).items()} == {"yard:0:9": []}


def test_a_canal_is_dropped_on_any_cell_beside_the_others() -> None:
    position = doing("rent", 3, guilders=1, canals="c01 c02@c01:E")
    expected: dict[tuple[str, ...], list[str]] = {}
    for canal in position.choices("canal"):
        for cell in position.copy().play(f"canal {canal}").choices("cell"):
            expected[f"canal:{canal}", f"cell:{cell.replace(' ', ':')}"] = [f"canal {canal}", f"cell {cell}"]
    assert gestures(position) == expected
    assert len(expected) == 3 * 6
    assert gestures(doing("rent", 3, guilders=1)) == {}, "the first one has no cell"
