"""A match and its journal: what may happen at a table, without a server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from roadstead.engine.codes import UNKNOWN
from roadstead.engine.game import CHANCE
from roadstead.engine.table import Table, verify
from roadstead.games import NAMES, load
from roadstead.refusal import Refused
from roadstead.server.match import JournalEntry, Match, resume, snapshot

SEED = "5eed" * 8


def new_match(game: str, owners: list[str], bots: list[str] | None = None, **options: str) -> Match:
    """A match of people ("" for a bot's seat), after its first deals."""
    match = blank_match(game, owners, bots, **options)
    match.start(0)
    return match


def blank_match(game: str, owners: list[str], bots: list[str] | None = None, **options: str) -> Match:
    rules = load(game).rules()
    seats = len(owners)
    table = Table(rules, seats, rules.game.settings(seats, options), None, SEED, "table")
    return Match(table, owners, bots or [""] * seats, 0)


def choices(match: Match, seat: int) -> list[str]:
    return [match.table.rules.codebook.notation(code) for code in match.table.legal(seat)]


def play(match: Match, rng: Random, at: int = 0) -> list[JournalEntry]:
    """Any move of anybody who has one."""
    seat = rng.choice(match.due())
    return match.play(seat, rng.choice(choices(match, seat)), match.table.revision, at)


def play_a_while(match: Match) -> None:
    """Go on until everybody has moved and nobody can take anything back alone."""
    rng = Random(1)
    seats = range(match.table.seats)
    while any(
        match.events_before_last_move(seat) is None or match.table.undoable(seat) is not None
        for seat in seats
    ):
        play(match, rng)


@contextmanager
def refuses(match: Match, reason: str) -> Iterator[None]:
    """It is refused, and nothing changes."""
    before = snapshot(match, 0)
    with pytest.raises(Refused) as caught:
        yield
    assert caught.value.reason == reason
    assert snapshot(match, 0) == before


# -- moves --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", NAMES)
def test_bad_moves_are_refused_and_change_nothing(game: str) -> None:
    match = new_match(game, ["ann", "ben"])
    seat = match.due()[0]
    here = match.table.revision
    with refuses(match, "illegal"):
        match.play(seat, "fly to the moon", here, 0)
    elsewhere = set(match.table.rules.codebook.by_notation) - set(choices(match, seat))
    with refuses(match, "illegal"):
        match.play(seat, min(elsewhere), here, 0)
    with refuses(match, "stale"):
        match.play(seat, choices(match, seat)[0], here + 1, 0)
    match.play(seat, choices(match, seat)[0], here, 0)
    for other in range(2):
        if other in match.due():
            with refuses(match, "stale"):
                match.play(other, choices(match, other)[0], here - 1, 0)
        else:
            with refuses(match, "not-your-turn"):
                match.play(other, "pass", match.table.revision, 0)


@pytest.mark.parametrize("game", ["bremerhaven", "shipyard"])
def test_seats_that_decide_at_once_do_not_make_each_other_stale(game: str) -> None:
    match = new_match(game, ["ann", "ben", "cas"])
    rng = Random(2)
    while len(match.due()) < 2:
        play(match, rng)
    first, second = match.due()[:2]
    here = match.table.revision
    match.play(first, choices(match, first)[0], here, 0)
    match.play(second, choices(match, second)[0], here, 0)
    assert [event.who for event in match.table.log if event.who >= 0][-2:] == [first, second]
    with refuses(match, "stale"):
        match.play(first, choices(match, first)[0], here, 0)


def test_every_entry_has_the_next_number() -> None:
    match = blank_match("novgorod", ["ann", "ben"])
    entries = match.start(0) + list(wander(match, Random(3), 60))
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))


def test_time_never_goes_back() -> None:
    match = new_match("harbour", ["ann", "ben"])
    rng = Random(4)
    assert play(match, rng, at=5000)[0].at == 5000
    assert play(match, rng, at=3000)[0].at == 5000


# -- undo ---------------------------------------------------------------------------------------------------------


def test_a_move_that_told_nothing_is_taken_back_and_played_again() -> None:
    match = new_match("harbour", ["ann", "ben"], start_seat="0")
    while match.table.undoable(0) is None:  # the starting goods, which end the turn, come first
        play(match, Random(0))
    moved = match.table.state.pack()
    code = match.table.log[-1].code
    [entry] = match.undo(0, match.table.revision, 0)
    assert (entry.kind, entry.kept) == ("undo", len(match.table.log))
    with refuses(match, "stale"):
        match.undo(0, match.table.revision - 1, 0)
    match.redo(0, match.table.revision, 0)
    assert match.table.log[-1].code == code
    assert match.table.state.pack() == moved
    with refuses(match, "nothing-to-redo"):
        match.redo(0, match.table.revision, 0)


