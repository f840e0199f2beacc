"""What a seat, or the public, may see of a position."""

from __future__ import annotations

from dataclasses import dataclass

from roadstead.engine.game import Score, View
from roadstead.games.harbour.buying import can_smuggle, payment, price, shortage
from roadstead.games.harbour.deck import COIN, HOME, MOST, SMUGGLER
from roadstead.games.harbour.scoring import live_score
from roadstead.games.harbour.state import NO_CARD, HarbourState


@dataclass(frozen=True)
class Quay:
    """One player's side of the table. A number of -1 means: none, or not known to the viewer."""

    seat: int
    board: int
    home: int
    """The place of its starting building."""
    pawn: int
    goods: tuple[int, ...]
    held: int
    """Goods in all."""
    symbols: tuple[int, ...]
    buildings: tuple[int, ...]
    free: int
    bought: int
    to_come: tuple[int, ...]
    """The numbers of the buildings that are still to come until one ends the game."""
    bonus: int
    offered: tuple[int, ...]
    score: Score


@dataclass(frozen=True)
class Square:
    """A square of the market, with the viewing seat's abilities applied; as printed for watchers."""

    good: int
    dollars: int
    """As printed: the number of goods to ship from here and the money for them (HAR-602)."""
    pays: int
    """What a shipment brings this seat."""
    short: int
    """How many goods this seat lacks to ship from here; 0 if it can."""


@dataclass(frozen=True)
class HarbourView(View):
    """Everything but deck order, bonus cards, offered boards and the Noble's look is public."""

    settings: tuple[int, ...]
    user: int
    first: int
    ender: int
    stopped: bool
    market: tuple[int, ...]
    pays: tuple[int, ...]
    """What shipping each good would bring the user now."""
    squares: tuple[Square, ...]
    """The market again, cheapest first."""
    centre: tuple[int, ...]
    prices: tuple[int, ...]
    """What each building of the centre costs the viewing seat; -1 where there is none."""
    discount: int
    """The discount on each price from the viewing seat's coins."""
    goal: int
    """A player with this many buildings ends the game."""
    limit: int
    """A warehouse holds no more of a good than this."""
    deck_size: int
    quays: tuple[Quay, ...]
    looked: tuple[int, ...]
    toll_to: int
    money: int
    coins: int
    room: int
    shipped: int
    lost: tuple[int, ...]
    buying: bool


def view_of(s: HarbourState, seat: int | None) -> HarbourView:
    discount = discount_of(s, seat)
    return HarbourView(
        seat=seat,
        seats=s.seats,
        turn=s.turn,
        due=s.dues(),
        over=not s.acting,
        settings=tuple(s.settings),
        user=s.user,
        first=s.first,
        ender=s.ender,
        stopped=bool(s.stopped),
        market=tuple(s.market),
        pays=pays_of(s),
        squares=tuple(square_of(s, seat, square) for square in range(len(s.market))),
        centre=tuple(s.centre),
        prices=tuple(
            NO_CARD if building == NO_CARD else price(s, building, discount) for building in s.centre
        ),
        discount=discount,
        goal=s.deck.end_at,
        limit=MOST,
        deck_size=len(s.pile),
        quays=tuple(quay_of(s, other, seat) for other in range(s.seats)),
        looked=tuple(s.looked) if s.looked and s.looker() == seat else (),
        toll_to=s.toll_to,
        money=s.money,
        coins=s.coins,
        room=s.room,
        shipped=s.shipped,
        lost=tuple(s.lost),
        buying=s.may_buy > 0,
    )


def quay_of(s: HarbourState, seat: int, viewer: int | None) -> Quay:
    own = seat == viewer
    return Quay(
        seat=seat,
        board=s.board[seat],
        home=HOME + seat,
        pawn=s.pawn[seat],
        goods=tuple(s.goods[4 * seat : 4 * seat + 4]),
        held=sum(s.goods[4 * seat : 4 * seat + 4]),
        symbols=tuple(s.symbols[4 * seat : 4 * seat + 4]),
        buildings=tuple(s.tableau[seat]),
        free=s.free[seat],
        bought=s.bought[seat],
        to_come=tuple(range(s.bought[seat] + 1, s.deck.end_at + 1)),
        bonus=s.bonus[seat] if own or s.revealed else NO_CARD,
        offered=tuple(s.offered[2 * seat : 2 * seat + 2]) if own else (),
        score=live_score(s, seat, viewer),
    )


def pays_of(s: HarbourState) -> tuple[int, ...]:
    if not s.market or s.board[s.user] == NO_CARD:
        return (0, 0, 0, 0)
    pays = [0, 0, 0, 0]
    for square in range(4):
        pays[s.market[square]] = payment(s, s.user, square)
    return tuple(pays)


def square_of(s: HarbourState, seat: int | None, square: int) -> Square:
    """HAR-602; HAR-929: a Smuggler may ship what he is one short of."""
    good, dollars = s.market[square], s.deck.squares[square]
    if seat is None or s.board[seat] == NO_CARD:
        return Square(good, dollars, dollars, 0)
    smuggled = s.ability(seat) == SMUGGLER and can_smuggle(s, seat, square)
    short = 0 if smuggled else max(0, shortage(s, seat, square))
    return Square(good, dollars, payment(s, seat, square), short)


def discount_of(s: HarbourState, seat: int | None) -> int:
    """HAR-512, HAR-516: the discount from coins for this seat, in its buy action or outside one."""
    if seat is None:
        return 0
    return s.coins if s.may_buy and seat == s.user else s.symbols[4 * seat + COIN]
