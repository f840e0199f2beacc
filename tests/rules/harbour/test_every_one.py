"""Rules that speak of any building, good, board or place, tried on every one; the cards are read from their file."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from itertools import combinations, permutations, product
from typing import Any

import pytest

from roadstead.games.harbour.deck import GOODS
from tests.rule import rule
from tests.rules.harbour.position import BOARDS, BUILDINGS, Position, harbour, start

CARDS: dict[str, Any] = tomllib.loads(
    files("roadstead.games.harbour").joinpath("cards.toml").read_text("utf-8")
)
FULL = "3 fish 3 livestock 3 wood 3 stone"
HOMES = ["home-0", "home-1", "home-2"]


def by_id(kind: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("card", CARDS[kind], ids=[card["id"] for card in CARDS[kind]])


def without(*names: str) -> str:
    """A centre without these buildings."""
    plain = "lighthouse pub ranch quarry sushi-shop bait-shop sawmill feed-mill"
    return " ".join(name for name in plain.split() if name not in names)


def somewhere(building: str, owner: int | None) -> dict[str, Any]:
    """A building in the centre, or in the tableau of a seat."""
    if owner is None:
        return {"centre": f"{building} {without(building)}"}
    return {"centre": without(building), "owned": {owner: building}}


def finish(p: Position) -> list[str]:
    """Take first choices until the turn is over; returns the verbs of the user's choices."""
    turn, verbs = p.state.turn, []
    while not p.over and p.state.turn == turn:
        if p.actor == 0:
            verbs.append(p.legal()[0].split()[0])
        p.play(p.legal()[0])
    return verbs


# -- where a pawn may go -------------------------------------------------------------------------------------


@rule("HAR-201", "HAR-202", "HAR-203")
@pytest.mark.parametrize("owner", [None, 0, 1])
@pytest.mark.parametrize("building", BUILDINGS)
def test_any_building_is_open_unless_a_pawn_stands_on_it(building: str, owner: int | None) -> None:
    place = somewhere(building, owner)
    assert building in harbour(3, goods=FULL, **place).choices("go")
    for seat in (0, 1, 2):
        assert building not in harbour(3, goods=FULL, pawns={seat: building}, **place).choices("go")
        assert building in harbour(3, goods=FULL, pawns={seat: "bait-shop"}, **place).choices("go") or (
            building == "bait-shop"
        )
    p = harbour(3, goods=FULL, **place).play(f"go {building}")
    assert p.pawn() == building


@rule("HAR-201", "HAR-203")
@pytest.mark.parametrize(("seat", "home"), list(product(range(3), HOMES)))
def test_any_home_is_open_unless_a_pawn_stands_on_it(seat: int, home: str) -> None:
    assert home in harbour(3, goods=FULL).choices("go")
    assert home not in harbour(3, goods=FULL, pawns={seat: home}).choices("go")


@rule("HAR-924")
@pytest.mark.parametrize("building", [*BUILDINGS, "home-1", "home-2"])
def test_the_diplomat_meets_others_on_any_building(building: str) -> None:
    place = {} if building in HOMES else somewhere(building, None)
    for other in (1, 2):
        p = harbour(3, goods=FULL, boards="diplomat", pawns={other: building}, **place)
        p.play(f"go {building}")
        assert (p.actor, p.choices("gain")) == (other, GOODS)
        p = harbour(3, goods=FULL, boards="diplomat", pawns={0: building}, **place)
        assert building not in p.choices("go")
    alone = harbour(3, goods=FULL, boards="diplomat", **place).play(f"go {building}")
    assert alone.actor == 0 or not alone.choices("gain") or building == "abbey"


@rule("HAR-926")
@pytest.mark.parametrize("building", BUILDINGS)
def test_the_innkeeper_stays_on_any_building_of_his_own(building: str) -> None:
    for owner, stays in ((0, True), (1, False), (None, False)):
        p = harbour(goods=FULL, boards="innkeeper", pawns={0: building}, **somewhere(building, owner))
        assert (building in p.choices("go")) is stays
    taken = harbour(goods=FULL, boards="innkeeper", pawns={1: building}, **somewhere(building, 0))
    assert building not in taken.choices("go")
    assert "home-0" not in harbour(goods=FULL, boards="innkeeper", pawns={0: "home-0"}).choices("go")


# -- tolls ---------------------------------------------------------------------------------------------------


@rule("HAR-501", "HAR-502")
@pytest.mark.parametrize("building", [*BUILDINGS, "home-1", "home-2", "home-3"])
def test_a_toll_before_or_after_the_action_of_any_building(building: str) -> None:
    owner = int(building[5:]) if building.startswith("home-") else 3
    place = {} if building.startswith("home-") else somewhere(building, owner)
    before = harbour(4, goods=FULL, **place).play(f"go {building}", "toll before")
    assert before.legal() == [f"pay {good}" for good in GOODS]
    before.play("pay wood")
    assert "pay" not in finish(before)
    assert before.goods(owner).get("wood", 0) == 1 or building in ("tax-office", "privateer-ship")
    after = harbour(4, goods=FULL, **place).play(f"go {building}", "toll after")
    assert finish(after).count("pay") == 1


