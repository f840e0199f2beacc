"""The end of the game, the score and the places."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.novgorod.position import Position, novgorod

SCORED = {0: "1 front 1", 1: "2 front 1", 2: "3 front 1"}
"""Career cards without a red X."""


def last_turn_over(
    seals: dict[int, int],
    ducats: dict[int, int] | None = None,
    career: dict[int, str] = SCORED,
    kontors: dict[int, str] | None = None,
    first: int = 0,
) -> Position:
    """A game of three that has just ended; the seals of the last career field are among those given."""
    last = (first + 2) % 3
    given = {seat: number - 1 if seat == last else number for seat, number in seals.items()}
    position = novgorod(
        3,
        seat=last,
        first=first,
        phase=4,
        last_round=True,
        privilege_used=True,
        seals=given,
        ducats=ducats or dict.fromkeys(range(3), 5),
        career=career,
        kontors=kontors or {},
    )
    assert position.over
    return position


# -- when it ends ----------------------------------------------------------------------------------------------


@rule("NOV-701")
@pytest.mark.parametrize(("seals", "last"), [(29, False), (30, True), (41, True)])
@pytest.mark.parametrize("who", [0, 1])
def test_thirty_seals_bring_the_last_round(seals: int, last: bool, who: int) -> None:
    position = novgorod(
        seat=1, first=0, privilege_used=True, seals={who: seals}, career={1: "4 front 0"}
    ).finish()
    assert (position.actor, position.last_round, position.round) == (0, last, 3)


@rule("NOV-701", "NOV-R27")
@pytest.mark.parametrize(("level", "last"), [(3, False), (4, True)])
def test_the_top_level_of_the_career_brings_the_last_round(level: int, last: bool) -> None:
    position = novgorod(seat=1, first=0, career={0: f"1 front {level}"}).finish()
    assert position.last_round == last


@rule("NOV-701")
def test_exactly_one_more_round_is_played_by_all() -> None:
    position = novgorod(3, seals={1: 30}).rounds()
    assert (position.last_round, position.actor) == (True, 0)
    for seat in range(3):
        assert (position.actor, position.round) == (seat, 3)
        position.finish()
    assert position.over


@rule("NOV-701", "NOV-R27")
def test_the_last_round_is_announced_at_the_end_of_a_round_only() -> None:
    position = novgorod(3, seals=30)
    for _ in range(2):
        position.finish()
        assert not position.last_round
    assert position.finish().last_round


@rule("NOV-701")
def test_seals_gained_by_the_last_player_in_phase_4_count() -> None:
    position = novgorod(seat=1, first=0, seals=28, career="2 front 1").finish()
    assert (position.seals(1), position.last_round) == (28 + 1 + 1, True)


# -- who wins --------------------------------------------------------------------------------------------------


@rule("NOV-702")
def test_variety_of_goods_is_scored_after_the_last_round_and_may_decide() -> None:
    def end(bonus: str) -> Position:
        return novgorod(
            seat=1,
            first=0,
            phase=4,
            last_round=True,
            privilege_used=True,
            bonus=bonus,
            seals={0: 31, 1: 30},
            ducats={0: 9, 1: 5},
            career={0: "1 front 1", 1: "2 front 1"},
            under={0: "order-01", 1: "order-02 order-06"},
        )

    without = end("career three-orders")
    assert ([without.seals(seat) for seat in (0, 1)], without.ranking) == ([31, 31], [[0], [1]])
    scored = end("career variety")
    assert ([scored.seals(seat) for seat in (0, 1)], scored.ranking) == ([31, 33], [[1], [0]])
    assert scored.score(1)["variety"] == 2


@rule("NOV-702")
def test_variety_of_goods_is_not_scored_at_the_end_of_other_rounds() -> None:
    position = novgorod(seat=1, first=0, phase=4, bonus="career variety", under={0: "order-01 order-18"})
    assert "variety" not in position.score(0)


@rule("NOV-703")
@pytest.mark.parametrize(
    ("career", "scored"),
    [("1 front 0", False), ("1 front 1", True), ("1 back 0", False), ("1 back 1", False), ("1 back 2", True)],
)
def test_a_red_x_loses_whatever_the_seals(career: str, scored: bool) -> None:
    position = last_turn_over({0: 50, 1: 31, 2: 32}, career={**SCORED, 0: career})
    assert position.ranking == ([[0], [2], [1]] if scored else [[2], [1], [0]])
    assert [score.verdict for score in position.state.scores()] == ["" if scored else "lost", "", ""]


@rule("NOV-704")
def test_the_most_seals_win() -> None:
    assert last_turn_over({0: 30, 1: 33, 2: 31}, ducats={0: 99, 1: 0, 2: 5}).ranking == [[1], [2], [0]]


@rule("NOV-705")
@pytest.mark.parametrize(
    ("ducats", "levels", "kontors", "ranking"),
    [
        pytest.param((7, 6, 5), (1, 2, 3), (2, 3, 4), [[0], [1], [2]], id="more ducats"),
        pytest.param((5, 5, 5), (3, 2, 1), (2, 3, 4), [[0], [1], [2]], id="more career levels"),
        pytest.param((5, 5, 5), (1, 1, 1), (4, 3, 2), [[0], [1], [2]], id="more kontors"),
        pytest.param((5, 5, 5), (1, 1, 1), (2, 2, 2), [[2], [1], [0]], id="moved later"),
        pytest.param((5, 5, 6), (1, 3, 1), (4, 2, 2), [[2], [1], [0]], id="one after the other"),
    ],
)
def test_ties(
    ducats: tuple[int, ...], levels: tuple[int, ...], kontors: tuple[int, ...], ranking: list[list[int]]
) -> None:
    cities = ["bergen", "riga", "danzig", "london"]
    position = last_turn_over(
        {0: 33, 1: 33, 2: 33 - levels[2] + 1},
        ducats=dict(enumerate(ducats)),
        career={seat: f"{seat + 1} front {level}" for seat, level in enumerate(levels)},
        kontors={seat: " ".join(cities[:count]) for seat, count in enumerate(kontors)},
    )
    assert [position.seals(seat) for seat in range(3)] == [33, 33, 33]
    assert position.ranking == ranking


@rule("NOV-706")
def test_the_parts_of_a_score_have_their_names_and_add_up() -> None:
    score = novgorod(phase=2).state.scores()[0]
    assert [name for name, _ in score.parts] == [
        "luxury-goods",
        "orders",
        "special-orders",
        "career",
        "privilege",
        "bonus-cards",
        "merchant",
        "variety",
    ]


@rule("NOV-706")
def test_every_seal_of_a_turn_stands_in_its_part() -> None:
    """A last turn with a long route, a luxury good in the merchant's city, a level and an order."""
    position = novgorod(
        first=1,
        last_round=True,
        speed=5,
        ducats=40,
        career="2 front 2",
        kontors="bergen visby novgorod riga danzig",
        left="order-13",
        under="order-01 order-02",
        manufactories={"danzig": "jewellery-amber"},
        merchant="danzig back",
        bonus="five-city-route variety",
    )
    position.sail("bergen visby novgorod riga danzig")
    position.play("make danzig", "recipe glass+amber", "rise")
    position.play("fulfil order-13 lower").play("end").finish()
    assert position.score() == {
        "luxury-goods": 3,
        "orders": 2,
        "career": 3,
        "bonus-cards": 4,
        "merchant": 1,
        "variety": 3,
    }
    assert position.seals() == 3 + 2 + 3 + 4 + 1 + 3


@rule("NOV-706")
def test_special_orders_and_the_privilege_have_parts_of_their_own() -> None:
    position = novgorod(
        kontors="bergen visby novgorod",
        speed=3,
        column="special-1:A special-2:A special-3:B special-4:C",
    )
    position.sail("bergen visby novgorod").play("special 1").deal().finish()
    assert position.score() == {"special-orders": 2, "privilege": 1}
