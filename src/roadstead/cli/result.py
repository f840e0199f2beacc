"""The end of a game: places, points and what broke a tie."""

from __future__ import annotations

from itertools import pairwise

from rich import box
from rich.table import Table

from roadstead.cli.terminal import Terminal
from roadstead.engine.game import Score
from roadstead.text.voice import Voice

MANY_PARTS = 4
"""A score with more parts than this is shown with a row per part."""


def show_result(scores: list[Score], ranking: list[list[int]], voice: Voice, terminal: Terminal) -> None:
    by_seat = {score.seat: score for score in scores}
    terminal.line()
    few = len(parts_of(by_seat)) <= MANY_PARTS
    terminal.show((score_table if few else long_table)(by_seat, ranking, voice))
    for verdict in dict.fromkeys(score.verdict for score in scores if score.verdict):
        terminal.show(voice.label("verdict", verdict))
    losers = [voice.player(score.seat) for score in scores if score.lost]
    if losers and len(scores) > 1:
        terminal.show(voice.ui("have-lost", names=voice.join(losers)))
    for text in explain_ties(by_seat, ranking, voice):
        terminal.show(text)
    if len(scores) > 1:
        terminal.show(winner_text(by_seat, ranking, voice), style="bold")


def winner_text(by_seat: dict[int, Score], ranking: list[list[int]], voice: Voice) -> str:
    """The first in the ranking, unless they have lost: then nobody wins."""
    winners = [voice.player(seat) for seat in ranking[0] if not by_seat[seat].lost]
    if not winners:
        return voice.ui("no-winner")
    return voice.ui("winner", names=voice.join(winners), count=len(winners))


def score_table(by_seat: dict[int, Score], ranking: list[list[int]], voice: Voice) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("", justify="right")
    table.add_column(voice.ui("column-player"))
    product = is_product(by_seat)
    parts = parts_of(by_seat)
    for at, part in enumerate(parts):
        if at and product:
            table.add_column("")
        table.add_column(voice.label("score", part), justify="right")
    if product:
        table.add_column("")
    table.add_column(voice.ui("column-total"), justify="right", style="bold")
    for place, seat in places(ranking, by_seat):
        score = by_seat[seat]
        points = [str(dict(score.parts).get(part, 0)) for part in parts]
        cells = with_signs(points) if product else points
        table.add_row(place_text(place, by_seat[seat]), voice.player(seat), *cells, total_text(seat, by_seat))
    return table


def long_table(by_seat: dict[int, Score], ranking: list[list[int]], voice: Voice) -> Table:
    """A row per part, a column per player."""
    table = Table(box=box.SIMPLE_HEAD, show_footer=True, footer_style="bold")
    table.add_column("", voice.ui("column-total"))
    order = places(ranking, by_seat)
    for place, seat in order:
        head = f"{place_text(place, by_seat[seat])} {voice.player(seat)}"
        table.add_column(head, total_text(seat, by_seat), justify="right")
    for part in parts_of(by_seat):
        points = [str(dict(by_seat[seat].parts).get(part, 0)) for _, seat in order]
        table.add_row(voice.label("score", part), *points)
    return table


def parts_of(by_seat: dict[int, Score]) -> list[str]:
    """The parts that anybody scored in; all of them where they are multiplied."""
    every = [part for score in by_seat.values() for part in score.parts]
    scored = {name for name, points in every if points or is_product(by_seat)}
    return [name for name in dict.fromkeys(name for name, _ in every) if name in scored]


def is_product(by_seat: dict[int, Score]) -> bool:
    return all(score.how == "product" for score in by_seat.values())


def place_text(place: int, score: Score) -> str:
    return "–" if score.lost else f"{place}."


def total_text(seat: int, by_seat: dict[int, Score]) -> str:
    """In brackets where it does not count."""
    score = by_seat[seat]
    return f"({score.total})" if score.lost and len(by_seat) > 1 else str(score.total)


def with_signs(points: list[str]) -> list[str]:
    """Points that are multiplied, with the signs between and after them."""
    cells: list[str] = []
    for at, point in enumerate(points, 1):
        cells += [point, "×" if at < len(points) else "="]
    return cells


def places(ranking: list[list[int]], by_seat: dict[int, Score]) -> list[tuple[int, int]]:
    """Each seat with its place; seats that share a place have the same number."""
    found: list[tuple[int, int]] = []
    for seats in ranking:
        place = len(found) + 1
        found += [
            (place, score.seat)
            for score in sorted((by_seat[seat] for seat in seats), key=ranking_key, reverse=True)
        ]
    return found


def ranking_key(score: Score) -> tuple[int, ...]:
    return (score.total, *(value for _, value in score.ties))


def explain_ties(by_seat: dict[int, Score], ranking: list[list[int]], voice: Voice) -> list[str]:
    """Why one of two neighbours in the ranking with equal totals stands before the other."""
    texts: list[str] = []
    for upper, lower in pairwise(ranking):
        first, second = by_seat[upper[0]], by_seat[lower[0]]
        if first.total != second.total or second.lost:
            continue
        for (name, more), (_, less) in zip(first.ties, second.ties, strict=True):
            if more != less:
                tie = voice.label("tie", name)
                first_names = voice.join([voice.player(seat) for seat in upper])
                second_names = voice.join([voice.player(seat) for seat in lower])
                texts.append(
                    voice.ui(
                        "broken-tie", first=first_names, second=second_names, tie=tie, more=more, less=less
                    )
                )
                break
    return texts
