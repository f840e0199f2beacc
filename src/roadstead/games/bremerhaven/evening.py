"""The end of a round on paper: what it is sure to bring and to cost a harbour, line by line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from roadstead.engine.game import kind_of
from roadstead.games.bremerhaven import tasks
from roadstead.games.bremerhaven.cleanup import count_in
from roadstead.games.bremerhaven.deck import (
    GAIN_MONEY,
    GAIN_MONEY_PER,
    GOODS,
    LOSE_GOOD,
    MONEY,
    PAY_MONEY,
    PAY_MONEY_PER,
    PRESTIGE,
    PRESTIGE_STEP,
    ROTATE_PRICES,
)
from roadstead.games.bremerhaven.figures import evening_comes, lacking, money_for_reward, penalty_of, sale_of
from roadstead.games.bremerhaven.harbour import harbour_value
from roadstead.games.bremerhaven.state import (
    BALANCE,
    CASH,
    COUNT,
    DOCKS,
    LOADS,
    NONE,
    STORED,
    TIME,
    TRACK,
    BremerhavenState,
)

RISES: Final = 0
"""The prestige rises to the harbour's value (4.3)."""
SAILS: Final = 1
"""A ship leaves (4.4)."""
MET: Final = 2
"""A contract is settled complete (4.4, or at the end of the game)."""
MISSED: Final = 3
"""A contract is settled, though goods are missing."""
NEWS: Final = 4
"""The event of the newspaper (5.1), as far as it needs no choice, or takes a stored good."""


@dataclass(frozen=True)
class TonightLine:
    """One thing that the end of a round brings to a harbour, if nothing is done before."""

    kind: int
    """One of RISES, SAILS, MET, MISSED and NEWS, 0 to 4."""
    place: int
    """The dock or loading dock, from 0; else -1."""
    card: int
    """The ship, contract or newspaper; else -1."""
    lost: int
    """How many goods are lost: those left on a ship, or one that an event takes from storage."""
    sale: int
    reward: int
    """Money in addition to the sale, or that an event brings."""
    paid: int
    """What is really paid of a penalty or to an event (BRE-656)."""
    money: int
    """By how much the money changes in all."""
    prestige: int
    """By how much the prestige changes."""
    last: bool
    """Only because the game ends (BRE-801)."""


@dataclass(frozen=True)
class TonightView:
    """What is sure to come from now to the end of the round, and what one would have then."""

    lines: tuple[TonightLine, ...]
    money: int
    prestige: int
    total: int


class Evening:
    """Goes through 4.3, 4.4, 5.1 and 5.2 for a harbour on paper, as far as they are still to come."""

    def __init__(self, s: BremerhavenState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.h = s.harbours[seat][:]
        self.lines: list[TonightLine] = []
        kinds = {kind_of(due) for due in s.agenda}
        if evening_comes(s):
            self.raise_prestige()
            self.let_ships_sail()
            for load, at in enumerate(LOADS):
                if self.h[at] != NONE and self.h[at + TIME] == 1:  # BRE-655
                    self.settle(load, False)
        if tasks.EVENT in kinds and s.news != NONE:
            self.hear_news()
        ends = tasks.PROGRESS in kinds and s.token + s.step >= s.deck.track_end  # BRE-711
        if ends and not (tasks.EVENT in kinds and self.prices_change()):
            for load, at in enumerate(LOADS):  # BRE-801
                if self.h[at] != NONE:
                    self.settle(load, True)

    def prices_change(self) -> bool:
        """BRE-997: nobody can know the prices at the end."""
        return self.s.news != NONE and self.s.deck.event[self.s.news].kind == ROTATE_PRICES

    def note(
        self,
        kind: int,
        place: int,
        card: int,
        *,
        lost: int = 0,
        sale: int = 0,
        reward: int = 0,
        paid: int = 0,
        prestige: int = 0,
        last: bool = False,
    ) -> None:
        money = sale + reward - paid
        self.lines.append(TonightLine(kind, place, card, lost, sale, reward, paid, money, prestige, last))

    def raise_prestige(self) -> None:
        """BRE-641."""
        rise = harbour_value(self.s, self.seat) - self.h[TRACK]
        if rise > 0:
            self.h[TRACK] += rise
            self.note(RISES, NONE, NONE, prestige=rise)

    def let_ships_sail(self) -> None:
        """BRE-652."""
        for dock, at in enumerate(DOCKS):
            if self.h[at] != NONE and self.h[at + TIME] == 1:
                self.note(SAILS, dock, self.h[at], lost=self.h[at + COUNT])
                self.h[at] = NONE

    def settle(self, load: int, last: bool) -> None:
        """BRE-653, BRE-654, BRE-657."""
        s, seat = self.s, self.seat
        contract = self.h[LOADS[load]]
        sale = sale_of(s, seat, load)
        self.h[LOADS[load]] = NONE
        self.h[CASH] += sale
        if not sum(lacking(s, seat, load)):
            reward = money_for_reward(s, seat, contract)
            self.h[CASH] += reward
            prestige = self.step(1 if s.deck.reward_kind[contract] == PRESTIGE else 0)
            self.note(MET, load, contract, sale=sale, reward=reward, prestige=prestige, last=last)
            return
        kind, amount = penalty_of(s, seat, contract)
        paid = self.pay(amount if kind == MONEY else 0)
        prestige = self.step(-1 if kind == PRESTIGE else 0)
        self.note(MISSED, load, contract, sale=sale, paid=paid, prestige=prestige, last=last)

    def hear_news(self) -> None:
        """Chapter 13."""
        s = self.s
        event = s.deck.event[s.news]
        amount = event.amount
        if event.kind in (GAIN_MONEY_PER, PAY_MONEY_PER):
            amount = min(event.most, event.amount * count_in(self.h, event.per))  # BRE-R23
        if event.kind in (GAIN_MONEY, GAIN_MONEY_PER):
            self.h[CASH] += amount
            self.note(NEWS, NONE, s.news, reward=amount)
        elif event.kind in (PAY_MONEY, PAY_MONEY_PER):
            self.note(NEWS, NONE, s.news, paid=self.pay(amount))
        elif event.kind == PRESTIGE_STEP:
            self.note(NEWS, NONE, s.news, prestige=self.step(amount))
        elif event.kind == LOSE_GOOD and any(self.h[STORED : STORED + len(GOODS)]):  # BRE-993
            self.note(NEWS, NONE, s.news, lost=1)

    def pay(self, amount: int) -> int:
        """BRE-656: as much as there is, cash first."""
        cash = min(amount, self.h[CASH])
        balance = min(amount - cash, self.h[BALANCE])
        self.h[CASH] -= cash
        self.h[BALANCE] -= balance
        return cash + balance

    def step(self, by: int) -> int:
        """BRE-R18: by how much the prestige really changes."""
        change = max(by, -self.h[TRACK])
        self.h[TRACK] += change
        return change


def tonight_of(s: BremerhavenState, seat: int) -> TonightView:
    """What the end of the round will bring to a harbour if nothing is moved, won or built before."""
    evening = Evening(s, seat)
    h = evening.h
    money = h[CASH] + h[BALANCE]
    return TonightView(tuple(evening.lines), money, h[TRACK], money * h[TRACK])
