"""A proxy before PostgreSQL that can freeze it, or lose an answer on its way."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from sqlalchemy.engine import make_url

COMMIT = b"COMMIT"


class Proxy:
    """Passes everything on over loopback; runs in a thread of its own."""

    def __init__(self, database: str) -> None:
        url = make_url(database)
        folder = str(url.query["host"])
        self.socket = next(Path(folder).glob(".s.PGSQL.*[0-9]"))
        self.loop = asyncio.new_event_loop()
        self.passing = asyncio.Event()
        self.commits_to_lose = 0
        self.to_lose: set[asyncio.StreamWriter] = set()
        """Clients that will not hear the next answer."""
        self.lost = 0
        self.dialled = 0
        self.server = self.loop.run_until_complete(asyncio.start_server(self.serve, "127.0.0.1", 0))
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.thaw()
        query = {name: value for name, value in url.query.items() if name != "host"}
        port: int = self.server.sockets[0].getsockname()[1]
        self.url = url.set(host="127.0.0.1", port=port, query=query).render_as_string(hide_password=False)

    def freeze(self) -> None:
        """From now on nothing goes through, and nobody is told."""
        self.loop.call_soon_threadsafe(self.passing.clear)

    def thaw(self) -> None:
        self.loop.call_soon_threadsafe(self.passing.set)

    def lose_commit(self) -> None:
        """The next commit is done, and the connection lost before anybody hears of it."""
        self.commits_to_lose = 1

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.dialled += 1
        with suppress(OSError):
            from_server, to_server = await asyncio.open_unix_connection(self.socket)
            ways = [self.ask(reader, to_server, writer), self.answer(from_server, writer)]
            tasks = [asyncio.ensure_future(way) for way in ways]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            to_server.close()
        writer.close()

    async def ask(
        self, client: asyncio.StreamReader, server: asyncio.StreamWriter, back: asyncio.StreamWriter
    ) -> None:
        while data := await client.read(65536):
            await self.passing.wait()
            if COMMIT in data and self.commits_to_lose:
                self.commits_to_lose -= 1
                self.to_lose.add(back)
            server.write(data)
            await server.drain()

    async def answer(self, server: asyncio.StreamReader, client: asyncio.StreamWriter) -> None:
        while data := await server.read(65536):
            await self.passing.wait()
            if client in self.to_lose:  # the commit is done
                self.lost += 1
                client.transport.abort()
                return
            client.write(data)
            await client.drain()

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.run_until_complete(self.end())
        self.loop.close()

    async def end(self) -> None:
        self.server.close()
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@contextmanager
def proxied(database: str) -> Iterator[Proxy]:
    proxy = Proxy(database)
    try:
        yield proxy
    finally:
        proxy.close()
