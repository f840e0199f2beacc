"""A table keeps the log, refuses what is wrong, and takes back what may be taken back."""

from random import Random

import pytest

from roadstead.engine.game import CHANCE, Task
from roadstead.engine.record import Record, RecordError, read_record
from roadstead.engine.seed import commitment
from roadstead.engine.table import SNAPSHOT_EVERY, Table, replay, verify
from roadstead.engine.words import Message
from roadstead.refusal import Refused
from tests import toy
from tests.toy import Ferries, Ferry, FerryRules, FerryView

GAME = Ferries()
RULES = GAME.rules()


def new_table(seats: int, rules: FerryRules = RULES, seed: str = "", **options: int | str) -> Table:
    return Table(rules, seats, GAME.settings(seats, options), seed=seed, table="t1" if seed else "")


def play(table: Table, *moves: str) -> Table:
    """Moves as in a record: `0 bid 5`, `* prize 3`."""
    for move in moves:
        who, _, notation = move.partition(" ")
        code = RULES.codebook.code(notation)
        if who == "*":
            table.deal(code)
        else:
            table.play(int(who), code)
    return table


def dealt(*hands: str, rules: FerryRules = RULES) -> Table:
    """A table at its first bidding, with these hands: `5 4 3`."""
    draws = [f"* draw {seat} {card}" for seat, hand in enumerate(hands) for card in hand.split()]
    return play(new_table(len(hands), rules), "* prize 3", *draws)


def play_out(table: Table, seed: int = 1) -> Table:
    rng = Random(seed)
    while not table.over():
        if table.state.actors() == [CHANCE]:
            table.deal(None if table.seed else table.state.draw(rng))
        else:
            seat = table.state.actors()[0]
            table.play(seat, rng.choice(table.legal(seat)))
    return table


def log_of(table: Table) -> list[str]:
    return [
        f"{event.who} {RULES.codebook.notation(event.code)}" for event in table.log if event.who != CHANCE
    ]


def view_of(table: Table, seat: int | None) -> FerryView:
    view = table.view(seat)
    assert isinstance(view, FerryView)
    return view


def reason(refused: pytest.ExceptionInfo[Refused]) -> str:
    return refused.value.reason


# -- playing -------------------------------------------------------------------------------------------------------


def test_the_log_keeps_what_was_played_and_seen() -> None:
    table = dealt("5 4 3", "6 2 1")
    table.play(0, RULES.codebook.code("bid 5"), when=700)
    event = table.log[-1]
    assert (event.who, event.when, event.turn, event.actors, event.revealing) == (0, 700, 1, (0, 1), False)
    assert [RULES.codebook.notation(seen) for seen in event.seen] == ["bid 5", "bid ?", "bid ?"]


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("0 bid 6", "illegal"),
        ("0 bid ?", "illegal"),
        ("0 done", "illegal"),
        ("2 bid 5", "not-your-turn"),
        ("-1 bid 5", "not-your-turn"),
        ("* prize 1", "not-your-turn"),
    ],
)
def test_a_wrong_move_is_refused_untouched(move: str, expected: str) -> None:
    table = dealt("5 4 3", "6 2 1")
    before = table.state.digest(), table.revision, len(table.log)
    with pytest.raises(Refused) as refused:
        play(table, move)
    assert reason(refused) == expected
    assert (table.state.digest(), table.revision, len(table.log)) == before


def test_chance_is_refused_what_is_no_outcome() -> None:
    table = play(new_table(2), "* prize 5")
    with pytest.raises(Refused) as refused:
        play(table, "* prize 1")
    assert reason(refused) == "illegal"


def test_without_a_seed_the_outcome_must_be_named() -> None:
    with pytest.raises(Refused, match="no seed"):
        new_table(2).deal()


def test_words_of_an_event_are_those_a_seat_has_heard() -> None:
    table = play(dealt("5 4 3", "6 2 1"), "0 bid 5", "1 bid 6")
    last = len(table.log) - 1
    story = [Message("shows", (0, 5)), Message("shows", (1, 6)), Message("wins", (1, 3))]
    assert table.words_of(last - 1, 0) == [Message("bid", (5,))]
    assert table.words_of(last - 1, 1) == [Message("bid", (7,))]
    assert table.words_of(last, None) == [Message("bid", (7,)), *story]
    play(table, "1 stow 2", "1 side port")
    assert table.words_of(last + 2, 1) == [Message("side", (0,)), Message("stowed", (2, 0))]
    assert table.words_of(last + 2, 0) == [Message("side", (0,))]


# -- positions -----------------------------------------------------------------------------------------------------


