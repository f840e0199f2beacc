"""No byte tells what a reader has not seen: twin games, played on the real server, are heard alike to the byte.

And each kind of leak, put into the server, is heard: the same comparison fails.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass, replace
from typing import Any

import pytest
from msgspec import Raw, json
from sqlalchemy import Connection

from roadstead.client import Client
from roadstead.engine.game import State, View
from roadstead.engine.record import Record
from roadstead.engine.table import Table
from roadstead.engine.trial import Dice
from roadstead.protocol import (
    AskPreview,
    Choice,
    FromServer,
    Happened,
    Pong,
    Position,
    Previewed,
    Staged,
    TableInfo,
)
from roadstead.refusal import Refused
from roadstead.server import app, bot_pool
from roadstead.server.bot_pool import bot_request
from roadstead.server.clock import FixedClock
from roadstead.server.connections import Reader
from roadstead.server.context import Settings
from roadstead.server.live_table import LiveTable
from roadstead.server.log import note
from roadstead.server.match import JournalEntry, Match, deal_committed
from roadstead.server.presenter import PastPosition, Presenter, Wishes
from roadstead.server.rows import TableRow
from tests.luck import SOAK
from tests.server import recording
from tests.server.recording import START, Heard, Recording, Stage, Step, Tape, Viewer, noting, plan
from tests.server.running import FREELY, Running, running
from tests.server.twins import Event, Lookalike, Setup, Twin, first_move, first_twin, random_game, twins

GAMES = [
    (Setup("bremerhaven", 3, {"mode": "short"}), 5),
    (Setup("harbour", 3, {"bonus_cards": "on", "boards": "characters"}), 8),
    (Setup("novgorod", 2), 3),
    (Setup("shipyard", 2), 8),
]
"""Tables whose options bring secrets, and seeds whose random games are not too long and rich in twins."""
FOUR = [
    Setup("bremerhaven", 4),
    Setup("harbour", 4, {"boards": "characters", "promo": "on", "bonus_cards": "on"}),
    Setup("novgorod", 4, {"merchant_and_pirate": "on"}),
    Setup("shipyard", 4),
]
MORE_GAMES = [
    (setup, seed)
    for setup in (
        Setup("bremerhaven", 2, {"ties": "reveal"}),
        Setup("harbour", 2, {"bonus_cards": "on"}),
        Setup("novgorod", 3, {"special_orders": "on"}),
        Setup("shipyard", 3),
        *FOUR,
    )
    for seed in (1, 2)
]
READERS = 4 if SOAK else 2
EACH = 2
"""Twins for each reader. The first one of all is followed as long as it can be, others for so many events."""
OTHERS = 1000 if SOAK else 40
CLOSELY = 60 if SOAK else 8
"""After so many steps from the change on a reader asks for everything; then after every `SELDOM`th."""
SELDOM = 4 if SOAK else 30


@dataclass(frozen=True)
class Pair:
    """A game that was played and twins of it, with the steps that lead through it."""

    setup: Setup
    table: Table
    steps: list[Step]
    twins: list[Twin]

    def events(self) -> list[Event]:
        return [(event.who, event.code) for event in self.table.log]

    def common(self, twin: Twin) -> list[Step]:
        """The steps before anything is told."""
        return [step for step in self.steps if step.reach <= twin.end]

    def asked(self, twin: Twin) -> list[int]:
        """After which steps the reader asks for everything."""
        first = sum(step.reach <= twin.at for step in self.steps)
        last = len(self.common(twin))
        return [at for at in range(first, last + 1) if at < first + CLOSELY or at % SELDOM == 0 or at == last]

    def tried(self) -> list[str]:
        """Moves that were hidden, in the game and in its twins."""
        book = self.table.rules.codebook
        found = {
            book.notation(code)
            for twin in self.twins
            for code in (self.table.log[twin.at].code, twin.events[twin.at][1])
        }
        return sorted(found)[:6]


def played(setup: Setup, seed: int, readers: int, each: int) -> Pair:
    """A game and its twins, for some of its readers: the public and seats, who is first by the seed."""
    table = random_game(setup, seed)
    dice = Dice(seed)
    seats = [(seed + seat) % setup.seats for seat in range(setup.seats)]
    viewers: list[Viewer] = [seats[0], None, *seats[1:]] if seed % 2 else [None, *seats]
    found: list[Twin] = []
    for viewer in viewers[:readers]:
        found += twins(table, viewer, each, dice)
    assert found, "there are twins"
    start = first_move(table)
    others = [replace(twin, end=min(twin.end, max(twin.at, start) + OTHERS)) for twin in found[1:]]
    return Pair(setup, table, plan(setup, table, dice), [found[0], *others])


class Leak(AssertionError):
    """A reader could tell two twins apart."""


def compare(one: Tape, other: Tape, whose: str) -> None:
    """Both must be the same to the byte."""
    for here, there in zip(one, other, strict=False):
        if here != there:
            raise Leak(f"{whose}: after step {here.step}, {here.how}: {difference(here, there)}")
    if len(one) != len(other):
        raise Leak(f"{whose} heard {len(one)} messages of one twin and {len(other)} of the other")


def difference(here: Heard, there: Heard) -> str:
    if (here.step, here.how) != (there.step, there.how):
        return f"the other twin has {there.how} after step {there.step} in its place"
    pairs = zip(here.data, there.data, strict=False)
    at = next((at for at, (a, b) in enumerate(pairs) if a != b), min(len(here.data), len(there.data)))
    part = slice(max(0, at - 60), at + 60)
    return f"{here.data[part]!r} and {there.data[part]!r}"


def until(tape: Tape, last: int, asked: list[int]) -> Tape:
    """What was heard up to a step; of what was asked for, only what was after these steps."""
    return [heard for heard in tape if heard.step <= last and (heard.how == "live" or heard.step in asked)]


def compare_twins(pair: Pair, twin: Twin, one: Recording, other: Recording) -> None:
    """All that the reader heard, and what the server noted."""
    last, asked = len(pair.common(twin)), pair.asked(twin)
    whose = f"{pair.setup}, seat {twin.viewer}" if twin.viewer is not None else f"{pair.setup}, the public"
    here = until(one.tapes[twin.viewer], last, asked)
    assert {heard.step for heard in here} == set(range(last + 1)), "something was heard after every step"
    compare(here, until(other.tapes[twin.viewer], last, asked), whose)
    noted = [heard for heard in one.notes if heard.step <= last]
    compare(noted, other.notes, f"{pair.setup}, the log")


async def record_twin(stage: Stage, pair: Pair, twin: Twin) -> Recording:
    asked = {twin.viewer: pair.asked(twin)}
    return await stage.record(pair.setup, twin.events, pair.common(twin), asked, pair.tried())


async def compare_all(stage: Stage, pair: Pair) -> None:
    """Play the game to its end, and each of its twins until something is told."""
    asked: dict[Viewer, set[int]] = {}
    for twin in pair.twins:
        asked.setdefault(twin.viewer, set()).update(pair.asked(twin))
    one = await stage.record(pair.setup, pair.events(), pair.steps, asked, pair.tried())
    for twin in pair.twins:
        compare_twins(pair, twin, one, await record_twin(stage, pair, twin))


class Theatre:
    """One server and one stage for all scripts, on SQLite: what is told does not hang on the database."""

    def __init__(self, site: Running, clock: FixedClock, runner: asyncio.Runner) -> None:
        self.site = site
        self.runner = runner
        self.stage = Stage(site, clock)

    def play(self, scenario: Coroutine[Any, Any, None]) -> None:
        self.runner.run(asyncio.wait_for(scenario, 3600 if SOAK else 300))


@pytest.fixture(scope="module")
def theatre(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Theatre]:
    folder, clock = tmp_path_factory.mktemp("leaks"), FixedClock(START)
    settings = Settings(f"sqlite:///{folder}/roadstead.db", rates=FREELY, clock=clock)
    with running(settings) as site, asyncio.Runner() as runner:
        theatre = Theatre(site, clock, runner)
        theatre.play(theatre.stage.open())
        yield theatre
        theatre.play(theatre.stage.close())


# -- twins ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("setup", "seed"), GAMES + MORE_GAMES if SOAK else GAMES, ids=str)
def test_twins_are_heard_alike(theatre: Theatre, setup: Setup, seed: int) -> None:
    theatre.play(compare_all(theatre.stage, played(setup, seed, READERS, EACH)))


@pytest.mark.parametrize("setup", FOUR, ids=str)
@pytest.mark.parametrize("viewer", [None, 1])
def test_twins_of_four_players_are_heard_alike(theatre: Theatre, setup: Setup, viewer: Viewer) -> None:
    """Only around the first secret: to the end takes long, `make soak` does it."""
    table, dice = random_game(setup, 4), Dice(4)
    twin = first_twin(table, viewer, 12, dice)
    pair = Pair(setup, table, plan(setup, table, dice), [twin])
    before = [step for step in pair.steps if step.reach <= twin.at]
    theatre.play(compare_short(theatre.stage, replace(pair, steps=pair.steps[: len(before) + 10])))


async def compare_short(stage: Stage, pair: Pair) -> None:
    """Play a game and its twin only as far as they are compared."""
    twin = pair.twins[0]
    same = replace(twin, events=pair.events())
    one, other = await record_twin(stage, pair, same), await record_twin(stage, pair, twin)
    compare_twins(pair, twin, one, other)


# -- counter-proofs ------------------------------------------------------------------------------------------------


def short(setup: Setup, seed: int, viewer: Viewer, at: int, steps: int) -> Pair:
    """A game with one twin that is followed for so many steps."""
    table, dice = random_game(setup, seed), Dice(seed)
    twin = Lookalike(table, viewer, dice).twin(at)
    assert twin is not None
    pair = Pair(setup, table, plan(setup, table, dice), [twin])
    return replace(pair, steps=pair.common(twin)[:steps])


def hidden_deal() -> Pair:
    """A bonus card of Harbour, dealt to the other seat at the start."""
    return short(Setup("harbour", 2, {"bonus_cards": "on"}), 1, 0, 8, 8)


def hidden_move() -> Pair:
    """Bids of Bremerhaven, made by the other seats."""
    return short(Setup("bremerhaven", 3, {"mode": "short"}), 8, 2, 27, 30)


def odd(match: Match, bit: int = 0) -> int:
    """One bit of all that is hidden."""
    return match.table.state.digest() >> bit & 1


def tell_events(patch: pytest.MonkeyPatch) -> None:
    """Events are told as they were, not as they were seen."""

    def happened(self: Presenter, at: int, seat: int | None, language: str) -> Happened:
        table = self.match.table
        event = table.log[at]
        return Happened(at, event.who, table.rules.codebook.notation(event.code), event.when, [], event.turn)

    patch.setattr(Presenter, "present_event", happened)


def tell_words(patch: pytest.MonkeyPatch) -> None:
    """An event is said in the words of the one who did it."""
    happened = Presenter.present_event

    def telling(self: Presenter, at: int, seat: int | None, language: str) -> Happened:
        table = self.match.table
        told = happened(self, at, seat, language)
        message = table.rules.words.event(table.log[at].who, table.log[at].code)
        told.said = [*([self.present_message(message, language)] if message else []), *told.said[1:]]
        return told

    patch.setattr(Presenter, "present_event", telling)


def tell_final(patch: pytest.MonkeyPatch) -> None:
    """Whether a choice is final depends on something hidden."""
    choice = Presenter.present_choice

    def telling(self: Presenter, view: View, seat: int, code: int, wishes: Wishes) -> Choice:
        told = choice(self, view, seat, code, wishes)
        told.final = bool(odd(self.match, code % 32))
        return told

    patch.setattr(Presenter, "present_choice", telling)


def tell_stages(patch: pytest.MonkeyPatch) -> None:
    """The stages on the way to a position are those of another seat."""
    stages = Presenter.present_stages

    def telling(self: Presenter, seat: int | None, since: int) -> list[Staged]:
        return stages(self, ((seat or 0) + 1) % self.match.table.seats, since)

    patch.setattr(Presenter, "present_stages", telling)


def change_positions(patch: pytest.MonkeyPatch, change: Callable[[Match, Position], None]) -> None:
    position = Presenter.present_position

    def telling(self: Presenter, seat: int | None, since: int, wishes: Wishes) -> Position:
        told = position(self, seat, since, wishes)
        change(self.match, told)
        return told

    patch.setattr(Presenter, "present_position", telling)


def tell_view(patch: pytest.MonkeyPatch) -> None:
    """The view of another seat."""

    def change(match: Match, told: Position) -> None:
        table = match.table
        told.view = Raw(json.encode(table.view(((told.seat or 0) + 1) % table.seats)))

    change_positions(patch, change)


def tell_digest(patch: pytest.MonkeyPatch) -> None:
    """The digest of the state instead of the view's."""

    def change(match: Match, told: Position) -> None:
        told.digest = f"{match.table.state.digest():x}"

    change_positions(patch, change)


