"""Hand-written evaluations of positions, one module per game."""
