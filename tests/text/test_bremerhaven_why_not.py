"""Bremerhaven: why a thing cannot be chosen, and what a choice brings. Given a position, these sentences."""

from collections.abc import Callable
from random import Random

import pytest

from roadstead.engine.game import CHANCE
from roadstead.engine.story import Story
from roadstead.engine.words import Message
from roadstead.games.bremerhaven import messages
from roadstead.games.bremerhaven.deck import EVENTS
from roadstead.games.bremerhaven.harbour import accepts_good
from roadstead.games.bremerhaven.state import (
    CASH,
    CELL,
    COVERED,
    DOCKS,
    LOADS,
    NONE,
    PRODUCED,
    STORED,
    TIME,
    TRACK,
    WALL,
    BremerhavenState,
)
from roadstead.games.bremerhaven.town import permit_price
from roadstead.games.bremerhaven.why_not import PLACES, QUESTIONS
from roadstead.text.voice import StrictVoice
from tests.rules.bremerhaven.position import GAME, PAPER_IDS, RULES, Position, bremerhaven, start

PLAYERS = ["Ann", "Ben", "Chloé", "Éric"]
VOICE = StrictVoice(RULES, "en", PLAYERS)


def why_not(position: Position, thing: str, seat: int = 0) -> tuple[str, str]:
    """Why a thing on the table, which no choice touches, cannot be chosen; and the rule."""
    words = position.state.bremen.words
    view = position.view(seat)
    assert any(thing in line.things for section in words.table(view) for line in section.lines)
    assert not any(thing in words.targets(view, code) for code in position.state.legal(seat))
    found = words.why_not(view, thing)
    assert found is not None
    return VOICE.say(found.message), found.rule


def touched(position: Position, seat: int = 0) -> list[str]:
    """What the choices touch."""
    words, view = position.state.bremen.words, position.view(seat)
    return [target for code in position.state.legal(seat) for target in words.targets(view, code)]


def brings(position: Position, move: str, seat: int = 0) -> list[tuple[str, str]]:
    """The consequences of a legal move, with their kinds."""
    code = position.codebook.code(move)
    assert code in position.state.legal(seat)
    found = position.state.bremen.words.consequences(position.view(seat), code)
    return [(each.kind, VOICE.say(each.message)) for each in found]


# -- why not: set-up and bidding --------------------------------------------------------------------------------


def starting(contract: str, version: int = GAME.version) -> Position:
    """The only choice of a solo game's set-up, with this starting contract."""
    position = start(1, version=version)
    while position.actors == [CHANCE]:
        moves = [move for move in position.legal() if move != f"contract {contract}"]
        wanted = f"first-contract {contract}"
        position.play(wanted if wanted in moves else moves[0])
    return position


def test_starting_goods_are_not_those_of_the_contract() -> None:
    assert why_not(starting("bk-3"), "supply:barrel") == (
        "Your starting contract wants this: barrel. Start with other goods.",
        "BRE-905",
    )


def test_until_version_2_starting_goods_follow_their_order() -> None:
    position = starting("c-2", version=1).play("start crate")
    assert why_not(position, "supply:container")[1] == "BRE-905"
    assert why_not(position, "supply:barrel") == (
        "Starting goods are chosen in the goods order; you are past this one.",
        "BRE-D02",
    )


def test_a_card_is_laid_or_still_in_reserve() -> None:
    position = bremerhaven(2, bids="5 permit, 5 sea-1, 3 land-2", upgrades=2)
    assert why_not(position, "card:5") == (
        "You have laid your 5 already: Building permit and Ship 1.",
        "BRE-204",
    )
    assert why_not(position, "card:3") == ("You have laid your 3 already: Contract 2.", "BRE-204")
    assert why_not(bremerhaven(2, upgrades=1), "card:6") == (
        "6 is still in your reserve; it joins your hand when you grow influence.",
        "BRE-331",
    )


