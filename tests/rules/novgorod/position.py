"""Positions for the tests of Novgorod's rules: built in a line or two, played in notation."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from random import Random
from typing import TypeVar, cast

from roadstead.engine.game import CHANCE, kind_of
from roadstead.engine.options import Value
from roadstead.engine.pile import Pile
from roadstead.engine.story import Story
from roadstead.games import load
from roadstead.games.novgorod import settings, tasks
from roadstead.games.novgorod.deck import MANUFACTORIES, NONE, ORDERS, PARTS, SIDES
from roadstead.games.novgorod.rules import NovgorodRules
from roadstead.games.novgorod.settings import FRONT
from roadstead.games.novgorod.state import (
    FULFILLED_ORDERS,
    GONE,
    HIGH,
    LOW,
    PLACEHOLDER,
    NovgorodState,
)
from roadstead.games.novgorod.view import NovgorodView

GAME = load("novgorod")
RULES_OF = {
    version: cast(NovgorodRules, GAME.rules(version=version)) for version in range(1, GAME.version + 1)
}
RULES = RULES_OF[GAME.version]
CITY_IDS = RULES.deck.city_ids
GOOD_IDS = RULES.deck.good_ids
ORDER_IDS = [card.id for card in RULES.cards.names("order")]
BONUS_IDS = [card.id for card in RULES.cards.names("bonus")]
CAREER_IDS = [card.id for card in RULES.cards.names("career")]
SPECIAL_IDS = [card.id for card in RULES.cards.names("special")]
MANUFACTORY_IDS = [card.id for card in RULES.cards.names("manufactory")]
PRIVILEGE_IDS = [card.id for card in RULES.cards.names("privilege")]
BONUS_STATES = {"high": HIGH, "low": LOW, "gone": GONE}
COLUMN = "special-1:A special-2:A special-3:B special-4:C"
"""Worked example NOV-E17 with our cards."""
PHASES = {
    1: (),
    2: (tasks.ROUTE,),
    3: (tasks.ROUTE, tasks.EVALUATE),
    4: (tasks.ROUTE, tasks.EVALUATE, tasks.PURCHASE),
}
"""What is left out to begin at a phase."""

T = TypeVar("T")


def own_deck(*changes: str, version: int = GAME.version) -> NovgorodRules:
    """The rules with a deck of one's own: the built-in one with changes such as 'base-riga: fee = 2 -> fee = 9'.

    The name is a card's id, or a table's such as [play].
    """
    text = files("roadstead.games.novgorod").joinpath("cards.toml").read_text("utf-8")
    for change in changes:
        name, _, words = change.partition(": ")
        old, _, new = words.partition(" -> ")
        place = f"\n{name}\n" if name.startswith("[") else f'id = "{name}"\n'
        at = text.index(old, text.index(place))
        text = text[:at] + new + text[at + len(old) :]
    return cast(NovgorodRules, GAME.rules(text, version=version))


class Position:
    """A state played in notation, with what a player would see on the table. Seats count from 0."""

    def __init__(self, state: NovgorodState) -> None:
        self.state = state
        self.codebook = state.novgorod.codebook
        if state.story is None:
            state.story = Story(state.novgorod.words.keys)

    # -- playing

    @property
    def actor(self) -> int:
        """Who must decide: a seat, or -1 for chance."""
        (actor,) = self.state.actors()
        return actor

    @property
    def over(self) -> bool:
        return not self.state.actors()

    @property
    def asked(self) -> int:
        """The kind of decision that is due, such as tasks.PURCHASE."""
        (due,) = self.state.dues()
        return due.kind

    def legal(self) -> list[str]:
        """The choices in notation; of chance, its outcomes; [] when the game is over."""
        if self.over:
            return []
        if self.actor == CHANCE:
            return list(self.weights())
        return [self.codebook.notation(code) for code in self.state.legal(self.actor)]

    def choices(self, *verbs: str) -> list[str]:
        """The legal choices with these verbs; with one verb, without it."""
        found = [text for text in self.legal() if text.split()[0] in verbs]
        return [text[len(verbs[0]) + 1 :] for text in found] if len(verbs) == 1 else found

    def can(self, move: str) -> bool:
        return move in self.legal()

    def weights(self) -> dict[str, int]:
        """The outcomes of chance and how likely they are."""
        return {self.codebook.notation(code): weight for code, weight in self.state.chance()}

    def play(self, *moves: str) -> Position:
        """Play moves such as 'sail riga' or '1: sail riga', which also says whose move it is; each must be legal.

        A move of chance can be named too; chance events before the move of a seat are dealt.
        """
        for move in moves:
            name, _, text = move.rpartition(": ")
            if not self.over and self.actor == CHANCE and (name or text not in self.legal()):
                self.deal()
            assert not name or int(name) == self.actor, f"seat {self.actor} is to move, not {name}"
            legal = self.legal()
            assert text in legal, f"'{text}' is not legal; legal are {legal}"
            self.state.play(self.actor, self.codebook.code(text))
            self.state.check()
        return self

    def deal(self, *wanted: str, seed: int = 1) -> Position:
        """Let chance decide until a seat must; the outcomes named, such as 'career 1 career-2', come when they can."""
        rng = Random(seed)
        kept = {text.split()[-1] for text in wanted}
        while not self.over and self.actor == CHANCE:
            legal = self.legal()
            named = [text for text in wanted if text in legal]
            free = named[:1] or [text for text in legal if text.split()[-1] not in kept] or legal
            self.state.play(CHANCE, self.codebook.code(rng.choice(free)))
            self.state.check()
        return self

    def sail(self, route: str = "") -> Position:
        """Lay a route and stop: 'luebeck + visby novgorod!'; + is a placeholder, ! uses the privilege speed.

        The pirate is left where it is.
        """
        if self.can("pass"):
            self.play("pass")
        for place, card in enumerate(route.split()):
            fast = "-fast" if card.endswith("!") else ""
            city = card.rstrip("!")
            if len(self.state.route) > place:
                assert self.route.split()[place].strip("*") == city, "the only way on led elsewhere"
                continue
            self.play(f"placeholder{fast}" if city == "+" else f"sail{fast} {city}")
        return self.play("stop") if self.can("stop") else self

    def end(self, store: str = "") -> Position:
        """End phase 2, with the good of this city stored if one is named; an order half done is not filed here."""
        self.play("end")
        if store:
            self.play(f"store {store}")
        return self.play("store-nothing") if self.can("store-nothing") else self

    def finish(self) -> Position:
        """Play the rest of the turn in the quickest way: no route, nothing stored or bought, orders left open."""
        turn = self.state.turn
        while not self.over and self.state.turn == turn:
            if self.actor == CHANCE:
                self.deal()
                continue
            quiet = ("stop", "end", "store-nothing", "left", "pass")
            self.play(next(move for move in quiet if self.can(move)))
        return self

    def rounds(self, count: int = 1) -> Position:
        """Play on in the quickest way until the start player is to move for the `count`th time from here."""
        for _ in range(count):
            self.finish()
            while not self.over and self.state.user != self.state.start:
                self.finish()
        return self

    def words(self, move: str) -> tuple[str, tuple[int, ...]]:
        """How a choice reads to the seat that must decide: key and numbers."""
        message = self.state.novgorod.words.choice(self.view(self.actor), self.codebook.code(move))
        return message.key, message.args

    def copy(self) -> Position:
        return Position(self.state.clone())

    # -- looking: the players

    def ducats(self, seat: int = 0) -> int:
        return self.state.money[seat]

    def seals(self, seat: int = 0) -> int:
        return self.state.seals[seat]

    def score(self, seat: int = 0) -> dict[str, int]:
        """The parts of the score that are not 0 (NOV-706)."""
        return {part: seals for part, seals in self.state.scores()[seat].parts if seals}

    def speed(self, seat: int = 0) -> int:
        return self.state.speed[seat]

    def kontors(self, seat: int = 0) -> list[str]:
        """The cities in which a player owns a kontor."""
        return [city for place, city in enumerate(CITY_IDS) if self.state.owned[seat] >> place & 1]

    def hold(self, seat: int = 0) -> str:
        """The city whose kontor is in the hold; '' for none."""
        city = self.state.hold[seat]
        return CITY_IDS[city] if city != NONE else ""

    def hand(self, seat: int = 0) -> list[str]:
        """All orders in hand."""
        return orders(sorted(self.state.closed[seat] + self.state.known[seat]))

    def known(self, seat: int = 0) -> list[str]:
        """The orders in hand that all know."""
        return orders(self.state.known[seat])

    def left(self, seat: int = 0) -> list[str]:
        return orders(self.state.left[seat])

    def under(self, seat: int = 0) -> list[str]:
        """The orders fulfilled from the hand."""
        return orders(sorted(self.state.under[seat]))

    def counters(self, seat: int = 0) -> list[str]:
        """The face-down orders under the ship."""
        return orders(self.state.counters[seat])

    def career(self, seat: int = 0) -> str:
        """Number, side and level: '1 front 0'."""
        s = self.state
        return f"{s.deck.career_number[s.career[seat]]} {SIDES[s.side[seat]]} {s.level[seat]}"

    def level(self, seat: int = 0) -> int:
        return self.state.level[seat]

    def field(self, seat: int = 0) -> str:
        """What the current field of the career card shows: 'X' or the seals."""
        trader = self.view().traders[seat]
        return "X" if trader.red_x else str(trader.seals_per_turn)

    def privileges(self, seat: int = 0) -> list[str]:
        """Those not covered."""
        ids = {self.state.deck.privilege_order[place]: name for place, name in enumerate(PRIVILEGE_IDS)}
        return sorted(ids[privilege] for privilege in self.view().traders[seat].privileges)

    def won(self, seat: int = 0) -> list[str]:
        """The bonus cards gained."""
        return [BONUS_IDS[card] for card in self.view().traders[seat].won]

    # -- looking: the turn

    @property
    def route(self) -> str:
        """The row: '*visby' for a base kontor, '+' for a placeholder: 'luebeck + *visby'."""
        s = self.state
        names = []
        for card in s.route:
            if card >= PLACEHOLDER:
                names.append("+")
            else:
                names.append(CITY_IDS[card] if s.owned[s.user] >> card & 1 else f"*{CITY_IDS[card]}")
        return " ".join(names)

    @property
    def goods(self) -> list[str]:
        """The goods that are available in the route, in the goods order."""
        return goods(self.state.up)

    @property
    def cargo(self) -> list[str]:
        """The good of the hold, while it can be used."""
        return goods(self.state.cargo)

    @property
    def fees(self) -> int:
        return self.state.fees

    @property
    def privilege_used(self) -> bool:
        return bool(self.state.privilege)

    # -- looking: the table

    def price(self, city: str) -> int:
        """The price of the kontor on top of a city's stack; 0 for an empty stack."""
        kontor = self.state.top_kontor(CITY_IDS.index(city))
        return self.state.deck.price[kontor] if kontor != NONE else 0

    def manufactory(self, city: str) -> str:
        return MANUFACTORY_IDS[self.state.manufactory[CITY_IDS.index(city)]]

    @property
    def display(self) -> list[str]:
        return orders(self.state.display)

    @property
    def stack(self) -> int:
        """How many orders can be drawn."""
        return self.state.stack_size()

    @property
    def bonus(self) -> dict[str, str]:
        """The bonus cards in play and their state: high, low or gone."""
        names = {state: name for name, state in BONUS_STATES.items()}
        s = self.state
        return {BONUS_IDS[card]: names[s.bonus_state[place]] for place, card in enumerate(s.bonus)}

    @property
    def column(self) -> str:
        """The special orders from top to bottom with their visible parts: 'special-1:A special-2:A ...'."""
        s = self.state
        return " ".join(f"{SPECIAL_IDS[card]}:{PARTS[s.part[card]]}" for card in s.column)

    @property
    def merchant(self) -> str:
        return CITY_IDS[self.state.merchant]

    @property
    def pirate(self) -> str:
        return CITY_IDS[self.state.pirate]

    @property
    def round(self) -> int:
        return self.state.round()

    @property
    def last_round(self) -> bool:
        return bool(self.state.last_round)

    @property
    def ranking(self) -> list[list[int]]:
        return self.state.ranking()

    def view(self, seat: int | None = None) -> NovgorodView:
        """The table as a seat sees it, or a spectator."""
        return cast(NovgorodView, self.state.view(seat))

    def story(self) -> list[str]:
        """The keys of the story told since the last look."""
        assert self.state.story is not None
        return [line.message.key for line in self.state.story.drain()]

    def told(self, key: str) -> list[tuple[int, ...]]:
        """The numbers of all lines with this key told since the last look."""
        assert self.state.story is not None
        return [line.message.args for line in self.state.story.drain() if line.message.key == key]