def test_every_change_makes_a_new_position() -> None:
    table = dealt("5 4 3", "6 2 1", "6 5 4")
    start = table.revision
    assert start == 10
    play(table, "0 bid 5", "1 bid 6")
    table.undo(0)
    table.redo(0)
    table.rewind(10)
    assert table.revision == start + 5


def test_a_move_is_not_stale_because_another_seat_was_faster() -> None:
    table = dealt("5 4 3", "6 2 1", "6 5 4")
    made_in = table.revision
    table.play(0, RULES.codebook.code("bid 5"), made_in)
    table.play(1, RULES.codebook.code("bid 6"), made_in)
    assert log_of(table) == ["0 bid 5", "1 bid 6"]


def test_a_move_is_stale_once_the_seat_has_acted_or_undone() -> None:
    table = play(dealt("5 4 3", "6 2 1"), "0 bid 5", "1 bid 6")
    made_in = table.revision
    play(table, "1 stow 2")
    table.undo(1)
    with pytest.raises(Refused) as refused:
        table.play(1, RULES.codebook.code("stow 2"), made_in)
    assert reason(refused) == "stale"
    table.play(1, RULES.codebook.code("stow 2"), table.revision)


def test_a_late_move_is_stale_whoever_is_to_decide_meanwhile() -> None:
    table = dealt("5 4 3", "6 2 1")
    made_in = table.revision
    play(table, "0 bid 5")
    assert table.state.actors() == [1]
    with pytest.raises(Refused) as refused:
        table.play(0, RULES.codebook.code("bid 4"), made_in)
    assert reason(refused) == "stale"


def test_a_move_is_stale_once_the_seat_became_an_actor_anew() -> None:
    table = dealt("5 4 3", "6 2 1")
    made_in = table.revision
    play(table, "1 bid 6", "0 bid 5", "1 done")
    with pytest.raises(Refused) as refused:
        table.play(0, RULES.codebook.code("stow 4"), made_in)
    assert reason(refused) == "stale"


def test_a_move_of_the_future_is_refused() -> None:
    table = dealt("5 4 3", "6 2 1")
    with pytest.raises(Refused) as refused:
        table.play(0, RULES.codebook.code("bid 5"), table.revision + 1)
    assert reason(refused) == "stale"


# -- undo and redo -------------------------------------------------------------------------------------------------


def test_a_bid_is_taken_back_out_from_among_others() -> None:
    table = play(dealt("5 4 3", "6 2 1", "6 5 4"), "0 bid 5", "1 bid 6")
    without = play(dealt("5 4 3", "6 2 1", "6 5 4"), "1 bid 6")
    assert RULES.codebook.notation(table.undo(0)) == "bid 5"
    assert log_of(table) == ["1 bid 6"]
    assert table.state.digest() == without.state.digest()
    play(table, "0 bid 4")
    assert view_of(table, 0).bid == 4


def test_what_was_taken_back_can_be_played_again() -> None:
    table = play(dealt("5 4 3", "6 2 1"), "0 bid 5")
    digest = table.state.digest()
    table.undo(0)
    assert RULES.codebook.notation(table.redo(0)) == "bid 5"
    assert table.state.digest() == digest
    with pytest.raises(Refused) as refused:
        table.redo(0)
    assert reason(refused) == "nothing-to-redo"


def test_another_move_forgets_what_could_be_played_again() -> None:
    table = play(dealt("5 4 3", "6 2 1", "6 5 4"), "0 bid 5", "1 bid 6")
    table.undo(0)
    table.undo(1)
    play(table, "0 bid 4")
    with pytest.raises(Refused):
        table.redo(0)
    table.redo(1)
    assert log_of(table) == ["0 bid 4", "1 bid 6"]


def test_what_was_told_cannot_be_taken_back() -> None:
    table = play(dealt("5 4 3", "6 2 1"), "0 bid 5", "1 bid 6")
    for seat in range(2):
        assert table.undoable(seat) is None
    with pytest.raises(Refused) as refused:
        table.undo(1)
    assert reason(refused) == "nothing-to-undo"


def test_a_turn_is_taken_back_step_by_step() -> None:
    table = play(dealt("5 4 3", "6 2 1"), "0 bid 5", "1 bid 6")
    digest = table.state.digest()
    play(table, "1 stow 2", "1 side port", "1 stow 1")
    assert [RULES.codebook.notation(table.undo(1)) for _ in range(3)] == ["stow 1", "side port", "stow 2"]
    assert table.state.digest() == digest
    assert table.undoable(1) is None
    assert [RULES.codebook.notation(table.redo(1)) for _ in range(3)] == ["stow 2", "side port", "stow 1"]


