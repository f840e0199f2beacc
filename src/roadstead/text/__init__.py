"""Fluent texts for messages and names, in every language."""
