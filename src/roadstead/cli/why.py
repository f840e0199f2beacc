"""The command why: all that a choice means, or why a thing on the table cannot be chosen now."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from roadstead.cli import menu
from roadstead.cli.console import GameConsole
from roadstead.cli.menu import MenuChoice, NumberedChoice, compact, fold_case
from roadstead.engine.game import View
from roadstead.text.table import SpokenSection, speak_table
from roadstead.text.voice import Voice

MAX_CHOICES = 3
"""The most choices that one answer tells of."""
BY_TARGET, BY_NAME, BY_PART, BY_LINE = range(4)
"""How well a text names a thing: by its target, its name, a part of it, or words of its line."""


def why(console: GameConsole, seat: int | None, rest: str) -> None:
    if seat is None:
        console.say("looking-on")
        return
    legal = console.legal_choices(seat)
    if not legal:
        console.say("not-your-turn")
    elif not rest:
        console.say("why-usage")
    else:
        answer(console, seat, rest, legal)


def answer(console: GameConsole, seat: int, asked: str, legal: list[MenuChoice]) -> None:
    numbered = menu.label_choices(legal, console.voice)
    choice = menu.find_choice(asked, numbered)
    if choice is not None:
        return tell_choices(console, [choice], legal)
    things = things_meant(asked, console.view(seat), console.voice)
    for thing in of_this_decision(things, console.view(seat), seat, legal, console.voice):
        touching = [each.notation for each in legal if thing in each.targets]
        if touching:
            return tell_choices(console, [each for each in numbered if each.notation in touching], legal)
        why_not = console.why_not(seat, thing)
        if why_not is not None:
            console.say("why-not", text=console.voice.say(why_not.message), rule=why_not.rule)
            return None
    holding = [each for each in numbered if fold_case(asked) in fold_case(each.words)]
    if holding:
        tell_choices(console, holding, legal)
    else:
        console.say("why-no-part" if things else "why-unknown", asked=asked)
    return None


def tell_choices(console: GameConsole, chosen: list[NumberedChoice], legal: list[MenuChoice]) -> None:
    """Each choice with all that it means below it; what several mean alike is told once."""
    by_notation = {choice.notation: choice for choice in legal}
    shown = chosen[:MAX_CHOICES]
    for texts, alike in groupby(shown, lambda each: meaning_of(by_notation[each.notation], console.voice)):
        for choice in alike:
            console.terminal.show(menu.choice_line(choice, 1))
        for text in texts:
            console.show_detail_text(text)
    if len(chosen) > MAX_CHOICES:
        console.say("why-more", count=len(chosen) - MAX_CHOICES)


def meaning_of(choice: MenuChoice, voice: Voice) -> list[str]:
    texts = [voice.say(each.message) for each in choice.means]
    if choice.final:
        texts.append(voice.ui("means-final"))
    return list(dict.fromkeys(texts)) or [voice.ui("why-nothing-more")]


# -- which thing is meant ----------------------------------------------------------------------------------


def of_this_decision(
    things: list[str], view: View, seat: int, legal: list[MenuChoice], voice: Voice
) -> Iterator[str]:
    """The things that choices touch, or that belong to the kinds that the decision could touch."""
    due = view.due_of(seat)
    kinds = voice.rules.words.touches.get(due.kind, ()) if due is not None else ()
    touched = {target for choice in legal for target in choice.targets}
    for thing in things:
        if thing in touched or thing.partition(":")[0] in kinds:
            yield thing


def things_meant(asked: str, view: View, voice: Voice) -> list[str]:
    """The things that a text may mean, the likeliest first; of equally likely ones, one's own.

    Where it names things, no others are meant.
    """
    found: dict[str, tuple[int, bool]] = {}
    for section in speak_table(view, voice):
        foreign = is_of_another(section, view)
        for line in section.lines:
            for thing in line.things:
                likeness = likeness_of(asked, thing, " ".join(line.cells), voice)
                if likeness is not None:
                    place = (likeness, foreign)
                    found[thing] = min(place, found.get(thing, place))
    named = {thing: place for thing, place in found.items() if place[0] <= BY_NAME}
    return sorted(named or found, key=lambda thing: found[thing])


def is_of_another(section: SpokenSection, view: View) -> bool:
    """Whether a section is about another player: harbour-1."""
    _, _, seat = section.name.rpartition("-")
    return seat.isdecimal() and int(seat) != view.seat


def likeness_of(asked: str, thing: str, line: str, voice: Voice) -> int | None:
    """How well a text names a thing; None if it does not."""
    parts = thing.split(":")
    wanted, name = compact(asked), compact(menu.name_of(parts, voice))
    if wanted in (compact(thing), compact(parts[-1])):
        return BY_TARGET
    if wanted == name or compact(line).startswith(wanted):
        return BY_NAME
    if wanted in name:
        return BY_PART
    words = fold_case(line)
    return BY_LINE if all(word in words for word in fold_case(asked).split()) else None
