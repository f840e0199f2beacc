"""Runs the server until it is told to stop."""

from __future__ import annotations

import gc
import signal
from types import FrameType
from typing import Final

import uvicorn

from roadstead.folders import data_folder
from roadstead.protocol import MAX_MESSAGE
from roadstead.server.app import create_app
from roadstead.server.context import Settings

PORT: Final = 8620
FILE: Final = "roadstead.db"


def default_database() -> str:
    return str(data_folder() / FILE)


def run(host: str, port: int, settings: Settings) -> None:
    config = uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=4 * MAX_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )
    gc.freeze()  # what is loaded stays; looking through it again and again delays moves
    gc.set_threshold(20_000, 20, 50)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, told_to_stop)
    uvicorn.Server(config).run()


def told_to_stop(_: int, __: FrameType | None) -> None:
    """uvicorn stops cleanly at a signal and then raises it once more; to us it means that all went well."""
