"""Parses the address of a server, with the table it names, if any."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import parse_qs, quote, unquote, urlsplit

from roadstead.cli.errors import WrongUse


@dataclass(frozen=True)
class Address:
    """A server, and a table there with its invite code if the address names them."""

    server: str
    table: str = ""
    invite: str = ""

    def link(self) -> str:
        """The invite link to send to a friend."""
        code = f"?invite={quote(self.invite)}" if self.invite else ""
        return f"{self.server}/tables/{quote(self.table, safe='')}{code}"


def read_address(text: str) -> Address:
    """ "http://host:8620", "host:8620", or a link to a table such as "http://host/tables/ID?invite=CODE"."""
    written = text if "://" in text else f"http://{text}"
    parts = urlsplit(written)
    try:
        port = parts.port
    except ValueError as error:
        raise WrongUse(f"'{text}' is not the address of a server: {error}") from error
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise WrongUse(f"'{text}' is not the address of a server, such as http://127.0.0.1:8620")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    before, _, after = parts.path.partition("/tables/")
    server = f"{parts.scheme}://{host}{f':{port}' if port else ''}{before.removesuffix('/api').rstrip('/')}"
    invite = parse_qs(parts.query).get("invite", [""])[0]
    return Address(server, unquote(after.split("/")[0]), invite)


def is_address(text: str) -> bool:
    """Whether this is a URL rather than a file."""
    return text.startswith(("http://", "https://"))
