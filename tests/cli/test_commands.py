"""simulate, replay, verify, cards, rules and fuzz: what they print, and how they refuse."""

import json
import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from roadstead.engine.conformance import Report
from roadstead.engine.record import Record
from roadstead.engine.table import Table
from roadstead.engine.trial import Violation
from roadstead.games import load
from tests.cli.conftest import Roadstead

DECK = Path(__file__).parents[2] / "src/roadstead/games/harbour/cards.toml"


@pytest.fixture
def game(roadstead: Roadstead) -> str:
    """A finished game, saved."""
    typed = "1\n" * 400 + "done.txt\n"
    assert roadstead("play", "--players", "Ann", "--bots", "random", "--seed", "3", typed=typed).code == 0
    return "done.txt"


# -- wrong use ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ("simulate chess", "there is no game 'chess'; games: bremerhaven, harbour"),
        ("simulate harbour --bots hal", "there is no bot 'hal'; bots: random, landlubber, greedy"),
        ("simulate harbour --players 9", "harbour is for 1, 2, 3, 4 players, not 9"),
        ("simulate harbour --players 3 --bots random,greedy", "2 bots are named for 3 players"),
        ("simulate harbour --options boards", "option 'boards' does not read <name>=<value>"),
        ("simulate harbour --options boards=red", "'red' is none of: wharfs, characters"),
        ("simulate harbour --options colour=red", "harbour has no such option"),
        ("simulate harbour --games 0", "--games"),
        ("simulate harbour --games many", "--games"),
        ("simulate harbour --cards none.toml", "none.toml: No such file"),
        ("simulate", "Missing argument 'GAME'"),
        ("sail", "No such command 'sail'"),
        ("cards harbour --lang tlh", "there are no texts in 'tlh'; languages: en, de, fr"),
        ("rules harbour HAR-6077", "there is no rule 'HAR-6077'; did you mean HAR-607"),
        ("rules harbour xyzzy", "there is no rule 'xyzzy'"),
        ("replay none.txt", "none.txt: No such file"),
        ("replay .", "Is a directory"),
        ("verify none.txt", "none.txt: No such file"),
        ("play --bots hal", "there is no bot 'hal'"),
        ("play --players Ann,Ann", "two players have the same name"),
        ("play --players A,B,C,D,E --bots none", "harbour is for 1, 2, 3, 4 players, not 5"),
        ("play --players 0", "somebody must play"),
        ("play --players 5 --bots none", "harbour is for 1, 2, 3, 4 players, not 5"),
        ("play --load none.txt --seed 4", "leave these out"),
        ("play --load none.txt", "none.txt: No such file"),
        ("play chess", "there is no game 'chess'"),
        ("fuzz harbour --decisions -5", "--decisions"),
    ],
)
def test_wrong_use_is_told_in_a_line_or_two(roadstead: Roadstead, arguments: str, says: str) -> None:
    answer = roadstead(*arguments.split())
    assert answer.code == 2
    assert says in answer.err
    assert answer.err.startswith("roadstead: ")
    assert len(answer.err.strip().splitlines()) <= 2
    assert answer.out == ""


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"\xff\xfe\x00", "is not a text in UTF-8"),
        (b"hello\n", "line 1: a record begins with"),
        (b"roadstead record 1\nrules 1\ndeck x\nseats 2\n", "no 'game' line"),
    ],
)
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_file_that_is_no_record_fails(
    roadstead: Roadstead, command: str, content: bytes, says: str
) -> None:
    Path("bad.txt").write_bytes(content)
    answer = roadstead(command, "bad.txt")
    assert answer.code == 1
    assert answer.err.startswith("roadstead: bad.txt: ")
    assert says in answer.err


def test_a_record_of_another_deck_fails(roadstead: Roadstead) -> None:
    Path("old.txt").write_text("roadstead record 1\ngame harbour\nrules 1\ndeck x\nseats 2\n\n0 go home-0\n")
    answer = roadstead("replay", "old.txt")
    assert answer.code == 1
    assert "old.txt: deck x of harbour is needed" in answer.err


