"""What a seat, or the public, may see of a position."""

from __future__ import annotations

from dataclasses import dataclass

from roadstead.engine.game import Score, View
from roadstead.games.harbour.buying import payment
from roadstead.games.harbour.scoring import live_score
from roadstead.games.harbour.state import NO_CARD, Harbour


@dataclass(frozen=True)
class Quay:
    """One player's side of the table. A number of -1 means: none, or not known to the viewer."""

    seat: int
    board: int
    pawn: int
    goods: tuple[int, ...]
    symbols: tuple[int, ...]
    buildings: tuple[int, ...]
    free: int
    bought: int
    bonus: int
    offered: tuple[int, ...]
    score: Score


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
    centre: tuple[int, ...]
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


def view_of(s: Harbour, seat: int | None) -> HarbourView:
    return HarbourView(
        seat=seat,
        seats=s.seats,
        turn=s.turn,
        due=s.dues(),
        over=not s.waiting,
        settings=tuple(s.settings),
        user=s.user,
        first=s.first,
        ender=s.ender,
        stopped=bool(s.stopped),
        market=tuple(s.market),
        pays=pays_of(s),
        centre=tuple(s.centre),
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


def quay_of(s: Harbour, seat: int, viewer: int | None) -> Quay:
    own = seat == viewer
    return Quay(
        seat=seat,
        board=s.board[seat],
        pawn=s.pawn[seat],
        goods=tuple(s.goods[4 * seat : 4 * seat + 4]),
        symbols=tuple(s.symbols[4 * seat : 4 * seat + 4]),
        buildings=tuple(s.tableau[seat]),
        free=s.free[seat],
        bought=s.bought[seat],
        bonus=s.bonus[seat] if own or s.revealed else NO_CARD,
        offered=tuple(s.offered[2 * seat : 2 * seat + 2]) if own else (),
        score=live_score(s, seat, viewer),
    )


def pays_of(s: Harbour) -> tuple[int, ...]:
    if not s.market or s.board[s.user] == NO_CARD:
        return (0, 0, 0, 0)
    pays = [0, 0, 0, 0]
    for square in range(4):
        pays[s.market[square]] = payment(s, s.user, square)
    return tuple(pays)
