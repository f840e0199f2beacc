"""Positions for the tests of Shipyard's rules: built in a line or two, played in notation."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from importlib.resources import files
from random import Random
from typing import TypeVar, cast

from roadstead.engine.game import CHANCE, kind_of, task
from roadstead.engine.options import Value
from roadstead.engine.pile import Pile
from roadstead.engine.story import Story
from roadstead.games import load
from roadstead.games.shipyard import tasks
from roadstead.games.shipyard.canals import PORT, SIDES, SITES, WIDTH
from roadstead.games.shipyard.deck import (
    ACTIONS,
    BLUE,
    BOW,
    CANALS,
    CAPTAIN,
    COLUMNS,
    EMPLOYEES,
    FEATURES,
    GREEN,
    KINDS,
    LIFEBUOY,
    MIDDLE,
    MOUNTS,
    NONE,
    PIECES,
    ROWS,
    STAND_IN,
    STERN,
    TRAINS,
    YARD,
)
from roadstead.games.shipyard.rules import ShipyardRules
from roadstead.games.shipyard.state import FINAL, OPENING, PLAY, SHIPS, ShipyardState
from roadstead.games.shipyard.view import ShipyardView

GAME = load("shipyard")
RULES = cast(ShipyardRules, GAME.rules())
CARD_IDS = [card.id for card in RULES.cards.names("ship-card")] + [f"stand-in-{kind}" for kind in KINDS]
TRAIN_IDS = [card.id for card in RULES.cards.names("train")]
CANAL_IDS = [card.id for card in RULES.cards.names("canal")]
EMPLOYEE_IDS = [card.id for card in RULES.cards.names("employee")]
CONTRACT_IDS = [card.id for card in RULES.cards.names("contract")]
DECKS = ["bow", "middle", "stern", "train", "canal"]
LETTERS = "BMS"
SAFETY = FEATURES[LIFEBUOY:]
ORDER = [
    "hire-employee",
    "exchange-commodities",
    "build-ships",
    "rent-canal",
    "manufacture-equipment",
    "recruit-crew",
    "receive-subsidy",
    "purchase-commodities",
]
"""The action cards from the front backwards, where a test does not say."""
TAKEN = [
    "purchase-commodities",
    "hire-employee",
    "exchange-commodities",
    "receive-subsidy",
    "recruit-crew",
    "rent-canal",
]
"""The action cards that carry figures, where a test does not say."""

T = TypeVar("T")


def own_deck(*changes: str) -> ShipyardRules:
    """The rules with a deck of one's own: the built-in one with changes.

    A change is such as 'helmsman: surcharge = 0 -> surcharge = 2'; the name is a card's id, or a table's: [play].
    """
    return cast(ShipyardRules, GAME.rules(deck_text(*changes)))


def roomy_deck(*changes: str) -> ShipyardRules:
    """A deck of one's own in which every ship card has nine mounts of each kind, for fleets with many pieces."""
    mounts = ", ".join(f"{feature} = 9" for feature in FEATURES[:LIFEBUOY])
    text = re.sub(
        r"^features = \{(.*)\}$",
        lambda found: f"features = {{ {', '.join([mounts, *safety_of(found[1])])} }}",
        deck_text(*changes),
        flags=re.MULTILINE,
    )
    return cast(ShipyardRules, GAME.rules(text))


def safety_of(features: str) -> list[str]:
    return [
        entry.strip() for entry in features.split(",") if entry.split()[:1] and entry.split()[0] in SAFETY
    ]


def deck_text(*changes: str) -> str:
    text = files("roadstead.games.shipyard").joinpath("cards.toml").read_text("utf-8")
    for change in changes:
        name, _, words = change.partition(": ")
        old, _, new = words.partition(" -> ")
        place = f"\n{name}" if name.startswith("[") else f'id = "{name}"\n'
        at = text.index(old, text.index(place))
        text = text[:at] + new + text[at + len(old) :]
    return text


def action(name: str) -> int:
    """An action by its id or the beginning of it: 'build'."""
    (found,) = [place for place, word in enumerate(ACTIONS) if word.startswith(name)]
    return found