def tell_due(patch: pytest.MonkeyPatch) -> None:
    """Somebody is said to be due, or not, by what is hidden."""

    def change(match: Match, told: Position) -> None:
        if odd(match):
            told.due = []

    change_positions(patch, change)


def tell_undo(patch: pytest.MonkeyPatch) -> None:
    """What may be taken back hangs on something hidden."""

    def change(match: Match, told: Position) -> None:
        if told.undo and odd(match):
            told.undo = "consent" if told.undo == "alone" else "alone"

    change_positions(patch, change)


def tell_number(patch: pytest.MonkeyPatch) -> None:
    """The number of the position that stands with the table hangs on something hidden."""
    row_of = LiveTable.updated_row

    def telling(self: LiveTable, match: Match) -> TableRow:
        row = row_of(self, match)
        return replace(row, position=row.position + odd(match))

    patch.setattr(LiveTable, "updated_row", telling)


def tell_deadline(patch: pytest.MonkeyPatch) -> None:
    """The clock hangs on something hidden."""
    deadline = LiveTable.deadline
    patch.setattr(LiveTable, "deadline", lambda self, match: (deadline(self, match) or 0) + odd(match))


def tell_record(patch: pytest.MonkeyPatch) -> None:
    """The record with the true events."""

    async def telling(self: LiveTable, seat: int | None) -> Record:
        return self.started_match().table.save()

    patch.setattr(LiveTable, "record", telling)


