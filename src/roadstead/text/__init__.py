"""How it is said: Fluent texts for messages and names, in every language."""
