"""Chapter 1: set-up."""

import tomllib
from collections import Counter
from importlib.resources import files
from itertools import combinations_with_replacement
from typing import Any, cast

import pytest

from roadstead.engine.game import Due, digest_of
from roadstead.games.bremerhaven import ledger, tasks
from roadstead.games.bremerhaven.deck import GOODS, in_use
from roadstead.games.bremerhaven.rules import BremerhavenRules
from roadstead.games.bremerhaven.state import BremerhavenState
from tests.rule import rule
from tests.rules.bremerhaven.position import (
    BUILDING_IDS,
    CONTRACT_IDS,
    GAME,
    PRICE_IDS,
    RULES,
    Position,
    bremerhaven,
    start,
)

CARDS: dict[str, Any] = tomllib.loads(
    files("roadstead.games.bremerhaven").joinpath("cards.toml").read_text("utf-8")
)
TABLES = [
    (1, "short"),
    (1, "long"),
    (2, "long"),
    (3, "long"),
    (4, "long"),
    (2, "short"),
    (3, "short"),
    (4, "short"),
]
RANK_MONEY = [4, 6, 8, 12]


def kept(kind: str, seats: int, mode: str, stack: int = 0) -> list[str]:
    """The ids of the cards whose back fits the table, straight from the card file."""
    players = max(2, seats)
    wanted = {"both", "long"} if mode == "long" and seats > 1 else {"both"}
    return sorted(
        card["id"]
        for card in CARDS[kind]
        if card[f"p{players}"] in wanted and (not stack or card["stack"] == stack)
    )


def pile_ids(cards: list[list[int]], kind: str) -> list[str]:
    return [RULES.cards.names(kind)[card].id for part in cards for card in part]


def go_on(p: Position, choices: dict[str, str]) -> None:
    """One step of the set-up: what is named for its verb, else the first thing not named for another one."""
    verb = p.legal()[0].split()[0]
    wanted = f"{verb} {choices.get(verb.replace('-', '_'), '')}"
    others = (text for text in p.legal() if text.split()[1] not in choices.values())
    p.play(wanted if wanted in p.legal() else next(others, p.legal()[0]))


def until(p: Position, *verbs: str, **choices: str) -> Position:
    """Let the set-up run until one of the verbs comes."""
    while p.legal()[0].split()[0] not in verbs:
        go_on(p, choices)
    return p


def ready(seats: int = 2, mode: str = "long", **choices: str) -> Position:
    """A game set up, the first card about to be laid."""
    return until(start(seats, mode), "bid", "dummy", **choices)


# -- the decks


@rule("BRE-101")
@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_cards_are_kept_by_the_icon_and_the_arrow_on_their_back(seats: int, mode: str) -> None:
    s = start(seats, mode).state
    for pile, kind, section in ((s.ships, "ship", "ships"), (s.contracts, "contract", "contracts")):
        assert sorted(pile_ids(pile.middle, kind)) == kept(section, seats, mode)


@rule("BRE-101")
def test_examples_of_kept_and_removed_cards() -> None:
    assert "emma" in kept("ships", 2, "long")
    assert "emma" not in kept("ships", 2, "short")
    assert "emma" in kept("ships", 3, "short")
    assert "nordstern" not in kept("ships", 3, "long")
    assert "emma" not in pile_ids(start(2, "short").state.ships.middle, "ship")
    assert "bw-2" not in pile_ids(start(3).state.contracts.middle, "contract")


@rule("BRE-102")
@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_stack_1_is_drawn_first_and_each_stack_is_shuffled_by_itself(seats: int, mode: str) -> None:
    s = start(seats, mode).state
    for pile, kind, section in ((s.ships, "ship", "ships"), (s.contracts, "contract", "contracts")):
        for stack in range(1, 5):
            wanted = kept(section, seats, mode, stack)
            for count in range(len(wanted), 0, -1):
                outcomes = pile.outcomes()
                assert len(outcomes) == count
                assert {weight for _, weight in outcomes} == {1}
                card = RULES.cards.names(kind)[outcomes[-1][0]].id
                assert card in wanted
                pile.take(outcomes[-1][0])


