"""Opens a record in the page: it is stored at the server, and shown at its last position."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

import httpx

from roadstead.cli import credentials
from roadstead.cli.errors import Failed
from roadstead.cli.online import TOKEN_LABEL
from roadstead.client import Client
from roadstead.engine.record import Record
from roadstead.refusal import Refused

NAME = "Roadstead"
"""The guest to whom the record belongs, if nobody has played from this terminal yet."""


@dataclass(frozen=True)
class RecordPage:
    record: Record

    def address_at(self, server: str) -> str:
        """Store the record at a server; the address of its last position there."""
        try:
            return asyncio.run(self.store(server))
        except httpx.HTTPError as error:
            raise Failed(f"{server} cannot be reached") from error

    async def store(self, server: str) -> str:
        async with await sign_in(server) as client:
            table = await client.keep_record(self.record.text())
        return f"{server}/tables/{table.id}?at={len(self.record.events)}&invite={table.invite}"


async def sign_in(server: str) -> Client:
    """Whoever played from this terminal last, or else a new guest, whose token is kept."""
    token = credentials.token_for(server, "")
    if token:
        client = Client(server, token)
        try:
            await client.me()
        except Refused as refused:
            await client.close()
            if refused.reason != "not-signed-in":
                raise
            credentials.forget(server, token)
        else:
            return client
    client = await Client.guest(server, NAME)
    credentials.remember(server, NAME, await client.new_token(TOKEN_LABEL))
    return client
