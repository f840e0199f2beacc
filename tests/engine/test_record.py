"""A record is written and read back exactly, and a bad one is refused with the number of the line."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roadstead.engine.record import CHANCE_MARK, Record, RecordError, RecordLine, read_record

TEXT = """\
roadstead record 1
game ferries
rules 3
deck six-by-six
seats 2
options rounds=3 ties=first
player 0 Ada Lovelace
player 1 Bob
table t17
commitment c0ffee
seed s3cret
scores 12 -3

* prize 3 @0
* draw 0 5
# Bob thinks for a while
0 bid 5 @61000

1 bid 2
--- deck
[[ferry]]
id = "first"
"""

RECORD = Record(
    game="ferries",
    rules=3,
    deck="six-by-six",
    seats=2,
    options={"rounds": "3", "ties": "first"},
    players=["Ada Lovelace", "Bob"],
    table="t17",
    commitment="c0ffee",
    seed="s3cret",
    scores=[12, -3],
    events=[
        RecordLine(-1, "prize 3", 0),
        RecordLine(-1, "draw 0 5"),
        RecordLine(0, "bid 5", 61000),
        RecordLine(1, "bid 2"),
    ],
    cards='[[ferry]]\nid = "first"\n',
)


def test_a_record_is_read() -> None:
    assert read_record(TEXT) == RECORD


def test_events_know_their_lines() -> None:
    assert [entry.line for entry in read_record(TEXT).events] == [14, 15, 17, 19]


def test_a_record_is_written_without_comments_and_empty_lines() -> None:
    lines = [line for line in TEXT.split("\n") if not line.startswith("#")]
    del lines[16]
    assert RECORD.text() == "\n".join(lines)


def test_windows_line_ends_are_read() -> None:
    assert read_record(TEXT.replace("\n", "\r\n")) == RECORD


word = st.text(st.characters(exclude_categories=("C", "Z"), exclude_characters="="), min_size=1)
name = st.lists(word, min_size=1, max_size=3).map(" ".join)
notation = st.lists(word.filter(lambda text: not text.startswith("@")), min_size=1, max_size=3).map(" ".join)


@st.composite
def records(draw: st.DrawFn) -> Record:
    seats = draw(st.integers(1, 5))
    entries = st.builds(RecordLine, st.integers(-1, seats - 1), notation, st.integers(-1, 10**12))
    return Record(
        game=draw(word),
        rules=draw(st.integers(0, 99)),
        deck=draw(word),
        seats=seats,
        options=draw(st.dictionaries(word, word, max_size=3)),
        players=draw(st.just([]) | st.lists(name, min_size=seats, max_size=seats)),
        table=draw(st.just("") | name),
        commitment=draw(st.just("") | word),
        seed=draw(st.just("") | word),
        scores=draw(st.just([]) | st.lists(st.integers(-99, 99), min_size=seats, max_size=seats)),
        events=draw(st.lists(entries, max_size=8)),
        cards=draw(st.text('ab=" #[]\n')),
    )


@given(records())
def test_the_round_trip_is_exact(record: Record) -> None:
    text = record.text()
    assert read_record(text) == record
    assert read_record(text).text() == text


def changed(line: int, text: str | None) -> str:
    """The record above with one line replaced or left out."""
    lines = TEXT.split("\n")
    lines[line - 1 : line] = [] if text is None else [text]
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "a record begins with 'roadstead record 1'"),
        (changed(1, "roadstead record 2"), 1, "a record begins with 'roadstead record 1'"),
        (changed(2, "games ferries"), 2, "'games' is not a header line"),
        (changed(2, "game"), 2, "'game' has no value"),
        (changed(3, "game harbour"), 3, "'game' stands twice"),
        (changed(3, "rules three"), 3, "'rules' must be a whole number, not 'three'"),
        (changed(3, "rules --3"), 3, "'rules' must be a whole number, not '--3'"),
        (changed(5, "seats two"), 5, "'seats' must be a whole number, not 'two'"),
        (changed(6, "options rounds=3 fast"), 6, "option 'fast' does not read <name>=<value>"),
        (changed(6, "options =3"), 6, "option '=3' does not read <name>=<value>"),
        (changed(6, "options rounds=3 rounds=4"), 6, "option 'rounds' stands twice"),
        (changed(7, "player Ada"), 7, "a player line reads 'player <seat> <name>'"),
        (changed(7, "player 0"), 7, "a player line reads 'player <seat> <name>'"),
        (changed(8, "player 0 Bob"), 8, "seat 0 has two players"),
        (changed(12, "scores 12 few"), 12, "'scores' must be a whole number, not 'few'"),
        (changed(13, None), 13, "'*' is not a header line"),
        (changed(14, "* prize 3 @soon"), 14, "'@soon' is not a time"),
        (changed(14, "prize 3"), 14, "'prize' is neither a seat nor * for chance"),
        (changed(14, "² bid 3"), 14, "'²' is neither a seat nor * for chance"),
        (changed(14, "0"), 14, "an event reads '<seat or *> <move>'"),
        (changed(14, "0 @7"), 14, "an event reads '<seat or *> <move>'"),
        (changed(19, "2 bid 2"), 19, "there is no seat 2; the record has 2 seats, from 0"),
        (changed(4, None), 0, "the header has no 'deck' line"),
        (changed(8, None), 0, "there must be one 'player' line for each of the 2 seats"),
        (changed(8, "player 2 Bob"), 0, "there must be one 'player' line for each of the 2 seats"),
    ],
)
def test_a_bad_record_is_refused_with_its_line(text: str, line: int, reason: str) -> None:
    with pytest.raises(RecordError) as refused:
        read_record(text)
    assert refused.value.line == line
    assert refused.value.reason.startswith(reason)
    assert str(refused.value).startswith(f"line {line}: " if line else reason)


@given(st.integers(0, len(TEXT)), st.text(max_size=3))
def test_any_text_is_read_or_refused(at: int, scribble: str) -> None:
    with contextlib.suppress(RecordError):
        read_record(TEXT[:at] + scribble + TEXT[at + 1 :])


def test_chance_has_its_own_mark() -> None:
    assert f"\n{CHANCE_MARK} prize 3 @0\n" in RECORD.text()
