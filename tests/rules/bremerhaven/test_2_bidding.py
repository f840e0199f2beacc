"""Chapter 2: bidding."""

import pytest

from roadstead.games.bremerhaven.deck import PERMIT, SPACES
from roadstead.games.bremerhaven.view import space_at
from tests.rule import rule
from tests.rules.bremerhaven.position import Position, bremerhaven

TOWN = ["parking", "building", "permit", "influence", "prices", "career"]
OF_TWO = [*TOWN, "sea-1", "sea-2", "land-1", "land-2"]
"""The spaces of two players, and of one."""


def spaces_of(p: Position) -> list[str]:
    return list(dict.fromkeys(choice.split()[1] for choice in p.choices("bid")))


@rule("BRE-201")
@pytest.mark.parametrize("ladder", [[0, 1], [1, 0], [2, 0, 1], [3, 1, 0, 2]])
@pytest.mark.parametrize("mode", ["long", "short"])
def test_five_laps_in_rank_order_one_card_each(ladder: list[int], mode: str) -> None:
    p = bremerhaven(len(ladder), mode=mode, ladder=ladder)
    for left in range(5, 0, -1):
        for seat in ladder:
            assert p.actors == [seat]
            assert len(p.hand(seat)) == left
            p.play(f"bid {p.hand(seat)[0]} parking")
            assert len(p.hand(seat)) == left - 1
    assert p.state.revealed
    assert [p.hand(seat) for seat in ladder] == [[]] * len(ladder)


@rule("BRE-202")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_bidding_spaces_are_six_in_town_n_at_sea_and_n_on_land(seats: int) -> None:
    sea = [f"sea-{space + 1}" for space in range(seats)]
    land = [f"land-{space + 1}" for space in range(seats)]
    assert spaces_of(bremerhaven(seats)) == TOWN + sea + land


@rule("BRE-202")
def test_the_solo_game_has_the_spaces_of_two_players() -> None:
    p = bremerhaven(1, ladder=[0, 1])
    assert spaces_of(p) == OF_TWO


@rule("BRE-203")
def test_there_is_no_passing() -> None:
    p = bremerhaven()
    while p.legal()[0].startswith("bid"):
        assert all(choice.startswith("bid ") for choice in p.legal())
        p.play(p.legal()[0])


@rule("BRE-203")
@pytest.mark.parametrize("space", OF_TWO)
def test_any_number_of_cards_may_lie_on_any_space(space: str) -> None:
    five = ", ".join(f"{card} {space}" for card in range(1, 6))
    p = bremerhaven().bid({0: five, 1: five})
    assert space_at(p.view(), SPACES.index(space)).highest == 15


@rule("BRE-203", "BRE-205")
@pytest.mark.parametrize("space", OF_TWO)
def test_a_second_own_card_raises_the_bid_on_any_space(space: str) -> None:
    one, two, three = [other for other in OF_TWO if other != space][:3]
    mine = f"1 {space}, 4 {space}, 2 {one}, 3 {two}, 5 {three}"
    p = bremerhaven().bid({0: mine, 1: f"3 {space}, 1 {one}, 2 {one}, 4 {two}, 5 {three}"})
    assert space_at(p.view(), SPACES.index(space)).highest == 5


@rule("BRE-203", "BRE-205")
def test_a_second_card_on_a_space_raises_the_bid() -> None:
    p = bremerhaven(2, "building", bids={0: "1 building, 4 building, 2 career", 1: "3 building"})
    assert p.gained(0) == ["lighthouse"]


@rule("BRE-204")
def test_the_owner_sees_the_own_placed_cards_the_others_only_where_they_lie() -> None:
    p = bremerhaven().play("bid 4 sea-1", "bid 2 permit")
    mine, theirs, public = p.view(0).bids[0], p.view(1).bids[0], p.view(None).bids[0]
    assert mine.values == (4,)
    assert mine.hand == (1, 2, 3, 5)
    for seen in (theirs, public):
        assert seen.spaces == mine.spaces == (SPACES.index("sea-1"),)
        assert seen.values == (0,)
        assert seen.hand == ()


@rule("BRE-204")
def test_a_move_is_veiled_for_all_but_its_owner() -> None:
    p = bremerhaven()
    code = p.codebook.code("bid 4 sea-1")
    assert p.state.seen(0, 0, code) == code
    assert p.codebook.notation(p.state.seen(1, 0, code)) == "bid ? sea-1"
    assert p.state.seen(None, 0, code) == p.state.seen(1, 0, p.codebook.code("bid 1 sea-1"))


