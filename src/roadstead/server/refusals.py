"""Refusals: each with an HTTP status, a reason for programs and a sentence for people."""

from __future__ import annotations

from typing import Final

STATUS: Final = {
    "malformed": 400,
    "not-signed-in": 401,
    "wrong-key": 401,
    "forbidden": 403,
    "cross-site": 403,
    "gone": 404,
    "not-your-turn": 409,
    "illegal": 409,
    "stale": 409,
    "nothing-to-undo": 409,
    "nothing-to-redo": 409,
    "no-record": 409,
    "no-hint": 409,
    "taken": 409,
    "too-late": 409,
    "too-early": 409,
    "too-large": 413,
    "invalid": 422,
    "too-fast": 429,
    "storage": 507,
}


class Denied(Exception):
    """Something was refused and nothing changed."""

    def __init__(self, reason: str, text: str, field: str = "") -> None:
        super().__init__(text)
        self.reason = reason
        self.text = text
        self.field = field
        self.status = STATUS[reason]
