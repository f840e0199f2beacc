"""Bremerhaven's table in words: given a position, these sentences and rows."""

import pytest

from roadstead.text.table import SpokenSection, speak_table
from roadstead.text.voice import StrictVoice
from tests.rules.bremerhaven.position import RULES, Position, bremerhaven, own_deck, start

PLAYERS = ["Ann", "Ben", "Chloé", "Éric"]


def table_of(position: Position, seat: int | None = 0, language: str = "en") -> dict[str, SpokenSection]:
    voice = StrictVoice(position.state.bremen, language, PLAYERS)
    return {section.name: section for section in speak_table(position.view(seat), voice)}


def rows_of(section: SpokenSection) -> list[tuple[str, ...]]:
    return [line.cells for line in section.lines if len(line.cells) > 1]


def sentences_of(section: SpokenSection) -> list[str]:
    return [line.cells[0] for line in section.lines if len(line.cells) == 1]


def bids_of(section: SpokenSection) -> dict[str, tuple[str, ...]]:
    """The bids of each space, in the order of the columns, spaces without any left out."""
    first = len(section.columns) - 2
    rows = {row[0]: row[first:] for row in rows_of(section)}
    return {space: bids for space, bids in rows.items() if set(bids) != {"–"}}


# -- bids ------------------------------------------------------------------------------------------------

LAID = {0: "5 permit, 1 permit, 2 sea-1", 1: "3 permit, 4 parking"}


@pytest.mark.parametrize(
    ("seat", "columns", "permit", "parking", "ship"),
    [
        (0, ("your bid", "Ben"), ("6 with 2 cards", "1 card"), ("–", "1 card"), ("2", "–")),
        (1, ("your bid", "Ann"), ("3", "2 cards"), ("1 card", "–"), ("–", "1 card")),
        (None, ("Ann", "Ben"), ("2 cards", "1 card"), ("–", "1 card"), ("1 card", "–")),
    ],
)
def test_before_the_reveal_everybody_knows_their_own_values_only(
    seat: int | None,
    columns: tuple[str, ...],
    permit: tuple[str, ...],
    parking: tuple[str, ...],
    ship: tuple[str, ...],
) -> None:
    table = table_of(bremerhaven(2, bids=LAID), seat)
    assert table["town"].columns[-2:] == columns
    assert bids_of(table["town"]) == {"Parking lot": parking, "Building permit": permit}
    assert bids_of(table["sea"]) == {"Ship 1": ship}


def test_after_the_reveal_the_sums_tell_who_is_highest_and_who_pays() -> None:
    bids = {0: "2 permit, 1 sea-1, 3 land-1", 1: "5 permit, 1 sea-1, 4 land-1"}
    table = table_of(bremerhaven(2, "permit", bids=bids, cash={0: 9, 1: 9}))
    assert bids_of(table["town"]) == {"Building permit": ("2, pays 3", "5, free")}
    assert bids_of(table["sea"]) == {"Ship 1": ("1, wins the tie by rank", "1, loses the tie")}
    assert bids_of(table["land"]) == {"Contract 1": ("3", "4, highest")}


def test_of_equal_bids_it_is_told_who_wins_and_why() -> None:
    """BRE-206, BRE-980."""
    bids = {0: "1 sea-1, 2 prices", 1: "1 sea-1, 2 prices", 2: "3 permit"}
    ranks = bremerhaven(3, "permit", bids=bids, ladder=[2, 1, 0], cash={2: 9})
    tied = ("1, loses the tie", "–", "1, wins the tie by rank")
    assert rows_of(table_of(ranks)["sea"])[0][-3:] == tied
    pilots = bremerhaven(3, "permit", bids=bids, ladder=[2, 1, 0], built={0: "pilot-station"}, cash={2: 9})
    table = table_of(pilots)
    assert rows_of(table["sea"])[0][-3:] == ("1, wins the tie by Pilot Station", "–", "1, loses the tie")
    assert rows_of(table["town"])[4][-3:] == ("2, loses the tie", "–", "2, wins the tie by rank")
    reveal = bremerhaven(3, "permit", bids=bids, ladder=[0, 1, 2], options={"ties": "reveal"}, cash={2: 9})
    reveal.state.ladder = [2, 1, 0]
    assert rows_of(table_of(reveal)["sea"])[0][-3:] == ("1, wins the tie by rank", "–", "1, loses the tie")


