"""Chapter 0: the course of the game."""

import pytest

from tests.rule import rule
from tests.rules.bremerhaven.position import Position, bremerhaven, start

ALL_SPACES = {
    0: "1 parking, 2 building, 3 permit, 4 influence, 5 prices",
    1: "1 career, 2 sea-1, 3 sea-2, 4 land-1, 5 land-2",
}


def course(p: Position, rounds: int) -> list[str]:
    """What is told and decided until so many rounds have begun: keys and verbs in their order."""
    found = p.story()
    while not p.over and p.state.turn <= rounds:
        actor = p.actors[0]
        move = next((text for text in p.legal(actor) if not text.startswith("done")), p.legal(actor)[0])
        found.append(move.split()[0])
        p.play(move if actor < 0 else f"{actor}: {move}")
        found += p.story()
    return found


def first_places(found: list[str], words: list[str]) -> list[int]:
    return [found.index(word) for word in words]


@rule("BRE-001")
def test_a_round_is_bidding_general_actions_individual_actions_and_clean_up() -> None:
    p = bremerhaven(2, "bidding", built="fish-market", news="harbour-subsidy")
    p.bid(ALL_SPACES)
    found = course(p, 2)
    phases = ["round", "revealed", "parks", "income", "gets-money", "news-is", "token", "round"]
    at = -1
    for word in phases:
        at = found.index(word, at + 1)


@rule("BRE-002")
def test_the_boards_are_resolved_town_sea_land_harbours_rack_refill_cards() -> None:
    p = bremerhaven(
        2,
        "bidding",
        cash=9,
        built="fish-market",
        news="harbour-subsidy",
        docks={1: "carla"},
        loads={1: "kk-2 1"},
    )
    p.bid(ALL_SPACES)
    found = course(p, 2)
    order = [
        "revealed",
        "parks",  # 1.0
        "wins-building",  # 1.1
        "bollard",  # 1.2
        "grows",  # 1.3
        "choose",  # 1.4
        "keep",  # 1.5
        "income",
        "wins-ship",  # 2.1
        "wins-contract",  # 3.1
        "produce",  # 4.1
        "unload",  # 4.2
        "prestige-is",  # 4.3
        "sells",  # 4.4
        "news-is",  # 5.1
        "token",  # 5.2
        "news",
        "ship",  # refill
        "contract",
    ]
    places = first_places(found, order)
    assert places == sorted(places)
    assert found.index("round", 1) > places[-1]
    assert p.hand(1) == [1, 2, 3, 4, 5]


@rule("BRE-002", "BRE-401", "BRE-501")
def test_sea_and_land_spaces_are_resolved_from_left_to_right() -> None:
    bids = {0: "5 sea-1, 4 sea-3, 3 land-2, 2 land-3", 1: "5 sea-2, 4 land-1"}
    p = bremerhaven(3, "sea", through="land", bids=bids, sea="heidi anna frieda", mode="short")
    asked = []
    while not p.over:
        asked.append(p.actor)
        p.play(p.legal()[-1])
    assert asked == [0, 1, 0, 1, 0, 0]
    assert p.dock(3) == "heidi 2: 2 barrel"
    assert p.dock(2) == "frieda 2: 2 crate"


@rule("BRE-003")
@pytest.mark.parametrize(("left", "over"), [(2, True), (1, True), (3, False)])
def test_the_game_ends_the_moment_the_token_enters_the_last_space(left: int, over: bool) -> None:
    p = bremerhaven(2, "progress", left=left, step=2, sea="-", land="-")
    assert p.over == over
    if over:
        assert p.story()[-1] == "game-over"
        assert p.sea == ["", ""]


@rule("BRE-003")
@pytest.mark.parametrize(
    ("seats", "mode"), [(2, "long"), (3, "long"), (4, "long"), (2, "short"), (4, "short")]
)
def test_the_game_ends_in_no_other_way(seats: int, mode: str) -> None:
    p = start(seats, mode)
    while not p.over:
        assert p.left > 0
        if p.actors == [-1]:
            p.deal_one()
        else:
            p.play(f"{p.actors[0]}: {p.legal(p.actors[0])[-1]}")
    assert p.left == 0


# -- the ladder of the moment


@rule("BRE-005")
def test_bidding_and_town_go_by_the_old_ladder_the_rest_by_the_new_one() -> None:
    tie = "3 building, 5 prices, 1 sea-1, 2 land-1"
    bids = {0: tie, 1: f"{tie}, 4 career"}
    p = bremerhaven(2, "building", through="land", bids=bids, ladder=[0, 1], sea="heidi", land="kk-2")
    assert p.gained(0) == ["lighthouse"]
    p.deal()
    assert p.actor == 0
    p.play("choose price-1234", "swap 1")
    assert (p.cash(0), p.cash(1)) == (3, 4)
    assert p.actor == 1
    p.play("dock 1")
    assert p.actor == 1
    p.play("load 1")
    assert p.over


@rule("BRE-005")
def test_the_contest_for_the_ladder_goes_by_the_ladder_before_it() -> None:
    p = bremerhaven(3, "career", bids={0: "5 career", 2: "5 career"}, ladder=[1, 2, 0])
    assert p.actor == 2


@rule("BRE-005")
@pytest.mark.parametrize("mode", ["long", "short"])
def test_the_next_round_goes_by_the_ladder_after_the_swap(mode: str) -> None:
    p = bremerhaven(2, "career", through="all", bids="5 career", ladder=[0, 1], mode=mode)
    p.play("swap 1").skip()
    assert p.actor == 1
    assert p.legal()[0] == "bid 1 parking"


@rule("BRE-005", "BRE-111")
def test_round_1_goes_by_the_ladder_of_the_set_up() -> None:
    p = start(3)
    while p.actor == -1:
        p.deal_one()
    assert p.actor == p.ladder[0]


# -- decisions with one choice


@rule("BRE-006")
def test_a_decision_with_one_choice_is_carried_out_without_asking() -> None:
    p = bremerhaven(2, "sea", bids="5 sea-1", sea="wega")
    assert p.over
    assert p.dock(2) == "wega 3: 2 container"
    assert bremerhaven(2, "permit", bids={0: "1 permit", 1: "5 permit"}, cash={0: 5, 1: 2}).actors == [1]
    full = {1: "kk-2", 2: "b-2", 3: "pp-3", 4: "c-2"}
    assert bremerhaven(2, "land", bids="5 land-1", loads=full).over


@rule("BRE-006")
def test_with_two_choices_the_player_is_asked() -> None:
    p = bremerhaven(2, "sea", bids="5 sea-1", sea="wega", walls="1 1 1 0")
    assert p.legal() == ["dock 1", "dock 2"]


# -- chance


@rule("BRE-D00")
@pytest.mark.parametrize(("seats", "mode"), [(1, "short"), (2, "long"), (3, "short"), (4, "long")])
def test_every_deck_of_the_set_up_is_shuffled_evenly(seats: int, mode: str) -> None:
    p = start(seats, mode)
    events = []
    while p.actor == -1:
        weights = p.weights()
        verb = next(iter(weights)).split()[0]
        events.append(verb)
        if verb != "progress":
            assert set(weights.values()) == {1}
        p.deal_one()
    assert events.count("chit") == (seats if seats > 1 else 0)
    assert events.count("first-contract") == seats
    assert events.count("first-building") == (seats if seats == 1 or mode == "short" else 0)