def tell_legality(patch: pytest.MonkeyPatch) -> None:
    """A refusal says whether somebody else could have played it."""
    play = Match.play

    def telling(self: Match, seat: int, move: str, position: int, at: int) -> list[JournalEntry]:
        try:
            return play(self, seat, move, position, at)
        except Refused as refused:
            code = self.table.rules.codebook.by_notation.get(move)
            if any(event.code == code for event in self.table.log):
                raise Refused(refused.reason, "this was somebody else's") from refused
            raise

    patch.setattr(Match, "play", telling)


def tell_preview(patch: pytest.MonkeyPatch) -> None:
    """Whether a move can be previewed hangs on something hidden."""
    preview = Reader.preview

    async def telling(self: Reader, ask: AskPreview) -> FromServer:
        told = await preview(self, ask)
        hidden = odd(self.live_table.started_match(), len(ask.move))
        return Previewed(ask.id) if isinstance(told, Previewed) and hidden else told

    patch.setattr(Reader, "preview", telling)


def tell_more(patch: pytest.MonkeyPatch) -> None:
    """One message more, or not."""
    tell = LiveTable.notify_position

    def telling(self: LiveTable) -> None:
        tell(self)
        for reader in self.readers:
            if odd(self.started_match()):
                reader.answer(Pong("more"))

    patch.setattr(LiveTable, "notify_position", telling)


