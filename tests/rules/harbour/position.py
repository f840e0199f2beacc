"""Positions for the tests of Harbour's rules: built in a line or two, played in notation."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from random import Random
from typing import cast

from roadstead.engine.game import CHANCE
from roadstead.engine.options import Value
from roadstead.engine.pile import Pile
from roadstead.engine.story import Story
from roadstead.games import load
from roadstead.games.harbour import tasks
from roadstead.games.harbour.deck import GOODS, HOME, SYMBOLS
from roadstead.games.harbour.rules import HarbourRules
from roadstead.games.harbour.state import NO_CARD, NOBODY, HarbourState
from roadstead.games.harbour.view import HarbourView

GAME = load("harbour")
RULES = cast(HarbourRules, GAME.rules())
BUILDINGS = [card.id for card in RULES.cards.names("building")]
BOARDS = [card.id for card in RULES.cards.names("board")]

PLAIN_CENTRE = "lighthouse pub ranch quarry sushi-shop"
"""Five buildings without the buy symbol, none cheaper than $7."""
EXPENSIVE = (
    "clocktower wizards-traveling-imaginarium commodity-exchange salvage-yard fishmeal-farm almshouse abbey"
)
"""Buildings that fill a centre up, none cheaper than $9."""


def place_of(name: str) -> int:
    """A building by its id, or a starting building: home-0."""
    return HOME + int(name[5:]) if name.startswith("home-") else BUILDINGS.index(name)


def own_deck(*changes: str) -> HarbourRules:
    """The rules with a deck of one's own: the built-in one with changes such as 'feed-mill: cost = 5 -> cost = 2'."""
    text = files("roadstead.games.harbour").joinpath("cards.toml").read_text("utf-8")
    for change in changes:
        name, _, words = change.partition(": ")
        old, _, new = words.partition(" -> ")
        at = text.index(old, text.index(f'id = "{name}"\n'))
        text = text[:at] + new + text[at + len(old) :]
    return cast(HarbourRules, GAME.rules(text))


def amounts(text: str) -> list[int]:
    """Goods from a text such as '3 fish 1 wood'."""
    words = text.split()
    counts = [0, 0, 0, 0]
    for number, good in zip(words[::2], words[1::2], strict=True):
        counts[GOODS.index(good)] += int(number)
    return counts


class Position:
    """A state played in notation, with what a player would see on the table."""

    def __init__(self, state: HarbourState) -> None:
        self.state = state
        state.story = Story(RULES.words.keys)

    # -- playing

    @property
    def actor(self) -> int:
        """The one who must decide: a seat, -1 for chance; IndexError when the game is over."""
        return self.state.actors()[0]

    @property
    def over(self) -> bool:
        return not self.state.actors()

    @property
    def asked(self) -> int:
        """The kind of the decision due."""
        return self.state.dues()[0].kind

    def legal(self) -> list[str]:
        """The choices of the actor in notation; of chance, its outcomes."""
        if self.actor == CHANCE:
            return [RULES.codebook.notation(code) for code, _ in self.state.chance()]
        return [RULES.codebook.notation(code) for code in self.state.legal(self.actor)]

    def choices(self, verb: str) -> list[str]:
        """The legal choices with this verb, without it."""
        return [text[len(verb) + 1 :] for text in self.legal() if text.split()[0] == verb]

    def weights(self) -> dict[str, int]:
        """The outcomes of chance and how likely they are."""
        return {RULES.codebook.notation(code): weight for code, weight in self.state.chance()}

    def play(self, *moves: str) -> Position:
        """Play moves of whoever is the actor, each checked to be legal."""
        for move in moves:
            assert move in self.legal(), f"'{move}' is not legal; legal are {self.legal()}"
            self.state.play(self.actor, RULES.codebook.code(move))
            self.state.check()
        return self

    def deal(self, seed: int = 1) -> Position:
        """Let chance decide until a seat must."""
        rng = Random(seed)
        while not self.over and self.actor == CHANCE:
            self.state.play(CHANCE, self.state.draw(rng))
        return self

    def take_turn(self) -> Position:
        """Let whoever must decide take the first choice, until the turn is over."""
        turn = self.state.turn
        while not self.over and self.state.turn == turn:
            if self.actor == CHANCE:
                self.deal()
            else:
                self.play(self.legal()[0])
        return self

    # -- looking

    def goods(self, seat: int = 0) -> dict[str, int]:
        """The goods a seat holds, those at 0 left out."""
        held = self.state.goods[4 * seat : 4 * seat + 4]
        return {good: count for good, count in zip(GOODS, held, strict=True) if count}

    def symbols(self, seat: int = 0) -> dict[str, int]:
        held = self.state.symbols[4 * seat : 4 * seat + 4]
        return {symbol: count for symbol, count in zip(SYMBOLS, held, strict=True) if count}

    @property
    def market(self) -> str:
        return " ".join(GOODS[good] for good in self.state.market)

    @property
    def centre(self) -> list[str]:
        return [BUILDINGS[card] for card in self.state.centre if card != NO_CARD]

    def tableau(self, seat: int = 0) -> list[str]:
        return [BUILDINGS[card] for card in self.state.tableau[seat]]

    @property
    def money(self) -> int:
        return self.state.money

    def score(self, seat: int = 0) -> dict[str, int]:
        """The parts of a seat's score, those of 0 left out."""
        return {part: points for part, points in self.state.scores()[seat].parts if points}

    def pawn(self, seat: int = 0) -> str:
        """Where a pawn stands; '' for nowhere."""
        place = self.state.pawn[seat]
        if place == NO_CARD:
            return ""
        return f"home-{place - HOME}" if place >= HOME else BUILDINGS[place]

    def board(self, seat: int = 0) -> str:
        return BOARDS[self.state.board[seat]]

    def view(self, seat: int | None = None) -> HarbourView:
        """The table as a seat sees it, or a spectator."""
        return cast(HarbourView, self.state.view(seat))

    def story(self) -> list[str]:
        """The keys of the story told since the last look."""
        assert self.state.story is not None
        return [line.message.key for line in self.state.story.drain()]

    def told(self, key: str) -> list[tuple[int, ...]]:
        """The numbers of all lines with this key told since the last look."""
        assert self.state.story is not None
        return [line.message.args for line in self.state.story.drain() if line.message.key == key]


