"""A Roadstead server for work on the page: the real one, the built page, and stand-ins for what it cannot say yet.

    PYTHONPATH=src python web/dev/serve.py [PORT] [FOLDER OF THE BUILT PAGE]
"""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs

import uvicorn
from msgspec import json

from roadstead.games import load
from roadstead.server.app import HEADERS, create_app
from roadstead.server.context import Settings
from roadstead.text.voice import Voice, common_source, game_texts

HERE = Path(__file__).resolve().parent
KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}


@cache
def told(game: str, what: str, lang: str) -> bytes:
    rules = load(game).rules()
    if what == "texts":
        return json.encode({"language": lang, "texts": common_source(lang) + "\n" + game_texts(rules.game, lang)})
    if what == "words":
        kinds = {card.kind for card in rules.cards.cards}
        cards = {kind: [card.id for card in rules.cards.names(kind)] for kind in sorted(kinds)}
        return json.encode({"keys": rules.words.keys.declared, "domains": {**cards, **rules.words.domains}})
    if what == "cards":
        return json.encode([card_told(rules, card, lang) for card in rules.cards.cards])
    raise KeyError(what)


def card_told(rules: Any, card: Any, lang: str) -> dict[str, Any]:
    voice = Voice(rules, lang, [])
    does: list[Any] = []
    if card.kind in ("building", "board") and hasattr(rules.words, "action"):
        index = [each.id for each in rules.cards.names(card.kind)].index(card.id)
        does = rules.words.action(card.kind, index)
        if card.kind == "board":
            does = [*does, rules.words.ability(index)]
    return {
        "kind": card.kind,
        "id": card.id,
        "name": card.name(lang),
        "source": card.source,
        "known": list(card.known),
        "fields": card.fields,
        "text": [voice.say(message) for message in does],
    }


class Front:
    """The page and the stand-ins before the server."""

    def __init__(self, app: Any, page: Path) -> None:
        self.app = app
        self.page = page

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            path = scope["path"]
            asked = re.fullmatch(r"/api/games/(\w+)/(texts|words|cards)", path)
            if asked:
                query = parse_qs(scope["query_string"].decode())
                body = told(asked[1], asked[2], query.get("lang", ["en"])[0])
                await self.answer(send, body, "application/json")
                return
            if not path.startswith(("/api", "/healthz")):
                file = self.page / path.lstrip("/")
                if not file.is_file():
                    file = self.page / "index.html"
                await self.answer(send, file.read_bytes(), KINDS.get(file.suffix, "application/octet-stream"))
                return
        await self.app(scope, receive, send)

    async def answer(self, send: Any, body: bytes, kind: str) -> None:
        headers = {**HEADERS, "content-type": kind, "content-length": str(len(body))}
        pairs = [(name.encode(), value.encode()) for name, value in headers.items()]
        await send({"type": "http.response.start", "status": 200, "headers": pairs})
        await send({"type": "http.response.body", "body": body})


if __name__ == "__main__":
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 8620
    built = Path(sys.argv[2]) if len(sys.argv) > 2 else HERE.parents[1] / "src" / "roadstead" / "web"
    app = Front(create_app(Settings(database="/tmp/web2-dev.db")), built)
    uvicorn.run(app, host="127.0.0.1", port=port, log_level="warning", ws="websockets-sansio")
