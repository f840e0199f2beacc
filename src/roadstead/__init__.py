"""Roadstead plays four harbour board games, completely and by the book."""

from roadstead import _compiled

__version__ = "0.1.0"

compiled: bool = _compiled.activate()
"""Whether engine, games and bots run as C extensions (True) or interpreted."""
