"""Analyses Fluent texts: which arguments and other texts each one uses."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


@dataclass
class Text:
    """One message: the arguments it uses, other messages it includes, and the words it selects by, per argument."""

    arguments: set[str] = field(default_factory=set)
    included: set[str] = field(default_factory=set)
    variants: dict[str, set[str]] = field(default_factory=dict)


class VariableReader(Visitor):
    """Collects what one message uses."""

    def __init__(self) -> None:
        self.text = Text()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.text.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.text.included.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            words = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            self.text.variants.setdefault(node.selector.id.name, set()).update(words)
        self.generic_visit(node)


class Singulars(Visitor):
    """Collects the words of `[one]` variants that hold a digit."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self.depth = 0

    def visit_Variant(self, node: ast.Variant) -> None:
        inside = isinstance(node.key, ast.Identifier) and node.key.name == "one"
        self.depth += inside
        self.generic_visit(node)
        self.depth -= inside

    def visit_TextElement(self, node: ast.TextElement) -> None:
        if self.depth and any(letter.isdigit() for letter in node.value):
            self.found.append(node.value)


def digits_in_singulars(source: str) -> list[str]:
    """Digits in `[one]` variants: in French `one` covers 0 too, so the number must come from the argument."""
    reader = Singulars()
    reader.visit(FluentParser().parse(source))
    return reader.found


@cache
def texts_in(source: str) -> dict[str, Text]:
    """The messages of a Fluent source; ValueError if it cannot be parsed."""
    found: dict[str, Text] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"this is not Fluent: {entry.content!r}")
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise ValueError(f"the text '{entry.id.name}' stands twice")
            reader = VariableReader()
            reader.visit(entry)
            found[entry.id.name] = reader.text
    return found


def arguments_of(key: str, texts: dict[str, Text]) -> set[str]:
    """The arguments a message uses, those of the messages it includes among them."""
    text = texts.get(key, Text())
    found = set(text.arguments)
    for other in text.included:
        found |= arguments_of(other, texts)
    return found