@rule("HAR-505", "HAR-514")
@pytest.mark.parametrize("building", BUILDINGS)
def test_no_toll_on_any_building_of_the_centre_or_ones_own_or_with_a_top_hat(building: str) -> None:
    hat = "rumour-mill" if building != "rumour-mill" else "almshouse"
    for owned in ({}, {0: building}, {0: hat, 1: building}):
        centre = f"{building} {without(building)}" if not owned else without(building)
        p = harbour(goods=FULL, owned=owned, centre=centre).play(f"go {building}")
        assert not p.choices("toll")
        assert "pay" not in finish(p)


# -- goods ---------------------------------------------------------------------------------------------------


@rule("HAR-401", "HAR-402")
@pytest.mark.parametrize("good", GOODS)
@pytest.mark.parametrize("held", range(7))
def test_any_good_is_cut_at_six(good: str, held: int) -> None:
    p = harbour(goods=f"{held} {good}", centre="lighthouse").play("go lighthouse")
    choice = next(text for text in p.choices("gain") if good in text)
    p.play(f"gain {choice}")
    assert p.goods()[good] == min(6, held + (int(choice[0]) if choice[0].isdigit() else 1))


@rule("HAR-905")
@pytest.mark.parametrize("good", GOODS)
@pytest.mark.parametrize("held", range(1, 7))
def test_the_imaginarium_doubles_any_good(good: str, held: int) -> None:
    name = "wizards-traveling-imaginarium"
    other = GOODS[GOODS.index(good) - 1]
    p = harbour(goods=f"{held} {good} 1 {other}", centre=name).play(f"go {name}")
    assert sorted(p.choices("pick")) == sorted([good, other])
    assert p.play(f"pick {good}").goods() == {good: min(6, 2 * held), other: 1}


@rule("HAR-907")
@pytest.mark.parametrize(("good", "into"), list(permutations(GOODS, 2)))
def test_the_canal_lock_turns_any_good_into_any_other(good: str, into: str) -> None:
    third = next(name for name in GOODS if name not in (good, into))
    for held, other in product(range(1, 7), (0, 5)):
        for amount in range(1, min(3, held) + 1):
            goods = f"{held} {good} {other} {into} 1 {third}"
            p = harbour(goods=goods, centre="canal-lock").play("go canal-lock")
            mine = [text for text in p.choices("spend") if text.startswith(good)]
            assert mine == [f"{good} {number}" for number in range(1, min(3, held) + 1)]
            p.play(f"spend {good} {amount}")
            assert p.choices("pick") == [name for name in GOODS if name != good]
            p.play(f"pick {into}")
            left = {good: held - amount, into: min(6, other + amount + 1), third: 1}
            assert p.goods() == {name: left[name] for name in GOODS if left.get(name)}


@rule("HAR-904")
@pytest.mark.parametrize("good", GOODS)
@pytest.mark.parametrize("victim", [1, 2, 3])
def test_the_privateer_takes_any_good_from_anybody(good: str, victim: int) -> None:
    goods = dict.fromkeys((1, 2, 3), "1 fish 1 livestock 1 wood 1 stone")
    p = harbour(4, goods=goods, centre="privateer-ship").play("go privateer-ship", "begin take")
    assert p.choices("rob") == ["1", "2", "3"]
    p.play(f"rob {victim}")
    assert p.choices("pick") == GOODS
    p.play(f"pick {good}")
    assert p.goods() == {good: 1}
    assert p.goods(victim) == {name: 1 for name in GOODS if name != good}


@rule("HAR-902")
@pytest.mark.parametrize("good", GOODS)
def test_the_tax_office_takes_any_good_from_each(good: str) -> None:
    goods = dict.fromkeys((1, 2, 3), "1 fish 1 livestock 1 wood 1 stone")
    p = harbour(4, goods=goods, centre="tax-office").play("go tax-office")
    for seat in (1, 2, 3):
        assert (p.actor, p.choices("give")) == (seat, GOODS)
        p.play(f"give {good}")
        assert p.goods(seat) == {name: 1 for name in GOODS if name != good}
        assert p.goods() == {good: seat}


@rule("HAR-910", "HAR-304")
@pytest.mark.parametrize(("one", "other"), list(combinations(GOODS, 2)))
def test_the_commodity_exchange_swaps_any_two_and_brings_both(one: str, other: str) -> None:
    p = harbour(market="fish livestock stone wood", centre="commodity-exchange").play("go commodity-exchange")
    assert p.choices("swap") == [f"{first}-{second}" for first, second in combinations(GOODS, 2)]
    p.play(f"swap {one}-{other}")
    swapped = {one: other, other: one}
    assert p.market.split() == [swapped.get(good, good) for good in ("fish", "livestock", "stone", "wood")]
    assert p.goods() == {good: 1 for good in GOODS if good in (one, other)}


