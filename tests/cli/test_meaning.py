"""What choices mean before one is taken, in the terminal: beside a choice or below the menu, each thing once."""

from dataclasses import replace
from io import StringIO
from random import Random

import pytest
from rich.console import Console

from roadstead.cli.meaning import MAX_NOTES, all_but_few, join_labels, notes_of
from roadstead.cli.menu import MenuChoice, draw, label_choices, legal_choices
from roadstead.cli.screens.words import draw as draw_table
from roadstead.engine.cards import LANGUAGES
from roadstead.engine.table import Table
from roadstead.engine.words import Consequence, Message
from roadstead.games import NAMES, load
from roadstead.games.harbour import messages as harbour_messages
from roadstead.games.harbour.gains import tally_of
from roadstead.games.novgorod import messages as novgorod
from roadstead.text.voice import StrictVoice
from tests.rules.bremerhaven.position import RULES as BREMERHAVEN
from tests.rules.bremerhaven.position import bremerhaven
from tests.rules.harbour.position import RULES as HARBOUR
from tests.rules.harbour.position import Position, harbour

AGREE = "the others must agree"


def menu_of(table: Table, people: tuple[int, ...] = (), language: str = "en", in_words: bool = False) -> str:
    """The menu of whoever decides, as it is shown."""
    seat = table.state.actors()[0]
    voice = StrictVoice(table.rules, language, ["Ann", "Ben", "Cleo"])
    page = StringIO()
    choices = label_choices(legal_choices(table, seat, table.view(seat), people), voice)
    Console(file=page, width=80 if not in_words else 300).print(draw(choices, voice, in_words))
    return page.getvalue()


def at_harbour(position: Position, *moves: str) -> Table:
    table = Table(HARBOUR, 2, position.state.settings, start=position.state)
    for move in moves:
        table.play(0, HARBOUR.codebook.code(move))
    return table


def test_few_choices_have_it_beside_them() -> None:
    position = harbour(goods="5 fish 6 wood", centre="sushi-shop pub", pawns={0: "pub"})
    assert "Move to Sushi Shop – Ann spends 1 fish. Ann has no room for 1 good" in menu_of(
        at_harbour(position)
    )


def test_many_choices_have_it_below_each_text_once() -> None:
    menu = menu_of(at_harbour(harbour(goods="5 fish 6 wood"), "go home-0", "goods"))
    assert menu.splitlines()[-2:] == [
        "1, 3, 6, 9: Ann has no room for 1 good; it is lost",
        "8: Ann has no room for 2 goods; they are lost",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_words_of_a_choice_say_is_not_said_again(language: str) -> None:
    """A toll is part of the words, and so is the good that is paid."""
    table = at_harbour(harbour(goods="3 fish 3 wood"), "go home-1", "toll before")
    seat = table.state.actors()[0]
    voice = StrictVoice(HARBOUR, language, ["Ann", "Ben"])
    choices = label_choices(legal_choices(table, seat, table.view(seat)), voice)
    assert [choice.notation for choice in choices] == ["pay fish", "pay wood"]
    assert all(choice.notes == () for choice in choices)


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "Building permit, Grow influence: If your bid is lower than the highest"),
        ("de", "Baugenehmigung, Einfluss steigern: "),
        ("fr", "Permis de construire, Accroître l'influence\u00a0: Si votre enchère est plus faible"),
    ],
)
def test_of_a_grid_whole_rows_are_named(language: str, says: str) -> None:
    """What holds for every bid, that the card stays there, is not worth a line."""
    position = bremerhaven(2)
    menu = menu_of(Table(BREMERHAVEN, 2, position.state.settings, start=position.state), (), language)
    assert says in menu
    assert "The card stays there" not in " ".join(menu.split())


def test_what_can_hardly_be_taken_back_is_told_where_other_people_play() -> None:
    position = harbour(goods="5 fish 6 wood")
    assert AGREE not in menu_of(at_harbour(position), people=(0,))
    assert f"2–5: to take it back, {AGREE}" in menu_of(at_harbour(position), people=(0, 1))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_it_never_becomes_a_wall_of_text(game: str, language: str) -> None:
    """In random games: nothing that all choices share, and a few lines at most below the menu."""
    rules = load(game).rules()
    voice = StrictVoice(rules, language, ["Ann", "Ben"])
    table = Table(rules, 2, rules.game.settings(2, {}), seed="1", table="meaning")
    rng = Random(1)
    met = 0
    table.deal_all()
    for _ in range(150):
        if table.over():
            break
        seat = table.state.actors()[0]
        choices = label_choices(legal_choices(table, seat, table.view(seat), (0, 1)), voice)
        if len(choices) > 1:
            assert not set.intersection(*(set(choice.notes) for choice in choices))
        page = StringIO()
        Console(file=page, width=1000).print(draw(choices, voice))
        lines = page.getvalue().splitlines()
        plain = StringIO()
        Console(file=plain, width=1000).print(draw([replace(each, notes=()) for each in choices], voice))
        assert len(lines) - len(plain.getvalue().splitlines()) <= MAX_NOTES
        met += any(choice.notes for choice in choices)
        table.play(seat, rng.choice(table.legal(seat)))
        table.deal_all()
    assert met


