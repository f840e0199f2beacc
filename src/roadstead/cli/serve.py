"""`roadstead serve`: hosts tables for people and programs."""

from __future__ import annotations

import sys
from typing import Annotated

import typer


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.", min=0, max=65535)] = 8620,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="A file, or any SQLAlchemy URL. Default: a file among your data."),
    ] = None,
    thinkers: Annotated[int, typer.Option(help="How many processes think for bots.", min=1, max=64)] = 2,
) -> None:
    """Host tables of all four games, until you stop it with Ctrl-C. All is kept in one file."""
    from roadstead.server.context import Settings
    from roadstead.server.run import default_database, run

    place = database or default_database()
    typer.echo(f"Roadstead is at http://{host}:{port} and keeps its tables in {hidden(place)}")
    sys.stdout.flush()
    run(host, port, Settings(place, thinkers=thinkers))


def hidden(url: str) -> str:
    """A database's URL without its password."""
    from sqlalchemy.engine import make_url

    return make_url(url).render_as_string() if "://" in url else url
