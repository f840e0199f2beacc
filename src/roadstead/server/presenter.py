"""What a reader of a table is sent: its seat's view, choices, prompt and events, and the seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from msgspec import Raw, Struct, json

from roadstead.engine.actions import action_start, split_actions
from roadstead.engine.cards import CardError
from roadstead.engine.codes import NotationError
from roadstead.engine.edition import Edition
from roadstead.engine.game import CHANCE, Rules, State, UnknownRules, View
from roadstead.engine.stages import stages
from roadstead.engine.table import Logged
from roadstead.engine.words import (
    ActionLine,
    Consequence,
    Happening,
    Message,
    Shortcut,
    TableSection,
    menu_place,
)
from roadstead.games import load, rules_of
from roadstead.protocol import (
    Choice,
    Happened,
    Meaning,
    Position,
    Said,
    SaidAction,
    SaidEnding,
    SaidLine,
    SaidSection,
    SaidShortcut,
    SeatInfo,
    Staged,
    TableInfo,
    UndoRequest,
    WhyNotSaid,
)
from roadstead.refusal import Refused
from roadstead.server.match import Match
from roadstead.server.rows import Found, SeatRow, TableRow
from roadstead.server.table_names import drawn_name
from roadstead.text.table import list_fields
from roadstead.text.voice import Voice

EncodedKey: TypeAlias = "tuple[int, int, Wishes]"
ANONYMOUS = "anonymous"
"""The name of deleted players where one is required, as in records."""
MAX_ENCODED = 32
"""Most encoded public messages that are cached: for all 16 wishes of the public, for new and for old readers."""


class Notice(Struct, omit_defaults=True):
    """Seats' status outside the game; stored with the table, so that lists need not load it."""

    stand_in: list[str] = []
    resigned: list[int] = []
    votes: list[int] = []
    undo: UndoRequest | None = None


def notice_of(match: Match) -> Notice:
    request = match.request
    undo = UndoRequest(request.seat, request.events, sorted(request.agreed)) if request else None
    return Notice(match.stand_in, sorted(match.resigned), sorted(match.votes), undo)


def table_info(
    found: Found, person: str, by_invite: bool, here: set[str], unknown_rules: bool = False
) -> TableInfo:
    """A table as a person sees it, in lists and at the table."""
    row = found.row
    mine = found.seats_of(person) if person else []
    kept = json.decode(row.notice, type=Notice) if row.notice else Notice()
    places = row.places()
    return TableInfo(
        id=row.id,
        game=row.game,
        options=row.named_settings(),
        status=row.status,  # type: ignore[arg-type]
        open=row.open,
        pace=row.pace,  # type: ignore[arg-type]
        clock=row.clock,
        seats=[seat_info(seat, row.due, kept, places, seat.seat in mine, here) for seat in found.seats],
        position=row.position,
        created=row.created,
        changed=row.changed,
        commitment=row.commitment,
        rules=row.rules,
        deck=row.deck,
        own_deck=bool(row.cards),
        seed=row.seed if row.commitment and row.status in ("finished", "ended") else "",
        mine=bool(mine),
        due=any(row.due >> seat & 1 for seat in mine),
        host=bool(person) and row.host == person,
        invite=row.invite if mine or by_invite or (person and row.host == person) else "",
        deadline=row.deadline or 0,
        undo=kept.undo,
        rematch=row.rematch or "",
        origin=row.origin or "",
        name=row.name or drawn_name(row.id),
        redealt=row.start is not None,
        unknown_rules=unknown_rules,
    )


def seat_info(
    seat: SeatRow, due: int, kept: Notice, places: list[tuple[int, int]], mine: bool, here: set[str]
) -> SeatInfo:
    at = seat.seat
    stand_in = kept.stand_in[at] if at < len(kept.stand_in) else ""
    told = SeatInfo(
        seat=at,
        name=seat.name,
        kind=seat.kind,  # type: ignore[arg-type]
        bot=seat.bot or stand_in,
        mine=mine,
        here=seat.person in here,
        away=bool(stand_in) and at not in kept.resigned,
        resigned=at in kept.resigned,
        due=bool(due >> at & 1),
        votes_end=at in kept.votes,
    )
    if places:
        told.place, told.total = places[at]
    return told


