"""Which messages are no sentences: cells and column headings of the table in words, parts of action lines."""

from roadstead.engine.game import View
from roadstead.engine.words import Words

FRAGMENTS = ("brief-", "cell-", "column-", "does-", "other-")


def table_keys(words: Words, view: View) -> set[str]:
    """The keys of all messages of the table in words."""
    keys: set[str] = set()
    for section in words.table(view):
        keys |= {message.key for message in (section.heading, *section.columns)}
        keys |= {cell.key for line in section.lines for cell in line.cells}
    return keys


def reason_keys(words: Words, view: View, legal: list[int]) -> set[str]:
    """The keys of all reasons why things on the table cannot be chosen, and of what the choices bring about."""
    due = view.due_of(view.seat)
    kinds = words.touches.get(due.kind, ()) if due is not None else ()
    touched = {target for code in legal for target in words.targets(view, code)}
    lines = [line for section in words.table(view) for line in section.lines]
    closed = {thing for line in lines for thing in line.things if thing.partition(":")[0] in kinds} - touched
    reasons = [words.why_not(view, thing) for thing in closed]
    keys = {reason.message.key for reason in reasons if reason is not None}
    return keys | {effect.message.key for code in legal for effect in words.consequences(view, code)}
