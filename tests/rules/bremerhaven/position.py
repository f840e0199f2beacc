"""Positions for the tests of Bremerhaven's rules: built in a line or two, played in notation."""

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
from roadstead.games.bremerhaven import tasks
from roadstead.games.bremerhaven.deck import COLUMNS, GOODS, PRICE_CARDS, SPACES
from roadstead.games.bremerhaven.rules import BremerhavenRules
from roadstead.games.bremerhaven.setup import lay_out, put_building
from roadstead.games.bremerhaven.state import (
    BALANCE,
    CASH,
    CELL,
    COUNT,
    COVERED,
    DELIVERED,
    DOCKS,
    LOADS,
    NONE,
    STORED,
    TIME,
    TRACK,
    TYPE,
    WALL,
    BremerhavenState,
)
from roadstead.games.bremerhaven.view import BremerhavenView

GAME = load("bremerhaven")
RULES = cast(BremerhavenRules, GAME.rules())
SHIP_IDS = [card.id for card in RULES.cards.names("ship")]
CONTRACT_IDS = [card.id for card in RULES.cards.names("contract")]
BUILDING_IDS = [card.id for card in RULES.cards.names("building")]
PRICE_IDS = [card.id for card in RULES.cards.names("price")]
PAPER_IDS = [card.id for card in RULES.cards.names("newspaper")]
CELL_NAMES = [f"c{cell % COLUMNS + 1}r{cell // COLUMNS + 1}" for cell in range(12)]

STAGES = {
    "parking": tasks.PARKING_LOT,
    "building": tasks.NEW_BUILDING,
    "permit": tasks.PERMITS,
    "influence": tasks.GROWTH,
    "prices": tasks.PRICE,
    "career": tasks.CAREER,
    "income": tasks.INCOME,
    "sea": tasks.SEA,
    "land": tasks.LAND,
    "harbour": tasks.HARBOURS,
    "event": tasks.EVENT,
    "progress": tasks.PROGRESS,
}
"""The steps of a round after the reveal."""
ALONE = {
    "due": tasks.DUE,
    "refill": tasks.REFILL,
    "return": tasks.RETURN_CARDS,
    "finish": tasks.FINISH,
}
"""Steps that follow from others, to be started on their own: 4.3 and 4.4; the refill; BRE-723; the end."""

T = TypeVar("T")
Places = Mapping[int, str] | Mapping[int, Mapping[int, str]]


def own_deck(*changes: str) -> BremerhavenRules:
    """The rules with a deck of one's own: the built-in one with changes such as 'heidi: berth = 0 -> berth = 3'."""
    text = files("roadstead.games.bremerhaven").joinpath("cards.toml").read_text("utf-8")
    for change in changes:
        name, _, words = change.partition(": ")
        old, _, new = words.partition(" -> ")
        at = text.index(old, text.index(f'id = "{name}"\n'))
        text = text[:at] + new + text[at + len(old) :]
    return cast(BremerhavenRules, GAME.rules(text))


def amounts(text: str) -> list[int]:
    """Goods from a text such as '3 barrel 1 crate'."""
    words = text.split()
    counts = [0, 0, 0, 0]
    for number, good in zip(words[::2], words[1::2], strict=True):
        counts[GOODS.index(good)] += int(number)
    return counts


def named(counts: list[int]) -> dict[str, int]:
    return {good: count for good, count in zip(GOODS, counts, strict=True) if count}