def test_hands_and_reserves() -> None:
    position = bremerhaven(2, bids=LAID, upgrades={1: 2})
    assert rows_of(table_of(position, 0)["influence"]) == [
        ("Ann", "1, 2, 3, 4 and 5", "3 and 4", "5"),
        ("Ben", "3, 4, twice 5 and 6", "3 cards", "6"),
    ]
    cards = tuple(f"card:{value}" for value in (1, 2, 3, 4, 5))
    assert table_of(position, 0)["influence"].lines[0].things == cards
    assert table_of(position, 1)["influence"].lines[0].things == (*cards[2:], "card:6")
    watched = table_of(position, None)["influence"]
    assert rows_of(watched)[0] == ("Ann", "1, 2, 3, 4 and 5", "2 cards", "5")
    assert [line.things for line in watched.lines] == [(), ()]


@pytest.mark.parametrize(
    ("seat", "told"),
    [
        (0, "Nothing for you: your reserve is empty."),
        (1, "Your next card, 9. Every bidder may take one; all but the highest pay the difference."),
        (
            None,
            "The next card of the reserve. Every bidder may take it; all but the highest pay the difference.",
        ),
    ],
)
def test_what_growing_influence_brings(seat: int | None, told: str) -> None:
    position = bremerhaven(2, upgrades={0: 7, 1: 6})
    assert rows_of(table_of(position, seat)["town"])[3][1] == told
    assert {row[3] for row in rows_of(table_of(position, seat)["influence"])} == {"–", "9"}


def test_alone_the_dummy_bids_where_its_newspapers_say() -> None:
    position = bremerhaven(1, bids={1: "2 permit"})
    position.state.papers.remove(RULES.deck.dummy_space.index(2))
    table = table_of(position)
    assert table["town"].columns[2:] == ("your bid", "dummy", "dummy's newspapers left")
    assert [row[2:] for row in rows_of(table["town"])][:3] == [
        ("–", "–", "0"),
        ("–", "–", "2"),
        ("–", "1 card", "1"),
    ]
    assert rows_of(table["ladder"]) == [("Captain", "the dummy", "–"), ("First Mate", "Ann", "3")]


# -- the boards --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("walls", "built", "docks", "fits"),
    [
        ("0 1 1 0", "", None, "fits dock 2"),
        ("1 1 1 1", "", None, "fits docks 1, 2 and 3"),
        ("1 1 1 1", "", {2: "heidi"}, "fits docks 1 and 3"),
        ("0 1 1 0", "", {2: "heidi"}, "fits none"),
        ("0 1 1 0", "dry-dock", {2: "heidi"}, "fits docks 1 and 3"),
    ],
)
def test_a_ship_and_the_docks_it_fits(
    walls: str, built: str, docks: dict[int, str] | None, fits: str
) -> None:
    position = bremerhaven(2, sea="lotte emma", walls=walls, built=built, docks=docks)
    row = rows_of(table_of(position)["sea"])[0]
    assert row[1:3] == ("Tramp Steamer Lotte: 2 goods of any type, lay time 2, berth 1, prestige 1", fits)


def test_a_contract_what_it_sells_for_and_what_is_in_storage() -> None:
    position = bremerhaven(4, land="kkpw-4 kk-2 bb-2 cc-2", price="1234", stored="1 crate 2 barrel")
    assert [row[:4] for row in rows_of(table_of(position)["land"])[:2]] == [
        (
            "Contract 1",
            "2 crates, 1 passenger and 1 good of any type, delivery time 4, no reward, penalty 3 money",
            "11 to 14 money",
            "2 of 4",
        ),
        ("Contract 2", "2 crates, delivery time 2, no reward, penalty 1 money", "6 money", "1 of 2"),
    ]


def test_with_all_loading_docks_taken_a_contract_brings_its_penalty() -> None:
    loads = {1: "kk-2", 2: "kkpw-4", 3: "bb-2"}
    told = [table_of(bremerhaven(4, loads=taken))["land"] for taken in (loads, {**loads, 4: "cc-2"})]
    assert [sentences_of(land) for land in told] == [
        [],
        [
            "All your loading docks are taken: a contract that you win is discarded, "
            "and you suffer its penalty."
        ],
    ]


def test_goods_where_one_has_them_and_what_is_missing() -> None:
    position = bremerhaven(
        4,
        price="1234",
        next_price="4321",
        stored="1 crate",
        docks={2: "lotte 1 2 barrel"},
        loads={1: "kkpw-4 2 +1 crate"},
    )
    goods = table_of(position)["goods"]
    assert rows_of(goods) == [
        ("barrel", "1", "0", "2", "0"),
        ("container", "2", "0", "0", "0"),
        ("crate", "3", "1", "0", "1"),
        ("passenger", "4", "0", "0", "1"),
    ]
    assert sentences_of(goods) == [
        "Your contracts also need 1 good of any type.",
        "The next price card: barrel 4, container 3, crate 2, passenger 1.",
    ]
    assert rows_of(table_of(position, None)["goods"])[2] == ("crate", "3")


