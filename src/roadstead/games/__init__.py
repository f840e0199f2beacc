"""The games by name; a game's rules are loaded only on request."""

from importlib import import_module

from roadstead.engine.edition import Edition
from roadstead.engine.game import Game, Rules, UnknownRules

NAMES = ("bremerhaven", "harbour", "novgorod", "shipyard")


def load(name: str) -> Game:
    """The game with this name; raises UnknownRules if there is none."""
    if name not in NAMES:
        raise UnknownRules(f"there is no game '{name}'; there are: {', '.join(NAMES)}")
    game = import_module(f"roadstead.games.{name}").GAME
    assert isinstance(game, Game)
    return game


def rules_of(edition: Edition, file: str = "cards.toml") -> Rules:
    """The rules of an edition; raises UnknownRules if this installation lacks them. `file` names its deck in errors."""
    return load(edition.game).rules(edition.cards or None, file, edition.version, edition.deck)
