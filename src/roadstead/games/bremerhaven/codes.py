"""The codes of Bremerhaven: every decision and chance outcome with its notation."""

from __future__ import annotations

from typing import Final

from roadstead.engine.codes import VEIL, Codebook, tallies, tally_word
from roadstead.games.bremerhaven.deck import CELLS, COLUMNS, GOODS, MOST_AMOUNT, SPACES, BremerhavenDeck

VALUES: Final = [str(value) for value in range(1, 10)]
UNKNOWN_VALUE: Final = len(VALUES)
"""The place of the veil among the values of a bid."""


class BremerhavenCodes:
    """The families of the codebook; `at` of a family makes a code from the index of its word."""

    def __init__(self, deck: BremerhavenDeck, start_goods: int) -> None:
        """`start_goods`: how many starting goods are one choice."""
        book = Codebook()
        self.book = book
        ships = [card.id for card in deck.names("ship")]
        contracts = [card.id for card in deck.names("contract")]
        buildings = [card.id for card in deck.names("building")]
        prices = [card.id for card in deck.names("price")]
        newspapers = [card.id for card in deck.names("newspaper")]
        docks = ["1", "2", "3"]
        loads = ["1", "2", "3", "4"]
        cells = [f"c{cell % COLUMNS + 1}r{cell // COLUMNS + 1}" for cell in range(CELLS)]
        # chance
        self.ship = book.family("ship", ships)
        self.contract = book.family("contract", contracts)
        self.top = book.family("top", buildings)
        self.price = book.family("price", prices)
        self.progress = book.family("progress", ["1", "2", "3"])
        self.news = book.family("news", newspapers)
        self.chit = book.family("chit", GOODS)
        self.first_contract = book.family("first-contract", contracts)
        self.first_building = book.family("first-building", buildings)
        self.dummy = book.family("dummy", SPACES)
        self.dummy_card = book.family("dummy-card", VALUES)
        # set-up and bidding
        self.starts = tallies(4, start_goods, start_goods)
        self.start = book.family("start", [tally_word(counts, GOODS) for counts in self.starts])
        self.bid = book.family("bid", [*VALUES, VEIL], SPACES)
        # town
        self.done = book.family("done")
        self.bollard = book.family("bollard", loads)
        self.clear = book.family("clear", cells)
        self.build = book.family("build", buildings)
        self.decline = book.family("decline")
        self.grow = book.family("grow")
        self.choose = book.family("choose", prices)
        self.keep = book.family("keep")
        self.swap = book.family("swap", ["1", "2", "3"])
        # sea and land
        self.dock = book.family("dock", docks)
        self.name = book.family("name", GOODS)
        self.time = book.family("time", ["0", "1"])
        self.refuse = book.family("refuse")
        self.load = book.family("load", loads)
        # harbour
        self.produce = book.family("produce", buildings)
        self.deposit = book.family("deposit", [str(amount) for amount in range(MOST_AMOUNT + 1)])
        self.unload = book.family("unload", docks)
        self.deliver = book.family("deliver", GOODS, loads)
        self.direct = book.family("direct", docks, loads)
        self.pack = book.family("pack")
        self.unpack = book.family("unpack")
        # events
        self.take = book.family("take", GOODS)
        self.lose = book.family("lose", GOODS)
