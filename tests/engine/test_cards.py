"""Card files are read field by field; every error names the file, the card and the field."""

from collections.abc import Callable

import pytest

from roadstead.engine.cards import Card, CardError, Deck, Fields, digest_of_deck, parse_deck

TEXT = """\
[[ferry]]
id = "first-ferry"
name = { en = "First Ferry", de = "Erste Fähre" }
source = "rulebook"
known = ["speed"]
note = "printed on page 3"
speed = 3
fast = true
good = "wood"
goods = ["fish", "wood"]
row = [1, 2, 3]
cost = { fish = 2 }
legs = [{ to = "dock" }, { to = "inn" }]

[[ferry]]
id = "second"
name = { fr = "Deuxième" }
source = "public"
speed = 5
"""

GOODS = ["fish", "wood"]


def ferries() -> list[Fields]:
    return parse_deck(TEXT, "my.toml").cards("ferry", 2)


def ferry() -> Fields:
    return ferries()[0]


def described(text: str) -> list[Card]:
    return [card.describe("ferry") for card in parse_deck(text, "my.toml").cards("ferry", 2)]


def test_fields_are_read() -> None:
    card = ferry()
    assert card.whole("speed", 1, 9) == 3
    assert card.flag("fast")
    assert card.word("good", GOODS) == 1
    assert card.words("goods", GOODS) == [0, 1]
    assert card.wholes("row", 0, 9, 3) == [1, 2, 3]
    assert card.amounts("cost", GOODS, 0, 9) == [2, 0]
    assert [leg.string("to") for leg in card.tables("legs")] == ["dock", "inn"]


def test_missing_fields_may_have_defaults() -> None:
    card = ferries()[1]
    assert card.whole("size", 0, 9, default=4) == 4
    assert card.word("good", GOODS, default="fish") == 0
    assert card.amounts("cost", GOODS, 0, 9) == [0, 0]
    assert not card.flag("fast")


def test_a_card_is_described() -> None:
    card = ferry().describe("ferry")
    assert (card.id, card.source, card.known) == ("first-ferry", "rulebook", ("speed",))
    assert card.name("de") == "Erste Fähre"
    assert card.name("fr") == "First Ferry"
    assert set(card.fields) == {"speed", "fast", "good", "goods", "row", "cost", "legs"}


def test_a_deck_lists_its_cards_by_kind() -> None:
    deck = Deck()
    deck.cards = [Card(kind, kind, {"en": kind}, "public", (), {}) for kind in ("ferry", "dock", "ferry")]
    assert [card.kind for card in deck.names("ferry")] == ["ferry", "ferry"]


