"""The command why: what a choice means, and why a thing cannot be chosen."""

import pytest

from roadstead.cli.session import Session
from roadstead.cli.terminal import Terminal
from roadstead.engine.cards import LANGUAGES
from roadstead.engine.table import Table
from roadstead.text.voice import StrictVoice
from tests.rules.bremerhaven.position import RULES as BREMERHAVEN
from tests.rules.bremerhaven.position import bremerhaven
from tests.rules.harbour.position import RULES as HARBOUR
from tests.rules.harbour.position import harbour

PLAYERS = ["Ann", "Ben"]


class Asking:
    """Asks in a local game of Ann and Ben; what is told has no line ends."""

    def __init__(self, table: Table, capsys: pytest.CaptureFixture[str], language: str = "en") -> None:
        self.session = Session(table, StrictVoice(table.rules, language, PLAYERS), {}, Terminal())
        self.capsys = capsys

    def ask(self, text: str) -> str:
        before = self.session.revision()
        self.capsys.readouterr()
        assert self.session.run_command(0, text)
        assert self.session.revision() == before
        return " ".join(self.capsys.readouterr().out.split())


def harbour_table() -> Table:
    """Ann stands in the pub; Ben's pawn blocks the lighthouse."""
    position = harbour(goods="5 fish 6 wood", pawns={0: "pub", 1: "lighthouse"})
    return Table(HARBOUR, 2, position.state.settings, PLAYERS, start=position.state)


def test_a_choice_tells_all_that_it_means(capsys: pytest.CaptureFixture[str]) -> None:
    """Also what it brings, which the menu leaves out; by its label, its notation or the name of its thing."""
    asking = Asking(harbour_table(), capsys)
    for text in ("why go sushi-shop", "why sushi-shop", "why Sushi Shop", "why sushi"):
        told = asking.ask(text)
        assert "Move to Sushi Shop Ann spends 1 fish. Ann gains" in told, text


def test_a_thing_that_cannot_be_chosen_says_why_with_its_rule(capsys: pytest.CaptureFixture[str]) -> None:
    asking = Asking(harbour_table(), capsys)
    why_not = asking.session.table.why_not(0, "building:lighthouse")
    assert why_not is not None
    said = f"{asking.session.voice.say(why_not.message)} (rule {why_not.rule})"
    for text in ("why building:lighthouse", "why lighthouse", "why LightHouse", "why light"):
        assert asking.ask(text) == said, text


@pytest.mark.parametrize(
    ("language", "text", "says"),
    [("en", "why", "(rule HAR-"), ("de", "warum", "(Regel HAR-"), ("fr", "pourquoi", "(règle HAR-")],
)
def test_in_every_language(capsys: pytest.CaptureFixture[str], language: str, text: str, says: str) -> None:
    asking = Asking(harbour_table(), capsys, language)
    name = asking.session.voice.name_of("building", "lighthouse")
    assert says in asking.ask(f"{text} {name}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_other_questions_have_answers_too(capsys: pytest.CaptureFixture[str], language: str) -> None:
    asking = Asking(harbour_table(), capsys, language)
    assert len({asking.ask(text) for text in ("why", "why xyzzy", "why market:fish", "why 1")}) == 4


def test_ones_own_things_come_first(capsys: pytest.CaptureFixture[str]) -> None:
    """Dock 2 is each player's; the words of its line find it."""
    position = bremerhaven(2, "harbour", docks={0: {2: "heidi"}, 1: {2: "lotte"}})
    table = Table(BREMERHAVEN, 2, position.state.settings, PLAYERS, start=position.state)
    asking = Asking(table, capsys)
    assert "dock 2" in asking.ask("why dock 2").lower()
    assert "lotte" not in asking.ask("why dock 2").lower()


def test_what_choices_mean_alike_is_told_once(capsys: pytest.CaptureFixture[str]) -> None:
    """And a thing that is named but has no part in the decision is not mistaken for others."""
    position = bremerhaven(2)
    asking = Asking(Table(BREMERHAVEN, 2, position.state.settings, PLAYERS, start=position.state), capsys)
    told = asking.ask("why parking")
    assert told.startswith("a1 Bid 1 on Parking lot a2 Bid 2 on Parking lot a3 Bid 3 on Parking lot The card")
    assert told.count("The card stays there") == 1
    assert told.endswith("2 more choices fit; type why and the number of one.")
    assert asking.ask("why dock 2") == '"dock 2" has no part in what you decide now.'