def start(
    seats: int = 2, options: Mapping[str, Value] | None = None, rules: HarbourRules = RULES
) -> Position:
    """A new game before its first chance event."""
    return Position(cast(HarbourState, rules.start(seats, GAME.settings(seats, options or {}))))


def harbour(
    seats: int = 2,
    *,
    goods: Mapping[int, str] | str = "",
    market: str = "fish livestock stone wood",
    centre: str = PLAIN_CENTRE,
    boards: Mapping[int, str] | str = "wharfs",
    owned: Mapping[int, str] | str = "",
    pawns: Mapping[int, str] | None = None,
    bonus: Mapping[int, str] | None = None,
    user: int = 0,
    first: int = 0,
    turn: int = 0,
    ender: int = NOBODY,
    free: Mapping[int, str] | None = None,
    options: Mapping[str, Value] | None = None,
    rules: HarbourRules = RULES,
) -> Position:
    """A position at the beginning of the user's turn. A plain text for goods, boards or owned is seat 0's.

    The centre is cut to the right size, or filled up with expensive buildings; what is owned does not lie in it.
    `ender` has triggered the end already; `free` is the card a Noble has placed.
    """
    chosen = dict(options or {})
    if boards != "wharfs":
        chosen.setdefault("boards", "characters")
        chosen.setdefault("promo", True)
    s = cast(HarbourState, rules.start(seats, GAME.settings(seats, chosen)))
    s.lay_out()
    s.market = [GOODS.index(good) for good in market.split()]
    s.first, s.user, s.turn, s.ender = first, user, turn, ender
    named_boards = {0: boards} if isinstance(boards, str) else boards
    named_goods = {0: goods} if isinstance(goods, str) else goods
    named_cards = {0: owned} if isinstance(owned, str) else owned
    for seat in range(seats):
        board = BOARDS.index(named_boards.get(seat, "wharfs"))
        s.board[seat] = board
        s.take_symbols(seat, s.deck.board_symbols[board])
        s.goods[4 * seat : 4 * seat + 4] = amounts(named_goods.get(seat, ""))
        for card in named_cards.get(seat, "").split():
            s.own(seat, BUILDINGS.index(card))
            s.bought[seat] += 1
    for seat, place in (pawns or {}).items():
        s.pawn[seat] = place_of(place)
    for seat, card in (free or {}).items():
        s.free[seat] = BUILDINGS.index(card)
        s.own(seat, s.free[seat])
    for seat, good in (bonus or {}).items():
        s.bonus[seat] = GOODS.index(good)
    owned_cards = [BUILDINGS[card] for row in s.tableau for card in row]
    laid = [card for card in f"{centre} {EXPENSIVE}".split() if card not in owned_cards]
    s.centre = [BUILDINGS.index(card) for card in dict.fromkeys(laid)][: max(2, seats) + 3]
    taken = [*s.centre, *(card for row in s.tableau for card in row)]
    s.pile = Pile([card for card in range(len(BUILDINGS)) if card not in taken])
    s.then(tasks.BEGIN_TURN, user)
    s.settle()
    position = Position(s)
    s.check()
    return position
