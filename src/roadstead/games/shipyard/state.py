"""A position of Shipyard."""

from __future__ import annotations

from bisect import insort
from random import Random
from typing import TYPE_CHECKING, Final

from roadstead.engine.game import CHANCE, Hidden, State, Unpacker, pack_rows
from roadstead.engine.pile import Pile, unpack_pile
from roadstead.games.shipyard import messages
from roadstead.games.shipyard.canals import Waterway
from roadstead.games.shipyard.codes import FITTINGS, HIDDEN, ShipyardCodes
from roadstead.games.shipyard.deck import (
    BLUE,
    BOW,
    CANAL_COLUMN,
    CANALS,
    COLOURS,
    COMMODITIES,
    CONTRACTS,
    EMPLOYEES,
    GREEN,
    KIND_OF_COLUMN,
    MIDDLE,
    NONE,
    PIECES,
    TRAIN_COLUMN,
    TRAINS,
    YARD,
    Employee,
    ShipyardDeck,
)

if TYPE_CHECKING:
    from roadstead.games.shipyard.rules import ShipyardRules

SCORE_PARTS: Final = ["ships", "cruises", "blue-contract", "green-contract", "traders"]
"""The parts of a score; nothing else gives points (SHY-1010)."""
SHIPS: Final = 0
CRUISE: Final = 1
BLUE_CONTRACT: Final = 2
GREEN_CONTRACT: Final = 3
TRADERS: Final = 4

OFF_TRACK: Final = -1000
"""Not on the track. Positions behind the lead may be negative, so -1 is a real one."""

OPENING: Final = 0
PLAY: Final = 1
FINAL: Final = 2
LAST: Final = 3
"""The stages of a game."""


