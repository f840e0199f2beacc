"""Decodes the views a server sends into the dataclasses that screens draw and bots read.

The types of the fields are read from the sources, because compiled classes do not keep them.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable
from dataclasses import is_dataclass
from functools import cache
from importlib import import_module
from importlib.resources import files
from types import ModuleType, NoneType, UnionType
from typing import Any, Final, Literal, TypeAlias, Union, get_args, get_origin

from msgspec import DecodeError, Raw, json

from roadstead.engine.game import View

Converter: TypeAlias = Callable[[Any], Any]
PLAIN: Final = (int, str, bool, float)
MAX_VIEW_BYTES: Final = 200_000
"""Views of our games have a few thousand."""
MAX_NUMBER: Final = 1_000_000
"""Nothing on a table is larger, or as much below zero: who draws a view may draw a mark for each."""


class ViewError(ValueError):
    """The data is not a view of this game; the server may have another version of it."""


def decode_view(game: str, data: bytes | Raw) -> View:
    """Decode a view from JSON into the dataclass of its game."""
    if len(bytes(data)) > MAX_VIEW_BYTES:
        raise ViewError(f"a view has at most {MAX_VIEW_BYTES} bytes")
    try:
        view = view_converter(game)(json.decode(bytes(data)))
    except (DecodeError, RecursionError) as error:
        raise ViewError(f"this is not JSON: {error}") from error
    assert isinstance(view, View)
    return view


@cache
def view_converter(game: str) -> Converter:
    return dataclass_converter(view_class(game))


def view_class(game: str) -> type[View]:
    """The subclass of `View` that the game's module `view` defines."""
    module = import_module(f"roadstead.games.{game}.view")
    found = [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, View) and kind.__module__ == module.__name__
    ]
    assert len(found) == 1, found
    return found[0]


# -- converters ----------------------------------------------------------------------------------------------


@cache
def converter(kind: Any) -> Converter:
    """A function that converts plain data to a type, or raises `ViewError`."""
    if kind in PLAIN or kind is NoneType:
        return plain_converter(kind)
    if get_origin(kind) is tuple:
        return tuple_converter(get_args(kind))
    if get_origin(kind) in (Union, UnionType):
        return optional_converter(get_args(kind))
    if get_origin(kind) is Literal:
        return word_converter(get_args(kind))
    if is_dataclass(kind):
        return dataclass_converter(kind)
    raise TypeError(f"a view cannot hold {kind}")


def word_converter(words: tuple[str, ...]) -> Converter:
    def make(data: Any) -> Any:
        if data not in words:
            raise ViewError(f"{data!r:.40} instead of one of {', '.join(words)}")
        return data

    return make


def plain_converter(kind: type) -> Converter:
    def make(data: Any) -> Any:
        if type(data) is not kind:
            raise ViewError(f"{data!r:.40} instead of {kind.__name__}")
        if isinstance(data, int) and not -MAX_NUMBER <= data <= MAX_NUMBER:
            raise ViewError("no number on a table is so large")
        return data

    return make


def tuple_converter(kinds: tuple[Any, ...]) -> Converter:
    """For a tuple of any length, or one with a type for each item."""
    if kinds[-1] is Ellipsis:
        item = converter(kinds[0])
        return lambda data: tuple(item(part) for part in list_items(data))
    items = [converter(kind) for kind in kinds]

    def make(data: Any) -> tuple[Any, ...]:
        if len(list_items(data)) != len(items):
            raise ViewError(f"{data!r:.40} instead of {len(items)} values")
        return tuple(item(part) for item, part in zip(items, data, strict=True))

    return make


def list_items(data: Any) -> list[Any]:
    if not isinstance(data, list):
        raise ViewError(f"{data!r:.40} instead of a list")
    return data


def optional_converter(kinds: tuple[Any, ...]) -> Converter:
    (kind,) = (kind for kind in kinds if kind is not NoneType)
    make = converter(kind)
    return lambda data: None if data is None else make(data)


def dataclass_converter(kind: Any) -> Converter:
    parts = {name: converter(part) for name, part in field_types(kind).items()}

    def make(data: Any) -> Any:
        if not isinstance(data, dict) or data.keys() != parts.keys():
            raise ViewError(f"{data!r:.40} instead of {kind.__name__}")
        return kind(**{name: part(data[name]) for name, part in parts.items()})

    return make


# -- types from sources --------------------------------------------------------------------------------------


def field_types(kind: type) -> dict[str, Any]:
    """The fields of a dataclass and their types, inherited fields first."""
    found: dict[str, Any] = {}
    for base in reversed(kind.__mro__):
        if is_dataclass(base):
            module = sys.modules[base.__module__]
            for name, annotation in annotations_in(module).get(base.__name__, {}).items():
                found[name] = eval(annotation, vars(module))
    return found


@cache
def annotations_in(module: ModuleType) -> dict[str, dict[str, str]]:
    """The annotated fields of each class of a module, as source text."""
    package, _, name = module.__name__.rpartition(".")
    source = files(package).joinpath(f"{name}.py").read_text(encoding="utf-8")
    return {
        node.name: {
            line.target.id: ast.unparse(line.annotation)
            for line in node.body
            if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
        }
        for node in ast.parse(source).body
        if isinstance(node, ast.ClassDef)
    }
