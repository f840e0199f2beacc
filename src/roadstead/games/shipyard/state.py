"""A position of Shipyard."""

from __future__ import annotations

from bisect import insort
from random import Random
from typing import TYPE_CHECKING, Final

from roadstead.engine.game import CHANCE, Hidden, State, Unpacker, packed
from roadstead.engine.pile import Pile, unpack_pile
from roadstead.games.shipyard import says
from roadstead.games.shipyard.canals import SITES, Waterway
from roadstead.games.shipyard.codes import FITTINGS, HIDDEN
from roadstead.games.shipyard.deck import (
    BLUE,
    BOW,
    CANAL_COLUMN,
    CANALS,
    CAPTAIN,
    CARDS,
    COLOURS,
    COMMODITIES,
    CONTRACTS,
    EMPLOYEES,
    GREEN,
    MIDDLE,
    NONE,
    PIECES,
    SHIP_CARDS,
    STERN,
    TRAIN_COLUMN,
    TRAINS,
    YARD,
    ShipyardDeck,
)

if TYPE_CHECKING:
    from roadstead.games.shipyard.rules import ShipyardRules

SCORE_PARTS: Final = ["ships", "cruises", "blue-contract", "green-contract", "traders"]
SHIPS: Final = 0
CRUISE: Final = 1
BLUE_CONTRACT: Final = 2
GREEN_CONTRACT: Final = 3
TRADERS: Final = 4

OFF_TRACK: Final = -1000
"""No position: behind the lead even small negative ones are real."""

OPENING: Final = 0
PLAY: Final = 1
FINAL: Final = 2
LAST: Final = 3
"""The stages of a game."""


