"""Ferries, a toy game and the first example of how to write one: bid hidden cards for open prizes.

Each round a prize is turned up and everybody draws up to three cards. All bid one card face down, at the same time;
the highest bid that nobody shares takes the prize, else the prize goes back on top of its pile. Then each seat in
turn may stow cards of its hand, face down, to port or starboard. Prizes count their value, a card stowed to port 1,
to starboard its value less 3.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import cast

from roadstead.engine.cards import Deck
from roadstead.engine.codes import Code, Codebook
from roadstead.engine.game import (
    CHANCE,
    Chance,
    Decision,
    Game,
    Hidden,
    Rules,
    Score,
    State,
    Step,
    Task,
    Unpacker,
    View,
)
from roadstead.engine.options import OptionError, choice, number
from roadstead.engine.pile import Pile, shuffle, unpack_pile
from roadstead.engine.words import Keys, Message, TableLine, TableSection, Words, number_cell, sentence

VALUES = 6
COPIES = 6
HAND = 3
PRIZES = [1, 1, 1, 1, 1, 1, 2, 2, 3, 5]
SIDES = ["port", "starboard"]
PORT, STARBOARD = 0, 1

ROUNDS, TIES = 0, 1
"""The places of the options in a state's settings."""
FIRST = 1

ROUND, PRIZE, FILL, DRAW, BIDDING, BID, REVEAL, TURN, STOW, SIDE, LAST = range(11)
"""The kinds of tasks."""


class Ferries(Game):
    def __init__(self) -> None:
        options = [number("rounds", "FER-1", 2, 1, 4), choice("ties", "FER-2", "stay", "first")]
        super().__init__("ferries", 1, (2, 3, 4), options)

    def check(self, seats: int, settings: list[int]) -> None:
        if seats * HAND * settings[ROUNDS] > VALUES * COPIES:
            raise OptionError("rounds", f"there are not enough cards for {seats} players")

    def rules(
        self, cards: str | None = None, file: str = "cards.toml", version: int | None = None, deck: str = ""
    ) -> FerryRules:
        return FerryRules(self)


class FerryCodes:
    def __init__(self) -> None:
        self.book = book = Codebook()
        values = [str(value) for value in range(1, VALUES + 1)]
        self.prize = book.family("prize", [str(value) for value in range(1, 6)])
        self.draw = book.family("draw", ["0", "1", "2", "3"], [*values, "?"])
        self.bid = book.family("bid", [*values, "?"])
        self.stow = book.family("stow", [*values, "?"])
        self.side = book.family("side", SIDES)
        self.done = book.family("done")


class FerryRules(Rules):
    def __init__(self, game: Game) -> None:
        self.game = game
        self.version = game.version
        self.cards = Deck()
        self.cards.cards = []
        self.cards.digest = "six-by-six"
        self.cards.text = ""
        self.codes = FerryCodes()
        self.codebook = self.codes.book
        self.words = FerryWords(self)
        self.table_of(self.list_tasks())

    def list_tasks(self) -> list[Task[Ferry]]:
        return [
            RoundTask(ROUND),
            PrizeTask(PRIZE),
            FillTask(FILL),
            DrawTask(DRAW),
            BiddingTask(BIDDING),
            BidTask(BID),
            RevealTask(REVEAL),
            TurnTask(TURN),
            StowTask(STOW),
            SideTask(SIDE),
            LastTask(LAST),
        ]

    def blank(self, seats: int, settings: list[int]) -> Ferry:
        return Ferry(self, seats, settings)

    def start(self, seats: int, settings: list[int]) -> Ferry:
        s = self.blank(seats, settings)
        s.lay_out()
        s.then(LAST)
        for _ in range(settings[ROUNDS]):
            s.then(ROUND)
        s.settle()
        return s

    def unpack(self, ints: list[int]) -> Ferry:
        reader = Unpacker(ints)
        s = self.blank(reader.one(), reader.many())
        s.fill(reader)
        s.settle()
        return s


