"""Chapter 3: the Town board."""

import pytest

from roadstead.engine.cards import CardError
from tests.rule import rule
from tests.rules.bremerhaven.position import (
    BUILDING_IDS,
    PRICE_IDS,
    RULES,
    Position,
    bremerhaven,
    own_deck,
    start,
)


def permits(cash: int = 0, bids: str = "5 permit", **more: str) -> Position:
    """Seat 0 has won 1.2."""
    return bremerhaven(
        2,
        "permit",
        bids=bids,
        cash=cash,
        gained=more.get("gained", ""),
        built=more.get("built", ""),
        stored=more.get("stored", ""),
        walls=more.get("walls", ""),
        cleared=more.get("cleared", ""),
        through=more.get("through", ""),
    )


# -- 1.0


@rule("BRE-301")
@pytest.mark.parametrize(
    ("cards", "money"), [("", 0), ("1 parking", 1), ("5 parking", 1), ("5 parking, 3 parking, 1 parking", 3)]
)
def test_one_money_for_each_own_card_on_the_parking_lot(cards: str, money: int) -> None:
    assert bremerhaven(2, "parking", bids=cards).cash() == money


# -- 1.1


@rule("BRE-311")
def test_the_winner_gains_the_top_building_unbuilt_without_prestige_or_ability() -> None:
    p = bremerhaven(2, "building", bids="1 building", buildings="fish-market bank", through="harbour").deal()
    assert p.gained() == ["fish-market"]
    assert p.built() == []
    assert p.over
    assert p.prestige() == 0
    assert p.cash() == 4  # income alone


@rule("BRE-311")
def test_any_number_of_gained_buildings_may_be_kept() -> None:
    many = " ".join(BUILDING_IDS[2:18])
    p = bremerhaven(2, "building", bids="1 building", gained=many, buildings="lighthouse signal-tower")
    assert p.gained() == [*BUILDING_IDS[2:18], "lighthouse"]


@rule("BRE-312")
def test_without_bids_the_top_building_leaves_the_game() -> None:
    p = bremerhaven(2, "building", buildings="refinery bank")
    assert p.discards == ["refinery"]
    assert p.gained(0) == p.gained(1) == []


@rule("BRE-312")
@pytest.mark.parametrize("bids", ["", "5 building"])
def test_in_both_cases_a_new_top_building_becomes_visible(bids: str) -> None:
    p = bremerhaven(2, "building", bids=bids, buildings="refinery")
    assert p.weights() == {f"top {card}": 1 for card in BUILDING_IDS if card != "refinery"}
    assert p.play("top bank").top == "bank"


@rule("BRE-313")
def test_buildings_have_0_to_3_prestige_most_an_ability_and_some_a_cogwheel() -> None:
    deck = RULES.deck
    assert {*deck.building_prestige} == {0, 1, 2, 3}
    assert [BUILDING_IDS[card] for card in range(20) if not deck.ability[card].kind] == ["lighthouse"]
    cogwheels = {BUILDING_IDS[card] for card in range(20) if deck.production[card]}
    assert cogwheels == {
        "bank",
        "refinery",
        "packing-house",
        "container-works",
        "emigration-hall",
        "fish-market",
    }


@rule("BRE-313")
@pytest.mark.parametrize("prestige", [-1, 4])
def test_a_building_out_of_range_is_refused(prestige: int) -> None:
    with pytest.raises(CardError):
        own_deck(f"lighthouse: prestige = 3 -> prestige = {prestige}")


@rule("BRE-313", "BRE-621")
def test_just_the_buildings_with_a_cogwheel_produce() -> None:
    some = " ".join(BUILDING_IDS[:8])
    p = bremerhaven(2, "harbour", built=some, cleared="all", cash=1)
    assert set(p.choices("produce")) == set(BUILDING_IDS[2:8])
    p = bremerhaven(2, "harbour", built=" ".join(BUILDING_IDS[8:19]), cleared="all", cash=1)
    assert p.over


