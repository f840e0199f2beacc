"""The end in sight: what is said of the last turns, in the finished games of the records."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import pytest

from roadstead.engine.game import CHANCE, State
from roadstead.engine.record import Record, read_record
from roadstead.engine.words import Ending
from roadstead.games import rules_of
from roadstead.text.voice import Voice
from tests.rule import rule
from tests.rules.novgorod.position import novgorod

GOLDEN = Path(__file__).parent.parent / "golden"
GAMES = [
    "harbour/wharfs-2",
    "harbour/everything-4",
    "harbour/solo-lost",
    "novgorod/everything-3",
    "novgorod/back-back-2",
    "bremerhaven/v2-long-3",
    "bremerhaven/v2-short-2",
    "bremerhaven/v2-solo-reveal",
    "shipyard/v2-normal-3-last-chance",
    "shipyard/v2-normal-2",
]


def golden(name: str) -> Record:
    return read_record((GOLDEN / f"{name}.txt").read_text(encoding="utf-8"))


def decisions(record: Record) -> Iterator[State]:
    """The positions of a finished game in which somebody decides."""
    rules = rules_of(record.edition())
    state = rules.start(record.seats, rules.game.settings(record.seats, record.options))
    for entry in record.events:
        if entry.who != CHANCE:
            yield state
        state.play(entry.who, rules.codebook.code(entry.notation))
    assert not state.actors()
    assert rules.words.ending(state.view(0)) is None


def endings(record: Record, seat: int | None) -> list[Ending | None]:
    return [state.rules.words.ending(state.view(seat)) for state in decisions(record)]


def told(name: str, seat: int | None, language: str = "en") -> list[tuple[str, str]]:
    """What a reader is told one after the other, each once."""
    record = golden(name)
    voice = Voice(rules_of(record.edition()), language, ["Ann", "Ben", "Cy", "Dora"])
    found = [(voice.say(each.title), voice.say(each.text)) for each in endings(record, seat) if each]
    return [each for each, _ in groupby(found)]


@pytest.mark.parametrize("name", GAMES)
def test_the_end_comes_into_sight_and_stays(name: str) -> None:
    record = golden(name)
    for seat in (None, 0):
        found = endings(record, seat)
        first = next(at for at, ending in enumerate(found) if ending)
        assert None not in found[first:]
        assert 0 < first < len(found)


@pytest.mark.parametrize("name", GAMES)
def test_whoever_decides_is_left_and_whoever_is_done_stays_so(name: str) -> None:
    """In Shipyard the last turns, the final actions and the last chances each go once around the table."""
    left: dict[str, set[int]] = {}
    for state in decisions(golden(name)):
        ending = state.rules.words.ending(state.view(None))
        if ending is None:
            continue
        now = set(ending.left)
        assert len(now) == len(ending.left)
        assert now <= left.get(ending.text.key, now)
        left[ending.text.key] = now
        turn_based = ending.text.key != "ending-settled" and "give" not in state.rules.codebook.notation(
            state.legal(state.actors()[0])[0]
        )
        assert not turn_based or ending.left[0] in state.actors()


@rule("HAR-702")
def test_harbour_announces_the_last_turns() -> None:
    """Cy ends the game; Dora, Ann and Ben have one more turn each."""
    assert told("harbour/everything-4", 0) == [
        (
            "Cy ends the game: one more turn each",
            "Cy has bought a fourth building. 2 more turns after this one, then the game is over.",
        ),
        (
            "Your last turn",
            "Cy has bought a fourth building. 1 more turn after this one, then the game is over.",
        ),
        (
            "Cy ends the game: 1 more turn",
            "Cy has bought a fourth building. After this turn the game is over.",
        ),
    ]
    found = [each for each in endings(golden("harbour/everything-4"), None) if each]
    assert [left for left, _ in groupby(each.left for each in found)] == [(3, 0, 1), (0, 1), (1,)]
    assert {each.by for each in found} == {2}


@rule("HAR-821")
def test_harbour_alone_announces_the_last_turn() -> None:
    assert told("harbour/solo-lost", 0, "de") == [
        ("Dein letzter Zug", "Zug 20 ist der letzte: Ohne viertes Gebäude ist die Solo-Aufgabe verloren.")
    ]


@rule("NOV-701")
def test_novgorod_announces_the_last_round_and_who_set_it_off() -> None:
    """Cy is the only one to have reached the end when it begins; Ann reaches it, too, in her last turn."""
    both = "Ann et Cy ont au moins 30 sceaux ou une carte de carrière complète. "
    assert told("novgorod/everything-3", 1, "fr") == [
        (
            "La dernière manche\u00a0: encore un tour pour vous",
            "Cy a au moins 30 sceaux ou une carte de carrière complète. "
            "Encore 2 tours après celui-ci, puis on compte les sceaux.",
        ),
        (
            "La dernière manche\u00a0: encore un tour pour vous",
            f"{both}Encore 2 tours après celui-ci, puis on compte les sceaux.",
        ),
        ("Votre dernier tour", f"{both}Encore 1 tour après celui-ci, puis on compte les sceaux."),
        ("La dernière manche", f"{both}Après ce tour, on compte les sceaux."),
    ]
    found = [each for each in endings(golden("novgorod/everything-3"), None) if each]
    assert [by for by, _ in groupby(each.by for each in found)] == [2, -1]


@rule("NOV-R41")
def test_novgorod_announces_the_round_of_the_limit() -> None:
    position = novgorod(round=2, options={"round_stop": 3})
    words = position.state.rules.words
    assert words.ending(position.view(0)) is None
    ending = words.ending(position.rounds().view(0))
    assert ending is not None
    assert (ending.title.key, ending.left) == ("ending-your-turn", (0, 1))


@rule("BRE-711")
def test_bremerhaven_announces_the_last_round() -> None:
    assert [title for title, _ in told("bremerhaven/v2-long-3", 2)] == ["The last round"]
    rounds = [state.view(0) for state in decisions(golden("bremerhaven/v2-long-3"))]
    record = golden("bremerhaven/v2-long-3")
    announced = {view.turn for view, ending in zip(rounds, endings(record, 0), strict=True) if ending}
    assert announced == {max(view.turn for view in rounds)}


@rule("SHY-903", "SHY-906", "SHY-908")
def test_shipyard_announces_last_turns_final_actions_and_last_chances() -> None:
    assert [title for title, _ in told("shipyard/v2-normal-3-last-chance", 2)] == [
        "The last round: one more turn for you",
        "Your last regular turn",
        "The last round",
        "Final actions",
        "Your final action",
        "Final actions",
        "The last chance to complete a ship",
    ]
    found = [each for each in endings(golden("shipyard/v2-normal-3-last-chance"), None) if each]
    assert all(len(each.left) == 3 for each in found if each.title.key != "ending-chances")
