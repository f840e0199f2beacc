"""Hand-made values of positions, one module per game."""
