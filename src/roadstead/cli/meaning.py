"""What choices mean before one is taken: which of their consequences a menu shows, and for which choices."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from roadstead.engine.words import Consequence, Message
from roadstead.text.voice import Argument, Voice

if TYPE_CHECKING:
    from roadstead.cli.menu import MenuChoice

FINAL = "final"
BY_WEIGHT = ("ends", "loss", "nothing", "excludes", "toll", "cost", FINAL)
"""The kinds of notes, what matters most first. A gain is no note: people choose for it, and the table shows it."""
CHARGES = ("price", "fee", "fees", "money", "guilders")
"""Numbers in the words of a choice that are to be paid."""
GIVEN_UP = ("forgone", "cards")
"""Numbers in the words of a choice that are lost with it."""
MAX_NOTES = 6
"""The most notes below a menu."""


class Note(NamedTuple):
    """A consequence as it is shown with a choice; `kind` is that of the consequence, or FINAL."""

    kind: str
    text: str


def notes_of(choices: Sequence[MenuChoice], voice: Voice) -> dict[str, tuple[Note, ...]]:
    """The notes of each choice, by its notation: neither what all have in common nor what its words say already."""
    found = {choice.notation: tuple(new_notes(choice, voice)) for choice in choices}
    shared = set.intersection(*(set(notes) for notes in found.values())) if len(found) > 1 else set()
    return {
        notation: tuple(dict.fromkeys(note for note in notes if note not in shared))
        for notation, notes in found.items()
    }


def new_notes(choice: MenuChoice, voice: Voice) -> Iterator[Note]:
    for each in choice.means:
        if each.kind in BY_WEIGHT and not is_said(each, choice, voice):
            yield Note(each.kind, voice.say(each.message).removesuffix("."))
    if choice.final:
        yield Note(FINAL, voice.ui("means-final"))


# -- what the words of a choice say already ----------------------------------------------------------------


def is_said(consequence: Consequence, choice: MenuChoice, voice: Voice) -> bool:
    """Whether the words of a choice name the price, the loss or the end themselves."""
    told, words = consequence.message, choice.message
    match consequence.kind:
        case "cost" | "toll":
            return bool(
                seats_in(told, voice) & seats_in(words, voice)
                or numbers_in(told, voice) & numbers_in(words, voice, CHARGES)
                or names_its_goods(told, words, voice)
            )
        case "loss":
            given_up = numbers_in(told, voice) & numbers_in(words, voice, GIVEN_UP)
            return bool(given_up or choice.warnings)  # a warning tells the loss
        case "excludes":
            return names_its_goods(told, words, voice) or (not told.args and speaks_of(words, told, voice))
        case "ends":
            return speaks_of(words, told, voice)
    return False


def seats_in(message: Message, voice: Voice) -> set[int]:
    return {value for _, kind, value in arguments(message, voice) if kind == "seat"}


def numbers_in(message: Message, voice: Voice, names: Collection[str] = ()) -> set[int]:
    """Its numbers; only those of these names, if any are given."""
    return {
        value
        for name, kind, value in arguments(message, voice)
        if kind == "number" and (name in names or not names)
    }


def names_its_goods(told: Message, words: Message, voice: Voice) -> bool:
    """Whether the words name all goods that the message tells of."""
    spoken: dict[str, Argument] = {}
    goods = [(name, kind, value) for name, kind, value in arguments(told, voice) if kind[-1] in "*+"]
    for name, kind, value in goods:
        voice.add_argument(spoken, name, kind, value)
    said = voice.say(words)
    return bool(goods) and all(str(spoken[name]) in said for name, _, _ in goods)


def arguments(message: Message, voice: Voice) -> list[tuple[str, str, int]]:
    """Name, kind and value of each."""
    declared = voice.rules.words.keys.declared[message.key]
    return [(name, kind, value) for (name, kind), value in zip(declared, message.args, strict=True)]


def speaks_of(words: Message, told: Message, voice: Voice) -> bool:
    """Whether both have a telling word in common: "End the route" and "Your route is complete"."""
    return bool(long_words(words, voice) & long_words(told, voice))


def long_words(message: Message, voice: Voice) -> set[str]:
    return set(re.findall(r"\w{5,}", voice.say(message).casefold()))


# -- notes that several choices share ----------------------------------------------------------------------


def weightiest(notes: Collection[Note]) -> list[Note]:
    """As many of the notes as are shown, what matters most first."""
    return sorted(notes, key=lambda note: BY_WEIGHT.index(note.kind))[:MAX_NOTES]


def all_but_few(
    marked: list[str], of_all: list[str], voice: Voice, join: Callable[[list[str], list[str]], str]
) -> str:
    """What is marked in a row; where only a few are missing, all but those."""
    others = [label for label in of_all if label not in marked]
    if others and len(others) < len(marked):
        return voice.ui("means-all-but", labels=join(others, of_all))
    return join(marked, of_all)


def join_labels(marked: list[str], of_all: list[str]) -> str:
    """Labels that follow each other as a range: 1, 3–5."""
    runs: list[list[str]] = []
    before = -2
    for place in map(of_all.index, marked):
        if place == before + 1:
            runs[-1].append(of_all[place])
        else:
            runs.append([of_all[place]])
        before = place
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 2 else ", ".join(run) for run in runs)


def join_names(marked: list[str], of_all: list[str]) -> str:
    return ", ".join(marked)
