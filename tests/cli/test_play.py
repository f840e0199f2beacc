"""A game in the terminal: typed lines in, a table and words out."""

import os
import pty
import re
import select
import subprocess
import sys
from pathlib import Path

import pytest

from roadstead.cli.result import explain_ties, score_table
from roadstead.cli.terminal import Terminal
from roadstead.engine.cards import LANGUAGES
from roadstead.engine.game import Score
from roadstead.engine.record import read_record
from roadstead.games import load
from roadstead.text.voice import StrictVoice
from tests.cli.conftest import FIRST, Answer, Roadstead

ALONE = ("play", "--players", "Ann", "--bots", "random", "--seed", "3")
FIRSTS = f"{FIRST}\n" * 500


def join_lines(*lines: str) -> str:
    return "\n".join(lines) + "\n"


def last_answers(answer: Answer, count: int) -> list[str]:
    """The output after each of the last typed lines."""
    return answer.out.split("\n> ")[-count:]


# -- whole games ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "winner"),
    [("en", r"\w+ wins!|share the victory"), ("de", "gewinnt!|teilen"), ("fr", "gagne|partagent")],
)
@pytest.mark.parametrize(
    "options", ["", "first_game=on", "boards=characters,bonus_cards=on,promo=on,inland_traders=on"]
)
def test_a_whole_game_in_every_language(roadstead: Roadstead, lang: str, winner: str, options: str) -> None:
    more = ("--options", options) if options else ()
    answer = roadstead(*ALONE, "--lang", lang, *more, typed=FIRSTS)
    assert answer.code == 0
    assert answer.err == ""
    assert re.search(winner, answer.out)
    assert (
        max(len(line.removeprefix("> ")) for line in answer.out.splitlines() if "harbour-" not in line) <= 80
    )
    assert not re.search(r"\[[a-z]+-[a-z]+", answer.out)


@pytest.mark.parametrize(("lang", "words"), [("en", "words"), ("de", "worte"), ("fr", "mots")])
def test_the_table_in_words(roadstead: Roadstead, lang: str, words: str) -> None:
    told = {"en": "Symbols: ", "de": "Symbole: ", "fr": "Symboles\u00a0: "}[lang]
    drawn = roadstead(*ALONE, "--lang", lang, typed=FIRSTS)
    answer = roadstead(*ALONE, "--lang", lang, "--words", typed=FIRSTS)
    assert (answer.code, answer.err) == (0, "")
    assert told in answer.out
    assert told not in drawn.out
    assert (
        max(len(line.removeprefix("> ")) for line in answer.out.splitlines() if "harbour-" not in line) <= 80
    )
    pawn = {"en": "The pawn ", "de": "Die Figur ", "fr": "Le pion "}[lang]
    switched = roadstead(*ALONE, "--lang", lang, typed=join_lines(words, words, "q", ""))
    first, second = last_answers(switched, 4)[1:3]
    assert pawn in first
    assert pawn not in second


def headings(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.endswith("──")]


@pytest.mark.parametrize(
    ("lang", "rest"),
    [("en", "The rest of the table"), ("de", "Das Übrige am Tisch"), ("fr", "Le reste de la table")],
)
def test_words_tell_the_whole_table_once_and_then_what_has_changed(
    roadstead: Roadstead, lang: str, rest: str
) -> None:
    typed = join_lines(*[FIRST] * 12, "", "q", "")
    first, *turns = roadstead(*ALONE, "--lang", lang, "--words", typed=typed).out.split("\n> ")
    *turns, whole, _ = turns
    assert rest not in first + whole
    assert any(rest in turn for turn in turns)
    assert all(0 < len(headings(turn)) < len(headings(first)) for turn in turns if rest in turn)
    assert len(headings(whole)) == len(headings(first))


