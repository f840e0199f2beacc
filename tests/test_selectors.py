"""Browser tests and the page's own scripts find things by role, name and data attributes: classes are for looks."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent / "browser"
PAGE = HERE.parents[1] / "web" / "src"
SCRIPTED = re.compile(
    r"""\b(?:querySelector|querySelectorAll|closest|matches)(?:<\w+>)?\(\s*(["'`])(.*?)\1""", re.DOTALL
)
CLASS = re.compile(r"\.[A-Za-z_]|\[class|^class=")
LONE = re.compile(r"\.(?!(?:css|db|html|js|json|md|png|svg|toml|txt|woff2)\b)[a-z][\w-]*(?:$|[ .:>\[])")
"""A string that is a selector, given to a locator elsewhere; not the ending of a file."""
BY_CLASS = re.compile(r"classList\.contains|getElementsByClassName|to_have_class|\bclassName\s*[!=]==")


def selects_by_class(selector: str) -> bool:
    names_only = re.sub(r"\[(?!class)[^\]]*\]|\$\{[^}]*\}", "", selector)
    return CLASS.search(names_only) is not None


def scripted(text: str) -> Iterator[str]:
    """The selectors in a script that select by class."""
    yield from (selector for _, selector in SCRIPTED.findall(text) if selects_by_class(selector))
    yield from BY_CLASS.findall(text)


def located(tree: ast.AST) -> Iterator[str]:
    """The selectors of a Python file that select by class, those in its scripts included."""
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr == "locator"
        ):
            yield from filter(selects_by_class, strings(node))
        if isinstance(node, ast.Attribute):
            yield from BY_CLASS.findall(node.attr)
    for text in strings(tree):
        yield from scripted(text)
        if LONE.match(text):
            yield text


def strings(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


@pytest.mark.parametrize("file", sorted(HERE.glob("*.*")), ids=lambda file: file.name)
def test_no_test_finds_things_by_class(file: Path) -> None:
    text = file.read_text("utf-8")
    assert not list(scripted(text) if file.suffix == ".js" else located(ast.parse(text)))


def test_no_script_of_the_page_finds_things_by_class() -> None:
    files = [file for ending in ("ts", "svelte") for file in PAGE.rglob(f"*.{ending}")]
    assert files
    found = {file.name: list(scripted(file.read_text("utf-8"))) for file in files}
    assert not {name: selectors for name, selectors in found.items() if selectors}


@pytest.mark.parametrize(
    "code",
    [
        'page.locator(".prompt h1")',
        'for each in (".prompt", ".prompt > p"): page.locator(each)',
        'page.locator(f"main.table [data-move={move}]")',
        "page.evaluate(\"document.querySelector('.prompt').click()\")",
        'expect(page.locator("a")).to_have_class("turn")',
    ],
)
def test_what_selects_by_class_is_found(code: str) -> None:
    assert list(located(ast.parse(code)))


@pytest.mark.parametrize(
    "code",
    ['page.locator("[data-part=prompt] h1")', "page.locator(\"input[accept='.toml']\")", '"What. Then ..."'],
)
def test_what_selects_otherwise_is_not(code: str) -> None:
    assert not list(located(ast.parse(code)))