def test_a_turn_is_restarted() -> None:
    match = new_match("shipyard", ["ann", "ben"], start_seat="0")
    rng = Random(5)
    while not (match.table.undoable(0) is not None and match.table.log[-2].who == 0):
        play(match, rng)
    entries = match.restart(0, match.table.revision, 0)
    assert len(entries) >= 2
    assert {entry.kind for entry in entries} == {"undo"}
    assert match.table.undoable(0) is None
    with refuses(match, "nothing-to-undo"):
        match.restart(0, match.table.revision, 0)


def test_who_has_not_moved_has_nothing_to_take_back() -> None:
    match = new_match("harbour", ["ann", "ben"], start_seat="0")
    with refuses(match, "nothing-to-undo"):
        match.undo(1, match.table.revision, 0)


def test_beyond_ones_turn_all_people_must_agree() -> None:
    match = new_match("novgorod", ["ann", "ben", "cas"])
    play_a_while(match)
    before = match.events_before_last_move(0)
    assert before is not None
    kinds = [entry.kind for entry in match.undo(0, match.table.revision, 0)]
    assert kinds == ["ask-undo"]
    asked = match.table.revision
    with refuses(match, "stale"):
        match.undo(1, match.table.revision, 0)
    with refuses(match, "stale"):
        match.consent(1, asked - 1, True, 0)
    assert [entry.kind for entry in match.consent(1, asked, True, 0)] == ["agree"]
    assert match.consent(1, asked, True, 0) == []
    assert [entry.kind for entry in match.consent(2, asked, True, 0)] == ["agree", "rewind"]
    assert len(match.table.log) == before
    assert match.due() == [0]
    with refuses(match, "stale"):
        match.consent(1, asked, True, 0)


@pytest.mark.parametrize("who", [2, 0])  # 0 asked, and may think better of it
def test_one_who_declines_is_enough(who: int) -> None:
    match = new_match("novgorod", ["ann", "ben", "cas"])
    play_a_while(match)
    events = len(match.table.log)
    match.undo(0, match.table.revision, 0)
    assert [entry.kind for entry in match.consent(who, match.table.revision, False, 0)] == ["decline"]
    with refuses(match, "stale"):
        match.consent(1, match.table.revision, True, 0)
    assert len(match.table.log) == events


def test_a_request_lapses_when_the_game_goes_on() -> None:
    match = new_match("novgorod", ["ann", "ben"])
    play_a_while(match)
    match.undo(0, match.table.revision, 0)
    asked = match.table.revision
    play(match, Random(6))
    with refuses(match, "stale"):
        match.consent(1, asked, True, 0)


def test_bots_and_those_who_are_away_agree_to_everything() -> None:
    match = new_match("novgorod", ["ann", "ben", ""], ["", "", "random"])
    play_a_while(match)
    match.take_over(1, "greedy", 0)
    assert [entry.kind for entry in match.undo(0, match.table.revision, 0)] == ["ask-undo", "rewind"]


def test_who_resigns_while_asked_does_not_hold_up_the_others() -> None:
    match = new_match("novgorod", ["ann", "ben"])
    play_a_while(match)
    match.undo(0, match.table.revision, 0)
    assert [entry.kind for entry in match.resign(1, "random", 0)] == ["resign", "rewind"]


def test_at_a_hot_seat_one_need_not_ask_oneself() -> None:
    match = new_match("novgorod", ["ann", "ann"])
    play_a_while(match)
    assert [entry.kind for entry in match.undo(0, match.table.revision, 0)] == ["ask-undo", "rewind"]


@pytest.mark.parametrize("game", NAMES)
def test_an_undone_draw_comes_back_the_same(game: str) -> None:
    match = new_match(game, ["ann", ""], ["", "random"])
    rng = Random(7)
    for _ in range(60):
        play(match, rng)
    dealt = [event.code for event in match.table.log if event.who < 0]
    codes = [(event.who, event.code) for event in match.table.log]
    while match.events_before_last_move(0) is not None and len(match.table.log) > len(codes) - 30:
        match.undo(0, match.table.revision, 0)
    for who, code in codes[len(match.table.log) :]:
        if who >= 0:
            match.play(who, match.table.rules.codebook.notation(code), match.table.revision, 0)
    assert [event.code for event in match.table.log if event.who < 0] == dealt


