"""The codes of Harbour: every decision and chance outcome with its notation."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from roadstead.engine.codes import VEIL, Codebook, tallies, tally_word
from roadstead.games.harbour.deck import GOODS, MOST, HarbourDeck

MARKETS: Final[list[list[int]]] = [list(order) for order in permutations(range(4))]
PAIRS: Final[list[list[int]]] = [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]]
"""Two goods whose market markers change places."""
TALLIES: Final[list[list[int]]] = tallies(4, 1, 4)
"""One to four goods of choice, by good."""
MOMENTS: Final = ["before", "after"]
OPENINGS: Final = ["gain", "buy", "swap", "take"]
SEATS: Final = ["0", "1", "2", "3"]


def set_name(mask: int) -> str:
    return "+".join(GOODS[good] for good in range(4) if mask >> good & 1) or "nothing"


class HarbourCodes:
    """The families of the codebook; `at` of a family makes a code from the index of its word."""

    def __init__(self, deck: HarbourDeck) -> None:
        book = Codebook()
        self.book = book
        buildings = [card.id for card in deck.names("building")]
        boards = [card.id for card in deck.names("board")]
        places = buildings + [f"home-{seat}" for seat in SEATS]
        choices = [tally_word(counts, GOODS) for counts in TALLIES]
        pairs = [f"{GOODS[one]}-{GOODS[other]}" for one, other in PAIRS]
        amounts = [str(amount) for amount in range(MOST + 1)]
        # chance
        self.market = book.family("market", ["-".join(GOODS[good] for good in order) for order in MARKETS])
        self.centre = book.family("centre", buildings)
        self.first = book.family("first", SEATS)
        self.offer = book.family("offer", [*boards, VEIL])
        self.bonus = book.family("bonus", [*GOODS, VEIL])
        self.look = book.family("look", [*buildings, VEIL])
        self.refill = book.family("refill", buildings)
        # set-up
        self.board = book.family("board", boards)
        self.place = book.family("place", buildings)
        self.stock = book.family("stock", choices)
        # the turn
        self.skip = book.family("pass")
        self.convert = book.family("convert", GOODS, GOODS, GOODS)
        self.go = book.family("go", places)
        self.toll = book.family("toll", MOMENTS)
        self.pay = book.family("pay", GOODS)
        self.goods = book.family("goods")
        self.trade = book.family("trade")
        self.begin = book.family("begin", OPENINGS)
        # actions
        self.gain = book.family("gain", choices)
        self.pick = book.family("pick", GOODS)
        self.swap = book.family("swap", pairs)
        self.spend = book.family("spend", GOODS, amounts)
        self.copy = book.family("copy", buildings)
        self.rob = book.family("rob", SEATS)
        self.give = book.family("give", GOODS)
        # buying
        self.package = book.family("package")
        self.ship = book.family("ship", [set_name(mask) for mask in range(16)])
        self.keep = book.family("keep", GOODS, amounts)
        self.buy = book.family("buy", buildings)
