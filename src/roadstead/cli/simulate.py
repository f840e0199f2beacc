"""`roadstead simulate`: many games between bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from roadstead.cli.errors import WrongUse
from roadstead.cli.loading import CardsFile, GameName, Json, Options, load_rules, parse_settings, split_names
from roadstead.cli.progress import progress_bar

if TYPE_CHECKING:
    from rich.table import Table

    from roadstead.arena.simulate import SimulationResult


def simulate(
    game: GameName,
    players: Annotated[
        int | None, typer.Option(help="How many seats; default: as many as bots are named, or 2.")
    ] = None,
    bots: Annotated[
        str, typer.Option(help="Who sits on each seat, such as random,greedy; one name is for all.")
    ] = "random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[
        int, typer.Option(help="The same seed gives the same games, whatever the number of jobs.")
    ] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    nodes: Annotated[
        int, typer.Option(min=1, help="How many positions a bot may look at for one decision.")
    ] = 400,
    options: Options = None,
    cards: CardsFile = None,
    json: Json = False,
) -> None:
    """Play many games between bots. They sit as they are named: seats are not rotated."""
    from roadstead.arena import simulate as arena
    from roadstead.bots.bot import Budget

    rules = load_rules(game, cards)
    names = assign_bots(split_names(bots), players)
    settings = rules.game.settings(len(names), parse_settings(options))
    with progress_bar(games) as advance:
        result = arena.simulate(rules, settings, names, games, seed, jobs, advance, Budget(nodes=nodes))
    if json:
        from dataclasses import asdict
        from json import dumps

        typer.echo(dumps({"game": rules.game.name, "seed": seed} | asdict(result), indent=2))
    else:
        show(result)


def assign_bots(bots: list[str], players: int | None) -> list[str]:
    """The bot of each seat."""
    if not bots:
        raise WrongUse("no bot is named; try --bots random")
    if len(bots) == 1:
        return bots * (players if players is not None else 2)
    if players is not None and players != len(bots):
        raise WrongUse(f"{len(bots)} bots are named for {players} players; name one for each, or one for all")
    return bots


def show(result: SimulationResult) -> None:
    from rich.console import Console

    console = Console(highlight=False)
    console.print(table_of(result))
    stopped = f", {result.stopped} stopped by the turn limit" if result.stopped else ""
    console.print(
        f"{result.games} games, {result.mean_length:.1f} turns on average{stopped}; "
        f"{result.decisions} decisions in {result.seconds:.1f} s ({result.decisions_per_second:,.0f} per second)"
    )


def table_of(result: SimulationResult) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD)
    for heading, justify in (
        ("seat", "right"),
        ("bot", "left"),
        ("wins", "right"),
        ("", "right"),
        ("mean score", "right"),
    ):
        table.add_column(heading, justify=justify)  # type: ignore[arg-type]
    for seat, bot in enumerate(result.bots):
        wins = result.wins[seat]
        table.add_row(
            str(seat), bot, f"{wins:.1f}", f"{wins / result.games:.1%}", f"{result.mean_scores[seat]:.2f}"
        )
    return table
