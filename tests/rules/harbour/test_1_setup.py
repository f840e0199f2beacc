"""Chapter 1: components and set-up."""

from collections import Counter
from importlib.resources import files
from itertools import permutations, product
from random import Random

import pytest

from roadstead.engine.cards import CardError
from roadstead.engine.game import CHANCE
from roadstead.engine.options import OptionError
from tests.rule import rule
from tests.rules.harbour.position import BOARDS, BUILDINGS, GAME, RULES, Position, harbour, own_deck, start

BUY_SYMBOL = ["architectural-society", "bank", "library", "seaside-crane", "traders-guild"]
PLAIN = ["lighthouse", "pub", "ranch", "quarry", "sushi-shop", "abbey", "feed-mill"]
ADD_SYMBOL = "buy_symbol = false -> buy_symbol = true"
FIXED = ["lighthouse", "canal-lock", "shipbuilders-guild"]


def lay_out(seats: int = 2, first: int = 0, **options: str | bool) -> Position:
    """A new game with a plain centre and the market dealt, and a starting player."""
    given = {"start_seat": str(first)} | options
    return start(seats, given).play(*centre(PLAIN[: seats + 3]), "market fish-livestock-stone-wood")


def centre(cards: list[str]) -> list[str]:
    return [f"centre {card}" for card in cards]


def drawn_equally_often(p: Position) -> bool:
    """Whether chance draws each of its outcomes, 100 times on average, neither rarely nor often."""
    rng = Random(1)
    weights = p.weights()
    counts = Counter(RULES.codebook.notation(p.state.draw(rng)) for _ in range(100 * len(weights)))
    return counts.keys() == weights.keys() and 50 < min(counts.values()) <= max(counts.values()) < 150


# -- components


@rule("HAR-101")
def test_there_are_36_buildings_14_boards_and_4_bonus_cards() -> None:
    p = start(4, {"boards": "characters", "bonus_cards": True, "start_seat": "0"})
    assert len(p.legal()) == 36
    p.play(*centre(PLAIN), "market fish-livestock-stone-wood")
    assert len(p.choices("offer")) == 14
    p.play(*[f"offer {board}" for board in BOARDS[1:9]])
    assert len(p.choices("bonus")) == 4


@rule("HAR-101")
@pytest.mark.parametrize("seats", [0, 5])
def test_four_pawns_are_for_four_players_at_most(seats: int) -> None:
    assert GAME.seats == (1, 2, 3, 4)
    with pytest.raises(OptionError):
        GAME.settings(seats, {})


@rule("HAR-101")
@pytest.mark.parametrize("kind", ["buildings", "characters", "bonus_cards"])
def test_a_deck_with_a_card_too_few_is_refused(kind: str) -> None:
    cards = files("roadstead.games.harbour").joinpath("cards.toml").read_text("utf-8")
    with pytest.raises(CardError, match="must be"):
        GAME.rules(cards.replace(f"[[{kind}]]", f"[[spare_{kind}]]", 1))


@rule("HAR-102")
def test_the_goods_are_fish_livestock_wood_and_stone() -> None:
    triples = [text for text in lay_out().choices("stock") if text.startswith("3-")]
    assert triples == ["3-fish", "3-livestock", "3-wood", "3-stone"]


@rule("HAR-103")
def test_pawns_begin_on_no_building_so_that_all_are_open() -> None:
    p = lay_out().play("stock 3-fish", "stock 3-wood")
    assert [p.pawn(0), p.pawn(1)] == ["", ""]
    assert set(p.choices("go")) == {*PLAIN[:5], "home-0", "home-1"}


@rule("HAR-103")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_one_pawn_and_unused_pawns_are_gone(seats: int) -> None:
    assert len(lay_out(seats).view().quays) == seats


@rule("HAR-104")
@pytest.mark.parametrize("chosen", [False, True])
def test_inland_traders_are_there_only_if_the_option_is_chosen(chosen: bool) -> None:
    p = harbour(
        goods="6 fish 6 livestock 6 wood 6 stone", centre="feed-mill pub", options={"inland_traders": chosen}
    )
    p.play("go home-0", "trade")
    assert ("package" in p.legal()) is chosen