def orders(cards: list[int]) -> list[str]:
    return [ORDER_IDS[card] for card in cards]


def goods(bits: int) -> list[str]:
    return [good for place, good in enumerate(GOOD_IDS) if bits >> place & 1]


def start(
    seats: int = 2, options: Mapping[str, Value] | None = None, rules: NovgorodRules = RULES
) -> Position:
    """A new game before its first chance event."""
    return Position(cast(NovgorodState, rules.start(seats, GAME.settings(seats, options or {}))))


def novgorod(
    seats: int = 2,
    *,
    seat: int = 0,
    phase: int = 1,
    ducats: Mapping[int, int] | int = 20,
    seals: Mapping[int, int] | int = 0,
    speed: Mapping[int, int] | int = 2,
    kontors: Mapping[int, str] | str = "luebeck visby",
    hold: Mapping[int, str] | str = "",
    hand: Mapping[int, str] | str = "",
    known: Mapping[int, str] | str = "",
    left: Mapping[int, str] | str = "",
    under: Mapping[int, str] | str = "",
    counters: Mapping[int, str] | str = "",
    blanks: Mapping[int, int] | int = 0,
    career: Mapping[int, str] | str = "",
    privilege_used: bool = False,
    manufactories: Mapping[str, str] | None = None,
    display: str = "",
    stack: int | None = None,
    bonus: str = "eight-kontors five-city-route",
    won: Mapping[int, str] | str = "",
    gained: Mapping[str, int] | None = None,
    column: str = "",
    merchant: str = "",
    pirate: str = "",
    first: int | None = None,
    round: int = 2,
    last_round: bool = False,
    options: Mapping[str, Value] | None = None,
    rules: NovgorodRules | None = None,
    version: int = GAME.version,
) -> Position:
    """A position at the start of a seat's turn, or of a later phase of it; a plain value is that seat's own.

    `seat` is whose turn it is, `first` the start player (else who has the lowest career number).
    kontors "luebeck visby": the top cards of the stacks; the seat whose turn it is takes its own first, then the
    others by rising seat; a seat not named has Bergen and London.
    hold: a city. hand: orders that only their owner knows; known: orders in hand that all know; counters: face-down
    orders under the ship; blanks: special orders fulfilled with an empty stack.
    career "1 front 0": number, side, level, of which the end may be left out; else the numbers not named, by seat.
    privilege_used: the privilege of this turn is used already.
    manufactories {"luebeck": "clothing-fur"}; the cities not named get those not named, in the order of the cards.
    display: else the last four orders that lie nowhere. stack: how many can be drawn; the surplus lies under the ship
    of the last seat whose turn it is not. bonus "career:low variety"; gained {"career": 1}: how many gained it this
    round. column "special-2:A ..." adds module B; merchant "riga" or "riga back" and pirate likewise add module A.
    rules: such as own_deck makes, else those of the version.
    """
    rules = rules or RULES_OF[version]
    chosen = modules(options or {}, column, merchant, pirate)
    s = cast(NovgorodState, rules.start(seats, GAME.settings(seats, chosen)))
    s.agenda.clear()
    s.story = Story(rules.words.keys)
    turn_order = [seat, *(other for other in range(seats) if other != seat)]
    deal_careers(s, by_seat(career, seat))
    s.start = s.career.index(min(s.career, key=s.deck.career_number.__getitem__)) if first is None else first
    lay_manufactories(s, manufactories or {})
    for other in turn_order:
        named = by_seat(kontors, seat).get(other, "bergen london")
        for city in named.split():
            s.own_kontor(other, CITY_IDS.index(city))
    for other, number in by_seat(ducats, seat).items():
        s.money[other] = number
    for other, number in by_seat(seals, seat).items():
        s.gain(other, FULFILLED_ORDERS, number)
    for other, number in by_seat(speed, seat).items():
        s.speed[other] = number
    for other, city in by_seat(hold, seat).items():
        s.hold[other] = CITY_IDS.index(city) if city else NONE
    for other, number in by_seat(blanks, seat).items():
        s.blanks[other] = number
    for rows, given in (
        (s.closed, hand),
        (s.known, known),
        (s.left, left),
        (s.under, under),
        (s.counters, counters),
    ):
        for other, text in by_seat(given, seat).items():
            rows[other] = sorted(ORDER_IDS.index(order) for order in text.split())
    lay_orders(s, display, stack, max(turn_order[1:]))
    lay_bonus_cards(s, bonus, gained or {})
    for other, text in by_seat(won, seat).items():
        s.won[other] = sum(1 << s.bonus.index(BONUS_IDS.index(card)) for card in text.split())
    if s.settings[settings.SPECIAL_ORDERS]:
        lay_column(s, column or COLUMN)
    if s.settings[settings.MERCHANT_AND_PIRATE]:
        s.merchant = CITY_IDS.index((merchant or "novgorod").split()[0])
        s.pirate = CITY_IDS.index((pirate or "antwerp").split()[0])
    s.turn = (round - 1) * seats + (seat - s.start) % seats
    s.last_round = int(last_round)
    rules.tasks[tasks.BEGIN_TURN].run(s, seat, 0)
    s.privilege = int(privilege_used)
    skip_to(s, phase)
    s.check()
    s.settle()
    s.check()
    s.story.drain()
    return Position(s)


