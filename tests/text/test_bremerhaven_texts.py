"""Bremerhaven's texts in every language: every key can be said, and the choices of a decision can be told apart."""

from random import Random

import pytest

from roadstead.engine.cards import LANGUAGES
from roadstead.engine.table import Table
from roadstead.engine.words import Message, tally
from roadstead.games.bremerhaven import GAME
from roadstead.games.bremerhaven.deck import GOODS
from roadstead.text.cards import describe_fields
from roadstead.text.voice import StrictVoice
from tests.rules.bremerhaven.position import bremerhaven, start
from tests.text.fragments import table_keys

RULES = GAME.rules()
PLAYERS = ["Ann", "Ben", "Chloé", "Éric"]
TALLIES = [[1], [0, 2, 0, 0, 1], [0, 0, 3, 1], [2, 1, 1, 2, 3]]
NEEDS_NO_BREAK = (" :", " ;", " ?", " !", " »", "« ")


def voice_of(language: str) -> StrictVoice:
    return StrictVoice(RULES, language, PLAYERS)


def sample(kind: str, at: int) -> int:
    """An argument of this kind, another one for each `at` from 0 to 3."""
    if kind.endswith("*"):
        return tally(TALLIES[at] if kind == "symbol*" else TALLIES[at][: len(GOODS)])
    return at % len(RULES.words.domains[kind]) if kind in RULES.words.domains else at


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    voice = voice_of(language)
    for key, arguments in RULES.words.keys.declared.items():
        for at in range(4):
            text = voice.say(Message(key, tuple(sample(kind, at) for _, kind in arguments)))
            assert text.strip() == text != ""
            assert not any(mark in text for mark in ("{", "}", "???", "  ", " .", " ,")), f"{key}: {text}"
            if language == "fr":
                assert not any(mark in text for mark in NEEDS_NO_BREAK), f"{key}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_the_game_has_its_labels(language: str) -> None:
    voice = voice_of(language)
    for option in GAME.options:
        for end in ("", "-help", *(f"-{word}" for word in option.choices)):
            key = f"option-{option.name}{end}".replace("_", "-")
            assert voice.has(key), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_told_in_words(language: str) -> None:
    voice = voice_of(language)
    for card in RULES.cards.cards:
        assert voice.has(f"kind-{card.kind}")
        for name, value in card.fields.items():
            assert isinstance(value, dict) or voice.has(f"field-{name.replace('_', '-')}"), name
        for entry in card.known:
            name = entry.partition(":")[0]
            assert voice.has(f"known-{name.replace('_', '-')}"), name
        if card.kind == "grade":
            assert voice.has(f"verdict-{card.id}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "mode"), [(1, "short"), (2, "long"), (3, "short"), (4, "long")])
def test_no_two_choices_of_a_decision_sound_the_same(language: str, seats: int, mode: str) -> None:
    voice = voice_of(language)
    for seed in range(2):
        rng = Random(seed)
        table = Table(RULES, seats, GAME.settings(seats, {"mode": mode}), PLAYERS[:seats], str(seed), "texts")
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


RARE = {
    "cell-no-reserve",
    "cell-tie-won-by",
    "table-bank",
    "table-no-load",
    "table-still-fits",
    "table-ties-reveal",
    "table-top-grade",
}
"""Messages of the table that the games played here need not come to."""


def test_the_games_played_here_tell_nearly_the_whole_table() -> None:
    said: set[str] = set()
    for seats, mode in ((1, "short"), (2, "short"), (4, "long")):
        rng = Random(seats)
        table = Table(RULES, seats, GAME.settings(seats, {"mode": mode}), PLAYERS[:seats], "8", "table")
        table.deal_all()
        while not table.over():
            seat = table.state.actors()[0]
            for viewer in (seat, None):
                said |= table_keys(RULES.words, table.view(viewer))
            table.play(seat, rng.choice(table.legal(seat)))
            table.deal_all()
        said |= table_keys(RULES.words, table.view(None))
    keys = {key for key in RULES.words.keys.declared if key.startswith(("table-", "cell-", "column-"))}
    assert keys - said <= RARE


@pytest.mark.parametrize(
    ("language", "contract"),
    [
        ("en", "2 barrels, 1 crate and 1 good of any type"),
        ("de", "2 Fässer, 1 Kiste und 1 beliebige Ware"),
        ("fr", "2 tonneaux, 1 caisse et 1 marchandise au choix"),
    ],
)
def test_a_contract_is_named_by_what_it_wants(language: str, contract: str) -> None:
    assert voice_of(language).tally("symbol", [2, 0, 1, 0, 1]) == contract


@pytest.mark.parametrize(
    ("language", "prompt", "choice", "event"),
    [
        (
            "en",
            "Which goods do you want to start with? (3 to choose)",
            "Start with 2 containers and 1 passenger",
            "Ann starts with 2 containers and 1 passenger.",
        ),
        (
            "de",
            "Mit welchen Waren möchtest du beginnen? (3 zu wählen)",
            "Zum Start 2 Container und 1 Passagier nehmen",
            "Ann nimmt zum Start 2 Container und 1 Passagier.",
        ),
        (
            "fr",
            "Avec quelles marchandises voulez-vous commencer\u00a0? (3 à choisir)",
            "Commencer avec 2 conteneurs et 1 passager",
            "Ann commence avec 2 conteneurs et 1 passager.",
        ),
    ],
)
def test_starting_goods_are_told_together(language: str, prompt: str, choice: str, event: str) -> None:
    voice = voice_of(language)
    position = start(1).deal()
    code = RULES.codebook.code("start 2-container+passenger")
    assert voice.say(RULES.words.prompt(position.view(0), 0)) == prompt
    assert voice.say(RULES.words.choice(position.view(0), code)) == choice
    assert [voice.say(message) for message in [RULES.words.event(0, code)] if message] == [event]


def test_the_goods_of_a_contract_are_counted_among_its_facts() -> None:
    card = next(card for card in RULES.cards.cards if card.id == "kkpw-4")
    assert "2 crates, 1 passenger and 1 good of any type" in describe_fields(card, voice_of("en"))


def test_a_space_is_told_by_its_name_even_where_events_count_such_things() -> None:
    card = next(card for card in RULES.cards.cards if card.id == "harbour-subsidy")
    assert "dummy: Building" in describe_fields(card, voice_of("en"))


def test_money_is_counted_as_each_language_does() -> None:
    said = {
        language: [voice_of(language).say(Message("gets-money", (0, n))) for n in (1, 3)]
        for language in LANGUAGES
    }
    assert said == {
        "en": ["Ann gets 1 money.", "Ann gets 3 money."],
        "de": ["Ann erhält 1 Geld.", "Ann erhält 3 Geld."],
        "fr": ["Ann reçoit 1 pièce.", "Ann reçoit 3 pièces."],
    }


def test_time_markers_come_and_go() -> None:
    said = [
        voice_of("en").say(Message("time-changes", (target, count))) for target, count in ((1, 1), (0, -1))
    ]
    assert said == [
        "Each ship gets 1 more time marker.",
        "Each contract with more than one time marker loses one.",
    ]


@pytest.mark.parametrize(
    ("language", "first", "further"),
    [
        ("en", "Do without the permit", "Take no further permit"),
        ("de", "Auf die Genehmigung verzichten", "Keine weitere Genehmigung nehmen"),
        ("fr", "Renoncer au permis", "Ne plus prendre de permis"),
    ],
)
def test_a_permit_that_was_used_is_not_done_without(language: str, first: str, further: str) -> None:
    position = bremerhaven(2, "permit", bids={0: "5 permit", 1: "4 career"}, cash=20)
    voice = voice_of(language)
    for stop in (first, further):
        view, done = position.view(0), RULES.codebook.code("done")
        assert voice.say(RULES.words.choice(view, done)) == stop
        prompt = RULES.words.prompt(view, 0)
        assert prompt.key == ("ask-permit" if stop == first else "ask-further-permit")
        position.play("0: bollard 1")
