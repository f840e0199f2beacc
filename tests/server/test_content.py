"""Texts, words, cards and rules, as a page gets them."""

from __future__ import annotations

import re
from importlib.resources import files

import httpx
import pytest
from fluent.runtime import FluentBundle, FluentResource
from msgspec import json

from roadstead.engine.cards import LANGUAGES
from roadstead.games import NAMES, load
from roadstead.protocol import Cards, Chair, GameInfo, GameWords, NewTable, RulesText, TableInfo
from roadstead.server.content import cards_of, rules_text
from roadstead.server.presenter import newest_rules
from roadstead.text.rule_index import rule_index
from roadstead.text.rulebook import rulebook
from tests.server.running import Running, go, guests


@pytest.mark.parametrize("game", NAMES)
def test_a_page_can_say_every_message_of_a_game(shared: Running, game: str) -> None:
    words = json.decode(httpx.get(f"{shared.url}/api/games/{game}/words").content, type=GameWords)
    declared = newest_rules(game, "").words.keys.declared
    assert {
        key: tuple((argument.name, argument.kind) for argument in arguments)
        for key, arguments in words.messages.items()
    } == declared
    for language in LANGUAGES:
        answer = httpx.get(f"{shared.url}/api/games/{game}/texts", params={"lang": language})
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        bundle = FluentBundle([language])
        bundle.add_resource(FluentResource(answer.text))
        assert all(bundle.has_message(key) for key in [*declared, "nothing", "game-name"])
    kinds = {argument.kind.rstrip("*+~") for told in words.messages.values() for argument in told}
    assert kinds - {"seat", "number"} <= words.domains.keys()
    assert all(key in words.rules for key in declared if key.startswith("ask-"))
    told = json.decode(httpx.get(f"{shared.url}/api/games/{game}").content, type=GameInfo)
    assert len([option for option in told.options if option.start]) == 1  # what quick play asks for


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_told_in_every_language(shared: Running, game: str, language: str) -> None:
    answer = httpx.get(f"{shared.url}/api/games/{game}/cards", params={"lang": language})
    told = json.decode(answer.content, type=Cards)
    deck = newest_rules(game, "").cards
    assert [(card.kind, card.id) for card in told.cards] == [(card.kind, card.id) for card in deck.cards]
    assert told.deck == deck.digest
    assert all(card.name and card.provenance for card in told.cards)
    assert any(card.effects for card in told.cards)
    assert all(card.rules for card in told.cards)
    assert not any(text.startswith("[") for card in told.cards for text in card.facts + card.effects)
    assert set(told.kinds) == {card.kind for card in told.cards}


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_stands_in_its_section_once(shared: Running, game: str, language: str) -> None:
    answer = httpx.get(f"{shared.url}/api/games/{game}/rules", params={"lang": language})
    told = json.decode(answer.content, type=RulesText)
    rules = [block.rule for section in told.sections for block in section.blocks if block.rule]
    assert len(rules) > 50
    assert len(rules) == len(set(rules))
    assert all(
        block.rule in block.text for section in told.sections for block in section.blocks if block.rule
    )
    numbered = [section for section in told.sections if section.number]
    assert numbered
    assert all(section.title for section in numbered)
    book = rulebook(load(game), language)
    assert book is not None
    shown = "".join(
        section.title + "".join(block.text for block in section.blocks) for section in told.sections
    )
    assert len("".join(shown.split())) > 0.97 * len("".join(book.for_players().text.split()))


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_players_read_neither_decision_points_nor_invariants_nor_names_of_code(
    shared: Running, game: str, language: str
) -> None:
    answer = httpx.get(f"{shared.url}/api/games/{game}/rules", params={"lang": language})
    told = json.decode(answer.content, type=RulesText)
    shown = "\n".join(block.text for section in told.sections for block in section.blocks)
    assert not re.findall(r"\b[A-Z]{3}-[DI]\d+", shown)
    assert not re.findall(r"[a-z]+_[a-z]+|`[a-z][a-z.-]*`|<!--", shown)
    assert all(section.blocks or section.level < 3 for section in told.sections)
    index = rule_index(load(game))
    named = {rule for cards in index.cards.values() for rules in cards.values() for rule in rules}
    assert all(f"**{rule}**" in shown for rule in named | set(index.messages.values()))


