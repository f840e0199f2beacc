"""A position of Novgorod."""

from __future__ import annotations

from bisect import insort
from random import Random
from typing import TYPE_CHECKING, Final, TypeAlias

from roadstead.engine.game import Hidden, State, Unpacker, pack_rows, ranking_of
from roadstead.engine.pile import Pile, unpack_pile
from roadstead.games.novgorod import messages, settings
from roadstead.games.novgorod.codes import HIDDEN, NovgorodCodes
from roadstead.games.novgorod.deck import (
    BONUS_CARDS,
    CAREERS,
    CITIES,
    MANUFACTORIES,
    NONE,
    ORDERS,
    PARTS,
    SPECIALS,
    SPEEDS,
    NovgorodDeck,
    Side,
)
from roadstead.games.novgorod.settings import BACK

if TYPE_CHECKING:
    from roadstead.games.novgorod.rules import NovgorodRules

SCORE_PARTS: Final = [
    "luxury-goods",
    "orders",
    "special-orders",
    "career",
    "privilege",
    "bonus-cards",
    "merchant",
    "variety",
]
"""NOV-706."""
LUXURY_GOODS: Final = 0
FULFILLED_ORDERS: Final = 1
SPECIAL_ORDERS: Final = 2
CAREER: Final = 3
PRIVILEGE: Final = 4
BONUS: Final = 5
MERCHANT: Final = 6
VARIETY_OF_GOODS: Final = 7

LUXURY_SEALS: Final = 0
ROW_COUNT: Final = 3
PAIR_COUNT: Final = 4
LEVEL_TURNS: Final = 5
BONUS_SEALS: Final = 10
SOURCES: Final = 16
"""Where seals came from, as far as the score parts do not tell: seals by luxury good; rows, and those that were the
second one in a turn; turns by the level that counted; seals by bonus card in play. As many ints to a seat."""

HIGH: Final = 0
LOW: Final = 1
GONE: Final = 2

PLACEHOLDER: Final = CITIES
"""A route lists city cards as their city, and placeholders as PLACEHOLDER + the city they belong to."""

NO_TARGET: Final = 0
SEALS: Final = 1
ROW: Final = 2
LEVEL: Final = 3
SPECIAL: Final = 4
"""What goods and luxury goods are being used for."""

Memo: TypeAlias = tuple[int, int, int, int, int, int, int, int, int, int, int, int, int, int]


