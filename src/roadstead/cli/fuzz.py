"""`roadstead fuzz`: random play that tries every property of a game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from roadstead.cli.errors import Failed
from roadstead.cli.loading import CardsFile, GameName, Json, load_rules
from roadstead.cli.progress import progress_bar

if TYPE_CHECKING:
    from roadstead.engine.conformance import Report


def fuzz(
    game: GameName,
    decisions: Annotated[int, typer.Option(min=1, help="How many decisions to play.")] = 10_000,
    seed: Annotated[
        int, typer.Option(help="The same seed gives the same games, whatever the number of jobs.")
    ] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    only_game: Annotated[
        int | None, typer.Option(metavar="SEED", help="Play just the game of this seed again.")
    ] = None,
    cards: CardsFile = None,
    json: Json = False,
) -> None:
    """Play at random over all options and numbers of players, and check what the rules promise at every step."""
    from roadstead.arena import fuzz as arena
    from roadstead.engine.conformance import play_one

    rules = load_rules(game, cards)
    if only_game is not None:
        report = play_one(rules.game, rules, only_game)
    else:
        with progress_bar(decisions, "decisions") as advance:
            done = 0

            def show_progress(report: Report) -> None:
                nonlocal done
                advance(report.decisions - done)
                done = report.decisions

            report = arena.fuzz(rules, decisions, seed, jobs, show_progress)
    show(report, json)
    if report.violation is not None:
        raise Failed(describe_violation(report, cards))


def show(report: Report, json: bool) -> None:
    if json:
        from json import dumps

        typer.echo(dumps(facts_of(report), indent=2))
        return
    from roadstead.engine.trial import PROPERTIES

    typer.echo(f"{report.game}: {report.decisions} decisions, {report.events} events, {report.games} games")
    for name, count in report.tried.items():
        typer.echo(f"  {name:12} {count:>10}  {PROPERTIES[name]}")
    if report.violation is None:
        typer.echo("No promise was broken.")


def facts_of(report: Report) -> dict[str, object]:
    broken = report.violation
    return {
        "game": report.game,
        "decisions": report.decisions,
        "events": report.events,
        "games": report.games,
        "tried": report.tried,
        "violation": None
        if broken is None
        else {
            "property": broken.property,
            "why": broken.why,
            "events": broken.events,
            "game_seed": report.seed,
        },
    }


def describe_violation(report: Report, cards: Path | None, folder: Path | None = None) -> str:
    """Write the record of a violation; returns what was broken, how to see it and how to reproduce it."""
    assert report.violation is not None
    file = (folder or Path()) / f"{report.game}-fuzz-{report.seed}.txt"
    file.write_text(report.violation.record.text(), encoding="utf-8")
    deck = f" --cards {cards}" if cards is not None else ""
    again = f"roadstead fuzz {report.game} --only-game {report.seed}{deck}"
    return f"{report.violation}\nSee the game: roadstead replay --page {file}   Reproduce: {again}"