def test_income_given_up_does_not_hide_a_fee_of_the_same_amount() -> None:
    voice = StrictVoice(load("novgorod").rules(), "en", ["Ann", "Ben"])
    fee = Consequence("cost", Message(novgorod.THEN_FEE, (3,)))
    store = MenuChoice("store", Message(novgorod.STORE, (0, 3)), [], 0, [], [fee], False)
    assert [note.kind for note in notes_of([store], voice)["store"]] == ["cost"]


def test_in_words_each_choice_has_it_beside_it_with_what_it_brings() -> None:
    position = harbour(goods="5 fish 6 wood")
    told = (
        "Move to Sushi Shop – Ann spends 1 fish. Ann gains 1 livestock, 1 wood and 1 stone. Ann has no room"
    )
    assert told in menu_of(at_harbour(position), in_words=True)
    assert "Ann gains" not in menu_of(at_harbour(position))


def test_a_visit_for_nothing_is_told_although_a_toll_comes_first() -> None:
    position = harbour(goods="3 wood", owned={1: "sushi-shop"}, centre="pub ranch")
    assert "3, 6: No effect for Ann" in menu_of(at_harbour(position))
    position = harbour(goods="1 fish", owned={1: "sushi-shop"}, centre="pub ranch")
    assert "3: No effect for Ann" in menu_of(at_harbour(position))


def test_a_toll_does_not_hide_that_the_same_good_is_spent() -> None:
    """Both were 1 stone, and the cost of the action was taken for the toll."""
    cost = Consequence("cost", Message(harbour_messages.EXCHANGES, (0, tally_of(3, 1))))
    pay = MenuChoice("pay stone", Message(harbour_messages.PAY, (3,)), [], 0, [], [cost], False)
    voice = StrictVoice(HARBOUR, "en", ["Ann", "Ben"])
    assert [note.kind for note in notes_of([pay], voice)["pay stone"]] == ["cost"]


@pytest.mark.parametrize("game", NAMES)
def test_what_words_say_is_declared_for_choices_that_can_have_it(game: str) -> None:
    words = load(game).rules().words
    for choice, told in words.says.items():
        assert {choice, *told} <= set(words.keys.declared)


@pytest.mark.parametrize("game", NAMES)
def test_what_is_foretold_has_the_arguments_of_what_happens(game: str) -> None:
    words = load(game).rules().words
    assert words.foretold
    for happens, foretold in words.foretold.items():
        assert happens in words.outcomes
        assert words.keys.declared[foretold] == words.keys.declared[happens]
    for happens, foretold in words.foretold_own.items():
        assert happens in words.outcomes
        assert words.keys.declared[foretold] == words.keys.declared[happens]
        assert words.keys.declared[foretold][0] == ("seat", "seat")


def test_the_end_is_not_told_as_if_it_had_come() -> None:
    position = harbour(ender=1, goods="1 fish", centre="sushi-shop abbey pub")
    menu = menu_of(at_harbour(position))
    assert "The game ends with it" in menu
    assert "The game is over" not in menu


@pytest.mark.parametrize(
    ("marked", "named"),
    [("b c d e f", "b–f"), ("a b d e f h i j k l", "all but c, g"), ("a c", "a, c")],
)
def test_labels_are_named_in_the_shorter_way(marked: str, named: str) -> None:
    voice = StrictVoice(HARBOUR, "en", ["Ann", "Ben"])
    assert all_but_few(marked.split(), list("abcdefghijkl"), voice, join_labels) == named


def test_in_narrow_paragraphs_what_is_empty_is_left_out() -> None:
    position = harbour(centre="sushi-shop pub", pawns={1: "pub"})
    voice = StrictVoice(HARBOUR, "en", ["Ann", "Ben"])
    page = StringIO()
    Console(file=page, width=60).print(draw_table(position.view(0), voice, HARBOUR))
    told = " ".join(page.getvalue().split())
    assert "Sushi Shop. Cost: $8. Points: 7 VP. Symbols: 1 coin. What it does: Spend 1 fish" in told
    assert "Pawn of: Ben." in told
