"""The rules of Novgorod put together: the deck, the codes, the words and the table of tasks."""

from __future__ import annotations

from typing import Any, cast

from roadstead.engine.game import Game, Rules, Score, State, Task, View
from roadstead.games.novgorod import evaluation, purchase, route, scoring, setup, tasks, turn
from roadstead.games.novgorod.codes import NovgorodCodes
from roadstead.games.novgorod.deck import read_deck
from roadstead.games.novgorod.state import NovgorodState
from roadstead.games.novgorod.view import view_of
from roadstead.games.novgorod.words import NovgorodWords


class NovgorodRules(Rules):
    def __init__(self, game: Game, cards: str, file: str, own: bool, version: int) -> None:
        self.game = game
        self.version = version
        self.deck = read_deck(cards, file, own)
        self.cards = self.deck
        self.one_by_one = self.before(2)
        """Until version 2 a career level asked for its goods one by one, and for the cities of its luxury goods."""
        self.codes = NovgorodCodes(self.deck, self.one_by_one)
        self.codebook = self.codes.book
        self.words = NovgorodWords(self.deck, self.codebook)
        self.table_of(task_table())

    def empty(self, seats: int, settings: list[int]) -> State:
        s = NovgorodState(self, seats, settings)
        s.lay_out()
        return s

    def set_up(self, state: State) -> None:
        setup.lay_out(cast(NovgorodState, state))

    def view_of(self, state: State, seat: int | None) -> View:
        return view_of(cast(NovgorodState, state), seat)

    def scores_of(self, state: State) -> list[Score]:
        s = cast(NovgorodState, state)
        return [scoring.score_of(s, seat) for seat in range(s.seats)]


def task_table() -> list[Task[Any]]:
    return [
        setup.DealManufactory(tasks.DEAL_MANUFACTORY),
        setup.DealOrder(tasks.DEAL_ORDER),
        setup.OpenOrder(tasks.OPEN_ORDER),
        setup.DealBonus(tasks.DEAL_BONUS),
        setup.DealCareer(tasks.DEAL_CAREER),
        setup.DealMerchant(tasks.DEAL_MERCHANT),
        setup.DealPirate(tasks.DEAL_PIRATE),
        setup.DealSpecial(tasks.DEAL_SPECIAL),
        setup.TakePlaces(tasks.TAKE_PLACES),
        setup.ChooseSide(tasks.CHOOSE_SIDE),
        setup.Pick(tasks.PICK),
        setup.Pay(tasks.PAY),
        turn.BeginTurn(tasks.BEGIN_TURN),
        turn.Pirate(tasks.PIRATE),
        turn.EndTurn(tasks.END_TURN),
        turn.EndRound(tasks.END_ROUND),
        route.Route(tasks.ROUTE),
        evaluation.Evaluate(tasks.EVALUATE),
        evaluation.MakeAt(tasks.MAKE_AT),
        evaluation.ChooseRecipe(tasks.RECIPE),
        evaluation.Source(tasks.SOURCE),
        evaluation.Kind(tasks.KIND),
        evaluation.Proceed(tasks.PROCEED),
        evaluation.Counter(tasks.COUNTER),
        evaluation.FileOrder(tasks.FILE_ORDER),
        evaluation.Store(tasks.STORE),
        evaluation.Close(tasks.CLOSE),
        purchase.Purchase(tasks.PURCHASE),
        scoring.Finish(tasks.FINISH),
        evaluation.MakeInCities(tasks.MAKE_IN_CITIES),
        evaluation.Give(tasks.GIVE),
    ]
