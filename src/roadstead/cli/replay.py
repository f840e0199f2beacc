"""`roadstead replay`: a record in words, and the position it leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from roadstead.cli.errors import Failed, WrongUse
from roadstead.cli.loading import CardsFile, Json, Language, RecordFile, load_record

if TYPE_CHECKING:
    from roadstead.engine.record import Record
    from roadstead.engine.table import Logged, Table
    from roadstead.engine.words import Happening
    from roadstead.text.voice import Voice


def replay(
    file: RecordFile,
    to: Annotated[int | None, typer.Option("--to", min=0, metavar="N", help="Stop after N events.")] = None,
    details: Annotated[
        bool, typer.Option("--details", help="Tell every event, not just a line per action.")
    ] = False,
    page: Annotated[bool, typer.Option("--page", help="Open it in the browser instead.")] = False,
    lang: Language = None,
    cards: CardsFile = None,
    json: Json = False,
) -> None:
    """Print a game in words, and the position at its end or after N events. All is open: secrets too."""
    from roadstead.cli.seating import spoken_name
    from roadstead.engine.record import RecordError
    from roadstead.engine.table import replay as replay_record
    from roadstead.text.language import choose_language
    from roadstead.text.voice import Voice

    rules, record = load_record(file, cards)
    if to is not None:
        if to > len(record.events):
            raise WrongUse(f"the record has {len(record.events)} events, not {to}")
        record.events = record.events[:to]
    try:
        table = replay_record(rules, record)
    except RecordError as error:
        raise Failed(f"{file}: {error}") from error
    if page:
        from roadstead.cli.page import open_page
        from roadstead.cli.record_page import RecordPage

        return open_page(address_at=RecordPage(record).address_at)
    voice = Voice(rules, choose_language(lang), [spoken_name(player) for player in table.players])
    if json:
        from json import dumps

        typer.echo(dumps(facts_of(table, record, voice), indent=2, ensure_ascii=False))
    else:
        show(table, record, voice, details)


def open_happening(event: Logged, table: Table) -> Happening:
    """An event with all its consequences, secrets included."""
    from roadstead.engine.words import Happening

    messages = [table.rules.words.event(event.who, event.code), *(line.message for line in event.lines)]
    told = tuple(message for message in messages if message is not None)
    return Happening(event.who, event.code, told, event.actors)


def describe_actions(table: Table, voice: Voice) -> list[tuple[list[int], str]]:
    """The events of each action that has a line, from 1, and the line."""
    from roadstead.engine.actions import split_actions

    words = table.rules.words
    events = [open_happening(event, table) for event in table.log]
    found: list[tuple[list[int], str]] = []
    for places in split_actions(words, events):
        line = words.action([events[place] for place in places])
        if line is not None:
            found.append(([place + 1 for place in places], voice.say_action(line)))
    return found


def describe_event(event: Logged, table: Table, voice: Voice) -> list[str]:
    return [voice.say(message) for message in open_happening(event, table).told]


def facts_of(table: Table, record: Record, voice: Voice) -> dict[str, object]:
    from dataclasses import asdict

    over = table.over()
    header = {
        "game": record.game,
        "rules": record.rules,
        "deck": record.deck,
        "seats": record.seats,
        "options": record.options,
        "players": table.players,
        "table": record.table,
        "commitment": record.commitment,
        "seed": record.seed,
    }
    events = [
        {
            "number": number,
            "who": event.who,
            "player": voice.player(event.who) if event.who >= 0 else None,
            "notation": table.rules.codebook.notation(event.code),
            "when": event.when if event.when >= 0 else None,
            "turn": event.turn,
            "words": describe_event(event, table, voice),
        }
        for number, event in enumerate(table.log, 1)
    ]
    return {
        "header": header,
        "events": events,
        "actions": [
            {"first": numbers[0], "last": numbers[-1], "events": numbers, "words": text}
            for numbers, text in describe_actions(table, voice)
        ],
        "over": over,
        "scores": [asdict(score) for score in table.state.scores()] if over else [],
        "ranking": table.state.ranking() if over else [],
    }


def show(table: Table, record: Record, voice: Voice, details: bool) -> None:
    from rich.padding import Padding
    from rich.text import Text

    from roadstead.cli.result import show_result
    from roadstead.cli.screens import screen_of
    from roadstead.cli.terminal import Terminal

    terminal = Terminal()
    options = ", ".join(f"{name}={value}" for name, value in record.options.items())
    terminal.show(
        f"{record.game}: {', '.join(table.players)}{f' ({options})' if options else ''}", style="bold"
    )
    terminal.line()
    wide = len(str(len(table.log)))
    actions = (
        {} if details else {events[0]: (events, text) for events, text in describe_actions(table, voice)}
    )
    told: set[int] = set()
    for number, event in enumerate(table.log, 1):
        if number in told:
            continue
        if number in actions:
            events, line = actions[number]
            told.update(events)
            terminal.show(Text.assemble((f"{number:>{wide}} ", "dim"), terminal.wrap_hanging(line, wide + 1)))
            continue
        for at, text in enumerate(describe_event(event, table, voice)):
            if not at:
                terminal.show(Text.assemble((f"{number:>{wide}} ", "dim"), text))
                continue
            terminal.show(Padding(text, (0, 0, 0, wide + 3)), style="dim")
    terminal.line()
    terminal.show(screen_of(table.rules).draw(table.view(None), voice, table.rules))
    if table.over():
        show_result(table.state.scores(), table.state.ranking(), voice, terminal)