class Ferry(State):
    """A position. A bid of 0 is none; hands are kept sorted."""

    def __init__(self, rules: FerryRules, seats: int, settings: list[int]) -> None:
        super().__init__(rules, seats, settings)
        self.ferries = rules
        self.codes = rules.codes
        self.prize = 0
        self.leader = 0

    def lay_out(self) -> None:
        """An empty table, before the first chance event."""
        self.begin()
        self.pile = Pile([value for value in range(1, VALUES + 1) for _ in range(COPIES)])
        self.prizes = Pile(PRIZES)
        self.discard: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(self.seats)]
        self.bids = [0] * self.seats
        self.stowed: list[list[int]] = [[] for _ in range(self.seats)]
        self.sides: list[list[int]] = [[] for _ in range(self.seats)]
        self.won = [0] * self.seats

    def clone(self) -> Ferry:
        other = self.ferries.blank(self.seats, self.settings)
        self.copy_tasks(other)
        other.prize = self.prize
        other.leader = self.leader
        other.pile = self.pile.clone()
        other.prizes = self.prizes.clone()
        other.discard = self.discard[:]
        other.hands = [hand[:] for hand in self.hands]
        other.bids = self.bids[:]
        other.stowed = [cards[:] for cards in self.stowed]
        other.sides = [sides[:] for sides in self.sides]
        other.won = self.won[:]
        return other

    def pack(self) -> list[int]:
        ints = [*self.pack_tasks(), self.prize, self.leader, *self.bids, *self.won]
        ints += [*self.pile.pack(), *self.prizes.pack()]
        for cards in [self.discard, *self.hands, *self.stowed, *self.sides]:
            ints += [len(cards), *cards]
        return ints

    def fill(self, ints: Unpacker) -> None:
        """The other half of `pack`."""
        seats = range(self.seats)
        self.unpack_tasks(ints)
        self.prize, self.leader = ints.one(), ints.one()
        self.bids, self.won = ints.some(self.seats), ints.some(self.seats)
        self.pile, self.prizes = unpack_pile(ints), unpack_pile(ints)
        self.discard = ints.many()
        self.hands = [ints.many() for _ in seats]
        self.stowed = [ints.many() for _ in seats]
        self.sides = [ints.many() for _ in seats]

    def seen(self, seat: int | None, who: int, code: Code) -> Code:
        """Draws, bids and stowed cards are for one pair of eyes."""
        verb, places = self.ferries.codebook.parts(code)
        if verb == "draw" and seat != places[0]:
            return self.codes.draw.at2(places[0], VALUES)
        if verb == "bid" and seat != who:
            return self.codes.bid.veiled()
        if verb == "stow" and seat != who:
            return self.codes.stow.veiled()
        return code

    def secret(self, seat: int | None) -> list[list[int]]:
        """The lists of cards that `seat` cannot see into; the pile is one of them."""
        others = [other for other in range(self.seats) if other != seat]
        lists = [self.hands[other] for other in others] + [self.stowed[other] for other in others]
        return lists + self.pile.middle

    def hidden(self, seat: int | None) -> list[Hidden]:
        if not self.actors():
            return []
        others = [other for other in range(self.seats) if other != seat]
        bids = [self.bids[other] for other in others if self.bids[other]]
        pool = tuple(sum(self.secret(seat), bids))
        found = [Hidden((bid,), pool) for bid in bids]
        found += [Hidden(tuple(self.hands[other]), pool, hand=True) for other in others if self.hands[other]]
        return found + [Hidden(tuple(self.stowed[other]), pool) for other in others if self.stowed[other]]

    def redeal(self, seat: int | None, rng: Random) -> None:
        if not self.actors():
            return  # all is open at the end
        others = [other for other in range(self.seats) if other != seat]
        lists = self.secret(seat)
        pool = sorted(sum(lists, [self.bids[other] for other in others if self.bids[other]]))
        shuffle(pool, rng)
        for other in others:
            if self.bids[other]:
                self.bids[other] = pool.pop()
        for cards in lists:
            cards[:] = [pool.pop() for _ in cards]
        for cards in self.hands + self.pile.middle:
            cards.sort()
        self.reconsider()

    def view(self, seat: int | None) -> FerryView:
        over = not self.actors()
        return FerryView(
            seat=seat,
            seats=self.seats,
            turn=self.turn,
            due=self.dues(),
            over=over,
            prize=self.prize,
            known_prizes=self.prizes.known(),
            pile=len(self.pile),
            discard=tuple(self.discard),
            cards=tuple(len(hand) for hand in self.hands),
            hand=() if seat is None else tuple(self.hands[seat]),
            has_bid=tuple(bid > 0 for bid in self.bids),
            bid=0 if seat is None else self.bids[seat],
            stowed=tuple(
                tuple(cards) if over or owner == seat else () for owner, cards in enumerate(self.stowed)
            ),
            sides=tuple(tuple(sides) for sides in self.sides),
            won=tuple(self.won),
            totals=tuple(score.total for score in self.scores()) if over else (),
        )

    def scores(self) -> list[Score]:
        found: list[Score] = []
        for seat in range(self.seats):
            stowed = sum(
                1 if side == PORT else value - 3
                for value, side in zip(self.stowed[seat], self.sides[seat], strict=True)
            )
            parts = (("prizes", self.won[seat]), ("stowed", stowed))
            found.append(Score(seat, parts, self.won[seat] + stowed, (("cards", len(self.hands[seat])),)))
        return found

    def check(self) -> None:
        cards = sum(
            self.hands + self.stowed + self.pile.middle, self.discard + [bid for bid in self.bids if bid]
        )
        assert len(cards) == VALUES * COPIES, f"there are {len(cards)} cards"
        for value in range(1, VALUES + 1):
            assert cards.count(value) == COPIES, f"there are {cards.count(value)} cards of value {value}"

    def lay(self, seat: int, value: int) -> None:
        self.stowed[seat].append(value)
        self.sides[seat].append(PORT)