@pytest.mark.parametrize("event", [False, True])
def test_who_grows_gets_the_lowest_card_of_the_reserve(event: bool) -> None:
    """On the board, cards of the hand can be touched then, too; also where an event offers the card."""
    position = bremerhaven(2, "influence", bids={0: "2 influence", 1: "5 influence"}, cash=9)
    if event:
        position = bremerhaven(2, "event", news=paper("offer_upgrade"), cash=20)
    for card in ("card:2", "card:3"):
        found = RULES.words.why_not(position.view(0), card)
        assert found
        assert VOICE.say(found.message) == "You get the lowest card of your reserve: 5."
        assert found.rule == "BRE-331"


def test_every_question_about_a_place_of_a_harbour_has_the_rule_that_it_is_ones_own() -> None:
    for question in QUESTIONS.values():
        assert bool(question.own) == bool({*PLACES, "building"}.intersection(question.touches))


# -- why not: the town ------------------------------------------------------------------------------------------

PERMITS = {0: "2 permit", 1: "5 permit"}


def test_a_quay_wall_is_full_or_too_expensive() -> None:
    position = bremerhaven(2, "permit", bids=PERMITS, cash=5, walls="0 3 1 0")
    assert why_not(position, "wall:0:2") == ("Quay wall 2 has 3 bollards; more do not fit.", "BRE-323")
    assert why_not(position, "wall:0:3") == (
        "Costs 6 money, 3 of it for the permit; you have 5 in cash.",
        "BRE-323",
    )
    free = bremerhaven(2, "permit", bids=PERMITS, cash={1: 2})
    assert why_not(free, "wall:1:2", 1) == ("Costs 3 money, you have 2 in cash.", "BRE-323")


def test_a_cover_is_too_expensive() -> None:
    position = bremerhaven(2, "permit", bids=PERMITS, cash=5, balance=9)
    assert why_not(position, "cell:0:c4r1") == (
        "Costs 7 money, 3 of it for the permit; you have 5 in cash.",
        "BRE-324",
    )


@pytest.mark.parametrize(
    ("cash", "stored", "building", "reason", "rule"),
    [
        (9, "", "bank", "Bank stands already.", "BRE-326"),
        (9, "", "refinery", "Refinery belongs to Ben.", "BRE-325"),
        (9, "", "warehouse", "Warehouse belongs to Ben.", "BRE-325"),
        (9, "5 barrel", "lighthouse", "Stored goods take up all spaces where you could build.", "BRE-325"),
    ],
)
def test_a_building_that_cannot_be_built(
    cash: int, stored: str, building: str, reason: str, rule: str
) -> None:
    position = bremerhaven(
        2,
        "permit",
        bids=PERMITS,
        cash=cash,
        stored=stored,
        built={0: "bank", 1: "refinery"},
        gained={0: "lighthouse", 1: "warehouse"},
        buildings="tank-farm",
    )
    assert why_not(position, f"building:{building}") == (reason, rule)


def test_no_space_is_left_to_build_on() -> None:
    built = "bank refinery warehouse tank-farm gantry-crane dry-dock"
    position = bremerhaven(2, "permit", bids=PERMITS, cash=9, built=built, gained="lighthouse")
    assert why_not(position, "building:lighthouse") == (
        "Buildings and cover cards take up all your spaces.",
        "BRE-325",
    )


# -- why not: ships and contracts -------------------------------------------------------------------------------


def test_a_dock_is_taken_too_small_or_of_another() -> None:
    position = bremerhaven(
        3, "sea", bids="1 sea-1", sea="weserstolz", walls="2 2 2 1", docks={1: {1: "heidi 2"}}
    )
    assert why_not(position, "dock:0:3") == (
        "The berth is too small: it has 1, and Tanker Weserstolz needs 2.",
        "BRE-403",
    )
    assert why_not(position, "dock:1:1") == ("This is the harbour of Ben; you act in your own.", "BRE-403")
    lying = bremerhaven(
        2,
        "sea",
        bids="1 sea-1",
        sea="anna",
        docks={
            1: "heidi 2",
        },
        walls="1 1 1 1",
    )
    assert why_not(lying, "dock:0:1") == (
        "Coaster Heidi lies there for 2 rounds, this one included.",
        "BRE-406",
    )


