"""What choices mean before one is taken: which of their consequences a menu shows, and for which choices."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from roadstead.engine.words import Consequence
from roadstead.text.voice import Voice

if TYPE_CHECKING:
    from roadstead.cli.menu import MenuChoice

FINAL = "final"
GAIN = "gain"
BY_WEIGHT = ("ends", "loss", "nothing", "excludes", "toll", "cost", GAIN, FINAL)
"""The kinds of notes, what matters most first."""
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


def is_said(consequence: Consequence, choice: MenuChoice, voice: Voice) -> bool:
    """Whether the words of a choice, or its warnings, tell it already."""
    said = voice.rules.words.says.get(choice.message.key, ())
    return consequence.message.key in said or bool(consequence.kind == "loss" and choice.warnings)


# -- notes that several choices share ----------------------------------------------------------------------


def weightiest(notes: Collection[Note]) -> list[Note]:
    """As many of the notes as are shown, what matters most first."""
    return sorted(notes, key=lambda note: BY_WEIGHT.index(note.kind))[:MAX_NOTES]


def all_but_few(
    marked: list[str], of_all: list[str], voice: Voice, join: Callable[[list[str], list[str]], str]
) -> str:
    """What is marked in a row, or all but the others, whichever is shorter."""
    named = join(marked, of_all)
    others = [label for label in of_all if label not in marked]
    if not others:
        return named
    all_but = voice.ui("means-all-but", labels=join(others, of_all))
    return all_but if len(all_but) < len(named) else named


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