def test_a_finished_turn_is_not_taken_back() -> None:
    table = play(dealt("5 4 3", "6 2 1"), "0 bid 5", "1 bid 6", "1 stow 2", "1 side port")
    assert table.can_take_back(1, RULES.codebook.code("stow 1"))
    assert not table.can_take_back(1, RULES.codebook.code("done"))
    play(table, "1 done")
    assert table.undoable(1) is None


def test_chance_is_not_taken_back() -> None:
    table = dealt("5 4 3", "6 2 1")
    assert table.undoable(0) is None


def test_nothing_is_taken_back_after_the_end() -> None:
    table = play_out(new_table(2))
    assert [table.undoable(seat) for seat in range(2)] == [None, None]


class QuietRules(FerryRules):
    """Bids are not shown and turns not counted, so that neither keeps anybody from an undo."""

    def list_tasks(self) -> list[Task[Ferry]]:
        tasks = super().list_tasks()
        tasks[toy.REVEAL] = QuietReveal(toy.REVEAL)
        tasks[toy.TURN] = QuietTurn(toy.TURN)
        return tasks


class QuietReveal(toy.RevealTask):
    def run(self, s: Ferry, seat: int, arg: int) -> None:
        super().run(s, seat, arg)
        s.reveals -= 1


class QuietTurn(toy.TurnTask):
    def run(self, s: Ferry, seat: int, arg: int) -> None:
        super().run(s, seat, arg)
        s.turn -= 1


def test_nothing_is_taken_back_that_later_events_rest_on() -> None:
    table = play(dealt("5 4 3", "6 2 1", rules=QuietRules(GAME)), "0 bid 5", "1 bid 6")
    assert table.undoable(0) is not None
    play(table, "1 stow 2")
    assert table.undoable(0) is None


# -- rewind, fork, preview -----------------------------------------------------------------------------------------


def test_by_consent_the_table_goes_back_to_any_event() -> None:
    table = dealt("5 4 3", "6 2 1")
    digest = table.state.digest()
    events = len(table.log)
    play(table, "0 bid 5", "1 bid 6", "1 done", "0 stow 4")
    table.rewind(events)
    assert table.state.digest() == digest
    assert log_of(table) == []
    with pytest.raises(Refused):
        table.redo(0)


def test_a_fork_of_a_running_game_keeps_what_the_seat_knows_and_no_more() -> None:
    table = play(dealt("5 4 3", "6 2 1"), "0 bid 5")
    forks = [table.fork(0, f"seed {n}", Random(n)) for n in range(20)]
    assert {view_of(fork, 0) for fork in forks} == {view_of(table, 0)}
    assert len({view_of(fork, 1).hand for fork in forks}) > 5
    assert forks[0].seed == "seed 0"
    play_out(forks[0])
    assert len(table.log) == 8


def test_a_fork_of_a_finished_game_starts_from_any_event() -> None:
    table = play_out(new_table(2))
    fork = table.fork(None, "new", Random(1), at=9)
    assert fork.state.digest() == table.state_at(9).digest()


def test_a_preview_shows_the_seat_what_it_would_see() -> None:
    table = dealt("5 4 3", "6 2 1")
    preview = table.preview(0, [RULES.codebook.code("bid 5")])
    assert isinstance(preview, FerryView)
    assert (preview.bid, preview.hand) == (5, (3, 4))
    assert view_of(table, 0).bid == 0


def test_there_is_no_preview_of_what_would_be_told() -> None:
    table = play(dealt("5 4 3", "6 2 1"), "0 bid 5")
    assert table.preview(1, [RULES.codebook.code("bid 6")]) is None
    with pytest.raises(Refused):
        table.preview(1, [RULES.codebook.code("bid 5")])


def test_a_line_ends_where_something_is_revealed() -> None:
    """What follows the bids was not planned with them."""
    table = play(dealt("5 4 3", "6 2 1"), "0 bid 5")
    table.play_line(1, [RULES.codebook.find(move) for move in ("bid 6", "done")])
    assert log_of(table) == ["0 bid 5", "1 bid 6"]
    assert RULES.codebook.code("done") in table.legal(1)


def test_a_line_is_played_as_far_as_its_moves_are_legal() -> None:
    table = play(dealt("5 4 3", "6 2 1"), "0 bid 5", "1 bid 6")
    line = [RULES.codebook.find(move) for move in ("stow 2", "side port", "done", "done")]
    preview = table.preview(1, line)
    table.play_line(1, line)
    assert log_of(table)[2:] == ["1 stow 2", "1 side port", "1 done"]
    assert preview == table.view(1)
    with pytest.raises(Refused):
        table.play_line(1, line)


# -- snapshots, records, seeds -------------------------------------------------------------------------------------


