"""Writes the generated pages of docs/: each game's rules, and its cards as `roadstead cards` describes them."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "roadstead" / "games"
COMMAND = str(Path(sys.executable).with_name("roadstead"))


def main() -> None:
    print("Writing the rules and card pages of docs/.")
    for folder in sorted(path.parent for path in GAMES.glob("*/__init__.py")):
        rules = folder / "text" / "rules.en.md"
        if rules.is_file():
            write("rules", folder.name, rules, rules.read_text(encoding="utf-8"))
        command = [COMMAND, "cards", folder.name, "--lang", "en", "--json"]
        told = subprocess.run(command, capture_output=True, text=True)
        if told.returncode == 0:
            page = cards_page(folder.name, json.loads(told.stdout)["cards"])
            write("cards", folder.name, folder / "cards.toml", page)
        else:
            print(f"`roadstead cards {folder.name}` failed; its page stays as it is.")


def write(kind: str, game: str, source: Path, text: str) -> None:
    page = ROOT / "docs" / kind / f"{game}.md"
    page.parent.mkdir(parents=True, exist_ok=True)
    note = f"<!-- Written by `make docs` from {source.relative_to(ROOT)}; change it there. -->"
    page.write_text(f"{note}\n\n{text.strip()}\n", encoding="utf-8")


def cards_page(game: str, cards: list[dict[str, Any]]) -> str:
    """One table for each kind of card; the source says whether the values are printed or our design."""
    parts = [f"# {game.capitalize()}: the cards"]
    for kind in dict.fromkeys(card["kind"] for card in cards):
        rows = [
            f"| {card['name']} | {cell(card['facts'])} | {cell(card['effects'])} | {card['source']} |"
            for card in cards
            if card["kind"] == kind
        ]
        parts.append(f"## {kind.replace('_', ' ').replace('-', ' ').capitalize()}")
        parts.append("\n".join(["| card | | what it does | source |", "|--|--|--|--|", *rows]))
    return "\n\n".join(parts)


def cell(sentences: list[str]) -> str:
    """Facts are listed, sentences follow each other."""
    text = ""
    for sentence in sentences:
        text += (" " if text.endswith(".") else "; ") * bool(text) + sentence
    return text.replace("|", "\\|").replace("\n", " ")


if __name__ == "__main__":
    main()
