"""Tables as drawn in the terminal: one module per game, found by its name."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from roadstead.engine.game import Rules


def screen_of(rules: Rules) -> ModuleType:
    """The module that draws this game.

    It has `draw(view, voice, rules)`, the whole table; and `brief(view, voice, rules)`, what is shown again before each
    decision, or None.
    """
    name = f"{__name__}.{rules.game.name}"
    return import_module(name if find_spec(name) else f"{__name__}.plain")
