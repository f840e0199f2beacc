"""The end of a game explained: places, parts, tie-breaks in words, and what decided between one place and the next."""

from __future__ import annotations

from dataclasses import replace

import pytest

from roadstead.engine.cards import LANGUAGES
from roadstead.engine.game import Score, ranking_of
from roadstead.games import NAMES, load
from roadstead.protocol import GameName, SeatResult
from roadstead.server.results import Naming, explain_places
from roadstead.text.voice import Voice
from tests.server.running import Running, go, guests
from tests.server.test_past import uploaded
from tests.server.twins import Setup

HARBOUR = load("harbour").rules()


def score(seat: int, buildings: int, owned: int = 5, goods: int = 0) -> Score:
    ties = (("buildings-owned", owned), ("goods-left", goods))
    return Score(seat, (("buildings", buildings),), buildings, ties)


def told(*scores: Score, resigned: set[int] | None = None, language: str = "") -> list[SeatResult]:
    """The result of a game of Harbour; who resigned is ranked last."""
    gone = resigned or set()
    places = [0] * len(scores)
    for last in (False, True):
        for shared in ranking_of(list(scores)):
            place = sum(1 for placed in places if placed) + 1
            for seat in shared:
                if (seat in gone) is last:
                    places[seat] = place
    voice = Voice(HARBOUR, language, ["Ann", "Ben", "Cleo", "Dora"]) if language else None
    return explain_places(list(scores), places, gone, Naming(HARBOUR.game, voice))


def decisions(results: list[SeatResult]) -> list[tuple[str, str, int, int, list[int]] | None]:
    return [
        (each.decided.by, each.decided.name, each.decided.more, each.decided.less, each.decided.over)
        if each.decided is not None
        else None
        for each in results
    ]


def test_points_decide() -> None:
    results = told(score(0, 20), score(1, 34))
    assert [(each.seat, each.place, each.total) for each in results] == [(1, 1, 34), (0, 2, 20)]
    assert decisions(results) == [("total", "", 34, 20, [0]), None]


def test_a_tie_is_broken_by_the_first_key_that_differs() -> None:
    results = told(score(0, 34, 5, 3), score(1, 34, 5, 5), score(2, 34, 6, 0))
    assert [each.seat for each in results] == [2, 1, 0]
    assert decisions(results) == [
        ("tie", "buildings-owned", 6, 5, [1]),
        ("tie", "goods-left", 5, 3, [0]),
        None,
    ]
    assert [each.decided.rule for each in results if each.decided] == ["HAR-706", "HAR-706"]


def test_a_shared_place_stands_before_the_next_one() -> None:
    results = told(score(0, 30), score(1, 34), score(2, 34), score(3, 30))
    assert [(each.seat, each.place) for each in results] == [(1, 1), (2, 1), (0, 3), (3, 3)]
    assert decisions(results) == [("total", "", 34, 30, [0, 3])] * 2 + [None] * 2


def test_who_resigned_is_last_whatever_the_points() -> None:
    results = told(score(0, 50), score(1, 10), score(2, 12), resigned={0})
    assert [(each.seat, each.place, each.resigned) for each in results] == [
        (2, 1, False),
        (1, 2, False),
        (0, 3, True),
    ]
    assert decisions(results) == [("total", "", 12, 10, [1]), ("resigned", "", 0, 0, [0]), None]


def test_who_has_lost_is_told_with_the_rule() -> None:
    rules = load("novgorod").rules()
    winner = Score(0, (("orders", 20),), 20, (("ducats", 1),))
    loser = replace(winner, seat=1, total=40, verdict="lost", lost=True)
    first, last = explain_places([winner, loser], [1, 2], set(), Naming(rules.game, Voice(rules, "de", [])))
    assert first.decided is not None
    assert (first.decided.by, first.decided.rule) == ("lost", "NOV-703")
    assert last.lost
    assert last.verdict_text.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_come_in_words_with_a_language_alone(language: str) -> None:
    [first, _] = told(score(0, 34, 5, 3), score(1, 34, 5, 5), language=language)
    assert first.decided is not None
    assert first.decided.text == first.ties[1].text != ""
    assert all(part.text and part.rule for part in first.parts + first.ties)
    [plain, _] = told(score(0, 34, 5, 3), score(1, 34, 5, 5))
    assert not any(part.text for part in plain.parts + plain.ties)


@pytest.mark.parametrize("game", NAMES)
def test_a_finished_game_is_explained(shared: Running, game: GameName) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            table = await uploaded(ann, Setup(game, 2), 7)
            results = (await ann.scores(table.id, lang="fr")).results
            assert [(each.seat, each.place, each.total) for each in results] == sorted(
                ((seat.seat, seat.place, seat.total) for seat in table.seats), key=lambda row: row[1]
            )
            for each in results:
                points = [part.points for part in each.parts]
                product = each.how == "product"
                assert each.total == (points[0] * points[1] if product else sum(points))
                assert all(part.rule and part.text for part in each.parts + each.ties)
                assert not each.verdict or each.verdict_text
            assert results[-1].decided is None
            assert results[0].decided is not None

    go(scenario())


def test_a_game_ended_by_vote_has_no_places(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as [ann]:
            table = await ann.create("harbour", me=1, bots=["random"], options={"start_seat": "0"})
            async with ann.live(table.id, 0) as live:
                await live.vote_end()
            scores = await ann.scores(table.id)
            assert scores.points
            assert scores.results == []

    go(scenario())
