"""Harbour's texts in every language: every key can be said, and the choices of a decision can be told apart."""

from random import Random

import pytest

from roadstead.engine.cards import LANGUAGES
from roadstead.engine.table import Table
from roadstead.engine.words import Message, tally
from roadstead.games.harbour import GAME
from roadstead.text.proofread import proofread_game
from roadstead.text.voice import StrictVoice
from tests.rules.harbour.position import harbour

RULES = GAME.rules()
PLAYERS = ["Ann", "Ben", "Chloé", "Éric"]
TALLIES = [tally([1, 0, 0, 0]), tally([0, 2, 0, 0]), tally([0, 0, 3, 1]), tally([2, 1, 1, 2])]
NO_BREAK = "\u00a0"


def voice_of(language: str) -> StrictVoice:
    return StrictVoice(RULES, language, PLAYERS)


def sample(kind: str, at: int) -> int:
    """An argument of this kind, another one for each `at` from 0 to 3."""
    if kind.endswith("*"):
        return TALLIES[at]
    return at + 1 if kind == "number" or kind.endswith("+") else at


def test_no_key_or_argument_is_missing_or_left_over() -> None:
    assert proofread_game(RULES) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    voice = voice_of(language)
    for key, arguments in RULES.words.keys.declared.items():
        for at in range(4):
            text = voice.say(Message(key, tuple(sample(kind, at) for _, kind in arguments)))
            assert text.strip() == text != ""
            assert not any(mark in text for mark in ("{", "}", "???", "  ")), f"{key}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_the_game_has_its_labels(language: str) -> None:
    voice = voice_of(language)
    for option in GAME.options:
        for end in ("", "-help", *(f"-{word}" for word in option.choices)):
            key = f"option-{option.name}{end}".replace("_", "-")
            assert voice.has(key), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_two_choices_of_a_decision_sound_the_same(language: str, seats: int) -> None:
    voice = voice_of(language)
    settings = {"boards": "characters", "promo": "on", "bonus_cards": "on", "inland_traders": "on"}
    for seed in range(4):
        rng = Random(seed)
        table = Table(RULES, seats, GAME.settings(seats, settings), PLAYERS[:seats], str(seed), "texts")
        table.deal_all()
        while not table.over():
            seat = table.state.actors()[0]
            legal = table.legal(seat)
            said = [voice.say(RULES.words.choice(table.view(seat), code)) for code in legal]
            assert len(set(said)) == len(said), said
            table.play(seat, rng.choice(legal))
            table.deal_all()
        for at in range(len(table.log)):
            for message in table.words_of(at, 0):
                voice.say(message)


def test_french_counts_heads_of_livestock() -> None:
    voice = voice_of("fr")
    assert voice.tally("good", [2, 1, 3, 1]) == "2 poissons, 1 tête de bétail, 3 bois et 1 pierre"
    assert voice.say(Message("keep", (1, 2))) == "Garder 2 têtes de bétail"
    assert voice.say(Message("pay", (1,))) == "Payer 1 tête de bétail"


def test_dollars_stand_where_each_language_has_them() -> None:
    said = {language: voice_of(language).say(Message("earns", (0, 7))) for language in LANGUAGES}
    assert said == {
        "en": "Ann has $7 to spend.",
        "de": f"Ann kann 7{NO_BREAK}$ ausgeben.",
        "fr": f"Ann a 7{NO_BREAK}$ à dépenser.",
    }


def test_keeping_goods_says_that_none_may_be_kept() -> None:
    """While a toll is outstanding one good may be needed, so nothing is promised."""
    owned = "storehouse butchers-block"
    voice = voice_of("en")
    free = harbour(goods="3 livestock 5 wood", owned="storehouse feed-mill", centre="lighthouse pub")
    free.play("go home-0", "trade")
    assert voice.say(RULES.words.prompt(free.view(0), 0)).endswith("You may keep none.")
    owing = harbour(goods="3 livestock 4 stone", owned=owned, centre="canal-lock")
    owing.play("go home-1", "toll after", "trade", "keep livestock 0")
    assert voice.say(RULES.words.prompt(owing.view(0), 0)).endswith("room for 2 goods.")
