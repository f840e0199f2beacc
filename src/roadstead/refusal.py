"""Refusals: a request was not carried out and nothing has changed. The same in all layers, from engine to client."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

Reason: TypeAlias = Literal[
    "malformed",
    "not-signed-in",
    "wrong-key",
    "forbidden",
    "cross-site",
    "gone",
    "not-your-turn",
    "illegal",
    "stale",
    "nothing-to-undo",
    "nothing-to-redo",
    "no-record",
    "no-hint",
    "taken",
    "too-late",
    "too-early",
    "too-large",
    "invalid",
    "too-fast",
    "other-version",
    "failed",
    "not-known",
    "storage",
]
"""All reasons; docs/protocol.md explains them."""

SENTENCES: Final[dict[Reason, str]] = {
    "malformed": "this cannot be read",
    "not-signed-in": "tell us your name first",
    "wrong-key": "nobody has this key; it may have been replaced by a newer one",
    "forbidden": "that is not yours to do",
    "cross-site": "that came from another site",
    "gone": "that is not here, or not for you to see",
    "not-your-turn": "it is not your turn",
    "illegal": "that is not possible now",
    "stale": "the game has moved on; look again",
    "nothing-to-undo": "there is nothing you may take back alone",
    "nothing-to-redo": "there is nothing to play again",
    "no-record": "this game has no record",
    "no-hint": "the bot has nothing to say about this",
    "taken": "there is no free seat for you",
    "too-late": "the game has already started",
    "too-early": "it is too early for that",
    "too-large": "that is too large",
    "invalid": "this does not fit",
    "too-fast": "that was too much at once; wait a moment",
    "other-version": "this program and the server speak different versions; update the older one",
    "failed": "something went wrong; nothing has changed",
    "not-known": "it is not known yet whether that was stored; look again before you repeat it",
    "storage": "the server cannot store that now; nothing has changed, try again later",
}
"""The sentence for each reason, in English, for programs; people read it in their language: `text/refused/`."""


class Refused(Exception):
    """Something was refused, and nothing changed.

    `reason` is for programs, `text` for people: the reason's own sentence, or a more specific one. `field` names the
    invalid field of a request.
    """

    def __init__(self, reason: Reason, detail: str = "", field: str = "") -> None:
        self.reason: Reason = reason
        self.text = detail or SENTENCES.get(reason, reason)
        self.field = field
        super().__init__(f"{field}: {self.text}" if field else self.text)
