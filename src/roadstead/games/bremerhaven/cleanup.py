"""Chapters 8 and 13: the event, the progress of the ship token, and refilling the boards."""

from __future__ import annotations

from roadstead.engine.game import Chance, Decision, Step
from roadstead.games.bremerhaven import deck, ledger, messages, tasks
from roadstead.games.bremerhaven.deck import CELLS, HAND, Effect
from roadstead.games.bremerhaven.money import get_money, must_pay, pay, step_prestige
from roadstead.games.bremerhaven.setup import rotate_prices
from roadstead.games.bremerhaven.state import (
    CASH,
    CELL,
    DOCKS,
    LOADS,
    NONE,
    STORED,
    TIME,
    WALL,
    BremerhavenState,
)
from roadstead.games.bremerhaven.town import grow, has_reserve


class TheEvent(Step[BremerhavenState]):
    """BRE-701: the event shown since the last round; players with a choice are asked at the same time."""

    def run(self, s: BremerhavenState, seat: int, arg: int) -> None:
        if s.news == NONE:
            return
        event = s.deck.event[s.news]
        s.say(messages.NEWS_IS, s.news)
        if event.kind in (deck.ADD_TIME, deck.REMOVE_TIME):
            change_time(s, event)
        elif event.kind == deck.SWEEP_BOARDS:
            sweep(s)  # BRE-997
            s.say(messages.SWEPT)
        elif event.kind == deck.ROTATE_PRICES:
            rotate_prices(s)  # BRE-997
        else:
            for other in range(s.seats):  # BRE-R24
                apply_event(s, other, event)


def apply_event(s: BremerhavenState, seat: int, event: Effect) -> None:
    """Apply an event to one player, or ask for the player's choice."""
    kind = event.kind
    h = s.harbours[seat]
    if kind == deck.GAIN_MONEY:
        get_money(s, seat, event.amount, ledger.NEWS)  # BRE-991
    elif kind == deck.PAY_MONEY:
        must_pay(s, seat, event.amount, ledger.NEWS)  # BRE-991
    elif kind == deck.GAIN_MONEY_PER:
        get_money(s, seat, min(event.most, event.amount * count_in(h, event.per)), ledger.NEWS)  # BRE-991
    elif kind == deck.PAY_MONEY_PER:
        must_pay(s, seat, min(event.most, event.amount * count_in(h, event.per)), ledger.NEWS)  # BRE-991
    elif kind == deck.PRESTIGE_STEP:
        step_prestige(s, seat, event.amount, ledger.NEWS)  # BRE-992
    elif kind == deck.GAIN_GOOD:
        s.ask(tasks.GAIN_GOOD, seat)
    elif kind == deck.LOSE_GOOD:
        if sum(h[STORED : STORED + 4]):  # BRE-993
            s.ask(tasks.LOSE_GOOD, seat)
    elif kind == deck.FREE_BOLLARD:
        s.ask(tasks.FREE_BOLLARD, seat)
    elif kind == deck.OFFER_UPGRADE and has_reserve(s, seat) and h[CASH] >= event.amount:  # BRE-996
        s.ask(tasks.UPGRADE, seat, event.amount)


def count_in(h: list[int], per: int) -> int:
    """BRE-991: how many things an event counts in a harbour."""
    if per == deck.PER_SHIP:
        return sum(1 for at in DOCKS if h[at] != NONE)
    if per == deck.PER_BUILDING:
        return sum(1 for at in range(CELL, CELL + CELLS) if h[at] >= 0)
    if per == deck.PER_STORED_GOOD:
        return sum(h[STORED : STORED + 4])
    return h[CASH] // 5


def change_time(s: BremerhavenState, event: Effect) -> None:
    """BRE-994: no card becomes due through an event."""
    places = DOCKS if event.target == deck.ON_SHIPS else LOADS
    for h in s.harbours:
        for at in places:
            if h[at] == NONE:
                continue
            if event.kind == deck.ADD_TIME:
                h[at + TIME] += event.amount
            elif h[at + TIME] > event.most:
                h[at + TIME] -= event.amount
    s.say(messages.TIME_CHANGES, event.target, event.amount if event.kind == deck.ADD_TIME else -event.amount)


class GainGood(Decision[BremerhavenState]):
    """BRE-993, BRE-D17."""

    def legal(self, s: BremerhavenState, seat: int, arg: int) -> list[int]:
        codes = s.codes
        found = [codes.take.at(good) for good in range(4) if s.can_store(seat, good)]
        return sorted([codes.decline.code, *found])

    def play(self, s: BremerhavenState, seat: int, arg: int, code: int) -> None:
        if code != s.codes.decline.code:
            s.harbours[seat][STORED + s.codes.take.index(code)] += 1


