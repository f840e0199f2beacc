"""Static content about the games: options, texts, messages, cards and rules. It changes only with the version."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Annotated, Any, Final, TypeAlias

from litestar import Controller, MediaType, Response, get
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_304_NOT_MODIFIED
from msgspec import Struct, json

from roadstead.bots.registry import NAMES as LEVELS
from roadstead.engine.cards import Card, CardError
from roadstead.engine.game import Rules, UnknownRules
from roadstead.engine.options import Option
from roadstead.games import NAMES, load
from roadstead.protocol import (
    Argument,
    BotLevel,
    CardInfo,
    Cards,
    GameInfo,
    GameName,
    GameOption,
    GameWords,
    Language,
    OptionChoice,
    RuleBlock,
    RuleSection,
    RulesText,
)
from roadstead.refusal import Refused
from roadstead.server.api import TABLE, HttpRequest, Invite, TableId, TheServer, Viewer
from roadstead.server.presenter import newest_rules, rules_of_table
from roadstead.text.cards import describe_fields, describe_source
from roadstead.text.effects import effects
from roadstead.text.rule_index import rule_index
from roadstead.text.rulebook import rulebook
from roadstead.text.voice import Phrases, Voice, common_source, game_texts

CACHEABLE: Final = TABLE | {
    HTTP_304_NOT_MODIFIED: ResponseSpec(None, description="Your cached copy is current")
}
Deck: TypeAlias = Annotated[str, QueryParameter(max_length=64, description="The digest of a built-in deck.")]
Version: TypeAlias = Annotated[
    int | None,
    QueryParameter(ge=1, le=2**31 - 1, description="The version of the rules; the newest if left out."),
]
REVALIDATE: Final = "no-cache"
"""Browsers cache the answer but revalidate it."""


def etag_of(data: bytes) -> str:
    return f'"{blake2b(data, digest_size=12).hexdigest()}"'


def has_current(request: HttpRequest, tag: str) -> bool:
    """Whether the client's cached copy is current."""
    known = request.headers.get("if-none-match", "").split(",")
    return tag in [word.strip().removeprefix("W/") for word in known]


def takes_gzip(request: HttpRequest) -> bool:
    """Whether the client takes gzip; with `q=0` it says that it does not."""
    for offer in request.headers.get("accept-encoding", "").lower().split(","):
        coding, _, weight = offer.replace(" ", "").partition(";q=")
        if coding == "gzip":
            return not weight or weight.strip("0.") != ""
    return False


def cacheable_response(request: HttpRequest, data: bytes, media_type: str) -> Response[Any]:
    """The data, or 304 if the client's copy is current."""
    tag = etag_of(data)
    headers = {"etag": tag, "cache-control": REVALIDATE, "vary": "accept-encoding"}
    if has_current(request, tag):
        return Response(None, status_code=HTTP_304_NOT_MODIFIED, headers=headers)
    if takes_gzip(request):
        data, headers["content-encoding"] = gzipped(data), "gzip"
    return Response(data, status_code=HTTP_200_OK, media_type=media_type, headers=headers)


@lru_cache(64)
def gzipped(data: bytes) -> bytes:
    return gzip.compress(data, mtime=0)


def json_response(request: HttpRequest, what: Struct | Sequence[Struct]) -> Response[Any]:
    return cacheable_response(request, json.encode(what), MediaType.JSON)


class GamesApi(Controller):
    """The available games."""

    path = "/api/games"
    tags = ["games"]  # noqa: RUF012

    @get("/", responses=CACHEABLE)
    async def games(self, request: HttpRequest, lang: FromQuery[Language] = "en") -> Response[list[GameInfo]]:
        """All games, with their options explained."""
        return json_response(request, [game_info(name, lang) for name in NAMES])

    @get("/{game:str}", responses=CACHEABLE)
    async def game(
        self, request: HttpRequest, game: FromPath[GameName], lang: FromQuery[Language] = "en"
    ) -> Response[GameInfo]:
        """One game, with its options explained."""
        return json_response(request, game_info(game, lang))


@lru_cache(12)
def game_info(name: str, language: str) -> GameInfo:
    game = load(name)
    phrases = Phrases(language, game_texts(game, language))
    return GameInfo(
        name=game.name,
        title=phrases.format("game-name", {}),
        summary=phrases.format("game-summary", {}),
        version=game.version,
        seats=list(game.seats),
        options=[option_info(option, phrases) for option in game.options],
        bots=list(LEVELS),
        levels=[
            BotLevel(level, phrases.ui(f"level-{level}"), phrases.ui(f"bot-{level}")) for level in LEVELS
        ],
    )


def option_info(option: Option, phrases: Phrases) -> GameOption:
    key = f"option-{option.name}".replace("_", "-")
    choices = [
        OptionChoice(word, phrases.format(f"{key}-{word}".replace("_", "-"), {})) for word in option.choices
    ]
    return GameOption(
        name=option.name,
        kind=option.kind,  # type: ignore[arg-type]
        default=option.text(option.default),
        title=phrases.format(key, {}),
        help=phrases.format(f"{key}-help", {}),
        rule=option.rule,
        choices=choices,
        low=option.low,
        high=option.high,
        start=option.start,
    )