def tell_header(patch: pytest.MonkeyPatch) -> None:
    """A header that stands for the state."""
    headers, info = dict(app.HEADERS), LiveTable.info

    def telling(self: LiveTable, person: str, by_invite: bool = False) -> TableInfo:
        headers["etag"] = f"{self.match.table.state.digest():x}" if self.match is not None else ""
        return info(self, person, by_invite)

    patch.setattr(app, "HEADERS", headers)
    patch.setattr(LiveTable, "info", telling)


def tell_bot(patch: pytest.MonkeyPatch) -> None:
    """A bot is asked about the true position."""
    patch.setattr(bot_pool, "pack_redealt", lambda table, seat, rng_seed: table.state.pack())


def tell_replay(patch: pytest.MonkeyPatch) -> None:
    """Of earlier positions the view of another seat is told."""

    look = Presenter.past_position

    def telling(self: Presenter, state: State, seat: int | None, wishes: Wishes) -> PastPosition:
        return look(self, state, ((seat or 0) + 1) % state.seats, wishes)

    patch.setattr(Presenter, "past_position", telling)


def tell_fork(patch: pytest.MonkeyPatch) -> None:
    """A fork begins in the true position."""
    patch.setattr(recording, "redeal_position", lambda path, seat, rng: path.state().pack())


def tell_log(patch: pytest.MonkeyPatch) -> None:
    """The server's log holds the moves."""
    play = Match.play

    def telling(self: Match, seat: int, move: str, position: int, at: int) -> list[JournalEntry]:
        entries = play(self, seat, move, position, at)
        note("played", seat=seat, move=move)
        return entries

    patch.setattr(Match, "play", telling)