@rule("BRE-102")
def test_the_decks_lie_face_down() -> None:
    view = ready(2).view(0)
    assert view.ships_left == len(kept("ships", 2, "long")) - 2
    assert view.contracts_left == len(kept("contracts", 2, "long")) - 4


@rule("BRE-103")
@pytest.mark.parametrize(("seats", "spaces"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_as_many_ships_and_contracts_as_players_lie_on_the_boards(seats: int, spaces: int) -> None:
    p = ready(seats)
    assert len(p.sea) == len(p.land) == spaces
    assert "" not in p.sea + p.land


@rule("BRE-103")
def test_the_first_card_drawn_goes_to_the_rightmost_space() -> None:
    p = start(3).play("ship heidi", "ship wega")
    assert p.sea == ["", "wega", "heidi"]
    p.play("ship anna", "contract kk-2", "contract b-2", "contract pp-3")
    assert p.sea == ["anna", "wega", "heidi"]
    assert p.land == ["pp-3", "b-2", "kk-2"]


@rule("BRE-104")
@pytest.mark.parametrize(("seats", "left"), [(1, 20), (2, 20), (3, 18), (4, 16)])
def test_the_token_starts_20_18_or_16_spaces_before_the_last(seats: int, left: int) -> None:
    assert start(seats).left == left
    assert start(seats, "short").left == left


@rule("BRE-105")
def test_of_20_shuffled_buildings_only_the_top_one_can_be_seen() -> None:
    p = until(start(2), "top")
    assert p.weights() == {f"top {card}": 1 for card in BUILDING_IDS}
    assert len(BUILDING_IDS) == 20
    p.play("top refinery")
    view = p.view(0)
    assert BUILDING_IDS[view.building] == "refinery"
    assert view.buildings_left == 20
    assert p.state.buildings.top == [view.building]


@rule("BRE-106")
def test_of_24_shuffled_price_cards_the_top_one_shows_the_prices() -> None:
    p = until(start(1), "price")
    assert p.weights() == {f"price {card}": 1 for card in PRICE_IDS}
    assert len(PRICE_IDS) == 24
    assert p.play("price price-3124").price == "3124"
    assert p.view(0).prices_top == (PRICE_IDS.index("price-3124"),)


@rule("BRE-107")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_long_game_18_newspapers_on_the_right_and_none_on_the_left(seats: int) -> None:
    p = until(start(seats), "progress")
    assert p.weights() == {"progress 1": 8, "progress 2": 10}
    p.play("progress 1")
    assert p.view(0).step == 1
    assert p.news == ""


@rule("BRE-107")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_short_and_solo_game_the_special_edition_replaces_the_newspapers(seats: int) -> None:
    p = start(seats, "short")
    verbs = set()
    while p.actor == -1 and not p.legal()[0].startswith("dummy"):
        verbs.add(p.legal()[0].split()[0])
        p.deal_one()
    assert "progress" not in verbs
    assert p.view().step == 2
    assert p.news == ""


@rule("BRE-109")
@pytest.mark.parametrize(
    ("seats", "mode", "order"),
    [
        (3, "long", "ship*3 contract*3 top price progress chit*3 price first-contract*3"),
        (
            2,
            "short",
            "ship*2 contract*2 top price chit*2 price first-contract*2 first-building*2 top start*2",
        ),
        (1, "short", "ship*2 contract*2 top price first-contract first-building top start"),
    ],
)
def test_the_order_of_the_set_up(seats: int, mode: str, order: str) -> None:
    p = start(seats, mode)
    verbs = []
    while p.legal()[0].split()[0] not in ("bid", "dummy"):
        verbs.append(p.legal()[0].split()[0])
        go_on(p, {"contract": "kk-2"})
    wanted = []
    for word in order.split():
        verb, _, count = word.partition("*")
        wanted += [verb] * int(count or 1)
    assert verbs == wanted


@rule("BRE-109", "BRE-135", "BRE-904")
def test_contracts_then_buildings_then_goods_are_given_in_rank_order() -> None:
    p = until(start(3, "short"), "chit").play("chit barrel", "chit container", "chit crate")
    p.play("price price-2134" if "price price-2134" in p.legal() else "price price-2143")
    assert p.ladder == [2, 0, 1]
    for seat in (2, 0, 1):
        assert p.load(1, seat) == ""
        p.deal_one()
        assert p.load(1, seat)
    top = p.top
    for seat in (2, 0, 1):
        assert p.built(seat) == []
        p.deal_one()
        assert len(p.built(seat)) == 1
    assert p.built(2) == [top]
    p.deal_one()
    asked: list[int] = []
    while not p.legal()[0].startswith("bid"):
        if not asked or asked[-1] != p.actor:
            asked.append(p.actor)
        p.play(p.legal()[0])
    assert asked == [2, 0, 1]


# -- ranks and money


@rule("BRE-111", "BRE-113")
@pytest.mark.parametrize(
    ("seats", "chits", "price", "ladder"),
    [
        (2, "barrel container", "4123", [0, 1]),
        (2, "barrel container", "1243", [1, 0]),
        (3, "passenger crate barrel", "2431", [1, 2, 0]),
        (4, "barrel container crate passenger", "3142", [2, 0, 3, 1]),
        (4, "passenger crate container barrel", "1234", [0, 1, 2, 3]),
    ],
)
@pytest.mark.parametrize("mode", ["long", "short"])
def test_the_dearest_good_on_the_new_price_card_makes_the_captain(
    seats: int, chits: str, price: str, ladder: list[int], mode: str
) -> None:
    p = until(start(seats, mode), "price").play("price price-4321")
    p = until(p, "chit").play(*(f"chit {good}" for good in chits.split()))
    p.play(f"price price-{price}")
    assert p.ladder == ladder
    assert [p.cash(seat) for seat in ladder] == RANK_MONEY[:seats]


@rule("BRE-111")
def test_every_player_takes_a_different_chit() -> None:
    p = until(start(4), "chit")
    assert p.legal() == ["chit barrel", "chit container", "chit crate", "chit passenger"]
    p.play("chit crate")
    assert p.legal() == ["chit barrel", "chit container", "chit passenger"]


@rule("BRE-111")
def test_the_first_price_card_goes_to_the_bottom() -> None:
    p = until(start(2), "price").play("price price-4321")
    p = until(p, "chit").play("chit barrel", "chit crate")
    assert len(p.legal()) == 23
    assert "price price-4321" not in p.legal()
    assert p.view().prices_bottom == (PRICE_IDS.index("price-4321"),)


@rule("BRE-112")
def test_the_card_that_ranked_the_players_shows_the_prices_of_round_1() -> None:
    p = until(start(2), "price").play("price price-4321")
    p = until(p, "chit").play("chit barrel", "chit crate", "price price-1432")
    p.deal()
    assert p.legal()[0].startswith("bid")
    assert p.price == "1432"


# -- influence


@rule("BRE-121")
def test_the_hand_is_1_to_5_and_the_reserve_the_other_seven() -> None:
    p = ready(2)
    assert p.view(0).bids[0].hand == p.view(0).bids[1].cards == (1, 2, 3, 4, 5)
    taken = []
    for upgrades in range(7):
        highest = [5, 5, 6, 6, 7, 7, 8][upgrades]
        grows = bremerhaven(2, "influence", upgrades=upgrades, bids=f"{highest} influence").told("grows")
        taken.append(grows[0][1])
    assert taken == [5, 6, 6, 7, 7, 8, 9]


# -- the harbour


@rule("BRE-131")
def test_a_harbour_has_12_spaces_4_loading_docks_3_docks_and_4_walls() -> None:
    harbour = ready(2).view(0).harbours[1]
    assert [len(part) for part in (harbour.cells, harbour.loads, harbour.docks, harbour.walls)] == [
        12,
        4,
        3,
        4,
    ]
    assert harbour.prestige == 0


@rule("BRE-131")
@pytest.mark.parametrize(
    ("walls", "docks"),
    [("2 2 1 0", ["1"]), ("0 2 2 1", ["2"]), ("0 1 2 2", ["3"]), ("2 2 2 2", ["1", "2", "3"])],
)
def test_the_walls_lie_above_between_and_below_the_docks(walls: str, docks: list[str]) -> None:
    p = bremerhaven(2, "sea", bids="5 sea-1", sea="geeste", walls=walls)
    found = p.choices("dock") if not p.over else [str(dock) for dock in (1, 2, 3) if p.dock(dock)]
    assert found == docks


@rule("BRE-131", "BRE-323")
def test_a_wall_has_room_for_3_bollards() -> None:
    p = bremerhaven(2, "permit", bids="5 permit", cash=50, walls="3 2 3 1")
    assert p.choices("bollard") == ["2", "4"]


@rule("BRE-132")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_long_game_the_six_spaces_of_columns_3_and_4_are_covered(seats: int) -> None:
    p = ready(seats)
    for seat in range(seats):
        assert p.covers(seat) == ["c3r1", "c4r1", "c3r2", "c4r2", "c3r3", "c4r3"]
        assert p.view().harbours[seat].spare == 6


@rule("BRE-132", "BRE-902")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_short_and_solo_game_all_12_spaces_are_open(seats: int) -> None:
    p = ready(seats, "short")
    for seat in range(seats):
        assert p.covers(seat) == []


@rule("BRE-132", "BRE-324")
@pytest.mark.parametrize(("cell", "cost"), [(cover["id"], cover["cost"]) for cover in CARDS["covers"]])
def test_a_cover_has_its_printed_cost(cell: str, cost: int) -> None:
    p = bremerhaven(2, "permit", bids="5 permit", cash=cost)
    assert cell in p.choices("clear")
    p.play(f"clear {cell}")
    assert p.cash() == 0
    assert cell not in bremerhaven(2, "permit", bids="5 permit", cash=cost - 1).choices("clear")


@rule("BRE-133", "BRE-134")
@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_everybody_starts_with_a_bollard_on_walls_2_and_3_and_no_prestige(seats: int, mode: str) -> None:
    p = ready(seats, mode)
    for seat in range(seats):
        assert p.walls(seat) == [0, 1, 1, 0]
        assert p.prestige(seat) == 0


@rule("BRE-135")
@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_everybody_has_a_starting_contract_with_its_delivery_time(seats: int, mode: str) -> None:
    p = ready(seats, mode)
    times = {card["id"]: card["delivery_time"] for card in CARDS["contracts"]}
    for seat in range(seats):
        card, time, goods = p.load(1, seat).replace(":", "").split()
        assert int(time) == times[card]
        assert goods == "empty"
        assert card in kept("contracts", seats, mode, 1)
        assert [p.load(load, seat) for load in (2, 3, 4)] == ["", "", ""]


@rule("BRE-135")
def test_the_starting_contract_is_drawn_when_the_land_board_is_full() -> None:
    p = until(start(2), "first-contract")
    assert "" not in p.land
    left = len(p.state.contracts)
    p.play("first-contract ck-3")
    assert len(p.state.contracts) == left - 1
    assert p.load(1, p.ladder[0]) == "ck-3 3: empty"


@rule("BRE-136")
def test_the_signal_tower_comes_too_late_for_the_starting_contract() -> None:
    p = ready(1, first_contract="pp-3", top="signal-tower", first_building="signal-tower")
    assert p.built() == ["signal-tower"]
    assert p.load(1) == "pp-3 3: empty"


# -- starting buildings and goods


@rule("BRE-D01")
@pytest.mark.parametrize("seats", [1, 2])
def test_the_starting_building_stands_on_the_first_space_without_asking(seats: int) -> None:
    p = until(start(seats, "short"), "first-building")
    seat = next(seat for seat in p.ladder if seat < seats)
    p.deal_one()
    assert len(p.built(seat)) == 1
    assert p.view().harbours[seat].cells[0] == BUILDING_IDS.index(p.built(seat)[0])
    assert p.actor == -1


STARTING_CONTRACTS = sorted(
    contract
    for contract, (stack, use) in enumerate(
        zip(RULES.deck.contract_stack, RULES.deck.contract_use, strict=True)
    )
    if stack == 0 and in_use(use, 2, long=False)
)


@rule("BRE-D02", "BRE-905")
@pytest.mark.parametrize("contract", STARTING_CONTRACTS, ids=lambda contract: CONTRACT_IDS[contract])
def test_starting_goods_are_all_ways_to_take_three_of_the_types_not_on_the_contract(contract: int) -> None:
    p = until(start(1), "start", first_contract=CONTRACT_IDS[contract])
    free = [good for good, need in zip(GOODS, RULES.deck.need[contract], strict=False) if not need]
    threes = list(combinations_with_replacement(free, 3))
    assert len(threes) in (4, 10, 20)
    assert len(p.legal()) == len(threes)
    taken = [Position(p.state.clone()).play(move).stored() for move in p.legal()]
    assert taken == [Counter(three) for three in threes]


@rule("BRE-D02")
def test_starting_goods_are_one_choice() -> None:
    p = until(start(1), "start", first_contract="bk-3")
    goods = ["3-container", "2-container+passenger", "container+2-passenger", "3-passenger"]
    assert p.legal() == [f"start {word}" for word in goods]
    assert p.view(0).due == (Due(0, tasks.START_GOODS, 3),)
    p.play("start container+2-passenger")
    assert p.stored() == {"container": 1, "passenger": 2}
    assert not p.legal()[0].startswith("start")


@rule("BRE-D02")
@pytest.mark.parametrize(("version", "choices"), [(1, 4), (2, 20)])
def test_a_contract_with_all_types_leaves_all_starting_goods(version: int, choices: int) -> None:
    text = files("roadstead.games.bremerhaven").joinpath("cards.toml").read_text("utf-8")
    at = text.index("goods = ", text.index('id = "bk-3"\n'))
    end = text.index("\n", at)
    text = f'{text[:at]}goods = ["barrel", "container", "crate", "passenger"]{text[end:]}'
    rules = cast(BremerhavenRules, GAME.rules(text, version=version))
    p = until(start(1, rules=rules), "start", first_contract="bk-3")
    assert len(p.legal()) == choices


@rule("BRE-D02")
def test_a_click_on_each_starting_good_leads_to_the_choice() -> None:
    p = until(start(1), "start", first_contract="bk-3")
    words = RULES.words
    targets = [words.targets(p.view(0), code) for code in p.state.legal(0)]
    assert targets[1] == ["supply:container", "supply:container", "supply:passenger"]
    assert len({tuple(each) for each in targets}) == 4


def test_until_version_2_starting_goods_were_chosen_one_by_one_in_goods_order() -> None:
    p = until(start(1, version=1), "start", first_contract="c-2")
    assert p.legal() == ["start barrel", "start crate", "start passenger"]
    p.play("start crate")
    assert p.legal() == ["start crate", "start passenger"]
    p.play("start crate", "start passenger")
    assert p.stored() == {"crate": 2, "passenger": 1}
    assert not p.legal()[0].startswith("start")


def test_until_version_2_the_last_type_was_taken_without_asking() -> None:
    p = until(start(1, version=1), "start", first_contract="ww-3").play("start passenger")
    assert p.stored() == {"passenger": 3}


def test_a_position_packed_by_version_1_keeps_its_layout() -> None:
    """What a fork begins with is stored for good; the digest is from before version 2 and the ledger."""
    p = until(start(1, version=1), "start", first_contract="c-2").play("start crate")
    earlier = p.state.pack()[: -ledger.SIZE]
    assert digest_of(earlier) == 0x2DEDA4880E8BF525
    again = cast(BremerhavenState, p.state.rules.unpack(earlier))
    assert not any(again.ledger)
    assert again.legal(0) == p.state.legal(0)


@rule("BRE-D01", "BRE-D02")
def test_the_long_game_has_neither_starting_buildings_nor_starting_goods() -> None:
    p = ready(2)
    for seat in (0, 1):
        assert p.built(seat) == []
        assert p.stored(seat) == {}
    assert GAME.settings(2, {}) == GAME.settings(2, {"mode": "long"})
