"""Which messages are no sentences: cells and column headings of the table in words, parts of action lines."""

from roadstead.engine.game import View
from roadstead.engine.words import Words

FRAGMENTS = ("cell-", "column-", "does-", "other-")


def table_keys(words: Words, view: View) -> set[str]:
    """The keys of all messages of the table in words."""
    keys: set[str] = set()
    for section in words.table(view):
        keys |= {message.key for message in (section.heading, *section.columns)}
        keys |= {cell.key for line in section.lines for cell in line.cells}
    return keys