# -- the end ------------------------------------------------------------------------------------------------------


def test_the_game_ends_when_all_who_still_play_want_it() -> None:
    match = new_match("harbour", ["ann", "ben", ""], ["", "", "random"])
    assert [entry.kind for entry in match.vote_end(0, True, 0)] == ["vote-end"]
    assert match.vote_end(0, True, 0) == []
    assert [entry.kind for entry in match.vote_end(0, False, 0)] == ["vote-end"]
    match.vote_end(1, True, 0)
    assert not match.over()
    assert [entry.kind for entry in match.vote_end(0, True, 0)] == ["vote-end", "end"]
    assert match.over()
    assert match.due() == []
    assert match.result() == []
    with refuses(match, "not-your-turn"):
        match.undo(0, match.table.revision, 0)


@pytest.mark.parametrize("gone", ["resign", "late"])
def test_a_vote_counts_when_the_other_one_goes(gone: str) -> None:
    match = new_match("harbour", ["ann", "ben"])
    match.vote_end(0, True, 0)
    entries = match.resign(1, "random", 0) if gone == "resign" else match.time_out(1, "random", 0)
    assert entries[-1].kind == "end"
    assert match.over()


def test_nobody_ends_the_game_of_somebody_whose_line_is_cut() -> None:
    match = new_match("harbour", ["ann", "ben"])
    match.take_over(1, "random", 0)
    match.vote_end(0, True, 0)
    assert not match.over()
    match.hand_back(1, 0)
    assert not match.over()


def test_bots_wait_while_people_talk_about_going_back() -> None:
    match = new_match("harbour", ["ann", "ben", ""], ["", "", "random"])
    rng = Random(3)
    while not match.bots_due() or match.events_before_last_move(0) is None:
        play(match, rng)
    match.undo(0, match.table.revision, 0)
    assert match.request is not None
    assert match.bots_due() == []
    match.consent(1, match.table.revision, False, 0)
    assert match.bots_due() == [2]


def test_a_vote_of_somebody_away_does_not_end_the_game_of_others() -> None:
    match = new_match("harbour", ["ann", "ben"])
    match.vote_end(0, True, 0)
    match.take_over(0, "random", 0)
    assert not match.over()
    match.take_over(1, "random", 0)
    assert not match.over()


@pytest.mark.parametrize("game", NAMES)
def test_who_resigned_is_ranked_last(game: str) -> None:
    first = new_match(game, ["ann", "ben", "cas"])
    rng = Random(8)
    while not first.over():
        play(first, rng)
    places = [place for place, _ in first.result()]
    winner = places.index(1)
    again = new_match(game, ["ann", "ben", "cas"])
    again.resign(winner, "random", 0)
    rng = Random(8)
    while not again.over():
        play(again, rng)
    assert [total for _, total in again.result()] == [total for _, total in first.result()]
    assert again.result()[winner][0] == 3
    assert min(place for place, _ in again.result()) == 1


@pytest.mark.parametrize("game", NAMES)
def test_the_record_of_a_match_with_takebacks_verifies(game: str) -> None:
    match = new_match(game, ["ann", "ben"])
    for _ in wander(match, Random(9), 150):
        pass
    rng = Random(10)
    while not match.over():
        play(match, rng)
    assert verify(match.table.rules, match.table.record()) > 0


# -- clocks -------------------------------------------------------------------------------------------------------


def test_a_clock_runs_from_the_moment_there_is_something_to_decide() -> None:
    match = new_match("harbour", ["ann", "ben"], start_seat="0")
    while match.due() == [0]:
        match.play(0, choices(match, 0)[0], match.table.revision, 1000)
    assert match.since[1] == 1000
    match.vote_end(1, True, 2000)
    assert match.since[1] == 1000, "other entries do not renew it"


@pytest.mark.parametrize("game", NAMES)
def test_taking_back_and_playing_again_gives_no_new_time(game: str) -> None:
    """Each second passes while the seat has to decide; while others have to, its clock stands still."""
    match = new_match(game, ["ann", "ben"])
    rng = Random(3)
    at, seat, move = 0, 0, ""
    while not move or match.table.undoable(seat) is None:
        at += 1000
        seat = match.due()[0]
        move = rng.choice(choices(match, seat))
        match.play(seat, move, match.table.revision, at)
    for _ in range(20):
        match.undo(seat, match.table.revision, at)
        at += 1000
        match.play(seat, move, match.table.revision, at)
    match.undo(seat, match.table.revision, at)
    assert at - match.since[seat] == 20_000
    again = new_match(game, ["ann", "ben"])
    resume(again, [snapshot(match, 0)])
    for each in (match, again):
        each.redo(seat, each.table.revision, at)
        assert seat not in each.due() or at - each.since[seat] == 20_000
        while seat not in each.due():
            play(each, Random(4), at)
        each.play(seat, choices(each, seat)[0], each.table.revision, at)
        assert each.since[seat] == at, "a move further than before is something new"