def play_slowly(seats: int, mode: str) -> Position:
    """A game as long as it can be: small progress numbers first."""
    p = start(seats, mode)
    while not p.over:
        assert len(p.state.buildings)
        if p.actors == [-1]:
            p.play("progress 1") if "progress 1" in p.legal() else p.deal_one()
        else:
            p.play(f"{p.actors[0]}: {p.legal(p.actors[0])[0]}")
    return p


@rule("BRE-314")
@pytest.mark.parametrize(
    ("seats", "mode", "gone"),
    [
        (2, "long", 14),
        (3, "long", 13),
        (4, "long", 12),
        (2, "short", 12),
        (3, "short", 12),
        (4, "short", 12),
        (1, "short", 11),
    ],
)
def test_the_stack_of_buildings_cannot_run_out(seats: int, mode: str, gone: int) -> None:
    p = play_slowly(seats, mode)
    assert len(p.state.buildings) == 20 - gone


# -- 1.2: prices


@rule("BRE-321")
def test_the_first_permit_costs_the_difference_and_each_further_one_the_highest_bid() -> None:
    p = bremerhaven(2, "permit", bids={0: "3 permit", 1: "5 permit"}, cash={0: 30, 1: 30})
    assert [harbour.permit_price for harbour in p.view().harbours] == [2, 0]
    p.play("0: bollard 1", "1: bollard 1")  # 2 each
    assert (p.cash(0), p.cash(1)) == (26, 28)
    assert [harbour.permit_price for harbour in p.view().harbours] == [5, 5]
    p.play("0: bollard 4", "1: bollard 4")
    assert (p.cash(0), p.cash(1)) == (19, 21)
    p.play("0: clear c3r2", "1: clear c3r2")
    assert (p.cash(0), p.cash(1)) == (12, 14)


@rule("BRE-321", "BRE-D05")
def test_without_a_card_on_1_2_there_is_no_permit() -> None:
    p = bremerhaven(2, "permit", bids={0: "1 permit", 1: "5 prices"}, cash={0: 30, 1: 99}, gained={1: "bank"})
    assert p.actors == [0]


@rule("BRE-321", "BRE-328")
def test_any_number_of_permits_as_long_as_the_money_lasts() -> None:
    p = permits(15, "1 permit").play("bollard 1", "bollard 1", "bollard 4", "bollard 4")  # 2, 1+3, 1+2, 1+3
    assert p.cash() == 2
    assert p.over
    assert p.walls() == [2, 1, 1, 2]


# -- 1.2: what a permit allows


@rule("BRE-322", "BRE-D05")
def test_a_permit_allows_a_bollard_a_cover_or_a_building() -> None:
    p = permits(50, gained="bank lighthouse")
    assert p.legal() == [
        "done",
        *(f"bollard {wall}" for wall in range(1, 5)),
        *(f"clear {cell}" for cell in ("c3r1", "c4r1", "c3r2", "c4r2", "c3r3", "c4r3")),
        "build lighthouse",
        "build bank",
    ]


@rule("BRE-322")
@pytest.mark.parametrize("move", ["bollard 1", "clear c3r1", "build bank"])
def test_each_permit_is_for_one_thing_and_the_choice_is_free_again(move: str) -> None:
    p = permits(50, gained="bank lighthouse")
    p.play(move)
    assert (sum(p.walls()) - 2) + (6 - len(p.covers())) + len(p.built()) == 1
    assert p.view().harbours[0].permit_price == 5
    assert {choice.split()[0] for choice in p.legal()} == {"done", "bollard", "clear", "build"}


@rule("BRE-323")
@pytest.mark.parametrize(
    ("wall", "walls", "cost"),
    [
        (1, "0 1 1 0", 2),
        (1, "1 1 1 0", 3),
        (1, "2 1 1 0", 5),
        (2, "0 1 1 0", 3),
        (2, "0 2 1 0", 5),
        (3, "0 1 1 0", 3),
        (3, "0 1 2 0", 5),
        (4, "0 1 1 0", 2),
        (4, "0 1 1 1", 3),
        (4, "0 1 1 2", 5),
    ],
)
def test_a_bollard_costs_what_is_printed_on_the_first_free_space_of_its_wall(
    wall: int, walls: str, cost: int
) -> None:
    p = permits(cost, walls=walls)
    before = p.walls()
    p.play(f"bollard {wall}")
    assert p.cash() == 0
    assert p.walls()[wall - 1] == before[wall - 1] + 1
    assert str(wall) not in permits(cost - 1, walls=walls).choices("bollard")