def test_a_loading_dock_is_taken() -> None:
    position = bremerhaven(
        2, "land", bids="1 land-1", land="kk-2", loads={0: {1: "b-2 1", 2: "pp-3 3"}, 1: {1: "c-2"}}
    )
    assert why_not(position, "load:0:1") == (
        "There is a contract already; it is due at the end of this round.",
        "BRE-503",
    )
    assert why_not(position, "load:0:2") == (
        "There is a contract already; it is due in 3 rounds, this one included.",
        "BRE-503",
    )
    assert why_not(position, "load:1:1")[1] == "BRE-503"


# -- why not: the harbour phase ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("building", "reason", "rule"),
    [
        ("fish-market", "You have used Fish Market this round already.", "BRE-621"),
        ("refinery", "There is no room for a barrel in your storage.", "BRE-621"),
        ("lighthouse", "Lighthouse does not produce anything.", "BRE-621"),
        ("emigration-hall", "Emigration Hall is not built yet.", "BRE-311"),
        ("container-works", "Container Works belongs to Ben.", "BRE-621"),
    ],
)
def test_a_building_that_cannot_produce(building: str, reason: str, rule: str) -> None:
    position = bremerhaven(
        2,
        "harbour",
        built={0: "refinery lighthouse fish-market packing-house bank", 1: "container-works"},
        gained="emigration-hall",
        stored="1 crate",
    ).play("0: produce fish-market")
    assert why_not(position, f"building:{building}") == (reason, rule)


def test_a_bank_without_interest_and_cash_rests() -> None:
    position = bremerhaven(2, "harbour", balance=4, built="bank fish-market")
    assert why_not(position, "building:bank") == (
        "You have no cash to deposit, and a balance of 4 bears no interest: that takes 5.",
        "BRE-973",
    )


@pytest.mark.parametrize(
    ("thing", "reason", "rule"),
    [
        ("dock:0:1", "There is no room for a container in your storage.", "BRE-631"),
        ("dock:0:2", "Coaster Heidi is unloaded.", "BRE-631"),
        ("dock:0:3", "No ship lies there.", "BRE-631"),
        (
            "load:0:1",
            "Still missing: 1 container. What is on your ships has to be unloaded first.",
            "BRE-633",
        ),
        ("load:0:2", "Still missing: 2 passengers. Nothing of that is in your storage.", "BRE-632"),
        ("load:0:3", "Loading dock 3 is out of reach until column 3, row 1 is cleared.", "BRE-611"),
        ("load:0:4", "There is no contract.", "BRE-632"),
        ("stored:0:container", "There is no container in your storage.", "BRE-632"),
        ("stored:0:barrel", "None of your contracts needs a barrel now.", "BRE-632"),
        ("stored:1:barrel", "This is the harbour of Ben; you act in your own.", "BRE-601"),
    ],
)
def test_goods_that_cannot_be_moved(thing: str, reason: str, rule: str) -> None:
    position = bremerhaven(
        2,
        "harbour",
        cash=1,
        stored="4 barrel 3 crate",
        docks={1: "wega 2", 2: "heidi 2 0 barrel"},
        loads={1: "c-2", 2: "pp-3", 3: "kk-2"},
    )
    assert why_not(position, thing) == (reason, rule)


@pytest.mark.parametrize(
    ("thing", "reason", "rule"),
    [
        (
            "stored:0:crate",
            "A crate is needed at loading dock 3, but that is out of reach until column 3, row 1 is cleared.",
            "BRE-611",
        ),
        (
            "convert:0",
            "To pack, you need 2 crates in your storage; to unpack, 1 container and room for its crates. "
            "Each time costs 1 money.",
            "BRE-634",
        ),
    ],
)
def test_a_single_crate(thing: str, reason: str, rule: str) -> None:
    position = bremerhaven(2, "harbour", cash=1, stored="1 crate", docks={1: "wega 2"}, loads={3: "kk-2"})
    assert why_not(position, thing) == (reason, rule)


def test_a_time_marker_is_for_one_card() -> None:
    position = bremerhaven(2, "sea", bids="5 sea-1", sea="lotte", built="signal-tower").play("name crate")
    other = next(thing for thing in ("dock:0:1", "dock:0:2", "dock:0:3") if thing not in touched(position))
    assert why_not(position, other) == (
        "The time marker is for the card that just came to lie here.",
        "BRE-984",
    )