def test_who_comes_back_gets_a_new_clock() -> None:
    match = new_match("harbour", ["ann", "ben"], start_seat="0")
    match.take_over(0, "greedy", 5000)
    match.hand_back(0, 6000)
    assert match.since[0] == 0, "a seat given away for a moment keeps its clock"
    match.time_out(0, "greedy", 8000)
    match.hand_back(0, 9000)
    assert match.since[0] == 9000
    assert match.since[1] == 0
    match.time_out(0, "greedy", 12000)
    assert not match.hand_back(0, 12100), "once: else nobody would ever have to move"
    assert match.stand_in[0] == "greedy"
    match.play(0, choices(match, 0)[0], match.table.revision, 13000)
    match.hand_back(0, 13000)
    assert not match.stand_in[0]
    while 0 not in match.due():
        play(match, Random(1), 14000)
    match.time_out(0, "greedy", 20000)
    match.hand_back(0, 21000)
    assert match.since[0] == 21000


# -- the journal is the truth -------------------------------------------------------------------------------------


def wander(match: Match, rng: Random, steps: int) -> Iterator[JournalEntry]:
    """Play with many takebacks, requests, take-overs and votes; all entries that this makes."""
    for step in range(steps):
        if match.over():
            return
        with suppress(Refused):
            yield from anything(match, rng, step * 100)


def anything(match: Match, rng: Random, at: int) -> list[JournalEntry]:
    seat = rng.randrange(match.table.seats)
    here = match.table.revision
    kind = rng.random()
    if kind < 0.68:
        return play(match, rng, at)
    if kind < 0.78:
        return match.undo(seat, here, at)
    if kind < 0.82:
        return match.redo(seat, here, at)
    if kind < 0.84:
        return match.restart(seat, here, at)
    if kind < 0.90:
        return match.consent(seat, here, rng.random() < 0.8, at)
    if kind < 0.93:
        return match.take_over(seat, "random", at)
    if kind < 0.97:
        return match.hand_back(seat, at)
    if kind < 0.98:
        return match.resign(seat, "greedy", at) if seat == 0 else []
    return match.vote_end(seat, False, at)


@pytest.mark.parametrize("game", NAMES)
@settings(max_examples=8)
@given(luck=st.integers(0, 2**32))
def test_the_journal_leads_to_the_same_match(game: str, luck: int) -> None:
    match = blank_match(game, ["ann", "ben"])
    entries = match.start(0) + list(wander(match, Random(luck), 120))
    again = blank_match(game, ["ann", "ben"])
    for entry in entries:
        again.replay(entry)
    assert snapshot(again, 0) == snapshot(match, 0)


@pytest.mark.parametrize("game", NAMES)
@settings(max_examples=8)
@given(luck=st.integers(0, 2**32))
def test_snapshots_and_what_came_after_lead_to_the_same_match(game: str, luck: int) -> None:
    """Snapshots in parts, as the server keeps them: those of events that were taken back do not hold any more."""
    rng = Random(luck)
    match = blank_match(game, ["ann", "ben"])
    entries = match.start(0)
    kept = [snapshot(match, 0)]
    for entry in wander(match, rng, 120):
        entries.append(entry)
        kept = [part for part in kept if part.events <= entry.kept]
        if rng.random() < 0.1 and entry.number == match.table.revision:
            kept.append(snapshot(match, kept[-1].events if kept else 0))
    again = blank_match(game, ["ann", "ben"])
    if kept:
        resume(again, kept)
    for entry in entries:
        if entry.number > again.table.revision:
            again.replay(entry)
    assert snapshot(again, 0) == snapshot(match, 0)


@pytest.mark.parametrize("game", NAMES)
def test_a_reader_keeps_only_events_that_stand_as_they_did(game: str) -> None:
    match = new_match(game, ["ann", "ben"])
    logs = {match.table.revision: [(event.who, event.code) for event in match.table.log]}
    rng = Random(11)
    for _ in range(200):
        for _ in wander(match, rng, 1):
            logs[match.table.revision] = [(event.who, event.code) for event in match.table.log]
        now = [(event.who, event.code) for event in match.table.log]
        known = rng.choice(list(logs))
        since = match.unchanged_events(known)
        assert logs[known][:since] == now[:since]
        assert match.unchanged_events(match.table.revision) == len(now)
    assert match.unchanged_events(match.table.revision + 1) == 0