def test_a_fault_of_the_program_is_told_without_a_trace(
    roadstead: Roadstead, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(name: str) -> None:
        raise RuntimeError("lost at sea")

    monkeypatch.setattr("roadstead.games.load", broken)
    answer = roadstead("cards", "harbour")
    assert answer.code == 1
    assert "RuntimeError: lost at sea" in answer.err
    assert "Traceback" not in answer.err
    monkeypatch.setenv("ROADSTEAD_DEBUG", "1")
    assert "Traceback" in roadstead("cards", "harbour").err


def test_version_and_help(roadstead: Roadstead) -> None:
    assert roadstead("--version").out.startswith("roadstead 0.")
    answer = roadstead("--help")
    assert answer.code == 0
    assert "simulate" in answer.out


def test_starting_up_loads_no_rules_and_no_texts() -> None:
    heavy = ["fluent", "rich.console", "roadstead.games.harbour", "roadstead.bots.greedy", "roadstead.text"]
    program = f"import sys, roadstead.cli.app; print([name for name in {heavy} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


# -- simulate -------------------------------------------------------------------------------------------


def test_simulate_prints_json_alone(roadstead: Roadstead) -> None:
    command = "simulate harbour --players 3 --bots random --games 4 --seed 1 --json"
    answer = roadstead(*command.split())
    result = json.loads(answer.out)
    assert answer.code == 0
    assert answer.err == ""
    assert result["games"] == 4
    assert result["bots"] == ["random"] * 3
    assert sum(result["wins"]) == pytest.approx(4)
    for name in ("decisions", "seconds", "decisions_per_second", "mean_scores", "mean_length", "stopped"):
        assert name in result


def test_simulate_prints_a_table(roadstead: Roadstead) -> None:
    answer = roadstead("simulate", "harbour", "--games", "2", "--options", "turn_stop=3")
    assert answer.code == 0
    assert "2 stopped by the turn limit" in " ".join(answer.out.split())


# -- replay and verify ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "winner"), [("en", "wins!"), ("de", "gewinnt!"), ("fr", "gagne")])
def test_replay_tells_the_game_in_words(roadstead: Roadstead, game: str, lang: str, winner: str) -> None:
    answer = roadstead("replay", game, "--lang", lang)
    assert answer.code == 0
    assert winner in answer.out
    assert "Ann" in answer.out
    assert "[" not in answer.out.replace("[K", "")


def test_replay_tells_an_action_in_one_line_or_in_detail(roadstead: Roadstead, game: str) -> None:
    short, long = roadstead("replay", game).out, roadstead("replay", game, "--details").out
    assert "Ann visits " in short
    assert "Ann visits " not in long
    assert "Ann moves to " in long
    assert "Ann moves to " not in short
    assert short.count("\n") < long.count("\n")
    actions = json.loads(roadstead("replay", game, "--json").out)["actions"]
    assert all(before["last"] < after["first"] for before, after in pairwise(actions))
    assert " ".join(actions[0]["words"].split()) in " ".join(short.split())


def test_replay_tells_actions_side_by_side_in_one_line_each(roadstead: Roadstead) -> None:
    rng = Random(3)
    rules = load("bremerhaven").rules()
    table = Table(rules, 2, rules.game.settings(2, {}), ["Ann", "Ben"], "6", "side by side")
    table.deal_all()
    for _ in range(150):
        seat = rng.choice(table.state.actors())
        table.play(seat, rng.choice(table.legal(seat)))
        table.deal_all()
    Path("half.txt").write_text(table.save().text())
    actions = json.loads(roadstead("replay", "half.txt", "--json").out)["actions"]
    told = [number for action in actions for number in action["events"]]
    assert len(told) == len(set(told))
    overlapping = [before for before, after in pairwise(actions) if before["last"] > after["first"]]
    assert overlapping
    shown = roadstead("replay", "half.txt").out
    for action in overlapping:
        first, later = action["first"], action["events"][-1]
        assert re.search(rf"^ *{first} \w", shown, re.MULTILINE)
        assert not re.search(rf"^ *{later} \w", shown, re.MULTILINE), "the later event is told again"


def test_replay_as_json(roadstead: Roadstead, game: str) -> None:
    result = json.loads(roadstead("replay", game, "--json").out)
    assert result["header"]["players"] == ["Ann", "Mira (random)"]
    assert result["over"] is True
    assert len(result["scores"]) == 2
    assert sorted(seat for place in result["ranking"] for seat in place) == [0, 1]
    first = result["events"][0]
    assert first["who"] == -1
    assert first["notation"].startswith("centre ")
    assert first["words"]
    assert len(json.loads(roadstead("replay", game, "--json", "--to", "5").out)["events"]) == 5


def test_replay_to_an_event_shows_that_position(roadstead: Roadstead, game: str) -> None:
    answer = roadstead("replay", game, "--to", "3")
    assert "33 cards in the deck" in answer.out
    assert roadstead("replay", game, "--to", "100000").code == 2


def test_verify_checks_the_deal(roadstead: Roadstead, game: str) -> None:
    answer = roadstead("verify", game)
    assert answer.code == 0
    assert "chance events follow from the seed" in answer.out
    text = Path(game).read_text()
    Path("other.txt").write_text(text.replace("seed 3", "seed 4"))
    refused = roadstead("verify", "other.txt")
    assert refused.code == 1
    assert "does not fit the commitment" in refused.err
    Path("edited.txt").write_text(text.replace("* market ", "* first 0\n* market ", 1))
    assert roadstead("verify", "edited.txt").code == 1


def test_verify_checks_the_scores(roadstead: Roadstead, game: str) -> None:
    lines = Path(game).read_text().splitlines()
    boasting = ["scores 99 0 0" if line.startswith("scores ") else line for line in lines]
    Path("boasting.txt").write_text("\n".join(boasting) + "\n")
    answer = roadstead("verify", "boasting.txt")
    assert answer.code == 1
    assert "the record gives the scores 99-0-0, its moves lead to" in answer.err
    Path("broken-off.txt").write_text("\n".join(lines[:40]) + "\n")
    assert "the game is not finished" in roadstead("verify", "broken-off.txt").err
    Path("unfinished.txt").write_text("\n".join(x for x in lines[:40] if not x.startswith("scores")) + "\n")
    assert roadstead("verify", "unfinished.txt").out.endswith("The game is not finished.\n")


def test_verify_as_json(roadstead: Roadstead, game: str) -> None:
    facts = json.loads(roadstead("verify", game, "--json").out)
    assert facts["finished"]
    assert facts["chance_events"] > 0


# -- cards and rules ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "name"), [("en", "Lighthouse"), ("de", "Leuchtturm"), ("fr", "Phare")])
def test_cards_tells_every_card_and_where_it_comes_from(roadstead: Roadstead, lang: str, name: str) -> None:
    answer = roadstead("cards", "harbour", "--lang", lang)
    rules = load("harbour").rules()
    assert f"{name}* [lighthouse]" in answer.out
    assert all(f"[{card.id}]" in answer.out for card in rules.cards.cards)
    found = json.loads(roadstead("cards", "harbour", "--lang", lang, "--json").out)
    assert len(found["cards"]) == len(rules.cards.cards)
    assert {card["source"] for card in found["cards"]} == {"public", "reconstructed"}
    for card in found["cards"]:
        assert card["reconstructed"] == (card["source"] == "reconstructed")
        assert not any("[" in text or "{" in text for text in card["facts"] + card["effects"])


def test_a_deck_of_ones_own(roadstead: Roadstead) -> None:
    text = DECK.read_text(encoding="utf-8")
    Path("my.toml").write_text(text.replace('en = "Abbey"', 'en = "Old Abbey"'), encoding="utf-8")
    assert "Old Abbey" in roadstead("cards", "harbour", "--cards", "my.toml").out
    assert roadstead("simulate", "harbour", "--games", "1", "--cards", "my.toml").code == 0


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (
            "cost = 9\nvp = 8",
            "cost = 900\nvp = 8",
            "my.toml, buildings 'abbey', cost: must be between 0 and 20",
        ),
        ("cost = 9\nvp = 8", "cots = 9\nvp = 8", "my.toml, buildings 'abbey', cost: is missing"),
        ("[goods]", "[goods", "is not TOML"),
    ],
)
def test_a_bad_deck_names_file_card_and_field(roadstead: Roadstead, old: str, new: str, says: str) -> None:
    text = DECK.read_text(encoding="utf-8")
    assert old in text
    Path("my.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    for command in ("cards harbour", "simulate harbour", "fuzz harbour", "play harbour"):
        answer = roadstead(*command.split(), "--cards", "my.toml")
        assert answer.code == 1
        assert says in answer.err


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ("HAR-607", "HAR-607"),
        ("607 --lang de", "verschifften Marker"),
        ("607 --lang fr", "marqueurs expédiés"),
        ("6", "HAR-621"),
        ("", "HAR-101"),
    ],
)
def test_rules_prints_a_rule_a_section_or_all(roadstead: Roadstead, arguments: str, says: str) -> None:
    answer = roadstead("rules", "harbour", *arguments.split())
    assert answer.code == 0
    assert says in answer.out


