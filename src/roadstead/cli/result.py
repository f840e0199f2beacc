"""The end of a game: places, points and what broke a tie."""

from __future__ import annotations

from itertools import pairwise

from rich import box
from rich.table import Table

from roadstead.cli.terminal import Terminal
from roadstead.engine.game import Score
from roadstead.text.voice import Voice


def show_result(scores: list[Score], ranking: list[list[int]], voice: Voice, terminal: Terminal) -> None:
    by_seat = {score.seat: score for score in scores}
    terminal.line()
    terminal.show(score_table(by_seat, ranking, voice))
    for verdict in dict.fromkeys(score.verdict for score in scores if score.verdict):
        terminal.show(voice.label("verdict", verdict))
    for text in explain_ties(by_seat, ranking, voice):
        terminal.show(text)
    if len(scores) > 1:
        winners = [voice.player(seat) for seat in ranking[0]]
        terminal.show(voice.ui("winner", names=voice.join(winners), count=len(winners)), style="bold")


def score_table(by_seat: dict[int, Score], ranking: list[list[int]], voice: Voice) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("", justify="right")
    table.add_column(voice.ui("column-player"))
    every = [part for score in by_seat.values() for part in score.parts]
    product = all(score.how == "product" for score in by_seat.values())
    scored = {name for name, points in every if points or product}
    parts = [name for name in dict.fromkeys(name for name, _ in every) if name in scored]
    for at, part in enumerate(parts):
        if at and product:
            table.add_column("")
        table.add_column(voice.label("score", part), justify="right")
    if product:
        table.add_column("")
    table.add_column(voice.ui("column-total"), justify="right", style="bold")
    for place, seat in places(ranking):
        score = by_seat[seat]
        points = [str(dict(score.parts).get(part, 0)) for part in parts]
        cells = signed(points) if product else points
        table.add_row(f"{place}.", voice.player(seat), *cells, str(score.total))
    return table


def signed(points: list[str]) -> list[str]:
    """Points that are multiplied, with the signs between and after them."""
    cells: list[str] = []
    for at, point in enumerate(points, 1):
        cells += [point, "×" if at < len(points) else "="]
    return cells


def places(ranking: list[list[int]]) -> list[tuple[int, int]]:
    """Each seat with its place; who shares a place has the same number."""
    found: list[tuple[int, int]] = []
    for seats in ranking:
        place = len(found) + 1
        found += [(place, seat) for seat in seats]
    return found


def explain_ties(by_seat: dict[int, Score], ranking: list[list[int]], voice: Voice) -> list[str]:
    """Why one of two neighbours in the ranking with equal totals stands before the other."""
    texts: list[str] = []
    for upper, lower in pairwise(ranking):
        first, second = by_seat[upper[0]], by_seat[lower[0]]
        if first.total != second.total:
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
