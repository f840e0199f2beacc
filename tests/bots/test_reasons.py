"""Every advice says why: over games of all kinds, played by bots that err now and then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from roadstead.bots.advice import advise
from roadstead.bots.bot import Bot, Budget, Question
from roadstead.bots.registry import make
from roadstead.engine.game import CHANCE, State
from roadstead.engine.words import Message
from roadstead.games import load
from roadstead.text.voice import Voice

EXPERT = {"merchant_and_pirate": "on", "special_orders": "on"}
CHARACTERS = {"boards": "characters", "bonus_cards": "on", "inland_traders": "on", "promo": "on"}
MODES: dict[str, list[tuple[int, dict[str, str]]]] = {
    "bremerhaven": [(1, {}), (2, {}), (3, {"ties": "reveal"}), (4, {"mode": "short"})],
    "harbour": [(1, {}), (2, {}), (3, {"first_game": "on"}), (4, CHARACTERS)],
    "novgorod": [
        (2, {}),
        (2, {**EXPERT, "merchant_side": "back", "pirate_side": "back", "cities": "random"}),
        (3, {"first_game": "on"}),
        (4, EXPERT),
    ],
    "shipyard": [(2, {}), (3, {"first_game": "on"}), (4, {})],
}
POSITIONS = 16
"""From each mode."""
OFTEN = 0.95
"""The share of the second and third choices that have a reason: for some of them nothing speaks."""


def positions(game: str, seats: int, options: dict[str, str]) -> Iterator[tuple[Bot, State, int]]:
    """Positions spread over a game, each as it may be for all that the seat to move knows."""
    rules = load(game).rules()
    bot = make("greedy", rules)
    state = rules.start(seats, rules.game.settings(seats, dict(options)))
    rng = Random(f"{game} {seats}")
    decisions: list[tuple[State, int]] = []
    while actors := state.actors():
        seat = actors[0]
        if seat == CHANCE:
            state.play(CHANCE, state.draw(rng))
            continue
        codes = state.legal(seat)
        if len(codes) > 1:
            decisions.append((state.clone(), seat))
        clever = rng.random() < 0.25
        quick = Question(state, seat, rng, Budget(nodes=4))
        state.play(seat, bot.decide(quick) if clever else rng.choice(codes))
    for before, seat in rng.sample(decisions, POSITIONS):
        before.redeal(seat, rng)
        yield bot, before, seat


@pytest.mark.parametrize("game", MODES)
def test_every_advice_says_why(game: str) -> None:
    silent: Counter[str] = Counter()
    later = silent_later = 0
    for seats, options in MODES[game]:
        for bot, state, seat in positions(game, seats, options):
            found = advise(bot, state, seat, Random(1), Budget(nodes=12), 3)
            said = [each.why for each in found if each.why is not None]
            assert len(set(said)) == len(said), f"one reason for two choices: {said}"
            check_texts(bot, seats, said)
            words = [bot.rules.codebook.notation(each.code) for each in found if each.why is None]
            if found[0].why is None:
                silent[words[0]] += 1
            later += len(found) - 1
            silent_later += len(words) - (found[0].why is None)
    assert not silent
    assert silent_later <= (1 - OFTEN) * later


def check_texts(bot: Bot, seats: int, said: list[Message]) -> None:
    players = ["Ann", "Ben", "Cem", "Dora"][:seats]
    for language in ("en", "de", "fr"):
        voice = Voice(bot.rules, language, players)
        for message in said:
            declared = bot.rules.words.keys.declared[message.key]
            numbers = [arg for arg, (_, kind) in zip(message.args, declared, strict=True) if kind == "number"]
            assert all(number >= 0 for number in numbers), message
            text = voice.say(message)
            assert text.endswith("."), text
            assert "[" not in text, text
