"""The rulings on cruises, the end of the game and scoring: SHY-R12 to SHY-R40."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from roadstead.engine.game import CHANCE
from roadstead.games.shipyard import tasks
from roadstead.games.shipyard.state import FINAL, PLAY, ShipyardState
from tests.rule import rule
from tests.rules.shipyard.position import GAME, RULES, Position, shipyard
from tests.rules.shipyard.test_6_cruise import PLAIN, ready

FAST = "sb01 sm205 sm206 ss05"
KINDS = {"sb": 21, "sm": 42, "ss": 21}
"""How many of a kind must be bought to turn up the last card."""


def due(p: Position) -> int:
    return p.asked if p.actor != CHANCE else CHANCE


# -- canals --------------------------------------------------------------------------------------------------------


@rule("SHY-R12")
def test_a_canal_is_attached_by_a_chain_of_canals() -> None:
    """The figure leaves c18 for c17 in the east. c19 lay below c18; it hangs on c20, and this one on c17."""
    p = ready(PLAIN, canals="c17 c18@c17:W c20@c17:S c19@c20:W", figure="c18 E C").play("sail 1")
    assert p.figure() == "c17 W"
    assert set(p.canals()) == {"c17", "c20", "c19"}
    assert (p.stack(), p.discards) == (["c18"], [])


@rule("SHY-R12")
def test_without_the_chain_it_is_cut_off() -> None:
    p = ready(PLAIN, canals="c17 c18@c17:W c19@c18:S", figure="c18 E C").play("sail 1")
    assert set(p.canals()) == {"c17"}
    assert (p.stack(), p.discards) == (["c18"], ["c19"])


@rule("SHY-R13")
def test_an_emptied_cell_may_be_filled_again_but_is_no_way_back() -> None:
    p = shipyard(main="rent", guilders=0, canals="c18", figure="c18 W", market={"canal": "c19"}, used="c17")
    assert "c18 W" in p.choices("cell")
    p.play("cell c18 W", "turn 0")
    p = ready(PLAIN, canals="c18 c19@c18:W", figure="c18 W").play("sail 1")
    assert p.figure() == "c18 C W"
    moved_on = ready(PLAIN, canals="c18 c19@c18:W", figure="c18 W C").play("sail 1")
    assert moved_on.figure() == "c19 E"


@rule("SHY-R23")
def test_the_canal_under_the_figure_is_not_used() -> None:
    p = shipyard(
        phase="last",
        first=0,
        contracts="b12 g08",
        canals="c01 c05@c01:E",
        figure="c01 E NE",
        yard="BM.......",
        store="captain",
        market={"stern": "ss10"},
    )
    p.play("finish ss10 3").deal().play("sail 1", "move c05 W")
    assert p.over
    assert p.figure() == "c05 W"
    assert p.parts()["blue-contract"] == 4, "c01 is used, c05 is not"


# -- ships ---------------------------------------------------------------------------------------------------------


@rule("SHY-R16")
def test_a_ship_that_could_sail_may_be_scrapped() -> None:
    p = ready(FAST, store="captain sail:6")
    assert p.legal() == ["sail 1", "scrap 1"]
    p.play("scrap 1")
    assert (p.fleet(), p.score(), p.store()) == ([], 0, {"captain": 1, "sail": 6})


@rule("SHY-R26")
def test_ship_cards_never_return_to_a_deck() -> None:
    """Scrapped cards leave the game, those that sailed stay with their owner, stand-ins vanish."""
    p = shipyard(
        phase="cruises",
        yard="BMSBmS... sb01 sm101 ss01 sb02 ss02",
        store="captain",
        canals="c01",
        decks={"middle": 0},
    )
    decks = {name: p.deck(name) for name in ("bow", "middle", "stern")}
    p.play("sail 1")
    assert {"sb02", "ss02"} <= set(p.lost)
    assert not {"sb01", "sm101", "ss01"} & set(p.lost)
    assert [kinds for kinds, _ in p.fleet()] == ["BMS"]
    assert {name: p.deck(name) for name in ("bow", "middle", "stern")} == decks
    shown = p.market("bow") + p.market("stern")
    assert not {"sb01", "sb02", "ss01", "ss02"} & set(shown)


# -- the end -------------------------------------------------------------------------------------------------------


@rule("SHY-R17")
@pytest.mark.parametrize(
    ("seats", "laps", "count"), [(2, 0, 2), (2, 1, 0), (3, 0, 2), (3, 1, 1), (3, 2, 0), (4, 1, 2), (4, 2, 0)]
)
def test_after_an_early_end_contracts_are_given_up_down_to_one(seats: int, laps: int, count: int) -> None:
    """Right after the last regular turn, before the final actions, as many as are left to give up."""
    last = seats - 1
    p = shipyard(seats, seat=last, first=0, lead=23 * laps + 3 * seats, early=True)
    while p.state.stage == PLAY:
        assert due(p) != tasks.GIVE_UP
        p.quiet()
    assert p.laps == laps
    if count:
        assert p.actors == list(range(seats))
        for seat in range(seats):
            for _ in range(2 * count):
                assert p.asked == tasks.GIVE_UP
                p.play(f"{seat}: {p.legal(seat)[0]}")
    assert (p.actor, p.asked) == (0, tasks.FINAL_ACTION)
    for seat in range(seats):
        assert sorted(name[0] for name in p.contracts(seat)) == ["b", "g"]


@rule("SHY-R17")
def test_a_lap_that_ends_with_the_last_turn_of_an_early_end() -> None:
    """3 players: the lap asks for one of each colour, the early end for another one."""
    p = shipyard(3, seat=2, first=0, lead=22, early=True)
    asked = 0
    while due(p) != tasks.FINAL_ACTION:
        asked += due(p) == tasks.GIVE_UP and 0 in p.actors
        p.quiet()
    assert p.laps == 1
    assert asked == 4
    assert [len(p.contracts(seat)) for seat in range(3)] == [2, 2, 2]


@rule("SHY-R18")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_final_action_may_be_left_out(seats: int) -> None:
    p = shipyard(seats, phase="final", first=0)
    for seat in range(seats):
        assert p.actor == seat
        p.play("pass")
    assert p.over


@rule("SHY-R19")
def test_the_last_chance_is_one_card_that_completes_a_ship() -> None:
    """Two ships lack one card each; a card that completes none is not offered, and after one card it is over."""
    p = shipyard(phase="last", first=0, yard="BM.BM....", guilders=9, store="captain:2", canals="c01")
    finish = [choice.split() for choice in p.choices("finish")]
    assert {card[:2] for card, _ in finish} == {"ss"}
    assert {column for _, column in finish} == {"3", "6"}
    assert not p.choices("build", "place", "train", "canal", "hire")
    p.play(f"finish {finish[0][0]} 3").deal().play("sail 1").fit()
    assert p.over, "no second card"
    assert p.yard() == "...BM...."


@rule("SHY-R20")
@pytest.mark.parametrize("deck", ["bow", "middle", "stern"])
def test_cards_turned_up_at_the_end_trigger_nothing(deck: str) -> None:
    kind = {"bow": "sb", "middle": "sm", "stern": "ss"}[deck]
    p = shipyard(phase="final", first=0, decks={deck: 1}, guilders=0).play("final build-ships")
    card = next(card for card in p.choices("build") if card.startswith(kind))
    p.play(f"build {card}").play(f"place {p.choices('place')[0]}", "stop").deal()
    assert p.deck(deck) == 0
    assert not p.early
    order = []
    while not p.over:
        order.append(p.actor)
        p.play("pass")
    assert order == [1, 2], "the final actions of the others, and no turn"


@rule("SHY-R20")
def test_the_last_card_turned_up_by_a_last_chance_triggers_nothing() -> None:
    p = shipyard(phase="last", first=0, yard="BM.......", decks={"stern": 1}, market={"stern": "ss10"})
    p.play("finish ss10 3").deal()
    assert p.over
    assert (p.deck("stern"), p.early) == (0, False)


@rule("SHY-R27")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_turn_that_completes_the_last_lap_is_a_whole_turn(seats: int) -> None:
    p = shipyard(
        seats,
        lead=23 * seats - 1,
        guilders=9,
        canals="c01",
        yard="BM.......",
        store="captain",
        market={"stern": "ss10"},
    )
    assert (p.lead, p.asked) == (23 * seats, tasks.CHOOSE)
    assert p.state.start == (p.actor + 1) % seats, "the last player of the round"
    income = p.income("build")
    p.play("choose build-ships")
    assert p.guilders() == 9 + income
    assert p.choices("bonus"), "a bonus action too"
    p.play("main").build("ss10 3").deal().play("end")
    assert p.legal() == ["sail 1", "scrap 1"]
    assert (p.state.stage, p.laps) == (PLAY, seats - 1)
    p.play("sail 1")
    assert (p.state.stage, p.laps) == (FINAL, seats)
    assert p.score() == 2


@rule("SHY-R37")
def test_a_tie_in_points_and_guilders_is_a_shared_win() -> None:
    p = shipyard(
        3,
        phase="last",
        score={0: 9, 1: 9, 2: 8},
        guilders={0: 4, 1: 4, 2: 9},
        contracts={0: "b01 g05", 1: "b02 g08", 2: "b03 g11"},
    )
    assert p.ranking == [[0, 1], [2]]


# -- the supply ----------------------------------------------------------------------------------------------------


def mass_building(seed: int, seats: int, expensive: str) -> tuple[dict[str, int], Position]:
    """A game in which everybody builds whatever can be built, one kind before the others, until the early end."""
    rng = Random(seed)
    s = cast(ShipyardState, RULES.start(seats, GAME.settings(seats, {})))
    bought = dict.fromkeys(KINDS, 0)
    while not s.early and s.stage < FINAL:
        (who, *_) = s.actors()
        if who == CHANCE:
            s.play(who, s.draw(rng))
            continue
        legal = [RULES.codebook.notation(code) for code in s.legal(who)]
        wanted = (
            "choose build-ships",
            "bonus build-ships",
            "main",
            f"build {expensive}",
            "build ",
            "place ",
            "scrap",
        )
        found = [move for verb in wanted for move in legal if move.startswith(verb)]
        move = found[0] if found else rng.choice(legal)
        if move.startswith("build "):
            bought[move.split()[1][:2]] += 1
        s.play(who, RULES.codebook.code(move))
    return bought, Position(s)


@rule("SHY-R40", "SHY-902")
@pytest.mark.parametrize(("seed", "expensive"), [(1, "sb"), (2, "sm"), (3, "ss"), (4, "sm")])
def test_the_early_end_comes_with_the_21st_bow_or_stern_or_the_42nd_middle(seed: int, expensive: str) -> None:
    bought, p = mass_building(seed, 4, expensive)
    assert p.early, bought
    (kind,) = [kind for kind in KINDS if bought[kind] >= KINDS[kind]]
    empty = [deck for deck in ("bow", "middle", "stern") if not p.deck(deck)]
    assert empty == [{"sb": "bow", "sm": "middle", "ss": "stern"}[kind]]
    assert KINDS[kind] <= bought[kind] <= KINDS[kind] + 2, "cards slide and come after up to three are bought"


@rule("SHY-R40")
def test_so_many_cards_lie_in_the_decks_at_the_start() -> None:
    s = cast(ShipyardState, RULES.start(4, GAME.settings(4, {})))
    p = Position(s).deal()
    assert (p.deck("bow"), p.deck("middle"), p.deck("stern")) == (21, 42, 21)
