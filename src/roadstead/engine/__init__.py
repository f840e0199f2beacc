"""The rules engine that all games share: protocol, codes, piles, records, tables. No I/O, no clock, no game's name."""