@rule("BRE-323")
def test_a_bollard_stands_in_the_own_harbour() -> None:
    p = bremerhaven(2, "permit", bids={1: "5 permit"}, cash={1: 2}).play("bollard 1")
    assert p.walls(1) == [1, 1, 1, 0]
    assert p.walls(0) == [0, 1, 1, 0]


@rule("BRE-323")
@pytest.mark.parametrize("wall", [1, 2, 3, 4])
def test_a_full_wall_takes_no_bollard(wall: int) -> None:
    walls = ["1"] * 4
    walls[wall - 1] = "3"
    assert str(wall) not in permits(50, walls=" ".join(walls)).choices("bollard")


@rule("BRE-324")
def test_a_cleared_space_is_open_at_once_also_for_the_next_permit() -> None:
    p = permits(50, gained="bank", stored="6 barrel")
    assert p.choices("build") == []
    p.play("clear c4r2")
    assert p.covers() == ["c3r1", "c4r1", "c3r2", "c3r3", "c4r3"]
    p.play("build bank")
    assert p.built() == ["bank"]
    assert "c4r2" not in p.choices("clear")


@rule("BRE-325")
def test_a_building_costs_nothing_but_the_permit() -> None:
    p = permits(0, gained="lighthouse").play("build lighthouse")
    assert p.built() == ["lighthouse"]
    assert p.gained() == []
    assert p.cash() == 0


@rule("BRE-325")
def test_a_building_gained_in_this_round_or_earlier_may_be_built() -> None:
    p = bremerhaven(2, "building", bids="5 building, 4 permit", gained="bank", through="permit").deal()
    assert p.choices("build") == ["lighthouse", "bank"]


@rule("BRE-325", "BRE-D05")
@pytest.mark.parametrize(
    ("stored", "can"),
    [
        ("5 barrel", True),
        ("6 barrel", False),
        ("5 passenger", True),
        ("6 container", False),
        ("10 crate", True),
        ("11 crate", False),
        ("4 barrel 2 crate", True),
        ("4 barrel 3 crate", False),
    ],
)
def test_a_building_needs_an_empty_space_without_goods(stored: str, can: bool) -> None:
    assert bool(permits(0, gained="bank", stored=stored).choices("build")) == can


@rule("BRE-325", "BRE-D05")
def test_buildings_need_spaces_without_buildings_and_covers() -> None:
    five = "lighthouse bank refinery gantry-crane freight-depot"
    p = permits(0, gained="customs-house", built=five)
    assert p.choices("build") == ["customs-house"]
    p = permits(0, gained="customs-house", built=f"{five} dry-dock")
    assert p.choices("build") == []
    assert (
        permits(0, gained="customs-house", built=f"{five} warehouse", stored="1 barrel").choices("build")
        == []
    )


@rule("BRE-325")
def test_a_building_that_stores_goods_does_not_count_before_it_stands() -> None:
    assert permits(0, gained="tank-farm", stored="6 barrel").choices("build") == []
    assert permits(0, gained="bank", built="warehouse", stored="7 barrel").choices("build") == ["bank"]
    assert permits(0, gained="bank", built="warehouse", stored="8 barrel").choices("build") == []


@rule("BRE-325")
def test_without_a_gained_building_nothing_can_be_built() -> None:
    assert permits(50).choices("build") == []


@rule("BRE-326")
def test_a_built_building_works_at_once() -> None:
    p = permits(5, "1 permit", gained="building-authority").play(
        "build building-authority", "bollard 1", "bollard 2"
    )
    assert p.cash() == 5 - (1 + 2 - 2) - (1 + 3 - 2)
    assert p.walls() == [1, 2, 1, 0]


