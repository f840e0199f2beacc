"""Chapter 2: the set-up. Its shuffles are chance events."""

from __future__ import annotations

from roadstead.engine.codes import Family
from roadstead.engine.draw import Draw
from roadstead.engine.game import Chance, Decision, Step
from roadstead.engine.pile import Pile
from roadstead.games.bremerhaven import ledger, messages, tasks
from roadstead.games.bremerhaven.deck import STACKS, START_GOODS, in_use
from roadstead.games.bremerhaven.money import earn
from roadstead.games.bremerhaven.state import CELL, LOADS, NONE, STORED, TIME, BremerhavenState


def lay_out(s: BremerhavenState) -> None:
    """Put the events of the set-up on the agenda, the last one first (BRE-109)."""
    s.ships = make_pile(s, s.deck.ship_stack, s.deck.ship_use)
    s.contracts = make_pile(s, s.deck.contract_stack, s.deck.contract_use)
    s.token = s.deck.track_start[s.bidders]  # BRE-104
    s.then(tasks.TAKE_RANKS)
    if s.is_long():
        s.then(tasks.DEAL_PROGRESS)  # BRE-107
    else:
        s.step = s.deck.short_step  # BRE-107, BRE-902
    s.then(tasks.DEAL_PRICE)
    s.then(tasks.DEAL_TOP)
    s.then(tasks.DEAL_CONTRACT)
    s.then(tasks.DEAL_SHIP)


def make_pile(s: BremerhavenState, stacks: list[int], uses: list[list[int]]) -> Pile:
    """BRE-101, BRE-102, BRE-R28: the cards for this number of players, stack by stack."""
    long = s.is_long()
    used = [card for card in range(len(stacks)) if in_use(uses[card], s.bidders, long)]
    return Pile(*([card for card in used if stacks[card] == stack] for stack in range(STACKS)))


def rightmost_empty(board: list[int]) -> int:
    """BRE-R19."""
    for space in range(len(board) - 1, -1, -1):
        if board[space] == NONE:
            return space
    return NONE


class DealShip(Draw[BremerhavenState]):
    """BRE-103: deals ships until every space of the Sea board has one."""

    def pile(self, s: BremerhavenState, arg: int) -> Pile:
        return s.ships

    def family(self, s: BremerhavenState, arg: int) -> Family:
        return s.codes.ship

    def put_card(self, s: BremerhavenState, seat: int, arg: int, card: int) -> None:
        s.sea[rightmost_empty(s.sea)] = card
        if NONE in s.sea:
            s.then(tasks.DEAL_SHIP)


class DealContract(Draw[BremerhavenState]):
    """BRE-103."""

    def pile(self, s: BremerhavenState, arg: int) -> Pile:
        return s.contracts

    def family(self, s: BremerhavenState, arg: int) -> Family:
        return s.codes.contract

    def put_card(self, s: BremerhavenState, seat: int, arg: int, card: int) -> None:
        s.land[rightmost_empty(s.land)] = card
        if NONE in s.land:
            s.then(tasks.DEAL_CONTRACT)


class DealTop(Draw[BremerhavenState]):
    """BRE-105: only the top building can be seen."""

    def pile(self, s: BremerhavenState, arg: int) -> Pile:
        return s.buildings

    def family(self, s: BremerhavenState, arg: int) -> Family:
        return s.codes.top

    def put_card(self, s: BremerhavenState, seat: int, arg: int, card: int) -> None:
        s.buildings.put_top(card)


class DealPrice(Draw[BremerhavenState]):
    """BRE-106: the price card that now lies on top becomes known."""

    def pile(self, s: BremerhavenState, arg: int) -> Pile:
        return s.prices

    def family(self, s: BremerhavenState, arg: int) -> Family:
        return s.codes.price

    def put_card(self, s: BremerhavenState, seat: int, arg: int, card: int) -> None:
        s.prices.put_top(card)
        tell_prices(s)


def tell_prices(s: BremerhavenState) -> None:
    price = s.deck.price[s.top_price()]
    s.say(messages.PRICES_ARE, price[0], price[1], price[2], price[3])


def rotate_prices(s: BremerhavenState) -> None:
    """The top price card goes to the bottom; the next one is known already or becomes known (BRE-I13)."""
    s.prices.put_bottom(s.prices.top.pop(0))
    if s.prices.top:
        tell_prices(s)
    elif s.prices.middle:
        s.then(tasks.DEAL_PRICE)
    else:
        s.prices.put_top(s.prices.bottom.pop(0))
        tell_prices(s)


class DealProgress(Chance[BremerhavenState]):
    """The number on the top newspaper: its event stays hidden (BRE-107, BRE-712, BRE-R29)."""

    def outcomes(self, s: BremerhavenState, seat: int, arg: int) -> list[tuple[int, int]]:
        family = s.codes.progress
        numbers = [s.deck.progress[paper] for paper in s.papers]
        return [(family.at(number - 1), numbers.count(number)) for number in range(1, 4) if number in numbers]

    def play(self, s: BremerhavenState, seat: int, arg: int, code: int) -> None:
        s.step = s.codes.progress.index(code) + 1


