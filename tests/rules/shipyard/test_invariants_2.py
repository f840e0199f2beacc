"""The invariants on yards, fleets, canals and cruises: watched over random games, and check() shown what breaks them.

What the games are held to is worked out from the cards' own file, from what is told and with the slow walker over
canals, not with the code of the rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import cast

import pytest

from roadstead.engine.game import CHANCE
from roadstead.engine.pile import Pile
from roadstead.engine.story import Story
from roadstead.games.shipyard import messages, tasks
from roadstead.games.shipyard.canals import PORT, SITES
from roadstead.games.shipyard.deck import NONE, PIECES, STAND_IN
from roadstead.games.shipyard.state import FINAL, ShipyardState
from roadstead.games.shipyard.view import BuilderView, ShipyardView
from tests.luck import SOAK
from tests.rule import rule
from tests.rules.shipyard import walker
from tests.rules.shipyard.position import (
    CANAL_IDS,
    CARD_IDS,
    EMPLOYEE_IDS,
    GAME,
    RULES,
    Position,
    action,
    doing,
    letter,
    shipyard,
)
from tests.rules.shipyard.walker import Figure, System

GAMES = 150 if SOAK else 6
FEATURES: dict[str, dict[str, int]] = {card["id"]: card["features"] for card in walker.CARDS["ship_cards"]}
EFFECTS = {card["id"]: card["effect"] for card in walker.CARDS["employees"]}


@dataclass(frozen=True)
class Moment:
    """What lies on the table when somebody must decide, the event that led to it and what was told on the way."""

    who: int
    event: str
    told: tuple[tuple[str, tuple[int, ...]], ...]
    view: ShipyardView

    def tells(self, key: str) -> list[tuple[int, ...]]:
        return [args for name, args in self.told if name == key]


@dataclass(frozen=True)
class Played:
    seats: int
    moments: list[Moment]

    def steps(self) -> Iterator[tuple[Moment, Moment]]:
        return pairwise(self.moments)

    @property
    def end(self) -> ShipyardView:
        return self.moments[-1].view


def play(seed: int) -> Played:
    """A random game in which ships are built, fitted out and sailed."""
    rng = Random(seed)
    seats = 2 + seed % 3
    s = cast(ShipyardState, RULES.start(seats, GAME.settings(seats, {"first_game": bool(seed % 2)})))
    story = s.story = Story(RULES.words.keys)
    moments: list[Moment] = []
    who, event = CHANCE, ""
    while True:
        told = tuple((line.message.key, line.message.args) for line in story.drain())
        if s.actors() != [CHANCE] or told or moments == []:
            moments.append(Moment(who, event, told, cast(ShipyardView, s.view(None))))
        if not s.actors():
            return Played(seats, moments)
        who = s.actors()[0]
        code = s.draw(rng) if who == CHANCE else choose(s, s.legal(who), rng)
        event = RULES.codebook.notation(code)
        s.play(who, code)
        s.check()


def choose(s: ShipyardState, legal: list[int], rng: Random) -> int:
    moves = {RULES.codebook.notation(code): code for code in legal}
    if rng.random() < 0.9:
        for wanted in wishes(s, list(moves), rng):
            if wanted:
                return moves[rng.choice(wanted)]
    return rng.choice(legal)


def wishes(s: ShipyardState, moves: list[str], rng: Random) -> Iterator[list[str]]:
    """What is done before anything else: complete ships, let them sail far, rent canals, find a captain."""
    yield [move for move in moves if move.startswith("sail")]
    yield [move for move in moves if move.startswith("place") and completes(s, int(move.split()[1]) - 1)]
    fits = [move for move in moves if move.startswith("fit")]
    yield fits[-1:]
    yield [move for move in moves if move.startswith("finish")]
    if s.canal == -1 and rng.random() < 0.5:
        yield [move for move in moves if move.endswith("rent-canal") and len(s.ways[s.user].canals) < 4]
    if not s.store[8 * s.user + PIECES.index("captain")]:
        captain = (s.deck.circle.index(PIECES.index("captain")) - s.circle - 1) % 4
        yield [move for move in moves if move == f"recruit {captain}" or move.endswith("recruit-crew")]
    yield [move for move in moves if move.split()[-1] in ("build-ships", "manufacture-equipment")]
    yield [move for move in moves if move.startswith(("main", "build", "hire"))]


def completes(s: ShipyardState, column: int) -> bool:
    """Whether the card in hand makes a ship there."""
    row = "".join(letter(card) for card in s.yard[9 * s.user : 9 * s.user + 9]).upper()
    row = row[:column] + letter(s.card).upper() + row[column + 1 :]
    return any(bow <= column <= stern for bow, stern in whole_ships(row))


def whole_ships(row: str) -> list[tuple[int, int]]:
    """The first and the last place of every complete ship in a row of kinds (SHY-504)."""
    found = []
    for bow, sign in enumerate(row):
        rest = row[bow + 1 :].lstrip("M") if sign == "B" else ""
        middles = len(row) - bow - 1 - len(rest)
        if rest.startswith("S") and middles:
            found.append((bow, bow + middles + 1))
    return found


@pytest.fixture(scope="module")
def games() -> list[Played]:
    return [play(seed) for seed in range(GAMES)]


def between_turns(game: Played) -> Iterator[ShipyardView]:
    """How things lie when a turn has just begun, all ships of the one before having left."""
    for before, now in game.steps():
        if now.view.turn > before.view.turn:
            yield now.view


def kinds(builder: BuilderView) -> str:
    return "".join(letter(card) for card in builder.yard).upper()


def system_of(builder: BuilderView) -> System:
    return {(one.column, one.row): (CANAL_IDS[one.canal], one.turns) for one in builder.canals}


def figure_of(builder: BuilderView) -> Figure:
    canal, site = divmod(builder.space, len(SITES))
    (cell,) = [(one.column, one.row) for one in builder.canals if one.canal == canal]
    came = SITES[builder.came] if builder.came < PORT else f"over {SITES[builder.came - PORT]}"
    return Figure(cell, SITES[site], came)


def test_the_random_games_are_worth_watching(games: list[Played]) -> None:
    told = Counter(key for game in games for moment in game.moments for key, _ in moment.told)
    assert told[messages.SAILS] > 5 * GAMES
    for key in (messages.SCRAPPED, messages.CANAL_USED, messages.CUT_OFF, messages.RIBAND, messages.OFFICIAL):
        assert told[key] > GAMES // 2, key
    assert (
        max(args[1] for game in games for moment in game.moments for args in moment.tells(messages.SAILS))
        >= 5
    )


# -- yards ---------------------------------------------------------------------------------------------------------


@rule("SHY-I08")
def test_every_card_of_a_yard_can_become_part_of_a_ship(games: list[Played]) -> None:
    for game in games:
        for moment in game.moments:
            for builder in moment.view.builders:
                row = kinds(builder)
                assert "BS" not in row
                assert not set(row[0]) & {"M", "S"}
                assert row[1] != "S"
                assert row[7] != "B"
                assert not set(row[8]) & {"B", "M"}


@rule("SHY-I08")
def test_between_turns_no_ship_is_complete_and_no_yard_is_full(games: list[Played]) -> None:
    for game in games:
        for view in [*between_turns(game), game.end]:
            for builder in view.builders:
                assert not whole_ships(kinds(builder))
                assert "." in kinds(builder)


# -- fleets --------------------------------------------------------------------------------------------------------


def allowed(ship_cards: list[str], pieces: dict[str, int], employees: list[str]) -> bool:
    """Whether pieces fit on a ship: mounts, cabins and builders (SHY-007, SHY-602, SHY-841)."""
    has: Counter[str] = Counter()
    for card in ship_cards:
        has.update(FEATURES.get(card, {}))
    free: Counter[str] = Counter()
    for employee in employees:
        if EFFECTS[employee]["kind"] == "free_mount":
            free[EFFECTS[employee]["piece"]] += EFFECTS[employee]["count"]
    officers = pieces["captain"] - 1
    cabins = max(0, officers - free["officer"])
    for piece in ("businessman", "soldier"):
        cabins += max(0, pieces[piece] - free[piece])
    return (
        officers >= 0
        and pieces["sail"] + pieces["smokestack"] <= has["mast"]
        and all(pieces[piece] <= has[piece] + free[piece] for piece in ("propeller", "crane", "cannon"))
        and cabins <= has["cabin"]
    )


@rule("SHY-I09")
def test_every_ship_of_a_fleet_is_whole_manned_and_fitted_within_its_bounds(games: list[Played]) -> None:
    count = 0
    for game in games:
        for before, now in game.steps():
            for old, new in zip(before.view.builders, now.view.builders, strict=True):
                assert new.fleet[: len(old.fleet)] == old.fleet
                for ship in new.fleet[len(old.fleet) :]:
                    count += 1
                    row = "".join(letter(card) for card in ship.cards).upper()
                    assert row == "B" + "M" * (len(row) - 2) + "S"
                    assert 3 <= len(row) <= 9
                    pieces = dict(zip(PIECES, ship.pieces, strict=True))
                    assert pieces["captain"] >= 1
                    employees = [EMPLOYEE_IDS[employee] for employee in old.employees]
                    assert allowed([CARD_IDS[card] for card in ship.cards], pieces, employees)
    assert count > 3 * GAMES


# -- canals --------------------------------------------------------------------------------------------------------


@rule("SHY-I12")
def test_the_figure_stands_on_a_canal_and_all_canals_are_joined_to_it(games: list[Played]) -> None:
    for game in games:
        for moment in game.moments:
            for builder in moment.view.builders:
                if not builder.canals:
                    assert builder.space == -1
                    continue
                system = system_of(builder)
                figure = figure_of(builder)
                assert figure.site in walker.sites(*system[figure.cell])
                assert walker.attached(system, figure.cell) == set(system)


@dataclass(frozen=True)
class Cruise:
    """A cruise: how it began and ended, and what was told of it."""

    before: BuilderView
    after: BuilderView
    speed: int
    chosen: list[tuple[str, str]]
    """The spaces that somebody chose, in order."""
    ribands: list[int]
    points: int
    pays: dict[str, int]


def cruises(game: Played) -> Iterator[Cruise]:
    """Every cruise of a game, from the decision to let a ship sail to its arrival."""
    before: BuilderView | None = None
    seat = 0
    chosen: list[tuple[str, str]] = []
    told: list[tuple[str, tuple[int, ...]]] = []
    for old, now in game.steps():
        if now.event.startswith("sail "):
            seat = now.who
            before, chosen, told = old.view.builders[seat], [], []
        if before is None:
            continue
        if now.event.startswith("move "):
            _, canal, site = now.event.split()
            chosen.append((canal, site))
        told += now.told
        arrived = [args[1] for key, args in told if key == messages.ARRIVES]
        if arrived:
            after = now.view.builders[seat]
            ((_, speed, *_),) = [args for key, args in told if key == messages.SAILS]
            ribands = [args[1] for key, args in told if key == messages.RIBAND]
            yield Cruise(before, after, speed, chosen, ribands, arrived[0], worth(after))
            before = None


def worth(after: BuilderView) -> dict[str, int]:
    """What each official pays the ship that has just arrived (SHY-612)."""
    ship = after.fleet[-1]
    pieces = dict(zip(PIECES, ship.pieces, strict=True))
    has: Counter[str] = Counter()
    for card in ship.cards:
        has.update(FEATURES.get(CARD_IDS[card], {}))
    return {
        "military": pieces["soldier"] + pieces["cannon"],
        "commerce": pieces["businessman"] + pieces["crane"],
        "lantern": has["lantern"],
        "lifeboat": has["lifeboat"],
        "lifebuoy": has["lifebuoy"],
    }


def in_order(few: list[tuple[str, str]], many: list[tuple[str, str]]) -> bool:
    rest = iter(many)
    return all(one in rest for one in few)


def ways(cruise: Cruise) -> list[walker.Walk]:
    """All walks of that length which fit with what was chosen and where the figure came to stand."""
    system = system_of(cruise.before)
    end = figure_of(cruise.after)
    found = []
    for walk in walker.walks(system, figure_of(cruise.before), cruise.speed, cruise.pays):
        spaces = [(system[cell][0], site) for cell, site in walk.spaces]
        if (
            walk.end.figure == end
            and walk.end.laid == system_of(cruise.after)
            and in_order(cruise.chosen, spaces)
        ):
            found.append(walk)
    return found


@rule("SHY-I13", "SHY-I19", "SHY-611", "SHY-612", "SHY-613")
def test_a_cruise_makes_as_many_moves_as_its_speed_and_visits_no_space_twice(games: list[Played]) -> None:
    count = 0
    for game in games:
        for cruise in cruises(game):
            count += 1
            found = ways(cruise)
            assert found, "no walk of that length leads there"
            for walk in found:
                assert len(walk.spaces) == len(set(walk.spaces)) == cruise.speed
                start = figure_of(cruise.before)
                assert (start.cell, start.site) not in walk.spaces
            assert cruise.points in {walk.points for walk in found}
    assert count > 3 * GAMES


@rule("SHY-I13")
def test_riband_points_are_at_most_the_speed(games: list[Played]) -> None:
    count = 0
    for game in games:
        for cruise in cruises(game):
            assert all(1 <= number <= cruise.speed for number in cruise.ribands)
            assert cruise.ribands == sorted(set(cruise.ribands))
            count += bool(cruise.ribands)
    assert count > GAMES // 2


@rule("SHY-I13")
@pytest.mark.parametrize(("sails", "points"), [(1, 2), (4, 2), (5, 6), (6, 7), (7, 8), (8, 8)])
def test_ribands_of_a_cruise_never_add_up(sails: int, points: int) -> None:
    """Ribands in a row: c05 at moves 2 and 6, or c02 at move 7 and c19 at move 8; officials pay this ship nothing."""
    yard = "BMMMMMS.. sb01 sm206 sm101 sm102 sm103 sm104 ss05"
    p = shipyard(phase="cruises", yard=yard, store="captain sail:8", canals="c05 c02@c05:E c19@c02:E")
    p.play("sail 1", f"fit sails {sails}")
    while p.actor == 0 and p.choices("move"):
        p.play(p.legal()[-1])
    speed = p.parts()["ships"] - 1
    assert p.parts()["cruises"] == points <= speed


@rule("SHY-I17")
def test_the_counter_of_used_canals_is_the_number_of_borders_crossed(games: list[Played]) -> None:
    crossed = 0
    for game in games:
        for cruise in cruises(game):
            borders = {len(walk.end.used) for walk in ways(cruise)}
            assert cruise.after.used - cruise.before.used in borders
            crossed += cruise.after.used - cruise.before.used
        assert sum(builder.used for builder in game.end.builders) == sum(
            cruise.after.used - cruise.before.used for cruise in cruises(game)
        )
    assert crossed > GAMES


@rule("SHY-I17")
def test_the_counter_of_used_canals_never_falls(games: list[Played]) -> None:
    """Not even when the canal deck is renewed."""
    for game in games:
        for before, now in game.steps():
            for old, new in zip(before.view.builders, now.view.builders, strict=True):
                assert new.used >= old.used
                assert new.used == old.used or now.event.split()[0] in ("sail", "fit", "move")


@rule("SHY-I17", "SHY-536")
def test_a_new_canal_deck_leaves_the_counters_alone() -> None:
    p = shipyard(
        3, main="rent", guilders=0, decks={"canal": 0}, market={"canal": "c05"}, used={0: "c07 c08", 1: "c09"}
    )
    p.play("edge N").deal()
    assert sorted(p.market("canal")) == ["c07", "c08", "c09"]
    assert [p.stack(seat) for seat in (0, 1)] == [[], []]
    assert [p.used(seat) for seat in (0, 1)] == [2, 1]


# -- turns ---------------------------------------------------------------------------------------------------------


@rule("SHY-I14")
def test_all_have_had_as_many_turns_at_the_end(games: list[Played]) -> None:
    """Without an early end 23 full turns each; after one, full turns in equal number."""
    whole = 0
    for game in games:
        told = [line for moment in game.moments for line in moment.told]
        turns = Counter(args[0] for key, args in told if key == messages.TURN)
        full = Counter(args[0] for key, args in told if key == messages.ADVANCES)
        for seat in range(game.seats):
            assert full[seat] == full[0]
            assert turns[seat] == full[seat] + (2 if game.seats == 2 else 1)
            assert game.end.early or full[seat] == 23
        assert game.end.early or game.end.laps == game.seats
        assert sum(turns.values()) == game.end.turn
        assert game.end.stage >= FINAL
        whole += not game.end.early
    assert whole > GAMES // 2


# -- State.check() -------------------------------------------------------------------------------------------------


Damage = Callable[[ShipyardState], None]


def broken(damage: Damage, p: Position | None = None) -> str:
    """What check() says to a position that was all right before the damage."""
    p = p or shipyard(3, yard="BM.MS....", canals="c01 c02@c01:E", fleet=["BMS sail:2"], used="c05")
    p.state.check()
    damage(p.state)
    with pytest.raises(AssertionError) as raised:
        p.state.check()
    return str(raised.value)


def raised(row: list[int], at: int, by: int = 1) -> None:
    row[at] += by


def stand_ins(kinds: str) -> list[int]:
    """A row of stand-ins, which are counted nowhere else."""
    return [STAND_IN + "BMS".index(kind) if kind != "." else NONE for kind in kinds]


def swap(s: ShipyardState, one: int, other: int) -> None:
    s.yard[one], s.yard[other] = s.yard[other], s.yard[one]


@rule("SHY-I08")
@pytest.mark.parametrize(
    ("one", "other", "words"),
    [
        (0, 1, "middle"),
        (0, 3, "middle"),
        (0, 7, "bow"),
        (0, 8, "bow"),
        (4, 1, "stern"),
        (1, 8, "middle"),
        (0, 4, "stern"),
        (0, 3, ""),
    ],
)
def test_check_refuses_a_card_that_can_be_part_of_no_ship(one: int, other: int, words: str) -> None:
    assert words in broken(lambda s: swap(s, one, other))


@rule("SHY-I08")
def test_check_refuses_a_stern_right_of_a_bow() -> None:
    assert "right of a bow" in broken(lambda s: swap(s, 1, 4))


@rule("SHY-I09")
def test_check_refuses_a_fleet_that_cannot_be() -> None:
    def no_captain(s: ShipyardState) -> None:
        s.fleet[0][0][PIECES.index("captain")] = 0

    def no_bow(s: ShipyardState) -> None:
        s.fleet[0][0][len(PIECES)], s.yard[1] = s.yard[1], s.fleet[0][0][len(PIECES)]

    def short(s: ShipyardState) -> None:
        s.lost.append(s.fleet[0][0].pop())

    assert "captain" in broken(no_captain)
    broken(no_bow)
    assert "number of cards" in broken(short)


@rule("SHY-I08", "SHY-507")
@pytest.mark.parametrize("phase", ["turn", "opening"])
def test_check_refuses_a_complete_ship_and_a_full_yard_between_turns(phase: str) -> None:
    for seat in range(3):
        for kinds, words in (
            ("BMS......", "complete ship"),
            ("..BMMMMS.", "complete ship"),
            ("BMMMMMMMS", "full"),
        ):

            def build(s: ShipyardState, seat: int = seat, kinds: str = kinds) -> None:
                s.yard[9 * seat : 9 * seat + 9] = stand_ins(kinds)

            assert words in broken(build, shipyard(3, phase=phase))


@rule("SHY-I08", "SHY-505")
def test_check_refuses_a_complete_ship_of_somebody_whose_turn_it_is_not() -> None:
    """That of the user waits for step 5, with a full yard too."""
    p = shipyard(3, main="recruit", guilders=9)
    p.state.yard[:9] = stand_ins("BMMMMMMMS")
    p.state.check()

    def build(s: ShipyardState) -> None:
        s.yard[9:18] = stand_ins("BMS......")

    assert "complete ship" in broken(build, p)


@rule("SHY-I08", "SHY-601")
def test_check_refuses_a_complete_ship_after_the_cruises() -> None:
    """The first lap of two players: contracts are given up when the turn is over."""
    p = shipyard(2, lead=22, first=0)
    while p.deal().asked != tasks.GIVE_UP:
        p.quiet()

    def build(s: ShipyardState) -> None:
        s.lost += [card for card in s.yard[9 * s.user : 9 * s.user + 9] if 0 <= card < STAND_IN]
        s.yard[9 * s.user : 9 * s.user + 9] = stand_ins("BMS......")

    assert "complete ship" in broken(build, p)


OUTFIT = "sb01 sm116 sm114 ss10 sail:2 propeller crane cannon:2 businessman"
"""Every mount and cabin of this ship is taken: two masts, a propeller, a crane, two cannons, a cabin."""


@rule("SHY-I09", "SHY-602")
@pytest.mark.parametrize(
    ("piece", "words"),
    [
        ("sail", "masts"),
        ("smokestack", "masts"),
        ("propeller", "mount for a propeller"),
        ("crane", "mount for a crane"),
        ("cannon", "mount for a cannon"),
        ("captain", "cabins"),
        ("businessman", "cabins"),
        ("soldier", "cabins"),
    ],
)
def test_check_refuses_a_piece_without_mount_or_cabin(piece: str, words: str) -> None:
    p = shipyard(3, fleet=[OUTFIT])
    assert words in broken(lambda s: raised(s.fleet[0][0], PIECES.index(piece)), p)


@rule("SHY-I09", "SHY-841")
@pytest.mark.parametrize(
    ("employee", "piece", "count"),
    [
        ("builder-propeller", "propeller", 1),
        ("builder-crane", "crane", 2),
        ("builder-cannon", "cannon", 2),
        ("builder-officer", "captain", 2),
        ("builder-businessman", "businessman", 2),
        ("builder-soldier", "soldier", 2),
    ],
)
def test_check_counts_what_builders_allow(employee: str, piece: str, count: int) -> None:
    p = shipyard(3, fleet=[OUTFIT], employees=employee)
    raised(p.state.fleet[0][0], PIECES.index(piece), count)
    broken(lambda s: raised(s.fleet[0][0], PIECES.index(piece)), p)


@rule("SHY-I11")
@pytest.mark.parametrize("column", range(6))
def test_check_refuses_a_gap_in_a_column_between_turns(column: int) -> None:
    def gap(s: ShipyardState) -> None:
        heap = s.lost if column < 4 else s.used_trains if column == 4 else s.discards
        heap.append(s.market[column][2])
        s.market[column][2] = NONE

    def short(s: ShipyardState) -> None:
        gap(s)
        s.market[column].remove(NONE)

    assert "gap below a card" in broken(gap)
    assert "short though its deck has cards" in broken(short)


@rule("SHY-I11")
def test_check_refuses_a_sixth_card_in_a_column() -> None:
    def sixth(s: ShipyardState) -> None:
        s.market[4].append(s.trains.cards()[0])
        s.trains.remove(s.market[4][-1])

    assert "too long" in broken(sixth)


@rule("SHY-I11", "SHY-501")
def test_check_allows_gaps_until_the_action_is_over() -> None:
    p = doing("build", guilders=4)
    p.play(f"build {p.market('middle-a')[1]}", "place 2")
    assert p.market("middle-a")[1] == "-"
    p.play("stop").deal()
    assert "-" not in p.market("middle-a")


# -- the action track


def position_of(name: str, place: int) -> Damage:
    def damage(s: ShipyardState) -> None:
        s.position[action(name)] = place

    return damage


@rule("SHY-I05")
def test_check_refuses_a_track_that_cannot_be() -> None:
    assert "two action cards" in broken(lambda s: raised(s.position, action("rent")))
    assert "not the foremost" in broken(position_of("rent", 23))
    assert "space ahead of the lead" in broken(position_of("recruit", -12))
    assert "not in play" in broken(position_of("receive", 2))


@rule("SHY-I05", "SHY-111")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_check_refuses_an_action_card_on_the_space_of_another_before_the_first_advance(seats: int) -> None:
    """Hire and exchange, in front, lie on marked spaces, as does purchase; build lies between them."""

    def exchanged(one: str, other: str) -> Damage:
        def damage(s: ShipyardState) -> None:
            a, b = action(one), action(other)
            s.position[a], s.position[b] = s.position[b], s.position[a]

        return damage

    def opening() -> Position:
        return shipyard(seats, phase="opening")

    assert "marked space" in broken(exchanged("hire", "exchange"), opening())
    assert "space of another" in broken(exchanged("build", "purchase"), opening())
    assert "space of another" in broken(position_of("build", -8), opening())
    if seats < 4:
        assert "space of another" in broken(position_of("build", -6), opening())
    p = opening()
    exchanged("build", "rent")(p.state)
    p.state.check()


@rule("SHY-I06", "SHY-I16")
def test_check_refuses_figures_that_cannot_be() -> None:
    def shared(s: ShipyardState) -> None:
        s.marks[1] = s.marks[2]

    def lifted(s: ShipyardState) -> None:
        s.marks[1] = []

    def two(s: ShipyardState) -> None:
        s.marks[1] = [*s.marks[1], action("build")]

    assert "two players" in broken(shared)
    assert "figure" in broken(lifted)
    assert "figure" in broken(two)


@rule("SHY-I07")
def test_check_refuses_a_countdown_or_a_lead_that_does_not_go_with_the_turns() -> None:
    def lap(s: ShipyardState) -> None:
        s.laps = 1

    def turn(s: ShipyardState) -> None:
        s.turn += 1

    assert "countdown" in broken(lap)
    assert "lead" in broken(turn)


# -- the cards


@rule("SHY-I02", "SHY-I03", "SHY-I13", "SHY-I18")
def test_check_refuses_cards_and_numbers_that_cannot_be() -> None:
    def given_up(s: ShipyardState) -> None:
        s.given[1] = [*s.given[1], s.contracts[1][0]]
        s.contracts[1] = s.contracts[1][1:]

    def sold_out(s: ShipyardState) -> None:
        s.lost = sorted(s.lost + s.bows.cards())
        s.bows = Pile()

    def riband(s: ShipyardState) -> None:
        s.riband = 1

    assert "employee" in broken(lambda s: raised(s.employee_left, 3))
    assert "differ in number" in broken(given_up)
    assert "deck is empty" in broken(sold_out)
    assert "cruise" in broken(riband)


@rule("SHY-I12")
def test_check_refuses_a_figure_on_no_canal_and_a_canal_cut_off() -> None:
    def off(s: ShipyardState) -> None:
        s.ways[0].space = len(SITES) * CANAL_IDS.index("c09")

    def away(s: ShipyardState) -> None:
        s.ways[0].cells[1] += 1

    assert "no canal" in broken(off)
    assert "cut off" in broken(away)


@rule("SHY-I17")
def test_check_refuses_a_counter_below_the_stack_of_used_canals() -> None:
    def fewer(s: ShipyardState) -> None:
        s.used_count[0] = 0

    broken(fewer)