def recorded_names(seats: list[SeatRow]) -> list[str]:
    """The players as a record names them."""
    return [f"{seat.name} ({seat.bot})" if seat.kind == "bot" else seat.name or ANONYMOUS for seat in seats]


@lru_cache(64)
def newest_rules(game: str, cards: str) -> Rules:
    """The newest rules of a game with its newest deck, or with one's own."""
    return load(game).rules(cards or None)


@lru_cache(64)
def rules_of_edition(edition: Edition) -> Rules:
    """The rules of a started table or a record; raises UnknownRules if this installation lacks them."""
    return rules_of(edition)


def rules_of_table(row: TableRow) -> Rules:
    """The rules of a table; a waiting table will take the newest when it starts.

    Refused as `gone` if this installation lacks them, or cannot read the table's custom deck any more.
    """
    try:
        if row.status == "waiting":
            return newest_rules(row.game, row.cards)
        return rules_of_edition(row.edition())
    except (UnknownRules, CardError, NotationError) as unknown:
        raise Refused("gone", f"this table cannot be played here: {unknown}") from unknown


def digest_of(view: bytes) -> str:
    return blake2b(view, digest_size=8).hexdigest()


class Wishes(NamedTuple):
    """What a reader asked for: texts in a language (or none), the table in words, what its choices mean, stages."""

    language: str = ""
    words: bool = False
    means: bool = False
    stages: bool = False


@dataclass(frozen=True)
class PastPosition:
    """An earlier position: the view with its digest, who was due, their prompts, and how far the game had come."""

    view: Raw
    digest: str
    due: list[int]
    prompts: dict[str, Said]
    words: list[SaidSection]
    progress: Said | None