def test_words_tell_what_a_question_is_about_when_it_is_asked(roadstead: Roadstead) -> None:
    """Where a ship figure may begin nobody knows from the table as told at the start of the turn."""
    alone = ("play", "shipyard", "--players", "Ann", "--bots", "random", "--seed", "3", "--words")
    typed = join_lines("3", "1", "10", "q", "")
    out = roadstead(*alone, "--lang", "en", "--options", "start_seat=0", typed=typed).out
    *_, asked, _ = out.split("\n> ")
    assert "Ann's ship figure may begin ──" in asked
    assert "north edge  " in asked
    assert len(headings(asked)) == 1


@pytest.mark.parametrize("game", ["shipyard", "novgorod", "bremerhaven", "harbour"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_are_never_cut(roadstead: Roadstead, game: str, lang: str) -> None:
    """At 80 columns a table of many columns becomes paragraphs."""
    alone = ("play", game, "--players", "Ann", "--bots", "random", "--seed", "3", "--words", "--lang", lang)
    first = roadstead(*alone, typed=join_lines("q", "")).out
    assert "…" not in first


@pytest.mark.parametrize(
    ("lang", "line", "says"),
    [
        ("en", "log turns", "Ann: goes home."),
        ("de", "verlauf Züge", "Ann: geht nach Hause."),
        ("fr", "journal tours", "Ann\u00a0: rentre chez soi."),
    ],
)
def test_the_log_with_one_line_per_turn(roadstead: Roadstead, lang: str, line: str, says: str) -> None:
    moves = ("stock 3-fish", "go home-0", "goods", "gain 2-fish")
    answer = roadstead(*ALONE, "--lang", lang, typed=join_lines(*moves, line, "q", ""))
    assert says in answer.out


def test_a_solo_challenge(roadstead: Roadstead) -> None:
    answer = roadstead("play", "--players", "Ann", "--bots", "none", "--seed", "3", typed=FIRSTS)
    assert answer.code == 0
    assert "challenge is" in answer.out
    assert "Turn 1 of 20 · Market" in answer.out


def test_the_same_seed_and_lines_give_the_same_game(roadstead: Roadstead) -> None:
    games = [roadstead("play", "--bots", "greedy", "--seed", "9", typed="1\n" * 15).out for _ in range(2)]
    assert games[0] == games[1]
    assert "Skipper" in games[0]


def test_a_tie_is_explained() -> None:
    voice = StrictVoice(load("harbour").rules(), "en", ["Ann", "Ben"])
    ties = [(("buildings-owned", 5), ("goods-left", 3)), (("buildings-owned", 5), ("goods-left", 1))]
    scores = {seat: Score(seat, (("buildings", 20),), 20, ties[seat]) for seat in range(2)}
    text = explain_ties(scores, [[0], [1]], voice)
    assert text == ["Ann is placed before Ben with the same total: more goods left, 3 to 1."]


def test_the_result_shows_the_parts_that_score_in_their_order() -> None:
    voice = StrictVoice(load("harbour").rules(), "en", ["Ann", "Ben"])
    scores = [
        Score(0, (("buildings", 8), ("ability", 0), ("bonus", 1)), 9),
        Score(1, (("buildings", 7), ("ability", 1), ("bonus", 0)), 8),
    ]
    columns = score_table({score.seat: score for score in scores}, [[0], [1]], voice).columns
    assert [column.header for column in columns[2:]] == ["buildings", "ability", "bonus", "total"]
    alone = score_table({0: Score(0, (("buildings", 8), ("bonus", 0)), 8)}, [[0]], voice).columns
    assert [column.header for column in alone[2:]] == ["buildings", "total"]


# -- moves and commands ---------------------------------------------------------------------------------


def test_a_move_by_number_by_notation_and_in_capitals(roadstead: Roadstead) -> None:
    answer = roadstead(*ALONE, typed=join_lines("stock 3-fish", "GO  Home-0"))
    assert "Ann starts with 3 fish." in answer.out
    assert "Ann goes home" in answer.out


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("999", "Please type a number from 1 to 20."),
        ("0", "Please type a number from 1 to 20."),
        ("dance", 'I do not understand "dance".'),
        ("go library", "not possible now"),
        ("3 ston", "20 3 stone"),
        ("undo", "There is nothing to take back."),
        ("redo", "There is nothing to play again."),
        ("hint", "The bot would choose"),
        ("rules", "6. Buying, shipping, market"),
        ("rules 607", "HAR-607"),
        ("rules HAR-6077", "Did you mean HAR-607"),
        ("rules xyzzy", 'There is no rule "xyzzy".'),
        ("log", "goes first."),
        ("log 1", "goes first."),
        ("cards", "Type cards and a part of a card's name."),
        ("cards light", "Lighthouse* [lighthouse]"),
        ("cards a", "more cards fit"),
        ("cards xyzzy", 'There is no card whose name holds "xyzzy".'),
        ("table", "cards in the deck"),
        ("help", "take back your last decision"),
        ("?", "take back your last decision"),
        ("save", "Saved as harbour-"),
        ("save /nowhere/at/all", "could not be written"),
    ],
)
def test_what_can_be_typed(roadstead: Roadstead, line: str, says: str) -> None:
    answer = roadstead(*ALONE, typed=join_lines(line))
    assert answer.code == 0
    assert says in " ".join(last_answers(answer, 2)[0].split())
    assert "Goodbye!" in answer.out