# -- the market


@rule("HAR-105", "HAR-D02")
def test_the_market_is_one_of_24_equally_likely_arrangements() -> None:
    weights = start().play(*centre(PLAIN[:5])).weights()
    orders = permutations(["fish", "livestock", "wood", "stone"])
    assert weights == {"market " + "-".join(order): 1 for order in orders}
    assert len(weights) == 24


@rule("HAR-105", "HAR-D02")
def test_all_markets_are_drawn_equally_often() -> None:
    assert drawn_equally_often(start().play(*centre(PLAIN[:5])))


@rule("HAR-105")
@pytest.mark.parametrize("order", ["fish-livestock-wood-stone", "stone-wood-fish-livestock"])
def test_the_markers_lie_on_the_squares_as_they_were_dealt(order: str) -> None:
    p = start().play(*centre(PLAIN[:5]), f"market {order}")
    assert p.market == order.replace("-", " ")


# -- the centre


@rule("HAR-106", "HAR-D01")
@pytest.mark.parametrize(("seats", "size"), [(2, 5), (3, 6), (4, 7)])
def test_the_centre_has_three_more_buildings_than_there_are_players(seats: int, size: int) -> None:
    p = start(seats)
    for number, card in enumerate(PLAIN[:size]):
        assert p.weights() == {f"centre {name}": 1 for name in BUILDINGS if name not in PLAIN[:number]}
        p.play(f"centre {card}")
    assert p.centre == PLAIN[:size]
    assert p.legal()[0].startswith("market")
    assert p.view().deck_size == 36 - size


@rule("HAR-106", "HAR-D01")
def test_the_cards_of_the_centre_and_of_the_deck_are_drawn_equally_often() -> None:
    assert drawn_equally_often(start())
    assert drawn_equally_often(start().play(*centre(PLAIN[:4])))
    assert drawn_equally_often(harbour(goods="5 wood", centre="feed-mill pub").play("go home-0", "trade"))