@pytest.mark.parametrize("what", ["texts", "words", "cards", "rules"])
def test_content_is_sent_again_only_if_it_changed(shared: Running, what: str) -> None:
    url = f"{shared.url}/api/games/harbour/{what}"
    first = httpx.get(url)
    assert first.headers["cache-control"] == "no-cache"
    again = httpx.get(url, headers={"if-none-match": f'"other", W/{first.headers["etag"]}'})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert httpx.get(url, headers={"if-none-match": '"other"'}).content == first.content


@pytest.mark.parametrize("game", NAMES)
def test_words_tell_which_parts_of_actions_name_their_own_subject(shared: Running, game: str) -> None:
    words = json.decode(httpx.get(f"{shared.url}/api/games/{game}/words").content, type=GameWords)
    assert words.with_subject
    assert words.with_subject == sorted(newest_rules(game, "").words.keys.with_subject)
    assert set(words.with_subject) < set(words.messages)


def test_content_that_does_not_exist_is_refused(shared: Running) -> None:
    for path in ("chess/words", "harbour/cards?lang=nl", "harbour/rules?lang=", "harbour/secrets"):
        answer = httpx.get(f"{shared.url}/api/games/{path}")
        assert 400 <= answer.status_code < 500
        assert answer.json()["reason"] in ("malformed", "gone")


def test_words_and_cards_are_told_by_version_and_deck(shared: Running) -> None:
    rules = newest_rules("harbour", "")
    for what in ("words", "cards"):
        newest = httpx.get(f"{shared.url}/api/games/harbour/{what}")
        named = {"rules": str(rules.version), "deck": rules.cards.digest}
        assert httpx.get(f"{shared.url}/api/games/harbour/{what}", params=named).content == newest.content
        for unknown in ({"rules": "99"}, {"deck": "0" * 16}, {"deck": "../cards"}):
            answer = httpx.get(f"{shared.url}/api/games/harbour/{what}", params=unknown)
            assert (answer.status_code, answer.json()["reason"]) == (404, "gone")


def test_cards_are_described_once_however_version_and_deck_are_named(shared: Running) -> None:
    rules = newest_rules("shipyard", "")
    named = {"rules": str(rules.version), "deck": rules.cards.digest}
    cards_of.cache_clear()
    for names in ((), ("rules",), ("deck",), ("rules", "deck")):
        params = {name: named[name] for name in names}
        assert httpx.get(f"{shared.url}/api/games/shipyard/cards", params=params).status_code == 200
    assert cards_of.cache_info().misses == 1


def test_a_table_tells_the_cards_of_its_own_deck(shared: Running) -> None:
    deck = files("roadstead.games.harbour").joinpath("cards.toml").read_text("utf-8")
    own = deck.replace("Lighthouse", "Tall Lamp")

    async def scenario() -> None:
        async with guests(shared, "Ann", "Eve") as (ann, eve):
            asked = NewTable("harbour", [Chair("me"), Chair("bot")], cards=own)
            table = await ann.post("/api/tables", asked, TableInfo)
            path = f"/api/tables/{table.id}/cards"
            told = json.decode((await ann.http.get(path)).content, type=Cards)
            assert "Tall Lamp" in {card.name for card in told.cards}
            words = json.decode((await ann.http.get(f"/api/tables/{table.id}/words")).content, type=GameWords)
            assert words.deck == told.deck == table.deck
            assert (await eve.http.get(path)).status_code == 404
            assert (await eve.http.get(path, params={"invite": table.invite})).status_code == 200

    go(scenario())


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_bots_are_explained_in_words(shared: Running, language: str) -> None:
    answer = httpx.get(f"{shared.url}/api/games", params={"lang": language})
    for game in json.decode(answer.content, type=list[GameInfo]):
        texts = [game.title, game.summary]
        for option in game.options:
            texts += [option.title, option.help, *(choice.text for choice in option.choices)]
            assert option.rule in {
                block.rule for section in rules_text(game.name, language).sections for block in section.blocks
            }
        assert [level.name for level in game.levels] == game.bots
        texts += [text for level in game.levels for text in (level.title, level.help)]
        assert all(text and not text.startswith("[") for text in texts), game.name