class Position:
    """A state played in notation, with what a player would see on the table. Seats count from 0."""

    def __init__(self, state: ShipyardState) -> None:
        self.state = state
        self.codebook = state.shipyard.codebook
        if state.story is None:
            state.story = Story(state.shipyard.words.keys)

    # -- playing

    @property
    def actor(self) -> int:
        """Who must decide: a seat, or -1 for chance; the lowest seat where several decide side by side."""
        return self.state.actors()[0]

    @property
    def actors(self) -> list[int]:
        return list(self.state.actors())

    @property
    def over(self) -> bool:
        return not self.state.actors()

    @property
    def asked(self) -> int:
        """The kind of decision that is due, such as tasks.CHOOSE; tasks.GIVE_UP where several seats are asked."""
        return self.state.dues()[0].kind

    def legal(self, seat: int | None = None) -> list[str]:
        """The choices in notation; of chance, its outcomes; [] when the game is over."""
        if self.over:
            return []
        if seat is None:
            seat = self.actor
        if seat == CHANCE:
            return list(self.weights())
        return [self.codebook.notation(code) for code in self.state.legal(seat)]

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
        """Play moves such as 'build sb01' or '1: build sb01', which also says whose move it is; each must be legal.

        A move of chance can be named too; chance events before the move of a seat are dealt.
        """
        for move in moves:
            name, _, text = move.rpartition(": ")
            if not self.over and self.actor == CHANCE and (name or text not in self.legal()):
                self.deal()
            seat = int(name) if name else self.actor
            assert seat in self.actors, f"seats {self.actors} are to move, not {name}"
            legal = self.legal(seat)
            assert text in legal, f"'{text}' is not legal; legal are {legal}"
            self.state.play(seat, self.codebook.code(text))
            self.state.check()
        return self

    def deal(self, *wanted: str, seed: int = 1) -> Position:
        """Let chance decide until a seat must; the outcomes named, such as 'ship-card sb07', come when they can."""
        rng = Random(seed)
        kept = {text.split()[-1] for text in wanted}
        while not self.over and self.actor == CHANCE:
            legal = self.legal()
            named = [text for text in wanted if text in legal]
            free = named[:1] or [text for text in legal if text.split()[-1] not in kept] or legal
            self.state.play(CHANCE, self.codebook.code(rng.choice(free)))
            self.state.check()
        return self

    def build(self, *cards: str) -> Position:
        """Build Ships under way: buy and place 'sb01 1', then stop if that is asked."""
        for words in cards:
            card, column = words.split()
            self.play(f"build {card}")
            if self.over or self.actor == CHANCE or not self.choices("place"):
                assert self.cards(self.state.user)[int(column) - 1] == card, "the only place was another one"
                continue
            self.play(f"place {column}")
        return self.play("stop") if not self.over and self.actor != CHANCE and self.can("stop") else self

    def fit(self, **numbers: int) -> Position:
        """Fit the ship out with `sails=2, officers=1`; 0 of all others."""
        left = dict(numbers)
        while not self.over and self.actor != CHANCE and self.asked == tasks.FIT:
            name = self.legal()[0].split()[1]
            self.play(f"fit {name} {left.pop(name, 0)}")
        assert not any(left.values()), f"not asked: {left}"
        return self

    def sail(self, *spaces: str) -> Position:
        """Moves of a cruise such as 'c01 E'; those without a choice may be left out or named."""
        for space in spaces:
            if self.can(f"move {space}"):
                self.play(f"move {space}")
        return self

    def quiet(self) -> Position:
        """Play one decision or deal: no bonus action, one ship card, sell, scrap, the first choice else."""
        if self.actor == CHANCE:
            return self.deal()
        legal = self.legal()
        wanted = ("end", "main", "stop", "sell", "trade sell", "scrap", "pass")
        found = [move for words in wanted for move in legal if move.startswith(words)]
        return self.play(f"{self.actor}: {(found or legal)[0]}")

    def finish(self) -> Position:
        """Play the rest of the turn in the quickest way."""
        turn, stage = self.state.turn, self.state.stage
        while not self.over and self.state.turn == turn and self.state.stage == stage:
            self.quiet()
        return self

    def turns(self, count: int) -> Position:
        """Play this many turns to their end in the quickest way."""
        for _ in range(count):
            self.finish()
        return self

    def to_end(self) -> Position:
        while not self.over:
            self.quiet()
        return self

    def words(self, move: str) -> tuple[str, tuple[int, ...]]:
        """How a choice reads to the seat that must decide: key and numbers."""
        message = self.state.shipyard.words.choice(self.view(self.actor), self.codebook.code(move))
        return message.key, message.args

    def tells(self, move: str, name: str) -> int:
        """What a choice tells of a number, such as its price."""
        key, numbers = self.words(move)
        names = [name for name, _ in self.state.shipyard.words.keys.declared[key]]
        return numbers[names.index(name)]

    def fill_yard(self) -> Position:
        """A ship of nine stand-ins for the actor. No yard is full between turns, but only so nothing can be built."""
        ship = [STAND_IN + BOW, *[STAND_IN + MIDDLE] * (YARD - 2), STAND_IN + STERN]
        self.state.yard[YARD * self.actor : YARD * (self.actor + 1)] = ship
        self.state.reconsider()
        return self

    def copy(self) -> Position:
        return Position(self.state.clone())

    # -- looking: the players

    def guilders(self, seat: int = 0) -> int:
        return self.state.guilders[seat]

    def store(self, seat: int = 0) -> dict[str, int]:
        """The pieces in the store, without those of which there is none."""
        return pieces(self.state.store[len(PIECES) * seat : len(PIECES) * (seat + 1)])

    def yard(self, seat: int = 0) -> str:
        """Nine characters; stand-ins in small letters."""
        return "".join(letter(card) for card in self.state.yard[YARD * seat : YARD * (seat + 1)])

    def cards(self, seat: int = 0) -> list[str]:
        """The cards of the yard by column, '' where there is none."""
        yard = self.state.yard[YARD * seat : YARD * (seat + 1)]
        return [CARD_IDS[card] if card != NONE else "" for card in yard]

    def trains(self, seat: int = 0) -> list[str]:
        return [TRAIN_IDS[train] for train in self.state.wagons[seat]]

    def employees(self, seat: int = 0) -> list[str]:
        return [name for place, name in enumerate(EMPLOYEE_IDS) if self.state.hired[seat] >> place & 1]

    def canals(self, seat: int = 0) -> dict[str, tuple[int, int, int]]:
        """The canals laid: column, row (counted from the first one) and quarter turns."""
        laid = self.view().builders[seat].canals
        return {CANAL_IDS[one.canal]: (one.column, one.row, one.turns) for one in laid}

    def figure(self, seat: int = 0) -> str:
        """Where the ship figure stands and where it came from: 'c01 NE N', or 'c01 N' if over the side of its space."""
        way = self.state.ways[seat]
        if way.space == NONE:
            return ""
        name = f"{CANAL_IDS[way.space // len(SITES)]} {SITES[way.space % len(SITES)]}"
        return name if way.came >= PORT else f"{name} {SITES[way.came]}"

    def used(self, seat: int = 0) -> int:
        """The count of used canals."""
        return self.state.used_count[seat]

    def stack(self, seat: int = 0) -> list[str]:
        """The used canals that lie before the player."""
        return [CANAL_IDS[canal] for canal in self.state.used[seat]]

    def fleet(self, seat: int = 0) -> list[tuple[str, dict[str, int]]]:
        """The ships that sailed: row of kinds and pieces."""
        return [
            ("".join(letter(card) for card in ship[len(PIECES) :]), pieces(ship[: len(PIECES)]))
            for ship in self.state.fleet[seat]
        ]

    def contracts(self, seat: int = 0) -> list[str]:
        return [CONTRACT_IDS[contract] for contract in self.state.contracts[seat]]

    def given(self, seat: int = 0) -> list[str]:
        return [CONTRACT_IDS[contract] for contract in self.state.given[seat]]

    def score(self, seat: int = 0) -> int:
        """The points on the score track."""
        return self.state.score(seat)

    def parts(self, seat: int = 0) -> dict[str, int]:
        """The parts of the score that are not 0, as the whole table sees them."""
        return {part: points for part, points in self.state.scores()[seat].parts if points}

    def figures(self, seat: int = 0) -> list[str]:
        """The action cards with figures, the oldest first; with 2 players the first has two figures."""
        return [ACTIONS[card] for card in self.state.marks[seat]]

    # -- looking: the table

    @property
    def track(self) -> dict[str, int]:
        """The absolute positions of the action cards, the foremost first."""
        s = self.state
        cards = sorted(s.actions, key=s.position.__getitem__, reverse=True)
        return {ACTIONS[card]: s.position[card] for card in cards}

    @property
    def positions(self) -> list[int]:
        return list(self.track.values())

    @property
    def lead(self) -> int:
        return self.state.lead

    def income(self, name: str) -> int:
        """What the user would earn by choosing an action card."""
        return self.view().incomes[action(name)]

    def market(self, column: str) -> list[str]:
        """A column from row 1 up, '-' for a gap."""
        place = COLUMNS.index(column)
        ids = TRAIN_IDS if column == "train" else CANAL_IDS if column == "canal" else CARD_IDS
        return [ids[card] if card != NONE else "-" for card in self.state.market[place]]

    def deck(self, name: str) -> int:
        """How many cards lie in a deck: bow, middle, stern, train or canal."""
        return self.view().deck_sizes[DECKS.index(name)]

    @property
    def used_trains(self) -> list[str]:
        return [TRAIN_IDS[train] for train in self.state.used_trains]

    @property
    def discards(self) -> list[str]:
        return [CANAL_IDS[canal] for canal in self.state.discards]

    @property
    def lost(self) -> list[str]:
        return [CARD_IDS[card] for card in self.state.lost]

    @property
    def ring(self) -> str:
        return PIECES[self.state.deck.ring[self.state.ring]]

    @property
    def circle(self) -> str:
        return PIECES[self.state.deck.circle[self.state.circle]]

    @property
    def staff(self) -> int:
        return self.state.staff

    def space(self, number: int) -> dict[str, int]:
        """The employees on a space of the employee track, with their copies."""
        s = self.state
        return {
            name: s.employee_left[place]
            for place, name in enumerate(EMPLOYEE_IDS)
            if s.employee_at[place] == number and s.employee_left[place]
        }

    @property
    def setting(self) -> int:
        return self.state.setting

    @property
    def laps(self) -> int:
        return self.state.laps

    @property
    def early(self) -> bool:
        return bool(self.state.early)

    @property
    def ranking(self) -> list[list[int]]:
        return self.state.ranking()

    def view(self, seat: int | None = None) -> ShipyardView:
        """The table as a seat sees it, or a spectator."""
        return cast(ShipyardView, self.state.view(seat))

    def story(self) -> list[str]:
        """The keys of the story told since the last look."""
        assert self.state.story is not None
        return [line.message.key for line in self.state.story.drain()]

    def told(self, key: str) -> list[tuple[int, ...]]:
        """The numbers of all lines with this key told since the last look."""
        assert self.state.story is not None
        return [line.message.args for line in self.state.story.drain() if line.message.key == key]


