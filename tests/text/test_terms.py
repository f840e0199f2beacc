"""German and French call each thing by one word: those of docs/terms.md."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parents[2]
LANGUAGES = {"German": "de", "French": "fr"}
PLACES = {"page": "web/src/texts", "terminal": "src/roadstead/text", "all": ""}


class Term(NamedTuple):
    language: str
    place: str
    """Where the words are forbidden, relative to the repository."""
    never: str


def terms() -> list[Term]:
    found: list[Term] = []
    language = ""
    for line in (ROOT / "docs" / "terms.md").read_text("utf-8").splitlines():
        if line.startswith("## "):
            language = LANGUAGES[line.removeprefix("## ")]
        elif line.startswith("|") and "`" in line:
            *_, places, never, _ = re.split(r"(?<!\\)\|", line)
            for place in places.strip().split(", "):
                for word in re.findall("`(.*?)`", never):
                    folder = PLACES.get(place, f"src/roadstead/games/{place}/text")
                    found.append(Term(language, folder, word.replace(r"\|", "|")))
    return found


def pattern_texts(pattern: ast.Pattern) -> list[str]:
    """The texts of a pattern, one for each variant, with 0 for placeables."""
    text, variants = "", []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            text += element.value
        elif isinstance(element.expression, ast.SelectExpression):
            variants += [
                part for variant in element.expression.variants for part in pattern_texts(variant.value)
            ]
        else:
            text += "0" if isinstance(element.expression, ast.VariableReference) else " "
    return [text, *variants]


def texts(language: str) -> dict[str, list[str]]:
    """What players read in a language, by file."""
    found: dict[str, list[str]] = {}
    for file in [*(ROOT / "src" / "roadstead").rglob("*.*"), *(ROOT / "web/src").rglob("*.ftl")]:
        name = str(file.relative_to(ROOT))
        if file.name.endswith(f"{language}.ftl"):
            body = FluentParser().parse(file.read_text("utf-8")).body
            patterns = [entry.value for entry in body if isinstance(entry, ast.Message) and entry.value]
            found[name] = [text for pattern in patterns for text in pattern_texts(pattern)]
        elif file.name == f"rules.{language}.md":
            found[name] = file.read_text("utf-8").splitlines()
    return found


TEXTS = {language: texts(language) for language in LANGUAGES.values()}


def test_the_texts_are_found() -> None:
    for found in TEXTS.values():
        assert len(found) > 3 * 4, "each game has texts, labels and rules"


@pytest.mark.parametrize("term", terms(), ids=lambda term: f"{term.language} {term.never}")
def test_a_word_we_do_not_use(term: Term) -> None:
    files = {name: lines for name, lines in TEXTS[term.language].items() if name.startswith(term.place)}
    assert files, "there are texts where the table says"
    wrong = [
        f"{name}: {line}" for name, lines in files.items() for line in lines if re.search(term.never, line)
    ]
    assert wrong == []


def test_no_drawing_writes_money_by_itself() -> None:
    """`$5` or `5 $` is the language's to say: no markup puts the sign beside a number."""
    pages = (ROOT / "web" / "src").rglob("*.svelte")
    assert [str(page) for page in pages if re.search(r">\s*\$\{", page.read_text("utf-8"))] == []
