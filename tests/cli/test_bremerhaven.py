"""Bremerhaven in the terminal: whole games, bids in a grid, the harbour phase and its undo, the result."""

import re
from pathlib import Path

import pytest

from roadstead.bots.advice import in_personal_phase
from roadstead.cli import commands
from roadstead.cli.result import score_table
from roadstead.cli.session import Session
from roadstead.cli.terminal import Terminal
from roadstead.engine.game import Score
from roadstead.engine.record import read_record
from roadstead.games import load
from roadstead.text.voice import StrictVoice
from tests.bots.test_finish import at_the_harbours
from tests.cli.conftest import FIRST, Answer, Roadstead

FIRSTS = f"{FIRST}\n" * 400
SHORT = ("--options", "mode=short")
THREE = ("play", "bremerhaven", "--players", "Ann", "--bots", "random,random", "--seed", "3")
SOLO = ("play", "bremerhaven", "--players", "Ann", "--bots", "none", "--seed", "3")


def join_lines(*lines: str) -> str:
    return "\n".join(lines) + "\n"


def flatten(text: str) -> str:
    return " ".join(text.split())


def own_moves(file: str) -> list[str]:
    return [entry.notation for entry in read_record(Path(file).read_text()).events if entry.who == 0]


def check_whole(answer: Answer) -> None:
    assert answer.code == 0
    assert answer.err == ""
    lines = [line.removeprefix("> ") for line in answer.out.splitlines() if "bremerhaven-" not in line]
    assert max(len(line) for line in lines) <= 80
    assert not re.search(r"\[[a-z]+-[a-z]+", answer.out)
    assert "…" not in answer.out


# -- whole games ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "winner", "stars"),
    [
        ("en", r"\w+ wins!", "reconstructed"),
        ("de", "gewinnt!", "rekonstruiert"),
        ("fr", "gagne", "reconstitu"),
    ],
)
@pytest.mark.parametrize("mode", ["long", "short"])
def test_a_whole_game_in_every_language(
    roadstead: Roadstead, lang: str, winner: str, stars: str, mode: str
) -> None:
    answer = roadstead(*THREE, "--lang", lang, "--options", f"mode={mode}", typed=FIRSTS)
    check_whole(answer)
    assert re.search(winner, answer.out)
    assert stars in answer.out
    assert re.search(r"\d+ +× +\d+ +=", answer.out)


@pytest.mark.parametrize(
    ("lang", "grade"), [("en", "Your grade: "), ("de", "Strandgänger"), ("fr", "Promeneur de grève")]
)
def test_the_solo_game_ends_with_a_grade(roadstead: Roadstead, lang: str, grade: str) -> None:
    answer = roadstead(*SOLO, "--lang", lang, typed=FIRSTS)
    check_whole(answer)
    assert grade in answer.out
    assert re.search(r"\d+ +× +\d+ +=", answer.out)
    assert not re.search("(next step|nächster Schritt|prochain pas)", answer.out.rsplit("10 · ", 1)[1])


@pytest.mark.parametrize("seats", [2, 4])
def test_other_numbers_of_players(roadstead: Roadstead, seats: int) -> None:
    bots = ",".join(["random"] * (seats - 1))
    answer = roadstead("play", "bremerhaven", "--bots", bots, "--seed", "8", *SHORT, typed=FIRSTS)
    check_whole(answer)
    assert "wins!" in answer.out


# -- bidding ----------------------------------------------------------------------------------------------


def test_bids_stand_in_a_grid(roadstead: Roadstead) -> None:
    answer = roadstead(*THREE)
    assert re.search(r"Parking lot +a1 +a2 +a3 +a4 +a5 +Ship 1 +i1 +i2 +i3 +i4 +i5\n", answer.out)
    assert "Type both, such as 5 Contract 3, or o5." in answer.out


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "i1"),
        ("en", "bid 1 sea-1"),
        ("en", "1 sea-1"),
        ("en", "sea-1 1"),
        ("en", "1 ship 1"),
        ("en", "SHIP 1 1"),
        ("de", "1 Schiff 1"),
        ("de", "1 sea 1"),
        ("fr", "navire 1 1"),
    ],
)
def test_a_bid_can_be_typed_in_many_ways(roadstead: Roadstead, lang: str, line: str) -> None:
    roadstead(*THREE, "--lang", lang, typed=join_lines(line, "save bid.txt"))
    assert own_moves("bid.txt") == ["bid 1 sea-1"]


