"""A position of Bremerhaven."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from roadstead.engine.game import Hidden, State, Unpacker, pack_rows
from roadstead.engine.pile import Pile, unpack_pile
from roadstead.engine.words import tally
from roadstead.games.bremerhaven import settings
from roadstead.games.bremerhaven.codes import UNKNOWN_VALUE, BremerhavenCodes
from roadstead.games.bremerhaven.deck import (
    BUILDINGS,
    CELLS,
    CONTRACTS,
    CRATE,
    EXTRA_SPACES,
    HAND,
    LAND,
    PRICE_CARDS,
    SEA,
    SHIPS,
    SPECIAL_STORAGE,
    BremerhavenDeck,
)
from roadstead.games.bremerhaven.ledger import new_ledger

if TYPE_CHECKING:
    from roadstead.games.bremerhaven.rules import BremerhavenRules

NONE: Final = -1
COVERED: Final = -2
UNDECIDED: Final = 0
"""The value of a dummy's card before the reveal."""

# A harbour is one flat list.
CASH: Final = 0
BALANCE: Final = 1
TRACK: Final = 2
WALL: Final = 3
"""Bollards on the four walls."""
CELL: Final = 7
"""Twelve spaces, row by row: NONE, COVERED or the building that stands there."""
STORED: Final = 19
"""Stored goods by type."""
DOCK: Final = 23
"""Three docks of four: ship, time, type of cargo, count."""
LOAD: Final = 35
"""Four loading docks of six: contract, time, goods delivered by type."""
PERMITS: Final = 59
"""How many permits were used this round."""
PRODUCED: Final = 60
"""The buildings that have produced this round, one bit each."""
CONVERTED: Final = 61
SIZE: Final = 62

DOCKS: Final = [DOCK, DOCK + 4, DOCK + 8]  # BRE-131
LOADS: Final = [LOAD, LOAD + 6, LOAD + 12, LOAD + 18]  # BRE-131
TIME: Final = 1
TYPE: Final = 2
COUNT: Final = 3
DELIVERED: Final = 2