@rule("BRE-326")
def test_a_built_building_counts_its_prestige_from_then_on() -> None:
    p = bremerhaven(2, "permit", bids="5 permit", gained="lighthouse", through="harbour").play(
        "build lighthouse"
    )
    p.skip("done", "keep")
    assert p.prestige() == 3


@rule("BRE-326")
def test_a_built_building_is_never_moved_or_removed() -> None:
    p = permits(99, gained="bank", built="lighthouse refinery")
    for move in ("build bank", "clear c3r1", "bollard 1"):
        p.play(move)
        assert not [choice for choice in p.legal() if "lighthouse" in choice or "refinery" in choice]
    assert p.built() == ["lighthouse", "refinery", "bank"]


@rule("BRE-327", "BRE-D05")
def test_a_permit_need_not_be_used_and_then_costs_nothing() -> None:
    p = bremerhaven(2, "permit", bids={0: "3 permit", 1: "5 permit"}, cash=9).play("0: done")
    assert p.cash() == 9
    assert p.over


@rule("BRE-327")
def test_a_bid_alone_raises_the_price_for_others() -> None:
    p = bremerhaven(2, "permit", bids={0: "3 permit", 1: "5 permit"}, cash=9)
    assert p.view().harbours[0].permit_price == 2
    p = bremerhaven(2, "permit", bids={0: "3 permit"}, cash=9)
    assert p.view().harbours[0].permit_price == 0


@rule("BRE-327")
def test_all_players_use_their_permits_side_by_side_in_any_order() -> None:
    def position() -> Position:
        bids = {0: "3 permit", 1: "5 permit"}
        return bremerhaven(2, "permit", bids=bids, cash={0: 9, 1: 9}, gained={0: "bank", 1: "refinery"})

    p = position()
    assert p.actors == [0, 1]
    p.play("0: bollard 1", "0: done", "1: build refinery", "1: done")
    other = position().play("1: build refinery", "0: bollard 1", "1: done", "0: done")
    assert p.state.digest() == other.state.digest()


@rule("BRE-328")
@pytest.mark.parametrize(("cash", "second"), [(9, True), (8, False)])
def test_each_permit_is_paid_before_the_next_one(cash: int, second: bool) -> None:
    p = permits(cash).play("bollard 1")  # 2, then 5 + 2
    assert ("4" in p.choices("bollard")) == second


@rule("BRE-328")
def test_the_highest_bid_stays_what_it_was_at_the_reveal() -> None:
    p = bremerhaven(2, "permit", bids={0: "2 permit", 1: "5 permit"}, cash={0: 30, 1: 30})
    p.play("1: done")
    assert p.view().harbours[0].permit_price == 3
    p.play("bollard 1")
    assert p.view().harbours[0].permit_price == 5


@rule("BRE-D05")
def test_a_choice_of_a_permit_costs_permit_and_bollard_or_cover_together() -> None:
    p = bremerhaven(2, "permit", bids={0: "1 permit", 1: "5 permit"}, cash=6, gained="bank")
    assert p.choices("bollard") == ["1", "4"]  # 4 + 2
    assert p.choices("clear") == ["c3r2", "c3r3"]  # 4 + 2
    assert p.choices("build") == ["bank"]  # 4
    p = bremerhaven(2, "permit", bids={0: "1 permit", 1: "5 permit"}, cash=4, gained="bank")
    assert p.legal() == ["done", "build bank"]


@rule("BRE-D05")
def test_a_building_goes_to_the_first_open_space_row_by_row() -> None:
    p = permits(50, gained="bank lighthouse", built="refinery", cleared="c3r1", stored="5 barrel")
    p.play("build bank")
    cells = p.view().harbours[0].cells
    assert [BUILDING_IDS[cell] if cell >= 0 else cell for cell in cells[:5]] == [
        "refinery",
        "bank",
        -1,
        -2,
        -1,
    ]


@rule("BRE-D05")
def test_stopping_ends_the_permits_of_this_round() -> None:
    assert permits(50).play("bollard 1", "done").over