class NovgorodState(State):
    """Kontors are a flat list, eight to a seat; sets of cities or goods are one bit each."""

    deck: NovgorodDeck
    novgorod: NovgorodRules
    codes: NovgorodCodes
    # the table
    manufactory: list[int]
    """By city."""
    manufactories: Pile
    stack: list[int]
    """How many kontors lie at each city."""
    orders: Pile
    """All orders nobody has seen: the stack and, in module B, the cover order, which is never decided (NOV-852)."""
    display: list[int]
    bonus_deck: Pile
    bonus: list[int]
    bonus_state: list[int]
    bonus_gained: list[int]
    """How many gained each bonus card in this round."""
    career_deck: Pile
    column: list[int]
    """The special orders from top to bottom, and the part each card shows."""
    part: list[int]
    specials: Pile
    merchant: int
    pirate: int
    # the players
    money: list[int]
    seals: list[int]
    score_parts: list[int]
    """Eight to a seat (NOV-706)."""
    speed: list[int]
    kontor: list[int]
    owned: list[int]
    """The cities in which a seat owns a kontor."""
    hold: list[int]
    """The city whose good is stored, or NONE."""
    closed: list[list[int]]
    """Orders in hand that only their owner knows."""
    known: list[list[int]]
    """Orders in hand that all know."""
    left: list[list[int]]
    under: list[list[int]]
    counters: list[list[int]]
    """Face-down orders under the ship, gained with special orders (NOV-857)."""
    blanks: list[int]
    """Special orders fulfilled when the stack was empty (NOV-R25)."""
    career: list[int]
    side: list[int]
    """FRONT, BACK, or NONE until it is chosen."""
    level: list[int]
    won: list[int]
    """The bonus cards a seat has gained, one bit for each card in play."""
    # the game
    start: int
    user: int
    last_round: int
    stopped: int
    finished: int
    # the turn
    privilege: int
    """Whether the privilege of the turn is used."""
    pirate_moved: int
    bought: int
    fast: int
    """The cards the privilege speed adds to the route of this turn."""
    # the route
    route: list[int]
    reach: list[int]
    """By city of the route: the goods from the ship up to it, its own included (NOV-443)."""
    own: int
    """The goods of own kontors in the route."""
    cities: int
    spots: int
    """The cities with a placeholder."""
    fees: int
    swapped: int
    """Whether the base kontor lies in the hold for the own one (NOV-419)."""
    # the evaluation
    up: int
    """The goods still face up and uncovered in the route."""
    cargo: int
    """The good in the hold, while it can be used."""
    made: int
    """The cities whose manufactory was used."""
    merchant_paid: int
    rest: int
    """What is left of the discount on special orders (NOV-863)."""
    done: int
    """The positions of the special orders fulfilled this turn."""
    halves: list[int]
    """Orders whose upper row was done this turn."""
    stored: int
    """The city whose kontor goes into the hold at the end of phase 2, or NONE."""
    # for showing only
    sources: list[int]
    """SOURCES to a seat."""
    # what is being done
    target: int
    target_at: int
    luxuries_due: int
    luxury_due: int
    """The luxury good asked for, or NONE: any that this target does not have yet."""
    inputs_due: int
    luxuries_made: int
    right_of: int
    """The goods up to the last manufactory of this target; the next one lies further right."""
    cities_due: int
    """The cities chosen for the luxury goods of this target; 0 while all are free to choose. Not before version 2."""
    kinds_due: int
    kind_after: int
    goods_due: int
    covers: int
    """The privilege that the level to be reached covers, or NONE."""

    def __init__(self, rules: NovgorodRules, seats: int, chosen: list[int]) -> None:
        super().__init__(rules, seats, chosen)
        self.novgorod = rules
        self.codes = rules.codes
        self.deck = rules.deck
        self.merchant = NONE
        self.pirate = NONE
        self.start = 0
        self.user = 0
        self.last_round = 0
        self.stopped = 0
        self.finished = 0
        self.privilege = 0
        self.pirate_moved = 0
        self.bought = 0
        self.fast = 0
        self.own = 0
        self.cities = 0
        self.spots = 0
        self.fees = 0
        self.swapped = 0
        self.up = 0
        self.cargo = 0
        self.made = 0
        self.merchant_paid = 0
        self.rest = 0
        self.done = 0
        self.stored = NONE
        self.target = NO_TARGET
        self.target_at = 0
        self.luxuries_due = 0
        self.luxury_due = NONE
        self.inputs_due = 0
        self.luxuries_made = 0
        self.right_of = 0
        self.cities_due = 0
        self.kinds_due = 0
        self.kind_after = NONE
        self.goods_due = 0
        self.covers = NONE

    def lay_out(self) -> None:
        """An empty table, before the first chance event."""
        self.begin()
        seats = self.seats
        self.manufactory = [NONE] * CITIES
        self.manufactories = Pile(list(range(MANUFACTORIES)))
        self.stack = [seats] * CITIES  # NOV-204
        self.orders = Pile(list(range(ORDERS)))
        self.display = []
        self.bonus_deck = Pile(list(range(BONUS_CARDS)))
        self.bonus = []
        self.bonus_state = [HIGH] * self.deck.bonus_in_play
        self.bonus_gained = [0] * self.deck.bonus_in_play
        self.career_deck = Pile(list(range(CAREERS)))
        self.column = []
        self.part = [0] * SPECIALS
        self.specials = Pile(list(range(SPECIALS)))
        self.money = [self.deck.start_ducats] * seats  # NOV-206
        self.seals = [self.deck.start_seals] * seats  # NOV-206
        self.score_parts = [0] * (len(SCORE_PARTS) * seats)
        self.sources = [0] * (SOURCES * seats)
        self.speed = [self.deck.start_speed] * seats  # NOV-206
        self.kontor = [NONE] * (CITIES * seats)
        self.owned = [0] * seats
        self.hold = [NONE] * seats
        self.closed = [[] for _ in range(seats)]
        self.known = [[] for _ in range(seats)]
        self.left = [[] for _ in range(seats)]
        self.under = [[] for _ in range(seats)]
        self.counters = [[] for _ in range(seats)]
        self.blanks = [0] * seats
        self.career = [NONE] * seats
        self.side = [NONE] * seats
        self.level = [0] * seats  # NOV-209
        self.won = [0] * seats
        self.route = []
        self.reach = [0] * CITIES
        self.halves = []

    # -- what rules ask --------------------------------------------------------------------------------

    def round(self) -> int:
        """The round of the turn under way; 0 before the first."""
        return (self.turn + self.seats - 1) // self.seats

    def stack_size(self) -> int:
        """The number of face-down orders to draw from, without the cover order (NOV-852)."""
        return len(self.orders) - self.settings[settings.SPECIAL_ORDERS]

    def top_kontor(self, city: int) -> int:
        """The kontor on top of a city's stack, or NONE."""
        taken = self.seats - self.stack[city]
        stack = self.deck.stacks[self.seats][city]
        return stack[taken] if taken < len(stack) else NONE  # NOV-204, NOV-212

    def career_side(self, seat: int) -> Side:
        return self.deck.careers[2 * self.career[seat] + self.side[seat]]

    def may_use(self, seat: int, privilege: int) -> bool:
        """NOV-403, NOV-I08: no privilege was used this turn, and this one is not covered."""
        if self.privilege or privilege == self.covers:  # NOV-R35
            return False
        return bool(self.career_side(seat).uncovered[self.level[seat]] >> privilege & 1)  # NOV-464

    def seals_per_turn(self, seat: int) -> int:
        """NOV-465."""
        return self.career_side(seat).seals_per_turn[self.level[seat]]

    def shows_red_x(self, seat: int) -> bool:
        return self.side[seat] == NONE or self.level[seat] < self.career_side(seat).red_x

    def in_progress(self, seat: int) -> int:
        """NOV-526, NOV-458."""
        return len(self.closed[seat]) + len(self.known[seat]) + len(self.left[seat])

    def orders_under_ship(self, seat: int) -> int:
        """NOV-459."""
        return len(self.under[seat]) + len(self.counters[seat]) + self.blanks[seat]

    def pirate_side(self) -> int:
        """FRONT, BACK, or NONE without a pirate."""
        return self.settings[settings.PIRATE_SIDE] if self.pirate != NONE else NONE

    # -- what rules do ---------------------------------------------------------------------------------

    def gain(self, seat: int, part: int, seals: int) -> None:
        self.seals[seat] += seals
        self.score_parts[len(SCORE_PARTS) * seat + part] += seals

    def note(self, seat: int, source: int, amount: int = 1) -> None:
        """Where seals came from."""
        self.sources[SOURCES * seat + source] += amount

    def own_kontor(self, seat: int, city: int) -> None:
        """The top kontor of a city goes to a seat."""
        self.kontor[CITIES * seat + city] = self.top_kontor(city)
        self.owned[seat] |= 1 << city
        self.stack[city] -= 1

    def meet(self, seat: int, condition: int, amount: int) -> None:
        """NOV-612: a player may have met the condition of a bonus card."""
        for place in range(len(self.bonus)):  # NOV-208, NOV-212: those in play
            bonus = self.deck.bonus[self.bonus[place]]
            if bonus.condition != condition or amount < bonus.threshold:
                continue
            if self.won[seat] >> place & 1 or self.bonus_state[place] == GONE:  # NOV-R22, NOV-I09
                continue
            seals = bonus.low if self.bonus_state[place] == LOW else bonus.high
            self.won[seat] |= 1 << place
            self.bonus_gained[place] += 1
            self.gain(seat, BONUS, seals)
            self.note(seat, BONUS_SEALS + place, seals)
            self.say(messages.BONUS, seat, self.bonus[place], seals)

    def remember(self) -> Memo:
        """Save what looking ahead in phase 2 may change; `clear_target` resets what else a target needs."""
        return (
            self.up,
            self.cargo,
            self.made,
            self.money[self.user],
            self.merchant_paid,
            self.privilege,
            self.rest,
            self.luxuries_due,
            self.luxuries_made,
            self.right_of,
            self.kinds_due,
            self.kind_after,
            self.goods_due,
            self.target,
        )

    def recall(self, memo: Memo) -> None:
        self.up = memo[0]
        self.cargo = memo[1]
        self.made = memo[2]
        self.money[self.user] = memo[3]
        self.merchant_paid = memo[4]
        self.privilege = memo[5]
        self.rest = memo[6]
        self.luxuries_due = memo[7]
        self.luxuries_made = memo[8]
        self.right_of = memo[9]
        self.kinds_due = memo[10]
        self.kind_after = memo[11]
        self.goods_due = memo[12]
        self.target = memo[13]

    # -- the protocol ----------------------------------------------------------------------------------

    def clone(self) -> NovgorodState:
        other = NovgorodState(self.novgorod, self.seats, self.settings)
        self.copy_tasks(other)
        other.manufactory = self.manufactory if self.turn else self.manufactory[:]
        other.manufactories = self.manufactories if self.turn else self.manufactories.clone()
        other.bonus_deck = self.bonus_deck if self.turn else self.bonus_deck.clone()
        other.career_deck = self.career_deck if self.turn else self.career_deck.clone()
        other.specials = self.specials if self.turn else self.specials.clone()
        other.bonus = self.bonus if self.turn else self.bonus[:]
        other.stack = self.stack[:]
        other.orders = self.orders.clone()
        other.display = self.display[:]
        other.bonus_state = self.bonus_state[:]
        other.bonus_gained = self.bonus_gained[:]
        other.column = self.column[:]
        other.part = self.part[:]
        other.merchant = self.merchant
        other.pirate = self.pirate
        other.money = self.money[:]
        other.seals = self.seals[:]
        other.score_parts = self.score_parts[:]
        other.sources = self.sources[:]
        other.speed = self.speed[:]
        other.kontor = self.kontor[:]
        other.owned = self.owned[:]
        other.hold = self.hold[:]
        other.closed = [cards[:] for cards in self.closed]
        other.known = [cards[:] for cards in self.known]
        other.left = [cards[:] for cards in self.left]
        other.under = [cards[:] for cards in self.under]
        other.counters = [cards[:] for cards in self.counters]
        other.blanks = self.blanks[:]
        other.career = self.career[:]
        other.side = self.side[:]
        other.level = self.level[:]
        other.won = self.won[:]
        other.start = self.start
        other.user = self.user
        other.last_round = self.last_round
        other.stopped = self.stopped
        other.finished = self.finished
        other.privilege = self.privilege
        other.pirate_moved = self.pirate_moved
        other.bought = self.bought
        other.fast = self.fast
        other.route = self.route[:]
        other.reach = self.reach[:]
        other.own = self.own
        other.cities = self.cities
        other.spots = self.spots
        other.fees = self.fees
        other.swapped = self.swapped
        other.up = self.up
        other.cargo = self.cargo
        other.made = self.made
        other.merchant_paid = self.merchant_paid
        other.rest = self.rest
        other.done = self.done
        other.halves = self.halves[:]
        other.stored = self.stored
        other.target = self.target
        other.target_at = self.target_at
        other.luxuries_due = self.luxuries_due
        other.luxury_due = self.luxury_due
        other.inputs_due = self.inputs_due
        other.luxuries_made = self.luxuries_made
        other.right_of = self.right_of
        other.cities_due = self.cities_due
        other.kinds_due = self.kinds_due
        other.kind_after = self.kind_after
        other.goods_due = self.goods_due
        other.covers = self.covers
        return other

    def pack(self) -> list[int]:
        ints = self.pack_tasks()
        for pile in (self.manufactories, self.orders, self.bonus_deck, self.career_deck, self.specials):
            ints.extend(pile.pack())
        ints += pack_rows([self.display, self.bonus, self.column, self.route, self.halves])
        ints += pack_rows([*self.closed, *self.known, *self.left, *self.under, *self.counters])
        for row in self.rows():
            ints.extend(row)
        ints += [
            self.merchant,
            self.pirate,
            self.start,
            self.user,
            self.last_round,
            self.stopped,
            self.finished,
        ]
        ints += [
            self.privilege,
            self.pirate_moved,
            self.bought,
            self.fast,
            self.own,
            self.cities,
            self.spots,
            self.fees,
        ]
        ints += [self.swapped, self.up, self.cargo, self.made, self.merchant_paid, self.rest, self.done]
        ints += [
            self.stored,
            self.target,
            self.target_at,
            self.luxuries_due,
            self.luxury_due,
            self.inputs_due,
        ]
        ints += [
            self.luxuries_made,
            self.right_of,
            self.kinds_due,
            self.kind_after,
            self.goods_due,
            self.covers,
        ]
        if not self.novgorod.one_by_one:  # until version 2
            ints.append(self.cities_due)
        return ints + self.sources

    def rows(self) -> list[list[int]]:
        """The lists whose length is fixed by the number of seats or the cards."""
        return [
            self.manufactory,
            self.stack,
            self.bonus_state,
            self.bonus_gained,
            self.part,
            self.money,
            self.seals,
            self.score_parts,
            self.speed,
            self.kontor,
            self.owned,
            self.hold,
            self.blanks,
            self.career,
            self.side,
            self.level,
            self.won,
            self.reach,
        ]

    def fill(self, ints: Unpacker) -> None:
        """The inverse of `pack`."""
        self.unpack_tasks(ints)
        self.manufactories, self.orders, self.bonus_deck = (
            unpack_pile(ints),
            unpack_pile(ints),
            unpack_pile(ints),
        )
        self.career_deck, self.specials = unpack_pile(ints), unpack_pile(ints)
        self.display, self.bonus, self.column = ints.many(), ints.many(), ints.many()
        self.route, self.halves = ints.many(), ints.many()
        self.closed, self.known = ints.rows(self.seats), ints.rows(self.seats)
        self.left, self.under = ints.rows(self.seats), ints.rows(self.seats)
        self.counters = ints.rows(self.seats)
        for row in self.rows():
            row[:] = ints.some(len(row))
        self.merchant, self.pirate, self.start, self.user = ints.one(), ints.one(), ints.one(), ints.one()
        self.last_round, self.stopped, self.finished = ints.one(), ints.one(), ints.one()
        self.privilege, self.pirate_moved, self.bought, self.fast = (
            ints.one(),
            ints.one(),
            ints.one(),
            ints.one(),
        )
        self.own, self.cities, self.spots, self.fees = ints.one(), ints.one(), ints.one(), ints.one()
        self.swapped, self.up, self.cargo, self.made = ints.one(), ints.one(), ints.one(), ints.one()
        self.merchant_paid, self.rest, self.done, self.stored = (
            ints.one(),
            ints.one(),
            ints.one(),
            ints.one(),
        )
        self.target, self.target_at, self.luxuries_due, self.luxury_due = (
            ints.one(),
            ints.one(),
            ints.one(),
            ints.one(),
        )
        self.inputs_due, self.luxuries_made, self.right_of = ints.one(), ints.one(), ints.one()
        self.kinds_due, self.kind_after, self.goods_due = ints.one(), ints.one(), ints.one()
        self.covers = ints.one()
        if not self.novgorod.one_by_one:  # until version 2
            self.cities_due = ints.one()
        if ints.more():  # positions packed earlier do not have them
            self.sources = ints.some(len(self.sources))

    def seen(self, seat: int | None, who: int, code: int) -> int:
        """Orders drawn unseen are seen by one seat only (NOV-304, NOV-521, NOV-857)."""
        if who >= 0:
            return code
        for family in (self.codes.draw, self.codes.counter):
            if family.has(code):
                owner = family.word(code, 0)
                return code if owner == seat else family.at2(owner, HIDDEN)
        return code

    def hidden(self, seat: int | None) -> list[Hidden]:
        pool = tuple(self.unseen(seat))
        hands = [cards for cards in self.secrets(seat) if cards]
        return [Hidden(tuple(cards), pool, hand=True) for cards in hands]

    def secrets(self, seat: int | None) -> list[list[int]]:
        """The cards that others hold and `seat` has not seen."""
        found: list[list[int]] = []
        for other in range(self.seats):
            if other != seat:
                found.append(self.closed[other])
                if not self.finished:
                    found.append(self.counters[other])
        return found

    def unseen(self, seat: int | None) -> list[int]:
        """All orders that `seat` has not seen, sorted: the pool of what is hidden."""
        pool = self.orders.cards()
        for cards in self.secrets(seat):
            pool += cards
        pool.sort()
        return pool

    def redeal(self, seat: int | None, rng: Random) -> None:
        pool = self.unseen(seat)
        for cards in self.secrets(seat):
            count = len(cards)
            cards.clear()
            for _ in range(count):
                insort(cards, pool.pop(int(rng.random() * len(pool))))
        self.orders = Pile(pool)
        self.reconsider()

    def ranking(self) -> list[list[int]]:
        """NOV-R28: players who show a red X share the last place."""
        scores = self.scores()
        places = ranking_of([score for score in scores if not self.shows_red_x(score.seat)])
        unscored = [score.seat for score in scores if self.shows_red_x(score.seat)]
        return [*places, unscored] if unscored else places

    def check(self) -> None:
        check(self)