# -- a round -----------------------------------------------------------------------------------------------------


class RoundTask(Step[Ferry]):
    def run(self, s: Ferry, seat: int, arg: int) -> None:
        s.turn += 1
        for step in range(s.seats - 1, -1, -1):
            s.then(TURN, step)
        s.then(REVEAL)
        s.then(BIDDING)
        for step in range(s.seats - 1, -1, -1):
            s.then(FILL, step)
        s.then(PRIZE)


class PrizeTask(Chance[Ferry]):
    """Turn up a prize; one that went back on top of the pile is known already."""

    def outcomes(self, s: Ferry, seat: int, arg: int) -> list[tuple[Code, int]]:
        return [(s.codes.prize.at(prize - FIRST), weight) for prize, weight in s.prizes.outcomes()]

    def play(self, s: Ferry, seat: int, arg: int, code: Code) -> None:
        s.prize = s.codes.prize.index(code) + FIRST
        s.prizes.take(s.prize)
        s.reveals += 1


class FillTask(Step[Ferry]):
    def run(self, s: Ferry, seat: int, arg: int) -> None:
        for _ in range(HAND - len(s.hands[seat])):
            s.then(DRAW, seat)


class DrawTask(Chance[Ferry]):
    def outcomes(self, s: Ferry, seat: int, arg: int) -> list[tuple[Code, int]]:
        return [(s.codes.draw.at2(seat, value - FIRST), weight) for value, weight in s.pile.outcomes()]

    def draw(self, s: Ferry, seat: int, arg: int, rng: Random) -> Code:
        return s.codes.draw.at2(seat, s.pile.sample(rng) - FIRST)

    def play(self, s: Ferry, seat: int, arg: int, code: Code) -> None:
        value = s.codes.draw.last(code) + FIRST
        s.pile.take(value)
        s.hands[seat].append(value)
        s.hands[seat].sort()
        s.reveals += 1


class BiddingTask(Step[Ferry]):
    def run(self, s: Ferry, seat: int, arg: int) -> None:
        for bidder in range(s.seats):
            s.ask(BID, bidder)


class BidTask(Decision[Ferry]):
    """Three cards of one value leave one choice: asked all the same, as skipping the question would leak it."""

    def __init__(self, kind: int) -> None:
        super().__init__(kind)
        self.always_asked = True

    def legal(self, s: Ferry, seat: int, arg: int) -> list[Code]:
        return [s.codes.bid.at(value - FIRST) for value in sorted(set(s.hands[seat]))]

    def play(self, s: Ferry, seat: int, arg: int, code: Code) -> None:
        value = s.codes.bid.index(code) + FIRST
        s.hands[seat].remove(value)
        s.bids[seat] = value


class RevealTask(Step[Ferry]):
    def run(self, s: Ferry, seat: int, arg: int) -> None:
        s.reveals += 1
        for bidder in range(s.seats):
            s.say("shows", bidder, s.bids[bidder])
        single = [bid for bid in s.bids if s.bids.count(bid) == 1]
        if single:
            self.win(s, s.bids.index(max(single)))
        elif s.settings[TIES]:
            self.win(s, s.bids.index(max(s.bids)))
        else:
            s.prizes.put_top(s.prize)
        s.prize = 0
        s.discard = sorted(s.discard + s.bids)
        s.bids = [0] * s.seats

    def win(self, s: Ferry, seat: int) -> None:
        s.won[seat] += s.prize
        s.leader = seat
        s.say("wins", seat, s.prize)


# -- a turn ------------------------------------------------------------------------------------------------------


class TurnTask(Step[Ferry]):
    """The winner of the prize is the first to stow."""

    def run(self, s: Ferry, seat: int, arg: int) -> None:
        s.turn += 1
        s.ask(STOW, (s.leader + seat) % s.seats)


