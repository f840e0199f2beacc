"""Chapter 1: set-up."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from roadstead.engine.cards import CardError
from roadstead.engine.game import CHANCE
from roadstead.engine.options import OptionError
from roadstead.games.shipyard import tasks
from roadstead.games.shipyard.deck import ACTIONS, COLUMNS
from roadstead.games.shipyard.state import FINAL, PLAY
from tests.rule import rule
from tests.rules.shipyard.position import (
    CANAL_IDS,
    CARD_IDS,
    CONTRACT_IDS,
    EMPLOYEE_IDS,
    TRAIN_IDS,
    Position,
    doing,
    own_deck,
    shipyard,
    start,
)

SEATS = [2, 3, 4]
FIRST_GAME = {"first_game": "on"}
LOOSE = ["build-ships", "rent-canal", "manufacture-equipment", "recruit-crew"]
PAID = ["engineer", "recruiter"]


def until(p: Position, verb: str, rng: Random | None = None) -> Position:
    """Let chance decide until it comes to a draw with this verb."""
    while p.actor == CHANCE and not p.legal()[0].startswith(verb + " "):
        p.play((rng or Random(1)).choice(p.legal()))
    return p


def fair(p: Position) -> list[str]:
    """The outcomes of chance without their verb, if all are equally likely."""
    assert set(p.weights().values()) == {1}
    return [text.partition(" ")[2] for text in p.legal()]


# -- the players


@rule("SHY-101", "SHY-D00")
@pytest.mark.parametrize("seats", SEATS)
def test_anybody_may_be_the_starting_player(seats: int) -> None:
    p = start(seats)
    assert fair(p) == [str(seat) for seat in range(seats)]
    p.play(f"first {seats - 1}").deal()
    assert p.actor == seats - 1


@rule("SHY-101", "SHY-D00")
def test_the_starting_player_can_be_fixed() -> None:
    p = start(3, {"start_seat": "2"}).deal()
    assert p.actor == 2
    with pytest.raises(OptionError):
        start(3, {"start_seat": "3"})


@rule("SHY-101")
@pytest.mark.parametrize("seats", SEATS)
def test_play_goes_clockwise(seats: int) -> None:
    p = start(seats, {"start_seat": "1"}).deal()
    users = []
    for _ in range(3 * seats):
        users.append(p.state.user)
        p.finish()
    assert users == [(1 + turn) % seats for turn in range(3 * seats)]


@rule("SHY-102", "SHY-105")
@pytest.mark.parametrize("seats", SEATS)
def test_what_each_player_starts_with(seats: int) -> None:
    p = start(seats).deal()
    for seat in range(seats):
        assert p.yard(seat) == "." * 9
        assert p.score(seat) == 0
        assert p.figure(seat) == ""
        assert p.canals(seat) == {}
        assert p.guilders(seat) == 6
        assert p.store(seat) == {}
        assert not p.employees(seat)
        assert not p.fleet(seat)


@rule("SHY-103", "SHY-I06")
@pytest.mark.parametrize(("seats", "cards"), [(2, 2), (3, 1), (4, 1)])
def test_one_figure_each_or_three_with_two_players(seats: int, cards: int) -> None:
    """Three figures are two on one card and one on another; the card with two is the one that advances."""
    p = start(seats).deal()
    while p.state.stage != PLAY:
        p.finish()
    marked = [p.figures(seat) for seat in range(seats)]
    advanced = p.state.user
    assert [len(figures) for figures in marked] == [
        cards - 1 if seat == advanced else cards for seat in range(seats)
    ]
    p.finish()
    assert len(p.figures(advanced)) == cards


@rule("SHY-104")
@pytest.mark.parametrize("seats", SEATS)
def test_each_player_has_a_starting_train(seats: int) -> None:
    p = start(seats)
    deck = p.state.deck
    for seat in range(seats):
        (train,) = p.trains(seat)
        assert deck.loads[TRAIN_IDS.index(train)] == [1, 1, 1]
        assert TRAIN_IDS.index(train) in deck.starters
    rest = sorted(set(TRAIN_IDS) - {train for seat in range(seats) for train in p.trains(seat)})
    assert fair(until(p, "train-up")) == rest
    assert len(rest) == 14 - seats


@rule("SHY-106", "SHY-I03", "SHY-D00")
@pytest.mark.parametrize("seats", SEATS)
def test_three_contracts_of_each_colour_are_dealt(seats: int) -> None:
    p = until(start(seats), "contract")
    dealt: dict[int, list[str]] = {seat: [] for seat in range(seats)}
    while p.legal()[0].startswith("contract "):
        owner, name = p.legal()[0].split()[1:]
        taken = [one for names in dealt.values() for one in names]
        assert [text.split()[1] for text in fair(p)] == [
            one for one in CONTRACT_IDS if one[0] == name[0] and one not in taken
        ]
        outcome = p.legal()[-1]
        dealt[int(owner)].append(outcome.split()[2])
        p.play(outcome)
    for seat in range(seats):
        assert Counter(name[0] for name in dealt[seat]) == {"b": 3, "g": 3}
        assert p.contracts(seat) == sorted(dealt[seat])


@rule("SHY-106", "SHY-D00")
def test_a_dealt_contract_is_seen_by_its_owner_only() -> None:
    p = until(start(3), "contract")
    code = p.codebook.code("contract 0 b05")
    assert p.codebook.notation(p.state.seen(0, CHANCE, code)) == "contract 0 b05"
    for viewer in (None, 1, 2):
        assert p.codebook.notation(p.state.seen(viewer, CHANCE, code)) == "contract 0 ?"


@rule("SHY-106")
def test_the_other_contracts_leave_the_game_unseen() -> None:
    """All that are not one's own may lie with the others or in the box."""
    p = shipyard(2, contracts={0: "b01 b02 b03 g01 g02 g03"})
    pools = {place.pool for place in p.state.hidden(0)}
    assert pools == {
        tuple(CONTRACT_IDS.index(name) for name in CONTRACT_IDS if name[0] == colour and name[1:] > "03")
        for colour in "bg"
    }
    assert p.to_end().over
    assert sum(len(p.contracts(seat)) + len(p.given(seat)) for seat in range(2)) == 12


