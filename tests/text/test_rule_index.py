"""Every card and every prompt names the rules that concern it, and these exist in every language."""

from __future__ import annotations

import pytest

from roadstead.engine.cards import LANGUAGES, Card
from roadstead.engine.game import Rules
from roadstead.games import NAMES, load
from roadstead.text.rule_index import parse_index, rule_index
from roadstead.text.rulebook import rulebook
from roadstead.text.voice import Phrases, game_texts

TOLD = ("ask-", "ending-", "score-", "tie-", "verdict-")


def card(rules: Rules, kind: str, name: str) -> Card:
    return next(card for card in rules.cards.cards if (card.kind, card.id) == (kind, name))


@pytest.mark.parametrize("game", NAMES)
def test_every_rule_that_is_named_exists(game: str) -> None:
    told = rule_index(load(game))
    named = {rule for words in told.cards.values() for rules in words.values() for rule in rules}
    named |= set(told.messages.values())
    for language in LANGUAGES:
        book = rulebook(load(game), language)
        assert book is not None
        assert named <= set(book.rules), language


@pytest.mark.parametrize("game", NAMES)
def test_every_card_names_a_rule(game: str) -> None:
    rules = load(game).rules()
    told = rule_index(rules.game)
    for each in rules.cards.cards:
        found = told.of_card(each)
        assert found, f"{each.kind} {each.id}"
        assert len(found) == len(set(found))
    assert set(told.cards) == {each.kind for each in rules.cards.cards}


@pytest.mark.parametrize("game", NAMES)
def test_every_name_in_the_file_is_used(game: str) -> None:
    rules = load(game).rules()
    told = rule_index(rules.game)
    unused = {("newspaper", "pay_money")}  # BRE-991: no card of the built-in deck
    for kind, by_word in told.cards.items():
        cards = [each for each in rules.cards.cards if each.kind == kind]
        for word, named in by_word.items():
            one = parse_index(f'[cards.{kind}]\n"{word}" = {named}')
            assert (kind, word) in unused or any(one.of_card(each) for each in cards), f"{kind} {word}"


@pytest.mark.parametrize("game", NAMES)
def test_every_prompt_and_result_belongs_to_a_rule(game: str) -> None:
    rules = load(game).rules()
    texts = Phrases("en", game_texts(rules.game, "en"))
    messages = rule_index(rules.game).messages
    prompts = {key for key in rules.words.keys.declared if key.startswith("ask-")}
    assert prompts == {key for key in messages if key.startswith("ask-")}
    for key in messages:
        assert key.startswith(TOLD)
        assert key in prompts or texts.has(key), key


def test_the_most_telling_rule_is_first() -> None:
    harbour, shipyard = load("harbour").rules(), load("shipyard").rules()
    told = rule_index(harbour.game)
    assert told.of_card(card(harbour, "building", "abbey"))[0] == "HAR-901"
    assert told.of_card(card(harbour, "building", "library"))[:2] == ["HAR-911", "HAR-308"]
    assert told.of_card(card(harbour, "board", "noble"))[0] == "HAR-944"
    green = rule_index(shipyard.game).of_card(card(shipyard, "contract", "g09"))
    assert green[0] == "SHY-1006"
    assert "SHY-1002" not in green


def test_a_game_without_a_file_names_no_rule() -> None:
    assert parse_index("").of_card(card(load("harbour").rules(), "building", "abbey")) == []