class Shipyard(State):
    """Stores and yards are flat lists, eight pieces and nine places to a seat. A ship of the fleet is its eight pieces
    and then its cards."""

    deck: ShipyardDeck
    shipyard: ShipyardRules
    # the action track
    actions: list[int]
    """The actions in play (SHY-112)."""
    position: list[int]
    """By action, absolute (SHY-305); OFF_TRACK while a card is not on the track."""
    lead: int
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
    """The place in the barter line from which the next equal load may choose (SHY-D09)."""
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

    def __init__(self, rules: ShipyardRules, seats: int, chosen: list[int]) -> None:
        super().__init__(rules, seats, chosen)
        self.shipyard = rules
        self.deck = rules.deck
        self.lead = 0
        self.ring = NONE
        self.circle = NONE
        self.staff = NONE
        self.setting = 0
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

    def lay_out(self) -> None:
        """An empty table, before the first chance event."""
        self.begin()
        seats, deck = self.seats, self.deck
        self.actions = [
            action for action in range(len(deck.action_from)) if deck.action_from[action] <= seats
        ]
        self.position = [OFF_TRACK] * len(deck.action_from)
        self.marks = [[] for _ in range(seats)]
        self.market = [[] for _ in range(6)]
        self.bows = Pile(deck.ship_decks[0])
        self.middles = Pile(deck.ship_decks[1], deck.ship_decks[2])
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
        self.guilders = [deck.guilders] * seats
        self.score_parts = [0] * (len(SCORE_PARTS) * seats)
        self.wagons = [[deck.starters[seat]] for seat in range(seats)]
        self.store = [0] * (len(PIECES) * seats)
        self.hired = [0] * seats
        self.yard = [NONE] * (YARD * seats)
        self.ways = [Waterway(deck.tiles) for _ in range(seats)]
        self.used = [[] for _ in range(seats)]
        self.used_count = [0] * seats
        self.fleet = [[] for _ in range(seats)]
        self.contracts = [[] for _ in range(seats)]
        self.given = [[] for _ in range(seats)]
        self.loads = [0] * len(COMMODITIES)
        self.fitted = [0] * len(FITTINGS)

    # -- what rules ask --------------------------------------------------------------------------------

    def owner(self, action: int) -> int:
        """Whose figures stand on an action card; NONE if nobody's do."""
        for seat in range(self.seats):
            if action in self.marks[seat]:
                return seat
        return NONE

    def pile(self, column: int) -> Pile:
        if column == 0:
            return self.bows
        if column == 3:
            return self.sterns
        if column == TRAIN_COLUMN:
            return self.trains
        return self.canals if column == CANAL_COLUMN else self.middles

    def score(self, seat: int) -> int:
        count = len(SCORE_PARTS)
        return sum(self.score_parts[count * seat : count * (seat + 1)])

    def gain(self, seat: int, part: int, points: int) -> None:
        self.score_parts[len(SCORE_PARTS) * seat + part] += points

    def pay(self, seat: int, guilders: int) -> None:
        self.guilders[seat] -= guilders
        if guilders:
            self.say(says.PAYS, seat, guilders)

    def give_piece(self, seat: int, piece: int, count: int) -> None:
        self.store[len(PIECES) * seat + piece] += count

    def has(self, seat: int, effect: int) -> bool:
        """Whether a seat has an employee with this effect."""
        for employee in range(EMPLOYEES):
            if self.hired[seat] >> employee & 1 and self.deck.employees[employee].effect == effect:
                return True
        return False

    def held(self, seat: int, colour: int) -> list[int]:
        return [contract for contract in self.contracts[seat] if self.deck.colour[contract] == colour]

    # -- the protocol ----------------------------------------------------------------------------------

    def clone(self) -> Shipyard:
        other = Shipyard(self.shipyard, self.seats, self.settings)
        self.copy_tasks(other)
        other.actions = self.actions
        other.position = self.position[:]
        other.lead = self.lead
        other.marks = [cards[:] for cards in self.marks]
        other.market = [cards[:] for cards in self.market]
        other.bows = self.bows.clone()
        other.middles = self.middles.clone()
        other.sterns = self.sterns.clone()
        other.trains = self.trains.clone()
        other.canals = self.canals.clone()
        other.used_trains = self.used_trains[:]
        other.discards = self.discards[:]
        other.lost = self.lost[:]
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
        other.wagons = [cards[:] for cards in self.wagons]
        other.store = self.store[:]
        other.hired = self.hired[:]
        other.yard = self.yard[:]
        other.ways = [way.clone() for way in self.ways]
        other.used = [cards[:] for cards in self.used]
        other.used_count = self.used_count[:]
        other.fleet = [ships[:] for ships in self.fleet]
        other.contracts = [cards[:] for cards in self.contracts]
        other.given = [cards[:] for cards in self.given]
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
        return other

    def pack(self) -> list[int]:
        ints = self.pack_tasks()
        for pile in self.piles():
            ints.extend(pile.pack())
        ints += packed([*self.market, self.used_trains, self.discards, self.lost])
        ints += packed([*self.marks, *self.wagons, *self.used, *self.contracts, *self.given])
        for seat in range(self.seats):
            way = self.ways[seat]
            ints += packed([way.canals, way.cells, way.turned])
            ints += [way.space, way.came, len(self.fleet[seat])]
            ints += packed(self.fleet[seat])
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
        """The other half of `pack`."""
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

    def seen(self, seat: int | None, who: int, code: int) -> int:
        """Contracts are for one pair of eyes, dealt or given up (SHY-106, SHY-706)."""
        codes = self.shipyard.families
        if who == CHANCE:
            dealt = codes.contract
            if dealt.base <= code < dealt.base + dealt.size:
                owner = (code - dealt.base) // dealt.stride
                return code if owner == seat else dealt.at2(owner, HIDDEN)
        elif who != seat and codes.give.base <= code < codes.give.base + codes.give.size:
            return codes.give.veiled()
        return code

    def secrets(self, seat: int | None) -> list[list[int]]:
        """The rows with contracts that `seat` has not seen."""
        found: list[list[int]] = []
        for other in range(self.seats):
            if other != seat:
                if not self.finished:
                    found.append(self.contracts[other])
                found.append(self.given[other])
        return found

    def unseen(self, seat: int | None, colour: int) -> list[int]:
        """All contracts of a colour that `seat` has not seen, sorted: the pool of what is hidden."""
        pool = self.contract_decks[colour].cards()
        for row in self.secrets(seat):
            pool += [card for card in row if self.deck.colour[card] == colour]
        pool.sort()
        return pool

    def hidden(self, seat: int | None) -> list[Hidden]:
        found: list[Hidden] = []
        for colour in (BLUE, GREEN):
            pool = tuple(self.unseen(seat, colour))
            for row in self.secrets(seat):
                cards = tuple(card for card in row if self.deck.colour[card] == colour)
                if cards:
                    found.append(Hidden(cards, pool, hand=True))
        return found

    def redeal(self, seat: int | None, rng: Random) -> None:
        for colour in (BLUE, GREEN):
            pool = self.unseen(seat, colour)
            for row in self.secrets(seat):
                count = 0
                for card in row[:]:
                    if self.deck.colour[card] == colour:
                        row.remove(card)
                        count += 1
                for _ in range(count):
                    insort(row, pool.pop(int(rng.random() * len(pool))))
            self.contract_decks[colour] = Pile(pool)
        self.reconsider()

    def check(self) -> None:
        check(self)


