"""The markets: what a card costs, and how the columns slide and are filled from the decks."""

from __future__ import annotations

from roadstead.engine.codes import Family
from roadstead.engine.draw import Draw
from roadstead.engine.game import Step
from roadstead.engine.pile import Pile
from roadstead.games.shipyard import messages, tasks
from roadstead.games.shipyard.deck import (
    CANAL_COLUMN,
    COLUMNS,
    KIND_OF_COLUMN,
    NONE,
    ROWS,
    TRAIN_COLUMN,
)
from roadstead.games.shipyard.state import FINAL, ShipyardState


def affordable(s: ShipyardState, column: int, guilders: int) -> list[int]:
    """SHY-110: the cards of a column that cost at most so many guilders."""
    cards = s.market[column]
    rows = range(len(cards))
    return [cards[row] for row in rows if cards[row] != NONE and s.deck.row_prices[row] <= guilders]


def can_afford(s: ShipyardState, column: int, guilders: int) -> bool:
    cards = s.market[column]
    for row in range(len(cards)):
        if cards[row] != NONE and s.deck.row_prices[row] <= guilders:
            return True
    return False


def buy(s: ShipyardState, seat: int, column: int, card: int) -> None:
    """Buy a card; it leaves a gap until the columns slide (SHY-501, SHY-R34)."""
    row = s.market[column].index(card)
    s.pay(seat, s.deck.row_prices[row])
    s.market[column] = [left if left != card else NONE for left in s.market[column]]


class TurnUp(Draw[ShipyardState]):
    """SHY-108, SHY-109, SHY-510, SHY-522, SHY-535; the argument is the column."""

    def pile(self, s: ShipyardState, arg: int) -> Pile:
        """SHY-R39: a deck is renewed only when a card must be turned up."""
        pile = s.pile(arg)
        return pile if len(pile) else Pile(renewal(s, arg))

    def family(self, s: ShipyardState, arg: int) -> Family:
        if arg == TRAIN_COLUMN:
            return s.codes.train_up
        return s.codes.canal_up if arg == CANAL_COLUMN else s.codes.ship_card

    def play(self, s: ShipyardState, seat: int, arg: int, code: int) -> None:
        renew(s, arg)
        super().play(s, seat, arg, code)

    def put_card(self, s: ShipyardState, seat: int, arg: int, card: int) -> None:
        s.market[arg] = [*s.market[arg], card]
        # SHY-902, SHY-904, SHY-R20, SHY-R40
        if arg < TRAIN_COLUMN and not len(s.pile(arg)) and s.stage < FINAL and not s.early:
            s.early = 1
            s.say(messages.EARLY_END, KIND_OF_COLUMN[arg])


def renewal(s: ShipyardState, column: int) -> list[int]:
    """The cards a new deck is made of: SHY-522, SHY-535."""
    if column == TRAIN_COLUMN:
        return s.used_trains[:]
    if column != CANAL_COLUMN:
        return []
    cards = s.discards[:]
    for used in s.used:
        cards += used
    return cards


def renew(s: ShipyardState, column: int) -> None:
    if len(s.pile(column)):
        return
    cards = renewal(s, column)
    if column == TRAIN_COLUMN:
        s.trains = Pile(cards)
        s.used_trains = []
        s.say(messages.NEW_TRAINS)
    elif column == CANAL_COLUMN:
        s.canals = Pile(cards)
        s.discards = []
        s.used = [[] for _ in range(s.seats)]
        s.say(messages.NEW_CANALS)


class Refill(Step[ShipyardState]):
    """SHY-510, SHY-524, SHY-R21: every column slides down and is filled from its deck."""

    def run(self, s: ShipyardState, seat: int, arg: int) -> None:
        middles = len(s.middles)
        wanted: list[int] = []
        for column in range(len(COLUMNS)):
            if NONE in s.market[column]:
                s.market[column] = [card for card in s.market[column] if card != NONE]
            gaps = ROWS - len(s.market[column])
            if not gaps:
                continue
            if s.pile(column) is s.middles:  # SHY-107: two columns share this deck
                count = min(gaps, middles)
                middles -= count
            else:
                count = min(gaps, len(s.pile(column)) + len(renewal(s, column)))
            wanted += [column] * count
        for column in reversed(wanted):
            s.then(tasks.TURN_UP, arg=column)