@rule("HAR-921")
@pytest.mark.parametrize("spent", GOODS)
@pytest.mark.parametrize(("source", "target"), list(permutations(GOODS, 2)))
def test_the_alchemist_turns_any_two_into_two_of_any_other(spent: str, source: str, target: str) -> None:
    held = dict.fromkeys(GOODS, 0)
    held[source] += 2
    held[spent] += 1
    p = harbour(goods=" ".join(f"{count} {good}" for good, count in held.items()), boards="alchemist")
    assert f"{spent} {source} {target}" in p.choices("convert")
    p.play(f"convert {spent} {source} {target}")
    held[source] -= 2
    held[spent] -= 1
    held[target] += 2
    assert p.goods() == {good: count for good, count in held.items() if count}
    for short in {spent, source}:
        few = dict.fromkeys(GOODS, 0)
        few[source] += 2
        few[spent] += 1
        few[short] -= 1
        p = harbour(goods=" ".join(f"{count} {good}" for good, count in few.items()), boards="alchemist")
        assert f"{spent} {source} {target}" not in p.choices("convert")


@rule("HAR-208", "HAR-D10")
@by_id("buildings")
def test_the_alchemist_has_a_window_between_the_parts_of_any_building(card: dict[str, Any]) -> None:
    """Before the move and at the end of the turn too."""
    p = harbour(3, goods={0: FULL, 1: "1 fish"}, boards="alchemist", **somewhere(card["id"], None))
    windows = 0
    while p.state.turn == 1:
        if p.choices("convert"):
            windows += 1
            p.play("pass")
        else:
            p.play(f"go {card['id']}" if p.choices("go") else p.legal()[0])
    assert windows == (3 if card["action"]["mode"] == "two_part" else 2)


@rule("HAR-903")
@pytest.mark.parametrize("building", [name for name in BUILDINGS if name != "clocktower"])
def test_the_clocktower_copies_any_vacant_building_of_the_centre(building: str) -> None:
    centre = f"clocktower {building} {without(building)}"
    p = harbour(3, goods=FULL, centre=centre).play("go clocktower")
    assert p.choices("copy") == sorted(p.choices("copy"), key=BUILDINGS.index)
    assert building in p.choices("copy")
    assert p.play(f"copy {building}").pawn() == "clocktower"
    taken = harbour(3, goods=FULL, centre=centre, pawns={2: building}).play("go clocktower")
    assert building not in taken.choices("copy")


# -- buying --------------------------------------------------------------------------------------------------


@rule("HAR-511", "HAR-611", "HAR-612", "HAR-705")
@by_id("buildings")
def test_any_building_is_bought_brings_its_symbols_and_counts_its_points(card: dict[str, Any]) -> None:
    name = card["id"]
    p = harbour(goods="6 fish 6 livestock 6 wood 6 stone", boards="broker", centre=f"{name} {without(name)}")
    before = p.symbols()
    p.play("go home-0", "trade")
    while f"buy {name}" not in p.legal():
        p.play(p.legal()[-1])
    p.play(f"buy {name}")
    assert p.tableau() == [name]
    assert name not in p.centre
    for symbol in card["symbols"]:
        before[symbol] = before.get(symbol, 0) + 1
    assert p.symbols() == before
    assert p.score()["buildings"] == card["vp"]
    refill = "wizards-traveling-imaginarium" if name != "wizards-traveling-imaginarium" else "clocktower"
    assert refill in p.play(f"refill {refill}").centre


@rule("HAR-613")
@by_id("buildings")
def test_any_card_refills_the_centre(card: dict[str, Any]) -> None:
    name = card["id"]
    bought = "feed-mill" if name != "feed-mill" else "sawmill"
    centre = f"{bought} pub ranch quarry sushi-shop"
    centre = centre.replace(name, "lighthouse")
    p = harbour(goods="5 wood", centre=centre).play("go home-0", "trade")
    p.play(f"refill {name}")
    assert (name in p.centre, len(p.centre)) == (True, 5)


# -- boards --------------------------------------------------------------------------------------------------


@rule("HAR-108")
@pytest.mark.parametrize("board", [name for name in BOARDS if name != "wharfs"])
def test_any_board_dealt_may_be_kept(board: str) -> None:
    p = start(2, {"boards": "characters", "promo": True})
    while f"offer {board}" not in p.legal():
        p.play(p.legal()[0])
    p.play(f"offer {board}")
    while p.actor == -1:
        p.play(p.legal()[0])
    seat = p.actor
    assert f"board {board}" in p.legal()
    p.play(f"board {board}")
    assert p.board(seat) == board


@rule("HAR-944")
@pytest.mark.parametrize("building", BUILDINGS)
def test_any_card_the_noble_looks_at_may_be_placed(building: str) -> None:
    p = start(2, {"boards": "characters", "promo": True})
    wanted = ["offer noble", "board noble", f"look {building}", f"place {building}"]
    while wanted[-1] not in p.legal():
        named = [text for text in wanted if text in p.legal()]
        p.play(named[0] if named else next(text for text in p.legal() if text.split()[-1] != building))
    seat = p.actor
    p.play(wanted[-1])
    assert (p.board(seat), p.tableau(seat)) == ("noble", [building])
    assert len(p.state.pile) == len(BUILDINGS) - len(p.centre) - 1
