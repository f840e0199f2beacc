"""Greedy at Shipyard: it beats random play, builds ships worth their cruise, and knows why not to sail too early."""

from random import Random
from typing import cast

from roadstead.bots.bot import Bot, Budget
from roadstead.bots.playout import bot_game
from roadstead.bots.reason import Case, Way
from roadstead.bots.reasons.shipyard import reasons
from roadstead.bots.registry import make, value_for
from roadstead.engine.game import State
from roadstead.games.shipyard import messages
from roadstead.games.shipyard.deck import PIECES
from roadstead.games.shipyard.state import CRUISE, SCORE_PARTS, ShipyardState
from tests.rules.shipyard.position import GAME, RULES, Position, shipyard

LATE = 23 * 3 - 1
"""The lead before the last turn of three players."""


def play_to_the_end(bots: list[Bot], seed: int) -> ShipyardState:
    seats = len(bots)
    state = RULES.start(seats, GAME.settings(seats, {}))
    bot_game(
        state, bots, Random(seed), [Random(f"{seed}/{seat}") for seat in range(seats)], Budget(nodes=150)
    )
    return cast(ShipyardState, state)


def worth(position: Position) -> float:
    return value_for(RULES).of(position.state, 0)


def test_greedy_beats_two_random_players_with_ships_that_score() -> None:
    greedy, random = make("greedy", RULES), make("random", RULES)
    ships = 0
    for game in range(5):
        state = play_to_the_end([random, greedy, random], game)
        assert state.ranking()[0] == [1]
        ships += len(state.fleet[1])
    assert ships >= 10


def test_greedy_alone_at_the_table_builds_long_ships_and_leaves_cards_in_the_decks() -> None:
    greedy = make("greedy", RULES)
    ends = [play_to_the_end([greedy] * 4, seed) for seed in range(3)]
    ships = [ship for state in ends for fleet in state.fleet for ship in fleet]
    cards = sum(len(ship) - len(PIECES) for ship in ships)
    cruises = sum(sum(state.score_parts[CRUISE :: len(SCORE_PARTS)]) for state in ends)
    assert cards >= 4 * len(ships)
    assert cruises >= 3 * len(ships)
    assert sum(state.early for state in ends) <= 1


def test_a_piece_counts_for_more_where_the_ship_under_way_can_carry_it() -> None:
    def gain(hull: str) -> float:
        without = worth(shipyard(yard=hull, canals="c01", store="captain"))
        return worth(shipyard(yard=hull, canals="c01", store="captain businessman")) - without

    cabin, no_cabin = "BM....... sb01 sm101", "BM....... sb01 sm105"
    assert gain(cabin) > gain(no_cabin) > 0


def test_an_unfinished_ship_is_worth_more_than_a_bare_one_early_and_less_late() -> None:
    bare, more = "BMS...... sb01 sm101 ss01", "BM....... sb01 sm101"

    def waiting(lead: int | None) -> float:
        ready = shipyard(phase="cruises", yard=bare, canals="c01", store="captain", lead=lead)
        return worth(shipyard(yard=more, canals="c01", store="captain", lead=lead)) - worth(ready)

    assert waiting(3) > 0 > waiting(LATE)


def test_what_a_bonus_action_brings_is_no_reason_for_the_action_chosen() -> None:
    position = shipyard(3, guilders=9, market={"canal": "c08 c02"}, yard="B........")
    before = position.state.clone()
    after = position.play("choose rent-canal").state.clone()
    position.play("bonus hire-employee")
    end = position.play(next(move for move in position.legal() if move.startswith("hire"))).state
    found = keys_of(before, after, end)
    assert found >= {messages.HINT_POINTS, messages.HINT_GUILDERS}
    assert messages.HINT_EMPLOYEE not in found
    bonus = keys_of(after, end)
    assert messages.HINT_EMPLOYEE in bonus


def test_points_that_any_choice_brings_are_hardly_a_reason() -> None:
    """The contract counts employees, and one can be hired by the bonus action of any turn."""
    position = shipyard(3, guilders=9, market={"canal": "c08 c02"}, yard="B........", contracts="g06")
    before = position.state.clone()
    after = position.play("choose rent-canal").state.clone()
    end = position.play("bonus hire-employee", "hire helmsman").state
    way, rival = Way(1.0, [after, end]), Way(0.5, [after, end])
    alone, shared = (
        next(
            reason.weight
            for reason in reasons(Case(before, 0, way, other, 0))
            if reason.message.key == messages.HINT_CONTRACTS
        )
        for other in (None, rival)
    )
    assert 0.0 < shared < 0.2 * alone


def keys_of(before: State, *path: State) -> set[str]:
    """What may be said for the way along a path."""
    return {reason.message.key for reason in reasons(Case(before, 0, Way(1.0, list(path)), None, 0))}


def test_the_value_leaves_the_position_as_it_is() -> None:
    position = shipyard(yard="BMM......", canals="c01 c02@c01:E", store="captain sail", contracts="b01 g02")
    before = position.state.digest()
    worth(position)
    assert position.state.digest() == before
