"""The rules text is found by number and by title, in every language."""

import pytest

from roadstead.engine.cards import LANGUAGES
from roadstead.games import NAMES, load
from roadstead.text.rulebook import Rulebook, UnknownRule, rulebook

TEXT = """# Ferries: the rules

Words.

## 1. Set-up

- **FER-101** Shuffle
  the cards.
- **FER-102** Deal.

## 6. The end

### Ties

- **FER-601** Share.
"""


@pytest.mark.parametrize("asked", ["FER-101", "fer-101", "101", "FER 101", "fer101"])
def test_a_rule_by_its_number(asked: str) -> None:
    assert Rulebook(TEXT).find(asked) == "- **FER-101** Shuffle\n  the cards."


@pytest.mark.parametrize("asked", ["6", "6.", "FER-600", "600", "the END"])
def test_a_section_whole(asked: str) -> None:
    assert Rulebook(TEXT).find(asked) == "## 6. The end\n\n### Ties\n\n- **FER-601** Share."


def test_a_section_by_a_part_of_its_title() -> None:
    assert Rulebook(TEXT).find("ties") == "### Ties\n\n- **FER-601** Share."


def test_an_unknown_rule_suggests_near_ones() -> None:
    with pytest.raises(UnknownRule, match="FER-101") as caught:
        Rulebook(TEXT).find("FER-1011")
    assert "FER-101" in caught.value.near
    with pytest.raises(UnknownRule):
        Rulebook("").find("1")


@pytest.mark.parametrize("game", NAMES)
def test_all_languages_have_the_same_rules(game: str) -> None:
    books = [rulebook(load(game), language) for language in LANGUAGES]
    numbers = [list(book.rules) for book in books if book is not None]
    assert len(numbers) == len(LANGUAGES)
    assert numbers[0]
    assert all(other == numbers[0] for other in numbers)