# -- the markets


@rule("SHY-107", "SHY-108", "SHY-D00")
@pytest.mark.parametrize("seats", SEATS)
def test_ship_cards_are_turned_up_from_their_own_decks(seats: int) -> None:
    p = until(start(seats), "ship-card")
    decks = [[CARD_IDS[card] for card in cards] for cards in p.state.deck.ship_decks]
    columns: list[list[str]] = []
    for deck in (decks[0], decks[1], decks[1], decks[3]):
        columns.append([])
        for _ in range(5):
            taken = [card for column in columns for card in column]
            assert fair(p) == [card for card in deck if card not in taken]
            columns[-1].append(p.legal()[-1].split()[1])
            p.play(p.legal()[-1])
    assert [p.market(name) for name in COLUMNS[:4]] == columns
    assert (p.deck("bow"), p.deck("middle"), p.deck("stern")) == (21, 42, 21)
    assert p.view().first_middles == 22


@rule("SHY-107")
def test_the_larger_deck_of_middles_lies_on_the_smaller_one() -> None:
    """32 middles with the first back come before any of the 20 with the second."""
    p = start(3)
    first, second = ([CARD_IDS[card] for card in p.state.deck.ship_decks[deck]] for deck in (1, 2))
    assert (len(first), len(second)) == (32, 20)
    p = doing("build", decks={"middle": 21})
    assert p.view().first_middles == 1
    p.play("build sm101", "place 2", "build sm102", "place 3", "build sm103", "place 4")
    assert fair(p) == first[-1:]
    p.play(p.legal()[0])
    assert p.view().first_middles == 0
    assert fair(p) == second
    p.play(p.legal()[0])
    assert fair(p) == second[1:]


@rule("SHY-109", "SHY-D00")
@pytest.mark.parametrize("seats", SEATS)
def test_five_trains_and_five_canals_lie_face_up(seats: int) -> None:
    p = until(start(seats), "canal-up")
    assert fair(p) == CANAL_IDS
    p.deal()
    assert len(p.market("train")) == len(p.market("canal")) == 5
    assert p.deck("train") == 14 - seats - 5
    assert p.deck("canal") == 24 - 5


