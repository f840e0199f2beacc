"""The rules of Shipyard put together: the deck, the codes, the words and the table of tasks."""

from __future__ import annotations

from typing import Any, cast

from roadstead.engine.game import Game, Rules, Score, State, Task, View
from roadstead.games.shipyard import actions, building, cruise, markets, scoring, setup, tasks, turn
from roadstead.games.shipyard.codes import ShipyardCodes
from roadstead.games.shipyard.deck import read_deck
from roadstead.games.shipyard.invariants import check
from roadstead.games.shipyard.state import ShipyardState
from roadstead.games.shipyard.view import view_of
from roadstead.games.shipyard.words import ShipyardWords


class ShipyardRules(Rules):
    def __init__(self, game: Game, cards: str, file: str, own: bool, version: int) -> None:
        self.game = game
        self.version = version
        self.deck = read_deck(cards, file, own)
        self.cards = self.deck
        self.codes = ShipyardCodes(self.deck)
        self.codebook = self.codes.book
        self.words = ShipyardWords(self.deck, self.codes)
        self.table_of(task_table(self))

    def empty(self, seats: int, settings: list[int]) -> State:
        s = ShipyardState(self, seats, settings)
        s.lay_out()
        return s

    def set_up(self, state: State) -> None:
        setup.lay_out(cast(ShipyardState, state))

    def view_of(self, state: State, seat: int | None) -> View:
        return view_of(cast(ShipyardState, state), seat)

    def scores_of(self, state: State) -> list[Score]:
        s = cast(ShipyardState, state)
        return [scoring.score_of(s, seat, None) for seat in range(s.seats)]

    def check(self, state: ShipyardState) -> None:
        check(state)


def task_table(rules: Rules) -> list[Task[Any]]:
    loads = tasks.LOAD if rules.before(2) else tasks.LOADS  # then all loads of a commodity became one choice
    return [
        setup.DealStart(tasks.DEAL_START),
        setup.DealContract(tasks.DEAL_CONTRACT),
        setup.DealAction(tasks.DEAL_ACTION),
        markets.TurnUp(tasks.TURN_UP),
        setup.DealRing(tasks.DEAL_RING),
        setup.DealCircle(tasks.DEAL_CIRCLE),
        setup.DealStaff(tasks.DEAL_STAFF),
        setup.DealEmployee(tasks.DEAL_EMPLOYEE),
        setup.Begin(tasks.BEGIN),
        turn.BeginTurn(tasks.BEGIN_TURN),
        turn.Choose(tasks.CHOOSE),
        turn.NextStep(tasks.NEXT_STEP),
        turn.Act(tasks.ACT),
        markets.Refill(tasks.REFILL),
        turn.EndTurn(tasks.END_TURN),
        turn.GiveUp(tasks.GIVE_UP),
        building.Build(tasks.BUILD),
        building.Place(tasks.PLACE),
        actions.BuyTrain(tasks.BUY_TRAIN),
        actions.BuyCanal(tasks.BUY_CANAL),
        actions.Cell(tasks.CELL),
        actions.Turn(tasks.TURN),
        actions.Edge(tasks.EDGE),
        actions.Manufacture(tasks.MANUFACTURE),
        actions.Recruit(tasks.RECRUIT),
        actions.Hire(tasks.HIRE),
        actions.Exchange(tasks.EXCHANGE, loads),
        actions.Load(tasks.LOAD),
        cruise.Cruises(tasks.CRUISES),
        cruise.Launch(tasks.LAUNCH),
        cruise.Fit(tasks.FIT),
        cruise.Sail(tasks.SAIL),
        cruise.Move(tasks.MOVE),
        cruise.Arrive(tasks.ARRIVE),
        scoring.Ending(tasks.ENDING),
        scoring.FinalAction(tasks.FINAL_ACTION),
        scoring.LastChance(tasks.LAST_CHANCE),
        scoring.Finish(tasks.FINISH),
        scoring.LastTurn(tasks.LAST_TURN),
        actions.Loads(tasks.LOADS),
    ]