@rule("BRE-204")
def test_placed_cards_are_never_taken_back_or_exchanged() -> None:
    p = bremerhaven().play("bid 4 sea-1", "bid 2 permit")
    assert not [choice for choice in p.legal() if not choice.startswith("bid") or " 4 " in choice]


@rule("BRE-205")
def test_all_cards_are_revealed_at_once_when_the_last_one_is_placed() -> None:
    p = bremerhaven()
    for _ in range(9):
        p.play(p.legal()[0])
        assert not p.view(0).revealed
        assert set(p.view(0).bids[1].values) <= {0}
        assert {space.highest for space in p.view(0).spaces} == {0}
    p.play(p.legal()[0])
    assert p.view(0).bids[1].values == p.view(1).bids[0].values == (1, 2, 3, 4, 5)


@rule("BRE-205")
def test_a_bid_is_the_sum_of_the_cards_there() -> None:
    p = bremerhaven(
        3, "permit", bids={0: "5 permit, 2 permit", 1: "4 permit", 2: "3 parking"}, cash={2: 99, 1: 99}
    )
    assert space_at(p.view(), PERMIT).highest == 7
    assert p.view().harbours[1].permit_price == 3
    assert p.legal(2) == []


WINNER = [
    ("5", "4", [1, 0], 0),
    ("4", "5", [0, 1], 1),
    ("5", "5", [0, 1], 0),
    ("5", "5", [1, 0], 1),
    ("2", "2", [1, 0], 1),
]


def winner(space: str, first: str, second: str, ladder: list[int]) -> int:
    bids = {0: f"{first} {space}", 1: f"{second} {space}"}
    stage = "building" if space == "building" else space.split("-")[0]
    p = bremerhaven(2, stage, bids=bids, ladder=ladder)
    if space == "building":
        return 0 if p.gained(0) else 1
    return p.actor


@rule("BRE-206", "BRE-208")
@pytest.mark.parametrize("space", ["building", "prices", "career", "sea-1", "sea-2", "land-1", "land-2"])
@pytest.mark.parametrize(("first", "second", "ladder", "wins"), WINNER)
def test_the_highest_bid_wins_and_ties_go_to_the_higher_rank(
    space: str, first: str, second: str, ladder: list[int], wins: int
) -> None:
    if space == "sea-2":
        bids = {0: f"{first} sea-2", 1: f"{second} sea-2"}
        assert bremerhaven(2, "sea", bids=bids, ladder=ladder, sea="wega anna").actor == wins
    else:
        assert winner(space, first, second, ladder) == wins


@rule("BRE-206")
@pytest.mark.parametrize(("ladder", "wins"), [([0, 1, 2], 1), ([2, 1, 0], 2), ([0, 2, 1], 2)])
def test_only_those_with_the_highest_bid_are_tied(ladder: list[int], wins: int) -> None:
    bids = {0: "4 career", 1: "5 career", 2: "3 career, 2 career"}
    assert bremerhaven(3, "career", bids=bids, ladder=ladder).actor == wins


# -- what a bid costs


@rule("BRE-207")
@pytest.mark.parametrize("ladder", [[0, 1, 2], [2, 1, 0]])
def test_the_highest_bids_act_for_free_and_the_others_pay_the_difference(ladder: list[int]) -> None:
    bids = {0: "5 permit", 1: "4 permit, 1 permit", 2: "2 permit"}
    p = bremerhaven(3, "permit", bids=bids, cash={0: 2, 1: 2, 2: 5}, ladder=ladder)
    assert p.choices("bollard", 0) == p.choices("bollard", 1) == p.choices("bollard", 2) == ["1", "4"]
    p.play("0: bollard 1", "1: bollard 1", "2: bollard 1")
    assert [p.cash(seat) for seat in (0, 1, 2)] == [0, 0, 0]


@rule("BRE-207")
@pytest.mark.parametrize("ladder", [[0, 1, 2], [2, 1, 0]])
def test_the_difference_is_paid_on_1_3_too(ladder: list[int]) -> None:
    bids = {0: "5 influence", 1: "4 influence, 1 influence", 2: "2 influence"}
    p = bremerhaven(3, "influence", bids=bids, cash={2: 7}, ladder=ladder)
    assert p.state.grown == [1, 1, 0]
    assert p.actor == 2
    p.play("grow")
    assert p.cash(2) == 4
    assert p.state.grown == [1, 1, 1]


@rule("BRE-207")
@pytest.mark.parametrize(("stage", "cash"), [("permit", 4), ("influence", 2)])
def test_who_cannot_pay_does_not_act(stage: str, cash: int) -> None:
    p = bremerhaven(2, stage, bids={0: f"2 {stage}", 1: f"5 {stage}"}, cash=cash)
    assert p.over
    assert p.cash() == cash
    assert p.state.grown[0] == 0