# -- invariants ---------------------------------------------------------------------------------------------


def check(s: Shipyard) -> None:
    """The invariants of the specification, SHY-I01 and on."""
    check_cards(s)
    if s.turn:
        check_track(s)
    for seat in range(s.seats):
        check_seat(s, seat)


def check_cards(s: Shipyard) -> None:
    """SHY-I01 to SHY-I03, SHY-I11."""
    ships = s.bows.cards() + s.middles.cards() + s.sterns.cards() + s.lost
    for column in range(TRAIN_COLUMN):
        ships = ships + [card for card in s.market[column] if card != NONE]
    ships = ships + [card for card in s.yard if 0 <= card < SHIP_CARDS]
    for fleet in s.fleet:
        for ship in fleet:
            ships = ships + [card for card in ship[len(PIECES) :] if card < SHIP_CARDS]
    if 0 <= s.card < SHIP_CARDS:
        ships = [*ships, s.card]
    assert sorted(ships) == list(range(SHIP_CARDS)), "a ship card is missing or there twice"
    trains = s.trains.cards() + s.used_trains + [card for card in s.market[TRAIN_COLUMN] if card != NONE]
    for wagons in s.wagons:
        trains = trains + wagons
    assert sorted(trains) == list(range(TRAINS)), "a train is missing or there twice"
    canals = s.canals.cards() + s.discards + [card for card in s.market[CANAL_COLUMN] if card != NONE]
    for seat in range(s.seats):
        canals = canals + s.used[seat] + s.ways[seat].canals
    if s.canal != NONE:
        canals = [*canals, s.canal]
    assert sorted(canals) == list(range(CANALS)), "a canal is missing or there twice"
    contracts = s.contract_decks[BLUE].cards() + s.contract_decks[GREEN].cards()
    for seat in range(s.seats):
        contracts = contracts + s.contracts[seat] + s.given[seat]
    assert sorted(contracts) == list(range(CONTRACTS)), "a contract is missing or there twice"
    for cards in s.market:
        assert len(cards) <= 5


def check_track(s: Shipyard) -> None:
    """SHY-I05 to SHY-I07."""
    places = sorted(s.position[action] for action in s.actions)
    assert len(set(places)) == len(places), "two action cards lie on one space"
    assert places[-1] == s.lead, "the lead is not the foremost card"
    assert places[0] >= s.lead - (s.deck.spaces - 2), "the space ahead of the lead is taken"
    marked = [action for marks in s.marks for action in marks]
    assert len(set(marked)) == len(marked), "an action card carries figures of two players"


def check_seat(s: Shipyard, seat: int) -> None:
    """SHY-I04, SHY-I08 to SHY-I10, SHY-I12, SHY-I17."""
    assert s.guilders[seat] >= 0, f"seat {seat} has {s.guilders[seat]} guilders"
    assert min(s.store[len(PIECES) * seat : len(PIECES) * (seat + 1)]) >= 0
    kinds = [s.deck.kind[card] if card != NONE else NONE for card in s.yard[YARD * seat : YARD * (seat + 1)]]
    for column, kind in enumerate(kinds):
        if kind == BOW:
            assert column <= 6, "a bow has no room"
            assert kinds[column + 1] != STERN, "a stern lies right of a bow"
        elif kind == MIDDLE:
            assert 1 <= column <= 7, "a middle has no room"
        elif kind == STERN:
            assert column >= 2, "a stern has no room"
    for ship in s.fleet[seat]:
        cards = ship[len(PIECES) :]
        assert 3 <= len(cards) <= YARD, "a ship has a wrong number of cards"
        assert [s.deck.kind[card] for card in cards] == [BOW] + [MIDDLE] * (len(cards) - 2) + [STERN]
        assert ship[CAPTAIN] >= 1, "a ship has no captain"
        assert all(card < CARDS for card in cards)
    for employee in range(EMPLOYEES):
        needed = s.deck.employees[employee].requires
        if s.hired[seat] >> employee & 1 and needed != NONE:
            assert s.hired[seat] >> needed & 1, "a level-2 trader has no level-1 trader"
    way = s.ways[seat]
    if way.canals:
        assert way.space // len(SITES) in way.canals, "the ship figure stands on no canal"
        everything = (1 << len(way.canals)) - 1
        assert way.attached(way.canals.index(way.space // len(SITES))) == everything, "a canal is cut off"
    assert s.used_count[seat] >= len(s.used[seat])
    if s.stage < FINAL and not s.pending[seat] and s.turn:
        assert len(s.held(seat, BLUE)) == len(s.held(seat, GREEN)), "contracts of the colours differ"
