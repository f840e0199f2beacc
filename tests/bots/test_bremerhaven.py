"""Greedy at Bremerhaven: it earns its grade, beats random play, and does not look at face-down bids."""

from random import Random
from typing import cast

import pytest

from roadstead.arena.simulate import simulate
from roadstead.bots.advice import advise
from roadstead.bots.bot import Budget, Question
from roadstead.bots.registry import make
from roadstead.engine.game import CHANCE, Rules
from roadstead.engine.words import Message
from roadstead.games import load
from roadstead.games.bremerhaven import messages
from roadstead.games.bremerhaven.state import BremerhavenState
from tests.rules.bremerhaven.position import Position, bremerhaven

GAME = load("bremerhaven")


@pytest.fixture(scope="module")
def rules() -> Rules:
    return GAME.rules()


def test_greedy_earns_a_grade_alone(rules: Rules) -> None:
    result = simulate(rules, GAME.settings(1, {}), ["greedy"], games=6, seed=3, budget=Budget(nodes=150))
    assert result.mean_scores[0] >= 600


def test_greedy_beats_two_random_players(rules: Rules) -> None:
    settings = GAME.settings(3, {"mode": "short"})
    result = simulate(
        rules, settings, ["random", "greedy", "random"], games=4, seed=3, budget=Budget(nodes=100)
    )
    assert result.wins == [0, 4, 0]


@pytest.mark.parametrize("ship", ["anna 1", "anna 2"])
@pytest.mark.parametrize("contract", ["kk-2 1", "kk-2 2"])
@pytest.mark.parametrize("price", ["1234", "4321"])
def test_greedy_does_not_leave_wanted_crates_at_the_quay(
    rules: Rules, ship: str, contract: str, price: str
) -> None:
    """However the others hold their cards, and whatever a crate sells for now."""
    position = bremerhaven(stage="harbour", docks={0: {1: ship}}, loads={1: contract}, cash=2, price=price)
    bot = make("greedy", rules)
    done = rules.codebook.code("done")
    answers = [bot.decide(Question(position.state, 0, Random(luck), Budget(nodes=60))) for luck in range(6)]
    assert done not in answers


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_other_face_down_values_do_not_change_the_move(rules: Rules, name: str) -> None:
    state = rules.start(2, GAME.settings(2, {"mode": "short"}))
    rng = Random(5)
    bot = make(name, rules)
    asked = 0
    while asked < 40:
        seat = state.actors()[0]
        if seat == CHANCE:
            state.play(CHANCE, state.draw(rng))
            continue
        if state.hidden(seat):
            asked += 1
            twins = [state.clone(), state.clone()]
            twins[0].redeal(seat, Random(1))
            twins[1].redeal(seat, Random(2))
            moves = [bot.decide(Question(twin, seat, Random(3), Budget(nodes=20))) for twin in twins]
            assert moves[0] == moves[1]
        codes = state.legal(seat)
        state.play(seat, codes[int(rng.random() * len(codes))])


def test_goods_are_unloaded_to_be_delivered(rules: Rules) -> None:
    position = bremerhaven(stage="harbour", docks={0: {1: "anna 1"}}, loads={1: "kk-2 1"}, cash=2)
    best = advise(make("greedy", rules), position.state, 0, Random(1), Budget(nodes=60), 1)[0]
    assert best.why is not None
    assert best.why.key == messages.HINT_DELIVERS


def test_nothing_is_said_of_what_a_reveal_may_bring(rules: Rules) -> None:
    """The last card before the reveal: the others' cards are face-down, and only imagined."""
    state = rules.start(2, GAME.settings(2, {"mode": "short"}))
    rng = Random(5)
    reasons = set()
    while state.reveals < 200 and state.actors():
        seat = state.actors()[0]
        if seat != CHANCE and not cast(BremerhavenState, state).revealed:
            found = advise(make("greedy", rules), state, seat, Random(1), Budget(nodes=20), 2)
            reasons |= {each.why.key for each in found if each.why is not None}
        state.play(seat, state.draw(rng) if seat == CHANCE else rng.choice(state.legal(seat)))
    assert reasons
    assert not reasons & {messages.HINT_PRESTIGE, messages.HINT_DELIVERS, messages.HINT_COMPLETES}


def whys(position: Position) -> dict[str, Message | None]:
    """Why each choice is advised, by its notation."""
    rules = position.state.rules
    found = advise(make("greedy", rules), position.state, 0, Random(1), Budget(nodes=60), 9)
    return {rules.codebook.notation(each.code): each.why for each in found}


def test_a_price_card_is_not_praised_for_less_than_others_pay() -> None:
    """Without contracts the bot sees no difference between the cards."""
    said = whys(bremerhaven(stage="prices", bids="5 prices", stored="2 barrel", price="1234")).values()
    praised = [why.args for why in said if why is not None and why.key == messages.HINT_PRICES_PAY]
    assert praised in ([], [(8,)])


def test_a_building_raises_prestige_only_above_what_it_is() -> None:
    rich, poor = (
        whys(bremerhaven(bids="", buildings="lighthouse", prestige=prestige, cash=9)) for prestige in (8, 0)
    )
    keys = [{why.key for why in said.values() if why is not None} for said in (rich, poor)]
    assert messages.HINT_NEW_PRESTIGE not in keys[0]
    assert messages.HINT_NEW_PRESTIGE in keys[1]