class Position:
    """A state played in notation, with what a player would see on the table. Seats and bidders count from 0."""

    def __init__(self, state: BremerhavenState) -> None:
        self.state = state
        self.codebook = state.bremen.codebook
        if state.story is None:
            state.story = Story(RULES.words.keys)

    # -- playing

    @property
    def actors(self) -> list[int]:
        """Who may decide: seats, or [-1] for chance; [] when nothing is left to do."""
        return list(self.state.actors())

    @property
    def actor(self) -> int:
        """The only one who may decide."""
        (actor,) = self.state.actors()
        return actor

    @property
    def over(self) -> bool:
        """Nothing is left to do: the game has ended, or the stages asked for."""
        return not self.state.actors()

    def legal(self, seat: int | None = None) -> list[str]:
        """The choices of a seat in notation, [] if it need not decide; of the only actor; of chance, its outcomes."""
        if self.over:
            return []
        who = self.actor if seat is None else seat
        if who == CHANCE:
            return list(self.weights())
        return [self.codebook.notation(code) for code in self.state.legal(who)]

    def choices(self, verb: str, seat: int | None = None) -> list[str]:
        """The legal choices with this verb, without it."""
        return [text[len(verb) + 1 :] for text in self.legal(seat) if text.split()[0] == verb]

    def weights(self) -> dict[str, int]:
        """The outcomes of chance and how likely they are."""
        return {self.codebook.notation(code): weight for code, weight in self.state.chance()}

    def play(self, *moves: str) -> Position:
        """Play moves such as 'dock 1', or '1: dock 1' where several seats may decide; each is checked to be legal.

        A move of chance can be named too; chance events before the move of a seat are dealt.
        """
        for move in moves:
            name, _, text = move.rpartition(": ")
            if self.actors == [CHANCE] and (name or text not in self.legal()):
                self.deal()
            who = int(name) if name else self.actor
            legal = self.legal(who)
            assert text in legal, f"'{text}' is not legal for {who}; legal are {legal}"
            self.state.play(who, self.codebook.code(text))
            self.state.check()
        return self

    def bid(self, bids: Mapping[int, str]) -> Position:
        """Lay the cards of all seats face down, lap by lap: {0: '5 sea-1, 4 permit, ...'}."""
        left = {seat: [f"bid {card.strip()}" for card in text.split(",")] for seat, text in bids.items()}
        while any(left.values()):
            if self.actor == CHANCE:
                self.deal_one()
            else:
                self.play(left[self.actor].pop(0))
        return self

    def deal_one(self, rng: Random | None = None) -> Position:
        self.state.play(CHANCE, self.state.draw(rng or Random(1)))
        self.state.check()
        return self

    def deal(self, seed: int = 1) -> Position:
        """Let chance decide until a seat must."""
        rng = Random(seed)
        while self.actors == [CHANCE]:
            self.deal_one(rng)
        return self

    def skip(self, *verbs: str) -> Position:
        """Let all seats say done (or another of the verbs given) as long as they can, and chance decide."""
        quiet = verbs or ("done",)
        while not self.over:
            if self.actors == [CHANCE]:
                self.deal()
                continue
            moves = [(seat, verb) for seat in self.actors for verb in quiet if verb in self.legal(seat)]
            if not moves:
                break
            self.play(f"{moves[0][0]}: {moves[0][1]}")
        return self

    # -- looking

    def cash(self, seat: int = 0) -> int:
        return self.state.harbours[seat][CASH]

    def balance(self, seat: int = 0) -> int:
        return self.state.harbours[seat][BALANCE]

    def prestige(self, seat: int = 0) -> int:
        return self.state.harbours[seat][TRACK]

    def walls(self, seat: int = 0) -> list[int]:
        return self.state.harbours[seat][WALL : WALL + 4]

    def stored(self, seat: int = 0) -> dict[str, int]:
        """The goods in storage, those at 0 left out."""
        return named(self.state.harbours[seat][STORED : STORED + 4])

    def dock(self, dock: int, seat: int = 0) -> str:
        """Ship, time markers and cargo of dock 1 to 3: 'heidi 2: 2 barrel'; '' if it is empty."""
        h, at = self.state.harbours[seat], DOCKS[dock - 1]
        if h[at] == NONE:
            return ""
        cargo = f"{h[at + COUNT]} {GOODS[h[at + TYPE]]}" if h[at + COUNT] else "empty"
        return f"{SHIP_IDS[h[at]]} {h[at + TIME]}: {cargo}"

    def load(self, load: int, seat: int = 0) -> str:
        """Contract, time markers and goods of loading dock 1 to 4: 'kk-2 2: 1 crate'; '' if it is empty."""
        h, at = self.state.harbours[seat], LOADS[load - 1]
        if h[at] == NONE:
            return ""
        goods = named(h[at + DELIVERED : at + DELIVERED + 4])
        text = " ".join(f"{count} {good}" for good, count in goods.items())
        return f"{CONTRACT_IDS[h[at]]} {h[at + TIME]}: {text or 'empty'}"

    def covers(self, seat: int = 0) -> list[str]:
        """The covered spaces: 'c3r1' is column 3, row 1."""
        h = self.state.harbours[seat]
        return [CELL_NAMES[cell] for cell in range(12) if h[CELL + cell] == COVERED]

    def built(self, seat: int = 0) -> list[str]:
        cells = self.state.harbours[seat][CELL : CELL + 12]
        return [BUILDING_IDS[building] for building in cells if building >= 0]

    def gained(self, seat: int = 0) -> list[str]:
        return [BUILDING_IDS[building] for building in self.state.gained[seat]]

    def hand(self, bidder: int = 0) -> list[int]:
        return self.state.hands[bidder]

    @property
    def ladder(self) -> list[int]:
        """The bidders, the Captain first."""
        return self.state.ladder

    @property
    def price(self) -> str:
        """The price card on top, as the prices of barrel, container, crate, passenger: '1234'."""
        return PRICE_IDS[self.state.top_price()].removeprefix("price-")

    @property
    def sea(self) -> list[str]:
        return [SHIP_IDS[ship] if ship != NONE else "" for ship in self.state.sea]

    @property
    def land(self) -> list[str]:
        return [CONTRACT_IDS[contract] if contract != NONE else "" for contract in self.state.land]

    @property
    def top(self) -> str:
        """The top building of the stack."""
        return BUILDING_IDS[self.state.buildings.top[0]]

    @property
    def discards(self) -> list[str]:
        """All discarded ships and contracts, and the buildings out of the game."""
        s = self.state
        ships = [SHIP_IDS[card] for card in s.ship_discards]
        contracts = [CONTRACT_IDS[card] for card in s.contract_discards]
        return ships + contracts + [BUILDING_IDS[card] for card in s.lost_buildings]

    @property
    def news(self) -> str:
        """The newspaper on the left of the rack; '' for none."""
        return PAPER_IDS[self.state.news] if self.state.news != NONE else ""

    @property
    def left(self) -> int:
        """How many spaces the Ship token stands before the last one."""
        return self.state.deck.track_end - self.state.token

    def score(self, seat: int = 0) -> int:
        return self.state.scores()[seat].total

    def view(self, seat: int | None = None) -> BremerhavenView:
        """The table as a seat sees it, or a spectator."""
        return cast(BremerhavenView, self.state.view(seat))

    def story(self) -> list[str]:
        """The keys of the story told since the last look."""
        assert self.state.story is not None
        return [line.message.key for line in self.state.story.drain()]

    def told(self, key: str) -> list[tuple[int, ...]]:
        """The numbers of all lines with this key told since the last look."""
        assert self.state.story is not None
        return [line.message.args for line in self.state.story.drain() if line.message.key == key]


