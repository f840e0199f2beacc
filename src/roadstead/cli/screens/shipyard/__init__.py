"""Draws the table of Shipyard: action track, market, markers, players, and canals as a map.

Features, pieces and icons are abbreviated to three or four letters; a legend at the top explains them.
"""

from __future__ import annotations

from typing import cast

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from roadstead.cli.screens.lines import INDENT, Flow, indent, with_lead
from roadstead.cli.screens.shipyard.board import EXCHANGING, Board
from roadstead.cli.screens.shipyard.builders import EVERYTHING, IN_FULL, Builders
from roadstead.cli.screens.shipyard.picture import Picture
from roadstead.engine.game import Due, Rules, View
from roadstead.games.shipyard import tasks
from roadstead.games.shipyard.deck import CANAL_COLUMN, NONE
from roadstead.games.shipyard.rules import ShipyardRules
from roadstead.games.shipyard.state import OPENING
from roadstead.games.shipyard.view import ShipyardView
from roadstead.text.voice import Voice

LAYING = (tasks.BUY_CANAL, tasks.CELL, tasks.TURN, tasks.EDGE)
CRUISING = (tasks.LAUNCH, tasks.FIT, tasks.MOVE)
SHOWN = {
    tasks.BUILD: ("yard", "store", "employees", "fleet", "contracts"),
    tasks.PLACE: ("yard", "store", "employees"),
    tasks.LAST_CHANCE: ("yard", "store", "employees", "fleet", "contracts"),
    tasks.BUY_TRAIN: ("yard", "store", "trains"),
    tasks.BUY_CANAL: ("yard", "store"),
    tasks.CELL: ("yard", "store"),
    tasks.TURN: (),
    tasks.EDGE: ("yard", "store"),
    tasks.MANUFACTURE: ("yard", "store", "employees", "contracts"),
    tasks.RECRUIT: ("yard", "store", "employees", "contracts"),
    tasks.HIRE: ("trains", "employees", "contracts"),
    tasks.EXCHANGE: ("yard", "store", "trains", "contracts"),
    tasks.LOAD: ("yard", "store", "trains", "contracts"),
    tasks.LOADS: ("yard", "store", "trains", "contracts"),
    tasks.LAUNCH: ("store", "contracts"),
    tasks.FIT: ("store", "contracts"),
    tasks.MOVE: (),
    tasks.GIVE_UP: IN_FULL,
}
"""Which of one's own things are shown again above a decision; all of them for decisions not listed."""


def draw(view: View, voice: Voice, rules: Rules) -> RenderableType:
    return Screen(cast(ShipyardView, view), voice, cast(ShipyardRules, rules)).draw()


def brief(view: View, voice: Voice, rules: Rules) -> RenderableType | None:
    """What the decision is about, and one's own things."""
    return Screen(cast(ShipyardView, view), voice, cast(ShipyardRules, rules)).brief()


class Screen:
    """Draws one view: the others, the table, one's own things; what the decision is about comes last, next to it."""

    def __init__(self, view: ShipyardView, voice: Voice, rules: ShipyardRules) -> None:
        self.view = view
        self.voice = voice
        self.deck = rules.deck
        self.board = Board(view, voice, rules)
        self.builders = Builders(view, voice, rules)

    def draw(self) -> RenderableType:
        view, board = self.view, self.board
        order = [(view.start + step) % view.seats for step in range(view.seats)]
        due = view.due_of(view.seat)
        giving = due is not None and due.kind == tasks.GIVE_UP
        shown = IN_FULL if giving or view.over or view.stage == OPENING else EVERYTHING
        others = [self.builder(seat, shown) for seat in order if seat != view.seat]
        own = [self.builder(view.seat, shown)] if view.seat is not None else []
        if view.over:
            return Group(board.letters(), *others, *own)
        if not view.turn:
            return Group(*others, *own)
        shared = [*board.legend(), *others, board.staff(), *board.markers(), board.market()]
        if due is None or due.kind in (tasks.CHOOSE, tasks.NEXT_STEP):
            return Group(*shared, *own, *board.track())
        return Group(*shared, *board.track(), *own, *self.about(due))

    def builder(self, seat: int, shown: tuple[str, ...]) -> RenderableType:
        return self.builders.builder(self.view.builders[seat], shown)

    def brief(self) -> RenderableType | None:
        due = self.view.due_of(self.view.seat)
        if due is None:
            return None
        kind, board = due.kind, self.board
        parts: list[RenderableType] = []
        if kind == tasks.FINAL_ACTION:
            parts += [board.staff(), *board.markers(), board.market()]
        elif kind == tasks.NEXT_STEP:
            parts += board.markers()
        elif kind in (tasks.BUILD, tasks.LAST_CHANCE):
            parts.append(board.market(ships_only=True))
        elif kind in (tasks.BUY_TRAIN, *EXCHANGING):
            parts.append(Flow([board.exchange()]))
        elif kind == tasks.HIRE:
            parts.append(board.classes())
        parts.append(self.builder(due.seat, SHOWN.get(kind, EVERYTHING)))
        if kind == tasks.CHOOSE:
            parts += board.track()
        return Group(*parts, *self.about(due))

    def about(self, due: Due) -> list[RenderableType]:
        """What the decision is about, besides the table: canals, ships and loads."""
        builder = self.view.builders[due.seat]
        if due.kind in (tasks.LOAD, tasks.LOADS):
            left = with_lead(self.board.label("loads-left"), [self.board.loads(self.view.loads)])
            return [indent(Flow([left]))]
        if due.kind not in (*LAYING, *CRUISING):
            return []
        lines: list[Text | Flow] = []
        if due.kind == tasks.LAUNCH:
            lines = self.builders.complete(builder)
        elif due.kind in CRUISING:
            lines = self.builders.ship(builder, due)
        picture = Picture(self.board, builder, self.loose(due.kind), lines)
        return [Padding(picture, (0, 0, 0, INDENT))]

    def loose(self, kind: int) -> list[tuple[str, int, int]]:
        """Canals that are not laid, each with a caption and its number of quarter turns."""
        view = self.view
        if kind == tasks.BUY_CANAL:
            offered = view.market[CANAL_COLUMN]
            prices = [self.voice.format("game-price", {"price": price}) for price in self.deck.row_prices]
            return [(prices[row], canal, 0) for row, canal in enumerate(offered) if canal != NONE]
        if kind == tasks.TURN:
            turns = self.deck.tiles[view.canal].turns
            return [(("0°", "↻ 90°", "180°", "↺ 90°")[turn], view.canal, turn) for turn in turns]
        return [("", view.canal, 0)] if kind in LAYING else []
