"""The HTTP API of the chat; the live connection offers the same."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import JSONBody

from roadstead.protocol import Chat, ChatLine, Say
from roadstead.server.api import CHANGE, TABLE, HttpRequest, Invite, TableId, ThePerson, TheServer, Viewer
from roadstead.server.context import client_address


class ChatApi(Controller):
    """The chat of a table."""

    path = "/api/tables/{table_id:str}/chat"
    tags = ["chat"]  # noqa: RUF012

    @get("/", responses=TABLE)
    async def chat(self, server: TheServer, viewer: Viewer, table_id: TableId, invite: Invite = "") -> Chat:
        """The chat messages I may read."""
        live_table = await server.tables.visible(table_id, viewer, invite)
        async with live_table.lock:
            return Chat(await live_table.lines_for(viewer), True)

    @post("/", responses=CHANGE)
    async def say(
        self,
        request: HttpRequest,
        server: TheServer,
        person: ThePerson,
        table_id: TableId,
        data: JSONBody[Say],
    ) -> ChatLine:
        """Send a chat message, from my seat or as a watcher."""
        live_table = await server.tables.visible(table_id, person.id, data.invite)
        return await live_table.say(person, data.text, client_address(request))
