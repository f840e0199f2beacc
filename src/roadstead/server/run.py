"""Runs the server until it is stopped."""

from __future__ import annotations

import gc
import signal
from contextlib import suppress
from typing import Final

from roadstead.folders import data_folder
from roadstead.server.app import create_app
from roadstead.server.context import Server
from roadstead.server.transport import GuardedConfig, GuardedServer

try:
    import resource
except ImportError:  # on Windows
    resource = None  # type: ignore[assignment]

PORT: Final = 8620
DATABASE_FILE: Final = "roadstead.db"


def default_database() -> str:
    return str(data_folder() / DATABASE_FILE)


def run(host: str, port: int, server: Server) -> None:
    app = create_app(server.settings, server)
    guarded = GuardedServer(GuardedConfig(app, server.settings, host=host, port=port), app)
    for number in (signal.SIGINT, signal.SIGTERM):
        # uvicorn does the same, but later, and raises the signal again after a clean stop; we exit with 0 then
        signal.signal(number, guarded.handle_exit)
    allow_many_files()
    gc.freeze()  # loaded modules stay; scanning them in every collection delays moves
    gc.set_threshold(20_000, 20, 50)
    guarded.run()


def allow_many_files() -> None:
    """Raise the limit of open files, usually 1,024: each connection needs one."""
    if resource is not None:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
