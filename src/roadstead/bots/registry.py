"""The bots by name."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Final

from roadstead.bots.bot import Bot, BotError
from roadstead.bots.greedy import Greedy
from roadstead.bots.landlubber import Landlubber
from roadstead.bots.uniform import Uniform
from roadstead.bots.value import Value
from roadstead.engine.game import Rules

NAMES: Final = ("random", "landlubber", "greedy")
"""From the weakest to the strongest."""

BOT_NAMES: Final = ("Mira", "Piet", "Jonna", "Anton", "Lotte", "Emil", "Runa", "Olaf")
"""What bots are called at a table, in the order they sit down."""


def make(name: str, rules: Rules) -> Bot:
    """The bot of this name, for the game and deck of `rules`."""
    if name == "random":
        return Uniform(rules)
    if name == "landlubber":
        return Landlubber(rules, value_for(rules))
    if name == "greedy":
        return Greedy(rules, value_for(rules))
    raise BotError(f"there is no bot '{name}'; bots: {', '.join(NAMES)}")


def value_for(rules: Rules) -> Value:
    """The evaluation of a game: `make` of the module with the game's name in `bots/values`."""
    module = f"roadstead.bots.values.{rules.game.name}"
    if find_spec(module) is None:
        raise BotError(f"the bot needs a value for positions of {rules.game.name}, and there is none")
    value = import_module(module).make(rules)
    assert isinstance(value, Value)
    return value
