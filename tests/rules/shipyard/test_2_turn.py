"""Chapter 2: the shape of a turn, and the opening turns."""

from __future__ import annotations

import pytest

from roadstead.games.shipyard import tasks
from roadstead.games.shipyard.state import OPENING, PLAY
from tests.rule import rule
from tests.rules.shipyard.position import Position, own_deck, shipyard, start

CANAL = "c01 c02@c01:E"


def opening(seats: int, *moves: str) -> Position:
    """A new game from seat 0 on, with these cards chosen and performed in the quickest way."""
    p = start(seats, {"start_seat": "0"}).deal()
    for move in moves:
        p.play(f"choose {move}").finish()
    return p


# -- the five steps


@rule("SHY-201", "SHY-407")
def test_the_five_steps_of_a_full_turn() -> None:
    """Seat 1 finishes a ship by its action, then manufactures as the bonus action; the ship sails last."""
    p = shipyard(
        seat=0,
        track="purchase:9 hire:8 exchange:7 build:6 rent:5 manufacture:4 recruit:3",
        figures={0: "purchase", 1: "exchange", 2: "hire"},
        yard={1: "BM......."},
        canals={1: CANAL},
        store={1: "captain"},
        guilders={1: 8},
    )
    p.play("choose recruit-crew").finish()
    assert (p.actor, p.asked) == (1, tasks.CHOOSE)
    p.play("choose build-ships", "main").build("ss01 3").play("bonus manufacture-equipment", "manufacture 0")
    assert p.asked == tasks.LAUNCH
    p.play("sail 1").sail("c01 NE")
    steps = ("turn-of", "advances", "gets-income", "takes", "sails", "arrives")
    told = [key for key in p.story() if key in steps]
    assert told[told.index("turn-of") :] == [*steps, "turn-of", "advances"]


@rule("SHY-201", "SHY-301", "SHY-305")
def test_the_advance_comes_before_the_choice() -> None:
    p = shipyard(lead=9, figures={0: "recruit"})
    assert p.asked == tasks.CHOOSE
    assert p.lead == 10
    assert p.track["recruit-crew"] == 10


@rule("SHY-201", "SHY-312")
def test_income_comes_between_choice_and_action() -> None:
    p = shipyard(track="hire:10 exchange:9 build:8 rent:7 manufacture:6 recruit:5 purchase:4", guilders=0)
    p.play("choose build-ships")
    assert p.guilders() == 2
    assert p.asked == tasks.BUILD


@rule("SHY-201")
def test_a_turn_begins_with_nothing_chosen() -> None:
    p = shipyard(guilders={0: 20}).play("choose manufacture-equipment", "bonus recruit-crew", "recruit 0")
    view = p.view()
    assert (view.main, view.main_done, view.bonus_done) == (3, True, True)
    p.play("manufacture 0")
    view = p.view()
    assert (view.user, view.main, view.main_done, view.bonus_done) == (1, -1, False, False)


# -- opening turns with three or four players


@rule("SHY-202", "SHY-308")
@pytest.mark.parametrize("seats", [3, 4])
def test_an_opening_turn_has_no_advance(seats: int) -> None:
    p = start(seats, {"start_seat": "0"}).deal()
    track = dict(p.track)
    for seat in range(seats):
        assert p.state.stage == OPENING
        assert p.actor == seat
        p.play("choose " + p.choices("choose")[0])
        assert p.track == track
        if seat < seats - 1:
            p.finish()
    assert p.lead == 0


@rule("SHY-202", "SHY-D01")
@pytest.mark.parametrize("seats", [3, 4])
def test_any_card_without_a_figure_may_be_chosen_the_foremost_too(seats: int) -> None:
    p = shipyard(seats, phase="opening")
    assert len(p.choices("choose")) == 7 + (seats == 4)
    assert p.can("choose hire-employee")
    assert p.track["hire-employee"] == p.lead
    p = shipyard(seats, phase="opening", seat=1, figures={0: "hire"})
    assert len(p.choices("choose")) == 6 + (seats == 4)
    assert not p.can("choose hire-employee")
    p = shipyard(seats, phase="opening", seat=2, figures={0: "hire", 1: "build"})
    assert len(p.choices("choose")) == 5 + (seats == 4)
    assert not p.can("choose build-ships")


@rule("SHY-202", "SHY-306")
def test_in_an_opening_turn_the_action_must_be_possible_too() -> None:
    p = shipyard(phase="opening", trains="")
    assert not p.can("choose exchange-commodities")
    assert p.can("choose rent-canal")


