"""`roadstead verify`: checks the deal of a finished record against its committed seed."""

from __future__ import annotations

import typer

from roadstead.cli.errors import Failed
from roadstead.cli.loading import CardsFile, RecordFile, record_in


def verify(file: RecordFile, cards: CardsFile = None) -> None:
    """Check that every chance event of a finished game follows from the seed fixed at its start."""
    from roadstead.engine.record import RecordError
    from roadstead.engine.table import verify as verified

    rules, record = record_in(file, cards)
    try:
        dealt = verified(rules, record)
    except RecordError as error:
        raise Failed(f"{file}: {error}") from error
    typer.echo(f"{file}: all {dealt} chance events follow from the seed, and the seed fits its commitment.")
    typer.echo("So nothing was changed after the start. It does not prove that nobody knew the seed.")
