"""Chapter 8 of the specification: the event, the progress of the ship token, the refill, and the cards' return."""

from __future__ import annotations

from random import Random

import pytest

from roadstead.engine.game import CHANCE
from tests.rule import rule
from tests.rules.bremerhaven.position import PAPER_IDS, RULES, Position, bremerhaven, own_deck, start


def next_round(position: Position) -> Position:
    """Let chance decide and everybody take the first choice, until a round begins or the game is over."""
    turn = position.state.turn
    while not position.over and position.state.turn == turn:
        seat = position.actors[0]
        if seat == CHANCE:
            position.deal()
        else:
            position.play(f"{seat}: {position.legal(seat)[0]}")
    return position


# -- the event (5.1) -------------------------------------------------------------------------------------


@rule("BRE-701")
def test_the_event_concerns_all_players_alike() -> None:
    position = bremerhaven(3, stage="event", news="harbour-subsidy", cash={1: 5}, ladder=[2, 0, 1])
    assert [position.cash(seat) for seat in range(3)] == [3, 8, 3]


@rule("BRE-701", "BRE-712")
def test_round_1_has_no_event_and_round_2_the_one_turned_over_in_round_1() -> None:
    position = start(2).deal()
    assert position.news == ""
    next_round(position)
    assert "news-is" not in position.story()
    turned = position.deal().news
    assert turned
    next_round(position)
    assert position.told("news-is") == [(PAPER_IDS.index(turned),)]


@rule("BRE-701")
def test_an_event_is_carried_out_once() -> None:
    position = bremerhaven(stage="event", through="all", news="harbour-subsidy", step=2)
    assert position.cash() == 3
    position.play("news flotsam", "progress 1").deal()
    assert (position.cash(), position.news) == (3, "flotsam")


@rule("BRE-701")
def test_the_last_round_has_its_event_before_the_token_moves() -> None:
    position = bremerhaven(stage="event", through="progress", news="harbour-subsidy", left=2, prestige=1)
    assert position.over
    assert (position.cash(), position.score()) == (3, 3)


# -- progress (5.2) --------------------------------------------------------------------------------------


@rule("BRE-711")
@pytest.mark.parametrize(("step", "left"), [(1, 4), (2, 3)])
def test_the_token_advances_by_the_number_of_the_newspaper(step: int, left: int) -> None:
    assert bremerhaven(stage="progress", step=step, left=5).left == left


@rule("BRE-711")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_in_short_and_solo_games_the_token_advances_by_2(seats: int) -> None:
    position = start(seats, "short").deal()
    while position.state.turn < 1:
        position.play(position.legal()[0]).deal()
    before = position.left
    assert next_round(position).left == before - 2
    assert next_round(position).left == before - 4


@rule("BRE-711", "BRE-003")
@pytest.mark.parametrize(
    ("left", "step", "over"),
    [
        pytest.param(2, 2, True, id="enters the last space"),
        pytest.param(1, 1, True, id="enters it by one"),
        pytest.param(1, 2, True, id="would pass it"),
        pytest.param(2, 1, False, id="one before it"),
        pytest.param(3, 2, False, id="one before it by two"),
    ],
)
def test_the_game_ends_when_the_token_enters_the_last_space(left: int, step: int, over: bool) -> None:
    position = bremerhaven(stage="progress", through="all", left=left, step=step)
    assert position.over is over
    assert bool(position.state.finished) is over


@rule("BRE-712", "BRE-D18")
def test_the_newspaper_of_the_step_is_turned_over_and_the_next_number_shown() -> None:
    position = bremerhaven(stage="progress", through="all", step=1)
    ones = [paper for paper in range(18) if RULES.deck.progress[paper] == 1]
    assert position.weights() == {f"news {PAPER_IDS[paper]}": 1 for paper in ones}
    position.play("news harbour-subsidy")
    assert position.news == "harbour-subsidy"
    assert position.weights() == {"progress 1": 7, "progress 2": 10}
    assert position.play("progress 2").view(0).step == 2


@rule("BRE-712")
def test_the_event_turned_over_is_not_carried_out_now() -> None:
    position = bremerhaven(stage="progress", through="all", step=1).play("news harbour-subsidy").deal()
    assert position.state.turn == 3
    assert (position.cash(), position.cash(1)) == (0, 0)


@rule("BRE-713")
def test_the_dummys_symbols_matter_in_solo_games_only() -> None:
    """With other symbols on the newspapers the long game stays the same, the solo game does not."""
    other = own_deck(
        'harbour-subsidy: dummy_space = "building" -> dummy_space = "career"',
        'flotsam: dummy_space = "permit" -> dummy_space = "prices"',
    )
    for seats, same in ((3, True), (1, False)):
        one, two = start(seats), start(seats, rules=other)
        rng = Random(7)
        menus = []
        while not one.over and one.state.turn < 5:
            who = one.actors[0]
            menus.append(
                one.weights() == two.weights() if who == CHANCE else one.legal(who) == two.legal(who)
            )
            if not menus[-1]:
                break
            code = one.state.draw(rng) if who == CHANCE else rng.choice(one.state.legal(who))
            one.state.play(who, code)
            two.state.play(who, code)
        assert all(menus) is same
        if same:
            assert one.state.pack() == two.state.pack()


@rule("BRE-714")
@pytest.mark.parametrize("step", [1, 2, 3])
def test_the_token_never_stands_beyond_the_last_space(step: int) -> None:
    position = bremerhaven(stage="progress", left=1, step=step)
    assert (position.left, position.view().left, position.view().gone) == (0, 0, 20)


