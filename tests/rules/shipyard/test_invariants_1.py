"""Invariants of the cards, the action track, the markets and the markers, held in games at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from roadstead.engine.game import CHANCE
from roadstead.games.shipyard import tasks
from roadstead.games.shipyard.deck import KINDS, NONE, PIECES, STAND_IN
from roadstead.games.shipyard.state import FINAL, OPENING, PLAY, ShipyardState
from tests.luck import SOAK
from tests.rule import rule
from tests.rules.shipyard.position import EMPLOYEE_IDS, Position, start

GAMES = [(seats, seed) for seats in (2, 3, 4) for seed in range(20 if SOAK else 2)]
games = pytest.mark.parametrize(("seats", "seed"), GAMES)


def steps(seats: int, seed: int) -> Iterator[tuple[ShipyardState, str]]:
    """A game at random: the state before each move and the move. Odd seeds build ships whenever they can."""
    rng = Random(seed)
    p: Position = start(seats)
    s = p.state
    s.story = None
    while s.actors():
        who = s.actors()[0]
        if who == CHANCE:
            code = s.draw(rng)
        else:
            legal = s.legal(who)
            build = [
                one
                for one in legal
                if p.codebook.notation(one) in ("choose build-ships", "bonus build-ships")
            ]
            more = [one for one in legal if p.codebook.notation(one) != "stop"] if seed % 2 else legal
            code = rng.choice(build if build and seed % 2 else more)
        yield s, p.codebook.notation(code)
        s.play(who, code)
    yield s, ""


def between_turns(seats: int, seed: int) -> Iterator[ShipyardState]:
    """The state at the beginning of each turn, after its advance."""
    turn = 0
    for s, _ in steps(seats, seed):
        if s.turn != turn and s.stage < FINAL:
            turn = s.turn
            assert s.dues()[0].kind == tasks.CHOOSE
            yield s


def kinds_of(s: ShipyardState, cards: list[int]) -> Counter[str]:
    """Ship cards by kind, without stand-ins."""
    return Counter(KINDS[s.deck.kind[card]] for card in cards if 0 <= card < STAND_IN)


def bought(s: ShipyardState) -> list[int]:
    """All ship cards that were bought, in yards, fleets or out of the game."""
    fleets = [card for fleet in s.fleet for ship in fleet for card in ship[len(PIECES) :]]
    return [card for card in [*s.yard, *fleets, *s.lost, s.card] if card != NONE]


@rule("SHY-I01", "SHY-I18")
@games
def test_ship_cards_are_neither_lost_nor_made(seats: int, seed: int) -> None:
    for s, _ in steps(seats, seed):
        if s.turn:
            face_up = [card for column in s.market[:4] for card in column]
            total = kinds_of(s, bought(s) + face_up)
            sizes = dict(zip(KINDS, (len(s.bows), len(s.middles), len(s.sterns)), strict=True))
            assert {kind: total[kind] + sizes[kind] for kind in KINDS} == {
                "bow": 26,
                "middle": 52,
                "stern": 26,
            }
            if not s.early and s.stage < FINAL:
                assert min(sizes.values()) >= 1


@rule("SHY-I02")
@games
def test_canals_trains_and_employees_are_neither_lost_nor_made(seats: int, seed: int) -> None:
    for s, _ in steps(seats, seed):
        if s.turn:
            laid = sum(len(way.canals) for way in s.ways)
            used = sum(len(stack) for stack in s.used)
            up = sum(card != NONE for card in s.market[5])
            assert len(s.canals) + up + laid + used + len(s.discards) + (s.canal != NONE) == 24
            held = sum(len(wagons) for wagons in s.wagons)
            up = sum(card != NONE for card in s.market[4])
            assert len(s.trains) + up + held + len(s.used_trains) == 14
            owned = sum(hired.bit_count() for hired in s.hired)
            assert sum(s.employee_left) + owned == (24 if seats == 2 else 48)
            assert all(s.used_count[seat] >= len(s.used[seat]) for seat in range(seats))


@rule("SHY-I03")
@games
def test_everybody_holds_as_many_contracts(seats: int, seed: int) -> None:
    seen = set()
    for s in between_turns(seats, seed):
        counts = {len(s.contracts_of(seat, colour)) for seat in range(seats) for colour in (0, 1)}
        assert len(counts) == 1
        seen |= counts
        rest = sum(len(pile) for pile in s.contract_decks)
        assert rest + sum(len(s.contracts[seat]) + len(s.given[seat]) for seat in range(seats)) == 24
    if not seed % 2:  # else an early end may come first
        assert seen == {2: {3, 1}, 3: {3, 2, 1}, 4: {3, 1}}[seats]


@rule("SHY-I04")
@games
def test_no_debts_and_no_score_that_falls(seats: int, seed: int) -> None:
    score = [0] * seats
    for s, _ in steps(seats, seed):
        assert min(s.guilders) >= 0
        now = [s.score(seat) for seat in range(seats)]
        assert all(new >= old for new, old in zip(now, score, strict=True))
        score = now


@rule("SHY-I05")
@games
def test_the_action_cards_lie_on_different_spaces_behind_an_empty_one(seats: int, seed: int) -> None:
    for s, _ in steps(seats, seed):
        if s.turn:
            places = [s.position[action] for action in s.actions]
            assert len(places) == (8 if seats == 4 else 7)
            spaces = {place % 23 for place in places}
            assert len(spaces) == len(places)
            assert (s.lead + 1) % 23 not in spaces
            assert max(places) == s.lead
            assert min(places) >= s.lead - 21


@rule("SHY-I06", "SHY-I16")
@games
def test_where_the_figures_stand(seats: int, seed: int) -> None:
    """At the choice the figure of the one who chooses is in hand."""
    for s in between_turns(seats, seed):
        marked = [card for cards in s.marks for card in cards]
        assert len(set(marked)) == len(marked)
        if s.stage == PLAY:
            for seat in range(seats):
                assert len(s.marks[seat]) == (2 if seats == 2 else 1) - (seat == s.user)
            assert len(marked) + 1 == (4 if seats == 2 else seats)
            free = [card for card in s.actions if card not in marked and s.position[card] != s.lead]
            assert len(free) == (3 if seats == 2 else 4)


@rule("SHY-I07", "SHY-302")
@games
def test_the_lead_grows_by_one_in_each_full_turn(seats: int, seed: int) -> None:
    full = 0
    for s in between_turns(seats, seed):
        full += s.stage == PLAY
        assert s.lead == full
        assert (s.stage == OPENING) == (s.turn <= (4 if seats == 2 else seats))
        assert s.laps == (full - 1) // 23 or full == 0


@rule("SHY-I10", "SHY-563", "SHY-564")
@games
def test_no_employee_twice_and_no_trader_without_the_first_level(seats: int, seed: int) -> None:
    owned: list[list[str]] = [[] for _ in range(seats)]
    hires = 0
    for s, move in steps(seats, seed):
        if move.startswith("hire "):
            name = move.split()[1]
            assert name not in owned[s.user]
            if name.endswith("-2"):
                assert name.replace("-2", "-1") in owned[s.user]
            hires += 1
        if s.turn:
            owned = [
                [name for place, name in enumerate(EMPLOYEE_IDS) if s.hired[seat] >> place & 1]
                for seat in range(seats)
            ]
    assert hires


@rule("SHY-I11", "SHY-110")
@games
def test_market_prices_and_gaps(seats: int, seed: int) -> None:
    """A purchase costs 0, 1, 1, 2, 2 by row; at the beginning of a turn no gap lies below a card."""
    due: tuple[int, int] | None = None
    turn = 0
    for s, move in steps(seats, seed):
        if due:
            assert s.guilders[due[0]] == due[1]
        due = None
        verb, *names = move.split() or [""]
        if verb in ("build", "train", "canal") and not names[0].startswith("stand-in"):
            columns = {"train": [4], "canal": [5]}.get(verb, [0, 1, 2, 3])
            first = {"train": "t01", "canal": "c01"}.get(verb, "sb01")
            card = s.shipyard.codebook.code(move) - s.shipyard.codebook.code(f"{verb} {first}")
            (row,) = [s.market[column].index(card) for column in columns if card in s.market[column]]
            due = (s.user, s.guilders[s.user] - [0, 1, 1, 2, 2][row])
        if s.turn != turn:
            turn = s.turn
            renewable = {4: s.used_trains, 5: [*s.discards, *(card for used in s.used for card in used)]}
            for column in range(6):
                assert NONE not in s.market[column]
                if len(s.market[column]) < 5:
                    assert len(s.pile(column)) == 0
                    assert not renewable.get(column)


@rule("SHY-I15", "SHY-571")
@games
def test_the_setting_follows_from_the_number_of_exchanges(seats: int, seed: int) -> None:
    """An exchange is counted by the train that goes; while it is being chosen the marker has moved already."""
    count = 0
    held: list[list[int]] = [[] for _ in range(seats)]
    for s, _ in steps(seats, seed):
        count += sum(len(set(old) - set(new)) for old, new in zip(held, s.wagons, strict=True))
        held = [wagons[:] for wagons in s.wagons]
        moved = count + any(due.kind == tasks.EXCHANGE for due in s.dues())
        assert s.setting == ((moved - 1) % 6 + 1 if moved else 0)
    assert count > 6 or seed % 2  # with odd seeds there are few exchanges


@rule("SHY-D01", "SHY-D02", "SHY-D03", "SHY-D04", "SHY-D05", "SHY-D06", "SHY-D07", "SHY-D08", "SHY-D09")
@games
def test_lists_of_choices_are_short_sorted_and_without_repeats(seats: int, seed: int) -> None:
    most = {tasks.CHOOSE: 8, tasks.BUILD: 24, tasks.PLACE: 7, tasks.BUY_TRAIN: 5, tasks.BUY_CANAL: 5}
    most |= {
        tasks.EDGE: 4,
        tasks.TURN: 4,
        tasks.MANUFACTURE: 4,
        tasks.RECRUIT: 4,
        tasks.HIRE: 24,
        tasks.LOADS: 8,
    }
    for s, _ in steps(seats, seed):
        for due in s.dues():
            legal = s.legal(due.seat)
            assert legal == sorted(set(legal))
            assert 2 <= len(legal) <= most.get(due.kind, 60)


@rule("SHY-R42", "SHY-543")
@games
def test_nothing_is_thrown_away(seats: int, seed: int) -> None:
    """Trains go by an exchange of one, pieces by a ship that sails, employees never."""
    before: tuple[list[list[int]], list[int], list[int], int] | None = None
    for s, _ in steps(seats, seed):
        fitted = sum(sum(ship[: len(PIECES)]) for fleet in s.fleet for ship in fleet)
        if s.bow != NONE and s.speed:
            fitted += 1 + sum(s.fitted[:3]) + sum(s.fitted[5:])
        now = ([wagons[:] for wagons in s.wagons], s.store[:], s.hired[:], fitted)
        if before:
            gone = sum(len(set(old) - set(new)) for old, new in zip(before[0], now[0], strict=True))
            assert gone <= 1
            lost = sum(max(0, old - new) for old, new in zip(before[1], now[1], strict=True))
            assert lost <= now[3] - before[3]
            assert all(new & old == old for old, new in zip(before[2], now[2], strict=True))
        before = now
