"""Codes stand for notation and structured form, and back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roadstead.engine.codes import Codebook, NotationError

GOODS = ["fish", "wood", "?"]
book = Codebook()
done = book.family("done")
go = book.family("go", ["market", "dock", "inn"])
trade = book.family("trade", ["red", "blue"], GOODS)


def test_codes_are_counted_through() -> None:
    assert len(book) == 1 + 3 + 2 * 3
    assert [book.notation(code) for code in range(5)] == [
        "done",
        "go market",
        "go dock",
        "go inn",
        "trade red fish",
    ]


def test_the_last_word_varies_fastest() -> None:
    assert book.notation(trade.at2(1, 1)) == "trade blue wood"
    assert book.notation(trade.at(3)) == "trade blue fish"


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