@pytest.mark.parametrize(
    ("read", "message"),
    [
        (lambda card: card.whole("size", 1, 9), "size: is missing"),
        (lambda card: card.whole("speed", 4, 9), "speed: must be between 4 and 9, not 3"),
        (lambda card: card.whole("fast", 0, 9), "fast: must be a whole number, not True"),
        (lambda card: card.flag("speed"), "speed: must be true or false, not 3"),
        (lambda card: card.string("speed"), "speed: must be a text, not 3"),
        (lambda card: card.word("good", ["gold"]), "good: must be one of gold, not 'wood'"),
        (lambda card: card.words("goods", ["fish"]), "goods: must name only fish, not 'wood'"),
        (lambda card: card.strings("row"), "row: must be a list of texts"),
        (lambda card: card.wholes("row", 0, 9, 4), "row: must be a list of 4 whole numbers"),
        (lambda card: card.wholes("row", 0, 2, 3), "row: must hold whole numbers between 0 and 2, not 3"),
        (lambda card: card.amounts("cost", GOODS, 0, 1), "cost.fish: must be between 0 and 1, not 2"),
        (lambda card: card.amounts("cost", ["wood"], 0, 9), "cost.fish: is not a field here; known: "),
        (lambda card: card.table("speed"), "speed: must be a table"),
        (lambda card: card.tables("row"), "row: must be a list of tables"),
        (
            lambda card: card.tables("legs")[1].whole("to", 0, 1),
            "legs[2].to: must be a whole number, not 'inn'",
        ),
        (lambda card: card.done(), "name: is not a field here; known: id"),
    ],
)
def test_an_error_names_file_card_and_field(read: Callable[[Fields], object], message: str) -> None:
    with pytest.raises(CardError) as refused:
        read(ferry())
    assert str(refused.value).startswith(f"my.toml, ferry 'first-ferry', {message}")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("[[ferry]]", "[ferry", "my.toml: is not TOML"),
        (
            'id = "second"',
            'id = "Second"',
            "my.toml, ferry 2, id: must be of small letters, digits and hyphens",
        ),
        ('id = "second"', 'id = "first-ferry"', "my.toml, ferry 2, id: 'first-ferry' stands twice"),
        ('id = "second"', "id = 2", "my.toml, ferry 2, id: must be a text, not 2"),
        ('id = "second"', "id = 2026-11-18", "my.toml, ferry 2, id: must be a text, not datetime.date"),
        ('id = "second"', f'id = "{"s" * 81}"', "my.toml, ferry 2, id: has at most 80 letters, not 81"),
        ("Deuxième", "D" * 81, "my.toml, ferry 'second', name.fr: has at most 80 letters, not 81"),
        (
            "Deuxième",
            r"\u001b[2J",
            r"my.toml, ferry 'second', name.fr: must be a text in one line, without '\x1b'",
        ),
        (
            "Deuxième",
            r"\u202e",
            r"my.toml, ferry 'second', name.fr: must be a text in one line, without '\u202e'",
        ),
        ('fr = "Deuxième"', 'it = "Seconda"', "my.toml, ferry 'second', name.it: is not a field here"),
        (
            '{ fr = "Deuxième" }',
            "{}",
            "my.toml, ferry 'second', name: must be given in at least one of en, de, fr",
        ),
        (
            '"public"',
            '"rumour"',
            "my.toml, ferry 'second', source: must be one of rulebook, public, reconstructed",
        ),
    ],
)
def test_a_bad_deck_is_refused(old: str, new: str, message: str) -> None:
    with pytest.raises(CardError) as refused:
        described(TEXT.replace(old, new))
    assert str(refused.value).startswith(message)


def test_the_number_of_cards_must_be_right() -> None:
    with pytest.raises(CardError, match=r"^my\.toml, ferry: must be 3 cards, not 2$"):
        parse_deck(TEXT, "my.toml").cards("ferry", 3)


def test_a_list_without_end_is_refused() -> None:
    """Some lists are told whole with every position, which would keep a server from all else."""
    fields = parse_deck(f"row = [{'1,' * 121}]\nlegs = [{'{},' * 121}]", "my.toml")
    with pytest.raises(CardError, match=r"^my\.toml, row: has at most 120 entries, not 121$"):
        fields.wholes("row", 0, 9, 121)
    with pytest.raises(CardError, match=r"^my\.toml, legs: has at most 120 entries, not 121$"):
        fields.tables("legs")


def test_remarks_do_not_change_the_digest_of_a_deck() -> None:
    digest = digest_of_deck(parse_deck(TEXT, "my.toml").data)
    renamed = (
        TEXT.replace("First Ferry", "Ferry One").replace("page 3", "page 4").replace('"public"', '"rulebook"')
    )
    faster = TEXT.replace("speed = 5", "speed = 6")
    assert digest_of_deck(parse_deck(renamed, "my.toml").data) == digest
    assert digest_of_deck(parse_deck(faster, "my.toml").data) != digest


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("a." * 50_000 + "a = 1", "at most 20 dots"),
        ("x = " + "[" * 100_000, "nested too deep"),
        ("x = " + "{a=" * 20_000, "nested too deep"),
        ("x = " + "1_" * 50_000 + "1", "cannot be read"),
        ("# much\n" * 50_000, "at most 200000 characters"),
        ("x = ", "is not TOML"),
    ],
    ids=["dots", "brackets", "braces", "digits", "long", "half"],
)
def test_a_deck_that_means_ill_is_refused_at_once(text: str, says: str) -> None:
    """Records with decks come from anywhere."""
    with pytest.raises(CardError, match=says):
        parse_deck(text, "their.toml")