class StowTask(Decision[Ferry]):
    """With an empty hand, which all can see, only `done` is left and nobody is asked."""

    def legal(self, s: Ferry, seat: int, arg: int) -> list[Code]:
        values = [s.codes.stow.at(value - FIRST) for value in set(s.hands[seat])]
        return sorted([*values, s.codes.done.code])

    def play(self, s: Ferry, seat: int, arg: int, code: Code) -> None:
        if code == s.codes.done.code:
            return
        value = s.codes.stow.index(code) + FIRST
        s.hands[seat].remove(value)
        s.lay(seat, value)
        s.ask(STOW, seat)
        s.ask(SIDE, seat)


class SideTask(Decision[Ferry]):
    def legal(self, s: Ferry, seat: int, arg: int) -> list[Code]:
        return [s.codes.side.at(PORT), s.codes.side.at(STARBOARD)]

    def play(self, s: Ferry, seat: int, arg: int, code: Code) -> None:
        s.sides[seat][-1] = s.codes.side.index(code)
        if s.story is not None:
            s.story.whisper(1 << seat, "stowed", s.stowed[seat][-1], s.sides[seat][-1])


class LastTask(Step[Ferry]):
    """At the end the stowed cards are turned up."""

    def run(self, s: Ferry, seat: int, arg: int) -> None:
        s.reveals += 1


# -- what is seen and said ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class FerryView(View):
    prize: int
    known_prizes: tuple[tuple[int, ...], tuple[int, ...]]
    pile: int
    discard: tuple[int, ...]
    cards: tuple[int, ...]
    hand: tuple[int, ...]
    has_bid: tuple[bool, ...]
    bid: int
    stowed: tuple[tuple[int, ...], ...]
    sides: tuple[tuple[int, ...], ...]
    won: tuple[int, ...]
    totals: tuple[int, ...]


class FerryWords(Words):
    def __init__(self, rules: FerryRules) -> None:
        self.rules = rules
        self.domains = {"side": SIDES}
        self.keys = keys = Keys()
        keys.declare("choose-bid", "seat")
        keys.declare("choose-stow", "seat")
        keys.declare("choose-side", "seat")
        keys.declare("bid", "value:number")
        keys.declare("stow", "value:number")
        keys.declare("side", "side")
        keys.declare("done")
        keys.declare("did-prize", "value:number")
        keys.declare("did-draw", "seat", "value:number")
        keys.declare("shows", "seat", "value:number")
        keys.declare("wins", "seat", "value:number")
        keys.declare("stowed", "value:number", "side")
        keys.declare("table-hand", "seat")
        keys.declare("table-sides")
        keys.declare("table-card", "value:number")
        keys.declare("column-side")
        keys.declare("column-ferry")
        keys.declare("cell-side", "side")

    def prompt(self, view: View, seat: int) -> Message:
        kind = next(due.kind for due in view.due if due.seat == seat)
        key = "choose-bid" if kind == BID else "choose-stow" if kind == STOW else "choose-side"
        return self.keys.message(key, seat)

    def choice(self, view: View, code: Code) -> Message:
        verb, places = self.rules.codebook.parts(code)
        if verb == "bid" or verb == "stow":
            return self.keys.message(verb, places[0] + FIRST)
        return self.keys.message(verb, *places)

    def event(self, who: int, code: Code) -> Message:
        """A value of 7 stands for one that was not seen."""
        verb, places = self.rules.codebook.parts(code)
        if who != CHANCE:
            return self.keys.message(verb, *(place + (verb != "side") for place in places))
        if verb == "prize":
            return self.keys.message("did-prize", places[0] + FIRST)
        return self.keys.message("did-draw", places[0], places[1] + FIRST)

    def targets(self, view: View, code: Code) -> list[str]:
        verb, places = self.rules.codebook.parts(code)
        if verb == "bid" or verb == "stow":
            return [f"card:{places[0] + FIRST}"]
        return [f"side:{SIDES[places[0]]}"] if verb == "side" else ["button:done"]

    def table(self, view: View) -> list[TableSection]:
        v = cast(FerryView, view)
        columns = (Message("column-side"), Message("column-ferry"))
        sides = tuple(
            TableLine((Message("cell-side", (side,)), number_cell(side + 1)), (f"side:{word}",))
            for side, word in enumerate(SIDES)
        )
        sections = [TableSection("sides", Message("table-sides"), sides, columns)]
        if v.seat is not None:
            hand = tuple(sentence("table-card", card, things=(f"card:{card}",)) for card in v.hand)
            sections.append(TableSection("hand", Message("table-hand", (v.seat,)), hand))
        return sections