@rule("SHY-110", "SHY-I11")
@pytest.mark.parametrize("column", COLUMNS)
@pytest.mark.parametrize(("row", "price"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_what_the_rows_cost(column: str, row: int, price: int) -> None:
    name = {"train": "purchase", "canal": "rent"}.get(column, "build")
    verb = column if column in ("train", "canal") else "build"
    p = doing(name, guilders=5)
    card = p.market(column)[row - 1]
    assert p.play(f"{verb} {card}").guilders() == 5 - price
    if price:
        assert card not in doing(name, guilders=price - 1).choices(verb)
        assert card in doing(name, guilders=price).choices(verb)


@rule("SHY-110")
@pytest.mark.parametrize("column", ["bow", "middle-a", "middle-b", "stern", "train", "canal"])
def test_each_choice_tells_its_price(column: str) -> None:
    name = {"train": "purchase", "canal": "rent"}.get(column, "build")
    verb = column if column in ("train", "canal") else "build"
    p = doing(name, guilders=5)
    prices = [p.tells(f"{verb} {card}", "price") for card in p.market(column)]
    assert prices == [0, 1, 1, 2, 2]


@rule("SHY-110", "SHY-510")
def test_a_new_card_lies_at_the_dear_end() -> None:
    """Row 1 is the far end from the deck: the other cards slide there, the new card comes to row 5."""
    p = doing("purchase", guilders=1)
    before = p.market("train")
    p.play(f"train {before[0]}").deal("train-up t14")
    assert p.market("train") == [*before[1:], "t14"]


# -- the action track


@rule("SHY-111", "SHY-R06", "SHY-E40", "SHY-D00")
@pytest.mark.parametrize("seats", SEATS)
def test_four_cards_are_dealt_to_the_spaces_between_the_marked_ones(seats: int) -> None:
    p = until(start(seats), "track")
    rest = list(LOOSE)
    while rest:
        assert fair(p) == [name for name in ACTIONS if name in rest]
        rest.remove(fair(p)[-1])
        p.play(p.legal()[-1])
    assert not p.legal()[0].startswith("track ")
    p.deal()
    place = dict(p.track)
    assert place["hire-employee"] == 0
    assert place["exchange-commodities"] == -1
    assert [name for name in p.track if name in LOOSE] == ACTIONS[4:5] + ACTIONS[3:1:-1] + ACTIONS[:1]
    assert [place[name] for name in p.track if name in LOOSE] == [-2, -3, -4, -5]
    assert place["purchase-commodities"] == -7


@rule("SHY-111")
def test_the_foremost_card_lies_on_the_starting_space() -> None:
    p = start(3).deal()
    assert p.lead == max(p.positions) == 0
    assert p.track["hire-employee"] == 0


@rule("SHY-112", "SHY-R31")
@pytest.mark.parametrize(("seats", "count"), [(2, 7), (3, 7), (4, 8)])
def test_receive_subsidy_is_for_four_players(seats: int, count: int) -> None:
    p = start(seats).deal()
    assert len(p.track) == count
    assert ("receive-subsidy" in p.track) == (seats == 4)
    if seats == 4:
        assert p.track["receive-subsidy"] == -6
    assert (-6 in p.positions) == (seats == 4)


@rule("SHY-111", "SHY-112")
@pytest.mark.parametrize("name", ["hire-employee", "rent-canal"])
def test_the_lead_and_the_cards_that_are_dealt_are_in_play_with_two_players(name: str) -> None:
    with pytest.raises(CardError, match=f"'{name}' must be in play with two players"):
        own_deck(f"{name}: min_players = 2 -> min_players = 3")
    assert (
        len(start(3, rules=own_deck("purchase-commodities: min_players = 2 -> min_players = 4")).deal().track)
        == 6
    )


# -- the markers


@rule("SHY-113", "SHY-R31")
@pytest.mark.parametrize("seats", SEATS)
def test_the_countdown_is_as_long_as_the_number_of_players(seats: int) -> None:
    """From "4", "3" or "2" the marker comes to the end after 4, 3 or 2 laps."""
    assert start(seats).deal().laps == 0
    for lap in range(1, seats + 1):
        p = shipyard(seats, lead=23 * lap - 1)
        assert p.laps == lap - 1
        p.finish()
        assert p.laps == lap
        assert (p.state.stage == FINAL) == (lap == seats)
    assert len(start(seats).state.deck.give_up[seats - 2]) == seats


@rule("SHY-114", "SHY-D00")
@pytest.mark.parametrize(
    ("verb", "pieces"),
    [
        ("ring-at", ["cannon", "smokestack", "crane", "sail"]),
        ("circle-at", ["captain", "soldier", "propeller", "businessman"]),
    ],
)
def test_the_markers_of_equipment_and_crew_start_anywhere(verb: str, pieces: list[str]) -> None:
    p = until(start(3), verb)
    assert fair(p) == ["0", "1", "2", "3"]
    for sector, piece in enumerate(pieces):
        other = p.copy().play(f"{verb} {sector}").deal()
        assert (other.ring if verb == "ring-at" else other.circle) == piece


@rule("SHY-115", "SHY-R08", "SHY-I15")
def test_the_first_exchange_uses_setting_one() -> None:
    p = start(3, {"start_seat": "0"}).deal()
    assert p.setting == 0
    p.play("choose exchange-commodities", "main")
    assert p.setting == 1


@rule("SHY-116", "SHY-D00")
def test_the_employee_marker_starts_anywhere() -> None:
    p = until(start(3), "staff-at")
    assert fair(p) == [str(space) for space in range(8)]
    assert p.play("staff-at 5").deal().staff == 5


# -- the employees


@rule("SHY-117", "SHY-I02", "SHY-D00")
@pytest.mark.parametrize(("seats", "copies"), [(2, 1), (3, 2), (4, 2)])
def test_three_employees_on_each_space(seats: int, copies: int) -> None:
    p = until(start(seats), "employee")
    rng = Random(seats)
    rest = list(EMPLOYEE_IDS)
    for number in range(24):
        space = number // 3
        assert fair(p) == [f"{space} {name}" for name in rest]
        outcome = rng.choice(p.legal())
        rest.remove(outcome.split()[2])
        p.play(outcome)
    for space in range(8):
        assert list(p.space(space).values()) == [copies] * 3
    assert {name for space in range(8) for name in p.space(space)} == set(EMPLOYEE_IDS)


@rule("SHY-118", "SHY-D00")
@pytest.mark.parametrize("seed", range(4))
def test_in_a_first_game_each_space_has_one_engineer_or_recruiter(seed: int) -> None:
    rng = Random(seed)
    p = until(start(3, FIRST_GAME), "employee", rng)
    paid = [name for name in EMPLOYEE_IDS if name.split("-")[0] in PAID]
    for space in range(8):
        assert fair(p) == [f"{space} {name}" for name in paid]
        outcome = rng.choice(p.legal())
        paid.remove(outcome.split()[2])
        p.play(outcome)
    rest = [name for name in EMPLOYEE_IDS if name.split("-")[0] not in PAID]
    for number in range(16):
        assert fair(p) == [f"{number // 2} {name}" for name in rest]
        outcome = rng.choice(p.legal())
        rest.remove(outcome.split()[2])
        p.play(outcome)
    for space in range(8):
        assert len(p.space(space)) == 3
        assert sum(name.split("-")[0] in PAID for name in p.space(space)) == 1


@rule("SHY-118")
def test_without_the_option_a_space_may_have_several_engineers() -> None:
    p = until(start(3), "employee")
    p.play("employee 0 engineer-crane", "employee 0 engineer-sail", "employee 0 recruiter-captain")
    assert list(p.deal().space(0)) == ["engineer-crane", "engineer-sail", "recruiter-captain"]


@rule("SHY-D00")
def test_after_the_set_up_the_starting_player_chooses() -> None:
    p = start(3, {"start_seat": "1"}).deal()
    assert (p.actor, p.asked, p.state.turn) == (1, tasks.CHOOSE, 1)