def start(
    seats: int = 2,
    mode: str = "long",
    options: Mapping[str, Value] | None = None,
    rules: BremerhavenRules = RULES,
    version: int = GAME.version,
) -> Position:
    """A new game before its first chance event; one seat is the solo game whatever the mode."""
    chosen: dict[str, Value] = {"mode": mode, **(options or {})}
    played = rules if version == GAME.version else GAME.rules(version=version)
    return Position(cast(BremerhavenState, played.start(seats, GAME.settings(seats, chosen))))


def bremerhaven(
    seats: int = 2,
    stage: str = "bidding",
    *,
    through: str = "",
    mode: str = "long",
    bids: Mapping[int, str] | str = "",
    cash: Mapping[int, int] | int = 0,
    balance: Mapping[int, int] | int = 0,
    prestige: Mapping[int, int] | int = 0,
    ladder: list[int] | None = None,
    upgrades: Mapping[int, int] | int = 0,
    grown: Mapping[int, int] | int = 0,
    gained: Mapping[int, str] | str = "",
    built: Mapping[int, str] | str = "",
    stored: Mapping[int, str] | str = "",
    docks: Places | None = None,
    loads: Places | None = None,
    walls: Mapping[int, str] | str = "",
    cleared: Mapping[int, str] | str = "",
    sea: str = "",
    land: str = "",
    buildings: str = "lighthouse",
    price: str = "1234",
    next_price: str = "",
    news: str = "",
    step: int = 2,
    left: int | None = None,
    round: int = 2,
    options: Mapping[str, Value] | None = None,
    rules: BremerhavenRules = RULES,
) -> Position:
    """A position at a stage of a round; a plain value is seat 0's (alone, bidder 1 is the dummy).

    `stage`: bidding; after the reveal parking, building, permit, influence, prices, career, income, sea, land,
    harbour (4.1 to 4.4), event, progress; or due (4.3, 4.4), refill, return (BRE-723), finish. Nothing follows the
    stage, unless `through` names the last one to play; "all" plays on to the next rounds, as bidding does.

    bids "5 sea-1, 3 permit": laid and revealed, the other cards stay in hand. ladder: the Captain first.
    docks {2: "heidi"}, {2: "heidi 1"} (time), {2: "lotte 1 2 crate"} (and cargo); of others {1: {2: "heidi"}}.
    loads {1: "kk-2"}, {1: "kk-2 1"} (time), {1: "kk-2 1 +1 crate"} (and goods delivered).
    walls "1 1 1 0"; cleared "c3r1 c4r2" or "all"; stored "2 barrel 1 crate". built stands on the first open spaces.
    sea, land: cards from left to right, "-" for none; else the first cards of the decks not used elsewhere.
    buildings: the top of the stack, and what comes next. price: the card on top, barrel container crate passenger.
    left: how far the Ship token stands before the last space. news: the event to come; step: the progress number.
    """
    s = cast(BremerhavenState, rules.start(seats, GAME.settings(seats, {"mode": mode, **(options or {})})))
    lay_out(s)
    s.agenda.clear()
    s.story = Story(rules.words.keys)
    s.turn, s.step = round - 1, step
    s.ladder = list(ladder or ([1, 0] if seats == 1 else range(seats)))
    s.old_ladder = s.ladder[:]
    if left is not None:
        s.token = s.deck.track_end - left
    if news:
        s.news = PAPER_IDS.index(news)
        s.papers.remove(s.news)
    for places, values in ((CASH, cash), (BALANCE, balance), (TRACK, prestige)):
        for seat, number in of_seats(values).items():
            s.harbours[seat][places] = number
    for seat, text in of_seats(walls or {}).items():
        s.harbours[seat][WALL : WALL + 4] = [int(bollards) for bollards in text.split()]
    for seat, text in of_seats(cleared).items():
        for cell in CELL_NAMES if text == "all" else text.split():
            s.harbours[seat][CELL + CELL_NAMES.index(cell)] = NONE
    for seat, text in of_seats(built).items():
        for card in text.split():
            s.buildings.remove(BUILDING_IDS.index(card))
            put_building(s, seat, BUILDING_IDS.index(card))
    for seat, text in of_seats(gained).items():
        for card in text.split():
            s.buildings.remove(BUILDING_IDS.index(card))
            s.gained[seat].append(BUILDING_IDS.index(card))
    for seat, text in of_seats(stored).items():
        s.harbours[seat][STORED : STORED + 4] = amounts(text)
    for seat, rows in of_places(docks).items():
        for place, text in rows.items():
            fill_dock(s, seat, DOCKS[place - 1], text)
    for seat, rows in of_places(loads).items():
        for place, text in rows.items():
            fill_load(s, seat, LOADS[place - 1], text)
    s.sea = board(s.ships, SHIP_IDS, sea, s.bidders)
    s.land = board(s.contracts, CONTRACT_IDS, land, s.bidders)
    left_over = [card for part in s.buildings.middle for card in part]
    stack = [BUILDING_IDS.index(card) for card in buildings.split()]
    stack = [card for card in stack if card in left_over] or left_over[:1]
    s.buildings = Pile([card for card in left_over if card not in stack])
    s.buildings.top = stack
    on_top = [PRICE_IDS.index(f"price-{card}") for card in f"{price} {next_price}".split()]
    s.prices = Pile([card for card in range(PRICE_CARDS) if card not in on_top])
    s.prices.top = on_top
    for bidder, number in of_seats(upgrades).items():
        s.upgrades[bidder] = number
    for bidder, number in of_seats(grown).items():
        s.grown[bidder] = number
    for bidder in range(s.bidders):
        s.hands[bidder] = s.hand_of(bidder)
    set_stage(s, stage, through)
    for bidder, text in of_seats(bids).items():
        for card in filter(None, text.split(",")):
            value, space = card.split()
            s.hands[bidder].remove(int(value))
            s.bid_values[bidder].append(int(value))
            s.bid_spaces[bidder].append(SPACES.index(space))
    s.revealed = int(stage != "bidding")
    s.check()
    s.settle()
    s.check()
    return Position(s)


