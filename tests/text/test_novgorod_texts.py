"""Novgorod's texts in every language: every key can be said, and the choices of a decision can be told apart."""

import re
from collections.abc import Iterator
from importlib.resources import files
from random import Random
from typing import cast

import pytest

from roadstead.engine.cards import LANGUAGES
from roadstead.engine.table import Table
from roadstead.engine.words import Message
from roadstead.games.novgorod import GAME
from roadstead.games.novgorod.deck import SIDES
from roadstead.games.novgorod.state import SCORE_PARTS
from roadstead.games.novgorod.words import NovgorodWords
from roadstead.text.cards import describe_fields
from roadstead.text.proofread import proofread_game
from roadstead.text.voice import StrictVoice
from tests.text.fragments import FRAGMENTS, table_keys

RULES = GAME.rules()
WORDS = cast(NovgorodWords, RULES.words)
PLAYERS = ["Ann", "Ben", "Chloé", "Éric"]
SETS = [0b1, 0b1000_0000_100, 0b100_0010_0001, 0b10]
NEEDS_NO_BREAK = (" :", " ;", " ?", " !", " »", "« ")
TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {"first_game": "on"}),
    (3, {}),
    (4, {"merchant_and_pirate": "on", "special_orders": "on"}),
    (
        2,
        {
            "merchant_and_pirate": "on",
            "merchant_side": "back",
            "pirate_side": "back",
            "cities": "random",
            "special_orders": "on",
        },
    ),
]


def voice_of(language: str) -> StrictVoice:
    return StrictVoice(RULES, language, PLAYERS)


def sample(kind: str, at: int) -> int:
    """An argument of this kind, another one for each `at` from 0 to 3."""
    if kind.endswith("+"):
        domain = kind.removesuffix("+")
        return SETS[at] % (1 << (4 if domain == "seat" else len(WORDS.domains[domain])))
    return at % len(SIDES) if kind == "side" else at


def assert_reads_well(text: str, language: str, key: str) -> None:
    assert text.strip() == text != "", key
    assert not any(mark in text for mark in ("{", "}", "???", "  ", "( ", " )", " ,", "..")), f"{key}: {text}"
    assert key.startswith(FRAGMENTS) or text[0].isupper() or text[0].isdecimal(), f"{key}: {text}"
    if language == "fr":
        assert not any(mark in text for mark in NEEDS_NO_BREAK), f"{key}: {text}"
    else:
        assert "\u00a0" not in text, f"{key}: {text}"


def new_table(seats: int, options: dict[str, str], seed: int) -> Table:
    table = Table(RULES, seats, GAME.settings(seats, options), PLAYERS[:seats], str(seed), "texts")
    table.deal_all()
    return table


def decisions(table: Table, rng: Random) -> Iterator[tuple[int, list[int]]]:
    """A random game: who decides, and what is legal, before each decision."""
    while not table.over():
        seat = table.state.actors()[0]
        legal = table.legal(seat)
        yield seat, legal
        table.play(seat, rng.choice(legal))
        table.deal_all()


