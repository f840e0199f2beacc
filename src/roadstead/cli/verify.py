"""`roadstead verify`: checks the deal of a finished record against its committed seed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from roadstead.cli.errors import Failed
from roadstead.cli.loading import CardsFile, Json, RecordFile, record_in

if TYPE_CHECKING:
    from roadstead.engine.game import Rules
    from roadstead.engine.record import Record


def verify(file: RecordFile, cards: CardsFile = None, json: Json = False) -> None:
    """Check that every chance event of a finished game follows from the seed fixed at its start."""
    from roadstead.engine.record import RecordError
    from roadstead.engine.table import verify as verified

    rules, record = record_in(file, cards)
    try:
        dealt = verified(rules, record)
        finished = check_scores(rules, record)
    except RecordError as error:
        raise Failed(f"{file}: {error}") from error
    if json:
        from json import dumps

        facts = {"file": str(file), "chance_events": dealt, "finished": finished, "scores": record.scores}
        typer.echo(dumps(facts, indent=2, ensure_ascii=False))
        return
    typer.echo(f"{file}: all {dealt} chance events follow from the seed, and the seed fits its commitment.")
    typer.echo("So nobody changed the deal after the start. It does not prove that nobody knew the seed.")
    if not finished:
        typer.echo("The game is not finished.")


def check_scores(rules: Rules, record: Record) -> bool:
    """Check the scores a record gives against its moves; returns whether the game is finished."""
    from roadstead.engine.record import RecordError
    from roadstead.engine.table import replay

    table = replay(rules, record)
    scores = [score.total for score in table.state.scores()] if table.over() else []
    if record.scores and record.scores != scores:
        played = "-".join(str(score) for score in scores) if scores else "none, the game is not finished"
        given = "-".join(str(score) for score in record.scores)
        raise RecordError(0, f"the record gives the scores {given}, its moves lead to {played}")
    return table.over()
