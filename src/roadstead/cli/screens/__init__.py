"""Tables as shown in the terminal: drawn by one module per game, found by its name, or told in words."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from roadstead.engine.game import Rules


def screen_of(rules: Rules, in_words: bool = False) -> ModuleType:
    """The module that shows this game: its own, or `words`, where it has none or words are wanted.

    It has `draw(view, voice, rules)`, the whole table; and `brief(view, voice, rules)`, what is shown again before each
    decision, or None.
    """
    name = f"{__name__}.{rules.game.name}"
    return import_module(f"{__name__}.words" if in_words or not find_spec(name) else name)