class BremerhavenState(State):
    """Bidders are the seats and, in a solo game, the dummy after them. Rank 0 is the Captain, the top of the ladder."""

    deck: BremerhavenDeck
    bremen: BremerhavenRules
    codes: BremerhavenCodes
    bidders: int
    # the boards
    ships: Pile
    contracts: Pile
    buildings: Pile
    prices: Pile
    sea: list[int]
    land: list[int]
    ship_discards: list[int]
    contract_discards: list[int]
    lost_buildings: list[int]
    # the rack
    token: int
    step: int
    """The number on the top newspaper; 0 before it is known."""
    papers: list[int]
    """Newspapers not yet turned over; in a solo game, those the dummy has not used since the last shuffle."""
    news: int
    """The newspaper whose event comes next; NONE if there is none."""
    # the players
    ladder: list[int]
    old_ladder: list[int]
    """As it was at the reveal."""
    harbours: list[list[int]]
    gained: list[list[int]]
    chits: list[int]
    started: list[int]
    """The type of the last starting good chosen; used until version 2."""
    upgrades: list[int]
    grown: list[int]
    hands: list[list[int]]
    bid_spaces: list[list[int]]
    bid_values: list[list[int]]
    revealed: int
    finished: int
    ledger: list[int]

    def __init__(self, rules: BremerhavenRules, seats: int, chosen: list[int]) -> None:
        super().__init__(rules, seats, chosen)
        self.bremen = rules
        self.codes = rules.codes
        self.deck = rules.deck
        self.bidders = max(2, seats)  # BRE-951
        self.token = 0
        self.step = 0
        self.news = NONE
        self.revealed = 0
        self.finished = 0

    def is_long(self) -> bool:
        return self.seats > 1 and self.settings[settings.MODE] == settings.LONG  # BRE-951

    def lay_out(self) -> None:
        """Empty boards, before the first chance event."""
        self.begin()
        bidders = self.bidders
        self.ships = Pile()
        self.contracts = Pile()
        self.buildings = Pile(list(range(BUILDINGS)))
        self.prices = Pile(list(range(PRICE_CARDS)))
        self.sea = [NONE] * bidders
        self.land = [NONE] * bidders
        self.ship_discards = []
        self.contract_discards = []
        self.lost_buildings = []
        self.papers = list(range(len(self.deck.progress)))
        self.ladder = list(range(bidders))
        self.old_ladder = list(range(bidders))
        self.harbours = [self.empty_harbour() for _ in range(self.seats)]
        self.gained = [[] for _ in range(self.seats)]
        self.chits = [NONE] * self.seats
        self.started = [0] * self.seats
        self.upgrades = [0] * bidders
        self.grown = [0] * bidders
        self.hands = [self.deck.influence[:HAND] for _ in range(bidders)]  # BRE-121
        self.bid_spaces = [[] for _ in range(bidders)]
        self.bid_values = [[] for _ in range(bidders)]
        self.ledger = new_ledger(self.seats)

    def empty_harbour(self) -> list[int]:
        h = [0] * SIZE  # BRE-134
        h[WALL : WALL + 4] = self.deck.start_bollards  # BRE-133
        for cell in range(CELLS):  # BRE-132, BRE-902
            h[CELL + cell] = COVERED if self.is_long() and self.deck.cover_cost[cell] else NONE
        for at in DOCKS + LOADS:
            h[at] = NONE
        return h

    # -- what rules ask --------------------------------------------------------------------------------

    def rank(self, bidder: int) -> int:
        return self.ladder.index(bidder)

    def in_rank_order(self) -> list[int]:
        """The seats by rank; the dummy is skipped (BRE-965)."""
        return [bidder for bidder in self.ladder if bidder < self.seats]

    def built(self, seat: int, kind: int) -> int:
        """The building with this ability that a seat has built (BRE-985), or NONE."""
        h = self.harbours[seat]
        for at in range(CELL, CELL + CELLS):
            building = h[at]
            if building >= 0 and self.deck.ability[building].kind == kind:
                return building
        return NONE

    def amount_of(self, seat: int, kind: int) -> int:
        """The sum of the amounts of a seat's built buildings with this ability (BRE-985)."""
        h = self.harbours[seat]
        total = 0
        for at in range(CELL, CELL + CELLS):
            building = h[at]
            if building >= 0 and self.deck.ability[building].kind == kind:
                total += self.deck.ability[building].amount
        return total

    def spare_spaces(self, seat: int) -> int:
        """BRE-613: spaces without a building, plus those of buildings, less what the stored goods need."""
        h = self.harbours[seat]
        room = 0
        caps = [0, 0, 0, 0]
        for at in range(CELL, CELL + CELLS):
            building = h[at]
            if building == NONE:  # BRE-612
                room += 1
            elif building >= 0:
                ability = self.deck.ability[building]
                if ability.kind == EXTRA_SPACES:  # BRE-975
                    room += ability.amount
                elif ability.kind == SPECIAL_STORAGE:  # BRE-975
                    caps[ability.good] += ability.amount
        for good in range(4):
            over = h[STORED + good] - caps[good]
            if over > 0:
                room -= (over + 1) // 2 if good == CRATE else over  # BRE-612, BRE-R05
        return room

    def can_store(self, seat: int, good: int) -> bool:
        h = self.harbours[seat]
        h[STORED + good] += 1
        fits = self.spare_spaces(seat) >= 0
        h[STORED + good] -= 1
        return fits

    def symbols_of(self, contract: int) -> int:
        """The symbols of a contract as one argument of a message."""
        return tally(self.deck.need[contract])

    def top_price(self) -> int:
        """BRE-343."""
        return self.prices.top[0]

    # -- the protocol ----------------------------------------------------------------------------------

    def clone(self) -> BremerhavenState:
        other = BremerhavenState(self.bremen, self.seats, self.settings)
        self.copy_tasks(other)
        other.ships = self.ships.clone()
        other.contracts = self.contracts.clone()
        other.buildings = self.buildings.clone()
        other.prices = self.prices.clone()
        other.sea = self.sea[:]
        other.land = self.land[:]
        other.ship_discards = self.ship_discards[:]
        other.contract_discards = self.contract_discards[:]
        other.lost_buildings = self.lost_buildings[:]
        other.token = self.token
        other.step = self.step
        other.papers = self.papers[:]
        other.news = self.news
        other.ladder = self.ladder[:]
        other.old_ladder = self.old_ladder[:]
        other.harbours = [row[:] for row in self.harbours]
        other.gained = [row[:] for row in self.gained]
        other.chits = self.chits[:]
        other.started = self.started[:]
        other.upgrades = self.upgrades[:]
        other.grown = self.grown[:]
        other.hands = [row[:] for row in self.hands]
        other.bid_spaces = [row[:] for row in self.bid_spaces]
        other.bid_values = [row[:] for row in self.bid_values]
        other.revealed = self.revealed
        other.finished = self.finished
        other.ledger = self.ledger
        return other

    def pack(self) -> list[int]:
        ints = self.pack_tasks()
        for pile in (self.ships, self.contracts, self.buildings, self.prices):
            ints.extend(pile.pack())
        ints += pack_rows([self.ship_discards, self.contract_discards, self.lost_buildings, self.papers])
        ints += pack_rows([*self.gained, *self.hands, *self.bid_spaces, *self.bid_values])
        for row in self.rows():
            ints.extend(row)
        ints += [self.token, self.step, self.news, self.revealed, self.finished, *self.ledger]
        return ints

    def rows(self) -> list[list[int]]:
        """The lists whose length is fixed by the number of seats."""
        fixed = [
            self.sea,
            self.land,
            self.ladder,
            self.old_ladder,
            self.chits,
            self.started,
            self.upgrades,
            self.grown,
        ]
        return fixed + self.harbours

    def fill(self, ints: Unpacker) -> None:
        """The inverse of `pack`."""
        self.unpack_tasks(ints)
        self.ships, self.contracts = unpack_pile(ints), unpack_pile(ints)
        self.buildings, self.prices = unpack_pile(ints), unpack_pile(ints)
        self.ship_discards, self.contract_discards = ints.many(), ints.many()
        self.lost_buildings, self.papers = ints.many(), ints.many()
        self.gained = ints.rows(self.seats)
        self.hands = ints.rows(self.bidders)
        self.bid_spaces = ints.rows(self.bidders)
        self.bid_values = ints.rows(self.bidders)
        for row in self.rows():
            row[:] = ints.some(len(row))
        self.token, self.step, self.news = ints.one(), ints.one(), ints.one()
        self.revealed, self.finished = ints.one(), ints.one()
        self.ledger = new_ledger(self.seats)
        if ints.more():  # positions packed earlier do not have it
            self.ledger = ints.some(len(self.ledger))

    def seen(self, seat: int | None, who: int, code: int) -> int:
        """BRE-204, BRE-I18: others see where a card is placed, not its value."""
        family = self.codes.bid
        if who < 0 or who == seat or not family.has(code):
            return code
        return family.at2(UNKNOWN_VALUE, family.last(code))

    def keeps_secrets(self) -> bool:
        """BRE-204: the bids, until they are revealed."""
        return bool(self.turn and not self.revealed)

    def hidden(self, seat: int | None) -> list[Hidden]:
        found: list[Hidden] = []
        for other in self.seats_with_hidden_bids(seat):
            found.append(Hidden(tuple(self.bid_values[other]), tuple(self.hand_of(other))))
        return found

    def seats_with_hidden_bids(self, seat: int | None) -> list[int]:
        """The seats whose placed values `seat` cannot see."""
        if self.revealed:
            return []
        return [other for other in range(self.seats) if other != seat and self.bid_values[other]]

    def hand_of(self, bidder: int) -> list[int]:
        """The five values of this round, which everybody knows (BRE-I02)."""
        first = self.upgrades[bidder]
        return self.deck.influence[first : first + HAND]

    def redeal(self, seat: int | None, rng: Random) -> None:
        for other in self.seats_with_hidden_bids(seat):
            pool = self.hand_of(other)
            for at in range(len(self.bid_values[other])):
                self.bid_values[other][at] = pool.pop(int(rng.random() * len(pool)))
            self.hands[other] = pool
        self.reconsider()

    def check(self) -> None:
        check(self)