def test_the_crane_does_not_help_with_goods_that_nobody_needs() -> None:
    position = bremerhaven(
        2,
        "harbour",
        cash=1,
        built="gantry-crane",
        stored="3 barrel 4 crate",
        docks={1: "wega 2"},
        loads={1: "b-2 2 +1 barrel"},
    )
    assert why_not(position, "dock:0:1") == (
        "There is no room for a container in your storage, and no contract that you can reach needs one.",
        "BRE-976",
    )
    assert why_not(position, "load:0:1") == (
        "Everything is delivered; the contract is settled in 2 rounds, this one included.",
        "BRE-655",
    )


# -- why not: events --------------------------------------------------------------------------------------------


def test_goods_and_bollards_of_events() -> None:
    gain = bremerhaven(2, "event", news=paper("gain_good"), stored="5 barrel 1 crate")
    assert why_not(gain, "supply:barrel") == ("There is no room for a barrel in your storage.", "BRE-993")
    lose = bremerhaven(2, "event", news=paper("lose_good"), stored={0: "1 barrel 1 crate", 1: "1 barrel"})
    assert why_not(lose, "stored:0:passenger") == ("There is no passenger in your storage.", "BRE-993")
    assert why_not(lose, "stored:1:barrel")[1] == "BRE-993"
    bollard = bremerhaven(2, "event", news=paper("free_bollard"), walls="0 3 1 0")
    assert why_not(bollard, "wall:0:2") == ("Quay wall 2 has 3 bollards; more do not fit.", "BRE-995")


def paper(kind: str) -> str:
    """A newspaper with this event."""
    wanted = EVENTS.index(kind)
    return next(PAPER_IDS[at] for at, event in enumerate(RULES.deck.event) if event.kind == wanted)


# -- what a choice brings: bids and the town ----------------------------------------------------------------------

STAYS = (
    "excludes",
    "The card stays there until the end of the round. The others see where it lies; its value is hidden until the "
    "reveal.",
)
TIE_WON = ("gain", "If bids are equal, you win, as things stand now.")


def test_bids() -> None:
    position = bremerhaven(3, bids="2 building", ladder=[0, 1, 2], sea="weserstolz anna heidi")
    assert brings(position, "bid 3 parking") == [STAYS, ("gain", "1 money for the card, whatever its value.")]
    assert brings(position, "bid 3 building") == [
        STAYS,
        ("gain", "Your bid there grows to 5 with 2 cards."),
        TIE_WON,
    ]
    difference = (
        "If your bid is lower than the highest, you pay the difference; if it is equal, you pay nothing."
    )
    assert (
        brings(position, "bid 3 permit")
        == brings(position, "bid 1 influence")
        == [STAYS, ("cost", difference)]
    )
    nowhere = "The ship fits none of your free docks now; unless that changes, it is discarded if you win it."
    assert brings(position, "bid 3 sea-1") == [STAYS, TIE_WON, ("nothing", nowhere)]
    assert brings(position, "bid 3 sea-2") == [STAYS, TIE_WON]


def test_equal_bids_go_by_rank_and_by_the_pilot_station() -> None:
    lost = ("loss", "If bids are equal, Ben and Chloé win before you, as things stand now.")
    last = bremerhaven(3, ladder=[2, 1, 0]).play("2: bid 1 parking", "1: bid 1 parking")
    assert brings(last, "bid 1 prices") == [STAYS, lost]
    assert brings(last, "bid 1 land-1") == [STAYS, lost]
    pilot = bremerhaven(3, ladder=[2, 1, 0], built="pilot-station").play(
        "2: bid 1 parking", "1: bid 1 parking"
    )
    assert brings(pilot, "bid 1 prices") == [STAYS, lost]
    assert brings(pilot, "bid 1 land-1") == [STAYS, TIE_WON]
    ben = ("loss", "If bids are equal, Ben wins before you, as things stand now.")
    assert brings(bremerhaven(3, built={1: "pilot-station"}), "bid 1 land-1") == [STAYS, ben]
    dummy = ("loss", "If bids are equal, the dummy wins before you, as things stand now.")
    assert brings(bremerhaven(1).deal(), "bid 1 career") == [STAYS, dummy]