class Presenter:
    """Presents a match to readers. It reads the state only through views and the events' `seen`."""

    def __init__(self, table_id: str, match: Match, names: list[str]) -> None:
        self.table_id = table_id
        self.match = match
        self.names = names
        self.voices: dict[str, Voice] = {}
        self.events_cache: dict[tuple[int, int | None, str], tuple[Logged, Happened]] = {}
        """Formatted texts of events; cached because formatting is slow, invalid once the event is undone."""

        self.happenings_cache: dict[tuple[int, int | None], tuple[Logged, Happening]] = {}
        self.actions_cache: dict[tuple[int, int, int | None, str], tuple[Logged, SaidAction | None]] = {}
        """Actions in one line, with the last event of each; invalid once that event is undone."""

        self.encoded: dict[EncodedKey, str] = {}
        """The public messages of the newest revision as JSON."""

    def rename(self, names: list[str]) -> None:
        self.names = names
        self.voices = {}
        self.events_cache = {}
        self.actions_cache = {}
        self.encoded = {}

    def remember(self, key: EncodedKey, message: str) -> None:
        """Cache a public message of the newest revision; as readers may begin at any event, drop the oldest."""
        if self.encoded and next(iter(self.encoded))[0] != key[0]:
            self.encoded = {}  # nobody is sent an earlier revision any more
        self.encoded[key] = message
        if len(self.encoded) > MAX_ENCODED:
            del self.encoded[next(iter(self.encoded))]

    def voice(self, language: str) -> Voice:
        if language not in self.voices:
            self.voices[language] = Voice(self.match.table.rules, language, self.names)
        return self.voices[language]

    def present_message(self, message: Message, language: str) -> Said:
        text = self.voice(language).say(message) if language else ""
        return Said(
            message.key, message.args, text, message.key in self.match.table.rules.words.keys.openings
        )

    def present_position(self, seat: int | None, since: int, wishes: Wishes) -> Position:
        """Everything a reader of `seat` may know, with the events from `since` on."""
        match, language = self.match, wishes.language
        table = match.table
        words = table.rules.words
        view = table.view(seat)
        packed = json.encode(view)
        due = match.due()
        position = Position(
            table=self.table_id,
            position=table.revision,
            seat=seat,
            since=since,
            events=[self.present_event(at, seat, language) for at in range(since, len(table.log))],
            view=Raw(packed),
            digest=digest_of(packed),
            due=due,
            prompts={str(other): self.present_message(words.prompt(view, other), language) for other in due},
            words=self.present_table(view, wishes),
            actions=self.present_actions(seat, since, len(table.log), language),
            progress=self.present_progress(view, language),
            ending=self.present_ending(view, language),
            secrets=table.state.keeps_secrets(),
        )
        if seat is None or match.over() or seat in match.resigned:
            return position
        if seat in due:
            position.prompt = position.prompts[str(seat)]
            offered = [(code, self.present_choice(view, seat, code, wishes)) for code in table.legal(seat)]
            offered.sort(key=lambda each: menu_place(words.rank(view, each[0]), bool(each[1].warnings)))
            position.options = [choice for _, choice in offered]
            position.shortcuts = [
                self.present_shortcut(seat, shortcut, wishes) for shortcut in words.shortcuts(view)
            ]
            position.redo = table.redoable(seat)
        if table.undoable(seat) is not None:
            position.undo = "alone"
        elif match.events_before_last_move(seat) is not None:
            position.undo = "consent"
        return position

    def past_position(self, state: State, seat: int | None, wishes: Wishes) -> PastPosition:
        """An earlier position as a reader of `seat` saw it."""
        view = state.view(seat)
        packed = json.encode(view)
        due = [other for other in state.actors() if other != CHANCE]
        words = self.match.table.rules.words
        prompts = {
            str(other): self.present_message(words.prompt(view, other), wishes.language) for other in due
        }
        return PastPosition(
            Raw(packed),
            digest_of(packed),
            due,
            prompts,
            self.present_table(view, wishes),
            self.present_progress(view, wishes.language),
        )

    def present_table(self, view: View, wishes: Wishes) -> list[SaidSection]:
        """The table in words if the reader wishes it; for a game without such words, the fields of the view."""
        if not wishes.words:
            return []
        sections = self.match.table.rules.words.table(view)
        if not sections:
            return [
                SaidSection(
                    section.name,
                    Said("", text=section.heading),
                    [SaidLine([Said("", text=cell) for cell in line.cells]) for line in section.lines],
                )
                for section in list_fields(view)
            ]
        return [self.present_section(section, wishes.language) for section in sections]

    def present_section(self, section: TableSection, language: str) -> SaidSection:
        return SaidSection(
            section.name,
            self.present_message(section.heading, language),
            [
                SaidLine([self.present_message(cell, language) for cell in line.cells], list(line.things))
                for line in section.lines
            ],
            [self.present_message(column, language) for column in section.columns],
            section.seat,
        )

    def present_stages(self, seat: int | None, since: int) -> list[Staged]:
        """What could be seen on the way to the present position, from event `since` on."""
        staged = [
            Staged(stage.at, stage.told, Raw(json.encode(stage.view)))
            for stage in stages(self.match.table, seat, since)
        ]
        return [stage for stage, after in pairwise(staged) if bytes(stage.view) != bytes(after.view)]

    def present_progress(self, view: View, language: str) -> Said | None:
        progress = self.match.table.rules.words.progress(view)
        return None if progress is None else self.present_message(progress, language)

    def present_ending(self, view: View, language: str) -> SaidEnding | None:
        ending = None if self.match.over() else self.match.table.rules.words.ending(view)
        if ending is None:
            return None
        title, text = (self.present_message(each, language) for each in (ending.title, ending.text))
        return SaidEnding(title, text, list(ending.left), ending.by)

    def present_actions(self, seat: int | None, since: int, events: int, language: str) -> list[SaidAction]:
        """The actions with one of the first `events` events, from `since` on, in one line each."""
        table = self.match.table
        words = table.rules.words
        first = action_start(table, seat, since)
        happenings = [self.happening(at, seat) for at in range(first, events)]
        found: list[SaidAction] = []
        for part in split_actions(words, happenings):
            places = [first + place for place in part]
            at, last = places[0], places[-1]
            known = self.actions_cache.get((at, last, seat, language))
            if known is None or known[0] is not table.log[last]:
                line = words.action([happenings[place] for place in part])
                said = None if line is None else self.present_action(line, places, language)
                known = self.actions_cache[at, last, seat, language] = (table.log[last], said)
            if known[1] is not None:
                found.append(known[1])
        return found

    def phrase(self, seat: int | None, since: int, until: int, language: str) -> None:
        """Put the events from `since` to `until` into words, to be cached."""
        for at in range(since, until):
            self.present_event(at, seat, language)
        self.present_actions(seat, since, until, language)

    def has_phrased(self, at: int, seat: int | None, language: str) -> bool:
        known = self.events_cache.get((at, seat, language))
        return known is not None and known[0] is self.match.table.log[at]

    def happening(self, at: int, seat: int | None) -> Happening:
        """An event as a seat saw it, cached."""
        event = self.match.table.log[at]
        known = self.happenings_cache.get((at, seat))
        if known is None or known[0] is not event:
            known = self.happenings_cache[at, seat] = (event, self.match.table.happening(at, seat))
        return known[1]

    def present_action(self, line: ActionLine, places: list[int], language: str) -> SaidAction:
        at, last = places[0], places[-1]
        return SaidAction(
            at,
            last,
            line.who,
            self.present_message(line.head, language),
            self.match.table.log[at].turn,
            [self.present_message(part, language) for part in line.parts],
            line.weight,
            self.voice(language).say_action(line) if language else "",
            places if last - at >= len(places) else [],
        )

    def present_plan(self, state: State, view: View, seat: int, language: str) -> list[Choice]:
        """What a seat could choose in a position that it tries out."""
        words = self.match.table.rules.words
        if seat not in state.actors():
            return []
        return [
            Choice(
                move=self.match.table.rules.codebook.notation(code),
                said=self.present_message(words.choice(view, code), language),
                targets=words.targets(view, code),
                answers=words.answers(view, code),
            )
            for code in state.legal(seat)
        ]

    def present_choice(self, view: View, seat: int, code: int, wishes: Wishes) -> Choice:
        table, language = self.match.table, wishes.language
        words = table.rules.words
        foresight = table.foresee(seat, code, self.match.bot_seats(), view)
        return Choice(
            move=table.rules.codebook.notation(code),
            said=self.present_message(words.choice(view, code), language),
            targets=words.targets(view, code),
            final=foresight.final,
            over=foresight.over,
            warnings=[self.present_message(message, language) for message in foresight.warnings],
            means=self.present_consequences(foresight.consequences, wishes),
            answers=words.answers(view, code),
        )

    def present_shortcut(self, seat: int, shortcut: Shortcut, wishes: Wishes) -> SaidShortcut:
        table = self.match.table
        foresight = table.foresee_line(seat, shortcut.codes, self.match.bot_seats())
        return SaidShortcut(
            moves=[table.rules.codebook.notation(code) for code in shortcut.codes],
            said=self.present_message(shortcut.message, wishes.language),
            final=foresight.final,
            over=foresight.over,
            means=self.present_consequences([*shortcut.means, *foresight.consequences], wishes),
            steps=[self.present_message(step, wishes.language) for step in shortcut.steps],
            targets=list(shortcut.targets),
        )

    def present_consequences(self, consequences: Sequence[Consequence], wishes: Wishes) -> list[Meaning]:
        return [
            self.present_consequence(each, wishes.language) for each in (consequences if wishes.means else ())
        ]

    def present_consequence(self, consequence: Consequence, language: str) -> Meaning:
        brief = self.match.table.rules.words.keys.brief(consequence.message)
        return Meaning(
            consequence.kind,  # type: ignore[arg-type]
            self.present_message(consequence.message, language),
            self.present_message(brief, language) if brief is not None else None,
        )

    def present_why_not(self, seat: int, target: str, language: str, id: str) -> WhyNotSaid:
        why_not = self.match.table.why_not(seat, target)
        if why_not is None:
            return WhyNotSaid(id)
        return WhyNotSaid(id, self.present_message(why_not.message, language), why_not.rule)

    def present_event(self, at: int, seat: int | None, language: str) -> Happened:
        table = self.match.table
        event = table.log[at]
        known = self.events_cache.get((at, seat, language))
        if known is not None and known[0] is event:
            return known[1]
        seen = event.seen[table.seats if seat is None else seat]
        said = [self.present_message(message, language) for message in table.words_of(at, seat)]
        beside = [other for other in event.actors if other != event.who and other != CHANCE]
        told = Happened(
            at, event.who, table.rules.codebook.notation(seen), event.when, said, event.turn, beside
        )
        if language:
            self.events_cache[at, seat, language] = (event, told)
        return told


def due_bits(match: Match) -> int:
    return sum(1 << seat for seat in match.due())
