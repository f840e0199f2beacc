"""Writes the generated pages of docs/: each game's rules, and its cards as `roadstead cards` tells them."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "roadstead" / "games"
COMMAND = Path(sys.executable).with_name("roadstead")


def main() -> None:
    print("Writing the rules and card pages of docs/.")
    for folder in sorted(path.parent for path in GAMES.glob("*/__init__.py")):
        rules = folder / "text" / "rules.en.md"
        if rules.is_file():
            write("rules", folder.name, rules, rules.read_text(encoding="utf-8"))
        told = subprocess.run([COMMAND, "cards", folder.name, "--json"], capture_output=True, text=True)
        if told.returncode == 0:
            write(
                "cards", folder.name, folder / "cards.toml", cards_page(folder.name, json.loads(told.stdout))
            )
        else:
            print(f"`roadstead cards {folder.name} --json` gave nothing; its page stays as it is.")


def write(kind: str, game: str, source: Path, text: str) -> None:
    page = ROOT / "docs" / kind / f"{game}.md"
    page.parent.mkdir(parents=True, exist_ok=True)
    note = f"<!-- Written by `make docs` from {source.relative_to(ROOT)}; change it there. -->"
    page.write_text(f"{note}\n\n{text.strip()}\n", encoding="utf-8")


def cards_page(game: str, cards: list[dict[str, Any]]) -> str:
    """One table for each kind of card, with a column for each field that a card of the kind has."""
    parts = [f"# {game.capitalize()}: the cards"]
    for kind in dict.fromkeys(str(card.get("kind", "card")) for card in cards):
        rows = [card for card in cards if str(card.get("kind", "card")) == kind]
        columns = [name for name in dict.fromkeys(name for card in rows for name in card) if name != "kind"]
        parts.append(f"## {kind.replace('_', ' ').capitalize()}")
        parts.append("\n".join(table_lines(columns, rows)))
    return "\n\n".join(parts)


def table_lines(columns: list[str], rows: list[dict[str, Any]]) -> list[str]:
    lines = [columns, ["--"] * len(columns)] + [[cell(row.get(name)) for name in columns] for row in rows]
    return [f"| {' | '.join(line)} |" for line in lines]


def cell(value: Any) -> str:
    if value is None or value in ("", [], {}):
        return ""
    if isinstance(value, dict):
        return (
            str(value["en"])
            if "en" in value
            else ", ".join(f"{name} {cell(part)}" for name, part in value.items())
        )
    if isinstance(value, list):
        return "; ".join(cell(part) for part in value)
    return str(value).replace("|", "\\|").replace("\n", " ")


if __name__ == "__main__":
    main()