# -- fuzz -----------------------------------------------------------------------------------------------


def test_fuzz_counts_what_it_tried(roadstead: Roadstead) -> None:
    answer = roadstead("fuzz", "harbour", "--decisions", "200", "--seed", "7", "--json")
    found = json.loads(answer.out)
    assert answer.code == 0
    assert found["decisions"] >= 200
    assert found["tried"]["legal"] >= 200
    assert found["violation"] is None
    assert "No promise was broken." in roadstead("fuzz", "harbour", "--decisions", "50").out
    again = roadstead("fuzz", "harbour", "--decisions", "200", "--seed", "7", "--json", "--jobs", "2")
    assert again.out == answer.out


def test_a_fuzz_failure_writes_a_record_and_says_how_to_see_it_again(
    roadstead: Roadstead, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = load("harbour").rules()
    record = Record("harbour", rules.game.version, rules.cards.digest, 2)

    def broken(*arguments: object, **named: object) -> Report:
        return Report(
            "harbour", 5, 9, 1, tried={"check": 5}, violation=Violation("check", "bad", 0, record), seed=77
        )

    monkeypatch.setattr("roadstead.arena.fuzz.fuzz", broken)
    answer = roadstead("fuzz", "harbour", "--decisions", "200", "--json")
    assert answer.code == 1
    assert json.loads(answer.out)["violation"]["game_seed"] == 77
    assert "roadstead replay --page harbour-fuzz-77.txt" in answer.err
    assert "roadstead fuzz harbour --only-game 77" in answer.err
    assert roadstead("replay", "harbour-fuzz-77.txt").code == 0
    assert roadstead("fuzz", "harbour", "--only-game", "77").code == 0
