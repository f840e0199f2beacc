"""`roadstead fuzz`: random play that tries every property of a game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from roadstead.cli.errors import Failed
from roadstead.cli.loading import CardsFile, GameName, Json, rules_of
from roadstead.cli.progress import progress_bar

if TYPE_CHECKING:
    from roadstead.engine.conformance import Report
    from roadstead.engine.game import Rules


def fuzz(
    game: GameName,
    decisions: Annotated[int, typer.Option(min=1, help="How many decisions to play.")] = 10_000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    only_game: Annotated[
        int | None, typer.Option(metavar="SEED", help="Play just the game of this seed again.")
    ] = None,
    cards: CardsFile = None,
    json: Json = False,
) -> None:
    """Play at random over all options and numbers of players, and check what the rules promise at every step."""
    from roadstead.engine.conformance import fuzz as fuzzed

    rules = rules_of(game, cards)
    if only_game is not None:
        report = played_again(rules, only_game)
    else:
        with progress_bar(decisions, "decisions") as advance:
            done = 0

            def told(report: Report) -> None:
                nonlocal done
                advance(report.decisions - done)
                done = report.decisions

            report = fuzzed(rules.game, rules, decisions, seed, progress=told)
    show(report, json)
    if report.violation is not None:
        raise Failed(complaint(report, cards))


def played_again(rules: Rules, seed: int) -> Report:
    """One game of a fuzz run, found by the seed its failure was reported with."""
    from roadstead.engine.conformance import Report, play_one
    from roadstead.engine.trial import Violation

    report = Report(rules.game.name, seed=seed)
    try:
        kit = play_one(rules.game, rules, seed)
    except Violation as violation:
        report.violation = violation
        report.games = 1
        return report
    report.tried, report.decisions, report.events, report.games = (
        kit.tried,
        kit.decisions,
        kit.events,
        kit.games,
    )
    return report


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
            "events": broken.position,
            "game_seed": report.seed,
        },
    }


def complaint(report: Report, cards: Path | None) -> str:
    """What was broken, the record that shows it, and how to see it again."""
    assert report.violation is not None
    file = Path(f"{report.game}-fuzz-{report.seed}.txt")
    file.write_text(report.violation.record.text(), encoding="utf-8")
    deck = f" --cards {cards}" if cards is not None else ""
    again = f"roadstead fuzz {report.game} --only-game {report.seed}{deck}"
    return f"{report.violation}\nSee the game: roadstead replay {file}   Reproduce: {again}"