def of_seats(values: Mapping[int, T] | T) -> Mapping[int, T]:
    """By seat; a plain value is seat 0's."""
    return cast(Mapping[int, T], values if isinstance(values, Mapping) else {0: values})


def of_places(places: Places | None) -> Mapping[int, Mapping[int, str]]:
    if not places:
        return {}
    if isinstance(next(iter(places.values())), str):
        return {0: cast(Mapping[int, str], places)}
    return cast(Mapping[int, Mapping[int, str]], places)


def fill_dock(s: BremerhavenState, seat: int, at: int, text: str) -> None:
    name, *words = text.split()
    ship = SHIP_IDS.index(name)
    s.ships.remove(ship)
    time = int(words[0]) if words else s.deck.lay_time[ship]
    count = int(words[1]) if len(words) > 1 else s.deck.cargo_count[ship]
    good = GOODS.index(words[2]) if len(words) > 2 else s.deck.cargo[ship]
    s.harbours[seat][at : at + 4] = [ship, time, good, count]


def fill_load(s: BremerhavenState, seat: int, at: int, text: str) -> None:
    card, _, goods = text.partition("+")
    name, *words = card.split()
    contract = CONTRACT_IDS.index(name)
    s.contracts.remove(contract)
    time = int(words[0]) if words else s.deck.delivery_time[contract]
    s.harbours[seat][at : at + 6] = [contract, time, *amounts(goods)]


def board(pile: Pile, ids: list[str], text: str, spaces: int) -> list[int]:
    """The cards of the Sea or Land board, taken from their pile."""
    if not text:
        text = " ".join(ids[card] for card in [card for part in pile.middle for card in part][:spaces])
    cards = [NONE if card == "-" else ids.index(card) for card in text.split()]
    for card in cards:
        if card != NONE:
            pile.remove(card)
    return cards + [NONE] * (spaces - len(cards))


def set_stage(s: BremerhavenState, stage: str, through: str) -> None:
    """Put on the agenda what belongs to a stage, or from a stage through another one."""
    if stage in ALONE:
        s.turn += 1
        s.then(ALONE[stage])
        return
    s.rules.tasks[tasks.BEGIN_ROUND].run(s, 0, 0)
    if stage == "bidding":
        return
    kinds = list(STAGES.values())
    first = kinds.index(STAGES[stage])
    last = len(kinds) - 1 if through == "all" else kinds.index(STAGES[through or stage])
    s.agenda[:] = [due for due in s.agenda if kind_of(due) in kinds[first : last + 1]]