def check(s: BremerhavenState) -> None:
    """The invariants of the specification."""
    check_cards(s)
    assert sorted(s.ladder) == list(range(s.bidders)), f"the ladder is {s.ladder}"  # BRE-I04
    assert s.deck.track_start[s.bidders] <= s.token <= s.deck.track_end, f"token: {s.token}"  # BRE-I12
    if s.turn and not s.revealed:
        assert NONE not in s.sea + s.land, "a space is empty while players bid"  # BRE-I10
    for bidder in range(s.bidders):
        check_influence(s, bidder)
    for seat in range(s.seats):
        check_harbour(s, seat)


def check_cards(s: BremerhavenState) -> None:
    """BRE-I01."""
    ships = [ship for ship in s.sea if ship != NONE] + s.ship_discards + s.ships.cards()
    contracts = [card for card in s.land if card != NONE] + s.contract_discards + s.contracts.cards()
    buildings = s.lost_buildings + s.buildings.cards()
    for seat in range(s.seats):
        h = s.harbours[seat]
        ships += [h[at] for at in DOCKS if h[at] != NONE]
        contracts += [h[at] for at in LOADS if h[at] != NONE]
        buildings += [h[at] for at in range(CELL, CELL + CELLS) if h[at] >= 0] + s.gained[seat]
    if s.turn:
        assert sorted(ships) == s.bremen.ships_in_use(s), "a ship is missing or there twice"
        assert sorted(contracts) == s.bremen.contracts_in_use(s), "a contract is missing or there twice"
        assert sorted(buildings) == list(range(BUILDINGS)), "a building is missing or there twice"
    assert sorted(s.prices.cards()) == list(range(PRICE_CARDS)), "a price card is missing or there twice"
    assert len(set(s.papers)) == len(s.papers), "a newspaper is there twice"
    assert s.news not in s.papers, "a newspaper is still in the deck"
    assert len(ships) <= SHIPS
    assert len(contracts) <= CONTRACTS