class ContentApi(Controller):
    """Texts, words, cards and rules, for pages that format messages themselves."""

    path = "/api"
    tags = ["content"]  # noqa: RUF012

    @get("/games/{game:str}/texts", media_type=MediaType.TEXT, responses=CACHEABLE)
    async def texts(
        self, request: HttpRequest, game: FromPath[GameName], lang: FromQuery[Language] = "en"
    ) -> Response[str]:
        """All texts of a game, the common ones first, as Fluent source."""
        return cacheable_response(request, fluent(game, lang).encode(), MediaType.TEXT)

    @get("/games/{game:str}/words", responses=CACHEABLE)
    async def words(
        self, request: HttpRequest, game: FromPath[GameName], rules: Version = None, deck: Deck = ""
    ) -> Response[GameWords]:
        """The messages of a game with their arguments, for the newest rules and deck or those named."""
        return json_response(request, words_of(built_in_rules(game, rules, deck)))

    @get("/games/{game:str}/cards", responses=CACHEABLE)
    async def cards(
        self,
        request: HttpRequest,
        game: FromPath[GameName],
        lang: FromQuery[Language] = "en",
        rules: Version = None,
        deck: Deck = "",
    ) -> Response[Cards]:
        """All cards of a game's newest deck, or of the one named."""
        return json_response(request, cards_of(built_in_rules(game, rules, deck), lang))

    @get("/games/{game:str}/rules", responses=CACHEABLE)
    async def rules(
        self, request: HttpRequest, game: FromPath[GameName], lang: FromQuery[Language] = "en"
    ) -> Response[RulesText]:
        """The rules of a game as players read them, section by section, rule by rule."""
        return json_response(request, rules_text(game, lang))

    @get("/tables/{table_id:str}/words", responses=CACHEABLE)
    async def table_words(
        self, request: HttpRequest, server: TheServer, viewer: Viewer, table_id: TableId, invite: Invite = ""
    ) -> Response[GameWords]:
        """The messages of a table's game, with the ids of its own deck."""
        row = (await server.tables.visible(table_id, viewer, invite)).row
        server.charge_own_deck(request, row.cards)
        return json_response(request, words_of(await asyncio.to_thread(rules_of_table, row)))

    @get("/tables/{table_id:str}/cards", responses=CACHEABLE)
    async def table_cards(
        self,
        request: HttpRequest,
        server: TheServer,
        viewer: Viewer,
        table_id: TableId,
        lang: FromQuery[Language] = "en",
        invite: Invite = "",
    ) -> Response[Cards]:
        """All cards of the deck a table plays with."""
        row = (await server.tables.visible(table_id, viewer, invite)).row
        server.charge_own_deck(request, row.cards)
        told = await asyncio.to_thread(lambda: cards_of(rules_of_table(row), lang))
        return json_response(request, told)


def built_in_rules(game: str, version: int | None, deck: str) -> Rules:
    """The rules of a version, or the newest, with a built-in deck: the one with this digest, or the newest.

    Not every version reads every deck: those that were played together go together. However they are named, they are
    the same rules, so that their cards are described once.
    """
    newest = newest_rules(game, "")
    try:
        return rules_of_built_in(game, version or newest.version, deck or newest.cards.digest)
    except (UnknownRules, CardError) as unknown:
        raise Refused("gone", str(unknown)) from unknown


@lru_cache(32)
def rules_of_built_in(game: str, version: int, deck: str) -> Rules:
    return load(game).rules(version=version, deck=deck)


@lru_cache(12)
def fluent(game: str, language: str) -> str:
    return f"{common_source(language)}\n{game_texts(load(game), language)}"


@lru_cache(32)
def words_of(rules: Rules) -> GameWords:
    """Declared messages, and the ids of every kind of argument: the game's domains and the kinds of cards."""
    domains = {kind: [card.id for card in rules.cards.names(kind)] for kind in kinds(rules)}
    return GameWords(
        rules.game.name,
        rules.cards.digest,
        {
            key: [Argument(name, kind) for name, kind in arguments]
            for key, arguments in rules.words.keys.declared.items()
        },
        domains | rules.words.domains,
        rule_index(rules.game).messages,
        rules.words.followers,
        sorted(rules.words.keys.with_subject),
        sorted(rules.words.keys.deeds),
    )


def kinds(rules: Rules) -> list[str]:
    return list(dict.fromkeys(card.kind for card in rules.cards.cards))


@lru_cache(32)
def cards_of(rules: Rules, language: str) -> Cards:
    voice = Voice(rules, language, [])
    return Cards(
        rules.game.name,
        rules.cards.digest,
        {kind: voice.label("kind", kind) for kind in kinds(rules)},
        [card_info(card, voice) for card in rules.cards.cards],
    )


def card_info(card: Card, voice: Voice) -> CardInfo:
    return CardInfo(
        kind=card.kind,
        id=card.id,
        name=card.name(voice.language),
        source=card.source,  # type: ignore[arg-type]
        provenance=describe_source(card, voice),
        fields=card.fields,
        facts=describe_fields(card, voice),
        effects=effects(card, voice),
        known=list(card.known),
        rules=rule_index(voice.rules.game).of_card(card),
    )


@lru_cache(12)
def rules_text(game: str, language: str) -> RulesText:
    book = rulebook(load(game), language)
    sections = book.for_players().sections if book is not None else []
    return RulesText(
        game,
        [
            RuleSection(
                section.level,
                section.title,
                section.number,
                [RuleBlock(block.text(), block.rule) for block in section.blocks if block.text()],
            )
            for section in sections
        ],
    )
