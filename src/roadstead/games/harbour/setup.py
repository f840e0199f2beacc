"""Chapter 1: the set-up. Its shuffles are chance events, its choices are made in seat order."""

from __future__ import annotations

from roadstead.engine.codes import Family
from roadstead.engine.draw import Draw
from roadstead.engine.game import Chance, Decision, Step
from roadstead.engine.pile import Pile
from roadstead.games.harbour import messages, settings, tasks
from roadstead.games.harbour.codes import MARKETS, TALLIES
from roadstead.games.harbour.deck import BUILDINGS, LOOK, NOBLE, WHARFS
from roadstead.games.harbour.state import HarbourState


def lay_out(s: HarbourState) -> None:
    """Put the chance events of the set-up on the agenda, the first one last."""
    named = 1 if s.seats == 1 else s.settings[settings.START_SEAT]
    if named:
        begin_with(s, named - 1)
    else:
        s.then(tasks.DEAL_FIRST)
    s.then(tasks.DEAL_MARKET)
    deal_centre(s)


def fixed_buildings(s: HarbourState) -> list[int]:
    return s.deck.first_game if s.settings[settings.FIRST_GAME] else []  # HAR-121


def deal_centre(s: HarbourState) -> None:
    fixed = fixed_buildings(s)
    s.centre = fixed[:]
    s.pile = Pile([building for building in range(BUILDINGS) if building not in fixed])
    if fixed:
        s.say(messages.FIRST_CENTRE, fixed[0], fixed[1], fixed[2])
    s.then(tasks.DEAL_CENTRE)


class DealCentre(Draw[HarbourState]):
    """HAR-106, HAR-107, HAR-121b, HAR-122; solo as for two players (HAR-820)."""

    def pile(self, s: HarbourState, arg: int) -> Pile:
        return s.pile

    def family(self, s: HarbourState, arg: int) -> Family:
        return s.codes.centre

    def put_card(self, s: HarbourState, seat: int, arg: int, card: int) -> None:
        s.centre.append(card)
        players = max(2, s.seats)
        size = (
            len(fixed_buildings(s)) + players
            if s.settings[settings.FIRST_GAME]
            else players + s.deck.centre_extra
        )
        if len(s.centre) < size:
            s.then(tasks.DEAL_CENTRE)
        elif sum(s.deck.buy_symbol[building] for building in s.centre) >= s.deck.redeal_at:
            s.say(messages.REDEALT)
            deal_centre(s)


class DealMarket(Chance[HarbourState]):
    """HAR-105: 24 equally likely arrangements."""

    def outcomes(self, s: HarbourState, seat: int, arg: int) -> list[tuple[int, int]]:
        return [(s.codes.market.at(at), 1) for at in range(len(MARKETS))]

    def play(self, s: HarbourState, seat: int, arg: int, code: int) -> None:
        s.market = MARKETS[s.codes.market.index(code)][:]


class DealFirst(Chance[HarbourState]):
    """HAR-112: the starting player, unless the option names one."""

    def outcomes(self, s: HarbourState, seat: int, arg: int) -> list[tuple[int, int]]:
        return [(s.codes.first.at(other), 1) for other in range(s.seats)]

    def play(self, s: HarbourState, seat: int, arg: int, code: int) -> None:
        begin_with(s, s.codes.first.index(code))


def begin_with(s: HarbourState, seat: int) -> None:
    s.first = seat
    s.user = seat
    deal_boards(s)


def seats_in_order(s: HarbourState) -> list[int]:
    return [(s.first + step) % s.seats for step in range(s.seats)]


def deal_boards(s: HarbourState) -> None:
    """HAR-108, HAR-110, HAR-111: boards and bonus cards, then board, the Noble's card and goods are chosen."""
    last_first = seats_in_order(s)[::-1]  # HAR-R26
    s.then(tasks.BEGIN_TURN, s.first)
    if s.settings[settings.FIRST_GAME]:
        s.goods = [s.deck.start_each] * len(s.goods)  # HAR-121c
    else:
        for seat in last_first:
            s.then(tasks.STOCK, seat)
    if s.settings[settings.BOARDS]:
        s.then(tasks.NOBLES)
        for seat in last_first:
            s.then(tasks.CHOOSE_BOARD, seat)
    else:
        for seat in last_first:
            take_board(s, seat, WHARFS)
    if s.settings[settings.BONUS_CARDS]:
        for seat in last_first:
            s.then(tasks.DEAL_BONUS, seat)
    if s.settings[settings.BOARDS]:
        for seat in last_first:
            s.then(tasks.DEAL_BOARD, seat, 1)
            s.then(tasks.DEAL_BOARD, seat, 0)


