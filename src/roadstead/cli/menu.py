"""The choices of a decision: their labels and texts, and which one a typed line means."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from difflib import get_close_matches
from itertools import count, groupby, product
from unicodedata import combining, normalize

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from roadstead.cli.meaning import GAIN, Note, all_but_few, join_labels, join_names, notes_of, weightiest
from roadstead.engine.game import View
from roadstead.engine.table import Table
from roadstead.engine.words import Consequence, Message, menu_place
from roadstead.text.voice import Voice

MANY_CHOICES = 6
"""More choices than this are shown in columns."""
MANY_ALIKE = 3
"""A note that so many choices share stands below the menu once, not beside each."""
BLOCKS = 2
"""How many blocks of a grid of choices are shown side by side."""
OWN_NUMBERS = ("shelf", "row", "column", "wall", "dock", "from", "value")
"""Message arguments that are the number of a thing on the table."""


@dataclass(frozen=True)
class MenuChoice:
    """A legal move: its notation, its text and its targets."""

    notation: str
    message: Message
    targets: list[str]
    rank: int
    """Its place among those of the same sort."""
    warnings: list[Message]
    means: list[Consequence]
    """All that it is known to bring about."""
    final: bool
    """Whether other people would have to agree to take it back."""


@dataclass(frozen=True)
class NumberedChoice:
    """A choice as it is shown; `label` is what to type."""

    label: str
    key: str
    words: str
    notation: str
    kinds: tuple[str, ...]
    """The kinds of its targets: card and space."""
    names: tuple[str, ...]
    """The names of its targets: 5 and Ship 1."""
    own: tuple[int, ...]
    """The numbers its targets have on the table."""
    notes: tuple[Note, ...] = ()
    """What it means, as far as that is worth a word."""


def numbered_choices(table: Table, seat: int, view: View, voice: Voice) -> list[NumberedChoice]:
    return label_choices(legal_choices(table, seat, view), voice)


def legal_choices(table: Table, seat: int, view: View, people: Collection[int] = ()) -> list[MenuChoice]:
    """The choices of a seat. Where several people play, a choice may be final; bots always let one take back."""
    words, codebook = table.rules.words, table.rules.codebook
    bots = [other for other in range(table.seats) if other not in people]
    found: list[MenuChoice] = []
    for code in table.legal(seat):
        foresight = table.foresee(seat, code, bots, view)
        found.append(
            MenuChoice(
                codebook.notation(code),
                words.choice(view, code),
                words.targets(view, code),
                words.rank(view, code),
                foresight.warnings,
                foresight.consequences,
                foresight.final and len(people) > 1,
            )
        )
    return found


def label_choices(choices: list[MenuChoice], voice: Voice) -> list[NumberedChoice]:
    """Sort and label choices: those with the same message together, ordered as on the table; a grid row by row."""
    by_notation = {choice.notation: choice for choice in choices}
    notes = notes_of(choices, voice)
    found: list[NumberedChoice] = []
    for choice in choices:
        targets = [target.split(":") for target in choice.targets]
        kinds = tuple(target[0] for target in targets)
        names = tuple(name_of(target, voice) for target in targets)
        own = tuple(own_numbers(choice.message, targets, voice))
        words = " – ".join(voice.say(message) for message in (choice.message, *choice.warnings))
        told = notes[choice.notation]
        found.append(NumberedChoice("", choice.message.key, words, choice.notation, kinds, names, own, told))
    if is_grid(found):
        rows = rows_of(found)
        found = [choice for row in rows for choice in rows[row]]
        labels = grid_labels(found, voice)
    else:
        sorts = list(dict.fromkeys(choice.key for choice in found))

        def place(choice: NumberedChoice) -> tuple[int, int, int]:
            offered = by_notation[choice.notation]
            end = menu_place(offered.rank, bool(offered.warnings))
            return end, sorts.index(choice.key), offered.rank

        found.sort(key=place)
        labels = labels_of(found, voice)
    return [replace(choice, label=label) for choice, label in zip(found, labels, strict=True)]


# -- labels ------------------------------------------------------------------------------------------------


def own_numbers(message: Message, targets: list[list[str]], voice: Voice) -> Iterator[int]:
    """The numbers that a choice mentions: wall 3, Canal 12, an amount of 2."""
    declared = voice.rules.words.keys.declared[message.key]
    for (name, kind), value in zip(declared, message.args, strict=True):
        if kind == "number":
            if name in OWN_NUMBERS:
                yield value
        elif kind in voice.rules.words.domains and (
            match := re.fullmatch(r"\D*(\d+)", voice.thing(kind, value))
        ):
            yield int(match[1])
    for target in targets:
        if target[0] == "amount":
            yield int(target[-1])


def labels_of(choices: list[NumberedChoice], voice: Voice) -> list[str]:
    """Numbers from 1; if they would contradict the targets' own numbers, those, or else letters.

    Column and row make one number (23), which stays the same while other choices come and go.
    """
    placed = [choice.own for choice in choices if choice.own]
    if placed and all(len(own) == 2 for own in placed) and len(set(placed)) == len(placed):
        others = iter(choose_letters(len(choices) - len(placed), voice))
        return ["".join(map(str, choice.own)) or next(others) for choice in choices]
    if all(set(choice.own) <= {number} for number, choice in enumerate(choices, 1)):
        return [str(number) for number in range(1, len(choices) + 1)]
    own = [choice.own[0] for choice in choices if choice.own]
    if len(set(own)) == len(own) and all(len(set(choice.own)) <= 1 for choice in choices):
        numbers = count(max(own) + 1)
        return [str(choice.own[0] if choice.own else next(numbers)) for choice in choices]
    return choose_letters(len(choices), voice)


def grid_labels(choices: list[NumberedChoice], voice: Voice) -> list[str]:
    """A letter for the row with the number of the column, or the other way round; without such numbers, from 1."""
    for lettered, numbered in ((1, 0), (0, 1)):
        if all(choice.names[numbered].isdecimal() for choice in choices):
            rows = list(dict.fromkeys(choice.names[lettered] for choice in choices))
            letter = dict(zip(rows, choose_letters(len(rows), voice), strict=True))
            return [letter[choice.names[lettered]] + choice.names[numbered] for choice in choices]
    return labels_of(choices, voice)


def choose_letters(many: int, voice: Voice) -> list[str]:
    """a, b, c and so on, without those that are commands; in pairs if there are not enough."""
    free = voice.ui("option-letters")
    return list(free[:many]) if many <= len(free) else ["".join(pair) for pair in product(free, free)][:many]


def name_of(target: list[str], voice: Voice) -> str:
    """What a thing on the table is called: by its card or its domain, else by its number."""
    kind, identity = target[0], target[-1]
    if identity in voice.rules.words.domains.get(kind, ()) or (kind, identity) in voice.cards:
        return voice.name_of(kind, identity)
    return identity


# -- drawing -----------------------------------------------------------------------------------------------


def draw(choices: list[NumberedChoice], voice: Voice, in_words: bool = False) -> RenderableType:
    """Few choices one per line; many in columns, grouped by message; pairings of two kinds of things as a grid.

    In words nothing stands side by side: a screen reader reads from left to right.
    """
    wide = max(len(choice.label) for choice in choices)
    grid = is_grid(choices)
    if grid or not in_words:
        choices = [without_gains(choice) for choice in choices]
    if grid:
        return draw_grid(choices, voice, 1 if in_words else BLOCKS)
    if in_words or len(choices) <= MANY_CHOICES:
        return draw_few(choices, wide, voice)
    groups: list[RenderableType] = []
    for _, same in groupby(choices, lambda choice: choice.key):
        groups.append(
            Columns([choice_line(choice, wide) for choice in same], column_first=True, padding=(0, 3))
        )
    return Group(*groups, *notes_below(choices, by_note(choices), voice))


def without_gains(choice: NumberedChoice) -> NumberedChoice:
    """People choose for what they gain, and a drawn table shows it; only in words it has to be said."""
    return replace(choice, notes=tuple(note for note in choice.notes if note.kind != GAIN))


def draw_few(choices: list[NumberedChoice], wide: int, voice: Voice) -> RenderableType:
    """Each choice with its notes beside it."""
    common = {note: labels for note, labels in by_note(choices).items() if len(labels) >= MANY_ALIKE}
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="bold cyan")
    for choice in choices:
        beside = ". ".join(note.text for note in choice.notes if note not in common)
        text = Text.assemble(choice.words, (f" – {beside}" if beside else "", "dim"))
        grid.add_row(choice.label.rjust(wide), text)
    return Group(grid, *notes_below(choices, common, voice))


def choice_line(choice: NumberedChoice, wide: int) -> Text:
    return Text.assemble((f"{choice.label:>{wide}}", "bold cyan"), "  ", choice.words)


def by_note(choices: list[NumberedChoice]) -> dict[Note, list[str]]:
    """The labels of the choices that each note is about."""
    found: dict[Note, list[str]] = {}
    for choice in choices:
        for note in choice.notes:
            found.setdefault(note, []).append(choice.label)
    return found


def notes_below(choices: list[NumberedChoice], notes: dict[Note, list[str]], voice: Voice) -> list[Text]:
    """A line for each note that several choices share, with what to type for them."""
    labels = [choice.label for choice in choices]
    return [
        note_line(all_but_few(notes[note], labels, voice, join_labels), note, voice)
        for note in weightiest(notes)
    ]


def notes_of_rows(choices: list[NumberedChoice], voice: Voice) -> list[Text]:
    """Below a grid: a note that is about whole rows names them."""
    rows, notes = rows_of(choices), by_note(choices)
    found: list[Text] = []
    for note in weightiest(notes):
        whole = [name for name, row in rows.items() if all(note in choice.notes for choice in row)]
        if sum(len(rows[name]) for name in whole) == len(notes[note]):
            found.append(note_line(all_but_few(whole, list(rows), voice, join_names), note, voice))
        else:
            found += notes_below(choices, {note: notes[note]}, voice)
    return found


def note_line(labels: str, note: Note, voice: Voice) -> Text:
    return Text(voice.ui("means-line", labels=labels, text=note.text), "dim")


def is_grid(choices: list[NumberedChoice]) -> bool:
    """Whether the choices are all pairings of two kinds of things that their texts name, such as cards and spaces."""
    first = choices[0]
    if len(choices) <= MANY_CHOICES or len(first.kinds) != 2 or first.kinds[0] == first.kinds[1]:
        return False
    if any(choice.kinds != first.kinds for choice in choices):
        return False
    columns = {choice.names[0] for choice in choices}
    rows = {choice.names[1] for choice in choices}
    if not all(name in choice.words for choice in choices for name in choice.names):
        return False
    return len(columns) * len(rows) == len(choices) == len({choice.names for choice in choices})


def rows_of(choices: list[NumberedChoice]) -> dict[str, list[NumberedChoice]]:
    rows: dict[str, list[NumberedChoice]] = {}
    for choice in choices:
        rows.setdefault(choice.names[1], []).append(choice)
    return rows


def draw_grid(choices: list[NumberedChoice], voice: Voice, side_by_side: int) -> RenderableType:
    """A row for each thing of the second kind, a column for each of the first, with the labels to type."""
    rows = list(rows_of(choices).items())
    height = -(-len(rows) // side_by_side)
    blocks: list[RenderableType] = []
    for at in range(0, len(rows), height):
        block = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
        block.add_column("", no_wrap=True)
        for choice in rows[at][1]:
            block.add_column(choice.names[0], justify="right", min_width=2)
        for name, row in rows[at : at + height]:
            block.add_row(name, *(Text(choice.label, "cyan") for choice in row))
        blocks.append(block)
    last = choices[-1]
    example = voice.ui("type-both", example=" ".join(last.names), number=last.label)
    return Group(Columns(blocks, padding=(0, 3)), *notes_of_rows(choices, voice), Text(example, "dim"))


# -- reading -----------------------------------------------------------------------------------------------


def find_choice(text: str, choices: list[NumberedChoice]) -> NumberedChoice | None:
    """The choice that a typed line names: by its label, notation, words, or targets ("5 sea-1")."""
    wanted = str(int(text)) if text.isdecimal() else compact(text)
    for ways in (lambda choice: {choice.label}, full_forms, short_forms):
        meant = [choice for choice in choices if wanted in ways(choice)]
        if len(meant) == 1:
            return meant[0]
    return None


def full_forms(choice: NumberedChoice) -> set[str]:
    """The notation and the words as they are shown."""
    return {compact(choice.notation), compact(choice.words)}


def short_forms(choice: NumberedChoice) -> set[str]:
    """The notation without its verb, and the names of the targets, in either order."""
    _, *words = choice.notation.split()
    forms = {compact("".join(words)), compact("".join(reversed(words)))}
    return forms | {compact("".join(choice.names)), compact("".join(reversed(choice.names)))}


def compact(text: str) -> str:
    """Lower case, without spaces and hyphens: "5 Sea-1" and "5 sea 1" are the same."""
    return fold_case(text).replace(" ", "").replace("-", "")


def similar_choices(text: str, choices: list[NumberedChoice]) -> list[NumberedChoice]:
    """Choices that a line may have meant: their text or notation contains it or is similar."""
    wanted = fold_case(text)
    holding = [choice for choice in choices if wanted in fold_case(choice.words) or wanted in choice.notation]
    if holding:
        return holding[:3]
    near = get_close_matches(wanted, [choice.notation for choice in choices], 3)
    return [choice for choice in choices if choice.notation in near]


def fold_case(text: str) -> str:
    """Lower case without accents: "Règles" and "regles" are the same."""
    return "".join(letter for letter in normalize("NFKD", text.casefold()) if not combining(letter)).strip()
