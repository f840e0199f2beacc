"""Draws the table of Harbour: market, centre and each player's quay."""

from __future__ import annotations

from typing import cast

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from roadstead.cli.cards import MARK, RECONSTRUCTED
from roadstead.cli.screens.lines import INDENT, Heading
from roadstead.engine.game import Rules, View
from roadstead.games.harbour.deck import GOODS, HOME, MOST, SYMBOLS
from roadstead.games.harbour.rules import HarbourRules
from roadstead.games.harbour.settings import INLAND_TRADERS
from roadstead.games.harbour.view import HarbourView, Quay
from roadstead.text.effects.harbour import ability_text, action_text
from roadstead.text.voice import Voice

COLOURS = ("red", "blue", "yellow", "magenta")
GOOD_COLOURS = ("cyan", "bright_red", "green", "white")
SEPARATOR = " · "
NOWHERE = -2
"""The mark of a place without a pawn."""


def draw(view: View, voice: Voice, rules: Rules) -> RenderableType:
    return Screen(cast(HarbourView, view), voice, cast(HarbourRules, rules)).draw()


def brief(view: View, voice: Voice, rules: Rules) -> RenderableType:
    """What matters in the middle of a turn: the market, and one's own goods."""
    return Screen(cast(HarbourView, view), voice, cast(HarbourRules, rules)).brief()