def test_bids_that_bring_nothing_or_a_penalty() -> None:
    loads = {1: "c-2", 2: "b-2", 3: "pp-3", 4: "ww-3"}
    position = bremerhaven(2, upgrades=7, loads=loads, land="kk-2 kp-3")
    assert brings(position, "bid 6 influence") == [
        STAYS,
        ("nothing", "Nothing for you: your reserve is empty."),
    ]
    taken = "All your loading docks are taken: if you win the contract, it is discarded; "
    assert brings(position, "bid 6 land-1") == [STAYS, TIE_WON, ("loss", f"{taken}penalty 1 money.")]
    insured = bremerhaven(2, loads=loads, land="kk-2 kp-3", built="insurance-office")
    assert brings(insured, "bid 1 land-1") == [STAYS, TIE_WON, ("nothing", f"{taken}no penalty.")]


def test_permits() -> None:
    position = bremerhaven(2, "permit", bids=PERMITS, cash=9, gained="lighthouse", walls="0 1 1 1")
    pays = ("cost", "You pay 5 money and keep 4 in cash.")
    assert brings(position, "bollard 1") == [pays, ("gain", "Dock 1 gets a berth of 1.")]
    smaller = "No dock gets a larger berth yet: the quay wall on its other side has too few bollards."
    assert brings(position, "bollard 4") == [
        ("cost", "You pay 6 money and keep 3 in cash."),
        ("nothing", smaller),
    ]
    opens = ("gain", "One more space for goods or a building.")
    reaches = ("gain", "Loading dock 3 can be reached.")
    assert brings(position, "clear c3r1") == [("cost", "You pay 6 money and keep 3 in cash."), opens, reaches]
    assert brings(position, "clear c3r2") == [pays, opens]
    assert brings(position, "build lighthouse") == [
        ("cost", "You pay 3 money and keep 6 in cash."),
        ("gain", "Works at once: prestige 3. No ability."),
        ("loss", "It takes up a space of your storage."),
    ]
    event = bremerhaven(2, "event", news=paper("free_bollard"), walls="1 1 2 2")
    assert brings(event, "bollard 2") == [("gain", "Dock 2 gets a berth of 2.")]


def test_growing_tells_the_next_hand() -> None:
    position = bremerhaven(2, "influence", bids={0: "2 influence", 1: "5 influence"}, cash=9)
    assert RULES.words.targets(position.view(0), position.codebook.code("grow")) == ["card:5"]
    assert brings(position, "grow") == [
        ("cost", "You pay 3 money and keep 6 in cash."),
        ("gain", "Your next hand: 2, 3, 4 and twice 5. The card 1 leaves the game."),
    ]
    assert brings(position, "decline") == []
    event = bremerhaven(2, "event", news=paper("offer_upgrade"), cash=20)
    price = event.state.deck.event[event.state.news].amount
    assert brings(event, "grow") == [("cost", f"You pay {price} money and keep {20 - price} in cash.")]


def test_prices_tell_what_the_contracts_sell_for() -> None:
    position = bremerhaven(2, "prices", bids="1 prices", loads={1: "kk-2", 2: "b-2"})
    assert brings(position, "choose price-1243") == [
        ("gain", "Your contracts, complete, would sell for 9 money.")
    ]
    wild = bremerhaven(2, "prices", bids="1 prices", loads={1: "ww-3", 2: "b-2"})
    told = "Your contracts, complete, would sell for 6 to 12 money."
    assert brings(wild, "choose price-4213") == [("gain", told)]
    assert brings(bremerhaven(2, "prices", bids="1 prices"), "choose price-4213") == []


