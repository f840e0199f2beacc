"""The user's tokens by server and name, in a file that only the user can read."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from msgspec import DecodeError, Struct, ValidationError, json

from roadstead.folders import data_folder

FILE: Final = "servers.json"


class Guest(Struct):
    """Tokens by name at one server, and the name used last."""

    last: str = ""
    tokens: dict[str, str] = {}


def credentials_file() -> Path:
    return data_folder() / FILE


def read_guests() -> dict[str, Guest]:
    try:
        return json.decode(credentials_file().read_bytes(), type=dict[str, Guest])
    except (FileNotFoundError, DecodeError, ValidationError):
        return {}


def token_for(server: str, name: str) -> str:
    """The token of this name at a server; of the name used last, if `name` is empty."""
    guest = read_guests().get(server, Guest())
    return guest.tokens.get(name or guest.last, "")


def remember(server: str, name: str, token: str) -> None:
    guests = read_guests()
    guest = guests.setdefault(server, Guest())
    guest.last = name
    guest.tokens[name] = token
    write_guests(guests)


def forget(server: str, token: str) -> None:
    """Remove a token that is no longer valid."""
    guests = read_guests()
    guest = guests.get(server, Guest())
    guest.tokens = {name: other for name, other in guest.tokens.items() if other != token}
    write_guests(guests)


def write_guests(guests: dict[str, Guest]) -> None:
    """Replace the file atomically; it is never readable by others."""
    place = credentials_file()
    place.parent.mkdir(parents=True, exist_ok=True)
    new = place.with_name(f"{FILE}.{os.getpid()}")
    descriptor = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with open(descriptor, "wb") as stream:
        stream.write(json.format(json.encode(guests), indent=1))
    os.replace(new, place)