def take_board(s: HarbourState, seat: int, board: int) -> None:
    s.board[seat] = board
    s.take_symbols(seat, s.deck.board_symbols[board])  # HAR-109


class DealBoard(Chance[HarbourState]):
    """HAR-108: two boards per player, seen only by that player."""

    def outcomes(self, s: HarbourState, seat: int, arg: int) -> list[tuple[int, int]]:
        family = s.codes.offer
        return [(family.at(board), 1) for board in s.boards() if board not in s.offered]

    def play(self, s: HarbourState, seat: int, arg: int, code: int) -> None:
        s.offered[2 * seat + arg] = s.codes.offer.index(code)
        s.reveals += 1


class DealBonus(Chance[HarbourState]):
    """HAR-111: one card per player, secret until the end."""

    def outcomes(self, s: HarbourState, seat: int, arg: int) -> list[tuple[int, int]]:
        family = s.codes.bonus
        return [(family.at(good), 1) for good in range(4) if good not in s.bonus]

    def play(self, s: HarbourState, seat: int, arg: int, code: int) -> None:
        s.bonus[seat] = s.codes.bonus.index(code)
        s.reveals += 1


class ChooseBoard(Decision[HarbourState]):
    """HAR-108: keep one, return the other unseen."""

    def legal(self, s: HarbourState, seat: int, arg: int) -> list[int]:
        return sorted(s.codes.board.each(s.offered[2 * seat : 2 * seat + 2]))

    def play(self, s: HarbourState, seat: int, arg: int, code: int) -> None:
        board = s.codes.board.index(code)
        if (
            s.offered[2 * seat] != board
        ):  # the kept board comes first, so that the state does not remember the order of the deal
            s.offered[2 * seat + 1] = s.offered[2 * seat]
            s.offered[2 * seat] = board
        take_board(s, seat, board)
        s.reveals += 1


class Nobles(Step[HarbourState]):
    """HAR-944: after all boards are chosen."""

    def run(self, s: HarbourState, seat: int, arg: int) -> None:
        for other in reversed(seats_in_order(s)):
            if s.ability(other) == NOBLE:
                s.then(tasks.LOOK, other)


class Look(Draw[HarbourState]):
    """HAR-944: the Noble alone sees the top two cards of the deck."""

    def pile(self, s: HarbourState, arg: int) -> Pile:
        return s.pile

    def family(self, s: HarbourState, arg: int) -> Family:
        return s.codes.look

    def put_card(self, s: HarbourState, seat: int, arg: int, card: int) -> None:
        s.looked.append(card)
        s.reveals += 1
        s.then(tasks.PLACE if len(s.looked) == LOOK else tasks.LOOK, seat)


class Place(Decision[HarbourState]):
    """HAR-944: one joins the tableau free, the other is shuffled back."""

    def legal(self, s: HarbourState, seat: int, arg: int) -> list[int]:
        return sorted(s.codes.place.each(s.looked))

    def play(self, s: HarbourState, seat: int, arg: int, code: int) -> None:
        card = s.codes.place.index(code)
        for other in s.looked:
            if other != card:
                s.pile.shuffle_in(other)
        s.looked = []
        s.free[seat] = card
        s.own(seat, card)
        s.reveals += 1


class Stock(Decision[HarbourState]):
    """HAR-110: three goods of choice."""

    def legal(self, s: HarbourState, seat: int, arg: int) -> list[int]:
        family = s.codes.stock
        return [family.at(at) for at, counts in enumerate(TALLIES) if sum(counts) == s.deck.start_any]

    def play(self, s: HarbourState, seat: int, arg: int, code: int) -> None:
        s.goods[4 * seat : 4 * seat + 4] = TALLIES[s.codes.stock.index(code)]