@rule("BRE-207", "BRE-327")
def test_who_will_not_pay_does_not_act() -> None:
    p = bremerhaven(2, "influence", bids={0: "2 influence", 1: "5 influence"}, cash=9).play("decline")
    assert p.cash() == 9
    assert p.state.grown == [0, 1]
    p = bremerhaven(2, "permit", bids={0: "2 permit", 1: "5 permit"}, cash=9).play("done")
    assert p.cash() == 9
    assert p.over


@rule("BRE-208")
def test_the_losers_of_a_space_do_not_act() -> None:
    bids = {0: "5 building, 4 prices, 3 career, 2 sea-1, 1 land-1", 1: "1 building, 3 prices, 2 career"}
    p = bremerhaven(2, "building", bids=bids, through="land").deal()
    assert p.gained(1) == []
    for move in ("choose price-1234", "keep", "dock 1", "load 1"):
        assert p.actors == [0]
        p.play(move)
    assert p.over


@rule("BRE-208", "BRE-301")
def test_on_the_parking_lot_everybody_is_served() -> None:
    p = bremerhaven(3, "parking", bids={0: "5 parking", 1: "1 parking", 2: "2 parking, 3 parking"})
    assert [p.cash(seat) for seat in range(3)] == [1, 1, 2]


@rule("BRE-209")
def test_the_cards_stay_visible_where_they_lie_until_they_are_taken_back() -> None:
    bids = {0: "5 prices, 4 career, 3 sea-1", 1: "5 land-1"}
    p = bremerhaven(2, "prices", bids=bids, through="all")
    shown = p.view(1).bids
    assert shown[0].values == (5, 4, 3)
    for move in ("choose price-4321", "swap 1", "dock 1", "load 1"):
        p.play(move)
        assert p.view(1).bids[0].values == (5, 4, 3)
        assert p.view(0).bids == shown
    p.skip()
    assert p.view(1).bids[0].spaces == ()


@rule("BRE-209")
@pytest.mark.parametrize("value", [1, 5])
def test_a_player_may_win_many_spaces_and_alone_wins_with_any_value(value: int) -> None:
    p = bremerhaven(2, "sea", through="land", bids=f"{value} sea-1, 2 sea-2, 3 land-1, 4 land-2")
    p.play("dock 1", "load 1", "load 2")
    assert p.dock(1)
    assert p.dock(2)
    assert p.load(2)


# -- the decisions


@rule("BRE-D03")
@pytest.mark.parametrize(("seats", "choices"), [(1, 50), (2, 50), (3, 60), (4, 70)])
def test_a_bid_is_a_value_in_hand_and_a_space(seats: int, choices: int) -> None:
    p = bremerhaven(seats, ladder=list(range(max(2, seats))))
    assert len(p.legal()) == choices
    assert {choice.split()[0] for choice in p.choices("bid")} == set("12345")


@rule("BRE-D03")
def test_equal_values_are_one_choice() -> None:
    p = bremerhaven(2, upgrades=1)
    assert p.hand() == [2, 3, 4, 5, 5]
    assert len(p.legal()) == 40
    p.play("bid 5 parking")
    assert p.hand() == [2, 3, 4, 5]


@rule("BRE-D04", "BRE-955")
def test_the_dummy_draws_a_symbol_and_a_card() -> None:
    p = bremerhaven(1)
    assert len(p.weights()) == 9
    assert set(p.weights().values()) == {2}
    p.play("dummy career").play("bid 1 parking")
    assert p.weights()["dummy career"] == 1
    p.play("dummy career", "bid 2 parking")
    assert "dummy career" not in p.weights()
    p.play("dummy permit", "bid 3 parking", "dummy permit", "bid 4 parking", "dummy sea-1", "bid 5 parking")
    assert p.weights() == {f"dummy-card {value}": 1 for value in range(1, 6)}
    p.play("dummy-card 4")
    assert "dummy-card 4" not in p.weights()


@rule("BRE-207", "BRE-321")
def test_the_first_permit_of_the_next_round_costs_the_difference_again() -> None:
    p = bremerhaven(2, "permit", bids="5 permit", cash=2, through="all").play("bollard 1").skip()
    p.bid(
        {
            0: "5 permit, 1 parking, 2 parking, 3 parking, 4 parking",
            1: ", ".join(f"{n} parking" for n in range(1, 6)),
        }
    )
    p.deal()
    assert p.view().harbours[0].permit_price == 0
    p.play("bollard 1")
    assert p.view().harbours[0].permit_price == 5