# -- 1.3


@rule("BRE-331")
@pytest.mark.parametrize(
    ("upgrades", "value", "hand"),
    [(0, 5, [2, 3, 4, 5, 5]), (1, 6, [3, 4, 5, 5, 6]), (4, 7, [5, 6, 6, 7, 7]), (6, 9, [6, 7, 7, 8, 9])],
)
def test_the_lowest_card_of_the_reserve_joins_the_hand_and_the_lowest_card_leaves(
    upgrades: int, value: int, hand: list[int]
) -> None:
    top = max(RULES.deck.influence[upgrades : upgrades + 5])
    p = bremerhaven(2, "influence", bids=f"{top} influence", upgrades=upgrades, through="all")
    assert p.told("grows")[0][:2] == (0, value)
    p.skip("done", "keep")
    assert p.hand() == hand
    assert p.hand(1) == [1, 2, 3, 4, 5]


@rule("BRE-331")
def test_the_card_taken_cannot_be_bid_with_in_this_round() -> None:
    p = bremerhaven(2, "influence", bids="5 influence", through="career")
    assert p.view(0).bids[0].cards == (1, 2, 3, 4, 5)
    assert p.hand() == [1, 2, 3, 4]


@rule("BRE-332")
def test_with_an_empty_reserve_nobody_acts_but_the_bid_still_raises_the_price() -> None:
    bids = {0: "9 influence", 1: "5 influence"}
    p = bremerhaven(2, "influence", bids=bids, upgrades=7, cash={0: 9, 1: 9})
    assert p.actors == [1]
    p.play("grow")
    assert p.cash(1) == 5
    assert p.state.grown == [0, 1]


@rule("BRE-332")
def test_who_has_an_empty_reserve_may_still_bid_on_1_3() -> None:
    assert "bid 9 influence" in bremerhaven(2, upgrades=7).legal()


@rule("BRE-332")
def test_who_has_an_empty_reserve_is_not_asked_to_pay() -> None:
    p = bremerhaven(2, "influence", bids={0: "6 influence", 1: "9 influence"}, upgrades={0: 7, 1: 7}, cash=20)
    assert p.over
    assert p.cash() == 20


@rule("BRE-333")
@pytest.mark.parametrize(
    "bids", [{0: "5 influence, 4 influence, 3 influence"}, {0: "1 influence, 2 influence", 1: "5 influence"}]
)
def test_a_player_acts_on_1_3_once_however_many_cards_lie_there(bids: dict[int, str]) -> None:
    p = bremerhaven(2, "influence", bids=bids, cash=20)
    if not p.over:
        p.play("grow")
    assert p.over
    assert p.state.grown[0] == 1


@rule("BRE-333")
def test_all_grow_side_by_side() -> None:
    bids = {0: "2 influence", 1: "3 influence", 2: "5 influence"}
    p = bremerhaven(3, "influence", bids=bids, cash={0: 9, 1: 9})
    assert p.actors == [0, 1]
    p.play("1: grow", "0: grow")
    assert (p.cash(0), p.cash(1)) == (6, 7)


@rule("BRE-333")
@pytest.mark.parametrize(("cash", "asked"), [(5, True), (4, False)])
def test_1_3_is_paid_with_what_all_have_left_after_1_2(cash: int, asked: bool) -> None:
    bids = {0: "1 permit, 2 influence", 1: "1 permit, 5 influence"}
    p = bremerhaven(2, "permit", bids=bids, cash={0: cash, 1: 2}, through="influence")
    p.play("0: bollard 1")  # 2
    p.skip()
    assert p.state.grown == [0, 1]
    assert (p.legal(0) == ["decline", "grow"]) == asked


@rule("BRE-333")
def test_1_3_waits_until_everybody_has_finished_1_2() -> None:
    bids = {0: "1 permit, 5 influence", 1: "1 permit"}
    p = bremerhaven(2, "permit", bids=bids, cash={0: 9, 1: 9}, through="influence").play("0: done")
    assert p.state.grown == [0, 0]
    p.play("1: done")
    assert p.state.grown == [1, 0]


