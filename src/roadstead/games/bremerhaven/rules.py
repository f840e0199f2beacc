"""The rules of Bremerhaven put together: the deck, the codes, the words and the table of tasks."""

from __future__ import annotations

from typing import Any, cast

from roadstead.engine.game import Game, Rules, Score, State, Task, View
from roadstead.games.bremerhaven import bidding, boards, cleanup, harbour, scoring, setup, tasks, town
from roadstead.games.bremerhaven.codes import BremerhavenCodes
from roadstead.games.bremerhaven.deck import START_GOODS, in_use, read_deck
from roadstead.games.bremerhaven.state import BremerhavenState
from roadstead.games.bremerhaven.view import view_of
from roadstead.games.bremerhaven.words import BremerhavenWords


class BremerhavenRules(Rules):
    def __init__(self, game: Game, cards: str, file: str, own: bool, version: int) -> None:
        self.game = game
        self.version = version
        self.deck = read_deck(cards, file, own)
        self.cards = self.deck
        one_by_one = self.before(2)  # then starting goods became one choice (BRE-D02)
        self.codes = BremerhavenCodes(self.deck, 1 if one_by_one else START_GOODS)
        self.codebook = self.codes.book
        self.words = BremerhavenWords(self.deck, self.codes)
        self.table_of(task_table(one_by_one), finishable=[tasks.PRODUCE, tasks.DEPOSIT, tasks.WORK])

    def empty(self, seats: int, settings: list[int]) -> State:
        s = BremerhavenState(self, seats, settings)
        s.lay_out()
        return s

    def set_up(self, state: State) -> None:
        setup.lay_out(cast(BremerhavenState, state))

    def view_of(self, state: State, seat: int | None) -> View:
        return view_of(cast(BremerhavenState, state), seat)

    def scores_of(self, state: State) -> list[Score]:
        s = cast(BremerhavenState, state)
        return [scoring.score_of(s, seat) for seat in range(s.seats)]

    def ships_in_use(self, s: BremerhavenState) -> list[int]:
        uses = self.deck.ship_use
        return [card for card in range(len(uses)) if in_use(uses[card], s.bidders, s.is_long())]

    def contracts_in_use(self, s: BremerhavenState) -> list[int]:
        uses = self.deck.contract_use
        return [card for card in range(len(uses)) if in_use(uses[card], s.bidders, s.is_long())]


def task_table(one_by_one: bool) -> list[Task[Any]]:
    return [
        setup.DealShip(tasks.DEAL_SHIP),
        setup.DealContract(tasks.DEAL_CONTRACT),
        setup.DealTop(tasks.DEAL_TOP),
        setup.DealPrice(tasks.DEAL_PRICE),
        setup.DealProgress(tasks.DEAL_PROGRESS),
        setup.DealChit(tasks.DEAL_CHIT),
        setup.TakeRanks(tasks.TAKE_RANKS),
        setup.FirstContract(tasks.FIRST_CONTRACT),
        setup.FirstBuilding(tasks.FIRST_BUILDING),
        setup.StartGood(tasks.START_GOODS) if one_by_one else setup.StartGoods(tasks.START_GOODS),
        bidding.BeginRound(tasks.BEGIN_ROUND),
        bidding.Bid(tasks.BID),
        bidding.DummyBid(tasks.DUMMY_BID),
        bidding.DummyCard(tasks.DUMMY_CARD),
        bidding.Reveal(tasks.REVEAL),
        town.ParkingLot(tasks.PARKING_LOT),
        town.NewBuilding(tasks.NEW_BUILDING),
        town.Permits(tasks.PERMITS),
        town.Permit(tasks.PERMIT),
        town.Growth(tasks.GROWTH),
        town.Grow(tasks.GROW),
        town.Price(tasks.PRICE),
        town.ChoosePrice(tasks.CHOOSE_PRICE),
        town.Career(tasks.CAREER),
        town.Ladder(tasks.LADDER),
        town.Income(tasks.INCOME),
        boards.Sea(tasks.SEA),
        boards.Dock(tasks.DOCK),
        boards.Wild(tasks.WILD),
        boards.ExtraTime(tasks.SHIP_TIME),
        boards.Land(tasks.LAND),
        boards.Load(tasks.LOAD),
        boards.ExtraTime(tasks.CONTRACT_TIME),
        harbour.Harbours(tasks.HARBOURS),
        harbour.Produce(tasks.PRODUCE),
        harbour.Deposit(tasks.DEPOSIT),
        harbour.Work(tasks.WORK),
        harbour.WhatIsDue(tasks.DUE),
        cleanup.TheEvent(tasks.EVENT),
        cleanup.GainGood(tasks.GAIN_GOOD),
        cleanup.LoseGood(tasks.LOSE_GOOD),
        cleanup.FreeBollard(tasks.FREE_BOLLARD),
        cleanup.Upgrade(tasks.UPGRADE),
        cleanup.Progress(tasks.PROGRESS),
        cleanup.News(tasks.NEWS),
        cleanup.Refill(tasks.REFILL),
        cleanup.ReturnCards(tasks.RETURN_CARDS),
        scoring.Finish(tasks.FINISH),
    ]
