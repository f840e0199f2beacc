"""Chapter 3: advance, choose, income."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from roadstead.games.shipyard.deck import ACTIONS
from tests.rule import rule
from tests.rules.shipyard.position import Position, shipyard

SEVEN = "hire exchange build rent manufacture recruit purchase"
EIGHT = SEVEN + " receive"


def laid(positions: str, cards: str = SEVEN) -> str:
    """Cards on these positions, as `track` wants them."""
    return " ".join(f"{card}:{p}" for card, p in zip(cards.split(), positions.split(), strict=True))


def around_the_board(positions: list[int], moved: int) -> list[int]:
    """The advance as it is done with cards on a board of 23 spaces (SHY-301, SHY-304); gives the spaces."""
    spaces = [position % 23 for position in positions]
    front = spaces[positions.index(max(positions))]
    spaces[moved] = (front + 1) % 23
    ahead = (front + 2) % 23
    pushed = [card for card, space in enumerate(spaces) if space == ahead]
    while pushed:
        card = pushed.pop()
        spaces[card] = (spaces[card] + 1) % 23
        pushed = [other for other, space in enumerate(spaces) if space == spaces[card] and other != card]
    return spaces


# -- advance


@rule("SHY-301")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_own_card_goes_directly_ahead_of_the_lead(seats: int) -> None:
    cards = SEVEN if seats == 3 else EIGHT
    track = laid("20 18 15 14 11 9 6 5"[: 19 if seats == 3 else 99], cards)
    figures = {0: "rent", 1: "build", 2: "purchase", 3: "receive"}
    p = shipyard(seats, track=track, figures={seat: figures[seat] for seat in range(seats)})
    assert p.positions == [21, 20, 18, 15, 11, 9, 6, 5][: seats + 4]
    assert p.track["rent-canal"] == p.lead == 21
    assert p.figures(0) == []
    assert p.figures(1) == ["build-ships"]
    assert not p.can("choose rent-canal")


@rule("SHY-302", "SHY-I07")
def test_a_card_that_is_the_lead_still_moves_one_space() -> None:
    p = shipyard(track=laid("0 -1 -2 -3 -4 -5 -7"), figures={0: "hire", 1: "build", 2: "rent"})
    assert p.positions == [1, -1, -2, -3, -4, -5, -7]
    assert p.track["hire-employee"] == 1


@rule("SHY-302", "SHY-I07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_lead_moves_one_space_in_each_full_turn(seats: int) -> None:
    p = shipyard(seats)
    lead = p.lead
    for turn in range(1, 20):
        p.finish()
        assert p.lead == lead + turn


@rule("SHY-303", "SHY-E08")
def test_with_two_players_the_card_chosen_two_turns_ago_advances() -> None:
    p = shipyard(2, figures={0: "build rent", 1: "hire exchange"})
    assert p.track["build-ships"] == p.lead
    assert p.figures(0) == ["rent-canal"]
    p.play("choose recruit-crew").finish().finish()
    # now Rent Canal had two figures and Recruit Crew one
    assert p.actor == 0
    assert p.track["rent-canal"] == p.lead
    assert p.figures(0) == ["recruit-crew"]


@rule("SHY-304", "SHY-I05")
def test_a_card_right_ahead_of_the_new_lead_is_pushed() -> None:
    p = shipyard(track=laid("30 28 25 20 15 12 9"), figures={0: "build", 1: "hire", 2: "rent"})
    assert p.positions == [31, 30, 28, 20, 15, 12, 10]
    p = shipyard(track=laid("30 28 25 20 15 12 10"), figures={0: "build", 1: "hire", 2: "rent"})
    assert p.positions == [31, 30, 28, 20, 15, 12, 10]


@rule("SHY-304")
def test_pushed_cards_push_on_down_the_line() -> None:
    p = shipyard(track=laid("30 28 25 20 11 10 9"), figures={0: "build", 1: "hire", 2: "rent"})
    assert p.positions == [31, 30, 28, 20, 12, 11, 10]
    p = shipyard(track=laid("30 28 25 20 12 10 9"), figures={0: "build", 1: "hire", 2: "rent"})
    assert p.positions == [31, 30, 28, 20, 12, 11, 10]


@rule("SHY-304")
def test_the_rearmost_card_itself_may_advance() -> None:
    p = shipyard(track=laid("30 28 25 20 11 10 9"), figures={0: "purchase", 1: "hire", 2: "rent"})
    assert p.positions == [31, 30, 28, 25, 20, 11, 10]


@rule("SHY-304", "SHY-305", "SHY-I05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_advance_is_that_of_cards_on_a_board(seats: int) -> None:
    rng = Random(seats)
    names = (EIGHT if seats == 4 else SEVEN).split()
    for _ in range(60):
        lead = rng.randrange(0, 60)
        crowded = rng.random() < 0.5
        room = list(range(lead - 21, lead - 12 if crowded else lead))
        positions = [lead, *sorted(rng.sample(room, len(names) - 1), reverse=True)]
        order = rng.sample(names, len(names))
        track = " ".join(f"{name}:{p}" for name, p in zip(order, positions, strict=True))
        chosen = rng.sample(names, 4 if seats == 2 else seats)
        if seats == 2:
            figures = {0: " ".join(chosen[:2]), 1: " ".join(chosen[2:])}
        else:
            figures = dict(enumerate(chosen))
        p = shipyard(seats, track=track, figures=figures)
        moved = order.index(chosen[0])
        wanted = around_the_board(positions, moved)
        found = [p.track[next(word for word in ACTIONS if word.startswith(name))] for name in order]
        assert [position % 23 for position in found] == wanted
        assert p.lead == lead + 1 == max(found)
        assert min(found) >= p.lead - 21
        kept = [name for name in order if name != chosen[0]]
        assert [card.partition("-")[0] for card in p.track] == [chosen[0], *kept]


# -- choose


def afterwards(positions: str, figures: dict[int, str], seats: int = 3, guilders: int = 6) -> Position:
    """The choice of seat 0, with the track as it lies after the advance."""
    cards = SEVEN if seats < 4 else EIGHT
    track = laid(positions, cards)
    return shipyard(seats, track=track, advanced=True, figures={0: "", **figures}, guilders=guilders)


@rule("SHY-306", "SHY-307", "SHY-D01")
def test_the_lead_and_cards_with_figures_cannot_be_chosen() -> None:
    p = afterwards("14 13 12 10 8 5 1", {1: "build", 2: "rent"})
    assert p.choices("choose") == [
        "purchase-commodities",
        "manufacture-equipment",
        "recruit-crew",
        "exchange-commodities",
    ]


@rule("SHY-306", "SHY-D01", "SHY-E08")
def test_with_two_players_the_own_other_card_cannot_be_chosen_either() -> None:
    p = afterwards("14 13 12 10 8 5 1", {0: "rent", 1: "build exchange"}, seats=2)
    assert p.choices("choose") == ["purchase-commodities", "manufacture-equipment", "recruit-crew"]


@rule("SHY-307", "SHY-R29", "SHY-I16")
@pytest.mark.parametrize(("seats", "count"), [(2, 3), (3, 4), (4, 4)])
def test_how_many_cards_there_are_to_choose_from(seats: int, count: int) -> None:
    p = shipyard(seats)
    for _ in range(12):
        assert len(p.choices("choose")) == count
        p.finish()


UNABLE: dict[str, dict[str, Any]] = {
    "exchange": {"trains": ""},
    "rent": {"decks": {"canal": 0}},
    "purchase": {"decks": {"train": 0}},
    "hire": {"guilders": 0},
    "build": {},
}


@rule("SHY-306", "SHY-R03", "SHY-R25", "SHY-511", "SHY-566", "SHY-571")
@pytest.mark.parametrize("name", UNABLE)
def test_an_action_that_cannot_be_performed_cannot_be_chosen(name: str) -> None:
    """The card in question lies ahead of all figures, so it brings no income."""
    order = [name, *(card for card in SEVEN.split() if card not in (name, "recruit", "manufacture"))]
    track = laid("14 13 12 11 10 9 8", " ".join(["recruit", *order, "manufacture"]))
    figures = {0: "", 1: order[1], 2: order[2]}
    full = next(word for word in ACTIONS if word.startswith(name))
    able = shipyard(track=track, advanced=True, figures=figures)
    assert able.can(f"choose {full}")
    unable = shipyard(track=track, advanced=True, figures=figures, **UNABLE[name])
    if name == "build":
        unable.fill_yard()
    assert not unable.can(f"choose {full}")
    assert unable.can("choose manufacture-equipment")


# -- income


@rule("SHY-308")
def test_each_occupied_card_ahead_pays_one_guilder() -> None:
    p = afterwards("14 13 12 11 10 9 8", {1: "exchange", 2: "manufacture"}, guilders=0)
    assert [p.income(name) for name in ("build", "rent", "recruit", "purchase")] == [1, 1, 2, 2]
    assert p.tells("choose recruit-crew", "guilders") == 2
    assert p.copy().play("choose recruit-crew").guilders() == 2
    assert p.play("choose build-ships").guilders() == 1


@rule("SHY-308")
def test_a_card_ahead_of_all_figures_brings_nothing() -> None:
    p = afterwards("14 13 12 11 10 9 8", {1: "rent", 2: "manufacture"})
    assert p.income("exchange") == p.income("build") == 0


@rule("SHY-308")
def test_the_lead_does_not_count_in_a_full_turn() -> None:
    """It is the card from which the figure was lifted."""
    p = shipyard(track=laid("14 13 12 11 10 9 8"), figures={0: "purchase", 1: "exchange", 2: "rent"})
    assert p.track["purchase-commodities"] == p.lead
    assert p.income("hire") == 0
    assert p.income("build") == 1
    assert p.income("recruit") == 2


@rule("SHY-308")
def test_ahead_means_a_greater_position_and_not_a_greater_space() -> None:
    """Position 24 is space 1 and still ahead of position 22."""
    p = afterwards("25 24 22 21 20 19 18", {1: "exchange", 2: "recruit"})
    assert p.income("build") == 1
    assert p.income("rent") == 1


GAPS = {2: 0, 3: 1, 4: 1, 5: 1, 6: 2, 8: 2, 9: 3}


@rule("SHY-309", "SHY-E04")
@pytest.mark.parametrize("gap", GAPS)
def test_the_bonus_for_empty_spaces(gap: int) -> None:
    p = afterwards(f"24 23 22 21 20 19 {18 - gap}", {1: "exchange", 2: "build"}, guilders=0)
    assert p.income("purchase") == 2 + GAPS[gap]
    assert p.play("choose purchase-commodities").guilders() == 2 + GAPS[gap]


@rule("SHY-309")
def test_the_gap_ends_at_the_next_card_occupied_or_not() -> None:
    p = afterwards("24 20 16 12 8 4 3", {1: "exchange", 2: "build"})
    assert p.income("rent") == 2 + 1
    assert p.income("purchase") == 2
    occupied = afterwards("24 23 22 21 20 19 12", {1: "exchange", 2: "recruit"})
    assert occupied.income("purchase") == 2 + 2
    assert occupied.income("rent") == 1


@rule("SHY-309")
def test_behind_all_figures_every_card_has_the_bonus() -> None:
    p = afterwards("24 23 22 18 14 10 6", {1: "exchange", 2: "build"})
    assert [p.income(name) for name in ("rent", "manufacture", "recruit", "purchase")] == [3, 3, 3, 3]


@rule("SHY-310")
def test_no_bonus_with_a_figure_behind() -> None:
    p = afterwards("24 20 16 12 8 4 3", {1: "exchange", 2: "purchase"})
    assert [p.income(name) for name in ("build", "rent", "manufacture", "recruit")] == [1, 1, 1, 1]


@rule("SHY-310")
def test_with_two_players_the_own_card_behind_prevents_the_bonus_too() -> None:
    p = afterwards("24 20 16 12 8 4 3", {0: "purchase", 1: "exchange build"}, seats=2)
    assert [p.income(name) for name in ("rent", "manufacture", "recruit")] == [2, 2, 2]
    other = afterwards("24 20 16 12 8 4 3", {0: "rent", 1: "exchange build"}, seats=2)
    assert [other.income(name) for name in ("manufacture", "recruit", "purchase")] == [4, 4, 3]


@rule("SHY-311")
def test_with_two_players_cards_count_and_not_figures() -> None:
    """Ahead lie the opponent's two cards and the own one with two figures: three cards, six figures."""
    p = afterwards("14 13 12 11 10 9 8", {0: "exchange", 1: "build rent"}, seats=2, guilders=0)
    assert p.income("recruit") == 3
    assert p.play("choose recruit-crew").guilders() == 3


