"""What the employees, contracts, ship cards and canals of Shipyard do and show."""

from __future__ import annotations

from typing import cast

from roadstead.engine.cards import Card
from roadstead.engine.game import Rules
from roadstead.games.shipyard.deck import ICONS, NONE, Contract, ShipyardDeck
from roadstead.games.shipyard.rules import ShipyardRules
from roadstead.games.shipyard.words import ShipyardWords
from roadstead.text.voice import Argument, Voice


def effects(card: Card, voice: Voice, rules: Rules) -> list[str]:
    """What an employee does and a contract scores, the features of a ship card, the icons of a canal."""
    deck = cast(ShipyardRules, rules).deck
    words = cast(ShipyardWords, rules.words)
    index = [other.id for other in rules.cards.names(card.kind)].index(card.id)
    if card.kind == "ship-card":
        return [with_features(deck.features[index], voice)]
    if card.kind == "canal":
        return [describe_canal(index, deck, voice)]
    texts = [voice.say(message) for message in words.card(card.kind, index)]
    return texts + (tell_table(deck.contracts[index], voice) if card.kind == "contract" else [])


def with_features(counts: list[int], voice: Voice) -> str:
    """ "with 1 mast and 1 cabin"."""
    return voice.format("screen-with", {"features": voice.tally("feature", counts), "count": sum(counts)})


def describe_canal(canal: int, deck: ShipyardDeck, voice: Voice) -> str:
    """ "Canal 8: north edge commerce, east edge lifeboat"."""
    icons = deck.tiles[canal].icons[0]
    names = [
        voice.format(
            "screen-icon-at",
            {"site": voice.thing("site", site), "icon": voice.format("icon-short", {"id": ICONS[icon]})},
        )
        for site, icon in enumerate(icons)
        if icon != NONE
    ]
    return voice.format("screen-canal", {"number": number_of(canal, voice), "icons": ", ".join(names)})


def number_of(canal: int, voice: Voice) -> str:
    identity = voice.id_of("canal", canal)
    return voice.format("canal-number", {"canal-id": identity, "canal": identity})


def tell_table(contract: Contract, voice: Voice) -> list[str]:
    """ "1 brings 1, 2 bring 3, 3 bring 6, then +1 each"; nothing for a contract without a table."""
    steps = [
        voice.format("screen-step", {"count": count, "points": points})
        for count, points in steps_of(contract)
    ]
    return finish_table(contract, steps, voice)


def describe_table(contract: Contract, voice: Voice) -> list[str]:
    """ "1→1, 2→3, 3→6, then +1 each", for a drawn screen."""
    return finish_table(contract, [f"{count}→{points}" for count, points in steps_of(contract)], voice)


def steps_of(contract: Contract) -> list[tuple[int, int]]:
    counts = contract.thresholds or list(range(len(contract.table)))
    return [(count, points) for count, points in zip(counts, contract.table, strict=True) if points]


def finish_table(contract: Contract, steps: list[str], voice: Voice) -> list[str]:
    if not steps:
        return []
    args: dict[str, Argument] = {
        "steps": ", ".join(steps),
        "points": contract.beyond,
        "step": contract.step or 1,
    }
    return [voice.format("screen-steps", args)]
