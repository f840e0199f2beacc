"""`roadstead serve`: hosts tables for people and programs."""

from __future__ import annotations

import os
import shlex
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from roadstead.cli.errors import Failed, WrongUse
from roadstead.server.network import EVERYWHERE, Listening, is_loopback, url

if TYPE_CHECKING:
    from roadstead.server.context import Server, Settings

LOCAL = "127.0.0.1"
SECRET_PARAMETERS = ("password", "sslpassword")


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for all.")] = LOCAL,
    port: Annotated[int, typer.Option(help="The port to listen on.", min=1, max=65535)] = 8620,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="A file, or any SQLAlchemy URL. Default: a file among your data."),
    ] = None,
    thinkers: Annotated[int, typer.Option(help="How many processes think for bots.", min=1, max=64)] = 2,
    connections: Annotated[
        int, typer.Option(help="How many connections one address may have open; 0 for any number.", min=0)
    ] = 256,
    known_as: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A name that leads browsers here through this machine's loopback."),
    ] = None,
) -> None:
    """Host tables of all four games, until you stop it with Ctrl-C. All is kept in one file."""
    from roadstead.server.context import Settings
    from roadstead.server.limits import Rates
    from roadstead.server.log import to_standard_error
    from roadstead.server.run import default_database, run

    place = database or default_database()
    try_address(host, port)
    at = listening_at(host, port, database)
    rates = Rates(connections=connections)
    names = frozenset(name.lower().rstrip(".") for name in known_as or [])
    server = make_server(Settings(place, bot_workers=thinkers, rates=rates, listening=at, known_as=names))
    here = url({"0.0.0.0": LOCAL, "::": "::1"}.get(host, host), port)
    typer.echo(f"Roadstead is at {here} and keeps its tables in {without_password(place)}")
    for line in (*for_friends(at), *earlier_rules(server)):
        typer.echo(line)
    sys.stdout.flush()
    to_standard_error()
    run(host, port, server)


def listening_at(host: str, port: int, database: str | None = None) -> Listening:
    """Where a server listens; if it is for this machine alone, with the command that lets friends connect."""
    if not is_loopback(host):
        return Listening(host, port)
    from roadstead.cli.read_commands import program
    from roadstead.server.run import PORT

    more = ["--port", str(port)] if port != PORT else []
    more += ["--database", without_password(database)] if database else []
    return Listening(host, port, f"{program()} {shlex.join(['serve', '--host', EVERYWHERE[0], *more])}")


def for_friends(at: Listening) -> list[str]:
    """The addresses that friends open, or how to let them."""
    if at.command:
        then = Listening(EVERYWHERE[0], at.port).addresses()
        opened = f"; they then open {' or '.join(then)}" if then else ""
        return [
            f"It is for this machine alone. For friends in your network, start it with: {at.command}{opened}"
        ]
    found = at.addresses()
    if not found:
        return ["This machine is in no network at present, so that friends cannot connect."]
    return [f"Friends in your network open {' or '.join(found)}"]


def try_address(host: str, port: int) -> None:
    """Fail with a short message if the address cannot be listened on; the server itself could only log it."""
    refused: list[OSError] = []
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError as error:
        raise Failed(f"cannot listen at {host}: {error.strerror or error}") from error
    for family, _, _, _, address in found:
        try:
            socket.create_server(address, family=family).close()
        except OSError as error:
            refused.append(error)
    if len(refused) == len(found):
        why = os.strerror(refused[0].errno or 0)
        raise Failed(f"cannot listen at {host}:{port}: {why}") from refused[0]


def make_server(settings: Settings) -> Server:
    """A server that has claimed its database; fails with a short message if it cannot be used or another has it."""
    from roadstead.server.context import Server

    with explaining_database(settings.database, "--database"):
        return Server(settings)


def earlier_rules(server: Server) -> list[str]:
    """How many running tables go on by earlier rules, and how many cannot; nothing if all are of the newest."""
    from roadstead.server.editions import describe_earlier
    from roadstead.server.rows import count_editions

    return describe_earlier(server.store.run_read(lambda db: count_editions(db, "running")))


@contextmanager
def explaining_database(url: str, argument: str) -> Iterator[None]:
    """Turn the errors of a database into short messages; `argument` is where its URL was given."""
    from alembic.util.exc import CommandError
    from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

    from roadstead.server.claim import DatabaseInUse

    try:
        yield
    except DatabaseInUse as error:
        raise Failed(
            f"another Roadstead server uses the database {without_password(url)}; stop it first"
        ) from error
    except CommandError as error:  # a migration that this version does not know
        raise Failed(f"the database {without_password(url)} belongs to a newer Roadstead; update") from error
    except (ArgumentError, NoSuchModuleError, ImportError, ValueError) as error:
        raise WrongUse(f"{argument} {url.partition(':')[0]}: {error}") from error
    except (SQLAlchemyError, OSError) as error:
        why = getattr(error, "orig", None) or getattr(error, "strerror", None) or error
        raise Failed(f"the database {without_password(url)} cannot be used: {why}") from error


def without_password(url: str) -> str:
    """A database's URL without its password, which may also stand among the parameters of the driver."""
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import ArgumentError

    if "://" not in url:
        return url
    try:
        parsed = make_url(url)
    except ArgumentError:
        return f"{url.partition('://')[0]}://…"
    hidden = {name: "hidden" for name in SECRET_PARAMETERS if name in parsed.query}
    return parsed.update_query_dict(hidden).render_as_string()
