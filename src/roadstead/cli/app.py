"""The commands of `roadstead`, one module each, and the one place where errors become messages."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

from roadstead.cli import cards, check_database, fuzz, page, play, replay, rules, serve, simulate, verify
from roadstead.cli.errors import WrongUse, report

app = typer.Typer(
    name="roadstead",
    help="Four harbour board games. Without a command, opens them in your browser.",
    invoke_without_command=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
for command in (
    play.play,
    serve.serve,
    check_database.check_database,
    simulate.simulate,
    replay.replay,
    verify.verify,
    cards.cards,
    rules.rules,
    fuzz.fuzz,
):
    app.command()(command)


def show_version(wanted: bool) -> None:
    if wanted:
        import roadstead

        build = "compiled" if roadstead.compiled else "interpreted"
        typer.echo(f"roadstead {roadstead.__version__} ({build})")
        raise typer.Exit


@app.callback()
def main(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and leave."),
    ] = False,
    port: Annotated[
        int | None,
        typer.Option(min=1, max=65535, help="The port of the page. Default: 8620, or the next free one."),
    ] = None,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Whether to open the page in your browser.")
    ] = True,
) -> None:
    if context.invoked_subcommand is None:
        page.open_page(port, browser)
    elif port is not None or not browser:
        raise WrongUse(
            f"--port and --no-browser stand after '{context.invoked_subcommand}', if it takes them"
        )


def run(arguments: list[str]) -> int:
    """Run one command; returns its exit code: 0 success, 1 failure, 2 wrong use, or one of the command's own."""
    replace_unprintable()
    try:
        code = app(args=arguments, prog_name="roadstead", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        return report(error)


def replace_unprintable() -> None:
    """Print `?` for characters that the terminal cannot encode, instead of failing."""
    for stream in (sys.stdout, sys.stderr, sys.stdin):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