@rule("BRE-714", "BRE-I16")
def test_the_newspapers_cannot_run_out() -> None:
    slowest = sorted(RULES.deck.progress)
    for seats, most in ((2, 14), (3, 13), (4, 12)):
        room = RULES.deck.track_end - RULES.deck.track_start[seats]
        assert sum(slowest[:most]) >= room > sum(slowest[: most - 1])
        assert most < len(slowest) == 18


# -- refill ----------------------------------------------------------------------------------------------


@rule("BRE-721", "BRE-E14", "BRE-E31")
@pytest.mark.parametrize(
    ("before", "after", "discarded"),
    [
        pytest.param("heidi - anna", ["", "", "heidi"], ["anna"], id="the one in the middle was won"),
        pytest.param("heidi wega anna", ["", "heidi", "wega"], ["anna"], id="none was won"),
        pytest.param("heidi wega -", ["", "heidi", "wega"], [], id="the last one was won"),
        pytest.param("- wega -", ["", "", "wega"], [], id="only the middle one is left"),
        pytest.param("- - anna", ["", "", ""], ["anna"], id="only the last one is left"),
        pytest.param("- - -", ["", "", ""], [], id="all were won"),
    ],
)
def test_long_game_the_last_ship_leaves_and_the_others_move_right(
    before: str, after: list[str], discarded: list[str]
) -> None:
    position = bremerhaven(3, stage="refill", sea=before)
    assert (position.sea, position.discards[: len(discarded)]) == (after, discarded)
    position.deal()
    assert [new if old else "" for old, new in zip(after, position.sea, strict=True)] == after
    assert "" not in position.sea


@rule("BRE-721")
@pytest.mark.parametrize(
    ("before", "after", "discarded"),
    [
        pytest.param("kk-2 - pp-3", ["", "", "kk-2"], ["pp-3"], id="the one in the middle was won"),
        pytest.param("kk-2 b-2 pp-3", ["", "kk-2", "b-2"], ["pp-3"], id="none was won"),
        pytest.param("kk-2 b-2 -", ["", "kk-2", "b-2"], [], id="the last one was won"),
    ],
)
def test_long_game_the_last_contract_leaves_and_the_others_move_right(
    before: str, after: list[str], discarded: list[str]
) -> None:
    position = bremerhaven(3, stage="refill", land=before, sea="heidi wega -")
    assert position.land == after
    assert [card for card in position.discards if card in before] == discarded
    assert "" not in position.deal().land


@rule("BRE-721", "BRE-R19")
def test_new_cards_fill_the_rightmost_empty_space_first() -> None:
    position = bremerhaven(3, stage="refill", sea="- - anna", land="- kk-2 -")
    position.play("ship heidi")
    assert position.sea == ["", "", "heidi"]
    position.play("ship wega")
    assert position.sea == ["", "wega", "heidi"]
    position.play("ship moewe", "contract b-2")
    assert position.sea == ["moewe", "wega", "heidi"]
    assert position.land == ["", "b-2", "kk-2"]
    assert position.play("contract c-2").land == ["c-2", "b-2", "kk-2"]


@rule("BRE-722", "BRE-907", "BRE-962")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_short_and_solo_all_ships_and_contracts_left_are_discarded(seats: int) -> None:
    position = bremerhaven(seats, stage="refill", mode="short", sea="heidi", land="kk-2 b-2")
    assert set(position.sea) | set(position.land) == {""}
    assert {"heidi", "kk-2", "b-2"} <= set(position.discards)
    position.deal()
    assert len(position.sea) == len(position.land) == max(2, seats)
    assert "" not in position.sea + position.land
    assert not {"heidi", "kk-2", "b-2"} & set(position.sea + position.land)


# -- influence cards ----------------------------------------------------------------------------------------


@rule("BRE-723", "BRE-E04", "BRE-E34")
@pytest.mark.parametrize(
    ("upgrades", "grown", "hand"),
    [
        pytest.param(0, 0, [1, 2, 3, 4, 5], id="as before"),
        pytest.param(0, 1, [2, 3, 4, 5, 5], id="the 1 leaves"),
        pytest.param(0, 2, [3, 4, 5, 5, 6], id="two steps: the 1 and the 2 leave"),
        pytest.param(3, 1, [5, 5, 6, 6, 7], id="later"),
        pytest.param(6, 1, [6, 7, 7, 8, 9], id="the last step"),
        pytest.param(7, 0, [6, 7, 7, 8, 9], id="no more"),
    ],
)
def test_all_cards_return_and_the_lowest_leave(upgrades: int, grown: int, hand: list[int]) -> None:
    cards = bremerhaven(upgrades=upgrades).hand()
    bids = ", ".join(f"{value} parking" for value in cards)
    position = bremerhaven(stage="return", bids=bids, upgrades=upgrades, grown=grown)
    assert position.hand() == hand
    assert position.view(1).bids[0].spaces == ()
    assert position.state.turn == 3


@rule("BRE-723", "BRE-209")
def test_cards_stay_on_their_spaces_until_they_return() -> None:
    position = bremerhaven(
        stage="progress", through="all", bids="5 sea-1, 4 prices, 3 prices, 2 career, 1 parking"
    )
    assert position.view(1).bids[0].values == (5, 4, 3, 2, 1)
    assert position.view(1).spaces[4].highest == 7
    position.deal()
    assert position.state.turn == 3
    assert (position.hand(), position.view(1).bids[0].spaces) == ([1, 2, 3, 4, 5], ())


@rule("BRE-D18")
def test_clean_up_without_a_choice_asks_nobody() -> None:
    position = bremerhaven(stage="event", through="all", news="harbour-subsidy")
    while position.state.turn == 2:
        assert position.actors == [CHANCE]
        position.deal_one()
    assert {choice.split()[0] for choice in position.legal()} == {"bid"}
