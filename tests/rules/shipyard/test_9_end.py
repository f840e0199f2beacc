"""Chapter 9: the end of the game, with its decisions SHY-D14 and SHY-D15."""

from __future__ import annotations

from typing import Any

import pytest

from roadstead.games.shipyard import tasks
from roadstead.games.shipyard.deck import ACTIONS
from roadstead.games.shipyard.state import FINAL, PLAY
from tests.rule import rule
from tests.rules.shipyard.position import CONTRACT_IDS, Position, shipyard

ONE_LEFT = [("bow", "sb"), ("middle", "sm"), ("stern", "ss")]
NEARLY = {"sb": ".MS......", "sm": "B.S......", "ss": "BM......."}
"""A yard that lacks a card of this kind in column 1, 2 or 3."""


def building(deck: str, size: int, **given: Any) -> Position:
    """Build Ships with so many cards left in a deck: one card of its kind is bought and placed."""
    kind = dict(ONE_LEFT)[deck]
    p = shipyard(main="build", guilders=0, decks={deck: size}, **given)
    card = next(card for card in p.choices("build") if card.startswith(kind))
    p.play(f"build {card}")
    if p.choices("place"):
        p.play(f"place {p.choices('place')[0]}")
    return p.play("stop").deal()


def rest_of_turn(p: Position) -> Position:
    """Until the next turn or the end of the last round."""
    turn = p.state.turn
    while p.state.turn == turn and p.state.stage == PLAY:
        p.quiet()
    return p


# -- when the game ends --------------------------------------------------------------------------------------------


@rule("SHY-901")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_end_of_the_countdown_ends_the_game(seats: int) -> None:
    for lap in range(1, seats + 1):
        p = rest_of_turn(shipyard(seats, lead=23 * lap - 1))
        assert p.laps == lap
        assert (p.state.stage == FINAL) == (lap == seats)


@rule("SHY-902")
@pytest.mark.parametrize("deck", ["bow", "middle", "stern"])
def test_turning_up_the_last_ship_card_of_a_kind_ends_the_game_early(deck: str) -> None:
    assert building(deck, 1).early
    assert not building(deck, 2).early


@rule("SHY-902")
def test_emptying_the_upper_part_of_the_middles_ends_nothing() -> None:
    """Twenty middles of the lower part are left, and one of the upper."""
    p = shipyard(main="build", guilders=0, decks={"middle": 21})
    assert p.view().first_middles == 1
    p = building("middle", 21)
    assert (p.view().first_middles, p.deck("middle")) == (0, 20)
    assert not p.early


@rule("SHY-902")
def test_the_bonus_action_may_turn_up_the_last_card() -> None:
    p = shipyard(main="manufacture", guilders=6, decks={"bow": 1}).play("bonus build-ships")
    p.build(f"{p.choices('build')[0]} 1").deal()
    assert p.early


@rule("SHY-903")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_the_round_is_played_out(seats: int, first: int) -> None:
    """Whoever turns up the last card: the player to the right of the starting player has the last turn."""
    for place in range(seats):
        p = building("stern", 1, seats=seats, seat=(first + place) % seats, first=first)
        assert p.early
        users = []
        while p.state.stage == PLAY:
            users.append(p.state.user)
            rest_of_turn(p)
        assert users == [(first + step) % seats for step in range(place + 1, seats)]
        assert p.state.stage == FINAL


@rule("SHY-903")
def test_the_turns_of_the_last_round_follow_all_usual_rules() -> None:
    """3 players: the second turn of the last round ends the first lap, so contracts are given up as after any lap."""
    p = building("stern", 1, lead=21, seat=0, first=0)
    assert p.early
    assert (p.state.user, p.lead) == (1, 23)
    guilders = p.guilders(1)
    income, card = max((p.income(name), name) for name in p.choices("choose"))
    assert income > 0
    p.play(f"choose {card}")
    assert p.guilders(1) == guilders + income, "income as ever"
    while p.laps == 0:
        p.quiet()
    assert p.asked == tasks.GIVE_UP
    while p.asked == tasks.GIVE_UP:
        p.quiet()
    assert p.state.user == 2
    assert [len(p.contracts(seat)) for seat in range(3)] == [4, 4, 4]


