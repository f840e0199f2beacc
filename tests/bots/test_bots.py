"""Bots see what a seat sees, decide among the legal codes, and are found by name."""

from random import Random

import pytest

from roadstead.bots.bot import Bot, BotError, Budget, Question
from roadstead.bots.playout import bot_game, play_out, random_game
from roadstead.bots.registry import NAMES, make
from roadstead.engine.codes import Code
from roadstead.engine.game import CHANCE, Rules, State
from roadstead.games import NAMES as GAMES
from roadstead.games import load
from tests.toy import Ferries

SECRETS = {"boards": "characters", "bonus_cards": "on", "promo": "on"}


@pytest.fixture(scope="module")
def harbour() -> Rules:
    return load("harbour").rules()


def positions(rules: Rules, seats: int, options: dict[str, str], seed: int, every: int) -> list[State]:
    """Some positions of a random game in which one seat decides."""
    rng = Random(seed)
    state = rules.start(seats, rules.game.settings(seats, options))
    found: list[State] = []
    count = 0
    while state.actors():
        seat = state.actors()[0]
        if seat != CHANCE:
            if count % every == 0:
                found.append(state.clone())
            count += 1
        state.play(seat, state.draw(rng) if seat == CHANCE else rng.choice(state.legal(seat)))
    return found


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_decides_among_the_legal_codes_and_leaves_the_position_alone(harbour: Rules, name: str) -> None:
    bot = make(name, harbour)
    for state in positions(harbour, 3, SECRETS, seed=1, every=9):
        before = state.digest()
        seat = state.actors()[0]
        assert bot.decide(Question(state, seat, Random(2), Budget(nodes=60))) in state.legal(seat)
        assert state.digest() == before


@pytest.mark.parametrize("name", NAMES)
def test_twins_get_the_same_move_under_the_same_seed(harbour: Rules, name: str) -> None:
    bot = make(name, harbour)
    compared = 0
    for state in positions(harbour, 3, SECRETS, seed=3, every=7):
        seat = state.actors()[0]
        twin = state.clone()
        twin.redeal(seat, Random(4))
        compared += twin.digest() != state.digest()
        moves = [bot.decide(Question(each, seat, Random(5), Budget(nodes=60))) for each in (state, twin)]
        assert moves[0] == moves[1]
    assert compared > 5


def test_a_question_hands_out_copies(harbour: Rules) -> None:
    state = positions(harbour, 2, SECRETS, seed=6, every=1)[-1]
    seat = state.actors()[0]
    before, legal = state.digest(), state.legal(seat)[:]
    question = Question(state, seat, Random(1), Budget())
    question.legal.clear()
    imagined = question.imagine(Random(2))
    imagined.play(seat, legal[0])
    assert state.digest() == before
    assert state.legal(seat) == legal
    assert question.view() == state.view(seat)


def test_an_imagined_position_looks_the_same_to_the_seat(harbour: Rules) -> None:
    for state in positions(harbour, 4, SECRETS, seed=7, every=11):
        seat = state.actors()[0]
        imagined = Question(state, seat, Random(1), Budget()).imagine(Random(8))
        assert imagined.view(seat) == state.view(seat)
        assert imagined.story is None


@pytest.mark.parametrize("budget", [Budget(nodes=1), Budget(milliseconds=1, nodes=1_000_000)])
def test_greedy_keeps_to_its_budget(harbour: Rules, budget: Budget) -> None:
    state = positions(harbour, 2, {}, seed=9, every=1)[20]
    seat = state.actors()[0]
    assert make("greedy", harbour).decide(Question(state, seat, Random(1), budget)) in state.legal(seat)


def share_of_wins(rules: Rules, name: str, rival: str, games: int, nodes: int = 400) -> float:
    """Of games of two, in turn on both seats; a shared victory counts half."""
    bot, other = make(name, rules), make(rival, rules)
    wins = 0.0
    for game in range(games):
        seat = game % 2
        state = rules.start(2, rules.game.settings(2, {}))
        bots = [other, bot] if seat else [bot, other]
        bot_game(
            state, bots, Random(game), [Random(f"{game}/{each}") for each in (0, 1)], Budget(nodes=nodes)
        )
        first = state.ranking()[0]
        wins += (seat in first) / len(first)
    return wins / games


def test_greedy_beats_random(harbour: Rules) -> None:
    assert share_of_wins(harbour, "greedy", "random", 10, nodes=100) >= 0.8


@pytest.mark.parametrize("game", GAMES)
def test_landlubber_stands_between_random_and_greedy(game: str) -> None:
    """Measured over hundreds of games it takes 60 to 80 % from `random`; the limits here allow for the few."""
    rules = load(game).rules()
    assert 0.5 <= share_of_wins(rules, "landlubber", "random", 40) <= 0.9
    assert share_of_wins(rules, "landlubber", "greedy", 10, nodes=100) <= 0.15


def test_an_unknown_bot_and_a_game_without_a_value_are_told_plainly() -> None:
    rules = Ferries().rules()
    with pytest.raises(BotError, match="there is no bot 'hal'; bots: random, landlubber, greedy"):
        make("hal", rules)
    with pytest.raises(BotError, match="value for positions of ferries"):
        make("greedy", rules)


class First(Bot):
    """Always makes the first choice: a custom bot in a few lines."""

    def decide(self, question: Question) -> Code:
        return question.legal[0]


def test_a_bot_of_ones_own_plays_a_game_with_simultaneous_seats() -> None:
    rules = Ferries().rules()
    state: State = rules.start(3, rules.game.settings(3, {}))
    bots: list[Bot] = [First(rules, "first"), make("random", rules), First(rules, "first")]
    assert bot_game(state, bots, Random(1), [Random(seat) for seat in range(3)], Budget()) > 0
    assert state.actors() == []


def test_playing_out_leaves_the_position_alone(harbour: Rules) -> None:
    state = harbour.start(2, harbour.game.settings(2, {}))
    before = state.digest()
    end = play_out(state, Random(1))
    assert state.digest() == before
    assert end.actors() == []
    assert random_game(state, Random(1)) > 50
    assert state.digest() == end.digest()