def test_a_swap_moves_income_and_equal_bids() -> None:
    bids = {0: "1 career, 3 sea-1", 1: "2 sea-2, 4 land-1", 2: "3 sea-1, 2 sea-2, 4 land-1"}
    position = bremerhaven(3, "career", bids=bids, ladder=[1, 2, 0])
    assert brings(position, "swap 1") == [
        ("excludes", "Chloé then wins Ship 2."),
        ("excludes", "Chloé then wins Contract 1."),
    ]
    assert brings(position, "swap 2") == [
        ("gain", "You become First Mate, with an income of 3."),
        ("gain", "Ann then wins Ship 1."),
    ]
    fixed = bremerhaven(3, "career", bids=bids, ladder=[1, 2, 0], options={"ties": "reveal"})
    assert brings(fixed, "swap 1") == []
    solo = bremerhaven(1, "career", bids={0: "1 career, 3 sea-1", 1: "3 sea-1"}, ladder=[0, 1])
    assert brings(solo, "swap 1") == [
        ("loss", "You become First Mate, with an income of 3."),
        ("loss", "The dummy then wins Ship 1."),
    ]


# -- what a choice brings: ships, contracts and the harbour ---------------------------------------------------------


@pytest.mark.parametrize("ties", ["moment", "reveal"])
def test_a_dock_that_another_ship_needs(ties: str) -> None:
    options = {"ties": ties}
    position = bremerhaven(
        2, "sea", bids="1 sea-1, 2 sea-2", sea="heidi moewe", walls="0 1 1 0", options=options
    )
    taken = ("excludes", "The dock is taken for 2 rounds, this one included.")
    left = "Then there is no dock left for another ship that you have won, and it is discarded: Harbour Ferry Möwe."
    assert brings(position, "dock 1") == [taken]
    assert brings(position, "dock 2") == [taken, ("loss", left)]
    assert position.play("dock 2").told("no-dock") == [(0, position.codebook.code("ship moewe"))]


def test_the_cargo_of_a_ship() -> None:
    position = bremerhaven(
        2, "sea", bids="1 sea-1", sea="lotte", walls="0 1 1 0", loads={1: "kk-2 2 +1 crate", 2: "pw-2"}
    )
    assert brings(position, "name crate") == [("gain", "Your contracts can take 2 of these. Price now: 3.")]
    alone = bremerhaven(2, "sea", bids="1 sea-1", sea="lotte", walls="0 1 1 0", loads={1: "kk-2"})
    assert brings(alone, "name barrel") == [("nothing", "None of your contracts needs these. Price now: 1.")]


def test_a_contract_placed_or_refused() -> None:
    position = bremerhaven(2, "land", bids="1 land-1", land="pp-3", cash=1, balance=9)
    due = "Due in 3 rounds, this one included; if it is not complete then: penalty 2 money."
    assert brings(position, "load 1") == [("excludes", due)]
    assert brings(position, "refuse") == [("cost", "You pay 2 money and keep 0 in cash.")]
    assert brings(bremerhaven(2, "land", bids="1 land-1", land="pp-3"), "refuse") == []
    proud = bremerhaven(2, "land", bids="1 land-1", land="bck-3", prestige=2)
    assert brings(proud, "refuse") == [("loss", "Your prestige falls to 1.")]
    assert brings(bremerhaven(2, "land", bids="1 land-1", land="bck-3"), "refuse") == []
    insured = bremerhaven(2, "land", bids="1 land-1", land="pp-3", cash=5, built="insurance-office")
    assert brings(insured, "refuse") == []


def test_production_and_the_bank() -> None:
    position = bremerhaven(2, "harbour", built="refinery bank fish-market", cash=4, balance=7)
    assert brings(position, "produce fish-market") == [("gain", "2 money")]
    assert brings(position, "produce bank") == [("gain", "Ann's Bank pays 1 money interest.")]
    assert brings(position, "done") == [("loss", "Not used in this round: Bank, Refinery and Fish Market.")]
    position.play("0: produce bank")
    bound = (
        "excludes",
        "Money in the Bank pays only penalties and events from now on; it counts at the end.",
    )
    assert brings(position, "deposit 3") == [
        bound,
        ("gain", "Balance 11 money: 2 money interest at the next use."),
    ]
    assert brings(position, "deposit 0") == []
    poor = bremerhaven(2, "harbour", built="bank", cash=3)
    assert brings(poor, "produce bank") == [("nothing", "Ann's Bank pays no interest.")]
    poor.play("0: produce bank")
    assert brings(poor, "deposit 3") == [bound, ("nothing", "Balance 3 money: no interest at the next use.")]


