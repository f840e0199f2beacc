"""Plays many games: simulation and fuzzing."""
