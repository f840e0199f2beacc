"""A table for any game: the fields of its view and of its cards as they are."""

from __future__ import annotations

from dataclasses import fields

from rich.console import RenderableType
from rich.table import Table

from roadstead.engine.game import Rules, View
from roadstead.text.voice import Voice

OF_THE_ENGINE = ("seat", "seats", "turn", "due", "over")


def draw(view: View, voice: Voice, rules: Rules) -> RenderableType:
    table = Table(show_header=False, box=None)
    for field in fields(view):
        if field.name not in OF_THE_ENGINE:
            table.add_row(field.name.replace("_", " "), str(getattr(view, field.name)))
    return table


def brief(view: View, voice: Voice, rules: Rules) -> RenderableType | None:
    """Nothing is known to matter more than the rest."""
    return None