@rule("SHY-904", "SHY-522")
def test_an_empty_train_deck_ends_nothing() -> None:
    p = shipyard(
        main="purchase",
        guilders=0,
        decks={"train": 0},
        market={"train": "t05 t06 t07"},
        used_trains="t08 t09",
    )
    p.deal()
    assert sorted(p.market("train")) == ["t06", "t07", "t08", "t09"]
    assert (p.deck("train"), p.early) == (0, False)


@rule("SHY-904", "SHY-535")
def test_an_empty_canal_deck_ends_nothing() -> None:
    p = shipyard(
        main="rent",
        guilders=0,
        decks={"canal": 0},
        market={"canal": "c05 c06"},
        used={0: "c07", 2: "c08"},
        discards="c09",
    )
    p.play("edge N").deal()
    assert sorted(p.market("canal")) == ["c06", "c07", "c08", "c09"]
    assert (p.deck("canal"), p.early) == (0, False)


# -- stand-ins -----------------------------------------------------------------------------------------------------


@rule("SHY-905", "SHY-512")
@pytest.mark.parametrize(("deck", "kind"), ONE_LEFT)
def test_a_kind_that_has_run_out_can_be_had_for_nothing(deck: str, kind: str) -> None:
    p = shipyard(main="build", guilders=0, decks={deck: 0}, yard=NEARLY[kind], early=True)
    stand_in = f"stand-in-{deck}"
    assert stand_in in p.choices("build")
    p.play(f"build {stand_in}", f"place {['sb', 'sm', 'ss'].index(kind) + 1}")
    assert p.guilders() == 0
    assert p.yard() == {"sb": "bMS......", "sm": "BmS......", "ss": "BMs......"}[kind]


@rule("SHY-905")
@pytest.mark.parametrize(("deck", "kind"), ONE_LEFT)
def test_there_is_no_stand_in_while_a_card_lies_face_up_or_in_the_deck(deck: str, kind: str) -> None:
    column = {"bow": "bow", "middle": "middle-b", "stern": "stern"}[deck]
    for given in (
        {"decks": {deck: 0}, "market": {column: f"{kind}{'2' if kind == 'sm' else ''}01"}},
        {"decks": {deck: 1}},
    ):
        p = shipyard(main="build", guilders=5, yard=NEARLY[kind], **given)
        assert f"stand-in-{deck}" not in p.choices("build")


@rule("SHY-905")
def test_a_stand_in_counts_for_the_length_and_has_nothing_else() -> None:
    """A ship of five cards, two of them stand-ins: G02 pays, and there is no place for a piece."""
    p = shipyard(
        phase="last",
        yard="B.mmS.... sb19 ss25",
        decks={"middle": 0},
        canals="c17",
        figure="c17 W",
        store="captain:2 sail:2 soldier:2 crane:2",
        contracts="b11 g02",
    )
    p.play("finish stand-in-middle 2", "sail 1")
    assert p.over
    assert p.fleet() == [("BmmmS", {"captain": 1})]
    assert p.parts() == {"ships": 2, "green-contract": 3}


# -- final actions -------------------------------------------------------------------------------------------------


@rule("SHY-906", "SHY-D14")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_final_actions_go_round_from_the_starting_player(seats: int, first: int) -> None:
    p = shipyard(seats, phase="final", first=first)
    order = []
    for _ in range(seats):
        order.append(p.actor)
        assert p.asked == tasks.FINAL_ACTION
        p.play("final recruit-crew").play("recruit 0")
    assert order == [(first + step) % seats for step in range(seats)]
    assert p.over