@pytest.mark.parametrize(
    ("lang", "line", "says"),
    [
        ("de", "hilfe", "zurücknehmen"),
        ("de", "zurueck", "verstehe ich nicht"),
        ("de", "ZURÜCK", "nichts zurückzunehmen"),
        ("de", "undo", "nichts zurückzunehmen"),
        ("de", "tipp", "Der Bot würde"),
        ("fr", "regles 607", "HAR-607"),
        ("fr", "Règles 607", "HAR-607"),
        ("fr", "aide", "annuler"),
    ],
)
def test_commands_are_understood_in_ones_own_language(
    roadstead: Roadstead, lang: str, line: str, says: str
) -> None:
    answer = roadstead(*ALONE, "--lang", lang, typed=join_lines(line))
    assert says in " ".join(last_answers(answer, 2)[0].split())


def test_undo_and_redo_within_a_turn(roadstead: Roadstead) -> None:
    answer = roadstead(*ALONE, typed=join_lines("stock 3-fish", "go home-0", "undo", "redo", "quit", ""))
    taken_back, replayed = last_answers(answer, 3)[:2]
    assert "\n\nTaken back.\n\nWhere do you want" in taken_back
    assert "Where do you want to move your pawn?" in taken_back
    assert "Ann goes home" in replayed


def test_bots_consent_to_an_undo_beyond_the_turn(roadstead: Roadstead) -> None:
    lines = join_lines("stock 3-fish", "go fish-market", "undo", "save back.txt")
    answer = roadstead(*ALONE, typed=lines)
    assert "Taken back." in answer.out
    record = read_record(Path("back.txt").read_text())
    own = [entry.notation for entry in record.events if entry.who == 0]
    assert own == ["stock 3-fish"]


def test_an_undone_move_meets_the_same_luck_again(roadstead: Roadstead) -> None:
    once = roadstead(*ALONE, typed=join_lines("1", "1", "1", "save a.txt"))
    again = roadstead(*ALONE, typed=join_lines("1", "1", "1", "undo", "undo", "1", "1", "save b.txt"))
    assert once.code == again.code == 0
    assert Path("a.txt").read_text() == Path("b.txt").read_text()


# -- saving and leaving ---------------------------------------------------------------------------------


def test_a_saved_game_goes_on(roadstead: Roadstead) -> None:
    roadstead(*ALONE, typed=join_lines("1", "1", "1", "save half.txt", "quit", ""))
    answer = roadstead("play", "--load", "half.txt", typed=FIRSTS + "whole.txt\n")
    assert answer.code == 0
    whole = roadstead(*ALONE, typed=FIRSTS + "direct.txt\n")
    assert whole.code == 0
    assert Path("whole.txt").read_text() == Path("direct.txt").read_text()
    assert roadstead("verify", "whole.txt").code == 0