@rule("SHY-312", "SHY-R03")
def test_income_may_pay_for_the_action() -> None:
    p = afterwards("14 13 12 11 10 9 8", {1: "exchange", 2: "build"}, guilders=0)
    p.play("choose rent-canal")
    expensive = p.market("canal")[4]
    assert p.can(f"canal {expensive}")
    assert p.play(f"canal {expensive}").guilders() == 0


@rule("SHY-312", "SHY-R03", "SHY-562", "SHY-566")
def test_income_counts_for_the_ability() -> None:
    """The marker stands on space 0; on space 1 all cost a surcharge, every space beyond costs a step."""
    ahead = laid("14 13 12 11 10 9 8", "recruit hire exchange build rent manufacture purchase")
    behind = laid("14 13 12 11 10 9 8", "recruit exchange hire build rent manufacture purchase")
    figures = {0: "", 1: "exchange", 2: "build"}
    assert not shipyard(track=ahead, advanced=True, figures=figures, guilders=0).can("choose hire-employee")
    p = shipyard(track=behind, advanced=True, figures=figures, guilders=0)
    assert p.can("choose hire-employee")
    assert shipyard(track=ahead, advanced=True, figures=figures, guilders=1).can("choose hire-employee")
    p.play("choose hire-employee", "hire engineer-sail")
    assert p.guilders() == 0
