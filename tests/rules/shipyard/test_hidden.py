"""What is private: contracts held, until the end, and contracts given up, for ever. Nothing else is."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from roadstead.engine.game import CHANCE
from roadstead.engine.table import Table
from roadstead.games.shipyard import messages, tasks
from roadstead.games.shipyard.state import ShipyardState
from roadstead.games.shipyard.view import ShipyardView
from tests.rule import rule
from tests.rules.shipyard.position import CONTRACT_IDS, GAME, RULES, Position, shipyard, start

VIEWERS = [None, 0, 1, 2]
FOR_THE_VIEWER = ["track", "shelves", "equipment", "crew", "desks", "exchange", "ahead", "own", "own_points"]
"""Prices and outlooks are told to each for themselves: no secret but `own`."""
HELD = {0: "b01 b02 b03 g01 g02 g03", 1: "b04 b05 b06 g04 g05 g06", 2: "b07 b08 b09 g07 g08 g09"}


def names(contracts: tuple[int, ...]) -> list[str]:
    return [CONTRACT_IDS[contract] for contract in contracts]


def seen(p: Position, viewer: int | None, who: int, event: str) -> str:
    """An event as somebody sees it."""
    return p.codebook.notation(p.state.seen(viewer, who, p.codebook.code(event)))


def redealt(p: Position, viewer: int | None, seed: int = 1) -> Position:
    other = p.copy()
    other.state.redeal(viewer, Random(seed))
    other.state.check()
    return other


def giving_up() -> Position:
    """The first lap of a game of three is over: everybody gives up one contract of each colour."""
    p = shipyard(3, lead=22, contracts=HELD)
    while p.laps == 0:
        p.quiet()
    assert p.actors == [0, 1, 2]
    return p


def late() -> Position:
    """Each holds one contract of each colour and has given up two."""
    return shipyard(
        3,
        lead=50,
        contracts={0: "b01 g01", 1: "b04 g04", 2: "b07 g07"},
        given={0: "b02 b03 g02 g03", 1: "b05 b06 g05 g06", 2: "b08 b09 g08 g09"},
    )


def ended() -> Position:
    """The game of `late` is over."""
    return shipyard(
        3,
        phase="last",
        contracts={0: "b01 g01", 1: "b04 g04", 2: "b07 g07"},
        given={0: "b02 b03 g02 g03", 1: "b05 b06 g05 g06", 2: "b08 b09 g08 g09"},
    )


# -- contracts held ------------------------------------------------------------------------------------------------


@rule("SHY-009", "SHY-010", "SHY-106")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_only_its_owner_sees_a_contract(viewer: int | None) -> None:
    p = shipyard(3, contracts=HELD)
    for seat, builder in enumerate(p.view(viewer).builders):
        assert names(builder.contracts) == (HELD[seat].split() if seat == viewer else [])
        assert len(builder.contract_points) == len(builder.contracts)
        assert builder.contract_count == 6


@rule("SHY-106", "SHY-D00")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_only_its_owner_hears_which_contract_is_dealt(seat: int) -> None:
    p = start(3, {"start_seat": "0"})
    while not p.can(f"contract {seat} b07"):
        p.play(p.legal()[0])
    event = f"contract {seat} b07"
    for viewer in VIEWERS:
        assert seen(p, viewer, CHANCE, event) == (event if viewer == seat else f"contract {seat} ?")


@rule("SHY-106")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_hears_of_another_contract_in_a_whole_game(seats: int) -> None:
    """The log and the story of a table, to the last decision: before the end no contract is named to others."""
    table = Table(RULES, seats, GAME.settings(seats, {}), seed="s", table="t")
    rng = Random(seats)
    while not table.over():
        (who, *_) = table.state.actors()
        if who == CHANCE:
            table.deal()
        else:
            table.play(who, rng.choice(table.legal(who)))
    dealt = given = 0
    for logged in table.log:
        verb, *words = RULES.codebook.notation(logged.code).split()
        owner = int(words[0]) if verb == "contract" else logged.who
        for viewer in [*range(seats), None]:
            shown = RULES.codebook.notation(logged.seen[seats if viewer is None else viewer]).split()
            if verb not in ("contract", "give"):
                assert shown == [verb, *words], "nothing else is veiled"
            elif viewer == owner:
                assert shown == [verb, *words]
            else:
                assert shown == [verb, *words[:-1], "?"]
        dealt += verb == "contract"
        given += verb == "give"
    assert (dealt, given) == (6 * seats, 4 * seats)
    told = [line.message for logged in table.log for line in logged.lines]
    shown_late = [at for at, message in enumerate(told) if message.key == messages.CONTRACT]
    lines_of_last = len(table.log[-1].lines)
    assert len(shown_late) == 2 * seats
    assert min(shown_late) >= len(told) - lines_of_last, "only when all is over"


@rule("SHY-009")
def test_what_a_contract_is_shows_to_nobody_but_its_owner() -> None:
    """Two games that differ in the contracts of seat 0 only, with a fleet and employees that make a difference."""
    one = shipyard(
        3,
        contracts={0: "b11 b12 b10 g10 g06 g09"},
        fleet=["BMS propeller", "BMS propeller"],
        employees="helmsman rigger",
        used="c01",
    )
    other = shipyard(
        3,
        contracts={0: "b01 b02 b03 g11 g05 g08"},
        fleet=["BMS propeller", "BMS propeller"],
        employees="helmsman rigger",
        used="c01",
    )
    for viewer in (None, 1, 2):
        apart = [p.view(viewer) for p in (one, other)]
        mine = [without_contracts(view) for view in apart]
        assert mine[0] == mine[1]
    assert one.view(0).builders[0].score != other.view(0).builders[0].score, "the owner's own reckoning"
    assert one.state.scores() == other.state.scores()
    for seat in range(3):
        assert one.legal(seat) == other.legal(seat)


def without_contracts(view: ShipyardView) -> ShipyardView:
    """A view without the own contracts, and without what the viewer reckons them to be worth."""
    public = tuple(
        replace(
            builder,
            contracts=(),
            contract_points=(),
            given=(),
            score=replace(builder.score, parts=(), total=0) if builder.seat == view.seat else builder.score,
        )
        for builder in view.builders
    )
    return replace(view, seat=None, builders=public, own=(), own_points=0)


@rule("SHY-009")
def test_everything_but_contracts_is_the_same_for_all() -> None:
    p = shipyard(
        3,
        contracts=HELD,
        guilders={0: 3, 1: 7, 2: 11},
        store={1: "captain:2 sail"},
        employees={0: "helmsman", 2: "rigger"},
        yard={0: "BM.......", 1: ".MS......"},
        canals={0: "c01 c02@c01:E", 2: "c05"},
        used={1: "c07"},
        fleet={2: ["BMS sail:2"]},
        trains={0: "t05", 1: "t06 t07", 2: ""},
    )
    whole = p.view(None)
    for viewer in (0, 1, 2):
        view = p.view(viewer)
        scores = [builder.score for builder in view.builders]
        assert [score for seat, score in enumerate(scores) if seat != viewer] == [
            builder.score for seat, builder in enumerate(whole.builders) if seat != viewer
        ]
        shown = tuple(
            replace(mine, contracts=(), contract_points=(), given=(), score=public.score)
            for mine, public in zip(view.builders, whole.builders, strict=True)
        )
        asked = {name: getattr(whole, name) for name in FOR_THE_VIEWER}
        assert replace(view, seat=None, builders=shown, **asked) == whole
    assert [builder.guilders for builder in whole.builders] == [3, 7, 11]
    assert [len(builder.trains) for builder in whole.builders] == [1, 2, 0]
    assert whole.builders[1].store[0] == 1
    assert whole.builders[1].used == 1


@rule("SHY-009")
def test_the_number_of_cards_in_every_deck_is_public() -> None:
    p = shipyard(3, decks={"bow": 3, "middle": 25, "stern": 4, "train": 2, "canal": 5})
    for viewer in VIEWERS:
        assert p.view(viewer).deck_sizes == (3, 25, 4, 2, 5)
        assert p.view(viewer).first_middles == 5, "the backs show that five are of the upper deck"


# -- giving up -----------------------------------------------------------------------------------------------------


@rule("SHY-706", "SHY-707", "SHY-D13")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_only_its_owner_sees_which_contract_is_given_up(seat: int) -> None:
    p = giving_up()
    gone = HELD[seat].split()[1]
    for viewer in VIEWERS:
        assert seen(p, viewer, seat, f"give {gone}") == (f"give {gone}" if viewer == seat else "give ?")
    p.play(f"{seat}: give {gone}")
    for viewer in VIEWERS:
        builder = p.view(viewer).builders[seat]
        assert names(builder.given) == ([gone] if viewer == seat else [])
        assert builder.contract_count == 5


@rule("SHY-707", "SHY-D13")
def test_nobody_learns_what_the_others_have_chosen_while_he_decides() -> None:
    """Whatever seat 1 gives up: seat 0 and seat 2 have the same view and the same choices."""
    after = [
        giving_up().play(f"1: give {first}", f"1: give {second}")
        for first in ("b04", "b06")
        for second in ("g04", "g05")
    ]
    for viewer in (None, 0, 2):
        assert len({repr(p.view(viewer)) for p in after}) == 1
    for seat in (0, 2):
        assert len({tuple(p.legal(seat)) for p in after}) == 1
    assert len({repr(p.view(1)) for p in after}) == 4


@rule("SHY-707", "SHY-D13")
def test_the_order_in_which_they_decide_changes_nothing() -> None:
    moves = {
        seat: [f"{seat}: give {HELD[seat].split()[0]}", f"{seat}: give {HELD[seat].split()[5]}"]
        for seat in range(3)
    }
    packs = []
    for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0]):
        p = giving_up()
        for seat in order:
            p.play(*moves[seat])
        packs.append(p.state.pack())
    assert packs[0] == packs[1] == packs[2]


@rule("SHY-706")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_contracts_given_up_are_shown_to_nobody_ever(viewer: int | None) -> None:
    for p in (late(), ended()):
        for seat, builder in enumerate(p.view(viewer).builders):
            own = {
                0: ["b02", "b03", "g02", "g03"],
                1: ["b05", "b06", "g05", "g06"],
                2: ["b08", "b09", "g08", "g09"],
            }
            assert names(builder.given) == (own[seat] if seat == viewer else [])


@rule("SHY-910")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_contracts_held_are_open_after_the_end_and_not_before(viewer: int | None) -> None:
    held = [["b01", "g01"], ["b04", "g04"], ["b07", "g07"]]
    before = [names(builder.contracts) for builder in late().view(viewer).builders]
    assert before == [held[seat] if seat == viewer else [] for seat in range(3)]
    assert [names(builder.contracts) for builder in ended().view(viewer).builders] == held


@rule("SHY-910")
def test_contracts_stay_closed_through_final_actions_and_last_chances() -> None:
    p = shipyard(3, phase="final", first=0, yard=dict.fromkeys(range(3), "BM......."))
    kinds = set()
    while not p.over:
        kinds.add(p.asked)
        assert all(builder.contracts == () for builder in p.view(None).builders)
        p.play("pass")
    assert kinds == {tasks.FINAL_ACTION, tasks.LAST_CHANCE}
    assert all(len(builder.contracts) == 2 for builder in p.view(None).builders)


# -- redeal --------------------------------------------------------------------------------------------------------


def rows(s: ShipyardState) -> dict[str, list[str]]:
    return {f"held {seat}": [CONTRACT_IDS[card] for card in s.contracts[seat]] for seat in range(3)} | {
        f"given {seat}": [CONTRACT_IDS[card] for card in s.given[seat]] for seat in range(3)
    }


def open_part(s: ShipyardState) -> list[int]:
    """A position without its contracts."""
    other = s.clone()
    other.contracts = [[] for _ in range(3)]
    other.given = [[] for _ in range(3)]
    other.contract_decks = [pile.clone() for pile in s.contract_decks]
    for pile in other.contract_decks:
        pile.middle = []
    return other.pack()


@rule("SHY-106", "SHY-706")
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("over", [False, True])
def test_redeal_deals_anew_what_a_viewer_cannot_know_and_nothing_else(viewer: int | None, over: bool) -> None:
    p = ended() if over else late()
    before = rows(p.state)
    changed = set()
    for seed in range(25):
        after = redealt(p, viewer, seed)
        assert after.view(viewer) == p.view(viewer)
        assert open_part(after.state) == open_part(p.state)
        now = rows(after.state)
        for place, cards in now.items():
            assert Counter(card[0] for card in cards) == Counter(card[0] for card in before[place])
        changed |= {place for place in now if now[place] != before[place]}
    held = set() if over else {f"held {seat}" for seat in range(3)}
    everything = held | {f"given {seat}" for seat in range(3)}
    assert changed == everything - {f"held {viewer}", f"given {viewer}"}


@rule("SHY-106", "SHY-706")
@pytest.mark.parametrize("viewer", [None, 1])
def test_every_unseen_contract_may_lie_in_every_hidden_place(viewer: int | None) -> None:
    p = late()
    own = {"b04", "g04", "b05", "b06", "g05", "g06"} if viewer == 1 else set[str]()
    found: dict[str, set[str]] = {}
    for seed in range(300):
        for place, cards in rows(redealt(p, viewer, seed).state).items():
            found.setdefault(place, set()).update(cards)
    for place, possible in found.items():
        if place[-1] != str(viewer):
            assert possible == set(CONTRACT_IDS) - own


@rule("SHY-106")
def test_every_deal_is_equally_likely() -> None:
    """Seat 0 does not know the blue contract of seat 1: one of nine, each about as often."""
    p = shipyard(2, lead=30, held=1, contracts={0: "b01 g01", 1: "b04 g04"}, given={0: "b02 b03 g02 g03"})
    count = Counter(CONTRACT_IDS[redealt(p, 0, seed).state.contracts[1][0]] for seed in range(1800))
    assert set(count) == {f"b{number:02}" for number in range(4, 13)}
    assert all(140 < number < 260 for number in count.values())


@rule("SHY-106", "SHY-706")
@pytest.mark.parametrize("viewer", [None, 0])
def test_redeal_hangs_on_what_the_viewer_knows_alone(viewer: int | None) -> None:
    """Two positions that are one to the viewer are dealt anew in the same way."""
    one = shipyard(
        3,
        lead=50,
        contracts={0: "b01 g01", 1: "b04 g04", 2: "b07 g07"},
        given={0: "b02 b03 g02 g03", 1: "b05 b06 g05 g06", 2: "b08 b09 g08 g09"},
    )
    other = shipyard(
        3,
        lead=50,
        contracts={0: "b01 g01", 1: "b12 g10", 2: "b05 g12"},
        given={0: "b02 b03 g02 g03", 1: "b04 b08 g07 g08", 2: "b06 b10 g04 g06"},
    )
    for seed in range(5):
        assert redealt(one, viewer, seed).state.pack() == redealt(other, viewer, seed).state.pack()


@rule("SHY-707")
def test_redeal_while_contracts_are_given_up() -> None:
    """The choices of the others are those of the contracts dealt to them; the viewer's own stay."""
    p = giving_up().play("1: give b05")
    for seed in range(10):
        other = redealt(p, 0, seed)
        assert other.legal(0) == p.legal(0) == ["give b01", "give b02", "give b03"]
        for seat, colour in ((1, "g"), (2, "b")):
            held = [name for name in other.contracts(seat) if name[0] == colour]
            assert other.legal(seat) == [f"give {name}" for name in held]
        assert other.actors == [0, 1, 2]
    assert len({tuple(redealt(p, 0, seed).contracts(2)) for seed in range(10)}) > 5
    while p.asked == tasks.GIVE_UP:
        p.play(f"{p.actor}: {p.legal()[0]}")