@rule("SHY-203", "SHY-R22")
def test_income_in_opening_turns() -> None:
    """3 players, cards on 0 to -5 and -7: one guilder for each occupied card ahead, none for the gap."""
    p = shipyard(phase="opening")
    assert {p.income(name) for name in p.track} == {0}
    p = shipyard(phase="opening", seat=1, figures={0: "exchange"})
    assert p.income("hire") == 0
    assert [p.income(name) for name in ("build", "recruit", "purchase")] == [1, 1, 1]
    p = shipyard(phase="opening", seat=2, figures={0: "exchange", 1: "rent"}, guilders={2: 6})
    assert [p.income(name) for name in ("hire", "build", "manufacture", "purchase")] == [0, 1, 2, 2]
    assert p.play("choose purchase-commodities").guilders(2) == 8


@rule("SHY-203", "SHY-308")
def test_in_an_opening_turn_a_figure_on_the_lead_counts() -> None:
    p = shipyard(phase="opening", seat=1, figures={0: "hire"})
    assert p.income("exchange") == 1
    assert p.income("purchase") == 1


@rule("SHY-203", "SHY-R22")
def test_no_bonus_for_empty_spaces_in_an_opening_turn() -> None:
    """A gap of three, such as no opening has, would bring a guilder in a full turn."""
    track = "hire:0 exchange:-1 build:-2 rent:-3 manufacture:-4 recruit:-5 purchase:-9"
    p = shipyard(phase="opening", track=track, rules=own_deck("[action_track.start]: 16 -> 14"))
    assert p.income("purchase") == 0
    track = "hire:14 exchange:13 build:12 rent:11 manufacture:10 recruit:9 purchase:5"
    full = shipyard(track=track, advanced=True, figures={1: "exchange", 2: "build"})
    assert full.income("purchase") == 3


@rule("SHY-204", "SHY-409")
def test_a_bonus_action_in_the_first_turn_of_the_game() -> None:
    p = start(3, {"start_seat": "0"}).deal()
    p.play("choose manufacture-equipment")
    assert p.can("bonus recruit-crew")
    p.play("bonus recruit-crew")
    assert p.guilders() == 0
    assert sum(p.store().values()) == 2  # with no guilders left both actions take the free piece


@rule("SHY-204")
def test_a_cruise_in_an_opening_turn() -> None:
    p = start(3, {"start_seat": "0"}).deal()
    bow, middle, stern = (p.market(column)[0] for column in ("bow", "middle-a", "stern"))
    p.play("choose build-ships", "main").build(f"{bow} 1", f"{middle} 2", f"{stern} 3").play("end")
    assert p.yard(0) == "." * 9  # no captain: scrapped without a question
    assert p.lost == [bow, middle, stern]
    assert p.actor == 1


# -- opening turns with two players


@rule("SHY-205", "SHY-103")
def test_the_opening_with_two_players() -> None:
    p = opening(2)
    users = []
    for card in ("build-ships", "recruit-crew", "rent-canal", "manufacture-equipment"):
        assert p.state.stage == OPENING
        users.append(p.actor)
        p.play(f"choose {card}").finish()
    assert users == [0, 1, 0, 1]
    assert p.state.stage == PLAY
    assert p.actor == 0
    assert p.figures(1) == ["recruit-crew", "manufacture-equipment"]
    # the card chosen first has two figures: it is the one that advanced
    assert p.track["build-ships"] == p.lead == 1
    assert p.figures(0) == ["rent-canal"]


@rule("SHY-205", "SHY-D01")
def test_the_second_opening_turn_needs_another_card_without_figures() -> None:
    p = opening(2, "build-ships", "recruit-crew")
    assert set(p.choices("choose")) == set(p.track) - {"build-ships", "recruit-crew"}


@rule("SHY-206", "SHY-311")
def test_in_the_opening_with_two_players_cards_count_once_and_ones_own_too() -> None:
    p = shipyard(2, phase="opening", seat=0, figures={0: "hire", 1: "exchange"})
    assert p.income("build") == 2
    p = shipyard(2, phase="opening", seat=1, figures={0: "hire build", 1: "exchange"})
    assert p.income("rent") == 3
    p = shipyard(2, phase="opening", seat=1, figures={0: "build rent", 1: "exchange"}, guilders={1: 0})
    assert p.income("hire") == 0
    assert p.play("choose purchase-commodities").guilders(1) == 3


@rule("SHY-207")
@pytest.mark.parametrize(("seats", "openings"), [(2, 4), (3, 3), (4, 4)])
def test_after_the_opening_turns_all_turns_are_full(seats: int, openings: int) -> None:
    p = opening(seats)
    for turn in range(1, openings + 8):
        assert p.state.turn == turn
        assert p.state.stage == (OPENING if turn <= openings else PLAY)
        assert p.lead == max(0, turn - openings)
        p.finish()
