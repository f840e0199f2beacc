"""Bots, which see what a seat sees."""
