"""The codes of Shipyard: every decision and chance outcome with its notation."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from roadstead.engine.codes import VEIL, Codebook
from roadstead.games.shipyard.canals import SIDES, SITES
from roadstead.games.shipyard.deck import ACTIONS, CONTRACTS, KINDS, PIECES, YARD, ShipyardDeck

SEATS: Final = ["0", "1", "2", "3"]
HIDDEN: Final = CONTRACTS
"""The contract others do not see, in the notation "?"."""
NUMBERS: Final = [str(number) for number in range(25)]
FITTINGS: Final = [
    "sails",
    "smokestacks",
    "propellers",
    "helmsman",
    "rigger",
    "cranes",
    "cannons",
    "officers",
    "businessmen",
    "soldiers",
]
"""In the order in which a ship is fitted out (SHY-D11)."""
SAILS: Final = 0
SMOKESTACKS: Final = 1
PROPELLERS: Final = 2
HELM: Final = 3
PAIRS: Final = 4
CRANES: Final = 5
CANNONS: Final = 6
OFFICERS: Final = 7
BUSINESSMEN: Final = 8
SOLDIERS: Final = 9
SELL: Final = "sell"


def trades_of(line: list[int], loads: int) -> list[str]:
    """SHY-574: for so many loads any pieces of a barter line, each once, and the other loads sold. As the line goes."""
    offered = [PIECES[piece] for piece in dict.fromkeys(line)] + [SELL] * loads
    return list(dict.fromkeys("+".join(chosen) for chosen in combinations(offered, loads)))


class ShipyardCodes:
    """The families of the codebook; `at` of a family makes a code from the index of its word."""

    def __init__(self, deck: ShipyardDeck) -> None:
        book = Codebook()
        self.book = book
        ship_cards = [card.id for card in deck.names("ship-card")]
        buildable = ship_cards + [f"stand-in-{kind}" for kind in KINDS]
        trains = [card.id for card in deck.names("train")]
        canals = [card.id for card in deck.names("canal")]
        employees = [card.id for card in deck.names("employee")]
        contracts = [card.id for card in deck.names("contract")]
        columns = [str(column + 1) for column in range(YARD)]
        # chance
        self.first = book.family("first", SEATS)
        self.contract = book.family("contract", SEATS, [*contracts, VEIL])
        self.track = book.family("track", ACTIONS)
        self.ship_card = book.family("ship-card", ship_cards)
        self.train_up = book.family("train-up", trains)
        self.canal_up = book.family("canal-up", canals)
        self.ring = book.family("ring-at", NUMBERS[: len(deck.ring)])
        self.circle = book.family("circle-at", NUMBERS[: len(deck.circle)])
        self.staff = book.family("staff-at", NUMBERS[: deck.track])
        self.employee = book.family("employee", NUMBERS[: deck.track], employees)
        # the turn
        self.choose = book.family("choose", ACTIONS)
        self.main = book.family("main")
        self.bonus = book.family("bonus", ACTIONS)
        self.end = book.family("end")
        self.final = book.family("final", ACTIONS)
        self.skip = book.family("pass")
        # actions
        self.build = book.family("build", buildable)
        self.place = book.family("place", columns)
        self.stop = book.family("stop")
        self.train = book.family("train", trains)
        self.canal = book.family("canal", canals)
        self.edge = book.family("edge", SITES[:SIDES])
        self.cell = book.family("cell", canals, SITES[:SIDES])
        self.turn = book.family("turn", NUMBERS[:4])
        self.manufacture = book.family("manufacture", NUMBERS[: len(deck.ring)])
        self.recruit = book.family("recruit", NUMBERS[: len(deck.circle)])
        self.hire = book.family("hire", employees)
        self.exchange = book.family("exchange", trains)
        self.barter = book.family("barter", PIECES)  # until version 2
        self.sell = book.family("sell")  # until version 2
        # cruises
        self.sail = book.family("sail", columns)
        self.scrap = book.family("scrap", columns)
        self.fit = book.family("fit", FITTINGS, NUMBERS)
        self.move = book.family("move", canals, SITES)
        # contracts and the end
        self.give = book.family("give", [*contracts, VEIL])
        self.finish = book.family("finish", buildable, columns)
        self.name_trades(deck)

    def name_trades(self, deck: ShipyardDeck) -> None:
        """All that a deck offers for the loads of a train, commodity by commodity; those that only sell go last."""
        named: list[list[list[str]]] = []
        for commodity, line in enumerate(deck.barter):
            most = max(loads[commodity] for loads in deck.loads)
            named.append([[], *(trades_of(line, loads) for loads in range(1, most + 1))])
        names = list(dict.fromkeys(name for rows in named for row in rows for name in row))
        names.sort(key=lambda name: name.startswith(SELL))
        self.trade = self.book.family("trade", names)
        self.trades = [[[names.index(name) for name in row] for row in rows] for rows in named]
        """By commodity and number of loads."""
        words = [name.split("+") for name in names]
        self.traded = [[PIECES.index(word) for word in row if word != SELL] for row in words]
        """The pieces of each trade."""
        self.traded_bits = [sum(1 << piece for piece in pieces) for pieces in self.traded]
        self.sold = [row.count(SELL) for row in words]
        """How many loads each trade sells."""
