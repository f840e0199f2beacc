"""Paying, earning and losing money and prestige; nobody goes into debt (BRE-656). `cause` is one of the ledger."""

from __future__ import annotations

from roadstead.games.bremerhaven import ledger, messages
from roadstead.games.bremerhaven.deck import CONTRACT_BONUS, MONEY, PRESTIGE, WAIVE_PENALTIES
from roadstead.games.bremerhaven.ledger import note
from roadstead.games.bremerhaven.state import BALANCE, CASH, DELIVERED, LOADS, NONE, TRACK, BremerhavenState


def get_money(s: BremerhavenState, seat: int, amount: int, cause: int) -> None:
    if amount:
        earn(s, seat, amount, cause)
        s.say(messages.GETS_MONEY, seat, amount)


def earn(s: BremerhavenState, seat: int, amount: int, cause: int) -> None:
    """Without a word of its own."""
    s.harbours[seat][CASH] += amount
    note(s, cause, amount)


def pay(s: BremerhavenState, seat: int, amount: int, cause: int) -> None:
    """Pay cash for something chosen; the choice was legal, so there is enough."""
    if amount:
        earn(s, seat, -amount, cause)
        s.say(messages.PAYS_MONEY, seat, amount)


def must_pay(s: BremerhavenState, seat: int, amount: int, cause: int) -> None:
    """BRE-656: cash first, then the bank balance; what is missing is waived."""
    h = s.harbours[seat]
    cash = min(amount, h[CASH])
    balance = min(amount - cash, h[BALANCE])
    h[CASH] -= cash
    h[BALANCE] -= balance
    note(s, cause, -cash - balance)
    if cash + balance:
        s.say(messages.PAYS_MONEY, seat, cash + balance)


def step_prestige(s: BremerhavenState, seat: int, step: int, cause: int) -> None:
    """BRE-R18: one step, never below 0."""
    h = s.harbours[seat]
    if step > 0:
        h[TRACK] += 1
        note(s, cause, 1)
        s.say(messages.GAINS_PRESTIGE, seat)
    elif h[TRACK]:  # BRE-642
        h[TRACK] -= 1
        note(s, cause, -1)
        s.say(messages.LOSES_PRESTIGE, seat)


def pay_penalty(s: BremerhavenState, seat: int, contract: int) -> None:
    """BRE-654, BRE-979."""
    if s.built(seat, WAIVE_PENALTIES) != NONE:
        return
    if s.deck.penalty_kind[contract] == MONEY:
        must_pay(s, seat, s.deck.penalty[contract], ledger.PENALTIES)
    elif s.deck.penalty_kind[contract] == PRESTIGE:
        step_prestige(s, seat, -1, ledger.PRESTIGE_PENALTIES)


def take_reward(s: BremerhavenState, seat: int, contract: int) -> None:
    """BRE-654, BRE-978."""
    if s.deck.reward_kind[contract] == MONEY:
        get_money(s, seat, s.deck.reward[contract], ledger.REWARDS)
    elif s.deck.reward_kind[contract] == PRESTIGE:
        step_prestige(s, seat, 1, ledger.PRESTIGE_REWARDS)
    get_money(s, seat, s.amount_of(seat, CONTRACT_BONUS), ledger.REWARDS)


def settle_contract(s: BremerhavenState, seat: int, load: int) -> None:
    """BRE-653, BRE-654: sale first, then reward or penalty, then the card is gone."""
    h = s.harbours[seat]
    at = LOADS[load]
    contract = h[at]
    price = s.deck.price[s.top_price()]
    sale = count = 0
    for good in range(4):
        sale += h[at + DELIVERED + good] * price[good]
        count += h[at + DELIVERED + good]
        h[at + DELIVERED + good] = 0
    h[at] = NONE
    h[at + 1] = 0
    s.contract_discards.append(contract)
    earn(s, seat, sale, ledger.SALES)
    s.say(messages.SELLS, seat, s.symbols_of(contract), sale)
    if count == sum(s.deck.need[contract]):
        s.say(messages.COMPLETES, seat, s.symbols_of(contract))
        take_reward(s, seat, contract)
    else:
        s.say(messages.FAILS, seat, s.symbols_of(contract))
        pay_penalty(s, seat, contract)