def test_moving_goods() -> None:
    position = bremerhaven(
        2,
        "harbour",
        cash=2,
        stored="2 barrel 3 crate 1 passenger",
        docks={1: "heidi", 2: "anna"},
        loads={1: "b-2", 2: "pw-2 2 +1 passenger"},
    )
    assert brings(position, "unload 1") == [("excludes", "Then no space of your storage is free.")]
    assert brings(position, "unload 2") == []
    assert brings(position, "pack") == [("cost", "You pay 1 money and keep 1 in cash.")]
    assert brings(position, "deliver barrel 1") == [
        ("gain", "Sells for 1 money at the present prices."),
        ("gain", "The contract is complete: reward 1 money."),
        ("excludes", "It stays there; loading dock 2 needs one, too."),
    ]
    wild = ("excludes", "It takes up a symbol for any good.")
    assert wild in brings(position, "deliver crate 2")
    assert wild not in brings(position, "deliver barrel 1")


def test_the_end_of_the_work() -> None:
    position = bremerhaven(
        2,
        "harbour",
        cash=2,
        prestige=1,
        built="customs-house",
        docks={1: "heidi 1", 2: "anna 1 0 crate", 3: "wega 2"},
        loads={1: "b-2 1 +1 barrel", 2: "kk-2 1 +1 crate", 3: "pp-3 2"},
        walls="1 1 1 1",
        left=5,
    )
    assert brings(position, "done") == [
        ("gain", "Your prestige rises to 3."),
        ("loss", "Coaster Heidi leaves, and this is lost: 2 barrels."),
        ("gain", "Loading dock 1: the contract is complete and brings 4 money."),
        (
            "loss",
            "Loading dock 2: the contract is due and lacks 1 crate; it sells for 3 money, penalty 1 money.",
        ),
    ]
    last = bremerhaven(2, "harbour", docks={1: "heidi"}, prestige=5, step=2, left=2)
    ((kind, told),) = brings(last, "done")
    assert kind == "ends"
    assert told.startswith("This is the last round: then all contracts are settled")


# -- over random games -------------------------------------------------------------------------------------------


def told_before(state: BremerhavenState, seat: int, code: int) -> dict[str, list[tuple[int, ...]]]:
    found: dict[str, list[tuple[int, ...]]] = {}
    for each in state.bremen.words.consequences(state.view(seat), code):
        found.setdefault(each.message.key, []).append(each.message.args)
    return found


@pytest.mark.parametrize(("seats", "mode"), [(1, "short"), (2, "short"), (3, "long")])
def test_what_was_told_comes_true(seats: int, mode: str) -> None:
    """Payments leave as much as was told; after the last one's work, cards are settled as was told."""
    rng = Random(7)
    paid = ended = 0
    for _ in range(2):
        state = start(seats, mode).state
        state.story = Story(RULES.words.keys)
        while state.actors():
            if state.actors() == [CHANCE]:
                state.play(CHANCE, state.draw(rng))
                continue
            seat = state.actors()[0]
            legal = state.legal(seat)
            lively = (
                [code for code in legal if code != state.codes.done.code] if rng.random() < 0.7 else legal
            )
            code = rng.choice(lively or legal)
            told = told_before(state, seat, code)
            is_last = len(state.actors()) == 1 and code == state.codes.done.code
            settled = messages.SETTLED_COMPLETE in told or messages.SETTLED_SHORT in told
            one = state.clone()
            one.story = Story(RULES.words.keys)
            one.play(seat, code)
            lines = [line.message for line in one.story.drain()]
            if messages.PAYING in told and one.view(seat).due_of(seat) == state.view(seat).due_of(seat):
                assert told[messages.PAYING][0][1] == one.harbours[seat][CASH]
                paid += 1
            if is_last and settled:
                check_settled(state, seat, told, lines)
                ended += 1
            state.play(seat, code)
    assert paid
    assert ended


