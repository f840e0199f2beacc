"""`roadstead fuzz`: random play that tries every property of a game."""

from __future__ import annotations

from typing import Annotated

import typer

from roadstead.cli.loading import CardsFile, GameName, Json


def fuzz(
    game: GameName,
    decisions: Annotated[int, typer.Option(min=1, help="How many decisions to play.")] = 10_000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    cards: CardsFile = None,
    json: Json = False,
) -> None:
    """Play at random over all options and check every property of the game."""