def check(s: NovgorodState) -> None:
    """The invariants of the specification."""
    check_orders(s)
    if s.career[s.seats - 1] == NONE:
        return
    for city in range(CITIES):
        owners = sum(owned >> city & 1 for owned in s.owned)
        assert s.stack[city] + owners == s.seats, "a kontor is missing or there twice"  # NOV-I01
    for seat in range(s.seats):
        check_seat(s, seat)
    if s.settings[settings.SPECIAL_ORDERS] and s.turn:
        assert sorted(s.column) == list(range(SPECIALS)), f"the column is {s.column}"  # NOV-I14
        assert all(0 <= part < len(PARTS) for part in s.part)  # NOV-I14
    if s.settings[settings.MERCHANT_AND_PIRATE] and s.turn:
        assert 0 <= s.merchant < CITIES, "the merchant is in no city"  # NOV-I14
        assert 0 <= s.pirate < CITIES, "the pirate is in no city"  # NOV-I14
    check_route(s)


def check_orders(s: NovgorodState) -> None:
    cards = s.display + s.halves + s.orders.cards()
    for row in (*s.closed, *s.known, *s.left, *s.under, *s.counters):
        cards = cards + row
    assert sorted(cards) == list(range(ORDERS)), "an order is missing or there twice"  # NOV-I02
    most = max(s.seats + s.deck.open_extra, s.deck.open_orders)
    assert len(s.display) <= most, f"{len(s.display)} orders lie open"  # NOV-I03
    if s.turn and s.stack_size() and s.acting and s.acting[0] >= 0:
        assert len(s.display) >= s.deck.open_orders, f"only {len(s.display)} orders lie open"  # NOV-I03