class ShipyardState(State):
    """Stores and yards are flat lists, eight pieces and nine places to a seat. A ship of the fleet is its eight pieces
    and then its cards.

    A heap of cards that left play, a row of a list of rows, a ship and a waterway are never changed: a new one takes
    the place of the old one, so that clones can share them."""

    deck: ShipyardDeck
    shipyard: ShipyardRules
    codes: ShipyardCodes
    # the action track
    actions: list[int]
    """The actions in play (SHY-112)."""
    position: list[int]
    """By action, absolute (SHY-305); OFF_TRACK while a card is not on the track."""
    lead: int
    moved_from: int
    """Where the lead was before the advance of the turn, absolute; OFF_TRACK before the first advance."""
    marks: list[list[int]]
    """The action cards with a seat's figures, the oldest first; with 2 players the first one has two figures."""
    # the markets
    market: list[list[int]]
    """Columns from row 1 up; NONE where a card was taken in the action under way."""
    bows: Pile
    middles: Pile
    sterns: Pile
    trains: Pile
    canals: Pile
    used_trains: list[int]
    discards: list[int]
    """Canals cut off by a cruise (SHY-616)."""
    lost: list[int]
    """Ship cards that left the game (SHY-R26)."""
    # the markers
    ring: int
    circle: int
    staff: int
    setting: int
    """The price setting of the exchange, 1 to 6; 0 before the first exchange."""
    laps: int
    employee_at: list[int]
    employee_left: list[int]
    """How many copies of an employee still lie on the track."""
    contract_decks: list[Pile]
    """By colour; after the deal what is left is out of the game, unseen."""
    # the players
    guilders: list[int]
    score_parts: list[int]
    wagons: list[list[int]]
    """The trains held."""
    store: list[int]
    hired: list[int]
    """The employees of a seat, one bit each."""
    yard: list[int]
    ways: list[Waterway]
    used: list[list[int]]
    """Used canals that lie in a seat's stack."""
    used_count: list[int]
    """Used canals in all (SHY-536)."""
    fleet: list[list[list[int]]]
    contracts: list[list[int]]
    given: list[list[int]]
    # the game
    start: int
    user: int
    stage: int
    early: int
    finished: int
    # the turn
    lap_done: int
    main: int
    main_done: int
    bonus_done: int
    # the action under way
    built: int
    card: int
    """The ship card that is being placed, or NONE."""
    canal: int
    """The canal that is being laid, or NONE."""
    cell: int
    loads: list[int]
    """Loads of the train that is being exchanged."""
    bartered: int
    """The pieces bartered for in this exchange, one bit each."""
    barter_from: int
    """The place in the barter line from which the next equal load may choose; used until version 2."""
    # the cruise under way
    bow: int
    """The column of the bow of the ship that sails, or NONE."""
    fitted: list[int]
    """By fitting, in the order of FITTINGS."""
    reach: int
    """The longest walk, as far as it matters."""
    speed: int
    sailed: int
    riband: int
    cruise: int
    """The officials' points so far."""
    wake: list[int]
    """The spaces sailed in the latest cruise, three numbers each: space, and cell and turns of its canal."""
    sailors: list[int]
    """Whose each ship was that arrived. Never changed, like `wake`: a new list takes the place of the old one."""
    sailings: list[int]
    """Of each of these ships, three numbers: speed, points of officials and of the riband."""

    def __init__(self, rules: ShipyardRules, seats: int, chosen: list[int]) -> None:
        super().__init__(rules, seats, chosen)
        self.shipyard = rules
        self.codes = rules.codes
        self.deck = rules.deck
        self.lead = 0
        self.moved_from = OFF_TRACK
        self.ring = NONE
        self.circle = NONE
        self.staff = NONE
        self.setting = 0  # SHY-115, SHY-R08
        self.laps = 0
        self.start = 0
        self.user = 0
        self.stage = OPENING
        self.early = 0
        self.finished = 0
        self.lap_done = 0
        self.main = NONE
        self.main_done = 0
        self.bonus_done = 0
        self.built = 0
        self.card = NONE
        self.canal = NONE
        self.cell = NONE
        self.bartered = 0
        self.barter_from = 0
        self.bow = NONE
        self.reach = 0
        self.speed = 0
        self.sailed = 0
        self.riband = 0
        self.cruise = 0
        self.wake = []
        self.sailors = []
        self.sailings = []

    def lay_out(self) -> None:
        """An empty table, before the first chance event."""
        self.begin()
        seats, deck = self.seats, self.deck
        self.actions = [
            action
            for action in range(len(deck.action_from))
            if deck.action_from[action] <= seats  # SHY-112
        ]
        self.position = [OFF_TRACK] * len(deck.action_from)
        self.marks = [[] for _ in range(seats)]
        self.market = [[] for _ in range(6)]
        self.bows = Pile(deck.ship_decks[0])
        self.middles = Pile(deck.ship_decks[1], deck.ship_decks[2])  # SHY-107
        self.sterns = Pile(deck.ship_decks[3])
        self.trains = Pile([train for train in range(TRAINS) if train not in deck.starters[:seats]])
        self.canals = Pile(list(range(CANALS)))
        self.used_trains = []
        self.discards = []
        self.lost = []
        self.employee_at = [NONE] * EMPLOYEES
        self.employee_left = [0] * EMPLOYEES
        self.contract_decks = [
            Pile([contract for contract in range(CONTRACTS) if deck.colour[contract] == colour])
            for colour in (BLUE, GREEN)
        ]
        self.guilders = [deck.guilders] * seats  # SHY-105
        self.score_parts = [0] * (len(SCORE_PARTS) * seats)  # SHY-102
        self.wagons = [[deck.starters[seat]] for seat in range(seats)]  # SHY-104
        self.store = [0] * (len(PIECES) * seats)
        self.hired = [0] * seats
        self.yard = [NONE] * (YARD * seats)  # SHY-102
        self.ways = [Waterway(deck.tiles) for _ in range(seats)]  # SHY-102
        self.used = [[] for _ in range(seats)]
        self.used_count = [0] * seats
        self.fleet = [[] for _ in range(seats)]
        self.contracts = [[] for _ in range(seats)]
        self.given = [[] for _ in range(seats)]
        self.loads = [0] * len(COMMODITIES)
        self.fitted = [0] * len(FITTINGS)

    # -- what rules ask --------------------------------------------------------------------------------

    def owner(self, action: int) -> int:
        """The seat whose figures stand on an action card; NONE if there are none."""
        for seat in range(self.seats):
            if action in self.marks[seat]:
                return seat
        return NONE

    def pile(self, column: int) -> Pile:
        if column == TRAIN_COLUMN:
            return self.trains
        if column == CANAL_COLUMN:
            return self.canals
        kind = KIND_OF_COLUMN[column]
        if kind == MIDDLE:
            return self.middles
        return self.bows if kind == BOW else self.sterns

    def score(self, seat: int) -> int:
        count = len(SCORE_PARTS)
        return sum(self.score_parts[count * seat : count * (seat + 1)])

    def gain(self, seat: int, part: int, points: int) -> None:
        """SHY-619."""
        self.score_parts[len(SCORE_PARTS) * seat + part] += points

    def pay(self, seat: int, guilders: int) -> None:
        self.guilders[seat] -= guilders
        if guilders:
            self.say(messages.PAYS, seat, guilders)

    def give_piece(self, seat: int, piece: int, count: int) -> None:
        """SHY-008, SHY-543, SHY-R33: to the store, whatever it holds."""
        self.store[len(PIECES) * seat + piece] += count

    def employees(self, seat: int) -> list[Employee]:
        return self.deck.employees_in(self.hired[seat])

    def helpers(self, seat: int, effect: int) -> list[Employee]:
        """The employees of a seat with this effect."""
        return self.deck.employees_in(self.hired[seat] & self.deck.with_effect[effect])

    def has(self, seat: int, effect: int) -> bool:
        """Whether a seat has an employee with this effect."""
        return self.hired[seat] & self.deck.with_effect[effect] != 0

    def amount_of(self, seat: int, effect: int, piece: int) -> int:
        """The sum over a seat's employees with this effect, for a piece or a commodity (SHY-801)."""
        total = 0
        for card in self.helpers(seat, effect):
            if card.piece == piece:
                total += card.amount
        return total

    def contracts_of(self, seat: int, colour: int) -> list[int]:
        return self.of_colour(self.contracts[seat], colour)

    # -- the protocol ----------------------------------------------------------------------------------

    def clone(self) -> ShipyardState:
        other = ShipyardState(self.shipyard, self.seats, self.settings)
        self.copy_tasks(other)
        other.actions = self.actions
        other.position = self.position[:]
        other.lead = self.lead
        other.moved_from = self.moved_from
        other.marks = self.marks[:]
        other.market = self.market[:]
        other.bows = self.bows.clone()
        other.middles = self.middles.clone()
        other.sterns = self.sterns.clone()
        other.trains = self.trains.clone()
        other.canals = self.canals.clone()
        other.used_trains = self.used_trains
        other.discards = self.discards
        other.lost = self.lost
        other.ring = self.ring
        other.circle = self.circle
        other.staff = self.staff
        other.setting = self.setting
        other.laps = self.laps
        other.employee_at = self.employee_at if self.turn else self.employee_at[:]
        other.employee_left = self.employee_left[:]
        other.contract_decks = (
            self.contract_decks[:] if self.turn else [pile.clone() for pile in self.contract_decks]
        )
        other.guilders = self.guilders[:]
        other.score_parts = self.score_parts[:]
        other.wagons = self.wagons[:]
        other.store = self.store[:]
        other.hired = self.hired[:]
        other.yard = self.yard[:]
        other.ways = self.ways[:]
        other.used = self.used[:]
        other.used_count = self.used_count[:]
        other.fleet = self.fleet[:]
        other.contracts = self.contracts[:]
        other.given = self.given[:]
        other.start = self.start
        other.user = self.user
        other.stage = self.stage
        other.early = self.early
        other.finished = self.finished
        other.lap_done = self.lap_done
        other.main = self.main
        other.main_done = self.main_done
        other.bonus_done = self.bonus_done
        other.built = self.built
        other.card = self.card
        other.canal = self.canal
        other.cell = self.cell
        other.loads = self.loads[:]
        other.bartered = self.bartered
        other.barter_from = self.barter_from
        other.bow = self.bow
        other.fitted = self.fitted[:]
        other.reach = self.reach
        other.speed = self.speed
        other.sailed = self.sailed
        other.riband = self.riband
        other.cruise = self.cruise
        other.wake = self.wake
        other.sailors = self.sailors
        other.sailings = self.sailings
        return other

    def pack(self) -> list[int]:
        ints = self.pack_tasks()
        for pile in self.piles():
            ints.extend(pile.pack())
        ints += pack_rows([*self.market, self.used_trains, self.discards, self.lost])
        ints += pack_rows([*self.marks, *self.wagons, *self.used, *self.contracts, *self.given])
        for seat in range(self.seats):
            way = self.ways[seat]
            ints += pack_rows([way.canals, way.cells, way.turned])
            ints += [way.space, way.came, len(self.fleet[seat])]
            ints += pack_rows(self.fleet[seat])
        for row in self.rows():
            ints.extend(row)
        ints += [
            self.lead,
            self.ring,
            self.circle,
            self.staff,
            self.setting,
            self.laps,
            self.start,
            self.user,
        ]
        ints += [self.stage, self.early, self.finished, self.lap_done, self.main, self.main_done]
        ints += [
            self.bonus_done,
            self.built,
            self.card,
            self.canal,
            self.cell,
            self.bartered,
            self.barter_from,
            self.bow,
        ]
        ints += [self.reach, self.speed, self.sailed, self.riband, self.cruise]
        ints += [
            self.moved_from,
            len(self.wake),
            *self.wake,
            len(self.sailors),
            *self.sailors,
            *self.sailings,
        ]
        return ints

    def piles(self) -> list[Pile]:
        return [self.bows, self.middles, self.sterns, self.trains, self.canals, *self.contract_decks]

    def rows(self) -> list[list[int]]:
        """The lists whose length is fixed by the number of seats or the cards."""
        return [
            self.position,
            self.employee_at,
            self.employee_left,
            self.guilders,
            self.score_parts,
            self.store,
            self.hired,
            self.yard,
            self.used_count,
            self.loads,
            self.fitted,
        ]

    def fill(self, ints: Unpacker) -> None:
        """The inverse of `pack`."""
        self.unpack_tasks(ints)
        self.bows, self.middles, self.sterns = unpack_pile(ints), unpack_pile(ints), unpack_pile(ints)
        self.trains, self.canals = unpack_pile(ints), unpack_pile(ints)
        self.contract_decks = [unpack_pile(ints) for _ in COLOURS]
        self.market = ints.rows(6)
        self.used_trains, self.discards, self.lost = ints.many(), ints.many(), ints.many()
        self.marks, self.wagons = ints.rows(self.seats), ints.rows(self.seats)
        self.used = ints.rows(self.seats)
        self.contracts, self.given = ints.rows(self.seats), ints.rows(self.seats)
        for seat in range(self.seats):
            way = self.ways[seat]
            way.canals, way.cells, way.turned = ints.many(), ints.many(), ints.many()
            way.space, way.came = ints.one(), ints.one()
            self.fleet[seat] = ints.rows(ints.one())
        for row in self.rows():
            row[:] = ints.some(len(row))
        self.lead, self.ring, self.circle, self.staff = ints.one(), ints.one(), ints.one(), ints.one()
        self.setting, self.laps, self.start, self.user = ints.one(), ints.one(), ints.one(), ints.one()
        self.stage, self.early, self.finished = ints.one(), ints.one(), ints.one()
        self.lap_done, self.main, self.main_done = ints.one(), ints.one(), ints.one()
        self.bonus_done, self.built, self.card, self.canal = ints.one(), ints.one(), ints.one(), ints.one()
        self.cell, self.bartered, self.barter_from = ints.one(), ints.one(), ints.one()
        self.bow, self.reach, self.speed = ints.one(), ints.one(), ints.one()
        self.sailed, self.riband, self.cruise = ints.one(), ints.one(), ints.one()
        if ints.more():  # positions packed earlier do not have them
            self.moved_from, self.wake, self.sailors = ints.one(), ints.many(), ints.many()
            self.sailings = ints.some(3 * len(self.sailors))

    def seen(self, seat: int | None, who: int, code: int) -> int:
        """Contracts, dealt or given up, are seen by one seat only (SHY-106, SHY-706)."""
        codes = self.codes
        if who == CHANCE:
            dealt = codes.contract
            if dealt.has(code):
                owner = dealt.word(code, 0)
                return code if owner == seat else dealt.at2(owner, HIDDEN)
        elif who != seat and codes.give.has(code):
            return codes.give.veiled()
        return code

    def secrets(self, seat: int | None) -> list[tuple[list[list[int]], int]]:
        """The rows with contracts that `seat` has not seen: held or given up, and by whom."""
        found: list[tuple[list[list[int]], int]] = []
        for other in range(self.seats):
            if other != seat:
                if not self.finished:
                    found.append((self.contracts, other))
                found.append((self.given, other))
        return found

    def of_colour(self, cards: list[int], colour: int) -> list[int]:
        return [contract for contract in cards if self.deck.colour[contract] == colour]

    def unseen(self, seat: int | None, colour: int) -> list[int]:
        """All contracts of a colour that `seat` has not seen, sorted: the pool of what is hidden."""
        pool = self.contract_decks[colour].cards()
        for rows, other in self.secrets(seat):
            pool += self.of_colour(rows[other], colour)
        pool.sort()
        return pool

    def hidden(self, seat: int | None) -> list[Hidden]:
        found: list[Hidden] = []
        for colour in (BLUE, GREEN):
            pool = tuple(self.unseen(seat, colour))
            for rows, other in self.secrets(seat):
                cards = self.of_colour(rows[other], colour)
                if cards:
                    found.append(Hidden(tuple(cards), pool, hand=True))
        return found

    def redeal(self, seat: int | None, rng: Random) -> None:
        for colour in (BLUE, GREEN):
            pool = self.unseen(seat, colour)
            for rows, other in self.secrets(seat):
                dealt = [card for card in rows[other] if self.deck.colour[card] != colour]
                while len(dealt) < len(rows[other]):
                    insort(dealt, pool.pop(int(rng.random() * len(pool))))
                rows[other] = dealt
            self.contract_decks[colour] = Pile(pool)
        self.reconsider()

    def check(self) -> None:
        self.shipyard.check(self)