def test_ones_own_cards_are_seen_and_others_are_not(roadstead: Roadstead) -> None:
    answer = roadstead(*THREE, typed=join_lines("5 sea-1", "4 sea-1", "3 sea-1"))
    last = answer.out.rsplit("Where do you want to bid", 1)[0].rsplit("Town", 1)[1]
    assert re.search(r"Ship 1 .* Ann\s5\+4\+3", last)
    assert re.search(r"(Mira|Piet)\s\?", last)
    assert not re.search(r"(Mira|Piet)\s\d", last)


def test_bids_add_up_after_the_reveal(roadstead: Roadstead) -> None:
    lines = ("5 sea-1", "4 sea-1", "3 building", "2 building", "1 career")
    answer = roadstead(*THREE, typed=join_lines(*lines))
    last = answer.out.rsplit("Town", 1)[1]
    assert re.search(r"Ship 1 .* Ann\s9", last)
    assert "?" not in last.split("Land")[0]


@pytest.mark.parametrize(
    ("space", "question", "seen"),
    [
        ("prices", "Which price card", r"Price cards +barrel \d  container \d"),
        ("career", "Which neighbours", r"Career ladder +Captain \(\+4\)"),
        ("land-1", "Which loading dock", r"Land .*penalty.*\n +Contract 1 .* Ann \d+"),
    ],
)
def test_what_a_decision_is_about_stands_above_it(
    roadstead: Roadstead, space: str, question: str, seen: str
) -> None:
    lines = ["1 permit", *(f"{value} {space}" for value in (2, 3, 4, 5)), FIRST]
    answer = roadstead(
        *THREE, "--options", "mode=short", typed=join_lines(*[FIRST] * 3, *lines, FIRST, FIRST)
    )
    above = answer.out.split(question)[0].rsplit("▶", 1)[1]
    assert re.search(seen, above)


# -- the harbour phase ------------------------------------------------------------------------------------


def at_work(people: int = 2) -> Session:
    """A short game in which all sit in their harbours and none has begun."""
    rules = load("bremerhaven").rules()
    table = at_the_harbours(rules, people, seed=6)
    return Session(table, StrictVoice(rules, "en", table.players), {}, Terminal())


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "finish"), ("de", "fertig"), ("fr", "finir"), ("de", "finish")]
)
def test_finish_is_understood_in_ones_own_language(lang: str, word: str) -> None:
    session = at_work()
    session.voice = StrictVoice(session.table.rules, lang, session.table.players)
    assert session.run_command(0, word)
    assert session.table.log[-1].who == 0
    assert not in_personal_phase(session.table.state, 0)
    assert in_personal_phase(session.table.state, 1)


def test_what_was_finished_is_taken_back_move_by_move(capsys: pytest.CaptureFixture[str]) -> None:
    session = at_work()
    before = session.table.state.pack()
    events = len(session.table.log)
    commands.finish(session, 0, "")
    moves = len(session.table.log) - events
    assert f"Finished for you with {moves} move" in capsys.readouterr().out
    for left in range(moves - 1, -1, -1):
        commands.undo(session, 0, "")
        assert len(session.table.log) == events + left
    assert session.table.state.pack() == before


def test_what_was_finished_is_taken_back_at_once() -> None:
    session = at_work()
    before, events = session.table.state.pack(), len(session.table.log)
    commands.finish(session, 0, "")
    commands.undo(session, 0, str(len(session.table.log) - events))
    assert session.table.state.pack() == before
    assert "moves taken back." in session.notice


def test_the_line_of_a_hint_is_played_with_the_mark_alone(capsys: pytest.CaptureFixture[str]) -> None:
    session = at_work()
    choices = session.show_choices(0)
    events = len(session.table.log)
    session.answer(0, "+", choices)
    assert len(session.table.log) == events, "there was no hint yet"
    session.answer(0, "hint", choices)
    assert "Type + to play this and then: " in flatten(capsys.readouterr().out)
    line = session.hinted[1]
    session.answer(0, "+", choices)
    assert [event.code for event in session.table.log[events:]] == line
    session.answer(0, "+", choices)
    assert len(session.table.log) == events + len(line), "the hint was for an earlier position"


def test_a_done_is_taken_back_while_others_go_on() -> None:
    """Nobody is asked, the move of the other stays, and nobody misses an event."""
    session = at_work()
    table = session.table
    commands.finish(session, 0, "")
    table.play(1, table.legal(1)[-1])
    session.heard = [len(table.log), len(table.log) - 1]
    others = table.log[-1].code
    commands.undo(session, 0, "")
    assert in_personal_phase(table.state, 0)
    assert (table.log[-1].who, table.log[-1].code) == (1, others)
    assert session.heard == [len(table.log), len(table.log) - 1]


