"""Turns exceptions into a short message and an exit code."""

from __future__ import annotations

import os
import sys
import traceback

from roadstead.cli.controls import without_controls
from roadstead.engine.cards import CardError
from roadstead.engine.codes import NotationError
from roadstead.engine.options import OptionError
from roadstead.engine.record import RecordError
from roadstead.refusal import Refused

FAILED = 1
WRONG_USE = 2
DEBUG = "ROADSTEAD_DEBUG"


class WrongUse(Exception):
    """Wrong arguments; the text says what is allowed."""


class Failed(Exception):
    """The command failed; the text says why. An empty text: the reason was printed already."""


class Nonsense(Failed):
    """What a server says of a table cannot be; the text says so."""


def report(error: Exception) -> int:
    """Say what went wrong on stderr; returns the exit code."""
    if os.environ.get(DEBUG):
        traceback.print_exception(error)
    text, code = explain(error)
    if text:
        print(f"roadstead: {without_controls(text)}", file=sys.stderr)
    return code


def explain(error: Exception) -> tuple[str, int]:
    from roadstead.bots.bot import BotError
    from roadstead.text.language import UnknownLanguage

    usage = getattr(error, "format_message", None)
    if usage is not None:
        return explain_usage(error, str(usage()))
    if isinstance(error, (WrongUse, BotError, UnknownLanguage)):
        return str(error), WRONG_USE
    if isinstance(error, OptionError):
        return f"option {error}", WRONG_USE
    if isinstance(error, (Failed, CardError, RecordError, NotationError, Refused)):
        return str(error), FAILED
    if isinstance(error, OSError):
        missing = isinstance(error, (FileNotFoundError, IsADirectoryError, NotADirectoryError))
        return f"{error.filename or 'a file'}: {error.strerror or error}", WRONG_USE if missing else FAILED
    if type(error).__name__ == "Abort":
        return "stopped", FAILED
    hint = "" if os.environ.get(DEBUG) else f"\nThis is a fault of the program; {DEBUG}=1 shows where."
    return f"{type(error).__name__}: {error}{hint}", FAILED


def explain_usage(error: Exception, text: str) -> tuple[str, int]:
    """The message of the argument parser, and how to get help."""
    context = getattr(error, "ctx", None)
    command = context.command_path if context is not None else "roadstead"
    if type(error).__name__ == "NoArgsIsHelpError":
        print(text)
        return "", 0
    return f"{text.rstrip()}\nTry '{command} --help'.", WRONG_USE