@rule("SHY-906", "SHY-D14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_action_whatever_figures_stand_on_it(seats: int) -> None:
    """All that are in the game: the lead, cards with figures, the card chosen last."""
    p = shipyard(seats, phase="final")
    actions = ACTIONS if seats == 4 else ACTIONS[:-1]
    assert p.choices("final") == actions
    assert p.legal()[-1] == "pass"
    assert {name for seat in range(seats) for name in p.figures(seat)} <= set(actions)


@rule("SHY-D14")
def test_only_actions_that_can_be_performed() -> None:
    expensive = {"engineer-cannon": 1, "engineer-sail": 1, "engineer-crane": 1}
    p = shipyard(
        phase="final",
        first=0,
        trains="",
        guilders=0,
        market={"train": ""},
        decks={"train": 0},
        spaces=expensive,
    )
    assert p.choices("final") == [
        "build-ships",
        "rent-canal",
        "manufacture-equipment",
        "recruit-crew",
    ], "no train to buy or to exchange; all employees of the next space cost a guilder"


@rule("SHY-907")
def test_no_income_no_movement_and_no_bonus_with_a_final_action() -> None:
    p = shipyard(phase="final", first=0, guilders=20)
    track = p.track
    figures = [p.figures(seat) for seat in range(3)]
    p.play("final purchase-commodities", f"train {p.market('train')[0]}")
    assert p.deal().actor == 1, "no bonus action, though there is money for it"
    assert p.guilders() == 20
    assert p.track == track
    assert [p.figures(seat) for seat in range(3)] == figures


@rule("SHY-907")
def test_a_ship_completed_by_the_final_action_sails_at_once() -> None:
    p = shipyard(phase="final", first=0, yard="BM.......", store="captain", canals="c17", figure="c17 W")
    p.play("final build-ships").build("ss01 3").deal()
    assert (p.actor, p.legal()) == (0, ["sail 1", "scrap 1"])
    p.play("sail 1").fit()
    assert (p.figure(), p.score()) == ("c17 C W", 2)
    assert (p.actor, p.asked) == (1, tasks.FINAL_ACTION)


# -- last chance ---------------------------------------------------------------------------------------------------


def chance(yard: str, **given: Any) -> Position:
    return shipyard(phase="last", yard=yard, first=0, **given)


@rule("SHY-908", "SHY-D15")
def test_one_card_that_completes_a_ship_may_be_bought() -> None:
    p = chance("BM.......", guilders=1)
    affordable = p.market("stern")[:3]
    assert p.legal() == ["pass", *(f"finish {card} 3" for card in sorted(affordable))]


@rule("SHY-908", "SHY-D15")
@pytest.mark.parametrize(
    "yard", [".........", "B........", "B..S.....", ".M.......", "..S......", ".MM......"]
)
def test_who_lacks_more_than_one_card_passes(yard: str) -> None:
    assert chance(yard).over


@rule("SHY-908")
def test_the_last_chance_costs_the_price_and_the_column_is_filled() -> None:
    p = chance(".MS......", guilders=2, market={"bow": "sb01 sb02 sb03 sb04 sb05"}, decks={"bow": 4})
    p.play("finish sb04 1").deal("ship-card sb26")
    assert p.guilders() == 0
    assert p.market("bow") == ["sb01", "sb02", "sb03", "sb05", "sb26"]


@rule("SHY-908")
def test_the_ship_is_completed_and_sails() -> None:
    p = chance("B.S......", store={0: "captain", 1: "captain"}, canals="c17", figure="c17 W")
    p.play(f"finish {p.market('middle-a')[0]} 2").deal()
    assert p.legal() == ["sail 1", "scrap 1"]
    p.play("sail 1").fit()
    assert p.over
    assert p.parts()["ships"] == 2


@rule("SHY-908")
def test_last_chances_go_round_from_the_starting_player_after_all_final_actions() -> None:
    p = shipyard(phase="final", first=1, yard=dict.fromkeys(range(3), "BM......."))
    order = []
    while not p.over:
        if p.actor >= 0:
            order.append((p.actor, p.asked))
        p.play("pass") if p.actor >= 0 else p.deal()
    assert order == [(seat, kind) for kind in (tasks.FINAL_ACTION, tasks.LAST_CHANCE) for seat in (1, 2, 0)]


@rule("SHY-908")
def test_the_next_player_chooses_among_the_cards_that_are_left() -> None:
    p = shipyard(
        phase="last",
        first=0,
        yard={0: "BM.......", 1: "BM......."},
        decks={"stern": 0},
        market={"stern": "ss01 ss02"},
    )
    p.play("finish ss01 3").deal()
    assert p.actor == 1
    assert p.legal() == ["pass", "finish ss02 3"]


@rule("SHY-D15")
def test_every_place_where_the_card_completes_a_ship() -> None:
    """A middle fits into three gaps, a stern after the last two cards."""
    p = chance("B.SB.SBM.", guilders=0, market={"middle-a": "sm101", "middle-b": "sm102", "stern": "ss01"})
    assert p.legal() == [
        "pass",
        *(f"finish {card} {column}" for card in ("sm101", "sm102") for column in (2, 5)),
        "finish ss01 9",
    ]


@rule("SHY-D15")
def test_never_more_than_59_choices() -> None:
    p = chance("B.SB.SB.S", guilders=9)
    assert len(p.choices("finish")) == 30
    p = chance("B.SB.SBM.", guilders=9)
    assert len(p.choices("finish")) == 25


@rule("SHY-909")
@pytest.mark.parametrize("phase", ["final", "last"])
def test_stand_ins_at_the_end(phase: str) -> None:
    p = shipyard(
        phase=phase, first=0, yard="BM.......", decks={"stern": 0}, guilders=0, store="captain", canals="c17"
    )
    if phase == "final":
        p.play("final build-ships", "build stand-in-stern", "place 3")
        p.play("stop")
    else:
        assert p.legal() == ["pass", "finish stand-in-stern 3"]
        p.play("finish stand-in-stern 3")
    assert p.legal() == ["sail 1", "scrap 1"]


# -- the order of it all -------------------------------------------------------------------------------------------


@rule("SHY-910")
def test_contracts_and_traders_score_at_the_very_end() -> None:
    p = shipyard(
        phase="last",
        first=0,
        yard="BM.......",
        contracts="b11 g10",
        employees="trader-coal-1",
        fleet=["BMS propeller"],
    )
    assert p.score() == 0
    assert p.view(1).builders[0].contracts == ()
    p.play("pass")
    assert p.over
    assert p.parts() == {"blue-contract": 3, "green-contract": 1, "traders": 1}
    for viewer in (None, 0, 1, 2):
        shown = [CONTRACT_IDS[contract] for contract in p.view(viewer).builders[0].contracts]
        assert shown == ["b11", "g10"]


@rule("SHY-910", "SHY-911")
def test_a_ship_of_the_last_chance_counts_for_contracts() -> None:
    p = chance(
        "BM.......",
        store="captain propeller",
        contracts="b11 g10",
        canals="c01",
        market={"stern": "ss01"},
        decks={"stern": 0},
    )
    p.play("finish ss01 3", "sail 1").fit(propellers=1)
    assert p.over
    assert p.parts() == {"ships": 3, "cruises": 2, "blue-contract": 3, "green-contract": 1}


@rule("SHY-911")
def test_the_order_at_the_end() -> None:
    """The last turn of a regular game: its cruise, the countdown, final actions and last chances with their cruises."""
    p = shipyard(
        2,
        lead=45,
        main="build",
        guilders=0,
        yard={0: "BM.BM....", 1: "BM.BM...."},
        store={0: "captain:3", 1: "captain:3"},
        canals={0: "c01", 1: "c02"},
        contracts={0: "b12 g11", 1: "b11 g10"},
        market={"stern": "ss10 ss23 ss25"},
    )
    assert p.state.start == 1, "so seat 0 has the last turn"
    p.build("ss10 3").deal()
    assert (p.actor, p.asked, p.laps) == (0, tasks.LAUNCH, 1)
    p.play("sail 1").fit()
    assert (p.actor, p.asked, p.laps) == (1, tasks.FINAL_ACTION, 2)
    p.play("final build-ships").build("ss23 3").deal()
    assert (p.actor, p.asked) == (1, tasks.LAUNCH)
    p.play("sail 1").fit()
    assert (p.actor, p.asked) == (0, tasks.FINAL_ACTION)
    p.play("pass")
    assert (p.actor, p.asked) == (1, tasks.LAST_CHANCE)
    p.play("finish ss25 6").deal()
    assert (p.actor, p.asked) == (1, tasks.LAUNCH)
    p.play("sail 4").fit()
    assert (p.actor, p.asked) == (0, tasks.LAST_CHANCE)
    assert "green-contract" not in p.parts(1)
    p.play("pass")
    assert p.over
    assert p.parts(1)["green-contract"] == 3, "two ships"
