"""Who decides: bots, which see what a seat sees."""
