"""`roadstead verify`: checks the deal of a finished game, in a file or at a server, against its committed seed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from roadstead.cli.errors import Failed
from roadstead.cli.loading import CardsFile, Json, load_record

if TYPE_CHECKING:
    from roadstead.client import Client
    from roadstead.engine.game import Rules
    from roadstead.engine.record import Record
    from roadstead.protocol import TableInfo

Where = Annotated[
    str, typer.Argument(metavar="FILE|URL", help="A record, or the address of a table at a server.")
]


def verify(file: Where, cards: CardsFile = None, json: Json = False) -> None:
    """Check that every chance event of a finished game follows from the seed fixed at its start."""
    from roadstead.cli.address import is_address
    from roadstead.engine.record import RecordError
    from roadstead.engine.table import verify as verify_record

    rules, record = download_record(file) if is_address(file) else load_record(Path(file), cards)
    try:
        dealt = verify_record(rules, record)
        finished = check_scores(rules, record)
    except RecordError as error:
        raise Failed(f"{file}: {error}") from error
    if json:
        from json import dumps

        facts = {"file": file, "chance_events": dealt, "finished": finished, "scores": record.scores}
        typer.echo(dumps(facts, indent=2, ensure_ascii=False))
        return
    typer.echo(f"{file}: all {dealt} chance events follow from the seed, and the seed fits its commitment.")
    typer.echo("So nobody changed the deal after the start. It does not prove that nobody knew the seed.")
    if not finished:
        typer.echo("The game is not finished.")


def check_scores(rules: Rules, record: Record) -> bool:
    """Check the scores a record gives against its moves; returns whether the game is finished."""
    from roadstead.engine.record import RecordError
    from roadstead.engine.table import replay

    table = replay(rules, record)
    scores = [score.total for score in table.state.scores()] if table.over() else []
    if record.scores and record.scores != scores:
        computed = "-".join(str(score) for score in scores) if scores else "none, the game is not finished"
        recorded = "-".join(str(score) for score in record.scores)
        raise RecordError(0, f"the record gives the scores {recorded}, its moves lead to {computed}")
    return table.over()


# -- at a server -------------------------------------------------------------------------------------------------


def download_record(url: str) -> tuple[Rules, Record]:
    """The record of a finished table, if it is of the deal that the table committed to."""
    import asyncio

    import httpx

    from roadstead.cli.address import read_address
    from roadstead.cli.credentials import token_for
    from roadstead.client import Client
    from roadstead.engine.game import UnknownRules
    from roadstead.engine.record import RecordError, read_record
    from roadstead.games import rules_of
    from roadstead.refusal import Refused

    at = read_address(url)
    if not at.table:
        raise Failed(f"{url} names no table; an address such as {at.server}/tables/ID does")
    try:
        client = Client(at.server, token_for(at.server, ""))
        table, text = asyncio.run(fetch_record(client, at.table, at.invite))
        record = read_record(text)
    except httpx.HTTPError as error:
        raise Failed(f"{at.server} cannot be reached") from error
    except Refused as refused:
        if refused.reason == "gone":
            raise Failed(f"{at.server} has no table {at.table} that you may see") from refused
        raise Failed(f"{url}: {refused}") from refused
    except RecordError as error:
        raise Failed(f"{url}: {error}") from error
    if (record.commitment, record.seed, record.table) != (table.commitment, table.seed, at.table):
        raise Failed(f"{url}: the record is not of the deal that this table shows")
    try:
        return rules_of(record.edition(), url), record
    except UnknownRules as unknown:
        raise Failed(f"{url}: {unknown}") from unknown


async def fetch_record(client: Client, table_id: str, invite: str) -> tuple[TableInfo, str]:
    """A finished table and its record. An expired token is ignored."""
    from roadstead.client import Client
    from roadstead.refusal import Refused

    async with client:
        try:
            table = await client.table(table_id, invite)
        except Refused as refused:
            if refused.reason != "not-signed-in" or not client.token:
                raise
            return await fetch_record(Client(client.server), table_id, invite)
        if table.status in ("waiting", "running"):
            raise Failed("the game is not finished; its seed is told at the end")
        if table.status == "ended":
            raise Failed("the game was ended without a result, so its seed was never told")
        return table, await client.record(table_id, invite=invite)
