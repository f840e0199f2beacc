"""What all games share: the protocol, codes, piles, records and tables. No I/O, no clock, no game's name."""
