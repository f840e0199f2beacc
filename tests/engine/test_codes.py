"""Codes stand for notation and structured form, and back."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import roadstead
from roadstead.engine.codes import MAX_NOTATION, UNKNOWN, Codebook, NotationError

GOODS = ["fish", "wood", "?"]
book = Codebook()
done = book.family("done")
go = book.family("go", ["market", "dock", "inn"])
trade = book.family("trade", ["red", "blue"], GOODS)
turn = Codebook().family("turn", ["a", "b"], ["c", "d", "e"], ["f", "g", "h", "i"])


def test_codes_are_counted_through() -> None:
    assert len(book) == 1 + 3 + 2 * 3
    assert [book.notation(code) for code in range(5)] == [
        "done",
        "go market",
        "go dock",
        "go inn",
        "trade red fish",
    ]


def test_a_notation_that_could_not_be_sent_is_refused() -> None:
    Codebook().family("go", ["x" * (MAX_NOTATION - 3)])
    with pytest.raises(NotationError, match=r"^'go xxx.*' is too long"):
        Codebook().family("go", ["x" * (MAX_NOTATION - 2)])


def test_the_last_word_varies_fastest() -> None:
    assert book.notation(trade.at2(1, 1)) == "trade blue wood"
    assert book.notation(trade.at(3)) == "trade blue fish"


def test_a_code_is_made_of_places_and_taken_apart_again() -> None:
    assert [turn.at3(a, b, c) for a in range(2) for b in range(3) for c in range(4)] == list(range(24))
    assert [[turn.word(turn.at3(1, 2, 3), word) for word in range(3)], turn.last(turn.at3(1, 2, 3))] == [
        [1, 2, 3],
        3,
    ]
    assert [trade.word(trade.at2(1, 2), 0), trade.last(trade.at2(1, 2))] == [1, 2]
    found = [go.at(0)]
    trade.extend2(found, 1, 1, 3)
    assert found == [go.at(0), trade.at2(1, 1), trade.at2(1, 2)]
    assert go.each([2, 0]) == [go.at(2), go.at(0)]
    assert [go.index(go.at(2)), trade.index(trade.at2(1, 2))] == [2, 5]


def test_a_family_knows_its_codes() -> None:
    assert [book.notation(code) for code in range(len(book)) if go.has(code)] == [
        "go market",
        "go dock",
        "go inn",
    ]


def test_a_family_without_words_is_one_code() -> None:
    assert book.notation(done.code) == "done"
    assert go.code == UNKNOWN


def test_families_can_be_numbered_in_another_order() -> None:
    other = Codebook()
    stay, move = other.family("stay"), other.family("move", ["left", "right"])
    other.arrange([move, stay])
    assert other.notations == ["move left", "move right", "stay"]
    assert [other.code("move right"), other.code("stay")] == [move.at(1), stay.code] == [1, 2]
    assert other.parts(1) == ("move", (1,))


@given(st.integers(0, len(book) - 1))
def test_notation_and_code_lead_to_each_other(code: int) -> None:
    assert book.code(book.notation(code)) == code


@given(st.integers(0, len(book) - 1))
def test_parts_are_the_places_of_the_words(code: int) -> None:
    verb, places = book.parts(code)
    domains = book.owner[code].domains
    assert " ".join(
        [verb, *(domain[place] for domain, place in zip(domains, places, strict=True))]
    ) == book.notation(code)


def test_spaces_do_not_matter() -> None:
    assert book.code("  trade   blue fish ") == trade.at2(1, 0)


def test_veiled_codes() -> None:
    assert book.notation(trade.veiled()) == "trade blue ?"
    assert [book.notation(code) for code in range(len(book)) if book.is_veiled(code)] == [
        "trade red ?",
        "trade blue ?",
    ]


@pytest.mark.parametrize("text", ["", "go", "go harbour", "Done", "trade red", "trade red fish wood"])
def test_unknown_notation_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="is not a move of this game"):
        book.code(text)


def test_two_codes_cannot_share_a_notation() -> None:
    with pytest.raises(ValueError, match="two codes have the notation 'go inn'"):
        Codebook().family("go", ["inn", "inn"])


def is_a_code(node: ast.expr) -> bool:
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Attribute) and node.func.attr in ("at", "at2", "at3")
    if isinstance(node, ast.Attribute):
        return node.attr in ("code", "_base")
    return isinstance(node, ast.Name) and node.id == "code"


def reckonings(tree: ast.AST) -> Iterator[int]:
    """The lines that calculate with a code, or ask which of two comes first."""
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp):
            operands = [node.left, node.right]
        elif isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.Lt | ast.LtE | ast.Gt | ast.GtE):
            operands = [node.left, *node.comparators]
        else:
            continue
        if any(is_a_code(operand) for operand in operands):
            yield node.lineno


@pytest.mark.parametrize(
    "line", ["code - codes.go.at(0)", "codes.go.at(0) + 2", "code < codes.go.code", "x + f._base"]
)
def test_a_reckoning_is_found(line: str) -> None:
    assert list(reckonings(ast.parse(line)))


@pytest.mark.parametrize("package", ["games", "bots"])
def test_rules_and_bots_do_not_reckon_with_codes(package: str) -> None:
    root = Path(roadstead.__file__).parent
    sources = [*(root / package).rglob("*.py")]
    assert sources
    found = [
        f"{path.relative_to(root)}:{at}"
        for path in sources
        for at in reckonings(ast.parse(path.read_text("utf-8")))
    ]
    assert found == []