class LoseGood(Decision[BremerhavenState]):
    """BRE-993, BRE-D17."""

    def legal(self, s: BremerhavenState, seat: int, arg: int) -> list[int]:
        h = s.harbours[seat]
        return [s.codes.lose.at(good) for good in range(4) if h[STORED + good]]

    def play(self, s: BremerhavenState, seat: int, arg: int, code: int) -> None:
        s.harbours[seat][STORED + s.codes.lose.index(code)] -= 1


class FreeBollard(Decision[BremerhavenState]):
    """BRE-995, BRE-D17."""

    def legal(self, s: BremerhavenState, seat: int, arg: int) -> list[int]:
        codes = s.codes
        h = s.harbours[seat]
        found = [codes.bollard.at(wall) for wall in range(4) if h[WALL + wall] < 3]
        return sorted([codes.decline.code, *found])

    def play(self, s: BremerhavenState, seat: int, arg: int, code: int) -> None:
        if code != s.codes.decline.code:
            s.harbours[seat][WALL + s.codes.bollard.index(code)] += 1


class Upgrade(Decision[BremerhavenState]):
    """BRE-996, BRE-D17; the argument is its price."""

    def legal(self, s: BremerhavenState, seat: int, arg: int) -> list[int]:
        return sorted([s.codes.decline.code, s.codes.grow.code])

    def play(self, s: BremerhavenState, seat: int, arg: int, code: int) -> None:
        if code == s.codes.grow.code:
            pay(s, seat, arg, ledger.INFLUENCE)
            grow(s, seat)


# -- progress (5.2) and refill --------------------------------------------------------------------------------


class Progress(Step[BremerhavenState]):
    """BRE-711, BRE-906, BRE-D18."""

    def run(self, s: BremerhavenState, seat: int, arg: int) -> None:
        s.token = min(s.deck.track_end, s.token + s.step)  # BRE-714
        s.say(messages.TOKEN, s.step, s.deck.track_end - s.token)
        if s.token == s.deck.track_end:  # BRE-003
            s.then(tasks.FINISH)
            return
        s.then(tasks.RETURN_CARDS)  # BRE-002
        s.then(tasks.REFILL)
        if s.is_long():  # BRE-712, BRE-902, BRE-954
            s.then(tasks.DEAL_PROGRESS)
            s.then(tasks.NEWS)


class News(Chance[BremerhavenState]):
    """BRE-712, BRE-D18: the newspaper whose number was known is turned over."""

    def outcomes(self, s: BremerhavenState, seat: int, arg: int) -> list[tuple[int, int]]:
        family = s.codes.news
        return [(family.at(paper), 1) for paper in s.papers if s.deck.progress[paper] == s.step]

    def play(self, s: BremerhavenState, seat: int, arg: int, code: int) -> None:
        s.news = s.codes.news.index(code)
        s.papers.remove(s.news)


class Refill(Step[BremerhavenState]):
    """BRE-D18."""

    def run(self, s: BremerhavenState, seat: int, arg: int) -> None:
        if s.is_long():
            s.sea = slide(s.sea, s.ship_discards)
            s.land = slide(s.land, s.contract_discards)
        else:
            sweep(s)  # BRE-722, BRE-907, BRE-962
        if NONE in s.land:
            s.then(tasks.DEAL_CONTRACT)
        if NONE in s.sea:
            s.then(tasks.DEAL_SHIP)


def slide(board: list[int], discards: list[int]) -> list[int]:
    """BRE-721: the card on the last space is discarded; the others move to the right."""
    if board[-1] != NONE:
        discards.append(board[-1])
    left = [card for card in board[:-1] if card != NONE]
    return [NONE] * (len(board) - len(left)) + left


def sweep(s: BremerhavenState) -> None:
    """All ships and contracts on the boards are discarded."""
    s.ship_discards += [card for card in s.sea if card != NONE]
    s.contract_discards += [card for card in s.land if card != NONE]
    s.sea = [NONE] * s.bidders
    s.land = [NONE] * s.bidders


class ReturnCards(Step[BremerhavenState]):
    """BRE-723: the cards return to the hand, and the lowest one leaves for each card taken from the reserve."""

    def run(self, s: BremerhavenState, seat: int, arg: int) -> None:
        for bidder in range(s.bidders):
            s.upgrades[bidder] += s.grown[bidder]
            s.grown[bidder] = 0
            first = s.upgrades[bidder]
            s.hands[bidder] = s.deck.influence[first : first + HAND]
            s.bid_spaces[bidder] = []  # BRE-209
            s.bid_values[bidder] = []
        s.then(tasks.BEGIN_ROUND)
