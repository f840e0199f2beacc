"""`roadstead rules`: the rules text of a game, whole or by number."""

from __future__ import annotations

from typing import Annotated

import typer

from roadstead.cli.errors import WrongUse
from roadstead.cli.loading import GameName, Language, find_game


def rules(
    game: GameName,
    rule: Annotated[
        str, typer.Argument(metavar="ID", help="A rule (HAR-607) or a section (6, market).")
    ] = "",
    lang: Language = None,
) -> None:
    """Print the rules of a game, one rule, or one section."""
    from roadstead.cli.terminal import Terminal
    from roadstead.text.language import choose_language
    from roadstead.text.rulebook import UnknownRule, rulebook

    found = find_game(game)
    book = rulebook(found, choose_language(lang))
    if book is None:
        raise WrongUse(f"there is no rules text for {found.name}")
    try:
        text = book.find(rule) if rule.strip() else book.text
    except UnknownRule as error:
        raise WrongUse(str(error)) from error
    Terminal().markdown(text)
