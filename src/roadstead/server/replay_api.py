"""The HTTP API of earlier positions: replay, scores over time, forks."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar import Controller, get, post
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from roadstead.protocol import Fork, Language, Replayed, Scores, TableInfo
from roadstead.server.api import (
    CHANGE,
    HttpRequest,
    Invite,
    TableId,
    TableInWords,
    ThePerson,
    TheServer,
    ViewedSeat,
    Viewer,
)
from roadstead.server.context import client_address
from roadstead.server.forks import fork
from roadstead.server.presenter import Wishes
from roadstead.server.replay import events_to_replay, may_look_from, replay_position, scores
from roadstead.server.turns import Asker

Events: TypeAlias = Annotated[
    int, PathParameter(ge=0, le=2**31 - 1, description="After how many events; 0 is the start.")
]
Since: TypeAlias = Annotated[
    int | None,
    QueryParameter(ge=0, le=2**31 - 1, description="Events from here on; the last one if left out."),
]


class ReplayApi(Controller):
    """Earlier positions of a table, to replay or fork."""

    path = "/api/tables/{table_id:str}"
    tags = ["replay"]  # noqa: RUF012

    @get("/replay/{at:int}", responses=CHANGE)
    async def replay(
        self,
        request: HttpRequest,
        server: TheServer,
        viewer: Viewer,
        table_id: TableId,
        at: Events,
        seat: ViewedSeat = None,
        since: Since = None,
        lang: FromQuery[Language | None] = None,
        words: TableInWords = False,
        invite: Invite = "",
    ) -> Replayed:
        """The table after `at` events, as my seat or the public saw it; after the end, as any seat did."""
        live_table = await server.tables.visible(table_id, viewer, invite)
        may_look_from(live_table, viewer, seat)
        server.charge_history(request, events_to_replay(live_table, at))
        if since is not None:
            server.charge_history(request, min(at, live_table.events_since(-1)) - min(since, at))
        await server.tables.rounds.take(Asker(client_address(request), viewer))
        return await replay_position(live_table, seat, at, since, Wishes(lang or "", words))

    @get("/scores", responses=CHANGE)
    async def scores(
        self,
        request: HttpRequest,
        server: TheServer,
        viewer: Viewer,
        table_id: TableId,
        lang: FromQuery[Language | None] = None,
        invite: Invite = "",
    ) -> Scores:
        """After the end: places, what decided between them, and the points of each seat after each turn."""
        live_table = await server.tables.visible(table_id, viewer, invite)
        if live_table.score_graph is None:
            server.charge_history(request, live_table.events_since(-1))
        return await scores(live_table, lang or "")

    @post("/fork", responses=CHANGE)
    async def fork(
        self,
        request: HttpRequest,
        server: TheServer,
        person: ThePerson,
        table_id: TableId,
        data: JSONBody[Fork],
    ) -> TableInfo:
        """Create a table of my own against bots from a position; hidden information of a running game is redealt."""
        server.limits.take(server.rates.sandboxes, f"sandbox:{person.id}")
        live_table = await server.tables.visible(table_id, person.id, data.invite)
        server.charge_history(request, min(data.at, live_table.events_since(-1)))
        return (await fork(server.tables, live_table, person, data)).info(person.id)