def test_the_price_cards_are_for_the_one_who_chooses() -> None:
    position = bremerhaven(4, "prices", bids="3 prices", price="1234", loads={1: "kkpw-4 2 +1 barrel"})
    cards = table_of(position)["price-cards"]
    assert len(cards.lines) == 24
    assert rows_of(cards)[0] == ("present", "1", "2", "3", "4", "11 money")
    assert rows_of(cards)[23] == ("24", "4", "3", "2", "1", "9 money")
    assert cards.lines[23].things == ("price:price-4321",)
    assert all("price-cards" not in table_of(position, seat) for seat in (1, None))


# -- harbours ----------------------------------------------------------------------------------------------

HARBOUR = {
    "cash": 7,
    "balance": 5,
    "prestige": 3,
    "built": "tank-farm maritime-museum",
    "gained": "bank",
    "walls": "0 1 3 2",
    "cleared": "c3r1 c4r2 c3r2 c4r3",
    "stored": "3 crate 1 barrel 6 container",
    "docks": {2: "lotte 1 0 crate"},
    "loads": {1: "kk-2 1 +1 crate", 4: "bb-2 2"},
    "price": "1234",
}


def test_ones_own_harbour_with_what_building_costs() -> None:
    harbour = table_of(bremerhaven(2, **HARBOUR))["harbour-0"]  # type: ignore[arg-type]
    assert harbour.heading == "Ann, your harbour: 12 money × 3 prestige = 36 points"
    assert sentences_of(harbour) == [
        "7 money in cash, 5 in the Bank.",
        "Dock 1, berth 0: free.",
        "Dock 2, berth 1: Tramp Steamer Lotte, unloaded, 1 time marker, prestige 1.",
        "Dock 3, berth 2: free.",
        "Loading dock 1: contract for 2 crates, missing 1 crate, 1 time marker, no reward, penalty 1 money; "
        "the goods on it sell for 3 money.",
        "Loading dock 2: free.",
        "Loading dock 3: free.",
        "Loading dock 4: contract for 2 barrels, nothing delivered, 2 time markers, reward 1 money, penalty 2 money.",
        "Loading dock 4 is out of reach until column 4, row 1 is cleared.",
        "Storage: 1 barrel, 6 containers and 3 crates; no space is free.",
        "There is still room for: barrel and crate.",
        "Built: Tank Farm, prestige 1. Room for 4 barrels.",
        "Built: Maritime Museum, prestige 0. Each ship in your docks counts 1 prestige more.",
        "Not built yet; it needs a permit and a free storage space: Bank, prestige 0. "
        "Once a round: 1 money interest for every "
        "full 5 on this card, at most 3; then you may deposit up to 5 money. The balance counts at the end.",
        "Harbour value: 3; prestige below it rises to it at the end of the round.",
        "Quay wall 1: 0 bollards; the next costs 2 money.",
        "Quay wall 2: 1 bollard; the next costs 3 money.",
        "Quay wall 3: 3 bollards, full.",
        "Quay wall 4: 2 bollards; the next costs 5 money.",
        "Column 4, row 1 is covered; clearing it costs 4 money.",
        "Column 3, row 3 is covered; clearing it costs 2 money.",
    ]


def test_the_harbour_of_another_in_brief() -> None:
    harbour = table_of(bremerhaven(2, **HARBOUR), 1, "de")["harbour-0"]  # type: ignore[arg-type]
    assert harbour.heading == "Ann: 12 Geld × 3 Prestige = 36 Punkte"
    told = sentences_of(harbour)
    assert "Freie Ladedocks: 2 und 3." in told
    assert told[-2:] == [
        "Poller auf den Kaimauern 1 bis 4: 0, 1, 3 und 2.",
        "2 von 12 Feldern sind abgedeckt.",
    ]


# -- the round ---------------------------------------------------------------------------------------------


def test_the_round_with_its_event_and_who_decides() -> None:
    position = bremerhaven(3, bids={0: "5 permit"}, ladder=[0, 2, 1], news="public-works", step=3, left=7)
    start = table_of(position, 1, "fr")["round"]
    assert start.heading == "Manche 2\u00a0: enchères"
    assert sentences_of(start) == [
        "C'est maintenant à Ann de décider.",
        "Chacun pose une carte à son tour, dans l'ordre des rangs\u00a0: passage 2 sur 5.",
        "Le pion navire a encore 7 cases devant lui\u00a0; à la fin de cette manche, il avance de 3.",
        "Événement à la fin de cette manche, Travaux publics\u00a0: Chacun peut poser un bollard gratuit.",
    ]
    last = sentences_of(table_of(bremerhaven(3, step=3, left=3))["round"])
    assert last[2:] == [
        "This is the last round: the ship token moves 3 and has 3 to go.",
        "There is no event in this round.",
    ]