def test_quit_offers_to_save(roadstead: Roadstead) -> None:
    answer = roadstead(*ALONE, typed=join_lines("1", "quit", "5", "left.txt"))
    assert answer.code == 0
    assert "Saved as left.txt" in answer.out
    assert answer.out.rstrip().endswith("Goodbye!")
    assert Path("left.txt").exists()


def test_quit_does_not_ask_about_what_is_saved(roadstead: Roadstead) -> None:
    answer = roadstead(*ALONE, typed=join_lines("stock 3-fish", "save g.txt", "quit"))
    assert "Save the game?" not in answer.out


def test_a_file_that_is_no_record_is_not_overwritten(roadstead: Roadstead) -> None:
    Path("letter.txt").write_text("Dear Ann")
    answer = roadstead(*ALONE, typed=join_lines("save letter.txt"))
    assert "is not a record; please choose another name" in " ".join(answer.out.split())
    assert Path("letter.txt").read_text() == "Dear Ann"


def test_a_record_without_a_seed_cannot_go_on(roadstead: Roadstead) -> None:
    roadstead(*ALONE, typed=join_lines("save g.txt"))
    lines = [
        line for line in Path("g.txt").read_text().splitlines() if not line.startswith(("seed", "commit"))
    ]
    Path("g.txt").write_text("\n".join(lines) + "\n")
    answer = roadstead("play", "--load", "g.txt")
    assert answer.code == 1
    assert "holds no seed" in answer.err


def test_ctrl_c_leaves_politely(roadstead: Roadstead, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    answer = roadstead(*ALONE)
    assert answer.code == 0
    assert answer.err == ""
    assert answer.out.rstrip().endswith("Goodbye!")


# -- the table ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "legend"),
    [
        ("en", "* reconstructed (our own design)"),
        ("de", "* rekonstruiert (von uns entworfen)"),
        ("fr", "* reconstitué (de notre conception)"),
    ],
)
def test_reconstructed_cards_bear_a_star_with_a_legend(roadstead: Roadstead, lang: str, legend: str) -> None:
    answer = roadstead(*ALONE, "--lang", lang)
    assert legend in answer.out
    wharfs = {"en": "The Wharfs", "de": "Die Landungsstege", "fr": "Les Quais"}[lang]
    assert f"{wharfs}* · " in answer.out


def test_what_matters_stands_right_above_the_question(roadstead: Roadstead) -> None:
    """On a screen of 24 lines the market, one's own goods and all choices are visible."""
    options = "first_game=on,start_seat=0"
    answer = roadstead("play", "--players", "Ann", "--bots", "greedy,greedy", "--options", options)
    screen = answer.out.splitlines()[-26:-2]
    assert any("Market" in line for line in screen)
    assert any("Ann · 0 VP" in line for line in screen)
    assert any("Where do you want to move" in line for line in screen)
    assert sum(bool(re.match(r" *\$\d+ +\d+ VP ", line)) for line in screen) >= 3


def test_the_market_and_own_goods_are_told_again_within_a_turn(roadstead: Roadstead) -> None:
    answer = roadstead(*ALONE, typed=join_lines("stock 3-fish", "go home-0"))
    assert "fish 3 ●●●···" in last_answers(answer, 2)[0]


def test_the_noble_sees_what_the_cards_do(roadstead: Roadstead) -> None:
    options = "boards=characters,promo=on,start_seat=0"
    answer = roadstead(
        "play", "--players", "Zoe", "--bots", "random", "--seed", "12", "--options", options, typed="2\n"
    )
    shown = answer.out.split("Only you see")[1]
    assert "Which building do you want to place for free?" in shown
    assert len(re.findall(r"\$\d+ +\d+ VP \w", shown)) == 2


def test_choices_of_the_same_sort_stand_together_numbered_as_they_stand(roadstead: Roadstead) -> None:
    answer = roadstead(*ALONE, typed=FIRSTS)
    for question in answer.out.split("Where do you want to move your pawn?\n")[1:]:
        menu = question.split("\n>")[0]
        lines = [re.findall(r"(?:^|   )\s*(\d+)  \S", line) for line in menu.splitlines()]
        columns = sorted(int(number) for line in lines for number in line)
        assert columns == list(range(1, len(columns) + 1))
        firsts = [int(line[0]) for line in lines if line]
        assert firsts == sorted(firsts)