def check_influence(s: BremerhavenState, bidder: int) -> None:
    """BRE-I02, BRE-I17."""
    assert 0 <= s.upgrades[bidder] + s.grown[bidder] <= len(s.deck.influence) - HAND
    values = sorted(s.hands[bidder] + s.bid_values[bidder])
    if UNDECIDED not in values:
        assert values == s.hand_of(bidder), f"bidder {bidder} holds {values}"
    assert len(s.bid_spaces[bidder]) == len(s.bid_values[bidder])
    for space in s.bid_spaces[bidder]:
        assert space < SEA or SEA <= space < SEA + s.bidders or LAND <= space < LAND + s.bidders


def check_harbour(s: BremerhavenState, seat: int) -> None:
    h = s.harbours[seat]
    assert min(h[CASH], h[BALANCE], h[TRACK]) >= 0, f"seat {seat} is in debt"  # BRE-I03
    for wall in range(4):  # BRE-I05
        assert s.deck.start_bollards[wall] <= h[WALL + wall] <= 3, "a wall has a wrong number of bollards"
    for cell in range(CELLS):  # BRE-I09
        assert h[CELL + cell] != COVERED or s.deck.cover_cost[cell], "a cover lies where there is none"
    assert min(h[STORED : STORED + 4]) >= 0  # BRE-I08
    assert s.spare_spaces(seat) >= 0, f"seat {seat} stores more than fits"  # BRE-I08
    for at in DOCKS:  # BRE-I08
        if h[at] != NONE:
            assert 0 <= h[at + COUNT] <= s.deck.cargo_count[h[at]], "a ship holds more than its cargo"
            assert 1 <= h[at + TIME] <= 7, "a card has a wrong number of time markers"  # BRE-I06
    for at in LOADS:
        if h[at] != NONE:
            need = s.deck.need[h[at]]
            wild = sum(max(0, h[at + DELIVERED + good] - need[good]) for good in range(4))
            assert wild <= need[4], "a contract holds more than it needs"  # BRE-I08
            assert 1 <= h[at + TIME] <= 7, "a card has a wrong number of time markers"  # BRE-I06
