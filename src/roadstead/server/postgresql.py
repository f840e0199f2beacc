"""Connections to PostgreSQL with client-side time-outs.

PostgreSQL's own time-outs help only while it works. If it is frozen, or the network drops all packets, the driver
would wait for ever, so we measure the time on our side, too.
"""

from __future__ import annotations

from time import monotonic
from typing import Any, Final

import psycopg
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL

from roadstead.server.patience import Patience

ENCODING: Final = "UTF8"
KEEPALIVE: Final = {"keepalives_idle": 10, "keepalives_interval": 3, "keepalives_count": 3}


def postgresql_engine(url: URL, connections: int, patience: Patience) -> Engine:
    engine = create_engine(url, pool_size=connections, pool_pre_ping=True, hide_parameters=True)

    @event.listens_for(engine, "do_connect")
    def connect(_: Any, __: Any, arguments: list[Any], named: dict[str, Any]) -> ImpatientConnection:
        if patience.left(monotonic()) <= 0:
            raise psycopg.OperationalError("the server stops")
        connection = ImpatientConnection.connect(*arguments, **with_timeouts(named, patience.seconds))
        encoding = connection.info.parameter_status("server_encoding")
        if encoding != ENCODING:  # names and chat are of all letters there are
            connection.close()
            raise ValueError(f"the encoding of the database must be {ENCODING}, not {encoding}")
        connection.patience = patience
        return connection

    return engine


def with_timeouts(given: dict[str, Any], seconds: float) -> dict[str, Any]:
    """Connection parameters: our time-outs unless the URL sets its own."""
    milliseconds = int(1000 * seconds)
    server_side = {
        "statement_timeout": milliseconds,
        "lock_timeout": milliseconds // 2,
        "idle_in_transaction_session_timeout": 3 * milliseconds,
    }
    options = [f"-c{name}={value}" for name, value in server_side.items()]
    return {
        "connect_timeout": max(1, int(seconds / 3)),
        "tcp_user_timeout": milliseconds,
        "client_encoding": ENCODING,
        **KEEPALIVE,
        **given,
        "options": " ".join([*options, given.get("options", "")]),
    }


class ImpatientConnection(psycopg.Connection[Any]):
    """Gives up on an answer after a while; the statement may have been executed all the same."""

    patience = Patience()

    def wait(self, gen: Any, *more: Any, **named: Any) -> Any:
        return super().wait(self.with_timeout(gen), *more, **named)

    def with_timeout(self, gen: Any) -> Any:
        """Wrap the driver's generator, which is resumed several times a second even if nothing arrived."""
        began = monotonic()
        try:
            wanted = next(gen)
            while True:
                ready = yield wanted
                if not ready and self.patience.left(began) <= 0:
                    self.pgconn.finish()
                    raise psycopg.OperationalError("the database did not answer in time")
                wanted = gen.send(ready)
        except StopIteration as end:
            return end.value
