"""`roadstead cards`: every card of a game with its values and where they come from."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from roadstead.cli.loading import CardsFile, GameName, Json, Language, load_rules

if TYPE_CHECKING:
    from roadstead.cli.terminal import Terminal
    from roadstead.engine.cards import Card
    from roadstead.text.voice import Voice

MARK = "*"
RECONSTRUCTED = "reconstructed"
"""The source of a card whose values are our own design; its name gets the mark."""


def cards(game: GameName, lang: Language = None, cards: CardsFile = None, json: Json = False) -> None:
    """Print every card: what it costs, brings and does, and whether the rulebook, public material or we say so."""
    from roadstead.text.language import choose_language
    from roadstead.text.voice import Voice

    rules = load_rules(game, cards)
    voice = Voice(rules, choose_language(lang), [])
    if json:
        from json import dumps

        found = [facts_of(card, voice) for card in rules.cards.cards]
        deck = {"game": rules.game.name, "deck": rules.cards.digest, "cards": found}
        typer.echo(dumps(deck, indent=2, ensure_ascii=False))
    else:
        from roadstead.cli.terminal import Terminal

        show_all(rules.cards.cards, voice, Terminal())


def facts_of(card: Card, voice: Voice) -> dict[str, object]:
    from roadstead.text.cards import describe_fields
    from roadstead.text.effects import effects

    return {
        "kind": card.kind,
        "id": card.id,
        "name": card.name(voice.language),
        "names": card.names,
        "source": card.source,
        "reconstructed": card.source == RECONSTRUCTED,
        "known": list(card.known),
        "fields": card.fields,
        "facts": describe_fields(card, voice),
        "effects": effects(card, voice),
    }


def show_all(deck: list[Card], voice: Voice, terminal: Terminal) -> None:
    for kind in dict.fromkeys(card.kind for card in deck):
        mine = [card for card in deck if card.kind == kind]
        terminal.show(f"{voice.label('kind', kind)} ({len(mine)})", style="bold underline")
        for card in mine:
            show(card, voice, terminal)
        terminal.line()
    terminal.show(voice.ui("cards-mark"))


def show(card: Card, voice: Voice, terminal: Terminal) -> None:
    """One card: its name, plain values, what it does, and its provenance."""
    from rich.padding import Padding
    from rich.text import Text

    from roadstead.text.cards import describe_fields, describe_source
    from roadstead.text.effects import effects

    mark = MARK if card.source == RECONSTRUCTED else ""
    identity = f" [{card.id}]" if card.names else ""
    head = Text.assemble((card.name(voice.language) + mark, "bold"), identity)
    values = " · ".join(describe_fields(card, voice))
    terminal.show(head + Text(f"  {values}") if values else head)
    for effect in effects(card, voice):
        terminal.show(Padding(effect, (0, 0, 0, 4)))
    terminal.show(Padding(describe_source(card, voice), (0, 0, 0, 4)), style="dim")
