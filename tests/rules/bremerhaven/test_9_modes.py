"""Chapters 10 and 11 of the specification: the short game, and the solo game against the dummy."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest

from roadstead.engine.game import CHANCE
from roadstead.games.bremerhaven.deck import LONG_ONLY, UNUSED
from tests.rule import rule
from tests.rules.bremerhaven.position import (
    CONTRACT_IDS,
    RULES,
    Position,
    bremerhaven,
    start,
)


def deal_until(position: Position, verb: str) -> Position:
    """Let chance decide until its next event is of this kind."""
    rng = Random(3)
    while position.legal()[0].split()[0] != verb:
        position.deal_one(rng)
    return position


def first_contract(contract: str) -> Position:
    """A short game for two in which the Captain draws this starting contract."""
    position = deal_until(start(2, "short"), "contract").play("contract pp-3", "contract c-2")
    return deal_until(position, "first-contract").play(f"first-contract {contract}").deal()


def play_to_the_end(position: Position, seed: int = 5) -> list[str]:
    """Play at random; gives all events."""
    rng = Random(seed)
    events = []
    while not position.over:
        who = rng.choice(position.actors)
        code = position.state.draw(rng) if who == CHANCE else rng.choice(position.state.legal(who))
        position.state.play(who, code)
        events.append(position.codebook.notation(code))
    return events


def ready(position: Position) -> Position:
    """Up to the first card of round 1, with any starting goods."""
    position.deal()
    while position.state.turn < 1:
        position.play(position.legal()[0]).deal()
    return position


# -- the short game ------------------------------------------------------------------------------------------


@rule("BRE-901")
@pytest.mark.parametrize("mode", ["long", "short"])
def test_the_rules_of_the_long_game_hold_in_the_short_one(mode: str) -> None:
    bids = {0: "5 permit, 1 influence", 1: "2 permit, 3 influence, 4 career"}
    position = bremerhaven(stage="permit", through="income", mode=mode, bids=bids, cash={0: 20, 1: 20})
    position.play("0: bollard 1", "0: bollard 1", "0: done", "1: bollard 4", "1: done")
    assert (position.cash(), position.cash(1)) == (20 - 2 - 5 - 3, 20 - 3 - 2)
    position.play("0: grow").deal().play("swap 1")
    assert (position.cash(), position.cash(1)) == (10 - 2 + 3, 15 + 4)
    due = bremerhaven(stage="due", mode=mode, docks={1: "orion"}, loads={1: "pp-3 1 +1 passenger"})
    assert (due.prestige(), due.cash()) == (2, 4 - 2)


@rule("BRE-902")
def test_short_there_are_no_covers_and_no_events() -> None:
    for seats in (2, 3, 4):
        position = ready(start(seats, "short"))
        assert all(position.covers(seat) == [] for seat in range(seats))
        events = play_to_the_end(position)
        assert not {"news", "progress"} & {event.split()[0] for event in events}
        assert "news-is" not in position.story()


@rule("BRE-903", "BRE-101")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_short_ships_and_contracts_with_an_arrow_are_not_used(seats: int) -> None:
    state = ready(start(seats, "short")).state
    players = max(2, seats) - 2
    for pile, row, uses in (
        (state.ships, state.sea, RULES.deck.ship_use),
        (state.contracts, state.land, RULES.deck.contract_use),
    ):
        cards = [*pile.top, *(card for part in pile.middle for card in part), *row]
        assert all(uses[card][players] not in (UNUSED, LONG_ONLY) for card in cards)
    ships = [card for card in range(48) if RULES.deck.ship_use[card][players] == 1]
    assert len(state.ships) + len(state.sea) == len(ships)
    contracts = [card for card in range(56) if RULES.deck.contract_use[card][players] == 1]
    assert len(state.contracts) + len(state.land) + seats == len(contracts)


@rule("BRE-904")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_short_everybody_gets_the_top_building_built_and_free_in_rank_order(seats: int) -> None:
    position = deal_until(start(seats, "short"), "first-building")
    first = position.top
    assert position.weights() == {f"first-building {first}": 1}
    money = [position.cash(seat) for seat in range(seats)]
    dealt = []
    for seat in position.ladder:
        assert not position.built(seat)
        position.deal_one(Random(seat))
        dealt += position.built(seat)
    assert dealt[0] == first
    assert len(set(dealt)) == seats
    assert [position.cash(seat) for seat in range(seats)] == money
    assert all(position.gained(seat) == [] for seat in range(seats))
    assert position.deal_one().top not in dealt
    assert len(position.state.buildings) == 20 - seats


@rule("BRE-904", "BRE-985")
def test_short_the_starting_building_works_in_round_1() -> None:
    position = deal_until(start(2, "short"), "top").play("top fish-market").deal()
    captain = position.ladder[0]
    assert position.built(captain) == ["fish-market"]
    ready(position)
    while "produce fish-market" not in position.legal(captain):
        seat = position.actors[0]
        if seat == CHANCE:
            position.deal()
        else:
            legal = position.legal(seat)
            position.play(f"{seat}: " + next((move for move in legal if move.endswith("parking")), legal[0]))
    assert position.state.turn == 1


@rule("BRE-905", "BRE-D02")
@pytest.mark.parametrize(
    ("contract", "goods"),
    [
        ("kk-2", {"barrel", "container", "passenger"}),
        ("bk-3", {"container", "passenger"}),
        ("ww-3", {"barrel", "container", "crate", "passenger"}),
    ],
)
def test_short_starting_goods_are_of_types_not_on_the_starting_contract(
    contract: str, goods: set[str]
) -> None:
    position = first_contract(contract)
    captain = position.ladder[0]
    assert position.actor == captain
    assert {word for each in position.choices("start") for word in re.findall("[a-z]+", each)} == goods
    cash = position.cash(captain)
    position.play("start 2-container+passenger")
    assert position.stored(captain) == {"container": 2, "passenger": 1}
    assert (position.cash(captain), position.actor) == (cash, position.ladder[1])


@rule("BRE-905")
def test_short_the_three_starting_goods_may_be_alike() -> None:
    position = first_contract("ww-3")
    captain = position.actor
    assert position.play("start 3-crate").stored(captain) == {"crate": 3}


@rule("BRE-906", "BRE-E17")
@pytest.mark.parametrize(("seats", "rounds"), [(1, 10), (2, 10), (3, 9), (4, 8)])
def test_short_and_solo_games_last_10_9_or_8_rounds(seats: int, rounds: int) -> None:
    position = start(seats, "short")
    play_to_the_end(position)
    assert position.state.turn == rounds


# -- solo: the set-up ---------------------------------------------------------------------------------------


@rule("BRE-951")
@pytest.mark.parametrize("mode", ["long", "short"])
def test_solo_is_set_up_like_a_short_game_for_two_with_one_harbour(mode: str) -> None:
    position = start(1, mode).deal()
    assert position.actor == 0
    assert len(position.choices("start")) >= 4
    assert (len(position.built()), position.covers(), len(position.view().harbours)) == (1, [], 1)
    assert position.load(1).split()[0] in CONTRACT_IDS
    ready(position)
    assert sum(position.stored().values()) == 3
    assert (len(position.sea), len(position.land), position.left, position.view().step) == (2, 2, 20, 2)
    twins = ready(start(2, "short")).state
    assert len(position.state.ships) == len(twins.ships)
    assert len(position.state.contracts) == len(twins.contracts) + 1


@rule("BRE-952")
def test_solo_no_chits_are_drawn_and_the_first_price_card_stays() -> None:
    position = deal_until(start(1), "price")
    position.play("price price-3142")
    assert {choice.split()[0] for choice in position.legal()} == {"first-contract"}
    assert ready(position).price == "3142"
    assert position.view().prices_bottom == ()


@rule("BRE-952")
def test_solo_you_are_first_mate_with_6_money_and_the_dummy_is_captain() -> None:
    position = ready(start(1))
    assert (position.ladder, position.cash()) == ([1, 0], 6)


@rule("BRE-952")
def test_solo_the_dummy_has_no_harbour_money_or_score() -> None:
    position = ready(start(1))
    play_to_the_end(position)
    assert len(position.state.harbours) == len(position.state.gained) == len(position.state.scores()) == 1


@rule("BRE-953")
def test_solo_the_dummys_five_cards_are_shuffled_for_every_round() -> None:
    position = start(1)
    for expected in (1, 2, 3):
        while position.actors != [CHANCE] or "dummy-card" not in position.legal()[0]:
            if position.actors == [CHANCE]:
                position.deal_one()
            else:
                position.play(position.legal()[0])
        assert position.state.turn == expected
        hand = Counter(f"dummy-card {value}" for value in position.view(0).bids[1].cards)
        assert (position.weights(), hand.total()) == (hand, 5)
        position.deal()


@rule("BRE-953")
def test_solo_the_dummys_cards_are_five_different_draws_that_nobody_sees_before_the_reveal() -> None:
    position = bremerhaven(1, mode="short", ladder=[1, 0])
    for value in "12345":
        position.play(f"bid {value} parking")
        assert set(position.view(0).bids[1].values) == {0}
    position = deal_until_verb(position, "dummy-card")
    position.play("dummy-card 3")
    assert position.weights() == {f"dummy-card {value}": 1 for value in (1, 2, 4, 5)}
    position.play("dummy-card 5", "dummy-card 1", "dummy-card 2")
    assert position.view(0).bids[1].values == (3, 5, 1, 2, 4)


def deal_until_verb(position: Position, verb: str) -> Position:
    while position.legal()[0].split()[0] != verb:
        position.deal_one()
    return position


@rule("BRE-954")
def test_solo_events_are_ignored() -> None:
    position = ready(start(1))
    events = play_to_the_end(position)
    assert "news" not in {event.split()[0] for event in events}
    assert "news-is" not in position.story()


# -- solo: bidding -------------------------------------------------------------------------------------------


@rule("BRE-955")
@pytest.mark.parametrize(("ladder", "first"), [([1, 0], CHANCE), ([0, 1], 0)])
def test_solo_both_place_in_turn_the_captain_first(ladder: list[int], first: int) -> None:
    position = bremerhaven(1, mode="short", ladder=ladder)
    order = []
    while "dummy-card" not in position.legal()[0]:
        order.append(position.actor)
        if position.actor == CHANCE:
            position.deal_one()
        else:
            position.play(position.legal()[0])
    assert order == [first, -1 - first] * 5


@rule("BRE-955", "BRE-E19", "BRE-R21", "BRE-D04")
def test_solo_a_newspapers_symbol_names_the_space_of_the_dummys_card() -> None:
    position = bremerhaven(1, mode="short")
    spaces = ["building", "permit", "influence", "prices", "career", "sea-1", "sea-2", "land-1", "land-2"]
    assert position.weights() == {f"dummy {space}": 2 for space in spaces}
    position.play("dummy permit")
    assert position.view(0).bids[1].spaces == (2,)
    position.play("bid 1 parking")
    assert position.weights()["dummy permit"] == 1
    position.play("dummy permit", "bid 2 parking")
    assert "dummy permit" not in position.weights()


@rule("BRE-955")
def test_solo_the_newspapers_are_shuffled_anew_when_all_are_used() -> None:
    position = bremerhaven(1, mode="short")
    drawn: list[str] = []
    while len(drawn) < 36:
        if position.actors == [CHANCE]:
            code = position.state.draw(Random(len(drawn)))
            event = position.codebook.notation(code)
            drawn += [event] if event.startswith("dummy ") else []
            position.state.play(CHANCE, code)
        else:
            position.play(position.legal()[0])
    for deck in (drawn[:18], drawn[18:]):
        assert set(Counter(deck).values()) == {2}
    assert drawn[:18] != drawn[18:]


# -- solo: what the dummy wins ----------------------------------------------------------------------------------


@rule("BRE-956")
def test_solo_what_the_dummy_wins_is_discarded() -> None:
    position = bremerhaven(
        1,
        stage="building",
        through="land",
        mode="short",
        bids={0: "1 building, 2 sea-1", 1: "2 building, 3 sea-1, 1 land-2"},
        buildings="lighthouse bank",
        sea="heidi wega",
        land="kk-2 b-2",
    ).deal()
    assert position.over
    assert position.discards == ["heidi", "b-2", "lighthouse"]
    assert (position.sea, position.land, position.top) == (["", "wega"], ["kk-2", ""], "bank")
    assert (position.gained(), position.dock(1)) == ([], "")


@rule("BRE-957", "BRE-964", "BRE-E36")
def test_solo_on_1_2_the_dummy_only_makes_permits_dearer() -> None:
    """Dummy 3, you 2: the first permit costs 1, each further one 3."""
    position = bremerhaven(1, stage="permit", mode="short", bids={0: "2 permit", 1: "3 permit"}, cash=20)
    position.play("bollard 1")
    assert position.cash() == 20 - 1 - 2
    assert position.play("bollard 4").cash() == 17 - 3 - 2
    assert position.play("done").over


@rule("BRE-958")
@pytest.mark.parametrize(
    ("bids", "yours", "dummys"),
    [
        pytest.param({0: "4 influence", 1: "2 influence"}, 1, 1, id="you have more"),
        pytest.param({1: "1 influence"}, 0, 1, id="the dummy alone"),
        pytest.param({0: "1 influence"}, 1, 0, id="you alone"),
        pytest.param({1: "1 influence, 2 influence"}, 0, 1, id="two cards, one step"),
    ],
)
def test_solo_a_dummy_with_a_card_on_1_3_grows_by_one_step(
    bids: dict[int, str], yours: int, dummys: int
) -> None:
    position = bremerhaven(1, stage="influence", mode="short", bids=bids)
    assert position.state.grown == [yours, dummys]


@rule("BRE-958")
def test_solo_the_dummy_grows_up_to_its_last_hand_at_the_end_of_the_round() -> None:
    position = bremerhaven(1, stage="influence", mode="short", bids={1: "6 influence"}, upgrades={1: 7})
    assert position.state.grown == [0, 0]
    position = bremerhaven(
        1, stage="influence", through="all", mode="short", bids={1: "6 influence"}, upgrades={1: 6}
    )
    assert position.view(0).bids[1].cards == (6, 6, 7, 7, 8)
    while position.state.turn == 2:
        position.deal_one()
    assert position.view(0).bids[1].cards == (6, 7, 7, 8, 9)


@rule("BRE-958", "BRE-964")
def test_solo_you_pay_the_difference_to_the_dummy_on_1_3() -> None:
    position = bremerhaven(
        1, stage="influence", mode="short", bids={0: "1 influence", 1: "3 influence"}, cash=2
    )
    assert position.legal() == ["decline", "grow"]
    assert position.play("grow").cash() == 0
    assert position.state.grown == [1, 1]


@rule("BRE-959", "BRE-R16")
@pytest.mark.parametrize("built", ["", "commodity-exchange"])
def test_solo_a_dummy_that_wins_1_4_moves_the_top_price_card_to_the_bottom(built: str) -> None:
    position = bremerhaven(
        1, stage="prices", mode="short", bids={0: "2 prices", 1: "3 prices"}, built=built, price="1234"
    )
    assert position.actor == CHANCE
    position.play("price price-4321")
    assert position.over
    assert position.view().prices_bottom == (0,)


@rule("BRE-960", "BRE-352")
@pytest.mark.parametrize(
    ("ladder", "bids", "after", "income"),
    [
        pytest.param([0, 1], {0: "1 career", 1: "2 career"}, [1, 0], 3, id="becomes captain"),
        pytest.param([1, 0], {1: "2 career"}, [1, 0], 3, id="stays captain"),
        pytest.param([0, 1], {1: "1 parking"}, [0, 1], 4, id="no bid"),
    ],
)
def test_solo_a_dummy_that_wins_1_5_becomes_captain(
    ladder: list[int], bids: dict[int, str], after: list[int], income: int
) -> None:
    position = bremerhaven(1, stage="career", through="income", mode="short", bids=bids, ladder=ladder)
    assert (position.ladder, position.cash()) == (after, income)


@rule("BRE-961")
@pytest.mark.parametrize(("ladder", "gained"), [([1, 0], []), ([0, 1], ["lighthouse"])])
def test_solo_ties_go_by_the_ladder(ladder: list[int], gained: list[str]) -> None:
    bids = {0: "3 building", 1: "3 building"}
    position = bremerhaven(1, stage="building", mode="short", bids=bids, ladder=ladder).deal()
    assert position.gained() == gained


@rule("BRE-964", "BRE-980")
@pytest.mark.parametrize(("built", "won"), [("", False), ("pilot-station", True)])
def test_solo_the_pilot_station_wins_ties_against_the_dummy(built: str, won: bool) -> None:
    bids = {0: "3 sea-1, 2 land-1", 1: "3 sea-1, 2 land-1"}
    position = bremerhaven(
        1,
        stage="sea",
        through="land",
        mode="short",
        bids=bids,
        built=built,
        walls="0 1 1 0",
        sea="wega heidi",
        land="b-2 c-2",
    )
    if won:
        position.play("load 1")
    assert (position.dock(2), position.load(1)) == (
        ("wega 3: 2 container", "b-2 2: empty") if won else ("", "")
    )


@rule("BRE-964", "BRE-342")
def test_solo_without_a_bid_on_1_4_your_exchange_decides_else_the_stack_rotates() -> None:
    position = bremerhaven(1, stage="prices", mode="short", built="commodity-exchange")
    assert len(position.choices("choose")) == 24
    assert bremerhaven(1, stage="prices", mode="short").actor == CHANCE


@rule("BRE-964", "BRE-351")
@pytest.mark.parametrize(("move", "ladder", "income"), [("swap 1", [0, 1], 4), ("keep", [1, 0], 3)])
def test_solo_if_you_win_1_5_you_may_swap_the_two_tokens(move: str, ladder: list[int], income: int) -> None:
    bids = {0: "3 career", 1: "2 career"}
    position = bremerhaven(1, stage="career", through="income", mode="short", bids=bids)
    assert position.legal() == ["keep", "swap 1"]
    position.play(move)
    assert (position.ladder, position.cash()) == (ladder, income)


# -- solo: the end ----------------------------------------------------------------------------------------------


@rule("BRE-963")
@pytest.mark.parametrize(
    ("score", "grade"),
    [
        (0, "beachcomber"),
        (499, "beachcomber"),
        (500, "deckhand"),
        (749, "deckhand"),
        (750, "helmsman"),
        (999, "helmsman"),
        (1000, "pilot"),
        (1250, "pilot"),
        (1251, "commodore"),
        (5000, "commodore"),
    ],
)
def test_solo_the_score_earns_a_grade(score: int, grade: str) -> None:
    position = bremerhaven(1, stage="finish", mode="short", cash=score, prestige=1)
    assert (position.score(), position.state.scores()[0].verdict) == (score, grade)


@rule("BRE-963", "BRE-801")
def test_solo_the_last_contracts_are_settled_before_the_grade() -> None:
    position = bremerhaven(
        1, stage="finish", mode="short", cash=749, prestige=1, loads={1: "b-2 2 +1 barrel"}
    )
    assert (position.score(), position.state.scores()[0].verdict) == (751, "helmsman")


@rule("BRE-965")
def test_solo_the_dummy_is_never_asked_and_nobody_wins_or_loses() -> None:
    position = ready(start(1))
    while not position.over:
        assert set(position.actors) <= {0, CHANCE}
        who = position.actors[0]
        position.state.play(
            who, position.state.draw(Random(1)) if who == CHANCE else position.state.legal(0)[0]
        )
    assert position.state.ranking() == [[0]]
    assert position.state.scores()[0].verdict in [card.id for card in RULES.cards.names("grade")]