def test_a_journal_with_a_gap_is_refused() -> None:
    match = blank_match("harbour", ["ann", "ben"])
    entries = match.start(0)
    again = blank_match("harbour", ["ann", "ben"])
    again.replay(entries[0])
    with pytest.raises(ValueError, match="entry 3"):
        again.replay(entries[2])


# -- lines of moves --------------------------------------------------------------------------------------------


def harbour_phase(seed: int) -> tuple[Match, int]:
    """A game of Bremerhaven in which seat 0 has things to do in its harbour, and the seat."""
    rng = Random(seed)
    match = new_match("bremerhaven", ["ann", "ben"], mode="short")
    while not ("unload 1" in choices(match, 0) or match.over()):
        play(match, rng)
    assert not match.over()
    return match, 0


def line_through(match: Match, seat: int, length: int) -> list[str]:
    """Moves that can follow each other; `done` would end the phase."""
    state = match.table.state.clone()
    line: list[str] = []
    while len(line) < length and state.legal(seat):
        codes = [code for code in state.legal(seat) if match.table.rules.codebook.notation(code) != "done"]
        if not codes:
            break
        line.append(match.table.rules.codebook.notation(codes[0]))
        state.play(seat, codes[0])
    return line


def test_a_line_of_moves_is_played_and_taken_back_at_once() -> None:
    match, seat = harbour_phase(1)
    before, events = match.table.state.digest(), len(match.table.log)
    line = line_through(match, seat, 3)
    assert len(line) == 3
    entries = match.play_line(seat, line[0], line[1:], match.table.revision, 5)
    assert [(entry.kind, entry.seat, entry.what) for entry in entries] == [
        ("play", seat, move) for move in line
    ]
    assert len(match.table.log) == events + 3
    match.undo_line(seat, 2, match.table.revision, 6)
    assert len(match.table.log) == events + 1
    match.undo_line(seat, 1, match.table.revision, 7)
    assert match.table.state.digest() == before


def test_a_line_stops_at_the_first_move_that_is_not_legal() -> None:
    match, seat = harbour_phase(1)
    events = len(match.table.log)
    line = line_through(match, seat, 2)
    match.play_line(seat, line[0], ["fly to the moon", line[1]], match.table.revision, 5)
    assert len(match.table.log) == events + 1
    with refuses(match, "illegal"):
        match.play_line(seat, "fly to the moon", line, match.table.revision, 5)
    with refuses(match, "stale"):
        match.play_line(seat, line[1], [], match.table.revision - 1, 5)


def test_a_line_stops_where_something_is_revealed() -> None:
    """The purchase turns up a new card: what follows was not planned with it."""
    rng = Random(3)
    match = new_match("harbour", ["ann"])
    while True:
        choice = choices(match, 0)
        buys = [move for move in choice if move.startswith("buy ")]
        if buys:
            break
        match.play(0, rng.choice(choice), match.table.revision, 0)
    events = len(match.table.log)
    match.play(0, buys[0], match.table.revision, 0)
    then = choices(match, 0)[:1]
    assert [event.who for event in match.table.log[events:]] == [0, CHANCE]
    match.table.rewind(events)
    match.play_line(0, buys[0], then, match.table.revision, 0)
    assert [event.who for event in match.table.log[events:]] == [0, CHANCE]


def test_a_line_is_previewed_as_a_whole() -> None:
    match, seat = harbour_phase(1)
    codes = [match.table.rules.codebook.code(move) for move in line_through(match, seat, 3)]
    preview = match.table.preview(seat, codes)
    for code in codes:
        match.table.play(seat, code)
    assert preview == match.table.view(seat)


def test_a_preview_shows_as_much_of_a_line_as_would_be_played() -> None:
    match, seat = harbour_phase(1)
    first, second = line_through(match, seat, 2)
    codebook = match.table.rules.codebook
    preview = match.table.preview(seat, [codebook.code(first), UNKNOWN, codebook.code(second)])
    with refuses(match, "illegal"):
        match.table.preview(seat, [UNKNOWN, codebook.code(first)])
    match.play_line(seat, first, ["fly to the moon", second], match.table.revision, 5)
    assert preview == match.table.view(seat)