def test_every_position_is_found_again_from_snapshots() -> None:
    table = new_table(4, rounds=3)
    digests = [table.state.digest()]
    rng = Random(3)
    while not table.over():
        seat = table.state.actors()[-1]
        if seat == CHANCE:
            table.deal(table.state.draw(rng))
        else:
            table.play(seat, rng.choice(table.legal(seat)))
        digests.append(table.state.digest())
    assert sorted(table.snapshots) == list(range(0, len(table.log) + 1, SNAPSHOT_EVERY))
    assert [table.state_at(events).digest() for events in range(len(digests))] == digests
    table.rewind(SNAPSHOT_EVERY)
    assert sorted(table.snapshots) == [0, SNAPSHOT_EVERY]


def test_until_the_end_a_record_is_what_a_seat_has_seen() -> None:
    table = play(dealt("5 4 3", "6 2 1"), "0 bid 5")
    assert [entry.notation for entry in table.record(0).events][1:] == [
        *("draw 0 5", "draw 0 4", "draw 0 3"),
        *("draw 1 ?", "draw 1 ?", "draw 1 ?"),
        "bid 5",
    ]
    assert [entry.notation for entry in table.record(None).events][-1] == "bid ?"
    assert [entry.notation for entry in table.save().events][-2:] == ["draw 1 1", "bid 5"]


def test_the_seed_is_told_at_the_end() -> None:
    table = new_table(2, seed="s3cret")
    table.deal_all()
    assert table.record().seed == ""
    assert table.record().commitment == commitment("s3cret", "t1")
    assert table.save().seed == "s3cret"
    record = play_out(table).record()
    assert record.seed == "s3cret"
    assert record.scores == [score.total for score in table.state.scores()]


def test_a_record_is_replayed() -> None:
    table = play_out(new_table(3, seed="s3cret", ties="first"))
    again = replay(RULES, read_record(table.record().text()))
    assert again.log == table.log
    assert again.record().text() == table.record().text()


def test_a_chance_event_taken_back_comes_back_the_same() -> None:
    table = new_table(2, seed="s3cret")
    table.deal_all()
    hands = view_of(table, 0).hand, view_of(table, 1).hand
    table.rewind(3)
    table.deal_all()
    assert (view_of(table, 0).hand, view_of(table, 1).hand) == hands


def test_the_order_of_seats_does_not_change_the_deal() -> None:
    tables = [new_table(2, seed="s3cret") for _ in range(2)]
    for table, order in zip(tables, ((0, 1), (1, 0)), strict=True):
        table.deal_all()
        for seat in order:
            table.play(seat, table.legal(seat)[0])
        while table.state.actors() != [CHANCE]:
            table.play(table.state.actors()[0], RULES.codes.done.code)
        table.deal_all()
    assert tables[0].state.digest() == tables[1].state.digest()


def finished() -> Record:
    return read_record(play_out(new_table(2, seed="s3cret")).record().text())


def test_a_finished_record_is_verified() -> None:
    record = finished()
    assert verify(RULES, record) == sum(1 for entry in record.events if entry.who == CHANCE)


def test_a_changed_chance_event_is_found() -> None:
    record = finished()
    prize = record.events[0].notation
    other = "prize 2" if prize != "prize 2" else "prize 3"
    text = record.text().replace(f"* {prize}\n", f"* {other}\n", 1)
    with pytest.raises(RecordError, match=f"chance event 1 is '{other}', the seed says '{prize}'") as refused:
        verify(RULES, read_record(text))
    assert refused.value.line == text.split("\n").index(f"* {other}") + 1


def test_another_seed_is_found() -> None:
    record = finished()
    record.seed = "guess"
    with pytest.raises(RecordError, match="does not fit the commitment"):
        verify(RULES, record)
    record.seed = ""
    with pytest.raises(RecordError, match="holds no seed"):
        verify(RULES, record)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("game ferries", "game harbour", "the record is of harbour, not of ferries"),
        ("rules 1", "rules 2", "the record needs rules version 2 of ferries; this is version 1"),
        ("deck six-by-six", "deck seven", "the record was played with deck seven, not six-by-six"),
        ("seats 2", "seats 2\noptions rounds=9", "option rounds: 9 is not between 1 and 4"),
        ("* draw 0 ", "* draw 1 ", "line 11: 'draw 1 "),
        ("* draw 0 ", "0 draw 0 ", "line 11: 'draw 0 "),
        ("* draw 0 ", "* sink 0 ", "line 11: 'sink 0 "),
    ],
)
def test_a_record_that_does_not_fit_is_refused(old: str, new: str, message: str) -> None:
    text = play_out(new_table(2)).record().text()
    assert old in text
    with pytest.raises(RecordError) as refused:
        replay(RULES, read_record(text.replace(old, new, 1)))
    assert str(refused.value).startswith(message)
