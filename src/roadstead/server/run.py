"""Runs the server until it is told to stop."""

from __future__ import annotations

import gc
import signal
from contextlib import suppress
from types import FrameType
from typing import Final

from roadstead.folders import data_folder
from roadstead.server.app import create_app
from roadstead.server.context import Settings
from roadstead.server.transport import GuardedConfig, GuardedServer

try:
    import resource
except ImportError:  # on Windows
    resource = None  # type: ignore[assignment]

PORT: Final = 8620
DATABASE_FILE: Final = "roadstead.db"


def default_database() -> str:
    return str(data_folder() / DATABASE_FILE)


def run(host: str, port: int, settings: Settings) -> None:
    app = create_app(settings)
    config = GuardedConfig(app, settings, host=host, port=port)
    allow_many_files()
    gc.freeze()  # what is loaded stays; looking through it again and again delays moves
    gc.set_threshold(20_000, 20, 50)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, ignore_second_signal)
    GuardedServer(config, app).run()


def allow_many_files() -> None:
    """A connection is a file, and the usual limit of 1,024 is meant for programs that have a few."""
    if resource is not None:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def ignore_second_signal(_: int, __: FrameType | None) -> None:
    """uvicorn stops cleanly at a signal and then raises it once more; to us it means that all went well."""