@rule("BRE-D06")
@pytest.mark.parametrize(
    ("cash", "upgrades", "asked"), [(3, 0, True), (2, 0, False), (9, 7, False), (9, 6, True)]
)
def test_growing_for_a_price_is_asked_with_the_cash_and_a_reserve(
    cash: int, upgrades: int, asked: bool
) -> None:
    low, high = (6, 9) if upgrades else (2, 5)
    bids = {0: f"{low} influence", 1: f"{high} influence"}
    p = bremerhaven(2, "influence", bids=bids, cash=cash, upgrades={0: upgrades, 1: 7 if upgrades else 0})
    assert p.legal() == (["decline", "grow"] if asked else [])


@rule("BRE-D06")
def test_growing_without_a_difference_happens_by_itself() -> None:
    p = bremerhaven(2, "influence", bids={0: "3 influence", 1: "1 influence, 2 influence"})
    assert p.over
    assert p.state.grown == [1, 1]


# -- 1.4


@rule("BRE-341", "BRE-D07")
@pytest.mark.parametrize("price", ["1234", "4321"])
def test_the_winner_puts_any_price_card_on_top_or_leaves_the_stack(price: str) -> None:
    p = bremerhaven(2, "prices", bids="1 prices", price=price)
    assert p.legal() == [f"choose {card}" for card in PRICE_IDS]
    for card in PRICE_IDS:
        p = bremerhaven(2, "prices", bids="1 prices", price=price).play(f"choose {card}")
        assert f"price-{p.price}" == card


@rule("BRE-341")
@pytest.mark.parametrize("card", PRICE_IDS)
def test_the_order_of_the_rest_does_not_change(card: str) -> None:
    def stack(p: Position) -> list[str]:
        prices = p.state.prices
        assert prices.bottom == []
        return [PRICE_IDS[card] for card in prices.top + prices.middle[0]]

    first, second = [price for price in ("1234", "4321", "2143") if f"price-{price}" != card][:2]
    p = bremerhaven(2, "prices", bids="1 prices", price=first, next_price=second)
    before = stack(p)
    p.play(f"choose {card}")
    assert stack(p) == [card, *(other for other in before if other != card)]


@rule("BRE-341")
def test_a_card_from_below_the_top_is_chosen_too() -> None:
    p = bremerhaven(2, "prices", bids="1 prices", price="1234", next_price="4321").play("choose price-4321")
    assert [PRICE_IDS[card] for card in p.state.prices.top] == ["price-4321", "price-1234"]


@rule("BRE-341")
@pytest.mark.parametrize("card", PRICE_IDS)
def test_leaving_the_stack_changes_nothing(card: str) -> None:
    price = card.removeprefix("price-")
    p = bremerhaven(
        2, "prices", bids="1 prices", price=price, next_price="4321" if price != "4321" else "1234"
    )
    before = p.state.prices.pack()
    assert p.play(f"choose {card}").state.prices.pack() == before


@rule("BRE-342", "BRE-D07")
@pytest.mark.parametrize("owner", [0, 1])
def test_without_bids_the_owner_of_the_built_exchange_decides(owner: int) -> None:
    p = bremerhaven(2, "prices", built={owner: "commodity-exchange"}, price="1234")
    assert p.actors == [owner]
    assert len(p.legal()) == 24
    assert p.play("choose price-2413").price == "2413"


@rule("BRE-342")
def test_if_the_owner_of_the_exchange_keeps_the_prices_nothing_rotates() -> None:
    p = bremerhaven(2, "prices", built="commodity-exchange", price="1234").play("choose price-1234")
    assert p.over
    assert p.price == "1234"
    assert p.state.prices.bottom == []


@rule("BRE-342")
def test_without_bids_and_exchange_the_top_price_card_goes_to_the_bottom() -> None:
    p = bremerhaven(2, "prices", gained="commodity-exchange", price="1234")
    assert "price price-1234" not in p.legal()
    p.play("price price-3241")
    assert p.price == "3241"
    assert [PRICE_IDS[card] for card in p.state.prices.bottom] == ["price-1234"]