class Screen:
    """Draws one view. A row has a building's price and points, its name, pawns and symbols, and what it does.

    What matters most for a decision comes last, right above it, so that a short screen shows it without scrolling.
    """

    def __init__(self, view: HarbourView, voice: Voice, rules: HarbourRules) -> None:
        self.view = view
        self.voice = voice
        self.rules = rules
        self.deck = rules.deck

    def draw(self) -> RenderableType:
        viewer = self.view.seat
        if viewer is None:
            return Group(self.centre(), self.market(), *(self.quay(quay) for quay in self.view.quays))
        quays = self.view.quays[viewer + 1 :] + self.view.quays[: viewer + 1]
        *others, own = [self.quay(quay) for quay in quays]
        return Group(*others, self.centre(), self.market(), own, *self.noble_cards())

    def brief(self) -> RenderableType:
        quays = [quay for quay in self.view.quays if quay.seat == self.view.seat]
        return Group(self.squares(), *(self.goods(quay) for quay in quays), *self.noble_cards())

    def label(self, key: str, **args: str | int) -> str:
        return self.voice.format(f"screen-{key}", dict(args))

    # -- the table -------------------------------------------------------------------------------------

    def market(self) -> RenderableType:
        title = [self.turn(), self.label("market")]
        notes = [Text(" " * INDENT + note) for note in self.notes()]
        return Group(Heading(SEPARATOR.join(part for part in title if part)), self.squares(), *notes)

    def turn(self) -> str:
        """The number of the turn; in a solo game, also how many there are."""
        if not self.view.turn:
            return ""
        if self.view.seats == 1:
            return self.label("turn-alone", turn=self.view.turn, last=self.deck.solo_moves)
        return self.label("turn", turn=self.view.turn)

    def squares(self) -> Text:
        squares = Text(" " * INDENT)
        for square, good in enumerate(self.view.market):
            squares.append(self.label("dollars", count=self.deck.squares[square]), "bold")
            squares.append(f" {self.voice.thing('good', good)}", GOOD_COLOURS[good]).append("     ")
        squares.rstrip()
        return squares

    def notes(self) -> list[str]:
        """Further facts that matter now."""
        notes: list[str] = []
        if self.view.settings[INLAND_TRADERS]:
            notes.append(self.label("traders", money=self.deck.package_pays))
        if self.view.money:
            notes.append(self.label("money", money=self.view.money))
        return notes

    def centre(self) -> RenderableType:
        title = [self.label("centre"), self.label("deck", count=self.view.deck_size)]
        if any(card.source == RECONSTRUCTED for card in self.rules.cards.cards):
            title.append(f"{MARK} {self.voice.ui('source-reconstructed')}")
        return Group(Heading(SEPARATOR.join(title)), self.buildings(self.view.centre))

    def noble_cards(self) -> list[RenderableType]:
        """The cards the Noble chooses from."""
        return [Heading(self.label("looked")), self.buildings(self.view.looked)] if self.view.looked else []

    def buildings(self, cards: tuple[int, ...], free: int = -1) -> RenderableType:
        table = grid()
        for card in sorted(card for card in cards if card >= 0):
            points = 0 if card == free else self.deck.vp[card]
            tag = self.label("free") if card == free else ""
            table.add_row(
                self.label("dollars", count=self.deck.cost[card]),
                self.label("vp", count=points),
                self.card_line("building", card, card, self.deck.symbols[card], tag),
            )
        return table

    def card_line(self, kind: str, card: int, place: int, symbols: list[int], tag: str = "") -> Text:
        """The name of a building or a board, the pawns on it, its symbols, and what it does."""
        text = Text.assemble((name_with_mark(kind, card, self.voice), "bold"))
        for quay in self.view.quays:
            if quay.pawn == place:
                text.append(f" ● {self.voice.player(quay.seat)}", COLOURS[quay.seat])
        for part in [tag, self.symbols(symbols)]:
            if part:
                text.append(SEPARATOR + part)
        return text.append(SEPARATOR + action_text(kind, card, self.voice, self.rules), "dim")

    def symbols(self, counts: list[int]) -> str:
        names = [
            self.voice.thing("symbol", symbol)
            for symbol in range(len(SYMBOLS))
            for _ in range(counts[symbol])
        ]
        return ", ".join(names)

    # -- a player --------------------------------------------------------------------------------------

    def quay(self, quay: Quay) -> RenderableType:
        colour = COLOURS[quay.seat]
        mark = "▶ " if quay.seat == self.view.user and self.view.turn and not self.view.over else ""
        title = f"{mark}{self.voice.player(quay.seat)} · {self.label('vp', count=quay.score.total)}"
        if self.view.ender == quay.seat:
            title += f" · {self.label('last-turn')}"
        parts: list[RenderableType] = [Heading(title, colour), self.goods(quay)]
        if quay.bonus >= 0:
            parts.append(Text(" " * INDENT + self.bonus(quay.bonus)))
        if quay.board >= 0:
            parts.append(self.board(quay.board, HOME + quay.seat))
        else:
            parts += [self.board(board, NOWHERE) for board in sorted(quay.offered) if board >= 0]
        if quay.buildings:
            parts.append(self.buildings(quay.buildings, quay.free))
        return Group(*parts)

    def goods(self, quay: Quay) -> Padding:
        """The amount of each good, one's own also as warehouse tracks, and the symbols owned."""
        own = quay.seat == self.view.seat
        text = Text()
        for good in range(len(GOODS)):
            held = quay.goods[good]
            text.append(f"{self.voice.thing('good', good)} {held}", "bold" if held else "dim")
            if own:
                text.append(" " + "●" * held, GOOD_COLOURS[good]).append("·" * (MOST - held), "dim")
            text.append("  ")
        owned = [
            f"{count}×\u00a0{self.voice.thing('symbol', at)}"
            for at, count in enumerate(quay.symbols)
            if count
        ]
        if owned:
            text.append(("\n" if own else "· ") + "  ".join(owned), "dim")
        return Padding(text, (0, 0, 0, INDENT))

    def bonus(self, bonus: int) -> str:
        """A bonus point card and its points by number of goods."""
        rows = ", ".join(f"{goods}→{points}" for goods, points in self.deck.bonus_table[bonus])
        card = self.label("bonus-card", good=self.voice.thing("good", bonus))
        return card + SEPARATOR + self.voice.format("field-table", {"value": rows})

    def board(self, board: int, place: int) -> RenderableType:
        """A starting building, and the character's ability."""
        text = self.card_line("board", board, place, self.deck.board_symbols[board])
        if self.deck.ability[board]:
            text.append(" " + ability_text(board, self.voice, self.rules), "italic")
        return Padding(text, (0, 0, 0, INDENT))


def name_with_mark(kind: str, index: int, voice: Voice) -> str:
    """A card's name, with a star if it is reconstructed."""
    card = voice.cards[kind, voice.id_of(kind, index)]
    return card.name(voice.language) + (MARK if card.source == RECONSTRUCTED else "")


def grid() -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(justify="right", width=4, no_wrap=True)
    table.add_column(justify="right", width=5, no_wrap=True)
    table.add_column()
    return table
