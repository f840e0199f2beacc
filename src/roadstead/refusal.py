"""Refusals: what was asked for is not done, and nothing has changed. The same from the engine to the client."""

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
    "failed",
    "storage",
]
"""All reasons there are; docs/protocol.md explains them."""

SENTENCES: Final[dict[Reason, str]] = {
    "malformed": "this cannot be read",
    "not-signed-in": "tell us your name first",
    "wrong-key": "nobody has this key; it may have been replaced by a newer one",
    "forbidden": "this is not yours to do",
    "cross-site": "this request came from another site",
    "gone": "there is no such thing, or none that you may see",
    "not-your-turn": "you have nothing to decide now",
    "illegal": "this is not one of your options",
    "stale": "the game has moved on since; look again",
    "nothing-to-undo": "there is nothing you may take back alone",
    "nothing-to-redo": "there is nothing to play again",
    "no-record": "this game has no record",
    "no-hint": "the bot has nothing to say about this; ask again in a moment",
    "taken": "there is no free seat for you",
    "too-late": "this game has already started",
    "too-early": "it is too early for this",
    "too-large": "this is too large",
    "invalid": "this does not fit",
    "too-fast": "that was too much at once; please wait a moment",
    "failed": "something went wrong here; nothing was changed",
    "storage": "the server cannot store this now; nothing was changed, please try again later",
}
"""The sentence for each reason, in English, for programs; people read those in `text/refused.*.ftl`."""


class Refused(Exception):
    """Something was refused, and nothing changed.

    `reason` is for programs, `text` for people: the reason's own sentence, or a detail that it cannot know. `field`
    names what to mend in a request.
    """

    def __init__(self, reason: Reason, detail: str = "", field: str = "") -> None:
        self.reason: Reason = reason
        self.text = detail or SENTENCES.get(reason, reason)
        self.field = field
        super().__init__(f"{field}: {self.text}" if field else self.text)