@rule("SHY-106", "SHY-706", "SHY-910")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_hidden_places_are_those_that_are_dealt_anew(viewer: int | None) -> None:
    for p, over in ((late(), False), (ended(), True)):
        places = [tuple(CONTRACT_IDS[card] for card in hidden.places) for hidden in p.state.hidden(viewer)]
        expected = []
        for place, cards in rows(p.state).items():
            if place[-1] != str(viewer) and not (over and place.startswith("held")):
                for colour in "bg":
                    expected.append(tuple(card for card in cards if card[0] == colour))
        assert sorted(places) == sorted(expected)
        for hidden in p.state.hidden(viewer):
            assert set(hidden.places) <= set(hidden.pool)
            own = p.state.contracts[viewer] + p.state.given[viewer] if viewer is not None else []
            assert not set(own) & set(hidden.pool)


@rule("SHY-106")
def test_contracts_left_over_after_the_deal_are_seen_by_nobody() -> None:
    p = start(3).deal(seed=5)
    dealt = {card for cards in p.state.contracts for card in cards}
    assert len(dealt) == 18
    left = set(range(24)) - dealt
    for viewer in VIEWERS:
        view = p.view(viewer)
        shown = {card for builder in view.builders for card in builder.contracts}
        assert not shown & left
        moved = {
            card
            for seed in range(40)
            for seat in range(3)
            for card in redealt(p, viewer, seed).state.contracts[seat]
        }
        assert left <= moved, "to a viewer they may lie anywhere"