def test_undo_goes_back_beyond_the_phase(roadstead: Roadstead) -> None:
    """Alone, the end of the phase ends the round; undo goes back over it, for there is nobody to ask."""
    lines = [FIRST] * 40
    roadstead(*SOLO, typed=join_lines(*lines, "save a.txt"))
    roadstead(*SOLO, typed=join_lines(*lines, FIRST, FIRST, "undo", "undo", "save b.txt"))
    assert Path("a.txt").read_text() == Path("b.txt").read_text()


def test_nothing_to_finish_while_bidding(roadstead: Roadstead) -> None:
    answer = roadstead(*THREE, typed=join_lines("finish"))
    assert "There is nothing to finish now" in flatten(answer.out)


def test_finish_is_offered_only_where_there_is_a_phase(roadstead: Roadstead) -> None:
    assert "finish your harbour phase" in flatten(roadstead(*THREE, typed=join_lines("help")).out)
    harbour = roadstead(
        "play", "harbour", "--bots", "random", "--seed", "1", typed=join_lines("help", "finish")
    )
    assert "finish your harbour phase" not in flatten(harbour.out)
    assert "There is nothing to finish now" in flatten(harbour.out)


def test_a_hint_names_the_number_in_the_grid(roadstead: Roadstead) -> None:
    answer = roadstead(*THREE, typed=join_lines("hint"))
    found = re.search(r"would choose (\w\d): Bid (\d) on (\w[\w ]*\w)", flatten(answer.out))
    assert found is not None
    roadstead(*THREE, typed=join_lines(found[1], "save hint.txt"))
    assert own_moves("hint.txt")[0].startswith(f"bid {found[2]} ")


# -- friends at one keyboard ------------------------------------------------------------------------------

FRIENDS = ("play", "bremerhaven", "--players", "Ann,Ben", "--bots", "none", "--seed", "5", *SHORT)


def test_the_curtain_falls_while_bids_are_secret(roadstead: Roadstead) -> None:
    answer = roadstead(*FRIENDS, typed=FIRSTS.replace("\n", "\n\n"))
    assert "Please hand over to " in answer.out
    for part in answer.out.split("Please hand over to ")[1:6]:
        name = part.split(".")[0]
        other = {"Ann": "Ben", "Ben": "Ann"}[name]
        own = part.split("Please hand over")[0]
        assert not re.search(rf"{other} bids \d", own)


# -- questions and result -----------------------------------------------------------------------------------


def test_friendly_questions_ask_for_game_and_mode(
    roadstead: Roadstead, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Terminal, "is_interactive", lambda terminal: True)
    answer = roadstead("play", typed=join_lines("1", "Zoe", "1", "random", "2", "save q.txt"))
    assert "Short game" in answer.out
    record = read_record(Path("q.txt").read_text())
    assert (record.game, record.players) == ("bremerhaven", ["Zoe", "Mira (random)"])
    assert record.options == {"mode": "short"}


def test_who_plays_alone_is_not_asked_for_the_mode(
    roadstead: Roadstead, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Terminal, "is_interactive", lambda terminal: True)
    answer = roadstead("play", "bremerhaven", typed=join_lines("Zoe", "0", "save q.txt"))
    assert "Short game" not in answer.out
    assert read_record(Path("q.txt").read_text()).players == ["Zoe"]


def test_a_product_is_shown_as_one() -> None:
    voice = StrictVoice(load("bremerhaven").rules(), "en", ["Ann", "Ben"])
    scores = {0: Score(0, (("money", 30), ("prestige", 12)), 360, how="product")}
    scores[1] = Score(1, (("money", 9), ("prestige", 7)), 63, how="product")
    table = score_table(scores, [[0], [1]], voice)
    rows = [
        " ".join(str(cell) for cell in row)
        for row in zip(*(column.cells for column in table.columns), strict=True)
    ]
    assert rows == ["1. Ann 30 × 12 = 360", "2. Ben 9 × 7 = 63"]


def test_a_number_that_stands_before_no_choice_is_not_asked_for(roadstead: Roadstead) -> None:
    """The bids have letters before them: a number from 1 would be no better than this one."""
    answer = roadstead(*THREE, typed=join_lines("1", "77", "q", ""))
    assert 'I do not understand "77"' in answer.out
    assert "Please type a number" not in answer.out
