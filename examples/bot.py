"""A bot that joins a table: python examples/bot.py 'http://host:8620/tables/ID?invite=CODE' [token]"""

import asyncio
import sys
from random import choice

from roadstead.client import Client, Disconnected
from roadstead.refusal import Refused


async def play(server: str, table_id: str, invite: str, token: str = "") -> list[int]:
    """Play random moves to the end; returns the place of each seat."""
    client = Client(server, token) if token else await Client.guest(server, "Chancy")
    async with client:
        table = await client.join(table_id, invite)
        seat = next(seat.seat for seat in table.seats if seat.mine)
        live = None
        while table.status in ("waiting", "running"):
            try:
                async with client.live(table_id, seat, before=live) as live:
                    while not live.over():
                        if live.choices:
                            await live.play(choice(live.choices).move)
                        else:
                            await live.news(patience=3600)
            except (Disconnected, OSError):
                await asyncio.sleep(1)  # nothing is lost: reconnect
            table = await client.table(table_id, invite)
        return [other.place for other in table.seats]


if __name__ == "__main__":
    address, _, invite = sys.argv[1].partition("?invite=")
    server, _, table_id = address.partition("/tables/")
    try:
        print(asyncio.run(play(server, table_id, invite, *sys.argv[2:3])))
    except Refused as refused:
        sys.exit(f"The server says: {refused}")
