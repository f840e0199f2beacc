"""Rules that speak of any card, dock, space or good, tried on every one; the cards are read from their file."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from itertools import combinations_with_replacement, product
from typing import Any

import pytest

from tests.rule import rule
from tests.rules.bremerhaven.position import PRICE_IDS, Position, bremerhaven, start

CARDS: dict[str, Any] = tomllib.loads(
    files("roadstead.games.bremerhaven").joinpath("cards.toml").read_text("utf-8")
)
GOODS = ["barrel", "container", "crate", "passenger"]
SHIP_OF = {"barrel": "heidi", "container": "wega", "crate": "anna", "passenger": "moewe"}
CONTRACT_OF = {"barrel": "b-2", "container": "c-2", "crate": "kk-2", "passenger": "pp-3"}
COVERS = [cover["id"] for cover in CARDS["covers"]]
SPACES_OF_TWO = [f"{board}-{space}" for board in ("sea", "land") for space in (1, 2)]
OPEN = "3 3 3 3"


def by_id(kind: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("card", CARDS[kind], ids=[card["id"] for card in CARDS[kind]])


def seats_for(card: dict[str, Any]) -> int:
    """A number of players whose long game has the card."""
    return next(seats for seats in (2, 3, 4) if card[f"p{seats}"] != "no")


def delivered(card: dict[str, Any], but: int = 0) -> str:
    """The goods that fill a contract (or all but some of it), a barrel for each wild symbol."""
    goods = ["barrel" if good == "wild" else good for good in card["goods"]]
    return " ".join(f"1 {good}" for good in goods[: len(goods) - but])


def after(result: dict[str, Any], sign: int, cash: int, prestige: int) -> tuple[int, int]:
    """Cash and prestige after a penalty (-1) or a reward (1)."""
    amount = sign * result["amount"]
    return cash + amount * (result["kind"] == "money"), prestige + amount * (result["kind"] == "prestige")


# -- the Town board ------------------------------------------------------------------------------------------


@rule("BRE-301")
@pytest.mark.parametrize("cards", range(6))
def test_any_number_of_cards_on_the_parking_lot(cards: int) -> None:
    bids = ", ".join(f"{value} parking" for value in range(1, cards + 1))
    assert bremerhaven(2, "parking", bids=bids).cash() == cards


@rule("BRE-311", "BRE-312")
@by_id("buildings")
def test_any_building_is_gained_or_leaves_the_game(card: dict[str, Any]) -> None:
    won = bremerhaven(2, "building", bids="1 building", buildings=card["id"])
    assert (won.gained(), won.built(), won.discards) == ([card["id"]], [], [])
    lost = bremerhaven(2, "building", buildings=card["id"])
    assert (lost.gained(), lost.discards) == ([], [card["id"]])


@rule("BRE-325", "BRE-326", "BRE-641")
@by_id("buildings")
def test_any_building_is_built_and_counts_its_prestige(card: dict[str, Any]) -> None:
    p = bremerhaven(2, "permit", bids="5 permit", gained=card["id"]).play(f"build {card['id']}")
    assert (p.gained(), p.built(), p.cash()) == ([], [card["id"]], 0)
    assert bremerhaven(2, "due", built=card["id"]).prestige() == card["prestige"]
    assert bremerhaven(2, "due", gained=card["id"]).prestige() == 0


@rule("BRE-324")
@pytest.mark.parametrize("cell", COVERS)
def test_any_cover_removed_opens_its_space_at_once(cell: str) -> None:
    p = bremerhaven(2, "permit", bids="5 permit", cash=20, gained="bank", stored="6 barrel")
    assert not p.choices("build")
    p.play(f"clear {cell}")
    assert p.covers() == [
        other for other in ("c3r1", "c4r1", "c3r2", "c4r2", "c3r3", "c4r3") if other != cell
    ]
    assert p.choices("clear") == p.covers()
    assert p.play("build bank").built() == ["bank"]


@rule("BRE-982")
@pytest.mark.parametrize(
    "move", [*(f"bollard {wall}" for wall in range(1, 5)), *(f"clear {cell}" for cell in COVERS)]
)
def test_the_building_authority_makes_any_bollard_and_cover_2_cheaper(move: str) -> None:
    bare = bremerhaven(2, "permit", bids="1 permit", cash=20).play(move)
    cheaper = bremerhaven(2, "permit", bids="1 permit", cash=20, built="building-authority").play(move)
    assert cheaper.cash() == min(20, bare.cash() + 2)


@rule("BRE-331", "BRE-723")
@pytest.mark.parametrize("upgrades", range(8))
@pytest.mark.parametrize("grown", range(3))
def test_any_number_of_steps_leaves_five_cards_in_a_row(upgrades: int, grown: int) -> None:
    if upgrades + grown > 7:
        with pytest.raises(AssertionError):
            bremerhaven(upgrades=upgrades, grown=grown)
        return
    values = [1, 2, 3, 4, 5, 5, 6, 6, 7, 7, 8, 9]
    assert bremerhaven(upgrades=upgrades).hand() == values[upgrades : upgrades + 5]
    p = bremerhaven(stage="return", upgrades=upgrades, grown=grown)
    assert p.hand() == values[upgrades + grown : upgrades + grown + 5]


@rule("BRE-201", "BRE-202", "BRE-D03")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("upgrades", range(8))
def test_any_value_may_be_bid_on_any_space(upgrades: int, seats: int) -> None:
    p = bremerhaven(seats, upgrades=upgrades)
    town = ["parking", "building", "permit", "influence", "prices", "career"]
    spaces = town + [f"{board}-{space + 1}" for board in ("sea", "land") for space in range(seats)]
    values = sorted(set(p.hand()))
    assert sorted(p.choices("bid")) == sorted(f"{value} {space}" for value in values for space in spaces)
    for value in values:
        hand = bremerhaven(seats, upgrades=upgrades).play(f"bid {value} land-1").hand()
        assert sorted([*hand, value]) == p.hand()


@rule("BRE-204")
@pytest.mark.parametrize("value", range(1, 6))
def test_any_value_on_any_space_is_hidden_from_others(value: int) -> None:
    for space in dict.fromkeys(text.split()[1] for text in bremerhaven().choices("bid")):
        p = bremerhaven()
        code = p.codebook.code(f"bid {value} {space}")
        assert p.codebook.notation(p.state.seen(1, 0, code)) == f"bid ? {space}"
        p.play(f"bid {value} {space}")
        assert p.view(0).bids[0].values == (value,)
        assert p.view(0).bids[0].spaces == p.view(1).bids[0].spaces
        assert p.view(1).bids[0].values == p.view(None).bids[0].values == (0,)


@rule("BRE-R03")
@pytest.mark.parametrize(("ties", "winner"), [("moment", 2), ("reveal", 1)])
@pytest.mark.parametrize("space", [f"{board}-{space}" for board in ("sea", "land") for space in (1, 2, 3)])
def test_ties_on_any_space_of_sea_and_land_after_a_swap(space: str, ties: str, winner: int) -> None:
    bids = {1: f"3 {space}", 2: f"3 {space}, 5 career"}
    p = bremerhaven(3, "career", through="land", bids=bids, sea="heidi anna lloyd", options={"ties": ties})
    assert p.play("swap 2").actor == winner


# -- the Sea board -------------------------------------------------------------------------------------------


@rule("BRE-401", "BRE-402", "BRE-405", "BRE-641")
@by_id("ships")
def test_any_ship_is_placed_with_its_time_and_goods_and_counts_its_prestige(card: dict[str, Any]) -> None:
    for dock in (1, 2, 3):
        p = bremerhaven(seats_for(card), "sea", bids="1 sea-1", sea=card["id"], walls=OPEN).play(
            f"dock {dock}"
        )
        good = card["cargo"]
        if good == "wild":
            good = GOODS[dock]
            p.play(f"name {good}")
        assert p.over
        assert p.dock(dock) == f"{card['id']} {card['lay_time']}: {card['count']} {good}"
        due = bremerhaven(seats_for(card), "due", docks={dock: f"{card['id']} 1 1 crate"})
        assert (due.dock(dock), due.discards, due.stored()) == ("", [card["id"]], {})
        assert due.prestige() == card["prestige"]


@rule("BRE-403", "BRE-404")
@by_id("ships")
def test_any_ship_needs_its_berth_and_an_empty_dock(card: dict[str, Any]) -> None:
    seats, name, berth = seats_for(card), card["id"], card["berth"]
    for bollards in range(1, 4):
        walls = " ".join(str(bollards) * 4)
        p = bremerhaven(seats, "sea", bids="1 sea-1", sea=name, walls=walls)
        assert p.choices("dock") == (["1", "2", "3"] if bollards >= berth else [])
        assert p.discards == ([] if bollards >= berth else [name])
    others = [other for other in ("heidi", "anna", "moewe", "wega") if other != name]
    full = bremerhaven(
        seats, "sea", bids="1 sea-1", sea=name, walls=OPEN, docks=dict(enumerate(others[:3], 1))
    )
    assert (full.over, full.discards) == (True, [name])


@rule("BRE-403", "BRE-404", "BRE-981")
@pytest.mark.parametrize("berth", range(4))
def test_any_walls_and_any_berth(berth: int) -> None:
    ship = next(card["id"] for card in CARDS["ships"] if card["berth"] == berth and card["p2"] != "no")
    for walls in product(range(4), range(1, 4), range(1, 4), range(4)):
        for built, needed in (("", berth), ("dry-dock", berth - 1)):
            p = bremerhaven(2, "sea", bids="1 sea-1", sea=ship, walls=" ".join(map(str, walls)), built=built)
            fit = [dock for dock in (1, 2, 3) if min(walls[dock - 1], walls[dock]) >= needed]
            assert docks_taken(p) == fit, f"{ship} at {walls}"
            assert p.discards == ([] if fit else [ship])


def docks_taken(p: Position) -> list[int]:
    """The docks a ship may go to, or where it went by itself."""
    return [int(dock) for dock in p.choices("dock")] or [dock for dock in (1, 2, 3) if p.dock(dock)]


@rule("BRE-403", "BRE-503", "BRE-504")
@pytest.mark.parametrize("taken", list(product([False, True], repeat=3)))
def test_just_the_empty_docks_take_a_ship(taken: tuple[bool, ...]) -> None:
    docks = {dock: ship for dock, ship in enumerate(("anna", "wega", "moewe"), 1) if taken[dock - 1]}
    p = bremerhaven(2, "sea", bids="1 sea-1", sea="heidi", docks=docks, walls=OPEN)
    empty = [dock for dock in (1, 2, 3) if not taken[dock - 1]]
    if len(empty) == 1:
        assert p.dock(empty[0]).startswith("heidi")
    else:
        assert p.legal() == [f"dock {dock}" for dock in empty]
        assert (p.discards == ["heidi"]) is not bool(empty)


@rule("BRE-984", "BRE-D11")
@pytest.mark.parametrize("place", range(1, 5))
def test_the_signal_tower_adds_a_marker_in_any_dock(place: int) -> None:
    p = bremerhaven(2, "land", bids="1 land-1", land="b-2", built="signal-tower")
    assert p.play(f"load {place}", "time 1").load(place) == "b-2 3: empty"
    if place < 4:
        p = bremerhaven(2, "sea", bids="1 sea-1", sea="heidi", built="signal-tower", walls=OPEN)
        assert p.play(f"dock {place}", "time 1").dock(place) == "heidi 3: 2 barrel"


@rule("BRE-401", "BRE-404", "BRE-405", "BRE-984")
@pytest.mark.parametrize("space", range(1, 5))
def test_a_ship_from_any_space_of_the_sea(space: int) -> None:
    """Too large, with wild goods, and with the Signal Tower."""

    def won(ship: str, walls: str = OPEN, built: str = "") -> Position:
        row = ["heidi", "anna", "moewe"]
        row.insert(space - 1, ship)
        return bremerhaven(4, "sea", bids=f"1 sea-{space}", sea=" ".join(row), walls=walls, built=built)

    large = won("geeste", walls="0 1 1 0")
    assert (large.over, large.discards, large.sea[space - 1]) == (True, ["geeste"], "")
    wild = won("fortuna").play("dock 3", "name crate")
    assert (wild.over, wild.dock(3), wild.sea[space - 1]) == (True, "fortuna 2: 3 crate", "")
    tower = won("lloyd", built="signal-tower").play("dock 1", "time 1")
    assert tower.over
    assert tower.dock(1).startswith("lloyd ")


@rule("BRE-501", "BRE-504", "BRE-984")
@pytest.mark.parametrize("space", range(1, 5))
def test_a_contract_from_any_space_of_the_land(space: int) -> None:
    row = ["kk-2", "pp-3", "c-2"]
    row.insert(space - 1, "ckk-3")
    bids, land = f"1 land-{space}", " ".join(row)
    refused = bremerhaven(4, "land", bids=bids, land=land, cash=9).play("refuse")
    assert (refused.over, refused.cash(), refused.discards, refused.land[space - 1]) == (
        True,
        7,
        ["ckk-3"],
        "",
    )
    tower = bremerhaven(4, "land", bids=bids, land=land, built="signal-tower").play("load 2", "time 1")
    assert (tower.over, tower.load(2), tower.land[space - 1]) == (True, "ckk-3 4: empty", "")


# -- the Land board ------------------------------------------------------------------------------------------


@rule("BRE-501", "BRE-502", "BRE-503")
@by_id("contracts")
def test_any_contract_is_placed_with_its_time(card: dict[str, Any]) -> None:
    for load in range(1, 5):
        p = bremerhaven(seats_for(card), "land", bids="1 land-1", land=card["id"], cash=9, prestige=5)
        p.play(f"load {load}")
        assert p.load(load) == f"{card['id']} {card['delivery_time']}: empty"
        assert (p.cash(), p.prestige(), p.over) == (9, 5, True)


@rule("BRE-504", "BRE-979")
@by_id("contracts")
def test_any_contract_refused_costs_its_penalty(card: dict[str, Any]) -> None:
    for built in ("", "insurance-office"):
        p = bremerhaven(
            seats_for(card), "land", bids="1 land-1", land=card["id"], cash=9, prestige=5, built=built
        ).play("refuse")
        assert (p.cash(), p.prestige()) == ((9, 5) if built else after(card["penalty"], -1, 9, 5))
        assert p.discards == [card["id"]]


@rule("BRE-503", "BRE-504")
@pytest.mark.parametrize("taken", list(product([False, True], repeat=4)))
def test_just_the_empty_loading_docks_take_a_contract(taken: tuple[bool, ...]) -> None:
    loads = {load: card for load, card in enumerate(("kk-2", "b-2", "pp-3", "c-2"), 1) if taken[load - 1]}
    p = bremerhaven(2, "land", bids="1 land-1", land="ww-3", loads=loads)
    empty = [f"load {load}" for load in range(1, 5) if not taken[load - 1]]
    assert p.legal() == (["refuse", *empty] if empty else [])
    assert p.discards == ([] if empty else ["ww-3"])


# -- the harbour ---------------------------------------------------------------------------------------------


@rule("BRE-653", "BRE-654", "BRE-978", "BRE-979")
@by_id("contracts")
def test_any_contract_when_due(card: dict[str, Any]) -> None:
    """At prices of 1 each good of a barrel's, 2 of a container's and so on."""
    price = {"barrel": 1, "container": 2, "crate": 3, "passenger": 4, "wild": 1}
    for load, built in product(range(1, 5), ("", "customs-house", "insurance-office")):
        for but in range(len(card["goods"]) + 1):
            text = f"{card['id']} 1 +{delivered(card, but)}"
            p = bremerhaven(
                seats_for(card), "due", loads={load: text}, price="1234", cash=9, prestige=5, built=built
            )
            sale = sum(price[good] for good in card["goods"][: len(card["goods"]) - but])
            if not but:
                cash, prestige = after(card["reward"], 1, 9 + sale, 5)
                cash += 2 * (built == "customs-house")
            elif built == "insurance-office":
                cash, prestige = 9 + sale, 5
            else:
                cash, prestige = after(card["penalty"], -1, 9 + sale, 5)
            assert (p.cash(), p.prestige()) == (cash, prestige), f"{text}, {built}"
            assert (p.load(load), p.discards) == ("", [card["id"]])


@rule("BRE-653", "BRE-343")
@pytest.mark.parametrize("card", PRICE_IDS)
def test_goods_are_sold_at_the_prices_of_any_price_card(card: str) -> None:
    price = card.removeprefix("price-")
    for good, money in zip(GOODS, price, strict=True):
        p = bremerhaven(4, "due", price=price, loads={1: f"www-4 1 +1 {good}"}, built="insurance-office")
        assert p.cash() == int(money)


@rule("BRE-655", "BRE-801")
@pytest.mark.parametrize("load", range(1, 5))
def test_a_contract_in_any_dock_waits_for_its_last_marker_or_the_end(load: int) -> None:
    loads = {load: "b-2 2 +1 barrel"}
    assert bremerhaven(2, "due", loads=loads).load(load) == "b-2 1: 1 barrel"
    end = bremerhaven(2, "finish", loads=loads)
    assert (end.load(load), end.cash()) == ("", 1 + 1)


@rule("BRE-657", "BRE-R17")
@pytest.mark.parametrize(("first", "second"), [(a, b) for a in range(1, 5) for b in range(a + 1, 5)])
@pytest.mark.parametrize("stage", ["due", "finish"])
def test_of_any_two_contracts_the_left_one_is_settled_first(first: int, second: int, stage: str) -> None:
    penalty_first = bremerhaven(2, stage, loads={first: "pp-3 1", second: "kk-2 1 +2 crate"})
    sale_first = bremerhaven(2, stage, loads={first: "kk-2 1 +2 crate", second: "pp-3 1"})
    assert (penalty_first.cash(), sale_first.cash()) == (6, 4)


@rule("BRE-631")
@pytest.mark.parametrize("good", GOODS)
@pytest.mark.parametrize("dock", [1, 2, 3])
def test_any_good_is_unloaded_from_any_dock(dock: int, good: str) -> None:
    ship = SHIP_OF[good]
    p = bremerhaven(2, "harbour", docks={dock: f"{ship} 3 2 {good}"}, cash={1: 1}, stored={1: "2 crate"})
    p.play(f"0: unload {dock}")
    assert (p.stored(), p.dock(dock)) == ({good: 1}, f"{ship} 3: 1 {good}")


@rule("BRE-632", "BRE-505")
@pytest.mark.parametrize("good", GOODS)
@pytest.mark.parametrize("load", [1, 2, 3, 4])
def test_any_good_is_delivered_into_any_loading_dock(load: int, good: str) -> None:
    for contract in (CONTRACT_OF[good], "www-4"):
        p = bremerhaven(
            4, "harbour", cleared="all", stored=f"3 {good}", loads={load: f"{contract} 3"}, through="harbour"
        )
        assert p.choices("deliver") == [f"{good} {load}"]
        p.play(f"deliver {good} {load}").skip()
        assert (p.stored(), p.load(load)) == ({good: 2}, f"{contract} 2: 1 {good}")


@rule("BRE-976")
@pytest.mark.parametrize("good", GOODS)
@pytest.mark.parametrize(("dock", "load"), list(product([1, 2, 3], [1, 2, 3, 4])))
def test_the_gantry_crane_moves_any_good_from_any_dock_to_any_loading_dock(
    dock: int, load: int, good: str
) -> None:
    for contract in (CONTRACT_OF[good], "www-4"):
        p = bremerhaven(
            4,
            "harbour",
            cleared="all",
            built="gantry-crane",
            docks={dock: f"{SHIP_OF[good]} 3 2 {good}"},
            loads={load: f"{contract} 3"},
        )
        assert p.choices("direct") == [f"{dock} {load}"]
        p.play(f"direct {dock} {load}").skip()
        assert (p.dock(dock), p.load(load)) == (f"{SHIP_OF[good]} 2: 1 {good}", f"{contract} 2: 1 {good}")
        assert p.stored() == {}


@rule("BRE-621")
@pytest.mark.parametrize(
    ("building", "good"),
    [
        ("refinery", "barrel"),
        ("packing-house", "crate"),
        ("container-works", "container"),
        ("emigration-hall", "passenger"),
    ],
)
def test_any_production_building_is_used_once_and_only_with_room(building: str, good: str) -> None:
    p = bremerhaven(2, "harbour", built=f"{building} fish-market")
    p.play(f"produce {building}")
    assert (p.stored(), p.choices("produce")) == ({good: 1}, ["fish-market"])
    for stored, room in ((4, [building]), (5, [])):
        full = f"{stored} {'container' if good != 'container' else 'barrel'}"
        p = bremerhaven(2, "harbour", built={0: building, 1: "fish-market"}, stored=full)
        assert p.choices("produce", 0) == room


OTHERS = [
    "lighthouse",
    "bank",
    "refinery",
    "packing-house",
    "container-works",
    "emigration-hall",
    "fish-market",
    "commodity-exchange",
    "pilot-station",
    "signal-tower",
    "insurance-office",
]
"""Buildings that do nothing in the tests below."""


@rule("BRE-326", "BRE-975", "BRE-977", "BRE-981", "BRE-983")
@pytest.mark.parametrize("before", range(12))
def test_a_building_works_on_any_space(before: int) -> None:
    """Row by row, so after so many others."""

    def built(building: str) -> str:
        return " ".join([*OTHERS[:before], building])

    left = 11 - before
    docked = bremerhaven(
        2, "due", mode="short", built=built("maritime-museum"), docks={1: "heidi"}
    ).prestige()
    bare = bremerhaven(2, "due", mode="short", built=built("customs-house"), docks={1: "heidi"}).prestige()
    prestige = {card["id"]: card["prestige"] for card in CARDS["buildings"]}
    assert docked - prestige["maritime-museum"] == bare - prestige["customs-house"] + 1
    assert bremerhaven(2, mode="short", built=built("warehouse")).view().harbours[0].spare == left + 3
    for stored, spare in ((0, left), (4, left), (5, left - 1)):
        if spare >= 0:
            tanks = bremerhaven(2, mode="short", built=built("tank-farm"), stored=f"{stored} barrel")
            assert tanks.view().harbours[0].spare == spare
    dry = bremerhaven(2, "sea", mode="short", bids="1 sea-1", sea="orion", built=built("dry-dock"))
    assert dry.choices("time") or dry.dock(2).startswith("orion")
    if left:
        depot = bremerhaven(2, "harbour", mode="short", built=built("freight-depot"), stored="1 container")
        if depot.choices("produce"):
            depot.play("done")
        assert depot.legal() == ["done", "unpack"]


@rule("BRE-904")
@by_id("buildings")
def test_any_starting_building_stands_at_once(card: dict[str, Any]) -> None:
    p = start(2, "short")
    while f"top {card['id']}" not in p.legal():
        p.deal_one()
    p.play(f"top {card['id']}").deal()
    captain = p.ladder[0]
    assert (p.built(captain), p.gained(captain)) == ([card["id"]], [])
    assert len(p.built(p.ladder[1])) == 1


# -- clean-up ------------------------------------------------------------------------------------------------


@rule("BRE-721")
@pytest.mark.parametrize("there", list(product([False, True], repeat=4)))
def test_any_board_of_the_long_game_loses_its_last_card_and_moves_right(there: tuple[bool, ...]) -> None:
    for names, kind in (
        (("heidi", "wega", "anna", "moewe"), "sea"),
        (("kk-2", "b-2", "pp-3", "c-2"), "land"),
    ):
        before = [name if at else "-" for name, at in zip(names, there, strict=True)]
        kept = [name for name in before[:3] if name != "-"]
        text, other = " ".join(before), "- - - -"
        p = (
            bremerhaven(4, "refill", sea=text, land=other)
            if kind == "sea"
            else bremerhaven(4, "refill", land=text, sea=other)
        )
        assert (p.sea if kind == "sea" else p.land) == [""] * (4 - len(kept)) + kept
        assert p.discards == ([names[3]] if there[3] else [])


@rule("BRE-721", "BRE-722", "BRE-997")
@pytest.mark.parametrize("kind", ["ships", "contracts"])
def test_any_card_slides_or_leaves_its_board(kind: str) -> None:
    def boards(p: Position) -> list[str]:
        return p.sea if kind == "ships" else p.land

    for card in CARDS[kind]:
        seats, gone = seats_for(card), [card["id"]]
        for place in range(seats):
            row = " ".join(card["id"] if at == place else "-" for at in range(seats))
            empty = " ".join("-" * seats)
            sea, land = (row, empty) if kind == "ships" else (empty, row)
            slid = bremerhaven(seats, "refill", sea=sea, land=land)
            swept = bremerhaven(seats, "event", news="storm-tide", sea=sea, land=land)
            if place < seats - 1:
                assert (boards(slid), slid.discards) == ([""] * (seats - 1) + gone, [])
            else:
                assert (boards(slid), slid.discards) == ([""] * seats, gone)
            assert (boards(swept), swept.discards) == ([""] * seats, gone)


@rule("BRE-993")
@pytest.mark.parametrize("good", GOODS)
def test_a_fire_takes_any_good(good: str) -> None:
    p = bremerhaven(2, "event", news="warehouse-fire", stored="1 barrel 1 container 1 crate 1 passenger")
    assert p.choices("lose") == GOODS
    assert p.play(f"lose {good}").stored() == {other: 1 for other in GOODS if other != good}
    assert bremerhaven(2, "event", news="warehouse-fire", stored=f"2 {good}").stored() == {good: 1}


@rule("BRE-994")
@pytest.mark.parametrize("time", [1, 2, 5])
def test_events_change_the_markers_in_any_dock(time: int) -> None:
    def times(news: str) -> tuple[list[int], list[int]]:
        ships = {dock: f"{ship} {time}" for dock, ship in enumerate(("heidi", "wega", "anna"), 1)}
        loads = {load: f"{card} {time}" for load, card in enumerate(("kk-2", "b-2", "pp-3", "c-2"), 1)}
        harbour = bremerhaven(2, "event", news=news, docks=ships, loads=loads).view().harbours[0]
        return [dock.time for dock in harbour.docks], [load.time for load in harbour.loads]

    assert times("truck-jam") == ([time] * 3, [time + 1] * 4)
    assert times("dense-fog") == ([time + 1] * 3, [time] * 4)
    assert times("impatient-hauliers") == ([time] * 3, [max(1, time - 1)] * 4)


@rule("BRE-995")
@pytest.mark.parametrize("wall", range(1, 5))
def test_public_works_put_a_bollard_on_any_wall(wall: int) -> None:
    for bollards in range(4) if wall in (1, 4) else range(1, 4):
        walls = [2, 2, 2, 2]
        walls[wall - 1] = bollards
        p = bremerhaven(2, "event", news="public-works", walls={0: " ".join(map(str, walls)), 1: OPEN})
        assert p.choices("bollard") == [str(other) for other in range(1, 5) if walls[other - 1] < 3]
        if bollards < 3:
            p.play(f"bollard {wall}")
            walls[wall - 1] += 1
            assert (p.walls(), p.cash()) == (walls, 0)


# -- alone ---------------------------------------------------------------------------------------------------


@rule("BRE-955")
@pytest.mark.parametrize("space", ["building", "permit", "influence", "prices", "career", *SPACES_OF_TWO])
def test_alone_any_symbol_names_its_space(space: str) -> None:
    p = bremerhaven(1, mode="short")
    p.play(f"dummy {space}")
    assert p.view(0).bids[1].spaces == p.play(f"bid 1 {space}").view(0).bids[0].spaces
    weights = p.weights()
    assert weights.pop(f"dummy {space}") == 1
    assert set(weights.values()) == {2}
    assert len(weights) == 8
    assert f"dummy {space}" not in p.play(f"dummy {space}", "bid 2 parking").weights()


@rule("BRE-953", "BRE-958")
@pytest.mark.parametrize("upgrades", range(8))
def test_alone_the_dummy_lays_any_of_its_hands(upgrades: int) -> None:
    p = bremerhaven(1, mode="short", upgrades={1: upgrades})
    hand = list(p.view(0).bids[1].cards)
    for value in "12345":
        p.deal_one().play(f"bid {value} parking")
    laid: list[int] = []
    while "dummy-card" in p.legal()[0]:
        left = hand[:]
        for card in laid:
            left.remove(card)
        assert p.weights() == {f"dummy-card {card}": left.count(card) for card in left}
        laid.append(left[-1])
        p.play(f"dummy-card {left[-1]}")
    assert list(p.view(0).bids[1].values) == hand[::-1]


@rule("BRE-956", "BRE-961")
@pytest.mark.parametrize("space", SPACES_OF_TWO)
@pytest.mark.parametrize(
    ("mine", "theirs", "ladder", "won"),
    [
        (3, 2, [1, 0], True),
        (2, 3, [0, 1], False),
        (3, 3, [0, 1], True),
        (3, 3, [1, 0], False),
        (0, 1, [0, 1], False),
    ],
)
def test_alone_what_the_dummy_wins_on_any_space_is_discarded(
    space: str, mine: int, theirs: int, ladder: list[int], won: bool
) -> None:
    bids = {0: f"{mine} {space}" if mine else "", 1: f"{theirs} {space}"}
    cards = ["heidi", "anna", "kk-2", "b-2"]
    p = bremerhaven(
        1, "sea", through="land", mode="short", bids=bids, ladder=ladder, sea="heidi anna", land="kk-2 b-2"
    )
    card = cards[SPACES_OF_TWO.index(space)]
    assert p.discards == ([] if won else [card])
    assert p.sea + p.land == [other if won or other != card else "" for other in cards]
    assert p.over is not won


@rule("BRE-961", "BRE-959", "BRE-960")
@pytest.mark.parametrize(("ladder", "mine"), [([0, 1], True), ([1, 0], False)])
def test_alone_ties_in_town_go_by_the_ladder(ladder: list[int], mine: bool) -> None:
    for space in ("prices", "career"):
        bids = {0: f"3 {space}", 1: f"3 {space}"}
        p = bremerhaven(1, space, mode="short", bids=bids, ladder=ladder)
        assert (p.actors == [0]) is mine


# -- the start of the short game -----------------------------------------------------------------------------


STARTING = [
    card
    for card in CARDS["contracts"]
    if card["stack"] == 1 and "both" in (card["p2"], card["p3"], card["p4"])
]


@rule("BRE-135", "BRE-905", "BRE-D02")
@pytest.mark.parametrize("card", STARTING, ids=[card["id"] for card in STARTING])
def test_any_starting_contract_and_the_goods_that_go_with_it(card: dict[str, Any]) -> None:
    """The captain's contract is named, everything else dealt."""
    seats = next(seats for seats in (2, 3, 4) if card[f"p{seats}"] == "both")
    p = start(seats, "short")
    named = f"first-contract {card['id']}"
    while named not in p.legal():
        legal = [text for text in p.legal() if text.split()[-1] != card["id"]]
        p.play(legal[0])
    captain = p.ladder[0]
    p.play(named).deal()
    assert p.load(1, captain) == f"{card['id']} {card['delivery_time']}: empty"
    assert p.actor == captain
    types = [good for good in GOODS if good not in card["goods"]]
    found = [sorted(goods_in(choice)) for choice in p.choices("start")]
    assert sorted(found) == sorted(map(list, combinations_with_replacement(types, 3)))


def goods_in(tally: str) -> list[str]:
    """'barrel+2-crate': a barrel and two crates."""
    parts = [part.rpartition("-") for part in tally.split("+")]
    return [good for count, _, good in parts for _ in range(int(count or 1))]