def check_settled(
    state: BremerhavenState, seat: int, told: dict[str, list[tuple[int, ...]]], lines: list[Message]
) -> None:
    h = state.harbours[seat]
    due = sum(1 for at in LOADS if h[at] != NONE and h[at + TIME] == 1)
    complete, short = told.get(messages.SETTLED_COMPLETE, []), told.get(messages.SETTLED_SHORT, [])
    said = [line.args for line in lines if line.key == messages.COMPLETES and line.args[0] == seat]
    assert len(complete) + len(short) == due
    assert len(complete) <= len(said)
    sails = [line.args[1:] for line in lines if line.key == messages.SHIP_SAILS and line.args[0] == seat]
    lost = {args[0] for args in told.get(messages.CARGO_LOST, [])}
    assert lost == {ship for ship, count in sails if count}
    assert len(sails) == sum(1 for at in DOCKS if h[at] != NONE and h[at + TIME] == 1)
    rises = [line.args[1] for line in lines if line.key == messages.PRESTIGE_IS and line.args[0] == seat]
    assert rises == [args[0] for args in told.get(messages.PRESTIGE_RISES, [])]
    assert all(value > h[TRACK] for value in rises)


@pytest.mark.parametrize(("seats", "mode"), [(1, "short"), (3, "long")])
def test_reasons_are_true(seats: int, mode: str) -> None:
    rng = Random(11)
    words = RULES.words
    checked: set[str] = set()
    for _ in range(2):
        state = start(seats, mode).state
        while state.actors():
            if state.actors() == [CHANCE]:
                state.play(CHANCE, state.draw(rng))
                continue
            seat = state.actors()[0]
            legal = state.legal(seat)
            view = state.view(seat)
            touched = {target for code in legal for target in words.targets(view, code)}
            for thing in {
                thing for section in words.table(view) for line in section.lines for thing in line.things
            }:
                found = words.why_not(view, thing) if thing not in touched else None
                if found is not None and found.message.key in TRUTHS:
                    assert TRUTHS[found.message.key](state, seat, found.message.args), (thing, found)
                    checked.add(found.message.key)
            lively = (
                [code for code in legal if code != state.codes.done.code] if rng.random() < 0.8 else legal
            )
            state.play(seat, rng.choice(lively or legal))
    assert len(checked) >= 5


def nobody_takes(state: BremerhavenState, seat: int, good: int) -> bool:
    return not any(accepts_good(state, seat, load, good) for load in range(4))


TRUTHS: dict[str, Callable[[BremerhavenState, int, tuple[int, ...]], bool]] = {
    messages.NO_ROOM: lambda s, seat, args: not s.can_store(seat, args[0]),
    messages.NO_ROOM_AND_NOT_NEEDED: lambda s, seat, args: (
        not s.can_store(seat, args[0]) and nobody_takes(s, seat, args[0])
    ),
    messages.TOO_EXPENSIVE: lambda s, seat, args: (
        args[0] > args[2] and args[1:] == (permit_price(s, seat), s.harbours[seat][CASH])
    ),
    messages.WALL_FULL: lambda s, seat, args: s.harbours[seat][WALL + args[0] - 1] == args[1] == 3,
    messages.GOODS_IN_THE_WAY: lambda s, seat, args: s.spare_spaces(seat) == 0,
    messages.ALREADY_USED: lambda s, seat, args: bool(s.harbours[seat][PRODUCED] >> args[0] & 1),
    messages.NONE_STORED: lambda s, seat, args: s.harbours[seat][STORED + args[0]] == 0,
    messages.NOT_NEEDED: lambda s, seat, args: nobody_takes(s, seat, args[0]),
    messages.NEEDED_OUT_OF_REACH: lambda s, seat, args: (
        nobody_takes(s, seat, args[0]) and s.harbours[seat][CELL + args[1] - 1] == COVERED
    ),
    messages.BERTH_TOO_SMALL: lambda s, seat, args: args[0] < args[2] <= s.deck.berth[args[1]],
    messages.DOCK_TAKEN: lambda s, seat, args: any(
        (s.harbours[seat][at], s.harbours[seat][at + TIME]) == args for at in DOCKS
    ),
}
"""What must hold if a reason is given."""
