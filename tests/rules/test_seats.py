"""No rule knows a seat by its number: a game goes on in the same way when everybody moves on by a seat."""

from __future__ import annotations

import re
from dataclasses import dataclass
from random import Random

import pytest

from roadstead.engine.game import CHANCE, State, arg_of, kind_of, seat_of, task
from roadstead.engine.options import Value
from roadstead.games import load
from roadstead.games.harbour.deck import HOME
from tests.luck import SOAK


@dataclass(frozen=True)
class Seating:
    """Where the seats of a game stand in its state."""

    rows: str
    """Lists with as many numbers or rows for each seat."""
    numbers: str
    """A seat, or a list of seats; less than 0 for none."""
    options: list[dict[str, Value]]
    """Those of the games in turn."""
    eager: str
    """The choices to be taken rather often, so that the games get far."""
    games: int = 24


SEATINGS = {
    "bremerhaven": Seating(
        rows="harbours gained chits started upgrades grown hands bid_spaces bid_values",
        numbers="ladder old_ladder",
        options=[{"mode": "long"}, {"mode": "short"}],
        eager="bid . (permit|influence)|bollard|clear|build|produce|deliver|direct|grow|take",
    ),
    "harbour": Seating(
        rows="goods symbols tableau bought free board pawn offered bonus traded points",
        numbers="first user ender toll_to",
        options=[
            {"boards": "characters", "promo": True, "bonus_cards": True, "inland_traders": True},
            {"boards": "characters", "promo": True},
            {"boards": "wharfs"},
        ],
        eager="trade|buy|begin buy|package",
        games=72,
    ),
    "novgorod": Seating(
        rows="money seals score_parts speed kontor owned hold closed known left under counters blanks career side level"
        " won sources",
        numbers="start user",
        options=[
            {},
            {"special_orders": True},
            {"merchant_and_pirate": True},
            {"merchant_and_pirate": True, "pirate_side": "back", "merchant_side": "back"},
        ],
        eager="rise|fulfil|special|make|buy",
    ),
    "shipyard": Seating(
        rows="marks guilders score_parts wagons store hired yard ways used used_count fleet contracts given",
        numbers="start user sailors",
        options=[{}],
        eager="build|place|sail|hire",
    ),
}

NAMES_A_SEAT = re.compile(r"(go home-|rob |draw |counter )(\d)")


class Moved:
    """A game, and the same game with everybody `by` seats further on."""

    def __init__(self, game: str, state: State, by: int) -> None:
        self.seating = SEATINGS[game]
        self.codebook = state.rules.codebook
        self.by, self.seats = by, state.seats
        self.one = state
        self.other = self.all_moved(state)
        self.other.agenda = [self.due(due) for due in state.agenda]
        self.other.pending = self.row([[self.due(due) for due in stack] for stack in state.pending])
        self.other.choices = [[] for _ in range(self.seats)]
        self.other.settle()

    def seat(self, seat: int) -> int:
        return (seat + self.by) % self.seats if seat >= 0 else seat

    def due(self, due: int) -> int:
        return task(kind_of(due), self.seat(seat_of(due)), arg_of(due))

    def row(self, row: list) -> list:  # type: ignore[type-arg]
        """A list with as many places for each seat."""
        cut = len(row) - self.by * (len(row) // self.seats)
        return row[cut:] + row[:cut]

    def place(self, place: int) -> int:
        return HOME + self.seat(place - HOME) if place >= HOME else place

    def code(self, code: int) -> int:
        text = self.codebook.notation(code)
        return self.codebook.code(NAMES_A_SEAT.sub(lambda at: f"{at[1]}{self.seat(int(at[2]))}", text))

    def codes(self, codes: list[int]) -> list[int]:
        return sorted(self.code(code) for code in codes)

    def play(self, who: int, code: int) -> None:
        self.one.play(who, code)
        self.other.play(self.seat(who), self.code(code))

    def all_moved(self, state: State) -> State:
        other = state.clone()
        for name in self.seating.rows.split():
            setattr(other, name, self.row(getattr(other, name)))
        for name in self.seating.numbers.split():
            value = getattr(state, name)
            setattr(
                other, name, self.seat(value) if isinstance(value, int) else [self.seat(at) for at in value]
            )
        if hasattr(other, "pawn"):
            other.pawn = [self.place(place) for place in other.pawn]
        return other

    def check(self) -> None:
        one, other = self.one, self.other
        assert sorted(self.seat(who) for who in one.actors()) == other.actors()
        if one.actors() == [CHANCE]:
            moved = [(self.code(code), weight) for code, weight in one.chance()]
            assert moved == other.chance()
        for seat in range(self.seats):
            assert self.codes(one.legal(seat)) == other.legal(self.seat(seat)), f"the choices of seat {seat}"
        assert position(self.all_moved(one)) == position(other)
        if not one.actors():
            assert [score.parts for score in self.row(one.scores())] == [
                score.parts for score in other.scores()
            ]
            assert [sorted(self.seat(seat) for seat in place) for place in one.ranking()] == [
                sorted(place) for place in other.ranking()
            ]


def position(state: State) -> list[int]:
    """All but the tasks: some of them name seat 0 though they are nobody's."""
    state = state.clone()
    state.agenda, state.pending = [], [[] for _ in range(state.seats)]
    for heap in ("ship_discards", "contract_discards"):  # in the order of the seats, which tells nothing
        if hasattr(state, heap):
            getattr(state, heap).sort()
    return state.pack()


def choose(legal: list[str], eager: str, rng: Random) -> str:
    wanted = [text for text in legal if re.match(eager, text)]
    return rng.choice(wanted if wanted and rng.random() < 0.7 else legal)


@pytest.mark.parametrize(
    ("game", "seed"),
    [
        (game, seed)
        for game, seating in SEATINGS.items()
        for seed in range(20 * seating.games if SOAK else seating.games)
    ],
)
def test_no_rule_knows_a_seat_by_its_number(game: str, seed: int) -> None:
    rng = Random(f"{game} {seed}")
    options = SEATINGS[game].options[seed % len(SEATINGS[game].options)]
    state = load(game).rules().start(4, load(game).settings(4, options))
    while not state.turn:
        who = state.actors()[0]
        state.play(who, state.draw(rng) if who == CHANCE else rng.choice(state.legal(who)))
    moved = Moved(game, state, 1 + seed % 3)
    notation = state.rules.codebook.notation
    while state.actors():
        moved.check()
        who = rng.choice(state.actors())
        if who == CHANCE:
            code = state.draw(rng)
        else:
            legal = {notation(code): code for code in state.legal(who)}
            code = legal[choose(list(legal), SEATINGS[game].eager, rng)]
        moved.play(who, code)
    moved.check()
