"""The generated pages of docs/ are those that `make docs` would write now."""

from pathlib import Path

import pytest

from roadstead.games import NAMES, load

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize("game", NAMES)
def test_the_rules_page_is_the_rules_text(game: str) -> None:
    text = (ROOT / "src" / "roadstead" / "games" / game / "text" / "rules.en.md").read_text("utf-8")
    page = (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")
    assert page.split("\n\n", 1)[1].strip() == text.strip(), "run make docs"


@pytest.mark.parametrize("game", NAMES)
def test_the_cards_page_names_every_card(game: str) -> None:
    page = (ROOT / "docs" / "cards" / f"{game}.md").read_text("utf-8")
    for card in load(game).rules().cards.cards:
        assert f"| {card.name('en')} |" in page, f"{card.id}: run make docs"