def by_seat(values: Mapping[int, T] | T, seat: int) -> Mapping[int, T]:
    """A plain value is that of the seat whose turn it is."""
    return cast(Mapping[int, T], values if isinstance(values, Mapping) else {seat: values})


def modules(options: Mapping[str, Value], column: str, merchant: str, pirate: str) -> dict[str, Value]:
    chosen = dict(options)
    if column:
        chosen["special_orders"] = "on"
    if merchant or pirate:
        chosen["merchant_and_pirate"] = "on"
    if merchant.endswith(" back"):
        chosen["merchant_side"] = "back"
    if pirate.endswith(" back"):
        chosen["pirate_side"] = "back"
    return chosen


def deal_careers(s: NovgorodState, named: Mapping[int, str]) -> None:
    s.side = [FRONT] * s.seats
    for seat, text in named.items():
        number, side, level, *_ = [*text.split(), *["", "front", "0"][len(text.split()) :]]
        if number:
            s.career[seat] = s.deck.career_number.index(int(number))
        s.side[seat] = SIDES.index(side)
        s.level[seat] = int(level)
    free = [card for card in range(len(CAREER_IDS)) if card not in s.career]
    for seat in range(s.seats):
        if s.career[seat] == NONE:
            s.career[seat] = free.pop(0)
    for card in s.career:
        s.career_deck.remove(card)