@rule("BRE-342")
def test_a_bid_comes_before_the_exchange() -> None:
    p = bremerhaven(2, "prices", bids={1: "1 prices"}, built="commodity-exchange")
    assert p.actors == [1]
    p.play("choose price-4321")
    assert p.over
    assert p.price == "4321"


@rule("BRE-342", "BRE-326")
def test_an_exchange_built_in_this_round_decides_already() -> None:
    p = bremerhaven(2, "permit", through="prices", bids="5 permit", gained="commodity-exchange")
    p.play("build commodity-exchange")
    assert len(p.choices("choose")) == 24


@rule("BRE-343")
def test_new_prices_hold_at_once_and_for_everybody() -> None:
    loads = {0: {1: "b-2 1 +1 barrel"}, 1: {1: "bk-3 1 +1 barrel"}}
    p = bremerhaven(2, "prices", bids="1 prices", through="harbour", loads=loads, price="1234", cash={1: 1})
    p.play("choose price-4321")
    assert p.cash(0) == 4 + 4 + 1  # income, sale, reward
    assert p.cash(1) == 1 + 3 + 4 - 1  # income, sale, penalty


@rule("BRE-343")
def test_only_the_top_card_counts() -> None:
    p = bremerhaven(2, "due", loads={1: "b-2 1 +1 barrel"}, price="2134", next_price="4321")
    assert p.cash() == 2 + 1


@rule("BRE-344")
def test_choosing_a_price_card_does_not_show_the_order_of_the_stack() -> None:
    p = bremerhaven(2, "prices", bids="1 prices", price="1234")
    assert p.choices("choose") == sorted(PRICE_IDS)
    p.play("choose price-4321")
    for seat in (0, 1, None):
        view = p.view(seat)
        assert [PRICE_IDS[card] for card in view.prices_top] == ["price-4321", "price-1234"]
        assert view.prices_bottom == ()


# -- 1.5


@rule("BRE-351", "BRE-D08")
@pytest.mark.parametrize(
    ("seats", "move", "ladder"),
    [
        (2, "swap 1", [1, 0]),
        (2, "keep", [0, 1]),
        (3, "swap 1", [1, 0, 2]),
        (3, "swap 2", [0, 2, 1]),
        (4, "swap 1", [1, 0, 2, 3]),
        (4, "swap 2", [0, 2, 1, 3]),
        (4, "swap 3", [0, 1, 3, 2]),
        (4, "keep", [0, 1, 2, 3]),
    ],
)
@pytest.mark.parametrize("winner", [0, 1])
def test_the_winner_swaps_two_neighbouring_tokens_or_none(
    seats: int, move: str, ladder: list[int], winner: int
) -> None:
    p = bremerhaven(seats, "career", bids={winner: "1 career"})
    assert p.actor == winner
    assert p.legal() == ["keep", *(f"swap {pair}" for pair in range(1, seats))]
    assert p.play(move).ladder == ladder
    assert p.over


@rule("BRE-351")
def test_without_bids_the_ladder_stays() -> None:
    p = bremerhaven(3, "career", ladder=[2, 0, 1])
    assert p.over
    assert p.ladder == [2, 0, 1]


@rule("BRE-352")
@pytest.mark.parametrize(("seats", "income"), [(2, [4, 3]), (3, [4, 3, 2]), (4, [4, 3, 2, 1])])
@pytest.mark.parametrize("bids", ["", "5 career"])
def test_everybody_takes_income_by_rank_bidder_or_not(seats: int, income: list[int], bids: str) -> None:
    ladder = list(range(seats))[::-1]
    p = bremerhaven(seats, "career", through="income", bids=bids, ladder=ladder)
    if bids:
        p.play("keep")
    assert [p.cash(seat) for seat in ladder] == income


@rule("BRE-352")
def test_income_goes_by_the_new_rank() -> None:
    p = bremerhaven(3, "career", through="income", bids="5 career").play("swap 2")
    assert [p.cash(seat) for seat in range(3)] == [4, 2, 3]