def test_a_card_to_be_placed_is_told_in_full() -> None:
    position = bremerhaven(2, "land", bids={1: "3 land-1"}, land="kk-2")
    assert "Ben has won a contract. 2 crates, delivery time 2, no reward, penalty 1 money." in sentences_of(
        table_of(position)["round"]
    )


def test_an_event_happens_now_or_at_the_end_of_the_round() -> None:
    told = [
        sentences_of(table_of(bremerhaven(2, stage, news="public-works"))["round"])[-1]
        for stage in ("bidding", "event")
    ]
    assert told == [
        "Event at the end of this round, Public works: Everybody may place a bollard for free.",
        "Event now, Public works: Everybody may place a bollard for free.",
    ]


def test_after_the_reveal_the_building_on_offer_is_that_of_the_next_round() -> None:
    told = [
        rows_of(table_of(bremerhaven(2, stage, bids="3 permit", cash=9))["town"])[1][1]
        for stage in ("bidding", "permit")
    ]
    assert told == ["Lighthouse, prestige 3. No ability.", "Next round: Lighthouse, prestige 3. No ability."]


def test_in_the_short_game_the_number_of_rounds_is_known() -> None:
    short = table_of(bremerhaven(3, mode="short"))["round"]
    assert short.heading == "Round 2 of 9: bidding"
    assert len(sentences_of(short)) == 2


def test_at_the_start_goods_are_chosen_from_the_supply() -> None:
    table = table_of(start(1).deal())
    assert table["round"].heading == "Set-up"
    assert list(table)[:4] == ["round", "ladder", "goods", "harbour-0"]
    assert [line.things for line in table["goods"].lines][3] == ("supply:passenger",)
    assert table["town"].columns == ("space", "what it brings")


def test_in_the_end_the_higher_rank_wins_a_tie() -> None:
    position = bremerhaven(
        3, "finish", cash={0: 4, 1: 9, 2: 6}, prestige={0: 3, 1: 2, 2: 3}, ladder=[0, 2, 1]
    )
    table = table_of(position, 1)
    assert table["round"].heading == "The game is over after round 2"
    assert sentences_of(table["round"]) == ["Chloé has the highest score: 18 points."]
    assert list(table) == ["round", "ladder", "harbour-1", "harbour-2", "harbour-0"]


@pytest.mark.parametrize(
    ("cash", "told"),
    [
        (49, "Grade Beachcomber; Deckhand from 500 points."),
        (50, "Grade Deckhand; Helmsman from 750 points."),
        (126, "Grade Commodore, the highest."),
    ],
)
def test_alone_the_grade_of_the_score_is_told(cash: int, told: str) -> None:
    table = table_of(bremerhaven(1, cash=cash, prestige=10))
    assert sentences_of(table["harbour-0"])[0] == told


def test_alone_the_end_tells_the_grade() -> None:
    position = bremerhaven(1, "finish", cash=50, prestige=10)
    assert sentences_of(table_of(position)["round"]) == ["A score of 500 points: Deckhand."]


def test_the_boards_come_first_while_players_bid_then_ones_own_harbour() -> None:
    bidding, working = bremerhaven(2), bremerhaven(2, "harbour", stored="1 crate", loads={1: "kk-2"})
    assert list(table_of(bidding, 1)) == [
        "round",
        "town",
        "sea",
        "land",
        "influence",
        "ladder",
        "goods",
        "harbour-1",
        "harbour-0",
    ]
    assert list(table_of(working, 1))[:4] == ["round", "ladder", "goods", "harbour-1"]
    assert list(table_of(working, None))[-2:] == ["harbour-0", "harbour-1"]


def test_ties_by_the_ladder_of_the_reveal_are_told() -> None:
    for ties, told in (("moment", 0), ("reveal", 1)):
        table = table_of(bremerhaven(2, options={"ties": ties}))
        assert len(sentences_of(table["ladder"])) == told


def test_values_that_are_in_hand_three_times() -> None:
    rules = own_deck()
    rules.deck.influence = [5, 5, 5, 6, 7, 7, 7, 7, 8, 8, 8, 9]
    row = rows_of(table_of(bremerhaven(2, rules=rules))["influence"])[0]
    assert row[1] == "3 times 5, 6 and 7"