def lay_manufactories(s: NovgorodState, named: Mapping[str, str]) -> None:
    for city, name in named.items():
        s.manufactory[CITY_IDS.index(city)] = MANUFACTORY_IDS.index(f"manu-{name}")
    free = [card for card in range(MANUFACTORIES) if card not in s.manufactory]
    s.manufactory = [card if card != NONE else free.pop(0) for card in s.manufactory]
    s.manufactories = Pile()


def lay_orders(s: NovgorodState, display: str, stack: int | None, other: int) -> None:
    used = [card for rows in (s.closed, s.known, s.left, s.under, s.counters) for row in rows for card in row]
    s.display = sorted(ORDER_IDS.index(order) for order in display.split())
    free = [card for card in range(ORDERS) if card not in used and card not in s.display]
    if not s.display:
        s.display = free[-s.deck.open_orders :]
        free = free[: -s.deck.open_orders]
    if stack is not None:
        count = stack + s.settings[settings.SPECIAL_ORDERS]
        s.under[other] = sorted(s.under[other] + free[count:])
        free = free[:count]
    s.orders = Pile(free)


def lay_bonus_cards(s: NovgorodState, text: str, gained: Mapping[str, int]) -> None:
    states = {}
    for word in text.split():
        name, _, state = word.partition(":")
        states[BONUS_IDS.index(name)] = BONUS_STATES[state or "high"]
    s.bonus = sorted(states)
    s.bonus_state = [states[card] for card in s.bonus]
    s.bonus_gained = [gained.get(BONUS_IDS[card], 0) for card in s.bonus]
    for card in s.bonus:
        s.bonus_deck.remove(card)


def lay_column(s: NovgorodState, text: str) -> None:
    for word in text.split():
        name, _, part = word.partition(":")
        s.column.append(SPECIAL_IDS.index(name))
        s.part[s.column[-1]] = PARTS.index(part)
    s.specials = Pile()


def skip_to(s: NovgorodState, phase: int) -> None:
    """Leave out the phases before this one."""
    kept = [due for due in s.agenda if kind_of(due) not in PHASES[phase]]
    if phase > 1 and kind_of(kept[-1]) == tasks.PIRATE:
        kept.pop()
    s.agenda[:] = kept