def letter(card: int) -> str:
    if card == NONE:
        return "."
    return LETTERS[RULES.deck.kind[card]] if card < STAND_IN else LETTERS[card - STAND_IN].lower()


def pieces(counts: Sequence[int]) -> dict[str, int]:
    return {PIECES[piece]: count for piece, count in enumerate(counts) if count}


def start(
    seats: int = 3, options: Mapping[str, Value] | None = None, rules: ShipyardRules = RULES
) -> Position:
    """A new game before its first chance event."""
    return Position(cast(ShipyardState, rules.start(seats, GAME.settings(seats, options or {}))))


def shipyard(
    seats: int = 3,
    *,
    seat: int = 0,
    phase: str = "turn",
    main: str = "",
    first: int | None = None,
    lead: int | None = None,
    track: str = "",
    advanced: bool = False,
    figures: Mapping[int, str] | None = None,
    laps: int | None = None,
    early: bool | None = None,
    guilders: Mapping[int, int] | int = 6,
    score: Mapping[int, int] | int = 0,
    trains: Mapping[int, str] | str | None = None,
    store: Mapping[int, str] | str = "",
    employees: Mapping[int, str] | str = "",
    yard: Mapping[int, str] | str = "",
    canals: Mapping[int, str] | str = "",
    figure: Mapping[int, str] | str = "",
    used: Mapping[int, str] | str = "",
    used_count: Mapping[int, int] | int | None = None,
    fleet: Mapping[int, Sequence[str]] | Sequence[str] = (),
    contracts: Mapping[int, str] | str = "",
    given: Mapping[int, str] | str = "",
    held: int | None = None,
    market: Mapping[str, str] | None = None,
    decks: Mapping[str, int] | None = None,
    used_trains: str = "",
    discards: str = "",
    lost: str = "",
    ring: str = "cannon",
    circle: str = "captain",
    staff: int = 0,
    spaces: Mapping[str, int] | None = None,
    setting: int = 0,
    options: Mapping[str, Value] | None = None,
    rules: ShipyardRules = RULES,
) -> Position:
    """A position at the start of a seat's turn, or later in it; a plain value is that seat's own.

    `phase` is "turn" (a full turn, from its advance on), "opening" (an opening turn), "cruises" (step 5 of a full
    turn), "final" (the end of the game from the final actions on) or "last" (from the last chances on).
    `main` "build" leaves out choice and income: this action is chosen, the next step is due. With less than 6 guilders
    the action begins at once, as there is no choice.

    The action track. `lead` is its position before the turn; `track` "hire:14 build:13 ..." gives every card its
    position, by id or the beginning of it; `advanced` says that the track is that after the advance. `figures` {1:
    "build"}, with 2 players {0: "build rent"}, of which the first has two figures; those not named stand on cards of
    TAKEN. With `advanced` the seat's own figures are those after the advance: none, or with 2 players one card.
    `first`: the starting player, else what goes with the lead. `laps`: else what goes with the lead. `early`: whether
    the last card of a kind was turned up, else what goes with the decks.

    `trains` "t01 t05"; store "captain:2 sail"; `yard` "BM.S....." and, in the order of the columns, names of cards:
    "BM.S..... sb01 sm101"; a small letter is a stand-in. `canals` "c01 c14@c01:E/3 c16@c14:S/2": the canal, the canal
    and the side where it is laid, quarter turns. `figure` "c01 NE N": the space and the space it came from; without
    the latter it came in over the side of its space; not named, it stands on the first side of the first canal.
    `fleet` ["BMS captain sail:2", "sb01 sm101 ss01 captain:2"]: cards and pieces, a captain if none is named; cards
    that are not named have mounts and cabins for the pieces where there are such cards.
    `contracts` "b01 g02" are filled up to `held` of each colour (else by the laps, at the end 1); so is what was
    given up.

    `market` {"bow": "sb01 . sb03"}: columns from row 1 up; a dot or nothing is any card, or none if its deck is set to
    0. `decks` {"bow": 3}: how many cards are left, of bow, middle, stern, train, canal; surplus ship cards have left
    the game, surplus trains and canals belong to the last seat whose turn it is not. `staff` is the space of the
    marker, 0 to 7; `spaces` {"helmsman": 4}: where employees lie (else three to a space in the order of the cards).
    """
    s = cast(ShipyardState, rules.empty(seats, GAME.settings(seats, options or {})))
    s.story = Story(rules.words.keys)
    other = max(one for one in range(seats) if one != seat)
    s.start, s.user = first or 0, seat
    chosen = action(main) if main else NONE
    if phase == "cruises" and not main:
        chosen = action("recruit")
    lay_track(s, seat, phase, chosen, first, lead, track, advanced, figures or {})
    s.laps = max(0, s.lead // s.deck.spaces) if laps is None else laps
    for one, number in by_seat(guilders, seat).items():
        s.guilders[one] = number
    for one, number in by_seat(score, seat).items():
        s.gain(one, SHIPS, number)
    for one, text in by_seat(store, seat).items():
        s.store[len(PIECES) * one : len(PIECES) * (one + 1)] = piece_counts(text)
    lay_employees(s, by_seat(employees, seat), spaces or {})
    s.ring = s.deck.ring.index(PIECES.index(ring))
    s.circle = s.deck.circle.index(PIECES.index(circle))
    s.staff, s.setting = staff, setting
    sizes = decks or {}
    columns = market or {}
    lay_ship_cards(s, by_seat(yard, seat), by_seat(fleet, seat), lost, columns, sizes)
    out = not (len(s.bows) and len(s.middles) and len(s.sterns))
    s.early = int(out if early is None else early)
    lay_trains(s, {} if trains is None else by_seat(trains, seat), used_trains, columns, sizes, other)
    lay_canals(s, by_seat(canals, seat), by_seat(figure, seat), by_seat(used, seat), discards)
    deal_canals(s, columns, sizes, other)
    for one in range(seats):
        s.used_count[one] = len(s.used[one])
    if used_count is not None:
        for one, number in by_seat(used_count, seat).items():
            s.used_count[one] = number
    if held is None and phase in ("final", "last"):
        held = 1
    deal_contracts(s, by_seat(contracts, seat), by_seat(given, seat), held)
    begin(s, seat, phase, chosen, advanced)
    s.check()
    s.settle()
    s.check()
    s.story.drain()
    return Position(s)


def doing(name: str, seats: int = 3, **given: object) -> Position:
    """The first decision of an action, chosen and without a bonus action before it; the rest is as in `shipyard`."""
    position = shipyard(seats, main=name, **given)  # type: ignore[arg-type]
    return position.play("main") if position.can("main") else position


def by_seat(values: Mapping[int, T] | T, seat: int) -> Mapping[int, T]:
    """A plain value is that of the seat whose turn it is."""
    return cast(Mapping[int, T], values if isinstance(values, Mapping) else {seat: values})


# -- the action track


def lay_track(
    s: ShipyardState,
    seat: int,
    phase: str,
    chosen: int,
    first: int | None,
    lead: int | None,
    track: str,
    advanced: bool,
    figures: Mapping[int, str],
) -> None:
    """As it lies before the turn, or after its advance; also whose figures stand where, and who began."""
    opening = phase == "opening"
    s.stage = OPENING if opening else PLAY
    order = [card for name in ORDER if (card := action(name)) in s.actions]
    if track:
        for word in track.split():
            name, _, position = word.partition(":")
            s.position[action(name)] = int(position)
        s.lead = max(s.position[card] for card in order)
    elif opening:
        for card in order:
            s.position[card] = -order.index(card)
        if s.seats < 4:
            s.position[order[-1]] = -len(order)
    else:
        s.lead = 3 * s.seats + (seat - (first or 0)) % s.seats if lead is None else lead
        for place, card in enumerate(order):
            s.position[card] = s.lead - place
    marks = {one: [action(name) for name in text.split()] for one, text in figures.items()}
    if not opening:
        taken = [card for cards in marks.values() for card in cards]
        free = [
            card
            for name in TAKEN
            if (card := action(name)) in s.actions and card not in taken and card != chosen
        ]
        for one in (seat, *(one for one in range(s.seats) if one != seat)):
            if one not in marks:
                count = (2 if s.seats == 2 else 1) - (advanced and one == seat)
                marks[one] = [free.pop(0) for _ in range(count)]
    s.marks = [marks.get(one, []) for one in range(s.seats)]
    openings = sum(len(cards) for cards in s.marks)
    full = s.lead - 1 if advanced else s.lead
    if first is None:
        s.start = (seat - (openings if opening else full)) % s.seats
    s.turn = openings if opening else (4 if s.seats == 2 else s.seats) + full


def begin(s: ShipyardState, seat: int, phase: str, chosen: int, advanced: bool) -> None:
    """Put the turn on the agenda, or the end of the game."""
    run = s.shipyard.tasks
    if phase in ("final", "last"):
        run[tasks.ENDING].run(s, 0, 0)
        if phase == "last":
            final = [task(tasks.LAST_TURN, other, FINAL) for other in range(s.seats)]
            s.agenda[:] = [due for due in s.agenda if due not in final]
            for stack in s.pending:
                stack.clear()
        assert s.stage == FINAL
        return
    stage = s.stage
    if advanced:
        s.stage = OPENING
    run[tasks.BEGIN_TURN].run(s, seat, 0)
    s.stage = stage
    if advanced:
        s.lap_done = int(s.lead % s.deck.spaces == 0)
    if chosen != NONE:
        assert s.owner(chosen) == NONE, "the chosen card carries a figure"
        s.agenda[:] = [due for due in s.agenda if kind_of(due) != tasks.CHOOSE]
        s.main = chosen
        s.marks[seat].append(chosen)
    if phase == "cruises":
        s.main_done = 1
        s.agenda[:] = [due for due in s.agenda if kind_of(due) != tasks.NEXT_STEP]


# -- cards


def piece_counts(text: str) -> list[int]:
    counts = [0] * len(PIECES)
    for word in text.split():
        name, _, number = word.partition(":")
        counts[PIECES.index(name)] += int(number or 1)
    return counts


def lay_employees(s: ShipyardState, owned: Mapping[int, str], spaces: Mapping[str, int]) -> None:
    s.employee_left = [s.deck.copies[s.seats - 2]] * EMPLOYEES
    for seat, text in owned.items():
        for name in text.split():
            employee = EMPLOYEE_IDS.index(name)
            s.hired[seat] |= 1 << employee
            s.employee_left[employee] -= 1
            assert s.employee_left[employee] >= 0, f"there are not so many {name}"
    s.employee_at = [NONE] * EMPLOYEES
    for name, space in spaces.items():
        s.employee_at[EMPLOYEE_IDS.index(name)] = space
    room = [space for space in range(s.deck.track) for _ in range(s.deck.per_space)]
    for space in spaces.values():
        room.remove(space)
    s.employee_at = [space if space != NONE else room.pop(0) for space in s.employee_at]


class Stock:
    """The cards of a kind that lie nowhere yet."""

    def __init__(self, cards: list[int], ids: list[str]) -> None:
        self.cards = cards
        self.ids = ids

    def take(self, name: str) -> int:
        card = self.ids.index(name)
        assert card in self.cards, f"{name} lies elsewhere already"
        self.cards.remove(card)
        return card

    def column(self, words: str, full: bool) -> list[str]:
        """The names of a column of the market; '.' is any card."""
        names = words.split()
        return names + ["."] * (ROWS - len(names)) if full else names


def ship_row(words: list[str], stock: Mapping[str, Stock]) -> list[int]:
    """A row 'BM.s' with the names of its cards after it; '' names any card. NONE for an empty place."""
    row, names = words[0], words[1:]
    cards: list[int] = []
    for sign in row:
        if sign == ".":
            cards.append(NONE)
        elif sign in LETTERS.lower():
            cards.append(STAND_IN + LETTERS.lower().index(sign))
        else:
            name = names.pop(0) if names else "."
            cards.append(stock[sign].take(name) if name != "." else NONE - 1 - LETTERS.index(sign))
    assert not names, f"too many names: {names}"
    return cards


def lay_ship_cards(
    s: ShipyardState,
    yards: Mapping[int, str],
    fleets: Mapping[int, Sequence[str]],
    lost: str,
    market: Mapping[str, str],
    sizes: Mapping[str, int],
) -> None:
    """Named cards first, then any cards: the market takes the first of a deck, yards and fleets the last ones."""
    bows, upper, lower, sterns = s.deck.ship_decks
    stock = {
        "B": Stock(bows[:], CARD_IDS),
        "M": Stock(upper + lower, CARD_IDS),
        "S": Stock(sterns[:], CARD_IDS),
    }
    of_kind = [stock[sign] for sign in LETTERS]

    def named(name: str) -> int:
        return of_kind[s.deck.kind[CARD_IDS.index(name)]].take(name)

    columns: list[list[int]] = []
    for column in range(4):
        kind = (0, 1, 1, 2)[column]
        names = of_kind[kind].column(market.get(COLUMNS[column], ""), sizes.get(KINDS[kind], 1) > 0)
        columns.append([NONE if name == "." else named(name) for name in names])
    s.lost = sorted(named(name) for name in lost.split())
    rows: list[list[int]] = []
    for seat, text in yards.items():
        if text:
            row = ship_row(text.split(), stock)
            assert len(row) == YARD, f"a yard has nine places: {text}"
            rows.append(row)
            s.yard[YARD * seat : YARD * (seat + 1)] = row
    ships: list[tuple[int, list[int], list[int]]] = []
    for seat, fleet in fleets.items():
        for text in fleet:
            words = text.split()
            fitted = [word for word in words if word.partition(":")[0] in PIECES]
            kinds = words[0] if words[0].strip("BMSbms") == "" else ""
            names = [word for word in words if word not in fitted and word != kinds]
            if not kinds:
                kinds = "".join(letter(CARD_IDS.index(name)) for name in names)
            counts = piece_counts(" ".join(fitted))
            counts[CAPTAIN] = max(1, counts[CAPTAIN])
            ships.append((seat, counts, ship_row([kinds, *names], stock)))
    for column in range(4):
        kind = (0, 1, 1, 2)[column]
        s.market[column] = [card if card != NONE else of_kind[kind].cards.pop(0) for card in columns[column]]

    def filled(row: list[int], wanted: list[int]) -> list[int]:
        return [card if card >= NONE else last_of(of_kind[NONE - 1 - card], upper, wanted) for card in row]

    for seat in yards:
        s.yard[YARD * seat : YARD * (seat + 1)] = filled(s.yard[YARD * seat : YARD * (seat + 1)], [])
    for seat, counts, row in ships:
        s.fleet[seat].append(counts + filled(row, wanted_by(counts)))
    for kind in range(len(KINDS)):
        if KINDS[kind] in sizes:
            surplus = len(of_kind[kind].cards) - sizes[KINDS[kind]]
            assert surplus >= 0, f"there are not so many {KINDS[kind]} cards"
            s.lost = sorted(s.lost + of_kind[kind].cards[:surplus])
            del of_kind[kind].cards[:surplus]
    middles = stock["M"].cards
    s.bows, s.sterns = Pile(stock["B"].cards), Pile(stock["S"].cards)
    s.middles = Pile([card for card in middles if card in upper], [card for card in middles if card in lower])


def wanted_by(pieces: list[int]) -> list[int]:
    """The mounts and cabins pieces need, one entry for each of them."""
    needs = [MOUNTS[piece] for piece, count in enumerate(pieces) for _ in range(count)]
    needs.remove(MOUNTS[CAPTAIN])
    return needs


def last_of(stock: Stock, upper: list[int], wanted: list[int]) -> int:
    """Any card, rather one with features that are wanted; of the middles rather one of the upper deck."""

    def found(card: int) -> list[int]:
        features = RULES.deck.features[card]
        return [
            feature for feature in set(wanted) for _ in range(min(features[feature], wanted.count(feature)))
        ]

    cards = [card for card in stock.cards if card in upper] or stock.cards
    card = max(reversed(cards), key=lambda card: len(found(card)))
    for feature in found(card):
        wanted.remove(feature)
    stock.cards.remove(card)
    return card


def lay_trains(
    s: ShipyardState,
    held: Mapping[int, str],
    used: str,
    market: Mapping[str, str],
    sizes: Mapping[str, int],
    other: int,
) -> None:
    stock = Stock(list(range(TRAINS)), TRAIN_IDS)
    names = stock.column(market.get("train", ""), sizes.get("train", 1) > 0)
    for seat in range(s.seats):
        if seat in held:
            s.wagons[seat] = sorted(stock.take(name) for name in held[seat].split())
    s.used_trains = sorted(stock.take(name) for name in used.split())
    column = [NONE if name == "." else stock.take(name) for name in names]
    for seat in range(s.seats):
        if seat not in held:
            free = [train for train in s.deck.starters if train in stock.cards]
            s.wagons[seat] = [stock.take(TRAIN_IDS[free[0]])] if free else []
    s.market[4] = [train if train != NONE else stock.cards.pop(0) for train in column]
    if "train" in sizes:
        surplus = len(stock.cards) - sizes["train"]
        assert surplus >= 0, "there are not so many trains"
        s.wagons[other] = sorted(s.wagons[other] + stock.cards[:surplus])
        del stock.cards[:surplus]
    s.trains = Pile(stock.cards)


def lay_canals(
    s: ShipyardState,
    laid: Mapping[int, str],
    figures: Mapping[int, str],
    used: Mapping[int, str],
    discards: str,
) -> None:
    for seat, text in laid.items():
        way = s.ways[seat]
        for word in text.split():
            name, _, place = word.partition("@")
            where, _, turns = place.partition("/")
            first = not where
            if first:
                name, _, turns = name.partition("/")
            canal = CANAL_IDS.index(name)
            if first:
                assert not way.canals, f"where is {name} laid?"
                way.lay_first(canal, 0)
                way.turned[0] = int(turns or 0)
            else:
                beside, _, side = where.partition(":")
                cell = way.cell_beyond(CANAL_IDS.index(beside), SITES.index(side))
                way.lay(canal, cell, int(turns or 0))
    for seat, text in figures.items():
        if text:
            name, site, *came = text.split()
            way = s.ways[seat]
            way.space = len(SITES) * CANAL_IDS.index(name) + SITES.index(site)
            assert came or SITES.index(site) < SIDES, "where did the ship figure come from?"
            way.came = SITES.index(came[0]) if came else PORT + SITES.index(site)
    for seat, text in used.items():
        s.used[seat] = sorted(CANAL_IDS.index(name) for name in text.split())
    s.discards = sorted(CANAL_IDS.index(name) for name in discards.split())


def deal_canals(s: ShipyardState, market: Mapping[str, str], sizes: Mapping[str, int], other: int) -> None:
    gone = [canal for way in s.ways for canal in way.canals]
    gone += [canal for used in s.used for canal in used] + s.discards
    assert len(set(gone)) == len(gone), "a canal lies in two places"
    stock = Stock([canal for canal in range(CANALS) if canal not in gone], CANAL_IDS)
    names = stock.column(market.get("canal", ""), sizes.get("canal", 1) > 0)
    column = [NONE if name == "." else stock.take(name) for name in names]
    s.market[5] = [canal if canal != NONE else stock.cards.pop(0) for canal in column]
    if "canal" in sizes:
        surplus = len(stock.cards) - sizes["canal"]
        assert surplus >= 0, "there are not so many canals"
        way = s.ways[other]
        for canal in stock.cards[:surplus]:
            if way.canals:
                cell = max(way.cells, key=lambda cell: cell % WIDTH)
                way.lay(canal, cell + 1, 0)
            else:
                way.lay_first(canal, 0)
        del stock.cards[:surplus]
    s.canals = Pile(stock.cards)


def deal_contracts(
    s: ShipyardState, held: Mapping[int, str], given: Mapping[int, str], count: int | None
) -> None:
    if count is None:
        laps = s.deck.give_up[s.seats - 2]
        count = 3 - sum(laps[: s.laps])
    free = list(range(len(CONTRACT_IDS)))
    for rows, named in ((s.contracts, held), (s.given, given)):
        for seat, text in named.items():
            rows[seat] = [CONTRACT_IDS.index(name) for name in text.split()]
            for contract in rows[seat]:
                assert contract in free, f"contract {CONTRACT_IDS[contract]} lies elsewhere already"
                free.remove(contract)
    for rows, number in ((s.contracts, count), (s.given, 3 - count)):
        for seat in range(s.seats):
            for colour in (BLUE, GREEN):
                own = [contract for contract in rows[seat] if s.deck.colour[contract] == colour]
                rest = [contract for contract in free if s.deck.colour[contract] == colour]
                for contract in rest[: max(0, number - len(own))]:
                    rows[seat].append(contract)
                    free.remove(contract)
            rows[seat].sort()
    for colour in (BLUE, GREEN):
        s.contract_decks[colour] = Pile([contract for contract in free if s.deck.colour[contract] == colour])
