"""Messages are said in three languages, with names for players, cards and goods."""

from random import Random

import pytest

from roadstead.engine.cards import LANGUAGES
from roadstead.engine.conformance import random_settings
from roadstead.engine.game import CHANCE, Rules
from roadstead.engine.table import Table
from roadstead.engine.words import ActionLine, Message, tally
from roadstead.games import NAMES, load
from roadstead.games.harbour import messages
from roadstead.text.language import UnknownLanguage, choose_language, detect_language
from roadstead.text.voice import Argument, Phrases, StrictPhrases, StrictVoice, TextError, Voice


@pytest.fixture(scope="module")
def rules() -> Rules:
    return load("harbour").rules()


@pytest.mark.parametrize(
    ("spoken", "none", "one", "two", "three"),
    [
        ("en", "nothing", "a", "a and b", "a, b and c"),
        ("de", "nichts", "a", "a und b", "a, b und c"),
        ("fr", "rien", "a", "a et b", "a, b et c"),
    ],
)
def test_lists_are_joined_as_a_sentence_does(spoken: str, none: str, one: str, two: str, three: str) -> None:
    phrases = StrictPhrases(spoken)
    assert [phrases.join(list("abc")[:count]) for count in range(4)] == [none, one, two, three]


@pytest.mark.parametrize(("spoken", "goods"), [("en", "2 fish and 1 wood"), ("de", "2 Fisch und 1 Holz")])
def test_a_tally_says_how_many_of_each(rules: Rules, spoken: str, goods: str) -> None:
    assert StrictVoice(rules, spoken, []).tally("good", [2, 0, 1, 0]) == goods


def test_what_names_its_own_subject_is_declared(rules: Rules, monkeypatch: pytest.MonkeyPatch) -> None:
    head, gain = Message(messages.DOES_VISIT, (0,)), Message(messages.DOES_GAIN, (tally([2, 0, 0, 0]),))
    line = ActionLine(1, head, (gain,))
    voice = StrictVoice(rules, "en", ["Ann", "Ben"])
    assert voice.say_action(line) == "Ben visits Abbey: gains 2 fish."
    monkeypatch.setattr(rules.words.keys, "with_subject", {gain.key})
    assert voice.say_action(line) == "Ben visits Abbey. Gains 2 fish."


def test_an_argument_comes_in_all_its_forms(rules: Rules) -> None:
    voice = StrictVoice(rules, "en", ["Ann", "Ben"])
    args: dict[str, Argument] = {}
    voice.add_argument(args, "who", "seat", 1)
    voice.add_argument(args, "count", "number", 3)
    voice.add_argument(args, "building", "building", 0)
    voice.add_argument(args, "good", "good", 3)
    voice.add_argument(args, "goods", "good*", tally([2, 0, 1, 0]))
    voice.add_argument(args, "set", "good+", 0b1010)
    assert args == {
        "who": "Ben",
        "who-id": 1,
        "count": 3,
        "building": "Abbey",
        "building-id": "abbey",
        "good": "stone",
        "good-id": "stone",
        "goods": "2 fish and 1 wood",
        "goods-n": 3,
        "set": "livestock and stone",
        "set-or": "livestock or stone",
        "set-n": 2,
    }


def test_what_nobody_can_say_stands_in_brackets_for_players_and_is_an_error_in_tests(rules: Rules) -> None:
    plain, strict = Voice(rules, "en", ["Ann"]), StrictVoice(rules, "en", ["Ann"])
    for message in (Message("no-such-key", (1,)), Message("gains", (0,))):
        assert plain.say(message).startswith(f"[{message.key}")
        with pytest.raises(TextError, match=message.key):
            strict.say(message)
    assert Phrases("en").ui("winner", names="Ann") == "[winner names=Ann]"
    with pytest.raises(TextError, match="count"):
        StrictPhrases("en").ui("winner", names="Ann")


def test_a_domain_without_a_text_keeps_its_plain_name(rules: Rules) -> None:
    assert Voice(rules, "en", []).label("score", "left_over") == "left over"


@pytest.mark.parametrize("game", NAMES)
def test_all_that_random_games_say_can_be_said_in_every_language(game: str) -> None:
    rules = load(game).rules()
    voices = [StrictVoice(rules, spoken, ["Ann", "Ben", "Cleo", "Dan"]) for spoken in LANGUAGES]
    for seed in range(8):
        for message in messages_in_a_random_game(rules, seed):
            for voice in voices:
                assert voice.say(message).strip()


def messages_in_a_random_game(rules: Rules, seed: int) -> set[Message]:
    rng = Random(seed)
    seats = rng.choice(rules.game.seats)
    table = Table(rules, seats, random_settings(rules.game, seats, rng), seed=str(seed))
    said: set[Message] = set()
    while not table.over():
        seat = table.state.actors()[0]
        if seat == CHANCE:
            table.deal()
        else:
            view = table.view(seat)
            said.add(rules.words.prompt(view, seat))
            said |= {rules.words.choice(view, code) for code in table.legal(seat)}
            table.play(seat, rng.choice(table.legal(seat)))
        for listener in (None, 0):
            said |= set(table.words_of(len(table.log) - 1, listener))
    return said


def test_the_language_is_that_of_the_environment() -> None:
    assert detect_language({"LANG": "de_AT.UTF-8"}) == "de"
    assert detect_language({"LANG": "de_DE", "LC_ALL": "fr_FR.UTF-8"}) == "fr"
    assert detect_language({"LANG": "C.UTF-8"}) == "en"
    assert detect_language({}) == "en"
    assert choose_language("FR-ca", {}) == "fr"
    assert choose_language(None, {"LANG": "de"}) == "de"
    with pytest.raises(UnknownLanguage, match="en, de, fr"):
        choose_language("tlh", {})