def check_seat(s: NovgorodState, seat: int) -> None:
    assert s.money[seat] >= 0, f"seat {seat} has {s.money[seat]} ducats"  # NOV-I04, NOV-I15
    assert s.speed[seat] in SPEEDS  # NOV-I04
    assert s.side[seat] == NONE or 0 <= s.level[seat] <= len(s.career_side(seat).requirements)  # NOV-I04
    assert s.in_progress(seat) <= s.deck.in_progress, f"seat {seat} works on too many orders"  # NOV-I03
    # NOV-I06, NOV-I17
    assert s.hold[seat] == NONE or s.owned[seat] >> s.hold[seat] & 1, "a good of no own kontor is stored"
    for city in range(CITIES):
        assert (s.kontor[CITIES * seat + city] != NONE) == bool(s.owned[seat] >> city & 1)  # NOV-I01
    if s.turn:
        assert s.owned[seat].bit_count() >= s.deck.intro_kontors  # NOV-I01
    parts = s.score_parts[len(SCORE_PARTS) * seat : len(SCORE_PARTS) * (seat + 1)]
    # NOV-I04, NOV-I16
    assert sum(parts) == s.seals[seat], f"seat {seat} has {s.seals[seat]} seals, its parts {parts}"
    assert s.won[seat] < 1 << s.deck.bonus_in_play  # NOV-I09


def check_route(s: NovgorodState) -> None:
    cities = [card for card in s.route if card < PLACEHOLDER]
    assert len(set(cities)) == len(cities), "a city is visited twice"  # NOV-I05
    assert len(s.route) <= s.speed[s.user] + s.deck.amounts[0], "the route is too long"  # NOV-I05
    assert s.cargo & (s.cargo - 1) == 0, "two goods are in the hold"  # NOV-I06
    goods = 0
    for city in cities:
        goods |= 1 << s.deck.good_of[city]
    assert s.up & ~goods == 0, "a good lies up that is not in the route"  # NOV-I07
    assert s.made & ~s.cities == 0, "a manufactory was used outside the route"  # NOV-I07
    spare = s.owned[s.user].bit_count() - s.own.bit_count() - s.spots.bit_count()
    if s.hold[s.user] != NONE and not s.swapped:
        spare -= 1
    assert spare >= 0, "more kontors are laid than are in the hand"  # NOV-I05
    if s.pirate_side() == BACK and s.turn:
        assert s.pirate not in cities, "the route visits a city that is not there"  # NOV-841
    assert s.target != NO_TARGET or not s.goods_due | s.kinds_due | s.luxuries_due