LEAKS = {
    tell_events: "live",
    tell_words: "live",
    tell_final: "live",
    tell_view: "live",
    tell_stages: "live",
    tell_digest: "live",
    tell_due: "live",
    tell_undo: "live",
    tell_number: "GET",
    tell_deadline: "live",
    tell_more: "live",
    tell_preview: "live, asked: .*preview",
    tell_legality: "live, asked: .*somebody else",
    tell_record: "GET .*/record",
    tell_header: "GET .*etag",
    tell_bot: "question",
    tell_replay: "GET .*/replay",
    tell_fork: "fork",
    tell_log: "the log",
}
"""Leaks to put in, and where the first difference must be heard."""


@pytest.mark.parametrize("make", [hidden_deal, hidden_move], ids=lambda make: make.__name__)
def test_without_a_leak_they_are_heard_alike(theatre: Theatre, make: Callable[[], Pair]) -> None:
    theatre.play(compare_short(theatre.stage, make()))


@pytest.mark.parametrize(("leak", "where"), LEAKS.items(), ids=[leak.__name__ for leak in LEAKS])
def test_a_leak_is_heard(
    theatre: Theatre,
    monkeypatch: pytest.MonkeyPatch,
    leak: Callable[[pytest.MonkeyPatch], None],
    where: str,
) -> None:
    """The same comparison fails on a server with one leak put in."""
    leak(monkeypatch)
    pair = hidden_move() if leak is tell_log else hidden_deal()
    with pytest.raises(Leak, match=where):
        theatre.play(compare_short(theatre.stage, pair))


# -- what twins cannot show ----------------------------------------------------------------------------------------


def test_who_stood_up_does_not_look_over_the_shoulder_of_the_next(theatre: Theatre) -> None:
    async def scenario() -> None:
        url, tables = theatre.site.url, theatre.site.server.tables
        async with (
            await Client.guest(url, "Ann") as ann,
            await Client.guest(url, "Ben") as ben,
            await Client.guest(url, "Cleo") as cleo,
        ):
            tables.new_id = lambda: "chairs"
            tables.dealer = deal_committed
            table = await ann.create(
                "harbour", anyone=1, open=True, start=False, options={"bonus_cards": "on"}
            )
            await ben.join(table.id, seat=1)
            async with ben.live(table.id, seat=1) as live:
                await live.news()
                await ben.leave(table.id)
                await cleo.join(table.id, seat=1)
                await ann.start(table.id)
                told = await live.first_position()
                public = await ann.position(table.id)
                assert (told.seat, told.view, told.options) == (None, public.view, [])
                with pytest.raises(Refused, match="look on"):
                    await live.play("x")

    theatre.play(scenario())


def test_nobody_can_foretell_a_bot() -> None:
    """A bot's dice hang on what only the seed tells, not on what is shown of it: else its bids would be known."""
    one, other = (
        Table(setup.rules(), 2, setup.rules().game.settings(2, {}), seed=seed, table="bots")
        for setup in [Setup("bremerhaven", 2)]
        for seed in ("seed", "another")
    )
    other.commitment = one.commitment
    assert bot_request(one, 0, "random").rng_seed != bot_request(other, 0, "random").rng_seed
    assert bot_request(one, 0, "random") == bot_request(one, 0, "random")


def test_a_failing_store_is_noted_without_what_it_could_not_keep(theatre: Theatre) -> None:
    def break_or_mend(names: str) -> Callable[[Connection], object]:
        return lambda db: db.exec_driver_sql(f"ALTER TABLE {names}")

    async def scenario() -> None:
        store, tables = theatre.site.server.store, theatre.site.server.tables
        tables.new_id = lambda: "store"
        tables.dealer = deal_committed
        async with await Client.guest(theatre.site.url, "Ann") as ann:
            table = await ann.create("bremerhaven", me=2)
            seat = (await ann.position(table.id)).due[0]
            told = await ann.position(table.id, seat=seat)
            await store.write(break_or_mend("journal RENAME TO elsewhere"))
            with noting() as notes, pytest.raises(Refused) as refused:
                await ann.play(table.id, seat, told.options[0].move, told.position)
            await store.write(break_or_mend("elsewhere RENAME TO journal"))
            assert {json.decode(line.data)["event"] for line in notes.tape} == {
                "storage-failed",
                "table-lost",
            }
            said = "".join(line.data.decode() for line in notes.tape) + refused.value.text
            assert told.options[0].move not in said
            assert await ann.position(table.id, seat=seat) == told

    theatre.play(scenario())
