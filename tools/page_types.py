"""Writes the page's TypeScript types of messages and views from the server's own types; `--check` only compares.

Views are read from the sources (ROADSTEAD_PURE=1): compiled classes do not keep the types of their fields.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any, get_args

os.environ["ROADSTEAD_PURE"] = "1"

from msgspec import Struct
from msgspec.json import schema_components

from roadstead import protocol
from roadstead.client_views import view_class
from roadstead.games import NAMES

WEB = Path(__file__).resolve().parent.parent / "web" / "src"
HEAD = "// Written by tools/page_types.py from {source}: do not edit.\n"
REF = "#/$defs/{name}"
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}

Schema = dict[str, Any]


def main() -> int:
    stale = [path for path, text in expected_files().items() if not is_fresh(path, text)]
    if "--check" in sys.argv:
        for path in stale:
            print(f"{path} is out of date: run tools/page_types.py", file=sys.stderr)
        return 1 if stale else 0
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(expected_files()[path], encoding="utf-8")
        print(f"wrote {path}")
    return 0


def is_fresh(path: Path, text: str) -> bool:
    return path.is_file() and path.read_text(encoding="utf-8") == text


def expected_files() -> dict[Path, str]:
    """Every file of types, with the text it should have."""
    files = {WEB / "lib" / "protocol.ts": protocol_types()}
    for game in NAMES:
        files[WEB / "games" / game / "view.ts"] = view_types(game)
    return files


def protocol_types() -> str:
    structs = [
        kind
        for kind in vars(protocol).values()
        if isinstance(kind, type) and issubclass(kind, Struct) and kind.__module__ == protocol.__name__
    ]
    bases = {protocol.Body, protocol.Answer, protocol.Ask}
    _, components = schema_components([kind for kind in structs if kind not in bases], ref_template=REF)
    text = HEAD.format(source="src/roadstead/protocol.py")
    text += f"\nexport const VERSION = {protocol.VERSION};\n"
    text += f"export const VERSION_HEADER = '{protocol.VERSION_HEADER}';\n"
    for limit in ("GRACE_SECONDS", "MAX_NAME", "MAX_RECORD", "MAX_DECK", "MAX_CHAT"):
        text += f"export const {limit} = {getattr(protocol, limit)};\n"
    text += "".join(interface(name, schema, sent_whole=False) for name, schema in components.items())
    for alias in ("Language", "GameName", "Level", "Status", "Pace"):
        values = " | ".join(f"'{word}'" for word in get_args(getattr(protocol, alias)))
        text += f"\nexport type {alias} = {values};\n"
    for alias in ("FromServer", "FromClient"):
        names = "".join(f"\n  | {kind.__name__}" for kind in get_args(getattr(protocol, alias)))
        text += f"\nexport type {alias} ={names};\n"
    return text


def view_types(game: str) -> str:
    _, components = schema_components([view_class(game)], ref_template=REF)
    text = HEAD.format(source=f"src/roadstead/games/{game}/view.py")
    return text + "".join(interface(name, schema, sent_whole=True) for name, schema in components.items())


def interface(name: str, schema: Schema, *, sent_whole: bool) -> str:
    """One struct; a view sends all its fields, an answer leaves out those at their default."""
    required = set(schema.get("required", ()))
    doc = schema.get("description", "")
    text = f"\n/** {' '.join(doc.split())} */" if doc else ""
    text += f"\nexport interface {name} {{\n"
    for field, kind in schema["properties"].items():
        mark = "" if sent_whole or field in required else "?"
        text += f"  {field}{mark}: {type_text(kind)};\n"
    return text + "}\n"


def type_text(schema: Schema) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "enum" in schema:
        return " | ".join(f"'{word}'" if isinstance(word, str) else str(word) for word in schema["enum"])
    if "const" in schema:
        return f"'{schema['const']}'"
    if "anyOf" in schema:
        return " | ".join(type_text(each) for each in schema["anyOf"])
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(type_text(each) for each in schema['prefixItems'])}]"
        inner = type_text(schema.get("items", {}))
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {type_text(schema.get('additionalProperties', {}))}>"
    return PLAIN.get(str(kind), "unknown")


if __name__ == "__main__":
    sys.exit(main())
