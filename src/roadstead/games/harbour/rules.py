"""The rules of Harbour put together: the deck, the codes, the words and the table of tasks."""

from __future__ import annotations

from typing import Any, cast

from roadstead.engine.game import Game, Rules, Score, State, Task, View
from roadstead.games.harbour import actions, buying, gains, scoring, setup, tasks, turn
from roadstead.games.harbour.codes import HarbourCodes
from roadstead.games.harbour.deck import Part, read_deck
from roadstead.games.harbour.state import HarbourState
from roadstead.games.harbour.view import view_of
from roadstead.games.harbour.words import HarbourWords


class HarbourRules(Rules):
    def __init__(self, game: Game, cards: str, file: str, own: bool, version: int) -> None:
        self.game = game
        self.version = version
        self.deck = read_deck(cards, file, own)
        self.cards = self.deck
        self.codes = HarbourCodes(self.deck)
        self.codebook = self.codes.book
        self.words = HarbourWords(self.deck, self.codebook)
        self.table_of(task_table())

    def empty(self, seats: int, settings: list[int]) -> State:
        s = HarbourState(self, seats, settings)
        s.lay_out()
        return s

    def set_up(self, state: State) -> None:
        setup.lay_out(cast(HarbourState, state))

    def view_of(self, state: State, seat: int | None) -> View:
        return view_of(cast(HarbourState, state), seat)

    def scores_of(self, state: State) -> list[Score]:
        s = cast(HarbourState, state)
        return [scoring.score_of(s, seat, s.points[seat]) for seat in range(s.seats)]

    def part_at(self, s: HarbourState, place: int) -> Part:
        """The buy part of the action at a place."""
        return actions.action_at(s, place).parts[-1]


def task_table() -> list[Task[Any]]:
    return [
        setup.DealCentre(tasks.DEAL_CENTRE),
        setup.DealMarket(tasks.DEAL_MARKET),
        setup.DealFirst(tasks.DEAL_FIRST),
        setup.DealBoard(tasks.DEAL_BOARD),
        setup.DealBonus(tasks.DEAL_BONUS),
        setup.ChooseBoard(tasks.CHOOSE_BOARD),
        setup.Nobles(tasks.NOBLES),
        setup.Look(tasks.LOOK),
        setup.Place(tasks.PLACE),
        setup.Stock(tasks.STOCK),
        turn.BeginTurn(tasks.BEGIN_TURN),
        turn.Alchemy(tasks.ALCHEMY),
        turn.Go(tasks.GO),
        turn.TollMoment(tasks.TOLL_MOMENT),
        turn.PayToll(tasks.PAY_TOLL),
        turn.Beggars(tasks.BEGGARS),
        turn.EndTurn(tasks.END_TURN),
        scoring.Finish(tasks.FINISH),
        actions.Act(tasks.ACT),
        actions.HomeChoice(tasks.HOME_CHOICE),
        actions.PartOrder(tasks.PART_ORDER),
        actions.PartStep(tasks.PART),
        actions.Store(tasks.STORE),
        actions.Double(tasks.DOUBLE),
        actions.Swap(tasks.SWAP),
        actions.Salvage(tasks.SALVAGE),
        actions.SalvageInto(tasks.SALVAGE_INTO),
        actions.Canal(tasks.CANAL),
        actions.CanalInto(tasks.CANAL_INTO),
        actions.Copy(tasks.COPY),
        actions.Rob(tasks.ROB),
        actions.RobType(tasks.ROB_TYPE),
        actions.Give(tasks.GIVE),
        buying.WhetherToBuy(tasks.WHETHER_TO_BUY),
        buying.Crier(tasks.CRIER),
        buying.Traders(tasks.TRADERS),
        buying.Ship(tasks.SHIP),
        buying.Keep(tasks.KEEP),
        buying.Adjust(tasks.ADJUST),
        buying.Buy(tasks.BUY),
        buying.Refill(tasks.REFILL),
        gains.Receive(tasks.RECEIVE),
        gains.GainChoice(tasks.GAIN_CHOICE),
        gains.Scavenge(tasks.SCAVENGE),
        gains.ScavengeType(tasks.SCAVENGE_TYPE),
    ]