# -- friends at one keyboard ----------------------------------------------------------------------------

FRIENDS = ("play", "--players", "Ann,Ben", "--bots", "none", "--seed", "5")


def test_a_curtain_falls_where_there_are_secrets(roadstead: Roadstead) -> None:
    answer = roadstead(
        *FRIENDS, "--options", "bonus_cards=on,start_seat=0", typed=join_lines("", "1", "", "1")
    )
    curtains = answer.out.split("Please hand over to ")[1:]
    assert [text.split(".")[0] for text in curtains[:2]] == ["Ann", "Ben"]
    for text in curtains[:2]:
        assert text.count("bonus card: ") == 1
        assert len(re.findall(r"bonus card (?:is )?dealt:? ?\w* ?face down|face down", text)) >= 1


def test_people_without_names(roadstead: Roadstead) -> None:
    answer = roadstead("play", "--players", "2", "--bots", "none", "--seed", "5")
    assert "At the table: Skipper 1 and Skipper 2." in answer.out


def test_no_curtain_without_secrets(roadstead: Roadstead) -> None:
    answer = roadstead(*FRIENDS, "--options", "start_seat=0", typed=join_lines("1", "1"))
    assert "hand over" not in answer.out
    assert "Ann to play" in answer.out
    assert "Ben to play" in answer.out


@pytest.mark.parametrize(("consent", "says"), [("yes", "Taken back."), ("", "Then it stands.")])
def test_friends_are_asked_for_an_undo(roadstead: Roadstead, consent: str, says: str) -> None:
    answer = roadstead(*FRIENDS, "--options", "start_seat=0", typed=join_lines("1", "undo", consent))
    assert "Taking back Ann's last decision needs everybody's consent." in answer.out
    assert says in answer.out


# -- the questions at the start -------------------------------------------------------------------------


def test_friendly_questions(roadstead: Roadstead, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Terminal, "is_interactive", lambda terminal: True)
    answer = roadstead("play", typed=join_lines("chess", "2", "Zoe", "9", "1", "x", "3", "no", "save q.txt"))
    assert answer.out.count("Please type a number from") == 3
    record = read_record(Path("q.txt").read_text())
    assert record.game == "harbour"
    assert record.players == ["Zoe", "Mira (random)"]
    assert record.options == {}


def test_enter_takes_what_is_proposed(roadstead: Roadstead, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Terminal, "is_interactive", lambda terminal: True)
    roadstead("play", typed=join_lines("", "", "", "", "", "save q.txt"))
    record = read_record(Path("q.txt").read_text())
    assert record.players == ["Skipper", "Mira (greedy)", "Piet (greedy)"]
    assert record.options == {"first_game": "on"}


def test_a_real_terminal(tmp_path: Path) -> None:
    """A narrow terminal, in German, left by Ctrl-D."""
    ours, theirs = pty.openpty()
    environment = {**os.environ, "LC_ALL": "de_DE.UTF-8", "TERM": "xterm", "COLUMNS": "60", "LINES": "24"}
    program = "from roadstead.cli import main; main()"
    process = subprocess.Popen(
        [sys.executable, "-c", program, "play", "--seed", "1"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment,
        cwd=tmp_path,
    )
    os.close(theirs)
    os.write(ours, b"\n\n\n\n\n1\nhilfe\n\x04")
    shown = read_all(ours)
    assert process.wait(timeout=120) == 0
    assert "Willkommen bei Harbour!" in shown
    assert "Auf Wiedersehen!" in shown
    assert "Traceback" not in shown


def read_all(descriptor: int) -> str:
    shown = b""
    while select.select([descriptor], [], [], 120)[0]:
        try:
            more = os.read(descriptor, 65536)
        except OSError:
            break
        if not more:
            break
        shown += more
    os.close(descriptor)
    return shown.decode("utf-8", "replace")
