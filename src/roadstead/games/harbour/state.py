"""A position of Harbour."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from roadstead.engine.game import CHANCE, Hidden, State, Unpacker, kind_of, pack_rows, seat_of
from roadstead.engine.pile import Pile, unpack_pile
from roadstead.engine.words import tally
from roadstead.games.harbour import messages, settings
from roadstead.games.harbour.codes import HarbourCodes
from roadstead.games.harbour.deck import (
    BUILDINGS,
    CHARACTERS,
    DIPLOMAT,
    FISHERMAN,
    HOME,
    MOST,
    NOBLE,
    PROMOS,
    SCAVENGER,
    WHARFS,
    HarbourDeck,
)
from roadstead.games.harbour.tasks import GO, SCAVENGE

if TYPE_CHECKING:
    from roadstead.games.harbour.rules import HarbourRules

NOBODY: Final = -1
NO_CARD: Final = -1


class HarbourState(State):
    """Goods and symbols are flat lists, four to a seat; places are buildings 0..35 and homes HOME + seat."""

    deck: HarbourDeck
    harbour: HarbourRules
    codes: HarbourCodes
    # the table
    market: list[int]
    """The goods on the squares, cheapest first."""
    centre: list[int]
    """NO_CARD where a card was just bought."""
    pile: Pile
    # the players
    goods: list[int]
    symbols: list[int]
    tableau: list[list[int]]
    bought: list[int]
    free: list[int]
    """The Noble's card in each tableau."""
    board: list[int]
    pawn: list[int]
    """Pawns are stored by place, so that a bought building keeps its pawn (HAR-207)."""
    offered: list[int]
    """Two boards a seat, once dealt; the one not kept stays here, known to that seat alone."""
    bonus: list[int]
    looked: list[int]
    """The cards the Noble looks at now."""
    revealed: int
    traded: list[int]
    points: list[int]
    """What the bonus card took and brought at the end."""
    # the game
    first: int
    user: int
    ender: int
    stopped: int
    # the turn
    toll_to: int
    at_home: int
    alchemy_used: int
    # the action
    goods_coming: int
    """Goods that are certain to come later in this action (HAR-507)."""
    buy_follows: int
    """A gain part is under way and the buy part comes after it (HAR-308)."""
    # the buy action
    money: int
    coins: int
    room: int
    may_buy: int
    bought_now: int
    shipped: int
    lost: list[int]

    def __init__(self, rules: HarbourRules, seats: int, chosen: list[int]) -> None:
        super().__init__(rules, seats, chosen)
        self.harbour = rules
        self.codes = rules.codes
        self.deck = rules.deck
        self.revealed = 0
        self.first = 0
        self.user = 0
        self.ender = NOBODY
        self.stopped = 0
        self.toll_to = NOBODY
        self.at_home = 0
        self.alchemy_used = 0
        self.goods_coming = 0
        self.buy_follows = 0
        self.money = 0
        self.coins = 0
        self.room = 0
        self.may_buy = 0
        self.bought_now = 0
        self.shipped = 0

    def lay_out(self) -> None:
        """An empty table, before the first chance event."""
        self.begin()
        seats = self.seats
        self.market = []
        self.centre = []
        self.pile = Pile(list(range(BUILDINGS)))
        self.goods = [0] * (4 * seats)
        self.symbols = [0] * (4 * seats)
        self.tableau = [[] for _ in range(seats)]
        self.bought = [0] * seats
        self.free = [NO_CARD] * seats
        self.board = [NO_CARD] * seats
        self.pawn = [NO_CARD] * seats  # HAR-103, HAR-R01
        self.offered = [NO_CARD] * (2 * seats)
        self.bonus = [NO_CARD] * seats
        self.looked = []
        self.traded = [0] * seats
        self.points = [0] * seats
        self.lost = [0, 0, 0, 0]

    # -- what rules ask --------------------------------------------------------------------------------

    def ability(self, seat: int) -> int:
        return self.deck.ability[self.board[seat]]

    def total(self, seat: int) -> int:
        goods = self.goods
        at = 4 * seat
        return goods[at] + goods[at + 1] + goods[at + 2] + goods[at + 3]

    def owner(self, place: int) -> int:
        """Whose building it is; NOBODY for one of the centre."""
        if place >= HOME:
            return place - HOME  # HAR-R07
        for seat in range(self.seats):
            if place in self.tableau[seat]:
                return seat
        return NOBODY

    def boards(self) -> list[int]:
        """The boards of the draw (HAR-108, HAR-810)."""
        count = CHARACTERS + (PROMOS if self.settings[settings.PROMO] else 0)
        return list(range(WHARFS + 1, WHARFS + 1 + count))

    # -- what rules do ---------------------------------------------------------------------------------

    def gain(self, seat: int, amounts: list[int]) -> None:
        """One gain event (HAR-951). Whatever comes after it must be on the agenda already (HAR-952)."""
        over = 0
        at = 4 * seat
        for good in range(4):
            if amounts[good]:
                over += self.add(at + good, amounts[good])
        ability = self.ability(seat)
        if ability == FISHERMAN:  # HAR-942
            good = self.deck.ability_object[self.board[seat]]
            if amounts[good]:
                extra = self.deck.ability_amount[self.board[seat]]
                over += self.add(at + good, extra)
                self.say(messages.EXTRA, seat, good, extra)
        if over:
            self.say(messages.LOST_TO_LIMIT, seat, over)  # HAR-402
            if ability == SCAVENGER:
                self.then(SCAVENGE, seat, over)

    def receive(self, seat: int, amounts: list[int]) -> None:
        """A gain event that no decision named before."""
        self.say(messages.GAINS, seat, tally(amounts))
        self.gain(seat, amounts)

    def add(self, at: int, amount: int) -> int:
        """Add to one warehouse track, cut at 6 (HAR-402); returns what is lost."""
        total = self.goods[at] + amount
        if total <= MOST:
            self.goods[at] = total  # HAR-401
            return 0
        self.goods[at] = MOST
        return total - MOST

    def own(self, seat: int, building: int) -> None:
        """A building joins a tableau and brings its symbols at once (HAR-511, HAR-612)."""
        self.tableau[seat].append(building)
        self.take_symbols(seat, self.deck.symbols[building])

    def take_symbols(self, seat: int, counts: list[int]) -> None:
        for symbol in range(4):
            self.symbols[4 * seat + symbol] += counts[symbol]

    # -- the protocol ----------------------------------------------------------------------------------

    def clone(self) -> HarbourState:
        other = HarbourState(self.harbour, self.seats, self.settings)
        self.copy_tasks(other)
        other.market = self.market[:]
        other.centre = self.centre[:]
        other.pile = self.pile.clone()
        other.goods = self.goods[:]
        other.symbols = self.symbols[:]
        other.tableau = [cards[:] for cards in self.tableau]
        other.bought = self.bought[:]
        other.free = self.free[:]
        other.board = self.board[:]
        other.pawn = self.pawn[:]
        other.offered = self.offered[:]
        other.bonus = self.bonus[:]
        other.looked = self.looked[:]
        other.revealed = self.revealed
        other.traded = self.traded[:]
        other.points = self.points[:]
        other.first = self.first
        other.user = self.user
        other.ender = self.ender
        other.stopped = self.stopped
        other.toll_to = self.toll_to
        other.at_home = self.at_home
        other.alchemy_used = self.alchemy_used
        other.goods_coming = self.goods_coming
        other.buy_follows = self.buy_follows
        other.money = self.money
        other.coins = self.coins
        other.room = self.room
        other.may_buy = self.may_buy
        other.bought_now = self.bought_now
        other.shipped = self.shipped
        other.lost = self.lost[:]
        return other

    def pack(self) -> list[int]:
        ints = self.pack_tasks()
        ints += pack_rows([self.market, self.centre, self.looked])
        ints += self.pile.pack()
        ints += pack_rows(self.tableau)
        for row in self.rows():
            ints.extend(row)
        ints += [self.revealed, self.first, self.user, self.ender, self.stopped, self.toll_to, self.at_home]
        ints += [self.alchemy_used, self.goods_coming, self.buy_follows, self.money, self.coins, self.room]
        ints += [self.may_buy, self.bought_now, self.shipped]
        return ints

    def rows(self) -> list[list[int]]:
        """The lists whose length is fixed by the number of seats."""
        return [
            self.goods,
            self.symbols,
            self.bought,
            self.free,
            self.board,
            self.pawn,
            self.offered,
            self.bonus,
            self.traded,
            self.points,
            self.lost,
        ]

    def fill(self, ints: Unpacker) -> None:
        """The inverse of `pack`."""
        self.unpack_tasks(ints)
        self.market = ints.many()
        self.centre = ints.many()
        self.looked = ints.many()
        self.pile = unpack_pile(ints)
        self.tableau = ints.rows(self.seats)
        for row in self.rows():
            row[:] = ints.some(len(row))
        self.revealed, self.first, self.user, self.ender = ints.one(), ints.one(), ints.one(), ints.one()
        self.stopped, self.toll_to, self.at_home, self.alchemy_used = (
            ints.one(),
            ints.one(),
            ints.one(),
            ints.one(),
        )
        self.goods_coming, self.buy_follows, self.money, self.coins = (
            ints.one(),
            ints.one(),
            ints.one(),
            ints.one(),
        )
        self.room, self.may_buy, self.bought_now, self.shipped = (
            ints.one(),
            ints.one(),
            ints.one(),
            ints.one(),
        )

    def seen(self, seat: int | None, who: int, code: int) -> int:
        """Boards, bonus cards and the Noble's look are seen by one seat only (HAR-108, HAR-111, HAR-944)."""
        if who >= 0:
            return code
        codes = self.codes
        due = self.agenda[-1]
        if seat == seat_of(due):
            return code
        for family in (codes.offer, codes.bonus, codes.look):
            if family.has(code):
                return family.veiled()
        return code

    def keeps_secrets(self) -> bool:
        """HAR-108, HAR-111: boards not chosen and bonus cards; the Noble (HAR-944) comes with the characters."""
        return bool(self.settings[settings.BOARDS] or self.settings[settings.BONUS_CARDS])

    def hidden(self, seat: int | None) -> list[Hidden]:
        found: list[Hidden] = []
        for places, pool, row in self.secrets(seat):
            if places:
                found.append(Hidden(tuple(row[place] for place in places), tuple(pool)))
        return found

    def redeal(self, seat: int | None, rng: Random) -> None:
        for places, pool, row in self.secrets(seat):
            for place in places:
                row[place] = pool.pop(int(rng.random() * len(pool)))
            if row is self.looked and places:
                self.pile = Pile(pool)
        self.reconsider()

    def secrets(self, seat: int | None) -> list[tuple[list[int], list[int], list[int]]]:
        """Places that `seat` cannot see into, the sorted pool of cards that may be there, and the row they are in."""
        boards: list[int] = []
        known: set[int] = set(self.board)
        for at, board in enumerate(self.offered):
            if at // 2 == seat:
                known.add(board)
            elif board != NO_CARD and board != self.board[at // 2]:
                boards.append(at)
        board_pool = [board for board in self.boards() if board not in known]
        cards: list[int] = []
        if not self.revealed:
            cards = [other for other in range(self.seats) if other != seat and self.bonus[other] != NO_CARD]
        own = NO_CARD if seat is None else self.bonus[seat]
        card_pool = [good for good in range(4) if good != own]
        looked: list[int] = []
        if self.looked and self.looker() != seat:
            looked = list(range(len(self.looked)))
        look_pool: list[int] = []
        if looked:
            look_pool = sorted(self.looked + self.pile.middle[0])
        return [
            (boards, board_pool, self.offered),
            (cards, card_pool, self.bonus),
            (looked, look_pool, self.looked),
        ]

    def looker(self) -> int:
        """The seat of the Noble who is looking at cards: asked to choose, or shown the next one."""
        if self.acting and self.acting[0] >= 0:
            return self.acting[0]
        return seat_of(self.agenda[-1])

    def check(self) -> None:
        check(self)


def check(s: HarbourState) -> None:
    """The invariants of the specification that a single position can break."""
    for amount in s.goods:
        assert 0 <= amount <= MOST, f"a warehouse holds {amount}"  # HAR-I01
    assert not s.market or sorted(s.market) == [0, 1, 2, 3], f"the market is {s.market}"  # HAR-I02
    laid = [card for card in s.centre if card != NO_CARD]
    cards = laid + s.looked + s.pile.cards()
    for row in s.tableau:
        cards += row
    assert sorted(cards) == list(range(BUILDINGS)), "a building is missing or there twice"  # HAR-I03
    if s.turn and not s.may_buy and len(s.pile) and s.acting != [CHANCE]:
        size = max(2, s.seats) + s.deck.centre_extra
        assert len(laid) == size, f"the centre has {len(laid)} buildings, not {size}"  # HAR-I04
    for seat in range(s.seats):
        check_seat(s, seat)
    check_pawns(s)
    if s.acting and s.acting[0] != CHANCE and kind_of(s.pending[s.acting[0]][-1]) == GO:
        assert s.toll_to == NOBODY, "a toll was left unpaid"  # HAR-I10
    if not s.may_buy:
        assert s.money == 0, f"${s.money} is left between actions"  # HAR-I06
        assert not s.shipped, "goods were shipped outside a buy action"  # HAR-I09


def check_pawns(s: HarbourState) -> None:
    """HAR-I05: at most one pawn on a building, and a Diplomat's besides."""
    standing = [
        place for seat, place in enumerate(s.pawn) if place != NO_CARD and s.ability(seat) != DIPLOMAT
    ]
    assert len(standing) == len(set(standing)), "two pawns stand on one building"


def check_seat(s: HarbourState, seat: int) -> None:
    assert s.bought[seat] <= s.deck.end_at + 1, "too many buildings"  # HAR-I04
    assert len(s.tableau[seat]) == s.bought[seat] + (s.free[seat] != NO_CARD)  # HAR-I07
    assert s.free[seat] == NO_CARD or s.ability(seat) == NOBLE, "a card that no Noble has placed"  # HAR-944
    counts = [0, 0, 0, 0]
    if s.board[seat] != NO_CARD:
        counts = s.deck.board_symbols[s.board[seat]][:]
    for building in s.tableau[seat]:
        for symbol in range(4):
            counts[symbol] += s.deck.symbols[building][symbol]
    assert counts == s.symbols[4 * seat : 4 * seat + 4], f"seat {seat} counts its symbols wrong"  # HAR-511
