"""The available languages, and the user's."""

from __future__ import annotations

import os
from collections.abc import Mapping

from roadstead.engine.cards import LANGUAGES

DEFAULT = LANGUAGES[0]


class UnknownLanguage(LookupError):
    """There are no texts in this language."""

    def __init__(self, language: str) -> None:
        super().__init__(f"there are no texts in '{language}'; languages: {', '.join(LANGUAGES)}")


def choose_language(wanted: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for ("de", "de_AT.UTF-8"), or the environment's if none is given."""
    if not wanted:
        return detect_language(environment)
    code = language_code(wanted)
    if code not in LANGUAGES:
        raise UnknownLanguage(wanted)
    return code


def detect_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the environment, or the default if there are no texts in it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(variable):
            code = language_code(value)
            return code if code in LANGUAGES else DEFAULT
    return DEFAULT


def language_code(locale: str) -> str:
    return locale.split(".")[0].replace("-", "_").split("_")[0].strip().lower()