@rule("HAR-107", "HAR-D01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_buy_symbols_in_the_centre_are_shuffled_back_and_dealt_anew(seats: int) -> None:
    p = start(seats).play(*centre([*BUY_SYMBOL[:3], *PLAIN[:seats]]))
    assert p.centre == []
    assert "redealt" in p.story()
    assert len(p.legal()) == 36
    p.play(*centre([*PLAIN[:seats], *BUY_SYMBOL[2:]]))
    assert len(p.legal()) == 36


@rule("HAR-107")
def test_two_buy_symbols_stay() -> None:
    p = start().play(*centre([*BUY_SYMBOL[:2], *PLAIN[:3]]))
    assert p.centre == [*BUY_SYMBOL[:2], *PLAIN[:3]]
    assert len(p.choices("market")) == 24


@rule("HAR-107")
def test_five_buildings_carry_the_buy_symbol() -> None:
    for card in BUILDINGS:
        two = [name for name in BUY_SYMBOL if name != card][:2]
        plain = [name for name in PLAIN if name != card][:2]
        p = start().play(*centre([*two, *plain, card]))
        assert (p.centre == []) is (card in BUY_SYMBOL), card


@rule("HAR-107")
def test_a_later_refill_never_causes_a_new_deal() -> None:
    p = harbour(goods="5 wood", centre="feed-mill bank library pub quarry")
    p.play("go home-0", "trade", "refill traders-guild")
    assert p.centre == ["traders-guild", "bank", "library", "pub", "quarry"]
    assert p.actor == 1


@rule("HAR-107")
def test_a_deck_whose_redeals_could_never_end_is_refused() -> None:
    """With 4 players 7 buildings lie in the centre: 5 without the symbol are just enough, 4 are not."""
    plain = [*FIXED, "abbey", "almshouse"]
    symbols = [f"{card}: {ADD_SYMBOL}" for card in BUILDINGS if card not in plain + BUY_SYMBOL]
    own_deck(*symbols)
    with pytest.raises(CardError, match="never end"):
        own_deck(*symbols, f"abbey: {ADD_SYMBOL}")


@rule("HAR-107")
def test_a_deck_whose_first_game_could_never_be_dealt_is_refused() -> None:
    """Three fixed buildings with the symbol are three in every deal."""
    symbols = [f"{card}: {ADD_SYMBOL}" for card in FIXED]
    own_deck(*symbols[:2])
    with pytest.raises(CardError, match="never end"):
        own_deck(*symbols)


# -- boards, goods, bonus cards


@rule("HAR-108", "HAR-109")
def test_with_the_wharfs_everybody_gets_the_same_board_and_no_choice() -> None:
    p = lay_out(4)
    assert p.choices("stock")
    assert [p.board(seat) for seat in range(4)] == ["wharfs"] * 4
    assert [p.symbols(seat) for seat in range(4)] == [{"anchor": 1}] * 4


@rule("HAR-108", "HAR-D03", "HAR-D04")
def test_with_characters_each_player_is_dealt_two_boards_and_keeps_one() -> None:
    p = lay_out(2, 1, boards="characters")
    offers = ["offer miser", "offer alchemist", "offer broker", "offer diplomat"]
    for number, offer in enumerate(offers):
        assert p.weights() == {
            f"offer {board}": 1 for board in BOARDS[1:15] if f"offer {board}" not in offers[:number]
        }
        p.play(offer)
    assert (p.actor, p.legal()) == (1, ["board alchemist", "board miser"])
    p.play("board miser")
    assert (p.actor, p.legal()) == (0, ["board diplomat", "board broker"])
    p.play("board diplomat")
    assert [p.board(0), p.board(1)] == ["diplomat", "miser"]


@rule("HAR-108")
def test_the_boards_offered_are_for_one_pair_of_eyes() -> None:
    p = lay_out(boards="characters")
    code = RULES.codebook.code("offer miser")
    assert p.state.seen(0, CHANCE, code) == code
    assert [RULES.codebook.notation(p.state.seen(seat, CHANCE, code)) for seat in (1, None)] == [
        "offer ?"
    ] * 2
    p.play("offer miser", "offer broker", "offer alchemist", "offer diplomat", "board broker")
    assert {BOARDS[board] for board in p.view(0).quays[0].offered} == {"miser", "broker"}
    assert p.view(1).quays[0].offered == p.view(None).quays[0].offered == ()
    assert BOARDS[p.view(1).quays[0].board] == "broker"


@rule("HAR-109")
def test_the_ability_of_a_board_serves_its_own_player_and_no_visitor() -> None:
    """3 stone on $4 are one short: the Smuggler ships them anywhere, a visitor of his board does not."""
    goods = "3 livestock 3 stone 2 wood"
    visitor = harbour(goods=goods, boards={1: "smuggler"})
    assert visitor.play("go home-1", "toll before", "pay wood").choices("gain")
    smuggler = harbour(goods=goods, boards="smuggler")
    assert smuggler.play("go home-1").legal() == ["goods", "trade"]


@rule("HAR-109")
@pytest.mark.parametrize("good", ["fish", "livestock", "wood", "stone"])
def test_the_track_of_every_good_ends_at_6(good: str) -> None:
    p = harbour(goods=f"5 {good}").play("go home-0", f"gain 2-{good}")
    assert p.goods() == {good: 6}


@rule("HAR-110", "HAR-D06")
def test_each_player_starts_with_3_goods_of_choice_20_combinations() -> None:
    p = lay_out()
    choices = p.choices("stock")
    assert len(choices) == len(p.legal()) == len(set(choices)) == 20
    assert {"3-fish", "fish+2-wood", "livestock+wood+stone"} <= set(choices)
    p.play("stock fish+2-wood", "stock livestock+wood+stone")
    assert p.goods(0) == {"fish": 1, "wood": 2}
    assert p.goods(1) == {"livestock": 1, "wood": 1, "stone": 1}
    assert p.choices("go")


@rule("HAR-111", "HAR-D03")
def test_bonus_cards_are_dealt_one_to_each_player_at_random() -> None:
    p = lay_out(bonus_cards=True)
    assert p.weights() == {f"bonus {good}": 1 for good in ("fish", "livestock", "wood", "stone")}
    p.play("bonus wood")
    assert p.weights() == {f"bonus {good}": 1 for good in ("fish", "livestock", "stone")}
    p.play("bonus fish")
    assert p.choices("stock")


@rule("HAR-111")
def test_a_bonus_card_is_known_to_its_owner_alone() -> None:
    p = lay_out(bonus_cards=True)
    code = RULES.codebook.code("bonus wood")
    assert p.state.seen(0, CHANCE, code) == code
    assert [RULES.codebook.notation(p.state.seen(seat, CHANCE, code)) for seat in (1, None)] == [
        "bonus ?"
    ] * 2
    p.play("bonus wood", "bonus fish")
    assert [quay.bonus for quay in p.view(0).quays] == [2, -1]
    assert [quay.bonus for quay in p.view(1).quays] == [-1, 0]
    assert [quay.bonus for quay in p.view(None).quays] == [-1, -1]


@rule("HAR-111", "HAR-131")
def test_without_the_option_there_are_no_bonus_cards() -> None:
    p = lay_out()
    assert p.choices("stock")
    assert [quay.bonus for seat in (0, 1) for quay in p.view(seat).quays] == [-1] * 4


# -- the starting player


@rule("HAR-112", "HAR-D03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_starting_player_is_drawn_at_random_by_default(seats: int) -> None:
    p = start(seats).play(*centre(PLAIN[: seats + 3]), "market fish-livestock-stone-wood")
    assert p.weights() == {f"first {seat}": 1 for seat in range(seats)}
    assert p.play("first 1").actor == 1


@rule("HAR-112", "HAR-D04", "HAR-D06")
def test_choices_and_turns_run_clockwise_from_the_starting_player() -> None:
    p = lay_out(3, 1, boards="characters")
    p.play(
        *[f"offer {board}" for board in ("miser", "broker", "collector", "smuggler", "investor", "diplomat")]
    )
    seats = []
    for number, moves in [
        (2, ["board miser", "board collector", "board investor"]),
        (20, ["stock 3-stone"] * 3),
    ]:
        for move in moves:
            assert len(p.legal()) == number
            seats.append(p.actor)
            p.play(move)
    for move in ["go pub", "go sushi-shop", "go quarry"]:
        seats.append(p.actor)
        p.play(move)
    assert [*seats, p.actor] == [1, 2, 0, 1, 2, 0, 1, 2, 0, 1]


# -- the first game


@rule("HAR-121")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_game_has_three_fixed_buildings_and_one_more_per_player(seats: int) -> None:
    p = start(seats, {"first_game": True, "start_seat": "0"})
    assert p.centre == FIXED
    assert len(p.legal()) == 33
    others = ["pub", "ranch", "quarry", "abbey"][:seats]
    p.play(*centre(others))
    assert p.centre == FIXED + others
    assert len(p.choices("market")) == 24


@rule("HAR-121", "HAR-D06")
def test_in_the_first_game_all_play_the_wharfs_with_one_of_each_good() -> None:
    p = start(3, {"first_game": True, "start_seat": "0"})
    p.play(*centre(["pub", "ranch", "quarry"]), "market fish-livestock-stone-wood")
    assert p.choices("go")
    for seat in range(3):
        assert p.goods(seat) == {"fish": 1, "livestock": 1, "wood": 1, "stone": 1}
        assert p.board(seat) == "wharfs"


@rule("HAR-122")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_new_deal_of_the_first_game_redraws_only_the_random_cards(seats: int) -> None:
    p = start(seats, {"first_game": True}).play(*centre([*BUY_SYMBOL[:3], "pub"][:seats]))
    assert p.centre == FIXED
    assert len(p.legal()) == 33


@rule("HAR-122")
def test_with_two_players_the_first_game_is_never_dealt_anew() -> None:
    p = start(2, {"first_game": True}).play(*centre(BUY_SYMBOL[:2]))
    assert p.centre == FIXED + BUY_SYMBOL[:2]
    assert len(p.choices("market")) == 24


@rule("HAR-122")
def test_the_fixed_buildings_of_the_first_game_count_too() -> None:
    rules = own_deck(f"lighthouse: {ADD_SYMBOL}")
    p = start(2, {"first_game": True}, rules).play(*centre(BUY_SYMBOL[:2]))
    assert p.centre == FIXED


# -- the options


@rule("HAR-131")
def test_the_options_and_their_defaults() -> None:
    assert {option.name: option.text(option.default) for option in GAME.options} == {
        "boards": "wharfs",
        "first_game": "off",
        "bonus_cards": "off",
        "inland_traders": "off",
        "promo": "off",
        "start_seat": "random",
        "refill": "reverse",
        "turn_stop": "100",
    }


@rule("HAR-121", "HAR-131")
@pytest.mark.parametrize(
    ("option", "given"),
    [
        ("first_game", {"first_game": True, "boards": "characters"}),
        ("promo", {"promo": True}),
        ("promo", {"promo": True, "boards": "wharfs"}),
        ("start_seat", {"start_seat": "2"}),
        ("boards", {"boards": "castles"}),
        ("tide", {"tide": "high"}),
    ],
)
def test_options_that_do_not_go_together_are_refused(option: str, given: dict[str, str | bool]) -> None:
    with pytest.raises(OptionError, match=option):
        GAME.settings(2, given)


@rule("HAR-131")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_all_other_options_combine_freely(seats: int) -> None:
    ways: list[dict[str, str | bool]] = [{}, {"first_game": True}, {"boards": "characters"}]
    ways.append({"boards": "characters", "promo": True})
    for way, bonus, traders, refill in product(ways, ("on", "off"), ("on", "off"), ("reverse", "same_order")):
        p = start(seats, {**way, "bonus_cards": bonus, "inland_traders": traders, "refill": refill}).deal()
        while not p.choices("go"):
            p.play(p.legal()[0]).deal()
        assert sum(p.goods().values()) >= 3


@rule("HAR-131")
def test_the_turn_stop_is_a_setting() -> None:
    p = harbour(options={"turn_stop": 1}, centre="pub sushi-shop feed-mill bait-shop")
    p.play("go pub")
    assert not p.over
    assert p.play("go sushi-shop").over


@rule("HAR-131")
def test_alone_the_game_is_the_solo_challenge_and_nobody_is_drawn_to_start() -> None:
    p = start(1).play(*centre(PLAIN[:5]), "market fish-livestock-stone-wood", "stock 3-fish")
    assert (p.actor, p.centre) == (0, PLAIN[:5])


@rule("HAR-131")
def test_promo_boards_join_the_draw_only_if_chosen() -> None:
    assert len(lay_out(boards="characters").choices("offer")) == 14
    assert lay_out(boards="characters", promo=True).choices("offer") == BOARDS[1:]


# -- the Noble


@rule("HAR-D05")
def test_the_noble_alone_is_shown_two_cards_and_places_one() -> None:
    p = lay_out(boards="characters", promo=True)
    p.play("offer noble", "offer broker", "offer miser", "offer mason", "board noble", "board mason")
    code = RULES.codebook.code("look abbey")
    assert p.weights() == {f"look {card}": 1 for card in BUILDINGS if card not in PLAIN[:5]}
    assert p.state.seen(0, CHANCE, code) == code
    assert RULES.codebook.notation(p.state.seen(1, CHANCE, code)) == "look ?"
    p.play("look abbey", "look bank")
    assert len(p.view(0).looked) == 2
    assert p.view(1).looked == p.view(None).looked == ()
    assert (p.actor, p.legal()) == (0, ["place abbey", "place bank"])
    assert p.play("place bank").tableau() == ["bank"]
    assert p.choices("stock")