class TakeRanks(Step[BremerhavenState]):
    """BRE-111: chits, then the price card under the first one ranks the players."""

    def run(self, s: BremerhavenState, seat: int, arg: int) -> None:
        if s.seats == 1:
            s.ladder = [1, 0]  # BRE-952
            earn(s, 0, s.deck.human_money, ledger.START)  # BRE-952
            begin_harbours(s)
            return
        if arg == 0:
            s.then(tasks.TAKE_RANKS, 0, 1)
            rotate_prices(s)
            for other in range(s.seats - 1, -1, -1):
                s.then(tasks.DEAL_CHIT, other)
            return
        price = s.deck.price[s.top_price()]  # BRE-112: it stays on top
        s.ladder = sorted(range(s.seats), key=lambda other: -price[s.chits[other]])
        for rank, other in enumerate(s.ladder):
            earn(s, other, s.deck.start_money[rank], ledger.START)  # BRE-113
            s.say(messages.RANK_IS, other, rank, s.deck.start_money[rank])
        begin_harbours(s)


class DealChit(Chance[BremerhavenState]):
    """BRE-R02: the choice of a chit is blind."""

    def outcomes(self, s: BremerhavenState, seat: int, arg: int) -> list[tuple[int, int]]:
        family = s.codes.chit
        return [(family.at(good), 1) for good in range(4) if good not in s.chits]

    def play(self, s: BremerhavenState, seat: int, arg: int, code: int) -> None:
        s.chits[seat] = s.codes.chit.index(code)


def begin_harbours(s: BremerhavenState) -> None:
    """BRE-109, BRE-135; short and solo: BRE-904, BRE-905."""
    s.old_ladder = s.ladder[:]
    last_first = s.in_rank_order()[::-1]
    s.then(tasks.BEGIN_ROUND)
    if not s.is_long():
        for seat in last_first:
            s.then(tasks.START_GOODS, seat, START_GOODS)
        s.then(tasks.DEAL_TOP)
        for seat in last_first:
            s.then(tasks.FIRST_BUILDING, seat)
    for seat in last_first:
        s.then(tasks.FIRST_CONTRACT, seat)


class FirstContract(Draw[BremerhavenState]):
    """BRE-135."""

    def pile(self, s: BremerhavenState, arg: int) -> Pile:
        return s.contracts

    def family(self, s: BremerhavenState, arg: int) -> Family:
        return s.codes.first_contract

    def put_card(self, s: BremerhavenState, seat: int, arg: int, card: int) -> None:
        h = s.harbours[seat]
        h[LOADS[0]] = card
        h[LOADS[0] + TIME] = s.deck.delivery_time[card]  # BRE-136, BRE-R31


class FirstBuilding(Draw[BremerhavenState]):
    """BRE-904: from the top of the stack, whose top card everybody sees already."""

    def pile(self, s: BremerhavenState, arg: int) -> Pile:
        return s.buildings

    def family(self, s: BremerhavenState, arg: int) -> Family:
        return s.codes.first_building

    def put_card(self, s: BremerhavenState, seat: int, arg: int, card: int) -> None:
        put_building(s, seat, card)


def put_building(s: BremerhavenState, seat: int, building: int) -> None:
    """Put a building on the first open space without one, row by row: all spaces are equivalent (BRE-613)."""
    h = s.harbours[seat]
    h[h.index(NONE, CELL)] = building  # BRE-D01, BRE-D05


def starting_types(s: BremerhavenState, seat: int) -> list[int]:
    """BRE-905; all of them for a contract that shows every type, which only custom decks have."""
    need = s.deck.need[s.harbours[seat][LOADS[0]]]
    return [good for good in range(4) if not need[good]] or [0, 1, 2, 3]


class StartGoods(Decision[BremerhavenState]):
    """BRE-905, BRE-D02: three goods of types not on the own starting contract, in one choice."""

    def legal(self, s: BremerhavenState, seat: int, arg: int) -> list[int]:
        allowed = starting_types(s, seat)
        family = s.codes.start
        return [
            family.at(at)
            for at, counts in enumerate(s.codes.starts)
            if not any(count and good not in allowed for good, count in enumerate(counts))
        ]

    def play(self, s: BremerhavenState, seat: int, arg: int, code: int) -> None:
        for good, count in enumerate(s.codes.starts[s.codes.start.index(code)]):
            s.harbours[seat][STORED + good] += count


class StartGood(Decision[BremerhavenState]):
    """Until version 2: good by good, in the order of the types."""

    def legal(self, s: BremerhavenState, seat: int, arg: int) -> list[int]:
        family = s.codes.start
        return [family.at(good) for good in starting_types(s, seat) if good >= s.started[seat]]

    def play(self, s: BremerhavenState, seat: int, arg: int, code: int) -> None:
        good = s.codes.start.index(code)
        s.started[seat] = good
        s.harbours[seat][STORED + good] += 1
        if arg > 1:
            s.then(tasks.START_GOODS, seat, arg - 1)
