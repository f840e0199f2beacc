"""The games, by name; a game's rules are loaded only when asked for."""

from importlib import import_module

from roadstead.engine.game import Game

NAMES = ("bremerhaven", "harbour", "novgorod", "shipyard")


def load(name: str) -> Game:
    """The game of that name; ValueError if there is none."""
    if name not in NAMES:
        raise ValueError(f"there is no game '{name}'; there are: {', '.join(NAMES)}")
    game = import_module(f"roadstead.games.{name}").GAME
    assert isinstance(game, Game)
    return game