def test_the_texts_fit_their_declarations() -> None:
    assert proofread_game(RULES) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    voice = voice_of(language)
    for key, arguments in WORDS.keys.declared.items():
        for at in range(4):
            text = voice.say(Message(key, tuple(sample(kind, at) for _, kind in arguments)))
            assert_reads_well(text, language, key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_the_game_has_its_labels(language: str) -> None:
    voice = voice_of(language)
    for option in GAME.options:
        for end in ("", "-help", *(f"-{word}" for word in option.choices)):
            key = f"option-{option.name}{end}".replace("_", "-")
            assert voice.has(key), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_score_tie_and_verdict_has_its_label(language: str) -> None:
    voice = voice_of(language)
    ties = [name for name, _ in new_table(2, {}, 0).state.scores()[0].ties]
    keys = [f"score-{part}" for part in SCORE_PARTS] + [f"tie-{tie}" for tie in ties]
    for key in [*keys, "verdict-lost", "verdict-stopped"]:
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
        for text in describe_fields(card, voice):
            assert not any(mark in text for mark in ("{", "[", "_", "nothing")), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_cards_do_is_told(language: str) -> None:
    voice = voice_of(language)
    for kind in ("order", "special", "manufactory", "career", "bonus", "privilege", "merchant", "pirate"):
        for index, card in enumerate(RULES.cards.names(kind)):
            told = [voice.say(message) for message in WORDS.card(kind, index)]
            assert told, card.id
            assert len(set(told)) == len(told), told
            for text in told:
                assert_reads_well(text, language, card.id)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_no_two_choices_of_a_decision_sound_the_same(
    language: str, seats: int, options: dict[str, str]
) -> None:
    voice = voice_of(language)
    for seed in range(2):
        table = new_table(seats, options, seed)
        for seat, legal in decisions(table, Random(seed)):
            view = table.view(seat)
            assert_reads_well(voice.say(WORDS.prompt(view, seat)), language, "prompt")
            said = [voice.say(WORDS.choice(view, code)) for code in legal]
            for text in said:
                assert_reads_well(text, language, "choice")
            assert len(set(said)) == len(said), said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_story_is_told_to_everybody(language: str, seats: int, options: dict[str, str]) -> None:
    voice = voice_of(language)
    table = new_table(seats, options, 0)
    for _ in decisions(table, Random(0)):
        pass
    for at in range(len(table.log)):
        for viewer in (None, *range(seats)):
            for message in table.words_of(at, viewer):
                assert_reads_well(voice.say(message), language, message.key)


RARE = {"table-complete", "table-discount", "table-route-ends", "table-stop"}
"""Messages of the table that the games played here need not come to."""


def test_the_games_played_here_tell_nearly_the_whole_table() -> None:
    said: set[str] = set()
    for seed, (seats, options) in enumerate(TABLES * 2):
        table = new_table(seats, options, seed)
        for seat, _ in decisions(table, Random(seed)):
            for viewer in (seat, None):
                said |= table_keys(WORDS, table.view(viewer))
        said |= table_keys(WORDS, table.view(None))
    keys = {key for key in WORDS.keys.declared if key.startswith(("table-", "column-", "cell-"))}
    assert keys - said <= RARE


def test_wares_are_listed_in_words() -> None:
    said = {
        language: voice_of(language).say(Message("card-order", (0b100001, 0b10_0001_0000)))
        for language in LANGUAGES
    }
    assert said == {
        "en": "Upper row: fur and fish; lower row: cloth and clothing.",
        "de": "Obere Zeile: Pelz und Fisch; untere Zeile: Stoffe und Kleidung.",
        "fr": "Ligne du haut\u00a0: fourrure et poisson\u00a0; ligne du bas\u00a0: étoffe et vêtements.",
    }


def test_a_good_of_a_deck_of_ones_own_is_called_by_its_id() -> None:
    cards = files("roadstead.games.novgorod").joinpath("cards.toml").read_text("utf-8")
    rules = GAME.rules(re.sub(r"\bwool\b", "tar", cards), "own.toml")
    for language in LANGUAGES:
        voice = StrictVoice(rules, language, PLAYERS)
        assert "tar" in voice.say(Message("give-goods", (1 << rules.words.domains["ware"].index("tar"),)))


@pytest.mark.parametrize(
    ("inputs", "said"),
    [
        (0, "Fulfil special order 3: jewellery (pay 6 ducats, gain 5 seals)"),
        (1, "Fulfil special order 3: jewellery (pay 6 ducats, gain 5 seals)"),
        (2, "Fulfil special order 3: jewellery from at least 2 goods (pay 6 ducats, gain 5 seals)"),
    ],
)
def test_a_special_order_tells_how_many_goods_go_into_it(inputs: int, said: str) -> None:
    jewellery = 1 << WORDS.domains["ware"].index("jewellery")
    assert voice_of("en").say(Message("fulfil-special", (3, jewellery, 6, 5, inputs, 0))) == said


@pytest.mark.parametrize(
    ("skipped", "said"),
    [
        (0, "Fulfil special order 3: jewellery (pay 6 ducats, gain 5 seals)"),
        (1, "Fulfil special order 3: jewellery (pay 6 ducats, gain 5 seals; the one above lapses this turn)"),
        (2, "Fulfil special order 3: jewellery (pay 6 ducats, gain 5 seals; the 2 above lapse this turn)"),
    ],
)
def test_a_special_order_tells_how_many_above_it_lapse(skipped: int, said: str) -> None:
    jewellery = 1 << WORDS.domains["ware"].index("jewellery")
    assert voice_of("en").say(Message("fulfil-special", (3, jewellery, 6, 5, 0, skipped))) == said


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ((3, 0, 0), "Rise to career level 1: 3 different goods"),
        (
            (0, 2, 0),
            "Rise to career level 1: 2 different luxury goods",
        ),
        ((0, 0, 13), "Rise to career level 1: 13 ducats"),
        (
            (2, 2, 0),
            "Rise to career level 1: 2 different goods and 2 different luxury goods",
        ),
        ((1, 0, 1), "Rise to career level 1: 1 good and 1 ducat"),
        (
            (0, 1, 4),
            "Rise to career level 1: 1 luxury good and 4 ducats",
        ),
    ],
)
def test_a_career_level_tells_what_it_asks_for(wanted: tuple[int, int, int], said: str) -> None:
    brings = '; then 1 seal per turn, without "Speed +1"'
    assert voice_of("en").say(Message("rise", (1, *wanted, 1, 0))) == said + brings


@pytest.mark.parametrize(
    ("kontors", "orders", "said"),
    [
        (2, 1, "Which card do you choose? (2 kontors and 1 order to go)"),
        (1, 0, "Which kontor do you choose? (1 to go)"),
        (0, 1, "Which order do you choose?"),
    ],
)
def test_a_pick_tells_what_is_still_to_choose(kontors: int, orders: int, said: str) -> None:
    assert voice_of("en").say(Message("ask-pick", (kontors, orders))) == said


def test_ducats_and_seals_are_counted_as_each_language_does() -> None:
    said = {
        language: [voice_of(language).say(Message("for-seals", (0, n, n))) for n in (1, 2)]
        for language in LANGUAGES
    }
    assert said == {
        "en": ["Ann gains 1 seal and 1 ducat.", "Ann gains 2 seals and 2 ducats."],
        "de": ["Ann erhält 1 Siegel und 1 Dukaten.", "Ann erhält 2 Siegel und 2 Dukaten."],
        "fr": ["Ann reçoit 1 sceau et 1 ducat.", "Ann reçoit 2 sceaux et 2 ducats."],
    }
