"""Why a choice is good, one module for each game: what the table holds after it that it did not hold before."""
